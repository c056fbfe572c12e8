"""Image headers: kind and size of a picture from its first bytes, without decoding it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Literal

from moothall.records import record

Kind = Literal["png", "jpeg", "webp"]

PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8\xff"

SIZES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""JPEG's markers of a frame; the three left out have other meanings."""

SCAN, END = 0xDA, 0xD9
LONE = frozenset({0x01, *range(0xD0, 0xD8)})
NEXT_MARKER = re.compile(rb"\xff[^\x00\x01\xd0-\xd7\xff]")
MOST_SEGMENTS = 10_000
"""Parts of a JPEG that are looked at; an honest one has some dozens."""


@record
class Header:
    """A picture before decoding. `scans` is how often a decoder has to go over it; for all but JPEG that is once."""

    kind: Kind
    width: int
    height: int
    scans: int = 1


def read_header(data: bytes) -> Header | None:
    """The kind and size of a picture; nothing if it is of no kind we take, or does not say its size."""
    if data.startswith(PNG):
        return _png(data)
    if data.startswith(JPEG):
        return _jpeg(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def _png(data: bytes) -> Header | None:
    if data[8:16] != b"\0\0\0\rIHDR" or len(data) < 33:
        return None
    return Header("png", int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))


def _jpeg(data: bytes) -> Header | None:
    """The one frame of a JPEG, and the number of its scans; two frames are none, as decoders may take either."""
    frames, scans = [], 0
    for marker, at in islice(_segments(data), MOST_SEGMENTS):
        if marker in SIZES and len(data) >= at + 9:
            frames.append((int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")))
        scans += marker == SCAN
    return Header("jpeg", *frames[0], scans) if len(frames) == 1 else None


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """The markers of a JPEG with their places, up to its end."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == END:
            return
        if marker == 0xFF or marker in LONE:  # filling, or a marker with nothing behind it
            at += 1 if marker == 0xFF else 2
            continue
        yield marker, at
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        if marker == SCAN:
            found = NEXT_MARKER.search(data, at)
            if found is None:
                return
            at = found.start()


def _webp(data: bytes) -> Header | None:
    if len(data) < 30:
        return None
    match data[12:16]:
        case b"VP8X":
            return Header("webp", 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little"))
        case b"VP8L" if data[20] == 0x2F:
            bits = int.from_bytes(data[21:25], "little")
            return Header("webp", 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF))
        case b"VP8 " if data[23:26] == b"\x9d\x01\x2a":
            width, height = (int.from_bytes(data[at : at + 2], "little") & 0x3FFF for at in (26, 28))
            return Header("webp", width, height)
    return None
