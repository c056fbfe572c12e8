"""Texts for people: those of the program and of its books, in the reader's language."""

from typing import TYPE_CHECKING

from moothall.lazy import lazy
from moothall.speech.languages import choose_language
from moothall.speech.voice import MissingText, Voice, sentence, voice

if TYPE_CHECKING:
    from moothall.speech.languages import LANGUAGES

__all__ = ["LANGUAGES", "MissingText", "Voice", "choose_language", "sentence", "voice"]

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, __all__, "languages")
