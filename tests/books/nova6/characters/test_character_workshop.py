"""The NOVA6 workshop: eight steps lead to a legal character, show any draft, and grow it by a level."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import books
from moothall.errors import AgainstTheRules
from moothall.handlers.dice import Seeded
from moothall.rulesets.nova6.creation.perk_ideas import IDEAS, ideas_for
from moothall.rulesets.nova6.options import read_options
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.workshop import WORKSHOP as SHOP
from moothall.rulesets.nova6.workshop import grown, growth, sheet_of, steps
from moothall.speech import LANGUAGES, voice
from moothall.talk.workshop import DraftChoice, Field, Sheet, placed, read, suggested, written
from moothall.web.draft_view import changed, step_shown
from tests.books.nova6.support.sheets import petra
from tests.support.soaking import tries

pytestmark = pytest.mark.slow

TABLES: list[dict[str, str]] = [{}, {"start-level": "0"}, {"start-level": "7", "strong-body-choice": "fixed"}]
every_table = pytest.mark.parametrize("settings", TABLES, ids=["usual", "low", "high"])


def options(settings: dict[str, str]) -> Any:
    return read_options(settings)


def somebody(settings: dict[str, str], seed: str = "a", **more: Any) -> Sheet:
    return SHOP.drawn(voice("en", "nova6").say, Seeded(seed), options(settings)) | more


def fields(sheet: Sheet, settings: dict[str, str] | None = None) -> dict[str, Field]:
    return {field.at: field for step in steps(sheet, options(settings or {})) for field in step.fields}


def fill(sheet: Sheet, at: str, value: Any, settings: dict[str, str] | None = None) -> Sheet:
    return changed(SHOP, sheet, at, value, options(settings or {}))


def wrong(sheet: Any, settings: dict[str, str] | None = None) -> list[str]:
    return [problem.field for problem in SHOP.judged(sheet, options(settings or {})) if not problem.warning]


# ---- records behind fields -------------------------------------------------------------------------------------------

STANDS_FOR = {"a": {"id": "x"}, "b": {"id": "x"}, "c": {"id": "y"}}
PICKS = Field(
    "talents", "several", "", options=tuple(DraftChoice(id, "", writes=one) for id, one in STANDS_FOR.items())
)


def test_choices_are_stored_as_records() -> None:
    """Each choice is picked for one record like its own; what no choice stands for stays where it is."""
    own = {"name": "Knack"}
    sheet = {"talents": [{"id": "x"}, own, {"id": "x"}]}
    assert read(PICKS, sheet) == ["a", "b"]
    assert written(PICKS, sheet, ["c", "a"]) == [{"id": "x"}, {"id": "y"}, own]
    assert written(PICKS, sheet, None) == [own] and read(PICKS, {"talents": "none"}) == "none"


def test_lines_are_stored_in_records() -> None:
    """A line is a part of a record, whose other parts stay; empty lines are none."""
    gear = Field("gear", "lines", "", part="name")
    sheet = {"gear": [{"name": "rope", "load": 2}, {"name": "hook"}]}
    assert read(gear, sheet) == ["rope", "hook"]
    assert written(gear, sheet, ["long rope", " ", "lamp", "oil"]) == [
        {"name": "long rope", "load": 2}, {"name": "lamp"}, {"name": "oil"},
    ]  # fmt: skip
    assert written(gear, {}, "rope") == []


def test_words_are_stored_in_records_by_name() -> None:
    """One record for each name that has words, with its other fields kept."""
    named = Field("assets", "told", "", names=(DraftChoice("one", ""), DraftChoice("two", "")), part="name", by="for")
    sheet = {"assets": [{"for": "two", "name": "bell", "old": True}]}
    assert read(named, sheet) == {"two": "bell"}
    after = written(named, sheet, {"one": "key", "two": "bells", "three": "no"})
    assert after == [{"for": "one", "name": "key"}, {"for": "two", "name": "bells", "old": True}]
    assert written(named, sheet, {"two": ""}) == [] and written(named, sheet, 5) == []


def test_suggested_words_bring_their_other_fields() -> None:
    """A suggestion fills the line and replaces the fields beside it; some bring none."""
    line, sheet = Field("perks.0.name", "line", ""), {"perks": [{"name": "kites", "skill": "move", "broad": True}]}
    assert suggested(line, sheet, DraftChoice("a", "", writes={"skill": "wits"}), "stars") == {
        "perks": [{"name": "stars", "skill": "wits"}]
    }
    assert suggested(Field("name", "line", ""), sheet, DraftChoice("a", ""), "Oda") == sheet | {"name": "Oda"}


def test_a_fields_own_value_precedes_the_sheet() -> None:
    """The field's own value precedes that of the sheet."""
    assert read(Field("refresh", "given", "", value=3), {"refresh": 9}) == 3


