// Chances come as exact fractions; people read them as percent.

/** A fraction such as "7/12" as a number between 0 and 1. */
export function share(fraction: string): number {
    const [over, under] = fraction.split("/").map(Number);
    return (over ?? 0) / (under ?? 1);
}

/** A fraction as whole percent. Nothing that can still happen is called 0, and nothing that can still fail 100. */
export function percent(fraction: string): string {
    const exact = share(fraction);
    if (exact > 0 && exact < 0.01) return "<1";
    if (exact < 1 && exact > 0.99) return ">99";
    return String(Math.round(100 * exact));
}

/** What each of several costs, by its position: from each purse so much, or nothing from a purse that is not for it. */
export type Prices = readonly Record<string, number | null>[];

/** What one purse pays in all. */
export function sumOf(paid: readonly string[], purse: string, prices: Prices): number {
    return paid.reduce((sum, one, at) => sum + (one === purse ? Number(prices[at]?.[purse] ?? 0) : 0), 0);
}

/** A longer answer in short: the words in it, each so many times. */
export function inShort(answer: unknown, term: (word: string) => string, nothing: string): string {
    const listed = Object.values((answer ?? {}) as Record<string, unknown>).flat().filter((one) => typeof one === "string" && one) as string[];
    const said = [...new Set(listed)].map((kind) => {
        const times = listed.filter((one) => one === kind).length;
        return times > 1 ? `${times} × ${term(kind)}` : term(kind);
    });
    return said.join(", ") || nothing;
}
