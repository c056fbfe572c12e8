"""Short notation of 2d20 tests: `T(6f+7, D1, [6,7]) -> S3 pass M2`."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from moothall.rulesets.houses2d20.events import Tested
from moothall.rulesets.houses2d20.questions import FocusPick, PointUse
from moothall.rulesets.houses2d20.state import Table
from tests.books.houses2d20.support.stage import HousesAfter, npc, person, table, trying
from tests.support import places

LINES = places.DATA / "houses2d20-checks.txt"
TEST = re.compile(
    r"(?P<npc>NPC )?T\((?P<skill>\d+)(?P<focus>f?)\+(?P<drive>\d+), D(?P<d>\d+), "
    r"\[(?P<dice>[^]]+)](?:, r(?P<r>\d))?\)"
)
WORDS = re.compile(r"S\d+|C\d+|M\d+|pass|fail|accepted|Thr [+-]\d+|Mom [+-]\d+")


class Check(NamedTuple):
    """One line: the rule it belongs to, the test, and what must come of it."""

    rule: str
    skill: int
    drive: int
    difficulty: int
    dice: tuple[int, ...]
    focus: bool
    range: int
    npc: bool
    automatic: bool
    results: tuple[str, ...]


def checks() -> list[Check]:
    """Every line of the list."""
    return [read(line) for line in LINES.read_text(encoding="utf-8").splitlines()]


def read(line: str) -> Check:
    rule, _, text = line.partition(" | ")
    test, _, results = text.partition(" -> ")
    found = TEST.fullmatch(test)
    assert found, f"not a test: {test}"
    said = found["dice"].split(",")
    dice = tuple(int(die) for die in said if "auto" not in die)
    return Check(
        rule,
        int(found["skill"]),
        int(found["drive"]),
        int(found["d"]),
        dice,
        bool(found["focus"]),
        int(found["r"] or 1),
        bool(found["npc"]),
        len(dice) < len(said),
        tuple(WORDS.findall(results)),
    )


def come_to(check: Check) -> tuple[set[str], HousesAfter[Any]]:
    """The outcome of a whole test, in the terms of the notation."""
    before = _table(check)
    script = trying(before, "ada").called("battle", check.difficulty, check.range)
    if check.automatic:
        script.fits("duty").at("point", PointUse("automatic"))
    elif not check.npc:
        script.at("drive", "duty")
    if check.focus:
        script.at("focus", FocusPick(("blades",)))
    script.falls(*check.dice)
    accepted = "accepted" in check.results
    if accepted:
        script.at("offer-cost", "offer").at("take-cost", "accept")
    after = script.plainly()
    told = after.last(Tested)
    came = {f"S{told.successes}", f"C{told.complications}", f"M{told.surplus}", "pass" if told.passed else "fail"}
    came |= {f"Thr {after.state.threat - before.threat:+}", f"Mom {after.state.momentum - before.momentum:+}"}
    if accepted and after.result is not None and after.result.passed:
        came |= {"accepted", "pass"}
    return came, after


def _table(check: Check) -> Table:
    focus = ("battle:blades",) if check.focus else ()
    if check.npc:
        return table(npc("ada", "minor", battle=check.skill, quality=check.drive, focus=focus))
    says = {"duty": "No debt unpaid"} if check.automatic else {}
    return table(person("ada", battle=check.skill, duty=check.drive, focus=focus, says=says))
