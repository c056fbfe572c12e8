"""Lines that several viewers are told alike: made once, and for each viewer what they would have been told alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.table import Message
from moothall.web.eager import Begun, begin
from moothall.web.render import Telling
from moothall.web.shared_lines import MOST_KINDS, LineWords, Names, SharedLines
from tests.books.nde.support.stories import tables
from tests.support.soaking import tries
from tests.table.support.stories import Move, act, stories, with_secrets

VIEWERS = ("gm", "ana", "bo", "cy", "guest")


@given(st.data(), stories(), tables)
@tries(6, 1_000)
def test_everybody_is_told_what_they_would_be_told_alone(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """In stories full of secrets, a line with shared words is the line with words of one's own, for every viewer."""
    table = act(data.draw(with_secrets(story)), options, "owes the harbour master").table
    shared = SharedLines()
    for lang in ("en", "pl"):
        for viewer in VIEWERS:
            alone, together = Telling(table, viewer, lang), Telling(table, viewer, lang, shared)
            for message in table.told(viewer):
                assert alone.line(message) == together.line(message)


class Viewer:
    """A viewer who knows some names, and counts how often a line is put into words."""

    def __init__(self, lang: str = "en", **names: str) -> None:
        self.lang, self._known, self.count = lang, names, 0

    def told(self, message: Message) -> tuple[LineWords, Names]:
        self.count += 1
        names: Names = {("somebody", "ogre"): self._known.get("ogre")}
        return LineWords({}, f"{self.lang} {self._known.get('ogre')} {message.body}", []), names

    def knows(self, names: Names) -> bool:
        return all(self._known.get(id) == name for (_, id), name in names.items())


def message(body: Any = "falls", number: int = 1, kind: str = "nde/hurt") -> Message:
    return Message(number, "game", "told", kind, body, "", (), (), 0)


def said(viewers: list[Viewer], *messages: Message) -> int:
    """How often some viewers' lines were put into words, each of them rightly."""
    shared = SharedLines()
    for viewer in viewers:
        for each in messages:
            assert shared.words(viewer, each) == viewer.told(each)[0]
            viewer.count -= 1
    return sum(viewer.count for viewer in viewers)


def test_viewers_who_see_the_same_share_the_work() -> None:
    """One line for many is put into words once, under whatever number each has it."""
    assert said([Viewer(ogre="Ogre") for _ in range(6)], message(number=1), message("stands", 2)) == 2
    assert said([Viewer(ogre="Ogre")], message(number=1), message(number=7)) == 1


@pytest.mark.parametrize(
    "others",
    [
        [Viewer(), Viewer(ogre="Ogre")],
        [Viewer(ogre="Ogre"), Viewer(ogre="a shadow")],
        [Viewer(ogre="Ogre"), Viewer("pl", ogre="Ogre")],
    ],
)
def test_another_name_or_language_has_words_of_its_own(others: list[Viewer]) -> None:
    """Who knows a figure by another name, or not at all, or reads another language, is not told others' words."""
    assert said(others, message()) == 2


def test_another_message_has_words_of_its_own() -> None:
    """A field that only one of two viewers sees makes two messages."""
    shared, gm, bo = SharedLines(), Viewer(ogre="Ogre"), Viewer(ogre="Ogre")
    assert shared.words(gm, message(("falls", "because of the poison"))) != shared.words(bo, message(("falls", None)))


def test_few_lines_are_kept() -> None:
    """However many kinds of lines there are, the memory for them stays small."""
    shared, viewer = SharedLines(), Viewer()
    for number in range(10 * MOST_KINDS):
        shared.words(viewer, message(number, kind=f"kind {number % (3 * MOST_KINDS)}"))
    assert len(shared._kept) <= MOST_KINDS


# ---- Begun at once --------------------------------------------------------------------------------------------------


async def sends(line: list[str], *waits: Any) -> None:
    for number, wait in enumerate(waits):
        line.append(f"begins {number}")
        try:
            line.append(f"got {await wait}")
        except TimeoutError:
            line.append("too late")


async def ready(value: str) -> str:
    return value


def test_work_that_need_not_wait_is_done_at_once() -> None:
    """Without a loop, a task or a pause."""
    line: list[str] = []
    assert begin(sends(line, ready("a"), ready("b"))) is None
    assert line == ["begins 0", "got a", "begins 1", "got b"]


def test_work_that_must_wait_goes_on_where_it_stopped() -> None:
    """Each thing is awaited in its turn, and a failure reaches the work that waits for it."""

    async def main() -> list[str]:
        line: list[str] = []
        first, second, third = (asyncio.get_running_loop().create_future() for _ in range(3))
        rest = begin(sends(line, first, second, third, ready("d")))
        assert isinstance(rest, Begun) and line == ["begins 0"]
        task = asyncio.ensure_future(_awaited(rest))
        first.set_result("a")
        second.set_exception(TimeoutError())
        third.set_result("c")
        await task
        return line

    assert asyncio.run(main()) == [
        *("begins 0", "got a", "begins 1", "too late", "begins 2", "got c", "begins 3", "got d"),
    ]


def test_work_that_waits_too_long_is_cancelled() -> None:
    """A time limit around the rest of the work ends it."""

    async def main() -> None:
        rest = begin(sends([], asyncio.get_running_loop().create_future()))
        assert rest is not None
        async with asyncio.timeout(0):
            await rest

    with pytest.raises(TimeoutError):
        asyncio.run(main())


def test_a_failure_at_once_is_raised_at_once() -> None:
    """What fails before it waits fails where it is begun."""

    async def fails() -> None:
        raise OSError("the line is cut")

    with pytest.raises(OSError, match="cut"):
        begin(fails())


async def _awaited(work: Begun) -> None:
    await work
