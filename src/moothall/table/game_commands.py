"""Commands of the game: beginning actions, answering, rewinding and the GM's rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from moothall.errors import MoothallError, NotYours, Unclear
from moothall.handlers.bots import MOST_ANSWERS
from moothall.handlers.stage import check_faces
from moothall.ledger.entries import (
    AS_IN_0_1_0,
    OFFERS_STAND,
    AnswerAhead,
    Answered,
    Asked,
    Entry,
    Offered,
    Rolled,
    Told,
)
from moothall.sight import GM, redact
from moothall.table import commands as c
from moothall.table.dice import NOBODY
from moothall.table.edits import RULING, Edited
from moothall.table.game import AnyConversation, objections
from moothall.table.lines import Rewound, TakenBack, Withdrawn
from moothall.table.pending import askings
from moothall.table.refusals import action, argument, typed_answer
from moothall.table.room import ASKS_EVERYTHING, DiceReleased, Seat, SeatAway, Wished, WishSettled
from moothall.table.seat_names import look_alike
from moothall.table.seats import GMS, MAY
from moothall.table.sender import Acting, Broken, Veiled
from moothall.table.standing import ORDER, ordered, set_order, stand_by, takes_a_hand
from moothall.table.streams import Asking
from moothall.table.usher import CARRIED, RIGHTS, AskedSeat, answer_unasked
from moothall.talk.actions import check_choices, check_offered
from moothall.talk.procedure import Opening
from moothall.talk.questions import Question
from moothall.talk.requests import Ask, Offer, Roll, Stand
from moothall.talk.rule_names import name_error

if TYPE_CHECKING:
    from moothall.table.core import Table

MOST_WISHES = 20
"""Of one seat, while the GM has settled none of them."""

SPARED = ("offer", "confirmation")
"""What nobody decides in the place of a seat that is away: it lets offers pass, and confirms what is usual."""

MOST_FOLLOWS = 200
"""Things that go with one ruling; a book that knows of no end is stopped here."""

# ---- Beginning an action --------------------------------------------------------------------------------------------


def open_procedure(acting: Acting, command: c.Open) -> None:
    """Begin an action, if this seat may, its characters are free, and the rules see nothing against it."""
    table, game = acting.table, acting.table.game
    # Only the GM names new things: a player refused an id that is taken would learn of one that is hidden.
    opening = table.book.opening(command.procedure, command.args, acting.new_id, own_ids=acting.is_gm)
    if not acting.is_gm:
        _check_own(table, acting.seat, command)
    seat = game.roller(opening, acting.asked_as)
    if table.room_state.level(table.book.access(command.procedure).group, seat) == "off":
        _leave_to_the_gm(acting, command)
        return
    held = () if command.secret else game.holds(opening)
    went_on = [_go_on_from(acting, conversation, held) for conversation in tuple(game.conversations.values())]
    view = redact(game.state, acting.stream.viewer) if any(went_on) else acting.stream.view
    busy = game.held_by(game.holds(opening), lambda conv: _counts_as_busy(acting, conv))
    if busy is not None:
        raise MoothallError("error-table-busy", hero=table.book.name_of(view, busy))
    if not acting.is_gm:
        _check_choices(table.book.id, view, opening)
        if (objection := objections(table.book, view, opening)) is not None:
            raise objection
    begin(acting, opening, secret=command.secret, ahead=_own_answers(acting, command.ahead))


def _own_answers(acting: Acting, said: Iterable[AnswerAhead]) -> tuple[AnswerAhead, ...]:
    """Return what a seat says ahead: for itself, and a GM for whomever they name."""
    named = (each.seat if acting.is_gm and each.seat else acting.asked_as for each in said)
    own = tuple(replace(each, seat=seat) for each, seat in zip(said, named, strict=True))
    return tuple(replace(each, shown="") if each.shown == CARRIED else each for each in own)


def _go_on_from(acting: Acting, conversation: AnyConversation, held: Iterable[str]) -> bool:
    """Give every word that going on implies, one after the other; where the rules refuse one, it is waited for."""
    said = False
    while (implied := _implied(acting, conversation, held)) is not None:
        seat, question = implied
        number = acting.table.game.stage.next_number
        _set_dice(acting, conversation)
        try:
            conversation.answer(seat, question.default())
        except MoothallError:
            return said
        acting.table.mark(number, "implied")
        go_on(acting, conversation)
        said = True
    return said


def _implied(acting: Acting, conversation: AnyConversation, held: Iterable[str]) -> tuple[str, Question[Any]] | None:
    """Return what an action waits for, if going on says it as well: one's own word, or to a GM that of a player who
    sees whom the next action is about. What players do not see of a GM must end nothing that they see.
    """
    if conversation.version < OFFERS_STAND or not isinstance(conversation.waiting, Ask | Stand):
        return None
    ((seat, question),) = conversation.questions()
    own = seat == acting.asked_as and question.implied != "no"
    by_gm = acting.is_gm and question.implied == "table" and _are_seen(acting, held, seat)
    return (seat, question) if own or by_gm else None


def _are_seen(acting: Acting, held: Iterable[str], seat: str) -> bool:
    """Whether a seat sees all of these, so that it sees the action begin that keeps them busy."""
    names, view = acting.table.book.name_of, redact(acting.table.game.state, acting.table.viewer(seat))
    return bool(held) and all(names(view, id) != id for id in held)


def _check_choices(book: str, view: Any, opening: Opening[Any]) -> None:
    """Refuse what this player's list has closed, or their form would not offer: the same choices, on the same view."""
    check_offered(opening.procedure, view, dict(opening.args))
    try:
        check_choices(opening.procedure, view, dict(opening.args))
    except Unclear as problem:
        if problem.key == "error-table-no-choice":
            problem.values["argument"] = argument(book, problem.values["argument"])
        raise


