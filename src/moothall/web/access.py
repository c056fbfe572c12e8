"""Access: links that invite, sessions of browsers, and the tables each person was admitted to.

A token is a public id and a secret half. The id finds the row; the secret is compared by its digest in constant time,
and is kept nowhere. A link carries its token behind the `#`, which browsers send to nobody; the page exchanges it for
a cookie. A **person** is the holder of a session, on one device or several; a **grant** says that a person came into a
table, in which role and at which seat, and by which invitation. Dropping an invitation drops its grants.

The clock is the caller's. A method that writes waits for the disk, so an event loop calls it in a thread.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from dataclasses import replace
from hashlib import sha256
from hmac import compare_digest

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store import CredentialStore, Secret

INVITE, SESSION, GRANT = "invite", "session", "grant"
HOST = "host"
"""The role of a person who may make tables; it is no role at any table."""

TOKEN = re.compile(r"(?P<id>[0-9a-f]{16})\.(?P<secret>[A-Za-z0-9_-]{43})")
ID_BYTES, SECRET_BYTES = 8, 32
DAY = 86_400
SESSION_SECONDS = 90 * DAY
MOST_SESSIONS = 20
"""Devices of one person; beyond them the one signed in longest ago is signed out."""

Chance = Callable[[int], bytes]
"""So many random bytes."""


@record
class Admission:
    """What an invitation admits to: a table, in a role, at one seat or any. The host's has no table."""

    table: str
    role: str
    seat: str = ""


@record
class Made:
    """A new secret with its token, which exists nowhere else and can be shown only now."""

    secret: Secret
    token: str


@record
class Signed:
    """A signed-in person; `renewed` is how many seconds the cookie shall last now, if it must be sent again."""

    person: str
    session: str
    renewed: int | None = None


# ---- tokens ---------------------------------------------------------------------------------------------------------


def new_token(chance: Chance) -> tuple[str, str]:
    """The id of a new secret, and its whole token."""
    id = chance(ID_BYTES).hex()
    return id, f"{id}.{urlsafe_b64encode(chance(SECRET_BYTES)).rstrip(b'=').decode()}"


def digest(kind: str, token: str) -> str:
    """Return the digest of a token that is stored. The kind is in it, so that a link's token is no session's."""
    return sha256(f"{kind}:{token}".encode()).hexdigest()


NOBODYS = digest("nothing", "")
"""Compared with when there is no such id, so that this takes as long as a wrong secret does."""


def fits(found: Secret | None, kind: str, token: str) -> bool:
    """Whether a token is that of a secret; takes the same time wherever they differ."""
    kept = found.digest if found is not None and found.kind == kind else NOBODYS
    return compare_digest(kept, digest(kind, token))


# ---- access ---------------------------------------------------------------------------------------------------------


