"""Fields of the creation steps, for a draft as it stands and its pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args

from moothall.rulesets.nova6.characters.gear_fields import carried, name_of, numbers, soak_worn
from moothall.rulesets.nova6.creation.advances import (
    allowed,
    feature_name,
    feature_price,
    given_by,
    opened_by_features,
    rank_cap,
    standing,
    ticks,
    traits_of,
)
from moothall.rulesets.nova6.creation.bundles import choices_of
from moothall.rulesets.nova6.creation.legality import Sheet, perk_slots
from moothall.rulesets.nova6.creation.pack_legality import coins_of, package_of
from moothall.rulesets.nova6.creation.perk_ideas import ideas_for
from moothall.rulesets.nova6.creation.random_character import fits
from moothall.rulesets.nova6.creation.steps import (
    TrackLine,
    derived,
    initiative_of,
    skill_marks,
    soak_of,
    talents_offered,
)
from moothall.rulesets.nova6.effects.properties import MENTAL, PHYSICAL, RARE
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.modifiers.load_levels import LOADS
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, Slot, signature_slots, skills_of
from moothall.rulesets.nova6.sheet import bought
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, FLAWS, Kept, kinds_of
from moothall.rulesets.nova6.vocabulary import Gives
from moothall.rulesets.nova6.words import ACTIONS, LEVELS, RANGES, SKILLS, Duration
from moothall.talk.reasons import total
from moothall.talk.workshop import DraftChoice, Field

ROWS: Final = 6
"""As many lines as there are for gear; a file may hold more."""
BUBBLES: Final = 5
HELD: Final = "points"
"""Where a sheet writes the plot points that somebody has after a session."""
SHORT: Final = "nova6.character.sheet-fields"
"""The rule by which the short sheet has less on it than the long one."""
OWN_WORDS: Final = ""
"""What is picked for a theme trait that is filled in words of one's own."""


class Making(NamedTuple):
    """A character in the making: a sound sheet, the options it is made under, and the pack."""

    sheet: Sheet
    options: Options
    pack: Pack


# ---- words -----------------------------------------------------------------------------------------------------------

BOOK_WORDS: Final[dict[str, dict[str, str]]] = {
    "aspect": {slot.id: f"make-nova6-{slot.id}" for slot in UNIVERSAL.aspects},
    "skill": {skill: f"term-{skill}" for skill in SKILLS},
    "track": {plan.id: f"make-nova6-boxes-{plan.id}" for plan in UNIVERSAL.tracks},
    "talent": {id: f"make-nova6-talent-{id}" for id in CORE_TALENTS},
    "flaw": {id: f"make-nova6-flaw-{id}" for id in FLAWS},
    "item": {row.stem: name_of(row) for row in ITEMS.values()},
}
"""What the book itself has a word for, by what it is."""
HINTS: Final = ("text", "prompt", "theme")
"""What a pack says about something, beside what it is called."""


def word(pack: Pack, kind: str, id: str) -> str:
    """The key of a name: the pack's, or the book's where the pack has none."""
    own = f"{kind}.{id}"
    return own if pack.text(own, pack.tongue) else BOOK_WORDS.get(kind, {}).get(id, own)


def own_words(pack: Pack, key: str, lang: str) -> str:
    """The pack's text of a key in a language; nothing if there is none. A nameless entry goes by its id."""
    if key.startswith("."):
        return pack.said(key[1:], lang)
    named, _, part = key.partition(".hint") if key.endswith(".hint") else (key, "", None)
    if "." not in named:
        return ""
    if part is not None:
        return next((text for hint in HINTS if (text := pack.text(f"{named}.{hint}", lang))), "")
    return pack.text(named, lang) or named.partition(".")[2]


# ---- who they are ----------------------------------------------------------------------------------------------------


def aspects(made: Making) -> tuple[Field, ...]:
    return tuple([field for slot in made.pack.aspects for field in _aspect(made, slot)])


