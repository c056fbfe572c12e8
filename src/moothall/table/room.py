"""The room log: who sits where, what was said, written and shown, and how this table is set.

It lies in the same stream as the game's entries and is never rewound: what a person has read cannot be unread. Every
field says who may see it, with the same marks as the facts of a book.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from moothall.ledger.events import event
from moothall.ledger.folding import Folds
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import big_record, changed

Role = Literal["gm", "co_gm", "player", "spectator"]
Level = Literal["auto", "brisk", "ask", "off"]
"""How much of some rules is automatic. `auto`: the usual answer is given at once. `brisk`: only what needs nobody is
not asked. `ask`: everybody is asked. `off`: the GM settles it without the rules.
"""
Pace = Literal["brisk", "book", "everything"]
"""What a table asks where no dial says otherwise. `brisk`: neither what the book settles nor what has only one answer.
`book`: only the latter is not asked. `everything`: nothing is skipped.
"""
ASKS_EVERYTHING: Pace = "everything"
"""The pace of a table that has never named one."""
Haste = Literal["none", "sole", "settled"]
"""What need not be asked: nothing, questions with only one answer, or also those that the book settles."""
Way = Literal["system", "hand"]
Card = Literal["stop", "slow", "break"]

# ---- What the room holds --------------------------------------------------------------------------------------------


@big_record
class Seat:
    """A place at the table. Who sits there is known to the others by its name alone."""

    id: Annotated[str, Everyone]
    name: Annotated[str, Everyone]
    role: Annotated[Role, Everyone]
    muted: Annotated[bool, Everyone] = False
    away: Annotated[bool, Everyone] = False
    """Whether a GM decides in its place for a while."""
    person: str = ""
    last: str = ""
    """The person who sits there, or sat there last. Whispers, notes and pages for another are not theirs."""


@big_record
class Dial:
    """How much is automatic: for one group of rules and one seat, either of which may be all of them (empty).

    In the place of a group may stand the kind of a question: "always ask me for Luck".
    """

    group: Annotated[str, Everyone]
    seat: Annotated[str, Everyone]
    level: Annotated[Level, Everyone]


@big_record
class DiceWay:
    """Whose dice fall how; the empty seat is everybody without a way of their own."""

    seat: Annotated[str, Everyone]
    way: Annotated[Way, Everyone]


@big_record
class Note:
    """A note for these seats."""

    id: Annotated[str, Only("readers")]
    owner: Annotated[str, Only("readers")]
    text: Annotated[str, Only("readers")]
    readers: Annotated[tuple[str, ...], Only("readers")]


@big_record
class Posting:
    """A note for the whole table."""

    id: Annotated[str, Everyone]
    owner: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


@big_record
class Handout:
    """A page, and perhaps a picture, that was handed to these seats."""

    id: Annotated[str, Only("readers")]
    title: Annotated[str, Only("readers")]
    text: Annotated[str, Only("readers")]
    picture: Annotated[str, Only("readers")]
    readers: Annotated[tuple[str, ...], Only("readers")]


@big_record
class Exhibit:
    """A page, and perhaps a picture, that everybody may look at."""

    id: Annotated[str, Everyone]
    title: Annotated[str, Everyone]
    text: Annotated[str, Everyone]
    picture: Annotated[str, Everyone]


@big_record
class RoomClock:
    """A counter of the GM's, which the players see or not."""

    id: Annotated[str, When("seen")]
    name: Annotated[str, When("seen")]
    length: Annotated[int, When("seen")]
    at: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")]


Square = tuple[int, int]
Area = tuple[Square, ...]
"""The corners of a place on a picture, in thousandths of it, across and down."""


@big_record
class Scene:
    """The scene on show: its title, description and picture, and what holds there."""

    title: Annotated[str, Everyone]
    """The scene that is described. Once the story has moved on, this is about another place."""
    text: Annotated[str, Everyone] = ""
    picture: Annotated[str, Everyone] = ""
    traits: Annotated[tuple[str, ...], Everyone] = ()
    areas: Annotated[tuple[Area, ...], Everyone] = ()
    """Where the places lie on the picture, in their order; the page knows where they do on our own."""


