"""Opposing skills: the skills that oppose each action, and the difficulty that a character's ranks set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed
from moothall.rulesets.nova6.effects.tools import in_use, short_of
from moothall.rulesets.nova6.modifiers.outfit import carried
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.vocabulary import holds
from moothall.talk.questions import Option
from moothall.talk.reasons import Because, total


class By(NamedTuple):
    """A skill that may oppose, and the actions it does it with, the usual one first."""

    skill: str
    actions: tuple[str, ...] = ("defend",)


class Opposing(NamedTuple):
    """A row of the table: who may oppose, its rule, and whether often nobody does."""

    by: tuple[By, ...]
    cite: str
    often_nobody: bool = False

    @property
    def skills(self) -> tuple[str, ...]:
        return tuple([one.skill for one in self.by])

    def allows(self, skill: str, action: str = "") -> bool:
        """Whether this skill opposes here, with this action or with any."""
        return any(one.skill == skill and (not action or action in one.actions) for one in self.by)


ANY: Final = ("attack", "overcome", "create-advantage", "defend")
UNSEEN: Final = ("create-advantage", "overcome")

OPPOSING: Final[dict[tuple[str, str], Opposing]] = {
    ("fight", "overcome"): Opposing((By("fight", ("overcome",)),), "nova6.opposing.fight.overcome", True),
    ("fight", "create-advantage"): Opposing((By("fight"), By("move")), "nova6.opposing.fight.create-advantage"),
    ("fight", "attack"): Opposing((By("fight"), By("move")), "nova6.opposing.fight.attack"),
    ("fight", "defend"): Opposing((By("fight", ("attack",)),), "nova6.opposing.fight.defend"),
    ("interact", "overcome"): Opposing((By("interact"), By("resolve")), "nova6.opposing.interact.overcome"),
    ("interact", "create-advantage"): Opposing(
        (By("interact"), By("resolve")), "nova6.opposing.interact.create-advantage"
    ),
    ("interact", "attack"): Opposing((By("interact"), By("resolve")), "nova6.opposing.interact.attack"),
    ("interact", "defend"): Opposing((By("interact", ("attack",)),), "nova6.opposing.interact.defend"),
    ("move", "overcome"): Opposing((By("move", ("overcome",)),), "nova6.opposing.move.overcome", True),
    ("move", "create-advantage"): Opposing((By("wits"), By("move")), "nova6.opposing.move.create-advantage"),
    ("move", "attack"): Opposing((By("move"),), "nova6.opposing.move.attack", True),
    ("move", "defend"): Opposing(
        (By("fight", ("attack",)), By("move", ("create-advantage",))), "nova6.opposing.move.defend"
    ),
    ("physique", "overcome"): Opposing((By("physique"),), "nova6.opposing.physique.overcome", True),
    ("physique", "create-advantage"): Opposing((By("physique"),), "nova6.opposing.physique.create-advantage"),
    ("physique", "attack"): Opposing((By("physique"),), "nova6.opposing.physique.attack"),
    ("physique", "defend"): Opposing((By("physique", ANY),), "nova6.opposing.physique.defend"),
    ("resolve", "overcome"): Opposing((By("wits", ("create-advantage",)),), "nova6.opposing.resolve.overcome", True),
    ("resolve", "create-advantage"): Opposing((By("wits"),), "nova6.opposing.resolve.create-advantage", True),
    ("resolve", "attack"): Opposing((By("resolve"),), "nova6.opposing.resolve.attack"),
    ("resolve", "defend"): Opposing(
        (By("resolve", ("attack",)), By("interact", ("attack",))), "nova6.opposing.resolve.defend"
    ),
    ("wits", "overcome"): Opposing((By("wits"),), "nova6.opposing.wits.overcome"),
    ("wits", "create-advantage"): Opposing((By("move"),), "nova6.opposing.wits.create-advantage"),
    ("wits", "attack"): Opposing((By("fight"), By("move")), "nova6.opposing.wits.attack"),
    ("wits", "defend"): Opposing((By("wits", UNSEEN), By("move", UNSEEN)), "nova6.opposing.wits.defend"),
}
"""The table of the book, as reconstructed. What one skill defends against by its own text is in it as well."""

NOBODY: Final = Opposing((), "nova6.action.opposing-table")

DEFENDS: Final[dict[tuple[str, str], str]] = {
    ("fight", "fight"): "nova6.fight.defend-melee",
    ("fight", "move"): "nova6.move.defend-attacks",
}
"""Which skill, used against somebody, is met with which other by whose own rule."""

NO_PACK: Final = Table()
"""Any table that plays the book as it stands."""


def row(table: Table, skill: str, action: str) -> Opposing:
    """The row of opposition for a skill and action, of the pack or of the book; an empty row where there is none."""
    for one in table.pack.against if table.pack is not None else ():
        if (one.skill, one.action) == (skill, action):
            by = tuple([By(each, (one.by,)) for each in one.skills])
            return Opposing(by, "nova6.themepack.skills", one.often_nobody)
    return OPPOSING.get((skill, action), NOBODY)


def opposing(
    skill: str, action: str, ranged: bool = False, use: str = "", table: Table = NO_PACK
) -> tuple[Option, ...]:
    """The skills that usually oppose a skill used so, each by the rule that tells most.

    With Fight nobody defends against what comes from afar, nor usually against what is aimed without sight.
    """
    if found := _by_use(table, skill, action, use):
        return found
    known, melee, dodge = row(table, skill, action), bound(table, "melee"), bound(table, "dodge")
    if ranged and known.allows(melee) and known.allows(dodge):
        return (Option(dodge, "nova6.fight.defend-not-ranged"),)
    unseen = (bound(table, "indirect"), melee)
    skills = [one for one in known.skills if (skill, one) != unseen]
    return tuple([Option(one, DEFENDS.get((skill, one), known.cite)) for one in skills])


def _by_use(table: Table, skill: str, action: str, use: str) -> tuple[Option, ...]:
    """Uses of a skill that are met otherwise than the skill at large: who is slipped past, who hides, who is held."""
    notice, stealth = bound(table, "notice"), bound(table, "stealth")
    grip = tuple(filter(None, (bound(table, "melee"), bound(table, "carrying"))))
    if notice and stealth and (skill, action, use) == (stealth, "overcome", "stealth"):
        return (Option(notice, "nova6.opposing.wits.defend"),)
    if notice and stealth and (skill, action, use) == (notice, "overcome", "notice"):
        return (Option(stealth, "nova6.move.defend-hide"),)
    if skill in grip and (action, use) == ("overcome", "break-hold"):
        return tuple([Option(one, "nova6.fight.grapple-overcome") for one in grip])
    if skill in grip and (action, use) == ("create-advantage", "tighten"):
        return tuple([Option(one, "nova6.fight.grapple-improve") for one in grip])
    return ()


def from_afar(table: Table, tool: str, mode: str = "") -> bool:
    """Whether a tool is used at range; a thrown weapon may also be used in melee."""
    return bool(tool) and mode != "melee" and in_use(table.effect(tool), mode).has("ranged")


def opposition(table: Table, test: ActionTest, one: Opposed) -> tuple[Because, ...]:
    """Difficulty that an opponent sets: ranks, perk, talents and features."""
    both_played = table.who(one.who).is_pc and table.who(test.who).is_pc
    return tuple(_opposition(table, one, "nova6.test.pc-vs-pc" if both_played else "nova6.diff.opposed"))


def _opposition(table: Table, one: Opposed, cite: str = "nova6.diff.opposed") -> Iterator[Because]:
    other = table.who(one.who)
    yield Because("opposed", -other.rank(one.skill), cite, one.skill)
    if one.perk and any(perk.name == one.perk and perk.serves(one.skill, one.action) for perk in other.perks):
        yield Because("opposed-perk", -1, "nova6.perk.opposition", one.perk)
    for trait in table.working(other):
        for gives in trait.gives:
            if holds(gives, "dice", one.skill, one.action, one.perk):
                yield Because("opposed-trait", -gives.amount, "nova6.opposing.difficulty", trait.name)
    for effect, gives in carried(table, one.who, one.skill, one.action, one.perk):
        yield Because("opposed-gear", -gives.amount, gives.cite, effect.name)
        for short in short_of(table, one.who, effect):
            yield short._replace(what="opposed-gear", amount=-short.amount)


def strongest(table: Table, who: str, skills: tuple[Option, ...], declared: tuple[str, str] = ("", "")) -> Opposed:
    """The skill that opposes a declared skill and action hardest."""
    actions = {one.skill: one.actions[0] for one in row(table, *declared).by}
    choices = [opposed_with(table, who, option.id, actions.get(option.id, "defend")) for option in skills]
    return min(choices, key=lambda one: total(_opposition(table, one)) - _going_for(table, one))


def opposed_with(table: Table, who: str, skill: str, action: str = "defend") -> Opposed:
    """An opponent with a skill and the perk that goes with it by itself."""
    return Opposed(who, skill, broad_perk(table, who, skill, action), action)


def broad_perk(table: Table, who: str, skill: str, action: str) -> str:
    """The perk that counts in every use of a skill for one action; narrower ones count where the GM says so."""
    return next((perk.name for perk in table.who(who).perks if (perk.skill, perk.action) == (skill, action)), "")


def _going_for(table: Table, one: Opposed) -> int:
    """Dice of lasting effects for or against an opponent's skill."""
    lasting = table.effects_of(one.who, "advantage")
    return sum(effect.rating for effect in lasting if not effect.skills or one.skill in effect.skills)


def met_by(table: Table, test: ActionTest) -> Iterator[str]:
    """The rows of the table by which those who oppose a test do so, from both sides where it is a reaction."""
    if test.against:
        yield "nova6.opposing.difficulty"
    own = row(table, test.skill, test.action)
    for one in test.against:
        if own.allows(one.skill, one.action if test.action == "defend" else ""):
            yield own.cite
        theirs = row(table, one.skill, one.action)
        if test.action == "defend" and theirs.allows(test.skill, "defend"):
            yield theirs.cite


def called_by(table: Table, test: ActionTest) -> Iterator[str]:
    """Rules by which the GM lets a skill serve, opposed or not."""
    known = row(table, test.skill, test.action)
    usual = {option.id for option in opposing(test.skill, test.action, use=test.use, table=table)}
    if any(not known.allows(one.skill) and one.skill not in usual for one in test.against):
        yield "nova6.opposing.guidance"
    if known.often_nobody and not test.against:
        yield "nova6.opposing.unopposed-mark"
