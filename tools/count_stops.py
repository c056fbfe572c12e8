"""Counts the stops of standard situations, at a table that asks everything and at a brisk one, and writes docs/flow.md.

A stop is an answer, or a pass, without which an action does not go on. The press that begins the action is none. Where
a table does not ask everything, a card is one stop: a prompt with the questions that it brings along, answered at once;
and whoever begins an action answers with that press what its form asks. Presses are counted beside the stops, from the
open page on: the action, each thing picked or written that is not preset, and each button that sends. Each situation is
played with the heroes of the book's demo and dice that are laid down; everybody agrees to everything.

    .venv/bin/python tools/count_stops.py
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec

from moothall import books
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import AnswersAhead
from moothall.ledger.entries import AnswerAhead
from moothall.sight import GM, redact
from moothall.table import SERVER, Ack, Prompt, Table
from moothall.table import commands as c
from moothall.table.preview import Upcoming
from moothall.table.room import ASKS_EVERYTHING, Pace
from moothall.table.streams import digest
from moothall.talk.actions import form, one_tap, preset
from moothall.talk.procedure import Opening
from moothall.talk.questions import QUESTIONS, Question

PAGE = Path(__file__).parents[1] / "docs" / "flow.md"
PACES: tuple[Pace, ...] = (ASKS_EVERYTHING, "book", "brisk")
MOST_ROUNDS = 7
"""Rounds of a fight that is counted."""
SKIRMISHES = 4
"""How many are counted for the page: one alone may go well or badly."""
MOST_ANSWERS = 300
"""Answers of one action; a rule that asks more does not end."""

Begins = Callable[[str, Any], Opening[Any] | None]
"""From the book's id and the state to the action that is counted, or that goes before or after it; perhaps to none."""


@dataclass(frozen=True)
class Situation:
    """A standard situation: what goes before it, the action that is counted, and the dice that fall in it."""

    book: str
    name: str
    begins: Begins
    faces: tuple[int, ...] = ()
    goal: str = ""
    """How many stops the design wants in the end."""
    fight: bool = True
    """Whether it comes after the demo's prelude, when a fight has begun; else before anything has."""
    before: tuple[Begins, ...] = ()
    answers: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Answers by the kind of question, where the default is not meant."""
    then: tuple[Begins, ...] = ()
    """What ends it where it has not ended by itself."""
    presses: str = ""
    """How many presses the design wants of any one seat at most."""


@dataclass(frozen=True)
class Left:
    """A prompt that going on answers as well, and whether the GM's going on does."""

    seat: str
    by_gm: bool
    presses: int


class LaidDice:
    """Dice that are laid down for an action; when they run out, seeded ones go on."""

    def __init__(self, seed: str) -> None:
        self.laid: deque[int] = deque()
        self._then = Seeded(seed)

    def fall(self, count: int, sides: int) -> tuple[int, ...]:
        if len(self.laid) < count:
            return self._then.fall(count, sides)
        return tuple(min(self.laid.popleft(), sides) for _ in range(count))


