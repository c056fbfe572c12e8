// The GM's shelf: a scene with all that is in it as a form has it, and as it is kept until it is shown.
import type { Book, QuickAction } from "../generated/layouts";
import type { Prepared } from "../generated/orders";
import type { ShelfItem } from "../generated/room";
import type { Corner } from "./areas";

export interface Figure {
    name: string;
    procedure: string;
    args: Record<string, unknown>;
}

/** A prepared scene as it is written. */
export interface Draft {
    title: string;
    text: string;
    picture: string;
    /** Where the places lie on the picture: their corners, in thousandths of it. */
    areas: readonly (readonly Corner[])[];
    clock: string;
    length: number;
    page: string;
    words: string;
    figures: readonly Figure[];
}

export const EMPTY: Draft = { title: "", text: "", picture: "", areas: [], clock: "", length: 6, page: "", words: "", figures: [] };

/** One more of a kind, called after it with the next free number. */
export function figureOf(quick: QuickAction, kind: string, taken: ReadonlySet<string>): Figure {
    const free = Array.from({ length: taken.size + 1 }, (_, at) => `${kind} ${at + 1}`).find((name) => !taken.has(name));
    const name = free ?? kind;
    return { name, procedure: quick.procedure, args: { ...Object.fromEntries(quick.args), ...(quick.named ? { [quick.named]: name } : {}) } };
}

/** What a draft holds. The scene begins by the book's own action, so that its description is that of the scene under way. */
export function preparedOf(draft: Draft, book: Book): Prepared {
    const title = draft.title.trim();
    const begins = book.scene.procedure ? [{ procedure: book.scene.procedure, args: JSON.stringify({ ...Object.fromEntries(book.scene.args), [book.scene.named]: title }) }] : [];
    return {
        scene: draft.text.trim() || draft.picture ? { title: begins.length ? title : "", text: draft.text.trim(), picture: draft.picture, traits: [], areas: cornersOf(draft.areas) } : null,
        ground: null,
        clocks: draft.clock.trim() ? [{ name: draft.clock.trim(), length: draft.length, at: 0, seen: true }] : [],
        pages: draft.page.trim() ? [{ title: draft.page.trim(), text: draft.words.trim(), picture: "", readers: [], everyone: true }] : [],
        actions: [...begins, ...draft.figures.map(({ procedure, args }) => ({ procedure, args: JSON.stringify(args) }))],
    };
}

/** An item of the shelf as a draft again. */
export function draftOf(item: ShelfItem, book: Book): Draft {
    const { scene, clocks: [clock], pages: [page] } = item.holds;
    return {
        title: item.title, text: scene?.text ?? "", picture: scene?.picture ?? "", areas: scene?.areas ?? [],
        clock: clock?.name ?? "", length: clock?.length ?? EMPTY.length,
        page: page?.title ?? "", words: page?.text ?? "",
        figures: figuresOf(item, book),
    };
}

/** Those whom an item brings to the table. */
export function figuresOf(item: ShelfItem, book: Book): Figure[] {
    return item.holds.actions.filter((one) => one.procedure !== book.scene.procedure).map((one) => {
        const args = JSON.parse(one.args) as Record<string, unknown>;
        const named = book.quick.find((quick) => quick.procedure === one.procedure)?.named ?? "name";
        return { name: String(args[named] ?? ""), procedure: one.procedure, args };
    });
}

/** Areas as they are sent; one that is no shape yet is left out. */
export const cornersOf = (areas: readonly (readonly Corner[])[]): [number, number][][] => areas.filter((one) => one.length > 2).map((one) => one.map(([x, y]) => [x, y]));
