"""Actions over HTTP: what a character may begin now, the form of an action, and where the world may pull."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from dataclasses import replace
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import UNSET, Struct, UnsetType, field

from moothall.errors import MoothallError
from moothall.handlers.stage import AnswersAhead
from moothall.ledger.entries import AnswerAhead
from moothall.sight import plain
from moothall.speech import Voice, voice
from moothall.table import Table, json_types
from moothall.table.book import Book
from moothall.table.game import objections
from moothall.table.room import ASKS_EVERYTHING
from moothall.table.streams import Prompt
from moothall.talk.actions import Offering, one_tap, preset, preset_form
from moothall.talk.arguments import Argument, Choice
from moothall.talk.procedure import Procedure
from moothall.talk.questions import QUESTIONS
from moothall.talk.rule_names import name_error
from moothall.web import wire
from moothall.web.api.play import SEAT, Spoken
from moothall.web.authorize import Seated, check_playing, seated
from moothall.web.calls import Call, Endpoints
from moothall.web.odds import following
from moothall.web.refusals import said_of
from moothall.web.render import Telling, action_key
from moothall.web.wire import Received, Text

endpoints = Endpoints()


class Ready(Struct, frozen=True):
    """One press that begins an action: what is picked by it, and the arguments that it sends."""

    said: str
    args: dict[str, Any]


class ActionListed(Struct, frozen=True):
    """One thing a hero might do: open or closed, by which rule, and by which procedures it is done."""

    id: str
    said: str
    open: bool
    cite: str
    rule: str
    procedures: list[str]
    often: bool = True
    """Whether it stands among those that are wanted often."""
    why: str | UnsetType = UNSET
    """Of a closed one: the sentence that says why."""
    ready: list[Ready] | UnsetType = UNSET
    """Presses that begin it at once, where that asks its player nothing and rolls nothing."""


class Hint(Struct, frozen=True):
    """A hint for deciding what to do, and its rule."""

    said: str
    cite: str
    rule: str


class HandListed(Struct, frozen=True):
    """An offer for which a hero can stand by before it is made: for whom, and whether the hand is up."""

    kind: str
    about: str
    said: str
    words: bool
    """Whether it has to say how."""
    up: bool
    text: str = ""


class ActionList(Struct, frozen=True):
    """A hero's actions now, the book's hints, and for whom the hero may stand by."""

    hero: str
    choices: list[ActionListed]
    hints: list[Hint]
    hands: list[HandListed]


class Lever(Struct, frozen=True):
    """A lever by which the world can pull: whose it is, its rule, and what is settled when the GM uses it."""

    name: str
    who: str
    """By name; empty if it is no character's."""
    cite: str
    settled: dict[str, str]


class Levers(Struct, frozen=True):
    """Where the world may pull."""

    levers: list[Lever]


class ArgumentListed(Struct, frozen=True):
    """One argument of a procedure: its JSON Schema, whether it must be given, and what it is where it is not."""

    name: str
    label: str
    takes: dict[str, Any]
    needed: bool
    own_hero: bool
    own_seat: bool
    asked: bool
    """Whether a form asks for it: not for what a question or the board will."""
    fresh: bool
    """Whether it is the id of a new thing, which the table makes up."""
    default: Any | UnsetType = UNSET


class ProcedureListed(Struct, frozen=True):
    """An action that this seat may begin: a procedure with its arguments."""

    name: str
    said: str
    group: str
    about: str
    player: bool
    """Whether players may begin it too."""
    rank: int
    """Its place among the actions that are wanted often, from 1; 0 for one that stands behind them."""
    arguments: list[ArgumentListed]
    chapter: str = ""
    """The title of the chapter it belongs to."""
    hint: str = ""
    """What it is for, in a line, where the book says so."""


class ProcedureList(Struct, frozen=True):
    """The actions that this seat may begin."""

    procedures: list[ProcedureListed]


class ActionsClosed(Struct, frozen=True):
    """The actions of the GM that would be refused as things stand, by their names: each with the sentence why."""

    closed: dict[str, str]


class FormAsked(Received, frozen=True):
    """An action, the character who does it, and its arguments as far as they have been said."""

    procedure: Text
    hero: Text = ""
    args: dict[str, Any] = field(default_factory=dict)
    ahead: list[AnswerAhead] = field(default_factory=list)
    """What has been said to its `parts` so far: a part may change those that follow it."""


