"""Workers do heavy work in other processes, within a budget; their faults stay with them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from moothall.errors import AgainstTheRules, MoothallError, Unclear
from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.state import Foe, Hero
from moothall.sight import redact
from moothall.web import workers as workers_of_the_web
from moothall.web.workers import MOST_OF_ONE, MOST_WAITING, Busy, Stopping, TooLong, Turns, Worker, Workers
from tests.books.nde.support.stories import seated
from tests.web.support.server import ENOUGH

pytestmark = pytest.mark.slow


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, ENOUGH))


def here() -> int:
    return os.getpid()


def refuse() -> None:
    raise MoothallError("error-web-too-big", most="1 KiB")


def stumble() -> None:
    raise KeyError("lamp")


def forever() -> None:
    while True:
        pass


def die() -> None:
    os._exit(3)


def work_and_wait(seconds: float) -> float:
    """Wait three times as long as this works, as on a machine where other programs have the processor; the work."""
    begun, worked = time.process_time(), 0.0
    while worked < seconds:
        threading.Event().wait(3 * (time.process_time() - begun - worked))
        worked = time.process_time() - begun
    return worked


def wait() -> None:
    threading.Event().wait()


def given_back(*things: Any) -> tuple[Any, ...]:
    return things


def test_work_is_done_in_another_process_and_the_same_one_again() -> None:
    """A worker is started once; its end is the end of its process."""

    async def test() -> None:
        worker = Worker()
        first = await worker.do(here)
        assert first != os.getpid() and await worker.do(here) == first
        await worker.close()
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    run(test())


def test_refusals_come_back_as_they_are_and_faults_as_faults() -> None:
    """A refusal keeps its key and values; the worker goes on after either."""

    async def test() -> None:
        worker = Worker()
        with pytest.raises(MoothallError, match="error-web-too-big") as refused:
            await worker.do(refuse)
        assert refused.value.values == {"most": "1 KiB"}
        with pytest.raises(RuntimeError, match="KeyError: 'lamp'"):
            await worker.do(stumble)
        assert await worker.do(given_back, 1) == (1,)
        await worker.close()

    run(test())


@pytest.mark.parametrize("work", [forever, die])
def test_work_that_takes_too_long_or_dies_is_given_up(work: Any) -> None:
    """The next piece of work finds a new worker."""

    async def test() -> None:
        worker = Worker()
        first = await worker.do(here)
        with pytest.raises(TooLong):
            await worker.do(work, budget=0.3)
        assert await worker.do(here) != first
        await worker.close()

    run(test())


def test_time_in_which_other_programs_work_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is judged by the processor's time, so that a busy machine does not call it too heavy."""
    monkeypatch.setattr(workers_of_the_web, "SHARE", 1_000)

    async def test() -> None:
        worker, budget = Worker(), 0.2
        await worker.do(here)
        begun = time.monotonic()
        assert await worker.do(work_and_wait, 0.1, budget=budget) < budget < time.monotonic() - begun
        await worker.close()

    run(test())


def test_work_that_only_waits_is_given_up_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that needs no processor and does not come back is ended after some times its budget."""
    monkeypatch.setattr(workers_of_the_web, "SHARE", 2)

    async def test() -> None:
        worker = Worker()
        with pytest.raises(TooLong):
            await worker.do(wait, budget=0.05)
        await worker.close()

    run(test())


def test_a_view_sent_to_a_worker_keeps_its_hidden_fields() -> None:
    """A view that went to a worker and came back is the same to the last hidden field."""
    hero: Hero = redact(seated("ilse"), "bo")
    foe: Foe = redact(Foe(foe_id("rat"), "Rat", "minion", 5, 1, 1, open=False), "bo")

    async def test() -> None:
        workers = Workers()
        assert await workers.odds.do(given_back, hero, foe) == (hero, foe)
        await workers.close()

    run(test())


# ---- A queue with an end --------------------------------------------------------------------------------------------


def leave_a_mark(path: str) -> None:
    Path(path).touch()


async def begun(worker: Worker, *more: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Work without an end in hand, and more behind it that has got as far as it can."""
    tasks = [asyncio.ensure_future(one) for one in (worker.do(forever, budget=ENOUGH), *more)]
    await asyncio.sleep(0)
    return tasks


