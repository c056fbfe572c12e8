"""The teller: entries of a ledger as sentences, and the reasons behind them.

Texts find everything they may need in the fact itself. A field `result` is there as `$result`, to choose by, and as
`$result_said`, in words: the name of a hero or foe, or the term it stands for. What people wrote themselves is said as
it is, with `$aim`. Of a number `$modifier_said` has the sign, and of several things `$effects` is how many there are.
A record inside is there field by field (`$lock_aim`). A field that is empty, or left at a mere `…`, is the word `none`,
because Fluent cannot ask for emptiness. A text that comes out empty is a fact that needs no words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import Any, NamedTuple

from moothall.ledger.entries import Closed, Entry, Rolled, Told
from moothall.ledger.marks import Hidden
from moothall.speech.voice import Voice
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DiceLine, DicePool, FallenDice, PoolStep, Reckon, ReckoningLine

Values = dict[str, Any]

NOTHING = "none"
PLACES = ("first", "second", "third")
"""Names in texts for the parts of a tuple without names."""


class Teller:
    """Tells what happened in one language. `name_of` knows the people at the table."""

    def __init__(self, voice: Voice, name_of: Callable[[str], str | None]) -> None:
        self.voice = voice
        self._name_of = name_of

    # ---- Sentences --------------------------------------------------------------------------------------------------

    def fact(self, event: Any) -> str:
        """Return a fact as a sentence, or nothing if it needs no words."""
        return _ended_once(self.voice.say(text_key("log", event.kind), **self.values(event)))

    def question(self, question: Any) -> str:
        """Return a question as a sentence."""
        return _ended_once(self.voice.say(text_key("ask", question.kind), **self.values(question)))

    def dice(self, rolled: Rolled) -> str:
        """Return the faces of a roll as a sentence."""
        faces = " + ".join(map(str, rolled.faces))
        return self.voice.say("log-rolled", count=len(rolled.faces), sides=rolled.sides, faces=faces)

    def reason(self, what: str, amount: int, cite: str, of: str = "") -> str:
        """One reason on a line of its own: "One step up: surprise (nde2.step.up)"."""
        said = self._because(what, amount, of)
        return self.voice.say("log-reason", said=said[:1].upper() + said[1:], cite=cite)

    def why(self, entry: Rolled | Told, known: set[str]) -> Iterator[str]:
        """Yield the reasons of an entry: what moved the dice, and which rules decided. A known rule is left out."""
        for what, amount, cite, *of in entry.why if isinstance(entry, Rolled) else ():
            if amount or cite not in known:
                yield self.reason(what, amount, cite, *of)
            known.add(cite)
        for cite in entry.cites:
            if cite not in known:
                yield self.rule(cite)
            known.add(cite)

    def reckoned(self, line: ReckoningLine) -> str:
        """Return a line of a reckoning in words."""
        if isinstance(line, DiceLine):
            steps = self.voice.say("list-joiner").join(self.step(step) for step in line.steps)
            began, rolled = written(line.began), written(line.rolled)
            return self.voice.say("log-reckoned-dice", began=began, steps=steps or NOTHING, rolled=rolled)
        said = self.voice.say(line.text, **self.values(line))
        return said[:1].upper() + said[1:]

    def step(self, step: PoolStep) -> str:
        """Return one reason for a change of the dice in words."""
        return self._because(step.why.what, step.why.amount, step.why.of)

    def without(self, reason: Because, dice: DicePool, instead: str, was: str) -> str:
        """Return in words what a roll would have been without a reason: its dice, and both chances of success."""
        said = self._because(reason.what, reason.amount, reason.of)
        return self.voice.say("log-without", reason=said, dice=written(dice), percent=instead, was=was)

    def again(self, told: Told, known: Set[str]) -> list[str]:
        """The rules that decided and are known already, by their ids."""
        cites = [cite for cite in told.cites if cite in known]
        return [self.voice.say("log-as-before", cites=self.voice.say("list-joiner").join(cites))] if cites else []

    def rule(self, cite: str) -> str:
        """A rule by its title and id."""
        return self.voice.say("log-rule", title=self.title(cite), cite=cite)

    def title(self, cite: str) -> str:
        """Return the title of a rule."""
        return self.voice.say(cite.replace(".", "_"))

    def word(self, value: str, field: str = "") -> str:
        """Return a value as people say it: a character's name, a term of the book, or simply itself.

        One word may mean two things, a `position` that helps and one that is the price; then the term with the name of
        the field comes first. A name of the book's own may be several words; in its term they are joined.
        """
        name = self._name_of(value)
        if name is not None:
            return name
        word = value.replace(" ", "_")
        terms = (f"term-{field}-{word}", f"term-{word}")
        return next((self.voice.say(term) for term in terms if self.voice.has(term)), value)

    def _because(self, what: str, amount: int, of: str) -> str:
        return self.voice.say(f"reason-{what}", **_number("amount", amount), **self._value("of", "of", of))

    # ---- What a text may want to know -------------------------------------------------------------------------------

    def values(self, record: Any, prefix: str = "") -> Values:
        """All that a text may want to know of a record."""
        values: Values = {}
        for name in _names(record):
            values |= self._value(prefix + name, name, getattr(record, name))
        return values

    def _value(self, name: str, field: str, value: Any) -> Values:
        match value:
            case None | "" | "…" | () | Hidden():
                return {name: NOTHING, f"{name}_said": NOTHING}
            case bool():
                return {name: value}
            case int():
                return _number(name, value)
            case str():
                return {name: _unended(value), f"{name}_said": self._said(value, field)}
            case tuple() if not _names(value):
                return {name: len(value)} | self._list(name, field, value)
            case _:
                return {name: "some"} | self.values(value, f"{name}_")

    def _said(self, value: str, field: str) -> str:
        """A word as `word` has it; what people wrote, and what the book has written for them, without its period."""
        said = self.word(value, field)
        return said if said == self._name_of(value) else _unended(said)

    def _list(self, name: str, field: str, items: tuple[Any, ...]) -> Values:
        """Several things in words, if there are words for each."""
        said = [self._item(field, item) for item in items]
        return {} if None in said else {f"{name}_said": self.voice.say("list-joiner").join(filter(None, said))}

    def _item(self, field: str, item: Any) -> str | None:
        """One of several: a word, a number, an option, a reason. What else has parts, the text `each-FIELD` says."""
        if isinstance(item, str | int):
            return _unended(self.word(item, field)) if isinstance(item, str) else str(item)
        names = _names(item)
        if "id" in names:
            return self.word(item.id, field)
        if {"what", "amount", "of"} <= {*names}:
            return self._because(item.what, item.amount, item.of)
        if not self.voice.has(f"each-{field}"):
            return None
        parts = [(name, getattr(item, name)) for name in names] or list(zip(PLACES, item, strict=False))
        values = (self._value(name, field, part).items() for name, part in parts)
        return self.voice.say(f"each-{field}", **dict(chain.from_iterable(values)))


def written(pool: DicePool) -> str:
    """Return dice as people write them: `d12`, `3d20`, `2d6 + 1`."""
    plus = f" {'+' if pool.plus > 0 else '−'} {abs(pool.plus)}" if pool.plus else ""
    return f"{pool.count if pool.count > 1 else ''}d{pool.sides}{plus}"


def _number(name: str, value: int) -> Values:
    return {name: value, f"{name}_said": f"{value:+d}".replace("-", "−")}


def _unended(words: str) -> str:
    """Return a text people wrote, without the period at its end: our sentences have their own."""
    return words if words.endswith("..") else words.removesuffix(".")


def _ended_once(said: str) -> str:
    """A text in which what people asked or called out is not followed by a period of ours."""
    return said.replace("?.", "?").replace("!.", "!")


def text_key(family: str, kind: str) -> str:
    """The name of the text of an event or question: `nde/foe-hurt` in the log is `log-nde-foe-hurt`."""
    return f"{family}-{kind.replace('/', '-')}"


def _names(record: Any) -> tuple[str, ...]:
    """The names of a record's fields; a tuple may have names or not."""
    if is_dataclass(record):
        return tuple(field.name for field in fields(record))
    names: tuple[str, ...] = getattr(record, "_fields", ())
    return names


