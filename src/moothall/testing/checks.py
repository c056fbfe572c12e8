"""The checks of the contract: each yields one sentence for each thing that is wrong, with its place."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, get_args, get_origin

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.bots import direct
from moothall.handlers.dice import ByHand, Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Entry, Told
from moothall.records import record
from moothall.ruleset import Demo, Mechanics, PackFormat, PromptOdds, Ruleset
from moothall.sight import GM, redact
from moothall.speech import voice
from moothall.speech.languages import ENGLISH
from moothall.table.book import Book
from moothall.talk.actions import access_of, check_choices, form, offer
from moothall.talk.arguments import Argument
from moothall.talk.layout import Layout
from moothall.talk.options import OptionSet
from moothall.talk.procedure import Procedure
from moothall.talk.queries import RollQuery
from moothall.talk.questions import QUESTIONS, Question
from moothall.talk.reasons import Because
from moothall.talk.turns import TurnOrder
from moothall.talk.types import KnownTypes
from moothall.talk.workshop import Workshop
from moothall.testing.purity import impure

Problems = Iterator[str]

PARTS: dict[str, tuple[type[Any], ...]] = {
    "mechanics": (Mechanics,),
    "options": (OptionSet,),
    "layout": (Layout, type(None)),
    "workshop": (Workshop, type(None)),
    "prompt_odds": (PromptOdds, type(None)),
    "demo": (Demo, type(None)),
    "packs": (PackFormat, type(None)),
    "query": (RollQuery, type(None)),
}
"""The parts of a ruleset, and what each may be."""

SEED = "contract"
MOST_STATES = 25
"""States of the rehearsal at which forms are looked at."""

SOME_WORDS = "some words"


def problems(ruleset: Ruleset, name: str) -> list[str]:
    """What one check finds. A book that does not open at all is said so by the first."""
    with _on_the_shelf(ruleset):
        try:
            return list(dict.fromkeys(CHECKS[name](ruleset)))
        except FoldBroken as problem:
            return [str(problem)] if name == "fold" else []
        except Exception as problem:
            if name != "parts" and list(_parts(ruleset)):
                return []
            return [f"The check of {name} broke on {ruleset.id}: {_told(problem)}."]


@contextmanager
def _on_the_shelf(ruleset: Ruleset) -> Iterator[None]:
    """Have a ruleset found by its id while it is checked, installed or not."""
    before = books.BOOKS.get(ruleset.id)
    if before is not ruleset:
        _forget()
        books.BOOKS[ruleset.id] = ruleset
    try:
        yield
    finally:
        if before is None:
            books.BOOKS.pop(ruleset.id, None)
            _forget()
        elif before is not ruleset:
            books.BOOKS[ruleset.id] = before
            _forget()


def _forget() -> None:
    for kept in (books.place, books.rulebook, books.table_options, voice, rehearsed, _sources):
        kept.cache_clear()


def _told(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"


# ---- Parts -----------------------------------------------------------------------------------------------------------


def _parts(ruleset: Ruleset) -> Problems:
    for name, kinds in PARTS.items():
        try:
            found = getattr(ruleset, name)()
        except Exception as problem:
            yield f"The part “{name}” of {ruleset.id} does not open: {_told(problem)}."
            continue
        if not isinstance(found, kinds):
            yield f"The part “{name}” of {ruleset.id} is a {type(found).__name__}, not a {kinds[0].__name__}."
    try:
        books.rulebook(ruleset.id)
    except Exception as problem:
        yield f"The file rules.toml of {ruleset.id} cannot be read: {_told(problem)}."


# ---- Rules -----------------------------------------------------------------------------------------------------------


def _rules(ruleset: Ruleset) -> Problems:
    book, rulebook = Book(ruleset.id), books.rulebook(ruleset.id)
    for name, one in _actions(book):
        assert one.declared is not None
        if one.declared.chapter and one.declared.chapter not in rulebook.chapters:
            yield f"The action {name} stands under “{one.declared.chapter}”, which is no chapter of the rulebook."
    known = set(books.rule_tables(books.folder(ruleset.id)))
    for path, tree in _sources(books.folder(ruleset.id)):
        for cite, line in _cited(tree):
            if cite.split(".")[0] == ruleset.rule_prefix and cite not in known:
                yield f"{path.name}, line {line}, cites {cite}, which is not in the rulebook."
    for rule in rulebook.rules.values():
        for other in rule.see:
            if other not in known:
                yield f"The rule {rule.id} points to {other}, which is not in the rulebook."
        for option in rule.options:
            if option not in books.table_options(ruleset.id):
                yield f"The rule {rule.id} names the option {option}, which the book does not have."
    demo = ruleset.demo()
    if demo is not None and demo.worth_reading not in rulebook.rules:
        yield f"The demo ends with {demo.worth_reading}, which is not in the rulebook."


def _cited(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Rules that a source names where rules are named: `cite=`, `offered=`, behind a fact, of an option."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = [word.value for word in node.keywords if word.arg in ("cite", "offered")]
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        named += node.args[1:] if called in ("tell", "Option") else []
        for one in named:
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and "." in one.value:
                yield one.value, one.lineno


@lru_cache(maxsize=1)
def _sources(folder: Path) -> list[tuple[Path, ast.AST]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(folder.rglob("*.py"))]


def _actions(book: Book) -> Iterator[tuple[str, Procedure[..., Any]]]:
    return ((name, one) for name, one in book.procedures.items() if one.declared is not None)


# ---- Texts -----------------------------------------------------------------------------------------------------------


def _texts(ruleset: Ruleset) -> Problems:
    said = voice(ENGLISH, ruleset.id)
    for what, keys, part in _wanted(ruleset):
        if not any(said.has(key, part) for key in keys):
            yield f"There is no English text for {what}: {keys[0]}{f' with .{part}' if part else ''} is missing."


def _wanted(ruleset: Ruleset) -> Iterator[tuple[str, tuple[str, ...], str | None]]:
    """Every text that a table may ask for: what it is about, under which names it may stand, and which part of it."""
    book, rulebook = Book(ruleset.id), books.rulebook(ruleset.id)
    yield "the title of the book", ("book-title",), None
    yield "the hint below its title", ("book-title",), "hint"
    for chapter in rulebook.chapters:
        yield f"the chapter {chapter}", (f"chapter_{chapter}",), None
    for rule in rulebook.rules.values():
        yield f"the rule {rule.id}", (rule.key,), None
        yield f"the gist of the rule {rule.id}", (rule.key,), "gist"
    for option in books.table_options(ruleset.id).values():
        key = f"option_{books.text_key(option.name)}"
        for name in (key, *(f"{key}_{books.text_key(value)}" for value in option.values or (option.default,))):
            yield f"the option {option.name}", (name,), None
            yield f"the meaning of the option {option.name}", (name,), "meaning"
    for name, action in _listed(ruleset, book):
        yield f"the action {name}", (f"deed-{name.replace('.', '-')}",), None
        for each in action.arguments:
            if each.is_asked and not each.roles & {"own", "own-seat"}:
                keys = (f"arg-{each.name}", f"piece-{each.name}", f"field-{each.name}")
                yield f"the argument {each.name} of {name}", keys, None
    for kind in _questions(ruleset):
        yield f"the question {kind}", (f"ask-{kind.replace('/', '-')}",), None
    for kind in book.facts:
        yield f"the fact {kind}", (f"log-{kind.replace('/', '-')}",), None


def _listed(ruleset: Ruleset, book: Book) -> Iterator[tuple[str, Procedure[..., Any]]]:
    """The actions that people read on a list: those of characters and seats, and the GM's common ones.

    Others are begun by a page or by another rule: how a table opens, how a sheet of the workshop joins.
    """
    for name, one in _actions(book):
        access = access_of(one)
        theirs = access.by == "player" and (access.own or (access.seats and ruleset.workshop() is None))
        if one.declared is not None and (theirs or (access.by == "gm" and one.declared.rank)):
            yield name, one


def _questions(ruleset: Ruleset) -> list[str]:
    mine = f"{ruleset.package}."
    return [kind for kind, one in QUESTIONS.items() if f"{one.__module__}.".startswith(mine)]


# ---- Rehearsal -------------------------------------------------------------------------------------------------------


class FoldBroken(Exception):
    """A fold that returns no state, as a sentence: nothing can be played with it."""


@record
class QuestionMet:
    """A question that the rehearsal met: whom it was put to, and how things stood."""

    seat: str
    question: Question[Any]
    state: Any


@record
class Rehearsal:
    """The demo as it was played: every state after a fact, every question, the log."""

    start: Any
    states: list[Any]
    asked: list[QuestionMet]
    log: list[Entry]
    refused: MoothallError | None
    """What ended it early."""


class _Watching(Policy):
    """The answers of a demo, with every question kept that is put."""

    def __init__(self, answers: Any, asked: list[QuestionMet]) -> None:
        super().__init__("contract", answers)
        self._asked = asked

    def answer(self, state: Any, seat: str, question: Question[Any]) -> Any:
        self._asked.append(QuestionMet(seat, question, state))
        return super().answer(state, seat, question)

    def take(self, state: Any, seat: str, question: Question[Any]) -> Any | None:
        self._asked.append(QuestionMet(seat, question, state))
        return super().take(state, seat, question)


@cache
def rehearsed(id: str) -> Rehearsal:
    """Play the demo of a book on a stage; without a demo there is only the empty table."""
    book, demo = Book(id), books.ruleset(id).demo()
    states: list[Any] = [book.start]
    asked: list[QuestionMet] = []
    refused: MoothallError | None = None

    def fold(state: Any, fact: Any) -> Any:
        after = book.fold(state, fact)
        if type(after) is not type(book.start):
            raise FoldBroken(f"The fold of {fact.kind} returns a {type(after).__name__}, not a state.")
        states.append(after)
        return after

    stage: Stage[Any] = Stage(book.start, fold, Seeded(SEED))
    if demo is not None:
        say = voice(ENGLISH, id).say
        for fact, rule in demo.setting(say):
            stage.tell(fact, rule)
        refused = _refusal(lambda: direct(stage, demo.session(say), _Watching(demo.answers(say), asked)))
    return Rehearsal(book.start, states, asked, list(stage.log), refused)


def _answers(ruleset: Ruleset) -> Problems:
    for one in rehearsed(ruleset.id).asked:
        kind = one.question.kind
        try:
            default = one.question.default()
            if "" in one.question.needs() and default == "":
                continue  # it takes a person's own words, and nobody can guess them
            one.question.check(one.state, default)
        except MoothallError as refusal:
            yield f"The default of the question {kind} is refused: {refusal}."
        except Exception as problem:
            yield f"The question {kind} breaks on its own default: {_told(problem)}."
    if (refused := rehearsed(ruleset.id).refused) is not None:
        yield f"The demo of {ruleset.id} cannot be played to its end: {refused}."


# ---- Forms -----------------------------------------------------------------------------------------------------------


def _forms(ruleset: Ruleset) -> Problems:
    book, states = Book(ruleset.id), rehearsed(ruleset.id).states
    for state in states[:: max(1, len(states) // MOST_STATES)]:
        for who, seat in _heroes(state):
            view = redact(state, seat)
            for name, action in _actions(book):
                if action.declared and action.declared.by == "player" and access_of(action).own:
                    yield from _form(book, name, action, view, who)


def _heroes(state: Any) -> Iterator[tuple[str, str]]:
    """Every character of a state whom a seat plays."""
    for name in getattr(state, "__dataclass_fields__", ()):
        held = getattr(state, name)
        for one in held if isinstance(held, tuple) else ():
            if getattr(one, "seat", "") and hasattr(one, "id"):
                yield one.id, one.seat


def _form(book: Book, name: str, action: Procedure[..., Any], view: Any, who: str) -> Problems:
    try:
        offered = offer(action, view, who)
        settled: dict[str, Any] = dict.fromkeys(access_of(action).own, who)
        listed = form(action, view, settled)
    except Exception as problem:
        yield f"The form of {name} breaks on what a player sees: {_told(problem)}."
        return
    if offered is None or not offered.open or _refusal(lambda: check_choices(action, view, settled)) is not None:
        return  # it is not this hero's to begin now, whatever is chosen
    preset = dict(settled)
    for argument, choices in listed:
        for choice in choices if argument.closed else ():
            given = {**preset, argument.name: _one(argument, choice.id)}
            refusal = _refusal(lambda given=given: check_choices(action, view, given))  # type: ignore[misc]
            if choice.closed is None and refusal is not None:
                yield f"{name} offers {choice.id} for {argument.name} and refuses it: {refusal}."
            if choice.closed is not None and (refusal is None or refusal.key != choice.closed.key):
                yield f"{name} closes {choice.id} for {argument.name} with {choice.closed.key} and then says {refusal}."
        if argument.needed and argument.name not in preset:
            free = [choice.id for choice in choices if choice.is_open]
            preset[argument.name] = _one(argument, free[0]) if free else _anything(argument.takes)
    if None not in preset.values():
        yield from _begun(book, name, view, preset)


def _begun(book: Book, name: str, view: Any, preset: dict[str, Any]) -> Problems:
    """A form that is sent off as it is preset begins."""
    try:
        opening = book.opening(name, preset)
    except MoothallError:
        return  # a record or a number that no form can guess
    try:
        Stage(view, book.fold, ByHand()).open(opening)
    except MoothallError as refusal:
        yield f"{name} is offered, and refuses what its own form is preset to: {refusal}."
    except Exception:
        return  # it stumbled over what this player cannot see, which is no objection


def _one(argument: Argument, id: str) -> Any:
    """One choice as its argument takes it."""
    return (id,) if _several(argument.takes) else id


def _several(takes: Any) -> bool:
    return get_origin(takes) in (tuple, list)


def _anything(takes: Any) -> Any:
    """A value of a type, where no choice is listed; nothing where a form cannot guess one."""
    if takes is str:
        return SOME_WORDS
    if takes is bool:
        return False
    if takes is int:
        return 1
    if _several(takes):
        return ()
    words = get_args(takes)
    return words[0] if words and isinstance(words[0], str) else None


def _refusal(work: Callable[[], None]) -> MoothallError | None:
    try:
        work()
    except MoothallError as refusal:
        return refusal
    return None


# ---- Fold, ledger, sight ---------------------------------------------------------------------------------------------


def _fold(ruleset: Ruleset) -> Problems:
    book, played = Book(ruleset.id), rehearsed(ruleset.id)
    state = played.start
    for entry in played.log:
        if isinstance(entry, Told):
            before = hash(state)
            after = book.fold(state, entry.event)
            if hash(state) != before:
                yield f"The fold of {entry.event.kind} changes the state it is given; it must return another."
            state = after
    if state != played.states[-1]:
        yield f"The facts of {ruleset.id} folded again lead to another state: a fold looks at more than state and fact."


def _ledger(ruleset: Ruleset) -> Problems:
    reader = Reader(KnownTypes(), Because)
    for entry in rehearsed(ruleset.id).log:
        what = getattr(getattr(entry, "event", None) or getattr(entry, "question", None), "kind", type(entry).__name__)
        try:
            line = to_line(entry)
            (again,) = _read(reader, line)
        except Exception as problem:
            yield f"{what} cannot be written to a ledger and read back: {_told(problem)}."
            return
        if to_line(again) != line:
            yield f"{what} comes back from a ledger as something else."


def _read(reader: Reader, line: str) -> list[Entry]:
    import msgspec

    return [reader.entry(msgspec.json.decode(line))]


def _sight(ruleset: Ruleset) -> Problems:
    book, played = Book(ruleset.id), rehearsed(ruleset.id)
    seats = dict.fromkeys(seat for state in (played.states[0], played.states[-1]) for _, seat in _heroes(state))
    for viewer in (*(seat for seat in seats if seat != GM), ""):
        view, truth = redact(played.start, viewer), played.start
        for entry in played.log:
            if not isinstance(entry, Told):
                continue
            truth, seen = book.fold(truth, entry.event), redact(entry.event, viewer)
            try:
                view = view if seen is None else book.fold(view, seen)
            except Exception as problem:
                yield f"The fold of {entry.event.kind} breaks on what is hidden from a player: {_told(problem)}."
                return
            if view != redact(truth, viewer):
                yield (
                    f"After {entry.event.kind} a player who folds what they were told sees another table than they may:"
                    " a fact must carry what it reveals, and no more."
                )
                return


# ---- Turns -----------------------------------------------------------------------------------------------------------


def _turns(ruleset: Ruleset) -> Problems:
    tell = ruleset.turns()
    if tell is None:
        return
    book, states = Book(ruleset.id), rehearsed(ruleset.id).states
    for state in states[:: max(1, len(states) // MOST_STATES)]:
        for viewer in (GM, *{seat for _, seat in _heroes(state)}):
            view = redact(state, viewer)
            try:
                order = tell(view)
            except Exception as problem:
                yield f"The turns of {ruleset.id} break on what a viewer sees: {_told(problem)}."
                return
            yield from () if order is None else _order(book, order, view)


def _order(book: Book, order: TurnOrder, view: Any) -> Problems:
    """An order of turns names people of the view, texts and actions that there are."""
    said, step = voice(ENGLISH, book.id), order.next_step
    for one in order.people:
        if book.name_of(view, one.id) == one.id:
            yield f"The turns of {book.id} name {one.id}, who is not in what the viewer sees."
    for key in (order.phase, step.text if step else ""):
        if key and not said.has(key):
            yield f"There is no English text for the turns of {book.id}: {key} is missing."
    for procedure in (*([step.procedure] if step else ()), *(loss.procedure for loss in order.warns)):
        if procedure not in book.procedures:
            yield f"The turns of {book.id} name the action {procedure}, which the book does not have."


# ---- Purity ----------------------------------------------------------------------------------------------------------


def _purity(ruleset: Ruleset) -> Problems:
    for path, tree in _sources(books.folder(ruleset.id)):
        for name in impure(tree):
            yield f"{path.name} uses {name}: rules ask a handler for chance and time, and touch no files or sockets."


CHECKS: dict[str, Callable[[Ruleset], Problems]] = {
    "parts": _parts,
    "rules": _rules,
    "texts": _texts,
    "answers": _answers,
    "forms": _forms,
    "fold": _fold,
    "ledger": _ledger,
    "sight": _sight,
    "turns": _turns,
    "purity": _purity,
}
"""The checks by name, in the order in which they help most."""
