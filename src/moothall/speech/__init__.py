"""Texts for people: those of the program and of its books, in the reader's language."""

from moothall.speech.languages import LANGUAGES, choose_language
from moothall.speech.voice import MissingText, Voice, sentence, voice

__all__ = ["LANGUAGES", "MissingText", "Voice", "choose_language", "sentence", "voice"]
