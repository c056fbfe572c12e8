"""Layout of a table of this book: for each field a widget and a place."""

from __future__ import annotations

from moothall.rulesets.nova6.characters.advancement import spend_advance
from moothall.rulesets.nova6.movement.moves import move, set_zones
from moothall.rulesets.nova6.scenes.scenes import open_scene
from moothall.rulesets.nova6.story.compels import compel
from moothall.rulesets.nova6.time.clock import RULES
from moothall.rulesets.nova6.time.rounds import end_turn, take_turn
from moothall.talk.layout import Layout, People, Places, QuickAction, Shown

SCENE = (
    *("kind", "scale", "place", "purpose", "requirement", "round", "phase", "acting", "early", "late"),
    *("tasks", "skill", "use", "rival", "goal", "counts", "winners", "losers", "outcome"),
)
"""What is told of a scene."""

UNDERTAKING = ("who", "what", "skill", "interval", "successes", "goal")

TABLE = (
    Shown("scene", "record", "title", parts=SCENE),
    Shown("scenes", "part", "nowhere"),
    Shown(
        "undertakings",
        "record",
        "scene",
        parts=("who", "what", "skill", "interval", "successes", "goal"),
        people=("who",),
    ),
    Shown("falls", "record", "scene", parts=("who", "stories", "surface", "jagged"), people=("who",)),
    Shown("seconds", "number", "scene"),
    Shown("day", "number", "scene"),
    Shown("need", "text", "scene"),
    Shown("pending", "record", "scene", parts=("kind", "rested", "successes", "refuge_days", "safe_days")),
    Shown("story", "record", "scene", parts=("saga", "scenario", "milestone", "minors")),
    Shown("heroes", "people", "board"),
    Shown("others", "people", "board"),
    Shown("effects", "effects", "board", people=("owner",)),
    Shown("zones", "places", "board"),
    Shown("edges", "part", "board"),
    Shown("marks", "record", "desk", parts=("who", "what", "of", "until"), people=("who",)),
    Shown("gm_plot_points", "points", "scene", glyph="point"),
    Shown("gm_stunt_points", "points", "scene"),
    Shown("gm_tokens", "points", "scene"),
    Shown("notes", "notes", "desk"),
    Shown("plot", "text", "desk"),
    Shown("features", "record", "scene", parts=("name", "does", "cost")),
    Shown("subtypes", "tags", "rules"),
    Shown("options", "options", "rules"),
    Shown("pack", "part", "nowhere"),
    Shown("setting", "record", "scene", parts=("protagonists", "world", "scope", "entries")),
)

SOMEBODY = (
    Shown("id", "key", "nowhere"),
    Shown("seat", "key", "nowhere"),
    Shown("name", "name", "title"),
    Shown("kind", "word", "head"),
    Shown("skills", "ratings", "head"),
    Shown("tracks", "boxes", "tracks"),
    Shown("plot_points", "points", "tracks", glyph="point"),
    Shown("setbacks", "points", "tracks"),
    Shown("tokens", "points", "tracks"),
    Shown("out", "word", "marks"),
    Shown("out_as", "text", "marks"),
    Shown("staying", "flag", "marks"),
    Shown("ally", "flag", "marks"),
    Shown("cover", "record", "marks", parts=("degree", "material")),
    Shown("dropped", "flag", "marks"),
    Shown("turn", "record", "marks", parts=("focus", "waiting", "done")),
    Shown("load", "word", "marks", usual="basic", labelled=True),
    Shown("burden", "number", "marks"),
    Shown("days", "number", "marks"),
    Shown("gone", "number", "board"),
    Shown("hands", "number", "sheet", usual="2"),
    Shown("zone", "spot", "board"),
    Shown("spot", "text", "marks"),
    Shown("size", "word", "sheet", usual="medium"),
    Shown("native", "text", "sheet"),
    Shown("coins", "number", "marks"),
    Shown("perks", "record", "sheet", parts=("name", "skill", "action")),
    Shown("traits", "record", "sheet", parts=("name", "skill")),
    Shown("refresh", "number", "sheet"),
    Shown("refresh_cut", "number", "sheet"),
    Shown("secret", "text", "sheet"),
    Shown("level", "number", "head"),
    Shown("advances", "number", "sheet"),
    Shown("rewards", "record", "sheet", parts=("what", "waits")),
    Shown("appearances", "number", "marks"),
    Shown("number", "number", "head", usual="1"),
    Shown("document", "part", "nowhere"),
    Shown("last", "part", "nowhere"),
    Shown("seen", "flag", "desk"),
    Shown("open", "flag", "desk"),
    Shown("plan", "text", "desk"),
)

KINDS = {
    "advantage": "nova6.mod.advantage",
    "damage": "nova6.dmg.rating-type",
    "soak": "nova6.soak.rating-type",
    "aspect": "nova6.aspect.define",
    "asset": "nova6.advg.asset-use",
    "condition": "nova6.mod.condition",
}
"""What says what each kind of effect is."""

LAYOUT = Layout(
    TABLE,
    (People("heroes", "ours", SOMEBODY), People("others", "theirs", SOMEBODY, "seen", chief=("kind", "principal"))),
    grows=("advances", spend_advance.name),
    places=Places("zones", "", set_zones.name, "", "", "", "edges", move.name),
    cites=(*KINDS.items(), *RULES.items()),
    levers=compel.name,
    scene=QuickAction(open_scene.name, "", (("kind", "exposition"),), "title"),
    words=("pack", "words"),
    turns=(take_turn.name, end_turn.name),
)
