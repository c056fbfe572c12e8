import { describe, expect, it } from "vitest";
import type { LoggedLine, Log } from "../generated/wire";
import { Heights } from "../table/heights";
import { CHUNK, LazyLog } from "../table/lazylog";

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

function line(number: number, more: Partial<LoggedLine> = {}): LoggedLine {
    const none = { log: "game", kind: "", body: {}, conv: `c${number}`, cites: [], how: [], when: 0, why: [] };
    return { type: "line", number, what: "told", said: `said ${number}`, ...none, ...more };
}

/** A log of which the server has `count` lines and the page the last few. */
function opened(count: number, tail: number, special: Record<number, Partial<LoggedLine>> = {}, gone: number[] = []) {
    const at = (number: number): LoggedLine => line(number, special[number]);
    const lines = (after: number, most: number): LoggedLine[] =>
        Array.from({ length: Math.max(Math.min(most, count - after), 0) }, (_, index) => at(after + index + 1));
    const reads: number[] = [];
    const read = (after: number, most: number): Promise<Log> => {
        reads.push(after);
        const found = lines(after, most);
        return Promise.resolve({ stream: "s", number: count, lines: found, gone: gone.filter((one) => found.some(({ number }) => number === one)) });
    };
    const log = new LazyLog(read, () => undefined);
    log.append(lines(count - tail, tail));
    return { log, reads, settled: () => new Promise((done) => setTimeout(done)) };
}

describe("a long log", () => {
    it("draws what is near and leaves gaps for the rest", async () => {
        const { log, reads, settled } = opened(20_000, 60);
        const drawn = log.rows(log.heights.total - 300, log.heights.total);
        expect(drawn.at(-1)?.block.told[0]?.said).toBe("said 20000");
        expect(drawn.length).toBeLessThan(12);
        expect(drawn[0]?.gap).toBe(log.heights.top((drawn[0]?.block.number ?? 0) - 1));
        expect(log.entry(5000)).toBeUndefined();
        log.want(4990, 5010);
        await settled();
        expect(log.entry(5000)?.said).toBe("said 5000");
        expect(reads.length).toBeLessThanOrEqual(2);
    });

    it("gives lines that say nothing no room, and room again when all is wished for", () => {
        const { log } = opened(3, 3, { 2: { what: "asked" } });
        expect(log.heights.total).toBe(2 * log.heights.guess);
        log.show({ all: true });
        expect(log.heights.total).toBe(3 * log.heights.guess);
        expect(log.beside(1, 1)).toBe(2);
        log.show({});
        expect([log.beside(1, 1), log.beside(3, 1)]).toEqual([3, undefined]);
    });

    it("puts dice beside what came of them, though they were read apart", async () => {
        const special = { [CHUNK]: { what: "rolled", body: { sides: 6, faces: [4] }, conv: "c" }, [CHUNK + 1]: { conv: "c" } };
        const { log, settled } = opened(CHUNK + 20, 20, special);
        expect(log.entry(CHUNK + 1)?.dice).toEqual([]);
        log.want(1, CHUNK);
        await settled();
        expect(log.entry(CHUNK)).toBeUndefined();
        expect(log.entry(CHUNK + 1)?.dice).toMatchObject([{ faces: [4] }]);
    });

    it("knows what no longer counts, from the server and from what comes", async () => {
        const { log, settled } = opened(300, 10, {}, [7]);
        log.want(1, 20);
        await settled();
        expect([6, 7, 8].map((number) => log.entry(number)?.gone)).toEqual([false, true, false]);
        const tail = Array.from({ length: 10 }, (_, index) => line(291 + index));
        log.append(tail);
        log.append([...tail, line(301, { what: "taken-back", log: "house", body: { numbers: [300] } })]);
        expect([299, 300, 301].map((number) => log.entry(number)?.gone)).toEqual([false, true, false]);
    });

    it("reads again when everything is said otherwise", async () => {
        const { log, reads, settled } = opened(300, 10);
        log.want(1, 20);
        await settled();
        const before = reads.length;
        log.append([]);
        expect(log.count).toBe(0);
        log.append([line(300, { said: "dit" })]);
        expect([log.entry(300)?.said, log.entry(5)]).toEqual(["dit", undefined]);
        await log.reach(5);
        expect([log.entry(5)?.said, reads.length]).toEqual(["said 5", before + 1]);
    });

    it("draws besides what must not go away", () => {
        const { log } = opened(60, 60);
        const drawn = log.rows(0, 100, 50);
        expect(drawn.map(({ block }) => block.number)).toEqual([1, 2, 3, 50]);
        expect(drawn[3]?.gap).toBe(46 * log.heights.guess);
    });

    it("draws what belongs together in one row, and finds each of its lines there", () => {
        const { log } = opened(5, 5, { 2: { conv: "c" }, 3: { conv: "c" }, 4: { conv: "c" } });
        expect(log.rows(0, 1000).map(({ block }) => block.number)).toEqual([1, 2, 5]);
        expect([log.block(4)?.number, log.row(4), log.entry(4)?.said]).toEqual([2, undefined, "said 4"]);
        expect([log.heights.total, log.beside(2, 1)]).toEqual([3 * log.heights.guess, 5]);
    });

    it("shows every line once, wherever an action crosses from one chunk into the next", async () => {
        for (const [from, to] of [[CHUNK - 5, CHUNK + 5], [CHUNK / 2 - 5, CHUNK + 5], [5, 3 * CHUNK]] as const) {
            const special = Object.fromEntries(Array.from({ length: to - from }, (_, index) => [from + index, { conv: "c" }]));
            const { log, settled } = opened(4 * CHUNK, 5, special);
            log.want(1, 4 * CHUNK);
            for (let turn = 0; turn < 4; turn += 1) await settled();
            const drawn = log.rows(0, log.heights.total).flatMap(({ block }) => block.told.map(({ number }) => number));
            expect(drawn).toEqual(Array.from({ length: 4 * CHUNK }, (_, index) => index + 1));
        }
    });
});
