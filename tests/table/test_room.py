"""The room of a table: chat, free rolls, notes, handouts, clocks, the safety card, the dial, and the GM's edits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from moothall.errors import MoothallError, Unclear
from moothall.handlers.dice import ByHand, Given
from moothall.ledger.events import EVENTS
from moothall.sight import redact
from moothall.speech import LANGUAGES, sentence, voice
from moothall.speech.teller import Teller
from moothall.table import Table, bookmark
from moothall.table import commands as c
from moothall.table import room as h
from moothall.table.dice import LONGEST_ROLL, MOST_DICE, MOST_SIDES, read_roll
from moothall.table.edits import Changed, Edited, applied, difference, placed
from moothall.table.game_commands import MOST_WISHES
from moothall.table.lines import RoomEntry
from moothall.table.room_commands import MOST_CLOCKS, MOST_NOTES_EACH, MOST_PAGES, MOST_TRAITS
from moothall.table.sizes import LONGEST_REASON, WIDEST_GROUND
from moothall.table.streams import Stream
from tests.table.support import tiny_book
from tests.table.support.live_table import PEOPLE, Host, wire

PLAYERS = ("ana", "bo", "cy", "guest")


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with tiny_book.on_the_shelf():
        yield


@pytest.fixture
def host() -> Host:
    return Host("tiny")


def spend(who: str) -> c.Open:
    return c.Open("tiny.spend", {"who": who})


def hearers(host: Host, word: str) -> set[str]:
    """The viewers who were sent a word anywhere."""
    return {viewer for viewer in ("gm", *PLAYERS) if word in str(host.seen(viewer))}


def assert_law(host: Host) -> None:
    """Each viewer's messages about the room add up to the room state as that viewer may see it."""
    for viewer in ("gm", *PLAYERS):
        view = redact(h.RoomState(), viewer)
        for step in host.table.steps:
            for kept in step:
                if isinstance(kept, RoomEntry) and (seen := redact(kept.event, viewer)) is not None:
                    view = h.fold(view, seen)
        assert view == redact(host.table.room_state, viewer) == host.table.snapshot(viewer).room_state


# ---- Talk -----------------------------------------------------------------------------------------------------------


def test_chat_reaches_every_seat_as_plain_text(host: Host) -> None:
    """Markup is text like any other: nothing here reads it."""
    host.do("ana", c.Say("<script>alert(1)</script>"))
    assert hearers(host, "<script>alert(1)</script>") == {"gm", *PLAYERS}


def test_a_whisper_reaches_only_its_readers_and_the_gm(host: Host) -> None:
    """Other seats have not even a gap in the numbers of their stream."""
    before = host.seen("cy")
    host.do("ana", c.Whisper(("bo",), "the key is false"))
    assert hearers(host, "the key is false") == {"gm", "ana", "bo"}
    assert host.seen("cy") == before


@pytest.mark.parametrize("text", ["", "x" * 4_001])
def test_an_empty_or_endless_chat_line_is_refused(host: Host, text: str) -> None:
    """An empty line and an endless one are refused."""
    with pytest.raises(Unclear):
        host.do("ana", c.Say(text))


def test_a_free_roll_in_chat_shows_faces_and_sum() -> None:
    """Dice and numbers are added up, and every seat sees the faces."""
    host = Host("tiny")
    host.table.free = Given((3, 4, 2), ByHand())
    host.do("ana", c.Say("/r 2d6 + 1d4 - 1"))
    rolled = host.table.stream("bo").messages[-1].body
    assert (rolled.seat, rolled.dice, rolled.faces, rolled.total) == ("ana", "2d6+1d4-1", (3, 4, 2), 8)


def test_the_gm_rolls_behind_the_screen(host: Host) -> None:
    """No player hears that there was a roll at all."""
    before = [host.seen(player) for player in PLAYERS]
    host.do("gm", c.RollSecretly("1d20"))
    assert [host.seen(player) for player in PLAYERS] == before
    assert host.table.stream("gm").messages[-1].kind == "house/rolled-secretly"


@pytest.mark.parametrize(
    ("text", "said"), [("/r d20", "1d20"), ("2d6+1", "2d6+1"), ("-1d4+10", "-1d4+10"), (" 3 D 8 ", "3d8")]
)
def test_a_chat_roll_is_read_as_people_write_dice(text: str, said: str) -> None:
    """Chat rolls are read as people write dice."""
    assert read_roll(text).text == said


