"""Every option of NOVA6: each value does what its ruling says and differs from the others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets.nova6.options import DEFAULTS, Options, defaults, names, read_options, values_of
from tests.books.nova6.support import situations as when

Row = tuple[Callable[..., Any], dict[str, Any]]

OUTCOMES: dict[str, Row] = {
    "advanced-actions": (when.focusing, {"on": "over", "off": "nova6.adv.optional"}),
    "player-trades-penalty": (
        when.a_player_would_trade_penalty_dice,
        {"off": "nova6.test.trade-down-gm", "on": "nova6/agree-trade"},
    ),
    "flip-pays-traded": (when.points_of_a_flipped_failure, {"off": 0, "on": 1}),
    "up-reads": (when.two_sixes_and_three_fours, {"choose": (4, 4, 4), "highest": (4, 6, 6)}),
    "practiced-reroll": (
        when.a_one_beside_three_four_and_five,
        {"pool": (3, 4, 5), "action-dice": (3, 4, 6)},
    ),
    "cost-success-in-conflict": (
        when.after_a_failure_in_a_conflict,
        {"on": "nova6/failure", "off": "nova6/how-it-fails"},
    ),
    "gsp-bank": (when.the_gms_points_after_three_twos, {"off": 0, "on": 1}),
    "setback-on-plain-failure": (when.setbacks_after_a_plain_failure, {"off": 0, "on": 1}),
    "setback-point-any-result": (
        when.after_a_success_with_two_setbacks,
        {"on": "nova6/after-roll", "off": "over"},
    ),
    "setback-expiry": (
        when.setbacks_after_a_milestone_and_after_a_scenario,
        {"never": (2, 2), "milestone": (0, 0), "scenario": (2, 0)},
    ),
    "multi-action-penalty": (when.dice_of_the_first_of_three_actions, {"declared": -1, "progressive": 1}),
    "action-duration-test": (
        when.ending_what_lasts_until_an_action,
        {"off": "nova6/opposed-ending", "on": "nova6/judge"},
    ),
    "coverage-mode": (when.points_past_a_wall_and_leather, {"total": 3, "layers": 2}),
    "range-dice": (when.dice_of_a_shot_over_four_zones, {"none": 3, "per-step": 1}),
    "contest-npc-trade": (when.the_rivals_successes_when_nobody_fails, {"unconditional": 1, "on-failure": 0}),
    "contest-tie": (
        when.both_at_the_goal,
        {"opposition": ((), ("ilse",)), "extra-round": ((), ()), "pc": (("ilse",), ())},
    ),
    "initiative-each-round": (when.the_next_round, {"off": "over", "on": "nova6/ready"}),
    "free-bonus-action": (when.the_end_of_a_round, {"off": "over", "on": "nova6/bonus-action"}),
    "effect-cap": (when.a_fifth_die_of_an_advantage, {"4": 4, "none": 5}),
    "advantage-consumed": (when.an_advantage_after_the_test_it_helped, {"off": True, "on": False}),
    "improved-protection-free": (when.a_hit_on_a_lined_coat, {"off": "over", "on": "nova6/lined"}),
    "area-defend-negates": (when.getting_away_from_a_blast, {"off": [("ilse", 4)], "on": []}),
    "explosion-on-miss": (
        when.a_bomb_that_misses,
        {"half-others": [("crow", 3)], "nothing": [], "half-all": [("rook", 3), ("crow", 3)]},
    ),
    "repeat-hits": (when.a_volley_at_one, {"separate": [("rook", 4), ("rook", 4)], "sum": [("rook", 8)]}),
    "hazard-fall-roll": (when.in_the_pit, {"off": "over", "on": "nova6/ready"}),
    "staggered-stacks": (when.dice_of_one_staggered_in_body_and_mind, {"on": -2, "off": -1}),
    "stressed-same-roll": (
        when.stressed_invoked_twice_on_a_roll,
        {"on": "nova6/relevant", "off": "nova6.invoke.same-roll"},
    ),
    "stressed-pays-target": (when.the_gms_plot_points_after_stressed, {"on": 1, "off": 0}),
    "end-overkill": (when.twelve_damage, {"off": "incapacitated", "on": "ended"}),
    "end-hit-while-out": (when.harm_to_one_who_is_down, {"off": "incapacitated", "on": "ended"}),
    "end-bystander-save": (when.a_blast_over_one_who_is_down, {"off": "over", "on": "nova6/save"}),
    "end-untreated": (when.the_scene_ends_with_one_down, {"off": "incapacitated", "on": "ended"}),
    "concede-pays-always": (when.plot_points_for_conceding_to_be_hurt_less, {"off": 0, "on": 1}),
    "incapacitated-recovery": (
        when.dice_for_the_last_level_at_a_milestone,
        {"stunt-point": 0, "minus-2d": -2},
    ),
    "rest-refreshes-pp": (when.plot_points_after_a_rest, {"off": 0, "on": 3}),
    "milestone-auto-clear": (when.a_staggered_box_at_a_milestone, {"off": "nova6/ready", "on": "over"}),
    "gm-rolls": (when.who_rolls_when_a_thug_strikes, {"off": "ilse", "on": "thug"}),
    "compel-zero-pp-refuse": (
        when.refusing_a_compel_without_a_plot_point,
        {"off": "nova6.compel.refuse", "on": "over"},
    ),
    "npc-compel-refund": (when.plot_points_after_an_npcs_compel_was_prevented, {"off": 0, "on": 1}),
    "gpp-per-pc": (when.the_gms_share_for_two_heroes, {"1": 2, "0": 0, "2": 4, "3": 6}),
}
"""Option → the situation that tells its values apart, and what comes of it under each; the default stands first."""

ROWS = [
    pytest.param(option, value, situation, outcome, id=f"{option}-{value}")
    for option, (situation, outcomes) in OUTCOMES.items()
    for value, outcome in outcomes.items()
]


@pytest.mark.parametrize(("option", "value", "situation", "outcome"), ROWS)
def test_an_option_does_what_its_ruling_says(
    option: str, value: str, situation: Callable[..., Any], outcome: Any
) -> None:
    """The same situation has the outcome that the ruling names for this value."""
    assert situation(**{option.replace("-", "_"): value}) == outcome


@pytest.mark.parametrize("option", OUTCOMES)
def test_the_default_is_the_first_value(option: str) -> None:
    """A table that says nothing plays as the first value has it."""
    situation, outcomes = OUTCOMES[option]
    assert situation() == next(iter(outcomes.values()))
    assert getattr(DEFAULTS, option.replace("-", "_")) == next(iter(outcomes)) == values_of(option)[0]


def test_every_option_of_play_is_tested() -> None:
    """All forty options of play are in the list; those after them are about characters."""
    assert tuple(OUTCOMES) == names()[:40]
    assert defaults() == read_options({})


@pytest.mark.parametrize("option", OUTCOMES)
def test_every_value_of_an_option_is_tested(option: str) -> None:
    """Every value of an option stands in the list."""
    assert tuple(OUTCOMES[option][1]) == values_of(option)


@pytest.mark.parametrize("option", OUTCOMES)
def test_no_two_values_of_an_option_are_equal(option: str) -> None:
    """No two values of an option have the same outcome."""
    for one, other in combinations(OUTCOMES[option][1].values(), 2):
        assert one != other


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    """An unknown option is refused with the nearest known one."""
    with pytest.raises(Unclear) as refusal:
        read_options({"up-read": "choose"})
    assert refusal.value.values == {"name": "up-read", "nearest": "up-reads"}


@pytest.mark.parametrize("option", OUTCOMES)
def test_an_unknown_value_is_refused(option: str) -> None:
    """A value must be on the list of its option."""
    for value in ("sometimes", "", "5"):
        with pytest.raises(Unclear):
            read_options({option: value})


def test_options_keep_unnamed_values() -> None:
    """An option that is not named keeps its value."""
    base = read_options({"up-reads": "highest"})
    assert read_options({"gsp-bank": "on"}, base) == Options(up_reads="highest", gsp_bank="on")
