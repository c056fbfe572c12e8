"""Every option of the 2d20 book: each value does what its ruling says and differs from the others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets.houses2d20.options import DEFAULTS, MOST, names, read_options, value_of, values_of
from tests.books.houses2d20.support import conflict_situations as fights
from tests.books.houses2d20.support import situations as when

Outcomes = dict[str, tuple[Callable[..., Any], dict[str, Any]]]

CLOSED = "houses.momentum.creates-only"
COUNTS = ["houses.pc.focuses-talents"]

POOLS: Outcomes = {
    "momentum.shared": (when.what_another_may_spend, {"true": 2, "false": 0}),
    "momentum.start": (when.momentum_at_the_start, {"0": 0, "2": 2}),
    "momentum.cap": (when.four_and_three_more, {"6": 6, "5": 5, "none": 7}),
    "momentum.scene_decay": (when.four_after_a_scene, {"1": 3, "0": 4, "9": 0}),
    "momentum.trait_edit": (when.changing_a_trait_with_momentum, {"false": CLOSED, "true": "taken"}),
    "momentum.after_fail": (when.after_a_failure_with_momentum_saved, {"true": "spend", "false": "over"}),
    "momentum.one_use_each": (
        when.a_second_trait_after_a_test,
        {"true": "houses.momentum.one-use-each", "false": "taken"},
    ),
    "threat.start_per_player": (when.threat_for_two_players, {"2": 4, "0": 0, "3": 6}),
    "threat.cap": (when.three_threat_on_top_of_four, {"none": "taken", "6": "houses.threat.no-cap"}),
    "threat.visible_to_players": (when.what_a_player_sees_of_threat, {"true": 5, "false": "hidden"}),
    "threat.raise_window": (when.raise_or_commit_first, {"before_commit": "raise", "before_roll": "commit"}),
    "dice.price_ladder": (when.a_die_from_each_pool, {"shared": (1, 2), "separate": (1, 1)}),
    "payment.split": (fights.a_price_from_two_pools, {"false": "houses.resist.split-payment", "true": "taken"}),
}

TESTS: Outcomes = {
    "assist.counts_to_cap": (when.dice_to_buy_beside_two_helpers, {"false": 3, "true": 1}),
    "assist.max": (when.after_the_first_helper, {"none": "assist", "1": "buy-dice"}),
    "assist.leader_gate": (when.a_helper_scores_alone, {"true": 0, "false": 1}),
    "assist.determination": (when.a_helper_with_a_point, {"false": "buy-dice", "true": "assist-point"}),
    "focus.cross_skill": (when.a_focus_of_another_skill, {"false": "houses.focus.belongs-to-skill", "true": "taken"}),
    "complication.overlap": (when.a_sixteen_that_is_both, {"both": 1, "success_only": 0}),
    "complication.suggestions": (when.ideas_for_a_complication, {"on": True, "off": False}),
    "complication.forms": (when.percent_of_time_lost, {"four": 50, "words": 0}),
    "complication.buyoff_scope": (when.the_price_of_a_bare_success, {"rolled_only": "complication", "all": "buy-off"}),
    "cost.offered_by": (when.who_speaks_of_a_cost, {"gm": "offer-cost", "player": "take-cost"}),
    "cost.in_contests": (fights.a_lost_contest, {"false": "over", "true": "offer-cost"}),
    "difficulty.zero_rolls": (when.a_test_at_zero, {"gm": "waive", "always": "buy-dice", "never": "over"}),
    "difficulty.ceiling": (when.three_traits_against_five, {"5": 5, "7": 7, "none": 8}),
    "trait.max_shift": (when.two_traits_against_one, {"none": 3, "1": 2}),
    "contest.mode": (fights.number_without_opposition, {"opponent_sets": 0, "both_against_1": 1}),
    "contest.shortfall": (fights.what_a_lost_contest_gives, {"opponent": 2, "none": 0}),
}

DRIVES: Outcomes = {
    "determination.start": (when.determination_at_the_start, {"1": 1, "0": 0, "3": 3}),
    "determination.cap": (when.a_point_on_top_of_two, {"3": 3, "2": 2}),
    "determination.reset": (when.three_points_in_a_new_session, {"adventure": 3, "session": 1}),
    "determination.auto_one_timing": (when.a_sure_one_before_the_roll, {"before": True, "after": False}),
    "determination.neutral_allows": (when.a_statement_that_stays_neutral, {"false": "commit", "true": "point"}),
    "determination.extra_actions_per_turn": (
        fights.extra_actions,
        {"1": ("extra-action", "over"), "0": ("over", "over"), "2": ("extra-action", "extra-action")},
    ),
    "reroll.old_complication_sticks": (when.a_twenty_rerolled_as_a_nine, {"false": 0, "true": 1}),
    "reroll.assist_dice": (when.a_rerolled_helpers_die, {"false": "houses.reroll.own-pool-only", "true": "taken"}),
    "reroll.per_die": (when.a_die_rolled_a_third_time, {"once": "houses.reroll.once-per-die", "any": "taken"}),
    "drive.left_over": (
        when.drives_when_nothing_fits,
        {"without_statement": {"power", "truth"}, "any": {"duty", "faith", "justice", "power", "truth"}},
    ),
    "drive.change_allowed": (
        when.rewriting_a_struck_statement,
        {"true": "taken", "false": "houses.challenge.change-or-recover"},
    ),
    "challenge.refusal_earns_failure_point": (when.points_for_a_refusal, {"false": 0, "true": 1}),
}

PEOPLE: Outcomes = {
    "pc.skill_points": (when.a_usual_character, {"5": [], "6": ["houses.pc.skill-array"]}),
    "pc.focuses": (when.a_usual_character, {"4": [], "5": COUNTS}),
    "pc.talents": (when.a_usual_character, {"3": [], "2": COUNTS}),
    "pc.assets": (when.a_usual_character, {"3": [], "4": COUNTS}),
    "skill.cap": (when.a_skill_at_nine, {"8": ["houses.pc.skill-range"], "9": []}),
    "advance.per_adventure": (
        when.a_second_advance_in_an_adventure,
        {"none": "taken", "1": "houses.advance.talent-cost"},
    ),
    "advance.retrain_factor": (when.retraining_a_skill, {"1/2": 5, "1": 10, "1/3": 4}),
    "advance.peril_threshold": (when.four_threat_at_once, {"3": 1, "5": 0}),
    "advance.peril_for": (when.peril_while_elsewhere, {"present": 0, "all": 1}),
    "advance.adversity_points": (when.failing_at_three, {"1": 1, "2": 2}),
    "advance.impress_limit": (
        when.a_second_award,
        {"per_player": True, "per_table": "houses.advance.impress-once-per-session"},
    ),
    "npc.spend_before_threat": (when.surplus_of_an_npc, {"true": "spend", "false": "over"}),
    "npc.minor_determination": (when.resolve_of_a_minor_npc, {"false": "commit", "true": "point"}),
    "npc.abilities_for_notable": (
        when.a_notable_npc_with_an_ability,
        {"false": ["houses.npc.ability.replaces-talent"], "true": []},
    ),
    "hook.roll": (when.dice_for_a_hook, {"per_column": 5, "single": 1}),
    "supporting.cost": (
        when.pools_after_a_supporter_came,
        {"none": (3, 3), "momentum:1": (2, 3), "threat:2": (3, 5)},
    ),
}

CONFLICT: Outcomes = {
    "initiative.keep_cost": (fights.price_of_the_initiative, {"2": 2, "0": 0, "3": 3}),
    "initiative.keep_penalty": (fights.penalty_of_the_initiative, {"1": 1, "0": 0, "2": 2}),
    "initiative.keep_penalty_applies": (fights.penalty_of_an_ally, {"always": 1, "same_character": 0}),
    "initiative.consecutive_keep": (fights.keeping_it_again, {"false": "over", "true": "keep"}),
    "initiative.mode": (fights.whose_turn_at_the_start, {"alternate": "players", "free": ""}),
    "track.clears": (
        fights.a_track_after_the_conflict_and_the_scene,
        {"conflict": (0, 0), "scene": (4, 0), "never": (4, 4)},
    ),
    "attack.extra_points_repeatable": (fights.a_second_point_for_a_hit, {"false": "narrate", "true": "buy"}),
    "attack.reach": (fights.striking_into_another_zone, {"same_zone": "reach", "any": "intent"}),
    "attack.defensive_counts": (fights.ones_own_shield_beside_the_target, {"target_side": 1, "all": 2}),
    "recovery.ally_task": (fights.helping_up_the_defeated, {"true": "taken", "false": "houses.use.help-ally"}),
    "recovery.by_test": (fights.one_passed_test_for_the_defeated, {"false": "defeated", "true": ""}),
    "move.plain_needs_test": (fights.a_plain_move, {"true": "possible", "false": "keep"}),
    "move.defensive_assets_hinder": (
        fights.moving_past_shields,
        {"none": (2, 2), "enter": (3, 2), "leave": (2, 3)},
    ),
    "move.second_asset_for_2": (fights.a_second_asset_on_the_move, {"false": "narrate", "true": "buy"}),
    "label.potency": (fights.the_word_for_potency, {"Potency": "Potency 3", "Clout": "Clout 3"}),
    "asset.potency_warn": (fights.potency_three, {"4": False, "2": True}),
}

OUTCOMES: Outcomes = POOLS | TESTS | DRIVES | PEOPLE | CONFLICT
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
    """All seventy-three options are in the list, and nothing else is."""
    assert set(OUTCOMES) == set(names())
    assert len(OUTCOMES) == 73


@pytest.mark.parametrize("option", OUTCOMES)
def test_no_value_is_left_out(option: str) -> None:
    """Every value stands in the list; of a number or a word of one's own, the default and another."""
    listed = tuple(OUTCOMES[option][1])
    if values_of(option):
        assert set(listed) == set(values_of(option))
        assert values_of(option)[0] == listed[0]
    assert len(listed) > 1
    assert listed[0] == value_of(DEFAULTS, option)


