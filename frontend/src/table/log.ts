// The log as it is shown: an entry for each line that is told, with the dice that led to it beside it.
import type { LoggedLine } from "../generated/wire";

export type Reckoned = NonNullable<LoggedLine["reckoning"]>[number];

export interface DiceRoll {
    number: number;
    sides: number;
    faces: number[];
    again: boolean;
}

export type Tone = "plain" | "quiet" | "talk" | "scene" | "outcome" | "good" | "great" | "bad";

export interface LogEntry {
    number: number;
    kind: string;
    said: string;
    why: string[];
    /** How a roll came to its result, in lines that add up. */
    reckoning: readonly Reckoned[];
    dice: DiceRoll[];
    tone: Tone;
    speaker: string;
    whisper: boolean;
    /** To whom something was whispered. */
    to: string;
    secret: boolean;
    gone: boolean;
    line: LoggedLine;
}

/** Lines that only the inner works need: what was opened, asked and closed, which invitations there are, what lies on the shelf, who sat down and got up. */
const INNER = new Set(["opened", "closed", "asked", "answered", "passed"]);
const INNER_FACTS = new Set(["house/linked", "house/unlinked", "house/seat-taken", "house/seat-left", "house/face-set", "house/prepared", "house/prepared-shown", "house/prepared-discarded"]);
/** Whether the table gave an answer by the book, or because there was only one: that is told, and can be changed. */
export const isSettled = (line: LoggedLine): boolean => line.what === "answered" && (line.how.includes("book") || line.how.includes("sole"));
const isInner = (line: LoggedLine): boolean => INNER.has(line.what) || INNER_FACTS.has(line.kind);

/** Lines of which a moment's log is made; what lies further back is not shown beside it. */
const LATELY = 400;

export interface LogOptions {
    /** Also what only the inner works need. */
    all?: boolean;
    /** The name of whoever sits at a seat. */
    nameOf?: (seat: string) => string;
    /** Lines that no longer count, though what took them back is not among the lines. */
    gone?: ReadonlySet<number>;
}

/** The entries of these lines. Dice stand with the first thing of their conversation that is told after them. */
export function logEntries(lines: readonly LoggedLine[], options: LogOptions = {}): LogEntry[] {
    const entries: LogEntry[] = [];
    const rolled = new Map<string, LoggedLine[]>();
    const gone = undoneNumbers(lines);
    for (const line of lines) {
        if (line.what === "rolled") {
            rolled.set(line.conv, [...(rolled.get(line.conv) ?? []), line]);
            continue;
        }
        if (!line.said || (isInner(line) && !options.all && !isSettled(line))) continue;
        const before = line.what === "told" && line.part !== "prepares" ? (rolled.get(line.conv) ?? []) : [];
        if (before.length) rolled.delete(line.conv);
        entries.push(entry(line, before, gone, options));
    }
    const loose = [...rolled.values()].flat();
    for (const line of loose) entries.push(entry(line, [line], gone, options));
    return loose.length ? entries.sort((one, other) => one.number - other.number) : entries;
}

/** A row of the log: an action with all that is told of it, or a line that stands alone. */
export interface LogBlock {
    /** The number of its first entry. */
    number: number;
    /** What was done and what came of it, as it was told. */
    told: LogEntry[];
    /** How it came about: folded once it is told what came of it. */
    details: LogEntry[];
}

export interface BlockOptions {
    /** Whether an entry may still stand in a block. */
    joins?: (block: LogBlock, entry: LogEntry) => boolean;
    /** Whether nothing is folded. */
    unfolded?: boolean;
}

/** Blocks of entries: what follows one another in one conversation stands together. */
export function logBlocks(entries: readonly LogEntry[], { joins = () => true, unfolded = false }: BlockOptions = {}): LogBlock[] {
    const runs: LogBlock[] = [];
    for (const entry of entries) {
        const run = runs.at(-1);
        if (run && entry.line.conv && run.told[0]?.line.conv === entry.line.conv && joins(run, entry)) run.told.push(entry);
        else runs.push({ number: entry.number, told: [entry], details: [] });
    }
    return unfolded ? runs : runs.filter(isTold).map(folded);
}

/** Whether a block says more than what the table answered by itself. */
const isTold = (block: LogBlock): boolean => block.told.some(({ line }) => !INNER.has(line.what));

/** A block whose details are folded, if it says what came of them. */
function folded(block: LogBlock): LogBlock {
    const told = block.told.filter((entry) => !isDetail(entry));
    const hasResult = told.some((entry) => entry.line.part !== "declares");
    return hasResult ? { ...block, told, details: block.told.filter(isDetail) } : block;
}

/** Whether a block shows a line, folded or not. */
export const holds = ({ told, details }: LogBlock, number: number): boolean => [...told, ...details].some((entry) => entry.number === number);

const isDetail = ({ line }: LogEntry): boolean => line.part === "prepares" || INNER.has(line.what);

/** The entries as they stood after a line: what came later has not happened, and has taken nothing back. */
export function entriesUntil(lines: readonly LoggedLine[], number: number, options: LogOptions = {}): LogEntry[] {
    return logEntries(lines.filter((line) => line.number <= number).slice(-LATELY), options);
}

