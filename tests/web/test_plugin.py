"""A ruleset of another package: found, played, lost and found again, without this repository's help."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.support.plugins import LANTERN, environment, free_port, install, note, ran, serving
from tests.web.support.server import ENOUGH, OverTheNetwork, Person

pytestmark = pytest.mark.slow

MISSING = "The ruleset “lantern” of this table is not installed here"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the lantern is installed."""
    folder = tmp_path_factory.mktemp("site")
    install(LANTERN, folder)
    return folder


@contextmanager
def server(data: Path, *folders: Path, cookie: str = "", port: int = 0) -> Iterator[Person]:
    """The host of a server in a fresh process, by the link it printed or by an earlier cookie."""
    with serving(data, *folders, port=port) as said, httpx2.Client(base_url=said["address"], timeout=ENOUGH) as client:
        host = Person(OverTheNetwork(None, client, said["address"]))  # type: ignore[arg-type] # it is another process
        host.cookie = cookie
        if not cookie:
            assert host.post("/api/join", {"token": said["link"].partition("#")[2]}).status == 200
        yield host


def test_the_package_has_two_hundred_lines_at_most() -> None:
    """All files of the package together."""
    files = [path for path in LANTERN.rglob("*") if path.is_file() and path.suffix in (".py", ".toml", ".ftl", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 200
    assert {path.suffix for path in files} == {".py", ".toml", ".ftl"}


def joined(gm: Person) -> Person:
    """A player who came by a link and joined with a hero."""
    ana = gm.brings("Ana")
    ana.does("open", procedure="lantern.join", args={"seat": ana.seat, "name": "Ida", "number": "4"})
    return ana


def obstacle(gm: Person, id: str, name: str) -> None:
    gm.does("open", procedure="lantern.obstacle", args={"id": id, "name": name, "behind": "a dog"})


def hero_of(person: Person) -> str:
    id: str = person.view()["state"]["heroes"][0]["id"]
    return id


def tries(person: Person, target: str, **more: Any) -> Any:
    args = {"who": hero_of(person), "target": target, "way": "wits", "story": "I knock", **more}
    return person.do("open", procedure="lantern.try", args=args)


def test_a_table_of_a_plugin_is_played(site: Path, tmp_path: Path) -> None:
    """The lobby lists it; joining, forms, odds, dice, prompts, reasons and rewind work."""
    with server(tmp_path, site) as gm:
        shelf = {one["id"]: one for one in gm.get("/api/books?lang=pl").body["books"]}
        assert shelf["lantern"]["title"] == "Lantern" and shelf["lantern"]["demo"] and len(shelf) == 5
        gm.makes_table("lantern", light="2")
        ana = joined(gm)
        obstacle(gm, "gate", "The gate")
        obstacle(gm, "ditch", "The ditch")
        assert gm.view()["state"]["light"] == 2

        # What only the GM may know is not sent, and what only the GM may say is not asked.
        assert "a dog" in json.dumps(gm.view()) and "a dog" not in json.dumps(ana.view())
        hero = hero_of(ana)
        asked = {"procedure": "lantern.try", "hero": hero}
        pieces = {one["field"]["name"]: one for one in ana.post(ana.at("form"), asked).body["pieces"]}
        assert list(pieces) == ["target", "way", "story"] and pieces["target"]["value"] == "gate"
        assert [one["said"] for one in pieces["way"]["field"]["words"]] == ["wits", "heart"]
        assert "sure" in {one["field"]["name"] for one in gm.post(gm.at("form"), asked).body["pieces"]}
        sure = tries(ana, "gate", sure=True)
        assert sure.status == 403

        # An obstacle that is cleared is closed in the form, with the rule, and refused by the same.
        tries_as_gm = {"who": hero, "target": "gate", "way": "wits", "story": "x", "sure": True}
        gm.does("open", procedure="lantern.try", args=tries_as_gm)
        words = ana.post(ana.at("form"), asked).body["pieces"][0]["field"]["words"]
        closed = {one["id"]: one.get("refused") for one in words}
        assert closed["ditch"] is None and "behind us already" in closed["gate"]
        assert "behind us already" in tries(ana, "gate").body["said"]

        # Odds before the roll, dice, the prompt, the reasons.
        args = {"who": hero, "target": "ditch", "way": "wits", "story": "I knock"}
        odds = ana.post(ana.at("odds"), {"procedure": "lantern.try", "args": args}).body
        assert odds["chances"][0]["success"] == "1/2" and odds["chances"][0]["outcomes"]["mixed"] == "1/6"
        prompt = until_asked(gm, ana)
        assert "burn one light" in json.dumps(prompt) and prompt["default"] == "leave"
        ana.does("answer", prompt=prompt["id"], answer="burn")
        assert ana.view()["state"]["light"] == 1
        lines = ana.get(ana.at("log?lang=en")).body["lines"]
        told = [line for line in lines if line["kind"] == "lantern/tried"][-1]
        assert "“I knock” – it works" in told["said"] and "Roll one die" in json.dumps(told["why"])
        assert any(line["what"] == "rolled" for line in lines)

        # Back to before the light was burned.
        told = gm.get(gm.at("log?lang=en")).body["lines"]
        entry = next(line["entry"] for line in told if line["kind"] == "lantern/met")
        gm.does("rewind", to=entry)
        assert ana.view()["state"]["light"] == 2

        # A reader of Polish has the program in Polish and the book in English, and is told so.
        page = ana.get("/api/books/lantern/page?lang=pl").body
        assert page["spoken"] == "en" and "wits" in json.dumps(page["stand_in"])


def until_asked(gm: Person, ana: Person) -> Any:
    """Try until the die shows the hero's number; the way is made free again each time."""
    for count in range(200):
        obstacle(gm, f"wall-{count}", "A wall")
        assert tries(ana, f"wall-{count}").status == 200
        if prompts := ana.prompts():
            return prompts[0]
    raise AssertionError("the die never showed the number")


def test_a_table_outlives_its_package(site: Path, tmp_path: Path) -> None:
    """Without the package the table is read, exported and refused with one sentence; with it again it plays on."""
    port = free_port()
    with server(tmp_path, site, port=port) as gm:
        gm.makes_table("lantern")
        ana = joined(gm)
        obstacle(gm, "gate", "The gate")
        gm.does("say", text="Hello all")
        table, host, player = gm.table, gm.cookie, ana.cookie

    with server(tmp_path, cookie=host, port=port) as gm:
        gm.table, gm.seat = table, "gm"
        listed = gm.get("/api/tables").body["tables"][0]
        assert listed["missing"].startswith(MISSING)
        kept = gm.get(f"/api/tables/{table}/kept").body
        said = [line["said"] for line in kept["lines"]]
        assert kept["missing"].startswith(MISSING) and kept["gm"] and any("Hello all" in one for one in said)
        assert "Ana began “join”." in said and "It happened: “met”." in said and all(said)
        assert "Zestaw zasad" in gm.get(f"/api/tables/{table}/kept?lang=pl").body["missing"]
        ana = Person(gm.server, table, "")
        ana.cookie = player
        read = [line["said"] for line in ana.get(f"/api/tables/{table}/kept").body["lines"]]
        assert "Ana began “join”." in read and "It happened: “met”." not in read
        assert not any("a dog" in one or "{" in one for one in (*said, *read))
        stranger = Person(gm.server)
        assert stranger.get(f"/api/tables/{table}/kept").status == 401
        for path in ("", "/seats/gm/view", "/seats/gm/log", "/seats/gm/procedures", "/seats/gm/choices/x"):
            refused = gm.get(f"/api/tables/{table}{path}")
            assert (refused.status, refused.body["error"]) == (409, "error-ruleset-missing"), path
        for path in (f"/api/tables/{table}/enter", gm.at("heroes"), gm.at("commands")):
            assert gm.post(path, {} if path.endswith("enter") else {"id": "a"}).status in (400, 409)
        assert gm.do("say", text="Anybody?").body["said"].startswith(MISSING)
        with zipfile.ZipFile(io.BytesIO(gm.get(f"/api/tables/{table}/export").body)) as archive:
            assert any(b"Hello all" in archive.read(name) for name in archive.namelist())
        assert ana.get(f"/api/tables/{table}/export").status == 403
        assert gm.get("/api/books/lantern").status == 404

    with server(tmp_path, site, cookie=host, port=port) as gm:
        gm.table, gm.seat = table, "gm"
        assert gm.get("/api/tables").body["tables"][0]["missing"] == ""
        obstacle(gm, "dog", "The dog")
        assert [one["name"] for one in gm.view()["state"]["obstacles"]] == ["The gate", "The dog"]


def test_a_table_without_its_package_can_be_deleted(site: Path, tmp_path: Path) -> None:
    """The host need not find a lost package to be rid of a table."""
    port = free_port()
    with server(tmp_path, site, port=port) as gm:
        gm.makes_table("lantern")
        table, host = gm.table, gm.cookie
    with server(tmp_path, cookie=host, port=port) as gm:
        assert gm.delete(f"/api/tables/{table}").status == 409
        assert gm.delete(f"/api/tables/{table}?title=The%20Lantern").status == 204
        assert gm.get("/api/tables").body["tables"] == []


def test_a_plugin_that_breaks_leaves_the_others_be(site: Path, tmp_path: Path) -> None:
    """Its own tables are refused with what is wrong; lists, errors and other books work."""
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "cracked.py").write_text("raise RuntimeError('a fault')\n", encoding="utf-8")
    note(broken, "cracked-game", "1.0", {"cracked": "cracked:RULESET", "nothing": "no_such_module:RULESET"})
    with server(tmp_path / "data", site, broken) as gm:
        assert [one["id"] for one in gm.get("/api/books").body["books"]][-1] == "lantern"
        gm.makes_table("nde2")
        gm.makes_table("lantern")
        asked = {"book": "cracked", "title": "A", "name": "Gil"}
        refused = gm.post("/api/tables", asked)
        assert refused.status == 409 and "RuntimeError: a fault" in refused.body["said"]
    shown = ran(["rules", "show", "lantern.try"], site, broken)
    assert shown.returncode == 0 and "by heart over it" in shown.stdout
    refused_there = ran(["demo", "cracked"], site, broken)
    assert refused_there.returncode != 0 and "a fault" in refused_there.stderr.splitlines()[-1]


def test_the_command_line_knows_a_plugin(site: Path) -> None:
    """Rules and the demo are told with no more than the package."""
    shown = ran(["rules", "show", "lantern.light"], site)
    assert shown.returncode == 0 and "burn one light and it works" in shown.stdout
    demo = ran(["demo", "lantern"], site)
    assert demo.returncode == 0 and "I lift the latch" in demo.stdout and "Roll one die (lantern.try)" in demo.stdout
    odds = ran(["odds", "lantern", "--number", "4", "--way", "wits"], site)
    assert odds.returncode == 0 and "clear  1/2  50.0%" in odds.stdout and "mixed  1/6" in odds.stdout
    rolled = ran(["roll", "lantern", "--number", "4", "--way", "heart", "--faces", "5"], site)
    assert rolled.returncode == 0 and "The d6 shows 5." in rolled.stdout and "lantern.try" in rolled.stdout
    listed = ran(["rules", "list", "lantern"], site)
    assert listed.returncode == 0 and "lantern.light" in listed.stdout


def test_serving_names_the_plugins_that_are_loaded(site: Path, tmp_path: Path) -> None:
    """One line says which rulesets are not ours, and that a plugin is code the host trusts."""
    for folders in ((site,), ()):
        command = [sys.executable, "-m", "moothall", "serve", "--port", "0", "--data", str(tmp_path / "data")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(*folders)) as process:
            assert process.stdout is not None
            said = list(takewhile(lambda line: "#" not in line, process.stdout))
            process.terminate()
        named = [line for line in said if "lantern" in line]
        assert len(named) == len(folders) and all("code that the host trusts" in line for line in named), said


def test_the_command_line_looks_after_tables_without_their_package(site: Path, tmp_path: Path) -> None:
    """They are listed, checked and exported; a link to a seat is refused with one sentence."""
    with server(tmp_path / "data", site) as gm:
        gm.makes_table("lantern")
        table = gm.table
    data = ["--data", str(tmp_path / "data")]
    assert "lantern" in ran(["table", "list", *data]).stdout
    assert ran(["table", "check", *data]).returncode == 0
    file = tmp_path / "kept.moot"
    assert ran(["table", "export", table, "--file", str(file), *data]).returncode == 0 and file.exists()
    refused = ran(["table", "link", table, "gm", *data])
    assert refused.returncode != 0 and refused.stderr.startswith(MISSING) and refused.stderr.count("\n") == 1
    brought = ran(["table", "import", str(file), *data])
    assert brought.returncode != 0 and "lantern" in brought.stderr and brought.stderr.count("\n") == 1
