"""The requests a rule can make, and what comes back.

A request yields itself to the driver of the rule and is answered with a value of a known type. Nothing but requests
ever leaves a rule; asyncio cannot run one by accident, and our driver refuses anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.talk.questions import Question
from moothall.talk.reasons import Because

A = TypeVar("A")
R = TypeVar("R", bound=Hashable)
Faces = tuple[int, ...]


class Request(Generic[A]):
    """A request of a rule, which waits for its answer."""

    __slots__ = ()

    def __await__(self) -> Generator[Request[Any], Any, A]:
        answer: A = yield self
        return answer


class FacesUnseen(LookupError):
    """A rule looked at faces where only their reading exists: it must branch on the reading."""


class Fall(Generic[R]):
    """Dice as they fell: the reading the rule asked for, and the faces where dice really fell."""

    __slots__ = ("_faces", "reading")

    def __init__(self, reading: R, faces: Faces | None = None) -> None:
        self.reading = reading
        self._faces = faces

    @property
    def faces(self) -> Faces:
        if self._faces is None:
            raise FacesUnseen("odds are counted over readings; there are no faces to look at")
        return self._faces


class Taken(NamedTuple, Generic[A]):
    """Who took an offer, and with which answer."""

    seat: str
    answer: A


class LastWord(NamedTuple, Generic[A]):
    """The answer of the seat whose word ended a standing offer."""

    answer: A


@dataclass(slots=True, eq=False)
class Ask(Request[A]):
    """One seat must answer."""

    seat: str
    question: Question[A]
    cite: str


@dataclass(slots=True, eq=False)
class Offer(Request[Taken[A] | None]):
    """A window: each seat may take or pass; the first to take is told to the rule, nobody is `None`."""

    questions: tuple[tuple[str, Question[A]], ...]
    cite: str


@dataclass(slots=True, eq=False)
class Stand(Request[Taken[Any] | LastWord[Any]]):
    """Offers that hold nobody up: only the closing seat is waited for. The first taker, or its word, ends them."""

    questions: tuple[tuple[str, Question[Any]], ...]
    closing: tuple[str, Question[Any]]
    cite: str
    last: str
    """The rule behind the closing question."""


class Part(NamedTuple):
    """Dice of a roll that are read by themselves: those of one roller, where several roll together."""

    dice: int
    read: Callable[..., Hashable]
    given: tuple[Hashable, ...] = ()
    each: Callable[..., Hashable] | None = None
    tells: Callable[..., Hashable] | None = None
    """What of the dice their reading goes by, where it also shows the dice: whatever is the same in it is read once."""

    def reading(self, faces: Faces) -> Hashable:
        """What these faces mean. They are seen sorted, as when odds are counted: order means nothing."""
        in_order = tuple(sorted(faces)) if len(faces) > 1 else faces
        if self.each is None:
            return self.read(in_order, *self.given)
        return self.read(tuple(self.each(face, *self.given) for face in in_order), *self.given)


@dataclass(slots=True, eq=False)
class Roll(Request[Fall[R]]):
    """A pool of equal dice and how it will be read.

    Where it is made of parts, the dice fall together, part after part; each part is read by itself, and `read` takes
    what the parts came to.
    """

    count: int
    sides: int
    read: Callable[..., R]
    given: tuple[Hashable, ...]
    each: Callable[..., Hashable] | None
    why: tuple[Because, ...]
    cite: str
    parts: tuple[Part, ...] = ()
    tells: Callable[..., Hashable] | None = None

    def reading(self, faces: Faces) -> R:
        """What these faces mean to the rule."""
        if not self.parts:
            return Part(self.count, self.read, self.given, self.each).reading(faces)  # type: ignore[return-value] # `read` is ours
        left, read = faces, []
        for part in self.parts:
            read.append(part.reading(left[: part.dice]))
            left = left[part.dice :]
        return self.read(tuple(read), *self.given)


@dataclass(slots=True, eq=False)
class Tell(Request[None]):
    """A fact to be told: an event with its rules."""

    event: Any
    cites: tuple[str, ...]
