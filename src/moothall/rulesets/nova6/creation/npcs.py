"""Legality of NPCs: principals like heroes, extras with half of everything, and groups of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from moothall.rulesets.nova6.creation.legality import Sheet, check_sheet
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack
from moothall.talk.workshop import Problem

NPC_KINDS: Final = ("principal", "extra", "group")
MOST_COUNT: Final = 999


def check_npc(sheet: Any, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> list[Problem]:
    """Problems of an NPC's sheet: wrong, unfinished, or worth a mention."""
    if isinstance(sheet, dict) and sheet.get("kind") not in NPC_KINDS:
        return [Problem("kind", "problem-nova6-npc-kind", "nova6.npc.types", str(sheet.get("kind", "")))]
    if isinstance(sheet, dict) and (wrong := [*_wrong_numbers(sheet)]):
        return wrong
    found = [_as_for_an_npc(problem, sheet, pack) for problem in check_sheet(sheet, options, pack)]
    return [problem for problem in found if problem is not None]


def _wrong_numbers(sheet: Sheet) -> Iterator[Problem]:
    """A group is more than one; an extra may have grown by so many advances."""
    count = sheet.get("count", 1)
    least = 2 if sheet["kind"] == "group" else 1
    most = MOST_COUNT if sheet["kind"] == "group" else 1
    if type(count) is not int or not least <= count <= most:
        yield Problem("count", "problem-nova6-npc-count", "nova6.npc.group-share", str(count))
    if "grown" in sheet and (type(sheet["grown"]) is not int or sheet["grown"] < 0):
        yield Problem("grown", "problem-nova6-npc-grown", "nova6.npc.promote-gradual", str(sheet["grown"]))


def _as_for_an_npc(problem: Problem, sheet: Sheet, pack: Pack) -> Problem | None:
    """An extra is complete with its first aspect, and too high a rank is the GM's to answer for."""
    if problem.key == "problem-nova6-cap":
        return problem._replace(cite="nova6.npc.rank-caps", warning=True)
    if problem.key == "problem-nova6-aspect-missing" and sheet["kind"] != "principal":
        needed = {slot.id for slot in pack.aspects if slot.high_concept}
        return problem._replace(cite="nova6.npc.extra-aspect") if problem.said in needed else None
    if problem.field == "advances":
        rule = "nova6.npc.principal" if sheet["kind"] == "principal" else "nova6.npc.extra-advances"
        return problem._replace(cite=rule)
    return problem
