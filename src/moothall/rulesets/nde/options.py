"""The table's options: where tables may differ, by name. An edition says what a new table has: the book as written,
or the ruling on it. The defaults of the record are what a ledger has that does not name an option: one that came later
was not played there.

They are Python types and not a data file so that a misspelt value in a rule is found before anybody plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Literal

from moothall.records import big_record
from moothall.rulesets.nde.editions import Edition, Mode, edition
from moothall.rulesets.nde.presets import PRESETS
from moothall.talk.layers import LayerChosen
from moothall.talk.options import chosen, literals, read_settings

OnOff = Literal["off", "on"]


@big_record
class Options:
    """The options of both editions. Those an edition does not have stay as they are here and change nothing."""

    edition: Literal["nde2", "nde1"] = "nde2"
    dice_mode: Literal["ladder", "2d6", "d6"] = "ladder"
    positioning: Literal["zones", "grid", "none"] = "zones"
    zone_model: Literal["pairs", "track"] = "pairs"
    max_rule: Literal["always", "plain", "must_meet"] = "always"
    step_slots: Literal["slots", "strict", "free"] = "slots"
    tn_shifts: Literal["net", "sum"] = "net"
    max_helpers: int = 1
    talents: OnOff = "on"
    custom_t: OnOff = "off"
    stakes: Literal["required", "optional"] = "required"
    fail_prompt: Literal["required", "optional"] = "required"
    gm_bargain: OnOff = "off"
    luck_per_test: Literal["any", "1"] = "any"
    luck_over_limit: OnOff = "on"
    luck_on_one: OnOff = "on"
    ranged_limit: Literal["off", "10"] = "off"
    legacy_shift: Literal["die", "t"] = "die"
    crowd: Literal["ask", "off"] = "ask"
    crowd_min: int = 2
    foe_action: Literal["player_test", "gm_fiat", "foe_roll"] = "player_test"
    foe_space: Literal["bound", "free"] = "free"
    effects: Literal["bite", "told"] = "told"
    minion_defense: Literal["5", "4"] = "5"
    x_effect_damage: Literal["1", "0"] = "1"
    elites: OnOff = "on"
    retaliation: Literal["off", "melee", "reach"] = "off"
    power_target: Literal["higher", "defense", "level"] = "higher"
    power_heal: int = 2
    death_when_down: OnOff = "off"
    recovery: Literal["layered", "full", "harsh"] = "layered"
    armor_token: OnOff = "off"
    clock: OnOff = "off"
    trait_effect: Literal["fiction", "as_talent"] = "fiction"
    exceptional_2d6: Literal["total12plus", "natural12", "exact12"] = "total12plus"
    reroll_2d6: Literal["better", "new"] = "better"
    difficulty_2d6: Literal["flat", "tiered"] = "flat"
    start_d6: Literal["parity", "gentle"] = "parity"
    layers: tuple[LayerChosen, ...] = ()

    @property
    def book(self) -> Edition:
        """The edition this table plays."""
        return edition(self.edition)

    @property
    def mode(self) -> Mode:
        """The dice mode of this table."""
        return edition(self.edition).modes[self.dice_mode]


@cache
def defaults(book: str) -> Options:
    """An edition as it is written."""
    usual: dict[str, Any] = dict(edition(book).options)
    return Options(edition=book, **usual)  # type: ignore[arg-type] # checked when the edition is read


DEFAULTS = defaults("nde2")


def names(book: str) -> tuple[str, ...]:
    """The options an edition has."""
    return tuple(edition(book).options)


def values_of(name: str, book: str = "nde2") -> tuple[str, ...]:
    """The values an option takes in an edition, the book's own first; empty for one that takes a number."""
    return edition(book).narrowed.get(name) or literals(Options)[name]


def extras(options: Options) -> tuple[str, ...]:
    """The rules of the extras a table plays with; without any, the rule that lets it do without."""
    played = (rule for name, rule in options.book.extras.items() if getattr(options, name) != "off")
    return tuple(played) or (options.book.no_extras,)


def read_options(settings: Mapping[str, str], base: Options | None = None) -> Options:
    """Options from names and values as people write them, over a base."""
    base = base or DEFAULTS
    settings, layers = chosen(base.edition, settings, PRESETS[base.edition], base.layers)
    read = read_settings(settings, base.book.options, lambda name: values_of(name, base.edition)) | {"layers": layers}
    return Options(**{field.name: read.get(field.name, getattr(base, field.name)) for field in fields(Options)})
