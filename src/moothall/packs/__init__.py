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
    playable,
    playing,
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
    "playable",
    "playing",
    "read",
    "shipped",
]
