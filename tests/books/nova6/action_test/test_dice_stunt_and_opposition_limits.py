"""NOVA6 limits of action tests: trades, stunt prices, opposition, groups, oops, and the rules each cites."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.cost import costs_here
from moothall.rulesets.nova6.action_test.dice_pool import (
    accurate,
    advantages,
    assets,
    conditions,
    difficulty,
    focus,
    is_usable,
    opposing_advantages,
    own_perk,
    own_skill,
    points_against,
    pool_of,
    relies_on_sight,
    setbacks,
    several_actions,
    touches_a_sense,
    traits,
)
from moothall.rulesets.nova6.action_test.gm_approval import connections
from moothall.rulesets.nova6.action_test.ranks import perks_for, trained
from moothall.rulesets.nova6.action_test.results import blow, hits_harder, land, make_advantage
from moothall.rulesets.nova6.basics.dice import (
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
from moothall.rulesets.nova6.basics.notation import write_test
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, sides, stunt_called
from moothall.rulesets.nova6.basics.rule_of_five import on_scale, reached
from moothall.rulesets.nova6.basics.test_record import ActionTest, Outcome, Weighed
from moothall.rulesets.nova6.gamemastering.npc_groups import share
from moothall.rulesets.nova6.gamemastering.npc_groups import traded as traded_by_others
from moothall.rulesets.nova6.modifiers.opposing_skills import (
    OPPOSING,
    called_by,
    from_afar,
    met_by,
    opposing,
    opposition,
    strongest,
)
from moothall.rulesets.nova6.modifiers.opposition import warded_by
from moothall.rulesets.nova6.questions import Advantage, Agreed, Cost, Preparation, Ready, Ruling
from moothall.rulesets.nova6.questions.equipment import Unfit
from moothall.rulesets.nova6.state import Cover, Effect, Last, Scene, Table, Turn
from moothall.rulesets.nova6.stunts.effect_stunts import larger, smaller
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.damage import marks
from tests.books.nova6.support.stage import (
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
from tests.support.citing import refused


def rules(*ends: str) -> set[str]:
    return {f"nova6.{end}" for end in ends}


# ---- Dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("net", "up_reads", "same"),
    [(1, "choose", False), (1, "highest", False), (0, "choose", True), (-1, "choose", True)],
)
def test_a_higher_fourth_die_matters_only_when_up(net: int, up_reads: str, same: bool) -> None:
    """Up, a six beside three others is not a five; down or even, the highest of four does not matter."""
    one, other = (tells(faces, net, up_reads, ones_again=True) for faces in ((2, 3, 4, 5), (2, 3, 4, 6)))
    assert (one == other) is same


@pytest.mark.parametrize(("up_reads", "same"), [("choose", False), ("highest", True)])
def test_the_lowest_die_counts_only_if_a_trio_may_hold_it(up_reads: str, same: bool) -> None:
    """Up, any three may be taken; where the highest are, three higher ones leave no room for it."""
    one, other = (tells(faces, 1, up_reads, ones_again=True) for faces in ((2, 4, 5, 6), (3, 4, 5, 6)))
    assert (one == other) is same


def test_a_trio_of_eleven_precedes_one_of_ten() -> None:
    """Eleven is preferred to ten, though its doubles would score for a Focused opponent."""
    eleven, ten, edge = Trio((3, 4, 4)), Trio((1, 4, 5)), Edge(False, True)
    assert by_worth((ten, eleven), edge) == (eleven, ten) and best((ten, eleven), edge) == eleven


def test_an_option_takes_the_highest_three_when_up() -> None:
    """One die up takes the highest three by option; even and down take the lowest."""
    assert read((1, 2, 5, 6), 1, "highest").tells == (True, 0)
    assert read((1, 2, 5), 0).tells == (False, 0)
    assert read((1, 2, 5, 6), -1, "highest").tells == (False, 0) and read((1, 2, 5), 0, "highest").tells == (False, 0)


def test_a_fourth_equal_die_changes_nothing() -> None:
    """Of four equal dice three are taken, so that one more of them is the same pool."""
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
def test_a_trio_scores_for_the_roller_from_eleven_on(
    dice: Any, focused: bool, opposed_focused: bool, own: int, others: int
) -> None:
    """From eleven on doubles and triples score for the roller, below for the other side."""
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
def test_trades_leave_at_most_four_net_dice(net: int, set_aside: bool, pairs: int, left: int, waiting: int) -> None:
    """Pairs beyond four must be traded; one single die and more pairs may be."""
    assert traded(net, set_aside, pairs) == (left, waiting)


def test_the_net_sets_the_pairs_that_may_be_traded() -> None:
    """As many pairs as are left may be traded, on either side."""
    assert [free_pairs(net) for net in (-5, -4, -1, 0, 1, 2, 3, 4, 5)] == [1, 2, 0, 0, 0, 1, 1, 2, 1]
    assert [free_pairs(net, True) for net in (1, 2, 3, 5)] == [0, 0, 1, 2]


def test_the_net_sets_the_legal_trios() -> None:
    """Any three up, the highest by option, the lowest down, all three when even."""
    assert [trio.dice for trio in trios((6, 1, 3, 3), 1)] == [(1, 3, 3), (1, 3, 6), (3, 3, 6)]
    assert [trio.dice for trio in trios((6, 1, 3, 3), 1, "highest")] == [(3, 3, 6)]
    assert [trio.dice for trio in trios((6, 1, 3, 3), -1)] == [(1, 3, 3)]
    assert [trio.dice for trio in trios((6, 1, 3), 0)] == [(1, 3, 6)]


def test_a_reroll_takes_up_only_ones() -> None:
    """A reroll takes the ones up to its number, and all other dice stay."""
    assert without_ones((1, 1, 4), 1) == (1, 4) and without_ones((1, 1, 4), 2) == (4,)


def test_the_best_trio_counts_rerolls_of_ones() -> None:
    """Two ones beside a six beat a fixed ten, and lose to a fixed eleven."""
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
def test_a_forgotten_die_matters_if_sixes_reach_eleven(
    faces: tuple[int, ...], net: int, dice: int, matters: bool
) -> None:
    """A forgotten die matters if sixes could have made eleven; penalty dice go first."""
    assert could_have_mattered(faces, net, dice) is matters


def test_every_small_pool_reads_as_its_legal_trios() -> None:
    """For all pools of three and four dice, the reading equals what the legal trios offer."""
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
def test_a_point_changes_an_effect_by_a_die_or_two(
    kind: str, rating: int, points: int, cap: str, more: int, less: int
) -> None:
    """A point is a die or two points of damage, up to four dice where limited, never below zero."""
    assert larger(table(effect_cap=cap), kind, rating, points) == more
    assert smaller(kind, rating, points) == less


@procedure("test.nova6-edge-stunt")
async def buying(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A stunt is bought."""
    known = stunt_called(bought.stunt)
    assert known is not None
    return await known.does(play, test, draft, bought)


