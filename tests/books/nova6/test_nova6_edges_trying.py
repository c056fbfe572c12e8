"""NOVA6, the test at its edges: sizes and limits of stunts, dice told and kept back, shares of many, words on paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Advantage, Agreed, Cost, Preparation, Ready, Ruling
from moothall.rulesets.nova6.questions.supplies import Unfit
from moothall.rulesets.nova6.state import Cover, Effect, Last, Scene, Table, Turn
from moothall.rulesets.nova6.trying.boosts import larger, smaller
from moothall.rulesets.nova6.trying.dice import (
    Edge,
    Trio,
    best,
    by_chance,
    by_worth,
    could_have_mattered,
    free_pairs,
    points,
    read,
    tells,
    traded,
    trios,
    without_ones,
)
from moothall.rulesets.nova6.trying.drafts import Buy, Draft, sides, stunt_called
from moothall.rulesets.nova6.trying.fives import on_scale, reached
from moothall.rulesets.nova6.trying.gates import connections
from moothall.rulesets.nova6.trying.gather import (
    accurate,
    advantages,
    against_advantages,
    assets,
    conditions,
    difficulty,
    focus,
    own_perk,
    own_skill,
    points_against,
    pool_of,
    relies_on_sight,
    setbacks,
    several_actions,
    touches_a_sense,
    traits,
    unused,
)
from moothall.rulesets.nova6.trying.hordes import share
from moothall.rulesets.nova6.trying.hordes import traded as traded_by_others
from moothall.rulesets.nova6.trying.notation import write_test
from moothall.rulesets.nova6.trying.opposing import (
    OPPOSING,
    called_by,
    from_afar,
    met_by,
    opposing,
    opposition,
    strongest,
)
from moothall.rulesets.nova6.trying.paying import costs_here
from moothall.rulesets.nova6.trying.results import blow, hits_harder, land, make_advantage
from moothall.rulesets.nova6.trying.training import perks_for, trained
from moothall.rulesets.nova6.trying.trial import Outcome, Trial, Weighed
from moothall.rulesets.nova6.trying.warding import warded_by
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from support.citing import refused
from support.nova6 import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    asset,
    condition,
    conflict,
    hero,
    npc,
    opposed,
    soak,
    table,
    weapon,
)
from support.nova6_harm import marks


def rules(*ends: str) -> set[str]:
    return {f"nova6.{end}" for end in ends}


# ---- Dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("net", "up_reads", "same"),
    [(1, "choose", False), (1, "highest", False), (0, "choose", True), (-1, "choose", True)],
)
def test_which_dice_can_still_be_among_the_three(net: int, up_reads: str, same: bool) -> None:
    """Up, a six beside three others is not a five; down or even, the highest of four does not matter."""
    one, other = (tells(faces, net, up_reads, ones_again=True) for faces in ((2, 3, 4, 5), (2, 3, 4, 6)))
    assert (one == other) is same


@pytest.mark.parametrize(("up_reads", "same"), [("choose", False), ("highest", True)])
def test_whether_the_lowest_die_can_still_be_among_the_three(up_reads: str, same: bool) -> None:
    """Up, where any three may be taken; where the highest are, three higher ones leave no room for it."""
    one, other = (tells(faces, 1, up_reads, ones_again=True) for faces in ((2, 4, 5, 6), (3, 4, 5, 6)))
    assert (one == other) is same


def test_eleven_is_a_success_among_trios() -> None:
    """It goes before ten, though its two dice alike would be worth something to the other side of a failure."""
    eleven, ten, edge = Trio((3, 4, 4)), Trio((1, 4, 5)), Edge(False, True)
    assert by_worth((ten, eleven), edge) == (eleven, ten) and best((ten, eleven), edge) == eleven


def test_the_highest_three_where_the_table_plays_so() -> None:
    """One die up is enough for that; even and down it is the lowest."""
    assert read((1, 2, 5, 6), 1, "highest").tells == (True, 0)
    assert read((1, 2, 5), 0).tells == (False, 0)
    assert read((1, 2, 5, 6), -1, "highest").tells == (False, 0) and read((1, 2, 5), 0, "highest").tells == (False, 0)


def test_a_fourth_die_alike_tells_nothing() -> None:
    """Of four dice alike three can be taken, so that one more of them is the same pool."""
    assert read((1, 5, 5, 5), 1, ones_again=True) != read((1, 5, 5, 6), 1, ones_again=True)
    assert read((5, 5, 5, 5), 1, ones_again=True).tells == (0, (5, 5, 5))


@pytest.mark.parametrize(
    ("dice", "focused", "opposed_focused", "own", "others"),
    [
        ((2, 4, 5), False, False, 0, 0),
        ((3, 4, 4), False, False, 0, 0),
        ((3, 4, 4), True, False, 1, 0),
        ((4, 4, 4), False, False, 1, 0),
        ((4, 4, 4), True, False, 2, 0),
        ((3, 3, 4), False, False, 0, 0),
        ((3, 3, 4), True, False, 0, 0),
        ((3, 3, 4), False, True, 0, 1),
        ((3, 3, 3), False, False, 0, 1),
        ((3, 3, 3), False, True, 0, 2),
    ],
)
def test_what_three_dice_are_worth(dice: Any, focused: bool, opposed_focused: bool, own: int, others: int) -> None:
    """From eleven on to the one who rolls, below it to the other side."""
    assert points(Trio(dice), Edge(focused, opposed_focused)) == (own, others)


@pytest.mark.parametrize(
    ("net", "set_aside", "pairs", "left", "waiting"),
    [
        (0, False, 0, 0, 0),
        (4, False, 0, 4, 0),
        (5, False, 0, 3, 1),
        (6, False, 0, 4, 1),
        (7, False, 0, 3, 2),
        (5, True, 0, 4, 1),
        (4, True, 1, 1, 2),
        (-5, False, 0, -3, 1),
        (-4, False, 2, 0, 2),
        (-1, True, 0, 0, 1),
    ],
)
def test_what_is_left_after_a_trade(net: int, set_aside: bool, pairs: int, left: int, waiting: int) -> None:
    """Pairs beyond four must go, one die alone may, and more pairs may."""
    assert traded(net, set_aside, pairs) == (left, waiting)


def test_how_many_pairs_are_free() -> None:
    """As many as are left, on either side."""
    assert [free_pairs(net) for net in (-5, -4, -1, 0, 1, 2, 3, 4, 5)] == [1, 2, 0, 0, 0, 1, 1, 2, 1]
    assert [free_pairs(net, True) for net in (1, 2, 3, 5)] == [0, 0, 1, 2]


def test_which_three_dice_there_are() -> None:
    """Any three up, the highest where the table plays so, the lowest down, all three when even."""
    assert [trio.dice for trio in trios((6, 1, 3, 3), 1)] == [(1, 3, 3), (1, 3, 6), (3, 3, 6)]
    assert [trio.dice for trio in trios((6, 1, 3, 3), 1, "highest")] == [(3, 3, 6)]
    assert [trio.dice for trio in trios((6, 1, 3, 3), -1)] == [(1, 3, 3)]
    assert [trio.dice for trio in trios((6, 1, 3), 0)] == [(1, 3, 6)]


def test_ones_that_are_picked_up() -> None:
    """So many of them, and all others stay."""
    assert without_ones((1, 1, 4), 1) == (1, 4) and without_ones((1, 1, 4), 2) == (4,)


def test_the_best_chance_where_ones_fall_again() -> None:
    """Two ones beside a six are better than ten that stays ten, and worse than eleven that stays eleven."""
    in_order = [(5, 5, 6), (1, 4, 6), (2, 3, 6), (1, 1, 6), (1, 1, 5), (1, 2, 6), (2, 2, 6)]
    legal = [Trio(dice) for dice in sorted(in_order)]
    assert [trio.dice for trio in by_chance(legal, Edge())] == in_order


@pytest.mark.parametrize(
    ("faces", "net", "dice", "matters"),
    [
        ((1, 2, 3), 0, 1, True),
        ((1, 1, 2), 0, 1, False),
        ((1, 1, 2), 0, 2, True),
        ((1, 1, 4), 0, 1, True),
        ((1, 1, 3), 0, 1, False),
        ((1, 2, 3, 4), -1, 1, False),
        ((1, 3, 4, 4), -1, 1, True),
        ((1, 3, 3, 4), -1, 1, False),
        ((1, 3, 3, 4), -1, 2, True),
        ((1, 1, 1, 2, 2), -2, 2, False),
    ],
)
def test_whether_a_forgotten_die_mattered(faces: tuple[int, ...], net: int, dice: int, matters: bool) -> None:
    """If with sixes on them the test could have come to eleven; penalty dice go first."""
    assert could_have_mattered(faces, net, dice) is matters


def test_every_small_pool_is_read_as_its_trios_are() -> None:
    """For all pools of three and four dice, what a reading tells is what the legal trios offer."""
    for three in combinations_with_replacement(range(1, 7), 3):
        assert read(three, 0).tells == (Trio(three).succeeds, Trio(three).alike - 1)
    for faces in combinations_with_replacement(range(1, 7), 4):
        kinds = {(trio.succeeds, trio.alike) for trio in trios(faces, 1)}
        offered = [(success, alike) for success in (False, True) for alike in (1, 2, 3)]
        assert read(faces, 1).tells == tuple(kind in kinds for kind in offered)


# ---- Stunts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "rating", "points", "cap", "more", "less"),
    [
        ("advantage", 1, 2, "4", 3, 0),
        ("advantage", 3, 2, "4", 4, 1),
        ("advantage", 5, 1, "4", 5, 4),
        ("advantage", -1, 2, "4", -3, 0),
        ("advantage", -3, 2, "4", -4, -1),
        ("damage", 3, 1, "4", 5, 1),
        ("damage", 1, 1, "4", 3, 0),
        ("soak", 4, 2, "4", 8, 0),
        ("advantage", 3, 2, "none", 5, 1),
        ("advantage", 0, 1, "4", 1, 0),
    ],
)
def test_larger_and_smaller(kind: str, rating: int, points: int, cap: str, more: int, less: int) -> None:
    """A die or two points for each, up to four dice where there is a limit, and never below nothing."""
    assert larger(table(effect_cap=cap), kind, rating, points) == more
    assert smaller(kind, rating, points) == less


@procedure("test.nova6-edge-stunt")
async def buying(play: Play[Table], trial: Trial, draft: Draft, bought: Buy) -> Draft:
    """A stunt is bought."""
    known = stunt_called(bought.stunt)
    assert known is not None
    return await known.does(play, trial, draft, bought)


def bought(buy: Buy, draft: Draft, *things: Any, trial: Trial | None = None, **more: Any) -> NovaAfter[Any]:
    people = (hero("ilse"), npc("rook"), npc("bat", kind="extra"), npc("cat", kind="extra"), npc("jay"))
    at = table(*people, *things, **more)
    opening = buying.open(trial or Trial("ilse", skill="fight", action="attack", targets=("rook",)), draft, buy)
    return act_out(opening, at).plainly()


HIT = Draft("damage", "ilse", ("rook",), rating=3, type="physical", duration="S")


@pytest.mark.parametrize(
    ("duration", "rating", "left"), [("B", 2, 1), ("A", 2, 1), ("B", 1, None), ("Q", 2, None), ("S", 2, None)]
)
def test_what_lasts_shrinks_while_it_is_brief(duration: Any, rating: int, left: int | None) -> None:
    """By a die, to nothing at one; what lasts longer than a moment cannot be touched so."""
    edge = advantage("rook", rating, name="edge", duration=duration)
    if duration in ("Q", "S"):
        with refused("nova6.advg.brief-only"):
            bought(Buy("decrease-effect", 1, "edge"), HIT, edge)
        return
    after = bought(Buy("decrease-effect", 1, "edge"), HIT, edge)
    assert [one.rating for one in after.state.effects] == ([] if left is None else [left])


def test_only_the_one_who_is_hit_makes_less_of_it() -> None:
    """What one does oneself is not made less of."""
    with refused("nova6.stunt.effect"):
        bought(Buy("decrease-effect"), HIT)
    assert bought(Buy("decrease-effect"), replace(HIT, by="rook", to=("ilse",))).result == replace(
        HIT, by="rook", to=("ilse",), rating=1
    )


def test_dice_turned_against_somebody() -> None:
    """As many, of the first target, for a skill that is named, the same one if none is, or for all that moves."""
    dice = Draft("advantage", "ilse", ("ilse",), form="dice", rating=2, skills=("wits",))
    both = Trial("ilse", skill="fight", action="create-advantage", targets=("rook", "jay"))
    for of, skills, hinders in (("", ("wits",), False), ("fight", ("fight",), False), ("movement", ("move",), True)):
        turned = bought(Buy("turn-against", 1, of), dice, trial=both).result
        assert turned is not None
        assert (turned.rating, turned.to, turned.skills, turned.has("hinders-movement")) == (
            -2,
            ("rook",),
            skills,
            hinders,
        )


FLOOR = aspect("Slippery floor", duration="S", aspect="situation")
FAILED = Draft("nothing", "ilse")
RIVAL = (opposed("rook", "move"),)


@pytest.mark.parametrize(
    ("of", "draft", "against", "made"),
    [
        ("", HIT, (), ("advantage", "ilse", 1, ("fight",))),
        ("advantage", HIT, (), ("advantage", "ilse", 1, ("fight",))),
        ("soak", HIT, (), ("soak", "ilse", 1, ())),
        ("aspect", HIT, (), ("aspect", "rook", 0, ())),
        ("advantage", FAILED, RIVAL, ("advantage", "rook", 1, ("move",))),
        ("aspect", FAILED, RIVAL, ("aspect", "ilse", 0, ())),
    ],
)
def test_something_beside_a_result(of: str, draft: Draft, against: Any, made: tuple[Any, ...]) -> None:
    """Dice and soak are of whoever has the points, an aspect is the other's; brief, and of their making."""
    trial = Trial("ilse", skill="fight", action="attack", targets=("rook",), against=against)
    effect = bought(Buy("create-effect", 1, of, "a word"), draft, trial=trial).effect("a word")
    assert (effect.kind, effect.owner, effect.rating, effect.skills) == made
    assert (effect.duration, effect.made, effect.known) == ("B", True, True)


