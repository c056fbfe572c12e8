"""The test, the core of the book."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import effects, space
from moothall.rulesets.nde.aftermath import (
    bargain_or_trouble,
    move_clock,
    needed_by,
    one_more_trouble,
    pay_price,
    take_benefit,
)
from moothall.rulesets.nde.checks import check_assist, check_can_act
from moothall.rulesets.nde.choices import (
    Able,
    assisted,
    locked_aims,
    locked_approaches,
    locked_heroes,
    tools,
    watched,
    ways_to_help,
)
from moothall.rulesets.nde.editions.newer import EDITION as NEWER
from moothall.rulesets.nde.events import Acted, Called, Declared, HelpWaits, Locked, Settled, Tested, Unlocked
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import NO_FOE, FoeId, HeroId
from moothall.rulesets.nde.offered import action_of_a_turn, assisting
from moothall.rulesets.nde.prepare import beyond_the_ladder, count_once, prepare
from moothall.rulesets.nde.questions import (
    Advice,
    AllowHelp,
    Call,
    CrowdPresses,
    HowToSettle,
    WayOut,
    WhichAttribute,
    advice,
    how_hard,
)
from moothall.rulesets.nde.questions.common import OPEN_STAKES
from moothall.rulesets.nde.rolling import roll_test
from moothall.rulesets.nde.state import Lock, Table
from moothall.rulesets.nde.words import Attribute, Verdict
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own, Suggests
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.reasons import Because
from moothall.wordlists import BETWEEN_WORDS, WordList

VERBS = WordList(__file__, "verbs", "attribute")
SCOPES: tuple[Attribute, ...] = ("dex", "str", "might")
"""The attributes in the order in which their verbs are looked for."""


NO_CLAIM = Option("str", "nde2.test.gm-attribute")
"""Where no word says which attribute serves: the GM picks, and nothing is said to be usual."""


def suggest(aim: str) -> Option:
    """Return the attribute that usually serves such an action, by its first word that says so."""
    if VERBS.fits("dodge", aim):
        return Option("dex", "nde2.attr.dodge")
    known = (VERBS.first(SCOPES, word) for word in BETWEEN_WORDS.split(aim))
    attribute = next(filter(None, known), None)
    return Option(attribute, "nde2.attr.scope") if attribute else NO_CLAIM


def which_attribute(table: Table, who: HeroId, aim: str, proposed: Attribute | None) -> WhichAttribute:
    """The question with the player's proposal, or else what is usual, if anything is.

    At tables from before, whatever word came first, its attribute was looked for in the order of `SCOPES`.
    """
    if proposed:
        return WhichAttribute(who, Option(proposed, "nde2.test.gm-attribute"), "player")
    usual = suggest(aim)
    if table.options.foe_space != "bound" and usual.cite == "nde2.attr.scope":
        usual = usual._replace(id=VERBS.first(SCOPES, aim) or usual.id)
    return WhichAttribute(who, usual, "nothing" if usual == NO_CLAIM else "usual")


@action("nde.test", by="player", chapter="tests", rank=1, offered=action_of_a_turn("test"))
async def test(
    play: Play[Table],
    who: Own[Able],
    aim: str,
    approach: str = "",
    tool: Annotated[str, Suggests(tools)] = "",
    watch: Annotated[FoeId, Among(watched)] = NO_FOE,
    attribute: Attribute | None = None,
) -> Verdict | None:
    """The player says what and why; the GM names attribute, Difficulty and stakes; the die falls; things change.

    `watch` is something the hero tries to see, which cover can hide; `attribute` is what the player would roll, if they
    say so. The result is `None` where nothing was rolled.
    """
    check_can_act(play.state, who)
    forced = space.watching(play.state, who, watch)

    # 1. What exactly is tried, and may it be tried again?
    await play.tell(Declared(who, aim, approach), "nde2.test.declare")
    tried = await _way_to_try(play, who, aim, approach)
    if tried is None:
        return None

    # 2. Does it need dice at all?
    settle = await play.ask(GM, HowToSettle(who, aim, tool), cite="nde2.test.when")
    if settle.decision != "roll":
        return await _without_dice(play, who, aim, settle.decision, advice(settle.uncertain, settle.at_stake))
    await use_action(play, who, "test")

    # 3. Which attribute?  4. How hard, what is at stake, what helps and hinders?
    which = which_attribute(play.state, who, aim, attribute)
    named = await play.ask(GM, which, cite="nde2.test.gm-attribute")
    asked = how_hard(play.state, who, named, lying=effects.hampering(play.state, who))
    call = await play.ask(GM, asked, cite="nde2.test.gm-difficulty")
    forced = space.as_named(play.state, forced, call.hinders)
    call = await count_once(play, call, forced)
    await play.tell(Called(who, named, call.difficulty, call.stakes, call.overrule), *_rules_of_call(call, tool))

    # 5. Help and the roll.  6. On failure, what goes wrong.  7. On an exceptional success, what more is gained.
    verdict = await resolve(play, who, aim, named, call, forced)
    if verdict is not None and verdict.failed:
        await play.tell(Locked(Lock(who, aim, tried)), "nde2.retry.locked")
    return verdict


async def resolve(
    play: Play[Table], who: HeroId, aim: str, attribute: Attribute, call: Call, forced: tuple[Because, ...] = ()
) -> Verdict | None:
    """A test that has been called: dice, result, consequences, clock. `None` if it never came to dice."""
    pressed = await crowd(play, who)
    number = pressed.number(call.difficulty)
    forced = (*forced, *effects.boost(play.state, who), *pressed.forced)
    match await beyond_the_ladder(play, who, attribute, (number,), call, forced):
        case "succeeds":
            return await nearly_sure(play, who, aim)
        case "refuse":
            await nearly_impossible(play, who, aim)
            return None
    pool, (against,), spent = await prepare(play, who, attribute, (number,), call, forced)
    verdict = await roll_test(play, who, pool, against, spent)
    tested = Tested(who, attribute, pool.sides, pool.modifier, against, verdict.result)
    await play.tell(tested, *why(pool, verdict))

    if verdict.failed:
        verdict = await bargain_or_trouble(play, who, verdict, needed_by(play.state, verdict))
    elif verdict.result == "SC":
        await pay_price(play, who, verdict)
    elif verdict.result == "X":
        await take_benefit(play, who)
    if verdict.failed and pressed.trouble:
        await one_more_trouble(play, who, verdict, "nde2.crowd")
    if not call.unrelated:
        await move_clock(play, verdict)
    return verdict


async def nearly_sure(play: Play[Table], who: HeroId, aim: str) -> Verdict:
    """So easy that nothing is rolled."""
    await play.tell(Settled(who, aim, "S", "nearly_sure"), "nde1.tn.under-4")
    return Verdict("S", "nde1.tn.under-4")


async def nearly_impossible(play: Play[Table], who: HeroId, aim: str) -> None:
    """So hard that it wants a plan or another way first. Nothing was tried, so no Action is gone."""
    await play.tell(Settled(who, aim, None, "nearly_impossible"), "nde1.tn.over-12")
    if play.state.phase == "heroes":
        await play.tell(Acted(who, "reconsiders", False), "nde1.tn.over-12")


async def _way_to_try(play: Play[Table], who: HeroId, aim: str, approach: str) -> str | None:
    """A test that failed is not repeated while nothing has changed. The approach that is rolled for, if any is."""
    lock = next((lock for lock in play.state.locks if lock.holds(who, aim, approach)), None)
    if lock is None:
        return approach
    out = await play.ask(play.state.hero(who).seat, WayOut(who, aim), cite="nde2.retry.locked")
    await play.tell(Unlocked(lock, out.way, out.text), "nde2.retry.ways")
    match out.way:
        case "change":
            return out.text
        case "cost":
            return approach
        case "withdraw":
            return None


async def _without_dice(play: Play[Table], who: HeroId, aim: str, decision: str, advised: Advice) -> Verdict | None:
    """The GM lets it succeed, or says that it cannot be done without the right gear."""
    if decision == "impossible":
        await play.tell(Settled(who, aim, None, advised.text), "nde2.gear.permission")
        return None
    await use_action(play, who, "test")
    await play.tell(Settled(who, aim, "S", advised.text), "nde2.test.when")
    return Verdict("S", play.state.options.book.rule("nde2.test.when"))


def _rules_of_call(call: Call, tool: str) -> tuple[str, ...]:
    """Rules behind the GM's call; gear that made the action possible changes no number."""
    named = call.stakes not in ("", OPEN_STAKES)
    rules = ["nde2.test.stakes"] if named else ["nde2.test.gm-difficulty"]
    if tool:
        rules.append("nde2.gear.permission")
    if call.overrule:
        rules.append("nde2.talent.one-per-test" if len(call.talents) > 1 else "nde2.step.one-each")
    return tuple(rules)


