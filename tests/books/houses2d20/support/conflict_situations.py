"""2d20 conflicts in which the value of an option makes a difference."""

from __future__ import annotations

from typing import Any

from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import Kept, Payment, Stand
from moothall.rulesets.houses2d20.state import Table, Track, Trait
from moothall.speech import voice
from moothall.speech.teller import Teller
from tests.books.houses2d20.support.plain import Aid, Asset, Conflict, Keep, Move, Opposed, Strike
from tests.books.houses2d20.support.situations import at, verdict, word
from tests.books.houses2d20.support.stage import ROW, HousesScript, act_out, npc, person

SANNA = person(battle=5, duty=5, zone="a")
BO = person("bo", zone="a")
ROKE = npc("roke", battle=5, zone="b")
BLADE = Asset("blade", "Blade", "sanna", zone="a")
SHIELD = Asset("shield", "Shield", "roke", zone="b", defensive=True)
TURN = Conflict("personal", side="players", actor="sanna")


def fight(settings: dict[str, str], *on: Any, **more: Any) -> Table:
    """Three zones in a row; Sanna is in the first, Roke in the second, and it is Sanna's turn."""
    return at(settings, *ROW, *(on or (SANNA, ROKE)), **({"conflict": TURN} | more))


def turn(settings: dict[str, str], action: str, *on: Any, **more: Any) -> HousesScript[Any]:
    """Sanna's turn, and what she does with it."""
    return act_out(houses.act.open("sanna"), fight(settings, *on, **more)).at("action", action)


def attack(settings: dict[str, str], *on: Any, asset: str = "", **more: Any) -> HousesScript[Any]:
    """Sanna strikes at Roke where both are in one zone, and Roke has no success to oppose with."""
    people = on or (SANNA, changed(ROKE, zone="a"))
    script = turn(settings, "attack", *people, **more).at("strike", Strike("roke", asset))
    return script.at("opposed", Opposed("roke")).falls(19, 19)


def a_lost_contest(**settings: str) -> Any:
    script = turn(settings, "attack", SANNA, changed(ROKE, zone="a")).at("strike", Strike("roke"))
    return word(script.at("opposed", Opposed("roke")).falls(1, 19).falls(19, 19), "offer-cost", "over")


def what_a_lost_contest_gives(**settings: str) -> Any:
    script = turn(settings, "attack", SANNA, changed(ROKE, zone="a")).at("strike", Strike("roke"))
    after = script.at("opposed", Opposed("roke")).falls(1, 19).falls(19, 19).plainly()
    return sum(gained.amount for gained in after.all(events.ShortfallGained))


def extra_actions(**settings: str) -> Any:
    said = person(battle=5, says={"duty": "No debt unpaid"})
    once = changed(TURN, extra=1)
    return tuple(word(turn(settings, "wait", said, ROKE, conflict=now), "extra-action", "over") for now in (TURN, once))


def kept(settings: dict[str, str], conflict: Conflict = TURN) -> HousesScript[Any]:
    """Sanna made a trait, and may keep the initiative."""
    script = turn(settings, "create_trait", SANNA, BO, ROKE, momentum=6, conflict=conflict)
    return script.at("words", "Smoke").falls(3, 4)


def price_of_the_initiative(**settings: str) -> Any:
    return kept(settings).on_to("keep").asked.price


def penalty_of_the_initiative(**settings: str) -> Any:
    state = kept(settings).at("keep", Keep(True, "sanna", Payment(2))).plainly().state
    assert state.conflict is not None
    return state.conflict.penalty


def penalty_of_an_ally(**settings: str) -> Any:
    state = kept(settings).at("keep", Keep(True, "bo", Payment(2))).plainly().state
    assert state.conflict is not None
    return state.conflict.penalty


def keeping_it_again(**settings: str) -> Any:
    return word(kept(settings, conflict=changed(TURN, kept=True)), "keep", "over")


def whose_turn_at_the_start(**settings: str) -> Any:
    begun = act_out(houses.begin_conflict.open("personal", "sanna"), at(settings, SANNA, ROKE)).end().state.conflict
    assert begun is not None
    return begun.side


