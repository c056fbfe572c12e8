// A reckoning as pictures: every die that is drawn is one that the reckoning tells of.
import { describe, expect, it } from "vitest";
import { drawingOf } from "../table/drawing";
import type { Reckoned } from "../table/log";

const pool = (count: number, sides: number, bonus = 0, plus = 0) => ({ count, sides, plus, bonus });
const step = (amount: number, after: ReturnType<typeof pool>) => ({ said: "", amount, after, cite: "", rule: "" });
const text = { said: "", cite: "", rule: "" };
const dice = (began: ReturnType<typeof pool>, steps: ReturnType<typeof step>[], faces: number[], counted = faces): Reckoned => ({ line: "dice", ...text, began, steps, rolled: steps.at(-1)?.after ?? began, faces, counted });
const number = (reached: number, needed: number | null): Reckoned => ({ line: "number", ...text, of: "defense", reached, needed });
const outcome = (count = 0): Reckoned => ({ line: "outcome", ...text, outcome: "X", tone: "great", count });

describe("a reckoning as pictures", () => {
    it("shows the die before a step, every face of the one that was rolled, and which of them reach", () => {
        const drawn = drawingOf([dice(pool(1, 12), [step(-1, pool(1, 8))], [8]), number(8, 6), outcome()]);
        expect(drawn?.path).toEqual([12]);
        expect(drawn?.pool).toEqual([{ sides: 8, kind: "base" }]);
        expect(drawn?.scale.filter((face) => face.reaches).map((face) => face.face)).toEqual([6, 7, 8]);
        expect(drawn?.scale.filter((face) => face.fell)).toEqual([{ face: 8, reaches: true, top: true, fell: true }]);
    });

    it("tells dice on top from dice taken away, and which faces count", () => {
        const drawn = drawingOf([dice(pool(3, 6), [step(2, pool(5, 6, 2)), step(-1, pool(4, 6, 1))], [2, 5, 5, 4], [5, 5, 4]), number(14, 11), outcome(1)]);
        expect(drawn?.pool.map((die) => die.kind).join(" ")).toBe("base base base more more less");
        expect(drawn?.fallen.map((die) => die.counts)).toEqual([false, true, true, true]);
        expect([drawn?.sums, drawn?.points, drawn?.scale]).toEqual([true, 1, []]);
    });

    it("draws no scale against a number that is hidden, and nothing of more dice than fit", () => {
        expect(drawingOf([dice(pool(1, 8), [], [5]), number(5, null)])?.scale).toEqual([]);
        expect(drawingOf([dice(pool(20, 6), [], Array(20).fill(3) as number[])])?.pool).toEqual([]);
        expect(drawingOf([])).toBeUndefined();
    });
});
