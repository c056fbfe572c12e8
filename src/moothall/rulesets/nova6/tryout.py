"""Sessions that try a pack: bots play with its people and things, and what never came up is found out.

Heroes are drawn by chance at changing levels, foes are of every trade in turn, and each session other skills are
tested, so that a part of a pack that no session brings up is one that its author should look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from moothall.records import changed
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.characters.npc_generator import Wanted, cast_of, random_npc
from moothall.rulesets.nova6.creation.random_character import inventions, random_sheet
from moothall.rulesets.nova6.demo import PEOPLE, Director, Say, answers, changed_words, fight_on
from moothall.rulesets.nova6.events import Called, Harmed, Joined, RuleRecalled, TableOpened
from moothall.rulesets.nova6.gear.pieces import thing
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.movement.moves import set_zones
from moothall.rulesets.nova6.opening import come
from moothall.rulesets.nova6.options import read_options
from moothall.rulesets.nova6.pack_files.reading import PackFile
from moothall.rulesets.nova6.packs.pack import Pack, pack_at
from moothall.rulesets.nova6.scenes.scenes import close_scene, open_scene
from moothall.rulesets.nova6.sheet import Sheet, belongings, to_character
from moothall.rulesets.nova6.state import Character, Effect, Table, Zone
from moothall.rulesets.nova6.story.milestones import finish_rest, milestone, rest
from moothall.rulesets.nova6.story.pack_rules import special_rule
from moothall.rulesets.nova6.story.refresh import begin_scenario

__all__ = ["answers", "came_up", "parts_of", "session_of"]

LEVELS: Final = 11
"""Levels of heroes, in turn from the first on."""
FOES: Final = 3
TESTS: Final = 3

Part = tuple[str, str]
"""A part of a pack: its kind and its id."""


class Played(NamedTuple):
    """One session: what it starts from, how it goes, and what its people brought to the table."""

    facts: tuple[tuple[Any, str], ...]
    story: Director
    brought: frozenset[Part]


def session_of(file: PackFile, number: int, say: Say, draws: Any, lang: str = "en") -> Played:
    """The session of a number, with people and foes of the pack."""
    pack = changed(file.pack, tongue=lang)
    heroes = _heroes(file, pack, number, say, draws, lang)
    foes = _foes(file, pack, number, say, draws, lang)
    options = read_options(file.options)
    facts = [(TableOpened(options, pack), "nova6.themepack.parts")]
    joined = [(Joined(one, gear), "nova6.role.player") for one, gear, _ in heroes]
    brought = {part for *_, sheet in (*heroes, *foes) for part in _of_sheet(sheet, pack)}
    brought |= {("npc", trade.id) for trade in _trades(pack, number)}
    story = _session(number, [(one, gear) for one, gear, _ in foes], say)
    return Played((*facts, *joined), story, frozenset(brought))


Guest = tuple[Character, tuple[Effect, ...], Sheet]


def _heroes(file: PackFile, pack: Pack, number: int, say: Say, draws: Any, lang: str) -> list[Guest]:
    words, level = inventions(say, pack, file.ideas, lang), (pack.start_level + number) % LEVELS
    made: list[Guest] = []
    for place, (id, *_) in enumerate(PEOPLE):
        free = changed_words(words, [one.name for one, *_ in made])
        sheet = random_sheet(free, draws, level=level, pack=pack)
        if pack.features and not place:  # chance takes none that the GM must permit
            feature = pack.features[number % len(pack.features)].trait.id
            had = [one for one in sheet.get("features", ()) if one.get("id") != feature]
            sheet = sheet | {"features": [*had, {"id": feature, "permitted": True}]}
        one = to_character(sheet, id, id, pack)
        made.append((one, (*belongings(sheet, id, pack), *_handed(pack, id, number * len(PEOPLE) + place)), sheet))
    return made


def _handed(pack: Pack, who: str, number: int) -> Iterator[Effect]:
    """A thing of the pack that is handed to a hero, another one each time; it is stowed."""
    if pack.items:
        made = thing(pack.items[number % len(pack.items)], who, pack)
        yield changed(made, id=f"{made.id}-handed", marks=("stowed",))


def _trades(pack: Pack, number: int) -> list[Any]:
    return [pack.trades[(number * FOES + place) % len(pack.trades)] for place in range(min(FOES, len(pack.trades)))]


def _foes(file: PackFile, pack: Pack, number: int, say: Say, draws: Any, lang: str) -> list[Guest]:
    cast, made = cast_of(say, pack, file.ideas, lang), list[Guest]()
    for place, trade in enumerate(_trades(pack, number)):
        id, wanted = f"foe{place}", Wanted("extra", pack.start_level, trade.id, f"{trade.id} {place + 1}")
        sheet = random_npc(cast, draws, wanted, pack=pack)
        made.append((to_character(sheet, id, "", pack), belongings(sheet, id, pack), sheet))
    return made


def _session(number: int, foes: list[tuple[Character, tuple[Effect, ...]]], say: Say) -> Director:
    yield begin_scenario.open()
    table = yield open_scene.open("exposition", say("demo-scene-quay"), purpose=say("demo-purpose"))
    skills = pack_at(table).skills
    for place, (who, *_) in enumerate(PEOPLE[:TESTS]):
        skill = skills[(number * TESTS + place) % len(skills)]
        table = yield act.open(who, say(f"demo-try-{who}"), skill, "overcome")
    for rule in pack_at(table).special:
        table = yield special_rule.open(rule.id)
    yield close_scene.open()
    for one, gear in foes:
        yield come.open(one, gear)
    table = yield set_zones.open((Zone(ZoneId("deck"), say("demo-zone-deck")),), ())
    aboard = tuple([(one.id, "deck") for one in (*table.heroes, *table.others) if not one.out])
    table = yield open_scene.open("conflict", say("demo-scene-deck"), positions=aboard)
    table = yield from fight_on(table, say)
    yield close_scene.open(say("demo-outcome"))
    table = yield rest.open()
    if table.is_marked("resting"):
        yield finish_rest.open()
    yield milestone.open("minor")


# ---- What came up ----------------------------------------------------------------------------------------------------


def parts_of(pack: Pack, base: Pack | None = None) -> Mapping[str, tuple[str, ...]]:
    """Everything in a pack that a session can bring up, by kind; of a base only what it does not have as well."""
    had = parts_of(base) if base is not None else {}
    found = {
        "choice": [choice.id for slot in pack.aspects for choice in slot.choices],
        "skill": list(pack.skills),
        "talent": list(pack.talents),
        "feature": [one.trait.id for one in pack.features],
        "flaw": list(pack.flaws),
        "item": [one.id for one in pack.items],
        "npc": [one.id for one in pack.trades],
        "track": [one.id for one in pack.tracks],
        "special": [one.id for one in pack.special],
    }
    return {kind: tuple([id for id in ids if id not in had.get(kind, ())]) for kind, ids in found.items()}


def came_up(table: Table, facts: Iterable[Any], brought: Iterable[Part]) -> frozenset[Part]:
    """Everything of a pack that a session brought up."""
    found = set(brought)
    pack = pack_at(table)
    items = {item.id for item in pack.items}
    found |= {("item", id) for id in items for effect in table.effects if _is_item(effect, id)}
    for fact in facts:
        match fact:
            case Called(skill=skill) if skill:
                found.add(("skill", skill))
            case RuleRecalled(rule=rule):
                found.add(("special", rule))
            case Harmed(tracks=tracks):
                found |= {("track", track.id) for track in tracks if any(box.filled for box in track.boxes)}
            case Joined(effects=effects):
                found |= {("item", id) for id in items for effect in effects if _is_item(effect, id)}
    return frozenset(found)


def _is_item(effect: Effect, id: str) -> bool:
    return effect.id.removesuffix("-handed") == f"{effect.owner}-{id}"


def _of_sheet(sheet: Sheet, pack: Pack) -> Iterator[Part]:
    """The parts of a pack that a sheet has, with those that a choice brings along."""
    for slot in pack.aspects:
        choice = slot.choice(sheet.get("traits", {}).get(slot.id, ""))
        if choice is not None:
            yield "choice", choice.id
            yield from (("talent", one.id) for one in choice.talents)
            yield from (("feature", id) for id in choice.features)
            yield from (("flaw", id) for id in choice.flaws)
    for kind in ("talent", "feature", "flaw"):
        yield from ((kind, one["id"]) for one in sheet.get(f"{kind}s", ()) if "id" in one)