def test_something_beside_a_failure_at_nobody() -> None:
    """Where nothing stands against somebody, the GM's dice are dice against them."""
    trial = Trial("ilse", skill="fight")
    effect = bought(Buy("create-effect", 1, "advantage", "a slip"), FAILED, trial=trial).effect("a slip")
    assert (effect.owner, effect.rating, effect.skills) == ("ilse", -1, ("fight",))
    harmed = bought(Buy("create-effect", 1, "damage", "a splinter"), FAILED, trial=trial).last(events.Harmed)
    assert (harmed.who, harmed.damage) == ("ilse", 1)
    hurt = bought(Buy("create-effect", 1, "damage", "a splinter"), HIT).last(events.Harmed)
    assert (hurt.who, hurt.damage) == ("rook", 1)


def test_nobody_learns_of_what_nobody_sees() -> None:
    """What somebody unseen gains stays unseen."""
    trial = Trial("ilse", skill="fight", against=(opposed("owl", "move"),))
    effect = bought(Buy("create-effect", 1, "", "a perch"), FAILED, npc("owl", seen=False), trial=trial).effect(
        "a perch"
    )
    assert (effect.owner, effect.known) == ("owl", False)


MAIL = soak("rook", "mail", 2, Property("coverage", 2))


@pytest.mark.parametrize(
    ("points", "cover", "mode", "passed"),
    [
        (1, None, "total", None),
        (2, None, "total", "bypassed"),
        (3, None, "total", None),
        (3, "half", "total", "bypassed"),
        (1, "half", "layers", "past_cover"),
        (2, None, "layers", "bypassed"),
    ],
)
def test_the_price_of_what_covers_somebody(points: int, cover: Any, mode: str, passed: str | None) -> None:
    """All of it at once, or layer by layer with the cover first, and exactly as much as it costs."""
    behind = npc("rook", cover=Cover(cover, "wood-door") if cover else None)
    at = table(hero("ilse"), behind, MAIL, coverage_mode=mode)
    opening = buying.open(Trial("ilse", action="attack", targets=("rook",)), HIT, Buy("bypass-coverage", points))
    if passed is None:
        with refused("nova6.soak.coverage"):
            act_out(opening, at)
        return
    result = act_out(opening, at).plainly().result
    assert result is not None and (result.bypassed, result.past_cover) == (passed == "bypassed", passed == "past_cover")


def gift(does: str, amount: int = 2) -> Effect:
    return weapon("ilse", "blade", 3, Property("special", gives=(Gives("stunt", amount, of="trick", does=does),)))


@pytest.mark.parametrize(
    ("does", "armour", "rating", "pierce"),
    [("", 0, 5, 1), ("pierce", 0, 3, 3), ("damage-through", 3, 5, 1), ("damage-through", 4, None, 1)],
)
def test_what_a_special_stunt_does(does: str, armour: int, rating: int | None, pierce: int) -> None:
    """More damage, more of it through armour, or more where armour lets any through at all; each once."""
    trial = Trial("ilse", skill="fight", action="attack", targets=("rook",), tool="blade")
    draft = replace(HIT, tool="blade", properties=(Property("pierce", 1),) if does != "damage-through" else ())
    buy, worn = Buy("special", 1, "trick"), soak("rook", "mail", armour)
    if rating is None:
        with refused("nova6.equipment.special-stunt"):
            bought(buy, draft, gift(does), worn, trial=trial)
        return
    grown = bought(buy, draft, gift(does), worn, trial=trial).result
    assert grown is not None and (grown.rating, grown.amount("pierce") or 1, grown.specials) == (
        rating,
        pierce,
        ("trick",),
    )
    with refused("nova6.effect.special-stunt"):
        bought(buy, grown, gift(does), worn, trial=trial)


def test_a_special_hold() -> None:
    """Dice against whoever is hit first, for as long as it is kept up, of the one who holds."""
    trial = Trial("ilse", skill="fight", action="attack", targets=("rook", "jay"), tool="blade")
    hit = replace(HIT, to=("rook", "jay"), tool="blade")
    after = bought(Buy("special", 1, "trick"), hit, gift("grapple"), trial=trial)
    (held,) = [effect for effect in after.state.effects if effect.name == "grappled"]
    assert (held.owner, held.maker, held.rating, held.duration, held.made, held.known) == (
        "rook",
        "ilse",
        -2,
        "M",
        True,
        True,
    )


