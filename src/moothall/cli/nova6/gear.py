"""`moothall gear nova6`: all rows of the tables, or one with what is fitted to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import groupby
from typing import Any

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.speech import Voice, voice

BOOK = "nova6"
# What the book calls so. The command line knows no book but through the list of them.
Item = Any
Bonus = Any
Change = Any
SAID = (
    *("kind", "damage", "pierce", "band", "accurate", "further", "zones", "hands", "minimum", "steadied", "reload"),
    *("flags", "unless", "dazes", "soak", "versus", "hardened", "coverage", "max_move", "hampered", "conceal"),
    *("per_extra", "special", "bonuses", "no_aim", "strikes_as", "placed", "fits", "set_up", "changes", "ways"),
    "requires",
)
"""The fields of a row that are worth a line, in this order."""


@click.command(BOOK, cls=LocalizedCommand)
@click.argument("items", nargs=-1, metavar="[ITEM [PART]...]")
@click.option("--way", "ways", metavar="WAY", multiple=True)
@click.option("--magnum", is_flag=True)
@click.option("--set-up", is_flag=True)
@with_options
@common
def nova6(
    items: tuple[str, ...], ways: tuple[str, ...], magnum: bool, set_up: bool, settings: tuple[str, ...], lang: str,
    as_json: bool,
) -> None:  # fmt: skip
    """The rows of the tables, or one of them with others fitted to it."""
    said = voice(lang, BOOK)
    if not items:
        _list(said, as_json)
        return
    base, *parts = map(books.part(BOOK, "gear.tables").item_called, items)
    marks = ("magnum",) if magnum else ()
    options, built = read_settings(settings, BOOK), books.part(BOOK, "gear.parts").built
    made = built(base, *parts, ways=ways, marks=marks, set_up=set_up, options=options)
    if as_json:
        show.put_json({"name": name_of(base, said), "item": as_record(made)})
        return
    page = show.page()
    page.heading(said.say("list-joiner").join(name_of(one, said) for one in (base, *parts)))
    page.table([*lines(made, said)], indent=2)


def name_of(item: Item, said: Voice) -> str:
    """Return the name of a row."""
    return said.say(books.text_key(item.rule))


def rows() -> dict[str, Item]:
    """All rows of the tables, by their ids."""
    found: dict[str, Item] = books.part(BOOK, "gear.tables").ITEMS
    return found


def _list(said: Voice, as_json: bool) -> None:
    if as_json:
        show.put_json({"items": [{"id": item.id, "name": name_of(item, said)} for item in rows().values()]})
        return
    page = show.page()
    for table, listed in groupby(rows().values(), lambda item: item.table):
        page.heading(said.say(f"chapter_{table.replace('.', '-')}"))
        page.table([(item.stem, name_of(item, said)) for item in listed], indent=2)
        page.gap()


def as_record(item: Item) -> dict[str, Any]:
    """A row as data, without what it says nothing of."""
    plain = books.part(BOOK, "gear.items").Item("", "weapon")
    said = {field.name: getattr(item, field.name) for field in fields(item)}
    return {name: value for name, value in said.items() if name in ("id", "kind") or value != getattr(plain, name)}


# ---- One row, line by line -------------------------------------------------------------------------------------------


def lines(item: Item, said: Voice) -> Iterator[tuple[str, str]]:
    """Return a row in words."""
    known = as_record(item)
    for field in SAID:
        if field in known or (field == "hands" and item.kind in ("weapon", "shield")):
            yield said.say(f"gear-field-{field.replace('_', '-')}"), _value(field, getattr(item, field), item, said)


def _value(field: str, value: Any, item: Item, said: Voice) -> str:
    match field:
        case "kind":
            return said.say(f"gear-kind-{value}")
        case "damage":
            return f"{value} ({_word(item.subtype, said)}) [{item.duration}]"
        case "hampered" | "conceal":
            return f"{value:+d}d".replace("-", "−") if field == "conceal" else f"{value}d"
        case "per_extra":
            return f"+{value}"
        case "set_up":
            return _word("action", said)
        case _:
            return _plain(value, said)


def _plain(value: Any, said: Voice) -> str:
    """A value in words: a number, a word, several of them, or one of the small records of a row."""
    match type(value).__name__:
        case "Special":
            name = said.say(f"gear-stunt-{value.name}")
            return said.say(f"gear-special-{value.does}", name=name, amount_said=f"+{value.amount}")
        case "Bonus":
            return _bonus(value, said)
        case "Change":
            return _change(value, said)
        case "Way":
            return said.say("gear-way", name=_word(value.name, said), changes=_plain(value.changes, said))
        case "Placed":
            dice = _plain(value.bonuses, said)
            return said.say("gear-placed", coverage_said=f"+{value.coverage}", soak=value.soak, dice=dice)
        case "Dazes":
            unless = _word(value.unless, said)
            return said.say("gear-dazes", dice=value.dice, duration=value.duration, unless=unless)
        case "tuple" if len(value) == 2 and isinstance(value[1], int):
            return f"{_word(value[0], said)} {value[1]}"
        case "tuple":
            return said.say("list-joiner").join(_plain(one, said) for one in value)
        case "str":
            return _word(value, said)
        case _:
            return str(value)


def _bonus(bonus: Bonus, said: Voice) -> str:
    needs = (said.say(f"gear-needs-{bonus.needs}"),) if bonus.needs else ()
    range = (said.say("gear-out-to", range=_word(bonus.out_to, said)),) if bonus.out_to else ()
    about = (*(_word(word, said) for word in (bonus.action, *bonus.uses) if word), *range, *needs)
    skill = books.part(BOOK, "packs.skill_roles").CORE[bonus.role]
    dice = f"{bonus.dice:+d}d {_word(skill, said)}".replace("-", "−")
    return f"{dice} ({', '.join(about)})" if about else dice


def _change(change: Change, said: Voice) -> str:
    if change.op == "flag":
        return f"+ {_word(change.field, said)}"
    label = said.say(f"gear-field-{change.field.replace('_', '-')}")
    if change.op == "remove":
        return f"− {label}"
    sign = f"{change.value:+d}".replace("-", "−") if change.op == "add" else f"= {_plain(change.value, said)}"
    return f"{label} {sign}"


def _word(word: str, said: Voice) -> str:
    """A row by its name, a word of the tables, or one of the rules."""
    if word in rows():
        return name_of(rows()[word], said)
    own = f"gear-word-{word.replace('.', '-')}"
    return said.say(own) if said.has(own) else said.say(f"term-{word}")
