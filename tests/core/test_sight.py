"""Sight: marks and redaction, and each view is the fold of the facts its viewer was told."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Annotated, Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.ledger.events import event
from moothall.ledger.marks import HIDDEN, Everyone, Only, When
from moothall.records import record
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Attacked, FoeActed, NoteWritten, PlotThickened
from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.state import Foe, Table
from moothall.sight import redact
from tests.books.nde.support.session import fight
from tests.books.nde.support.stories import (
    HEROES,
    VIEWERS,
    Appears,
    Does,
    Hurts,
    Move,
    Says,
    Tabled,
    act,
    public_move,
    secrets,
    stories,
    tables,
    told,
)
from tests.support.soaking import tries

pytestmark = pytest.mark.slow


@record
class Purse:
    """A nested record: the seat that owns it may count it, everyone sees the leather."""

    owner: Annotated[str, Everyone]
    leather: Annotated[str, Everyone]
    coins: Annotated[int, Only("owner")]
    false_bottom: str = "a letter"


@record
class Trap:
    """A nested record of which nothing shows until it is found."""

    where: Annotated[str, When("found")]
    found: Annotated[bool, When("found")] = False


@record
class Weight:
    """A plain value without any marks."""

    stones: int


class Pair(NamedTuple):
    """A small tuple with names that holds a record."""

    label: str
    purse: Purse


@event("fixture/searched")
class Searched:
    """A room was searched."""

    room: Annotated[str, Everyone]
    purses: Annotated[tuple[Purse, ...], Everyone] = ()
    traps: Annotated[tuple[Trap, ...], Everyone] = ()
    weight: Annotated[Weight, Everyone] = Weight(3)
    first: Annotated[Pair | None, Everyone] = None
    whispered: Annotated[str, Only("to")] = ""
    to: Annotated[str, Only("to")] = ""
    sprung: Annotated[int, When("found", "told")] = 0
    found: Annotated[bool, Everyone] = False
    told: Annotated[bool, Everyone] = False
    luck: int = 7


@event("fixture/schemed")
class Schemed:
    """A fact for the GM alone."""

    scheme: str


def test_a_field_without_a_mark_is_only_for_the_gm() -> None:
    """A field without a mark is there for the GM and absent for all others; so is a fact with no marks."""
    fact = Searched("hall")
    assert redact(fact, "gm") is fact
    assert redact(fact, "ana").luck is HIDDEN
    assert redact(fact, "ana").room == "hall"
    assert redact(Schemed("flood the cellar"), "gm") == Schemed("flood the cellar")
    assert redact(Schemed("flood the cellar"), "ana") is None


def test_a_field_for_one_seat_shows_only_to_that_seat_and_the_gm() -> None:
    """A field for one seat shows to that seat and to the GM."""
    fact = Searched("hall", whispered="the clock is wrong", to="ana")
    assert redact(fact, "ana").whispered == "the clock is wrong"
    assert redact(fact, "bo").whispered is HIDDEN and redact(fact, "bo").to is HIDDEN
    assert redact(fact, "guest").whispered is HIDDEN


@pytest.mark.parametrize("found", [True, False])
@pytest.mark.parametrize("told_of", [True, False])
def test_a_condition_holds_only_as_a_whole(found: bool, told_of: bool) -> None:
    """A field that waits for two others shows when both are true."""
    shown = redact(Searched("hall", sprung=3, found=found, told=told_of), "bo").sprung
    assert shown == 3 if found and told_of else shown is HIDDEN


def test_records_inside_are_redacted_in_turn() -> None:
    """A nested record loses what its viewer may not see; one of which nothing is left is not there at all."""
    purses = (Purse("ana", "red", 4), Purse("bo", "black", 9))
    traps = (Trap("stairs"), Trap("door", True))
    seen = redact(Searched("hall", purses, traps, first=Pair("best", purses[0])), "bo")
    assert [purse.coins for purse in seen.purses] == [HIDDEN, 9]
    assert [purse.leather for purse in seen.purses] == ["red", "black"]
    assert all(purse.false_bottom is HIDDEN for purse in seen.purses)
    assert seen.traps == (Trap("door", True),)
    assert seen.weight == Weight(3)
    assert seen.first == ("best", Purse("ana", "red", HIDDEN, HIDDEN))


def test_redacting_twice_changes_nothing() -> None:
    """A value redacted for a viewer does not change when redacted for that viewer again."""
    fact = Searched("hall", (Purse("ana", "red", 4),), (Trap("stairs"),), whispered="psst", to="ana")
    for viewer in VIEWERS:
        assert redact(redact(fact, viewer), viewer) == redact(fact, viewer)


@given(stories(), tables)
@tries(40, 1500)
def test_a_view_is_the_fold_of_the_facts_told_to_the_viewer(story: list[Move], options: dict[str, str]) -> None:
    """At every moment of any story, folding the facts a viewer was told equals redacting the table."""
    stage = act(story, **options)
    for viewer in VIEWERS:
        assert_law(stage, viewer)


@pytest.mark.parametrize("options", ["", "positioning=grid", "zone_model=track", "armor_token=on"])
def test_each_view_of_a_whole_session_is_the_fold_of_its_facts(options: str) -> None:
    """At each fact of a whole session, each view is the fold of the facts its viewer was told."""
    chosen = dict(option.split("=") for option in options.split())
    for viewer in VIEWERS:
        assert_law(fight(5, 4, **chosen), viewer)


def assert_law(stage: Tabled, viewer: str) -> None:
    """After each fact the viewer's own fold is the redacted table, and nothing in it is untrue."""
    truth, view = Table(), redact(Table(), viewer)
    for fact in told(stage):
        truth, seen = nde.fold(truth, fact), redact(fact, viewer)
        view = view if seen is None else nde.fold(view, seen)
        assert view == redact(truth, viewer), f"{viewer} after {fact}"
        assert_no_wrong_number(view, truth)


