"""The workers: heavy work elsewhere, within a budget, and what breaks there breaks nothing here."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.rulesets.nde.state import Foe, Hero
from moothall.sight import redact
from moothall.web.workers import TooLong, Worker, Workers
from support.stories import seated
from support.web import ENOUGH

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


def given_back(*things: Any) -> tuple[Any, ...]:
    return things


def test_work_is_done_in_another_process_and_the_same_one_again() -> None:
    """A worker is started once; its end is the end of its process."""

    async def test() -> None:
        worker = Worker()
        first = await worker.do(here)
        assert first != os.getpid() and await worker.do(here) == first
        worker.end()
        assert await worker.do(here) != first
        worker.end()

    run(test())


def test_refusals_come_back_as_they_are_and_faults_as_faults() -> None:
    """What people may read keeps its key and values; the worker goes on after either."""

    async def test() -> None:
        worker = Worker()
        with pytest.raises(MoothallError, match="error-web-too-big") as refused:
            await worker.do(refuse)
        assert refused.value.values == {"most": "1 KiB"}
        with pytest.raises(RuntimeError, match="KeyError: 'lamp'"):
            await worker.do(stumble)
        assert await worker.do(given_back, 1) == (1,)
        worker.end()

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
        worker.end()

    run(test())


def test_what_is_hidden_is_hidden_there_too() -> None:
    """A view that went to a worker and came back is the same to the last hidden field."""
    hero: Hero = redact(seated("ilse"), "bo")
    foe: Foe = redact(Foe("rat", "Rat", "minion", 5, 1, 1, open=False), "bo")

    async def test() -> None:
        workers = Workers()
        assert await workers.odds.do(given_back, hero, foe) == (hero, foe)
        await workers.close()

    run(test())
