"""2d20 scenes acted out from lists of answers and faces, for the golden playthroughs."""

from __future__ import annotations

from typing import Any

from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.ledger.entries import OFFERS_STAND
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import DEFAULTS
from moothall.rulesets.houses2d20.questions import (
    Answer,
    Bearing,
    Call,
    Confirmed,
    Judged,
    Kept,
    Pair,
    Payment,
    PointUse,
    Purchase,
    Ruling,
    Spend,
    ThreatSpend,
    TraitUse,
    Trouble,
)
from moothall.rulesets.houses2d20.questions import (
    Stand as StandUp,
)
from moothall.rulesets.houses2d20.questions.growth import NewFocus
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Offer, Roll, Stand
from tests.books.houses2d20.support.plain import Aid, Asset, Help, Keep, Move, Opposed, Push, Strike
from tests.books.houses2d20.support.stage import ROW, npc, person

SAYS = {"duty": "No debt unpaid", "faith": "The river keeps what it is given", "justice": "Strike nobody from behind"}
ANA = person("sanna", battle=6, move=7, duty=8, says=SAYS, seat="ana", determination=1, focus=("move:rooftops",))
BO = person("ivo", communicate=7, understand=6, truth=5, says={"duty": "The House is not named"}, seat="bo")


class StandingStage(Stage[Table]):
    """A stage where offers stand, as at a brisk table."""

    def open(self, opening: Opening[Any], version: int = OFFERS_STAND, ahead: Any = ()) -> Any:
        return super().open(opening, version, ahead)


def stage(
    on: tuple[Any, ...] = (ANA, BO), things: tuple[Asset, ...] = (), kind: type[Stage[Table]] = Stage
) -> Stage[Table]:
    """A table with people on it."""
    made = kind(Table(), houses.fold, ByHand())
    made.tell(events.TableOpened(DEFAULTS, "House Tarn", 0, True), "houses.threat.starts-2-per-player")
    for one in on:
        own = tuple(thing for thing in things if thing.owner == one.id)
        made.tell(events.CharacterJoined(one, own), "houses.asset.owner-and-name")
    return made


def play(at: Stage[Table], opening: Opening[Any], *faces: int, **said: Any) -> None:
    """Act a procedure out. What is said to each kind of question, in turn; the safe answer to everything else.

    A kind is written with underscores. For a window, or an offer that stands, the one who takes it is named:
    `assist=[("bo", Help(…))]`.
    """
    left = {kind: list(answers) if isinstance(answers, list) else [answers] for kind, answers in said.items()}
    dice, talk = list(faces), at.open(opening)
    while not talk.ended:
        waiting = talk.waiting
        if isinstance(waiting, Roll):
            talk.fall(tuple(dice.pop(0) for _ in range(waiting.count)))
            continue
        assert isinstance(waiting, Ask | Offer | Stand)
        chips = [queue for _, one in talk.chips() if (queue := left.get(_name(one))) and isinstance(queue[0], tuple)]
        if chips:
            talk.take(*chips[0].pop(0))
            continue
        seat, question = talk.questions()[0]
        queue = left.get(_name(question), [])
        if not isinstance(waiting, Offer):
            talk.answer(seat, queue.pop(0) if queue else question.default())
        elif queue:
            talk.answer(*queue.pop(0))
        else:
            talk.close_window()
    unsaid = {kind: queue for kind, queue in left.items() if queue}
    assert not unsaid and not dice, f"never asked: {unsaid}, never rolled: {dice}"


def _name(question: Any) -> str:
    return str(question.kind).removeprefix("houses/").replace("-", "_")


