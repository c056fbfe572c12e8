"""A NOVA6 pack at the table sets skills, tracks and opposition."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.suggestions import suggest_skill
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.properties import checked, damage_types
from moothall.rulesets.nova6.effects.tools import skill_asked_for
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.modifiers.encumbrance import hampered
from moothall.rulesets.nova6.modifiers.opposing_skills import opposing
from moothall.rulesets.nova6.modifiers.size import matters
from moothall.rulesets.nova6.modifiers.zones import carries
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Against, Pack, TrackPlan, pack_at
from moothall.rulesets.nova6.packs.roles import bound, standing_for
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.rulesets.nova6.properties.area import area_points
from moothall.rulesets.nova6.questions import Connection, Preparation
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.stage import act_out, conflict, hero, npc, soak, table, weapon

ROLES = dict.fromkeys(CORE, "brawn") | {
    "initiative": "haste", "dodge": "haste", "movement": "haste", "stealth": "haste", "ranged": "haste",
    "notice": "brains", "craft": "brains", "aim": "brains", "survival": "brains", "indirect": "brains",
    "social": "nerve",
}  # fmt: skip
FOUR: Pack = changed(
    UNIVERSAL,
    id="four",
    skills=("brawn", "haste", "brains", "nerve"),
    roles=tuple(ROLES.items()),
    physical=("brawn", "haste"),
    like=(("fight", "brawn"), ("physique", "brawn"), ("move", "haste"), ("wits", "brains"), ("interact", "nerve"),
          ("resolve", "nerve")),
    against=(
        Against("brawn", "attack", ("brawn", "haste")),
        Against("haste", "overcome", ("haste",), "overcome", True),
        Against("nerve", "attack", ("nerve",)),
    ),
    tracks=(
        TrackPlan("physical", "brawn", recovers="brawn", treated="brains"),
        TrackPlan("mental", "nerve", recovers="nerve", treated="nerve"),
        TrackPlan("standing", "nerve", 3, 6, (2, 1, 1), 1, ("gossip",), "nerve", "nerve"),
    ),
)  # fmt: skip
"""Four skills, and a track for what people think of somebody."""


def somebody(id: str, **skills: int) -> Character:
    """A hero with skills of the pack."""
    made = hero(id, skills=tuple(skills.items()))
    return changed(made, tracks=tracks_of(made, pack=FOUR))


ILSE = somebody("ilse", brawn=2, haste=1, nerve=2)


def four(*things: Any, **more: Any) -> Table:
    return table(*things, pack=FOUR, **more)


def test_a_table_without_a_pack_plays_the_universal_one() -> None:
    """Roles, skills and tracks are the book's by default."""
    assert pack_at(table()) is UNIVERSAL
    assert {role: bound(table(), role) for role in CORE} == CORE
    assert standing_for(table(), "fight") == "fight"


def test_the_first_event_holds_the_whole_pack() -> None:
    """A table opened with a pack needs no file: the fact holds all of it, as plain values and back."""
    after = act_out(nova6.open_table.open(pack=FOUR), table()).end()
    fact = after.last(events.TableOpened)
    assert after.state.pack == FOUR and "nova6.character.steps-themepack" in after.citations
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(fact)), events.TableOpened) == fact
    assert msgspec.convert({"options": {}}, events.TableOpened).pack is None


def test_roles_are_read_from_the_pack() -> None:
    """A use asks for the pack's skill, and so does a rule that names a skill of the book."""
    assert (bound(four(), "dodge"), bound(four(), "craft"), bound(four(), "melee")) == ("haste", "brains", "brawn")
    assert (standing_for(four(), "fight"), standing_for(four(), "resolve"), standing_for(four(), "brains")) == (
        "brawn",
        "nerve",
        "brains",
    )
    assert suggest_skill("swing the axe", four()).id == "brawn" and suggest_skill("hm", four()).id == "brains"


def test_the_pack_sets_the_opposing_skills() -> None:
    """Brawn meets brawn or haste; from afar only haste; who sneaks is up against brains."""
    assert [one.id for one in opposing("brawn", "attack", table=four())] == ["brawn", "haste"]
    assert [one.id for one in opposing("brawn", "attack", True, table=four())] == ["haste"]
    assert [one.id for one in opposing("haste", "overcome", use="stealth", table=four())] == ["brains"]
    script = act_out(nova6.oppose.open("thug", "ilse"), four(ILSE, npc("thug", skills=(("brawn", 1),))))
    script.asks("ilse", "nova6/prepare").refuses("ilse", Preparation("wits"), "nova6.themepack.skills")
    assert [one.id for one in script.asked().skills] == ["brawn", "haste"]
    assert script.says("ilse", Preparation("haste")).waits_for() == "nova6/ready"
    script.stop()


