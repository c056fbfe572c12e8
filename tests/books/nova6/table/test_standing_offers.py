"""NOVA6 at a table that does not ask everything: offers that stand, turns that end by themselves, claims."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import (
    AcceptRoll,
    AgreeCost,
    Agreed,
    AllowManoeuvre,
    ApproveSacrifice,
    Cost,
    HowItFails,
    JudgeStunt,
    MakesSense,
    MayFind,
    MayHurt,
    MayStepIn,
    Meddling,
    Preparation,
    Prepare,
    TakeTheirPlace,
    Telling,
)
from moothall.rulesets.nova6.state import Edge, Scene, Table, Turn, Zone
from moothall.talk.questions import Option
from tests.books.nova6.support.stage import (
    act_briskly,
    act_out,
    aspect,
    conflict,
    hero,
    npc,
    table,
)
from tests.support.citing import refused

PROUD = aspect("PROUD", "ilse")
CLIMB = nova6.act.open("ilse", "climb", "move", "overcome")
ACTED = Turn(1, declared=1, pairs=("fight attack",))


def fight(*early: str, acting: str = "", phase: Any = "early", late: tuple[str, ...] = ()) -> Scene:
    return conflict(acting, phase=phase, early=early, late=late)


# ---- Turns -----------------------------------------------------------------------------------------------------------


def test_the_next_ones_action_ends_a_turn_that_is_spent() -> None:
    """Bram begins to act, and with that Ilse's turn is over: nobody has to end it or to take the next."""
    at = table(hero("ilse", turn=ACTED), hero("bram"), npc("rook"), scene=fight("ilse", "bram", acting="ilse"))
    after = act_out(nova6.snap.open("bram", "focus"), at).end()
    assert after.state.scene.acting == "bram"
    told = [fact for fact in after.told if isinstance(fact, events.TurnChanged)]
    assert [(fact.who, fact.what) for fact in told][:2] == [("ilse", "done"), ("bram", "began")]


def test_a_turn_with_an_action_left_is_ended_by_nobody_else() -> None:
    """While Ilse may still act, Bram waits; and so he does for the opposition when its turn has come."""
    people = (hero("ilse", turn=Turn(1)), hero("bram"), npc("rook"))
    with refused("nova6.time.turn"):
        act_out(nova6.snap.open("bram", "focus"), table(*people, scene=fight("ilse", "bram", acting="ilse")))
    spent = table(
        hero("ilse", turn=ACTED), hero("bram"), npc("rook"), scene=fight("ilse", late=("bram",), acting="ilse")
    )
    with refused("nova6.time.turn"):
        act_out(nova6.snap.open("bram", "focus"), spent)
    opposed = act_out(nova6.oppose.open("rook", "bram"), spent)
    assert (opposed.stage.state.scene.phase, opposed.stage.state.scene.acting) == ("opposition", "rook")
    opposed.stop()


def test_the_first_action_of_a_round_ends_the_round_before() -> None:
    """Ilse was the last to act; the first of the next round simply begins."""
    done = hero("bram", turn=Turn(1, done=True))
    at = table(done, hero("ilse", turn=ACTED), scene=fight("bram", late=("ilse",), acting="ilse", phase="late"))
    after = act_out(nova6.snap.open("bram", "focus"), at).end()
    assert (after.state.scene.round, after.state.scene.acting) == (2, "bram")
    rolls = table(done, hero("ilse", turn=ACTED), initiative_each_round="on", scene=at.scene)
    with refused("nova6.time.turn"):
        act_out(nova6.snap.open("bram", "focus"), rolls)


@pytest.mark.parametrize(("snaps", "next"), [(1, "bram"), (0, "ilse")])
def test_the_last_action_ends_the_turn(snaps: int, next: str) -> None:
    """With the free snap action behind her, Ilse's action ends her turn; with it still to come she keeps it."""
    ilse = hero("ilse", turn=Turn(1, snaps=snaps), move=1)
    at = table(ilse, hero("bram"), scene=fight("ilse", "bram", acting="ilse"))
    after = act_briskly(CLIMB, at).judged().rolls("ilse", 6, 5, 4, 1).plainly()
    assert after.state.scene.acting == next
    slow = act_out(CLIMB, at).judged().rolls("ilse", 6, 5, 4, 1).plainly()
    assert slow.state.scene.acting == "ilse"


