"""Whole sessions of every NDE edition and variant: read back, replayed, seen by each viewer, in three languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from moothall import books
from moothall.cli.demo import play_demo
from moothall.handlers.replay import recall, replay
from moothall.handlers.stage import Stage
from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Rolled, Told, citations
from moothall.rulesets import nde
from moothall.rulesets.nde.state import Foe, Hero, Table
from moothall.sight.redact import redact
from moothall.speech import voice
from moothall.speech.teller import Teller, lines
from moothall.talk.reasons import Because
from moothall.talk.rule_names import names_at
from moothall.talk.types import KnownTypes

pytestmark = pytest.mark.slow

SESSIONS = [("nde2", "ladder"), ("nde2", "2d6"), ("nde1", "ladder"), ("nde1", "d6")]
every_session = pytest.mark.parametrize(("book", "dice"), SESSIONS)
FOREIGN = ("pl", "fr")


def own_words(key: str) -> str:
    """Free text of people at the table, in a language of their own."""
    return "zq-" + key.removeprefix("demo-")


@cache
def session(book: str, dice: str) -> Stage[Table]:
    return play_demo(own_words, "11", book, dice)


@cache
def told(book: str, dice: str, lang: str) -> list[str]:
    """The session in one language: every sentence, and every reason under it."""
    stage = session(book, dice)
    people: list[Hero | Foe] = [*stage.state.heroes, *stage.state.foes]
    names: dict[str, str] = {one.id: one.name for one in people}
    teller = Teller(voice(lang, book), names.get)
    return [text for line in lines(teller, stage.log) for text in (line.said, *line.why)]


@every_session
def test_a_session_has_tests_a_fight_growth_and_fifty_facts(book: str, dice: str) -> None:
    """There are tests, a fight and growth in it, and more than fifty facts."""
    stage = session(book, dice)
    kinds = {entry.event.kind for entry in stage.log if isinstance(entry, Told)}
    assert {"nde/tested", "nde/attacked", "nde/power-used", "nde/struck", "nde/grown"} <= kinds
    assert sum(isinstance(entry, Told) for entry in stage.log) > 50
    assert stage.state.options.edition == book and stage.state.options.dice_mode == dice


@every_session
def test_only_this_editions_rules_are_cited(book: str, dice: str) -> None:
    """Each rule that an entry cites is one of the edition at the table, by its own id."""
    stage = session(book, dice)
    known = set(books.rulebook(book).rules)
    assert set(citations(stage.log, names_at(stage.state))) <= known
    for entry in stage.log:
        if isinstance(entry, Told | Rolled):
            assert set(entry.cites) <= known, entry
        if isinstance(entry, Rolled):
            assert {reason.cite for reason in entry.why} <= known, entry


@every_session
def test_a_session_is_read_back_and_replayed(book: str, dice: str) -> None:
    """Read back line by line it is the same, and the rules do the same again."""
    stage = session(book, dice)
    back = list(Reader(KnownTypes(), Because).read(to_line(entry) for entry in stage.log))
    assert back == stage.log
    again = replay(back, Table(), nde.fold)
    assert again.state == stage.state == recall(back, Table(), nde.fold)
    assert again.log == stage.log


@every_session
def test_every_view_is_the_fold_of_the_facts_told(book: str, dice: str) -> None:
    """For each viewer and after each fact, folding the facts they were told gives what they may see."""
    facts = [entry.event for entry in session(book, dice).log if isinstance(entry, Told)]
    for viewer in ("gm", "ilse", "guest"):
        whole, seen = Table(), redact(Table(), viewer)
        for fact in facts:
            whole = nde.fold(whole, fact)
            shown = redact(fact, viewer)
            seen = seen if shown is None else nde.fold(seen, shown)
            assert seen == redact(whole, viewer)


# ---- One ledger, three languages ------------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|and|with|against|a|an|of|is|has|have|now|one|step|steps|harder|easier|dice|die|shows|heart|hearts|"
    r"success|failure|round|begins|attacks|misses|hits|what|this|that|for|from|no|not|wound|wounds)\b",
    re.IGNORECASE,
)
SHARED = {"fr": {"a", "an", "round"}, "pl": {"a", "no"}}
"""Words that the languages have in common."""


def english_in(text: str, lang: str) -> set[str]:
    """English words in a sentence, what people said and the ids of rules left aside."""
    plain = re.sub(r"zq-[\w-]+|\(nde\d\.[^)]*\)|nde\d\.[\w.-]+", "", text)
    return {word.lower() for word in ENGLISH.findall(plain)} - SHARED[lang]


@pytest.mark.parametrize("lang", FOREIGN)
@every_session
def test_no_english_is_left(book: str, dice: str, lang: str) -> None:
    """The same ledger read in Polish or French has as many sentences as in English, and no English one."""
    ours, english = told(book, dice, lang), told(book, dice, "en")
    assert len(ours) == len(english) > 100
    assert [line for line in ours if english_in(line, lang)] == []
    same = {line for line in set(ours) & set(english) if re.sub(r"zq-[\w-]+|[\W\d_]", "", line)}
    assert same == set()


@every_session
def test_the_english_words_find_most_english_sentences(book: str, dice: str) -> None:
    """The list of English words is good enough to find most English sentences."""
    english = told(book, dice, "en")
    found = [line for line in english if english_in(line, "pl")]
    assert len(found) > 0.6 * len(english)


@every_session
@pytest.mark.parametrize("lang", ["en", *FOREIGN])
def test_every_sentence_is_whole(book: str, dice: str, lang: str) -> None:
    """No sentence has a hole, a key or an unsaid value in it, and what people said is in every language's story."""
    story: Any = told(book, dice, lang)
    assert [line for line in story if re.search(r"\bnone\b|\{|\}|_said|\$|  ", line)] == []
    assert any("zq-aim-sneak" in line for line in story) and any("zq-aim-door" in line for line in story)