TALENTS_AT_WORK = ("step-talent", "talent-cancels", "shift-talent")


def why(pool: Pool, verdict: Verdict) -> tuple[str, ...]:
    """The rules that decided a roll: the one that read it, that steps move the die and never the number, and that a
    Talent is no success in itself.
    """
    rules = [verdict.rule]
    if pool.moved:
        rules.append("nde2.step.no-plus")
    if verdict.failed and any(reason.what in TALENTS_AT_WORK for reason in pool.why):
        rules.append("nde2.talent.not-auto")
    return tuple(rules)


async def use_action(play: Play[Table], who: HeroId, action: str) -> None:
    """Spend the hero's Action of this turn, in a fight."""
    if play.state.phase == "heroes":
        await play.tell(Acted(who, action, True), "nde2.combat.actions")


class Pressed(NamedTuple):
    """Effect of a crowd of minions on one test: a step, a harder number, or a complication more if it fails."""

    forced: tuple[Because, ...] = ()
    harder: bool = False
    trouble: bool = False

    def number(self, number: int) -> int:
        """The number to reach among this crowd."""
        return harder(number) if self.harder else number


async def crowd(play: Play[Table], who: HeroId) -> Pressed:
    """Several minions in contact with one hero: the GM may let it tell, in one way or the other."""
    if play.state.options.crowd == "off":
        return Pressed()
    minions = space.minions_on(play.state, who)
    if minions < play.state.options.crowd_min:
        return Pressed()
    choice = await play.ask(GM, CrowdPresses(who, minions), cite="nde2.crowd")
    if choice == "harder" and space.moves_number(play.state):
        return Pressed(harder=True)
    if choice == "harder":
        return Pressed((Because("step-crowd", -1, "nde2.crowd", "crowd"),))
    return Pressed(trouble=choice == "complication")


