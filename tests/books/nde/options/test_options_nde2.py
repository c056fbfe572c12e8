"""Every option of NDE2: each value does what its ruling says and differs from the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets.nde.options import DEFAULTS, names, read_options, values_of
from moothall.talk.options import MOST
from tests.books.nde.support import situations_nde2 as when

Row = tuple[Callable[..., Any], dict[str, Any]]

OUTCOMES: dict[str, Row] = {
    "dice_mode": (
        when.dice_of_a_test_and_a_d12_brought_along,
        {"ladder": ("1d12", "1d12"), "2d6": ("2d6", "nde2.setup.dice-mode")},
    ),
    "positioning": (
        when.a_blow_at_somebody_nearby,
        {"zones": "nde2.range.melee", "grid": "nde2.grid.option", "none": "nde/call"},
    ),
    "zone_model": (when.distance_to_the_cook_after_nearing_the_rat, {"pairs": "far", "track": "nearby"}),
    "max_rule": (when.a_six_on_a_d6_against_eight, {"always": "X", "plain": "S", "must_meet": "F"}),
    "step_slots": (
        when.two_advantages_and_a_friend,
        {"slots": ("1d12", True), "strict": ("1d8", False), "free": ("1d20", True)},
    ),
    "max_helpers": (when.two_friends_who_would_help, {"1": "1d8", "2": "1d12"}),
    "talents": (when.a_talent_that_helps, {"on": "nde/ready", "off": "nde2.talent.two"}),
    "custom_t": (when.a_call_for_seven, {"off": "nde2.test.gm-difficulty", "on": "1d12"}),
    "stakes": (when.a_call_without_stakes, {"required": "nde2.test.stakes", "optional": "1d12"}),
    "fail_prompt": (
        when.no_complication_after_a_three_and_after_a_one,
        {"required": ("nde2.test.fail-moves", "nde2.test.one"), "optional": ("over", "nde2.test.one")},
    ),
    "gm_bargain": (when.a_bargain_after_a_three, {"off": "nde2.test.cost-outcome", "on": "SC"}),
    "luck_per_test": (when.after_a_second_roll_that_fails, {"any": "nde/luck", "1": "nde/trouble"}),
    "luck_over_limit": (when.a_third_point_of_luck, {"on": 3, "off": "nde2.luck.award"}),
    "luck_on_one": (when.buying_off_a_one, {"on": "nde/price", "off": "nde2.luck.on-one"}),
    "ranged_limit": (when.a_long_shot, {"off": "1d12", "10": "1d8"}),
    "legacy_shift": (
        when.die_and_number_of_a_long_shot_and_of_a_blow_in_a_crowd,
        {"die": ((8, 6), (8, 5)), "t": ((12, 8), (12, 6))},
    ),
    "crowd": (when.a_blow_among_two_minions, {"ask": "nde/crowd", "off": "1d12"}),
    "crowd_min": (
        when.a_blow_among_two_and_among_three_minions,
        {"2": ("nde/crowd", "nde/crowd"), "3": ("1d12", "nde/crowd")},
    ),
    "foe_space": (when.a_blade_strikes_from_afar, {"bound": "nde2.range.melee", "free": "nde/strike"}),
    "effects": (when.a_blow_at_a_foe_on_the_ground, {"bite": "nde/ready", "told": "1d12"}),
    "foe_action": (when.an_elite_strikes, {"player_test": ("1d8", 5), "gm_fiat": ("over", 4), "foe_roll": ("1d12", 5)}),
    "minion_defense": (when.defense_of_a_new_minion, {"5": 5, "4": 4}),
    "x_effect_damage": (when.hearts_of_a_boss_who_is_disarmed, {"1": 2, "0": 3}),
    "retaliation": (
        when.hearts_after_a_miss_in_melee_and_one_from_afar,
        {"off": (5, 5), "melee": (4, 5), "reach": (4, 4)},
    ),
    "power_target": (
        when.number_at_a_boss_and_at_a_weak_foe,
        {"higher": (8, 6), "defense": (8, 4), "level": (5, 6)},
    ),
    "power_heal": (when.hearts_after_healing_one, {"2": 3, "3": 4}),
    "death_when_down": (when.harm_to_one_who_is_down, {"off": "down", "on": "dead"}),
    "recovery": (when.hearts_and_power_after_a_breather, {"layered": (5, 1), "full": (5, 3), "harsh": (2, 1)}),
    "armor_token": (when.a_loss_behind_protection, {"off": ("over", 4), "on": ("nde/armour", 5)}),
    "clock": (when.a_scene_with_a_clock, {"off": "nde2.opt.clock", "on": "over"}),
    "trait_effect": (when.a_trait_that_helps, {"fiction": "nde2.grow.trait", "as_talent": "nde/ready"}),
    "exceptional_2d6": (
        when.a_twelve_without_sixes_and_a_thirteen_with_them,
        {"total12plus": ("X", "X"), "natural12": ("S", "X"), "exact12": ("X", "S")},
    ),
    "reroll_2d6": (when.an_eight_rerolled_as_a_four, {"better": "SC", "new": "F"}),
    "difficulty_2d6": (when.a_ten_against_eight, {"flat": "S", "tiered": "SC"}),
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
    """The same situation comes out as the ruling has it for this value."""
    assert situation(**{option: value}) == outcome


def test_no_option_is_left_out() -> None:
    """All thirty-four options of this edition are in the list, and nothing else is."""
    assert set(OUTCOMES) == set(names("nde2"))
    assert len(OUTCOMES) == 34


@pytest.mark.parametrize("option", OUTCOMES)
def test_no_value_is_left_out(option: str) -> None:
    """Every value stands in the list; of a number, the default and another."""
    listed = tuple(OUTCOMES[option][1])
    if values_of(option):
        assert set(listed) == set(values_of(option))
    else:
        assert len(listed) > 1 and all(value.isdigit() for value in listed)
    assert listed[0] == str(getattr(DEFAULTS, option))


@pytest.mark.parametrize("option", OUTCOMES)
def test_each_value_of_an_option_makes_a_difference(option: str) -> None:
    """No two values of an option come to the same."""
    for one, other in combinations(OUTCOMES[option][1].values(), 2):
        assert one != other


def test_a_misspelt_option_is_refused_with_the_nearest_name() -> None:
    """An unknown name is refused with the nearest one that is known."""
    with pytest.raises(Unclear) as refusal:
        read_options({"crowd_mim": "3"})
    assert refusal.value.values == {"name": "crowd_mim", "nearest": "crowd_min"}


@pytest.mark.parametrize(
    ("option", "value"),
    [("max_rule", "sometimes"), ("crowd_min", "0"), ("crowd_min", str(MOST + 1)), ("crowd_min", "²")],
)
def test_an_unknown_value_of_an_option_is_refused(option: str, value: str) -> None:
    """Words must be on the list of the option, numbers between one and the most."""
    with pytest.raises(Unclear):
        read_options({option: value})


def test_unnamed_options_keep_their_earlier_values() -> None:
    """An option that is not named stays as it was."""
    base = read_options({"max_rule": "plain"})
    assert read_options({"crowd_min": "4"}, base) == replace(DEFAULTS, max_rule="plain", crowd_min=4)
