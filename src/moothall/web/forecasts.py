"""Forecasts at a table, for its GM alone: the fight as it stands, or once a prepared group has come.

They are counted from the GM's own view, in a worker process of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count as numbers
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from moothall.errors import Unclear
from moothall.forecast import Budget, Forecast, HeroForecast, forecast_table, notes, rounds, sentence
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.speech import Voice, voice
from moothall.table import Table
from moothall.table.book import Book
from moothall.talk.printed import percent
from moothall.web.context import AppContext
from moothall.web.tables import LiveTable

SECONDS = 3.0
"""Of work for one forecast."""

PATIENCE = 15.0
"""Seconds by the clock after which its worker is ended."""


class ColumnShown(Struct, frozen=True):
    """One figure of a character: what it is, and what it comes to."""

    said: str
    value: str


class HeroForecastShown(Struct, frozen=True):
    """What becomes of one character: the chance to go down or to die, and what is left of each resource on average."""

    name: str
    columns: list[ColumnShown]


class RoundsShown(Struct, frozen=True):
    """The chance of one number of rounds, as a number and in percent."""

    said: str
    share: str
    percent: str


class ForecastShown(Struct, frozen=True):
    """A forecast in words: one sentence, the characters, the chance of each number of rounds, and what is assumed."""

    said: str
    win: float
    exact: bool
    heroes: list[HeroForecastShown]
    rounds_said: str
    rounds: list[RoundsShown]
    notes: list[str]


class GroupAction(NamedTuple):
    """An action of a prepared group: its procedure, and its arguments as plain values."""

    procedure: str
    args: dict[str, Any]


async def forecast_fight(
    context: AppContext, live: LiveTable, seat: str, by: str, lang: str, item: str = ""
) -> ForecastShown:
    """How the fight will go from here on, with the group of an item of the shelf if one is named.

    A newer question of the same person about the same table and item replaces an older one.
    """

    def seen(table: Table) -> tuple[Any, list[GroupAction]]:
        return table.stream(table.viewer(seat)).view, _prepared(table, item)

    view, actions = await live.desk.look(seen)
    work, about = context.workers.forecasts, f"forecast {live.kept.id} {item}"
    answer = await work.do(count, live.kept.ruleset, view, actions, budget=PATIENCE, by=by, instead=about)
    return shown(answer, voice(lang, live.kept.ruleset))


def _prepared(table: Table, item: str) -> list[GroupAction]:
    """The actions that an item of the shelf would carry out; none where no item is named."""
    if not item:
        return []
    found = next((one for one in table.room_state.shelf if one.id == item), None)
    if found is None:
        raise Unclear("error-table-no-such", id=item)
    arguments = (msgspec.json.decode(action.args, type=dict[str, Any]) for action in found.holds.actions)
    return [GroupAction(action.procedure, args) for action, args in zip(found.holds.actions, arguments, strict=True)]


# ---- In the worker ---------------------------------------------------------------------------------------------------


def count(ruleset: str, view: Any, actions: Sequence[GroupAction] = ()) -> Forecast:
    """Forecast in the worker, where no table waits for it."""
    return forecast_table(ruleset, with_group(ruleset, view, actions), Budget(seconds=SECONDS))


def with_group(ruleset: str, view: Any, actions: Sequence[GroupAction]) -> Any:
    """The table once a group has come, every question answered by its own default."""
    book, ids = Book(ruleset), numbers(1)
    stage = Stage(view, book.fold, Seeded("prepared"))
    for action in actions:
        opening = book.opening(action.procedure, action.args, lambda: f"prepared-{next(ids)}")
        play_out(stage, opening, Policy("prepared"))
    return stage.state


# ---- As the page shows it --------------------------------------------------------------------------------------------


def shown(answer: Forecast, said: Voice) -> ForecastShown:
    """A forecast as the page shows it, with the figures of the command line."""
    return ForecastShown(
        sentence(answer, said),
        float(answer.win.value),
        answer.exact,
        [_hero(answer, hero, number, said) for number, hero in enumerate(answer.heroes, 1)],
        said.say("forecast-rounds" if answer.are_rounds_exact else "forecast-rounds-sampled"),
        [RoundsShown(number, str(chance), percent(said, chance)) for number, chance in rounds(answer)],
        list(notes(answer, said)),
    )


def _hero(answer: Forecast, hero: HeroForecast, number: int, said: Voice) -> HeroForecastShown:
    falls = [
        ColumnShown(said.say("forecast-down", goal=answer.goal), percent(said, hero.down.value)),
        ColumnShown(said.say("forecast-dead"), percent(said, hero.dead.value)),
    ]
    left = [
        ColumnShown(said.say(f"forecast-left-{name}"), said.say("forecast-mean", mean=float(hero.mean(name))))
        for name in hero.left
    ]
    columns = 0 if answer.goal == "task" else 2 if answer.is_deadly else 1
    return HeroForecastShown(hero.name or said.say("forecast-unnamed", number=number), falls[:columns] + left)
