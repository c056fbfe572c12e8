"""Narrative control: declarations, discoveries, custom stunts, and truths."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, sides, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import AnAspect
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Appeared, FoundOut, TruthTold
from moothall.rulesets.nova6.ids import NOTHING, PersonId
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.questions import JudgeStunt, StuntVerdict, TellSecret
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.time.clock import step_duration, steps_left
from moothall.talk.actions import action
from moothall.talk.play import GM, Play

EXTRAS_IN_A_GROUP: Final = 3


def _acts(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.by in ("", test.who) or draft.kind == "nothing"


async def _agreed(play: Play[Table], test: ActionTest, draft: Draft, stunt: str, text: str, rule: str) -> StuntVerdict:
    """What the GM says to it; words are needed."""
    if not text.strip():
        raise AgainstTheRules("error-no-words", cite=rule)
    buyer = sides(test, draft).holder
    gms = not buyer or not play.state.who(buyer).is_pc
    return await play.ask(GM, JudgeStunt(test.who, stunt, text, rule, gms), cite=rule)


# ---- Declare ---------------------------------------------------------------------------------------------------------


async def _declared(play: Play[Table], test: ActionTest, draft: Draft, stunt: str, bought: Buy) -> StuntVerdict | None:
    """A declaration as both agree on it; none if it has nothing to do with the action."""
    said = await _agreed(play, test, draft, stunt, bought.text, "nova6.stunt.declare-related")
    return replace(said, text=said.text.strip() or bought.text) if said.agreed else None


@stunt("declare-1", 1, "nova6.stunt.declare-1", _acts, words=True)
async def declare_subtle(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Declare (1 point): a situation aspect for the rest of the scene."""
    said = await _declared(play, test, draft, "declare-1", bought)
    if said is None:
        return replace(draft, refused=True)
    text = said.text
    made = Effect(NOTHING, "aspect", text, "", test.who, duration="S", aspect="situation", made=True)
    await effects.begin(play, made, "nova6.stunt.declare-1", *_reworded(text, bought))
    return draft


@stunt("declare-2", 2, "nova6.stunt.declare-2", _acts, words=True)
async def declare_minor(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Declare (2 points): bring in an extra."""
    said = await _declared(play, test, draft, "declare-2", bought)
    if said is None:
        return replace(draft, refused=True)
    await _appear(play, "extra", said.text, said.ally, "nova6.stunt.declare-2", *_reworded(said.text, bought))
    return draft


def _newcomers(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    return ("principal", "group")


@stunt("declare-3", 3, "nova6.stunt.declare-3", _acts, about=_newcomers, words=True)
async def declare_major(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Declare (3 points): bring in a principal, or a group of extras; `of` says which."""
    said = await _declared(play, test, draft, "declare-3", bought)
    if said is None:
        return replace(draft, refused=True)
    if bought.of == "group":
        for number in range(1, EXTRAS_IN_A_GROUP + 1):
            await _appear(play, "extra", f"{said.text} {number}", said.ally, "nova6.stunt.declare-3")
    else:
        await _appear(play, "principal", said.text, said.ally, "nova6.stunt.declare-3")
    return draft


def _reworded(text: str, bought: Buy) -> tuple[str, ...]:
    """Where it clashed with the story it was put otherwise, and paid once."""
    return ("nova6.stunt.declare-conflict",) if text != bought.text else ()


async def _appear(play: Play[Table], kind: Literal["principal", "extra"], name: str, ally: bool, *cites: str) -> None:
    """Bring in a new character, with the boxes of its kind."""
    taken, number = {one.id for one in (*play.state.heroes, *play.state.others)}, 1
    while f"declared-{number}" in taken:
        number += 1
    one = Character(PersonId(f"declared-{number}"), name, kind, ally=ally)
    await play.tell(Appeared(changed(one, tracks=tracks_of(one, pack=pack_at(play.state)))), *cites)


# ---- Discover --------------------------------------------------------------------------------------------------------


async def _discovered(play: Play[Table], test: ActionTest, how_much: str, cite: str) -> None:
    text = await play.ask(GM, TellSecret(test.who, how_much, cite), cite=cite)
    seat = play.state.who(test.who).player
    await play.tell(FoundOut(test.who, how_much, seat, text), cite)


@stunt("discover-1", 1, "nova6.stunt.discover-1", _acts)
async def discover_some(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Some of what is well hidden."""
    await _discovered(play, test, "some", "nova6.stunt.discover-1")
    return draft


@stunt("discover-2", 2, "nova6.stunt.discover-2", _acts)
async def discover_most(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Most of it, but for the darkest secrets."""
    await _discovered(play, test, "most", "nova6.stunt.discover-2")
    return draft


@stunt("discover-3", 3, "nova6.stunt.discover-3", _acts)
async def discover_all(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Everything there is to be found."""
    await _discovered(play, test, "all", "nova6.stunt.discover-3")
    return draft


# ---- Time ------------------------------------------------------------------------------------------------------------


def _lasts(table: Table, test: ActionTest, draft: Draft) -> bool:
    kinds = draft.kind in ("advantage", "damage", "soak") and draft.form not in ("discover", "asset")
    return kinds and draft.duration not in ("M", "Su")


def _most_longer(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    return steps_left(draft.duration)


def _most_shorter(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    return steps_left(draft.duration, shorter=True)


@stunt("increase-time", 1, "nova6.stunt.time", _lasts, scales=True, most=_most_longer)
async def increase_time(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """One step longer for each point."""
    return replace(draft, duration=step_duration(draft.duration, bought.points).value)


@stunt("decrease-time", 1, "nova6.stunt.time", _lasts, scales=True, most=_most_shorter)
async def decrease_time(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """One step shorter for each point."""
    return replace(draft, duration=step_duration(draft.duration, -bought.points).value)


# ---- What no list has ------------------------------------------------------------------------------------------------


@stunt("custom", 1, "nova6.stunt.list-open", _acts, words=True, scales=True)
async def custom(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Buy a stunt the list does not have, for as many points as player and GM agree on."""
    said = await _agreed(play, test, draft, "custom", bought.text, "nova6.stunt.list-open")
    return draft if said.agreed else replace(draft, refused=True)


@action("nova6.tell-truth", by="gm", chapter="aspects")
async def tell_truth(play: Play[Table], aspect: AnAspect, text: str) -> None:
    """What an aspect says is so, without anybody paying: the GM says what follows from it."""
    known = play.state.effect(aspect)
    if known.kind != "aspect" or not text.strip():
        raise AgainstTheRules("error-no-words", cite="nova6.aspect.truth")
    await play.tell(TruthTold(known.name, text), "nova6.aspect.truth")
