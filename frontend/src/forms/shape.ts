// The shape of an answer, from its JSON Schema and the words the server sends along: which widget asks for which piece.
//
// A new book brings new questions, and they come out here as the same few shapes.
import type { PromptField, NamedValue } from "../generated/wire";

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
    | { kind: "choice"; words: NamedValue[] }
    | { kind: "text"; ideas: NamedValue[]; needed?: boolean }
    | { kind: "number"; ideas: (NamedValue & { odds?: string })[]; least?: number; most?: number }
    | { kind: "yesno" }
    | { kind: "several"; ideas: NamedValue[]; closed: boolean }
    | { kind: "list"; of: Shape }
    | { kind: "record"; pieces: Piece[] }
    | { kind: "tally"; words: NamedValue[] }
    | { kind: "maybe"; of: Shape }
    | { kind: "square" };

export interface Piece {
    name: string;
    label: string;
    shape: Shape;
    /** The piece means something only while other pieces hold one of these values. */
    when?: Record<string, string[]>;
}

export type AnswerValue = string | number | boolean | null | AnswerValue[] | { [name: string]: AnswerValue };

/** Which shape an answer of this schema has. `fields` name the pieces and the words that fit them; without them all are asked for. */
export function shapeOf(schema: Schema, fields?: readonly PromptField[]): Shape {
    return shaped(schema, schema.$defs ?? {}, fields, undefined);
}

type Defs = Record<string, Schema>;

function shaped(schema: Schema, defs: Defs, fields: readonly PromptField[] | undefined, own: PromptField | undefined): Shape {
    const plain = resolved(schema, defs);
    const words = own?.words ?? [];
    const ideas = own?.ideas ?? [];
    if (plain.enum) return { kind: "choice", words: words.length ? words : plain.enum.map(asWord) };
    if (plain.properties) {
        const whole = record(plain.properties, defs, own?.parts ?? fields);
        return own && mayBeNothing(schema) ? { kind: "maybe", of: whole } : whole;
    }
    if (plain.prefixItems?.length === 2) return { kind: "square" };
    switch (typeOf(plain)) {
        case "boolean":
            return { kind: "yesno" };
        case "integer":
        case "number":
            return { kind: "number", ideas: words.length ? words : ideas, ...limits(plain) };
        case "array":
            return several(plain, defs, fields, own, words, ideas);
        default:
            return words.length ? { kind: "choice", words } : { kind: "text", ideas, ...(own?.needed ? { needed: true } : {}) };
    }
}

