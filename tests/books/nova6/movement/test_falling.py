"""NOVA6 falls: damage by height and ground, the landing test, and when a fall ends."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.movement.falls import (
    SURFACES,
    arrest_difficulty,
    distance_damage,
    fall_damage,
    fallen_by,
    landing,
)
from moothall.rulesets.nova6.scenes.challenges import FALL
from moothall.rulesets.nova6.state import Fall, Scene, Table, Turn
from moothall.talk.reasons import total
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, conflict, hero, npc, soak, table
from tests.support.citing import cited, refused


def falling(
    stories: int, *faces: int, surface: str = "soft-earth", jagged: int = 0, at: Table | None = None
) -> NovaScript[Any]:
    """Ilse falls, and these dice decide how she lands."""
    script = act_out(nova6.fall.open("ilse", stories, surface, jagged), at or table(hero("ilse")))
    return script.rolls("ilse", *faces)


def hurt(after: NovaAfter[Any]) -> tuple[int, str]:
    fact = after.last(events.Harmed)
    return fact.damage, fact.duration


BAD = {"hard": (4, 3, 2), "soft-earth": (4, 3, 2, 1), "sand": (4, 3, 2, 1, 1), "water": (4, 3, 2, 1, 1, 1)}
GOOD = {"hard": (6, 4, 3), "soft-earth": (6, 4, 3, 1), "water": (6, 4, 3, 1, 1, 1)}


# ---- How much --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.fall.short")
def test_a_fall_below_one_story_hurts_on_hard_ground() -> None:
    """A fall below one story deals two on hard ground, none on soft."""
    assert total(cited(fall_damage(0, "hard"))) == 2
    assert total(fall_damage(0, "soft-earth")) == 0


@pytest.mark.rule("nova6.fall.per-story")
def test_each_story_up_to_fifteen_is_a_point() -> None:
    """Each story up to fifteen deals one point."""
    assert [cited(distance_damage(n)).amount for n in (1, 7, 15)] == [1, 7, 15]


@pytest.mark.rule("nova6.fall.beyond-15")
def test_two_stories_beyond_fifteen_are_a_point() -> None:
    """Sixteen stories deal fifteen, seventeen sixteen, forty-five thirty."""
    assert [cited(distance_damage(n)).amount for n in (16, 17, 18, 19, 45)] == [15, 16, 16, 17, 30]


@pytest.mark.rule("nova6.fall.max")
def test_height_deals_thirty_at_most() -> None:
    """Height deals thirty damage at most."""
    assert [cited(distance_damage(n)).amount for n in (45, 90, 300)] == [30, 30, 30]


@pytest.mark.rule("nova6.fall.type")
def test_fall_damage_is_blunt_and_temporary() -> None:
    """Fall damage is blunt, physical and temporary."""
    after = falling(5, *BAD["soft-earth"]).plainly()
    assert hurt(after) == (5, "T") and [box.filled for box in after.who("ilse").tracks[0].boxes].count("T") == 1


@pytest.mark.rule("nova6.fall.hard")
def test_hard_ground_adds_two_and_scores_doubles() -> None:
    """Two points more, and doubles of a failed landing are points of the GM's, triples two."""
    assert total(cited(fall_damage(3, "hard"))) == 5
    doubled = falling(3, 2, 2, 4, surface="hard")
    assert doubled.plainly().all(events.Tested)[0].counter == 1
    assert falling(3, 2, 2, 2, surface="hard").plainly().all(events.Tested)[0].counter == 2
    assert falling(3, 2, 2, 4, 1).plainly().all(events.Tested)[0].counter == 0


@pytest.mark.rule("nova6.fall.jagged")
def test_jagged_ground_adds_damage_and_pierces() -> None:
    """One to four points more, and it pierces: one for each four of the height."""
    assert total(cited(fall_damage(8, "soft-earth", 3))) == 11
    coat = soak("ilse", "coat", 6)
    after = falling(8, *BAD["soft-earth"], jagged=1, at=table(hero("ilse"), coat)).plainly()
    assert hurt(after)[0] == 8 + 1 - 3
    low = falling(3, *BAD["soft-earth"], jagged=1, at=table(hero("ilse"), changed(coat, rating=2))).plainly()
    assert hurt(low)[0] == 3 + 1 - 2
    for wrong in (-1, 5):
        with refused("nova6.fall.jagged"):
            fall_damage(8, "hard", wrong)
    with refused("nova6.fall.type"):
        fall_damage(8, "clouds")


def _lands_on(surface: str, rank: int, net: int) -> None:
    script = act_out(nova6.fall.open("ilse", 5, surface), table(hero("ilse", move=rank)))
    assert script.asked().pool.net == net
    assert cited(SURFACES[surface])
    script.stop()


@pytest.mark.rule("nova6.fall.soft-earth")
def test_soft_earth_adds_a_die_to_the_landing() -> None:
    """Soft earth adds a die to the landing."""
    _lands_on("soft-earth", 1, 2)


