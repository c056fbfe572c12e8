"""Wire types: all that the server sends and takes, from which the description of the API is made.

Beside the data stand words for people (`said`, `why`, `label`), in the language the reader asked for. They are made
from the very data beside them and from the reader's own view, so they can tell nothing that those do not.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from moothall.table.room import Role
from moothall.talk.turns import TurnState

Id = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(max_length=200)]
Long = Annotated[str, Meta(max_length=20_000)]
Settings = Annotated[dict[Id, Text], Meta(max_length=200)]
"""Options of a table, by name. No book has nearly as many."""
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Received(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from a client: an unknown field is a mistake, and told as one."""


# ---- what a viewer sees ---------------------------------------------------------------------------------------------


class Dice(Struct, frozen=True):
    """Dice that are rolled together, and what is added; `bonus` of them are bonus dice, or penalty dice if negative."""

    count: int
    sides: int
    plus: int = 0
    bonus: int = 0


class DiceStep(Struct, frozen=True):
    """One reason that changed the dice, by how much, the dice after it, and its rule with its title."""

    said: str
    amount: int
    after: Dice
    cite: str
    rule: str


class DiceReckoned(Struct, frozen=True, tag_field="line", tag="dice"):
    """How the dice of a roll came about; of the faces that fell, `counted` are those that count."""

    said: str
    began: Dice
    steps: list[DiceStep]
    rolled: Dice
    faces: list[int]
    counted: list[int]
    cite: str
    rule: str


class NumberReckoned(Struct, frozen=True, tag_field="line", tag="number"):
    """What was reached, and against what: `of` says which number that is; `needed` is null where it is hidden."""

    said: str
    of: str
    reached: int
    needed: int | None
    cite: str
    rule: str


class OutcomeReckoned(Struct, frozen=True, tag_field="line", tag="outcome"):
    """What it means: the book's word for it, whether that is good, and how much of it there is."""

    said: str
    outcome: str
    tone: Literal["great", "good", "mixed", "bad"]
    count: int
    cite: str
    rule: str


Reckoned = DiceReckoned | NumberReckoned | OutcomeReckoned


LinePart = Literal["declares", "prepares", "decides"]
"""What a fact is to its action: the words it begins with, what leads up to the dice, or what they came to."""


class LoggedLine(Struct, frozen=True, tag_field="type", tag="line"):
    """One line of a viewer's log, under a number of that viewer's own."""

    number: int
    log: str
    what: str
    kind: str
    body: Any
    conv: str
    cites: list[str]
    how: list[str]
    when: int
    said: str
    why: list[str]
    entry: int | UnsetType = UNSET
    by: str | UnsetType = UNSET
    reckoning: list[Reckoned] | UnsetType = UNSET
    """Of a fact that says what a roll came to: how it did, in lines that add up."""
    part: LinePart | UnsetType = UNSET
    """Of a fact that has a part in an action: what that is."""


class NamedValue(Struct, frozen=True):
    """A value, and how people say it; `refused` tells why it cannot be had now, `when` which values it goes with."""

    id: str
    said: str
    refused: str | UnsetType = UNSET
    when: dict[str, list[str]] | UnsetType = UNSET


class PromptOption(Struct, frozen=True):
    """One option of a prompt; `refused` tells why it cannot be had now, `gist` what its rule says, on a menu."""

    id: str
    said: str
    cite: str
    price: str = ""
    refused: str | UnsetType = UNSET
    gist: str | UnsetType = UNSET


class PromptField(Struct, frozen=True):
    """One field of a longer answer.

    A field with `words` takes only their ids. One without them takes free text, for which there may be `ideas`, or
    has `parts` of its own: a record, or a list of records. What is `needed` must not be left empty. A field means
    nothing unless other fields hold what `when` lists.
    """

    name: str
    label: str
    words: list[NamedValue]
    ideas: list[NamedValue]
    needed: bool | UnsetType = UNSET
    parts: list[PromptField] | UnsetType = UNSET
    when: dict[str, list[str]] | UnsetType = UNSET


class Prompt(Struct, frozen=True):
    """A prompt: a question to answer, a window to take or pass, a chip that may be taken, or dice to enter.

    `takes` is the JSON Schema of the answer; `default` is the answer that counts if none is given, and always fits: of
    a window it is null, which lets it pass. A form begins with `begins` where that is something else.
    """

    id: str
    conv: str
    seat: str
    yours: bool
    what: str
    kind: str
    said: str
    question: Any
    options: list[PromptOption]
    takes: dict[str, Any]
    fields: list[PromptField]
    default: Any
    cite: str
    rule: str
    begins: Any | UnsetType = UNSET
    needed: bool | UnsetType = UNSET
    """Whether an answer that is nothing but text must not be empty."""
    about: str | UnsetType = UNSET
    """Whom it is about, for an answer that is given ahead."""
    shown: str | UnsetType = UNSET
    """Of a last word: what an answer ahead must name, so that it holds for this roll and no other."""
    invites: bool | UnsetType = UNSET
    """Of a last word on a form: whether others may join in before it. Begin without it, and they can."""
    action: str | UnsetType = UNSET
    """What somebody is about to do, of which this is asked, in the words that everybody has read."""
    parts: list[Prompt] | UnsetType = UNSET
    """The questions that will follow it and can be answered with it, as `ahead` of the same command."""


