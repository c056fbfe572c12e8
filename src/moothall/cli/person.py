"""The person at the terminal: sees questions in words, answers in lines."""

from __future__ import annotations

import sys
from typing import Any

import click

from moothall.errors import MoothallError, Unclear
from moothall.speech import sentence, voice
from moothall.speech.teller import Teller, text_key
from moothall.talk.questions import Question

SHORT = 2
"""So many choices still fit on the line of the prompt."""


class AtTheTerminal:
    """Shows and reads on the terminal. Prompts go to standard error, so that standard output stays an answer."""

    def __init__(self, lang: str, book: str, names: dict[str, str]) -> None:
        self._lang = lang
        self._voice = voice(lang, book)
        self._teller = Teller(self._voice, names.get)
        self._kind = ""
        self._listed: tuple[str, ...] = ()

    def shown(self, seat: str, question: Question[Any]) -> None:
        """Show a question. A list it brings along is for the first field of its answer."""
        self._kind = question.kind
        self._listed = tuple(term.id for term in getattr(question, "listed", tuple)())
        asked = self._teller.question(question)
        click.echo(self._voice.say("prompt-question", seat=self._teller.word(seat), question=asked), err=True)

    def field(self, name: str, choices: tuple[str, ...], preset: str) -> str:
        """Ask for one value: a word of the list, in the reader's language or as the rules spell it, or its number."""
        listed, self._listed = choices or self._listed, ()
        words = [self._teller.word(choice, name) for choice in listed]
        said = _read_line(self._prompt(name, words, preset))
        answer = _meant(words, listed).get(said.casefold(), said)
        if answer and choices and answer not in choices:
            raise Unclear("error-not-a-choice", text=said, choices=", ".join(words))
        return answer

    def several(self, name: str, suggested: tuple[str, ...], preset: str) -> tuple[str, ...]:
        """Ask for any number of values, separated by commas: words or numbers of the list, or one's own."""
        words = [self._teller.word(each, name) for each in suggested]
        for number, choice in enumerate(words, 1):
            click.echo("  " + self._voice.say("prompt-choice", number=number, choice=choice), err=True)
        said = _read_line(self._prompt(name, [], preset)) or preset
        meant = _meant(words, suggested)
        return tuple(meant.get(word.strip().casefold(), word.strip()) for word in said.split(",") if word.strip())

    def dice(self, count: int, sides: int) -> str:
        """Ask for the faces of real dice."""
        return _read_line(self._voice.say("prompt-dice", count=count, sides=sides))

    def refused(self, error: MoothallError) -> None:
        """Say why an answer did not do."""
        click.echo(sentence(error, self._lang), err=True)

    def _prompt(self, name: str, words: list[str], preset: str) -> str:
        """Return the text before the cursor. A list of some length stands above it, line by line."""
        shown = "none" if preset in ("", "…") else self._teller.word(preset, name)
        if len(words) > SHORT:
            for number, choice in enumerate(words, 1):
                click.echo("  " + self._voice.say("prompt-choice", number=number, choice=choice), err=True)
            words = []
        choices = self._voice.say("prompt-or").join(words) or "none"
        return self._voice.say("prompt-field", label=self._label(name), choices=choices, preset=shown)

    def _label(self, name: str) -> str:
        """Return the label of a field: in this question, or everywhere."""
        own = f"{text_key('field', self._kind)}-{name}"
        return self._voice.say(own if self._voice.has(own) else f"field-{name}")


def _meant(words: list[str], listed: tuple[str, ...]) -> dict[str, str]:
    """Return the options of a list by word and by number."""
    by_word = dict(zip(map(str.casefold, words), listed, strict=True))
    return by_word | {str(number): choice for number, choice in enumerate(listed, 1)}


def _read_line(prompt: str) -> str:
    """A line from standard input, which may end at any moment."""
    click.echo(f"{prompt} ", nl=False, err=True)
    line = sys.stdin.readline()
    if not line or not sys.stdin.isatty():
        click.echo(line.rstrip(), err=True)  # a terminal shows what is typed, a pipe or an end does not
    if not line:
        raise EOFError
    return line.strip()
