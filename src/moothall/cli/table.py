"""`moothall table`: administration of whole tables, through the server that runs, or without one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import click

from moothall.cli import show
from moothall.cli.exit_codes import judging
from moothall.cli.localized import F, Group, common
from moothall.errors import MoothallError, Unclear

if TYPE_CHECKING:
    from moothall.archive import Parcel
    from moothall.cluster.postgres import PostgresStore
    from moothall.store import TableRow
    from moothall.web.table_admin import Arrived, SeatLink

command = Group("table")


class TableKeeper(Protocol):
    """An administrator of tables: in a folder, or by a running server."""

    def tables(self) -> list[TableRow]: ...
    def export(self, table: str, seat: str = "") -> Parcel: ...
    def bring(self, data: bytes, set_aside: bool = False) -> Arrived: ...
    def link(self, table: str, seat: str) -> SeatLink: ...
    def delete(self, table: str) -> int: ...


def in_folder(function: F) -> F:
    """Give a command the flags of all, and the folder it works in."""
    return common(click.option("--data", metavar="FOLDER")(function))


def in_store(function: F) -> F:
    """Give a command the flags of all, and the store it works in: a folder, or a database."""
    return in_folder(click.option("--database", metavar="URL")(function))


class Nowhere:
    """A folder without tables. Only looking for one must not begin anything there."""

    def tables(self) -> list[TableRow]:
        return []


@contextmanager
def office(
    data: str | None, database: str | None, lang: str, url: str | None = None, *, begin: bool = False
) -> Iterator[TableKeeper]:
    """The tables of a database, or of a folder: our own to open, or asked for at the server that has it open."""
    import time

    from moothall.cli.remote import Remote
    from moothall.store import open_store
    from moothall.store.paths import is_begun
    from moothall.web import table_admin
    from moothall.web.addresses import base_url, choose

    base = base_url(choose(public_url=url), ())
    if database is not None:
        with _database(database, data) as shared:
            yield table_admin.TableAdmin(shared, base, time.time, shared.member)
        return
    folder = _folder(data)
    if not begin and not is_begun(folder):
        yield cast(TableKeeper, Nowhere())  # nobody gets beyond looking for a table there
        return
    try:
        store = open_store(folder)
    except MoothallError as problem:
        if problem.key != "error-keep-in-use":
            raise
        yield Remote(folder, lang)
        return
    with store:
        yield table_admin.TableAdmin(store, base, time.time)


def _database(url: str, data: str | None) -> PostgresStore:
    """The tables of a database, which has no folder."""
    from moothall.cluster import open_database

    if data is not None:
        raise Unclear("error-cluster-or-folder")
    return open_database(url)


def found(tables: list[TableRow], name: str) -> TableRow:
    """The table that goes by an id or by a title."""
    from moothall.archive.container import printable

    fitting = [kept for kept in tables if kept.id == name]
    fitting = fitting or [kept for kept in tables if kept.title.casefold() == name.casefold()]
    if not fitting:
        raise Unclear("error-evening-no-table", name=printable(name))
    if len(fitting) > 1:
        raise Unclear("error-evening-which", name=printable(name))
    return fitting[0]


# ---- the commands ---------------------------------------------------------------------------------------------------


@command.command("list")
@in_store
def list_tables(database: str | None, data: str | None, lang: str, as_json: bool) -> None:
    """All tables."""
    with office(data, database, lang) as desk:
        tables = desk.tables()
    if as_json:
        show.put_json({"tables": [_plain(kept) for kept in tables]})
    else:
        _print(tables, lang)


@command.command("export")
@click.argument("table")
@click.option("--seat", metavar="SEAT", default="")
@click.option("--file", metavar="FILE")
@in_store
def export_table(
    table: str, seat: str, file: str | None, database: str | None, data: str | None, lang: str, as_json: bool
) -> None:
    """One table, or what one seat was told, as a file."""
    with office(data, database, lang) as desk:
        kept = found(desk.tables(), table)
        parcel = desk.export(kept.id, seat)
    written = file or parcel.name
    _write(written, parcel.data)
    if as_json:
        show.put_json({"table": kept.id, "title": kept.title, "file": written, "bytes": len(parcel.data)})
    else:
        size = max(len(parcel.data) // 1024, 1)
        _say(lang, "table-exported", title=_safe(kept.title), file=_safe(written), size=size)


@command.command("import")
@click.argument("file")
@click.option("--set-aside", is_flag=True)
@click.option("--url", metavar="URL")
@in_store
def import_table(
    file: str, set_aside: bool, url: str | None, database: str | None, data: str | None, lang: str, as_json: bool
) -> None:
    """A file as a new table."""
    raw = _read(file)
    with office(data, database, lang, url, begin=True) as desk:
        arrived = desk.bring(raw, set_aside)
    if as_json:
        links = [_plain_link(link) for link in arrived.links]
        show.put_json({"table": arrived.table, "title": arrived.title, "links": links})
        return
    _say(lang, "table-imported", title=_safe(arrived.title), table=arrived.table)
    for link in arrived.links:
        _say(lang, "table-link", name=_safe(link.name), role=_role(link.role, lang), link=link.url)


@command.command("delete")
@click.argument("table")
@click.option("--yes", is_flag=True)
@in_store
def delete_table(table: str, yes: bool, database: str | None, data: str | None, lang: str, as_json: bool) -> None:
    """A table, gone for good."""
    from moothall.store.repair import ruins

    with office(data, database, lang) as desk:
        kept = found(desk.tables(), table)
        if not yes:
            _be_sure(kept, lang)
        backups = desk.delete(kept.id)
    damaged = [] if database is not None else [str(path) for path in ruins(_folder(data))]
    if as_json:
        show.put_json({"table": kept.id, "title": kept.title, "backups": backups, "damaged": damaged})
        return
    _say(lang, "table-deleted", title=_safe(kept.title), backups=backups)
    if damaged:
        _say(lang, "table-deleted-but", files=", ".join(damaged))


@command.command("link")
@click.argument("table")
@click.argument("seat")
@click.option("--url", metavar="URL")
@in_store
def link_seat(
    table: str, seat: str, url: str | None, database: str | None, data: str | None, lang: str, as_json: bool
) -> None:
    """A new link to a seat."""
    with office(data, database, lang, url) as desk:
        kept = found(desk.tables(), table)
        link = desk.link(kept.id, seat)
    if as_json:
        show.put_json({"table": kept.id, **_plain_link(link)})
        return
    _say(lang, "table-linked", name=_safe(link.name), role=_role(link.role, lang))
    click.echo(link.url)


@command.command("move")
@click.option("--to", metavar="PLACE", required=True)
@in_store
def move_tables(to: str, database: str | None, data: str | None, lang: str, as_json: bool) -> None:
    """All tables, from a folder to a database or back."""
    from moothall.cluster import open_database
    from moothall.store import Alone, open_store
    from moothall.store.moving import move
    from moothall.store.paths import with_tables

    if database is not None:
        if _is_database(to):
            raise Unclear("error-cluster-to-another")
        with _database(database, data) as shared, open_store(Path(to)) as target:
            moved = move(shared, shared.member, target)
    else:
        with (
            open_store(with_tables(_folder(data))) as source,
            open_database(to) if _is_database(to) else open_store(Path(to)) as target,
        ):
            moved = move(source, Alone(), target)
    if as_json:
        show.put_json({"tables": [_plain(kept) for kept in moved]})
    else:
        _say(lang, "table-moved", count=len(moved))


def _is_database(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))


@command.command("check")
@click.option("--go-on", is_flag=True)
@in_store
@judging
def check_tables(go_on: bool, database: str | None, data: str | None, lang: str, as_json: bool) -> bool:
    """Judge whether everything is still there and readable."""
    from moothall.store.paths import with_tables

    tables: int | None
    if database is not None:
        with _database(database, data) as shared:
            tables, problems = len(shared.tables()), shared.check()
    else:
        tables, problems = _looked_over(with_tables(_folder(data)), go_on)
    _report({"tables": tables}, problems, lang, as_json, "table-sound" if not problems else "table-unsound")
    return not problems


def _looked_over(folder: Path, go_on: bool) -> tuple[int | None, list[MoothallError]]:
    """Count the tables of a folder and find what is wrong; a file too damaged to be opened is itself what was found.

    Who goes on knowingly is told of missing lines this once more.
    """
    from moothall.store import open_store

    try:
        with open_store(folder) as store:
            problems = store.check()
            if go_on:
                store.take_note()
            return len(store.tables()), problems
    except MoothallError as problem:
        if problem.key != "error-keep-damaged":
            raise
        return None, [problem]


@command.command("repair")
@in_folder
def repair_tables(data: str | None, lang: str, as_json: bool) -> None:
    """Save all that can be read of a damaged file in a new one."""
    from moothall.store import repair

    done = repair(_folder(data))
    kept = {"damaged": str(done.damaged), "aside": str(done.aside) if done.aside else None}
    _report(kept, done.problems(), lang, as_json, "table-repaired")


@command.command("backups")
@in_folder
def list_backups(data: str | None, lang: str, as_json: bool) -> None:
    """The backups of a folder."""
    from moothall.store import backups_of
    from moothall.store.paths import with_tables

    found = backups_of(with_tables(_folder(data)))
    if as_json:
        show.put_json({"backups": [{"name": each.name, "made": each.made, "bytes": each.size} for each in found]})
        return
    _say(lang, "table-backups", count=len(found))
    for each in found:
        _say(lang, "table-backup", name=_safe(each.name), date=each.date, size=max(each.size // 1024, 1))


@command.command("restore")
@click.argument("backup")
@click.option("--yes", is_flag=True)
@in_folder
def restore_backup(backup: str, yes: bool, data: str | None, lang: str, as_json: bool) -> None:
    """A backup in the place of the file, which is kept."""
    from moothall.speech import voice
    from moothall.store import restore

    if not yes:
        click.echo(voice(lang).say("table-restore-ask", name=_safe(backup)), err=True)
        if sys.stdin.readline().strip() != backup:
            raise Unclear("error-keep-not-restored")
    done = restore(_folder(data), backup)
    kept = str(done.kept) if done.kept else None
    if as_json:
        show.put_json({"backup": backup, "tables": done.tables, "kept": kept})
    else:
        _say(lang, "table-restored", name=_safe(backup), tables=done.tables, kept=kept or "none")


def _folder(data: str | None) -> Path:
    from moothall.store import default_folder

    return Path(data) if data is not None else default_folder(os.environ, sys.platform)


def _report(found: dict[str, Any], problems: list[MoothallError], lang: str, as_json: bool, key: str) -> None:
    """Print what was found, with each problem on a line of its own."""
    from moothall.speech import sentence

    said = [sentence(problem, lang) for problem in problems]
    if as_json:
        show.put_json(found | {"problems": said})
        return
    _say(lang, key, count=len(said), **{name: value if value is not None else "none" for name, value in found.items()})
    for line in said:
        click.echo(f"  {line}")


# ---- asking, reading, writing ---------------------------------------------------------------------------------------


def _be_sure(kept: TableRow, lang: str) -> None:
    """Ask for the title as confirmation. The question is not an answer, so it does not go where answers go."""
    from moothall.speech import voice

    click.echo(voice(lang).say("table-delete-ask", title=_safe(kept.title)), err=True)
    if sys.stdin.readline().strip() != _safe(kept.title).strip():
        raise Unclear("error-evening-not-sure")


def _read(file: str) -> bytes:
    """Read a file up to the size that an archive may have; whether it is one is found out later."""
    from moothall.archive import Limits

    try:
        with Path(file).open("rb") as opened:
            return opened.read(Limits().file + 1)
    except OSError as problem:
        raise Unclear("error-no-file", file=_safe(file)) from problem


def _write(file: str, data: bytes) -> None:
    """A new file for its owner's eyes: it may hold every secret of the session. None is ever written over."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
    except FileExistsError as problem:
        raise Unclear("error-evening-there", file=_safe(file)) from problem
    except OSError as problem:
        raise Unclear("error-evening-cannot-write", file=_safe(file)) from problem


