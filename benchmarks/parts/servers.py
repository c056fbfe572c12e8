"""Servers as processes of their own: begun, looked at, and ended by their ids."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

PATIENCE = 30.0
"""Seconds that a server has to begin and to end."""

CPUCLOCK_SCHED = 2
"""The kind of clock, in the number by which Linux knows the clock of a process."""

BARE = (str(Path(__file__).with_name("bare.py")),)


def ours(folder: Path) -> tuple[str, ...]:
    """The words that begin a real server over a folder."""
    room = ("--most-people", "10000", "--most-tables", "2000")
    return ("-m", "moothall", "serve", "--port", "0", "--data", str(folder), "--json", *room)


class Server:
    """A server that has said where it is."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._process = process
        said = process.stdout.readline()
        if not said:
            raise SystemExit("a server did not begin; what it said stands above")
        self.address: str = json.loads(said)["address"]
        self.public = self.address
        """The address that browsers know, which names the cookie."""

    def megabytes(self) -> tuple[float, float]:
        """The memory it holds now, and the most it ever held."""
        told = dict(line.split(":", 1) for line in self._told("status").splitlines() if ":" in line)
        return int(told["VmRSS"].split()[0]) / 1024, int(told["VmHWM"].split()[0]) / 1024

    def busy(self) -> float:
        """Seconds for which a processor has worked for it, by the clock of its process: `stat` is too coarse."""
        return time.clock_gettime(~self._process.pid << 3 | CPUCLOCK_SCHED)

    def signal(self, sign: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        self._process.send_signal(sign)

    def _told(self, what: str) -> str:
        return Path(f"/proc/{self._process.pid}/{what}").read_text()


@contextmanager
def running(words: tuple[str, ...], **settings: str) -> Iterator[Server]:
    """A server for as long as it is needed, with these settings in its environment."""
    # As after an installation, with bytecode: some machines are told to write none.
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    surroundings |= settings
    process = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True, env=surroundings)
    try:
        yield Server(process)
    finally:
        end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Ask it to go, and if it does not, make it."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def first_answer(folder: Path, **settings: str) -> float:
    """Seconds from the start of a server to its first answer."""
    begun = time.perf_counter()
    with (
        running(ours(folder), **settings) as server,
        urlopen(f"{server.address}/api/health", timeout=PATIENCE) as answer,
    ):
        took = time.perf_counter() - begun
        assert json.load(answer) == {"ok": True}
    return took
