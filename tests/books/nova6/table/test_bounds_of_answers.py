"""NOVA6: no answer gives more than the rule it cites, for every question of the book and answers at the edges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final, NamedTuple

import pytest

from moothall.errors import MoothallError
from moothall.ledger.entries import Entry, Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics import outcome as outcome_of
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.ids import NOTHING, ZoneId
from moothall.rulesets.nova6.questions import AfterRoll, MakeAdvantage, Meddling, Ready, SpendPoints
from moothall.rulesets.nova6.state import Effect, Zone
from moothall.rulesets.nova6.time.clock import step_duration
from moothall.rulesets.nova6.vocabulary import talent
from moothall.rulesets.nova6.words import LADDER, SKILLS, Duration
from moothall.talk.procedure import Opening
from moothall.talk.requests import Offer, Roll
from tests.books.nova6.support.answers import ASKED, answers, moments, outcome
from tests.books.nova6.support.stage import NovaScript, act_out, aspect, conflict, hero, npc, table


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


def faults(log: Sequence[Entry]) -> Iterator[str]:
    """Yield what a conversation gave beyond its rules."""
    bought: list[events.StuntBought] = []
    for entry in log:
        match entry:
            case Told(event=events.StuntBought() as stunt):
                bought.append(stunt)
                if stunt.points != PRICES.get(stunt.stunt, stunt.points):
                    yield f"{stunt.stunt} took {stunt.points} points"
            case Told(event=events.EffectBegan(effect=effect), cites=cites):
                yield from _beyond(effect, cites, bought)


def too_much_harm(log: Sequence[Entry]) -> Iterator[str]:
    """Yield the harm without weapon or talent beyond p. 19: 1 [S], and 2 more for each point that goes into it."""
    told = [entry.event for entry in log if isinstance(entry, Told)]
    bought = [fact for fact in told if isinstance(fact, events.StuntBought)]
    more = sum(stunt.points for stunt in bought if stunt.stunt == "increase-effect")
    for fact in told:
        if isinstance(fact, events.Harmed) and fact.damage > 1 + 2 * more:
            yield f"nova6.dmg.base: {fact.who} takes {fact.damage}"
        if isinstance(fact, events.Harmed) and fact.damage and not _is_short(fact.duration, ("S",), bought, "S"):
            yield f"nova6.dmg.base: {fact.who} is harmed for {fact.duration}"


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


def _is_short(duration: str, allowed: tuple[str, ...], bought: list[Any], base: Duration = "B") -> bool:
    steps = sum(stunt.points for stunt in bought if stunt.stunt == "increase-time")
    longest = LADDER[min(LADDER.index(base) + steps, len(LADDER) - 1)]
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


# ---- Every stunt, and every basic effect of an invoke ----------------------------------------------------------------

POINTS: Final = 3
ALIKE: Final = {True: (4, 4, 4), False: (3, 3, 3)}
"""Dice alike, which are worth two points to the Focused, and a traded pair one more."""
HERO = hero("ilse", *(talent("focused", skill) for skill in SKILLS), fight=3, interact=3, physique=3, wits=3, move=3)
ROOK = npc("rook", talent("focused", "fight"))
RESULTS: Final[dict[str, Opening[Any]]] = {
    "an advantage": nova6.act.open("ilse", "a trick", "wits", "create-advantage"),
    "an advantage over another": nova6.act.open("ilse", "a trick", "fight", "create-advantage", targets=("rook",)),
    "an obstacle": nova6.act.open("ilse", "a heap", "physique", "create-advantage"),
    "a goal": nova6.act.open("ilse", "a door", "physique", "overcome"),
    "a blow": nova6.act.open("ilse", "a blow", "fight", "attack", targets=("rook",)),
    "a defense": nova6.oppose.open("rook", "ilse", "fight", intent="a blow"),
}


def at_points(name: str, *, success: bool = True) -> NovaScript[Any]:
    """A result up to the question what its points are for: three of them."""
    scene = conflict("rook" if name == "a defense" else "ilse")
    zones = tuple(Zone(ZoneId(id), id) for id in ("yard", "roof"))
    script = act_out(RESULTS[name], table(HERO, ROOK, aspect("PROUD", "ilse"), scene=scene, zones=zones))
    while script.waits_for() != "nova6/spend-points":
        match script.conversation.waiting:
            case Roll(count=count):
                script.dice(f"{count}d6", *[*ALIKE[success], *[6 if success else 2] * count][:count])
            case Offer():
                script.conversation.close_window()
            case _:
                seat, asked = script.conversation.questions()[0]
                script.says(seat, Ready(pairs=1) if asked.kind == "nova6/ready" else asked.default())
    return script


def buys(asked: SpendPoints, state: Any) -> Iterator[Buy]:
    """Yield every stunt on offer, about all that it can be about, at its price and for all points."""
    for option in asked.menu:
        price = int(option.price or 1)
        about = dict(asked.about).get(option.id) or ("",)
        for of in about:
            for points in {price, asked.points}:
                yield Buy(option.id, points, of, "a word")


def swept(name: str) -> tuple[list[str], set[str]]:
    """The faults of every stunt that a result has on offer, and the stunts that were bought."""
    said, tried = [], set()
    first = at_points(name)
    asked = first.asked()
    first.stop()
    for buy in buys(asked, first.stage.state):
        script = at_points(name)
        seat = script.conversation.questions()[0][0]
        try:
            after = script.says(seat, buy).plainly_through(4)
        except MoothallError:
            continue
        tried.add(buy.stunt)
        said += [f"{buy}: {fault}" for fault in (*faults(after.log), *too_much_harm(after.log))]
    return said, tried


@pytest.mark.parametrize("name", RESULTS)
def test_no_stunt_gives_more_than_its_points(name: str) -> None:
    """Whatever is bought for a result, at its price or for all points, stays within the bounds of its rules."""
    said, tried = swept(name)
    assert said == [] and tried >= {"create-effect", "declare-1", "discover-3"}


def invoked() -> Iterator[str]:
    """The faults of every basic effect that an invoke can make, however large it is asked for."""
    for effect in ("advantage", "aspect", "damage", "soak"):
        for to, skill, duration in product(("", "rook", "ilse"), ("", "fight", "interact"), ("B", "A", "S", "P")):
            answer = Meddling("invoke", "proud", "effect", "why", "", effect, to, "a word", skill, duration)  # type: ignore[arg-type]
            yield from _invoked(answer)


def _invoked(answer: Meddling) -> Iterator[str]:
    at = table(changed(HERO, plot_points=1), ROOK, aspect("PROUD", "ilse"), scene=conflict("ilse"))
    script = act_out(RESULTS["a goal"], at).judged().rolls("ilse", 6, 4, 3, 1, 1, 1).picks("ilse", 6, 4, 3)
    try:
        after = script.says("ilse", answer).plainly_through(4)
    except MoothallError:
        return
    yield from (f"{answer}: {fault}" for fault in (*faults(after.log), *too_much_harm(after.log)))


def test_no_invoke_makes_more_than_a_basic_effect() -> None:
    """Each kind, on whomever, with whatever skill and duration it is asked for: a die, an aspect, a point."""
    assert list(invoked()) == []


@pytest.mark.rule("nova6.stunt.create-effect")
def test_nobody_harms_themselves_with_a_point() -> None:
    """Where nobody opposes, damage is not on offer, and refused: it would be the buyer's own."""
    script = at_points("a goal")
    assert "damage" not in dict(script.asked().about)["create-effect"]
    script.refuses("ilse", Buy("create-effect", 1, "damage", "a splinter"), "nova6.stunt.create-effect").stop()
    opposed = at_points("a blow")
    assert "damage" in dict(opposed.asked().about)["create-effect"]
    opposed.stop()


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


