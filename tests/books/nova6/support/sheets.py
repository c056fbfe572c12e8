"""NOVA6 sheets: a sample character, and a slow second checker of legal sheets."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from functools import cache
from itertools import permutations
from typing import Any

from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.creation.random_character import Inventions, inventions
from moothall.rulesets.nova6.options import DEFAULTS, Options, read_options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.workshop import of_pack
from moothall.speech import voice
from moothall.talk.workshop import Field, Problem, Progress, read
from moothall.talk.workshop import progress as come_so_far
from tests.support.citing import cited

Sheet = dict[str, Any]

TALENTS_ONCE = {"resolute", "tough", "quick", "strong-body", "strong-personality", "lucky", "danger-sense", "prepared"}
TALENTS_OFTEN = {"well-trained", "wealthy"}
TALENTS_PER_SKILL = {"focused", "practiced", "specialized"}


def petra(**more: Any) -> Sheet:
    """Petra Lohmann, level 1, seven advances spent: the ferry inspector everybody talks to."""
    sheet = new_sheet(
        "Petra Lohmann",
        aspects={
            "high-concept": "FERRY INSPECTOR WHO HEARS EVERYTHING",
            "background": "RAISED BETWEEN TWO CUSTOMS HOUSES",
            "motivation": "NO SHIP GOES DOWN UNASKED",
            "trouble": "ONCE SIGNED THE WRONG PAPER",
        },
        skills={"fight": 0, "interact": 2, "move": 1, "physique": 0, "resolve": 1, "wits": 1},
        talents=[{"id": "focused", "skill": "interact"}, {"id": "well-trained"}],
        perks=[
            {"name": "flare guns", "skill": "fight"},
            {"name": "coaxing", "skill": "interact"},
            {"name": "crowded decks", "skill": "move"},
        ],
        assets=[
            {"name": "the brass whistle", "aspect": "high-concept"},
            {"name": "both stamps", "aspect": "background"},
            {"name": "the list of hulls", "aspect": "motivation"},
            {"name": "a carbon copy", "aspect": "trouble"},
        ],
    )
    return deepcopy(sheet | more)


def ranks(sheet: Sheet, **skills: int) -> Sheet:
    """The sheet with other ranks."""
    return sheet | {"skills": sheet["skills"] | skills}


def without(sheet: Sheet, talent: str) -> Sheet:
    """The sheet without a talent."""
    return sheet | {"talents": [one for one in sheet["talents"] if one.get("id") != talent]}


def progress(sheet: Any, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> Progress:
    """How far the workshop says that a sheet has come."""
    return come_so_far(of_pack(pack), sheet, options)


def advice(step: str, sheet: Sheet | None = None) -> list[str]:
    """The rules of what is said at a step; they count for the test."""
    found = [one for made in of_pack(UNIVERSAL).steps(sheet or new_sheet(""), DEFAULTS) if made.id == step for one in
             cited(made.advice)]  # fmt: skip
    return [one.cite for one in found]


def bubbles(sheet: Sheet) -> Field:
    """The row of bubbles on a sheet."""
    fields = [field for step in of_pack(UNIVERSAL).steps(sheet, DEFAULTS) for field in step.fields]
    return next(field for field in fields if field.at == "refresh")


def shown(sheet: Sheet, pack: Pack = UNIVERSAL, short: bool = False) -> dict[str, Any]:
    """The fields that the workshop shows of a sheet, by their place; their citations count for the test."""
    fields = [field for step in of_pack(pack).steps(sheet, DEFAULTS) for field in cited(step.fields)]
    return {field.at: _seen(field, sheet, short) for field in fields if not (short and field.spare)}


def _seen(field: Field, sheet: Sheet, short: bool) -> Any:
    value = read(field, sheet)
    if not field.names or not isinstance(value, dict):
        return value
    cited([name._replace(cite=name.spare) for name in field.names if name.spare])
    return {name.id: value[name.id] for name in cited(field.names) if name.id in value and not (short and name.spare)}


def judged(sheet: Any, pack: Pack = UNIVERSAL, **options: str) -> list[Problem]:
    """All that is said of a sheet; its citations count for the test."""
    found = check_sheet(sheet, read_options({name.replace("_", "-"): value for name, value in options.items()}), pack)
    problems: list[Problem] = cited(found)
    return problems


def wrong(sheet: Any, pack: Pack = UNIVERSAL, **options: str) -> list[tuple[str, str]]:
    """The problems of a sheet: the broken rule, and the value found."""
    found = judged(sheet, pack, **options)
    return [(one.cite, one.said) for one in found if not one.warning and not one.unfinished]


@cache
def words(lang: str = "en") -> Inventions:
    """The words that random characters are made of."""
    return inventions(voice(lang, "nova6").say)


# ---- The slow second opinion -----------------------------------------------------------------------------------------


def slowly_legal(sheet: Sheet) -> bool:
    """Whether a sheet of the universal pack without features is legal and done, by the book's sentences one by one."""
    level, skills, talents, perks = (sheet[name] for name in ("level", "skills", "talents", "perks"))
    focused = {one["skill"] for one in talents if one["id"] == "focused"}
    most = 1 if level < 5 else 2 if level < 10 else 3 if level < 15 else 4
    for skill, count in skills.items():
        if count > min(4, most + (skill in focused)):
            return False
    if not 0 < sum(skills.values()) + len(talents) <= 6 + level:
        return False
    for one in talents:
        alike = [other for other in talents if other == one]
        if one["id"] not in TALENTS_OFTEN and len(alike) > 1:
            return False
        if one["id"] not in TALENTS_ONCE | TALENTS_PER_SKILL | TALENTS_OFTEN:
            return False
    if any(count > 1 for count in Counter((perk["skill"], perk["name"]) for perk in perks).values()):
        return False
    filled = all(sheet["aspects"].get(id, "").strip() for id in ("high-concept", "background", "motivation", "trouble"))
    return bool(sheet["name"].strip()) and filled and every_perk_finds_a_grant(talents, perks)


def every_perk_finds_a_grant(talents: list[Any], perks: list[Any]) -> bool:
    """Whether the perks can be dealt out to grants, found by trying to give each perk a grant of its own."""
    grants = [one["skill"] for one in talents if one["id"] == "specialized"]
    grants += ["any"] * 3 * sum(one["id"] == "well-trained" for one in talents)
    dealt: dict[int, int] = {}

    def deal(perk: int, seen: set[int]) -> bool:
        for grant, skill in enumerate(grants):
            if grant in seen or skill not in ("any", perks[perk]["skill"]):
                continue
            seen.add(grant)
            if grant not in dealt or deal(dealt[grant], seen):
                dealt[grant] = perk
                return True
        return False

    return all(deal(perk, set()) for perk in range(len(perks)))


def dealt_by_trying(talents: list[Any], perks: list[Any]) -> bool:
    """The same for few perks, by trying every order: a check on the check."""
    grants = [one["skill"] for one in talents if one["id"] == "specialized"]
    grants += ["any"] * 3 * sum(one["id"] == "well-trained" for one in talents)
    if len(perks) > len(grants):
        return False
    wanted = [perk["skill"] for perk in perks]
    orders = permutations(grants, len(wanted))
    return any(all(got in ("any", want) for got, want in zip(order, wanted, strict=True)) for order in orders)
