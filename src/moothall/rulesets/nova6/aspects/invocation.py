"""Aspects: those of characters, things and situations, and when each may be invoked. Pure."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.aspects.plot_points import check_held, held
from moothall.rulesets.nova6.state import Effect, Table

KINDS = ("aspect", "asset")


def all_aspects(table: Table) -> tuple[Effect, ...]:
    """Everything that can be invoked or compelled."""
    return tuple([effect for effect in table.effects if effect.kind in KINDS])


def invocable(table: Table, by: str) -> tuple[Effect, ...]:
    """Aspects that a character (or the GM, without a name) may still invoke on this roll."""
    known = [effect for effect in all_aspects(table) if effect.known or not by]
    return tuple([effect for effect in known if _why_not(table, by, effect) is None])


def can_invoke(table: Table, by: str) -> bool:
    return held(table, by) > 0 and bool(invocable(table, by))


def check_invoke(table: Table, by: str, aspect: str) -> None:
    """Refuse an invoke that the limits per roll and per scene forbid, or that nobody can pay."""
    effect = table.effect(aspect)
    cite = _why_not(table, by, effect)
    if cite is not None:
        raise AgainstTheRules("error-aspect-used", cite=cite, aspect=effect.name)
    check_held(table, by)


def _why_not(table: Table, by: str, effect: Effect) -> str | None:
    """The rule that forbids invoking this aspect now."""
    if effect.aspect == "consequence":
        return _why_not_stressed(table, by, effect)
    if effect.kind == "asset" and (rule := _why_not_asset(table, by, effect)):
        return rule
    if table.is_marked("roll", by, effect.id):
        return "nova6.invoke.same-roll"
    if table.is_marked("invoked", by, effect.id):
        return "nova6.invoke.once-per-scene"
    return None


def _why_not_asset(table: Table, by: str, effect: Effect) -> str | None:
    """An asset is for those who have it, and takes a use; what has no uses cannot be invoked."""
    if effect.has("signature"):
        return "nova6.asset.signature-no-invoke"
    gms = not by and effect.owner and not table.who(effect.owner).is_pc
    return None if effect.rating and (effect.owner in (by, "") or gms) else "nova6.asset.invoke"


def _why_not_stressed(table: Table, by: str, effect: Effect) -> str | None:
    """The rule that forbids invoking the consequence of a full level: others may, any number of times, or once a roll
    by option.
    """
    if effect.owner == by or (not by and not table.who(effect.owner).is_pc):
        return "nova6.cons.stressed"
    limited = table.options.stressed_same_roll == "off"
    return "nova6.invoke.same-roll" if limited and table.is_marked("roll", by, effect.id) else None


def check_not_softened(table: Table, aim: str) -> None:
    """Refuse an action against an accepted compel; its aftermath may be acted against."""
    if aim and table.is_marked("compelled", "", aim):
        raise AgainstTheRules("error-already-true", cite="nova6.compel.no-mitigation", aspect=table.effect(aim).name)
