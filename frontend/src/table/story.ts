// The story as it is shown: lines of the log, with the dice that led to each standing beside it.
import type { Line } from "../generated/wire";

export interface Thrown {
    number: number;
    sides: number;
    faces: number[];
    again: boolean;
}

export type Tone = "plain" | "quiet" | "talk" | "scene" | "outcome" | "good" | "great" | "bad";

export interface Entry {
    number: number;
    kind: string;
    said: string;
    why: string[];
    dice: Thrown[];
    tone: Tone;
    speaker: string;
    whisper: boolean;
    /** To whom something was whispered. */
    to: string;
    secret: boolean;
    gone: boolean;
    line: Line;
}

/** Lines that only the inner works need: what was opened, asked and closed, and which invitations there are. */
const INNER = new Set(["opened", "closed", "asked", "answered", "passed"]);
const INNER_FACTS = new Set(["house/linked", "house/unlinked"]);
const isInner = (line: Line): boolean => INNER.has(line.what) || INNER_FACTS.has(line.kind);

/** Lines of which a moment's story is made; what lies further back is not shown beside it. */
const LATELY = 400;

export interface Wishes {
    /** Also what only the inner works need. */
    all?: boolean;
    /** Who sits at a seat. */
    nameOf?: (seat: string) => string;
    /** Lines that no longer count, though what took them back is not among the lines. */
    gone?: ReadonlySet<number>;
}

/** The story so far. Dice stand with the first thing of their conversation that is told after them. */
export function story(lines: readonly Line[], wishes: Wishes = {}): Entry[] {
    const entries: Entry[] = [];
    const thrown = new Map<string, Line[]>();
    const gone = undone(lines);
    for (const line of lines) {
        if (line.what === "rolled") {
            thrown.set(line.conv, [...(thrown.get(line.conv) ?? []), line]);
            continue;
        }
        if (!line.said || (isInner(line) && !wishes.all)) continue;
        const before = line.what === "told" ? (thrown.get(line.conv) ?? []) : [];
        if (before.length) thrown.delete(line.conv);
        entries.push(entry(line, before, gone, wishes));
    }
    const loose = [...thrown.values()].flat();
    for (const line of loose) entries.push(entry(line, [line], gone, wishes));
    return loose.length ? entries.sort((one, other) => one.number - other.number) : entries;
}

/** The story as it stood after a line: what came later has not happened, and has taken nothing back. */
export function until(lines: readonly Line[], number: number, wishes: Wishes = {}): Entry[] {
    return story(lines.filter((line) => line.number <= number).slice(-LATELY), wishes);
}

/** Where scenes begin: the places of the entries that open one. */
export function scenes(entries: readonly Entry[]): number[] {
    return entries.flatMap((entry, at) => (entry.tone === "scene" ? [at] : []));
}

/** Whether a player has an answer of which nothing has come yet, as far as their lines tell. */
export function hasAnswer(lines: readonly Line[]): boolean {
    const gone = undone(lines);
    const counting = lines.filter((line) => !gone.has(line.number));
    const last = counting.findLast((line) => line.what === "answered" || line.what === "passed");
    return last !== undefined && !counting.some((line) => line.number > last.number && line.conv === last.conv);
}

/** The numbers of lines that were taken back, by a rewind or by whoever answered. */
export function undone(lines: readonly Line[]): Set<number> {
    return new Set(lines.flatMap(taken));
}

const BACK = new Set(["rewound", "taken-back", "withdrawn"]);

/** The numbers of the lines that a line takes back. */
export function taken(line: Line): readonly number[] {
    return BACK.has(line.what) ? (line.body as { numbers: number[] }).numbers : [];
}

/** A line as it is shown; one that does not hold what it should is still its sentence. */
function entry(line: Line, before: readonly Line[], gone: Set<number>, wishes: Wishes): Entry {
    try {
        return whole(line, before, gone, wishes);
    } catch (error) {
        console.error(error);
        const bare = { tone: "quiet", speaker: "", whisper: false, to: "", secret: false } as const;
        return { ...bare, why: [], dice: [], number: line.number, kind: line.kind, said: String(line.said), gone: gone.has(line.number), line };
    }
}

function whole(line: Line, before: readonly Line[], gone: Set<number>, wishes: Wishes): Entry {
    const spoken = line.kind === "house/said" || line.kind === "house/whispered";
    const body = (line.body ?? {}) as { seat?: string; text?: string; to?: string[] };
    const called = (seat: string): string => wishes.nameOf?.(seat) ?? seat;
    return {
        number: line.number,
        kind: line.kind,
        said: spoken ? (body.text ?? line.said) : line.said,
        why: [...new Set([...before.filter((one) => one !== line).flatMap((one) => [one.said, ...one.why]), ...line.why])],
        dice: [...before.map(asThrown), ...freely(line)],
        tone: toneOf(line),
        speaker: spoken ? called(body.seat ?? "") : "",
        whisper: line.kind === "house/whispered",
        to: (line.kind === "house/whispered" ? (body.to ?? []) : []).map(called).join(", "),
        secret: line.how.includes("secret") || line.kind === "house/rolled-secretly" || isUnseen(line.body),
        gone: gone.has(line.number) || (wishes.gone?.has(line.number) ?? false),
        line,
    };
}

/** Whether something is told that the players do not see: it says so itself, or what it is about does. */
function isUnseen(body: unknown): boolean {
    const held = (body ?? {}) as Record<string, unknown>;
    return [held, ...Object.values(held)].some((one) => (one as { seen?: unknown } | null)?.seen === false);
}

function asThrown(line: Line): Thrown {
    const body = line.body as { sides: number; faces: number[] };
    return { number: line.number, sides: body.sides, faces: body.faces, again: line.how.includes("seen") };
}

/** Dice that somebody rolled for themselves. */
function freely(line: Line): Thrown[] {
    if (line.kind !== "house/rolled" && line.kind !== "house/rolled-secretly") return [];
    const body = line.body as { dice: string; faces: number[] };
    const sides = Number(/d(\d+)/i.exec(body.dice)?.[1] ?? 6);
    return [{ number: line.number, sides, faces: body.faces, again: false }];
}

const TONES: Record<string, Tone> = { X: "great", S: "good", SC: "outcome", F: "bad", FC: "bad" };

/** How a line looks: by its outcome if it has one. The words say the same. */
function toneOf(line: Line): Tone {
    const body = (line.body ?? {}) as { result?: string; hit?: boolean };
    if (line.log === "house") return /said|whispered/.test(line.kind) ? "talk" : "quiet";
    if (body.result && TONES[body.result]) return TONES[body.result]!;
    if (/scene-began|session-began|round-began/.test(line.kind)) return "scene";
    return INNER.has(line.what) ? "quiet" : "plain";
}