def test_a_snap_action_after_the_last_action_ends_the_turn() -> None:
    """Nothing is left to do in it."""
    at = table(hero("ilse", turn=ACTED), hero("bram"), scene=fight("ilse", "bram", acting="ilse"))
    assert act_briskly(nova6.snap.open("ilse", "move", "the crates"), at).end().state.scene.acting == "bram"
    begun = table(hero("ilse", turn=Turn(1)), hero("bram"), scene=fight("ilse", "bram", acting="ilse"))
    assert act_briskly(nova6.snap.open("ilse", "move", "the crates"), begun).end().state.scene.acting == "ilse"


def test_a_foes_action_against_a_hero_is_its_turn() -> None:
    """The rook strikes, and then it is the turn of those who were late."""
    at = table(hero("ilse"), npc("rook", fight=1), scene=fight(late=("ilse",), acting="rook", phase="opposition"))
    script = act_briskly(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("fight"))
    while script.waits_for() != "4d6":
        script.says(*_plain(script))
    after = script.dice("4d6", 6, 6, 6, 5).plainly()
    assert (after.state.scene.phase, after.state.scene.acting) == ("late", "ilse")


def _plain(script: Any) -> tuple[str, Any]:
    seat, asked = script.conversation.questions()[0]
    return seat, asked.default()


# ---- Bonus actions ---------------------------------------------------------------------------------------------------


def ending(*people: Any, **more: Any) -> Table:
    """Everybody has had their turn but Ilse, who is about to end hers."""
    done = tuple(changed(one, turn=Turn(1, done=one.id != "ilse")) for one in people)
    return table(*done, scene=fight("ilse", acting="ilse"), **more)


@pytest.mark.rule("nova6.bonus.when")
def test_a_bonus_action_is_claimed_before_the_round_ends() -> None:
    """Nobody is asked for one; whoever has claimed it has it, the opposition like the heroes."""
    at = ending(hero("ilse", tokens=1), npc("rook"), gm_tokens=1)
    assert act_briskly(nova6.end_turn.open("ilse"), at).end().state.scene.round == 2
    claimed = act_briskly(nova6.claim_bonus.open("rook"), act_out(nova6.claim_bonus.open("ilse"), at).end().state).end()
    first = act_briskly(nova6.end_turn.open("ilse"), claimed.state).end()
    assert (first.state.scene.phase, first.state.scene.acting, first.who("ilse").tokens) == ("bonus", "ilse", 0)
    second = act_briskly(nova6.end_turn.open("ilse"), first.state).end()
    assert (second.state.scene.acting, second.state.gm_tokens) == ("rook", 0)
    assert act_briskly(nova6.end_turn.open("rook"), second.state).end().state.scene.round == 2


def test_a_claimed_bonus_action_is_not_asked_for_again() -> None:
    """Also at a table that asks everything it is simply had, and paid with a plot point where nothing else pays."""
    at = ending(hero("ilse", plot_points=1), npc("rook"))
    claimed = act_out(nova6.claim_bonus.open("ilse"), at).end()
    after = act_out(nova6.end_turn.open("ilse"), claimed.state).end()
    assert (after.state.scene.acting, after.who("ilse").plot_points) == ("ilse", 0)


@pytest.mark.rule("nova6.bonus.one")
@pytest.mark.rule("nova6.bonus.sources")
def test_a_bonus_action_cannot_always_be_claimed() -> None:
    """Not twice, not without anything that pays for it, and not outside a conflict."""
    claimed = act_out(nova6.claim_bonus.open("ilse"), ending(hero("ilse", tokens=1))).end()
    with refused("nova6.bonus.one"):
        act_out(nova6.claim_bonus.open("ilse"), claimed.state)
    with refused("nova6.bonus.sources"):
        act_out(nova6.claim_bonus.open("ilse"), ending(hero("ilse")))
    with refused("nova6.bonus.when"):
        act_out(nova6.claim_bonus.open("ilse"), table(hero("ilse", tokens=1)))


