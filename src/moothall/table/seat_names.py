"""Names of people and characters: nothing invisible in them, and none that is read as somebody else's.

Two names look alike if they are the same after letters that look alike have become one. The table of these is small:
Cyrillic, Greek and a few others beside Latin, which is enough for nobody to sit down as somebody who is there.
"""

from __future__ import annotations

import unicodedata

from moothall.errors import Unclear

PLAIN_EMOJI = dict.fromkeys((0xFE0E, 0xFE0F))
"""How an emoji is drawn; a name is the same with and without."""

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(map(chr, range(0x180B, 0x1810)))
"""Letters and marks that show nothing, beside those whose kind says so."""

PAIRS = (
    ("аАеЕоОрРсСуУхХіІјЈѕЅкКмМтТВНһҺӏԁԛԝүҮЗёЁїЇьѵ", "aAeEoOpPcCyYxXiIjJsSkKmMtTBHhHldqwyY3ëËïÏbv"),
    ("αΑΒΕεΖΗηιΙκΚΜΝνοΟρΡτΤυΥΧχγϲϹϳ", "aABEeZHniIkKMNvoOpPtTuYXxycCj"),
    ("օսոհցᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıɩǀǃ", "ounhgabcdefghijklmnoprstuvwyzagiill"),
)
LETTERS = {ord(one): other for ours, latin in PAIRS for one, other in zip(ours, latin, strict=True)}
STROKES = str.maketrans("i1|!0", "llllo")
"""Latin letters and numerals that are one stroke, or one ring, after capitals have become small."""


def clean_name(name: str) -> str:
    """Return a name as it is kept: in one form of its letters; refuses what cannot be seen, and line breaks."""
    said = unicodedata.normalize("NFKC", name.strip().translate(PLAIN_EMOJI))
    check_visible(name.strip().translate(PLAIN_EMOJI))
    check_visible(said)
    said = " ".join(said.split())
    if said and not any(unicodedata.category(letter)[0] in "LNPS" for letter in said):
        raise Unclear("error-table-unseen")
    return said


def check_visible(name: str) -> None:
    """Refuse a name with something in it that nobody sees, or that turns what follows around."""
    if any(letter in BLANKS or unicodedata.category(letter) in UNSEEN for letter in name):
        raise Unclear("error-table-unseen")


def look_alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return _folded(one) == _folded(other) or _skeleton(one) == _skeleton(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _skeleton(name: str) -> str:
    seen = "".join(letter for letter in name if letter not in BLANKS and unicodedata.category(letter) not in UNSEEN)
    latin = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).translate(LETTERS)).casefold()
    return "".join(latin.translate(STROKES).split()).replace("rn", "m").replace("vv", "w")
