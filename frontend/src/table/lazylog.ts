// A log as long as a campaign, of which only the lines in sight and around it are loaded.
//
// Lines are read in chunks, and a chunk when it comes near. A line is a row, told or not: so rows never change places,
// whatever is read. A line that is not shown is a row without height, and so is one that stands in the block of an
// earlier line. What a line says may hang on its neighbours
// (dice stand with what came of them), so the entries of a chunk are made together with those of the chunks around it.
import type { LoggedLine, Log } from "../generated/wire";
import { Heights } from "./heights";
import { logBlocks, logEntries, takenBack, type LogBlock, type LogEntry, type LogOptions } from "./log";

export const CHUNK = 100;
const GUESS = 44;
const AT_ONCE = 2;
/** So far into the next chunk a block may reach: then both chunks agree on where it begins, whatever else is loaded. */
const REACH = CHUNK / 2;

export type ReadLog = (after: number, most: number) => Promise<Log>;

/** A row that is drawn, and the gap before it that is not. */
export interface LogRow {
    block: LogBlock;
    gap: number;
}

export class LazyLog {
    heights = new Heights(GUESS);
    #chunks = new Map<number, (LoggedLine | undefined)[]>();
    #blocksByChunk = new Map<number, Map<number, LogBlock>>();
    #gone = new Set<number>();
    #first: LoggedLine | undefined;
    #heard = 0;
    #wanted: [number, number] = [0, -1];
    #reading = new Set<number>();
    #life = 0;
    #options: LogOptions = {};

    constructor(
        readonly read: ReadLog,
        readonly changed: () => void,
    ) {}

    get count(): number {
        return this.heights.count;
    }

    /** Whether something that is wanted is still on its way. */
    get busy(): boolean {
        return this.#reading.size > 0;
    }

    /** There are at least this many lines. */
    extend(count: number): void {
        this.heights.grow(count);
    }

