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