class FormPiece(Struct, frozen=True):
    """One argument to be said: its type, its words as a prompt's field has them, and what it is preset to.

    A word that a rule closes says why; the preset is one that is open.
    """

    takes: dict[str, Any]
    field: wire.PromptField
    value: Any | UnsetType = UNSET
    preset: bool | UnsetType = UNSET
    """Whether it is preset to more than what holds where nothing is sent, and may be so anew after other choices."""


class ActionForm(Struct, frozen=True):
    """The form of an action, as things stand for this seat."""

    procedure: str
    said: str
    settled: dict[str, str]
    """Arguments that nobody need be asked for: whose character, whose seat."""
    pieces: list[FormPiece]
    parts: list[wire.Prompt]
    """The questions that it is going to raise for you: their answers are sent with it, as `ahead`. The last may be the
    last word before the roll; with its `shown` the press that begins the action is the press that rolls.
    """


class CardAsked(Received, frozen=True):
    """A prompt, and what has been entered on its card so far."""

    prompt: Text
    answer: Any
    ahead: list[AnswerAhead] = field(default_factory=list)


class Card(Struct, frozen=True):
    """The questions that follow a prompt and can be answered with it."""

    parts: list[wire.Prompt]


# ---- what is open ---------------------------------------------------------------------------------------------------


@endpoints.get(SEAT + "/choices/{hero}", gives=ActionList, query=Spoken)
async def choices(call: Call) -> ActionList:
    """A hero's actions now, as far as this seat knows: all that the book has, and which rule closes the rest."""
    async with seated(call) as at:

        def told(table: Table) -> ActionList:
            asked = table, at.viewer, call.path["hero"], call.lang
            hands = list(_hands(*asked))
            return ActionList(call.path["hero"], list(_actions_listed(*asked)), list(_hints(*asked)), hands)

        return await at.live.desk.look(told)


def _actions_listed(table: Table, viewer: str, hero: str, lang: str) -> Iterator[ActionListed]:
    telling, view, said = Telling(table, viewer, lang), table.stream(viewer).view, voice(lang, table.book.id)
    for offer in table.book.offers(view, hero):
        ready = list(_ready(table, viewer, hero, offer, telling)) if offer.open else []
        yield _action_listed(offer, telling, said, ready)


def _ready(table: Table, viewer: str, hero: str, offer: Offering, telling: Telling) -> Iterator[Ready]:
    """Yield what one press begins: before others have had their say it asks its player nothing, and rolls nothing."""
    view, procedure = table.stream(viewer).view, table.book.procedure(offer.procedure)
    found = one_tap(procedure, view, hero, lambda name, id: telling.word(id, name))
    if not found or table.stored_room.pace == ASKS_EVERYTHING:
        return
    opening = table.book.opening(offer.procedure, found[0][1])
    if table.preview.waits_for_others(opening, view, lambda seat: table.viewer(seat) == viewer):
        for choice, args in found:
            yield Ready(telling.noted(choice.name or telling.word(choice.id), choice.note), plain(args))


def _action_listed(offer: Offering, telling: Telling, said: Voice, ready: list[Ready]) -> ActionListed:
    called = _called(said, action_key(offer.procedure), offer.procedure)
    why = UNSET if offer.why is None else telling.in_the_way(offer.why)
    cite = offer.cite
    often, names = offer.rank > 0, [offer.procedure]
    rule = telling.rule(cite)
    return ActionListed(offer.procedure, called, offer.open, cite, rule, names, often, why, ready or UNSET)


def _hints(table: Table, viewer: str, hero: str, lang: str) -> Iterator[Hint]:
    telling = Telling(table, viewer, lang)
    for one in table.book.hints(table.stream(viewer).view, hero):
        yield Hint(telling.hint(one), one.cite, telling.rule(one.cite))


def _hands(table: Table, viewer: str, hero: str, lang: str) -> Iterator[HandListed]:
    """Yield the offers to other players' characters that a hero of this seat may stand by to take."""
    said, view = voice(lang, table.book.id), table.stream(viewer).view
    up = {(hand.question, hand.about): hand.text for hand in table.stored_room.hands if hand.who == hero}
    others = list(table.book.companions(view, hero)) if table.book.seat_of(view, hero) == viewer else []
    for kind, asked in ((kind, QUESTIONS[kind]) for kind in sorted(table.book.questions)):
        for about, name in others if asked.stands_by != "no" else ():
            called = said.say(f"hand-{kind.replace('/', '-')}", name=name)
            is_up, words = (kind, about) in up, asked.stands_by == "words"
            yield HandListed(kind, about, called, words, is_up, up.get((kind, about), ""))


