"""Themepacks as files: where they lie, and how one becomes records that a book understands."""

from moothall.packs.shelf import (
    BOOK,
    UNIVERSAL,
    Shelved,
    WrongPack,
    by_id,
    find,
    format_of,
    load,
    made_with,
    playable,
    playing,
    problems,
    read,
    shipped,
)

__all__ = [
    "BOOK",
    "UNIVERSAL",
    "Shelved",
    "WrongPack",
    "by_id",
    "find",
    "format_of",
    "load",
    "made_with",
    "playable",
    "playing",
    "problems",
    "read",
    "shipped",
]
