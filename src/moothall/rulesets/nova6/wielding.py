"""Using a thing: the hands and the skill it takes, the ways in which it can be used, and the dice of that. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.roles import bound
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.trial import Trial
from moothall.talk.reasons import Because

AUTO_DICE: Final = 3

ONLY: Final = {"auto-only": "nova6.prop.auto-only", "burst-only": "nova6.prop.burst-only"}


# ---- Whether it can be used ------------------------------------------------------------------------------------------


def check_usable(table: Table, who: str, tool: str, mode: str = "") -> None:
    """Somebody has the thing, the hands, the ammunition, and uses it in a way it can be used."""
    if not tool:
        return
    thing = table.effect(tool)
    _check_state(thing)
    check_in_hand(table, who, tool)
    check_hands(table, who, thing, mode)
    check_mode(thing, mode)


def _check_state(thing: Effect) -> None:
    """What may be the matter with a thing, and by which rule it cannot be used then."""
    marks = set(thing.marks)
    if "exhausted" in marks:
        raise AgainstTheRules("error-exhausted", cite="nova6.prop.uses-exhausted", tool=thing.name)
    if "unloaded" in marks:
        raise AgainstTheRules("error-unloaded", cite="nova6.prop.reload", tool=thing.name)
    if marks & {"broken", "destroyed"}:
        raise AgainstTheRules("error-broken", cite="nova6.obj.broken", tool=thing.name)
    if marks & {"dropped", "stowed"}:
        raise AgainstTheRules("error-not-yours-to-use", cite="nova6.prop.object-carried", tool=thing.name)


def check_in_hand(table: Table, who: str, tool: str) -> None:
    """Whoever was disarmed has to take it up again first."""
    for effect in table.effects_of(who, "aspect") if tool else ():
        for one in effect.properties:
            if one.name == "disarmed" and (not one.of or tool in one.of):
                name = table.effect(tool).name
                raise AgainstTheRules("error-disarmed", cite="nova6.fight.disarm", tool=name)


def check_past(table: Table, tool: str, mode: str) -> None:
    """Past somebody who stands between one strikes only with what is long enough."""
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
    if table.who(who).hands < needed.amount:
        raise AgainstTheRules("error-no-free-hand", cite=needed.cite, tool=thing.name, hands=needed.amount)


def check_mode(thing: Effect, mode: str) -> None:
    """Ways of firing that a thing has, and those it leaves no choice about."""
    for only, way in (("auto-only", "auto"), ("burst-only", "burst")):
        if thing.has(only) and mode != way:
            raise AgainstTheRules("error-only-this-way", cite=ONLY[only], tool=thing.name, mode=way)
    needs = {"auto": "auto", "burst": "burst", "bonus": "two-shot", "twice": "two-shot", "two-handed": "versatile"}
    if mode in needs and not thing.has(needs[mode]):
        raise AgainstTheRules("error-not-this-way", cite="nova6.effect.properties", tool=thing.name, mode=mode)


# ---- Dice ------------------------------------------------------------------------------------------------------------


def ways_of_firing(table: Table, trial: Trial) -> Iterator[Because]:
    """Dice for firing all at once, several, or both barrels."""
    if not trial.tool or trial.reaction:
        return
    name = table.effect(trial.tool).name
    match trial.mode:
        case "auto":
            yield Because("auto", AUTO_DICE, "nova6.prop.auto-bonus", name)
        case "burst":
            yield Because("burst", 1, "nova6.prop.burst-bonus", name)
        case "bonus":
            yield Because("two-shot", 1, "nova6.prop.two-shot-bonus", name)
        case "two-handed":
            yield Because("note-versatile", 0, "nova6.prop.versatile", name)
            yield Because("note-versatile", 0, "nova6.stunt.earn-versatile", name)


def skill_asked_for(table: Table, trial: Trial) -> Iterator[Because]:
    """A thing that wants more skill than its user has hinders every use of it."""
    if not trial.tool:
        return
    tool, one = table.effect(trial.tool), table.who(trial.who)
    for asked in tool.properties:
        if asked.name != "skill-min":
            continue
        short = asked.amount - one.rank(asked.of[0] if asked.of else bound(table, "gear-minimum"))
        if short > 0:
            yield Because("skill-min", -short, "nova6.prop.skill-min", tool.name)


def skill_capped(table: Table, trial: Trial) -> Iterator[Because]:
    """What one wears or uses may leave room for so many ranks only; two such leave room for one less."""
    caps = caps_on(table, trial.who, trial.skill)
    if not caps:
        return
    cap = max(min(caps) - (len(caps) - 1), 0)
    over = table.who(trial.who).rank(trial.skill) - cap
    if over > 0:
        rule = "nova6.prop.skill-max-stack" if len(caps) > 1 else "nova6.prop.skill-max"
        yield Because("skill-max", -over, rule, trial.skill)


def caps_on(table: Table, who: str, skill: str) -> tuple[int, ...]:
    worn = [effect for effect in table.effects_of(who) if not {"stowed", "dropped", "broken"} & {*effect.marks}]
    found = [one for effect in worn for one in effect.properties if one.name == "skill-max" and skill in one.of]
    return tuple(one.amount for one in found)


def weaknesses(table: Table, trial: Trial) -> Iterator[Because]:
    """Somebody who is easily moved by what is used on them."""
    if not trial.tool or trial.reaction:
        return
    sources = next((one.of for one in table.effect(trial.tool).properties if one.name == "source"), ())
    for target in trial.targets:
        for trait in table.who(target).traits:
            if any(gives.what == "incoming-point" and gives.of in sources for gives in trait.gives):
                yield Because("note-weakness", 0, "nova6.stunt.earn-talent", trait.name)


def extra_points(table: Table, trial: Trial) -> int:
    """Points that a success brings by the way something is used, and on whom."""
    weak = sum(1 for _ in weaknesses(table, trial))
    versatile = bool(trial.tool) and trial.mode == "two-handed" and table.effect(trial.tool).has("versatile")
    return weak + (1 if versatile else 0)