def bought(buy: Buy, draft: Draft, *things: Any, test: ActionTest | None = None, **more: Any) -> NovaAfter[Any]:
    people = (hero("ilse"), npc("rook"), npc("bat", kind="extra"), npc("cat", kind="extra"), npc("jay"))
    at = table(*people, *things, **more)
    opening = buying.open(test or ActionTest("ilse", skill="fight", action="attack", targets=("rook",)), draft, buy)
    return act_out(opening, at).plainly()


HIT = Draft("damage", "ilse", ("rook",), rating=3, type="physical", duration="S")


@pytest.mark.parametrize(
    ("duration", "rating", "left"), [("B", 2, 1), ("A", 2, 1), ("B", 1, None), ("Q", 2, None), ("S", 2, None)]
)
def test_only_brief_effects_shrink(duration: Any, rating: int, left: int | None) -> None:
    """A brief effect shrinks by a die and ends at zero; a longer one cannot be reduced."""
    edge = advantage("rook", rating, name="edge", duration=duration)
    if duration in ("Q", "S"):
        with refused("nova6.advg.brief-only"):
            bought(Buy("decrease-effect", 1, "edge"), HIT, edge)
        return
    after = bought(Buy("decrease-effect", 1, "edge"), HIT, edge)
    assert [one.rating for one in after.state.effects] == ([] if left is None else [left])


def test_only_the_target_decreases_an_effect() -> None:
    """A character cannot decrease an effect of their own action."""
    with refused("nova6.stunt.effect"):
        bought(Buy("decrease-effect"), HIT)
    assert bought(Buy("decrease-effect"), replace(HIT, by="rook", to=("ilse",))).result == replace(
        HIT, by="rook", to=("ilse",), rating=1
    )


def test_turned_dice_hinder_the_first_target() -> None:
    """As many dice hinder the first target in the named skill, the same one by default, or all movement."""
    dice = Draft("advantage", "ilse", ("ilse",), form="dice", rating=2, skills=("wits",))
    both = ActionTest("ilse", skill="fight", action="create-advantage", targets=("rook", "jay"))
    for of, skills, hinders in (("", ("wits",), False), ("fight", ("fight",), False), ("movement", ("move",), True)):
        turned = bought(Buy("turn-against", 1, of), dice, test=both).result
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
def test_create_effect_adds_a_brief_effect(of: str, draft: Draft, against: Any, made: tuple[Any, ...]) -> None:
    """Dice and soak go to the side with points, an aspect to the other; brief and marked as made."""
    test = ActionTest("ilse", skill="fight", action="attack", targets=("rook",), against=against)
    effect = bought(Buy("create-effect", 1, of, "a word"), draft, test=test).effect("a word")
    assert (effect.kind, effect.owner, effect.rating, effect.skills) == made
    assert (effect.duration, effect.made, effect.known) == ("B", True, True)


def test_create_effect_without_an_opponent_hinders_the_roller() -> None:
    """Without an opponent, the GM's dice are dice against the roller."""
    test = ActionTest("ilse", skill="fight")
    effect = bought(Buy("create-effect", 1, "advantage", "a slip"), FAILED, test=test).effect("a slip")
    assert (effect.owner, effect.rating, effect.skills) == ("ilse", -1, ("fight",))
    harmed = bought(Buy("create-effect", 1, "damage", "a splinter"), FAILED, test=test).last(events.Harmed)
    assert (harmed.who, harmed.damage) == ("ilse", 1)
    hurt = bought(Buy("create-effect", 1, "damage", "a splinter"), HIT).last(events.Harmed)
    assert (hurt.who, hurt.damage) == ("rook", 1)


def test_an_effect_of_a_hidden_character_is_hidden() -> None:
    """An effect that a hidden character gains stays hidden."""
    test = ActionTest("ilse", skill="fight", against=(opposed("owl", "move"),))
    effect = bought(Buy("create-effect", 1, "", "a perch"), FAILED, npc("owl", seen=False), test=test).effect("a perch")
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
def test_bypassing_coverage_costs_its_exact_price(points: int, cover: Any, mode: str, passed: str | None) -> None:
    """All of it at once, or layer by layer with the cover first, for exactly its price."""
    behind = npc("rook", cover=Cover(cover, "wood-door") if cover else None)
    at = table(hero("ilse"), behind, MAIL, coverage_mode=mode)
    opening = buying.open(ActionTest("ilse", action="attack", targets=("rook",)), HIT, Buy("bypass-coverage", points))
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
def test_a_special_stunt_adds_damage_or_piercing(does: str, armour: int, rating: int | None, pierce: int) -> None:
    """A special stunt adds damage, piercing, or damage past armor; each once."""
    test = ActionTest("ilse", skill="fight", action="attack", targets=("rook",), tool="blade")
    draft = replace(HIT, tool="blade", properties=(Property("pierce", 1),) if does != "damage-through" else ())
    buy, worn = Buy("special", 1, "trick"), soak("rook", "mail", armour)
    if rating is None:
        with refused("nova6.equipment.special-stunt"):
            bought(buy, draft, gift(does), worn, test=test)
        return
    grown = bought(buy, draft, gift(does), worn, test=test).result
    assert grown is not None and (grown.rating, grown.amount("pierce") or 1, grown.specials) == (
        rating,
        pierce,
        ("trick",),
    )
    with refused("nova6.effect.special-stunt"):
        bought(buy, grown, gift(does), worn, test=test)


