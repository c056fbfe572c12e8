// The odds lab: situations as links, and its charts as files.
import { describe, expect, it } from "vitest";
import type { MapShown } from "../generated/wire";
import { fromSearch, mapCsv, mapSvg, pointsBetween, sharesCsv, sharesSvg, sideBySide, toSearch } from "../lab/lab";

const first = { fields: { die: "d12", luck: "" }, options: { "layers.lucky-heroes": "on" } };
const second = { fields: { die: "d8" }, options: {} };
const shares = [
    { said: "Failure, bad", share: "1/4", percent: "25.0%" },
    { said: "<Success>", share: "3/4", percent: "75.0%" },
];
const map: MapShown = { across: "a", down: "b", columns: [{ id: "1", said: "1" }], rows: [{ id: "x", said: "x" }], cells: [[{ share: "1/2", refused: "" }]] };

describe("the odds lab", () => {
    it("opens from a link what was made into one", () => {
        expect(fromSearch(toSearch([first, second]))).toEqual([{ fields: { die: "d12" }, options: first.options }, second]);
        expect(fromSearch(toSearch([second]))).toEqual([second, undefined]);
        expect(toSearch([{ fields: {}, options: {} }])).toBe("");
    });
    it("puts two distributions side by side, each result once", () => {
        const [failure, success, other] = sideBySide([shares, [{ said: "Other", share: "1", percent: "100.0%" }]], "0.0%");
        expect(failure?.cells.map((one) => one.share)).toEqual(["1/4", "0"]);
        expect(success?.cells[1]?.percent).toBe("0.0%");
        expect(other?.said).toBe("Other");
        expect(pointsBetween("1/4", "3/4")).toBe(50);
    });
    it("writes tables that other programs read", () => {
        expect(sharesCsv(["Result", "A"], sideBySide([shares], ""))).toBe('Result,A,A (0–1)\n"Failure, bad",1/4,0.25\n<Success>,3/4,0.75\n');
        expect(mapCsv("b / a", map, (one) => one.said)).toBe("b / a,1\nx,0.5\n");
    });
    it("draws pictures with every number, and nothing of a text is markup", () => {
        const drawn = sharesSvg("Two", ["A", "B"], sideBySide([shares, shares], ""));
        expect(drawn.match(/75\.0%/g)).toHaveLength(2);
        expect(drawn).toContain("&lt;Success&gt;");
        expect(drawn).toContain("url(#second)");
        expect(mapSvg("Map", ["across", "down"], map, (one) => one.said, () => "50%")).toContain(">50%<");
    });
});
