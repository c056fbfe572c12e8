"""Questions: what a seat is asked, which answers fit, and which rule forbids the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, cast, dataclass_transform, get_args, get_origin

from moothall.errors import AgainstTheRules
from moothall.records import record

A = TypeVar("A")
Q = TypeVar("Q", bound="type[Question[Any]]")

QUESTIONS: dict[str, type[Question[Any]]] = {}


Stops = Literal["decision", "confirmation", "offer", "last word"]
"""What a question is to the table. A decision is a person's. A confirmation is what a GM who knows the book would not
even think about. An offer may be taken and holds nobody up. A last word is the press after which dice fall: whoever
gives it has seen the odds, so the table never gives it for them.
"""


Implied = Literal["no", "seat", "table"]
"""By whom going on is an answer: nobody, the seat that is asked, or also the GM, where nothing is chosen by it."""


StandsBy = Literal["no", "plain", "words"]
"""Whether a hand can be raised for an offer: not at all, with a press, or with words that say how."""


class Option(NamedTuple):
    """One thing a seat may pick: its id, the rule that offers it, and its price in words of the book."""

    id: str
    cite: str
    price: str = ""


class Question(Generic[A]):
    """What one seat is asked. Its fields are what that seat may see.

    `whose` is the rule that says this question belongs to the seat it is put to; `late` the one that says its moment
    is over once it has been answered.
    """

    __slots__ = ()
    kind: ClassVar[str]
    takes: ClassVar[Any]
    _words: ClassVar[frozenset[str] | None]
    whose: ClassVar[str | None] = None
    late: ClassVar[str | None] = None
    stops: ClassVar[Stops] = "decision"
    after: ClassVar[bool] = False
    """Asked only once the dice lie there: an answer given before they fell would be one to another question."""
    implied: ClassVar[Implied] = "no"
    """Who answers it as usual by going on: a seat that does has taken what it could have changed."""
    explains: ClassVar[bool] = False
    """Whether each option is shown with what its rule says: a menu of things that are not known by their names."""
    lists_all: ClassVar[bool] = False
    """Whether `answers` is every answer there is. Records must say so: their words can be others than those listed.

    Where answers are words with options, it is found out by trying a word that is not on the list.
    """

    stands_by: ClassVar[StandsBy] = "no"
    """Of an offer: whether it can be taken before it is made, by a hand that is raised."""

    def options(self) -> Sequence[Option]:
        """The answers on offer, where there is a list of them."""
        return ()

    def choices(self, field: str, state: Any) -> tuple[str, ...]:
        """The ids that one field of a longer answer may hold, where no others do; "" among them leaves it empty.

        A field of a record inside the answer is named with a dot: `against.who`.
        """
        return ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        """The values of other fields with which a field, or one of its choices, means anything; any, unless named."""
        return {}

    def ideas(self, field: str) -> tuple[str, ...]:
        """Words that often fit one field of free text; others may fit as well."""
        return ()

    def needs(self) -> tuple[str, ...]:
        """Fields of free text that must say something; "" for an answer that is nothing but text."""
        return ()

    def leaves_out(self) -> tuple[str, ...]:
        """Fields of a longer answer that mean nothing here, so that nobody need be asked for them."""
        return ()

    def cites(self) -> Iterator[str]:
        """The rules this question itself shows: those of its options, and of any list it brings along."""
        return (option.cite for option in self.options())

    def check(self, state: Any, answer: A) -> None:
        """Refuse, by raising, an answer that does not fit as things stand *now*."""
        self.check_listed(answer)

    def fits(self, answer: Any) -> bool:
        """Whether this is an answer of the right type at all, legal or not."""
        words = self._words
        return isinstance(answer, self.takes) if words is None else isinstance(answer, str) and answer in words

    @property
    def subject(self) -> str:
        """Whom it is about: tells apart the answers ahead to a question that one action asks about several."""
        return next((str(getattr(self, name)) for name in ("helper", "by", "who") if hasattr(self, name)), "")

    @property
    def aided(self) -> str:
        """Whom an offer is for."""
        return str(getattr(self, "who", ""))

    def by_hand(self, who: str, text: str) -> A | None:
        """Return how a raised hand takes an offer: who stands by, and how in words. Nothing where it is not theirs."""
        return None

    @property
    def takes_words(self) -> bool:
        """Whether an answer is a single word or text, and no longer record."""
        return self.takes is str or self._words is not None

    @property
    def words(self) -> frozenset[str] | None:
        """The only words it could ever take, where its type names them."""
        return self._words

    def check_listed(self, answer: object) -> None:
        """Refuse an answer that is not on the list, if there is a list."""
        listed = self.options()
        if listed and not any(option.id == answer for option in listed):
            raise AgainstTheRules("error-not-offered", cite=listed[0].cite, answer=str(answer))

    def answers(self) -> Sequence[A]:
        """Every answer there is, where they can be listed: what a search for the best one tries."""
        return [option.id for option in self.options() if self.fits(option.id)]  # type: ignore[misc] # it fits

    def default(self) -> A:
        """The safe answer, given when nobody chooses: the first on offer unless a question says otherwise."""
        return self.options()[0].id  # type: ignore[return-value] # who takes no id says otherwise

    def settled(self, state: Any) -> A | None:
        """Return the answer that the book itself settles as things stand; nothing where a person has to decide.

        Stricter than the default, which is a safe answer to any question: this one a brisk table gives unasked.
        """
        return None

    def is_vain(self, state: Any) -> bool:
        """Whether an offer, taken as things stand, could change nothing, so that a brisk table lets it go by."""
        return False

    def begins(self) -> A:
        """Return the answer that a form begins with: the usual one, and with it what any other one would take."""
        return self.default()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def question(kind: str, takes: Any, whose: str | None = None) -> Callable[[Q], Q]:
    """Make a class a question: a frozen record under a name of its own that takes one type of answer."""

    def made(cls: Q) -> Q:
        asked: Any = record(cls)
        if kind in QUESTIONS:
            raise ValueError(f"two questions are called {kind}")
        asked.kind, asked.takes, asked.whose = kind, takes, whose
        asked._words = frozenset(get_args(takes)) if get_origin(takes) is Literal else None
        QUESTIONS[kind] = asked
        return cast(Q, asked)

    return made
