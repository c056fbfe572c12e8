"""`moothall roll`: one throw, or a whole test, at the terminal, and why it came out so."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("roll")
