"""Actions over HTTP: what a character may begin now, the form of an action, and where the world may pull."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from moothall.errors import MoothallError
from moothall.sight import plain
from moothall.speech import Voice, voice
from moothall.table import Table, json_types
from moothall.table.book import Book
from moothall.talk.actions import Offering, form
from moothall.talk.arguments import Argument, Choice, Choices
from moothall.web.api.play import SEAT, Spoken
from moothall.web.authorize import Seated, check_seated, seated
from moothall.web.calls import Call, Endpoints
from moothall.web.render import Telling
from moothall.web.wire import Received, Text

endpoints = Endpoints()


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


class Hint(Struct, frozen=True):
    """A hint for deciding what to do, and its rule."""

    said: str
    cite: str
    rule: str


class ActionList(Struct, frozen=True):
    """A hero's actions now, and the book's hints."""

    hero: str
    choices: list[ActionListed]
    hints: list[Hint]


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
    """Whether a form asks for it: not for new ids, nor for what a question or the board will."""
    default: Any | UnsetType = UNSET


class ProcedureListed(Struct, frozen=True):
    """An action that this seat may begin: a procedure with its arguments."""

    name: str
    said: str
    group: str
    about: str
    rank: int
    """Its place among the actions that are wanted often, from 1; 0 for one that stands behind them."""
    arguments: list[ArgumentListed]


class ProcedureList(Struct, frozen=True):
    """The actions that this seat may begin."""

    procedures: list[ProcedureListed]


class FormAsked(Received, frozen=True):
    """An action, and its arguments as far as they have been said."""

    procedure: Text
    args: dict[str, Any] = field(default_factory=dict)


class FormChoice(Struct, frozen=True):
    """One value an argument may have: open, or closed with the sentence and the rule that says why."""

    id: str
    said: str
    closed: str | UnsetType = UNSET
    cite: str | UnsetType = UNSET


class FormPiece(Struct, frozen=True):
    """One argument to be said: its type, its choices if it has a list of them, and what it is preset to."""

    name: str
    label: str
    takes: dict[str, Any]
    needed: bool
    choices: list[FormChoice] | UnsetType = UNSET
    free: bool = True
    """Whether it may be anything besides the choices."""
    value: Any | UnsetType = UNSET
    later: list[str] | UnsetType = UNSET
    """Of a record: the fields that are not asked for."""
    parts: dict[str, list[FormChoice]] | UnsetType = UNSET
    """Of a record: the choices of its fields."""


class ActionForm(Struct, frozen=True):
    """The form of an action, as things stand for this seat."""

    procedure: str
    said: str
    pieces: list[FormPiece]


# ---- what is open ---------------------------------------------------------------------------------------------------


@endpoints.get(SEAT + "/choices/{hero}", gives=ActionList, query=Spoken)
async def choices(call: Call) -> ActionList:
    """A hero's actions now, as far as this seat knows: all that the book has, and which rule closes the rest."""
    async with seated(call) as at:

        def told(table: Table) -> ActionList:
            asked = table, at.viewer, call.path["hero"], call.lang
            return ActionList(call.path["hero"], list(_actions_listed(*asked)), list(_hints(*asked)))

        return await at.live.desk.look(told)


def _actions_listed(table: Table, viewer: str, hero: str, lang: str) -> Iterator[ActionListed]:
    telling, view, said = Telling(table, viewer, lang), table.stream(viewer).view, voice(lang, table.book.id)
    for offer in table.book.offers(view, hero):
        yield _action_listed(offer, telling, said)


def _action_listed(offer: Offering, telling: Telling, said: Voice) -> ActionListed:
    called = _called(said, _action_key(offer.procedure), offer.procedure)
    why = UNSET if offer.why is None else telling.trouble(offer.why).said
    cite = offer.cite
    return ActionListed(
        offer.procedure, called, offer.open, cite, telling.rule(cite), [offer.procedure], offer.rank > 0, why
    )


def _hints(table: Table, viewer: str, hero: str, lang: str) -> Iterator[Hint]:
    telling = Telling(table, viewer, lang)
    for one in table.book.hints(table.stream(viewer).view, hero):
        yield Hint(telling.hint(one), one.cite, telling.rule(one.cite))


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
        return ProcedureList(
            [_procedure_listed(book, said, name, at.is_gm) for name in book.procedures if _may(at, name)]
        )