@endpoints.get(SEAT + "/levers", gives=Levers, query=Spoken)
async def levers(call: Call) -> Levers:
    """For a GM: where the world may pull at the heroes, where the book has a list of that."""
    async with seated(call) as at:
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")
        return Levers(await at.live.desk.look(lambda table: list(_levers(table, at.viewer, call.lang))))


def _levers(table: Table, viewer: str, lang: str) -> Iterator[Lever]:
    telling = Telling(table, viewer, lang)
    for one in table.book.levers(table.kept_state):
        yield Lever(one.name, telling.word(one.who) if one.who else "", one.cite, one.settled)


# ---- what a seat may begin ------------------------------------------------------------------------------------------


@endpoints.get(SEAT + "/procedures", gives=ProcedureList, query=Spoken)
async def procedures(call: Call) -> ProcedureList:
    """The actions this seat may begin, with the type and label of every argument."""
    async with seated(call) as at:
        book, said = at.live.table.book, voice(call.lang, at.live.table.book.id)
        listed = [name for name in book.procedures if _may(at, name)]
        return ProcedureList([_procedure_listed(book, said, name, at.is_gm) for name in listed])


def _may(at: Seated, name: str) -> bool:
    return at.seat.role != "spectator" and (at.is_gm or at.live.table.book.access(name).by == "player")


def _called(said: Voice, key: str, otherwise: str) -> str:
    return said.say(key) if said.has(key) else otherwise


def _procedure_listed(book: Book, said: Voice, name: str, is_gm: bool) -> ProcedureListed:
    procedure, (by, group, *_) = book.procedures[name], book.access(name)
    shown = [each for each in procedure.arguments if is_gm or "gm-only" not in each.roles]
    rank = procedure.declared.rank if procedure.declared else 0
    about = inspect.cleandoc(procedure.__doc__ or "").partition("\n")[0]
    arguments = [_argument_listed(each, said) for each in shown]
    key, chapter = action_key(name), f"chapter_{group}"
    hint = said.part(key, "hint") if said.has(key, "hint") else ""
    is_player = by == "player"
    title = _called(said, chapter, "")
    return ProcedureListed(name, _called(said, key, name), group, about, is_player, rank, arguments, title, hint)


def _argument_listed(each: Argument, said: Voice) -> ArgumentListed:
    return ArgumentListed(
        each.name,
        _called(said, f"arg-{each.name}", each.name),
        json_types.schema(each.takes),
        each.needed,
        "own" in each.roles,
        "own-seat" in each.roles,
        each.is_asked,
        "fresh" in each.roles,
        UNSET if each.default is None else plain(each.default),
    )


@endpoints.get(SEAT + "/closed", gives=ActionsClosed, query=Spoken)
async def closed_actions(call: Call) -> ActionsClosed:
    """For a GM: which of a GM's actions would be refused now, and why."""
    async with seated(call) as at:
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")
        return ActionsClosed(await at.live.desk.look(lambda table: dict(_closed(table, at, call.lang))))


def _closed(table: Table, at: Seated, lang: str) -> Iterator[tuple[str, str]]:
    view = table.stream(at.viewer).view
    for name, procedure in table.book.procedures.items():
        if table.book.access(name).by != "player" and (why := _objection(table, view, procedure)) is not None:
            yield name, said_of(name_error(view, why), lang)


def _objection(table: Table, view: Any, procedure: Procedure[..., Any]) -> MoothallError | None:
    """Why an action would be refused whatever is said in its form; nothing where that hangs on what is said.

    The choices of the first argument that it needs hang on no other.
    """
    needed = ((argument, choices) for argument, choices in preset_form(procedure, view, {})[0] if argument.needed)
    argument, choices = next(needed, (None, []))
    if argument is None:
        return objections(table.book, view, table.book.opening(procedure.name, {}))
    all_closed = argument.closed and choices and not any(choice.is_open for choice in choices)
    return choices[0].closed if all_closed else None


# ---- the form -------------------------------------------------------------------------------------------------------