@big_record
class Ground:
    """The squares people stand on: how many, what is drawn on them, and where walls and cover are."""

    width: Annotated[int, Everyone]
    height: Annotated[int, Everyone]
    picture: Annotated[str, Everyone] = ""
    walls: Annotated[tuple[Square, ...], Everyone] = ()
    cover: Annotated[tuple[Square, ...], Everyone] = ()


@big_record
class Face:
    """The face of a figure: one of the pages' own, or a picture. Of a figure that is not seen only the GM knows it."""

    who: Annotated[str, When("seen")]
    picture: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@big_record
class Wish:
    """An action that the GM settles by hand, because its rules are turned off: its seat, procedure and arguments."""

    id: Annotated[str, Only("seat")]
    seat: Annotated[str, Only("seat")]
    procedure: Annotated[str, Only("seat")]
    args: Annotated[str, Only("seat")]
    """The arguments, as JSON."""


@big_record
class Hand:
    """A hand that is raised: who stands by for whom, for which kind of offer, and how. It is its seat's own."""

    seat: Annotated[str, Only("seat")]
    question: Annotated[str, Only("seat")]
    who: Annotated[str, Only("seat")]
    about: Annotated[str, Only("seat")]
    text: Annotated[str, Only("seat")] = ""

    def is_same(self, other: Hand | HandRaised | HandLowered) -> bool:
        return (self.question, self.who, self.about) == (other.question, other.who, other.about)


@big_record
class AwayOrder:
    """A standing order: how a kind of question is answered while its seat is away, or every other one (empty)."""

    seat: Annotated[str, Only("seat")]
    question: Annotated[str, Only("seat")]
    answer: Annotated[str, Only("seat")]


USUAL = "usual"
"""The standing order to give the usual answer."""


@big_record
class Link:
    """An invitation that exists. What opens it is kept elsewhere."""

    id: str
    role: Role
    seat: str
    used: bool = False
    """Whether a person has sat down at its seat since it was written. Until then it gives that seat, taken or not."""


@big_record
class PreparedPage:
    """A page that will be given to these seats, or to everybody."""

    title: str
    text: str = ""
    picture: str = ""
    readers: tuple[str, ...] = ()
    everyone: bool = False


@big_record
class PreparedClock:
    """A clock that will stand so."""

    name: str
    length: int
    at: int = 0
    seen: bool = True


@big_record
class PreparedAction:
    """An action that will be begun, such as bringing foes in; its arguments are JSON."""

    procedure: str
    args: str = "{}"


@big_record
class Prepared:
    """All that is shown with one press: a scene, its squares, pages, clocks and actions."""

    scene: Scene | None = None
    ground: Ground | None = None
    pages: tuple[PreparedPage, ...] = ()
    clocks: tuple[PreparedClock, ...] = ()
    actions: tuple[PreparedAction, ...] = ()


@big_record
class ShelfItem:
    """Things that a GM has prepared under one title. Nobody else knows of them."""

    id: str
    title: str
    holds: Prepared
    shown: bool = False
    """Whether they were shown since they were prepared."""


