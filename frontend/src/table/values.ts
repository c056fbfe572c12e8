// Every value a GM may set: found in the state by its schema, each with its path, its shape and its name.
import { blank, shapeOf, type AnswerValue, type Schema, type Shape } from "../forms/shape";
import type { Book, Shown } from "../generated/layouts";
import type { Person } from "./people";

export interface Value {
    path: string[];
    label: string;
    shape: Shape;
    now: AnswerValue;
    /** It may also be nothing at all. */
    optional: boolean;
}

/** A record in a list, which can be taken out of it. */
export interface ListItem {
    path: string[];
    label: string;
}

/** A list of records, such as distances: what stands in it, and what one more would have to say. */
export interface RecordList {
    path: string[];
    label: string;
    items: ListItem[];
    /** Of one more. Nothing is added by hand where a drawer of its own does it. */
    shape: Extract<Shape, { kind: "record" }> | undefined;
    /** How one more begins: as the book has it where nothing is said. */
    start: AnswerValue;
    /** Each has an id of its own. */
    fresh: boolean;
}

export interface ValueWords {
    label: (field: string) => string;
    term: (word: string, field: string) => string;
    nameOf: (id: string) => string;
    /** A label and what it is about. */
    labelled: (label: string, value: string) => string;
}

type State = Record<string, unknown>;
type Defs = Record<string, Schema>;

/** Widgets of fields that are never set by hand: keys, lists of people, and options. */
const NOT_SET = new Set(["key", "people", "options"]);
const isSet = (one: Shown): boolean => !NOT_SET.has(one.widget) && one.place !== "nowhere";

/** Widgets of fields that have a drawer of their own. */
const ELSEWHERE = new Set(["notes"]);

/** The values of the table itself. */
export function valuesOfTable(schema: Schema, state: State, book: Book, words: ValueWords): Value[] {
    return within(plain(schema, schema.$defs ?? {}), schema.$defs ?? {}, state, [], settable(book.shown), words);
}

/** The values of a person at the table. */
export function valuesOf(schema: Schema, person: Person, words: ValueWords): Value[] {
    const defs = schema.$defs ?? {};
    return within(kindOf(schema, person, defs), defs, person.raw, [person.people.field, person.id], settable(person.people.shown), words);
}

/** The table's own lists of records. */
export function listsOfTable(schema: Schema, state: State, book: Book, people: readonly Person[], words: ValueWords): RecordList[] {
    return recordLists(plain(schema, schema.$defs ?? {}), schema.$defs ?? {}, state, [], book.shown, { book, people, words });
}

/** A person's lists of records. */
export function listsOf(schema: Schema, person: Person, book: Book, people: readonly Person[], words: ValueWords): RecordList[] {
    const defs = schema.$defs ?? {};
    return recordLists(kindOf(schema, person, defs), defs, person.raw, [person.people.field, person.id], person.people.shown, { book, people, words });
}

interface Around {
    book: Book;
    people: readonly Person[];
    words: ValueWords;
}

function recordLists(kind: Schema, defs: Defs, held: State, path: string[], shown: readonly Shown[], around: Around): RecordList[] {
    const { words } = around;
    return shown
        .filter((one) => isSet(one) && isListOfRecords(kind.properties?.[one.field], defs))
        .map(({ field, widget, people: named }) => {
            const item = plain(plain(kind.properties?.[field] ?? {}, defs).items as Schema, defs);
            const items = ((held[field] ?? []) as State[]).map((record, at) => ({ path: [...path, field, String(record["id"] ?? at)], label: recordSummary(record, words) }));
            const shape = ELSEWHERE.has(widget) ? undefined : oneMore(item, defs, named, around);
            const start = shape ? { ...(blank(shape) as Record<string, AnswerValue>), ...usual(item, shape) } : null;
            return { path: [...path, field], label: words.label(field), items, shape, start, fresh: "id" in (item.properties ?? {}) };
        });
}

