"""The odds lab: the chances of the command line, in every book and language, with what each house rule would change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from moothall import books
from moothall.cli import moothall
from moothall.errors import MoothallError
from moothall.speech import LANGUAGES
from moothall.web import lab
from moothall.web.lab import MapAsked, SituationGiven, drawn_map, rule_changes, weigh
from tests.books.support.flaws import flaws
from tests.web.support.server import opened

ASKED: dict[str, tuple[dict[str, str], list[str]]] = {
    "nde2": ({"die": "d12", "against": "5", "luck": "reroll"}, ["--die=d12", "--against=5", "--luck=reroll"]),
    "nde1": ({"die": "d8", "against": "6", "shift": "-1"}, ["--die=d8", "--against=6", "--shift=-1"]),
    "nova6": ({"bonus": "3", "focused": "on"}, ["--bonus=3", "--focused"]),
    "houses2d20": (
        {"skill": "6", "drive": "7", "difficulty": "2", "assist": "11, 9:5", "point": "automatic"},
        ["--skill=6", "--drive=7", "--difficulty=2", "--assist=11", "--assist=9:5", "--determination"],
    ),
}
"""A situation of each book, as the lab and as the command line have it."""


@pytest.mark.parametrize("book", ASKED)
def test_the_lab_counts_what_the_command_line_counts(book: str) -> None:
    """A situation has the same chance of success as under `moothall odds`, and its rows are printed there."""
    fields, flags = ASKED[book]
    shown = weigh(book, "en", SituationGiven(fields))
    run = CliRunner(env={"MOOTHALL_LANG": "en"})
    assert shown.success == json.loads(run.invoke(moothall, ["odds", book, *flags, "--json"]).stdout)["success"]
    printed = run.invoke(moothall, ["odds", book, *flags]).stdout
    for row in shown.shares:
        assert any(
            row.said in line and f" {row.share} " in line and row.percent in line for line in printed.split("\n")
        )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", ASKED)
def test_every_word_of_the_lab_is_said(book: str, lang: str) -> None:
    """Fields, values, rows, notes and rules of a situation are words of the reader's language, and no codes."""
    shown, changes = weigh(book, lang, SituationGiven(ASKED[book][0])), rule_changes(book, lang, SituationGiven())
    fields = [text for one in shown.fields for text in (one.said, *(value.said for value in one.values))]
    rows = [shown.heading, *shown.notes, *(row.said for row in shown.shares)]
    rules = [text for one in changes.changes for text in (one.said, one.value_said, one.row) if text]
    listed = [text for text in (*fields, *rows, *rules) if not text.lstrip("−").isdecimal()]
    # Switches are yes and no on the page, and dice are drawn there.
    said = [text for text in listed if text not in ("–", "on") and not (text[0] == "d" and text[1:].isdecimal())]
    assert [(text, flaw) for text in said for flaw in flaws(text, book, lang)] == [] and len(said) > 15


@pytest.mark.parametrize("book", ASKED)
def test_every_value_on_offer_is_counted_or_refused_by_a_rule(book: str) -> None:
    """Each value that a field offers gives chances, or a refusal that cites a rule."""
    for field in weigh(book, "en", SituationGiven()).fields:
        for value in () if field.option else field.values:
            shown = weigh(book, "en", SituationGiven({field.name: value.id}))
            assert next(one.value for one in shown.fields if one.name == field.name) == value.id
            assert shown.shares or f"({books.ruleset(book).rule_prefix}." in shown.refused or shown.heading, value


@pytest.mark.parametrize("book", ASKED)
def test_a_cell_of_the_map_is_the_situation_itself(book: str) -> None:
    """The map is over the fields the book names, and the cell of a situation has its chance."""
    shown, drawn = weigh(book, "en", SituationGiven()), drawn_map(book, "en", MapAsked(SituationGiven()))
    assert [drawn.down, drawn.across] == shown.axes[:2] == list(lab.lab_of(book, "en").query.axes)
    values = {field.name: field.value for field in shown.fields}
    row = [one.id for one in drawn.rows].index(values[drawn.down])
    column = [one.id for one in drawn.columns].index(values[drawn.across])
    assert drawn.cells[row][column].share == shown.success
    assert len(drawn.cells) == len(drawn.rows) and {len(row) for row in drawn.cells} == {len(drawn.columns)}


