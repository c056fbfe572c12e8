"""Opening a table: its options, the characters that join it, and those that are revealed."""

from __future__ import annotations

from typing import Annotated, Any

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets.houses2d20.choices import anyone
from moothall.rulesets.houses2d20.events import CharacterJoined, CharacterRevealed, TableOpened
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import Options, defaults
from moothall.rulesets.houses2d20.questions.npcs import refuse
from moothall.rulesets.houses2d20.sheet import check_sheet, to_character
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import BOOK
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Fresh, OwnSeat
from moothall.talk.layers import rules_of
from moothall.talk.play import Play


@action("houses.open-table", by="gm", chapter="momentum")
async def open_table(play: Play[Table], options: Options | None = None, house: str = "") -> None:
    """A table is opened under its options, the book's own if none are named, for the House that the players serve."""
    options = options or defaults()
    fact = TableOpened(options, house.strip(), play.state.threat, options.threat_visible_to_players)
    pools = "houses.momentum.pool-is-shared", "houses.threat.starts-2-per-player"
    await play.tell(fact, *pools, *rules_of(options.layers))


@action("houses.join", by="player", chapter="characters", rank=8)
async def join(play: Play[Table], seat: OwnSeat, who: Fresh[CharacterId], sheet: dict[str, Any]) -> None:
    """A legal character comes to the table, to be played from a seat."""
    if sheet.get("ruleset", BOOK) != BOOK:
        raise Unclear("error-other-book", ruleset=str(sheet["ruleset"]), wanted=BOOK)
    if sheet.get("tier", "main") != "main":
        raise Unclear("error-houses-not-a-player", id=who)
    refuse(check_sheet(sheet, play.state.options))
    if not who or play.state.knows(who):
        raise Unclear("error-id-taken", id=who)
    character, assets = to_character(sheet, who, seat, play.state.options)
    await play.tell(CharacterJoined(character, assets), "houses.pc.focuses-talents", "houses.determination.start-1")


@action("houses.reveal", by="gm", chapter="npc-minor")
async def reveal(play: Play[Table], who: Annotated[CharacterId, Among(anyone)], numbers: bool = False) -> None:
    """Reveal a hidden character and their assets; the numbers too, if the GM says so."""
    one = play.state.who(who)
    shown = changed(one, seen=True, open=one.open or numbers)
    assets = tuple(changed(asset, seen=True) for asset in play.state.assets if asset.owner == who)
    await play.tell(CharacterRevealed(shown, assets), "houses.asset.owner-and-name")