def test_a_special_stunt_grapples_the_first_target() -> None:
    """The dice hinder the first target, maintained by the attacker."""
    test = ActionTest("ilse", skill="fight", action="attack", targets=("rook", "jay"), tool="blade")
    hit = replace(HIT, to=("rook", "jay"), tool="blade")
    after = bought(Buy("special", 1, "trick"), hit, gift("grapple"), test=test)
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
def test_a_scope_stunt_adds_named_targets(stunt: str, chosen: str, rule: str) -> None:
    """One more principal or some extras are added, among those named and not yet hit."""
    test = ActionTest("ilse", skill="fight", action="attack", targets=("rook", "bat", "cat", "jay"))
    if rule:
        with refused(rule):
            bought(Buy(stunt, 1, chosen), HIT, test=test)
        return
    reach = bought(Buy(stunt, 1, chosen), HIT, test=test).result
    assert reach is not None and reach.to == ("rook", *chosen.split())


@pytest.mark.parametrize(
    ("stunt", "kind", "most", "rule"),
    [("scope-some", "extra", 3, "nova6.multi.targets-more"), ("scope-most", "principal", 3, "nova6.stunt.scope-most")],
)
def test_a_scope_stunt_reaches_three_more(stunt: str, kind: str, most: int, rule: str) -> None:
    """One stunt reaches three extras, the next three principals; four are refused."""
    crowd = tuple(npc(f"one-{number}", kind=kind) for number in range(most + 1))
    test = ActionTest("ilse", skill="fight", action="attack", targets=("rook", *(one.id for one in crowd)))
    names = [one.id for one in crowd]
    reach = bought(Buy(stunt, 1, " ".join(names[:most])), HIT, *crowd, test=test).result
    assert reach is not None and reach.to == ("rook", *names[:most])
    with refused(rule):
        bought(Buy(stunt, 1, " ".join(names)), HIT, *crowd, test=test)


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
def test_a_scope_stunt_reaches_no_stronger_extra(difficulty: int, against: str, skill: str, refusal: str) -> None:
    """An extra of two ranks is refused where one was faced; without a skill there is no limit."""
    people = (hero("ilse"), npc("rook", fight=1), npc("wren", kind="extra", fight=2))
    by = (opposed(against, "fight"),) if against else ()
    test = ActionTest("ilse", skill=skill, targets=("rook", "wren"), difficulty=difficulty, against=by)
    opening = buying.open(replace(test, action="attack"), HIT, Buy("scope-some", 1, "wren"))
    if refusal:
        with refused(refusal):
            act_out(opening, table(*people))
    else:
        reach = act_out(opening, table(*people)).end().result
        assert reach is not None and reach.to == ("rook", "wren")


@pytest.mark.parametrize(
    ("stunt", "of", "word"), [("scope-some", "jay", "2"), ("scope-most", "jay", "3"), ("scope-all", "", "4")]
)
def test_a_scope_stunt_cites_its_place_on_the_scale(stunt: str, of: str, word: str) -> None:
    """The scale is some, most or all; other stunts do not cite it."""
    sharp = hero("ilse", talent("focused", "fight"), fight=4)
    at = table(sharp, npc("rook"), npc("jay"), FLOOR, scene=conflict("ilse"))
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook", "jay"))
    script = act_out(opening, at).judged().says("ilse", Ready(pairs=2)).dice("3d6", 4, 4, 4).says("ilse", "rook")
    script.says("ilse", Buy(stunt, int(word) - 1, of))
    scale = rules("principle.rule-of-five", f"principle.scale-{word}")
    assert {rule for rule in script.stop().rules_of(events.StuntBought) if ".principle." in rule} == scale


def test_another_outcome_must_be_named_and_unreached() -> None:
    """The added outcome must be named, and not yet reached."""
    test = ActionTest("ilse", outcomes=(Outcome("in"), Outcome("out"), Outcome("up")))
    goal = Draft("goal", "ilse", name="in", reached=("up",))
    result = bought(Buy("another-outcome", 1, "out"), goal, test=test).result
    assert result is not None and result.reached == ("up", "out")
    for of in ("in", "up", "down"):
        with refused("nova6.multi.outcomes-more"):
            bought(Buy("another-outcome", 1, of), goal, test=test)


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
def test_the_result_decides_who_has_the_points(
    draft: Draft, against: Any, targets: Any, found: tuple[str, str]
) -> None:
    """After a success they are the acting character's, after a failure the opponent's."""
    assert sides(ActionTest("ilse", against=against, targets=targets), draft) == found


# ---- Gathering -------------------------------------------------------------------------------------------------------


def said(found: Any) -> list[tuple[str, int]]:
    return [(reason.what, reason.amount) for reason in found]


def test_a_skill_and_a_perk_count_once_each() -> None:
    """The ranks of one skill and one perk count, and none where there is no skill."""
    at = table(hero("ilse", wits=2))
    assert said(own_skill(at, ActionTest("ilse", skill="wits"))) == [("skill", 2)]
    assert said(own_skill(at, ActionTest("ilse", skill="fight"))) == []
    assert said(own_skill(at, ActionTest("ilse"))) == [("note-unskilled", 0)]
    assert (
        said(own_perk(at, ActionTest("ilse", perk="locks"))) == [("perk", 1)]
        and said(own_perk(at, ActionTest("ilse"))) == []
    )


GIFTED = hero(
    "ilse", Trait("eyes", "Eyes", gives=(Gives("dice", 2, use="sight"), Gives("damage", 3), Gives("dice", 0)))
)
BOW, CLUB = weapon("ilse", "bow", 1, Property("ranged")), weapon("ilse", "club", 1)


@pytest.mark.parametrize(
    ("test", "sees"),
    [
        (ActionTest("ilse", action="attack", tool="bow"), True),
        (ActionTest("ilse", action="attack", tool="club"), False),
        (ActionTest("ilse", action="attack", tool="bow", mode="melee"), False),
        (ActionTest("ilse", by_sight=True), True),
        (ActionTest("ilse", action="overcome", tool="bow"), False),
        (ActionTest("ilse", action="attack"), False),
    ],
)
def test_shots_rely_on_sight(test: ActionTest, sees: bool) -> None:
    """Shots rely on sight, and other actions if the GM says; then dice for sight count."""
    at = table(GIFTED, BOW, CLUB)
    assert relies_on_sight(at, test) is sees
    assert said(traits(at, test)) == ([("trait", 2)] if sees else [])


