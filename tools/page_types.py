"""Write the page's types from the Python types, so that what the server sends and what the page expects cannot part.

    python3 dev.py types           write frontend/src/generated/*.ts
    … tools/page_types.py --check  say whether they are as they should be

A record is written as it goes over the wire (`moothall.sight.plain`): a tuple with names is an object, and a field that
some viewers may not see may be missing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from moothall.ledger.marks import Everyone, Only, When
from moothall.table import room
from moothall.talk.layout import Layout
from moothall.web import (
    book_page,
    command_types,
    encounters,
    forecasts,
    jobs,
    kept_tables,
    lab,
    refusals,
    what_if,
    wire,
)
from moothall.web.api import (
    actions,
    demo,
    entry,
    guides,
    health,
    links,
    packs,
    pictures,
    play,
    rules,
    sheets,
    tables,
    upkeep,
)
from moothall.web.api import lab as lab_answers

PLACE = Path(__file__).resolve().parent.parent / "frontend" / "src" / "generated"
HEAD = "// Written by `python3 dev.py types` from {source}. Do not change it here.\n"

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


class Writer:
    """Writes one file of types."""

    def __init__(self) -> None:
        self._done: dict[str, str] = {}
        self._kinds: dict[str, Any] = {}

    def texts(self) -> list[str]:
        return list(self._done.values())

    def text(self, source: str) -> str:
        return "\n".join((HEAD.format(source=source), *self.texts()))

    def add(self, kind: Any, name: str = "") -> str:
        """Write a record, unless that is done, and give its name."""
        name = name or kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two kinds are called {name}: write them to different files")
        if name not in self._done:
            self._done[name] = ""  # it may hold itself
            lines = "\n".join(f"    {line}" for line in self._fields(kind))
            self._done[name] = f"{_comment(kind)}export interface {name} {{\n{lines}\n}}\n"
        return name

    def union(self, name: str, kinds: Iterable[Any]) -> None:
        """Write a type that is one of several records."""
        self._done[name] = f"export type {name} = {' | '.join(self.add(kind) for kind in kinds)};\n"

    def _fields(self, kind: Any) -> Iterator[str]:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield from self._of_struct(kind)
            return
        hints = get_type_hints(kind, include_extras=True)
        names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
        marked = any(_mark(hints[name]) for name in names)
        for name in names:
            maybe = "?" if marked and _mark(hints[name]) is not Everyone else ""
            yield f"{name}{maybe}: {self.of(hints[name])};"

    def _of_struct(self, kind: type[msgspec.Struct]) -> Iterator[str]:
        config = kind.__struct_config__
        if config.tag_field:
            yield f'{config.tag_field}: "{config.tag}";'
        incoming = config.forbid_unknown_fields
        for field in msgspec.structs.fields(kind):
            may_lack = _unsettable(field.type) or (not field.required and (incoming or config.omit_defaults))
            yield f"{field.encode_name}{'?' if may_lack else ''}: {self.of(field.type)};"

    def of(self, hint: Any) -> str:
        """A type in the page's language."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.of(args[0])
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in args)
        if origin in (Union, UnionType):
            return " | ".join(self.of(arg) for arg in args if arg is not msgspec.UnsetType)
        if origin in (list, tuple, frozenset, set):
            return self._several(args)
        if origin is dict:
            return f"Record<string, {self.of(args[1])}>"
        if is_dataclass(hint) or hasattr(hint, "_fields") or hasattr(hint, "__struct_config__"):
            return self.add(hint)
        raise TypeError(f"the page has no word for {hint}")

    def _several(self, args: tuple[Any, ...]) -> str:
        if len(args) > 1 and args[1] is not Ellipsis:
            return f"[{', '.join(map(self.of, args))}]"
        inner = self.of(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _mark(hint: Any) -> Any:
    metas = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((meta for meta in metas if meta is Everyone or isinstance(meta, Only | When)), None)


def _unsettable(hint: Any) -> bool:
    return msgspec.UnsetType in get_args(hint)


def _comment(kind: Any) -> str:
    said = (kind.__doc__ or "").strip().split("\n\n")[0].replace("\n", " ")
    return "" if not said or said.startswith(f"{kind.__name__}(") else f"/** {' '.join(said.split())} */\n"


# ---- the files ------------------------------------------------------------------------------------------------------


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__module__ == module.__name__]


ANSWERS: tuple[type[msgspec.Struct], ...] = (
    *(entry.EntryResult, entry.Me, entry.DeviceLink, health.Version),
    *(tables.TableShown, tables.TableList, tables.TakenSeat, tables.Entered, kept_tables.KeptTableShown),
    *(
        actions.ActionList,
        actions.ProcedureList,
        actions.ActionForm,
        actions.Card,
        play.RewindPreview,
        play.SeatView,
        play.StateSchema,
        actions.Levers,
        actions.ActionsClosed,
    ),
    *(pictures.PictureShown, pictures.Pictures),
    *(links.Links, links.LinkMade, links.CodeShown),
    *(rules.Shelf, rules.BookShown, rules.Rules, rules.RuleShown, book_page.BookPage, packs.Packs, guides.GuideShown),
    *(sheets.SheetShown, jobs.SheetVerdict, jobs.DraftView, demo.DemoShown, upkeep.Upkeep),
    *(forecasts.ForecastShown, encounters.EncounterShown, lab_answers.SituationsShown, lab.MapShown, lab.RuleChanges),
    what_if.WhatIfShown,
)
"""The answers that the page asks for over HTTP."""


def wire_types() -> str:
    """Write the types that go over the wire."""
    writer = Writer()
    for kind in _structs(wire):
        writer.add(kind)
    writer.union("Outgoing", get_args(wire.Outgoing))
    writer.union("Incoming", get_args(wire.Incoming))
    writer.add(refusals.Refused, "Refusal")
    for kind in ANSWERS:
        writer.add(kind)
    return writer.text("src/moothall/web/wire.py")


def order_types() -> str:
    """Write the types of the commands."""
    writer = Writer()
    writer.union("Order", get_args(command_types.orders()))
    return writer.text("src/moothall/table/commands.py")


def room_types() -> str:
    """Write the types of the room's state."""
    writer = Writer()
    writer.add(room.RoomState)
    return writer.text("src/moothall/table/room.py")


def layout_types() -> str:
    """Write the types of a layout, which the pages call a book: it is all they know of one."""
    writer = Writer()
    writer.add(Layout, "Book")
    return writer.text("src/moothall/talk/layout.py")


FILES = {
    "layouts.ts": layout_types,
    "wire.ts": wire_types,
    "orders.ts": order_types,
    "room.ts": room_types,
}


def stale() -> list[str]:
    """The files that are not as they should be."""
    return [name for name, text in FILES.items() if _read(PLACE / name) != text()]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        print(*(f"{name} is stale: run `python3 dev.py types`." for name in stale()), sep="\n", file=sys.stderr)
        return 1 if stale() else 0
    PLACE.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.items():
        (PLACE / name).write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
