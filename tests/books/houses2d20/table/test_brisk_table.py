"""A brisk 2d20 table: each seat says a whole card at once, offers stand beside it, and secrets do not show in them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall.ledger.entries import AnswerAhead
from moothall.rulesets import houses2d20 as houses
from moothall.table import Table
from moothall.table import commands as c
from moothall.table.streams import digest
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.stage import npc
from tests.table.support.live_table import wire

VIEWERS = ("ana", "bo", "guest")


def brisk(*faces: int, pace: Any = "brisk", **more: Any) -> HousesSession:
    """A table at a pace where Sanna has just said what she tries."""
    session = HousesSession(*faces, **more)
    session.do("gm", c.SetPace(pace))
    session.open("ana", houses.test, who="sanna", action="force the door")
    return session


def says(session: HousesSession, seat: str, answer: Any, **ahead: Any) -> None:
    """A seat answers, and says with it what it will be asked next, by the kind of question."""
    said = tuple(AnswerAhead(f"houses/{kind.replace('_', '-')}", more) for kind, more in ahead.items())
    session.do(seat, c.Answer(session.prompt(seat).id, answer, said))


def judged(session: HousesSession) -> None:
    """The GM says the whole card."""
    call = {"difficulty": 1, "range": 1, "hidden": False}
    says(session, "gm", {"decision": "yes", "trait": ""}, escalates="no", skill="battle", call=call, **{"raise": 0})


def test_the_gm_says_a_card_at_once() -> None:
    """One answer of the GM's, and the player is asked."""
    session = brisk(threat=4)
    assert session.prompt("gm").kind == "houses/possible"
    judged(session)
    assert session.prompts("gm") == () and session.prompt("ana").kind == "houses/drive"


def sends(session: HousesSession, seat: str) -> list[str]:
    """A seat sends its card back as it came; the kinds of question that were on it."""
    card = session.prompt(seat)
    said = [AnswerAhead(each.kind, msgspec.to_builtins(each.default), each.about, each.shown) for each in card.parts]
    session.do(seat, c.Answer(card.id, msgspec.to_builtins(card.default), tuple(said)))
    return [each.kind.removeprefix("houses/") for each in (card, *card.parts)]


def test_a_test_is_three_cards() -> None:
    """The GM's judgement, the player's roll, and what is made of it, each sent back as it came."""
    session = brisk(5, 6, momentum=1, threat=4)
    assert sends(session, "gm") == ["possible", "escalates", "skill", "call", "raise"]
    assert sends(session, "ana") == ["drive", "buy-dice", "commit"]
    assert sends(session, "ana") == ["spend"]
    assert session.table.now("gm").prompts == ()


def test_a_contest_is_three_cards() -> None:
    """The GM judges both sides at once, although dice fall before the player is asked."""
    session = HousesSession(15, 16, 5, 6, momentum=1, threat=4, on=(npc("roke", says={"duty": "Hold the gate"}),))
    session.do("gm", c.SetPace("brisk"))
    session.open("ana", houses.contest, who="sanna", aim="disarm")
    assert sends(session, "gm") == ["opposed", "judge", "buy-dice"]
    assert sends(session, "ana") == ["drive", "buy-dice", "commit"]
    assert sends(session, "ana") == ["spend"]
    assert session.table.now("gm").prompts == ()


def test_a_player_says_a_card_up_to_the_roll() -> None:
    """The last word is said ahead only to the very roll that was shown."""
    session = brisk(5, 6, momentum=1)
    judged(session)
    says(session, "ana", "duty", buy_dice={"paid": []}, commit="roll")
    last = session.prompt("ana")
    assert last.kind == "houses/commit"
    again = brisk(5, 6, momentum=1)
    judged(again)
    drive = again.prompt("ana")
    shown = AnswerAhead("houses/commit", "roll", shown=digest(last.question, "ana"))
    bought = AnswerAhead("houses/buy-dice", {"paid": []})
    again.do("ana", c.Answer(drive.id, "duty", (bought, shown)))
    assert again.prompt("ana").kind == "houses/spend"


def test_help_stands_beside_the_roll() -> None:
    """Bo has a chip and nobody waits for him; if he takes it, Ana sees it before she rolls."""
    session = brisk(5, 6, 7)
    judged(session)
    says(session, "ana", "duty", buy_dice={"paid": []})
    assert session.table.now("bo").waiting == ("ana",)
    (chip,) = session.table.now("bo").chips
    help = {"helper": "ivo", "how": "I push", "momentum": 0, "threat": 0}
    session.do("bo", c.Answer(chip.id, help))
    assert session.prompt("bo").kind == "houses/assist-pair"
    says(session, "bo", {"skill": "battle", "drive": "duty"})
    assert len(session.prompt("ana").question.pool.helpers) == 1
    assert session.table.now("bo").chips == ()


def test_a_restarted_table_still_offers_it() -> None:
    """What stands, and what is waited for, is the same after a restart, and the roll goes on."""
    session = brisk(5, 6, threat=4)
    judged(session)
    says(session, "ana", "duty", buy_dice={"paid": []})
    again = Table.restored(session.table.id, "houses2d20", session.shelf.lines)
    for viewer in ("gm", *VIEWERS):
        assert again.now(viewer) == session.table.now(viewer)
    session.answer("ana", "roll")


def test_a_table_that_asks_everything_asks_as_ever() -> None:
    """Everybody is waited for in the window, before the GM may raise the Difficulty; nothing stands."""
    session = brisk(pace="everything", threat=4)
    session.on_to("sanna", "assist")
    assert session.table.now("bo").chips == () and session.table.now("ana").waiting == ("bo",)
    session.passes("bo")
    assert session.prompt("gm").kind == "houses/raise"


def hiding(threat: int, **options: str) -> HousesSession:
    """A table where players do not see Threat, with a contest up to the player's last word."""
    given: Any = options | {"threat__visible_to_players": "false"}
    session = HousesSession(15, 16, 5, 6, threat=threat, on=(npc("roke"),), **given)
    session.do("gm", c.SetPace("brisk"))
    session.open("ana", houses.contest, who="sanna", aim="disarm")
    while not any(prompt.kind == "houses/commit" for prompt in session.prompts("ana")):
        asked = session.table.now("gm").prompts[0]
        session.do("gm", c.Answer(asked.id, msgspec.to_builtins(asked.default)))
    return session


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("options", [{}, {"assist__max": "0"}])
def test_a_raise_that_stands_does_not_show(viewer: str, options: dict[str, str]) -> None:
    """Whether the GM could still raise the Difficulty is nobody else's to know, even where nothing else stands."""
    poor, rich = hiding(0, **options), hiding(6, **options)
    assert [chip.kind for chip in rich.table.now("gm").chips if chip.seat == "gm"] == ["houses/raise"]
    assert [chip.kind for chip in poor.table.now("gm").chips if chip.seat == "gm"] == []
    sent = [
        (wire(one.seen(viewer)), wire(one.table.now(viewer)), wire(one.table.seen_as(viewer))) for one in (poor, rich)
    ]
    assert sent[0] == sent[1]
