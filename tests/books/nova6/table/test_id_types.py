"""NOVA6 ids are told apart by the type checker, and are plain strings to everybody else."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from moothall.rulesets import nova6
from moothall.rulesets.nova6.ids import EffectId, PersonId, ZoneId
from moothall.rulesets.nova6.state import Table
from moothall.talk.arguments import bare
from moothall.talk.play import Play
from tests.books.nova6.support.offers import BOOK


def swapped(play: Play[Table], who: PersonId, target: PersonId, tool: EffectId) -> Coroutine[Any, Any, Any]:
    """A planted mistake: mypy would call the comment unused if it took a thing for a person."""
    return nova6.aim(play, who, tool, target)  # type: ignore[arg-type]


def astray(play: Play[Table], who: PersonId, zone: ZoneId) -> Coroutine[Any, Any, Any]:
    """Another: nobody is shoved who is a place."""
    return nova6.shove(play, who, zone)  # type: ignore[arg-type]


def test_ids_are_plain_strings_outside_the_rules() -> None:
    """Forms, codecs and ledgers read every id as a string."""
    assert bare(PersonId) is bare(EffectId) is bare(ZoneId) is str
    taken = {each.name: each.takes for each in BOOK.procedures["nova6.aim"].arguments}
    assert (taken["who"], taken["target"], taken["tool"]) == (str, str, str)
    opening = BOOK.opening("nova6.strike-area", {"who": "ilse", "tool": "bomb", "zones": ["deck"]})
    assert dict(opening.args)["zones"] == ("deck",)


def test_every_actor_of_an_action_has_an_id_of_a_person() -> None:
    """No action takes a bare string for whoever acts, is acted upon, or is kept busy by it."""
    wrong = []
    for name, procedure in BOOK.procedures.items():
        for each in procedure.arguments:
            hint = str(procedure.signature.parameters[each.name].annotation)
            if each.roles & {"own", "busy"} and "PersonId" not in hint:
                wrong.append((name, each.name, hint))
    assert wrong == []
