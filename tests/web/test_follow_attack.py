"""An attack is followed from the press to the other screens: ARCHITECTURE names every file on its way.

Files are found by running it: every function of the program that is called while the steps are taken.
"""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.support import places
from tests.web.support.server import Person, opened

pytestmark = pytest.mark.slow

SOURCE = places.ROOT / "src" / "moothall"
BEFORE = "before the press"
HEADING = "## An attack, from the press to the other screens"


class Followed:
    """Files of the program whose functions were called, by the step in which they first were."""

    def __init__(self) -> None:
        self.steps: dict[str, set[str]] = {}
        self._step = ""

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Note the files that are called while this lasts."""
        self.steps[name], self._step = set(), name
        try:
            yield
        finally:
            self._step = ""

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or not self._step:
            return
        path = frame.f_code.co_filename
        if path.startswith(str(SOURCE)) and frame.f_code.co_name != "<module>":
            self.steps[self._step].add(Path(path).relative_to(SOURCE).as_posix())


def attack(gm: Person, ana: Person, followed: Followed) -> None:
    """Ilse attacks the rat; the GM agrees; the dice fall and everybody is told."""
    with gm.socket() as desk, ana.socket() as line:
        with followed.step(BEFORE):
            listed = ana.get(ana.at("choices/ilse")).body["choices"]
            assert any(one["id"] == "nde.attack" and one["open"] for one in listed)
        with followed.step("the form"):
            form = ana.post(ana.at("form"), {"procedure": "nde.attack", "hero": "ilse"}).body
            args = form["settled"] | {
                piece["field"]["name"]: piece["value"] for piece in form["pieces"] if "value" in piece
            }
        with followed.step("the press"):
            line.do("open", procedure="nde.attack", args=args)
            asked = desk.until("now")
            while not asked["prompts"]:
                asked = desk.until("now")
        with followed.step("the answer"):
            prompt = asked["prompts"][0]
            desk.do("answer", prompt=prompt["id"], answer=prompt["default"])


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    """One attack of nde2, followed."""
    watch = Followed()
    threading.setprofile(watch)
    sys.setprofile(watch)
    try:
        with opened(tmp_path_factory.mktemp("attack")) as server:
            gm = server.host().makes_table("nde2")
            ana = gm.brings("Ana").plays("ilse")
            gm.does("open", procedure="nde.foe", args={"id": "rat", "name": "Rat", "tier": "minion"})
            gm.does("open", procedure="nde.set-distance", args={"one": "ilse", "other": "rat", "zone": "close"})
            attack(gm, ana, watch)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return watch


def named() -> list[str]:
    """The files of the program that ARCHITECTURE names on the way, in its order."""
    text = (places.ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.partition(f"{HEADING}\n")[2].partition("\n## ")[0]
    rows = "".join(line for line in section.splitlines() if line.startswith("| "))
    return re.findall(r"`([\w/]+\.py)`", rows)


def test_every_file_on_the_way_is_named_once(followed: Followed) -> None:
    """Each file that runs between the press and the other screens is named, and no other."""
    run = set().union(*(files for step, files in followed.steps.items() if step != BEFORE))
    assert sorted(named()) == sorted(run)


def test_a_press_lists_what_is_open_before_it(followed: Followed) -> None:
    """The list of actions is made by the declarations alone: no file of the book lists them a second time."""
    assert {"talk/actions.py", "rulesets/nde/choices.py"} <= followed.steps[BEFORE]
    assert not any(file.endswith(("/available_actions.py", "/layout.py")) for file in followed.steps[BEFORE])