def harder(number: int) -> int:
    """The next number of the newer edition's ladder; the last one stays."""
    return next((higher for higher in NEWER.numbers if higher > number), number)


@action("nde.assist", by="player", chapter="tests", rank=9, offered=assisting)
async def assist(
    play: Play[Table],
    who: Own[Able],
    ally: Annotated[HeroId, Among(assisted)],
    approach: Annotated[str, Suggests(ways_to_help)],
) -> bool:
    """Help an ally ahead: the Action is given now, and the step counts in the ally's next test. True if it does.

    The GM may find that the help makes no sense; then nothing is given.
    """
    check_assist(play.state, who, ally)
    if not approach.strip():
        raise AgainstTheRules("error-say-how", cite="nde2.help.described")
    if await play.ask(GM, AllowHelp(who, ally, approach), cite="nde2.help.described") == "refuse":
        return False
    acted = play.state.phase != "free" or play.state.hero(who).acted
    await play.tell(HelpWaits(who, ally, approach, acted), "nde2.help.cost")
    return True


@action("nde.unlock", by="gm", chapter="tests")
async def unlock(
    play: Play[Table],
    who: Annotated[HeroId, Among(locked_heroes)],
    aim: Annotated[str, Among(locked_aims)],
    approach: Annotated[str, Suggests(locked_approaches)] = "",
) -> None:
    """The GM finds that enough has changed to try again."""
    lock = Lock(who, aim, approach)
    if lock not in play.state.locks:
        raise AgainstTheRules("error-not-locked", cite="nde2.retry.locked", aim=aim)
    await play.tell(Unlocked(lock, "gm", ""), "nde2.retry.locked")
