import { describe, expect, it } from "vitest";
import type { Prompt } from "../generated/wire";
import { chipKey, helped, sorted, taker } from "../table/chips";
import { Newest } from "../table/newest";
import { answersAhead, cardOf, chanceOf, firstAnswer, gist, isAgreeable, isChoosing, otherChances, questionShape, settled } from "../table/questions";

const asks = (kind: string, more: Partial<Prompt> = {}): Prompt => ({ id: "", conv: "c", seat: "gm", yours: true, what: "question", kind, said: `${kind}?`, question: {}, options: [], takes: { type: "string" }, fields: [], default: "", cite: "", rule: "", ...more });
const field = (name: string, words: { id: string; said: string }[] = [], more: object = {}) => ({ name, label: `<${name}>`, words, ideas: [], ...more });

const settle = asks("nde/settle", {
    takes: { properties: { uncertain: { type: "boolean", default: true }, decision: { enum: ["roll", "succeeds"], default: "roll" } } },
    fields: [field("uncertain"), field("decision", [{ id: "roll", said: "roll for it" }, { id: "succeeds", said: "it works" }])],
    default: { uncertain: true, decision: "roll" },
});
const attribute = asks("nde/attribute", { about: "ilse", takes: { enum: ["str", "dex"] }, options: [{ id: "dex", said: "Dexterity", cite: "", price: "" }, { id: "str", said: "Strength", cite: "", price: "" }], default: "dex" });
const call = asks("nde/call", {
    about: "ilse",
    takes: { properties: { difficulty: { type: "integer", default: 0 }, stakes: { type: "string", default: "" }, helps: { type: "array", items: { type: "string" } }, overrule: { type: "boolean", default: false }, extra: { type: "integer" } } },
    fields: [field("difficulty"), field("stakes", [], { ideas: [{ id: "open", said: "as the story goes" }] }), field("helps"), field("overrule"), field("extra")],
    default: { difficulty: 4, stakes: "open", helps: [], overrule: false, extra: 0 },
});
const ready = asks("nde/ready", { seat: "bo", about: "bram", shown: "b00a", takes: { properties: { luck: { type: "array", items: { enum: ["step"] } } } }, fields: [field("luck", [{ id: "step", said: "a larger die" }])], default: { luck: [] } });
const saying = { yes: "yes", no: "no", nothing: "–" };

describe("a card", () => {
    const card = cardOf([settle, attribute, call]);

    it("says its presets in a few words, without what goes without saying", () => {
        expect(gist(card, {}, saying)).toBe("roll for it · Dexterity · <difficulty> 4 · as the story goes");
    });

    it("says what was changed, a plain yes or no too where it is not usual", () => {
        const [first, second, third] = card.map(([key]) => key) as [string, string, string];
        const said = { [first]: { uncertain: false, decision: "succeeds" }, [second]: "str", [third]: { difficulty: 0, stakes: "", helps: ["rope"], overrule: true, extra: 2 } };
        expect(gist(card, said, saying)).toBe("<uncertain> no · it works · Strength · <difficulty> 0 · rope · <overrule> yes · <extra> 2");
    });

    it("is silent about a plain no, a usual number and the roll itself", () => {
        const options = ["no", "yes"].map((id) => ({ id, said: id, cite: "", price: "" }));
        const escalates = asks("houses/escalates", { takes: { enum: ["no", "yes"] }, options, default: "no" });
        const range = asks("houses/call", { takes: { properties: { difficulty: { type: "integer", default: 1 }, range: { type: "integer", default: 1 } } }, fields: [{ ...field("difficulty"), label: "Difficulty, from 0 to 5" }, field("range")], default: { difficulty: 1, range: 1 } });
        const commit = asks("houses/commit", { shown: "x", takes: { enum: ["roll", "back"] }, default: "roll" });
        expect(gist(cardOf([escalates, range, commit]), {}, saying)).toBe("Difficulty 1");
    });

    it("keeps two questions of one kind apart, by whom they are about", () => {
        const twins = cardOf([attribute, { ...attribute, about: "bram" }, attribute]);
        expect(new Set(twins.map(([key]) => key)).size).toBe(3);
    });

    it("sends presets and what was said as answers ahead", () => {
        const [, ...parts] = card;
        const [key] = parts[0] as [string, Prompt];
        expect(answersAhead(parts, { [key]: "str" }, undefined)).toEqual([
            { kind: "nde/attribute", answer: "str", about: "ilse", shown: "", seat: "gm" },
            { kind: "nde/call", answer: call.default, about: "ilse", shown: "", seat: "gm" },
        ]);
    });

    it("gives a last word only for the roll that was seen", () => {
        const parts = cardOf([ready]);
        expect(answersAhead(parts, {}, "b00a")).toEqual([{ kind: "nde/ready", answer: { luck: [] }, about: "bram", shown: "b00a", seat: "bo" }]);
        expect(answersAhead(parts, {}, "another")).toEqual([]);
        expect(answersAhead(parts, {}, undefined)).toEqual([]);
    });
});

