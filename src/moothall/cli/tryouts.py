"""Sessions that try a themepack, played by bots: what never came up, and which sessions did not go on to their end."""

from __future__ import annotations

from typing import Any, NamedTuple

from moothall import books, packs
from moothall.errors import MoothallError


class Tried(NamedTuple):
    """Result of bot sessions with a pack: which of its parts came up."""

    never: dict[str, list[str]]
    """Parts of the pack that no session brought up, by kind."""
    stopped: list[tuple[int, MoothallError]]
    """Sessions that a refusal ended, counted from one."""


def play(file: Any, sessions: int, seed: str, say: Any, lang: str = "en") -> Tried:
    """Play so many sessions with a pack; the same seed plays the same ones again."""
    from moothall.handlers.bots import direct
    from moothall.handlers.dice import Seeded
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage

    books.load(packs.BOOK)
    opened, mechanics = packs.format_of(packs.BOOK).tryout, books.ruleset(packs.BOOK).mechanics()
    if opened is None:
        return Tried({}, [])
    tryout, came_up, stopped = opened(), set[tuple[str, str]](), list[tuple[int, MoothallError]]()
    for number in range(sessions):
        stage: Stage[Any] = Stage(mechanics.start, mechanics.fold, Seeded(f"{seed}/{number}"))
        played = tryout.session_of(file, number, say, Seeded(f"{seed}/{number}/people"), lang)
        for fact, rule in played.facts:
            stage.tell(fact, rule)
        try:
            direct(stage, played.story, Policy("tryout", tryout.answers(say)))
        except MoothallError as problem:
            stopped.append((number + 1, problem))
        told = [entry.event for entry in stage.log if hasattr(entry, "event")]
        came_up |= tryout.came_up(stage.state, told, played.brought)
    universal = packs.load(packs.UNIVERSAL).said.pack
    parts = tryout.parts_of(file.pack, None if file.pack.id == universal.id else universal)
    never = {kind: [id for id in ids if (kind, id) not in came_up] for kind, ids in parts.items()}
    return Tried({kind: ids for kind, ids in never.items() if ids}, stopped)
