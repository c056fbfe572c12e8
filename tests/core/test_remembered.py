"""Remembered turns: a game played from memory has the very entries, faces and state that a stage makes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import books
from moothall.forecast import Encounter, encounters_of
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.remembered import RememberedGames
from moothall.handlers.stage import Stage
from tests.core.test_forecasts import fight
from tests.core.test_other_encounters import conflict, contest, duel, task
from tests.support.soaking import SOAKING

GAMES = 200 if SOAKING else 4
KINDS: dict[str, Any] = {
    "nde2": fight(),
    "foes roll": fight(options={"crowd": "off", "foe_action": "foe_roll", "death_when_down": "on"}),
    "nde1": fight("nde1"),
    "task": task(),
    "duel": duel(),
    "contest": contest(),
    "conflict": conflict(),
}


def games_of(encounter: Encounter) -> tuple[Any, RememberedGames[Any], Policy, Any]:
    part = encounters_of(encounter.ruleset)
    setup = part.set_up(encounter.options, encounter.heroes, encounter.foes, encounter.tactics)
    fold, policy = books.ruleset(encounter.ruleset).mechanics().fold, Policy("forecast", setup.answers)
    return setup, RememberedGames(setup.start, setup.turn, fold, policy), policy, fold


@pytest.mark.parametrize("encounter", KINDS.values(), ids=list(KINDS))
def test_remembered_turns_write_the_ledger_of_a_stage(encounter: Encounter) -> None:
    """Entry by entry, for several seeds; played again, with all that varies known by then, they run no rule."""
    setup, known, policy, fold = games_of(encounter)
    ledgers: list[Any] = []
    for seed in range(GAMES):
        stage = Stage(setup.start, fold, Seeded(seed))
        while (opening := setup.turn(stage.state)) is not None:
            play_out(stage, opening, policy)
        played = known.play(lambda seed=seed: Seeded(seed))  # type: ignore[misc]
        assert played.log == stage.log and repr(played.log) == repr(stage.log)
        assert played.state == stage.state and setup.end(played.state) == setup.end(stage.state)
        ledgers.append(stage.log)
    for _ in range(2):
        runs = known.runs
        for seed, log in enumerate(ledgers):
            assert known.play(lambda seed=seed: Seeded(seed)).log == log  # type: ignore[misc]
    assert known.runs == runs
