"""Limits: sizes of request bodies, and rates per sender. The clock is the caller's."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Any

from moothall.errors import MoothallError, Unclear
from moothall.records import record

KIB, MIB = 1 << 10, 1 << 20


@record
class Sizes:
    """The most bytes of each kind of thing; what is larger is refused before it is read to its end."""

    message: int = 64 * KIB
    body: int = 256 * KIB
    picture: int = 8 * MIB
    archive: int = 64 * MIB


def too_big(most: int) -> MoothallError:
    """Return the error of a body that is larger than its limit."""
    size, unit = (most // MIB, "MiB") if most >= MIB else (most // KIB, "KiB")
    return MoothallError("error-web-too-big", most=f"{size} {unit}")


# ---- characters -----------------------------------------------------------------------------------------------------

MOST_LISTED, MOST_LETTERS, MOST_PARTS, DEEPEST = 100, 4_000, 2_000, 16
"""Of a sheet: entries of one list, letters of one text, values in all, and lists within lists.

The longest sheet that a book draws has 120 values; what is judged may take time that grows faster than these do.
"""


def check_modest(*values: Any) -> None:
    """Refuse sheets, or parts of them, that are longer than any character could need."""
    rest, parts = [(value, 1) for value in values], 0
    while rest:
        value, depth = rest.pop()
        parts += 1
        inside: list[Any] = []
        if isinstance(value, dict):
            inside = [*value, *value.values()]
        elif isinstance(value, list):
            inside = value
        elif isinstance(value, str) and len(value) > MOST_LETTERS:
            raise Unclear("error-web-long-text", most=MOST_LETTERS)
        if len(inside) > MOST_LISTED * (2 if isinstance(value, dict) else 1):
            raise Unclear("error-web-long-list", most=MOST_LISTED)
        if parts + len(rest) + len(inside) > MOST_PARTS or (inside and depth >= DEEPEST):
            raise Unclear("error-web-long-sheet", most=MOST_PARTS)
        rest += [(each, depth + 1) for each in inside]


# ---- senders --------------------------------------------------------------------------------------------------------


def sender(address: str | None) -> str:
    """Return the name under which a sender's requests are counted.

    A household has one IPv4 address, but so many of IPv6 that counting single ones would count nothing: there the
    network part stands for all of them. Whoever has no address comes by a local pipe.
    """
    try:
        found = ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or "local"
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64)) + "/64"


def too_often(seconds: float) -> MoothallError:
    """Return the error of whoever has to wait so long."""
    return MoothallError("error-web-too-often", seconds=int(seconds) + 1)


OTHERS = ""
"""The bucket that all share for whom there is no room."""


class Buckets:
    """A bucket of tokens per key: `burst` at once, and `rate` more each second.

    The memory is bounded. A bucket that has filled up again is forgotten, because a new one would be just as full. If
    there are still too many, newcomers share one bucket: filling the memory with keys must not buy anybody more tokens.
    """

    def __init__(self, *, rate: float, burst: float, most_keys: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most_keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when; oldest first

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, cost: float = 1.0) -> float:
        """Take tokens if they are there: 0, or the seconds after which it is worth trying again."""
        self._forget(now)
        key = key if key in self._buckets or len(self._buckets) < self._most else OTHERS
        held = self._held(key, now)
        enough = held >= cost
        self._buckets[key] = (held - cost if enough else held, now)
        self._buckets.move_to_end(key)
        return 0.0 if enough else (cost - held) / self._rate

    def check(self, key: str, now: float, cost: float = 1.0) -> None:
        """Take tokens, or refuse with how long to wait."""
        wait = self.take(key, now, cost)
        if wait > 0:
            raise too_often(wait)

    def _held(self, key: str, now: float) -> float:
        if key not in self._buckets:
            return self._burst
        held, at = self._buckets[key]
        return min(self._burst, held + max(0.0, now - at) * self._rate)  # a clock set back gives nothing

    def _forget(self, now: float) -> None:
        """The oldest come first, and all are full after the same time: so we stop at the first that may not be."""
        while self._buckets:
            key, (_, at) = next(iter(self._buckets.items()))
            if now - at < self._burst / self._rate:
                return
            del self._buckets[key]


class WaitingRoom:
    """Where those wait a little who come too often: whoever asks in a loop then asks seldom.

    It has so many places; further ones are refused at once, because they would cost connections.
    """

    def __init__(self, seconds: float = 0.25, places: int = 200) -> None:
        self._seconds, self._places = seconds, places

    async def wait(self, problem: MoothallError) -> None:
        """Wait before a refusal is told, if it is one of coming too often and a place is free."""
        if problem.key != "error-web-too-often" or not self._places:
            return
        self._places -= 1
        try:
            await asyncio.sleep(self._seconds)
        finally:
            self._places += 1
