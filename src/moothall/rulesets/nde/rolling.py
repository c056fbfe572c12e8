"""The roll: one die against a number, or 2d6 in bands, and the luck that can still change it."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.nde.choices import AnyHero
from moothall.rulesets.nde.dice import Total, band, check_die, two_six, verdict
from moothall.rulesets.nde.events import LuckChanged
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.questions import LuckUse, RollOutcome, SpendLuck
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Verdict, better
from moothall.talk.actions import action
from moothall.talk.arguments import Busy
from moothall.talk.layers import reading
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from moothall.talk.questions import Option
from moothall.talk.reasons import Because

EASIEST = 1
DIFFICULTY_AS_MODIFIER = {4: 0, 6: -1, 8: -2, 12: -3}
"""What a Difficulty is worth in 2d6 at tables that keep them apart, from this number on; below all it is easiest."""


@action("nde.throw", by="gm", chapter="tests")
async def roll_test(play: Play[Table], who: Busy[AnyHero], pool: Pool, against: int, spent: int = 0) -> Verdict:
    """The dice fall; while the result is not yet felt, luck may change it. `spent` is luck already spent on it."""
    return await roll_against(play, who, pool, (against,), spent)


@procedure("nde.roll")
async def roll_against(
    play: Play[Table], who: HeroId, pool: Pool, against: tuple[int, ...], spent: int, known: bool = True
) -> Verdict:
    """One roll compared with several numbers, the lowest first; `known` says whether the player may know them."""
    if pool.sides:
        check_die(play.state.options, pool.sides)
    if play.state.options.dice_mode == "2d6":
        return await _roll_2d6(play, who, pool, against, spent, known)
    return await _roll_die(play, who, pool, against, spent, known)


async def _roll_die(
    play: Play[Table], who: HeroId, pool: Pool, against: tuple[int, ...], spent: int, known: bool
) -> Verdict:
    options = play.state.options
    given = (pool.sides, against[0], options.max_rule, pool.base, against[1:], options.mode.says)
    fell = await play.roll(1, pool.sides, read=verdict, given=given, why=pool.why, cite=options.mode.values)
    best = fell.reading

    while best.result not in ("X", "SC") and (uses := _uses(play.state, who, best, spent)):
        match await _luck(play, who, best, uses, spent, RollOutcome(pool, against[0]) if known else None):
            case "reroll":
                await spend_luck(play, who, "reroll", "nde2.luck.reroll")
                again = await play.roll(1, pool.sides, read=verdict, given=given, why=pool.why, cite="nde2.luck.reroll")
                best = better(best, again.reading)
            case "cost":
                rule = "nde2.luck.on-one" if best.result == "FC" else "nde2.luck.buy-success"
                await spend_luck(play, who, "cost", rule)
                best = Verdict("SC", "nde2.luck.buy-success", len(against))
            case _:
                break
        spent += 1
    return best


class Bands(NamedTuple):
    """How a total of 2d6 is read: what is added for each target, the easiest first, and what counts as exceptional."""

    modifiers: tuple[int, ...]
    exceptional: str

    def read(self, shown: Total, plus: int) -> Verdict:
        """The band the total falls in, and how many targets it reaches."""
        bands = [band(shown.shown + modifier + plus, shown.sixes, self.exceptional) for modifier in self.modifiers]
        return bands[0]._replace(met=sum(each.met for each in bands))


async def _roll_2d6(
    play: Play[Table], who: HeroId, pool: Pool, against: tuple[int, ...], spent: int, known: bool
) -> Verdict:
    levels = [level_in_2d6(play.state.options, number) for number in against]
    bands = Bands(tuple(pool.modifier + level.amount for level in levels), play.state.options.exceptional_2d6)
    known = known or play.state.options.difficulty_2d6 == "flat"
    why = (*pool.why, levels[0]) if known else pool.why
    shown = (await play.roll(2, 6, read=two_six, why=why, cite="nde2.setup.dice-mode")).reading
    best, plus = bands.read(shown, 0), 0

    while best.result != "X" and (uses := _uses_2d6(play.state, who, bands, shown, plus, spent)):
        rolled = RollOutcome(
            pool._replace(modifier=pool.modifier + plus), against[0], bands.read(shown, plus + 1).result
        )
        match await _luck(play, who, best, uses, spent, rolled if known else None):
            case "reroll":
                await spend_luck(play, who, "reroll", "nde2.v2d6.luck-reroll")
                again = (await play.roll(2, 6, read=two_six, why=why, cite="nde2.v2d6.luck-reroll")).reading
                shown = again if play.state.options.reroll_2d6 == "new" else _better_of(bands, shown, again, plus)
            case "plus":
                await spend_luck(play, who, "plus", "nde2.v2d6.luck-plus")
                plus += 1
            case "cost":
                await spend_luck(play, who, "cost", "nde2.v2d6.luck-buy")
                return Verdict("SC", "nde2.v2d6.luck-buy", len(against))
            case _:
                break
        best = bands.read(shown, plus)
        spent += 1
    return best


def _better_of(bands: Bands, first: Total, again: Total, plus: int) -> Total:
    """The better of two rolls, by class and then by number."""
    old, new = bands.read(first, plus), bands.read(again, plus)
    if old.result == new.result:
        return max(first, again)
    return again if better(old, new) is new else first


def level_in_2d6(options: Options, number: int) -> Because:
    """Numbers are not used in 2d6; at tables that keep them apart each becomes a modifier."""
    if options.difficulty_2d6 == "flat":
        return Because("note-no-number", 0, "nde2.v2d6.no-targets")
    reached = [worth for known, worth in DIFFICULTY_AS_MODIFIER.items() if known <= number]
    return Because("level-in-2d6", (reached or [EASIEST])[-1], "nde2.v2d6.no-targets", str(number))


async def _luck(
    play: Play[Table], who: HeroId, best: Verdict, uses: tuple[Option, ...], spent: int, rolled: RollOutcome | None
) -> LuckUse:
    hero = play.state.hero(who)
    asked = SpendLuck(who, best.result, uses, spent, hero.luck, rolled)
    return await play.ask(hero.seat, asked, cite="nde2.luck.several" if spent else "nde2.luck.one-buys-one")


async def spend_luck(play: Play[Table], who: HeroId, use: LuckUse, cite: str) -> None:
    """Spend one Luck Point on one use."""
    await play.tell(LuckChanged(who, play.state.hero(who).luck - 1, use), cite)


def _uses(table: Table, who: HeroId, now: Verdict, spent: int) -> tuple[Option, ...]:
    """Uses of a Luck Point after this result on the ladder."""
    if not _may_spend(table, who, spent):
        return ()
    uses = [Option("keep", "nde2.luck.one-buys-one"), Option("reroll", "nde2.luck.reroll")]
    if now.result == "F" or (now.result == "FC" and table.options.luck_on_one == "on"):
        uses.append(Option("cost", "nde2.luck.buy-success"))
    return tuple(uses)


def _uses_2d6(table: Table, who: HeroId, bands: Bands, shown: Total, plus: int, spent: int) -> tuple[Option, ...]:
    """Uses of a Luck Point after this result on 2d6. A +1 is offered where the points left can lift the result."""
    if not _may_spend(table, who, spent):
        return ()
    points = table.hero(who).luck if table.options.luck_per_test == "any" else 1
    now, *raised = (bands.read(shown, plus + point) for point in range(points + 1))
    uses = [Option("keep", "nde2.luck.one-buys-one"), Option("reroll", "nde2.v2d6.luck-reroll")]
    if any(better(now, lifted) is lifted for lifted in raised):
        uses.append(Option("plus", "nde2.v2d6.luck-plus"))
    if now.failed:
        uses.append(Option("cost", "nde2.v2d6.luck-buy"))
    return tuple(uses)


@reading("nde.may-spend-luck")
def _may_spend(table: Table, who: HeroId, spent: int) -> bool:
    hero = table.hero(who)
    return hero.luck > 0 and not hero.fallen and (spent == 0 or table.options.luck_per_test == "any")