@pytest.mark.parametrize(
    ("stunt", "chosen", "rule"),
    [
        ("scope-some", "jay", ""),
        ("scope-some", "bat cat", ""),
        ("scope-some", "bat", ""),
        ("scope-some", "jay bat", "nova6.multi.targets-more"),
        ("scope-some", "rook", "nova6.multi.targets-declare"),
        ("scope-some", "owl", "nova6.multi.targets-declare"),
        ("scope-most", "bat cat", ""),
        ("scope-most", "jay", ""),
        ("scope-most", "jay bat", "nova6.stunt.scope-most"),
    ],
)
def test_who_is_reached_besides(stunt: str, chosen: str, rule: str) -> None:
    """One more of importance or some of none, among those who were named and are not hit yet."""
    trial = Trial("ilse", skill="fight", action="attack", targets=("rook", "bat", "cat", "jay"))
    if rule:
        with refused(rule):
            bought(Buy(stunt, 1, chosen), HIT, trial=trial)
        return
    reach = bought(Buy(stunt, 1, chosen), HIT, trial=trial).result
    assert reach is not None and reach.to == ("rook", *chosen.split())


@pytest.mark.parametrize(
    ("stunt", "kind", "most", "rule"),
    [("scope-some", "extra", 3, "nova6.multi.targets-more"), ("scope-most", "principal", 3, "nova6.stunt.scope-most")],
)
def test_how_many_are_reached_besides(stunt: str, kind: str, most: int, rule: str) -> None:
    """Three of no importance by one stunt, and three of some by the next; four are too many."""
    crowd = tuple(npc(f"one-{number}", kind=kind) for number in range(most + 1))
    trial = Trial("ilse", skill="fight", action="attack", targets=("rook", *(one.id for one in crowd)))
    names = [one.id for one in crowd]
    reach = bought(Buy(stunt, 1, " ".join(names[:most])), HIT, *crowd, trial=trial).result
    assert reach is not None and reach.to == ("rook", *names[:most])
    with refused(rule):
        bought(Buy(stunt, 1, " ".join(names)), HIT, *crowd, trial=trial)


@pytest.mark.parametrize(
    ("difficulty", "against", "skill", "refusal"),
    [
        (1, "", "fight", "nova6.stunt.scope-some"),
        (2, "", "fight", ""),
        (0, "rook", "fight", "nova6.stunt.scope-some"),
        (0, "wren", "fight", ""),
        (0, "", "", ""),
    ],
)
def test_an_extra_better_than_what_was_faced_is_not_reached(
    difficulty: int, against: str, skill: str, refusal: str
) -> None:
    """Two ranks are too many where one was faced, as a number or in somebody; without a skill nothing stands there."""
    people = (hero("ilse"), npc("rook", fight=1), npc("wren", kind="extra", fight=2))
    by = (opposed(against, "fight"),) if against else ()
    trial = Trial("ilse", skill=skill, targets=("rook", "wren"), difficulty=difficulty, against=by)
    opening = buying.open(replace(trial, action="attack"), HIT, Buy("scope-some", 1, "wren"))
    if refusal:
        with refused(refusal):
            act_out(opening, table(*people))
    else:
        reach = act_out(opening, table(*people)).end().result
        assert reach is not None and reach.to == ("rook", "wren")


@pytest.mark.parametrize(
    ("stunt", "of", "word"), [("scope-some", "jay", "2"), ("scope-most", "jay", "3"), ("scope-all", "", "4")]
)
def test_how_far_on_the_scale_a_stunt_reaches(stunt: str, of: str, word: str) -> None:
    """Some, most or all of them; a stunt that reaches nobody else says nothing of the scale."""
    sharp = hero("ilse", talent("focused", "fight"), fight=4)
    at = table(sharp, npc("rook"), npc("jay"), FLOOR, scene=conflict("ilse"))
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook", "jay"))
    script = act_out(opening, at).judged().says("ilse", Ready(pairs=2)).dice("3d6", 4, 4, 4).says("ilse", "rook")
    script.says("ilse", Buy(stunt, int(word) - 1, of))
    scale = rules("principle.rule-of-five", f"principle.scale-{word}")
    assert {rule for rule in script.stop().rules_of(events.StuntBought) if ".principle." in rule} == scale


def test_one_outcome_more() -> None:
    """One that was named, and was not reached already."""
    trial = Trial("ilse", outcomes=(Outcome("in"), Outcome("out"), Outcome("up")))
    goal = Draft("goal", "ilse", name="in", reached=("up",))
    result = bought(Buy("another-outcome", 1, "out"), goal, trial=trial).result
    assert result is not None and result.reached == ("up", "out")
    for of in ("in", "up", "down"):
        with refused("nova6.multi.outcomes-more"):
            bought(Buy("another-outcome", 1, of), goal, trial=trial)


@pytest.mark.parametrize(
    ("draft", "against", "targets", "found"),
    [
        (Draft("goal", "ilse"), (), (), ("ilse", "")),
        (Draft("goal", "ilse"), (), ("rook",), ("ilse", "rook")),
        (Draft("goal", "ilse"), RIVAL, ("bat",), ("ilse", "rook")),
        (FAILED, (), (), ("", "ilse")),
        (FAILED, RIVAL, (), ("rook", "ilse")),
        (Draft("damage", "rook"), RIVAL, (), ("rook", "ilse")),
        (Draft("defended", "rook"), RIVAL, (), ("ilse", "rook")),
        (Draft("goal"), (), (), ("ilse", "")),
    ],
)
def test_whose_points_they_are(draft: Draft, against: Any, targets: Any, found: tuple[str, str]) -> None:
    """After a success of the one who tried, after a failure of whoever stood against it."""
    assert sides(Trial("ilse", against=against, targets=targets), draft) == found


# ---- Gathering -------------------------------------------------------------------------------------------------------


def said(found: Any) -> list[tuple[str, int]]:
    return [(reason.what, reason.amount) for reason in found]


def test_ranks_and_perks() -> None:
    """The ranks of one skill, one perk, and that there is none where there is no skill."""
    at = table(hero("ilse", wits=2))
    assert said(own_skill(at, Trial("ilse", skill="wits"))) == [("skill", 2)]
    assert said(own_skill(at, Trial("ilse", skill="fight"))) == []
    assert said(own_skill(at, Trial("ilse"))) == [("note-unskilled", 0)]
    assert said(own_perk(at, Trial("ilse", perk="locks"))) == [("perk", 1)] and said(own_perk(at, Trial("ilse"))) == []


GIFTED = hero(
    "ilse", Trait("eyes", "Eyes", gives=(Gives("dice", 2, use="sight"), Gives("damage", 3), Gives("dice", 0)))
)
BOW, CLUB = weapon("ilse", "bow", 1, Property("ranged")), weapon("ilse", "club", 1)


@pytest.mark.parametrize(
    ("trial", "sees"),
    [
        (Trial("ilse", action="attack", tool="bow"), True),
        (Trial("ilse", action="attack", tool="club"), False),
        (Trial("ilse", action="attack", tool="bow", mode="melee"), False),
        (Trial("ilse", by_sight=True), True),
        (Trial("ilse", action="overcome", tool="bow"), False),
        (Trial("ilse", action="attack"), False),
    ],
)
def test_who_must_see_for_it(trial: Trial, sees: bool) -> None:
    """Whoever shoots, and whoever the GM says; then dice for sight count."""
    at = table(GIFTED, BOW, CLUB)
    assert relies_on_sight(at, trial) is sees
    assert said(traits(at, trial)) == ([("trait", 2)] if sees else [])


@pytest.mark.parametrize(
    ("gives", "asked"),
    [
        (Gives("dice", 1, use="sight"), True),
        (Gives("dice", 1, use="stealth"), False),
        (Gives("stunts-on-doubles", 1, use="sight"), False),
    ],
)
def test_the_gm_is_asked_about_sight_where_it_matters(gives: Gives, asked: bool) -> None:
    """Only of somebody who has dice for it."""
    at = table(hero("ilse", Trait("eyes", "Eyes", gives=(gives,))))
    assert act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at).asked().sight is asked


@pytest.mark.parametrize(
    ("effect", "trial", "dice"),
    [
        (advantage("ilse", 2), Trial("ilse", skill="wits"), [("advantage", 2)]),
        (advantage("ilse", -1), Trial("ilse", skill="wits"), [("disadvantage", -1)]),
        (advantage("ilse", 0), Trial("ilse", skill="wits"), []),
        (advantage("ilse", 2, "fight"), Trial("ilse", skill="wits"), []),
        (advantage("ilse", 2, "wits", "fight"), Trial("ilse", skill="wits"), [("advantage", 2)]),
        (advantage("rook", 2), Trial("ilse", skill="wits"), []),
        (advantage("ilse", -2, properties=(Property("grappled"),)), Trial("ilse", skill="wits"), []),
        (advantage("ilse", 1, properties=(Property("dodging"),)), Trial("ilse", skill="move", action="defend"), []),
        (
            advantage("ilse", 1, properties=(Property("dodging"),)),
            Trial("ilse", skill="move", action="defend", against=(opposed("rook", "fight", action="attack"),)),
            [("advantage", 1)],
        ),
        (
            advantage("ilse", 1, properties=(Property("dodging"),)),
            Trial("ilse", skill="resolve", action="defend", against=(opposed("rook", "interact", action="attack"),)),
            [],
        ),
    ],
)
def test_what_lasts_and_counts(effect: Effect, trial: Trial, dice: list[tuple[str, int]]) -> None:
    """One's own, for this skill; what is for dodging only against bodily attacks."""
    assert said(advantages(table(hero("ilse"), npc("rook"), effect), trial)) == dice


