"""Questions of scenes, time and turn order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options, people, skills, tools
from moothall.rulesets.nova6.questions.surprise import zones_within
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import UNSKILLED, Duration
from moothall.talk.questions import Option, Question, question

INTERVALS = ("I", "B", "Q", "S", "T", "L", "LL", "E", "P")


@question("nova6/end-scene", takes=str, whose=GMS)
class MayEndScene(Question[Literal["no", "yes"]]):
    """A player wants to end the scene; only the GM ends it."""

    by: str
    title: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.scene.start-end")

    def cites(self) -> Iterator[str]:
        yield "nova6.scene.start-end"
        yield "nova6.gm.scene-bounds"


@question("nova6/end-round", takes=str, whose=GMS)
class EndRound(Question[Literal["yes", "no"]]):
    """The GM ends the round while some characters have not had a turn."""

    left: tuple[str, ...]
    """Those who have not."""

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.time.round")


@record
class Minutes:
    """Length of a round of narrative time."""

    minutes: int = 10


@question("nova6/how-long-was-it", takes=Minutes, whose=GMS)
class HowLongWasIt(Question[Minutes]):
    """The GM says how long a round of narrative time was."""

    round: int

    def cites(self) -> Iterator[str]:
        yield "nova6.time.round-length"

    def check(self, state: Table, answer: Minutes) -> None:
        if answer.minutes < 1:
            raise AgainstTheRules("error-no-time-at-all", cite="nova6.time.round-length", minutes=answer.minutes)

    def default(self) -> Minutes:
        return Minutes()


@record
class Length:
    """Length of an action: an interval, or a number of successes."""

    interval: Duration = "I"
    successes: int = 0


def check_length(length: Length) -> None:
    """Refuse a length that is no step of the ladder; an open-ended duration is no length of an action."""
    if length.interval not in INTERVALS or length.successes < 0:
        raise AgainstTheRules("error-no-such-interval", cite="nova6.interval.longer", interval=length.interval)


@question("nova6/how-long", takes=Length, whose=GMS)
class HowLong(Question[Length]):
    """The GM says whether an action is done in a moment, takes an interval, or takes several successes."""

    who: str
    intent: str
    proposed: Length
    usual: Option

    def cites(self) -> Iterator[str]:
        yield "nova6.interval.longer"
        yield self.usual.cite

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return INTERVALS if field == "interval" else ()

    def check(self, state: Table, answer: Length) -> None:
        check_length(answer)

    def default(self) -> Length:
        return self.proposed


@question("nova6/maintain", takes=str, whose=PLAYERS)
class KeepUp(Question[Literal["keep", "let-go"]]):
    """A maintained effect takes an action each turn; without it, the effect ends."""

    who: str
    effect: str

    def options(self) -> Sequence[Option]:
        return options(("keep", "let-go"), "nova6.dur.maintained")


@question("nova6/opposed-ending", takes=str, whose=GMS)
class IsOpposed(Question[Literal["no", "yes"]]):
    """A character spends an action to end an effect: the GM says whether it is opposed."""

    who: str
    effect: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.dur.action")


# ---- Conflicts -------------------------------------------------------------------------------------------------------


@record
class Committed:
    """The action that a character commits to when interrupting; without an intent they let it pass."""

    intent: str = ""
    skill: str | None = None
    action: str = ""
    targets: tuple[str, ...] = ()
    tool: str = ""


can_commit: Final[Hook[Callable[[Table, str, Committed], None]]] = Hook()
"""Refuses a commitment to an action that the character could not attempt as things stand."""


@question("nova6/interrupt", takes=Committed, whose=PLAYERS)
class CutIn(Question[Committed]):
    """A waiting character may interrupt a declared action, with an action they commit to first."""

    who: str
    by: str
    """Who is about to act."""
    intent: str
    skills: tuple[str, ...] = ()
    """Skills to act with, the one for blows first."""

    def cites(self) -> Iterator[str]:
        yield "nova6.init.interrupt"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        match field:
            case "skill":
                return (*(self.skills or skills(state)), UNSKILLED)
            case "action":
                return ("attack", "create-advantage", "overcome")
            case "targets":
                return tuple(dict.fromkeys((self.by, *people(state, self.who))))
            case "tool":
                return tools(state, self.who)
        return ()

    def needs(self) -> tuple[str, ...]:
        return ("intent",)

    def check(self, state: Table, answer: Committed) -> None:
        if not answer.intent.strip():
            raise AgainstTheRules("error-commit-first", cite="nova6.init.interrupt")
        can_commit.function(state, self.who, answer)

    def default(self) -> Committed:
        """Return an attack on the character about to act; its words are for the player to write."""
        return Committed(skill=next(iter(self.skills), None), action="attack", targets=(self.by,))


@question("nova6/still-possible", takes=str, whose=GMS)
class StillPossible(Question[Literal["yes", "no"]]):
    """The situation changed: the GM says whether a declared action is still possible."""

    who: str
    intent: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.init.interrupt-fail")

    def settled(self, state: Table) -> Literal["yes"]:
        return "yes"


@question("nova6/defend-another", takes=str, whose=PLAYERS)
class TakeTheirPlace(Question[Literal["defend"]]):
    """Another character is attacked: the player may take over the defense at a penalty die."""

    who: str
    target: str
    by: str

    stops = "offer"
    stands_by = "plain"

    @property
    def aided(self) -> str:
        return self.target

    def by_hand(self, who: str, text: str) -> Literal["defend"] | None:
        return "defend" if who == self.who else None

    def options(self) -> Sequence[Option]:
        return options(("defend",), "nova6.conflict.defend-other")

    def is_vain(self, state: Table) -> bool:
        """Whether a character off the board could not reach the blow on it."""
        return bool(state.who(self.target).zone) and not state.who(self.who).zone


@question("nova6/makes-sense", takes=str, whose=GMS)
class MakesSense(Question[Literal["no", "yes"]]):
    """A character from elsewhere wants to take over a defense: the GM says whether they can get there."""

    who: str
    target: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.conflict.defend-other-sense")

    def settled(self, state: Table) -> Literal["yes"] | None:
        """From the zone beside it one can throw oneself in; from farther away it looks doubtful."""
        beside = zones_within(state, state.who(self.target).zone, 1)
        return "yes" if state.who(self.who).zone in beside else None


@question("nova6/bonus-action", takes=str)
class TakeBonus(Question[str]):
    """The round is nearly over: the player may take a bonus action, and picks its payment."""

    who: str
    """Whose it would be; empty where the GM chooses somebody of the opposition."""
    ways: tuple[Option, ...]

    stops = "offer"

    def options(self) -> Sequence[Option]:
        return (Option("", "nova6.bonus.when"), *self.ways)


# ---- Contests --------------------------------------------------------------------------------------------------------


@record
class RankTrade:
    """Pairs of ranks traded for sure successes; a Specialized rival may trade one rank alone."""

    pairs: int = 0
    set_aside: bool = False


@question("nova6/trade-ranks", takes=RankTrade, whose=GMS)
class TradeRanks(Question[RankTrade]):
    """Before a round of a contest the GM may trade the rival's ranks for successes of this round."""

    rival: str
    rank: int
    specialized: bool = False

    def cites(self) -> Iterator[str]:
        yield "nova6.contest.npc-trade"

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.specialized else ("set_aside",)

    def check(self, state: Table, answer: RankTrade) -> None:
        cost = 2 * answer.pairs + answer.set_aside
        if answer.pairs < 0 or cost > self.rank or (answer.set_aside and not self.specialized):
            raise AgainstTheRules("error-trade-ranks", cite="nova6.contest.npc-trade", rank=self.rank)

    def default(self) -> RankTrade:
        return RankTrade()


