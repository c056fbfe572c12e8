"""NDE1 squares: movement, cover, line of sight and range."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events, space
from moothall.rulesets.nde.events import Attacked, Moved, Settled
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.questions import Call, Place
from moothall.rulesets.nde.state import Square, Table
from moothall.talk.reasons import Because
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript
from tests.support.citing import refused

MAREN = hero("maren", "rogue")
BRAM = hero("bram")
THUG = foe("thug")
COVERED = Because("shift-cover", 1, "nde1.cover.partial", "cover")


def on_board(here: Square | None, there: Square | None, phase: str = "heroes", **options: str) -> Table:
    """Maren and the thug on two squares."""
    return table(replace(MAREN, square=here), replace(THUG, square=there), phase=phase, **options)


def shot(start: Table, call: Call, face: int) -> NdeAfter[Any]:
    """Maren shoots at the thug with her d10 and hits."""
    return act_out(nde.attack.open("maren", "thug", "ranged"), start).gm(call).dice("1d10", face).end()


def why(after: NdeAfter[Any]) -> list[Because]:
    """The reasons of the last roll."""
    return list([entry for entry in after.log if isinstance(entry, Rolled)][-1].why)


def shifts(after: NdeAfter[Any]) -> list[Because]:
    """The reasons that moved the number of the last roll."""
    return [reason for reason in why(after) if reason.amount]


# ---- Squares --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.grid.move")
@pytest.mark.parametrize("to", [(5, 5), (5, 0), (-3, -5)])
def test_a_turn_is_five_squares_and_a_diagonal_is_one(to: Square) -> None:
    """Five squares straight or aslant are a turn's movement, and all of it."""
    after = act_out(nde.walk.open("maren", to), on_board((0, 0), (9, 9))).end()
    assert (after.hero("maren").square, after.hero("maren").moved) == (to, 5)


@pytest.mark.rule("nde1.grid.move")
def test_a_sixth_square_is_too_far() -> None:
    """To (6,1) it is six squares, to (1,6) as well, and the refusal says so."""
    for to in ((6, 1), (1, 6), (-6, 0)):
        with refused("nde1.grid.move") as caught:
            act_out(nde.walk.open("maren", to), on_board((0, 0), (9, 9)))
        assert caught[0].values == {"squares": 6, "most": 5}


def test_outside_a_fight_walked_squares_are_not_counted() -> None:
    """In free play five squares can be followed by five more."""
    state = act_out(nde.walk.open("maren", (5, 0)), on_board((0, 0), (9, 9), "free")).end().state
    assert act_out(nde.walk.open("maren", (10, 0)), state).end().hero("maren").square == (10, 0)


def test_the_gm_puts_anybody_anywhere_and_gives_no_movement_back() -> None:
    """A figure that is shifted has walked no further and no less than before; a foe has not walked at all."""
    tired = on_board((0, 0), (9, 9)).with_hero(hero_id("maren"), moved=3)
    for who, spent in (("maren", 3), ("thug", 0)):
        after = act_out(nde.place.open(who, (4, 4)), tired).end()
        assert (after.last(Moved).square, after.last(Moved).spent) == ((4, 4), spent)


def attacking_after(squares: int) -> Table:
    """Maren walks so many squares and then wounds the ogre beside her."""
    ogre = foe("ogre", "boss", square=(squares + 1, 0))
    state = table(MAREN, ogre, phase="heroes")
    if squares:
        walked = act_out(nde.walk.open("maren", (squares, 0)), state).end()
        assert "nde1.grid.split" not in walked.citations
        state = walked.state
    script = act_out(nde.attack.open("maren", "ogre", "ranged"), state).gm(Call(8)).dice("1d10", 8)
    after = script.end()
    assert after.hero("maren").acted
    return after.state


@pytest.mark.rule("nde1.grid.split")
def test_movement_may_be_split_around_the_action() -> None:
    """Two squares, an attack and three more are one turn; two, an attack and four are not."""
    state = attacking_after(2)
    with refused("nde1.grid.move"):
        act_out(nde.walk.open("maren", (2, 4)), state)
    after = act_out(nde.walk.open("maren", (2, 3)), state).end()
    assert (after.hero("maren").square, after.hero("maren").moved) == ((2, 3), 5)