class Counted:
    """A table of a book's demo at which the GM answers for everybody, and every stop is counted by its seat."""

    def __init__(self, book: str, pace: Pace, seed: str = "flow") -> None:
        story = books.ruleset(book).demo()
        assert story is not None and story.prelude is not None
        self.book, self.story, self.pace = book, story, pace
        self.dice = LaidDice(seed)
        self.table = Table("flow", book, dice=self.dice)
        self.stops: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.presses: Counter[str] = Counter()
        self._changed = 0
        self._count = 0
        self._left: Left | None = None
        self._keep(self.table.run(None, SERVER, "", c.MakeSeat(GM, "Gil", "gm")))
        self._keep(self.table.run(None, SERVER, "", c.TakeSeat(GM, GM)))
        for id, name, _ in story.cast:
            self._keep(self.table.run(None, SERVER, "", c.MakeSeat(id, name, "player")))
        if pace != ASKS_EVERYTHING:
            self.do(c.SetPace(pace))
        for fact, _ in story.setting(_words):
            self.do(c.MakeRuling((c.Ruling(how="fact", kind=fact.kind, value=msgspec.to_builtins(fact)),)))

    @property
    def state(self) -> Any:
        return self.table.kept_state

    def do(self, command: c.Command) -> None:
        """Carry a command of the GM's out, and keep it."""
        self._count += 1
        self._keep(self.table.run(GM, GM, f"flow-{self._count}", command))

    def _keep(self, step: Any) -> None:
        if not isinstance(step, Ack):
            self.table.commit(step)

    def play(self, opening: Opening[Any] | None, policy: Policy) -> None:
        """Begin an action, if there is one, and answer for every seat until it ends."""
        if opening is None:
            return
        args = {name: msgspec.to_builtins(value) for name, value in opening.args}
        self.count_left(opening)
        ahead = self._form(opening, policy)
        self.presses[self._opener(opening)] += self._presses_of_form(opening)
        self.do(c.Open(opening.procedure.name, args, ahead=ahead))
        for _ in range(MOST_ANSWERS):
            now = self.table.now(GM)
            if (chip := self._taken_chip(now.chips, policy)) is not None:
                self.do(chip)
                continue
            prompts = now.prompts
            if not prompts:
                return
            answer = self._answer(prompts[0], policy)
            self._count_stop(prompts[0], answer)
            self.do(answer)
        raise AssertionError(f"{opening.procedure.name} does not end")

    def _count_stop(self, prompt: Prompt, answer: c.Command) -> None:
        """Count a prompt; one that going on would answer as well is left until it is known who goes on."""
        self.count_left()
        if self.pace != ASKS_EVERYTHING and isinstance(answer, c.Answer):
            card = (prompt.kind, *(said.kind for said in answer.ahead))
            implied = {QUESTIONS[kind].implied for kind in card}
            if "no" not in implied:
                self._left = Left(prompt.seat, implied == {"table"}, self._presses_of_card(prompt))
                return
        self.stops[prompt.seat] += 1
        self.presses[prompt.seat] += self._presses_of_card(prompt)
        self.kinds[prompt.kind] += 1

    def count_left(self, next_action: Opening[Any] | None = None) -> None:
        """Count a prompt that was left, unless the next action is its seat's own, or one of the GM's that says it."""
        left, self._left = self._left, None
        if left is not None and not (next_action and self._is_said_by(left, next_action)):
            self.stops[left.seat] += 1
            self.presses[left.seat] += left.presses

    def _opener(self, opening: Opening[Any]) -> str:
        """Return the seat that begins an action."""
        is_players = self.table.book.access(opening.procedure.name).by == "player"
        return self.table.game.roller(opening, GM) if is_players else GM

    def _presses_of_form(self, opening: Opening[Any]) -> int:
        """Return the presses of a form: its action, what is not preset in it, and the button that begins or rolls."""
        given, picked = dict(opening.args), 0
        view = self.table.stream(self._opener(opening)).view
        if self._is_one_tap(opening, view):
            return 1
        for argument, choices in form(opening.procedure, view, given):
            if argument.name in given and argument.is_asked and not argument.roles & {"own", "own-seat"}:
                begins = preset(argument, choices)
                words = given.get(argument.named_after) or ""
                picked += given[argument.name] != (begins or words or argument.default)
        return 2 + picked + self._changed

    def _is_one_tap(self, opening: Opening[Any], view: Any) -> bool:
        """Whether an action stands beside the others with just these arguments, so that one press begins it."""
        if self.pace == ASKS_EVERYTHING or self._opener(opening) == GM:
            return False
        seat, given = self._opener(opening), dict(opening.args)
        who = next(str(given[name]) for name in self.table.book.access(opening.procedure.name).own)
        usual = {each.name: each.default for each in opening.procedure.arguments}
        ready = one_tap(opening.procedure, view, who, lambda _, id: id)
        if not any(usual | args == given for _, args in ready):
            return False
        return self.table.preview.waits_for_others(opening, view, lambda asked: asked == seat)

    def _presses_of_card(self, prompt: Prompt) -> int:
        """Return the presses of a card: what is not preset in it, and its button; one of a few options is a button."""
        is_one_of_a_few = prompt.options and prompt.question.takes_words and not prompt.parts
        return 1 if is_one_of_a_few or prompt.what == "window" else 1 + self._changed

    def _is_said_by(self, left: Left, opening: Opening[Any]) -> bool:
        """Whether an action says what was left unsaid: its seat's own, or of the GM's one that this seat sees begin."""
        book, held = self.table.book, self.table.game.holds(opening)
        seat = self.table.game.roller(opening, GM) if book.access(opening.procedure.name).by == "player" else GM
        view = redact(self.state, self.table.viewer(left.seat))
        is_seen = bool(held) and all(book.name_of(view, id) != id for id in held)
        return seat == left.seat or (seat == GM and left.by_gm and is_seen)

    def _form(self, opening: Opening[Any], policy: Policy) -> tuple[AnswerAhead, ...]:
        """Return what the one who begins an action says with the same press, on the form of the action."""
        if self.pace == ASKS_EVERYTHING:
            return ()
        seat = self._opener(opening)
        view = self.table.stream(seat).view

        def coming(said: AnswersAhead) -> list[Upcoming]:
            return self.table.preview.of_opening(opening, view, lambda asked: asked == seat, said)

        return self._filled(coming, policy)

    def _card(self, prompt: Prompt, policy: Policy) -> tuple[AnswerAhead, ...]:
        """Return what a seat says to the rest of its card, with its answer to a prompt."""
        if self.pace == ASKS_EVERYTHING:
            return ()
        open_ones = self.table.game.conversations
        (conv,) = (one.conv for one in self.table.stream(GM).asking(open_ones) if one.prompt.id == prompt.id)
        conversation = open_ones[conv]

        def card(said: AnswersAhead) -> list[Upcoming]:
            return self.table.preview.of_conversation(conversation, self.table.viewer(prompt.seat), prompt.seat, said)

        return self._filled(card, policy)[1:]

    def _filled(self, card: Callable[[AnswersAhead], list[Upcoming]], policy: Policy) -> tuple[AnswerAhead, ...]:
        """Fill a card in from its first question on, which may change what follows, as the page does."""
        said: tuple[AnswerAhead, ...] = ()
        self._changed = 0
        while len(coming := card(AnswersAhead(said))) > len(said):
            asked = coming[len(said)]
            if any(policy.take(self.state, seat, question) is not None for seat, question in asked.offers):
                break  # somebody wants to join in, and says so aloud: then nobody rolls at once
            answer = msgspec.to_builtins(self._said(asked.seat, asked.question, policy))
            self._changed += _changes(asked.question, answer)
            seen = digest(asked.question, self.table.viewer(asked.seat))
            said = (*said, AnswerAhead(asked.question.kind, answer, asked.question.subject, seen, asked.seat))
        return said

    def _taken_chip(self, chips: Iterable[Prompt], policy: Policy) -> c.Command | None:
        """Return the taking of an offer that stands, by the first who wants it; nobody is waited for."""
        for chip in chips:
            taken = policy.take(self.state, chip.seat, chip.question)
            if taken is not None:
                return c.Answer(chip.id, msgspec.to_builtins(taken))
        return None

    def _answer(self, prompt: Prompt, policy: Policy) -> c.Command:
        """Return what a seat says. It says by itself what a brisk table would say for it, so that courses are equal."""
        question: Question[Any] = prompt.question
        if prompt.what == "window":
            taken = None if question.is_vain(self.state) else policy.take(self.state, prompt.seat, question)
            return c.LetPass(prompt.id) if taken is None else c.Answer(prompt.id, msgspec.to_builtins(taken))
        said = msgspec.to_builtins(self._said(prompt.seat, question, policy))
        return c.Answer(prompt.id, said, self._card(prompt, policy))

    def _said(self, seat: str, question: Question[Any], policy: Policy) -> Any:
        settled = question.settled(self.state)
        return policy.answer(self.state, seat, question) if settled is None else settled

    def direct(self, director: Iterator[Opening[Any]], policy: Policy) -> dict[str, list[int]]:
        """Play what a director of the demo wants, until there is no more; return the stops of each kind of action."""
        found: dict[str, list[int]] = defaultdict(list)
        try:
            opening = next(director)
            while True:
                before = self.stops.total()
                self.play(opening, policy)
                found[opening.procedure.name].append(self.stops.total() - before)
                opening = director.send(self.state)  # type: ignore[attr-defined] # a generator
        except StopIteration:
            return found

    def forget(self) -> None:
        """Count from here on."""
        self._left = None
        self.stops.clear()
        self.presses.clear()
        self.kinds.clear()


