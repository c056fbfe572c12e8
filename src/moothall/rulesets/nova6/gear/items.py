"""Gear items: the fields of a row of the gear tables, for weapons, armor and parts.

A row states facts; `pieces.py` turns them into properties for play. Where a row asks
something of a skill it names the role, so that a pack with other skills needs no other tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from moothall.records import record
from moothall.rulesets.nova6.packs.skill_roles import Role
from moothall.rulesets.nova6.words import Duration

Kind = Literal["weapon", "armor", "shield", "headgear", "ammo", "accessory", "modifier"]
FITTED: Final = ("modifier", "ammo", "accessory", "headgear")
"""What is fitted to something else, in the order in which it counts."""


class Change(NamedTuple):
    """Change of a part to one field: more or less of it, another value, a flag, or the field gone."""

    op: Literal["add", "set", "flag", "remove"]
    field: str
    value: int | str = ""
    floor: int | None = None
    """Not below this, once everything has had its say."""


class Way(NamedTuple):
    """An optional extra of a row, with its changes."""

    name: str
    changes: tuple[Change, ...]


class Bonus(NamedTuple):
    """Dice on tests made with a thing, or with it in hand."""

    role: Role
    dice: int
    action: str = ""
    uses: tuple[str, ...] = ()
    """What the test must be for, any of these."""
    needs: str = ""
    """`focus`, `aim-success`, `no-aim`, or `shell-…` for what the base row fires."""
    out_to: str = ""
    """The range up to which it counts."""
    of: str = ""
    """The row that brought it, where that is fitted to another."""


class Special(NamedTuple):
    """A special stunt: what it is called, what it does, and how much of it."""

    name: str
    does: Literal["pierce", "damage", "damage-through", "grapple"]
    amount: int


class Dazes(NamedTuple):
    """Penalty dice for characters who rely on these senses, their duration, and the gear that protects."""

    dice: int
    senses: tuple[str, ...]
    duration: Duration
    unless: str


class Placed(NamedTuple):
    """A placed shield: its coverage, and soak or dice."""

    coverage: int
    soak: int
    bonuses: tuple[Bonus, ...]


DEFENDS: Final = (Bonus("melee", 1, "defend"), Bonus("dodge", 1, "defend"))
"""What every shield does for whoever carries it."""
MORE_COVERAGE: Final = (Change("add", "coverage", 1),)


@record
class Item:
    """A row of the gear tables, or a row with others fitted to it."""

    id: str
    kind: Kind
    group: str = ""
    damage: int = 0
    pierce: int = 0
    type: str = "physical"
    subtype: str = ""
    duration: Duration = "T"
    band: str = ""
    """How far it carries; nothing for what strikes at hand only."""
    accurate: int = 0
    further: int = 1
    """Stunt points that may carry it further."""
    zones: int = 0
    """Of an area."""
    hands: int = 1
    minimum: int = 0
    """Ranks that it asks of whoever uses it."""
    reload: Literal["", "snap", "action"] = ""
    flags: tuple[str, ...] = ()
    """Properties without a number, by their words."""
    unless: str = ""
    """No soak stops it; this does."""
    dazes: Dazes | None = None
    soak: int = 0
    versus: tuple[tuple[str, int], ...] = ()
    """Soak against some kinds of damage, in the place of the usual."""
    hardened: int = 0
    coverage: int | None = None
    """Nothing where it cannot be got past."""
    max_move: int | None = None
    hampered: int = 0
    conceal: int | None = None
    shell: str = ""
    per_extra: int = 0
    """Damage more for each one that goes off together with the first."""
    special: tuple[Special, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    placed: Placed | None = None
    strikes_as: str = ""
    """The row whose attack it makes when one strikes with it."""
    no_aim: tuple[str, ...] = ()
    """Ranges at which nobody aims through it."""
    fits: tuple[str, ...] = ()
    """What it may be fitted to: groups of its own table, whole tables, single rows, or cover."""
    slot: str = ""
    """Of which there is one on a thing, or on whoever wears it."""
    requires: str = ""
    """What the GM must have marked the thing with."""
    set_up: bool = False
    """Whether it takes an action before its changes count."""
    steadied: int = 0
    """Ranks less that are asked for once it is set up."""
    changes: tuple[Change, ...] = ()
    ways: tuple[Way, ...] = ()
    parts: tuple[str, ...] = ()
    """The rows fitted to it, by id, and the ways that were wanted."""

    @property
    def table(self) -> str:
        """The table it stands in: `archaic.weapon`."""
        return self.id.rpartition(".")[0]

    @property
    def era(self) -> str:
        """The era whose tables an item is in: `archaic`."""
        return self.id.partition(".")[0]

    @property
    def rule(self) -> str:
        """The rule id of an item: each row is a rule of its own."""
        return f"nova6.item.{self.id}"

    @property
    def stem(self) -> str:
        """Its id within that table."""
        return self.id.rpartition(".")[2]

    @property
    def words(self) -> str:
        """The plain name of an item."""
        return self.stem.replace("-", " ")


def rows(table: str, groups: Mapping[str, tuple[Item, ...]]) -> dict[str, Item]:
    """The rows of a table by their whole ids."""
    made = [replace(row, id=f"{table}.{row.id}", group=group) for group, of in groups.items() for row in of]
    return {row.id: row for row in made}
