"""NOVA6, what a maker of characters is asked: every field, where it is there and where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets.nova6.options import DEFAULTS, Options, read_options
from moothall.rulesets.nova6.people.features import Entity, OwnTrack
from moothall.rulesets.nova6.people.fields import forms, own_words, word
from moothall.rulesets.nova6.people.perkideas import IDEAS, ideas_for
from moothall.rulesets.nova6.people.talents import CORE_TALENTS, Kept
from moothall.rulesets.nova6.themepacks.packs import (
    UNIVERSAL,
    Choice,
    Feature,
    Gear,
    Granted,
    Item,
    Pack,
    Said,
    Slot,
)
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.workshop import begun, steps
from moothall.talk.workshop import Field
from support.nova6_sheets import petra

FIXED = read_options({"strong-body-choice": "fixed"})


def asked(sheet: Any = None, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> dict[str, Field]:
    """Every field of a draft, by its place."""
    draft = begun(options, pack) | (sheet or {})
    return {field.at: field for step in steps(draft, options, pack) for field in step.fields}


def offered(at: str, sheet: Any = None, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> list[str]:
    """What may be picked in a field; nothing where it is not there."""
    field = asked(sheet, pack, options).get(at)
    return [one.id for one in field.options] if field else []


def feature(id: str, **more: Any) -> Feature:
    return Feature(Trait(id, id.capitalize(), "feature"), **more)


HOUND = Entity("Ember", (("senses", 2),), (OwnTrack("trust", (1, 0, 1)),))
FEATURES = (
    feature("gills", free=True, cost=2),
    feature("hound", free=True, entity=HOUND),
    feature("chest", free=True, entity=Entity("A chest", (), (OwnTrack("wood"),))),
    feature("wings"),
)
MARSH = changed(
    UNIVERSAL,
    id="marsh",
    features=FEATURES,
    words=(Said("feature.gills", "en", "Gills"), Said("skill.wits", "en", "Nous"), Said("entity.hound", "en", "Ember")),
)
"""Things to be that anybody may, and one that wants somebody's leave."""


# ---- Words -----------------------------------------------------------------------------------------------------------


def test_what_a_pack_calls_its_own() -> None:
    """Its own word for something goes before the book's, and what has neither goes by what it is."""
    named = [word(MARSH, "skill", "wits"), word(MARSH, "skill", "move"), word(MARSH, "feature", "wings")]
    assert named == ["skill.wits", "term-move", "feature.wings"]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (".Nous", "Nous"),
        ("skill.wits", "Nous"),
        ("skill.luck", "luck"),
        ("make-name", ""),
        ("make-name.hint", ""),
        ("skill.wits.hint", "Quick of mind"),
        ("skill.move.hint", "How do you go?"),
        ("skill.luck.hint", ""),
    ],
)
def test_what_a_key_of_a_pack_says(key: str, said: str) -> None:
    """A name, what is said about it or asked for it, and an id where there is no name; the book's keys are not its."""
    more = (Said("skill.wits.text", "en", "Quick of mind"), Said("skill.move.prompt", "en", "How do you go?"))
    assert own_words(changed(MARSH, words=(*MARSH.words, *more)), key, "en") == said


# ---- Aspects ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "chosen", "options", "phrase"),
    [
        ("list", {}, ["guard"], False),
        ("list", {"kin": "guard"}, ["guard"], True),
        ("list+freeform", {}, ["guard", ""], True),
        ("list+freeform", {"kin": "guard"}, ["guard", ""], True),
    ],
)
def test_a_trait_with_a_list(mode: Any, chosen: dict[str, str], options: list[str], phrase: bool) -> None:
    """Words of one's own are offered where they count; a phrase is asked for once there can be one."""
    kin = Slot("kin", high_concept=True, theme=True, mode=mode, choices=(Choice("guard", "A GUARD"),))
    pack = changed(UNIVERSAL, aspects=(kin, *UNIVERSAL.aspects[1:]))
    found = asked({"traits": chosen}, pack)
    assert [one.id for one in found["traits.kin"].options] == options
    assert ("aspects.kin" in found) is phrase
    assert "traits.background" not in found and "aspects.background" in found


# ---- Ranks and talents -----------------------------------------------------------------------------------------------


def test_what_ranks_are_asked_for() -> None:
    """From none to what the level opens, and no more in all than there are advances."""
    field = asked({"skills": {"wits": 1}, "talents": [{"id": "focused", "skill": "wits"}]})["skills"]
    assert (field.least, field.most, field.total) == (0, 2, 6)
    assert {one.id: one.most for one in field.names} == dict.fromkeys(UNIVERSAL.skills, 1) | {"wits": 2}


