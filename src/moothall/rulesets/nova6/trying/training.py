"""What somebody has learnt, in a test: the rules that ranks and perks bring with them."""

from __future__ import annotations

from collections.abc import Iterator

from moothall.rulesets.nova6.people.advances import rank_named
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.trying.trial import Trial


def perks_for(one: Character, skill: str, action: str, unrelated: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The perks somebody may name for a test."""
    return tuple([perk.name for perk in one.perks if perk.serves(skill, action) and perk.name not in unrelated])


def trained(table: Table, trial: Trial) -> Iterator[str]:
    """The rules by which ranks and a perk count. Of somebody whose numbers are not known, nothing is said."""
    one = table.who(trial.who)
    if not one.open or not trial.skill:
        return
    yield rank_named(one.rank(trial.skill)).cite
    if one.rank(trial.skill):
        yield "nova6.skill.rank-dice"
    if trial.perk:
        yield "nova6.perk.bonus"
        if any(perk.name == trial.perk and perk.action for perk in one.perks):
            yield "nova6.perk.broad-narrow"
        if len(perks_for(one, trial.skill, trial.action, trial.unrelated)) > 1:
            yield "nova6.perk.one-per-test"
