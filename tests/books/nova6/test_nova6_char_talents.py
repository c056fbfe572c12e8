"""NOVA6, talents: what they are made of, how often they are taken, and what becomes of one that is wrong."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6.people.advances import given_by, ticks, traits_of
from moothall.rulesets.nova6.people.legality import perk_slots
from moothall.rulesets.nova6.people.talents import CORE_TALENTS, KINDS, kinds_of, yardstick
from moothall.rulesets.nova6.vocabulary import Gives, Trait, What
from support.citing import cited, refused
from support.nova6 import act_out, hero, table
from support.nova6_sheets import judged, petra, progress, wrong

TIDES = {"name": "Tide Tables", "text": "knows every current", "permitted": True}


def with_own(*own: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Petra at level 3 with talents of her own."""
    return petra(level=3, talents=[*petra()["talents"], *own], **more)


@pytest.mark.rule("nova6.talent.definition")
def test_what_a_talent_is() -> None:
    """A name, words and effects; without a name, or with an effect nobody knows, it is none."""
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
def test_what_talents_do() -> None:
    """Every kind of thing a talent may do can be written, and one that opens a feature makes asking needless."""
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
def test_the_yardstick() -> None:
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
def test_ways_to_tame_a_talent() -> None:
    """One needs another first, one is refused the second time in a scene, and one costs plot points."""
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
def test_a_talent_put_right() -> None:
    """Two of three have it: both have it as it is now, and a plot point when the next session begins, but once."""
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
def test_once_and_no_more() -> None:
    """A second Lucky is refused, and so is a second of any talent that says nothing about it."""
    for id, kept in CORE_TALENTS.items():
        if kept.take == "once":
            twice = petra(level=5, perks=[], talents=[{"id": "focused", "skill": "interact"}, {"id": id}, {"id": id}])
            assert wrong(twice) == [("nova6.talent.take-once", kept.trait.name)]
    assert CORE_TALENTS["lucky"].how_often.id == "once"


@pytest.mark.rule("nova6.talent.take-per-skill")
def test_once_for_each_skill() -> None:
    """Focused on Fight and on Wits is legal, on Fight twice it is not; the same for the other two."""
    for id in ("focused", "practiced", "specialized"):
        base = petra(level=9, perks=[], skills={"interact": 1})
        both = base | {"talents": [{"id": id, "skill": "fight"}, {"id": id, "skill": "wits"}]}
        assert wrong(both) == []
        same = base | {"talents": [{"id": id, "skill": "fight"}, {"id": id, "skill": "fight"}]}
        assert wrong(same) == [("nova6.talent.take-per-skill", CORE_TALENTS[id].trait.name)]


@pytest.mark.rule("nova6.talent.take-multiple")
def test_as_often_as_one_likes() -> None:
    """Well-Trained three times is three advances and nine perks."""
    thrice = petra(level=9, perks=[], talents=[{"id": "well-trained"}] * 3, skills={"wits": 1})
    assert cited(CORE_TALENTS["well-trained"].how_often).id == "many"
    assert (wrong(thrice), ticks(thrice).ticked) == ([], 4)
    assert sum(slot.amount for slot in perk_slots(given_by(traits_of(thrice)))) == 9
