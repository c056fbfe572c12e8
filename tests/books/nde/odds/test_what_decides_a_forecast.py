"""What a forecast changes to say what decides a fight."""

from __future__ import annotations

from moothall.rulesets.nde.encounters import FoeLine, HeroLine, variants


def test_a_forecast_leaves_one_hero_out() -> None:
    """Of several alike one stays away; of the last line with one hero, the line does; a lone hero never."""
    foes, brams = (FoeLine("minion", 2),), HeroLine("Bram", 3)
    left = {
        lines: [one.heroes for one in variants(lines, foes) if one.key == "forecast-nde-absent"]
        for lines in ((brams,), (brams, HeroLine("Ilse")), (HeroLine("Ilse"),))
    }
    assert list(left.values()) == [[(HeroLine("Bram", 2),)], [(brams,)], []]
