"""The contract of this book's two editions: their parts, each opened when it is first needed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from moothall.ruleset import Demo, Mechanics, PromptOdds, Ruleset
from moothall.rulesets.nde.presets import GAPS, PRESETS
from moothall.talk.options import OptionSet

if TYPE_CHECKING:
    from moothall.talk.book_commands import BookCommand
    from moothall.talk.encounters import Encounters
    from moothall.talk.layout import Layout
    from moothall.talk.queries import RollQuery
    from moothall.talk.reckoning import Reckon
    from moothall.talk.turns import Turns
    from moothall.talk.workshop import Workshop


def _mechanics(edition: str) -> Mechanics:
    from moothall.rulesets.nde import bounds, events, opening, state

    return Mechanics(
        start=state.Table(options=_options(edition).defaults),
        fold=events.fold,
        opened_with=opening.open_table.open,
        joined_by=opening.join.open,
        problems=partial(bounds.problems, edition),
        follows=bounds.follows,
        decides=f"{edition}.test.declare",
    )


def _options(edition: str) -> OptionSet:
    from moothall.rulesets.nde import options

    values_of = partial(options.values_of, book=edition)
    defaults, names = options.defaults(edition), options.names(edition)
    return OptionSet(defaults, names, values_of, options.read_options, gaps=GAPS[edition])


def _layout() -> Layout:
    from moothall.rulesets.nde.layout import LAYOUT

    return LAYOUT


def _workshop() -> Workshop:
    from moothall.rulesets.nde.workshop import WORKSHOP

    return WORKSHOP


def _prompt_odds() -> PromptOdds:
    from moothall.rulesets.nde.prompt_odds import RESULTS, SUCCESS, outcome, weighings
    from moothall.rulesets.nde.what_if import rolls_without

    return PromptOdds(RESULTS, SUCCESS, weighings, outcome, rolls_without)


def _reckoning() -> Reckon:
    from moothall.rulesets.nde.reckoning import reckon

    return reckon


def _turns() -> Turns:
    from moothall.rulesets.nde.turn_order import turn_order

    return turn_order


def _encounters() -> Encounters:
    from moothall.rulesets.nde.encounters import ENCOUNTERS

    return ENCOUNTERS


def _demo(edition: str) -> Demo:
    from moothall.rulesets.nde import demo

    return Demo(
        title=demo.TITLE,
        cast=demo.CAST[edition],
        setting=partial(demo.setting, book=edition),
        session=partial(demo.session, book=edition),
        answers=demo.answers,
        standing=demo.standing,
        worth_reading=demo.worth_reading(edition),
        chapters=demo.CHAPTERS,
        settings=demo.SETTINGS,
        art="art:plan" if edition == "nde1" else "art:salt",
        faces=demo.FACES,
        prelude=partial(demo.prelude, book=edition),
    )


def _query(edition: str) -> RollQuery[Any, Any, Any]:
    from moothall.rulesets.nde.roll_query import QUERIES

    return QUERIES[edition]


def _new() -> BookCommand[Any]:
    from moothall.rulesets.nde.character_commands import NEW

    return NEW


def _grow() -> BookCommand[Any]:
    from moothall.rulesets.nde.character_commands import GROW

    return GROW


def _convert() -> BookCommand[Any]:
    from moothall.rulesets.nde.character_commands import CONVERT

    return CONVERT


def _edition(id: str) -> Ruleset:
    return Ruleset(
        id=id,
        package="moothall.rulesets.nde",
        mechanics=partial(_mechanics, id),
        options=partial(_options, id),
        layout=_layout,
        workshop=_workshop,
        prompt_odds=_prompt_odds,
        demo=partial(_demo, id),
        reckoning=_reckoning,
        turns=_turns,
        encounters=_encounters,
        presets=PRESETS[id],
        query=partial(_query, id),
        commands={"character new": _new, "character grow": _grow, "character convert": _convert},
    )


NDE2 = _edition("nde2")
NDE1 = _edition("nde1")
