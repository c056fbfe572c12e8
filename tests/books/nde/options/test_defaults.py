"""Defaults of NDE records and rules are false, zero or empty unless listed here."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from moothall.rulesets import nde

NOT_RULES = {"demo", "options"}

RECORDS: dict[str, int] = {
    **dict.fromkeys(("Foe.seen", "Foe.open", "Distance.seen", "Blocked.seen", "DistanceChanged.moved"), True),
    **dict.fromkeys(("Settle.uncertain", "Settle.at_stake", "HowHard.needs_stakes", "NameTrouble.priced"), True),
    **dict.fromkeys(("Start.harm_wanted", "Start.order_matters", "Strike.hurts", "PowerCall.needs_line"), True),
    "SetPower.numbered": True,
    "HowHard.preset": 4,
    "PowerCall.damage": 1,
    "Verdict.met": 1,
    "HeroLine.count": 1,
    "FoeLine.count": 1,
}

RULES: dict[str, int] = {
    **dict.fromkeys(("complications.heart", "fight_troubles.heart", "how_hard.needs_stakes"), True),
    **dict.fromkeys(("prepare.known", "roll_against.known"), True),
    "hurt_exceptionally.normal": 1,
    "suffer.hearts": 1,
}


def members() -> Iterator[tuple[str, Any]]:
    """Every member of the book's modules, with the module's name."""
    for module in pkgutil.walk_packages(nde.__path__, f"{nde.__name__}."):
        if module.name.rpartition(".")[2] not in NOT_RULES:
            yield from ((module.name, one) for one in vars(importlib.import_module(module.name)).values())


def defaults_of_record(record: type[Any]) -> dict[str, Any]:
    if is_dataclass(record):
        return {field.name: field.default for field in fields(record) if field.default is not MISSING}
    return dict(getattr(record, "_field_defaults", {}))


def defaults_of_rule(rule: Any) -> dict[str, Any]:
    arguments = inspect.signature(rule).parameters.values()
    return {each.name: each.default for each in arguments if each.default is not each.empty}


def other_than_nothing(name: str, defaults: dict[str, Any]) -> dict[str, int]:
    return {f"{name}.{key}": value for key, value in defaults.items() if isinstance(value, int) and value}


def test_optional_fields_default_to_false_or_zero() -> None:
    """Optional flags and numbers of records are false or 0, but for a listed few such as visibility."""
    found: dict[str, int] = {}
    for module, one in members():
        if isinstance(one, type) and one.__module__ == module:
            found |= other_than_nothing(one.__name__, defaults_of_record(one))
    assert found == RECORDS


def test_optional_arguments_default_to_false_or_zero() -> None:
    """Optional flags and numbers of rules, those behind procedures among them, are false or 0 but for a listed few."""
    found: dict[str, int] = {}
    for module, one in members():
        rule = inspect.unwrap(getattr(one, "run", one)) if callable(one) else None
        if inspect.isfunction(rule) and rule.__module__ == module:
            found |= other_than_nothing(rule.__name__, defaults_of_rule(rule))
    assert found == RULES
