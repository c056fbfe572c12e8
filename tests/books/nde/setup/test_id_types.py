"""Events and questions of NDE hold ids by the kind of figure they name, and a ledger holds them as plain strings."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec

from moothall.rulesets.nde import events, questions
from moothall.rulesets.nde.events import FoeHurt, HeartsChanged
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.questions import CouldReach, OfferHelp
from moothall.rulesets.nde.state import Blocked, Distance, Lock
from tests.support.figures import ILSE, RAT

OF_FIGURES = {"who", "helper", "mover", "target", "targets", "foe", "foes", "heal", "one", "other"}
IDS = dict.fromkeys((HeroId, FoeId, FigureId, tuple[HeroId, ...], tuple[FoeId, ...], tuple[FigureId, ...]), str)


def swapped() -> tuple[Any, ...]:
    """Planted mistakes: mypy would call each comment unused if it took a foe for a hero, or a string for either."""
    return (
        HeartsChanged(RAT, 3),  # type: ignore[arg-type]
        FoeHurt(ILSE, 0, "", (), True, True),  # type: ignore[arg-type]
        CouldReach(RAT, ILSE),  # type: ignore[arg-type]
        OfferHelp("ilse", ILSE),  # type: ignore[arg-type]
    )


def fields_of_figures() -> Iterator[tuple[str, str, Any]]:
    """The fields of this book's events, questions and kept pairs that are named for a figure and hold an id."""
    told: list[Any] = [getattr(events, name) for name in events.__all__]
    asked = [getattr(questions, name) for name in questions.__all__]
    for kind in [kind for kind in (*told, *asked, Lock, Distance, Blocked) if dataclasses.is_dataclass(kind)]:
        for name, hint in get_type_hints(kind).items():
            if name in OF_FIGURES and "str" in str(hint) + str(IDS.get(hint)):
                yield str(kind), name, hint


def test_every_figure_is_named_by_an_id_of_its_kind() -> None:
    """No event and no question holds a bare string where a hero or a foe belongs."""
    found = list(fields_of_figures())
    assert len(found) > 60
    assert [each for each in found if each[2] not in IDS] == []


def test_a_ledger_holds_ids_as_plain_strings() -> None:
    """An id is written as the string it is, and read back as the same event."""
    line = msgspec.json.encode(HeartsChanged(ILSE, 3))
    assert line == b'{"who":"ilse","hearts":3,"fallen":"","note":""}'
    assert msgspec.json.decode(line, type=HeartsChanged) == HeartsChanged(ILSE, 3)
