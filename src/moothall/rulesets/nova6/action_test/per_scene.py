"""Talents with uses per scene: an extra stunt point or bonus dice, once for each time the talent is taken.

A use that is limited per scene is activated first and then serves one test.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.questions import SceneDice, SceneDieFits, ScenePoint
from moothall.rulesets.nova6.state import Character, Mark, Table
from moothall.rulesets.nova6.vocabulary import Gives, Trait, What, holds
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because


class Once(NamedTuple):
    """A use that a talent gives once in a scene, for each time it was taken."""

    trait: Trait
    gives: Gives
    left: int

    @property
    def rule(self) -> str:
        return self.gives.cite or self.trait.cite


def onces(table: Table, character: Character, what: What, test: ActionTest) -> tuple[Once, ...]:
    """List the uses of this kind that a character has left for such a test in this scene."""
    found = [(trait, gives) for trait in table.working(character) for gives in trait.gives if _fits(gives, what, test)]
    had = Counter(trait.id for trait, _ in found)
    used = Counter(mark.of for mark in table.marks if (mark.what, mark.who) == (what, character.id))
    first = {trait.id: (trait, gives) for trait, gives in reversed(found)}
    all_of_them = [Once(trait, gives, had[id] - used[id]) for id, (trait, gives) in first.items()]
    return tuple([once for once in all_of_them if once.left > 0])


def _fits(gives: Gives, what: What, test: ActionTest) -> bool:
    return holds(gives, what, test.skill, test.action, test.use, gives.of)


async def _use(play: Play[Table], what: What, character: Character, once: Once, times: int) -> None:
    for _ in range(times):
        await effects.mark(play, Mark(what, character.id, once.trait.id, "scene", character.seen), once.rule)


async def scene_points(play: Play[Table], test: ActionTest) -> int:
    """Stunt points the player adds to this success, of those a talent grants once in a scene."""
    character, points = play.state.who(test.who), 0
    for once in onces(play.state, character, "scene-point", test):
        asked = ScenePoint(character.id, once.trait.name, once.rule)
        if await play.ask(character.player, asked, cite=once.rule) == "use":
            await _use(play, "scene-point", character, once, 1)
            points += once.gives.amount
    return points


async def scene_dice(play: Play[Table], test: ActionTest) -> ActionTest:
    """Dice the player adds to this test, of those a talent grants once in a scene, if the GM sees how they help."""
    character = play.state.who(test.who)
    for once in onces(play.state, character, "scene-die", test):
        asked = SceneDice(character.id, once.trait.name, once.left, once.rule)
        times = await play.ask(character.player, asked, cite=once.rule)
        if not times or not await _helps(play, test, once):
            continue
        await _use(play, "scene-die", character, once, times)
        reason = Because("scene-die", times * once.gives.amount, once.rule, once.trait.name)
        test = replace(test, more=(*test.more, reason))
    return test


async def _helps(play: Play[Table], test: ActionTest, once: Once) -> bool:
    asked = SceneDieFits(test.who, once.trait.name, test.intent, once.rule)
    return await play.ask(GM, asked, cite=once.rule) == "yes"


async def used_up(play: Play[Table], test: ActionTest) -> None:
    """Mark talents that were activated for one test and bore on this one as used."""
    character = play.state.who(test.who)
    for trait in {trait.id: trait for trait in character.traits}.values():
        served = any(trait.waits(gives) and _fits(gives, gives.what, test) for gives in trait.gives)
        if trait.per_scene and served and play.state.uses_left(character.id, trait):
            await effects.mark(
                play, Mark("spent", character.id, trait.id, "scene", character.seen), "nova6.talent.weaken"
            )
