// A character on its way to a table.
import { plain, type Sheet } from "./draft.svelte";

/** What is sent to bring a sheet to one's seat, under ids that nobody else has. */
export function bringing(sheet: Sheet): { id: string; hero: string; sheet: Sheet } {
    const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
    return { id: `bring-${one.toString(36)}`, hero: `${plain(String(sheet["name"] ?? ""))}-${other.toString(36).slice(-4)}`, sheet };
}
