"""Non-player characters: made step by step at the table, or brought to it as a sheet."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, cast

from moothall.errors import AgainstTheRules, Unclear
from moothall.records import changed
from moothall.rulesets.houses2d20.builds import Build, Drawing, build
from moothall.rulesets.houses2d20.choices import anyone
from moothall.rulesets.houses2d20.events import CharacterJoined
from moothall.rulesets.houses2d20.ideas import idea, some_ideas
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.legality import ABOUT_A_SKILL
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.points import pay_in_threat, spend_momentum
from moothall.rulesets.houses2d20.questions.npcs import (
    ByHandOrByDice,
    DealtDrives,
    DealtSkills,
    FocusNames,
    MoreTraits,
    NewAbility,
    NpcTier,
    Statements,
    TalentNames,
    WhatQuality,
    WhichAbility,
    WhichAsset,
    WhichDrives,
    WhichFocuses,
    WhichSkills,
    WhichStatements,
    WhichTalents,
    WhichTier,
    WhichTraits,
    WhoIsIt,
    refuse,
)
from moothall.rulesets.houses2d20.sheet import check_sheet, to_character
from moothall.rulesets.houses2d20.state import AbilityKind, Table
from moothall.rulesets.houses2d20.templates import QUALITIES, ROLES, TEMPLATES, suggested_skills
from moothall.rulesets.houses2d20.words import BOOK, DRIVES, SKILLS, STATEMENT_FROM, Skill
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Fresh
from moothall.talk.play import GM, Play
from moothall.talk.requests import Faces
from moothall.talk.workshop import Sheet

MADE_BY: dict[NpcTier, tuple[str, ...]] = {
    "minor": ("one-trait", "quality", "no-statements", "skills", "one-focus", "no-talents"),
    "notable": ("role-trait", "two-drives", "other-drives-5", "statements", "skills", "focuses", "talents"),
    "major": (
        *("role-trait", "reputation-trait", "drives", "statements"),
        *("skills-base-4", "skills-plus-11", "skills-max-8", "focuses", "talents"),
    ),
}
"""The rules that make somebody of each tier, by the end of their ids."""

MORE_TRAITS: dict[tuple[NpcTier, int], tuple[str, ...]] = {
    ("notable", 2): ("reputation-trait",),
    ("major", 3): ("faction-trait",),
}
"""Rules of traits that one need not have."""


@action("houses.npc", by="gm", chapter="npc-minor", rank=4)
async def make_npc(play: Play[Table], id: Fresh[CharacterId], hidden: bool = False) -> None:
    """The GM makes an NPC: tier, name and role, then the numbers and words of the tier, then assets.

    Nobody is made without a name. Other words that are not said are ideas of the book.
    """
    _check_free(play.state, id)
    tier = await play.ask(GM, WhichTier(), cite="houses.npc.minor.trait-examples")
    named = await play.ask(GM, WhoIsIt(tier), cite=_rule(tier, MADE_BY[tier][0]))
    if not named.name.strip():
        return
    role = named.role.strip()
    sheet: Sheet = {"ruleset": BOOK, "tier": tier, "name": named.name.strip()}
    sheet["traits"] = await _traits(play, tier, role)
    preset = await _proposed(play, tier, role)
    sheet |= await _drives(play, tier, preset)
    sheet |= await _skills(play, tier, role, preset)
    sheet |= await _talents(play, tier, preset)
    sheet |= await _assets(play)
    await _join(play, sheet, id, GM, hidden)


@action("houses.extra", by="gm", chapter="npc-minor")
async def bring_extra(
    play: Play[Table], id: Fresh[CharacterId], name: str, tier: NpcTier = "minor", hidden: bool = False
) -> None:
    """Bring an NPC of a tier at once, with the tier's usual numbers and the book's ideas for words."""
    _check_free(play.state, id)
    usual, role, number = _plain(tier, play.state.options, None), name.strip(), _number(play.state)
    sheet: Sheet = {
        "ruleset": BOOK,
        "tier": tier,
        "name": role,
        "traits": [role] if tier != "major" else [role, idea("reputation", number)],
        "skills": usual.skills,
        "focuses": _usual_focuses(usual.focuses, number).listed(),
        "talents": [*some_ideas("talent", number, usual.talents)],
    }
    if tier == "minor":
        sheet["quality"] = usual.quality
    else:
        says = {drive: idea(drive, number) if drive in usual.statements else "" for drive in DRIVES}
        sheet["drives"] = {drive: {"rating": usual.drives[drive], "statement": says[drive]} for drive in DRIVES}
    refuse(check_sheet(sheet, play.state.options))
    await _join(play, sheet, id, GM, hidden)


@action("houses.bring", by="gm", chapter="npc-minor", rank=5)
async def bring(
    play: Play[Table],
    id: Fresh[CharacterId],
    sheet: AskedLater[dict[str, Any]],
    seat: str = GM,
    by: Annotated[CharacterId, Among(anyone)] = NOBODY,
    hidden: bool = False,
) -> None:
    """Bring a character with a sheet to the table: an NPC, or a supporting character, whom a table may have a player
    pay for.
    """
    _check_free(play.state, id)
    if sheet.get("ruleset", BOOK) != BOOK or sheet.get("tier") not in TEMPLATES:
        raise Unclear("error-houses-not-an-npc", id=id)
    refuse(check_sheet(sheet, play.state.options))
    if sheet.get("supporting"):
        await _pay_for_support(play, by)
    await _join(play, sheet, id, seat, hidden)


def _number(table: Table) -> int:
    """Index of the book's ideas for a new NPC: the next for each one, without those in hiding, whom it would count."""
    return sum(one.seen for one in table.characters)


