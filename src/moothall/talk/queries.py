"""Questions about one roll, for `odds` and `roll` alike: what is asked, how it is rolled, and how the answer looks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from moothall.talk.chance import Chances
from moothall.talk.printed import Heading, Paragraph, Piece, Sayer, Shares
from moothall.talk.procedure import Opening

S = TypeVar("S")
R = TypeVar("R", bound="CountableRoll")
V = TypeVar("V", bound=Hashable)

Answers = Mapping[type[Any], Callable[[Any, str, Any], Any]]


class CountableRoll(Protocol):
    """A roll ready to be counted: the table, the procedure, and the stated answers to what it asks."""

    @property
    def table(self) -> Any: ...
    @property
    def opening(self) -> Opening[Any]: ...
    @property
    def policy(self) -> str:
        """The name of the policy that answers."""

    @property
    def answers(self) -> Answers: ...


class ReadyRoll(NamedTuple):
    """A roll that needs no more to be said of it."""

    table: Any
    opening: Opening[Any]
    policy: str = "defaults"
    answers: Answers = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class RollInquiry(Generic[S, R, V]):
    """A question about a roll as it was put."""

    situation: S
    options: Any
    roll: R
    changed: Mapping[str, str]
    """The options that are not the book's, as people write them."""
    count: Callable[[S], Chances[V]]
    """The exact chances of a situation: this one, or one after a spend."""

    @property
    def chances(self) -> Chances[V]:
        return self.count(self.situation)


class WholeTest(NamedTuple):
    """A test that a character of a file takes, with every question that belongs to it."""

    table: Any
    opening: Opening[Any]
    names: Mapping[str, str]
    """What people are called, by their ids."""


# ---- What a book need not say ----------------------------------------------------------------------------------------


def as_given(flags: Any, options: Any) -> Any:
    """The flags themselves are the situation."""
    return flags


def as_it_is(roll: R) -> R:
    """Every part of a roll counts."""
    return roll


def no_success(asked: RollInquiry[Any, Any, Any]) -> Fraction | None:
    """A book that does not tell success from failure has no chance of it."""
    return None


def no_dice(roll: Any) -> Iterable[tuple[int, int]]:
    """A book that does not say which dice are rolled shows none."""
    return ()


def plain_answer(asked: RollInquiry[Any, Any, Any]) -> dict[str, Any]:
    """Every outcome with its chance, for programs."""
    outcomes = {str(outcome): str(asked.chances.of(outcome)) for outcome in asked.chances.ways}
    return {"outcomes": outcomes, "policy": asked.roll.policy, "options": dict(asked.changed)}


def plain_lines(asked: RollInquiry[Any, Any, Any], said: Sayer) -> Iterator[Piece]:
    """Every outcome with its chance, for people."""
    yield Shares([(result_word(outcome, said), asked.chances.of(outcome)) for outcome in asked.chances.ways])


def result_word(outcome: Any, said: Sayer) -> str:
    """A result as the book's texts call it, or as it is written."""
    key = f"result-{outcome}"
    return said.say(key) if said.has(key) else str(outcome)


def any_faces(asked: RollInquiry[Any, Any, Any], faces: Sequence[int]) -> None:
    """Take any faces of real dice."""


def plain_result(roll: Any, result: Any) -> dict[str, Any]:
    """The result of a roll, for programs."""
    return {"result": result}


def plain_verdict(result: Any, said: Sayer) -> Iterator[Piece]:
    """The result of a roll, for people."""
    yield Heading(result_word(result, said))


def no_rules(result: Any) -> tuple[str, ...]:
    """A result that stands by what the log cites."""
    return ()


@dataclass(frozen=True, kw_only=True)
class RollQuery(Generic[S, R, V]):
    """The question about a roll that a book answers."""

    flags: type[Any]
    """The record whose fields are the flags: the situation itself, or what people say to describe it."""
    ask: Callable[[S, Any], R]
    """The roll of a situation under these options; refuses what the rules refuse."""
    fold: Callable[[Any, Any], Any]
    figure: Callable[[Any, Any], V]
    """What is counted of a result and the state after it."""
    understood: Callable[[Any, Any], S] = as_given
    """The situation that flags describe under these options."""
    success: Callable[[RollInquiry[S, R, V]], Fraction | None] = no_success
    """The chance of success, where the book tells success from failure and dice are rolled."""
    dice: Callable[[R], Iterable[tuple[int, int]]] = no_dice
    """The dice of a roll: how many, and of how many sides."""
    counted_as: Callable[[R], R] = as_it_is
    """The roll without what its chances do not depend on, so that rolls which differ in that alone are counted once."""
    axes: tuple[str, str] = ("", "")
    """The two fields of the flags over which a map of all chances is drawn first."""
    answer: Callable[[RollInquiry[S, R, V]], Mapping[str, Any]] = plain_answer
    """Odds for programs."""
    shown: Callable[[RollInquiry[S, R, V], Sayer], Iterable[Piece]] = plain_lines
    """Odds for people."""
    check_faces: Callable[[RollInquiry[S, R, V], Sequence[int]], None] = any_faces
    """Whether it can be rolled, and with these faces of real dice."""
    result: Callable[[R | None, Any], Mapping[str, Any]] = plain_result
    """What came of a roll, for programs; of a whole test there is only the result, and none if nothing was rolled."""
    verdict: Callable[[Any, Sayer], Iterable[Piece]] = plain_verdict
    """What came of a roll, for people, after what happened."""
    cited: Callable[[Any], tuple[str, ...]] = no_rules
    """Rules of a result, besides those that the log cites."""
    called: Mapping[str, str] = field(default_factory=dict)
    """The text that names somebody who rolls, by id."""
    test: Callable[[dict[str, Any], str, Any], WholeTest] | None = None
    """A whole test of a sheet's character with an aim, where the book has such."""


def policy_line(policy: str, said: Sayer) -> Paragraph:
    """How spends were decided."""
    return Paragraph(said.say(f"policy-{policy}"))
