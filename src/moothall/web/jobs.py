"""Jobs of the workshop: characters made, judged, drawn and grown, and rules looked up.

Any sender may ask for one, and it may take a while. So each can be done in a worker: it is given by plain records
here, and knows neither the app context nor the sender.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from moothall import books, packs
from moothall.errors import MoothallError, Unclear
from moothall.handlers.dice import Seeded
from moothall.speech import search, voice
from moothall.speech.wording import WithWords
from moothall.table.seat_names import look_alike
from moothall.talk.workshop import Sheet, Status, progress
from moothall.web import draft_view
from moothall.web.wire import Id, Received, Settings, Text
from moothall.web.workshops import Shop, WorkshopRequest, pack_of

MOST_CHANGES = 40
"""Fields that one request may fill in. A page sends those that were touched while the last answer was on its way."""

MOST_DRAWN = 40
"""Characters that are drawn until one has a name of its own; at a table with more names than a book has, so be it."""


class SheetGiven(Received, frozen=True):
    """A character to be judged under a table's options."""

    sheet: Sheet
    options: Settings = field(default_factory=dict)


class SheetProblem(Struct, frozen=True):
    """A problem of a character sheet, and its rule; a warning does not keep the character from the table."""

    field: str
    rule: str
    warning: bool
    unfinished: bool
    """Not wrong, but not done yet."""
    said: str


class SheetVerdict(Struct, frozen=True):
    """Whether a character is legal."""

    legal: bool
    problems: list[SheetProblem]


class Filled(Received, frozen=True):
    """A field of a draft, and what shall stand there."""

    at: Id
    value: Any


class DraftRequest(Received, frozen=True):
    """A character in the making; without a sheet it is begun. The changes are made first, in their order."""

    sheet: Sheet | None = None
    changes: Annotated[list[Filled], Meta(max_length=MOST_CHANGES)] = field(default_factory=list)
    growing: dict[str, Any] = field(default_factory=dict)
    """The choices made so far for growing."""
    options: Settings = field(default_factory=dict)
    pack: Text = ""
    """The id of the pack to begin with, where the book has such; a sheet says by itself with which it was made."""


class DraftView(Struct, frozen=True):
    """A draft in the workshop: its steps as it stands, its problems, and what it could grow in if it is legal."""

    sheet: Sheet
    steps: list[draft_view.StepShown]
    legal: bool
    status: Status
    rule: str
    """By which it stands so, where the book has one."""
    problems: list[SheetProblem]
    growth: draft_view.StepShown | None
    heeds: list[str]
    """The options of a table that shape a sheet."""
    pack: str
    """The id of the pack it is made with; nothing for the book as it stands."""
    title: str
    """Of the book, and of the pack."""
    told: list[draft_view.AdviceShown]
    """The facts that the table it is for has settled about its characters."""


class Drawing(Received, frozen=True):
    """A character to be drawn at random for a table's options."""

    options: Settings = field(default_factory=dict)
    pack: Text = ""


class Growing(Received, frozen=True):
    """A legal character that grows."""

    sheet: Sheet
    growing: dict[str, Any]
    options: Settings = field(default_factory=dict)


# ---- the work -------------------------------------------------------------------------------------------------------


def judged(wanted: WorkshopRequest, asked: SheetGiven) -> SheetVerdict:
    """Judge a character by the pack it was made with."""
    shop = wanted.shop(asked.options, pack_of(asked.sheet, ""))
    come = progress(shop.work, asked.sheet, shop.options)
    return SheetVerdict(come.status == "ready", _told(come.problems, shop.said))


def _told(problems: Iterable[Any], said: WithWords) -> list[SheetProblem]:
    return [_problem(each, said.say(each.key, field=each.field, said=said.word(each.said))) for each in problems]


def _problem(each: Any, said: str) -> SheetProblem:
    return SheetProblem(each.field, each.cite, each.warning, each.unfinished, said)


