"""Metrics: counts and lengths of a server, in the text format that Prometheus reads.

Only numbers go out. Labels are our own words (outcomes, keys of errors, names of queues), never those of people.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from moothall import __version__
from moothall.errors import MoothallError
from moothall.store import Store, backups_of

if TYPE_CHECKING:
    from moothall.web.context import AppContext

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds at which the latency of commands is counted."""

TEXT = "text/plain; version=0.0.4; charset=utf-8"
Labels = dict[str, str]
Sample = tuple[Labels, float]


class Metrics:
    """Counts of one server since its start."""

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()
        self.commands: Counter[str] = Counter()
        self._latency = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def refused(self, problem: MoothallError) -> None:
        """Count a refusal by its key."""
        self.refusals[problem.key] += 1

    def commanded(self, outcome: str, seconds: float) -> None:
        """Count a command by how it ended, and how long that took."""
        self.commands[outcome] += 1
        self._latency[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def latency(self) -> Iterator[str]:
        """The histogram of the latency of commands."""
        name, so_far = "moothall_command_seconds", 0
        yield from _head(name, "histogram", "Seconds from a command to its acknowledgement or refusal.")
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._latency, strict=True):
            so_far += count
            yield _line(f"{name}_bucket", {"le": bound}, so_far)
        yield _line(f"{name}_sum", {}, self._seconds)
        yield _line(f"{name}_count", {}, so_far)


# ---- telling --------------------------------------------------------------------------------------------------------


def told(context: AppContext, now: float) -> str:
    """All metrics of a server as text. It looks at files, so a loop calls it in a thread."""
    metrics = context.metrics
    lines = [
        *_family("moothall_info", "gauge", "The version that runs.", [({"version": __version__}, 1)]),
        *(line for family in _now(context, now) for line in _family(*family)),
        *_family("moothall_commands_total", "counter", "Commands by outcome.", _by("outcome", metrics.commands)),
        *_family("moothall_refusals_total", "counter", "Refusals by kind.", _by("kind", metrics.refusals)),
        *metrics.latency(),
    ]
    return "\n".join(lines) + "\n"


def _now(context: AppContext, now: float) -> Iterator[tuple[str, str, str, list[Sample]]]:
    """How things stand: what is open, what waits, and what it takes."""
    rooms, store = context.tables.open_rooms(), context.store
    seats = sum(len(room.table.stored_room.seats) for room in rooms)
    yield "moothall_up_to_write", "gauge", "1 if the store can write.", [({}, int(store.is_well))]
    yield "moothall_tables_open", "gauge", "Tables that are open.", [({}, len(rooms))]
    yield "moothall_seats", "gauge", "Seats at open tables.", [({}, seats)]
    yield "moothall_people", "gauge", "People who are connected.", [({}, context.sockets.people)]
    yield "moothall_sockets", "gauge", "Sockets that are open.", [({}, sum(len(room.sockets) for room in rooms))]
    yield "moothall_waiting", "gauge", "Jobs that wait, by queue.", _by("queue", _queues(context))
    yield "moothall_memory_bytes", "gauge", "Memory of the server's process.", [({}, memory_used())]
    if context.file is not None:
        yield from _of_file(context.file, now)


def _of_file(file: Store, now: float) -> Iterator[tuple[str, str, str, list[Sample]]]:
    """How the file of the store and its backups stand."""
    yield "moothall_store_bytes", "gauge", "Size of the store by file.", _by("file", _sizes(file.path))
    made = [backup.made for backup in backups_of(file.path.parent)]
    ages: list[Sample] = [({}, max(0.0, now - max(made)))] if made else []
    yield "moothall_backup_age_seconds", "gauge", "Age of the newest backup; absent without one.", ages
    yield "moothall_backups", "gauge", "Backups that are kept.", [({}, len(made))]
    missing = sum(each.lines for each in file.missing())
    yield "moothall_missing_lines", "gauge", "Acknowledged lines found missing.", [({}, missing)]


def _queues(context: AppContext) -> dict[str, int]:
    rooms, workers = context.tables.open_rooms(), context.workers
    return {
        "commands": sum(room.desk.waiting for room in rooms),
        "readers": context.readers.waiting,
        "writer": context.store.waiting,
        "odds": workers.odds.waiting,
        "pictures": workers.pictures.waiting,
        "archives": workers.archives.waiting,
        "bench": workers.bench.waiting,
        "forecasts": workers.forecasts.waiting,
        "lab": workers.lab.waiting,
    }


def _sizes(path: Path) -> dict[str, int]:
    found = {}
    for name, file in (("database", path), ("log", path.with_name(f"{path.name}-wal"))):
        with suppress(OSError):
            found[name] = file.stat().st_size
    return found


def _by(label: str, counts: dict[str, int]) -> list[Sample]:
    return [({label: name}, count) for name, count in sorted(counts.items())]


def _family(name: str, kind: str, about: str, samples: Iterable[Sample]) -> Iterator[str]:
    yield from _head(name, kind, about)
    yield from (_line(name, labels, value) for labels, value in samples)


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _line(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{label}="{said}"' for label, said in labels.items())
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"


# ---- who may look ---------------------------------------------------------------------------------------------------


def is_from_here(client: str, host: str, forwarded: bool) -> bool:
    """Whether a request comes from this computer, for it, and through no proxy."""
    named = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return _is_loopback(client) and not forwarded and (named == "localhost" or _is_loopback(named.strip("[]")))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


# ---- memory ---------------------------------------------------------------------------------------------------------


def memory_used(statm: Path = Path("/proc/self/statm")) -> int:
    """Bytes of memory that the server's process holds; 0 where the system does not say."""
    try:
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0


def memory_there(limit: Path = Path("/sys/fs/cgroup/memory.max")) -> int:
    """Bytes of memory of this computer, or of the container if it has fewer; 0 where the system does not say."""
    found = []
    with suppress(OSError, ValueError):
        found.append(int(limit.read_text()))  # or "max", which is none
    with suppress(OSError, ValueError, AttributeError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    return min(found, default=0)
