"""Characters at random: legal at any level, with words of one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from moothall.rulesets.nova6.advances import allowance, given_by, rank_cap, traits_of
from moothall.rulesets.nova6.legality import Sheet, perk_room
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs import UNIVERSAL, Pack


class Inventions(NamedTuple):
    """Words to make random characters of. They become the player's, so they stay in the language they were in."""

    names: tuple[str, ...]
    aspects: dict[str, tuple[str, ...]]
    perks: dict[str, tuple[str, ...]]
    assets: tuple[str, ...]


def inventions(say: Callable[..., str], pack: Pack = UNIVERSAL) -> Inventions:
    """The words of one language, from its texts."""

    def listed(key: str) -> tuple[str, ...]:
        return tuple([word.strip() for word in say(f"invention-nova6-{key}").split(";")])

    return Inventions(
        listed("names"),
        {slot.id: listed(slot.id) for slot in pack.aspects},
        {skill: listed(f"perks-{skill}") for skill in pack.skills},
        listed("assets"),
    )


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
    for _ in range(allowance(sheet["level"]).amount):
        _spend_one(sheet, one_of, options, pack)
    choose_perks(sheet, words, one_of, pack)
    for slot in pack.aspects:
        own = {asset["name"] for asset in sheet["assets"]}
        fresh = [name for name in words.assets if name not in own]
        sheet["assets"].append({"name": one_of(fresh), "aspect": slot.id})
    return sheet


Pick = Callable[[Sequence[Any]], Any]


def _spend_one(sheet: Sheet, one_of: Pick, options: Options, pack: Pack) -> None:
    """One advance goes into a rank or a talent; twice as often into a rank, while there is one to be had."""
    given = given_by(traits_of(sheet, pack))
    ranks = [
        skill
        for skill in pack.skills
        if sheet["skills"][skill] < rank_cap(sheet["level"], skill, given, options=options).most
    ]
    if ranks and one_of((True, True, False)):
        sheet["skills"][one_of(ranks)] += 1
    else:
        sheet["talents"].append(one_of(open_talents(sheet, pack)))


def open_talents(sheet: Sheet, pack: Pack) -> list[dict[str, str]]:
    """Every talent that this sheet may still take. Some may be taken often, so the list is never empty."""
    taken = sheet["talents"]
    found: list[dict[str, str]] = []
    for id, kept in pack.talents.items():
        forms = [{"id": id, "skill": skill} for skill in pack.skills] if kept.take == "per-skill" else [{"id": id}]
        found += [form for form in forms if kept.take == "many" or form not in taken]
    return found


def choose_perks(sheet: Sheet, words: Inventions, one_of: Pick, pack: Pack) -> None:
    """Perks for every grant that has one left to choose; a grant for one skill is used for that skill."""
    given = given_by(traits_of(sheet, pack))
    wanted = [one.skill for one in given if one.what == "perks" for _ in range(one.amount)]
    for bound in sorted(wanted, key=lambda skill: not skill):
        skill = bound or one_of(pack.skills)
        own = {perk["name"] for perk in sheet["perks"] if perk["skill"] == skill}
        fresh = [name for name in words.perks[skill] if name not in own]
        if fresh and perk_room(sheet, given) > 0:
            sheet["perks"].append({"name": one_of(fresh), "skill": skill})
