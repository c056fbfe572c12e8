// Chances come as exact fractions; people read them as percent.

/** A fraction such as "7/12" as a number between 0 and 1. */
export function percent(fraction: string): number {
    const [over, under] = fraction.split("/").map(Number);
    return (over ?? 0) / (under ?? 1);
}