def _aspect(made: Making, slot: Slot) -> Iterator[Field]:
    """A phrase; where there is a list, what is chosen from it comes first and brings the phrase along."""
    at, label = f"aspects.{slot.id}", word(made.pack, "aspect", slot.id)
    if not slot.choices:
        yield Field(at, "line", label, slot.cite)
        return
    rule = "nova6.themepack.trait-mode"
    listed = [DraftChoice(one.id, word(made.pack, "choice", one.id), rule) for one in slot.choices]
    if slot.mode != "list":
        listed.append(DraftChoice(OWN_WORDS, "make-nova6-own-words", rule))
    yield Field(f"traits.{slot.id}", "pick", label, slot.cite, options=tuple(listed))
    if slot.mode != "list" or slot.id in made.sheet.get("traits", {}):
        yield Field(at, "line", "make-nova6-phrase", slot.cite, of=label)


def levels(made: Making) -> tuple[Field, ...]:
    """The level is the table's; what it is worth follows from it."""
    known = standing(made.sheet["level"])
    words = (DraftChoice(known.id, f"standing-{known.id}", known.cite),)
    return (
        Field("level", "given", "make-nova6-level-is", "nova6.character.level-start"),
        Field("standing", "given", "make-nova6-standing", known.cite, options=words, value=known.id),
    )


# ---- advances --------------------------------------------------------------------------------------------------------


def advances(made: Making) -> tuple[Field, ...]:
    counted = ticks(made.sheet, made.pack, made.options)
    spent, rule = f"{counted.ticked}/{counted.of}", allowed(made.sheet, made.options)[-1].cite
    return (
        Field("advances", "given", "make-nova6-allowance", rule, value=spent),
        *_granted(made),
        _skills(made, counted.left),
        talents(made, counted.left),
        *_own_talents(made),
        *_perks(made),
        *_features(made, counted.left),
        *_entities(made),
        *_flaws(made),
    )


def _granted(made: Making) -> Iterator[Field]:
    """Grants of a choice, beside ranks."""
    rule = "nova6.themepack.trait-bundle"
    found: list[DraftChoice] = []
    for choice in choices_of(made.sheet, made.pack):
        for one in choice.talents:
            of = word(made.pack, "skill", one.skill) if one.skill else ""
            found.append(DraftChoice(f"talent-{one.id}-{one.skill}", word(made.pack, "talent", one.id), rule, of=of))
        found += [DraftChoice(f"feature-{id}", word(made.pack, "feature", id), rule) for id in choice.features]
        found += [DraftChoice(f"flaw-{id}", word(made.pack, "flaw", id), rule) for id in choice.flaws]
        found += [
            DraftChoice(f"perk-{place}", f"perk.{choice.id}-{place}", rule) for place, _ in enumerate(choice.perks, 1)
        ]
    if found:
        ids = [one.id for one in found]
        yield Field("granted", "given", "make-nova6-granted", rule, options=tuple(found), value=ids)


def _skills(made: Making, left: int) -> Field:
    """Ranks, each as far as the level lets it and advances reach."""
    sheet, pack = made.sheet, made.pack
    given = given_by(traits_of(sheet, pack))
    caps = {
        skill: rank_cap(
            sheet["level"], skill, given, opened_by_features(sheet, skill), made.options, pack.rank_levels
        ).most
        for skill in pack.skills
    }
    names = tuple([_skill(made, one.id, one.cite)._replace(most=caps[one.id]) for one in skills_of(pack)])
    spent = sum(sheet["skills"].get(skill, 0) for skill in pack.skills)
    rule = "nova6.character.cost-rank"
    return Field("skills", "rate", "make-nova6-skills", rule, names, (), 0, max(caps.values()), spent + left)


def _skill(made: Making, id: str, cite: str) -> DraftChoice:
    """A skill with the letters of the talents that are taken for it; nobody misses one without ranks and perks."""
    label = word(made.pack, "skill", id)
    if marks := skill_marks(made.sheet, id, made.pack):
        return DraftChoice(id, f"make-nova6-marked-{marks.lower()}", "nova6.character.fps-marks", of=label)
    used = made.sheet["skills"].get(id) or any(perk["skill"] == id for perk in made.sheet["perks"])
    return DraftChoice(id, label, cite, spare="" if used else "nova6.character.sheet-minimal")


