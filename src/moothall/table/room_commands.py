"""Commands of the room: chat, notes, handouts, clocks, settings and seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from moothall.errors import MoothallError, Unclear
from moothall.sight import GM, redact
from moothall.table import commands as c
from moothall.table import room as h
from moothall.table.dice import read_roll
from moothall.table.seat_names import clean_name, look_alike
from moothall.table.sender import Acting
from moothall.table.sizes import LONGEST_NAME, LONGEST_PAGE, LONGEST_TEXT, WIDEST_GROUND, check_length

LONGEST_CLOCK = 100
MOST_SEATS = 50
MOST_NOTES_EACH = 50
"""Notes of one player, counted by their seat alone: nobody uses up another's, and the number tells nobody of others."""
MOST_PAGES = 500
"""Pages of the GM's desk, with the notes of the GM who writes."""
MOST_CLOCKS = 50
MOST_TRAITS = 20
MOST_AREAS = 30
LEAST_CORNERS, MOST_CORNERS = 3, 24
WHOLE_PICTURE = 1000
"""Corners of an area lie on the picture, in thousandths of it."""
NOBODY = "?"
"""A viewer from no seat: sees what everybody sees."""

# ---- Chat -----------------------------------------------------------------------------------------------------------


def say(acting: Acting, command: c.Say) -> None:
    """Speak to the table, or roll."""
    if command.text.startswith("/r"):
        roll_freely(acting, c.RollFreely(command.text))
        return
    acting.table.note(h.Said(acting.seat, _text(command.text)))


def whisper(acting: Acting, command: c.Whisper) -> None:
    """Speak to some."""
    to = tuple(dict.fromkeys(command.to))
    for seat in to:
        _seat(acting, seat)
    if not to:
        raise Unclear("error-table-empty")
    acting.table.note(h.Whispered(acting.seat, to, _text(command.text), (acting.seat, *to)))


def roll_freely(acting: Acting, command: c.RollFreely) -> None:
    """Dice that everybody sees."""
    roll = read_roll(command.dice)
    acting.table.note(h.FreelyRolled(acting.seat, roll.text, *roll.fall(acting.table.free)))


def roll_secretly(acting: Acting, command: c.RollSecretly) -> None:
    """Dice behind the screen."""
    roll = read_roll(command.dice)
    acting.table.note(h.SecretlyRolled(acting.seat, roll.text, *roll.fall(acting.table.free)))


# ---- Pages and clocks -----------------------------------------------------------------------------------------------


def write_note(acting: Acting, command: c.WriteNote) -> None:
    """Write a note, or write one's own anew. One that is shared with others stays theirs to read."""
    room_state, text = acting.table.room_state, command.text if not command.text else _text(command.text, LONGEST_PAGE)
    notes: tuple[h.Note | h.Posting, ...] = (*room_state.notes, *room_state.postings)
    old = next((note for note in notes if note.id == command.note), None)
    if command.note and (old is None or (old.owner != acting.seat and not acting.is_gm)):
        raise Unclear("error-table-no-such", id=command.note)
    id, owner = command.note or _new_page(acting), old.owner if old else acting.seat
    for seat in command.readers:
        _seat(acting, seat)
    everyone = isinstance(old, h.Posting) if old else command.everyone
    if everyone:
        acting.table.note(h.NotePosted(id, owner, text))
        return
    before = old.readers if isinstance(old, h.Note) else (owner,)
    readers = tuple(dict.fromkeys((*before, *command.readers)))
    acting.table.note(h.NoteWritten(id, owner, text, readers, command.readers))


def hand_out(acting: Acting, command: c.HandOut) -> None:
    """Give a page to some or to all; one that is given anew goes to the new readers, too."""
    room_state = acting.table.room_state
    shown = next((page for page in room_state.exhibits if page.id == command.handout), None)
    given = next((page for page in room_state.handouts if page.id == command.handout), None)
    if command.handout and shown is None and given is None:
        raise Unclear("error-table-no-such", id=command.handout)
    id = command.handout or _new_page(acting)
    title, text = checked_page(command)
    for seat in command.readers:
        _seat(acting, seat)
    if command.everyone or shown is not None:
        if given is not None:
            acting.table.note(h.HandoutWithdrawn(id, given.readers))
        acting.table.note(h.Exhibited(id, title, text, command.picture))
        return
    readers = tuple(dict.fromkeys((*(given.readers if given else ()), *command.readers)))
    acting.table.note(h.HandedOut(id, title, text, command.picture, readers, command.readers))


