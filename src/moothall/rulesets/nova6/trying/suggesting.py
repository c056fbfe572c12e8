"""What a deed sounds like: the skill and the action that usually serve it. The GM may always pick others."""

from __future__ import annotations

import re
from typing import Final

from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.themepacks.roles import bound, standing_for
from moothall.rulesets.nova6.trying.trial import Trial
from moothall.rulesets.nova6.words import PRESELECTED
from moothall.talk.questions import Option

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

SKILL_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "fight": (
        *("swing", "stab", "strike", "hit", "punch", "kick", "shoot", "fire", "slash", "parry", "fight", "disarm"),
        *("frapp", "cogn", "poignard", "tirer", "tire", "trancher", "parer", "désarm", "combat"),
        *("uderz", "bije", "bić", "dźga", "strzel", "tnę", "ciąć", "paruj", "walcz", "rozbr"),
    ),
    "interact": (
        *("bluff", "persuade", "convince", "charm", "lie", "threaten", "bargain", "talk", "taunt", "flatter", "bribe"),
        *("interrog", "przesłuch"),
        *("bluff", "persuad", "convain", "séduir", "mentir", "menac", "marchand", "parler", "flatt", "soudoy"),
        *("blef", "przekon", "namaw", "uwodz", "kłam", "groż", "targ", "rozmaw", "schleb", "przekup"),
    ),
    "move": (
        *("sneak", "run", "jump", "climb", "dodge", "swim", "leap", "drive", "ride", "hide", "balance", "chase"),
        *("faufil", "cour", "saut", "grimp", "esquiv", "nag", "conduir", "chevauch", "cacher", "pourchass"),
        *("skrad", "przemk", "bieg", "skacz", "skocz", "wspin", "unik", "pływ", "płyn", "prowadz", "chow", "goni"),
    ),
    "physique": (
        *("hold", "lift", "push", "shove", "break", "force", "carry", "wrestle", "grapple", "endure", "drag", "bend"),
        *("tenir", "tiens", "soulev", "soulèv", "pouss", "bris", "forc", "port", "lutt", "endur", "traîn"),
        *("poison", "disease", "maladi", "truci", "chorob"),
        *("trzym", "podnos", "pcha", "pchn", "łam", "wyważ", "nios", "niesi", "mocuj", "wytrzym", "ciągn"),
    ),
    "resolve": (
        *("resist", "concentrate", "withstand", "steel", "bear", "keep", "refuse", "meditate"),
        *("résist", "concentr", "support", "maîtris", "médit"),
        *("opier", "oprzeć", "skup", "znos", "zachow", "panuj", "medyt"),
    ),
    "wits": (
        *("spot", "notice", "search", "find", "recall", "study", "repair", "aim", "deduce", "read", "listen", "track"),
        *("repér", "remarqu", "cherch", "trouv", "rappel", "étudi", "répar", "vis", "dédui", "écout", "pist"),
        *("research", "recherch", "zbada"),
        *("zauważ", "dostrze", "szuk", "znaj", "przypom", "bada", "napraw", "celuj", "wydeduk", "nasłuch", "trop"),
    ),
}
"""Beginnings of verbs, in English, French and Polish."""

HARM: Final = (
    *("swing", "stab", "strike", "hit", "punch", "kick", "shoot", "slash", "attack", "hurt", "kill", "wound"),
    *("frapp", "cogn", "poignard", "tirer", "attaqu", "bless", "tuer"),
    *("uderz", "bije", "dźga", "strzel", "atak", "ran", "zabi"),
)
WARD: Final = ("dodge", "parry", "block", "defend", "esquiv", "parer", "défend", "unik", "paruj", "bron", "zasłan")
SET_UP: Final = (
    *("aim", "distract", "ambush", "feint", "prepare"),
    *("vis", "distrai", "embusqu", "feint"),
    *("celuj", "zasadz", "odwrac", "zwod"),
)


def usual_skill(table: Table, trial: Trial) -> Option:
    """The skill that something is used with, that a use belongs to, or that words usually mean."""
    skill = table.effect(trial.tool).skill if trial.tool else ""
    if not skill and trial.use in MOVING:
        skill = bound(table, "movement")
    return Option(skill, SKILL_RULES.get(skill, "nova6.skill.six")) if skill else suggest_skill(trial.intent, table)


def suggest_skill(intent: str, table: Table = NO_PACK) -> Option:
    """The skill that such words usually mean."""
    words = _words(intent)
    for skill, verbs in SKILL_VERBS.items():
        if any(word.startswith(verbs) for word in words):
            return Option(standing_for(table, skill), SKILL_RULES[skill])
    return Option(bound(table, "notice"), "nova6.skill.six")


def suggest_action(intent: str) -> Option:
    """The basic action that such words usually mean; overcome where nothing else fits."""
    words = _words(intent)
    if any(word.startswith(HARM) for word in words):
        return Option("attack", "nova6.action.attack-use")
    if any(word.startswith(WARD) for word in words):
        return Option("defend", "nova6.action.defend-when")
    if any(word.startswith(SET_UP) for word in words):
        return Option("create-advantage", "nova6.action.ca-modes")
    return Option(PRESELECTED, "nova6.action.overcome-catchall")


def _words(intent: str) -> list[str]:
    return re.split(r"[\s'’-]+", intent.lower())
