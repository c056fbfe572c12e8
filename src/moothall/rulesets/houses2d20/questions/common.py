"""Shared parts of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from moothall.errors import Word
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.play import GM
from moothall.talk.questions import Option


def options(ids: Sequence[str], cite: str, *prices: str) -> tuple[Option, ...]:
    """Options offered by one rule; prices go with them in order."""
    priced = (*prices, *([""] * (len(ids) - len(prices))))
    return tuple(Option(id, cite, price) for id, price in zip(ids, priced, strict=True))


def word_for(id: str) -> Word:
    """Return the book's word for a skill or a Drive, said in the language of a refusal's reader."""
    return Word("houses2d20", (f"term-{id}",), id)


def is_gms(state: Table, who: CharacterId) -> bool:
    """Whether the GM plays a character, and so needs nobody's permission for what it does."""
    return state.who(who).seat == GM


class AllowsOwn:
    """Part of a question whether the GM allows something: what the GM's own character does was allowed by doing it."""

    __slots__ = ()

    who: CharacterId

    def settled(self, state: Table) -> Literal["yes"] | None:
        return "yes" if is_gms(state, self.who) else None
