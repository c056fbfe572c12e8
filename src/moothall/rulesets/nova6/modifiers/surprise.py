"""Surprise, and characters who are never fully surprised: it does not count against them, and they may slip away."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.modifiers.arriving import arrive
from moothall.rulesets.nova6.questions import SlipAway
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.vocabulary import Gives, holds
from moothall.talk.play import Play

SURPRISES: Final = ("stealth", "conceal", "deceive")
"""Uses of a skill whose advantage is surprise."""


def seen_through(table: Table, one: Character, effect: Effect) -> Gives | None:
    """The rule that keeps an advantage of surprise from counting against a character with a sense for it."""
    if not effect.has("surprise"):
        return None
    return next((gives for gives in table.given(one) if holds(gives, "ignores-advantage", of="surprise")), None)


def _may_slip(table: Table, test: ActionTest, attack: ActionTest) -> Gives | None:
    one = table.who(test.who)
    if not any(seen_through(table, one, effect) for effect in table.effects_of(attack.who, "advantage")):
        return None
    given = table.given(one)
    return next((gives for gives in given if holds(gives, "moves-on-reaction", test.skill, test.action)), None)


async def slip_away(play: Play[Table], test: ActionTest, attack: ActionTest, verdict: Verdict) -> Verdict:
    """Let a character who met a surprise slip away by a zone, and one further for each point; other points stay."""
    gives, one = _may_slip(play.state, test, attack), play.state.who(test.who)
    if gives is None or not one.zone:
        return verdict
    most, rule = 1 + verdict.points, gives.cite or "nova6.mod.talent"
    path = (await play.ask(one.player, SlipAway(one.id, most), cite=rule)).path
    if not path:
        return verdict
    await arrive(play, one.id, path[-1], one.gone + len(path), rule)
    return verdict._replace(points=verdict.points - (len(path) - 1))
