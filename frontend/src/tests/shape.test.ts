import { describe, expect, it } from "vitest";
import { blank, inWords, shapeOf, usualOf, type Schema } from "../forms/shape";

const saying = { yes: "yes", no: "no", nothing: "nothing" };
const word = (id: string): { id: string; said: string } => ({ id, said: id.toUpperCase() });

describe("the shape of an answer", () => {
    it("is a choice where there is a list of words, in the words the server sends", () => {
        expect(shapeOf({ enum: ["a", "b"] })).toEqual({ kind: "choice", words: [{ id: "a", said: "a" }, { id: "b", said: "b" }] });
        const schema: Schema = { type: "object", properties: { way: { enum: ["a"] } } };
        const shape = shapeOf(schema, [{ name: "way", label: "How", words: [word("a")], ideas: [] }]);
        expect(shape).toEqual({ kind: "record", pieces: [{ name: "way", label: "How", shape: { kind: "choice", words: [word("a")] } }] });
    });

    it("leaves out the pieces that the server does not name, and keeps its order", () => {
        const schema: Schema = { type: "object", properties: { one: { type: "string" }, two: { type: "integer" }, three: { type: "boolean" } } };
        const named = ["three", "one"].map((name) => ({ name, label: name, words: [], ideas: [] }));
        const shape = shapeOf(schema, named);
        expect(shape.kind === "record" && shape.pieces.map((piece) => [piece.name, piece.shape.kind])).toEqual([
            ["three", "yesno"],
            ["one", "text"],
        ]);
    });

    it("looks through references, possible absence and lists", () => {
        const schema: Schema = {
            $defs: { Use: { type: "object", properties: { name: { type: "string" } } } },
            type: "object",
            properties: {
                uses: { type: "array", items: { $ref: "#/$defs/Use" } },
                to: { anyOf: [{ type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }] }, { type: "null" }] },
                helps: { type: "array", items: { type: "string" } },
                many: { type: "integer", minimum: 1, maximum: 6 },
            },
        };
        const shape = shapeOf(schema);
        expect(shape.kind === "record" && shape.pieces.map((piece) => piece.shape)).toEqual([
            { kind: "list", of: { kind: "record", pieces: [{ name: "name", label: "name", shape: { kind: "text", ideas: [] } }] } },
            { kind: "square" },
            { kind: "several", ideas: [], closed: false },
            { kind: "number", ideas: [], least: 1, most: 6 },
        ]);
    });

    it("has a blank of every kind, and says every value in words", () => {
        const shape = shapeOf({ type: "object", properties: { a: { type: "boolean" }, b: { type: "array", items: { type: "string" } }, c: { type: "integer" } } });
        expect(blank(shape)).toEqual({ a: false, b: [], c: 0 });
        expect(inWords(shape, { a: true, b: [], c: 3 }, saying)).toBe("yes, nothing, 3");
        expect(inWords({ kind: "several", ideas: [word("x")], closed: false }, ["x", "own"], saying)).toBe("X, own");
        expect(inWords({ kind: "text", ideas: [] }, "…", saying)).toBe("nothing");
    });
});

it("holds what a record has where nothing is said", () => {
    const schema: Schema = { $ref: "#/$defs/Way", $defs: { Way: { type: "object", properties: { does: { default: "invoke" }, why: { type: "string" } } } } };
    expect([usualOf(schema), usualOf({ type: "string" })]).toEqual([{ does: "invoke", why: undefined }, {}]);
});
