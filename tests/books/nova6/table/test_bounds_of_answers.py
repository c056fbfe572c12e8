"""NOVA6: no answer gives more than the rule it cites, for every question of the book and answers at the edges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

from moothall.ledger.entries import Entry, Told
from moothall.records import changed
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.questions import AfterRoll, MakeAdvantage, SpendPoints
from moothall.rulesets.nova6.state import Effect
from moothall.rulesets.nova6.words import LADDER
from tests.books.nova6.support.answers import ASKED, answers, moments, outcome


class Bound(NamedTuple):
    """The most that a rule gives for nothing: dice, points of soak or damage, how long, and for how many skills."""

    kind: str
    most: int = 0
    durations: tuple[str, ...] = ("B",)
    skills: int | None = None


BOUNDS: Final[dict[str, tuple[Bound, ...]]] = {
    # p. 34, an invoke makes a basic effect; p. 13 f., how large the three of them are.
    "nova6.invoke.basic-effect": (
        Bound("advantage", 1, ("B",), 1),
        Bound("soak", 1, ("B",)),
        Bound("aspect", 0, ("B", "A")),
    ),
    "nova6.advg.base": (Bound("advantage", 1, ("B",), 1),),
    "nova6.advg.aspect": (Bound("aspect", 0, ("B", "A")),),
    "nova6.soak.base": (Bound("soak", 1, ("B",)),),
}
"""Each rule that makes something, and the most of it before stunt points are spent."""

WIDENED: Final = ("widen-class", "widen-all")
PRICES: Final = {
    "create-effect": 1, "react": 1, "make-asset": 1, "widen-class": 1, "widen-all": 2, "turn-against": 1,
    "scope-some": 1, "scope-most": 2, "scope-all": 3, "declare-1": 1, "declare-2": 2, "declare-3": 3,
    "discover-1": 1, "discover-2": 2, "discover-3": 3, "special": 1,
}  # fmt: skip
"""p. 38, the stunts of which more points do no more, and what each costs."""


def faults(log: tuple[Entry, ...]) -> Iterator[str]:
    """Yield what a conversation gave beyond its rules."""
    bought: list[events.StuntBought] = []
    for entry in log:
        match entry:
            case Told(event=events.StuntBought() as stunt):
                bought.append(stunt)
                if stunt.points > PRICES.get(stunt.stunt, stunt.points):
                    yield f"{stunt.stunt} took {stunt.points} points"
            case Told(event=events.EffectBegan(effect=effect), cites=cites):
                yield from _beyond(effect, cites, bought)


def _beyond(effect: Effect, cites: tuple[str, ...], bought: list[Any]) -> Iterator[str]:
    points = sum(stunt.points for stunt in bought)
    for rule in cites:
        for bound in BOUNDS.get(rule, ()):
            if bound.kind != effect.kind:
                continue
            if abs(effect.rating) > bound.most + points:
                yield f"{rule}: {effect.name} has {effect.rating}"
            if not _is_short(effect.duration, bound.durations, bought):
                yield f"{rule}: {effect.name} lasts {effect.duration}"
            widened = any(stunt.stunt in WIDENED for stunt in bought)
            if bound.skills is not None and len(effect.skills) != bound.skills and not widened:
                yield f"{rule}: {effect.name} is for {effect.skills or 'all skills'}"


def _is_short(duration: str, allowed: tuple[str, ...], bought: list[Any]) -> bool:
    steps = sum(stunt.points for stunt in bought if stunt.stunt == "increase-time")
    longest = LADDER[min(LADDER.index("B") + steps, len(LADDER) - 1)]
    return duration in allowed or (duration in LADDER and LADDER.index(duration) <= LADDER.index(longest))


def found(kind: str, face: int = 6) -> list[str]:
    """Return the faults of every answer to a class of question."""
    told = [(answer, outcome(moment, answer, face)) for moment in moments(kind) for answer in answers(moment)]
    return [f"{answer}: {fault}" for answer, log in told if log is not None for fault in faults(log)]


@pytest.mark.parametrize("kind", ASKED)
def test_no_answer_gives_more_than_its_rule(kind: str) -> None:
    """Whatever is answered, effects, damage and prices stay within the bounds of the rules that are cited for them."""
    assert moments(kind), f"no scene asks {kind}"
    assert found(kind) == []


# ---- The test of the test: faults planted again ----------------------------------------------------------------------


def _accept_all(self: Any, state: Any, answer: Any) -> None:
    """Accept any answer."""


def test_an_invoke_without_limits_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A basic effect of any duration, where the question does not check it, is found."""
    monkeypatch.setattr(AfterRoll, "_check_effect", _accept_all)
    monkeypatch.setattr("moothall.rulesets.nova6.action_test.after_roll._basic_effect", _as_asked)
    told = found("nova6/after-roll")
    assert any("lasts" in fault for fault in told)


async def _as_asked(play: Any, test: Any, by: str, answer: Any) -> None:
    """Begin an effect as it was asked for."""
    skills = tuple(filter(None, (answer.skill,)))
    made = Effect(NOTHING, "advantage", answer.name, by, by, 1, skills, answer.duration, made=True)
    await effects.begin(play, made, "nova6.invoke.basic-effect")


def test_a_price_beyond_its_stunt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two points for what one buys, where the question does not check the price, are found."""
    monkeypatch.setattr(SpendPoints, "check", _accept_all)
    assert any("took" in fault for fault in found("nova6/spend-points"))


def test_an_advantage_of_any_duration_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A permanent advantage from a simple success, where the question does not check it, is found."""
    monkeypatch.setattr(MakeAdvantage, "check", _accept_all)
    assert any("lasts" in fault for fault in found("nova6/advantage"))


@pytest.mark.parametrize(
    ("kind", "fault", "said"),
    [
        ("soak", {"duration": "P"}, "lasts P"),
        ("advantage", {"skills": ()}, "is for all skills"),
        ("advantage", {"rating": 2}, "has 2"),
        ("aspect", {"duration": "S"}, "lasts S"),
    ],
)
def test_an_invoke_that_makes_more_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: str, fault: dict[str, Any], said: str
) -> None:
    """A basic effect that is larger, longer or wider than it was asked for is found, whatever it is."""
    moments("nova6/after-roll")  # the scenes are met before anything is planted
    begin = effects.begin

    async def more(play: Any, made: Effect, *cites: str) -> Any:
        return await begin(play, changed(made, **fault) if made.kind == kind else made, *cites)

    monkeypatch.setattr("moothall.rulesets.nova6.action_test.after_roll.effects.begin", more)
    assert any(said in told for told in found("nova6/after-roll"))
