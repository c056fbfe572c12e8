"""The table's options: where tables may differ, by name. Each default is the book as written, or the ruling on it.

They are Python types and not a data file so that a misspelt value in a rule is found before anybody plays. People write
an option with dashes (`up-reads`); its field has underscores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Literal

from moothall.records import big_record, changed
from moothall.rulesets.nova6.presets import PRESETS
from moothall.talk.layers import LayerChosen
from moothall.talk.options import LAYERS_FIELD, chosen, literals, read_settings

OnOff = Literal["off", "on"]


@big_record
class Options:
    """Everything a table may settle for itself."""

    advanced_actions: Literal["on", "off"] = "on"
    player_trades_penalty: OnOff = "off"
    flip_pays_traded: OnOff = "off"
    up_reads: Literal["choose", "highest"] = "choose"
    practiced_reroll: Literal["pool", "action-dice"] = "pool"
    cost_success_in_conflict: Literal["on", "off"] = "on"
    gsp_bank: OnOff = "off"
    setback_on_plain_failure: OnOff = "off"
    setback_point_any_result: Literal["on", "off"] = "on"
    setback_expiry: Literal["never", "milestone", "scenario"] = "never"
    multi_action_penalty: Literal["declared", "progressive"] = "declared"
    action_duration_test: OnOff = "off"
    coverage_mode: Literal["total", "layers"] = "total"
    range_dice: Literal["none", "per-step"] = "none"
    contest_npc_trade: Literal["unconditional", "on-failure"] = "unconditional"
    contest_tie: Literal["opposition", "extra-round", "pc"] = "opposition"
    initiative_each_round: OnOff = "off"
    free_bonus_action: OnOff = "off"
    effect_cap: Literal["4", "none"] = "4"
    advantage_consumed: OnOff = "off"
    improved_protection_free: OnOff = "off"
    area_defend_negates: OnOff = "off"
    explosion_on_miss: Literal["half-others", "nothing", "half-all"] = "half-others"
    repeat_hits: Literal["separate", "sum"] = "separate"
    hazard_fall_roll: OnOff = "off"
    staggered_stacks: Literal["on", "off"] = "on"
    stressed_same_roll: Literal["on", "off"] = "on"
    stressed_pays_target: Literal["on", "off"] = "on"
    end_overkill: OnOff = "off"
    end_hit_while_out: OnOff = "off"
    end_bystander_save: OnOff = "off"
    end_untreated: OnOff = "off"
    concede_pays_always: OnOff = "off"
    incapacitated_recovery: Literal["stunt-point", "minus-2d"] = "stunt-point"
    rest_refreshes_pp: OnOff = "off"
    milestone_auto_clear: OnOff = "off"
    gm_rolls: OnOff = "off"
    compel_zero_pp_refuse: OnOff = "off"
    npc_compel_refund: OnOff = "off"
    gpp_per_pc: Literal["1", "0", "2", "3"] = "1"
    focused_rank_five: OnOff = "off"
    advance_banking: Literal["on", "off"] = "on"
    start_level: int = 1
    practiced_keeps_traded_sp: OnOff = "off"
    strong_body_choice: Literal["per-test", "fixed"] = "per-test"
    npc_defense: Literal["best", "gm-picks"] = "best"
    grapple_scope: Literal["all", "pick-one"] = "all"
    default_load: Literal["basic", "unprepared", "light", "medium", "heavy"] = "basic"
    heavy_load_gear_die: Literal["1", "2"] = "1"
    auto_drop_load: Literal["on", "off"] = "on"
    gear_test_retry: OnOff = "off"
    price_penalty: Literal["on", "off"] = "on"
    asset_uses_per_action: Literal["one", "any"] = "one"
    signature_cap: Literal["none", "one"] = "none"
    flaw_pays: Literal["gm-names", "advance", "nothing"] = "gm-names"
    survival_mode: OnOff = "off"
    armor_layering: Literal["sum", "highest-soak", "off"] = "sum"
    bipod_automatic: OnOff = "off"
    extra_advance_rounding: Literal["down", "up"] = "down"
    extra_bonus_boxes: OnOff = "off"
    horde_even_share: Literal["all", "half"] = "all"
    milestone_trades: Literal["union", "text", "table"] = "union"
    epic_aspect_changes: Literal["one", "any"] = "one"
    total_condition: Literal["propose-fail", "roll"] = "propose-fail"
    layers: tuple[LayerChosen, ...] = ()


DEFAULTS = Options()
LEAST = {"start-level": 0}
_FIELDS = {field.name.replace("_", "-"): field.name for field in fields(Options) if field.name != LAYERS_FIELD}


def defaults(book: str = "nova6") -> Options:
    """The book as it is written."""
    return DEFAULTS


def names(book: str = "nova6") -> tuple[str, ...]:
    """The options a table has, as people write them."""
    return tuple(_FIELDS)


def values_of(name: str, book: str = "nova6") -> tuple[str, ...]:
    """The values an option takes, the book's own first."""
    return literals(Options)[_FIELDS[name]]


def read_options(settings: Mapping[str, str], base: Options | None = None) -> Options:
    """Options from names and values as people write them, over a base."""
    base = base or DEFAULTS
    settings, layers = chosen("nova6", settings, PRESETS, base.layers)
    read = read_settings(settings, _FIELDS, values_of, LEAST)
    new: dict[str, Any] = {_FIELDS[name]: value for name, value in read.items()}
    return changed(base, layers=layers, **new)
