"""Paths of the data folder, and the lock on it."""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from moothall.errors import MoothallError, Unclear

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE = "moothall.sqlite"
LOCK = "moothall.lock"
BACKUPS = "backups"
BOOKMARKS = "bookmarks"
TALLY = "moothall.count"
"""Sorts before the database: who copies file by file has the count first, which then says too little at most."""

MISSING = "missing.json"


def default_folder(environ: Mapping[str, str], platform: str) -> Path:
    """Where this kind of computer keeps what a program must not lose."""
    if platform == "win32":
        return _given(environ, "LOCALAPPDATA", _home(environ) / "AppData" / "Local") / "Moothall"
    if platform == "darwin":
        return _home(environ) / "Library" / "Application Support" / "Moothall"
    return _given(environ, "XDG_DATA_HOME", _home(environ) / ".local" / "share") / "moothall"


def _home(environ: Mapping[str, str]) -> Path:
    said = environ.get("HOME") or environ.get("USERPROFILE")
    return Path(said) if said else Path.home()


def _given(environ: Mapping[str, str], name: str, otherwise: Path) -> Path:
    """A folder that the environment names; the XDG rules say that one which is not absolute does not count."""
    said = Path(environ.get(name, ""))
    return said if said.is_absolute() else otherwise


def prepared(folder: Path) -> Path:
    """A folder that is there, for its owner's eyes only if we are the ones to make it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
    return folder.resolve()


def is_begun(folder: Path) -> bool:
    """Whether a folder holds a store. A folder that cannot be, or that we may not read, is refused."""
    try:
        (folder / FILE).stat()
    except FileNotFoundError:
        return False
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
    return True


def with_tables(folder: Path) -> Path:
    """Return a folder that holds a store already, so that a misspelt name does not begin a new one."""
    if not is_begun(folder):
        raise Unclear("error-keep-nothing", folder=str(folder))
    return folder.resolve()


RIGHTS, FILES = (errno.EACCES, errno.EPERM, errno.EROFS), (errno.EEXIST, errno.ENOTDIR)
WHY = dict.fromkeys(RIGHTS, "rights") | dict.fromkeys(FILES, "file")
"""Problems of a folder that we have words of our own for; the system's are in its own language."""


def cannot_write(folder: Path, problem: OSError) -> MoothallError:
    """Return the error of a folder that will not take our files."""
    why, said = WHY.get(problem.errno or 0, "other"), problem.strerror or str(problem)
    return MoothallError("error-keep-cannot-write", folder=str(folder), why=why, problem=said)


def synced(path: Path) -> None:
    """Put a finished file, and its name in its folder, on disk."""
    _sync(path, os.O_RDWR)
    if os.name == "posix":  # elsewhere a folder cannot be opened
        _sync(path.parent, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Lock:
    """Keeps a second server out of a data folder for as long as this process lives.

    The system holds the lock, not the file, so a killed process leaves none behind. It is a lock of the process and
    not of the open file, because one of the latter would live on in a forked worker. Such a lock does not see a
    second opener in its own process, hence `_OURS`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with _GUARD:
            if folder in _OURS:
                raise MoothallError("error-keep-in-use", folder=str(folder))
            self._handle = _locked(folder)
            _OURS.add(folder)

    def release(self) -> None:
        """Unlock the folder."""
        with _GUARD:
            if self.folder in _OURS:
                os.close(self._handle)
                _OURS.discard(self.folder)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()


_GUARD = threading.Lock()
_OURS: set[Path] = set()


def _locked(folder: Path) -> int:
    try:
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
    try:
        _take(handle)
    except OSError as problem:
        os.close(handle)
        raise MoothallError("error-keep-in-use", folder=str(folder)) from problem
    return handle


def _take(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
