import { describe, expect, it } from "vitest";
import type { LoggedLine } from "../generated/wire";
import { percent, share } from "../table/chances";
import { entriesUntil, hasAnswer, hasRolled, logBlocks, logEntries, sceneStarts, undoneNumbers } from "../table/log";

let last = 0;
function line(what: string, more: Partial<LoggedLine> = {}): LoggedLine {
    last += 1;
    const none = { log: "game", kind: "", body: {}, conv: "c", cites: [], how: [], when: 0, why: [] };
    return { type: "line", number: last, what, said: `said ${last}`, ...none, ...more };
}

describe("the log", () => {
    it("leaves invitations to the inner works, and says to whom is whispered", () => {
        last = 0;
        const lines = [
            line("noted", { log: "house", kind: "house/linked" }),
            line("noted", { log: "house", kind: "house/whispered", body: { seat: "gm", to: ["ana", "bo"], text: "psst" } }),
        ];
        expect(logEntries(lines, { nameOf: (seat) => seat.toUpperCase() })).toMatchObject([{ speaker: "GM", to: "ANA, BO", whisper: true }]);
        expect(logEntries(lines, { all: true })).toHaveLength(2);
    });

    it("marks what the players do not see", () => {
        last = 0;
        const lines = [line("told", { body: { foe: { seen: false } } }), line("noted", { body: { seen: false } }), line("told", { body: { foe: { seen: true } } })];
        expect(logEntries(lines).map((entry) => entry.secret)).toEqual([true, true, false]);
    });

    it("stands as it stood: what comes later has taken nothing back", () => {
        last = 0;
        const lines = [line("told", { kind: "nde/scene-began" }), line("told"), line("rewound", { log: "house", body: { numbers: [2] } })];
        expect(entriesUntil(lines, 2).map((entry) => entry.gone)).toEqual([false, false]);
        expect(entriesUntil(lines, 3).map((entry) => entry.gone)).toEqual([false, true, false]);
        expect(sceneStarts(logEntries(lines))).toEqual([0]);
    });

    it("puts dice beside the first thing their conversation tells, with their reasons", () => {
        last = 0;
        const lines = [
            line("rolled", { body: { sides: 12, faces: [7] }, why: ["because"] }),
            line("told", { conv: "other" }),
            line("told", { body: { result: "S" }, why: ["a rule"] }),
        ];
        const [aside, outcome] = logEntries(lines);
        expect(aside?.dice).toEqual([]);
        expect(outcome).toMatchObject({ tone: "good", dice: [{ sides: 12, faces: [7] }], why: ["said 1", "because", "a rule"] });
    });

    it("shows dice of which nothing has come yet, and in their place", () => {
        last = 0;
        const entries = logEntries([line("told"), line("rolled", { conv: "d", body: { sides: 6, faces: [1] } }), line("told")]);
        expect(entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
        expect(entries[1]?.dice).toHaveLength(1);
    });

    it("keeps the inner works to whoever wants all of it", () => {
        last = 0;
        const lines = [line("opened"), line("asked"), line("told"), line("told", { said: "" })];
        expect(logEntries(lines)).toHaveLength(1);
        expect(logEntries(lines, { all: true })).toHaveLength(3);
    });

    it("marks what a rewind took back, and nothing else", () => {
        last = 0;
        const lines = [line("told"), line("told"), line("noted", { log: "house" }), line("rewound", { log: "house", body: { numbers: [2] } }), line("told")];
        expect(undoneNumbers(lines)).toEqual(new Set([2]));
        expect(logEntries(lines).map((entry) => entry.gone)).toEqual([false, true, false, false, false]);
    });

    it("lets people speak by their names", () => {
        last = 0;
        const said = line("noted", { log: "house", kind: "house/said", body: { seat: "s1", text: "Hello" } });
        expect(logEntries([said], { nameOf: () => "Ana" })[0]).toMatchObject({ speaker: "Ana", said: "Hello", tone: "talk" });
    });
});

describe("chances", () => {
    it("never call what can happen impossible, or what can fail sure", () => {
        expect(["7/12", "0", "1", "1/1000", "999/1000"].map(percent)).toEqual(["58", "0", "100", "<1", ">99"]);
        expect(share("1/4")).toBe(0.25);
    });
});

describe("a line that does not hold what it should", () => {
    it("is still its sentence, and the others are told whole", () => {
        last = 0;
        const broken = { ...line("told"), why: null } as unknown as LoggedLine;
        const entries = logEntries([line("told", { why: ["so"] }), broken]);
        expect(entries.map(({ said, why }) => [said, why])).toEqual([["said 2", ["so"]], ["said 1", []]]);
    });
});

describe("an answer that can be taken back", () => {
    const answered = (): LoggedLine => line("answered", { conv: "c" });

    it("is the last one, while nothing came of it", () => {
        last = 0;
        expect(hasAnswer([])).toBe(false);
        expect(hasAnswer([answered(), line("told", { conv: "other" })])).toBe(true);
        expect(hasAnswer([answered(), line("told", { conv: "c" })])).toBe(false);
    });

    it("is none that was withdrawn with its action", () => {
        last = 0;
        expect(hasAnswer([answered(), line("withdrawn", { log: "house", conv: "", body: { numbers: [1] } })])).toBe(false);
    });
});

describe("a first roll", () => {
    const bare = { type: "line" as const, log: "game", cites: [], how: [], when: 0, why: [], said: "", kind: "" };

    it("is one's own: told of this one, for dice that fell", () => {
        const rolled = { ...bare, number: 1, what: "rolled", conv: "c", body: { sides: 6, faces: [3] } };
        const told = { ...bare, number: 2, what: "told", conv: "c", body: { who: "oda" } };
        expect(hasRolled([rolled, told], "oda", 0)).toBe(true);
        expect(hasRolled([rolled, told], "jory", 0)).toBe(false);
        expect(hasRolled([told], "oda", 0)).toBe(false);
        expect(hasRolled([rolled, { ...told, conv: "d" }], "oda", 0)).toBe(false);
        expect(hasRolled([rolled, told], "oda", 2)).toBe(false);
    });
});

describe("a block of the log", () => {
    const action = (): LoggedLine[] => {
        last = 0;
        const rolled = { body: { sides: 6, faces: [4] } };
        return [line("told", { part: "declares" }), line("told", { part: "prepares" }), line("rolled", rolled), line("answered", { how: ["book"] }), line("answered")];
    };
    const numbers = (lines: LoggedLine[], unfolded = false) =>
        logBlocks(logEntries(lines, { all: unfolded }), { unfolded }).map(({ told, details }) => [told, details].map((part) => part.map(({ number }) => number)));

    it("is an action with what came of it, and folds how it came about", () => {
        const lines = [...action(), line("told", { part: "decides" }), line("told"), line("told", { conv: "other" })];
        expect(numbers(lines)).toEqual([[[1, 6, 7], [2, 4]], [[8], []]]);
        expect(logEntries(lines).find(({ number }) => number === 6)?.dice).toHaveLength(1);
    });

    it("folds nothing before there is a result, nor for whoever wants all of it", () => {
        expect(numbers(action().slice(0, 2))).toEqual([[[1, 2], []]]);
        expect(numbers([...action(), line("told", { part: "decides" })], true)).toEqual([[[1, 2, 4, 5, 6], []]]);
    });

    it("is not made of what the table answered by itself alone", () => {
        expect(numbers(action().slice(3))).toEqual([]);
    });

    it("ends where others speak, and stands alone outside of any conversation", () => {
        last = 0;
        const noted = { conv: "", log: "house" };
        const lines = [line("told", { part: "declares" }), line("told"), line("noted", noted), line("noted", noted), line("told")];
        expect(numbers(lines).map(([told]) => told)).toEqual([[1, 2], [3], [4], [5]]);
    });
});