def checked_page(command: c.HandOut) -> tuple[str, str]:
    """Return the title and the text of a page as they are kept."""
    return checked_name(command.title), command.text and _text(command.text, LONGEST_PAGE)


def withdraw(acting: Acting, command: c.Withdraw) -> None:
    """Take a page back."""
    room_state = acting.table.room_state
    given = next((page for page in room_state.handouts if page.id == command.handout), None)
    if given is not None:
        acting.table.note(h.HandoutWithdrawn(given.id, given.readers))
    elif any(page.id == command.handout for page in room_state.exhibits):
        acting.table.note(h.ExhibitWithdrawn(command.handout))
    else:
        raise Unclear("error-table-no-such", id=command.handout)


def set_clock(acting: Acting, command: c.SetClock) -> None:
    """Make, move, show or hide a clock. A seat that saw one sees it go when it is hidden."""
    old = next((clock for clock in acting.table.room_state.clocks if clock.id == command.clock), None)
    if command.clock and old is None:
        raise Unclear("error-table-no-such", id=command.clock)
    name, length, at, seen = checked_clock(command)
    if old is None and len(acting.table.room_state.clocks) >= MOST_CLOCKS:
        raise MoothallError("error-table-clocks", most=MOST_CLOCKS)
    id = command.clock or acting.new_id()
    if old is not None and old.seen and not seen:
        acting.table.note(h.ClockRemoved(id, True))
    acting.table.note(h.ClockSet(id, name, length, at, seen))


def checked_clock(command: c.SetClock) -> tuple[str, int, int, bool]:
    """Return name, length, place and sight of a clock; refuse one that cannot stand so."""
    if not 1 <= command.length <= LONGEST_CLOCK or not 0 <= command.at <= command.length:
        raise Unclear("error-table-clock", most=LONGEST_CLOCK)
    return checked_name(command.name), command.length, command.at, command.seen


def remove_clock(acting: Acting, command: c.RemoveClock) -> None:
    """Take a clock away."""
    old = next((clock for clock in acting.table.room_state.clocks if clock.id == command.clock), None)
    if old is None:
        raise Unclear("error-table-no-such", id=command.clock)
    acting.table.note(h.ClockRemoved(old.id, old.seen))


def set_scene(acting: Acting, command: c.SetScene) -> None:
    """Describe where the story is."""
    acting.table.note(described(command))


def described(command: c.SetScene) -> h.SceneSet:
    """Return the description of a scene; refuse one with too much in it."""
    if len(command.traits) > MOST_TRAITS:
        raise MoothallError("error-table-traits", most=MOST_TRAITS)
    text = command.text and _text(command.text, LONGEST_PAGE)
    traits = tuple(dict.fromkeys(checked_name(trait) for trait in command.traits))
    areas = command.areas if command.picture else ()
    if len(areas) > MOST_AREAS or not all(map(_is_area, areas)):
        raise MoothallError("error-table-areas", most=MOST_AREAS, corners=MOST_CORNERS)
    return h.SceneSet(command.title and checked_name(command.title), text, command.picture, traits, areas)


def _is_area(corners: h.Area) -> bool:
    """Whether these are the corners of a shape on a picture."""
    on_it = all(0 <= part <= WHOLE_PICTURE for corner in corners for part in corner)
    return LEAST_CORNERS <= len(corners) <= MOST_CORNERS and on_it


def set_face(acting: Acting, command: c.SetFace) -> None:
    """Give a figure a face: players their own characters, a GM anybody. Of whom no player knows, none learns it."""
    book, state = acting.table.book, acting.table.kept_state
    name = book.name_of(acting.stream.view, command.who)
    if name == command.who:
        raise Unclear("error-table-no-such", id=command.who)
    if not acting.is_gm and book.seat_of(state, command.who) != acting.seat:
        raise MoothallError("error-table-not-your-hero")
    seen = book.name_of(redact(state, NOBODY), command.who) == name
    acting.table.note(h.FaceSet(command.who, command.picture, seen))


