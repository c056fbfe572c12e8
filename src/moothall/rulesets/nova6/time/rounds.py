"""Turns and rounds: turn order, start and end of a turn, and bonus actions at a round's end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import (
    Hinted,
    OrderSet,
    RoundBegan,
    TokensChanged,
    TurnCame,
    TurnChanged,
)
from moothall.rulesets.nova6.questions import EndRound, HowLongWasIt, KeepUp, TakeBonus
from moothall.rulesets.nova6.state import Character, Mark, Table, Turn
from moothall.rulesets.nova6.time.clock import Moment, pass_moment
from moothall.rulesets.nova6.time.turns import check_action_left, not_the_turn_of
from moothall.rulesets.nova6.words import SECONDS_A_ROUND
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.questions import Option

PHASES: Final = ("early", "opposition", "late", "bonus")
LONG_ENOUGH: Final = 30
"""Rounds of action time, three minutes; after that narrative time usually serves better."""

Way = Literal["token", "plot-point", "free", "fall"]


# ---- Rounds ----------------------------------------------------------------------------------------------------------


async def begin(play: Play[Table], early: tuple[str, ...], late: tuple[str, ...] = ()) -> None:
    """Turns are taken from now on, in this order."""
    await play.tell(OrderSet(early, late), "nova6.time.turn")
    await begin_round(play)


async def begin_round(play: Play[Table]) -> None:
    """The next round; narrative ones take as long as the GM says."""
    last = play.state.scene.round
    seconds = play.state.seconds + (await _length(play, last) if last else 0)
    await play.tell(RoundBegan(last + 1, seconds), "nova6.time.round")
    if play.state.scene.scale == "action" and last == LONG_ENOUGH:
        await play.tell(Hinted("long-action"), "nova6.time.action-use")
    await pass_moment(play, Moment("round-start"))
    await move_on(play)


async def _length(play: Play[Table], round: int) -> int:
    """Seconds of the round that is over."""
    if play.state.scene.scale == "action":
        return SECONDS_A_ROUND
    return 60 * (await play.ask(GM, HowLongWasIt(round), cite="nova6.time.round-length")).minutes


async def end_round(play: Play[Table]) -> None:
    """Everybody had a turn; a contest that is decided has no further round, nor has one in which nobody has a turn."""
    await pass_moment(play, Moment("round-end"))
    scene = play.state.scene
    order = {*scene.early, *scene.late} - {*scene.winners, *scene.losers}
    if any(one.id in order and one.seen for one in play.state.present()):
        await begin_round(play)


@procedure("nova6.next-round")
async def next_round(play: Play[Table]) -> None:
    """The GM lets the round end; in a conflict where some have not had a turn, after one more question."""
    scene = play.state.scene
    if not scene.phase:
        raise AgainstTheRules("error-no-rounds", cite="nova6.time.round")
    left = tuple([one.id for phase in PHASES[:-1] for one in due(play.state, phase) if one.id != scene.acting])
    early = bool(left) and scene.kind == "conflict"
    if not early or await play.ask(GM, EndRound(left), cite="nova6.time.round") == "yes":
        await end_round(play)


# ---- Whose turn it is ------------------------------------------------------------------------------------------------


def due(table: Table, phase: str) -> tuple[Character, ...]:
    """Characters who still have a turn in this part of the round. Unseen ones act outside the order."""
    scene = table.scene
    if phase == "opposition":
        people = list(table.opposition()) if scene.kind == "conflict" else []
    else:
        people = [table.who(id) for id in (scene.early if phase == "early" else scene.late)]
    settled = (*scene.winners, *scene.losers)
    waiting = [one for one in people if one.seen and not (one.out or one.turn.done or one.turn.waiting)]
    return tuple([one for one in waiting if one.id not in settled])


async def move_on(play: Play[Table]) -> None:
    """Announce the next turn: of one character, or of several who choose; when all are done the round ends."""
    first = PHASES.index(play.state.scene.phase or "early")
    for phase in PHASES[first:-1]:
        left = due(play.state, phase)
        if len(left) == 1:
            await begin_turn(play, left[0].id, phase)
            return
        if left:
            rule = "nova6.init.success-first" if phase == "early" else "nova6.init.fail-after"
            await play.tell(TurnCame(phase), "nova6.time.turn" if phase == "opposition" else rule)
            return
    if play.state.scene.phase != "bonus":
        await pass_moment(play, Moment("before-bonus"))
    if not await _somebody_has_a_bonus(play):
        await end_round(play)


@procedure("nova6.take-turn")
async def take_turn(play: Play[Table], who: str) -> None:
    """Of several who could be next, this one goes first."""
    await turn_of(play, who)


def check_turn(table: Table, who: str) -> None:
    """Where turns are taken, only the one whose turn it is acts, or one who can be next while nobody's has begun."""
    scene = table.scene
    if not scene.phase or scene.acting == who or not table.who(who).seen:
        return
    if scene.acting or all(one.id != who for one in due(table, scene.phase)):
        raise not_the_turn_of(table, who)


