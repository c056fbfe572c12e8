"""Turns and rounds: turn order, start and end of a turn, and bonus actions at a round's end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Literal, TypeVar

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.choices import Doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import (
    Hinted,
    OrderSet,
    RoundBegan,
    TokensChanged,
    TurnCame,
    TurnChanged,
)
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.questions import EndRound, HowLongWasIt, KeepUp, TakeBonus
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Character, Mark, Table, Turn
from moothall.rulesets.nova6.time.clock import Moment, pass_moment
from moothall.rulesets.nova6.time.turns import check_action_left, has_snap_left, is_spent, not_the_turn_of
from moothall.rulesets.nova6.words import SECONDS_A_ROUND
from moothall.talk.actions import action
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option

PHASES: Final = ("early", "opposition", "late", "bonus")
LONG_ENOUGH: Final = 30
"""Rounds of action time, three minutes; after that narrative time usually serves better."""

CLAIM: Final = "claims-bonus"
"""The mark of a bonus action that has been claimed."""

Way = Literal["token", "plot-point", "free", "fall"]
Done = TypeVar("Done")
Happening = Callable[[], Awaitable[Done]]
interrupts: Final[Hook[Callable[[Play[Table], str, str, Happening[Any]], Awaitable[Any]]]] = Hook()
"""Lets those who wait interrupt what an NPC has declared."""


# ---- The start of a round --------------------------------------------------------------------------------------------


async def begin_rounds(play: Play[Table], early: tuple[str, ...], late: tuple[str, ...] = ()) -> None:
    """Set the turn order and begin the first round."""
    await play.tell(OrderSet(early, late), "nova6.time.turn")
    await begin_round(play)


async def begin_round(play: Play[Table]) -> None:
    """Begin the next round; the length of a narrative round is the GM's to say."""
    last = play.state.scene.round
    seconds = play.state.seconds + (await _round_length(play, last) if last else 0)
    await play.tell(RoundBegan(last + 1, seconds), "nova6.time.round")
    if play.state.scene.scale == "action" and last == LONG_ENOUGH:
        await play.tell(Hinted("long-action"), "nova6.time.action-use")
    await pass_moment(play, Moment("round-start"))
    await next_turn(play)


async def _round_length(play: Play[Table], round: int) -> int:
    """The seconds of the round that is over."""
    if play.state.scene.scale == "action":
        return SECONDS_A_ROUND
    return 60 * (await play.ask(GM, HowLongWasIt(round), cite="nova6.time.round-length")).minutes


# ---- Turns -----------------------------------------------------------------------------------------------------------


def still_to_act(table: Table, phase: str) -> tuple[Character, ...]:
    """The characters who still have a turn in this phase. Unseen characters act outside the order."""
    return tuple([one for one in _in_phase(table, phase) if not (one.turn.done or one.turn.waiting)])


def _in_phase(table: Table, phase: str) -> tuple[Character, ...]:
    """The characters who act in a phase, whether they have had their turn or not."""
    scene = table.scene
    if phase == "opposition":
        people = list(table.opposition()) if scene.kind == "conflict" else []
    else:
        people = [table.who(id) for id in (scene.early if phase == "early" else scene.late)]
    if phase == "late" and scene.kind == "conflict":
        people += table.allies()  # they roll no initiative, so they do not succeed in it
    settled = (*scene.winners, *scene.losers)
    return tuple([one for one in people if one.seen and not one.out and one.id not in settled])


def due(table: Table) -> tuple[Character, ...]:
    """The characters who can be next. A turn that has had its actions ends with the first action of any of them."""
    scene = table.scene
    if scene.acting and not is_spent(table):
        return ()
    for _, left in groups_left(table):
        if left := tuple([one for one in left if one.id != scene.acting]):
            return left
    return _first_of_next_round(table) if scene.acting else ()


