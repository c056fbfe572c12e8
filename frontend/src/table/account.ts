// A short account of a fight that is over: what each of those in it rolled, lost, and whether they still stand.
import type { LoggedLine } from "../generated/wire";
import type { Person } from "./people";
import { actsOf, changesOf, isLoss, type Outcome, type Tally } from "./stage";

export interface Loss {
    field: string;
    count: number;
    /** Whether it is filled, and not used up. */
    fills: boolean;
}

/** What one of those in a fight did, and what became of them. */
export interface Part {
    id: string;
    name: string;
    side: "ours" | "theirs";
    seat: string;
    rolls: number;
    good: number;
    losses: readonly Loss[];
    out: boolean;
}

/** Where a fight began, as far as this page saw it begin. */
export interface Beginning {
    line: number;
    tallies: readonly Tally[];
}

const GOOD: readonly Outcome[] = ["great", "hit", "hit-cost", "good", "cost", "dodged"];

/** What each of those in a fight did since it began; those of whom there is nothing to tell are left out. */
export function accountOf(began: Beginning, lines: readonly LoggedLine[], people: readonly Person[], tallies: readonly Tally[]): Part[] {
    const acts = actsOf(lines.filter((line) => line.number > began.line), lines.filter((line) => line.number <= began.line));
    const losses = changesOf(began.tallies, tallies).filter(isLoss);
    const parts = people.map((person): Part => {
        const own = acts.filter((act) => act.roller === person.id && act.outcome);
        const lost = losses.filter((change) => change.who === person.id).map((change) => ({ field: change.field, count: Math.abs(change.value - change.before), fills: change.fills }));
        return { id: person.id, name: person.name, side: person.side, seat: person.seat, rolls: own.length, good: own.filter((act) => GOOD.includes(act.outcome)).length, losses: lost, out: person.out };
    });
    return parts.filter((part) => part.rolls || part.losses.length || part.out);
}
