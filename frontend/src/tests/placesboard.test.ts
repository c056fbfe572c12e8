// A board of named places: who and what is where, and who may put it elsewhere.
import { describe, expect, it } from "vitest";
import { peopleOf } from "../table/people";
import { piecesOf, placesInRow } from "../table/places";
import { layoutOf } from "./books";

const book = layoutOf("houses2d20");
const state = {
    zones: placesInRow("Gate\n\n Court "),
    characters: [
        { id: "sanna", name: "Sanna", seat: "s", side: "players", zone: "place1", defeated: "" },
        { id: "roke", name: "Roke", seat: "gm", side: "opposition", zone: "", defeated: "defeated", seen: false },
    ],
    assets: [
        { id: "blade", name: "Blade", owner: "sanna", zone: "place1", potency: 2, defensive: false, out: false, seen: true },
        { id: "wall", name: "Wall", owner: "roke", zone: "", potency: 0, defensive: true, out: false, seen: true },
        { id: "gone", name: "Gone", owner: "roke", zone: "", potency: 0, defensive: false, out: true, seen: true },
    ],
};
const people = peopleOf(state, book);
const pieces = (mine: string[], isGm: boolean) => piecesOf(state, book, people, { mine, isGm, note: (thing) => `${thing.potency}` });

describe("a board of named places", () => {
    it("is a row of places, each next to the one after it", () => {
        expect(state.zones).toEqual([
            { id: "place1", name: "Gate", links: ["place2"] },
            { id: "place2", name: "Court", links: [] },
        ]);
    });
    it("knows both sides, whoever is defeated, and nothing that is out of play", () => {
        expect(people.map((one) => [one.id, one.side, one.out, one.hidden])).toEqual([["sanna", "ours", false, false], ["roke", "theirs", true, true]]);
        expect(pieces([], false).map((one) => one.id)).toEqual(["sanna", "roke", "blade", "wall"]);
        expect(pieces([], false).find((one) => one.id === "wall")?.side).toBe("theirs");
    });
    it("lets the GM put people and things anywhere, and owners take a turn", () => {
        expect(pieces([], true).map((one) => one.reach)).toEqual([["place2"], ["place1", "place2"], ["place2"], ["place1", "place2"]]);
        expect(pieces(["sanna"], false).map((one) => [one.reach.length, one.turns])).toEqual([[0, false], [0, false], [0, true], [0, false]]);
    });
});