def assert_no_wrong_number(view: Any, truth: Any) -> None:
    """Assert that each value in a view is true or absent."""
    if view is HIDDEN:
        return
    if is_dataclass(view):
        assert type(view) is type(truth)
        for each in fields(view):
            assert_no_wrong_number(getattr(view, each.name), getattr(truth, each.name))
    elif type(view) is tuple and any(map(is_dataclass, truth)):
        rest = list(truth)
        for item in view:
            match = next(other for other in rest if _may_be(item, other))
            del rest[: rest.index(match) + 1]
    else:
        assert view == truth


def _may_be(view: Any, truth: Any) -> bool:
    """Whether this can be that, seen by somebody who does not see all of it."""
    return all(getattr(view, f.name) in (HIDDEN, getattr(truth, f.name)) for f in fields(view))


# ---- What a player must not learn -----------------------------------------------------------------------------------

LURKER = Foe(foe_id("lurker"), "Lurker", "minion", 5, 1, 1, seen=False, open=False)
RAT = Foe(foe_id("rat"), "Rat", "minion", 5, 1, 1)


def after(*moves: Move) -> list[Any]:
    """The facts one player was told of these moves, after a rat and a hidden foe came; the view is their fold."""
    stage = act([Appears(RAT), Appears(LURKER), *moves], positioning="none")
    for viewer in VIEWERS:
        assert_law(stage, viewer)
    return stream(stage, "bo")[len(HEROES) + 2 :]


@pytest.mark.parametrize(
    "move",
    [
        Appears(replace(LURKER, id=foe_id("other"), open=True)),
        Hurts("lurker", 1),
        Does(nde.label, ("lurker", "gone")),
        Does(nde.place, ("lurker", (1, 1), 2)),
        Does(nde.set_cover, ("lurker", "full")),
        Does(nde.set_distance, ("bram", "lurker", "close")),
        Does(nde.block_line, ("bram", "lurker")),
        Does(nde.block_line, ("rat", "lurker")),
        Says(NoteWritten("ana", "he lies")),
        Says(PlotThickened("he lies")),
    ],
)
def test_facts_about_hidden_figures_are_not_told(move: Move) -> None:
    """A fact about a hidden foe, or a note to another player, leaves nothing."""
    assert after(move) == []


def test_moving_towards_the_unseen_shows_the_movement_alone() -> None:
    """That a hero moved is plain to see; towards what is not."""
    (seen,) = after(Does(nde.approach, ("bram", "lurker", "close")))
    assert (seen.mover, seen.spent, seen.distance) == ("bram", 1, HIDDEN)


def test_a_group_that_acts_does_not_give_away_its_unseen() -> None:
    """Of two minions that strike as one, only the seen one is named."""
    told_of = after(Does(nde.foe_turn, (("rat", "lurker"), "bram")))
    assert "lurker" not in repr(told_of) and any(fact == FoeActed((foe_id("rat"),), True) for fact in told_of)


def test_a_blow_at_a_hidden_foe_does_not_name_the_foe() -> None:
    """The blow is seen, its mark is not."""
    told_of = after(Does(nde.attack, ("bram", "lurker", "melee")))
    assert [fact.target for fact in told_of if isinstance(fact, Attacked)] == [HIDDEN]
    assert "lurker" not in repr(told_of)


def test_a_reveal_tells_all_about_one_foe_and_nothing_about_hidden_others() -> None:
    """A revealed foe brings distances and lines along, except those to a foe still hidden."""
    moves: list[Move] = [
        Appears(replace(LURKER, id=foe_id("shade"))),
        Does(nde.set_distance, ("bram", "lurker", "close")),
        Does(nde.block_line, ("ilse", "lurker")),
        Does(nde.block_line, ("shade", "lurker")),
        Does(nde.reveal, ("lurker",)),
    ]
    (revealed,) = after(*moves)
    assert (revealed.foe.id, revealed.foe.defense, revealed.foe.plan) == ("lurker", 5, HIDDEN)
    assert [(d.one, d.zone) for d in revealed.distances] == [("bram", "close")]
    assert [line.one for line in revealed.blocked] == ["ilse"]
    assert "shade" not in repr(after(*moves, Does(nde.begin_session)))


def test_closed_numbers_stay_closed() -> None:
    """A foe that is seen shows what it does; its Hearts and Defense are absent until they are open."""
    closed = Foe(foe_id("guard"), "Guard", "boss", 8, 3, 3, open=False, plan="run")
    appeared, hurt = after(Appears(closed), Hurts("guard", 1))
    assert appeared.foe == Foe(foe_id("guard"), "Guard", "boss", HIDDEN, HIDDEN, HIDDEN, open=HIDDEN, plan=HIDDEN)
    assert (hurt.foe, hurt.hearts, hurt.open, hurt.effects) == ("guard", HIDDEN, HIDDEN, ("burning",))


@given(st.data(), st.lists(public_move, min_size=15, max_size=40), tables)
@tries(30, 1000)
def test_tables_that_differ_only_in_secrets_look_alike(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """Hidden foes, closed numbers, the GM's notes and whispers to others leave no trace in what a player is told."""
    ours, theirs = (act(data.draw(secrets(story)), **options) for _ in range(2))
    for viewer in ("bo", "guest"):
        assert stream(ours, viewer) == stream(theirs, viewer)


def stream(stage: Tabled, viewer: str) -> list[Any]:
    """The facts a viewer was told; facts redacted to nothing are left out."""
    return [seen for fact in told(stage) if (seen := redact(fact, viewer)) is not None]