# ---- making ----------------------------------------------------------------------------------------------------------


def test_the_workshop_has_the_books_eight_steps() -> None:
    """Eight steps in the book's order, of which two ask for nothing."""
    ids = [step.id for step in steps(SHOP.begun(options({})), options({}))]
    assert ids == ["aspects", "level", "advances", "gear", "name", "refresh", "boxes", "attacks"]


@every_table
def test_the_steps_lead_to_a_legal_character(settings: dict[str, str]) -> None:
    """A sheet with every field filled from its offers may join the table."""
    sheet = SHOP.begun(options(settings))
    assert wrong(sheet, settings)
    while at := next((at for at, field in fields(sheet, settings).items() if is_open(field, sheet)), None):
        sheet = fill(sheet, at, filled(fields(sheet, settings)[at], sheet), settings)
    assert wrong(sheet, settings) == []
    assert len(sheet["assets"]) == 4 and sheet["gear"][0] == {"name": "words for gear.0.name"}


def is_open(field: Field, sheet: Sheet) -> bool:
    """Whether something is still to be said in a field."""
    held = read(field, sheet)
    if field.kind == "rate":
        return bool(sum(held.values()) < min(field.total, 3))
    if field.kind == "several":
        return field.at == "talents" and len(held) < field.most
    return field.kind not in ("given", "pick") and not held


def filled(field: Field, sheet: Sheet) -> Any:
    match field.kind:
        case "lines":
            return ["thing 0"]
        case "told":
            return {name.id: f"for {name.id}" for name in field.names}
        case "rate":
            return {name.id: 1 if at < 3 else 0 for at, name in enumerate(field.names)}
        case "several":
            return [*read(field, sheet), next(one.id for one in field.options if one.id not in read(field, sheet))]
        case _:
            return f"words for {field.at}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_suggested_perks_bring_skill_and_action(lang: str) -> None:
    """A suggested perk is picked in the player's language, with its skill and its action."""
    said, table = voice(lang, "nova6"), options({})
    sheet = fill(SHOP.begun(table), "talents", ["specialized/wits"])
    offered = fields(sheet)["perks.0.name"].options
    assert [one.id for one in offered] == [idea.id for idea in ideas_for("wits")]
    named = said.say("perk-idea-surgery")
    shown = next(step for step in steps(sheet, table) if step.id == "advances")
    line = next(one for one in step_shown(shown, sheet, {}, said).fields if one.at == "perks.0.name")
    assert named in [option.said for option in line.options] and all(option.hint for option in line.options)
    taken = changed(SHOP, sheet, "perks.0.name", named, table, said)
    assert taken["perks"] == [{"name": named, "skill": "wits", "broad": True, "action": "overcome"}]
    narrow = changed(SHOP, taken, "perks.0.name", said.say("perk-idea-crime-scenes"), table, said)
    assert narrow["perks"] == [{"name": said.say("perk-idea-crime-scenes"), "skill": "wits"}]


def test_perks_may_be_in_own_words() -> None:
    """Own words are stored as written; where any skill will do, perks of all skills are suggested."""
    sheet = fill(SHOP.begun(options({})), "talents", ["well-trained/1"])
    assert [one.id for one in fields(sheet)["perks.0.name"].options] == [idea.id for idea in IDEAS]
    own = changed(SHOP, sheet, "perks.0.name", "kites", options({}), voice("en", "nova6"))
    assert own["perks"] == [{"skill": "fight", "name": "kites"}]
    assert {one.cite for one in fields(own)["perks.0.name"].options} == {"nova6.fight.perks"}


