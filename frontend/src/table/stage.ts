// The stage: a roll as it is shown large, made of the lines that tell it and of what has changed for people by it.
import type { LoggedLine } from "../generated/wire";
import type { Person } from "./people";
import type { Say } from "./turns";

/** How a roll ended, as far as its lines tell; the page has a word for each. */
export type Outcome = "great" | "hit" | "miss" | "hit-cost" | "struck" | "dodged" | "good" | "cost" | "bad" | "";

/** How many of something a person has: Hearts, Luck, filled boxes. */
export interface Tally {
    who: string;
    field: string;
    glyph: string;
    value: number;
    most: number | undefined;
    /** Of what is filled, more is worse. */
    fills: boolean;
}

export interface Change extends Tally {
    before: number;
}

/** One roll on the stage. */
export interface Act {
    number: number;
    conv: string;
    sides: number;
    faces: readonly number[];
    /** For each die whether it counts; empty where all do. */
    counts: readonly boolean[];
    /** The action that it is about, in its own words. */
    action: string;
    doer: string;
    target: string;
    /** The one who rolls. */
    roller: string;
    outcome: Outcome;
    against: number | undefined;
    said: string;
    /** What was reached and against what, in the book's words. */
    sum: string;
    changes: readonly Change[];
    secret: boolean;
    /** Whether its dice lay there already when this was told. */
    lies: boolean;
}

interface Told {
    who?: string;
    by?: string;
    target?: string;
    foe?: string;
    foes?: string[];
    against?: number | string | null;
    result?: string;
    hit?: boolean;
    success?: boolean;
    passed?: boolean;
    trio?: number[];
}

const RESULTS: Record<string, Outcome> = { X: "great", S: "good", SC: "cost", F: "bad", FC: "bad" };
const MEANS: Record<"great" | "good" | "mixed" | "bad", Outcome> = { great: "great", good: "good", mixed: "cost", bad: "bad" };
const OF_AN_ATTACK: Partial<Record<Outcome, Outcome>> = { good: "hit", cost: "hit-cost", bad: "miss" };

/** What a told line says of the roll before it; empty, if it is about something else. */
export function outcomeOf(told: Told): Outcome {
    if (typeof told.hit === "boolean") return told.hit ? "struck" : "dodged";
    const plain = RESULTS[told.result ?? ""] ?? (typeof told.success === "boolean" ? (told.success ? "good" : "bad") : typeof told.passed === "boolean" ? (told.passed ? "good" : "bad") : "");
    return told.target ? (OF_AN_ATTACK[plain] ?? plain) : plain;
}

/** Whether the reader may be glad: by it the die is coloured. */
export const toneOf = (outcome: Outcome): "best" | "worst" | "plain" => (outcome === "great" ? "best" : ["miss", "struck", "bad"].includes(outcome) ? "worst" : "plain");

