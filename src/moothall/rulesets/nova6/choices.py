"""Choices of arguments: the people, things, places and words of a table that an action may name. Pure.

These are the lists. Which of them a rule closes is said beside that rule, by `judging` a list with its check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar

from moothall.errors import MoothallError
from moothall.rulesets.nova6.ids import EffectId, PersonId, ZoneId
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.setting import EntryKind
from moothall.rulesets.nova6.state import Character, Effect, EffectKind, Table
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.arguments import Among, Choice, Choices, Given, Own, judged, words

T = TypeVar("T")

THINGS: tuple[EffectKind, ...] = ("damage", "soak", "asset")
"""Kinds of what can be held, worn or used."""

Check = Callable[[Table, Given], object]
"""A rule that refuses an action with these arguments, as far as they have been said."""


# ---- People ----------------------------------------------------------------------------------------------------------


def doer(given: Given) -> PersonId:
    """The character who acts, as far as that has been said."""
    return PersonId(_first(given.get("who")) or _first(given.get("by")))


def _first(said: Any) -> str:
    """One id, or the first of several."""
    return str(said[0]) if isinstance(said, tuple | list) and said else said if isinstance(said, str) else ""


def _people(people: Iterable[Character], *without: str) -> list[Choice]:
    return [Choice(one.id, one.name) for one in people if one.id not in without]


def heroes(table: Table, given: Given) -> list[Choice]:
    """The players' characters."""
    return _people(table.heroes)


def others(table: Table, given: Given) -> list[Choice]:
    """Everybody of the GM's whom this view knows."""
    return _people(table.others)


def everybody(table: Table, given: Given) -> list[Choice]:
    """All people, the players' first."""
    return _people((*table.heroes, *table.others))


def anyone_else(table: Table, given: Given) -> list[Choice]:
    """All people but the one who acts, the GM's first."""
    return _people((*table.others, *table.heroes), doer(given))


def targets(table: Table, given: Given) -> list[Choice]:
    """All people, those of the other side first and the one who acts last."""
    acting = character(table, given)
    ours = acting is None or acting.is_ours
    people = sorted((*table.heroes, *table.others), key=lambda one: (one == acting, one.is_ours == ours))
    return _people(people)


def character(table: Table, given: Given) -> Character | None:
    """The character who acts, if this view knows them."""
    return next((one for one in (*table.heroes, *table.others) if one.id == doer(given)), None)


# ---- Things and places -----------------------------------------------------------------------------------------------


def _effects(effects: Iterable[Effect]) -> list[Choice]:
    return [Choice(effect.id, effect.name) for effect in effects]


def things(*kinds: EffectKind) -> Choices:
    """Everything at the table that is of one of these kinds; all effects where none is named."""
    return lambda table, given: _effects([one for one in table.effects if not kinds or one.kind in kinds])


def own(*kinds: EffectKind) -> Choices:
    """What the one who acts has, of one of these kinds; kinds named first come first."""

    def listed(table: Table, given: Given) -> list[Choice]:
        mine = [one for one in table.effects if one.owner and one.owner == doer(given) and one.kind in kinds]
        return _effects(sorted(mine, key=lambda one: kinds.index(one.kind)))

    return listed


def effects_that(fits: Callable[[Table, Given, Effect], bool]) -> Choices:
    """The effects for which a condition holds."""
    return lambda table, given: _effects([one for one in table.effects if fits(table, given, one)])


def zones(table: Table, given: Given) -> list[Choice]:
    """The zones of the place."""
    return [Choice(zone.id, zone.name) for zone in table.zones]


def owners(table: Table, given: Given) -> list[Choice]:
    """Characters and zones that an effect may be on."""
    return [*everybody(table, given), *zones(table, given)]


def tasks(table: Table, given: Given) -> list[Choice]:
    """The tasks of the challenge."""
    return [Choice(task.id, task.name) for task in table.scene.tasks]


def entries(*kinds: EntryKind) -> Choices:
    """The entries of the setting of one of these kinds that still hold."""
    return lambda table, given: [Choice(one.id, one.name) for kind in kinds for one in table.setting.of(kind)]


# ---- Words -----------------------------------------------------------------------------------------------------------


def skills(table: Table, given: Given) -> list[Choice]:
    """The skills of the pack, and those that only the one who acts has."""
    one = character(table, given)
    mine = _listed(one.skills) if one is not None else ()
    return [Choice(skill) for skill in dict.fromkeys((*pack_at(table).skills, *(skill for skill, _ in mine)))]


def tracks(table: Table, given: Given) -> list[Choice]:
    """The tracks of the pack, and the types of damage by which they are known as well."""
    plans = pack_at(table).tracks
    people = [track for one in (*table.heroes, *table.others) for track in _listed(one.tracks)]
    known = (*(plan.id for plan in plans), *(track.id for track in people))
    kinds = (kind for track in people for kind in track.types)
    return [Choice(id) for id in dict.fromkeys((*known, *kinds))]


def _listed(value: Any) -> tuple[Any, ...]:
    """A list of a character that a view may not have."""
    return value if isinstance(value, tuple) else ()


# ---- What a rule closes ----------------------------------------------------------------------------------------------


def judging(argument: str, listed: Choices, check: Check, *, several: bool = False) -> Choices:
    """These choices, each closed if the check refuses the action with it; `several` of an argument that is a list."""

    def found(table: Table, given: Given) -> list[Choice]:
        return [_judged(table, {**given, argument: (one.id,) if several else one.id}, one, check)
                for one in listed(table, given)]  # fmt: skip

    return found


def _judged(table: Table, given: Given, one: Choice, check: Check) -> Choice:
    return judged(one.id, one.name, lambda: check(table, given))._replace(price=one.price)


def check_with_any(table: Table, given: Given, argument: str, listed: Choices, check: Check) -> None:
    """Refuse what the check refuses with each choice of an argument that nothing has been said of."""
    if given.get(argument):
        check(table, given)
        return
    refused: MoothallError | None = None
    for one in listed(table, given):
        try:
            check(table, {**given, argument: one.id})
        except MoothallError as refusal:
            refused = refused or refusal
        else:
            return
    if refused is not None:
        raise refused


def said(given: Given, argument: str, otherwise: T) -> T:
    """What has been said of an argument, or what it is where nothing has."""
    value: T | None = given.get(argument)
    return otherwise if value is None else value


# ---- Types of arguments ----------------------------------------------------------------------------------------------

Doer = Own[Annotated[PersonId, Among(everybody)]]
"""The character who acts: the player's own, for the GM any."""
Ours = Annotated[PersonId, Among(heroes)]
Theirs = Annotated[PersonId, Among(others)]
Anyone = Annotated[PersonId, Among(everybody)]
AnyoneElse = Annotated[PersonId, Among(anyone_else)]
SkillWord = Annotated[str, Among(skills)]
ActionWord = Annotated[str, Among(words(*ACTIONS))]
TrackWord = Annotated[str, Among(tracks)]
AZone = Annotated[ZoneId, Among(zones)]
AnAspect = Annotated[EffectId, Among(things("aspect"))]
OwnWeapon = Annotated[EffectId, Among(own("damage"))]
