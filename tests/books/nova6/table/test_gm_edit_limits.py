"""The GM's edits at a NOVA6 table: impossible values are refused, and dependent values follow."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.cli.demo import play_demo
from moothall.records import changed
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.state import Cover, Edge, Effect, Fall, Scene, Table, Undertaking, Zone
from moothall.speech import LANGUAGES, sentence, voice
from moothall.table.book import Book
from moothall.table.edits import Edited, applied
from tests.books.nova6.support.long_conflict import weir
from tests.books.nova6.support.stage import aspect, conflict, hero, npc, table, weapon

BOOK = Book("nova6")
ILSE, ROOK = ("heroes", "ilse"), ("others", "rook")
ONE_BOX = {"level": "stressed"}


def yard(**more: Any) -> Table:
    """A hero and a rook in a fight, with a few things that belong to them."""
    stressed = aspect("STRESSED", "ilse", aspect="consequence")
    people = (hero("ilse", fight=2), npc("rook", fight=1))
    scene = more.pop("scene", conflict("rook", early=("ilse",)))
    places = {
        "zones": (Zone(ZoneId("yard"), "the yard"), Zone(ZoneId("roof"), "the roof")),
        "edges": (Edge("yard", "roof"),),
    }
    return table(*people, stressed, weapon("rook", "stick", 3), scene=scene, **places, **more)


def refusals(at: Table, path: tuple[str, ...], value: Any) -> list[str]:
    """The refusal of an edit, in each language."""
    found = list(BOOK.problems(applied(at, Edited(path, value))))
    assert all(sentence(problem, lang) for problem in found for lang in LANGUAGES)
    return [sentence(problem, "en") for problem in found]


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ((*ILSE, "plot_points"), -1, "“heroes ilse plot_points” cannot be -1: as things are it is at least 0."),
        ((*ILSE, "plot_points"), 100, "at most 99"),
        ((*ILSE, "setbacks"), -1, "at least 0"),
        ((*ILSE, "hands"), -1, "at least 0"),
        ((*ILSE, "kind"), "extra", "the rules know pc there"),
        ((*ILSE, "skills"), [["fight", -1]], "“heroes ilse skills fight” cannot be -1"),
        ((*ILSE, "out"), "asleep", "the rules know –, incapacitated, conceded, left, ended there"),
        ((*ILSE, "cover"), {"degree": "half", "material": "glass"}, "cannot be “glass”"),
        ((*ILSE, "turn", "declared"), -1, "at least 0"),
        ((*ILSE, "tracks"), [{"id": "physical", "boxes": [ONE_BOX]}], "the rules know physical, mental there"),
        ((*ILSE, "tracks", "physical", "staggered"), 0, "at least 1"),
        ((*ILSE, "tracks", "physical", "incapacitated"), 3, "at least 4"),
        ((*ILSE, "tracks", "physical", "boxes"), [], "“heroes ilse tracks physical boxes” cannot be 0"),
        ((*ILSE, "tracks", "physical", "boxes"), [ONE_BOX] * 21, "at most 20"),
        ((*ROOK, "kind"), "pc", "the rules know principal, extra, thing there"),
        ((*ROOK, "tokens"), -1, "at least 0"),
        (("effects", "stick", "rating"), -1, "at least 0"),
        (("effects", "stressed", "owner"), "", "the rules know ilse, rook there"),
        (("edges", "0", "other"), "cellar", "the rules know yard, roof there"),
        (("edges", "0", "difficulty"), 10, "at most 9"),
        (("scene", "round"), -1, "at least 0"),
        (("scene", "goal"), -1, "at least 0"),
        (("scene", "rival"), "crow", "the rules know –, ilse, rook there"),
        (("gm_plot_points",), -1, "at least 0"),
        (("gm_stunt_points",), -1, "at least 0"),
        (("gm_tokens",), -1, "at least 0"),
        (("seconds",), -1, "at least 0"),
    ],
)
def test_an_impossible_edit_is_refused(path: tuple[str, ...], value: Any, words: str) -> None:
    """The refusal is one sentence that names the place, the value and what would do."""
    assert [words in said for said in refusals(yard(), path, value)] == [True]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((*ILSE, "plot_points"), 99),
        ((*ILSE, "skills"), [["fight", 12], ["sailing", 1]]),
        ((*ILSE, "out"), "left"),
        ((*ILSE, "cover"), {"degree": "half", "material": "brick-wall"}),
        ((*ILSE, "tracks", "physical", "staggered"), 8),
        ((*ILSE, "tracks", "physical", "boxes"), [ONE_BOX]),
        ((*ILSE, "zone"), "nowhere in particular"),
        (("effects", "stick", "rating"), 0),
        (("edges", "0", "difficulty"), 9),
        (("scene", "rival"), "rook"),
    ],
)
def test_the_gm_may_set_values_beyond_the_book(path: tuple[str, ...], value: Any) -> None:
    """Any other value may be set, also where no sheet would allow it."""
    assert refusals(yard(), path, value) == []


def test_only_advantages_may_have_a_negative_rating() -> None:
    """Only an advantage may be rated below zero, and a thing needs no mental track."""
    at = yard()
    against = Effect(EffectId("mud"), "advantage", "Mud", "ilse", rating=-2)
    thing = changed(npc("door", kind="thing"), tracks=npc("door").tracks[:1])
    assert list(BOOK.problems(changed(at, effects=(against,), others=(*at.others, thing)))) == []
    assert list(BOOK.problems(changed(at, effects=(changed(against, rating=-100),)))) != []


@pytest.mark.parametrize("play", [weir, lambda: play_demo(voice("en", "nova6").say, "7", "nova6")])
def test_a_played_session_stays_within_limits(play: Any) -> None:
    """After a whole session there is nothing to correct and no edit that follows."""
    state = play().state
    assert list(BOOK.problems(state)) == [] and list(BOOK.problems(Table(options=DEFAULTS))) == []


# ---- What goes with it -----------------------------------------------------------------------------------------------


def settled(at: Table) -> Table:
    """A table with all that goes with what was set."""
    while (more := BOOK.follows(at)) is not None:
        at = applied(at, more)
    return at


def busy() -> Table:
    """The rook falls, and is at something long; Ilse too."""
    falls = (Fall("rook", 2), Fall("ilse", 1))
    return changed(
        yard(), falls=falls, undertakings=(Undertaking("u1", "rook", "dig"), Undertaking("u2", "ilse", "dig"))
    )


def test_hiding_a_character_hides_their_effects() -> None:
    """The rook's gear and actions are hidden with it, and its turn ends; Ilse's effects stay."""
    after = settled(applied(busy(), Edited((*ROOK, "seen"), False)))
    assert [effect.known for effect in after.effects] == [True, False]
    assert [fall.seen for fall in after.falls] == [False, True]
    assert [one.seen for one in after.undertakings] == [False, True]
    assert after.scene.acting == "" and after.scene.early == ("ilse",)


def test_removing_a_character_clears_their_falls_and_turns() -> None:
    """A removed character leaves no fall, task or turn; what they held stays on the table."""
    after = settled(applied(busy(), Edited(ROOK, None, "remove")))
    assert [fall.who for fall in after.falls] == ["ilse"] and [one.who for one in after.undertakings] == ["ilse"]
    assert after.scene.acting == "" and len(after.effects) == 2
    without = settled(applied(busy(), Edited(ILSE, None, "remove")))
    assert [effect.id for effect in without.effects] == ["stick"] and without.scene.early == ()
    assert list(BOOK.problems(without)) == []


def test_a_harmless_edit_changes_nothing_else() -> None:
    """An edit that hides or removes nobody brings no further changes."""
    at = busy()
    assert settled(at) == at
    covered = at.with_one("ilse", cover=Cover("half", "brick-wall"))
    assert settled(covered) == covered and settled(Table(scene=Scene())) == Table(scene=Scene())