@pytest.mark.parametrize(
    ("gives", "asked"),
    [
        (Gives("dice", 1, use="sight"), True),
        (Gives("dice", 1, use="stealth"), False),
        (Gives("stunts-on-doubles", 1, use="sight"), False),
    ],
)
def test_the_gm_is_asked_about_sight_only_if_it_matters(gives: Gives, asked: bool) -> None:
    """The GM is asked only for a character with dice for sight."""
    at = table(hero("ilse", Trait("eyes", "Eyes", gives=(gives,))))
    assert act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at).asked().sight is asked


@pytest.mark.parametrize(
    ("effect", "test", "dice"),
    [
        (advantage("ilse", 2), ActionTest("ilse", skill="wits"), [("advantage", 2)]),
        (advantage("ilse", -1), ActionTest("ilse", skill="wits"), [("disadvantage", -1)]),
        (advantage("ilse", 0), ActionTest("ilse", skill="wits"), []),
        (advantage("ilse", 2, "fight"), ActionTest("ilse", skill="wits"), []),
        (advantage("ilse", 2, "wits", "fight"), ActionTest("ilse", skill="wits"), [("advantage", 2)]),
        (advantage("rook", 2), ActionTest("ilse", skill="wits"), []),
        (advantage("ilse", -2, properties=(Property("grappled"),)), ActionTest("ilse", skill="wits"), []),
        (
            advantage("ilse", 1, properties=(Property("dodging"),)),
            ActionTest("ilse", skill="move", action="defend"),
            [],
        ),
        (
            advantage("ilse", 1, properties=(Property("dodging"),)),
            ActionTest("ilse", skill="move", action="defend", against=(opposed("rook", "fight", action="attack"),)),
            [("advantage", 1)],
        ),
        (
            advantage("ilse", 1, properties=(Property("dodging"),)),
            ActionTest(
                "ilse", skill="resolve", action="defend", against=(opposed("rook", "interact", action="attack"),)
            ),
            [],
        ),
    ],
)
def test_own_advantages_of_the_skill_count(effect: Effect, test: ActionTest, dice: list[tuple[str, int]]) -> None:
    """A character's own advantages for this skill count; those for dodging only against physical attacks."""
    assert said(advantages(table(hero("ilse"), npc("rook"), effect), test)) == dice


@pytest.mark.parametrize(
    ("senses", "test", "touched"),
    [
        (("sight",), ActionTest("ilse", use="sight"), True),
        (("sight",), ActionTest("ilse", use="hearing"), False),
        (("sight", "hearing"), ActionTest("ilse", use="hearing"), True),
        (("sight",), ActionTest("ilse", action="attack", tool="bow"), True),
        (("sight",), ActionTest("ilse", action="attack", tool="club"), False),
        (("sight",), ActionTest("ilse", action="overcome", tool="bow"), False),
        (None, ActionTest("ilse"), True),
    ],
)
def test_a_lost_sense_hinders_only_what_relies_on_it(senses: Any, test: ActionTest, touched: bool) -> None:
    """A lost sense hinders what relies on it, such as shooting; other penalties hinder everything."""
    lost = advantage("ilse", -2, properties=() if senses is None else (Property("by-sense", of=senses),))
    assert touches_a_sense(table(hero("ilse"), BOW, CLUB), lost, test) is touched


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
def test_the_strongest_opponents_advantages_count(effect: Effect, dice: list[tuple[str, int]]) -> None:
    """The strongest opponent's advantages count, with the skill they oppose with."""
    people = (hero("ilse"), npc("rook", move=2), npc("bat", move=1))
    test = ActionTest("ilse", skill="wits", against=(opposed("bat", "move"), opposed("rook", "move")))
    assert said(opposing_advantages(table(*people, effect), test)) == dice


def test_each_used_asset_is_a_die() -> None:
    """Each used asset is a die, by the rule of its kind."""
    rope, blade = asset("ilse", "ROPE", 2), asset("ilse", "BLADE", 1, properties=(Property("signature"),))
    found = [*assets(table(hero("ilse"), rope, blade), ActionTest("ilse", assets=("rope", "blade")))]
    assert [(one.amount, one.cite) for one in found] == [
        (1, "nova6.advg.asset-use"),
        (1, "nova6.asset.signature-bonus"),
    ]


def test_conditions_help_or_hinder_as_weighed() -> None:
    """Conditions help, hinder, or are only named, as the GM weighed them."""
    rain = condition("rain", 2)
    for way, found in (
        ("helps", ("condition", 2)),
        ("hinders", ("condition", -2)),
        ("equal", ("note-equal", 0)),
        ("irrelevant", ("note-irrelevant", 0)),
    ):
        test = ActionTest("ilse", conditions=(Weighed("rain", way),))  # type: ignore[arg-type]
        assert said(conditions(table(hero("ilse"), rain, advantage("ilse", 1)), test)) == [found]
    assert said(conditions(table(hero("ilse"), rain), ActionTest("ilse"))) == [("note-left-out", 0)]


@pytest.mark.parametrize(
    ("test", "found"),
    [
        (ActionTest("ilse"), [(0, "diff.default")]),
        (ActionTest("ilse", difficulty=2), [(-2, "diff.range")]),
        (ActionTest("ilse", outcomes=(Outcome("in", 3),)), [(-3, "diff.range")]),
        (
            ActionTest("ilse", difficulty=1, outcomes=(Outcome("in", 3), Outcome("out", 2))),
            [(-3, "multi.outcomes-difficulty")],
        ),
        (ActionTest("ilse", outcomes=(Outcome("in"), Outcome("out"))), [(0, "multi.outcomes-difficulty")]),
        (ActionTest("ilse", against=(opposed("rook", "move"),)), [(-2, "diff.opposed")]),
        (
            ActionTest("ilse", against=(opposed("bat", "move"), opposed("rook", "move"))),
            [(0, "multi.targets-difficulty"), (-2, "diff.opposed")],
        ),
    ],
)
def test_the_hardest_outcome_or_opponent_sets_the_difficulty(test: ActionTest, found: list[tuple[int, str]]) -> None:
    """The difficulty is the task, the hardest of several outcomes, or the strongest opponent."""
    at = table(hero("ilse"), npc("rook", move=2), npc("bat", move=1))
    assert [(one.amount, one.cite.removeprefix("nova6.")) for one in difficulty(at, test)] == found


