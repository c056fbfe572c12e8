"""Dice sources: where the faces of a roll come from."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Iterator
from hashlib import shake_128
from typing import Protocol

Faces = tuple[int, ...]


class DiceSource(Protocol):
    """A source of faces. `None` means: not yet, wait for a person to enter the faces."""

    def fall(self, count: int, sides: int) -> Faces | None: ...


class Entropy:
    """Dice from the system's entropy."""

    def fall(self, count: int, sides: int) -> Faces:
        return tuple(secrets.randbelow(sides) + 1 for _ in range(count))


class ByHand:
    """Real dice: every roll waits until its faces are typed in."""

    def fall(self, count: int, sides: int) -> None:
        return None


class Given:
    """Faces laid down beforehand; when they run out, another source goes on."""

    def __init__(self, faces: Iterable[int], then: DiceSource) -> None:
        self._faces = deque(faces)
        self._then = then

    def fall(self, count: int, sides: int) -> Faces | None:
        if len(self._faces) < count:
            return self._then.fall(count, sides)
        return tuple(self._faces.popleft() for _ in range(count))


class Seeded:
    """A stream of dice that a seed fixes for ever, on every version and platform.

    `random` promises stability of `random()` only; this is a hash of seed and counter, with bytes that would favour low
    faces discarded.
    """

    CHUNK = 4096

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed).encode()
        self._bytes = self._stream()

    def fall(self, count: int, sides: int) -> Faces:
        if count == 1:
            return (self.below(sides) + 1,)
        return tuple(self.below(sides) + 1 for _ in range(count))

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, `bound`; each equally likely."""
        if bound <= 256:
            fair = 256 - 256 % bound
            for byte in self._bytes:
                if byte < fair:
                    return byte % bound
        fair = 65536 - 65536 % bound
        for high in self._bytes:
            number = high * 256 + next(self._bytes)
            if number < fair:
                return number % bound
        raise AssertionError("the stream has no end")

    def _stream(self) -> Iterator[int]:
        chunk = 0
        while True:
            yield from shake_128(self._seed + b"/" + str(chunk).encode()).digest(self.CHUNK)
            chunk += 1
