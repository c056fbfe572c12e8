"""Answers ahead: what is said before its question comes is given when it comes, or the question is asked after all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from moothall.errors import MoothallError, NotYours
from moothall.ledger.entries import AnswerAhead, Answered, Rolled, Told
from moothall.rulesets import nde
from moothall.table import Table
from moothall.table import commands as c
from moothall.table.streams import Prompt
from moothall.web.render import Telling
from tests.table.support.stories import Begins, StorySession
from tests.table.test_usher import OPTIONS, attacked

STRIKES = ("bram", "foe0", "ranged")


def brisk(*first: c.Command) -> StorySession:
    """A brisk table with a foe, where nothing has begun."""
    session = StorySession(OPTIONS, "")
    for command in (c.SetPace("brisk"), *first):
        session.do("gm", command)
    Begins(nde.bring_foe, ("foe0", "minion"))(session)
    return session


def last_word(session: StorySession) -> Prompt:
    """The last word before Bram's attack, as its form shows it before it has begun."""
    table = session.table
    stream, opening = table.stream("bo"), nde.attack.open(*STRIKES)
    (coming,) = table.preview.of_opening(opening, stream.view, lambda seat: seat == "bo")
    return stream.upcoming(*coming)


def ahead(prompt: Prompt, answer: Any = None, **more: Any) -> AnswerAhead:
    """A prompt's usual answer, or another one, said ahead."""
    said = {"about": prompt.about, "shown": prompt.shown} | more
    return AnswerAhead(prompt.kind, answer if answer is not None else {}, **said)


def attacks(session: StorySession, *said: AnswerAhead) -> None:
    """Bram attacks, and says this ahead."""
    session.do("bo", c.Open("nde.attack", dict(nde.attack.open(*STRIKES).args), ahead=said))


def fallen(table: Table) -> int:
    return sum(isinstance(entry, Rolled) for entry in table.game.log)


def test_one_press_rolls() -> None:
    """A last word that was on the form is given with the press that begins the action: the dice fall at once."""
    session = brisk()
    attacks(session, ahead(last_word(session)))
    assert fallen(session.table) == 1
    marks = session.table.game.marks
    given = [entry for entry in session.table.game.log if isinstance(entry, Answered) and entry.seat == "bo"]
    assert [mark.how for entry in given[:1] for mark in marks[entry.number]] == ["ahead"]


@pytest.mark.parametrize("change", [{"shown": ""}, {"shown": "another"}, {"about": "ilse"}, {"kind": "nde/luck"}])
def test_another_roll_than_the_one_shown_is_asked_for(change: dict[str, str]) -> None:
    """Nobody rolls unseen dice: a last word for another roll, person or question rolls none."""
    session = brisk()
    said = ahead(last_word(session))
    attacks(session, replace(said, **change))
    assert fallen(session.table) == 0
    assert [prompt.kind for prompt in session.prompts("bo")] == ["nde/ready"]


def test_an_answer_ahead_that_is_refused_is_asked_for() -> None:
    """What the rules refuse when its question comes is asked for after all, and nothing is lost."""
    session = brisk()
    prompt = last_word(session)
    attacks(session, ahead(prompt, {"declined": ["the moon"]}))
    assert fallen(session.table) == 0 and [one.kind for one in session.prompts("bo")] == ["nde/ready"]


def test_a_player_speaks_for_nobody_else() -> None:
    """What a player says ahead is that player's own, whatever seat it names."""
    session = brisk(c.SetDial("nde/call", "ask", "gm"))
    attacks(session, AnswerAhead("nde/call", {"difficulty": 2}, seat="gm"))
    assert [prompt.kind for prompt in session.own("gm")] == ["nde/call"]


def test_what_was_said_ahead_survives_a_restart() -> None:
    """A table that comes back between an action and the GM's word still knows what its player has said."""
    session = brisk(c.SetDial("nde/call", "ask", "gm"))
    attacks(session, ahead(last_word(brisk())))
    again = session.again()
    again.do("gm", c.Answer(again.prompt("gm").id, msgspec.to_builtins(again.prompt("gm").default)))
    assert fallen(again.table) == 1


def test_a_chip_taken_before_the_roll_is_seen_before_the_roll() -> None:
    """Whoever presses *Roll* while help arrives does not roll: the larger die is shown first."""
    session = attacked(c.SetPace("brisk"))
    (ready,) = session.prompts("bo")
    (chip,) = session.table.now("ana").chips
    session.do("ana", c.Answer(chip.id, "I hold its arm"))
    with pytest.raises(NotYours, match="error-too-late"):
        session.table.run("bo", "bo", "late", c.Answer(ready.id, {}))
    (again,) = session.prompts("bo")
    assert again.question.pool.sides > ready.question.pool.sides
    session.do("bo", c.Answer(again.id, {}))
    assert fallen(session.table) == 1


