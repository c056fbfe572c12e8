"""Relays between a client and a server, for tests of what happens when the way between them is broken."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Relay:
    """What stands before servers: each connection goes to the first that takes it, byte for byte.

    It can let nothing through for a while, or hang up on everybody.
    """

    def __init__(self, *behind: int | str) -> None:
        self.behind = list(behind)
        """Ports of this computer, or paths of sockets."""
        self.came = threading.Event()
        self.open = threading.Event()
        self.open.set()
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                threading.Thread(target=self._lead, args=(client,), daemon=True).start()

    def _lead(self, client: socket.socket) -> None:
        for where in self.behind:
            with suppress(OSError):
                there = _connected(where)
                self.came.set()
                self._ends += (client, there)
                threading.Thread(target=self._pour, args=(there, client), daemon=True).start()
                self._pour(client, there)
                return
        client.close()

    def end(self) -> None:
        """Take nobody any more, and hang up."""
        self.open.set()
        _end(self._door)
        self.cut()

    def cut(self) -> None:
        """Hang up on everybody."""
        for end in self._ends:
            _end(end)
        self._ends.clear()

    def _pour(self, source: socket.socket, target: socket.socket) -> None:
        """Send on what comes, until one side has ended; then both have."""
        with suppress(OSError):
            while said := source.recv(1 << 16):
                self.open.wait()
                target.sendall(said)
        for each in (source, target):
            _end(each)


def _connected(where: int | str) -> socket.socket:
    if isinstance(where, int):
        return socket.create_connection(("127.0.0.1", where))
    there = socket.socket(socket.AF_UNIX)
    there.connect(where)
    return there


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
