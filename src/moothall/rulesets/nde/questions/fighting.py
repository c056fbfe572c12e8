"""In a fight: reach, armour, and what foes do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.questions.calling import check_difficulty
from moothall.rulesets.nde.questions.common import GMS, options
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Attribute
from moothall.talk.questions import Option, Question, question


@question("nde/reach", takes=str, whose=GMS)
class CouldReach(Question[Literal["yes", "no"]]):
    """Could the foe truly reach the hero who missed?"""

    who: str
    foe: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nde2.opt.retaliation-reach")


@question("nde/armour", takes=str)
class SpendArmour(Question[Literal["spend", "take"]]):
    """An armour token may take the place of a Heart."""

    who: str
    losing: int

    def options(self) -> Sequence[Option]:
        return options(("spend", "take"), "nde2.opt.armor")


@dataclass(frozen=True, slots=True)
class Start:
    """Does a side want to harm another, does order matter, and so how is it played."""

    harm_wanted: bool = True
    order_matters: bool = True
    how: Literal["combat", "one_test", "free"] = "combat"


@question("nde/start", takes=Start, whose=GMS)
class StartCombat(Question[Start]):
    """The GM judges whether a fight is played in rounds."""

    foes: int

    def cites(self) -> Iterator[str]:
        yield "nde2.combat.start"

    def default(self) -> Start:
        return Start()


@dataclass(frozen=True, slots=True)
class Strike:
    """A foe's blow as the GM sees it. Which fields count depends on how foes act at this table."""

    attribute: Attribute = "dex"
    difficulty: int = 0
    stakes: str = ""
    hurts: bool = True
    die: int = 0
    reach: int = 0


@question("nde/strike", takes=Strike, whose=GMS)
class FoeStrikes(Question[Strike]):
    """A foe acts against a hero. The number is preset to its Defense, the attribute to dodging."""

    foe: str
    who: str
    preset: int
    dodge: Option

    def cites(self) -> Iterator[str]:
        yield "nde2.foe.turn"
        yield self.dodge.cite

    def check(self, state: Table, answer: Strike) -> None:
        from moothall.rulesets.nde.words import DICE

        match state.options.foe_action:
            case "player_test" if state.options.dice_mode == "ladder":
                check_difficulty(state, answer.difficulty)
            case "foe_roll" if answer.die not in DICE:
                raise AgainstTheRules("error-unknown-die", cite="nde2.dice.set", die=f"d{answer.die}")
            case _:
                pass

    def default(self) -> Strike:
        return Strike("dex", self.preset, "…", die=8, reach=5)
