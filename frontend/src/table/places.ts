// Named places, and who and what is in them: read from the state by what the book says is shown.
import type { Book } from "../generated/layouts";
import type { Person } from "./people";

type State = Record<string, unknown>;

export interface BoardPlace {
    id: string;
    name: string;
    links: readonly string[];
}

export interface BoardPiece {
    id: string;
    name: string;
    kind: "person" | "thing";
    side: "ours" | "theirs";
    /** Where it is; nowhere if it is not on the board. */
    place: string;
    out: boolean;
    hidden: boolean;
    note: string;
    /** Places where it may be put right away. */
    reach: readonly string[];
    /** Whether it moves by somebody taking a turn. */
    turns: boolean;
    /** Of a thing: who owns it, how strong it is, and whether it protects. */
    owner?: string;
    strength?: number;
    guards?: boolean;
}

export interface Thing {
    id: string;
    name: string;
    owner: string;
    zone: string;
    potency: number;
    defensive: boolean;
    out: boolean;
    /** Missing where the book hides nothing. */
    seen?: boolean;
}

interface Edge {
    one: string;
    other: string;
    obstacle: string;
}

interface Looking {
    mine: readonly string[];
    isGm: boolean;
    note: (thing: Thing) => string;
}

/** The places, each with those beside it, whether the places say so or a list of its own. */
export function placesOf(state: State, book: Book): BoardPlace[] {
    const places = (state[book.places.places] ?? []) as BoardPlace[];
    if (!book.places.edges) return places;
    const edges = (state[book.places.edges] ?? []) as Edge[];
    return places.map((place) => ({ ...place, links: edges.filter((edge) => edge.one === place.id).map((edge) => edge.other) }));
}

/** Obstacles between a place and its neighbours. */
export function obstaclesOf(state: State, book: Book, place: string): { other: string; obstacle: string }[] {
    const edges = (book.places.edges ? (state[book.places.edges] ?? []) : []) as Edge[];
    return edges
        .filter((edge) => edge.obstacle && [edge.one, edge.other].includes(place))
        .map((edge) => ({ other: edge.one === place ? edge.other : edge.one, obstacle: edge.obstacle }));
}

/** The neighbours of a place, whichever of the two names the other. */
export function neighbours(places: readonly BoardPlace[], id: string): string[] {
    return places.filter((one) => one.id !== id && (one.links.includes(id) || places.some((place) => place.id === id && place.links.includes(one.id)))).map((one) => one.id);
}

/** People, then things. The GM puts them anywhere; whoever owns a thing moves it in turn. */
export function piecesOf(state: State, book: Book, people: readonly Person[], { mine, isGm, note }: Looking): BoardPiece[] {
    const laid = placesOf(state, book);
    const places = laid.map((one) => one.id);
    const others = (here: string): string[] => (isGm ? places.filter((place) => place !== here) : []);
    /** A hero of mine walks where the book lets people walk. */
    const near = (one: Person, here: string): string[] => (!isGm && book.places.walk && mine.includes(one.id) && !one.out ? neighbours(laid, here) : others(here));
    const side = (owner: string): BoardPiece["side"] => people.find((one) => one.id === owner)?.side ?? "ours";
    const standing = people.map((one): BoardPiece => {
        const place = String(one.raw["zone"] ?? "");
        return { id: one.id, name: one.name, kind: "person", side: one.side, place, out: one.out, hidden: one.hidden, note: "", reach: near(one, place), turns: false };
    });
    const things = ((state[book.places.things] ?? []) as Thing[]).filter((one) => !one.out);
    const lying = things.map(
        (one): BoardPiece => ({ id: one.id, name: one.name, kind: "thing", side: side(one.owner), place: one.zone, out: false, hidden: one.seen === false, note: note(one), reach: others(one.zone), turns: one.zone !== "" && mine.includes(one.owner), owner: one.owner, strength: one.potency, guards: one.defensive }),
    );
    return [...standing, ...lying];
}

/** Things that a person owns, on the board or not: each by its name, with its note. */
export function thingsOf(state: State, book: Book, owner: string, words: Words): string[] {
    const things = ((state[book.places.things] ?? []) as Thing[]).filter((one) => one.owner === owner && !one.out);
    return things.map((one) => [one.name, noteOf(one, words)].filter(Boolean).join(" · "));
}

interface Words {
    has: (key: string) => boolean;
    say: (key: string) => string;
}

/** The word for how strong a thing is, where the book has one. */
const STRENGTH = "arg-potency";

/** How strong a thing is, and whether it protects. */
export function noteOf(thing: Thing, { has, say }: Words): string {
    const strength = thing.potency ? `${has(STRENGTH) ? say(STRENGTH) : ""} ${thing.potency}`.trim() : "";
    return [strength, thing.defensive ? say("places-guards") : ""].filter(Boolean).join(" · ");
}

/** A row of places from their names, a line for each: every one is next to the one after it. */
export function placesInRow(names: string): BoardPlace[] {
    const said = names.split("\n").map((name) => name.trim()).filter(Boolean);
    return said.map((name, at) => ({ id: `place${at + 1}`, name, links: at + 1 < said.length ? [`place${at + 2}`] : [] }));
}

/** How many steps it is from one place to another; nothing where no way leads there. */
export function stepsBetween(places: readonly BoardPlace[], from: string, to: string): number | undefined {
    const known = new Set([from]);
    for (let here = [from], steps = 0; here.length; steps += 1) {
        if (here.includes(to)) return steps;
        here = here.flatMap((id) => neighbours(places, id)).filter((id) => !known.has(id) && known.add(id));
    }
    return undefined;
}
