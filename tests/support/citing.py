"""Rules a test has seen cited; a test marked with a rule must run code that cites it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from moothall.errors import MoothallError

CITED: set[str] = set()


def cited(thing: Any) -> Any:
    """Note the rules that something cites (a reason, an option, a problem, a list of such) and give it back."""
    if isinstance(thing, MoothallError):
        CITED.update(filter(None, [thing.cite]))
    elif isinstance(getattr(thing, "cite", None), str):
        CITED.add(thing.cite)
    elif isinstance(thing, Iterable) and not isinstance(thing, str):
        for item in thing:
            cited(item)
    return thing


@contextmanager
def refused(cite: str) -> Iterator[list[MoothallError]]:
    """Assert that the code inside is refused under this rule."""
    caught: list[MoothallError] = []
    try:
        yield caught
    except MoothallError as refusal:
        if refusal.cite != cite:
            raise AssertionError(f"refused under {refusal.cite}, not {cite}: {refusal}") from refusal
        caught.append(cited(refusal))
    else:
        raise AssertionError(f"nothing was refused under {cite}")
