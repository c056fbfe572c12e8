"""Demo session for bots: characters, scenes, tests, and the bots' decisions.

The story's words come from outside (`say`), because they are told in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from moothall.records import changed
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.creation.random_character import Inventions, inventions, random_sheet
from moothall.rulesets.nova6.encounters import NOT_AT_HAND
from moothall.rulesets.nova6.events import Joined, TableOpened
from moothall.rulesets.nova6.gear.pieces import thing
from moothall.rulesets.nova6.ids import EffectId, PersonId, ZoneId
from moothall.rulesets.nova6.movement.moves import set_zones
from moothall.rulesets.nova6.opening import come
from moothall.rulesets.nova6.options import DEFAULTS, read_options
from moothall.rulesets.nova6.pack_files.reading import PackFile
from moothall.rulesets.nova6.packs.pack import Pack, pack_at
from moothall.rulesets.nova6.packs.roles import bound, standing_for
from moothall.rulesets.nova6.questions import AfterRoll, HowItEnds, HowItFails, Meddling, SpendPoints, StayIn, Telling
from moothall.rulesets.nova6.scenes.scenes import close_scene, open_scene
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.special_actions.reactions import oppose
from moothall.rulesets.nova6.state import Character, Edge, Effect, Table, Zone
from moothall.rulesets.nova6.story.milestones import finish_rest, milestone, rest
from moothall.rulesets.nova6.story.pack_rules import special_rule
from moothall.rulesets.nova6.story.refresh import begin_scenario
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.time.rounds import end_turn, still_to_act, take_turn
from moothall.rulesets.nova6.vocabulary import Property, Trait, talent
from moothall.talk.procedure import Opening

Say = Callable[[str], str]
Director = Generator[Opening[Any], Table, None]
"""Says what happens next, and is told how the table stands after it."""

SETTINGS: dict[str, str] = {}
"""House rules of the demo: none."""
FACES = {
    "sunniva": "face:axe",
    "tomas": "face:knives",
    "ilka": "face:letter",
    "captain": "face:scar",
    "hand1": "face:cap",
    "hand2": "face:scarf",
}
"""Faces of the cast, of those that ship with the pages."""
PEOPLE = (
    ("sunniva", "Sunniva", {"fight": 2, "physique": 2}, talent("focused", "fight")),
    ("tomas", "Tomas", {"move": 2, "wits": 1}, talent("practiced", "move")),
    ("ilka", "Ilka", {"interact": 2, "resolve": 1}, talent("specialized", "interact")),
)
CAST = {"nova6": tuple((id, name, "") for id, name, _, _ in PEOPLE)}
"""Who sits at the table, by the name of the book."""
TOOLS: dict[str, tuple[tuple[str, int, tuple[Property, ...]], ...]] = {
    "sunniva": (("axe", 4, ()),),
    "tomas": (("knives", 3, (Property("ranged", of=("near",)),)),),
    "ilka": (),
}
TRIES = (("tomas", "move", "stealth"), ("ilka", "interact", ""), ("sunniva", "physique", ""))
WAYS = {"sunniva": ("fight", "axe"), "tomas": ("fight", "knives"), "ilka": ("interact", "")}
MOST_ROUNDS = 8
TITLE = "demo-scene-deck"
"""Key of the demo's title."""
CHAPTERS = ("nova6/scene-began",)
"""The facts that begin a new part of the story."""


def setting_of(say: Say, file: PackFile, draws: Any, lang: str = "en") -> list[tuple[Any, str]]:
    """Events that the demo of a pack starts from: the pack, and three random characters."""
    pack = changed(file.pack, tongue=lang)
    words = inventions(say, pack, file.ideas, lang)
    told: list[tuple[Any, str]] = [(TableOpened(read_options(file.options), pack), "nova6.themepack.parts")]
    taken: list[str] = []
    for id, *_ in PEOPLE:
        free = changed_words(words, taken)
        sheet = random_sheet(free, draws, level=pack.start_level, pack=pack)
        taken.append(sheet["name"])
        told.append((Joined(to_character(sheet, id, id, pack), _armed(sheet, id, pack)), "nova6.role.player"))
    return told


