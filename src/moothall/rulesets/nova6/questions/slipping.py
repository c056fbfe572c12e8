"""Getting out of the way before it has happened."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import PLAYERS
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Question, question


@record
class Path:
    """Zones one after another; none for staying."""

    path: tuple[str, ...] = ()


@question("nova6/slip-away", takes=Path, whose=PLAYERS)
class SlipAway(Question[Path]):
    """Where somebody goes who was not surprised after all: a zone, and one more for each stunt point."""

    who: str
    most: int

    def cites(self) -> Iterator[str]:
        yield "nova6.talent.danger-sense.move"

    def check(self, state: Table, answer: Path) -> None:
        if len(answer.path) > self.most:
            raise AgainstTheRules("error-zones-too-far", cite="nova6.talent.danger-sense.move", most=self.most)
        beside = {(edge.one, edge.other) for edge in state.edges} | {(edge.other, edge.one) for edge in state.edges}
        for step in pairwise((state.who(self.who).zone, *answer.path)):
            if step not in beside:
                raise AgainstTheRules("error-not-beside", cite="nova6.zone.define", zone=step[1])

    def default(self) -> Path:
        return Path()
