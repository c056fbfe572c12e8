"""Raised hands and standing orders: what a seat has said beforehand is done when its moment comes, and no later."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import MoothallError, Unclear
from moothall.ledger.entries import Answered, Rolled
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets import nde
from moothall.table import SERVER, Table
from moothall.table import commands as c
from moothall.table.core import UnsavedStep
from moothall.table.room import HandLowered
from tests.books.houses2d20.support.live_table import HousesSession
from tests.table.support.stories import Begins, StorySession
from tests.table.test_answers_ahead import ahead, attacks, brisk, fallen, last_word

HELPS = c.StandBy("nde/help", "ilse", "bram", "I hold its arm")


def lowered(table: Table) -> list[str]:
    """Why hands went down, in order."""
    facts = (kept.event for step in table.steps for kept in step if hasattr(kept, "event"))
    return [fact.why for fact in facts if isinstance(fact, HandLowered)]


def ready(session: StorySession) -> Any:
    """Ana stands by to help Bram, and Bram's attack is pressed as his form shows it."""
    session.do("ana", HELPS)
    attacks(session, ahead(last_word(session)))
    return session


def test_a_hand_helps_before_one_press_could_roll() -> None:
    """The roll is no longer the one that was shown: its player sees the larger die first, and then rolls it."""
    session = brisk()
    shown = last_word(session).question.pool.sides
    ready(session)
    (card,) = session.prompts("bo")
    assert fallen(session.table) == 0 and card.question.pool.sides > shown
    assert lowered(session.table) == ["used"] and session.table.room_state.hands == ()
    taken = [entry for entry in session.table.game.log if isinstance(entry, Answered) and entry.taken]
    assert [(entry.seat, entry.answer) for entry in taken] == [("ana", "I hold its arm")]
    marks = session.table.game.marks
    assert [mark.how for mark in marks[taken[0].number]] == ["hand"]
    with pytest.raises(MoothallError, match="error-table-nothing-to-adjust"):
        session.table.run("gm", "gm", "adjust", c.Adjust(taken[0].number, "I sing"))
    session.do("bo", c.Answer(card.id, {}))
    assert fallen(session.table) == 1


def test_a_hand_that_is_raised_while_the_offer_stands_takes_it() -> None:
    """A moment late is early enough, as long as nobody has rolled."""
    session = brisk()
    attacks(session)
    (before,) = session.prompts("bo")
    session.do("ana", HELPS)
    (after,) = session.prompts("bo")
    assert after.question.pool.sides > before.question.pool.sides


def test_a_hand_that_comes_after_the_roll_waits_for_the_next_one() -> None:
    """Roll and hand at once: whoever comes first; a late hand changes no dice, costs nothing, and stays up."""
    session = brisk()
    attacks(session, ahead(last_word(session)))
    rolled = session.table.kept_state
    session.do("ana", HELPS)
    assert session.table.kept_state == rolled and len(session.table.room_state.hands) == 1
    assert lowered(session.table) == [] and fallen(session.table) == 1


def test_the_first_of_two_hands_helps_and_the_other_stays_up() -> None:
    """One helper counts: the second has lost nothing, and stands by for the next roll."""
    session = brisk()
    for seat, hero in (("ana", "ilse"), ("cy", "oda")):
        session.do(seat, c.StandBy("nde/help", hero, "bram", "I too"))
    attacks(session, ahead(last_word(session)))
    (card,) = session.prompts("bo")
    session.do("bo", c.Answer(card.id, {}))
    assert lowered(session.table) == ["used"] and [hand.who for hand in session.table.room_state.hands] == ["oda"]


def test_what_the_gm_rolls_in_secret_uses_no_hand() -> None:
    """A hand that went down would tell its seat of a roll that nobody is to know of."""
    session = brisk()
    session.do("ana", HELPS)
    session.do("gm", c.Open("nde.test", {"who": "bram", "aim": "listen"}, secret=True))
    session.settle()
    assert session.table.room_state.hands and lowered(session.table) == []


def test_a_window_is_taken_by_a_hand_too() -> None:
    """At a table that asks everything, nobody asks again who has said that they help."""
    session = StorySession({}, "")
    Begins(nde.bring_foe, ("foe0", "minion"))(session)
    session.do("ana", HELPS)
    session.open("bo", nde.attack, ("bram", "foe0", "ranged"))
    session.settle()
    assert lowered(session.table) == ["used"] and session.prompts("ana") == ()


