"""`moothall odds houses2d20`: the chances of one test, and what spends would make of them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from moothall.cli import show
from moothall.cli.houses2d20.flags import TestFlags, read_flags, roll_flags
from moothall.cli.localized import LocalizedCommand, common

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances
    from moothall.speech import Voice

BOOK = "houses2d20"


@click.command("houses2d20", cls=LocalizedCommand)
@roll_flags
@common
def houses2d20(lang: str, as_json: bool, **given: Any) -> None:
    """The chances of one test."""
    flags = read_flags(given)
    if as_json:
        show.put_json(_answer(flags))
    else:
        _print(lang, flags)


def _answer(flags: TestFlags) -> dict[str, Any]:
    """Return the JSON object for programs."""
    found, query = flags.chances(), flags.query()
    return {
        "ruleset": BOOK,
        **flags.described(),
        "success": str(passes(found)),
        "successes": _shares(found, 0),
        "momentum": _shares(found, 2),
        "complications": _shares(found, 1),
        "policy": query.policy,
        "spends": [
            {"spend": one.what, "number": one.number, "price": one.price, "success": str(passes(flags.at(one)))}
            for one in flags.spendings()
        ],
        "options": flags.changed_options(),
    }


def passes(found: Chances[tuple[int, int, int]]) -> Fraction:
    return found.where(lambda came: came[2] >= 0)


def _shares(found: Chances[tuple[int, int, int]], which: int) -> dict[str, str]:
    """Each number with its chance, from 0 up; Momentum comes only with a success."""
    numbers = sorted({came[which] for came in found.ways if came[which] >= 0})
    every = range(numbers[-1] + 1) if numbers else ()
    return {str(number): str(_share(found, which, number)) for number in every}


def _share(found: Chances[tuple[int, int, int]], which: int, number: int) -> Fraction:
    return found.where(lambda came: came[which] == number)


def _print(lang: str, flags: TestFlags) -> None:
    """Print the result for people."""
    from moothall.speech import voice

    said, page = voice(lang, BOOK), show.page()
    found = flags.chances()
    page.heading(said.say("odds-houses-heading", **flags.described()))
    rows = [_row(said, page, said.say("odds-success"), passes(found))]
    rows += [
        _row(said, page, said.say("odds-houses-momentum", number=number), Fraction(share))
        for number, share in _shares(found, 2).items()
    ]
    rows.append(_row(said, page, said.say("odds-houses-trouble"), found.where(lambda came: came[1] > 0)))
    page.table(rows)
    if flags.query().policy != "no-point":
        page.text(said.say(f"policy-{flags.query().policy}"))
    for one in flags.spendings():
        before, after = (_percent(said, chance) for chance in (passes(found), passes(flags.at(one))))
        key = f"odds-houses-spend-{one.what}"
        page.text(said.say(key, number=one.number, price=one.price, before=before, after=after), indent=2)


def _row(said: Voice, page: show.Page, name: str, chance: Fraction) -> tuple[str, str, str, str]:
    return name, str(chance), _percent(said, chance), page.bar(chance)


def _percent(said: Voice, chance: Fraction) -> str:
    """Return a share as the reader's language writes it. Only here, where no sum follows, is it no fraction."""
    return said.say("odds-percent", share=float(chance))
