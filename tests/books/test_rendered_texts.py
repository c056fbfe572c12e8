"""Texts read in play, in three languages, hold no id, key, dict, gap or empty sentence."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from moothall.web.refusals import said_of
from moothall.web.render import Telling
from tests.books.houses2d20.support.bots import scene
from tests.books.nova6.support.bots import KINDS as SCENES
from tests.books.nova6.support.bots import NovaBots
from tests.books.support.flaws import flaws, words_of_people
from tests.support.prompts import Json, book, sent
from tests.support.scene_questions import KINDS, Happened, Met, happened, met, watching
from tests.table.support.bots import Bots, play

OWN = frozenset({"water", "other"})
"""Single words that scenes call things by, and that happen to be words of a book."""
MOST_OF_A_KIND = 12
MOVES = 60


# ---- Prompts ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_each_prompt_has_words_in_every_language(kind: str) -> None:
    """A question, its options, fields, choices and refusals have words in each language."""
    found = [
        (lang, where, flaw, text)
        for one in met(kind)
        for own in (own_words(one),)
        for lang in LANGUAGES
        for where, text in said_in(sent(one, lang))
        for flaw in flaws(text, one.book, lang, own)
    ]
    assert found == []


def own_words(one: Met) -> frozenset[str]:
    """Return the words of people that a question and its table hold."""
    return OWN | words_of_people(one.question) | words_of_people(one.state)


def said_in(prompt: Json) -> Iterator[tuple[str, str]]:
    """Every text of a prompt, and where it stands."""
    yield "the question", prompt["said"]
    if prompt["cite"]:
        yield "the rule", prompt["rule"]
    for option in prompt["options"]:
        yield from _of_word("option", option)
    yield from _of_fields(prompt["fields"])


def _of_fields(fields: list[Json]) -> Iterator[tuple[str, str]]:
    for field in fields:
        yield f"the label of {field['name']}", field["label"]
        for word in (*field["words"], *field["ideas"]):
            yield from _of_word(field["name"], word)
        yield from _of_fields(field.get("parts", []))


def _of_word(where: str, word: Json) -> Iterator[tuple[str, str]]:
    yield f"{where}: {word['id']}", word["said"]
    if "refused" in word:
        yield f"{where}: why not {word['id']}", word["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_each_refusal_has_words_in_every_language(kind: str) -> None:
    """Each answer that a question refuses is refused in words of each language."""
    found = [
        (lang, flaw, text)
        for one in met(kind)
        for own in (own_words(one),)
        for refusal in refusals_of(one)
        for lang in LANGUAGES
        for text in (said_of(refusal, lang),)
        for flaw in flaws(text, one.book, lang, own)
    ]
    assert found == []


def refusals_of(one: Met) -> Iterator[MoothallError]:
    """The refusals of answers that a question can list, as things stand and as they stood at other moments."""
    others = [other.question for other in met(one.question.kind)]
    for question in others:
        for answer in (question.default(), *list(question.answers())[:40]):
            try:
                one.question.check(one.state, answer)
            except MoothallError as refusal:
                yield refusal


# ---- The log ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_fact_in_the_log_has_words_in_every_language(lang: str) -> None:
    """Each fact that the scenes tell is told in words of that language."""
    told: dict[str, list[Happened]] = defaultdict(list)
    for one in (*happened(), *_conflicts()):
        if len(told[one.fact.kind]) < MOST_OF_A_KIND:
            told[one.fact.kind].append(one)
    found = [(flaw, text) for some in told.values() for one in some for flaw, text in _flaws_of_fact(one, lang)]
    assert found == [] and len(told) > 150


def _conflicts() -> Iterator[Happened]:
    """The log lines of 2d20 conflicts that bots play."""
    seen: list[Any] = []
    with watching(seen.append):
        for number in range(5):
            scene(number)
    yield from (one for one in seen if isinstance(one, Happened))


def _flaws_of_fact(one: Happened, lang: str) -> Iterator[tuple[str, str]]:
    text = Teller(voice(lang, one.book), lambda id: _name(one, id, lang)).fact(one.fact)
    own = OWN | words_of_people(one.fact) | words_of_people(one.state)
    yield from ((flaw, text) for flaw in flaws(text, one.book, lang, own) if text)


def _name(one: Happened, id: str, lang: str) -> str | None:
    name = book(one.book).said_in(one.state, id, lang)
    return None if name == id else name


# ---- Sessions --------------------------------------------------------------------------------------------------------


class Reading:
    """The lines, prompts and refusals that a reader of a bot session sees."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.own = OWN | words_of_people(bots.desk.table.game.state)

    def flaws(self, viewer: str, lang: str) -> Iterator[tuple[str, str]]:
        """The flaws of every line, prompt and refusal."""
        for text, own in self._read(viewer, lang):
            yield from ((flaw, text) for flaw in flaws(text, self.bots.book, lang, self.own | own))

    def _read(self, viewer: str, lang: str) -> Iterator[tuple[str, frozenset[str]]]:
        table = self.bots.desk.table
        telling = Telling(table, viewer, lang)
        for message in table.told(viewer):
            if said := telling.line(message).said:
                yield said, words_of_people(message.body)
        for refusal in self.bots.refusals:
            yield said_of(refusal, lang), frozenset(_words_of_error(refusal))


def _words_of_error(refusal: MoothallError) -> Iterator[str]:
    for value in refusal.values.values():
        if isinstance(value, MoothallError):
            yield from _words_of_error(value)
        elif isinstance(value, str):
            yield from words_of_people(value)


SESSIONS = [("nde2", ""), ("nde1", ""), *(("nova6", kind) for kind in SCENES)]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "kind"), SESSIONS)
def test_the_lines_and_refusals_of_a_bot_session_have_no_flaw(tmp_path: Path, id: str, kind: str) -> None:
    """Each line that the GM or a player reads, and each refusal that anybody gets, is without a flaw."""
    bots = NovaBots(tmp_path, kind, {}, 3) if kind else Bots(tmp_path, id, {}, 3)
    asyncio.run(play(bots, MOVES, every=MOVES))
    reading = Reading(bots)
    found = {flaw for viewer in ("gm", "ana") for lang in LANGUAGES for flaw in reading.flaws(viewer, lang)}
    assert sorted(found) == [] and bots.refusals


def test_the_flaw_detector_finds_each_kind_of_flaw() -> None:
    """A text with an id, a key, a dict, a gap or nothing in it does not pass."""
    for text in (
        "",
        "Zone is None.",
        "{'a': 1}",
        "ask-nde-call",
        "nova6/judge",
        "an extra_option",
        "Why?.",
        "“” is gone.",
    ):
        assert list(flaws(text, "nde2", "en")), text
    assert list(flaws("Ana działa: overcome.", "nova6", "pl")) and not list(
        flaws("Ana działa: pokonanie.", "nova6", "pl")
    )