@pytest.mark.rule("nova6.fall.sand")
def test_sand_adds_two_dice_to_the_landing() -> None:
    """Sand adds two dice to the landing."""
    _lands_on("sand", 1, 3)


@pytest.mark.rule("nova6.fall.water")
def test_water_adds_three_dice_and_shortens_damage() -> None:
    """Water adds three dice, and the damage lasts for the scene only."""
    _lands_on("water", 0, 3)
    assert hurt(falling(5, *BAD["water"], surface="water").plainly()) == (5, "S")


@pytest.mark.rule("nova6.fall.story-length")
def test_a_story_is_four_metres() -> None:
    """Four metres are a story: twelve are three."""
    fallen = [act_out(nova6.fall.open("ilse", metres=n), table(hero("ilse"))) for n in (3, 4, 12, 15)]
    assert [script.stop().last(events.Fell).fall.stories for script in fallen] == [0, 1, 3, 3]
    told = act_out(nova6.fall.open("ilse", 3), table(hero("ilse"))).stop()
    assert "nova6.fall.story-length" not in told.rules_of(events.Fell)


@pytest.mark.rule("nova6.fall.overcome")
def test_a_good_landing_takes_two_off_per_point() -> None:
    """A success takes two points off, and each further point two more."""
    assert hurt(falling(5, *GOOD["soft-earth"]).plainly()) == (3, "T")
    tripled = falling(5, 4, 4, 4, 4).plainly()
    assert hurt(tripled) == (1, "T")


@pytest.mark.rule("nova6.fall.gm-stunts")
def test_a_bad_landing_adds_two_per_point() -> None:
    """The GM's points make it worse by two each; past twelve it lasts longer instead."""
    script = falling(7, 2, 2, 4, surface="hard").gm(Buy("increase-effect"))
    assert script.plainly().last(events.Harmed).damage == 11
    worse = falling(7, 2, 2, 2, surface="hard").gm(Buy("increase-effect", 2)).plainly()
    assert worse.last(events.Harmed).duration == "L"


def test_a_trap_with_its_own_damage_has_no_landing_roll() -> None:
    """A trap with its own damage allows no landing roll, except by option."""
    assert (FALL.damage, FALL.stories) == (3, 1)
    scene = Scene("challenge", "action", "The weir")
    for option, waits in (("off", "over"), ("on", "nova6/ready")):
        at = table(hero("ilse"), scene=scene, hazard_fall_roll=option)
        at = act_out(nova6.set_hazard.open("pit", "pit", ("ilse",)), at).end().state
        script = act_out(nova6.face_task.open("pit"), at).rolls("ilse", 4, 3, 3, 1)
        while script.waits_for() not in ("over", "nova6/ready"):
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
        assert script.waits_for() == waits
        script.plainly() if option == "off" else script.rolls("ilse", *BAD["hard"]).plainly()


# ---- How long --------------------------------------------------------------------------------------------------------

TIMES = [
    (0, 0, "before-bonus"), (2, 0, "before-bonus"), (3, 0, "round-end"), (15, 0, "round-end"), (16, 1, "turn"),
    (45, 1, "turn"), (46, 2, "turn"), (135, 2, "turn"), (136, 3, "turn"), (225, 3, "turn"), (226, 4, "turn"),
]  # fmt: skip


@pytest.mark.parametrize(("stories", "rounds", "when"), TIMES)
def test_higher_falls_land_later(stories: int, rounds: int, when: str) -> None:
    """The higher the fall, the later the landing."""
    assert landing(stories)[:2] == (rounds, when)


@pytest.mark.rule("nova6.fall.row-2")
def test_a_fall_of_two_stories_lands_before_bonus_actions() -> None:
    """Four points on hard ground, two on soft, before anybody's bonus action."""
    assert total(cited(fall_damage(2, "hard"))) == 4 and total(fall_damage(2, "soft-earth")) == 2
    assert cited(landing(2)).when == "before-bonus"


@pytest.mark.rule("nova6.fall.row-15")
def test_a_fall_of_fifteen_stories_lands_at_the_rounds_end() -> None:
    """A fall of up to fifteen stories lands at the end of the round."""
    assert cited(landing(12))[:2] == (0, "round-end")


@pytest.mark.rule("nova6.fall.row-45")
def test_a_fall_of_forty_five_stories_lands_next_round() -> None:
    """The fall lands in the next round, at the turn in which it began; forty stories are twenty-seven points."""
    assert cited(landing(40))[:2] == (1, "turn") and distance_damage(40).amount == 27


@pytest.mark.rule("nova6.fall.row-90")
def test_a_fall_of_ninety_stories_lands_a_round_later() -> None:
    """A fall of up to ninety stories lands one round later again."""
    assert cited(landing(80)).rounds == 2 and distance_damage(80).amount == 30