def test_movement_may_come_before_or_after_the_action() -> None:
    """All five squares may come first, leaving none, or last; neither is split."""
    spent = attacking_after(5)
    with refused("nde1.grid.move"):
        act_out(nde.walk.open("maren", (5, 1)), spent)
    after = act_out(nde.walk.open("maren", (0, 5)), attacking_after(0)).end()
    assert after.last(Moved).spent == 5
    assert "nde1.grid.split" not in after.citations


# ---- Cover ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.cover.full")
def test_full_cover_stops_a_shot_and_not_a_blade() -> None:
    """A shot at full cover is refused before any die, beside the target as well; a blade still reaches."""
    set_so = act_out(nde.set_cover.open("thug", "full"), on_board((0, 0), (1, 1))).end()
    assert "nde1.cover.full" in set_so.citations
    for there in ((1, 1), (7, 0)):
        with refused("nde1.cover.full"):
            act_out(nde.attack.open("maren", "thug", "ranged"), set_so.state.with_foe(foe_id("thug"), square=there))
    after = act_out(nde.attack.open("maren", "thug", "melee"), set_so.state).gm(Call(6)).dice("1d6", 6)
    assert after.says("maren", "faster").gm("faster").end().foe("thug").out == "out"


@pytest.mark.rule("nde1.cover.partial")
def test_partial_cover_moves_the_number_for_shots() -> None:
    """A half covered minion is TN 8 from afar: a 7 misses and an 8 hits, with the same d10."""
    start = act_out(nde.set_cover.open("thug", "partial"), on_board((0, 0), (7, 0))).end().state
    hit = shot(start, Call(6), 8)
    assert (hit.last(Attacked).against, hit.last(Attacked).result, hit.last(Attacked).sides) == (8, "S", 10)
    assert shifts(hit) == [COVERED]
    missed = act_out(nde.attack.open("maren", "thug", "ranged"), start).gm(Call(6)).dice("1d10", 7).stop()
    assert (missed.last(Attacked).against, missed.last(Attacked).result) == (8, "F")


@pytest.mark.rule("nde1.cover.partial")
def test_partial_cover_does_nothing_hand_to_hand() -> None:
    """In melee the same minion is TN 6, and a note says why."""
    start = table(BRAM, replace(THUG, cover="partial"))
    after = act_out(nde.attack.open("bram", "thug", "melee"), start).gm(Call(6)).dice("1d10", 6).end()
    assert (after.last(Attacked).against, after.last(Attacked).result) == (6, "S")
    assert why(after) == [
        Because("note-cover-not-in-melee", 0, "nde1.cover.partial", "cover"),
        Because("note-own-die", 0, "nde1.test.gm-attribute", "str"),
    ]


def test_cover_and_dark_are_one_step_that_a_good_position_cancels() -> None:
    """All hindrances of a shot are one step together, and help is weighed against it."""
    covered = on_board((0, 0), (7, 0)).with_foe(foe_id("thug"), cover="partial")
    for call, number in (
        (Call(6, hinders=("dark",)), 8),
        (Call(6, hinders=("cover",)), 8),
        (Call(6, helps=("position",)), 6),
        (Call(6, extreme=("cover",)), 12),
        (Call(6, ignore=("cover",)), 6),
    ):
        script = act_out(nde.attack.open("maren", "thug", "ranged"), covered).gm(call).dice("1d10", 9)
        assert script.stop().last(Attacked).against == number, call


def test_cover_that_is_in_the_number_is_not_counted_again() -> None:
    """Called at 8 for the cover, the GM is asked where it counts; left in the number it stays 8."""
    covered = on_board((0, 0), (7, 0)).with_foe(foe_id("thug"), cover="partial")
    script = act_out(nde.attack.open("maren", "thug", "ranged"), covered).gm(Call(8, counted=("cover",)))
    after = script.asks("gm", "nde/one-place").gm(Place("difficulty", 8)).dice("1d10", 8).end()
    assert after.last(Attacked).against == 8