def changed_words(words: Inventions, taken: list[str]) -> Inventions:
    """The words without the names that are taken."""
    return words._replace(names=tuple([name for name in words.names if name not in taken]) or words.names)


def _armed(sheet: dict[str, Any], who: str, pack: Pack) -> tuple[Effect, ...]:
    """The effects of a character, and a weapon for one who has none."""
    own = belongings(sheet, who, pack)
    weapons = [item for item in pack.items if item.kind == "damage"]
    if weapons and not any(one.kind == "damage" for one in own):
        return (*own, thing(weapons[len(who) % len(weapons)], who, pack))
    return own


def setting(say: Say, book: str = "nova6", dice_mode: str = "") -> list[tuple[Any, str]]:
    """Events that the demo starts from, each with its rule."""
    opened = (TableOpened(DEFAULTS), "nova6.adv.optional")
    return [opened, *((_joined(*member, say), "nova6.role.player") for member in PEOPLE)]


def _joined(id: str, name: str, skills: dict[str, int], gift: Trait, say: Say) -> Joined:
    made = Character(PersonId(id), name, "pc", id, tuple(skills.items()), traits=(gift,))
    aspect = Effect(EffectId(f"{id}-aspect"), "aspect", say(f"demo-aspect-{id}"), id, duration="P", aspect="character")
    return Joined(changed(made, tracks=tracks_of(made)), (aspect, *(_weapon(id, *tool, say) for tool in TOOLS[id])))


def _weapon(owner: str, id: str, rating: int, properties: tuple[Property, ...], say: Say) -> Effect:
    name = say(f"demo-tool-{id}")
    return Effect(
        EffectId(id),
        "damage",
        name,
        owner,
        "",
        rating,
        duration="S",
        type="physical",
        properties=properties,
        skill="fight",
    )


def session(say: Say, book: str = "nova6") -> Director:
    """A smuggler's ship at the quay, its captain, and the night after."""
    table = yield from prelude(say, book)
    table = yield from fight_on(table, say)
    yield close_scene.open(say("demo-outcome"))
    table = yield rest.open()
    if table.is_marked("resting"):
        yield finish_rest.open()
    yield milestone.open("minor")


def prelude(say: Say, book: str = "nova6") -> Generator[Opening[Any], Table, Table]:
    """The way to the ship, up to the moment when everybody has rolled for initiative."""
    yield begin_scenario.open()
    table = yield open_scene.open("exposition", say("demo-scene-quay"), purpose=say("demo-purpose"))
    for who, skill, use in TRIES:
        table = yield act.open(who, say(f"demo-try-{who}"), standing_for(table, skill), "overcome", use)
    for rule in pack_at(table).special:
        table = yield special_rule.open(rule.id)
    yield close_scene.open()
    for one, gear in _crew(table, say):
        yield come.open(one, gear)
    zones = tuple([Zone(ZoneId(id), say(f"demo-zone-{id}")) for id in ("gangway", "deck", "cabin")])
    climb = Edge("deck", "cabin", say("demo-ladder"), vertical=True, difficulty=1)
    table = yield set_zones.open(zones, (Edge("gangway", "deck"), climb))
    aboard = tuple([(one.id, "deck") for one in (*table.heroes, *table.others)])
    aspects = (say("demo-aspect-deck"),)
    return (yield open_scene.open("conflict", say("demo-scene-deck"), aspects=aspects, positions=aboard))


def _crew(table: Table, say: Say) -> list[tuple[Character, tuple[Effect, ...]]]:
    fight, resolve = (standing_for(table, skill) for skill in ("fight", "resolve"))
    captain = Character(PersonId("captain"), say("demo-captain"), "principal", "", ((fight, 1), (resolve, 1)))
    hands = [Character(PersonId(f"hand{n}"), f"{say('demo-hand')} {n}", "extra", "", ((fight, 1),)) for n in (1, 2)]
    gear = {"captain": (changed(_weapon("captain", "sabre", 4, (), say), skill=fight),)}
    pack = pack_at(table)
    return [(changed(one, tracks=tracks_of(one, pack=pack)), gear.get(one.id, ())) for one in (captain, *hands)]


