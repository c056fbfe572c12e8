"""Seats that change during play: a character handed over to another player, and a player who is away for a while."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moothall.errors import MoothallError
from moothall.rulesets import nde
from moothall.table import Table
from moothall.table import commands as c
from moothall.web.jobs import Drawing, drawn
from moothall.web.render import Telling
from moothall.web.workshops import WorkshopRequest
from tests.table.support.live_table import Host
from tests.table.support.stories import Begins, StorySession


@pytest.fixture
def session() -> StorySession:
    """Ana, Bo and Cy with a hero each, and a foe."""
    session = StorySession({}, "")
    Begins(nde.bring_foe, ("foe0", "minion"))(session)
    return session


def seats(session: StorySession) -> dict[str, str]:
    return {hero.id: hero.seat for hero in session.table.game.state.heroes}


def refusal(table: Table, seat: str, command: c.Command) -> str:
    with pytest.raises(MoothallError) as refused:
        table.run(seat, seat, f"{seat}-refused", command)
    return refused.value.key


# ---- a character handed over ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "Bram is now played by Cy."), ("pl", "Cy"), ("fr", "Cy")])
def test_a_hero_that_is_handed_over_is_played_by_the_new_player(session: StorySession, lang: str, said: str) -> None:
    """The new player has two, the old one none; the log names both and no id."""
    before = seats(session)
    session.do("second", c.GiveHero("bram", "cy"))
    assert seats(session) == before | {"bram": "cy"}
    line = Telling(session.table, "guest", lang).lines(session.table.stream("guest").messages[-1:])[0]
    assert said in line.said and "bram" not in line.said and "seat" not in line.said
    begins = c.Open("nde.attack", {"who": "bram", "target": "foe0", "how": "ranged"})
    assert refusal(session.table, "bo", begins) == "error-table-not-your-hero"
    assert session.do("cy", begins) is not None


def test_what_was_asked_before_a_hero_was_handed_over_is_still_asked(session: StorySession) -> None:
    """The question that waits stays with the old seat, and the game with it survives a restart."""
    session.open("bo", nde.attack, ("bram", "foe0", "ranged"))
    session.settle()
    session.do("gm", c.GiveHero("bram", "cy"))
    again = session.again()
    assert again.table.game.state == session.table.game.state
    assert again.table.now("gm") == session.table.now("gm")


WRONG: list[tuple[str, c.Command, str]] = [
    ("bo", c.GiveHero("bram", "cy"), "error-table-may-not"),
    ("guest", c.GiveHero("bram", "cy"), "error-table-may-not"),
    ("gm", c.GiveHero("foe0", "cy"), "error-table-not-a-hero"),
    ("gm", c.GiveHero("", "cy"), "error-table-not-a-hero"),
    ("gm", c.GiveHero("bram", "nobody"), "error-table-no-seat"),
    ("gm", c.GiveHero("bram", "guest"), "error-table-not-a-player"),
    ("gm", c.GiveHero("bram", "gm"), "error-table-not-a-player"),
    ("bo", c.StepAway(True, "cy"), "error-table-not-your-seat"),
    ("guest", c.StepAway(), "error-table-may-not"),
    ("gm", c.StepAway(), "error-table-not-a-player"),
    ("gm", c.StepAway(True, "nobody"), "error-table-no-seat"),
]


@pytest.mark.parametrize(("seat", "command", "key"), WRONG, ids=[f"{seat}-{key}" for seat, _, key in WRONG])
def test_seats_change_only_as_their_table_allows(
    session: StorySession, seat: str, command: c.Command, key: str
) -> None:
    """A player gives away no hero, and is away for nobody else; only players have heroes and are away."""
    assert refusal(session.table, seat, command) == key


# ---- away -----------------------------------------------------------------------------------------------------------


def away(host: Host, seat: str) -> bool:
    return host.table.room_state.is_away(seat)


@pytest.mark.parametrize("says", [lambda s: s.do("cy", c.StepAway()), lambda s: s.do("second", c.StepAway(True, "cy"))])
def test_an_offer_to_a_seat_that_is_away_goes_by(session: StorySession, says: Callable[[StorySession], None]) -> None:
    """Nobody waits for help from a player who is not there, whether they went before the question or after it."""
    session.open("bo", nde.attack, ("bram", "foe0", "ranged"))
    session.settle()
    assert session.prompts("cy") and session.prompts("ana")
    says(session)
    assert away(session, "cy") and session.prompts("cy") == () and session.prompts("ana")
    session.passes("ana")
    assert [prompt.kind for prompt in session.prompts("bo")] == ["nde/ready"]


def test_a_gm_is_asked_in_the_place_of_a_seat_that_is_away(session: StorySession) -> None:
    """What cannot be passed by is the GM's, and the others are not told to wait for the one who is away."""
    session.do("bo", c.StepAway())
    session.open("gm", nde.attack, ("bram", "foe0", "ranged"))
    session.settle()
    for ally in ("ana", "cy"):
        session.passes(ally)
    [waits] = [prompt for prompt in session.table.now("gm").prompts if prompt.seat == "bo"]
    assert Telling(session.table, "gm", "en").prompt(waits).yours
    assert session.table.now("gm").waiting == ("gm",) and session.table.now("ana").waiting == ()
    session.do("bo", c.StepAway(False))
    assert session.table.now("ana").waiting == ("bo",)
    assert not Telling(session.table, "gm", "en").prompt(waits).yours


def test_whoever_sits_down_again_is_back(session: StorySession) -> None:
    """A seat is not left away for a person who comes to it."""
    session.do("bo", c.StepAway())
    assert session.again().table.room_state.is_away("bo")
    session.as_server(c.TakeSeat("bo", "bo"))
    assert not away(session, "bo")


# ---- names ----------------------------------------------------------------------------------------------------------


def test_a_hero_is_drawn_with_a_name_that_nobody_at_the_table_has() -> None:
    """Also when only a few of a book's names are left."""
    free = WorkshopRequest("nde2", "en", {})
    names = {drawn(free, Drawing())["name"] for _ in range(40)}
    taken = tuple(sorted(names))[: len(names) // 2]
    assert taken and not {drawn(free._replace(taken=taken), Drawing())["name"] for _ in range(12)} & set(taken)
