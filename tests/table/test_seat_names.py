"""Names at a table: nobody sits down, or brings a character, under a name that is read as another's or not at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from moothall.errors import MoothallError, Unclear
from moothall.speech import LANGUAGES, sentence
from moothall.table import commands as c
from moothall.table.seat_names import clean_name, look_alike
from moothall.table.sizes import check_sizes
from tests.table.support import tiny_book
from tests.table.support.live_table import Host

UNSEEN = [
    "Gil\u200b", "G\u200dil", "Gil\u202e", "\u2066Gil\u2069", "Gi\u00adl", "Gi\nl", "Gi\u2028l", "Gi\u2029l",
    "Gil\x00a",
    "G\x1bil", "Gi\x85l", "Gil\u2800", "\u2800", "Gil\u3164", "Gil\uffa0", "Gil\u115f", "Gil\ufeff", "Gil\u034f",
    "Gil\U000e0041", "Gil\ue000", "Gil\u2060", "Gi\tl", "Gil\u061c", "\u0301",
]  # fmt: skip
LIKE_GIL = [
    "gil", "GIL", " Gil ", "Ｇｉｌ", "G\u0456l", "Gi1", "GiI", "G1l", "G|l", "𝐆𝐢𝐥", "Gi\u04cf", "ɢil", "Gıl", "G i l",
    "G\u03b9l", "Gil\ufe0f", "Gi\u00a0l",
]  # fmt: skip
HONEST = [
    "Łucja", "Zażółć Gęślą", "Świętosława", "Maria Skłodowska-Curie", "François", "Éloïse", "Anaëlle d’Arc", "Œdipe",
    "Jürgen", "Ñusta", "Наталья", "Юрий", "Ελένη", "Δημήτρης", "שרה",
    "محمد", "田中さくら", "김민준", "สมชาย", "नेहा",
    "Nguyễn Thị Hạnh",
    "O'Neill", "Ana & Bo", "🦊", "Anna-Maria", "Björk 2", "Gila", "Gill", "Gilles",
]  # fmt: skip


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with tiny_book.on_the_shelf():
        yield


@pytest.fixture
def host() -> Host:
    return Host("tiny")


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_with_something_unseen_in_it_is_refused(host: Host, name: str) -> None:
    """Of seats, made or changed, and of characters: by the GM, by players and by the server that lets people in."""
    for send in (
        lambda: host.as_server(c.MakeSeat("eve", name, "player")),
        lambda: host.do("gm", c.ChangeSeat("ana", name, "player")),
    ):
        with pytest.raises(Unclear, match="error-table-unseen"):
            send()
    if name != "\u0301":
        for command in (
            c.Open("nde.join", {"sheet": {"name": name}}),
            c.Open("nde.bring-foe", {"name": name}),
            c.MakeRuling((c.Ruling(("foes", "ogre", "name"), name),)),
        ):
            with pytest.raises(Unclear, match="error-table-unseen"):
                check_sizes(command)


@pytest.mark.parametrize("name", LIKE_GIL, ids=ascii)
def test_a_name_that_looks_like_another_is_refused(host: Host, name: str) -> None:
    """Gil is the GM: nobody else is called so, nor so that it looks so."""
    for send in (
        lambda: host.as_server(c.MakeSeat("eve", name, "player")),
        lambda: host.do("gm", c.ChangeSeat("ana", name, "player")),
    ):
        with pytest.raises(MoothallError, match="error-table-name-like") as refusal:
            send()
        assert all("Gil" in sentence(refusal.value, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_of_many_languages_pass(host: Host, name: str) -> None:
    """They are kept as they were written."""
    host.as_server(c.MakeSeat("eve", name, "player"))
    assert host.table.room_state.seats[-1].name == clean_name(name)
    check_sizes(c.Open("nde.join", {"sheet": {"name": name}}))
    assert not any(look_alike(name, other) for other in HONEST if other != name)


def test_a_seat_may_keep_or_respell_its_own_name(host: Host) -> None:
    """Its own name is nobody else's."""
    host.do("gm", c.ChangeSeat("ana", "Ana", "spectator"))
    host.do("gm", c.ChangeSeat("ana", "ANA", "player"))
    assert next(seat.name for seat in host.table.room_state.seats if seat.id == "ana") == "ANA"


@pytest.mark.parametrize(
    ("one", "other"), [("НИНА", "Нина"), ("Ванда", "ВАНДА"), ("Arnold", "Amold"), ("Сара", "Capa")]
)
def test_names_are_compared_in_capitals_and_across_scripts(one: str, other: str) -> None:
    """Both ways round."""
    assert look_alike(one, other) and look_alike(other, one)