def test_workers_begin_with_their_first_work() -> None:
    """A server that nobody asks for heavy work has no process but its own."""

    async def test() -> None:
        before = multiprocessing.active_children()
        workers = Workers()
        assert multiprocessing.active_children() == before
        await workers.close()

    run(test())


def test_a_single_sender_cannot_fill_the_queue() -> None:
    """A sender may have so much waiting, all together so much more; the rest is refused at once."""

    async def test() -> None:
        worker = Worker()
        ilse = [worker.do(here, by="ilse") for _ in range(MOST_OF_ONE)]
        tasks = await begun(worker, *ilse)
        with pytest.raises(Busy):
            await worker.do(here, by="ilse")
        live = MOST_WAITING - worker.waiting
        tasks += [asyncio.ensure_future(worker.do(here, by=f"guest {n}")) for n in range(live)]
        await asyncio.sleep(0)
        assert worker.waiting == MOST_WAITING
        with pytest.raises(Busy):
            await worker.do(here, by="bram")
        await worker.close()
        assert {type(end) for end in await asyncio.gather(*tasks, return_exceptions=True)} == {Stopping}
        assert worker.waiting == 0

    run(test())


def test_queued_senders_take_turns() -> None:
    """A sender of one piece of work waits for one piece of each other sender, and not for all before it."""

    async def test() -> None:
        turns, had = Turns(), []

        async def have(by: str) -> None:
            async with turns.turn(by):
                had.append(by)
                await asyncio.sleep(0)

        order = ["ilse", "ilse", "ilse", "ilse", "bram", "odo", "bram"]
        tasks = [asyncio.ensure_future(have(by)) for by in order]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert had == ["ilse", "ilse", "bram", "odo", "ilse", "bram"]
        await have("late")
        assert had[-1] == "late"

    run(test())


def test_a_turn_passes_on_when_its_sender_has_gone() -> None:
    """The turn passes to the next sender, though the called one has not come back to take it."""

    async def test() -> None:
        turns, had = Turns(), []

        async def have(by: str) -> None:
            async with turns.turn(by):
                had.append(by)

        async with turns.turn("first"):
            called, after = (asyncio.ensure_future(have(by)) for by in ("called", "after"))
            await asyncio.sleep(0)
        called.cancel()
        await asyncio.gather(called, after, return_exceptions=True)
        assert called.cancelled() and had == ["after"]

    run(test())


def test_abandoned_work_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sender who goes while waiting leaves the queue; one who goes during the work frees the worker."""
    monkeypatch.setattr(workers_of_the_web, "ABANDONED", 0.1)
    mark = tmp_path / "mark"

    async def test() -> None:
        worker = Worker()
        first, second = await begun(worker, worker.do(leave_a_mark, str(mark)))
        second.cancel()
        await asyncio.wait((second,))
        assert worker.waiting == 1 and not first.done()
        first.cancel()
        assert await worker.do(given_back, 1) == (1,)
        assert first.cancelled() and not mark.exists()
        await worker.close()

    run(test())


def test_a_refusal_is_of_the_same_kind_on_both_sides() -> None:
    """Unreadable input and broken rules stay different errors for the caller of a worker."""

    async def test() -> None:
        worker = Worker()
        with pytest.raises(Unclear):
            await worker.do(misread)
        with pytest.raises(AgainstTheRules) as refused:
            await worker.do(forbid)
        assert refused.value.rule == "nde2.test"
        await worker.close()

    run(test())


def misread() -> None:
    raise Unclear("error-web-not-json")


def forbid() -> None:
    raise AgainstTheRules("error-web-odds-unknown", cite="nde2.test")