def negotiation() -> Stage[Table]:
    """Dice from both pools, a helper, a complication bought off, a Drive challenged; somebody nobody has seen."""
    spy = npc("spy", communicate=6, seen=False, open=False)
    at = stage()
    at.tell(events.NoteWritten("ana", "The warden owes you."), "houses.trait.is-text")
    at.tell(events.PlotThickened("The spy serves House Vantor."), "houses.trait.is-text")
    play(at, houses.begin_adventure.open("The salt tithe"))
    play(at, houses.begin_session.open())
    play(at, houses.begin_scene.open("The counting house"), circumstances=1)
    at.tell(events.CharacterJoined(spy, (), False), "houses.asset.owner-and-name")
    at.tell(events.MomentumChanged(CharacterId("sanna"), True, 3, 3, "bank"), "houses.momentum.pool-is-shared")
    play(at, houses.threaten.open(), threat=ThreatSpend("trait_create", "Lamps everywhere"))
    play(at, houses.test.open("ivo", "greet the clerks"), possible=Ruling("no_test"))
    play(
        at,
        houses.test.open("sanna", "take the ledger while they count", "move", (TraitUse("t1", "harder"),)),
        *(4, 5, 9, 20, 6),
        escalates="yes",
        skill="move",
        call=Call(2, 1, hidden=True),
        traits=Bearing((TraitUse("t1", "harder"),)),
        judge=Judged((), ("duty",)),
        drive="duty",
        offer_point="offer",
        take_point="accept",
        challenge="challenge",
        assist=[("bo", Help("ivo", "I keep them talking"))],
        assist_pair=Pair("communicate", "truth"),
        buy_dice=Purchase(("momentum", "threat")),
        narrate="The ledger is under her cloak before the last coin falls.",
        buy_off="ignore",
        spend=[Spend("question", "Who else is watching?"), Spend()],
        inform=Answer("Somebody in the gallery"),
    )
    play(
        at,
        houses.test.open("ivo", "talk past the porter"),
        *(18, 19),
        skill="communicate",
        call=Call(3, 2),
        judge=Judged(("duty",)),
        drive="duty",
        point=PointUse("create", text="An old acquaintance"),
        confirm_trait=Confirmed(True, "easier"),
        offer_cost="offer",
        take_cost="accept",
        complication=[Trouble("trait", "The porter will remember"), Trouble("time", "It takes until dark")],
    )
    play(at, houses.reveal.open("spy"))
    play(at, houses.threaten.open(), threat=ThreatSpend("trait_change", "Lamps put out", "t1"))
    play(at, houses.end_scene.open(), scene_end=Kept())
    play(at, houses.reflect.open(), recovery="recover")
    return at


def duel() -> Stage[Table]:
    """Assets moved boldly and subtly, a defeat that is resisted, and one that lasts; somebody comes and goes."""
    roke = npc("roke", battle=7, move=5, duty=7, says={"duty": "The gate stays shut"})
    things = (
        Asset("blade", "Long knife", "sanna", 2, "a"),
        Asset("spear", "Boat spear", "roke", 1, "b"),
        Asset("wall", "Shield wall", "roke", 0, "b"),
    )
    at = stage((ANA, BO, roke), things)
    play(at, houses.begin_adventure.open("The water gate"))
    play(at, houses.begin_scene.open("On the bridge"), circumstances=2)
    places = (("sanna", "b"), ("roke", "b"))
    play(at, houses.begin_conflict.open("personal", "sanna", ROW, places, ("sanna", "roke")))
    play(at, houses.defend.open("roke", "wall"), confirm_defensive="yes")
    bold, subtle = Move("blade", "b", "bold"), Move("wall", "b", "subtle")
    play(at, houses.act.open("sanna"), 4, 9, action="move", move=bold, skill="move", push=Push("wall", "c"))
    play(at, houses.act.open("roke"), 5, 8, action="move", move=subtle, skill="move", keep=Keep(True, "roke"))
    play(at, houses.join_conflict.open("ivo"))
    play(at, houses.leave_conflict.open("ivo"))
    thrust = {"action": "attack", "strike": Strike("sanna", "spear"), "intent": "into the river with her"}
    play(at, houses.act.open("roke"), 16, 19, 3, 17, **thrust, opposed=Opposed("sanna"))
    cut: dict[str, Any] = {"action": "attack", "strike": Strike("roke", "blade"), "intent": "never again"}
    cut |= {"opposed": Opposed("roke")}
    play(at, houses.act.open("sanna"), 16, 19, 3, 17, **cut)
    play(at, houses.act.open("roke"), 15, 18, action="move", move=Move("spear", "a", "plain"), skill="move", push=[])
    stand = {"resist": StandUp(True, Payment(threat=3)), "complication": Trouble("trait", "Bleeding", "next")}
    play(at, houses.act.open("sanna"), 18, 17, 2, 4, **cut, **stand)
    play(at, houses.act.open("roke"), action="wait")
    play(at, houses.act.open("sanna"), 16, 17, 1, 1, **cut, buy=["no", "yes"], meaning="He will not hold a spear again")
    play(at, houses.end_conflict.open())
    play(at, houses.end_scene.open())
    return at


