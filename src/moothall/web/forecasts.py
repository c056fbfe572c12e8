"""The forecast of the fight at a table, for its GM: counted from the GM's own view, in a worker process of its own."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from moothall.forecast import Budget, Forecast, HeroForecast, forecast_table, notes, sentence
from moothall.speech import Voice, voice
from moothall.talk.printed import percent
from moothall.web.context import AppContext
from moothall.web.tables import LiveTable

SECONDS = 3.0
"""Of work for one forecast."""

PATIENCE = 15.0
"""Seconds by the clock after which its worker is ended."""


class HeroForecastShown(Struct, frozen=True):
    """What becomes of one character: the chance to go down, and what is left of each resource on average."""

    name: str
    down: str
    left: dict[str, str]


class ForecastShown(Struct, frozen=True):
    """A forecast in words: one sentence, the characters, the chance of each number of rounds, and what is assumed."""

    said: str
    win: float
    exact: bool
    heroes: list[HeroForecastShown]
    rounds: dict[str, str]
    notes: list[str]


async def forecast_fight(context: AppContext, live: LiveTable, seat: str, by: str, lang: str) -> ForecastShown:
    """How the fight will go from here on. A newer question of the same person about it replaces an older one."""
    view = await live.desk.look(lambda table: table.stream(table.viewer(seat)).view)
    work = context.workers.forecasts
    answer = await work.do(count, live.kept.ruleset, view, budget=PATIENCE, by=by, instead=f"forecast {live.kept.id}")
    return shown(answer, voice(lang, live.kept.ruleset))


def count(ruleset: str, view: Any) -> Forecast:
    """Forecast in the worker, where no table waits for it."""
    return forecast_table(ruleset, view, Budget(seconds=SECONDS))


def shown(answer: Forecast, said: Voice) -> ForecastShown:
    """A forecast as the page shows it."""
    heroes = [_hero(hero, number, said) for number, hero in enumerate(answer.heroes, 1)]
    rounds = {str(number): percent(said, chance) for number, chance in answer.rounds.items()}
    words = list(notes(answer, said))
    return ForecastShown(sentence(answer, said), float(answer.win.value), answer.exact, heroes, rounds, words)


def _hero(hero: HeroForecast, number: int, said: Voice) -> HeroForecastShown:
    name = hero.name or said.say("forecast-unnamed", number=number)
    left = {said.say(f"forecast-left-{of}"): said.say("forecast-mean", mean=float(hero.mean(of))) for of in hero.left}
    return HeroForecastShown(name, percent(said, hero.down.value), left)
