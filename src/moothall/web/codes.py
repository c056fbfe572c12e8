"""Short-lived codes: one to read out to the table, and one that moves a person to another device.

They live in memory only. A code short enough to be read aloud can be guessed from its digest, so no digest of it is
ever written down; and what lasts ten minutes need not outlive the server. The clock is the caller's.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from hashlib import sha256
from hmac import new as keyed

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store import Secret
from moothall.web.access import TOKEN, Chance, digest, fits, new_token
from moothall.web.limits import Buckets

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


class JoinCodes:
    """Codes of six letters that stand for an invitation for ten minutes, to as many as come.

    Guessing is slow for everybody: each sender has a few tries, and all together have not many more. Codes are found
    by a digest with a key that only this process knows, so the time it takes tells nothing of other codes.
    """

    def __init__(self, chance: Chance = secrets.token_bytes, per_sender: float = 5, of_all: float = 60) -> None:
        self._chance, self._key = chance, chance(32)
        self._invitations: dict[bytes, tuple[str, float]] = {}
        self._tries = Buckets(rate=per_sender / 60, burst=per_sender)
        self._all = Buckets(rate=of_all / 60, burst=of_all)

    def make(self, invitation: str, now: float, seconds: float = CODE_SECONDS) -> Code:
        """A new code for the invitation or the move with this id; the one it had before is over."""
        self.close(invitation)
        alive = [(key, held) for key, held in self._invitations.items() if now < held[1]]
        self._invitations = dict(alive[max(0, len(alive) + 1 - MOST_CODES) :])
        code, ends = "".join(_letters(self._chance, LENGTH)), now + seconds
        self._invitations[self._digest(code)] = (invitation, ends)
        return Code(f"{code[:3]}-{code[3:]}", ends)

    def open(self, said: str, sender: str, now: float) -> str:
        """The id of the invitation or move that a code stands for. A try costs; wrong and ended get one answer."""
        self._tries.check(sender, now)
        self._all.check("", now)
        invitation, ends = self._invitations.get(self._digest(read_code(said)), ("", 0.0))
        if now >= ends:
            raise MoothallError("error-web-code")
        return invitation

    def close(self, invitation: str) -> None:
        """Drop the code of an invitation."""
        self._invitations = {key: held for key, held in self._invitations.items() if held[0] != invitation}

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

    def __init__(self, chance: Chance = secrets.token_bytes) -> None:
        self._chance = chance
        self._moves: dict[str, Secret] = {}

    def make(self, person: str, now: float) -> str:
        """A token for a person; the one they had before is over."""
        alive = [move for move in self._moves.values() if move.person != person and now < (move.ends or 0)]
        self._moves = {move.id: move for move in alive[max(0, len(alive) + 1 - MOST_CODES) :]}
        id, token = new_token(self._chance)
        self._moves[id] = Secret(id, MOVE, digest(MOVE, token), person=person, ends=int(now) + MOVE_SECONDS)
        return token

    def take(self, token: str, now: float) -> str:
        """The person who moves; the token is used up by it, and by a wrong guess at it too."""
        parts = TOKEN.fullmatch(token)
        move = self._moves.pop(parts["id"], None) if parts else None
        if not fits(move, MOVE, parts[0] if parts else "") or move is None or now >= (move.ends or 0):
            raise MoothallError("error-web-link")
        return move.person

    def take_by_code(self, id: str, now: float) -> str | None:
        """The person whose move has this id, which a code stood for; it is used up. None if it is no move."""
        move = self._moves.pop(id, None)
        return move.person if move is not None and now < (move.ends or 0) else None
