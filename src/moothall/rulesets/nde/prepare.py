"""Preparation of a test: circumstances, Talents, help and luck become the dice that are rolled."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple

from moothall.rulesets.nde.editions import edition
from moothall.rulesets.nde.events import Helped
from moothall.rulesets.nde.gather import Aim, Pool, Steps, gather, gather_2d6
from moothall.rulesets.nde.ids import NO_HERO, HeroId
from moothall.rulesets.nde.questions import AllowHelp, Call, GetReady, OfferHelp, OffTheLadder, OnePlace, Ready
from moothall.rulesets.nde.rolling import spend_luck
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.words import BOOSTED, Attribute
from moothall.talk.chance import MOST_KEPT
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because
from moothall.talk.requests import LastWord, Taken


class Prepared(NamedTuple):
    """Dice to roll, the numbers to reach (the lowest first), and the luck spent on them."""

    pool: Pool
    against: tuple[int, ...]
    luck_spent: int


class UpcomingRoll(NamedTuple):
    """What a player is shown before the roll: whose it is, the number if it may be known, stakes, and the own die."""

    who: HeroId
    number: int | None
    stakes: str
    base: int


class Helping(NamedTuple):
    """The steps with those of helpers, who helps how, and the player's last word where it ended the offer of help."""

    steps: Steps
    how: dict[HeroId, str]
    word: Ready | None = None


async def prepare(
    play: Play[Table],
    who: HeroId,
    attribute: Attribute,
    numbers: tuple[int, ...],
    call: Call,
    forced: tuple[Because, ...] = (),
    known: bool = True,
) -> Prepared:
    """Help is offered, the player takes or declines each step up and may buy more; then the dice are what they are.

    `numbers` are called for, `known` says whether the player may know them, and `forced` are hindrances the rules add
    by themselves, such as cover.
    """
    steps = steps_of(play.state, call, (*forced, own_die(attribute)))
    base = play.state.hero(who).attributes.of(attribute)
    coming = UpcomingRoll(who, numbers[0] if known else None, call.stakes, base)
    steps, helping, word = await _with_help(play, coming, steps)
    ready = word or await _last_word(play, coming, steps)

    steps = _without_the_gone(play.state, who, steps, helping)
    for helper, how in helping.items():
        if any(step.of == helper for step in after_word(steps, ready).paid):
            ahead = helper in play.state.hero(who).helpers
            acted = (play.state.phase != "free" and not ahead) or play.state.hero(helper).acted
            await play.tell(Helped(helper, who, how, acted), "nde2.help.cost")
    for _ in ready.luck:
        await spend_luck(play, who, "step", "nde2.luck.step")
    steps = after_word(steps, ready)
    if BOOSTED in play.state.hero(who).effects:
        from moothall.rulesets.nde.effects import use_boost  # few rolls need it

        await use_boost(play, who, (*steps.ups, *steps.shifts))
    pool = pool_of(play.state, base, steps)
    aims = [aim_of(play.state, base, number, steps) for number in numbers]
    if known:
        pool = pool._replace(why=pool.why + aims[0].why)
    return Prepared(pool, tuple(aim.number for aim in aims), len(ready.luck))


async def beyond_the_ladder(
    play: Play[Table],
    who: HeroId,
    attribute: Attribute,
    numbers: tuple[int, ...],
    call: Call,
    forced: tuple[Because, ...] = (),
) -> Literal["roll", "succeeds", "refuse"]:
    """Pushed off its ladder, a number is nearly sure or nearly impossible: the GM says whether dice fall at all.

    Of several numbers, the lowest first, every one must be: while one is left on the ladder, dice are needed.
    """
    base, steps = play.state.hero(who).attributes.of(attribute), steps_of(play.state, call, forced)
    lowest, highest = (aim_of(play.state, base, number, steps) for number in (numbers[0], numbers[-1]))
    if not lowest.beyond or not highest.beyond:
        return "roll"
    asked = OffTheLadder(who, lowest.beyond, lowest.number)
    return await play.ask(GM, asked, cite=asked.cite)


def own_die(attribute: Attribute) -> Because:
    """The start of every roll: dice of the attribute, and nothing for the role."""
    return Because("note-own-die", 0, "nde2.char.role-no-bonus", attribute)


def steps_of(table: Table, call: Call, forced: tuple[Because, ...] = ()) -> Steps:
    """The circumstances and Talents of a call as steps of the die, or as shifts of the number."""
    options = table.options
    if options.mode.weighing in ("number", "threshold"):
        return _shifts_of(options.edition, options.dice_mode, options.tn_shifts == "sum", call, forced)
    return _steps_of(options.edition, options.dice_mode, call, forced)


