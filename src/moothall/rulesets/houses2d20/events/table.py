"""Events of the table: characters, adventures, sessions, scenes and notes."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import changed
from moothall.rulesets.houses2d20.events.conflicts import without_conflict
from moothall.rulesets.houses2d20.events.folds import by
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.state import Asset, Character, Note, Table


@event("houses/table-opened")
class TableOpened:
    """A table was opened under these options, or its options changed."""

    options: Annotated[Options, Everyone]
    house: Annotated[str, Everyone]
    threat: Annotated[int, When("threat_open")]
    threat_open: Annotated[bool, When("threat_open")]


@by(TableOpened)
def _(table: Table, fact: TableOpened) -> Table:
    return changed(table, options=fact.options, house=fact.house, threat=fact.threat, threat_open=fact.threat_open)


@event("houses/character-joined")
class CharacterJoined:
    """A character came to the table; if not seen yet, only the GM knows."""

    character: Annotated[Character, Everyone]
    assets: Annotated[tuple[Asset, ...], When("seen")] = ()
    seen: Annotated[bool, When("seen")] = True


@by(CharacterJoined)
def _(table: Table, fact: CharacterJoined) -> Table:
    return changed(table, characters=(*table.characters, fact.character), assets=(*table.assets, *fact.assets))


@event("houses/character-revealed")
class CharacterRevealed:
    """A hidden character, or a character's numbers, came to light: all that is now known."""

    character: Annotated[Character, Everyone]
    assets: Annotated[tuple[Asset, ...], When("seen")] = ()
    seen: Annotated[bool, When("seen")] = True


@by(CharacterRevealed)
def _(table: Table, fact: CharacterRevealed) -> Table:
    known = {asset.id for asset in fact.assets}
    others = tuple(one for one in table.characters if one.id != fact.character.id)
    things = tuple(asset for asset in table.assets if asset.id not in known)
    return changed(table, characters=(*others, fact.character), assets=(*things, *fact.assets))


@event("houses/enemies-named")
class EnemiesNamed:
    """The Houses known to be enemies were named."""

    enemies: Annotated[tuple[str, ...], Everyone]


@by(EnemiesNamed)
def _(table: Table, fact: EnemiesNamed) -> Table:
    return changed(table, enemies=fact.enemies)


@event("houses/adventure-began")
class AdventureBegan:
    """An adventure began: what the pools hold, and each player character's Determination."""

    adventure: Annotated[int, Everyone]
    title: Annotated[str, Everyone]
    momentum: Annotated[int, Everyone]
    threat: Annotated[int, When("open")]
    open: Annotated[bool, When("open")]
    determination: Annotated[tuple[tuple[CharacterId, int], ...], Everyone]
    own: Annotated[int, Everyone] = 0
    """Saved Momentum of each player's own character, where everybody keeps their own."""


@by(AdventureBegan)
def _(table: Table, fact: AdventureBegan) -> Table:
    table = _determined(table, fact.determination)
    each = tuple(changed(one, momentum=fact.own if one.tier == "main" else 0) for one in table.characters)
    return changed(
        table,
        adventure=fact.adventure,
        adventure_title=fact.title,
        between=False,
        momentum=fact.momentum,
        threat=fact.threat,
        characters=each,
    )


def _determined(table: Table, determination: tuple[tuple[CharacterId, int], ...]) -> Table:
    for who, points in determination:
        table = table.with_who(who, determination=points)
    return table


@event("houses/adventure-ended")
class AdventureEnded:
    """An adventure is over."""

    adventure: Annotated[int, Everyone]


@by(AdventureEnded)
def _(table: Table, fact: AdventureEnded) -> Table:
    return changed(table, between=True)


@event("houses/session-began")
class SessionBegan:
    """A session began; `determination` holds each character's where it comes back with a session."""

    session: Annotated[int, Everyone]
    determination: Annotated[tuple[tuple[CharacterId, int], ...], Everyone] = ()


@by(SessionBegan)
def _(table: Table, fact: SessionBegan) -> Table:
    return changed(_determined(table, fact.determination), session=fact.session, impressed=())


@event("houses/scene-began", ends_scene=True)
class SceneBegan:
    """A scene began, with these of the players' characters."""

    title: Annotated[str, Everyone]
    present: Annotated[tuple[CharacterId, ...], Everyone]


@by(SceneBegan)
def _(table: Table, fact: SceneBegan) -> Table:
    return changed(table, scene=fact.title, present=fact.present, reflective=False)


@event("houses/scene-ended", ends_scene=True)
class SceneEnded:
    """A scene is over: saved Momentum that is left, tracks emptied, defeat may be resisted again."""

    momentum: Annotated[int, Everyone]
    own: Annotated[tuple[tuple[CharacterId, int], ...], Everyone]
    """Saved Momentum of those who keep their own."""
    tracks_clear: Annotated[bool, Everyone]
    all_rise: Annotated[bool, Everyone] = False
    """Whether the defeated are back, but for those whose defeat is lasting."""
    board_clears: Annotated[bool, Everyone] = False
    """Whether its zones are gone, and with them where everybody and everything was."""


@by(SceneEnded)
def _(table: Table, fact: SceneEnded) -> Table:
    own = dict(fact.own)
    people = tuple(
        changed(
            one,
            resisted=False,
            momentum=own.get(one.id, one.momentum),
            track=None if fact.tracks_clear else one.track,
        )
        for one in table.characters
    )
    over = changed(table, momentum=fact.momentum, characters=people, conflict=None, reflective=False)
    return without_conflict(over, fact.all_rise, fact.board_clears)


@event("houses/scene-reflects")
class SceneReflects:
    """The scene became, or is no longer, a reflective one, in which priorities are sorted out."""

    reflective: Annotated[bool, Everyone]


@by(SceneReflects)
def _(table: Table, fact: SceneReflects) -> Table:
    return changed(table, reflective=fact.reflective)


@event("houses/note-written")
class NoteWritten:
    """A note was written for one seat."""

    owner: Annotated[str, Only("owner")]
    text: Annotated[str, Only("owner")]


@by(NoteWritten)
def _(table: Table, fact: NoteWritten) -> Table:
    return changed(table, notes=(*table.notes, Note(fact.owner, fact.text)))


@event("houses/plot-thickened")
class PlotThickened:
    """The GM's own notes changed."""

    plot: str


@by(PlotThickened)
def _(table: Table, fact: PlotThickened) -> Table:
    return changed(table, plot=fact.plot)