@pytest.mark.parametrize(
    ("senses", "trial", "touched"),
    [
        (("sight",), Trial("ilse", use="sight"), True),
        (("sight",), Trial("ilse", use="hearing"), False),
        (("sight", "hearing"), Trial("ilse", use="hearing"), True),
        (("sight",), Trial("ilse", action="attack", tool="bow"), True),
        (("sight",), Trial("ilse", action="attack", tool="club"), False),
        (("sight",), Trial("ilse", action="overcome", tool="bow"), False),
        (None, Trial("ilse"), True),
    ],
)
def test_which_sense_is_touched(senses: Any, trial: Trial, touched: bool) -> None:
    """What takes a sense away hinders what relies on it, shooting among it; anything else hinders everything."""
    lost = advantage("ilse", -2, properties=() if senses is None else (Property("by-sense", of=senses),))
    assert touches_a_sense(table(hero("ilse"), BOW, CLUB), lost, trial) is touched


@pytest.mark.parametrize(
    ("effect", "dice"),
    [
        (advantage("rook", 2), [("their-advantage", -2)]),
        (advantage("rook", -1), [("their-advantage", 1)]),
        (advantage("rook", 0), []),
        (advantage("rook", 2, "wits"), []),
        (advantage("rook", 2, "move"), [("their-advantage", -2)]),
        (advantage("bat", 2), []),
        (advantage("rook", 2, properties=(Property("by-sense", of=("sight",)),)), []),
        (advantage("rook", 2, properties=(Property("dodging"),)), []),
    ],
)
def test_what_lasts_for_whoever_opposes(effect: Effect, dice: list[tuple[str, int]]) -> None:
    """That of the hardest of them, with the skill they oppose with."""
    people = (hero("ilse"), npc("rook", move=2), npc("bat", move=1))
    trial = Trial("ilse", skill="wits", against=(opposed("bat", "move"), opposed("rook", "move")))
    assert said(against_advantages(table(*people, effect), trial)) == dice


def test_assets_that_are_used() -> None:
    """A die each, by the rule of what they are."""
    rope, blade = asset("ilse", "ROPE", 2), asset("ilse", "BLADE", 1, properties=(Property("signature"),))
    found = [*assets(table(hero("ilse"), rope, blade), Trial("ilse", assets=("rope", "blade")))]
    assert [(one.amount, one.cite) for one in found] == [
        (1, "nova6.advg.asset-use"),
        (1, "nova6.asset.signature-bonus"),
    ]


def test_conditions_as_they_were_weighed() -> None:
    """They help, hinder, or are only named."""
    rain = condition("rain", 2)
    for way, found in (
        ("helps", ("condition", 2)),
        ("hinders", ("condition", -2)),
        ("equal", ("note-equal", 0)),
        ("irrelevant", ("note-irrelevant", 0)),
    ):
        trial = Trial("ilse", conditions=(Weighed("rain", way),))  # type: ignore[arg-type]
        assert said(conditions(table(hero("ilse"), rain, advantage("ilse", 1)), trial)) == [found]
    assert said(conditions(table(hero("ilse"), rain), Trial("ilse"))) == [("note-left-out", 0)]


@pytest.mark.parametrize(
    ("trial", "found"),
    [
        (Trial("ilse"), [(0, "diff.default")]),
        (Trial("ilse", difficulty=2), [(-2, "diff.range")]),
        (Trial("ilse", outcomes=(Outcome("in", 3),)), [(-3, "diff.range")]),
        (
            Trial("ilse", difficulty=1, outcomes=(Outcome("in", 3), Outcome("out", 2))),
            [(-3, "multi.outcomes-difficulty")],
        ),
        (Trial("ilse", outcomes=(Outcome("in"), Outcome("out"))), [(0, "multi.outcomes-difficulty")]),
        (Trial("ilse", against=(opposed("rook", "move"),)), [(-2, "diff.opposed")]),
        (
            Trial("ilse", against=(opposed("bat", "move"), opposed("rook", "move"))),
            [(0, "multi.targets-difficulty"), (-2, "diff.opposed")],
        ),
    ],
)
def test_how_hard_it_is(trial: Trial, found: list[tuple[int, str]]) -> None:
    """The task, the hardest of several outcomes, or the hardest of those who oppose it."""
    at = table(hero("ilse"), npc("rook", move=2), npc("bat", move=1))
    assert [(one.amount, one.cite.removeprefix("nova6.")) for one in difficulty(at, trial)] == found


@pytest.mark.parametrize(
    ("turn", "trial", "option", "found"),
    [
        (Turn(declared=2), Trial("ilse"), "declared", [("several-actions", -1)]),
        (Turn(declared=1), Trial("ilse"), "declared", []),
        (Turn(declared=3), Trial("ilse"), "declared", [("several-actions", -2)]),
        (Turn(declared=2), Trial("ilse", free=True), "declared", []),
        (Turn(declared=1), Trial("ilse", reaction=True), "declared", [("note-reaction", 0)]),
        (Turn(declared=2), Trial("ilse", reaction=True), "declared", [("several-actions", -1)]),
    ],
)
def test_several_actions_in_a_turn(turn: Turn, trial: Trial, option: str, found: list[tuple[str, int]]) -> None:
    """A die less for each beyond the first, on reactions too; what is free is free."""
    assert said(several_actions(table(hero("ilse", turn=turn), multi_action_penalty=option), trial)) == found


@pytest.mark.parametrize(
    ("state", "trial", "dice"),
    [
        ("", Trial("ilse"), []),
        ("ready", Trial("ilse"), [1]),
        ("spent", Trial("ilse"), [-1]),
        ("ready", Trial("ilse", reaction=True), [-1]),
        ("ready", Trial("ilse", free=True), []),
    ],
)
def test_focus_helps_once(state: Any, trial: Trial, dice: list[int]) -> None:
    """The next action, and hinders everything else."""
    assert [one.amount for one in focus(table(hero("ilse", turn=Turn(focus=state))), trial)] == dice


@pytest.mark.parametrize(
    ("state", "hard", "amount", "more", "dice"),
    [
        ("ready", 2, 0, {}, [1]),
        ("ready", 0, 0, {}, []),
        ("ready", 3, 2, {}, [2]),
        ("ready", 1, 2, {}, [1]),
        ("", 2, 0, {}, []),
        ("spent", 2, 0, {}, []),
        ("ready", 2, 0, {"reaction": True}, []),
        ("ready", 2, 0, {"tool": ""}, []),
        ("ready", 2, 0, {"tool": "club"}, []),
    ],
)
def test_what_is_accurate(state: Any, hard: int, amount: int, more: dict[str, Any], dice: list[int]) -> None:
    """For those who focus, and no easier than easy."""
    rifle = weapon("ilse", "rifle", 1, Property("ranged"), Property("accurate", amount))
    trial = Trial("ilse", action="attack", difficulty=hard, **({"tool": "rifle"} | more))
    assert [one.amount for one in accurate(table(hero("ilse", turn=Turn(focus=state)), rifle, CLUB), trial)] == dice


def test_setback_dice_that_are_added() -> None:
    """As many as the GM says, and nothing is said of none."""
    assert said(setbacks(table(hero("ilse")), Trial("ilse", setbacks=2))) == [("setbacks", -2)]
    assert said(setbacks(table(hero("ilse")), Trial("ilse"))) == []


SHARP = npc("rook", *(talent(name, "fight") for name in ("focused", "specialized")), fight=1)


def test_what_talents_make_of_a_pool() -> None:
    """Of both sides, each for the skill they use; without anybody the points of a failure are the GM's."""
    able = hero("ilse", *(talent(name, "fight") for name in ("focused", "practiced", "specialized")), fight=2)
    at = table(able, SHARP, hero("bram"))
    met = pool_of(at, Trial("ilse", skill="fight", against=(opposed("rook", "fight"),)))
    assert (met.edge, met.practiced, met.specialized, met.opposed_specialized) == (Edge(True, True), True, True, True)
    other = pool_of(at, Trial("ilse", skill="wits", against=(opposed("rook", "wits"),)))
    assert (other.edge, other.practiced, other.specialized, other.opposed_specialized) == (Edge(), False, False, False)
    alone = pool_of(at, Trial("ilse", skill="wits"))
    assert (alone.edge, alone.opposed_by, alone.net) == (Edge(), "gm", 0)
    assert pool_of(at, Trial("ilse", skill="wits", sharp=True)).edge == Edge(False, True)
    assert pool_of(at, Trial("rook", skill="wits", against=(opposed("bram", "wits"),))).opposed_by == "bram"


@pytest.mark.parametrize(
    ("more", "waiting"),
    [({}, 1), ({"facing_mode": ""}, 0), ({"reaction": False}, 0), ({"facing": ""}, 0), ({"facing": "club"}, 0)],
)
def test_points_of_both_hands_on_a_weapon(more: dict[str, Any], waiting: int) -> None:
    """Whoever does not get out of its way gives the other side one."""
    axe = weapon("rook", "axe", 1, Property("versatile"))
    given: dict[str, Any] = {"reaction": True, "facing": "axe", "facing_mode": "two-handed"}
    trial = Trial("ilse", **(given | more))
    assert points_against(table(hero("ilse"), npc("rook"), axe, CLUB), trial) == waiting


def test_what_is_not_at_hand() -> None:
    """Used up, broken, destroyed, put away or dropped; what is merely unloaded is there."""
    marks = ("exhausted", "broken", "destroyed", "stowed", "dropped", "unloaded", "single")
    assert [unused(changed(CLUB, marks=(mark,))) for mark in marks] == [False] * 5 + [True] * 2


