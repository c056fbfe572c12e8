"""One attack of NDE, followed in a process of its own: which files of the program run in which step.

    python -m tests.web.support.follow FOLDER

prints them as JSON. In a process that has done other things, what is kept from before would not run again.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from tests.support import places
from tests.web.support.server import Person, opened

SOURCE = places.ROOT / "src" / "moothall"
BEFORE = "before the press"


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


def follow(folder: Path) -> dict[str, list[str]]:
    """Play one attack in a folder; the files of each step."""
    watch = Followed()
    threading.setprofile(watch)
    sys.setprofile(watch)
    try:
        with opened(folder) as server:
            gm = server.host().makes_table("nde2")
            ana = gm.brings("Ana").plays("ilse")
            gm.does("open", procedure="nde.foe", args={"id": "rat", "name": "Rat", "tier": "minion"})
            gm.does("open", procedure="nde.set-distance", args={"one": "ilse", "other": "rat", "zone": "close"})
            attack(gm, ana, watch)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return {step: sorted(files) for step, files in watch.steps.items()}


if __name__ == "__main__":
    print(json.dumps(follow(Path(sys.argv[1]))))
