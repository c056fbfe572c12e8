"""Shared parts of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question

A = TypeVar("A")

GMS = "nova6.role.gm"
"""The rule by which a question is the GM's."""

PLAYERS = "nova6.role.player"
"""The rule by which a question is the player's."""


def options(ids: Sequence[str], cite: str) -> tuple[Option, ...]:
    """Options offered by one rule."""
    return tuple([Option(id, cite) for id in ids])


YES = ("true",)
"""The value of a flag that holds, as `when` names it."""


def people(table: Table, *without: str) -> tuple[str, ...]:
    """Return the ids of all characters that a view knows, but for some."""
    return tuple([one.id for one in (*table.heroes, *table.others) if one.id not in without])


def skills(table: Table) -> tuple[str, ...]:
    """Return the skills of the table's pack, and those that only a character has."""
    own = [skill for one in (*table.heroes, *table.others) for skill, _ in _listed(one.skills)]
    return tuple(dict.fromkeys((*pack_at(table).skills, *own)))


def tools(table: Table, who: str) -> tuple[str, ...]:
    """Return what a character strikes with; nothing first, for bare hands."""
    return ("", *(effect.id for effect in table.effects if effect.owner == who and effect.kind == "damage"))


def perks(table: Table) -> tuple[str, ...]:
    """Return the perks of all characters, by name, as far as a view knows them; none first."""
    return tuple(
        dict.fromkeys(("", *(perk.name for one in (*table.heroes, *table.others) for perk in _listed(one.perks))))
    )


def _listed(value: Any) -> tuple[Any, ...]:
    """Return a list of a character that a view may not have."""
    return value if isinstance(value, tuple) else ()


class Permission(Question[A], Generic[A]):
    """A permission of the GM's for what a character wants. Of an NPC the GM has decided it already."""

    __slots__ = ()
    who: str

    def granted(self) -> A:
        """Return the permission as it was asked for."""
        raise NotImplementedError

    def settled(self, state: Table) -> A | None:
        """A GM is not asked for permission by their own NPC."""
        return None if state.who(self.who).is_pc else self.granted()
