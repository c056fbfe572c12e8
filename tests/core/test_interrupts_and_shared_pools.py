"""Interrupted attacks and shared pools, on small fixtures: a target leaps away, two seats want the last point.

An interrupted attack checks its target again; a shared pool gives its last point to the first answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any, Literal

import pytest

from moothall.errors import AgainstTheRules, NotYours
from moothall.handlers.dice import ByHand
from moothall.handlers.odds import odds
from moothall.handlers.policy import BEST, Policy, always
from moothall.handlers.replay import recall, replay
from moothall.handlers.script import Script
from moothall.handlers.stage import Stage
from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.records import record
from moothall.talk import Option, Play, Question, Taken, procedure, question

Fold = Callable[[Any, Any], Any]

# ---- An attack with a window for interrupts -------------------------------------------------------------------------


@record
class Scene:
    """The state of a scene: positions, wounds, and interrupts left."""

    spots: tuple[tuple[str, str], ...]
    hurt: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()

    def spot(self, who: str) -> str:
        return dict(self.spots)[who]


@event("fixture/moved")
class Moved:
    """A figure has moved."""

    who: Annotated[str, Everyone]
    spots: Annotated[tuple[tuple[str, str], ...], Everyone]
    ready: Annotated[tuple[str, ...], Everyone]


@event("fixture/struck")
class Struck:
    """A blow fell on somebody."""

    who: Annotated[str, Everyone]
    hurt: Annotated[tuple[str, ...], Everyone]


@event("fixture/fizzled")
class Fizzled:
    """An action came to nothing."""

    who: Annotated[str, Everyone]
    why: Annotated[str, Everyone]


def fold_scene(scene: Scene, fact: Any) -> Scene:
    match fact:
        case Moved(spots=spots, ready=ready):
            return replace(scene, spots=spots, ready=ready)
        case Struck(hurt=hurt):
            return replace(scene, hurt=hurt)
        case _:
            return scene


Way = Literal["leap", "stand"]


@question("fixture/interrupt", takes=Way)
class Interrupt(Question[Way]):
    """The question to a seat that is attacked: leap away, or stand and shout?"""

    who: str

    def options(self) -> Sequence[Option]:
        return (Option("leap", "fixture.interrupt"), Option("stand", "fixture.interrupt"))

    def check(self, state: Scene, answer: Way) -> None:
        if self.who not in state.ready:
            raise AgainstTheRules("error-spent", cite="fixture.one-interrupt", who=self.who)
        self.check_listed(answer)


def at_least(faces: tuple[int, ...], number: int) -> bool:
    return sum(faces) >= number


@procedure("fixture.attack")
async def attack(play: Play[Scene], who: str, target: str) -> str:
    """Declared, open to interrupts, looked at again, and only then rolled."""
    eligible = [one for one in play.state.ready if one != who]
    taken = await play.offer([(one, Interrupt(one)) for one in eligible], cite="fixture.interrupt")
    if taken is not None:
        await react(play, taken.seat, taken.answer)

    # The world may have changed: look again.
    if play.state.spot(who) != play.state.spot(target):
        await play.tell(Fizzled(who, "out of reach"), "fixture.look-again")
        return "fizzled"
    if not (await play.roll(2, 6, read=at_least, given=(7,), cite="fixture.attack")).reading:
        return "missed"
    await play.tell(Struck(target, (*play.state.hurt, target)), "fixture.attack")
    return "hit"


@procedure("fixture.react")
async def react(play: Play[Scene], who: str, way: Way) -> None:
    """A reaction of its own, with dice of its own."""
    ready = tuple(one for one in play.state.ready if one != who)
    away = (await play.roll(1, 6, read=at_least, given=(3,), cite="fixture.react")).reading
    goes = "roof" if way == "leap" and away else play.state.spot(who)
    spots = tuple((one, goes if one == who else spot) for one, spot in play.state.spots)
    await play.tell(Moved(who, spots, ready), "fixture.react")


YARD = Scene((("orc", "yard"), ("ronin", "yard"), ("kite", "yard")), ready=("ronin", "kite"))


def swing() -> Script[Scene, str]:
    return Script(attack.open("orc", "ronin"), YARD, fold_scene)


def assert_replays(script: Script[Any, Any], start: Any, fold: Fold) -> None:
    """Assert that a script's ledger replays entry by entry."""
    again = replay(script.stage.log, start, fold)
    assert again.state == script.stage.state == recall(script.stage.log, start, fold)
    assert again.log == script.stage.log


def test_an_attack_fizzles_when_its_target_has_leapt_away() -> None:
    """The interrupt is a child with a roll of its own; the attack looks again and finds nobody there."""
    script = swing().asks("ronin", "fixture/interrupt", "leap", "stand").passes("kite")
    after = script.says("ronin", "leap").dice("1d6", 4).end()
    assert after.result == "fizzled"
    assert after.told[-1] == Fizzled("orc", "out of reach")
    assert after.state.spot("ronin") == "roof" and after.state.hurt == ()
    assert after.dice == [(6, (4,))]
    assert {"fixture.react", "fixture.look-again"} <= after.citations
    assert_replays(script, YARD, fold_scene)


