"""Turns of a 2d20 conflict: targets in reach, attacks and moves that are withdrawn, and refusals with names."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import AssetId
from moothall.rulesets.houses2d20.questions import Judged
from moothall.rulesets.houses2d20.state import Table, Trait
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from tests.books.houses2d20.support.conflict import BLADE, ROKE, SANNA, acting, fight
from tests.books.houses2d20.support.plain import Aid, Asset, Move, NewAsset, Strike
from tests.books.houses2d20.support.stage import act_out, npc, person
from tests.support.citing import refused

BOOK = "houses2d20"
NEAR, FAR = ROKE, npc("vesna", zone="c")
SLING = Asset("sling", "Sling", "sanna", 3, "c")
KNIFE = Asset("knife", "Knife", "sanna", 0, "b")


def told(script: Any, state: Table, lang: str = "en") -> str:
    """The open question in words."""
    known: dict[str, str] = {one.id: one.name for one in state.characters}
    known |= {one.id: one.name for one in state.assets}
    return Teller(voice(lang, BOOK), known.get).question(script.asked)


# ---- Whom, and the way back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("on", "usual"),
    [
        pytest.param((FAR, NEAR), Strike("roke"), id="bare hands where one is"),
        pytest.param((FAR, NEAR, BLADE), Strike("roke", "blade"), id="an asset that lies there"),
        pytest.param((NEAR, FAR, BLADE, SLING), Strike("roke", "blade"), id="the first target with what reaches it"),
        pytest.param((FAR, SLING, KNIFE), Strike("vesna", "sling"), id="by an asset that lies elsewhere"),
        pytest.param((FAR, KNIFE), Strike("other"), id="nobody is in reach"),
        pytest.param((changed(NEAR, zone=""), FAR), Strike("roke"), id="one who is on no zone is near"),
    ],
)
def test_the_usual_attack_is_in_reach(on: tuple[Any, ...], usual: Strike) -> None:
    """The proposed attack is in reach, so the GM is not asked about it."""
    script = acting(fight(SANNA, *on), "attack").on_to("strike")
    assert script.asked.default() == usual
    script.on_one()
    assert script.waits == ("action" if usual.target == "other" else "intent")
    script.stop()


@pytest.mark.parametrize("who", ["sanna", "roke"])
def test_an_attack_can_be_let_be(who: str) -> None:
    """An attack can be withdrawn for another action before anything is done."""
    start = fight(SANNA, FAR, NEAR, BLADE, who=who)
    script = acting(start, "attack", who).at("strike", Strike("other"))
    assert script.waits == "action" and "attack" in script.asked.open_to
    after = script.at("action", "wait").plainly()
    assert [fact.action for fact in after.all(events.Acted)] == ["wait"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_target_out_of_reach_is_named(lang: str) -> None:
    """The question that comes again says whom the GM found out of reach, and proposes another."""
    start = fight(SANNA, FAR, NEAR, BLADE)
    script = acting(start, "attack").at("strike", Strike("vesna", "blade")).at("reach", "no")
    assert script.asked.beyond == "vesna" and script.asked.default() == Strike("roke", "blade")
    assert "Vesna" in told(script, start, lang)
    assert "Vesna" not in told(acting(start, "attack").on_to("strike"), start, lang)
    script.stop()


def test_a_move_can_be_let_be() -> None:
    """As with an attack."""
    script = acting(fight(), "move").at("move", Move("other"))
    after = script.at("action", "wait").plainly()
    assert [fact.action for fact in after.all(events.Acted)] == ["wait"]


@pytest.mark.parametrize("asset", ["blade", "knife"])
def test_a_turn_begun_with_an_asset_moves_it(asset: str) -> None:
    """The one that was picked on the board is proposed, whichever comes first on the sheet; the GM hears what goes
    where.
    """
    start = fight(SANNA, ROKE, BLADE, KNIFE)
    script = act_out(houses.act.open("sanna", asset), start)
    assert script.waits == "move" and script.asked.default().asset == asset
    script.on_one()
    assert script.waits == "possible" and script.asked.action.startswith(f"{start.asset(AssetId(asset)).name} → ")
    script.stop()


def test_a_turn_begun_with_an_asset_may_become_another() -> None:
    """The asset binds nobody; one that cannot be moved is refused before anything is asked."""
    start = fight(SANNA, ROKE, BLADE, KNIFE, Asset("seal", "Seal", "sanna"), Asset("axe", "Axe", "roke", 0, "a"))
    after = act_out(houses.act.open("sanna", "knife"), start).at("move", Move("other")).at("action", "wait").plainly()
    assert [fact.action for fact in after.all(events.Acted)] == ["wait"]
    with refused("houses.move.one-zone"):
        act_out(houses.act.open("sanna", "seal"), start)
    with refused("houses.asset.owner-and-name"):
        act_out(houses.act.open("sanna", "axe"), start)


# ---- What the GM weighs ---------------------------------------------------------------------------------------------


SAYS = {"duty": "No debt unpaid.", "truth": "I would rather know"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gm_reads_the_statements_that_are_weighed(lang: str) -> None:
    """Each statement stands in the question, and only Drives that have one can be named."""
    start = fight(changed(SANNA, drives=person(says=SAYS, struck=("faith",)).drives), ROKE, BLADE)
    script = acting(start, "attack").falls(5, 6).on_to("judge")
    listed = [script.asked.choices(field, start) for field in ("fits", "contradicts")]
    assert listed == [("duty", "truth"), ("duty", "truth")]
    said = told(script, start, lang)
    assert all(text.rstrip(".") in said for text in SAYS.values())
    assert voice(lang, BOOK).say("term-duty") in said and (lang == "en" or "attack" not in said)
    script.refuses_at("judge", Judged(("power",)), "houses.challenge.contradiction-opens-branch").stop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_attacked_side_is_asked_to_defend(lang: str) -> None:
    """The opposing side is asked about its defense, in the words for that, in each language."""
    roke = changed(ROKE, drives=person(says=SAYS).drives)
    start = fight(changed(SANNA, drives=person(says=SAYS).drives), roke, BLADE)
    script = acting(start, "attack").on_to("judge")
    defending = told(script, start, lang)
    assert script.asked.who == "roke" and script.asked.action == "defense"
    script.falls(5, 6).on_to("judge")
    assert script.asked.who == "sanna" and told(script, start, lang).replace("Sanna", "Roke") != defending
    script.stop()


# ---- Refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "kind", "answer", "named"),
    [
        ("attack", "strike", Strike("ivo"), "Ivo"),
        ("move_asset", "move", Move("blade", "c"), "Tower"),
        ("create_asset", "new-asset", NewAsset("Rope", "roke"), "Roke"),
        ("help", "aid", Aid("ivo"), "Ivo"),
    ],
)
def test_a_refused_turn_names_characters_assets_and_zones(action: str, kind: str, answer: Any, named: str) -> None:
    """People, assets and zones are called by their names in each refusal of a turn."""
    start = fight(SANNA, person("ivo", zone="a"), ROKE, BLADE, Trait("t1", "Smoke"))
    script = acting(start, action).on_to(kind)
    with pytest.raises(AgainstTheRules) as refusal:
        script.asked.check(start, answer)
    assert named in refusal.value.values.values()
    script.stop()
