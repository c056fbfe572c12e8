"""`moothall forecast`: how an encounter will go, from a file that says who meets whom."""

from __future__ import annotations

import click

from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.errors import Unclear
from moothall.forecast import Budget, Encounter, Forecast, HeroForecast, forecast, notes, rounds, sentence, what_decides
from moothall.speech import Voice, voice
from moothall.talk.encounters import Variant
from moothall.talk.printed import percent

LONGEST = 3_600.0
"""Seconds that a forecast may be given."""


@click.command("forecast", cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@click.option("--decides", is_flag=True)
@click.option("--seconds", metavar="NUMBER", type=float, default=Budget().seconds)
@click.option("--seed", metavar="SEED", default="moothall")
@common
def command(file: str, decides: bool, seconds: float, seed: str, lang: str, as_json: bool) -> None:
    """How likely the heroes win, and what it costs them."""
    if not 0 < seconds <= LONGEST:
        raise Unclear("error-forecast-seconds", found=f"{seconds:g}", most=f"{LONGEST:g}")
    encounter, budget = Encounter.read(file), Budget(seconds=seconds)
    answer = forecast(encounter, budget, seed)
    variants = what_decides(encounter, budget, seed) if decides else []
    said = voice(lang, encounter.ruleset)
    if as_json:
        others = [{"variant": said.say(one.key, **one.values), **other.to_dict()} for one, other in variants]
        show.put_json(answer.to_dict() | ({"decides": others} if decides else {}))
        return
    page = show.page()
    _put_answer(page, answer, said)
    if variants:
        page.gap()
        page.heading(said.say("forecast-decides"))
        page.table([_variant_row(page, said, variant, other) for variant, other in variants])


def _put_answer(page: show.Page, answer: Forecast, said: Voice) -> None:
    page.heading(sentence(answer, said))
    rows = [_row(said, number, hero, _columns(answer)) for number, hero in enumerate(answer.heroes, 1)]
    page.table(rows, _header(said, answer))
    page.gap()
    page.heading(said.say("forecast-rounds" if answer.are_rounds_exact else "forecast-rounds-sampled"))
    page.table([(number, percent(said, chance), page.bar(chance)) for number, chance in rounds(answer)])
    page.gap()
    for note in notes(answer, said):
        page.note(note)


def _variant_row(page: show.Page, said: Voice, variant: Variant, answer: Forecast) -> tuple[str, ...]:
    chance = answer.win.value
    return (said.say(variant.key, **variant.values), percent(said, chance), page.bar(chance))


def _header(said: Voice, answer: Forecast) -> tuple[str, ...]:
    left = (said.say(f"forecast-left-{name}") for name in answer.heroes[0].left)
    down = said.say("forecast-down", goal=answer.goal), said.say("forecast-dead")
    return (said.say("forecast-hero"), *down[: _columns(answer)], *left)


def _columns(answer: Forecast) -> int:
    """Count the columns for a hero who falls: none at a task, a second where heroes can die."""
    return 0 if answer.goal == "task" else 2 if answer.is_deadly else 1


def _row(said: Voice, number: int, hero: HeroForecast, columns: int) -> tuple[str, ...]:
    left = (said.say("forecast-mean", mean=float(hero.mean(name))) for name in hero.left)
    name = hero.name or said.say("forecast-unnamed", number=number)
    down = percent(said, hero.down.value), percent(said, hero.dead.value)
    return (name, *down[:columns], *left)
