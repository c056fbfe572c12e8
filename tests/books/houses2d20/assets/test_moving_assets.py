"""2d20 assets lie in zones, and their owner moves them subtly or boldly by a test of Difficulty 2."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import AssetId, ZoneId
from moothall.rulesets.houses2d20.questions import Bearing, Ruling, TraitUse
from moothall.rulesets.houses2d20.state import Trait
from tests.books.houses2d20.support.conflict import BLADE, ROKE, SANNA, acting, fight
from tests.books.houses2d20.support.plain import Asset, Move, Push, Zone
from tests.books.houses2d20.support.stage import ROW, HousesScript, act_out, npc, person, table
from tests.support.citing import refused

SPEAR = Asset("spear", "Spear", "roke", 0, "b")
START = (SANNA, ROKE, BLADE, SPEAR)
PASS, FAIL = (5, 6), (5, 16)
"""Two successes at a target of 12, and one."""


def moving(manner: Any = "plain", *faces: int, start: Any = None, to: str = "b", **more: Any) -> HousesScript[None]:
    """Sanna moves her blade, up to the dice or past them."""
    script = acting(start or fight(*START, **more), "move").at("move", Move("blade", to, manner))
    return script.falls(*faces) if faces else script


# ---- Zones and assets -----------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.zone.neighbours")
def test_zones_are_linked() -> None:
    """In a row of three the outer two are no neighbours; links must lead to zones that are there."""
    after = act_out(houses.lay_zones.open(ROW), table(SANNA)).end()
    assert after.state.neighbours(ZoneId("a")) == ("b",) and after.state.neighbours(ZoneId("b")) == ("a", "c")
    for wrong in ((Zone("a", "A", ("x",)),), (Zone("a", "A", ("a",)),), (Zone("a", "A"), Zone("a", "B"))):
        with refused("houses.zone.neighbours"):
            act_out(houses.lay_zones.open(wrong), table(SANNA))


@pytest.mark.rule("houses.asset.owner-and-name")
def test_only_the_owner_moves_an_asset() -> None:
    """Sanna's blade is Sanna's: another's asset is refused; one that is out of play too."""
    spare = Asset("cloak", "Cloak", "ivo", 0, "a")
    broken = Asset("staff", "Staff", "sanna", 0, "a", out=True)
    script = acting(fight(*START, person("ivo", zone="a"), spare, broken), "move").on_to("move")
    for other in ("cloak", "spear"):
        script.refuses("sanna", Move(other, "b"), "houses.asset.owner-and-name")
    script.refuses("sanna", Move("staff", "b"), "houses.use.remove-asset")
    assert script.asked.choices("asset", script.stage.state) == ("blade", "other")
    script.says("sanna", Move("blade", "b")).stop()


@pytest.mark.rule("houses.asset.in-a-zone")
def test_an_asset_lies_in_one_zone() -> None:
    """Laid in another zone it is no longer in the first, and one off the board or out of play cannot be moved."""
    letter = Asset("letter", "Letter", "sanna")
    start = fight(*START, letter)
    after = act_out(houses.lay_asset.open("letter", "a"), start).end()
    assert after.state.asset(AssetId("letter")).zone == "a"
    corrected = act_out(houses.lay_asset.open("letter", "b"), after.state).end()
    assert corrected.state.asset(AssetId("letter")).zone == "b"
    with refused("houses.use.remove-asset"):
        act_out(houses.lay_asset.open("letter", "b"), start.with_asset(AssetId("letter"), out=True))
    script = acting(start, "move").on_to("move")
    script.refuses("sanna", Move("letter", "b"), "houses.asset.in-a-zone").stop()
    with pytest.raises(Unclear):
        act_out(houses.lay_asset.open("letter", "nowhere"), start)


@pytest.mark.rule("houses.asset.potency-default-0")
def test_an_asset_without_a_number_has_potency_zero() -> None:
    """Nothing named is 0; less is refused; what is above the usual is told so."""
    after = act_out(houses.add_asset.open("sanna", "Signet ring"), table(SANNA)).end()
    assert [made.potency for made in after.state.assets if made.id == after.result] == [0]
    with refused("houses.asset.potency-default-0"):
        act_out(houses.add_asset.open("sanna", "Nothing", -1), table(SANNA))
    for potency, unusual in ((4, False), (5, True)):
        made = act_out(houses.add_asset.open("sanna", "Lance", potency), table(SANNA)).end()
        assert made.last(events.AssetMade).unusual is unusual


def test_ids_of_assets_are_told_apart() -> None:
    """Two for one owner and one for another have three ids; so it is when one has gone and another comes."""
    state = table(SANNA, ROKE)
    for owner in ("sanna", "sanna", "roke"):
        state = act_out(houses.add_asset.open(owner, "Thing"), state).end().state
    assert len({asset.id for asset in state.assets}) == 3
    fewer = changed(state, assets=state.assets[1:])
    assert len({asset.id for asset in act_out(houses.add_asset.open("sanna", "Thing"), fewer).end().state.assets}) == 3


