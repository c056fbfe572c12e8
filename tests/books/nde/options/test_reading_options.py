"""Options of an NDE table as they are read: their numbers, their base, and the extras they bring in."""

from __future__ import annotations

from dataclasses import replace

from moothall.rulesets.nde.options import Options, defaults, extras, read_options, values_of


def test_numbers_among_the_options_are_those_of_the_book() -> None:
    """One helper, a crowd of two, and two Hearts from a power that heals."""
    usual = read_options({})
    assert (usual.max_helpers, usual.crowd_min, usual.power_heal) == (1, 2, 2)
    bare = Options()
    assert (bare.max_helpers, bare.crowd_min, bare.power_heal) == (1, 2, 2)


def test_options_are_read_over_their_base() -> None:
    """Without one the base is the newer edition; values are those of the edition that is played."""
    assert read_options({"clock": "on"}, defaults("nde1")) == replace(defaults("nde1"), clock="on")
    assert read_options({"clock": "on"}).edition == "nde2"
    assert values_of("dice_mode") == ("ladder", "2d6") and values_of("zone_model") == ("pairs", "track")


def test_extras_are_those_a_table_plays_with() -> None:
    """Without any, the rule that lets a table do without is named."""
    assert extras(read_options({"clock": "on", "armor_token": "on"})) == ("nde2.opt.armor", "nde2.opt.clock")
    assert extras(read_options({})) == ("nde2.opt.all-off",)
