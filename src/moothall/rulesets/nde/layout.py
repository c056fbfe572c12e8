"""Layout of a table of this book: for each field a widget and a place."""

from __future__ import annotations

from moothall.rulesets.nde.fights import combat
from moothall.rulesets.nde.foes import bring_foe
from moothall.rulesets.nde.growth import grow
from moothall.rulesets.nde.movement import approach, block_line, place, set_cover, set_distance, walk
from moothall.rulesets.nde.rest import begin_scene
from moothall.rulesets.nde.words import SQUARES_A_TURN, ZONES
from moothall.talk.layout import Board, Layout, People, QuickAction, Shown, StandingOrder

TABLE = (
    Shown("scene", "name", "title"),
    Shown("clock", "clock", "scene"),
    Shown("phase", "word", "scene"),
    Shown("round", "number", "scene"),
    Shown("conflict", "part", "scene"),
    Shown("session", "number", "scene"),
    Shown("locks", "tries", "scene", people=("who",)),
    Shown("better", "tags", "scene"),
    Shown("worse", "tags", "scene"),
    Shown("heroes", "people", "board"),
    Shown("foes", "people", "board"),
    Shown("distances", "distances", "board", people=("one", "other")),
    Shown("blocked", "lines", "board", people=("one", "other")),
    Shown("notes", "notes", "desk"),
    Shown("plot", "text", "desk"),
    Shown("powers_are", "text", "rules"),
    Shown("options", "options", "rules"),
)

HERO = (
    Shown("id", "key", "nowhere"),
    Shown("seat", "key", "nowhere"),
    Shown("helpers", "key", "nowhere"),
    Shown("name", "name", "title"),
    Shown("role", "word", "head"),
    Shown("role_label", "text", "head"),
    Shown("concept", "text", "head"),
    Shown("attributes", "dice", "head"),
    Shown("hearts", "track", "tracks", most="hearts_max", glyph="heart"),
    Shown("hearts_max", "part", "tracks"),
    Shown("power", "track", "tracks", most="power_max", glyph="power"),
    Shown("power_max", "part", "tracks"),
    Shown("luck", "points", "tracks", glyph="luck"),
    Shown("armour", "points", "tracks", glyph="armour"),
    Shown("fallen", "word", "marks", glyph="heart"),
    Shown("fallen_as", "text", "marks"),
    Shown("cover", "word", "marks"),
    Shown("effects", "tags", "marks"),
    Shown("acted", "flag", "marks"),
    Shown("moved", "number", "board"),
    Shown("square", "square", "board"),
    Shown("place", "spot", "board"),
    Shown("talents", "tags", "sheet"),
    Shown("traits", "tags", "sheet"),
    Shown("gear", "gear", "sheet"),
    Shown("growth", "number", "sheet"),
    Shown("secret", "text", "sheet"),
)

FOE = (
    Shown("id", "key", "nowhere"),
    Shown("name", "name", "title"),
    Shown("tier", "word", "head"),
    Shown("hearts", "track", "tracks", most="hearts_max", glyph="heart"),
    Shown("hearts_max", "part", "tracks"),
    Shown("defense", "number", "head"),
    Shown("shoots", "flag", "marks"),
    Shown("out", "word", "marks"),
    Shown("cover", "word", "marks"),
    Shown("effects", "tags", "marks"),
    Shown("acted", "flag", "marks"),
    Shown("square", "square", "board"),
    Shown("place", "spot", "board"),
    Shown("seen", "flag", "desk"),
    Shown("open", "flag", "desk"),
    Shown("plan", "text", "desk"),
)

BOARD = Board(
    *("positioning", ZONES, "nearby", approach.name, walk.name, SQUARES_A_TURN),
    *(set_distance.name, place.name, set_cover.name, block_line.name),
)

QUICK = (
    QuickAction(bring_foe.name, "quick-minion", (("tier", "minion"),), "name"),
    QuickAction(bring_foe.name, "quick-elite", (("tier", "elite"),), "name", ("elites", "on")),
    QuickAction(bring_foe.name, "quick-boss", (("tier", "boss"),), "name"),
)

LAYOUT = Layout(
    TABLE,
    (People("heroes", "ours", HERO), People("foes", "theirs", FOE, "seen", chief=("tier", "boss"))),
    BOARD,
    QUICK,
    grows=("growth", grow.name),
    scene=QuickAction(begin_scene.name, "", (), "title"),
    fight=combat.name,
    asks=("nde/luck",),
    orders=(StandingOrder("nde/luck", ("keep", "reroll")),),
)