def test_a_hand_is_withdrawn_replaced_and_outlives_a_restart() -> None:
    """It stays up as it was said last, also in a table that is opened again, until its seat lowers it."""
    session = brisk()
    session.do("ana", c.StandBy("nde/help", "ilse", "bram", "I sing"))
    session.do("ana", HELPS)
    again = session.again()
    assert [hand.text for hand in again.table.room_state.hands] == ["I hold its arm"]
    session.do("ana", c.StandBy("nde/help", "ilse", "bram", ready=False))
    attacks(session, ahead(last_word(session)))
    assert fallen(session.table) == 1 and lowered(session.table) == ["withdrawn"]


def test_a_hand_goes_down_with_the_scene() -> None:
    """What was meant for a scene is not carried into the next."""
    session = brisk()
    session.do("ana", HELPS)
    Begins(nde.begin_scene, ("the quay",))(session)
    assert lowered(session.table) == ["over"] and session.table.room_state.hands == ()


def test_a_hand_that_the_rules_refuse_goes_down_and_only_its_seat_hears() -> None:
    """Ilse has acted meanwhile; Bram's player sees the roll that was shown, and nobody learns that help was meant."""
    session, plain = brisk(), brisk()
    for one in (session, plain):
        one.do("gm", c.MakeRuling((c.Ruling(path=("heroes", "ilse", "fallen"), value="down"),)))
    session.do("ana", c.StandBy("nde/help", "ilse", "bram", "I hold its arm"))
    for one in (session, plain):
        attacks(one, ahead(last_word(one)))
    assert fallen(session.table) == 1 == fallen(plain.table)
    assert session.frames["bo"] == plain.frames["bo"] and session.frames["guest"] == plain.frames["guest"]


def test_only_its_seat_and_the_gm_know_of_a_hand() -> None:
    """A raised hand shows in no other stream, room or prompt."""
    session, plain = brisk(), brisk()
    session.do("ana", HELPS)
    assert session.frames["bo"] == plain.frames["bo"]
    seen = {seat: session.table.snapshot(seat).room_state.hands for seat in ("gm", "ana", "bo", "guest")}
    assert {seat: len([hand for hand in hands if hand.who == "ilse"]) for seat, hands in seen.items()} == {
        "gm": 1,
        "ana": 1,
        "bo": 0,
        "guest": 0,
    }


@pytest.mark.parametrize(
    ("seat", "command", "problem"),
    [
        ("ana", c.StandBy("nde/help", "bram", "ilse", "so"), "error-table-not-your-hero"),
        ("ana", c.StandBy("nde/help", "ilse", "nobody", "so"), "error-table-no-such"),
        ("ana", c.StandBy("nde/help", "ilse", "ilse", "so"), "error-table-no-such"),
        ("ana", c.StandBy("nde/help", "ilse", "bram", " "), "error-table-empty"),
        ("ana", c.StandBy("nde/luck", "ilse", "bram", "so"), "error-table-no-group"),
        ("gm", HELPS, "error-table-may-not"),
        ("guest", HELPS, "error-table-may-not"),
    ],
)
def test_a_hand_is_ones_own_for_somebody_else_and_says_how(seat: str, command: Any, problem: str) -> None:
    """A player stands by with their own character, for another whom they see, with an offer that can be taken so."""
    with pytest.raises(MoothallError, match=problem):
        brisk().table.run(seat, seat, "hand", command)


def test_hands_of_one_seat_are_counted() -> None:
    """A seat stands by for so many at most."""
    session = brisk()
    for number in range(20):
        session.do("gm", c.Open("nde.foe", {"id": f"f{number}", "tier": "minion", "name": f"Foe {number}"}))
        session.do("ana", c.StandBy("nde/help", "ilse", f"f{number}", "so"))
    with pytest.raises(MoothallError, match="error-table-hands"):
        session.table.run("ana", "ana", "one more", HELPS)


def test_assistance_is_given_by_a_hand() -> None:
    """2d20: Ivo stands by, and his die is in the pool when Sanna's card comes."""
    session = HousesSession(5, 6, threat=0)
    session.do("gm", c.SetPace("brisk"))
    session.do("bo", c.StandBy("houses/assist", "ivo", "sanna", "holds the rope"))
    session.open("ana", houses.test, who="sanna", action="climb")
    while any(prompt.kind != "houses/commit" for prompt in session.table.now("gm").prompts):
        asked = next(one for one in session.table.now("gm").prompts if one.kind != "houses/commit")
        session.do("gm", c.Answer(asked.id, asked.default if isinstance(asked.default, str) else plain(asked.default)))
    (commit,) = session.table.now("gm").prompts
    assert [helper.id for helper in commit.question.pool.helpers] == ["ivo"]
    assert session.table.room_state.hands == ()


