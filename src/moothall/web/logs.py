"""Logs: one line for each event, for people or as JSON, without secrets, and never a flood.

The same message is written a few times a minute; the next minute says how often it was left out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, TextIO

LogFormat = Literal["plain", "json"]
FORMATS: tuple[LogFormat, ...] = ("plain", "json")

MOST_A_MINUTE = 10
"""Times that one message is written in a minute."""

MOST_MESSAGES = 1_000
"""Different messages of one minute that are counted apart; those beyond share one count."""

OURS = "moothall"
MINUTE = 60.0
HIDDEN = "…"
SECRETS = (
    re.compile(r"[0-9a-f]{16}\.[A-Za-z0-9_-]{43}"),
    re.compile(r"(?i)(?<=cookie: )[^\r\n]+"),
    re.compile(r"(?i)(?<=bearer )\S+"),
    re.compile(r"(?<=[/?]join#)\S+|(?<=/move#)\S+"),
    re.compile(r"(?i)(?<=x-moothall-control: )\S+"),
)
"""Tokens of links and sessions, cookies, and keys, wherever they stand in a line."""


def without_secrets(text: str) -> str:
    """Return a text with every token, cookie and key in it replaced."""
    for secret in SECRETS:
        text = secret.sub(HIDDEN, text)
    return text


class FloodGate(logging.Filter):
    """Lets one message through so often in a minute; the first of the next minute says how many were left out."""

    def __init__(self, most: int = MOST_A_MINUTE, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most, self._clock = most, clock
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, key = self._clock(), (record.name, record.levelno, str(record.msg))
        if key not in self._seen and len(self._seen) >= MOST_MESSAGES:
            self._seen = {each: held for each, held in self._seen.items() if now - held[0] < MINUTE}
            key = key if len(self._seen) < MOST_MESSAGES else ("", 0, "")
        begun, count = self._seen.get(key, (now, 0))
        left_out = max(0, count - self._most) if now - begun >= MINUTE else 0
        if now - begun >= MINUTE:
            begun, count = now, 0
        self._seen[key] = (begun, count + 1)
        record.left_out = left_out
        return count < self._most


class PlainFormatter(logging.Formatter):
    """A line for people: the time, how bad it is, and what happened. A traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        left_out = getattr(record, "left_out", 0)
        more = f" ({left_out} more like this in the last minute)" if left_out else ""
        trace = "\n" + self.formatException(record.exc_info) if record.exc_info else ""
        line = " ".join(record.getMessage().split())
        return without_secrets(f"{_when(record)} {record.levelname} {record.name}: {line}{more}{trace}")


class JsonFormatter(logging.Formatter):
    """A line for programs: one JSON object with all there is of an event, a traceback included."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, str | int] = {
            "time": _when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": without_secrets(" ".join(record.getMessage().split())),
        }
        if left_out := getattr(record, "left_out", 0):
            event["left_out"] = left_out
        if record.exc_info:
            event["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(event, ensure_ascii=False)


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def handler(form: LogFormat, to: TextIO | None = None) -> logging.Handler:
    """Return a handler that writes one line for each event."""
    made = logging.StreamHandler(to or sys.stderr)
    made.setFormatter(JsonFormatter() if form == "json" else PlainFormatter())
    made.addFilter(FloodGate())
    return made


def begin_logging(form: LogFormat) -> None:
    """Write what the server and what lies below it have to say, from warnings on, to standard error."""
    ours = handler(form)
    ours.set_name(OURS)
    for name in ("moothall", "uvicorn", "asyncio"):
        log = logging.getLogger(name)
        for old in [each for each in log.handlers if each.get_name() == OURS]:
            log.removeHandler(old)
        log.addHandler(ours)
        log.setLevel(logging.WARNING)
        log.propagate = False
