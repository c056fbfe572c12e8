"""Opposition to an action: the skills of the table of opposition, and those that features and things bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.modifiers.opposing_skills import from_afar, opposing
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound, standing_for
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option

BODILY: Final = ("pass", "break-free")
"""Uses of a skill that somebody's body may be in the way of."""
WATCHING: Final = ("watch",)
"""Uses of a skill by which somebody is observed."""


def wards(table: Table, attack: ActionTest) -> tuple[Option, ...]:
    """The skills with which an action may be met, those of the table first."""
    ranged = from_afar(table, attack.tool, attack.mode)
    found = {option.id: option for option in opposing(attack.skill, attack.action, ranged, attack.use, table)}
    for option in (*_by_nature(table, attack), *(Option(skill, "nova6.feature.bronze-rule") for skill in attack.met)):
        found.setdefault(option.id, option)
    return tuple(found.values())


def _by_nature(table: Table, attack: ActionTest) -> Iterator[Option]:
    if attack.skill == "interact":
        yield Option("interact", "nova6.interact.defend")
        yield Option("resolve", "nova6.resolve.defend")
    if attack.use in BODILY:
        yield Option(standing_for(table, "physique"), "nova6.physique.defend")
    notices = bound(table, "notice")
    if notices and attack.skill == notices and attack.use in WATCHING:
        yield Option(notices, "nova6.wits.defend")


def warded_by(table: Table, attack: ActionTest, skill: str) -> tuple[str, ...]:
    """The rule by which a skill stands against an action."""
    if skill == "wits" and (attack.skill, attack.action) == ("move", "create-advantage"):
        return ("nova6.wits.defend",)
    if skill == "physique" and attack.skill == "physique":
        return ("nova6.physique.defend",)
    return tuple([option.cite for option in _by_nature(table, attack) if option.id == skill])


# ---- Things with skills of their own ---------------------------------------------------------------------------------


def own_skills(table: Table, who: str, against: tuple[Option, ...]) -> tuple[Option, ...]:
    """Skills with which a target opposes an action: a thing that has none of the usual uses its own."""
    one = table.who(who)
    own = dict(one.skills)
    if one.kind != "thing" or any(option.id in own for option in against):
        return against
    return tuple([Option(skill, "nova6.feature.bronze-rule") for skill in own]) or against


def built(table: Table, test: ActionTest) -> tuple[str, ...]:
    """The rule by which a thing opposes a test with a skill of its own."""
    skills = pack_at(table).skills
    things = [one for one in test.against if table.who(one.who).kind == "thing" and one.skill not in skills]
    return ("nova6.feature.bronze-rule",) if things else ()