@endpoints.post(SEAT + "/form", takes=FormAsked, gives=ActionForm, query=Spoken, right=check_playing)
async def ask_form(call: Call) -> ActionForm:
    """The form of an action: every argument with its legal choices after what has been said, and a legal preset."""
    asked: FormAsked = call.body
    async with seated(call) as at:
        if not _may(at, asked.procedure):
            raise MoothallError("error-web-gm-only")
        return await at.live.desk.look(lambda table: _form(table, at, asked, call.lang))


def _form(table: Table, at: Seated, asked: FormAsked, lang: str) -> ActionForm:
    procedure = table.book.procedure(asked.procedure)
    settled = _settled(procedure.arguments, at, asked)
    pieces = _Pieces(table, at.viewer, lang, {**settled, **asked.args})
    arguments, pieces.filled = preset_form(procedure, pieces.view, pieces.given)
    listed = [(each, _own(table, at, each, choices)) for each, choices in arguments]
    shown = [one for one in listed if one[0].name not in settled and _is_shown(*one, pieces, at)]
    called = _called(pieces.said, action_key(procedure.name), procedure.name)
    filled = [pieces.piece(*one) for one in shown]
    values = {piece.field.name: piece.value for piece in filled if piece.value is not UNSET}
    parts = [pieces.telling.prompt(part) for part in _parts(table, at, asked, {**values, **settled})]
    return ActionForm(procedure.name, called, settled, filled, parts)


def _parts(table: Table, at: Seated, asked: FormAsked, args: dict[str, Any]) -> list[Prompt]:
    """The questions that the action, as its form is filled in, is going to raise for those who send it."""
    if table.stored_room.pace == ASKS_EVERYTHING:
        return []
    try:
        opening = table.book.opening(asked.procedure, args)
    except MoothallError:
        return []  # something is still to be said
    stream, said = (
        table.stream(at.viewer),
        AnswersAhead(replace(one, seat=one.seat or at.seat.id) for one in asked.ahead),
    )
    coming = table.preview.of_opening(opening, stream.view, lambda seat: _answers_for(table, at, seat), said)
    return [stream.upcoming(*one) for one in coming]


def _answers_for(table: Table, at: Seated, seat: str) -> bool:
    """Whether questions to a seat are for whoever asks: their own, and for a GM those of seats where nobody sits."""
    held = table.stored_room.seat(seat)
    return table.viewer(seat) == at.viewer or (at.is_gm and (held is None or not held.person))


@endpoints.post(SEAT + "/card", takes=CardAsked, gives=Card, query=Spoken, right=check_playing)
async def ask_card(call: Call) -> Card:
    """What follows a prompt on its card, after what has been entered so far; nothing is said by it."""
    asked: CardAsked = call.body
    async with seated(call) as at:
        if at.seat.role == "spectator":
            raise MoothallError("error-table-may-not", seat=at.seat.name)
        return await at.live.desk.look(lambda table: _card(table, at, asked, call.lang))


def _card(table: Table, at: Seated, asked: CardAsked, lang: str) -> Card:
    stream, telling = table.stream(at.viewer), Telling(table, at.viewer, lang)
    prompt = next((one for one in table.now(at.viewer).prompts if one.id == asked.prompt), None)
    if prompt is None:
        raise MoothallError("error-table-no-prompt")
    coming = following(table, stream, prompt, asked.answer, asked.ahead)
    return Card([telling.prompt(part) for part in coming])


def _settled(arguments: Iterable[Argument], at: Seated, asked: FormAsked) -> dict[str, str]:
    """Who does it, and from which seat."""
    known = {"own": asked.hero, "own-seat": "" if at.is_gm else at.seat.id}
    return {each.name: known[role] for each in arguments for role in known if role in each.roles and known[role]}


def _own(table: Table, at: Seated, argument: Argument, choices: list[Choice]) -> list[Choice]:
    """The choices of an argument that names a player's own character: only those played from this seat."""
    if at.is_gm or "own" not in argument.roles:
        return choices
    view = table.stream(at.viewer).view
    return [choice for choice in choices if table.book.seat_of(view, choice.id) == at.seat.id]


def _is_shown(argument: Argument, choices: list[Choice], pieces: _Pieces, at: Seated) -> bool:
    """Whether a form asks for an argument; not for one of a list that has nothing in it and need not be said."""
    if argument.closed and not choices and not argument.needed:
        return False
    if argument.asked_if is not None and not argument.asked_if(pieces.view, pieces.given):
        return False
    return argument.is_asked and (at.is_gm or "gm-only" not in argument.roles)


