"""NDE1 harm: losing Hearts, crawling, dying, being put up by a friend, and rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import HeartsChanged, Moved
from moothall.rulesets.nde.ids import FigureId, hero_id
from moothall.rulesets.nde.questions import Call, Strike, Trouble
from moothall.rulesets.nde.state import Gear, Hero, Table
from moothall.rulesets.nde.words import Zone
from moothall.talk.procedure import Opening
from tests.books.nde.support.offers import offer_of, offers, open_to
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter
from tests.support.citing import refused
from tests.support.figures import BRAM

ILSE = hero("ilse")
DOWN = hero("ilse", hearts=0, fallen="down", fallen_as="out cold")
DEAD = replace(DOWN, fallen="dead")
NEARBY: Zone = "nearby"


ACTS = ["nde.test", "nde.attack", "nde.power", "nde.act"]


def among_rats(*heroes: Hero, **options: Any) -> Table:
    """These heroes beside a rat whose blows land if the GM says so."""
    return table(*heroes, foe("rat"), foe_action="gm_fiat", **options)


def struck(at: Table, stakes: str = "") -> NdeAfter[bool]:
    """The rat hits Ilse, as the GM says."""
    lies = any(hero.fallen for hero in at.heroes)
    return (
        act_out(nde.foe_turn.open(("rat",), "ilse"), at)
        .gm("strike" if lies else Strike(hurts=True, stakes=stakes))
        .end()
    )


def move_of(at: Table) -> tuple[str, bool]:
    """The rule of Ilse's movement, and whether it is open."""
    offer = offer_of(at, "ilse", "nde.walk")
    return offer.cite, offer.open


# ---- Losing Hearts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.harm.meaning")
def test_the_gms_words_stand_beside_a_lost_heart() -> None:
    """The GM's words stand beside the loss and change nothing; a hero who goes down has them as a label."""
    hurt = act_out(nde.suffer.open("ilse", 2, "smoke in the lungs"), table(ILSE)).end()
    assert hurt.last(HeartsChanged) == HeartsChanged(hero_id("ilse"), 3, "", "smoke in the lungs")
    assert hurt.hero("ilse") == replace(ILSE, hearts=3)
    felled = act_out(nde.suffer.open("ilse", 3, "dazed among the crates"), hurt.state).end()
    assert (felled.hero("ilse").fallen, felled.hero("ilse").fallen_as) == ("down", "dazed among the crates")


@pytest.mark.rule("nde1.harm.meaning")
def test_a_blow_that_lands_records_its_stakes() -> None:
    """The stakes the GM named for a foe's blow are written beside the lost Heart; without words none are."""
    after = struck(among_rats(ILSE), "bitten in the wrist")
    assert after.last(HeartsChanged) == HeartsChanged(hero_id("ilse"), 4, "", "bitten in the wrist")
    silent = struck(among_rats(ILSE))
    assert silent.last(HeartsChanged) == HeartsChanged(hero_id("ilse"), 4)
    assert "nde1.harm.meaning" not in silent.citations


@pytest.mark.rule("nde1.harm.zero")
def test_with_no_hearts_left_a_hero_is_down_and_does_not_act() -> None:
    """The last Heart gone, every Action of the book is closed, and each refusal says why."""
    at = among_rats(hero("ilse", hearts=1), hero("bram"))
    assert open_to(at, "ilse") == [*ACTS, "nde.walk", "nde.assist"]
    after = struck(at)
    assert (after.hero("ilse").hearts, after.hero("ilse").fallen) == (0, "down")

    actions = [offer for offer in offers(after.state, "ilse") if offer.procedure != "nde.walk"]
    assert [offer.procedure for offer in actions] == [*ACTS, "nde.revive", "nde.assist"]
    assert all((offer.open, offer.cite) == (False, "nde1.harm.zero") for offer in actions)
    tries: tuple[Opening[Any], ...] = (
        nde.test.open("ilse", "lift the beam"),
        nde.attack.open("ilse", "rat", "melee"),
        nde.power.open("ilse", "light"),
        nde.act.open("ilse", "equipment"),
        nde.pass_turn.open("ilse"),
        nde.revive.open("ilse", "bram"),
        nde.approach.open("ilse", "rat", NEARBY),
    )
    for opening in tries:
        with refused("nde1.harm.zero") as refusals:
            act_out(opening, after.state)
        assert refusals[0].key == "error-fallen"
    helped = act_out(nde.test.open("bram", "lift the beam"), after.state).called("str", 6)
    helped.dice("1d10", 6).end()  # nobody offers help from the ground


