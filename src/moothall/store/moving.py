"""Moving: all tables of one store to another, with pictures and credentials, under the ids they had.

A table is gone from the one only when the other has all of it. So a move that was interrupted can be begun again, and
nothing is ever in no store. What lets people in goes along and is dropped where it was: what is revoked after a move
does not come back with the tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store.credentials import Secret
from moothall.store.images import Hung
from moothall.store.protocols import AnyStore, Ownership
from moothall.store.store import TableRow


@record
class Whole:
    """A table with all it has."""

    row: TableRow
    lines: list[str]
    pictures: list[Hung]


def move(source: AnyStore, owning: Ownership, target: AnyStore) -> list[TableRow]:
    """Move every table, and return them. One in play is refused before any is touched."""
    _put_all(source.secrets_of_table(""), target)
    moved = [_move_table(source, owning, target, row.id) for row in source.tables()]
    source.drop_secrets([secret.id for secret in source.secrets_of_table("")])
    return moved


def _move_table(source: AnyStore, owning: Ownership, target: AnyStore, table: str) -> TableRow:
    owning.take(table)
    here = whole(source, table)
    if all(row.id != table for row in target.tables()):
        row = here.row
        target.bring(row.ruleset, row.title, row.language, here.lines, here.pictures, was=row)
    _put_all(source.secrets_of_table(table), target)
    if whole(target, table) != here:
        raise MoothallError("error-keep-differs", table=table)
    source.delete(table)
    return here.row


def whole(store: AnyStore, table: str) -> Whole:
    """A table of a store with all it has."""
    found = (store.picture(table, picture.name) for picture in store.pictures(table))
    return Whole(store.table(table), list(store.read(table)), [picture for picture in found if picture is not None])


def _put_all(secrets: Sequence[Secret], target: AnyStore) -> None:
    """Keep what is not there yet, each after what it came by; what came by something that is gone is not kept."""
    waiting = [secret for secret in secrets if target.secret(secret.id) is None]
    while ready := [each for each in waiting if not each.came_by or target.secret(each.came_by) is not None]:
        for secret in ready:
            target.put_secret(secret)
        waiting = [secret for secret in waiting if secret not in ready]
