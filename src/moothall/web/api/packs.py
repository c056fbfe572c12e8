"""Themepacks that a table may be made with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from moothall import packs
from moothall.web.api.play import Spoken
from moothall.web.calls import LIGHT, Call, Endpoints, in_thread

endpoints = Endpoints()


class PackListed(Struct, frozen=True):
    """A pack: what it is called, what it is about, and whether it is still a draft."""

    id: str
    book: str
    name: str
    pitch: str
    draft: bool


class Packs(Struct, frozen=True):
    """Packs."""

    packs: list[PackListed]


@endpoints.get("/api/packs", gives=Packs, query=Spoken, signed=False)
async def list_packs(call: Call) -> Packs:
    """The packs of this server: those that come with the program, and the host's own."""
    call.context.heavy.check(
        call.payer, call.now, LIGHT
    )  # the files are read anew each time: a host may be writing one
    return Packs(await in_thread(_listed, call.context.packs, call.lang))


def _listed(own: Mapping[str, Path], lang: str) -> list[PackListed]:
    return [_shown(packs.by_id(id, own), lang) for id in (*packs.shipped(), *own)]


def _shown(shelved: packs.Shelved, lang: str) -> PackListed:
    pack = shelved.said.pack
    name = pack.text("pack.name", lang) or pack.id
    return PackListed(pack.id, packs.BOOK, name, pack.text("pack.pitch", lang), shelved.said.is_draft)