@lru_cache(MOST_KEPT)
def _steps_of(book: str, mode: str, call: Call, forced: tuple[Because, ...]) -> Steps:
    rules = edition(book).modes[mode]
    ups = [Because("step-advantage", 1, rules.better, of) for of in dict.fromkeys(call.helps)]
    ups += [Because("step-talent", 1, rules.talent, use.name) for use in call.talents if use.does == "step"]
    forced = tuple(as_called(reason, call) for reason in forced)
    ups += _in_favour(call, forced)
    cancels = [Because("talent-cancels", 0, rules.talent, use.name) for use in call.talents if use.does == "cancel"]
    slot = _in_the_way(call, forced, rules.worse)
    return Steps(tuple(ups), slot, (), next(iter(cancels), None), _notes_of(call, forced), call.overrule)


@lru_cache(MOST_KEPT)
def _shifts_of(book: str, mode: str, each: bool, call: Call, forced: tuple[Because, ...]) -> Steps:
    from moothall.rulesets.nde import shifts

    rules = edition(book).modes[mode]
    forced = tuple(as_called(reason, call) for reason in forced)
    better = tuple(Because("step-advantage", 1, rules.better, of) for of in dict.fromkeys(call.helps))
    better += tuple(_in_favour(call, forced))
    worse = shifts.shifted(_in_the_way(call, forced, rules.worse), call.extreme)
    talents = tuple(Because("shift-talent", -1, rules.talent, use.name) for use in call.talents)
    better = shifts.shifted(better, call.extreme)
    moved = shifts.counted(worse, better, talents, each or call.overrule)
    return Steps(notes=_notes_of(call, forced), freely=call.overrule, shifts=moved)


def _in_the_way(call: Call, forced: tuple[Because, ...], worse: str) -> tuple[Because, ...]:
    """Circumstances that hinder: those of the rules, and those the GM names besides."""
    known = {reason.of for reason in forced if reason.amount < 0}
    named = (Because("step-hindrance", -1, worse, of) for of in dict.fromkeys(call.hinders) if of not in known)
    return (*(reason for reason in forced if reason.amount < 0), *named)


def _in_favour(call: Call, forced: tuple[Because, ...]) -> list[Because]:
    """Advantages that the rules give by themselves, but for those the GM has named already."""
    return [reason for reason in forced if reason.amount > 0 and reason.of not in call.helps]


def _notes_of(call: Call, forced: tuple[Because, ...]) -> tuple[Because, ...]:
    """Notes that move nothing but should be said."""
    notes = tuple(reason for reason in forced if not reason.amount)
    if not call.overrule:
        return notes
    limit = "nde2.talent.one-per-test" if len(call.talents) > 1 else "nde2.step.one-each"
    return (*notes, Because("note-overruled", 0, limit, "limits"))


def as_called(reason: Because, call: Call) -> Because:
    """What the rules say of cover and range, unless the GM sees it otherwise this once: then a note says so."""
    otherwise = call.ignore if reason.amount else (*call.ignore, *call.hinders)
    return Because("note-overruled", 0, reason.cite, reason.of) if reason.of in otherwise else reason


def pool_of(table: Table, base: int, steps: Steps) -> Pool:
    """The dice at this table."""
    options = table.options
    match options.mode.weighing:
        case "die":
            return gather(base, steps, options.step_slots)
        case "modifier":
            return gather_2d6(base, steps, options.step_slots)
        case moved:
            from moothall.rulesets.nde import shifts  # the newer edition does not pay for it

            return (shifts.pool_by_number if moved == "number" else shifts.pool_by_threshold)(base, steps)


def aim_of(table: Table, base: int, number: int, steps: Steps) -> Aim:
    """The number to reach at this table."""
    moved = table.options.mode.weighing
    if moved in ("die", "modifier"):
        return Aim(number)
    from moothall.rulesets.nde import shifts

    by_number = moved == "number"
    return shifts.aim_by_number(number, steps) if by_number else shifts.aim_by_threshold(base, number, steps)


def _help_step(table: Table, helper: HeroId) -> Because:
    return Because("step-help", 1, table.options.mode.help, helper)


async def count_once(play: Play[Table], call: Call, forced: tuple[Because, ...] = ()) -> Call:
    """A circumstance that is in the Difficulty and also a step counts in one place; the GM says which."""
    steps = dict.fromkeys((*call.helps, *call.hinders, *(reason.of for reason in forced if reason.amount)))
    for twice in (of for of in steps if of in call.counted):
        place = await play.ask(GM, OnePlace(twice, call.difficulty), cite="nde2.step.one-place")
        if place.stays == "difficulty":
            helps, hinders = (tuple(of for of in side if of != twice) for side in (call.helps, call.hinders))
            call = replace(call, helps=helps, hinders=hinders, ignore=(*call.ignore, twice))
        call = replace(call, difficulty=place.difficulty)
    return call


