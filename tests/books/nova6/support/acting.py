"""Act out a NOVA6 procedure from lists of answers and faces; unlisted questions get their default."""

from __future__ import annotations

from typing import Any

from moothall.handlers.stage import Stage
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Offer, Roll


def act(at: Stage[Any], opening: Opening[Any], *faces: int, **said: Any) -> Any:
    """Act a procedure out: what is said to each kind of question, in turn, and the safe answer to everything else.

    A kind is written without its book and with underscores. For a window the one who takes it is named,
    `interrupt=[("bo", Committed(…))]`; `None` lets a window pass that a later one is not to.
    """
    left = {kind: list(answers) if isinstance(answers, list) else [answers] for kind, answers in said.items()}
    dice, talk = list(faces), at.open(opening)
    while not talk.ended:
        waiting = talk.waiting
        if isinstance(waiting, Roll):
            assert len(dice) >= waiting.count, f"{waiting.count} dice are to fall, and {dice} are left"
            talk.fall(tuple(dice.pop(0) for _ in range(waiting.count)))
            continue
        assert isinstance(waiting, Ask | Offer)
        seat, question = talk.questions()[0]
        queue = left.get(question.kind.partition("/")[2].replace("-", "_"), [])
        if isinstance(waiting, Ask):
            talk.answer(seat, queue.pop(0) if queue else question.default())
        elif (taken := queue.pop(0) if queue else None) is not None:
            talk.answer(*taken)
        else:
            talk.close_window()
    unsaid = {kind: queue for kind, queue in left.items() if queue}
    assert not unsaid and not dice, f"never asked: {unsaid}, never rolled: {dice}"
    return talk.result
