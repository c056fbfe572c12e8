"""Plot points: one unlimited pool, and each character's own supply."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.events import PlotPointsChanged
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import Play


def held(table: Table, who: str) -> int:
    """Plot points a character can spend: a hero's own; for an NPC the GM's."""
    return table.who(who).plot_points if who and table.who(who).is_pc else table.gm_plot_points


def check_held(table: Table, who: str, wanted: int = 1) -> None:
    """Refuse to spend more plot points than there are."""
    if held(table, who) < wanted:
        raise AgainstTheRules("error-no-plot-point", cite="nova6.pp.floor", held=held(table, who))


async def spend(play: Play[Table], who: str, use: str, *cites: str) -> None:
    """Spend one plot point."""
    check_held(play.state, who)
    told = PlotPointsChanged(_heap(play.state, who), held(play.state, who) - 1, use)
    await play.tell(told, *cites, "nova6.pp.pool", "nova6.pp.visible")


async def earn(play: Play[Table], who: str, use: str, *cites: str) -> None:
    """Earn one plot point."""
    told = PlotPointsChanged(_heap(play.state, who), held(play.state, who) + 1, use)
    await play.tell(told, *cites, "nova6.pp.pool", "nova6.pp.visible")


def _heap(table: Table, who: str) -> str:
    """The owner of a supply of plot points; the GM's has no name."""
    return who if who and table.who(who).is_pc else ""
