"""Pictures that people bring: checked before they are decoded, and painted anew before they are kept.

What is kept is never what was sent. Only the dots are taken over, so that whatever else was in the file is gone: where
a photo was taken, what was hidden behind its end, what a browser might take for a script. The name is the hash of what
is kept.
"""

from __future__ import annotations

import io
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from moothall.errors import MoothallError
from moothall.records import record
from moothall.web.image_headers import Header, Kind, read_header
from moothall.web.limits import Sizes, too_big

if TYPE_CHECKING:
    from PIL.Image import Image

MEDIA_TYPES: dict[Kind, str] = {"png": "image/png", "jpeg": "image/jpeg", "webp": "image/webp"}
MOST_DOTS = 24_000_000
"""A phone's photo; decoded it takes 100 MB."""

LONGEST_SIDE = 16_383
"""The most that WebP has room for."""

MOST_SCANS = 50
"""A JPEG that comes in waves has about ten. Each makes a decoder go over all dots again, so thousands are an attack."""

KEPT_SIDE = 4_096
"""Larger pictures are made smaller: no table needs more, and every player has to load it."""

SAVED: dict[Kind, dict[str, Any]] = {
    "png": {"format": "PNG", "compress_level": 6},
    "jpeg": {"format": "JPEG", "quality": 88, "optimize": True},
    "webp": {"format": "WEBP", "quality": 88, "method": 4},
}

ONE_AT_A_TIME = threading.Lock()
"""The largest picture takes some hundred megabytes while it is decoded."""


@record
class Picture:
    """A picture as it is kept: `name` is the hash of its bytes."""

    name: str
    kind: Kind
    width: int
    height: int
    data: bytes

    @property
    def media_type(self) -> str:
        return MEDIA_TYPES[self.kind]


def take_in(data: bytes, most: int = Sizes().picture) -> Picture:
    """Check a picture and paint it anew. What it is called and said to be does not matter: its bytes decide.

    The largest take seconds and some hundred megabytes: a server leaves them to a worker process, whose memory is not
    its own, and which may die of a decoder's fault without anybody at a table noticing.
    """
    header = checked(data, most)
    try:
        with ONE_AT_A_TIME, warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about odd metadata, none of which is kept
            painted = _painted(data, header)
            kept = _saved(painted, header.kind)
    except MoothallError:
        raise
    except Exception as problem:  # a decoder fed with lies fails in any way it likes
        raise MoothallError("error-web-picture-broken") from problem
    return Picture(sha256(kept).hexdigest(), header.kind, *painted.size, kept)


def checked(data: bytes, most: int) -> Header:
    """The header of a picture that may be decoded; nothing of it has been yet."""
    if len(data) > most:
        raise too_big(most)
    header = read_header(data)
    if header is None:
        raise MoothallError("error-web-picture-kind")
    if not header.width or not header.height or header.scans > MOST_SCANS:
        raise MoothallError("error-web-picture-broken")
    if header.width * header.height > MOST_DOTS or max(header.width, header.height) > LONGEST_SIDE:
        most_dots = MOST_DOTS // 1_000_000
        raise MoothallError("error-web-picture-large", width=header.width, height=header.height, most=most_dots)
    return header


def _painted(data: bytes, header: Header) -> Image:
    """The dots alone, the right way up; of moving pictures the one that is shown first."""
    from PIL import Image  # only who brings a picture pays for it

    with _opened(data, header.kind) as found:
        if found.size != (header.width, header.height):
            raise MoothallError("error-web-picture-broken")
        if header.kind == "jpeg":
            found.draft(None, (KEPT_SIDE, KEPT_SIDE))  # a decoder can leave out what would be discarded anyway
        found.load()
        plain = _plain(found)
    plain.thumbnail((KEPT_SIDE, KEPT_SIDE), Image.Resampling.LANCZOS)
    _turn_upright(plain)
    bare = Image.new(plain.mode, plain.size)
    bare.paste(plain)
    return bare


def _opened(data: bytes, kind: Kind) -> Image:
    """A picture opened by the decoder of its kind and no other: a file can be several things at once."""
    from PIL.JpegImagePlugin import JpegImageFile
    from PIL.PngImagePlugin import PngImageFile
    from PIL.WebPImagePlugin import WebPImageFile

    decoders: dict[Kind, Callable[[io.BytesIO], Image]] = {
        "png": PngImageFile,
        "jpeg": JpegImageFile,
        "webp": WebPImageFile,
    }
    return decoders[kind](io.BytesIO(data))


def _plain(found: Image) -> Image:
    """Dots in one of three forms: grey, coloured, or coloured and transparent."""
    if found.mode.startswith("I"):  # 16 bits of grey, of which the upper half is kept
        return found.convert("I").point(lambda grey: grey / 256).convert("L")
    if found.has_transparency_data:
        return found if found.mode == "RGBA" else found.convert("RGBA")
    return found if found.mode in ("L", "RGB") else found.convert("RGB")


def _turn_upright(picture: Image) -> None:
    """Turn a picture as its camera says; what it says there may be nonsense, which is no reason to refuse it."""
    from PIL import ImageOps

    with suppress(Exception):
        ImageOps.exif_transpose(picture, in_place=True)


def _saved(picture: Image, kind: Kind) -> bytes:
    out = io.BytesIO()
    picture.save(out, **SAVED[kind])
    return out.getvalue()