def talents(made: Making, left: int) -> Field:
    """Every talent that is taken, and every one that may still be."""
    choices = tuple(_talent_choices(made))
    had = sum("id" in one for one in made.sheet["talents"])
    rule = "nova6.character.cost-talent"
    return Field("talents", "several", "make-nova6-talents", rule, options=choices, most=had + left)


def _talent_choices(made: Making) -> Iterator[DraftChoice]:
    granted = [one.id for choice in choices_of(made.sheet, made.pack) for one in choice.talents]
    for offered in talents_offered(made.pack):
        mine = [one for one in made.sheet["talents"] if one.get("id") == offered.id]
        kept = made.pack.talents[offered.id]
        if not mine and not fits(kept, made.sheet, made.pack):
            continue
        match kept.take:
            case "per-skill":
                for form in forms(offered.id, made.options, made.pack):
                    yield _talent_choice(made.pack, offered.cite, form)
            case "many":
                for time in range(len(mine) + 1):
                    yield _talent_choice(made.pack, offered.cite, {"id": offered.id}, str(time + 1))
            case _ if mine or offered.id not in granted:
                for form in mine or forms(offered.id, made.options, made.pack):
                    yield _talent_choice(made.pack, offered.cite, form)


def forms(id: str, options: Options, pack: Pack) -> list[dict[str, str]]:
    """The ways to take a talent: for a skill, against one hindrance where the table has that settled, or simply so."""
    kept = pack.talents[id]
    if kept.take == "per-skill":
        return [{"id": id, "skill": skill} for skill in pack.skills]
    if kept.hindrances and options.strong_body_choice == "fixed":
        return [{"id": id, "against": hindrance} for hindrance in kept.hindrances]
    return [{"id": id}]


def _talent_choice(pack: Pack, cite: str, writes: dict[str, str], time: str = "") -> DraftChoice:
    id, of, against = writes["id"], writes.get("skill", ""), writes.get("against", "")
    key = word(pack, "talent", id) + ("-against" if against else "")
    named = f"make-nova6-against-{against}" if against else word(pack, "skill", of) if of else ""
    price, group = pack.talents[id].cost, _kind(pack.talents[id].trait.gives)
    return DraftChoice(f"{id}/{of or against or time}", key, cite, price=price, writes=writes, of=named, group=group)


def _kind(gives: tuple[Gives, ...]) -> str:
    """The heading under which a talent stands: the sort of thing it does, and of several the most particular."""
    kinds = [kind.id for kind in kinds_of(gives)]
    return f"make-nova6-kind-{kinds[-1] if kinds else 'other'}"


def _own_talents(made: Making) -> Iterator[Field]:
    """Talents of one's own, which came with a file; one that goes by a name of the rules is said by it."""
    rule, own = "nova6.character.talent-custom", [one["name"] for one in made.sheet["talents"] if "id" not in one]
    known = {kept.trait.name: _named(made.pack, kept) for kept in made.pack.kept}
    options = tuple([DraftChoice(name, known[name], rule) for name in dict.fromkeys(own) if name in known])
    if own:
        yield Field("own_talents", "given", "make-nova6-own-talents", rule, options=options, value=own)


def _named(pack: Pack, kept: Kept) -> str:
    """The key of what a talent is called by itself, without the skill it is for."""
    key = word(pack, "talent", kept.trait.id)
    return f"term-{kept.trait.name}" if kept.take == "per-skill" and key.startswith("make-") else key


