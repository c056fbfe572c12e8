"""Questions of single skills: connections, risks, contests, and clutter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question, question


@record
class Connection:
    """A connection that lets words hurt a target: an aspect, an asset, or a tie between the two."""

    of: str = ""
    """The id of an aspect or asset."""
    text: str = ""


@question("nova6/connection", takes=Connection, whose=PLAYERS)
class NameConnection(Question[Connection]):
    """An attack with words needs a connection to its target: the player names it."""

    who: str
    target: str
    known: tuple[str, ...] = ()

    def cites(self) -> Iterator[str]:
        yield "nova6.interact.attack-needs"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return (*self.known, "") if field == "of" else ()

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.known else ("of",)

    def check(self, state: Table, answer: Connection) -> None:
        if answer.of and answer.of not in self.known:
            raise AgainstTheRules("error-no-connection", cite="nova6.interact.attack-needs")

    def default(self) -> Connection:
        return Connection(self.known[0] if self.known else "")


@question("nova6/may-hurt", takes=str, whose=GMS)
class MayHurt(Question[Literal["yes", "no"]]):
    """The GM says whether the named connection is enough for words to hurt."""

    who: str
    target: str
    connection: str = ""

    def options(self) -> Sequence[Option]:
        return options(("yes", "no") if self.connection else ("no", "yes"), "nova6.interact.attack-needs")

    def settled(self, state: Table) -> Literal["yes"] | None:
        """An aspect or asset that all know of is a connection by the book; so is whatever the GM named for an NPC."""
        touched = [one for one in state.effects if one.kind in ("aspect", "asset") and one.name == self.connection]
        own = bool(self.connection) and not state.who(self.who).is_pc
        return "yes" if own or any(one.owner in (self.target, self.who, "") for one in touched) else None


@question("nova6/risk", takes=str, whose=GMS)
class WhatIsRisked(Question[str]):
    """A concentration test needs a risk: the GM names it, or there is no test."""

    who: str
    intent: str

    def cites(self) -> Iterator[str]:
        yield "nova6.resolve.create-advantage-risk"

    def default(self) -> str:
        return ""


Settling = Literal["test", "quick", "longer", "long"]


@question("nova6/how-to-settle", takes=str, whose=GMS)
class HowToSettle(Question[Settling]):
    """The GM says whether persuasion takes one test or a contest, and how long a one."""

    who: str
    target: str
    rule: str

    def options(self) -> Sequence[Option]:
        return options(("test", "quick", "longer", "long"), self.rule)


@question("nova6/in-the-way", takes=str, whose=GMS)
class InTheWay(Question[Literal["clear", "limits"]]):
    """A target is shoved through a cluttered place: the GM says whether it gets any further than away."""

    who: str
    clutter: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(("clear", "limits"), "nova6.physique.shove-clutter")
