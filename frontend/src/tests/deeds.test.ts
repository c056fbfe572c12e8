import { describe, expect, it } from "vitest";
import { BOOKS } from "../generated/layouts";
import type { Beginning } from "../generated/wire";
import { argsOf, deedOf, isComplete, offSquares } from "../table/deeds";
import { everybody, nextTo, zoneBetween } from "../table/people";

const book = BOOKS["nde2"]!;
const state = {
    options: { zone_model: "pairs" },
    heroes: [{ id: "ilse", name: "Ilse", seat: "s", fallen: "" }, { id: "bram", name: "Bram", seat: "t", fallen: "down" }],
    foes: [{ id: "rat", name: "Rat", out: "" }, { id: "old", name: "Old", out: "fled" }],
    distances: [{ one: "rat", other: "ilse", zone: "close" }],
};
const people = everybody(state, book);
const words = { label: (name: string) => `<${name}>`, term: (word: string) => word.toUpperCase(), nobody: "–" };
const argument = (name: string, takes: object, needed = true, own_hero = false) => ({ name, label: "", takes: takes as Record<string, unknown>, needed, own_hero, own_seat: false });
const attack: Beginning = {
    name: "nde.attack",
    group: "combat",
    about: "",
    said: "",
    arguments: [
        argument("who", { type: "string" }, true, true),
        argument("target", { type: "string" }),
        argument("how", { enum: ["melee", "ranged"] }),
        argument("story", { type: "string" }, false),
    ],
};

describe("a deed", () => {
    it("settles who does it, and offers only foes who stand as targets", () => {
        const deed = deedOf(attack, book, people, "ilse", words);
        expect(deed.settled).toEqual({ who: "ilse" });
        expect(deed.pieces[0]?.shape).toEqual({ kind: "choice", words: [{ id: "rat", said: "Rat" }] });
        expect(deed.pieces[1]?.shape).toEqual({ kind: "choice", words: [{ id: "melee", said: "MELEE" }, { id: "ranged", said: "RANGED" }] });
    });

    it("sends what was said and nothing that was left empty", () => {
        const deed = deedOf(attack, book, people, "ilse", words);
        expect(isComplete(deed, { target: "", how: "melee" })).toBe(false);
        expect(isComplete(deed, { target: "rat", how: "melee" })).toBe(true);
        expect(argsOf(deed, { target: "rat", how: "melee", story: "" }, book, () => "new")).toEqual({ who: "ilse", target: "rat", how: "melee" });
    });

    it("asks for a square only where people stand on squares", () => {
        const power: Beginning = { ...attack, arguments: [argument("effect", { type: "string" }), argument("leap", { anyOf: [{ type: "null" }, { type: "array", prefixItems: [{}, {}] }] }, false)] };
        const asked = (positioning: string): string[] => offSquares(power, { options: { positioning } }, book).arguments.map((one) => one.name);
        expect(asked("zones")).toEqual(["effect"]);
        expect(asked("grid")).toEqual(["effect", "leap"]);
    });

    it("makes up the ids of new things", () => {
        const foe: Beginning = { ...attack, name: "nde.foe", arguments: [argument("id", { type: "string" }), argument("tier", { enum: ["minion"] })] };
        const deed = deedOf(foe, book, people, "", words);
        expect(deed.pieces.map((piece) => piece.name)).toEqual(["tier"]);
        expect(argsOf(deed, { tier: "minion" }, book, () => "x1")).toEqual({ id: "x1", tier: "minion" });
    });
});

describe("where people are", () => {
    it("is told from either end, and usual where nothing was said", () => {
        const [ilse, bram, rat] = people;
        expect(zoneBetween(state, book, ilse!, rat!)).toBe("close");
        expect(zoneBetween(state, book, rat!, ilse!)).toBe("close");
        expect(zoneBetween(state, book, bram!, rat!)).toBe("nearby");
        expect(nextTo(book, "close")).toEqual(["nearby"]);
        expect(nextTo(book, "far")).toEqual(["nearby", "very_far"]);
    });

    it("knows who is out of action", () => {
        expect(people.map((person) => person.out)).toEqual([false, true, false, true]);
    });
});
