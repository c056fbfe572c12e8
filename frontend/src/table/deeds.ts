// Deeds: what somebody begins. The pieces of a deed are the arguments of the book's procedure, asked for by shape.
import { blank, shapeOf, type Answer, type Piece, type Schema, type Shape } from "../forms/shape";
import type { Book } from "../generated/layouts";
import type { Argument, Beginning, Word } from "../generated/wire";
import { optionOf, type Person } from "./people";

export interface Words {
    /** What a piece of a deed is called. */
    label: (name: string) => string;
    /** What a word of the rules is called. */
    term: (word: string, field: string) => string;
    nobody: string;
}

export interface Deed {
    procedure: string;
    pieces: Piece[];
    start: Record<string, Answer>;
    /** Pieces that are settled already and not asked for. */
    settled: Record<string, Answer>;
    needed: string[];
}

/** A deed as a form: who does it is settled, ids of new things are made up, everything else is asked for. */
export function deedOf(beginning: Beginning, book: Book, people: readonly Person[], hero: string, words: Words, settled: Record<string, Answer> = {}, table: Record<string, unknown> = {}): Deed {
    const known: Record<string, Answer> = { ...settled };
    const pieces: Piece[] = [];
    for (const argument of beginning.arguments) {
        const full = `${beginning.name}/${argument.name}`;
        if (argument.name in known) continue;
        if (argument.own_hero && hero) known[argument.name] = hero;
        else if (!book.fresh.includes(full) && !book.elsewhere.includes(full)) pieces.push(piece(argument, whoFits(book, full, argument.name, people) ?? whatFits(book, argument.name, table), words));
    }
    const asked = new Set(pieces.map((one) => one.name));
    return {
        procedure: beginning.name,
        pieces,
        start: Object.fromEntries(pieces.map((one) => [one.name, blank(one.shape)])),
        settled: known,
        needed: beginning.arguments.filter((argument) => argument.needed && asked.has(argument.name)).map((argument) => argument.name),
    };
}

/** What can be begun at this table: where nobody stands on squares, none is asked for. */
export function offSquares(beginning: Beginning, state: Record<string, unknown>, book: Book): Beginning {
    if (optionOf(state, book.board.way) === "grid") return beginning;
    return { ...beginning, arguments: beginning.arguments.filter((argument) => argument.needed || shapeOf(argument.takes as Schema).kind !== "square") };
}

/** Who may be named by an argument, if it names somebody at all. What holds of one procedure goes before what holds of all. */
function whoFits(book: Book, full: string, name: string, people: readonly Person[]): readonly Person[] | undefined {
    const rule = book.somebody.find((one) => one.argument === full) ?? book.somebody.find((one) => one.argument === name);
    return rule && people.filter((person) => rule.side === "any" || (person.side === rule.side && (rule.side === "ours" || !person.out)));
}

/** What may be named by an argument, if it names one of the things in a list of the table. */
function whatFits(book: Book, name: string, table: Record<string, unknown>): readonly Named[] | undefined {
    const [, list] = book.listed.find(([argument]) => argument === name) ?? [];
    return list === undefined ? undefined : ((table[list] ?? []) as (Named & { out?: boolean })[]).filter((one) => !one.out);
}

/** Whether everything that a deed cannot do without can be asked for in a form. */
export function isAskable(beginning: Beginning, book: Book): boolean {
    return beginning.arguments.every((one) => !one.needed || !book.elsewhere.includes(`${beginning.name}/${one.name}`));
}

interface Named {
    id: string;
    name: string;
}

function piece(argument: Argument, people: readonly Named[] | undefined, words: Words): Piece {
    const plain = shapeOf(argument.takes as Schema);
    const shape = people ? ofPeople(plain, people, argument.needed, words) : inOurWords(plain, argument.name, words);
    return { name: argument.name, label: words.label(argument.name), shape };
}

function ofPeople(plain: Shape, people: readonly Named[], needed: boolean, words: Words): Shape {
    const named: Word[] = people.map((person) => ({ id: person.id, said: person.name }));
    if (plain.kind === "several") return { kind: "several", ideas: named, closed: true };
    return { kind: "choice", words: needed ? named : [{ id: "", said: words.nobody }, ...named] };
}

function inOurWords(plain: Shape, name: string, words: Words): Shape {
    const say = (list: Word[]): Word[] => list.map((word) => ({ id: word.id, said: words.term(word.id, name) }));
    if (plain.kind === "choice") return { kind: "choice", words: say(plain.words) };
    return plain.kind === "several" ? { ...plain, ideas: say(plain.ideas) } : plain;
}

/** The text that says what a procedure is called. */
export const deedName = (procedure: string): string => `deed-${procedure.replaceAll(".", "-")}`;

/** An id for something new. */
export const newId = (): string => `x${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ""}`;

/** What is sent: everything settled or said, and nothing that was left empty. */
export function argsOf(deed: Deed, value: Record<string, Answer>, book: Book, made: () => string): Record<string, Answer> {
    const said = Object.entries(value).filter(([name, one]) => deed.needed.includes(name) || !isEmpty(deed, name, one));
    const fresh = book.fresh
        .filter((full) => full.startsWith(`${deed.procedure}/`))
        .map((full) => [full.split("/")[1] ?? "", made()] as const);
    return { ...deed.settled, ...Object.fromEntries(fresh), ...Object.fromEntries(said) };
}

function isEmpty(deed: Deed, name: string, value: Answer): boolean {
    const shape = deed.pieces.find((one) => one.name === name)?.shape;
    if (shape?.kind === "square") return Array.isArray(value) && value.every((one) => one === 0);
    return value === "" || value === 0 || value === false || value === null || (Array.isArray(value) && !value.length);
}

/** Whether everything that must be said has been. */
export function isComplete(deed: Deed, value: Record<string, Answer>): boolean {
    return deed.needed.every((name) => {
        const one = value[name];
        return one !== "" && one !== undefined && !(Array.isArray(one) && !one.length);
    });
}
