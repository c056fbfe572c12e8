"""Layout of a table of this book: for each field a widget and a place."""

from __future__ import annotations

from moothall.rulesets.houses2d20.assets import lay_asset, lay_zones, place
from moothall.rulesets.houses2d20.conflict import act, begin_conflict
from moothall.rulesets.houses2d20.growth import advance
from moothall.rulesets.houses2d20.npcs import bring_extra
from moothall.rulesets.houses2d20.scenes import begin_scene
from moothall.rulesets.houses2d20.templates import TEMPLATES
from moothall.talk.layout import Layout, People, Places, QuickAction, Shown

TABLE = (
    Shown("scene", "name", "title"),
    Shown("momentum", "points", "scene", "options.momentum_cap", "token"),
    Shown("threat", "points", "scene", glyph="diamond"),
    Shown("threat_open", "part", "scene"),
    Shown("conflict", "turn", "scene"),
    Shown("traits", "traits", "scene"),
    Shown("traits_made", "key", "nowhere"),
    Shown("tasks", "progress", "scene"),
    Shown("reflective", "flag", "scene"),
    Shown("house", "text", "scene"),
    Shown("enemies", "tags", "scene"),
    Shown("adventure", "number", "scene"),
    Shown("adventure_title", "text", "scene"),
    Shown("between", "flag", "scene"),
    Shown("session", "number", "scene"),
    Shown("present", "part", "scene"),
    Shown("impressed", "part", "scene"),
    Shown("characters", "people", "board"),
    Shown("zones", "places", "board"),
    Shown("former_zones", "key", "nowhere"),
    Shown("assets", "assets", "board", people=("owner",)),
    Shown("notes", "notes", "desk"),
    Shown("hooks", "stories", "desk"),
    Shown("owed", "part", "desk"),
    Shown("bore", "key", "nowhere"),
    Shown("plot", "text", "desk"),
    Shown("options", "options", "rules"),
)

CHARACTER = (
    Shown("id", "key", "nowhere"),
    Shown("seat", "key", "nowhere"),
    Shown("side", "key", "nowhere"),
    Shown("name", "name", "title"),
    Shown("tier", "word", "head"),
    Shown("supporting", "flag", "marks"),
    Shown("skills", "ratings", "head"),
    Shown("drives", "drives", "head"),
    Shown("quality", "number", "head"),
    Shown("determination", "points", "tracks", glyph="resolve"),
    Shown("momentum", "points", "tracks", glyph="token"),
    Shown("track", "progress", "tracks"),
    Shown("defeated", "word", "marks"),
    Shown("felled_by", "part", "marks"),
    Shown("resisted", "flag", "marks"),
    Shown("acted", "flag", "marks"),
    Shown("outside", "flag", "marks"),
    Shown("zone", "spot", "board"),
    Shown("traits", "tags", "sheet"),
    Shown("focuses", "focuses", "sheet"),
    Shown("talents", "tags", "sheet"),
    Shown("abilities", "abilities", "sheet"),
    Shown("ambition", "text", "sheet"),
    Shown("points", "number", "sheet"),
    Shown("skill_advances", "number", "sheet"),
    Shown("growth", "growth", "sheet"),
    Shown("secret", "text", "sheet"),
    Shown("seen", "flag", "desk"),
    Shown("open", "flag", "desk"),
)

QUICK = tuple(QuickAction(bring_extra.name, f"quick-{tier}", (("tier", tier),), "name") for tier in TEMPLATES)

LAYOUT = Layout(
    TABLE,
    (
        People("characters", "ours", CHARACTER, where=("side", "players")),
        People("characters", "theirs", CHARACTER, "seen", ("side", "opposition"), ("tier", "major")),
    ),
    quick=QUICK,
    scene=QuickAction(begin_scene.name, "", (), "title"),
    fight=begin_conflict.name,
    grows=("points", advance.name),
    asks=("houses/again",),
    places=Places("zones", "assets", lay_zones.name, place.name, lay_asset.name, act.name),
)