def number_without_opposition(**settings: str) -> Any:
    return attack(settings).to_dice().stop().last(events.Called).difficulty


def a_track_after_the_conflict_and_the_scene(**settings: str) -> Any:
    worn = changed(ROKE, track=Track(4, 6, "battle"))
    over = act_out(houses.end_conflict.open(), fight(settings, SANNA, worn)).end().state
    later = act_out(houses.end_scene.open(), over).gm(Kept()).end().state
    tracks = (at.who(CharacterId("roke")).track for at in (over, later))
    return tuple(track.points if track else 0 for track in tracks)


def a_second_point_for_a_hit(**settings: str) -> Any:
    script = attack(settings, momentum=6).falls(3, 4).at("requirement", "battle").at("buy", "yes")
    return word(script, "buy", "narrate")


def striking_into_another_zone(**settings: str) -> Any:
    script = turn(settings, "attack").at("strike", Strike("roke"))
    return word(script, "reach", "intent")


def ones_own_shield_beside_the_target(**settings: str) -> Any:
    own = Asset("own", "Own shield", "sanna", zone="a", defensive=True)
    theirs = changed(SHIELD, zone="a")
    return attack(settings, SANNA, changed(ROKE, zone="a"), own, theirs).to_dice().stop().last(events.Called).difficulty


def helping_up_the_defeated(**settings: str) -> Any:
    fallen = changed(BO, defeated="defeated")
    return verdict(turn(settings, "help", SANNA, fallen, ROKE, Trait("t1", "Smoke")), "aid", Aid("bo"))


def one_passed_test_for_the_defeated(**settings: str) -> Any:
    script = turn(settings, "help", SANNA, changed(BO, defeated="defeated"), ROKE).at("aid", Aid("bo"))
    return script.falls(1, 1).plainly().who("bo").defeated


def moving(settings: dict[str, str], manner: Any, *more: Any, to: str = "b") -> HousesScript[Any]:
    """Sanna moves her blade out of the first zone."""
    return turn(settings, "move", SANNA, ROKE, BLADE, *more, momentum=6).at("move", Move("blade", to, manner))


def a_plain_move(**settings: str) -> Any:
    return word(moving(settings, "plain"), "possible", "keep")


def moving_past_shields(**settings: str) -> Any:
    """How hard it is to go where a shield is, and to leave from where one is."""
    there, here = SHIELD, changed(SHIELD, zone="a")
    called = (moving(settings, "subtle", shield).to_dice().stop().last(events.Called) for shield in (there, here))
    return tuple(call.difficulty for call in called)


def a_second_asset_on_the_move(**settings: str) -> Any:
    other = Asset("rope", "Rope", "sanna", zone="a")
    script = moving(settings, "subtle", other).falls(3, 4).at("buy", "no")
    return word(script, "buy", "narrate")


def asset_made(settings: dict[str, str]) -> Any:
    """Roke gets something of Potency 3."""
    opening = houses.add_asset.open("roke", "Old cannon", 3)
    return act_out(opening, at(settings, ROKE)).end().last(events.AssetMade)


def the_word_for_potency(**settings: str) -> Any:
    said = Teller(voice("en", "houses2d20"), {"roke": "Roke"}.get).fact(asset_made(settings))
    return next(word for word in ("Potency 3", "Clout 3") if word in said)


def potency_three(**settings: str) -> Any:
    return asset_made(settings).unusual


def a_price_from_two_pools(**settings: str) -> Any:
    nearly = changed(SANNA, zone="b", track=Track(4, 5, "battle"))
    cannon = Asset("cannon", "Cannon", "roke", 2, zone="b")
    theirs = Conflict("personal", side="opposition", actor="roke")
    state = fight(settings, nearly, ROKE, cannon, conflict=theirs, momentum=6)
    script = act_out(houses.act.open("roke"), state).at("action", "attack").at("strike", Strike("sanna", "cannon"))
    script.at("opposed", Opposed("sanna")).falls(19, 19).falls(3, 4)
    return verdict(script, "resist", Stand(True, Payment(2, 1)))