def fight_on(table: Table, say: Say) -> Generator[Opening[Any], Table, Table]:
    """Rounds until one side is out."""
    while _heroes(table) and table.opposition() and 0 < table.scene.round <= MOST_ROUNDS:
        who = table.scene.acting or still_to_act(table, table.scene.phase)[0].id
        if not table.scene.acting:
            table = yield take_turn.open(who)
        one = table.who(who)
        if not one.out and not one.turn.pairs:
            table = yield _action(table, one, say)
        if table.scene.acting == who and _heroes(table) and table.opposition():
            table = yield end_turn.open(who)
    return table


def _action(table: Table, one: Character, say: Say) -> Opening[Any]:
    """The action of a turn: heroes strike at the first foe standing; the crew at the hero who is worst off."""
    if not one.is_pc:
        target = max(_heroes(table), key=lambda hero: sum(bool(box.filled) for box in hero.tracks[0].boxes))
        return oppose.open(one.id, target.id, intent=say("demo-blow"), tool=next(iter(_at_hand(table, one)), ""))
    skill, tool = _way(table, one)
    target = next(foe for foe in table.opposition() if foe.seen)
    return act.open(one.id, say(f"demo-strike-{one.id}"), skill, "attack", targets=(target.id,), tool=tool)


def _way(table: Table, one: Character) -> tuple[str, str]:
    """How a hero strikes: as the story has it, or in a pack with the best they have."""
    if table.pack is None:
        return WAYS[one.id]
    weapon = next(iter(_at_hand(table, one)), "")
    return (table.effect(weapon).skill, weapon) if weapon else (bound(table, "melee"), "")


def _at_hand(table: Table, one: Character) -> list[EffectId]:
    """The weapons that a character could use now, the strongest first."""
    armed = [tool for tool in table.effects_of(one.id, "damage") if not NOT_AT_HAND & {*tool.marks}]
    return [tool.id for tool in sorted(armed, key=lambda tool: -tool.rating)]


def _heroes(table: Table) -> list[Character]:
    return [hero for hero in table.heroes if not hero.out]


def standing(table: Table) -> dict[str, Any]:
    """How everybody stands at the end, for programs to read."""
    heroes = {hero.id: {"plot_points": hero.plot_points, "out": hero.out} for hero in table.heroes}
    return {"heroes": heroes, "opposition": {one.id: one.out for one in table.others}}


def worth_reading(book: str = "nova6") -> str:
    """A rule to begin with, for whoever wants to know more."""
    return "nova6.test.success-11"


def answers(say: Say) -> dict[type[Any], Callable[[Any, str, Any], Any]]:
    """How everybody decides where the safe answer would be dull."""

    def points(_: Table, __: str, asked: SpendPoints) -> Buy:
        bought = next((one.id for one in asked.menu if one.id == "increase-effect"), "")
        return Buy(bought, text=say("demo-stunt"))

    def meddle(_: Table, __: str, asked: AfterRoll) -> Meddling | None:
        may_flip = any(option.id == "succeed" for option in asked.benefits)
        own = next((id for id in asked.aspects if asked.by and id.startswith(asked.by)), "")
        if asked.by != asked.who or not own or not may_flip:
            return None
        return Meddling(aspect=own, benefit="succeed", reason=say(f"demo-reason-{asked.by}"))

    return {
        SpendPoints: points,
        AfterRoll: meddle,
        HowItFails: lambda _, __, asked: Telling(say("demo-fails")),
        HowItEnds: lambda _, __, asked: say("demo-out"),
        StayIn: lambda table, _, asked: "stay" if table.who(asked.who).plot_points else "out",
    }
