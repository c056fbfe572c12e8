import { describe, expect, it } from "vitest";
import type { Line, Log } from "../generated/wire";
import { Heights } from "../table/heights";
import { LongStory, PIECE } from "../table/longstory";

describe("heights", () => {
    it("add up like the rows themselves, whatever is measured in whatever order", () => {
        const heights = new Heights(40);
        const rows: number[] = [];
        let random = 7;
        for (let turn = 0; turn < 2000; turn += 1) {
            random = (random * 16807) % 2147483647;
            if (turn % 3 === 0) {
                rows.push(40);
                heights.grow(rows.length);
            }
            const index = random % rows.length;
            rows[index] = (random % 5) * 13.5;
            heights.set(index, rows[index]);
        }
        let top = 0;
        rows.forEach((height, index) => {
            expect(heights.top(index)).toBe(top);
            if (height) expect([heights.at(top), heights.at(top + height / 2)]).toEqual([index, index]);
            top += height;
        });
        expect(heights.total).toBe(top);
        expect(heights.at(top + 1000)).toBe(rows.length - 1);
    });

    it("are a guess again when nothing is known any more", () => {
        const heights = new Heights(40);
        heights.grow(3);
        expect([heights.set(1, 0), heights.set(1, 0), heights.total]).toEqual([true, false, 80]);
        expect([heights.set(1, undefined), heights.isKnown(1), heights.total]).toEqual([true, false, 120]);
    });
});

function line(number: number, more: Partial<Line> = {}): Line {
    const none = { log: "game", kind: "", body: {}, conv: "c", cites: [], how: [], when: 0, why: [] };
    return { type: "line", number, what: "told", said: `said ${number}`, ...none, ...more };
}

/** A story of which the server has `count` lines and the page the last few. */
function begun(count: number, tail: number, special: Record<number, Partial<Line>> = {}, gone: number[] = []) {
    const at = (number: number): Line => line(number, special[number]);
    const lines = (after: number, most: number): Line[] =>
        Array.from({ length: Math.max(Math.min(most, count - after), 0) }, (_, index) => at(after + index + 1));
    const reads: number[] = [];
    const read = (after: number, most: number): Promise<Log> => {
        reads.push(after);
        const found = lines(after, most);
        return Promise.resolve({ stream: "s", number: count, lines: found, gone: gone.filter((one) => found.some(({ number }) => number === one)) });
    };
    const long = new LongStory(read, () => undefined);
    long.hear(lines(count - tail, tail));
    return { long, reads, settled: () => new Promise((done) => setTimeout(done)) };
}

describe("a long story", () => {
    it("draws what is near and leaves gaps for the rest", async () => {
        const { long, reads, settled } = begun(20_000, 60);
        const drawn = long.drawn(long.heights.total - 300, long.heights.total);
        expect(drawn.at(-1)?.entry.said).toBe("said 20000");
        expect(drawn.length).toBeLessThan(12);
        expect(drawn[0]?.gap).toBe(long.heights.top((drawn[0]?.entry.number ?? 0) - 1));
        expect(long.entry(5000)).toBeUndefined();
        long.want(4990, 5010);
        await settled();
        expect(long.entry(5000)?.said).toBe("said 5000");
        expect(reads.length).toBeLessThanOrEqual(2);
    });

    it("gives lines that say nothing no room, and room again when all is wished for", async () => {
        const { long } = begun(3, 3, { 2: { what: "asked" } });
        expect(long.heights.total).toBe(2 * long.heights.guess);
        long.wish({ all: true });
        expect(long.heights.total).toBe(3 * long.heights.guess);
        expect(long.beside(1, 1)).toBe(2);
        long.wish({});
        expect([long.beside(1, 1), long.beside(3, 1)]).toEqual([3, undefined]);
    });

    it("puts dice beside what came of them, though they were read apart", async () => {
        const special = { [PIECE]: { what: "rolled", body: { sides: 6, faces: [4] } } };
        const { long, settled } = begun(PIECE + 20, 20, special);
        expect(long.entry(PIECE + 1)?.dice).toEqual([]);
        long.want(1, PIECE);
        await settled();
        expect(long.entry(PIECE)).toBeUndefined();
        expect(long.entry(PIECE + 1)?.dice).toMatchObject([{ faces: [4] }]);
    });

    it("knows what no longer counts, from the server and from what comes", async () => {
        const { long, settled } = begun(300, 10, {}, [7]);
        long.want(1, 20);
        await settled();
        expect([6, 7, 8].map((number) => long.entry(number)?.gone)).toEqual([false, true, false]);
        const tail = Array.from({ length: 10 }, (_, index) => line(291 + index));
        long.hear(tail);
        long.hear([...tail, line(301, { what: "taken-back", log: "house", body: { numbers: [300] } })]);
        expect([299, 300, 301].map((number) => long.entry(number)?.gone)).toEqual([false, true, false]);
    });

    it("reads anew when everything is said otherwise", async () => {
        const { long, reads, settled } = begun(300, 10);
        long.want(1, 20);
        await settled();
        const before = reads.length;
        long.hear([]);
        expect(long.count).toBe(0);
        long.hear([line(300, { said: "dit" })]);
        expect([long.entry(300)?.said, long.entry(5)]).toEqual(["dit", undefined]);
        await long.reach(5);
        expect([long.entry(5)?.said, reads.length]).toEqual(["said 5", before + 1]);
    });

    it("draws besides what must not go away", () => {
        const { long } = begun(60, 60);
        const drawn = long.drawn(0, 100, 50);
        expect(drawn.map(({ entry }) => entry.number)).toEqual([1, 2, 3, 50]);
        expect(drawn[3]?.gap).toBe(46 * long.heights.guess);
    });
});
