// Whose turn it is, in words: what is announced, and what the GM's next step says.
import type { StepOffered, TurnsShown, TurnTaker } from "../generated/wire";

export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Round and phase in one line. */
export const headOf = (order: TurnsShown, say: Say): string[] => [...(order.round === null ? [] : [say("table-round", { round: order.round })]), order.phase];

/** What to announce when turns have changed: another round or phase, or that the rounds are over; else nothing. */
export function newsOf(before: TurnsShown | null | undefined, after: TurnsShown | null | undefined, say: Say): string {
    if (!after) return before ? say("order-over") : "";
    const told = headOf(after, say).join(". ");
    return before === undefined || (before && headOf(before, say).join(". ") === told) ? "" : `${told}.`;
}

/** A character and where they are in the order, for whoever listens. */
export function spoken(one: TurnTaker, mine: boolean, say: Say): string {
    return [one.name, say(`order-${one.state}`), one.hidden ? say("order-hidden") : "", mine ? say("seat-you") : ""].filter(Boolean).join(", ");
}

/** What the button of a step says: the step, and who would lose a turn by it. */
export const stepText = (step: StepOffered): string => (step.warning ? `${step.said} – ${step.warning}` : step.said);
