"""The contract of rulesets: our own and the lantern keep it, and each check finds a planted fault."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.ledger.events import EVENTS
from moothall.ruleset import Ruleset
from moothall.talk.procedure import PROCEDURES
from moothall.talk.questions import QUESTIONS
from moothall.talk.turns import NextStep, TurnLoss, TurnOf, TurnOrder
from moothall.testing import RulesetContract, check
from moothall.testing.checks import CHECKS, problems
from tests.support.plugins import LANTERN

pytestmark = pytest.mark.slow


class TestNde2(RulesetContract):
    ruleset = books.ruleset("nde2")


class TestNde1(RulesetContract):
    ruleset = books.ruleset("nde1")


class TestNova6(RulesetContract):
    ruleset = books.ruleset("nova6")


class TestHouses2d20(RulesetContract):
    ruleset = books.ruleset("houses2d20")


# ---- The lantern, whole and with faults ------------------------------------------------------------------------------


class Planted:
    """Writes the lantern with a fault, and opens it; every name it registered is forgotten afterwards."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    def __call__(self, file: str = "", *faults: tuple[str, str]) -> Ruleset:
        self._count += 1
        package = self._folder / f"planted_{self._count}"
        for path in (LANTERN / "src" / "lantern_game").rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                text = path.read_text(encoding="utf-8")
                for old, new in faults if path.name == file else ():
                    assert old in text, f"{file} has no {old!r}"
                    text = text.replace(old, new)
                place = package / path.relative_to(LANTERN / "src" / "lantern_game")
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(text, encoding="utf-8")
        found: Ruleset = __import__(package.name).RULESET
        return found


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Planted]:
    """The lantern as a package of a folder on the path."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before: list[tuple[dict[str, Any], set[str]]] = [(one, set(one)) for one in (EVENTS, QUESTIONS, PROCEDURES)]
    yield Planted(tmp_path)
    for registry, names in before:
        for name in set(registry) - names:
            del registry[name]
    for name in [name for name in sys.modules if name.startswith("planted_")]:
        del sys.modules[name]


def test_the_lantern_keeps_the_contract(planted: Planted) -> None:
    """Nothing is wrong with it, and checking leaves no trace among the books."""
    assert check(planted()) == [] and "lantern" not in books.BOOKS


REFUSES = 'if target:\n        raise m.AgainstTheRules("error-lantern-dark", cite="lantern.light")\n    '
FAULTS = (
    ("rules", "__init__.py", 'chapter="trying", rank=1)', 'chapter="tryings", rank=1)', "“tryings”"),
    ("rules", "__init__.py", 'cite="lantern.light") ==', 'cite="lantern.lihgt") ==', "cites lantern.lihgt"),
    ("rules", "rules.toml", 'see = ["lantern.light"]', 'see = ["lantern.night"]', "points to lantern.night"),
    ("texts", "lantern.ftl", "deed-lantern-try", "deed-lantern-tries", "deed-lantern-try is missing"),
    ("texts", "lantern.ftl", "arg-way", "arg-ways", "the argument way of lantern.try"),
    ("texts", "lantern.ftl", "ask-lantern-edge", "ask-lantern-edges", "the question lantern/edge"),
    ("texts", "lantern.ftl", "log-lantern-lit", "log-lantern-light", "the fact lantern/lit"),
    ("forms", "__init__.py", "hero = next(", REFUSES + "hero = next(", "refuses what its own form"),
    ("forms", "__init__.py", "for one in table.obstacles]", "for one in table.things]", "breaks on what a player sees"),
    ("fold", "__init__.py", "heroes=(*table.heroes, hero))", "heroes=(hero,)).heroes", "returns a tuple, not a state"),
    ("ledger", "__init__.py", "story: Annotated[str, m.Everyone]", "story: Annotated[int, m.Everyone]", "read back"),
    (
        "sight",
        "__init__.py",
        'behind: str = ""',
        'behind: Annotated[str, m.When("cleared")] = ""',
        "carry what it reveals",
    ),
    ("purity", "__init__.py", "from typing import", "import random\nfrom typing import", "uses random"),
)


@pytest.mark.parametrize(("name", "file", "old", "new", "said"), FAULTS, ids=[f"{one[0]}-{one[4]}" for one in FAULTS])
def test_each_check_finds_a_planted_fault(
    planted: Planted, name: str, file: str, old: str, new: str, said: str
) -> None:
    """The sentence names what is wrong."""
    found = problems(planted(file, (old, new)), name)
    assert any(said in one for one in found), found


TURNS: tuple[tuple[Any, str], ...] = (
    (TurnOrder("chapter_trying", (TurnOf("nobody", "ours", "acting"),)), "name nobody, who is not"),
    (TurnOrder("turns-lantern", ()), "turns-lantern is missing"),
    (TurnOrder("chapter_trying", (), next_step=NextStep("lantern.burn")), "the action lantern.burn"),
    (TurnOrder("chapter_trying", (), warns=(TurnLoss("lantern.rest", ()),)), "the action lantern.rest"),
    (None, ""),
)


@pytest.mark.parametrize(("order", "said"), TURNS)
def test_turns_that_name_what_there_is_not_are_found(planted: Planted, order: TurnOrder | None, said: str) -> None:
    """People, texts and actions; a book may also tell no turns."""
    found = problems(replace(planted(), turns=lambda: lambda view: order), "turns")
    assert any(said in one for one in found) if said else not found


def test_a_default_that_is_refused_is_found(planted: Planted) -> None:
    """The first option is the default; one that the rules refuse must not stand there."""
    leave, burn = 'm.Option("leave", "lantern.light")', 'm.Option("burn", "lantern.light")'
    edge = ("if faces[0] == number", "if number")
    ruleset = planted("__init__.py", (f"{leave}, {burn}", f"{burn}, {leave}"), ("state.light < 1", "True"), edge)
    found = problems(ruleset, "answers")
    assert any("The default of the question lantern/edge is refused" in said for said in found)
    assert any("The demo of lantern cannot be played to its end" in said for said in found)


def test_a_part_that_does_not_open_is_found(planted: Planted) -> None:
    """A part that raises, and one of another type; the other checks do not add to that."""
    whole = planted()

    def broken() -> Any:
        raise RuntimeError("a fault")

    (said,) = problems(replace(whole, mechanics=broken), "parts")
    assert said == "The part “mechanics” of lantern does not open: RuntimeError: a fault."
    (said,) = problems(replace(whole, layout=lambda: "a layout"), "parts")  # type: ignore[arg-type,return-value]
    assert said == "The part “layout” of lantern is a str, not a Layout."
    assert [problems(replace(whole, mechanics=broken), name) for name in CHECKS if name not in ("parts", "purity")] == (
        [[]] * (len(CHECKS) - 2)
    )
