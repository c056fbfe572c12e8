"""`gear` for the command line: all rows of the tables, or one with what is fitted to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import groupby
from typing import Annotated, Any, Final, NamedTuple

from moothall.rulesets.nova6.gear.items import Bonus, Change, Dazes, Item, Placed, Special, Way
from moothall.rulesets.nova6.gear.parts import built
from moothall.rulesets.nova6.gear.tables import ITEMS, item_called
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.talk.book_commands import BookCommand, CommandDesk, Printout
from moothall.talk.flags import Flag, Operand
from moothall.talk.printed import Columns, EmptyLine, Heading, Piece, Texts

SAID: Final = (
    *("kind", "damage", "pierce", "band", "accurate", "further", "zones", "hands", "minimum", "steadied", "reload"),
    *("flags", "unless", "dazes", "soak", "versus", "hardened", "coverage", "max_move", "hampered", "conceal"),
    *("per_extra", "special", "bonuses", "no_aim", "strikes_as", "placed", "fits", "set_up", "changes", "ways"),
    "requires",
)
"""The fields of a row that are worth a line, in this order."""


class GearFlags(NamedTuple):
    """Rows that are wanted, and how they are fitted together."""

    items: Annotated[tuple[str, ...], Operand("[ITEM [PART]...]")] = ()
    ways: Annotated[tuple[str, ...], Flag("--way", "WAY")] = ()
    magnum: bool = False
    set_up: bool = False


def _gear(flags: GearFlags, desk: CommandDesk) -> Printout:
    """The rows of the tables, or one of them with others fitted to it."""
    said = desk.said
    if not flags.items:
        return Printout({"items": [{"id": one.id, "name": name_of(one, said)} for one in ITEMS.values()]}, _all(said))
    base, *parts = map(item_called, flags.items)
    marks = ("magnum",) if flags.magnum else ()
    made = built(base, *parts, ways=flags.ways, marks=marks, set_up=flags.set_up, options=desk.options)
    return Printout({"name": name_of(base, said), "item": as_record(made)}, _one(made, (base, *parts), said))


def _all(said: Texts) -> Iterator[Piece]:
    for table, listed in groupby(ITEMS.values(), lambda item: item.table):
        yield Heading(said.say(f"chapter_{table.replace('.', '-')}"))
        yield Columns([(item.stem, name_of(item, said)) for item in listed], 2)
        yield EmptyLine()


def _one(made: Item, of: tuple[Item, ...], said: Texts) -> Iterator[Piece]:
    yield Heading(said.say("list-joiner").join(name_of(one, said) for one in of))
    yield Columns([*lines(made, said)], 2)


GEAR = BookCommand(flags=GearFlags, run=_gear)


def name_of(item: Item, said: Texts) -> str:
    """The name of a row."""
    return said.say(item.rule.replace(".", "_"))


def as_record(item: Item) -> dict[str, Any]:
    """A row as data, without what it says nothing of."""
    plain = Item("", "weapon")
    said = {field.name: getattr(item, field.name) for field in fields(item)}
    return {name: value for name, value in said.items() if name in ("id", "kind") or value != getattr(plain, name)}


# ---- One row, line by line -------------------------------------------------------------------------------------------


def lines(item: Item, said: Texts) -> Iterator[tuple[str, str]]:
    """Return a row in words."""
    known = as_record(item)
    for field in SAID:
        if field in known or (field == "hands" and item.kind in ("weapon", "shield")):
            yield said.say(f"gear-field-{field.replace('_', '-')}"), _value(field, getattr(item, field), item, said)


def _value(field: str, value: Any, item: Item, said: Texts) -> str:
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


def _plain(value: Any, said: Texts) -> str:
    """A value in words: a number, a word, several of them, or one of the small records of a row."""
    match value:
        case Special():
            name = said.say(f"gear-stunt-{value.name}")
            return said.say(f"gear-special-{value.does}", name=name, amount_said=f"+{value.amount}")
        case Bonus():
            return _bonus(value, said)
        case Change():
            return _change(value, said)
        case Way():
            return said.say("gear-way", name=_word(value.name, said), changes=_plain(value.changes, said))
        case Placed():
            dice = _plain(value.bonuses, said)
            return said.say("gear-placed", coverage_said=f"+{value.coverage}", soak=value.soak, dice=dice)
        case Dazes():
            unless = _word(value.unless, said)
            return said.say("gear-dazes", dice=value.dice, duration=value.duration, unless=unless)
        case (name, int(number)):
            return f"{_word(name, said)} {number}"
        case tuple():
            return said.say("list-joiner").join(_plain(one, said) for one in value)
        case str():
            return _word(value, said)
        case _:
            return str(value)


def _bonus(bonus: Bonus, said: Texts) -> str:
    needs = (said.say(f"gear-needs-{bonus.needs}"),) if bonus.needs else ()
    range = (said.say("gear-out-to", range=_word(bonus.out_to, said)),) if bonus.out_to else ()
    about = (*(_word(word, said) for word in (bonus.action, *bonus.uses) if word), *range, *needs)
    dice = f"{bonus.dice:+d}d {_word(CORE[bonus.role], said)}".replace("-", "−")
    return f"{dice} ({', '.join(about)})" if about else dice


def _change(change: Change, said: Texts) -> str:
    if change.op == "flag":
        return f"+ {_word(change.field, said)}"
    label = said.say(f"gear-field-{change.field.replace('_', '-')}")
    if change.op == "remove":
        return f"− {label}"
    sign = f"{change.value:+d}".replace("-", "−") if change.op == "add" else f"= {_plain(change.value, said)}"
    return f"{label} {sign}"


def _word(word: str, said: Texts) -> str:
    """A row by its name, a word of the tables, or one of the rules."""
    if word in ITEMS:
        return name_of(ITEMS[word], said)
    own = f"gear-word-{word.replace('.', '-')}"
    return said.say(own) if said.has(own) else said.say(f"term-{word}")
