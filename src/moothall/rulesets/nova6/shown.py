"""How a table of this book is shown: for each field a widget and a place."""

from __future__ import annotations

from typing import get_args

from moothall.rulesets.nova6.doing import ASKED_FOR
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.hurting.soaking import COVER, DEGREES
from moothall.rulesets.nova6.opening import put
from moothall.rulesets.nova6.opens import DOES
from moothall.rulesets.nova6.people.bringing import somebody
from moothall.rulesets.nova6.people.trading import spend_advance
from moothall.rulesets.nova6.staging.challenges import HAZARDS
from moothall.rulesets.nova6.staging.clock import RULES
from moothall.rulesets.nova6.staging.gangs import gang_up
from moothall.rulesets.nova6.staging.rounds import end_turn, next_round, take_turn
from moothall.rulesets.nova6.staging.scenes import close_scene, open_scene
from moothall.rulesets.nova6.standing.falling import SURFACES
from moothall.rulesets.nova6.standing.movement import move, set_zones
from moothall.rulesets.nova6.telling.compels import compel
from moothall.rulesets.nova6.telling.milestones import milestone
from moothall.rulesets.nova6.telling.refreshing import begin_scenario
from moothall.rulesets.nova6.trying.reactions import oppose
from moothall.rulesets.nova6.words import ACTIONS, SKILLS, Duration
from moothall.talk.shown import NO_BOARD, Layout, Listed, People, Places, Shown, Somebody, Worded

SCENE = (
    *("kind", "scale", "place", "purpose", "requirement", "round", "phase", "acting", "early", "late"),
    *("tasks", "skill", "use", "rival", "goal", "counts", "winners", "losers", "outcome"),
)
"""What is told of a scene."""

