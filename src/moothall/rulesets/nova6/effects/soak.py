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
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.talk.reasons import Because

FIRE: Final = "fire"
USELESS: Final = {"stowed", "broken", "destroyed", "dropped"}
"""Marks of effects that do not soak."""
BONUS_AGAINST_FIRE: Final = 5


class Material(NamedTuple):
    """A material of cover: its soak and the rule that says so."""

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
"""Degrees of cover, and what each adds to the price of bypassing it."""


class Soaked(NamedTuple):
    """Damage left after soak, and every step on the way."""

    damage: int
    why: tuple[Because, ...]

    rows: tuple[str, ...] = ()
    """Rules of the gear tables for the armor that took some of it."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that decided, each once."""
        return tuple(dict.fromkeys((*(reason.cite for reason in self.why), *self.rows)))


def apply_soak(table: Table, who: str, draft: Draft) -> Soaked:
    """The damage left after soak, in the book's order: hardened, pierce, soak, soft soak last."""
    left = draft.rating
    why = list(_notes(table, who, draft))
    if is_immune(table, who, draft):
        return Soaked(0, (Because("immune", -left, "nova6.soak.limited"),))
    hard, soft = _hard_and_soft_soak(table, who, draft)
    if len([effect for effect in soak_against(table, who, draft) if effect.has("worn-as")]) > 1:
        why.append(Because("note-layers", 0, "nova6.equipment.layering"))
    for name, soak in hard:
        reasons = tuple(_soak_steps(draft, name, soak))
        why += reasons
        left += sum(reason.amount for reason in reasons)
    left = max(left, 0)
    for name, soak in soft:
        reasons = tuple(_soak_steps(draft, name, soak))
        taken = -sum(reason.amount for reason in reasons)
        if left:
            rule = "nova6.soak.soft-floor" if left - taken < 1 else "nova6.soak.soft-last"
            after = max(left - taken, 1)
            why += [*_soft_soak_steps(reasons), Because("soft", after - left, rule, name)]
            left = after
    why += _subtype_note(table, who, draft)
    if not left:
        why.append(Because("note-nothing-left", 0, "nova6.soak.zero"))
    rows = [rule for effect in _counted_soak(table, who, draft) for rule in cited_by(effect)]
    return Soaked(left, tuple(why), tuple(rows))


def past_hard_soak(table: Table, who: str, draft: Draft) -> int:
    """The damage left after hard soak; negative where the soak exceeds it."""
    hard, _ = _hard_and_soft_soak(table, who, draft)
    return draft.rating + sum(reason.amount for name, soak in hard for reason in _soak_steps(draft, name, soak))


def is_immune(table: Table, who: str, draft: Draft) -> bool:
    """Whether a character is immune to damage of this type or subtype."""
    kinds = {draft.type or "physical", draft.subtype}
    properties = [property for effect in table.effects_of(who, "soak") for property in effect.properties]
    immunities = [property for property in properties if property.name == "immune"]
    return any(not property.of or kinds & {*property.of} for property in immunities)


def _notes(table: Table, who: str, draft: Draft) -> Iterator[Because]:
    """Soak that does not count, and why; cover that does."""
    if draft.has("direct"):
        yield Because("direct", 0, "nova6.dmg.direct")
    cover = table.who(who).cover
    if cover is not None:
        behind = cover_of(table, who, draft) is not None
        yield Because("note-cover", 0, "nova6.cover.soak" if behind else "nova6.cover.bypass", cover.material)


def _subtype_note(table: Table, who: str, draft: Draft) -> Iterator[Because]:
    """A note where plain soak stops a subtype of damage that one might think gets past it."""
    plain = any(_soak_of(effect, draft).cite in AS_EVER for effect in _counted_soak(table, who, draft))
    if plain and draft.subtype not in ("", draft.type, *USUAL.values()):
        yield Because("note-any-kind", 0, "nova6.dmg.subtypes-neutral", draft.subtype)


