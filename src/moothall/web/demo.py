"""The demo session: a ready-made table with four seats and a fight under way."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.handlers.policy import Policy
from moothall.records import record
from moothall.ruleset import Demo
from moothall.sight import GM
from moothall.speech import voice
from moothall.store import Secret
from moothall.table import commands as c
from moothall.table.room import Pace
from moothall.talk.procedure import Opening
from moothall.web.access import Admission, invite_url
from moothall.web.context import AppContext
from moothall.web.create_table import NewTable, begin, make_table
from moothall.web.tables import LiveTable

MARK = "demo"
"""The person and role of the grant by which a table is known as a demo; no real one is called so."""

MOST_ANSWERS = 200
"""Most questions of one action; more would be a story that does not end."""


@record
class DemoSeat:
    """A seat of the demo, the hero who is played from there, and its link."""

    name: str
    role: str
    hero: str
    link: str


@record
class OpenDemo:
    """A demo that is ready, and the links to its seats."""

    table: str
    title: str
    seats: tuple[DemoSeat, ...]


async def open_demo(context: AppContext, book: str = "nde2", lang: str = "en") -> OpenDemo:
    """Make the demo, or find the one that was made here before, and write new links to all its seats."""
    table = await found_or_made(context, book, lang)
    async with context.tables.live(table) as live:
        heroes = _heroes(live, book)
        seats = [await _link(context, live, seat, heroes.get(seat.id, "")) for seat in live.table.stored_room.seats]
        return OpenDemo(table, live.kept.title, tuple(seats))


def can_show(book: str) -> bool:
    """Whether a book has a demo that can be played up to the first blow."""
    story = books.ruleset(book).demo()
    return story is not None and story.prelude is not None


def _story(book: str) -> Demo:
    """The story of a book's demo; raises `Unclear` where there is none to sit down at."""
    story = books.ruleset(book).demo()
    if story is None or story.prelude is None:
        raise Unclear("error-no-demo", book=book)
    return story


async def found_or_made(context: AppContext, book: str, lang: str, fresh: bool = False) -> str:
    """Return the id of the last demo of a book that was made here in a language, or of a fresh one."""
    title = voice(lang, book).say(_story(book).title)
    marked = await _marked(context)
    known = [kept for kept in await context.tables.kept() if (kept.title, kept.ruleset) == (title, book)]
    fitting = sorted((kept.id for kept in known if kept.id in marked), key=marked.__getitem__)
    return fitting[-1] if fitting and not fresh else await _made(context, book, title, lang)


async def _marked(context: AppContext) -> dict[str, int]:
    """Return the tables that are demos, each with its number: several may be made within a second."""
    return {grant.table: int(grant.seat) for grant in await asyncio.to_thread(context.access.grants, MARK)}


async def sit_at(context: AppContext, table: str, seat: str, person: str) -> Secret:
    """Seat a person at a demo, if the seat is empty. A table that is no demo is not open to all."""
    await context.grants(MARK, table)
    async with context.tables.live(table) as live:
        held = live.table.stored_room.seat(seat)
        if held is None:
            raise Unclear("error-table-no-seat", id=seat)
        await live.as_server(c.TakeSeat(seat, person))
        return await asyncio.to_thread(context.access.grant, person, Admission(table, held.role, seat), context.clock())


def _heroes(live: LiveTable, book: str) -> dict[str, str]:
    """Return the names of the demo's heroes by the seats they are played from now."""
    table, cast = live.table, [id for id, _, _ in _story(book).cast]
    return {table.book.seat_of(table.kept_state, id): table.book.name_of(table.kept_state, id) for id in cast}


async def _link(context: AppContext, live: LiveTable, seat: Any, hero: str) -> DemoSeat:
    """Return a seat's link. The person who held the seat in an earlier showing leaves it."""
    if seat.person:
        await live.as_server(c.LeaveSeat(seat.id))
    made = await asyncio.to_thread(context.access.invite, Admission(live.kept.id, seat.role, seat.id), context.clock())
    await live.as_server(c.NoteLink(made.secret.id, seat.role, seat.id))
    return DemoSeat(seat.name, seat.role, hero, invite_url(context.base, made.token))


async def _made(context: AppContext, book: str, title: str, lang: str) -> str:
    """Play the demo up to the first blow, with every seat answering as the story has it."""
    say, story = voice(lang, book).say, _story(book)
    person = context.access.newcomer()
    table = await make_table(context, person, NewTable(book, title, say("serve-demo-gm"), dict(story.settings), lang))
    async with context.tables.live(table) as live:
        stage = _Stage(live, person, Policy("demo", story.answers(say)))
        for id, name, _ in story.cast:
            await live.as_server(c.MakeSeat(id, name, "player"))
        for fact, _ in story.setting(say):
            await stage.tell(fact)
        assert story.prelude is not None
        prelude = story.prelude(say)
        opening = next(prelude)
        while opening is not None:
            await stage.play(opening)
            try:
                opening = prelude.send(live.table.kept_state)
            except StopIteration:
                break
        if story.art:
            await stage.hang(_scene_title(book, live.table.kept_state), story.art)
        for who, face in story.faces.items():
            await stage.give_face(who, face)
        await stage.set_pace("brisk")
        await live.as_server(c.LeaveSeat(GM))
    count = str(max((await _marked(context)).values(), default=0) + 1)
    await asyncio.to_thread(context.access.grant, MARK, Admission(table, MARK, count), context.clock())
    return table


def _scene_title(book: str, state: Any) -> str:
    """Return the title of the scene under way, as the pages read it off the layout."""
    layout = books.ruleset(book).layout()
    field = next((one.field for one in layout.shown if one.place == "title"), "") if layout else ""
    held = getattr(state, field, "")
    return held if isinstance(held, str) else getattr(held, "title", "")


class _Stage:
    """The GM of a table who plays a story."""

    def __init__(self, live: LiveTable, person: str, policy: Policy) -> None:
        self._live, self._person, self._policy = live, person, policy
        self._count = 0

    async def _do(self, command: c.Command) -> None:
        self._count += 1
        await self._live.desk.do(self._person, GM, f"demo-{self._count}", command)

    async def hang(self, title: str, picture: str) -> None:
        """Show a picture of the scene."""
        await self._do(c.SetScene(title, "", picture))

    async def give_face(self, who: str, face: str) -> None:
        """Give a figure a face, if it has come by now."""
        if self._live.table.book.name_of(self._live.table.kept_state, who) != who:
            await self._do(c.SetFace(who, face))

    async def set_pace(self, pace: Pace) -> None:
        await self._do(c.SetPace(pace))

    async def tell(self, fact: Any) -> None:
        await self._do(c.MakeRuling((c.Ruling(how="fact", kind=fact.kind, value=msgspec.to_builtins(fact)),)))

    async def play(self, opening: Opening[Any]) -> None:
        """Begin an action and answer for every seat until it ends."""
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