def groups_left(table: Table) -> Iterator[tuple[str, tuple[Character, ...]]]:
    """The phases from this one on in which characters still have a turn, with these.

    Of this phase nobody may be left, where those who were have gone, or have acted together with others.
    """
    for phase in PHASES[PHASES.index(table.scene.phase or "early") : -1]:
        if left := still_to_act(table, phase):
            yield phase, left


def _first_of_next_round(table: Table) -> tuple[Character, ...]:
    """Those who begin the next round; nobody where initiative is still to be rolled for it."""
    if table.options.initiative_each_round == "on":
        return ()
    return next((people for phase in PHASES[:-1] if (people := _in_phase(table, phase))), ())


async def next_turn(play: Play[Table]) -> None:
    """Begin the next turn, or let several characters choose; after all turns come bonus actions and the round's end."""
    phase, left = next(groups_left(play.state), ("", ()))
    if len(left) == 1:
        await begin_turn(play, left[0].id, phase)
        return
    if left:
        rule = "nova6.init.success-first" if phase == "early" else "nova6.init.fail-after"
        await play.tell(TurnCame(phase), "nova6.time.turn" if phase == "opposition" else rule)
        return
    if play.state.scene.phase != "bonus":
        await pass_moment(play, Moment("before-bonus"))
    if not await _offer_bonus_actions(play):
        await end_round(play)


def _take_turn_offered(table: Table, who: str) -> str:
    """Whether a character can be next: while others' turns go on, that waits."""
    if not table.scene.phase or table.scene.acting == who:
        return ""
    check_turn(table, PersonId(who))
    return "nova6.time.turn"


@action("nova6.take-turn", by="player", chapter="time", rank=10, offered=_take_turn_offered)
async def take_turn(play: Play[Table], who: Doer) -> None:
    """Take the turn, of several characters who could be next."""
    await ensure_turn(play, who)


def check_turn(table: Table, who: str) -> None:
    """Refuse a character whose turn it is not, and who cannot be next while no turn has begun."""
    scene = table.scene
    if not scene.phase or scene.acting == who or not table.who(who).seen:
        return
    if all(character.id != who for character in due(table)):
        raise not_the_turn_of(table, who)


async def ensure_turn(play: Play[Table], who: str) -> None:
    """Begin the character's turn if theirs can be next; a turn that has had its actions ends with that."""
    check_turn(play.state, who)
    scene = play.state.scene
    if not scene.phase or scene.acting == who or not play.state.who(who).seen:
        return
    if scene.acting:
        await end_turn(play, PersonId(scene.acting))
        check_turn(play.state, who)  # a bonus action may have come first
    if play.state.scene.acting != who:
        phase = next((phase for phase, left in groups_left(play.state) if who in [one.id for one in left]), "")
        await begin_turn(play, who, phase or play.state.scene.phase)


def check_can_begin(table: Table, who: str, actions: int = 1) -> None:
    """Refuse an action that `begin_action` would refuse: a turn that has not begun yet has all its actions."""
    check_turn(table, who)
    scene = table.scene
    if not scene.phase or scene.acting == who or not table.who(who).seen:
        check_action_left(table, who, actions)


async def begin_action(play: Play[Table], who: str, actions: int = 1) -> None:
    """Make sure that the character has the turn, and one more action in it."""
    await ensure_turn(play, who)
    check_action_left(play.state, who, actions)


async def begin_turn(play: Play[Table], who: str, phase: str) -> None:
    """Begin a turn: focus and the penalty for several actions end; maintained effects need an action."""
    character = play.state.who(who)
    await play.tell(TurnCame(phase, who, character.seen), "nova6.time.turn")
    fresh = Turn(number=character.turn.number + 1)
    await play.tell(TurnChanged(who, fresh, "began", character.seen), "nova6.time.turn")
    await pass_moment(play, Moment("turn-start", who))
    await _maintain_effects(play, who)


