import { describe, expect, it } from "vitest";
import { cutCite, splitCites } from "../words/citations";

describe("citations", () => {
    it("are cut from a reason, whatever their book is called", () => {
        expect(cutCite("One step up: surprise (nde2.step.up)")).toEqual({ said: "One step up: surprise", cite: "nde2.step.up" });
        expect(cutCite("It costs one (houses.pool.cost-2).")).toEqual({ said: "It costs one.", cite: "houses.pool.cost-2" });
        expect(cutCite("Two steps (not one).")).toEqual({ said: "Two steps (not one).", cite: "" });
    });

    it("stand apart in a sentence, whose words are read without them", () => {
        const said = "Kray is out of reach (nde2.range.melee).";
        expect(splitCites(said)).toEqual([{ said: "Kray is out of reach", cite: false }, { said: "nde2.range.melee", cite: true }, { said: ".", cite: false }]);
        expect(splitCites("Nothing (at all).")).toEqual([{ said: "Nothing (at all).", cite: false }]);
    });
});
