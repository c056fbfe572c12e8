"""Refresh: plot points at the start of a scenario, and talents that lower it."""

from __future__ import annotations

from typing import Annotated, Any

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.choices import Doer, character, doer, judging
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import PlotPointsChanged
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.state import Character, Mark, Table
from moothall.rulesets.nova6.story.framework import scenario_begins
from moothall.rulesets.nova6.vocabulary import Trait
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Choice, Given
from moothall.talk.play import Play


@action("nova6.begin-scenario", by="gm", chapter="plot-points", rank=1)
async def begin_scenario(play: Play[Table], title: str = "", acts: int = 0) -> None:
    """A scenario begins: everybody has what they start with, and the GM some for each of them.

    `acts` is how many milestones the GM has planned for it, the one at its end among them.
    """
    await scenario_begins(play, title, acts)
    for one in play.state.heroes:
        await _set(play, one.id, max(one.plot_points, one.refresh), "nova6.pp.refresh", "nova6.character.refresh-start")
    await _set(play, "", gms_share(play.state), "nova6.gpp.start")


def gms_share(table: Table) -> int:
    """The GM's plot points at the start, and after a refresh."""
    return int(table.options.gpp_per_pc) * len(table.heroes)


async def _set(play: Play[Table], who: str, points: int, *cites: str) -> None:
    await play.tell(PlotPointsChanged(who, points, "refresh"), *cites, "nova6.pp.visible")


def _price(trait: Trait) -> int:
    """The plot points that activating it takes."""
    return max([0, *(gives.points for gives in trait.gives)])


def _waits(trait: Trait) -> bool:
    """Whether it does nothing of its own accord."""
    return bool(_price(trait) or trait.per_scene)


def check_can_activate(table: Table, who: PersonId, trait: str) -> Trait:
    """The trait that is to work; refuse one that does so anyway, is used up or active, or cannot be paid for."""
    known = next((one for one in table.who(who).traits if one.id == trait and _waits(one)), None)
    if known is None:
        raise AgainstTheRules("error-nothing-to-activate", cite="nova6.pp.spend-activate", trait=trait)
    price, often = _price(known), known.per_scene
    used = [mark for mark in table.marks if (mark.what, mark.who, mark.of) == ("active", who, trait)]
    if often and len(used) >= often:
        raise AgainstTheRules("error-used-up", cite="nova6.talent.weaken", trait=known.name)
    if price:
        plot_points.check_held(table, who, price)
    if not often and used:
        raise AgainstTheRules("error-active-already", cite="nova6.pp.spend-activate", trait=known.name)
    return known


def _waiting(one: Character | None) -> list[Trait]:
    """The talents and features of a character that do nothing of their own accord, as far as a view knows them."""
    traits: Any = () if one is None else one.traits
    return [trait for trait in traits if _waits(trait)] if isinstance(traits, tuple) else []


def _traits(table: Table, given: Given) -> list[Choice]:
    return [Choice(trait.id, trait.name) for trait in _waiting(character(table, given))]


ACTIVATED = Among(
    judging("trait", _traits, lambda table, given: check_can_activate(table, doer(given), given["trait"]))
)


@action(
    "nova6.activate",
    by="player",
    chapter="plot-points",
    rank=21,
    offered=there("nova6.pp.spend-activate", lambda table, one: bool(_waiting(one))),
)
async def activate(play: Play[Table], who: Doer, trait: Annotated[str, ACTIVATED]) -> None:
    """A talent or feature that asks for plot points is paid for, and works until the scene ends.

    One that is limited to so many times in a scene serves one test each time.
    """
    known = check_can_activate(play.state, who, trait)
    price, often = _price(known), known.per_scene
    for _ in range(price):
        await plot_points.spend(play, who, "activate", "nova6.pp.spend-activate")
    limited = ("nova6.talent.weaken",) if often else ()
    if known.kind == "feature" and price:
        limited = (*limited, "nova6.feature.cost")
    mark = Mark("active", who, trait, "scene", play.state.who(who).seen)
    await effects.mark(play, mark, "nova6.pp.spend-activate", *limited)
