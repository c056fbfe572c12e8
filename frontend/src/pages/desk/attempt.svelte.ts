// Trying something that the server may refuse: one thing at a time, and the reason stays until the next try.

export class Attempt {
    busy = $state(false);
    problem = $state("");

    /** Whether it was done. */
    async at(work: () => Promise<unknown>): Promise<boolean> {
        this.busy = true;
        this.problem = "";
        try {
            await work();
            return true;
        } catch (error) {
            this.problem = (error as Error).message;
            return false;
        } finally {
            this.busy = false;
        }
    }
}
