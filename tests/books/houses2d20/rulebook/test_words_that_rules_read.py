"""Words that bite: what the 2d20 rules tell is read by a later rule, or is fiction and listed as such."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from moothall import books
from moothall.errors import MoothallError
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events, state
from moothall.rulesets.houses2d20.adversity import in_scene
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId
from moothall.rulesets.houses2d20.prices import ADDED_THREAT, MOMENTUM, SPENT_THREAT
from moothall.rulesets.houses2d20.questions import Purchase, Trouble
from moothall.rulesets.houses2d20.questions.gm import ThreatSpend, ThreatUse
from moothall.rulesets.houses2d20.state import Ability, AbilityKind, DriveRating, Focus, Skills, Table, Track, Trait
from moothall.rulesets.houses2d20.words import Form, Lasts
from moothall.talk.requests import Roll
from tests.books.houses2d20.support.conflict import FOUR, ONE, attacking, fight
from tests.books.houses2d20.support.plain import Asset, Conflict, Help, Opposed, Strike, Task
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, trying
from tests.books.support.word_effects import MOST_WITHOUT_EFFECT, Probe, WordTold, check_told, without_effect

FOLDER = books.folder("houses2d20")

FICTION = {
    "complication time": "houses.complication.content",  # line 82-91: what goes wrong is for people to say
    "threat environment": "houses.threat.spend.environment",  # line 159
    "threat rival": "houses.threat.spend.rival-house-1",  # line 160
    "threat ability": "houses.npc.ability.extra-threat-option",  # line 272
}
"""Words that only people read, each with the rule of the story that has it."""

NOT_TOLD = {
    *("secret", "notes", "plot", "hooks", "threat_open", "given", "scene", "adventure_title"),
    *("goal", "location", "hazard", "character", "tangible"),
}
"""What people write for themselves, titles, history, what sheets are judged by, and who sees what: no effect, price,
condition or trait."""

ELSEWHERE = {"state", "layout", "bounds", "sheet", "workshop", "demo", "bot_policy", "random_character", "legality"}
"""Modules that hold, show or make values without deciding anything by them."""


# ---- Fields ----------------------------------------------------------------------------------------------------------


def rule_modules() -> Iterator[Path]:
    """Modules with rules and questions."""
    files = (*FOLDER.glob("*.py"), *(FOLDER / "questions").glob("*.py"))
    return (file for file in files if file.stem not in ELSEWHERE)


@cache
def read_names() -> frozenset[str]:
    """Every attribute that a rule reads, and every word that it compares with or looks up."""
    found: set[str] = set()
    for file in rule_modules():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                found.add(node.attr)
    return frozenset(found | _read_by_the_table())


def _read_by_the_table() -> set[str]:
    """Attributes that the table's own look-ups read."""
    tree = ast.parse((FOLDER / "state.py").read_text(encoding="utf-8"))
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {node.attr for method in methods for node in ast.walk(method) if isinstance(node, ast.Attribute)}


RECORDS = ("Character", "Trait", "Asset", "Zone", "Task", "Conflict", "Table", "Track", "Growth", "DriveRating", "Hook")


@pytest.mark.parametrize("record", RECORDS)
def test_every_field_of_the_table_is_read_by_a_rule(record: str) -> None:
    """What a fold writes is there for a rule to read, unless it is fiction or no condition at all."""
    named = {field.name for field in fields(getattr(state, record))}
    assert named - read_names() <= NOT_TOLD


def test_the_reader_finds_a_word_that_no_rule_reads() -> None:
    """A field that no rule reads is found."""
    assert "adventure_title" not in read_names() and "defeated" in read_names() and "sunburnt" not in read_names()


# ---- Words told, and what later rules make of them -------------------------------------------------------------------

SAYS = {"duty": "No debt unpaid"}
FACES = (5, 16, 9, 3, 12)


def scene(**of_roke: Any) -> Table:
    """Sanna's turn in a fight with Roke, who is all but defeated; Vesna stands by, and so do things of both sides."""
    more: dict[str, Any] = {"battle": 6, "duty": 6, "zone": "a", "track": Track(3, 6, "battle")} | of_roke
    roke = npc("roke", says=SAYS, **more)
    people = (person(battle=6, duty=6, says=SAYS, zone="a"), person("ivo", zone="a"), roke, npc("vesna", zone="a"))
    things = (Asset("blade", "Blade", "sanna", 1, "a"), Asset("cloak", "Cloak", "roke", 0, "a"))
    return fight(*people, *things, Trait("t1", "Fog"), momentum=3, threat=9, enemies=("House Vane",))


