// Pages that were handed out or shown, and notes.
import type { RoomState } from "../generated/room";

export interface Page {
    id: string;
    kind: "page" | "note";
    title: string;
    text: string;
    picture: string;
    /** Names of the others who have it, where not everybody does. */
    to: string;
}

const LONGEST_TITLE = 40;

/** The pages and notes a viewer holds, as far as they know of them; `nameOf` says who sits at a seat. */
export function pagesOf(room: RoomState | undefined, nameOf: (seat: string) => string): Page[] {
    if (!room) return [];
    const names = (seats: readonly string[] = []): string => seats.map(nameOf).join(", ");
    return [
        ...room.exhibits.map((one): Page => ({ ...one, kind: "page", to: "" })),
        ...room.handouts.map((one): Page => ({ id: one.id ?? "", kind: "page", title: one.title ?? "", text: one.text ?? "", picture: one.picture ?? "", to: names(one.readers) })),
        ...room.postings.map((one): Page => note(one.id, one.text, "")),
        ...room.notes.map((one): Page => note(one.id ?? "", one.text ?? "", names(one.readers))),
    ];
}

function note(id: string, text: string, to: string): Page {
    const first = text.split("\n")[0] ?? "";
    const title = first.length > LONGEST_TITLE ? `${first.slice(0, LONGEST_TITLE - 1)}…` : first;
    return { id, kind: "note", title, text, picture: "", to };
}
