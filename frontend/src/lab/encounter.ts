// Encounters of the odds lab as links: one value of the address, the same plain data that is asked.

export type Line = Record<string, string>;

/** An encounter as it is asked: lines of both sides, tactics, and the options of the table that are not the book's. */
export interface EncounterAsked {
    heroes: readonly Line[];
    foes: readonly Line[];
    tactics: Line;
    options: Line;
}

const NOTHING: EncounterAsked = { heroes: [], foes: [], tactics: {}, options: {} };

/** The encounter that an address describes; what cannot be read is the usual one. */
export function fromAddress(search: string): EncounterAsked {
    const said = new URLSearchParams(search).get("fight");
    if (!said) return NOTHING;
    try {
        const { heroes, foes, tactics, options } = JSON.parse(said) as Partial<EncounterAsked>;
        return { heroes: linesOf(heroes), foes: linesOf(foes), tactics: lineOf(tactics), options: lineOf(options) };
    } catch {
        return NOTHING;
    }
}

const linesOf = (found: unknown): Line[] => (Array.isArray(found) ? found.map(lineOf) : []);

const lineOf = (found: unknown): Line => Object.fromEntries(Object.entries(found ?? {}).map(([name, value]) => [name, String(value)]));

/** An address that opens an encounter again; the usual one needs none. */
export function toAddress(asked: EncounterAsked): string {
    const parts = Object.fromEntries(Object.entries(asked).filter(([, part]) => Object.keys(part as object).length));
    return Object.keys(parts).length ? `?${new URLSearchParams({ fight: JSON.stringify(parts) }).toString()}` : "";
}
