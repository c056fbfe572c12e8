"""The odds lab: situations of a book with their exact chances, for anybody, at a bench of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from moothall import books
from moothall.errors import MoothallError
from moothall.web import encounters, lab
from moothall.web.api.play import Spoken
from moothall.web.calls import Call, Endpoints, while_there
from moothall.web.encounters import EncounterGiven, EncounterShown
from moothall.web.lab import MapAsked, MapShown, RuleChanges, SituationGiven, SituationShown
from moothall.web.wire import Received

endpoints = Endpoints()

R = TypeVar("R")

LIGHT, HEAVY = 0.25, 1.0
"""The weights of one situation, and of a map or of all options, where a question about odds weighs 1."""


class SituationsAsked(Received, frozen=True):
    """One situation, or two side by side."""

    situations: Annotated[list[SituationGiven], Meta(min_length=1, max_length=2)]


class SituationsShown(Struct, frozen=True):
    """Situations in the order asked."""

    situations: list[SituationShown]


@endpoints.post("/api/books/{book}/odds", takes=SituationsAsked, gives=SituationsShown, query=Spoken, signed=False)
async def weigh_situations(call: Call) -> SituationsShown:
    """The exact chances of one situation or of two, each with the form it is described by."""
    given = call.body.situations
    return SituationsShown(await _at_the_lab(call, _weigh_all, given, weight=LIGHT * len(given)))


@endpoints.post("/api/books/{book}/odds/map", takes=MapAsked, gives=MapShown, query=Spoken, signed=False)
async def map_chances(call: Call) -> MapShown:
    """The chance of success over two fields of a situation."""
    return await _at_the_lab(call, lab.drawn_map, call.body, weight=HEAVY)


@endpoints.post("/api/books/{book}/odds/rules", takes=SituationGiven, gives=RuleChanges, query=Spoken, signed=False)
async def weigh_rules(call: Call) -> RuleChanges:
    """What each option and each layer would change in a situation."""
    return await _at_the_lab(call, lab.rule_changes, call.body, weight=HEAVY)


def _weigh_all(book: str, lang: str, situations: list[SituationGiven]) -> list[SituationShown]:
    return [lab.weigh(book, lang, given) for given in situations]


async def _at_the_lab(
    call: Call,
    work: Callable[[str, str, Any], R],
    asked: Any,
    weight: float,
    budget: float = lab.BUDGET,
    instead: str = "",
) -> R:
    """Count in the lab's own worker, charged to the caller, and given up when the caller hangs up."""
    book = call.path["book"]
    if not books.is_known(book):
        raise MoothallError("error-web-no-book", name=book)
    call.context.heavy.check(call.payer, call.now, weight)
    done = call.context.workers.lab.do(work, book, call.lang, asked, budget=budget, by=call.payer, instead=instead)
    return await while_there(call.request, done)


@endpoints.post("/api/books/{book}/forecast", takes=EncounterGiven, gives=EncounterShown, query=Spoken, signed=False)
async def forecast_encounter(call: Call) -> EncounterShown:
    """The forecast of an encounter, with the form it is described by."""
    given: EncounterGiven = call.body
    return await _at_the_lab(call, encounters.weigh, given, HEAVY, encounters.BUDGET, "encounter")
