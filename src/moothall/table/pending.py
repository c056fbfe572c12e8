"""Pending prompts: each viewer's own, and of the other seats only that they are waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from moothall.records import record
from moothall.sight import GM
from moothall.table.game import Aside, Game
from moothall.table.streams import Asking, Prompt, Stream
from moothall.talk.requests import Roll


@record
class Stuck:
    """A conversation that cannot go on as it was kept: the GM starts it again, finishes it by hand, or drops it."""

    conv: str
    procedure: str
    entry: int
    ledger: str
    code: str


@record
class Now:
    """A viewer's present: it is your turn if you have a prompt, and the GM's if no seat is named."""

    prompts: tuple[Prompt, ...] = ()
    chips: tuple[Prompt, ...] = ()
    """Offers that stand: they may be taken while another is waited for, and hold nobody up."""
    waiting: tuple[str, ...] = ()
    """The players' seats that are waited for in what this viewer knows of. The GM is named to the GM alone: a question
    more or less on the GM's side must not show, not even as a wait that begins and ends.
    """
    open: tuple[str, ...] = ()
    """The conversations this viewer has begun that are not over."""
    withdrawable: tuple[str, ...] = ()
    """Those of them that can still be withdrawn, as far as this viewer has been told."""
    stuck: tuple[Stuck, ...] = ()
    seen_dice: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """For the GM: faces that will come again, by the size of the die."""

    @property
    def your_turn(self) -> bool:
        return bool(self.prompts)


Following = Callable[[Stream, Asking], tuple[Prompt, ...]]
"""What follows a prompt of a viewer's on its card."""


@record
class Waiting:
    """All that is waited for once a step is kept, before redaction for any viewer."""

    conversations: frozenset[str]
    waiting: tuple[tuple[str, str], ...]
    dice: tuple[tuple[str, str, Roll[Any]], ...]
    aside: tuple[tuple[str, Aside], ...]
    seen: tuple[tuple[int, tuple[int, ...]], ...]


def picture(game: Game, openers: dict[str, str], viewer: Callable[[str], str]) -> Waiting:
    """Return all that a game waits for."""
    asked = [
        (conversation.conv, viewer(seat))
        for conversation in game.conversations.values()
        for seat, _ in conversation.questions()
    ]
    dice = [
        (conversation, game.roller(conversation.opening, openers.get(conversation.conv, GM)), roll)
        for conversation, roll in game.waiting_dice()
    ]
    return Waiting(
        frozenset(game.conversations),
        (*asked, *((conversation.conv, viewer(seat)) for conversation, seat, _ in dice)),
        tuple((conversation.conv, seat, roll) for conversation, seat, roll in dice),
        tuple(game.aside.items()),
        tuple((sides, tuple(one.face for one in faces)) for sides, faces in sorted(game.dice.seen.items()) if faces),
    )


def now(waits: Waiting, stream: Stream, following: Following) -> Now:
    """Return what one viewer may know of what is waited for."""
    open_prompts = [_whole(asking, stream, following) for asking in askings(waits, stream)]
    prompts = tuple(prompt for prompt in open_prompts if prompt.what != "chip")
    chips = tuple(prompt for prompt in open_prompts if prompt.what == "chip" and not _is_vain(prompt, stream))
    waiting = tuple(sorted({seat for conv, seat in waits.waiting if stream.knows(conv)}))
    begun = stream.begun_of(waits.conversations)
    known = tuple(stream.know(conv) for conv in begun)
    back = tuple(stream.know(conv) for conv in begun if not stream.stands_on(conv))
    if stream.viewer != GM:
        return Now(prompts, chips, tuple(seat for seat in waiting if seat != GM), known, back)
    return Now(prompts, chips, waiting, known, back, tuple(_stuck(waits, stream)), waits.seen)


def _whole(asking: Asking, stream: Stream, following: Following) -> Prompt:
    """Return a prompt with what follows it on its card."""
    if asking.prompt.what != "question":
        return asking.prompt
    return replace(asking.prompt, parts=stream.card(asking.prompt, lambda: following(stream, asking)))


def _is_vain(chip: Prompt, stream: Stream) -> bool:
    """Whether an offer, taken, would change nothing, as far as its viewer can see: then it does not stand there."""
    try:
        return bool(chip.question.is_vain(stream.view))
    except Exception:  # it hangs on what this viewer does not see
        return False


def askings(waits: Waiting, stream: Stream) -> list[Asking]:
    """The prompts of a viewer with what is behind them."""
    dice_prompts = (stream.dice_prompt(conv, seat, roll) for conv, seat, roll in waits.dice)
    return [*stream.asking(waits.conversations), *(asking for asking in dice_prompts if asking is not None)]


def _stuck(waits: Waiting, stream: Stream) -> Iterator[Stuck]:
    for conv, (opened, problem) in waits.aside:
        said = problem.values
        yield Stuck(stream.know(conv), opened.procedure, problem.number, said["ledger"], said["code"])
