"""What is told before it happens keeps secrets too: cards, chips, raised hands, forms, lists of actions and turns.

Of two tables that differ only in somebody hidden, each of these channels is the same; with a leak planted in it, each
is found to differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.houses2d20.questions import OfferAssistance
from moothall.rulesets.nova6.questions import TakeTheirPlace
from moothall.table import Table, standing
from moothall.table import commands as c
from moothall.table.preview import Preview
from moothall.web.api import actions as api
from moothall.web.render import Telling
from tests.books.houses2d20.support import stories as houses_stories
from tests.books.nova6.support import stories as nova6_stories
from tests.books.nova6.support.stage import npc
from tests.books.nova6.support.stories import Answers
from tests.table.support.channels import leaks
from tests.table.support.stories import Begins, Does, Move, Secretly, StorySession

HOUSES = houses_stories.HOUSES
FIGHTS: dict[str, tuple[Move, ...]] = {
    "houses2d20": (
        Begins(HOUSES["houses.begin-scene"], ("the quay",)),
        Begins(HOUSES["houses.begin-conflict"], ("personal", "bram")),
    ),
    "nova6": (Begins(nova6.open_scene, ("conflict", "the quay")), Answers("cy", 0)),
}
"""A conflict in which Bram has the turn."""
HELPED: dict[str, tuple[Move, ...]] = {
    "houses2d20": (
        FIGHTS["houses2d20"][0],
        Begins(HOUSES["houses.test"], ("ilse", "a bell", "battle"), gm=False),
        Answers("ana", 0),
        Answers("ana", 0),
    ),
    "nova6": (
        *FIGHTS["nova6"],
        *(Begins(turn, (hero,)) for hero in ("oda", "bram", "ilse") for turn in (nova6.take_turn, nova6.end_turn)),
        Begins(nova6.oppose, ("rook", "ilse", "fight", "attack")),
    ),
}
"""A roll of Ilse's that Bram's player can take part in."""
HIDDEN: dict[str, Move] = {
    "houses2d20": Secretly(houses_stories.opens(HOUSES["houses.extra"], id="owl", name="Owl", hidden=True)),
    "nova6": Secretly(Does("gm", nova6_stories.unseen(nova6.come, one=npc("owl", fight=2, seen=False, open=False)))),
}
ACTED: dict[str, Callable[..., StorySession]] = {"houses2d20": houses_stories.act, "nova6": nova6_stories.act}
KINDS = {"houses2d20": "houses/assist", "nova6": "nova6/defend-another"}
BOOKS = sorted(ACTED)
HM = Does("bo", c.Say("hm"))


def pair(book: str, story: tuple[Move, ...]) -> tuple[StorySession, StorySession]:
    """A brisk table with somebody hidden, and the same without; both end with words of a player's."""
    first, *rest = story
    both = ([first, HIDDEN[book], *rest, HM], [first, *rest, HM])
    ours, theirs = (ACTED[book](moves, {}, "a", brisk=True) for moves in both)
    return ours, theirs


def found(book: str, story: tuple[Move, ...]) -> set[str]:
    """The channels in which two such tables differ."""
    return {channel for _, channel in leaks(*pair(book, story))}


def hides(state: Any) -> bool:
    """Whether anybody is hidden in a state, if it is the whole truth."""
    return any(one.id == "owl" for one in (*getattr(state, "others", ()), *getattr(state, "characters", ())))


@pytest.mark.parametrize("book", BOOKS)
def test_somebody_hidden_shows_nowhere_beforehand(book: str) -> None:
    """Neither while Bram has the turn nor while he could help; and he has an action, a chip and a turn to look at."""
    fights, helped = pair(book, FIGHTS[book]), pair(book, HELPED[book])
    assert leaks(*fights) == {} == leaks(*helped)
    assert [chip.kind for chip in helped[0].table.now("bo").chips] == [KINDS[book]]
    assert any(hides(one.table.game.state) for one in fights) and hides(helped[0].table.game.state)
    assert any(listed.open for listed in api._actions_listed(fights[0].table, "bo", "bram", "en"))