@pytest.mark.rule("nde1.harm.zero")
def test_a_missed_attack_can_cost_the_last_heart() -> None:
    """The answer to a missed attack can fell a hero with one Heart; with two Hearts it cannot."""
    for hearts, left, fallen in ((1, 0, "down"), (2, 1, "")):
        at = table(hero("ilse", hearts=hearts), foe("rat"))
        after = act_out(nde.attack.open("ilse", "rat", "melee"), at).gm(Call(6)).dice("1d10", 5).gm("yes").end()
        assert (after.hero("ilse").hearts, after.hero("ilse").fallen) == (left, fallen)
        assert ("nde1.harm.zero" in after.citations) is (left == 0)


def test_more_harm_than_hearts_only_fells() -> None:
    """One blow that takes more than there is leaves a hero down and not dead."""
    after = act_out(nde.suffer.open("ilse", 3), table(hero("ilse", hearts=1))).end()
    assert (after.hero("ilse").hearts, after.hero("ilse").fallen) == (0, "down")


# ---- On the ground --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.harm.crawl")
@pytest.mark.parametrize("phase", ["free", "heroes"])
def test_a_fallen_hero_crawls_one_square(phase: str) -> None:
    """A fallen hero may crawl one square, straight or across; two are refused."""
    at = table(DOWN, hero("bram"), phase=phase)
    assert move_of(at) == ("nde1.harm.crawl", True)
    for to in ((1, 0), (1, 1)):
        after = act_out(nde.walk.open("ilse", to), at).end()
        assert after.last(Moved) == Moved(FigureId("ilse"), to, None, 1, True)
        assert after.hero("ilse").fallen == "down" and after.citations == {"nde1.harm.crawl"}
    for too_far in ((2, 0), (1, 2)):
        with refused("nde1.harm.crawl") as refusals:
            act_out(nde.walk.open("ilse", too_far), at)
        assert (refusals[0].key, refusals[0].values) == ("error-too-far", {"squares": 2, "most": 1})


@pytest.mark.rule("nde1.harm.crawl")
def test_a_turn_holds_one_square_of_crawling() -> None:
    """In a fight the second square waits for the next round, and the foes' part of it is no time to crawl."""
    crawled = act_out(nde.walk.open("ilse", (1, 0)), table(DOWN, hero("bram"), phase="heroes")).end().state
    assert move_of(crawled) == ("nde1.harm.crawl", False)
    with refused("nde1.harm.crawl"):
        act_out(nde.walk.open("ilse", (2, 0)), crawled)
    foes = replace(crawled, phase="foes")
    assert move_of(foes) == ("nde1.combat.order", False)
    with refused("nde1.combat.order"):
        act_out(nde.walk.open("ilse", (2, 0)), foes)
    again = act_out(nde.next_round.open(), foes).end().state
    assert act_out(nde.walk.open("ilse", (2, 0)), again).end().hero("ilse").square == (2, 0)


@pytest.mark.rule("nde1.harm.zero")
@pytest.mark.parametrize("phase", ["free", "heroes", "foes"])
def test_the_dead_do_not_crawl(phase: str) -> None:
    """For them movement is closed as everything else is."""
    at = table(DEAD, phase=phase)
    assert move_of(at) == ("nde1.harm.zero", False)
    with refused("nde1.harm.zero"):
        act_out(nde.walk.open("ilse", (1, 0)), at)


def test_a_standing_hero_walks_five_squares() -> None:
    """Crawling is for those who are down: five squares are open to the others."""
    at = table(ILSE, phase="heroes")
    assert move_of(at) == ("nde1.combat.turn", True)
    walked = act_out(nde.walk.open("ilse", (5, 0)), at).end()
    assert "nde1.harm.crawl" not in walked.citations
    assert move_of(walked.state) == ("nde1.grid.move", False)
    assert move_of(at.with_hero(hero_id("ilse"), moved=4)) == ("nde1.combat.turn", True)


