"""Gear tests: whether a character has an unlisted item along, and for how long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, succeed
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, applies, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import GearLacking
from moothall.rulesets.nova6.gear.prices import price_dice
from moothall.rulesets.nova6.ids import NOTHING, PersonId
from moothall.rulesets.nova6.modifiers.load_levels import gear_dice, level_of, load_of
from moothall.rulesets.nova6.offered import present_unless
from moothall.rulesets.nova6.questions import GearRuling, JudgeGear, check_assets, check_price
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property, holds
from moothall.rulesets.nova6.words import UNSKILLED, Duration
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

GEAR: Final = "gear"
LASTS: Final[tuple[Duration, ...]] = ("S", "L", "LL", "E")
"""Until the scene ends, the next milestone, the next major one, the next epic one."""
SCENARIO: Final[Duration] = "LL"


def check_can_look(table: Table, who: PersonId) -> None:
    """Refuse a gear test of a character without a load to look in."""
    one = table.who(who)
    load = load_of(table, one)
    if gear_dice(load, table.options) is None:
        raise AgainstTheRules("error-no-gear-test", cite=level_of(load).cite, name=one.name)


@action("nova6.gear-test", by="player", chapter="loads", offered=present_unless(check_can_look, "nova6.gear.test"))
async def gear_test(
    play: Play[Table], who: Doer, item: str, price: int = 0, assets: AskedLater[tuple[str, ...]] = ()
) -> Verdict | None:
    """Make a gear test: an unskilled test, helped by the load, for an unlisted item. `None` if the GM rules it out."""
    check_may_have(play.state, who, item)
    check_assets(play.state, who, assets)
    check_price(price)
    ruling = await play.ask(GM, JudgeGear(who, item, price), cite="nova6.gear.test-mods")
    one = play.state.who(who)
    if not ruling.allowed:
        await play.tell(GearLacking(who, item, False, one.seen), "nova6.gear.test-mods")
        return None
    await effects.mark(play, Mark(GEAR, who, key(item), "scene", one.seen), "nova6.gear.test-once")
    why = tuple(_dice(play.state, who, item, ruling))
    test = ActionTest(who, item, UNSKILLED, "overcome", GEAR, assets=assets, more=why, free=True)
    verdict = await make_test(play, test)
    if verdict.success:
        await succeed(play, test, verdict, Draft(GEAR, who, (who,), item, duration=LASTS[0]))
    else:
        await play.tell(GearLacking(who, item, True, one.seen), "nova6.gear.test")
        await fail(play, test, verdict)
    return verdict


def key(item: str) -> str:
    """A thing by whichever name it is asked for."""
    return " ".join(item.split()).casefold()


def check_may_have(table: Table, who: PersonId, item: str) -> None:
    """Refuse a gear test without a load to look in, for an item on the list, or for one sought in this scene."""
    one = table.who(who)
    if not key(item):
        raise AgainstTheRules("error-gear-unnamed", cite="nova6.gear.test")
    check_can_look(table, who)
    if key(item) in {key(effect.name) for effect in table.effects_of(who, "asset", "damage", "soak")}:
        raise AgainstTheRules("error-has-it-already", cite="nova6.gear.abstract", name=one.name, item=item)
    if table.options.gear_test_retry == "off" and table.is_marked(GEAR, who, key(item)):
        raise AgainstTheRules("error-gear-tested", cite="nova6.gear.test-once", name=one.name, item=item)


def _dice(table: Table, who: str, item: str, ruling: GearRuling) -> Iterator[Because]:
    load = load_of(table, table.who(who))
    yield Because("note-gear", 0, "nova6.gear.abstract", item)
    yield Because("note-gear-test", 0, "nova6.gear.test")
    yield Because("load", gear_dice(load, table.options) or 0, level_of(load).cite, load)
    if ruling.penalty:
        yield Because("gear-rare", -ruling.penalty, "nova6.gear.test-mods")
    if dice := price_dice(ruling.price, table.options):
        yield dice


@applies(GEAR)
async def at_hand(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """Give everybody named the item, for as long as was paid for."""
    for who in draft.to:
        made = Effect(
            NOTHING, "asset", draft.name, who, draft.by, duration=draft.duration, properties=(Property("object"),)
        )
        await effects.begin(play, made, "nova6.gear.test-success", *_longer(draft))


def _longer(draft: Draft) -> tuple[str, ...]:
    return ("nova6.gear.test-time",) if "gear-longer" in draft.bought else ()


# ---- Stunts ----------------------------------------------------------------------------------------------------------


def _may_last(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == GEAR and draft.duration != LASTS[-1]


@stunt("gear-longer", 1, "nova6.gear.test-time", _may_last, scales=True)
async def gear_longer(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """To the next milestone, and with each further point to the next greater one."""
    place = LASTS.index(draft.duration) + bought.points
    if place >= len(LASTS):
        raise AgainstTheRules("error-gear-longest", cite="nova6.gear.test-time", most=len(LASTS) - 1)
    return replace(draft, duration=LASTS[place])


def _gift(table: Table, test: ActionTest, of: str) -> Gives | None:
    """The stunt for gear tests that a character's talent brings."""
    given = table.given(table.who(test.who))
    return next((gives for gives in given if holds(gives, "stunt", use=test.use, of=of) and gives.of), None)


def _may_share(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == GEAR and len(draft.to) == 1 and _gift(table, test, "share-gear") is not None


@stunt("share-gear", 1, "nova6.talent.prepared.share", _may_share)
async def share_gear(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Give one item to each of the heroes."""
    others = [hero.id for hero in play.state.heroes if hero.id not in draft.to]
    return replace(draft, to=(*draft.to, *others))


def _may_keep(table: Table, test: ActionTest, draft: Draft) -> bool:
    short = draft.kind == GEAR and LASTS.index(draft.duration) < LASTS.index(SCENARIO)
    return short and _gift(table, test, "keep-gear") is not None


@stunt("keep-gear", 1, "nova6.talent.prepared.keep", _may_keep)
async def keep_gear(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """To the end of the scenario."""
    return replace(draft, duration=SCENARIO)
