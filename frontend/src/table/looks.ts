// How the figures of a table look: a colour, and a face if one was picked. Tokens ask for it by the figure's id.
import { getContext, setContext } from "svelte";

export interface Look {
    /** The colour of the player, from one. */
    colour?: number | undefined;
    /** Where the picture of the face lies. */
    face?: string | undefined;
}

type Looks = (id: string) => Look | undefined;

const KEY = Symbol("looks");

export const setLooks = (looks: Looks): Looks => setContext(KEY, looks);
export const getLooks = (): Looks | undefined => getContext<Looks | undefined>(KEY);
