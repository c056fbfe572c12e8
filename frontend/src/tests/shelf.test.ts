import { describe, expect, it } from "vitest";
import type { Book } from "../generated/layouts";
import { draftOf, EMPTY, figureOf, preparedOf, type Draft } from "../table/shelf";

const minion = { procedure: "tiny.foe", text: "quick-minion", args: [["tier", "minion"]], named: "name", option: ["", ""] };
const book = { quick: [minion], scene: { procedure: "tiny.scene", text: "", args: [["kind", "calm"]], named: "title", option: ["", ""] } } as unknown as Book;
const [quick] = book.quick;
const draft: Draft = {
    title: " Salt gate ", text: "Fog.", picture: "lamp", areas: [[[0, 0], [1000, 0], [500, 900]], [[0, 0], [10, 10]]], clock: "The tide", length: 4, page: "A letter", words: "Come.",
    figures: quick ? [figureOf(quick, "Minion", new Set())] : [],
};

describe("the shelf", () => {
    it("calls one more of a kind by the next free number", () => {
        expect(quick && figureOf(quick, "Minion", new Set(["Minion 1", "Bram"])).name).toBe("Minion 2");
    });

    it("begins the scene by the book's own action, and describes that very scene", () => {
        const holds = preparedOf(draft, book);
        expect(holds.actions).toEqual([
            { procedure: "tiny.scene", args: '{"kind":"calm","title":"Salt gate"}' },
            { procedure: "tiny.foe", args: '{"tier":"minion","name":"Minion 1"}' },
        ]);
        expect(holds.scene).toEqual({ title: "Salt gate", text: "Fog.", picture: "lamp", traits: [], areas: [[[0, 0], [1000, 0], [500, 900]]] });
        expect(holds.clocks.map(({ name, length }) => [name, length])).toEqual([["The tide", 4]]);
        expect(holds.pages.map(({ title, text, everyone }) => [title, text, everyone])).toEqual([["A letter", "Come.", true]]);
    });

    it("holds only what was written", () => {
        expect(preparedOf({ ...EMPTY, title: "Roofs" }, book)).toMatchObject({ scene: null, clocks: [], pages: [] });
    });

    it("comes back as it was written", () => {
        const item = { id: "x", title: "Salt gate", holds: preparedOf(draft, book), shown: false };
        expect(draftOf(item, book)).toEqual({ ...draft, title: "Salt gate", areas: draft.areas.slice(0, 1) }); // a line is no shape
    });
});
