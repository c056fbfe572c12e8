"""QR codes in a terminal and in a page can be read back."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
import segno

from moothall.web.qr import QUIET, as_svg, in_terminal

LINK = "http://192.168.1.7:4255/join#0123456789abcdef." + "A" * 43
SVG = "{http://www.w3.org/2000/svg}"


def dark_squares(text: str) -> list[list[bool]]:
    """The squares of a code as the library makes them."""
    return [[bool(square) for square in row] for row in segno.make_qr(text, error="m", boost_error=False).matrix]


def test_a_terminal_shows_every_square() -> None:
    """Half blocks give back exactly the squares of the code, light printed and dark left out, with quiet around."""
    rows: list[list[bool]] = []
    for line in in_terminal(LINK).splitlines():
        rows += [[letter in " ▄" for letter in line], [letter in " ▀" for letter in line]]
    code, size = dark_squares(LINK), len(dark_squares(LINK)) + 2 * QUIET
    assert [row[QUIET:-QUIET] for row in rows[QUIET : QUIET + len(code)]] == code
    assert {len(row) for row in rows} == {size} and size <= len(rows) <= size + 1
    assert not any(map(any, rows[:QUIET])) and not any(map(any, rows[QUIET + len(code) :]))


def test_a_link_fits_a_common_terminal() -> None:
    """The code of an invitation is narrower than eighty columns; where it does not fit, nothing is shown."""
    width = len(in_terminal(LINK, columns=80).splitlines()[0])
    assert 0 < width <= 60
    assert in_terminal(LINK, columns=width) and in_terminal(LINK, columns=width - 1) == ""


def test_colours_change_nothing_but_colours() -> None:
    """With colours each line is white on black, and the same otherwise."""
    coloured = in_terminal(LINK, colours=True).splitlines()
    assert coloured == [f"\x1b[97;40m{line}\x1b[0m" for line in in_terminal(LINK).splitlines()]


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "nonsense", None])
def test_a_terminal_without_the_letters_shows_none(encoding: str | None) -> None:
    """Question marks are no code."""
    assert in_terminal(LINK, encoding=encoding) == ""


def test_a_drawing_is_one_element_with_a_title() -> None:
    """The page gets plain SVG: a white ground, black squares, a title, and nothing that a strict policy forbids."""
    drawn = as_svg(LINK, title="Scan <me> & join")
    root = ET.fromstring(drawn)
    assert root.tag == f"{SVG}svg" and root.findtext(f"{SVG}title") == "Scan <me> & join"
    assert not re.search(r"\bstyle=|<style|<script|\bon\w+=|href", drawn)
    assert [path.get("fill") or path.get("stroke") for path in root.iter(f"{SVG}path")] == ["#fff", "#000"]


def test_a_drawing_shows_every_square() -> None:
    """The strokes of the drawing cover exactly the dark squares."""
    root = ET.fromstring(as_svg(LINK, title="Join"))
    stroke = [path.get("d") or "" for path in root.iter(f"{SVG}path")][-1]
    code, x, y, drawn = dark_squares(LINK), 0.0, 0.0, set[tuple[int, int]]()
    for command, numbers in re.findall(r"([Mmh])([^Mmhz]*)", stroke):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "M":
            x, y = values
        elif command == "m":
            x, y = x + values[0], y + values[1]
        else:
            drawn |= {(int(x) + step - 4, int(y - 0.5) - 4) for step in range(int(values[0]))}
            x += values[0]
    assert drawn == {(x, y) for y, row in enumerate(code) for x, dark in enumerate(row) if dark}
