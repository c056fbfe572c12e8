"""NOVA6 bad input is refused with its rule, on a stage and at a live table, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
import pytest

from moothall.errors import MoothallError
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.questions import Meddling, Preparation, Ready, Ruling, Trade
from moothall.rulesets.nova6.state import Box, Count, Effect, Harm, Scene, Table, Task, Turn
from moothall.rulesets.nova6.vocabulary import talent
from moothall.speech import LANGUAGES, voice
from moothall.table import commands as c
from tests.books.nova6.support.damage import filled
from tests.books.nova6.support.stage import (
    ROLL,
    NovaScript,
    act_out,
    aspect,
    asset,
    conflict,
    hero,
    npc,
    rolling,
    table,
    weapon,
)
from tests.support.citing import refused
from tests.table.support.live_table import Host

PROUD, RUNNER = aspect("PROUD", "ilse"), aspect("A RUNNER", "ilse")
CLIMB = nova6.act.open("ilse", "climb", "move", "overcome")
ILSE = hero("ilse", talent("focused", "fight"), move=2, plot_points=2)


# ---- On a stage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.trade-dice")
@pytest.mark.rule("nova6.test.trade-after-cancel")
@pytest.mark.rule("nova6.test.trade-down-gm")
@pytest.mark.rule("nova6.test.trade-specialized")
def test_an_impossible_trade_is_refused() -> None:
    """Two pairs of two dice, a pair of none, penalty dice by the player, a single die without the talent for it."""
    rolling(2).refuses("ilse", Ready(pairs=2), "nova6.test.trade-dice").stop()
    rolling(2).refuses("ilse", Ready(pairs=-1), "nova6.test.trade-dice").stop()
    rolling(0).refuses("ilse", Ready(pairs=1), "nova6.test.trade-after-cancel").stop()
    rolling(-2).gm(Trade()).refuses("ilse", Ready(pairs=1), "nova6.test.trade-down-gm").stop()
    rolling(2).refuses("ilse", Ready(set_aside=True), "nova6.test.trade-specialized").stop()
    rolling(-2).refuses("gm", Trade(pairs=2), "nova6.test.trade-dice").stop()
    rolling(-2).refuses("gm", Trade(set_aside=True), "nova6.test.trade-specialized").stop()


def invoking(*effects: Effect, plot_points: int = 3) -> NovaScript[Any]:
    """A success that may still be turned; PROUD was invoked on it."""
    at = table(hero("ilse", plot_points=plot_points), PROUD, *effects, scene=Scene("challenge", "narrative"))
    script = act_out(CLIMB, at).judged().rolls("ilse", 6, 4, 3)
    return script.says("ilse", Meddling(aspect=PROUD.id, reason="up")).gm("yes")


@pytest.mark.rule("nova6.invoke.same-roll")
@pytest.mark.rule("nova6.invoke.once-per-scene")
def test_a_used_aspect_is_refused() -> None:
    """An aspect already invoked is refused on the same roll and in the same scene."""
    again = Meddling(aspect=PROUD.id, reason="up")
    script = invoking(RUNNER).refuses("ilse", again, "nova6.invoke.same-roll")
    later = act_out(CLIMB, script.plainly().state).judged().rolls("ilse", 6, 4, 3)
    later.refuses("ilse", again, "nova6.invoke.once-per-scene").stop()


@pytest.mark.rule("nova6.pp.floor")
def test_an_invoke_without_a_plot_point_is_refused() -> None:
    """A player without points is not asked; a GM without points who has another answer cannot invoke."""
    script = act_out(CLIMB, table(hero("ilse"), PROUD)).gm(Ruling(review=True)).rolls("ilse", 6, 4, 3)
    assert [seat for seat, _ in script.conversation.questions()] == ["gm"]
    script.refuses("gm", Meddling(aspect=PROUD.id, reason="up"), "nova6.pp.floor").stop()


def striking(*faces: int) -> NovaScript[Any]:
    at = table(ILSE, npc("rook"), weapon("ilse", "axe", 4), scene=conflict("ilse"))
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="axe")
    return act_out(opening, at).judged().rolls("ilse", *faces)


def test_stunts_of_long_tasks_are_not_offered_elsewhere() -> None:
    """An attack can be neither hurried nor given another success."""
    assert not {option.id for option in striking(4, 4, 3).asked().menu} & {"hurry", "further-success"}


@pytest.mark.rule("nova6.stunt.when")
def test_a_stunt_beyond_the_points_is_refused() -> None:
    """Too many points, none, or a dearer stunt are refused; a player without points is not asked."""
    rule = "nova6.stunt.when"
    script = striking(4, 4, 3).refuses("ilse", Buy("increase-effect", 2), rule)
    script.refuses("ilse", Buy("increase-effect", 0), rule).refuses("ilse", Buy("declare-2", 2, text="a boy"), rule)
    script.refuses("ilse", Buy("no-such-stunt"), rule)
    assert script.says("ilse", Buy("increase-effect")).plainly().last(events.Harmed).damage == 6
    assert striking(6, 4, 3).waits_for() == "nova6/reduce"


@pytest.mark.rule("nova6.treat.skill")
@pytest.mark.parametrize("place", [-1, 1, 5, 6])
def test_treating_a_missing_box_is_refused(place: int) -> None:
    """A box beyond the track and an empty box cannot be treated."""
    hurt = filled("S--/--/-", hero("bram"))
    at = table(hero("ilse"), hurt, scene=Scene("exposition", "narrative"))
    with refused("nova6.treat.skill"):
        act_out(nova6.treat.open("ilse", "bram", place=place), at)
    assert act_out(nova6.treat.open("ilse", "bram", place=0), at).waits_for() == "nova6/judge"


@pytest.mark.rule("nova6.role.gm")
@pytest.mark.rule("nova6.role.player")
def test_an_answer_for_another_seat_is_refused() -> None:
    """No player answers the GM's question, nor that of another player."""
    at = table(hero("ilse"), hero("bram"))
    script = act_out(CLIMB, at).refuses("ilse", Ruling(), "nova6.role.gm").refuses("bram", Ruling(), "nova6.role.gm")
    script.judged().refuses("bram", ROLL, "nova6.role.player").refuses("gm", ROLL, "nova6.role.player").stop()


