"""Cut the Polish letters out of our three faces, so that a first visit in Polish brings no more than it needs.

    .venv/bin/python tools/polish_letters.py

The faces as they come have the letters of some hundred languages in one file beside the plain ones. This writes what
is left into frontend/src/style/letters/. It needs HarfBuzz's library for subsets (Debian: libharfbuzz-subset0), and
runs again only when the faces change.
"""

from __future__ import annotations

import struct
import sys
import zlib
from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_uint, c_void_p, string_at
from pathlib import Path

PAGES = Path(__file__).resolve().parent.parent / "frontend"
LETTERS = "ĄĆĘŁŃŚŹŻąćęłńśźż"
FACES = {"alegreya": "500", "alegreya-sans": "400 700"}
LIBRARY = "libharfbuzz-subset.so.0"
COPY_INTO_MEMORY = 0


def opened(woff: bytes) -> bytes:
    """The font inside a WOFF file."""
    flavour, (count,) = woff[4:8], struct.unpack_from(">H", woff, 12)
    entries = [struct.unpack_from(">4sIIII", woff, 44 + 20 * at) for at in range(count)]
    tables = {}
    for tag, offset, packed, length, _ in entries:
        raw = woff[offset : offset + packed]
        tables[tag] = raw if packed == length else zlib.decompress(raw)
    return assembled(flavour, tables)


def assembled(flavour: bytes, tables: dict[bytes, bytes]) -> bytes:
    """A font of these tables."""
    count = len(tables)
    power = count.bit_length() - 1
    head = flavour + struct.pack(">HHHH", count, 16 << power, power, 16 * count - (16 << power))
    at, index, body = 12 + 16 * count, b"", b""
    for tag, table in sorted(tables.items()):
        index += struct.pack(">4sIII", tag, checksum(table), at + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    return head + index + body


def checksum(table: bytes) -> int:
    padded = table + b"\0" * (-len(table) % 4)
    total: int = sum(struct.unpack(f">{len(padded) // 4}I", padded))
    return total & 0xFFFFFFFF


def closed(font: bytes) -> bytes:
    """A WOFF file with this font inside."""
    (count,) = struct.unpack_from(">H", font, 4)
    entries = [struct.unpack_from(">4sIII", font, 12 + 16 * at) for at in range(count)]
    at, index, body = 44 + 20 * count, b"", b""
    for tag, check, offset, length in entries:
        raw = font[offset : offset + length]
        packed = min(zlib.compress(raw, 9), raw, key=len)
        index += struct.pack(">4sIIII", tag, at + len(body), len(packed), length, check)
        body += packed + b"\0" * (-len(packed) % 4)
    whole = 12 + 16 * count + sum(length + -length % 4 for *_, length in entries)
    head = struct.pack(">4s4sIHHIHHIIIII", b"wOFF", font[:4], at + len(body), count, 0, whole, 1, 0, 0, 0, 0, 0, 0)
    return head + index + body


def cut(font: bytes, letters: str) -> bytes:
    """The font with these letters alone."""
    hb = CDLL(LIBRARY)
    for name in ("hb_blob_create", "hb_face_create", "hb_subset_input_create_or_fail", "hb_subset_input_unicode_set"):
        getattr(hb, name).restype = c_void_p
    for name in ("hb_subset_or_fail", "hb_face_reference_blob"):
        getattr(hb, name).restype = c_void_p
    hb.hb_blob_get_data.restype = c_void_p
    hb.hb_blob_get_data.argtypes = [c_void_p, POINTER(c_uint)]
    hb.hb_blob_create.argtypes = [c_char_p, c_uint, c_int, c_void_p, c_void_p]
    blob = hb.hb_blob_create(font, len(font), COPY_INTO_MEMORY, None, None)
    face = c_void_p(hb.hb_face_create(c_void_p(blob), 0))
    wanted = c_void_p(hb.hb_subset_input_create_or_fail())
    unicodes = c_void_p(hb.hb_subset_input_unicode_set(wanted))
    for letter in letters:
        hb.hb_set_add(unicodes, c_uint(ord(letter)))
    made = hb.hb_subset_or_fail(face, wanted)
    if not made:
        sys.exit("HarfBuzz could not cut the font.")
    length = c_uint()
    data = hb.hb_blob_get_data(c_void_p(hb.hb_face_reference_blob(c_void_p(made))), byref(length))
    return string_at(data, length.value)


def main() -> None:
    place = PAGES / "src" / "style" / "letters"
    place.mkdir(exist_ok=True)
    for family, weights in FACES.items():
        for weight in weights.split():
            whole = (
                PAGES / "node_modules" / "@fontsource" / family / "files" / f"{family}-latin-ext-{weight}-normal.woff"
            )
            small = closed(cut(opened(whole.read_bytes()), LETTERS))
            (place / f"{family}-polish-{weight}.woff").write_bytes(small)
            print(f"{family} {weight}: {whole.stat().st_size:,} bytes become {len(small):,}")


if __name__ == "__main__":
    main()
