import { describe, expect, it } from "vitest";
import type { LoggedLine } from "../generated/wire";
import { accountOf } from "../table/account";
import { newly, watched } from "../table/alarms";
import type { Person } from "../table/people";
import { talliesOf } from "../table/stage";

const shown = [{ field: "hearts", widget: "track", place: "tracks", most: "", glyph: "heart" }];
const person = (id: string, side: "ours" | "theirs", raw: Record<string, unknown>, out = false): Person =>
    ({ id, name: id.toUpperCase(), side, seat: side === "ours" ? id : "", out, hidden: false, people: { shown, chief: side === "theirs" ? ["tier", "boss"] : ["", ""] }, raw }) as unknown as Person;
const line = (number: number, what: string, conv: string, body: object): LoggedLine => ({ type: "line", number, what, conv, body, said: "", log: "game", kind: what === "told" ? "any/attack-declared" : "", cites: [], how: [], when: 0, why: [] }) as unknown as LoggedLine;

describe("the account of a fight", () => {
    const before = [person("bram", "ours", { hearts: 3 }), person("ilse", "ours", { hearts: 3 }), person("kray", "theirs", { hearts: 2, tier: "boss" }), person("orla", "theirs", { hearts: 1 })];
    const after = [person("bram", "ours", { hearts: 1 }), person("ilse", "ours", { hearts: 3 }), person("kray", "theirs", { hearts: 0, tier: "boss" }, true), person("orla", "theirs", { hearts: 1 })];
    const roll = (first: number, conv: string, result: string): LoggedLine[] => [line(first, "told", conv, { who: "bram", target: "kray" }), line(first + 1, "rolled", conv, { sides: 12, faces: [4] }), line(first + 2, "told", conv, { who: "bram", target: "kray", result })];

    it("counts the rolls since the fight began, and says what they cost and who fell", () => {
        const lines = [...roll(1, "a", "S"), ...roll(4, "b", "S"), ...roll(7, "c", "F")];
        expect(accountOf({ line: 3, tallies: talliesOf(before) }, lines, after, talliesOf(after))).toMatchObject([
            { id: "bram", rolls: 2, good: 1, losses: [{ field: "hearts", count: 2, fills: false }], out: false },
            { id: "kray", rolls: 0, losses: [{ field: "hearts", count: 2 }], out: true },
        ]);
    });

    it("knows a chief who falls and a clock that fills, once", () => {
        const clock = (at: number) => [{ id: "tide", name: "The tide", at, length: 4 }];
        const then = watched(before, clock(3));
        const now = watched(after, clock(4));
        expect(newly(then, now)).toEqual({ chiefs: ["kray"], full: ["tide"] });
        expect(newly(now, now)).toEqual({ chiefs: [], full: [] });
    });
});
