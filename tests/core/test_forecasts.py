"""Forecasts: exact within their budget, sampled beyond it, cancelled at once, and the same fight that bots play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import books
from moothall.forecast import Budget, Cancelled, Encounter, encounters_of, forecast
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.talk.encounters import EncounterEnd
from tests.support.soaking import SOAKING, tries

PLENTY = Budget(seconds=600.0)


def fight(ruleset: str = "nde2", **said: Any) -> Encounter:
    """Two heroes against an elite and a minion, as the book has it, unless said otherwise."""
    usual = {
        "ruleset": ruleset,
        "options": {"crowd": "off"} if ruleset == "nde2" else {},
        "heroes": [{"name": "Ilse", "hearts": 2, "luck": 1}, {"name": "Bram", "hearts": 1}],
        "foes": [{"tier": "elite" if ruleset == "nde2" else "boss"}, {"tier": "minion"}],
    }
    if ruleset == "nde1":
        usual["heroes"] = [{"name": "Ilse", "hearts": 2}, {"name": "Bram", "hearts": 1}]
    return Encounter.of(usual | said)


def played(encounter: Encounter, games: int) -> Counter[EncounterEnd]:
    """The same fight played live from seeds, by the same tactics."""
    part = encounters_of(encounter.ruleset)
    setup = part.set_up(encounter.options, encounter.heroes, encounter.foes, encounter.tactics)
    fold, policy = books.ruleset(encounter.ruleset).mechanics().fold, Policy("forecast", setup.answers)
    ends: Counter[EncounterEnd] = Counter()
    for seed in range(games):
        stage = Stage(setup.start, fold, Seeded(seed))
        while (opening := setup.turn(stage.state)) is not None:
            play_out(stage, opening, policy)
        ends[setup.end(stage.state)] += 1
    return ends


def agree(share: int, games: int, chance: float) -> bool:
    """Whether a share of games is within 4.9 sigma of its chance."""
    return abs(share - games * chance) <= 4.9 * sqrt(max(games * chance * (1 - chance), 1e-9))


@pytest.mark.slow
@pytest.mark.parametrize(
    "encounter",
    [
        fight(),
        fight(tactics={"foes": "own", "heroes": "strongest", "luck": "never"}),
        fight(tactics={"foes": "first", "heroes": "weakest"}),
        fight(options={"crowd": "off", "foe_action": "foe_roll", "death_when_down": "on", "retaliation": "melee"}),
        fight("nde1"),
        fight("nde1", tactics={"foes": "still", "heroes": "weakest"}),
    ],
    ids=["as written", "own", "weakest", "foes roll", "nde1", "nde1 still"],
)
def test_bots_fight_as_the_forecast_says(encounter: Encounter) -> None:
    """The live rule, played by the same tactics, wins, falls and keeps its luck as often as forecast."""
    answer, games = forecast(encounter, PLENTY), 20_000 if SOAKING else 400
    assert answer.exact
    ends = played(encounter, games)
    assert agree(sum(times for end, times in ends.items() if end.won), games, float(answer.win.value))
    for at, hero in enumerate(answer.heroes):
        fell = sum(times for end, times in ends.items() if end.heroes[at].fallen)
        assert agree(fell, games, float(hero.down.value))


def test_a_sampled_forecast_agrees_with_the_exact_one() -> None:
    """A budget that allows no counting gives a band, and the exact chance is in it."""
    exact = forecast(fight(), PLENTY)
    sampled = forecast(fight(), Budget(seconds=600.0, visits=0, rows=0, games=3_000), seed="tide")
    assert (exact.method, sampled.method, sampled.because) == ("solved", "sampled", "over-budget")
    assert sampled.games == 3_000
    assert sampled.win.low < float(exact.win.value) < sampled.win.high
    assert sampled.win.high - sampled.win.low < 0.05


def test_a_seed_fixes_the_sampled_fights() -> None:
    """The same seed gives the same answer, another seed another."""
    budget = Budget(seconds=600.0, visits=0, rows=0, games=500)
    one, again, other = (forecast(fight(), budget, seed).win.value for seed in ("tide", "tide", "ebb"))
    assert one == again != other


class Once:
    """A flag that is set after it was looked at some times."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("looks", [0, 1, 5])
def test_a_forecast_can_be_cancelled_whatever_it_does(looks: int) -> None:
    """Counting and sampling both look at the flag, and leave at once."""
    crowd = fight(heroes=[{"count": 3}], foes=[{"tier": "minion", "count": 4}])
    with pytest.raises(Cancelled):
        forecast(crowd, Budget(seconds=600.0, visits=4_000), cancelled=Once(looks))


