"""The 2d20 workshop leads to a legal character, shows any draft, and offers only growth that points pay for."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import books
from moothall.errors import AgainstTheRules
from moothall.handlers.dice import Seeded
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.workshop import WORKSHOP as SHOP
from moothall.rulesets.houses2d20.workshop import grown, growth, sheet_of, steps
from moothall.speech import LANGUAGES, voice
from moothall.talk.workshop import Field, Sheet, held, placed
from moothall.web.draft_view import changed, step_shown
from tests.books.houses2d20.support.plain import to_character
from tests.support.soaking import tries

pytestmark = pytest.mark.slow

TABLES: list[dict[str, str]] = [{}, {"pc.focuses": "2", "pc.talents": "1", "pc.assets": "1"}, {"skill.cap": "9"}]
every_table = pytest.mark.parametrize("settings", TABLES, ids=["usual", "few", "high"])
BATTLE = {"pick": "skill", "skill": "move"}


def options(settings: dict[str, str]) -> Any:
    return read_options(settings)


def somebody(settings: dict[str, str], **more: Any) -> Sheet:
    return SHOP.drawn(voice("en", "houses2d20").say, Seeded("a"), options(settings)) | more


def fields(sheet: Sheet, settings: dict[str, str]) -> dict[str, Field]:
    return {field.at: field for step in steps(sheet, options(settings)) for field in step.fields}


def wrong(sheet: Any, settings: dict[str, str]) -> list[str]:
    return [problem.field for problem in SHOP.judged(sheet, options(settings)) if not problem.warning]


def test_a_star_and_a_number_lead_into_a_sheet() -> None:
    """Behind a star lies a part of each; a number is a place in a list, which grows to hold it."""
    sheet = {"drives": {"duty": {"rating": 8, "statement": "So."}}, "assets": [{"name": "ferry"}]}
    assert held(sheet, "drives.*.rating") == {"duty": 8} and held(sheet, "assets.0.name") == "ferry"
    assert held(sheet, "assets.1.name") is None and held(sheet, "assets.x.name") is None
    after = placed(sheet, "drives.*.rating", {"duty": 7, "faith": 4})
    assert after["drives"] == {"duty": {"rating": 7, "statement": "So."}, "faith": {"rating": 4}}
    assert placed(sheet, "drives.*.rating", 7)["drives"] == sheet["drives"]
    assert placed(sheet, "assets.2.name", "key")["assets"] == [{"name": "ferry"}, {}, {"name": "key"}]
    assert placed({"assets": 3}, "assets.0.name", "key") == {"assets": [{"name": "key"}]}
    assert sheet["assets"] == [{"name": "ferry"}]


@every_table
def test_the_steps_lead_to_a_legal_character(settings: dict[str, str]) -> None:
    """A sheet whose fields hold offered choices is legal, and on the way it is only unfinished."""
    table = options(settings)
    sheet = SHOP.begun(table)
    begun = wrong(sheet, settings)
    assert "skills" not in begun and "drives" not in begun and "name" in begun
    for at, field in fields(sheet, settings).items():
        sheet = changed(SHOP, sheet, at, filled(field), table)
    assert wrong(sheet, settings) == []
    assert len(sheet["focuses"]) == table.pc_focuses and len(sheet["assets"]) == table.pc_assets


def filled(field: Field) -> Any:
    match field.kind:
        case "lines":
            return [f"thing {one}" for one in range(field.most)]
        case "told":
            return {name.id: "I say so." for name in field.names}
        case "deal":
            return {name.id: int(one.id) for name, one in zip(field.names, field.options, strict=True)}
        case "rate":
            return shared_out(field)
        case "pick":
            return field.options[-1].id
        case "flag":
            return True
        case _:
            return "words"


def shared_out(field: Field) -> dict[str, int]:
    """One skill as high as it goes, and the rest of the points on the others."""
    first, second, *rest = (name.id for name in field.names)
    left = field.total - field.most - 5 - field.least * len(rest)
    return {first: field.most, second: 5 + left} | dict.fromkeys(rest, field.least)


def test_only_strong_drives_are_asked_for_words() -> None:
    """Dealt otherwise, other Drives want a statement."""
    sheet = somebody({})
    strong = {drive for drive, one in sheet["drives"].items() if one["rating"] >= 6}
    assert {name.id for name in fields(sheet, {})["drives.*.statement"].names} == strong
    weakest = min(sheet["drives"], key=lambda drive: sheet["drives"][drive]["rating"])
    after = placed(sheet, f"drives.{weakest}.rating", 6)
    assert weakest in {name.id for name in fields(after, {})["drives.*.statement"].names}


def test_the_workshop_names_the_options_that_change_its_steps() -> None:
    """The options that the workshop names are those that change what it asks for, each of them."""
    sheet, usual, shaped = somebody({}), options({}), set[str]()
    for name, option in books.table_options("houses2d20").items():
        for value in (*option.values, "1", "2"):
            try:
                other = options({name: value})
            except Exception:
                continue
            if steps(sheet, other) != steps(sheet, usual) or SHOP.begun(other) != SHOP.begun(usual):
                shaped.add(name)
    assert shaped | {"skill.cap"} == set(SHOP.heeds)
    assert steps(sheet, options({"skill.cap": "9"})) != steps(sheet, usual)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
PLACES = [*somebody({}), "drives.duty", "drives.duty.rating", "focuses.1", "assets.0", "assets.5.name", "advances.0"]


@given(st.data())
@tries(60, 3_000)
def test_a_draft_may_hold_anything(data: st.DataObject) -> None:
    """A draft with any value in any place is shown in words and judged."""
    settings = data.draw(st.sampled_from(TABLES))
    sheet = somebody(settings)
    for at in data.draw(st.lists(st.sampled_from(PLACES), min_size=1)):
        sheet = placed(sheet, at, data.draw(anything))
    said = voice("en", "houses2d20")
    shown = [step_shown(step, sheet, {}, said) for step in steps(sheet, options(settings))]
    json.dumps([[field.value for field in step.fields] for step in shown])
    if not wrong(sheet, settings) and sheet.get("tier") == "main":
        growth(sheet, {}, options(settings))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_words(lang: str) -> None:
    """Headings, fields, choices and ideas are said in every language, and every rule they name is in the book."""
    said, sheet = voice(lang, "houses2d20"), somebody({}, points=30)
    picks = [one.id for one in (growth(sheet, {}, options({})) or steps(sheet, options({}))[0]).fields[0].options]
    assert len(picks) == 6
    grows = [growth(sheet, {"pick": pick}, options({})) for pick in picks]
    for step in (*steps(sheet, options({})), *filter(None, grows)):
        shown = step_shown(step, sheet, SHOP.ideas(said.say), said)
        assert shown.said and all(field.said for field in shown.fields)
        assert all(one.said for field in shown.fields for one in (*field.names, *field.options))
        cites = {step.cite, *(field.cite for field in step.fields)}
        cites |= {one.cite for field in step.fields for one in field.options}
        assert cites <= books.rulebook("houses2d20").rules.keys()
    assert said.part("book-title", "hint") and all(SHOP.ideas(said.say).values())


# ---- growing --------------------------------------------------------------------------------------------------------


def prices(points: int) -> dict[str, int]:
    step = growth(somebody({}, points=points), {}, options({}))
    return {} if step is None else {one.id: one.price for one in step.fields[0].options}


def test_growth_offers_only_what_the_points_pay_for() -> None:
    """A focus costs 4 for four, a talent 9 for three, a skill 10; by retraining half of it, rounded up."""
    assert prices(1) == {} and prices(2) == {"half-focus": 2}
    assert prices(9) == {"focus": 4, "talent": 9, "half-skill": 5, "half-focus": 2, "half-talent": 5}
    assert prices(10)["skill"] == 10


def test_a_skill_rises_for_its_price() -> None:
    """10 points, then 11 for the next; the sheet stays legal."""
    sheet = somebody({}, points=21)
    better = grown(sheet, BATTLE, options({}))
    assert better["skills"]["move"] == sheet["skills"]["move"] + 1 and better["points"] == 11
    again = grown(better, {"pick": "skill", "skill": "battle"}, options({}))
    assert again["points"] == 0 and wrong(again, {}) == []
    assert again["advances"] == [{"gained": "skill", "given": ""}] * 2


@pytest.mark.parametrize(
    ("answers", "place", "count"),
    [
        ({"pick": "focus", "under": "move", "focus": "  Kites  and wind "}, "focuses", 5),
        ({"pick": "talent", "talent": "Knows the tides"}, "talents", 4),
    ],
)
def test_a_focus_or_a_talent_is_added(answers: dict[str, str], place: str, count: int) -> None:
    """There is one more of it, with room for it in the steps."""
    better = grown(somebody({}, points=9), answers, options({}))
    assert len(better[place]) == count and wrong(better, {}) == []
    assert better["focuses"][-1] == {"skill": "move", "name": "Kites and wind"} or place == "talents"
    assert f"focuses.{len(better['focuses']) - 1}.name" in fields(better, {})


def test_retraining_gives_up_an_ability_for_half_the_price() -> None:
    """A talent goes, a focus comes, for 2 points where 4 would be the price."""
    sheet = somebody({}, points=2)
    answers = {"pick": "half-focus", "under": "battle", "focus": "Nets", "given": sheet["talents"][0]}
    step = growth(sheet, answers, options({}))
    assert step is not None and [field.at for field in step.fields] == ["pick", "focus", "under", "given"]
    better = grown(sheet, answers, options({}))
    assert better["talents"] == sheet["talents"][1:] and len(better["focuses"]) == 5
    assert better["points"] == 0 and better["advances"] == [{"gained": "focus", "given": "talent"}]
    assert wrong(better, {}) == []


def test_the_skill_that_rises_is_not_given_up_for_itself() -> None:
    """The skill that rises cannot be given up for itself, nor can a skill at its lowest."""
    sheet = somebody({}, points=5, skills={"battle": 8, "communicate": 7, "discipline": 5, "move": 5, "understand": 4})
    step = growth(sheet, {"pick": "half-skill", "skill": "move"}, options({}))
    assert step is not None
    names = [one.id for one in step.fields[-1].options]
    assert names[:3] == ["battle", "communicate", "discipline"] and "understand" not in names and "move" not in names


@pytest.mark.parametrize(
    ("points", "answers", "key"),
    [
        (99, {}, "error-houses-what-to-advance"),
        (99, {"pick": ["skill"]}, "error-houses-what-to-advance"),
        (9, BATTLE, "error-houses-points"),
        (99, {"pick": "skill"}, "error-houses-which-skill"),
        (99, {"pick": "skill", "skill": {"a": 1}}, "error-houses-which-skill"),
        (99, {"pick": "focus", "under": "move", "focus": " "}, "error-houses-new-focus"),
        (99, {"pick": "talent", "talent": 5}, "error-houses-new-talent"),
        (99, {"pick": "half-talent", "talent": "Knots", "given": "Nothing"}, "error-houses-nothing-to-give"),
    ],
)
def test_an_incomplete_growth_pick_is_refused(points: int, answers: dict[str, Any], key: str) -> None:
    """A pick that says too little, or costs too much, is refused with its rule."""
    with pytest.raises(AgainstTheRules, match=key) as refused:
        grown(somebody({}, points=points), answers, options({}))
    assert refused.value.cite in books.rulebook("houses2d20").rules


def test_a_character_at_the_table_has_a_sheet() -> None:
    """A sheet that came to a table is what comes back, also after growing."""
    for sheet in (somebody({}), grown(somebody({}, points=12), BATTLE, options({}))):
        one, assets = to_character(sheet, "oda", "ana")
        back = sheet_of(Table(characters=(one,), assets=assets), "oda")
        assert wrong(back, {}) == []
        assert {name: back[name] for name in ("name", "skills", "focuses", "talents", "points", "advances")} == {
            name: sheet[name] for name in ("name", "skills", "focuses", "talents", "points", "advances")
        }
