"""The workshop of a book: its steps offer only legal choices, take any draft, and have words."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import books
from moothall.errors import AgainstTheRules
from moothall.handlers.dice import Seeded
from moothall.rulesets import nde
from moothall.rulesets.nde.sheet import suggested_spread, to_hero
from moothall.rulesets.nde.state import Table
from moothall.speech import LANGUAGES, voice
from moothall.talk.workshop import (
    DraftChoice,
    Field,
    Kind,
    Problem,
    Sheet,
    Step,
    Workshop,
    held,
    placed,
    progress,
    read,
    written,
)
from moothall.web.draft_view import changed, step_shown
from tests.support.soaking import tries

pytestmark = pytest.mark.slow

TABLES = [
    ("nde2", {}),
    ("nde2", {"dice_mode": "2d6"}),
    ("nde2", {"talents": "off"}),
    ("nde1", {}),
    ("nde1", {"dice_mode": "d6"}),
    ("nde1", {"dice_mode": "d6", "start_d6": "gentle"}),
]
NAMES = [f"{book}-{'-'.join(settings.values()) or 'usual'}" for book, settings in TABLES]
every_table = pytest.mark.parametrize(("book", "settings"), TABLES, ids=NAMES)


def shop(book: str) -> Workshop:
    found = books.ruleset(book).workshop()
    assert found is not None
    return found


def options(book: str, settings: dict[str, str]) -> Any:
    read = books.ruleset(book).options()
    return read.read(settings, read.defaults)


def fields(steps: tuple[Step, ...]) -> dict[str, Field]:
    return {field.at: field for step in steps for field in step.fields}


def wrong(book: str, sheet: Any, table: Any) -> list[str]:
    return [problem.field for problem in shop(book).judged(sheet, table) if not problem.warning]


# ---- how far a draft has come ---------------------------------------------------------------------------------------


def come(sheet: Sheet, *problems: Problem) -> tuple[str, dict[str, str]]:
    """How a draft of a made-up book stands, and each of its steps."""
    made = (
        Step("who", "", "", (Field("name", "name", ""), Field("gear.key", "line", ""))),
        Step("what", "", "", (Field("drives.*.says", "told", ""),), fills=("talents",)),
        Step("worth", "", "", (Field("hearts", "given", "", value=5),)),
    )
    book = shop("nde2")._replace(steps=lambda *_: made, judged=lambda *_: list(problems), rules={"draft": "a rule"})
    found = progress(book, sheet, None)
    assert found.cite == ("a rule" if found.status == "draft" else "")
    return found.status, {step.id: mark for step, mark in found.steps}


def test_a_step_stands_as_its_fields_do() -> None:
    """A step is open while a required field is blank or unfinished, wrong when a field is illegal, else done."""
    name, key = Problem("name", "", ""), Problem("gear", "", "")
    assert come({}, name) == ("draft", {"who": "open", "what": "blank", "worth": "done"})
    assert come({"name": " \n"}, name)[1]["who"] == "open"
    assert come({"name": 5}, name) == ("illegal", {"who": "wrong", "what": "blank", "worth": "done"})
    assert come({"name": 5}, name._replace(unfinished=True))[0] == "draft"
    assert come({"name": "Oda", "gear": {"key": "rope"}}, key)[1]["who"] == "wrong"
    assert come({"name": "Oda"}, key) == ("draft", {"who": "open", "what": "blank", "worth": "done"})
    assert come({"name": "Oda", "gear": 5}, name._replace(warning=True))[:1] == ("ready",)


def test_a_problem_outside_every_field_belongs_to_its_step_or_the_sheet() -> None:
    """A step owns the problems of all it fills; any other problem still makes the sheet illegal."""
    said = {"name": "Oda", "drives": {"duty": {"says": "always"}}}
    assert come(said, Problem("talents.0", "", ""))[1] == {"who": "done", "what": "wrong", "worth": "done"}
    assert come(said, Problem("drives.duty.says", "", ""))[1]["what"] == "wrong"
    assert come(said, Problem("", "", "")) == ("illegal", {"who": "done", "what": "done", "worth": "done"})
    assert come(said) == ("ready", {"who": "done", "what": "done", "worth": "done"})


# ---- places in a draft ----------------------------------------------------------------------------------------------


def test_a_place_in_a_draft_is_read_and_filled() -> None:
    """Dots lead into the sheet; what is in the way is no obstacle, and all else stays."""
    sheet = {"name": "Oda", "gear": {"key": "axe", "trinkets": ["chalk"]}}
    assert held(sheet, "gear.key") == "axe" and held(sheet, "name") == "Oda"
    assert held(sheet, "gear.cape") is None and held(sheet, "name.key") is None and held([], "name") is None
    after = placed(sheet, "gear.key", "lamp")
    assert after == {"name": "Oda", "gear": {"key": "lamp", "trinkets": ["chalk"]}}
    assert sheet["gear"] == {"key": "axe", "trinkets": ["chalk"]}
    assert placed({"gear": 7}, "gear.key", "lamp") == {"gear": {"key": "lamp"}}


@pytest.mark.parametrize("nobody", [None, 5, ["duty"], {"duty": 1}])
def test_a_record_under_an_unknown_name_is_neither_shown_nor_saved(nobody: Any) -> None:
    """A file may name anything where a name belongs; only the records of those who are asked about are read."""
    field = Field("drives", "told", "", names=(DraftChoice("duty", ""),), part="says", by="who")
    sheet = {"drives": [{"who": nobody, "says": "never"}, {"who": "duty", "says": "always", "since": 3}]}
    assert read(field, sheet) == {"duty": "always"}
    assert written(field, sheet, {"duty": "at times"}) == [{"who": "duty", "says": "at times", "since": 3}]


# ---- making ---------------------------------------------------------------------------------------------------------


@every_table
def test_a_name_and_a_role_make_a_legal_hero(book: str, settings: dict[str, str]) -> None:
    """The shortest way through the steps ends in a character that may come to the table."""
    work, table = shop(book), options(book, settings)
    for role in table.book.roles:
        sheet = work.begun(table)
        assert set(wrong(book, sheet, table)) == {"name", "role", "attributes"}
        for at, value in (("name", "Oda"), ("role", role)):
            sheet = changed(work, sheet, at, value, table)
        assert wrong(book, sheet, table) == []
        assert sheet["attributes"] == suggested_spread(role, table).value


@every_table
def test_every_offered_choice_is_legal(book: str, settings: dict[str, str]) -> None:
    """Every role, every way to deal the values, and lists as long as they may be, are legal."""
    work, table = shop(book), options(book, settings)
    sheet = changed(work, work.begun(table), "name", "Oda", table)
    tried = 0
    for role in fields(work.steps(sheet, table))["role"].options:
        made = changed(work, sheet, "role", role.id, table)
        open_to = fields(work.steps(made, table))
        for at, field in open_to.items():
            if field.kind == "lines":
                made = changed(work, made, at, [f"thing {one}" for one in range(field.most)], table)
            elif field.kind == "line":
                made = changed(work, made, at, "something", table)
        dealt = open_to["attributes"]
        names = [name.id for name in dealt.names]
        ways = permutations(int(one.id) for one in dealt.options) if dealt.kind == "deal" else ()
        for way in ways:
            one = changed(work, made, "attributes", dict(zip(names, way, strict=True)), table)
            assert shop(book).judged(one, table) == []
            tried += 1
        assert shop(book).judged(made, table) == []
    assert tried == (18 if book == "nde2" else 0)


def test_attributes_dealt_by_the_role_cannot_be_changed() -> None:
    """In the older edition attributes are shown and fixed; without Talents no field asks for any."""
    older, newer = options("nde1", {}), options("nde2", {"talents": "off"})
    sheet = shop("nde1").drawn(voice("en", "nde1").say, Seeded("a"), older)
    assert fields(shop("nde1").steps(sheet, older))["attributes"].kind == "given"
    with pytest.raises(Exception, match="error-web-no-field"):
        changed(shop("nde1"), sheet, "attributes", {"str": 20, "dex": 20, "might": 20}, older)
    assert "talents" not in fields(shop("nde2").steps({}, newer))
    assert "concept" not in fields(shop("nde1").steps({}, older))


@every_table
def test_the_workshop_names_the_options_that_change_its_steps(book: str, settings: dict[str, str]) -> None:
    """The options that a workshop names are the only ones that change what it asks for."""
    work, usual = shop(book), options(book, settings)
    sheet = work.drawn(voice("en", book).say, Seeded("a"), usual)
    for name, option in books.table_options(book).items():
        for value in option.values:
            other = options(book, settings | {name: value})
            if work.steps(sheet, other) != work.steps(sheet, usual) or work.begun(other) != work.begun(usual):
                assert name in work.heeds
    assert set(work.heeds) <= {*books.table_options("nde1"), *books.table_options("nde2")}


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
@tries(60, 3_000)
def test_a_draft_may_hold_anything(data: st.DataObject) -> None:
    """A draft with any value in any place is shown in words and judged."""
    book, settings = data.draw(st.sampled_from(TABLES))
    work, table = shop(book), options(book, settings)
    sheet: Sheet = work.drawn(voice("en", book).say, Seeded("a"), table)
    for at in data.draw(st.lists(st.sampled_from([*sheet, "gear.key", "attributes.str", "gear.trinkets"]), min_size=1)):
        sheet = placed(sheet, at, data.draw(anything))
    steps = work.steps(sheet, table)
    json.dumps([[one.value for one in step_shown(step, sheet, {}, voice("en", book)).fields] for step in steps])
    legal = not wrong(book, sheet, table)
    assert legal is (work.growth(sheet, {}, table) is not None if legal else False)


# ---- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@every_table
def test_every_step_has_words(book: str, settings: dict[str, str], lang: str) -> None:
    """Headings, fields, choices and ideas are said in every language, and every rule they name is in the book."""
    work, table, said = shop(book), options(book, settings), voice(lang, book)
    sheet = work.drawn(said.say, Seeded("a"), table)
    ideas = work.ideas(said.say)
    growth = [work.growth(sheet, {"pick": pick}, table) for pick in table.book.picks]
    for step in (*work.steps(sheet, table), *filter(None, growth)):
        shown = step_shown(step, sheet, ideas, said)
        assert shown.said and all(field.said for field in shown.fields)
        assert all(one.said for field in shown.fields for one in (*field.names, *field.options))
        cites = {step.cite, *(field.cite for field in step.fields)}
        cites |= {one.cite for field in step.fields for one in field.options}
        assert cites <= books.rulebook(book).rules.keys()
    assert set(ideas) >= {"name", "talents", "gear.key"} and all(ideas.values())


class Tried:
    """A voice for fields of no book."""

    def say(self, key: str, **_: Any) -> str:
        return key

    def has(self, *_: str) -> bool:
        return False


SKILLS = (DraftChoice("battle", "Battle"), DraftChoice("move", "Move"))


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        (Field("x", "line", "k"), 5, ""),
        (Field("x", "line", "k"), "a song", "a song"),
        (Field("x", "lines", "k", most=3), ["a", 5, "b"], ["a", "b"]),
        (Field("x", "several", "k", options=SKILLS), "battle", []),
        (
            Field("x", "told", "k", names=SKILLS),
            {"battle": "for home", "move": 5, "fly": "away"},
            {"battle": "for home"},
        ),
        (Field("x", "rate", "k", names=SKILLS, total=9), {"battle": 6, "move": True, "fly": 3}, {"battle": 6}),
        (Field("x", "deal", "k", names=SKILLS), [1, 2], {}),
        (Field("x", "flag", "k"), True, True),
        (Field("x", "flag", "k"), "yes", False),
        (Field("x", "given", "k"), 5, 5),
        (Field("x", "given", "k"), {"a": 1}, ""),
        (Field("x", "given", "k"), ["a", 1], ["a"]),
        (Field("x", "given", "k", names=SKILLS), {"battle": 6}, {"battle": 6}),
    ],
)
def test_a_page_gets_only_values_of_its_fields_kind(field: Field, value: Any, shown: Any) -> None:
    """A value that is not of the field's kind is left out; every kind is tried here."""
    voiced: Any = Tried()
    assert step_shown(Step("s", "s", "", (field,)), {"x": value}, {}, voiced).fields[0].value == shown
    assert field.kind in get_args(Kind)


