// Written by `python3 dev.py types` from each book's shown.py. Do not change it here.

/** The whole table. */
export interface Layout {
    shown: Shown[];
    people: People[];
    board: Board;
    somebody: Somebody[];
    fresh: string[];
}

/** One field: its widget and place, the field that holds its most, and the drawing that stands for it. */
export interface Shown {
    field: string;
    widget: "name" | "track" | "points" | "dice" | "word" | "tags" | "text" | "gear" | "flag" | "number" | "clock" | "people" | "tries" | "notes" | "distances" | "lines" | "square" | "spot" | "options" | "boxes" | "effects" | "record" | "key" | "part";
    place: "title" | "scene" | "head" | "tracks" | "marks" | "sheet" | "board" | "desk" | "rules" | "nowhere";
    most: string;
    glyph: string;
}

/** A list of people at the table, and what is shown of each. */
export interface People {
    field: string;
    side: "ours" | "theirs";
    shown: Shown[];
}

/** How positions are kept and changed: which option says the way, and which procedures move somebody. */
export interface Board {
    way: string;
    zones: string[];
    usual: string;
    approach: string;
    walk: string;
    squares: number;
}

/** An argument that names somebody at the table: of every procedure (`who`), or of one (`nde.reveal/id`). */
export interface Somebody {
    argument: string;
    side: "ours" | "theirs" | "any";
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
            "squares": 5
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
        ]
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
            "squares": 5
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
        ]
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
                ]
            }
        ],
        "board": {
            "way": "",
            "zones": [],
            "usual": "",
            "approach": "",
            "walk": "",
            "squares": 0
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
        ]
    }
};
