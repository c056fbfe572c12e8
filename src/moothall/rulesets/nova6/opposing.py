"""Which skill opposes which, and how hard somebody makes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from moothall.rulesets.nova6.outfit import carried
from moothall.rulesets.nova6.roles import bound
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.trial import Opposed, Trial
from moothall.rulesets.nova6.vocabulary import holds
from moothall.rulesets.nova6.wielding import short_of
from moothall.rulesets.nova6.words import SUPERHUMAN
from moothall.talk.questions import Option
from moothall.talk.reasons import Because, total


class Opposing(NamedTuple):
    """The skills that may oppose, the action they do it with, and whether often nobody does."""

    skills: tuple[str, ...]
    action: str = "defend"
    often_nobody: bool = False


OPPOSING: Final[dict[tuple[str, str], Opposing]] = {
    ("fight", "overcome"): Opposing(("fight",), "overcome", True),
    ("fight", "create-advantage"): Opposing(("fight",)),
    ("fight", "attack"): Opposing(("fight", "move")),
    ("fight", "defend"): Opposing(("fight",), "attack"),
    ("interact", "overcome"): Opposing(("interact",)),
    ("interact", "create-advantage"): Opposing(("interact", "resolve")),
    ("interact", "attack"): Opposing(("interact", "resolve")),
    ("interact", "defend"): Opposing(("interact",), "attack"),
    ("move", "overcome"): Opposing(("move",), "overcome", True),
    ("move", "create-advantage"): Opposing(("wits", "move")),
    ("move", "attack"): Opposing(("move",), "defend", True),
    ("move", "defend"): Opposing(("fight", "move"), "attack"),
    ("physique", "overcome"): Opposing(("physique",), "defend", True),
    ("physique", "create-advantage"): Opposing(("physique",)),
    ("physique", "attack"): Opposing(("physique",)),
    ("physique", "defend"): Opposing(("physique",), "attack"),
    ("resolve", "overcome"): Opposing(("wits",), "create-advantage", True),
    ("resolve", "create-advantage"): Opposing(("wits",), "defend", True),
    ("resolve", "attack"): Opposing(("resolve",)),
    ("resolve", "defend"): Opposing(("resolve", "interact"), "attack"),
    ("wits", "overcome"): Opposing(("wits",)),
    ("wits", "create-advantage"): Opposing(("move",)),
    ("wits", "attack"): Opposing(("fight", "move")),
    ("wits", "defend"): Opposing(("wits", "move"), "create-advantage"),
}

NO_PACK: Final = Table()
"""Any table that plays the book as it stands."""


def opposing(
    skill: str, action: str, ranged: bool = False, use: str = "", table: Table = NO_PACK
) -> tuple[Option, ...]:
    """The skills that usually oppose a skill used so.

    With Fight nobody defends against what comes from afar; who slips past somebody is up against their Wits.
    """
    skills = _row(table, skill, action).skills
    if skill and skill == bound(table, "stealth") and use == "stealth":
        skills = (bound(table, "notice"),)
    if ranged and len(skills) > 1:
        skills = tuple([one for one in skills if one != bound(table, "melee")])
    own = table.pack is not None and bool(table.pack.against)
    return tuple([Option(one, "nova6.themepack.skills" if own else "nova6.action.opposing-table") for one in skills])


def _row(table: Table, skill: str, action: str) -> Opposing:
    """The line of the table's own pack for a skill and an action, or the book's."""
    for one in table.pack.against if table.pack is not None else ():
        if (one.skill, one.action) == (skill, action):
            return Opposing(one.skills, one.by, one.often_nobody)
    return OPPOSING.get((skill, action), Opposing(()))


def opposition(table: Table, trial: Trial, one: Opposed) -> tuple[Because, ...]:
    """How hard somebody makes it: ranks, perk, talents and features."""
    both_played = table.who(one.who).is_pc and table.who(trial.who).is_pc
    return tuple(_opposition(table, one, "nova6.test.pc-vs-pc" if both_played else "nova6.diff.opposed"))


def _opposition(table: Table, one: Opposed, cite: str = "nova6.diff.opposed") -> Iterator[Because]:
    other = table.who(one.who)
    yield Because("opposed", -other.rank(one.skill), cite, one.skill)
    if one.perk and any(perk.name == one.perk and perk.serves(one.skill, one.action) for perk in other.perks):
        yield Because("opposed-perk", -1, "nova6.perk.opposition", one.perk)
    for trait in other.traits:
        for gives in trait.gives:
            if holds(gives, "dice", one.skill, one.action, one.perk):
                yield Because("opposed-trait", -gives.amount, "nova6.diff.opposed", trait.name)
    for effect, gives in carried(table, one.who, one.skill, one.action, one.perk):
        yield Because("opposed-gear", -gives.amount, gives.cite, effect.name)
        for short in short_of(table, one.who, effect):
            yield short._replace(amount=-short.amount)


def strongest(table: Table, who: str, skills: tuple[Option, ...], perk: str = "") -> Opposed:
    """The skill with which somebody makes it hardest."""
    choices = [Opposed(who, option.id, perk) for option in skills]
    return min(choices, key=lambda one: total(_opposition(table, one)))


class Label(NamedTuple):
    """What a difficulty is called as a task, and what as somebody's training."""

    task: str
    trained: str
    cite: str


LABELS: Final = (
    Label("simple", "untrained", "nova6.diff.0"),
    Label("routine", "trained", "nova6.diff.1"),
    Label("challenging", "skilled", "nova6.diff.2"),
    Label("intimidating", "expert", "nova6.diff.3"),
    Label("heroic", "master", "nova6.diff.4"),
    Label("nigh-impossible", "superhuman", "nova6.diff.5"),
)


def label(difficulty: int) -> Label:
    """The two names of a difficulty; from the superhuman on they stay the same."""
    return LABELS[min(difficulty, SUPERHUMAN)]