def _counts_as_busy(acting: Acting, conv: str) -> bool:
    """Whether an open action keeps its characters from the sender's next: one that a player is not to know of does not.

    Or its refusal would tell that the GM is doing something about a hero.
    """
    return acting.is_gm or (acting.stream.knows(conv) and not acting.table.is_secret(conv))


def begin(acting: Acting, opening: Opening[Any], *, secret: bool = False, ahead: tuple[AnswerAhead, ...] = ()) -> None:
    """Run a procedure's first step, and go on until a seat must be asked."""
    table = acting.table
    number = table.game.stage.next_number
    table.game.dice.by_hand = table.room_state.way(table.game.roller(opening, acting.asked_as)) == "hand"
    owner = table.game.dice_owner(opening.procedure.name, dict(opening.args), acting.seat, secret=secret)
    table.game.dice.whose = owner
    version = OFFERS_STAND if table.room_state.pace != ASKS_EVERYTHING else AS_IN_0_1_0
    conversation = _careful(acting, opening, lambda: table.game.open(opening, version, ahead))
    table.openers[conversation.conv], table.dice_owners[conversation.conv] = acting.seat, owner
    if secret:
        table.mark(number, "secret")
    go_on(acting, conversation)


def check_may_open(table: Table, seat: Seat, command: c.Open) -> None:
    """Refuse a seat an action that it could not begin, whatever the state of the game."""
    if seat.role not in MAY[c.Open]:
        raise MoothallError("error-table-may-not", seat=seat.name)
    table.book.opening(command.procedure, command.args)
    if seat.role not in GMS:
        _check_own(table, seat.id, command)


def _check_own(table: Table, seat: str, command: c.Open) -> None:
    """Refuse a player an action of the GM's, a character they do not play, or an argument that only the GM gives."""
    access, view = table.book.access(command.procedure), table.stream(seat).view
    if access.by != "player" or command.secret:
        raise MoothallError("error-table-gm-opens", name=action(table.book.id, command.procedure))
    for name in access.own:
        id = command.args.get(name)
        if not isinstance(id, str) or table.book.seat_of(view, id) != seat:
            raise MoothallError("error-table-not-your-hero")
    for name in access.seats:
        if command.args.get(name) != seat:
            raise MoothallError("error-table-not-your-seat")
    for name in access.gm_only:
        if command.args.get(name):
            raise MoothallError("error-table-gm-argument", name=argument(table.book.id, name))
    _check_hero_name(table, seat, command)


