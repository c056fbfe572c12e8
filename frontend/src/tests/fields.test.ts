import { describe, expect, it } from "vitest";
import type { FieldShown, SheetProblem, StepShown } from "../generated/wire";
import { groupBySort, groupThings, hasSpare, isAbout, isEmpty, otherProblems, pointsLeft, swapValue, valueText } from "../workshop/fields";

const field = (at: string, kind: FieldShown["kind"], value: unknown, more: Partial<FieldShown> = {}): FieldShown => ({
    at, kind, value, said: at, hint: "", cite: "", names: [], options: [], least: 0, most: 0, total: 0, glyph: "", ideas: [], marked: 0, spare: false, ...more,
});
const step = (...fields: FieldShown[]): StepShown => ({ id: "s", said: "", hint: "", cite: "", fields, advice: [], mark: "open" });
const wrong = (at: string): SheetProblem => ({ field: at, rule: "r", warning: false, unfinished: false, said: "" });
const named = { id: "12", said: "d12", hint: "", cite: "", sides: 12, most: 0, group: "", spare: false };

describe("values that are dealt", () => {
    it("change hands, so that each stays with one", () => {
        expect(swapValue({ str: 12, dex: 8, might: 6 }, "might", 12)).toEqual({ str: 6, dex: 8, might: 12 });
        expect(swapValue({ str: 12, dex: 8, might: 6 }, "str", 12)).toEqual({ str: 12, dex: 8, might: 6 });
        expect(swapValue({}, "str", 12)).toEqual({ str: 12 });
    });

    it("are counted, where they are points", () => {
        expect(pointsLeft({ battle: 6, move: 5 }, 13)).toBe(2);
        expect(pointsLeft({}, 13)).toBe(13);
    });

    it("are said by their word, else as they are", () => {
        const dice = field("a", "deal", {}, { options: [named] });
        expect(valueText(dice, 12)).toEqual({ said: "d12", sides: 12 });
        expect(valueText(dice, 7)).toEqual({ said: "7", sides: 0 });
    });
});

describe("a short sheet", () => {
    it("is there where something can be spared: a field, or one of its names", () => {
        expect(hasSpare([step(field("name", "name", ""))])).toBe(false);
        expect(hasSpare([step(field("gear", "lines", [], { spare: true }))])).toBe(true);
        expect(hasSpare([step(field("skills", "rate", {}, { names: [named, { ...named, spare: true }] }))])).toBe(true);
    });
});

describe("things of several sorts", () => {
    it("stand together, each sort where it first comes", () => {
        const [one, other, third] = [{ id: "a", said: "A", group: "x" }, { id: "b", said: "B" }, { id: "c", said: "C", group: "x" }];
        expect(groupBySort([one, other, third])).toEqual([["x", [one, third]], ["", [other]]]);
    });
});

describe("what is wrong", () => {
    it("belongs to a field, to a part of it, or to all of what it is a part of", () => {
        expect(isAbout(wrong("gear"), "gear.key")).toBe(true);
        expect(isAbout(wrong("attributes.str"), "attributes")).toBe(true);
        expect(isAbout(wrong("gear"), "gears")).toBe(false);
        expect(isAbout(wrong("drives.duty"), "drives.*.statement")).toBe(true);
        expect(isAbout(wrong("focuses.1.name"), "focuses.2.name")).toBe(false);
    });

    it("is told by itself if no field is about it", () => {
        expect(otherProblems([wrong("grown"), wrong("name")], [step(field("name", "name", ""))])).toEqual([wrong("grown")]);
    });

    it("knows what is blank", () => {
        expect([undefined, "", " ", [], {}].map(isEmpty)).toEqual([true, true, true, true, true]);
        expect(["a", ["a"], { a: 1 }, 0].map(isEmpty)).toEqual([false, false, false, false]);
    });
});

describe("a sheet", () => {
    it("keeps together what is said of one thing, and things of a kind", () => {
        const all = ["talents", "focuses.0.name", "focuses.0.skill", "assets.0.name", "focuses.1.name", "focuses.1.skill"].map((at) => field(at, "line", ""));
        expect(groupThings(all).map((things) => things.map((thing) => thing.map((one) => one.at)))).toEqual([
            [["talents"]],
            [["focuses.0.name", "focuses.0.skill"], ["focuses.1.name", "focuses.1.skill"]],
            [["assets.0.name"]],
        ]);
    });
});
