"""Prompts as a client gets them: questions met in scenes, addressed to their seat and sent as JSON."""

from __future__ import annotations

import json
from functools import cache
from types import SimpleNamespace
from typing import Any

import msgspec

from moothall.sight import GM, redact
from moothall.sight.redact import shown
from moothall.table import Prompt
from moothall.table.book import Book
from moothall.table.prompt_choices import refusals
from moothall.table.room import RoomState
from moothall.table.rule_names import called_at
from moothall.web.render import Telling
from tests.support.scene_questions import Met

Json = dict[str, Any]


@cache
def book(id: str) -> Book:
    return Book(id)


class Moment:
    """A table as it stands at one moment, for whoever looks at it."""

    id = "moment"

    def __init__(self, met: Met) -> None:
        self.book = book(met.book)
        self._state = met.state
        self._views: dict[str, Any] = {}

    def stream(self, viewer: str) -> Any:
        if viewer not in self._views:
            self._views[viewer] = redact(self._state, viewer)
        view = self._views[viewer]
        return SimpleNamespace(
            view=view, room_state=RoomState(), refused=lambda prompt: refusals(prompt.question, view)
        )


def prompt_of(met: Met) -> Prompt:
    """The prompt that a question is to the seat it is put to."""
    view, seen = redact(met.state, met.seat), shown(met.question, met.seat)
    what = "window" if met.is_window else "question"
    options = called_at(view, tuple(seen.options()))
    return Prompt("p", "c", met.seat, what, seen.kind, called_at(view, seen), options, "", seen.default())


def sent(met: Met, lang: str = "en") -> Json:
    """A prompt as it goes over the wire: encoded to JSON and decoded."""
    telling: Any = Telling(Moment(met), met.seat or GM, lang)  # type: ignore[arg-type] # it looks at no more of a table
    read: Json = json.loads(msgspec.json.encode(telling.prompt(prompt_of(met))))
    return read