def _check_hero_name(table: Table, seat: str, command: c.Open) -> None:
    """Refuse a player a character whose name is taken for that of another player's, as far as they see it."""
    sheet = command.args.get("sheet")
    name = sheet.get("name") if isinstance(sheet, dict) else None
    if not isinstance(name, str) or not name.strip():
        return
    for other, held_by in table.book.heroes(table.stream(seat).view):
        if held_by not in ("", GM, seat) and look_alike(name, other):
            raise MoothallError("error-table-hero-like", name=name.strip(), other=other)


def _leave_to_the_gm(acting: Acting, command: c.Open) -> None:
    """The rules of this are turned off: a player's wish waits for a ruling; the GM simply rules."""
    if acting.is_gm:
        raise MoothallError("error-table-rules-off", name=action(acting.table.book.id, command.procedure))
    if sum(wish.seat == acting.seat for wish in acting.table.room_state.wishes) >= MOST_WISHES:
        raise MoothallError("error-table-wishes", most=MOST_WISHES)
    args = msgspec.json.encode(command.args).decode()
    acting.table.note(Wished(acting.new_id(), acting.seat, command.procedure, args))


# ---- Answering ------------------------------------------------------------------------------------------------------


def answer(acting: Acting, command: c.Answer) -> None:
    """Answer a prompt; nothing said to a window lets it pass. Whether the answer fits is judged as things stand now."""
    asking = _asking(acting, command.prompt, command.answer)
    if asking.question is None:
        raise Unclear("error-table-dice-wanted")
    if command.answer is None and asking.prompt.what in ("window", "chip"):
        let_pass(acting, c.LetPass(command.prompt))
        return
    said = typed_answer(acting.table.book.id, asking.question, command.answer)
    conversation, seat = acting.table.game.conversations[asking.conv], asking.prompt.seat
    if asking.prompt.what == "chip":
        _speak(acting, conversation, asking, said, lambda: conversation.take(seat, said))
        return
    ahead = _own_answers(acting, command.ahead)
    _speak(acting, conversation, asking, said, lambda: conversation.answer(seat, said, ahead))


def let_pass(acting: Acting, command: c.LetPass) -> None:
    """Let a window or a chip go by."""
    asking = _asking(acting, command.prompt, None)
    if asking.prompt.what not in ("window", "chip"):
        raise Unclear("error-cannot-pass", seat=_name(acting, asking.prompt.seat))
    conversation = acting.table.game.conversations[asking.conv]
    _speak(acting, conversation, asking, None, lambda: conversation.passes(asking.prompt.seat))


def close_window(acting: Acting, command: c.CloseWindow) -> None:
    """Close a window; seats that have not answered pass."""
    asking = _asking(acting, command.prompt, None)
    conversation = acting.table.game.conversations[asking.conv]
    _set_dice(acting, conversation)
    _careful(acting, conversation.opening, conversation.close_window)
    go_on(acting, conversation)


def enter_dice(acting: Acting, command: c.EnterDice) -> None:
    """Take the faces of real dice that have fallen."""
    asking = _asking(acting, command.prompt, None)
    if asking.prompt.what != "dice":
        raise Unclear("error-no-dice-wanted")
    table, conversation = acting.table, acting.table.game.conversations[asking.conv]
    assert isinstance(conversation.waiting, Roll)
    check_faces(conversation.waiting, command.faces)
    number = table.game.stage.next_number
    table.mark(number, "typed")
    _in_the_place_of(acting, asking, number)
    _set_dice(acting, conversation)
    _careful(acting, conversation.opening, lambda: conversation.fall(command.faces))
    go_on(acting, conversation)


def _speak(acting: Acting, conversation: AnyConversation, asking: Asking, said: Any, speak: Callable[[], None]) -> None:
    _in_the_place_of(acting, asking, acting.table.game.stage.next_number)
    _set_dice(acting, conversation)
    objection = None if acting.is_gm or asking.question is None else _objection(acting, asking.question, said)
    try:
        _careful(acting, conversation.opening, speak)
    except Veiled as refusal:
        raise objection or refusal from None
    go_on(acting, conversation)


