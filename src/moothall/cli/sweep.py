"""`moothall sweep`: the forecast of an encounter over a grid of parameters, on all cores or on a cluster."""

from __future__ import annotations

import csv
import io
import sys
import tomllib
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from fractions import Fraction
from html import escape
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import click

from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.errors import Unclear
from moothall.forecast import Budget, Sweep, SweepRow, sweep
from moothall.speech import Voice, voice
from moothall.talk.printed import percent

MOST_VALUES = 1_000
"""Of one parameter."""


@click.command("sweep", cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@click.option("--over", "over", metavar="NAME=VALUES", multiple=True, required=True)
@click.option("--seconds", metavar="NUMBER", type=float, default=Budget().seconds)
@click.option("--seed", metavar="SEED", default="moothall")
@click.option("--keep", metavar="FILE", default="")
@click.option("--csv", "csv_file", metavar="FILE", default="")
@click.option("--svg", "svg_file", metavar="FILE", default="")
@click.option("--scheduler", metavar="ADDRESS", default="")
@common
def command(
    file: str,
    over: tuple[str, ...],
    seconds: float,
    seed: str,
    keep: str,
    csv_file: str,
    svg_file: str,
    scheduler: str,
    lang: str,
    as_json: bool,
) -> None:
    """Forecast an encounter for every point of a grid."""
    said = voice(lang)
    wanted = Sweep(_encounter(file), dict(_parameter(each) for each in over), seconds, seed)
    with _executor(scheduler) as executor:
        rows = sweep(wanted, executor, Path(keep) if keep else None, None if as_json else _bar(said))
    if csv_file:
        Path(csv_file).write_text(_csv(wanted, rows), encoding="utf-8")
    if svg_file:
        Path(svg_file).write_text(_svg(wanted, rows, said), encoding="utf-8")
    if as_json:
        names = list(wanted.grid)
        show.put_json({"rows": [dict(zip(names, row.point, strict=True)) | _figures(row) for row in rows]})
        return
    page = show.page()
    lines = [(*map(str, row.point), _percent(said, row), f"{row.rounds:.1f}", page.bar(_share(row))) for row in rows]
    page.table(lines, (*wanted.grid, said.say("sweep-win"), said.say("sweep-rounds"), ""))


def _encounter(file: str) -> dict[str, Any]:
    """The encounter of a file as plain data."""
    try:
        return tomllib.loads(Path(file).read_text("utf-8-sig"))
    except OSError as problem:
        raise Unclear("error-no-file", file=file) from problem
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Unclear("error-forecast-toml", file=file, problem=str(problem)) from problem


def _parameter(text: str) -> tuple[str, list[Any]]:
    """A parameter and its values: `foes.0.count=1..6`, `tactics.luck=never,failures`."""
    name, equals, values = text.partition("=")
    if not (name and equals and values):
        raise Unclear("error-sweep-over", found=text)
    first, dots, last = values.partition("..")
    if dots and _is_number(first) and _is_number(last):
        found: list[Any] = list(range(int(first), min(int(last), int(first) + MOST_VALUES) + 1))
    else:
        found = [int(value) if _is_number(value) else value for value in values.split(",")]
    if not found:
        raise Unclear("error-sweep-over", found=text)
    return name, found


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdecimal() and len(text) < 10


def _executor(scheduler: str) -> AbstractContextManager[Executor]:
    """All cores of this machine, or a cluster that a Dask scheduler looks after."""
    if not scheduler:
        return ProcessPoolExecutor()
    try:
        client = import_module("distributed").Client
    except ImportError as problem:
        raise Unclear("error-sweep-dask") from problem
    executor: AbstractContextManager[Executor] = client(scheduler).get_executor()
    return executor


def _bar(said: Voice) -> Any:
    """How far it is, on standard error where a person looks at it."""

    def tell(done: int, of: int) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r" + said.say("sweep-done", done=done, of=of) + ("\n" if done == of else ""))
            sys.stderr.flush()

    return tell


def _figures(row: SweepRow) -> dict[str, Any]:
    return {"win": row.win, "low": row.low, "high": row.high, "rounds": row.rounds, "method": row.method}


def _share(row: SweepRow) -> Fraction:
    return Fraction(row.win)


def _percent(said: Voice, row: SweepRow) -> str:
    return percent(said, _share(row))


def _csv(wanted: Sweep, rows: list[SweepRow]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*wanted.grid, "win", "low", "high", "rounds", "method"])
    writer.writerows([*row.point, *_figures(row).values()] for row in rows)
    return out.getvalue()


# ---- The picture ----------------------------------------------------------------------------------------------------

CELL, LEFT, TOP = 64, 160, 40


def _svg(wanted: Sweep, rows: list[SweepRow], said: Voice) -> str:
    """A heat map with the number in each field: the last parameter runs across, all others down."""
    lines = [list(group) for _, group in groupby(rows, key=lambda row: row.point[:-1])]
    width, height = LEFT + CELL * len(lines[0]), TOP + CELL // 2 * len(lines) + 10
    parts = [_text(4, 16, " / ".join(wanted.grid))]
    parts += [_text(LEFT + CELL * at + 8, 34, str(row.point[-1])) for at, row in enumerate(lines[0])]
    for down, line in enumerate(lines):
        y = TOP + CELL // 2 * down
        parts.append(_text(4, y + 20, " / ".join(map(str, line[0].point[:-1]))))
        parts += [_field(LEFT + CELL * at, y, row, said) for at, row in enumerate(line)]
    title = f"<title>{escape(said.say('sweep-win'))}</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{title}{"".join(parts)}</svg>\n'


def _field(x: int, y: int, row: SweepRow, said: Voice) -> str:
    shade = 95 - round(45 * float(_share(row)))
    box = f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL // 2 - 2}" fill="hsl(150 40% {shade}%)"/>'
    return box + _text(x + 6, y + 20, _percent(said, row))


def _text(x: int, y: int, text: str) -> str:
    return f'<text x="{x}" y="{y}" font-family="sans-serif" font-size="13">{escape(text)}</text>'
