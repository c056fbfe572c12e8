"""How the book writes dice, tests, modifiers and effects, and how we read what people write so."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from moothall.errors import Unclear
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.trying.trial import Trial
from moothall.rulesets.nova6.vocabulary import MARKS, holds
from moothall.rulesets.nova6.words import LADDER, Cited

DICE = re.compile(r"([+-]?)(\d{1,2})d")
MODIFIER = re.compile(r"(?:([+-]?\d{1,2})d )?(.+?)(?: ([+-]?\d{1,2})d)?(?: \[(\w+)\])?")
SHOWN_DURATIONS = (*LADDER, "A", "M", "Su")


class Count(NamedTuple):
    """So many dice: bonus dice, penalty dice, or not yet decided which."""

    dice: int
    kind: Literal["bonus", "penalty", "unsigned"]
    cite: str = "nova6.note.nd"


def read_dice(text: str) -> Count:
    """`+2d`, `-1d`, `2d`."""
    found = DICE.fullmatch(text.strip())
    if not found:
        raise Unclear("error-not-dice", text=text)
    kinds: dict[str, Literal["bonus", "penalty", "unsigned"]] = {"+": "bonus", "-": "penalty", "": "unsigned"}
    return Count(int(found[2]), kinds[found[1]])


class Written(NamedTuple):
    """A modifier, condition or aspect as it was written."""

    name: str
    dice: int
    duration: str
    cite: str


def read_advantage(text: str) -> Written:
    """`off-balance -1d [T]`, the dice before or behind the name; without a duration it is brief."""
    return _read(text, "B", "nova6.note.render-advantage")


def read_condition(text: str) -> Written:
    """`darkness 2d`; without a duration it is permanent."""
    return _read(text, "P", "nova6.note.render-condition")


def read_aspect(text: str) -> Written:
    """`SHOCKED [L]`; without a duration it is permanent."""
    return _read(text, "P", "nova6.note.render-aspect")


def _read(text: str, usual: str, cite: str) -> Written:
    found = MODIFIER.fullmatch(text.strip())
    if not found or (found[4] or usual) not in SHOWN_DURATIONS:
        raise Unclear("error-not-a-modifier", text=text)
    return Written(found[2], int(found[1] or found[3] or 0), found[4] or usual, cite)


# ---- Writing ---------------------------------------------------------------------------------------------------------


def write_test(table: Table, trial: Trial) -> Cited:
    """Skill (application) action, and what opposes it after `vs`."""
    own = _side(table.who(trial.who), trial.skill, trial.use or trial.perk, trial.action, with_marks=False)
    if not trial.against:
        return Cited(own, "nova6.note.test-format")
    one = trial.against[0]
    other = table.who(one.who)
    opposed = _side(other, one.skill, one.perk, one.action, with_marks=True)
    cite = "nova6.note.talent-superscript" if marks_of(other, one.skill) else "nova6.note.test-format"
    return Cited(f"{own} vs {opposed}", cite)


def _side(one: Character, skill: str, use: str, action: str, with_marks: bool) -> str:
    letters = marks_of(one, skill) if with_marks else ""
    parts = [f"{title(skill)}^{letters}" if letters else title(skill)]
    if use:
        parts.append(f"({use})")
    return " ".join([*parts, action.replace("-", " ")])


def marks_of(one: Character, skill: str) -> str:
    """The letters of the talents somebody has for a skill."""
    own = [given for given in one.given() if given.skill]
    return "".join(letter for what, letter in MARKS.items() if any(holds(given, what, skill) for given in own))


def title(words: str) -> str:
    return " ".join(word.capitalize() for word in words.split()) or "Unskilled"


def write_interval(skill: str, interval: str) -> Cited:
    """`Wits [S]`."""
    return Cited(f"{title(skill)} [{interval}]", "nova6.note.interval-suffix")


def write_contest(skill: str, use: str, goal: int) -> Cited:
    """`Move (boats) [5 successes]`."""
    return Cited(f"{title(skill)} ({use}) [{goal} successes]", "nova6.note.contest-suffix")


def write_skill(skill: str, rank: int) -> Cited:
    return Cited(f"{title(skill)} {rank}d", "nova6.note.render-skill")


def write_difficulty(skill: str, difficulty: int) -> Cited:
    return Cited(f"{title(skill)} -{difficulty}d", "nova6.note.render-difficulty")


def write_perk(name: str) -> Cited:
    return Cited(f"*{name.lower()}*", "nova6.note.render-perk")


def write_trait(name: str) -> Cited:
    titled = "-".join(part.capitalize() for part in name.split("-"))
    return Cited(f"***{titled}***", "nova6.note.render-talent")


def write_effect(effect: Effect) -> Cited:
    """An effect in one line, as its kind is written; a duration that goes without saying is left out."""
    match effect.kind:
        case "advantage":
            shown = "" if effect.duration == "B" else f" [{effect.duration}]"
            return Cited(f"**{effect.name.lower()}** {effect.rating:+d}d{shown}", "nova6.note.render-advantage")
        case "condition":
            shown = "" if effect.duration == "P" else f" [{effect.duration}]"
            return Cited(f"***{effect.name.lower()}*** {effect.rating}d{shown}", "nova6.note.render-condition")
        case "aspect":
            shown = "" if effect.duration == "P" else f" [{effect.duration}]"
            return Cited(f"**{effect.name.upper()}**{shown}", "nova6.note.render-aspect")
        case "asset":
            return Cited(f"{effect.name.upper()} [{effect.rating}]", "nova6.note.render-asset")
        case _:
            described = f"{effect.kind} {effect.rating}; {effect.type or 'physical'} [{effect.duration}]."
            return Cited(f"***{title(effect.name)}***: {described}", "nova6.note.render-effect")
