"""Access to a book's actions: who may begin a procedure at a table, for whom, and whom it keeps busy meanwhile."""

from __future__ import annotations

from typing import Literal, NamedTuple


class ActionAccess(NamedTuple):
    """Who may begin one procedure, and with which arguments. A procedure that a book does not list is the GM's."""

    by: Literal["gm", "player"] = "gm"
    group: str = ""
    """The chapter it belongs to, which a table may set to be automatic, asked, or settled by hand."""
    own: tuple[str, ...] = ("who",)
    """Arguments that must name a character the player plays."""
    seats: tuple[str, ...] = ()
    """Arguments that must name the player's own seat."""
    gm_only: tuple[str, ...] = ()
    """Arguments that only the GM may give."""
    packs: str = ""
    """The argument that the server fills with the packs it has."""
    holds: tuple[str, ...] = ("who",)
    """Arguments that name the characters it keeps busy until it ends."""
