// Written by `python3 dev.py types` from src/moothall/rulesets/nde/state.py. Do not change it here.

/** The whole table. */
export interface Table {
    options: Options;
    heroes: Hero[];
    foes: Foe[];
    session: number;
    scene: string;
    conflict: string;
    phase: "free" | "heroes" | "foes";
    round: number;
    clock: Clock | null;
    locks: Lock[];
    distances: Distance[];
    blocked: Blocked[];
    notes: Note[];
    powers_are: string;
    plot?: string;
}

/** The options of both editions. Those an edition does not have stay as they are here and change nothing. */
export interface Options {
    edition: "nde2" | "nde1";
    dice_mode: "ladder" | "2d6" | "d6";
    positioning: "zones" | "grid" | "none";
    zone_model: "pairs" | "track";
    max_rule: "always" | "plain" | "must_meet";
    step_slots: "slots" | "strict" | "free";
    tn_shifts: "net" | "sum";
    max_helpers: number;
    talents: "off" | "on";
    custom_t: "off" | "on";
    stakes: "required" | "optional";
    fail_prompt: "required" | "optional";
    gm_bargain: "off" | "on";
    luck_per_test: "any" | "1";
    luck_over_limit: "off" | "on";
    luck_on_one: "off" | "on";
    ranged_limit: "off" | "10";
    legacy_shift: "die" | "t";
    crowd: "ask" | "off";
    crowd_min: number;
    foe_action: "player_test" | "gm_fiat" | "foe_roll";
    minion_defense: "5" | "4";
    x_effect_damage: "1" | "0";
    elites: "off" | "on";
    retaliation: "off" | "melee" | "reach";
    power_target: "higher" | "defense" | "level";
    power_heal: number;
    death_when_down: "off" | "on";
    recovery: "layered" | "full" | "harsh";
    armor_token: "off" | "on";
    clock: "off" | "on";
    trait_effect: "fiction" | "as_talent";
    exceptional_2d6: "total12plus" | "natural12" | "exact12";
    reroll_2d6: "better" | "new";
    difficulty_2d6: "flat" | "tiered";
    start_d6: "parity" | "gentle";
    layers: LayerChosen[];
}

/** A layer that a table plays with, as its options and its ledger have it. */
export interface LayerChosen {
    id: string;
    version: number;
    options: [string, string][];
}

/** A player's character at the table. */
export interface Hero {
    id: string;
    name: string;
    seat: string;
    role: "assault" | "specialist" | "adept" | "warrior" | "rogue" | "mage";
    attributes: Attributes;
    hearts: number;
    hearts_max: number;
    power: number;
    power_max: number;
    luck: number;
    concept: string;
    role_label: string;
    talents: string[];
    traits: string[];
    gear: Gear;
    armour: number;
    fallen: string;
    fallen_as: string;
    acted: boolean;
    moved: number;
    square: [number, number] | null;
    place: number | null;
    cover: "none" | "partial" | "full";
    growth: number;
    secret?: string;
}

/** The die of each attribute; its modifier where the table plays with 2d6, or what must be reached on one d6. */
export interface Attributes {
    str: number;
    dex: number;
    might: number;
}

/** Gear of a hero: permission to try things, not numbers. */
export interface Gear {
    key: string;
    protection: string;
    trinkets: string[];
}

/** An opponent. Until it is seen, nobody but the GM knows it is there. */
export interface Foe {
    id?: string;
    name?: string;
    tier?: "minion" | "elite" | "boss";
    defense?: number;
    hearts?: number;
    hearts_max?: number;
    seen?: boolean;
    open?: boolean;
    shoots?: boolean;
    out?: string;
    acted?: boolean;
    square?: [number, number] | null;
    place?: number | null;
    cover?: "none" | "partial" | "full";
    effects?: string[];
    plan?: string;
}

/** A counter of a timed scene; what happens at its end is the GM's until it does. */
export interface Clock {
    length: number;
    at: number;
    consequence?: string;
}

/** A test that failed and is not tried again while nothing has changed. */
export interface Lock {
    who: string;
    aim: string;
    approach: string;
}

/** How far two are from each other. */
export interface Distance {
    one?: string;
    other?: string;
    zone?: "close" | "nearby" | "far" | "very_far";
    seen?: boolean;
}

/** Two with no line between them. */
export interface Blocked {
    one?: string;
    other?: string;
    seen?: boolean;
}

/** A note for one seat. */
export interface Note {
    owner?: string;
    text?: string;
}
