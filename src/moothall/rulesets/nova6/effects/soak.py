"""Soak: cover and armor against damage, and damage that bypasses them. Pure.

The order is the book's: what is paid off does not count, hardened cancels pierce, pierce halves, reduced penetration
doubles, then all of it is taken off the damage, and soft soak last.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.effects.properties import USUAL
from moothall.rulesets.nova6.gear.pieces import cited_by
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.talk.reasons import Because

FIRE: Final = "fire"
USELESS: Final = {"stowed", "broken", "destroyed", "dropped"}
"""What must not be the matter with soak that is to count."""
BONUS_AGAINST_FIRE: Final = 5


class Material(NamedTuple):
    """Material of a cover: the damage it soaks, and the rule behind it."""

    soak: int
    cite: str
    holds_fire: str = ""
    """The rule by which it takes more of fire, if one does."""


COVER: Final[dict[str, Material]] = {
    "wood-door": Material(5, "nova6.cover.wood-door"),
    "wood-wall": Material(7, "nova6.cover.wood-wall"),
    "tree-small": Material(9, "nova6.cover.tree-small"),
    "tree-medium": Material(13, "nova6.cover.tree-medium"),
    "tree-large": Material(16, "nova6.cover.tree-large"),
    "brick-wall": Material(8, "nova6.cover.brick-wall", "nova6.cover.brick-wall"),
    "concrete-wall": Material(11, "nova6.cover.concrete-wall", "nova6.cover.concrete-wall"),
    "concrete-reinforced": Material(13, "nova6.cover.concrete-reinforced", "nova6.cover.concrete-reinforced"),
    "steel-door": Material(10, "nova6.cover.steel-door", "nova6.cover.steel-fire"),
    "steel-airlock": Material(15, "nova6.cover.steel-airlock", "nova6.cover.steel-fire"),
    "steel-safe": Material(19, "nova6.cover.steel-safe", "nova6.cover.steel-fire"),
    "steel-vault": Material(25, "nova6.cover.steel-vault", "nova6.cover.steel-fire"),
}
DEGREES: Final = {
    "half": Because("cover", 1, "nova6.cover.half"),
    "near-total": Because("cover", 2, "nova6.cover.near-total"),
}
"""How much of somebody is behind it, and what it costs to shoot past."""


class Soaked(NamedTuple):
    """Damage left after soak, and every step on the way."""

    damage: int
    why: tuple[Because, ...]

    rows: tuple[str, ...] = ()
    """What the tables say of the armour that took some of it."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that decided, each once."""
        return tuple(dict.fromkeys((*(reason.cite for reason in self.why), *self.rows)))


def soaked(table: Table, who: str, draft: Draft) -> Soaked:
    """Damage left of a hit after all soak."""
    left = draft.rating
    why = list(_notes(table, who, draft))
    if immune(table, who, draft):
        return Soaked(0, (Because("immune", -left, "nova6.soak.limited"),))
    hard, soft = _in_the_way(table, who, draft)
    if len([effect for effect in worn(table, who, draft) if effect.has("worn-as")]) > 1:
        why.append(Because("note-layers", 0, "nova6.equipment.layering"))
    for name, soak in hard:
        reasons = tuple(_weighed(draft, name, soak))
        why += reasons
        left += sum(reason.amount for reason in reasons)
    left = max(left, 0)
    for name, soak in soft:
        reasons = tuple(_weighed(draft, name, soak))
        taken = -sum(reason.amount for reason in reasons)
        if left:
            rule = "nova6.soak.soft-floor" if left - taken < 1 else "nova6.soak.soft-last"
            after = max(left - taken, 1)
            why += [*_steps(reasons), Because("soft", after - left, rule, name)]
            left = after
    why += _any_kind(table, who, draft)
    if not left:
        why.append(Because("note-nothing-left", 0, "nova6.soak.zero"))
    rows = [rule for effect in _counted(table, who, draft) for rule in cited_by(effect)]
    return Soaked(left, tuple(why), tuple(rows))


def gets_through(table: Table, who: str, draft: Draft) -> int:
    """Damage left of a hit after hard soak, below zero where the soak is larger."""
    hard, _ = _in_the_way(table, who, draft)
    return draft.rating + sum(reason.amount for name, soak in hard for reason in _weighed(draft, name, soak))