def _soft_soak_steps(reasons: tuple[Because, ...]) -> Iterator[Because]:
    """The steps that changed soft soak before it was taken off."""
    for reason in reasons:
        if reason.what == "pierce":
            yield reason._replace(cite="nova6.soak.soft-pierce")
        elif not reason.amount:
            yield reason


AS_EVER: Final = ("nova6.soak.one-for-one", "nova6.soak.coverage-none")
"""Rules by which soak counts against every subtype of damage."""


class _Soak(NamedTuple):
    rating: int
    hardened: int
    cite: str
    is_cover: bool = False
    """Whether it is cover's, whose material has a word of its own in the reasons."""


def _hard_and_soft_soak(
    table: Table, who: str, draft: Draft
) -> tuple[list[tuple[str, _Soak]], list[tuple[str, _Soak]]]:
    """Hard and soft soak that applies to this damage: cover, armor, effects."""
    hard: list[tuple[str, _Soak]] = []
    soft: list[tuple[str, _Soak]] = []
    if (cover := cover_of(table, who, draft)) is not None:
        hard.append(cover)
    for effect in _counted_soak(table, who, draft):
        (soft if effect.has("soft") else hard).append((effect.name, _soak_of(effect, draft)))
    return hard, soft


def _counted_soak(table: Table, who: str, draft: Draft) -> tuple[Effect, ...]:
    """Soak effects that count; of several pieces of armor only the best, at tables that play so."""
    soak = [effect for effect in soak_against(table, who, draft) if not effect.has("headgear")]
    pieces = [effect for effect in soak if effect.has("worn-as")]
    if table.options.armor_layering != "highest-soak" or len(pieces) < 2:
        return tuple(soak)
    best = min(
        pieces, key=lambda piece: sum(reason.amount for reason in _soak_steps(draft, "", _soak_of(piece, draft)))
    )
    return tuple([effect for effect in soak if effect is best or effect not in pieces])


def _soak_of(effect: Effect, draft: Draft) -> _Soak:
    """The soak of an effect against this damage: its rating, or its rating against this subtype."""
    versus = next(
        (property for property in effect.properties if property.name == "versus" and draft.subtype in property.of), None
    )
    if versus is not None:
        return _Soak(versus.amount, effect.amount("hardened"), "nova6.equipment.soak-vs")
    return _Soak(effect.rating, effect.amount("hardened"), _soak_rule(effect, draft))


def _soak_rule(effect: Effect, draft: Draft) -> str:
    """The rule by which an effect soaks: limited to a subtype, without coverage to bypass, or one for one."""
    if effect.has("only") or effect.has("except"):
        return "nova6.soak.limited"
    one_for_one, past_others = AS_EVER
    return past_others if draft.bypassed else one_for_one


def _soak_steps(draft: Draft, name: str, soak: _Soak) -> Iterator[Because]:
    """Steps of one soak: hardened negates pierce, pierce halves, reduced penetration doubles, soak reduces."""
    rating = soak.rating
    if draft.amount("pierce") > soak.hardened:
        rule = "nova6.dmg.pierce-once" if draft.amount("pierce") > soak.hardened + 1 else "nova6.dmg.pierce"
        yield Because("cover-pierce" if soak.is_cover else "pierce", 0, rule, name)
        rating //= 2
    elif soak.hardened and draft.amount("pierce"):
        yield Because("hardened", 0, "nova6.soak.hardened", name)
    if draft.has("reduced-penetration"):
        yield Because("cover-reduced" if soak.is_cover else "reduced", 0, "nova6.dmg.reduced-penetration", name)
        rating *= 2
    yield Because("cover-soak" if soak.is_cover else "soak", -rating, soak.cite, name)


# ---- Armor -----------------------------------------------------------------------------------------------------------


def soak_against(table: Table, who: str, draft: Draft) -> tuple[Effect, ...]:
    """Soak effects against this damage: of its type, not stowed or broken, not bypassed."""
    if draft.has("direct"):
        return ()
    able = [effect for effect in table.effects_of(who, "soak") if not USELESS & {*effect.marks}]
    able += innate_soak(table, who)
    able = [effect for effect in able if is_in_place(table, effect)]
    got_past = [effect for effect in able if draft.bypassed and effect.has("coverage")]
    return tuple([effect for effect in able if _applies_to(effect, draft) and effect not in got_past])