def test_an_attack_goes_on_when_the_leap_failed() -> None:
    """The attacker looks again, the target is still there, and the attack is rolled."""
    script = swing().says("ronin", "leap").dice("1d6", 2).dice("2d6", 3, 4)
    assert script.end().result == "hit"
    assert script.stage.state.hurt == ("ronin",) and script.stage.state.ready == ("kite",)
    assert_replays(script, YARD, fold_scene)


def test_an_attack_goes_on_when_all_pass() -> None:
    """When everybody has let the window go by, and not before, the dice are rolled."""
    script = swing().passes("kite").asks("ronin", "fixture/interrupt").passes("ronin").dice("2d6", 3, 3)
    assert script.end().result == "missed"
    assert script.stage.state == YARD
    assert_replays(script, YARD, fold_scene)


def test_another_seat_may_take_the_window() -> None:
    """A bystander's reaction does not move the target, so the attack goes on; nobody is asked twice."""
    script = swing().says("kite", "leap").dice("1d6", 6).dice("2d6", 6, 6)
    assert script.end().result == "hit"
    assert script.stage.state.spot("kite") == "roof" and script.stage.state.spot("ronin") == "yard"


def test_an_offer_to_no_seat_opens_no_window() -> None:
    """An offer to no seat asks no one."""
    script = Script(attack.open("orc", "ronin"), replace(YARD, ready=()), fold_scene)
    assert script.dice("2d6", 6, 6).end().result == "hit"
    assert len(script.stage.log) == 4


def test_a_window_once_taken_is_closed() -> None:
    """An answer after another seat has taken the window is too late; a spent interrupt cannot be taken again."""
    talk = swing().says("ronin", "stand").conversation
    with pytest.raises(NotYours, match="error-too-late"):
        talk.answer("kite", "leap")
    talk.fall((1,))
    with pytest.raises(AgainstTheRules) as refused:
        talk.answer("ronin", "leap")
    assert refused.value.rule == "fixture.one-interrupt"


def of_attack(result: str, _: Scene) -> str:
    return result


HIT = Fraction(21, 36)
LEAPS = Policy("ronin leaps", {Interrupt: lambda _, seat, __: "leap" if seat == "ronin" else None})


@pytest.mark.parametrize(
    ("policy", "hit", "fizzled"),
    [
        (Policy("all pass"), HIT, Fraction(0)),
        (LEAPS, Fraction(1, 3) * HIT, Fraction(2, 3)),
        (Policy("stand", {Interrupt: always("stand")}), HIT, Fraction(0)),
        (Policy("the best they can", {Interrupt: BEST}), Fraction(1, 3) * HIT, Fraction(2, 3)),
    ],
)
def test_the_odds_of_an_attack_follow_the_window(policy: Policy, hit: Fraction, fizzled: Fraction) -> None:
    """The same rule, counted: under each policy, and with the defenders looking for the best answer."""
    chances = odds(attack.open("orc", "ronin"), YARD, fold_scene, policy, of_attack, unhurt)
    assert chances.of("hit") == hit
    assert chances.of("fizzled") == fizzled
    assert chances.of("missed") == 1 - hit - fizzled


def unhurt(result: str) -> int:
    return int(result != "hit")


# ---- The last point of a shared pool --------------------------------------------------------------------------------


@record
class Pool:
    """The group's pool, and who has spent from it."""

    points: int
    spent: tuple[str, ...] = ()


@event("fixture/spent")
class Spent:
    """A seat spent a point of the group's; so many are left."""

    who: Annotated[str, Everyone]
    points: Annotated[int, Everyone]


def fold_pool(pool: Pool, fact: Spent) -> Pool:
    assert fact.points >= 0
    return Pool(fact.points, (*pool.spent, fact.who))


@question("fixture/spend", takes=str)
class Spend(Question[str]):
    """Spend one of the group's points? It must be there when the answer arrives."""

    who: str

    def options(self) -> Sequence[Option]:
        return (Option("keep", "fixture.pool"), Option("spend", "fixture.pool"))

    def check(self, state: Pool, answer: str) -> None:
        self.check_listed(answer)
        if answer == "spend" and state.points < 1:
            raise AgainstTheRules("error-pool-empty", cite="fixture.pool-never-below-zero")


@procedure("fixture.group-test")
async def group_test(play: Play[Pool], seats: tuple[str, ...]) -> int:
    """Everybody may put a point into the test, in whatever order they speak; then the dice fall."""
    bought, waiting = 0, list(seats)
    while (taken := await play.offer([(seat, Spend(seat)) for seat in waiting], cite="fixture.pool")) is not None:
        waiting.remove(taken.seat)
        bought += await spend(play, taken)
    return bought


