// Records in words, whatever the book: which of their fields are told, and what stands in them.
import type { Book, Shown } from "../generated/layouts";

export type RecordFields = Record<string, unknown>;

export interface RecordWords {
    has: (key: string) => boolean;
    say: (key: string) => string;
    /** A label and what it is about. */
    labelled: (label: string, value: string) => string;
    term: (word: string, field?: string) => string;
    /** The name of a person or thing of the table; the id itself if it has none. */
    nameOf: (id: string) => string;
}

export interface Fact {
    field: string;
    label: string;
    /** Empty for something that simply holds. */
    text: string;
    /** A word of the rules, a number, somebody or something with a name; else several things, or somebody's own words. */
    sort: "word" | "number" | "name" | "more";
}

/** The fields of a record that say something, in the book's order. */
export function factsOf(record: RecordFields, parts: readonly string[], words: RecordWords): Fact[] {
    return parts.flatMap((field) => {
        const value = record[field];
        const text = saidOf(value, field, words);
        return text || value === true ? [{ field, label: labelOf(field, words), text, sort: sortOf(value, text, words) }] : [];
    });
}

function sortOf(value: unknown, text: string, { nameOf }: RecordWords): Fact["sort"] {
    if (typeof value === "number") return "number";
    if (typeof value !== "string") return typeof value === "boolean" ? "word" : "more";
    return text === value ? "more" : nameOf(value) === text ? "name" : "word";
}

/** A record in one line: words as they are, numbers and what simply holds with their names. "Tomas · the lock · Successes 1" */
export function recordText(record: RecordFields, parts: readonly string[], words: RecordWords): string {
    return factsOf(record, parts, words)
        .map(({ field, label, text }) => (typeof record[field] === "string" || Array.isArray(record[field]) ? text : text ? `${label} ${text}` : label))
        .join(" · ");
}

/** Facts of the whole table in short: names, numbers and sentences, each with its label. */
export function asides({ field, widget, place, parts }: Shown, value: unknown, words: RecordWords): string[] {
    const { say, labelled } = words;
    const label = (): string => say(`shown-${field}`);
    if (widget === "tags") return ((value ?? []) as string[]).map((text) => labelled(label(), text));
    if (widget === "text" || widget === "number") return value ? [labelled(label(), String(value))] : [];
    if (widget !== "record") return [];
    if (Array.isArray(value)) return (value as RecordFields[]).map((record) => labelled(label(), recordText(record, parts, words)));
    const facts = factsOf((value ?? {}) as RecordFields, parts, words).filter(({ sort }) => place !== "title" || sort === "more");
    return facts.map((fact) => (fact.text ? labelled(fact.label, fact.text) : fact.label));
}

/** The text of a field's value; empty for one that goes without saying. */
function saidOf(value: unknown, field: string, words: RecordWords): string {
    if (value === null || value === undefined || value === 0 || typeof value === "boolean") return "";
    if (Array.isArray(value)) return value.map((one) => saidOf(one, field, words)).filter(Boolean).join(", ");
    if (typeof value === "object") return inside(value as RecordFields, words);
    if (typeof value === "number") return String(value);
    const name = words.nameOf(String(value));
    return name === value ? words.term(name, field) : name;
}

/** A record within a record: what it is called, or whom it is about, and the words and numbers in it that have a name. */
function inside(record: RecordFields, words: RecordWords): string {
    const { id: _, name, ...rest } = record;
    const first = name === undefined ? [] : [String(name)];
    const fields = Object.keys(rest).filter((field) => words.has(`shown-${field}`) && typeof rest[field] !== "object" && typeof rest[field] !== "boolean");
    return [...first, recordText(rest, fields, words)].filter(Boolean).join(" – ");
}

/** The label of a field: as one that is shown, as a piece of an answer, or of an action. */
export function labelOf(field: string, { has, say }: Pick<RecordWords, "has" | "say">, first: "shown" | "arg" = "shown"): string {
    const key = [first, "shown", "field", "arg"].map((kind) => `${kind}-${field}`).find(has);
    return key === undefined ? field : say(key);
}

/** The label of a piece of an action: as a part of the record that it is in, or wherever it is asked for. */
export function pieceLabel(name: string, within: string, words: Pick<RecordWords, "has" | "say">): string {
    const own = `${within}-${name}`;
    return labelOf(within && words.has(`arg-${own}`) ? own : name, words, "arg");
}

/** The name of a record in any list of the table. */
export function nameIn(state: RecordFields, id: string): string | undefined {
    const lists = Object.values(state).filter(Array.isArray) as (RecordFields | string | number | null)[][];
    const found = lists.flat().find((one): one is RecordFields => one !== null && typeof one === "object" && one["id"] === id && typeof one["name"] === "string");
    return found && String(found["name"]);
}

/** The rule in which one can read what a word means. */
export function ruleOf(book: Pick<Book, "cites">, word: string): string {
    return book.cites.find(([one]) => one === word)?.[1] ?? "";
}
