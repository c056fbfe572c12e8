"""QR codes: for a terminal, and as a drawing for a page."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from segno import QRCode

QUIET = 2
"""Empty squares around a code. The standard asks for four; phones are content with two, and terminals are small."""


WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def in_terminal(text: str, columns: int = 80, encoding: str | None = "utf-8", colours: bool = False) -> str:
    """Lines that show a code, two squares to a letter; nothing if there is no room for it, or no letters.

    The light squares are what is printed, because most terminals are dark. On a light one the code comes out inverted,
    which most phones read and some do not; with colours it is right on both.
    """
    squares = [[*row] for row in _code(text).matrix_iter(border=QUIET)]
    squares += [[0] * len(squares[0])] * (len(squares) % 2)
    lines = ["".join(map(_pair, *two)) for two in zip(squares[::2], squares[1::2], strict=True)]
    if len(lines[0]) > columns or not _can_say(encoding):
        return ""
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in lines) if colours else "\n".join(lines)


def as_svg(text: str, title: str) -> str:
    """A drawing of a code that brings its own white ground, has a title for those who cannot see it, and no style."""
    out = io.BytesIO()
    _code(text).save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, title=title)
    return out.getvalue().decode().strip()


def _code(text: str) -> QRCode:
    import segno  # only who shows a code pays for it

    return segno.make_qr(text, error="m", boost_error=False)


def _pair(upper: int, lower: int) -> str:
    """Two squares above each other as one letter; a square that is dark in the code is left empty."""
    return {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}[bool(upper), bool(lower)]


def _can_say(encoding: str | None) -> bool:
    try:
        "█▀▄".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
