"""The books: their rules to list, read and search, and the options a table may set."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from moothall import books
from moothall.errors import MoothallError
from moothall.speech import Voice, search, voice
from moothall.web.api.play import Spoken
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.wire import Text

endpoints = Endpoints()


class RuleListed(Struct, frozen=True):
    """A rule on a list."""

    id: str
    title: str
    chapter: str
    kind: str
    source: str


class Rules(Struct, frozen=True):
    """Rules in the book's order, or the best fitting first."""

    rules: list[RuleListed]


class RuleShown(Struct, frozen=True):
    """A rule in our words."""

    id: str
    title: str
    gist: str
    gist_lang: str
    """The language of the gist: English where the reader's has none."""
    chapter: str
    kind: str
    source: str
    options: list[str]
    see: list[str]


class OptionShown(Struct, frozen=True):
    """What a table may set; without `values` it takes a number."""

    name: str
    default: str
    values: list[str]


class Chapter(Struct, frozen=True):
    """A chapter of a book."""

    id: str
    title: str


class BookShown(Struct, frozen=True):
    """A book: its chapters, its roles, and where tables may differ."""

    id: str
    chapters: list[Chapter]
    options: list[OptionShown]


class Sought(Struct, frozen=True):
    """What is looked for."""

    q: Text = ""
    lang: Text = ""


@endpoints.get("/api/books/{book}", gives=BookShown, query=Spoken, signed=False)
async def show_book(call: Call) -> BookShown:
    """A book, its chapters and its options."""
    book = _known(call)
    said, rulebook = voice(call.lang, book), books.rulebook(book)
    options = await in_thread(books.table_options, book)
    chapters = [Chapter(chapter, said.say(f"chapter_{chapter}")) for chapter in rulebook.chapters]
    shown = [OptionShown(each.name, each.default, list(each.values)) for each in options.values()]
    return BookShown(book, chapters, shown)


@endpoints.get("/api/books/{book}/rules", gives=Rules, query=Spoken, signed=False)
async def list_rules(call: Call) -> Rules:
    """Every rule of a book."""
    book = _known(call)
    return Rules([_listed(rule, voice(call.lang, book)) for rule in books.rulebook(book).rules.values()])


@endpoints.get("/api/books/{book}/rules/{rule}", gives=RuleShown, query=Spoken, signed=False)
async def show_rule(call: Call) -> RuleShown:
    """A rule in our words, and where it stands."""
    book = _known(call)
    rule = books.rulebook(book).rules.get(call.path["rule"])
    if rule is None:
        raise MoothallError("error-web-no-rule", name=call.path["rule"])
    said = voice(call.lang, book)
    gist, gist_lang = said.part(rule.key, "gist"), said.language_of(rule.key, "gist")
    parts = (rule.chapter, rule.kind, rule.source, list(rule.options), list(rule.see))
    return RuleShown(rule.id, said.say(rule.key), gist, gist_lang, *parts)


@endpoints.get("/api/books/{book}/search", gives=Rules, query=Sought, signed=False)
async def find_rules(call: Call) -> Rules:
    """The rules that fit some words, best first."""
    book, asked = _known(call), call.query
    said, rules = voice(call.lang, book), books.rulebook(book).rules

    def found() -> list[str]:
        entries = (search.Entry(id, said.say(rule.key), said.part(rule.key, "gist")) for id, rule in rules.items())
        return [entry.id for entry in search.search(asked.q, entries)]

    return Rules([_listed(rules[id], said) for id in await in_thread(found)])


def _listed(rule: Any, said: Voice) -> RuleListed:
    return RuleListed(rule.id, said.say(rule.key), rule.chapter, rule.kind, rule.source)


def _known(call: Call) -> str:
    book = call.path["book"]
    if book not in books.BOOKS:
        raise MoothallError("error-web-no-book", name=book)
    return book