async def _maintain_effects(play: Play[Table], who: str) -> None:
    """Ask the player to maintain each effect with an action, or end it; a grapple is asked for when the turn ends."""
    for effect in play.state.effects:
        if effect.duration != "M" or effect.maker != who or effect.has("grappled"):
            continue
        asked = KeepUp(who, effect.name)
        if await play.ask(play.state.who(who).player, asked, cite="nova6.dur.maintained") == "let-go":
            await effects.end(play, effect.id, "let-go", "nova6.dur.maintained")
        else:
            character = play.state.who(who)
            turn = character.turn
            turn = changed(turn, declared=turn.declared + 1, pairs=(*turn.pairs, "maintain"))
            await play.tell(TurnChanged(who, turn, "maintained", character.seen), "nova6.dur.maintained")


def _in_turn_offered(table: Table, who: str) -> str:
    """Whether it is the character's turn; otherwise there is none to end."""
    return "nova6.time.turn" if table.scene.phase and table.scene.acting == who else ""


@action("nova6.end-turn", by="player", chapter="time", rank=11, offered=_in_turn_offered)
async def end_turn(play: Play[Table], who: Doer) -> None:
    """End the turn and begin the next: [B] effects end."""
    if play.state.scene.acting != who:
        raise not_the_turn_of(play.state, who)
    if play.state.scene.phase != "bonus":
        await finish_turn(play, who)
    await next_turn(play)


async def conclude(play: Play[Table], who: str, *, has_acted: bool = False) -> None:
    """End a turn with its last action, where offers stand and the book gives nothing more to do in it.

    `has_acted`: an NPC's action against a hero, which is not counted, was its turn.
    """
    if not play.stands or play.state.scene.acting != who:
        return
    if has_acted or (is_spent(play.state) and not has_snap_left(play.state)):
        await end_turn(play, PersonId(who))


async def finish_turn(play: Play[Table], who: str) -> None:
    """Mark the character as having taken a turn this round."""
    await pass_moment(play, Moment("turn-end", who))
    character = play.state.who(who)
    turn = changed(character.turn, done=True, waiting=False)
    await play.tell(TurnChanged(who, turn, "done", character.seen), "nova6.time.turn")


async def join_turn(play: Play[Table], who: str) -> None:
    """Let a character act in another's turn, as their own turn of this round."""
    if any(character.id == who for character in still_to_act(play.state, play.state.scene.phase)):
        character = play.state.who(who)
        fresh = Turn(number=character.turn.number + 1)
        await play.tell(TurnChanged(who, fresh, "began", character.seen), "nova6.time.turn")
        await finish_turn(play, who)


def _delay_offered(table: Table, who: str) -> str:
    if not _in_turn_offered(table, who):
        return ""
    check_can_delay(table, who)
    return "nova6.init.delay"


def check_can_delay(table: Table, who: str) -> None:
    """Refuse to delay a turn of which something has been done, a bonus action, and the turn of an NPC."""
    character = table.who(who)
    if not character.is_pc:  # interrupting takes an initiative test, which only players roll
        raise AgainstTheRules("error-npc-delays", cite="nova6.init.delay", name=character.name)
    if table.scene.phase == "bonus" or (table.scene.acting == who and character.turn.pairs):
        raise AgainstTheRules("error-too-late-to-delay", cite="nova6.init.delay", name=character.name)


@action("nova6.delay", by="player", chapter="scenes", rank=12, offered=_delay_offered)
async def delay(play: Play[Table], who: Doer) -> None:
    """Delay the turn to watch an opponent; the character may interrupt later."""
    check_can_delay(play.state, who)
    await ensure_turn(play, who)
    character = play.state.who(who)
    turn = changed(character.turn, waiting=True)
    await play.tell(TurnChanged(who, turn, "waits", character.seen), "nova6.init.delay")
    await next_turn(play)


async def interruptible(play: Play[Table], who: str, intent: str, happens: Happening[Done]) -> Done | None:
    """Do what was declared, unless heroes who wait interrupt the opposition; nothing if that makes it impossible."""
    if play.state.who(who).is_ours or not any(hero.turn.waiting for hero in play.state.present()):
        return await happens()
    done: Done | None = await interrupts.function(play, who, intent, happens)
    return done


