"""A ready-made evening: four seats, and a fight under way."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.handlers.policy import Policy
from moothall.keep import Secret
from moothall.records import record
from moothall.sight import GM
from moothall.speech import voice
from moothall.table import commands as c
from moothall.talk.procedure import Opening
from moothall.web.hall import Hall
from moothall.web.making import NewTable, begin, make_table
from moothall.web.secrets import Door, invite_url
from moothall.web.tables import Room

MARK = "demo"
"""Under this name, which is no person's and no role's, a table is remembered as such an evening."""

MOST_ANSWERS = 200
"""Questions of one deed; more would be a story that does not end."""


@record
class Seat:
    """A seat of the evening, the hero who is played from there, and its link."""

    name: str
    role: str
    hero: str
    link: str


@record
class Demo:
    """An evening that is ready, and the links to its seats."""

    table: str
    title: str
    seats: tuple[Seat, ...]


async def open_demo(hall: Hall, book: str = "nde2", lang: str = "en") -> Demo:
    """Make the evening, or find the one that was made here before, and write new links to all its seats."""
    table = await found_or_made(hall, book, lang)
    async with hall.tables.room(table) as room:
        heroes = _heroes(room, book)
        seats = [await _link(hall, room, seat, heroes.get(seat.id, "")) for seat in room.table.kept_house.seats]
        return Demo(table, room.kept.title, tuple(seats))


def can_show(book: str) -> bool:
    """Whether a book has an evening that can be set up to the first blow."""
    return books.has_part(book, "evening") and hasattr(books.part(book, "evening"), "prelude")


async def found_or_made(hall: Hall, book: str, lang: str, fresh: bool = False) -> str:
    """The id of the last evening of a book that was made here in a language, or of a fresh one."""
    title = voice(lang, book).say(books.part(book, "evening").TITLE)
    marked = await _marked(hall)
    known = [kept for kept in await hall.tables.kept() if (kept.title, kept.ruleset) == (title, book)]
    fitting = sorted((kept.id for kept in known if kept.id in marked), key=marked.__getitem__)
    return fitting[-1] if fitting and not fresh else await _made(hall, book, title, lang)


async def _marked(hall: Hall) -> dict[str, int]:
    """The tables that are such evenings, and which of them each is: several may be made within a second."""
    return {grant.table: int(grant.seat) for grant in await asyncio.to_thread(hall.doors.grants, MARK)}


async def sit_at(hall: Hall, table: str, seat: str, person: str) -> Secret:
    """Seat somebody at an evening, if the seat is empty. A table that is no demonstration is not open to all."""
    await hall.grants(MARK, table)
    async with hall.tables.room(table) as room:
        held = room.table.kept_house.seat(seat)
        if held is None:
            raise Unclear("error-table-no-seat", id=seat)
        await room.house(c.TakeSeat(seat, person))
        return await asyncio.to_thread(hall.doors.grant, person, Door(table, held.role, seat), hall.clock())


def _heroes(room: Room, book: str) -> dict[str, str]:
    """The names of the evening's heroes by the seats they are played from now."""
    table, cast = room.table, [id for id, _, _ in books.part(book, "evening").CAST[book]]
    return {table.book.seat_of(table.kept_state, id): table.book.name_of(table.kept_state, id) for id in cast}


async def _link(hall: Hall, room: Room, seat: Any, hero: str) -> Seat:
    """A seat's link. Whoever held the seat in an earlier showing stands up for it."""
    if seat.person:
        await room.house(c.LeaveSeat(seat.id))
    made = await asyncio.to_thread(hall.doors.invite, Door(room.kept.id, seat.role, seat.id), hall.clock())
    await room.house(c.NoteLink(made.secret.id, seat.role, seat.id))
    return Seat(seat.name, seat.role, hero, invite_url(hall.base, made.token))


async def _made(hall: Hall, book: str, title: str, lang: str) -> str:
    """Play the evening up to the first blow, with everybody deciding as the story has it."""
    say, story = voice(lang, book).say, books.part(book, "evening")
    person = hall.doors.newcomer()
    table = await make_table(hall, person, NewTable(book, title, say("serve-demo-gm"), story.SETTINGS, lang))
    async with hall.tables.room(table) as room:
        stage = _Stage(room, person, Policy("evening", story.answers(say)))
        for id, name, _ in story.CAST[book]:
            await room.house(c.MakeSeat(id, name, "player"))
        for fact, _ in story.setting(say, book):
            await stage.tell(fact)
        prelude = story.prelude(say, book)
        opening = next(prelude)
        while opening is not None:
            await stage.play(opening)
            try:
                opening = prelude.send(room.table.kept_state)
            except StopIteration:
                break
        await room.house(c.LeaveSeat(GM))
    count = str(max((await _marked(hall)).values(), default=0) + 1)
    await asyncio.to_thread(hall.doors.grant, MARK, Door(table, MARK, count), hall.clock())
    return table


class _Stage:
    """The GM of a table who plays a story."""

    def __init__(self, room: Room, person: str, policy: Policy) -> None:
        self._room, self._person, self._policy = room, person, policy
        self._count = 0

    async def _do(self, command: c.Command) -> None:
        self._count += 1
        await self._room.desk.do(self._person, GM, f"demo-{self._count}", command)

    async def tell(self, fact: Any) -> None:
        await self._do(c.Rule((c.Ruling(how="fact", kind=fact.kind, value=msgspec.to_builtins(fact)),)))

    async def play(self, opening: Opening[Any]) -> None:
        """Begin something and answer for everybody until it ends."""
        await self._do(begin(opening))
        for _ in range(MOST_ANSWERS):
            prompts = self._room.table.now(GM).prompts
            if not prompts:
                return
            await self._do(self._answer(prompts[0]))
        raise MoothallError("error-unexpected", kind="demo")

    def _answer(self, prompt: Any) -> c.Command:
        state, question = self._room.table.kept_state, prompt.question
        if prompt.what == "window":
            taken = self._policy.take(state, prompt.seat, question)
            return c.LetPass(prompt.id) if taken is None else c.Answer(prompt.id, msgspec.to_builtins(taken))
        return c.Answer(prompt.id, msgspec.to_builtins(self._policy.answer(state, prompt.seat, question)))