def test_what_is_told_of_a_hidden_test() -> None:
    """One's own dice, and nothing of how hard it is or of who makes it so."""
    handy = Property("when-carried", gives=(Gives("gear-dice", 1, "fight", ("defend",)),))
    shield = soak("rook", "shield", 1, handy, Property("skill-min", 2, ("physique",)))
    at = table(hero("ilse", wits=2), SHARP, shield)
    script = act_out(nova6.act.open("ilse", "look", "wits", targets=("rook",)), at)
    script.gm(Ruling(against=(opposed("rook", "fight"),), hidden=True))
    pool = script.plainly_to_ready().pool
    assert [reason.what for reason in pool.why if reason.amount] == ["skill"]
    assert (pool.edge, pool.opposed_specialized, pool.opposed_by) == (Edge(), False, "gm")
    script = act_out(nova6.act.open("ilse", "look", "wits", targets=("rook",)), at)
    script.gm(Ruling(against=(opposed("rook", "fight"),)))
    pool = script.plainly_to_ready().pool
    told = [(reason.what, reason.amount) for reason in pool.why if reason.amount]
    assert told == [("skill", 2), ("opposed", -1), ("opposed-gear", -1), ("opposed-gear", 2)]
    assert (pool.edge, pool.opposed_specialized) == (Edge(False, True), True)


# ---- Those who do not roll -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rank", "hard", "specialist", "points", "left"),
    [
        (0, 0, False, 0, 0),
        (1, 0, False, 0, 1),
        (2, 0, False, 1, 0),
        (5, 0, False, 2, 1),
        (5, 2, False, 1, 1),
        (1, 3, False, 0, 0),
        (1, 0, True, 1, 0),
        (2, 0, True, 1, 1),
        (3, 0, True, 2, 0),
        (0, 0, True, 0, 0),
    ],
)
def test_dice_that_nobody_throws(rank: int, hard: int, specialist: bool, points: int, left: int) -> None:
    """Two for a point after the difficulty, and one alone for a specialist."""
    found = traded_by_others(rank, hard, specialist)
    assert (found.points, found.left) == (points, left)
    assert [reason.amount for reason in found.why] == [max(rank - hard, 0), points]


@pytest.mark.parametrize(
    ("number", "rank", "hard", "option", "found"),
    [
        (16, 2, 2, "all", (16, 0, 0)),
        (16, 2, 2, "half", (8, 8, 0)),
        (15, 2, 2, "half", (7, 8, 0)),
        (16, 2, 1, "all", (16, 0, 0)),
        (16, 2, 3, "all", (4, 4, 8)),
        (16, 2, 4, "all", (2, 2, 12)),
        (32, 2, 5, "all", (2, 2, 28)),
        (16, 2, 6, "all", (0, 0, 16)),
        (3, 2, 3, "all", (0, 0, 3)),
        (4, 2, 3, "all", (1, 1, 2)),
    ],
)
def test_how_many_of_many(number: int, rank: int, hard: int, option: str, found: tuple[int, ...]) -> None:
    """All or half where skill is enough, one in four, eight or sixteen where it falls short; twice as many try."""
    options = table(horde_even_share=option).options
    came_to = share(number, rank, hard, options=options)
    assert came_to[:3] == found
    assert [reason.amount for reason in came_to.why] == [min(rank - hard, 0), found[0], found[0] + found[1]]


def test_how_many_dare() -> None:
    """At least those who do it, and no more than there are."""
    assert share(16, 2, 3, 4)[:3] == (4, 0, 12) and share(16, 2, 3, 16)[:3] == (4, 12, 0)
    for tried in (3, 17):
        with refused("nova6.npc.group-rest"):
            share(16, 2, 3, tried)


def test_the_scale_of_five() -> None:
    """None, one, some, most, all, in either direction; a success is one, and each point one more."""
    assert [on_scale(amount).value for amount in (0, 1, -1, 2, 3, 4, 9)] == [
        "none",
        "one",
        "one",
        "some",
        "most",
        "all",
        "all",
    ]
    assert [reached(False, 3), reached(True), reached(True, 1), reached(True, 3), reached(True, 9)] == [0, 1, 2, 4, 4]


# ---- Who opposes -----------------------------------------------------------------------------------------------------


def test_how_hard_somebody_makes_it() -> None:
    """Ranks, a perk they have for it, talents, and two players by a rule of their own."""
    rook = npc("rook", Trait("hardy", "Hardy", gives=(Gives("dice", 2, "move"),)), move=1, perks=("move/stealth",))
    at = table(hero("ilse"), hero("bram", move=1), rook)
    for perk, found in (("", [-1, -2]), ("stealth", [-1, -1, -2]), ("boats", [-1, -2])):
        assert [one.amount for one in opposition(at, Trial("ilse"), opposed("rook", "move", perk))] == found
    assert [one.cite for one in opposition(at, Trial("ilse"), opposed("bram", "move"))] == ["nova6.test.pc-vs-pc"]
    assert [one.cite for one in opposition(at, Trial("rook"), opposed("bram", "move"))] == ["nova6.diff.opposed"]


def test_the_skill_that_serves_best() -> None:
    """Ranks and what lasts count together."""
    skills = opposing("fight", "attack")
    rook = npc("rook", fight=1, move=2)
    assert strongest(table(rook), "rook", skills, ("fight", "attack")).skill == "move"
    helped = advantage("rook", 2, "fight")
    assert strongest(table(rook, helped), "rook", skills, ("fight", "attack")).skill == "fight"
    assert strongest(table(rook, advantage("rook", -2, "move")), "rook", skills, ("fight", "attack")).skill == "fight"
    assert strongest(table(rook, advantage("rook", 3)), "rook", skills, ("fight", "attack")).skill == "move"


@pytest.mark.parametrize(
    ("tool", "mode", "afar"), [("bow", "", True), ("bow", "melee", False), ("club", "", False), ("", "", False)]
)
def test_what_comes_from_afar(tool: str, mode: str, afar: bool) -> None:
    """What is ranged and not used at hand; against that one only gets out of the way."""
    assert from_afar(table(hero("ilse"), BOW, CLUB), tool, mode) is afar
    assert [option.id for option in opposing("fight", "attack", afar)] == (["move"] if afar else ["fight", "move"])


@pytest.mark.parametrize(
    ("trial", "told"),
    [
        (Trial("ilse", skill="fight", action="attack"), set()),
        (
            Trial("ilse", skill="fight", action="attack", against=(opposed("rook", "move"),)),
            rules("opposing.difficulty", "opposing.fight.attack"),
        ),
        (
            Trial("ilse", skill="fight", action="attack", against=(opposed("rook", "wits"),)),
            rules("opposing.difficulty"),
        ),
        (
            Trial("ilse", skill="move", action="defend", against=(opposed("rook", "fight", action="attack"),)),
            rules("opposing.difficulty", "opposing.move.defend", "opposing.fight.attack"),
        ),
        (
            Trial("ilse", skill="wits", action="defend", against=(opposed("rook", "fight", action="attack"),)),
            rules("opposing.difficulty"),
        ),
    ],
)
def test_by_which_rows_somebody_opposes(trial: Trial, told: set[str]) -> None:
    """The row of the skill that is tried, and in a reaction that of the other side as well."""
    assert {*met_by(table(hero("ilse"), npc("rook")), trial)} == told


@pytest.mark.parametrize(
    ("trial", "told"),
    [
        (Trial("ilse", skill="fight", action="overcome"), rules("opposing.unopposed-mark")),
        (Trial("ilse", skill="fight", action="overcome", against=(opposed("rook", "fight"),)), set()),
        (
            Trial("ilse", skill="fight", action="overcome", against=(opposed("rook", "wits"),)),
            rules("opposing.guidance"),
        ),
        (Trial("ilse", skill="interact", action="overcome"), set()),
    ],
)
def test_by_which_rules_a_skill_serves(trial: Trial, told: set[str]) -> None:
    """That often nobody opposes it, and that the GM has gone beyond the table."""
    assert {*called_by(table(hero("ilse"), npc("rook")), trial)} == told


OFTEN_NOBODY = {
    ("fight", "overcome"),
    ("move", "overcome"),
    ("move", "attack"),
    ("physique", "overcome"),
    ("resolve", "overcome"),
    ("resolve", "create-advantage"),
}


def test_where_often_nobody_opposes() -> None:
    """Six rows of the table are marked so."""
    assert {row for row, found in OPPOSING.items() if found.often_nobody} == OFTEN_NOBODY


# ---- What comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "scale", "option", "costs"),
    [
        ("conflict", "action", "on", True),
        ("conflict", "action", "off", False),
        ("challenge", "narrative", "on", True),
        ("challenge", "action", "on", True),
    ],
)
def test_what_can_be_paid_here(kind: Any, scale: Any, option: str, costs: bool) -> None:
    """A setback in narrative time only, and in a conflict only what really costs, if anything may be."""
    found = costs_here(table(scene=Scene(kind, scale), cost_success_in_conflict=option))
    assert (bool(found), "setback" in found) == (costs, scale == "narrative")