/** The form of one more record, in words; its id is made up. */
function oneMore(item: Schema, defs: Defs, whom: readonly string[], { people, words }: Around): RecordList["shape"] {
    const shape = shapeOf({ ...item, $defs: defs });
    if (shape.kind !== "record") return undefined;
    const pieces = shape.pieces.filter(({ name }) => name !== "id").map(({ name, shape: bare }) => {
        const asked: Shape = whom.includes(name) ? { kind: "choice", words: people.map((one) => ({ id: one.id, said: one.name })) } : named(bare, name, words);
        return { name, label: words.label(name), shape: asked };
    });
    return { kind: "record", pieces };
}

function usual(item: Schema, shape: NonNullable<RecordList["shape"]>): Record<string, AnswerValue> {
    const set = shape.pieces.map(({ name }) => [name, item.properties?.[name]?.default] as const).filter(([, value]) => value !== undefined);
    return Object.fromEntries(set) as Record<string, AnswerValue>;
}

/** "Ilse – Rat – near" */
function recordSummary(record: State, words: ValueWords): string {
    const said = Object.entries(record).filter(([name, one]) => name !== "id" && typeof one === "string" && one);
    return said.map(([name, one]) => spoken(String(one), name, words)).join(" – ");
}

function kindOf(schema: Schema, person: Person, defs: Defs): Schema {
    const list = plain(schema, defs).properties?.[person.people.field];
    return list && typeof list.items === "object" ? plain(list.items, defs) : {};
}

/** The value as it is now, with people and things by their names. */
export function byName(now: AnswerValue, words: Pick<ValueWords, "nameOf">): AnswerValue {
    if (typeof now === "string") return words.nameOf(now);
    return Array.isArray(now) ? now.map((one) => byName(one, words)) : now;
}

function spoken(word: string, field: string, words: ValueWords): string {
    const name = words.nameOf(word);
    return name === word ? words.term(word, field) : name;
}

const settable = (shown: readonly Shown[]): string[] => shown.filter(isSet).map((one) => one.field);

function within(kind: Schema, defs: Defs, held: State, path: string[], fields: readonly string[], words: ValueWords): Value[] {
    return fields.flatMap((field) => {
        const schema = kind.properties?.[field];
        return schema && held[field] !== undefined ? valued(schema, defs, held[field] as AnswerValue, [...path, field], words.label(field), words) : [];
    });
}

function valued(schema: Schema, defs: Defs, now: AnswerValue, path: string[], label: string, words: ValueWords): Value[] {
    const bare = plain(schema, defs);
    if (isListOfRecords(schema, defs)) return [];
    if (bare.properties) {
        if (now === null) return [];
        const inner = now as Record<string, AnswerValue>;
        return Object.entries(bare.properties).flatMap(([name, part]) => (name in inner ? valued(part, defs, inner[name] as AnswerValue, [...path, name], words.labelled(label, partName(name, words)), words) : []));
    }
    return [{ path, label, shape: named(shapeOf({ ...bare, $defs: defs }), path.at(-1) ?? "", words), now, optional: schema !== bare && Boolean(schema.anyOf?.some((one) => one.type === "null")) }];
}

/** A part of a record is a word of the rules, or has a name like any other field. */
function partName(name: string, words: ValueWords): string {
    const word = words.term(name, "");
    return word === name ? words.label(name) : word;
}

function named(shape: Shape, field: string, words: ValueWords): Shape {
    if (shape.kind !== "choice") return shape;
    return { kind: "choice", words: shape.words.map(({ id }) => ({ id, said: words.term(id, field) })) };
}

function isListOfRecords(schema: Schema | undefined, defs: Defs): boolean {
    const items = schema && plain(schema, defs).items;
    return typeof items === "object" && Boolean(plain(items, defs).properties);
}

function plain(schema: Schema, defs: Defs): Schema {
    if (schema.$ref) return plain(defs[schema.$ref.split("/").pop() ?? ""] ?? {}, defs);
    const real = schema.anyOf?.find((one) => one.type !== "null");
    return real ? plain(real, defs) : schema;
}