async def spend(play: Play[Pool], taken: Taken[str]) -> int:
    if taken.answer == "keep":
        return 0
    await play.tell(Spent(taken.seat, play.state.points - 1), "fixture.pool")
    return 1


@procedure("fixture.own-test")
async def own_test(play: Play[Pool], seat: str) -> str:
    """One person's test, with a question of its own about the shared pool."""
    answer = await play.ask(seat, Spend(seat), cite="fixture.pool")
    await spend(play, Taken(seat, answer))
    return answer


ORDERS = [("ana", "bo"), ("bo", "ana")]


@pytest.mark.parametrize(("first", "second"), ORDERS)
def test_the_last_point_goes_to_the_first_answer(first: str, second: str) -> None:
    """The later answer is refused under the rule of the pool; that seat may still pass, and play goes on."""
    script = Script(group_test.open(("ana", "bo", "cy")), Pool(1), fold_pool).says(first, "spend")
    script.refuses(second, "spend", "fixture.pool-never-below-zero")
    assert script.stage.state == Pool(0, (first,))
    after = script.refuses("cy", "spend", "fixture.pool-never-below-zero").passes(second, "cy").end()
    assert after.result == 1 and after.state == Pool(0, (first,))
    assert "fixture.pool-never-below-zero" in after.citations
    assert_replays(script, Pool(1), fold_pool)


@pytest.mark.parametrize(("first", "second"), ORDERS)
def test_a_refused_seat_may_give_another_answer(first: str, second: str) -> None:
    """Refusal takes nothing away: the same window takes another answer of the same seat."""
    script = Script(group_test.open((first, second)), Pool(1), fold_pool).says(first, "spend")
    after = script.refuses(second, "spend", "fixture.pool-never-below-zero").says(second, "keep").end()
    assert after.result == 1 and after.state.points == 0


def test_a_seat_that_passed_is_asked_again_in_the_next_window() -> None:
    """A pass lets one window go by, not the whole test."""
    script = Script(group_test.open(("ana", "bo")), Pool(2), fold_pool).passes("bo").says("ana", "spend")
    after = script.asks("bo", "fixture/spend").says("bo", "spend").end()
    assert after.result == 2 and after.state == Pool(0, ("ana", "bo"))


def of_own_test(answer: str, _: Pool) -> str:
    return answer


def spending(answer: str) -> int:
    return int(answer == "spend")


def test_the_best_answer_is_one_that_the_pool_allows() -> None:
    """The best answer of a seat that prefers spending is to pass when the pool is empty."""
    policy = Policy("greedy", {Spend: BEST})
    for points, expected in ((1, "spend"), (0, "keep")):
        chances = odds(own_test.open("ana"), Pool(points), fold_pool, policy, of_own_test, spending)
        assert chances.of(expected) == 1


@pytest.mark.parametrize(("first", "second"), ORDERS)
def test_an_answer_after_the_window_has_closed_is_told_the_same_reason(first: str, second: str) -> None:
    """Even when nothing waits any more, the late answer hears that the pool is empty and not merely that it is late."""
    stage = Stage(Pool(1), fold_pool, ByHand())
    talk = stage.open(one_spender.open((first, second)))
    talk.answer(first, "spend")
    assert talk.ended
    with pytest.raises(AgainstTheRules) as refused:
        talk.answer(second, "spend")
    assert refused.value.rule == "fixture.pool-never-below-zero"
    with pytest.raises(NotYours, match="error-too-late"):
        talk.answer(second, "keep")
    assert stage.state.points == 0 and len(stage.log) == 5


@procedure("fixture.one-spender")
async def one_spender(play: Play[Pool], seats: tuple[str, ...]) -> int:
    """Only one of them may spend at all."""
    taken = await play.offer([(seat, Spend(seat)) for seat in seats], cite="fixture.pool")
    return 0 if taken is None else await spend(play, taken)


@pytest.mark.parametrize(("first", "second"), ORDERS)
def test_two_conversations_cannot_spend_the_same_point(first: str, second: str) -> None:
    """Two tests wait at once, each for its own seat; the answer is judged by the pool as it is when it arrives."""
    stage = Stage(Pool(1), fold_pool, ByHand())
    talks = {seat: stage.open(own_test.open(seat)) for seat in ("ana", "bo")}
    talks[first].answer(first, "spend")
    before = (stage.state, len(stage.log))
    with pytest.raises(AgainstTheRules) as refused:
        talks[second].answer(second, "spend")
    assert refused.value.rule == "fixture.pool-never-below-zero"
    assert (stage.state, len(stage.log)) == before
    assert stage.state == Pool(0, (first,))

    talks[second].answer(second, "keep")
    assert talks[second].result == "keep"
    again = replay(stage.log, Pool(1), fold_pool)
    assert again.log == stage.log and again.state == stage.state and not again.pending
