"""Forecasts in words: the chance in one sentence, and what is assumed beside it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from moothall.forecast.answer import Forecast
from moothall.forecast.encounter import encounters_of
from moothall.talk.printed import Texts, percent


def sentence(answer: Forecast, said: Texts) -> str:
    """The chance of winning in one sentence, with how it was found; of a task, its length."""
    if answer.goal == "task":
        return said.say("forecast-task", mean=float(answer.mean_rounds))
    if answer.exact:
        return said.say("forecast-exact", percent=percent(said, answer.win.value))
    low, high = (percent(said, Fraction(share)) for share in (answer.win.low, answer.win.high))
    key = f"forecast-sampled-{answer.because}"
    return said.say(key, percent=percent(said, answer.win.value), low=low, high=high, games=answer.games)


RARE = Fraction(1, 1_000)


def rounds(answer: Forecast) -> Iterator[tuple[str, Fraction]]:
    """The chance of each number of rounds; the longest fights are taken together where they are rare."""
    left = Fraction(1)
    for number, chance in answer.rounds.items():
        if left < RARE:
            yield f"≥ {number}", left
            return
        yield str(number), chance
        left -= chance


def notes(answer: Forecast, said: Texts) -> Iterator[str]:
    """The tactics of both sides, and what of the rules is left out: they are part of the numbers."""
    texts = encounters_of(answer.ruleset).texts
    for name, value in answer.tactics.items():
        yield said.say(f"{texts}-{name}", value=value)
    for key in answer.assumes:
        yield said.say(key)
