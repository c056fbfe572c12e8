"""How characters of this book are made, in its eight steps: aspects, level, advances, gear, name, and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6 import sheet as sheets
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.people.advances import (
    allowance,
    feature_price,
    given_by,
    opened_by_features,
    rank_cap,
    standing,
    ticks,
    traits_of,
)
from moothall.rulesets.nova6.people.creation import Offered, derived, talents_offered
from moothall.rulesets.nova6.people.legality import MOST_LEVEL, check_sheet, is_sound, perk_slots
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL
from moothall.rulesets.nova6.themepacks.packs import Step as PackStep
from moothall.rulesets.nova6.words import ACTIONS, LEVELS
from moothall.talk.reasons import total
from moothall.talk.workshop import Answers, Choice, Draws, Field, Problem, Say, Sheet, Step, Workshop, read

PACK: Final = UNIVERSAL
ROWS: Final = 6
"""As many lines as there are for gear; a file may hold more."""

# ---- making ----------------------------------------------------------------------------------------------------------


def begun(options: Options) -> Sheet:
    """A draft with everything still to choose."""
    return sheets.new_sheet("", options=options, pack=PACK)


def steps(sheet: Sheet, options: Options) -> tuple[Step, ...]:
    """The book's steps for this draft. What is not written as a sheet is cannot be counted, and is not."""
    sound = begun(options) | (sheet if is_sound(sheet, PACK) else {"level": _level(sheet, options)})
    made = {
        "aspects": _aspects(),
        "level": _levels(sound),
        "advances": _advances(sound, options),
        "gear": _gear(),
        "name": (Field("name", "name", "make-name", "nova6.character.name"),),
        "refresh": _refresh(sound),
        "boxes": _boxes(sound),
        "attacks": _attacks(),
    }
    return tuple([Step(one.id, f"make-nova6-{one.id}", one.cite, made[one.id]) for one in _known(PACK.steps, made)])


def _known(some: tuple[PackStep, ...], made: Mapping[str, Any]) -> list[PackStep]:
    return [one for one in some if one.id in made]


def _level(sheet: Sheet, options: Options) -> int:
    level = sheet.get("level")
    return level if type(level) is int and 0 <= level <= MOST_LEVEL else options.start_level


def _aspects() -> tuple[Field, ...]:
    return tuple([Field(f"aspects.{slot.id}", "line", f"make-nova6-{slot.id}", slot.cite) for slot in PACK.aspects])


def _levels(sheet: Sheet) -> tuple[Field, ...]:
    """The level is the table's; what it is worth follows from it."""
    known = standing(sheet["level"])
    words = (Choice(known.id, f"standing-{known.id}", known.cite),)
    return (
        Field("level", "given", "make-nova6-level-is", "nova6.character.level-start"),
        Field("standing", "given", "make-nova6-standing", known.cite, options=words, value=known.id),
    )


# ---- advances --------------------------------------------------------------------------------------------------------


def _advances(sheet: Sheet, options: Options) -> tuple[Field, ...]:
    counted = ticks(sheet, PACK)
    spent, left = f"{counted.ticked}/{counted.of}", counted.left
    return (
        Field("advances", "given", "make-nova6-allowance", "nova6.character.advances", value=spent),
        _skills(sheet, left, options),
        _talents(sheet, left, options),
        *_own_talents(sheet),
        *_perks(sheet),
        *_features(sheet, left),
        *_flaws(),
    )


def _skills(sheet: Sheet, left: int, options: Options) -> Field:
    """Ranks, each as far as the level lets it and advances reach."""
    given, ranks = given_by(traits_of(sheet, PACK)), sheet["skills"]
    caps = {
        skill: rank_cap(sheet["level"], skill, given, opened_by_features(sheet, skill), options).most
        for skill in PACK.skills
    }
    names = tuple([Choice(skill, f"term-{skill}", "nova6.skill.core-list", most=caps[skill]) for skill in PACK.skills])
    spent = sum(ranks.get(skill, 0) for skill in PACK.skills)
    rule = "nova6.character.cost-rank"
    return Field("skills", "rate", "make-nova6-skills", rule, names, (), 0, max(caps.values()), spent + left)


def _talents(sheet: Sheet, left: int, options: Options) -> Field:
    """Every talent that is taken, and every one that may still be."""
    choices = tuple(_talent_choices(sheet, options))
    had = sum("id" in one for one in sheet["talents"])
    rule = "nova6.character.cost-talent"
    return Field("talents", "several", "make-nova6-talents", rule, options=choices, most=had + left)


