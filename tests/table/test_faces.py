"""Faces of figures: who may give them, and that a hidden figure's face stays with the GM."""

from __future__ import annotations

import msgspec
import pytest

from moothall.errors import MoothallError, Unclear
from moothall.records import changed
from moothall.rulesets.nde.events import HeroJoined
from moothall.table import commands as c
from moothall.table import room as h
from tests.books.nde.support.stage_nde2 import hero
from tests.table.support.live_table import Host, wire

PLAYERS = ("ana", "bo", "guest")


@pytest.fixture
def host() -> Host:
    return Host("nde2")


def joined(host: Host, seat: str) -> str:
    """A hero who is played from a seat."""
    fact = HeroJoined(changed(hero("oda"), seat=seat, name="Oda"))
    host.do("gm", c.MakeRuling((c.Ruling(how="fact", kind="nde/hero-joined", value=msgspec.to_builtins(fact)),)))
    return "oda"


def faces(host: Host, viewer: str) -> tuple[h.Face, ...]:
    room_state: h.RoomState = host.table.snapshot(viewer).room_state
    return room_state.faces


def test_players_choose_the_faces_of_their_own_heroes(host: Host) -> None:
    """Everybody sees it; it can be changed and laid down; another's hero keeps theirs."""
    own = joined(host, "ana")
    host.do("ana", c.SetFace(own, "face:rope"))
    host.do("ana", c.SetFace(own, "face:hood"))
    assert [faces(host, viewer) for viewer in ("gm", *PLAYERS)] == [(h.Face(own, "face:hood"),)] * 4
    with pytest.raises(MoothallError, match="error-table-not-your-hero"):
        host.do("bo", c.SetFace(own, "face:cap"))
    with pytest.raises(Unclear, match="error-table-no-such"):
        host.do("ana", c.SetFace("nobody", "face:cap"))
    host.do("gm", c.SetFace(own))
    assert faces(host, "bo") == ()


def test_the_face_of_a_hidden_foe_reaches_no_player(host: Host) -> None:
    """Not a byte goes out until the foe is seen and the face is given to all."""
    host.do("gm", c.Open("nde.foe", {"tier": "boss", "name": "Kray", "hidden": True}))
    foe = next(foe.id for foe in host.table.kept_state.foes if foe.name == "Kray")
    before = {viewer: wire(host.seen(viewer)) for viewer in PLAYERS}
    host.do("gm", c.SetFace(foe, "face:tricorn"))
    assert faces(host, "gm") == (h.Face(foe, "face:tricorn", False),)
    assert {viewer: wire(host.seen(viewer)) for viewer in PLAYERS} == before
    with pytest.raises(Unclear, match="error-table-no-such"):
        host.do("ana", c.SetFace(foe, "face:cap"))
    host.do("gm", c.Open("nde.reveal", {"id": foe}))
    host.do("gm", c.SetFace(foe, "face:tricorn"))
    assert faces(host, "bo") == (h.Face(foe, "face:tricorn"),)
