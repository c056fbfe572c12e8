"""How heroes, foes and tables begin: whole, rested, in the open, and with nothing behind them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.foes import defense_of, hearts_of, new_foe
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.options import DEFAULTS, defaults
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Attributes, Blocked, Distance, Foe, Hero, Table
from moothall.rulesets.nde.words import Tier
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table
from tests.support.figures import BRAM, ILSE, RAT


@pytest.mark.parametrize(
    ("id", "role", "dice", "luck"),
    [
        ("nde1", "warrior", Attributes(10, 6, 6), 0),
        ("nde1", "rogue", Attributes(6, 10, 6), 0),
        ("nde1", "mage", Attributes(6, 6, 10), 0),
        ("nde2", "assault", Attributes(12, 8, 6), 2),
        ("nde2", "specialist", Attributes(6, 12, 8), 2),
        ("nde2", "adept", Attributes(6, 8, 12), 2),
    ],
)
def test_a_new_hero_is_whole(id: str, role: str, dice: Attributes, luck: int) -> None:
    """Five Hearts and three points for powers, all still there, and the dice and the luck of the edition.

    `nde1.res.start` and `nde1.attr.warrior`, `.rogue` and `.mage`; `nde2.res.hearts-pp`, `nde2.res.lp` and
    `nde2.attr.suggested`.
    """
    new = to_hero(new_sheet("Ilse", role, defaults(id)), "ilse")
    assert (new.hearts, new.hearts_max, new.power, new.power_max) == (5, 5, 3, 3)
    assert (new.attributes, new.luck) == (dice, luck)


def test_a_hero_sits_down_with_the_whole_turn_to_come() -> None:
    """Nobody begins hurt, hidden, armoured or grown, nor has acted or moved before anything happened."""
    new = Hero(hero_id("ilse"), "Ilse", "ilse", "adept", Attributes(6, 8, 12), 5, 5, 3, 3, 2)
    assert (new.acted, new.moved, new.fallen, new.cover) == (False, 0, "", "none")
    assert (new.armour, new.growth) == (0, 0)
    assert (new.square, new.place) == (None, None)


def test_a_foe_stands_in_the_open_until_the_gm_hides_it() -> None:
    """Players see a foe and its numbers; it fights hand to hand, and its turn is still to come."""
    new = Foe(foe_id("rat"), "Rat", "minion", 5, 1, 1)
    assert (new.seen, new.open) == (True, True)
    assert (new.shoots, new.acted, new.out, new.cover) == (False, False, "", "none")


def test_distances_and_lines_are_told_unless_they_give_somebody_away() -> None:
    """What is said of two is said to everybody, if nothing else is."""
    assert Distance(ILSE, RAT, "far").seen is True
    assert Blocked(ILSE, RAT).seen is True


def test_a_table_begins_before_its_first_session() -> None:
    """No session, no round and nobody there; the newer edition as it is written."""
    new = Table()
    assert (new.session, new.round, new.phase, new.conflict) == (0, 0, "free", "")
    assert (new.heroes, new.foes, new.clock) == ((), (), None)
    assert new.options == DEFAULTS == defaults("nde2")


@pytest.mark.parametrize(("tier", "defense", "hearts"), [("minion", 5, 1), ("elite", 6, 2), ("boss", 8, 3)])
def test_a_foe_is_the_usual_one_of_its_tier_unless_more_is_said(tier: Tier, defense: int, hearts: int) -> None:
    """Without a word of a finale or of legend a boss is a plain one, and without a number the tier's own counts."""
    assert (defense_of(tier, DEFAULTS).value, hearts_of(tier).value) == (defense, hearts)
    made = new_foe(DEFAULTS, "rat", tier)
    assert (made.name, made.defense, made.hearts, made.hearts_max) == ("rat", defense, hearts, hearts)
    brought = act_out(nde.bring_foe.open("rat", tier), table(hero("ilse"))).end().foe("rat")
    assert brought == made


def test_finales_and_legends_are_only_for_bosses() -> None:
    """A minion in a finale takes one hit, and a legendary elite is as hard to hit as any."""
    assert hearts_of("minion", final=True).value == 1 and hearts_of("boss", final=True).value == 5
    assert defense_of("elite", DEFAULTS, legendary=True).value == 6
    assert defense_of("boss", DEFAULTS, legendary=True).value == 12


def test_people_are_found_by_their_own_id() -> None:
    """Among several, one is found and changed, and the others stay as they were."""
    ilse, bram, rat, cook = hero("ilse"), hero("bram"), foe("rat"), foe("cook")
    at = table(ilse, bram, rat, cook)
    assert (at.hero(hero_id("bram")), at.foe(foe_id("cook"))) == (bram, cook)
    assert at.is_hero(BRAM) and not at.is_hero(FigureId("rat"))
    assert at.with_hero(BRAM, hearts=1).heroes == (ilse, replace(bram, hearts=1))
    assert at.with_foe(foe_id("cook"), acted=True).foes == (rat, replace(cook, acted=True))
