"""The books: their rules to list, read and search, and the options a table may set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from moothall import books
from moothall.errors import MoothallError
from moothall.speech import Voice, voice
from moothall.talk.layers import Layer
from moothall.talk.options import SWITCH
from moothall.web import jobs
from moothall.web.api.play import Spoken
from moothall.web.calls import EACH_REQUEST, JSON, Call, Endpoints, at_the_bench, in_thread
from moothall.web.demo import can_show
from moothall.web.encounters import has_encounters
from moothall.web.lab import has_lab
from moothall.web.wire import Text

endpoints = Endpoints()

MOST_KEPT = 32
"""Books in a language that are kept as they are told: all there are, and the same for everybody."""


class RuleListed(Struct, frozen=True):
    """A rule on a list."""

    id: str
    title: str
    chapter: str
    kind: str
    source: str


class Rules(Struct, frozen=True):
    """Rules in the book's order and then the rulings on it, or the best fitting first."""

    rules: list[RuleListed]


class RuleNamed(Struct, frozen=True):
    """A rule or ruling by its name."""

    id: str
    title: str


class RuleShown(Struct, frozen=True):
    """A rule in our words, or a ruling on the book."""

    id: str
    title: str
    gist: str
    gist_lang: str
    """The language of the gist: English where the reader's has none."""
    chapter: str
    kind: str
    source: str
    """Where it stands in the book; empty where only rulings make it."""
    options: list[str]
    see: list[RuleNamed]
    rulings: list[RuleNamed]
    """Those that it rests on."""


class ValueShown(Struct, frozen=True):
    """One value of an option, and what it changes."""

    id: str
    said: str
    meaning: str


class OptionShown(Struct, frozen=True):
    """An option of a table in plain words, and the rules it changes; without `values` it takes a number."""

    name: str
    field: str
    """Its name in the options of a table."""
    default: str
    values: list[str]
    said: str
    meaning: str
    chapter: str
    """Where the first of its rules stands; of a book's options that change none, its first chapter."""
    rules: list[str]
    most: int
    """Of a number."""
    shown: list[ValueShown]
    """The values in words; of a number only the book's."""
    source: str
    """Where it comes from: the `book`, a `ruling` of ours on it, or a `house` rule, which is a layer or its option."""


class PresetShown(Struct, frozen=True):
    """Options under one name: those that differ from the defaults."""

    id: str
    said: str
    meaning: str
    settings: dict[str, str]


class Chapter(Struct, frozen=True):
    """A chapter of a book."""

    id: str
    title: str


class BookListed(Struct, frozen=True):
    """A book on the shelf, and whether characters of it can be made here, a demo shown, and odds counted."""

    id: str
    title: str
    hint: str
    workshop: bool
    demo: bool
    odds: bool
    art: str
    """The picture of its demo, if it has one."""


class Shelf(Struct, frozen=True):
    """All books."""

    books: list[BookListed]


class BookShown(Struct, frozen=True):
    """A book: its chapters, and where tables may differ."""

    id: str
    title: str
    chapters: list[Chapter]
    options: list[OptionShown]
    """Those of the book, then a switch for each layer over it, with the options of that layer."""
    presets: list[PresetShown]
    layers: Chapter
    """The heading under which the switches stand."""
    odds: bool
    """Whether its odds are counted in the lab."""
    encounters: bool
    """Whether its encounters are forecast there."""


class RuleSearch(Struct, frozen=True):
    """The words of a search."""

    q: Text = ""
    lang: Text = ""


@endpoints.get("/api/books", gives=Shelf, query=Spoken, signed=False)
async def list_books(call: Call) -> Shelf:
    """The books that can be played here."""
    return Shelf(await in_thread(lambda: [_on_the_shelf(id, voice(call.lang, id)) for id in books.book_ids()]))


def _on_the_shelf(id: str, said: Voice) -> BookListed:
    title, hint = said.say("book-title"), said.part("book-title", "hint")
    story = books.ruleset(id).demo()
    art = story.art if story else ""
    return BookListed(id, title, hint, books.ruleset(id).workshop() is not None, can_show(id), has_lab(id), art)


@endpoints.get("/api/books/{book}", gives=BookShown, query=Spoken, signed=False)
async def show_book(call: Call) -> BookShown:
    """A book, its chapters and its options."""
    return await in_thread(_book, _known(call), call.lang)


@lru_cache(maxsize=MOST_KEPT)
def _book(book: str, lang: str) -> BookShown:
    said, rulebook = voice(lang, book), books.rulebook(book)
    named = (*rulebook.chapters, *([books.RULINGS] if books.rulings(book) else []))
    chapters = [Chapter(chapter, said.say(f"chapter_{chapter}")) for chapter in named]
    options = [_option(book, each, said) for each in books.table_options(book).values()]
    layers = [shown for layer in books.layers(book) for shown in _layer(layer, said)]
    heading = Chapter(books.LAYER_CHAPTER, said.say(f"chapter_{books.LAYER_CHAPTER}"))
    presets = [_preset(book, id, said) for id in books.ruleset(book).presets]
    return BookShown(
        book, said.say("book-title"), chapters, options + layers, presets, heading, has_lab(book), has_encounters(book)
    )


