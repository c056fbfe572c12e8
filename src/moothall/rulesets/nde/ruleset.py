"""The contract of this book's two editions: their parts, each opened when it is first needed."""

from __future__ import annotations

from functools import partial

from moothall.ruleset import Demo, Mechanics, PromptOdds, Ruleset
from moothall.talk.layout import Layout
from moothall.talk.options import OptionSet
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
    return OptionSet(options.defaults(edition), options.names(edition), values_of, options.read_options)


def _layout() -> Layout:
    from moothall.rulesets.nde.layout import LAYOUT

    return LAYOUT


def _workshop() -> Workshop:
    from moothall.rulesets.nde.workshop import WORKSHOP

    return WORKSHOP


def _prompt_odds() -> PromptOdds:
    from moothall.rulesets.nde.prompt_odds import RESULTS, SUCCESS, outcome, weighings

    return PromptOdds(RESULTS, SUCCESS, weighings, outcome)


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
        prelude=partial(demo.prelude, book=edition),
    )


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
        commands="moothall.cli.nde",
    )


NDE2 = _edition("nde2")
NDE1 = _edition("nde1")
