"""`moothall table` and `moothall serve` on a database: tables move there and back, and a server owns what it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.cluster import open_database
from moothall.store import AnyStore, Secret, open_store
from moothall.store.moving import Whole, whole
from moothall.web.access import HOST, Access, Admission
from tests.table.support.archives import PICTURES, lived

pytestmark = pytest.mark.slow

ENOUGH = 60.0
LINES = lived().shelf.lines


def run(*arguments: str) -> Result:
    return CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, ["table", *arguments])


def answer(*arguments: str) -> Any:
    ran = run(*arguments, "--json")
    assert ran.exit_code == 0, ran.stderr
    return json.loads(ran.stdout)


def refused(*arguments: str) -> str:
    """The one sentence with which a command ends."""
    ran = run(*arguments)
    assert ran.exit_code != 0 and ran.stdout == "", ran.output
    return str(ran.stderr.splitlines()[-1])


def filled(folder: Path) -> str:
    """A folder with a table, a host, a guest who came by a link, and a device; the id of the table."""
    with open_store(folder, clock=lambda: 86_400.0) as store:
        table = store.bring("nde2", "The Lantern", "en", LINES, list(PICTURES.values()))
        access = Access(store)
        host = access.invite(Admission("", HOST), 1.0)
        link = access.invite(Admission(table, "player", "ana"), 2.0)
        access.accept(link.secret, "p1", 3.0)
        access.accept(host.secret, "p2", 3.0)
        access.sign_in("p1", 3.0)
    return table


def everything(store: AnyStore) -> tuple[list[Whole], list[Secret]]:
    tables = [whole(store, row.id) for row in store.tables()]
    return tables, [
        secret for table in ("", *(each.row.id for each in tables)) for secret in store.secrets_of_table(table)
    ]


def test_tables_move_to_a_database_and_back(database: str, tmp_path: Path) -> None:
    """Lines, pictures and all that lets people in come over under their ids, and nothing is left behind."""
    table, there, back = filled(tmp_path / "there"), tmp_path / "there", tmp_path / "back"
    with open_store(there) as store:
        before = everything(store)
    assert len(before[1]) == 5
    assert [each["id"] for each in answer("move", "--to", database, "--data", str(there))["tables"]] == [table]
    with open_store(there) as store:
        assert everything(store) == ([], [])
    with open_database(database) as shared:
        assert everything(shared) == before
    assert run("move", "--to", str(back), "--database", database).stdout == "One table is moved.\n"
    with open_store(back) as store:
        assert everything(store) == before
    with open_database(database) as shared:
        assert everything(shared) == ([], [])


def test_an_interrupted_move_can_be_begun_again(database: str, tmp_path: Path) -> None:
    """A table that is in both places goes from the first if both are alike; otherwise it stays in both."""
    table, folder = filled(tmp_path), str(tmp_path)
    with open_store(tmp_path) as store, open_database(database) as shared:
        row = store.table(table)
        shared.bring("nde2", row.title, "en", LINES[:-1], list(PICTURES.values()), was=row)
    assert "not the same in both" in refused("move", "--to", database, "--data", folder)
    with open_store(tmp_path) as store, open_database(database) as shared:
        assert list(store.read(table)) == LINES
        shared.member.take(table)
        shared.append(table, len(LINES), LINES[-1:]).wait(ENOUGH)
    assert [each["id"] for each in answer("move", "--to", database, "--data", folder)["tables"]] == [table]
    assert answer("list", "--data", folder)["tables"] == []


def test_a_move_has_one_source_and_one_target(database: str, tmp_path: Path) -> None:
    """A folder and a database cannot both be the source, and two databases are not our business."""
    assert "not both" in refused("list", "--data", str(tmp_path), "--database", database)
    assert "pg_dump" in refused("move", "--database", database, "--to", database)


def test_commands_work_on_a_database(database: str, tmp_path: Path) -> None:
    """Export, import, link and delete do there what they do in a folder."""
    table, at = filled(tmp_path / "data"), ("--database", database)
    answer("move", "--to", database, "--data", str(tmp_path / "data"))
    archive = str(tmp_path / "one.moothall")
    assert answer("export", table, "--file", archive, *at)["bytes"] > 1_000
    imported = answer("import", archive, *at)
    assert imported["links"] and answer("link", imported["table"], imported["links"][0]["seat"], *at)["link"]
    assert answer("delete", table, "--yes", *at) == {
        "table": table,
        "title": "The Lantern",
        "backups": 0,
        "damaged": [],
    }
    assert [each["id"] for each in answer("list", *at)["tables"]] == [imported["table"]]


@contextmanager
def server(database: str, *more: str) -> Iterator[tuple[subprocess.Popen[str], Any]]:
    """A real server on a database, and what it says when it answers; it is gone when this ends."""
    command = [sys.executable, "-m", "moothall", "serve", "--json", "--port", "0", "--database", database, *more]
    environment = os.environ | {"MOOTHALL_LANG": "en", "MOOTHALL_CLUSTER_KEY": "k" * 32}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())
        finally:
            process.kill()


def joined(said: Any, link: str) -> int:
    """Come to a server with a link that another server made; the status of its answer."""
    token = link.partition("#")[2]
    return httpx2.post(said["address"] + "/api/join", json={"token": token, "name": "Ana"}).status_code


def test_a_server_passes_people_on_to_the_owner(database: str) -> None:
    """Who comes to the wrong server sits down at the right one; once that is killed, the next seat is taken here.

    A command has its owner let a table go for a moment.
    """
    inside = ("--inside", "127.0.0.1:0")
    with server(database, "--demo", *inside) as (owner, said), server(database, *inside) as (_, other):
        first, second, third = [seat for seat in said["seats"] if seat["role"] == "player"][:3]
        assert joined(other, first["link"]) == 200
        anew = answer("link", said["table"], third["name"], "--database", database)["link"]
        owner.kill()
        owner.wait(ENOUGH)
        assert joined(other, second["link"]) == joined(other, anew) == 200
        assert answer("delete", said["table"], "--yes", "--database", database)["table"] == said["table"]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("", ["--inside", "127.0.0.1:0", "--database", "postgresql:///x"]),
        ("k" * 32, ["--inside", "127.0.0.1:0"]),
        ("k" * 32, ["--inside", "0.0.0.0:4256", "--database", "postgresql:///x"]),
        ("k" * 32, ["--inside", "4256", "--database", "postgresql:///x"]),
    ],
)
def test_an_inner_door_needs_a_key_a_database_and_an_address(key: str, words: list[str]) -> None:
    """One sentence says what is missing, and nothing starts."""
    ran = CliRunner(env={"MOOTHALL_LANG": "en", "MOOTHALL_CLUSTER_KEY": key}).invoke(moothall, ["serve", *words])
    assert ran.exit_code == 2 and "MOOTHALL_CLUSTER_KEY" in ran.stderr
