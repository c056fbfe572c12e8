"""A test marked with a rule must run code that cites it; a full run records which rules were cited."""

from __future__ import annotations

import ast
import gc
import json
import os
import re
import tomllib
from collections.abc import Generator, Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from moothall.rulesets.nde.editions.older import RENAMED
from moothall.rulesets.nova6.gear.tables import ITEMS
from tests.support.citing import CITED
from tests.support.measuring import by_book
from tests.support.scene_questions import Happened, Met, objection_to_default, watch_conversations, watching
from tests.support.sharing import import_part, in_order_of_sharing

if TYPE_CHECKING:
    from tests.support.postgres import Server

ROOT = Path(__file__).resolve().parent.parent
RULEBOOKS = tuple((ROOT / "src" / "moothall" / "rulesets").glob("*/rules*.toml"))
MEASURED = ROOT / ".measured" / "rules.json"
RULE_ID = re.compile(r"[a-z]+\d?\.[a-z0-9.-]+")

EXERCISED: set[str] = set()

watch_conversations()


@cache
def known_rules() -> set[str]:
    """Every rule of every rulebook."""
    return {rule for book in RULEBOOKS for rule in tomllib.loads(book.read_text(encoding="utf-8"))}


def rules_in_code() -> set[str]:
    """Every rule id in the code of a ruleset, what such ids are called in another edition, and the rows of gear."""
    found: set[str] = set()
    for source in (ROOT / "src" / "moothall" / "rulesets").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                found.add(node.value)
    return found | {RENAMED[rule] for rule in found if rule in RENAMED} | {item.rule for item in ITEMS.values()}


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Leave the tests and all that they import out of garbage collection: they live until the end.

    A full collection would walk through millions of objects and free none, and many would be made: so they are rare.
    """
    gc.disable()
    try:
        if hasattr(session.config, "workerinput"):
            import_part(session.config.args, session.config.workerinput)
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Have each of several workers begin with slow tests."""
    if hasattr(config, "workerinput"):
        items[:] = in_order_of_sharing(items, config.workerinput["workercount"])


@pytest.fixture(autouse=True)
def citations_hold(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test marked with rules is about them only if its run cites them."""
    CITED.clear()
    yield
    marked = {rule for mark in request.node.iter_markers("rule") for rule in mark.args}
    unknown = marked - known_rules() if marked else set()
    assert not unknown, f"no rulebook has {sorted(unknown)}"
    silent = marked - CITED
    assert not silent, f"marked with {sorted(silent)}, but nothing that ran cites it"
    request.node.user_properties.append(("rules", sorted(marked)))


@pytest.fixture(autouse=True)
def defaults_hold() -> Iterator[None]:
    """No question that any test meets may have a default that its own check refuses as things stand."""
    refused: list[str] = []

    def judge(one: Met | Happened) -> None:
        if isinstance(one, Met) and (why := objection_to_default(one)) is not None:
            refused.append(f"{one.question.kind}: {why}")

    with watching(judge):
        yield
    assert not refused, refused


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """A PostgreSQL for those tests that need one; it starts with the first of them."""
    if os.name != "posix":
        pytest.skip("no sockets in folders elsewhere")
    from tests.support import postgres

    with postgres.running() as server:
        yield server


@pytest.fixture
def database(postgres_server: Server) -> str:
    """The address of an empty database."""
    return postgres_server.emptied()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the browser tests that were played a second time, and why."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    tries = {report.nodeid: said for report in reports for name, said in report.user_properties if name == "second-try"}
    for test, said in tries.items():
        terminalreporter.section(f"first try of {test}")
        terminalreporter.write_line(said)
    if tries:
        terminalreporter.write_line(f"{len(tries)} browser tests were played twice.")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown" and report.passed:
        for name, rules in report.user_properties:
            if name == "rules" and isinstance(rules, list):
                EXERCISED.update(rules)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if os.environ.get("MOOTHALL_MEASURE") == "1" and exitstatus == 0 and not hasattr(session.config, "workerinput"):
        write_measured()


def write_measured() -> None:
    """Write the figures that `moothall rules coverage` shows."""
    rulesets = by_book(known_rules() & rules_in_code(), EXERCISED)
    MEASURED.parent.mkdir(exist_ok=True)
    figures = {"measured": datetime.now(UTC).isoformat(timespec="seconds"), "rulesets": rulesets}
    MEASURED.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