@pytest.mark.parametrize(
    "text",
    [
        *("", "/r", "7", "d", "2d", "d0", "1d6+2d0", "2x6", "1d6++1", "1d6+", "0d6", "9999d6", "1d6 and more"),
        *(f"{MOST_DICE + 1}d6", f"{MOST_DICE}d6+1d6", f"1d{MOST_SIDES + 1}", "+".join(["1d6"] * LONGEST_ROLL)),
    ],
)
def test_a_nonsensical_or_huge_chat_roll_is_refused(text: str) -> None:
    """Nonsense is refused, and so is a roll that would bury the table in dice."""
    with pytest.raises(Unclear, match="error-table-roll"):
        read_roll(text)


# ---- Notes, pages, clocks -------------------------------------------------------------------------------------------


def test_notes_are_for_their_readers(host: Host) -> None:
    """A player's own notes are read by the GM too; a note for all is read by everybody."""
    host.do("ana", c.WriteNote("suspect the miller"))
    host.do("gm", c.WriteNote("you have seen this face", readers=("bo",)))
    host.do("ana", c.WriteNote("we meet at noon", everyone=True))
    assert hearers(host, "suspect the miller") == {"gm", "ana"}
    assert hearers(host, "you have seen this face") == {"gm", "bo"}
    assert hearers(host, "we meet at noon") == {"gm", *PLAYERS}
    assert_law(host)


def test_a_note_is_rewritten_only_by_its_owner(host: Host) -> None:
    """Only the owner rewrites a note; an empty text removes it."""
    host.do("ana", c.WriteNote("suspect the miller"))
    (note,) = host.table.room_state.notes
    with pytest.raises(Unclear, match="error-table-no-such"):
        host.do("bo", c.WriteNote("trust the miller", note=note.id))
    host.do("ana", c.WriteNote("suspect the cook", readers=("cy",), note=note.id))
    assert hearers(host, "suspect the cook") == {"gm", "ana", "cy"}
    host.do("ana", c.WriteNote("", note=note.id))
    assert host.table.room_state.notes == ()
    assert_law(host)


def test_a_page_is_handed_to_some_then_shown_to_all(host: Host) -> None:
    """Its picture is named to whoever may see it and to nobody else; taking it back takes it out of sight."""
    host.do("gm", c.HandOut("a letter", "meet me", "picture-1", readers=("ana",)))
    (page,) = host.table.room_state.handouts
    assert hearers(host, "picture-1") == {"gm", "ana"}
    host.do("gm", c.HandOut("a letter", "meet me", "picture-1", everyone=True, handout=page.id))
    assert hearers(host, "picture-1") == {"gm", *PLAYERS} and host.table.room_state.handouts == ()
    assert_law(host)
    host.do("gm", c.Withdraw(page.id))
    assert all("picture-1" not in str(host.table.snapshot(player).room_state) for player in PLAYERS)
    assert_law(host)


def notes_until_refused(host: Host, seat: str, everyone: bool = False) -> tuple[int, MoothallError]:
    """How many notes a seat can write before it is refused, and with what."""
    for written in range(MOST_PAGES + 1):
        try:
            host.do(seat, c.WriteNote("mine", everyone=everyone))
        except MoothallError as refusal:
            return written, refusal
    raise AssertionError(f"{seat} is never refused")


@pytest.mark.parametrize("everyone", [False, True])
def test_no_player_uses_up_the_notes_of_another_or_the_pages_of_the_gm(host: Host, everyone: bool) -> None:
    """Each seat has its own; whoever has too many hears that, and can write again after removing one."""
    for seat in ("ana", "bo"):
        written, refusal = notes_until_refused(host, seat, everyone)
        assert (written, refusal.key) == (MOST_NOTES_EACH, "error-table-notes")
    for gm in ("gm", "second"):
        host.do(gm, c.WriteNote("the cook did it"))
        host.do(gm, c.HandOut("a letter", readers=("ana",)))
    host.do("cy", c.WriteNote("suspect the cook"))
    room_state = host.table.room_state
    notes: tuple[h.Note | h.Posting, ...] = (*room_state.notes, *room_state.postings)
    mine = next(note for note in notes if note.owner == "ana")
    host.do("ana", c.WriteNote("written anew", note=mine.id))
    host.do("ana", c.WriteNote("", note=mine.id))
    host.do("ana", c.WriteNote("another"))


