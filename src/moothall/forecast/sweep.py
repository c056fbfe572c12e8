"""Sweeps: the forecast of an encounter for every point of a grid, on any executor, taken up where it was left."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from moothall.errors import Unclear
from moothall.forecast.budget import Budget
from moothall.forecast.counting import forecast
from moothall.forecast.encounter import Encounter

MOST_POINTS = 100_000
"""Of a grid: days of work for one machine."""

BATCH = 8
"""Points that a worker is given at once: handing one over costs as much as a small fight."""

Point = tuple[Any, ...]
"""The value of each parameter, in their order."""


class SweepRow(NamedTuple):
    """A point of the grid, and what its forecast says."""

    point: Point
    win: str
    """A fraction where it is exact, else a decimal number."""
    low: float
    high: float
    rounds: float
    method: str


class Sweep(NamedTuple):
    """An encounter as plain data, and the values of each parameter, which is a path in it: `heroes.0.hearts`."""

    encounter: Mapping[str, Any]
    grid: Mapping[str, Sequence[Any]]
    seconds: float = Budget().seconds
    seed: str = "moothall"

    def points(self) -> list[Point]:
        """Every point of the grid, the last parameter running fastest."""
        return list(product(*self.grid.values()))

    def at(self, point: Point) -> dict[str, Any]:
        """The encounter of a point, as plain data."""
        said: dict[str, Any] = json.loads(json.dumps(self.encounter))
        for place, value in zip(self.grid, point, strict=True):
            _put(said, place, value)
        return said


def _put(said: dict[str, Any], place: str, value: Any) -> None:
    """Put a value where a dotted path leads; a number is a place in a list."""
    at: Any = said
    *way, last = place.split(".")
    try:
        for name in way:
            at = at[int(name)] if isinstance(at, list) else at.setdefault(name, {})
        at[int(last) if isinstance(at, list) else last] = value
    except (ValueError, IndexError, AttributeError, TypeError) as problem:
        raise Unclear("error-sweep-place", place=place) from problem


def sweep(
    wanted: Sweep,
    executor: Executor,
    kept: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[SweepRow]:
    """The forecast of every point, in the order of the grid.

    Rows are written to `kept` as they come. A sweep that was interrupted takes those that are there for done.
    """
    points = wanted.points()
    if not points or len(points) > MOST_POINTS:
        raise Unclear("error-sweep-size", count=len(points), most=MOST_POINTS)
    for point in (points[0], points[-1]):
        Encounter.of(wanted.at(point))  # what is wrong is said before any work is handed out
    done = dict(_rows(wanted, kept))
    left = [point for point in points if point not in done]
    tell = progress or (lambda count, of: None)
    tell(len(done), len(points))
    for rows in _worked(wanted, left, executor):
        done |= {row.point: row for row in rows}
        _keep(wanted, kept, rows)
        tell(len(done), len(points))
    return [done[point] for point in points]


def _worked(wanted: Sweep, points: list[Point], executor: Executor) -> Iterator[list[SweepRow]]:
    """Rows in batches, as workers bring them back."""
    batches = [points[at : at + BATCH] for at in range(0, len(points), BATCH)]
    given: list[Future[list[SweepRow]]] = [executor.submit(work, tuple(wanted), batch) for batch in batches]
    try:
        for future in as_completed(given):
            yield future.result()
    finally:
        for future in given:
            future.cancel()


def work(wanted: tuple[Any, ...], points: list[Point]) -> list[SweepRow]:
    """Forecast some points. It is given plain values and opens the book itself, so any machine can do it."""
    return [_row(Sweep(*wanted), point) for point in points]


def _row(wanted: Sweep, point: Point) -> SweepRow:
    answer = forecast(Encounter.of(wanted.at(point)), Budget(seconds=wanted.seconds), wanted.seed)
    win = str(answer.win.value) if answer.exact else repr(float(answer.win.value))
    return SweepRow(point, win, answer.win.low, answer.win.high, float(answer.mean_rounds), answer.method)


# ---- Taken up again -------------------------------------------------------------------------------------------------


def _head(wanted: Sweep) -> str:
    """The first line of a kept sweep: another question is not taken up in the same file."""
    return json.dumps([wanted.encounter, dict(wanted.grid), wanted.seconds, wanted.seed])


def _rows(wanted: Sweep, kept: Path | None) -> Iterator[tuple[Point, SweepRow]]:
    """The rows that a file holds. A last line that was cut off is left out."""
    if kept is None or not kept.exists():
        return
    head, *lines = kept.read_text("utf-8").splitlines()
    if head != _head(wanted):
        raise Unclear("error-sweep-other", file=str(kept))
    for line in lines:
        with suppress(ValueError):
            point, *rest = json.loads(line)
            yield tuple(point), SweepRow(tuple(point), *rest)


def _keep(wanted: Sweep, kept: Path | None, rows: list[SweepRow]) -> None:
    if kept is None:
        return
    begins = not kept.exists()
    with kept.open("a", encoding="utf-8") as file:
        if begins:
            file.write(_head(wanted) + "\n")
        file.writelines(json.dumps(row) + "\n" for row in rows)
