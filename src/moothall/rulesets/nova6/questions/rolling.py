"""Questions of the roll: trading dice, taking a sure success, ones rolled again, the choice of three dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.basics.dice import Edge, Trio, best, by_chance, by_worth, free_pairs, points, traded
from moothall.rulesets.nova6.basics.test_record import Pool
from moothall.rulesets.nova6.questions.common import PLAYERS
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question, question


@record
class Trade:
    """Dice given up for points: one set aside (Specialized), and pairs beyond those that must go."""

    set_aside: bool = False
    pairs: int = 0


def check_trade(net: int, may_set_aside: bool, answer: Trade) -> None:
    """Only dice that are left after cancelling can be traded; the one-for-one rate holds for one die."""
    if answer.set_aside and not (may_set_aside and net):
        raise AgainstTheRules("error-cannot-set-aside", cite="nova6.test.trade-specialized")
    if not net and answer.pairs:
        raise AgainstTheRules("error-nothing-to-trade", cite="nova6.test.trade-after-cancel")
    most = free_pairs(net, answer.set_aside)
    if not 0 <= answer.pairs <= most:
        raise AgainstTheRules("error-too-many-pairs", cite="nova6.test.trade-dice", pairs=answer.pairs, most=most)


def trades(net: int, may_set_aside: bool) -> tuple[Trade, ...]:
    """Every trade there is, none first."""
    found = [Trade(False, pairs) for pairs in range(free_pairs(net) + 1)]
    if may_set_aside and net:
        found += [Trade(True, pairs) for pairs in range(free_pairs(net, True) + 1)]
    return tuple(found)


@question("nova6/trade", takes=Trade)
class TradePenalty(Question[Trade]):
    """The roll-down trade: the opposing side decides whether penalty dice become points that wait for a failure."""

    who: str
    net: int
    may_set_aside: bool = False
    pool: Pool | None = None
    """The dice it is about, without their reasons."""

    lists_all = True
    stops = "confirmation"

    def check(self, state: Table, answer: Trade) -> None:
        check_trade(self.net, self.may_set_aside, answer)

    def cites(self) -> Iterator[str]:
        yield "nova6.test.trade-down-gm"

    def answers(self) -> Sequence[Trade]:
        return trades(self.net, self.may_set_aside)

    def default(self) -> Trade:
        return Trade()

    def settled(self, state: Table) -> Trade | None:
        """Against a hero the GM trades the least; a player who opposes decides."""
        return Trade() if state.who(self.who).is_pc else None


@record
class Ready:
    """The player's last word before the roll: dice traded, or a sure success taken."""

    set_aside: bool = False
    pairs: int = 0
    take: bool = False
    """Take a simple success without rolling, where a Practiced skill allows it."""


@question("nova6/ready", takes=Ready, whose=PLAYERS)
class GetReady(Question[Ready]):
    """The player trades dice left after cancelling, takes a sure success, or simply rolls."""

    who: str
    pool: Pool
    asks_penalty: bool = False
    """Whether this table lets a player ask for a trade of penalty dice."""
    use: str = ""
    """What the roll is for, where the rules call for it by themselves: `initiative`."""

    stops = "last word"

    def leaves_out(self) -> tuple[str, ...]:
        """Of trades and a sure success only those are asked for that can be had."""
        net, may_take = self.pool.net, self.may_take(Ready())
        gone = [] if net > 0 and self.pool.specialized else ["set_aside"]
        gone += [] if free_pairs(net) and (net > 0 or self.asks_penalty) else ["pairs"]
        return (*gone, *([] if may_take else ["take"]))

    def check(self, state: Table, answer: Ready) -> None:
        if self.pool.net > 0 or self.asks_penalty:
            may = self.pool.specialized and self.pool.net > 0
            check_trade(self.pool.net, may, Trade(answer.set_aside, answer.pairs))
        elif (answer.set_aside or answer.pairs) and self.pool.net < 0:
            raise AgainstTheRules("error-not-yours-to-trade", cite="nova6.test.trade-down-gm")
        elif answer.set_aside or answer.pairs:
            raise AgainstTheRules("error-nothing-to-trade", cite="nova6.test.trade-after-cancel")
        if answer.take and not self.may_take(answer):
            raise AgainstTheRules("error-cannot-take", cite="nova6.test.practiced-auto")

    def may_take(self, answer: Ready) -> bool:
        """A sure success needs a Practiced skill, and dice left after the trade."""
        return (
            self.pool.practiced and self.pool.net > 0 and traded(self.pool.net, answer.set_aside, answer.pairs).net > 0
        )

    def cites(self) -> Iterator[str]:
        yield from (reason.cite for reason in self.pool.why)
        if self.pool.net > 0:
            yield "nova6.test.trade-up-player"
        if self.pool.practiced and self.pool.net > 0:
            yield "nova6.test.practiced-auto"
            yield "nova6.talent.practiced.auto"
        if self.pool.specialized and self.pool.net > 0:
            yield "nova6.talent.specialized.timing"

    def answers(self) -> Sequence[Ready]:
        """Every trade of one's own dice, and a sure success where there is one."""
        listed = trades(self.pool.net, self.pool.specialized) if self.pool.net > 0 else (Trade(),)
        rolls = [Ready(one.set_aside, one.pairs) for one in listed]
        return [*rolls, *(Ready(take=True) for _ in range(self.may_take(Ready())))]

    def default(self) -> Ready:
        return Ready()

    def settled(self, state: Table) -> Ready | None:
        """A roll that no player chose, and that leaves nothing to trade or to take: initiative, and an NPC's."""
        nothing = {"set_aside", "pairs", "take"} == {*self.leaves_out()}
        chosen = self.use != "initiative" and state.who(self.who).is_pc
        return Ready() if nothing and not chosen else None