# ---- After the roll --------------------------------------------------------------------------------------------------


def test_offers_after_a_roll_stand_until_it_is_accepted() -> None:
    """Only the one who rolled is waited for; a chip that is taken changes the result, and it is accepted anew."""
    at = table(hero("ilse", plot_points=1, move=1), PROUD, npc("rook"), gm_plot_points=1)
    script = act_briskly(CLIMB, at).judged().rolls("ilse", 4, 3, 2, 1)
    assert script.waits_for() == "nova6/accept" and {*script.chips()} == {"ilse", "gm"}
    script.takes("ilse", Meddling(aspect=PROUD.id, benefit="succeed", reason="of it"))
    assert script.gm("yes").asked().success and {*script.chips()} == {"gm"}
    assert script.says("ilse", "accept").plainly().verdict.success


def test_a_roll_that_nobody_can_change_need_not_be_accepted() -> None:
    """Without plot points, assets and setback dice the result simply stands."""
    failed = act_briskly(CLIMB, table(hero("ilse", move=1), PROUD)).judged().rolls("ilse", 4, 3, 2, 1)
    assert failed.waits_for() == "nova6/how-it-fails"
    failed.plainly()


def test_a_cost_can_be_proposed_until_the_failure_is_told() -> None:
    """Ilse's offer stands while the GM thinks; taken, it is success at a cost, and without it the failure is told."""
    failed = act_briskly(CLIMB, table(hero("ilse", move=1), PROUD)).judged().rolls("ilse", 4, 3, 2, 1)
    assert set(failed.chips()) == {"ilse"}
    told = failed.says("gm", Telling("the rope tears")).end()
    assert told.last(events.Failed).text == "the rope tears" and not told.all(events.Paid)
    again = act_briskly(CLIMB, table(hero("ilse", move=1), PROUD)).judged().rolls("ilse", 4, 3, 2, 1)
    paid = again.takes("ilse", Cost("time", "an hour")).says("gm", Agreed()).plainly()
    assert paid.last(events.Paid).text == "an hour" and not paid.all(events.Failed)


def test_a_cost_that_is_refused_leaves_the_failure_to_be_told() -> None:
    """The GM does not agree: then the GM says what the failure means, once."""
    failed = act_briskly(CLIMB, table(hero("ilse", move=1), PROUD)).judged().rolls("ilse", 4, 3, 2, 1)
    after = failed.takes("ilse", Cost("time", "an hour")).says("gm", Agreed(False)).says("gm", Telling("no")).end()
    assert [fact.text for fact in after.all(events.Failed)] == ["no"]


@pytest.mark.parametrize(
    ("asked", "settled"),
    [
        (AcceptRoll("ilse", True, 0, 0), None),
        (AcceptRoll("bram", True, 0, 0), "accept"),
        (AcceptRoll("bram", True, 0, 0, ("ilse",)), None),
        (AcceptRoll("bram", True, 0, 0, review=True), None),
        (AcceptRoll("ilse", True, 0, 0, use="initiative"), "accept"),
        (AcceptRoll("ilse", False, 0, 0, use="initiative"), None),
        (AcceptRoll("bram", False, 0, 0, use="initiative"), "accept"),
    ],
)
def test_a_result_is_accepted_unasked_where_nobody_would_change_it(asked: AcceptRoll, settled: str | None) -> None:
    """Ilse has a plot point and Bram has none; a good initiative, and a bad one that cannot be helped, go on."""
    at = table(hero("ilse", plot_points=1), hero("bram"), PROUD)
    assert asked.settled(at) == settled
    assert AcceptRoll("bram", True, 0, 0).settled(changed(at, gm_plot_points=1)) is None
    assert AcceptRoll("bram", True, 0, 0).settled(changed(at, heroes=(at.heroes[0], hero("bram", setbacks=2)))) is None