def course(opening: Any, *buys: str) -> Probe:
    """All that is asked and rolled until the end with the safe answers, or the rule that refuses."""

    def probe(at: Table) -> Any:
        found = []
        try:
            script = act_out(opening, at)
            while script.waits != "over":
                asked = script.conversation.waiting
                if isinstance(asked, Roll):
                    found.append(repr((asked.count, asked.given, [(why.what, why.amount) for why in asked.why])))
                    script.conversation.fall((FACES * 2)[: asked.count])
                elif script.waits == "buy-dice" and buys:
                    script.at("buy-dice", Purchase(buys))  # type: ignore[arg-type]
                else:
                    found.append(repr(script.asked))
                    script.on_one()
        except MoothallError as refusal:
            return repr(refusal)
        return found, [one.points for one in script.stop().state.players()]

    return probe


def apart(probe: Probe) -> Probe:
    """What follows once the conflict is over."""
    return lambda at: probe(changed(at, conflict=None))


def _turn_of(at: Table, who: str) -> Table:
    """The table at which it is one's turn, in a conflict of its own if there is none."""
    return changed(at, conflict=changed(at.conflict or Conflict("personal"), side="", actor=who))


def strikes(who: str, target: str) -> Probe:
    """An attack with the first asset there is, to its end."""

    def probe(at: Table) -> Any:
        try:
            acting = act_out(houses.act.open(who), _turn_of(at, who))
            script = acting.at("action", "attack").at("strike", Strike(target, "blade" if who == "sanna" else ""))
            keeps = script.at("opposed", Opposed(target)).falls(*ONE).falls(*FOUR).on_to("keep", "over").waits
        except MoothallError as refusal:
            return repr(refusal)
        after = script.plainly()
        return after.last(events.Called).difficulty, after.state.characters, keeps

    return probe


PROBES: tuple[Probe, ...] = (
    apart(course(houses.test.open("sanna", "climb"))),
    apart(course(houses.test.open("roke", "climb"), "threat")),
    course(houses.act.open("sanna")),
    strikes("sanna", "roke"),
    strikes("roke", "sanna"),
    course(houses.threaten.open()),
    course(houses.end_scene.open()),
    course(houses.recover.open("sanna")),
    apart(course(houses.work.open("sanna", "task1"))),
    lambda at: (at.momentum, at.threat, at.traits, at.tasks, [one.determination for one in at.characters]),
    lambda at: trying(changed(at, conflict=None), "vesna").on_to("assist").says("gm", Help("roke")).waits,
    lambda at: in_scene(at),
)
"""What later rules ask, roll, refuse and pay by."""


def going_wrong() -> HousesScript[Any]:
    """A test outside the conflict that has come to the naming of a complication."""
    start = changed(scene(), conflict=None, tasks=(Task("task1", "The dig", 6, 2),))
    return trying(start).called("battle").falls(20, 5).at("buy-off", "suffer").on_to("complication")


def suffered(form: Form, lasts: Lasts = "scene") -> Table:
    """A table after a complication of a form."""
    return going_wrong().at("complication", Trouble(form, "Off balance", lasts, "task1")).plainly().state


def complications() -> Iterator[WordTold]:
    """Each form of a complication."""
    before = going_wrong().stop().state
    for form in get_args(Form):
        yield WordTold(f"complication {form}", before, suffered(form))


def threats() -> Iterator[WordTold]:
    """Each use of Threat, beside what it costs."""
    own = (Ability("extra_option", "the lights go out", price=1),)
    start = scene(abilities=own)
    for use in get_args(ThreatUse):
        spent = ThreatSpend(use, "Smoke", "t1", 1, "House Vane", CharacterId("roke"))
        after = act_out(houses.threaten.open(), start).at("threat", spent).plainly().state
        if use != "none":
            yield WordTold(f"threat {use}", changed(start, threat=after.threat), after)


def conditions() -> Iterator[WordTold]:
    """What can be true of a character, an asset, a turn and a scene."""
    start = scene()
    struck = _struck(start)
    for word, made in {"struck": struck, **_of_sanna(start), **_of_things(start)}.items():
        yield WordTold(word, start, made)
    turns: dict[str, Any] = {"penalty": 1, "side": "opposition", "actor": "ivo", "extra": 1, "kept": True}
    for word, value in turns.items():
        yield WordTold(f"turn {word}", start, changed(start, conflict=changed(start.conflict, **{word: value})))
    scenes: dict[str, Any] = {"reflective": True, "between": True, "present": ("ivo",)}
    for word, value in scenes.items():
        yield WordTold(f"scene {word}", struck, changed(struck, **{word: value}))
    for on in ("scene", "sanna", "blade", "b"):
        yield WordTold(f"trait on {on}", start, changed(start, traits=(*start.traits, Trait("t2", "Narrow", on))))


