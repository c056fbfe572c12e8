"""Rendering for a viewer in words, from that viewer's own stream and view and from nothing else."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, get_args

import msgspec

from moothall import books
from moothall.errors import MoothallError
from moothall.ledger.entries import Rolled, Told
from moothall.ledger.marks import HIDDEN
from moothall.sight import GM, plain
from moothall.speech import MissingText, search, voice
from moothall.speech.teller import Teller, text_key
from moothall.table import Message, Now, Prompt, Table, json_types
from moothall.table import presence as seen
from moothall.table.edits import Changed, Edited
from moothall.table.prompt_choices import choices_of
from moothall.table.streams import GivenAnswer, RolledDice, Stream
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DiceLine, DicePool, NumberLine, OutcomeLine, PoolStep, ReckoningLine
from moothall.talk.rule_names import name_error
from moothall.talk.turns import NextStep, TurnOrder
from moothall.web import wire
from moothall.web.book_page import layout_of
from moothall.web.refusals import said_of
from moothall.web.shared_lines import LineWords, Names, SharedLines

Refusals = dict[tuple[str, str], str]
"""Why an answer is refused, in words, by its field and id."""

LOG = logging.getLogger("moothall.web")

NO_WORDS = ""
NO_NAMES: Mapping[str, str] = {}
HOW = {
    "auto": "log-web-auto",
    "ahead": "log-web-ahead",
    "implied": "log-web-implied",
    "sole": "log-web-sole",
    "book": "log-web-book",
    "for": "log-web-for",
    "typed": "log-web-typed",
    "seen": "log-web-seen",
    "secret": "log-web-secret",
    "order": "log-web-order",
    "hand": "log-web-hand",
}
"""Marks of a line that are shown beside it."""


STORY = frozenset({"told", "noted", "rewound", "taken-back", "withdrawn"})
"""The messages of a stream that are the story; the rest is how it came about."""


def stream_id(table: Table, viewer: str) -> str:
    """Return the name of a viewer's stream, by which a client notices that it reads another one."""
    reader = "" if viewer == GM else table.reader(viewer)
    return blake2b(f"{table.id}/{viewer}/{reader}".encode(), digest_size=6).hexdigest()


