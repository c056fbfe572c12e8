// The GM's desk by phase: what is likely to be pressed next, and all else by the chapters of the book.
import type { Book } from "../generated/layouts";
import type { ProcedureListed } from "../generated/wire";
import type { Person } from "./people";
import { titleOf } from "./title";

export interface ActionChapter {
    id: string;
    title: string;
    actions: ProcedureListed[];
}

/** Actions by their chapters, in the order of the first of each. */
export function byChapter(actions: readonly ProcedureListed[]): ActionChapter[] {
    const chapters = new Map<string, ActionChapter>();
    for (const one of actions) {
        const chapter = chapters.get(one.group) ?? { id: one.group, title: one.chapter, actions: [] };
        chapters.set(one.group, chapter);
        chapter.actions.push(one);
    }
    return [...chapters.values()].sort((one, other) => one.title.localeCompare(other.title));
}

/** The action that is likely to come next while nobody takes turns: a scene, then a fight where foes stand in one. */
export function nextOf(book: Book, table: Record<string, unknown>, people: readonly Person[], closed: Record<string, string>): string {
    const foes = people.some((one) => one.side === "theirs" && !one.out && !one.hidden);
    const next = !titleOf(table, book) ? book.scene.procedure : foes ? book.fight : "";
    return next in closed ? "" : next;
}