async def turn_of(play: Play[Table], who: str) -> None:
    """Begin the turn of a character who acts while no turn runs, if it can be theirs."""
    check_turn(play.state, who)
    scene = play.state.scene
    if scene.phase and scene.acting != who and play.state.who(who).seen:
        await begin_turn(play, who, scene.phase)


async def begins_to_act(play: Play[Table], who: str, actions: int = 1) -> None:
    """Give the actor the turn, and room in it for one action more."""
    await turn_of(play, who)
    check_action_left(play.state, who, actions)


async def begin_turn(play: Play[Table], who: str, phase: str) -> None:
    """A fresh turn: focus and the penalty for several actions are over; what is maintained wants an action."""
    one = play.state.who(who)
    await play.tell(TurnCame(phase, who, one.seen), "nova6.time.turn")
    fresh = Turn(number=one.turn.number + 1)
    await play.tell(TurnChanged(who, fresh, "began", one.seen), "nova6.time.turn")
    await pass_moment(play, Moment("turn-start", who))
    await _keep_up(play, who)


async def _keep_up(play: Play[Table], who: str) -> None:
    """Ask a character to spend actions on maintained effects, or end them; a hold is asked for when the turn ends."""
    for effect in play.state.effects:
        if effect.duration != "M" or effect.maker != who or effect.has("grappled"):
            continue
        asked = KeepUp(who, effect.name)
        if await play.ask(play.state.who(who).player, asked, cite="nova6.dur.maintained") == "let-go":
            await effects.end(play, effect.id, "let-go", "nova6.dur.maintained")
        else:
            one = play.state.who(who)
            turn = changed(one.turn, declared=one.turn.declared + 1, pairs=(*one.turn.pairs, "maintain"))
            await play.tell(TurnChanged(who, turn, "maintained", one.seen), "nova6.dur.maintained")


@procedure("nova6.end-turn")
async def end_turn(play: Play[Table], who: str) -> None:
    """A turn is over: what was brief has passed, and the next one goes."""
    if play.state.scene.acting != who:
        raise not_the_turn_of(play.state, who)
    if play.state.scene.phase != "bonus":
        await is_done(play, who)
    await move_on(play)


async def is_done(play: Play[Table], who: str) -> None:
    """End a character's turn of this round."""
    await pass_moment(play, Moment("turn-end", who))
    one = play.state.who(who)
    turn = changed(one.turn, done=True, waiting=False)
    await play.tell(TurnChanged(who, turn, "done", one.seen), "nova6.time.turn")


async def join_in(play: Play[Table], who: str) -> None:
    """Let a character act together with the one whose turn it is, which uses their turn."""
    if any(one.id == who for one in due(play.state, play.state.scene.phase)):
        one = play.state.who(who)
        await play.tell(TurnChanged(who, Turn(number=one.turn.number + 1), "began", one.seen), "nova6.time.turn")
        await is_done(play, who)


