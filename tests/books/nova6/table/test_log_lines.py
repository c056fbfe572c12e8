"""NOVA6 log: lines say what was done, to whom, and nothing that is untrue."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.ledger.entries import OFFERS_STAND, Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Meddling, Reduction
from moothall.rulesets.nova6.state import Cover, Effect, Table, Zone
from moothall.rulesets.nova6.vocabulary import Property
from moothall.sight import redact
from moothall.speech.teller import Teller
from moothall.talk.procedure import Opening
from tests.books.nova6.support.acting import act
from tests.books.nova6.support.stage import aspect, conflict, hero, npc, soak, table, tracks, weapon
from tests.books.nova6.table.test_texts_of_play import speaker

NAMES = {"ilse": "Ilse", "rook": "Rook", "lock": "the lock"}
BOW = weapon("ilse", "bow", 4, Property("ranged", of=("near",)))
LOST, WON = (1, 2, 2), (5, 5, 4)


def lines(at: Table, opening: Opening[Any], *faces: int, lang: str = "en", **said: Any) -> list[str]:
    """Act something out, and return what the log says of it."""
    stage = Stage(at, nova6.fold, ByHand())
    act(stage, opening, *faces, **said)
    teller = Teller(speaker(lang), NAMES.get)
    told = [teller.fact(entry.event).strip() for entry in stage.log if isinstance(entry, Told)]
    return [line for line in told if line]


def said(fact: Any, lang: str = "en") -> str:
    return Teller(speaker(lang), NAMES.get).fact(fact)


def at_aim() -> Table:
    return table(hero("ilse", wits=1, fight=2), npc("rook", move=1), BOW, scene=conflict("ilse"))


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Ilse attacks Rook (bow)."), ("pl", "Ilse atakuje → Rook (bow)."), ("fr", "Ilse attaque Rook (bow).")],
)
def test_an_attack_names_target_and_weapon(lang: str, line: str) -> None:
    """At a brisk table everybody reads whom an attack is meant for and with what, written a word or not."""
    stage = Stage(at_aim(), nova6.fold, ByHand())
    stage.open(nova6.attack.open("ilse", "rook", tool="bow"), OFFERS_STAND)
    declared = next(entry.event for entry in stage.log if isinstance(entry, Told) and entry.event.declares)
    assert said(declared, lang) == line
    assert said(replace(declared, intent="over the wall")) == "Ilse attacks Rook (bow): over the wall."


def test_an_attack_on_a_hidden_foe_does_not_name_it() -> None:
    """Players read that there is an attack, and not on whom."""
    shot = events.Declared("ilse", "", attack=True, targets=("rook",), tool="bow", open=False)
    seen = redact(shot, "ana")
    assert said(seen) == "Ilse attacks (bow)." and "rook" not in repr(seen)


def test_an_aim_is_called_by_weapon_and_target() -> None:
    """Whoever reads of an aim reads at whom; the weapon alone would be an odd thing to try."""
    told = lines(at_aim(), nova6.aim.open("ilse", "rook", "bow"), *WON)
    assert told[0] == "Ilse: bow → Rook."
    assert told[-1] == "New for Ilse: “bow → Rook”, +1d (Fight); brief."


def test_an_aim_does_not_name_a_foe_whom_nobody_sees() -> None:
    """A foe that is hidden from the players is not named to them by an aim."""
    at = at_aim()
    at = changed(at, others=(changed(at.others[0], seen=False),))
    assert lines(at, nova6.aim.open("ilse", "rook", "bow"), *WON)[0] == "Ilse: bow."


def test_an_aim_that_fails_gives_no_zero_dice() -> None:
    """The weapon stays aimed, and no line tells of “+0d”."""
    told = lines(at_aim(), nova6.aim.open("ilse", "rook", "bow"), *LOST)
    assert told[-1] == "New for Ilse: “bow → Rook”, which gives no dice yet (Fight); brief."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "New for Ilse: “bow”, which does 4 damage."),
        ("pl", "Ilse ma teraz: „bow”, obrażenia 4."),
        ("fr", "Nouveau pour Ilse\u00a0: «\u00a0bow\u00a0», qui inflige 4 dégâts."),
    ],
)
def test_a_weapon_is_no_attack_and_does_not_pass(lang: str, line: str) -> None:
    """How long its harm lasts is not how long the weapon does."""
    assert said(events.EffectBegan(BOW), lang) == line


def test_an_attack_that_is_made_in_play_tells_how_long_it_lasts() -> None:
    """What a success or a stunt makes is an attack, and passes."""
    made = Effect("barb", "damage", "a barb", "ilse", "", 1, duration="S", made=True)  # type: ignore[arg-type]
    assert said(events.EffectBegan(made)) == "New for Ilse: an attack, “a barb”, with 1 damage; for the scene."


def test_a_weapon_that_was_fired_is_still_the_weapon() -> None:
    """Having to be reloaded makes it no temporary attack."""
    fired = events.EffectChanged(changed(BOW, marks=("unloaded",)))
    assert said(fired) == "“bow” is now at 4 damage (unloaded)."


def test_a_refusal_says_how_to_reload() -> None:
    """The sentence names the ways there are."""
    said = speaker("en").say("error-unloaded", tool="bow")
    assert "Reload" in said and "snap action" in said


def test_a_success_that_was_bought_says_so() -> None:
    """Faces that fail succeed only after all."""
    at = table(hero("ilse", fight=2, plot_points=1), npc("rook", move=1), aspect("A debt", "ilse"), scene=conflict())
    flips = [("ilse", Meddling("invoke", "a-debt", "succeed"))]
    blow = nova6.act.open("ilse", "a blow", "fight", "attack", targets=("rook",))
    told = lines(at, blow, 1, 1, 2, 2, after_roll=flips)
    assert [line for line in told if "with 1, 2, 2" in line] == [
        "Ilse fails with 1, 2, 2.",
        "Ilse succeeds after all with 1, 2, 2.",
    ]


def test_a_defense_of_ones_own_is_for_nobody() -> None:
    """Only a defense for somebody else names them."""
    at = table(hero("ilse", fight=2, move=1), npc("rook", fight=1), scene=conflict("rook"))
    assert lines(at, nova6.oppose.open("rook", "ilse"), 6, 5, 4, 6)[-1] == "Ilse fends it off."


def test_nobody_walks_as_a_scene_closes() -> None:
    """Zones are counted anew for the next scene, which is no move."""
    at = table(changed(hero("ilse"), zone="lock", gone=1), scene=conflict(), zones=(Zone("lock", "the lock"),))  # type: ignore[arg-type]
    assert not any("the lock" in line for line in lines(at, nova6.close_scene.open("it is over")))


@pytest.mark.parametrize(
    ("lang", "soaked"),
    [
        ("en", "−7 soaked by a wooden wall"),
        ("pl", "−7: pochłania osłona, drewniana ściana"),
        ("fr", "−7\u00a0: absorbé par un mur en bois"),
    ],
)
def test_cover_goes_by_its_word(lang: str, soaked: str) -> None:
    """A wall is told in the reader's words, and not by the id of its material."""
    sling = weapon("rook", "sling", 9)
    at = table(hero("ilse", cover=Cover("half", "wood-wall")), npc("rook", fight=1), sling, scene=conflict("rook"))
    told = lines(at, nova6.oppose.open("rook", "ilse", tool="sling"), 1, 2, 2, 3, lang=lang)
    assert any(soaked in line for line in told) and not any("wood-wall" in line for line in told)


