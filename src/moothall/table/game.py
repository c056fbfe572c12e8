"""The game at a table: a state, the log that led to it, and the conversations that are still open.

Everything here can be made again from the log: closed conversations are folded and their code does not run, open ones
are run again and must say what was kept. Restart, rewind and the undoing of a step that could not be kept are this
one way of making it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from moothall.errors import Drifted, MoothallError
from moothall.handlers.dice import ByHand
from moothall.handlers.replay import resume
from moothall.handlers.stage import Conversation, Stage
from moothall.ledger.entries import AnswerAhead, Answered, Closed, Entry, Opened, Rolled, Told
from moothall.table.book import Book
from moothall.table.dice import DiceOwner, TableDice
from moothall.table.edits import RULING, Dropped
from moothall.table.lines import Back, Mark, counts_after
from moothall.talk.procedure import Opening
from moothall.talk.requests import Roll

AnyConversation = Conversation[Any, Any]


class Aside(NamedTuple):
    """A conversation that could not be made again: what it was, and why not."""

    opened: Opened
    problem: Drifted


class Game:
    """The part of a table that a rewind touches."""

    def __init__(self, book: Book, dice: TableDice) -> None:
        self.book = book
        self.dice = dice
        self.stage: Stage[Any] = Stage(book.start, book.fold, dice)
        self.conversations: dict[str, AnyConversation] = {}
        self.aside: dict[str, Aside] = {}
        self.marks: dict[int, tuple[Mark, ...]] = {}
        self.begins: tuple[Any, int] = (book.start, 0)
        """The state before the first entry of the log, and the last entry that counted then."""

    @property
    def state(self) -> Any:
        return self.stage.state

    @property
    def log(self) -> list[Entry]:
        """The entries that count; those that were taken back are not among them."""
        return self.stage.log

    # ---- Where the log begins ---------------------------------------------------------------------------------------

    def begin_at(self, state: Any, entry: int, next_number: int) -> None:
        """Begin in the middle, at a place where no conversation was open."""
        self.begins = (state, entry)
        self.stage.state, self.stage.undone = state, next_number - 1

    def look_back(self, earlier: list[Entry]) -> None:
        """Take the entries before the place where the log began."""
        self.begins = (self.book.start, 0)
        self.log[:0] = earlier
        self.stage.undone -= len(earlier)
        for conversation in self.conversations.values():
            state, place = conversation.born
            conversation.born = (state, place + len(earlier))

    # ---- Making it again --------------------------------------------------------------------------------------------

    def add(self, entries: Iterable[Entry], marks: Iterable[Mark] = ()) -> None:
        """Take entries that were kept before; `restore` must follow."""
        self.log.extend(entries)
        for mark in marks:
            self.marks[mark.entry] = (*self.marks.get(mark.entry, ()), mark)

    def go_back(self, back: Back) -> list[Entry]:
        """Take entries out of the log; `restore` must follow. Those that went."""
        gone = [entry for entry in self.log if not counts_after(back, entry.number, entry.conv)]
        self.log[:] = [entry for entry in self.log if counts_after(back, entry.number, entry.conv)]
        self.stage.undone += len(gone)
        return gone

    def since(self, number: int) -> list[Entry]:
        """The entries from this number on."""
        place = len(self.log)
        while place and self.log[place - 1].number >= number:
            place -= 1
        return self.log[place:]

    def unmark(self, marks: Iterable[Mark]) -> None:
        """Forget what was to be known about entries that were never kept."""
        for mark in marks:
            self.marks.pop(mark.entry, None)

    def forget(self, next_number: int) -> None:
        """Drop entries that were never kept, so that their numbers are free again; `restore` must follow."""
        while self.log and self.log[-1].number >= next_number:
            self.log.pop()
        self.stage.undone = next_number - 1 - len(self.log)

    def restore(self) -> None:
        """Make state and open conversations again from the log."""
        state, born = self.begins[0], {}
        for place, entry in enumerate(self.log):
            match entry:
                case Opened(conv=conv):
                    born[conv] = (state, place)
                case Closed(conv=conv) | Told(event=Dropped(conv=conv)):
                    born.pop(conv, None)
                case Told(event=event):
                    state = self.book.fold(state, event)
        self.stage.state = state
        self.conversations, self.aside = {}, {}
        for conv, (then, place) in born.items():
            try:
                self.conversations[conv] = resume(self.stage, then, place)
            except Drifted as problem:
                opened = self.log[place]
                assert isinstance(opened, Opened)
                self.aside[conv] = Aside(opened, problem)

    # ---- Where it can be cut ----------------------------------------------------------------------------------------

    def boundary(self, to: int) -> int:
        """Return the nearest entry from this one on after which the game waited: a rule cannot stop elsewhere."""
        last = self.begins[1]
        for entry in self.log:
            if last >= to and self.is_input(entry):
                return last
            last = entry.number
        return last

    def is_input(self, entry: Entry) -> bool:
        """Whether an entry came from outside and not out of a running rule."""
        match entry:
            case Opened() | Answered():
                return True
            case Told(conv=conv, event=event):
                return not conv or isinstance(event, Dropped)
            case Rolled():
                return any(mark.how == "typed" for mark in self.marks.get(entry.number, ()))
        return False

    # ---- Playing ----------------------------------------------------------------------------------------------------

    def open(self, opening: Opening[Any], version: int = 0, ahead: tuple[AnswerAhead, ...] = ()) -> AnyConversation:
        conversation = self.stage.open(opening, version, ahead)
        if not conversation.ended:
            self.conversations[conversation.conv] = conversation
        return conversation

    def settle(self, conversation: AnyConversation) -> None:
        """Forget a conversation that has ended."""
        if conversation.ended:
            self.conversations.pop(conversation.conv, None)

    def drop(self, conv: str) -> None:
        """End a conversation without its rule."""
        self.conversations.pop(conv, None)
        self.aside.pop(conv, None)
        self.stage.tell(Dropped(conv), RULING, conv=conv)

    def held_by(self, ids: Iterable[str], counts: Callable[[str], bool]) -> str | None:
        """The first of these that an open conversation keeps busy, of those conversations that count."""
        open_ones = (one for conv, one in self.conversations.items() if counts(conv))
        busy = {id for conversation in open_ones for id in self.holds(conversation.opening)}
        return next((id for id in ids if id in busy), None)

    def holds(self, opening: Opening[Any]) -> tuple[str, ...]:
        """Whom a procedure keeps busy."""
        args = dict(opening.args)
        named = (args.get(name) for name in self.book.access(opening.procedure.name).holds)
        return tuple(id for id in named if isinstance(id, str) and id)

    def roller(self, opening: Opening[Any], opener: str) -> str:
        """Return the seat whose dice a procedure rolls: the one that plays its character, else its opener's."""
        seats = (self.book.seat_of(self.state, id) for id in self.holds(opening))
        return next((seat for seat in seats if seat), opener)

    def dice_owner(self, procedure: str, args: Mapping[str, Any], opener: str, *, secret: bool) -> DiceOwner:
        """For whom a procedure's dice fall: its character, else its opener.

        It is known from the ledger alone, so that a face finds its owner again without running a rule.
        """
        named = (args.get(name) for name in self.book.access(procedure).holds)
        held = [id for id in named if isinstance(id, str) and id]
        return DiceOwner(secret, held[0]) if held else DiceOwner(secret, seat=opener)

    def waiting_dice(self) -> Iterator[tuple[AnyConversation, Roll[Any]]]:
        """The conversations that wait for real dice."""
        for conversation in self.conversations.values():
            if isinstance(conversation.waiting, Roll):
                yield conversation, conversation.waiting


def objections(book: Book, view: Any, opening: Opening[Any]) -> MoothallError | None:
    """Why this cannot begin as far as one viewer can tell: its first step on that viewer's own view.

    What a viewer is told must not come from what that viewer cannot see. A rule that stumbles over something hidden
    has found no objection.
    """
    try:
        Stage(view, book.fold, ByHand()).open(opening)
    except MoothallError as refusal:
        return refusal
    except Exception:
        return None
    return None
