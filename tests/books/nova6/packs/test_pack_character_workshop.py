"""The NOVA6 workshop with a pack: its choices, skills, talents and gear, in its own words."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import books, packs
from moothall.handlers.dice import Seeded
from moothall.records import changed as with_changes
from moothall.rulesets.nova6 import growth as tables
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.talents.core_talents import Kept
from moothall.rulesets.nova6.vocabulary import Trait
from moothall.rulesets.nova6.workshop import of_pack
from moothall.speech import LANGUAGES, voice
from moothall.speech.wording import WithWords
from moothall.talk.workshop import Field, Sheet, Workshop, placed, read
from moothall.web.draft_view import changed, step_shown
from tests.support.soaking import tries

pytestmark = pytest.mark.slow

SHIPPED = ("hearthmarch", "lowtide")
every_pack = pytest.mark.parametrize("id", SHIPPED)


@cache
def shop(id: str = "hearthmarch", lang: str = "en") -> Workshop:
    said = packs.load(id).said
    return of_pack(said.pack, lang, said.ideas)


def somebody(id: str, seed: str = "a", lang: str = "en") -> Sheet:
    return shop(id, lang).drawn(voice(lang, "nova6").say, Seeded(seed), DEFAULTS)


def fields(sheet: Sheet, id: str = "hearthmarch", at: Workshop | None = None) -> dict[str, Field]:
    found = (at or shop(id)).steps(sheet, DEFAULTS)
    return {field.at: field for step in found for field in step.fields}


def fill(sheet: Sheet, at: str, value: Any, id: str = "hearthmarch") -> Sheet:
    return changed(shop(id), sheet, at, value, DEFAULTS)


def wrong(sheet: Sheet, id: str = "hearthmarch") -> list[str]:
    return [one.field for one in shop(id).judged(sheet, DEFAULTS) if not one.warning]


def begun(id: str = "hearthmarch") -> Sheet:
    return shop(id).begun(DEFAULTS)


def picked(at: str) -> list[str]:
    return [one.id for one in fields(begun())[at].options]


# ---- Choices ---------------------------------------------------------------------------------------------------------


def test_a_choice_brings_and_removes_its_package() -> None:
    """Its phrase, ranks and picks come with the choice and go with another; bought ranks stay."""
    sheet = fill(fill(begun(), "skills", {"brawn": 1}), "traits.kin", "stoneback")
    assert sheet["aspects"]["kin"] == "AS STUBBORN AS THE QUARRY WALL" and sheet["skills"]["brawn"] == 2
    sheet = fill(sheet, "traits.kin", "hearthborn")
    assert sheet["aspects"]["kin"] == "RAISED BY A WHOLE VILLAGE" and sheet["skills"]["brawn"] == 1
    sheet = fill(sheet, "traits.calling", "shieldhand")
    assert sheet["package"] == ["march-sword", "round-shield", "mail-coat"]
    sheet = fill(sheet, "package.1", "long-knife")
    assert sheet["package"] == ["march-sword", "long-knife", "mail-coat"]
    sheet = fill(sheet, "traits.calling", "pathfinder")
    assert sheet["package"] == ["yew-bow", "long-knife", "boiled-leather"]
    sheet = fill(sheet, "traits.calling", "")
    assert (sheet["package"], sheet["aspects"]["calling"], sheet["traits"]) == ([], "", {"kin": "hearthborn"})


def test_own_words_stay_without_a_choice() -> None:
    """A phrase that no choice brought is kept; only where the list is all there is does it wait for a choice."""
    assert "" in picked("traits.calling") and "" not in picked("traits.kin")
    assert "aspects.kin" not in fields(begun()) and "aspects.calling" in fields(begun())
    sheet = fill(begun(), "aspects.calling", "MIDWIFE TO WOLVES")
    assert fill(sheet, "traits.calling", "")["aspects"]["calling"] == "MIDWIFE TO WOLVES"
    assert "traits.kin" in wrong(sheet) and "aspects.kin" not in wrong(sheet)


def test_granted_traits_are_shown_and_not_offered() -> None:
    """A giantkin is tough and has one advance fewer; a duskling has a feature and a flaw."""
    giant, dusk = (fill(begun(), "traits.kin", kin) for kin in ("giantkin", "duskling"))
    assert fields(giant)["granted"].value == ["talent-tough-"] and fields(giant)["advances"].value == "0/6"
    assert "tough/" not in [one.id for one in fields(giant)["talents"].options]
    assert fields(dusk)["granted"].value == ["feature-night-eyes", "flaw-cold-iron"]
    assert "granted" not in fields(begun())


# ---- Advances --------------------------------------------------------------------------------------------------------


def test_talents_are_offered_once_their_requirements_are_met() -> None:
    """One talent waits for a level and another talent, one for a choice."""

    def offered(sheet: Sheet) -> set[str]:
        return {one.id for one in fields(sheet)["talents"].options}

    assert "first-spark/" in offered(begun()) and not {"second-flame/", "golden-tongue/"} & offered(begun())
    spark = fill(begun(), "talents", ["first-spark/"])
    assert "second-flame/" not in offered(spark) and "second-flame/" in offered(spark | {"level": 3})
    assert "golden-tongue/" in offered(fill(begun(), "traits.calling", "lay-singer"))
    grown = shop().growth(spark | {"level": 2}, {"pick": "talent"}, DEFAULTS)
    assert grown is not None and "second-flame/" in [one.id for one in grown.fields[-1].options]


def test_free_features_of_the_pack_are_offered() -> None:
    """Free features are offered with their price; those that need approval are not."""
    feature = fields(begun())["features"].options
    assert [(one.id, one.price, one.writes) for one in feature] == [
        (id, 2, {"id": id}) for id in ("birch-step", "hill-hound")
    ]
    assert fields(fill(begun(), "features", ["birch-step"]))["advances"].value == "2/7"


def test_a_features_entity_is_shown() -> None:
    """The hound has skills and boxes of her own, in words of the pack."""
    found = fields(fill(begun(), "features", ["hill-hound"]))
    hers = [at for at in found if at.startswith("entities.")]
    assert hers == [f"entities.hill-hound.{part}" for part in ("skills", "physical", "trust")]
    assert found[hers[0]].value == {"senses": 2, "grace": 1, "teeth": 1}
    assert found[hers[2]].value == {"stressed": 1, "staggered": 1, "incapacitated": 1}
    said = WithWords(voice("fr", "nova6"), shop(lang="fr").words)
    assert (said.say(found[hers[0]].key), said.say(found[hers[0]].names[2].key)) == ("Braise la chienne", "Crocs")


def test_ranks_follow_the_packs_levels() -> None:
    """A pack that opens the second rank at level 2 says so in the field."""
    early = of_pack(with_changes(UNIVERSAL, id="early", rank_levels=(0, 2, 4)))
    sheet = early.begun(DEFAULTS) | {"level": 2}
    assert {name.most for name in fields(sheet, at=early)["skills"].names} == {2}


# ---- Things ----------------------------------------------------------------------------------------------------------


def test_gear_is_offered_while_coins_last() -> None:
    """Gear beyond the coins left is not offered; bought gear can be given back."""
    sheet = fill(begun(), "gear", ["wood-axe", "boiled-leather"])
    assert sheet["gear"] == [
        {"name": "woodcutter’s axe", "item": "wood-axe"}, {"name": "boiled leather", "item": "boiled-leather"},
    ]  # fmt: skip
    assert fields(sheet)["coins"].value == "0 silver pennies"
    assert [one.id for one in fields(sheet)["gear"].options] == ["wood-axe", "boiled-leather"]
    back = fill(sheet, "gear", ["wood-axe"])
    assert fields(back)["coins"].value == "18 silver pennies"
    assert "grey-cloak" in [one.id for one in fields(back)["gear"].options]
    german = sheet | {"gear": [{"name": "Axt", "item": "wood-axe"}, {"name": "a bell"}]}
    assert read(fields(german)["gear"], german) == ["wood-axe"] and fields(german)["own_gear"].value == ["a bell"]


def test_a_purse_from_play_pays_for_gear() -> None:
    """A character from a table buys with the coins left, and earlier purchases are not counted again."""
    sheet = fill(begun(), "gear", ["wood-axe", "boiled-leather"]) | {"coins": 50}
    richer = fill(sheet, "gear", ["wood-axe", "boiled-leather", "yew-bow"])
    assert (richer["coins"], fields(richer)["coins"].value) == (25, "25 silver pennies") and "gear" not in wrong(richer)
    assert fill(richer, "gear", [])["coins"] == 80


def test_a_pack_has_its_own_slots() -> None:
    """Three signature assets have slots, and the rest lines."""
    names = [one.id for one in fields(begun("lowtide"), "lowtide")["assets"].names]
    assert names == ["tool", "keepsake", "contact"]
    assert fields(begun("lowtide"), "lowtide")["gear.0.name"].kind == "line"


def test_a_pack_without_signature_assets_asks_for_none() -> None:
    """Hearthmarch has packages and money: no slot is offered, none is drawn, and one from elsewhere is only told."""
    assert "assets" not in fields(begun())
    sheet = somebody("hearthmarch")
    assert sheet["assets"] == []
    judged = shop("hearthmarch").judged(sheet | {"assets": [{"name": "lamp", "aspect": "kin"}]}, DEFAULTS)
    told = [one.warning for one in judged if one.field == "assets"]
    assert told and all(told)


# ---- The whole of it -------------------------------------------------------------------------------------------------


@every_pack
def test_the_steps_lead_to_a_legal_character(id: str) -> None:
    """A sheet with every field filled from its offers may join the table."""
    sheet = begun(id)
    assert wrong(sheet, id)
    while at := next((at for at, field in fields(sheet, id).items() if is_open(field, sheet)), None):
        sheet = fill(sheet, at, filled(fields(sheet, id)[at]), id)
    assert wrong(sheet, id) == [] and sheet["pack"] == id


def is_open(field: Field, sheet: Sheet) -> bool:
    """Whether something is still to be said in a field."""
    held = read(field, sheet)
    if field.kind == "rate":
        return bool(sum(held.values()) < min(field.total, 4))
    return field.kind not in ("given", "several") and not held


def filled(field: Field) -> Any:
    match field.kind:
        case "lines":
            return ["thing 0"]
        case "told":
            return {name.id: f"for {name.id}" for name in field.names}
        case "rate":
            return {name.id: 1 if at < 4 else 0 for at, name in enumerate(field.names)}
        case "pick":
            return field.options[0].id
        case _:
            return f"words for {field.at}"


@every_pack
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_random_sheet_fits_its_fields(id: str, lang: str) -> None:
    """Each thing of a random character is among what its fields offer, and every word is said in every language."""
    said = WithWords(voice(lang, "nova6"), shop(id, lang).words)
    ideas = shop(id, lang).ideas(voice(lang, "nova6").say)
    assert all(ideas.values())
    for seed in "abcd":
        sheet = somebody(id, seed, lang)
        assert wrong(sheet, id) == []
        assert len(read(fields(sheet, id)["talents"], sheet)) == len(sheet["talents"])
        for step in shop(id, lang).steps(sheet, DEFAULTS):
            shown = step_shown(step, sheet, ideas, said)
            assert shown.said and all(field.said for field in shown.fields)
            assert all(one.said for field in shown.fields for one in (*field.names, *field.options))
            cites = {step.cite, *(field.cite for field in step.fields)}
            assert cites <= books.rulebook("nova6").rules.keys()


def test_the_workshop_uses_the_packs_words() -> None:
    """Headings, skills, choices and hints come from its file; a talent for one skill names both; the rest is ours."""
    said = WithWords(voice("pl", "nova6"), shop(lang="pl").words)
    assert said.say("step.1") == "Ród, powołanie, więź i kłopot" and said.say("skill.arms") == "Oręż"
    assert (said.part("aspect.kin", "hint"), said.has("step.1", "hint")) == ("Czyim dzieckiem jesteś?", False)
    assert said.say("talent.first-spark", of="Oręż") == "Pierwsza iskra (Oręż)"
    assert (said.word("bond"), said.word("stressed")) == ("Więź", voice("pl", "nova6").say("term-stressed"))
    assert said.say("make-nova6-skills") == voice("pl", "nova6").say("make-nova6-skills")


def test_a_nameless_part_shows_its_id() -> None:
    """A part without a name in the pack shows its id."""
    bare = with_changes(
        UNIVERSAL, id="bare", skills=("haste",), kept=(Kept(Trait("sway", "sway", "talent"), "per-skill"),)
    )
    made = of_pack(bare)
    said = WithWords(voice("en", "nova6"), made.words)
    shown = [step_shown(step, {}, {}, said) for step in made.steps(made.begun(DEFAULTS), DEFAULTS)]
    found = {field.at: field for step in shown for field in step.fields}
    assert [one.said for one in found["skills"].names] == ["haste"]
    assert [one.said for one in found["talents"].options] == ["sway (haste)"]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["", "x", "stoneback", "shieldhand", "wood-axe"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["kin", "id", "item"]), inner),
    max_leaves=6,
)
PLACES = (
    *("traits", "traits.kin", "traits.calling", "package", "package.0", "gear", "gear.0", "coins", "skills", "level"),
    *("aspects", "aspects.kin", "talents", "features", "flaws.0", "perks", "assets"),
)


@given(st.data())
@tries(40, 2_000)
def test_any_draft_can_be_shown_and_judged(data: st.DataObject) -> None:
    """With any value in any place of the file, the steps can be shown, filled in and judged."""
    sheet = somebody("hearthmarch")
    for at in data.draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=3)):
        sheet = placed(sheet, at, data.draw(anything))
    said = WithWords(voice("en", "nova6"), shop().words)
    found = shop().steps(sheet, DEFAULTS)
    shown = [step_shown(step, sheet, {}, said) for step in found]
    json.dumps([[field.value for field in step.fields] for step in shown])
    for field in (field for step in found for field in step.fields if field.kind != "given"):
        fill(sheet, field.at, data.draw(anything))
    wrong(sheet)


# ---- From a table ----------------------------------------------------------------------------------------------------


def seated(sheet: Sheet, id: str) -> Table:
    pack = packs.load(id).said.pack
    return Table(heroes=(to_character(sheet, "oda", "ana", pack),), effects=belongings(sheet, "oda", pack), pack=pack)


@every_pack
def test_a_sheet_returns_whole_from_the_table(id: str) -> None:
    """The sheet returns with its choices, package, gear and all other parts of the pack."""
    for seed in "abcdef":
        sheet = somebody(id, seed)
        at = seated(sheet, id)
        assert shop(id).sheet_of(at, "oda") == sheet | {"points": at.who("oda").refresh}


def test_a_choices_perks_are_not_written_twice() -> None:
    """A hearthborn character has the perk by choice; growth does not write it down again."""
    sheet = fill(somebody("hearthmarch"), "traits.kin", "hearthborn") | {"perks": []}
    at = seated(sheet, "hearthmarch")
    assert [perk.name for perk in at.who("oda").perks] == ["neighbours"]
    assert tables.sheet_of(at, "oda")["perks"] == []
    again = tables.regrown(at, "oda", tables.with_rank(tables.sheet_of(at, "oda"), "arms"))
    assert [perk.name for perk in again.perks] == ["neighbours"]


def test_a_feature_taken_in_play_stays_on_the_sheet() -> None:
    """The feature is on the returned sheet, and growth does not remove it."""
    at = seated(somebody("hearthmarch") | {"features": []}, "hearthmarch")
    blessing = packs.load("hearthmarch").said.pack.feature("hearth-blessing").trait
    at = at.with_one("oda", traits=(*at.who("oda").traits, blessing))
    assert shop().sheet_of(at, "oda")["features"] == [{"id": "hearth-blessing", "permitted": True}]
    assert blessing in tables.regrown(at, "oda", tables.with_rank(tables.sheet_of(at, "oda"), "arms")).traits
