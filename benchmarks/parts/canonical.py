"""The fight that the benchmarks share: four heroes against six minions, two elites and a boss, misses hit back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.local.tree import TurnGame
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.rulesets import nde
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.state import Distance, Foe, Table
from moothall.rulesets.nde.words import Tier
from moothall.talk.procedure import Opening

PLAIN = Policy("plain")
FOES: tuple[Tier, ...] = ("minion",) * 6 + ("elite",) * 2 + ("boss",)


def start() -> Table:
    """Everybody stands, nobody has luck."""
    options = Options(retaliation="melee", crowd="off")
    heroes = tuple(replace(nde.sheet.to_hero(nde.sheet.new_sheet(n, "assault"), n), luck=0) for n in "abcd")
    foes = tuple(nde.new_foe(options, f"{tier}{place}", tier) for place, tier in enumerate(FOES))
    apart = tuple(Distance(hero.id, foe.id, "close") for hero in heroes for foe in foes)
    return Table(options=options, heroes=heroes, foes=foes, distances=apart, phase="heroes", round=1)


START = start()


def turn(table: Table) -> Opening[Any] | None:
    """The next hero attacks the first foe that stands; when all have, a new round begins."""
    foe = next((foe for foe in table.foes if not foe.out), None)
    if foe is None or not table.up():
        return None
    hero = next((hero for hero in table.up() if not hero.acted), None)
    return nde.next_round.open() if hero is None else nde.attack.open(hero.id, foe.id, "melee")


def won(table: Table) -> bool:
    return bool(table.up())


# Which round it is changes nothing, nor does a foe's bruise that no rule looks at.
FORGOTTEN = frozenset({(Table, "round"), (Foe, "effects")})

GAME = TurnGame(START, turn, nde.fold, PLAIN, won, FORGOTTEN, (Table, "round"))


def play_live(seed: int) -> Stage[Table]:
    """One fight through the live handler with its full log."""
    stage = Stage(START, nde.fold, Seeded(seed))
    while (opening := turn(stage.state)) is not None:
        play_out(stage, opening, PLAIN)
    return stage