def _may(at: Seated, name: str) -> bool:
    return at.seat.role != "spectator" and (at.is_gm or at.live.table.book.access(name).by == "player")


def _action_key(procedure: str) -> str:
    return f"deed-{procedure.replace('.', '-')}"


def _called(said: Voice, key: str, otherwise: str) -> str:
    return said.say(key) if said.has(key) else otherwise


def _procedure_listed(book: Book, said: Voice, name: str, is_gm: bool) -> ProcedureListed:
    procedure, group = book.procedures[name], book.access(name).group
    shown = [each for each in procedure.arguments if is_gm or "gm-only" not in each.roles]
    rank = procedure.declared.rank if procedure.declared else 0
    about = inspect.cleandoc(procedure.__doc__ or "").partition("\n")[0]
    arguments = [_argument_listed(each, said) for each in shown]
    return ProcedureListed(name, _called(said, _action_key(name), name), group, about, rank, arguments)


def _argument_listed(each: Argument, said: Voice) -> ArgumentListed:
    return ArgumentListed(
        each.name,
        _called(said, f"arg-{each.name}", each.name),
        json_types.schema(each.takes),
        each.needed,
        "own" in each.roles,
        "own-seat" in each.roles,
        each.is_asked,
        UNSET if each.default is None else plain(each.default),
    )


# ---- the form -------------------------------------------------------------------------------------------------------


@endpoints.post(SEAT + "/form", takes=FormAsked, gives=ActionForm, query=Spoken, right=check_seated)
async def ask_form(call: Call) -> ActionForm:
    """The form of an action: every argument with its legal choices after what has been said, and a legal preset."""
    asked: FormAsked = call.body
    async with seated(call) as at:
        if not _may(at, asked.procedure):
            raise MoothallError("error-web-gm-only")
        return await at.live.desk.look(lambda table: _form(table, at, asked, call.lang))


def _form(table: Table, at: Seated, asked: FormAsked, lang: str) -> ActionForm:
    procedure = table.book.procedure(asked.procedure)
    pieces = _Pieces(table, at.viewer, lang, asked.args)
    listed = form(procedure, pieces.view, asked.args)
    shown = [one for one in listed if one[0].is_asked and (at.is_gm or "gm-only" not in one[0].roles)]
    called = _called(pieces.said, _action_key(procedure.name), procedure.name)
    return ActionForm(procedure.name, called, [pieces.piece(*one) for one in shown])


class _Pieces:
    """The pieces of a form in a reader's words."""

    def __init__(self, table: Table, viewer: str, lang: str, given: dict[str, Any]) -> None:
        self.view, self.said = table.stream(viewer).view, voice(lang, table.book.id)
        self._telling, self._given = Telling(table, viewer, lang), given

    def piece(self, argument: Argument, choices: list[Choice]) -> FormPiece:
        fields = argument.fields
        parts = {name: self._choices(name, listed) for name, listed in (fields.among or {}).items()}
        return FormPiece(
            argument.name,
            _called(self.said, f"arg-{argument.name}", argument.name),
            json_types.schema(argument.takes),
            argument.needed,
            UNSET if argument.choices is None else [self._choice(argument.name, one) for one in choices],
            not argument.closed,
            self._value(argument, choices),
            [*fields.fresh, *fields.later] or UNSET,
            parts or UNSET,
        )

    def _choices(self, name: str, listed: Choices) -> list[FormChoice]:
        return [self._choice(name, choice) for choice in listed(self.view, self._given)]

    def _choice(self, name: str, choice: Choice) -> FormChoice:
        said = choice.name or self._telling.word(choice.id, name)
        if choice.closed is None:
            return FormChoice(choice.id, said)
        return FormChoice(choice.id, said, self._telling.trouble(choice.closed).said, choice.closed.cite or UNSET)

    def _value(self, argument: Argument, choices: list[Choice]) -> Any:
        """What a piece is preset to: what was said, the book's own, or the first choice that is open."""
        said = self._given.get(argument.name, plain(argument.default))
        open_ids = [choice.id for choice in choices if choice.is_open]
        if argument.closed and said not in open_ids and not isinstance(said, list | tuple):
            return open_ids[0] if argument.needed and open_ids else said if said is not None else UNSET
        return UNSET if said is None else said
