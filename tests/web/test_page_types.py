"""TypeScript types are generated from Python, and every field has a widget and a place."""

from __future__ import annotations

import importlib.util
import re
import sys
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec
import pytest

from moothall import books
from moothall.ledger.marks import Everyone, Only
from moothall.records import record
from moothall.rulesets.nde import state
from moothall.speech import LANGUAGES, voice
from moothall.talk.layout import Layout, Shown, Widget
from tests.support import places

ROOT = places.ROOT
GLYPHS = (ROOT / "frontend" / "src" / "widgets" / "Glyph.svelte").read_text(encoding="utf-8")
UNNAMED = {"key", "part", "people", "distances", "lines", "square", "spot", "options"}
"""Widgets that need no label: they are boards, lists, or not seen."""


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_types", ROOT / "tools" / "page_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["page_types"] = module
    spec.loader.exec_module(module)
    return module


TOOL = tool()


def test_the_types_of_the_page_are_fresh() -> None:
    """The page's types equal those generated from Python; `python3 dev.py types` writes them."""
    assert TOOL.stale() == []


def test_stale_types_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is missing, or says anything else, is stale."""
    monkeypatch.setattr(TOOL, "PLACE", tmp_path)
    assert TOOL.main([]) == 0 and TOOL.stale() == []
    (tmp_path / "wire.ts").write_text("export {};\n", encoding="utf-8")
    (tmp_path / "room.ts").unlink()
    assert set(TOOL.stale()) == {"wire.ts", "room.ts"}
    assert TOOL.main(["--check"]) == 1


class Pair(NamedTuple):
    one: str
    two: int | None


@record
class Planted:
    """A thing."""

    open: Annotated[Literal["a", "b"], Everyone]
    mine: Annotated[tuple[Pair, ...], Only("open")]
    secret: dict[str, Any]


class Sent(msgspec.Struct, tag_field="type", tag="sent"):
    words: list[Literal["a", "b"]]
    gone: int | msgspec.UnsetType = msgspec.UNSET


def test_a_record_is_written_as_it_is_sent() -> None:
    """Tuples with names are objects, hidden fields may be missing, and a tag stands where it is sent."""
    writer = TOOL.Writer()
    writer.add(Planted)
    writer.add(Sent)
    text = writer.text("here")
    assert "/** A thing. */" in text
    for line in (
        'open: "a" | "b";',
        "mine?: Pair[];",
        "secret?: Record<string, unknown>;",
        "two: number | null;",
        'type: "sent";',
        'words: ("a" | "b")[];',
        "gone?: number;",
    ):
        assert f"    {line}\n" in text


def test_a_type_without_a_typescript_form_is_refused() -> None:
    """A type that cannot be written stops the tool, and so do two kinds of one name."""
    with pytest.raises(TypeError, match="no word"):
        TOOL.Writer().of(complex)
    writer = TOOL.Writer()
    writer.add(Planted, "Same")
    with pytest.raises(TypeError, match="two kinds"):
        writer.add(Sent, "Same")


# ---- widgets and places ---------------------------------------------------------------------------------------------


def layout(book: str) -> Layout:
    found = books.ruleset(book).layout()
    assert found is not None
    return found


def unnamed(kind: Any, shown: tuple[Shown, ...]) -> set[str]:
    """The fields of a record that a layout forgets, names twice, or invents."""
    named = [one.field for one in shown]
    known = {field.name for field in fields(kind)}
    return (known ^ set(named)) | {name for name in named if named.count(name) > 1}


def test_a_forgotten_field_is_found() -> None:
    """A field without a widget is found, and so are one named twice and one that does not exist."""
    shown = [Shown("open", "word", "head"), Shown("mine", "tags", "head"), Shown("secret", "text", "desk")]
    assert unnamed(Planted, tuple(shown)) == set()
    assert unnamed(Planted, tuple(shown[1:])) == {"open"}
    assert unnamed(Planted, (*shown, shown[0])) == {"open"}
    assert unnamed(Planted, (*shown, Shown("else", "text", "desk"))) == {"else"}


def test_every_field_has_a_widget_and_a_place() -> None:
    """Nothing that a table of this book holds is left without a place on the page."""
    heroes, foes = layout("nde2").people
    assert unnamed(state.Table, layout("nde2").shown) == set()
    assert unnamed(state.Hero, heroes.shown) == set()
    assert unnamed(state.Foe, foes.shown) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", list(books.book_ids()))
def test_every_widget_has_a_label(book: str, lang: str) -> None:
    """Every shown field has a label, in every language and in the words of the edition."""
    said, places = voice(lang, book), layout(book)
    shown = [*places.shown, *(one for people in places.people for one in people.shown)]
    assert {one.widget for one in shown} <= set(get_args(Widget))
    assert [one.field for one in shown if one.widget not in UNNAMED and not said.has(f"shown-{one.field}")] == []
    assert [one.glyph for one in shown if one.glyph and f"        {one.glyph}: " not in GLYPHS] == []


NOT_SET = {"key", "people", "options", "notes"}
"""Widgets of what a GM does not set by hand, or sets in a drawer of its own."""
WORDED = ("shown", "arg", "value", "field")


class Held:
    """The values a GM may set at a table: the names of all values, found in the schema as the page finds them."""

    def __init__(self, book: str) -> None:
        schema = msgspec.json.schema(type(books.ruleset(book).mechanics().start))
        self._defs: dict[str, Any] = schema["$defs"]
        table, places = self._plain(schema), layout(book)
        self.fields: set[str] = set()
        self.parts: set[str] = set()
        self._look(table, places.shown)
        for people in places.people:
            self._look(self._plain(table["properties"][people.field]["items"]), people.shown)

    def _plain(self, schema: dict[str, Any]) -> dict[str, Any]:
        if "$ref" in schema:
            return self._plain(self._defs[schema["$ref"].rpartition("/")[2]])
        real = next((one for one in schema.get("anyOf", ()) if one.get("type") != "null"), None)
        return self._plain(real) if real else schema

    def _look(self, kind: dict[str, Any], shown: tuple[Shown, ...]) -> None:
        for one in shown:
            if one.widget not in NOT_SET and one.place != "nowhere" and one.field in kind["properties"]:
                self.fields.add(one.field)
                self._within(kind["properties"][one.field])

    def _within(self, schema: dict[str, Any]) -> None:
        kind = self._plain(schema)
        item = self._plain(kind["items"]) if isinstance(kind.get("items"), dict) else {}
        self.fields |= item.get("properties", {}).keys() - {"id"}
        for name, part in kind.get("properties", {}).items():
            self.parts.add(name)
            self._within(part)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", list(books.book_ids()))
def test_every_value_the_gm_may_set_has_a_label(book: str, lang: str) -> None:
    """No value in the GM's drawer goes by the name it has in code, and no name for one is left over."""
    said, held = voice(lang, book), Held(book)
    unsaid = {name for name in held.fields if not any(said.has(f"{kind}-{name}") for kind in WORDED)}
    unsaid |= {name for name in held.parts if not any(said.has(f"{kind}-{name}") for kind in (*WORDED, "term"))}
    assert unsaid == set() and len(held.fields) > 20
    page = (books.folder(book) / "texts" / lang / "page.ftl").read_text(encoding="utf-8")
    names = set(re.findall(r"^value-(\w+) =", page, re.MULTILINE))
    assert names - held.fields - held.parts == set()
