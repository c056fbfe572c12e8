"""Available actions: those that the scene and a character's gear allow, and the rule that closes the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.ledger.marks import HIDDEN
from moothall.rulesets.nova6.actions import ACTION_PROCEDURES
from moothall.rulesets.nova6.gear.prices import counts_money
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.recovery.recovery import hints
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time.rounds import check_turn, still_to_act
from moothall.rulesets.nova6.time.turns import check_action_left, check_may_act

ASKED_FOR = frozenset(
    (
        *("strive", "act", "move", "snap", "undertake", "take-turn", "end-turn", "delay", "brace", "grab"),
        *("rally", "treat", "stabilise", "sacrifice", "concede", "strike-area", "reload", "seek-ammunition", "mend"),
        *("exhaust", "activate", "end-effect", "compel", "ask-to-close", "propose", "take-load"),
        *("buy", "pay"),
    )
)
"""What is offered only where there is something to do. Whatever else players may begin is simply there."""


class Doing(NamedTuple):
    """An action of a character, whether it is open now, and the rule that offers or closes it."""

    id: str
    open: bool
    cite: str


def choices(table: Table, who: str) -> list[Doing]:
    """All of it, in the order in which one usually looks for it."""
    one = table.who(who)
    found = [*_actions(table, one), *_turn(table, one), *_falling(table, one), *_harm(table, one),
             *_things(table, one), *_talking(table, one)]  # fmt: skip
    rest = [Doing(id, not one.out, "nova6.role.player") for id in ACTION_PROCEDURES if id not in ASKED_FOR]
    return [*found, *rest]


# ---- The turn --------------------------------------------------------------------------------------------------------


def _actions(table: Table, one: Character) -> Iterator[Doing]:
    """Basic actions and snap actions."""
    closed = _closed(lambda: _check_action(table, one.id))
    in_contest = table.scene.kind == "contest"
    if in_contest:
        yield Doing("strive", not closed, closed or "nova6.contest.round")
    yield Doing("act", not (closed or in_contest), closed or _elsewhere(in_contest))
    if table.zones:
        yield Doing("move", not closed, closed or "nova6.zone.move-adjacent")
    if table.options.advanced_actions != "off":
        out_of_turn = _closed(lambda: _check_turn(table, one.id))
        yield Doing("snap", not out_of_turn, out_of_turn or "nova6.snap.one-free")
    yield Doing("undertake", not (closed or table.in_turns()), closed or "nova6.time.narrative-use")


def _elsewhere(in_contest: bool) -> str:
    return "nova6.contest.round" if in_contest else "nova6.action.four"


def _turn(table: Table, one: Character) -> Iterator[Doing]:
    """Starting, holding and ending a turn, where turns are taken."""
    scene = table.scene
    if not scene.phase:
        return
    if scene.acting == one.id:
        yield Doing("end-turn", True, "nova6.time.turn")
        yield Doing("delay", scene.phase != "bonus" and not one.turn.pairs, "nova6.init.delay")
    else:
        next_one = not scene.acting and any(each.id == one.id for each in still_to_act(table, scene.phase))
        yield Doing("take-turn", next_one, "nova6.time.turn")


def _check_turn(table: Table, who: str) -> None:
    check_may_act(table, who)
    check_turn(table, who)


def _check_action(table: Table, who: str) -> None:
    _check_turn(table, who)
    if table.scene.acting == who:
        check_action_left(table, who)


def _closed(check: Callable[[], None]) -> str:
    """The rule that stands in the way; none if nothing does."""
    try:
        check()
    except AgainstTheRules as closed:
        return closed.rule
    return ""


# ---- When something has happened -------------------------------------------------------------------------------------


def _falling(table: Table, one: Character) -> Iterator[Doing]:
    if any(fall.who == one.id for fall in table.falls):
        closed = _closed(lambda: check_action_left(table, one.id))
        yield Doing("brace", not closed, closed or "nova6.fall.bonus-prepare")
        yield Doing("grab", not closed, closed or "nova6.fall.bonus-arrest")


def _harm(table: Table, one: Character) -> Iterator[Doing]:
    """Actions about stress: recovery, treatment, conceding."""
    closed = _closed(lambda: _check_action(table, one.id))
    hurt = [each for each in (*table.heroes, *table.others) if _is_hurt(each)]
    if _is_hurt(one):
        unable = _unable(table, (one,), "rally")
        yield Doing("rally", not (closed or unable or one.turn.pairs), closed or unable or "nova6.rally.turn")
    if hurt:
        unable = _unable(table, hurt, "treatment")
        yield Doing("treat", not (closed or unable), closed or unable or "nova6.treat.skill")
    if table.options.end_untreated != "off" and any(each.out == "incapacitated" for each in table.heroes):
        yield Doing("stabilise", not one.out, "nova6.treat.stabilise")
    if any(each.owner == one.id and each.made and each.rating < 0 for each in table.effects):
        yield Doing("sacrifice", not one.out, "nova6.reduce.sacrifice")
    if table.scene.kind == "conflict":
        yield Doing("concede", not one.out, "nova6.reduce.concede-when")


def _unable(table: Table, hurt: Sequence[Character], way: str) -> str:
    """The rule by which none of the boxes of these people is cleared in this way now; none if one is."""
    ways = [found for one in hurt for found in hints(table, one.id)]
    return "" if any(way in one.now for one in ways) else ways[0].cite


def _is_hurt(one: Character) -> bool:
    """Whether anything of it can be seen to be filled: of strangers the tracks may not be known."""
    tracks: Any = one.tracks
    return tracks is not HIDDEN and any(box.filled for track in tracks for box in track.boxes)


# ---- Things and talents ----------------------------------------------------------------------------------------------


def _things(table: Table, one: Character) -> Iterator[Doing]:
    closed = _closed(lambda: _check_action(table, one.id))
    mine = table.effects_of(one.id)
    if any(effect.has("area") for effect in mine):
        yield Doing("strike-area", not closed, closed or "nova6.prop.area-pc-attack")
    if any(effect.has("ammo") for effect in mine):
        empty = any(effect.has("ammo") and "exhausted" in effect.marks for effect in mine)
        yield Doing("reload", not closed and empty, closed or "nova6.prop.uses-ammo-reload")
        yield Doing("seek-ammunition", not one.out, "nova6.prop.uses-ammo-find")
    if any(effect.has("repairable") and "broken" in effect.marks for effect in table.effects):
        quiet = table.scene.kind in ("exposition", "")
        yield Doing("mend", not closed and quiet, closed or "nova6.prop.repairable")
    if any(effect.has("uses") for effect in table.effects if effect.owner in {each.id for each in table.others}):
        yield Doing("exhaust", one.plot_points > 0, "nova6.pp.spend-uses")
    if any(trait.per_scene or any(gives.points for gives in trait.gives) for trait in one.traits):
        yield Doing("activate", not one.out, "nova6.pp.spend-activate")
    money = counts_money(pack_at(table))
    if money.value:
        yield Doing("buy", not one.out and one.coins > 0, "nova6.themepack.gear-money")
        yield Doing("pay", not one.out and one.coins > 0, "nova6.themepack.gear-money")
    if pack_at(table).gear.load:
        yield Doing("take-load", not one.out, "nova6.gear.load-choice")
    if any(effect.duration in ("A", "M", "Su") for effect in table.effects):
        yield Doing("end-effect", not closed, closed or "nova6.dur.action")


def _talking(table: Table, one: Character) -> Iterator[Doing]:
    """Actions at the table rather than in the story."""
    yield Doing("compel", any(effect.kind == "aspect" for effect in table.effects), "nova6.compel.propose")
    if table.scene.kind:
        yield Doing("ask-to-close", True, "nova6.scene.start-end")
    yield Doing("propose", True, "nova6.character.gear-start")