/** Where scenes begin: the places of the entries that open one. */
export function sceneStarts(entries: readonly LogEntry[]): number[] {
    return entries.flatMap((entry, at) => (entry.tone === "scene" ? [at] : []));
}

/** Whether the table gave this answer, because nobody need be asked for it. */
const isUnasked = (line: LoggedLine): boolean => ["ahead", "implied", "sole", "book"].some((right) => line.how.includes(right));

/** Whether a player has an answer of which nothing has come yet, as far as their lines tell. */
export function hasAnswer(lines: readonly LoggedLine[]): boolean {
    const gone = undoneNumbers(lines);
    const counting = lines.filter((line) => !gone.has(line.number) && !isUnasked(line));
    const last = counting.findLast((line) => line.what === "answered" || line.what === "passed");
    return last !== undefined && !counting.some((line) => line.number > last.number && line.conv === last.conv);
}

/** Whether dice have fallen for something that is told of this hero, after the line with which their player came. */
export function hasRolled(lines: readonly LoggedLine[], who: string, came: number): boolean {
    const later = lines.filter((line) => line.number > came);
    const rolled = new Set(later.filter((line) => line.what === "rolled").map((line) => line.conv));
    return later.some((line) => line.what === "told" && rolled.has(line.conv) && Object.values(line.body ?? {}).includes(who));
}

/** The numbers of lines that were taken back, by a rewind or by whoever answered. */
export function undoneNumbers(lines: readonly LoggedLine[]): Set<number> {
    return new Set(lines.flatMap(takenBack));
}

const BACK = new Set(["rewound", "taken-back", "withdrawn"]);

/** The numbers of the lines that a line takes back. */
export function takenBack(line: LoggedLine): readonly number[] {
    return BACK.has(line.what) ? (line.body as { numbers: number[] }).numbers : [];
}

/** A line as it is shown; one that does not hold what it should is still its sentence. */
function entry(line: LoggedLine, before: readonly LoggedLine[], gone: Set<number>, options: LogOptions): LogEntry {
    try {
        return whole(line, before, gone, options);
    } catch (error) {
        console.error(error);
        const said: unknown = line.said;
        const bare = { tone: "quiet", speaker: "", whisper: false, to: "", secret: false } as const;
        return { ...bare, why: [], reckoning: [], dice: [], number: line.number, kind: line.kind, said: String(said), gone: gone.has(line.number), line };
    }
}

function whole(line: LoggedLine, before: readonly LoggedLine[], gone: Set<number>, options: LogOptions): LogEntry {
    const spoken = line.kind === "house/said" || line.kind === "house/whispered";
    const body = (line.body ?? {}) as { seat?: string; text?: string; to?: string[] };
    const called = (seat: string): string => options.nameOf?.(seat) ?? seat;
    return {
        number: line.number,
        kind: line.kind,
        said: spoken ? (body.text ?? line.said) : line.said,
        why: [...new Set([...before.filter((one) => one !== line).flatMap((one) => [one.said, ...one.why]), ...line.why])],
        reckoning: line.reckoning ?? [],
        dice: [...before.map(asRoll), ...freely(line)],
        tone: toneOf(line),
        speaker: spoken ? called(body.seat ?? "") : "",
        whisper: line.kind === "house/whispered",
        to: (line.kind === "house/whispered" ? (body.to ?? []) : []).map(called).join(", "),
        secret: line.how.includes("secret") || line.kind === "house/rolled-secretly" || isUnseen(line.body),
        gone: gone.has(line.number) || (options.gone?.has(line.number) ?? false),
        line,
    };
}

/** Whether something is told that the players do not see: it says so itself, or what it is about does. */
function isUnseen(body: unknown): boolean {
    const held = (body ?? {}) as Record<string, unknown>;
    return [held, ...Object.values(held)].some((one) => (one as { seen?: unknown } | null)?.seen === false);
}

function asRoll(line: LoggedLine): DiceRoll {
    const body = line.body as { sides: number; faces: number[] };
    return { number: line.number, sides: body.sides, faces: body.faces, again: line.how.includes("seen") };
}

/** Dice that somebody rolled for themselves. */
function freely(line: LoggedLine): DiceRoll[] {
    if (line.kind !== "house/rolled" && line.kind !== "house/rolled-secretly") return [];
    const body = line.body as { dice: string; faces: number[] };
    const sides = Number(/d(\d+)/i.exec(body.dice)?.[1] ?? 6);
    return [{ number: line.number, sides, faces: body.faces, again: false }];
}

const TONES: Record<string, Tone> = { X: "great", S: "good", SC: "outcome", F: "bad", FC: "bad" };

/** How a line looks: by its outcome if it has one. The words say the same. */
function toneOf(line: LoggedLine): Tone {
    const body = (line.body ?? {}) as { result?: string; hit?: boolean };
    if (line.log === "house") return /said|whispered/.test(line.kind) ? "talk" : "quiet";
    const tone = TONES[body.result ?? ""];
    if (tone) return tone;
    if (/scene-began|session-began|round-began/.test(line.kind)) return "scene";
    return INNER.has(line.what) ? "quiet" : "plain";
}
