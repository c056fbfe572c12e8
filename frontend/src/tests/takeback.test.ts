import { expect, it } from "vitest";
import type { Line } from "../generated/wire";
import { canTakeBack } from "../table/takeback";

/** Lines as a player's page has them: what happened, and in which conversation. */
const told = (...whats: [string, string, number[]?][]): Line[] =>
    whats.map(([what, conv, numbers], at) => ({ number: at + 1, what, conv, body: numbers ? { numbers } : {} }) as unknown as Line);

it("offers to take back an answer of which nothing has come", () => {
    expect(canTakeBack(told(["told", "a"], ["answered", "b"]))).toBe(true);
    expect(canTakeBack(told(["passed", "b"], ["asked", "b"], ["told", "a"], ["noted", ""]))).toBe(true);
});

it("offers nothing where there is nothing, or where it has been played on", () => {
    expect(canTakeBack([])).toBe(false);
    expect(canTakeBack(told(["told", "a"], ["rolled", "a"], ["noted", ""]))).toBe(false);
    expect(canTakeBack(told(["answered", "b"], ["told", "b"]))).toBe(false);
    expect(canTakeBack(told(["answered", "b"], ["rolled", "b"], ["told", "c"]))).toBe(false);
    expect(canTakeBack(told(["answered", "a"], ["answered", "b"], ["told", "b"]))).toBe(false);
});

it("looks past what was taken back already", () => {
    expect(canTakeBack(told(["answered", "b"], ["taken-back", "", [1]]))).toBe(false);
    expect(canTakeBack(told(["answered", "a"], ["answered", "a"], ["taken-back", "", [2]]))).toBe(true);
    expect(canTakeBack(told(["answered", "a"], ["told", "a"], ["rewound", "", [2]]))).toBe(true);
});
