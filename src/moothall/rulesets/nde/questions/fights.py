"""Questions of fights: reach, armour, and foes' attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.dice import check_die
from moothall.rulesets.nde.editions import Listed
from moothall.rulesets.nde.editions.newer import EDITION as NEWER
from moothall.rulesets.nde.ids import FoeId, HeroId
from moothall.rulesets.nde.questions.action_test import Call, HowHard, TalentUse, circumstances, usable_talents
from moothall.rulesets.nde.questions.common import GMS, options
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Attribute
from moothall.talk.questions import Option, Question, question


@question("nde/reach", takes=str, whose=GMS)
class CouldReach(Question[Literal["yes", "no", "instead"]]):
    """The GM says whether the foe could reach the hero who missed; where the book allows it, another consequence may
    stand instead.
    """

    who: HeroId
    foe: FoeId
    offered: tuple[Option, ...] = options(("yes", "no"), "nde2.opt.retaliation-reach")

    after = True
    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return self.offered

    def settled(self, state: Table) -> Literal["yes", "no", "instead"]:
        """Whether the foe could reach was reckoned from where both stand: that comes first on the list."""
        return self.default()


@question("nde/armour", takes=str)
class SpendArmour(Question[Literal["spend", "take"]]):
    """An armour token may take the place of a Heart."""

    who: HeroId
    losing: int

    after = True

    def options(self) -> Sequence[Option]:
        return options(("spend", "take"), "nde2.opt.armor")


@record
class Start:
    """The GM's view of a fight: whether harm is wanted, whether order matters, and so how it is played."""

    harm_wanted: bool = True
    order_matters: bool = True
    how: Literal["combat", "one_test", "free"] = "combat"


@question("nde/start", takes=Start, whose=GMS)
class StartCombat(Question[Start]):
    """The GM judges whether a fight is played in rounds."""

    foes: int

    stops = "confirmation"

    def cites(self) -> Iterator[str]:
        yield "nde2.combat.start"

    def default(self) -> Start:
        return Start()

    def settled(self, state: Table) -> Start:
        """The GM pressed to begin a fight: order matters, and harm is wanted."""
        return self.default()


@record
class Strike:
    """A foe's blow as the GM sees it. Which fields count depends on how foes act at this table."""

    attribute: Attribute = "dex"
    difficulty: int = 0
    stakes: str = ""
    hurts: bool = True
    die: int = 0
    reach: int = 0
    helps: tuple[str, ...] = ()
    hinders: tuple[str, ...] = ()
    talents: tuple[TalentUse, ...] = ()
    extreme: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    """What the rules put in the foe's way (cover, range) and the GM lets pass this once; the log says so."""

    def as_call(self) -> Call:
        """The test by which the hero may get out of its way."""
        said = (self.helps, self.hinders)
        return Call(self.difficulty, self.stakes, *said, talents=self.talents, extreme=self.extreme, ignore=self.ignore)


@question("nde/strike-fallen", takes=str, whose=GMS)
class StrikeFallen(Question[Literal["spare", "strike"]]):
    """A hero who is down rolls nothing: the GM says whether the foe strikes at all."""

    foe: FoeId
    who: HeroId
    kills: bool

    def options(self) -> Sequence[Option]:
        return options(("spare", "strike"), "nde2.harm.no-death")


@question("nde/strike", takes=Strike, whose=GMS)
class FoeStrikes(Question[Strike]):
    """A foe acts against a hero. The number is preset to its Defense, the attribute to dodging."""

    foe: FoeId
    who: HeroId
    preset: int
    dodge: Option
    doubles: bool = False
    """Whether a circumstance may count double."""
    better: Listed = NEWER.better
    worse: Listed = NEWER.worse

    def leaves_out(self) -> tuple[str, ...]:
        number = () if self.preset else ("difficulty",)
        return (*number, *(() if self.doubles else ("extreme",)))

    def cites(self) -> Iterator[str]:
        yield "nde2.foe.turn"
        yield self.dodge.cite

    def check(self, state: Table, answer: Strike) -> None:
        match state.options.foe_action:
            case "player_test":
                HowHard(self.who, preset=self.preset, needs_stakes=False).check(state, answer.as_call())
            case "foe_roll":
                check_die(state.options, answer.die)
                if answer.reach < 1:
                    raise AgainstTheRules("error-no-number", cite="nde2.foe.turn")
            case "gm_fiat":
                pass

    def ideas(self, field: str) -> tuple[str, ...]:
        return circumstances(field, self.better, self.worse)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return usable_talents(state, self.who) if field == "talents.name" else ()

    def default(self) -> Strike:
        return Strike("dex", self.preset, die=6, reach=4)
