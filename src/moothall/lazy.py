"""Lazy packages: a module is imported when one of its names is first used.

A book is a hundred small types, and defining them takes time that one question about odds should not pay for. The type
checker sees plain imports; at run time a name that the package offers (`__all__`) is looked for in its modules, in
their order, when it is first used.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from importlib import import_module
from typing import Any


def lazy(package: str, offered: Collection[str], *modules: str) -> Callable[[str], Any]:
    """A `__getattr__` for a package that offers these names from these modules."""

    def find(name: str) -> Any:
        if name in offered:
            for module in modules:
                opened = import_module(f"{package}.{module}")
                if name == module or hasattr(opened, name):
                    found = opened if name == module else getattr(opened, name)
                    setattr(sys.modules[package], name, found)  # from now on it is simply there
                    return found
        raise AttributeError(f"{package} offers no {name}")

    return find
