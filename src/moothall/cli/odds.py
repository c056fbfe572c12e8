"""`moothall odds`: exact chances, spends and re-rolls included."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from moothall.cli import show
from moothall.cli.nde_flags import Flags, Query, read_flags, throw_flags
from moothall.cli.spoken import Group, common

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances
    from moothall.speech import Voice

command = Group("odds")


@command.command("nde2")
@throw_flags
@common
def nde2(lang: str, as_json: bool, **given: Any) -> None:
    """The chances of one throw of the newer edition."""
    flags = read_flags(given)
    query, chances = flags.query(), flags.chances()
    if as_json:
        show.put_json(_answer(flags, query, chances))
    else:
        _print(lang, flags, query, chances)


def _answer(flags: Flags, query: Query, chances: Chances[str]) -> dict[str, Any]:
    """What programs read."""
    return {
        "ruleset": "nde2",
        **flags.described(query),
        "outcomes": {result: str(chances.of(result)) for result in RESULTS},
        "success": str(success(chances)),
        "policy": query.policy,
        "options": flags.changed_options(),
        "reasons": [{"what": why.what, "amount": why.amount, "rule": why.cite} for why in query.pool.why],
    }


RESULTS = ("FC", "F", "SC", "S", "X")


def success(chances: Chances[str]) -> Fraction:
    return chances.where(lambda result: result in ("SC", "S", "X"))


def _print(lang: str, flags: Flags, query: Query, chances: Chances[str]) -> None:
    """What people read."""
    from moothall.speech import voice
    from moothall.speech.teller import Teller

    said, page = voice(lang, "nde2"), show.page()
    page.heading(said.say("odds-heading", **flags.heading(query)))
    named = [(said.say(f"result-{result}"), chances.of(result)) for result in RESULTS if chances.of(result)]
    named.append((said.say("odds-success"), success(chances)))
    page.table([(name, str(chance), _percent(said, chance), page.bar(chance)) for name, chance in named])
    if query.policy != "no-luck":
        page.text(said.say(f"policy-{query.policy}"))
    teller = Teller(said, lambda _: None)
    for why in query.pool.why:
        page.text(teller.reason(*why), indent=2)


def _percent(said: Voice, chance: Fraction) -> str:
    """A share as the reader's language writes it. Only here, where nobody counts on, is it no fraction."""
    return said.say("odds-percent", share=float(chance))