describe("a question", () => {
    it("is agreed to only where everything in it is preset", () => {
        expect([settle, attribute, call, ready].map(isAgreeable)).toEqual([true, true, true, true]);
        expect(isAgreeable(asks("x", { needed: true }))).toBe(false);
        expect(isAgreeable(asks("x", { default: "…" }))).toBe(false);
        expect(isAgreeable(asks("x"))).toBe(true);
        const refused = attribute.options.map((one) => ({ ...one, refused: "no" }));
        expect(isAgreeable({ ...attribute, options: refused })).toBe(false);
        const unsaid = { ...call, fields: [field("difficulty"), field("stakes", [], { needed: true })], default: { difficulty: 4, stakes: "" } };
        expect(isAgreeable(unsaid)).toBe(false);
    });

    it("with a list is a choice, whole or in its first piece", () => {
        expect(isChoosing(attribute)).toBe(true);
        expect(questionShape(attribute)).toEqual({ kind: "choice", words: attribute.options });
        const longer = asks("x", { takes: { properties: { id: { type: "string" }, why: { type: "string" } } }, fields: [field("id"), field("why")], options: attribute.options });
        expect(isChoosing(longer)).toBe(false);
        expect(questionShape(longer)).toMatchObject({ kind: "record", pieces: [{ shape: { kind: "choice" } }, { shape: { kind: "text" } }] });
    });

    it("begins as it is preset, else empty", () => {
        expect(firstAnswer({ ...call, begins: { difficulty: 7 } })).toEqual({ difficulty: 7 });
        expect(firstAnswer(asks("x", { default: null }))).toBe("");
        expect(settled(settle, { uncertain: true, decision: "succeeds" })).toEqual({ uncertain: true, decision: "succeeds" });
    });

    it("finds the odds of the very answer", () => {
        const chance = (luck: string[], policy = "plain") => ({ answer: { luck }, policy, policy_said: "", success: "1/2", gain: "0", outcomes: {}, said: {} });
        const chances = [chance([]), chance(["step"]), chance([], "again"), chance(["step"], "again")];
        expect(chanceOf(chances, { luck: ["step"] })).toBe(chances[1]);
        expect(chanceOf(chances, { luck: ["step", "step"] })).toBeUndefined();
        expect(otherChances(chances, { luck: [] })).toEqual([chances[1]]);
    });
});

describe("a chip", () => {
    const names = (id: string): string => id.toUpperCase();
    const help = asks("nde/help", { id: "p1", what: "chip", seat: "ana", about: "ilse", question: { helper: "ilse", who: "bram" } });

    it("says whom it helps and who would", () => {
        expect(helped(help, names)).toBe("BRAM");
        expect(taker(help, names)).toBe("ILSE");
        const other = asks("x/offer", { question: {}, seat: "ana" });
        expect(helped(other, names)).toBe("");
        expect(taker(other, names)).toBe("ANA");
    });

    it("is the same chip when it is offered anew, and lies with others where it is not one's own", () => {
        expect(chipKey({ ...help, id: "p2" })).toBe(chipKey(help));
        expect(chipKey({ ...help, about: "maren" })).not.toBe(chipKey(help));
        const theirs = { ...help, yours: false };
        expect(sorted([help, theirs])).toEqual({ own: [help], others: [theirs] });
    });
});

describe("the newest answer", () => {
    it("is the only one that counts, and is waited for", async () => {
        const answers: ((one: string) => void)[] = [];
        const found: string[] = [];
        const newest = new Newest<string>(() => new Promise((answer) => answers.push(answer)), (one) => found.push(one));
        newest.ask();
        void newest.settled();
        newest.ask(60_000);
        const over = newest.settled();
        expect(answers).toHaveLength(2);
        answers[1]?.("new");
        answers[0]?.("old");
        await over;
        expect(found).toEqual(["new"]);
    });

    it("is not waited for where nobody wants it any more", async () => {
        const newest = new Newest<string>(() => expect.unreachable(), () => expect.unreachable());
        newest.ask();
        newest.stop();
        await newest.settled();
        await new Promise((later) => setTimeout(later));
    });

    it("that fails leaves everything as it was", async () => {
        const newest = new Newest<string>(() => Promise.reject(new Error("gone")), () => expect.unreachable());
        newest.ask();
        await newest.settled();
    });
});