def innate_soak(table: Table, who: str) -> Iterator[Effect]:
    """What talents, features and flaws of a character soak, as effects that cannot be taken off or given up."""
    for trait in table.working(table.who(who)):
        for gives in trait.gives:
            if gives.what == "soak":
                type = gives.of or "physical"
                yield Effect(NOTHING, "soak", trait.name, who, rating=gives.amount, duration="P", type=type)


def is_in_place(table: Table, effect: Effect) -> bool:
    """Whether a soak effect that was placed in a zone is where its owner is."""
    spot = next((property.of[0] for property in effect.properties if property.name == "placed"), None)
    return spot is None or table.who(effect.owner).zone == spot


def _applies_to(effect: Effect, draft: Draft) -> bool:
    """Whether soak is of the type of this damage and not limited to other subtypes."""
    if effect.type and effect.type != (draft.type or "physical"):
        return False
    only = next((property.of for property in effect.properties if property.name == "only"), ())
    other = next((property.of for property in effect.properties if property.name == "except"), ())
    return (not only or draft.subtype in only) and draft.subtype not in other


# ---- Cover -----------------------------------------------------------------------------------------------------------


def cover_of(table: Table, who: str, draft: Draft) -> tuple[str, _Soak] | None:
    """The cover a character is behind, against physical damage that does not bypass it."""
    cover = table.who(who).cover
    past = draft.past_cover or (draft.bypassed and table.options.coverage_mode == "total")
    if cover is None or past or (draft.type or "physical") != "physical":
        return None
    material = COVER[cover.material]
    fire = draft.subtype == FIRE and bool(material.holds_fire)
    soak = material.soak + (BONUS_AGAINST_FIRE if fire else 0)
    return cover.material, _Soak(soak, 0, material.holds_fire if fire else material.cite, True)


def cover_bonus(character: Character) -> tuple[Because, ...]:
    """Stunt points that cover adds to the price of bypassing it."""
    return (DEGREES[character.cover.degree],) if character.cover is not None else ()


def coverage(table: Table, who: str, draft: Draft) -> tuple[Because, ...]:
    """The price in stunt points of bypassing cover and armor; nothing if there is none to bypass.

    Cover and armor are one price, or at tables that play so one after the other, cover first.
    """
    character = table.who(who)
    bonus = cover_bonus(character) if cover_of(table, who, draft) is not None else ()
    if bonus and table.options.coverage_mode == "layers":
        return (*bonus, *_headgear(table, who, {"cover"}))
    armour = [effect for effect in soak_against(table, who, draft) if effect.has("coverage")]
    price = [Because("coverage", effect.amount("coverage"), _coverage_rule(effect), effect.name) for effect in armour]
    return (*bonus, *price, *_headgear(table, who, {*_protected_by(bonus, armour)}))


def _coverage_rule(effect: Effect) -> str:
    """The rule to cite for the coverage of a piece of armor."""
    return "nova6.equipment.coverage" if effect.has("gear") else "nova6.soak.coverage"


def _protected_by(bonus: tuple[Because, ...], armour: list[Effect]) -> Iterator[str]:
    """The kinds of protection to bypass, in the words by which headgear goes with them."""
    if bonus or any(effect.has("placed") for effect in armour):
        yield "cover"
    for effect in armour:
        yield from next((property.of for property in effect.properties if property.name == "worn-as"), ("worn",))


def _headgear(table: Table, who: str, protecting: set[str]) -> Iterator[Because]:
    """One stunt point more for headgear that goes with any of the protection."""
    for effect in table.effects_of(who, "soak"):
        goes_with = next((property.of for property in effect.properties if property.name == "headgear"), None)
        if goes_with is None or not protecting or USELESS & {*effect.marks}:
            continue
        if not goes_with or protecting & {*goes_with}:
            rule = "nova6.equipment.headgear" if effect.has("gear") else "nova6.cover.helmet"
            yield Because("headgear", 1, rule, effect.name)
            return
