"""The tree of a game: what a turn reads, where its dice fall, and what it leaves, found by running the rule.

A place that the tree does not have is one run of the rule along the readings and dice that lead there. A run that
meets another node than the tree has is a rule that does not do the same twice, and is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Literal, NamedTuple

from moothall.errors import Runaway
from moothall.handlers.local.cells import Cell, Comparison, Field, Reading, Shift, Varies, Watch, original, settled
from moothall.handlers.policy import Policy
from moothall.talk.chance import Distribution, distribution
from moothall.talk.drive import REQUESTS_PER_STEP, Driver, Ended
from moothall.talk.play import Play
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Fall, Offer, Roll, Taken, Tell


class TurnGame(NamedTuple):
    """A game of turns: whose turn comes next (`None`: it is over), how questions are answered, what the end is.

    `forgotten` are fields that only grow and that no rule reads; `rounds` is the one among them whose change says that
    a new round has begun, or says that each turn is a round.
    """

    start: Any
    turn: Callable[[Any], Opening[Any] | None]
    fold: Callable[[Any, Any], Any]
    policy: Policy
    outcome: Callable[[Any], Hashable]
    forgotten: frozenset[Field] = frozenset()
    rounds: Field | Literal["turns"] | None = None


class NotTheSameTwice(RuntimeError):
    """A rule, policy or order of turns read or did another thing the second time."""


class Look:
    """A turn reads a cell, and goes on by what it holds."""

    __slots__ = ("cell", "next")

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.next: dict[Hashable, Node] = {}


class Compare:
    """A turn compares the number in a cell with a threshold, and goes on by whether that is reached."""

    __slots__ = ("cell", "next", "threshold")

    def __init__(self, cell: int, threshold: int) -> None:
        self.cell, self.threshold = cell, threshold
        self.next: dict[Hashable, Node] = {}


class Spot:
    """Where a turn goes on: at its beginning, or after one reading of its dice."""

    __slots__ = ("known", "mask", "next", "path")

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path
        """Which reading each roll of this turn had."""
        self.next: dict[Hashable, Node] = {}
        self.mask = 0
        """Bits of the cells that are read from here to the next roll or the end of the turn."""
        self.known: dict[int, Any] = {}


class RollFork:
    """Dice fall: the spots behind each of their readings, with its weight out of `total`."""

    __slots__ = ("leads", "total")

    def __init__(self, path: tuple[int, ...], read: Distribution) -> None:
        self.total = read.total
        self.leads = tuple((Spot((*path, at)), weight) for at, (_, weight) in enumerate(read.weights))


class Leaf:
    """A turn is over: what it wrote, and whether a round began."""

    __slots__ = ("begins_round", "writes")

    def __init__(self, writes: tuple[tuple[int, Hashable], ...], begins_round: bool) -> None:
        self.writes, self.begins_round = writes, begins_round


class GameEnd:
    """The game is over."""

    __slots__ = ("outcome",)

    def __init__(self, outcome: Hashable) -> None:
        self.outcome = outcome


Node = Look | Compare | RollFork | Leaf | GameEnd


class Tree:
    """Everything that is known of a game, from the beginning of a turn on."""

    def __init__(self, game: TurnGame, varying: frozenset[Field] = frozenset()) -> None:
        self.game = game
        self.watch = Watch(game.start, varying, game.forgotten, compares=True)
        self.root = Spot(())
        self.runs = 0

    def grow(self, values: list[Hashable], path: tuple[int, ...]) -> None:
        """Run a turn with these values in the cells along given readings of its dice, and remember its way."""
        self.runs += 1
        self._remember(_Run(self.game, self.watch, path).trail(values))

    def _remember(self, trail: list[Any]) -> None:
        """Put a way into the tree: readings, rolls with the number of the reading, and its end."""
        at: Spot | Look | Compare = self.root
        key: Hashable = None
        for step in trail:
            node = at.next.get(key)
            if isinstance(step, Reading):
                if node is None:
                    node = at.next[key] = Look(step.cell)
                if not isinstance(node, Look) or node.cell != step.cell:
                    raise NotTheSameTwice("a turn read another field than before, though all it had read was the same")
                at, key = node, step.value
            elif isinstance(step, Comparison):
                if node is None:
                    node = at.next[key] = Compare(step.cell, step.threshold)
                if not isinstance(node, Compare) or (node.cell, node.threshold) != (step.cell, step.threshold):
                    raise NotTheSameTwice("a turn compared another number than before, though all it knew was the same")
                at, key = node, step.reached
            elif isinstance(step, _Fell):
                if node is None:
                    node = at.next[key] = RollFork(step.path, step.read)
                if not isinstance(node, RollFork) or node.total != step.read.total:
                    raise NotTheSameTwice("a turn rolled other dice than before, though all it had read was the same")
                at, key = node.leads[step.reading][0], None
            else:
                at.next[key] = step


class _Fell(NamedTuple):
    """A roll on a trail: how it can fall, and which of its readings this way takes."""

    path: tuple[int, ...]
    read: Distribution
    reading: int


class _Run:
    """One turn, run along given readings of its dice; beyond those each roll takes its first."""

    def __init__(self, game: TurnGame, watch: Watch, path: tuple[int, ...]) -> None:
        self.game, self.watch, self.path = game, watch, path
        self.state = watch.twin

    def trail(self, values: list[Hashable]) -> list[Any]:
        readings = self.watch.begin(values)
        opening = self.game.turn(self.state)
        if opening is None:
            end = GameEnd(settled(self.game.outcome(self.state)))
            return [*readings.trail, end]
        self._play(opening)
        wrote, begins_round = self.watch.written(self.state), self._begins_round()
        return [*readings.trail, Leaf(tuple(wrote.items()), begins_round)]

    def _play(self, opening: Opening[Any]) -> None:
        driver, answer, falls = Driver(opening.begin(Play(self))), None, 0
        for _ in range(REQUESTS_PER_STEP):
            request: Any = driver.send(answer)
            kind = type(request)
            answer = None
            if kind is Tell:
                self.state = self.game.fold(self.state, request.event)
            elif kind is Ended:
                return
            elif kind is Roll:
                answer = self._fall(request, falls)
                falls += 1
            else:
                answer = self._answer(request)
        raise Runaway("error-runaway", bound=REQUESTS_PER_STEP)

    def _fall(self, roll: Roll[Any], falls: int) -> Fall[Any]:
        read = distribution(roll)
        reading = self.path[falls] if falls < len(self.path) else 0
        before = tuple(step.reading for step in self.watch.readings.trail if isinstance(step, _Fell))
        self.watch.readings.trail.append(_Fell(before, read, reading))
        return Fall(read.weights[reading][0])

    def _answer(self, request: Ask[Any] | Offer[Any]) -> Any:
        policy = self.game.policy
        if isinstance(request, Ask):
            answer = policy.answer(self.state, request.seat, request.question)
            request.question.check(self.state, answer)
            return answer
        for seat, question in request.questions:
            taken = policy.take(self.state, seat, question)
            if taken is not None:
                question.check(self.state, taken)
                return Taken(seat, taken)
        return None

    def _begins_round(self) -> bool:
        """Whether this turn has begun a round: by its field, or where each turn is one, because another follows."""
        rounds = self.game.rounds
        if rounds is None:
            return False
        if rounds == "turns":
            return self.game.turn(self.state) is not None
        before, after = _number(self.watch.twin, rounds), _number(self.state, rounds)
        return after is not before and bool(_seen(after) != _seen(before))


def _number(state: Any, rounds: Field) -> Any:
    """The number of the round, in the state itself or in a record that it holds."""
    cls, name = rounds
    for held in (state, *state.__dict__.values()):
        record = _seen(held)
        if original(type(record)) is cls:
            return record.__dict__.get(name)
    return None


def _seen(held: Any) -> Any:
    """Return the value of a field; a cell is read, because a rule may have written the same number again."""
    return held.watch.readings.read(held.index) if isinstance(held, Cell) else held


def learnt(game: TurnGame, go_on: Callable[[], bool]) -> Tree:
    """A tree whose watch has a cell for every field that turns write, found by trying: a new field begins anew.

    A field that is not found before it may not go on is found later, at the cost of beginning anew then.
    """
    varying: frozenset[Field] = frozenset()
    while True:
        tree = Tree(game, varying)
        try:
            _dive(tree, go_on)
            return tree
        except Varies as found:
            varying = varying | found.fields


DIVES = 6
LONGEST_DIVE = 2_000


def _dive(tree: Tree, go_on: Callable[[], bool]) -> None:
    """Play some games to find which fields vary: each takes another way at its rolls, always the same ones."""
    for dive in range(DIVES):
        values, falls = list(tree.watch.first), dive
        for turn in range(LONGEST_DIVE):
            if not go_on():
                return
            run = _Run(tree.game, tree.watch, ())
            trail = _steered(run, values, dive * 7919 + turn * 104_729 + falls)
            if isinstance(trail[-1], GameEnd):
                break
            for cell, value in trail[-1].writes:
                values[cell] = values[cell] + value.by if isinstance(value, Shift) else value


def _steered(run: _Run, values: list[Hashable], seed: int) -> list[Any]:
    """Run a turn whose rolls are steered by a number."""
    while True:
        trail = run.trail(values)
        rolled = [step for step in trail if isinstance(step, _Fell)]
        if len(run.path) >= len(rolled):
            return trail
        fell = rolled[len(run.path)]
        seed = (seed * 1_103_515_245 + 12_345) % (1 << 31)
        run.path = (*run.path, _weighted(fell.read, (seed >> 8) % fell.read.total))
        run.state = run.watch.twin


def _weighted(read: Distribution, at: int) -> int:
    """Which reading the way number `at` out of all has."""
    for reading, (_, weight) in enumerate(read.weights):
        at -= weight
        if at < 0:
            return reading
    raise AssertionError("the weights add up to the total")
