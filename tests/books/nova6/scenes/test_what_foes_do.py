"""NOVA6: what an NPC does is a hero's defense, or what nobody hinders; either can be interrupted."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import Committed
from moothall.rulesets.nova6.state import FRESH, Character, Edge, Table, Zone
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.procedure import Opening
from tests.books.nova6.support.stage import act_briskly, act_out, conflict, hero, npc, table, weapon
from tests.support.citing import refused

DONE = changed(FRESH, done=True)
YARD, ROOF = Zone(ZoneId("yard"), "the yard"), Zone(ZoneId("roof"), "the roof")


def place(*people: Any, **more: Any) -> Table:
    """A conflict in the yard beside the roof, in which the rook acts."""
    scene = conflict("rook", phase="opposition", early=("ilse",))
    return table(*people, scene=scene, zones=(YARD, ROOF), edges=(Edge(ZoneId("yard"), ZoneId("roof")),), **more)


def ilse(**more: Any) -> Character:
    return hero("ilse", zone="yard", **more)


def rook(id: str = "rook", **more: Any) -> Character:
    return npc(id, zone="yard", **more)


@pytest.mark.rule("nova6.role.players-roll")
def test_an_npcs_action_on_a_hero_is_the_heros_defense() -> None:
    """The rook tries to trip Ilse: nobody asks the GM for a roll, and the dice are Ilse's, against the rook's Fight."""
    at = place(ilse(move=2), rook(fight=3))
    opening = nova6.act.open("rook", "trip her", "fight", "create-advantage", targets=("ilse",))
    script = act_out(opening, at)
    assert (script.waits_for(), script.asked().who) == ("nova6/prepare", "ilse")
    after = script.plainly_through(1)
    assert {fact.who for fact in after.all(events.Tested)} == {"ilse"}
    assert after.last(events.Gathered).net == -3


def test_a_table_may_let_the_gm_roll() -> None:
    """Where the table lets the GM roll, an NPC's action is a test of the NPC's, called by the GM."""
    at = place(ilse(), rook(fight=3), gm_rolls="on")
    script = act_out(nova6.act.open("rook", "trip her", "fight", "create-advantage", targets=("ilse",)), at)
    assert script.waits_for() == "nova6/judge"
    script.stop()


def test_an_npc_tries_one_hero_at_a_time() -> None:
    """Two heroes as targets of one action are refused: each hero defends for themselves."""
    at = place(ilse(), hero("bram", zone="yard"), rook())
    with refused("nova6.role.players-roll"):
        act_out(nova6.act.open("rook", "a blow", "fight", "attack", targets=("ilse", "bram")), at)


@pytest.mark.rule("nova6.conflict.unopposed-npc")
def test_an_npcs_action_that_nobody_hinders_has_no_roll() -> None:
    """First comes a warning, one action ahead; then it has happened, and no die has fallen."""
    at = place(ilse(), rook())
    first = act_out(nova6.act.open("rook", "bar the gate"), at).end()
    assert first.last(events.Warned).intent == "bar the gate" and not first.all(events.Tested)
    second = act_out(nova6.act.open("rook", "bar the gate"), changed(first.state, scene=at.scene)).end()
    assert second.last(events.Settled).how == "unopposed" and not second.all(events.Tested)


# ---- Interrupting ----------------------------------------------------------------------------------------------------

FLASK = weapon("rook", "flask", 6, Property("area", 1), type="physical", subtype="fire")
CASES: dict[str, Opening[Any]] = {
    "moves": nova6.move.open("rook", ("roof",)),
    "strikes an area": nova6.area_attack.open("rook", "flask", ("yard",)),
    "does what nobody hinders": nova6.unopposed.open("rook", "bar the gate"),
    "tries it on a hero": nova6.act.open("rook", "a blow", "fight", "attack", targets=("ilse",)),
    "tries it on another NPC": nova6.act.open("rook", "a blow", "fight", "attack", targets=("owl",)),
    "moves about": nova6.snap.open("rook", "move", "behind the well"),
}


def waiting() -> Character:
    return changed(ilse(fight=1), turn=changed(ilse().turn, waiting=True))


@pytest.mark.rule("nova6.init.interrupt")
@pytest.mark.parametrize("what", CASES)
def test_whatever_an_npc_does_can_be_interrupted(what: str) -> None:
    """A hero who waits is offered to interrupt, and who succeeds acts first; then the GM says whether it still goes."""
    script = act_out(CASES[what], place(waiting(), rook(), rook("owl"), FLASK))
    assert script.waits_for() == "nova6/interrupt"
    script.says("ilse", Committed("stop it", "fight", "attack", ("rook",)))
    while script.waits_for() != "nova6/still-possible":
        _go_on(script)
    after = script.gm("no").plainly()
    assert after.last(events.Interrupted).in_time and after.last(events.Fizzled).who == "rook"
    assert after.who("rook").zone == "yard" and not after.all(events.Warned)
    assert not after.all(events.Moved) and after.who("ilse").zone == "yard"


def _go_on(script: Any) -> None:
    """One step further, with sixes and safe answers."""
    waits = script.conversation.waiting
    if type(waits).__name__ == "Roll":
        script.dice(f"{waits.count}d6", *[6] * waits.count)
    elif type(waits).__name__ == "Offer":
        script.conversation.close_window()
    else:
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())


IMPOSSIBLE: dict[str, Opening[Any]] = {
    "a way that leads nowhere": nova6.move.open("rook", ("yard",)),
    "a way with a gap": nova6.move.open("rook", ("roof", "roof")),
    "getting up from nothing": nova6.snap.open("rook", "move", stand="flask"),
    "drawing what is in the hand": nova6.snap.open("rook", "ready", item="flask"),
    "choosing among those an area strikes": nova6.area_attack.open("rook", "flask", ("yard",), chosen=("ilse",)),
    "a weapon that is not there": nova6.oppose.open("rook", "ilse", tool="claw"),
    "a blow at a target out of reach": nova6.act.open("rook", "a blow", "fight", "attack", targets=("crow",)),
    "a manoeuvre against oneself": nova6.manoeuvre.open("rook", "rook", "knockdown"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_is_impossible_is_refused_before_anybody_is_asked(what: str) -> None:
    """The refusal is the GM's; else it would come to the player who lets the moment pass, and never go away."""
    crow = changed(rook("crow"), zone="roof")
    with pytest.raises(MoothallError):
        act_out(IMPOSSIBLE[what], place(waiting(), rook(), crow, FLASK))