@pytest.mark.parametrize(
    ("module", "kind", "fault", "said"),
    [
        ("stunts.effect_stunts", "soak", {"duration": "S"}, "nova6.soak.base: a word lasts S"),
        ("stunts.effect_stunts", "advantage", {"rating": 3}, "nova6.advg.base: a word has 3"),
    ],
)
def test_a_created_effect_that_is_more_is_found(
    monkeypatch: pytest.MonkeyPatch, module: str, kind: str, fault: dict[str, Any], said: str
) -> None:
    """An effect of a stunt that lasts longer or is larger than a basic one is found."""
    begin = effects.begin

    async def more(play: Any, made: Effect, *cites: str) -> Any:
        return await begin(play, changed(made, **fault) if made.kind == kind and made.made else made, *cites)

    monkeypatch.setattr(f"moothall.rulesets.nova6.{module}.effects.begin", more)
    assert any(said in told for told in swept("a goal")[0])


@pytest.mark.parametrize(("fault", "said"), [({"rating": 3}, "takes 3"), ({"duration": "P"}, "harmed for P")])
def test_an_invoke_that_hurts_more_is_found(monkeypatch: pytest.MonkeyPatch, fault: dict[str, Any], said: str) -> None:
    """A basic effect of damage that is larger or longer than 1 [S] is found."""
    apply = outcome_of.apply

    async def more(play: Any, test: Any, draft: Any) -> None:
        await apply(play, test, replace(draft, **fault) if draft.kind == "damage" else draft)

    monkeypatch.setattr("moothall.rulesets.nova6.action_test.after_roll.apply", more)
    assert any(said in told for told in invoked())


def test_time_that_grows_too_fast_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A point that makes an advantage two steps longer is found."""
    twice = "moothall.rulesets.nova6.story.narrative_control.step_duration"
    monkeypatch.setattr(twice, lambda duration, steps: step_duration(duration, 2 * steps))
    assert any("lasts" in told for told in swept("an advantage")[0])


def test_a_stunt_sold_too_cheap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A discovery of two points that is taken for one is found."""
    monkeypatch.setitem(PRICES, "discover-2", 3)
    assert any("discover-2 took 2" in told for told in swept("a goal")[0])
