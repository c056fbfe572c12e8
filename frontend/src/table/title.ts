// The title of the scene: a field of the table, or the title of a record.
import type { Book } from "../generated/layouts";

export function titleOf(state: Record<string, unknown>, book: Book): string {
    const held = state[book.shown.find((one) => one.place === "title")?.field ?? ""];
    return String((typeof held === "object" && held !== null ? (held as Record<string, unknown>)["title"] : held) ?? "");
}
