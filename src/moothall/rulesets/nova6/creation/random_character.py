"""Random characters: legal at any level, with words of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from moothall.rulesets.nova6.creation.advances import given_by, rank_cap, ticks, traits_of
from moothall.rulesets.nova6.creation.bundles import choices_of
from moothall.rulesets.nova6.creation.legality import Sheet, perk_room
from moothall.rulesets.nova6.creation.pack_legality import coins_left
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Item, Pack, Slot, signature_slots
from moothall.rulesets.nova6.talents.core_talents import Kept
from moothall.rulesets.nova6.words import SKILLS


class Inventions(NamedTuple):
    """Words to make random characters of. They become the player's, so they stay in the language they were in."""

    names: tuple[str, ...]
    aspects: dict[str, tuple[str, ...]]
    perks: dict[str, tuple[str, ...]]
    assets: tuple[str, ...]


Ideas = Mapping[str, Mapping[str, tuple[str, ...]]]
"""What a pack brings: words by what they are for, and by language."""


def inventions(
    say: Callable[..., str], pack: Pack = UNIVERSAL, ideas: Ideas = MappingProxyType({}), lang: str = "en"
) -> Inventions:
    """The words of one language: of the pack, and of the book where the pack brings none."""

    def own(key: str) -> tuple[str, ...]:
        known = ideas.get(key, {})
        return next((known[one] for one in (lang, "en", *sorted(known)) if known.get(one)), ())

    def listed(key: str) -> tuple[str, ...]:
        return tuple([word.strip() for word in say(f"invention-nova6-{key}").split(";")])

    def aspect(id: str) -> tuple[str, ...]:
        return own(id) or listed(id if id in BOOK_ASPECTS else "background")

    def perks(skill: str) -> tuple[str, ...]:
        likes = [core for core, mine in pack.like if mine == skill]
        known = skill if skill in SKILLS else next(iter(likes), "")
        return own(f"perks-{skill}") or (listed(f"perks-{known}") if known else (pack.said(skill, lang) or skill,))

    return Inventions(
        own("names") or listed("names"),
        {slot.id: aspect(slot.id) for slot in pack.aspects},
        {skill: perks(skill) for skill in pack.skills},
        own("assets") or listed("assets"),
    )


BOOK_ASPECTS: Final = tuple(slot.id for slot in UNIVERSAL.aspects)


def random_sheet(
    words: Inventions, draws: Any, options: Options = DEFAULTS, name: str = "", level: int | None = None,
    pack: Pack = UNIVERSAL,
) -> Sheet:  # fmt: skip
    """A legal character from a stream of draws: `draws.below(n)` gives a number below n. Every advance is spent."""

    def one_of(some: Sequence[Any]) -> Any:
        return some[draws.below(len(some))]

    sheet: Sheet = {
        "ruleset": "nova6",
        "pack": pack.id,
        "name": name or one_of(words.names),
        "level": options.start_level if level is None else level,
        "aspects": {slot.id: one_of(words.aspects[slot.id]) for slot in pack.aspects},
        "skills": dict.fromkeys(pack.skills, 0),
        "perks": [],
        "talents": [],
        "features": [],
        "flaws": [],
        "gear": [],
        "assets": [],
        "attacks": [],
        "defenses": [],
    }
    choose_themes(sheet, one_of, pack, pack.aspects)
    while ticks(sheet, pack, options).left:
        _spend_one(sheet, one_of, options, pack)
    name_hindrances(sheet, one_of, options, pack)
    choose_perks(sheet, words, one_of, pack)
    for slot in signature_slots(pack):
        own = {asset["name"] for asset in sheet["assets"]}
        fresh = [name for name in words.assets if name not in own]
        sheet["assets"].append({"name": one_of(fresh), "aspect": slot.id})
    spend_coins(sheet, one_of, pack)
    return sheet


def name_hindrances(sheet: Sheet, one_of: Pick, options: Options, pack: Pack) -> None:
    """Where a table has it settled once, a talent against one of several hindrances says which."""
    if options.strong_body_choice == "fixed":
        for one in sheet["talents"]:
            if hindrances := pack.talents[one["id"]].hindrances:
                one.setdefault("against", one_of(hindrances))


def choose_themes(sheet: Sheet, one_of: Pick, pack: Pack, slots: Sequence[Slot]) -> None:
    """What is on a list is chosen from it, with all that comes with it; now and then not, where other words count."""
    for slot in slots:
        if not slot.choices or (slot.mode != "list" and not one_of((True, True, False))):
            continue
        choice = one_of(slot.choices)
        sheet.setdefault("traits", {})[slot.id] = choice.id
        sheet["aspects"][slot.id] = pack.text(f"choice.{choice.id}.aspect", pack.tongue) or choice.aspect
        for skill, ranks in choice.ranks:
            sheet["skills"][skill] += ranks
        if slot.id == pack.gear.packages_by:
            sheet["package"] = [one_of(pick) for pick in choice.package]


Pick = Callable[[Sequence[Any]], Any]