# ---- growing --------------------------------------------------------------------------------------------------------


@every_table
def test_an_attribute_that_may_rise_shows_its_old_and_new_value(book: str, settings: dict[str, str]) -> None:
    """The first of the two values is the sheet's, the second what the sheet has after growing."""
    work, table = shop(book), options(book, settings)
    sheet = work.drawn(voice("en", book).say, Seeded("a"), table)
    step = work.growth(sheet, {"pick": "attribute"}, table)
    assert step is not None
    for option in fields((step,))["attribute"].options:
        after = work.grown(sheet, {"pick": "attribute", "attribute": option.id}, table)
        values = [str(one["attributes"][option.id]) for one in (sheet, after)]
        assert [turn.id for turn in option.turns] == values and values[0] != values[1]


@every_table
def test_a_hero_grows_until_nothing_is_left(book: str, settings: dict[str, str]) -> None:
    """Every pick that is offered is legal, every grown sheet too, and one that was grown keeps its role."""
    work, table = shop(book), options(book, settings)
    sheet = work.drawn(voice("en", book).say, Seeded("a"), table)
    grew = 0
    while (step := work.growth(sheet, {}, table)) is not None and grew < 20:
        pick = step.fields[0].options[0].id
        more = work.growth(sheet, {"pick": pick}, table)
        assert more is not None
        answers = {"pick": pick} | {field.at: _first(field) for field in more.fields[1:]}
        sheet = work.grown(sheet, answers, table)
        assert work.judged(sheet, table) == []
        assert fields(work.steps(sheet, table))["role"].kind == "given"
        grew += 1
    assert grew > 4 and len(sheet["grown"]) == grew