@pytest.mark.rule("nde1.harm.death")
def test_harm_kills_a_fallen_hero() -> None:
    """Any Heart lost on the ground is death; the dead are not put up, healed or grown."""
    by_accident = act_out(nde.suffer.open("ilse", 1, "the roof comes down"), table(DOWN, hero("bram"))).end()
    dead = by_accident.hero("ilse")
    assert (dead.hearts, dead.fallen, dead.fallen_as) == (0, "dead", "the roof comes down")
    assert "nde1.harm.death" in by_accident.citations
    by_blow = struck(among_rats(DOWN)).hero("ilse")
    assert (by_blow.fallen, by_blow.fallen_as) == ("dead", "out cold")

    with refused("nde1.harm.revive") as refusals:
        act_out(nde.revive.open("bram", "ilse"), by_accident.state)
    assert refusals[0].key == "error-not-down"
    with refused("nde1.harm.death"):
        act_out(nde.power.open("bram", "mend", (), "ilse"), by_accident.state)
    with refused("nde1.harm.death"):
        act_out(nde.grow.open("ilse"), by_accident.state.with_hero(hero_id("ilse"), growth=1))


@pytest.mark.rule("nde1.harm.death")
def test_a_fallen_hero_makes_no_test() -> None:
    """A blow at one on the ground needs no dodge: it lands and kills. Where the table spares the fallen it does not."""
    opening = nde.foe_turn.open(("rat",), "ilse")
    after = act_out(opening, table(DOWN, foe("rat"))).gm("strike").end()
    assert after.dice == [] and after.hero("ilse").fallen == "dead"
    assert "nde1.harm.zero" in after.citations
    spared = act_out(opening, table(DOWN, foe("rat"), death_when_down="off")).gm("strike").end()
    assert spared.hero("ilse") == DOWN and "nde1.harm.death" in spared.citations


@pytest.mark.rule("nde1.harm.death")
def test_the_blow_that_fells_is_not_the_one_that_kills() -> None:
    """From one Heart it takes two losses to die."""
    first = struck(among_rats(hero("ilse", hearts=1)))
    assert first.hero("ilse").fallen == "down" and "nde1.harm.death" not in first.citations
    assert struck(first.state).hero("ilse").fallen == "dead"


# ---- Getting up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.harm.revive")
def test_an_action_beside_the_fallen_puts_them_up_with_one_heart() -> None:
    """No die falls: the friend's Action is gone, and the fallen stand with one Heart and act again."""
    at = table(DOWN, hero("bram", square=(1, 1)), phase="heroes")
    after = act_out(nde.revive.open("bram", "ilse"), at).end()
    up = after.hero("ilse")
    assert (up.hearts, up.fallen, up.fallen_as) == (1, "", "")
    assert after.hero("bram").acted and after.dice == []
    assert offer_of(after.state, "ilse", "nde.test").open
    with refused("nde1.combat.turn"):
        act_out(nde.test.open("bram", "shout"), after.state)
    with refused("nde1.combat.turn"):
        act_out(nde.revive.open("bram", "ilse"), at.with_hero(BRAM, acted=True))


@pytest.mark.rule("nde1.harm.revive")
def test_only_an_adjacent_friend_puts_the_fallen_up() -> None:
    """A friend two squares off is too far away, in a fight and outside; a standing hero is not put up."""
    for phase in ("free", "heroes"):
        for off in ((2, 0), (1, 2)):
            with refused("nde1.harm.revive") as refusals:
                act_out(nde.revive.open("bram", "ilse"), table(DOWN, hero("bram", square=off), phase=phase))
            assert refusals[0].key == "error-out-of-reach"
    with refused("nde1.harm.revive") as refusals:
        act_out(nde.revive.open("bram", "ilse"), table(ILSE, hero("bram")))
    assert refusals[0].key == "error-not-down"


def test_outside_a_fight_putting_a_friend_up_costs_no_action() -> None:
    """Outside a fight the friend who puts a hero up is free to go on."""
    after = act_out(nde.revive.open("bram", "ilse"), table(DOWN, hero("bram"))).end()
    assert after.hero("ilse").hearts == 1 and not after.hero("bram").acted


