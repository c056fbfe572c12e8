"""The table's options: where tables may differ, by name. Each default is the book as written, or the ruling on it.

They are Python types and not a data file so that a misspelt value in a rule is found before anybody plays. People write
an option with a dot where the field has its first underscore: `momentum.cap`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from fractions import Fraction
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from moothall.errors import Unclear
from moothall.records import big_record
from moothall.rulesets.houses2d20.presets import PRESETS
from moothall.rulesets.houses2d20.words import BOOK
from moothall.talk.layers import LayerChosen
from moothall.talk.options import LAYERS_FIELD, chosen


@big_record
class Options:
    """Everything a table may set for itself. `None` is "no limit"."""

    momentum_shared: bool = True
    momentum_start: int = 0
    momentum_cap: int | None = 6
    momentum_scene_decay: int = 1
    momentum_trait_edit: bool = False
    momentum_after_fail: bool = True
    momentum_one_use_each: bool = True
    threat_start_per_player: int = 2
    threat_cap: int | None = None
    threat_visible_to_players: bool = True
    threat_raise_window: Literal["before_commit", "before_roll"] = "before_commit"
    dice_price_ladder: Literal["shared", "separate"] = "shared"
    assist_counts_to_cap: bool = False
    assist_max: int | None = None
    assist_leader_gate: bool = True
    assist_determination: bool = False
    focus_cross_skill: bool = False
    complication_overlap: Literal["both", "success_only"] = "both"
    complication_suggestions: Literal["on", "off"] = "on"
    complication_forms: Literal["four", "words"] = "four"
    complication_buyoff_scope: Literal["rolled_only", "all"] = "rolled_only"
    cost_offered_by: Literal["gm", "player"] = "gm"
    cost_in_contests: bool = False
    determination_start: int = 1
    determination_cap: int | None = 3
    determination_reset: Literal["adventure", "session"] = "adventure"
    determination_auto_one_timing: Literal["before", "after"] = "before"
    determination_neutral_allows: bool = False
    determination_extra_actions_per_turn: int | None = 1
    reroll_old_complication_sticks: bool = False
    reroll_assist_dice: bool = False
    reroll_per_die: Literal["once", "any"] = "once"
    drive_left_over: Literal["without_statement", "any"] = "without_statement"
    drive_change_allowed: bool = True
    challenge_refusal_earns_failure_point: bool = False
    pc_skill_points: int = 5
    pc_focuses: int = 4
    pc_talents: int = 3
    pc_assets: int = 3
    skill_cap: int = 8
    advance_per_adventure: int | None = None
    advance_retrain_factor: str = "1/2"
    advance_peril_threshold: int = 3
    advance_peril_for: Literal["present", "all"] = "present"
    advance_adversity_points: int = 1
    advance_impress_limit: Literal["per_player", "per_table"] = "per_player"
    initiative_keep_cost: int = 2
    initiative_keep_penalty: int = 1
    initiative_keep_penalty_applies: Literal["always", "same_character"] = "always"
    initiative_consecutive_keep: bool = False
    initiative_mode: Literal["alternate", "free"] = "alternate"
    contest_mode: Literal["opponent_sets", "both_against_1"] = "opponent_sets"
    contest_shortfall: Literal["opponent", "none"] = "opponent"
    difficulty_zero_rolls: Literal["gm", "always", "never"] = "gm"
    difficulty_ceiling: int | None = 5
    track_clears: Literal["conflict", "scene", "never"] = "conflict"
    attack_extra_points_repeatable: bool = False
    attack_reach: Literal["same_zone", "any"] = "same_zone"
    attack_defensive_counts: Literal["target_side", "all"] = "target_side"
    recovery_ally_task: bool = True
    recovery_by_test: bool = False
    move_plain_needs_test: bool = True
    move_defensive_assets_hinder: Literal["none", "enter", "leave"] = "none"
    move_second_asset_for_2: bool = False
    label_potency: str = "Potency"
    asset_potency_warn: int = 4
    payment_split: bool = False
    npc_spend_before_threat: bool = True
    npc_minor_determination: bool = False
    npc_abilities_for_notable: bool = False
    trait_max_shift: int | None = None
    hook_roll: Literal["per_column", "single"] = "per_column"
    supporting_cost: str = "none"
    amended: bool = False
    """No option: whether what was mended after 0.1.0 holds at this table. Ledgers of 0.1.0 do not name it, and the
    actions that wait in them go on as they began."""
    layers: tuple[LayerChosen, ...] = ()

    @property
    def own_potency(self) -> str:
        """This table's own word for Potency, if it has one."""
        return "" if self.label_potency == DEFAULTS.label_potency else self.label_potency

    @property
    def free_order(self) -> bool:
        """Whether anybody may act at any time."""
        return self.amended and self.initiative_mode == "free"

    @property
    def allies_rise(self) -> bool:
        """Whether a defeated ally can be brought back while the conflict runs."""
        return self.recovery_ally_task or self.recovery_by_test

    @property
    def retrain_factor(self) -> Fraction:
        """Price of retraining, as a share of the full price."""
        return Fraction(self.advance_retrain_factor)


