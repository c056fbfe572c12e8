"""`moothall odds`: exact chances, spends and re-rolls included. Each book has flags of its own."""

from __future__ import annotations

from moothall.cli.book_command import has_query, odds_command
from moothall.cli.localized import ByBook

command = ByBook("odds", has_query, odds_command)