# ---- Rest -----------------------------------------------------------------------------------------------------------


def worn_out(**more: Any) -> Table:
    """A conflict is over: Ilse has a Heart left and no Mana, Bram lies there, and Oda is dead."""
    people = (hero("ilse", hearts=1, power=0), hero("bram", hearts=0, power=2, fallen="down", fallen_as="in shock"))
    return replace(table(*people, hero("oda", hearts=0, power=1, fallen="dead"), **more), conflict="over")


@pytest.mark.rule("nde1.rest")
@pytest.mark.parametrize("rest", [nde.breather, nde.safe_rest], ids=["breather", "safe rest"])
def test_a_safe_moment_after_a_conflict_fills_hearts_and_mana(rest: Any) -> None:
    """One Heart of five and no Mana become five and three; the fallen get up, and the dead stay dead."""
    after = act_out(rest.open(), worn_out()).asks("gm", "nde/rest", "yes", "no").gm("yes").end()
    ilse, bram, oda = after.state.heroes
    assert (ilse.hearts, ilse.hearts_max, ilse.power, ilse.power_max) == (5, 5, 3, 3)
    assert (bram.hearts, bram.power, bram.fallen, bram.fallen_as) == (5, 3, "", "")
    assert (oda.hearts, oda.power, oda.fallen) == (0, 1, "dead")
    assert after.result is True and after.state.conflict == "" and after.citations >= {"nde1.rest"}


@pytest.mark.rule("nde1.rest")
def test_a_rest_fills_what_a_hero_has_grown_to() -> None:
    """Full means the hero's own most, and not what heroes start with."""
    grown = replace(table(hero("ilse", hearts=2, hearts_max=7, power=1, power_max=5)), conflict="over")
    after = act_out(nde.breather.open(), grown).gm("yes").end().hero("ilse")
    assert (after.hearts, after.power) == (7, 5)


@pytest.mark.rule("nde1.rest")
def test_without_the_conditions_there_is_no_rest() -> None:
    """The GM may find the moment not safe; in a fight nobody rests; and a pause needs a conflict behind it."""
    at = worn_out()
    for rest in (nde.breather, nde.safe_rest):
        denied = act_out(rest.open(), at).refuses("ilse", "yes", "nde1.seat.powers").gm("no").end()
        assert denied.state == at and denied.result is False
        for phase in ("heroes", "foes"):
            with refused("nde1.rest"):
                act_out(rest.open(), replace(at, conflict="", phase=phase))
    with refused("nde1.rest") as refusals:
        act_out(nde.breather.open(), replace(at, conflict=""))
    assert refusals[0].key == "error-no-conflict"


def test_the_end_of_a_fight_gives_nothing_by_itself() -> None:
    """The end of a fight restores nothing; it only allows a rest."""
    at = table(hero("ilse", hearts=1, power=0), foe("rat"), phase="heroes")
    ended = act_out(nde.end_combat.open(), at).end()
    assert (ended.hero("ilse").hearts, ended.hero("ilse").power) == (1, 0)
    assert (ended.state.phase, ended.state.conflict) == ("free", "over")
    rested = act_out(nde.breather.open(), ended.state).gm("yes").end().hero("ilse")
    assert (rested.hearts, rested.power) == (5, 3)


def test_a_one_may_cost_the_last_heart() -> None:
    """Where the GM picks the Heart after a one that was no attack, it can fell a hero like any other loss."""
    at = table(hero("ilse", hearts=1), foe("rat", square=(5, 5)), phase="heroes")
    script = act_out(nde.test.open("ilse", "hold the door"), at).called("str", 6).dice("1d10", 1)
    assert script.gm(Trouble("heart")).end().hero("ilse").fallen == "down"


def test_protection_is_worth_nothing_by_itself() -> None:
    """Where no armour tokens are played, a padded jack saves no Heart."""
    jacket = hero("ilse", gear=Gear("axe", "padded jack"))
    after = struck(among_rats(jacket))
    assert after.hero("ilse").hearts == 4
    assert "" not in after.citations and all(cite.startswith("nde1.") for cite in after.citations)
