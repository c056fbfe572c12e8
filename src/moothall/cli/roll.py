"""`moothall roll`: one roll, or a whole test, at the terminal, with its reasons."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("roll")
