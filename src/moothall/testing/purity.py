"""Purity: a rule sees its table and nothing else. Whatever else it needs it asks a handler for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

WORLD_OUTSIDE = {
    *("asyncio", "concurrent", "multiprocessing", "signal", "subprocess", "threading"),
    *("datetime", "random", "secrets", "time", "uuid"),
    *("http", "select", "socket", "ssl", "urllib"),
    *("ctypes", "importlib", "io", "logging", "os", "pathlib", "shutil", "sqlite3", "sys", "tempfile"),
}
"""Clocks, files, sockets, chance and threads: a rule that needs them must ask a handler."""

UNSURE = {"open", "print", "input", "id", "hash", "eval", "exec", "compile", "breakpoint", "__import__"}
"""Calls whose answer is another on every machine or run, or that speak past the ledger."""


def imported(text: str | ast.AST) -> Iterator[str]:
    """The full names of all modules a source imports, wherever in it: `moothall.talk.play`, `moothall.books`."""
    for node in ast.walk(ast.parse(text) if isinstance(text, str) else text):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ([f"moothall.{a.name}" for a in node.names] if module == "moothall" else [module])


def impure(text: str | ast.AST) -> list[str]:
    """Imports and calls of a source that let a rule see more than its table."""
    tree = ast.parse(text) if isinstance(text, str) else text
    reached = [name for name in imported(tree) if name.split(".")[0] in WORLD_OUTSIDE]
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return reached + [call.id for call in calls if isinstance(call, ast.Name) and call.id in UNSURE]
