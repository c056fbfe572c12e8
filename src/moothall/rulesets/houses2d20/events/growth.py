"""Events of advancement: points gained, owed and spent."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.records import changed
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.state import Focus, Growth, Owed, Skills, Table


@event("houses/points-gained")
class PointsGained:
    """A character gained advancement points; `points` is what is there now."""

    who: Annotated[CharacterId, Everyone]
    points: Annotated[int, Everyone]
    entry: Annotated[Growth, Everyone]
    impressed: Annotated[str, Everyone] = ""
    """The seat whose player impressed the group, if that is why."""


@by(PointsGained)
def _(table: Table, fact: PointsGained) -> Table:
    growth = (*table.who(fact.who).growth, fact.entry)
    table = table.with_who(fact.who, points=fact.points, growth=growth)
    return changed(table, impressed=(*table.impressed, fact.impressed)) if fact.impressed else table


@event("houses/points-missed")
class PointsMissed:
    """A character gained no advancement point, for no adventure runs."""

    who: Annotated[CharacterId, Everyone]
    source: Annotated[str, Everyone]


by(PointsMissed)(unchanged)


@event("houses/points-owed")
class PointsOwed:
    """The GM keeps advancement points for a character, or has paid out all there were; `owed` is what is kept now."""

    owed: tuple[Owed, ...]
    who: CharacterId = NOBODY
    points: int = 0


@by(PointsOwed)
def _(table: Table, fact: PointsOwed) -> Table:
    return changed(table, owed=fact.owed)


@event("houses/advanced")
class Advanced:
    """Advancement points bought a skill, a focus or a talent: the new values of the sheet."""

    who: Annotated[CharacterId, Everyone]
    points: Annotated[int, Everyone]
    skills: Annotated[Skills, Everyone]
    focuses: Annotated[tuple[Focus, ...], Everyone]
    talents: Annotated[tuple[str, ...], Everyone]
    skill_advances: Annotated[int, Everyone]
    entry: Annotated[Growth, Everyone]


@by(Advanced)
def _(table: Table, fact: Advanced) -> Table:
    return table.with_who(
        fact.who,
        points=fact.points,
        skills=fact.skills,
        focuses=fact.focuses,
        talents=fact.talents,
        skill_advances=fact.skill_advances,
        growth=(*table.who(fact.who).growth, fact.entry),
    )
