// The shape of an answer, from its JSON Schema and the words the server sends along: which widget asks for which piece.
//
// A new book brings new questions, and they come out here as the same few shapes.
import type { Field, Word } from "../generated/wire";

export interface Schema {
    type?: string | string[];
    enum?: (string | number)[];
    const?: unknown;
    anyOf?: Schema[];
    $ref?: string;
    $defs?: Record<string, Schema>;
    properties?: Record<string, Schema>;
    items?: Schema | boolean;
    prefixItems?: Schema[];
    default?: unknown;
    minimum?: number;
    maximum?: number;
}

export type Shape =
    | { kind: "choice"; words: Word[] }
    | { kind: "text"; ideas: Word[] }
    | { kind: "number"; ideas: (Word & { odds?: string })[]; least?: number; most?: number }
    | { kind: "yesno" }
    | { kind: "several"; ideas: Word[]; closed: boolean }
    | { kind: "list"; of: Shape }
    | { kind: "record"; pieces: Piece[] }
    | { kind: "square" };

export interface Piece {
    name: string;
    label: string;
    shape: Shape;
}

export type Answer = string | number | boolean | null | Answer[] | { [name: string]: Answer };

/** Which shape an answer of this schema has. `fields` name the pieces and the words that fit them. */
export function shapeOf(schema: Schema, fields: readonly Field[] = []): Shape {
    return shaped(schema, schema.$defs ?? {}, fields, undefined);
}

type Defs = Record<string, Schema>;

function shaped(schema: Schema, defs: Defs, fields: readonly Field[], own: Field | undefined): Shape {
    const plain = resolved(schema, defs);
    const words = own?.words ?? [];
    const ideas = own?.ideas ?? [];
    if (plain.enum) return { kind: "choice", words: words.length ? words : plain.enum.map(asWord) };
    if (plain.properties) return record(plain.properties, defs, fields);
    if (plain.prefixItems?.length === 2) return { kind: "square" };
    switch (typeOf(plain)) {
        case "boolean":
            return { kind: "yesno" };
        case "integer":
        case "number":
            return { kind: "number", ideas: words.length ? words : ideas, ...limits(plain) };
        case "array":
            return several(plain, defs, fields, words, ideas);
        default:
            return words.length ? { kind: "choice", words } : { kind: "text", ideas };
    }
}

function resolved(schema: Schema, defs: Defs): Schema {
    if (schema.$ref) return resolved(defs[schema.$ref.split("/").pop() ?? ""] ?? {}, defs);
    const real = schema.anyOf?.filter((one) => one.type !== "null") ?? [];
    return real[0] ? resolved(real[0], defs) : schema;
}

function typeOf(schema: Schema): string | undefined {
    return Array.isArray(schema.type) ? schema.type.find((one) => one !== "null") : schema.type;
}

function limits(schema: Schema): { least?: number; most?: number } {
    return {
        ...(schema.minimum === undefined ? {} : { least: schema.minimum }),
        ...(schema.maximum === undefined ? {} : { most: schema.maximum }),
    };
}

function asWord(value: string | number): Word {
    return { id: String(value), said: String(value) };
}

function several(schema: Schema, defs: Defs, fields: readonly Field[], words: Word[], ideas: Word[]): Shape {
    const item = typeof schema.items === "object" ? resolved(schema.items, defs) : {};
    if (item.properties) return { kind: "list", of: record(item.properties, defs, fields) };
    if (item.enum) return { kind: "several", ideas: words.length ? words : item.enum.map(asWord), closed: true };
    return { kind: "several", ideas: words.length ? words : ideas, closed: words.length > 0 };
}

function record(properties: Record<string, Schema>, defs: Defs, fields: readonly Field[]): Shape {
    const named = fields.filter((field) => field.name in properties);
    const order = named.length ? named.map((field) => field.name) : Object.keys(properties);
    const pieces = order.map((name) => {
        const own = fields.find((field) => field.name === name);
        return { name, label: own?.label ?? name, shape: shaped(properties[name] ?? {}, defs, fields, own) };
    });
    return { kind: "record", pieces };
}

/** A value to begin with, where nothing is preset. */
export function blank(shape: Shape): Answer {
    switch (shape.kind) {
        case "choice":
            return shape.words[0]?.id ?? "";
        case "text":
            return "";
        case "number":
            return shape.least ?? 0;
        case "yesno":
            return false;
        case "several":
        case "list":
            return [];
        case "square":
            return [0, 0];
        case "record":
            return Object.fromEntries(shape.pieces.map((piece) => [piece.name, blank(piece.shape)]));
    }
}

/** What a record holds where nothing is said. */
export function usualOf(schema: Schema): Record<string, unknown> {
    const { properties = {} } = resolved(schema, schema.$defs ?? {});
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, part.default]));
}

export interface Saying {
    yes: string;
    no: string;
    nothing: string;
}

/** A value in words, for the line that stands for a piece while it is closed. */
export function inWords(shape: Shape, value: Answer | undefined, saying: Saying): string {
    const known = (words: Word[], id: Answer): string => words.find((word) => word.id === String(id))?.said ?? String(id);
    if (value === undefined || value === null || value === "" || value === "…") return saying.nothing;
    switch (shape.kind) {
        case "choice":
            return known(shape.words, value);
        case "yesno":
            return value ? saying.yes : saying.no;
        case "several":
            return Array.isArray(value) && value.length
                ? value.map((one) => known(shape.ideas, one)).join(", ")
                : saying.nothing;
        case "list":
            return Array.isArray(value) && value.length
                ? value.map((one) => inWords(shape.of, one, saying)).join(" · ")
                : saying.nothing;
        case "record":
            return shape.pieces
                .map((piece) => (value as Record<string, Answer>)[piece.name])
                .map((one, at) => inWords(shape.pieces[at]!.shape, one, saying))
                .join(", ");
        case "number":
            return known(shape.ideas, value);
        case "square":
            return Array.isArray(value) ? value.join(", ") : saying.nothing;
        default:
            return String(value);
    }
}
