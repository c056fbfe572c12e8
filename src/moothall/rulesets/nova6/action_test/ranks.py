"""Ranks and perks in a test: the rules that a trained skill brings with it."""

from __future__ import annotations

from collections.abc import Iterator

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.creation.advances import rank_named
from moothall.rulesets.nova6.state import Character, Table


def perks_for(one: Character, skill: str, action: str, unrelated: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Perks that a character may name for a test."""
    return tuple([perk.name for perk in one.perks if perk.serves(skill, action) and perk.name not in unrelated])


def trained(table: Table, test: ActionTest) -> Iterator[str]:
    """Rules by which ranks and a perk count. Nothing for a character whose numbers are hidden."""
    one = table.who(test.who)
    if not one.open or not test.skill:
        return
    yield rank_named(one.rank(test.skill)).cite
    if one.rank(test.skill):
        yield "nova6.skill.rank-dice"
    if test.perk:
        yield "nova6.perk.bonus"
        if any(perk.name == test.perk and perk.action for perk in one.perks):
            yield "nova6.perk.broad-narrow"
        if len(perks_for(one, test.skill, test.action, test.unrelated)) > 1:
            yield "nova6.perk.one-per-test"
