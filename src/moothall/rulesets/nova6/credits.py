"""Credits: authors of the rules, and the names that stay theirs. Pure.

The names themselves are not written here, only what they come to when they are mixed up beyond recognition: enough to
tell whoever uses one.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final, NamedTuple


class Credit(NamedTuple):
    """A credit that NOTICE has to name: the book, its publisher, and its licence."""

    source: str
    publisher: str
    licence: str
    cite: str = "nova6.licence.ogl"


CREDIT: Final = Credit("NOVA6 Core", "Legendsmiths, LLC", "Open Game License")


class Claimed(NamedTuple):
    """A name that the book claims as its own, where one was found."""

    name: str
    cite: str = "nova6.licence.product-identity"


CLAIMED: Final = frozenset(
    (
        *("3471e2bc5a47", "3e64ffde1881", "5d09f20626b3", "647dcf511c88", "67ecab0c6a9d", "6808bbafc4ee"),
        *("6c1b0d358175", "7aa61742b9c3", "7af242f5d5b2", "7c88af1d17f8", "7dba815ac09b", "876f2c1db8cc"),
        *("98df1fb660a0", "9d9e44b09a47", "aac8e09551ca", "acb7ceefce21", "b5a0b98a37ac", "db14703d2893"),
        *("e9600599f5c5", "fa0b578340bf"),
    )
)
LONGEST_NAME: Final = 3
"""Words of the longest of them."""


def claimed_in(text: str) -> Iterator[Claimed]:
    """Names of the book's people and places in a text."""
    words = "".join(letter if letter.isalpha() else " " for letter in text.casefold()).split()
    for length in range(1, LONGEST_NAME + 1):
        for start in range(len(words) - length + 1):
            name = " ".join(words[start : start + length])
            if mixed(name) in CLAIMED:
                yield Claimed(name)


def mixed(name: str) -> str:
    """A name beyond recognition."""
    return blake2b(name.encode(), digest_size=6).hexdigest()