@pytest.mark.rule("nova6.fall.terminal")
def test_a_fall_beyond_ninety_stories_covers_ninety_a_round() -> None:
    """Each further round covers ninety stories."""
    assert cited(landing(180)).rounds == 3


# ---- In a conflict ---------------------------------------------------------------------------------------------------


def high_up(stories: int, **more: Any) -> Table:
    """Ilse, whose turn it is and who is alone with the rook, begins to fall."""
    done = changed(npc("rook"), turn=Turn(1, done=True))
    scene = conflict("ilse", phase="early", early=("ilse",))
    at = table(hero("ilse", **more), done, scene=scene)
    return act_out(nova6.fall.open("ilse", stories), at).end().state


def test_a_short_fall_leaves_no_bonus_action() -> None:
    """A short fall is over before the bonus actions."""
    script = act_out(nova6.end_turn.open("ilse"), high_up(2, tokens=1))
    assert script.waits_for() == "nova6/ready"
    script.rolls("ilse", *BAD["hard"])
    while script.waits_for() != "nova6/bonus-action":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    assert [option.id for option in script.asked().options()] == ["", "token"]
    script.stop()


@pytest.mark.rule("nova6.fall.bonus-window")
def test_a_long_fall_grants_a_bonus_action() -> None:
    """A long fall grants a bonus action without token or point; then it lands at the round's end."""
    script = act_out(nova6.end_turn.open("ilse"), high_up(10))
    assert [option.id for option in script.asked().options()] == ["", "fall"]
    landed = script.says("ilse", "").rolls("ilse", *BAD["hard"]).plainly()
    assert landed.last(events.Harmed).damage == 12 and landed.state.falls == ()
    with refused("nova6.fall.bonus-window"):
        act_out(nova6.brace.open("ilse"), landed.state)


def in_the_air(stories: int) -> Table:
    return act_out(nova6.end_turn.open("ilse"), high_up(stories)).says("ilse", "fall").end().state


@pytest.mark.rule("nova6.fall.bonus-prepare")
def test_bracing_adds_a_die_to_the_landing() -> None:
    """A success is a die for the landing; it uses the one bonus action."""
    ready = act_out(nova6.brace.open("ilse"), in_the_air(10)).rolls("ilse", 4, 4, 3).plainly()
    assert ready.effect("braced").rating == 1
    lands = act_out(nova6.end_turn.open("ilse"), ready.state)
    assert lands.asked().pool.net == 1
    lands.stop()
    with refused("nova6.bonus.one"):
        act_out(nova6.brace.open("ilse"), ready.state)


@pytest.mark.rule("nova6.fall.bonus-arrest")
def test_grabbing_hold_is_harder_after_a_longer_fall() -> None:
    """The GM says whether there is a hold; fifteen stories are three dice."""
    assert [cited(arrest_difficulty(n)).amount for n in (2, 4, 15)] == [0, 1, 3]
    at = in_the_air(10)
    assert act_out(nova6.grab.open("ilse"), at).gm("no").end().result is None
    held = act_out(nova6.grab.open("ilse"), at).gm("yes").rolls("ilse", 4, 4, 3).plainly()
    assert held.state.falls == () and held.last(events.Landed).held
    slipped = act_out(nova6.grab.open("ilse"), at).gm("yes").rolls("ilse", 4, 3, 3).plainly()
    assert len(slipped.state.falls) == 1
    fall = Fall("ilse", 200, began=1)
    assert [fallen_by(fall, n) for n in (1, 2, 3, 4)] == [2, 45, 135, 200]


def test_a_long_fall_ends_with_the_turn_it_began_in() -> None:
    """A long fall ends in a later round, with the turn in which it began."""
    script = act_out(nova6.end_turn.open("ilse"), high_up(40)).says("ilse", "")
    assert script.waits_for() == "nova6/ready"
    after = script.rolls("ilse", *BAD["hard"]).plainly()
    assert after.state.scene.round == 2 and after.last(events.Harmed).damage == 29


def test_falls_end_with_the_scene() -> None:
    """A character still falling lands at the scene's end."""
    script = act_out(nova6.close_scene.open(), high_up(40)).rolls("ilse", *BAD["hard"])
    assert script.plainly().state.falls == ()


def test_a_caught_character_does_not_land() -> None:
    """A character caught while others land, or during their own roll, is not hurt."""
    ilse, bram = (Fall(one, 40, "hard", 0, 1, True) for one in ("ilse", "bram"))
    at = changed(high_up(40), heroes=(hero("ilse"), hero("bram")), falls=(ilse, bram))
    for caught, lands in (("bram", "ilse"), ("ilse", "bram")):
        script = act_out(nova6.close_scene.open(), at)
        assert script.waits_for() == "nova6/ready"
        script.stage.tell(events.Landed(caught, True))
        if caught == "ilse":
            script.rolls("ilse", 1, 1, 1)
        after = script.rolls(lands, *BAD["hard"]).plainly()
        assert [one.who for one in after.all(events.Harmed)] == [lands] and after.state.falls == ()
