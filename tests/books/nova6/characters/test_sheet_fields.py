"""Fields of the NOVA6 workshop: which are asked, and the choices each offers."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets.nova6.characters.fields import forms, own_words, word
from moothall.rulesets.nova6.creation.perk_ideas import IDEAS, ideas_for
from moothall.rulesets.nova6.options import DEFAULTS, Options, read_options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Choice, Feature, Gear, Granted, Item, Pack, Said, Slot
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, Kept
from moothall.rulesets.nova6.talents.features import Entity, OwnTrack
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.workshop import begun, steps
from moothall.talk.workshop import Field
from tests.books.nova6.support.sheets import petra

FIXED = read_options({"strong-body-choice": "fixed"})


def asked(sheet: Any = None, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> dict[str, Field]:
    """Every field of a draft, by its place."""
    draft = begun(options, pack) | (sheet or {})
    return {field.at: field for step in steps(draft, options, pack) for field in step.fields}


def offered(at: str, sheet: Any = None, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> list[str]:
    """The choices of a field; none if the field is missing."""
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


def test_a_packs_word_precedes_the_books() -> None:
    """A pack's word precedes the book's; without either the id's key is used."""
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
def test_a_packs_key_reads_as_its_name_or_text(key: str, said: str) -> None:
    """A key reads as the pack's name, text or prompt, or as the id; the book's keys are not the pack's."""
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
def test_a_listed_aspect_offers_own_words_where_allowed(
    mode: Any, chosen: dict[str, str], options: list[str], phrase: bool
) -> None:
    """Own words are offered where they count; a phrase is asked for once there can be one."""
    kin = Slot("kin", high_concept=True, theme=True, mode=mode, choices=(Choice("guard", "A GUARD"),))
    pack = changed(UNIVERSAL, aspects=(kin, *UNIVERSAL.aspects[1:]))
    found = asked({"traits": chosen}, pack)
    assert [one.id for one in found["traits.kin"].options] == options
    assert ("aspects.kin" in found) is phrase
    assert "traits.background" not in found and "aspects.background" in found


# ---- Ranks and talents -----------------------------------------------------------------------------------------------


def test_ranks_are_asked_up_to_the_levels_limit() -> None:
    """Ranks go from zero to the level's limit, and in total no further than the advances."""
    field = asked({"skills": {"wits": 1}, "talents": [{"id": "focused", "skill": "wits"}]})["skills"]
    assert (field.least, field.most, field.total) == (0, 2, 6)
    assert {one.id: one.most for one in field.names} == dict.fromkeys(UNIVERSAL.skills, 1) | {"wits": 2}


def test_talents_are_offered_one_per_advance() -> None:
    """The list allows the book's talents taken plus one per advance left; custom ones stand beside it."""
    own = {"name": "Tide Tables", "permitted": True}
    found = asked({"talents": [{"id": "tough"}, own]})
    assert (found["talents"].most, found["own_talents"].value) == (6, ["Tide Tables"])
    assert "own_talents" not in asked({"talents": [{"id": "tough"}]})


def test_a_talents_form_follows_how_it_is_taken() -> None:
    """A talent is offered once per skill, once per penalty where the option fixes it, or simply once."""
    assert forms("focused", DEFAULTS, UNIVERSAL) == [{"id": "focused", "skill": skill} for skill in UNIVERSAL.skills]
    assert forms("strong-body", DEFAULTS, UNIVERSAL) == [{"id": "strong-body"}]
    against = [{"id": "strong-body", "against": one} for one in ("hampered", "burdened")]
    assert forms("strong-body", FIXED, UNIVERSAL) == against
    assert forms("tough", FIXED, UNIVERSAL) == [{"id": "tough"}]


def test_a_talent_is_offered_with_its_skill_or_count() -> None:
    """A talent's text names its skill, its penalty, how often it is taken, or none of them."""
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


def test_a_talent_is_offered_only_if_it_fits() -> None:
    """A sheet that has an unfitting talent keeps it."""
    high = with_talent(level=2)
    assert "tides/" not in offered("talents", None, high)
    assert "tides/" in offered("talents", {"level": 2}, high)
    assert "tides/" in offered("talents", {"talents": [{"id": "tides"}]}, high)


KIN = Choice("heron", talents=(Granted("tough"), Granted("focused", "wits")), features=("gills",), flaws=("frail",),
             perks=(Granted("wading", "move"),))  # fmt: skip


def test_granted_traits_are_shown_and_not_offered() -> None:
    """Granted talents, features, flaws and perks are shown; doubles can still be removed."""
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


def test_a_pack_without_flaws_asks_for_none() -> None:
    """A pack without flaws has no field for them."""
    assert "flaws" not in asked(None, changed(UNIVERSAL, drawbacks=()))


# ---- Perks -----------------------------------------------------------------------------------------------------------


def perk(name: str, skill: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "skill": skill, **more}


def test_perks_have_a_line_for_each_grant() -> None:
    """One for each that is granted or had; its skill is asked for once it has a name, and its action if it is broad."""
    trained = {"talents": [{"id": "specialized", "skill": "wits"}]}
    granted = [at for at in asked(trained) if at.startswith("perks")]
    assert granted == ["perks.0.name"]
    had = {"perks": [perk("kites", "move"), perk("law", "wits", broad=True)]}
    lines = [at for at in asked(trained | had) if at.startswith("perks")]
    assert lines == ["perks.0.name", "perks.0.skill", "perks.1.name", "perks.1.skill", "perks.1.action"]
    assert not [at for at in asked() if at.startswith("perks")]


