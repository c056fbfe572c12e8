"""Draw the picture of the README: what a few commands show on a terminal.

.venv/bin/python tools/picture.py
"""

from __future__ import annotations

import io
import shlex
from pathlib import Path

from click.testing import CliRunner
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from moothall.cli import moothall

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "roll.svg"
COMMANDS = (
    "moothall odds nde2 --die d12 --against 6 --disadvantage --luck reroll",
    "moothall roll nde2 --die d12 --against 6 --disadvantage --luck reroll --faces 5,7",
)
NIGHT = TerminalTheme((24, 27, 33), (222, 218, 208), [(0, 0, 0)] * 8, [(120, 190, 180)] * 8)
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" xml:space="preserve">
<title>Odds before the roll, and the roll explained</title>
<style>{styles} text {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; }}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    console = Console(record=True, width=92, file=io.StringIO(), color_system="truecolor")
    for command in COMMANDS:
        told = CliRunner().invoke(moothall, shlex.split(command)[1:]).output
        console.print(Text(f"$ {command}", style="bold bright_cyan"))
        console.print(Text(told.replace("#", "█")))  # as the bars are on a terminal
    drawn = console.export_svg(title="", theme=NIGHT, code_format=FRAME, unique_id="moothall")
    PICTURE.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