class _Pieces:
    """The pieces of a form in a reader's words."""

    def __init__(self, table: Table, viewer: str, lang: str, given: dict[str, Any]) -> None:
        self.view, self.said, self.given = table.stream(viewer).view, voice(lang, table.book.id), given
        self.telling = Telling(table, viewer, lang)
        self.filled: dict[str, Any] = {}
        """What the form holds: what was said, and what is preset."""

    def piece(self, argument: Argument, choices: list[Choice]) -> FormPiece:
        is_preset = True if argument.is_preset else UNSET
        field, value = self._field(argument, choices), self._value(argument, choices)
        return FormPiece(json_types.schema(argument.takes), field, value, is_preset)

    def _field(self, argument: Argument, choices: list[Choice]) -> wire.PromptField:
        name = argument.name
        words = [self._word(name, one) for one in choices or _literal(argument.takes)]
        several = get_origin(argument.takes) in (tuple, list)
        if words and argument.closed and not argument.needed and not several and choices:
            words = [wire.NamedValue("", self._left_open(choices)), *words]
        if argument.closed and not words:  # a list with nothing in it is no place to write
            words = [wire.NamedValue("", self.said.say("form-none"))]
        ideas, words = ([], words) if argument.closed or argument.choices is None else (words, [])
        parts = [self._part(argument, inner, kind) for inner, kind in json_types.parts_of(argument.takes).items()]
        kept = [part for part in parts if part is not None]
        return wire.PromptField(name, self._label(name), words, ideas, argument.needed or UNSET, kept or UNSET)

    def _part(self, argument: Argument, name: str, kind: Any) -> wire.PromptField | None:
        """A field of a record, unless nobody is asked for it."""
        fields = argument.fields
        if name in (*fields.fresh, *fields.later):
            return None
        listed = (fields.among or {}).get(name)
        choices = list(listed(self.view, self.given)) if listed else _literal(kind)
        label = self._label(f"{argument.name}-{name}") if self.said.has(f"arg-{argument.name}-{name}") else ""
        return wire.PromptField(name, label or self._label(name), [self._word(name, one) for one in choices], [])

    def _label(self, name: str) -> str:
        keys = (f"arg-{name}", f"piece-{name}", f"field-{name}")
        return next((self.said.say(key) for key in keys if self.said.has(key)), name)

    def _word(self, name: str, choice: Choice) -> wire.NamedValue:
        said = choice.name or (self.telling.word(choice.id, name) if choice.id else self._nothing(name))
        priced = f"{said} ({choice.price})" if choice.price else self.telling.noted(said, choice.note)
        closed = UNSET if choice.closed is None else self.telling.in_the_way(choice.closed)
        return wire.NamedValue(choice.id, priced, closed)

    def _left_open(self, choices: list[Choice]) -> str:
        """An optional argument that is not said: words of the rules are then as usual, things and people none."""
        return self.said.say("form-none" if any(choice.name for choice in choices) else "form-usual")

    def _nothing(self, name: str) -> str:
        return self.said.say("answer-none", field=name)

    def _value(self, argument: Argument, choices: list[Choice]) -> Any:
        """What a piece is preset to: what was said, its own preset, the book's default, or the first open choice."""
        open_ids = [choice.id for choice in choices if choice.is_open]
        said = self._begins(argument, choices, open_ids)
        if not argument.closed or isinstance(said, list | tuple) or said in open_ids:
            return UNSET if said is None else said
        if argument.several:  # who picks another should not have to put the first one back
            return open_ids if argument.needed and len(open_ids) == 1 else []
        return open_ids[0] if argument.needed and open_ids else ""

    def _begins(self, argument: Argument, choices: list[Choice], open_ids: list[str]) -> Any:
        """What was said of an argument, unless a rule has closed it since; else what its form begins with."""
        said = self.given.get(argument.name)
        if said is not None and ("first" not in argument.roles or said in ("", *open_ids)):
            return said
        if "first" in argument.roles:
            said = preset(argument, choices)
        elif argument.named_after and (id := self.filled.get(argument.named_after)):
            said = self.telling.word(id, argument.named_after)
        return plain(argument.default) if said is None else said


def _literal(kind: Any) -> list[Choice]:
    """The words of a type that is one of a few, or none of them."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return [Choice(str(word)) for one in kinds if get_origin(one) is Literal for word in get_args(one)]