def spotting(cover: Any, *hinders: str) -> NdeScript[Any]:
    """Maren looks for the thug, and the GM names what hinders her."""
    start = on_board((0, 0), (7, 0), "free").with_foe(foe_id("thug"), cover=cover)
    script = act_out(nde.test.open("maren", "watch the yard", watch="thug"), start)
    return script.called("dex", 6, hinders=hinders).dice("1d10", 8)


@pytest.mark.rule("nde1.cover.other")
@pytest.mark.parametrize("cover", ["partial", "full"])
def test_cover_counted_by_the_gm_raises_the_tn_of_spotting(cover: str) -> None:
    """If the GM counts the cover of a hidden guard, spotting it is TN 8 instead of 6."""
    after = spotting(cover, "cover").end()
    assert (after.last(events.Tested).against, after.last(events.Tested).sides) == (8, 10)
    assert shifts(after) == [Because("shift-cover", 1, "nde1.cover.other", "cover")]


@pytest.mark.parametrize("cover", ["none", "partial", "full"])
def test_unnamed_cover_leaves_the_tn_of_spotting_alone(cover: str) -> None:
    """Unnamed, cover leaves the TN of spotting at 6; named where there is none it is a hindrance like any other."""
    after = spotting(cover).end()
    assert after.last(events.Tested).against == 6
    assert "nde1.cover.other" not in after.citations
    assert spotting(cover, "dark").end().last(events.Tested).against == 8
    after = spotting("none", "cover").end()
    assert after.last(events.Tested).against == 8
    assert "nde1.cover.other" not in after.citations


def test_a_wall_hides_as_cover_does() -> None:
    """A foe behind a wall may be looked for, and the GM may count the wall."""
    start = act_out(nde.block_line.open("maren", "thug"), on_board((0, 0), (7, 0), "free")).end().state
    assert [reason.cite for reason in space.watching(start, hero_id("maren"), FigureId("thug"))] == ["nde1.cover.other"]
    assert space.watching(start, hero_id("maren"), FigureId("")) == ()


def test_cover_inside_the_tn_of_spotting_is_asked_about_only_when_named() -> None:
    """A TN that holds the cover already is asked about only when the cover is named as well."""
    start = on_board((0, 0), (7, 0), "free").with_foe(foe_id("thug"), cover="partial")
    opening = nde.test.open("maren", "watch the yard", watch="thug")
    after = act_out(opening, start).called("dex", 8, counted=("cover",)).dice("1d10", 8).end()
    assert after.last(events.Tested).against == 8
    script = act_out(opening, start).called("dex", 8, counted=("cover",), hinders=("cover",))
    script.asks("gm", "nde/one-place").gm(Place("step", 6))
    assert script.dice("1d10", 8).end().last(events.Tested).against == 8


# ---- Line and range -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.attack.target")
def test_a_target_must_be_in_line() -> None:
    """A target out of sight is neither shot nor struck; once the line is clear it is both."""
    blocked = act_out(nde.block_line.open("maren", "thug"), on_board((0, 0), (1, 0))).end().state
    for opening in (nde.attack.open("maren", "thug", "ranged"), nde.attack.open("maren", "thug", "melee")):
        with refused("nde1.attack.target"):
            act_out(opening, blocked)
    cleared = act_out(nde.block_line.open("maren", "thug", clear=True), blocked).end().state
    for opening in (nde.attack.open("maren", "thug", "ranged"), nde.attack.open("maren", "thug", "melee")):
        act_out(opening, cleared).asks("gm", "nde/call")


@pytest.mark.rule("nde1.attack.target")
def test_an_attack_needs_a_standing_target() -> None:
    """A missing foe, or one that is out, is no target."""
    for target, start in (
        ("", on_board((0, 0), (1, 0))),
        ("thug", on_board((0, 0), (1, 0)).with_foe(foe_id("thug"), out="x")),
    ):
        with refused("nde1.attack.target"):
            act_out(nde.attack.open("maren", target, "ranged"), start)


