"""The page of a book is served with its version, may be kept under it, and says which language it speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from moothall import books
from moothall.rulesets.nde.layout import LAYOUT
from moothall.sight import plain
from moothall.speech import LANGUAGES
from moothall.web.api import book_pages
from moothall.web.api.book_pages import BY_ITS_READER
from moothall.web.book_page import book_page, layout_of, page_version
from moothall.web.pages import EACH_TIME
from tests.table.support import tiny_book
from tests.web.support.server import Person, opened

Shelve = Callable[[dict[str, str]], str]


@pytest.fixture(scope="module")
def gm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with opened(tmp_path_factory.mktemp("pages")) as server:
        yield server.host().makes_table()


@pytest.fixture
def shelve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelve]:
    """Put a book without a layout on the shelf, with these files of texts, under a fresh id."""

    def put(files: dict[str, str]) -> str:
        id = f"made{len(list(tmp_path.iterdir()))}"
        for name, text in files.items():
            path = tmp_path / id / name.replace("BOOK", id)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        monkeypatch.setitem(books.BOOKS, id, replace(tiny_book.RULESET, id=id, folder=str(tmp_path / id)))
        return id

    yield put
    for known in (page_version, layout_of, book_pages._page):
        known.cache_clear()


def test_a_page_has_the_layout_and_the_texts_in_order(gm: Person) -> None:
    """Fields go by their names; terms come before labels, and those of the edition last."""
    page = gm.get("/api/books/nde1/page?lang=pl").body
    assert (page["id"], page["spoken"], page["stand_in"]) == ("nde1", "pl", None)
    assert page["layout"] == plain(LAYOUT)
    assert page["layout"]["shown"][0]["field"] == "scene"
    place = books.folder("nde1") / "texts" / "pl"
    paths = [place / "terms.ftl", place / "page.ftl", *(place / "nde1" / name for name in ("terms.ftl", "page.ftl"))]
    assert page["texts"] == {"lang": "pl", "ftl": [path.read_text("utf-8") for path in paths if path.exists()]}
    assert len(page["texts"]["ftl"]) > 2


def test_a_table_names_the_version_of_its_page(gm: Person) -> None:
    """The version in a table's description is that of the page, in every language."""
    version = gm.get(f"/api/tables/{gm.table}").body["page"]
    assert [gm.get(f"/api/books/nde2/page?lang={lang}").body["version"] for lang in LANGUAGES] == [version] * 3


def test_a_page_is_kept_for_good_under_its_version(gm: Person) -> None:
    """With its version an answer may be kept by its reader; without it, or with an old one, it is asked for anew."""
    path = "/api/books/nde2/page?lang=en"
    first = gm.get(path)
    assert first.headers["cache-control"] == EACH_TIME
    assert first.headers["vary"] == "accept-encoding, accept-language"
    assert gm.get(f"{path}&v=old").headers["cache-control"] == EACH_TIME
    kept = gm.get(f"{path}&v={first.body['version']}")
    assert kept.headers["cache-control"] == BY_ITS_READER and kept.body == first.body


def test_a_page_that_is_known_is_not_sent_again(gm: Person) -> None:
    """The tag of an answer saves its body; in another language it is another."""
    tag = gm.get("/api/books/nde2/page?lang=en").headers["etag"]
    again = gm.get("/api/books/nde2/page?lang=en", **{"if-none-match": tag})
    assert (again.status, again.body) == (304, b"") and again.headers["etag"] == tag
    assert gm.get("/api/books/nde2/page?lang=fr", **{"if-none-match": tag}).status == 200


def test_a_page_of_no_book_is_refused(gm: Person) -> None:
    """A book that does not exist has no page."""
    assert gm.get("/api/books/nowhere/page").status == 404


def test_the_language_of_the_browser_is_spoken(gm: Person) -> None:
    """Where the address names no language, the browser's is taken."""
    assert gm.get("/api/books/nova6/page", **{"accept-language": "fr"}).body["texts"]["lang"] == "fr"


@pytest.mark.parametrize("book", list(books.book_ids()))
def test_our_books_speak_every_language(book: str) -> None:
    """No page of ours needs English for a text of another language."""
    assert [(book_page(book, lang).spoken, book_page(book, lang).stand_in) for lang in LANGUAGES] == [
        (lang, None) for lang in LANGUAGES
    ]


def test_the_version_changes_with_the_content(shelve: Shelve) -> None:
    """Another text, in whatever language, makes another version; the same content the same."""
    texts = {"texts/en/page.ftl": "shown-pool = Pool\n"}
    plainly, same = page_version(shelve(texts)), page_version(shelve(texts))
    other = page_version(shelve(texts | {"texts/en/page.ftl": "shown-pool = Puddle\n"}))
    polish = page_version(shelve(texts | {"texts/pl/page.ftl": "shown-pool = Pula\n"}))
    assert plainly == same and len({plainly, other, polish}) == 3


def test_a_book_in_english_alone_says_so(gm: Person, shelve: Shelve) -> None:
    """A reader of another language gets the English texts, and is told in which language the book speaks."""
    book = shelve({"texts/en/page.ftl": "shown-pool = Pool\n"})
    page = gm.get(f"/api/books/{book}/page?lang=pl").body
    assert page["spoken"] == "en"
    assert page["stand_in"] == {"lang": "en", "ftl": ["shown-pool = Pool\n"]}
    english = gm.get(f"/api/books/{book}/page?lang=en").body
    assert (english["spoken"], english["stand_in"]) == ("en", None)


def test_english_stands_in_for_single_texts(shelve: Shelve) -> None:
    """A language that lacks some texts is spoken, and the English ones come too; those of an edition count."""
    english = {"texts/en/terms.ftl": "term-a = a\n", "texts/en/page.ftl": "shown-pool = Pool\n"}
    some = shelve(english | {"texts/fr/page.ftl": "shown-pool = Réserve\n"})
    page = book_page(some, "fr")
    assert page.spoken == "fr" and page.texts.ftl[-1] == "shown-pool = Réserve\n"
    assert page.stand_in is not None and page.stand_in.ftl == ["term-a = a\n", "shown-pool = Pool\n"]
    whole = english | {"texts/fr/page.ftl": "shown-pool = Réserve\n", "texts/fr/BOOK/terms.ftl": "term-a = à\n"}
    assert book_page(shelve(whole), "fr").stand_in is None


def test_a_book_without_a_layout_is_shown_plainly(gm: Person, shelve: Shelve) -> None:
    """Its page has a layout by the types of its state, and labels that the book's own texts go before."""
    book = shelve({"texts/en/page.ftl": "shown-pool = The pool\n"})
    page = gm.get(f"/api/books/{book}/page?lang=en").body
    shown = {one["field"]: (one["widget"], one["place"]) for one in page["layout"]["shown"]}
    assert shown == {"pool": ("number", "scene"), "heroes": ("record", "scene"), "traps": ("record", "scene")} | {
        "doom": ("number", "scene")
    }
    labels, own = page["texts"]["ftl"]
    assert "shown-pool = Pool\n" in labels and "shown-doom = Doom\n" in labels and own == "shown-pool = The pool\n"
