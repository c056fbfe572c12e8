"""Advancement: points for ambition and for impressing the group, and the advances that points buy."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Annotated, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.ledger.marks import HIDDEN
from moothall.rulesets.houses2d20.adversity import earns, gain
from moothall.rulesets.houses2d20.choices import anyone, whoever
from moothall.rulesets.houses2d20.events import Advanced
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.legality import ADVANCES
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.prices import Price
from moothall.rulesets.houses2d20.questions.growth import (
    Advance,
    ApproveTalent,
    HowMuchProgress,
    WasItGreat,
    WhatToAdvance,
    WhatToGiveUp,
    WhatToRetrain,
    WhichFocus,
    WhichSkillRises,
    WhichTalent,
    WhichToGiveUp,
)
from moothall.rulesets.houses2d20.state import Character, Focus, Growth, Skills, Table
from moothall.rulesets.houses2d20.templates import LOWEST_SKILL
from moothall.rulesets.houses2d20.words import SKILLS, Skill
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own, Words
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option

SKILL = Price(10, "houses.advance.skill-cost")
"""The first raise; each earlier one makes the next dearer by 1."""
FOCUS = Price(1, "houses.advance.focus-cost")
"""For each focus that one has."""
TALENT = Price(3, "houses.advance.talent-cost")
"""For each talent that one has."""
HALF = "houses.advance.retrain-half-price"
BETTER: dict[Advance, Price] = {"skill": SKILL, "focus": FOCUS, "talent": TALENT}


# ---- Earning --------------------------------------------------------------------------------------------------------


@action("houses.ambition", by="gm", chapter="advancement")
async def ambition(play: Play[Table], who: Annotated[CharacterId, Among(whoever(_check_ambition))], text: Words) -> int:
    """The GM finds that a character has come closer to what they want, and says how far."""
    _check_ambition(play.state, who)
    asked = HowMuchProgress(who, text, play.state.who(who).ambition)
    points = await play.ask(GM, asked, cite="houses.advance.ambition-1-to-3")
    await gain(play, who, "ambition", points, text, "houses.advance.ambition-1-to-3")
    return points


@action("houses.impress", by="player", chapter="advancement")
async def impress(
    play: Play[Table],
    who: Annotated[CharacterId, Among(whoever(_check_impress))],
    text: Words,
    speaker: Annotated[Own[CharacterId], Among(anyone)] = NOBODY,
) -> bool:
    """The group was impressed by what a player did; the GM confirms. Once a session is the most.

    `speaker` is the character of the player who says so; the GM needs none.
    """
    _check_impress(play.state, who)
    if await play.ask(GM, WasItGreat(who, text), cite="houses.advance.impress") == "no":
        return False
    _check_impressed(play.state, who)
    seat = play.state.who(who).seat
    await gain(play, who, "impress", 1, text, "houses.advance.impress", impressed=seat)
    return True


def _check_ambition(table: Table, who: CharacterId) -> None:
    _check_own(table, who, "houses.advance.ambition-1-to-3")
    _check_earning(table)


def _check_impress(table: Table, who: CharacterId) -> None:
    _check_own(table, who, "houses.advance.impress")
    _check_earning(table)
    _check_impressed(table, who)


def _check_own(table: Table, who: CharacterId, cite: str) -> None:
    if table.who(who).tier != "main":
        raise AgainstTheRules("error-houses-not-a-players", cite=cite, name=table.who(who).name)


def _check_earning(table: Table) -> None:
    if not earns(table):
        raise AgainstTheRules("error-houses-no-adventure", cite="houses.advance.gain-during-adventure")


def _check_impressed(table: Table, who: CharacterId) -> None:
    """Refuse a second award a session: for each player, or for the whole table."""
    per_table = table.options.advance_impress_limit == "per_table"
    if table.who(who).seat in table.impressed or (per_table and table.impressed):
        rule = "houses.advance.impress-once-per-session"
        raise AgainstTheRules("error-houses-impressed", cite=rule, name=table.who(who).name)


# ---- Prices ---------------------------------------------------------------------------------------------------------


def price_of(character: Character, options: Options, what: Advance, retrain: bool = False) -> Price:
    """The price of a better skill, another focus or another talent for this character now."""
    full = {
        "skill": SKILL.points + character.skill_advances,
        "focus": FOCUS.points * len(character.focuses),
        "talent": TALENT.points * len(character.talents),
    }[what]
    if retrain:
        return Price(ceil(full * options.retrain_factor), HALF)
    return Price(full, BETTER[what].cite)


def offers(character: Character, options: Options, retrain: bool = False) -> tuple[Option, ...]:
    """Advances that may be bought, each with its price; a skill only while one can still rise."""
    prices = {what: price_of(character, options, what, retrain) for what in BETTER}
    open_to = [what for what in BETTER if what != "skill" or rising(character, options)]
    return tuple(Option(what, prices[what].cite, str(prices[what].points)) for what in open_to)


def _in_reach(table: Table, who: CharacterId, retrain: bool) -> tuple[Option, ...]:
    """Advances that the points pay for, while the table allows another in this adventure."""
    most = table.options.advance_per_adventure
    if most is not None and _advances_in(table, table.who(who)) >= most:
        return ()
    every = offers(table.who(who), table.options, retrain)
    return tuple(option for option in every if int(option.price) <= table.who(who).points)


def rising(character: Character, options: Options) -> tuple[Option, ...]:
    """The skills that are not at their most."""
    below = (skill for skill in SKILLS if character.skills.of(skill) < options.skill_cap)
    return tuple(Option(skill, SKILL.cite) for skill in below)


def check_affordable(table: Table, who: CharacterId, what: Advance, retrain: bool) -> None:
    """Refuse what the points do not reach for, and more advances than the table allows in an adventure."""
    character, most = table.who(who), table.options.advance_per_adventure
    price = price_of(character, table.options, what, retrain)
    if most is not None and _advances_in(table, character) >= most:
        raise AgainstTheRules("error-houses-advances", cite=BETTER[what].cite, name=character.name, most=most)
    if price.points > character.points:
        rule = "houses.advance.cannot-overspend"
        raise AgainstTheRules("error-houses-points", cite=rule, price=price.points, points=character.points)


def _advances_in(table: Table, character: Character) -> int:
    """How often this character has advanced in the adventure under way, or in the pause after it."""
    return sum(entry.source in ADVANCES and entry.adventure == table.adventure for entry in character.growth)


# ---- Spending -------------------------------------------------------------------------------------------------------


class Change(NamedTuple):
    """New abilities of a sheet, and the advancement entry for them."""

    skills: Skills
    focuses: tuple[Focus, ...]
    talents: tuple[str, ...]
    text: str = ""
    before: str = ""
    after: str = ""


def _check_advance(table: Table, who: CharacterId) -> None:
    _check_own(table, who, "houses.advance.skill-cost")


def _may_advance(table: Table, who: CharacterId) -> str:
    """With points to spend, as far as they can be seen."""
    points = table.who(who).points
    if points == 0 or points is HIDDEN:
        return ""
    _check_advance(table, who)
    return "houses.advance.cannot-overspend"


@action("houses.advance", by="player", chapter="advancement", rank=7, offered=_may_advance)
async def advance(play: Play[Table], who: Annotated[Own[CharacterId], Among(whoever(_check_advance))]) -> str:
    """The player picks an advance, sees its price and pays it; retraining gives up an ability for a lower price."""
    _check_advance(play.state, who)
    character = play.state.who(who)
    retrain = Option("retrain", "houses.advance.retrain", "")
    bought = _in_reach(play.state, who, retrain=False)
    again = (retrain,) if _in_reach(play.state, who, retrain=True) else ()
    offered = (*bought, *again, Option("stop", "houses.advance.cannot-overspend"))
    asked = WhatToAdvance(who, character.points, offered)
    picked = await play.ask(character.seat, asked, cite="houses.advance.gain-during-adventure")
    match picked:
        case "skill" | "focus" | "talent":
            return await _bought(play, who, picked)
        case "retrain":
            return await _retrained(play, who)
        case _:
            return "stop"


async def _bought(play: Play[Table], who: CharacterId, what: Advance) -> str:
    change = await _gained(play, who, what)
    if change is None:
        return "stop"
    check_affordable(play.state, who, what, retrain=False)
    await play.tell(told(play.state, who, what, False, change), *_rules(what))
    return what


async def _retrained(play: Play[Table], who: CharacterId) -> str:
    seat, offered = play.state.who(who).seat, _in_reach(play.state, who, retrain=True)
    asked = WhatToRetrain(who, play.state.who(who).points, offered)
    what = await play.ask(seat, asked, cite="houses.advance.retrain")
    change = await _gained(play, who, what)
    if change is None:
        return "stop"
    given = await _given_up(play, who, what, change)
    check_affordable(play.state, who, what, retrain=True)
    fact = told(play.state, who, what, True, given.change, given.kind)
    await play.tell(fact, "houses.advance.retrain", "houses.advance.retrain-cost-various", HALF)
    return what


async def _gained(play: Play[Table], who: CharacterId, what: Advance) -> Change | None:
    """Ask what is gained; no name, or a talent that the GM declines, leads nowhere."""
    character = play.state.who(who)
    now = Change(character.skills, character.focuses, character.talents)
    match what:
        case "skill":
            asked = WhichSkillRises(who, rising(character, play.state.options))
            skill = await play.ask(character.seat, asked, cite=SKILL.cite)
            return raised(now, skill, 1)
        case "focus":
            new = await play.ask(character.seat, WhichFocus(who), cite=FOCUS.cite)
            focus = Focus(new.skill, new.name.strip())
            if not focus.name:
                return None
            return now._replace(focuses=(*now.focuses, focus), text=focus.name, after=focus.name)
        case "talent":
            talent = (await play.ask(character.seat, WhichTalent(who), cite=TALENT.cite)).strip()
            if not talent:
                return None
            if await play.ask(GM, ApproveTalent(who, talent), cite=TALENT.cite) == "no":
                return None
            return now._replace(talents=(*now.talents, talent), text=talent, after=talent)


def raised(now: Change, skill: Skill, by: int) -> Change:
    """A skill by so much better."""
    before = now.skills.of(skill)
    skills = replace(now.skills, **{skill: before + by})
    return now._replace(skills=skills, text=skill, before=str(before), after=str(before + by))


class GivenUp(NamedTuple):
    """Kind of ability that was given up, and the abilities left."""

    kind: Advance
    change: Change


async def _given_up(play: Play[Table], who: CharacterId, what: Advance, change: Change) -> GivenUp:
    """Ask what is given up: a point of another skill above the lowest, a focus or a talent held before."""
    character = play.state.who(who)
    names_of = spare(character, change.text)
    kinds = tuple(Option(kind, "houses.advance.retrain") for kind in BETTER if names_of[kind])
    if not kinds:
        raise AgainstTheRules("error-houses-nothing-to-give", cite="houses.advance.retrain", name=character.name)
    kind = await play.ask(character.seat, WhatToGiveUp(who, what, kinds), cite="houses.advance.retrain")
    names = tuple(Option(name, "houses.advance.retrain") for name in names_of[kind])
    name = await play.ask(character.seat, WhichToGiveUp(who, kind, names), cite="houses.advance.retrain")
    return GivenUp(kind, without(change, kind, name))


def spare(character: Character, gained: str) -> dict[Advance, tuple[str, ...]]:
    """Abilities that may be given up, by kind: no point of the skill that is gained, and none of one at its lowest."""
    return {
        "skill": tuple(s for s in SKILLS if character.skills.of(s) > LOWEST_SKILL and s != gained),
        "focus": tuple(focus.name for focus in character.focuses),
        "talent": character.talents,
    }


def without(change: Change, kind: Advance, name: str) -> Change:
    """Abilities left when one is given up."""
    match kind:
        case "skill":
            skill = next(skill for skill in SKILLS if skill == name)
            return change._replace(skills=replace(change.skills, **{name: change.skills.of(skill) - 1}))
        case "focus":
            gone = next(focus for focus in change.focuses if focus.name == name)
            return change._replace(focuses=tuple(focus for focus in change.focuses if focus is not gone))
        case "talent":
            return change._replace(talents=tuple(talent for talent in change.talents if talent != name))


def _rules(what: Advance) -> tuple[str, ...]:
    return (SKILL.cite, "houses.advance.skill-cap-8") if what == "skill" else (BETTER[what].cite,)


def told(table: Table, who: CharacterId, what: Advance, retrain: bool, change: Change, given: str = "") -> Advanced:
    """The fact of an advance, paid for."""
    character = table.who(who)
    price = price_of(character, table.options, what, retrain)
    entry = Growth(table.adventure, table.session, -price.points, what, change.text, change.before, change.after, given)
    return Advanced(
        who,
        character.points - price.points,
        change.skills,
        change.focuses,
        change.talents,
        character.skill_advances + (what == "skill"),
        entry,
    )