def test_level_and_advances_limit_ranks() -> None:
    """Level 1 allows one rank, two if Focused, and no more in total than there are advances."""
    sheet = fill(SHOP.begun(options({})), "talents", ["focused/fight"])
    skills = fields(sheet)["skills"]
    assert {name.id: name.most for name in skills.names} == {
        "fight": 2, "interact": 1, "move": 1, "physique": 1, "resolve": 1, "wits": 1,
    }  # fmt: skip
    assert (skills.total, fields(sheet)["talents"].most, fields(sheet)["advances"].value) == (6, 7, "1/7")
    full = fill(sheet, "skills", {"fight": 2, "interact": 1, "move": 1, "physique": 1, "resolve": 1})
    assert (fields(full)["skills"].total, fields(full)["talents"].most) == (6, 1)


def test_talents_are_offered_as_often_as_they_may_be_taken() -> None:
    """Talents are offered once, once per skill, or repeatedly; a penalty is named where the option fixes it."""

    def ids(sheet: Sheet, **settings: str) -> list[str]:
        chosen = {name.replace("_", "-"): value for name, value in settings.items()}
        return [one.id for one in fields(sheet, chosen)["talents"].options]

    plain = SHOP.begun(options({}))
    assert sum(id.startswith("focused/") for id in ids(plain)) == 6 and ids(plain).count("tough/") == 1
    assert [id for id in ids(plain) if id.startswith("well")] == ["well-trained/1"]
    twice = fill(fill(plain, "talents", ["well-trained/1"]), "talents", ["well-trained/1", "well-trained/2"])
    assert twice["talents"] == [{"id": "well-trained"}] * 2 and "well-trained/3" in ids(twice)
    assert [id for id in ids(plain, strong_body_choice="fixed") if "strong-body" in id] == [
        "strong-body/hampered", "strong-body/burdened",
    ]  # fmt: skip
    picked = fill(plain, "talents", ["strong-body/burdened"], {"strong-body-choice": "fixed"})
    assert picked["talents"] == [{"id": "strong-body", "against": "burdened"}]


def test_perks_are_asked_for_as_talents_grant_them() -> None:
    """A line for each; a new one is for the skill that grants it, and one without a name goes."""
    sheet = fill(SHOP.begun(options({})), "talents", ["specialized/wits", "well-trained/1"])
    assert [at for at in fields(sheet) if at.startswith("perks")] == [f"perks.{place}.name" for place in range(4)]
    sheet = fill(sheet, "perks.0.name", "ledgers")
    assert sheet["perks"] == [{"name": "ledgers", "skill": "wits"}] and "perks.0.skill" in fields(sheet)
    sheet = fill(fill(sheet, "perks.1.name", "knives"), "perks.1.skill", "fight")
    assert sheet["perks"][1] == {"name": "knives", "skill": "fight"}
    assert fill(sheet, "perks.0.name", " ")["perks"] == [{"name": "knives", "skill": "fight"}]
    broad = sheet | {"perks": [{"name": "fighting", "skill": "fight", "broad": True}]}
    assert fields(broad)["perks.0.action"].options[0].id == "create-advantage"


def test_refresh_and_boxes_are_computed() -> None:
    """Refresh and boxes come from talents, flaws and ranks, and not from the file."""
    sheet = petra() | {"refresh": 9, "talents": [{"id": "lucky"}, {"id": "tough"}]}
    found = fields(sheet)
    soft = fields(sheet | {"talents": [{"id": "lucky"}]})
    assert found["refresh"].value == 5
    assert [sum(one["boxes.physical"].value.values()) for one in (soft, found)] == [6, 7]
    assert fields(sheet | {"flaws": [{"id": "unlucky"}]})["refresh"].value == 3
    assert found["standing"].value == "skilled-in-a-field"


def test_a_sheet_from_a_file_is_shown_whole() -> None:
    """Custom talents and features are shown, and stay when others are picked."""
    own = {"name": "Tide Sense", "permitted": True, "gives": [{"what": "dice", "skill": "wits"}]}
    gills = {"name": "Gills", "cost": 2, "permitted": True}
    sheet = petra(talents=[own, {"id": "tough"}], features=[gills])
    assert fields(sheet)["own_talents"].value == ["Tide Sense"]
    assert read(fields(sheet)["features"], sheet) == ["Gills"] and fields(sheet)["features"].options[0].price == 2
    assert fill(sheet, "talents", ["lucky/"])["talents"] == [{"id": "lucky"}, own]
    assert fill(sheet, "features", [])["features"] == []


