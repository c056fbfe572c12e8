"""Threat spends of the GM outside of tests."""

from __future__ import annotations

from moothall.rulesets.houses2d20.adversity import peril
from moothall.rulesets.houses2d20.events import EnemiesNamed
from moothall.rulesets.houses2d20.points import spend_threat
from moothall.rulesets.houses2d20.questions.gm import THREAT_RULES, SpendThreat, ThreatSpend
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.traits import alter
from moothall.talk.actions import action
from moothall.talk.play import GM, Play


@action("houses.threat", by="gm", chapter="spending-threat", rank=6)
async def threaten(play: Play[Table]) -> None:
    """The GM spends Threat: a trait, trouble, an enemy House, an ability. Everybody hears how much and why."""
    table = play.state
    abilities = tuple(
        (one.id, ability.use, ability.price)
        for one in table.characters
        for ability in one.abilities
        if ability.kind == "extra_option" and not one.defeated
    )
    asked = SpendThreat(table.threat, table.enemies, table.traits, abilities)
    spent = await play.ask(GM, asked, cite="houses.threat.spend.environment")
    if spent.use == "none":
        return
    price, rule = asked.price_of(spent), THREAT_RULES[spent.use]
    await spend_threat(play, price, spent.use, rule, who=spent.who, text=_said(asked, spent))
    if spent.use.startswith("trait_"):
        await alter(play, spent.use.removeprefix("trait_"), spent.trait, spent.text, "threat", rule, on=spent.on)
    await peril(play, price, _said(asked, spent))


def _said(asked: SpendThreat, spent: ThreatSpend) -> str:
    if spent.use == "rival":
        return spent.house
    if spent.use == "ability":
        return next(use for who, use, _ in asked.abilities if who == spent.who)
    return spent.text.strip()


@action("houses.enemies", by="gm", chapter="spending-threat")
async def name_enemies(play: Play[Table], houses: tuple[str, ...]) -> None:
    """The Houses that are known to be enemies."""
    named = tuple(dict.fromkeys(house.strip() for house in houses if house.strip()))
    await play.tell(EnemiesNamed(named), "houses.threat.spend.rival-house-1")