# ---- Before anybody is asked -----------------------------------------------------------------------------------------


class Bad(NamedTuple):
    """An action that is refused: where, and by which rule."""

    opening: Any
    at: Table
    rule: str


IN_TURN = conflict("ilse", phase="early", early=("ilse",))
SPENT = changed(ILSE, turn=Turn(1, declared=1, pairs=("move overcome",)))
ROPE = asset("ilse", "ROPE", 1, id="rope")

TOO_SOON: dict[str, Bad] = {
    "no action left": Bad(CLIMB, table(SPENT, scene=IN_TURN), "nova6.multi.skills-declare"),
    "no action left to move": Bad(
        nova6.move.open("ilse", (), over="a crate"), table(SPENT, scene=IN_TURN), "nova6.multi.skills-declare"
    ),
    "no action left to take time": Bad(
        nova6.undertake.open("ilse", "search", "wits"), table(SPENT, scene=IN_TURN), "nova6.multi.skills-declare"
    ),
    "no action left to treat": Bad(
        nova6.treat.open("ilse", "ilse", place=0), table(filled("S--/--/-", SPENT), scene=IN_TURN),
        "nova6.multi.skills-declare",
    ),
    "an asset twice": Bad(
        nova6.act.open("ilse", "climb", "move", assets=("rope", "rope")), table(ILSE, ROPE), "nova6.asset.die"
    ),
    "a perk of another skill": Bad(
        nova6.act.open("ilse", "climb", "move", perk="notice"), table(hero("ilse", perks=("wits/notice",))),
        "nova6.mod.perk",
    ),
    "nothing stands against it": Bad(
        nova6.oppose.open("rook", "ilse", "juggling"), table(ILSE, npc("rook")), "nova6.action.opposing-table"
    ),
    "no length of an action": Bad(
        nova6.undertake.open("ilse", "search", "wits", interval="A"), table(ILSE), "nova6.interval.longer"
    ),
    "fewer successes than none": Bad(
        nova6.undertake.open("ilse", "search", "wits", successes=-1), table(ILSE), "nova6.interval.longer"
    ),
}  # fmt: skip


