"""An attack is followed from the press to the other screens: ARCHITECTURE names every file on its way.

Files are found by running it: every function of the program that is called while the steps are taken.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from tests.support import places
from tests.web.support.follow import BEFORE

pytestmark = pytest.mark.slow

HEADING = "## An attack, from the press to the other screens"


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The files of each step of one attack."""
    command = [sys.executable, "-m", "tests.web.support.follow", str(tmp_path_factory.mktemp("attack"))]
    run = subprocess.run(command, cwd=places.ROOT, capture_output=True, encoding="utf-8", check=True)
    steps: dict[str, list[str]] = json.loads(run.stdout)
    return steps


def named() -> list[str]:
    """The files of the program that ARCHITECTURE names on the way, in its order."""
    text = (places.ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.partition(f"{HEADING}\n")[2].partition("\n## ")[0]
    rows = "".join(line for line in section.splitlines() if line.startswith("| "))
    return re.findall(r"`([\w/]+\.py)`", rows)


def test_every_file_on_the_way_is_named_once(followed: dict[str, list[str]]) -> None:
    """Each file that runs between the press and the other screens is named, and no other."""
    run = {file for step, files in followed.items() if step != BEFORE for file in files}
    assert sorted(named()) == sorted(run)


def test_a_press_lists_what_is_open_before_it(followed: dict[str, list[str]]) -> None:
    """The list of actions is made by the declarations alone: no file of the book lists them a second time."""
    assert {"talk/actions.py", "rulesets/nde/choices.py"} <= set(followed[BEFORE])
    assert not any(file.endswith(("/available_actions.py", "/layout.py")) for file in followed[BEFORE])