def _objection(acting: Acting, question: Question[Any], said: Any) -> MoothallError | None:
    """Why an answer does not do, as far as its giver can tell."""
    view = acting.stream.view
    try:
        question.check(view, said)
    except MoothallError as refusal:
        return name_error(view, refusal)
    except Exception:
        return None
    return None


def _in_the_place_of(acting: Acting, asking: Asking, number: int) -> None:
    if acting.is_gm and acting.table.viewer(asking.prompt.seat) != GM:
        acting.table.acts_for(asking.prompt.seat)
        acting.table.mark(number, "for")


def _asking(acting: Acting, id: str, said: Any) -> Asking:
    """Return what a prompt of this seat's stands for; if it is over, refuse with the best reason why."""
    found = next((one for one in askings(acting.table.waits, acting.stream) if one.prompt.id == id), None)
    if found is not None:
        return found
    if id not in acting.stream.past:
        acting.table.look_back()
    past = acting.stream.past.get(id)
    if past is None:
        # The same for a prompt of another seat and for none at all: nobody learns what others are asked.
        raise NotYours("error-table-no-prompt", cite=acting.table.book.decides)
    if past.question is not None:
        _judge_late(acting, past.question, said)
    seat, cite = _name(acting, past.prompt.seat), past.question.late if past.question else None
    late = NotYours("error-too-late", cite=cite, seat=seat)
    late.cite = late.cite or past.prompt.cite or None
    raise late


def _name(acting: Acting, seat: str) -> str:
    """Return the name of a seat."""
    held = acting.table.room_state.seat(seat)
    return held.name if held else seat


def _judge_late(acting: Acting, question: Question[Any], said: Any) -> None:
    """The old question knows best why an answer comes too late, as far as the answerer may know."""
    try:
        fitting = typed_answer(acting.table.book.id, question, said)
    except Unclear:
        return
    objection = _objection(acting, question, fitting)
    if objection is not None:
        raise objection


# ---- Running --------------------------------------------------------------------------------------------------------


def go_on(acting: Acting, conversation: AnyConversation) -> None:
    """Answer what nobody need be asked for, or the table has set to be automatic, until a seat must be asked."""
    for _ in range(MOST_ANSWERS):
        acting.table.game.settle(conversation)
        if not isinstance(conversation.waiting, Ask | Offer | Stand):
            return
        if takes_a_hand(acting, conversation):
            continue
        if not (_answered_unasked(acting, conversation) or _answered_automatically(acting, conversation)):
            return


def _answered_unasked(acting: Acting, conversation: AnyConversation) -> bool:
    """Give one answer that no seat need be asked for; one that the rules refuse is asked for after all."""
    table, window = acting.table, isinstance(conversation.waiting, Offer)
    if not (table.room_state.hurries or conversation.ahead):
        return False
    group = table.book.group_of(_cite(acting, conversation))
    for seat, question in conversation.questions():
        asked = AskedSeat(seat, table.viewer(seat), question, group, is_window=window)
        given = answer_unasked(table.room_state, asked, table.game.state, conversation.ahead, table.book.id)
        if given is None:
            continue
        number = table.game.stage.next_number
        try:
            conversation.passes(seat) if window else conversation.answer(seat, given.answer)
        except MoothallError:
            continue
        table.mark(number, given.right)
        return True
    return False


def _answered_automatically(acting: Acting, conversation: AnyConversation) -> bool:
    """Give one stated default, if the dial says so; a default that the rules refuse is asked for after all."""
    table = acting.table
    group = table.book.group_of(_cite(acting, conversation))
    for seat, question in conversation.questions():
        spared = table.room_state.is_away(seat) and question.stops in SPARED
        order = None if spared else ordered(acting, conversation, seat, question)
        if not spared and order is None and table.room_state.level(group, seat, question.kind) != "auto":
            continue
        number = table.game.stage.next_number
        try:
            conversation.passes(seat) if isinstance(conversation.waiting, Offer) else conversation.answer(
                seat, question.default() if order is None else order
            )
        except MoothallError:
            continue
        table.mark(number, "auto" if order is None else ORDER)
        return True
    return False