def test_an_ally_is_not_interrupted() -> None:
    """Ilse waits for the other side: nobody asks her whether she stops a friend."""
    friend = changed(rook("finch"), ally=True)
    at = place(waiting(), rook(), friend)
    at = changed(at, scene=changed(at.scene, phase="late", acting="finch"))
    script = act_out(nova6.act.open("finch", "a blow", "fight", "attack", targets=("rook",)), at)
    assert script.waits_for() == "nova6/judge"
    script.stop()


@pytest.mark.rule("nova6.init.interrupt")
def test_an_interruption_that_cannot_be_is_refused_with_its_reason() -> None:
    """Ilse in the yard cannot strike at a rook on the roof: her answer is refused by the rule of reach."""
    script = act_out(CASES["does what nobody hinders"], place(waiting(), changed(rook(), zone="roof")))
    blow = Committed("stop it", "fight", "attack", ("rook",))
    script.refuses("ilse", blow, "nova6.fight.attack-melee-range")
    with refused("nova6.fight.attack-melee-range"):
        script.asked().check(script.stage.state, blow)
    script.stop()


WALL = Edge(ZoneId("yard"), ZoneId("roof"), "a wall", difficulty=2)


@pytest.mark.parametrize(
    ("rank", "zones"),
    [
        pytest.param(2, ["roof"], marks=pytest.mark.rule("nova6.npc.unopposed-equal")),
        pytest.param(1, ["yard", "roof"], marks=pytest.mark.rule("nova6.npc.unopposed-plus-one")),
        pytest.param(0, ["yard", "yard"], marks=pytest.mark.rule("nova6.npc.unopposed-greater")),
    ],
)
def test_an_npc_climbs_without_dice(rank: int, zones: list[str]) -> None:
    """Move 2 takes one turn over a wall of 2, Move 1 two of them with a warning, and less than that does not try."""
    at = changed(place(ilse(), rook(move=rank)), edges=(WALL,))
    for where in zones:
        after = act_out(nova6.move.open("rook", ("roof",)), at).plainly()
        assert not after.all(events.Tested) and after.who("rook").zone == where
        at = changed(after.state, scene=at.scene).with_one("rook", turn=at.who("rook").turn)


