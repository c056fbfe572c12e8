"""Upkeep of the store, for the host alone: what is missing, which backups there are, and restoring one."""

from __future__ import annotations

from msgspec import Struct

from moothall.errors import MoothallError, Unclear
from moothall.store import Store, backups_of
from moothall.store.restore import check_backup
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.wire import Id, Received

endpoints = Endpoints()


class BackupShown(Struct, frozen=True):
    """A backup: its name, when it was written (seconds since 1970), and its bytes."""

    name: str
    made: int
    bytes: int


class Upkeep(Struct, frozen=True):
    """How the store stands: acknowledged lines that are missing, and the backups, the newest first."""

    missing: int
    backups: list[BackupShown]


class Restoring(Received, frozen=True):
    """The backup to restore; its name is said twice, so that nobody does this by accident."""

    name: Id
    confirm: Id


async def _check_host(call: Call) -> None:
    """Refuse everybody but the host."""
    if not await call.context.is_host(call.person):
        raise MoothallError("error-web-host-only")


def _file(call: Call) -> Store:
    """The file of the store; a database has backups of its own, of which we know nothing."""
    if call.context.file is None:
        raise MoothallError("error-web-no-file")
    return call.context.file


@endpoints.get("/api/upkeep", gives=Upkeep)
async def upkeep(call: Call) -> Upkeep:
    """What is missing of the store, and its backups."""
    await _check_host(call)
    file = call.context.file
    found = [] if file is None else await in_thread(backups_of, file.path.parent)
    missing = await in_thread(call.context.missing_lines)
    return Upkeep(missing, [BackupShown(each.name, each.made, each.size) for each in found])


@endpoints.delete("/api/upkeep/missing")
async def go_on(call: Call) -> None:
    """Go on knowingly: the missing lines are told no more."""
    await _check_host(call)
    await in_thread(_file(call).take_note)


@endpoints.post("/api/upkeep/restore", takes=Restoring, right=_check_host)
async def restore_backup(call: Call) -> None:
    """Stop all tables, put a backup in the place of the store, and start again. What it replaces is kept."""
    await _check_host(call)
    asked: Restoring = call.body
    if asked.confirm != asked.name:
        raise Unclear("error-keep-not-restored")
    await in_thread(check_backup, _file(call).path.parent, asked.name)
    if call.context.restart is None:
        raise MoothallError("error-web-no-restart")
    call.context.restart(asked.name)