def test_what_was_given_up_stands_in_the_sum() -> None:
    """Five come in, the coat stops 2 and the grave aspect 2: the line of the box adds up to 1."""
    at = table(
        hero("ilse"), npc("rook", fight=1), weapon("rook", "club", 5), soak("ilse", "coat", 2), scene=conflict("rook")
    )
    grave = Reduction("grave", text="A BROKEN ARM")
    told = lines(at, nova6.oppose.open("rook", "ilse", tool="club"), 1, 2, 2, 3, reduce=grave)
    assert told[-1].endswith(
        "(5 damage comes in, −2 soaked by “coat”, −2 by a sacrifice, a grave aspect or conceding)."
    )


def test_a_box_that_leaves_another_free_puts_nobody_out() -> None:
    """A tough character with two boxes of the last level goes on, and the line says so."""
    tough = changed(hero("ilse"), tracks=tracks(3, 2, 2))
    at = table(tough, npc("rook", fight=1), weapon("rook", "club", 9), scene=conflict("rook"))
    told = lines(at, nova6.oppose.open("rook", "ilse", tool="club"), 1, 2, 2, 3)
    assert told[-1] == "Ilse takes 9 damage: an incapacitated box, temporary – not out yet."


def test_a_manoeuvre_is_declared_once_and_in_its_turn() -> None:
    """The turn comes first, then the words of the manoeuvre, and no line that somebody tries something."""
    scene = conflict("", phase="early", early=("ilse", "bram"))
    at = table(hero("ilse", fight=1), hero("bram"), npc("rook"), scene=scene)
    told = lines(at, nova6.manoeuvre.open("ilse", "rook", "knockdown"), 6, 6, 4, 1)
    assert told[:2] == ["It is the turn of Ilse.", "Ilse tries to knock Rook down."]
    assert not any("something" in line for line in told)


def test_a_turn_spent_on_a_rally_is_something_done() -> None:
    """Whoever rallied is not told to have done nothing when the scene closes."""
    scene = conflict("ilse", phase="early", early=("ilse",))
    stage = Stage(table(hero("ilse"), npc("rook"), scene=scene), nova6.fold, ByHand())
    act(stage, nova6.rally.open("ilse", "physical"), 1, 2, 3)
    assert stage.state.scene.acted == ("ilse",)
