import { describe, expect, it } from "vitest";
import { applyChanges } from "../wire/patch";

const view = { round: 1, heroes: [{ id: "ilse", hearts: 3 }, { id: "bram", hearts: 4 }], scene: { title: "The quay" } };

describe("changed", () => {
    it("takes a whole view where the path is empty", () => {
        expect(applyChanges({}, [{ path: [], value: view }])).toBe(view);
    });

    it("puts each value in its place and leaves the rest as it is", () => {
        const next = applyChanges(view, [
            { path: ["heroes", "1", "hearts"], value: 2 },
            { path: ["round"], value: 2 },
        ]);
        expect(next).toEqual({ ...view, round: 2, heroes: [view.heroes[0], { id: "bram", hearts: 2 }] });
        expect(next.heroes[0]).toBe(view.heroes[0]);
        expect(next.scene).toBe(view.scene);
        expect(view.heroes[1]?.hearts).toBe(4);
    });
});
