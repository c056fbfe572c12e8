"""What is asked in NOVA6 can be answered with choices, numbers and words of one's own: nobody types an id."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.rulesets import nova6
from moothall.sight import plain
from moothall.table import Prompt
from moothall.table import commands as c
from moothall.table.json_types import item_of, literals, parts_of
from moothall.talk.questions import QUESTIONS
from support.nova6_bots import KINDS, NovaBots
from support.pages import answers, as_begun, objection, picked, sent
from support.soaking import SOAKING
from support.table_bots import play

for _module in walk_packages(nova6.__path__, f"{nova6.__name__}."):
    import_module(_module.name)  # a kind of question is known once its module is open

ASKED = {kind: asked for kind, asked in QUESTIONS.items() if kind.startswith("nova6/")}

FREE = {
    "text": "*",
    "name": "*",
    "intent": "*",
    "reason": "*",
    "note": "*",
    "issues.text": "nova6/which-issues",
    "issues.note": "nova6/which-issues",
    "instead.text": "nova6/agree-cost",
    "aspects": "nova6/which-world",
    "elements": "nova6/design-feature",
    "brings": "nova6/design-feature",
    "parts": "nova6/design-feature",
    **{f"entries.{name}": "nova6/which-people" for name in ("name", "tie", "concept", "note")},
}
"""Fields that hold words of one's own, and the one question in which they do; `*` for all."""

LEFT_OUT = {"nova6/react-with": {"zone"}}
OFFERED = {"nova6/trio": {"trio"}, "nova6/spend-points": {"stunt"}}
"""Fields that no form asks for, and those of which the options are the list."""


def string_fields(takes: Any, before: str = "") -> Iterator[str]:
    """Every field of an answer that holds text, or several texts, as `against.who` inside a record."""
    for name, hint in parts_of(takes).items():
        inner = item_of(hint)
        if parts_of(inner):
            yield from string_fields(inner, f"{before}{name}.")
        elif (inner is str or "str" in str(hint)) and not list(literals(hint)):
            yield before + name


CLOSED = {
    (kind, field)
    for kind, asked in ASKED.items()
    for field in string_fields(asked.takes)
    if FREE.get(field) not in ("*", kind) and field not in LEFT_OUT.get(kind, set()) | OFFERED.get(kind, set())
}
"""Every field that is no free text, and so must list what it takes."""


class Onlookers(NovaBots):
    """Bots who look at every prompt as a page would, and often answer with what it offers."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.closed: set[tuple[str, str]] = set()
        self.unlisted: Counter[str] = Counter()
        self.flaws: Counter[str] = Counter()
        self.offered: dict[str, Any] = {}
        """What was sent to a prompt, of what it offers."""
        self.known: set[str] = set()

    def view(self, prompt: Prompt) -> Any:
        return self.desk.table.snapshot(self.desk.table.viewer(prompt.seat)).state

    def look(self, prompt: Prompt) -> None:
        """Judge everything that a new prompt offers."""
        question, state, view = prompt.question, self.desk.table.game.state, self.view(prompt)
        if why := objection(question, state, as_begun(question, view)):
            self.flaws[f"{question.kind} begins with what is refused: {why}"] += 1
        if not parts_of(question.takes):
            return
        for field in string_fields(question.takes):
            top = field.partition(".")[0]
            if question.choices(field, view):
                self.closed.add((question.kind, field))
            elif (question.kind, field) in CLOSED and top not in question.leaves_out():
                self.unlisted[f"{question.kind} {field}"] += 1
        for choice in picked(question, view):
            if all(objection(question, state, answer) for answer in answers(question, view, choice)):
                self.flaws[f"{question.kind} offers {choice}"] += 1

    def answer(self, prompt: Prompt) -> Any:
        return self.from_the_page(prompt) if self.chance.random() < 0.7 else super().answer(prompt)

    def word_in_a_window(self, prompt: Prompt) -> Any:
        return self.from_the_page(prompt)

    def from_the_page(self, prompt: Prompt) -> Any:
        """One of the answers that a page offers and the question takes, as JSON."""
        question, state, view = prompt.question, self.desk.table.game.state, self.view(prompt)
        offered = [as_begun(question, view)]
        if parts_of(question.takes):
            listed = picked(question, view)
            some = self.chance.sample(listed, min(len(listed), 6))
            offered += [answer for choice in some for answer in islice(answers(question, view, choice), 3)]
        fitting = [answer for answer in offered if not objection(question, state, answer)]
        if not fitting:
            return plain(prompt.default)
        answer = self.chance.choice(fitting)
        assert sent(answer, question.takes) == answer
        self.offered[prompt.id] = (question.kind, answer)
        return plain(answer)

    async def do(self, seat: str, command: c.Command) -> bool:
        """An answer that was offered and is refused all the same is a flaw."""
        try:
            self.count += 1
            await self.desk.do(seat, seat, f"{seat}-{self.count}", command)
        except MoothallError as refusal:
            self.refused[refusal.key] += 1
            if isinstance(command, c.Answer) and command.prompt in self.offered:
                kind, answer = self.offered.pop(command.prompt)
                self.flaws[f"{kind} refuses {answer}: {refusal.key} {refusal.cite}"] += 1
            return False
        self.offered.clear()
        self.done[type(command).__name__] += 1
        for prompt in self.desk.table.now("gm").prompts:
            if prompt.id not in self.known and prompt.what != "dice":
                self.known.add(prompt.id)
                self.look(prompt)
        return True


SCENES = 50 if SOAKING else 2
SEEN: set[tuple[str, str]] = set()


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_offered_is_taken(tmp_path: Path, kind: str) -> None:
    """In scenes of every kind each form begins with an answer that fits, and each listed choice can be sent."""
    for seed in range(SCENES):
        bots = Onlookers(tmp_path / str(seed), kind, {}, 100 + seed)
        asyncio.run(play(bots, 40, every=40))
        SEEN.update(bots.closed)
        assert (dict(bots.unlisted), dict(bots.flaws)) == ({}, {})