TABLE = (
    Shown("scene", "record", "title", parts=SCENE),
    Shown("scenes", "part", "nowhere"),
    Shown("undertakings", "record", "scene", parts=("who", "what", "skill", "interval", "successes", "goal")),
    Shown("falls", "record", "scene", parts=("who", "stories", "surface", "jagged")),
    Shown("seconds", "number", "scene"),
    Shown("day", "number", "scene"),
    Shown("need", "text", "scene"),
    Shown("pending", "record", "scene", parts=("kind", "rested", "successes", "refuge_days", "safe_days")),
    Shown("story", "record", "scene", parts=("saga", "scenario", "milestone", "minors")),
    Shown("heroes", "people", "board"),
    Shown("others", "people", "board"),
    Shown("effects", "effects", "board"),
    Shown("zones", "places", "board"),
    Shown("edges", "part", "board"),
    Shown("marks", "record", "desk", parts=("who", "what", "of", "until")),
    Shown("gm_plot_points", "points", "scene", glyph="luck"),
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
    Shown("plot_points", "points", "tracks", glyph="luck"),
    Shown("setbacks", "points", "tracks"),
    Shown("tokens", "points", "tracks"),
    Shown("out", "word", "marks"),
    Shown("out_as", "text", "marks"),
    Shown("staying", "flag", "marks"),
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

NAMED = (
    *(Somebody(argument, "ours") for argument in ("who", "members")),
    *(Somebody(argument, "theirs") for argument in ("targets", "by", "rival")),
    *(Somebody(argument) for argument in ("chosen", "primary", "target", "owner", "holder", "other", "vehicle")),
    Somebody("patient", oneself=True),
    *(Somebody(f"nova6.{deed}/target", "theirs") for deed in ("deal", "aim", "shove")),
    *(Somebody(f"nova6.{deed}/target", "ours") for deed in ("oppose", "gang-up")),
    *(Somebody(f"nova6.{deed}/who") for deed in ("take-cover", "fall", "take-out")),
    Somebody("nova6.compel/by", "ours"),
    Somebody("nova6.hand-over/receiver"),
    *(
        Somebody(f"nova6.{deed}/who", "theirs")
        for deed in ("reveal", "unopposed", "come-again", "promote", "how-well", "group-attempt")
    ),
)

THINGS = ("damage", "soak", "asset")
HANDLED = ("fit", "get-ready", "hand-over", "mend", "place", "sacrifice", "snap")
"""What is done with a thing of one's own."""

LISTED = (
    Listed("tool", "effects", ("damage",), own=True),
    Listed("nova6.exhaust/tool", "effects", THINGS),
    *(Listed(f"nova6.{deed}/item", "effects", THINGS, own=True) for deed in HANDLED),
    Listed("nova6.build-for/item", "effects", ("damage",)),
    Listed("nova6.buy/item", "pack.items"),
    Listed("nova6.reload/asset", "effects", ("asset",), own=True),
    Listed("nova6.keep-asset/asset", "effects", ("asset",)),
    Listed("nova6.manoeuvre/weapon", "effects", ("damage",)),
    Listed("nova6.how-well/despite", "effects", ("aspect",)),
    Listed("effect", "effects"),
    *(Listed(f"nova6.{deed}/aspect", "effects", ("aspect",)) for deed in ("compel", "demand", "tell-truth")),
    Listed("nova6.rewrite-aspect/aspect", "effects", ("aspect",), own=True),
    Listed("stand", "effects", ("aspect", "advantage", "condition"), own=True),
    Listed("trait", ".traits"),
    Listed("zone", "zones"),
    Listed("zones", "zones"),
    Listed("path", "zones"),
    Listed("nova6.take-feature/feature", "features"),
    Listed("nova6.special-rule/rule", "pack.special"),
    Listed("nova6.uncover/id", "setting.entries", ("mystery",)),
    Listed("nova6.change-issue/id", "setting.entries", ("issue",)),
    Listed("nova6.bring-person/id", "setting.entries", ("person",)),
    Listed("nova6.drop-task/id", "scene.tasks"),
    Listed("nova6.face-task/id", "scene.tasks"),
)

PARTS = tuple(item.stem for item in ITEMS.values() if item.fits)
"""What is fitted to other things."""

WORDED = (
    Worded("skill", SKILLS, "pack.skills"),
    Worded("skills", SKILLS, "pack.skills"),
    Worded("action", ACTIONS),
    Worded("nova6.open-scene/kind", ("challenge", "exposition", "contest", "conflict")),
    Worded("nova6.set-hazard/kind", tuple(HAZARDS)),
    Worded("nova6.put/effect.duration", get_args(Duration)),
    Worded("scale", ("action", "narrative")),
    Worded("track", ("physical", "mental"), "pack.tracks"),
    Worded("type", ("physical", "mental"), "pack.tracks"),
    Worded("degree", tuple(DEGREES)),
    Worded("material", tuple(COVER)),
    Worded("surface", tuple(SURFACES)),
    Worded("nova6.equip/row", tuple(item.stem for item in ITEMS.values() if not item.fits), "pack.items", adds=True),
    Worded("nova6.equip/parts", PARTS),
    Worded("nova6.fit/part", PARTS),
    Worded("nova6.milestone/level", ("yes", "no")),
    Worded("ways", ("one-handed",)),
    Worded("built_for", ("magnum",)),
)

ASKED_LATER = {
    "nova6.act": ("use", "aim", "mode", "perk", "assets", "outcomes", "actions"),
    "nova6.aim": ("perk",),
    **{f"nova6.{deed}": ("perk", "assets") for deed in ("break-hold", "dodge", "hurl", "ram", "tighten")},
    "nova6.lift": ("perk",),
    "nova6.make-wealth": ("perk",),
    "nova6.manoeuvre": ("mode", "perk", "assets"),
    "nova6.step-in": ("perk",),
    "nova6.gear-test": ("assets",),
    "nova6.spend-advance": ("on", "what", "skill", "gives"),
    "nova6.trade": ("old", "new", "skill", "action", "gives"),
    "nova6.promote": ("aspects",),
    "nova6.wear-down": ("track",),
    "nova6.oppose": ("use", "aim", "mode", "perk", "more"),
    "nova6.gang-up": ("use", "mode"),
    "nova6.group-test": ("use", "against"),
    "nova6.strive": ("perk", "assets"),
    "nova6.undertake": ("use", "perk", "interval", "successes"),
    "nova6.move": ("over", "actions"),
    "nova6.open-scene": ("positions", "use"),
    "nova6.put": tuple(
        f"effect.{name}" for name in ("maker", "subtype", "properties", "marks", "turn", "round", "made")
    ),
    "nova6.build": ("seat", "entity.tracks", "entity.traits", "entity.skills"),
    "nova6.design-feature": ("gives", "entity"),
    "nova6.come": ("belongings",),
    "nova6.set-zones": ("edges",),
    "nova6.create-game": ("packs",),
    "nova6.open-table": ("options", "pack", "setting"),
    "nova6.set-task": ("task.harm", "task.hazard", "task.result", "task.blocked"),
}
"""What a question of the rules asks for anyway, or hardly anybody ever says."""

NO_FORM = (
    "nova6.set-zones/zones",
    "nova6.come/one",
    "nova6.throw/trial",
    "nova6.throw/pool",
    "nova6.correct-talent/trait",
)
"""The board lays out places; people come from sheets."""

FRESH = (
    *("nova6.set-hazard/id", "nova6.put/effect.id", "nova6.set-task/task.id"),
    *("nova6.build/id", "nova6.design-feature/id"),
)

FIRST = (
    *(begin_scenario.name, open_scene.name, somebody.name, put.name),
    *(oppose.name, gang_up.name, next_round.name, close_scene.name, milestone.name),
)
"""What a GM begins most often."""

OFTEN = frozenset({"manoeuvre", "aim", "shove", "deal"})
"""What a player wants often of all that is simply there."""

SELDOM = tuple([name for id, names in DOES.items() if id not in ASKED_FOR | OFTEN for name in names])

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
    (People("heroes", "ours", SOMEBODY), People("others", "theirs", SOMEBODY, "seen")),
    NO_BOARD,
    NAMED,
    (*FRESH, "nova6.bring/who"),
    FIRST,
    grows=("advances", spend_advance.name),
    places=Places("zones", "", set_zones.name, "", "", "", "edges", move.name),
    listed=LISTED,
    worded=WORDED,
    elsewhere=(*NO_FORM, *(f"{deed}/{name}" for deed, names in ASKED_LATER.items() for name in names)),
    cites=(*KINDS.items(), *RULES.items()),
    seldom=SELDOM,
    levers=compel.name,
    words=("pack", "words"),
    turns=(take_turn.name, end_turn.name),
)
