"""Guides for players, GMs and books are there in every language, alike in shape."""

from __future__ import annotations

import pytest

from moothall.errors import MoothallError
from moothall.speech.guides import GENERAL, guide, guide_ids
from moothall.speech.languages import ENGLISH, languages

BOOKS = ("nde2", "nde1", "nova6", "houses2d20")


def test_there_is_a_guide_for_players_gms_and_each_book() -> None:
    """The general ones come first."""
    assert guide_ids()[: len(GENERAL)] == ["players", "gm"] and set(BOOKS) <= set(guide_ids())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("id", [*GENERAL, *BOOKS])
def test_a_guide_says_the_same_parts_in_each_language(id: str, lang: str) -> None:
    """Headings, paragraphs and points come in the same order, each in words of its own language."""
    english, told = guide(id, ENGLISH), guide(id, lang)
    assert told.lang == lang and [part.kind for part in told.parts] == [part.kind for part in english.parts]
    said = {part.words for part in told.parts}
    assert all(said) and (lang == ENGLISH or not said & {part.words for part in english.parts})


def test_a_guide_is_english_where_nobody_has_translated_it() -> None:
    """A reader is told which language it is."""
    assert guide("gm", "xx").lang == ENGLISH


def test_an_unknown_guide_is_refused() -> None:
    """Also one that names a file elsewhere."""
    for id in ("nothing", "../texts/en/web"):
        with pytest.raises(MoothallError, match="error-no-guide"):
            guide(id, ENGLISH)
