"""Encounters of this book: duels, skirmishes and extended tasks from short lines, and tactics of both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from moothall.errors import Unclear
from moothall.records import changed, record
from moothall.rulesets.houses2d20.bot_policy import judge, resist
from moothall.rulesets.houses2d20.conflict import act
from moothall.rulesets.houses2d20.ids import NOWHERE, AssetId, CharacterId, TaskId
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.questions import (
    BuyDice,
    BuyEffect,
    Call,
    HowHard,
    JudgeStatements,
    NameComplication,
    PointUse,
    Purchase,
    ResistDefeat,
    SpendPoint,
    Strike,
    Trouble,
    WhatAction,
    WhichSkill,
    WhomAndWith,
)
from moothall.rulesets.houses2d20.sheet import new_sheet, to_character
from moothall.rulesets.houses2d20.state import Asset, Character, Conflict, DriveRating, Drives, Skills, Table, Task
from moothall.rulesets.houses2d20.tasks import work
from moothall.rulesets.houses2d20.templates import FULL_DRIVES, QUALITIES, TEMPLATES
from moothall.rulesets.houses2d20.words import DRIVES, LEVELS, SKILLS
from moothall.talk.encounters import EncounterEnd, Encounters, EncounterSetup, Fate, Variant
from moothall.talk.procedure import Opening

LOWEST, HIGHEST = 4, 8
"""Ratings of a skill or Drive."""

MOST_POTENCY: Final = 4
MOST_POINTS: Final = 60
"""Of a task's requirement in a forecast."""

SKILL: Final = "battle"
"""The skill that both sides fight and work with."""

Answers = Mapping[type[Any], Callable[[Any, str, Any], Any]]


@record
class HeroLine:
    """A character of the players, or several alike: a sheet, or the numbers that matter."""

    name: str = ""
    count: int = 1
    sheet: dict[str, Any] | None = None
    skill: int = 7
    """Of the skill that is rolled."""
    drive: int = 8
    potency: int = 0
    """Of the asset in hand; 0 for bare hands."""
    determination: int | None = None


@record
class FoeLine:
    """An opponent of a tier, or several alike; or a task with its Difficulty and the points it takes."""

    tier: Literal["minor", "notable", "major", "task"]
    count: int = 1
    name: str = ""
    skill: int | None = None
    potency: int = 0
    difficulty: int = 2
    points: int = 8


@record
class Tactics:
    """When the players buy dice, spend Determination and resist defeat, and when the GM spends Threat."""

    dice: Literal["spare", "never"] = "spare"
    determination: Literal["hard", "never"] = "hard"
    resist: Literal["always", "never"] = "always"
    threat: Literal["plenty", "never"] = "plenty"


def set_up(options: Options, heroes: tuple[Any, ...], foes: tuple[Any, ...], tactics: Any) -> EncounterSetup:
    """A conflict without zones in which the players act first; or a task that the first character works at."""
    party = [_hero(line, f"hero{at}", options) for at, line in enumerate(_each(heroes))]
    names = tuple(_name_of(line) for line in _each(heroes))
    if any(line.tier == "task" for line in foes):
        return _task(options, party, foes, tactics, names)
    return _conflict(options, party, foes, tactics, names)


def _each(lines: tuple[Any, ...]) -> Iterator[Any]:
    for line in lines:
        for _ in range(line.count):
            yield line


def _name_of(line: HeroLine) -> str:
    return line.name or (str(line.sheet.get("name", "")) if line.sheet else "")


Armed = tuple[Character, tuple[Asset, ...]]
"""A character and their assets."""


def _hero(line: HeroLine, id: str, options: Options) -> Armed:
    sheet = line.sheet or new_sheet(
        line.name or id,
        skills={skill: _rating("skill", line.skill) if skill == SKILL else LOWEST for skill in SKILLS},
        drives=_drives(_rating("drive", line.drive)),
        assets=_arms(line.potency),
    )
    character, assets = to_character(sheet, CharacterId(id), id, options)
    if line.determination is not None:
        most = line.determination if options.determination_cap is None else options.determination_cap
        points = _within("determination", line.determination, 0, most)
        character = changed(character, determination=points)
    return character, assets


def _drives(rating: int) -> dict[str, dict[str, Any]]:
    """The Drive of the line with a statement that fits, so that Determination may be spent; the others lowest."""
    first, *others = DRIVES
    return {first: {"rating": rating, "statement": first}, **{drive: {"rating": LOWEST} for drive in others}}


def _arms(potency: int) -> list[dict[str, Any]]:
    """An asset to fight and work with, if it is worth anything."""
    _within("potency", potency, 0, MOST_POTENCY)
    return [{"name": "asset", "potency": potency}] if potency else []


