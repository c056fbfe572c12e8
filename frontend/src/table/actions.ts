// Actions: what a hero or the GM can begin. The server says the form: every argument, its legal choices and a legal preset.
import { blank, shapeOf, type AnswerValue, type Piece, type Schema } from "../forms/shape";
import type { ActionForm, FormPiece, ProcedureListed } from "../generated/wire";

export interface Action {
    procedure: string;
    pieces: Piece[];
    start: Record<string, AnswerValue>;
    /** Arguments that are settled already and not asked for. */
    settled: Record<string, AnswerValue>;
    needed: string[];
    /** Pieces that are preset to more than what holds where they are not sent. */
    preset: string[];
    /** Values that hold where a piece is not sent. */
    usual: Record<string, AnswerValue>;
}

/** The form of an action as the server gave it. Arguments that the page has settled itself are not asked for. */
export function actionOf(form: ActionForm, procedure: ProcedureListed | undefined, settled: Record<string, AnswerValue> = {}): Action {
    const asked = form.pieces.filter((one) => !(one.field.name in settled));
    const usual = (procedure?.arguments ?? []).filter((argument) => argument.default !== undefined);
    return {
        procedure: form.procedure,
        pieces: asked.map(pieceOf),
        start: Object.fromEntries(asked.map((one) => [one.field.name, startValue(one)])),
        settled: { ...form.settled, ...settled },
        usual: Object.fromEntries(usual.map((argument) => [argument.name, argument.default as AnswerValue])),
        needed: asked.filter((one) => one.field.needed).map((one) => one.field.name),
        preset: asked.filter((one) => one.preset).map((one) => one.field.name),
    };
}

/** A piece is one field of a record that has no other. */
function pieceOf({ takes, field }: FormPiece): Piece {
    const schema = takes as Schema;
    const whole = shapeOf({ properties: { [field.name]: schema }, ...(schema.$defs ? { $defs: schema.$defs } : {}) }, [field]);
    return (whole.kind === "record" && whole.pieces[0]) || { name: field.name, label: field.label, shape: { kind: "text", ideas: [] } };
}

/** The value a piece starts with: the server's preset; in a record the book's own where nothing is said. */
function startValue(piece: FormPiece): AnswerValue {
    const { takes, value } = piece;
    if (value !== undefined) return value as AnswerValue;
    const { shape } = pieceOf(piece);
    if (shape.kind !== "record") return blank(shape);
    const schema = takes as Schema;
    const inner = schema.$ref ? schema.$defs?.[schema.$ref.split("/").pop() ?? ""] : schema;
    return Object.fromEntries(shape.pieces.map((one) => [one.name, (inner?.properties?.[one.name]?.default as AnswerValue | undefined) ?? blank(one.shape)]));
}

/** Whether every argument that a procedure needs can be asked for in a form, or is made up by the table. */
export function isAskable(procedure: ProcedureListed): boolean {
    return procedure.arguments.every((one) => !one.needed || one.asked || one.fresh);
}

/** The key of the text that says what a procedure is called. */
export const actionKey = (procedure: string): string => `deed-${procedure.replaceAll(".", "-")}`;

/** An id for something new. */
export const newId = (): string => `x${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ""}`;

/** The arguments that are sent: everything settled, said or preset, and nothing that was left as it is. */
export function argsOf(action: Action, value: Record<string, AnswerValue>): Record<string, AnswerValue> {
    const said = Object.entries(value).filter(([name, one]) => [...action.needed, ...action.preset].includes(name) || isSaid(action, name, one));
    return { ...action.settled, ...Object.fromEntries(said) };
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

/** What a person has entered, and what was preset for other reasons: a preset may be another after another choice. */
export const entered = (action: Action, value: Record<string, AnswerValue>, touched: readonly string[]): Record<string, AnswerValue> =>
    Object.fromEntries(Object.entries(value).filter(([name]) => touched.includes(name) || !action.preset.includes(name)));

/** The values of a form after its choices have changed: what was said stays, unless a rule has closed it since. */
export function kept(action: Action, value: Record<string, AnswerValue>): Record<string, AnswerValue> {
    return Object.fromEntries(action.pieces.map(({ name, shape }) => {
        const said = value[name];
        const closed = shape.kind === "choice" && !shape.words.some((word) => word.id === String(said ?? "") && !word.refused);
        return [name, (said === undefined || closed ? action.start[name] : said) ?? ""];
    }));
}

/** Whether choices of a form may hang on others: then it is asked for again when one is made. */
export const hangs = (action: Action): boolean => action.pieces.filter((one) => one.shape.kind === "choice" || one.shape.kind === "several").length > 1;
