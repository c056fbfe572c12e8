"""Every worked example of the 2d20 book comes out as printed when it is acted out with its dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moothall import books
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Judged, Payment, Stand
from moothall.rulesets.houses2d20.state import Track
from moothall.speech import LANGUAGES, voice
from tests.books.houses2d20.support.conflict import MISS, ONE, ROKE, fight, struck
from tests.books.houses2d20.support.plain import Asset
from tests.books.houses2d20.support.stage import HousesScript, act_out, person, table, trying

SANNA = person(battle=6, duty=6)


def fought(*faces: int, momentum: int = 0) -> HousesScript[object]:
    return trying(table(SANNA, momentum=momentum)).called("battle", 1).at("drive", "duty").falls(*faces)


def a_test() -> None:
    told = fought(5, 16).plainly().last(events.Tested)
    assert (told.successes, told.passed) == (1, True)


def momentum() -> None:
    after = fought(5, 6).plainly()
    assert after.last(events.Tested).successes == 2 and after.state.momentum == 1


def dice() -> None:
    script = trying(table(SANNA, momentum=1)).called("battle", 1).at("drive", "duty").buys("momentum").to_dice()
    assert script.pool == "3d20" and script.stop().state.momentum == 0


def challenge() -> None:
    one = person(battle=6, duty=7, faith=6, says={"duty": "No debt unpaid"})
    script = trying(table(one), action="break the seal").called("battle").at("judge", Judged((), ("duty",)))
    script = script.at("drive", "duty").gm("offer").says("sanna", "accept").says("sanna", "challenge")
    assert script.on_to("buy-dice").asked.target == 13
    drives = script.falls(13, 14).plainly()
    assert drives.who("sanna").determination == 2
    held = drives.who("sanna").drives
    assert held is not None and held.duty.struck


def attack() -> None:
    after = struck(fight(), MISS, ONE).plainly()
    assert after.who("roke").track == Track(3, 6, "battle")


def resist() -> None:
    ivo = person("ivo", battle=6, duty=6, zone="a", track=Track(5, 6, "battle"))
    start = fight(ivo, ROKE, Asset("spear", "Spear", "roke", 0, "a"), who="roke")
    script = struck(start, ONE, ONE, who="roke", target="ivo", asset="spear")
    after = script.at("resist", Stand(True, Payment(threat=1))).plainly()
    assert not after.who("ivo").defeated and after.who("ivo").track == Track(6, 6, "battle")


def recovery() -> None:
    says = {"duty": "No debt unpaid", "faith": "The sea provides", "justice": "Nobody is above the law"}
    start = table(person(says=says, struck=("faith",)), between=True)
    drives = act_out(houses.recover.open("sanna"), start).says("sanna", "recover").plainly().who("sanna").drives
    assert drives is not None and (drives.faith.rating, drives.justice.rating) == (6, 7)


def advance() -> None:
    start = table(person(points=21))
    after = act_out(houses.advance.open("sanna"), start).says("sanna", "skill").says("sanna", "move").end()
    assert (after.who("sanna").skills.move, after.who("sanna").points) == (6, 11)
    again = act_out(houses.advance.open("sanna"), after.state)
    assert again.asked.offered[0].price == "11"


ACTED_OUT: dict[str, Callable[[], None]] = {
    "houses.ex.test": a_test,
    "houses.ex.momentum": momentum,
    "houses.ex.dice": dice,
    "houses.ex.challenge": challenge,
    "houses.ex.attack": attack,
    "houses.ex.resist": resist,
    "houses.ex.recovery": recovery,
    "houses.ex.advance": advance,
}


@pytest.mark.parametrize("example", ACTED_OUT)
def test_an_example_comes_out_as_it_is_told(example: str) -> None:
    """Its dice give its outcome, through the rules."""
    ACTED_OUT[example]()


def test_every_example_of_the_rulebook_is_acted_out() -> None:
    """The examples that rules name are exactly those that are played here."""
    assert {id for rule in books.rulebook("houses2d20").rules.values() for id in rule.examples} == set(ACTED_OUT)


def test_an_example_stands_with_the_rule_it_shows() -> None:
    """Resisting is shown with the rule about resisting, and not with one that only mentions it."""
    assert books.rulebook("houses2d20").rules["houses.resist.not-defeated"].examples == ("houses.ex.resist",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_can_be_read(lang: str) -> None:
    """Each has a title, a beginning and an end, in every language."""
    said = voice(lang, "houses2d20")
    for key in (f"example_{books.text_key(id)}" for id in ACTED_OUT):
        assert said.say(key) and said.part(key, "given") and said.part(key, "then")