def _struck(at: Table) -> Table:
    """The table at which Sanna's best Drive is struck."""
    sanna = at.characters[0]
    duty = DriveRating(6, "No debt unpaid", struck=True)
    return at.with_who(sanna.id, drives=changed(sanna.drives, duty=duty))


def _of_sanna(at: Table) -> dict[str, Table]:
    """The table with something else true of Sanna."""
    new: dict[str, dict[str, Any]] = {
        **{f"defeat {how}": {"defeated": how} for how in ("defeated", "lasting", "stable")},
        **{word: {word: True} for word in ("acted", "outside")},
        "zone": {"zone": ""},
        "determination": {"determination": 0},
        "skills": {"skills": Skills(8, 8, 8, 8, 8)},
        "focus": {"focuses": (Focus("battle", "Knives"),)},
        "trait of a sheet": {"traits": ("Retainer",)},
    }
    return {word: at.with_who(CharacterId("sanna"), **fields) for word, fields in new.items()}


def _of_things(at: Table) -> dict[str, Table]:
    """The table with something else true of Roke, of his cloak or of Sanna's blade."""
    blade: dict[str, Any] = {"out": True, "potency": 3, "zone": "b"}
    return {
        **{f"asset {word}": at.with_asset(AssetId("blade"), **{word: value}) for word, value in blade.items()},
        "asset defensive": at.with_asset(AssetId("cloak"), defensive=True),
        "resisted": at.with_who(CharacterId("roke"), resisted=True),
        "track": at.with_who(CharacterId("roke"), track=None),
    }


def abilities() -> Iterator[WordTold]:
    """Each special ability of an NPC."""
    for kind in get_args(AbilityKind):
        skill: Any = "move" if kind == "substitution" else ""
        yield WordTold(f"ability {kind}", scene(), scene(abilities=(Ability(kind, "with nets", skill, 1),)))


@pytest.mark.parametrize("group", [complications, threats, conditions, abilities], ids=lambda group: group.__name__)
def test_every_word_has_an_effect_or_is_told_as_a_story(group: Any) -> None:
    """A later rule reads each word, but for those that the rulebook calls a matter of the story."""
    words = tuple(group())
    mine = {word: rule for word, rule in FICTION.items() if word in {one.word for one in words}}
    check_told(without_effect(words, PROBES), mine, books.rulebook("houses2d20"))


def test_few_words_are_only_told() -> None:
    """The other books have what is left."""
    assert len(FICTION) <= MOST_WITHOUT_EFFECT // 2


# ---- Values ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lasts", "kept"), [("next", [0, 0]), ("scene", [1, 0]), ("lasting", [1, 1])])
def test_how_long_a_trait_lasts_decides_when_it_goes(lasts: Lasts, kept: list[int]) -> None:
    """One for the next test is gone after it, one for the scene after the scene, a lasting one stays."""
    assert {*get_args(Lasts)} == {"next", "scene", "lasting"}
    tested = trying(suffered("trait", lasts)).called("battle").falls(5, 6).plainly().state
    after = act_out(houses.end_scene.open(), tested).plainly().state
    left = [[trait.text for trait in at.traits].count("Off balance") for at in (tested, after)]
    assert left == kept


@pytest.mark.parametrize("how", ["defeated", "lasting", "stable"])
def test_every_defeat_keeps_from_acting(how: Any) -> None:
    """And each ends otherwise: with the conflict, not at all, or not even by tending."""
    from tests.support.citing import refused

    with refused("houses.attack.full-track-defeats"):
        trying(Table(characters=(person(defeated=how),)))
    over = act_out(houses.end_conflict.open(), fight(person(defeated=how), npc("roke"))).end()
    assert over.who("sanna").defeated == ("" if how == "defeated" else how)


@pytest.mark.parametrize(
    ("flag", "difficulty"), [({}, 1), ({"defensive": True}, 2), ({"defensive": True, "out": True}, 1)]
)
def test_what_an_asset_is_decides_an_attack(flag: dict[str, Any], difficulty: int) -> None:
    """A defensive asset hinders, one out of play does not; whether it can be touched is fiction."""
    one, other = person("sanna", battle=6, duty=6), npc("roke", battle=6, duty=6)
    state = changed(fight(one, other, changed(Asset("wall", "Wall", "roke"), **flag)), zones=())
    script = attacking(state, asset="").falls(*ONE).to_dice()
    assert script.stop().last(events.Called).difficulty == difficulty


def test_every_ability_and_every_price_is_looked_up_by_a_rule() -> None:
    """Each kind of ability, and each named price, is a word in the code of a rule."""
    words = {
        node.value
        for file in rule_modules()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    priced = {*MOMENTUM, *ADDED_THREAT, *SPENT_THREAT}
    assert {*get_args(AbilityKind), *priced} <= words
