"""The counting of stops, which lies with the tools."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from types import ModuleType

from tests.support import places


@cache
def count_stops() -> ModuleType:
    """Return `tools/count_stops.py` as a module."""
    path = places.ROOT / "tools" / "count_stops.py"
    spec = importlib.util.spec_from_file_location("count_stops", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["count_stops"] = module
    spec.loader.exec_module(module)
    return module
