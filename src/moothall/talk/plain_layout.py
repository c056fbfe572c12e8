"""The layout of a book that brings none: every field of its state as the plain widget of its type.

Only types are looked at, so a new book has a page before anything of it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from moothall.talk.layout import Layout, People, Place, Shown, Widget

TITLES = ("scene", "title")
"""Names of a text that is the title of the scene."""

UNSEEN = Shown("", "part", "nowhere")
"""Of a field whose type no plain widget draws."""


class TypedField(NamedTuple):
    """A field of a record, and its type without marks and without the nothing that it may also be."""

    name: str
    kind: Any


def plain_layout(state_type: Any) -> Layout:
    """Return the layout of a table by the type of its state alone."""
    held = list(_fields(state_type))
    people = tuple(_people(one) for one in held if _is_people(one.kind))
    return Layout(tuple(map(_of_table, held)), people)


def plain_labels(layout: Layout) -> dict[str, str]:
    """Return a label for each field of a plain layout, by the key of its text: the field's name, as words."""
    shown = [*layout.shown, *(one for people in layout.people for one in people.shown)]
    names = dict.fromkeys(name for one in shown for name in (one.field, *one.parts))
    return {f"shown-{name}": name.replace("_", " ").strip().capitalize() for name in names}


def _of_table(field: TypedField) -> Shown:
    name, kind = field
    if _is_people(kind):
        return Shown(name, "people", "board")
    if name == "options" and _names(kind):
        return Shown(name, "options", "rules")
    if name in TITLES and kind is str:
        return Shown(name, "name", "title")
    return _shown(field, {})


def _people(field: TypedField) -> People:
    record = _item(field.kind)
    held = tuple(map(_of_person, _fields(record)))
    return People(field.name, "ours" if "seat" in _names(record) else "theirs", held)


def _of_person(field: TypedField) -> Shown:
    match field.name:
        case "id":
            return Shown("id", "key", "nowhere")
        case "name":
            return Shown("name", "name", "title")
        case "seat":
            return Shown("seat", "part", "nowhere")
    return _shown(field, {"number": "head", "flag": "marks", "word": "marks"}, "sheet")


def _shown(field: TypedField, places: dict[Widget, Place], otherwise: Place = "scene") -> Shown:
    """Return a field by the widget of its type, in that widget's place."""
    name, kind = field
    widget = _widget(kind)
    if widget is None:
        return UNSEEN._replace(field=name)
    parts = tuple(one for one in _names(_item(kind) or kind) if one != "id") if widget == "record" else ()
    return Shown(name, widget, places.get(widget, otherwise), parts=parts, labelled=widget == "word")


def _widget(kind: Any) -> Widget | None:
    plain: dict[Any, Widget] = {bool: "flag", int: "number", str: "text"}
    if get_origin(kind) is Literal:
        return "word" if all(isinstance(word, str) for word in get_args(kind)) else None
    if _names(kind) or _names(_item(kind)):
        return "record"
    return "tags" if _item(kind) is str or get_origin(_item(kind)) is Literal else plain.get(kind)


def _is_people(kind: Any) -> bool:
    """Whether a type is a list of records that have an id and a name."""
    return {"id", "name"} <= {*_names(_item(kind))}


def _item(kind: Any) -> Any:
    """Return the type of what a list holds; nothing for other types, and for tuples of a fixed length."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple:
        return _bare(args[0]) if args[1:] == (Ellipsis,) else None
    return _bare(args[0]) if isinstance(origin, type) and issubclass(origin, list | Set) else None


def _fields(record: Any) -> Iterator[TypedField]:
    hints = get_type_hints(record, include_extras=True)
    return (TypedField(name, _bare(hints[name])) for name in _names(record))


def _names(kind: Any) -> tuple[str, ...]:
    """Return the public fields of a record or of a tuple with names; none of other types."""
    names = tuple(one.name for one in fields(kind)) if is_dataclass(kind) else getattr(kind, "_fields", ())
    return tuple(name for name in names if not name.startswith("_"))


def _bare(hint: Any) -> Any:
    """Return a type without its marks; of one that may be nothing, the other."""
    if get_origin(hint) is Annotated:
        return _bare(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        some = [one for one in get_args(hint) if one is not NoneType]
        return _bare(some[0]) if len(some) == 1 else hint
    return hint
