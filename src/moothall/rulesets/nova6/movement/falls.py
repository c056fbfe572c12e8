"""Falls: damage, duration, and actions on the way down."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.action_test.skill_choice import skill_for
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Anyone, Doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Fell, Landed
from moothall.rulesets.nova6.ids import NOTHING, PersonId
from moothall.rulesets.nova6.offered import unless
from moothall.rulesets.nova6.questions import SomethingToGrab
from moothall.rulesets.nova6.state import Character, Effect, Fall, Table
from moothall.rulesets.nova6.stress.damage import resolve_damage
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.stunts.effect_stunts import smaller
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.time.turns import check_action_left, use_declared_action
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, words
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because, total

METRES_A_STORY: Final = 4
FULL_RATE: Final = 15
MOST: Final = 30
HARD: Final = 2
MOST_JAGGED: Final = 4
A_ROUND: Final = 90
"""Stories that somebody falls in a round when falling as fast as can be."""

SURFACES: Final = {
    "hard": Because("surface", 0, "nova6.fall.hard"),
    "soft-earth": Because("surface", 1, "nova6.fall.soft-earth"),
    "sand": Because("surface", 2, "nova6.fall.sand"),
    "water": Because("surface", 3, "nova6.fall.water"),
}
"""What one lands on, and the dice it is worth."""


# ---- How much it hurts -----------------------------------------------------------------------------------------------


def stories_of(metres: int) -> Because:
    """Full stories of a height."""
    return Because("stories", metres // METRES_A_STORY, "nova6.fall.story-length")


def distance_damage(stories: int) -> Because:
    """Damage of a distance: one for each story, then one for each two, up to a limit."""
    if stories <= FULL_RATE:
        return Because("distance", stories, "nova6.fall.per-story")
    damage = FULL_RATE + (stories - FULL_RATE) // 2
    return Because("distance", min(damage, MOST), "nova6.fall.max" if damage >= MOST else "nova6.fall.beyond-15")


def fall_damage(stories: int, surface: str, jagged: int = 0) -> tuple[Because, ...]:
    """Damage of a fall before any test."""
    if surface not in SURFACES:
        raise AgainstTheRules("error-no-such-surface", cite="nova6.fall.type", surfaces=", ".join(SURFACES))
    if not 0 <= jagged <= MOST_JAGGED:
        raise AgainstTheRules("error-jagged", cite="nova6.fall.jagged", most=MOST_JAGGED)
    found = [distance_damage(stories)]
    if surface == "hard":
        cite = "nova6.fall.short" if not stories else "nova6.fall.row-2" if stories == 2 else "nova6.fall.hard"
        found.append(Because("surface", HARD, cite))
    if jagged:
        found.append(Because("jagged", jagged, "nova6.fall.jagged"))
    return tuple(found)


# ---- How long it takes -----------------------------------------------------------------------------------------------


class Landing(NamedTuple):
    """Landing of a fall: so many rounds after it began, and at which point of the round."""

    rounds: int
    when: Literal["before-bonus", "round-end", "turn"]
    cite: str


def landing(stories: int) -> Landing:
    if stories <= 2:
        return Landing(0, "before-bonus", "nova6.fall.row-2")
    if stories <= FULL_RATE:
        return Landing(0, "round-end", "nova6.fall.row-15")
    if stories <= 45:
        return Landing(1, "turn", "nova6.fall.row-45")
    rounds = 2 + (stories - 46) // A_ROUND
    return Landing(rounds, "turn", "nova6.fall.row-90" if rounds == 2 else "nova6.fall.terminal")


def fallen_by(fall: Fall, round: int) -> int:
    """Stories fallen when the bonus actions of a round come."""
    passed = round - fall.began
    return min(fall.stories, 2 if not passed else 45 + A_ROUND * (passed - 1))


# ---- The fall itself -------------------------------------------------------------------------------------------------


@action("nova6.fall", by="gm", chapter="movement")
async def fall(
    play: Play[Table],
    who: Busy[Anyone],
    stories: int = 0,
    surface: Annotated[str, Among(words(*SURFACES))] = "hard",
    jagged: int = 0,
    metres: int = 0,
) -> None:
    """Let a character fall so many stories or metres: over several turns in a conflict, else they land at once."""
    measured = (stories_of(metres),) if metres else ()
    stories += total(measured)
    fall_damage(stories, surface, jagged)
    one, scene = play.state.who(who), play.state.scene
    falling = Fall(who, stories, surface, jagged, scene.round, one.seen)
    when = landing(stories)
    await play.tell(Fell(falling), when.cite, *(height.cite for height in measured))
    if not (play.state.in_turns() and scene.phase):
        await land(play, who)


async def land(play: Play[Table], who: str) -> None:
    """Make the landing test: a success lowers the damage, a failure leaves or raises it. Nobody lands twice."""
    falling = _fall_of(play.state, who)
    if falling is None:
        return
    one = play.state.who(who)
    why = fall_damage(falling.stories, falling.surface, falling.jagged)
    rating = sum(reason.amount for reason in why)
    rules = (landing(falling.stories).cite, *dict.fromkeys(reason.cite for reason in why))
    skill = await skill_for(play, who, "movement")
    test = ActionTest(who, "land", skill, "overcome", "landing", free=True, more=(SURFACES[falling.surface],))
    verdict = await make_test(play, replace(test, sharp=falling.surface == "hard"))
    if _fall_of(play.state, who) is None:
        return
    draft = _blow(falling, rating)
    if verdict.success:
        draft = replace(draft, rating=smaller("damage", rating, 1 + verdict.points))
        rules = (*rules, "nova6.fall.overcome")
    elif verdict.counter:
        draft = await stunt_points.spend(play, test, draft, GM, verdict.counter)
        rules = (*rules, "nova6.fall.gm-stunts")
    await play.tell(Landed(who, seen=one.seen), "nova6.fall.type", *rules)
    await resolve_damage(play, who, draft)


def _blow(falling: Fall, rating: int) -> Draft:
    pierce = distance_damage(falling.stories).amount // 4 if falling.jagged else 0
    properties = (Property("pierce", pierce),) if pierce else ()
    duration: Literal["S", "T"] = "S" if falling.surface == "water" else "T"
    return Draft(
        "damage", to=(falling.who,), rating=rating, duration=duration, type="physical", subtype="bludgeoning",
        properties=properties,
    )  # fmt: skip


# ---- When the time has come ------------------------------------------------------------------------------------------


def _due(table: Table, when: str, who: str = "") -> list[str]:
    """Falls that land now."""
    found = [fall for fall in table.falls if landing(fall.stories).when == when and who in ("", fall.who)]
    return [fall.who for fall in found if table.scene.round >= fall.began + landing(fall.stories).rounds]


@at("before-bonus")
async def _before_bonus(play: Play[Table], moment: Moment) -> None:
    for who in _due(play.state, "before-bonus"):
        await land(play, who)


@at("round-end")
async def _round_end(play: Play[Table], moment: Moment) -> None:
    for who in _due(play.state, "round-end"):
        await land(play, who)


@at("turn-start")
async def _turn(play: Play[Table], moment: Moment) -> None:
    for who in _due(play.state, "turn", moment.who):
        await land(play, who)


@at("scene-end")
async def _over(play: Play[Table], moment: Moment) -> None:
    for falling in play.state.falls:
        await land(play, falling.who)


# ---- On the way down -------------------------------------------------------------------------------------------------


def _fall_of(table: Table, who: str) -> Fall | None:
    return next((one for one in table.falls if one.who == who), None)


def check_falling(table: Table, who: str) -> Fall:
    found = _fall_of(table, who)
    if found is None:
        raise AgainstTheRules("error-not-falling", cite="nova6.fall.bonus-window", name=table.who(who).name)
    return found


def _is_falling(table: Table, one: Character) -> bool:
    return _fall_of(table, one.id) is not None


def _check_on_the_way(table: Table, who: PersonId) -> None:
    check_falling(table, who)
    check_action_left(table, who)


@action(
    "nova6.brace",
    by="player",
    chapter="movement",
    rank=13,
    offered=unless(_check_on_the_way, "nova6.fall.bonus-prepare", _is_falling),
)
async def brace(play: Play[Table], who: Doer) -> Verdict | None:
    """Brace a falling character for the landing."""
    check_falling(play.state, who)
    check_action_left(play.state, who)
    test = ActionTest(who, "brace", await skill_for(play, who, "movement"), "create-advantage", "landing")
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    if verdict.success:
        ready = Effect(NOTHING, "advantage", "braced", who, who, 1 + verdict.points, (test.skill,), "B", made=True)
        await effects.begin(play, ready, "nova6.fall.bonus-prepare")
    return verdict


@action(
    "nova6.grab",
    by="player",
    chapter="movement",
    rank=14,
    offered=unless(_check_on_the_way, "nova6.fall.bonus-arrest", _is_falling),
)
async def grab(play: Play[Table], who: Doer) -> Verdict | None:
    """Try to grab a hold while falling, if the GM says there is one; the further the fall, the harder."""
    falling = check_falling(play.state, who)
    check_action_left(play.state, who)
    asked = SomethingToGrab(who)
    if await play.ask(GM, asked, cite="nova6.fall.bonus-arrest") == "no":
        return None
    fallen = fallen_by(falling, play.state.scene.round)
    skill, difficulty = await skill_for(play, who, "movement"), arrest_difficulty(fallen).amount
    test = ActionTest(who, "grab", skill, "overcome", "landing", difficulty=difficulty)
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    if verdict.success:
        await play.tell(Landed(who, True, play.state.who(who).seen), "nova6.fall.bonus-arrest")
    return verdict


def arrest_difficulty(fallen: int) -> Because:
    """How hard it is to stop after so many stories."""
    return Because("difficulty", distance_damage(fallen).amount // 4, "nova6.fall.bonus-arrest")
