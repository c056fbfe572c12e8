// Actions: what a hero or the GM can begin. The pieces of an action are the arguments of the book's procedure, asked for by shape.
import { blank, shapeOf, type AnswerValue, type Piece, type Schema, type Shape } from "../forms/shape";
import type { Book } from "../generated/layouts";
import type { ProcedureListed, NamedValue } from "../generated/wire";
import { optionOf, type Person } from "./people";

export interface ActionWords {
    /** The label of a piece of an action, or of a piece of a record in it. */
    label: (name: string, within: string) => string;
    /** The name of a word of the rules. */
    term: (word: string, field: string) => string;
    nobody: string;
    nothing: string;
    /** The name of an answer left to the rules. */
    usual: string;
}

export interface Action {
    procedure: string;
    pieces: Piece[];
    start: Record<string, AnswerValue>;
    /** Pieces that are settled already and not asked for. */
    settled: Record<string, AnswerValue>;
    needed: string[];
    /** Values that hold where a piece is not sent. */
    usual: Record<string, AnswerValue>;
}

/** The hero who acts: id and seat, and all that is known of them. */
export type Doer = Pick<Person, "id" | "seat" | "raw">;

export const NOBODY: Doer = { id: "", seat: "", raw: {} };

interface Around {
    book: Book;
    people: readonly Person[];
    doer: Doer;
    words: ActionWords;
    table: Record<string, unknown>;
}

/** A procedure as an action to fill in: who does it is settled, ids of new things are made up, everything else is asked for. */
export function actionOf(procedure: ProcedureListed, book: Book, people: readonly Person[], doer: Doer, words: ActionWords, settled: Record<string, AnswerValue> = {}, table: Record<string, unknown> = {}): Action {
    const around = { book, people, doer, words, table };
    const known: Record<string, AnswerValue> = { ...settled };
    const pieces: Piece[] = [];
    for (const argument of procedure.arguments) {
        const full = `${procedure.name}/${argument.name}`;
        if (argument.name in known) continue;
        if (argument.own_hero && doer.id) known[argument.name] = doer.id;
        else if (argument.own_seat && doer.seat) known[argument.name] = doer.seat;
        else if (isAsked(book, full)) pieces.push(piece(argument.name, full, argument.needed, shapeOf(argument.takes), around));
    }
    const asked = new Set(pieces.map((one) => one.name));
    return {
        procedure: procedure.name,
        pieces,
        start: Object.fromEntries(pieces.map((one) => [one.name, startValue(one, procedure)])),
        settled: known,
        usual: Object.fromEntries(procedure.arguments.filter((argument) => argument.default !== undefined).map((argument) => [argument.name, argument.default as AnswerValue])),
        needed: procedure.arguments.filter((argument) => argument.needed && asked.has(argument.name)).map((argument) => argument.name),
    };
}

const isAsked = (book: Book, full: string): boolean => !book.fresh.includes(full) && !book.elsewhere.includes(full);

/** The value a piece starts with: the book's own where nothing is said. */
function startValue({ name, shape }: Piece, procedure: ProcedureListed): AnswerValue {
    const argument = procedure.arguments.find((one) => one.name === name);
    if (shape.kind !== "record") return fitting(shape, argument?.default as AnswerValue | undefined) ?? blank(shape);
    const takes = argument?.takes as Schema;
    const inner = takes.$ref ? takes.$defs?.[takes.$ref.split("/").pop() ?? ""] : takes;
    const usual = shape.pieces.map((one) => [one.name, (inner?.properties?.[one.name]?.default as AnswerValue | undefined) ?? blank(one.shape)]);
    return Object.fromEntries(usual) as AnswerValue;
}

/** The usual value of a piece, if its form can show it. */
function fitting(shape: Shape, usual: AnswerValue | undefined): AnswerValue | undefined {
    return shape.kind === "choice" && !shape.words.some((word) => word.id === String(usual)) ? undefined : usual;
}

/** A procedure as it is begun at this table: where nobody stands on squares, none is asked for. */
export function offSquares(procedure: ProcedureListed, state: Record<string, unknown>, book: Book): ProcedureListed {
    if (optionOf(state, book.board.way) === "grid") return procedure;
    return { ...procedure, arguments: procedure.arguments.filter((argument) => argument.needed || shapeOf(argument.takes as Schema).kind !== "square") };
}

/** People whom an argument may name, if it names people at all. A rule for one procedure goes before a rule for all. */
function whoFits(full: string, name: string, { book, people, doer }: Around): readonly Named[] | undefined {
    const rule = ofOneOrAll(book.somebody, full, name);
    const others = people.filter((person) => rule?.oneself || person.id !== doer.id);
    return rule && others.filter((person) => rule.side === "any" || (person.side === rule.side && (rule.side === "ours" || !person.out)));
}

/** Things that an argument may name, if it names one of the things in a list. */
function whatFits(full: string, name: string, { book, table, doer }: Around): readonly Named[] | undefined {
    const rule = ofOneOrAll(book.listed, full, name);
    if (!rule) return undefined;
    const mine = rule.of.startsWith(".");
    const found = listAt(mine ? doer.raw : table, mine ? rule.of.slice(1) : rule.of);
    const things = (found ?? []) as (Named & { out?: boolean; kind?: string; owner?: string })[];
    return things.filter((one) => !one.out && (!rule.kinds.length || rule.kinds.includes(one.kind ?? "")) && (!rule.own || !doer.id || one.owner === doer.id));
}

/** A list that lies in a state at a path of names, if there is one. */
function listAt(state: unknown, path: string): unknown[] | undefined {
    const found = path.split(".").reduce<unknown>((held, part) => (held as Record<string, unknown> | null | undefined)?.[part], state);
    return Array.isArray(found) ? (found as unknown[]) : undefined;
}

