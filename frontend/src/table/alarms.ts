// News that goes over the page for a moment: a clock that is full, a chief of the other side who has fallen.
import type { Person } from "./people";

export interface Dial {
    id: string;
    name: string;
    at: number;
    length: number;
}

/** What may become news: whose fall it would be, and which clocks are full. */
export interface Watched {
    chiefs: readonly string[];
    full: readonly string[];
}

/** Chiefs who are out of it, and clocks that are full. */
export function watched(people: readonly Person[], clocks: readonly Dial[]): Watched {
    const chiefs = people.filter((one) => one.people.chief[0] !== "" && one.raw[one.people.chief[0]] === one.people.chief[1] && one.out && !one.hidden);
    return { chiefs: chiefs.map((one) => one.id), full: clocks.filter((one) => one.length > 0 && one.at >= one.length).map((one) => one.id) };
}

/** What has become so since then. */
export function newly(before: Watched, after: Watched): Watched {
    return { chiefs: after.chiefs.filter((one) => !before.chiefs.includes(one)), full: after.full.filter((one) => !before.full.includes(one)) };
}
