"""Rate limits: what a bucket gives and when, within bounded memory."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, sentence
from moothall.web.limits import KIB, MIB, Buckets, WaitingRoom, sender, too_big

pytestmark = pytest.mark.slow


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    """Five at once, then one every two seconds; who is refused is told exactly how long to wait."""
    buckets = Buckets(rate=0.5, burst=5)
    assert [buckets.take("ilse", 0.0) for _ in range(6)] == [0, 0, 0, 0, 0, 2.0]
    assert buckets.take("ilse", 1.5) == 0.5
    assert buckets.take("ilse", 2.0) == 0.0
    assert buckets.take("ilse", 2.0) == 2.0


def test_each_key_has_its_own_bucket() -> None:
    """One who asks too often does not hinder another."""
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ilse", 0.0) == 0
    assert buckets.take("ilse", 0.0) > 0
    assert buckets.take("bram", 0.0) == 0


def test_a_cost_above_the_rest_of_a_bucket_is_refused() -> None:
    """A cost above what is left is refused and takes nothing."""
    buckets = Buckets(rate=1, burst=10)
    assert buckets.take("ilse", 0.0, cost=8) == 0
    assert buckets.take("ilse", 0.0, cost=5) == 3.0
    assert buckets.take("ilse", 0.0, cost=2) == 0


def test_a_clock_set_back_gives_nothing() -> None:
    """Time that runs backwards neither fills a bucket nor breaks it."""
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ilse", 100.0) == 0
    assert buckets.take("ilse", 50.0) > 0
    assert buckets.take("ilse", 51.0) == 0


def test_full_buckets_are_forgotten() -> None:
    """A sender who has been quiet long enough takes no memory, and is treated as new."""
    buckets = Buckets(rate=1, burst=10)
    for n in range(100):
        buckets.take(f"guest {n}", float(n))
    assert len(buckets) == 10
    buckets.take("late", 1_000.0)
    assert len(buckets) == 1


def test_many_keys_buy_no_more_room_and_no_more_tokens() -> None:
    """When the room is full, all newcomers share one bucket, and those who were there keep their own."""
    buckets = Buckets(rate=0.001, burst=2, most_keys=3)
    assert [buckets.take(key, 0.0) for key in ("a", "b", "c")] == [0, 0, 0]
    shared = [buckets.take(f"flood {n}", 0.0) for n in range(100)]
    assert shared.count(0.0) == 2 and len(buckets) == 4
    assert [buckets.take("a", 0.0), buckets.take("a", 0.0) > 0] == [0.0, True]


@given(
    st.lists(st.tuples(st.sampled_from("abcdefgh"), st.floats(0, 3)), max_size=80),
    st.integers(1, 5),
)
def test_no_key_gets_more_than_its_burst_and_rate(asked: list[tuple[str, float]], most_keys: int) -> None:
    """Over any stretch of time a key gets at most its burst and its rate, and the room is bounded."""
    buckets, now, got = Buckets(rate=0.7, burst=3, most_keys=most_keys), 0.0, dict[str, list[float]]()
    for key, later in asked:
        now += later
        if buckets.take(key, now) == 0:
            got.setdefault(key, []).append(now)
        assert len(buckets) <= most_keys + 1
    for times in got.values():
        for first in range(len(times)):
            for last in range(first, len(times)):
                assert last - first + 1 <= 3 + 0.7 * (times[last] - times[first]) + 1e-6


def test_a_refusal_says_when_to_come_again() -> None:
    """The sentence has the seconds, rounded up, in every language."""
    buckets = Buckets(rate=0.1, burst=1)
    buckets.check("ilse", 0.0)
    with pytest.raises(MoothallError, match=r"^error-web-too-often\(seconds=10") as raised:
        buckets.check("ilse", 0.5)
    assert all("10" in sentence(raised.value, lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        (None, "local"),
        ("testclient", "testclient"),
    ],
)
def test_senders_are_counted_by_their_network(address: str | None, name: str) -> None:
    """An IPv4 address is one sender, and so is a whole network of IPv6."""
    assert sender(address) == name


def test_sizes_are_said_for_people() -> None:
    """A limit is told in the unit that fits it."""
    assert sentence(too_big(64 * KIB), "en") == "This is too big: more than 64 KiB."
    assert sentence(too_big(8 * MIB), "en") == "This is too big: more than 8 MiB."


# ---- waiting --------------------------------------------------------------------------------------------------------

TOO_OFTEN, OTHER = MoothallError("error-web-too-often", seconds=1), MoothallError("error-web-not-invited")


async def finished(room: WaitingRoom, *problems: MoothallError) -> list[bool]:
    """Whose refusals are told without waiting, of those who come at once."""
    tasks = [asyncio.ensure_future(room.wait(problem)) for problem in problems]
    for _ in range(5):
        await asyncio.sleep(0)
    told = [task.done() for task in tasks]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return told


def test_only_those_wait_who_come_too_often_and_as_many_as_there_is_room_for() -> None:
    """Other refusals are told at once; so are those for whom there is no place, which is free again afterwards."""
    room = WaitingRoom(seconds=1_000, places=2)
    for _ in range(2):
        assert asyncio.run(finished(room, OTHER, TOO_OFTEN, TOO_OFTEN, TOO_OFTEN)) == [True, False, False, True]


def test_whoever_waits_is_told_in_the_end() -> None:
    """The wait ends by itself, and another may wait then."""
    room = WaitingRoom(seconds=0, places=1)
    assert asyncio.run(finished(room, TOO_OFTEN)) == [True]