def test_how_many_talents_may_be_picked() -> None:
    """Those of the book that somebody has, and one for each advance that is left; one's own are shown beside them."""
    own = {"name": "Tide Tables", "permitted": True}
    found = asked({"talents": [{"id": "tough"}, own]})
    assert (found["talents"].most, found["own_talents"].value) == (6, ["Tide Tables"])
    assert "own_talents" not in asked({"talents": [{"id": "tough"}]})


def test_the_forms_of_a_talent() -> None:
    """One for each skill; for each hindrance where the table has that settled; or simply one."""
    assert forms("focused", DEFAULTS, UNIVERSAL) == [{"id": "focused", "skill": skill} for skill in UNIVERSAL.skills]
    assert forms("strong-body", DEFAULTS, UNIVERSAL) == [{"id": "strong-body"}]
    against = [{"id": "strong-body", "against": one} for one in ("hampered", "burdened")]
    assert forms("strong-body", FIXED, UNIVERSAL) == against
    assert forms("tough", FIXED, UNIVERSAL) == [{"id": "tough"}]


def test_how_a_talent_is_offered() -> None:
    """By its skill, by what it is against, by how often, or plainly; and so its text names what it is for."""
    table = {one.id: one for one in asked({"talents": [{"id": "wealthy"}]}, MARSH, FIXED)["talents"].options}
    named = {id: (table[id].key.removeprefix("make-nova6-talent-"), table[id].of) for id in table}
    assert named["focused/wits"] == ("focused", "skill.wits") and named["focused/move"] == ("focused", "term-move")
    assert named["strong-body/hampered"] == ("strong-body-against", "make-nova6-against-hampered")
    assert named["tough/"] == ("tough", "")
    assert [id for id in table if id.startswith("wealthy")] == ["wealthy/1", "wealthy/2"]
    assert {one.price for one in table.values()} == {1}


def with_talent(**more: Any) -> Pack:
    """The pack with a talent of its own, which may want something."""
    own = Kept(Trait("tides", "Tides"), **more)
    return changed(UNIVERSAL, kept=(*CORE_TALENTS.values(), own))


def test_a_talent_is_offered_to_whom_it_fits() -> None:
    """Whoever has it keeps it even so."""
    high = with_talent(level=2)
    assert "tides/" not in offered("talents", None, high)
    assert "tides/" in offered("talents", {"level": 2}, high)
    assert "tides/" in offered("talents", {"talents": [{"id": "tides"}]}, high)


KIN = Choice("heron", talents=(Granted("tough"), Granted("focused", "wits")), features=("gills",), flaws=("frail",),
             perks=(Granted("wading", "move"),))  # fmt: skip


def test_what_came_with_a_choice_is_shown_and_not_offered() -> None:
    """Its talents, features, flaws and perks; what one has twice is still there to be given back."""
    theme = Slot("kin", high_concept=True, theme=True, mode="list", choices=(KIN, Choice("otter")))
    pack = changed(MARSH, aspects=(theme, *UNIVERSAL.aspects[1:]))
    plain, heron = {"traits": {"kin": "otter"}}, {"traits": {"kin": "heron"}}
    assert "granted" not in asked(plain, pack)
    brought = asked(heron, pack)["granted"]
    assert brought.value == [one.id for one in brought.options]
    assert brought.value == ["talent-tough-", "talent-focused-wits", "feature-gills", "flaw-frail", "perk-1"]
    assert [one.of for one in brought.options] == ["", "skill.wits", "", "", ""]
    assert [one.key for one in brought.options][-1] == "perk.heron-1"
    for at, id in (("talents", "tough/"), ("features", "gills")):
        assert id in offered(at, plain, pack) and id not in offered(at, heron, pack)
    twice = heron | {"talents": [{"id": "tough"}], "flaws": [{"id": "frail", "pairing": "advance"}]}
    assert "tough/" in offered("talents", twice, pack)
    kept = {one.id: one.writes for one in asked(twice, pack)["flaws"].options}
    assert kept == {"frail": {"id": "frail", "pairing": "advance"}} and asked(twice, pack)["flaws"].most == 1


def test_where_there_are_no_flaws_none_are_asked_for() -> None:
    """A pack may have none."""
    assert "flaws" not in asked(None, changed(UNIVERSAL, drawbacks=()))


