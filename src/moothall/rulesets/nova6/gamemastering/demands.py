"""Demands: aspects of the situation that hinder a character, and compels that the GM may offer."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import prepare, resolve
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Ours, SkillWord, effects_that
from moothall.rulesets.nova6.events import Demanded
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import check_difficulty, is_skill
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.story.compels import compel
from moothall.rulesets.nova6.time.rounds import begin_action
from moothall.rulesets.nova6.time.turns import check_may_act, use_declared_action
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Given
from moothall.talk.play import Play
from moothall.talk.procedure import Opening

IN_THE_WAY = ("situation", "zone", "game")
"""Kinds of aspects that may have to be overcome first."""


def _is_in_the_way(table: Table, given: Given, effect: Effect) -> bool:
    return effect.aspect in IN_THE_WAY


@action("nova6.demand", by="gm", chapter="gamemastering")
async def demand(
    play: Play[Table],
    who: Busy[Ours],
    aspect: Annotated[EffectId, Among(effects_that(_is_in_the_way))],
    intent: str,
    skill: SkillWord = "",
    difficulty: int = 0,
) -> Verdict | None:
    """The GM demands that a character overcome an aspect of the situation before their intent."""
    known = play.state.effect(aspect)
    if known.aspect not in IN_THE_WAY or not intent.strip():
        raise AgainstTheRules("error-not-in-the-way", cite="nova6.gm.situation-gate", aspect=known.name)
    check_difficulty(difficulty)
    if skill and not is_skill(play.state, skill):
        raise AgainstTheRules("error-no-such-skill", cite="nova6.skill.six", skill=skill)
    check_may_act(play.state, who)
    await begin_action(play, who)
    await play.tell(Demanded(who, known.name, intent), "nova6.gm.situation-gate")
    test = await prepare(play, ActionTest(who, intent, skill, "overcome", difficulty=difficulty))
    if not await use_declared_action(play, test):
        return None
    return await resolve(play, test)


class Lever(NamedTuple):
    """A lever for the GM: an issue of the game, or an aspect by which a hero can be compelled."""

    aspect: str
    name: str
    who: str = ""
    cite: str = "nova6.gm.world-reacts"

    def compels(self, complication: str) -> Opening[bool]:
        """How the GM has it make trouble."""
        return compel.open("", self.who, self.aspect, complication)

    @property
    def settled(self) -> dict[str, str]:
        """What is known of such a compel before anybody says what the trouble is; of an issue, not whom it is for."""
        return {"by": "", "aspect": self.aspect} | ({"target": self.who} if self.who else {})


def levers(table: Table) -> tuple[Lever, ...]:
    """The issues of the game, and every aspect of every hero: what the GM looks at when the world answers."""
    aspects = [effect for effect in table.effects if effect.kind == "aspect"]
    issues = [Lever(effect.id, effect.name) for effect in aspects if effect.aspect == "game"]
    heroes = [Lever(effect.id, effect.name, hero.id) for hero in table.heroes for effect in aspects
              if effect.owner == hero.id]  # fmt: skip
    return (*issues, *heroes)