@big_record
class RoomState:
    """All of it."""

    seats: Annotated[tuple[Seat, ...], Everyone] = ()
    dials: Annotated[tuple[Dial, ...], Everyone] = ()
    dice: Annotated[tuple[DiceWay, ...], Everyone] = ()
    notes: Annotated[tuple[Note, ...], Everyone] = ()
    postings: Annotated[tuple[Posting, ...], Everyone] = ()
    handouts: Annotated[tuple[Handout, ...], Everyone] = ()
    exhibits: Annotated[tuple[Exhibit, ...], Everyone] = ()
    clocks: Annotated[tuple[RoomClock, ...], Everyone] = ()
    wishes: Annotated[tuple[Wish, ...], Everyone] = ()
    hands: Annotated[tuple[Hand, ...], Everyone] = ()
    orders: Annotated[tuple[AwayOrder, ...], Everyone] = ()
    scene: Annotated[Scene | None, Everyone] = None
    ground: Annotated[Ground | None, Everyone] = None
    faces: Annotated[tuple[Face, ...], Everyone] = ()
    links: tuple[Link, ...] = ()
    shelf: tuple[ShelfItem, ...] = ()
    paused: Annotated[bool, Everyone] = False
    card: Annotated[str, Everyone] = ""
    """The safety card that lies on the table, if one does."""
    pace: Annotated[Pace, Everyone] = ASKS_EVERYTHING

    def seat(self, id: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.id == id), None)

    def is_away(self, seat: str) -> bool:
        """Whether a GM decides in the place of a seat."""
        return any(one.away for one in self.seats if one.id == seat)

    def order(self, seat: str, question: str) -> str:
        """Return how a kind of question is to be answered in the place of a seat that is away; else a GM decides."""
        known = {order.question: order.answer for order in self.orders if order.seat == seat}
        return known.get(question) or known.get("", "")

    def level(self, group: str, seat: str, question: str = "") -> Level:
        """How automatic a question of a group of rules is for a seat.

        The question's own dial, else the group's, else the seat's, else that of all; without any the pace decides.
        """
        known = {(dial.group, dial.seat): dial.level for dial in self.dials}
        own = ((question, seat), (question, "")) if question else ()
        keys = (*own, (group, seat), (group, ""), ("", seat), ("", ""))
        return next((known[key] for key in keys if key in known), "brisk" if self.pace == "brisk" else "ask")

    def haste(self, group: str, seat: str, question: str) -> Haste:
        """What of a question need not be asked."""
        match self.level(group, seat, question):
            case "brisk":
                return "settled"
            case "ask":
                return "none" if self.pace == ASKS_EVERYTHING else "sole"
        return "none"

    @property
    def hurries(self) -> bool:
        """Whether anything at all need not be asked here."""
        return self.pace != ASKS_EVERYTHING or any(dial.level == "brisk" for dial in self.dials)

    def way(self, seat: str) -> Way:
        """How a seat's dice fall."""
        known = {setting.seat: setting.way for setting in self.dice}
        return known.get(seat) or known.get("", "system")


# ---- What happens in it ---------------------------------------------------------------------------------------------

_folds: Folds[RoomState] = Folds()
fold, _by, _unchanged = _folds.fold, _folds.by, _folds.unchanged


def _without(items: tuple[Any, ...], id: str) -> tuple[Any, ...]:
    return tuple(item for item in items if item.id != id)


def _with_seat(room_state: RoomState, id: str, **new: Any) -> RoomState:
    return changed(
        room_state, seats=tuple(changed(seat, **new) if seat.id == id else seat for seat in room_state.seats)
    )


@event("house/seat-made")
class SeatMade:
    """There is a new place at the table."""

    seat: Annotated[str, Everyone]
    name: Annotated[str, Everyone]
    role: Annotated[Role, Everyone]
    person: str = ""


@_by(SeatMade)
def _(room_state: RoomState, fact: SeatMade) -> RoomState:
    seat = Seat(fact.seat, fact.name, fact.role, person=fact.person, last=fact.person)
    return changed(room_state, seats=(*room_state.seats, seat))


@event("house/seat-taken")
class SeatTaken:
    """A person sat down at a seat."""

    seat: Annotated[str, Everyone]
    person: str


@_by(SeatTaken)
def _(room_state: RoomState, fact: SeatTaken) -> RoomState:
    before = room_state.seat(fact.seat)
    if before is None or before.person != fact.person:
        links = tuple(changed(link, used=True) if link.seat == fact.seat else link for link in room_state.links)
        room_state = changed(room_state, links=links)
    if before is None or before.last != fact.person:
        room_state = _without_word(room_state, fact.seat)
    return _with_seat(room_state, fact.seat, person=fact.person, last=fact.person, away=False)


