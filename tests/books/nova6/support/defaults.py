"""Default values of NOVA6: optional fields of records and optional arguments of rules."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from moothall.rulesets import nova6


def standing_in() -> Iterator[tuple[str, Any]]:
    """Every member of a chapter's modules and of the state, with the module's name."""
    for module in pkgutil.walk_packages(nova6.__path__, f"{nova6.__name__}."):
        chapter, _, rest = module.name.removeprefix(f"{nova6.__name__}.").partition(".")
        if chapter == "state" or (rest and chapter not in ("events", "questions")):
            yield from ((module.name, one) for one in vars(importlib.import_module(module.name)).values())


def records() -> Iterator[type[Any]]:
    """Every record of the chapters."""
    return (one for module, one in standing_in() if isinstance(one, type) and one.__module__ == module)


def rules() -> Iterator[Any]:
    """Every function of the chapters, those behind procedures among them."""
    found = [(module, inspect.unwrap(getattr(one, "run", one))) for module, one in standing_in() if callable(one)]
    return (rule for module, rule in found if inspect.isfunction(rule) and rule.__module__ == module)


def fields_unsaid(record: type[Any]) -> dict[str, Any]:
    """The fields that may be left out, and what they are then."""
    if is_dataclass(record):
        return {field.name: field.default for field in fields(record) if field.default is not MISSING}
    return dict(getattr(record, "_field_defaults", {}))


def words_unsaid(rule: Any) -> dict[str, Any]:
    """The optional arguments of a rule, with their defaults."""
    words = inspect.signature(rule).parameters.values()
    return {word.name: word.default for word in words if word.default is not word.empty}
