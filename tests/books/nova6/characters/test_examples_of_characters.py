"""NOVA6 worked examples of character creation come out as printed."""

from __future__ import annotations

from typing import Any

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.creation.advances import allowance, ticks
from moothall.rulesets.nova6.creation.steps import derived
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.state import Perk, Table
from moothall.rulesets.nova6.workshop import WORKSHOP
from moothall.talk.workshop import Sheet, placed, written
from tests.books.nova6.support.sheets import bubbles, judged, progress
from tests.books.nova6.support.stage import NovaScript, act_out, hero, npc, opposed, table, weapon
from tests.books.support.examples import example

# ---- Making somebody -------------------------------------------------------------------------------------------------


def filled(sheet: Sheet, at: str, value: Any) -> Sheet:
    """The draft with one of the fields that the workshop offers filled in."""
    field = next(field for step in WORKSHOP.steps(sheet, DEFAULTS) for field in step.fields if field.at == at)
    return WORKSHOP.follows(sheet, placed(sheet, at, written(field, sheet, value)), at, DEFAULTS)


DERRINGER = "the derringer under the desk"
MILENA: dict[str, Any] = {
    "aspects.high-concept": "NIGHT CLERK OF THE LAST HOTEL",
    "aspects.background": "NINE YEARS ON THE CANAL BOATS",
    "aspects.motivation": "NOBODY SLEEPS OUTSIDE",
    "aspects.trouble": "THE OLD CREW WANTS ITS SHARE",
    "talents": ["focused/interact", "well-trained/1"],
    "skills": {"fight": 0, "interact": 2, "move": 1, "physique": 0, "resolve": 1, "wits": 1},
    "perks.0.name": "derringers",
    "perks.0.skill": "fight",
    "perks.1.name": "talking round",
    "perks.1.skill": "interact",
    "perks.2.name": "through a full lobby",
    "perks.2.skill": "move",
    "assets": {
        "high-concept": DERRINGER,
        "background": "a boatman’s coat",
        "motivation": "the key to every room",
        "trouble": "a constable who owes her",
    },
    "name": "Milena Kott",
}
"""What is said in the workshop, step by step."""


def milena() -> Sheet:
    sheet = WORKSHOP.begun(DEFAULTS)
    for at, value in MILENA.items():
        sheet = filled(sheet, at, value)
    return sheet


def joined(*others: Any) -> Table:
    """Milena is at the table."""
    return act_out(nova6.join.open("milena", "milena", milena()), table(*others)).end().state


@example("nova6.example.mimi")
def test_the_night_clerk_spends_seven_advances() -> None:
    """Seven of seven advances, three plot points, both tracks at 3/2/1; talking and shooting are up two each."""
    known, spent = derived(milena()), ticks(milena())
    assert (judged(milena()), progress(milena()).status) == ([], "ready")
    assert (spent.ticked, spent.of, known.refresh) == (7, 7, 3)
    assert [line.boxes for line in known.tracks] == [(3, 2, 1), (3, 2, 1)]
    persuade = nova6.act.open("milena", "talk him round", "interact", "overcome", perk="talking round")
    script = act_out(persuade, joined(npc("porter", resolve=1))).judged(against=(opposed("porter", "resolve"),))
    verdict = script.rolls("milena", 4, 4, 3, 1, 6).picks("milena", 4, 4, 3).plainly().verdict
    assert (verdict.success, verdict.points) == (True, 1)
    [derringer] = [one.id for one in joined().effects if one.name == DERRINGER]
    fire = nova6.act.open("milena", "fire", "fight", "overcome", perk="derringers", assets=(derringer,))
    assert act_out(fire, joined()).judged().plainly_to_ready().pool.net == 2


@example("nova6.example.to-ten")
def test_nine_levels_bring_nine_advances() -> None:
    """Seven advances to begin with, nine more on the way to level 10, and all sixteen can be spent."""
    sheet = milena()
    assert ticks(sheet).of == 7
    for _ in range(9):
        growth = WORKSHOP.growth(sheet, {"pick": "talent"}, DEFAULTS)
        assert growth is not None
        talent = next(one.id for one in growth.fields[-1].options if one.writes["id"] == "practiced" or not one.of)
        sheet = WORKSHOP.grown(sheet, {"pick": "talent", "talent": talent}, DEFAULTS)
    assert (sheet["level"], ticks(sheet).ticked, allowance(10).amount) == (10, 16, 16)


# ---- Perks -----------------------------------------------------------------------------------------------------------


@example("nova6.example.keen-eyes")
def test_a_lookouts_perk_adds_a_die() -> None:
    """Wits 1 and a perk that the GM allows are two dice: five are rolled."""
    lookout = hero("oda", wits=1, perks=("wits/a lookout’s eye",))
    watch = nova6.act.open("oda", "watch the water", "wits", "overcome", "notice", perk="a lookout’s eye")
    script = act_out(watch, table(lookout)).judged()
    assert script.plainly_to_ready().pool.net == 2
    assert len(script.rolls("oda", 6, 5, 4, 2, 1).picks("oda", 6, 5, 4).plainly().verdict.faces) == 5


DUELLIST = changed(hero("oda"), perks=(Perk("light blades", "fight", "attack"), Perk("rapiers", "fight")))


def lunging(perk: str, blade: str) -> NovaScript[Any]:
    """Oda attacks with one of her blades."""
    attack = nova6.act.open("oda", "lunge", "fight", "attack", targets=("bravo",), tool=blade, perk=perk)
    return act_out(attack, table(DUELLIST, npc("bravo"), weapon("oda", blade, 3))).judged()


@example("nova6.example.blades")
def test_a_rapier_counts_one_of_two_perks() -> None:
    """Both perks fit a rapier and one counts; the narrow one in defence, the broad one with a dagger."""
    assert [lunging(perk, "rapier").plainly_to_ready().pool.net for perk in ("light blades", "rapiers")] == [1, 1]
    at = table(DUELLIST, npc("bravo"), weapon("bravo", "club", 2))
    parry = act_out(nova6.oppose.open("bravo", "oda", "fight", "attack", tool="club"), at)
    assert parry.asked().perks == ("rapiers",)
    assert parry.says("oda", Preparation("fight", "rapiers")).plainly_to_ready().pool.net == 1
    assert lunging("light blades", "dagger").plainly_to_ready().pool.net == 1


# ---- What is on the sheet --------------------------------------------------------------------------------------------


@example("nova6.example.trouble")
def test_a_trouble_may_come_from_the_high_concept() -> None:
    """A trouble may come from the high concept, without a remark."""
    said = {"high-concept": "LOCK-BREAKER AT EVERY BALL", "trouble": "CANNOT PASS A LOCKED BOX"}
    assert judged(milena() | {"aspects": milena()["aspects"] | said}) == []


@example("nova6.example.refresh-bubbles")
def test_two_of_five_bubbles_are_marked() -> None:
    """The fourth and fifth of five bubbles are blocked, and the two points held are marked."""
    home = joined().with_one("milena", plot_points=2)
    row = bubbles(WORKSHOP.sheet_of(home, "milena"))
    assert (row.value, row.most, row.marked) == (3, 5, 2)