def _changes(question: Question[Any], answer: Any) -> int:
    """Return how many fields of an answer are not as they were preset, if they mean anything beside the others."""
    begins = msgspec.to_builtins(question.begins())
    if isinstance(answer, dict) and isinstance(begins, dict):
        meant = (name for name in answer if _is_meant(question.when(name), answer))
        return sum(answer[name] != begins.get(name) for name in meant)
    return int(answer != begins)


def _is_meant(when: Mapping[str, tuple[str, ...]], answer: dict[str, Any]) -> bool:
    """Whether the other fields are such that a field means anything."""
    return all(msgspec.json.encode(answer[name]).decode().strip('"') in values for name, values in when.items())


def _words(key: str) -> str:
    return key


def _says(answer: Any, _state: Any, _seat: str, _question: Any) -> Any:
    return answer


@cache
def counted(situation: Situation, pace: Pace) -> Counted:
    """Play a situation at a pace."""
    table = Counted(situation.book, pace)
    plain = Policy("flow", {QUESTIONS[kind]: partial(_says, said) for kind, said in situation.answers.items()})
    if situation.fight:
        assert table.story.prelude is not None
        table.direct(table.story.prelude(_words), Policy("demo", table.story.answers(_words)))
    for begins in situation.before:
        table.play(begins(situation.book, table.state), plain)
    table.forget()
    table.dice.laid.extend(situation.faces)
    for begins in (situation.begins, *situation.then):
        table.play(begins(situation.book, table.state), plain)
    table.count_left()
    return table


