"""Texts of the web: the same keys in every language, each used, each a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import moothall
from moothall.speech import LANGUAGES, languages, voice

VALUES = (
    *("host", "problem", "text", "name", "seat", "answer", "how", "what", "value", "said", "note"),
    *("field", "names", "ruleset", "wanted"),
)


def keys(lang: str) -> set[str]:
    """The names of all texts of the web in a language."""
    text = (languages.TEXTS / lang / "web.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def test_every_language_says_the_same() -> None:
    """No language has a text that another lacks, and each text is used somewhere in the code."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(moothall.__file__).parent.rglob("*.py"))
    assert len(keys("en")) > 15
    assert {lang: keys(lang) for lang in LANGUAGES} == dict.fromkeys(LANGUAGES, keys("en"))
    assert {key for key in keys("en") if f'"{key}"' not in source} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 5, 22, 4255])
def test_every_text_is_a_sentence(lang: str, number: int) -> None:
    """Each text, with whatever number, is one line that begins and ends as a sentence does."""
    values = dict.fromkeys(VALUES, "Attic") | dict.fromkeys(("most", "seconds", "port", "width", "height"), number)
    for key in keys(lang):
        said = voice(lang).say(key, **values)
        assert re.fullmatch(r"[A-ZÀ-ŻŁ„“«-][^\n{}]*[^\s.]\.", said), said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["in one second.", "in 2 seconds.", "in 5 seconds.", "in 22 seconds."]),
        ("pl", ["za sekundę.", "za 2 sekundy.", "za 5 sekund.", "za 22 sekundy."]),
        ("fr", ["dans une seconde.", "dans 2 secondes.", "dans 5 secondes.", "dans 22 secondes."]),
    ],
)
def test_waiting_is_counted_as_people_do(lang: str, said: list[str]) -> None:
    """Seconds have the forms that each language gives to 1, 2, 5 and 22."""
    ends = [voice(lang).say("error-web-too-often", seconds=number) for number in (1, 2, 5, 22)]
    assert [sentence.endswith(end) for sentence, end in zip(ends, said, strict=True)] == [True] * 4