@every_table
def test_a_random_character_fits_its_fields(settings: dict[str, str]) -> None:
    """Each thing of a random character is among what its fields offer."""
    for seed in "abcdef":
        sheet = somebody(settings, seed)
        assert wrong(sheet, settings) == []
        talents = fields(sheet, settings)["talents"]
        assert len(written(talents, sheet, read(talents, sheet))) == len(read(talents, sheet)) == len(sheet["talents"])


def test_the_workshop_names_every_option_that_shapes_a_sheet() -> None:
    """The options that the workshop names are those that change what it asks for or what is legal."""
    shaped = set[str]()
    sheets = [
        somebody({}),
        petra(skills=petra()["skills"] | {"interact": 5}, level=15),
        petra(talents=[{"id": "strong-body"}]),
    ]
    for name, option in books.table_options("nova6").items():
        for value in (*option.values, "4"):
            try:
                other = options({name: value})
            except Exception:
                continue
            if any(shape(one, other) != shape(one, options({})) for one in sheets):
                shaped.add(name)
    assert shaped == set(SHOP.heeds)


def shape(sheet: Sheet, table: Any) -> tuple[Any, ...]:
    return steps(sheet, table), SHOP.judged(sheet, table), SHOP.begun(table)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
PLACES = [
    *petra(),
    "skills.fight",
    "talents.0",
    "talents.0.id",
    "perks.1",
    "perks.1.skill",
    "assets.0",
    "aspects.trouble",
]


@given(st.data())
@tries(60, 3_000)
def test_any_draft_can_be_shown_and_judged(data: st.DataObject) -> None:
    """With any value in any place of a file, the steps can be shown and the sheet is judged."""
    settings = data.draw(st.sampled_from(TABLES))
    sheet = petra()
    for at in data.draw(st.lists(st.sampled_from(PLACES), min_size=1)):
        sheet = placed(sheet, at, data.draw(anything))
    if data.draw(st.booleans()):
        sheet.pop(data.draw(st.sampled_from([*petra()])), None)
    said = voice("en", "nova6")
    found = steps(sheet, options(settings))
    shown = [step_shown(step, sheet, {}, said) for step in found]
    json.dumps([[field.value for field in step.fields] for step in shown])
    for field in (field for step in found for field in step.fields if field.kind != "given"):
        fill(sheet, field.at, data.draw(anything), settings)
    if not wrong(sheet, settings):
        growth(sheet, {}, options(settings))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_words(lang: str) -> None:
    """Headings, fields, choices and ideas have words in every language, and each cited rule is in the book."""
    said, fixed = voice(lang, "nova6"), {"strong-body-choice": "fixed"}
    broad = petra(
        perks=[{"name": "x", "skill": "fight", "broad": True}], features=[{"name": "Gills", "permitted": True}]
    )
    sheets = [(somebody({}), {}), (broad, fixed), (petra(talents=[{"name": "Knack", "permitted": True}]), {})]
    made = [(step, one) for one, settings in sheets for step in steps(one, options(settings))]
    made += [(growth(petra(), {"pick": pick}, options({})), petra()) for pick in ("rank", "talent", "later")]
    for step, sheet in made:
        shown = step_shown(step, sheet, SHOP.ideas(said.say), said)
        assert shown.said and all(field.said for field in shown.fields)
        assert all(one.said for field in shown.fields for one in (*field.names, *field.options))
        cites = {step.cite, *(field.cite for field in step.fields)}
        cites |= {one.cite for field in step.fields for one in (*field.options, *field.names)}
        assert cites <= books.rulebook("nova6").rules.keys()
    assert all(SHOP.ideas(said.say).values())


# ---- growing ---------------------------------------------------------------------------------------------------------


def test_a_level_brings_an_advance() -> None:
    """The advance buys a rank within the new limit or a new talent, or is kept."""
    sheet = petra()
    better = grown(sheet, {"pick": "rank", "skill": "physique"}, options({}))
    assert better["level"] == 2 and better["skills"]["physique"] == 1 and wrong(better) == []
    learnt = grown(sheet, {"pick": "talent", "talent": "practiced/move"}, options({}))
    assert learnt["talents"][-1] == {"id": "practiced", "skill": "move"} and wrong(learnt) == []
    again = grown(sheet, {"pick": "talent", "talent": "well-trained/2"}, options({}))
    assert again["talents"].count({"id": "well-trained"}) == 2
    kept = grown(sheet, {"pick": "later"}, options({}))
    assert kept == sheet | {"level": 2} and wrong(kept) == []


