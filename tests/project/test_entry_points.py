"""Our own rulesets and layers are declared as those of other packages are."""

from __future__ import annotations

import tomllib

import pytest

from moothall import books
from tests.support import places


@pytest.mark.parametrize(("group", "ours"), [("moothall.rulesets", books.OURS), ("moothall.layers", books.OUR_LAYERS)])
def test_the_quick_list_is_that_of_the_package(group: str, ours: dict[str, str]) -> None:
    """The list that saves asking the installed packages says what `pyproject.toml` does."""
    project = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][group] == ours
