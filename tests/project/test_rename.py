"""tools/rename.py: the maps lead to names that exist, and a source that speaks the old names is brought over once."""

from __future__ import annotations

import ast
import importlib.util
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.support import places

MAP: dict[str, Any] = {
    "modules": {"old.keep": "old.store", "old.keep.cellar": "old.store.store"},
    "names": {"old.keep.cellar:Cellar": "Store", "old.keep.cellar:fill": "append"},
    "words": {"src/* !src/old/wire.py": {"cellar": "store"}},
    "files": {"tests/test_keep.py": "tests/core/test_store.py"},
    "functions": {"tests/test_keep.py": {"test_what_is_kept": "test_a_line_is_stored"}},
}

OLD = '''
from old.keep import cellar as shelf
from old.keep.cellar import Cellar, fill


def into(cellar: Cellar, line: str) -> str:
    """Append a line; `old/keep/cellar.py` says how."""
    fill(cellar, line)
    return f"{cellar} {shelf.fill}"


def other(fill: int) -> int:
    return fill
'''

NEW = '''
from old.store import store as shelf
from old.store.store import Store, append


def into(store: Store, line: str) -> str:
    """Append a line; `old/keep/cellar.py` says how."""
    append(store, line)
    return f"{store} {shelf.append}"


def other(fill: int) -> int:
    return fill
'''


@pytest.fixture(scope="module")
def rename() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rename_under_test", places.ROOT / "tools" / "rename.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def brought_over(rename: ModuleType, path: str, text: str) -> str:
    renames = rename.Renames(MAP)
    hubs = rename.Hubs(renames)
    hubs.read(rename._module_of(path), ast.parse(text))
    known = {"old.keep", "old.keep.cellar", "old.store", "old.store.store"}
    source = rename.Source(path, text, renames, {name: set() for name in known}, hubs)
    return str(rename.rename_words(source.renamed(), renames.words_at(path)))


def test_a_source_in_old_names_is_brought_over(rename: ModuleType) -> None:
    """Imports, uses and words change; an argument that happens to bear an old name does not."""
    assert brought_over(rename, "src/old/table.py", OLD) == NEW


def test_a_source_in_new_names_stays_as_it_is(rename: ModuleType) -> None:
    """Run again, the script finds nothing to do."""
    assert brought_over(rename, "src/old/table.py", NEW) == NEW


def test_a_file_that_is_left_out_keeps_its_words(rename: ModuleType) -> None:
    """Words of a pattern do not reach a file that the pattern leaves out."""
    assert brought_over(rename, "src/old/wire.py", "cellar = 1\n") == "cellar = 1\n"
    assert brought_over(rename, "src/old/table.py", "cellar = 1\n") == "store = 1\n"


def test_scenes_are_named_by_their_new_module_and_function(rename: ModuleType) -> None:
    """`module::function` changes in both halves."""
    told = rename.mend_scenes('"test_keep::test_what_is_kept"', rename.Renames(MAP))
    assert told == '"tests.core.test_store::test_a_line_is_stored"'


def test_the_maps_lead_to_what_exists(rename: ModuleType) -> None:
    """Each module of the maps exists under its new name alone, and no new name is an old one of something else."""
    table = rename.read_maps(rename.MAPS)
    modules = {old: new for old, new in table["modules"].items() if old.startswith("moothall.")}
    assert set(modules.values()).isdisjoint(modules) and set(table["files"].values()).isdisjoint(table["files"])
    assert [new for new in modules.values() if not is_module(new)] == []
    assert [old for old in modules if is_module(old)] == []
    assert [new for new in table["files"].values() if not (places.ROOT / new).exists()] == []


def is_module(name: str) -> bool:
    place = places.ROOT / "src" / name.replace(".", "/")
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()
