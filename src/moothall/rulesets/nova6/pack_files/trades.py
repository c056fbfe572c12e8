"""Trades of a pack: ready-made NPCs with their skills, talents and gear."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from moothall.rulesets.nova6.gear.tables import CARRIED
from moothall.rulesets.nova6.pack_files.parts import Part, check_once
from moothall.rulesets.nova6.packs.pack import Said
from moothall.rulesets.nova6.packs.trades import ANYBODY, Trade

NPC: Final = ("id", "name", "many", "concept", "skills", "talents", "gear")


class ReadTrades(NamedTuple):
    """The trades of a pack, and what they are called."""

    trades: tuple[Trade, ...]
    words: tuple[Said, ...]


def read_trades(
    parts: Iterable[Part], base: tuple[Trade, ...], skills: Collection[str], talents: Collection[str],
    items: Collection[str],
) -> ReadTrades:  # fmt: skip
    """The trades of the pack below, and those of this one; one with the same id replaces the other."""
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    known = {one.id: one for one in base} | {id: _trade(one, skills, talents, items) for id, one in mine}
    return ReadTrades(tuple(known.values()), tuple([said for id, one in mine for said in _words(id, one)]))


def _trade(one: Part, skills: Collection[str], talents: Collection[str], items: Collection[str]) -> Trade:
    usual = one.all_known("talents", "talent", talents) or ANYBODY.talents
    gear = one.all_known("gear", "item", (*items, *CARRIED))
    return Trade(one.id(), one.all_known("skills", "skill", skills), usual, gear)


def _words(id: str, one: Part) -> Iterator[Said]:
    yield from one.words("name", f"npc.{id}")
    yield from one.words("many", f"npc.{id}.many")
    yield from one.words("concept", f"npc.{id}.concept")