@pytest.mark.parametrize(
    ("turn", "test", "option", "found"),
    [
        (Turn(declared=2), ActionTest("ilse"), "declared", [("several-actions", -1)]),
        (Turn(declared=1), ActionTest("ilse"), "declared", []),
        (Turn(declared=3), ActionTest("ilse"), "declared", [("several-actions", -2)]),
        (Turn(declared=2), ActionTest("ilse", free=True), "declared", []),
        (Turn(declared=1), ActionTest("ilse", reaction=True), "declared", [("note-reaction", 0)]),
        (Turn(declared=2), ActionTest("ilse", reaction=True), "declared", [("several-actions", -1)]),
    ],
)
def test_each_further_action_costs_a_die(
    turn: Turn, test: ActionTest, option: str, found: list[tuple[str, int]]
) -> None:
    """Each action beyond the first costs a die, on reactions too; free ones cost none."""
    assert said(several_actions(table(hero("ilse", turn=turn), multi_action_penalty=option), test)) == found


@pytest.mark.parametrize(
    ("state", "test", "dice"),
    [
        ("", ActionTest("ilse"), []),
        ("ready", ActionTest("ilse"), [1]),
        ("spent", ActionTest("ilse"), [-1]),
        ("ready", ActionTest("ilse", reaction=True), [-1]),
        ("ready", ActionTest("ilse", free=True), []),
    ],
)
def test_focus_helps_the_next_action_only(state: Any, test: ActionTest, dice: list[int]) -> None:
    """Focus helps the next action, and hinders all others."""
    assert [one.amount for one in focus(table(hero("ilse", turn=Turn(focus=state))), test)] == dice


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
def test_accurate_helps_only_with_focus(
    state: Any, hard: int, amount: int, more: dict[str, Any], dice: list[int]
) -> None:
    """Accurate reduces the difficulty for those who focus, to zero at least."""
    rifle = weapon("ilse", "rifle", 1, Property("ranged"), Property("accurate", amount))
    test = ActionTest("ilse", action="attack", difficulty=hard, **({"tool": "rifle"} | more))
    assert [one.amount for one in accurate(table(hero("ilse", turn=Turn(focus=state)), rifle, CLUB), test)] == dice


def test_the_gm_adds_setback_dice() -> None:
    """As many as the GM says are added, and none leaves no reason."""
    assert said(setbacks(table(hero("ilse")), ActionTest("ilse", setbacks=2))) == [("setbacks", -2)]
    assert said(setbacks(table(hero("ilse")), ActionTest("ilse"))) == []


SHARP = npc("rook", *(talent(name, "fight") for name in ("focused", "specialized")), fight=1)


def test_talents_of_both_sides_shape_the_pool() -> None:
    """Talents of both sides count for the skill they use; unopposed failures score for the GM."""
    able = hero("ilse", *(talent(name, "fight") for name in ("focused", "practiced", "specialized")), fight=2)
    at = table(able, SHARP, hero("bram"))
    met = pool_of(at, ActionTest("ilse", skill="fight", against=(opposed("rook", "fight"),)))
    assert (met.edge, met.practiced, met.specialized, met.opposed_specialized) == (Edge(True, True), True, True, True)
    other = pool_of(at, ActionTest("ilse", skill="wits", against=(opposed("rook", "wits"),)))
    assert (other.edge, other.practiced, other.specialized, other.opposed_specialized) == (Edge(), False, False, False)
    alone = pool_of(at, ActionTest("ilse", skill="wits"))
    assert (alone.edge, alone.opposed_by, alone.net) == (Edge(), "gm", 0)
    assert pool_of(at, ActionTest("ilse", skill="wits", sharp=True)).edge == Edge(False, True)
    assert pool_of(at, ActionTest("rook", skill="wits", against=(opposed("bram", "wits"),))).opposed_by == "bram"


@pytest.mark.parametrize(
    ("more", "waiting"),
    [({}, 1), ({"facing_mode": ""}, 0), ({"reaction": False}, 0), ({"facing": ""}, 0), ({"facing": "club"}, 0)],
)
def test_a_two_handed_weapon_adds_a_point_on_a_failed_defence(more: dict[str, Any], waiting: int) -> None:
    """A failed defence against a two-handed weapon gives the other side a point."""
    axe = weapon("rook", "axe", 1, Property("versatile"))
    given: dict[str, Any] = {"reaction": True, "facing": "axe", "facing_mode": "two-handed"}
    test = ActionTest("ilse", **(given | more))
    assert points_against(table(hero("ilse"), npc("rook"), axe, CLUB), test) == waiting


def test_broken_stowed_or_empty_gear_cannot_be_used() -> None:
    """Exhausted, broken, destroyed, stowed or dropped gear cannot be used; unloaded gear can."""
    marks = ("exhausted", "broken", "destroyed", "stowed", "dropped", "unloaded", "single")
    assert [is_usable(changed(CLUB, marks=(mark,))) for mark in marks] == [False] * 5 + [True] * 2


def test_a_hidden_test_shows_only_own_dice() -> None:
    """A hidden test shows the character's own dice, not the difficulty or the opponent."""
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
def test_npcs_trade_two_ranks_for_a_point(rank: int, hard: int, specialist: bool, points: int, left: int) -> None:
    """After the difficulty two ranks are a point, and one alone for a Specialized NPC."""
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
def test_a_hordes_share_follows_skill_and_difficulty(
    number: int, rank: int, hard: int, option: str, found: tuple[int, ...]
) -> None:
    """All or half succeed where skill suffices, a quarter, eighth or sixteenth below; twice as many try."""
    options = table(horde_even_share=option).options
    came_to = share(number, rank, hard, options=options)
    assert came_to[:3] == found
    assert [reason.amount for reason in came_to.why] == [min(rank - hard, 0), found[0], found[0] + found[1]]


def test_a_hordes_attempts_are_limited() -> None:
    """At least as many try as succeed, and no more than there are."""
    assert share(16, 2, 3, 4)[:3] == (4, 0, 12) and share(16, 2, 3, 16)[:3] == (4, 12, 0)
    for tried in (3, 17):
        with refused("nova6.npc.group-rest"):
            share(16, 2, 3, tried)


