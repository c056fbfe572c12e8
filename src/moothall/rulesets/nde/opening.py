"""Opening a table: its options, its world's word for powers, and the heroes and foes that join it."""

from __future__ import annotations

from typing import Any

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.events import HeroJoined, TableOpened
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.options import Options, defaults, extras
from moothall.rulesets.nde.sheet import check_sheet, to_hero
from moothall.rulesets.nde.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import Fresh, OwnSeat
from moothall.talk.layers import rules_of
from moothall.talk.play import Play


@action("nde.open-table", by="gm", chapter="setup")
async def open_table(play: Play[Table], options: Options | None = None, powers_are: str = "") -> None:
    """A table is opened under its options, the book's own if none are named; its world may have a word for powers."""
    options = options or defaults(play.state.edition)
    scope = ("nde2.power.scope",) if powers_are else ()
    await play.tell(TableOpened(options, powers_are), *extras(options), *scope, *rules_of(options.layers))


@action("nde.join", by="player", chapter="character")
async def join(play: Play[Table], seat: OwnSeat, who: Fresh[HeroId], sheet: dict[str, Any]) -> None:
    """A legal character comes to the table, to be played from a seat."""
    table = play.state
    if sheet.get("ruleset", table.edition) != table.edition:
        raise Unclear("error-other-book", ruleset=str(sheet["ruleset"]), wanted=table.edition)
    for problem in check_sheet(sheet, table.options):
        if not problem.warning:
            raise AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)
    if not who or who in (*(hero.id for hero in table.heroes), *(foe.id for foe in table.foes)):
        raise Unclear("error-id-taken", id=who)
    await play.tell(HeroJoined(to_hero(sheet, who, seat)), "nde2.char.parts")
