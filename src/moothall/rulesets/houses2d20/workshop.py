"""Character creation in the workshop: concept, skills, Drives, focuses, talents, assets, and advances."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20 import sheet as sheets
from moothall.rulesets.houses2d20.events import fold
from moothall.rulesets.houses2d20.growth import (
    BETTER,
    FOCUS,
    SKILL,
    TALENT,
    Change,
    check_affordable,
    offers,
    raised,
    rising,
    spare,
    told,
    without,
)
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.legality import judge_advances, points_to_place, start_of_skills
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.questions.growth import Advance, NewFocus, WhichFocus, WhichSkillRises, WhichTalent
from moothall.rulesets.houses2d20.random_character import inventions, random_sheet
from moothall.rulesets.houses2d20.state import Focus, Table
from moothall.rulesets.houses2d20.templates import FULL_DRIVES, LOWEST_SKILL
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS, STATEMENT_FROM, Skill
from moothall.talk.workshop import Answers, DraftChoice, Draws, Field, Say, Sheet, Step, Workshop, held

PC = "houses.pc.focuses-talents"
NAMED_SKILLS = tuple(DraftChoice(skill, f"term-{skill}", f"houses.skill.{skill}") for skill in SKILLS)
TRAITS = 3
"""As many lines as there are for traits; a file may hold more."""

# ---- making ---------------------------------------------------------------------------------------------------------


def begun(options: Options) -> Sheet:
    """A draft with ratings to change, and room for every word that is to be found."""
    focuses = [{"skill": "", "name": ""} for _ in range(options.pc_focuses)]
    assets = [{"name": "", "potency": 0, "tangible": True} for _ in range(options.pc_assets)]
    skills = sheets.skill_spreads(SKILLS[0], SKILLS[1], options)[-1].value
    return sheets.new_sheet("", skills=skills, focuses=focuses, assets=assets)


def steps(sheet: Sheet, options: Options) -> tuple[Step, ...]:
    """The steps for this draft."""
    room = _room(sheet, options)
    return (
        Step("who", "make-who", "houses.trait.is-text", _who()),
        Step("skills", "make-skills-step", "houses.pc.skill-array", (_skills(room, options),)),
        Step("drives", "make-drives-step", "houses.pc.drive-array", _drives(sheet)),
        Step("focuses", "make-focuses-step", "houses.focus.belongs-to-skill", tuple(_focuses(room.focuses))),
        Step("talents", "make-talents-step", PC, (Field("talents", "lines", "make-talents", PC, most=room.talents),)),
        Step("assets", "make-assets-step", "houses.asset.owner-and-name", tuple(_assets(sheet, options))),
    )


class Room(NamedTuple):
    """How much of everything a sheet has room for, with what was bought and given up since."""

    skills: int
    focuses: int
    talents: int


def _room(sheet: Sheet, options: Options) -> Room:
    """A sheet whose purchases make no sense has the room of a new one."""
    advances = [] if judge_advances(sheet) else sheet.get("advances", [])

    def more(kind: str) -> int:
        return sum((one["gained"] == kind) - (one.get("given") == kind) for one in advances)

    skills = sum(start_of_skills(options)) + points_to_place(options)
    return Room(skills + more("skill"), options.pc_focuses + more("focus"), options.pc_talents + more("talent"))


def _who() -> tuple[Field, ...]:
    return (
        Field("name", "name", "make-name", "houses.trait.is-text"),
        Field("traits", "lines", "make-traits", "houses.trait.is-text", most=TRAITS),
        Field("ambition", "line", "make-ambition", "houses.advance.ambition-1-to-3"),
    )


def _skills(room: Room, options: Options) -> Field:
    least, most = LOWEST_SKILL, options.skill_cap
    return Field("skills", "rate", "make-skills", "houses.pc.skill-array", NAMED_SKILLS, (), least, most, room.skills)


def _drives(sheet: Sheet) -> tuple[Field, ...]:
    """Ratings to deal, and a statement for each Drive that is strong."""
    named = tuple(DraftChoice(drive, f"term-{drive}", "houses.drive.five") for drive in DRIVES)
    ratings = tuple(DraftChoice(str(rating), "make-rating", "houses.pc.drive-array") for rating in FULL_DRIVES)
    rule = "houses.drive.statement-from-six"
    strong = tuple(one for one in named if _is_strong(sheet, one.id))
    return (
        Field("drives.*.rating", "deal", "make-drives", "houses.pc.drive-array", named, ratings),
        Field("drives.*.statement", "told", "make-statements", rule, strong),
    )


def _is_strong(sheet: Sheet, drive: str) -> bool:
    rating = held(sheet, f"drives.{drive}.rating")
    return type(rating) is int and rating >= STATEMENT_FROM


def _focuses(count: int) -> Iterator[Field]:
    rule = "houses.focus.belongs-to-skill"
    for place in range(count):
        yield Field(f"focuses.{place}.name", "line", "make-focus", rule)
        yield Field(f"focuses.{place}.skill", "pick", "make-focus-skill", rule, options=NAMED_SKILLS)


def _assets(sheet: Sheet, options: Options) -> Iterator[Field]:
    """Assets of a character, at the start or by now."""
    rule, things = "houses.asset.owner-and-name", sheet.get("assets")
    for place in range(max(options.pc_assets, len(things) if isinstance(things, list) else 0)):
        yield Field(f"assets.{place}.name", "line", "make-asset", rule)
        yield Field(f"assets.{place}.tangible", "flag", "make-asset-touched", PC)


def follows(before: Sheet, sheet: Sheet, at: str, options: Options) -> Sheet:
    """Nothing brings anything else along."""
    return sheet


def drawn(say: Say, draws: Draws, options: Options) -> Sheet:
    """A legal character at random."""
    return random_sheet(inventions(say), draws, options)


def ideas(say: Say) -> Mapping[str, tuple[str, ...]]:
    """Words to begin with, in one language."""
    words = inventions(say)
    return {
        "name": words.names,
        "traits": words.traits,
        "ambition": words.ambitions,
        "talents": words.talents,
        "talent": words.talents,
        "assets.0.name": words.things,
        "assets.1.name": words.things,
        "assets.2.name": words.ties,
    }


# ---- growing --------------------------------------------------------------------------------------------------------

HALF = "half-"
"""So begins what is bought at half its price, for something else that is given up."""
ME = CharacterId("me")


def growth(sheet: Sheet, answers: Answers, options: Options) -> Step | None:
    """Advances that the points pay for, each at its price; then which, and what is given up if it is retrained."""
    table = _table(sheet, options)
    picks = tuple(_picks(table))
    if not picks:
        return None
    fields = [Field("pick", "pick", "make-grow-pick", "houses.advance.cannot-overspend", options=picks)]
    picked = next((one for one in picks if one.id == answers.get("pick")), None)
    if picked is not None:
        fields += _which(table, _kind(picked.id))
        fields += [_given(table, answers)] if picked.id.startswith(HALF) else []
    return Step("growth", "make-grow", "houses.advance.gain-during-adventure", tuple(fields))


def _table(sheet: Sheet, options: Options) -> Table:
    """A table with nobody else at it, where nobody counts the advances of an adventure."""
    character, assets = sheets.to_character(sheet, ME, ME, options)
    uncounted = changed(options, advance_per_adventure=None)
    return Table(options=uncounted, characters=(character,), assets=assets)


def _picks(table: Table) -> Iterator[DraftChoice]:
    one = table.who(ME)
    for half in ("", HALF):
        for offer in offers(one, table.options, retrain=bool(half)):
            if int(offer.price) <= one.points:
                id = f"{half}{offer.id}"
                yield DraftChoice(id, f"make-grow-{id}", offer.cite, price=int(offer.price))


def _kind(pick: str) -> Advance:
    return next(kind for kind in BETTER if kind == pick.removeprefix(HALF))


def _which(table: Table, kind: Advance) -> list[Field]:
    match kind:
        case "skill":
            up = tuple(DraftChoice(one.id, f"term-{one.id}", one.cite) for one in rising(table.who(ME), table.options))
            return [Field("skill", "pick", "make-grow-which", SKILL.cite, options=up)]
        case "focus":
            line = Field("focus", "line", "make-focus", FOCUS.cite)
            return [line, Field("under", "pick", "make-focus-skill", FOCUS.cite, options=NAMED_SKILLS)]
        case "talent":
            return [Field("talent", "line", "make-grow-words", TALENT.cite)]


def _given(table: Table, answers: Answers) -> Field:
    rule = "houses.advance.retrain"
    gone = spare(table.who(ME), str(answers.get("skill", "")))
    skills = (DraftChoice(skill, f"term-{skill}", rule) for skill in gone["skill"])
    own = (DraftChoice(name, "make-grow-own", rule) for kind in ("focus", "talent") for name in gone[kind])
    return Field("given", "pick", "make-grow-given", rule, options=(*skills, *own))


def grown(sheet: Sheet, answers: Answers, options: Options) -> Sheet:
    """The sheet after its points were spent."""
    table, pick = _table(sheet, options), answers.get("pick")
    if not isinstance(pick, str) or pick.removeprefix(HALF) not in BETTER:
        raise AgainstTheRules("error-houses-what-to-advance", cite="houses.advance.cannot-overspend")
    kind, half = _kind(pick), pick.startswith(HALF)
    check_affordable(table, ME, kind, retrain=half)
    change, given = _changed(table, kind, answers), ""
    if half:
        change, given = _gave_up(table, change, answers)
    after = fold(table, told(table, ME, kind, half, change, given))
    return sheet | sheets.to_sheet(after.who(ME), after.assets)


def _changed(table: Table, kind: Advance, answers: Answers) -> Change:
    """The gained ability, as the questions at a table would take it."""
    one = table.who(ME)
    now = Change(one.skills, one.focuses, one.talents)
    match kind:
        case "skill":
            skill = _skill(answers.get("skill"), SKILL.cite)
            WhichSkillRises(ME, rising(one, table.options)).check(table, skill)
            return raised(now, skill, 1)
        case "focus":
            new = NewFocus(_skill(answers.get("under"), FOCUS.cite), _words(answers.get("focus")))
            _check_named(new.name, "error-houses-new-focus", FOCUS.cite)
            WhichFocus(ME).check(table, new)
            return now._replace(focuses=(*now.focuses, Focus(new.skill, new.name)), text=new.name, after=new.name)
        case "talent":
            talent = _words(answers.get("talent"))
            _check_named(talent, "error-houses-new-talent", TALENT.cite)
            WhichTalent(ME).check(table, talent)
            return now._replace(talents=(*now.talents, talent), text=talent, after=talent)


def _skill(said: Any, cite: str) -> Skill:
    if said not in list(SKILLS):
        raise AgainstTheRules("error-houses-which-skill", cite=cite)
    return cast(Skill, said)


def _check_named(name: str, problem: str, cite: str) -> None:
    if not name:
        raise AgainstTheRules(problem, cite=cite)


def _words(said: Any) -> str:
    return " ".join(said.split()) if isinstance(said, str) else ""


def _gave_up(table: Table, change: Change, answers: Answers) -> tuple[Change, Advance]:
    name = answers.get("given")
    for kind, names in spare(table.who(ME), change.text).items():
        if name in list(names):
            return without(change, kind, str(name)), kind
    rule = "houses.advance.retrain"
    raise AgainstTheRules("error-houses-nothing-to-give", cite=rule, name=table.who(ME).name)


# ---- from a table ---------------------------------------------------------------------------------------------------


def sheet_of(table: Table, who: str) -> Sheet:
    """The sheet of a character, with all changes of play."""
    return sheets.to_sheet(table.who(CharacterId(who)), table.assets)


HEEDS = ("skill.cap", "pc.skill_points", "pc.focuses", "pc.talents", "pc.assets")

WORKSHOP = Workshop(begun, steps, follows, sheets.check_sheet, drawn, ideas, growth, grown, sheet_of, HEEDS)