class Present(Struct, frozen=True, omit_defaults=True):
    """Whether a person is connected at a seat; the number of sockets is told to the GM."""

    seat: str
    here: bool
    places: int | UnsetType = UNSET


class Now(Struct, frozen=True, tag_field="type", tag="now"):
    """Pending prompts. It is your turn if a prompt is yours."""

    your_turn: bool
    prompts: list[Prompt]
    chips: list[Prompt]
    """Offers that stand: take one with an answer while somebody else is waited for; nobody waits for you to pass."""
    waiting: list[str]
    open: list[str]
    """The conversations you began that are not over: if no seat is waited for, they are with the GM."""
    withdrawable: list[str]
    """Those of them that can be withdrawn: no dice have fallen, and no other seat has played on since."""
    stuck: list[Any] | UnsetType = UNSET
    seen_dice: list[Any] | UnsetType = UNSET


class PresenceList(Struct, frozen=True, tag_field="type", tag="present"):
    """Who is present."""

    present: list[Present]


class TurnTaker(Struct, frozen=True):
    """A character in the order of turns; `hidden` tells the GM that the players do not know of this one."""

    id: str
    name: str
    side: Literal["ours", "theirs"]
    state: TurnState
    hidden: bool | UnsetType = UNSET


class StepOffered(Struct, frozen=True):
    """The GM's next sensible step: an action, and its arguments as far as they are clear.

    `warning` names those who would lose their turn by it.
    """

    procedure: str
    args: dict[str, Any]
    said: str
    warning: str | UnsetType = UNSET


class TurnsLost(Struct, frozen=True):
    """Who would lose their turn if the GM began an action now."""

    procedure: str
    who: list[str]
    said: str


class TurnsShown(Struct, frozen=True):
    """Whose turn it is: round and phase, and everybody in order. `next` and `warns` are told to the GM."""

    phase: str
    round: int | None
    people: list[TurnTaker]
    next: StepOffered | UnsetType = UNSET
    warns: list[TurnsLost] | UnsetType = UNSET


class View(Struct, frozen=True):
    """All that a viewer sees, after the line of this number. `turns` is null while nobody acts by turns."""

    stream: str
    number: int
    state: Any
    house: Any
    now: Now
    present: list[Present]
    turns: TurnsShown | None = None


class Change(Struct, frozen=True):
    """One place of what a viewer sees, and what is there now; the empty path is all of it."""

    path: list[str]
    value: Any


class ViewChanges(Struct, frozen=True, tag_field="type", tag="seen"):
    """A viewer's view after the line of this number: the places that have changed since the last such frame.

    The first of a socket brings everything. `turns` is there when it has changed, and null when nobody acts by turns
    any more.
    """

    number: int
    state: list[Change]
    house: list[Change]
    turns: TurnsShown | UnsetType | None = UNSET


class PastView(Struct, frozen=True):
    """All that a viewer saw after a line of theirs."""

    number: int
    state: Any
    house: Any


class Log(Struct, frozen=True):
    """Some lines, which of them no longer count, and the number of the last there is."""

    stream: str
    number: int
    lines: list[LoggedLine]
    gone: list[int]


class FoundLines(Struct, frozen=True):
    """The numbers of lines that hold some words, the newest first; `more` where older ones were not looked at."""

    numbers: list[int]
    more: bool


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was carried out and is on disk; `number` is the last line its sender has of it."""

    id: str
    number: int
    conv: str = ""


# ---- what a socket says besides -------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first frame: the lines after the number `after` follow, and all that a client knows beyond it is void."""

    table: str
    seat: str
    role: Role
    stream: str
    after: int
    number: int
    lang: str


class Denied(Struct, frozen=True, tag_field="type", tag="refused"):
    """A message was refused, and nothing came of it."""

    id: str
    error: str
    said: str
    cite: str | None = None


class Trouble(Struct, frozen=True, tag_field="type", tag="trouble"):
    """A trouble that the GM should know of."""

    error: str
    said: str
    cite: str | None = None


class Chance(Struct, frozen=True):
    """The exact chances of one answer: fractions as text, and words for each outcome."""

    answer: Any
    policy: str
    policy_said: str
    success: str
    gain: str
    """How much likelier a success is than by the first answer, which spends nothing: a fraction, below nothing less."""
    outcomes: dict[str, str]
    said: dict[str, str]


class Odds(Struct, frozen=True, tag_field="type", tag="odds"):
    """Odds that were asked for, as the asker may know them; `known` is false where they depend on a hidden value."""

    id: str
    prompt: str
    chances: list[Chance]
    known: bool


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """We are still here."""


class Do(Received, frozen=True, tag_field="type", tag="do"):
    """Carry a command out. The id is the sender's own: sent again, nothing is done twice."""

    id: Id
    command: dict[str, Any]


class AskOdds(Received, frozen=True, tag_field="type", tag="odds"):
    """Ask for the odds of the answers to a prompt, or of an action. They come later."""

    id: Id
    prompt: Text = ""
    procedure: Text = ""
    args: dict[str, Any] = field(default_factory=dict)


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


Incoming = Do | AskOdds | Ping
Outgoing = Hello | ViewChanges | LoggedLine | Now | PresenceList | Ack | Denied | Trouble | Odds | Pong

How = Literal["auto", "ahead", "implied", "sole", "book", "for", "typed", "seen", "secret", "order", "hand"]
