"""Effects of a pack's talents, features and flaws: the keys that each word takes, and the words that each key takes.

A key that a word does not look at is refused, because its author would wait in vain for what it says.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, found
from moothall.rulesets.nova6.vocabulary import Gives, What
from moothall.rulesets.nova6.words import ACTIONS, LEVELS

EFFECT: Final = ("effect", "amount", "skill", "actions", "use", "of", "points")
MOST_AMOUNT: Final = 9

TEST_USES: Final = (
    *("initiative", "gear", "sight", "survival", "recover", "treatment", "landing", "wealth"),
    *("stealth", "notice", "perceive", "deceive", "conceal", "watch", "pass", "aim", "craft"),
    *("climb", "swim", "drive", "ride", "chase", "ram", "dodge", "endurance"),
    *("grapple", "tighten", "break-hold", "break-free", "lift", "disarm", "knockdown", "own", "shove", "throw"),
)
"""What a test may be for in the rules, beside the special rules of a pack."""
BLOWS: Final = ("melee", "ranged")
HINDRANCES: Final = ("hampered", "burdened")
"""What a benefit may negate."""
GEAR_STUNTS: Final = ("share-gear", "keep-gear")
SURPRISE: Final = ("surprise",)


class Named(NamedTuple):
    """Ids that effects may name: skills, tracks, types of damage, features, and special rules."""

    skills: Collection[str]
    tracks: Collection[str]
    types: Collection[str] = ()
    features: Collection[str] = ()
    rules: Collection[str] = ()


class Shape(NamedTuple):
    """The keys of an effect: those it takes, and those without which it means nothing."""

    takes: tuple[str, ...]
    needs: tuple[str, ...] = ()


TEST: Final = ("skill", "actions", "use")
SHAPES: Final[dict[What, Shape]] = {
    "dice": Shape(("amount", *TEST)),
    "damage": Shape(("amount", *TEST)),
    "soak": Shape(("amount", "of")),
    "boxes": Shape(("amount", "of", "use"), ("of",)),
    "refresh": Shape(("amount",)),
    "refresh-base": Shape(("amount",)),
    "bonus-action": Shape(("amount",)),
    "stunts-on-doubles": Shape(TEST),
    "trade-one": Shape(TEST),
    "success-when-up": Shape(TEST),
    "reroll-ones": Shape(TEST),
    "stunt": Shape(("amount", "skill", "use", "of"), ("of",)),
    "scene-point": Shape(("amount", *TEST)),
    "scene-die": Shape(("amount", *TEST)),
    "moves-on-reaction": Shape(("skill", "actions")),
    "ignores-advantage": Shape(("of",)),
    "negates": Shape(("amount", "of"), ("of",)),
    "incoming-point": Shape(("of",), ("of",)),
    "boxes-per-hit": Shape(("amount", "of"), ("of",)),
    "rank-cap": Shape(("amount", "skill"), ("skill",)),
    "no-ranks": Shape(("skill",), ("skill",)),
    "attacks": Shape(("skill",), ("skill",)),
    "perks": Shape(("amount", "skill")),
    "unlock": Shape(("of",), ("of",)),
    "interval": Shape(("amount", "of"), ("of",)),
}
"""Every effect that a file may name. `points` goes with any of them."""
EFFECTS: Final = tuple(SHAPES)


def read_effect(one: Part, named: Named, taken_for_a_skill: bool = False) -> Gives:
    """Read one effect; what is taken for a skill says elsewhere which one."""
    what: What = one.one_of("effect", EFFECTS, "dice")
    shape = SHAPES[what]
    for key in one.stated():
        if key not in ("effect", "points", *shape.takes):
            keys = ", ".join(("effect", *shape.takes, "points"))
            raise Wrong("error-pack-idle", one.at(key), name=key, effect=f'effect = "{what}"', keys=keys)
    for key in shape.needs:
        if not one.has(key) and not (key == "skill" and taken_for_a_skill):
            raise Wrong("error-pack-missing", one.path, name=key)
    amount = one.number("amount", 1, -MOST_AMOUNT, MOST_AMOUNT)
    if not amount:
        raise Wrong("error-pack-number", one.at("amount"), name="amount", value=amount, least=1, most=MOST_AMOUNT)
    actions = one.all_known("actions", "action", ACTIONS)
    skill, points = one.known("skill", "skill", named.skills), one.number("points", 0, 0, MOST_AMOUNT)
    return Gives(what, amount, skill, actions, _use(one, what, named), _of(one, what, named), points)


def _use(one: Part, what: What, named: Named) -> str:
    """What the test is for, how a blow is struck, or the level of a box."""
    known: dict[Any, Collection[str]] = {"damage": BLOWS, "boxes": LEVELS}
    return one.known("use", "use", known.get(what, (*TEST_USES, *named.rules)))


def _of(one: Part, what: What, named: Named) -> str:
    """The track, source, hindrance, feature or rule that an effect is about."""
    match what:
        case "boxes":
            return one.known("of", "track", named.tracks)
        case "soak":
            return one.known("of", "damage type", named.types, "physical")
        case "negates":
            return one.known("of", "hindrance", HINDRANCES)
        case "ignores-advantage":
            return one.known("of", "advantage", SURPRISE)
        case "unlock":
            return one.known("of", "feature", named.features)
        case "interval":
            return one.known("of", "rule", named.rules)
        case "stunt" if one.text("use") == "gear":
            return found(one.text("of"), "stunt", GEAR_STUNTS, one.at("of"))
    return one.text("of")
