"""The cookie that stands for a session: no script can read it, and no other site's page can send it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from moothall.records import record
from moothall.web.access import TOKEN


@record
class Cookie:
    """How this server's cookie is called.

    Cookies do not tell ports apart, so that two servers on one computer would sign each other's people out: the name
    has the port in it. Over TLS the name begins so that browsers take it from nobody but this very host.
    """

    port: int
    secure: bool

    @property
    def name(self) -> str:
        return "__Host-moothall" if self.secure else f"moothall-{self.port}"

    def given(self, token: str, seconds: int) -> str:
        """The value of a Set-Cookie header that signs a person in."""
        secure = "; Secure" if self.secure else ""
        return f"{self.name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"

    def taken(self) -> str:
        """The value of a Set-Cookie header that signs a person out."""
        return self.given("", 0)

    def read(self, headers: Iterable[str]) -> str | None:
        """The token in the Cookie headers of a request; none if there are two, because one was planted."""
        found = {value for header in headers for value in self._values(header)}
        return found.pop() if len(found) == 1 else None

    def _values(self, header: str) -> list[str]:
        named = re.findall(rf"(?:^|;)\s*{re.escape(self.name)}=([^;\s]*)", header)
        return [value for value in named if TOKEN.fullmatch(value)]
