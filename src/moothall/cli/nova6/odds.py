"""`moothall odds nova6`: the chances of one roll, with the stunt points of both sides."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nova6.flags import BOOK, Query, read_flags, roll_flags
from moothall.cli.settings import changed_options

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances
    from moothall.speech import Voice

Figure = tuple[bool, int, int]


@click.command("nova6", cls=LocalizedCommand)
@roll_flags
@common
def nova6(lang: str, as_json: bool, **given: Any) -> None:
    """Show the chances of one roll."""
    asked, options = read_flags(**given)
    chances = _counted(asked)
    if as_json:
        show.put_json(_answer(asked, chances, options))
    else:
        _print(lang, asked, chances)


def _counted(asked: Query) -> Chances[Figure]:
    from moothall.handlers.odds import odds
    from moothall.handlers.policy import Policy

    fold = books.part(BOOK, "events").fold
    figure = books.part(BOOK, "query").figure
    return odds(asked.opening, asked.table, fold, Policy(asked.policy, asked.answers), figure)


def _answer(asked: Query, chances: Chances[Figure], options: Any) -> dict[str, Any]:
    """Return the JSON object for programs. The points are joint with success and failure."""
    return {
        "ruleset": BOOK,
        "net": asked.net,
        "rolled": asked.rolled,
        "dice": asked.dice,
        "success": str(chances.where(lambda one: one[0])),
        "stunts_on_success": {str(points): str(share) for points, share in _joint(chances, True, 1)},
        "gm_stunts_on_failure": {str(points): str(share) for points, share in _joint(chances, False, 2)},
        "policy": asked.policy,
        "options": changed_options(options, BOOK),
        "reasons": [{"what": why.what, "amount": why.amount, "rule": why.cite} for why in asked.pool.why],
    }


def _joint(chances: Chances[Figure], success: bool, side: int) -> list[tuple[int, Fraction]]:
    """So many points of a side, together with success or with failure."""
    points = sorted({one[side] for one in chances.ways if one[0] == success})
    return [
        (each, sum((chances.of(o) for o in chances.ways if o[0] == success and o[side] == each), Fraction(0)))
        for each in points
    ]


def _print(lang: str, asked: Query, chances: Chances[Figure]) -> None:
    """Print the result for people."""
    from moothall.speech import voice

    said, page = voice(lang, BOOK), show.page()
    page.heading(said.say("odds-heading", way=_way(asked), left=abs(asked.rolled), dice=asked.dice))
    success = chances.where(lambda one: one[0])
    lines = [(said.say("odds-success"), success)]
    lines += [(said.say("odds-stunts", points=points), share) for points, share in _joint(chances, True, 1)]
    lines.append((said.say("odds-failure"), 1 - success))
    lines += [(said.say("odds-gm-stunts", points=points), share) for points, share in _joint(chances, False, 2)]
    page.table([(name, str(share), _percent(said, share), page.bar(share)) for name, share in lines])
    page.text(said.say(f"policy-{asked.policy}"))


def _way(asked: Query) -> str:
    """Up, down, even, or sure without a roll."""
    if not asked.dice:
        return "sure"
    return "up" if asked.rolled > 0 else "down" if asked.rolled < 0 else "even"


def _percent(said: Voice, chance: Fraction) -> str:
    """Return a share as the reader's language writes it. Only here, where no sum follows, is it no fraction."""
    return said.say("odds-percent", share=float(chance))
