// Written by `python3 dev.py types` from each book's shown.py. Do not change it here.

/** The whole table. */
export interface Layout {
    shown: Shown[];
    people: People[];
    board: Board;
    somebody: Somebody[];
    fresh: string[];
    first: string[];
    quick: Quick[];
    grows: [string, string];
    places: Places;
    listed: [string, string][];
    elsewhere: string[];
}

/** One field: its widget and place, the field that holds its most, and the drawing that stands for it. */
export interface Shown {
    field: string;
    widget: "name" | "track" | "points" | "dice" | "word" | "tags" | "text" | "gear" | "flag" | "number" | "clock" | "people" | "tries" | "notes" | "distances" | "lines" | "square" | "spot" | "ratings" | "drives" | "focuses" | "abilities" | "progress" | "traits" | "assets" | "places" | "turn" | "growth" | "stories" | "options" | "boxes" | "effects" | "record" | "key" | "part";
    place: "title" | "scene" | "head" | "tracks" | "marks" | "sheet" | "board" | "desk" | "rules" | "nowhere";
    most: string;
    glyph: string;
}

/** A list of people at the table, and what is shown of each. */
export interface People {
    field: string;
    side: "ours" | "theirs";
    shown: Shown[];
    seen: string;
    where: [string, string];
}

/** How positions are kept and changed: which option says the way, and which procedures move somebody. */
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

/** An argument that names somebody at the table: of every procedure (`who`), or of one (`nde.reveal/id`). */
export interface Somebody {
    argument: string;
    side: "ours" | "theirs" | "any";
}