# ---- showing --------------------------------------------------------------------------------------------------------


def _say(lang: str, key: str, **values: Any) -> None:
    from moothall.speech import voice

    click.echo(voice(lang).say(key, **values))


def _safe(text: str) -> str:
    """Other people's words, with nothing in them that a terminal obeys."""
    from moothall.archive.container import printable

    return printable(text, 200)


def _role(role: str, lang: str) -> str:
    from moothall.speech import voice

    return voice(lang).say(f"term-role-{role}")


def _print(tables: list[TableRow], lang: str) -> None:
    from moothall.speech import voice

    said = voice(lang)
    if not tables:
        click.echo(said.say("table-none"))
        return
    names = ("id", "title", "ruleset", "made", "lines")
    rows = [(kept.id, _safe(kept.title), kept.ruleset, _day(kept.made), str(kept.last)) for kept in tables]
    show.page().table(rows, [said.say(f"table-column-{name}") for name in names])


def _day(made: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(made, UTC).date().isoformat()


def _plain(kept: TableRow) -> dict[str, Any]:
    return {
        "id": kept.id,
        "title": kept.title,
        "ruleset": kept.ruleset,
        "made": kept.made,
        "lines": kept.last,
        "language": kept.language,
    }


def _plain_link(link: SeatLink) -> dict[str, str]:
    return {"seat": link.seat, "name": link.name, "role": link.role, "link": link.url}