@procedure("nova6.delay")
async def delay(play: Play[Table], who: str) -> None:
    """Hold the turn to watch an opponent, and perhaps interrupt later."""
    await turn_of(play, who)
    one = play.state.who(who)
    await play.tell(TurnChanged(who, changed(one.turn, waiting=True), "waits", one.seen), "nova6.init.delay")
    await move_on(play)


# ---- In narrative time -----------------------------------------------------------------------------------------------


async def action_begins(play: Play[Table], who: str) -> None:
    """In narrative time an action is as good as a turn: by it what is brief knows its end."""
    if play.state.scene.kind and play.state.scene.scale == "narrative":
        one = play.state.who(who)
        await play.tell(TurnChanged(who, Turn(number=one.turn.number + 1), "began", one.seen), "nova6.time.turn")


async def action_ends(play: Play[Table], who: str) -> None:
    """End brief and quick effects with the next action, where the clock says so."""
    if play.state.scene.kind:
        await pass_moment(play, Moment("action-done", who))


# ---- Bonus actions ---------------------------------------------------------------------------------------------------


async def _somebody_has_a_bonus(play: Play[Table]) -> bool:
    """Offer bonus actions in the order of initiative; true if one is taken now."""
    scene = play.state.scene
    if scene.kind != "conflict":
        return False
    for who in scene.early:
        if await _asked_for_bonus(play, who):
            return True
    if await _opposition_has_a_bonus(play):
        return True
    for who in scene.late:
        if await _asked_for_bonus(play, who):
            return True
    return False


async def _asked_for_bonus(play: Play[Table], who: str) -> bool:
    one = play.state.who(who)
    ways = tuple([Option(way, cite) for way, cite in bonus_ways(play.state, one)])
    if one.out or play.state.is_marked("bonus", who) or not ways:
        return False
    way = await play.ask(one.player, TakeBonus(who, ways), cite="nova6.bonus.when")
    await effects.mark(play, Mark("bonus", who, until="round"), "nova6.bonus.one")
    return bool(way) and await _take_bonus(play, who, way)


async def _opposition_has_a_bonus(play: Play[Table]) -> bool:
    """The GM chooses who of the opposition acts once more, or nobody."""
    table = play.state
    if table.is_marked("bonus", GM):
        return False
    people = [one for one in table.opposition() if not table.is_marked("bonus", one.id)]
    ways = tuple([Option(f"{one.id}/{way}", cite) for one in people for way, cite in bonus_ways(table, one)])
    chosen = await play.ask(GM, TakeBonus("", ways), cite="nova6.bonus.when") if ways else ""
    if not chosen:
        await effects.mark(play, Mark("bonus", GM, until="round"), "nova6.bonus.when")
        return False
    who, _, way = chosen.rpartition("/")
    await effects.mark(play, Mark("bonus", who, until="round", known=play.state.who(who).seen), "nova6.bonus.one")
    return await _take_bonus(play, who, way)


def bonus_ways(table: Table, one: Character) -> Iterator[tuple[Way, str]]:
    """Payments for a bonus action."""
    if table.options.free_bonus_action == "on":
        yield "free", "nova6.bonus.sources"
    if one.tokens or (not one.is_pc and table.gm_tokens):
        yield "token", "nova6.bonus.sources"
    if plot_points.held(table, one.id):
        yield "plot-point", "nova6.bonus.sources"
    if any(fall.who == one.id for fall in table.falls):
        yield "fall", "nova6.fall.bonus-window"


async def _take_bonus(play: Play[Table], who: str, way: str) -> bool:
    one = play.state.who(who)
    if way == "token":
        heap, left = (who, one.tokens) if one.tokens else ("", play.state.gm_tokens)
        await play.tell(TokensChanged(heap, left - 1, "bonus"), "nova6.bonus.sources")
    if way == "plot-point":
        await plot_points.spend(play, who, "bonus", "nova6.bonus.sources", "nova6.pp.spend-bonus")
    await play.tell(TurnCame("bonus", who, one.seen), "nova6.bonus.order")
    return True
