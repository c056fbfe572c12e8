"""Servers that are forked from one process which has loaded the program: a start takes a tenth of the time."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

from tests.support import places

ENOUGH = 20.0
"""Seconds in which the process that forks must have ended."""


class Forked:
    """A server in a process of its own, and what it prints."""

    def __init__(self, mother: Mother, pid: int, output: IO[str]) -> None:
        self._mother, self._pid, self._output = mother, pid, output

    def said(self) -> Any:
        """Return the next line that it prints, as JSON."""
        line = self._output.readline()
        assert line, "the server has ended"
        return json.loads(line)

    def kill(self) -> None:
        """Kill it, and wait until it is gone and its port is free."""
        if not self._output.closed:
            os.kill(self._pid, signal.SIGKILL)
            self._mother.asks(ended=self._pid)
            self._output.close()


class Mother:
    """The process that forks servers."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.web.support.serve_child", "--all-books"]
        env = os.environ | {"PYTHONPATH": str(places.ROOT)}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def asks(self, **wanted: Any) -> int:
        """Ask for something, and return the number of the process that it is about."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def end(self) -> None:
        """End it. A server that was left running is not its business."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENOUGH)
        self._process.stdout.close()


@cache
def mother() -> Mother:
    """Return the one process that forks for all tests of this one."""
    started = Mother()
    atexit.register(started.end)
    return started


def fork(words: list[str], said: Path, unlimited: bool = False, **settings: str) -> Forked:
    """Start a server with these words of the command line and settings of its environment.

    What it prints goes through a pipe of this name. One that is unlimited counts no requests.
    """
    os.mkfifo(said)
    errors = str(said.with_suffix(".errors"))
    pid = mother().asks(words=words, output=str(said), errors=errors, settings=settings, unlimited=unlimited)
    return Forked(mother(), pid, said.open(encoding="utf-8"))
