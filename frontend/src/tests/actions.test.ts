import { describe, expect, it } from "vitest";
import type { ProcedureListed } from "../generated/wire";
import { actionOf, argsOf, isComplete, NOBODY, offSquares } from "../table/actions";
import { nextTo, peopleOf, zoneBetween } from "../table/people";
import { neighbours, obstaclesOf, piecesOf, placesOf } from "../table/places";
import { layoutOf } from "./books";

const book = layoutOf("nde2");
const state = {
    options: { zone_model: "pairs" },
    heroes: [{ id: "ilse", name: "Ilse", seat: "s", fallen: "" }, { id: "bram", name: "Bram", seat: "t", fallen: "down" }],
    foes: [{ id: "rat", name: "Rat", out: "" }, { id: "old", name: "Old", out: "fled" }],
    distances: [{ one: "rat", other: "ilse", zone: "close" }],
};
const people = peopleOf(state, book);
const words = { label: (name: string) => `<${name}>`, term: (word: string) => word.toUpperCase(), nobody: "–", nothing: "0", usual: "u" };
const argument = (name: string, takes: object, needed = true, own_hero = false) => ({ name, label: "", takes: takes as Record<string, unknown>, needed, own_hero, own_seat: false });
const attack: ProcedureListed = {
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

describe("an action", () => {
    it("settles who does it, and offers only foes who stand as targets", () => {
        const action = actionOf(attack, book, people, people[0]!, words);
        expect(action.settled).toEqual({ who: "ilse" });
        expect(action.pieces[0]?.shape).toEqual({ kind: "choice", words: [{ id: "rat", said: "Rat" }] });
        expect(action.pieces[1]?.shape).toEqual({ kind: "choice", words: [{ id: "melee", said: "MELEE" }, { id: "ranged", said: "RANGED" }] });
    });

    it("sends what was said and nothing that was left empty", () => {
        const action = actionOf(attack, book, people, people[0]!, words);
        expect(isComplete(action, { target: "", how: "melee" })).toBe(false);
        expect(isComplete(action, { target: "rat", how: "melee" })).toBe(true);
        expect(argsOf(action, { target: "rat", how: "melee", story: "" }, book, () => "new")).toEqual({ who: "ilse", target: "rat", how: "melee" });
    });

    it("begins as the book has it, and sends a no where yes is usual", () => {
        const seen = { ...argument("seen", { type: "boolean" }, false), default: true };
        const level = { ...argument("level", { type: "integer" }, false), default: 1 };
        const action = actionOf({ ...attack, arguments: [seen, level] }, book, people, people[0]!, words);
        expect(action.start).toEqual({ seen: true, level: 1 });
        expect(argsOf(action, action.start, book, () => "new")).toEqual({});
        expect(argsOf(action, { seen: false, level: 0 }, book, () => "new")).toEqual({ seen: false, level: 0 });
    });

    it("asks for a square only where people stand on squares", () => {
        const power: ProcedureListed = { ...attack, arguments: [argument("effect", { type: "string" }), argument("leap", { anyOf: [{ type: "null" }, { type: "array", prefixItems: [{}, {}] }] }, false)] };
        const asked = (positioning: string): string[] => offSquares(power, { options: { positioning } }, book).arguments.map((one) => one.name);
        expect(asked("zones")).toEqual(["effect"]);
        expect(asked("grid")).toEqual(["effect", "leap"]);
    });

    it("makes up the ids of new things", () => {
        const foe: ProcedureListed = { ...attack, name: "nde.foe", arguments: [argument("id", { type: "string" }), argument("tier", { enum: ["minion"] })] };
        const action = actionOf(foe, book, people, NOBODY, words);
        expect(action.pieces.map((piece) => piece.name)).toEqual(["tier"]);
        expect(argsOf(action, { tier: "minion" }, book, () => "x1")).toEqual({ id: "x1", tier: "minion" });
    });
});

describe("what an argument may be", () => {
    const zones = [{ id: "deck", name: "The deck" }];
    const table = { effects: [{ id: "axe", name: "Axe", kind: "damage", owner: "ilse" }, { id: "bow", name: "Bow", kind: "damage", owner: "bram" }, { id: "fog", name: "FOG", kind: "aspect", owner: "" }], scene: { tasks: zones } };
    const own = { ...book, listed: [{ argument: "tool", of: "effects", kinds: ["damage"], own: true }, { argument: "nde.attack/task", of: "scene.tasks", kinds: [], own: false }, { argument: "gift", of: ".gifts", kinds: [], own: false }], worded: [{ argument: "skill", words: ["str"], own: "pack.skills", adds: false }, { argument: "row", words: ["bow"], own: "pack.items", adds: true }], somebody: [{ argument: "patient", side: "ours" as const, oneself: true }], fresh: ["nde.attack/effect.id"], elsewhere: ["nde.attack/effect.turn"] };
    const asks = (...given: ReturnType<typeof argument>[]): ProcedureListed => ({ ...attack, arguments: given });
    const doer = { ...people[0]!, raw: { gifts: [{ id: "luck", name: "Luck" }] } };

    it("is one of the things in a list: of the right kind, of one's own, within a record, or of oneself", () => {
        const action = actionOf(asks(argument("tool", { type: "string" }, false), argument("task", { type: "string" }), argument("gift", { type: "string" })), own, people, doer, words, {}, table);
        expect(action.pieces.map((piece) => piece.shape.kind === "choice" && piece.shape.words.map((word) => word.said))).toEqual([["0", "Axe"], ["The deck"], ["Luck"]]);
        const anybody = actionOf(asks(argument("tool", { type: "array", items: { type: "string" } })), own, people, NOBODY, words, {}, table);
        expect(anybody.pieces[0]?.shape).toEqual({ kind: "several", ideas: [{ id: "axe", said: "Axe" }, { id: "bow", said: "Bow" }], closed: true });
    });

    it("is one of some words, or the usual one if it need not be said; and oneself where that makes sense", () => {
        const action = actionOf(asks(argument("skill", { type: "string" }, false), argument("patient", { type: "string" })), own, people, doer, words, {}, table);
        expect(action.pieces.map((piece) => piece.shape.kind === "choice" && piece.shape.words.map((word) => word.said))).toEqual([["u", "STR"], ["Ilse", "Bram"]]);
    });

    it("is one of the words, or of the things with a price, that the table brings along", () => {
        const shop = { ...own, listed: [{ argument: "ware", of: "pack.items", kinds: [], own: false }] };
        const packed = { ...table, pack: { skills: ["arms", "lore"], items: [{ id: "knife", price: 6 }, { id: "bell" }] } };
        const action = actionOf(asks(argument("skill", { type: "string" }), argument("ware", { type: "string" }), argument("row", { type: "string" })), shop, people, doer, words, {}, packed);
        expect(action.pieces.map((piece) => piece.shape.kind === "choice" && piece.shape.words.map((word) => word.said))).toEqual([["ARMS", "LORE"], ["KNIFE (6)", "BELL"], ["KNIFE", "BELL", "BOW"]]);
    });

    it("is a record, piece by piece, with an id that is made up; one's seat is known", () => {
        const record = { $ref: "#/$defs/Effect", $defs: { Effect: { properties: { id: { type: "string" }, kind: { enum: ["boss"], default: "boss" }, turn: { type: "integer" }, rating: { type: "integer", default: 2 } } } } };
        const action = actionOf(asks(argument("effect", record), { ...argument("seat", { type: "string" }), own_seat: true }), own, people, doer, words, {}, table);
        expect(action.settled).toEqual({ seat: "s" });
        expect(action.start).toEqual({ effect: { kind: "boss", rating: 2 } });
        const [piece] = action.pieces;
        expect(piece?.shape.kind === "record" && piece.shape.pieces.map((one) => one.label)).toEqual(["<kind>", "<rating>"]);
        expect(argsOf(action, action.start, own, () => "x1")).toEqual({ seat: "s", effect: { id: "x1", kind: "boss", rating: 2 } });
    });
});

describe("named places", () => {
    const own = { ...book, places: { ...book.places, places: "zones", edges: "edges", walk: "go" } };
    const laid = { zones: [{ id: "a", name: "A" }, { id: "b", name: "B" }, { id: "c", name: "C" }], edges: [{ one: "b", other: "a", obstacle: "a fence" }, { one: "b", other: "c", obstacle: "" }] };
    const at = (zone: string) => people.map((person) => ({ ...person, raw: { ...person.raw, zone } }));

    it("know those beside them from a list of its own, and what lies between", () => {
        expect(placesOf(laid, own).map((place) => place.links)).toEqual([[], ["a", "c"], []]);
        expect([neighbours(placesOf(laid, own), "a"), neighbours(placesOf(laid, own), "b")]).toEqual([["b"], ["a", "c"]]);
        expect(obstaclesOf(laid, own, "a")).toEqual([{ other: "b", obstacle: "a fence" }]);
        expect(obstaclesOf(laid, own, "c")).toEqual([]);
    });

    it("are walked to by those who are mine and stand, and the GM puts anybody anywhere", () => {
        const reach = (isGm: boolean): string[][] => piecesOf(laid, own, at("a"), { mine: ["ilse", "bram"], isGm, note: () => "" }).map((piece) => [...piece.reach]);
        expect(reach(false)).toEqual([["b"], [], [], []]);
        expect(reach(true)[2]).toEqual(["b", "c"]);
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
