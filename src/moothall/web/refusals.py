"""Refusals: one body for every error, in the reader's language."""

from __future__ import annotations

import msgspec

from moothall.errors import AgainstTheRules, MoothallError, NotYours, Unclear
from moothall.speech import LANGUAGES, MissingText, sentence
from moothall.speech.languages import ENGLISH, plain

LONGEST_WISH = 256
"""Letters of an Accept-Language header that are read; real ones are far shorter."""

ELSEWHERE = b"x-moothall-elsewhere"
"""On a refusal: the table that another process owns. Where requests are passed on, nobody outside sees it."""

OF_ANOTHER = ("error-cluster-elsewhere", "error-cluster-newer")
"""Refusals of a table that another process owns, or that only a newer one may take."""

STATUS: dict[str, int] = {
    "error-web-host": 421,
    "error-web-origin": 403,
    "error-web-too-big": 413,
    "error-web-too-often": 429,
    "error-web-replaced": 429,
    "error-web-sockets": 429,
    "error-web-table-full": 503,
    "error-web-link": 404,
    "error-web-code": 404,
    "error-web-signed-out": 401,
    "error-web-not-invited": 403,
    "error-web-host-only": 403,
    "error-web-gm-only": 403,
    "error-web-other-seat": 403,
    "error-web-no-book": 404,
    "error-no-guide": 404,
    "error-web-no-rule": 404,
    "error-web-no-workshop": 404,
    "error-web-no-demo": 404,
    "error-web-other-hero": 403,
    "error-web-no-picture": 404,
    "error-web-not-json": 400,
    "error-web-too-heavy": 503,
    "error-web-busy": 503,
    "error-web-stopping": 503,
    "error-web-starting": 503,
    "error-web-not-ready": 503,
    "error-web-metrics": 403,
    "error-web-no-restart": 409,
    "error-web-full-tables": 503,
    "error-web-full-people": 503,
    "error-web-full-memory": 503,
    "error-web-head": 431,
    "error-web-long-text": 413,
    "error-web-long-list": 413,
    "error-web-long-sheet": 413,
    "error-unknown-ruleset": 404,
    "error-ruleset-missing": 409,
    "error-ruleset-broken": 409,
    "error-table-not-your-seat": 403,
    "error-table-may-not": 403,
    "error-table-muted": 403,
    "error-table-gm-opens": 403,
    "error-table-gm-argument": 403,
    "error-table-not-your-hero": 403,
    "error-table-not-the-gm": 403,
    "error-table-no-seat": 404,
    "error-table-no-such": 404,
    "error-table-rule-broke": 500,
    "error-table-not-kept": 503,
    "error-table-disk-slow": 503,
    "error-table-waits-for-disk": 503,
    "error-table-too-much": 503,
    "error-table-closed": 503,
    "error-web-picture-kind": 415,
    "error-web-picture-broken": 422,
    "error-web-picture-large": 413,
    "error-evening-control": 403,
    "error-evening-not-sure": 409,
    "error-evening-too-big": 413,
    "error-keep-no-table": 404,
    "error-keep-no-backup": 404,
    "error-keep-bad-backup": 409,
    "error-keep-not-restored": 409,
    "error-keep-withdrawn": 404,
    "error-keep-disk-full": 507,
    "error-keep-damaged": 503,
    "error-keep-stopped": 503,
    "error-keep-closed": 503,
    "error-cluster-unreachable": 503,
    "error-cluster-elsewhere": 503,
    "error-cluster-lost": 503,
    "error-cluster-unsettled": 503,
    "error-cluster-newer": 503,
}
"""The HTTP status of an error, where its class does not say it."""

BY_CLASS: tuple[tuple[type[MoothallError], int], ...] = ((NotYours, 403), (Unclear, 400), (AgainstTheRules, 409))


class Refused(msgspec.Struct, frozen=True):
    """Every refusal: a key that stays the same, a sentence for people, and the rule that decided, if one did."""

    error: str
    said: str
    cite: str | None = None


def status_of(error: MoothallError) -> int:
    """The HTTP status that goes with an error."""
    by_class = next((status for kind, status in BY_CLASS if isinstance(error, kind)), 409)
    if error.key == "error-table-not-kept" and error.values.get("why") in STATUS:
        return STATUS[error.values["why"]]
    about_a_file = error.key.split("-")[1:2] == ["evening"]
    return STATUS.get(error.key, 422 if about_a_file else by_class)


def refused(error: MoothallError, lang: str) -> Refused:
    """Return the body that tells an error."""
    return Refused(error.key, said_of(error, lang), error.cite)


def said_of(error: MoothallError, lang: str, *, cites: bool = True) -> str:
    """An error as one sentence. Without a text its key still tells more than a second failure would."""
    try:
        return sentence(error, lang, cites=cites)
    except MissingText:
        return f"{error.key}."


def body(error: MoothallError, lang: str) -> bytes:
    """The body of the answer to a request that failed."""
    return msgspec.json.encode(refused(error, lang))


def headers(error: MoothallError) -> list[tuple[bytes, bytes]]:
    """Return the headers of a refusal: its media type and, if it helps, when to try again."""
    seconds = error.values.get("seconds") if status_of(error) == 429 else None
    later = [] if seconds is None else [(b"retry-after", str(seconds).encode())]
    elsewhere = [(ELSEWHERE, error.values["table"].encode())] if error.key in OF_ANOTHER else []
    return [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *later, *elsewhere]


# ---- whose language -------------------------------------------------------------------------------------------------


def wished_language(accept: str, otherwise: str = ENGLISH) -> str:
    """The best liked language of a browser (`Accept-Language`) that we speak; else English, or a table's own."""
    wishes = [_wish(part) for part in accept[:LONGEST_WISH].split(",")]
    spoken = [wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0]
    return max(spoken, key=lambda wish: wish[0], default=(0.0, otherwise))[1]


def _wish(part: str) -> tuple[float, str]:
    """How much a language is liked, and which it is: `pl-PL;q=0.8`."""
    name, _, liking = part.partition(";")
    try:
        liked = float(liking.strip().removeprefix("q=") or 1)
    except ValueError:
        liked = 0.0
    return liked, plain(name.strip())