def set_ground(acting: Acting, command: c.SetGround) -> None:
    """Lay the board out."""
    acting.table.note(laid_out(command))


def laid_out(command: c.SetGround) -> h.GroundSet:
    """Return the squares of a board. What would stand outside of it, or twice in one place, is not there."""
    if not all(1 <= length <= WIDEST_GROUND for length in (command.width, command.height)):
        raise Unclear("error-table-ground", most=WIDEST_GROUND)
    walls = _within(command.walls, command)
    cover = tuple(square for square in _within(command.cover, command) if square not in walls)
    return h.GroundSet(command.width, command.height, command.picture, walls, cover)


def _within(squares: tuple[h.Square, ...], ground: c.SetGround) -> tuple[h.Square, ...]:
    fits = {(x, y) for x, y in squares if 0 <= x < ground.width and 0 <= y < ground.height}
    return tuple(sorted(fits))


# ---- Settings -------------------------------------------------------------------------------------------------------


def pause(acting: Acting, command: c.Pause) -> None:
    """Stop, or go on; going on takes the safety card off the table."""
    acting.table.note(h.Paused(command.paused))


def raise_card(acting: Acting, command: c.RaiseCard) -> None:
    """Raise a safety card and pause play."""
    acting.table.note(h.CardRaised(command.card, acting.seat))


def set_pace(acting: Acting, command: c.SetPace) -> None:
    """How much is asked."""
    acting.table.note(h.PaceSet(command.pace))


def set_dial(acting: Acting, command: c.SetDial) -> None:
    """How automatic a group of rules, or a kind of question, is."""
    if command.group and command.group not in (*acting.table.book.groups, *acting.table.book.questions):
        raise Unclear("error-table-no-group", name=command.group, groups=", ".join(acting.table.book.groups))
    if command.seat:
        _seat(acting, command.seat)
    acting.table.note(h.DialSet(command.group, command.seat, command.level))


def ask_me(acting: Acting, command: c.AskMe) -> None:
    """Set the dial of one kind of question for one's own seat."""
    if command.kind not in acting.table.book.questions:
        raise Unclear("error-table-no-group", name=command.kind, groups=", ".join(acting.table.book.groups))
    level: h.Level = "brisk" if acting.table.room_state.pace == "brisk" and not command.asks else "ask"
    acting.table.note(h.DialSet(command.kind, acting.asked_as, level))


def set_dice(acting: Acting, command: c.SetDice) -> None:
    """How dice fall."""
    if command.seat:
        _seat(acting, command.seat)
    acting.table.note(h.DiceSet(command.seat, command.way))


# ---- Seats ----------------------------------------------------------------------------------------------------------


def make_seat(acting: Acting, command: c.MakeSeat) -> None:
    """Add a place at the table. The GM's own is made once, with the table."""
    seats = acting.table.room_state.seats
    if any(seat.id == command.seat for seat in seats) or (command.seat == GM) != (command.role == "gm"):
        raise Unclear("error-table-seat-taken", id=command.seat)
    if len(seats) >= MOST_SEATS:
        raise Unclear("error-table-full", most=MOST_SEATS)
    acting.table.note(h.SeatMade(checked_name(command.seat), _seat_name(acting, command.name), command.role))


def change_seat(acting: Acting, command: c.ChangeSeat) -> None:
    """Another name or role. The GM's seat stays the GM's."""
    seat = _seat(acting, command.seat)
    if (seat.id == GM) != (command.role == "gm"):
        raise Unclear("error-table-seat-taken", id=command.seat)
    name = seat.name if command.name == seat.name else _seat_name(acting, command.name, seat.id)
    acting.table.note(h.SeatChanged(seat.id, name, command.role, seat.muted))


def mute(acting: Acting, command: c.Mute) -> None:
    """Let a seat not speak. A co-GM cannot silence a GM."""
    seat = _other_than_gm(acting, command.seat)
    acting.table.note(h.SeatChanged(seat.id, seat.name, seat.role, command.muted))


def remove_seat(acting: Acting, command: c.RemoveSeat) -> None:
    """Remove a seat. Its characters stay in the game, and the GM answers for them."""
    seat = _other_than_gm(acting, command.seat)
    acting.table.note(h.SeatRemoved(seat.id))


