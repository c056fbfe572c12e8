import { describe, expect, it } from "vitest";
import { AREAS } from "../art/areas";
import { areasInRows, isWithin, middleOf, platesOf, spotsIn, type Corner } from "../table/areas";

const DIAMOND: Corner[] = [[500, 200], [800, 500], [500, 800], [200, 500]];

describe("areas on a picture", () => {
    it("hold a point or not", () => {
        expect(isWithin([500, 500], DIAMOND)).toBe(true);
        expect(isWithin([250, 250], DIAMOND)).toBe(false);
    });

    it("have twelve spots, all within and no two the same", () => {
        const spots = spotsIn(DIAMOND, 12);
        expect(new Set(spots.map(String)).size).toBe(12);
        expect(spots.every((spot) => isWithin(spot, DIAMOND))).toBe(true);
        expect(spots[0]).toEqual(middleOf(DIAMOND));
    });

    it("lie side by side where nobody has drawn them", () => {
        for (const count of [1, 3, 4, 7]) {
            const areas = areasInRows(count);
            const middles = areas.map(middleOf);
            expect(middles.every((middle, at) => areas.every((area, other) => isWithin(middle, area) === (at === other)))).toBe(true);
        }
    });

    it("have names that lie on no other name, nor on anybody who stands there, on each of our pictures", () => {
        for (const areas of Object.values(AREAS)) {
            const people = areas.flatMap((area) => spotsIn(area, 3));
            const plates = platesOf(areas, people);
            expect(plates).toHaveLength(areas.length);
            const onAnother = plates.filter(([x, y], at) => plates.some(([left, top], other) => other !== at && Math.abs(x - left) < 120 && Math.abs(y - top) < 45));
            const onSomebody = plates.filter(([x, y]) => people.some(([left, top]) => Math.hypot(x - left, y - top) < 20));
            expect([onAnother, onSomebody]).toEqual([[], []]);
        }
    });
});
