"""Encounters of NOVA6 and 2d20: local turns equal brute force, and bots on a stage do as the forecast says."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from moothall import books
from moothall.errors import Unclear
from moothall.forecast import Budget, Encounter, encounters_of, forecast, what_decides
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.records import changed
from moothall.speech import voice
from moothall.talk.encounters import EncounterSetup
from tests.core.support.brute import BruteGame, compile_turns
from tests.core.test_forecasts import played
from tests.support.soaking import SOAKING


def task(**more: Any) -> Encounter:
    """A task of four points for one character."""
    foes = [{"tier": "task", "points": 4, "difficulty": 2} | more]
    return Encounter.of({"ruleset": "houses2d20", "heroes": [{"skill": 6}], "foes": foes})


def duel() -> Encounter:
    """A character against a minor opponent, who falls at the first hit."""
    foes, heroes = [{"tier": "minor"}], [{"skill": 7, "potency": 1}]
    return Encounter.of({"ruleset": "houses2d20", "heroes": heroes, "foes": foes})


def skirmish() -> Encounter:
    """Two characters against two minor opponents."""
    heroes, foes = [{"potency": 1, "count": 2}], [{"tier": "minor", "count": 2}]
    return Encounter.of({"ruleset": "houses2d20", "heroes": heroes, "foes": foes})


def contest(goal: int = 2, heroes: int = 1) -> Encounter:
    """A contest against one rival."""
    foes = [{"kind": "rival", "goal": goal}]
    return Encounter.of({"ruleset": "nova6", "heroes": [{"rank": 1, "count": heroes}], "foes": foes})


def conflict() -> Encounter:
    """A character against an extra."""
    return Encounter.of({"ruleset": "nova6", "heroes": [{"rank": 2}], "foes": [{"kind": "extra"}]})


def set_up(encounter: Encounter) -> EncounterSetup:
    part = encounters_of(encounter.ruleset)
    return part.set_up(encounter.options, encounter.heroes, encounter.foes, encounter.tactics)


def as_at_first(value: Any, forgotten: frozenset[tuple[type, str]]) -> Any:
    """A state with every forgotten field as it is in a new record."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(as_at_first(one, forgotten) for one in value)
    cls: Any = type(value)
    if not hasattr(cls, "__dataclass_fields__") or not hasattr(value, "__dict__"):
        return value
    fields = {name: as_at_first(getattr(value, name), forgotten) for name in cls.__dataclass_fields__}
    fields |= {name: getattr(cls, name) for kind, name in forgotten if kind is cls}
    return changed(value, **fields)


@pytest.mark.parametrize("encounter", [task(), contest(), contest(goal=1, heroes=2)], ids=["task", "contest", "two"])
def test_local_turns_equal_brute_force(encounter: Encounter) -> None:
    """The chance of each end is the same fraction, whether turns are learnt or each state is run whole."""
    setup = set_up(encounter)
    fold = books.ruleset(encounter.ruleset).mechanics().fold
    policy = Policy("forecast", setup.answers)
    normal = lambda state: as_at_first(state, setup.forgotten)  # noqa: E731
    ends = compile_turns(setup.start, BruteGame(setup.turn, fold, policy, setup.end, normal)).solve()
    answer = forecast(encounter, Budget(seconds=600.0))
    assert answer.exact
    assert answer.win.value == sum((chance for end, chance in ends.items() if end.won), Fraction(0))
    for at, hero in enumerate(answer.heroes):
        for resource, shares in enumerate(hero.left.values()):
            assert shares == _shares(ends, at, resource)


