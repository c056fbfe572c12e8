"""Compels: an aspect makes trouble for its character, who gains a plot point or pays one to refuse."""

from __future__ import annotations

from typing import Annotated, Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.after_roll import unlock
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.aspects.invocation import KINDS
from moothall.rulesets.nova6.choices import doer, everybody, heroes, judging, things
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Compelled, CompelOffered, CompelSettled
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.offered import unless
from moothall.rulesets.nova6.questions import AnswerCompel, JudgeCompel, LetItStand
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Given, Played
from moothall.talk.play import GM, Play

Kind = Literal["gm", "self", "player", "npc"]
MOST_ROUNDS = 20
"""Of talking about the terms; whoever wants more can propose anew."""


def kind_of(table: Table, by: str, target: str) -> Kind:
    """The kind of a compel by its two sides; without a name it is the GM."""
    if not table.who(target).is_pc:
        return "npc"
    if not by:
        return "gm"
    return "self" if by == target else "player"


RULES: dict[Kind, str] = {
    "gm": "nova6.compel.gm-freely",
    "self": "nova6.compel.self",
    "player": "nova6.compel.player-player",
    "npc": "nova6.compel.player-npc",
}


def check_can_compel(table: Table, by: PersonId, target: PersonId, aspect: EffectId) -> None:
    """Refuse to compel what is no aspect, and an NPC for whom nobody pays."""
    if table.effect(aspect).kind not in KINDS:
        raise AgainstTheRules("error-no-complication", cite="nova6.compel.propose")
    if kind_of(table, by, target) == "npc" and by:
        plot_points.check_held(table, by)


def _check_target(table: Table, given: Given) -> None:
    if kind_of(table, doer(given), given["target"]) == "npc" and doer(given):
        plot_points.check_held(table, doer(given))


def _check_aspect(table: Table, given: Given) -> None:
    check_can_compel(table, doer(given), given["target"], given["aspect"])


def _check_any(table: Table, by: PersonId) -> None:
    """Refuse where there is nothing to compel."""
    if not any(effect.kind in KINDS for effect in table.effects):
        raise AgainstTheRules("error-no-complication", cite="nova6.compel.propose")


COMPELLED = Among(judging("target", everybody, _check_target))
PULLED = Among(judging("aspect", things("aspect", "asset"), _check_aspect))


@action("nova6.compel", by="player", chapter="aspects", rank=30, offered=unless(_check_any, "nova6.compel.propose"))
async def compel(
    play: Play[Table],
    by: Played[Annotated[PersonId, Among(heroes)]],
    target: Busy[Annotated[PersonId, COMPELLED]],
    aspect: Annotated[EffectId, PULLED],
    complication: str,
    reason: str = "",
) -> bool:
    """Compel an aspect: proposed, judged by the GM, and accepted or refused. True if the complication happens."""
    if not complication.strip():
        raise AgainstTheRules("error-no-complication", cite="nova6.compel.propose")
    check_can_compel(play.state, by, target, aspect)
    known, kind = play.state.effect(aspect), kind_of(play.state, by, target)
    rules = ("nova6.compel.propose", RULES[kind], "nova6.gm.judge-invokes")
    await _offer(play, by, target, known.name, complication, *rules)
    if by:
        judged = await play.ask(GM, JudgeCompel(by, target, known.name, complication), cite="nova6.compel.arbiter")
        if not judged.agreed:
            await play.tell(CompelSettled(target, "rejected", ""), "nova6.compel.arbiter")
            return False
        complication = await _new_terms(play, by, target, known.name, complication, judged.text)
    if kind == "npc":
        return await _npc(play, by, target, known, complication)
    return await _hero(play, by, target, known, complication, kind)


async def _offer(play: Play[Table], by: str, target: str, aspect: str, text: str, *cites: str) -> None:
    await play.tell(CompelOffered(by, target, aspect, text), *cites)


async def _new_terms(play: Play[Table], by: str, target: str, aspect: str, old: str, new: str) -> str:
    """The terms as they are now; every version is in the log."""
    if not new.strip() or new == old:
        return old
    await _offer(play, by, target, aspect, new, "nova6.compel.negotiate")
    return new


async def _hero(play: Play[Table], by: str, target: str, aspect: Effect, text: str, kind: Kind) -> bool:
    """A player's character: taken, refused, or talked about until it is one of the two."""
    for _ in range(MOST_ROUNDS):
        free = kind == "player"
        asked = AnswerCompel(target, aspect.name, text, _may_refuse(play.state, target, free), free)
        said = await play.ask(play.state.who(target).player, asked, cite="nova6.compel.accept")
        if said.does == "accept":
            await plot_points.earn(play, target, "compel", "nova6.compel.accept", "nova6.pp.earn-compel")
            await _happens(play, target, aspect, text)
            return True
        if said.does == "refuse":
            await _refused(play, target, said.text, free)
            return False
        terms = await play.ask(GM, JudgeCompel(by, target, aspect.name, text, said.text), cite="nova6.compel.negotiate")
        text = await _new_terms(play, by, target, aspect.name, text, terms.text)
    return False


def _may_refuse(table: Table, target: str, free: bool) -> bool:
    """Refusing costs a point, except among players, or at tables that let the penniless refuse."""
    return free or bool(plot_points.held(table, target)) or table.options.compel_zero_pp_refuse == "on"


async def _refused(play: Play[Table], target: str, how: str, free: bool) -> None:
    if not free and plot_points.held(play.state, target):
        await plot_points.spend(play, target, "refuse", "nova6.compel.refuse", "nova6.pp.spend-refuse")
    cite = "nova6.compel.player-player" if free else "nova6.compel.refuse"
    await play.tell(CompelSettled(target, "refused", how), cite)


async def _npc(play: Play[Table], by: str, target: str, aspect: Effect, text: str) -> bool:
    """Compel an NPC: a player pays a point for it, and the GM one to prevent it."""
    if by:
        await plot_points.spend(play, by, "compel", "nova6.compel.player-npc", "nova6.pp.spend-npc-compel")
    can = bool(play.state.gm_plot_points)
    if can and await play.ask(GM, LetItStand(target, text), cite="nova6.compel.player-npc") == "prevent":
        await plot_points.spend(play, "", "prevent", "nova6.compel.player-npc", "nova6.gpp.use")
        if by and play.state.options.npc_compel_refund == "on":
            await plot_points.earn(play, by, "refund", "nova6.compel.player-npc")
        await play.tell(CompelSettled(target, "prevented", ""), "nova6.compel.player-npc")
        return False
    await plot_points.earn(play, "", "compel", "nova6.compel.player-npc", "nova6.gpp.use")
    await _happens(play, target, aspect, text)
    return True


async def _happens(play: Play[Table], target: str, aspect: Effect, text: str) -> None:
    """The trouble is true from now on, and nothing softens it; the aspect may be invoked again."""
    made = Effect(NOTHING, "aspect", text, "", GM, duration="S", aspect="situation", made=True)
    id = await effects.begin(play, made, "nova6.compel.accept")
    await effects.mark(play, Mark("compelled", "", id, "scene"), "nova6.compel.no-mitigation")
    await play.tell(Compelled(target, aspect.name, text), "nova6.compel.accept")
    await unlock(play, aspect, GM)