def _perks(made: Making) -> Iterator[Field]:
    """A line for each perk that is had or granted; which skill it is for is asked once it has a name."""
    perks, rule, pack = made.sheet["perks"], "nova6.character.cost-perk", made.pack
    granted = total(perk_slots(given_by(traits_of(made.sheet, pack))))
    for place in range(max(granted, len(perks))):
        ideas = tuple(_perk_ideas(made, place))
        yield Field(f"perks.{place}.name", "line", "make-nova6-perk", rule, options=ideas)
        if place < len(perks):
            skills = tuple([DraftChoice(skill, word(pack, "skill", skill), rule) for skill in pack.skills])
            free = "nova6.perk.free-text" if made.sheet["skills"].get(perks[place]["skill"]) else "nova6.perk.rank-zero"
            yield Field(f"perks.{place}.skill", "pick", "make-nova6-perk-skill", free, options=skills)
            if perks[place].get("broad"):
                actions = tuple(
                    [DraftChoice(action, f"term-{action}", "nova6.perk.broad-narrow") for action in ACTIONS]
                )
                broad = "nova6.perk.gm-arbiter"
                yield Field(f"perks.{place}.action", "pick", "make-nova6-perk-action", broad, options=actions)


def _perk_ideas(made: Making, place: int) -> Iterator[DraftChoice]:
    """Perk ideas: in the skill of the perk, or, while it has none, in the skills it was granted for."""
    perks = made.sheet["perks"]
    granted = granted_for(made.sheet, perks, made.pack)
    skills = [perks[place]["skill"]] if place < len(perks) else granted or made.pack.skills
    for skill in skills:
        for idea in ideas_for(skill, made.pack):
            key = f"make-nova6-perk-idea-{idea.action}" if idea.action else "make-nova6-perk-idea"
            yield DraftChoice(idea.id, key, idea.cite, writes=idea.kept, of=idea.key)


def granted_for(sheet: Sheet, perks: list[dict[str, Any]], pack: Pack) -> list[str]:
    """The skills for which a perk was granted and none is taken yet."""
    slots = perk_slots(given_by(traits_of(sheet, pack)))
    taken = [perk.get("skill") for perk in perks]
    return [slot.of for slot in slots if slot.of and slot.amount and slot.of not in taken]


def _features(made: Making, left: int) -> Iterator[Field]:
    """Features that anybody may have or that a talent opens, and those that a sheet has already."""
    mine = made.sheet["features"]
    choices = tuple([_feature_choice(one, made.pack) for one in (*mine, *_open_features(made))])
    if choices:
        rule = "nova6.character.cost-feature"
        yield Field("features", "several", "make-nova6-features", rule, options=choices, most=len(mine) + left)


def _open_features(made: Making) -> Iterator[dict[str, Any]]:
    traits = traits_of(made.sheet, made.pack)
    had = {trait.id for trait in traits if trait.kind == "feature"}
    opened = {gives.of for gives in given_by(traits) if gives.what == "unlock"}
    for one in made.pack.features:
        if one.trait.id not in had and (one.free or one.trait.name in opened):
            yield {"id": one.trait.id}


def _feature_choice(one: dict[str, Any], pack: Pack) -> DraftChoice:
    """A feature of the pack by its id; a custom one by its name."""
    rule, price, named = "nova6.character.cost-feature", feature_price(one, pack), feature_name(one, pack)
    if pack.feature(one.get("id", "")) is None:
        return DraftChoice(named, "make-nova6-feature", rule, price=price, writes=one)
    of = word(pack, "feature", one["id"])
    return DraftChoice(one["id"], "make-nova6-priced", rule, price=price, writes=one, of=of)


def _entities(made: Making) -> Iterator[Field]:
    """Entities of the pack's features: skills, and boxes."""
    rule = "nova6.feature.bronze-rule"
    levels = tuple([DraftChoice(level, f"term-{level}", rule) for level in LEVELS])
    for trait in traits_of(made.sheet, made.pack):
        feature = made.pack.feature(trait.id) if trait.kind == "feature" else None
        if feature is None or feature.entity is None:
            continue
        at, named = f"entities.{trait.id}", _entity_word(made.pack, trait.id)
        skills = tuple([DraftChoice(id, word(made.pack, "skill", id), rule) for id, _ in feature.entity.skills])
        if skills:
            yield Field(f"{at}.skills", "given", named, rule, skills, value=dict(feature.entity.skills))
        for track in feature.entity.tracks:
            boxes = dict(zip(LEVELS, track.boxes, strict=True))
            label = word(made.pack, "track", track.id)
            yield Field(f"{at}.{track.id}", "given", named, rule, levels, glyph="box", value=boxes, of=label)