@record
class Shares:
    """Stunt points of a success in a contest: those taken off rivals; the rest are successes."""

    off: tuple[tuple[str, int], ...] = ()
    """From whom, and how many."""


@question("nova6/contest-points", takes=Shares, whose=PLAYERS)
class UsePoints(Question[Shares]):
    """Each stunt point of a success is one success more, or one less for a rival."""

    who: str
    points: int
    others: tuple[str, ...]

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.contest.pc-success"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return self.others if field == "off" else ()

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.others else ("off",)

    def check(self, state: Table, answer: Shares) -> None:
        taken = sum(count for _, count in answer.off)
        if taken > self.points or any(count < 1 or who not in self.others for who, count in answer.off):
            raise AgainstTheRules("error-contest-points", cite="nova6.contest.pc-success", points=self.points)

    def default(self) -> Shares:
        return Shares()


@record
class GMShare:
    """The GM's points that count as successes of the rival; the others buy stunts."""

    successes: int = 0


@question("nova6/rival-points", takes=GMShare, whose=GMS)
class RivalPoints(Question[GMShare]):
    """The GM may turn the points of a failure into successes of the rival against that character."""

    who: str
    points: int

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.contest.npc-success"

    def check(self, state: Table, answer: GMShare) -> None:
        if not 0 <= answer.successes <= self.points:
            raise AgainstTheRules("error-contest-points", cite="nova6.contest.npc-success", points=self.points)

    def default(self) -> GMShare:
        return GMShare(self.points)