def _shares(ends: Any, hero: int, resource: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for end, chance in ends.items():
        left = end.heroes[hero].left[resource]
        found[left] = found.get(left, Fraction(0)) + chance
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("encounter", "games"),
    [(task(), 200), (duel(), 150), (skirmish(), 40), (contest(goal=3), 100), (conflict(), 60)],
    ids=["task", "duel", "skirmish", "contest", "conflict"],
)
def test_bots_do_as_the_forecast_says(encounter: Encounter, games: int) -> None:
    """The live rule, played by the same tactics, wins as often, and spends as much, within 4.9 sigma."""
    games = games * 50 if SOAKING else games
    answer = forecast(encounter, Budget(seconds=60.0 if SOAKING else 1.0))
    ends = played(encounter, games)
    noise = 1 / games + (1 / answer.games if answer.games else 0)
    chance, won = float(answer.win.value), sum(times for end, times in ends.items() if end.won) / games
    assert abs(won - chance) <= 4.9 * sqrt(max(chance * (1 - chance), 1 / games) * noise)
    for at, resource in enumerate(answer.heroes[0].left):
        left = sum(end.heroes[0].left[at] * times for end, times in ends.items()) / games
        shares = answer.heroes[0].left[resource]
        mean = float(answer.heroes[0].mean(resource))
        variance = sum(float(part) * (value - mean) ** 2 for value, part in shares.items())
        assert abs(left - mean) <= 4.9 * sqrt(max(variance, 1 / games) * noise)


def test_a_conflict_counts_its_rounds() -> None:
    """A round is counted when its number changes, and not when a rule writes the same number again."""
    answer, games = forecast(conflict(), Budget(seconds=1.0)), 40
    setup = set_up(conflict())
    fold, policy = books.ruleset("nova6").mechanics().fold, Policy("forecast", setup.answers)
    rounds = 0
    for seed in range(games):
        stage = Stage(setup.start, fold, Seeded(seed))
        while (opening := setup.turn(stage.state)) is not None:
            play_out(stage, opening, policy)
        rounds += stage.state.scene.round
    assert abs(float(answer.mean_rounds) - rounds / games) < 2


def test_a_task_counts_its_tests() -> None:
    """A task of one point is done with the first test that passes: the first, most often."""
    heroes, foes = [{"skill": 4, "determination": 0}], [{"tier": "task", "points": 1}]
    one_point = Encounter.of({"ruleset": "houses2d20", "heroes": heroes, "foes": foes})
    answer = forecast(one_point, Budget(seconds=2.0))
    assert answer.goal == "task"
    assert answer.win.value == Fraction(1)
    assert min(answer.rounds) == 1
    assert 1 > answer.rounds[1] == max(answer.rounds.values())


@pytest.mark.parametrize("encounter", [task(), contest(goal=1)], ids=["task", "contest"])
def test_what_decides_is_said_in_every_language(encounter: Encounter) -> None:
    """Each variant has words of its own."""
    variants = [variant for variant, _ in what_decides(encounter, Budget(seconds=0.5))]
    assert variants
    for lang in ("en", "pl", "fr"):
        said = [voice(lang, encounter.ruleset).say(one.key, **one.values) for one in variants]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("ruleset", "heroes", "foes", "key"),
    [
        ("houses2d20", [{}], [{"tier": "task"}, {"tier": "minor"}], "error-forecast-houses-one-task"),
        ("houses2d20", [{"skill": 30}], [{"tier": "minor"}], "error-forecast-number"),
        ("houses2d20", [{}], [{"tier": "task", "points": 0}], "error-forecast-number"),
        ("nova6", [{}], [{"kind": "rival", "count": 2}], "error-forecast-nova6-one-rival"),
        ("nova6", [{"rank": -1}], [{"kind": "extra"}], "error-forecast-number"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(ruleset: str, heroes: Any, foes: Any, key: str) -> None:
    """Two rivals, a task of no points or a rating beyond the scale are named, and what would be right."""
    with pytest.raises(Unclear) as refusal:
        forecast(Encounter.of({"ruleset": ruleset, "heroes": heroes, "foes": foes}))
    assert refusal.value.key == key
    for lang in ("en", "pl", "fr"):
        assert voice(lang, ruleset).say(key, **refusal.value.values)
