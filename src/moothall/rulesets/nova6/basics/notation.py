"""Notation: the book's way to write dice, tests, modifiers and effects, and a reader for it."""

from __future__ import annotations

import re
from typing import Final, get_args

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.vocabulary import MARKS, holds
from moothall.rulesets.nova6.words import UNSAID, Cited, Duration

DICE: Final = r"[+-]?\d{1,2}d"
WRITTEN: Final = re.compile(
    rf"(?:(?P<before>{DICE})\s+)?(?P<name>[^\[\]]*?)(?:\s+(?P<behind>{DICE}))?\s*(?:\[\s*(?P<bracket>\w+)\s*\])?"
)
"""Dice before or behind a name, and brackets at the end."""
LIKE_NOTATION: Final = re.compile(r"(?<!\S)[+-]?\d+d(?!\S)|[\[\]]")
"""What nobody writes in a plain name: dice that stand alone, and brackets."""
DURATIONS: Final = {letter.casefold(): letter for letter in get_args(Duration)}
NOTED: Final = {
    "advantage": "nova6.note.render-advantage",
    "condition": "nova6.note.render-condition",
    "aspect": "nova6.note.render-aspect",
    "asset": "nova6.note.render-asset",
}
"""The rules by which things are written with dice, a duration or uses behind their name."""
MOST_USES: Final = 99


def as_written(effect: Effect) -> tuple[Effect, tuple[str, ...]]:
    """An effect named `off-balance -1d [T]` as off-balance with its dice and duration, and the rules for it.

    A plain name stays as it is. What is written nowhere is as it was said elsewhere, or as it usually is.
    """
    rule, text = NOTED.get(effect.kind, ""), effect.name.strip().replace("−", "-")
    if not rule or not LIKE_NOTATION.search(text):
        return effect, ()
    found = WRITTEN.fullmatch(text)
    name = found["name"] if found else ""
    if found is None or not name or LIKE_NOTATION.search(name) or (found["before"] and found["behind"]):
        raise _not_so(effect, rule)
    dice, bracket = found["before"] or found["behind"] or "", found["bracket"] or ""
    said = {"name": name} | _dice(effect, rule, dice) | _bracket(effect, rule, bracket)
    for field, value in said.items():
        if field != "name" and getattr(effect, field) not in (0, "", value):
            raise AgainstTheRules("error-said-twice", cite=rule, text=text, name=name)
    return changed(effect, **said), (rule, *(["nova6.note.nd"] if dice else []))


def _dice(effect: Effect, rule: str, dice: str) -> dict[str, int]:
    """The dice of an advantage, with their sign, or of a condition, which has none; nothing else has any."""
    if dice and effect.kind not in ("advantage", "condition"):
        raise _not_so(effect, rule)
    if effect.kind == "condition" and dice[:1] in ("+", "-"):
        raise AgainstTheRules("error-condition-sign", cite="nova6.note.unsigned", text=effect.name)
    return {"rating": int(dice[:-1])} if dice else {}


def _bracket(effect: Effect, rule: str, bracket: str) -> dict[str, int | str]:
    """The uses of an asset; of anything else the letter of a duration."""
    if not bracket:
        return {}
    if effect.kind == "asset" and bracket.isdecimal() and 0 < int(bracket) <= MOST_USES:
        return {"rating": int(bracket)}
    if effect.kind == "asset" or bracket.casefold() not in DURATIONS:
        raise _not_so(effect, rule)
    return {"duration": DURATIONS[bracket.casefold()]}


def _not_so(effect: Effect, rule: str) -> AgainstTheRules:
    return AgainstTheRules("error-not-written-so", cite=rule, text=effect.name, effect=effect.kind)


# ---- Writing ---------------------------------------------------------------------------------------------------------


def write_test(table: Table, test: ActionTest) -> Cited:
    """Skill (application) action, and what opposes it after `vs`."""
    own = _side(table.who(test.who), test.skill, test.use or test.perk, test.action, with_marks=False)
    if not test.against:
        return Cited(own, "nova6.note.test-format")
    one = test.against[0]
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
    """Letters of a character's talents for a skill."""
    own = [given for given in one.given() if given.skill]
    return "".join(letter for what, letter in MARKS.items() if any(holds(given, what, skill) for given in own))


def title(words: str) -> str:
    """Each word with a capital."""
    return re.sub(r"(?<![^\s-])\w", lambda first: first[0].upper(), words) or "Unskilled"


def write_skill(skill: str, rank: int) -> Cited:
    return Cited(f"{title(skill)} {rank}d", "nova6.note.render-skill")


def write_perk(name: str) -> Cited:
    return Cited(f"*{name.lower()}*", "nova6.note.render-perk")


def write_trait(name: str) -> Cited:
    return Cited(f"***{title(name)}***", "nova6.note.render-talent")


def write_aspect(effect: Effect) -> Cited:
    """An aspect, or an asset that has no end; a duration that goes without saying is left out."""
    shown = "" if effect.lasts == UNSAID[effect.kind].duration else f" [{effect.lasts}]"
    return Cited(f"**{effect.name.upper()}**{shown}", NOTED[effect.kind])


def write_effect(name: str, described: str, duration: Duration) -> Cited:
    """Anything else that lasts, in a line of running text."""
    return Cited(f"***{title(name)}***: {described.lower()} [{duration}].", "nova6.note.render-effect")
