"""The contract of this book: its parts, each opened when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moothall.ruleset import Demo, Mechanics, PackFormat, PromptOdds, Ruleset
from moothall.rulesets.nova6.presets import GAPS, PRESETS
from moothall.talk.options import OptionSet

if TYPE_CHECKING:
    from types import ModuleType

    from moothall.talk.book_commands import BookCommand
    from moothall.talk.encounters import Encounters
    from moothall.talk.layout import Layout
    from moothall.talk.queries import RollQuery
    from moothall.talk.reckoning import Reckon
    from moothall.talk.turns import Turns
    from moothall.talk.workshop import Workshop


def _mechanics() -> Mechanics:
    from moothall.rulesets.nova6 import actions, bounds, events, opening
    from moothall.rulesets.nova6.gamemastering.demands import levers
    from moothall.rulesets.nova6.recovery.recovery import hints

    return Mechanics(
        start=actions.start(),
        fold=events.fold,
        opened_with=opening.open_table.open,
        opened_with_pack=actions.opened_with_pack,
        joined_by=opening.join.open,
        seat_of=actions.seat_of,
        name_of=actions.name_of,
        said_in=actions.said_in,
        problems=bounds.problems,
        follows=bounds.follows,
        decides="nova6.role.player",
        hints=hints,
        levers=levers,
    )


def _options() -> OptionSet:
    from moothall.rulesets.nova6 import options

    return OptionSet(options.DEFAULTS, options.names(), options.values_of, options.read_options, gaps=GAPS)


def _layout() -> Layout:
    from moothall.rulesets.nova6.layout import LAYOUT

    return LAYOUT


def _workshop() -> Workshop:
    from moothall.rulesets.nova6.workshop import WORKSHOP

    return WORKSHOP


def _prompt_odds() -> PromptOdds:
    from moothall.rulesets.nova6.prompt_odds import RESULTS, SUCCESS, outcome, weighings
    from moothall.rulesets.nova6.what_if import rolls_without

    return PromptOdds(RESULTS, SUCCESS, weighings, outcome, rolls_without)


def _reckoning() -> Reckon:
    from moothall.rulesets.nova6.reckoning import reckon

    return reckon


def _turns() -> Turns:
    from moothall.rulesets.nova6.turn_order import turn_order

    return turn_order


def _demo() -> Demo:
    from moothall.rulesets.nova6 import demo

    return Demo(
        title=demo.TITLE,
        cast=demo.CAST["nova6"],
        setting=demo.setting,
        session=demo.session,
        answers=demo.answers,
        standing=demo.standing,
        worth_reading=demo.worth_reading(),
        chapters=demo.CHAPTERS,
        settings=demo.SETTINGS,
        art="art:ship",
        faces=demo.FACES,
        prelude=demo.prelude,
        setting_of=demo.setting_of,
    )


def _packs() -> PackFormat:
    from moothall.rulesets.nova6 import credits
    from moothall.rulesets.nova6.pack_files import parts, reading
    from moothall.rulesets.nova6.workshop import of_pack, pack_of

    return PackFormat(reading, of_pack, pack_of, parts.LANGUAGES, credits.CREDIT, _tryout)


def _tryout() -> ModuleType:
    from moothall.rulesets.nova6 import tryout

    return tryout


def _encounters() -> Encounters:
    from moothall.rulesets.nova6.encounters import ENCOUNTERS

    return ENCOUNTERS


def _query() -> RollQuery[Any, Any, Any]:
    from moothall.rulesets.nova6.roll_query import QUERY

    return QUERY


def _new() -> BookCommand[Any]:
    from moothall.rulesets.nova6.character_commands import NEW

    return NEW


def _show() -> BookCommand[Any]:
    from moothall.rulesets.nova6.character_commands import SHOW

    return SHOW


def _npc() -> BookCommand[Any]:
    from moothall.rulesets.nova6.character_commands import NPC

    return NPC


def _gear() -> BookCommand[Any]:
    from moothall.rulesets.nova6.gear_command import GEAR

    return GEAR


RULESET = Ruleset(
    id="nova6",
    package="moothall.rulesets.nova6",
    mechanics=_mechanics,
    options=_options,
    layout=_layout,
    workshop=_workshop,
    prompt_odds=_prompt_odds,
    demo=_demo,
    reckoning=_reckoning,
    turns=_turns,
    packs=_packs,
    presets=PRESETS,
    encounters=_encounters,
    query=_query,
    commands={"character new": _new, "character show": _show, "npc": _npc, "gear": _gear},
)