def _foe(line: FoeLine, at: int) -> Armed:
    """An opponent with the best skill and Drive of their tier, unless the line says otherwise."""
    template, id = TEMPLATES[line.tier], CharacterId(f"foe{at}")  # type: ignore[index] # tasks are set up apart
    usual = HIGHEST if line.tier == "major" else template.skills[0]
    skill = usual if line.skill is None else _rating("skill", line.skill)
    drives = template.drives or FULL_DRIVES
    character = Character(
        id=id,
        name=line.name or id,
        tier=line.tier,  # type: ignore[arg-type] # never a task
        side="opposition",
        skills=Skills(**{SKILL: skill}),
        drives=None if line.tier == "minor" else Drives(*map(DriveRating, drives)),
        quality=QUALITIES[1] if line.tier == "minor" else None,
    )
    _within("potency", line.potency, 0, MOST_POTENCY)
    asset = Asset(AssetId(f"{id}-1"), "asset", id, line.potency)
    return character, (asset,) if line.potency else ()


def _rating(name: str, value: int) -> int:
    return _within(name, value, LOWEST, HIGHEST)


def _within(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise Unclear("error-forecast-number", name=name, found=value, least=least, most=most)
    return value


# ---- Duels and skirmishes -------------------------------------------------------------------------------------------


def _conflict(
    options: Options, party: list[Armed], foes: tuple[Any, ...], tactics: Tactics, names: tuple[str, ...]
) -> EncounterSetup:
    people = [*party, *(_foe(line, at) for at, line in enumerate(_each(foes)))]
    start = Table(
        options=options,
        characters=tuple(one for one, _ in people),
        assets=tuple(asset for _, assets in people for asset in assets),
        conflict=_begun(options, len(people)),
        momentum=options.momentum_start,
        threat=options.threat_start_per_player * len(party),
    )
    return _of_conflict(start, tactics, names)


def _begun(options: Options, people: int) -> Conflict:
    """A conflict in which the players act first."""
    side: Literal["players", ""] = "players" if options.initiative_mode == "alternate" else ""
    return Conflict("personal" if people == 2 else "skirmish", side=side)


def as_it_stands(table: Table, tactics: Tactics) -> EncounterSetup | None:
    """The conflict at a table from here on, everybody in one place; before one begins, with the players to act."""
    if not (table.standing("players") and table.standing("opposition")):
        return None
    people = tuple(changed(one, zone=NOWHERE, seen=True) for one in table.taking_part())
    assets = tuple(changed(asset, zone=NOWHERE) for asset in table.assets)
    conflict = table.conflict or _begun(table.options, len(people))
    start = changed(table, characters=people, assets=assets, zones=(), traits=(), between=True, conflict=conflict)
    if _next_in_conflict(start) is None:
        rested = tuple(changed(one, acted=False) for one in people)
        anew = changed(_begun(table.options, len(people)), round=conflict.round)
        start = changed(start, characters=rested, conflict=anew)
    return _of_conflict(start, tactics, tuple(one.name for one in start.players()))


def _of_conflict(start: Table, tactics: Tactics, names: tuple[str, ...]) -> EncounterSetup:
    return EncounterSetup(
        start=start,
        turn=_next_in_conflict,
        answers=_answers(tactics),
        end=_end_of_conflict,
        heroes=names,
        resources=("track", "determination"),
        forgotten=FORGOTTEN | {(Conflict, "round")},
        rounds=(Conflict, "round"),
        assumes=("forecast-houses-space",),
    )


FORGOTTEN: Final = frozenset({(Character, "felled_by"), (Character, "growth"), (Character, "points")})
"""Fields that a conflict never reads: the asset that felled a character, growth, and points to grow with."""


def _next_in_conflict(table: Table) -> Opening[Any] | None:
    """The one whose turn it is by name, else the first of the side in turn who has not acted."""
    conflict = table.conflict
    if conflict is None or not (table.standing("players") and table.standing("opposition")):
        return None
    for one in table.characters:
        if conflict.actor == one.id and not one.defeated:
            return act.open(one.id)
    for one in table.characters:
        if one.side == (conflict.side or one.side) and not one.defeated and not one.acted:
            return act.open(one.id)
    return None


def _end_of_conflict(table: Table) -> EncounterEnd:
    return EncounterEnd(not table.standing("opposition"), tuple(map(_fate, table.players())))


def _fate(one: Character) -> Fate:
    track = one.track
    left = one.skills.of(SKILL) if track is None else track.requirement - track.points
    return Fate(one.defeated, (left, one.determination or 0))


# ---- Extended tasks -------------------------------------------------------------------------------------------------

TASK: Final = TaskId("task")


def _task(
    options: Options, party: list[Armed], foes: tuple[Any, ...], tactics: Tactics, names: tuple[str, ...]
) -> EncounterSetup:
    """One task at a time, worked at by the first character with their asset."""
    line, (hero, assets) = foes[0], party[0]
    if len(foes) > 1 or line.count > 1:
        raise Unclear("error-forecast-houses-one-task")
    difficulty = _within("difficulty", line.difficulty, min(LEVELS), max(LEVELS))
    points = _within("points", line.points, 1, MOST_POINTS)

    def turn(table: Table) -> Opening[Any] | None:
        return work.open(hero.id, TASK, *(one.id for one in assets[:1])) if table.tasks else None

    return EncounterSetup(
        start=Table(options=options, characters=(hero,), assets=assets, tasks=(Task(TASK, line.name or TASK, points),)),
        turn=turn,
        answers={**_answers(tactics), HowHard: lambda *_: Call(difficulty), WhichSkill: lambda *_: SKILL},
        end=_end_of_task,
        heroes=names[:1],
        resources=("determination",),
        forgotten=FORGOTTEN,
        rounds="turns",
        assumes=("forecast-houses-alone",),
        goal="task",
        tactics=("dice", "determination"),
    )


def _end_of_task(table: Table) -> EncounterEnd:
    return EncounterEnd(True, (Fate("", (table.characters[0].determination or 0,)),))


# ---- Tactics --------------------------------------------------------------------------------------------------------


def _answers(tactics: Tactics) -> Answers:
    """Everybody attacks the first opponent who stands; complications only take time."""
    return {
        WhatAction: lambda *_: "attack",
        WhomAndWith: _strike,
        JudgeStatements: judge,
        NameComplication: lambda *_: Trouble("time"),
        BuyEffect: lambda _, __, asked: "yes" if asked.what == "point" else "no",
        BuyDice: lambda table, _, asked: _dice(tactics, table, asked),
        SpendPoint: lambda table, _, asked: _point(tactics, table, asked),
        **({ResistDefeat: resist} if tactics.resist == "always" else {}),
    }


def _strike(table: Table, _: str, asked: WhomAndWith) -> Strike:
    """The first target in reach, with the strongest asset."""
    return asked.near[0]


MANY: Final = 2
"""Momentum or Threat above which a die is bought."""


def _dice(tactics: Tactics, table: Table, asked: BuyDice) -> Purchase:
    """One die out of what is to spare."""
    if asked.npc:
        plenty = asked.most and tactics.threat == "plenty" and table.threat > MANY
        return Purchase(("threat",)) if plenty else Purchase()
    spare = asked.most and tactics.dice == "spare" and asked.momentum >= MANY
    return Purchase(("momentum",)) if spare else Purchase()


def _point(tactics: Tactics, table: Table, asked: SpendPoint) -> PointUse:
    """A sure die in a test of Difficulty 2 or more; the GM spends no Threat on that."""
    hard = asked.difficulty is not None and asked.difficulty > 1
    spends = tactics.determination == "hard" and hard and table.who(asked.who).is_player
    return PointUse("automatic") if spends and "automatic" in asked.uses else PointUse()


# ---- What decides ---------------------------------------------------------------------------------------------------

HIGHER: Final[Mapping[str, Literal["notable", "major"]]] = {"minor": "notable", "notable": "major"}


def variants(heroes: tuple[Any, ...], foes: tuple[Any, ...]) -> Iterator[Variant]:
    """A harder task; or one more opponent, one a tier up, and a character fewer; and no Determination in either."""
    first = foes[0]
    if first.tier == "task":
        if first.difficulty < max(LEVELS):
            harder = replace(first, difficulty=first.difficulty + 1)
            yield Variant("forecast-houses-harder", {}, heroes, (harder,))
    else:
        yield Variant("forecast-houses-more", {"tier": first.tier}, heroes, (*foes, replace(first, count=1)))
        if first.tier in HIGHER:
            rest = (replace(first, count=first.count - 1),) if first.count > 1 else ()
            risen = FoeLine(HIGHER[first.tier], potency=first.potency)
            yield Variant("forecast-houses-higher", {"tier": risen.tier}, heroes, (*rest, risen, *foes[1:]))
        if sum(line.count for line in heroes) > 1:
            last = heroes[-1]
            left = (*heroes[:-1], replace(last, count=last.count - 1)) if last.count > 1 else heroes[:-1]
            yield Variant("forecast-houses-absent", {}, left, foes)
    yield Variant("forecast-houses-no-points", {}, tuple(replace(line, determination=0) for line in heroes), foes)


ENCOUNTERS = Encounters(HeroLine, FoeLine, Tactics, set_up, variants, "tactic-houses", as_it_stands)
