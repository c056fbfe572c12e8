"""Packed states: what all cells hold as one int, and a turn as a mask and a sum.

Each cell has a code for each of its values and some bits for the code. A spot knows which bits matter there, so what
comes next is one look-up: `state & mask`. A turn that is over leaves `(state & keep) + put`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from moothall.handlers.local.cells import Shift, Varies
from moothall.handlers.local.tree import Compare, GameEnd, Leaf, Look, Node, RollFork, Spot, Tree, TurnGame, learnt


class TurnStep(NamedTuple):
    """A turn that is over, for states of this layout."""

    keep: int
    put: int
    begins_round: bool


class Widen(Exception):
    """A cell has a value for which it has no bits; whoever walks must begin again."""


Hit = TurnStep | RollFork | GameEnd


class Packed:
    """A game with states as ints: where it starts, and what comes next from a spot."""

    def __init__(self, game: TurnGame, go_on: Callable[[], bool] = lambda: True) -> None:
        self.tree = learnt(game, go_on)
        self.before_run: Callable[[], None] = lambda: None
        """Called before the rule runs, which takes a while; it may raise to give up."""
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Lay the cells out with codes for the values they have at the start."""
        first = self.tree.watch.first
        self._codes: list[dict[Hashable, int]] = [{value: 0} for value in first]
        self._values: list[list[Hashable]] = [[value] for value in first]
        self._bits = [1] * len(first)
        self._lay_out()

    def _lay_out(self) -> None:
        self._shifts, at = [], 0
        for bits in self._bits:
            self._shifts.append(at)
            at += bits
        self._masks = [((1 << bits) - 1) << shift for bits, shift in zip(self._bits, self._shifts, strict=True)]
        self._everything = (1 << at) - 1

    start = 0
    """Every cell begins with the value whose code is 0."""

    @property
    def root(self) -> Spot:
        return self.tree.root

    def values(self, state: int) -> list[Hashable]:
        """What each cell holds."""
        return [
            values[(state & mask) >> shift]
            for values, mask, shift in zip(self._values, self._masks, self._shifts, strict=True)
        ]

    def next(self, spot: Spot, state: int) -> Hit:
        """What comes next: dice, the end of the turn, or the end of the game."""
        return spot.known.get(state & spot.mask) or self.learn(spot, state)

    def learn(self, spot: Spot, state: int) -> Hit:
        """Find what comes next in the tree, which grows where it has to."""
        try:
            node, mask = self._walk(spot, state)
        except Varies as found:
            self.tree = Tree(self.tree.game, self.tree.watch.varying | found.fields)
            self._begin_anew()
            raise Widen from found
        if mask & ~spot.mask:
            spot.mask |= mask
            spot.known.clear()
        hit = self._step(node, state) if isinstance(node, Leaf) else node
        spot.known[state & spot.mask] = hit
        return hit

    def _walk(self, spot: Spot, state: int) -> tuple[RollFork | Leaf | GameEnd, int]:
        """Follow what a state holds from a spot to the next roll or end, and say which bits decided."""
        mask, at = 0, spot.next
        key: Hashable = None
        while True:
            node = self._grown(spot, state, at, key)
            if isinstance(node, Leaf):
                for cell, value in node.writes:
                    mask |= self._masks[cell] if isinstance(value, Shift) else 0
            if not isinstance(node, Look | Compare):
                return node, mask
            mask |= self._masks[node.cell]
            held: Any = self._held(node.cell, state)
            at, key = node.next, held if isinstance(node, Look) else held >= node.threshold

    def _held(self, cell: int, state: int) -> Hashable:
        """Return the value of a cell in a state."""
        return self._values[cell][(state & self._masks[cell]) >> self._shifts[cell]]

    def _grown(self, spot: Spot, state: int, at: dict[Hashable, Node], key: Hashable) -> Node:
        node = at.get(key)
        if node is None:
            self.before_run()
            self.tree.grow(self.values(state), spot.path)
            node = at[key]
        return node

    def _step(self, leaf: Leaf, state: int) -> TurnStep:
        """A turn that is over; what it only shifted goes by what the state holds."""
        keep, put = self._everything, 0
        for cell, wrote in leaf.writes:
            held: Any = self._held(cell, state) if isinstance(wrote, Shift) else None
            value = held + wrote.by if isinstance(wrote, Shift) else wrote
            keep &= ~self._masks[cell]
            put |= self._code(cell, value) << self._shifts[cell]
        return TurnStep(keep, put, leaf.begins_round)

    def _code(self, cell: int, value: Hashable) -> int:
        codes = self._codes[cell]
        code = codes.get(value)
        if code is None:
            code = codes[value] = len(codes)
            self._values[cell].append(value)
            if code >> self._bits[cell]:
                self._bits[cell] += 1
                self._lay_out()
                _forget_hits(self.tree.root)
                raise Widen
        return code


def _forget_hits(root: Spot) -> None:
    """Drop what was known for states of another layout; the tree stays."""
    todo: list[Spot | Node] = [root]
    while todo:
        node = todo.pop()
        if isinstance(node, RollFork):
            todo.extend(spot for spot, _ in node.leads)
        elif isinstance(node, Spot):
            node.mask = 0
            node.known.clear()
            todo.extend(node.next.values())
        elif isinstance(node, Look | Compare):
            todo.extend(node.next.values())
