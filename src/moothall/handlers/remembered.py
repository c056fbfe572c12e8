"""Games of turns played with their full ledger from remembered turns: the same entries as a stage makes, only quicker.

What a turn reads of the table is noted, together with every entry it writes. A turn that reads the same and whose dice
are read the same is not run again: its entries are numbered, and given the faces that fell. It is for bots alone, whose
policy answers the same in the same state; at a table with people every rule runs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import fields
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.handlers.bots import finish
from moothall.handlers.dice import DiceSource, Faces, Given
from moothall.handlers.local.cells import Field, Reading, Varies, Watch, settled
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Conversation, Said, Stage
from moothall.ledger.entries import Entry, Rolled
from moothall.talk.procedure import Opening
from moothall.talk.requests import Fall, Roll

S = TypeVar("S")
R = TypeVar("R")

Remade = tuple[Callable[..., Entry], tuple[Any, ...]]
"""A remembered entry: its kind, and all of it that comes after its number and conversation."""


class PlayedGame(NamedTuple, Generic[S]):
    """A game that was played to its end: the whole ledger, and what the table holds then."""

    log: list[Entry]
    values: list[Hashable]
    watch: Watch

    @property
    def state(self) -> S:
        """The table at the end."""
        self.watch.begin(self.values)
        state: S = settled(self.watch.twin)
        return state


class RememberedGames(Generic[S]):
    """A game of turns that is played again and again, and the turns of it that are known."""

    def __init__(
        self,
        start: S,
        turn: Callable[[S], Opening[Any] | None],
        fold: Callable[[S, Any], S],
        policy: Policy,
    ) -> None:
        self._start, self._turn, self._fold, self._policy = start, turn, fold, policy
        self.runs = 0
        """How many turns were run by the rule."""
        self._forget(frozenset())

    def _forget(self, varying: frozenset[Field]) -> None:
        """Begin anew, with a cell for each field that is known to vary."""
        self._watch = Watch(self._start, varying, frozenset())
        self._root = _Place()

    def play(self, dice: Callable[[], DiceSource]) -> PlayedGame[S]:
        """Play a game to its end. Where a field turns out to vary, it is played again with the same dice."""
        while True:
            try:
                return self._play(dice())
            except Varies as found:
                self._forget(self._watch.varying | found.fields)

    def _play(self, dice: DiceSource) -> PlayedGame[S]:
        log: list[Entry] = []
        values = list(self._watch.first)
        while self._play_turn(values, log, dice):
            pass
        return PlayedGame(log, values, self._watch)

    def _play_turn(self, values: list[Hashable], log: list[Entry], dice: DiceSource) -> bool:
        """Play a turn, from memory as far as that goes. Return whether there was one."""
        begun, fallen = len(log), Faces()
        conv, number = f"c{begun + 1}", begun
        stretch = self._root.stretch(values)
        while stretch is not None:
            for kind, rest in stretch.entries:
                number += 1
                log.append(kind(number, conv, *rest))
            roll = stretch.roll
            if roll is None:
                for cell, value in stretch.writes:
                    values[cell] = value
                return not stretch.is_end
            faces = dice.fall(roll.count, roll.sides) or Faces()
            fallen += faces
            reading = roll.reading(faces)
            number += 1
            log.append(Rolled(number, conv, roll.sides, faces, reading, *stretch.said))
            place = stretch.leads.get(reading)
            stretch = None if place is None else place.stretch(values)
        del log[begun:]
        return self._run(values, log, Given(fallen, dice))

    # ---- What is not remembered -------------------------------------------------------------------------------------

    def _run(self, values: list[Hashable], log: list[Entry], dice: DiceSource) -> bool:
        """Run a turn by the rule, with the dice that have fallen for it and then others, and remember it."""
        self.runs += 1
        trail = self._watch.begin(values).trail
        opening = self._turn(self._watch.twin)
        if opening is None:
            self._remember(trail, [], ())
            return False
        stage = _NotingStage(self._watch.twin, self._fold, dice, trail)
        stage.undone = len(log)
        finish(stage.open(opening), self._policy)
        wrote = tuple(self._watch.written(stage.state).items())
        self._remember(trail, stage.log, wrote)
        log.extend(stage.log)
        for cell, value in wrote:
            values[cell] = value
        return True

    def _remember(self, trail: list[Any], entries: list[Entry], wrote: tuple[tuple[int, Hashable], ...]) -> None:
        """Put a turn into the tree: what it read, the entries up to each roll, and what it left."""
        at: _Place | _Look = self._root
        key: Hashable = None
        left = iter(entries)
        for step in trail:
            if isinstance(step, Reading):
                node = at.next.setdefault(key, _Look(step.cell))
                assert isinstance(node, _Look), "a turn reads the same where all it has read is the same"
                at, key = node, step.value
                continue
            before, rolled = _up_to_roll(left)
            stretch = at.next.setdefault(key, _Stretch(before, roll=step, said=(rolled.why, rolled.cites)))
            assert isinstance(stretch, _Stretch), "a turn rolls the same where all it has read is the same"
            at, key = stretch.leads.setdefault(rolled.reading, _Place()), None
        at.next[key] = _Stretch(tuple(map(_remade, left)), writes=wrote, is_end=not entries)


# ---- The tree --------------------------------------------------------------------------------------------------------


class _Look:
    """A turn reads a cell, and goes on by what it holds."""

    __slots__ = ("cell", "next")

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.next: dict[Hashable, _Look | _Stretch] = {}


class _Place:
    """Where a turn goes on: at its beginning, or after one reading of its dice."""

    __slots__ = ("next",)

    def __init__(self) -> None:
        self.next: dict[Hashable, _Look | _Stretch] = {}

    def stretch(self, values: list[Hashable]) -> _Stretch | None:
        """The entries that come now, if a turn has come here before with the same readings."""
        node = self.next.get(None)
        while isinstance(node, _Look):
            node = node.next.get(values[node.cell])
        return node


class _Stretch:
    """The entries of a turn up to its next roll, or to its end with what it leaves."""

    __slots__ = ("entries", "is_end", "leads", "roll", "said", "writes")

    def __init__(
        self,
        entries: tuple[Remade, ...],
        roll: Roll[Any] | None = None,
        said: tuple[Any, ...] = (),
        writes: tuple[tuple[int, Hashable], ...] = (),
        is_end: bool = False,
    ) -> None:
        self.entries, self.roll, self.writes, self.is_end = entries, roll, writes, is_end
        self.said = said
        """The reasons and rules of the roll."""
        self.leads: dict[Hashable, _Place] = {}


def _up_to_roll(entries: Iterator[Entry]) -> tuple[tuple[Remade, ...], Rolled]:
    """The entries up to the next roll, and that roll."""
    before: list[Remade] = []
    for entry in entries:
        if isinstance(entry, Rolled):
            return tuple(before), entry
        before.append(_remade(entry))
    raise AssertionError("each roll has its entry")


def _remade(entry: Entry) -> Remade:
    _, _, *rest = (getattr(entry, field.name) for field in fields(entry))
    return type(entry), tuple(rest)


# ---- The stage that notes --------------------------------------------------------------------------------------------


class _SettledLog(list[Entry]):
    """A log of entries without cells: what an entry holds is read when it is written."""

    def append(self, entry: Entry) -> None:
        super().append(settled(entry))


class _NotingStage(Stage[S]):
    """A stage whose rolls are noted among the readings."""

    def __init__(self, state: S, fold: Callable[[S, Any], S], dice: DiceSource, trail: list[Any]) -> None:
        super().__init__(state, fold, dice)
        self.log = _SettledLog()
        self.trail = trail

    def open(self, opening: Opening[R], version: int = 0, ahead: Said = ()) -> Conversation[S, R]:
        return _NotingConversation(self, opening, f"c{self.next_number}", version, ahead)


class _NotingConversation(Conversation[S, R]):
    def _rolled(self, roll: Roll[Any], faces: Faces) -> Fall[Any]:
        fell = super()._rolled(roll, faces)
        assert isinstance(self.stage, _NotingStage)
        self.stage.trail.append(roll)
        return fell
