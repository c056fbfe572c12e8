"""NOVA6 talents: known effects, requirements, how often one is taken, and correcting one."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6.creation.advances import given_by, ticks, traits_of
from moothall.rulesets.nova6.creation.legality import perk_slots
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, KINDS, kinds_of, yardstick
from moothall.rulesets.nova6.vocabulary import Gives, Trait, What
from tests.books.nova6.support.sheets import judged, petra, progress, wrong
from tests.books.nova6.support.stage import act_out, hero, table
from tests.support.citing import cited, refused

TIDES = {"name": "Tide Tables", "text": "knows every current", "permitted": True}


def with_own(*own: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Petra at level 3 with talents of her own."""
    return petra(level=3, talents=[*petra()["talents"], *own], **more)


@pytest.mark.rule("nova6.talent.definition")
def test_a_talent_has_a_name_and_known_effects() -> None:
    """A talent has a name, words and effects; without a name or with an unknown effect it is refused."""
    whole = TIDES | {"gives": [{"what": "dice", "amount": 1, "skill": "wits"}]}
    assert judged(with_own(whole), advance_banking="on")[0].cite == "nova6.character.advance-unspent"
    assert traits_of(with_own(whole))[-1] == Trait("Tide Tables", "Tide Tables", gives=(Gives("dice", 1, "wits"),))
    bad: tuple[dict[str, Any], ...] = (
        {},
        {"name": " "},
        TIDES | {"gives": [{"what": "flying"}]},
        TIDES | {"gives": "dice"},
        TIDES | {"gives": [{"what": "dice", "amount": "1"}]},
        TIDES | {"gives": [{"what": "dice", "cite": "nova6.talent.lucky"}]},
    )
    for one in bad:
        assert [cite for cite, _ in wrong(with_own(one))] == ["nova6.talent.definition"]


@pytest.mark.rule("nova6.talent.kinds")
def test_every_kind_of_talent_effect_can_be_written() -> None:
    """Every effect can be written, and a talent that opens a feature needs no approval for it."""
    for kind, listed in KINDS.items():
        for what in listed:
            assert [option.id for option in cited(kinds_of((Gives(what),)))] == [kind]
            assert wrong(with_own(TIDES | {"gives": [{"what": what}]})) == []
    assert set().union(*KINDS.values()) < set(get_args(What))
    gills = [{"name": "Gills"}]
    assert wrong(with_own(TIDES, features=gills)) == [("nova6.character.cost-feature", "Gills")]
    assert wrong(with_own(TIDES | {"gives": [{"what": "unlock", "of": "Gills"}]}, features=gills)) == []
    assert wrong(with_own(TIDES | {"gives": [{"what": "unlock", "of": "Wings"}]}, features=gills)) != []


@pytest.mark.rule("nova6.talent.balance")
def test_a_strong_talent_is_only_remarked_upon() -> None:
    """Two dice on every Fight test are two ranks: the GM is told, and the sheet is as legal as before."""
    cases = (
        ((Gives("dice", 2, "fight"),), 2, "too-strong"),
        ((Gives("dice", 1, "fight"),), 1, "fair"),
        ((Gives("dice", 1, "fight", ("attack",)),), Fraction(1, 4), "too-weak"),
        ((Gives("dice", 1, "fight", ("attack", "defend")), Gives("boxes", 1, of="mental")), 1, "fair"),
        ((Gives("dice", 1),), 6, "too-strong"),
        ((Gives("refresh", 2), Gives("trade-one")), 2, "too-strong"),
    )
    for gives, ranks, verdict in cases:
        measured = cited(yardstick(gives))
        assert (measured.ranks, measured.verdict) == (ranks, verdict)
    strong = with_own(TIDES | {"gives": [{"what": "dice", "amount": 2, "skill": "fight"}]})
    assert ("nova6.talent.balance", True) in [(one.cite, one.warning) for one in judged(strong)]
    assert progress(strong).status == "ready"
    fair = with_own(TIDES | {"gives": [{"what": "dice", "amount": 1, "skill": "fight"}]})
    assert "nova6.talent.balance" not in [one.cite for one in judged(fair)]