def test_only_fitting_advances_are_offered() -> None:
    """A skill at its limit is not offered before the next level; owned talents are not offered again."""

    def rising(level: int) -> list[str]:
        step = growth(petra(level=level), {"pick": "rank"}, options({}))
        return [one.id for one in step.fields[-1].options]

    assert rising(1) == ["fight", "physique"]
    assert set(rising(4)) == {"fight", "interact", "move", "physique", "resolve", "wits"}
    step = growth(petra(), {"pick": "talent"}, options({}))
    ids = [one.id for one in step.fields[-1].options]
    assert "focused/interact" not in ids and "focused/fight" in ids and "well-trained/2" in ids
    spent = growth(petra(), {}, options({"advance-banking": "off"}))
    assert [one.id for one in spent.fields[-1].options] == ["rank", "talent"]


@pytest.mark.parametrize(
    "answers",
    [{}, {"pick": ["rank"]}, {"pick": "rank"}, {"pick": "rank", "skill": "wits"}, {"pick": "talent", "talent": "none"},
     {"pick": "talent", "talent": "focused/interact"}],
)  # fmt: skip
def test_an_empty_or_unknown_advance_is_refused(answers: dict[str, Any]) -> None:
    """A pick that says too little, or what is not to be had, is refused with its rule."""
    with pytest.raises(AgainstTheRules, match="error-nova6-what-to-advance") as refused:
        grown(petra(), answers, options({}))
    assert refused.value.cite in books.rulebook("nova6").rules


def test_an_advance_must_be_spent_if_the_option_says() -> None:
    """Where the option forbids keeping advances, growth does not offer it."""
    with pytest.raises(AgainstTheRules, match="error-nova6-what-to-advance"):
        grown(petra(), {"pick": "later"}, options({"advance-banking": "off"}))


# ---- from a table ----------------------------------------------------------------------------------------------------

SAME = ("name", "level", "aspects", "skills", "perks", "talents", "flaws")


def test_a_character_at_the_table_has_a_sheet() -> None:
    """A sheet that came to a table is what comes back."""
    odd = petra(
        talents=[{"id": "strong-body", "against": "burdened"}, {"id": "quick"}], perks=[], flaws=[{"id": "unlucky"}]
    )
    for sheet in (petra(), odd, *(somebody({}, seed) for seed in "abcd")):
        one = to_character(sheet, "petra", "ana")
        back = sheet_of(Table(heroes=(one,), effects=belongings(sheet, "petra")), "petra")
        assert {name: back[name] for name in SAME} == {name: sheet[name] for name in SAME}


def test_custom_traits_return_on_the_sheet() -> None:
    """A talent and a feature of one's own are written as before, and broad perks with their action."""
    own = {
        "name": "Tide Sense",
        "permitted": True,
        "gives": [{"what": "dice", "skill": "wits", "actions": ["overcome"]}],
    }
    gills = {"name": "Gills", "permitted": True, "gives": []}
    broad = {"name": "fighting", "skill": "fight", "broad": True, "action": "attack"}
    sheet = petra(talents=[own], features=[gills], perks=[broad])
    table = Table(heroes=(to_character(sheet, "petra", "ana"),), effects=belongings(sheet, "petra"))
    back = sheet_of(table, "petra")
    assert (back["talents"], back["features"], back["perks"]) == ([own], [gills], [broad])


def test_only_the_gm_grants_a_flaw() -> None:
    """None is offered, and the step says whom to ask; one that a sheet has can be laid down."""
    assert "flaws" not in fields(SHOP.begun(options({})))
    unlucky = petra(flaws=[{"id": "unlucky", "permitted": True}])
    assert wrong(unlucky) == [] and fill(unlucky, "flaws", [])["flaws"] == []
    [step] = [one for one in steps(petra(), options({})) if one.id == "advances"]
    assert "nova6.flaw.definition" in [one.cite for one in step.advice]


def test_talents_of_one_kind_are_listed_together() -> None:
    """Talents for boxes are grouped apart from those for skills; unknown kinds stand alone."""
    groups = {one.id: one.group for one in fields(petra())["talents"].options}
    assert groups["tough/"] == groups["lucky/"] == "make-nova6-kind-boxes-and-refresh"
    assert groups["focused/wits"] == groups["well-trained/1"] == "make-nova6-kind-core-talents"
    assert groups["prepared/"] == groups["quick/"] == "make-nova6-kind-actions-and-points"
    assert groups["wealthy/1"] == "make-nova6-kind-other"


