"""Uploaded pictures keep only their pixels, and dangerous files are refused before decoding."""

from __future__ import annotations

import io
import random
import struct
import warnings
import zlib
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, sentence
from moothall.web import pictures
from moothall.web.image_headers import Kind, read_header
from moothall.web.pictures import KEPT_SIDE, LONGEST_SIDE, MOST_DOTS, MOST_SCANS, checked, take_in

pytestmark = pytest.mark.slow

KINDS: tuple[Kind, ...] = ("png", "jpeg", "webp")
SCRIPT = b"<script>alert(document.cookie)</script>"
GPS, LATITUDE, ORIENTATION = 0x8825, 2, 0x0112
MOST = 1_000_000


def coloured(width: int = 60, height: int = 40, mode: str = "RGB") -> Image.Image:
    """A picture with a red left and a blue right half."""
    picture = Image.new("RGB", (width, height), "red")
    picture.paste(Image.new("RGB", (width - width // 2, height), "blue"), (width // 2, 0))
    return picture.convert(mode)


def encoded(kind: str, picture: Image.Image | None = None, **more: Any) -> bytes:
    out = io.BytesIO()
    (picture or coloured()).save(out, format=kind.upper(), **more)
    return out.getvalue()


def shown(data: bytes) -> Image.Image:
    """A picture as anybody else would open it."""
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


def refused(data: bytes, key: str, most: int = MOST) -> MoothallError:
    """The error with which a picture is refused, which must be this one and have words everywhere."""
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        take_in(data, most)
    assert all(sentence(raised.value, lang).endswith(".") for lang in LANGUAGES)
    return raised.value


def never_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on a decoder that is opened fails the test, with what no `except Exception` can catch."""
    monkeypatch.setattr(pictures, "_opened", lambda *_: pytest.fail("a decoder was opened"))


def test_an_opened_decoder_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trap for decoders snaps when a good picture is decoded."""
    never_decoded(monkeypatch)
    with pytest.raises(pytest.fail.Exception):
        take_in(encoded("png"), MOST)


# ---- what is taken --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_keeps_its_kind_size_and_colours(kind: Kind) -> None:
    """PNG, JPEG and WebP come out as the same kind, size and colours, named by the hash of what is kept."""
    kept = take_in(encoded(kind), MOST)
    picture = shown(kept.data)
    assert (kept.kind, kept.width, kept.height, kept.media_type) == (kind, 60, 40, f"image/{kind}")
    assert (picture.format, picture.size) == (kind.upper(), (60, 40))
    left, right = (picture.convert("RGB").getpixel((x, 20)) for x in (10, 50))
    assert isinstance(left, tuple) and left[0] > 240 and left[2] < 15
    assert isinstance(right, tuple) and right[2] > 240 and right[0] < 15
    assert kept.name == sha256(kept.data).hexdigest()
    assert take_in(encoded(kind), MOST) == kept


@pytest.mark.parametrize("kind", KINDS)
def test_the_header_is_read_as_decoders_read_it(kind: Kind) -> None:
    """Kind and size are known from the bytes alone, whichever way the encoder wrote them."""
    ways: dict[str, list[dict[str, Any]]] = {
        "png": [{}, {"optimize": True}],
        "jpeg": [{}, {"progressive": True}, {"optimize": True, "restart_marker_rows": 1}],
        "webp": [{}, {"lossless": True}, {"exif": Image.Exif().tobytes()}],
    }
    for way in ways[kind]:
        for size in ((1, 1), (61, 3), (3, 2_000)):
            header = read_header(encoded(kind, coloured(*size), **way))
            assert header is not None and (header.kind, header.width, header.height) == (kind, *size)


@pytest.mark.parametrize(
    ("mode", "kind", "kept"),
    [
        ("1", "png", "RGB"),
        ("L", "png", "L"),
        ("P", "png", "RGB"),
        ("LA", "png", "RGBA"),
        ("RGBA", "png", "RGBA"),
        ("RGBA", "webp", "RGBA"),
        ("I;16", "png", "L"),
        ("CMYK", "jpeg", "RGB"),
        ("L", "jpeg", "L"),
    ],
)
def test_every_form_of_dots_is_taken(mode: str, kind: str, kept: str) -> None:
    """Grey, painted by palette, transparent, printed and finely grey pictures come out in one of three plain forms."""
    picture = coloured(mode="L").convert("I;16") if mode == "I;16" else coloured(mode=mode)
    if mode == "RGBA":
        picture.putpixel((0, 0), (0, 0, 0, 0))  # or an encoder may leave out what is nowhere used
    assert shown(take_in(encoded(kind, picture), MOST).data).mode == kept


def test_fine_grey_is_not_clipped() -> None:
    """Of sixteen bits of grey the upper eight are kept, so that half stays half."""
    picture = Image.new("I;16", (8, 8), 0x8000)
    assert shown(take_in(encoded("png", picture), MOST).data).getpixel((4, 4)) == 0x80


def test_transparency_is_kept() -> None:
    """A hole in a picture is still a hole, in a palette too."""
    picture = coloured(mode="P")
    picture.info["transparency"] = picture.getpixel((10, 20))
    out = shown(take_in(encoded("png", picture), MOST).data)
    assert [out.getpixel((x, 20))[3] for x in (10, 50)] == [0, 255]  # type: ignore[index]


def test_a_large_picture_is_made_smaller() -> None:
    """A picture beyond the longest side is scaled down to it, in the same shape."""
    for kind in ("jpeg", "png"):
        kept = take_in(encoded(kind, coloured(5_000, 1_250)), MOST)
        assert (kept.width, kept.height) == (KEPT_SIDE, KEPT_SIDE // 4) == shown(kept.data).size


# ---- what is not kept -----------------------------------------------------------------------------------------------


def photographed(orientation: int = 1) -> Image.Exif:
    """A photo with a phone's metadata: where it was taken, and how the phone was held."""
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    exif.get_ifd(GPS)[LATITUDE] = (52.0, 13.0, 48.0)
    exif[0x010F] = "Maren's phone"
    return exif


@pytest.mark.parametrize("kind", KINDS)
def test_metadata_of_a_photo_is_removed(kind: Kind) -> None:
    """No EXIF, comment, colour profile or text is left of a photo that had them."""
    text = PngImagePlugin.PngInfo()
    text.add_text("Author", "Maren", zip=False)
    more: dict[Kind, dict[str, Any]] = {
        "png": {"pnginfo": text, "icc_profile": b"profile of Maren"},
        "jpeg": {"comment": b"by Maren", "icc_profile": b"profile of Maren", "xmp": b"<x:xmpmeta>Maren"},
        "webp": {"icc_profile": b"profile of Maren", "xmp": b"<x:xmpmeta>Maren"},
    }
    data = encoded(kind, exif=photographed(), **more[kind])
    assert b"Maren" in data and shown(data).getexif().get_ifd(GPS)
    kept = take_in(data, MOST)
    assert b"Maren" not in kept.data and b"Exif" not in kept.data
    assert not shown(kept.data).getexif() and not {"comment", "icc_profile", "xmp"} & shown(kept.data).info.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_sideways_photo_is_turned_upright(kind: Kind) -> None:
    """A photo that was taken sideways is turned before the note that says so is dropped."""
    kept = take_in(encoded(kind, exif=photographed(6)), MOST)
    assert (kept.width, kept.height) == (40, 60)
    top = shown(kept.data).convert("RGB").getpixel((20, 10))
    assert isinstance(top, tuple) and top[0] > 200


def test_a_photo_with_broken_exif_is_taken() -> None:
    """A photo whose EXIF is cut off is kept as it is."""
    exif = photographed(6).tobytes()
    for cut in range(8, len(exif), 7):
        assert take_in(encoded("jpeg", exif=exif[:cut]), MOST).kind == "jpeg"


@pytest.mark.parametrize("kind", KINDS)
def test_a_script_behind_the_picture_is_gone(kind: Kind) -> None:
    """A file that is a picture and a page at once is kept as the picture alone."""
    assert SCRIPT not in take_in(encoded(kind) + SCRIPT, MOST).data


def test_a_script_inside_the_picture_is_gone() -> None:
    """A page hidden in a comment or a text of a picture is not kept."""
    text = PngImagePlugin.PngInfo()
    text.add_text("Comment", SCRIPT.decode())
    for data in (encoded("png", pnginfo=text), encoded("jpeg", comment=SCRIPT)):
        assert SCRIPT in data and SCRIPT not in take_in(data, MOST).data


@pytest.mark.parametrize("kind", ["png", "webp"])
def test_an_animation_becomes_its_first_frame(kind: str) -> None:
    """An animation comes out as one still picture: the one it begins with."""
    frames = [Image.new("RGB", (20, 20), colour) for colour in ("green", "black", "white")]
    data = encoded(kind, frames[0], save_all=True, append_images=frames[1:], duration=40)
    assert getattr(shown(data), "n_frames", 1) == 3
    kept = shown(take_in(data, MOST).data)
    green = kept.convert("RGB").getpixel((10, 10))
    assert getattr(kept, "n_frames", 1) == 1 and isinstance(green, tuple) and green[1] > 100


# ---- what is refused ------------------------------------------------------------------------------------------------

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'


@pytest.mark.parametrize(
    "data",
    [
        b"",
        SVG,
        b'<?xml version="1.0"?>' + SVG,
        b"<!doctype html>" + SCRIPT,
        b"\xff\xd8",
        b"\x89PNG\r\n\x1a\n",
        b"RIFF\x04\0\0\0WEBP",
        b"RIFF\x04\0\0\0WAVEfmt ",
        b"GIF89a\x01\0\x01\0\0\0\0;",
        b"%PDF-1.7",
        b"PK\x03\x04",
        encoded("gif"),
        encoded("bmp"),
        encoded("tiff"),
        encoded("ico"),
        SCRIPT + encoded("png"),
    ],
)
def test_a_file_that_is_no_png_jpeg_or_webp_is_refused(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is not PNG, JPEG or WebP by its bytes is refused, SVG above all, and no decoder sees it."""
    never_decoded(monkeypatch)
    refused(data, "error-web-picture-kind")


def test_the_bytes_decide_and_not_the_name() -> None:
    """A PNG that is called a JPEG is a PNG, because nobody asks what it is called."""
    assert take_in(encoded("png"), MOST).media_type == "image/png"


def test_too_many_bytes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file above the limit is refused before its header is read."""
    data = encoded("png")
    assert checked(data, len(data)).kind == "png"
    never_decoded(monkeypatch)
    assert "KiB" in sentence(refused(data + bytes(3_000), "error-web-too-big", 2_048), "en")


def png_of(width: int, height: int, rows: bytes = b"") -> bytes:
    """A PNG that says its size and holds some compressed rows."""

    def chunk(name: bytes, held: bytes) -> bytes:
        return struct.pack(">I", len(held)) + name + held + struct.pack(">I", zlib.crc32(name + held))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def jpeg_of(width: int, height: int) -> bytes:
    """A small JPEG that claims another size."""
    data = bytearray(encoded("jpeg"))
    at = data.index(b"\xff\xc0")
    data[at + 5 : at + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def webp_of(width: int, height: int) -> bytes:
    """A WebP whose first chunk claims a canvas."""
    canvas = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return b"RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0" + canvas + b"VP8 \0\0\0\0"


@pytest.mark.parametrize(
    ("make", "width", "height"),
    [
        (png_of, 2**31 - 1, 2**31 - 1),
        (png_of, 6_000, 4_001),
        (png_of, 20_000, 2),
        (jpeg_of, 65_535, 65_535),
        (webp_of, 2**24, 2**24),
        (webp_of, 2, 2**24),
    ],
)
def test_a_bomb_is_refused_by_its_header(
    make: Callable[[int, int], bytes], width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small file that would unfold into more dots than we take is refused with its size, and no decoder sees it."""
    never_decoded(monkeypatch)
    problem = refused(make(width, height), "error-web-picture-large")
    assert (problem.values["width"], problem.values["height"]) == (width, height)


def test_the_limit_of_dots_is_met_exactly() -> None:
    """As many dots as are allowed pass the header's check, and one row more does not."""
    width = 6_000
    assert checked(png_of(width, MOST_DOTS // width), MOST).height == 4_000
    refused(png_of(width, MOST_DOTS // width + 1), "error-web-picture-large")
    assert checked(png_of(LONGEST_SIDE, 9), MOST).width == 16_383
    refused(png_of(LONGEST_SIDE + 1, 9), "error-web-picture-large")


@pytest.mark.parametrize("make", [png_of, jpeg_of])
def test_no_dots_at_all_are_refused(make: Callable[[int, int], bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture without width or height is broken, and no decoder sees it."""
    never_decoded(monkeypatch)
    refused(make(0, 7), "error-web-picture-broken")
    refused(make(7, 0), "error-web-picture-broken")


@pytest.mark.parametrize(
    "data", [png_of(100, 100), webp_of(100, 100), jpeg_of(100, 100).replace(b"\xff\xda", b"\xff\xd9")]
)
def test_a_header_without_picture_data_is_refused(data: bytes) -> None:
    """A size alone is no picture."""
    refused(data, "error-web-picture-broken")


def test_two_headers_are_refused() -> None:
    """A JPEG with two frames could be measured by one and decoded by the other, so it is none of ours."""
    data = encoded("jpeg")
    at = data.index(b"\xff\xc0")
    frame = data[at : at + 2 + int.from_bytes(data[at + 2 : at + 4], "big")]
    refused(data[:at] + frame + data[at:], "error-web-picture-kind")


def test_a_jpeg_may_be_filled_up() -> None:
    """Filling between the parts of a JPEG, and markers that stand alone, do not hide its size."""
    data = encoded("jpeg")
    at = data.index(b"\xff\xc0")
    for between in (b"\xff" * 5, b"\xff\x01", b"\xff\xd3"):
        header = read_header(data[:at] + between + data[at:])
        assert header is not None and (header.width, header.height, header.scans) == (60, 40, 1)


def test_a_jpeg_with_thousands_of_scans_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of scans over the same dots are counted before decoding; as many as honest encoders make pass."""
    data = encoded("jpeg", coloured(200, 200), progressive=True)
    honest = checked(data, MOST).scans
    assert honest == data.count(b"\xff\xda") and 1 < honest < MOST_SCANS
    at = data.rindex(b"\xff\xda")
    last = data[at : data.rindex(b"\xff\xd9")]
    never_decoded(monkeypatch)
    assert checked(data[:at] + last * (MOST_SCANS + 1 - honest) + b"\xff\xd9", MOST).scans == MOST_SCANS
    refused(data[:at] + last * (MOST_SCANS + 2 - honest) + b"\xff\xd9", "error-web-picture-broken")
    refused(data[:at] + last * 3_000 + b"\xff\xd9", "error-web-picture-broken", most=10 * MOST)


@pytest.mark.parametrize("kind", KINDS)
def test_a_cut_off_picture_is_refused(kind: Kind) -> None:
    """A picture cut off at any byte is kept whole or not at all."""
    noise = Image.frombytes("RGB", (64, 64), random.Random(4).randbytes(64 * 64 * 3))
    data = encoded(kind, noise)
    for part in (0.2, 0.5, 0.9):
        with pytest.raises(MoothallError, match=r"^error-web-picture-(broken|kind)\("):
            take_in(data[: int(len(data) * part)], MOST)


def test_a_text_bomb_is_refused() -> None:
    """A compressed text that unfolds into hundreds of megabytes does not."""
    held = b"Comment\0\0" + zlib.compress(bytes(200_000_000), 9)
    chunk = struct.pack(">I", len(held)) + b"zTXt" + held + struct.pack(">I", zlib.crc32(b"zTXt" + held))
    data = encoded("png")
    at = data.index(b"IDAT") - 4
    refused(data[:at] + chunk + data[at:], "error-web-picture-broken")


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(KINDS), st.data())
def test_spoilt_pictures_are_kept_or_refused(kind: Kind, draw: st.DataObject) -> None:
    """A picture with any bytes changed is stored whole or refused with a known error."""
    data = bytearray(encoded(kind))
    for at in draw.draw(st.lists(st.integers(0, len(data) - 1), min_size=1, max_size=12)):
        data[at] = draw.draw(st.integers(0, 255))
    with suppress(MoothallError):
        kept = take_in(bytes(data), MOST)
        assert shown(kept.data).size == (kept.width, kept.height)


def test_warnings_of_decoders_stay_inside() -> None:
    """A decoder's warning about odd metadata neither refuses a picture nor reaches a log."""
    data = encoded("jpeg", exif=photographed().tobytes()[:30])
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        take_in(data, MOST)
    assert heard == []
