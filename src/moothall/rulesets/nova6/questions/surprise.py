"""Questions of surprise: slipping away before an attack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import PLAYERS
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Question, question


def zones_within(table: Table, start: str, most: int) -> tuple[str, ...]:
    """Return the zones at most so many steps from one, the nearest first."""
    found, edge = {start}, [start]
    listed: list[str] = []
    for _ in range(most):
        beside = [other for zone in edge for other in _beside(table, zone) if other not in found]
        edge = list(dict.fromkeys(beside))
        found |= {*edge}
        listed += edge
    return tuple(listed)


def _beside(table: Table, zone: str) -> tuple[str, ...]:
    return tuple([two.other if two.one == zone else two.one for two in table.edges if zone in (two.one, two.other)])


@record
class Path:
    """A path of zones, one after another; an empty one stays."""

    path: tuple[str, ...] = ()


@question("nova6/slip-away", takes=Path, whose=PLAYERS)
class SlipAway(Question[Path]):
    """A character who was not surprised after all may slip away: by one zone, and one more for each stunt point."""

    who: str
    most: int

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.talent.danger-sense.move"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        """The zones that are near enough, the nearest first."""
        return zones_within(state, state.who(self.who).zone, self.most) if field == "path" else ()

    def check(self, state: Table, answer: Path) -> None:
        if len(answer.path) > self.most:
            raise AgainstTheRules("error-zones-too-far", cite="nova6.talent.danger-sense.move", most=self.most)
        for zone, next in pairwise((state.who(self.who).zone, *answer.path)):
            if next not in _beside(state, zone):
                raise AgainstTheRules("error-not-beside", cite="nova6.zone.define", zone=next)

    def default(self) -> Path:
        return Path()
