import { describe, expect, it } from "vitest";
import type { Schema } from "../forms/shape";
import { peopleOf } from "../table/people";
import { byName, listsOfTable, valuesOf, valuesOfTable } from "../table/values";
import { layoutOf } from "./books";

const book = layoutOf("nde2");
const schema: Schema = {
    $ref: "#/$defs/Table",
    $defs: {
        Table: {
            properties: {
                heroes: { type: "array", items: { $ref: "#/$defs/Hero" } },
                distances: { type: "array", items: { $ref: "#/$defs/Distance" } },
                scene: { type: "string" },
                clock: { anyOf: [{ type: "null" }, { $ref: "#/$defs/Clock" }] },
            },
        },
        Hero: {
            properties: {
                id: { type: "string" },
                hearts: { type: "integer" },
                cover: { enum: ["none", "full"] },
                attributes: { $ref: "#/$defs/Attributes" },
                square: { anyOf: [{ type: "null" }, { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }] }] },
            },
        },
        Attributes: { properties: { str: { type: "integer" } } },
        Distance: { properties: { one: { type: "string" }, other: { type: "string" }, zone: { enum: ["close"] }, seen: { type: "boolean", default: true } } },
        Clock: { properties: { at: { type: "integer" } } },
    },
};
const state = {
    scene: "The quay",
    clock: { at: 1 },
    heroes: [{ id: "ilse", name: "Ilse", hearts: 3, cover: "none", attributes: { str: 8 }, square: null }],
    distances: [{ one: "ilse", other: "rat", zone: "close" }],
};
const words = { label: (field: string) => `<${field}>`, term: (word: string) => (word === "close" ? "near" : word), nameOf: (id: string) => (id === "ilse" ? "Ilse" : id), labelled: (label: string, value: string) => `${label}: ${value}` };

describe("values", () => {
    it("finds the values of the table, also inside its records", () => {
        expect(valuesOfTable(schema, state, book, words).map(({ path, label, now }) => [path.join("."), label, now])).toEqual([
            ["scene", "<scene>", "The quay"],
            ["clock.at", "<clock>: <at>", 1],
        ]);
    });

    it("finds the values of somebody, but not by what others know them", () => {
        const [ilse] = peopleOf(state, book);
        const found = valuesOf(schema, ilse!, words);
        expect(found.map(({ path }) => path.join("."))).toEqual(["heroes.ilse.attributes.str", "heroes.ilse.hearts", "heroes.ilse.cover", "heroes.ilse.square"]);
        expect(found.map(({ shape }) => shape.kind)).toEqual(["number", "number", "choice", "square"]);
        expect(found.map(({ optional }) => optional)).toEqual([false, false, false, true]);
    });

    it("are told by the names of those they name", () => {
        expect([byName("ilse", words), byName(["ilse", "rat"], words), byName(3, words), byName(null, words)]).toEqual(["Ilse", ["Ilse", "rat"], 3, null]);
    });

    it("lists what can be taken out of a list, and what one more would have to say, in words", () => {
        const [distances] = listsOfTable(schema, state, book, peopleOf(state, book), words);
        expect(distances?.items).toEqual([{ path: ["distances", "0"], label: "Ilse – rat – near" }]);
        expect(distances?.fresh).toBe(false);
        expect(distances?.shape?.pieces).toEqual([
            { name: "one", label: "<one>", shape: { kind: "choice", words: [{ id: "ilse", said: "Ilse" }] } },
            { name: "other", label: "<other>", shape: { kind: "choice", words: [{ id: "ilse", said: "Ilse" }] } },
            { name: "zone", label: "<zone>", shape: { kind: "choice", words: [{ id: "close", said: "near" }] } },
            { name: "seen", label: "<seen>", shape: { kind: "yesno" } },
        ]);
        expect(distances?.start).toEqual({ one: "ilse", other: "ilse", zone: "close", seen: true });
    });
});
