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
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events, state
from moothall.rulesets.houses2d20.prices import ADDED_THREAT, MOMENTUM, SPENT_THREAT
from moothall.rulesets.houses2d20.questions import Bearing, Ruling, TraitUse, Trouble
from moothall.rulesets.houses2d20.questions.gm import ThreatUse
from moothall.rulesets.houses2d20.state import AbilityKind, Table
from moothall.rulesets.houses2d20.words import Form, Lasts
from tests.books.houses2d20.support.conflict import ONE, attacking, fight
from tests.books.houses2d20.support.plain import Asset, Task
from tests.books.houses2d20.support.stage import act_out, npc, person, table, trying

FOLDER = books.folder("houses2d20")

FICTION = {
    "time": ("houses.complication.gm-menu", "82-91: the reference does not say what a complication does"),
    "environment": ("houses.threat.spend.environment", "159: trouble in the scene, at a price the GM names"),
    "rival": ("houses.threat.spend.rival-house-1", "160: an enemy House is in the situation"),
    "ability": ("houses.npc.ability.extra-threat-option", "272: a benefit that the NPC's maker worded"),
    "ambition": ("houses.advance.ambition-1-to-3", "223: the GM finds that there was progress"),
    "tangible": ("houses.asset.owner-and-name", "183-192: assets are things, people, facts and favours"),
}
"""Words that only people read: the rule that says so, and the line of the quick reference."""

NOT_TOLD = {
    *("secret", "notes", "plot", "hooks", "threat_open", "given", "scene", "adventure_title"),
    *("goal", "location", "hazard", "character"),
}
"""What people write for themselves, titles, history, and who sees what: no effect, price, condition or trait."""

ELSEWHERE = {"state", "layout", "bounds", "sheet", "workshop", "demo", "bot_policy", "random_character", "legality"}
"""Modules that hold, show or make values without deciding anything by them."""


def test_at_most_six_words_are_fiction() -> None:
    """Each is listed with a rule of the book and a line of the reference."""
    assert len(FICTION) <= 6
    rules = books.rulebook("houses2d20").rules
    assert all(rule in rules and line[0].isdigit() for rule, line in FICTION.values())


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
    assert named - read_names() <= {*FICTION, *NOT_TOLD}


def test_the_reader_finds_a_word_that_no_rule_reads() -> None:
    """A field that no rule reads is found."""
    assert "ambition" not in read_names() and "defeated" in read_names() and "sunburnt" not in read_names()


# ---- Values ----------------------------------------------------------------------------------------------------------


def suffered(form: Form, lasts: Lasts = "scene") -> Table:
    """After a complication of a form, on a table with a long effort."""
    start = table(person(), person("ivo"), tasks=(Task("task1", "The dig", 6, 2),))
    script = trying(start).called("battle").falls(20, 5).at("buy-off", "suffer")
    return script.at("complication", Trouble(form, "Off balance", lasts, "task1")).plainly().state


def test_every_form_of_a_complication_has_an_effect() -> None:
    """A trait hinders, what is barred can be forbidden, a long effort loses its point; time is fiction."""
    trait = suffered("trait").traits[0].id
    harder = trying(suffered("trait")).called("battle").at("traits", Bearing((TraitUse(trait, "harder"),))).to_dice()
    assert harder.stop().last(events.Called).difficulty == 2
    barred = trying(suffered("barred")).at("possible", Ruling("forbidden", trait)).plainly()
    assert barred.last(events.Settled).how == "forbidden"
    assert suffered("task").tasks[0].points == 1
    assert {*get_args(Form)} - {"trait", "barred", "task"} == {*FICTION} & {*get_args(Form)}


@pytest.mark.parametrize(("lasts", "kept"), [("next", [0, 0]), ("scene", [1, 0]), ("lasting", [1, 1])])
def test_how_long_a_trait_lasts_decides_when_it_goes(lasts: Lasts, kept: list[int]) -> None:
    """One for the next test is gone after it, one for the scene after the scene, a lasting one stays."""
    assert {*get_args(Lasts)} == {"next", "scene", "lasting"}
    tested = trying(suffered("trait", lasts)).called("battle").falls(5, 6).plainly().state
    after = act_out(houses.end_scene.open(), tested).plainly().state
    assert [len(tested.traits), len(after.traits)] == kept


@pytest.mark.parametrize("how", ["defeated", "lasting", "stable"])
def test_every_defeat_keeps_from_acting(how: Any) -> None:
    """And each ends otherwise: with the conflict, not at all, or not even by tending."""
    from tests.support.citing import refused

    with refused("houses.attack.full-track-defeats"):
        trying(table(person(defeated=how)))
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


def test_every_use_of_threat_has_an_effect() -> None:
    """Traits are made, changed and removed; what else Threat buys is for people to tell."""
    effects = {"none", "trait_create", "trait_change", "trait_remove"}
    assert {*get_args(ThreatUse)} - effects == {*FICTION} & {*get_args(ThreatUse)}


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
