"""Questions of stunts: spending stunt points, and reactions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.aspects.plot_points import check_held
from moothall.rulesets.nova6.basics.outcome import RESULT, Buy
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions.common import GMS, YES, people, skills, tools
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question, question

FURTHER = "further"
"""The stunt without which a hit that falls short comes to nothing."""


@question("nova6/spend-points", takes=Buy)
class SpendPoints(Question[Buy]):
    """The player spends stunt points on the stunts that are available now."""

    who: str
    points: int
    menu: tuple[Option, ...]
    about: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What some of the stunts can be about, each by its id."""
    worded: tuple[str, ...] = ()
    """Those that want to be put into words."""
    scaled: tuple[str, ...] = ()
    """Those that do more for more points."""

    after = True
    explains = True

    def options(self) -> Sequence[Option]:
        return self.menu

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        """List everything that some stunt can be about, and first of all what is in the making."""
        listed = dict.fromkeys(id for _, ids in self.about for id in ids) if field == "of" else {}
        return tuple(sorted(listed, key=lambda id: id != RESULT))

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        about = tuple([stunt for stunt, ids in self.about if not id or id in ids])
        stunts = {"of": about, "text": self.worded, "points": self.scaled}
        return {"stunt": stunts[field]} if field in stunts else {}

    def needs(self) -> tuple[str, ...]:
        return ("text",)

    def leaves_out(self) -> tuple[str, ...]:
        some = {"points": self.scaled, "of": self.about, "text": self.worded}
        return tuple([field for field, there in some.items() if not there])

    def check(self, state: Table, answer: Buy) -> None:
        if not answer.stunt:
            return
        offered = next((option for option in self.menu if option.id == answer.stunt), None)
        if offered is None:
            raise AgainstTheRules("error-no-such-stunt", cite="nova6.stunt.when", stunt=answer.stunt)
        if not 1 <= answer.points <= self.points:
            raise AgainstTheRules("error-not-so-many-points", cite="nova6.stunt.when", points=self.points)
        price = int(offered.price or 1)
        if answer.points > price and answer.stunt not in self.scaled:
            raise AgainstTheRules("error-stunt-price", cite=offered.cite, stunt=answer.stunt, price=price)

    def default(self) -> Buy:
        """Return nothing bought; what falls short is carried further first, or it would be for nothing."""
        return Buy(FURTHER) if any(option.id == FURTHER for option in self.menu) else Buy()


NEWCOMERS = ("declare-2", "declare-3")
"""The stunts that bring a character into the story."""


@record
class StuntVerdict:
    """The GM's verdict on an addition to the story."""

    agreed: bool = True
    text: str = ""
    """The wording that both agree on, if it is another."""
    ally: bool = False
    """Whether a newcomer is on the side of the players' characters."""


@question("nova6/judge-stunt", takes=StuntVerdict, whose=GMS)
class JudgeStunt(Question[StuntVerdict]):
    """A stunt adds to the story, or is a custom one: the GM says whether it fits."""

    who: str
    stunt: str
    text: str
    rule: str
    gms: bool = False
    """Whether it is the GM who pays for it."""

    after = True

    def cites(self) -> Iterator[str]:
        yield self.rule

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {} if field == "agreed" else {"agreed": YES}

    def leaves_out(self) -> tuple[str, ...]:
        return () if self._brings_help() else ("ally",)

    def _brings_help(self) -> bool:
        """Whether a player brings a character into the story, who then usually helps."""
        return self.stunt in NEWCOMERS and not self.gms

    def default(self) -> StuntVerdict:
        return StuntVerdict(ally=self._brings_help())

    def settled(self, state: Table) -> StuntVerdict | None:
        """What the GM adds to the story fits it."""
        return StuntVerdict() if self.gms else None


@question("nova6/tell-secret", takes=str, whose=GMS)
class TellSecret(Question[str]):
    """A discovery: the GM tells some, most or all of the secret."""

    who: str
    how_much: str
    rule: str

    after = True

    def cites(self) -> Iterator[str]:
        yield self.rule

    def needs(self) -> tuple[str, ...]:
        return ("",)

    def default(self) -> str:
        return ""


@question("nova6/explain-dud", takes=str, whose=GMS)
class ExplainDud(Question[str]):
    """A stunt would have no effect: the GM explains why, which is worth knowing."""

    who: str
    stunt: str

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.awesome.dud"

    def needs(self) -> tuple[str, ...]:
        return ("",)

    def default(self) -> str:
        return ""


@record
class Reacting:
    """An action taken with the React stunt."""

    deed: Literal["attack", "create-advantage", "overcome", "rally", "ready"] = "attack"
    intent: str = ""
    skill: str = ""
    targets: tuple[str, ...] = ()
    tool: str = ""
    zone: str = ""
    """Where to, if it is to go to another zone: which it may not."""


@question("nova6/react-with", takes=Reacting)
class ReactWith(Question[Reacting]):
    """The React stunt buys one action at once, which earns no stunt points itself."""

    who: str
    deeds: tuple[Option, ...]
    skills: tuple[str, ...] = ()
    """Skills to act with, the one for blows first."""
    rallies: tuple[str, ...] = ()
    """Skills to rally with: one for each track."""

    after = True

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.deeds)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        match field:
            case "deed":
                return tuple(option.id for option in self.deeds)
            case "skill":
                return tuple(dict.fromkeys((*(self.skills or skills(state)), *self.rallies)))
            case "targets":
                return people(state, self.who)
            case "tool":
                return tools(state, self.who)
        return ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        tested = ("attack", "create-advantage", "overcome")
        if field == "skill":
            rally = ("rally",) if not id or id in self.rallies else ()
            return {"deed": (*(tested if not id or id in self.skills else ()), *rally)}
        kinds = {"intent": tested, "targets": tested, "tool": ("attack", "ready")}
        return {"deed": kinds[field]} if field in kinds else {}

    def leaves_out(self) -> tuple[str, ...]:
        """A reaction goes nowhere."""
        return ("zone",)

    def check(self, state: Table, answer: Reacting) -> None:
        if answer.zone and answer.zone != state.who(self.who).zone:
            cite = "nova6.zone.move-react" if answer.skill == bound(state, "movement") else "nova6.stunt.react-no-zone"
            raise AgainstTheRules("error-no-zone", cite=cite)
        if answer.deed == "rally" and state.is_marked("rallied", self.who):
            check_held(state, self.who)

    def default(self) -> Reacting:
        return Reacting("ready", skill=next(iter(self.skills), ""))