# ---- Defending another -----------------------------------------------------------------------------------------------


def attacked(*people: Any, **more: Any) -> Any:
    at = table(hero("ilse", fight=1), hero("bram"), npc("rook", fight=1), *people,
               scene=fight(acting="rook", phase="opposition"), **more)  # fmt: skip
    return act_briskly(nova6.oppose.open("rook", "ilse"), at)


@pytest.mark.rule("nova6.conflict.defend-other")
def test_others_may_step_in_until_the_defense_is_prepared() -> None:
    """The one who is attacked is asked at once; another takes the defense at a die less, or is too late."""
    script = attacked()
    assert script.waits_for() == "nova6/prepare" and script.asked().stands and {*script.chips()} == {"bram"}
    script.takes("bram", "defend")
    assert (script.asked().who, script.asked().stands) == ("bram", False)
    assert script.says("bram", Preparation("fight")).plainly_to_ready().pool.net == -2
    alone = attacked().says("ilse", Preparation("fight"))
    assert not alone.chips() and alone.plainly_to_ready().who == "ilse"


def test_a_defense_is_asked_for_while_others_may_step_in() -> None:
    """With one skill and nothing to add it would be settled, but the answer is what the offers wait for."""
    asked = Prepare("ilse", "defend", (Option("fight", "nova6.role.player"),))
    at = table(hero("ilse"))
    assert asked.settled(at) is not None
    assert Prepare("ilse", "defend", asked.skills, stands=True).settled(at) is None


ZONES = tuple(Zone(ZoneId(id), id.title()) for id in ("quay", "deck", "mast"))
NEXT = (Edge("quay", "deck"), Edge("deck", "mast"))


def test_stepping_in_is_clear_from_beside_and_vain_from_nowhere() -> None:
    """From the next zone it makes sense, from farther away the GM says so, and off the board there is no offer."""
    people = [hero("ilse", zone="quay"), *(hero(who, zone=zone) for who, zone in (("bram", "deck"), ("oda", "mast")))]
    at = table(*people, hero("jory"), zones=ZONES, edges=NEXT)
    assert [MakesSense(who, "ilse").settled(at) for who in ("bram", "oda")] == ["yes", None]
    vain = [TakeTheirPlace(who, "ilse", "rook").is_vain(at) for who in ("bram", "oda", "jory")]
    assert vain == [False, False, True]


# ---- The GM's own ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asks",
    [
        lambda who: AllowManoeuvre(who, "jory", "trip"),
        lambda who: MayStepIn(who, "jory", "block", Option("fight", "nova6.fight.defend-interpose"), "move"),
        lambda who: MayFind(who, "the armory"),
        lambda who: AgreeCost(who, Cost("damage", damage=1), ("damage",)),
        lambda who: HowItFails(who, "climb"),
        lambda who: ApproveSacrifice(who, "the old sword", 2),
        lambda who: JudgeStunt("jory", "custom", "a gust", "nova6.stunt.list-open", who == "rook"),
        lambda who: MayHurt(who, "jory", "an old debt"),
    ],
)
def test_a_gm_is_not_asked_about_an_npc(asks: Any) -> None:
    """What the GM wants of an NPC is permitted; of a hero it is asked, and the answer fits its question."""
    at = table(hero("ilse"), hero("jory"), npc("rook"))
    assert asks("ilse").settled(at) is None
    settled = asks("rook").settled(at)
    asks("rook").check(at, settled)
    assert settled not in ("no", None)


def test_words_hurt_by_an_aspect_that_all_know() -> None:
    """An aspect of the two, or of the place, is a connection by the book; a tie that was only told is for the GM."""
    at = table(hero("ilse"), PROUD, npc("rook"))
    assert MayHurt("ilse", "rook", PROUD.name).settled(at) == "yes"
    assert MayHurt("ilse", "rook", "an old debt").settled(at) is None