def test_a_chip_after_the_roll_is_too_late() -> None:
    """Help that arrives after *Roll* hears so, and costs nothing."""
    session = attacked(c.SetPace("brisk"))
    (ready,), (chip,) = session.prompts("bo"), session.table.now("ana").chips
    session.do("bo", c.Answer(ready.id, {}))
    before = session.table.kept_state
    with pytest.raises(MoothallError, match=r"error-acted|error-too-late"):
        session.table.run("ana", "ana", "late", c.Answer(chip.id, "I hold its arm"))
    assert session.table.kept_state == before and session.table.now("ana").chips == ()


def test_a_chip_is_passed_without_anybody_noticing() -> None:
    """To pass is possible and needless: the chip goes, and the roller is asked as before."""
    session = attacked(c.SetPace("brisk"))
    (chip,) = session.table.now("ana").chips
    session.do("ana", c.LetPass(chip.id))
    assert session.table.now("ana").chips == () and [one.kind for one in session.prompts("bo")] == ["nde/ready"]


def test_the_gm_adjusts_what_the_book_settled() -> None:
    """A Defense that the table named by itself is named otherwise: the same die now misses."""
    session = brisk()
    attacks(session, ahead(last_word(session)))
    log = session.table.game.log
    settled = next(entry for entry in log if isinstance(entry, Answered) and entry.seat == "gm")
    faces = [entry.faces for entry in log if isinstance(entry, Rolled)]
    assert [hit.result for hit in told(session, "nde/attacked")] == ["S"]
    session.do("gm", c.Adjust(settled.number, {"difficulty": 12, "stakes": "open"}))
    assert [entry.faces for entry in session.table.game.log if isinstance(entry, Rolled)] == faces
    assert [prompt.kind for prompt in session.prompts("bo")] == ["nde/luck"]
    assert session.again().table.now("bo") == session.table.now("bo")


def test_the_gm_is_shown_the_question_that_the_table_answered() -> None:
    """What the table answered by itself is shown to the GM as it was asked, with that answer, in whatever language."""
    session = brisk()
    attacks(session, ahead(last_word(session)))
    lines = session.table.told("gm")
    line = next(one for one in lines if one.what == "answered" and one.body.seat == "gm")
    shown = session.table.answered("gm", line.number)
    assert (shown.kind, shown.seat, shown.what) == ("nde/call", "gm", "past")
    assert shown.default.difficulty == 5
    told = Telling(session.table, "gm", "en").prompt(shown)
    assert told.begins is UNSET and told.default["difficulty"] == 5 and told.fields
    with pytest.raises(MoothallError, match="error-table-nothing-to-adjust"):
        session.table.answered("gm", line.number + 1)


@pytest.mark.parametrize("entry", [0, 1, 99999])
def test_only_an_answer_of_the_tables_own_is_adjusted(entry: int) -> None:
    """What a person said, or what is no answer, is no entry to adjust."""
    session = brisk()
    with pytest.raises(MoothallError, match="error-table-nothing-to-adjust"):
        session.table.run("gm", "gm", "adjust", c.Adjust(entry, {}))


def test_an_action_on_which_others_stand_is_not_adjusted() -> None:
    """Where something else has happened since, the GM rewinds and sees what goes."""
    session = brisk()
    attacks(session, ahead(last_word(session)))
    settled = next(entry for entry in session.table.game.log if isinstance(entry, Answered) and entry.seat == "gm")
    Begins(nde.bring_foe, ("foe1", "minion"))(session)
    with pytest.raises(MoothallError, match="error-table-adjust-stands"):
        session.table.run("gm", "gm", "adjust", c.Adjust(settled.number, {"difficulty": 12, "stakes": "open"}))


def told(session: StorySession, kind: str) -> list[Any]:
    """The facts of one kind."""
    log = session.table.game.log
    return [entry.event for entry in log if isinstance(entry, Told) and entry.event.kind == kind]