def take_seat(acting: Acting, command: c.TakeSeat) -> None:
    """A person sits down, also on several seats.

    Whoever lost their device and with it their session is somebody new to us. So an invitation that was written while
    somebody sat there hands the seat over, once.
    """
    seat = _seat(acting, command.seat)
    fresh = any(
        link.id == command.link and link.seat == seat.id and not link.used for link in acting.table.room_state.links
    )
    if not command.person or (seat.person not in ("", command.person) and not fresh):
        raise MoothallError("error-table-seat-held", seat=seat.name)
    acting.table.note(h.SeatTaken(seat.id, command.person))


def leave_seat(acting: Acting, command: c.LeaveSeat) -> None:
    """Leave a seat: one's own, unless the server clears it."""
    seat = _seat(acting, command.seat)
    if acting.actor != "host" and seat.id != acting.seat:
        raise MoothallError("error-table-not-your-seat", seat=seat.name)
    acting.table.note(h.SeatLeft(seat.id))


def note_link(acting: Acting, command: c.NoteLink) -> None:
    """An invitation exists."""
    acting.table.note(h.Linked(command.link, command.role, command.seat))


def note_unlink(acting: Acting, command: c.NoteUnlink) -> None:
    """An invitation exists no longer."""
    if all(link.id != command.link for link in acting.table.room_state.links):
        raise Unclear("error-table-no-such", id=command.link)
    acting.table.note(h.Unlinked(command.link))


def _new_page(acting: Acting) -> str:
    """Return the id of a new note or page, if this seat may have one more."""
    room_state = acting.table.room_state
    notes: tuple[h.Note | h.Posting, ...] = (*room_state.notes, *room_state.postings)
    own = sum(note.owner == acting.seat for note in notes)
    if acting.is_gm and own + len(room_state.handouts) + len(room_state.exhibits) >= MOST_PAGES:
        raise MoothallError("error-table-pages", most=MOST_PAGES)
    if not acting.is_gm and own >= MOST_NOTES_EACH:
        raise MoothallError("error-table-notes", most=MOST_NOTES_EACH)
    return acting.new_id()


def _seat_name(acting: Acting, name: str, seat: str = "") -> str:
    """Return a name for a seat as it is kept, if nobody takes it for the name of another."""
    clean = checked_name(clean_name(name))
    for other in acting.table.room_state.seats:
        if other.id != seat and look_alike(clean, other.name):
            raise MoothallError("error-table-name-like", name=clean, other=other.name)
    return clean


def _seat(acting: Acting, id: str) -> h.Seat:
    seat = acting.table.room_state.seat(id)
    if seat is None:
        raise Unclear("error-table-no-seat", id=id)
    return seat


def _other_than_gm(acting: Acting, id: str) -> h.Seat:
    seat = _seat(acting, id)
    if seat.role == "gm" or (seat.role == "co_gm" and acting.actor != "gm"):
        raise MoothallError("error-table-not-the-gm", seat=seat.name)
    return seat


def _text(text: str, longest: int = LONGEST_TEXT) -> str:
    check_length(text, longest)
    if not text:
        raise Unclear("error-table-empty")
    return text


def checked_name(name: str) -> str:
    """Return a name as it is kept: without space around it, not empty and not too long."""
    return _text(name.strip(), LONGEST_NAME)


HOSTING: dict[type[c.Command], Callable[[Acting, Any], None]] = {
    c.Say: say,
    c.Whisper: whisper,
    c.RollFreely: roll_freely,
    c.RollSecretly: roll_secretly,
    c.WriteNote: write_note,
    c.HandOut: hand_out,
    c.Withdraw: withdraw,
    c.SetClock: set_clock,
    c.RemoveClock: remove_clock,
    c.SetScene: set_scene,
    c.SetGround: set_ground,
    c.SetFace: set_face,
    c.Pause: pause,
    c.RaiseCard: raise_card,
    c.SetDial: set_dial,
    c.AskMe: ask_me,
    c.SetPace: set_pace,
    c.SetDice: set_dice,
    c.MakeSeat: make_seat,
    c.ChangeSeat: change_seat,
    c.Mute: mute,
    c.RemoveSeat: remove_seat,
    c.TakeSeat: take_seat,
    c.LeaveSeat: leave_seat,
    c.NoteLink: note_link,
    c.NoteUnlink: note_unlink,
}
