import { describe, expect, it } from "vitest";
import { namesById, packName, packWords } from "../words/pack";

const words = [
    { key: "skill.arms", lang: "en", text: "Arms" },
    { key: "skill.arms", lang: "pl", text: "Oręż" },
    { key: "skill.arms.text", lang: "en", text: "Blade, axe and shield." },
    { key: "talent.spark", lang: "", text: "Spark" },
    { key: "pack", lang: "en", text: "nothing" },
];

describe("words of a table's own", () => {
    it("are found by id, in the reader's language or in English", () => {
        const said = namesById(words);
        expect(["en", "pl", "fr"].map((language) => packName(said, "arms", language))).toEqual(["Arms", "Oręż", "Arms"]);
        expect(packName(said, "spark", "fr")).toBe("Spark");
        expect(packName(said, "pack", "en")).toBeUndefined();
    });

    it("lie where the book says, and nowhere else", () => {
        expect(packWords({ pack: { words } }, ["pack", "words"])).toBe(words);
        expect(packWords({ pack: null }, ["pack", "words"])).toEqual([]);
        expect(packWords({ pack: { words } }, [])).toEqual([]);
        expect(packWords(undefined, ["pack", "words"])).toEqual([]);
    });
});