# ---- Narrative time --------------------------------------------------------------------------------------------------


async def begin_narrative_action(play: Play[Table], who: str) -> None:
    """Count an action in narrative time as a turn, so that brief effects know their end."""
    if play.state.scene.kind and play.state.scene.scale == "narrative":
        character = play.state.who(who)
        fresh = Turn(number=character.turn.number + 1)
        await play.tell(TurnChanged(who, fresh, "began", character.seen), "nova6.time.turn")


async def end_action(play: Play[Table], who: str) -> None:
    """End brief and quick effects of narrative time after the next action."""
    if play.state.scene.kind:
        await pass_moment(play, Moment("action-done", who))


# ---- Bonus actions ---------------------------------------------------------------------------------------------------


async def _offer_bonus_actions(play: Play[Table]) -> bool:
    """Offer bonus actions in the order of initiative; whether one is taken now."""
    scene = play.state.scene
    if scene.kind != "conflict":
        return False
    for who in scene.early:
        if await _offer_bonus_action(play, who):
            return True
    if await _offer_opposition_bonus_action(play):
        return True
    for who in (*scene.late, *[ally.id for ally in play.state.allies() if ally.seen]):
        if await _offer_bonus_action(play, who):
            return True
    return False


async def _offer_bonus_action(play: Play[Table], who: str) -> bool:
    """Offer a character a bonus action; whether it is taken."""
    character = play.state.who(who)
    ways = tuple([Option(way, cite) for way, cite in bonus_action_sources(play.state, character)])
    if character.out or play.state.is_marked("bonus", who) or not ways:
        return False
    way = _claimed(play.state, character)
    if not way and _is_asked(play, character):
        way = await play.ask(character.player, TakeBonus(who, ways), cite="nova6.bonus.when")
    await effects.mark(play, Mark("bonus", who, until="round"), "nova6.bonus.one")
    return bool(way) and await _take_bonus_action(play, who, way)


def _is_asked(play: Play[Table], character: Character) -> bool:
    """Whether a bonus action is offered unclaimed: where offers hold nobody up only to those who fall."""
    return not play.stands or any(fall.who == character.id for fall in play.state.falls)


def _claimed(table: Table, character: Character) -> str:
    """How a character pays for the bonus action they have claimed; nothing where they have not, or no longer can."""
    claims = table.is_marked(CLAIM, character.id)
    return next((way for way, _ in bonus_action_sources(table, character)), "") if claims else ""


async def _offer_opposition_bonus_action(play: Play[Table]) -> bool:
    """Let the GM choose an NPC for a bonus action, or none; whether one is taken."""
    table = play.state
    if table.is_marked("bonus", GM):
        return False
    # Those who are hidden act outside the order, and so does nobody learn of them by a turn of theirs.
    npcs = [npc for npc in table.opposition() if npc.seen and not table.is_marked("bonus", npc.id)]
    ways = tuple([Option(f"{npc.id}/{way}", cite) for npc in npcs for way, cite in bonus_action_sources(table, npc)])
    chosen = next((f"{npc.id}/{way}" for npc in npcs if (way := _claimed(table, npc))), "")
    if ways and not chosen and not play.stands:
        chosen = await play.ask(GM, TakeBonus("", ways), cite="nova6.bonus.when")
    if not chosen:
        await effects.mark(play, Mark("bonus", GM, until="round"), "nova6.bonus.when")
        return False
    who, _, way = chosen.rpartition("/")
    await effects.mark(play, Mark("bonus", who, until="round", known=play.state.who(who).seen), "nova6.bonus.one")
    return await _take_bonus_action(play, who, way)