def _without_word(room_state: RoomState, id: str) -> RoomState:
    """The hands and orders of a person go with them."""
    hands = tuple(hand for hand in room_state.hands if hand.seat != id)
    return changed(room_state, hands=hands, orders=tuple(order for order in room_state.orders if order.seat != id))


@event("house/seat-left")
class SeatLeft:
    """A person stood up; the seat stays."""

    seat: Annotated[str, Everyone]
    person: str = ""


@_by(SeatLeft)
def _(room_state: RoomState, fact: SeatLeft) -> RoomState:
    return _with_seat(room_state, fact.seat, person=fact.person)


@event("house/seat-changed")
class SeatChanged:
    """A seat has another name, another role, or may not speak, or may again."""

    seat: Annotated[str, Everyone]
    name: Annotated[str, Everyone]
    role: Annotated[Role, Everyone]
    muted: Annotated[bool, Everyone]


@_by(SeatChanged)
def _(room_state: RoomState, fact: SeatChanged) -> RoomState:
    return _with_seat(room_state, fact.seat, name=fact.name, role=fact.role, muted=fact.muted)


@event("house/seat-away")
class SeatAway:
    """A seat is away for a while, or back again."""

    seat: Annotated[str, Everyone]
    away: Annotated[bool, Everyone]


@_by(SeatAway)
def _(room_state: RoomState, fact: SeatAway) -> RoomState:
    return _with_seat(room_state, fact.seat, away=fact.away)


@event("house/seat-removed")
class SeatRemoved:
    """A seat is no longer at the table."""

    seat: Annotated[str, Everyone]


@_by(SeatRemoved)
def _(room_state: RoomState, fact: SeatRemoved) -> RoomState:
    return changed(_without_word(room_state, fact.seat), seats=_without(room_state.seats, fact.seat))


Lowered = Literal["used", "withdrawn", "over", "refused"]
"""Why a hand is no longer up: its moment came, its seat thought better of it, the scene ended, or the rules refused."""


@event("house/hand-raised")
class HandRaised:
    """A seat stands by to take an offer for another character as soon as it is made."""

    seat: Annotated[str, Only("seat")]
    question: Annotated[str, Only("seat")]
    who: Annotated[str, Only("seat")]
    about: Annotated[str, Only("seat")]
    text: Annotated[str, Only("seat")] = ""


@_by(HandRaised)
def _(room_state: RoomState, fact: HandRaised) -> RoomState:
    rest = tuple(hand for hand in room_state.hands if not hand.is_same(fact))
    return changed(room_state, hands=(*rest, Hand(fact.seat, fact.question, fact.who, fact.about, fact.text)))


@event("house/hand-lowered")
class HandLowered:
    """A seat no longer stands by."""

    seat: Annotated[str, Only("seat")]
    question: Annotated[str, Only("seat")]
    who: Annotated[str, Only("seat")]
    about: Annotated[str, Only("seat")]
    why: Annotated[Lowered, Only("seat")]


@_by(HandLowered)
def _(room_state: RoomState, fact: HandLowered) -> RoomState:
    return changed(room_state, hands=tuple(hand for hand in room_state.hands if not hand.is_same(fact)))


@event("house/order-set")
class OrderSet:
    """A player has left word how to answer while they are away; without an answer a GM decides."""

    seat: Annotated[str, Only("seat")]
    question: Annotated[str, Only("seat")]
    answer: Annotated[str, Only("seat")]


@_by(OrderSet)
def _(room_state: RoomState, fact: OrderSet) -> RoomState:
    rest = tuple(order for order in room_state.orders if (order.seat, order.question) != (fact.seat, fact.question))
    new = (AwayOrder(fact.seat, fact.question, fact.answer),) if fact.answer else ()
    return changed(room_state, orders=(*rest, *new))