class Telling:
    """Tells one viewer's stream in one language."""

    def __init__(self, table: Table, viewer: str, lang: str, shared: SharedLines | None = None) -> None:
        self.viewer, self.lang, self.book = viewer, lang, table.book
        self._table, self._shared = table, shared
        self._names_used: Names = {}
        table.stream(viewer)  # made here and now, if need be: later, others would wait for it
        self._voice = voice(lang, table.book.id)
        self._game = Teller(self._voice, self._somebody)
        self._room_teller = Teller(self._voice, self._seated)
        self._turns = books.ruleset(table.book.id).turns()
        self._reckon = books.ruleset(table.book.id).reckoning()

    @property
    def _stream(self) -> Stream:
        """The viewer's stream as it is now: a look far back replaces it."""
        return self._table.stream(self.viewer)

    # ---- names

    def _somebody(self, id: str) -> str | None:
        """Return the name of a hero or foe that the viewer knows, or of a seat."""
        found = self.book.said_in(self._stream.view, id, self.lang)
        name = self._names_used["somebody", id] = found if found != id else self._seated(id)
        return name

    def _seated(self, id: str) -> str | None:
        seat = self._stream.room_state.seat(id)
        name = self._names_used["seated", id] = None if seat is None else str(seat.name)
        return name

    def knows(self, names: Names) -> bool:
        """Whether this viewer knows all these ids under these names."""
        ask = {"somebody": self._somebody, "seated": self._seated}
        return all(ask[who](id) == name for (who, id), name in names.items())

    # ---- lines of the log

    def lines(self, messages: Iterable[Message]) -> list[wire.LoggedLine]:
        return [self.line(message) for message in messages]

    def holding(self, sought: str, messages: Iterable[Message]) -> list[int]:
        """The numbers of the messages that hold all of some words, the newest first; capitals and accents aside."""
        wanted = search.fold(sought).split()
        told = (message for message in messages if message.what in STORY) if wanted else ()
        return [message.number for message in told if _holds(search.fold(self._said(message)), wanted)][::-1]

    def line(self, message: Message) -> wire.LoggedLine:
        """One line with its words and reasons."""
        words = self.told(message)[0] if self._shared is None else self._shared.words(self, message)
        return wire.LoggedLine(
            number=message.number,
            log=message.log,
            what=message.what,
            kind=message.kind,
            body=words.body,
            conv=message.conv,
            cites=list(message.cites),
            how=list(message.how),
            when=message.when,
            said=words.said,
            why=words.why,
            entry=_shown(message.entry),
            by=_shown(message.by),
            reckoning=words.reckoning,
            part=_part(message.body),
        )

    def told(self, message: Message) -> tuple[LineWords, Names]:
        """Return a line's words, and all the names that they were made with."""
        self._names_used = {}
        why = [*self._why(message), *(self._voice.say(HOW[how]) for how in message.how if how in HOW)]
        words = LineWords(plain(message.body), self._said(message), why, _set(self._reckoned(message)))
        names, self._names_used = self._names_used, {}
        return words, names

    def _said(self, message: Message) -> str:
        """Return a line in words, or nothing. A text that fails must not keep the line from its viewer."""
        try:
            return self._words(message)
        except Exception:
            LOG.exception("a line could not be told: %s %s", message.what, message.kind)
            return NO_WORDS

    def _words(self, message: Message) -> str:
        body = message.body
        match message.what:
            case "noted":
                return self._room_teller.fact(body)
            case "told" if isinstance(body, Edited | Changed):
                return self._decided(body)
            case "told":
                return self._game.fact(body)
            case "rolled":
                return self._game.dice(_rolled(message))
            case "asked":
                return self._asked(body.seat, message.kind, body.answer)
            case "answered":
                answer = self._answer(body)
                return self._voice.say(
                    "log-web-answered", seat=self._room_teller.word(body.seat), answer=answer or "none"
                )
            case "passed":
                return self._voice.say("log-web-passed", seat=self._room_teller.word(body.seat))
            case "rewound":
                return self._voice.say("log-table-rewound", count=len(body.numbers))
            case "taken-back":
                return self._voice.say("log-table-taken-back")
            case "withdrawn":
                return self._voice.say("log-table-withdrawn", seat=self._room_teller.word(body.seat))
        return NO_WORDS

    def _decided(self, edit: Edited | Changed) -> str:
        """Say what the GM has set, by the names that people know it under, and why."""
        how = edit.how if isinstance(edit, Edited) else "set"
        whole = isinstance(edit.value, dict | tuple | list) or is_dataclass(edit.value)
        value = "" if whole else self._value(edit.path[-1], edit.value)
        said = (
            self._handed_over(edit)
            or self._put(edit)
            or self._voice.say("log-web-decided", how=how, what=self._place(edit), value=value or "none")
        )
        return said if not edit.note else self._voice.say("log-web-because", said=said, note=edit.note.rstrip(" ."))

    def _handed_over(self, edit: Edited | Changed) -> str:
        """Say who plays a character now; nothing for any other value."""
        *above, field = edit.path
        seat = self._seated(edit.value) if field == "seat" and isinstance(edit.value, str) else None
        who = self._somebody(above[-1]) if above else None
        return self._voice.say("log-web-handed-over", what=who, seat=seat) if who and seat else NO_WORDS

    def _put(self, edit: Edited | Changed) -> str:
        """Say in which place of the board a character or thing is now; nothing for any other value."""
        *above, field = edit.path
        place = self._somebody(edit.value) if isinstance(edit.value, str) and field in _spots(self.book.id) else None
        who = self._somebody(above[-1]) if above else None
        return self._voice.say("log-web-placed", what=who, value=place) if who and place else NO_WORDS

    def _place(self, edit: Edited | Changed) -> str:
        """A place of the table: whose, and which value of theirs. A list is not named before the one in it."""
        path = edit.path
        known = [self._somebody(part) for part in path]
        listed = {at for at, name in enumerate(known[1:]) if name is not None}
        parts = [known[at] or self._shown_as(part) for at, part in enumerate(path) if at not in listed]
        if isinstance(edit, Edited) and edit.how == "add" and isinstance(edit.value, dict) and edit.value.get("name"):
            parts.append(str(edit.value["name"]))
        return ", ".join(parts) or "…"

    def _shown_as(self, part: str) -> str:
        key = f"shown-{part}"
        return self._voice.say(key) if re.fullmatch(r"[\w-]+", part) and self._voice.has(key) else part

    def _asked(self, seat: str, kind: str, question: Any) -> str:
        asked = self._voice.say(text_key("ask", kind), **self._game.values(question))
        return self._voice.say("prompt-question", seat=self._room_teller.word(seat), question=asked)

    def _answer(self, said: GivenAnswer) -> str:
        """Say an answer on one line: a word, or every field that means and holds something; nothing if none does."""
        values, was = plain(said.answer), dict(said.names)
        if not isinstance(values, dict):
            return self._value("", values, was) if values not in ("", None) else ""
        told = ((name, values[name]) for name in said.meant if values[name] not in ("", [], None, False, 0, "…"))
        return "; ".join(
            _labelled(_brief(self._label("", name)), self._value(name, value, was)) for name, value in told
        )

    def _value(self, field: str, value: Any, was: Mapping[str, str] = NO_NAMES) -> str:
        """Say a value; `was` is what ids were called that may be gone by now."""
        match value:
            case True | False | None:
                return {True: "✓", False: "–", None: "–"}[value]
            case str():
                word = self._game.word(value, field)
                return was.get(value, word) if word == value else word
            case list():
                return ", ".join(self._value(field, item, was) for item in value) or "–"
            case dict():
                held = ((name, item) for name, item in value.items() if item not in ("", [], None))
                return ", ".join(self._value(name, item, was) for name, item in held)
        return str(value)

    def _why(self, message: Message) -> Iterator[str]:
        """The reasons behind a line, and the rules that decided."""
        entry = _rolled(message) if message.what == "rolled" else Told(0, "", None, self._ranked(message.cites))
        try:
            yield from self._game.why(entry, set())
        except MissingText:
            yield from message.cites

    def _ranked(self, cites: tuple[str, ...]) -> tuple[str, ...]:
        """Return rules with those last that decide something of nearly every line."""
        known = {cite: books.rule_in(self.book.id, cite) for cite in cites}
        return tuple(sorted(cites, key=lambda cite: (rule := known[cite]) is not None and rule.general))

    def _reckoned(self, message: Message) -> list[wire.Reckoned]:
        """Return how a roll came to its result, where a line says that; a text that fails costs only this."""
        if self._reckon is None or not message.dice:
            return []
        try:
            return [self._reckoned_line(line) for line in self._reckon(message.body, message.dice, message.cites)]
        except Exception:
            LOG.exception("a roll could not be reckoned: %s", message.kind)
            return []

    def _reckoned_line(self, line: ReckoningLine) -> wire.Reckoned:
        said, rule = self._game.reckoned(line), self.rule(line.cite)
        match line:
            case DiceLine():
                began, rolled, steps = (
                    _dice(line.began),
                    _dice(line.rolled),
                    [self._dice_step(step) for step in line.steps],
                )
                faces, counted = list(line.faces), list(line.counted)
                return wire.DiceReckoned(said, began, steps, rolled, faces, counted, line.cite, rule)
            case NumberLine():
                return wire.NumberReckoned(said, line.of, line.reached, line.needed, line.cite, rule)
            case OutcomeLine():
                return wire.OutcomeReckoned(said, line.outcome, line.tone, line.count, line.cite, rule)

    def _dice_step(self, step: PoolStep) -> wire.DiceStep:
        why = step.why
        return wire.DiceStep(self._game.step(step), why.amount, _dice(step.after), why.cite, self.rule(why.cite))

    def without(self, reason: Because, dice: DicePool, instead: str, was: str) -> str:
        """Return what a roll would have been without a reason in words, with both chances as they are said."""
        return self._game.without(reason, dice, instead, was)

    # ---- what is asked

    def now(self, now: Now) -> wire.Now:
        """Return what is waited for. The GM is also told what is stuck, and which dice come again."""
        prompts = [self.prompt(prompt) for prompt in now.prompts]
        yours = any(prompt.yours for prompt in prompts)
        chips = [self.prompt(chip) for chip in now.chips]
        told = wire.Now(yours, prompts, chips, list(now.waiting), list(now.open), list(now.withdrawable))
        if self.viewer != GM:
            return told
        return msgspec.structs.replace(told, stuck=plain(now.stuck), seen_dice=plain(now.seen_dice))

    def prompt(self, prompt: Prompt) -> wire.Prompt:
        """A prompt with all that a page needs to show it, without knowing what it is about."""
        refused = self._refused(prompt)
        takes, fields = self._takes(prompt, refused)
        usual, is_window = plain(prompt.default), prompt.what in ("window", "chip")
        begins = usual if is_window or prompt.what in ("dice", "past") else plain(prompt.question.begins())
        return wire.Prompt(
            id=prompt.id,
            conv=prompt.conv,
            seat=prompt.seat,
            yours=self._is_own(prompt.seat),
            what=prompt.what,
            kind=prompt.kind,
            said=self._question(prompt),
            question=plain(prompt.question),
            options=[self._choice(prompt, option, refused) for option in prompt.options],
            takes=takes,
            fields=fields,
            default=None if is_window else usual,
            cite=prompt.cite,
            rule=self.rule(prompt.cite),
            begins=begins if is_window or begins != usual else msgspec.UNSET,
            needed=_set(prompt.what != "dice" and "" in prompt.question.needs()),
            about=_set(prompt.about),
            shown=_set(prompt.shown),
            invites=_set(prompt.invites),
            action=_set("" if prompt.action is None else self._said(prompt.action)),
            parts=_set([self.prompt(part) for part in prompt.parts]),
        )

    def _refused(self, prompt: Prompt) -> Refusals:
        """Return why answers that a prompt lists cannot be given now, as far as this viewer may know."""
        if prompt.what in ("dice", "past"):
            return {}
        stream = self._stream
        found = stream.refused(prompt).items()
        return {place: self.in_the_way(name_error(stream.view, why)) for place, why in found}

    def _is_own(self, seat: str) -> bool:
        """Whether a prompt is for this viewer and not only shown to them; what no player sits at is the GM's."""
        if self.viewer != GM:
            return True
        held = self._stream.room_state.seat(seat)
        return held is None or held.away or held.role in ("gm", "co_gm")

    def _question(self, prompt: Prompt) -> str:
        try:
            if prompt.what == "dice":
                return self._voice.say("prompt-dice", count=prompt.question["count"], sides=prompt.question["sides"])
            return self._game.question(prompt.question)
        except MissingText:
            return NO_WORDS

    def _choice(self, prompt: Prompt, option: Any, refused: Refusals) -> wire.PromptOption:
        """Describe an option: the whole answer, or the first field of a longer one."""
        field = next(iter(json_types.parts_of(prompt.question.takes)), "")
        why = refused.get((field, option.id), msgspec.UNSET)
        gist = _set(self._gist(option.cite) if prompt.question.explains and option.id else "")
        return wire.PromptOption(
            option.id, self._word(option.id, field), option.cite, self._price(prompt.kind, option), why, gist
        )

    def _gist(self, cite: str) -> str:
        """Return what a rule says, in a sentence or two."""
        key = books.text_key(cite)
        return self._voice.part(key, "gist") if self._voice.has(key, "gist") else NO_WORDS

    def _price(self, kind: str, option: Any) -> str:
        """Say what an option costs and in what, where the book has words for that."""
        key = text_key("price", kind)
        if not option.price or not self._voice.has(key):
            return str(option.price)
        price = int(option.price) if option.price.isdecimal() else option.price
        return self._voice.say(key, price=price, option=option.id)

    def _takes(self, prompt: Prompt, refused: Refusals) -> tuple[dict[str, Any], list[wire.PromptField]]:
        if prompt.what == "dice":
            count, sides = prompt.question["count"], prompt.question["sides"]
            face = {"type": "integer", "minimum": 1, "maximum": sides}
            return {"type": "array", "items": face, "minItems": count, "maxItems": count}, []
        question = prompt.question
        takes, left_out = json_types.schema(question.takes), question.leaves_out()
        named = [name for name in json_types.parts_of(question.takes) if name not in left_out]
        fields = [self._field(question, name, prompt.kind, refused) for name in named]
        return _or_nothing(takes) if prompt.what in ("window", "chip") else takes, fields

    def _field(self, question: Any, path: str, kind: str, refused: Refusals) -> wire.PromptField:
        """Describe a field of an answer, or of a record in it: `against.who`."""
        name = path.rpartition(".")[2]
        inner = json_types.item_of(json_types.field_of(question.takes, path))
        words = [self._listed(question, path, id, refused) for id in choices_of(question, path, self._stream.view)]
        ideas = [wire.NamedValue(id, self._game.word(id, name)) for id in question.ideas(path) if isinstance(id, str)]
        parts = [self._field(question, f"{path}.{part}", kind, refused) for part in json_types.parts_of(inner)]
        needed, when = _set(path in question.needs()), _set(_lists(question.when(path)))
        return wire.PromptField(name, self._label(kind, name), words, ideas, needed, _set(parts), when)

    def _listed(self, question: Any, path: str, id: str, refused: Refusals) -> wire.NamedValue:
        why = refused.get((path, id), msgspec.UNSET)
        return wire.NamedValue(id, self._word(id, path.rpartition(".")[2]), why, _set(_lists(question.when(path, id))))

    def _word(self, id: str, field: str) -> str:
        """Say one of a closed list; an empty id leaves the field empty."""
        return self._game.word(id, field) if id else self._voice.say("answer-none", field=field)

    def _label(self, kind: str, name: str) -> str:
        """Return the label of a field: in this question, or everywhere."""
        keys = (f"{text_key('field', kind)}-{name}", f"field-{name}")
        return next((self._voice.say(key) for key in keys if self._voice.has(key)), name)

    # ---- whose turn it is

    @property
    def has_turns(self) -> bool:
        return self._turns is not None

    def turns(self, view: Any) -> wire.TurnsShown | None:
        """Return whose turn it is in a view, if its book says so. A fault in that must not keep the view back."""
        try:
            order = None if self._turns is None else self._turns(view)
            return None if order is None else self._in_turn(order)
        except Exception:
            LOG.exception("the turns could not be told: %s", self.book.id)
            return None

    def _in_turn(self, order: TurnOrder) -> wire.TurnsShown:
        people = [
            wire.TurnTaker(one.id, self.word(one.id), one.side, one.state, _set(one.hidden)) for one in order.people
        ]
        told = wire.TurnsShown(self._voice.say(order.phase), order.round, people)
        if self.viewer != GM:
            return told
        warns = [wire.TurnsLost(one.procedure, list(one.who), self._lost(one.who)) for one in order.warns if one.who]
        step = msgspec.UNSET if order.next_step is None else self._step(order.next_step, warns)
        return msgspec.structs.replace(told, next=step, warns=_set(warns))

    def _step(self, step: NextStep, warns: list[wire.TurnsLost]) -> wire.StepOffered:
        said = self._voice.say(step.text or action_key(step.procedure), who=self._names(step.who), count=len(step.who))
        warning = next((one.said for one in warns if one.procedure == step.procedure), "")
        return wire.StepOffered(step.procedure, plain(dict(step.args)), said, _set(warning))

    def _lost(self, who: tuple[str, ...]) -> str:
        return self._voice.say("turns-lost", who=self._names(who), count=len(who))

    def _names(self, who: tuple[str, ...]) -> str:
        return self._voice.say("list-joiner").join(map(self.word, who))

    # ---- words of their own

    def rule(self, cite: str) -> str:
        """The title of a rule."""
        key = books.text_key(cite)
        return self._voice.say(key) if cite and self._voice.has(key) else NO_WORDS

    def hint(self, hint: Any) -> str:
        """Return a book's hint in words, by the text that it names."""
        return self._voice.say(hint.text, **self._game.values(hint))

    def word(self, id: str, field: str = "") -> str:
        return self._game.word(id, field)

    def noted(self, said: str, note: str) -> str:
        """Return the name of a choice with what it needs, by the text that says so."""
        return f"{said} ({self._voice.say(note)})" if note else said

    def in_the_way(self, error: MoothallError) -> str:
        """Return why a choice is closed, in words alone: a list is no place for the ids of rules."""
        return said_of(error, self.lang, cites=False)

    def trouble(self, error: MoothallError) -> wire.Trouble:
        return wire.Trouble(error.key, said_of(error, self.lang), error.cite)

    def present(self, there: Iterable[seen.Present]) -> list[wire.Present]:
        return [wire.Present(one.seat, one.here, _shown(one.places)) for one in there]