@cache
def whole(book: str, pace: Pace, seed: str = "flow") -> Counted:
    """Play the whole session of a book's demo at a pace."""
    table = Counted(book, pace, seed)
    table.direct(table.story.session(_words), Policy("demo", table.story.answers(_words)))
    table.count_left()
    return table


@cache
def fight(book: str, pace: Pace, rounds: int = MOST_ROUNDS) -> Counted:
    """Play the fight of a book's demo at a pace, for so many rounds at most, and count nothing that goes before it."""
    table = Counted(book, pace)
    table.direct(_first_rounds(table, rounds), Policy("demo", table.story.answers(_words)))
    table.count_left()
    return table


def _first_rounds(table: Counted, rounds: int) -> Generator[Opening[Any], Any, None]:
    """Direct the demo up to the end of a round, and count from the moment when its conflict has begun."""
    director, fought = table.story.session(_words), False
    opening = next(director)
    while not fought or 0 < table.state.scene.round <= rounds:
        yield opening
        if table.state.scene.kind == "conflict" and not fought:
            fought = True
            table.forget()
        opening = director.send(table.state)
    table.count_left(opening)  # the next round goes on with it


@cache
def skirmish(pace: Pace, times: int = SKIRMISHES) -> list[int]:
    """Play the demo's skirmish several times, and return the stops of each turn. Nobody asks the GM a question."""
    turns: list[int] = []
    for number in range(times):
        table = Counted("houses2d20", pace, f"skirmish {number}")
        answers = dict(table.story.answers(_words))
        answers[QUESTIONS["houses/spend"]] = partial(_says, {"use": "done"})
        turns += table.direct(table.story.session(_words), Policy("demo", answers))["houses.act"]
    return turns


def opens(name: str, *args: Any, **named: Any) -> Begins:
    """Begin a procedure by its name."""

    def begun(book: str, _state: Any) -> Opening[Any]:
        from moothall.table.book import Book

        return Book(book).procedure(name).open(*args, **named)

    return begun


# ---- The situations -------------------------------------------------------------------------------------------------