def immune(table: Table, who: str, draft: Draft) -> bool:
    """Whether a character is immune to damage of this kind."""
    kinds = {draft.type or "physical", draft.subtype}
    found = [one for effect in table.effects_of(who, "soak") for one in effect.properties if one.name == "immune"]
    return any(not one.of or kinds & {*one.of} for one in found)


def _notes(table: Table, who: str, draft: Draft) -> Iterator[Because]:
    """Notes on soak: damage that is direct, and cover that counts or is bypassed."""
    if draft.has("direct"):
        yield Because("direct", 0, "nova6.dmg.direct")
    cover = table.who(who).cover
    if cover is not None:
        behind = cover_of(table, who, draft) is not None
        yield Because("note-cover", 0, "nova6.cover.soak" if behind else "nova6.cover.bypass", cover.material)


def _any_kind(table: Table, who: str, draft: Draft) -> Iterator[Because]:
    """Plain soak asks for no kind of damage: worth a word where it stops a kind that people might think gets past."""
    plain = any(_soak_of(effect, draft).cite in AS_EVER for effect in _counted(table, who, draft))
    if plain and draft.subtype not in ("", draft.type, *USUAL.values()):
        yield Because("note-any-kind", 0, "nova6.dmg.subtypes-neutral", draft.subtype)


def _steps(reasons: tuple[Because, ...]) -> Iterator[Because]:
    """Changes to soft soak before it was taken off."""
    for reason in reasons:
        if reason.what == "pierce":
            yield reason._replace(cite="nova6.soak.soft-pierce")
        elif not reason.amount:
            yield reason


AS_EVER: Final = ("nova6.soak.one-for-one", "nova6.soak.coverage-none")
"""By which rules soak takes its part whatever kind of damage it is."""


class _Soak(NamedTuple):
    rating: int
    hardened: int
    cite: str


def _in_the_way(table: Table, who: str, draft: Draft) -> tuple[list[tuple[str, _Soak]], list[tuple[str, _Soak]]]:
    """Hard and soft soak that applies to this damage: cover, armor, effects."""
    hard: list[tuple[str, _Soak]] = []
    soft: list[tuple[str, _Soak]] = []
    if (cover := cover_of(table, who, draft)) is not None:
        hard.append(cover)
    for effect in _counted(table, who, draft):
        (soft if effect.has("soft") else hard).append((effect.name, _soak_of(effect, draft)))
    return hard, soft


def _counted(table: Table, who: str, draft: Draft) -> tuple[Effect, ...]:
    """Worn armor that counts; of several pieces only the one that soaks most, at tables that play so."""
    found = [effect for effect in worn(table, who, draft) if not effect.has("headgear")]
    pieces = [effect for effect in found if effect.has("worn-as")]
    if table.options.armor_layering != "highest-soak" or len(pieces) < 2:
        return tuple(found)
    best = min(pieces, key=lambda piece: sum(reason.amount for reason in _weighed(draft, "", _soak_of(piece, draft))))
    return tuple([effect for effect in found if effect is best or effect not in pieces])


def _soak_of(effect: Effect, draft: Draft) -> _Soak:
    """Soak of one piece against this damage: its usual soak, or that against this kind."""
    versus = next((one for one in effect.properties if one.name == "versus" and draft.subtype in one.of), None)
    if versus is not None:
        return _Soak(versus.amount, effect.amount("hardened"), "nova6.equipment.soak-vs")
    return _Soak(effect.rating, effect.amount("hardened"), _taken_by(effect, draft))


def _taken_by(effect: Effect, draft: Draft) -> str:
    """The rule by which a piece takes its part: because of the kind, because nothing gets past it, or as ever."""
    if effect.has("only") or effect.has("except"):
        return "nova6.soak.limited"
    one_for_one, past_others = AS_EVER
    return past_others if draft.bypassed else one_for_one


def _weighed(draft: Draft, name: str, soak: _Soak) -> Iterator[Because]:
    """One soak after modifiers: as it is, halved by pierce, doubled by reduced penetration."""
    rating = soak.rating
    if draft.amount("pierce") > soak.hardened:
        rule = "nova6.dmg.pierce-once" if draft.amount("pierce") > soak.hardened + 1 else "nova6.dmg.pierce"
        yield Because("pierce", 0, rule, name)
        rating //= 2
    elif soak.hardened and draft.amount("pierce"):
        yield Because("hardened", 0, "nova6.soak.hardened", name)
    if draft.has("reduced-penetration"):
        yield Because("reduced", 0, "nova6.dmg.reduced-penetration", name)
        rating *= 2
    yield Because("soak", -rating, soak.cite, name)


