"""The contract of this book: its parts, each opened when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moothall.ruleset import Demo, Mechanics, PromptOdds, Ruleset
from moothall.rulesets.houses2d20.presets import GAPS, PRESETS
from moothall.rulesets.houses2d20.words import BOOK
from moothall.talk.options import OptionSet

if TYPE_CHECKING:
    from moothall.talk.book_commands import BookCommand
    from moothall.talk.encounters import Encounters
    from moothall.talk.layout import Layout
    from moothall.talk.queries import RollQuery
    from moothall.talk.reckoning import Reckon
    from moothall.talk.turns import Turns
    from moothall.talk.workshop import Workshop


def _mechanics() -> Mechanics:
    from moothall.rulesets.houses2d20 import bounds, events, opening, state

    return Mechanics(
        start=state.Table(options=_options().defaults),
        fold=events.fold,
        opened_with=opening.open_table.open,
        joined_by=opening.join.open,
        seat_of=state.seat_of,
        name_of=state.Table.called,
        problems=bounds.problems,
        follows=bounds.follows,
        decides="houses.test.declare-action",
    )


def _options() -> OptionSet:
    from moothall.rulesets.houses2d20 import options

    read, takes_of = options.read_options, options.takes_of
    return OptionSet(options.DEFAULTS, options.names(), options.values_of, read, takes_of, options.MOST, GAPS)


def _layout() -> Layout:
    from moothall.rulesets.houses2d20.layout import LAYOUT

    return LAYOUT


def _workshop() -> Workshop:
    from moothall.rulesets.houses2d20.workshop import WORKSHOP

    return WORKSHOP


def _prompt_odds() -> PromptOdds:
    from moothall.rulesets.houses2d20.prompt_odds import RESULTS, SUCCESS, outcome, weighings
    from moothall.rulesets.houses2d20.what_if import rolls_without

    return PromptOdds(RESULTS, SUCCESS, weighings, outcome, rolls_without)


def _reckoning() -> Reckon:
    from moothall.rulesets.houses2d20.reckoning import reckon

    return reckon


def _turns() -> Turns:
    from moothall.rulesets.houses2d20.turn_order import turn_order

    return turn_order


def _demo() -> Demo:
    from moothall.rulesets.houses2d20 import demo

    return Demo(
        title=demo.TITLE,
        cast=demo.CAST[BOOK],
        setting=demo.setting,
        session=demo.session,
        answers=demo.answers,
        standing=demo.standing,
        worth_reading=demo.worth_reading(BOOK),
        chapters=demo.CHAPTERS,
        settings=demo.SETTINGS,
        art="art:gate",
        faces=demo.FACES,
        prelude=demo.prelude,
    )


def _encounters() -> Encounters:
    from moothall.rulesets.houses2d20.encounters import ENCOUNTERS

    return ENCOUNTERS


def _query() -> RollQuery[Any, Any, Any]:
    from moothall.rulesets.houses2d20.roll_query import QUERY

    return QUERY


def _new() -> BookCommand[Any]:
    from moothall.rulesets.houses2d20.character_commands import NEW

    return NEW


def _npc() -> BookCommand[Any]:
    from moothall.rulesets.houses2d20.character_commands import NPC

    return NPC


def _hook() -> BookCommand[Any]:
    from moothall.rulesets.houses2d20.hook_command import HOOK

    return HOOK


RULESET = Ruleset(
    id=BOOK,
    package="moothall.rulesets.houses2d20",
    prefix="houses",
    mechanics=_mechanics,
    options=_options,
    layout=_layout,
    workshop=_workshop,
    prompt_odds=_prompt_odds,
    demo=_demo,
    reckoning=_reckoning,
    turns=_turns,
    presets=PRESETS,
    encounters=_encounters,
    query=_query,
    commands={"character new": _new, "npc": _npc, "hook": _hook},
)
