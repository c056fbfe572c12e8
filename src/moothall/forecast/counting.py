"""Forecasting: every way counted where the budget allows it, else fights sampled, and the answer says which."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any, NamedTuple

from moothall import books
from moothall.errors import Unclear
from moothall.forecast.answer import Forecast, Method, fates, win
from moothall.forecast.budget import Budget, CancelFlag, OverBudget, Watcher
from moothall.forecast.encounter import Encounter, encounters_of
from moothall.handlers.exact import NoRollEver, by_rounds, chances, count, lay_out
from moothall.handlers.local.packed import Packed
from moothall.handlers.local.tree import TurnGame
from moothall.handlers.policy import Policy
from moothall.handlers.sampling import sample
from moothall.handlers.turn_table import NoWayOut
from moothall.talk.encounters import EncounterSetup, Variant

MOST_ROLLS = 2_000
"""Of a game without circles: beyond any fight."""

LARGEST_CIRCLE = 200
"""Places of a circle that is solved in fractions; larger ones take minutes."""

USUAL_SHIFT = 192
"""Bits for the ways of one round: more than most fights need."""

ROUNDS_SAMPLED = 20_000
"""Fights that the number of rounds is taken from, where a game can run in a circle."""

Ends = Mapping[Hashable, Fraction]

Tactic = Callable[[EncounterSetup], EncounterSetup]
"""From an encounter as its named tactics play it to one that is played otherwise."""

USUAL = Budget()


class _Found(NamedTuple):
    """Ends and rounds, how they were found, and from how many fights."""

    method: Method
    ends: Ends
    rounds: Mapping[int, Fraction]
    visits: int = 0
    games: int = 0
    sampled_rounds: int = 0
    because: str = ""


def forecast(
    encounter: Encounter,
    budget: Budget = USUAL,
    seed: str = "moothall",
    progress: Callable[[float], None] | None = None,
    cancelled: CancelFlag | None = None,
    tactic: Tactic | None = None,
) -> Forecast:
    """How an encounter will go: exact within the budget, else from fights sampled to its end.

    A tactic of one's own changes the order of turns, or what questions are answered with; it must be pure.
    """
    part = encounters_of(encounter.ruleset)
    setup = part.set_up(encounter.options, encounter.heroes, encounter.foes, encounter.tactics)
    setup = setup if tactic is None else tactic(setup)
    return _forecast(encounter.ruleset, setup, encounter.tactics, seed, Watcher(budget, progress, cancelled))


def forecast_table(ruleset: str, table: Any, budget: Budget = USUAL, seed: str = "moothall") -> Forecast:
    """How the fight that is under way at a table will go from here on, by the usual tactics."""
    part = encounters_of(ruleset)
    tactics = part.tactics()
    setup = part.as_it_stands(table, tactics) if part.as_it_stands else None
    if setup is None:
        raise Unclear("error-forecast-no-fight")
    return _forecast(ruleset, setup, tactics, seed, Watcher(budget, None, None))


def _forecast(ruleset: str, setup: EncounterSetup, tactics: Any, seed: str, watcher: Watcher) -> Forecast:
    packed = Packed(_game(ruleset, setup), watcher.may_dive)
    try:
        found = _found(packed, watcher, seed, setup.first_round)
    except (NoRollEver, NoWayOut) as problem:
        raise Unclear("error-forecast-endless") from problem
    return Forecast(
        ruleset=ruleset,
        method=found.method,
        win=win(found.ends, found.games),
        rounds=found.rounds,
        are_rounds_exact=not (found.games or found.sampled_rounds),
        heroes=fates(setup, found.ends, found.games),
        tactics=_tactics(tactics, setup.tactics),
        assumes=setup.assumes,
        goal=setup.goal,
        visits=found.visits,
        rule_runs=packed.tree.runs,
        games=found.games,
        seed=seed if found.games or found.sampled_rounds else "",
        because=found.because,
        seconds=watcher.seconds,
    )


def _tactics(tactics: Any, named: tuple[str, ...]) -> dict[str, str]:
    """The tactics that matter, by name."""
    return {name: getattr(tactics, name) for name in named or [field.name for field in fields(tactics)]}


def _game(ruleset: str, setup: EncounterSetup) -> TurnGame:
    fold = books.ruleset(ruleset).mechanics().fold
    policy = Policy("forecast", setup.answers)
    return TurnGame(setup.start, setup.turn, fold, policy, setup.end, setup.forgotten, setup.rounds)


def _found(packed: Packed, watcher: Watcher, seed: str, first_round: int) -> _Found:
    """Count or solve, and sample where that would be too much."""
    try:
        found = _exact(packed, watcher, seed, first_round)
        return found or _sampled(packed, watcher, seed, "large-circle", first_round)
    except OverBudget:
        return _sampled(packed, watcher, seed, "over-budget", first_round)


def _exact(packed: Packed, watcher: Watcher, seed: str, first_round: int) -> _Found | None:
    """Every way counted; nothing where circles are too large to be solved."""
    packed.before_run = watcher.learning
    table = lay_out(packed, watcher.counting, watcher.budget.rows)
    if table is None:
        return _counted(packed, watcher, first_round)
    circles = list(table.circles())
    if max(map(len, circles), default=1) > LARGEST_CIRCLE:
        return None
    if not any(len(circle) > 1 or _stays(table.rows[circle[0]].leads, circle[0]) for circle in circles):
        return _counted(packed, watcher, first_round)
    packed.before_run = watcher.look
    rounds = sample(packed, seed, ROUNDS_SAMPLED, watcher.is_time_left)
    return _Found("solved", table.solve(), _shares(rounds, first_round), len(table.rows), sampled_rounds=rounds.total())


def _stays(leads: tuple[tuple[int, int], ...], place: int) -> bool:
    return any(lead == place for lead, _ in leads)


def _counted(packed: Packed, watcher: Watcher, first_round: int) -> _Found:
    """Ends and rounds of a game without circles, the ways of each round above those of the round before."""
    shift = USUAL_SHIFT
    while (counted := count(packed, watcher.counting, MOST_ROLLS, shift)).total.bit_length() >= shift:
        shift = counted.total.bit_length() + 1
    rounds = by_rounds(counted, shift)
    if sum(rounds.values()) != counted.total:
        raise OverBudget  # it runs in circles after all
    shares = {number + first_round: Fraction(ways, counted.total) for number, ways in sorted(rounds.items())}
    return _Found("counted", chances(counted, shift), shares, counted.visits)


def _sampled(packed: Packed, watcher: Watcher, seed: str, because: str, first_round: int) -> _Found:
    packed.before_run = watcher.look
    seen = sample(packed, seed, watcher.budget.games, watcher.is_time_left)
    games = seen.total()
    ends: dict[Hashable, Fraction] = {}
    for (end, _), times in seen.items():
        ends[end] = ends.get(end, Fraction(0)) + Fraction(times, games)
    return _Found("sampled", ends, _shares(seen, first_round), games=games, because=because)


def _shares(seen: Mapping[tuple[Hashable, int], int], first_round: int) -> dict[int, Fraction]:
    """The share of each number of rounds."""
    games = sum(seen.values())
    rounds: dict[int, int] = {}
    for (_, begun), times in seen.items():
        rounds[begun + first_round] = rounds.get(begun + first_round, 0) + times
    return {number: Fraction(times, games) for number, times in sorted(rounds.items())}


def what_decides(
    encounter: Encounter,
    budget: Budget = USUAL,
    seed: str = "moothall",
    cancelled: CancelFlag | None = None,
) -> list[tuple[Variant, Forecast]]:
    """Forecasts of the same encounter a little different, the worst for the heroes first."""
    part = encounters_of(encounter.ruleset)
    answers = [
        (variant, forecast(encounter._replace(heroes=variant.heroes, foes=variant.foes), budget, seed, None, cancelled))
        for variant in part.variants(encounter.heroes, encounter.foes)
    ]
    return sorted(answers, key=lambda one: one[1].win.value)
