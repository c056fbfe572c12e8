"""NOVA6 opposing skills: which skill opposes which action, and who chooses between two."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.test_record import Opposed
from moothall.rulesets.nova6.questions import Preparation, Ruling
from moothall.rulesets.nova6.state import Effect
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from tests.books.nova6.support.stage import NovaScript, act_out, advantage, hero, npc, opposed, table, weapon

BOW = Property("ranged", of=("near",))
MORTAR = (Property("ranged", of=("far",)), Property("indirect"))
GIFT = Trait("gift", "Gift", "feature", (Gives("attacks", 1, "resolve"), Gives("attacks", 1, "wits")))
"""Somebody who harms with what usually harms nobody."""
VICE = "vice"


def vices(*owners: str) -> list[Effect]:
    """A weapon that crushes, for an attacker who holds nobody."""
    return [changed(weapon(owner, VICE, 2, id=f"{VICE}-{owner}"), skill="physique") for owner in owners]


def crushing(skill: str, action: str, owner: str) -> str:
    return f"{VICE}-{owner}" if (skill, action) == ("physique", "attack") else ""


def doing(
    skill: str, action: str, *others: Any, use: str = "", tool: str = "", targets: tuple[str, ...] = ("rook",)
) -> NovaScript[Any]:
    """Ilse, who has learnt nothing, does something to the rook."""
    opening = nova6.act.open("ilse", "", skill, action, use, targets, tool=tool or crushing(skill, action, "ilse"))
    return act_out(opening, table(hero("ilse", GIFT), *vices("ilse"), *others))


def proposed(script: NovaScript[Any]) -> tuple[Opposed, int]:
    """The opposing skill that the engine proposes, and the net dice with it."""
    asked = script.asked()
    script.gm(asked.default())
    return asked.proposed[0], script.plainly_to_ready().pool.net


def reacting(skill: str, action: str, rank: int, by: str, use: str = "") -> tuple[tuple[str, ...], int]:
    """The rook acts on Ilse: what she is offered, and her dice if she takes this skill."""
    opening = nova6.oppose.open("rook", "ilse", skill, action, use, tool=crushing(skill, action, "rook"))
    script = act_out(opening, table(hero("ilse"), npc("rook", GIFT, **ranked(**{skill: rank})), *vices("rook")))
    offered = tuple(option.id for option in script.asked().skills)
    return offered, script.says("ilse", Preparation(by)).plainly_to_ready().pool.net


def ranked(**skills: Any) -> dict[str, Any]:
    """Ranks by the names of skills."""
    return skills


def drilled(skill: str, action: str) -> Trait:
    """A die with one skill in one action and nowhere else."""
    return Trait("drill", "Drill", gives=(Gives("dice", 1, skill, (action,)),))


# ---- How hard somebody makes it --------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.opposing.difficulty")
def test_ranks_perks_and_features_oppose() -> None:
    """Fight 2 and a perk for swords is three dice, a feature for defending one more, a perk for knives none."""
    guard = npc("rook", fight=2, perks=("fight/swords",))
    feature = Trait("ward", "Ward", "feature", (Gives("dice", 1, "fight", ("defend",)),))
    for other, perk, net in (
        (guard, "swords", -3),
        (guard, "knives", -2),
        (npc("rook", feature, fight=2, perks=("fight/swords",)), "swords", -4),
    ):
        script = doing("fight", "attack", other).judged(against=(opposed("rook", "fight", perk),))
        assert script.plainly_to_ready().pool.net == net
    lonely = doing("fight", "attack", targets=()).judged(2)
    lonely.plainly_to_ready()
    assert "nova6.opposing.difficulty" not in lonely.stop().citations


@pytest.mark.rule("nova6.opposing.guidance")
def test_the_gm_may_choose_another_opposing_skill() -> None:
    """A race is run against Wits if the GM says so, and the log shows it; Move in place of Fight is no such word."""
    quick = npc("rook", move=3, wits=1)
    script = doing("move", "overcome", quick).judged(against=(opposed("rook", "wits"),))
    assert script.plainly_to_ready().pool.net == -1
    told = script.stop()
    assert told.last(events.Called).overruled and "nova6.opposing.guidance" in told.citations
    usual = doing("fight", "attack", npc("rook", fight=2)).judged(against=(opposed("rook", "move"),))
    assert usual.plainly_to_ready().pool.net == 0
    assert "nova6.opposing.guidance" not in usual.stop().citations
    sneaking = doing("move", "overcome", quick, use="stealth")
    proposed(sneaking)
    assert "nova6.opposing.guidance" not in sneaking.stop().citations


STARRED = {
    ("fight", "overcome"),
    ("move", "overcome"),
    ("move", "attack"),
    ("physique", "overcome"),
    ("resolve", "overcome"),
    ("resolve", "create-advantage"),
}


@pytest.mark.rule("nova6.opposing.unopposed-mark")
def test_six_cells_are_often_unopposed() -> None:
    """Six cells are often unopposed: a challenging climb is two dice; any number from 0 to 5 will do."""
    marked = set()
    for skill in ("fight", "interact", "move", "physique", "resolve", "wits"):
        for action in ("overcome", "create-advantage", "attack", "defend"):
            script = doing(skill, action, targets=()).judged(2)
            assert script.plainly_to_ready().pool.net == -2
            if "nova6.opposing.unopposed-mark" in script.stop().citations:
                marked.add((skill, action))
    assert marked == STARRED
    for number in range(6):
        called = doing("move", "overcome", targets=()).judged(number).stop().last(events.Called)
        assert called.difficulty == number
    rival = doing("move", "overcome", npc("rook", move=2))
    proposed(rival)
    assert "nova6.opposing.unopposed-mark" not in rival.stop().citations


@pytest.mark.rule("nova6.opposing.defender-choice")
def test_the_strongest_opposing_skill_is_proposed() -> None:
    """A rook of Fight 1 and Move 3 is proposed to dodge, and the GM may say otherwise; a hero's player picks."""
    fox = npc("rook", fight=1, move=3)
    assert proposed(doing("fight", "attack", fox)) == (opposed("rook", "move"), -3)
    overruled = doing("fight", "attack", fox).judged(against=(opposed("rook", "fight"),))
    assert overruled.plainly_to_ready().pool.net == -1
    bram = hero("bram", fight=1, move=3)
    duel = act_out(nova6.act.open("ilse", "", "fight", "attack", targets=("bram",)), table(hero("ilse"), bram))
    duel.gm(duel.asked().default()).asks("bram", "nova6/meet-with")
    assert [option.id for option in duel.asked().options()] == ["move", "fight"]
    assert duel.says("bram", "fight").plainly_to_ready().pool.net == -1
    struck = act_out(nova6.oppose.open("rook", "bram"), table(bram, fox))
    assert [option.id for option in struck.asked().skills] == ["fight", "move"]
    assert struck.says("bram", Preparation("move")).plainly_to_ready().pool.net == 2
    shot = act_out(nova6.oppose.open("rook", "bram", tool="bow"), table(bram, fox, with_bow("rook")))
    shot.says("bram", Preparation("move")).plainly_to_ready()
    assert "nova6.opposing.defender-choice" not in shot.stop().citations


