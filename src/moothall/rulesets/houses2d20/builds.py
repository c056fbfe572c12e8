"""Character numbers at random: legal ratings for skills and Drives, drawn one choice at a time.

A build is a generator: it says among how many things it has to choose and is sent the number of one of them. So the
same code draws from a generator of random numbers and from dice at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeVar

from moothall.rulesets.houses2d20.legality import ABILITIES, MAJOR_MOST, points_to_place, start_of_skills
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.state import AbilityKind
from moothall.rulesets.houses2d20.templates import FOCUSES_UNDER, FULL_DRIVES, QUALITIES, TEMPLATES, dealt
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS, STATEMENT_FROM, Drive, Skill, Tier

T = TypeVar("T")
Drawing = Generator[int, int, T]
"""Something that is drawn: it asks for a number below another, as often as it needs."""


class Build(NamedTuple):
    """The numbers of a sheet, and how many words it wants where."""

    skills: dict[Skill, int]
    drives: dict[Drive, int]
    statements: tuple[Drive, ...]
    quality: int
    focuses: tuple[Skill, ...]
    """The skill each focus stands under."""
    talents: int
    abilities: tuple[tuple[AbilityKind, Skill], ...] = ()
    """Special abilities by kind, each with a skill, for those that are about one."""


def build(tier: Tier, options: Options, best: Skill | None = None) -> Drawing[Build]:
    """Legal numbers of a tier; the skill that matters most may be settled."""
    skills = yield from _skills(tier, options, best)
    drives, quality = {}, 0
    if tier == "minor":
        quality = QUALITIES[(yield len(QUALITIES))]
    else:
        ratings = FULL_DRIVES if tier == "main" else TEMPLATES[tier].drives
        drives = dict(zip((yield from shuffled(DRIVES)), ratings, strict=True))
    statements = yield from _statements(tier, drives)
    focuses = yield from _focuses(tier, skills, options)
    talents = options.pc_talents if tier == "main" else (yield from _between(*TEMPLATES[tier].talents))
    abilities = yield from _abilities(talents) if tier == "major" else _none()
    in_order = {drive: drives[drive] for drive in DRIVES} if drives else {}
    return Build(skills, in_order, statements, quality, focuses, talents - len(abilities), abilities)


def drawn(drawing: Drawing[T], below: Callable[[int], int]) -> T:
    """The build drawn when `below` gives the numbers."""
    try:
        many = next(drawing)
        while True:
            many = drawing.send(below(many))
    except StopIteration as end:
        result: T = end.value
        return result


def shuffled(things: Sequence[T]) -> Drawing[tuple[T, ...]]:
    """Things in an order that is drawn."""
    left, order = list(things), []
    while len(left) > 1:
        order.append(left.pop((yield len(left))))
    return (*order, *left)


def _skills(tier: Tier, options: Options, best: Skill | None) -> Drawing[dict[Skill, int]]:
    order = yield from shuffled(SKILLS)
    if best is not None:
        order = (best, *(skill for skill in order if skill != best))
    match tier:
        case "main":
            ratings = yield from _raised(start_of_skills(options), points_to_place(options), options.skill_cap)
        case "major":
            ratings = yield from _raised(TEMPLATES["major"].skills, TEMPLATES["major"].points, MAJOR_MOST)
            ratings = sorted(ratings, reverse=True) if best is not None else ratings
        case _:
            ratings = list(TEMPLATES[tier].skills)
    return dealt(order, ratings)


def _raised(start: Sequence[int], points: int, most: int) -> Drawing[list[int]]:
    """Points put on ratings one after another, wherever there is room."""
    ratings = list(start)
    for _ in range(points):
        room = [place for place, rating in enumerate(ratings) if rating < most]
        ratings[room[(yield len(room))]] += 1
    return ratings


def _statements(tier: Tier, drives: dict[Drive, int]) -> Drawing[tuple[Drive, ...]]:
    strong = tuple(drive for drive, rating in drives.items() if rating >= STATEMENT_FROM)
    if tier != "notable":
        return strong
    return (strong, strong[:1], strong[1:])[(yield 3)]


def _focuses(tier: Tier, skills: dict[Skill, int], options: Options) -> Drawing[tuple[Skill, ...]]:
    under = FOCUSES_UNDER.get(tier)
    if under is not None:
        return tuple(skill for skill in SKILLS for _ in range(under.get(skills[skill], 0)))
    count = options.pc_focuses if tier == "main" else (yield from _between(*TEMPLATES[tier].focuses))
    picked: list[Skill] = []
    for _ in range(count):
        picked.append(SKILLS[(yield len(SKILLS))])
    return tuple(sorted(picked, key=SKILLS.index))


def _abilities(most: int) -> Drawing[tuple[tuple[AbilityKind, Skill], ...]]:
    """Some of the talents of a major character may be special abilities; no kind comes twice."""
    count = yield from _between(0, most)
    kinds = yield from shuffled(ABILITIES)
    found: list[tuple[AbilityKind, Skill]] = []
    for kind in kinds[:count]:
        found.append((kind, SKILLS[(yield len(SKILLS))]))
    return tuple(found)


def _none() -> Drawing[tuple[Any, ...]]:
    return ()
    yield


def _between(least: int, most: int) -> Drawing[int]:
    return least if least == most else least + (yield most - least + 1)
