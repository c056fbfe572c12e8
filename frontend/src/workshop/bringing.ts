// A character on its way to a table.
import { BOOKS } from "../generated/layouts";
import type { BookShown } from "../generated/wire";
import { plain, type Options, type Sheet } from "./draft.svelte";

/** The options of a table as the workshop takes them: those that its book has. */
export function optionsOf(state: Record<string, unknown>, book: string, about: BookShown): Options {
    const place = BOOKS[book]?.shown.find((one) => one.widget === "options")?.field ?? "options";
    const held = (state[place] ?? {}) as Record<string, unknown>;
    return Object.fromEntries(about.options.map(({ name, field, default: usual }) => [name, String(held[field] ?? usual)]));
}

/** What is sent to bring a sheet to one's seat, under ids that nobody else has. */
export function bringing(sheet: Sheet): { id: string; hero: string; sheet: Sheet } {
    const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
    return { id: `bring-${one.toString(36)}`, hero: `${plain(String(sheet["name"] ?? ""))}-${other.toString(36).slice(-4)}`, sheet };
}
