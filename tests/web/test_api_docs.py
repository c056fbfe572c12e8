"""The page about the API is run: two people play a fight with its commands alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from moothall.web.addresses import ListenAddress, listen
from moothall.web.api import all_endpoints
from moothall.web.command_types import KINDS
from moothall.web.socket import PATH
from tests.support import places
from tests.web.support.server import ENOUGH

pytestmark = pytest.mark.slow

PAGE = places.ROOT / "docs" / "api.md"
SHELL = re.compile(r"```sh\n(.*?)```", re.DOTALL)
CLIENT = re.compile(r"```py\n(.*?)```", re.DOTALL)


TOOLS = ("bash", "curl", "sleep")
"""What the page asks of whoever follows it. Moothall itself needs none of them."""


@pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="the page is followed with bash and curl")
def test_two_terminals_play_a_fight_from_the_page_alone(tmp_path: Path) -> None:
    """Every command of the page, in its order, in one shell; the story at its end tells of the fight."""
    text = PAGE.read_text(encoding="utf-8")
    place, taken = listen(ListenAddress(port=0))
    taken.close()
    (client,) = CLIENT.findall(text)
    (tmp_path / "watch.py").write_text(client, encoding="utf-8")
    script = "\n".join(["set -eu", "trap 'kill %1' EXIT", *SHELL.findall(text)]).replace("4255", str(place.port))
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    env = os.environ | {"PATH": path, "MOOTHALL_LANG": "en"}
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=ENOUGH)
    assert done.returncode == 0, done.stderr
    assert "Giant rat" in done.stdout and "Ana: “Well fought!”" in done.stdout
    assert '"error":"error-table-may-not"' in done.stdout and done.stdout.count('"error"') == 1
    assert "nde2.attack.hit" in done.stdout and re.search(r"^\d+/\d+$", done.stdout, re.MULTILINE)


def test_every_path_and_command_on_the_page_exists() -> None:
    """Paths and commands on the page are those of the API."""
    text = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r'"do": "(\w+)"', text)) <= set(KINDS)
    paths = [*(endpoint.path for endpoint in all_endpoints()), PATH, "/api/openapi"]
    known = [re.compile(re.sub(r"\{\w+\}", r"[^/]+", path)) for path in paths]
    named = set(re.findall(r"(/api/[\w/{}$]+)", text))
    assert len(named) > 10 and [path for path in named if not any(one.fullmatch(path) for one in known)] == []
