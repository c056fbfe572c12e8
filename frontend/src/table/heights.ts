// How tall a long list is and where each of its rows stands, though few of them were ever drawn.
//
// A row that was never measured counts as tall as a guess. Sums are kept in a Fenwick tree, so that neither a new height
// nor the search for a place looks at more rows than the length of the list has digits.

export class Heights {
    count = 0;
    #known = new Float64Array(0);
    #sums = new Float64Array(1);

    constructor(readonly guess: number) {}

    /** Have this many rows; those that are new have not been measured. */
    grow(count: number): void {
        if (count > this.#known.length) this.#extend(count * 2);
        for (let index = this.count; index < count; index += 1) this.#add(index, this.guess);
        this.count = Math.max(this.count, count);
    }

    of(index: number): number {
        const known = this.#known[index] ?? NaN;
        return Number.isNaN(known) ? this.guess : known;
    }

    isKnown(index: number): boolean {
        return !Number.isNaN(this.#known[index] ?? NaN);
    }

    /** A row is this tall; without a height it is a guess again. Says whether that moves anything. */
    set(index: number, height: number | undefined): boolean {
        const change = (height ?? this.guess) - this.of(index);
        this.#known[index] = height ?? NaN;
        if (change) this.#add(index, change);
        return change !== 0;
    }

    /** Where a row begins; the one behind the last begins where all ends. */
    top(index: number): number {
        let sum = 0;
        for (let at = Math.min(index, this.count); at > 0; at -= at & -at) sum += this.#sums[at] ?? 0;
        return sum;
    }

    get total(): number {
        return this.top(this.count);
    }

    /** The row at a distance from the top: the last one that begins there or before, and takes up any room. */
    at(offset: number): number {
        let index = 0;
        let left = Math.max(offset, 0);
        for (let leap = 2 ** Math.floor(Math.log2(Math.max(this.count, 1))); leap >= 1; leap /= 2) {
            const sum = this.#sums[index + leap] ?? Infinity;
            if (index + leap <= this.count && sum <= left) {
                index += leap;
                left -= sum;
            }
        }
        return Math.min(index, Math.max(this.count - 1, 0));
    }

    #add(index: number, change: number): void {
        for (let at = index + 1; at < this.#sums.length; at += at & -at) this.#sums[at] = (this.#sums[at] ?? 0) + change;
    }

    #extend(room: number): void {
        const known = new Float64Array(room).fill(NaN);
        known.set(this.#known);
        this.#known = known;
        this.#sums = new Float64Array(room + 1);
        for (let index = 0; index < this.count; index += 1) this.#add(index, this.of(index));
    }
}
