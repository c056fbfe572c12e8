import { describe, expect, it } from "vitest";
import type { TurnsShown } from "../generated/wire";
import { newsOf, spoken, stepText } from "../table/turns";

const say = (key: string, values?: Record<string, string | number>): string => (values ? `${key} ${Object.values(values).join(" ")}` : key);
const order = (phase: string, round: number | null = 1): TurnsShown => ({ phase, round, people: [] });

describe("turns in words", () => {
    it("announces a round, a phase and the end, and nothing else", () => {
        expect(newsOf(null, order("Heroes"), say)).toBe("table-round 1. Heroes.");
        expect(newsOf(order("Heroes"), order("Foes"), say)).toBe("table-round 1. Foes.");
        expect(newsOf(order("Foes"), order("Heroes", 2), say)).toBe("table-round 2. Heroes.");
        expect(newsOf(order("Foes", null), order("Heroes", null), say)).toBe("Heroes.");
        expect(newsOf(order("Heroes"), null, say)).toBe("order-over");
        expect(newsOf(order("Heroes"), { ...order("Heroes"), people: [{ id: "a", name: "A", side: "ours", state: "acted" }] }, say)).toBe("");
    });

    it("does not announce what was there when the page came", () => {
        expect(newsOf(undefined, order("Heroes"), say)).toBe("");
        expect(newsOf(undefined, null, say)).toBe("");
    });

    it("says who has the turn, who is hidden and who is mine", () => {
        expect(spoken({ id: "a", name: "Ilse", side: "ours", state: "acting" }, true, say)).toBe("Ilse, order-acting, seat-you");
        expect(spoken({ id: "b", name: "Orla", side: "theirs", state: "next", hidden: true }, false, say)).toBe("Orla, order-next, order-hidden");
    });

    it("says on the button who would lose a turn", () => {
        expect(stepText({ procedure: "p", args: {}, said: "Next round", warning: "Ilse has not acted yet" })).toBe("Next round – Ilse has not acted yet");
        expect(stepText({ procedure: "p", args: {}, said: "Next round" })).toBe("Next round");
    });
});