def _entity_word(pack: Pack, id: str) -> str:
    own = f"entity.{id}"
    return own if pack.text(own, pack.tongue) else word(pack, "feature", id)


def _flaws(made: Making) -> Iterator[Field]:
    """Flaws of a sheet: only a GM grants another."""
    rule, mine = "nova6.flaw.definition", made.sheet["flaws"]
    choices = tuple([DraftChoice(one["id"], word(made.pack, "flaw", one["id"]), rule, writes=one) for one in mine])
    if choices:
        yield Field("flaws", "several", "make-nova6-flaws", rule, options=choices, most=len(choices))


# ---- things, and what follows ----------------------------------------------------------------------------------------


def gear(made: Making) -> tuple[Field, ...]:
    pack = made.pack
    return (
        *_package(made),
        *_assets(pack),
        *(_bought(made) if "money" in pack.gear.approach else carried(made.sheet, made.options, pack, SHORT)),
        *(_load(made) if pack.gear.load else ()),
    )


def _assets(pack: Pack) -> Iterator[Field]:
    """Signature assets, where the pack has such: each in a slot of the pack's, or for a core aspect."""
    own, rule = bool(pack.gear.slots), "nova6.character.gear-per-aspect"
    slots = [
        DraftChoice(slot.id, word(pack, "slot", slot.id), slot.cite) if own
        else DraftChoice(slot.id, "make-nova6-asset-for", slot.cite, of=word(pack, "aspect", slot.id))
        for slot in signature_slots(pack)
    ]  # fmt: skip
    if slots:
        yield Field("assets", "told", "make-nova6-assets", rule, tuple(slots), part="name", by="aspect")


def _package(made: Making) -> Iterator[Field]:
    """A pick for each part of a choice's package."""
    rule = "nova6.themepack.gear-packages"
    picked = made.sheet.get("package", [])
    for place, pick in enumerate(package_of(made.sheet, made.pack)):
        items = tuple([DraftChoice(id, word(made.pack, "item", id), rule) for id in pick])
        held = picked[place] if place < len(picked) else ""
        yield Field(f"package.{place}", "pick", "make-nova6-package", rule, options=items, value=held)


def _load(made: Making) -> Iterator[Field]:
    """Load level of a character, and its aspect where it has one."""
    load = made.sheet.get("load", made.options.default_load)
    loads = tuple([DraftChoice(id, f"make-nova6-load-{id}", level.cite) for id, level in LOADS.items()])
    yield Field("load", "pick", "make-nova6-load", "nova6.gear.load-choice", options=loads, value=load, spare=SHORT)
    if LOADS[load].named:
        yield Field("load_aspect", "line", "make-nova6-load-aspect", "nova6.gear.load-aspect", spare=SHORT)


def _bought(made: Making) -> Iterator[Field]:
    """Money left, items bought and for sale, and other gear of the file."""
    rule, left = "nova6.themepack.gear-money", coins_of(made.sheet, made.pack)
    mine = {one["item"]: one for one in made.sheet["gear"] if "item" in one}
    items = tuple(
        [
            DraftChoice(one.id, "make-nova6-priced", rule, price=one.price, of=word(made.pack, "item", one.id),
                   writes=mine.get(one.id) or bought(one.id, made.pack))
            for one in made.pack.items
            if one.id in mine or 0 < one.price <= left
        ]
    )  # fmt: skip
    unit = made.pack.text("gear.money", made.pack.tongue)
    yield Field("coins", "given", "make-nova6-coins", rule, value=f"{left} {unit}".strip())
    yield Field("gear", "several", "make-nova6-bought", rule, options=items, most=len(mine) + ROWS)
    if own := [one["name"] for one in made.sheet["gear"] if "item" not in one]:
        yield Field("own_gear", "given", "make-nova6-gear-lines", "nova6.character.gear-start", value=own)