@pytest.mark.parametrize("book", ASKED)
def test_options_that_a_roll_never_looks_at_change_nothing(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying only the options that the count has read finds what trying all of them finds."""
    given = SituationGiven(ASKED[book][0])
    found = rule_changes(book, "en", given)
    monkeypatch.setattr(lab, "_heeded", lambda _lab, _given, options: set(options.__dataclass_fields__))
    every = rule_changes(book, "en", given)
    assert found.changes == every.changes and 0 < found.tried < every.tried and every.complete


def test_a_house_rule_says_what_it_would_change() -> None:
    """An option that moves a chance is told with the chance it makes; a layer is tried like any option."""
    given = SituationGiven({"against": "8", "luck": "cost"})
    [change] = rule_changes("nde2", "en", given).changes
    after = weigh("nde2", "en", SituationGiven(given.fields, {change.option: change.value}))
    assert (change.success, change.percent) == (after.success, after.percent) and not change.refused
    assert rule_changes("houses2d20", "en", SituationGiven()).tried > 0


@pytest.mark.parametrize(
    ("book", "given", "sentence"),
    [
        ("nde2", SituationGiven({}, {"max_rul": "off"}), "There is no option “max_rul”; the nearest is “max_rule”."),
        ("houses2d20", SituationGiven({"assist": "many"}), "“many” is no helper: give a target number such as 11"),
    ],
)
def test_nonsense_is_refused_in_a_sentence_beside_the_form(book: str, given: SituationGiven, sentence: str) -> None:
    """A situation that makes no sense keeps its form, and a sentence says what is wrong."""
    shown = weigh(book, "en", given)
    assert shown.refused.startswith(sentence) and shown.fields and not shown.shares


def test_a_value_that_is_not_on_offer_gives_way_to_the_usual_one() -> None:
    """A form under other options offers other fields, and what a link still says of the old ones is left aside."""
    shown = weigh("nde2", "en", SituationGiven({"die": "d12", "against": "7"}, {"dice_mode": "2d6"}))
    assert [field.name for field in shown.fields][:2] == ["dice_mode", "modifier"] and shown.success
    assert [(one.count, one.sides) for one in shown.dice] == [(2, 6)]


def test_a_map_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A map with too many cells is refused before anything is counted."""
    monkeypatch.setattr(lab, "MOST_CELLS", 20)
    with pytest.raises(MoothallError) as refused:
        drawn_map("nova6", "en", MapAsked(SituationGiven()))
    assert refused.value.key == "error-web-map-too-large"


def test_the_lab_is_its_own_worker_and_charged_to_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask; the work goes to the lab's worker under the asker's name, and an unknown book is refused."""
    charged: list[str] = []
    with opened(tmp_path) as server:
        done = server.context.workers.lab.do

        async def noted(*args: Any, **named: Any) -> Any:
            charged.append(named["by"])
            return await done(*args, **named)

        monkeypatch.setattr(server.context.workers.lab, "do", noted)
        asked = {"situations": [{"fields": {"die": "d12", "against": "5"}}, {"fields": {"die": "d8"}}]}
        shown = server.stranger().post("/api/books/nde2/odds", asked).body["situations"]
        assert [one["success"] for one in shown] == ["2/3", "5/8"] and len(charged) == 1 and charged[0]
        assert server.stranger().post("/api/books/none/odds", asked).body["error"] == "error-web-no-book"
        three: dict[str, Any] = {"situations": [{}, {}, {}]}
        assert server.stranger().post("/api/books/nde2/odds", three).body["error"] == "error-web-unclear"
        assert len(charged) == 1
