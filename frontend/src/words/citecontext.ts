// Looking a rule up: whichever page has a place for it says how, and whatever stands on that page can use it.
import { getContext, setContext } from "svelte";

type Cite = (cite: string) => void;
const KEY = Symbol("citing");

export const setCite = (cite: Cite): Cite => setContext(KEY, cite);
export const getCite = (): Cite | undefined => getContext<Cite | undefined>(KEY);
