// The newest of several answers: asked for after a pause, and older ones are forgotten.

export class Newest<Answer> {
    #asked = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #coming: Promise<void> = Promise.resolve();

    constructor(
        readonly fetch: () => Promise<Answer>,
        readonly found: (answer: Answer) => void,
    ) {}

    /** Ask once more; what is asked within the pause is asked once. */
    ask(pause = 0): void {
        this.#asked += 1;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#fetch(), pause);
    }

    /** Resolves when nothing is under way any more; what still pauses is asked for at once. */
    async settled(): Promise<void> {
        if (this.#timer !== undefined) this.#fetch();
        for (let coming; coming !== this.#coming; ) {
            coming = this.#coming;
            await coming;
        }
    }

    /** Nobody wants to know any more. */
    stop(): void {
        this.#asked += 1;
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }

    #fetch(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const mine = this.#asked;
        // Without an answer everything stays as it was; whoever needs it is asked by the server.
        this.#coming = this.fetch().then((answer) => (mine === this.#asked ? this.found(answer) : undefined)).catch(() => undefined);
    }
}
