"""Odds queries: one roll with its dice, its trades, and the ranks of both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, NamedTuple

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nova6.action_test.rolling import roll_test
from moothall.rulesets.nova6.basics.dice import Edge, traded
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.questions.rolling import GetReady, Ready, Trade, TradePenalty, check_trade
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.words import BASE_DICE
from moothall.talk.flags import FieldValues, Flag, numbers
from moothall.talk.procedure import Opening
from moothall.talk.reasons import Because

WHO = "hero"
MOST_DICE = 30
"""No test comes near this; more is a slip of the keyboard."""


MOST_OFFERED = 10
"""Dice of one side that a form offers."""


def _some_dice(options: Options) -> FieldValues:
    return numbers(0, MOST_OFFERED, 0)


def _pairs(options: Options) -> FieldValues:
    """Pairs that may be traded: more than a few are no help."""
    return numbers(0, 3, 0)


class Situation(NamedTuple):
    """The situation of a roll before the dice fall, as the flags of the command line give it."""

    bonus: Annotated[int, Flag(metavar="DICE", among=_some_dice)] = 0
    penalty: Annotated[int, Flag(metavar="DICE", among=_some_dice)] = 0
    trade: Annotated[int, Flag(metavar="PAIRS", among=_pairs)] = 0
    """Pairs traded beyond those that must go, by the side that would gain."""
    focused: bool = False
    practiced: Literal["", "reroll", "auto"] = ""
    specialized: bool = False
    opposed_focused: bool = False
    opposed_specialized: bool = False


class Query(NamedTuple):
    """A roll ready to be counted: the table, the procedure, and the stated answers to what it asks."""

    table: Table
    opening: Opening[Any]
    pool: Pool
    net: int
    """After cancelling, before any trade."""
    rolled: int
    """What is left to roll with."""
    dice: int
    policy: str
    answers: dict[type[Any], Callable[[Any, str, Any], Any]]


def ask(situation: Situation, options: Options) -> Query:
    """The roll of this situation under these options; refuses what the rules refuse."""
    _check_dice(situation.bonus)
    _check_dice(situation.penalty)
    net = situation.bonus - situation.penalty
    set_aside = (situation.specialized and net > 0) or (situation.opposed_specialized and net < 0)
    check_trade(net, set_aside, Trade(set_aside, situation.trade))
    left = traded(net, set_aside, situation.trade)
    take = situation.practiced == "auto"
    if take and left.net <= 0:
        raise AgainstTheRules("error-cannot-take", cite="nova6.test.practiced-auto")
    pool = Pool(
        net,
        _why(situation),
        Edge(situation.focused, situation.opposed_focused),
        bool(situation.practiced),
        situation.specialized,
        situation.opposed_specialized,
    )
    table = bare_table(options)
    dice = 0 if take else BASE_DICE + abs(left.net)
    opening = roll_test.open(ActionTest(WHO), pool)
    return Query(table, opening, pool, net, left.net, dice, *_policy(situation, set_aside))


def bare_table(options: Options) -> Table:
    """A table with one character."""
    return Table(options=options, heroes=(Character(PersonId(WHO), WHO, seat=WHO),))


def _why(situation: Situation) -> tuple[Because, ...]:
    """The dice of each side, where there are any."""
    both = (
        Because("bonus-dice", situation.bonus, "nova6.test.bonus-others"),
        Because("penalty-dice", -situation.penalty, "nova6.test.penalty-sources"),
    )
    return tuple([reason for reason in both if reason.amount])


def _check_dice(count: int) -> None:
    if not 0 <= count <= MOST_DICE:
        raise Unclear("error-nova6-dice", count=count, most=MOST_DICE)


def _policy(situation: Situation, set_aside: bool) -> tuple[str, dict[type[Any], Callable[[Any, str, Any], Any]]]:
    """The policy for the questions of a roll, by name and as answers."""
    up = situation.bonus > situation.penalty
    ready = Ready(set_aside and up, situation.trade if up else 0, situation.practiced == "auto")
    trade = Trade(set_aside, situation.trade)
    return _name(situation), {GetReady: _Always(ready), TradePenalty: _Always(trade)}


def _name(situation: Situation) -> str:
    return {"": "best-trio", "reroll": "reroll-ones", "auto": "sure-success"}[situation.practiced]


@dataclass(frozen=True)
class _Always:
    """Gives the same answer to every question; two with equal answers are equal, so that odds are kept."""

    answer: Any

    def __call__(self, _state: Any, _seat: str, _question: Any) -> Any:
        return self.answer


def counted_as(query: Query) -> Query:
    """The roll without the reasons for its dice, so that rolls of as many are counted once."""
    return query._replace(opening=roll_test.open(ActionTest(WHO), replace(query.pool, why=())))


Figure = tuple[bool, int, int]
"""Success, and the stunt points of both sides."""


def figure(verdict: Any, _: Table) -> Figure:
    """The figure that odds are counted of."""
    return verdict.success, verdict.points, verdict.counter