def test_how_many_notes_a_player_may_write_tells_nothing_of_hidden_pages(host: Host) -> None:
    """Pages and notes of others, seen or not, count for their writers alone."""
    for _ in range(3):
        host.do("gm", c.WriteNote("the cook did it"))
        host.do("gm", c.WriteNote("you have seen this face", readers=("ana",)))
        host.do("gm", c.HandOut("a letter", readers=("bo",)))
        host.do("bo", c.WriteNote("not for ana"))
    assert notes_until_refused(host, "ana")[0] == MOST_NOTES_EACH


def test_what_there_is_too_much_of_is_named_and_nobody_is_told_to_wait_for_it(host: Host) -> None:
    """Waiting a moment helps only where something waits: each count that is full says what can be put away."""
    for _ in range(MOST_CLOCKS):
        host.do("gm", c.SetClock("the tide", 4))
    for _ in range(MOST_PAGES):
        host.do("gm", c.HandOut("a letter"))
    host.do("gm", c.SetDial("pool", "off"))
    for _ in range(MOST_WISHES):
        host.do("ana", spend("ilse"))
    tried = {
        "error-table-clocks": ("gm", c.SetClock("the tide", 4)),
        "error-table-pages": ("gm", c.HandOut("a letter")),
        "error-table-wishes": ("ana", spend("ilse")),
        "error-table-areas": ("gm", c.SetScene("The quay", picture="map", areas=(((0, 0), (1001, 0), (0, 9)),))),
        "error-table-traits": ("gm", c.SetScene("The quay", traits=tuple(map(str, range(MOST_TRAITS + 1))))),
    }
    for key, (seat, command) in tried.items():
        with pytest.raises(MoothallError, match=key) as refusal:
            host.do(seat, command)
        assert all(str(refusal.value.values["most"]) in sentence(refusal.value, lang) for lang in LANGUAGES)


def test_hiding_a_clock_takes_the_clock_out_of_sight(host: Host) -> None:
    """Hiding one takes it out of sight, showing it again tells where it stands."""
    host.do("gm", c.SetClock("the tide", 4, 1))
    (clock,) = host.table.room_state.clocks
    host.do("gm", c.SetClock("the tide", 4, 2, seen=False, clock=clock.id))
    assert host.table.snapshot("ana").room_state.clocks == () and len(host.table.snapshot("gm").room_state.clocks) == 1
    assert_law(host)
    host.do("gm", c.SetClock("the tide", 4, 3, clock=clock.id))
    assert host.table.snapshot("ana").room_state.clocks[0].at == 3
    host.do("gm", c.RemoveClock(clock.id))
    assert_law(host)
    for length, at in ((0, 0), (101, 0), (4, 5), (4, -1)):
        with pytest.raises(Unclear, match="error-table-clock"):
            host.do("gm", c.SetClock("bad", length, at))


# ---- The card -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["ana", "guest"])
def test_a_safety_card_is_anonymous(seat: str) -> None:
    """A raised card sends all players the same and stops play; only the GM learns who raised it."""
    host, other = Host("tiny"), Host("tiny")
    host.do(seat, c.RaiseCard("stop"))
    other.do("bo", c.RaiseCard("stop"))
    for viewer in PLAYERS:
        assert host.seen(viewer) == other.seen(viewer)
    assert host.table.stream("gm").messages[-1].body.seat == seat
    assert host.table.room_state.paused and host.table.room_state.card == "stop"
    host.do("gm", c.Pause(False))
    assert not host.table.room_state.paused and host.table.room_state.card == ""
    assert_law(host)


# ---- The scene and the board ----------------------------------------------------------------------------------------


def test_a_scene_is_described_to_everybody(host: Host) -> None:
    """Words, a picture and what holds there, each trait once; with nothing to say the description is gone."""
    host.do("gm", c.SetScene("The quay", "Fog over the water.", "map", ("slippery", "dark", "slippery")))
    for viewer in ("gm", *PLAYERS):
        scene = host.table.snapshot(viewer).room_state.scene
        assert scene == h.Scene("The quay", "Fog over the water.", "map", ("slippery", "dark"))
    host.do("gm", c.SetScene("The quay"))
    assert host.table.snapshot("bo").room_state.scene is None
    with pytest.raises(MoothallError, match="error-table-traits"):
        host.do("gm", c.SetScene("The quay", traits=tuple(map(str, range(MOST_TRAITS + 1)))))
    assert_law(host)