def intrigue() -> Stage[Table]:
    """A major NPC worn down at court while an ally is brought back; and what was learned is spent."""
    vesna = npc("vesna", "major", discipline=6, communicate=8, power=8, says={"power": "I was born to this"}, zone="a")
    fallen = changed(BO, defeated="defeated", felled_by=0, zone="a")
    letter = Asset("letter", "Stolen letter", "sanna", 1, "a")
    at = stage((changed(ANA, zone="a"), fallen, vesna), (letter,))
    play(at, houses.hook.open(), 6, 2, 14, 9, 17)
    play(at, houses.name_enemies.open(("House Vantor",)))
    play(at, houses.begin_adventure.open("A seat at the table"))
    play(at, houses.begin_session.open())
    play(at, houses.begin_scene.open("The long gallery"))
    play(at, houses.threaten.open(), threat=ThreatSpend("rival", house="House Vantor"))
    play(at, houses.add_asset.open("sanna", "A debt of the steward", 1))
    play(at, houses.begin_conflict.open("intrigue", "sanna", ROW))
    play(at, houses.act.open("sanna"), 2, 3, action="help", aid=Aid("ivo"), call=Call(1))
    whisper = {"action": "create_trait", "words": "Everybody is listening", "call": Call(1)}
    play(at, houses.act.open("vesna"), 4, 5, **whisper)
    word: dict[str, Any] = {"action": "attack", "strike": Strike("vesna", "letter"), "intent": "make her leave"}
    word |= {"opposed": Opposed("vesna", "communicate", "communicate")}
    play(at, houses.act.open("sanna"), 18, 19, 3, 6, **word)
    play(at, houses.act.open("vesna"), action="wait")
    play(at, houses.act.open("sanna"), 15, 19, 4, 6, **word)
    play(at, houses.end_conflict.open())
    play(at, houses.end_scene.open())
    unknown = {"skill": "understand", "call": Call(3, hidden=True)}
    play(at, houses.test.open("sanna", "tell whether the steward lies"), 19, 18, **unknown)
    play(at, houses.ambition.open("sanna", "she is asked to stay"), ambition=3)
    play(at, houses.end_adventure.open())
    play(at, houses.test.open("sanna", "catch the last boat"), 19, 18, skill="move", call=Call(3))
    play(at, houses.advance.open("sanna"), advance="focus", new_focus=NewFocus("communicate", "Courts"))
    return at


def gatehouse() -> Stage[Table]:
    """Help that comes before the roll, a Difficulty raised while a player prepares, and a complication named last."""
    roke = npc("roke", battle=6, duty=7, says={"duty": "The gate stays shut"}, zone="b")
    guard = npc("guard", "minor", quality=5, zone="b")
    blade = Asset("blade", "Long knife", "sanna", 2, "a")
    at = stage((changed(ANA, zone="a"), changed(BO, zone="a"), roke, guard), (blade,), StandingStage)
    play(at, houses.begin_adventure.open("The water gate"))
    play(at, houses.begin_scene.open("The gatehouse"), circumstances=2)
    help = {"assist": [("bo", Help("ivo", "I take the other end"))], "assist_pair": Pair("move", "truth")}
    judged: dict[str, Any] = {"skill": "move", "call": Call(2), "judge": Judged(("duty",)), "raise": 1}
    play(at, houses.test.open("sanna", "lift the bar"), 1, 9, 5, **judged, **help, drive="duty")
    play(at, houses.begin_conflict.open("personal", "sanna", ROW))
    cut: dict[str, Any] = {"action": "attack", "strike": Strike("roke", "blade"), "intent": "off the stairs"}
    cut |= {"reach": "yes", "opposed": Opposed("roke"), "judge": [Judged(("duty",))] * 2, "drive": ["duty"] * 2}
    ours = {"buy_dice": [Purchase(), Purchase(("momentum",))], "complication": Trouble("trait", "The knife is gone")}
    play(at, houses.act.open("sanna"), 5, 17, 3, 4, 20, **cut, **ours, **{"raise": [("gm", 1)]})
    thrust = {"action": "attack", "strike": Strike("sanna"), "opposed": Opposed("sanna"), "reach": "yes"}
    play(at, houses.act.open("roke"), 12, 19, 3, 17, 8, **thrust, assist=Help("guard"), assist_pair=Pair("battle"))
    play(at, houses.end_conflict.open())
    play(at, houses.end_scene.open())
    return at
