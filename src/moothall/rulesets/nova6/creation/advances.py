"""Advances: the number for each level, their prices, and the limits of skills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from moothall.rulesets.nova6.creation.bundles import advances_moved, granted_ranks, granted_traits
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack
from moothall.rulesets.nova6.talents.core_talents import gives_of
from moothall.rulesets.nova6.talents.features import costly
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.words import SUPERHUMAN
from moothall.talk.reasons import Because, total

FIRST_ADVANCES: Final = 6
USUAL_LEVELS: Final = UNIVERSAL.rank_levels
MASTER: Final = 4
"""The highest rank that a level opens."""
TO_TEN: Final = (1, 10)
"""The way that the book itself counts out, from the first level to the tenth."""
ADVANCE: Final = "advance"
"""What a flaw may be paired with, beside a feature."""


class Rank(NamedTuple):
    """Name of a number of ranks, the level it takes, and its rule."""

    id: str
    level: int
    cite: str


RANKS: Final = (
    Rank("untrained", 0, "nova6.skill.rank-0"),
    Rank("trained", 0, "nova6.skill.rank-1"),
    Rank("skilled", 5, "nova6.skill.rank-2"),
    Rank("expert", 10, "nova6.skill.rank-3"),
    Rank("master", 15, "nova6.skill.rank-4"),
    Rank("superhuman", 0, "nova6.skill.rank-5"),
)


def rank_named(ranks: int) -> Rank:
    """Name of a number of ranks; from the superhuman on it stays the same."""
    return RANKS[min(ranks, SUPERHUMAN)]


class Standing(NamedTuple):
    """Description of a level."""

    from_level: int
    id: str
    cite: str


STANDINGS: Final = (
    Standing(0, "average-person", "nova6.character.level-scale-0"),
    Standing(1, "skilled-in-a-field", "nova6.character.level-scale-1-2"),
    Standing(3, "accomplished", "nova6.character.level-scale-3-4"),
    Standing(5, "luminary", "nova6.character.level-scale-5-6"),
    Standing(7, "foremost-expert", "nova6.character.level-scale-7-8"),
    Standing(9, "greatest-in-history", "nova6.character.level-scale-9-10"),
    Standing(11, "fiction-only", "nova6.character.level-scale-11-plus"),
)


def standing(level: int) -> Standing:
    """Description of a level; a word and nothing more."""
    return [one for one in STANDINGS if one.from_level <= level][-1]


# ---- What there is to spend ------------------------------------------------------------------------------------------


def allowance(level: int) -> Because:
    """The advances of a new character of this level."""
    return Because("advances", FIRST_ADVANCES + level, "nova6.character.advances")


def npc_allowance(sheet: dict[str, Any], options: Options = DEFAULTS) -> Because:
    """Advances of an NPC: a principal has a hero's, an extra half of them and any added."""
    whole = allowance(sheet["level"]).amount
    if sheet["kind"] == "principal":
        return Because("advances", whole, "nova6.npc.principal")
    half = (whole + 1) // 2 if options.extra_advance_rounding == "up" else whole // 2
    return Because("advances-extra", min(half + sheet.get("grown", 0), whole), "nova6.npc.extra-advances")


def allowed(sheet: dict[str, Any], options: Options = DEFAULTS) -> tuple[Because, ...]:
    """Advances that a sheet may spend: heroes of the table's first level have risen to theirs."""
    if "kind" in sheet:
        return (npc_allowance(sheet, options),)
    level = sheet["level"]
    return (allowance(min(level, options.start_level)), *gained(options.start_level, level))


def gained(start: int, now: int) -> tuple[Because, ...]:
    """Advances of the levels that a character has risen: one each."""
    if now <= start:
        return ()
    rule = "nova6.character.advances-by-ten" if (start, now) == TO_TEN else "nova6.character.advances-per-level"
    return (Because("advances-gained", now - start, rule),)