# ---- Moving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.move.test-difficulty-2")
def test_moving_takes_two_successes() -> None:
    """With two it moves, with one it does not; traits may make it harder."""
    script = moving()
    assert script.on_to("buy-dice").asked.difficulty == 2
    assert script.falls(*PASS).stop().state.asset(AssetId("blade")).zone == "b"
    assert moving("plain", *FAIL).stop().state.asset(AssetId("blade")).zone == "a"
    foggy = moving(start=fight(*START, Trait("t1", "Fog"))).at("traits", Bearing((TraitUse("t1", "harder"),)))
    assert foggy.on_to("buy-dice").asked.difficulty == 3


@pytest.mark.rule("houses.move.one-zone")
def test_a_move_that_needs_no_dice_is_made() -> None:
    """Where the GM wants no roll the asset moves, and subtle and bold moves bring what they bring; barred, it stays."""
    subtle = moving("subtle").at("possible", Ruling("no_test")).on_to("keep", "over")
    assert (subtle.waits, subtle.asked.price) == ("keep", 0)
    assert subtle.stop().state.asset(AssetId("blade")).zone == "b"
    bold = moving("bold").at("possible", Ruling("no_test")).at("push", Push("spear", "c")).plainly()
    assert [bold.state.asset(AssetId(id)).zone for id in ("blade", "spear")] == ["b", "c"] and not bold.dice
    fog = Trait("t1", "Fog")
    barred = moving("subtle", start=fight(*START, fog)).at("possible", Ruling("forbidden", "t1"))
    assert barred.on_to("keep", "over").stop().state.asset(AssetId("blade")).zone == "a" and barred.waits == "over"


@pytest.mark.rule("houses.move.one-zone")
def test_a_success_moves_one_zone() -> None:
    """From the first of three to the second, and not to the third."""
    script = acting(fight(*START), "move").on_to("move")
    for wrong in ("c", "a", "x"):
        script.refuses("sanna", Move("blade", wrong), "houses.move.one-zone")
    assert script.says("sanna", Move("blade", "b")).falls(*PASS).stop().state.asset(AssetId("blade")).zone == "b"


@pytest.mark.rule("houses.move.extra-zone-2-momentum")
@pytest.mark.rule("houses.momentum.extra-zone-2")
def test_two_momentum_move_an_asset_one_zone_further() -> None:
    """From the first zone to the third for 2; with 1 it is not to be had; declined, it stays in the second."""
    script = moving("plain", *PASS, momentum=2).at("buy", "yes").at("further", "c")
    after = script.plainly()
    assert after.state.asset(AssetId("blade")).zone == "c" and after.state.momentum == 0
    assert moving("plain", *PASS, momentum=1).on_to("buy", "narrate").waits == "narrate"
    assert moving("plain", *PASS, momentum=2).at("buy", "no").plainly().state.asset(AssetId("blade")).zone == "b"


@pytest.mark.rule("houses.move.manner")
def test_the_manner_is_declared_beforehand() -> None:
    """Subtle and bold come first; after the dice it is too late for another."""
    script = acting(fight(*START), "move").on_to("move")
    assert script.asked.choices("manner", script.stage.state) == ("subtle", "bold", "plain")
    late = moving("plain", *FAIL).on_to("offer-cost")
    late.refuses("sanna", Move("blade", "b", "bold"), "houses.move.manner").stop()


@pytest.mark.rule("houses.move.subtle-keeps-initiative-free")
def test_a_subtle_success_keeps_the_initiative_for_nothing() -> None:
    """Keeping costs 0 instead of 2."""
    assert moving("subtle", *PASS).on_to("keep").asked.price == 0
    assert moving("plain", *PASS).on_to("keep").asked.price == 2
    script = moving("subtle", *PASS).on_to("keep")
    assert script.asked.cite == "houses.move.subtle-keeps-initiative-free"
    script.stop()


@pytest.mark.rule("houses.move.bold-shifts-enemy-asset")
def test_a_bold_success_pushes_an_enemys_asset() -> None:
    """Roke's spear goes from the second zone to the third; no further, and not one's own."""
    script = moving("bold", *PASS).on_to("push")
    rule = "houses.move.bold-shifts-enemy-asset"
    script.refuses("sanna", Push("blade", "a"), rule).refuses("sanna", Push("spear", "b"), rule)
    assert script.says("sanna", Push("spear", "c")).stop().state.asset(AssetId("spear")).zone == "c"
    assert moving("bold", *PASS).at("push", Push()).stop().state.asset(AssetId("spear")).zone == "b"
    assert moving("subtle", *PASS).on_to("push", "keep").waits == "keep"


