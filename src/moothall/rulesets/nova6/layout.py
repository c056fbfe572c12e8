"""Layout of a table of this book: for each field a widget and a place."""

from __future__ import annotations

from typing import get_args

from moothall.rulesets.nova6.actions import ACTION_PROCEDURES
from moothall.rulesets.nova6.available_actions import ASKED_FOR
from moothall.rulesets.nova6.characters.advancement import spend_advance
from moothall.rulesets.nova6.characters.npc_entry import somebody
from moothall.rulesets.nova6.effects.soak import COVER, DEGREES
from moothall.rulesets.nova6.gamemastering.gangs import gang_up
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.movement.falls import SURFACES
from moothall.rulesets.nova6.movement.moves import move, set_zones
from moothall.rulesets.nova6.opening import put
from moothall.rulesets.nova6.scenes.challenges import HAZARDS
from moothall.rulesets.nova6.scenes.scenes import close_scene, open_scene
from moothall.rulesets.nova6.special_actions.reactions import oppose
from moothall.rulesets.nova6.story.compels import compel
from moothall.rulesets.nova6.story.milestones import milestone
from moothall.rulesets.nova6.story.refresh import begin_scenario
from moothall.rulesets.nova6.time.clock import RULES
from moothall.rulesets.nova6.time.rounds import end_turn, next_round, take_turn
from moothall.rulesets.nova6.words import ACTIONS, SKILLS, Duration
from moothall.talk.layout import NO_BOARD, Layout, ListArgument, People, PersonArgument, Places, Shown, WordArgument

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
    *(PersonArgument(argument, "ours") for argument in ("who", "members")),
    *(PersonArgument(argument, "theirs") for argument in ("targets", "by", "rival")),
    *(PersonArgument(argument) for argument in ("chosen", "primary", "target", "owner", "holder", "other", "vehicle")),
    PersonArgument("patient", oneself=True),
    *(PersonArgument(f"nova6.{action}/target", "theirs") for action in ("deal", "aim", "shove")),
    *(PersonArgument(f"nova6.{action}/target", "ours") for action in ("oppose", "gang-up")),
    *(PersonArgument(f"nova6.{action}/who") for action in ("take-cover", "fall", "take-out")),
    PersonArgument("nova6.compel/by", "ours"),
    PersonArgument("nova6.hand-over/receiver"),
    *(
        PersonArgument(f"nova6.{action}/who", "theirs")
        for action in ("reveal", "unopposed", "come-again", "promote", "how-well", "group-attempt")
    ),
)

THINGS = ("damage", "soak", "asset")
HANDLED = ("fit", "get-ready", "hand-over", "mend", "place", "sacrifice", "snap")
"""What is done with a thing of one's own."""

LISTED = (
    ListArgument("tool", "effects", ("damage",), own=True),
    ListArgument("nova6.exhaust/tool", "effects", THINGS),
    *(ListArgument(f"nova6.{action}/item", "effects", THINGS, own=True) for action in HANDLED),
    ListArgument("nova6.build-for/item", "effects", ("damage",)),
    ListArgument("nova6.buy/item", "pack.items"),
    ListArgument("nova6.reload/asset", "effects", ("asset",), own=True),
    ListArgument("nova6.keep-asset/asset", "effects", ("asset",)),
    ListArgument("nova6.manoeuvre/weapon", "effects", ("damage",)),
    ListArgument("nova6.how-well/despite", "effects", ("aspect",)),
    ListArgument("effect", "effects"),
    *(ListArgument(f"nova6.{action}/aspect", "effects", ("aspect",)) for action in ("compel", "demand", "tell-truth")),
    ListArgument("nova6.rewrite-aspect/aspect", "effects", ("aspect",), own=True),
    ListArgument("stand", "effects", ("aspect", "advantage", "condition"), own=True),
    ListArgument("trait", ".traits"),
    ListArgument("zone", "zones"),
    ListArgument("zones", "zones"),
    ListArgument("path", "zones"),
    ListArgument("nova6.take-feature/feature", "features"),
    ListArgument("nova6.special-rule/rule", "pack.special"),
    ListArgument("nova6.uncover/id", "setting.entries", ("mystery",)),
    ListArgument("nova6.change-issue/id", "setting.entries", ("issue",)),
    ListArgument("nova6.bring-person/id", "setting.entries", ("person",)),
    ListArgument("nova6.drop-task/id", "scene.tasks"),
    ListArgument("nova6.face-task/id", "scene.tasks"),
)

PARTS = tuple(item.stem for item in ITEMS.values() if item.fits)
"""What is fitted to other things."""

WORDED = (
    WordArgument("skill", SKILLS, "pack.skills"),
    WordArgument("skills", SKILLS, "pack.skills"),
    WordArgument("action", ACTIONS),
    WordArgument("nova6.open-scene/kind", ("challenge", "exposition", "contest", "conflict")),
    WordArgument("nova6.set-hazard/kind", tuple(HAZARDS)),
    WordArgument("nova6.put/effect.duration", get_args(Duration)),
    WordArgument("scale", ("action", "narrative")),
    WordArgument("track", ("physical", "mental"), "pack.tracks"),
    WordArgument("type", ("physical", "mental"), "pack.tracks"),
    WordArgument("degree", tuple(DEGREES)),
    WordArgument("material", tuple(COVER)),
    WordArgument("surface", tuple(SURFACES)),
    WordArgument(
        "nova6.equip/row", tuple(item.stem for item in ITEMS.values() if not item.fits), "pack.items", adds=True
    ),
    WordArgument("nova6.equip/parts", PARTS),
    WordArgument("nova6.fit/part", PARTS),
    WordArgument("nova6.milestone/level", ("yes", "no")),
    WordArgument("ways", ("one-handed",)),
    WordArgument("built_for", ("magnum",)),
)

ASKED_LATER = {
    "nova6.act": ("use", "aim", "mode", "perk", "assets", "outcomes", "actions"),
    "nova6.aim": ("perk",),
    **{f"nova6.{action}": ("perk", "assets") for action in ("break-hold", "dodge", "hurl", "ram", "tighten")},
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

SELDOM = tuple([name for id, names in ACTION_PROCEDURES.items() if id not in ASKED_FOR | OFTEN for name in names])

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
    elsewhere=(*NO_FORM, *(f"{action}/{name}" for action, names in ASKED_LATER.items() for name in names)),
    cites=(*KINDS.items(), *RULES.items()),
    seldom=SELDOM,
    levers=compel.name,
    words=("pack", "words"),
    turns=(take_turn.name, end_turn.name),
)
