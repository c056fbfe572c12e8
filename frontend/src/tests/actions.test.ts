import { describe, expect, it } from "vitest";
import type { ActionForm, ProcedureListed } from "../generated/wire";
import { actionOf, argsOf, entered, hangs, isComplete, kept } from "../table/actions";
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
const named = (id: string, said = id, refused?: string) => ({ id, said, ...(refused ? { refused } : {}) });
const asks = (name: string, takes: object, words: ReturnType<typeof named>[] = [], more: object = {}) => ({ takes: takes as Record<string, unknown>, field: { name, label: `<${name}>`, words, ideas: [], needed: true }, ...more });
const attack: ActionForm = {
    procedure: "nde.attack",
    said: "Attack",
    settled: { who: "ilse" },
    pieces: [
        asks("target", { type: "string" }, [named("rat", "Rat"), named("owl", "Owl", "Owl is too far away.")], { value: "rat" }),
        asks("how", { enum: ["melee", "ranged"] }, [named("melee"), named("ranged")], { value: "melee" }),
        { ...asks("story", { type: "string" }), field: { name: "story", label: "<story>", words: [], ideas: [] } },
    ],
    parts: [],
};

describe("an action", () => {
    it("starts with the server's preset, and greys what a rule closes", () => {
        const action = actionOf(attack, undefined);
        expect(action.settled).toEqual({ who: "ilse" });
        expect(action.start).toEqual({ target: "rat", how: "melee", story: "" });
        expect(action.pieces[0]).toMatchObject({ label: "<target>", shape: { kind: "choice", words: [named("rat", "Rat"), named("owl", "Owl", "Owl is too far away.")] } });
    });

    it("sends what is preset, also where a person wants it empty, and asks anew only for what nobody has touched", () => {
        const weapon = { ...asks("tool", { type: "string" }, [named("axe", "Axe")], { value: "axe", preset: true }), field: { name: "tool", label: "<tool>", words: [named(""), named("axe", "Axe")], ideas: [] } };
        const action = actionOf({ ...attack, pieces: [...attack.pieces, weapon] }, undefined);
        expect(argsOf(action, action.start)).toMatchObject({ tool: "axe" });
        expect(argsOf(action, { ...action.start, tool: "" })).toMatchObject({ tool: "" });
        expect(entered(action, action.start, [])).not.toHaveProperty("tool");
        expect(entered(action, { ...action.start, tool: "" }, ["tool"])).toMatchObject({ target: "rat", tool: "" });
        expect(kept(action, entered(action, { ...action.start, tool: "bow" }, []))).toMatchObject({ tool: "axe" });
    });

    it("does not ask for what the page has settled", () => {
        const action = actionOf(attack, undefined, { target: "rat" });
        expect(action.pieces.map((piece) => piece.name)).toEqual(["how", "story"]);
        expect(argsOf(action, action.start)).toEqual({ who: "ilse", target: "rat", how: "melee" });
    });

    it("sends what was said and nothing that was left empty", () => {
        const action = actionOf(attack, undefined);
        expect(isComplete(action, { target: "", how: "melee" })).toBe(false);
        expect(isComplete(action, { target: "rat", how: "melee" })).toBe(true);
        expect(argsOf(action, { target: "rat", how: "melee", story: "" })).toEqual({ who: "ilse", target: "rat", how: "melee" });
    });

    it("begins as the book has it, and sends a no where yes is usual", () => {
        const argument = (name: string, takes: object, usual: boolean | number) => ({ name, label: "", takes: takes as Record<string, unknown>, needed: false, own_hero: false, own_seat: false, asked: true, fresh: false, default: usual });
        const listed: ProcedureListed = { name: "nde.foe", said: "", group: "", about: "", player: false, rank: 1, chapter: "", hint: "", arguments: [argument("seen", { type: "boolean" }, true), argument("level", { type: "integer" }, 1)] };
        const optional = (name: string, takes: object, value: boolean | number) => ({ takes: takes as Record<string, unknown>, field: { name, label: "", words: [], ideas: [] }, value });
        const form: ActionForm = { procedure: "nde.foe", said: "", settled: {}, pieces: [optional("seen", { type: "boolean" }, true), optional("level", { type: "integer" }, 1)], parts: [] };
        const action = actionOf(form, listed);
        expect(argsOf(action, action.start)).toEqual({});
        expect(argsOf(action, { seen: false, level: 0 })).toEqual({ seen: false, level: 0 });
    });

    it("is a record, piece by piece, where the server names its parts", () => {
        const record = { $ref: "#/$defs/Effect", $defs: { Effect: { properties: { id: { type: "string" }, kind: { enum: ["boss"], default: "boss" }, rating: { type: "integer", default: 2 } } } } };
        const part = (name: string) => ({ name, label: `<${name}>`, words: [], ideas: [] });
        const form: ActionForm = { ...attack, pieces: [{ takes: record, field: { ...part("effect"), parts: [part("kind"), part("rating")] } }] };
        const action = actionOf(form, undefined);
        expect(action.start).toEqual({ effect: { kind: "boss", rating: 2 } });
        expect(action.pieces[0]?.shape).toMatchObject({ kind: "record", pieces: [{ label: "<kind>" }, { label: "<rating>" }] });
    });

    it("keeps what was said when the choices change, unless a rule has closed it since", () => {
        const far = actionOf({ ...attack, pieces: [asks("target", { type: "string" }, [named("rat", "Rat", "Too far."), named("owl", "Owl")], { value: "owl" }), ...attack.pieces.slice(1)] }, undefined);
        expect(kept(far, { target: "rat", how: "ranged", story: "slow" })).toEqual({ target: "owl", how: "ranged", story: "slow" });
        expect(hangs(far)).toBe(true);
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