@pytest.mark.rule("nde1.range.melee")
def test_melee_reaches_the_next_square() -> None:
    """Two squares off in any direction is out of reach; the eight squares around are not."""
    for there in ((2, 0), (1, 2), (-2, -2)):
        with refused("nde1.range.melee"):
            act_out(nde.attack.open("maren", "thug", "melee"), on_board((0, 0), there))
    for there in ((1, 0), (1, 1), (-1, 1)):
        act_out(nde.attack.open("maren", "thug", "melee"), on_board((0, 0), there)).asks("gm", "nde/call")


@pytest.mark.rule("nde1.range.ranged")
@pytest.mark.parametrize("there", [(1, 0), (10, 0), (25, 3), (90, 0)])
def test_a_shot_reaches_any_visible_target(there: Square) -> None:
    """At twenty-five squares, or ninety, a minion is TN 6 as it is next to one."""
    after = shot(on_board((0, 0), there), Call(6), 6)
    assert (after.last(Attacked).against, after.last(Attacked).result) == (6, "S")
    assert Because("note-any-distance", 0, "nde1.range.ranged") in why(after)


@pytest.mark.rule("nde1.range.limit")
def test_with_a_limit_more_than_ten_squares_are_a_step() -> None:
    """At eleven squares TN 6 becomes 8 and at ten it does not; cover on top of it adds nothing."""
    far = on_board((0, 0), (11, 2), ranged_limit="10")
    after = shot(far, Call(6), 8)
    assert (after.last(Attacked).against, after.last(Attacked).sides) == (8, 10)
    assert shifts(after) == [Because("shift-range", 1, "nde1.range.limit", "range")]
    assert shot(far.with_foe(foe_id("thug"), cover="partial"), Call(6), 8).last(Attacked).against == 8
    assert shot(far, Call(6, ignore=("range",)), 6).last(Attacked).against == 6
    assert shot(on_board((0, 0), (10, 2), ranged_limit="10"), Call(6), 6).last(Attacked).against == 6


def test_range_is_unlimited_by_default() -> None:
    """The limit is off at a new table, and a table that adds every shift up counts it beside cover."""
    assert table().options.ranged_limit == "off"
    both = on_board((0, 0), (11, 0), ranged_limit="10", tn_shifts="sum").with_foe(foe_id("thug"), cover="partial")
    script = act_out(nde.attack.open("maren", "thug", "ranged"), both).gm(Call(6)).dice("1d10", 9)
    assert script.stop().last(Attacked).against == 12


def test_a_shot_that_is_all_but_impossible_is_not_taken() -> None:
    """A boss behind partial cover is beyond TN 12: unless the GM wants a roll, nothing is tried or spent."""
    start = table(MAREN, foe("ogre", "boss", square=(7, 0), cover="partial"), phase="heroes")
    script = act_out(nde.attack.open("maren", "ogre", "ranged"), start).gm(Call(12))
    after = script.asks("gm", "nde/off-the-ladder", "refuse", "roll").gm("refuse").end()
    assert (after.result, after.dice, after.hero("maren").acted) == (None, [], False)
    assert after.last(Settled).result is None
    script = act_out(nde.attack.open("maren", "ogre", "ranged"), start).gm(Call(12)).gm("roll").dice("1d10", 9)
    assert script.stop().last(Attacked).against == 12


def test_a_shot_that_is_all_but_sure_hits_without_dice() -> None:
    """Below TN 4 the GM may let it hit: the foe is wounded and the Action is spent."""
    start = table(MAREN, foe("boar", "elite", square=(7, 0), defense=4), phase="heroes")
    script = act_out(nde.attack.open("maren", "boar", "ranged"), start).gm(Call(4, helps=("surprise",)))
    after = script.asks("gm", "nde/off-the-ladder", "succeeds", "roll").gm("succeeds").end()
    assert (after.dice, after.foe("boar").hearts, after.hero("maren").acted) == ([], 1, True)