def _usual_focuses(under: tuple[Skill, ...], number: int) -> FocusNames:
    """Ideas for focuses, as many under each skill as there are to be."""
    return FocusNames(**{skill: some_ideas(skill, number, under.count(skill)) for skill in SKILLS})


def _check_free(table: Table, id: CharacterId) -> None:
    if not id or table.knows(id):
        raise Unclear("error-id-taken", id=id)


async def _join(play: Play[Table], sheet: Sheet, id: CharacterId, seat: str, hidden: bool) -> None:
    character, assets = to_character(sheet, id, seat, play.state.options)
    if hidden:
        character = changed(character, seen=False, open=False)
        assets = tuple(changed(asset, seen=False) for asset in assets)
    tier = cast(NpcTier, character.tier)
    more = MORE_TRAITS.get((tier, len(character.traits)), ())
    rules = [_rule(tier, rule) for rule in (*MADE_BY[tier], *more)]
    abilities = ("houses.npc.ability.replaces-talent",) if character.abilities else ()
    await play.tell(CharacterJoined(character, assets, not hidden), *rules, *abilities)


async def _pay_for_support(play: Play[Table], by: CharacterId) -> None:
    """Pay for a supporting character at this table, if at all: in Momentum, or as Threat."""
    pool, _, amount = play.state.options.supporting_cost.partition(":")
    rule = "houses.attack.minor-supporting-falls"
    if amount and not (by and play.state.who(by).is_player):
        raise AgainstTheRules("error-houses-who-pays", cite=rule)
    if pool == "momentum":
        await spend_momentum(play, by, int(amount), "support", rule)
    elif pool == "threat":
        await pay_in_threat(play, by, int(amount), "support", rule)


def _rule(tier: str, name: str) -> str:
    return f"houses.npc.{tier}.{name}"


# ---- The numbers, by hand or by dice --------------------------------------------------------------------------------


async def _proposed(play: Play[Table], tier: NpcTier, role: str) -> Build:
    """Presets of the questions that follow."""
    best = next((known.best for known in ROLES[tier] if known.id == role), None)
    how = await play.ask(GM, ByHandOrByDice(tier), cite=_rule(tier, MADE_BY[tier][0]))
    if how == "roll":
        return await _rolled(play, build(tier, play.state.options, best), _rule(tier, MADE_BY[tier][1]))
    return _plain(tier, play.state.options, best)


async def _rolled(play: Play[Table], drawing: Drawing[Build], cite: str) -> Build:
    """Dice for every choice: each has as many sides as there are things to choose among."""
    try:
        many = next(drawing)
        while True:
            face = (await play.roll(1, many, read=_first, cite=cite)).reading
            many = drawing.send(face - 1)
    except StopIteration as end:
        proposed: Build = end.value
        return proposed


def _first(faces: Faces) -> int:
    return faces[0]


def _plain(tier: NpcTier, options: Options, best: Skill | None) -> Build:
    """Numbers to begin from where the GM chooses: in the order of the sheet, the job's skill first."""
    template = TEMPLATES[tier]
    skills = suggested_skills(tier, best or SKILLS[0])
    if tier == "major":
        skills = dict(zip(SKILLS, (8, 7, 6, 5, 5), strict=True))
    drives = dict(zip(DRIVES, template.drives, strict=True)) if template.drives else {}
    strong = tuple(drive for drive, rating in drives.items() if rating >= STATEMENT_FROM)
    high = sorted(SKILLS, key=lambda skill: -skills[skill])
    focuses = tuple(high[:1]) if tier == "minor" else (high[0], high[0], high[1])
    return Build(skills, drives, strong, QUALITIES[1], focuses, template.talents[0])