def plain(value: Any) -> Any:
    from msgspec import to_builtins

    return to_builtins(value)


# ---- Standing orders -------------------------------------------------------------------------------------------------


def rolls(session: StorySession) -> int:
    return sum(isinstance(entry, Rolled) for entry in session.table.game.log)


def orders_of(session: StorySession) -> list[Any]:
    """What was answered by a standing order, in order."""
    marks = session.table.game.marks
    ordered = {number for number, marked in marks.items() if any(mark.how == "order" for mark in marked)}
    return [entry.answer for entry in session.table.game.log if isinstance(entry, Answered) and entry.number in ordered]


@pytest.mark.parametrize(
    ("orders", "answers", "left"),
    [
        ([], [], ["nde/ready"]),
        ([("nde/ready", "usual")], ["ready"], ["nde/luck"]),
        ([("", "usual")], ["ready", "keep"], []),
        ([("", "usual"), ("nde/luck", "reroll")], ["ready", "reroll", "keep"], []),
        ([("", "usual"), ("nde/luck", "")], ["ready", "keep"], []),
    ],
)
def test_an_order_answers_for_a_seat_that_is_away(orders: Any, answers: list[str], left: list[str]) -> None:
    """What the player has left word for is answered so; all else is for the GM, and the log says which it was."""
    session = brisk()
    for kind, answer in orders:
        session.do("bo", c.SetOrder(kind, answer))
    session.do("bo", c.StepAway())
    session.do("gm", c.MakeRuling((c.Ruling(path=("foes", "foe0", "defense"), value=12),)))
    session.do("gm", c.Open("nde.attack", {"who": "bram", "target": "foe0", "how": "ranged"}))
    given = ["ready" if not isinstance(answer, str) else answer for answer in orders_of(session)]
    assert given == answers
    assert [one.kind for one in session.table.now("gm").prompts if one.seat == "bo"] == left


def test_an_order_waits_while_its_player_is_there() -> None:
    """Who is at the table is asked, whatever word they have left; once away, what waits for them is answered."""
    session = brisk()
    session.do("bo", c.SetOrder("", "usual"))
    attacks(session)
    assert [one.kind for one in session.prompts("bo")] == ["nde/ready"] and rolls(session) == 0
    session.do("bo", c.StepAway())
    assert rolls(session) == 1


def test_an_order_of_points_that_are_spent_leaves_the_gm_to_decide() -> None:
    """What the rules refuse when its moment comes is asked for after all."""
    session = brisk()
    for kind, answer in (("nde/ready", "usual"), ("nde/luck", "reroll")):
        session.do("bo", c.SetOrder(kind, answer))
    session.do("bo", c.StepAway())
    session.do("gm", c.MakeRuling((c.Ruling(path=("heroes", "bram", "luck"), value=0),)))
    session.do("gm", c.MakeRuling((c.Ruling(path=("foes", "foe0", "defense"), value=12),)))
    session.do("gm", c.Open("nde.attack", {"who": "bram", "target": "foe0", "how": "ranged"}))
    assert "reroll" not in orders_of(session) and rolls(session) == 1


@pytest.mark.parametrize(("kind", "answer"), [("nde/nothing", "usual"), ("nde/luck", "often"), ("", "keep")])
def test_an_order_is_for_a_question_of_the_book_and_one_of_its_words(kind: str, answer: str) -> None:
    """Nobody leaves word for what is never asked, or that is no answer."""
    with pytest.raises(Unclear):
        brisk().table.run("bo", "bo", "order", c.SetOrder(kind, answer))


def test_orders_and_hands_are_not_for_whoever_comes_next() -> None:
    """Another person at the seat has left no word, and stands by for nobody."""
    session = brisk()
    session.do("bo", c.SetOrder("", "usual"))
    session.do("bo", c.StandBy("nde/help", "bram", "ilse", "so"))
    assert session.table.room_state.orders and session.table.room_state.hands
    for person, stays in (("bo", True), ("somebody else", False)):
        for number, command in enumerate((c.LeaveSeat("bo"), c.TakeSeat("bo", person))):
            step = session.table.run(None, SERVER, f"{person} {number}", command)
            assert isinstance(step, UnsavedStep)
            session.table.commit(step)
        assert bool(session.table.room_state.orders) is stays
    assert session.table.room_state.orders == () == session.table.room_state.hands
