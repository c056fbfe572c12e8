"""Spending stunt points."""

from __future__ import annotations

from collections.abc import Sequence

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.drafts import Buy
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question, question


@question("nova6/spend-points", takes=Buy)
class SpendPoints(Question[Buy]):
    """So many stunt points, and what they can buy now."""

    who: str
    points: int
    menu: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.menu

    def check(self, state: Table, answer: Buy) -> None:
        if not answer.stunt:
            return
        offered = next((option for option in self.menu if option.id == answer.stunt), None)
        if offered is None:
            raise AgainstTheRules("error-no-such-stunt", cite="nova6.stunt.when", stunt=answer.stunt)
        if not 1 <= answer.points <= self.points:
            raise AgainstTheRules("error-not-so-many-points", cite="nova6.stunt.when", points=self.points)

    def default(self) -> Buy:
        return Buy()