def test_areas_lie_on_the_picture_of_a_scene(host: Host) -> None:
    """They are drawn in thousandths of it, for everybody; without a picture, or as a mere line, they are none."""
    corner, shape = ((0, 0), (1000, 0)), ((0, 0), (1000, 0), (500, 1000))
    host.do("gm", c.SetScene("The quay", picture="map", areas=(shape,)))
    assert host.table.snapshot("bo").room_state.scene.areas == (shape,)
    host.do("gm", c.SetScene("The quay", "Fog.", areas=(shape,)))
    assert host.table.snapshot("bo").room_state.scene.areas == ()
    for wrong in ((corner,), (shape,) * 31, (((0, 0),) * 25,), (((-1, 0), *corner),)):
        with pytest.raises(MoothallError, match="error-table-areas"):
            host.do("gm", c.SetScene("The quay", picture="map", areas=wrong))


def test_a_board_holds_walls_and_cover_on_its_own_squares(host: Host) -> None:
    """Walls and cover outside the board, or twice on a square, are left out; a wall has no cover."""
    host.do("gm", c.SetGround(4, 3, "", ((3, 2), (0, 0), (0, 0), (4, 0), (0, -1)), ((0, 0), (1, 1))))
    assert host.table.snapshot("guest").room_state.ground == h.Ground(4, 3, "", ((0, 0), (3, 2)), ((1, 1),))
    for width, height in ((0, 3), (4, WIDEST_GROUND + 1)):
        with pytest.raises(Unclear, match="error-table-ground"):
            host.do("gm", c.SetGround(width, height))
    assert_law(host)


# ---- The dial -------------------------------------------------------------------------------------------------------


def test_the_auto_setting_answers_with_the_default_and_marks_the_answer(host: Host) -> None:
    """The seat is not asked; the answer is in the log, marked as automatic."""
    host.do("gm", c.SetDial("pool", "auto"))
    host.do("ana", spend("ilse"))
    assert host.table.game.conversations == {}
    said = [m for m in host.table.stream("ana").messages if m.what == "answered"]
    assert [(m.body.answer, m.how) for m in said] == [("no", ("auto",))]
    assert host.again().seen("gm") == host.seen("gm")


def test_the_dial_is_set_for_a_group_of_rules_and_a_seat(host: Host) -> None:
    """The nearest setting counts: group and seat, then the group, then the seat, then all."""
    host.do("gm", c.SetDial("", "auto"))
    host.do("gm", c.SetDial("pool", "ask"))
    host.do("gm", c.SetDial("pool", "auto", "bo"))
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    assert host.prompt("ana").kind == "tiny/take"
    host.answer("ana", "no")  # the GM's question is of another group
    host.do("bo", spend("bram"))
    assert host.table.game.conversations == {}
    assert_law(host)


def test_a_window_passes_automatically(host: Host) -> None:
    """For the seat that wants it so; the others are still asked."""
    host.do("gm", c.SetDial("pool", "auto", "ana"))
    host.do("gm", c.Open("tiny.window"))
    assert not host.prompts("ana") and host.prompts("bo")
    host.passes("bo")
    assert host.table.game.conversations == {}


def test_the_off_setting_leaves_the_action_to_the_gm(host: Host) -> None:
    """The procedure does not run: a wish waits, and what the GM decides is one step, cited as a ruling."""
    host.do("gm", c.SetDial("pool", "off"))
    host.do("ana", spend("ilse"))
    assert host.table.game.log == [] and hearers(host, "tiny.spend") == {"gm", "ana"}
    (wish,) = host.table.room_state.wishes
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 0), c.Ruling(("heroes", "ilse", "points"), 1)), wish.id, "granted"))
    assert host.table.room_state.wishes == () and host.table.snapshot("bo").state.heroes[0].points == 1
    told = [m.cites for m in host.table.stream("bo").messages if m.what == "told"]
    assert told == [("gm.ruling",), ("gm.ruling",)]
    with pytest.raises(MoothallError, match="error-table-rules-off"):
        host.do("gm", spend("ilse"))
    host.do("bo", spend("bram"))
    for other in host.table.snapshot("gm").room_state.wishes:
        host.do("gm", c.RefuseWish(other.id))
    assert host.table.snapshot("bo").room_state.wishes == ()
    assert_law(host)