@question("nova6/agree-trade", takes=str, whose="nova6.role.gm")
class AgreeTrade(Question[str]):
    """A player asks to turn penalty dice into points for the other side."""

    who: str
    pairs: int

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return (Option("refuse", "nova6.test.trade-down-gm"), Option("agree", "nova6.test.trade-down-gm"))

    def settled(self, state: Table) -> str:
        return "refuse"


@record
class Picked:
    """Three dice of the pool, highest first (`6-2-2`); a chosen failure must be confirmed."""

    trio: str
    sure: bool = False


@question("nova6/trio", takes=Picked, whose=PLAYERS)
class ChooseTrio(Question[Picked]):
    """A roll up: the player picks any three dice as action dice. The best come first."""

    who: str
    trios: tuple[Trio, ...]
    edge: Edge
    ones_again: bool = False
    """Whether ones among the three will be rolled again."""

    after = True

    def best_first(self) -> tuple[Trio, ...]:
        """The trios as the engine would take them."""
        return by_chance(self.trios, self.edge) if self.ones_again else by_worth(self.trios, self.edge)

    def options(self) -> Sequence[Option]:
        best, *rest = self.best_first()
        return (Option(best.id, "nova6.test.roll-up-suggest"), *(Option(one.id, "nova6.test.roll-up") for one in rest))

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"trio": tuple(one.id for one in self.trios if not one.succeeds)} if field == "sure" else {}

    def leaves_out(self) -> tuple[str, ...]:
        """Leave out being sure where all choices of dice succeed, or none."""
        return () if {one.succeeds for one in self.trios} == {True, False} else ("sure",)

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.options())
        if self.edge.focused:
            yield "nova6.talent.focused.choose-dice"

    def check(self, state: Table, answer: Picked) -> None:
        chosen = self.chosen(answer)
        if chosen not in self.trios:
            raise AgainstTheRules("error-not-these-dice", cite="nova6.test.roll-up", answer=answer.trio)
        if not chosen.succeeds and not answer.sure and any(trio.succeeds for trio in self.trios):
            raise AgainstTheRules("error-fails-on-purpose", cite="nova6.test.roll-up", answer=answer.trio)

    def chosen(self, answer: Picked) -> Trio:
        """The trio that an answer names."""
        return Trio(tuple(sorted([int(face) for face in answer.trio.split("-") if face.isdigit()])))

    def answers(self) -> Sequence[Picked]:
        return [Picked(option.id, True) for option in self.options()]

    def default(self) -> Picked:
        return Picked(best(self.trios, self.edge).id if not self.ones_again else self.best_first()[0].id)

    def settled(self, state: Table) -> Picked | None:
        """The dice that are at least as good as any others in every respect, where none of them is rolled again."""
        first = best(self.trios, self.edge)
        dominates = all(self._is_matched(first, one) for one in self.trios)
        return self.default() if dominates and not self.ones_again else None

    def _is_matched(self, first: Trio, other: Trio) -> bool:
        """Whether a trio succeeds where another does, with as many points, no more for others, and as high a total."""
        (own, theirs), (others, against) = points(first, self.edge), points(other, self.edge)
        reaches = first.succeeds or not other.succeeds
        return reaches and own >= others and theirs <= against and first.total >= other.total


@question("nova6/reroll-ones", takes=int, whose=PLAYERS)
class RerollOnes(Question[int]):
    """A Practiced skill: the player says how many of the ones are rolled again, once."""

    who: str
    faces: tuple[int, ...]
    ones: int

    after = True
    lists_all = True

    def check(self, state: Table, answer: int) -> None:
        if not 0 <= answer <= self.ones:
            raise AgainstTheRules("error-not-so-many-ones", cite="nova6.test.practiced-reroll", ones=self.ones)

    def cites(self) -> Iterator[str]:
        yield "nova6.test.practiced-reroll"
        yield "nova6.talent.practiced.reroll"

    def answers(self) -> Sequence[int]:
        return range(self.ones, -1, -1)

    def default(self) -> int:
        return self.ones
