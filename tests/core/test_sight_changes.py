"""Changes between two views lead from one to the other, and hold only the changed places."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from moothall.rulesets.nde.ids import FigureId, hero_id
from moothall.rulesets.nde.state import Distance, Table
from moothall.sight import changes, plain, redact
from tests.books.nde.support.stage_nde2 import foe, hero


def put(view: Any, path: tuple[str, ...], value: Any) -> Any:
    """A plain view with something else in one place, as a page does it."""
    if not path:
        return value
    name, rest = path[0], path[1:]
    if isinstance(view, list):
        return [put(one, rest, value) if str(at) == name else one for at, one in enumerate(view)]
    return {**view, name: put(view[name], rest, value)}


def after(old: Any, new: Any) -> Any:
    view = plain(old)
    for path, value in changes(old, new):
        view = put(view, path, plain(value))
    return view


ILSE, BRAM = hero("ilse"), hero("bram")
RAT, SHADE = foe("rat", "minion"), replace(foe("shade", "boss"), seen=False, open=False)

PARTIES = ((), (ILSE,), (replace(ILSE, hearts=1),), (ILSE, BRAM), (replace(ILSE, square=(1, 2)), BRAM))
FOES = ((), (RAT,), (SHADE,), (RAT, SHADE), (RAT, replace(SHADE, seen=True)), (replace(RAT, out="dead"),))
tables = st.builds(
    Table,
    heroes=st.sampled_from(PARTIES),
    foes=st.sampled_from(FOES),
    distances=st.sampled_from(
        (
            (),
            (Distance(FigureId("ilse"), FigureId("rat"), "close"),),
            (Distance(FigureId("ilse"), FigureId("shade"), "far", False),),
        )
    ),
    round=st.integers(0, 2),
    plot=st.sampled_from(("", "the bell is cracked")),
)


@given(tables, tables, st.sampled_from(("gm", "ilse", "guest")))
def test_the_changes_lead_from_one_view_to_the_other(old: Table, new: Table, viewer: str) -> None:
    """For every viewer, what is sent makes the old view into the new one."""
    one, other = redact(old, viewer), redact(new, viewer)
    assert after(one, other) == plain(other)
    assert list(changes(one, redact(old, viewer))) == []


def test_only_changed_places_are_sent() -> None:
    """A number of one hero is one place; one figure more is their whole list."""
    old = Table(heroes=(ILSE, BRAM))
    hurt = old.with_hero(hero_id("bram"), hearts=1)
    assert list(changes(old, hurt)) == [(("heroes", "1", "hearts"), 1)]
    assert [path for path, _ in changes(old, replace(hurt, foes=(RAT,)))] == [("heroes", "1", "hearts"), ("foes",)]


def test_a_field_that_is_hidden_or_revealed_is_sent_with_its_record() -> None:
    """A field that comes to light or goes dark cannot be put in place alone: the record comes whole."""
    open_, shut = Table(foes=(RAT,)), Table(foes=(replace(RAT, open=False),))
    ((path, value),) = changes(redact(open_, "ilse"), redact(shut, "ilse"))
    assert path == ("foes", "0") and "hearts" not in plain(value)
