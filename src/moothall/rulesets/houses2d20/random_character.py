"""Random characters, with words of one language. The words become the character's own and stay in that language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from moothall.rulesets.houses2d20.builds import Build, build, drawn, shuffled
from moothall.rulesets.houses2d20.ideas import ideas_for
from moothall.rulesets.houses2d20.legality import ABOUT_A_SKILL
from moothall.rulesets.houses2d20.options import DEFAULTS, Options
from moothall.rulesets.houses2d20.state import AbilityKind
from moothall.rulesets.houses2d20.templates import ROLES, Role
from moothall.rulesets.houses2d20.words import BOOK, DRIVES, SKILLS, Drive, Skill, Tier
from moothall.talk.workshop import Sheet

Words = tuple[str, ...]


class Inventions(NamedTuple):
    """Words to make characters of."""

    names: Words
    traits: Words
    roles: Words
    reputations: Words
    factions: Words
    jobs: dict[str, str]
    """The roles that the book suggests, by id."""
    focuses: dict[Skill, Words]
    statements: dict[Drive, Words]
    talents: Words
    things: Words
    """Assets that can be touched, and those that cannot."""
    ties: Words
    ambitions: Words
    uses: Words
    """What a special ability is for."""
    benefits: Words


def inventions(say: Callable[..., str]) -> Inventions:
    """The words of one language, from its texts."""

    def listed(key: str) -> Words:
        return tuple(word.strip() for word in say(f"houses-invention-{key}").split(";"))

    def terms(kind: str) -> Words:
        return tuple(say(f"term-{id}") for id in ideas_for(kind))

    jobs = {role.id: say(f"term-{role.id}") for roles in ROLES.values() for role in roles}
    return Inventions(
        names=listed("names"),
        traits=listed("traits"),
        roles=terms("role"),
        reputations=terms("reputation"),
        factions=listed("factions"),
        jobs=jobs,
        focuses={skill: terms(skill) for skill in SKILLS},
        statements={drive: terms(drive) for drive in DRIVES},
        talents=terms("talent"),
        things=listed("things"),
        ties=listed("ties"),
        ambitions=listed("ambitions"),
        uses=terms("use"),
        benefits=listed("benefits"),
    )


def random_sheet(
    words: Inventions, draws: Any, options: Options = DEFAULTS, name: str = "", tier: Tier = "main"
) -> Sheet:
    """A legal character of a tier from a stream of draws: `draws.below(n)` gives a number below n."""
    below: Callable[[int], int] = draws.below

    def some(among: Words, count: int) -> list[str]:
        order = drawn(shuffled(among), below)
        return [order[place % len(order)] for place in range(count)]

    role = _role(tier, below)
    made = drawn(build(tier, options, role.best if role else None), below)
    sheet: Sheet = {
        "ruleset": BOOK,
        "tier": tier,
        "name": name or _one(some, words.names),
        "skills": dict(made.skills),
        "focuses": _focuses(made, words, some),
        "talents": some(words.talents, made.talents),
        "traits": _traits(tier, role, words, some, below),
        "assets": _assets(options.pc_assets if tier == "main" else 0, words, some),
    }
    if tier == "minor":
        return sheet | {"quality": made.quality}
    sheet["drives"] = {
        drive: {"rating": rating, "statement": _one(some, words.statements[drive]) if drive in made.statements else ""}
        for drive, rating in made.drives.items()
    }
    if tier == "main":
        return sheet | {"ambition": _one(some, words.ambitions), "points": 0, "advances": []}
    return sheet | {"abilities": [_ability(kind, skill, words, some) for kind, skill in made.abilities]}


Some = Callable[[Words, int], list[str]]


def _one(some: Some, among: Words) -> str:
    [drawn] = some(among, 1)
    return drawn


def _role(tier: Tier, below: Callable[[int], int]) -> Role | None:
    known = ROLES.get(tier, ())
    return known[below(len(known))] if known else None


def _focuses(made: Build, words: Inventions, some: Some) -> list[Sheet]:
    """Different words for each focus under the same skill, as long as there are enough."""
    return [
        {"skill": skill, "name": name}
        for skill in SKILLS
        for name in some(words.focuses[skill], made.focuses.count(skill))
    ]


def _traits(tier: Tier, role: Role | None, words: Inventions, some: Some, below: Callable[[int], int]) -> list[str]:
    match tier:
        case "main":
            return some(words.traits, 1)
        case "major":
            return [*some(words.roles, 1), *some(words.reputations, 1), *(some(words.factions, below(2)))]
        case _:
            assert role is not None
            known_for = some(words.reputations, below(2)) if tier == "notable" else []
            return [words.jobs[role.id], *known_for]


def _assets(count: int, words: Inventions, some: Some) -> list[Sheet]:
    """One that can be touched, then ties; where there are more, things again."""
    ties = min(count // 2, len(words.ties))
    things = [{"name": name, "potency": 0, "tangible": True} for name in some(words.things, count - ties)]
    return [*things, *({"name": name, "potency": 0, "tangible": False} for name in some(words.ties, ties))]


def _ability(kind: AbilityKind, skill: Skill, words: Inventions, some: Some) -> Sheet:
    use = _one(some, words.benefits if kind == "extra_option" else words.uses)
    price = 1 if kind == "extra_option" else 0
    return {"kind": kind, "use": use, "skill": skill if kind in ABOUT_A_SKILL else "", "price": price}
