"""The answer of a forecast: chances with what is known of their exactness, for people and for programs."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, Literal, NamedTuple

from moothall.talk.encounters import EncounterEnd, EncounterSetup

CONFIDENCE = 0.99
STANDARD_ERRORS = 2.5758293035489004
"""How many of them a band of this confidence spans to either side."""

Method = Literal["counted", "solved", "sampled"]


class Estimate(NamedTuple):
    """A chance, and the band in which it lies; of an exact one both ends are the chance itself."""

    value: Fraction
    low: float
    high: float


class HeroForecast(NamedTuple):
    """What becomes of one hero: the chances to go down and to die, and what is left of each resource."""

    name: str
    down: Estimate
    dead: Estimate
    left: Mapping[str, Mapping[int, Fraction]]

    def mean(self, resource: str) -> Fraction:
        """What is left of a resource on average."""
        return sum((value * chance for value, chance in self.left[resource].items()), Fraction(0))


class Forecast(NamedTuple):
    """A forecast."""

    ruleset: str
    method: Method
    win: Estimate
    rounds: Mapping[int, Fraction]
    """The chance of each number of rounds."""
    are_rounds_exact: bool
    heroes: tuple[HeroForecast, ...]
    tactics: Mapping[str, str]
    assumes: tuple[str, ...]
    """Keys of the texts that say what of the rules is left out."""
    goal: str
    """Kind of encounter, which says what winning means: `fight`, `contest` or `task`."""
    visits: int
    rule_runs: int
    games: int
    """How many fights were sampled: none where everything was counted, but for the rounds."""
    seed: str
    because: str
    """Why it was sampled: `over-budget` or `large-circle`; empty for an exact one."""
    seconds: float

    @property
    def exact(self) -> bool:
        return self.method != "sampled"

    @property
    def is_deadly(self) -> bool:
        """Whether anybody can die."""
        return any(hero.dead.value for hero in self.heroes)

    @property
    def mean_rounds(self) -> Fraction:
        """How many rounds it takes on average."""
        return sum((number * chance for number, chance in self.rounds.items()), Fraction(0))

    def to_dict(self) -> dict[str, Any]:
        """The answer as plain data: exact chances are fractions as text, sampled ones numbers with their band."""
        return {
            "ruleset": self.ruleset,
            "exact": self.exact,
            "method": self.method,
            **self._said("win", self.win),
            "goal": self.goal,
            "rounds": {str(number): self._number(chance) for number, chance in self.rounds.items()},
            "rounds_exact": self.are_rounds_exact,
            "heroes": [self._hero(hero) for hero in self.heroes],
            "tactics": dict(self.tactics),
            "visits": self.visits,
            "rule_runs": self.rule_runs,
            "seconds": round(self.seconds, 3),
            **({} if self.exact else {"games": self.games, "seed": self.seed, "confidence": CONFIDENCE}),
            **({"because": self.because} if self.because else {}),
        }

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each hero, for tables and notebooks."""
        return [
            {"hero": hero.name, "down": float(hero.down.value), "dead": float(hero.dead.value)}
            | {name: float(hero.mean(name)) for name in hero.left}
            for hero in self.heroes
        ]

    def _repr_html_(self) -> str:
        """The answer as a notebook shows it: a table with a row for each hero."""
        rows = self.to_rows()
        head = "".join(f"<th>{name}</th>" for name in rows[0])
        cells = "".join(
            "<tr>" + "".join(f"<td>{_shown(value)}</td>" for value in row.values()) + "</tr>" for row in rows
        )
        return f"<table><caption>{float(self.win.value):.4f}</caption><tr>{head}</tr>{cells}</table>"

    def _hero(self, hero: HeroForecast) -> dict[str, Any]:
        left = {
            name: {str(value): self._number(chance) for value, chance in shares.items()}
            for name, shares in hero.left.items()
        }
        return {"name": hero.name, **self._said("down", hero.down), **self._said("dead", hero.dead), "left": left}

    def _said(self, name: str, estimate: Estimate) -> dict[str, Any]:
        said: dict[str, Any] = {name: self._number(estimate.value)}
        if not self.exact:
            said |= {f"{name}_low": estimate.low, f"{name}_high": estimate.high}
        return said

    def _number(self, chance: Fraction) -> str | float:
        return str(chance) if self.exact else float(chance)


def _shown(value: Any) -> str:
    """A value in a table of HTML."""
    text = f"{value:.4f}" if isinstance(value, float) else str(value)
    return text.replace("&", "&amp;").replace("<", "&lt;")


def estimate(chance: Fraction, games: int) -> Estimate:
    """A chance with its band: Wilson's, which stays between 0 and 1. Without games it is exact."""
    if not games:
        return Estimate(chance, float(chance), float(chance))
    share, width = float(chance), STANDARD_ERRORS**2 / games
    middle = (share + width / 2) / (1 + width)
    reach = STANDARD_ERRORS * sqrt(share * (1 - share) / games + width / games / 4) / (1 + width)
    return Estimate(chance, max(middle - reach, 0.0), min(middle + reach, 1.0))


def fates(setup: EncounterSetup, ends: Mapping[Hashable, Fraction], games: int) -> tuple[HeroForecast, ...]:
    """What becomes of each hero, summed over all ends."""
    return tuple(_hero(setup, ends, at, games) for at in range(len(setup.heroes)))


def _hero(setup: EncounterSetup, ends: Mapping[Hashable, Fraction], at: int, games: int) -> HeroForecast:
    down = dead = Fraction(0)
    left: dict[str, dict[int, Fraction]] = {name: {} for name in setup.resources}
    for end, chance in ends.items():
        assert isinstance(end, EncounterEnd)
        fate = end.heroes[at]
        down += chance if fate.fallen else 0
        dead += chance if fate.fallen == "dead" else 0
        for name, value in zip(setup.resources, fate.left, strict=True):
            left[name][value] = left[name].get(value, Fraction(0)) + chance
    shares = {name: dict(sorted(found.items())) for name, found in left.items()}
    return HeroForecast(setup.heroes[at], estimate(down, games), estimate(dead, games), shares)


def win(ends: Mapping[Hashable, Fraction], games: int) -> Estimate:
    """The chance that the heroes win."""
    won = sum((chance for end, chance in ends.items() if isinstance(end, EncounterEnd) and end.won), Fraction(0))
    return estimate(won, games)
