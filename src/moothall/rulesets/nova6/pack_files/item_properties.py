"""Properties of a pack's items: which words an item may use, with which number and which further words.

Nothing that is read here may trouble a table later, so a word that takes a range takes one of the ranges, and words
that only the rules themselves give to things are refused.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from moothall.rulesets.nova6.effects.properties import MENTAL, PHYSICAL, PROPERTIES, RARE
from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, found
from moothall.rulesets.nova6.pack_files.skills import Skills
from moothall.rulesets.nova6.vocabulary import Gives, Property
from moothall.rulesets.nova6.words import ACTIONS, RANGES

PROPERTY: Final = ("name", "amount", "of")
DICE: Final = ("amount", "skill", "actions")
MOST: Final = 20
INNER: Final = frozenset(
    {
        *("aim", "aimed", "by-sense", "dazes", "disarmed", "dodging", "gear", "grappled", "headgear", "placed"),
        *("hinders-movement", "no-aim", "object", "per-extra", "placeable", "prone", "ram", "signature", "special"),
        *("steadied", "supply", "surprise", "when-carried", "when-used", "worn-as"),
    }
)
"""Words that the rules give to things by themselves; a file has no use for them."""
SUBTYPES: Final = (*PHYSICAL, *MENTAL, *RARE)


class Shape(NamedTuple):
    """Further words of a property: from a list, or any; and whether there must be some."""

    words: tuple[str, ...] = ()
    any_words: bool = False
    needed: bool = False


SHAPES: Final[dict[str, Shape]] = {
    "ranged": Shape(RANGES, needed=True),
    "reload": Shape(("snap", "action"), needed=True),
    "versus": Shape(SUBTYPES, needed=True),
    "only": Shape(SUBTYPES, needed=True),
    "except": Shape(SUBTYPES, needed=True),
    "immune": Shape(SUBTYPES, needed=True),
    "direct": Shape(any_words=True, needed=True),
    "source": Shape(any_words=True, needed=True),
}
"""Properties that take further words; the others take none, but for those of a skill."""
COUNTED: Final = {"accurate": (1, 9), "conceal": (-9, 9)}
"""Properties that may take a number : stunt points, and dice to hide the thing."""
OF_A_SKILL: Final = ("skill-max", "skill-min")
WORN: Final = frozenset({"coverage", "hardened", "soft", "versus", "only", "except", "immune", "under-clothing"})
"""Properties of what soaks, which mean nothing on what strikes."""
STRIKES: Final = frozenset(
    {
        *("accurate", "ammo", "area", "auto", "auto-only", "burst", "burst-only", "direct", "explosion", "reload"),
        *("high-capacity", "indirect", "limited-range", "max-range", "melee", "pierce", "ranged", "reach", "selective"),
        *("reduced-penetration", "slow", "thrown", "tiring", "two-shot", "versatile", "shield"),
    }
)
"""Properties of what strikes, which mean nothing on what soaks."""
MISPLACED: Final[dict[str, frozenset[str]]] = {"damage": WORN, "soak": STRIKES, "asset": WORN | STRIKES}


def read_properties(item: Part, kind: str, skills: Skills) -> Iterator[Property]:
    """The properties of an item, each with its number and words as it takes them; then the dice it gives."""
    parts = list(item.parts("properties", PROPERTY))
    named = [_name(part, kind) for part in parts]
    for part, name in zip(parts, named, strict=True):
        needs = PROPERTIES[name].needs
        if needs and needs not in named:
            raise Wrong("error-pack-needs", part.at("name"), PROPERTIES[name].cite, name=name, needs=needs)
        yield Property(name, _amount(part, name), _words(part, name, skills.ids))
    yield from _dice(item, skills)


def _name(part: Part, kind: str) -> str:
    if not part.has("name"):
        raise Wrong("error-pack-missing", part.path, name="name")
    name = part.known("name", "property", [word for word in PROPERTIES if word not in INNER])
    if name in MISPLACED[kind]:
        raise Wrong("error-pack-misplaced", part.at("name"), PROPERTIES[name].cite, name=name, item=kind)
    return name


def _amount(part: Part, name: str) -> int:
    if PROPERTIES[name].number:
        return part.needed_number("amount", 0 if name in OF_A_SKILL else 1, MOST)
    if name in COUNTED:
        least, most = COUNTED[name]
        return part.number("amount", 0, least, most)
    if part.has("amount"):
        raise Wrong("error-pack-no-number", part.at("amount"), PROPERTIES[name].cite, name=name)
    return 0


def _words(part: Part, name: str, skills: Collection[str]) -> tuple[str, ...]:
    shape = SHAPES.get(name, Shape(tuple(skills), needed=True) if name in OF_A_SKILL else Shape())
    said = part.texts("of")
    if shape.needed and not said:
        raise Wrong("error-pack-missing", part.path, name="of")
    if not shape.any_words and not shape.words and said:
        raise Wrong("error-pack-no-words", part.at("of"), PROPERTIES[name].cite, name=name)
    for place, word in enumerate(said):
        at = (*part.at("of"), place)
        if shape.words and word not in shape.words:
            if name in OF_A_SKILL:
                found(word, "skill", shape.words, at)
            raise Wrong("error-pack-value", at, name=name, value=word, values=", ".join(shape.words))
    return said


def _dice(item: Part, skills: Skills) -> Iterator[Property]:
    """Dice that an item gives while it is held or worn: a shield's +1d to defend."""
    for part in item.parts("dice", DICE):
        amount = part.needed_number("amount", -MOST, MOST)
        if not amount:
            raise Wrong("error-pack-number", part.at("amount"), name="amount", value=0, least=1, most=MOST)
        if not part.has("skill"):
            raise Wrong("error-pack-missing", part.path, name="skill")
        actions = part.all_known("actions", "action", ACTIONS)
        gives = Gives("gear-dice", amount, part.known("skill", "skill", skills.ids), actions)
        yield Property("when-carried", gives=(gives,))