function mayBeNothing(schema: Schema): boolean {
    return Boolean(schema.anyOf?.some((one) => one.type === "null"));
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

function asWord(value: string | number): NamedValue {
    return { id: String(value), said: String(value) };
}

function several(schema: Schema, defs: Defs, fields: readonly PromptField[] | undefined, own: PromptField | undefined, words: NamedValue[], ideas: NamedValue[]): Shape {
    const item = typeof schema.items === "object" ? resolved(schema.items, defs) : {};
    if (item.properties) return { kind: "list", of: record(item.properties, defs, own?.parts ?? fields) };
    if (item.prefixItems) return { kind: "tally", words };
    if (item.enum) return { kind: "several", ideas: words.length ? words : item.enum.map(asWord), closed: true };
    return { kind: "several", ideas: words.length ? words : ideas, closed: words.length > 0 };
}

function record(properties: Record<string, Schema>, defs: Defs, fields: readonly PromptField[] | undefined): Shape {
    const order = fields?.map((field) => field.name).filter((name) => name in properties) ?? Object.keys(properties);
    const pieces = order.map((name) => {
        const own = fields?.find((field) => field.name === name);
        const when = own?.when && Object.keys(own.when).length ? { when: own.when } : {};
        return { name, label: own?.label ?? name, shape: shaped(properties[name] ?? {}, defs, undefined, own), ...when };
    });
    return { kind: "record", pieces };
}

type Held = Record<string, AnswerValue>;

/** Whether other pieces hold what something goes with; nothing said is the first word of a list. */
function goesWith(when: Record<string, string[]> | undefined, held: Held, pieces: readonly Piece[]): boolean {
    return Object.entries(when ?? {}).every(([name, values]) => {
        const shape = pieces.find((piece) => piece.name === name)?.shape;
        return values.includes(shape?.kind === "choice" ? chosenWord(shape.words, held[name]) : String(held[name] ?? ""));
    });
}

/** The pieces of a record that mean something as it stands, each with the words that go with the rest of it. */
export function activePieces(pieces: readonly Piece[], held: Held): Piece[] {
    return pieces.filter((piece) => goesWith(piece.when, held, pieces)).map((piece) => ({ ...piece, shape: fitting(piece.shape, held, pieces) }));
}

/** Whether there is anything to say: of a list with one word in it that word is taken. */
export const isOpenTo = ({ shape }: Piece): boolean => shape.kind !== "choice" || shape.words.length !== 1;

function fitting(shape: Shape, held: Held, pieces: readonly Piece[]): Shape {
    const fits = (words: NamedValue[]): NamedValue[] => words.filter((word) => goesWith(word.when, held, pieces));
    if (shape.kind === "choice") return { ...shape, words: fits(shape.words) };
    return shape.kind === "several" ? { ...shape, ideas: fits(shape.ideas) } : shape;
}

/** Which word of a list a value is: where nothing is said, the first. */
export function chosenWord(words: readonly NamedValue[], value: AnswerValue | undefined): string {
    const id = value === null || value === undefined ? "" : String(value);
    return words.some((word) => word.id === id) || id ? id : (words[0]?.id ?? "");
}

/** A record as it is sent: pieces that mean nothing go back to how they began, and a word that no longer fits to the first that does. */
export function settleRecord(shape: Shape, value: AnswerValue, start: AnswerValue): AnswerValue {
    if (shape.kind !== "record" || value === null || typeof value !== "object" || Array.isArray(value)) return value;
    const begun = (start ?? {}) as Held;
    const shown = activePieces(shape.pieces, value);
    const kept = shape.pieces.map((piece) => {
        const now = shown.find((one) => one.name === piece.name);
        const held = value[piece.name] ?? null;
        if (!now) return [piece.name, begun[piece.name] ?? held];
        const lost = now.shape.kind === "choice" && held !== null && !now.shape.words.some((word) => word.id === String(held));
        return [piece.name, lost && now.shape.kind === "choice" ? (now.shape.words[0]?.id ?? held) : held];
    });
    return { ...value, ...(Object.fromEntries(kept) as Held) };
}

/** A value to begin with, where nothing is preset. */
export function blank(shape: Shape): AnswerValue {
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
        case "tally":
        case "list":
            return [];
        case "maybe":
            return null;
        case "square":
            return [0, 0];
        case "record":
            return Object.fromEntries(shape.pieces.map((piece) => [piece.name, blank(piece.shape)]));
    }
}

/** The default values of a record. */
export function usualOf(schema: Schema): Record<string, unknown> {
    const { properties = {} } = resolved(schema, schema.$defs ?? {});
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, part.default]));
}

export interface AnswerWords {
    yes: string;
    no: string;
    nothing: string;
}

/** A bare number among other pieces says what it counts. */
const counted = (piece: Piece, said: string): string => (piece.shape.kind === "number" && /^-?\d+$/.test(said) ? `${piece.label} ${said}` : said);

/** A value in words, for the line that stands for a piece while it is closed. */
export function inWords(shape: Shape, value: AnswerValue | undefined, saying: AnswerWords): string {
    const known = (words: NamedValue[], id: AnswerValue): string => words.find((word) => word.id === String(id))?.said ?? String(id);
    if (shape.kind === "choice") return known(shape.words, chosenWord(shape.words, value)) || saying.nothing;
    if (value === undefined || value === null || value === "" || value === "…") return saying.nothing;
    switch (shape.kind) {
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
            return activePieces(shape.pieces, value as Held)
                .map((piece) => counted(piece, inWords(piece.shape, (value as Held)[piece.name], saying)))
                .join(", ");
        case "number":
            return known(shape.ideas, value);
        case "text":
            return known(shape.ideas, value);
        case "maybe":
            return inWords(shape.of, value, saying);
        case "tally":
            return (value as [string, number][]).map(([id, count]) => `${known(shape.words, id)} ${count}`).join(", ") || saying.nothing;
        case "square":
            return Array.isArray(value) ? value.join(", ") : saying.nothing;
    }
}