/** The words that an argument may be: those that the table brings along, in place of those of the book or before them. */
function wordsFor(full: string, name: string, { book, table }: Around): readonly string[] | undefined {
    const rule = ofOneOrAll(book.worded, full, name);
    const own = rule?.own ? listAt(table, rule.own) : undefined;
    const brought = own?.map((one) => (typeof one === "string" ? one : (one as Named).id));
    return brought && rule ? [...brought, ...(rule.adds ? rule.words : [])] : rule?.words;
}

function ofOneOrAll<One extends { argument: string }>(rules: readonly One[], full: string, name: string): One | undefined {
    return rules.find((one) => one.argument === full) ?? rules.find((one) => one.argument === name);
}

/** Whether every argument that a procedure needs can be asked for in a form. */
export function isAskable(procedure: ProcedureListed, book: Book): boolean {
    return procedure.arguments.every((one) => !one.needed || !book.elsewhere.includes(`${procedure.name}/${one.name}`));
}

interface Named {
    id: string;
    name: string;
}

function piece(name: string, full: string, needed: boolean, plain: Shape, around: Around): Piece {
    const { words } = around;
    const within = full.includes(".", full.indexOf("/")) ? (full.split("/")[1]?.split(".")[0] ?? "") : "";
    return { name, label: words.label(name, within), shape: asked() };

    function asked(): Shape {
        if (plain.kind === "record") return ofRecord(plain, full, around);
        const who = whoFits(full, name, around);
        if (who) return chosenFrom(plain, who.map(wordFor), needed ? "" : words.nobody);
        const what = whatFits(full, name, around);
        if (what) return chosenFrom(plain, what.map((one) => thing(one, words)), needed ? "" : words.nothing);
        const worded = wordsFor(full, name, around);
        return inOurWords(worded ? chosenFrom(plain, worded.map((id) => ({ id, said: id })), needed ? "" : words.usual) : plain, name, within, words);
    }
}

const wordFor = (one: Named): NamedValue => ({ id: one.id, said: one.name });

/** A thing by its name, or by the word there is for its id; with its price, if it has one. */
const thing = (one: Partial<Named> & { id: string; price?: number }, words: ActionWords): NamedValue => {
    const said = one.name ?? words.term(one.id, "");
    return { id: one.id, said: one.price ? `${said} (${one.price})` : said };
};

function ofRecord(plain: Extract<Shape, { kind: "record" }>, full: string, around: Around): Shape {
    const asked = plain.pieces.filter((one) => isAsked(around.book, `${full}.${one.name}`));
    return { kind: "record", pieces: asked.map((one) => piece(one.name, `${full}.${one.name}`, false, one.shape, around)) };
}

/** Some of these, or one of them; one that need not be said may also be none. */
function chosenFrom(plain: Shape, ideas: NamedValue[], none: string): Shape {
    if (plain.kind === "several") return { kind: "several", ideas, closed: true };
    return { kind: "choice", words: none ? [{ id: "", said: none }, ...ideas] : ideas };
}

/** A word in a record may have a name as a part of that; else it has one as what it is for, or everywhere. */
function inOurWords(plain: Shape, name: string, within: string, words: ActionWords): Shape {
    const called = (id: string): string => {
        const there = within ? words.term(id, within) : id;
        return there === id ? words.term(id, name) : there;
    };
    const say = (list: NamedValue[]): NamedValue[] => list.map((word) => ({ id: word.id, said: word.id ? called(word.id) : word.said || words.nothing }));
    if (plain.kind === "choice") return { kind: "choice", words: say(plain.words) };
    return plain.kind === "several" ? { ...plain, ideas: say(plain.ideas) } : plain;
}

/** The key of the text that says what a procedure is called. */
export const actionKey = (procedure: string): string => `deed-${procedure.replaceAll(".", "-")}`;

/** An id for something new. */
export const newId = (): string => `x${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ""}`;

/** The arguments that are sent: everything settled or said, and nothing that was left as it is. */
export function argsOf(action: Action, value: Record<string, AnswerValue>, book: Book, made: () => string): Record<string, AnswerValue> {
    const said = Object.entries(value).filter(([name, one]) => action.needed.includes(name) || isSaid(action, name, one));
    const args: Record<string, AnswerValue> = { ...action.settled, ...Object.fromEntries(said) };
    for (const full of book.fresh.filter((one) => one.startsWith(`${action.procedure}/`))) {
        const [name = "", inner] = (full.split("/")[1] ?? "").split(".");
        args[name] = inner === undefined ? made() : { ...(args[name] as Record<string, AnswerValue>), [inner]: made() };
    }
    return args;
}

/** Whether a piece is other than it would be if it were not sent: a plain no may be as much of an answer as a yes. */
function isSaid(action: Action, name: string, value: AnswerValue): boolean {
    const usual = action.usual[name];
    if (usual === undefined || value === "" || value === null) return !isEmpty(action, name, value);
    return JSON.stringify(value) !== JSON.stringify(usual);
}

function isEmpty(action: Action, name: string, value: AnswerValue): boolean {
    const shape = action.pieces.find((one) => one.name === name)?.shape;
    if (shape?.kind === "square") return Array.isArray(value) && value.every((one) => one === 0);
    return value === "" || value === 0 || value === false || value === null || (Array.isArray(value) && !value.length);
}

/** Whether everything that must be said has been. */
export function isComplete(action: Action, value: Record<string, AnswerValue>): boolean {
    return action.needed.every((name) => {
        const one = value[name];
        return one !== "" && one !== undefined && !(Array.isArray(one) && !one.length);
    });
}