DEFAULTS = Options(amended=True)

MOST = 99
"""No table needs a counted option above this."""

NO_OPTIONS = (LAYERS_FIELD, "amended")
"""Fields that a table does not set."""

LEAST = {
    "determination_cap": 1,
    "skill_cap": 4,
    "advance_peril_threshold": 1,
    "difficulty_ceiling": 5,
}
"""Where a number may not be 0, or begins higher."""


def defaults(book: str = BOOK) -> Options:
    """The book as it is written."""
    return DEFAULTS


@cache
def _fields() -> dict[str, str]:
    """The name people write → the field."""
    return {each.name.replace("_", ".", 1): each.name for each in fields(Options) if each.name not in NO_OPTIONS}


def names(book: str = BOOK) -> tuple[str, ...]:
    """All options, as people write them."""
    return tuple(_fields())


def value_of(options: Options, name: str) -> str:
    """Value of an option, as people write it."""
    value = getattr(options, _fields()[name])
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(value)


def values_of(name: str, book: str = BOOK) -> tuple[str, ...]:
    """The words an option takes, the book's own first; empty for one that takes a number or words of one's own."""
    hint = _hints()[_fields()[name]]
    if hint is bool:
        usual = value_of(DEFAULTS, name)
        return ("true", "false") if usual == "true" else ("false", "true")
    return get_args(hint) if get_origin(hint) is Literal else ()


def takes_of(name: str) -> str:
    """The type of an option without a list of values: a word, a price, a share, or a number that may have no limit."""
    own = {"label.potency": "word", "supporting.cost": "price", "advance.retrain_factor": "share"}
    return own.get(name) or ("limit" if type(None) in get_args(_hints()[_fields()[name]]) else "number")


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Options)


def read_options(settings: Mapping[str, str], base: Options | None = None) -> Options:
    """Options from names and values as people write them, over a base."""
    base = base or DEFAULTS
    settings, layers = chosen(BOOK, settings, PRESETS, base.layers)
    known, read = _fields(), dict[str, Any](layers=layers)
    for name, value in settings.items():
        if name not in known:
            raise Unclear("error-unknown-option", name=name, nearest=_nearest(name, set(known)))
        read[known[name]] = _read_value(name, value)
    made = Options(**{each.name: read.get(each.name, getattr(base, each.name)) for each in fields(Options)})
    _check_caps(made)
    return made


def problems(options: Options) -> Iterator[Unclear]:
    """Problems of options that no file could hold."""
    try:
        read_options({name: value_of(options, name) for name in _fields()})
    except Unclear as problem:
        yield problem


def _read_value(name: str, value: str) -> str | int | bool | None:
    values, field = values_of(name), _fields()[name]
    if values:
        if value not in values:
            raise Unclear("error-option-value", name=name, value=value, values=", ".join(values))
        return value == "true" if _hints()[field] is bool else value
    match takes_of(name):
        case "word":
            return _a_word(name, value)
        case "price":
            return _a_price(name, value)
        case "share":
            return _a_share(name, value)
        case "limit" if value == "none":
            return None
    return _a_number(name, value, LEAST.get(field, 0))


def _a_word(name: str, value: str) -> str:
    if not value.strip() or len(value) > 30:
        raise Unclear("error-option-word", name=name, value=value)
    return value.strip()


def _a_price(name: str, value: str) -> str:
    """`none`, or a price in one of the two pools: `momentum:1`, `threat:2`."""
    pool, _, amount = value.partition(":")
    if value != "none" and not (pool in ("momentum", "threat") and _is_number(amount) and int(amount) > 0):
        raise Unclear("error-option-price", name=name, value=value)
    return value


def _a_share(name: str, value: str) -> str:
    """A fraction above 0 and up to 1: `1/2`, `1`."""
    above, slash, below = value.partition("/")
    if _is_number(above) and (not slash or _is_number(below)):
        share = (int(above), int(below) if slash else 1)
        if 0 < share[0] <= share[1]:
            return str(Fraction(*share))
    raise Unclear("error-option-share", name=name, value=value)


def _a_number(name: str, value: str, least: int) -> int:
    if not _is_number(value) or not least <= int(value) <= MOST:
        raise Unclear("error-option-range", name=name, value=value, least=least, most=MOST)
    return int(value)


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdigit() and len(value) < 4


def _check_caps(options: Options) -> None:
    """Nothing starts above its own limit."""
    for name, start, cap in (
        ("momentum.start", options.momentum_start, options.momentum_cap),
        ("determination.start", options.determination_start, options.determination_cap),
    ):
        if cap is not None and start > cap:
            raise Unclear("error-option-above-cap", name=name, value=start, most=cap)


def _nearest(name: str, known: set[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, sorted(known), cutoff=0)), "")