def _option(book: str, option: books.TableOption, said: Voice) -> OptionShown:
    changed = [books.rulebook(book).rules[rule] for rule in option.rules]
    chapter = changed[0].chapter if changed else books.rulebook(book).chapters[0]
    key = f"option_{books.text_key(option.name)}"
    return _shown(option, said.say(key), said.part(key, "meaning"), chapter, said)


def _layer(layer: Layer, said: Voice) -> Iterator[OptionShown]:
    """The switch of a layer, and its options as the book's are shown."""
    gists = " ".join(said.part(books.text_key(rule), "gist") for rule in layer.rules)
    switch = books.TableOption(f"layers.{layer.id}", SWITCH[0], SWITCH, source="house", rules=tuple(layer.rules))
    yield _shown(switch, said.say(f"layer_{layer.id}"), gists, books.LAYER_CHAPTER, said)
    for option in books.options_of(layer.id).values():
        key = f"option_{books.text_key(option.name)}"
        yield _shown(option, said.say(key), said.part(key, "meaning"), books.LAYER_CHAPTER, said)


def _shown(option: books.TableOption, title: str, meaning: str, chapter: str, said: Voice) -> OptionShown:
    values = option.values or (option.default,)
    return OptionShown(
        option.name,
        books.option_field(option.name),
        option.default,
        list(option.values),
        title,
        meaning,
        chapter,
        list(option.rules),
        option.most,
        [_value(books.value_key(option.name, value), value, said) for value in values],
        option.source,
    )


def _preset(book: str, id: str, said: Voice) -> PresetShown:
    usual, settings = books.table_options(book), books.ruleset(book).presets[id]
    changed = {name: value for name, value in settings.items() if usual[name].default != value}
    key = f"preset-{id}"
    words = (said.say(key), said.part(key, "meaning")) if said.has(key) else (id, "")
    return PresetShown(id, *words, changed)


def _value(key: str, value: str, said: Voice) -> ValueShown:
    return ValueShown(value, said.say(key), said.part(key, "meaning"))


@endpoints.get("/api/books/{book}/rules", gives=Rules, query=Spoken, signed=False)
async def list_rules(call: Call) -> Response:
    """Every rule of a book, and every ruling on it. It is long, and counts as several requests."""
    listed = await in_thread(_rules_as_json, _known(call), call.lang)
    call.context.requests.check(call.sender, call.now, len(listed) // EACH_REQUEST)
    return Response(listed, media_type=JSON)


@lru_cache(maxsize=MOST_KEPT)
def _rules(book: str, lang: str) -> Rules:
    listed = (*books.rulebook(book).rules.values(), *books.rulings(book).values())
    return Rules([_listed(rule, voice(lang, book)) for rule in listed])


@lru_cache(maxsize=MOST_KEPT)
def _rules_as_json(book: str, lang: str) -> bytes:
    return msgspec.json.encode(_rules(book, lang))


@lru_cache(maxsize=MOST_KEPT)
def _rules_by_id(book: str, lang: str) -> dict[str, RuleListed]:
    return {rule.id: rule for rule in _rules(book, lang).rules}


@endpoints.get("/api/books/{book}/rules/{rule}", gives=RuleShown, query=Spoken, signed=False)
async def show_rule(call: Call) -> RuleShown:
    """A rule in our words, and where it stands."""
    book = _known(call)
    rule = books.rule_in(book, call.path["rule"])
    if rule is None:
        raise MoothallError("error-web-no-rule", name=call.path["rule"])
    said = voice(call.lang, book)
    gist, gist_lang = said.part(rule.key, "gist"), said.language_of(rule.key, "gist")
    see, rulings = ([_named(book, id, said) for id in ids] for ids in (rule.see, rule.rulings))
    place = "" if rule.kind == books.RULINGS else rule.place
    return RuleShown(
        rule.id, said.say(rule.key), gist, gist_lang, rule.chapter, rule.kind, place, list(rule.options), see, rulings
    )


def _named(book: str, id: str, said: Voice) -> RuleNamed:
    found = books.rule_in(book, id)
    return RuleNamed(id, said.say(found.key) if found else id)


@endpoints.get("/api/books/{book}/search", gives=Rules, query=RuleSearch, signed=False)
async def find_rules(call: Call) -> Rules:
    """The rules that fit some words, best first."""
    book, asked = _known(call), call.query
    ids = await at_the_bench(call, jobs.found, book, call.lang, asked.q)
    listed = await in_thread(_rules_by_id, book, call.lang)
    return Rules([listed[id] for id in ids])


def _listed(rule: Any, said: Voice) -> RuleListed:
    return RuleListed(rule.id, said.say(rule.key), rule.chapter, rule.kind, rule.source)


def _known(call: Call) -> str:
    book = call.path["book"]
    if not books.is_known(book):
        raise MoothallError("error-web-no-book", name=book)
    return book