@pytest.mark.parametrize("what", CASES)
def test_nobody_is_asked_to_interrupt_who_does_not_wait(what: str) -> None:
    """Without a delayed turn no window opens, whatever an NPC does."""
    script = act_out(CASES[what], place(ilse(), rook(), rook("owl"), FLASK))
    assert script.waits_for() != "nova6/interrupt"
    script.plainly_through(1)


@pytest.mark.rule("nova6.init.delay")
def test_a_delayed_turn_that_lapses_is_told() -> None:
    """At the end of the round a turn that still waits is over, and the log says so."""
    after = act_out(nova6.next_round.open(), place(waiting(), rook())).plainly_through(3)
    lapsed = [fact for fact in after.all(events.TurnChanged) if fact.what == "lapsed"]
    assert [fact.who for fact in lapsed] == ["ilse"] and not after.who("ilse").turn.waiting


def test_a_hidden_npc_has_no_bonus_turn_that_all_can_see() -> None:
    """Whoever is hidden acts outside the order: at a round's end only those who are seen are offered a bonus action."""
    hidden = rook("owl", seen=False)
    at = changed(place(ilse(), rook(), hidden), gm_tokens=1)
    at = changed(at, scene=changed(at.scene, phase="late", acting="", late=()))
    done = changed(at, others=tuple(changed(one, turn=changed(one.turn, done=True)) for one in at.others))
    script = act_out(nova6.next_round.open(), done)
    asked = [option.id for _, question in script.conversation.questions() for option in question.options()]
    assert not any("owl" in id for id in asked)
    script.plainly_through(3)


@pytest.mark.rule("nova6.conflict.gang")
def test_a_gang_that_acts_last_leaves_the_late_heroes_their_turn() -> None:
    """The rook and the owl act together, and nobody of theirs is left: it is Oda's turn at once."""
    at = table(ilse(turn=DONE), hero("oda", zone="yard"), rook(), rook("owl"), scene=conflict("", phase="opposition"))
    at = changed(at, scene=changed(at.scene, early=("ilse",), late=("oda",)))
    after = act_briskly(nova6.gang_up.open(("rook", "owl"), "oda"), at).plainly_through(6)
    assert (after.state.scene.phase, after.state.scene.acting) == ("late", "oda")
    assert {id: after.who(id).turn.number for id in ("rook", "owl")} == {"rook": 1, "owl": 1}


def test_those_who_come_later_act_where_nobody_is_left_before_them() -> None:
    """The last of the opposition went out while nobody had the turn: Oda begins hers, in her own phase."""
    at = table(ilse(turn=DONE), hero("oda"), rook(out="conceded"), scene=conflict("", phase="opposition"))
    at = changed(at, scene=changed(at.scene, early=("ilse",), late=("oda",)))
    after = act_out(nova6.take_turn.open("oda"), at).end()
    assert (after.state.scene.phase, after.state.scene.acting) == ("late", "oda")


@pytest.mark.rule("nova6.role.players-roll")
@pytest.mark.parametrize(("face", "dice"), [(1, 1), (6, 0)])
def test_an_npc_who_aims_at_a_hero_is_met_by_the_hero(face: int, dice: int) -> None:
    """Ilse moves against the rook's Wits; where she fails, the bow is aimed at her, for a die."""
    bow = weapon("rook", "bow", 4, Property("ranged", of=("near",)))
    after = act_out(nova6.aim.open("rook", "ilse", "bow"), place(ilse(), rook(wits=2), bow)).plainly_through(face)
    assert {fact.who for fact in after.all(events.Tested)} == {"ilse"} and after.last(events.Gathered).net == -2
    aims = [effect.rating for effect in after.state.effects_of("rook", "advantage") if effect.has("aim")]
    assert aims == [dice] * bool(dice)


@pytest.mark.rule("nova6.npc.unopposed-equal")
def test_an_npc_dodges_without_dice() -> None:
    """The rook gets out of the way of what may come: a die of defense, and nobody has rolled."""
    after = act_out(nova6.dodge.open("rook"), place(ilse(), rook(move=1))).plainly()
    assert not after.all(events.Tested)
    assert [effect.rating for effect in after.state.effects_of("rook", "advantage") if effect.has("dodging")] == [1]