def test_the_scale_of_five_counts_points() -> None:
    """None, one, some, most, all: a success is one, and each point one more."""
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


def test_ranks_perks_and_talents_oppose() -> None:
    """Ranks, a fitting perk and talents oppose; player against player has a rule of its own."""
    rook = npc("rook", Trait("hardy", "Hardy", gives=(Gives("dice", 2, "move"),)), move=1, perks=("move/stealth",))
    at = table(hero("ilse"), hero("bram", move=1), rook)
    for perk, found in (("", [-1, -2]), ("stealth", [-1, -1, -2]), ("boats", [-1, -2])):
        assert [one.amount for one in opposition(at, ActionTest("ilse"), opposed("rook", "move", perk))] == found
    assert [one.cite for one in opposition(at, ActionTest("ilse"), opposed("bram", "move"))] == ["nova6.test.pc-vs-pc"]
    assert [one.cite for one in opposition(at, ActionTest("rook"), opposed("bram", "move"))] == ["nova6.diff.opposed"]


def test_the_best_skill_counts_ranks_and_effects() -> None:
    """The best opposing skill counts ranks and effects together."""
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
def test_ranged_attacks_are_opposed_by_move_alone(tool: str, mode: str, afar: bool) -> None:
    """A ranged weapon not used in melee is opposed by Move alone."""
    assert from_afar(table(hero("ilse"), BOW, CLUB), tool, mode) is afar
    assert [option.id for option in opposing("fight", "attack", afar)] == (["move"] if afar else ["fight", "move"])


@pytest.mark.parametrize(
    ("test", "told"),
    [
        (ActionTest("ilse", skill="fight", action="attack"), set()),
        (
            ActionTest("ilse", skill="fight", action="attack", against=(opposed("rook", "move"),)),
            rules("opposing.difficulty", "opposing.fight.attack"),
        ),
        (
            ActionTest("ilse", skill="fight", action="attack", against=(opposed("rook", "wits"),)),
            rules("opposing.difficulty"),
        ),
        (
            ActionTest("ilse", skill="move", action="defend", against=(opposed("rook", "fight", action="attack"),)),
            rules("opposing.difficulty", "opposing.move.defend", "opposing.fight.attack"),
        ),
        (
            ActionTest("ilse", skill="wits", action="defend", against=(opposed("rook", "fight", action="attack"),)),
            rules("opposing.difficulty"),
        ),
    ],
)
def test_an_opposition_cites_its_rows(test: ActionTest, told: set[str]) -> None:
    """An opposition cites the row of the acting skill, and in a reaction that of the other side as well."""
    assert {*met_by(table(hero("ilse"), npc("rook")), test)} == told


@pytest.mark.parametrize(
    ("test", "told"),
    [
        (ActionTest("ilse", skill="fight", action="overcome"), rules("opposing.unopposed-mark")),
        (ActionTest("ilse", skill="fight", action="overcome", against=(opposed("rook", "fight"),)), set()),
        (
            ActionTest("ilse", skill="fight", action="overcome", against=(opposed("rook", "wits"),)),
            rules("opposing.guidance"),
        ),
        (ActionTest("ilse", skill="interact", action="overcome"), set()),
    ],
)
def test_an_opposing_skill_cites_exceptions(test: ActionTest, told: set[str]) -> None:
    """An opposing skill cites that the cell is often unopposed, and that the GM went beyond the table."""
    assert {*called_by(table(hero("ilse"), npc("rook")), test)} == told


OFTEN_NOBODY = {
    ("fight", "overcome"),
    ("move", "overcome"),
    ("move", "attack"),
    ("physique", "overcome"),
    ("resolve", "overcome"),
    ("resolve", "create-advantage"),
}


def test_six_cells_are_marked_often_unopposed() -> None:
    """Six cells of the table are marked as often unopposed."""
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
def test_costs_depend_on_the_scene(kind: Any, scale: Any, option: str, costs: bool) -> None:
    """A setback is a cost in narrative time only; in a conflict only real costs, if the option allows any."""
    found = costs_here(table(scene=Scene(kind, scale), cost_success_in_conflict=option))
    assert (bool(found), "setback" in found) == (costs, scale == "narrative")


def test_damage_comes_from_weapon_talents_and_count() -> None:
    """Damage is the weapon's, one unarmed, more by talents in melee or at range, and by the number used."""
    strong = hero("ilse", Trait("arm", "Arm", gives=(Gives("damage", 1, "fight", use="melee"), Gives("dice", 5))))
    bomb = weapon("ilse", "bomb", 4, Property("per-extra", 2))
    at = table(strong, hero("bram"), BOW, CLUB, bomb)
    attack = ActionTest("ilse", skill="fight", action="attack")
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
def test_overcome_reduces_an_effect_by_one_die(rating: int, left: list[int]) -> None:
    """Overcome moves an effect one step towards zero, from either side."""
    assert [one.rating for one in overcoming(advantage("rook", rating, name="net")).state.effects] == left


def test_overcome_ends_an_aspect_at_once() -> None:
    """Overcome ends an aspect at once."""
    assert overcoming(aspect("BOUND", "ilse", made=True)).state.effects == ()


@procedure("test.nova6-edge-make")
async def making(play: Play[Table], draft: Draft, use: str = "") -> None:
    """An advantage happens."""
    await make_advantage(play, ActionTest("ilse", use=use), draft)


@pytest.mark.parametrize(
    ("thing", "bought_before", "begins", "rating"),
    [
        ((), (), True, 1),
        (("unreliable",), (), True, 2),
        (("reliable",), (), False, 0),
        (("reliable",), ("past-reliable",), True, 1),
    ],
)
def test_reliable_gear_needs_a_point_to_tamper_with(
    thing: tuple[str, ...], bought_before: Any, begins: bool, rating: int
) -> None:
    """Tampering with a reliable thing takes a point, with an unreliable one it is easier."""
    clock = weapon("rook", "clock", 1, *map(Property, thing))
    draft = Draft(
        "advantage", "ilse", ("ilse",), "jammed", "dice", 1, ("wits",), "B", aim="clock", bought=bought_before
    )
    after = act_out(making.open(draft), table(hero("ilse"), npc("rook"), clock)).plainly()
    assert after.has_effect("jammed") is begins
    assert not begins or (after.effect("jammed").rating, after.effect("jammed").made) == (rating, True)


