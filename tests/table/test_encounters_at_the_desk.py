"""Encounters at a live table: the bots that a forecast is held against end as they do when commands are sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall import books
from moothall.forecast import Encounter, encounters_of
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.sight import plain
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.talk.encounters import EncounterSetup
from tests.core.test_forecasts import fight
from tests.core.test_other_encounters import conflict, contest, duel, skirmish, task
from tests.support.soaking import SOAKING
from tests.table.support.live_table import Host

GAMES = 100 if SOAKING else 1
KINDS: dict[str, Encounter] = {
    "nde2": fight(),
    "nde1": fight("nde1"),
    "task": task(),
    "duel": duel(),
    "skirmish": skirmish(),
    "contest": contest(),
    "conflict": conflict(),
}


class Bots:
    """Bots at every seat of a live table, who send commands."""

    def __init__(self, encounter: Encounter, setup: EncounterSetup, seed: int) -> None:
        self.setup, self.policy = setup, Policy("forecast", setup.answers)
        self.host = Host(encounter.ruleset, seed)

    @property
    def state(self) -> Any:
        return self.host.table.game.state

    def play(self) -> Any:
        """Play the encounter to its end."""
        while (opening := self.setup.turn(self.state)) is not None:
            if opening.procedure.name == "nova6.whole-turn":
                self.whole_turn(**dict(opening.args))
            else:
                self.open(opening.procedure.name, **dict(opening.args))
        return self.setup.end(self.state)

    def open(self, procedure: str, **args: Any) -> None:
        """Begin an action as the GM, and answer everything that is asked."""
        self.host.do("gm", c.Open(procedure, msgspec.to_builtins(plain(args))))
        while prompts := self.host.table.now("gm").prompts:
            asked = prompts[0]
            is_window = asked.what == "window"
            say = self.policy.take if is_window else self.policy.answer
            answer = say(self.state, asked.seat, asked.question)
            if is_window and answer is None:
                self.host.do("gm", c.LetPass(asked.id))
            else:
                self.host.do("gm", c.Answer(asked.id, msgspec.to_builtins(plain(answer))))

    def whole_turn(self, who: Any, target: Any, skill: str, tool: str) -> None:
        """A turn of a conflict in the parts that people take one by one."""
        if self.state.scene.acting != who:
            self.open("nova6.take-turn", who=who)
        one = self.state.who(who)
        if one.is_pc and not one.out:
            intent = {"who": who, "intent": "strike", "skill": skill, "action": "attack"}
            self.open("nova6.act", **intent, targets=[target], tool=tool)
        elif not one.is_pc:
            self.open("nova6.oppose", by=who, target=target, tool=tool)
        if self.state.scene.acting == who and self.state.present() and self.state.opposition():
            self.open("nova6.end-turn", who=who)


@pytest.mark.parametrize("kind", KINDS)
def test_the_desk_plays_what_the_stage_plays(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same dice an encounter ends at the desk, command by command, as bots end it on a stage."""
    encounter = KINDS[kind]
    setup = encounters_of(encounter.ruleset).set_up(*encounter[1:])
    monkeypatch.setattr(Book, "start", property(lambda _: setup.start, lambda _, __: None), raising=False)
    fold, policy = books.ruleset(encounter.ruleset).mechanics().fold, Policy("forecast", setup.answers)
    for seed in range(GAMES):
        stage = Stage(setup.start, fold, Seeded(seed))
        while (opening := setup.turn(stage.state)) is not None:
            play_out(stage, opening, policy)
        bots = Bots(encounter, setup, seed)
        assert bots.play() == setup.end(stage.state)
        assert len(bots.host.table.game.log) > 3
