"""What a book says about opening its procedures at a table: who may, for whom, and what is held meanwhile."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Opens(NamedTuple):
    """How one procedure may be opened. A procedure of which a book says nothing is the GM's."""

    by: Literal["gm", "player"] = "gm"
    group: str = ""
    """The chapter it belongs to, which a table may set to be automatic, asked, or settled by hand."""
    own: tuple[str, ...] = ("who",)
    """Arguments that must name somebody the player plays."""
    seats: tuple[str, ...] = ()
    """Arguments that must name the player's own seat."""
    gm_only: tuple[str, ...] = ()
    """Arguments that only the GM may give."""
    packs: str = ""
    """The argument that the house fills with the packs it has."""
    holds: tuple[str, ...] = ("who",)
    """Arguments that name whom it keeps busy until it ends."""