/** A deed of the GM's that takes one tap: everything it needs is said here. */
export interface Quick {
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
                "glyph": ""
            },
            {
                "field": "clock",
                "widget": "clock",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "phase",
                "widget": "word",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "round",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "conflict",
                "widget": "word",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "session",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "locks",
                "widget": "tries",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "heroes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "foes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "distances",
                "widget": "distances",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "blocked",
                "widget": "lines",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "powers_are",
                "widget": "text",
                "place": "rules",
                "most": "",
                "glyph": ""
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "role",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "role_label",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "concept",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "attributes",
                        "widget": "dice",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart"
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "power",
                        "widget": "track",
                        "place": "tracks",
                        "most": "power_max",
                        "glyph": "power"
                    },
                    {
                        "field": "power_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "luck",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck"
                    },
                    {
                        "field": "armour",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "armour"
                    },
                    {
                        "field": "fallen",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "heart"
                    },
                    {
                        "field": "fallen_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "moved",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "gear",
                        "widget": "gear",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "growth",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart"
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "defense",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "shoots",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "effects",
                        "widget": "tags",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
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
                "side": "ours"
            },
            {
                "argument": "ally",
                "side": "ours"
            },
            {
                "argument": "heal",
                "side": "ours"
            },
            {
                "argument": "target",
                "side": "theirs"
            },
            {
                "argument": "targets",
                "side": "theirs"
            },
            {
                "argument": "foes",
                "side": "theirs"
            },
            {
                "argument": "watch",
                "side": "theirs"
            },
            {
                "argument": "nde.reveal/id",
                "side": "theirs"
            },
            {
                "argument": "nde.label/id",
                "side": "theirs"
            },
            {
                "argument": "nde.place/who",
                "side": "any"
            },
            {
                "argument": "nde.set-cover/who",
                "side": "any"
            },
            {
                "argument": "reference",
                "side": "any"
            },
            {
                "argument": "one",
                "side": "any"
            },
            {
                "argument": "other",
                "side": "any"
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
            "turn": ""
        },
        "listed": [],
        "elsewhere": []
    },
    "nde1": {
        "folder": "nde",
        "shown": [
            {
                "field": "scene",
                "widget": "name",
                "place": "title",
                "most": "",
                "glyph": ""
            },
            {
                "field": "clock",
                "widget": "clock",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "phase",
                "widget": "word",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "round",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "conflict",
                "widget": "word",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "session",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "locks",
                "widget": "tries",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "heroes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "foes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "distances",
                "widget": "distances",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "blocked",
                "widget": "lines",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "powers_are",
                "widget": "text",
                "place": "rules",
                "most": "",
                "glyph": ""
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "role",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "role_label",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "concept",
                        "widget": "text",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "attributes",
                        "widget": "dice",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart"
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "power",
                        "widget": "track",
                        "place": "tracks",
                        "most": "power_max",
                        "glyph": "power"
                    },
                    {
                        "field": "power_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "luck",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck"
                    },
                    {
                        "field": "armour",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "armour"
                    },
                    {
                        "field": "fallen",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": "heart"
                    },
                    {
                        "field": "fallen_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "moved",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "gear",
                        "widget": "gear",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "growth",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "hearts",
                        "widget": "track",
                        "place": "tracks",
                        "most": "hearts_max",
                        "glyph": "heart"
                    },
                    {
                        "field": "hearts_max",
                        "widget": "part",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "defense",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "shoots",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "cover",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "effects",
                        "widget": "tags",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "square",
                        "widget": "square",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "place",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
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
                "side": "ours"
            },
            {
                "argument": "ally",
                "side": "ours"
            },
            {
                "argument": "heal",
                "side": "ours"
            },
            {
                "argument": "target",
                "side": "theirs"
            },
            {
                "argument": "targets",
                "side": "theirs"
            },
            {
                "argument": "foes",
                "side": "theirs"
            },
            {
                "argument": "watch",
                "side": "theirs"
            },
            {
                "argument": "nde.reveal/id",
                "side": "theirs"
            },
            {
                "argument": "nde.label/id",
                "side": "theirs"
            },
            {
                "argument": "nde.place/who",
                "side": "any"
            },
            {
                "argument": "nde.set-cover/who",
                "side": "any"
            },
            {
                "argument": "reference",
                "side": "any"
            },
            {
                "argument": "one",
                "side": "any"
            },
            {
                "argument": "other",
                "side": "any"
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
            "turn": ""
        },
        "listed": [],
        "elsewhere": []
    },
    "nova6": {
        "folder": "nova6",
        "shown": [
            {
                "field": "scene",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "scenes",
                "widget": "part",
                "place": "nowhere",
                "most": "",
                "glyph": ""
            },
            {
                "field": "undertakings",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "falls",
                "widget": "record",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "seconds",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "heroes",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "others",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "effects",
                "widget": "effects",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "zones",
                "widget": "record",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "edges",
                "widget": "record",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "marks",
                "widget": "record",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "gm_plot_points",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "luck"
            },
            {
                "field": "gm_stunt_points",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "gm_tokens",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "subtypes",
                "widget": "tags",
                "place": "rules",
                "most": "",
                "glyph": ""
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": ""
            },
            {
                "field": "pack",
                "widget": "part",
                "place": "nowhere",
                "most": "",
                "glyph": ""
            },
            {
                "field": "setting",
                "widget": "record",
                "place": "rules",
                "most": "",
                "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "kind",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "skills",
                        "widget": "dice",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tracks",
                        "widget": "boxes",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "plot_points",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck"
                    },
                    {
                        "field": "setbacks",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tokens",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "out_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "staying",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "cover",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "dropped",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "turn",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "burden",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "gone",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "hands",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "zone",
                        "widget": "word",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "spot",
                        "widget": "text",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "size",
                        "widget": "word",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "perks",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "traits",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "refresh",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "refresh_cut",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "last",
                        "widget": "part",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "kind",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "skills",
                        "widget": "dice",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tracks",
                        "widget": "boxes",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "plot_points",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck"
                    },
                    {
                        "field": "setbacks",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tokens",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "out",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "out_as",
                        "widget": "text",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "staying",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "cover",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "dropped",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "turn",
                        "widget": "record",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "burden",
                        "widget": "number",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "gone",
                        "widget": "number",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "hands",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "zone",
                        "widget": "word",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "spot",
                        "widget": "text",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "size",
                        "widget": "word",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "perks",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "traits",
                        "widget": "record",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "refresh",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "refresh_cut",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "last",
                        "widget": "part",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "plan",
                        "widget": "text",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
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
                "side": "ours"
            },
            {
                "argument": "members",
                "side": "ours"
            },
            {
                "argument": "targets",
                "side": "theirs"
            },
            {
                "argument": "by",
                "side": "theirs"
            },
            {
                "argument": "nova6.oppose/target",
                "side": "ours"
            },
            {
                "argument": "nova6.gang-up/target",
                "side": "ours"
            },
            {
                "argument": "nova6.reveal/who",
                "side": "theirs"
            }
        ],
        "fresh": [
            "nova6.come/one"
        ],
        "first": [
            "nova6.begin-scenario",
            "nova6.open-scene",
            "nova6.set-zones",
            "nova6.come",
            "nova6.put",
            "nova6.oppose",
            "nova6.gang-up",
            "nova6.next-round",
            "nova6.close-scene",
            "nova6.milestone"
        ],
        "quick": [],
        "grows": [
            "",
            ""
        ],
        "places": {
            "places": "",
            "things": "",
            "lay": "",
            "put": "",
            "set_down": "",
            "turn": ""
        },
        "listed": [],
        "elsewhere": []
    },
    "houses2d20": {
        "folder": "houses2d20",
        "shown": [
            {
                "field": "scene",
                "widget": "name",
                "place": "title",
                "most": "",
                "glyph": ""
            },
            {
                "field": "momentum",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "power"
            },
            {
                "field": "threat",
                "widget": "points",
                "place": "scene",
                "most": "",
                "glyph": "hidden"
            },
            {
                "field": "threat_open",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "conflict",
                "widget": "turn",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "traits",
                "widget": "traits",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "traits_made",
                "widget": "key",
                "place": "nowhere",
                "most": "",
                "glyph": ""
            },
            {
                "field": "tasks",
                "widget": "progress",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "reflective",
                "widget": "flag",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "house",
                "widget": "text",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "enemies",
                "widget": "tags",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "adventure",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "adventure_title",
                "widget": "text",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "between",
                "widget": "flag",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "session",
                "widget": "number",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "present",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "impressed",
                "widget": "part",
                "place": "scene",
                "most": "",
                "glyph": ""
            },
            {
                "field": "characters",
                "widget": "people",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "zones",
                "widget": "places",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "assets",
                "widget": "assets",
                "place": "board",
                "most": "",
                "glyph": ""
            },
            {
                "field": "notes",
                "widget": "notes",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "hooks",
                "widget": "stories",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "plot",
                "widget": "text",
                "place": "desk",
                "most": "",
                "glyph": ""
            },
            {
                "field": "options",
                "widget": "options",
                "place": "rules",
                "most": "",
                "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "side",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "supporting",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "skills",
                        "widget": "ratings",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "drives",
                        "widget": "drives",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "quality",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "determination",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck"
                    },
                    {
                        "field": "momentum",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "power"
                    },
                    {
                        "field": "track",
                        "widget": "progress",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "defeated",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "felled_by",
                        "widget": "part",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "resisted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "zone",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "focuses",
                        "widget": "focuses",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "abilities",
                        "widget": "abilities",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "ambition",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "points",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "skill_advances",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "growth",
                        "widget": "growth",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
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
                        "glyph": ""
                    },
                    {
                        "field": "seat",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "side",
                        "widget": "key",
                        "place": "nowhere",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "name",
                        "widget": "name",
                        "place": "title",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "tier",
                        "widget": "word",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "supporting",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "skills",
                        "widget": "ratings",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "drives",
                        "widget": "drives",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "quality",
                        "widget": "number",
                        "place": "head",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "determination",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "luck"
                    },
                    {
                        "field": "momentum",
                        "widget": "points",
                        "place": "tracks",
                        "most": "",
                        "glyph": "power"
                    },
                    {
                        "field": "track",
                        "widget": "progress",
                        "place": "tracks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "defeated",
                        "widget": "word",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "felled_by",
                        "widget": "part",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "resisted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "acted",
                        "widget": "flag",
                        "place": "marks",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "zone",
                        "widget": "spot",
                        "place": "board",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "traits",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "focuses",
                        "widget": "focuses",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "talents",
                        "widget": "tags",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "abilities",
                        "widget": "abilities",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "ambition",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "points",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "skill_advances",
                        "widget": "number",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "growth",
                        "widget": "growth",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "secret",
                        "widget": "text",
                        "place": "sheet",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "seen",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
                    },
                    {
                        "field": "open",
                        "widget": "flag",
                        "place": "desk",
                        "most": "",
                        "glyph": ""
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
                "side": "any"
            },
            {
                "argument": "owner",
                "side": "any"
            },
            {
                "argument": "first",
                "side": "any"
            },
            {
                "argument": "by",
                "side": "any"
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
            "turn": "houses.act"
        },
        "listed": [
            [
                "asset",
                "assets"
            ],
            [
                "zone",
                "zones"
            ],
            [
                "task",
                "tasks"
            ]
        ],
        "elsewhere": [
            "houses.zones/zones",
            "houses.begin-conflict/zones",
            "houses.begin-conflict/places",
            "houses.bring/sheet"
        ]
    }
};
