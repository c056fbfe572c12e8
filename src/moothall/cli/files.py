"""Files as people name them: read and written, or one sentence about why not."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from moothall.errors import Unclear

MOST_BYTES = 1_000_000


def read_json(file: str) -> Any:
    """Read a JSON file. No character needs more than `MOST_BYTES`, and some files never end."""
    try:
        with Path(file).open("rb") as opened:
            found = opened.read(MOST_BYTES + 1)
    except OSError as problem:
        raise Unclear("error-no-file", file=file) from problem
    if len(found) > MOST_BYTES:
        raise Unclear("error-file-too-big", file=file, most=MOST_BYTES)
    try:
        return json.loads(found.decode("utf-8-sig"))
    except (ValueError, RecursionError) as problem:
        raise Unclear("error-not-json", file=file) from problem


def write(file: str, text: str) -> None:
    """Write beside the file and put it in place in one move, so that an interruption loses nothing."""
    path = Path(os.path.realpath(file))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(text.encode("utf-8", "replace"))
        beside.replace(path)
    except OSError as problem:
        with suppress(OSError):
            beside.unlink()
        raise Unclear("error-cannot-save", file=file) from problem
