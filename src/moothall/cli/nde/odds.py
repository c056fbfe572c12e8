"""`moothall odds nde2` and `nde1`: the chances of one roll."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nde.flags import Query, RollFlags, read_flags, roll_flags

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances
    from moothall.speech import Voice


@click.command("nde2", cls=LocalizedCommand)
@roll_flags("nde2")
@common
def nde2(lang: str, as_json: bool, **given: Any) -> None:
    """Show the chances of one roll of the newer edition."""
    _tell("nde2", lang, as_json, given)


@click.command("nde1", cls=LocalizedCommand)
@roll_flags("nde1")
@common
def nde1(lang: str, as_json: bool, **given: Any) -> None:
    """Show the chances of one roll of the older edition."""
    _tell("nde1", lang, as_json, given)


def _tell(book: str, lang: str, as_json: bool, given: dict[str, Any]) -> None:
    flags = read_flags(given, book)
    query = flags.query()
    if as_json:
        show.put_json(_answer(book, flags, query))
    else:
        _print(book, lang, flags, query)


STATUS = {"under": "nearly_sure", "over": "nearly_impossible"}
"""The meaning of a number off the ladder: usually nothing is rolled."""


def _answer(book: str, flags: RollFlags, query: Query) -> dict[str, Any]:
    """Return the JSON object for programs."""
    return {
        "ruleset": book,
        **({"status": STATUS.get(query.aim.beyond, "roll")} if book == "nde1" else {}),
        **flags.described(query),
        **({} if query.aim.beyond else _figures(flags.chances())),
        "policy": query.policy,
        "options": flags.changed_options(),
        "reasons": [{"what": why.what, "amount": why.amount, "rule": why.cite} for why in _reasons(query)],
    }


def _figures(chances: Chances[str]) -> dict[str, Any]:
    outcomes = {result: str(chances.of(result)) for result in RESULTS}
    return {"outcomes": outcomes, "success": str(success(chances))}


def _reasons(query: Query) -> tuple[Any, ...]:
    """Why the dice are what they are, with the rules as this edition calls them."""
    from moothall.talk.rule_names import reasons_at

    return reasons_at(query.table, query.pool.why)


RESULTS = ("FC", "F", "SC", "S", "X")


def success(chances: Chances[str]) -> Fraction:
    return chances.where(lambda result: result in ("SC", "S", "X"))


def _print(book: str, lang: str, flags: RollFlags, query: Query) -> None:
    """Print the result for people."""
    from moothall.speech import voice
    from moothall.speech.teller import Teller

    said, page = voice(lang, book), show.page()
    if query.aim.beyond:
        page.heading(said.say(f"odds-{STATUS[query.aim.beyond].replace('_', '-')}"))
    else:
        _print_figures(said, page, flags, query)
    if query.policy != "no-luck":
        page.text(said.say(f"policy-{query.policy}"))
    teller = Teller(said, lambda _: None)
    for why in _reasons(query):
        page.text(teller.reason(*why), indent=2)


def _print_figures(said: Voice, page: show.Page, flags: RollFlags, query: Query) -> None:
    chances = flags.chances()
    page.heading(said.say("odds-heading", **flags.heading(query)))
    named = [(said.say(f"result-{result}"), chances.of(result)) for result in RESULTS if chances.of(result)]
    named.append((said.say("odds-success"), success(chances)))
    page.table([(name, str(chance), _percent(said, chance), page.bar(chance)) for name, chance in named])


def _percent(said: Voice, chance: Fraction) -> str:
    """Return a share as the reader's language writes it. Only here, where no sum follows, is it no fraction."""
    return said.say("odds-percent", share=float(chance))