@event("house/linked")
class Linked:
    """An invitation was written. Only that it exists is told here, and only to the GM."""

    link: str
    role: Role
    seat: str = ""


@_by(Linked)
def _(room_state: RoomState, fact: Linked) -> RoomState:
    return changed(room_state, links=(*room_state.links, Link(fact.link, fact.role, fact.seat)))


@event("house/unlinked")
class Unlinked:
    """An invitation no longer opens anything."""

    link: str


@_by(Unlinked)
def _(room_state: RoomState, fact: Unlinked) -> RoomState:
    return changed(room_state, links=_without(room_state.links, fact.link))


@event("house/said")
class Said:
    """A seat spoke to the table."""

    seat: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


@event("house/whispered")
class Whispered:
    """A seat spoke to some seats; the GM hears everything."""

    seat: Annotated[str, Only("among")]
    to: Annotated[tuple[str, ...], Only("among")]
    text: Annotated[str, Only("among")]
    among: Annotated[tuple[str, ...], Only("among")]


@event("house/rolled")
class FreelyRolled:
    """A seat rolled free dice."""

    seat: Annotated[str, Everyone]
    dice: Annotated[str, Everyone]
    faces: Annotated[tuple[int, ...], Everyone]
    total: Annotated[int, Everyone]


@event("house/rolled-secretly")
class SecretlyRolled:
    """The GM rolled behind the screen."""

    seat: str
    dice: str
    faces: tuple[int, ...]
    total: int


@event("house/dice-released")
class DiceReleased:
    """The dice that were seen before a rewind do not come again."""

    released: Annotated[bool, Everyone] = True


for _fact in (Said, Whispered, FreelyRolled, SecretlyRolled, DiceReleased):
    _by(_fact)(_unchanged)


@event("house/note-written")
class NoteWritten:
    """A note was written for some, or written anew; an empty one is gone."""

    note: Annotated[str, Only("readers")]
    owner: Annotated[str, Only("readers")]
    text: Annotated[str, Only("readers")]
    readers: Annotated[tuple[str, ...], Only("readers")]
    named: tuple[str, ...] = ()
    """The readers that were named now, who get it whoever had it at their seats before."""


@_by(NoteWritten)
def _(room_state: RoomState, fact: NoteWritten) -> RoomState:
    new = (Note(fact.note, fact.owner, fact.text, fact.readers),) if fact.text else ()
    return changed(room_state, notes=(*_without(room_state.notes, fact.note), *new))


@event("house/note-posted")
class NotePosted:
    """A note was written for everybody, or written anew; an empty one is gone."""

    note: Annotated[str, Everyone]
    owner: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


@_by(NotePosted)
def _(room_state: RoomState, fact: NotePosted) -> RoomState:
    new = (Posting(fact.note, fact.owner, fact.text),) if fact.text else ()
    return changed(room_state, postings=(*_without(room_state.postings, fact.note), *new))


@event("house/handed-out")
class HandedOut:
    """Some were handed a page."""

    handout: Annotated[str, Only("readers")]
    title: Annotated[str, Only("readers")]
    text: Annotated[str, Only("readers")]
    picture: Annotated[str, Only("readers")]
    readers: Annotated[tuple[str, ...], Only("readers")]
    named: tuple[str, ...] = ()
    """The readers that were named now, who get it whoever had it at their seats before."""


@_by(HandedOut)
def _(room_state: RoomState, fact: HandedOut) -> RoomState:
    page = Handout(fact.handout, fact.title, fact.text, fact.picture, fact.readers)
    return changed(room_state, handouts=(*_without(room_state.handouts, fact.handout), page))


@event("house/exhibited")
class Exhibited:
    """A page was shown to the whole table."""

    handout: Annotated[str, Everyone]
    title: Annotated[str, Everyone]
    text: Annotated[str, Everyone]
    picture: Annotated[str, Everyone]