class StoryLine(NamedTuple):
    """A sentence of the story, the kind of fact it tells, and the reasons that stand under it."""

    kind: str
    said: str
    why: list[str]


def lines(
    teller: Teller, entries: Iterable[Entry], *, once: bool = False, reckon: Reckon | None = None
) -> Iterator[StoryLine]:
    """Yield the story with its reasons; rolls stand below the fact they led to. With `once`, a rule is told once.

    With a book's `reckon`, a fact that decides says first how its roll came to its result.
    """
    known: set[str] = set()
    rolls: list[Rolled | Told] = []
    for entry in entries:
        match entry:
            case Rolled():
                rolls.append(entry)
            case Told(event=event) if event.aside:
                rolls.append(entry)
            case Told(event=event) if said := teller.fact(event):
                before = frozenset(known if rolls else ())
                why = [*_rolled(teller, rolls, known), *teller.why(entry, known), *teller.again(entry, before)]
                reckoned = _reckoned(teller, entry, rolls, reckon) if reckon and event.decides else []
                yield StoryLine(event.kind, said, [*reckoned, *why])
                rolls, known = [], known if once else set()
            case Closed() if rolls:
                said, *why = _rolled(teller, rolls, known)
                yield StoryLine("", said, why)
                rolls, known = [], known if once else set()


def _reckoned(teller: Teller, told: Told, before: Iterable[Rolled | Told], reckon: Reckon) -> list[str]:
    """Return how a roll came to its result, each line with the title of its rule."""
    dice = [FallenDice(one.sides, one.faces, one.why, one.cites) for one in before if isinstance(one, Rolled)]
    found = ((teller.reckoned(line), line.cite) for line in reckon(told.event, dice, told.cites))
    return [teller.voice.say("log-reason", said=said, cite=teller.title(cite)) for said, cite in found]


def _rolled(teller: Teller, entries: Iterable[Rolled | Told], known: set[str]) -> list[str]:
    """Dice and what was told among them, each with its reasons."""
    told = []
    for entry in entries:
        told += [teller.dice(entry) if isinstance(entry, Rolled) else teller.fact(entry.event)]
        told += teller.why(entry, known)
    return told
