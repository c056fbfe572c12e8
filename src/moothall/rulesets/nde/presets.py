"""The preset *as written* of both editions: the literal reading of its text, and no addition of ours.

Each option that rests on a ruling of ours stands here once: with the value that the text says when it is read to the
letter, or among the gaps, where the text says nothing that could be read so and the ruling stays.
"""

from __future__ import annotations

from moothall.talk.options import AS_WRITTEN, Gap, Presets

_NEWER: dict[str, str] = {
    "max_rule": "always",
    "luck_over_limit": "on",
    "luck_per_test": "any",
    "luck_on_one": "on",
    "custom_t": "off",
    "stakes": "required",
    "fail_prompt": "required",
    "gm_bargain": "off",
    "zone_model": "pairs",
    "x_effect_damage": "0",
    "ranged_limit": "off",
    "legacy_shift": "t",
    "crowd": "ask",
    "foe_space": "bound",
    "effects": "told",
    "death_when_down": "off",
    "recovery": "layered",
    "trait_effect": "fiction",
    "exceptional_2d6": "exact12",
    "difficulty_2d6": "flat",
}
"""What the text says to the letter, option by option."""

_OLDER: dict[str, str] = {
    "max_rule": "always",
    "custom_t": "off",
    "stakes": "optional",
    "fail_prompt": "optional",
    "tn_shifts": "net",
    "max_helpers": "1",
    "x_effect_damage": "1",
    "crowd": "ask",
    "foe_space": "bound",
    "effects": "told",
    "power_heal": "2",
    "death_when_down": "on",
    "recovery": "full",
}

PRESETS: dict[str, Presets] = {"nde2": {AS_WRITTEN: _NEWER}, "nde1": {AS_WRITTEN: _OLDER}}

_NEWER_GAPS: dict[str, Gap] = {
    "step_slots": "differs",
    "max_helpers": "silent",
    "minion_defense": "silent",
    "foe_action": "silent",
    "crowd_min": "unclear",
    "power_target": "differs",
    "power_heal": "silent",
    "reroll_2d6": "silent",
}
"""Where the text leaves something open, and how."""

_OLDER_GAPS: dict[str, Gap] = {
    "crowd_min": "unclear",
    "foe_action": "silent",
    "power_target": "differs",
    "start_d6": "silent",
}

GAPS: dict[str, dict[str, Gap]] = {"nde2": _NEWER_GAPS, "nde1": _OLDER_GAPS}