PASSED = tuple(opens("nde.pass", hero) for hero in ("ilse", "bram", "maren"))
STRUCK = opens("nde.attack", "bram", "hand1", "melee")
BLOW = opens("nde.foe-turn", ("hand1",), "bram")
SNEAKS = opens("nde.test", "maren", "sneak past")
BEGUN = (
    opens("houses.begin-adventure", "a letter"),
    opens("houses.begin-session"),
    opens("houses.begin-scene", "the gate"),
)
FORCES = opens("houses.test", "sanna", "move", "move")
BUYS = {"houses/buy-dice": {"paid": ["threat"]}}
FOCUS = {"houses/focus": {"focuses": ["demo-focus-sanna"]}}
STRIKES_GUARD = opens("houses.attack", "sanna", "guard", "blade")
STRIKES_ROKE = opens("houses.attack", "sanna", "roke", "blade")
TURN = (opens("nova6.take-turn", "sunniva"),)
SWINGS = opens("nova6.attack", "sunniva", "captain", tool="axe")
CUTS = opens("nova6.oppose", "captain", "sunniva", tool="sabre")
WAITED = tuple(
    opens(name, hero) for hero in ("sunniva", "tomas", "ilka") for name in ("nova6.take-turn", "nova6.end-turn")
)
OTHERS_WAITED = tuple(
    opens(name, hand) for hand in ("captain", "hand1") for name in ("nova6.take-turn", "nova6.end-turn")
)
BEGINS_FIGHT = opens("nova6.open-scene", "conflict", "The quay")
CLIMBS = opens("nova6.overcome", "tomas", "move", "move")


def _ends(who: str) -> Begins:
    """End a turn, if it still goes on."""
    return lambda book, state: opens("nova6.end-turn", who)(book, state) if state.scene.acting == who else None


SITUATIONS = (
    Situation("nde2", "melee hit on a minion", STRUCK, (6,), "0", presses="3"),
    Situation("nde2", "exceptional hit", STRUCK, (12,), "1", presses="3"),
    Situation("nde2", "plain miss", STRUCK, (2,), "2", presses="3"),
    Situation("nde2", "power, exceptional", opens("nde.power", "ilse", "fire", ("hand1",)), (12,), "3"),
    Situation("nde2", "foe’s blow, avoided", BLOW, (6,), "1", before=PASSED, presses="3"),
    Situation("nde2", "foe’s blow, hits", BLOW, (2,), "2", before=PASSED, presses="3"),
    Situation("nde2", "test, passed", SNEAKS, (7,), "2", presses="4"),
    Situation("nde2", "test, failed", SNEAKS, (2,), "4", presses="5"),
    Situation("nde1", "melee hit on a minion", STRUCK, (6,), "2", presses="3"),
    Situation("nde1", "miss with retaliation", STRUCK, (2,), "3", presses="3"),
    Situation("houses2d20", "plain test", FORCES, (3, 4), "3", False, BEGUN, presses="3"),
    Situation("houses2d20", "test with a bought die", FORCES, (3, 4, 5), "4", False, BEGUN, BUYS, presses="4"),
    Situation("houses2d20", "test, failed", FORCES, (19, 18, 17), "4", False, BEGUN, BUYS, presses="3"),
    Situation("houses2d20", "test with a complication", FORCES, (3, 4, 20), "4", False, BEGUN, BUYS, presses="4"),
    Situation(
        "houses2d20",
        "attack, minor foe, hit",
        STRIKES_GUARD,
        (15, 16, 3, 4),
        "4",
        answers=FOCUS,
        presses="3",
    ),
    Situation(
        "houses2d20",
        "attack, minor foe, missed",
        STRIKES_GUARD,
        (3, 4, 19, 19),
        "4",
        answers=FOCUS,
        presses="3",
    ),
    Situation(
        "houses2d20",
        "attack, notable foe, out of reach",
        STRIKES_ROKE,
        (15, 16, 3, 4),
        "5",
        answers=FOCUS | {"houses/reach": "yes"},
        presses="3",
    ),
    Situation(
        "houses2d20",
        "bold move of an asset",
        opens("houses.act", "sanna", "blade"),
        (3, 4),
        "4",
        answers=FOCUS | {"houses/move": {"asset": "blade", "to": "court", "manner": "bold"}},
    ),
    Situation("nova6", "attack on a principal, hit", SWINGS, (6, 5, 4, 2), "2", before=TURN, presses="3"),
    Situation("nova6", "attack, hit with stunt points", SWINGS, (4, 4, 4, 5), "2", before=TURN, presses="4"),
    Situation("nova6", "attack, missed", SWINGS, (1, 2, 3, 1), "2", before=TURN, presses="3"),
    Situation(
        "nova6", "foe’s blow, defended", CUTS, (6, 5, 4, 3), "3", before=WAITED, then=(_ends("captain"),), presses="3"
    ),
    Situation(
        "nova6", "foe’s blow, hit", CUTS, (1, 2, 3, 1), "3", before=WAITED, then=(_ends("captain"),), presses="3"
    ),
    Situation(
        "nova6",
        "foe’s blow, hit, GM stunts",
        CUTS,
        (2, 2, 2, 2),
        "4",
        before=WAITED,
        then=(_ends("captain"),),
        presses="3",
    ),
    Situation("nova6", "simple test, passed", CLIMBS, (6, 5, 4, 3, 2), "2", False, presses="3"),
    Situation("nova6", "simple test, passed with stunt points", CLIMBS, (6, 5, 4, 4, 4), "3", False, presses="3"),
    Situation("nova6", "simple test, failed", CLIMBS, (2, 3, 2, 4, 3), "3", False, presses="3"),
    Situation(
        "nova6", "initiative of three", BEGINS_FIGHT, (4, 4, 3) * 3, "0", False, (opens("nova6.begin-scenario"),)
    ),
    Situation("nova6", "end of a round", opens("nova6.end-turn", "hand2"), (), "0", before=(*WAITED, *OTHERS_WAITED)),
)
"""The standard situations, and how many stops each should have in the end."""