@pytest.mark.parametrize(("lang", "said"), [("en", "Specialized"), ("pl", "Wyspecjalizowany"), ("fr", "Spécialisé")])
def test_a_renamed_core_talent_uses_its_translated_name(lang: str, said: str) -> None:
    """A known name is translated also without a skill or with other effects; an invented one is kept."""
    own: list[dict[str, Any]] = [
        {"name": name, "permitted": True, "gives": []} for name in ("Specialized", "Prepared", "Tide Sense")
    ]
    [step] = [one for one in steps(petra(talents=own), options({})) if one.id == "advances"]
    [field] = [one for one in step_shown(step, petra(talents=own), {}, voice(lang, "nova6")).fields
               if one.at == "own_talents"]  # fmt: skip
    assert field.value == ["Specialized", "Prepared", "Tide Sense"]
    assert [one.id for one in field.options] == ["Specialized", "Prepared"] and field.options[0].said == said


# ---- what it does stands where it is chosen --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_talents_skills_and_loads_say_what_they_do(lang: str) -> None:
    """Every talent, skill, load and row of gear on offer has a line beside it, and no asset asks for an aspect."""
    shown = {
        field.at: field
        for step in steps(SHOP.begun(options({})), options({}))
        for field in step_shown(step, SHOP.begun(options({})), {}, voice(lang, "nova6")).fields
    }
    for at, listed in (("talents", "options"), ("load", "options"), ("skills", "names"), ("gear.0.name", "options")):
        silent = [one.id for one in getattr(shown[at], listed) if not one.hint and one.id not in WORN_ON_THE_HEAD]
        assert silent == [], (at, silent)
    aspects = {field.said for at, field in shown.items() if at.startswith("aspects.")}
    hints = {field.hint for at, field in shown.items() if at.startswith("aspects.")}
    assert not {one.said for one in shown["assets"].names} & aspects
    assert not {one.hint for one in shown["assets"].names} & hints


WORN_ON_THE_HEAD = {"cap", "helm", "ballistic-helmet", "combat-helmet"}
"""Their coverage counts with an armor, so by themselves they say nothing."""


def test_a_row_is_picked_by_its_name_in_the_readers_language() -> None:
    """A sword, a shield and leather are picked by name, get parts and a name of their own, and their numbers follow."""
    said, sheet = voice("pl", "nova6"), SHOP.begun(options({}))
    for place, row in enumerate(("archaic_weapon_longsword", "archaic_armor_shield-wooden", "archaic_armor_leather")):
        words = said.say(f"nova6_item_{row}").upper()
        sheet = changed(SHOP, sheet, f"gear.{place}.name", words, options({}), said)
    sheet = fill(fill(sheet, "gear.0.name", "Mojego ojca"), "gear.2.parts", ["cap"])
    assert [one["row"] for one in sheet["gear"]] == ["longsword", "shield-wooden", "leather"]
    assert (sheet["gear"][0]["name"], sheet["gear"][2]["parts"]) == ("Mojego ojca", ["cap"])
    now = fields(sheet)
    assert now["soak"].value == 2 and now["armed"].options[0].id == "Mojego ojca"
    facts = {one.id: one.price for one in now["armed"].options[0].more}
    assert facts["damage"] == 5 and "gear.0.parts" not in now and now["gear.3.name"].options
    assert fill(sheet, "gear.1.name", " ")["gear"] == [sheet["gear"][0], sheet["gear"][2]]
    assert "parts" not in fill(sheet, "gear.2.parts", [])["gear"][2]


@pytest.mark.parametrize(("gear", "soak"), [
    (["plate"], 7), (["scale-mail"], 4), (["leather", "padded"], 3), (["body-armor-heavy"], 3), (["shield-metal"], 0),
])  # fmt: skip
def test_the_sheet_soaks_what_its_armor_soaks(gear: list[str], soak: int) -> None:
    """The soak of a sheet is the book's for what is worn, and nothing for what is stowed."""
    worn = petra(gear=[{"name": row, "row": row} for row in gear])
    away = petra(gear=[{"name": row, "row": row, "stowed": True} for row in gear])
    assert (fields(worn)["soak"].value, fields(away)["soak"].value) == (soak, 0)
