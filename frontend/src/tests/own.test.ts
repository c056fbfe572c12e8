import { describe, expect, it } from "vitest";
import { byId, called, wordsAt } from "../words/own";

const words = [
    { key: "skill.arms", lang: "en", text: "Arms" },
    { key: "skill.arms", lang: "pl", text: "Oręż" },
    { key: "skill.arms.text", lang: "en", text: "Blade, axe and shield." },
    { key: "talent.spark", lang: "", text: "Spark" },
    { key: "pack", lang: "en", text: "nothing" },
];

describe("words of a table's own", () => {
    it("are found by id, in the reader's language or in English", () => {
        const said = byId(words);
        expect(["en", "pl", "fr"].map((language) => called(said, "arms", language))).toEqual(["Arms", "Oręż", "Arms"]);
        expect(called(said, "spark", "fr")).toBe("Spark");
        expect(called(said, "pack", "en")).toBeUndefined();
    });

    it("lie where the book says, and nowhere else", () => {
        expect(wordsAt({ pack: { words } }, ["pack", "words"])).toBe(words);
        expect(wordsAt({ pack: null }, ["pack", "words"])).toEqual([]);
        expect(wordsAt({ pack: { words } }, [])).toEqual([]);
        expect(wordsAt(undefined, ["pack", "words"])).toEqual([]);
    });
});
