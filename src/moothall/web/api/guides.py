"""Guides for players and GMs, and those of books: pages that anybody may read."""

from __future__ import annotations

from msgspec import Struct

from moothall.speech.guides import Guide, GuidePart, guide, guide_ids
from moothall.web.api.play import Spoken
from moothall.web.calls import Call, Endpoints, in_thread

endpoints = Endpoints()


class GuideNamed(Struct, frozen=True):
    """A guide in a list."""

    id: str
    title: str


class GuideShown(Struct, frozen=True):
    """A guide to be read, and all others beside it; `lang` is the language it is in."""

    id: str
    lang: str
    title: str
    parts: list[GuidePart]
    guides: list[GuideNamed]


@endpoints.get("/api/guides/{guide}", gives=GuideShown, query=Spoken, signed=False)
async def show_guide(call: Call) -> GuideShown:
    """A guide in the reader's language, else in English."""
    return await in_thread(_shown, call.path["guide"], call.lang)


def _shown(id: str, lang: str) -> GuideShown:
    read: dict[str, Guide] = {each: guide(each, lang) for each in guide_ids()}
    wanted = read.get(id) or guide(id, lang)
    named = [GuideNamed(each.id, each.title) for each in read.values()]
    return GuideShown(wanted.id, wanted.lang, wanted.title, list(wanted.parts), named)