@_by(Exhibited)
def _(room_state: RoomState, fact: Exhibited) -> RoomState:
    page = Exhibit(fact.handout, fact.title, fact.text, fact.picture)
    return changed(room_state, exhibits=(*_without(room_state.exhibits, fact.handout), page))


@event("house/handout-withdrawn")
class HandoutWithdrawn:
    """A page was taken back from those who had it."""

    handout: Annotated[str, Only("readers")]
    readers: Annotated[tuple[str, ...], Only("readers")]


@_by(HandoutWithdrawn)
def _(room_state: RoomState, fact: HandoutWithdrawn) -> RoomState:
    return changed(room_state, handouts=_without(room_state.handouts, fact.handout))


@event("house/exhibit-withdrawn")
class ExhibitWithdrawn:
    """A page is no longer shown."""

    handout: Annotated[str, Everyone]


@_by(ExhibitWithdrawn)
def _(room_state: RoomState, fact: ExhibitWithdrawn) -> RoomState:
    return changed(room_state, exhibits=_without(room_state.exhibits, fact.handout))


@event("house/clock-set")
class ClockSet:
    """A clock of the GM's stands so."""

    clock: Annotated[str, When("seen")]
    name: Annotated[str, When("seen")]
    length: Annotated[int, When("seen")]
    at: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")]


@_by(ClockSet)
def _(room_state: RoomState, fact: ClockSet) -> RoomState:
    clock = RoomClock(fact.clock, fact.name, fact.length, fact.at, fact.seen)
    return changed(room_state, clocks=(*_without(room_state.clocks, fact.clock), clock))


@event("house/clock-removed")
class ClockRemoved:
    """A clock of the GM's is gone, or gone from sight."""

    clock: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")]


@_by(ClockRemoved)
def _(room_state: RoomState, fact: ClockRemoved) -> RoomState:
    return changed(room_state, clocks=_without(room_state.clocks, fact.clock))


@event("house/scene-set")
class SceneSet:
    """The GM says what there is to see; without words, picture and traits there is nothing to say any more."""

    title: Annotated[str, Everyone]
    text: Annotated[str, Everyone] = ""
    picture: Annotated[str, Everyone] = ""
    traits: Annotated[tuple[str, ...], Everyone] = ()
    areas: Annotated[tuple[Area, ...], Everyone] = ()


@_by(SceneSet)
def _(room_state: RoomState, fact: SceneSet) -> RoomState:
    empty = not (fact.text or fact.picture or fact.traits)
    scene = Scene(fact.title, fact.text, fact.picture, fact.traits, fact.areas)
    return changed(room_state, scene=None if empty else scene)


@event("house/ground-set")
class GroundSet:
    """The squares are these, and walls and cover stand on them so."""

    width: Annotated[int, Everyone]
    height: Annotated[int, Everyone]
    picture: Annotated[str, Everyone] = ""
    walls: Annotated[tuple[Square, ...], Everyone] = ()
    cover: Annotated[tuple[Square, ...], Everyone] = ()


@_by(GroundSet)
def _(room_state: RoomState, fact: GroundSet) -> RoomState:
    return changed(room_state, ground=Ground(fact.width, fact.height, fact.picture, fact.walls, fact.cover))


@event("house/face-set")
class FaceSet:
    """A figure has this face from now on; without a picture it has none."""

    who: Annotated[str, When("seen")]
    picture: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")]


@_by(FaceSet)
def _(room_state: RoomState, fact: FaceSet) -> RoomState:
    new = (Face(fact.who, fact.picture, fact.seen),) if fact.picture else ()
    return changed(room_state, faces=(*(face for face in room_state.faces if face.who != fact.who), *new))


@event("house/prepared")
class ItemPrepared:
    """A GM prepared things under one title, or prepared them anew."""

    item: str
    title: str
    holds: Prepared