@pytest.mark.rule("nova6.talent.weaken")
def test_a_talent_may_have_requirements_limits_and_costs() -> None:
    """A talent may require another, be limited to once per scene, or cost plot points."""
    second = TIDES | {"name": "High Tide", "requires": ["Tide Tables"]}
    assert wrong(with_own(second)) == [("nova6.talent.weaken", "Tide Tables")]
    assert wrong(with_own(TIDES, second)) == []
    assert wrong(with_own(TIDES | {"requires": ["lucky"]})) == [("nova6.talent.weaken", "lucky")]
    limited = traits_of(with_own(TIDES | {"per_scene": 1}))[-1]
    at = table(hero("ilse", limited, plot_points=1))
    once = act_out(nova6.activate.open("ilse", "Tide Tables"), at).end()
    assert once.who("ilse").plot_points == 1
    with refused("nova6.talent.weaken"):
        act_out(nova6.activate.open("ilse", "Tide Tables"), once.state)
    dear = traits_of(with_own(TIDES | {"per_scene": 2, "gives": [{"what": "dice", "points": 1}]}))[-1]
    paid = act_out(nova6.activate.open("ilse", "Tide Tables"), table(hero("ilse", dear, plot_points=2))).end()
    again = act_out(nova6.activate.open("ilse", "Tide Tables"), paid.state).end()
    assert (paid.who("ilse").plot_points, again.who("ilse").plot_points) == (1, 0)
    for bad in ({"per_scene": -1}, {"per_scene": "1"}, {"requires": "lucky"}, {"requires": [""]}):
        assert [cite for cite, _ in wrong(with_own(TIDES | bad))] == ["nova6.talent.definition"]


@pytest.mark.rule("nova6.talent.fix-compensation")
def test_a_corrected_talent_pays_a_plot_point() -> None:
    """A correction reaches both who have the talent, and pays one plot point at the next session, once."""
    wild = Trait("tides", "Tide Tables", gives=(Gives("dice", 3, "wits"),))
    mild = Trait("tides", "Tide Tables", gives=(Gives("dice", 1, "wits"),))
    at = table(hero("ilse", wild, plot_points=1), hero("bram", wild), hero("oda", plot_points=2))
    after = act_out(nova6.correct_talent.open(mild), at).end()
    assert [one.traits for one in after.state.heroes] == [(mild,), (mild,), ()]
    assert [one.plot_points for one in after.state.heroes] == [1, 0, 2]
    passed = act_out(nova6.milestone.open("minor"), after.state).plainly().state
    held = [one.plot_points for one in passed.heroes]
    begun = act_out(nova6.begin_session.open(), passed).end().state
    assert [one.plot_points for one in begun.heroes] == [held[0] + 1, held[1] + 1, held[2]]
    assert act_out(nova6.begin_session.open(), begun).end().state.heroes == begun.heroes
    with refused("nova6.talent.fix-compensation"):
        act_out(nova6.correct_talent.open(Trait("kites", "Kites")), at)


@pytest.mark.rule("nova6.talent.take-once")
def test_a_talent_is_taken_once_by_default() -> None:
    """A second Lucky is refused, and so is a second of any talent that says nothing about it."""
    for id, kept in CORE_TALENTS.items():
        if kept.take == "once":
            twice = petra(level=5, perks=[], talents=[{"id": "focused", "skill": "interact"}, {"id": id}, {"id": id}])
            assert wrong(twice) == [("nova6.talent.take-once", kept.trait.name)]
    assert CORE_TALENTS["lucky"].how_often.id == "once"


@pytest.mark.rule("nova6.talent.take-per-skill")
def test_focused_is_taken_once_per_skill() -> None:
    """Focused on Fight and on Wits is legal, on Fight twice it is not; the same for the other two."""
    for id in ("focused", "practiced", "specialized"):
        base = petra(level=9, perks=[], skills={"interact": 1})
        both = base | {"talents": [{"id": id, "skill": "fight"}, {"id": id, "skill": "wits"}]}
        assert wrong(both) == []
        same = base | {"talents": [{"id": id, "skill": "fight"}, {"id": id, "skill": "fight"}]}
        assert wrong(same) == [("nova6.talent.take-per-skill", CORE_TALENTS[id].trait.name)]


@pytest.mark.rule("nova6.talent.take-multiple")
def test_well_trained_may_be_taken_repeatedly() -> None:
    """Well-Trained three times is three advances and nine perks."""
    thrice = petra(level=9, perks=[], talents=[{"id": "well-trained"}] * 3, skills={"wits": 1})
    assert cited(CORE_TALENTS["well-trained"].how_often).id == "many"
    assert (wrong(thrice), ticks(thrice).ticked) == ([], 4)
    assert sum(slot.amount for slot in perk_slots(given_by(traits_of(thrice)))) == 9