@pytest.mark.parametrize("option", OUTCOMES)
def test_each_value_of_an_option_makes_a_difference(option: str) -> None:
    """No two values of an option come to the same."""
    for one, other in combinations(OUTCOMES[option][1].values(), 2):
        assert one != other


@pytest.mark.parametrize("option", OUTCOMES)
def test_a_table_without_settings_plays_by_the_defaults(option: str) -> None:
    """A table that sets nothing plays by the first value."""
    situation, outcomes = OUTCOMES[option]
    assert situation() == next(iter(outcomes.values()))


def test_a_misspelt_option_is_refused_with_the_nearest_name() -> None:
    """An unknown name is refused with the nearest one that is known."""
    with pytest.raises(Unclear) as refusal:
        read_options({"momentum.cup": "3"})
    assert refusal.value.values == {"name": "momentum.cup", "nearest": "momentum.cap"}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("drive.left_over", "some"),
        ("momentum.shared", "yes"),
        ("momentum.cap", "-1"),
        ("momentum.cap", str(MOST + 1)),
        ("momentum.cap", "²"),
        ("momentum.start", "none"),
        ("momentum.start", "7"),
        ("determination.start", "4"),
        ("determination.cap", "0"),
        ("difficulty.ceiling", "4"),
        ("skill.cap", "3"),
        ("advance.peril_threshold", "0"),
        ("advance.retrain_factor", "0"),
        ("advance.retrain_factor", "3/2"),
        ("advance.retrain_factor", "1/0"),
        ("advance.retrain_factor", "half"),
        ("label.potency", " "),
        ("label.potency", "x" * 31),
        ("supporting.cost", "momentum"),
        ("supporting.cost", "momentum:0"),
        ("supporting.cost", "gold:1"),
    ],
)
def test_an_unknown_value_of_an_option_is_refused(option: str, value: str) -> None:
    """Words must be on the list of the option, numbers within its bounds, and nothing starts above its limit."""
    with pytest.raises(Unclear):
        read_options({option: value})


def test_unnamed_options_keep_their_earlier_values() -> None:
    """An option that is not named stays as it was."""
    base = read_options({"momentum.cap": "none"})
    assert read_options({"hook.roll": "single"}, base) == changed(DEFAULTS, momentum_cap=None, hook_roll="single")
