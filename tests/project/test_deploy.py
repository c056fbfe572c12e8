"""The files for running a server: their syntax holds, and what they name exists."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # comes with schemathesis

from moothall.cli.serve import CLUSTER_KEY, METRICS_TOKEN
from moothall.cli.serve import command as serve
from moothall.web.addresses import PORT
from moothall.web.api import all_endpoints
from moothall.web.logs import FORMATS
from tests.support import places

DEPLOY = places.ROOT / "deploy"
FLAGS = {flag: option for option in serve.params for flag in option.opts}
INSTRUCTIONS = {
    *("FROM", "RUN", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"),
    "ARG",
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


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def members() -> dict[str, Any]:
    """Return the services of the compose file that are Moothall."""
    return {name: one for name, one in compose()["services"].items() if "build" in one}


def proxied() -> tuple[list[str], dict[str, str]]:
    """Return to whom Caddy leads people, and the settings by which it chooses."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    found = re.search(r"\treverse_proxy (.*) \{\n((?:\t\t.*\n)+)\t\}", text)
    assert found is not None
    return found[1].split(), dict(line.split() for line in found[2].splitlines())


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


def test_three_members_share_a_database_and_a_key() -> None:
    """Each has a door of its own that others reach by its name, and flags that exist; the proxy knows all three."""
    services, found = compose()["services"], members()
    assert len(found) == 3
    for name, member in found.items():
        words = [*member["entrypoint"][2:], *(word for said in member["command"] for word in said.split("=", 1))]
        flags = dict(zip(words[::2], words[1::2], strict=True))
        assert flags.keys() <= FLAGS.keys() and "--data" not in flags and flags["--log-format"] in FORMATS
        assert flags["--inside"] == f"{member['hostname']}:4256" and member["hostname"] == name
        assert flags["--proxy"] == services["proxy"]["networks"]["within"]["ipv4_address"]
        assert (
            flags["--database"]
            == f"postgresql://{services['database']['environment']['POSTGRES_USER']}@database/moothall"
        )
        assert CLUSTER_KEY in member["environment"] and member["environment"]["PGPASSWORD"]
        assert f"{name}:{PORT}" in proxied()[0] and member["networks"] == ["within"]
    (urls,) = {str(sorted(word for word in member["command"] if "public" in word)) for member in found.values()}
    assert "https://" in urls and compose()["networks"]["within"]["internal"] is True


def test_the_proxy_asks_who_is_ready() -> None:
    """The page about it has the same settings, and every flag that it names exists."""
    to, settings = proxied()
    page = (places.ROOT / "docs" / "serving-many.md").read_text(encoding="utf-8")
    assert len(to) == len(members()) and all(f"\t\t{name} {said}\n" in page for name, said in settings.items())
    assert settings["health_uri"] in {endpoint.path for endpoint in all_endpoints()}
    words = shlex.split(re.search(r"moothall (serve --host .*)", page)[1])  # type: ignore[index] # or it fails
    assert set(words[1::2]) <= FLAGS.keys()


def test_the_compose_file_builds_what_the_container_file_takes() -> None:
    """The extra for databases is one of the project's, and stopping leaves time to hand tables over."""
    extras = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for member in members().values():
        assert (DEPLOY / member["build"]["context"] / member["build"]["dockerfile"]).is_file()
        (argument,) = member["build"]["args"].items()
        assert argument[0] in container()["ARG"][0] and argument[1] in extras["optional-dependencies"]
        assert int(member["stop_grace_period"].removesuffix("s")) > 60
    volumes = {volume.partition(":")[0] for one in compose()["services"].values() for volume in one.get("volumes", ())}
    assert volumes == {*compose()["volumes"], "./Caddyfile"}


def test_the_service_keeps_its_data_where_systemd_makes_room_for_it() -> None:
    """The folder of the start is the unit's own, the stop has time, and the token's variable is the program's."""
    unit = service()
    assert {"Unit", "Service", "Install"} == set(unit.sections())
    section = unit["Service"]
    assert f"/var/lib/{section['StateDirectory']}" in section["ExecStart"] and section["NoNewPrivileges"] == "yes"
    assert int(section["TimeoutStopSec"]) > 10
    assert METRICS_TOKEN in (DEPLOY / "moothall.service").read_text(encoding="utf-8")
