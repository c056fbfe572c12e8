"""Events of the table: heroes, foes, sessions, scenes and notes."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, Only
from moothall.records import changed
from moothall.rulesets.nde.events.folds import by, unchanged
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.state import Attributes, Blocked, Clock, Distance, Foe, Hero, Note, Table
from moothall.rulesets.nde.words import HELPED


@event("nde/table-opened")
class TableOpened:
    """A table was opened under these options."""

    options: Annotated[Options, Everyone]
    powers_are: Annotated[str, Everyone] = ""


@by(TableOpened)
def _(table: Table, fact: TableOpened) -> Table:
    return changed(table, options=fact.options, powers_are=fact.powers_are)


@event("nde/converted")
class Converted:
    """The table changed its dice mode: new options, and the converted attributes of every hero."""

    options: Annotated[Options, Everyone]
    heroes: Annotated[tuple[tuple[HeroId, Attributes], ...], Everyone]


@by(Converted)
def _(table: Table, fact: Converted) -> Table:
    for who, attributes in fact.heroes:
        table = table.with_hero(who, attributes=attributes)
    return changed(table, options=fact.options)


@event("nde/hero-joined")
class HeroJoined:
    """A hero came to the table."""

    hero: Annotated[Hero, Everyone]


@by(HeroJoined)
def _(table: Table, fact: HeroJoined) -> Table:
    return changed(table, heroes=(*table.heroes, fact.hero))


@event("nde/foe-appeared")
class FoeAppeared:
    """A foe entered the scene; if it is not seen yet, only the GM knows."""

    foe: Annotated[Foe, Everyone]


@by(FoeAppeared)
def _(table: Table, fact: FoeAppeared) -> Table:
    return changed(table, foes=(*table.foes, fact.foe))


@event("nde/foe-revealed")
class FoeRevealed:
    """A hidden foe, or its numbers, came to light: all that is now known of it."""

    foe: Annotated[Foe, Everyone]
    distances: Annotated[tuple[Distance, ...], Everyone] = ()
    blocked: Annotated[tuple[Blocked, ...], Everyone] = ()


@by(FoeRevealed)
def _(table: Table, fact: FoeRevealed) -> Table:
    others = tuple(foe for foe in table.foes if foe.id != fact.foe.id)
    apart = tuple(d for d in table.distances if fact.foe.id not in (d.one, d.other))
    lines = tuple(b for b in table.blocked if fact.foe.id not in (b.one, b.other))
    return changed(
        table, foes=(*others, fact.foe), distances=(*apart, *fact.distances), blocked=(*lines, *fact.blocked)
    )


@event("nde/session-began")
class SessionBegan:
    """A session began; luck is back to what a session gives."""

    session: Annotated[int, Everyone]
    luck: Annotated[int, Everyone]


@by(SessionBegan)
def _(table: Table, fact: SessionBegan) -> Table:
    heroes = tuple(changed(hero, luck=fact.luck) for hero in table.heroes)
    return changed(table, session=fact.session, heroes=heroes)


@event("nde/scene-began", ends_scene=True)
class SceneBegan:
    """A scene began; foes, distances and tries of the last one are dropped."""

    title: Annotated[str, Everyone]
    clock: Annotated[Clock | None, Everyone] = None
    armour: Annotated[tuple[tuple[HeroId, int], ...], Everyone] = ()
    conflict: Annotated[str, Everyone] = ""
    """`over` if the conflict of the last scene has ended and its breather is still to come."""


@by(SceneBegan)
def _(table: Table, fact: SceneBegan) -> Table:
    tokens = dict(fact.armour)
    heroes = tuple(
        changed(
            hero,
            acted=False,
            moved=0,
            armour=tokens.get(hero.id, 0),
            square=None,
            place=None,
            cover="none",
            helpers=(),
            effects=tuple(effect for effect in hero.effects if effect != HELPED),
        )
        for hero in table.heroes
    )
    return changed(
        table,
        scene=fact.title,
        clock=fact.clock,
        heroes=heroes,
        foes=(),
        distances=(),
        blocked=(),
        locks=(),
        better=(),
        worse=(),
        phase="free",
        round=0,
        conflict=fact.conflict,
    )


@event("nde/note-written")
class NoteWritten:
    """A note was written for one seat."""

    owner: Annotated[str, Only("owner")]
    text: Annotated[str, Only("owner")]


@by(NoteWritten)
def _(table: Table, fact: NoteWritten) -> Table:
    return changed(table, notes=(*table.notes, Note(fact.owner, fact.text)))


@event("nde/plot-thickened")
class PlotThickened:
    """The GM's own notes changed."""

    plot: str


@by(PlotThickened)
def _(table: Table, fact: PlotThickened) -> Table:
    return changed(table, plot=fact.plot)


@event("nde/table-rolled")
class TableRolled:
    """A random table was rolled on."""

    name: Annotated[str, Everyone]
    number: Annotated[int, Everyone]


by(TableRolled)(unchanged)
