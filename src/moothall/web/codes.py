"""Short-lived codes: one to read out to the table, and one that moves a person to another device.

They live in memory: what lasts ten minutes need not outlive the server. Servers on one database keep them there, and
so a code is good at all of them and all tries at it are counted together. A code short enough to be read aloud can be
guessed from its digest, so digests have a key that is not where they are. The clock is the caller's.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from hashlib import sha256
from hmac import new as keyed
from typing import Protocol

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store import Secret
from moothall.web.access import TOKEN, Chance, digest, fits, new_token
from moothall.web.limits import Buckets, too_often

LETTERS = "CDFHJKMNPQRTVWXY34679"
"""None that looks like another (O0, I1L, S5, Z2, B8, G6, UV: one of each at most), and no vowels to make words of."""

LENGTH = 6
CODE_SECONDS = 600
MOVE_SECONDS = 300
MOST_CODES = 1_000
"""Codes alive at once; the oldest goes."""

MOVE = "move"


@record
class Code:
    """A code as it is shown, and when it ends."""

    shown: str
    ends: float


class CodeMemory(Protocol):
    """Where codes, moves and tries are while they last."""

    def put_code(self, digest: bytes, stands_for: str, ends: float, now: float) -> None: ...
    def code(self, digest: bytes) -> tuple[str, float] | None: ...
    def drop_code(self, stands_for: str) -> None: ...
    def put_move(self, move: Secret, now: float) -> None: ...
    def take_move(self, id: str) -> Secret | None: ...
    def take_try(self, key: str, now: float, rate: float, burst: float) -> float: ...


class OwnMemory:
    """The memory of one server."""

    def __init__(self) -> None:
        self._codes: dict[bytes, tuple[str, float]] = {}
        self._moves: dict[str, Secret] = {}
        self._tries: dict[tuple[float, float], Buckets] = {}

    def put_code(self, digest: bytes, stands_for: str, ends: float, now: float) -> None:
        """Keep a code; the one that this stood for before is over."""
        self.drop_code(stands_for)
        alive = [(key, held) for key, held in self._codes.items() if now < held[1]]
        self._codes = dict(alive[max(0, len(alive) + 1 - MOST_CODES) :])
        self._codes[digest] = (stands_for, ends)

    def code(self, digest: bytes) -> tuple[str, float] | None:
        """What a code stands for, and when it ends."""
        return self._codes.get(digest)

    def drop_code(self, stands_for: str) -> None:
        """Drop the code of an invitation."""
        self._codes = {key: held for key, held in self._codes.items() if held[0] != stands_for}

    def put_move(self, move: Secret, now: float) -> None:
        """Keep a move; the one that this person had before is over."""
        alive = [held for held in self._moves.values() if held.person != move.person and now < (held.ends or 0)]
        self._moves = {held.id: held for held in alive[max(0, len(alive) + 1 - MOST_CODES) :]}
        self._moves[move.id] = move

    def take_move(self, id: str) -> Secret | None:
        """A move, which is used up by it."""
        return self._moves.pop(id, None)

    def take_try(self, key: str, now: float, rate: float, burst: float) -> float:
        """Take a try if there is one: 0, or the seconds after which it is worth trying again."""
        return self._tries.setdefault((rate, burst), Buckets(rate=rate, burst=burst)).take(key, now)


class JoinCodes:
    """Codes of six letters that stand for an invitation for ten minutes, to as many as come.

    Guessing is slow for everybody: each sender has a few tries, and all together have not many more. Codes are found
    by a digest with a key that only the servers know, so the time it takes tells nothing of other codes.
    """

    def __init__(
        self,
        chance: Chance = secrets.token_bytes,
        per_sender: float = 5,
        of_all: float = 60,
        memory: CodeMemory | None = None,
        key: bytes = b"",
    ) -> None:
        self._chance, self._key = chance, key or chance(32)
        self._memory: CodeMemory = memory or OwnMemory()
        self._per_sender, self._of_all = per_sender, of_all

    def make(self, invitation: str, now: float, seconds: float = CODE_SECONDS) -> Code:
        """A new code for the invitation or the move with this id; the one it had before is over."""
        code, ends = "".join(_letters(self._chance, LENGTH)), now + seconds
        self._memory.put_code(self._digest(code), invitation, ends, now)
        return Code(f"{code[:3]}-{code[3:]}", ends)

    def open(self, said: str, sender: str, now: float) -> str:
        """The id of the invitation or move that a code stands for. A try costs; wrong and ended get one answer."""
        self._try(f"from {sender}", now, self._per_sender)
        self._try("all", now, self._of_all)
        return self.known(said, now)

    def _try(self, key: str, now: float, each_minute: float) -> None:
        wait = self._memory.take_try(key, now, each_minute / 60, each_minute)
        if wait > 0:
            raise too_often(wait)

    def known(self, said: str, now: float) -> str:
        """The same where another server has counted the try."""
        invitation, ends = self._memory.code(self._digest(read_code(said))) or ("", 0.0)
        if now >= ends:
            raise MoothallError("error-web-code")
        return invitation

    def close(self, invitation: str) -> None:
        """Drop the code of an invitation."""
        self._memory.drop_code(invitation)

    def _digest(self, code: str) -> bytes:
        return keyed(self._key, code.encode(), sha256).digest()


def read_code(said: str) -> str:
    """A code as people type it: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in said[:64].upper() if letter.isalnum())


def _letters(chance: Chance, count: int) -> Iterator[str]:
    """Letters that are all equally likely: bytes beyond the last whole round of the alphabet are not used."""
    whole = 256 - 256 % len(LETTERS)
    while count:
        for byte in chance(count):
            if byte < whole:
                yield LETTERS[byte % len(LETTERS)]
                count -= 1


class Moves:
    """Tokens, shown as QR codes, that sign a person in on another device: once, within five minutes.

    A code may stand for a move, too: whoever gives it has proved as much as with the token.
    """

    def __init__(self, chance: Chance = secrets.token_bytes, memory: CodeMemory | None = None) -> None:
        self._chance = chance
        self._memory: CodeMemory = memory or OwnMemory()

    def make(self, person: str, now: float) -> str:
        """A token for a person; the one they had before is over."""
        id, token = new_token(self._chance)
        move = Secret(id, MOVE, digest(MOVE, token), person=person, ends=int(now) + MOVE_SECONDS)
        self._memory.put_move(move, now)
        return token

    def take(self, token: str, now: float) -> str:
        """The person who moves; the token is used up by it, and by a wrong guess at it too."""
        parts = TOKEN.fullmatch(token)
        move = self._memory.take_move(parts["id"]) if parts else None
        if not fits(move, MOVE, parts[0] if parts else "") or move is None or now >= (move.ends or 0):
            raise MoothallError("error-web-link")
        return move.person

    def take_by_code(self, id: str, now: float) -> str | None:
        """The person whose move has this id, which a code stood for; it is used up. None if it is no move."""
        move = self._memory.take_move(id)
        return move.person if move is not None and now < (move.ends or 0) else None
