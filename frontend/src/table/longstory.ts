// A log as long as a campaign, of which only what is near is at hand.
//
// Lines are read in pieces, and a piece when it comes near. A line is a row, told or not: so rows never change places,
// whatever is read, and a line that is not shown is a row without height. What a line says may hang on its neighbours
// (dice stand with what came of them), so a piece is told together with the piece before it and the piece behind it.
import type { Line, Log } from "../generated/wire";
import { Heights } from "./heights";
import { story, taken, type Entry, type Wishes } from "./story";

export const PIECE = 100;
const GUESS = 44;
const AT_ONCE = 2;

export type Read = (after: number, most: number) => Promise<Log>;

/** What is drawn: rows, each with the gap before it that is not drawn. */
export interface Drawn {
    entry: Entry;
    gap: number;
}

export class LongStory {
    heights = new Heights(GUESS);
    #pieces = new Map<number, (Line | undefined)[]>();
    #told = new Map<number, Map<number, Entry>>();
    #gone = new Set<number>();
    #first: Line | undefined;
    #heard = 0;
    #wanted: [number, number] = [0, -1];
    #reading = new Set<number>();
    #life = 0;
    #wishes: Wishes = {};

    constructor(
        readonly read: Read,
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
    hear(lines: readonly Line[]): void {
        if (lines[0] !== this.#first) this.forget();
        this.#first = lines[0];
        const last = lines.at(-1)?.number ?? 0;
        const fresh = lines.slice(Math.max(lines.length - (last - this.#heard), 0));
        if (!fresh.length) return;
        this.extend(last);
        this.#heard = last;
        this.#keep(fresh, []);
    }

    /** Tell everything anew: other lines are wished for, or people are called otherwise. */
    wish(wishes: Wishes): void {
        this.#wishes = wishes;
        this.#told.clear();
        for (const piece of this.#pieces.keys()) this.#settle(piece);
        this.changed();
    }

    /** Everything is said otherwise now, or is another story: what is wanted is read again. */
    forget(): void {
        this.#life += 1;
        this.#heard = 0;
        this.heights = new Heights(GUESS);
        for (const kept of [this.#pieces, this.#told, this.#gone, this.#reading]) kept.clear();
    }

    /** The line of this number, if it is at hand and shown. */
    entry(number: number): Entry | undefined {
        return this.#entries(pieceOf(number)).get(number);
    }

    /** The rows between two heights that are shown and at hand, and besides them one that must not go away. */
    drawn(from: number, to: number, besides = 0): Drawn[] {
        const [first, last] = [this.heights.at(from) + 1, this.heights.at(to) + 1];
        const rows: Drawn[] = [];
        let end = 0;
        const draw = (number: number): void => {
            const entry = this.entry(number);
            if (!entry) return;
            const top = this.heights.top(number - 1);
            rows.push({ entry, gap: top - end });
            end = top + this.heights.of(number - 1);
        };
        if (besides && besides < first) draw(besides);
        for (let number = first; number <= Math.min(last, this.count); number += 1) draw(number);
        if (besides > last) draw(besides);
        return rows;
    }

    /** Have the lines of these rows at hand, and those around them. */
    want(first: number, last: number): void {
        this.#wanted = [pieceOf(Math.max(first - PIECE / 2, 1)), pieceOf(Math.min(last + PIECE / 2, this.count))];
        this.#fetch();
    }

    /** Have one line at hand, wherever it is. */
    async reach(number: number): Promise<void> {
        const piece = pieceOf(number);
        if (!this.#isWhole(piece)) await this.#load(piece);
    }

    /** The next or last number that is shown, beside one. */
    beside(number: number, step: 1 | -1): number | undefined {
        for (let at = number + step; at > 0 && at <= this.count; at += step) if (this.entry(at)) return at;
        return undefined;
    }

    // ---- reading

    #fetch(): void {
        const [first, last] = this.#wanted;
        // From the end: the story is read backwards more often than not.
        for (let piece = last; piece >= first && this.#reading.size < AT_ONCE; piece -= 1) {
            if (!this.#isWhole(piece) && !this.#reading.has(piece)) void this.#load(piece).then((done) => done && this.#fetch());
        }
    }

    async #load(piece: number): Promise<boolean> {
        const life = this.#life;
        this.#reading.add(piece);
        try {
            const log = await this.read(piece * PIECE, PIECE);
            if (life !== this.#life) return false;
            this.#reading.delete(piece);
            this.extend(log.number);
            this.#keep(log.lines, log.gone);
            return true;
        } catch {
            // The line says when it is lost; whoever scrolls on asks again.
            if (life === this.#life) this.#reading.delete(piece);
            return false;
        }
    }

    #isWhole(piece: number): boolean {
        const lines = this.#pieces.get(piece);
        if (!lines) return piece < 0 || piece * PIECE >= this.count;
        const most = Math.min(PIECE, this.count - piece * PIECE);
        for (let at = 0; at < most; at += 1) if (!lines[at]) return false;
        return true;
    }

    // ---- keeping and telling

    #keep(lines: readonly Line[], gone: readonly number[]): void {
        const touched = new Set<number>();
        const forget = (number: number): void => {
            this.#gone.add(number);
            touched.add(pieceOf(number));
        };
        gone.forEach(forget);
        for (const line of lines) {
            const piece = pieceOf(line.number);
            const kept = this.#pieces.get(piece) ?? new Array<Line | undefined>(PIECE).fill(undefined);
            kept[line.number - 1 - piece * PIECE] = line;
            this.#pieces.set(piece, kept);
            touched.add(piece);
            taken(line).forEach(forget);
        }
        const around = new Set([...touched].flatMap((piece) => [piece - 1, piece, piece + 1]));
        for (const piece of around) this.#told.delete(piece);
        for (const piece of around) this.#settle(piece);
        this.changed();
    }

    #entries(piece: number): Map<number, Entry> {
        const known = this.#told.get(piece);
        if (known) return known;
        const told = new Map<number, Entry>();
        if (this.#pieces.has(piece)) {
            const near = [piece - 1, piece, piece + 1].flatMap((one) => this.#pieces.get(one) ?? []);
            const lines = near.filter((line) => line !== undefined);
            for (const entry of story(lines, { ...this.#wishes, gone: this.#gone })) {
                if (pieceOf(entry.number) === piece) told.set(entry.number, entry);
            }
        }
        this.#told.set(piece, told);
        return told;
    }

    /** Rows that say nothing take no room; rows that now say something take what they will. */
    #settle(piece: number): void {
        const entries = this.#entries(piece);
        for (const line of this.#pieces.get(piece) ?? []) {
            if (!line) continue;
            const index = line.number - 1;
            if (!entries.has(line.number)) this.heights.set(index, 0);
            else if (this.heights.isKnown(index) && this.heights.of(index) === 0) this.heights.set(index, undefined);
        }
    }
}

function pieceOf(number: number): number {
    return Math.floor((number - 1) / PIECE);
}