# ---- Perks -----------------------------------------------------------------------------------------------------------


def perk(name: str, skill: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "skill": skill, **more}


def test_lines_for_perks() -> None:
    """One for each that is granted or had; its skill is asked for once it has a name, and its action if it is broad."""
    trained = {"talents": [{"id": "specialized", "skill": "wits"}]}
    granted = [at for at in asked(trained) if at.startswith("perks")]
    assert granted == ["perks.0.name"]
    had = {"perks": [perk("kites", "move"), perk("law", "wits", broad=True)]}
    lines = [at for at in asked(trained | had) if at.startswith("perks")]
    assert lines == ["perks.0.name", "perks.0.skill", "perks.1.name", "perks.1.skill", "perks.1.action"]
    assert not [at for at in asked() if at.startswith("perks")]


def test_perks_that_others_take() -> None:
    """Those of the perk's skill; of what one was granted a perk for; of every skill where it is for any."""
    first = "perks.0.name"
    assert offered(first, {"perks": [perk("kites", "move")]}) == [one.id for one in ideas_for("move")]
    trained = {"talents": [{"id": "specialized", "skill": "wits"}, {"id": "well-trained"}]}
    assert offered(first, trained) == [one.id for one in ideas_for("wits")]
    more = trained | {"perks": [perk("law", "wits")]}
    assert offered("perks.1.name", more) == [one.id for one in IDEAS]
    keys = {one.id: one.key for one in asked(trained)[first].options}
    assert keys["surgery"] == "make-nova6-perk-idea-overcome" and keys["crime-scenes"] == "make-nova6-perk-idea"


# ---- Features --------------------------------------------------------------------------------------------------------


def test_features_that_are_offered() -> None:
    """What anybody may have and has not; what a talent opens; what one has, also of one's own."""
    assert offered("features", None, MARSH) == ["gills", "hound", "chest"]
    own = {"name": "Second Sight", "permitted": True, "cost": 3}
    found = asked({"features": [own, {"id": "gills"}]}, MARSH)["features"]
    assert [(one.id, one.key, one.price) for one in found.options] == [
        ("Second Sight", "make-nova6-feature", 3),
        ("gills", "make-nova6-priced", 2),
        ("hound", "make-nova6-priced", 1),
        ("chest", "make-nova6-priced", 1),
    ]
    assert found.most == 2 + 2
    assert "features" not in asked()
    opens = Kept(Trait("gills", "Gills", gives=(Gives("unlock", of="Wings"),)))
    pack = changed(MARSH, kept=(*CORE_TALENTS.values(), opens))
    assert offered("features", {"talents": [{"id": "gills"}]}, pack) == ["gills", "hound", "chest", "wings"]


def test_what_a_feature_brings_along() -> None:
    """Its skills where it has some, and its boxes; by its own name where it has one."""
    found = asked({"features": [{"id": "gills"}, {"id": "hound"}, {"id": "chest"}]}, MARSH)
    assert [at for at in found if at.startswith("entities")] == [
        *("entities.hound.skills", "entities.hound.trust", "entities.chest.wood"),
    ]
    assert found["entities.hound.skills"].value == {"senses": 2}
    assert found["entities.hound.trust"].value == {"stressed": 1, "staggered": 0, "incapacitated": 1}
    keys = [found[at].key for at in ("entities.hound.trust", "entities.chest.wood")]
    assert keys == ["entity.hound", "feature.chest"]
    like = Kept(Trait("hound", "Hound"))
    pack = changed(MARSH, kept=(*CORE_TALENTS.values(), like))
    assert not [at for at in asked({"talents": [{"id": "hound"}]}, pack) if at.startswith("entities")]


# ---- Things ----------------------------------------------------------------------------------------------------------

PRICED = changed(
    UNIVERSAL,
    gear=Gear(("money",), money=20),
    items=(Item("rope", price=3), Item("lamp", price=18), Item("song"), Item("pin", price=1)),
)


def test_how_many_lines_there_are() -> None:
    """Six for gear, and three each for attacks and defences; whoever buys may buy six things more than they have."""
    sheet = asked()
    assert {at: sheet[at].most for at in ("gear", "attacks", "defenses")} == {"gear": 6, "attacks": 3, "defenses": 3}
    rope = {"gear": [{"name": "rope", "item": "rope"}]}
    assert [asked(one, PRICED)["gear"].most for one in ({}, rope)] == [6, 7]


