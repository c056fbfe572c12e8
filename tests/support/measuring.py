"""Figures of a full test run, by book."""

from __future__ import annotations

from collections.abc import Collection

from moothall import books


def by_book(executable: Collection[str], exercised: Collection[str]) -> dict[str, dict[str, list[str]]]:
    """Sort measured rules under their book. A book's rules need not begin with its id, so only `books` knows it."""
    return {
        book: {
            "executable": sorted(rule for rule in executable if books.book_of(rule) == book),
            "exercised": sorted(rule for rule in exercised if books.book_of(rule) == book),
        }
        for book in books.book_ids()
    }
