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

/** Prices by position: so much from each purse, or nothing from a purse that does not pay for it. */
export type Prices = readonly Record<string, number | null>[];

/** The sum that one purse pays. */
export function sumOf(paid: readonly string[], purse: string, prices: Prices): number {
    return paid.reduce((sum, one, at) => sum + (one === purse ? (prices[at]?.[purse] ?? 0) : 0), 0);
}

type Longer = Record<string, unknown>;

/** A longer answer in short: the words in it that somebody might not expect, each so many times. */
export function answerSummary(answer: unknown, called: (word: string, field: string) => string, nothing: string, expected: readonly string[] = []): string {
    const told = Object.entries((answer ?? {}) as Longer).filter(([field]) => !expected.includes(field));
    const listed = told.flatMap(([field, held]) => [held].flat().filter((one) => typeof one === "string" && one).map((one) => called(one as string, field)));
    const said = [...new Set(listed)].map((word) => {
        const times = listed.filter((one) => one === word).length;
        return times > 1 ? `${times} × ${word}` : word;
    });
    return said.join(", ") || nothing;
}

/** The fields of some answers that go without saying: not the first, and in all of them as the question has it anyway. */
export function usualFields(answers: readonly unknown[], usual: Longer): string[] {
    const [, ...fields] = Object.keys(answers[0] ?? {});
    return fields.filter((field) => answers.every((one) => ((one ?? {}) as Longer)[field] === usual[field]));
}