# ---- On paper --------------------------------------------------------------------------------------------------------


def test_a_test_is_written_with_skill_use_and_action() -> None:
    """A test is written as skill, use and action; opponents with the letters of their talents."""
    at = table(hero("ilse", talent("focused", "wits")), SHARP)
    assert write_test(at, ActionTest("ilse", skill="wits", use="notice")).value == "Wits (notice) overcome"
    assert write_test(at, ActionTest("ilse", skill="wits", perk="maps")).value == "Wits (maps) overcome"
    met = write_test(at, ActionTest("ilse", skill="wits", against=(opposed("rook", "fight"),)))
    assert (met.value, met.cite) == ("Wits overcome vs Fight^FS defend", "nova6.note.talent-superscript")
    plain = write_test(at, ActionTest("ilse", against=(opposed("rook", "wits", "maps"),)))
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
def test_a_perk_cites_its_rules(perks: tuple[str, ...], perk: str, told: set[str]) -> None:
    """The rules cited are that it counts, and that only one does where several fit."""
    at, test = table(hero("ilse", wits=1, perks=perks)), ActionTest("ilse", skill="wits", action="overcome", perk=perk)
    found = {*trained(at, test)}
    assert "nova6.skill.rank-dice" in found and {rule for rule in found if ".perk." in rule} == told
    assert perks_for(at.who("ilse"), "wits", "overcome", ("maps",)) == (("locks",) if "wits/locks" in perks else ())


def test_hidden_ranks_are_not_cited() -> None:
    """Neither hidden numbers nor a test without a skill are cited; untrained ranks cite no dice."""
    at = table(hero("ilse", wits=1), npc("owl", wits=1, open=False))
    assert [*trained(at, ActionTest("owl", skill="wits"))] == [] == [*trained(at, ActionTest("ilse"))]
    assert "nova6.skill.rank-dice" not in {*trained(at, ActionTest("ilse", skill="fight"))}


def test_connections_are_known_aspects_and_assets() -> None:
    """Known aspects and assets of both characters and the situation count, the target's first."""
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
def test_a_forgotten_bonus_buys_a_success_or_earns_a_point(last: Last, dice: int, result: Any) -> None:
    """Where it could have mattered a plot point makes a success, or one is earned; otherwise nothing happens."""
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


def test_a_forgotten_bonus_needs_a_test_and_a_die() -> None:
    """A forgotten bonus without a test or without a die is refused."""
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
def test_a_group_needs_one_success_or_all(mode: Any, rolls: Any, success: bool, told: set[str]) -> None:
    """One success is enough, or all are needed; points of the other side are cited."""
    after = grouped(mode, *rolls).plainly()
    assert after.result is not None
    assert (after.result.success, after.rules_of(events.GroupTested)) == (success, told)


def test_a_group_pools_three_points_at_most() -> None:
    """Members beyond three keep their own points."""
    people = [hero(name) for name in ("ilse", "bram", "oda", "jory")]
    script = act_out(nova6.group_test.open(tuple(one.id for one in people), "row", "any"), table(*people))
    for one in people:
        script.rolls(one.id, *BEST)
    for one in people[:3]:
        script.says(one.id, 1)
    assert script.waits_for() == "nova6/spend-points"
    after = script.plainly()
    assert after.result is not None and after.result.points == 3


def test_a_pooled_point_covers_one_failure() -> None:
    """One point covers one failed member, and a pooled point is not kept."""
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


def test_unfitting_assets_are_not_used_in_a_reaction() -> None:
    """Only the assets that the GM allows are used."""
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
def test_an_advantage_cites_its_form(draft: Draft, told: set[str], made: tuple[Any, ...]) -> None:
    """Dice, an aspect or an asset cite their rules, that they were made, and their size."""
    after = act_out(making.open(draft), table(hero("ilse"), weapon("ilse", "gun", 1))).end()
    effect = after.effect("a word")
    assert after.rules_of(events.EffectBegan) == told
    assert (effect.kind, effect.owner, effect.rating, effect.skills, effect.duration) == made
    assert effect.made and effect.maker == "ilse"


def test_an_aspects_owner_sets_its_sort() -> None:
    """An aspect is a character's, or the situation's where it has no owner; an exposition is cited."""
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
def test_an_asset_bought_with_wealth_cites_its_rule(use: str, form: str, said: bool) -> None:
    """An asset made with wealth cites the rule of wealth."""
    after = act_out(making.open(replace(DICE, form=form), use), table(hero("ilse"))).end()
    assert ("nova6.economy.wealth-asset" in after.rules_of(events.EffectBegan)) is said


def test_a_revealed_aspect_is_stored_as_a_new_one() -> None:
    """The end of the hidden aspect is secret, and a known one begins for everybody."""
    secret = aspect("A TRAITOR", "rook", id="secret-1", known=False)
    start = table(hero("ilse"), npc("rook"), secret)
    after = act_out(making.open(replace(DICE, form="discover")), start).gm("secret-1").end()
    assert after.last(events.EffectEnded).known is False
    shown = after.effect("A TRAITOR")
    assert shown.known and shown.id != "secret-1" and len(after.state.effects) == 1
    assert act_out(making.open(replace(DICE, form="discover")), start).gm("").end().state.effects == (secret,)


def test_only_hidden_aspects_can_be_revealed() -> None:
    """Neither known aspects nor hidden effects of another kind can be revealed."""
    hidden = aspect("A DEBT", "rook", id="secret-1", known=False)
    at = table(hero("ilse"), npc("rook"), aspect("PROUD", "rook"), hidden, condition("fog", 1, known=False))
    assert act_out(making.open(replace(DICE, form="discover")), at).asked().secrets == ("secret-1",)


@procedure("test.nova6-edge-land")
async def landing(play: Play[Table], attack: ActionTest) -> Draft:
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
def test_an_attack_cites_its_weapon(tool: Effect | None, more: dict[str, Any], told: set[str]) -> None:
    """The citations name bare hands, a weapon's table, a shield, or reach."""
    given: dict[str, Any] = {"targets": ("rook",)} | ({"tool": "axe"} if tool else {}) | more
    attack = ActionTest("ilse", skill="fight", action="attack", **given)
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