def _spend_one(sheet: Sheet, one_of: Pick, options: Options, pack: Pack) -> None:
    """An advance goes into a rank, or some into a trait; twice as often into a rank, while there is one to be had."""
    given = given_by(traits_of(sheet, pack))
    level, opened_at = sheet["level"], pack.rank_levels
    caps = {skill: rank_cap(level, skill, given, options=options, levels=opened_at).most for skill in pack.skills}
    ranks = [skill for skill in pack.skills if sheet["skills"][skill] < caps[skill]]
    if ranks and one_of((True, True, False)):
        sheet["skills"][one_of(ranks)] += 1
    else:
        take(sheet, one_of(fitting_traits(sheet, pack, ticks(sheet, pack, options).left)))


class OnOffer(NamedTuple):
    """A talent or a feature that may be taken: the list of the sheet that it goes into, and what is written there."""

    field: Literal["talents", "features"]
    written: dict[str, str]


def take(sheet: Sheet, trait: OnOffer) -> None:
    sheet[trait.field].append(trait.written)


def fitting_traits(sheet: Sheet, pack: Pack, left: int) -> list[OnOffer]:
    """Those on offer that are of use: not for a skill without ranks, nor often the same, unless there is no other."""
    open = open_traits(sheet, pack, left)
    some = [one for one in open if sheet["talents"].count(one.written) < OFTEN]
    return [one for one in some if sheet["skills"].get(one.written.get("skill", ""), 1)] or open


OFTEN: Final = 2
"""How often chance takes one talent."""


def open_traits(sheet: Sheet, pack: Pack, left: int) -> list[OnOffer]:
    """Every talent and feature that this sheet may take for so many advances, without anybody's leave."""
    talents = [OnOffer("talents", written) for written in open_talents(sheet, pack, left)]
    return [*talents, *(OnOffer("features", written) for written in _open_features(sheet, pack, left))]


def _open_features(sheet: Sheet, pack: Pack, left: int) -> list[dict[str, str]]:
    """Features that the pack lets anybody have, those aside that are had already."""
    had = {one.get("id", "") for one in sheet["features"]}
    had |= {id for choice in choices_of(sheet, pack) for id in choice.features}
    open = [one for one in pack.features if one.free and one.cost <= left and {*one.requires} <= had]
    return [{"id": one.trait.id} for one in open if one.trait.id not in had]


def open_talents(sheet: Sheet, pack: Pack, left: int) -> list[dict[str, str]]:
    """Talents that there are advances for. Some may be taken often, so there always are some."""
    taken = sheet["talents"]
    chosen = choices_of(sheet, pack)
    granted = [one for choice in chosen for one in choice.talents]
    brought = [{"id": one.id, **({"skill": one.skill} if one.skill else {})} for one in granted]
    found: list[dict[str, str]] = []
    for id, kept in pack.talents.items():
        if kept.cost > left or not fits(kept, sheet, pack):
            continue
        forms = [{"id": id, "skill": skill} for skill in pack.skills] if kept.take == "per-skill" else [{"id": id}]
        found += [form for form in forms if kept.take == "many" or form not in (*taken, *brought)]
    return found


def fits(kept: Kept, sheet: Sheet, pack: Pack) -> bool:
    """Whether everything is there that a talent asks for: a level, a choice, and other talents."""
    chosen = choices_of(sheet, pack)
    had = {one.get("id") for one in sheet["talents"]} | {one.id for choice in chosen for one in choice.talents}
    of_choice = kept.choice in ("", *(choice.id for choice in chosen))
    return sheet["level"] >= kept.level and of_choice and {*kept.requires} <= had


def choose_perks(sheet: Sheet, words: Inventions, one_of: Pick, pack: Pack) -> None:
    """Perks for every grant that has one left to choose; a grant for one skill is used for that skill."""
    given = given_by(traits_of(sheet, pack))
    wanted = [one.skill for one in given if one.what == "perks" for _ in range(one.amount)]
    for bound in sorted(wanted, key=lambda skill: not skill):
        fresh = {skill: fresh_perks(sheet, words, skill) for skill in ((bound,) if bound else pack.skills)}
        open_skills = [skill for skill, names in fresh.items() if names]
        if open_skills and perk_room(sheet, given) > 0:
            skill = one_of(open_skills)
            sheet["perks"].append({"name": one_of(fresh[skill]), "skill": skill})


def fresh_perks(sheet: Sheet, words: Inventions, skill: str) -> list[str]:
    """Words for a perk of this skill that the sheet does not have."""
    own = {perk["name"] for perk in sheet["perks"] if perk["skill"] == skill}
    return [name for name in words.perks[skill] if name not in own]


def spend_coins(sheet: Sheet, one_of: Pick, pack: Pack) -> None:
    """Things of the pack for what one begins with, until the purse or the wish for more is empty."""
    while (wares := _affordable(sheet, pack)) and one_of((True, True, False)):
        item = one_of(wares)
        sheet["gear"].append({"name": pack.text(f"item.{item.id}", pack.tongue) or item.id, "item": item.id})


def _affordable(sheet: Sheet, pack: Pack) -> list[Item]:
    """Return the items a sheet has coins for and does not hold; none where a game begins without coins."""
    if "money" not in pack.gear.approach:
        return []
    left, had = coins_left(sheet, pack), {*sheet.get("package", ()), *(one.get("item") for one in sheet["gear"])}
    return [item for item in pack.items if 0 < item.price <= left and item.id not in had]
