"""The preset *as written* of this book: the literal reading of its text, and no addition of ours.

Each option that rests on a ruling of ours stands here once: with the value that the text says when it is read to the
letter, or among the gaps, where the text says nothing that could be read so and the ruling stays.
"""

from __future__ import annotations

from moothall.talk.options import AS_WRITTEN, Gap, Presets

_LITERAL: dict[str, str] = {
    "momentum.cap": "none",
    "momentum.scene_decay": "0",
    "momentum.trait_edit": "false",
    "momentum.after_fail": "true",
    "momentum.one_use_each": "false",
    "threat.cap": "none",
    "threat.raise_window": "before_roll",
    "assist.max": "none",
    "assist.leader_gate": "false",
    "complication.suggestions": "off",
    "complication.forms": "words",
    "complication.buyoff_scope": "all",
    "cost.offered_by": "player",
    "cost.in_contests": "true",
    "determination.cap": "none",
    "determination.extra_actions_per_turn": "none",
    "reroll.per_die": "any",
    "drive.change_allowed": "true",
    "advance.per_adventure": "none",
    "advance.peril_threshold": "3",
    "advance.peril_for": "all",
    "initiative.keep_penalty": "0",
    "initiative.consecutive_keep": "true",
    "contest.shortfall": "none",
    "difficulty.ceiling": "none",
    "attack.reach": "any",
    "attack.defensive_counts": "all",
    "recovery.ally_task": "false",
    "recovery.by_test": "true",
    "move.plain_needs_test": "true",
    "move.defensive_assets_hinder": "none",
    "move.second_asset_for_2": "false",
    "label.potency": "Potency",
    "asset.potency_warn": "99",
    "npc.spend_before_threat": "false",
    "npc.abilities_for_notable": "false",
    "trait.max_shift": "none",
    "hook.roll": "single",
}
"""What the text says to the letter, option by option."""

PRESETS: Presets = {AS_WRITTEN: _LITERAL}

GAPS: dict[str, Gap] = {
    "momentum.shared": "silent",
    "momentum.start": "silent",
    "threat.start_per_player": "silent",
    "threat.visible_to_players": "silent",
    "dice.price_ladder": "silent",
    "assist.determination": "silent",
    "focus.cross_skill": "silent",
    "complication.overlap": "silent",
    "determination.start": "silent",
    "determination.reset": "silent",
    "reroll.old_complication_sticks": "silent",
    "pc.skill_points": "silent",
    "pc.focuses": "silent",
    "pc.talents": "silent",
    "pc.assets": "silent",
    "skill.cap": "silent",
    "advance.retrain_factor": "silent",
    "advance.adversity_points": "silent",
    "initiative.keep_cost": "silent",
    "initiative.keep_penalty_applies": "silent",
    "initiative.mode": "silent",
    "contest.mode": "silent",
    "difficulty.zero_rolls": "silent",
    "track.clears": "silent",
    "payment.split": "silent",
    "supporting.cost": "silent",
    "assist.counts_to_cap": "unclear",
    "determination.auto_one_timing": "unclear",
    "reroll.assist_dice": "unclear",
    "drive.left_over": "unclear",
    "challenge.refusal_earns_failure_point": "unclear",
    "advance.impress_limit": "unclear",
    "attack.extra_points_repeatable": "unclear",
    "npc.minor_determination": "unclear",
    "determination.neutral_allows": "differs",
}
"""Where the text leaves something open, and how."""
