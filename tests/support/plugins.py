"""Rulesets of other packages for tests: installed into a folder, and a server in a process that has it on its path."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support import places

LANTERN = places.ROOT / "src" / "moothall" / "templates" / "lantern"
"""The package that `moothall ruleset new` writes, as it lies in the program: there is no second writing of it."""


def install(package: Path, into: Path) -> None:
    """Install a package without an index: its code, and what pip would note of it."""
    about = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(package / "src", into, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    note(into, about["name"], about["version"], about["entry-points"]["moothall.rulesets"])


def note(into: Path, name: str, version: str, entries: dict[str, str]) -> None:
    """Note a package and its rulesets as pip does."""
    noted = into / f"{name.replace('-', '_')}-{version}.dist-info"
    noted.mkdir(parents=True)
    (noted / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    listed = "".join(f"{id} = {entry}\n" for id, entry in entries.items())
    (noted / "entry_points.txt").write_text(f"[moothall.rulesets]\n{listed}", encoding="utf-8")


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds packages in these folders."""
    path = os.pathsep.join([*map(str, folders), str(places.ROOT / "src")])
    return os.environ | {"PYTHONPATH": path, "MOOTHALL_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}


def ran(words: list[str], *folders: Path) -> subprocess.CompletedProcess[str]:
    """Run the program to its end in a fresh process."""
    command = [sys.executable, "-m", "moothall", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment(*folders))


def free_port() -> int:
    """A port for a server that is started again: a session belongs to its address."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def serving(data: Path, *folders: Path, port: int = 0) -> Iterator[dict[str, Any]]:
    """A server over a data folder, in a fresh process; what it says when it has started."""
    command = [sys.executable, "-m", "moothall", "serve", "--json", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(*folders)
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said, process.communicate()[1]
        yield json.loads(said)
    finally:
        process.terminate()
        process.communicate(timeout=30)
