"""Suggestions: the skill and action that usually serve a declared intent. The GM may always pick others."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.packs.roles import bound, standing_for
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import PRESELECTED
from moothall.talk.questions import Option
from moothall.wordlists import WordList

NO_PACK: Final = Table()

SKILL_RULES: Final = {
    "fight": "nova6.skill.fight",
    "interact": "nova6.skill.interact",
    "move": "nova6.skill.move",
    "physique": "nova6.skill.physique",
    "resolve": "nova6.skill.resolve",
    "wits": "nova6.skill.wits",
}

SCOPES: Final[dict[str, str]] = {
    "fight": "nova6.fight.scope",
    "move": "nova6.move.scope",
}
"""The rule that says all that a skill is for."""

MOVING: Final = ("stealth", "climb", "swim", "drive", "ride", "chase", "ram", "dodge")
"""Uses of a skill that are all of them movement."""

SKILL_VERBS: Final = WordList(__file__, "verbs", "skill")
ACTION_VERBS: Final = WordList(__file__, "verbs", "action")

ACTION_RULES: Final = {
    "attack": "nova6.action.attack-use",
    "defend": "nova6.action.defend-when",
    "create-advantage": "nova6.action.ca-modes",
}
"""The actions that words can suggest, in the order in which they are looked for."""


def usual_skill(table: Table, test: ActionTest) -> Option:
    """The skill of the tool, of the use, or of the words of an intent."""
    skill = table.effect(test.tool).skill if test.tool else ""
    if not skill and test.use in MOVING:
        skill = bound(table, "movement")
    return Option(skill, SKILL_RULES.get(skill, "nova6.skill.six")) if skill else suggest_skill(test.intent, table)


def suggest_skill(intent: str, table: Table = NO_PACK) -> Option:
    """Return the skill that such words usually mean."""
    skill = SKILL_VERBS.first(SKILL_RULES, intent)
    if skill is None:
        return Option(bound(table, "notice"), "nova6.skill.six")
    return Option(standing_for(table, skill), SKILL_RULES[skill])


def suggest_action(intent: str) -> Option:
    """Return the basic action that such words usually mean; overcome where nothing else fits."""
    action = ACTION_VERBS.first(ACTION_RULES, intent)
    if action is None:
        return Option(PRESELECTED, "nova6.action.overcome-catchall")
    return Option(action, ACTION_RULES[action])