@pytest.mark.parametrize("bad", TOO_SOON.values(), ids=TOO_SOON)
def test_an_impossible_action_is_refused_at_once(bad: Bad) -> None:
    """An impossible action is refused when opened, and not after a question about it."""
    with refused(bad.rule):
        act_out(bad.opening, bad.at)


def test_a_shared_task_is_refused_if_one_cannot_act() -> None:
    """No roll is made for a task if one of its two characters has no action left."""
    task = Task("gate", "the gate", ("move",), ("bram", "ilse"))
    scene = Scene("challenge", "action", round=1, tasks=(task,))
    with refused("nova6.multi.skills-declare"):
        act_out(nova6.face_task.open("gate"), table(hero("bram"), SPENT, scene=scene))
    hazard = changed(task, hazard=True, harm=Harm(setbacks=1))
    at = table(hero("bram"), SPENT, scene=changed(scene, tasks=(hazard,)))
    assert act_out(nova6.face_task.open("gate"), at).waits_for() == "nova6/ready"


@pytest.mark.rule("nova6.challenge.fluid")
def test_a_known_task_stays_known() -> None:
    """A task the players have seen is not hidden from them again; one they have not seen may come to light."""
    known, hidden = Task("gate", "the gate"), Task("gate", "the gate", known=False)
    for first, second in ((known, hidden), (hidden, known), (known, known)):
        at = table(hero("ilse"), scene=Scene("challenge", "narrative", tasks=(first,)))
        assert act_out(nova6.set_task.open(second), at).end().state.task("gate").known
    at = table(hero("ilse"), scene=Scene("challenge", "narrative", tasks=(hidden,)))
    assert not act_out(nova6.set_task.open(hidden), at).end().state.task("gate").known


def test_hidden_npcs_actions_are_not_counted() -> None:
    """A hidden NPC's actions leave no count that others could see."""
    at = table(hero("ilse"), npc("owl", seen=False), scene=conflict("ilse", phase="early"), gm_rolls="on")
    for _ in range(3):
        script = act_out(nova6.act.open("owl", "listen", "wits", "overcome"), at).judged()
        at = script.rolls("gm", 6, 4, 3).plainly().state
    assert at.who("owl").turn == Turn()


def test_a_turn_does_not_end_twice_if_the_round_moved_on() -> None:
    """If the GM has moved on meanwhile the success counts, and no turn ends twice."""
    scene = Scene("contest", "action", round=1, phase="early", early=("ilse", "bram"), goal=5, skill="move")
    at = table(ILSE, hero("bram"), scene=scene)
    script = act_out(nova6.strive.open("ilse", "faster"), at)
    script.stage.state = changed(script.stage.state, scene=changed(script.stage.state.scene, acting="bram"))
    after = script.rolls("ilse", 6, 4, 3, 1, 1).picks("ilse", 6, 4, 3).plainly()
    assert after.state.scene.counts == (Count("ilse", "", 1),)
    assert after.state.scene.acting == "bram"


# ---- At the live table -----------------------------------------------------------------------------------------------


NO_PROMPT = "error-table-no-prompt"
"""A prompt of another seat is unknown to this one; the table refuses it under the book's rule of who decides."""