def test_dice_made_by_stealth_are_a_surprise() -> None:
    """Only dice made by stealth are a surprise; dice go to oneself by default, for the skill used."""
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
def test_a_narrative_failure_deals_setback_dice(scale: Any, faces: tuple[int, ...], option: str, dice: int) -> None:
    """In narrative time each point of the other side is a setback die, and one more by option."""
    at = table(hero("ilse"), scene=Scene("challenge", scale), setback_on_plain_failure=option)
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().rolls("ilse", *faces)
    after = script.plainly()
    assert after.who("ilse").setbacks == dice
    assert bool(after.all(events.PointsLapsed)) is (faces == (2, 2, 2) and scale == "action")


def test_a_cost_in_narrative_time_is_a_setback_die() -> None:
    """A success at a cost takes one die; an aspect is a cost made by the failure."""
    at = table(hero("ilse"), scene=Scene("challenge", "narrative"))
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().rolls("ilse", 1, 2, 4)
    paid = script.says("ilse", Cost("aspect", "LATE")).gm(Agreed(True)).plainly()
    assert paid.verdict.success and paid.verdict.points == 0 and paid.who("ilse").setbacks == 1
    assert (paid.effect("LATE").made, paid.effect("LATE").duration, paid.effect("LATE").owner) == (True, "S", "ilse")


@pytest.mark.parametrize(("option", "points"), [("on", 1), ("off", 0)])
def test_an_option_gives_traded_points_to_a_paid_success(option: str, points: int) -> None:
    """Points traded for before the roll reach a paid success by the table's option."""
    at = table(hero("ilse", wits=2), scene=Scene("challenge", "action"), flip_pays_traded=option)
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged()
    script.says("ilse", Ready(pairs=1)).dice("3d6", 1, 2, 4).says("ilse", Cost("aspect", "LATE"))
    assert script.gm(Agreed(True)).plainly().verdict.points == points


def test_group_and_resistance_tests_are_no_actions() -> None:
    """A group test is free, and resistance is a reaction, which focus hinders."""
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
def test_a_failed_resistance_fills_a_light_box(what: Any, track: str) -> None:
    """The box is physical or mental; points of the failure are the GM's."""
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
def test_a_called_test_cites_its_difficulty(ruling: Ruling, hard: int, beyond: bool, overruled: bool) -> None:
    """Difficulty, superhuman from five on, and an overruling by the GM are told."""
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
def test_a_rejected_perk_or_asset_cites_its_rule(unrelated: tuple[str, ...], cited: set[str]) -> None:
    """A rejected perk cites the rule of perks, an asset that of assets."""
    at = table(hero("ilse", perks=("wits/tracks",)), asset("ilse", "KEY", 1), asset("ilse", "MAP", 1))
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged(unrelated=unrelated).stop()
    told = after.rules_of(events.Called)
    assert told & rules("perk.related", "asset.relevance") == rules(*cited)


@pytest.mark.parametrize(
    ("rating", "option", "asked"),
    [(3, "propose-fail", False), (4, "propose-fail", True), (5, "propose-fail", True), (4, "roll", False)],
)
def test_a_total_condition_asks_whether_to_roll(rating: int, option: str, asked: bool) -> None:
    """From four dice on the GM is asked whether to roll, unless the option always rolls."""
    at = table(hero("ilse"), condition("dark", rating), total_condition=option)
    script = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at)
    script.gm(Ruling(conditions=(Weighed("dark", "hinders"),)))
    assert (script.waits_for() == "nova6/total") is asked
    helped = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at)
    helped.gm(Ruling(conditions=(Weighed("dark", "helps"),)))
    assert helped.waits_for() == "nova6/ready"
    script.stop()
    helped.stop()


def test_a_rejected_perk_is_dropped() -> None:
    """A perk that the GM rejects is dropped, and so it is with another skill."""
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
def test_an_option_uses_up_helpful_advantages(effect: Effect, option: str, left: bool) -> None:
    """Under the option a test uses up created dice that helped."""
    at = table(hero("ilse"), effect, advantage_consumed=option)
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().plainly_through(6)
    assert bool(after.state.effects) is left


@pytest.mark.parametrize(("points", "more"), [(1, set()), (2, rules("awesome.rest"))])
def test_a_stunt_without_effect_is_explained_for_one_point(points: int, more: set[str]) -> None:
    """A stunt without effect is explained for one point; that the others are left is cited where there were any."""
    stone = soak("rook", "stone", 0, Property("immune"))
    sharp = hero("ilse", talent("focused", "fight"))
    at = table(sharp, npc("rook"), stone, scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",)), at).judged()
    script.rolls("ilse", 4, 4, 4).says("ilse", Buy("increase-effect", points)).gm("it is of stone")
    assert script.stop().rules_of(events.Explained) == rules("awesome.dud", "awesome.rule") | more


def test_a_point_twice_per_scene_serves_two_successes() -> None:
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
def test_an_opposing_skill_cites_its_own_rule(skill: str, action: str, met_with: str, rules: tuple[str, ...]) -> None:
    """A skill cites its own rule against an ambush, a shove or words; other cells cite none."""
    assert warded_by(table(), ActionTest("rook", skill=skill, action=action), met_with) == rules


@pytest.mark.parametrize(
    ("more", "net"), [({}, -1), ({"use": "stealth"}, -2), ({"perk": "stealth"}, -2), ({"use": "ride"}, -1)]
)
def test_an_npcs_perk_is_a_die_against_the_reaction(more: dict[str, Any], net: int) -> None:
    """A perk that is named, or that has the name of the use, is a die against the reaction."""
    at = table(hero("ilse"), npc("rook", move=1, perks=("move/stealth",)))
    script = act_out(nova6.oppose.open("rook", "ilse", "move", "create-advantage", **more), at)
    assert script.says("ilse", Preparation("move")).asked().pool.net == net


@pytest.mark.parametrize("on", ["on", "off"])
def test_a_reaction_defaults_to_the_first_skill(on: str) -> None:
    """Against an attack the default is Fight, whoever rolls."""
    at = table(hero("ilse", fight=2, move=1), npc("rook", fight=4), gm_rolls=on)
    script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation())
    assert script.plainly_to_ready().pool.net == (2 if on == "on" else -2)
