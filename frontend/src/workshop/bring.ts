// A character on its way to a table.
import { slug, type Sheet } from "./draft.svelte";

/** The request that brings a sheet to one's seat, under ids that nobody else has. */
export function bringRequest(sheet: Sheet): { id: string; hero: string; sheet: Sheet } {
    const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
    return { id: `bring-${one.toString(36)}`, hero: `${slug(String(sheet["name"] ?? ""))}-${other.toString(36).slice(-4)}`, sheet };
}
