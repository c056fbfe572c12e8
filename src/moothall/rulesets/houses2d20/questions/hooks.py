"""Questions of story hooks: keep a hook, or change one part of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.state import Hook
from moothall.talk.questions import Option, Question, question

Column = Literal["plot", "goal", "location", "hazard", "character"]
COLUMNS: tuple[Column, ...] = get_args(Column)


@record
class HookChange:
    """Answer to a story hook: keep it, roll one part again, or write one part oneself."""

    do: Literal["keep", "reroll", "edit"]
    column: Column = "plot"
    text: str = ""


@question("houses/hook", takes=HookChange, whose="houses.hook.prompt")
class KeepHook(Question[HookChange]):
    """The GM keeps a story hook or changes one part of it."""

    hook: Hook

    def options(self) -> Sequence[Option]:
        return options(("keep", "reroll", "edit"), "houses.hook.prompt")

    def answers(self) -> Sequence[HookChange]:
        return [HookChange("keep")]

    def check(self, state: Any, answer: HookChange) -> None:
        if answer.do == "edit" and not answer.text.strip():
            raise AgainstTheRules("error-houses-hook-words", cite="houses.hook.prompt", column=answer.column)

    def default(self) -> HookChange:
        return HookChange("keep")