def _check_claim(table: Table, who: str) -> None:
    """Refuse to claim a bonus action outside a conflict, a second one, and one that nothing pays for."""
    character = table.who(who)
    if table.scene.kind != "conflict" or not table.scene.phase:
        raise AgainstTheRules("error-no-rounds", cite="nova6.bonus.when")
    if table.is_marked("bonus", who) or table.is_marked(CLAIM, who):
        raise AgainstTheRules("error-one-bonus", cite="nova6.bonus.one")
    if character.out or not any(bonus_action_sources(table, character)):
        raise AgainstTheRules("error-no-bonus", cite="nova6.bonus.sources", name=character.name)


def _claim_offered(table: Table, who: str) -> str:
    if table.scene.kind != "conflict" or table.who(who).out:
        return ""
    _check_claim(table, who)
    return "nova6.bonus.when"


@action("nova6.claim-bonus", by="player", chapter="scenes", offered=_claim_offered)
async def claim_bonus(play: Play[Table], who: Doer) -> None:
    """Claim a bonus action at the end of this round. A plot point pays for it only where nothing else does."""
    _check_claim(play.state, who)
    await effects.mark(play, Mark(CLAIM, who, until="round", known=play.state.who(who).seen), "nova6.bonus.when")


def bonus_action_sources(table: Table, character: Character) -> Iterator[tuple[Way, str]]:
    """The sources of a bonus action: a stunt point on initiative or a talent, a plot point, a long fall."""
    if table.options.free_bonus_action == "on":
        yield "free", "nova6.bonus.sources"
    if character.tokens or (not character.is_ours and table.gm_tokens):
        yield "token", "nova6.bonus.sources"
    if plot_points.held(table, character.id):
        yield "plot-point", "nova6.bonus.sources"
    if any(fall.who == character.id for fall in table.falls):
        yield "fall", "nova6.fall.bonus-window"


async def _take_bonus_action(play: Play[Table], who: str, way: str) -> bool:
    """Pay for a bonus action and begin it."""
    character = play.state.who(who)
    if way == "token":
        heap, left = (who, character.tokens) if character.tokens else ("", play.state.gm_tokens)
        await play.tell(TokensChanged(heap, left - 1, "bonus"), "nova6.bonus.sources")
    if way == "plot-point":
        await plot_points.spend(play, who, "bonus", "nova6.bonus.sources", "nova6.pp.spend-bonus")
    await play.tell(TurnCame("bonus", who, character.seen), "nova6.bonus.order")
    return True


# ---- The end of a round ----------------------------------------------------------------------------------------------


async def end_round(play: Play[Table]) -> None:
    """End the round and begin the next, unless nobody has a turn any more or the contest is decided."""
    await _lapse_delayed_turns(play)
    await pass_moment(play, Moment("round-end"))
    scene = play.state.scene
    order = {*scene.early, *scene.late} - {*scene.winners, *scene.losers}
    if not scene.over and any(character.id in order and character.seen for character in play.state.present()):
        await begin_round(play)


async def _lapse_delayed_turns(play: Play[Table]) -> None:
    """Tell of each turn that was delayed and never taken: it is over with its round."""
    for character in play.state.present():
        if character.turn.waiting:
            turn = changed(character.turn, waiting=False, done=True)
            await play.tell(TurnChanged(character.id, turn, "lapsed", character.seen), "nova6.init.delay")


@action("nova6.next-round", by="gm", chapter="time", rank=7)
async def next_round(play: Play[Table]) -> None:
    """End the round on the GM's word; in a conflict where some have not had a turn, after one more question."""
    scene = play.state.scene
    if not scene.phase:
        raise AgainstTheRules("error-no-rounds", cite="nova6.time.round")
    waiting = [character.id for phase in PHASES[:-1] for character in still_to_act(play.state, phase)]
    left = tuple([id for id in waiting if id != scene.acting])
    early = bool(left) and scene.kind == "conflict"
    if not early or await play.ask(GM, EndRound(left), cite="nova6.time.round") == "yes":
        await end_round(play)