def test_perk_ideas_are_those_of_the_skill() -> None:
    """Ideas are of the perk's skill, of the skill that granted it, or of every skill."""
    first = "perks.0.name"
    assert offered(first, {"perks": [perk("kites", "move")]}) == [one.id for one in ideas_for("move")]
    trained = {"talents": [{"id": "specialized", "skill": "wits"}, {"id": "well-trained"}]}
    assert offered(first, trained) == [one.id for one in ideas_for("wits")]
    more = trained | {"perks": [perk("law", "wits")]}
    assert offered("perks.1.name", more) == [one.id for one in IDEAS]
    keys = {one.id: one.key for one in asked(trained)[first].options}
    assert keys["surgery"] == "make-nova6-perk-idea-overcome" and keys["crime-scenes"] == "make-nova6-perk-idea"


# ---- Features --------------------------------------------------------------------------------------------------------


def test_features_are_offered_if_allowed() -> None:
    """Free features not yet taken, those a talent opens, and those taken, also custom ones, are offered."""
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


def test_a_features_entity_shows_its_skills_and_boxes() -> None:
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


def test_gear_attacks_and_defences_have_fixed_lines() -> None:
    """Gear has a line more than there are things, attacks and defences three; with money six more than are owned."""
    sheet, laden = asked(), asked({"gear": [{"name": f"thing {number}"} for number in range(20)]})
    assert {at: sheet[at].most for at in ("attacks", "defenses")} == {"attacks": 3, "defenses": 3}
    lines = [[at for at in fields if at.startswith("gear.")] for fields in (sheet, laden)]
    assert lines == [["gear.0.name"], [f"gear.{number}.name" for number in range(20)]]
    rope = {"gear": [{"name": "rope", "item": "rope"}]}
    assert [asked(one, PRICED)["gear"].most for one in ({}, rope)] == [6, 7]


def test_only_affordable_gear_is_offered() -> None:
    """Priced gear within the money left is offered, and gear already owned."""
    rope = {"gear": [{"name": "rope", "item": "rope"}, {"name": "a bell"}]}
    assert [offered("gear", sheet, PRICED) for sheet in ({}, rope)] == [["rope", "lamp", "pin"], ["rope", "pin"]]
    assert offered("gear", {}, changed(PRICED, gear=Gear(("money",), money=18))) == ["rope", "lamp", "pin"]
    found = asked(rope, PRICED)
    assert (found["coins"].value, found["own_gear"].value) == ("17", ["a bell"])
    assert "own_gear" not in asked({}, PRICED) and "coins" not in asked()


def test_signature_slots_follow_aspects_or_the_pack() -> None:
    """There is a slot for each core aspect, or those that the pack names."""
    assert next(one.of for one in asked()["assets"].names) == "make-nova6-high-concept"
    pack = changed(UNIVERSAL, gear=Gear(slots=("keepsake",)))
    assert [(one.id, one.key) for one in asked(None, pack)["assets"].names] == [("keepsake", "slot.keepsake")]


def test_each_part_of_a_package_is_asked_for() -> None:
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


def test_bubbles_are_marked_for_stored_plot_points() -> None:
    """No bubble is marked where the sheet has no number of points."""
    sheets: tuple[dict[str, Any], ...] = ({}, {"points": 2}, {"points": "two"})
    assert [asked(one)["refresh"].marked for one in sheets] == [0, 2, 0]


def test_boxes_show_their_damage_thresholds() -> None:
    """Each level with the damage from which on it is marked, by the book's rule or by that for other packs."""
    field = asked()["boxes.physical"]
    assert [(one.id, one.key, one.price) for one in field.names] == [
        ("stressed", "term-stressed", 0),
        ("staggered", "make-nova6-level-from", 4),
        ("incapacitated", "make-nova6-level-from", 8),
    ]
    cites = [field.cite, asked(None, MARSH)["boxes.physical"].cite]
    assert cites == ["nova6.character.stress-base", "nova6.character.sheet-custom"]


def test_the_short_sheet_omits_skills_without_ranks_or_perks() -> None:
    """The short sheet leaves out skills without ranks and perks."""
    field = asked({"skills": {"wits": 1, "fight": 1, "move": 0}, "perks": [perk("kites", "move"), perk("law", "wits")]})
    assert [one.id for one in field["skills"].names if not one.spare] == ["fight", "move", "wits"]


def test_a_custom_talent_with_a_known_name_uses_it() -> None:
    """A custom talent named like one of the rules shows that name, without a skill, in the pack's words."""
    names = ["Tide Tables", *(CORE_TALENTS[id].trait.name for id in ("focused", "tough"))]
    own = {"talents": [{"name": name, "permitted": True} for name in names]}
    field = asked(own)["own_talents"]
    assert {one.id: one.key for one in field.options} == {
        names[1]: f"term-{names[1]}",
        names[2]: "make-nova6-talent-tough",
    }
    said = changed(UNIVERSAL, words=(Said("talent.focused", "en", "Keen"),))
    assert next(one.key for one in asked(own, said)["own_talents"].options) == "talent.focused"


def test_attacks_show_numbers_and_words_beside_their_names() -> None:
    """Numbers that are numbers, and words; nothing where there is neither."""
    sheet = {
        "attacks": [{"name": "hook", "damage": 3, "range": "near"}, {"name": "fists", "damage": "some"}],
        "defenses": [{"name": "oilskin", "soak": 2}, {"name": "ducking"}],
    }
    told = {one.id: [(said.id, said.price) for said in one.more] for one in asked(sheet)["armed"].options}
    assert told == {"hook": [("damage", 3), ("near", 0)], "oilskin": [("soak", 2)]}