def _cite(acting: Acting, conversation: AnyConversation) -> str:
    """The rule behind the question that waits, as the log has it."""
    asked = (
        e for e in reversed(acting.table.game.log) if e.conv == conversation.conv and isinstance(e, Asked | Offered)
    )
    return "".join(next(asked).cites[:1])


def _set_dice(acting: Acting, conversation: AnyConversation) -> None:
    table = acting.table
    seat = table.game.roller(conversation.opening, table.openers.get(conversation.conv, GM))
    table.game.dice.by_hand = table.room_state.way(seat) == "hand"
    table.game.dice.whose = table.dice_owners.get(conversation.conv, NOBODY)


def _careful(acting: Acting, opening: Opening[Any], run: Callable[[], Any]) -> Any:
    """Run a step. What the rules refuse, a player hears as far as it may be heard; what breaks is told to the GM."""
    try:
        return run()
    except MoothallError as refusal:
        if acting.is_gm:
            raise
        raise Veiled(refusal) from refusal
    except Exception as problem:
        raise Broken(opening.procedure.name, problem) from problem


# ---- What the GM decides --------------------------------------------------------------------------------------------


def rule(acting: Acting, command: c.MakeRuling) -> None:
    """An outcome, as one step."""
    if not command.rulings and not command.wish:
        raise Unclear("error-table-empty")
    decide(acting, command.rulings, command.note)
    if command.wish:
        _settle_wish(acting, command.wish, command.note)


def decide(acting: Acting, rulings: Iterable[c.Ruling], note: str = "") -> None:
    """Tell each fact the GM has decided, and why. All of them together must leave a state that can be played on."""
    before, book = acting.table.game.state, acting.table.book
    _tell_rulings(acting, rulings, note)
    for _ in range(MOST_FOLLOWS):
        if (more := book.follows(acting.table.game.state)) is None:
            break
        acting.table.game.stage.tell(more, RULING)
    known = {str(problem) for problem in book.problems(before)}
    new = next((problem for problem in book.problems(acting.table.game.state) if str(problem) not in known), None)
    if new is not None:
        raise new


def _tell_rulings(acting: Acting, rulings: Iterable[c.Ruling], note: str) -> None:
    for ruling in rulings:
        fact = _fact(acting, ruling, note)
        try:
            acting.table.game.stage.tell(fact, RULING)
        except MoothallError:
            raise
        except Exception as problem:
            raise Unclear("error-table-ruling", name=fact.kind, problem=str(problem)) from problem


def _fact(acting: Acting, ruling: c.Ruling, note: str) -> Any:
    if ruling.how == "fact":
        return acting.table.book.fact(ruling.kind, ruling.value)
    return Edited(tuple(ruling.path), ruling.value, ruling.how, note)


def give_hero(acting: Acting, command: c.GiveHero) -> None:
    """Hand a player's character over to another player. What its old seat was asked before stays with that seat."""
    path = acting.table.book.seat_path(acting.table.game.state, command.hero)
    to = acting.table.room_state.seat(command.seat)
    if path is None:
        raise Unclear("error-table-not-a-hero")
    if to is None:
        raise Unclear("error-table-no-seat", id=command.seat)
    if to.role != "player":
        raise Unclear("error-table-not-a-player", seat=to.name)
    decide(acting, (c.Ruling(path, to.id),))


def raise_hand(acting: Acting, command: c.StandBy) -> None:
    """Raise or lower a hand; an offer that stands already is taken at once."""
    stand_by(acting, command)
    for conversation in tuple(acting.table.game.conversations.values()):
        _set_dice(acting, conversation)
        go_on(acting, conversation)