# ---- Piece by piece -------------------------------------------------------------------------------------------------


async def _traits(play: Play[Table], tier: NpcTier, role: str) -> list[str]:
    if tier == "minor":
        return [role]
    asked = WhichTraits(tier, role)
    more = await play.ask(GM, asked, cite=_rule(tier, "reputation-trait"))
    known_for = more.reputation.strip() or (idea("reputation", _number(play.state)) if tier == "major" else "")
    return MoreTraits(known_for, more.faction).after(role)


async def _drives(play: Play[Table], tier: NpcTier, preset: Build) -> Sheet:
    if tier == "minor":
        quality = await play.ask(GM, WhatQuality(preset.quality), cite="houses.npc.minor.quality")
        return {"quality": quality}
    rule = _rule(tier, "drives" if tier == "major" else "two-drives")
    begin = DealtDrives(**{str(drive): rating for drive, rating in preset.drives.items()})
    drives = await play.ask(GM, WhichDrives(tier, begin), cite=rule)
    ratings = asdict(drives)
    strong = tuple(drive for drive in DRIVES if ratings[drive] >= STATEMENT_FROM)
    asked = WhichStatements(tier, drives, Statements(), preset.statements if drives == begin else strong)
    statements = await play.ask(GM, asked, cite=_rule(tier, "statements"))
    said = asdict(statements)
    said |= {drive: idea(drive, _number(play.state)) for drive in asked.left_open(said)}
    return {"drives": {drive: {"rating": ratings[drive], "statement": said[drive].strip()} for drive in DRIVES}}


async def _skills(play: Play[Table], tier: NpcTier, role: str, preset: Build) -> Sheet:
    rule = _rule(tier, "skills-plus-11" if tier == "major" else "skills")
    begin = DealtSkills(**{str(skill): rating for skill, rating in preset.skills.items()})
    skills = await play.ask(GM, WhichSkills(tier, role, begin), cite=rule)
    under = preset.focuses if skills == begin else _plain_focuses(tier, skills)
    usual = _usual_focuses(under, _number(play.state))
    rule = _rule(tier, "one-focus" if tier == "minor" else "focuses")
    focuses = await play.ask(GM, WhichFocuses(tier, skills, usual), cite=rule)
    return {"skills": asdict(skills), "focuses": focuses.listed()}


def _plain_focuses(tier: NpcTier, skills: DealtSkills) -> tuple[Skill, ...]:
    high = sorted(SKILLS, key=lambda skill: -getattr(skills, skill))
    return (high[0],) if tier == "minor" else (high[0], high[0], high[1])


async def _talents(play: Play[Table], tier: NpcTier, preset: Build) -> Sheet:
    """Talents; of a major character, and at some tables of a notable one, abilities as long as there is room."""
    if tier == "minor":
        return {"talents": []}
    with_abilities = tier == "major" or play.state.options.npc_abilities_for_notable
    usual = TalentNames(some_ideas("talent", _number(play.state), preset.talents))
    answer = await play.ask(GM, WhichTalents(tier, with_abilities, usual), cite=_rule(tier, "talents"))
    talents, abilities = [talent.strip() for talent in answer.talents], list[Sheet]()
    _, most = TEMPLATES[tier].talents
    drawn = list(preset.abilities)
    while with_abilities and len(talents) + len(abilities) < most:
        begin = _blank_ability(*drawn.pop(0)) if drawn else NewAbility("done")
        asked = WhichAbility(tier, len(talents) + len(abilities), begin)
        ability = await play.ask(GM, asked, cite="houses.npc.ability.replaces-talent")
        if ability.kind == "done":
            break
        abilities.append(ability.on_sheet() | {"use": ability.use.strip() or idea("use", _number(play.state))})
    return {"talents": talents, "abilities": abilities}


def _blank_ability(kind: AbilityKind, skill: Skill) -> NewAbility:
    """An ability that dice proposed; the GM says what it is for."""
    price = 1 if kind == "extra_option" else 0
    return NewAbility(kind, "", skill if kind in ABOUT_A_SKILL else "", price)


async def _assets(play: Play[Table]) -> Sheet:
    assets: list[Sheet] = []
    while True:
        asset = await play.ask(GM, WhichAsset(len(assets)), cite="houses.asset.owner-and-name")
        if not asset.name.strip():
            return {"assets": assets}
        assets.append(asdict(asset) | {"name": asset.name.strip()})
