"""No text holds a banned word: one that is obscene, means something else, or that nobody says at a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import moothall

SOURCES = Path(moothall.__file__).parent
PAGES = SOURCES.parents[1] / "frontend" / "texts"

NEVER = {
    "fr": r"\bse touche(nt|r)?\b|\bun raté\b|\bchronomètre|\bsoirées?\b|\bséances?\b|\b(succès|touche) à coût\b",
    "pl": r"\bw słowo\b|\bstoper|\bwiecz[oó]r(?!y? przed)|\bk(4|6|8|10|12|20)\b|\(liczba:",
    "en": r"\b(shall|whoever|whomever|anew|deeds?|evenings?|comes of it)\b|\bthr(ow|ows|own|owing)\b",
}
"""What sounds obscene, is another thing's name (a stopwatch for the clock, a separate séance), or is stilted."""

SEEN_FROM = re.compile(r"^arg-watch = .*\b(hide|kryjesz|cachez)\b")
"""The question that asked for the opposite of its rule."""

ALLOWED = {
    "en": (
        r"kni(fe|ves)|\bnote\b|throw (them|yourself|what|it)|thrown (into|across|away|down|to|things|once|it)|"
        r"what you throw|you can throw|shoot or throw|throwing what|to throw\b|throw at somebody|shove|properties: |"
        r"boarding party|evening before"
    ),
    "pl": r"Wieczór przed",
}
"""Things that are truly thrown, and an evening in a story."""

FLYING = re.compile(r"^(arg|term|nova6|ruling|reason-note|deed-nova6)[\w-]*(throw|thrown|hurl|melee|consumed|lies)")
"""Keys of texts about things that fly."""

MESSAGE = re.compile(r"^(?P<key>[a-zA-Z][\w-]*) =")
PLACEABLE = re.compile(r"\{[^{}]*\}|\[[\w-]+\]|\{ \$\w+ ->")


def lines(lang: str) -> list[tuple[str, str, str]]:
    """Each line of each text of a language: its file, the key of its message, and its words alone."""
    files = [path for root in (SOURCES, PAGES) for path in root.rglob("*.ftl") if lang in path.parts]
    assert len(files) > 10
    found, key = [], ""
    for path in sorted(files):
        for line in path.read_text(encoding="utf-8").splitlines():
            named = MESSAGE.match(line)
            key = named["key"] if named else key
            if not line.startswith("#"):
                words = line[named.end() :] if named else re.sub(r"^ +\.\w+ =", "", line)
                found.append((path.name, key, PLACEABLE.sub(" ", words).strip()))
    return found


@pytest.mark.parametrize("lang", NEVER)
def test_no_text_holds_a_banned_word(lang: str) -> None:
    """No text of the pages or of any book has one of these words, but of things that truly fly."""
    read = [(name, key, words) for name, key, words in lines(lang) if not (lang == "en" and FLYING.match(key))]
    found = [line for line in read if re.search(NEVER[lang], line[2], re.I)]
    assert [line for line in found if not re.search(ALLOWED.get(lang, "(?!)"), line[2], re.I)] == []


@pytest.mark.parametrize("lang", NEVER)
def test_the_question_of_a_watch_is_the_right_way_round(lang: str) -> None:
    """Who keeps watch is asked for what they look for, not for whom they hide from."""
    assert [words for _, key, words in lines(lang) if SEEN_FROM.match(f"{key} = {words}")] == []


def test_a_planted_word_is_found() -> None:
    """The patterns find what they are for, and leave a knife alone."""
    assert all(
        re.search(NEVER[lang], word) for lang, word in (("en", "it is thrown"), ("pl", "stoper"), ("fr", "un raté"))
    )
    assert not re.search(NEVER["en"], "through the throne room")
