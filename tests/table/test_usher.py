"""The usher at a live table: marks on what was answered unasked, paces set by the GM, and going back over it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from moothall.archive.lines import HOWS
from moothall.errors import MoothallError
from moothall.ledger.entries import Answered
from moothall.rulesets import nde
from moothall.table import Table
from moothall.table import commands as c
from moothall.table.usher import RIGHTS
from moothall.web import render, wire
from tests.table.support.stories import Begins, StorySession

OPTIONS: dict[str, str] = {}


@pytest.fixture
def brisk() -> StorySession:
    """A brisk table with a foe, where Bram's attack waits for his last word."""
    return attacked(c.SetPace("brisk"))


def attacked(*first: c.Command) -> StorySession:
    """A table after these commands of the GM's: a foe has come, and Bram attacks it from afar."""
    session = StorySession(OPTIONS, "")
    for command in first:
        session.do("gm", command)
    Begins(nde.bring_foe, ("foe0", "minion"))(session)
    session.open("bo", nde.attack, ("bram", "foe0", "ranged"))
    return session


def unasked(session: StorySession) -> list[str]:
    """By which rights answers of the log were given, in order."""
    marks = session.table.game.marks
    return [mark.how for entry in session.table.game.log for mark in marks.get(entry.number, ()) if mark.how in RIGHTS]


def test_a_brisk_table_answers_for_the_gm(brisk: StorySession) -> None:
    """The Defense of a foe is not asked for: the answer is in the log, with a mark, and the players have their say."""
    assert unasked(brisk) == ["book"]
    assert brisk.own("gm") == []
    assert brisk.prompts("ana") == () and [chip.kind for chip in brisk.table.now("ana").chips] == ["nde/help"]
    assert [prompt.kind for prompt in brisk.prompts("bo")] == ["nde/ready"]


def test_a_table_that_says_nothing_asks_the_gm() -> None:
    """Without a pace nothing is marked and the GM is asked, as ever."""
    session = attacked()
    assert unasked(session) == []
    assert [prompt.kind for prompt in session.own("gm")] == ["nde/call"]


def test_by_the_book_the_gm_confirms(brisk: StorySession) -> None:
    """By the book only a single choice is not asked for; a foe's Defense is confirmed."""
    assert [prompt.kind for prompt in attacked(c.SetPace("book")).own("gm")] == ["nde/call"]


def test_a_dial_of_one_question_is_asked_at_a_brisk_table() -> None:
    """A seat that wants to be asked for one kind of question is, and for no other."""
    session = attacked(c.SetPace("brisk"), c.SetDial("nde/call", "ask", "gm"))
    assert [prompt.kind for prompt in session.own("gm")] == ["nde/call"]


def test_the_pace_is_set_in_the_middle_of_an_action() -> None:
    """What was asked stays asked; the next question goes by the new pace."""
    session = attacked()
    session.do("gm", c.SetPace("brisk"))
    assert [prompt.kind for prompt in session.own("gm")] == ["nde/call"]
    session.settle()
    for ally in ("ana", "cy"):
        session.passes(ally)
    assert [prompt.kind for prompt in session.prompts("bo")] == ["nde/ready"]


def test_only_the_gm_sets_the_pace() -> None:
    """A player may not; nor may anybody set a dial for a question that the book does not have."""
    table = StorySession(OPTIONS, "").table
    for seat, command in (("ana", c.SetPace("brisk")), ("gm", c.SetDial("nde/nothing", "ask"))):
        with pytest.raises(MoothallError):
            table.run(seat, seat, "one", command)


def test_a_line_says_by_which_right_it_was_answered(brisk: StorySession) -> None:
    """The GM's log has the answer, its mark, and a sentence that says so in every language."""
    for lang, words in (("en", "By the book"), ("pl", "Zgodnie z podręcznikiem"), ("fr", "Selon le livre")):
        telling = render.Telling(brisk.table, "gm", lang)
        lines = [telling.line(message) for message in brisk.table.told("gm") if message.what == "answered"]
        assert [line.how for line in lines] == [["book"]]
        assert any(why.startswith(words) for why in lines[0].why)


def test_marks_travel(brisk: StorySession) -> None:
    """An archive takes the marks, the wire names them, and a restarted table has them still."""
    assert set(RIGHTS) <= HOWS and HOWS == set(get_args(wire.How)) == set(render.HOW)
    again = Table.restored(brisk.table.id, "nde2", brisk.shelf.lines)
    assert again.game.marks == brisk.table.game.marks
    assert again.room_state.pace == "brisk"
    assert again.now("bo") == brisk.table.now("bo")


def test_what_the_table_answered_is_not_the_gms_to_take_back(brisk: StorySession) -> None:
    """An answer that the GM never gave is not the GM's last; a rewind to its question asks it after all."""
    with pytest.raises(MoothallError, match="error-table-nothing-to-take-back"):
        brisk.table.run("gm", "gm", "back", c.TakeBack())
    marked = next(e for e in brisk.table.game.log if isinstance(e, Answered) and brisk.table.game.marks.get(e.number))
    brisk.do("gm", c.Rewind(marked.number - 1))
    assert [prompt.kind for prompt in brisk.own("gm")] == ["nde/call"]


def test_a_refused_answer_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book that settles what its own rules refuse stops nobody: the question is asked."""
    from moothall.rulesets.nde.questions import Call, HowHard

    def off_the_ladder(self: Any, state: Any) -> Call:
        return Call(99)

    monkeypatch.setattr(HowHard, "settled", off_the_ladder)
    session = attacked(c.SetPace("brisk"))
    assert unasked(session) == []
    assert [prompt.kind for prompt in session.own("gm")] == ["nde/call"]
