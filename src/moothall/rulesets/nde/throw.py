"""The throw: one die against a number, or 2d6 in bands, and what luck can still do about it."""

from __future__ import annotations

from moothall.rulesets.nde.dice import Total, band, two_six, verdict
from moothall.rulesets.nde.events import LuckChanged
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.questions import LuckUse, SpendLuck
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Verdict, better
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from moothall.talk.questions import Option

DIFFICULTY_AS_MODIFIER = {3: 1, 4: 0, 5: 0, 6: -1, 8: -2, 12: -3}
"""What a Difficulty is worth in 2d6 at tables that keep them apart."""


@procedure("nde2.throw")
async def throw(play: Play[Table], who: str, pool: Pool, against: int, spent: int = 0) -> Verdict:
    """The dice fall; while the result is not yet felt, luck may change it. `spent` is luck already spent on it."""
    return await throw_at(play, who, pool, (against,), spent)


async def throw_at(play: Play[Table], who: str, pool: Pool, against: tuple[int, ...], spent: int) -> Verdict:
    """One throw compared with several numbers, the lowest first."""
    if play.state.options.dice_mode == "2d6":
        return await _throw_2d6(play, who, pool, against[0], spent)
    return await _throw_die(play, who, pool, against, spent)


async def _throw_die(play: Play[Table], who: str, pool: Pool, against: tuple[int, ...], spent: int) -> Verdict:
    given = (pool.sides, against[0], play.state.options.max_rule, pool.base, against[1:])
    fell = await play.roll(1, pool.sides, read=verdict, given=given, why=pool.why, cite="nde2.dice.set")
    best = fell.reading

    while best.result not in ("X", "SC") and (uses := _uses(play.state, who, best, spent)):
        match await _luck(play, who, best, uses, spent):
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


async def _throw_2d6(play: Play[Table], who: str, pool: Pool, against: int, spent: int) -> Verdict:
    reading = play.state.options.exceptional_2d6
    modifier = pool.modifier + difficulty_modifier(play.state, against)
    shown = (await play.roll(2, 6, read=two_six, why=pool.why, cite="nde2.setup.dice-mode")).reading
    best, plus = band(shown.shown + modifier, shown.sixes, reading), 0

    while best.result != "X" and (uses := _uses_2d6(play.state, who, best, spent)):
        match await _luck(play, who, best, uses, spent):
            case "reroll":
                await spend_luck(play, who, "reroll", "nde2.v2d6.luck-reroll")
                again = (await play.roll(2, 6, read=two_six, why=pool.why, cite="nde2.v2d6.luck-reroll")).reading
                shown = _kept_2d6(shown, again, modifier + plus, reading, play.state.options.reroll_2d6)
            case "plus":
                await spend_luck(play, who, "plus", "nde2.v2d6.luck-plus")
                plus += 1
            case "cost":
                await spend_luck(play, who, "cost", "nde2.v2d6.luck-buy")
                return Verdict("SC", "nde2.v2d6.luck-buy")
            case _:
                break
        best = band(shown.shown + modifier + plus, shown.sixes, reading)
        spent += 1
    return best


def _kept_2d6(first: Total, again: Total, modifier: int, reading: str, rule: str) -> Total:
    """The better throw, by class and then by number; or simply the new one, where the table plays so."""
    if rule == "new":
        return again
    old, new = (band(total.shown + modifier, total.sixes, reading) for total in (first, again))
    if better(old, new) is new or (old.result == new.result and again.shown > first.shown):
        return again
    return first


def difficulty_modifier(table: Table, against: int) -> int:
    """Numbers are not used in 2d6; at tables that keep them apart they become a modifier."""
    return DIFFICULTY_AS_MODIFIER.get(against, 0) if table.options.difficulty_2d6 == "tiered" else 0


async def _luck(play: Play[Table], who: str, best: Verdict, uses: tuple[Option, ...], spent: int) -> LuckUse:
    seat = play.state.hero(who).seat
    return await play.ask(seat, SpendLuck(who, best.result, uses, spent), cite="nde2.luck.one-buys-one")


async def spend_luck(play: Play[Table], who: str, use: LuckUse, cite: str) -> None:
    """One point buys one use."""
    await play.tell(LuckChanged(who, play.state.hero(who).luck - 1, use), cite)


def _uses(table: Table, who: str, now: Verdict, spent: int) -> tuple[Option, ...]:
    """What a point can buy after this result on the ladder."""
    if not _may_spend(table, who, spent):
        return ()
    uses = [Option("keep", "nde2.luck.one-buys-one"), Option("reroll", "nde2.luck.reroll")]
    if now.result == "F" or (now.result == "FC" and table.options.luck_on_one == "on"):
        uses.append(Option("cost", "nde2.luck.buy-success"))
    return tuple(uses)


def _uses_2d6(table: Table, who: str, now: Verdict, spent: int) -> tuple[Option, ...]:
    """What a point can buy after this result on 2d6."""
    if not _may_spend(table, who, spent):
        return ()
    uses = [
        Option("keep", "nde2.luck.one-buys-one"),
        Option("reroll", "nde2.v2d6.luck-reroll"),
        Option("plus", "nde2.v2d6.luck-plus"),
    ]
    if now.failed:
        uses.append(Option("cost", "nde2.v2d6.luck-buy"))
    return tuple(uses)


def _may_spend(table: Table, who: str, spent: int) -> bool:
    return table.hero(who).luck > 0 and (spent == 0 or table.options.luck_per_test == "any")
