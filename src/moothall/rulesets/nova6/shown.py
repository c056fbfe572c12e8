"""How a table of this book is shown: for each field a widget and a place."""

from __future__ import annotations

from moothall.rulesets.nova6.gangs import gang_up
from moothall.rulesets.nova6.milestones import milestone
from moothall.rulesets.nova6.movement import set_zones
from moothall.rulesets.nova6.opening import come, put
from moothall.rulesets.nova6.reactions import oppose
from moothall.rulesets.nova6.refreshing import begin_scenario
from moothall.rulesets.nova6.rounds import next_round
from moothall.rulesets.nova6.scenes import close_scene, open_scene
from moothall.talk.shown import NO_BOARD, Layout, People, Shown, Somebody

TABLE = (
    Shown("scene", "record", "scene"),
    Shown("scenes", "part", "nowhere"),
    Shown("undertakings", "record", "scene"),
    Shown("falls", "record", "scene"),
    Shown("seconds", "number", "scene"),
    Shown("heroes", "people", "board"),
    Shown("others", "people", "board"),
    Shown("effects", "effects", "board"),
    Shown("zones", "record", "board"),
    Shown("edges", "record", "board"),
    Shown("marks", "record", "desk"),
    Shown("gm_plot_points", "points", "scene", glyph="luck"),
    Shown("gm_stunt_points", "points", "scene"),
    Shown("gm_tokens", "points", "scene"),
    Shown("notes", "notes", "desk"),
    Shown("plot", "text", "desk"),
    Shown("subtypes", "tags", "rules"),
    Shown("options", "options", "rules"),
    Shown("pack", "part", "nowhere"),
    Shown("setting", "record", "rules"),
)

SOMEBODY = (
    Shown("id", "key", "nowhere"),
    Shown("seat", "key", "nowhere"),
    Shown("name", "name", "title"),
    Shown("kind", "word", "head"),
    Shown("skills", "dice", "head"),
    Shown("tracks", "boxes", "tracks"),
    Shown("plot_points", "points", "tracks", glyph="luck"),
    Shown("setbacks", "points", "tracks"),
    Shown("tokens", "points", "tracks"),
    Shown("out", "word", "marks"),
    Shown("out_as", "text", "marks"),
    Shown("staying", "flag", "marks"),
    Shown("cover", "record", "marks"),
    Shown("dropped", "flag", "marks"),
    Shown("turn", "record", "marks"),
    Shown("burden", "number", "marks"),
    Shown("gone", "number", "board"),
    Shown("hands", "number", "sheet"),
    Shown("zone", "word", "board"),
    Shown("spot", "text", "board"),
    Shown("size", "word", "sheet"),
    Shown("perks", "record", "sheet"),
    Shown("traits", "record", "sheet"),
    Shown("refresh", "number", "sheet"),
    Shown("refresh_cut", "number", "sheet"),
    Shown("secret", "text", "sheet"),
    Shown("last", "part", "nowhere"),
    Shown("seen", "flag", "desk"),
    Shown("open", "flag", "desk"),
    Shown("plan", "text", "desk"),
)

NAMED = (
    *(Somebody(argument, "ours") for argument in ("who", "members")),
    *(Somebody(argument, "theirs") for argument in ("targets", "by")),
    Somebody("nova6.oppose/target", "ours"),
    Somebody("nova6.gang-up/target", "ours"),
    Somebody("nova6.reveal/who", "theirs"),
)

FIRST = (
    *(begin_scenario.name, open_scene.name, set_zones.name, come.name, put.name),
    *(oppose.name, gang_up.name, next_round.name, close_scene.name, milestone.name),
)
"""What a GM begins most often."""

LAYOUT = Layout(
    TABLE,
    (People("heroes", "ours", SOMEBODY), People("others", "theirs", SOMEBODY, "seen")),
    NO_BOARD,
    NAMED,
    ("nova6.come/one",),
    FIRST,
)