@pytest.mark.parametrize("book", BOOKS)
def test_a_leak_in_the_turns_is_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns that are told only where the truth has nobody hidden tell of them."""
    honest = Telling.turns
    monkeypatch.setattr(
        Telling, "turns", lambda self, view: None if hides(self._table.game.state) else honest(self, view)
    )
    assert found(book, FIGHTS[book]) == {"turns"}


@pytest.mark.parametrize("book", BOOKS)
def test_a_leak_in_the_list_of_actions_is_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions that are ready for whomever the truth knows list somebody whom their player does not see."""
    honest = api._ready

    def all_seeing(table: Any, viewer: str, hero: str, offer: Any, telling: Any) -> Any:
        return [*honest(table, viewer, hero, offer, telling), *(["owl"] if hides(table.game.state) else [])]

    monkeypatch.setattr(api, "_ready", all_seeing)
    assert found(book, FIGHTS[book]) == {"actions"}


@pytest.mark.parametrize("book", BOOKS)
def test_a_leak_in_a_form_is_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form that asks its player once more where somebody is hidden tells of them."""
    honest = Preview.of_opening
    truths: list[Table] = []

    def all_seeing(self: Preview, *asked: Any) -> Any:
        coming = honest(self, *asked)
        return [] if any(hides(one.game.state) for one in truths if one.stored_room is self.room) else coming

    monkeypatch.setattr(Preview, "of_opening", all_seeing)
    ours, theirs = pair(book, FIGHTS[book])
    truths += [ours.table, theirs.table]
    assert {channel for _, channel in leaks(ours, theirs)} <= {"forms"}
    assert bool(leaks(ours, theirs)) is any(api_forms(theirs))


def api_forms(session: StorySession) -> list[bool]:
    """Whether any form of Bram's asks anything beforehand."""
    from tests.table.support.channels import forms

    return [not asked.endswith(b"[]") for asked in forms(session.table, "bo", "bram")]


@pytest.mark.parametrize("book", BOOKS)
def test_a_leak_in_a_chip_is_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chip that goes by where somebody is hidden tells of them."""
    ours, theirs = pair(book, HELPED[book])
    truth = {id(one.table.stream("bo").view): hides(one.table.game.state) for one in (ours, theirs)}
    asked = OfferAssistance if book == "houses2d20" else TakeTheirPlace
    monkeypatch.setattr(asked, "is_vain", lambda _, state: truth.get(id(state), False))
    for one in (ours, theirs):
        one.do("gm", c.SetPace("book"))  # something that is waited for is looked at again
        one.do("gm", c.SetPace("brisk"))
    assert "prompts" in {channel for _, channel in leaks(ours, theirs)}


@pytest.mark.parametrize("book", BOOKS)
def test_a_leak_in_a_card_is_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is looked for with everybody's eyes has parts that its player's own has not."""
    own = {
        "houses2d20": (FIGHTS[book][0], Begins(HOUSES["houses.test"], ("bram", "a bell", "battle"), gm=False)),
        "nova6": (
            Begins(nova6.open_scene, ("challenge", "the quay")),
            Begins(nova6.act, ("bram", "a bell", "move", "overcome"), gm=False),
        ),
    }
    story = own[book]
    assert found(book, story) == set()
    honest = Preview.of_conversation

    def all_seeing(self: Preview, conversation: Any, *rest: Any) -> Any:
        coming = honest(self, conversation, *rest)
        return coming[:1] if hides(conversation.stage.state) else [*coming, *coming[-1:]]

    monkeypatch.setattr(Preview, "of_conversation", all_seeing)
    assert "prompts" in found(book, story)


@pytest.mark.parametrize("book", BOOKS)
def test_a_leak_in_a_raised_hand_is_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that is not taken where somebody is hidden tells of them; judged by its own seat's eyes it does not."""
    up = Does("bo", c.StandBy(KINDS[book], "bram", "ilse", "so"))
    story = (HELPED[book][0], up, *HELPED[book][1:])
    assert found(book, story) == set()
    assert all(one.table.room_state.hands == () for one in pair(book, story))
    monkeypatch.setattr(standing, "_is_vain", lambda acting, *_: hides(acting.table.game.state))
    assert "stream" in found(book, story)
