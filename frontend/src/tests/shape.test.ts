import { describe, expect, it } from "vitest";
import { activePieces, blank, chosenWord, inWords, isOpenTo, settleRecord, shapeOf, usualOf, type Schema } from "../forms/shape";
import type { PromptField } from "../generated/wire";

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
        expect(shapeOf(schema, [])).toEqual({ kind: "record", pieces: [] });
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
        expect(inWords(shape, { a: true, b: [], c: 3 }, saying)).toBe("yes, nothing, c 3");
        expect(inWords({ kind: "several", ideas: [word("x")], closed: false }, ["x", "own"], saying)).toBe("X, own");
        expect(inWords({ kind: "text", ideas: [] }, "…", saying)).toBe("nothing");
    });
});

it("holds what a record has where nothing is said", () => {
    const schema: Schema = { $ref: "#/$defs/Way", $defs: { Way: { type: "object", properties: { does: { default: "invoke" }, why: { type: "string" } } } } };
    expect([usualOf(schema), usualOf({ type: "string" })]).toEqual([{ does: "invoke", why: undefined }, {}]);
});

describe("pieces that depend on each other", () => {
    const field = (name: string, words: string[], more: Partial<PromptField> = {}): PromptField => ({ name, label: name, words: words.map(word), ideas: [], ...more });
    const schema: Schema = { type: "object", properties: { does: { type: "string" }, aspect: { type: "string" }, asset: { type: "string" }, why: { type: "string" } } };
    const whole = shapeOf(schema, [
        field("does", ["invoke", "assets"]),
        { ...field("aspect", []), words: [word("pride"), { ...word("rope"), when: { does: ["assets"] } }], when: { does: ["invoke"] } },
        field("asset", ["rope", "lamp"], { when: { does: ["assets"] } }),
        field("why", [], { needed: true }),
    ]);
    const pieces = whole.kind === "record" ? whole.pieces : [];
    const names = (held: Record<string, string>): string[] => activePieces(pieces, held).map((piece) => piece.name);

    it("are asked for only while the others hold what they go with", () => {
        expect(names({ does: "invoke" })).toEqual(["does", "aspect", "why"]);
        expect(names({ does: "assets" })).toEqual(["does", "asset", "why"]);
        expect(names({})).toEqual(["does", "aspect", "why"]);
    });

    it("list only the words that go with the rest", () => {
        const aspect = activePieces(pieces, { does: "invoke" })[1]?.shape;
        expect(aspect?.kind === "choice" && aspect.words.map((one) => one.id)).toEqual(["pride"]);
    });

    it("are sent as they began where they mean nothing", () => {
        expect(settleRecord(whole, { does: "assets", aspect: "pride", asset: "lamp", why: "" }, { does: "invoke", aspect: "", asset: "", why: "" })).toEqual({ does: "assets", aspect: "", asset: "lamp", why: "" });
        expect(settleRecord(whole, { does: "invoke", aspect: "rope", asset: "", why: "" }, { aspect: "" })).toMatchObject({ aspect: "pride" });
    });

    it("have nothing to say where a list holds one word", () => {
        const listed = (...ids: string[]) => ({ name: "a", label: "a", shape: { kind: "choice" as const, words: ids.map(word) } });
        expect([listed("one"), listed("one", "two"), pieces.at(-1)!].map(isOpenTo)).toEqual([false, true, true]);
    });

    it("have what must be said marked", () => {
        expect(pieces.at(-1)?.shape).toEqual({ kind: "text", ideas: [], needed: true });
    });
});

it("shows the first of a closed list where nothing is said, and keeps what is", () => {
    expect([chosenWord([word("a"), word("b")], null), chosenWord([word("a"), word("")], ""), chosenWord([word("a")], "b")]).toEqual(["a", "", "b"]);
});

it("counts for each of a list, and may have a record or none", () => {
    const pairs: Schema = { type: "object", properties: { off: { type: "array", items: { prefixItems: [{ type: "string" }, { type: "integer" }] } }, instead: { anyOf: [{ type: "object", properties: { kind: { type: "string" } } }, { type: "null" }] } } };
    const own = (name: string, words: string[], parts: PromptField[] = []): PromptField => ({ name, label: name, words: words.map(word), ideas: [], parts });
    const shape = shapeOf(pairs, [own("off", ["ana"]), own("instead", [], [own("kind", ["time"])])]);
    expect(shape.kind === "record" && shape.pieces.map((piece) => piece.shape)).toEqual([
        { kind: "tally", words: [word("ana")] },
        { kind: "maybe", of: { kind: "record", pieces: [{ name: "kind", label: "kind", shape: { kind: "choice", words: [word("time")] } }] } },
    ]);
    expect([blank(shape), inWords(shape, { off: [["ana", 2]], instead: null }, saying)]).toEqual([{ off: [], instead: null }, "ANA 2, nothing"]);
});
