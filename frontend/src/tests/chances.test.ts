// Chances in words: a fraction as percent, and a longer answer in short.
import { describe, expect, it } from "vitest";
import { inShort, percent } from "../table/chances";

const term = (word: string): string => word.toUpperCase();
const prices = [{ momentum: 1, threat: 1 }, { momentum: 2, threat: 2 }, { momentum: null, threat: 3 }];

describe("chances", () => {
    it("are percent, and neither 0 nor 100 while something else can happen", () => {
        expect(["0", "1/200", "2/5", "399/400", "1"].map(percent)).toEqual(["0", "<1", "40", ">99", "100"]);
    });
    it("stand beside an answer in short, with what it costs", () => {
        expect(inShort({ paid: [] }, prices, term, "–")).toBe("–");
        expect(inShort({ paid: ["momentum", "momentum"] }, prices, term, "–")).toBe("+2 (MOMENTUM 3)");
        expect(inShort({ paid: ["momentum", "threat"] }, prices, term, "–")).toBe("+1 (MOMENTUM 1), +1 (THREAT 2)");
        expect(inShort({ use: "automatic", text: "" }, [], term, "–")).toBe("AUTOMATIC");
        expect(inShort({ dice: ["a", "a"], free: true }, [], term, "–")).toBe("2 × A");
        expect(inShort(null, [], term, "–")).toBe("–");
    });
});
