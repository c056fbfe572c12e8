"""Tools: hands and skill that a thing needs, its modes of use, and their dice. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.talk.reasons import Because

AUTO_DICE: Final = 3

IDLE: Final = {"stowed", "dropped", "broken", "destroyed"}
"""What must not be the matter with a thing that is to be in somebody's hand."""
AT_HAND: Final = ("melee", "two-handed", "past")
"""Ways of using a thing that can also be thrown."""
FROM_AFAR: Final = {"ranged", "thrown", "accurate", "max-range", "limited-range"}
UP_CLOSE: Final = {"reach", "versatile"}
ONLY_WAYS: Final = {"auto-only": "auto", "burst-only": "burst"}
TWO_SHOT: Final = ("bonus", "twice")
ONLY: Final = {"auto-only": "nova6.prop.auto-only", "burst-only": "nova6.prop.burst-only"}


# ---- Whether it can be used ------------------------------------------------------------------------------------------


def check_usable(table: Table, who: str, tool: str, mode: str = "") -> None:
    """Refuse a tool that the character does not have, cannot hold, has not loaded, or uses in a wrong mode."""
    if not tool:
        return
    thing = table.effect(tool)
    _check_state(thing)
    check_in_hand(table, who, tool)
    check_hands(table, who, thing, mode)
    check_mode(thing, mode)


def _check_state(thing: Effect) -> None:
    """Refuse a tool with a mark that makes it unusable, with the rule."""
    marks = set(thing.marks)
    if "exhausted" in marks:
        raise AgainstTheRules("error-exhausted", cite="nova6.prop.uses-exhausted", tool=thing.name)
    if "unloaded" in marks:
        raise AgainstTheRules("error-unloaded", cite="nova6.prop.reload", tool=thing.name)
    if marks & {"broken", "destroyed"}:
        raise AgainstTheRules("error-broken", cite="nova6.obj.broken", tool=thing.name)
    if marks & {"dropped", "stowed"}:
        rule = "nova6.equipment.object-assets" if thing.has("gear") else "nova6.prop.object-carried"
        raise AgainstTheRules("error-not-yours-to-use", cite=rule, tool=thing.name)


def check_in_hand(table: Table, who: str, tool: str) -> None:
    """Refuse a weapon that its owner was disarmed of and has not taken up again."""
    for effect in table.effects_of(who, "aspect") if tool else ():
        for one in effect.properties:
            if one.name == "disarmed" and (not one.of or tool in one.of):
                name = table.effect(tool).name
                raise AgainstTheRules("error-disarmed", cite="nova6.fight.disarm", tool=name)


def check_past(table: Table, tool: str, mode: str) -> None:
    """Refuse an attack past a character in between, unless the weapon is long enough."""
    if mode == "past" and not (tool and table.effect(tool).has("reach")):
        raise AgainstTheRules("error-no-reach", cite="nova6.dmg.reach")


def hands_needed(thing: Effect, mode: str = "") -> Because:
    """How many hands it takes: an object one, unless it says otherwise."""
    if thing.has("two-hands") or mode == "two-handed":
        return Because("hands", 2, "nova6.prop.hands-2h", thing.name)
    if thing.has("one-hand") or thing.has("hands"):
        return Because("hands", 1, "nova6.prop.hands-1h" if thing.has("one-hand") else "nova6.prop.hands", thing.name)
    if thing.has("object"):
        return Because("hands", 1, "nova6.prop.object-1h", thing.name)
    return Because("hands", 0, "nova6.prop.hands", thing.name)


def check_hands(table: Table, who: str, thing: Effect, mode: str) -> None:
    needed = hands_needed(thing, mode)
    if table.who(who).hands - hands_taken(table, who, thing.id) < needed.amount:
        rule = "nova6.equipment.hands" if thing.has("gear") else needed.cite
        raise AgainstTheRules("error-no-free-hand", cite=rule, tool=thing.name, hands=needed.amount)


def hands_taken(table: Table, who: str, but: str = "") -> int:
    """Hands of a character that hold other things."""
    held = [one for one in table.effects_of(who, "damage") if one.has("gear") and one.id != but]
    busy = [one for one in held if not IDLE & {*one.marks} and not is_placed(table, one)]
    return sum(hands_needed(one).amount for one in busy)


def is_placed(table: Table, thing: Effect) -> bool:
    """Whether a shield was set down somewhere, so that nobody holds it."""
    return any(one.name == "placed" and thing.id in one.of for effect in table.effects for one in effect.properties)


def in_use(thing: Effect, mode: str) -> Effect:
    """A thing as it is in this way of using it: what can be thrown is otherwise in the hand."""
    if not thing.has("melee"):
        return thing
    idle = FROM_AFAR if mode in AT_HAND else UP_CLOSE
    return changed(thing, properties=tuple([one for one in thing.properties if one.name not in idle]))


def only_mode(table: Table, tool: str, mode: str) -> str:
    """The way a thing is used: as it was said, or, where it was not, the only way that the thing has."""
    thing = table.effect(tool) if tool and not mode else None
    return mode if thing is None else next((way for only, way in ONLY_WAYS.items() if thing.has(only)), mode)


