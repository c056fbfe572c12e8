"""The tutorial is followed: its commands print what it shows, its changes fit, and its tests pass.

`MOOTHALL_REWRITE=1 python3 dev.py test tests/project/test_tutorial.py`
writes today's output into the page, to be read as a diff.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import places
from tests.support.plugins import environment, install

pytestmark = pytest.mark.slow

PAGE = places.ROOT / "docs" / "your-first-ruleset.md"
BLOCK = re.compile(r"```(console|diff|python)\n(.*?)```", re.DOTALL)


class Follower:
    """Follows the page in a folder of its own, without an index of packages."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.site = folder, folder / "site"
        self.tests: list[str] = []

    def block(self, found: re.Match[str]) -> str:
        """Do what a block says; return it with today's output."""
        kind, text = found[1], found[2]
        if kind == "console":
            commands = [line[2:] for line in text.splitlines() if line.startswith("$ ")]
            text = "".join(f"$ {command}\n{self.ran(command)}" for command in commands)
        elif kind == "diff":
            self.change(text)
        else:
            self.tests.append(text)
        return f"```{kind}\n{text}```"

    def ran(self, command: str) -> str:
        program, *words = shlex.split(command)
        if program == "pip":
            assert words[:2] == ["install", "-e"]
            install(self.folder / words[2], self.site)
            return ""
        assert program == "moothall", command
        return self._run("-m", "moothall", *words).stdout

    def change(self, text: str) -> None:
        """Change a file, here and where it is installed: an editable package is read from its own folder."""
        head, *lines = text.splitlines()
        path = head.removeprefix("--- ")
        old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        for file in (self.folder / path, self.site / path.partition("/src/")[2]):
            before = file.read_text(encoding="utf-8")
            assert before.count(old) == 1, f"{path} has {before.count(old)} of:\n{old}"
            file.write_text(before.replace(old, new), encoding="utf-8")

    def test(self) -> subprocess.CompletedProcess[str]:
        """Run the tests that the page shows."""
        for count, text in enumerate(self.tests):
            (self.folder / f"test_ember_{count}.py").write_text(text, encoding="utf-8")
        return self._run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(self.folder), ".")

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command, env = [sys.executable, *words], environment(self.site)
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=120, env=env)


def test_the_tutorial_can_be_followed(tmp_path: Path) -> None:
    """From the first command to the last test."""
    follower = Follower(tmp_path)
    text = PAGE.read_text(encoding="utf-8")
    today = BLOCK.sub(follower.block, text)
    if os.environ.get("MOOTHALL_REWRITE") == "1":
        PAGE.write_text(today, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == today
    tested = follower.test()
    assert tested.returncode == 0, tested.stdout
    assert "11 passed" in tested.stdout
