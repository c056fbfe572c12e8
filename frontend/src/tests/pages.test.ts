import { describe, expect, it } from "vitest";
import type { RoomState } from "../generated/room";
import { pagesOf } from "../table/pages";

const room = {
    exhibits: [{ id: "map", title: "A map", text: "", picture: "p" }],
    handouts: [{ id: "letter", title: "A letter", text: "Come.", picture: "", readers: ["ana", "bo"] }],
    postings: [{ id: "wall", owner: "gm", text: "Bring dice." }],
    notes: [{ id: "own", owner: "ana", text: `${"so ".repeat(30)}\nand more`, readers: ["ana"] }],
} as unknown as RoomState;

describe("pages", () => {
    it("lists what somebody holds, and for whom it is where not for all", () => {
        const pages = pagesOf(room, (seat) => seat.toUpperCase());
        expect(pages.map(({ id, kind, to }) => [id, kind, to])).toEqual([
            ["map", "page", ""],
            ["letter", "page", "ANA, BO"],
            ["wall", "note", ""],
            ["own", "note", "ANA"],
        ]);
    });

    it("calls a note by its first words", () => {
        const [, , , own] = pagesOf(room, String);
        expect(own?.title).toHaveLength(40);
        expect(own?.title.endsWith("…")).toBe(true);
        expect(own?.text).toContain("and more");
    });

    it("is empty before anything is known", () => {
        expect(pagesOf(undefined, String)).toEqual([]);
    });
});