def check_mode(thing: Effect, mode: str) -> None:
    """Ways of firing that a thing has, and those it leaves no choice about."""
    for only, way in ONLY_WAYS.items():
        two = thing.has("two-shot") and mode in TWO_SHOT
        if thing.has(only) and mode != way and not two:
            raise AgainstTheRules("error-only-this-way", cite=ONLY[only], tool=thing.name, mode=way)
    needs = {"auto": "auto", "burst": "burst", "bonus": "two-shot", "twice": "two-shot", "two-handed": "versatile"}
    if mode in needs and not thing.has(needs[mode]):
        raise AgainstTheRules("error-not-this-way", cite="nova6.effect.properties", tool=thing.name, mode=mode)


# ---- Dice ------------------------------------------------------------------------------------------------------------


def ways_of_firing(table: Table, test: ActionTest) -> Iterator[Because]:
    """Dice for firing all at once, several, or both barrels."""
    if not test.tool or test.reaction:
        return
    name = table.effect(test.tool).name
    if table.effect(test.tool).has("melee"):
        how = "note-in-hand" if test.mode in AT_HAND else "note-thrown"
        yield Because(how, 0, "nova6.equipment.thrown-melee", name)
    match test.mode:
        case "auto":
            yield Because("auto", AUTO_DICE, "nova6.prop.auto-bonus", name)
        case "burst":
            yield Because("burst", 1, "nova6.prop.burst-bonus", name)
        case "bonus":
            yield Because("two-shot", 1, "nova6.prop.two-shot-bonus", name)
        case "two-handed":
            yield Because("note-versatile", 0, "nova6.prop.versatile", name)
            yield Because("note-versatile", 0, "nova6.stunt.earn-versatile", name)


def skill_asked_for(table: Table, test: ActionTest) -> Iterator[Because]:
    """A thing that wants more skill than its user has hinders every use of it."""
    if test.tool and test.use != "conceal":
        yield from short_of(table, test.who, table.effect(test.tool))


def short_of(table: Table, who: str, tool: Effect) -> Iterator[Because]:
    """Dice that ranks below a thing's minimum cost; a support lowers the minimum once it is set up."""
    steadied = tool.amount("steadied") if "set-up" in tool.marks else 0
    for asked in tool.properties:
        if asked.name != "skill-min":
            continue
        wanted = max(asked.amount - steadied, 0)
        short = wanted - table.who(who).rank(asked.of[0] if asked.of else bound(table, "gear-minimum"))
        if short > 0:
            rule = "nova6.equipment.skill-minimum" if tool.has("gear") else "nova6.prop.skill-min"
            yield Because("skill-min", -short, rule, tool.name)


def skill_capped(table: Table, test: ActionTest) -> Iterator[Because]:
    """Penalty dice where worn or used gear caps the ranks of a skill; two such cap it one lower."""
    caps = caps_on(table, test.who, test.skill)
    if not caps:
        return
    cap = max(min(caps) - (len(caps) - 1), 0)
    over = table.who(test.who).rank(test.skill) - cap
    if over > 0:
        rule = "nova6.prop.skill-max-stack" if len(caps) > 1 else "nova6.prop.skill-max"
        yield Because("skill-max", -over, rule, test.skill)
        if any(effect.has("gear") and effect.has("skill-max") for effect in table.effects_of(test.who)):
            yield Because("note-max-move", 0, "nova6.equipment.max-move", test.skill)


def caps_on(table: Table, who: str, skill: str) -> tuple[int, ...]:
    worn = [effect for effect in table.effects_of(who) if not {"stowed", "dropped", "broken"} & {*effect.marks}]
    found = [one for effect in worn for one in effect.properties if one.name == "skill-max" and skill in one.of]
    return tuple(one.amount for one in found)


def weak_spots(table: Table, test: ActionTest) -> tuple[tuple[Trait, Gives], ...]:
    """Weaknesses against a tool: of the targets, or of the one who reacts."""
    tool, words = (test.facing, _met(test)) if test.reaction else (test.tool, {test.skill, test.use})
    sources = words | ({*made_of(table.effect(tool).properties)} if tool else set())
    prey = (test.who,) if test.reaction else test.targets
    return tuple(
        [
            (trait, gives)
            for target in prey
            for trait in table.working(table.who(target))
            for gives in trait.gives
            if gives.what == "incoming-point" and gives.of in sources
        ]
    )


def _met(test: ActionTest) -> set[str]:
    """The skill and the use that a reaction stands against."""
    return {word for one in test.against for word in (one.skill, one.perk)}


def made_of(properties: tuple[Property, ...]) -> tuple[str, ...]:
    """Materials of a thing: iron, silver, magic."""
    return next((one.of for one in properties if one.name == "source"), ())


def weaknesses(table: Table, test: ActionTest) -> Iterator[Because]:
    """Dice from a target's weakness against the tool used on them."""
    for trait, gives in weak_spots(table, test):
        yield Because("note-weakness", 0, "nova6.stunt.earn-talent", trait.name)
        if gives.cite:
            yield Because("note-weakness", 0, gives.cite, trait.name)


def their_extra(table: Table, test: ActionTest) -> int:
    """Stunt points that a failed reaction brings the other side through a weakness."""
    return sum(gives.amount for _, gives in weak_spots(table, test)) if test.reaction else 0


def extra_points(table: Table, test: ActionTest) -> int:
    """Stunt points that a success brings by the tool's mode of use and its target."""
    weak = 0 if test.reaction else sum(gives.amount for _, gives in weak_spots(table, test))
    versatile = bool(test.tool) and test.mode == "two-handed" and table.effect(test.tool).has("versatile")
    return weak + (1 if versatile else 0)