def test_the_gm_is_offered_the_packs_skills() -> None:
    """Four of them, and none of the book's; one of the book's is refused."""
    script = act_out(nova6.act.open("ilse", "climb the mast"), four(ILSE)).asks("gm", "nova6/judge")
    assert sorted(one.id for one in script.asked().skills()) == sorted(FOUR.skills)
    assert script.asked().skill.id == "haste"
    script.stop()


def test_bodily_rules_use_the_packs_roles() -> None:
    """Size, load, throwing and gear minimums use the skills bound to them."""
    big = npc("ox", size="huge", skills=(("brawn", 1),))
    state = four(ILSE, big, soak("ilse", "mail", 3, Property("hampered", 3)))
    assert matters(state, ActionTest("ilse", skill="haste", action="defend", targets=("ox",)))
    assert not matters(state, ActionTest("ilse", skill="nerve", action="attack", targets=("ox",)))
    assert hampered(state, ILSE) == 1
    spear = weapon("ilse", "spear", 3, Property("ranged", of=("near",)), Property("thrown"))
    assert carries(four(ILSE, spear), "ilse", spear).value == "far"
    heavy = weapon("ilse", "maul", 5, Property("skill-min", 3))
    [short] = skill_asked_for(four(ILSE, heavy), ActionTest("ilse", skill="brawn", action="attack", tool="maul"))
    assert short.amount == -1
    assert area_points(four(ILSE), ILSE).amount == 1


def test_an_advantage_widens_to_the_packs_class() -> None:
    """Physical skills are those that the pack says are."""
    assert FOUR.same_class("haste") == ("brawn", "haste") and FOUR.same_class("nerve") == ("brains", "nerve")
    assert UNIVERSAL.same_class("wits") == ("interact", "resolve", "wits")


def test_a_pack_may_bind_initiative_to_a_skill() -> None:
    """The pack binds it to haste, so Ilse rolls a die more; the book binds it to none."""
    script = act_out(nova6.open_scene.open("conflict", "The quay"), four(ILSE, npc("thug")))
    assert script.asked().pool.net == 1
    script.stop()
    plain = act_out(nova6.open_scene.open("conflict", "The quay"), table(hero("bram", move=3), npc("thug")))
    assert plain.asked().pool.net == 0
    plain.stop()


def test_the_pack_sets_the_tracks() -> None:
    """Three of them, with the pack's boxes, thresholds and skills; a box more for each rank where it says so."""
    found = {track.id: track for track in ILSE.tracks}
    assert [*found] == ["physical", "mental", "standing"]
    standing = found["standing"]
    assert (len(standing.boxes), standing.staggered, standing.incapacitated) == (6, 3, 6)
    assert (standing.recovers, standing.treated, found["physical"].treated) == ("nerve", "nerve", "brains")
    assert len(found["physical"].boxes) == 7 and ILSE.track("gossip") is standing


def test_a_pack_may_add_a_damage_type() -> None:
    """Gossip is damage here, and nothing the universal pack knows of."""
    talk = Effect(EffectId("talk"), "damage", "talk of the town", "ilse", rating=3, type="gossip", skill="nerve")
    assert checked(four(ILSE), talk).subtype == "gossip"
    assert damage_types(table()) == ("physical", "mental", "physical", "mental")
    with pytest.raises(Exception) as refused:
        checked(table(hero("ilse")), talk)
    assert refused.value.cite == "nova6.dmg.rating-type"  # type: ignore[attr-defined]


def test_each_skill_attacks_its_packs_track() -> None:
    """Bare hands harm the physical track, nerve the mental one, and brains from afar the physical one."""
    for skill, type in (("brawn", "physical"), ("nerve", "mental"), ("brains", "physical")):
        start = four(ILSE, npc("thug"), scene=conflict("ilse"))
        script = act_out(nova6.act.open("ilse", "at him", skill, "attack", targets=("thug",)), start).judged()
        if script.waits_for() == "nova6/connection":
            script = script.says("ilse", Connection(text="old rivals")).gm("yes")
        while not script.waits_for().endswith("d6"):
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
        count = int(script.waits_for().partition("d")[0])
        after = script.dice(f"{count}d6", *[6] * count).plainly()
        assert [track.id for track in after.who("thug").tracks if any(box.filled for box in track.boxes)] == [type]


def test_a_sheet_of_another_pack_is_refused() -> None:
    """A universal sheet cannot join a table of four skills."""
    with pytest.raises(Unclear) as refused:
        act_out(nova6.join.open("ilse", "ilse", new_sheet("Ilse")), four())
    assert refused.value.key == "error-other-pack"
