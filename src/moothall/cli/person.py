"""The person at the terminal: sees questions in words, answers in lines."""

from __future__ import annotations

import click

from moothall.errors import MoothallError
from moothall.speech import sentence, voice
from moothall.speech.teller import Teller
from moothall.talk.questions import Question


class AtTheTerminal:
    """Shows and reads on the terminal. Prompts go to standard error, so that standard output stays an answer."""

    def __init__(self, lang: str, book: str, names: dict[str, str]) -> None:
        self._lang = lang
        self._voice = voice(lang, book)
        self._teller = Teller(self._voice, names.get)

    def shown(self, seat: str, question: Question[object]) -> None:
        asked = self._teller.question(question)
        click.echo(self._voice.say("prompt-question", seat=self._teller.word(seat), question=asked), err=True)

    def field(self, name: str, choices: tuple[str, ...], preset: str) -> str:
        for place, choice in enumerate(choices, 1):
            click.echo(f"  {place}. {self._teller.word(choice)}", err=True)
        key = f"field-{name}"
        label = self._voice.say(key) if self._voice.has(key) else name
        said = self._teller.word(preset) if preset else "–"
        line: str = click.prompt(f"{label} [{said}]", default=preset, show_default=False, err=True)
        return line

    def dice(self, count: int, sides: int) -> str:
        line: str = click.prompt(self._voice.say("prompt-dice", dice=f"{count}d{sides}"), err=True)
        return line

    def refused(self, error: MoothallError) -> None:
        click.echo(sentence(error, self._lang), err=True)
