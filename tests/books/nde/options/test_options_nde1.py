"""Every option of NDE1: each value does what its ruling says and differs from the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import combinations
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets.nde.options import DEFAULTS, Options, names, read_options, values_of
from tests.books.nde.support import situations_nde1 as when
from tests.books.nde.support.stage_nde1 import OLDER

Row = tuple[Callable[..., Any], dict[str, Any]]

OUTCOMES: dict[str, Row] = {
    "dice_mode": (
        when.dice_of_a_test_and_a_d10_brought_along,
        {"ladder": ("1d10", "1d10"), "d6": ("1d6", "nde1.setup.dice-mode")},
    ),
    "positioning": (when.a_blow_at_somebody_off_the_board, {"grid": "nde1.setup.grid"}),
    "max_rule": (when.a_six_on_a_d6_against_eight, {"always": "X", "plain": "S", "must_meet": "F"}),
    "tn_shifts": (when.number_on_wet_stones_in_the_dark, {"net": 8, "sum": 12}),
    "max_helpers": (when.two_friends_who_would_help, {"1": "1d8", "2": "1d10"}),
    "talents": (when.a_talent_that_helps, {"on": "1d10", "off": "nde1.talent.two"}),
    "custom_t": (when.a_call_for_seven, {"off": "nde1.test.gm-tn", "on": "1d10"}),
    "stakes": (when.a_call_without_stakes, {"optional": "1d10", "required": "nde1.test.gm-tn"}),
    "fail_prompt": (
        when.no_complication_after_a_three_and_after_a_one,
        {"optional": ("over", "nde1.test.one"), "required": ("nde1.test.fail", "nde1.test.one")},
    ),
    "ranged_limit": (when.number_of_a_long_shot, {"off": 8, "10": 12}),
    "crowd": (when.a_blow_among_two_minions, {"ask": "nde/crowd", "off": "1d10"}),
    "crowd_min": (
        when.a_blow_among_one_two_and_three_minions,
        {"2": ("1d10", "nde/crowd", "nde/crowd"), "3": ("1d10", "1d10", "nde/crowd")},
    ),
    "foe_space": (when.a_blade_strikes_from_afar, {"bound": "nde1.range.melee", "free": "nde/strike"}),
    "effects": (when.a_seven_against_a_foe_on_the_ground, {"bite": "over", "told": "nde/reach"}),
    "foe_action": (when.an_elite_strikes, {"player_test": ("1d6", 5), "gm_fiat": ("over", 4), "foe_roll": ("1d12", 5)}),
    "x_effect_damage": (when.hearts_of_a_boss_who_is_disarmed, {"1": 2, "0": 3}),
    "elites": (when.an_elite_appears, {"on": "over", "off": "nde1.foe.no-elites"}),
    "retaliation": (
        when.hearts_after_a_miss_in_melee_and_one_from_afar,
        {"reach": (4, 4), "melee": (4, 5), "off": (5, 5)},
    ),
    "power_target": (
        when.number_at_a_boss_and_at_a_minion,
        {"higher": (12, 8), "defense": (12, 6), "level": (6, 8)},
    ),
    "power_heal": (when.hearts_after_healing_one, {"2": 3, "3": 4}),
    "death_when_down": (when.harm_to_one_who_is_down, {"on": "dead", "off": "down"}),
    "recovery": (when.hearts_and_mana_after_a_breather, {"full": (5, 3), "layered": (5, 1), "harsh": (2, 1)}),
    "armor_token": (when.a_loss_behind_protection, {"off": ("over", 4), "on": ("nde/armour", 5)}),
    "clock": (when.a_scene_with_a_clock, {"off": "nde1.opt.clock", "on": "over"}),
    "start_d6": (when.levels_of_a_new_rogue_with_d6s_alone, {"parity": (6, 4, 6), "gentle": (5, 4, 5)}),
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
    """All twenty-five options of this edition are in the list, and nothing else is."""
    assert set(OUTCOMES) == set(names("nde1"))
    assert len(OUTCOMES) == 25


@pytest.mark.parametrize("option", OUTCOMES)
def test_no_value_is_left_out(option: str) -> None:
    """Every value stands in the list; of a number, the default and another."""
    listed = tuple(OUTCOMES[option][1])
    if values_of(option, "nde1"):
        assert set(listed) == set(values_of(option, "nde1"))
    else:
        assert len(listed) > 1 and all(value.isdigit() for value in listed)
    assert listed[0] == str(getattr(OLDER, option))


@pytest.mark.parametrize("option", OUTCOMES)
def test_each_value_of_an_option_makes_a_difference(option: str) -> None:
    """No two values of an option come to the same."""
    for one, other in combinations(OUTCOMES[option][1].values(), 2):
        assert one != other


def test_options_of_the_newer_edition_are_unknown() -> None:
    """Luck, zones, Traits and 2d6 leave nothing to choose: such a name is unknown, and its value stays as it is."""
    foreign = {field.name for field in fields(Options)} - set(names("nde1")) - {"edition", "layers"}
    assert foreign == {
        *("zone_model", "step_slots", "gm_bargain", "luck_per_test", "luck_over_limit", "luck_on_one", "legacy_shift"),
        *("minion_defense", "trait_effect", "exceptional_2d6", "reroll_2d6", "difficulty_2d6"),
    }
    for name in foreign:
        assert getattr(OLDER, name) == getattr(DEFAULTS, name)
        with pytest.raises(Unclear) as refusal:
            read_options({name: str(getattr(DEFAULTS, name))}, OLDER)
        assert refusal.value.key == "error-unknown-option"


def test_unnamed_options_keep_the_editions_values() -> None:
    """An option that is not named stays as this edition has it."""
    read = read_options({"crowd_min": "4"}, OLDER)
    assert (read.edition, read.crowd_min, read.retaliation, read.positioning) == ("nde1", 4, "reach", "grid")