@pytest.mark.parametrize(("value", "kind"), [("best", "nova6/ready"), ("gm-picks", "nova6/meet-with")])
def test_option_gm_picks_asks_the_gm_between_two_skills(value: str, kind: str) -> None:
    """Under `gm-picks` the GM is asked each time two skills would do, and never where only one does."""
    at = table(hero("ilse", fight=3), npc("rook", fight=1, move=3), npc("crow", physique=1), npc_defense=value)
    script = act_out(nova6.act.open("ilse", "", "fight", "attack", targets=("rook",)), at)
    script.gm(script.asked().default())
    assert script.waits_for() == kind
    if value == "gm-picks":
        assert [option.id for option in script.asked().options()] == ["fight", "move"]
        assert script.gm("fight").plainly_to_ready().pool.net == 2
    one = act_out(nova6.act.open("ilse", "", "physique", "overcome", targets=("crow",)), at)
    one.gm(one.asked().default())
    assert one.waits_for() == "nova6/ready"
    named = act_out(nova6.act.open("ilse", "", "fight", "attack", targets=("rook",)), at)
    named.gm(Ruling(against=(opposed("rook", "fight"),)))
    assert named.waits_for() == "nova6/ready"


# ---- The table, row by row -------------------------------------------------------------------------------------------

ACTING = [
    ("fight", "overcome", {"fight": "overcome"}),
    ("fight", "create-advantage", {"fight": "defend", "move": "defend"}),
    ("fight", "attack", {"fight": "defend", "move": "defend"}),
    ("interact", "overcome", {"interact": "defend", "resolve": "defend"}),
    ("interact", "create-advantage", {"interact": "defend", "resolve": "defend"}),
    ("interact", "attack", {"interact": "defend", "resolve": "defend"}),
    ("move", "overcome", {"move": "overcome"}),
    ("move", "create-advantage", {"wits": "defend", "move": "defend"}),
    ("physique", "overcome", {"physique": "defend"}),
    ("physique", "create-advantage", {"physique": "defend"}),
    ("physique", "attack", {"physique": "defend"}),
    ("resolve", "overcome", {"wits": "create-advantage"}),
    ("resolve", "create-advantage", {"wits": "defend"}),
    ("resolve", "attack", {"resolve": "defend"}),
    ("wits", "overcome", {"wits": "defend"}),
    ("wits", "create-advantage", {"move": "defend"}),
    ("wits", "attack", {"move": "defend"}),
]
"""An action, and the skills that oppose it with the action they do it with."""


