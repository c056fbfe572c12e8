"""Trades of NPCs: the skills, talents and gear that go with what a person is, of the book and of packs.

Skills are the book's, or a pack's own; where a pack has other skills, those that do the work of the book's stand in.
Gear is rows of the tables or items of the pack, in the order in which it is taken up.
"""

from __future__ import annotations

from typing import Final

from moothall.records import big_record


@big_record
class Trade:
    """A trade: its skills, the best first, its talents and its gear."""

    id: str
    skills: tuple[str, ...] = ()
    talents: tuple[str, ...] = ("focused", "specialized", "practiced")
    gear: tuple[str, ...] = ()


BOOK_TRADES: Final = (
    Trade("guard", ("fight", "wits", "physique"), ("focused", "danger-sense", "tough"), ("spear", "leather", "cap")),
    Trade("soldier", ("fight", "physique", "move"), ("focused", "tough", "quick"),
          ("sword", "shield-wooden", "studded-leather", "helm")),
    Trade("brute", ("physique", "fight", "move"), ("strong-body", "tough", "focused"), ("greatclub", "padded")),
    Trade("hunter", ("move", "wits", "fight"), ("focused", "danger-sense", "practiced"),
          ("shortbow", "dagger", "leather")),
    Trade("beast", ("move", "fight", "physique"), ("quick", "tough", "danger-sense")),
    Trade("thief", ("move", "wits", "interact"), ("specialized", "quick", "lucky"), ("dagger",)),
    Trade("sailor", ("physique", "move", "wits"), ("practiced", "strong-body", "lucky"), ("club", "dagger")),
    Trade("scholar", ("wits", "resolve", "interact"), ("focused", "well-trained", "practiced")),
    Trade("healer", ("wits", "interact", "resolve"), ("practiced", "resolute", "well-trained")),
    Trade("merchant", ("interact", "wits", "resolve"), ("specialized", "strong-personality", "lucky"), ("dagger",)),
    Trade("noble", ("interact", "resolve", "fight"), ("strong-personality", "focused", "well-trained"), ("rapier",)),
    Trade("preacher", ("interact", "resolve", "wits"), ("strong-personality", "resolute", "focused"),
          ("quarterstaff",)),
)  # fmt: skip
ANYBODY: Final = Trade("")
