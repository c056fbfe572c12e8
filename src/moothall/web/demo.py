"""A ready-made evening: four seats, and a fight under way."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.handlers.policy import Policy
from moothall.records import record
from moothall.sight import GM
from moothall.speech import voice
from moothall.store import Secret
from moothall.table import commands as c
from moothall.talk.procedure import Opening
from moothall.web.access import Door, invite_url
from moothall.web.context import AppContext
from moothall.web.create_table import NewTable, begin, make_table
from moothall.web.tables import LiveTable

MARK = "demo"
"""Under this name, which is no person's and no role's, a table is remembered as such an evening."""

MOST_ANSWERS = 200
"""Questions of one deed; more would be a story that does not end."""


@record
class DemoSeat:
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
    seats: tuple[DemoSeat, ...]


async def open_demo(context: AppContext, book: str = "nde2", lang: str = "en") -> Demo:
    """Make the evening, or find the one that was made here before, and write new links to all its seats."""
    table = await found_or_made(context, book, lang)
    async with context.tables.live(table) as live:
        heroes = _heroes(live, book)
        seats = [await _link(context, live, seat, heroes.get(seat.id, "")) for seat in live.table.stored_room.seats]
        return Demo(table, live.kept.title, tuple(seats))


def can_show(book: str) -> bool:
    """Whether a book has an evening that can be set up to the first blow."""
    return books.has_part(book, "demo") and hasattr(books.part(book, "demo"), "prelude")


async def found_or_made(context: AppContext, book: str, lang: str, fresh: bool = False) -> str:
    """The id of the last evening of a book that was made here in a language, or of a fresh one."""
    title = voice(lang, book).say(books.part(book, "demo").TITLE)
    marked = await _marked(context)
    known = [kept for kept in await context.tables.kept() if (kept.title, kept.ruleset) == (title, book)]
    fitting = sorted((kept.id for kept in known if kept.id in marked), key=marked.__getitem__)
    return fitting[-1] if fitting and not fresh else await _made(context, book, title, lang)


async def _marked(context: AppContext) -> dict[str, int]:
    """The tables that are such evenings, and which of them each is: several may be made within a second."""
    return {grant.table: int(grant.seat) for grant in await asyncio.to_thread(context.doors.grants, MARK)}


async def sit_at(context: AppContext, table: str, seat: str, person: str) -> Secret:
    """Seat somebody at an evening, if the seat is empty. A table that is no demonstration is not open to all."""
    await context.grants(MARK, table)
    async with context.tables.live(table) as live:
        held = live.table.stored_room.seat(seat)
        if held is None:
            raise Unclear("error-table-no-seat", id=seat)
        await live.as_server(c.TakeSeat(seat, person))
        return await asyncio.to_thread(context.doors.grant, person, Door(table, held.role, seat), context.clock())


def _heroes(live: LiveTable, book: str) -> dict[str, str]:
    """The names of the evening's heroes by the seats they are played from now."""
    table, cast = live.table, [id for id, _, _ in books.part(book, "demo").CAST[book]]
    return {table.book.seat_of(table.kept_state, id): table.book.name_of(table.kept_state, id) for id in cast}


async def _link(context: AppContext, live: LiveTable, seat: Any, hero: str) -> DemoSeat:
    """A seat's link. Whoever held the seat in an earlier showing stands up for it."""
    if seat.person:
        await live.as_server(c.LeaveSeat(seat.id))
    made = await asyncio.to_thread(context.doors.invite, Door(live.kept.id, seat.role, seat.id), context.clock())
    await live.as_server(c.NoteLink(made.secret.id, seat.role, seat.id))
    return DemoSeat(seat.name, seat.role, hero, invite_url(context.base, made.token))


async def _made(context: AppContext, book: str, title: str, lang: str) -> str:
    """Play the evening up to the first blow, with everybody deciding as the story has it."""
    say, story = voice(lang, book).say, books.part(book, "demo")
    person = context.doors.newcomer()
    table = await make_table(context, person, NewTable(book, title, say("serve-demo-gm"), story.SETTINGS, lang))
    async with context.tables.live(table) as live:
        stage = _Stage(live, person, Policy("evening", story.answers(say)))
        for id, name, _ in story.CAST[book]:
            await live.as_server(c.MakeSeat(id, name, "player"))
        for fact, _ in story.setting(say, book):
            await stage.tell(fact)
        prelude = story.prelude(say, book)
        opening = next(prelude)
        while opening is not None:
            await stage.play(opening)
            try:
                opening = prelude.send(live.table.kept_state)
            except StopIteration:
                break
        await live.as_server(c.LeaveSeat(GM))
    count = str(max((await _marked(context)).values(), default=0) + 1)
    await asyncio.to_thread(context.doors.grant, MARK, Door(table, MARK, count), context.clock())
    return table


class _Stage:
    """The GM of a table who plays a story."""

    def __init__(self, live: LiveTable, person: str, policy: Policy) -> None:
        self._live, self._person, self._policy = live, person, policy
        self._count = 0

    async def _do(self, command: c.Command) -> None:
        self._count += 1
        await self._live.desk.do(self._person, GM, f"demo-{self._count}", command)

    async def tell(self, fact: Any) -> None:
        await self._do(c.MakeRuling((c.Ruling(how="fact", kind=fact.kind, value=msgspec.to_builtins(fact)),)))

    async def play(self, opening: Opening[Any]) -> None:
        """Begin something and answer for everybody until it ends."""
        await self._do(begin(opening))
        for _ in range(MOST_ANSWERS):
            prompts = self._live.table.now(GM).prompts
            if not prompts:
                return
            await self._do(self._answer(prompts[0]))
        raise MoothallError("error-unexpected", kind="demo")

    def _answer(self, prompt: Any) -> c.Command:
        state, question = self._live.table.kept_state, prompt.question
        if prompt.what == "window":
            taken = self._policy.take(state, prompt.seat, question)
            return c.LetPass(prompt.id) if taken is None else c.Answer(prompt.id, msgspec.to_builtins(taken))
        return c.Answer(prompt.id, msgspec.to_builtins(self._policy.answer(state, prompt.seat, question)))
