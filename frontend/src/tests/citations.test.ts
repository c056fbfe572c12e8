import { describe, expect, it } from "vitest";
import { cutCite, splitCites } from "../words/citations";

describe("citations", () => {
    it("are cut from a reason, whatever their book is called", () => {
        expect(cutCite("One step up: surprise (nde2.step.up)")).toEqual({ said: "One step up: surprise", cite: "nde2.step.up" });
        expect(cutCite("It costs one (houses.pool.cost-2).")).toEqual({ said: "It costs one.", cite: "houses.pool.cost-2" });
        expect(cutCite("Two steps (not one).")).toEqual({ said: "Two steps (not one).", cite: "" });
    });

    it("stand apart in a sentence that stays whole", () => {
        const said = "Kray is out of reach (nde2.range.melee).";
        expect(splitCites(said).map((piece) => piece.said).join("")).toBe(said);
        expect(splitCites(said).filter((piece) => piece.cite).map((piece) => piece.said)).toEqual(["nde2.range.melee"]);
        expect(splitCites("Nothing (at all).")).toEqual([{ said: "Nothing (at all).", cite: false }]);
    });
});
