"""What a first visit must find: each point of the list has a test that holds it, or a word why it has none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support import places

POINTS: list[dict[str, Any]] = json.loads((places.DATA / "first-visit.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("point", POINTS, ids=[point["holds"][:40] for point in POINTS])
def test_a_point_of_a_first_visit_is_held(point: dict[str, Any]) -> None:
    """The tests that are named are there; a point without any says why."""
    assert point["tests"] or len(point["but"].split()) > 5
    for named in point["tests"]:
        file, _, test = named.partition("::")
        written = (places.ROOT / file).read_text(encoding="utf-8")
        assert f"def {test}(" in written if test else "test" in written, named


def test_the_list_is_whole() -> None:
    """No point is there twice."""
    assert len({point["holds"] for point in POINTS}) == len(POINTS) > 30