def worked_on(wanted: WorkshopRequest, asked: DraftRequest) -> DraftView:
    """Return a draft after some changes."""
    sheet = None if asked.sheet is None else _of_book(asked.sheet, wanted.book)
    shop = wanted.shop(asked.options, pack_of(sheet, asked.pack))
    if sheet is not None and wanted.settled is not None:
        _of_pack(sheet, shop)
    return _draft_view(shop, asked)


def _draft_view(shop: Shop, asked: DraftRequest) -> DraftView:
    work, options, said = shop.work, shop.options, shop.said
    sheet = work.begun(options) if asked.sheet is None else asked.sheet
    for change in asked.changes:
        sheet = draft_view.changed(work, sheet, change.at, change.value, options, said)
    come = progress(work, sheet, options)
    legal = come.status == "ready"
    growth = work.growth(sheet, asked.growing, options) if legal else None
    ideas = work.ideas(voice(shop.lang, shop.book).say)
    return DraftView(
        sheet,
        [draft_view.step_shown(step, sheet, ideas, said, mark) for step, mark in come.steps],
        legal,
        come.status,
        come.cite,
        _told(come.problems, said),
        None if growth is None else draft_view.step_shown(growth, asked.growing, {}, said),
        list(work.heeds),
        "" if shop.pack == packs.UNIVERSAL else shop.pack,
        shop.title,
        draft_view.advised(shop.told, said),
    )


def drawn(wanted: WorkshopRequest, asked: Drawing) -> Sheet:
    """Draw a legal character at random."""
    shop = wanted.shop(asked.options, asked.pack)
    say = voice(shop.lang, shop.book).say
    drawn = [shop.work.drawn(say, Seeded(secrets.token_hex(8)), shop.options)]
    while _is_taken(drawn[-1], wanted.taken) and len(drawn) < MOST_DRAWN:
        drawn.append(shop.work.drawn(say, Seeded(secrets.token_hex(8)), shop.options))
    return drawn[-1]


def _is_taken(sheet: Sheet, taken: Iterable[str]) -> bool:
    """Whether a character would be taken for one who is there."""
    return any(look_alike(str(sheet.get("name", "")), name) for name in taken)


def grown(wanted: WorkshopRequest, asked: Growing) -> Sheet:
    """Let a legal character grow by one step."""
    sheet = _of_book(asked.sheet, wanted.book)
    shop = wanted.shop(asked.options, pack_of(sheet, ""))
    wrong = [problem for problem in shop.work.judged(sheet, shop.options) if not problem.warning]
    if wrong:
        raise MoothallError("error-web-illegal-sheet", cite=wrong[0].cite, field=wrong[0].field)
    return shop.work.grown(sheet, asked.growing, shop.options)


def _of_book(sheet: Sheet, book: str) -> Sheet:
    """A sheet that says it is of this book."""
    ruleset = sheet.get("ruleset")
    if not isinstance(ruleset, str):
        raise Unclear("error-web-not-a-sheet")
    if ruleset != book:
        raise Unclear("error-web-other-book", ruleset=ruleset, wanted=book)
    return sheet


def _of_pack(sheet: Sheet, shop: Shop) -> None:
    """A sheet that was made with the pack of this workshop."""
    made_with = pack_of(sheet, "") or shop.pack
    if made_with != shop.pack:
        raise Unclear("error-other-pack", pack=made_with, wanted=shop.pack)


# ---- rules ----------------------------------------------------------------------------------------------------------


def found(book: str, lang: str, words: str) -> list[str]:
    """Find the ids of the rules that fit some words, best first."""
    return [entry.id for entry in _index(book, lang).search(words)]


@lru_cache(maxsize=12)
def _index(book: str, lang: str) -> search.Index:
    """A rulebook made ready for searching. It is the same for everybody, and takes longer than the search itself."""
    said, rules = voice(lang, book), books.rulebook(book).rules
    return search.Index(search.Entry(id, said.say(rule.key), said.part(rule.key, "gist")) for id, rule in rules.items())
