"""Uses of skills: the rule behind each use, and the uses that a skill does not have.

Only rules about one named skill are here; a pack with other skills brings its own.
"""

from __future__ import annotations

from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import holds
from moothall.talk.questions import Option
from moothall.wordlists import WordList

SCOPES: Final = {
    "interact": "nova6.interact.scope",
    "physique": "nova6.physique.scope",
    "resolve": "nova6.resolve.scope",
    "wits": "nova6.wits.scope",
}
"""What each skill covers."""

USES: Final = {
    ("fight", "overcome"): "nova6.fight.overcome",
    ("fight", "create-advantage"): "nova6.fight.create-advantage",
    ("interact", "overcome"): "nova6.interact.overcome",
    ("interact", "create-advantage"): "nova6.interact.create-advantage",
    ("interact", "attack"): "nova6.interact.attack",
    ("move", "overcome"): "nova6.move.overcome",
    ("move", "create-advantage"): "nova6.move.create-advantage",
    ("physique", "overcome"): "nova6.physique.overcome",
    ("physique", "create-advantage"): "nova6.physique.create-advantage",
    ("resolve", "overcome"): "nova6.resolve.overcome",
    ("resolve", "create-advantage"): "nova6.resolve.create-advantage",
    ("wits", "overcome"): "nova6.wits.overcome",
    ("wits", "create-advantage"): "nova6.wits.create-advantage",
}
"""What each skill does in an action."""

PROVOKING: Final = WordList(__file__, "verbs", "provoke")


def covered_by(skill: str) -> tuple[str, ...]:
    """The rule that says what a skill covers, if it is one of these."""
    return (SCOPES[skill],) if skill in SCOPES else ()


def used_by(skill: str, action: str) -> tuple[str, ...]:
    """The rule that says what a skill does in an action."""
    return (USES[skill, action],) if (skill, action) in USES else ()


# ---- What the GM may want otherwise ----------------------------------------------------------------------------------


def better_action(intent: str, skill: str, action: Option) -> Option:
    """Replace an attack with words that only provoke by a harmless action."""
    if skill == "interact" and action.id == "attack" and PROVOKING.fits("anger", intent):
        return Option("create-advantage", "nova6.interact.attack-anger")
    return action


def switched(skill: str, action: str, settled: ActionTest) -> tuple[str, ...]:
    """The rules by which the GM wants another skill or action than was asked for."""
    rules = []
    if (skill, action, settled.action) == ("interact", "attack", "create-advantage") and settled.skill == skill:
        rules.append("nova6.interact.attack-anger")
    if {skill, settled.skill} == {"resolve", "wits"} and settled.action == "overcome":
        rules.append("nova6.resolve.overcome")
    if (skill, settled.skill) == ("wits", "interact"):
        rules.append("nova6.wits.limits")
    return tuple(rules)


def instead_of(skill: str, action: str, targets: tuple[str, ...]) -> tuple[Option, ...]:
    """Other skills that are often meant, and the rule that tells them apart."""
    found = []
    if skill in ("resolve", "wits") and action == "overcome":
        found.append(Option("wits" if skill == "resolve" else "resolve", "nova6.resolve.overcome"))
    if skill == "wits" and targets and action in ("overcome", "create-advantage"):
        found.append(Option("interact", "nova6.wits.limits"))
    return tuple(found)


def untested(skill: str, action: str, decision: str) -> tuple[str, ...]:
    """The rule by which plain knowledge is told without a test, if it is."""
    return ("nova6.wits.interesting",) if (skill, action, decision) == ("wits", "overcome", "narrate") else ()


def acting_skills(table: Table, who: str) -> tuple[str, ...]:
    """Return the skills a character may act with: the one for blows first, then those of the pack, then their own."""
    own = [skill for skill, _ in table.who(who).skills]
    return tuple([skill for skill in dict.fromkeys((bound(table, "melee"), *pack_at(table).skills, *own)) if skill])


# ---- What they are not for -------------------------------------------------------------------------------------------


def check_attack(table: Table, who: str, skill: str, action: str, tool: str, targets: tuple[str, ...]) -> None:
    """Refuse an attack with a skill that cannot attack, unless a talent or tool allows it."""
    if action != "attack":
        return
    thing = table.effect(tool) if tool else None
    if thing is not None and thing.has("indirect"):
        if skill != bound(table, "indirect"):
            raise AgainstTheRules("error-only-indirectly", cite="nova6.wits.attack", tool=thing.name)
        return
    if thing is not None and (thing.skill == skill or (skill == "resolve" and thing.type == "mental")):
        return
    if skill == "physique" and not (targets and all(holds_fast(table, who, target) for target in targets)):
        raise AgainstTheRules("error-not-held", cite="nova6.physique.attack", name=table.who(who).name)
    if skill == "resolve" and not attacks_with(table, who, skill):
        raise AgainstTheRules("error-no-gift", cite="nova6.resolve.attack", name=table.who(who).name)
    if skill == "wits" and not attacks_with(table, who, skill):
        raise AgainstTheRules("error-not-indirect", cite="nova6.wits.attack", name=table.who(who).name)


def harmless(table: Table, who: str, skill: str, tool: str) -> tuple[str, ...]:
    """The actions that are not even offered: a mind without a gift strikes at nobody."""
    return ("attack",) if skill == "resolve" and is_barred(table, who, skill, "attack", tool, ()) else ()


def attacks_with(table: Table, who: str, skill: str) -> bool:
    """Whether a talent or feature lets a character attack with a skill that usually cannot."""
    return any(holds(gives, "attacks", skill) for gives in table.given(table.who(who)))


def holds_fast(table: Table, who: str, target: str) -> bool:
    """Whether a character holds the target in a maintained grapple."""
    held = table.effects_of(target)
    return any(effect.has("grappled") and effect.maker == who and effect.duration == "M" for effect in held)


def is_barred(table: Table, who: str, skill: str, action: str, tool: str, targets: tuple[str, ...]) -> bool:
    """Whether this skill harms nobody here."""
    try:
        check_attack(table, who, skill, action, tool, targets)
    except AgainstTheRules:
        return True
    return False


# ---- What somebody aims at -------------------------------------------------------------------------------------------


def serves(effect: Effect, action: str, tool: str, targets: tuple[str, ...]) -> bool:
    """Whether an advantage is for this: what was aimed serves one weapon and one target, everything else serves all."""
    aim = next((one for one in effect.properties if one.name == "aim"), None)
    return aim is None or (action == "attack" and tool == aim.of[0] and aim.of[1] in targets)


def aimed(table: Table, who: str, tool: str, target: str) -> int | None:
    """Dice of an aim: none if it failed, nothing at all if there was none."""
    taken = [one for one in table.effects_of(who, "advantage") if one.has("aim")]
    return max([one.rating for one in taken if serves(one, "attack", tool, (target,))], default=None)