def row(skill: str, action: str, *more: Any) -> Any:
    rule = f"nova6.opposing.{skill}.{action}"
    return pytest.param(skill, action, *more, id=f"{skill}-{action}", marks=pytest.mark.rule(rule))


@pytest.mark.parametrize(("skill", "action", "by"), [row(*one) for one in ACTING])
def test_each_cell_lists_its_opposing_skills(skill: str, action: str, by: dict[str, str]) -> None:
    """Each skill of the cell opposes where it is the rook's best, with a talent for just that action."""
    for best, with_action in by.items():
        rook = npc("rook", drilled(best, with_action), **ranked(**{best: 2}))
        assert proposed(doing(skill, action, rook)) == (Opposed("rook", best, "", with_action), -3)
        elsewhere = "attack" if with_action != "attack" else "defend"
        assert proposed(doing(skill, action, npc("rook", drilled(best, elsewhere), **ranked(**{best: 2}))))[1] == -2
    others = {"fight", "interact", "move", "physique", "resolve", "wits"} - by.keys()
    assert proposed(doing(skill, action, npc("rook", **ranked(**dict.fromkeys(others, 3)))))[1] == 0
    script = doing(skill, action, npc("rook"))
    proposed(script)
    assert f"nova6.opposing.{skill}.{action}" in script.stop().citations


@pytest.mark.rule("nova6.opposing.fight.overcome")
def test_a_match_is_opposed_by_the_rivals_skill() -> None:
    """Archery against a rival of Fight 2 is two dice; a trick shot is what the GM says."""
    assert proposed(doing("fight", "overcome", npc("rook", fight=2)))[1] == -2
    alone = doing("fight", "overcome", targets=())
    assert alone.asked().proposed == () and alone.judged(1).plainly_to_ready().pool.net == -1


def with_bow(owner: str, *properties: Property) -> Effect:
    return weapon(owner, "bow", 3, BOW, *properties)


@pytest.mark.rule("nova6.opposing.fight.create-advantage")
@pytest.mark.rule("nova6.opposing.fight.attack")
def test_from_afar_only_move_opposes() -> None:
    """Shots at a rook of Fight 3 and Move 1 are one die; a knife used in the hand is three."""
    rook = npc("rook", fight=3, move=1)
    for action in ("create-advantage", "attack"):
        assert proposed(doing("fight", action, rook, with_bow("ilse"), tool="bow")) == (opposed("rook", "move"), -1)
        at_hand = nova6.act.open("ilse", "", "fight", action, "", ("rook",), tool="bow", mode="melee")
        assert proposed(act_out(at_hand, table(hero("ilse"), rook, with_bow("ilse"))))[1] == -3


@pytest.mark.rule("nova6.opposing.move.overcome")
@pytest.mark.rule("nova6.opposing.wits.defend")
def test_a_watchers_wits_oppose_stealth() -> None:
    """A race against Move 2 is two dice; slipping past Wits 1 and Move 3 is one; a climb is what the GM says."""
    assert proposed(doing("move", "overcome", npc("rook", move=2)))[1] == -2
    watcher = npc("rook", move=3, wits=1)
    assert proposed(doing("move", "overcome", watcher, use="stealth")) == (opposed("rook", "wits"), -1)
    assert doing("move", "overcome", targets=()).judged(3).plainly_to_ready().pool.net == -3


@pytest.mark.rule("nova6.opposing.wits.overcome")
def test_hiding_opposes_a_search_with_move() -> None:
    """Outplanning Wits 2 is two dice; finding a rook that hides with Move 1 is one."""
    rook = npc("rook", wits=2, move=1)
    assert proposed(doing("wits", "overcome", rook))[1] == -2
    assert proposed(doing("wits", "overcome", rook, use="notice")) == (opposed("rook", "move"), -1)


