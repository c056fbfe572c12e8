import { describe, expect, it } from "vitest";
import { stepsFrom } from "../table/squares";

const around = (...walls: string[]) => ({ walls: new Set(walls), from: [0, 0] as const, size: [5, 5] as const });

describe("the way from square to square", () => {
    it("is straight where nothing stands, diagonals like any other", () => {
        const ways = stepsFrom([0, 0], around());
        expect([ways.get("0,0"), ways.get("1,1"), ways.get("4,2"), ways.get("4,4")]).toEqual([0, 1, 4, 4]);
        expect(ways.size).toBe(25);
        expect(ways.has("5,0")).toBe(false);
    });

    it("goes around a wall, and is never shorter than the straight one", () => {
        const ways = stepsFrom([0, 2], around("1,1", "1,2", "1,3"));
        expect([ways.get("2,2"), ways.get("1,2"), ways.get("1,0")]).toEqual([4, undefined, 2]);
        for (const [square, steps] of ways) {
            const [x = 0, y = 0] = square.split(",").map(Number);
            expect(steps).toBeGreaterThanOrEqual(Math.max(x, Math.abs(y - 2)));
        }
    });

    it("does not squeeze between two walls, nor out of a closed room", () => {
        expect(stepsFrom([0, 0], around("1,0", "0,1")).size).toBe(1);
        expect(stepsFrom([0, 0], around("1,0")).get("1,1")).toBe(1);
        expect(stepsFrom([2, 2], { walls: new Set(), from: [2, 2], size: [1, 2] }).get("2,3")).toBe(1);
    });
});