# ---- What the GM decides --------------------------------------------------------------------------------------------


def edit(host: Host, *path: str, value: Any = None, how: Any = "set") -> None:
    host.do("gm", c.MakeRuling((c.Ruling(path, value, how),)))


def test_the_gm_can_edit_any_field(host: Host) -> None:
    """A number, a word, a whole record, one more and one less of several; viewers see the difference it makes."""
    edit(host, "pool", value=7)
    edit(host, "heroes", "ilse", "points", value=3)
    edit(host, "heroes", value={"id": "oda", "seat": "cy"}, how="add")
    edit(host, "heroes", "bram", how="remove")
    for viewer in ("gm", *PLAYERS):
        state = host.table.snapshot(viewer).state
        assert state.pool == 7 and [hero.id for hero in state.heroes] == ["ilse", "oda"] and state.heroes[0].points == 3
    assert host.again().seen("bo") == host.seen("bo")


def test_a_field_filled_by_default_can_be_set(host: Host) -> None:
    """Also one that was not given when its record was made."""
    edit(host, "heroes", value={"id": "oda", "seat": "cy"}, how="add")
    edit(host, "heroes", "oda", "points", value=2)
    assert host.table.game.state.heroes[-1].points == 2


def test_an_edit_is_as_secret_as_its_field(host: Host) -> None:
    """The GM's own are nobody's, a player's own are theirs, a hidden thing is not there until it is seen."""
    quiet = [host.seen(player) for player in PLAYERS]
    edit(host, "doom", value=9)
    edit(host, "traps", value={"id": "pit", "depth": 3}, how="add")
    edit(host, "traps", "pit", "depth", value=8)
    assert [host.seen(player) for player in PLAYERS] == quiet
    edit(host, "heroes", "ilse", "dream", value="a white door")
    assert hearers(host, "a white door") == {"gm", "ana"}
    edit(host, "traps", "pit", "seen", value=True)
    assert host.table.snapshot("bo").state.traps[0].depth == 8
    edit(host, "traps", "pit", "seen", value=False)
    assert host.table.snapshot("bo").state.traps == ()
    assert host.again().seen("bo") == host.seen("bo")


@pytest.mark.parametrize(
    ("ruling", "key"),
    [
        (c.Ruling((), 1), "error-table-edit-path"),
        (c.Ruling(("pol",), 1), "error-table-edit-path"),
        (c.Ruling(("heroes", "oda", "points"), 1), "error-table-edit-path"),
        (c.Ruling(("pool", "deep"), 1), "error-table-edit-path"),
        (c.Ruling(("pool",), 1, "add"), "error-table-edit-path"),
        (c.Ruling(("heroes", "oda"), None, "remove"), "error-table-edit-path"),
        (c.Ruling(("pool",), "many"), "error-table-edit-value"),
        (c.Ruling(("pool",), None), "error-table-edit-value"),
        (c.Ruling(("heroes",), [{"id": "x"}]), "error-table-edit-value"),
        (c.Ruling(("heroes", "ilse", "id"), "eve"), "error-table-edit-id"),
        (c.Ruling(("heroes",), {"id": "bram", "seat": "cy"}, "add"), "error-table-edit-id"),
        (c.Ruling(how="fact", kind="tiny/spnt", value={}), "error-table-no-fact"),
        (c.Ruling(how="fact", kind="house/said", value={"seat": "ana", "text": "x"}), "error-table-no-fact"),
        (c.Ruling(how="fact", kind="tiny/spent", value={"who": "ilse"}), "error-table-arguments"),
    ],
)
def test_an_edit_must_fit(host: Host, ruling: c.Ruling, key: str) -> None:
    """A place that is not there, a value of the wrong type, another id: refused, and the whole ruling with it."""
    before = host.table.game.state
    with pytest.raises(MoothallError, match=f"^{key}\\("):
        host.do("gm", c.MakeRuling((c.Ruling(("pool",), 5), ruling)))
    assert host.table.game.state is before or host.table.game.state == before
    assert host.table.game.log == []