def test_how_hard_a_blow_is() -> None:
    """The weapon's own, one with bare hands, more by talents at arm's length or afar, and by how many go off."""
    strong = hero("ilse", Trait("arm", "Arm", gives=(Gives("damage", 1, "fight", use="melee"), Gives("dice", 5))))
    bomb = weapon("ilse", "bomb", 4, Property("per-extra", 2))
    at = table(strong, hero("bram"), BOW, CLUB, bomb)
    attack = Trial("ilse", skill="fight", action="attack")
    found = [blow(at, replace(attack, **more), ("bram",)).rating for more in (
        {}, {"tool": "club"}, {"tool": "bow"}, {"tool": "bomb", "count": 3}, {"who": "bram"},
    )]  # fmt: skip
    assert found == [2, 2, 1, 9, 1]
    assert [gives.amount for gives in hits_harder(at, attack)] == [1]
    assert [blow(at, replace(attack, tool="club", mode=mode), ()).steps for mode in ("", "past")] == [0, 1]


def overcoming(effect: Effect) -> NovaAfter[Any]:
    script = act_out(
        nova6.act.open("ilse", "shake it off", "move", aim=effect.id), table(hero("ilse"), effect)
    ).judged()
    return script.rolls("ilse", 6, 4, 2).plainly()


@pytest.mark.parametrize(("rating", "left"), [(3, [2]), (-3, [-2]), (1, []), (-1, [])])
def test_a_die_less_of_something(rating: int, left: list[int]) -> None:
    """One step towards nothing, from either side."""
    assert [one.rating for one in overcoming(advantage("rook", rating, name="net")).state.effects] == left


def test_an_aspect_goes_at_once() -> None:
    """However it is worded."""
    assert overcoming(aspect("BOUND", "ilse", made=True)).state.effects == ()


@procedure("test.nova6-edge-make")
async def making(play: Play[Table], draft: Draft, use: str = "") -> None:
    """An advantage happens."""
    await make_advantage(play, Trial("ilse", use=use), draft)


@pytest.mark.parametrize(
    ("thing", "bought_before", "begins", "rating"),
    [
        ((), (), True, 1),
        (("unreliable",), (), True, 2),
        (("reliable",), (), False, 0),
        (("reliable",), ("past-reliable",), True, 1),
    ],
)
def test_tampering_with_a_thing(thing: tuple[str, ...], bought_before: Any, begins: bool, rating: int) -> None:
    """What can be relied upon takes a point, what cannot makes it easier."""
    clock = weapon("rook", "clock", 1, *map(Property, thing))
    draft = Draft(
        "advantage", "ilse", ("ilse",), "jammed", "dice", 1, ("wits",), "B", aim="clock", bought=bought_before
    )
    after = act_out(making.open(draft), table(hero("ilse"), npc("rook"), clock)).plainly()
    assert after.has_effect("jammed") is begins
    assert not begins or (after.effect("jammed").rating, after.effect("jammed").made) == (rating, True)


# ---- On paper --------------------------------------------------------------------------------------------------------


def test_how_tests_are_written() -> None:
    """Skill, application and action; what opposes it with the letters of its talents."""
    at = table(hero("ilse", talent("focused", "wits")), SHARP)
    assert write_test(at, Trial("ilse", skill="wits", use="notice")).value == "Wits (notice) overcome"
    assert write_test(at, Trial("ilse", skill="wits", perk="maps")).value == "Wits (maps) overcome"
    met = write_test(at, Trial("ilse", skill="wits", against=(opposed("rook", "fight"),)))
    assert (met.value, met.cite) == ("Wits overcome vs Fight^FS defend", "nova6.note.talent-superscript")
    plain = write_test(at, Trial("ilse", against=(opposed("rook", "wits", "maps"),)))
    assert (plain.value, plain.cite) == ("Unskilled overcome vs Wits (maps) defend", "nova6.note.test-format")


# ---- What somebody has learnt ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("perks", "perk", "told"),
    [
        ((), "", set()),
        (("wits/maps",), "maps", rules("perk.bonus")),
        (("wits/maps", "wits/locks"), "maps", rules("perk.bonus", "perk.one-per-test")),
        (("wits/maps", "fight/blades"), "maps", rules("perk.bonus")),
        (("overcome/wits/maps",), "maps", rules("perk.bonus", "perk.broad-narrow")),
        (("wits/maps", "attack/fight/blades"), "maps", rules("perk.bonus")),
    ],
)
def test_rules_that_perks_bring(perks: tuple[str, ...], perk: str, told: set[str]) -> None:
    """That it counts, and that only one does where there were several."""
    at, trial = table(hero("ilse", wits=1, perks=perks)), Trial("ilse", skill="wits", action="overcome", perk=perk)
    found = {*trained(at, trial)}
    assert "nova6.skill.rank-dice" in found and {rule for rule in found if ".perk." in rule} == told
    assert perks_for(at.who("ilse"), "wits", "overcome", ("maps",)) == (("locks",) if "wits/locks" in perks else ())


def test_nothing_is_said_of_those_nobody_knows() -> None:
    """Neither of hidden numbers nor of a test without a skill; untrained, no dice are spoken of."""
    at = table(hero("ilse", wits=1), npc("owl", wits=1, open=False))
    assert [*trained(at, Trial("owl", skill="wits"))] == [] == [*trained(at, Trial("ilse"))]
    assert "nova6.skill.rank-dice" not in {*trained(at, Trial("ilse", skill="fight"))}


def test_what_words_may_touch_on() -> None:
    """Known aspects and assets of the two and of the situation, theirs first."""
    things = (
        aspect("Proud", "rook"),
        aspect("Kind", "ilse"),
        aspect("Dark"),
        aspect("Sly", "bat"),
        advantage("rook", 1),
        aspect("Secret", "rook", known=False),
        asset("rook", "RING", 1),
    )
    assert connections(table(hero("ilse"), npc("rook"), npc("bat"), *things), "ilse", "rook") == (
        "proud", "ring", "kind", "dark",
    )  # fmt: skip


# ---- Forgotten dice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "dice", "result"),
    [
        (Last("wits", "overcome", 0, (1, 4, 5), False), 1, "asked"),
        (Last("wits", "overcome", 0, (1, 1, 2), False), 1, False),
        (Last("wits", "overcome", 0, (4, 4, 5), True), 1, False),
    ],
)
def test_a_bonus_that_was_forgotten(last: Last, dice: int, result: Any) -> None:
    """Where it could have mattered a point makes it a success, or one is earned; where not, nothing happens."""
    at = table(hero("ilse", last=last, plot_points=1))
    script = act_out(nova6.forgot.open("ilse", dice), at)
    if result != "asked":
        assert script.end().result is result
        return
    paid = script.says("ilse", "spend").end()
    assert (paid.result, paid.who("ilse").plot_points) == (True, 0)
    assert paid.who("ilse").last == changed(last, success=True)
    fact = paid.last(events.Tested)
    assert (fact.success, fact.points, fact.counter) == (True, 0, 0)
    kept = act_out(nova6.forgot.open("ilse", dice), at)
    other = next(option.id for option in kept.asked().options() if option.id != "spend")
    earned = kept.says("ilse", other).end()
    assert (earned.result, earned.who("ilse").plot_points) == (False, 2)


def test_nothing_can_be_forgotten_of_nothing() -> None:
    """Without a test, or without a die."""
    for one, dice in ((hero("ilse"), 1), (hero("ilse", last=Last("wits", "overcome", 0, (1, 4, 5), False)), 0)):
        with refused("nova6.mod.forgot-irrelevant"):
            act_out(nova6.forgot.open("ilse", dice), table(one))


# ---- Groups ----------------------------------------------------------------------------------------------------------


def grouped(mode: Any, *rolls: tuple[int, ...]) -> NovaScript[Any]:
    people = [hero(name) for name in ("ilse", "bram", "oda")[: len(rolls)]]
    script = act_out(nova6.group_test.open(tuple(one.id for one in people), "row", mode), table(*people))
    for one, faces in zip(people, rolls, strict=True):
        script.rolls(one.id, *faces)
        while script.waits_for() == "nova6/spend-points":
            script.gm(script.asked().default())
    return script


GOOD, BAD, BEST, WORST = (6, 4, 2), (1, 2, 4), (5, 5, 5), (2, 2, 2)


@pytest.mark.parametrize(
    ("mode", "rolls", "success", "told"),
    [
        ("any", (GOOD, BAD), True, rules("group.any")),
        ("any", (BAD, BAD), False, rules("group.any")),
        ("any", (GOOD, WORST), True, rules("group.any", "group.any-fail")),
        ("all", (GOOD, BAD), False, rules("group.all")),
        ("all", (GOOD, GOOD), True, rules("group.all")),
    ],
)
def test_what_a_group_comes_to(mode: Any, rolls: Any, success: bool, told: set[str]) -> None:
    """One is enough, or all of them are needed; points of the other side are said."""
    after = grouped(mode, *rolls).plainly()
    assert after.result is not None
    assert (after.result.success, after.rules_of(events.GroupTested)) == (success, told)


def test_a_group_pools_three_points_at_most() -> None:
    """Whoever comes after that keeps their own."""
    people = [hero(name) for name in ("ilse", "bram", "oda", "jory")]
    script = act_out(nova6.group_test.open(tuple(one.id for one in people), "row", "any"), table(*people))
    for one in people:
        script.rolls(one.id, *BEST)
    for one in people[:3]:
        script.says(one.id, 1)
    assert script.waits_for() == "nova6/spend-points"
    after = script.plainly()
    assert after.result is not None and after.result.points == 3


