"""Which functions of the rulesets each test comes to: a pytest plugin for `break_rules.py`."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import pytest

REACHED: dict[str, set[str]] = {}


@cache
def place_of(code: CodeType) -> str:
    """The file and the first line of a function, or nothing outside the rulesets."""
    _, found, within = Path(code.co_filename).as_posix().rpartition("moothall/rulesets/")
    return f"{found}{within}:{code.co_firstlineno}" if found else ""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reached", type=Path, required=True, help="where to write what each test came to")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    places = REACHED.setdefault(item.nodeid, set())

    def note(frame: FrameType, event: str, argument: object) -> None:
        places.add(place_of(frame.f_code))

    sys.settrace(note)
    try:
        return (yield)
    finally:
        sys.settrace(None)


def pytest_sessionfinish(session: pytest.Session) -> None:
    where: Path = session.config.getoption("--reached")
    found = {test: sorted(places - {""}) for test, places in REACHED.items()}
    where.write_text(json.dumps(found), encoding="utf-8")