class Access:
    """Issues and checks invitations, grants and sessions."""

    def __init__(self, credentials: CredentialStore, chance: Chance = secrets.token_bytes) -> None:
        self._credentials, self._chance = credentials, chance

    # ---- invitations

    def invite(self, admission: Admission, now: float, ends: float | None = None) -> Made:
        """Make a link with this admission, for all who have it until it ends or is revoked."""
        over = None if ends is None else int(ends)
        return self._make(INVITE, now, over, table=admission.table, role=admission.role, seat=admission.seat)

    def invitations(self, table: str) -> list[Secret]:
        """The links to a table that have not been revoked, the oldest first."""
        return [each for each in self._credentials.secrets_of_table(table) if each.kind == INVITE]

    def invitation(self, token: str, now: float) -> Secret:
        """Return the invitation of a token; the refusal is the same for every problem."""
        return self._valid(self._found(INVITE, token), now)

    def invitation_of_code(self, id: str, now: float) -> Secret:
        """The invitation that a short code stands for."""
        return self._valid(self._credentials.secret(id), now)

    def close(self, id: str, table: str, now: float) -> None:
        """Let no more persons in by a link; those who came by it stay."""
        self._credentials.change_secret(replace(self._of_table(id, table), ends=int(now)))

    def revoke(self, id: str, table: str) -> list[Secret]:
        """Drop a link and the grants of all who came by it; return those grants."""
        gone = self._credentials.drop_secrets([self._of_table(id, table).id])
        return [each for each in gone if each.kind == GRANT]

    def _of_table(self, id: str, table: str) -> Secret:
        found = self._credentials.secret(id)
        if found is None or found.kind != INVITE or found.table != table:
            raise MoothallError("error-web-link")
        return found

    def _valid(self, found: Secret | None, now: float) -> Secret:
        if found is None or found.kind != INVITE or _is_over(found, now):
            raise MoothallError("error-web-link")
        return found

    # ---- grants

    def accept(self, invitation: Secret, person: str, now: float) -> Secret:
        """Let a person in by an invitation; to come twice changes nothing."""
        admission = Admission(invitation.table, invitation.role, invitation.seat)
        return self.grant(person, admission, now, came_by=invitation.id)

    def grant(self, person: str, admission: Admission, now: float, came_by: str = "") -> Secret:
        """Admit a person; the maker of a table needs no invitation to it."""
        for held in self.grants(person):
            same = (held.table, held.role) == (admission.table, admission.role) and admission.seat in ("", held.seat)
            if same and held.came_by == came_by:
                return held
        grant = Secret(
            *(self._chance(ID_BYTES).hex(), GRANT, "", admission.table, person),
            *(admission.role, admission.seat, came_by, int(now)),
        )
        self._credentials.put_secret(grant)
        return grant

    def grants(self, person: str) -> list[Secret]:
        """Return a person's grants, the oldest first."""
        return [each for each in self._credentials.secrets_of_person(person) if each.kind == GRANT]

    def guests(self, table: str) -> list[Secret]:
        """The grants to a table, the oldest first."""
        return [each for each in self._credentials.secrets_of_table(table) if each.kind == GRANT]

    def at_table(self, person: str, table: str) -> list[Secret]:
        """Return a person's grants at one table; refuses a person without any."""
        held = [each for each in self.grants(person) if each.table == table]
        if not held:
            raise MoothallError("error-web-not-invited")
        return held

    def sit(self, grant: Secret, seat: str) -> Secret:
        """Store which seat a person took who was invited to none in particular."""
        seated = replace(grant, seat=seat)
        self._credentials.change_secret(seated)
        return seated

    def shut_out(self, grants: Collection[Secret], now: float) -> None:
        """Drop grants of a person, and close the links they came by, which they still know."""
        self._credentials.drop_secrets([each.id for each in grants])
        for link in dict.fromkeys(each.came_by for each in grants):
            found = self._credentials.secret(link)
            if found is not None and not _is_over(found, now):
                self._credentials.change_secret(replace(found, ends=int(now)))

    # ---- sessions

    def newcomer(self) -> str:
        """Return the id of a new person."""
        return self._chance(ID_BYTES).hex()

    def sign_in(self, person: str, now: float) -> Made:
        """Give a person a session on one more device."""
        made = self._make(SESSION, now, int(now) + SESSION_SECONDS, person=person)
        sessions = [each for each in self._credentials.secrets_of_person(person) if each.kind == SESSION]
        oldest = sorted(sessions, key=lambda each: (each.ends or 0, each.made))[:-MOST_SESSIONS]
        self._credentials.drop_secrets([each.id for each in oldest])
        return made

    def signed_in(self, token: str | None, now: float) -> Signed:
        """Return who is signed in by a token. A session in use is renewed when half of its time is over."""
        found = self._session(token, now)
        if (found.ends or 0) - now > SESSION_SECONDS / 2:
            return Signed(found.person, found.id)
        self._credentials.change_secret(replace(found, ends=int(now) + SESSION_SECONDS))
        return Signed(found.person, found.id, SESSION_SECONDS)

    def holder(self, token: str | None, now: float) -> str:
        """The person who holds a session's token, which stays as it is."""
        return self._session(token, now).person

    def _session(self, token: str | None, now: float) -> Secret:
        found = self._found(SESSION, token or "")
        if found is None or _is_over(found, now):
            raise MoothallError("error-web-signed-out")
        return found

    def sign_out(self, session: str) -> None:
        """End one session."""
        self._credentials.drop_secrets([session])

    def sign_out_everywhere(self, person: str) -> None:
        """End all sessions of a person."""
        held = self._credentials.secrets_of_person(person)
        self._credentials.drop_secrets([each.id for each in held if each.kind == SESSION])

    # ---- time

    def sweep(self, now: float) -> None:
        """Drop sessions that are over. A link that is over stays: people who came by it must not go with it."""
        self._credentials.drop_secrets(
            [each.id for each in self._credentials.ended_secrets(now) if each.kind == SESSION]
        )

    # ----

    def _make(
        self, kind: str, now: float, ends: int | None, table: str = "", person: str = "", role: str = "", seat: str = ""
    ) -> Made:
        id, token = new_token(self._chance)
        made = Secret(id, kind, digest(kind, token), table, person, role, seat, "", int(now), ends)
        self._credentials.put_secret(made)
        return Made(made, token)

    def _found(self, kind: str, token: str) -> Secret | None:
        parts = TOKEN.fullmatch(token)
        found = self._credentials.secret(parts["id"]) if parts else None
        return found if fits(found, kind, parts[0] if parts else "") else None


def _is_over(secret: Secret, now: float) -> bool:
    return secret.ends is not None and now >= secret.ends


# ---- links ----------------------------------------------------------------------------------------------------------


def invite_url(base: str, token: str) -> str:
    """The link of an invitation. The token is behind the `#`, so no server and no log sees it on the way."""
    return f"{base}/join#{token}"


def move_url(base: str, token: str) -> str:
    """The link by which a person moves to another device."""
    return f"{base}/move#{token}"


# ---- in memory ------------------------------------------------------------------------------------------------------


class Memory:
    """Credentials in memory, which are gone at its end: for tests."""

    def __init__(self) -> None:
        self._held: dict[str, Secret] = {}

    def put_secret(self, secret: Secret) -> None:
        if secret.came_by:
            self._there(secret.came_by)
        self._held[secret.id] = secret

    def change_secret(self, secret: Secret) -> None:
        self._there(secret.id)
        self._held[secret.id] = secret

    def drop_secrets(self, ids: Collection[str]) -> list[Secret]:
        gone: list[Secret] = []
        for id in ids:
            if (found := self._held.pop(id, None)) is not None:
                gone.append(found)
                gone += self.drop_secrets([each.id for each in [*self._held.values()] if each.came_by == id])
        return gone

    def secret(self, id: str) -> Secret | None:
        return self._held.get(id)

    def secrets_of_table(self, table: str) -> list[Secret]:
        return self._where(lambda each: each.table == table)

    def secrets_of_person(self, person: str) -> list[Secret]:
        return self._where(lambda each: each.person == person)

    def ended_secrets(self, now: float) -> list[Secret]:
        return self._where(lambda each: each.ends is not None and each.ends <= int(now))

    def _where(self, fits: Callable[[Secret], bool]) -> list[Secret]:
        return sorted((each for each in self._held.values() if fits(each)), key=lambda each: (each.made, each.id))

    def _there(self, id: str) -> None:
        if id not in self._held:
            raise MoothallError("error-keep-withdrawn")
