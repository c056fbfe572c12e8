// Every value a GM may set: found in the state by its schema, each with its path, its shape and its name.
import { shapeOf, type Answer, type Schema, type Shape } from "../forms/shape";
import type { Book, Shown } from "../generated/layouts";
import type { Person } from "./people";

export interface Value {
    path: string[];
    label: string;
    shape: Shape;
    now: Answer;
    /** It may also be nothing at all. */
    optional: boolean;
}

/** Something in a list, which can be taken out of it. */
export interface Item {
    path: string[];
    label: string;
}

export interface Words {
    label: (field: string) => string;
    term: (word: string, field: string) => string;
    nameOf: (id: string) => string;
}

type State = Record<string, unknown>;
type Defs = Record<string, Schema>;

/** What is never set by hand: by what others know somebody, the people themselves, and what the table plays with. */
const NOT_SET = new Set(["key", "people", "options"]);

/** The values of the table itself. */
export function valuesOfTable(schema: Schema, state: State, book: Book, words: Words): Value[] {
    return within(plain(schema, schema.$defs ?? {}), schema.$defs ?? {}, state, [], settable(book.shown), words);
}

/** The values of somebody at it. */
export function valuesOf(schema: Schema, person: Person, words: Words): Value[] {
    const defs = schema.$defs ?? {};
    const list = plain(schema, defs).properties?.[person.people.field];
    const kind = list && typeof list.items === "object" ? plain(list.items, defs) : {};
    return within(kind, defs, person.raw, [person.people.field, person.id], settable(person.people.shown), words);
}

/** What stands in the table's lists of records, such as distances: each can be removed. */
export function itemsOf(schema: Schema, state: State, book: Book, words: Words): Item[] {
    const defs = schema.$defs ?? {};
    const lists = settable(book.shown).filter((field) => isListOfRecords(plain(schema, defs).properties?.[field], defs));
    return lists.flatMap((field) =>
        ((state[field] ?? []) as State[]).map((record, at) => ({
            path: [field, String(at)],
            label: `${words.label(field)}: ${Object.entries(record).filter(([, one]) => typeof one === "string" && one).map(([name, one]) => spoken(String(one), name, words)).join(" – ")}`,
        })),
    );
}

function spoken(word: string, field: string, words: Words): string {
    const name = words.nameOf(word);
    return name === word ? words.term(word, field) : name;
}

const settable = (shown: readonly Shown[]): string[] => shown.filter((one) => !NOT_SET.has(one.widget)).map((one) => one.field);

function within(kind: Schema, defs: Defs, held: State, path: string[], fields: readonly string[], words: Words): Value[] {
    return fields.flatMap((field) => {
        const schema = kind.properties?.[field];
        return schema && held[field] !== undefined ? valued(schema, defs, held[field] as Answer, [...path, field], words.label(field), words) : [];
    });
}

function valued(schema: Schema, defs: Defs, now: Answer, path: string[], label: string, words: Words): Value[] {
    const bare = plain(schema, defs);
    if (isListOfRecords(schema, defs)) return [];
    if (bare.properties) {
        if (now === null) return [];
        const inner = now as Record<string, Answer>;
        return Object.entries(bare.properties).flatMap(([name, part]) => (name in inner ? valued(part, defs, inner[name] as Answer, [...path, name], `${label}: ${partName(name, words)}`, words) : []));
    }
    return [{ path, label, shape: named(shapeOf({ ...bare, $defs: defs }), path.at(-1) ?? "", words), now, optional: schema !== bare && Boolean(schema.anyOf?.some((one) => one.type === "null")) }];
}

/** A part of a record is a word of the rules, or has a name like any other field. */
function partName(name: string, words: Words): string {
    const word = words.term(name, "");
    return word === name ? words.label(name) : word;
}

function named(shape: Shape, field: string, words: Words): Shape {
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