def test_each_viewer_of_a_ruling_is_told_its_reason(host: Host) -> None:
    """The reason goes with the change: to all viewers who see it, and to no others."""
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 7),), note="the tide was kind"))
    assert hearers(host, "the tide was kind") == {"gm", *PLAYERS}
    host.do("gm", c.MakeRuling((c.Ruling(("heroes", "ilse", "dream"), "the sea"),), note="she woke early"))
    assert hearers(host, "she woke early") == {"gm", "ana"}
    with pytest.raises(Unclear, match="error-table-too-long"):
        host.do("gm", c.MakeRuling((c.Ruling(("pool",), 1),), note="x" * (LONGEST_REASON + 1)))


def test_a_fact_of_the_book_can_be_decided(host: Host) -> None:
    """A fact entered by the GM changes the table as if a rule had told it, and cites the ruling."""
    host.do(
        "gm", c.MakeRuling((c.Ruling(how="fact", kind="tiny/spent", value={"who": "ilse", "points": 1, "pool": 4}),))
    )
    assert host.table.game.state.pool == 4
    assert host.table.stream("ana").messages[-1].cites == ("gm.ruling",)


def test_an_open_question_is_judged_by_the_edited_state(host: Host) -> None:
    """Rules look again after every pause."""
    host.do("ana", spend("ilse"))
    edit(host, "pool", value=0)
    with pytest.raises(MoothallError, match="error-pool-empty"):
        host.answer("ana", "yes")


def test_a_difference_is_the_smallest_changed_place() -> None:
    """And putting it in place gives the other view."""
    one = tiny_book.Table()
    for path, value in [(("pool",), 3), (("heroes", "ilse", "points"), 2), (("heroes", "bram"), None)]:
        edited = applied(one, Edited(path, value, "remove" if value is None else "set"))
        (change,) = difference(one, edited)
        assert placed(one, change) == edited
        assert change.path == (path if value is not None else ("heroes",))
    assert list(difference(one, one)) == []
    assert placed(one, Changed((), 7)) == 7


# ---- Words ----------------------------------------------------------------------------------------------------------

OURS = sorted(kind for kind in EVENTS if kind.startswith(("house/", "table/")))
SAMPLES: dict[str, tuple[Any, ...]] = {
    "role": ("gm", "co_gm", "player", "spectator"),
    "level": ("auto", "brisk", "ask", "off"),
    "pace": ("brisk", "book", "everything"),
    "way": ("system", "hand"),
    "card": ("stop", "slow", "break"),
    "how": ("set", "add", "remove"),
    **dict.fromkeys(("muted", "paused", "seen", "released"), (True, False)),
    **dict.fromkeys(("length", "at", "total", "count"), (1, 3)),
    **dict.fromkeys(("to", "among", "readers"), (("bo",), ("bo", "cy"))),
    "path": (("heroes", "ilse", "points"),),
    **dict.fromkeys(("walls", "cover"), (((1, 2),),)),
    "traits": (("dark",),),
    **dict.fromkeys(("width", "height"), (4,)),
    "faces": ((1, 2),),
    **dict.fromkeys(("seat", "owner"), ("ana",)),
    "name": ("Ana",),
    **dict.fromkeys(("who", "about"), ("ana", "bo")),
    "why": ("used", "withdrawn", "over", "refused"),
}
"""What the fields of such facts may hold; any other holds some words."""

EMPTY = {
    *(("house/note-written", "text"), ("house/note-posted", "text"), ("house/wish-settled", "note")),
    *(("house/dial-set", "seat"), ("house/dial-set", "group"), ("house/dice-set", "seat"), ("house/scene-set", "text")),
    *(("house/hand-raised", "text"), ("house/order-set", "answer")),
}
"""Fields that may be empty as well."""


