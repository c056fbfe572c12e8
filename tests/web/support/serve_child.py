"""A process that starts `moothall serve` again and again in forked processes, without importing anew.

It reads one line of arguments from standard input for every start, and answers with the number of the new process;
and one with such a number when somebody wants to know that this process has ended.
"""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from typing import Any

import moothall.rulesets.nde.prompt_odds
import moothall.web.demo
import moothall.web.server  # noqa: F401 - loaded here once, for all the processes to come
from moothall import books
from moothall.cli import moothall as program
from moothall.speech import voice
from moothall.web import context


def main() -> None:
    for book in books.book_ids() if "--all-books" in sys.argv else ("nde2",):
        books.load(book)
        voice("en", book).has("log-rolled")  # the texts, too, are read once
    voice("en", None).has("log-rolled")
    for line in sys.stdin:
        asked = json.loads(line)
        if ended := asked.get("ended"):
            os.waitpid(ended, 0)
            print(ended, flush=True)
            continue
        child = os.fork()
        if not child:
            os.environ.update(asked.get("settings", {}))
            if asked.get("unlimited"):
                context.Rates = partial(context.Rates, *[(1e9, 1e9)] * 4)  # type: ignore[misc,assignment] # for tests
            serve(asked["words"], asked["output"], asked.get("errors", asked["output"]))
        print(child, flush=True)
        if asked.get("wait"):
            os.waitpid(child, 0)


def serve(words: list[str], output: str, errors: str) -> None:
    """Be the server. Its workers need nothing of this module, and are not to load it."""
    main_module: Any = sys.modules["__main__"]
    main_module.__spec__ = main_module.__file__ = None
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for place, number in ((output, 1), (errors, 2)):
        os.dup2(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
    program.main(words)


if __name__ == "__main__":
    main()