/** Which dice of a pool count, where the outcome names the faces that do. */
function countsOf(faces: readonly number[], counting: readonly number[] | undefined): boolean[] {
    if (!counting?.length || counting.length >= faces.length) return [];
    const left = [...counting];
    return faces.map((face) => {
        const at = left.indexOf(face);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
    });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function begun(line: LoggedLine, declared: LoggedLine | undefined): Act {
    const { sides, faces } = line.body as { sides: number; faces: number[] };
    const told = (declared?.body ?? {}) as Told;
    const who = textOf(told.who) || textOf(told.by);
    const struck = told.foes?.[0] ?? "";
    return {
        ...{ number: line.number, conv: line.conv, sides, faces, counts: [], action: declared?.said ?? "" },
        ...{ doer: struck || who, target: struck ? who : textOf(told.target), roller: who, outcome: "", against: undefined, said: "", sum: "" },
        ...{ changes: [], secret: line.how.includes("secret"), lies: false },
    };
}

/** A roll with what is told of it: the first outcome counts, and anything else stays in the log. */
function settled(act: Act, line: LoggedLine): Act {
    const told = (line.body ?? {}) as Told;
    const reckoning = line.reckoning ?? [];
    const meaning = reckoning.find((one) => one.line === "outcome");
    const outcome = outcomeOf(told) || (meaning ? MEANS[meaning.tone] : "");
    if (act.outcome || !outcome) return act;
    const who = textOf(told.who);
    const foe = typeof told.hit === "boolean" ? textOf(told.foe) : "";
    return {
        ...act,
        outcome,
        said: line.said,
        sum: reckoning.find((one) => one.line === "number")?.said ?? "",
        counts: countsOf(act.faces, reckoning.find((one) => one.line === "dice")?.counted ?? told.trio),
        doer: foe || act.doer || who,
        target: foe ? who : act.target || textOf(told.target),
        roller: act.roller || who,
        against: typeof told.against === "number" ? told.against : undefined,
    };
}

/** The rolls that are told in these new lines, in order. `earlier` are the lines before them: a roll of which the outcome comes only now is among those. */
export function actsOf(lines: readonly LoggedLine[], earlier: readonly LoggedLine[]): Act[] {
    const acts: Act[] = [];
    const declared = new Map<string, LoggedLine>();
    const note = (line: LoggedLine): void => {
        if (line.kind.endsWith("declared")) declared.set(line.conv, line);
    };
    earlier.forEach(note);
    for (const line of lines) {
        note(line);
        if (line.what === "rolled") acts.push(begun(line, declared.get(line.conv)));
        if (line.what !== "told" || !line.conv) continue;
        const at = acts.findLastIndex((act) => act.conv === line.conv);
        const act = acts[at] ?? waitingAct(line, earlier, declared.get(line.conv));
        if (!act) continue;
        const next = settled(act, line);
        if (at >= 0) acts[at] = next;
        else if (next !== act) acts.push(next);
    }
    return acts;
}

/** The last roll of a conversation whose outcome has not been told yet. */
function waitingAct(line: LoggedLine, earlier: readonly LoggedLine[], declared: LoggedLine | undefined): Act | undefined {
    const before = earlier.filter((one) => one.conv === line.conv);
    const rolled = before.findLast((one) => one.what === "rolled");
    if (!rolled || before.some((one) => one.number > rolled.number && one.what === "told" && outcomeOf(one.body ?? {}))) return undefined;
    return { ...begun(rolled, declared), lies: true };
}

interface BoxTrack {
    boxes?: { filled: string }[];
}

/** What people have that a roll may take or give. */
export function talliesOf(people: readonly Person[]): Tally[] {
    return people.flatMap((person) =>
        person.people.shown.flatMap((one): Tally[] => {
            const held = person.raw[one.field];
            const base = { who: person.id, field: one.field, glyph: one.glyph };
            if (one.widget === "track" || (one.widget === "points" && one.place === "tracks")) {
                return typeof held === "number" ? [{ ...base, value: held, most: numberOf(person.raw[one.most]), fills: false }] : [];
            }
            if (one.widget === "boxes") return boxesOf(held).map(([id, full, all]) => ({ ...base, field: id, value: full, most: all, fills: true }));
            const effort = held as { points?: unknown; requirement?: unknown } | null | undefined;
            if (one.widget === "progress" && typeof effort?.points === "number") return [{ ...base, value: effort.points, most: numberOf(effort.requirement), fills: true }];
            return [];
        }),
    );
}

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function boxesOf(held: unknown): [id: string, filled: number, all: number][] {
    return Array.isArray(held) ? (held as (BoxTrack & { id: string })[]).map((track) => [track.id, (track.boxes ?? []).filter((box) => box.filled).length, track.boxes?.length ?? 0]) : [];
}

/** What is otherwise than it was: those who were hit first, then the rest. */
export function changesOf(before: readonly Tally[], after: readonly Tally[]): Change[] {
    const was = new Map(before.map((one) => [`${one.who} ${one.field}`, one.value]));
    const changed = after.flatMap((one) => {
        const value = was.get(`${one.who} ${one.field}`);
        return value === undefined || value === one.value ? [] : [{ ...one, before: value }];
    });
    return changed.sort((one, other) => Number(isLoss(other)) - Number(isLoss(one)));
}

/** Whether a change is for the worse. */
export const isLoss = (change: Change): boolean => (change.fills ? change.value > change.before : change.value < change.before);

export type OthersRolls = "large" | "small" | "log";
/** More rolls than so many in a row go to the log, and only the last is shown. */
export const MOST_IN_A_ROW = 3;
/** So long is a roll on stage, in milliseconds: alone, with others behind it, and when its dice lay there already. */
export const HOLDS = { alone: 2600, row: 1100, lies: 1900 } as const;
export const LEAVES = 360;
/** So long after a finger is lifted its press is over, in milliseconds. */
export const PRESS = 60;

/** A roll as its roller knows it who is asked about it: the question may say what it came to before anybody is told. */
export function asAsked(act: Act, question: unknown): Act {
    if (act.outcome) return act;
    const told = (question ?? {}) as Told;
    return { ...act, outcome: outcomeOf({ result: told.result ?? "", target: act.target }) };
}

/** The queue after new rolls: one that is told on replaces itself, and of too many only the last is left. */
export function queued(queue: readonly Act[], fresh: readonly Act[]): Act[] {
    const all = [...queue.filter((act) => !fresh.some((one) => one.number === act.number)), ...fresh];
    return all.length > MOST_IN_A_ROW ? all.slice(-1) : all;
}


/** The roll in a line: the number, the die, and what it was against; of a pool, its outcome as the log has it. */
export function sumOf(act: Act, say: Say): string {
    const total = act.faces.reduce((sum, face) => sum + face, 0);
    if (act.faces.length !== 1) return act.sum || act.said || say("dice-show", { count: act.faces.length, sides: act.sides, faces: act.faces.join(", ") });
    return act.against === undefined ? say("stage-shows", { face: total, sides: act.sides }) : say("stage-against", { face: total, sides: act.sides, against: act.against });
}

/** The one sentence a screen reader hears of a roll. */
export function spoken(act: Act, say: Say, changed: (change: Change) => string): string {
    const parts = [act.action, sumOf(act, say), act.outcome ? say(`stage-${act.outcome}`) : "", ...act.changes.filter(isLoss).map(changed)];
    return [...new Set(parts)].filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
}
