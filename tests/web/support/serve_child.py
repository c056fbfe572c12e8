"""A process that starts `moothall serve` again and again in forked processes, without importing anew.

It reads one line of arguments from standard input for every start, and answers with the number of the new process.
"""

from __future__ import annotations

import json
import os
import sys

import moothall.rulesets.nde.prompt_odds
import moothall.web.demo
import moothall.web.server  # noqa: F401 - loaded here once, for all the processes to come
from moothall import books
from moothall.cli import moothall as program
from moothall.speech import voice


def main() -> None:
    books.load("nde2")
    for book in (None, "nde2"):
        voice("en", book).has("log-rolled")  # the texts, too, are read once
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if not child:
            serve(asked["words"], asked["output"])
        print(child, flush=True)
        if asked.get("wait"):
            os.waitpid(child, 0)


def serve(words: list[str], output: str) -> None:
    """Be the server."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    to = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(to, 1)
    os.dup2(to, 2)
    program.main(words)


if __name__ == "__main__":
    main()
