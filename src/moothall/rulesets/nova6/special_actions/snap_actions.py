"""Snap actions: one is free each turn."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.choices import THINGS, Doer, check_with_any, doer, effects_that, judging, own, said
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.tools import check_hands
from moothall.rulesets.nova6.events import Moved, TurnChanged
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.modifiers.holds import check_can_move
from moothall.rulesets.nova6.offered import unless
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_bonus_left, check_may_act, extra_snaps, use_bonus_action
from moothall.rulesets.nova6.words import Snap
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Choice, Given
from moothall.talk.play import Play

Readied = Literal["draw", "reload", "activate"]
TAKES_AWAY = {"draw": "stowed", "reload": "unloaded", "activate": "inactive"}
"""What is the matter with an item, by what mends it."""


def check_snap(table: Table, who: PersonId) -> None:
    """Refuse a snap action out of turn, or where the advanced rule is off."""
    check_may_act(table, who)
    rounds.check_turn(table, who)
    if table.options.advanced_actions == "off":
        raise AgainstTheRules("error-advanced-off", cite="nova6.adv.optional")
    if table.in_turns() and table.scene.phase == "bonus":
        check_bonus_left(table, who)
    elif table.in_turns() and table.who(who).turn.focus and not _begins_anew(table, who):
        # A second snap action is a basic action more, and whoever focuses has only one.
        raise AgainstTheRules("error-focused-on-one", cite="nova6.snap.focus-exclusive")


def _check(table: Table, given: Given) -> None:
    """Refuse a snap action as far as it has been said."""
    who, kind = doer(given), given.get("kind")
    check_snap(table, who)
    if kind == "focus":
        check_focus(table, who)
    if kind == "move":
        if given.get("stand"):
            check_prone(table, table.who(who), given["stand"])
        if given.get("to"):
            check_can_move(table, who)
    if kind == "ready":
        check_ready(table, who, given["item"], said(given, "how", "draw"))


def _kinds(table: Table, given: Given) -> list[Choice]:
    return [Choice(kind) for kind in get_args(Snap)]


def _check_kind(table: Table, given: Given) -> None:
    """Refuse to make ready where no item can be."""
    if given["kind"] == "ready":
        check_with_any(table, given, "item", own(*THINGS), _check)
    else:
        _check(table, given)


def _is_own_posture(table: Table, given: Given, effect: Effect) -> bool:
    return effect.owner == doer(given) and effect.has("prone")


KIND = Among(judging("kind", _kinds, _check_kind))
READIED = Among(judging("item", own(*THINGS), _check))
LYING = Among(judging("stand", effects_that(_is_own_posture), _check))


@action(
    "nova6.snap",
    by="player",
    chapter="special",
    rank=8,
    offered=unless(check_snap, "nova6.snap.one-free", lambda table, one: table.options.advanced_actions != "off"),
)
async def snap(
    play: Play[Table],
    who: Doer,
    kind: Annotated[Snap, KIND],
    to: str = "",
    item: Annotated[EffectId, READIED] = NOTHING,
    how: Readied = "draw",
    stand: Annotated[EffectId, LYING] = NOTHING,
) -> None:
    """Take a snap action: focus, move within the zone (or stand up), or ready an item."""
    check_snap(play.state, who)
    await rounds.ensure_turn(play, who)
    _check_kind_of_snap(play.state, who, kind, to, item, how, stand)
    await count(play, who)

    async def acts() -> None:
        match kind:
            case "focus":
                await _focus(play, who)
            case "move":
                await move_about(play, who, to, stand)
            case "ready":
                await make_ready(play, who, item, how)

    await rounds.interruptible(play, who, to or (play.state.effect(item).name if item else ""), acts)
    await rounds.conclude(play, who)


def _check_kind_of_snap(
    table: Table, who: PersonId, kind: Snap, to: str, item: EffectId, how: Readied, stand: EffectId
) -> None:
    """Refuse what this snap action cannot do, before anybody is asked to interrupt it."""
    if kind == "focus":
        check_focus(table, who)
    if kind == "ready":
        check_ready(table, who, item, how)
    if kind == "move" and stand:
        check_prone(table, table.who(who), stand)
    if kind == "move" and to:
        check_can_move(table, who)


async def count(play: Play[Table], who: str) -> None:
    """The first is free; each further one counts as a basic action."""
    one = play.state.who(who)
    if not play.state.in_turns():
        return
    if play.state.scene.phase == "bonus":
        await use_bonus_action(play, who, "nova6.bonus.snap")
        return
    turn = changed(one.turn, snaps=one.turn.snaps + 1)
    more = extra_snaps(turn) - extra_snaps(one.turn)
    # A turn whose actions are not declared yet will have at least one, and the snap comes on top of it.
    turn = changed(turn, declared=(turn.declared or more) + more)
    rule = "nova6.snap.extra" if more else "nova6.snap.one-free"
    await play.tell(TurnChanged(who, turn, "snap", one.seen), rule, "nova6.special.kinds")


def check_focus(table: Table, who: PersonId) -> None:
    """Refuse to focus after an action of the turn, or after a snap action, which would make it a second one."""
    turn = table.who(who).turn
    acted = turn.pairs or (turn.snaps and table.in_turns() and table.scene.phase != "bonus")
    if acted and not _begins_anew(table, who):
        raise AgainstTheRules("error-focused-on-one", cite="nova6.snap.focus-exclusive")


def _begins_anew(table: Table, who: PersonId) -> bool:
    """Whether this is the first of a turn that has not begun yet."""
    return bool(table.scene.phase) and table.scene.acting != who and table.who(who).seen


async def _focus(play: Play[Table], who: PersonId) -> None:
    """All attention on the next action; that leaves no room for several."""
    one = play.state.who(who)
    turn = changed(one.turn, focus="ready")
    await play.tell(TurnChanged(who, turn, "focus", one.seen), "nova6.snap.focus-bonus", "nova6.special.kinds")


async def move_about(play: Play[Table], who: PersonId, to: str, stand: str = "") -> None:
    """Anywhere in the zone, if nothing is in the way; getting up is the same."""
    one = play.state.who(who)
    if stand:
        check_prone(play.state, one, stand)
        await effects.end(play, stand, "removed", "nova6.snap.stand")
    if to:
        check_can_move(play.state, who)
        await play.tell(Moved(who, one.zone, to, one.seen), "nova6.snap.move")


def check_prone(table: Table, one: Character, id: str) -> None:
    """Standing up ends lying down and nothing else."""
    effect = table.effect(id)
    if effect.owner != one.id or not effect.has("prone"):
        raise AgainstTheRules("error-not-prone", cite="nova6.snap.stand", name=one.name)


async def make_ready(play: Play[Table], who: PersonId, item: EffectId, how: Readied) -> None:
    """Draw an accessible item, reload a weapon, or switch a thing on."""
    left = check_ready(play.state, who, item, how)
    await effects.change(play, item, "nova6.snap.ready", marks=left)


def check_ready(table: Table, who: PersonId, item: EffectId, how: Readied) -> tuple[str, ...]:
    """The marks that are left of an item made ready; refuse where nothing is the matter, or it takes longer."""
    effect = table.effect(item)
    wrong = TAKES_AWAY[how]
    if effect.owner != who or wrong not in effect.marks:
        raise AgainstTheRules("error-nothing-to-ready", cite="nova6.snap.ready", item=effect.name)
    if how == "reload" and "action" in next((one.of for one in effect.properties if one.name == "reload"), ()):
        raise AgainstTheRules("error-takes-an-action", cite="nova6.prop.reload", item=effect.name)
    left = tuple([mark for mark in effect.marks if mark != wrong])
    if how == "draw" and effect.kind == "damage":
        check_hands(table, who, changed(effect, marks=left), "")
    return left