def _talent_choices(sheet: Sheet, options: Options) -> Iterator[Choice]:
    for offered in talents_offered(PACK):
        mine = [one for one in sheet["talents"] if one.get("id") == offered.id]
        match PACK.talents[offered.id].take:
            case "per-skill":
                yield from (_talent_choice(offered, form) for form in _forms(offered.id, options))
            case "many":
                for time in range(len(mine) + 1):
                    yield _talent_choice(offered, {"id": offered.id}, str(time + 1))
            case _:
                yield from (_talent_choice(offered, form) for form in mine or _forms(offered.id, options))


def _forms(id: str, options: Options) -> list[dict[str, str]]:
    """The ways to take a talent: for a skill, against one hindrance where the table has that settled, or simply so."""
    kept = PACK.talents[id]
    if kept.take == "per-skill":
        return [{"id": id, "skill": skill} for skill in PACK.skills]
    if kept.hindrances and options.strong_body_choice == "fixed":
        return [{"id": id, "against": hindrance} for hindrance in kept.hindrances]
    return [{"id": id}]


def _talent_choice(offered: Offered, writes: dict[str, str], time: str = "") -> Choice:
    of, against = writes.get("skill", ""), writes.get("against", "")
    key = f"make-nova6-talent-{offered.id}" + ("-against" if against else "")
    named = f"make-nova6-against-{against}" if against else f"term-{of}" if of else ""
    return Choice(f"{offered.id}/{of or against or time}", key, offered.cite, writes=writes, of=named)


def _own_talents(sheet: Sheet) -> Iterator[Field]:
    """Talents of one's own, which came with a file."""
    own = [one["name"] for one in sheet["talents"] if "id" not in one]
    if own:
        yield Field("own_talents", "given", "make-nova6-own-talents", "nova6.character.talent-custom", value=own)


def _perks(sheet: Sheet) -> Iterator[Field]:
    """A line for each perk that is had or granted; which skill it is for is asked once it has a name."""
    perks, rule = sheet["perks"], "nova6.character.cost-perk"
    granted = total(perk_slots(given_by(traits_of(sheet, PACK))))
    for place in range(max(granted, len(perks))):
        yield Field(f"perks.{place}.name", "line", "make-nova6-perk", rule)
        if place < len(perks):
            skills = tuple([Choice(skill, f"term-{skill}", rule) for skill in PACK.skills])
            yield Field(f"perks.{place}.skill", "pick", "make-nova6-perk-skill", "nova6.perk.free-text", options=skills)
            if perks[place].get("broad"):
                actions = tuple([Choice(action, f"term-{action}", "nova6.perk.broad-narrow") for action in ACTIONS])
                broad = "nova6.perk.gm-arbiter"
                yield Field(f"perks.{place}.action", "pick", "make-nova6-perk-action", broad, options=actions)


def _features(sheet: Sheet, left: int) -> Iterator[Field]:
    """Features that anybody may have, and those that a sheet has already."""
    rule, mine = "nova6.character.cost-feature", sheet["features"]
    free = [{"name": name} for name in PACK.free_features if all(one["name"] != name for one in mine)]
    choices = tuple(
        [
            Choice(one["name"], "make-nova6-feature", rule, price=feature_price(one, PACK), writes=one)
            for one in (*mine, *free)
        ]
    )
    if choices:
        yield Field("features", "several", "make-nova6-features", rule, options=choices, most=len(mine) + left)


def _flaws() -> Iterator[Field]:
    rule = "nova6.character.refresh"
    choices = tuple([Choice(id, f"make-nova6-flaw-{id}", rule, writes={"id": id}) for id in PACK.flaws])
    if choices:
        yield Field("flaws", "several", "make-nova6-flaws", rule, options=choices, most=len(choices))


# ---- things, and what follows ----------------------------------------------------------------------------------------


def _gear() -> tuple[Field, ...]:
    rule = "nova6.character.gear-per-aspect"
    slots = tuple([Choice(slot.id, f"make-nova6-{slot.id}", slot.cite) for slot in PACK.aspects])
    return (
        Field("assets", "told", "make-nova6-assets", rule, slots, part="name", by="aspect"),
        Field("gear", "lines", "make-nova6-gear-lines", "nova6.character.gear-start", most=ROWS, part="name"),
    )


