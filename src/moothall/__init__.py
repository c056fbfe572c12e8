"""Moothall: an open, self-hosted place to play rules-light tabletop RPGs."""

__version__ = "0.1.0"