def spent(sheet: dict[str, Any], pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> tuple[Because, ...]:
    """Purchases of a sound sheet's advances. A feature paired with a flaw costs none."""
    return tuple(_spent(sheet, pack, options))


def _spent(sheet: dict[str, Any], pack: Pack, options: Options) -> Iterator[Because]:
    granted = granted_ranks(sheet, pack)
    for skill in granted:
        yield Because("granted-rank", 0, "nova6.themepack.trait-bundle", skill)
    for skill in pack.skills:
        if (ranks := sheet["skills"].get(skill, 0) - granted.get(skill, 0)) > 0:
            yield Because("spent-rank", ranks, "nova6.character.cost-rank", skill)
    for one in sheet.get("talents", ()):
        kept = pack.talents[one["id"]] if "id" in one else None
        named = kept.trait.name if kept else one["name"]
        yield Because("spent-talent", kept.cost if kept else 1, "nova6.character.cost-talent", named)
    paired = {pairing(one, options) for one in sheet.get("flaws", ())}
    for one in sheet.get("features", ()):
        name = feature_name(one, pack)
        if name in paired:
            yield Because("spent-feature", 0, "nova6.flaw.definition", name)
        else:
            yield Because("spent-feature", feature_price(one, pack), "nova6.character.cost-feature", name)


def feature_price(feature: dict[str, Any], pack: Pack) -> int:
    """Price of a feature: the pack's, or the GM's."""
    own = pack.feature(feature.get("id", ""))
    price: int = own.cost if own else pack.free_features.get(feature["name"], feature.get("cost", 1))
    return price


def feature_name(feature: dict[str, Any], pack: Pack) -> str:
    """Name of a feature: in its pack, or by its author."""
    own = pack.feature(feature.get("id", ""))
    return own.trait.name if own else str(feature["name"])


class Ticks(NamedTuple):
    """The boxes ticked for advances, of how many."""

    ticked: int
    of: int
    cite: str = "nova6.character.sheet-boxes"

    @property
    def over(self) -> int:
        return max(self.ticked - self.of, 0)

    @property
    def left(self) -> int:
        return max(self.of - self.ticked, 0)


def ticks(sheet: dict[str, Any], pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> Ticks:
    """How many advances a sound sheet has used, of those for its level, its pack's choices and its flaws."""
    there_are = (*allowed(sheet, options), *advances_moved(sheet, pack), *for_flaws(sheet, pack, options))
    return Ticks(total(spent(sheet, pack, options)), total(there_are))


# ---- Flaws -----------------------------------------------------------------------------------------------------------


def for_flaws(sheet: dict[str, Any], pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> tuple[Because, ...]:
    """Advances that flaws bring: one each where the GM paired the flaw with one, or always, or never."""
    rule = "nova6.flaw.definition"
    paid = [one for one in sheet.get("flaws", ()) if pairing(one, options) == ADVANCE]
    return tuple([Because("advance-flaw", 1, rule, pack.flaws[one["id"]].trait.name) for one in paid])


def pairing(flaw: dict[str, Any], options: Options = DEFAULTS) -> str:
    """Compensation for a flaw: an advance, a feature by its name, or nothing."""
    if options.flaw_pays == "nothing":
        return ""
    return ADVANCE if options.flaw_pays == "advance" else str(flaw.get("pairing", ""))


# ---- How far a skill may go ------------------------------------------------------------------------------------------


class Opened(NamedTuple):
    """The rank that a feature opens in a skill, and whether it does so at any level."""

    rank: int
    at_any_level: bool


class Cap(NamedTuple):
    """Highest number of ranks a character may have in a skill, and why."""

    most: int
    why: tuple[Because, ...]


def level_cap(level: int, opened_at: tuple[int, ...] = USUAL_LEVELS) -> Because:
    """The most ranks a level opens by itself."""
    return Because("cap-level", sum(level >= needed for needed in opened_at), "nova6.skill.level-cap")


def rank_cap(
    level: int, skill: str, given: tuple[Gives, ...], opened: tuple[Opened, ...] = (), options: Options = DEFAULTS,
    levels: tuple[int, ...] = USUAL_LEVELS,
) -> Cap:  # fmt: skip
    """Highest ranks in one skill: by level, one more for a focused character, and those a feature opens.

    What a feature opens is above what levels can bring, so it counts for those who have come as far as levels go,
    unless the feature asks for no level.
    """
    why = [level_cap(level, levels)]
    lifts = [one for one in given if one.what == "rank-cap" and one.skill == skill]
    why += [Because("cap-talent", one.amount, "nova6.skill.level-cap-focused") for one in lifts]
    why += [Because("cap-bought", 0, one.cite) for one in lifts if one.cite]
    most = MASTER if options.focused_rank_five == "off" else SUPERHUMAN
    if total(why) > most:
        why.append(Because("cap-human", most - total(why), "nova6.skill.rank-5-feature"))
    human = total(why)
    best = max([one.rank for one in opened if one.at_any_level or human >= MASTER], default=human)
    if best > human:
        why.append(Because("cap-feature", best - human, "nova6.skill.rank-5-feature"))
    return Cap(total(why), tuple(why))


def over_cap(level: int, ranks: int) -> str:
    """The rule that so many ranks break when they are more than the cap."""
    if level == 1 and ranks <= MASTER:
        return "nova6.character.rank-cap-level-one"
    return rank_named(ranks).cite


# ---- What somebody has -----------------------------------------------------------------------------------------------


def traits_of(sheet: dict[str, Any], pack: Pack = UNIVERSAL) -> tuple[Trait, ...]:
    """The talents, features and flaws of a sound sheet."""
    return tuple(_traits(sheet, pack))


def _traits(sheet: dict[str, Any], pack: Pack) -> Iterator[Trait]:
    for one in sheet.get("talents", ()):
        if "id" in one:
            yield pack.talents[one["id"]].taken(one.get("skill", ""), one.get("against", ""))
        else:
            yield Trait(one["name"], one["name"], "talent", gives_of(one), per_scene=one.get("per_scene", 0))
    for one in sheet.get("features", ()):
        own = pack.feature(one.get("id", ""))
        yield own.trait if own else own_feature(one)
    for one in sheet.get("flaws", ()):
        yield pack.flaws[one["id"]].against(one.get("source", ""))
    yield from granted_traits(sheet, pack)


def own_feature(one: dict[str, Any]) -> Trait:
    """A feature that is no pack's, as a sheet has it: each use may have a price."""
    gives = costly(gives_of(one), one.get("activate", 0), one["name"])
    return Trait(one["name"], one["name"], "feature", gives)


def given_by(traits: tuple[Trait, ...]) -> tuple[Gives, ...]:
    return tuple([gives for trait in traits for gives in trait.gives])


def opened_by_features(sheet: dict[str, Any], skill: str) -> tuple[Opened, ...]:
    """The ranks that the features of this sheet open in a skill."""
    opening = [one for one in sheet.get("features", ()) if skill in one.get("opens", {})]
    return tuple([Opened(one["opens"][skill], one.get("any_level", False)) for one in opening])
