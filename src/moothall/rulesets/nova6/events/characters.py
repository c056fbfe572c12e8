"""Events of characters: joining, turns, plot points, setbacks, position and notes."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.state import Character, Effect, Last, Note, Table, Turn


@event("nova6/table-opened")
class TableOpened:
    """A table was opened under these options, with a pack of its own or the universal one."""

    options: Annotated[Options, Everyone]
    pack: Annotated[Pack | None, Everyone] = None


@by(TableOpened)
def _(table: Table, fact: TableOpened) -> Table:
    return changed(table, options=fact.options, pack=fact.pack)


@event("nova6/joined")
class Joined:
    """A player's character came to the table, with its effects."""

    hero: Annotated[Character, Everyone]
    effects: Annotated[tuple[Effect, ...], Everyone] = ()


@by(Joined)
def _(table: Table, fact: Joined) -> Table:
    return changed(table, heroes=(*table.heroes, fact.hero), effects=(*table.effects, *fact.effects))


@event("nova6/appeared")
class Appeared:
    """An NPC came to the table; if not seen yet, only the GM knows."""

    one: Annotated[Character, Everyone]
    effects: Annotated[tuple[Effect, ...], When("seen")] = ()
    seen: Annotated[bool, When("seen")] = True


@by(Appeared)
def _(table: Table, fact: Appeared) -> Table:
    return changed(table, others=(*table.others, fact.one), effects=(*table.effects, *fact.effects))


@event("nova6/revealed")
class Revealed:
    """A hidden character, or a character's numbers, came to light, with the effects that are now known."""

    one: Annotated[Character, Everyone]
    effects: Annotated[tuple[Effect, ...], Everyone] = ()


@by(Revealed)
def _(table: Table, fact: Revealed) -> Table:
    rest = tuple([one for one in table.others if one.id != fact.one.id])
    shown = {effect.id for effect in fact.effects}
    effects = tuple([effect for effect in table.effects if effect.id not in shown])
    return changed(table, others=(*rest, fact.one), effects=(*effects, *fact.effects))


@event("nova6/side-taken")
class SideTaken:
    """An NPC took a side: that of the players' characters, or the other."""

    who: Annotated[str, When("seen")]
    ally: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(SideTaken)
def _(table: Table, fact: SideTaken) -> Table:
    return table.with_one(fact.who, ally=fact.ally)


@event("nova6/turn-changed")
class TurnChanged:
    """A character's turn changed: begun, actions declared or taken, focused, done or waiting."""

    who: Annotated[str, When("seen")]
    turn: Annotated[Turn, When("seen")]
    what: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(TurnChanged)
def _(table: Table, fact: TurnChanged) -> Table:
    over = (fact.turn.done or fact.turn.waiting) and table.scene.acting == fact.who
    return (table.with_scene(acting="") if over else table).with_one(fact.who, turn=fact.turn)


@event("nova6/plot-points-changed")
class PlotPointsChanged:
    """Plot points were gained or spent; an empty `who` is the GM. They lie open on the table."""

    who: Annotated[str, Everyone]
    points: Annotated[int, Everyone]
    use: Annotated[str, Everyone]


@by(PlotPointsChanged)
def _(table: Table, fact: PlotPointsChanged) -> Table:
    if not fact.who:
        return changed(table, gm_plot_points=fact.points)
    return table.with_one(fact.who, plot_points=fact.points)


@event("nova6/setbacks-changed")
class SetbacksChanged:
    """A character gained or lost setback dice."""

    who: Annotated[str, Everyone]
    setbacks: Annotated[int, Everyone]
    why: Annotated[str, Everyone]


@by(SetbacksChanged)
def _(table: Table, fact: SetbacksChanged) -> Table:
    return table.with_one(fact.who, setbacks=fact.setbacks)


@event("nova6/left-scene")
class LeftScene:
    """A character is out of the scene: how, and what that looks like."""

    who: Annotated[str, When("seen")]
    out: Annotated[str, When("seen")]
    how: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


@by(LeftScene)
def _(table: Table, fact: LeftScene) -> Table:
    return table.with_one(fact.who, out=fact.out, out_as=fact.how)


@event("nova6/remembered")
class Remembered:
    """A character's last test was remembered, for rules that refer to it later."""

    who: Annotated[str, When("seen")]
    last: Annotated[Last | None, When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True


@by(Remembered)
def _(table: Table, fact: Remembered) -> Table:
    return table.with_one(fact.who, last=fact.last)


@event("nova6/note-written")
class NoteWritten:
    """A note was written for one seat."""

    owner: Annotated[str, Only("owner")]
    text: Annotated[str, Only("owner")]


@by(NoteWritten)
def _(table: Table, fact: NoteWritten) -> Table:
    return changed(table, notes=(*table.notes, Note(fact.owner, fact.text)))


@event("nova6/plot-thickened")
class PlotThickened:
    """The GM's own notes changed."""

    plot: str


@by(PlotThickened)
def _(table: Table, fact: PlotThickened) -> Table:
    return changed(table, plot=fact.plot)


@event("nova6/moved")
class Moved:
    """A character moved: new zone, and the spot in it."""

    who: Annotated[str, When("seen")]
    zone: Annotated[str, When("seen")]
    spot: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


@by(Moved)
def _(table: Table, fact: Moved) -> Table:
    return table.with_one(fact.who, zone=fact.zone, spot=fact.spot)