@pytest.mark.parametrize(("wishes", "asked"), [((), []), ((True,), ["nde/luck"]), ((True, False), [])])
def test_a_player_is_asked_after_a_success_who_wants_to_be(wishes: tuple[bool, ...], asked: list[str]) -> None:
    """A success is kept at a brisk table, unless its player has said that they want to be asked; only their own."""
    session = brisk()
    for wish in wishes:
        session.do("bo", c.AskMe("nde/luck", wish))
    attacks(session, ahead(last_word(session)))
    assert [prompt.kind for prompt in session.prompts("bo")] == asked
    assert {dial.seat for dial in session.table.room_state.dials} <= {"bo"}


def test_a_card_is_sent_as_one_answer() -> None:
    """The GM's judgement of a test is one card; sent back unchanged it is one stop."""
    session = brisk()
    session.do("ana", c.Open("nde.test", {"who": "ilse", "aim": "climb the wall", "approach": "by the ivy"}))
    (card,) = session.own("gm")
    assert [part.kind for part in card.parts] == ["nde/attribute", "nde/call"]
    said = tuple(AnswerAhead(part.kind, msgspec.to_builtins(part.default), part.about) for part in card.parts)
    session.do("gm", c.Answer(card.id, msgspec.to_builtins(card.default), said))
    assert session.own("gm") == []
    assert [one.kind for one in session.prompts("ana")] == ["nde/ready"]


# ---- Races: the one writer decides, and nothing is lost --------------------------------------------------------------


def test_the_gm_adjusts_while_the_player_fills_in_a_card() -> None:
    """The card that was filled in is over and says so; the new one shows the number as the GM has it."""
    session = attacked(c.SetPace("brisk"))
    (card,) = session.prompts("bo")
    settled = next(entry for entry in session.table.game.log if isinstance(entry, Answered) and entry.seat == "gm")
    session.do("gm", c.Adjust(settled.number, {"difficulty": 12, "stakes": "open"}))
    with pytest.raises(NotYours, match="error-too-late"):
        session.table.run("bo", "bo", "late", c.Answer(card.id, {}))
    (again,) = session.prompts("bo")
    assert (card.question.against, again.question.against) == (5, 12) and fallen(session.table) == 0


def test_a_last_word_shown_before_an_adjustment_rolls_nothing() -> None:
    """What was said ahead for another number than the GM's is no last word for this roll."""
    session = brisk(c.SetDial("nde/call", "ask", "gm"))
    attacks(session, ahead(last_word(brisk())))
    session.do("gm", c.Answer(session.prompt("gm").id, {"difficulty": 12, "stakes": "open"}))
    assert fallen(session.table) == 0 and [one.kind for one in session.prompts("bo")] == ["nde/ready"]


def test_the_gm_answers_for_whoever_is_gone_with_an_offer_open() -> None:
    """Bram's player is gone before the roll: the GM rolls in their place, the log says so, and the chip is over."""
    session = attacked(c.SetPace("brisk"))
    (card,), (chip,) = session.prompts("bo"), session.table.now("ana").chips
    session.do("gm", c.Answer(next(one.id for one in session.table.now("gm").prompts), {}))
    assert fallen(session.table) == 1 and session.table.now("ana").chips == ()
    assert "for" in {mark.how for marked in session.table.game.marks.values() for mark in marked}
    with pytest.raises(NotYours, match="error-too-late"):
        session.table.run("bo", "bo", "back again", c.Answer(card.id, {}))
    assert chip.kind == "nde/help" and fallen(session.table) == 1


def test_real_dice_are_typed_in_at_a_brisk_table() -> None:
    """One press closes every offer and asks for the die; what was said ahead never rolls it."""
    session = brisk(c.SetDice("hand", "bo"))
    attacks(session, ahead(last_word(session)))
    (dice,) = session.prompts("bo")
    assert (dice.what, fallen(session.table), session.table.now("ana").chips) == ("dice", 0, ())
    session.do("bo", c.EnterDice(dice.id, (7,)))
    assert [hit.result for hit in told(session, "nde/attacked")] == ["S"] and fallen(session.table) == 1


def test_two_take_the_same_offer() -> None:
    """The first to help is in it; the second hears that it is over, and has lost nothing."""
    session = attacked(c.SetPace("brisk"))
    chips = {seat: session.table.now(seat).chips[0].id for seat in ("ana", "cy") if session.table.now(seat).chips}
    (first, *others) = chips
    assert others
    session.do(first, c.Answer(chips[first], "I hold its arm"))
    helped = session.table.kept_state
    for seat in others:
        with pytest.raises(MoothallError, match="error-too-late"):
            session.table.run(seat, seat, "late", c.Answer(chips[seat], "I too"))
    assert session.table.kept_state == helped
