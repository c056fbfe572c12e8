// The people at a table, whatever the book: read from the state by what the book says is shown.
import type { Book, People } from "../generated/layouts";

export interface Person {
    id: string;
    name: string;
    seat: string;
    side: "ours" | "theirs";
    out: boolean;
    /** The players do not know of this one. */
    hidden: boolean;
    people: People;
    raw: Record<string, unknown>;
}

type State = Record<string, unknown>;

/** Everybody a viewer knows of, ours first. */
export function peopleOf(state: State, book: Book): Person[] {
    return book.people.flatMap((people) => those(state, people).map((raw) => person(raw, people)));
}

/** The records of a list, or of one side of it where a list holds both. */
function those(state: State, people: People): State[] {
    const all = (state[people.field] ?? []) as State[];
    const [field, value] = people.where;
    return field ? all.filter((raw) => raw[field] === value) : all;
}

function person(raw: State, people: People): Person {
    return {
        id: String(raw["id"] ?? ""),
        name: String(raw["name"] ?? ""),
        seat: String(raw["seat"] ?? ""),
        side: people.side,
        out: people.shown.some((one) => ["fallen", "out", "defeated"].includes(one.field) && Boolean(raw[one.field])),
        hidden: people.seen !== "" && raw[people.seen] === false,
        people,
        raw,
    };
}

/** The first letters of a name as people see them: an emoji, or a letter with all its marks, is one. */
export function firstLetters(name: string, count: number): string {
    return Array.from(new Intl.Segmenter().segment(name.trim()), (one) => one.segment).slice(0, count).join("");
}

/** Two letters that stand for somebody on a small token: of many with one name, the number tells which. */
export function initials(name: string): string {
    const words = name.split(/\s+/).filter(Boolean);
    const last = words.length > 1 ? (words.at(-1) ?? "") : "";
    if (!last) return firstLetters(name, 2);
    return `${firstLetters(name, 1)}${/^\d+$/.test(last) ? last : firstLetters(last, 1)}`;
}

interface Distance {
    one?: string;
    other?: string;
    zone?: string;
}

/** How far two are from each other, in the book's zones. */
export function zoneBetween(state: State, book: Book, one: Person, other: Person): string {
    const spots = [one.raw["place"], other.raw["place"]];
    if (optionOf(state, "zone_model") === "track") {
        const apart = Math.abs(Number(spots[0] ?? 0) - Number(spots[1] ?? 0));
        return book.board.zones[Math.min(apart, book.board.zones.length - 1)] ?? book.board.usual;
    }
    const pairs = (state["distances"] ?? []) as Distance[];
    const pair = pairs.find((each) => [each.one, each.other].includes(one.id) && [each.one, each.other].includes(other.id));
    return pair?.zone ?? book.board.usual;
}

/** Whether the line between two is blocked. */
export function isBlocked(state: State, one: Person, other: Person): boolean {
    const pairs = (state["blocked"] ?? []) as Distance[];
    return pairs.some((each) => [each.one, each.other].includes(one.id) && [each.one, each.other].includes(other.id));
}

export function optionOf(state: State, name: string): string {
    return String((state["options"] as Record<string, unknown> | undefined)?.[name] ?? "");
}

/** The zones next to one, into which a turn's movement leads. */
export function nextTo(book: Book, zone: string): string[] {
    const at = book.board.zones.indexOf(zone);
    return [book.board.zones[at - 1], book.board.zones[at + 1]].filter((one): one is string => one !== undefined);
}

/** How many colours there are for players. */
export const COLOURS = 6;

/** Whether a seat has its colour from a second round of them: then its stone has a doubled rim. */
export function isDoubled(seats: readonly { id: string }[], id: string): boolean {
    return seats.filter((seat) => seat.id !== "gm").findIndex((seat) => seat.id === id) >= COLOURS;
}

/** The colour of each seat but the GM's, by its place in the order in which seats were made, which never changes; from one. */
export function coloursOf(seats: readonly { id: string }[]): Map<string, number> {
    return new Map(seats.filter((seat) => seat.id !== "gm").map((seat, at) => [seat.id, (at % COLOURS) + 1]));
}