def action_key(procedure: str) -> str:
    """The key of the text that says what an action is called."""
    return f"deed-{procedure.replace('.', '-')}"


def _brief(label: str) -> str:
    """Return a label without what only helps to fill its field in, such as a ladder of numbers in brackets."""
    return label.partition(" (")[0]


def _labelled(label: str, value: str) -> str:
    return f"{label} {value}" if label.endswith("?") else f"{label}: {value}"


@cache
def _spots(book: str) -> frozenset[str]:
    """Return the fields that name a place of the board, by what a book says of showing them."""
    people = layout_of(book).people
    return frozenset(shown.field for group in people for shown in group.shown if shown.widget == "spot")


def _holds(words: str, wanted: list[str]) -> bool:
    return all(word in words for word in wanted)


def _part(fact: Any) -> wire.LinePart | msgspec.UnsetType:
    """Return what a fact is to its action; nothing for a fact that has no part in one, and for what is none."""
    return next((part for part in get_args(wire.LinePart) if getattr(fact, part, False) is True), msgspec.UNSET)


def _shown(value: Any) -> Any:
    return msgspec.UNSET if value is HIDDEN else value


def _rolled(message: Message) -> Rolled:
    dice: RolledDice = message.body
    return Rolled(0, "", dice.sides, dice.faces, None, dice.why, message.cites)


def _dice(pool: DicePool) -> wire.Dice:
    return wire.Dice(pool.count, pool.sides, pool.plus, pool.bonus)


def _set(value: Any) -> Any:
    """Return a value, or nothing to send for an empty one."""
    return value or msgspec.UNSET


def _lists(when: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {name: list(values) for name, values in when.items()}


def _or_nothing(takes: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an answer that may also be left out."""
    bare = {name: part for name, part in takes.items() if name != "$defs"}
    defs = {"$defs": takes["$defs"]} if "$defs" in takes else {}
    return {"anyOf": [bare, {"type": "null"}], **defs}