def samples(kind: str) -> Iterator[Any]:
    """Facts of a kind, with each thing that a field may hold at least once."""
    for turn in range(8):
        values = {}
        for place, field in enumerate(fields(EVENTS[kind])):
            held = SAMPLES.get(field.name, (f"some {field.name}",)) + (("",) if (kind, field.name) in EMPTY else ())
            values[field.name] = held[(turn >> place % 2) % len(held)]
        yield EVENTS[kind](**values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", OURS)
def test_every_fact_of_the_room_has_words(kind: str, lang: str) -> None:
    """Each is one whole sentence without a code or a gap, also for viewers who do not see all of it."""
    teller = Teller(voice(lang), lambda id: PEOPLE[id][0] if id in PEOPLE else None)
    seen = [redact(fact, viewer) for fact in samples(kind) for viewer in ("gm", "cy")]
    for said in {teller.fact(fact) for fact in seen if fact is not None}:
        assert said[0].isupper() and said[-1] in ".”»", said
        assert not {"none", "HIDDEN", "None", "co_gm"} & set(re.findall(r"\w+", said)), said


# ---- Another holder -------------------------------------------------------------------------------------------------


def whispers(host: Host, viewer: str) -> list[str]:
    """The whispers in a viewer's view."""
    return [m.body.text for m in host.table.told(viewer) if m.kind == "house/whispered"]


def handed_over(host: Host, to: str) -> None:
    """Ana's seat is somebody else's."""
    host.as_server(c.LeaveSeat("ana"))
    host.as_server(c.TakeSeat("ana", to))


def test_whispers_belong_to_the_person_who_held_the_seat(host: Host) -> None:
    """A new holder reads the seat's past without them, others keep what they heard, and who returns has theirs."""
    host.do("gm", c.Whisper(("ana",), "the key is false"))
    host.do("ana", c.Whisper(("bo",), "do not tell"))
    host.do("gm", c.WriteNote("north", readers=("ana",)))
    before = len(host.table.told("ana"))
    handed_over(host, "zoe")
    assert whispers(host, "ana") == [] and whispers(host, "gm") == ["the key is false", "do not tell"]
    assert whispers(host, "bo") == ["do not tell"] and host.table.snapshot("ana").room_state.notes == ()
    told = host.table.told("ana")
    assert [message.number for message in told] == list(range(1, len(told) + 1)) and len(told) == before - 3 + 2
    host.do("gm", c.Whisper(("ana",), "welcome"))
    assert whispers(host, "ana") == ["welcome"] == whispers(host.again(), "ana")
    handed_over(host, "ana")
    assert whispers(host, "ana") == ["the key is false", "do not tell"] == whispers(host.again(), "ana")


def pages(host: Host, viewer: str) -> list[str]:
    """The texts of the notes and pages that a viewer can read, the same after a restart and in the replay."""
    found = [_texts(one.table.snapshot(viewer).room_state) for one in (host, host.again(), marked(host))]
    found.append(_texts(host.table.replayed(viewer, host.table.stream(viewer).number).room_state))
    assert all(one == found[0] for one in found)
    return found[0]


def _texts(room_state: Any) -> list[str]:
    return [page.text for page in (*room_state.notes, *room_state.handouts)]


def marked(host: Host) -> Host:
    """The same table, opened at its bookmark."""
    mark = host.table.bookmark()
    assert mark is not None
    later, lines = host.again(), host.shelf.lines
    data = bookmark.written(mark, host.table.id, host.ruleset)
    later.table = Table.opened(host.table.id, host.ruleset, lambda after: lines[after:], data)
    return later


def page_id(host: Host, text: str) -> str:
    room_state: Any = host.table.room_state
    return str(next(page.id for page in (*room_state.notes, *room_state.handouts) if page.text == text))


def test_notes_and_pages_belong_to_the_person_who_was_given_them(host: Host) -> None:
    """A new holder reads none of them, what becomes of them included; whoever returns has them as they are now."""
    host.do("gm", c.WriteNote("north", readers=("ana",)))
    host.do("ana", c.WriteNote("I trust nobody"))
    host.do("gm", c.HandOut("A letter", "come alone", "", ("ana", "bo")))
    host.do("gm", c.HandOut("A map", "the cellar", "", ("ana",)))
    assert len(pages(host, "ana")) == 4
    handed_over(host, "zoe")
    before = len(host.table.told("ana"))
    assert pages(host, "ana") == []
    host.do("gm", c.HandOut("A letter", "come at noon", "", ("cy",), handout=page_id(host, "come alone")))
    host.do("gm", c.WriteNote("south", note=page_id(host, "north")))
    host.do("gm", c.Withdraw(page_id(host, "the cellar")))
    assert pages(host, "ana") == [] and len(host.table.told("ana")) == before
    assert pages(host, "bo") == ["come at noon"] == pages(host, "cy")
    host.do("gm", c.WriteNote("welcome", readers=("ana",)))
    assert pages(host, "ana") == ["welcome"]
    handed_over(host, "ana")
    assert sorted(pages(host, "ana")) == ["I trust nobody", "come at noon", "south"]
    handed_over(host, "zoe")
    assert pages(host, "ana") == ["welcome"]


def test_a_page_can_be_given_to_the_new_holder_by_name(host: Host) -> None:
    """The GM gives an old page or note to whoever sits there now."""
    host.do("gm", c.HandOut("A letter", "come alone", "", ("ana",)))
    host.do("gm", c.WriteNote("north", readers=("ana",)))
    handed_over(host, "zoe")
    host.do("gm", c.HandOut("A letter", "come alone", "", ("ana",), handout=page_id(host, "come alone")))
    host.do("gm", c.WriteNote("north", readers=("ana",), note=page_id(host, "north")))
    assert sorted(pages(host, "ana")) == ["come alone", "north"]


def test_pages_of_the_person_before_leave_no_trace(host: Host) -> None:
    """A new holder is sent the same bytes, whether or not the person before was given pages and whispers."""
    others = Host("tiny")
    host.do("gm", c.WriteNote("north", readers=("ana",)))
    host.do("ana", c.WriteNote("I trust nobody"))
    host.do("gm", c.HandOut("A letter", "come alone", "", ("ana",)))
    host.do("gm", c.Whisper(("ana",), "psst"))
    for one in (host, others):
        handed_over(one, "zoe")
    host.do("gm", c.Withdraw(page_id(host, "come alone")))
    for one in (host, others):
        one.do("bo", c.Say("hm"), "same")
    assert wire(host.seen("ana")) == wire(others.seen("ana"))
    assert wire(host.again().seen("ana")) == wire(others.again().seen("ana")) == wire(marked(host).seen("ana"))


def test_a_page_that_goes_with_the_seat_is_found(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """If pages were the seat's, the two tables would differ."""
    monkeypatch.setattr(Stream, "_is_for_reader", lambda self, fact: True)
    others = Host("tiny")
    host.do("gm", c.WriteNote("north", readers=("ana",)))
    for one in (host, others):
        handed_over(one, "zoe")
    assert wire(host.seen("ana")) != wire(others.seen("ana"))


def test_an_empty_seat_keeps_its_readers_stream(host: Host) -> None:
    """Standing up and sitting down again changes nothing; what is whispered meanwhile waits for whoever sat there."""
    stream = host.table.stream("ana")
    host.as_server(c.LeaveSeat("ana"))
    host.do("gm", c.Whisper(("ana",), "come back"))
    host.as_server(c.TakeSeat("ana", "ana"))
    assert host.table.stream("ana") is stream and whispers(host, "ana") == ["come back"]


def test_a_whisper_to_an_untaken_seat_waits_for_its_first_holder(host: Host) -> None:
    """A seat that was never taken holds its whispers for its first holder, and its view is lawful."""
    host.as_server(c.MakeSeat("new", "Nell", "player"))
    host.do("gm", c.Whisper(("new",), "for you"))
    for viewer in ("new", "bo"):
        assert host.table.snapshot(viewer).room_state == redact(host.table.room_state, viewer)
    host.as_server(c.TakeSeat("new", "nell"))
    assert whispers(host, "new") == ["for you"]
    assert host.table.snapshot("bo").room_state == redact(host.table.room_state, "bo")


def test_a_bookmark_knows_whose_stream_it_was(host: Host) -> None:
    """After a start from a bookmark, too, a new holder has no whispers of the old, from before it or from after."""
    host.do("gm", c.Whisper(("ana",), "one"))
    host.table.stream("ana")
    host.do("gm", c.Say("a quiet place"))
    mark = host.table.bookmark()
    assert mark is not None
    data = bookmark.written(mark, host.table.id, host.ruleset)
    host.do("gm", c.Whisper(("ana",), "two"))
    lines = host.shelf.lines
    same = Table.opened(host.table.id, host.ruleset, lambda after: lines[after:], data)
    assert same.stream("ana").after(0)[-1].body.text == "two" and not same.has_looked_back
    handed_over(host, "zoe")
    other = Table.opened(host.table.id, host.ruleset, lambda after: lines[after:], data)
    assert wire(other.seen_as("ana")) == wire(host.table.seen_as("ana"))
    assert not [m for m in other.told("ana") if m.kind == "house/whispered"]