def refresh(made: Making) -> tuple[Field, ...]:
    """Five bubbles, of which those beyond the refresh are out of reach; what somebody went home with is marked."""
    rule, points, held = "nova6.character.refresh-bubbles", derived(made.sheet, made.pack).refresh, made.sheet.get(HELD)
    marked = held if type(held) is int else 0
    field = Field("refresh", "given", "make-nova6-refresh-is", rule, glyph="luck", value=points, most=BUBBLES)
    return (field._replace(marked=marked),)


def boxes(made: Making) -> tuple[Field, ...]:
    rule = "nova6.character.stress-base" if made.pack.id == UNIVERSAL.id else "nova6.character.sheet-custom"
    return tuple(
        [
            Field(
                f"boxes.{line.id}", "given", word(made.pack, "track", line.id), rule, _levels(line),
                glyph="box", value=dict(zip(LEVELS, line.boxes, strict=True)),
            )
            for line in derived(made.sheet, made.pack).tracks
        ]
    )  # fmt: skip


def _levels(line: TrackLine) -> tuple[DraftChoice, ...]:
    """The levels of a track, each with the damage from which on it is marked."""
    rule, starts = "nova6.character.thresholds", (0, line.staggered, line.incapacitated)
    return tuple(
        [
            DraftChoice(
                level, "make-nova6-level-from" if start else f"term-{level}", rule, price=start, of=f"term-{level}"
            )
            for level, start in zip(LEVELS, starts, strict=True)
        ]
    )


def attacks(made: Making) -> tuple[Field, ...]:
    rule = "nova6.character.sheet-fields"
    soak = soak_of(made.sheet, made.pack) + soak_worn(made.sheet, made.options, made.pack)
    return (
        *(
            Field(id, "lines", f"make-nova6-{id}-lines", rule, most=ROWS // 2, part="name", spare=SHORT)
            for id in ARMED
        ),
        *_in_numbers(made),
        Field("initiative", "given", "make-nova6-initiative", rule,
              value=initiative_of(made.sheet, made.pack), spare=SHORT),
        Field("soak", "given", "make-nova6-soak", rule, value=soak, spare=SHORT),
    )  # fmt: skip


ARMED: Final = ("attacks", "defenses")


def _in_numbers(made: Making) -> Iterator[Field]:
    """Numbers of what is carried and worn, and of attacks and defenses in a file beside their names."""
    rule, listed = "nova6.character.attacks-defenses", [one for field in ARMED for one in made.sheet[field]]
    found = [DraftChoice(one["name"], "make-nova6-as-said", rule, more=tuple(_said_of(one))) for one in listed]
    held = numbers(made.sheet, made.options, made.pack)
    if told := (*held, *(one for one in found if one.more)):
        value = [one.id for one in told]
        yield Field("armed", "given", "make-nova6-armed", rule, options=told, value=value, spare=SHORT)


WORDED: Final[dict[str, dict[str, str]]] = {
    "range": {one: f"term-{one}" for one in RANGES},
    "subtype": {one: f"term-{one}" for one in (*PHYSICAL, *MENTAL, *RARE)},
    "duration": {one: f"term-duration-{one}" for one in get_args(Duration)},
}
"""What is said of an attack in words of the rules, and the keys of these words."""


def _said_of(thing: dict[str, Any]) -> Iterator[DraftChoice]:
    """The numbers of an attack or a defense, and the words that the rules have for it."""
    rule = "nova6.character.attacks-defenses"
    for what in ("damage", "soak"):
        if type(thing.get(what)) is int:
            yield DraftChoice(what, f"make-nova6-{what}-is", rule, price=thing[what])
    for what, known in WORDED.items():
        if isinstance(said := thing.get(what), str):
            yield DraftChoice(said, known.get(said, "make-nova6-as-said"), rule)
