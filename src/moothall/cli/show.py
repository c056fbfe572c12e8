"""How the command line looks: pleasant on a terminal, plain text in a pipe, one JSON object for programs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

import click

if TYPE_CHECKING:
    from rich.console import Console

Rows = Sequence[Sequence[str]]

UNDER = 4
"""How far a note is moved in."""

EIGHTHS = " ▏▎▍▌▋▊▉█"


class Page(Protocol):
    """A page to write on."""

    def heading(self, text: str) -> None:
        """A line that stands out."""

    def text(self, text: str, indent: int = 0) -> None:
        """A paragraph."""

    def note(self, text: str) -> None:
        """A line that belongs under the one before, and may be passed over."""

    def table(self, rows: Rows, header: Sequence[str] = (), indent: int = 0) -> None:
        """Columns side by side."""

    def gap(self) -> None:
        """An empty line."""

    def bar(self, fraction: Fraction | float, width: int = 20) -> str:
        """A length to compare at a glance; the number itself belongs beside it."""


def page() -> Page:
    """Return the page for the reader of standard output: a person at a terminal, or a file or program."""
    return Fancy() if sys.stdout.isatty() and os.environ.get("TERM") != "dumb" else Plain()


def put_json(data: Mapping[str, Any]) -> None:
    """The one JSON object of a command. It is pure ASCII, so that no terminal's encoding can spoil it."""
    click.echo(json.dumps(data, default=str))


def bar(fraction: Fraction | float, width: int = 20) -> str:
    """A bar of blocks that fills its width at 1, to an eighth of a block."""
    eighths = round(max(0, min(1, fraction)) * width * 8)
    whole, rest = divmod(eighths, 8)
    return ("█" * whole + EIGHTHS[rest : rest + 1] * (rest > 0)).ljust(width)


class Plain:
    """Plain text: no colours, no wrapping, nothing but what was said."""

    def heading(self, text: str) -> None:
        click.echo(text)

    def text(self, text: str, indent: int = 0) -> None:
        click.echo(" " * indent + text)

    def note(self, text: str) -> None:
        self.text(text, indent=UNDER)

    def table(self, rows: Rows, header: Sequence[str] = (), indent: int = 0) -> None:
        lines = [header, *rows] if header else list(rows)
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            click.echo((" " * indent + "  ".join(cells)).rstrip())

    def gap(self) -> None:
        click.echo()

    def bar(self, fraction: Fraction | float, width: int = 20) -> str:
        return "#" * round(max(0, min(1, fraction)) * width)


class Fancy:
    """A terminal: bold headings, aligned columns that wrap, colours unless NO_COLOR is set."""

    def __init__(self) -> None:
        from rich.console import Console  # slow to import, and only a person at a terminal sees it

        self._console: Console = Console(markup=False, highlight=False, emoji=False)

    def heading(self, text: str) -> None:
        self._console.print(text, style="bold cyan")

    def text(self, text: str, indent: int = 0) -> None:
        from rich.padding import Padding

        self._console.print(Padding(text, (0, 0, 0, indent), expand=False))

    def note(self, text: str) -> None:
        from rich.padding import Padding

        self._console.print(Padding(text, (0, 0, 0, UNDER), expand=False), style="dim")

    def table(self, rows: Rows, header: Sequence[str] = (), indent: int = 0) -> None:
        from rich.padding import Padding
        from rich.table import Table

        table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(header), header_style="bold")
        for place in range(len(rows[0]) if rows else 0):
            table.add_column(header[place] if header else "", no_wrap=place == 0)
        for row in rows:
            table.add_row(*row)
        self._console.print(Padding(table, (0, 0, 0, indent)))

    def gap(self) -> None:
        self._console.print()

    def bar(self, fraction: Fraction | float, width: int = 20) -> str:
        return bar(fraction, width)