@_by(ItemPrepared)
def _(room_state: RoomState, fact: ItemPrepared) -> RoomState:
    new = ShelfItem(fact.item, fact.title, fact.holds)
    if all(item.id != new.id for item in room_state.shelf):
        return changed(room_state, shelf=(*room_state.shelf, new))
    return changed(room_state, shelf=tuple(new if item.id == new.id else item for item in room_state.shelf))


@event("house/prepared-shown")
class ItemShown:
    """What a GM had prepared was shown; the facts of it stand beside this one."""

    item: str


@_by(ItemShown)
def _(room_state: RoomState, fact: ItemShown) -> RoomState:
    shelf = (changed(item, shown=True) if item.id == fact.item else item for item in room_state.shelf)
    return changed(room_state, shelf=tuple(shelf))


@event("house/prepared-discarded")
class ItemDiscarded:
    """What a GM had prepared is no longer on the shelf."""

    item: str


@_by(ItemDiscarded)
def _(room_state: RoomState, fact: ItemDiscarded) -> RoomState:
    return changed(room_state, shelf=_without(room_state.shelf, fact.item))


@event("house/paused")
class Paused:
    """Play stops, or goes on."""

    paused: Annotated[bool, Everyone]


@_by(Paused)
def _(room_state: RoomState, fact: Paused) -> RoomState:
    return changed(room_state, paused=fact.paused, card=room_state.card if fact.paused else "")


@event("house/card-raised")
class CardRaised:
    """A seat raised a safety card, and play stops. Only the GM learns which."""

    card: Annotated[Card, Everyone]
    seat: str


@_by(CardRaised)
def _(room_state: RoomState, fact: CardRaised) -> RoomState:
    return changed(room_state, paused=True, card=fact.card)


@event("house/dial-set")
class DialSet:
    """A group of rules is now this automatic for a seat."""

    group: Annotated[str, Everyone]
    seat: Annotated[str, Everyone]
    level: Annotated[Level, Everyone]


@_by(DialSet)
def _(room_state: RoomState, fact: DialSet) -> RoomState:
    rest = tuple(dial for dial in room_state.dials if (dial.group, dial.seat) != (fact.group, fact.seat))
    return changed(room_state, dials=(*rest, Dial(fact.group, fact.seat, fact.level)))


@event("house/pace-set")
class PaceSet:
    """The table asks so much from now on, where no dial says otherwise."""

    pace: Annotated[Pace, Everyone]


@_by(PaceSet)
def _(room_state: RoomState, fact: PaceSet) -> RoomState:
    return changed(room_state, pace=fact.pace)


@event("house/dice-set")
class DiceSet:
    """A seat's dice are rolled by the system, or by hand."""

    seat: Annotated[str, Everyone]
    way: Annotated[Way, Everyone]


@_by(DiceSet)
def _(room_state: RoomState, fact: DiceSet) -> RoomState:
    rest = tuple(setting for setting in room_state.dice if setting.seat != fact.seat)
    return changed(room_state, dice=(*rest, DiceWay(fact.seat, fact.way)))


@event("house/wished")
class Wished:
    """A player wishes for an action whose rules are turned off here: the GM settles it."""

    wish: Annotated[str, Only("seat")]
    seat: Annotated[str, Only("seat")]
    procedure: Annotated[str, Only("seat")]
    args: Annotated[str, Only("seat")]


@_by(Wished)
def _(room_state: RoomState, fact: Wished) -> RoomState:
    return changed(room_state, wishes=(*room_state.wishes, Wish(fact.wish, fact.seat, fact.procedure, fact.args)))


@event("house/wish-settled")
class WishSettled:
    """The GM has settled what was wished for."""

    wish: Annotated[str, Only("seat")]
    seat: Annotated[str, Only("seat")]
    note: Annotated[str, Only("seat")] = ""


@_by(WishSettled)
def _(room_state: RoomState, fact: WishSettled) -> RoomState:
    return changed(room_state, wishes=_without(room_state.wishes, fact.wish))
