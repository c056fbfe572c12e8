"""Backups on a schedule: whose turn it is is the caller's clock to say, so nothing here waits."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from moothall.keep.places import cannot_write

STAMP = "%Y%m%dT%H%M%SZ"
NAME = "moothall-{}.sqlite"


def back_up_if_due(
    back_up: Callable[[Path], Path], folder: Path, every_seconds: float, now: float, newest: int
) -> Path | None:
    """Back up if the last one is long enough ago; the new file, or nothing. Older ones than the newest few go.

    The times are in the names, because copying a folder changes the times of its files. A backup from the future was
    made by a clock that went wrong and does not count.
    """
    past = [made for made in _made(folder) if made <= now]
    if past and now - max(past) < every_seconds:
        return None
    new = back_up(folder / NAME.format(datetime.fromtimestamp(now, UTC).strftime(STAMP)))
    _prune(folder, new, newest)
    return new


def _made(folder: Path) -> dict[float, Path]:
    """The backups of a folder by the time they were made."""
    found = {}
    for path in folder.glob(NAME.format("*")):
        try:
            made = datetime.strptime(path.name, NAME.format(STAMP)).replace(tzinfo=UTC)
        except ValueError:
            continue  # somebody's own file
        found[made.timestamp()] = path
    return found


def _prune(folder: Path, new: Path, newest: int) -> None:
    others = [path for _, path in sorted(_made(folder).items()) if path != new]
    try:
        for path in others[: max(0, len(others) + 1 - newest)]:
            path.unlink(missing_ok=True)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