def test_what_is_offered_for_money() -> None:
    """Whatever has a price that is not above what is left, and what one has already."""
    rope = {"gear": [{"name": "rope", "item": "rope"}, {"name": "a bell"}]}
    assert [offered("gear", sheet, PRICED) for sheet in ({}, rope)] == [["rope", "lamp", "pin"], ["rope", "pin"]]
    assert offered("gear", {}, changed(PRICED, gear=Gear(("money",), money=18))) == ["rope", "lamp", "pin"]
    found = asked(rope, PRICED)
    assert (found["coins"].value, found["own_gear"].value) == ("17", ["a bell"])
    assert "own_gear" not in asked({}, PRICED) and "coins" not in asked()


def test_the_places_for_things_that_matter() -> None:
    """One for each core aspect, or those that the pack names."""
    assert next(one.key for one in asked()["assets"].names) == "make-nova6-high-concept"
    pack = changed(UNIVERSAL, gear=Gear(slots=("keepsake",)))
    assert [(one.id, one.key) for one in asked(None, pack)["assets"].names] == [("keepsake", "slot.keepsake")]


def test_one_of_each_part_of_a_package() -> None:
    """Each is asked for by itself, and what is not picked yet is nothing."""
    kit = Choice("guard", package=(("rope", "lamp"), ("song",)))
    theme = Slot("kin", high_concept=True, theme=True, mode="list", choices=(kit,))
    gear = Gear(("packages",), packages_by="kin")
    pack = changed(PRICED, gear=gear, aspects=(theme, *UNIVERSAL.aspects[1:]))
    found = asked({"traits": {"kin": "guard"}, "package": ["lamp"]}, pack)
    assert [found[f"package.{place}"].value for place in range(2)] == ["lamp", ""]
    assert [one.id for one in found["package.0"].options] == ["rope", "lamp"]
    assert "package.0" not in asked(petra())


# ---- What is worked out ----------------------------------------------------------------------------------------------


def test_bubbles_are_marked_for_points_one_went_home_with() -> None:
    """None where nothing is written of them, or nothing that is a number."""
    sheets: tuple[dict[str, Any], ...] = ({}, {"points": 2}, {"points": "two"})
    assert [asked(one)["refresh"].marked for one in sheets] == [0, 2, 0]


def test_how_boxes_are_shown() -> None:
    """Each level with the damage from which on it is marked, by the book's rule or by that for other packs."""
    field = asked()["boxes.physical"]
    assert [(one.id, one.key, one.price) for one in field.names] == [
        ("stressed", "term-stressed", 0),
        ("staggered", "make-nova6-level-from", 4),
        ("incapacitated", "make-nova6-level-from", 8),
    ]
    cites = [field.cite, asked(None, MARSH)["boxes.physical"].cite]
    assert cites == ["nova6.character.stress-base", "nova6.character.sheet-custom"]


def test_skills_that_a_short_sheet_does_without() -> None:
    """Those in which somebody has neither ranks nor perks."""
    field = asked({"skills": {"wits": 1, "fight": 1, "move": 0}, "perks": [perk("kites", "move"), perk("law", "wits")]})
    assert [one.id for one in field["skills"].names if not one.spare] == ["fight", "move", "wits"]


def test_a_talent_of_ones_own_that_the_rules_have_a_name_for() -> None:
    """It is said by that name: without a skill for what is taken for one, and by the pack's word where it has one."""
    names = ["Tide Tables", *(CORE_TALENTS[id].trait.name for id in ("focused", "tough"))]
    own = {"talents": [{"name": name, "permitted": True} for name in names]}
    field = asked(own)["own_talents"]
    assert {one.id: one.key for one in field.options} == {
        names[1]: f"term-{names[1]}",
        names[2]: "make-nova6-talent-tough",
    }
    said = changed(UNIVERSAL, words=(Said("talent.focused", "en", "Keen"),))
    assert next(one.key for one in asked(own, said)["own_talents"].options) == "talent.focused"


def test_what_is_said_of_attacks_beside_their_names() -> None:
    """Numbers that are numbers, and words; nothing where there is neither."""
    sheet = {
        "attacks": [{"name": "hook", "damage": 3, "range": "near"}, {"name": "fists", "damage": "some"}],
        "defenses": [{"name": "oilskin", "soak": 2}, {"name": "ducking"}],
    }
    told = {one.id: [(said.id, said.price) for said in one.more] for one in asked(sheet)["armed"].options}
    assert told == {"hook": [("damage", 3), ("near", 0)], "oilskin": [("soak", 2)]}