def step_away(acting: Acting, command: c.StepAway) -> None:
    """Be away, or back again. Questions that wait for the seat go to a GM, and its offers go by."""
    table, id = acting.table, command.seat or acting.seat
    seat = table.room_state.seat(id)
    if seat is None:
        raise Unclear("error-table-no-seat", id=id)
    if seat.id != acting.seat and not acting.is_gm:
        raise MoothallError("error-table-not-your-seat")
    if seat.role != "player":
        raise Unclear("error-table-not-a-player", seat=seat.name)
    if seat.away == command.away:
        return
    table.note(SeatAway(seat.id, command.away))
    for conversation in tuple(table.game.conversations.values()):
        _set_dice(acting, conversation)
        go_on(acting, conversation)


def refuse_wish(acting: Acting, command: c.RefuseWish) -> None:
    """Nothing comes of what a player wished for."""
    _settle_wish(acting, command.wish, command.note)


def _settle_wish(acting: Acting, id: str, note: str) -> None:
    wish = next((one for one in acting.table.room_state.wishes if one.id == id), None)
    if wish is None:
        raise Unclear("error-table-no-such", id=id)
    acting.table.note(WishSettled(id, wish.seat, note))


def start_again(acting: Acting, command: c.StartAgain) -> None:
    """Drop a conversation and begin it anew."""
    conv, procedure, args = _stuck(acting, command.conv)
    acting.table.game.drop(conv)
    begin(acting, acting.table.book.opening(procedure, args), secret=acting.table.is_secret(conv))


def finish_by_hand(acting: Acting, command: c.FinishByHand) -> None:
    """Drop a conversation, and the GM says what came of it."""
    conv, _, _ = _stuck(acting, command.conv)
    acting.table.game.drop(conv)
    decide(acting, command.rulings)


def drop(acting: Acting, command: c.Drop) -> None:
    """Drop a conversation."""
    conv, _, _ = _stuck(acting, command.conv)
    acting.table.game.drop(conv)


def _stuck(acting: Acting, id: str) -> tuple[str, str, dict[str, Any]]:
    """An open conversation by the GM's id of it: itself, its procedure and its plain arguments."""
    game = acting.table.game
    conv = acting.stream.conversation(id)
    if conv in game.aside:
        opened = game.aside[conv].opened
        return conv, opened.procedure, msgspec.to_builtins(opened.args)
    if conv in game.conversations:
        opening = game.conversations[conv].opening
        return conv, opening.procedure.name, msgspec.to_builtins(dict(opening.args))
    raise Unclear("error-table-no-such", id=id)


# ---- Going back -----------------------------------------------------------------------------------------------------


def take_back(acting: Acting, command: c.TakeBack) -> None:
    """Take back one's own last answer, if nothing came of it but the next question of the same conversation.

    Such an answer has changed nothing, so nothing that others have done since can stand on it.
    """
    log = acting.table.game.log
    mine = _answers_of(acting)
    if not mine:
        acting.table.look_back()
        mine = _answers_of(acting)
    if not mine:
        raise MoothallError("error-table-nothing-to-take-back")
    said = log[mine[-1]]
    later = (entry for entry in log[mine[-1] + 1 :] if entry.conv == said.conv)
    if not all(isinstance(entry, Asked | Offered) or _is_unasked(acting, entry) for entry in later):
        raise MoothallError("error-table-stands")
    acting.table.go_back(TakenBack(said.conv, said.number))


def _answers_of(acting: Acting) -> list[int]:
    """Return the places in the log of this seat's answers."""
    log = acting.table.game.log
    return [
        place
        for place, entry in enumerate(log)
        if isinstance(entry, Answered) and entry.seat == acting.asked_as and not _is_unasked(acting, entry)
    ]


def _is_unasked(acting: Acting, entry: Entry) -> bool:
    """Whether the table gave this answer because nobody need be asked: it is no answer of the seat's own."""
    marks = acting.table.game.marks.get(entry.number, ())
    return isinstance(entry, Answered) and any(mark.how in RIGHTS for mark in marks)


