"""Conversion of attributes from one dice mode to another, where the book defines it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Annotated, Any, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.editions import edition
from moothall.rulesets.nde.events import Converted
from moothall.rulesets.nde.options import Options, defaults, read_options
from moothall.rulesets.nde.state import Attributes, Table
from moothall.rulesets.nde.words import ATTRIBUTES, MODIFIER_OF_DIE
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Given, judged
from moothall.talk.play import Play


class Way(NamedTuple):
    """A conversion: the new value for each value, and the rule behind it."""

    values: Mapping[int, int]
    rule: str


LEVEL_OF_DIE = {"parity": {10: 4, 6: 6}, "gentle": {10: 4, 6: 5}}
"""The dice a hero of the older edition starts with, as levels on one d6. Of other dice the book says nothing."""


def way(before: Options, after: Options) -> Way:
    """How to get from one table's dice to another's; refused where the book gives no way."""
    if before.edition != after.edition:
        raise AgainstTheRules("error-no-way-between-editions", cite=after.book.modes["ladder"].values)
    if before.dice_mode == after.dice_mode:
        raise AgainstTheRules("error-same-dice", cite=after.book.rule("nde2.setup.dice-mode"), mode=after.dice_mode)
    if "2d6" in (before.dice_mode, after.dice_mode):
        return _there_or_back(MODIFIER_OF_DIE, "nde2.v2d6.mapping", after)
    return _there_or_back(LEVEL_OF_DIE[after.start_d6], "nde1.d6.start", after)


def _there_or_back(from_dice: Mapping[int, int], rule: str, after: Options) -> Way:
    back = {value: die for die, value in from_dice.items()}
    return Way(back if after.dice_mode == "ladder" else from_dice, rule)


def convert_attributes(values: Mapping[str, int], before: Options, after: Options) -> dict[str, int]:
    """A hero's attributes at the other table; refused if the book says nothing of one of them."""
    known, rule = way(before, after)
    for name in ATTRIBUTES:
        if values[name] not in known:
            raise AgainstTheRules("error-no-twin", cite=rule, attribute=name, value=_shown(values[name], before))
    return {name: known[values[name]] for name in ATTRIBUTES}


def _shown(value: int, options: Options) -> str:
    return {"modifier": f"{value:+d}", "threshold": f"{value}+"}.get(options.mode.weighing, f"d{value}")


def convert_sheet(sheet: dict[str, Any], before: Options, after: Options) -> dict[str, Any]:
    """The sheet of a character converted for another table."""
    return sheet | {"attributes": convert_attributes(sheet["attributes"], before, after)}


def _other_modes(table: Table, given: Given) -> Iterator[Choice]:
    """The dice modes of the book that every hero at the table can be converted to."""
    for mode in table.options.book.modes:
        if mode != table.options.dice_mode:
            yield judged(mode, "", partial(_converted, table, mode))


def _converted(table: Table, dice_mode: str, edition_id: str = "") -> Converted:
    """The table in another dice mode: every hero, or nobody."""
    before = table.options
    after = _options_after(before, dice_mode, edition_id)
    heroes = tuple((hero.id, _moved(hero.attributes, before, after)) for hero in table.heroes)
    return Converted(after, heroes)


@action("nde.convert", by="gm", chapter="setup")
async def convert(
    play: Play[Table], dice_mode: Annotated[str, Among(_other_modes)], edition_id: AskedLater[str] = ""
) -> None:
    """Convert the whole table to another dice mode: every hero, or nobody."""
    before, converted = play.state.options, _converted(play.state, dice_mode, edition_id)
    await play.tell(converted, way(before, converted.options).rule)


def _options_after(before: Options, dice_mode: str, edition_id: str) -> Options:
    if edition_id and edition_id != before.edition:
        return read_options({"dice_mode": dice_mode}, defaults(edition(edition_id).id))
    return read_options({"dice_mode": dice_mode}, before)


def _moved(attributes: Attributes, before: Options, after: Options) -> Attributes:
    return Attributes(**convert_attributes({name: attributes.of(name) for name in ATTRIBUTES}, before, after))
