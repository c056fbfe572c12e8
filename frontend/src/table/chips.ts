// Chips: offers that stand while somebody else is waited for. Nobody need take one, and nobody waits for a no.
import type { Prompt } from "../generated/wire";

type NameOf = (id: string) => string;

interface Offered {
    helper?: string;
    who?: string;
}

const offered = (chip: Prompt): Offered => chip.question ?? {};

/** What a chip is known by while its offer is made anew, as when somebody else has helped first. */
export const chipKey = (chip: Prompt): string => `${chip.conv} ${chip.seat} ${chip.kind} ${chip.about ?? ""}`;

/** Whom a chip helps, by name; empty for an offer of another sort, which says itself. */
export function helped(chip: Prompt, nameOf: NameOf): string {
    const { helper, who } = offered(chip);
    return helper && who ? nameOf(who) : "";
}

/** Who would take a chip, by name. */
export const taker = (chip: Prompt, nameOf: NameOf): string => nameOf(offered(chip).helper ?? (chip.about || chip.seat));

/** Chips of one's own, and those of others, which only a GM is shown. */
export function sorted(chips: readonly Prompt[]): { own: Prompt[]; others: Prompt[] } {
    return { own: chips.filter((chip) => chip.yours), others: chips.filter((chip) => !chip.yours) };
}
