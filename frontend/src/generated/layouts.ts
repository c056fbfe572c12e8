// Written by `python3 dev.py types` from each book's layout.py. Do not change it here.

/** The whole table. */
export interface Layout {
    shown: Shown[];
    people: People[];
    board: Board;
    somebody: PersonArgument[];
    fresh: string[];
    first: string[];
    quick: QuickAction[];
    grows: [string, string];
    places: Places;
    listed: ListArgument[];
    worded: WordArgument[];
    elsewhere: string[];
    cites: [string, string][];
    seldom: string[];
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
}

/** A list of people at the table, and what is shown of each. */
export interface People {
    field: string;
    side: "ours" | "theirs";
    shown: Shown[];
    seen: string;
    where: [string, string];
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

/** An argument that names a character at the table: of every procedure (`who`), or of one (`nde.reveal/id`). */
export interface PersonArgument {
    argument: string;
    side: "ours" | "theirs" | "any";
    oneself: boolean;
}

/** An action of the GM's that takes one tap: all of its arguments are here. */
export interface QuickAction {
    procedure: string;
    text: string;
    args: [string, string][];
    named: string;
    option: [string, string];
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

/** An argument, of every procedure or of one, that names one of the things in a list. */
export interface ListArgument {
    argument: string;
    of: string;
    kinds: string[];
    own: boolean;
}

/** An argument, of every procedure or of one, that is one of these words. */
export interface WordArgument {
    argument: string;
    words: string[];
    own: string;
    adds: boolean;
}

export interface Book extends Layout {
    folder: string;
}

export const BOOKS: Record<string, Book> = {
    "nde2": {
        "folder": "nde",
        "shown": [
            {
                "field": "scene",
                "widget": "name",
                "place": "title",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "clock",
                "widget": "clock",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "phase",
                "widget": "word",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "round",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "conflict",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "session",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "locks",
                "widget": "tries",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "heroes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "foes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "distances",
                "widget": "distances",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "blocked",
                "widget": "lines",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "powers_are",
                "widget": "text",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            }
        ],
        "people": [
            {
                "field": "heroes",
                "side": "ours",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "role",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "role_label",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "concept",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "attributes",
                        "widget": "dice",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "power",
                        "widget": "track",
                        "place": "tracks",
                        "most": "power_max",
                        "glyph": "power",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "power_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "luck",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "armour",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "armour",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "fallen",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "heart",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "fallen_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "moved",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "gear",
                        "widget": "gear",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "growth",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "",
                "where": [
                    "",
                    ""
                ]
            },
            {
                "field": "foes",
                "side": "theirs",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "defense",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "shoots",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "effects",
                        "widget": "tags",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "seen",
                "where": [
                    "",
                    ""
                ]
            }
        ],
        "board": {
            "way": "positioning",
            "zones": [
                "close",
                "nearby",
                "far",
                "very_far"
            ],
            "usual": "nearby",
            "approach": "nde.approach",
            "walk": "nde.walk",
            "squares": 5,
            "set": "nde.set-distance",
            "put": "nde.place",
            "cover": "nde.set-cover",
            "line": "nde.block-line"
        },
        "somebody": [
            {
                "argument": "who",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "ally",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "heal",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "target",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "targets",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "foes",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "watch",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nde.reveal/id",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nde.label/id",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nde.place/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "nde.set-cover/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "reference",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "one",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "other",
                "side": "any",
                "oneself": false
            }
        ],
        "fresh": [
            "nde.foe/id"
        ],
        "first": [
            "nde.begin-scene",
            "nde.combat",
            "nde.foe-turn",
            "nde.next-round",
            "nde.end-combat",
            "nde.foe"
        ],
        "quick": [
            {
                "procedure": "nde.foe",
                "text": "quick-minion",
                "args": [
                    [
                        "tier",
                        "minion"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            },
            {
                "procedure": "nde.foe",
                "text": "quick-elite",
                "args": [
                    [
                        "tier",
                        "elite"
                    ]
                ],
                "named": "name",
                "option": [
                    "elites",
                    "on"
                ]
            },
            {
                "procedure": "nde.foe",
                "text": "quick-boss",
                "args": [
                    [
                        "tier",
                        "boss"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            }
        ],
        "grows": [
            "growth",
            "nde.grow"
        ],
        "places": {
            "places": "",
            "things": "",
            "lay": "",
            "put": "",
            "set_down": "",
            "turn": "",
            "edges": "",
            "walk": ""
        },
        "listed": [],
        "worded": [],
        "elsewhere": [],
        "cites": [],
        "seldom": [],
        "levers": "",
        "words": [],
        "turns": []
    },
    "nde1": {
        "folder": "nde",
        "shown": [
            {
                "field": "scene",
                "widget": "name",
                "place": "title",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "clock",
                "widget": "clock",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "phase",
                "widget": "word",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "round",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "conflict",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "session",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "locks",
                "widget": "tries",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "heroes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "foes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "distances",
                "widget": "distances",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "blocked",
                "widget": "lines",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "powers_are",
                "widget": "text",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            }
        ],
        "people": [
            {
                "field": "heroes",
                "side": "ours",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "role",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "role_label",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "concept",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "attributes",
                        "widget": "dice",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "power",
                        "widget": "track",
                        "place": "tracks",
                        "most": "power_max",
                        "glyph": "power",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "power_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "luck",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "armour",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "armour",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "fallen",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "heart",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "fallen_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "moved",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "gear",
                        "widget": "gear",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "growth",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "",
                "where": [
                    "",
                    ""
                ]
            },
            {
                "field": "foes",
                "side": "theirs",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "defense",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "shoots",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "effects",
                        "widget": "tags",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "seen",
                "where": [
                    "",
                    ""
                ]
            }
        ],
        "board": {
            "way": "positioning",
            "zones": [
                "close",
                "nearby",
                "far",
                "very_far"
            ],
            "usual": "nearby",
            "approach": "nde.approach",
            "walk": "nde.walk",
            "squares": 5,
            "set": "nde.set-distance",
            "put": "nde.place",
            "cover": "nde.set-cover",
            "line": "nde.block-line"
        },
        "somebody": [
            {
                "argument": "who",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "ally",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "heal",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "target",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "targets",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "foes",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "watch",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nde.reveal/id",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nde.label/id",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nde.place/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "nde.set-cover/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "reference",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "one",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "other",
                "side": "any",
                "oneself": false
            }
        ],
        "fresh": [
            "nde.foe/id"
        ],
        "first": [
            "nde.begin-scene",
            "nde.combat",
            "nde.foe-turn",
            "nde.next-round",
            "nde.end-combat",
            "nde.foe"
        ],
        "quick": [
            {
                "procedure": "nde.foe",
                "text": "quick-minion",
                "args": [
                    [
                        "tier",
                        "minion"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            },
            {
                "procedure": "nde.foe",
                "text": "quick-elite",
                "args": [
                    [
                        "tier",
                        "elite"
                    ]
                ],
                "named": "name",
                "option": [
                    "elites",
                    "on"
                ]
            },
            {
                "procedure": "nde.foe",
                "text": "quick-boss",
                "args": [
                    [
                        "tier",
                        "boss"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            }
        ],
        "grows": [
            "growth",
            "nde.grow"
        ],
        "places": {
            "places": "",
            "things": "",
            "lay": "",
            "put": "",
            "set_down": "",
            "turn": "",
            "edges": "",
            "walk": ""
        },
        "listed": [],
        "worded": [],
        "elsewhere": [],
        "cites": [],
        "seldom": [],
        "levers": "",
        "words": [],
        "turns": []
    },
    "nova6": {
        "folder": "nova6",
        "shown": [
            {
                "field": "scene",
                "widget": "record",
                "place": "title",
                "most": "",
                "glyph": "",
                "parts": [
                    "kind",
                    "scale",
                    "place",
                    "purpose",
                    "requirement",
                    "round",
                    "phase",
                    "acting",
                    "early",
                    "late",
                    "tasks",
                    "skill",
                    "use",
                    "rival",
                    "goal",
                    "counts",
                    "winners",
                    "losers",
                    "outcome"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "scenes",
                "widget": "part",
                "place": "nowhere",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "undertakings",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [
                    "who",
                    "what",
                    "skill",
                    "interval",
                    "successes",
                    "goal"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "falls",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [
                    "who",
                    "stories",
                    "surface",
                    "jagged"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "seconds",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "day",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "need",
                "widget": "text",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "pending",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [
                    "kind",
                    "rested",
                    "successes",
                    "refuge_days",
                    "safe_days"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "story",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [
                    "saga",
                    "scenario",
                    "milestone",
                    "minors"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "heroes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "others",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "effects",
                "widget": "effects",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "zones",
                "widget": "places",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "edges",
                "widget": "part",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "marks",
                "widget": "record",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [
                    "who",
                    "what",
                    "of",
                    "until"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "gm_plot_points",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "luck",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "gm_stunt_points",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "gm_tokens",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "features",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [
                    "name",
                    "does",
                    "cost"
                ],
                "usual": "",
                "labelled": false
            },
            {
                "field": "subtypes",
                "widget": "tags",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "pack",
                "widget": "part",
                "place": "nowhere",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "setting",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [
                    "protagonists",
                    "world",
                    "scope",
                    "entries"
                ],
                "usual": "",
                "labelled": false
            }
        ],
        "people": [
            {
                "field": "heroes",
                "side": "ours",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "kind",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "skills",
                        "widget": "ratings",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tracks",
                        "widget": "boxes",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "plot_points",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "setbacks",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tokens",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "out_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "staying",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "cover",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "degree",
                            "material"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "dropped",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "turn",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "focus",
                            "waiting",
                            "done"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "load",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "basic",
                        "labelled": true
                    },
                    {
                        "field": "burden",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "days",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "gone",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hands",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "2",
                        "labelled": false
                    },
                    {
                        "field": "zone",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "spot",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "size",
                        "widget": "word",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "medium",
                        "labelled": false
                    },
                    {
                        "field": "native",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "coins",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "perks",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "name",
                            "skill",
                            "action"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "traits",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "name",
                            "skill"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "refresh",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "refresh_cut",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "level",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "advances",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "rewards",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "what",
                            "waits"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "appearances",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "number",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "1",
                        "labelled": false
                    },
                    {
                        "field": "document",
                        "widget": "part",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "last",
                        "widget": "part",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "",
                "where": [
                    "",
                    ""
                ]
            },
            {
                "field": "others",
                "side": "theirs",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "kind",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "skills",
                        "widget": "ratings",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tracks",
                        "widget": "boxes",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "plot_points",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "setbacks",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tokens",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "out_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "staying",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "cover",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "degree",
                            "material"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "dropped",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "turn",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "focus",
                            "waiting",
                            "done"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "load",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "basic",
                        "labelled": true
                    },
                    {
                        "field": "burden",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "days",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "gone",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "hands",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "2",
                        "labelled": false
                    },
                    {
                        "field": "zone",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "spot",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "size",
                        "widget": "word",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "medium",
                        "labelled": false
                    },
                    {
                        "field": "native",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "coins",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "perks",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "name",
                            "skill",
                            "action"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "traits",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "name",
                            "skill"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "refresh",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "refresh_cut",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "level",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "advances",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "rewards",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [
                            "what",
                            "waits"
                        ],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "appearances",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "number",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "1",
                        "labelled": false
                    },
                    {
                        "field": "document",
                        "widget": "part",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "last",
                        "widget": "part",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "seen",
                "where": [
                    "",
                    ""
                ]
            }
        ],
        "board": {
            "way": "",
            "zones": [],
            "usual": "",
            "approach": "",
            "walk": "",
            "squares": 0,
            "set": "",
            "put": "",
            "cover": "",
            "line": ""
        },
        "somebody": [
            {
                "argument": "who",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "members",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "targets",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "by",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "rival",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "chosen",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "primary",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "target",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "owner",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "holder",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "other",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "vehicle",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "patient",
                "side": "any",
                "oneself": true
            },
            {
                "argument": "nova6.deal/target",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.aim/target",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.shove/target",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.oppose/target",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "nova6.gang-up/target",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "nova6.take-cover/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "nova6.fall/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "nova6.take-out/who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "nova6.compel/by",
                "side": "ours",
                "oneself": false
            },
            {
                "argument": "nova6.hand-over/receiver",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "nova6.reveal/who",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.unopposed/who",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.come-again/who",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.promote/who",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.how-well/who",
                "side": "theirs",
                "oneself": false
            },
            {
                "argument": "nova6.group-attempt/who",
                "side": "theirs",
                "oneself": false
            }
        ],
        "fresh": [
            "nova6.set-hazard/id",
            "nova6.put/effect.id",
            "nova6.set-task/task.id",
            "nova6.build/id",
            "nova6.design-feature/id",
            "nova6.bring/who"
        ],
        "first": [
            "nova6.begin-scenario",
            "nova6.open-scene",
            "nova6.somebody",
            "nova6.put",
            "nova6.oppose",
            "nova6.gang-up",
            "nova6.next-round",
            "nova6.close-scene",
            "nova6.milestone"
        ],
        "quick": [],
        "grows": [
            "advances",
            "nova6.spend-advance"
        ],
        "places": {
            "places": "zones",
            "things": "",
            "lay": "nova6.set-zones",
            "put": "",
            "set_down": "",
            "turn": "",
            "edges": "edges",
            "walk": "nova6.move"
        },
        "listed": [
            {
                "argument": "tool",
                "of": "effects",
                "kinds": [
                    "damage"
                ],
                "own": true
            },
            {
                "argument": "nova6.exhaust/tool",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": false
            },
            {
                "argument": "nova6.fit/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.get-ready/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.hand-over/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.mend/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.place/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.sacrifice/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.snap/item",
                "of": "effects",
                "kinds": [
                    "damage",
                    "soak",
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.build-for/item",
                "of": "effects",
                "kinds": [
                    "damage"
                ],
                "own": false
            },
            {
                "argument": "nova6.buy/item",
                "of": "pack.items",
                "kinds": [],
                "own": false
            },
            {
                "argument": "nova6.reload/asset",
                "of": "effects",
                "kinds": [
                    "asset"
                ],
                "own": true
            },
            {
                "argument": "nova6.keep-asset/asset",
                "of": "effects",
                "kinds": [
                    "asset"
                ],
                "own": false
            },
            {
                "argument": "nova6.manoeuvre/weapon",
                "of": "effects",
                "kinds": [
                    "damage"
                ],
                "own": false
            },
            {
                "argument": "nova6.how-well/despite",
                "of": "effects",
                "kinds": [
                    "aspect"
                ],
                "own": false
            },
            {
                "argument": "effect",
                "of": "effects",
                "kinds": [],
                "own": false
            },
            {
                "argument": "nova6.compel/aspect",
                "of": "effects",
                "kinds": [
                    "aspect"
                ],
                "own": false
            },
            {
                "argument": "nova6.demand/aspect",
                "of": "effects",
                "kinds": [
                    "aspect"
                ],
                "own": false
            },
            {
                "argument": "nova6.tell-truth/aspect",
                "of": "effects",
                "kinds": [
                    "aspect"
                ],
                "own": false
            },
            {
                "argument": "nova6.rewrite-aspect/aspect",
                "of": "effects",
                "kinds": [
                    "aspect"
                ],
                "own": true
            },
            {
                "argument": "stand",
                "of": "effects",
                "kinds": [
                    "aspect",
                    "advantage",
                    "condition"
                ],
                "own": true
            },
            {
                "argument": "trait",
                "of": ".traits",
                "kinds": [],
                "own": false
            },
            {
                "argument": "zone",
                "of": "zones",
                "kinds": [],
                "own": false
            },
            {
                "argument": "zones",
                "of": "zones",
                "kinds": [],
                "own": false
            },
            {
                "argument": "path",
                "of": "zones",
                "kinds": [],
                "own": false
            },
            {
                "argument": "nova6.take-feature/feature",
                "of": "features",
                "kinds": [],
                "own": false
            },
            {
                "argument": "nova6.special-rule/rule",
                "of": "pack.special",
                "kinds": [],
                "own": false
            },
            {
                "argument": "nova6.uncover/id",
                "of": "setting.entries",
                "kinds": [
                    "mystery"
                ],
                "own": false
            },
            {
                "argument": "nova6.change-issue/id",
                "of": "setting.entries",
                "kinds": [
                    "issue"
                ],
                "own": false
            },
            {
                "argument": "nova6.bring-person/id",
                "of": "setting.entries",
                "kinds": [
                    "person"
                ],
                "own": false
            },
            {
                "argument": "nova6.drop-task/id",
                "of": "scene.tasks",
                "kinds": [],
                "own": false
            },
            {
                "argument": "nova6.face-task/id",
                "of": "scene.tasks",
                "kinds": [],
                "own": false
            }
        ],
        "worded": [
            {
                "argument": "skill",
                "words": [
                    "fight",
                    "interact",
                    "move",
                    "physique",
                    "resolve",
                    "wits"
                ],
                "own": "pack.skills",
                "adds": false
            },
            {
                "argument": "skills",
                "words": [
                    "fight",
                    "interact",
                    "move",
                    "physique",
                    "resolve",
                    "wits"
                ],
                "own": "pack.skills",
                "adds": false
            },
            {
                "argument": "action",
                "words": [
                    "create-advantage",
                    "overcome",
                    "attack",
                    "defend"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "nova6.open-scene/kind",
                "words": [
                    "challenge",
                    "exposition",
                    "contest",
                    "conflict"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "nova6.set-hazard/kind",
                "words": [
                    "pit",
                    "deadfall",
                    "setup"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "nova6.put/effect.duration",
                "words": [
                    "I",
                    "B",
                    "Q",
                    "S",
                    "T",
                    "L",
                    "LL",
                    "E",
                    "P",
                    "A",
                    "M",
                    "Su"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "scale",
                "words": [
                    "action",
                    "narrative"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "track",
                "words": [
                    "physical",
                    "mental"
                ],
                "own": "pack.tracks",
                "adds": false
            },
            {
                "argument": "type",
                "words": [
                    "physical",
                    "mental"
                ],
                "own": "pack.tracks",
                "adds": false
            },
            {
                "argument": "degree",
                "words": [
                    "half",
                    "near-total"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "material",
                "words": [
                    "wood-door",
                    "wood-wall",
                    "tree-small",
                    "tree-medium",
                    "tree-large",
                    "brick-wall",
                    "concrete-wall",
                    "concrete-reinforced",
                    "steel-door",
                    "steel-airlock",
                    "steel-safe",
                    "steel-vault"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "surface",
                "words": [
                    "hard",
                    "soft-earth",
                    "sand",
                    "water"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "nova6.equip/row",
                "words": [
                    "shortbow",
                    "bow",
                    "longbow",
                    "club",
                    "greatclub",
                    "mace",
                    "morningstar",
                    "quarterstaff",
                    "crossbow-light",
                    "crossbow-heavy",
                    "axe",
                    "battleaxe",
                    "greataxe",
                    "sword",
                    "longsword",
                    "greatsword",
                    "dagger",
                    "short-sword",
                    "rapier",
                    "scimitar",
                    "javelin",
                    "halberd",
                    "glaive",
                    "spear",
                    "gauntlet",
                    "knuckles",
                    "shield",
                    "sling",
                    "whip",
                    "padded",
                    "leather",
                    "studded-leather",
                    "shield-wooden",
                    "hide",
                    "light-chain",
                    "light-plate",
                    "shield-metal",
                    "scale-mail",
                    "chain-mail",
                    "plate",
                    "shield-tower",
                    "assault-rifle-light",
                    "assault-rifle-medium",
                    "machine-gun-light",
                    "machine-gun-medium",
                    "machine-gun-anti-vehicle",
                    "submachinegun-medium",
                    "submachinegun-heavy",
                    "dynamite-stick",
                    "grenade-fragmentation",
                    "grenade-concussion",
                    "grenade-flash-bang",
                    "pistol-recreational-revolver",
                    "pistol-recreational-target",
                    "pistol-compact",
                    "pistol-light",
                    "pistol-medium",
                    "pistol-heavy",
                    "pistol-extra-heavy",
                    "rifle-recreational",
                    "rifle-compact",
                    "rifle-short",
                    "rifle-light",
                    "rifle-medium",
                    "rifle-heavy",
                    "rifle-extra-heavy",
                    "shotgun-light-buckshot",
                    "shotgun-light-slug",
                    "shotgun-medium-buckshot",
                    "shotgun-medium-slug",
                    "shotgun-heavy-buckshot",
                    "shotgun-heavy-slug",
                    "body-armor-light",
                    "body-armor-medium",
                    "body-armor-heavy",
                    "leather-jacket",
                    "motorcycle-body-armor"
                ],
                "own": "pack.items",
                "adds": true
            },
            {
                "argument": "nova6.equip/parts",
                "words": [
                    "ammo-bodkin-arrows",
                    "ammo-broadhead-arrows",
                    "ammo-bodkin-bolts",
                    "ammo-broadhead-bolts",
                    "ammo-sling-bullet",
                    "cap",
                    "full-suit-light",
                    "helm",
                    "full-suit-medium",
                    "great-helm",
                    "full-suit-heavy",
                    "ammo-armor-piercing-pistol",
                    "ammo-magnum-pistol",
                    "revolver",
                    "ammo-armor-piercing-rifle",
                    "ammo-magnum-rifle",
                    "bipod",
                    "scope-reflex",
                    "scope-short",
                    "scope-medium",
                    "scope-long",
                    "bolt-action",
                    "breach-load",
                    "double-barrel",
                    "sawed-off",
                    "trauma-plate",
                    "combat-helmet",
                    "full-suit-body-armor"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "nova6.fit/part",
                "words": [
                    "ammo-bodkin-arrows",
                    "ammo-broadhead-arrows",
                    "ammo-bodkin-bolts",
                    "ammo-broadhead-bolts",
                    "ammo-sling-bullet",
                    "cap",
                    "full-suit-light",
                    "helm",
                    "full-suit-medium",
                    "great-helm",
                    "full-suit-heavy",
                    "ammo-armor-piercing-pistol",
                    "ammo-magnum-pistol",
                    "revolver",
                    "ammo-armor-piercing-rifle",
                    "ammo-magnum-rifle",
                    "bipod",
                    "scope-reflex",
                    "scope-short",
                    "scope-medium",
                    "scope-long",
                    "bolt-action",
                    "breach-load",
                    "double-barrel",
                    "sawed-off",
                    "trauma-plate",
                    "combat-helmet",
                    "full-suit-body-armor"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "nova6.milestone/level",
                "words": [
                    "yes",
                    "no"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "ways",
                "words": [
                    "one-handed"
                ],
                "own": "",
                "adds": false
            },
            {
                "argument": "built_for",
                "words": [
                    "magnum"
                ],
                "own": "",
                "adds": false
            }
        ],
        "elsewhere": [
            "nova6.set-zones/zones",
            "nova6.come/one",
            "nova6.throw/trial",
            "nova6.throw/pool",
            "nova6.correct-talent/trait",
            "nova6.act/use",
            "nova6.act/aim",
            "nova6.act/mode",
            "nova6.act/perk",
            "nova6.act/assets",
            "nova6.act/outcomes",
            "nova6.act/actions",
            "nova6.aim/perk",
            "nova6.break-hold/perk",
            "nova6.break-hold/assets",
            "nova6.dodge/perk",
            "nova6.dodge/assets",
            "nova6.hurl/perk",
            "nova6.hurl/assets",
            "nova6.ram/perk",
            "nova6.ram/assets",
            "nova6.tighten/perk",
            "nova6.tighten/assets",
            "nova6.lift/perk",
            "nova6.make-wealth/perk",
            "nova6.manoeuvre/mode",
            "nova6.manoeuvre/perk",
            "nova6.manoeuvre/assets",
            "nova6.step-in/perk",
            "nova6.gear-test/assets",
            "nova6.spend-advance/on",
            "nova6.spend-advance/what",
            "nova6.spend-advance/skill",
            "nova6.spend-advance/gives",
            "nova6.trade/old",
            "nova6.trade/new",
            "nova6.trade/skill",
            "nova6.trade/action",
            "nova6.trade/gives",
            "nova6.promote/aspects",
            "nova6.wear-down/track",
            "nova6.oppose/use",
            "nova6.oppose/aim",
            "nova6.oppose/mode",
            "nova6.oppose/perk",
            "nova6.oppose/more",
            "nova6.gang-up/use",
            "nova6.gang-up/mode",
            "nova6.group-test/use",
            "nova6.group-test/against",
            "nova6.strive/perk",
            "nova6.strive/assets",
            "nova6.undertake/use",
            "nova6.undertake/perk",
            "nova6.undertake/interval",
            "nova6.undertake/successes",
            "nova6.move/over",
            "nova6.move/actions",
            "nova6.open-scene/positions",
            "nova6.open-scene/use",
            "nova6.put/effect.maker",
            "nova6.put/effect.subtype",
            "nova6.put/effect.properties",
            "nova6.put/effect.marks",
            "nova6.put/effect.turn",
            "nova6.put/effect.round",
            "nova6.put/effect.made",
            "nova6.build/seat",
            "nova6.build/entity.tracks",
            "nova6.build/entity.traits",
            "nova6.build/entity.skills",
            "nova6.design-feature/gives",
            "nova6.design-feature/entity",
            "nova6.come/belongings",
            "nova6.set-zones/edges",
            "nova6.create-game/packs",
            "nova6.open-table/options",
            "nova6.open-table/pack",
            "nova6.open-table/setting",
            "nova6.set-task/task.harm",
            "nova6.set-task/task.hazard",
            "nova6.set-task/task.result",
            "nova6.set-task/task.blocked"
        ],
        "cites": [
            [
                "advantage",
                "nova6.mod.advantage"
            ],
            [
                "damage",
                "nova6.dmg.rating-type"
            ],
            [
                "soak",
                "nova6.soak.rating-type"
            ],
            [
                "aspect",
                "nova6.aspect.define"
            ],
            [
                "asset",
                "nova6.advg.asset-use"
            ],
            [
                "condition",
                "nova6.mod.condition"
            ],
            [
                "I",
                "nova6.dur.instant"
            ],
            [
                "B",
                "nova6.dur.brief"
            ],
            [
                "Q",
                "nova6.dur.quick"
            ],
            [
                "S",
                "nova6.dur.scene"
            ],
            [
                "T",
                "nova6.dur.temporary"
            ],
            [
                "L",
                "nova6.dur.lasting"
            ],
            [
                "LL",
                "nova6.dur.long-lasting"
            ],
            [
                "E",
                "nova6.dur.enduring"
            ],
            [
                "P",
                "nova6.dur.permanent"
            ],
            [
                "A",
                "nova6.dur.action"
            ],
            [
                "M",
                "nova6.dur.maintained"
            ],
            [
                "Su",
                "nova6.dur.sustained"
            ]
        ],
        "seldom": [
            "nova6.know-language",
            "nova6.take-feature",
            "nova6.fit",
            "nova6.get-ready",
            "nova6.place",
            "nova6.tighten",
            "nova6.break-hold",
            "nova6.lift",
            "nova6.hurl",
            "nova6.step-in",
            "nova6.dodge",
            "nova6.ram",
            "nova6.spend-advance",
            "nova6.choose-perk",
            "nova6.rewrite-aspect",
            "nova6.trade",
            "nova6.drop-load",
            "nova6.gear-test",
            "nova6.replace-asset",
            "nova6.make-wealth",
            "nova6.hand-over"
        ],
        "levers": "nova6.compel",
        "words": [
            "pack",
            "words"
        ],
        "turns": [
            "nova6.take-turn",
            "nova6.end-turn"
        ]
    },
    "houses2d20": {
        "folder": "houses2d20",
        "shown": [
            {
                "field": "scene",
                "widget": "name",
                "place": "title",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "momentum",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "power",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "threat",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "threat",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "threat_open",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "conflict",
                "widget": "turn",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "traits",
                "widget": "traits",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "traits_made",
                "widget": "key",
                "place": "nowhere",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "tasks",
                "widget": "progress",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "reflective",
                "widget": "flag",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "house",
                "widget": "text",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "enemies",
                "widget": "tags",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "adventure",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "adventure_title",
                "widget": "text",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "between",
                "widget": "flag",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "session",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "present",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "impressed",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "characters",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "zones",
                "widget": "places",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "former_zones",
                "widget": "key",
                "place": "nowhere",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "assets",
                "widget": "assets",
                "place": "board",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "hooks",
                "widget": "stories",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "owed",
                "widget": "part",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": "",
                "parts": [],
                "usual": "",
                "labelled": false
            }
        ],
        "people": [
            {
                "field": "characters",
                "side": "ours",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "side",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "supporting",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "skills",
                        "widget": "ratings",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "drives",
                        "widget": "drives",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "quality",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "determination",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "momentum",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "power",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "track",
                        "widget": "progress",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "defeated",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "felled_by",
                        "widget": "part",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "resisted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "outside",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "zone",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "focuses",
                        "widget": "focuses",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "abilities",
                        "widget": "abilities",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "ambition",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "points",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "skill_advances",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "growth",
                        "widget": "growth",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "",
                "where": [
                    "side",
                    "players"
                ]
            },
            {
                "field": "characters",
                "side": "theirs",
                "shown": [
                    {
                        "field": "id",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "side",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "supporting",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "skills",
                        "widget": "ratings",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "drives",
                        "widget": "drives",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "quality",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "determination",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "momentum",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "power",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "track",
                        "widget": "progress",
                        "place": "tracks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "defeated",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "felled_by",
                        "widget": "part",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "resisted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "outside",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "zone",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "focuses",
                        "widget": "focuses",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "abilities",
                        "widget": "abilities",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "ambition",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "points",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "skill_advances",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "growth",
                        "widget": "growth",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": "",
                        "parts": [],
                        "usual": "",
                        "labelled": false
                    }
                ],
                "seen": "seen",
                "where": [
                    "side",
                    "opposition"
                ]
            }
        ],
        "board": {
            "way": "",
            "zones": [],
            "usual": "",
            "approach": "",
            "walk": "",
            "squares": 0,
            "set": "",
            "put": "",
            "cover": "",
            "line": ""
        },
        "somebody": [
            {
                "argument": "who",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "owner",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "first",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "by",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "people",
                "side": "any",
                "oneself": false
            },
            {
                "argument": "present",
                "side": "ours",
                "oneself": false
            }
        ],
        "fresh": [
            "houses.npc/id",
            "houses.bring/id",
            "houses.extra/id"
        ],
        "first": [
            "houses.begin-adventure",
            "houses.begin-scene",
            "houses.begin-conflict",
            "houses.npc",
            "houses.bring",
            "houses.threat",
            "houses.end-conflict",
            "houses.end-scene"
        ],
        "quick": [
            {
                "procedure": "houses.extra",
                "text": "quick-minor",
                "args": [
                    [
                        "tier",
                        "minor"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            },
            {
                "procedure": "houses.extra",
                "text": "quick-notable",
                "args": [
                    [
                        "tier",
                        "notable"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            },
            {
                "procedure": "houses.extra",
                "text": "quick-major",
                "args": [
                    [
                        "tier",
                        "major"
                    ]
                ],
                "named": "name",
                "option": [
                    "",
                    ""
                ]
            }
        ],
        "grows": [
            "points",
            "houses.advance"
        ],
        "places": {
            "places": "zones",
            "things": "assets",
            "lay": "houses.zones",
            "put": "houses.place",
            "set_down": "houses.lay-asset",
            "turn": "houses.act",
            "edges": "",
            "walk": ""
        },
        "listed": [
            {
                "argument": "asset",
                "of": "assets",
                "kinds": [],
                "own": false
            },
            {
                "argument": "zone",
                "of": "zones",
                "kinds": [],
                "own": false
            },
            {
                "argument": "task",
                "of": "tasks",
                "kinds": [],
                "own": false
            }
        ],
        "worded": [],
        "elsewhere": [
            "houses.act/asset",
            "houses.zones/zones",
            "houses.begin-conflict/zones",
            "houses.begin-conflict/places",
            "houses.bring/sheet"
        ],
        "cites": [],
        "seldom": [],
        "levers": "",
        "words": [],
        "turns": []
    }
};