@pytest.mark.rule("nova6.opposing.wits.attack")
def test_indirect_fire_is_opposed_by_move() -> None:
    """A mortar at Move 1 and Fight 3 is one die; with the GM's word Fight meets it, by the same row."""
    rook = npc("rook", fight=3, move=1)
    mortar = weapon("ilse", "mortar", 6, *MORTAR)
    assert proposed(doing("wits", "attack", rook, mortar, tool="mortar")) == (opposed("rook", "move"), -1)
    fought = doing("wits", "attack", rook, mortar, tool="mortar").judged(against=(opposed("rook", "fight"),))
    assert fought.plainly_to_ready().pool.net == -3
    assert "nova6.opposing.guidance" not in fought.stop().citations


@pytest.mark.rule("nova6.opposing.move.attack")
def test_ramming_is_opposed_by_move() -> None:
    """A driver of Move 2 is two dice to ram, regardless of Fight."""
    cart = npc("cart", kind="thing")
    at = table(hero("ilse"), npc("rook", drilled("move", "defend"), move=2, fight=4), cart)
    script = act_out(nova6.ram.open("ilse", "cart", "rook"), at)
    assert proposed(script) == (opposed("rook", "move"), -3)


DEFENDING = [
    ("fight", "defend", [("fight", "attack", "")]),
    ("interact", "defend", [("interact", "attack", "")]),
    ("move", "defend", [("fight", "attack", ""), ("move", "create-advantage", "")]),
    (
        "physique",
        "defend",
        [("physique", "attack", ""), ("physique", "overcome", ""), ("physique", "create-advantage", "")],
    ),
    ("resolve", "defend", [("resolve", "attack", ""), ("interact", "attack", "")]),
    (
        *("wits", "defend"),
        [("move", "create-advantage", ""), ("move", "overcome", "stealth"), ("wits", "overcome", "")],
    ),
]
"""A defence, and the actions of others that it is up against."""


@pytest.mark.parametrize(("skill", "action", "actions"), [row(*one) for one in DEFENDING])
def test_a_defence_faces_the_attackers_ranks(skill: str, action: str, actions: list[tuple[str, str, str]]) -> None:
    """Each such action of a rook with two ranks is two dice against the defence."""
    for theirs, done, use in actions:
        offered, net = reacting(theirs, done, 2, skill, use)
        assert skill in offered and net == -2


def test_the_row_that_decided_is_cited() -> None:
    """A parried manoeuvre is by the row of manoeuvres, and not by that of attacks."""
    script = act_out(nova6.oppose.open("rook", "ilse", "fight", "create-advantage"), table(hero("ilse"), npc("rook")))
    script.says("ilse", Preparation("fight")).plainly_to_ready()
    seen = script.stop().citations
    assert "nova6.opposing.fight.create-advantage" in seen
    assert not {"nova6.opposing.fight.defend", "nova6.opposing.fight.attack"} & set(seen)
    watched = act_out(nova6.oppose.open("rook", "ilse", "interact", "overcome"), table(hero("ilse"), npc("rook")))
    watched.says("ilse", Preparation("resolve")).plainly_to_ready()
    assert "nova6.opposing.resolve.defend" not in watched.stop().citations


def test_talents_of_the_opponent_are_cited() -> None:
    """A tough rook makes it a die harder, by the rule that all of theirs counts."""
    script = doing("physique", "overcome", npc("rook", talent("tough"), physique=1))
    assert proposed(script)[1] == -2
    after = script.rolls("ilse", 1, 1, 2, 3, 4).plainly()
    assert [(why.amount, why.cite) for why in after.why("opposed-trait")] == [(-1, "nova6.opposing.difficulty")]


def test_effects_count_in_the_proposed_opposing_skill() -> None:
    """A rook of Fight 2 that is off its stride in Fight by two dice is proposed to dodge with Move 1."""
    rook = npc("rook", fight=2, move=1)
    dazed = advantage("rook", -2, "fight", name="dazed")
    assert proposed(doing("fight", "attack", rook, dazed)) == (opposed("rook", "move"), -1)
    wary = advantage("rook", 2, "move", name="wary")
    assert proposed(doing("fight", "attack", rook, wary)) == (opposed("rook", "move"), -3)
    shaken = advantage("rook", -1, name="shaken")
    assert proposed(doing("fight", "attack", rook, shaken)) == (opposed("rook", "fight"), -1)
