// Written by `python3 dev.py types` from src/moothall/talk/layout.py. Do not change it here.

/** The whole table. */
export interface Book {
    shown: Shown[];
    people: People[];
    board: Board;
    quick: QuickAction[];
    scene: QuickAction;
    fight: string;
    grows: [string, string];
    asks: string[];
    orders: StandingOrder[];
    places: Places;
    cites: [string, string][];
    levers: string;
    words: string[];
    turns: string[];
}

/** One field: its widget and place, the field that holds its most, and the drawing that stands for it. */
export interface Shown {
    field: string;
    widget: "name" | "track" | "points" | "dice" | "word" | "tags" | "text" | "gear" | "flag" | "number" | "clock" | "people" | "tries" | "notes" | "distances" | "lines" | "square" | "spot" | "ratings" | "drives" | "focuses" | "abilities" | "progress" | "traits" | "assets" | "places" | "turn" | "growth" | "stories" | "options" | "boxes" | "effects" | "record" | "key" | "part";
    place: "title" | "scene" | "head" | "tracks" | "marks" | "sheet" | "board" | "desk" | "rules" | "nowhere";
    most: string;
    glyph: string;
    parts: string[];
    usual: string;
    labelled: boolean;
    people: string[];
}

/** A list of people at the table, and what is shown of each. */
export interface People {
    field: string;
    side: "ours" | "theirs";
    shown: Shown[];
    seen: string;
    where: [string, string];
    chief: [string, string];
}

/** How positions are kept and changed: which option says the way, and which procedures move a character. */
export interface Board {
    way: string;
    zones: string[];
    usual: string;
    approach: string;
    walk: string;
    squares: number;
    set: string;
    put: string;
    cover: string;
    line: string;
}

/** An action of the GM's that takes one tap: all of its arguments are here. */
export interface QuickAction {
    procedure: string;
    text: string;
    args: [string, string][];
    named: string;
    option: [string, string];
}

/** A kind of question for which a player may leave word of their own, and the words that answer it. */
export interface StandingOrder {
    question: string;
    words: string[];
}

/** A board of named places with things and people in them, and by which procedures they get there. */
export interface Places {
    places: string;
    things: string;
    lay: string;
    put: string;
    set_down: string;
    turn: string;
    edges: string;
    walk: string;
}
