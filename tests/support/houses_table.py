"""A live table of the 2d20 book: people of our own at it, and what each viewer is sent."""

from __future__ import annotations

from typing import Any

import msgspec

from moothall.handlers.dice import Given, Seeded
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.state import Character
from moothall.table import commands as c
from moothall.talk.procedure import Procedure
from support.houses import person
from support.tables import Host

ANA = person("sanna", seat="ana", battle=6, duty=6)
BO = person("ivo", seat="bo", battle=6, duty=6)


class Evening(Host):
    """A table with two characters and some Momentum saved."""

    def __init__(
        self, *faces: int, momentum: int = 0, threat: int = 0, on: tuple[Any, ...] = (), **options: str
    ) -> None:
        super().__init__("houses2d20", dice=Given(faces, Seeded("evening")))
        for viewer in ("gm", "ana", "bo", "guest"):
            self.table.stream(viewer)
        read = read_options({name.replace("__", "."): value for name, value in options.items()})
        seen = read.threat_visible_to_players
        opened = {"options": msgspec.to_builtins(read), "house": "", "threat": threat, "threat_open": seen}
        self.fact("houses/table-opened", **opened)
        for one in (ANA, BO, *on):
            self.joins(one)
        if momentum:
            saved = {"who": "sanna", "shared": True, "momentum": momentum, "change": momentum, "use": "bank"}
            self.fact("houses/momentum-changed", **saved)

    def joins(self, one: Character) -> None:
        data = {"character": msgspec.to_builtins(one), "assets": [], "seen": one.seen}
        self.fact("houses/character-joined", **data)

    def fact(self, kind: str, **data: Any) -> None:
        self.do("gm", c.Rule((c.Ruling(how="fact", kind=kind, value=data),)))

    def open(self, seat: str, procedure: Procedure[..., Any], **args: Any) -> Any:
        return self.do(seat, c.Open(procedure.name, args))

    def on_to(self, who: str, kind: str, **said: Any) -> None:
        """Everybody gives the stated answer, or the one named for that kind, until somebody's test comes to a kind."""
        while True:
            asked = next(prompt for prompt in self.table.now("gm").prompts if prompt.question.who == who)
            name = asked.question.kind.removeprefix("houses/")
            if name == kind:
                return
            if asked.what == "window":
                self.do("gm", c.LetPass(asked.id))
            else:
                answer = said.get(name.replace("-", "_"), asked.default)
                self.do("gm", c.Answer(asked.id, msgspec.to_builtins(answer)))
