"""The files for running a server: their syntax holds, and what they name exists."""

from __future__ import annotations

import configparser
import json
import re
import shlex

import pytest

from moothall.cli.serve import METRICS_TOKEN
from moothall.cli.serve import command as serve
from moothall.web.addresses import PORT
from moothall.web.api import all_endpoints
from moothall.web.logs import FORMATS
from tests.support import places

DEPLOY = places.ROOT / "deploy"
FLAGS = {flag: option for option in serve.params for flag in option.opts}
INSTRUCTIONS = {
    *("FROM", "RUN", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"),
}


def container() -> dict[str, list[str]]:
    """Return what follows each instruction of the Containerfile, its continued lines joined."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", "", re.sub(r"(?m)^#.*\n", "", text)).splitlines()
    found: dict[str, list[str]] = {}
    for line in filter(None, lines):
        word, _, rest = line.partition(" ")
        found.setdefault(word, []).append(rest)
    return found


def service() -> configparser.ConfigParser:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign] # systemd minds capitals
    unit.read(DEPLOY / "moothall.service", encoding="utf-8")
    return unit


def started() -> list[list[str]]:
    """Return the words with which each file starts the server."""
    (entry,) = container()["ENTRYPOINT"]
    return [json.loads(entry), shlex.split(service()["Service"]["ExecStart"])]


@pytest.mark.parametrize("words", started(), ids=["container", "service"])
def test_every_flag_of_the_start_exists(words: list[str]) -> None:
    """Both files call `moothall serve` with flags that it has, each with its value."""
    assert words[0].rpartition("/")[2] == "moothall" and words[1] == "serve"
    flags = dict(zip(words[2::2], words[3::2], strict=True))
    assert flags.keys() <= FLAGS.keys() and flags["--log-format"] in FORMATS
    assert "--data" in flags


def test_the_container_runs_as_nobody_in_particular_with_a_volume() -> None:
    """Only known instructions stand in the file; it does not run as root, and keeps its data in a volume."""
    found = container()
    assert found.keys() <= INSTRUCTIONS
    assert found["USER"] == ["10001"] and "10001" in found["RUN"][0]
    assert json.loads(found["VOLUME"][0]) == ["/data"] and "/data" in started()[0]
    assert found["EXPOSE"] == [str(PORT)] and str(PORT) in started()[0]


def test_the_container_asks_for_readiness() -> None:
    """The health check is a program that compiles, and asks an address that the server has."""
    (check,) = container()["HEALTHCHECK"]
    program = json.loads(check.partition("CMD ")[2])
    assert program[:2] == ["python", "-c"]
    compile(program[2], "health check", "exec")
    asked = re.search(rf"http://127\.0\.0\.1:{PORT}(/[\w/]+)", program[2])
    assert asked is not None and asked[1] in {endpoint.path for endpoint in all_endpoints()}


def test_the_container_copies_what_the_repository_and_a_release_have() -> None:
    """Locks lie in the repository; the wheel is what a release builds into dist/."""
    (copied,) = container()["COPY"]
    lock, wheel, _ = copied.split()
    assert (places.ROOT / lock).is_file() and wheel.startswith("dist/moothall-") and wheel.endswith(".whl")


def test_the_service_keeps_its_data_where_systemd_makes_room_for_it() -> None:
    """The folder of the start is the unit's own, the stop has time, and the token's variable is the program's."""
    unit = service()
    assert {"Unit", "Service", "Install"} == set(unit.sections())
    section = unit["Service"]
    assert f"/var/lib/{section['StateDirectory']}" in section["ExecStart"] and section["NoNewPrivileges"] == "yes"
    assert int(section["TimeoutStopSec"]) > 10
    assert METRICS_TOKEN in (DEPLOY / "moothall.service").read_text(encoding="utf-8")
