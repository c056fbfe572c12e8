// Chances in words: a fraction as percent, a longer answer in short, and what is paid.
import { describe, expect, it } from "vitest";
import { answerSummary, percent, sumOf, usualFields } from "../table/chances";

const term = (word: string): string => word.toUpperCase();
const prices = [{ momentum: 1, threat: 1 }, { momentum: 2, threat: 2 }, { momentum: null, threat: 3 }];

describe("chances", () => {
    it("are percent, and neither 0 nor 100 while something else can happen", () => {
        expect(["0", "1/200", "2/5", "399/400", "1"].map(percent)).toEqual(["0", "<1", "40", ">99", "100"]);
    });
    it("stand beside an answer in short", () => {
        expect(answerSummary({ paid: [] }, term, "–")).toBe("–");
        expect(answerSummary({ use: "automatic", text: "" }, term, "–")).toBe("AUTOMATIC");
        expect(answerSummary({ dice: ["a", "a"], free: true, how: "b" }, term, "–")).toBe("2 × A, B");
        expect(answerSummary(null, term, "–")).toBe("–");
        expect(answerSummary({ does: "invoke", aspect: "x", effect: "advantage" }, (word, field) => `${field}=${word}`, "–", ["effect"])).toBe("does=invoke, aspect=x");
    });
    it("leave out what every answer has in common with the usual one, but never what is done", () => {
        const answers = [{ does: "invoke", benefit: "again", effect: "advantage" }, { does: "invoke", benefit: "point", effect: "advantage" }];
        expect(usualFields(answers, { does: "invoke", benefit: "point", effect: "advantage" })).toEqual(["effect"]);
        expect([usualFields([], {}), usualFields([null], { does: "invoke" })]).toEqual([[], []]);
    });
});

describe("prices", () => {
    it("go by position, whichever purse pays", () => {
        const paid = ["momentum", "threat", "threat"];
        expect([sumOf(paid, "momentum", prices), sumOf(paid, "threat", prices), sumOf(["threat", "threat", "momentum"], "momentum", prices)]).toEqual([1, 5, 0]);
        expect(sumOf([], "threat", prices)).toBe(0);
    });
});