def test_progress_only_grows_and_stays_within_one() -> None:
    """Whoever waits sees how much of the time is used."""
    seen: list[float] = []
    forecast(fight(), Budget(seconds=600.0, visits=0, rows=0, games=1_000), progress=seen.append)
    assert seen == sorted(seen)
    assert seen
    assert max(seen) <= 1


@given(
    hearts=st.lists(st.integers(1, 4), min_size=2, max_size=3),
    minions=st.integers(1, 3),
    elites=st.integers(0, 1),
)
@tries(8, soak=300)
def test_equal_dice_make_hearts_one_pool(hearts: list[int], minions: int, elites: int) -> None:
    """Where misses are the only harm and dice are equal, who has how many Hearts does not matter, only their sum."""

    def chance(lines: list[dict[str, Any]]) -> Fraction:
        foes: list[dict[str, Any]] = [{"tier": "minion", "count": minions}, *[{"tier": "elite"}] * elites]
        return _chance(lines, foes)

    apart = [{"hearts": number, "luck": 0} for number in hearts]
    assert chance(apart) == chance([{"hearts": sum(hearts), "luck": 0}])


def _chance(heroes: list[dict[str, Any]], foes: list[dict[str, Any]]) -> Fraction:
    options, tactics = {"crowd": "off", "retaliation": "melee"}, {"luck": "never", "foes": "still"}
    answer = forecast(fight(options=options, tactics=tactics, heroes=heroes, foes=foes), PLENTY)
    assert answer.method == "counted"
    return answer.win.value


def test_counting_and_solving_agree() -> None:
    """A fight without circles is counted; with circles it is solved; where both can, the fractions are one."""
    answer = forecast(fight(options={"crowd": "off", "retaliation": "melee"}, tactics={"foes": "still"}), PLENTY)
    assert answer.method == "counted"
    by_rows = forecast(
        fight(options={"crowd": "off", "retaliation": "melee"}, tactics={"foes": "still"}), PLENTY._replace(rows=0)
    )
    assert by_rows.win == answer.win
    assert by_rows.rounds == answer.rounds


@pytest.mark.parametrize("method", ["solved", "sampled"])
def test_all_that_is_left_adds_up(method: str) -> None:
    """The shares of each resource, and those of the rounds, are one in all."""
    budget = PLENTY if method == "solved" else Budget(seconds=600.0, visits=0, rows=0, games=300)
    answer = forecast(fight(), budget)
    assert answer.method == method
    assert sum(answer.rounds.values()) == 1
    assert all(sum(shares.values()) == 1 for hero in answer.heroes for shares in hero.left.values())


def test_luck_helps_and_a_tier_up_hurts() -> None:
    """A point of luck raises the chance, a stronger foe lowers it."""
    usual = forecast(fight(), PLENTY).win.value
    no_luck = forecast(fight(tactics={"luck": "never"}), PLENTY).win.value
    boss = forecast(fight(foes=[{"tier": "boss"}, {"tier": "minion"}]), PLENTY).win.value
    assert boss < no_luck < usual


def test_a_notebook_shows_names_as_they_are() -> None:
    """A name with marks in it is no HTML."""
    shown = forecast(fight(heroes=[{"name": "<b>Ilse", "hearts": 1}]), PLENTY)._repr_html_()
    assert "&lt;b>Ilse" in shown
    assert "<b>" not in shown


def test_every_tactic_is_said() -> None:
    """Each value of each tactic has words in every language, and no two values the same."""
    from typing import get_args, get_type_hints

    from moothall.speech import voice

    for book in ("nde2", "nde1", "nova6", "houses2d20"):
        part = encounters_of(book)
        for lang in ("en", "pl", "fr"):
            for name, kind in get_type_hints(part.tactics).items():
                words = [voice(lang, book).say(f"{part.texts}-{name}", value=value) for value in get_args(kind)]
                assert len(set(words)) == len(get_args(kind))


def _sheet(**more: Any) -> dict[str, Any]:
    from moothall.rulesets.nde.sheet import new_sheet

    return new_sheet("Ilse", "adept", **more)


def test_a_hero_can_be_a_sheet() -> None:
    """A sheet brings its own dice and name; what the line says goes before it."""
    line, foes = {"sheet": _sheet(luck=0)}, [{"tier": "minion"}]
    whole, hurt = (forecast(fight(heroes=[line | more], foes=foes), PLENTY) for more in ({}, {"hearts": 1}))
    assert whole.heroes[0].name == hurt.heroes[0].name == "Ilse"
    assert hurt.win.value < whole.win.value
