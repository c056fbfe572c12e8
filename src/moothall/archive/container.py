"""The container of an archive: a ZIP file with few parts, each of a known name.

A reader believes nothing it says. Nothing is ever unpacked to a path: parts are read into memory, by names
that are ours, after the sizes they claim have been added up; and what turns out longer than it claimed is not read on.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Literal

import msgspec

from moothall.errors import MoothallError, Unclear
from moothall.records import record
from moothall.validation import validation_error

ABOUT, LEDGER, STREAM = "evening.json", "ledger.jsonl", "stream.jsonl"
PICTURE = re.compile(r"pictures/(?P<name>[0-9a-f]{64})\.(?P<kind>png|jpeg|webp)")
FORMAT = 1
"""The version of the format. Facts inside have versions of their own."""

LONGEST_TITLE = 200
LONGEST_SAID = 80
"""Letters of a foreign text that are repeated in a refusal."""

MIB = 1 << 20


@record
class Limits:
    """The most of everything. A long campaign has some tens of thousands of lines of some hundred bytes."""

    file: int = 64 * MIB
    unpacked: int = 192 * MIB
    about: int = 64 << 10
    ledger: int = 96 * MIB
    picture: int = 8 * MIB
    pictures: int = 500
    lines: int = 400_000
    line: int = 256 << 10
    depth: int = 40


Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The description of an archive, `evening.json`: whose view it holds (empty: everything), and its parts."""

    moothall: Literal["evening", "view"]
    format: int
    program: str
    ruleset: str
    title: str
    language: str
    lines: int
    digest: Hash
    seat: str = ""
    pictures: tuple[Hash, ...] = ()
    aside: tuple[str, ...] = ()
    """Conversations that could not go on when this was packed, and need not be able to now."""

    @property
    def record(self) -> str:
        """The part that holds the lines."""
        return LEDGER if self.moothall == "evening" else STREAM


def digest(lines: bytes) -> str:
    """By which a record is known to be whole."""
    return sha256(lines).hexdigest()


def printable(said: str, longest: int = LONGEST_SAID) -> str:
    """Return a foreign text on one line, without control characters that a terminal might obey."""
    safe = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in said[: longest + 1])
    return safe if len(safe) <= longest else safe[:longest] + "…"


# ---- packing --------------------------------------------------------------------------------------------------------

THEN = (1980, 1, 1, 0, 0, 0)
"""The time of every part: the same session is the same bytes, whenever it is packed."""


def packed(parts: Mapping[str, bytes]) -> bytes:
    """Parts in one file. Pictures are as small as they get and are left as they are."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in parts.items():
            part = zipfile.ZipInfo(name, THEN)
            part.external_attr = 0o600 << 16
            part.compress_type = zipfile.ZIP_STORED if PICTURE.fullmatch(name) else zipfile.ZIP_DEFLATED
            archive.writestr(part, data)
    return out.getvalue()


# ---- unpacking ------------------------------------------------------------------------------------------------------

END = struct.Struct("<4s4H2LH")
END_SIGN, END64_SIGN, PART_SIGN = b"PK\x05\x06", b"PK\x06\x07", b"PK\x03\x04"
END64_SIZE = 20
MOST_PER_PART = 512
"""Bytes of the index for one part; its name has 75 letters at most."""

METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1


def unpacked(data: bytes, limits: Limits) -> dict[str, bytes]:
    """Return the parts of an archive by their names; refuses all that we would not have packed."""
    if len(data) > limits.file:
        raise Unclear("error-evening-too-big", most=limits.file // MIB)
    _check_index(data, limits.pictures + 2)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
            _check_parts(parts, limits)
            return {part.filename: archive.read(part) for part in parts}
    except MoothallError:
        raise
    except Exception as problem:  # the library raises many things at a file that lies
        raise Unclear("error-evening-damaged") from problem


def _check_index(data: bytes, most: int) -> None:
    """The index must be the end of the file and short: the library would read any number of parts before we could."""
    if not data.startswith(PART_SIGN) or len(data) < END.size:
        raise Unclear("error-evening-damaged")
    sign, *_, count, size, offset, comment = END.unpack(data[-END.size :])
    end = len(data) - END.size
    if sign != END_SIGN or comment or offset + size != end or data[end - END64_SIZE : end].startswith(END64_SIGN):
        raise Unclear("error-evening-damaged")
    if count > most or size > most * MOST_PER_PART:
        raise Unclear("error-evening-many", most=most)


def _check_parts(parts: list[zipfile.ZipInfo], limits: Limits) -> None:
    names = [part.filename for part in parts]
    for part in parts:
        known = part.filename in (ABOUT, LEDGER, STREAM) or PICTURE.fullmatch(part.filename)
        if not known or part.orig_filename != part.filename or names.count(part.filename) > 1:
            raise Unclear("error-evening-part", name=printable(part.orig_filename))
        if part.flag_bits & ENCRYPTED or part.compress_type not in METHODS:
            raise Unclear("error-evening-damaged")
        if part.file_size > _most(part.filename, limits):
            raise Unclear("error-evening-unpacks", most=_most(part.filename, limits) // MIB or 1)
    if sum(part.file_size for part in parts) > limits.unpacked:
        raise Unclear("error-evening-unpacks", most=limits.unpacked // MIB)


def _most(name: str, limits: Limits) -> int:
    if name == ABOUT:
        return limits.about
    return limits.picture if PICTURE.fullmatch(name) else limits.ledger


def about(parts: Mapping[str, bytes]) -> About:
    """Return the description of an archive, if it is true of its parts."""
    said = _read_about(parts.get(ABOUT))
    pictures = [found["name"] for name in parts if (found := PICTURE.fullmatch(name))]
    rest = {name for name in parts if not PICTURE.fullmatch(name)}
    if rest != {ABOUT, said.record} or sorted(pictures) != sorted(said.pictures):
        raise Unclear("error-evening-damaged")
    if digest(parts[said.record]) != said.digest:
        raise Unclear("error-evening-changed")
    return said


def _read_about(part: bytes | None) -> About:
    if part is None:
        raise Unclear("error-evening-damaged")
    try:
        version = msgspec.json.decode(part, type=_Version).format
        if version > FORMAT:
            raise Unclear("error-evening-newer", found=version, known=FORMAT)
        said = msgspec.json.decode(part, type=About)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Unclear("error-evening-about", problem=validation_error(printable(str(problem)))) from problem
    if not said.title.strip() or len(said.title) > LONGEST_TITLE or not said.title.isprintable():
        raise Unclear("error-evening-title", most=LONGEST_TITLE)
    return said


class _Version(msgspec.Struct):
    """The version of the format, which every version states in the same place."""

    format: Annotated[int, msgspec.Meta(ge=1)]