    /** Take the newest lines, which have no hole; lines that were taken before are not looked at. */
    append(lines: readonly LoggedLine[]): void {
        if (lines[0] !== this.#first) this.forget();
        this.#first = lines[0];
        const last = lines.at(-1)?.number ?? 0;
        const fresh = lines.slice(Math.max(lines.length - (last - this.#heard), 0));
        if (!fresh.length) return;
        this.extend(last);
        this.#heard = last;
        this.#keep(fresh, []);
    }

    /** Make all entries again: other lines are asked for, or people are called otherwise. */
    show(options: LogOptions): void {
        this.#options = options;
        this.#blocksByChunk.clear();
        for (const chunk of this.#chunks.keys()) this.#settle(chunk);
        this.changed();
    }

    /** Everything is said otherwise now, or is another log: what is wanted is read again. */
    forget(): void {
        this.#life += 1;
        this.#heard = 0;
        this.heights = new Heights(GUESS);
        for (const kept of [this.#chunks, this.#blocksByChunk, this.#gone, this.#reading]) kept.clear();
    }

    /** The line of this number, if it is at hand and shown. */
    entry(number: number): LogEntry | undefined {
        const block = this.block(number);
        return block && [...block.told, ...block.details].find((entry) => entry.number === number);
    }

    /** The block in which a line stands, if it is at hand and shown. */
    block(number: number): LogBlock | undefined {
        return this.#blocks(chunkOf(number)).get(number);
    }

    /** The block that begins with a line. */
    row(number: number): LogBlock | undefined {
        const block = this.block(number);
        return block?.number === number ? block : undefined;
    }

    /** The rows between two heights that are shown and at hand, and besides them one that must not go away. */
    rows(from: number, to: number, besides = 0): LogRow[] {
        const [first, last] = [this.heights.at(from) + 1, this.heights.at(to) + 1];
        const rows: LogRow[] = [];
        let end = 0;
        const draw = (number: number): void => {
            const block = this.row(number);
            if (!block) return;
            const top = this.heights.top(number - 1);
            rows.push({ block, gap: top - end });
            end = top + this.heights.of(number - 1);
        };
        if (besides && besides < first) draw(besides);
        for (let number = first; number <= Math.min(last, this.count); number += 1) draw(number);
        if (besides > last) draw(besides);
        return rows;
    }

    /** Have the lines of these rows at hand, and those around them. */
    want(first: number, last: number): void {
        this.#wanted = [chunkOf(Math.max(first - CHUNK / 2, 1)), chunkOf(Math.min(last + CHUNK / 2, this.count))];
        this.#fetch();
    }

    /** Have one line at hand, wherever it is. */
    async reach(number: number): Promise<void> {
        const chunk = chunkOf(number);
        if (!this.#isWhole(chunk)) await this.#load(chunk);
    }

    /** The next or last number that is shown, beside one. */
    beside(number: number, step: 1 | -1): number | undefined {
        for (let at = number + step; at > 0 && at <= this.count; at += step) if (this.row(at)) return at;
        return undefined;
    }

    // ---- reading

    #fetch(): void {
        const [first, last] = this.#wanted;
        // From the end: a log is read backwards more often than not.
        for (let chunk = last; chunk >= first && this.#reading.size < AT_ONCE; chunk -= 1) {
            if (!this.#isWhole(chunk) && !this.#reading.has(chunk)) void this.#load(chunk).then((done) => done && this.#fetch());
        }
    }

    async #load(chunk: number): Promise<boolean> {
        const life = this.#life;
        this.#reading.add(chunk);
        try {
            const log = await this.read(chunk * CHUNK, CHUNK);
            if (life !== this.#life) return false;
            this.#reading.delete(chunk);
            this.extend(log.number);
            this.#keep(log.lines, log.gone);
            return true;
        } catch {
            // The connection says when it is lost; scrolling on asks again.
            if (life === this.#life) this.#reading.delete(chunk);
            return false;
        }
    }

    #isWhole(chunk: number): boolean {
        const lines = this.#chunks.get(chunk);
        if (!lines) return chunk < 0 || chunk * CHUNK >= this.count;
        const most = Math.min(CHUNK, this.count - chunk * CHUNK);
        for (let at = 0; at < most; at += 1) if (!lines[at]) return false;
        return true;
    }

    // ---- keeping lines and making entries

    #keep(lines: readonly LoggedLine[], gone: readonly number[]): void {
        const touched = new Set<number>();
        const forget = (number: number): void => {
            this.#gone.add(number);
            touched.add(chunkOf(number));
        };
        gone.forEach(forget);
        for (const line of lines) {
            const chunk = chunkOf(line.number);
            const kept = this.#chunks.get(chunk) ?? new Array<LoggedLine | undefined>(CHUNK).fill(undefined);
            kept[line.number - 1 - chunk * CHUNK] = line;
            this.#chunks.set(chunk, kept);
            touched.add(chunk);
            takenBack(line).forEach(forget);
        }
        const around = new Set([...touched].flatMap((chunk) => [chunk - 1, chunk, chunk + 1]));
        for (const chunk of around) this.#blocksByChunk.delete(chunk);
        for (const chunk of around) this.#settle(chunk);
        this.changed();
    }

    /** The blocks of a chunk's lines, each under the numbers of all its lines. */
    #blocks(chunk: number): Map<number, LogBlock> {
        const known = this.#blocksByChunk.get(chunk);
        if (known) return known;
        const made = new Map<number, LogBlock>();
        if (this.#chunks.has(chunk)) {
            for (const block of this.#near(chunk)) {
                for (const { number } of [...block.told, ...block.details]) if (chunkOf(number) === chunk) made.set(number, block);
            }
        }
        this.#blocksByChunk.set(chunk, made);
        return made;
    }

    #near(chunk: number): LogBlock[] {
        const lines = [chunk - 1, chunk, chunk + 1].flatMap((one) => this.#chunks.get(one) ?? []).filter((line) => line !== undefined);
        const entries = logEntries(lines, { ...this.#options, gone: this.#gone });
        const first = new Map(entries.toReversed().map(({ number }) => [chunkOf(number), number]));
        const joins = (block: LogBlock, { number }: LogEntry): boolean => {
            const [from, to] = [chunkOf(block.number), chunkOf(number)];
            const reaches = block.number > to * CHUNK - REACH && block.number !== first.get(from);
            return from === to || (from === to - 1 && reaches);
        };
        return logBlocks(entries, { joins, unfolded: this.#options.all ?? false });
    }

    /** Rows that say nothing take no room; rows that now say something take what they will. */
    #settle(chunk: number): void {
        const blocks = this.#blocks(chunk);
        for (const line of this.#chunks.get(chunk) ?? []) {
            if (!line) continue;
            const index = line.number - 1;
            if (blocks.get(line.number)?.number !== line.number) this.heights.set(index, 0);
            else if (this.heights.isKnown(index) && this.heights.of(index) === 0) this.heights.set(index, undefined);
        }
    }
}

function chunkOf(number: number): number {
    return Math.floor((number - 1) / CHUNK);
}