def _first(field: Field) -> str:
    return field.options[0].id if field.options else "Knows the tides."


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ({}, "error-one-growth"),
        ({"pick": ["heart"]}, "error-one-growth"),
        ({"pick": "attribute"}, "error-growth-limit"),
        ({"pick": "attribute", "attribute": {"a": 1}}, "error-growth-limit"),
        ({"pick": "trait"}, "error-trait-empty"),
        ({"pick": "trait", "trait": 5}, "error-trait-empty"),
    ],
)
def test_an_incomplete_growth_pick_is_refused(answers: dict[str, Any], key: str) -> None:
    """A pick that says too little, or is none, is refused with its rule."""
    table = options("nde2", {})
    sheet = shop("nde2").drawn(voice("en", "nde2").say, Seeded("a"), table)
    with pytest.raises(AgainstTheRules, match=key) as refused:
        shop("nde2").grown(sheet, answers, table)
    assert refused.value.cite in books.rulebook("nde2").rules


@every_table
def test_a_hero_at_the_table_has_a_sheet(book: str, settings: dict[str, str]) -> None:
    """A sheet that came to a table is what comes back, also after growing; in which order it grew does not matter."""
    work, table = shop(book), options(book, settings)
    sheet = work.drawn(voice("en", book).say, Seeded("b"), table)
    for pick in ({"pick": "heart"}, {"pick": "attribute", "attribute": "str"}, {"pick": "power"}):
        state = Table(options=table, heroes=(to_hero(sheet, "oda", "ana"),))
        back = work.sheet_of(state, "oda")
        assert back | {"grown": sorted(back["grown"])} == sheet | {"grown": sorted(sheet["grown"])}
        sheet = work.grown(sheet, pick, table)
    assert nde.sheet.check_sheet(work.sheet_of(state, "oda"), table) == []
