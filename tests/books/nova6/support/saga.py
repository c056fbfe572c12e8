"""A NOVA6 saga in three milestones, acted out from lists of answers and faces, for the golden playthroughs."""

from __future__ import annotations

from typing import Any

from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.questions import Approval, Meddling, Purchase
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.state import Effect, Table
from tests.books.nova6.support.acting import act
from tests.books.nova6.support.stage import weapon

OTTLA: dict[str, Any] = new_sheet(
    "Ottla Brand",
    level=4,
    aspects={
        "high-concept": "DIKE WARDEN WITHOUT A DIKE",
        "background": "BORN BELOW THE WATERLINE",
        "motivation": "THE WALL MUST HOLD",
        "trouble": "TRUSTS NO LANDSMAN",
    },
    skills={"fight": 1, "interact": 1, "move": 1, "physique": 1, "resolve": 1, "wits": 1},
    talents=[{"id": "focused", "skill": "wits"}, {"id": "well-trained"}, {"id": "tough"}],
    features=[{"name": "The Warden's Horn", "permitted": True, "cost": 1}],
    perks=[
        {"name": "sluices", "skill": "wits"},
        {"name": "mud", "skill": "move"},
        {"name": "short oars", "skill": "fight"},
    ],
)
JOSS: dict[str, Any] = new_sheet(
    "Joss Hallam",
    level=5,
    aspects={
        "high-concept": "GAMBLER ON FERRY ODDS",
        "background": "TWICE DROWNED, TWICE PAID FOR",
        "motivation": "ONE BIG HAND AND OUT",
        "trouble": "THE HOUSE WANTS ITS MONEY",
    },
    skills={"fight": 1, "interact": 2, "move": 2, "physique": 1, "resolve": 1, "wits": 2},
    talents=[{"id": "lucky"}, {"id": "quick"}],
)
HOOKS = (
    weapon("upland-digger", "barbed hook", 2, duration="L"),
    weapon("upland-digger", "hay fork", 5, duration="L"),
    weapon("upland-digger", "eel venom", 1, duration="LL"),
)


def milestone() -> Stage[Table]:
    """Two heroes, a night on the dike, and what each of three milestones makes of them."""
    at = Stage(Table(), nova6.fold, ByHand())
    _sit_down(at)
    _night_on_the_dike(at)
    _minor(at)
    _major(at)
    _epic(at)
    act(at, nova6.end_session.open("long after midnight"))
    return at


def _sit_down(at: Stage[Table]) -> None:
    at.tell(events.TableOpened(DEFAULTS), "nova6.adv.optional")
    act(at, nova6.join.open("ana", "ottla", OTTLA))
    act(at, nova6.join.open("bo", "joss", JOSS))
    act(at, nova6.begin_session.open("Friday, after supper"))
    act(at, nova6.begin_saga.open("The Drowned Shire"))
    act(at, nova6.begin_scenario.open("The Dike at Holm", 3))
    act(at, nova6.somebody.open("brute from the upland", 2, name="Upland digger"))
    act(at, nova6.somebody.open("thief", 1, name="The clerk", seen=False))
    for hook in HOOKS:
        act(at, nova6.put.open(hook))


def _night_on_the_dike(at: Stage[Table]) -> None:
    """Everybody is hurt for longer than the scene, and each has something that lasts."""
    act(at, nova6.open_scene.open("challenge", "The breach", aspects=("Black water",)))
    strike: dict[str, Any] = {"intent": "drive them off the wall", "by": "upland-digger"}
    act(at, nova6.oppose.open(target="ottla", tool="barbed hook", **strike), *(1, 2, 4))
    holds = Meddling(aspect="ottla-motivation", benefit="reroll", reason="she will not give ground")
    act(at, nova6.oppose.open(target="ottla", tool="hay fork", **strike), *(1, 2, 4), *(2, 3, 3),
        after_roll=[("ana", holds)])  # fmt: skip
    act(at, nova6.oppose.open(target="joss", tool="eel venom", **strike), *(1, 2, 4))
    for name, duration in (("Sure of the ground", "S"), ("The diggers know her", "L"), ("Owed by the shire", "LL")):
        made = Effect("", "advantage", name, "ottla", "ottla", 1, ("interact",), duration)  # type: ignore[arg-type]
        act(at, nova6.put.open(made))
    act(at, nova6.put.open(Effect(EffectId("secret-9"), "aspect", "Sold the piling", "unseen-the-clerk", duration="E",
                                  aspect="character", known=False)))  # fmt: skip
    act(at, nova6.close_scene.open("the wall stands till morning"))


def _minor(at: Stage[Table]) -> None:
    """Below level 5 it is a level; a rank that level opens, an aspect, a perk."""
    act(at, nova6.milestone.open("minor"), *(5, 4, 3, 6))
    act(at, nova6.spend_advance.open("ottla"), spend_advance=Purchase("rank", "wits"))
    act(at, nova6.rewrite_aspect.open("joss", "joss-motivation", "NOBODY ELSE DROWNS"))
    act(at, nova6.trade.open("ottla", "perk", "mud", "pilings", "wits"))
    act(at, nova6.come_again.open("unseen-the-clerk", True))
    act(at, nova6.spend_advance.open("unseen-the-clerk", "rank", "interact"))


def _major(at: Stage[Table]) -> None:
    """The scenario is over; the GM wants to see changes played out, so the talent waits for a quiet scene."""
    act(at, nova6.milestone.open("major", quiet=True))
    act(at, nova6.spend_advance.open("joss", "talent", "practiced", "interact"))
    act(at, nova6.open_scene.open("exposition", "Behind the mended wall", purpose="what the flood has changed"))
    act(at, nova6.trade.open("joss", "talent", "lucky", "danger-sense"), agree_swap="yes")
    act(at, nova6.rewrite_aspect.open("ottla", "ottla-trouble", "OWES AN UPLANDER HER LIFE"))
    act(at, nova6.close_scene.open())
    act(at, nova6.reveal.open("unseen-the-clerk"))
    promoted = (
        ("background", "THREE MASTERS IN A YEAR"),
        ("motivation", "NEVER POOR AGAIN"),
        ("trouble", "KEEPS EVERY RECEIPT"),
    )
    act(at, nova6.promote.open("unseen-the-clerk", "Ambrose Tull", promoted))


def _epic(at: Stage[Table]) -> None:
    """The saga is over: who they are may change, one thing of each kind, and more aspects by the GM's leave."""
    act(at, nova6.begin_scenario.open("The Sea Gate"))
    act(at, nova6.milestone.open("epic"))
    act(at, nova6.rewrite_aspect.open("ottla", "ottla-high-concept", "KEEPER OF THE SEA GATE"))
    act(at, nova6.rewrite_aspect.open("ottla", "ottla-motivation", "THE GATE OPENS FOR ALL"), grant_aspect="yes")
    act(at, nova6.rewrite_aspect.open("ottla", "ottla-background", "NO LONGER FROM HERE"), grant_aspect="no")
    act(at, nova6.trade.open("ottla", "feature", "The Warden's Horn", "The Key of the Gate"), approve=Approval(True))
    act(at, nova6.trade.open("joss", "rank", "fight", "resolve"), agree_swap="yes")
    act(at, nova6.spend_advance.open("ottla", "talent", "resolute"))
    act(at, nova6.spend_advance.open("joss", "rank", "physique"))