def withdraw_action(acting: Acting, command: c.WithdrawAction) -> None:
    """End an action as if it had never begun.

    Whether it still can be is said from what its sender was told. Where facts that the sender knows nothing of came
    between, they decide silently: only if this action's facts, told last, would lead to the very state there is, does
    nothing stand on them.
    """
    stream, game = acting.stream, acting.table.game
    conv = stream.conversation(command.conv)
    # The same for an action of another seat and for none at all: nobody learns what others do.
    if conv not in game.conversations or not stream.has_begun(conv):
        raise MoothallError("error-table-no-action")
    if reason := stream.stands_on(conv):
        raise reason
    if not _without(acting, conv):
        stands = MoothallError("error-table-action-stands")
        raise stands if acting.is_gm else Veiled(stands)


def _without(acting: Acting, conv: str) -> bool:
    """Take a whole conversation back, and whether everything else is as it was without it."""
    game = acting.table.game
    before, aside = game.state, set(game.aside)
    told = [entry.event for entry in game.log if entry.conv == conv and isinstance(entry, Told)]
    try:
        acting.table.go_back(Withdrawn(conv))
        return bool(reduce(game.book.fold, told, game.state) == before) and aside == set(game.aside)
    except Exception:
        return False  # a later fact cannot be told without these


def rewind(acting: Acting, command: c.Rewind) -> None:
    """Go on from an earlier entry."""
    game = acting.table.game
    if command.to < game.begins[1]:
        acting.table.look_back()
    to = game.boundary(command.to)
    if command.to < 0 or not game.log or to >= game.log[-1].number:
        raise MoothallError("error-table-nothing-to-rewind")
    acting.table.go_back(Rewound(to))


def adjust(acting: Acting, command: c.Adjust) -> None:
    """Go back to a question that the table answered by itself, and answer it otherwise.

    Answers that people gave before the dice are given again; dice that fell come again by themselves. Where anything
    else has happened since, only a rewind can tell what to do with that.
    """
    game = acting.table.game
    given = next((entry for entry in game.log if entry.number == command.entry), None)
    if not isinstance(given, Answered) or not _is_unasked(acting, given) or given.passed:
        raise MoothallError("error-table-nothing-to-adjust")
    later = [entry for entry in game.log if entry.number > given.number]
    if any(entry.conv != given.conv for entry in later):
        raise MoothallError("error-table-adjust-stands")
    carried = tuple(_answers_before_dice(later))
    acting.table.go_back(Rewound(given.number - 1))
    conversation = game.conversations[given.conv]
    ((seat, question),) = conversation.questions()
    said = typed_answer(acting.table.book.id, question, command.answer)
    _set_dice(acting, conversation)
    _careful(acting, conversation.opening, lambda: conversation.answer(seat, said, carried))
    go_on(acting, conversation)


def _answers_before_dice(entries: Iterable[Entry]) -> Iterator[AnswerAhead]:
    """Yield the answers of some entries up to the first dice; later ones were given to what these dice showed."""
    asked: dict[str, Question[Any]] = {}
    for entry in entries:
        match entry:
            case Rolled():
                return
            case Asked(seat=seat, question=question):
                asked[seat] = question
            case Answered(seat=seat, answer=answer, passed=False, taken=False) if seat in asked:
                plain = msgspec.to_builtins(answer)
                yield AnswerAhead(asked[seat].kind, plain, asked[seat].subject, CARRIED, seat)


def release_dice(acting: Acting, command: c.ReleaseDice) -> None:
    """Release the dice that were seen: they do not come again."""
    acting.table.note(DiceReleased())


PLAYING: dict[type[c.Command], Callable[[Acting, Any], None]] = {
    c.Open: open_procedure,
    c.Answer: answer,
    c.LetPass: let_pass,
    c.CloseWindow: close_window,
    c.EnterDice: enter_dice,
    c.MakeRuling: rule,
    c.RefuseWish: refuse_wish,
    c.GiveHero: give_hero,
    c.StepAway: step_away,
    c.StartAgain: start_again,
    c.FinishByHand: finish_by_hand,
    c.Drop: drop,
    c.StandBy: raise_hand,
    c.SetOrder: set_order,
    c.TakeBack: take_back,
    c.WithdrawAction: withdraw_action,
    c.Rewind: rewind,
    c.Adjust: adjust,
    c.ReleaseDice: release_dice,
}
