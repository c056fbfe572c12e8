"""The outcome of a test: complications, costs, benefits, and the clock."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import effects
from moothall.rulesets.nde.choices import AnyHero, circumstances
from moothall.rulesets.nde.events import (
    Benefited,
    CircumstanceEnded,
    ClockMoved,
    ClockRanOut,
    Complicated,
    CoverChanged,
    Paid,
    PowerChanged,
)
from moothall.rulesets.nde.harm import lose_hearts
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.questions import (
    ConfirmBenefit,
    NamePrice,
    NameTrouble,
    Price,
    ProposeBenefit,
    TakeBargain,
    Trouble,
)
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Verdict
from moothall.talk.actions import action
from moothall.talk.arguments import Among
from moothall.talk.play import GM, Play

LASTING = ("fall", "weapon_lost", "gear")
"""Complications and prices that lie on a hero as effects."""

LEAVES = "nde2.test.aftermath"
"""The rule that what a test brings stays in the scene."""


async def bargain_or_trouble(
    play: Play[Table], who: HeroId, verdict: Verdict, required_by: str | None, kinds: tuple[str, ...] = ()
) -> Verdict:
    """A failure changes the situation. Where the table allows it, the GM may offer a success at that cost instead."""
    cite = required_by or "nde2.test.fail-moves"
    kinds = kinds or complications(play.state, verdict)
    priced = play.state.options.book.failure_costs
    while True:
        asked = NameTrouble(who, verdict.result, kinds, required_by, priced=priced)
        trouble = await play.ask(GM, asked, cite=cite)
        if not trouble.bargain:
            await _tell_trouble(play, who, trouble, cite)
            return verdict
        seat, offered = play.state.hero(who).seat, TakeBargain(who, Price(trouble.kind, trouble.text))
        if await play.ask(seat, offered, cite="nde2.test.cost-outcome") == "accept":
            await play.tell(Paid(who, trouble.kind, trouble.text), "nde2.test.cost-outcome")
            await _carry_out(play, who, trouble.kind, "nde2.test.cost-outcome")
            return Verdict("SC", "nde2.test.cost-outcome")


def complications(table: Table, verdict: Verdict, heart: bool = True) -> tuple[str, ...]:
    """Complications to choose from: a one in a fight can do more."""
    in_a_fight = verdict.result == "FC" and table.phase != "free"
    return fight_troubles(table, heart) if in_a_fight else table.options.book.complications


def fight_troubles(table: Table, heart: bool = True) -> tuple[str, ...]:
    """Complications of a fight: in some books more than elsewhere, and a Heart where none is lost already."""
    book = table.options.book
    if not book.fight_troubles:
        return book.complications
    return (*book.fight_troubles, *(("heart",) if heart else ()), *book.complications)


async def one_more_trouble(
    play: Play[Table], who: HeroId, verdict: Verdict, cite: str, kinds: tuple[str, ...] = ()
) -> None:
    """A complication on top of what there is."""
    kinds = kinds or complications(play.state, verdict, heart=False)
    trouble = await play.ask(GM, NameTrouble(who, verdict.result, kinds, cite, on_top=True), cite=cite)
    await _tell_trouble(play, who, trouble, cite)


@action("nde.gm-extra", by="gm", chapter="tests")
async def gm_extra(play: Play[Table], who: AnyHero, text: str) -> None:
    """A consequence the GM adds where no rule asks for one. It says that it is that, and changes no result."""
    if not text.strip():
        raise AgainstTheRules("error-trouble-needed", cite="nde2.seat.powers")
    await play.tell(Complicated(who, "gm_extra", text), "nde2.seat.powers")


async def _tell_trouble(play: Play[Table], who: HeroId, trouble: Trouble, cite: str) -> None:
    if trouble.empty:
        return
    happened = Paid if trouble.cost else Complicated
    await play.tell(happened(who, trouble.kind, trouble.text), cite)
    if trouble.kind == "heart":
        await lose_hearts(play, who, 1, cite)
    else:
        await _carry_out(play, who, trouble.kind, cite)


async def _carry_out(play: Play[Table], who: HeroId, kind: str, cite: str) -> None:
    """Do what a complication or a price says where the rules hold it: a lost resource is a Power Point, if there is
    one; one who is driven out of cover has none; a fall or a lost weapon lies on the hero until it is mended.
    """
    hero = play.state.hero(who)
    if kind in ("lost_resource", "resource") and hero.power:
        await play.tell(PowerChanged(who, hero.power - 1, "price"), cite)
    elif kind == "out_of_cover" and hero.cover != "none":
        await play.tell(CoverChanged(who, "none", True), cite)
    elif kind in LASTING:
        await effects.lay(play, who, kind, cite)


def needed_by(
    table: Table, verdict: Verdict, plainly: str = "nde2.test.fail-moves", one: str = "nde2.test.one"
) -> str | None:
    """The rule that demands a complication: always on a one; on another failure if the table keeps to the book."""
    if verdict.result == "FC":
        return one
    if table.options.dice_mode == "2d6":
        return "nde2.v2d6.fail"
    return plainly if table.options.fail_prompt == "required" else None


async def pay_price(play: Play[Table], who: HeroId, verdict: Verdict) -> None:
    """A success at a cost: the GM names the price at once."""
    cite = "nde2.v2d6.cost" if verdict.rule == "nde2.v2d6.cost" else "nde2.luck.price"
    price: Price = await play.ask(GM, NamePrice(who, cite), cite=cite)
    await play.tell(Paid(who, price.kind, price.text), cite)
    await _carry_out(play, who, price.kind, cite)


async def take_benefit(play: Play[Table], who: HeroId, cite: str = "nde2.test.benefit") -> None:
    """An exceptional success: the player proposes one benefit, the GM confirms it or names another."""
    proposed = await play.ask(play.state.hero(who).seat, ProposeBenefit(who), cite=cite)
    agreed = await play.ask(GM, ConfirmBenefit(who, proposed), cite=cite)
    await play.tell(Benefited(who, agreed), cite)


async def move_clock(play: Play[Table], verdict: Verdict) -> None:
    """Each failure moves the scene's clock by one, a rolled one too; at the end its consequence happens."""
    clock = play.state.clock
    if clock is None or not verdict.failed:
        return
    await play.tell(ClockMoved(clock.at + 1, clock.length), "nde2.opt.clock-tick")
    if clock.at + 1 >= clock.length:
        await play.tell(ClockRanOut(clock.consequence), "nde2.opt.clock-tick")


@action("nde.end-circumstance", by="gm", chapter="tests")
async def end_circumstance(play: Play[Table], what: Annotated[str, Among(circumstances)]) -> None:
    """The GM finds that something a test has left behind helps or hinders nobody any more."""
    if what not in (*play.state.better, *play.state.worse):
        raise AgainstTheRules("error-circumstance-gone", cite=LEAVES)
    await play.tell(CircumstanceEnded(what), LEAVES)
