"""Words of what points are spent on: whatever the rules name has a word of its own in every language."""

from __future__ import annotations

import ast

import pytest

from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from tests.support.places import ROOT

SPENDING = {
    "buy": "what",
    **dict.fromkeys(("spend_momentum", "pay", "pay_in_threat", "add_threat", "spend_threat"), "use"),
    **dict.fromkeys(("spend_point", "return_momentum"), "use"),
}
"""Functions of the rules that take points for something, and the field of the fact or question that names it."""


def named() -> set[tuple[str, str]]:
    """Return what the rules name as a use of points, with its field."""
    found = set()
    for path in (ROOT / "src" / "moothall" / "rulesets" / "houses2d20").glob("*.py"):
        for call in (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)):
            field = SPENDING.get(call.func.id) if isinstance(call.func, ast.Name) else None
            words = (each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str))
            found |= {(field, word) for word in words if field and "." not in word}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_use_of_points_is_read_as_an_id(lang: str) -> None:
    """Prompts and log say what a point is for, and never how the program calls it."""
    teller = Teller(voice(lang, "houses2d20"), lambda id: None)
    uses = named()
    assert len(uses) > 15
    assert [(field, use) for field, use in sorted(uses) if teller.word(use, field) == use] == []
