import { describe, expect, it } from "vitest";
import type { LoggedLine } from "../generated/wire";
import type { Person } from "../table/people";
import { actsOf, asAsked, changesOf, isLoss, outcomeOf, queued, spoken, sumOf, talliesOf, toneOf, type Act } from "../table/stage";

let last = 0;
function line(what: string, more: Partial<LoggedLine> = {}): LoggedLine {
    last += 1;
    const none = { log: "game", kind: "", body: {}, conv: "c", cites: [], how: [], when: 0, why: [] };
    return { type: "line", number: last, what, said: `said ${last}`, ...none, ...more };
}
const declared = (): LoggedLine => line("told", { kind: "any/attack-declared", said: "Bram attacks Kray.", body: { who: "bram", target: "kray" } });
const rolled = (sides: number, ...faces: number[]): LoggedLine => line("rolled", { body: { sides, faces } });
const say = (key: string, values?: Record<string, string | number>): string => [key, ...Object.values(values ?? {})].join(" ");

describe("the stage", () => {
    it("shows a roll with the action before it and the outcome after it", () => {
        const lines = [declared(), rolled(12, 12), line("told", { body: { who: "bram", target: "kray", result: "X", against: 8 } }), line("told", { body: { foe: "kray", hearts: 1 } })];
        expect(actsOf(lines, [])).toMatchObject([{ action: "Bram attacks Kray.", doer: "bram", target: "kray", roller: "bram", outcome: "great", against: 8, faces: [12], lies: false }]);
    });

    it("says of each book's outcome what it came to", () => {
        expect(["X", "S", "SC", "F", "FC"].map((result) => outcomeOf({ result, target: "kray" }))).toEqual(["great", "hit", "hit-cost", "miss", "miss"]);
        expect([outcomeOf({ result: "S" }), outcomeOf({ hit: true }), outcomeOf({ hit: false }), outcomeOf({ success: false }), outcomeOf({ passed: true })]).toEqual(["good", "struck", "dodged", "bad", "good"]);
        expect(outcomeOf({ who: "bram" })).toBe("");
        expect([toneOf("great"), toneOf("struck"), toneOf("dodged")]).toEqual(["best", "worst", "plain"]);
    });

    it("waits for the outcome, and shows the dice lying when it comes", () => {
        const before = [declared(), rolled(8, 2)];
        const [open] = actsOf(before, []);
        expect(open).toMatchObject({ outcome: "", lies: false });
        const [told] = actsOf([line("told", { body: { who: "bram", target: "kray", result: "F" } })], before);
        expect(told).toMatchObject({ number: open?.number, outcome: "miss", lies: true });
        expect(queued(open ? [open] : [], told ? [told] : [])).toEqual([told]);
        expect(actsOf([line("told", { body: { who: "bram", luck: 1 } })], before)).toEqual([]);
    });

    it("tells the one who is asked what it came to, and nobody else", () => {
        const [open] = actsOf([declared(), rolled(8, 2)], []);
        expect(open && asAsked(open, { result: "F" }).outcome).toBe("miss");
        expect(open && asAsked(open, { count: 1 }).outcome).toBe("");
    });

    it("is silent about dice whose outcome was told before", () => {
        const before = [declared(), rolled(8, 2), line("told", { body: { result: "F" } })];
        expect(actsOf([line("told", { body: { result: "F" } })], before)).toEqual([]);
    });

    it("frames the dice that count, each face once", () => {
        const [act] = actsOf([rolled(6, 5, 2, 5, 4), line("told", { body: { who: "sunniva", success: true, trio: [4, 5, 5] } })], []);
        expect(act?.counts).toEqual([true, false, true, true]);
        const [all] = actsOf([rolled(6, 5, 5, 4), line("told", { body: { success: true, trio: [4, 5, 5] } })], []);
        expect(all?.counts).toEqual([]);
    });

    it("takes what counts, the number and the meaning from the book's own reckoning", () => {
        const base = { cite: "", rule: "" };
        const pool = { count: 3, sides: 20 } as never;
        const reckoning: LoggedLine["reckoning"] = [
            { ...base, line: "dice", said: "three dice", began: pool, steps: [], rolled: pool, faces: [5, 17, 4], counted: [5, 4] },
            { ...base, line: "number", said: "2 successes, 1 needed", of: "successes", reached: 2, needed: 1 },
            { ...base, line: "outcome", said: "passed, at a price", outcome: "passed", tone: "mixed", count: 1 },
        ];
        const [act] = actsOf([rolled(20, 5, 17, 4), line("told", { reckoning })], []);
        expect(act).toMatchObject({ outcome: "cost", counts: [true, false, true] });
        expect(act && sumOf(act, say)).toBe("2 successes, 1 needed");
    });

    it("puts the striker before the one who dodges", () => {
        const lines = [line("told", { kind: "any/strike-declared", body: { who: "bram", foes: ["kray"] } }), rolled(8, 5), line("told", { body: { who: "bram", foe: "kray", hit: true } })];
        expect(actsOf(lines, [])).toMatchObject([{ doer: "kray", target: "bram", roller: "bram", outcome: "struck" }]);
    });

    it("shows at most three in a row, and of more only the last", () => {
        const acts = Array.from({ length: 4 }, (_, number) => ({ number }) as Act);
        expect(queued([], acts.slice(0, 3))).toHaveLength(3);
        expect(queued(acts.slice(0, 1), acts.slice(1))).toEqual(acts.slice(3));
    });

    it("finds what people have lost and gained, losses first", () => {
        const shown = [
            { field: "luck", widget: "points", place: "tracks", most: "", glyph: "luck" },
            { field: "hearts", widget: "track", place: "tracks", most: "hearts_max", glyph: "heart" },
            { field: "tracks", widget: "boxes", place: "tracks", most: "", glyph: "" },
            { field: "track", widget: "progress", place: "tracks", most: "", glyph: "" },
        ];
        const person = (raw: Record<string, unknown>): Person => ({ id: "bram", people: { shown }, raw }) as unknown as Person;
        const boxes = (...filled: string[]): object[] => [{ id: "body", boxes: filled.map((one) => ({ level: "stressed", filled: one })) }];
        const before = talliesOf([person({ hearts: 3, hearts_max: 3, luck: 1, tracks: boxes("", ""), track: { points: 0, requirement: 5 } })]);
        const after = talliesOf([person({ hearts: 1, hearts_max: 3, luck: 2, tracks: boxes("S", ""), track: null })]);
        const changes = changesOf(before, after);
        expect(changes).toMatchObject([{ field: "hearts", before: 3, value: 1, most: 3 }, { field: "body", before: 0, value: 1, fills: true }, { field: "luck", before: 1, value: 2 }]);
        expect(changes.map(isLoss)).toEqual([true, true, false]);
    });

    it("is one sentence for whoever listens", () => {
        const [act] = actsOf([declared(), rolled(12, 12), line("told", { body: { target: "kray", result: "X", against: 8 } })], []);
        expect(act && spoken(act, say, () => "")).toBe("Bram attacks Kray. stage-against 12 12 8. stage-great.");
        expect(act && sumOf({ ...act, faces: [6, 5], said: "They make it." }, say)).toBe("They make it.");
    });
});