class Seated(Host):
    """Ilse is Ana's and Bram is Bo's; a rook is there, and a conflict in which it is Ilse's turn."""

    def __init__(self) -> None:
        super().__init__("nova6")
        ilse, bram = changed(ILSE, seat="ana"), changed(filled("S--/--/-", hero("bram")), seat="bo")
        self.fact("nova6/joined", hero=ilse, effects=(PROUD, RUNNER, weapon("ilse", "axe", 4)))
        self.fact("nova6/joined", hero=bram, effects=())
        self.fact("nova6/appeared", one=npc("rook"), effects=())

    def fact(self, kind: str, **data: Any) -> None:
        self.do("gm", c.MakeRuling((c.Ruling(how="fact", kind=kind, value=msgspec.to_builtins(data)),)))

    def begin(self, seat: str, opening: Any) -> None:
        self.do(seat, c.Open(opening.procedure.name, msgspec.to_builtins(dict(opening.args))))

    def says(self, seat: str, answer: Any) -> None:
        self.answer(seat, msgspec.to_builtins(answer))

    def rolls(self, seat: str, *faces: int) -> None:
        self.do(seat, c.EnterDice(self.prompt(seat).id, faces))

    def everything(self) -> Any:
        """All that anybody is told, asked or shown, and the ledger itself."""
        return [self.seen(viewer) for viewer in ("gm", "ana", "bo", "guest")], list(self.table.game.log)

    @contextmanager
    def refuses(self, cite: str | None, key: str = "") -> Iterator[None]:
        """Assert that the commands inside are refused under this rule, in words, and change nothing."""
        before = self.everything()
        with pytest.raises(MoothallError) as caught:
            yield
        assert caught.value.cite == cite and caught.value.key.startswith(key or "error-")
        assert self.everything() == before
        for language in LANGUAGES:
            assert caught.value.key not in voice(language, "nova6").error(caught.value)


def to_the_dice(at: Seated) -> None:
    """Ilse strikes at the rook, and the dice are in her player's hand."""
    at.do("gm", c.SetDice("hand", "ana"))
    at.begin("ana", nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="axe"))
    at.says("gm", Ruling())


def live_trade(at: Seated) -> None:
    to_the_dice(at)
    with at.refuses("nova6.test.trade-after-cancel"):
        at.says("ana", Ready(pairs=1))


def live_aspect(at: Seated) -> None:
    to_the_dice(at)
    at.says("ana", ROLL)
    at.rolls("ana", 6, 4, 3)
    at.says("ana", Meddling(aspect=PROUD.id, reason="up"))
    at.says("gm", "yes")
    with at.refuses("nova6.invoke.same-roll"):
        at.says("ana", Meddling(aspect=PROUD.id, reason="up"))


def live_stunt(at: Seated) -> None:
    to_the_dice(at)
    at.says("ana", ROLL)
    at.rolls("ana", 4, 4, 3)
    at.passes("ana")
    with at.refuses("nova6.stunt.when"):
        at.says("ana", Buy("increase-effect", 2))


def live_box(at: Seated) -> None:
    with at.refuses("nova6.rec.ways"):
        at.begin("ana", nova6.treat.open("ilse", "bram", place=9))


def live_seat(at: Seated) -> None:
    to_the_dice(at)
    asked = at.prompt("ana").id
    with at.refuses("nova6.role.player", NO_PROMPT):
        at.do("bo", c.Answer(asked, msgspec.to_builtins(ROLL)))


LIVE: dict[str, Callable[[Seated], None]] = {
    "a trade that is not possible": live_trade,
    "an aspect already used": live_aspect,
    "a stunt without points": live_stunt,
    "a box that does not exist": live_box,
    "an answer for another seat": live_seat,
}


@pytest.mark.parametrize("bad", LIVE.values(), ids=LIVE)
def test_bad_input_is_refused_at_the_live_table(bad: Callable[[Seated], None]) -> None:
    """The sender is told why in three languages, and for all other seats nothing has changed."""
    bad(Seated())


def test_a_defence_is_answered_by_its_own_player() -> None:
    """Ana cannot answer the question put to Bram."""
    at = Seated()
    at.begin("gm", nova6.oppose.open("rook", "bram"))
    asked = at.prompt("bo").id
    with at.refuses("nova6.role.player", NO_PROMPT):
        at.do("ana", c.Answer(asked, msgspec.to_builtins(Preparation("fight"))))
    assert Box("stressed") in at.table.game.state.who("bram").tracks[0].boxes


def test_a_revealed_npcs_aspects_stay_hidden() -> None:
    """A revealed NPC's gear is known from then on; the aspects stay to be discovered."""
    hidden = (aspect("A LIAR", "owl", known=False), changed(weapon("owl", "claw", 3), known=False))
    after = act_out(nova6.reveal.open("owl"), table(hero("ilse"), npc("owl", seen=False), *hidden)).end()
    assert after.who("owl").seen
    assert {effect.kind: effect.known for effect in after.state.effects_of("owl")} == {"aspect": False, "damage": True}
