"""A live 2d20 table with two characters, and a ledger that holds an example of each kind of line."""

from __future__ import annotations

from typing import Any

import msgspec

from moothall.handlers.dice import Given, Seeded
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.state import Character
from moothall.table import commands as c
from moothall.talk.procedure import Procedure
from tests.books.houses2d20.support.stage import npc, person
from tests.table.support.archives import MAP
from tests.table.support.live_table import Host

ANA = person("sanna", seat="ana", battle=6, duty=6)
BO = person("ivo", seat="bo", battle=6, duty=6)


class HousesSession(Host):
    """A table with two characters and some Momentum saved."""

    def __init__(
        self,
        *faces: int,
        momentum: int = 0,
        threat: int = 0,
        on: tuple[Any, ...] = (),
        seed: str = "evening",
        **options: str,
    ) -> None:
        super().__init__("houses2d20", dice=Given(faces, Seeded(seed)))
        for viewer in ("gm", "ana", "bo", "guest"):
            self.table.stream(viewer)
        read = read_options({name.replace("__", "."): value for name, value in options.items()})
        seen = read.threat_visible_to_players
        opened = {"options": msgspec.to_builtins(read), "house": "", "threat": threat, "threat_open": seen}
        self.fact("houses/table-opened", **opened)
        for one in (ANA, BO, *on):
            self.joins(one)
        if momentum:
            self.saves(momentum)

    def saves(self, momentum: int) -> None:
        """Save so much Momentum."""
        saved = {"who": "sanna", "shared": True, "momentum": momentum, "change": momentum, "use": "bank"}
        self.fact("houses/momentum-changed", **saved)

    def joins(self, one: Character) -> None:
        data = {"character": msgspec.to_builtins(one), "assets": [], "seen": one.seen}
        self.fact("houses/character-joined", **data)

    def fact(self, kind: str, **data: Any) -> None:
        self.do("gm", c.MakeRuling((c.Ruling(how="fact", kind=kind, value=data),)))

    def open(self, seat: str, procedure: Procedure[..., Any], **args: Any) -> Any:
        return self.do(seat, c.Open(procedure.name, args))

    def on_to(self, who: str, kind: str, **said: Any) -> None:
        """Everybody gives the stated answer, or the one named for that kind, until somebody's test comes to a kind."""
        while True:
            asked = next(prompt for prompt in self.table.now("gm").prompts if _about(prompt, who))
            name = asked.what if asked.what == "dice" else asked.question.kind.removeprefix("houses/")
            if name == kind:
                return
            if asked.what == "window":
                self.do("gm", c.LetPass(asked.id))
            else:
                answer = said.get(name.replace("-", "_"), asked.default)
                self.do("gm", c.Answer(asked.id, msgspec.to_builtins(answer)))


def _about(prompt: Any, who: str) -> bool:
    """Whether a prompt belongs to somebody's test; dice are asked for one test at a time."""
    return prompt.what == "dice" or bool(prompt.question.who == who)


def session_ledger() -> list[str]:
    """The ledger of a session with something of everything: a rewind, an answer taken back, an edit, dice typed in,
    dice that came again, a window let go by, a conflict, and a question that waits.
    """
    at = HousesSession(5, 17, 4, 9, threat=4, on=(npc("roke", battle=6, duty=6),))
    at.do("gm", c.HandOut("A map", "Turn left at the mill.", MAP.name, readers=("ana",)))
    at.open("gm", houses.begin_adventure, title="The salt tithe")
    at.saves(2)
    at.open("gm", houses.begin_session)
    at.open("gm", houses.begin_scene, title="The counting house")
    at.finish()
    at.open("ana", houses.test, who="sanna", action="force the door", skill="battle")
    at.on_to("sanna", "buy-dice")
    at.answer("ana", {"paid": ["momentum"]})
    at.do("ana", c.TakeBack())
    at.answer("ana", {"paid": ["threat"]})
    before = at.table.game.log[-1].number
    at.finish()
    at.do("gm", c.Rewind(before))
    at.finish()
    at.do("gm", c.MakeRuling((c.Ruling(("momentum",), 5),), note="They have earned it"))
    at.do("gm", c.SetDice("hand", "bo"))
    at.open("bo", houses.test, who="ivo", action="read the cipher", skill="understand")
    at.on_to("ivo", "dice")
    at.do("bo", c.EnterDice(at.prompt("bo").id, (3, 20)))
    at.finish()
    at.open("gm", houses.begin_conflict, kind="intrigue", first="sanna", zones=[], places=[])
    for who, seat in (("sanna", "ana"), ("roke", "gm")):
        at.open(seat, houses.act, who=who)
        at.finish()
    at.open("bo", houses.act, who="ivo")
    return at.shelf.lines