def test_points_of_a_group() -> None:
    """One makes up for one who failed, and what is given is not kept."""
    script = grouped("all", BEST, BAD)
    asked = script.asked()
    assert asked.most == 1
    after = script.says("ilse", 1).plainly()
    assert after.result is not None and after.result.success
    assert after.rules_of(events.GroupTested) == rules("group.all", "group.all-no-improve")
    pooled = grouped("any", BEST, GOOD).says("ilse", 1).plainly()
    assert pooled.result is not None and pooled.result.points == 1
    kept = grouped("any", BEST, GOOD).says("ilse", 0)
    assert kept.waits_for() == "nova6/spend-points"
    kept.stop()


# ---- Reactions -------------------------------------------------------------------------------------------------------


def test_assets_that_do_not_fit_a_reaction() -> None:
    """Those that the GM lets count are used, and no others."""
    rope, lamp = asset("ilse", "ROPE", 2), asset("ilse", "LAMP", 2)
    at = table(hero("ilse"), npc("rook"), rope, lamp, scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("fight", assets=("rope", "lamp")))
    after = script.gm(Unfit(("lamp",))).says("ilse", Ready()).stop()
    assert (after.effect("ROPE").rating, after.effect("LAMP").rating) == (1, 2)


# ---- What a success brings -------------------------------------------------------------------------------------------

DICE = Draft("advantage", "ilse", ("ilse",), "a word", "dice", 1, ("wits",), "B")
MADE = rules("action.ca-modes")
ONE, TWO = rules("principle.rule-of-five", "principle.scale-1"), rules("principle.rule-of-five", "principle.scale-2")
AS_DICE = MADE | rules("action.ca-success", "advg.base")
AS_ASSET = MADE | rules("advg.inc-asset", "asset.source", "note.render-asset")


@pytest.mark.parametrize(
    ("draft", "told", "made"),
    [
        (DICE, AS_DICE | ONE, ("advantage", "ilse", 1, ("wits",), "B")),
        (
            replace(DICE, rating=2),
            AS_DICE | TWO | rules("advg.inc-magnitude"),
            ("advantage", "ilse", 2, ("wits",), "B"),
        ),
        (
            replace(DICE, rating=-2),
            AS_DICE | TWO | rules("advg.inc-magnitude"),
            ("advantage", "ilse", -2, ("wits",), "B"),
        ),
        (
            replace(DICE, aim="gun"),
            AS_DICE | ONE | rules("prop.object-reliability"),
            ("advantage", "ilse", 1, ("wits",), "B"),
        ),
        (
            replace(DICE, form="aspect", skills=()),
            MADE | rules("action.ca-alternatives", "advg.aspect"),
            ("aspect", "ilse", 0, (), "B"),
        ),
        (replace(DICE, form="asset"), AS_ASSET | rules("asset.uses-default"), ("asset", "ilse", 1, (), "P")),
        (
            replace(DICE, form="asset", rating=2, bought=("more-uses",)),
            AS_ASSET | rules("asset.uses-more"),
            ("asset", "ilse", 2, (), "P"),
        ),
    ],
)
def test_an_advantage_is_told_by_what_it_is(draft: Draft, told: set[str], made: tuple[Any, ...]) -> None:
    """Dice, an aspect or an asset, each of somebody's making, and how large it is."""
    after = act_out(making.open(draft), table(hero("ilse"), weapon("ilse", "gun", 1))).end()
    effect = after.effect("a word")
    assert after.rules_of(events.EffectBegan) == told
    assert (effect.kind, effect.owner, effect.rating, effect.skills, effect.duration) == made
    assert effect.made and effect.maker == "ilse"


def test_whose_an_aspect_is() -> None:
    """Somebody's, or of the situation where it is nobody's; what is prepared in quiet is said to be."""
    whose = {}
    for to in ("ilse", "yard"):
        draft = replace(DICE, form="aspect", to=(to,))
        after = act_out(making.open(draft), table(hero("ilse"), scene=Scene("exposition"))).end()
        whose[to] = after.effect("a word").aspect
        assert "nova6.expo.results" in after.rules_of(events.EffectBegan)
    assert whose == {"ilse": "character", "yard": "situation"}


@pytest.mark.parametrize(
    ("use", "form", "said"), [("wealth", "asset", True), ("wealth", "aspect", False), ("", "asset", False)]
)
def test_what_money_buys(use: str, form: str, said: bool) -> None:
    """An asset, by a rule of its own."""
    after = act_out(making.open(replace(DICE, form=form), use), table(hero("ilse"))).end()
    assert ("nova6.economy.wealth-asset" in after.rules_of(events.EffectBegan)) is said


def test_a_secret_that_comes_to_light() -> None:
    """Its end is kept back, and it begins anew for everybody."""
    secret = aspect("A TRAITOR", "rook", id="secret-1", known=False)
    start = table(hero("ilse"), npc("rook"), secret)
    after = act_out(making.open(replace(DICE, form="discover")), start).gm("secret-1").end()
    assert after.last(events.EffectEnded).known is False
    shown = after.effect("A TRAITOR")
    assert shown.known and shown.id != "secret-1" and len(after.state.effects) == 1
    assert act_out(making.open(replace(DICE, form="discover")), start).gm("").end().state.effects == (secret,)


def test_only_hidden_aspects_come_to_light() -> None:
    """Neither what everybody knows of, nor anything hidden that is no aspect."""
    hidden = aspect("A DEBT", "rook", id="secret-1", known=False)
    at = table(hero("ilse"), npc("rook"), aspect("PROUD", "rook"), hidden, condition("fog", 1, known=False))
    assert act_out(making.open(replace(DICE, form="discover")), at).asked().secrets == ("secret-1",)


@procedure("test.nova6-edge-land")
async def landing(play: Play[Table], attack: Trial) -> Draft:
    """An attack lands."""
    return await land(play, attack, attack.targets, "nova6.action.attack-success")


@pytest.mark.parametrize(
    ("tool", "more", "told"),
    [
        (None, {}, rules("fight.basic-melee")),
        (weapon("ilse", "axe", 2), {}, set()),
        (weapon("ilse", "axe", 2, Property("reach")), {"mode": "past"}, rules("dmg.reach")),
        (
            weapon("ilse", "axe", 2, Property("gear", of=("archaic.weapon.axe",))),
            {},
            rules("equipment.duration-archaic"),
        ),
        (
            weapon("ilse", "axe", 2, Property("gear", of=("modern.weapon.pistol-light",))),
            {},
            rules("equipment.duration-modern"),
        ),
        (weapon("ilse", "axe", 2, Property("shield")), {}, rules("equipment.shield-bash")),
    ],
)
def test_a_blow_is_told_by_what_it_is_made_with(tool: Effect | None, more: dict[str, Any], told: set[str]) -> None:
    """Bare hands, a weapon of some age, a shield, or something long."""
    given: dict[str, Any] = {"targets": ("rook",)} | ({"tool": "axe"} if tool else {}) | more
    attack = Trial("ilse", skill="fight", action="attack", **given)
    after = act_out(landing.open(attack), table(hero("ilse"), npc("rook"), *((tool,) if tool else ()))).end()
    assert after.rules_of(events.Hit) >= told | rules("action.attack-success")
    kept = {"nova6.fight.basic-melee", "nova6.dmg.reach", "nova6.equipment.shield-bash"}
    assert after.rules_of(events.Hit) & kept == told & kept
    assert {rule for rule in after.rules_of(events.Hit) if "duration-" in rule} == {
        one for one in told if "duration-" in one
    }


def setting_up(use: str, form: Any, to: str = "") -> Effect:
    """Ilse makes something of an advantage."""
    at = table(hero("ilse"), npc("rook"))
    script = (
        act_out(nova6.act.open("ilse", "hide", "move", "create-advantage", use), at).judged().rolls("ilse", 6, 4, 2)
    )
    return script.says("ilse", Advantage(form, "a word", to=to)).plainly().effect("a word")


def test_what_is_made_by_stealth_is_a_surprise() -> None:
    """As dice, and only so; dice are one's own unless somebody is named, for the skill that made them."""
    hidden = setting_up("stealth", "dice")
    assert hidden.has("surprise") and (hidden.owner, hidden.skills) == ("ilse", ("move",))
    assert not setting_up("", "dice").has("surprise") and not setting_up("stealth", "aspect").has("surprise")
    assert setting_up("", "dice", "rook").owner == "rook"


# ---- What a failure costs --------------------------------------------------------------------------------------------

BUSY = Turn(declared=2, focus="spent")


@pytest.mark.parametrize(
    ("scale", "faces", "option", "dice"),
    [
        ("narrative", (1, 2, 4), "off", 0),
        ("narrative", (1, 2, 4), "on", 1),
        ("narrative", (2, 2, 2), "off", 1),
        ("narrative", (2, 2, 2), "on", 2),
        ("action", (1, 2, 4), "on", 0),
        ("action", (2, 2, 2), "on", 0),
    ],
)
def test_setback_dice_of_a_failure(scale: Any, faces: tuple[int, ...], option: str, dice: int) -> None:
    """In narrative time one for each point of the other side, and one more where the table plays so."""
    at = table(hero("ilse"), scene=Scene("challenge", scale), setback_on_plain_failure=option)
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().rolls("ilse", *faces)
    after = script.plainly()
    assert after.who("ilse").setbacks == dice
    assert bool(after.all(events.PointsLapsed)) is (faces == (2, 2, 2) and scale == "action")


