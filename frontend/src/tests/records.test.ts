import { describe, expect, it } from "vitest";
import { AT_TABLE, isPlaced, OF_PERSON } from "../table/placement";
import { asides, factsOf, nameIn, pieceLabel, recordText, ruleOf } from "../table/records";
import { books } from "./books";

const TEXTS: Record<string, string> = { "shown-round": "Round", "shown-who": "Who", "arg-stories": "How far", "field-done": "done" };
const words = {
    has: (key: string) => key in TEXTS,
    say: (key: string) => TEXTS[key] ?? key,
    labelled: (label: string, value: string) => `${label}: ${value}`,
    term: (word: string, field = "") => (word === "early" && field === "phase" ? "before the others" : word),
    nameOf: (id: string) => (id === "tom" ? "Tomas" : id),
};

describe("a record in words", () => {
    it("calls a piece as the part of a record that it is, or as everywhere", () => {
        const texts = { has: (key: string) => ["arg-name", "arg-effect-name"].includes(key), say: (key: string) => key };
        expect([pieceLabel("name", "effect", texts), pieceLabel("name", "task", texts), pieceLabel("name", "", texts), pieceLabel("what", "effect", texts)]).toEqual(["arg-effect-name", "arg-name", "arg-name", "what"]);
    });

    it("tells what says something, by the names that there are, in the book's order", () => {
        const record = { round: 2, phase: "early", who: ["tom", "ilka"], done: true, waiting: false, place: "", of: null, acting: "tom", purpose: "To be early.", stories: 0, extra: 3 };
        expect(factsOf(record, ["phase", "who", "round", "done", "waiting", "place", "of", "acting", "purpose", "stories"], words)).toEqual([
            { field: "phase", label: "phase", text: "before the others", sort: "word" },
            { field: "who", label: "Who", text: "Tomas, ilka", sort: "more" },
            { field: "round", label: "Round", text: "2", sort: "number" },
            { field: "done", label: "done", text: "", sort: "word" },
            { field: "acting", label: "acting", text: "Tomas", sort: "name" },
            { field: "purpose", label: "purpose", text: "To be early.", sort: "more" },
        ]);
    });

    it("is told of the table in passing, but for what stands out in its title", () => {
        const scene = { field: "scene", widget: "record", place: "title", most: "", glyph: "", usual: "", labelled: false, people: [] as string[], parts: ["phase", "who"] } as const;
        const held = { phase: "early", who: ["tom", "ilka"] };
        expect(asides({ ...scene, parts: [...scene.parts] }, held, words)).toEqual(["Who: Tomas, ilka"]);
        expect(asides({ ...scene, place: "scene", parts: [...scene.parts] }, held, words)).toEqual(["phase: before the others", "Who: Tomas, ilka"]);
        expect(asides({ ...scene, field: "who", parts: ["who"] }, [{ who: "tom" }, { who: "ilka" }], words)).toEqual(["Who: Tomas", "Who: ilka"]);
        expect(asides({ ...scene, field: "round", widget: "number", parts: [] }, 2, words)).toEqual(["Round: 2"]);
        expect(asides({ ...scene, field: "round", widget: "tags", parts: [] }, ["a", "b"], words)).toEqual(["Round: a", "Round: b"]);
        expect([asides({ ...scene, widget: "flag", parts: [] }, true, words), asides({ ...scene, widget: "text", parts: [] }, "", words)]).toEqual([[], []]);
    });

    it("is one line where there are several of them", () => {
        expect(recordText({ who: "tom", stories: 4, done: true }, ["who", "stories", "done"], words)).toBe("Tomas · How far 4 · done");
    });

    it("tells of a record inside it what has a name", () => {
        const record = { tasks: [{ id: "t", name: "the lock", round: 1, kind: "x" }, { who: "tom", round: 0 }] };
        expect(factsOf(record, ["tasks"], words)[0]?.text).toBe("the lock – Round 1, Tomas");
    });

    it("finds names and rules where the table and the book have them", () => {
        const state = { options: { id: "deck" }, zones: [{ id: "deck", name: "The deck" }], marks: [{ id: "x" }], few: [null, "deck"] };
        expect([nameIn(state, "deck"), nameIn(state, "x"), nameIn(state, "y")]).toEqual(["The deck", undefined, undefined]);
        expect([ruleOf({ cites: [["B", "a.b"]] }, "B"), ruleOf({ cites: [] }, "B")]).toEqual(["a.b", ""]);
    });
});

describe("every widget that a book names", () => {
    it.each(books())("is drawn where %s wants it", (_, book) => {
        const undrawn = book.shown.filter((one) => !isPlaced(one, AT_TABLE));
        const ofPeople = book.people.flatMap((people) => people.shown).filter((one) => !isPlaced(one, OF_PERSON));
        expect([...undrawn, ...ofPeople].map(({ field, widget, place }) => `${field}: ${widget} at ${place}`)).toEqual([]);
    });

    it("would be missed", () => {
        const one = { field: "x", widget: "effects", place: "scene", most: "", glyph: "", usual: "", labelled: false, people: [] as string[], parts: [] } as const;
        expect(isPlaced({ ...one, parts: [] }, AT_TABLE)).toBe(false);
    });
});
