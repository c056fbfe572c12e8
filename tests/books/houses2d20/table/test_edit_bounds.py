"""The GM's edits at a 2d20 table: unplayable values are refused, and dependent values follow."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.cli.demo import play_demo
from moothall.records import changed
from moothall.rulesets.houses2d20.state import Table, Track, Trait
from moothall.speech import LANGUAGES, sentence, voice
from moothall.table.book import Book
from moothall.table.edits import Edited, applied
from tests.books.houses2d20.support.plain import Asset, Conflict, Task, Zone
from tests.books.houses2d20.support.stage import npc, person, table

BOOK = Book("houses2d20")
SANNA, ROKE = ("characters", "sanna"), ("characters", "roke")
ZONES = (Zone("gate", "The gate", ("yard",)), Zone("yard", "The yard"))


def yard(**more: Any) -> Table:
    """Sanna and Roke at odds in a yard, with things, traits and a long effort."""
    things = (Asset("blade", "A blade", "sanna", 1, "gate"), Asset("pike", "A pike", "roke", 1, "yard"))
    traits = (Trait("t1", "Dark"), Trait("t2", "Limping", "roke"), Trait("t7", "Tall", "sanna"), Trait("own", "Wet"))
    made = table(
        person(track=Track(2, 5, "battle"), zone="gate"),
        npc("roke", zone="yard"),
        *(*things, *ZONES),
        conflict=Conflict("personal", actor="roke"),
        tasks=(Task("dig", "The tunnel", 6, 4), Task("tend", "Roke's wound", 4, aids="roke")),
    )
    return changed(made, **{"traits": traits, "traits_made": 7, "present": ("sanna",)} | more)


def refusals(at: Table, path: tuple[str, ...], value: Any) -> list[str]:
    """The refusal of an edit, in each language."""
    found = list(BOOK.problems(applied(at, Edited(path, value))))
    assert all(sentence(problem, lang) for problem in found for lang in LANGUAGES)
    return [sentence(problem, "en") for problem in found]


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (
            (*SANNA, "skills", "battle"),
            0,
            "“characters sanna skills battle” cannot be 0: as things are it is at least",
        ),
        ((*SANNA, "skills", "battle"), 100, "at most 99"),
        ((*SANNA, "drives", "duty", "rating"), -1, "“characters sanna drives duty rating” cannot be -1"),
        ((*SANNA, "drives"), None, "the rules know duty, faith, justice, power, truth there"),
        ((*SANNA, "determination"), -1, "at least 0"),
        ((*SANNA, "momentum"), -1, "at least 0"),
        ((*SANNA, "felled_by"), -1, "at least 0"),
        ((*SANNA, "points"), -1, "at least 0"),
        ((*SANNA, "skill_advances"), -1, "at least 0"),
        ((*SANNA, "zone"), "roof", "the rules know –, gate, yard there"),
        (
            (*SANNA, "track", "requirement"),
            1,
            "“characters sanna track points” cannot be 2",
        ),
        ((*SANNA, "track", "points"), 6, "at most 5"),
        ((*SANNA, "track", "points"), -1, "at least 0"),
        ((*ROKE, "quality"), -1, "at least 0"),
        (("assets", "blade", "zone"), "roof", "the rules know –, gate, yard there"),
        (("assets", "blade", "potency"), -1, "at least 0"),
        (("tasks", "dig", "points"), 7, "at most 6"),
        (("conflict", "round"), 0, "at least 1"),
        (("conflict", "round"), 1000, "at most 999"),
        (("conflict", "penalty"), -1, "at least 0"),
        (("conflict", "extra"), -1, "at least 0"),
        (("momentum",), -1, "at least 0"),
        (("threat",), -1, "at least 0"),
        (("adventure",), -1, "at least 0"),
        (("session",), -1, "at least 0"),
        (("traits_made",), 6, "at least 7"),
        (("traits_made",), 1000, "at most 999"),
        (("present",), ["sanna", "roke"], "“present” cannot be “roke”; the rules know sanna there"),
        (("options", "advance_retrain_factor"), "half", "advance.retrain_factor"),
        (("options", "difficulty_ceiling"), 4, "difficulty.ceiling"),
        (("options", "momentum_start"), 7, "momentum.start"),
    ],
)
def test_an_edit_the_rules_cannot_play_on_with_is_refused(path: tuple[str, ...], value: Any, words: str) -> None:
    """The refusal is one sentence that names the place, the value and what would do."""
    assert [words in said for said in refusals(yard(), path, value)] == [True]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((*SANNA, "skills", "battle"), 1),
        ((*SANNA, "skills", "battle"), 99),
        ((*SANNA, "drives", "duty", "rating"), 0),
        ((*SANNA, "determination"), 9),
        ((*SANNA, "track"), None),
        ((*SANNA, "track", "points"), 5),
        ((*SANNA, "zone"), ""),
        ((*ROKE, "drives"), None),
        (("assets", "blade", "potency"), 0),
        (("tasks", "dig", "points"), 0),
        (("conflict",), None),
        (("conflict", "round"), 1),
        (("momentum",), 12),
        (("threat",), 0),
        (("traits_made",), 7),
        (("options", "advance_retrain_factor"), "1/3"),
        (("options", "momentum_cap"), None),
    ],
)
def test_the_gm_overrules_the_book(path: tuple[str, ...], value: Any) -> None:
    """The GM may set playable values that no sheet would have."""
    assert refusals(yard(), path, value) == []


def test_an_empty_track_needs_a_length() -> None:
    """Nothing is full that has no length."""
    assert len(refusals(yard(), (*SANNA, "track"), {"points": 0, "requirement": 0, "skill": "battle"})) == 1
    assert refusals(yard(), (*SANNA, "track"), {"points": 1, "requirement": 1, "skill": "battle"}) == []


def test_a_played_session_stays_within_the_edit_bounds() -> None:
    """After a whole session no value is out of bounds, and no edit would bring another along."""
    state = play_demo(voice("en", "houses2d20").say, "7", "houses2d20").state
    assert list(BOOK.problems(state)) == [] and list(BOOK.problems(Table())) == []
    assert BOOK.follows(state) is None


# ---- What goes with it -----------------------------------------------------------------------------------------------


def settled(at: Table) -> Table:
    """A table with all that goes with what was set."""
    while (more := BOOK.follows(at)) is not None:
        at = applied(at, more)
    return at


def test_hiding_a_character_hides_their_assets_and_turn() -> None:
    """Roke's pike is seen no longer and the turn is without a name; Sanna's blade stays in sight."""
    after = settled(applied(yard(), Edited((*ROKE, "seen"), False)))
    assert [(asset.id, asset.seen) for asset in after.assets] == [("blade", True), ("pike", False)]
    assert after.conflict is not None and after.conflict.actor == ""
    assert len(after.traits) == 4 and len(after.tasks) == 2


def test_a_removed_character_leaves_no_asset_trait_or_turn() -> None:
    """A removed character leaves no asset, trait, turn, place in the scene or ally to tend."""
    without_roke = settled(applied(yard(), Edited(ROKE, None, "remove")))
    assert [asset.id for asset in without_roke.assets] == ["blade"]
    assert [trait.id for trait in without_roke.traits] == ["t1", "t7", "own"]
    assert [task.id for task in without_roke.tasks] == ["dig"] and without_roke.present == ("sanna",)
    assert without_roke.conflict is not None and without_roke.conflict.actor == ""
    without_sanna = settled(applied(yard(), Edited(SANNA, None, "remove")))
    assert ([asset.id for asset in without_sanna.assets], without_sanna.present) == (["pike"], ())
    assert without_sanna.conflict is not None and without_sanna.conflict.actor == "roke"
    assert list(BOOK.problems(without_roke)) == list(BOOK.problems(without_sanna)) == []


@pytest.mark.parametrize("on", ["scene", "sanna", "blade", "gate"])
def test_an_edit_that_hides_no_character_changes_nothing_else(on: str) -> None:
    """A trait may lie on the situation, a person, an asset or a zone; such an edit brings no other along."""
    at = yard(traits=(Trait("t1", "Dark", on),))
    assert settled(at) == at and settled(changed(at, conflict=None)).conflict is None
