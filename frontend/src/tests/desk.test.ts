// The GM's desk by phase: what comes next, and the rest by chapters.
import { describe, expect, it } from "vitest";
import type { ProcedureListed } from "../generated/wire";
import { byChapter, nextOf } from "../table/desk";
import type { Person } from "../table/people";

const action = (name: string, group: string, chapter: string): ProcedureListed => ({ name, said: name, group, about: "", player: false, rank: 0, arguments: [], chapter, hint: "" });
const book = { scene: { procedure: "begin" }, fight: "fight", shown: [{ field: "scene", place: "title", widget: "text" }] } as unknown as Parameters<typeof nextOf>[0];
const foe = { side: "theirs", out: false, hidden: false } as Person;

describe("the desk", () => {
    it("puts actions under the chapters of the book, each once", () => {
        const chapters = byChapter([action("b", "combat", "Combat"), action("a", "rest", "A rest"), action("c", "combat", "Combat")]);
        expect(chapters.map((one) => [one.title, one.actions.map((each) => each.name).join("")])).toEqual([["A rest", "a"], ["Combat", "bc"]]);
    });

    it("fills a scene while there is none, then a fight once foes are seen in it, and nothing that is refused", () => {
        expect(nextOf(book, {}, [], {})).toBe("begin");
        expect(nextOf(book, {}, [], { begin: "no" })).toBe("");
        expect(nextOf(book, { scene: "The quay" }, [], {})).toBe("");
        expect(nextOf(book, { scene: "The quay" }, [foe], {})).toBe("fight");
        expect(nextOf(book, { scene: "The quay" }, [{ ...foe, hidden: true }, { ...foe, out: true }], {})).toBe("");
    });
});
