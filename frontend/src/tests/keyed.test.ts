import { describe, expect, it } from "vitest";
import type { Prompt } from "../generated/wire";
import { distinct, keyed } from "../table/keyed";

describe("keys of lists that books and people fill", () => {
    it("are those of the items while these differ", () => {
        expect(keyed(["a", "b"], (one) => one)).toEqual([["a", "a"], ["b", "b"]]);
    });

    it("are made distinct where items share one, and no item is lost", () => {
        const pairs = keyed(["…", "…", "…\n2", "…"], (one) => one);
        expect(pairs.map(([, item]) => item)).toEqual(["…", "…", "…\n2", "…"]);
        expect(new Set(pairs.map(([key]) => key)).size).toBe(4);
    });
});

describe("a prompt with doubles", () => {
    const word = (id: string) => ({ id, said: id });
    const prompt = {
        options: [{ id: "yes", said: "Yes", cite: "", price: "" }, { id: "yes", said: "Yes again", cite: "", price: "" }],
        fields: [{ name: "focus", label: "Focus", words: [], ideas: [word("…"), word("…"), word("knives")] }, { name: "focus", label: "Focus", words: [], ideas: [] }],
    } as unknown as Prompt;

    it("keeps the first of each choice, field and idea", () => {
        const shown = distinct(prompt);
        expect(shown.options.map((one) => one.said)).toEqual(["Yes"]);
        expect(shown.fields.map((field) => field.ideas.map((idea) => idea.id))).toEqual([["…", "knives"]]);
    });
});