async def _with_help(
    play: Play[Table], coming: UpcomingRoll, steps: Steps
) -> tuple[Steps, dict[HeroId, str], Ready | None]:
    """Allies who have helped ahead count first; others may help while there is room for a helper, and the GM may find
    that help makes no sense.

    Nothing is given up before the player has taken it.
    """
    helping: dict[HeroId, str] = dict.fromkeys(play.state.hero(coming.who).helpers, "")
    steps = steps._replace(paid=(*steps.paid, *(_help_step(play.state, helper) for helper in helping)))
    tried = {coming.who, *helping}
    most = len(play.state.heroes) if steps.freely else play.state.options.max_helpers
    while len(helping) < most and (allies := _allies(play.state, coming.who, tried)):
        if not steps.have_room(play.state.options.step_slots):
            note = Because("note-no-room-for-help", 0, "nde2.step.paid-slots")
            return steps._replace(notes=(*steps.notes, note)), helping, None
        taken = await _offered_help(
            play, coming, steps, allies, "nde2.help.one-helper" if helping else "nde2.help.cost"
        )
        if not isinstance(taken, Taken):
            return steps, helping, taken.answer if taken else None
        helper = allies[taken.seat].id
        tried.add(helper)
        if await play.ask(GM, AllowHelp(helper, coming.who, taken.answer), cite="nde2.help.described") == "allow":
            helping[helper] = taken.answer
            steps = steps._replace(paid=(*steps.paid, _help_step(play.state, helper)))
    return Helping(steps, helping)


async def _offered_help(
    play: Play[Table], coming: UpcomingRoll, steps: Steps, allies: dict[str, Hero], cite: str
) -> Taken[str] | LastWord[Ready] | None:
    """Offer help to allies; where offers stand, the player's last word ends them."""
    vain = _in_vain(play.state, coming.base, steps)
    offers = [(seat, OfferHelp(ally.id, coming.who, vain)) for seat, ally in allies.items()]
    if not play.stands:
        return await play.offer(offers, cite=cite)
    closing = play.state.hero(coming.who).seat, ready_question(play.state, coming, steps)
    return await play.stand(offers, closing=closing, cite=cite, last=_cite_of_last_word(steps))


def _in_vain(table: Table, base: int, steps: Steps) -> bool:
    """Whether one more step up of the die would change nothing: a helper should know before giving up an action."""
    if table.options.dice_mode != "ladder":
        return False
    helped = steps._replace(paid=(*steps.paid, _help_step(table, NO_HERO)))
    return pool_of(table, base, helped).sides == pool_of(table, base, steps).sides


def _without_the_gone(table: Table, who: HeroId, steps: Steps, helping: dict[HeroId, str]) -> Steps:
    """An ally who has acted elsewhere while the player was thinking has nothing left to give."""
    ahead = table.hero(who).helpers
    gone = tuple(one for one in helping if one not in ahead and not may_help(table, table.hero(one), who))
    if not gone:
        return steps
    notes = tuple(Because("note-helper-gone", 0, "nde2.help.cost", helper) for helper in gone)
    return steps._replace(notes=steps.notes + notes).after(gone, 0)


def _allies(table: Table, who: HeroId, tried: set[HeroId]) -> dict[str, Hero]:
    """Allies who may still be asked for help, by seat: a player with several heroes is asked for one at a time."""
    free = [ally for ally in table.up() if may_help(table, ally, who) and ally.id not in tried]
    return {ally.seat: ally for ally in reversed(free)}


def may_help(table: Table, ally: Hero, who: HeroId) -> bool:
    """An ally who is up and, in a fight, still has an action to give."""
    return ally.id != who and not ally.fallen and (table.phase == "free" or not ally.acted)


async def _last_word(play: Play[Table], coming: UpcomingRoll, steps: Steps) -> Ready:
    """The player sees the dice and may decline steps up or buy some. Nothing to decide, nothing asked."""
    hero = play.state.hero(coming.who)
    if not (steps.ups or steps.paid) and (not hero.luck or play.state.options.dice_mode == "2d6"):
        return Ready()
    return await play.ask(hero.seat, ready_question(play.state, coming, steps), cite=_cite_of_last_word(steps))


def _cite_of_last_word(steps: Steps) -> str:
    return "nde2.step.decline" if steps.ups or steps.paid else "nde2.luck.step"


def ready_question(table: Table, coming: UpcomingRoll, steps: Steps) -> GetReady:
    """The question just before the roll."""
    against = None if coming.number is None else aim_of(table, coming.base, coming.number, steps).number
    lucky = table.hero(coming.who).luck > 0
    return GetReady(coming.who, against, coming.stakes, pool_of(table, coming.base, steps), steps, lucky)


def after_word(steps: Steps, ready: Ready) -> Steps:
    """The steps once the player has spoken."""
    return steps.after(ready.declined, len(ready.luck))