# ---- Armour ----------------------------------------------------------------------------------------------------------


def worn(table: Table, who: str, draft: Draft) -> tuple[Effect, ...]:
    """The soak that counts against this: of the right type, not stowed or broken, not got past."""
    if draft.has("direct"):
        return ()
    able = [effect for effect in table.effects_of(who, "soak") if not USELESS & {*effect.marks}]
    able = [effect for effect in able if in_place(table, effect)]
    got_past = [effect for effect in able if draft.bypassed and effect.has("coverage")]
    return tuple([effect for effect in able if _counts(effect, draft) and effect not in got_past])


def in_place(table: Table, effect: Effect) -> bool:
    """Whether a placed effect is where it can be of use."""
    spot = next((one.of[0] for one in effect.properties if one.name == "placed"), None)
    return spot is None or table.who(effect.owner).zone == spot


def _counts(effect: Effect, draft: Draft) -> bool:
    """Of the same type, and of a kind of damage it is good for."""
    if effect.type and effect.type != (draft.type or "physical"):
        return False
    only = next((one.of for one in effect.properties if one.name == "only"), ())
    other = next((one.of for one in effect.properties if one.name == "except"), ())
    return (not only or draft.subtype in only) and draft.subtype not in other


# ---- Cover -----------------------------------------------------------------------------------------------------------


def cover_of(table: Table, who: str, draft: Draft) -> tuple[str, _Soak] | None:
    """A character's cover against bodily damage that does not bypass it."""
    cover = table.who(who).cover
    past = draft.past_cover or (draft.bypassed and table.options.coverage_mode == "total")
    if cover is None or past or (draft.type or "physical") != "physical":
        return None
    material = COVER[cover.material]
    fire = draft.subtype == FIRE and bool(material.holds_fire)
    soak = material.soak + (BONUS_AGAINST_FIRE if fire else 0)
    return cover.material, _Soak(soak, 0, material.holds_fire if fire else material.cite)


def cover_bonus(one: Character) -> tuple[Because, ...]:
    """Coverage that cover adds to the price of bypassing it."""
    return (DEGREES[one.cover.degree],) if one.cover is not None else ()


def coverage(table: Table, who: str, draft: Draft) -> tuple[Because, ...]:
    """Price of bypassing a character's armor and cover; nothing if there is none.

    Cover and armour are one price, or at tables that play so one after the other, cover first.
    """
    one = table.who(who)
    bonus = cover_bonus(one) if cover_of(table, who, draft) is not None else ()
    if bonus and table.options.coverage_mode == "layers":
        return (*bonus, *_headgear(table, who, {"cover"}))
    armour = [effect for effect in worn(table, who, draft) if effect.has("coverage")]
    price = [Because("coverage", effect.amount("coverage"), _priced_by(effect), effect.name) for effect in armour]
    return (*bonus, *price, *_headgear(table, who, {*_protecting(bonus, armour)}))


def _priced_by(effect: Effect) -> str:
    return "nova6.equipment.coverage" if effect.has("gear") else "nova6.soak.coverage"


def _protecting(bonus: tuple[Because, ...], armour: list[Effect]) -> Iterator[str]:
    """Protection that can be bypassed, in the words by which headgear goes with it."""
    if bonus or any(effect.has("placed") for effect in armour):
        yield "cover"
    for effect in armour:
        yield from next((one.of for one in effect.properties if one.name == "worn-as"), ("worn",))


def _headgear(table: Table, who: str, protecting: set[str]) -> Iterator[Because]:
    """Coverage that headgear adds, once, if it goes with any other protection."""
    for effect in table.effects_of(who, "soak"):
        goes_with = next((one.of for one in effect.properties if one.name == "headgear"), None)
        if goes_with is None or not protecting or USELESS & {*effect.marks}:
            continue
        if not goes_with or protecting & {*goes_with}:
            rule = "nova6.equipment.headgear" if effect.has("gear") else "nova6.cover.helmet"
            yield Because("headgear", 1, rule, effect.name)
            return
