"""The contract of this book: its parts, each opened when it is first needed."""

from __future__ import annotations

from moothall.ruleset import Demo, Mechanics, PromptOdds, Ruleset
from moothall.rulesets.houses2d20.words import BOOK
from moothall.talk.layout import Layout
from moothall.talk.options import OptionSet
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

    return OptionSet(
        options.DEFAULTS, options.names(), options.values_of, options.read_options, options.takes_of, options.MOST
    )


def _layout() -> Layout:
    from moothall.rulesets.houses2d20.layout import LAYOUT

    return LAYOUT


def _workshop() -> Workshop:
    from moothall.rulesets.houses2d20.workshop import WORKSHOP

    return WORKSHOP


def _prompt_odds() -> PromptOdds:
    from moothall.rulesets.houses2d20.prompt_odds import RESULTS, SUCCESS, outcome, weighings

    return PromptOdds(RESULTS, SUCCESS, weighings, outcome)


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
        prelude=demo.prelude,
    )


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
    commands="moothall.cli.houses2d20",
)