def test_a_cost_in_narrative_time_is_a_setback_die() -> None:
    """A success for it, with one die; an aspect is a cost of the failure's own making."""
    at = table(hero("ilse"), scene=Scene("challenge", "narrative"))
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().rolls("ilse", 1, 2, 4)
    paid = script.says("ilse", Cost("aspect", "LATE")).gm(Agreed(True)).plainly()
    assert paid.verdict.success and paid.verdict.points == 0 and paid.who("ilse").setbacks == 1
    assert (paid.effect("LATE").made, paid.effect("LATE").duration, paid.effect("LATE").owner) == (True, "S", "ilse")


@pytest.mark.parametrize(("option", "points"), [("on", 1), ("off", 0)])
def test_whether_a_paid_success_has_what_was_traded(option: str, points: int) -> None:
    """Points that waited for a success are there by the table's own rule."""
    at = table(hero("ilse", wits=2), scene=Scene("challenge", "action"), flip_pays_traded=option)
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged()
    script.says("ilse", Ready(pairs=1)).dice("3d6", 1, 2, 4).says("ilse", Cost("aspect", "LATE"))
    assert script.gm(Agreed(True)).plainly().verdict.points == points


def test_tests_that_are_no_actions() -> None:
    """A group's is free, and what comes over somebody is met by a reaction, which focus hinders."""
    script = act_out(
        nova6.group_test.open(("ilse",), "row", "all"), table(hero("ilse", turn=BUSY), scene=conflict("ilse"))
    )
    assert script.plainly_to_ready().pool.net == 0
    focused = table(hero("ilse", turn=Turn(focus="ready")), scene=conflict("rook"))
    beset = act_out(nova6.withstand.open("ilse", "poison"), focused).says("ilse", Preparation())
    assert beset.plainly_to_ready().pool.net == -1


@pytest.mark.parametrize(
    ("what", "track"), [("poison", "physical"), ("fatigue", "physical"), ("fear", "mental"), ("despair", "mental")]
)
def test_what_comes_over_somebody(what: Any, track: str) -> None:
    """Of the body or of the mind; a failure is one light box, and its points are the GM's."""
    script = act_out(nova6.withstand.open("ilse", what), table(hero("ilse"))).says("ilse", Preparation())
    after = script.rolls("ilse", 2, 2, 2).plainly()
    assert marks(after.who("ilse"), track) == "S--/--/-" and after.last(events.Harmed).damage == 1
    assert [fact.points for fact in after.all(events.PointsLapsed)] == [1]
    saved = act_out(nova6.withstand.open("ilse", what), table(hero("ilse"))).says("ilse", Preparation())
    assert saved.rolls("ilse", 6, 4, 2).plainly().all(events.Harmed) == []


# ---- Called for ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruling", "hard", "beyond", "overruled"),
    [
        (Ruling(), 0, False, False),
        (Ruling(difficulty=4), 4, False, False),
        (Ruling(difficulty=5), 5, True, False),
        (Ruling(difficulty=6), 6, True, False),
        (Ruling(action="create-advantage"), 0, False, True),
        (Ruling(action="overcome"), 0, False, False),
        (Ruling(against=(opposed("rook", "move"),)), 2, False, True),
    ],
)
def test_how_a_test_is_called(ruling: Ruling, hard: int, beyond: bool, overruled: bool) -> None:
    """How hard it is, from five on beyond what people can, and whether the GM went another way."""
    at = table(hero("ilse"), npc("rook", move=2))
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).gm(ruling).stop()
    fact = after.last(events.Called)
    assert (fact.difficulty, fact.superhuman, fact.overruled) == (hard, beyond, overruled)
    told = after.rules_of(events.Called)
    assert ("nova6.role.gm-arbiter" in told) is overruled and ("nova6.diff.range" in told) is beyond


@pytest.mark.parametrize(
    ("unrelated", "cited"),
    [
        ((), set()),
        (("tracks",), {"perk.related"}),
        (("map",), {"asset.relevance"}),
        (("map", "tracks"), {"perk.related", "asset.relevance"}),
    ],
)
def test_what_the_gm_lets_not_count_is_told(unrelated: tuple[str, ...], cited: set[str]) -> None:
    """A perk by the rule of perks and a thing by that of things, each where there is one."""
    at = table(hero("ilse", perks=("wits/tracks",)), asset("ilse", "KEY", 1), asset("ilse", "MAP", 1))
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged(unrelated=unrelated).stop()
    told = after.rules_of(events.Called)
    assert told & rules("perk.related", "asset.relevance") == rules(*cited)


@pytest.mark.parametrize(
    ("rating", "option", "asked"),
    [(3, "propose-fail", False), (4, "propose-fail", True), (5, "propose-fail", True), (4, "roll", False)],
)
def test_what_is_wholly_blocked(rating: int, option: str, asked: bool) -> None:
    """From four dice on the GM is asked whether there is anything to roll, unless the table always rolls."""
    at = table(hero("ilse"), condition("dark", rating), total_condition=option)
    script = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at)
    script.gm(Ruling(conditions=(Weighed("dark", "hinders"),)))
    assert (script.waits_for() == "nova6/total") is asked
    helped = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at)
    helped.gm(Ruling(conditions=(Weighed("dark", "helps"),)))
    assert helped.waits_for() == "nova6/ready"
    script.stop()
    helped.stop()


def test_a_perk_that_the_gm_does_not_let_count() -> None:
    """It is gone, and so it is where another skill is called for."""
    at = table(hero("ilse", wits=1, perks=("wits/maps",)))
    for ruling, net in ((Ruling(), 2), (Ruling(unrelated=("maps",)), 1), (Ruling(skill="fight"), 0)):
        script = act_out(nova6.act.open("ilse", "look", "wits", "overcome", perk="maps"), at).gm(ruling)
        assert script.plainly_to_ready().pool.net == net


# ---- Used up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "option", "left"),
    [
        (advantage("ilse", 1, "wits", made=True), "on", False),
        (advantage("ilse", 1, made=True), "on", False),
        (advantage("ilse", 1, "wits", made=True), "off", True),
        (advantage("ilse", 1, "fight", made=True), "on", True),
        (advantage("ilse", 1, "wits"), "on", True),
        (advantage("ilse", -1, "wits", made=True), "on", True),
        (advantage("ilse", 0, "wits", made=True), "on", True),
    ],
)
def test_what_a_test_uses_up(effect: Effect, option: str, left: bool) -> None:
    """Where the table plays so, dice that were made in play and helped."""
    at = table(hero("ilse"), effect, advantage_consumed=option)
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().plainly_through(6)
    assert bool(after.state.effects) is left


@pytest.mark.parametrize(("points", "more"), [(1, set()), (2, rules("awesome.rest"))])
def test_a_stunt_that_does_nothing(points: int, more: set[str]) -> None:
    """It is explained for one point, and that the others are left is said where there were any."""
    stone = soak("rook", "stone", 0, Property("immune"))
    sharp = hero("ilse", talent("focused", "fight"))
    at = table(sharp, npc("rook"), stone, scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",)), at).judged()
    script.rolls("ilse", 4, 4, 4).says("ilse", Buy("increase-effect", points)).gm("it is of stone")
    assert script.stop().rules_of(events.Explained) == rules("awesome.dud", "awesome.rule") | more


def test_a_point_that_is_had_twice_in_a_scene() -> None:
    """Each success may take one of the two, and a third finds none."""
    knack = Trait("knack", "Knack", gives=(Gives("scene-point"),))
    at = table(hero("ilse", knack, knack))
    for _ in range(2):
        script = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), at).judged().rolls("ilse", 6, 4, 2)
        at = script.says("ilse", "use").plainly().state
    script = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), at).judged().rolls("ilse", 6, 4, 2)
    assert script.waits_for() == "over"


@pytest.mark.parametrize(
    ("skill", "action", "met_with", "rules"),
    [
        ("move", "create-advantage", "wits", ("nova6.wits.defend",)),
        ("move", "create-advantage", "move", ()),
        ("move", "overcome", "wits", ()),
        ("physique", "attack", "physique", ("nova6.physique.defend",)),
        ("physique", "attack", "move", ()),
        ("fight", "attack", "physique", ()),
        ("interact", "attack", "resolve", ("nova6.resolve.defend",)),
    ],
)
def test_by_which_rule_a_skill_stands_against_another(
    skill: str, action: str, met_with: str, rules: tuple[str, ...]
) -> None:
    """Its own against an ambush, a push or a word; what the table alone lets it meet has none besides."""
    assert warded_by(table(), Trial("rook", skill=skill, action=action), met_with) == rules


@pytest.mark.parametrize(
    ("more", "net"), [({}, -1), ({"use": "stealth"}, -2), ({"perk": "stealth"}, -2), ({"use": "ride"}, -1)]
)
def test_what_somebody_is_good_at_stands_behind_what_they_do(more: dict[str, Any], net: int) -> None:
    """A perk that is named, or that the use is called after, is a die against whoever reacts."""
    at = table(hero("ilse"), npc("rook", move=1, perks=("move/stealth",)))
    script = act_out(nova6.oppose.open("rook", "ilse", "move", "create-advantage", **more), at)
    assert script.says("ilse", Preparation("move")).asked().pool.net == net


@pytest.mark.parametrize("on", ["on", "off"])
def test_whoever_names_no_skill_reacts_with_the_first(on: str) -> None:
    """Against a blow that is Fight, whoever rolls."""
    at = table(hero("ilse", fight=2, move=1), npc("rook", fight=4), gm_rolls=on)
    script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation())
    assert script.plainly_to_ready().pool.net == (2 if on == "on" else -2)