def _refresh(sheet: Sheet) -> tuple[Field, ...]:
    refresh = derived(sheet, PACK).refresh
    return (Field("refresh", "given", "make-nova6-refresh-is", "nova6.character.refresh", glyph="luck", value=refresh),)


def _boxes(sheet: Sheet) -> tuple[Field, ...]:
    names = tuple([Choice(level, f"term-{level}", "nova6.stress.thresholds") for level in LEVELS])
    return tuple(
        [
            Field(
                f"boxes.{line.id}", "given", f"make-nova6-boxes-{line.id}", "nova6.character.stress-base", names,
                glyph="box", value=dict(zip(LEVELS, line.boxes, strict=True)),
            )
            for line in derived(sheet, PACK).tracks
        ]
    )  # fmt: skip


def _attacks() -> tuple[Field, ...]:
    rule = "nova6.character.sheet-fields"
    return tuple(
        [
            Field(id, "lines", f"make-nova6-{id}-lines", rule, most=ROWS // 2, part="name")
            for id in ("attacks", "defenses")
        ]
    )


def follows(sheet: Sheet, at: str, options: Options) -> Sheet:
    """A perk without a name is none; a new one is for the skill that has room for it."""
    if not at.startswith("perks."):
        return sheet
    perks = [one for one in sheet.get("perks", []) if isinstance(one, dict) and str(one.get("name", "")).strip()]
    wanted = [one.get("skill") for one in perks]
    granted = perk_slots(given_by(traits_of(sheet, PACK))) if is_sound(sheet | {"perks": []}, PACK) else ()
    slots = [slot.of for slot in granted for _ in range(slot.amount)]
    bound = [skill for skill in slots if skill and skill not in wanted]
    usual = bound[0] if bound else PACK.skills[0]
    return sheet | {"perks": [{"skill": usual, **one} for one in perks]}


def drawn(say: Say, draws: Draws, options: Options) -> Sheet:
    """A legal character at random."""
    return sheets.random_sheet(sheets.inventions(say, PACK), draws, options, pack=PACK)


def ideas(say: Say) -> Mapping[str, tuple[str, ...]]:
    """Words to begin with, in one language."""
    words = sheets.inventions(say, PACK)
    aspects = {f"aspects.{slot}": some for slot, some in words.aspects.items()}
    perks = tuple([perk for some in words.perks.values() for perk in some])
    many = {f"perks.{place}.name": perks for place in range(ROWS)}
    return {"name": words.names, "gear": words.assets, **aspects, **many}


# ---- growing ---------------------------------------------------------------------------------------------------------

GROWS: Final = "nova6.character.advances-per-level"
LATER: Final = "later"


def growth(sheet: Sheet, answers: Answers, options: Options) -> Step:
    """One level more brings one advance: for a rank, for a talent, or to be kept."""
    sheet = begun(options) | sheet
    picks = tuple(_growth_picks(sheet, options))
    fields = [Field("pick", "pick", "make-nova6-grow-pick", GROWS, options=picks)]
    if answers.get("pick") == "rank":
        fields.append(Field("skill", "pick", "make-nova6-grow-skill", "nova6.character.cost-rank",
                            options=tuple(_rising(sheet, options))))  # fmt: skip
    if answers.get("pick") == "talent":
        fields.append(Field("talent", "pick", "make-nova6-grow-talent", "nova6.character.cost-talent",
                            options=tuple(_new_talents(sheet, options))))  # fmt: skip
    return Step("growth", "make-nova6-grow", GROWS, tuple(fields))


def _growth_picks(sheet: Sheet, options: Options) -> Iterator[Choice]:
    if any(_rising(sheet, options)):
        yield Choice("rank", "make-nova6-grow-rank", "nova6.character.cost-rank")
    yield Choice("talent", "make-nova6-grow-new-talent", "nova6.character.cost-talent")
    if options.advance_banking == "on":
        yield Choice(LATER, "make-nova6-grow-later", "nova6.character.advance-unspent")


def _rising(sheet: Sheet, options: Options) -> Iterator[Choice]:
    """The skills that one level more leaves room in."""
    given = given_by(traits_of(sheet, PACK))
    for skill in PACK.skills:
        cap = rank_cap(sheet["level"] + 1, skill, given, opened_by_features(sheet, skill), options)
        if sheet["skills"].get(skill, 0) < cap.most:
            yield Choice(skill, f"term-{skill}", cap.why[0].cite)


def _new_talents(sheet: Sheet, options: Options) -> list[Choice]:
    """The talents that are not had yet."""
    field = _talents(sheet, 1, options)
    return [one for one in field.options if one.id not in read(field, sheet)]


def grown(sheet: Sheet, answers: Answers, options: Options) -> Sheet:
    """The sheet one level on."""
    sheet = begun(options) | sheet
    pick, after = answers.get("pick"), {**sheet, "level": sheet["level"] + 1}
    if pick == "rank" and answers.get("skill") in [one.id for one in _rising(sheet, options)]:
        skill = str(answers["skill"])
        after |= {"skills": {**sheet["skills"], skill: sheet["skills"].get(skill, 0) + 1}}
    elif pick == "talent" and answers.get("talent") in [one.id for one in _new_talents(sheet, options)]:
        new = next(one.writes for one in _new_talents(sheet, options) if one.id == answers["talent"])
        after |= {"talents": [*sheet.get("talents", []), new]}
    elif pick != LATER or options.advance_banking != "on":
        raise AgainstTheRules("error-nova6-what-to-advance", cite=GROWS)
    wrong = [problem for problem in check_sheet(after, options, PACK) if not problem.warning]
    if wrong:
        raise AgainstTheRules(wrong[0].key, cite=wrong[0].cite, field=wrong[0].field, said=wrong[0].said)
    return after


# ---- from a table ----------------------------------------------------------------------------------------------------


def sheet_of(table: Table, who: str) -> Sheet:
    """The sheet of somebody, with all that play has made of them. The level is the least that pays for it."""
    one = table.who(who)
    aspects = {slot.id: _aspect(table, who, slot.id) for slot in PACK.aspects}
    told = sheets.new_sheet(one.name, options=table.options, pack=PACK) | {
        "aspects": aspects,
        "skills": {skill: one.rank(skill) for skill in PACK.skills},
        "perks": [_perk(perk) for perk in one.perks],
        **_traits(one),
    }
    spent = ticks(told | {"level": 0}, PACK)
    return told | {"level": max(table.options.start_level, spent.ticked - allowance(0).amount)}


def _aspect(table: Table, who: str, slot: str) -> str:
    return next((effect.name for effect in table.effects_of(who, "aspect") if effect.id == f"{who}-{slot}"), "")


def _perk(perk: Any) -> dict[str, Any]:
    plain = {"name": perk.name, "skill": perk.skill}
    return plain | ({"broad": True, "action": perk.action} if perk.action else {})


def _traits(one: Character) -> dict[str, list[dict[str, Any]]]:
    """Talents and flaws that the book knows, by their ids; all else as somebody's own, which was permitted."""
    known = {
        "talent": [(form, _taken(form)) for id in PACK.talents for form in _every_form(id)],
        "flaw": [({"id": id}, kept.trait) for id, kept in PACK.flaws.items()],
    }
    found: dict[str, list[dict[str, Any]]] = {"talents": [], "features": [], "flaws": []}
    for trait in one.traits:
        writes = next((writes for writes, kept in known.get(trait.kind, []) if kept == trait), None)
        own = {"name": trait.name, "permitted": True, "gives": [_gives(gives) for gives in trait.gives]}
        found[f"{trait.kind}s"].append(writes or own)
    return found


def _every_form(id: str) -> list[dict[str, str]]:
    """All ways to have a talent, whatever the table has settled."""
    both = (_forms(id, changed(DEFAULTS, strong_body_choice=choice)) for choice in ("per-test", "fixed"))
    return [form for forms in both for form in forms]


def _taken(writes: dict[str, str]) -> Any:
    return PACK.talents[writes["id"]].taken(writes.get("skill", ""), writes.get("against", ""))


def _gives(gives: Any) -> dict[str, Any]:
    """As a sheet writes it: what is as usual is not written, and rules are the book's."""
    usual = gives._field_defaults
    plain = {name: value for name, value in gives._asdict().items() if name != "cite" and value != usual.get(name)}
    return plain | ({"actions": list(gives.actions)} if gives.actions else {})


def judged(sheet: Any, options: Options) -> list[Problem]:
    """Everything that is wrong with a sheet, unfinished about it, or worth a mention."""
    return check_sheet(sheet, options, PACK)


HEEDS = ("start-level", "strong-body-choice", "focused-rank-five", "advance-banking", "default-load")

WORKSHOP = Workshop(begun, steps, follows, judged, drawn, ideas, growth, grown, sheet_of, HEEDS)