SESSIONS = ("nde2", "nde1", "houses2d20", "nova6")
"""The books whose demo is counted as a whole."""


# ---- The page -------------------------------------------------------------------------------------------------------

HEAD = """# How often a table stops

Written by `.venv/bin/python tools/count_stops.py`; a test finds it stale. A stop is an answer, or a pass, without which
an action does not go on; the press that begins the action is none. Each situation is played with the heroes of the
book's demo and given dice. *Ask everything*, *by the book* and *brisk* are the paces of a table
([GLOSSARY.md](../GLOSSARY.md)); the last column is where it should get to.

Where a table does not ask everything, a *card* is one stop: a prompt and the questions it brings along, which are
answered at once. An offer that stands until the last word is none, and what the form of an action asks is answered with
the press that begins it.

*Presses* are counted at brisk from the open page on: the action, each thing picked or written that is not preset, and
each button that sends. Their goal is that of each seat; a plain attack takes three at most in every book.

| book | situation | ask everything | by the book | brisk | who is left | goal | presses | goal |
|---|---|---|---|---|---|---|---|---|
"""


def page() -> str:
    """Return the table of all situations."""
    rows = [
        _row(one.book, one.name, [counted(one, pace) for pace in PACES], one.goal, one.presses) for one in SITUATIONS
    ]
    rows += [_row("nova6", f"fight, {MOST_ROUNDS} rounds", [fight("nova6", pace) for pace in PACES], "30")]
    rows += [_row(book, "whole session of the demo", [whole(book, pace) for pace in PACES], "") for book in SESSIONS]
    turns = " | ".join(_average(skirmish(pace)) for pace in PACES)
    return (
        HEAD + "".join(rows) + f"| houses2d20 | skirmish, a turn on average (at most) | {turns} | – | 4 (6) | – | – |\n"
    )


def _average(turns: list[int]) -> str:
    return f"{sum(turns) / len(turns):.1f} ({max(turns)})"


def _row(book: str, name: str, played: Iterable[Counted], goal: str, most: str = "") -> str:
    tables = list(played)
    counts = " | ".join(str(table.stops.total()) for table in tables)
    left, presses = _by_seat(tables[-1].stops), _by_seat(tables[-1].presses)
    return f"| {book} | {name} | {counts} | {left} | {goal or '–'} | {presses} | {most or '–'} |\n"


def _by_seat(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{_who(seat)} {count}" for seat, count in sorted(counts.items())) or "–"


def _who(seat: str) -> str:
    return "GM" if seat == GM else seat.capitalize()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