@pytest.mark.rule("houses.move.fail-no-extra-zone")
def test_a_failure_moves_no_further() -> None:
    """After a failure no zone can be bought, however much Momentum is saved."""
    script = moving("plain", *FAIL, momentum=6)
    assert script.on_to("buy", "spend").waits == "spend"
    assert script.stop().all(events.MoveFailed)


@pytest.mark.rule("houses.move.fail-enemy-moves-one")
def test_a_failed_move_lets_the_enemy_move_one_asset() -> None:
    """The other side is asked for one asset and one zone, or nothing."""
    script = moving("plain", *FAIL).on_to("push")
    assert script.conversation.questions()[0][0] == "gm"
    script.refuses("gm", Push("spear", "b"), "houses.move.fail-enemy-moves-one")
    assert script.gm(Push("spear", "a")).plainly().state.asset(AssetId("spear")).zone == "a"
    none = moving("plain", *FAIL).on_to("push").gm(Push()).plainly()
    assert none.state.asset(AssetId("spear")).zone == "b"


def test_a_failure_of_an_npc_asks_the_players() -> None:
    """Each player with an asset on the board may answer; the first to do so has done it."""
    ivo, cloak = person("ivo", zone="a"), Asset("cloak", "Cloak", "ivo", 0, "a")
    start = fight(*START, ivo, cloak, who="roke")
    script = acting(start, "move", "roke").at("move", Move("spear", "a", "plain")).falls(*FAIL).on_to("push")
    assert [seat for seat, _ in script.conversation.questions()] == ["sanna", "ivo"]
    assert script.says("ivo", Push("cloak", "b")).plainly().state.asset(AssetId("cloak")).zone == "b"


@pytest.mark.rule("houses.move.fail-no-initiative")
def test_a_failure_does_not_keep_the_initiative() -> None:
    """The question is not asked, not even after a subtle try."""
    script = moving("subtle", *FAIL, momentum=4)
    assert script.on_to("keep", "over").waits == "over"
    script.stop()


def test_moving_needs_zones_and_an_asset_on_the_board() -> None:
    """Without an asset on the board, and without zones, moving is not on the list."""
    bare = act_out(houses.act.open("sanna"), fight(SANNA, ROKE, Asset("letter", "Letter", "sanna")))
    bare.refuses("sanna", "move", "houses.move.test-difficulty-2")
    assert "attack" in [option.id for option in bare.asked.options()]


def test_the_board_hides_assets_of_hidden_characters() -> None:
    """An asset of a hidden character is in no player's view, and cannot be pushed."""
    from moothall.sight import redact

    hidden = npc("spy", zone="b", seen=False)
    knife = Asset("knife", "Knife", "spy", 0, "b", seen=False)
    start = fight(SANNA, BLADE, hidden, knife)
    assert [asset.id for asset in redact(start, "sanna").assets] == ["blade"]
    assert moving("bold", *PASS, start=start).on_to("push", "keep").waits == "keep"


@pytest.mark.parametrize(("manner", "price"), [("plain", 2), ("subtle", 0), ("bold", 2)])
def test_a_move_without_dice_brings_no_momentum(manner: str, price: int) -> None:
    """The asset moves one zone and its manner has its effect, but nobody is asked to spend Momentum."""
    script = moving(manner, momentum=6).at("possible", Ruling("no_test"))
    if manner == "bold":
        script.at("push", Push("spear", "c"))
    assert script.waits == "keep" and script.asked.price == price
    after = script.plainly()
    zones = [after.state.asset(AssetId(id)).zone for id in ("blade", "spear")]
    assert zones == ["b", "c" if manner == "bold" else "b"]
    assert after.all(events.AssetMoved)[0].how == manner and after.state.momentum == 6


def test_a_barred_or_withdrawn_move_keeps_no_initiative() -> None:
    """A move barred by a trait or withdrawn before the dice moves no asset and keeps no initiative."""
    barred = moving(start=fight(*START, Trait("t1", "Chained"))).at("possible", Ruling("forbidden", "t1"))
    let_be = moving().at("commit", "withdraw")
    for script in (barred, let_be):
        assert script.on_to("keep", "over").waits == "over"
        assert script.end().state.asset(AssetId("blade")).zone == "a"


def test_the_second_asset_moved_differs_from_the_first() -> None:
    """At tables where 2 Momentum move one more along, it is not the one that has just moved."""
    cloak = Asset("cloak", "Cloak", "sanna", 0, "a")
    start = fight(*START, cloak, momentum=4, move__second_asset_for_2="true")
    script = moving("plain", *PASS, start=start).at("buy", "no").at("buy", "yes").on_to("push")
    assert [one.asset for one in script.asked.assets] == ["cloak"]
    after = script.says("sanna", Push("cloak", "b")).plainly()
    assert [after.state.asset(AssetId(id)).zone for id in ("cloak", "blade")] == ["b", "b"]
