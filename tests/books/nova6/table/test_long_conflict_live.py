"""NOVA6: a long conflict at a live table goes on to its end, and every seat can read what happened in it."""

from __future__ import annotations

import re

import pytest

from moothall import books
from moothall.ledger.entries import Told
from moothall.rulesets.nova6.events import TurnChanged
from moothall.sight import GM
from moothall.web.render import Telling as Lines
from tests.books.nova6.support.twelve_rounds import FOES, HEROES, SEATS, LongConflict
from tests.support.soaking import SOAKING

ROUNDS = 12 if SOAKING else 2
SEEDS = tuple(range(5)) if SOAKING else (1,)
CRYPTIC = {thing.id for _, things in (*HEROES, *FOES) for thing in things if thing.id != thing.name.lower()}
IDS = re.compile(
    r"(?<![\w“„«])("
    + "|".join(sorted(CRYPTIC | {"slinger[123]", "wood-wall", "stressed-", r"advantage-\d", r"aspect-\d"}))
    + r")(?!\w)"
)
"""Ids that are no words of anybody's: none of them stands in a line."""


@pytest.fixture(scope="module", params=SEEDS)
def conflict(request: pytest.FixtureRequest) -> LongConflict:
    """So many rounds, played by four players and a GM."""
    played = LongConflict(f"seed {request.param}")
    played.play(ROUNDS)
    return played


def test_the_conflict_goes_on_to_its_end(conflict: LongConflict) -> None:
    """Nobody is left waiting; everybody who could has acted, and the scene is closed."""
    assert conflict.state.scene.kind == "" and not conflict.table.now(GM).prompts
    acted = {
        entry.event.who
        for entry in conflict.table.game.log
        if isinstance(entry, Told) and isinstance(entry.event, TurnChanged)
    }
    assert acted >= {hero.id for hero, _ in HEROES} | {foe.id for foe, _ in FOES if foe.seen}


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize("viewer", [GM, *SEATS])
def test_no_line_shows_an_id(conflict: LongConflict, viewer: str, lang: str) -> None:
    """Whoever reads, in whichever language: names and words, and never an id or a text that is missing."""
    told = conflict.lines(viewer, lang)
    assert len(told) > 40
    assert [line for line in told if IDS.search(line) or "{" in line or "log-nova6" in line] == []


@pytest.mark.parametrize("viewer", SEATS)
def test_nobody_reads_of_the_hidden_before_their_time(viewer: str) -> None:
    """The cutter in the reeds is in no player's line until the GM reveals them."""
    played = LongConflict("hidden")
    played.play(1)
    assert [line for line in played.lines(viewer) if "cutter" in line.casefold() or "eel spear" in line] == []


def test_every_refusal_has_a_reason(conflict: LongConflict) -> None:
    """What a player may know of why something is refused is told: no refusal of this conflict is a mere no."""
    assert [said for said in conflict.refused if "not-possible" in said] == []


def test_what_decided_comes_before_what_always_holds(conflict: LongConflict) -> None:
    """The reasons of a line end with the general ones, so that those of this roll are not lost among them."""
    rules, lines = books.rulebook("nova6").rules, Lines(conflict.table, GM, "en")
    told = [message for message in conflict.table.told(GM) if message.what == "told" and message.cites]
    mixed = 0
    for message in told:
        titles = [(lines.rule(cite), rules[cite].general) for cite in message.cites if cite in rules]
        general = [any(title in why for title, always in titles if always) for why in lines.line(message).why]
        assert general == sorted(general)
        mixed += len(set(general)) == 2
    assert mixed > 20
