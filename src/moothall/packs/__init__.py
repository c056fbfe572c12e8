"""Themepacks as files: where they lie, and how one becomes records that a book understands."""

from moothall.packs.shelf import BOOK, Shelved, find, load, read, shipped

__all__ = ["BOOK", "Shelved", "find", "load", "read", "shipped"]
