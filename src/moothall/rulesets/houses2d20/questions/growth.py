"""Questions of advancement: points earned, advances bought, and abilities given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.words import SKILLS, Skill
from moothall.talk.questions import Option, Question, question

Advance = Literal["skill", "focus", "talent"]
ADVANCED: tuple[Advance, ...] = get_args(Advance)


@question("houses/ambition", takes=int, whose="houses.advance.ambition-1-to-3")
class HowMuchProgress(Question[int]):
    """The GM says how far the character came towards their ambition."""

    who: CharacterId
    text: str
    ambition: str = ""
    """The character's ambition, in the words of the sheet."""

    def check(self, state: Any, answer: int) -> None:
        if answer not in PROGRESS:
            raise AgainstTheRules("error-houses-ambition", cite="houses.advance.ambition-1-to-3", points=answer)

    def answers(self) -> Sequence[int]:
        return PROGRESS

    def default(self) -> int:
        return PROGRESS[0]


PROGRESS = range(1, 4)


@question("houses/impressed", takes=str, whose="houses.advance.impress")
class WasItGreat(Question[Literal["yes", "no"]]):
    """The group was impressed: the GM agrees or not."""

    who: CharacterId
    text: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.advance.impress")


@question("houses/advance", takes=Literal["skill", "focus", "talent", "retrain", "drive", "stop"])
class WhatToAdvance(Question[Literal["skill", "focus", "talent", "retrain", "drive", "stop"]]):
    """The player spends advancement points. Every price is this character's own, as of now."""

    who: CharacterId
    points: int
    offered: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.offered

    def check(self, state: Any, answer: str) -> None:
        from moothall.rulesets.houses2d20.growth import check_affordable

        if answer == "drive":
            raise AgainstTheRules("error-houses-drives-not-bought", cite="houses.advance.drives-not-bought")
        for bought in ADVANCED:
            if answer == bought:
                check_affordable(state, self.who, bought, retrain=False)
        self.check_listed(answer)

    def default(self) -> Literal["stop"]:
        return "stop"


@question("houses/retrain", takes=Advance)
class WhatToRetrain(Question[Advance]):
    """The player picks what is gained by retraining."""

    who: CharacterId
    points: int
    offered: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.offered

    def check(self, state: Any, answer: Advance) -> None:
        from moothall.rulesets.houses2d20.growth import check_affordable

        check_affordable(state, self.who, answer, retrain=True)


@question("houses/raise-skill", takes=Skill)
class WhichSkillRises(Question[Skill]):
    """The player picks the skill that rises."""

    who: CharacterId
    offered: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.offered

    def check(self, state: Any, answer: Skill) -> None:
        if state.who(self.who).skills.of(answer) >= state.options.skill_cap:
            raise AgainstTheRules(
                "error-houses-skill-cap", cite="houses.advance.skill-cap-8", skill=answer, most=state.options.skill_cap
            )


@record
class NewFocus:
    """A focus, and the skill it is written under."""

    skill: Skill
    name: str = ""


@question("houses/new-focus", takes=NewFocus)
class WhichFocus(Question[NewFocus]):
    """The player names a new focus and its skill. Without a name there is none after all."""

    who: CharacterId

    def options(self) -> Sequence[Option]:
        return options(SKILLS, "houses.focus.belongs-to-skill")

    def check(self, state: Any, answer: NewFocus) -> None:
        known = [focus.name.casefold() for focus in state.who(self.who).focuses if focus.skill == answer.skill]
        if answer.name.strip().casefold() in known:
            raise AgainstTheRules("error-houses-new-focus", cite="houses.advance.focus-cost")

    def default(self) -> NewFocus:
        return NewFocus(SKILLS[0])


@question("houses/new-talent", takes=str)
class WhichTalent(Question[str]):
    """The player names a new talent. Without a name there is none after all."""

    who: CharacterId

    def check(self, state: Any, answer: str) -> None:
        known = [talent.casefold() for talent in state.who(self.who).talents]
        if answer.strip().casefold() in known:
            raise AgainstTheRules("error-houses-new-talent", cite="houses.advance.talent-cost")

    def default(self) -> str:
        return ""


@question("houses/approve-talent", takes=str)
class ApproveTalent(Question[Literal["yes", "no"]]):
    """A new talent is agreed with the GM."""

    who: CharacterId
    talent: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.advance.talent-cost")

    def settled(self, state: Any) -> Literal["yes"]:
        """It was agreed aloud before it was chosen."""
        return "yes"


@question("houses/give-up", takes=Advance)
class WhatToGiveUp(Question[Advance]):
    """The player picks the kind of ability that is given up in retraining."""

    who: CharacterId
    gained: Advance
    offered: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.offered


@question("houses/give-up-which", takes=str)
class WhichToGiveUp(Question[str]):
    """The player picks the focus or talent that is given up in retraining."""

    who: CharacterId
    kind_of: Advance
    offered: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.offered
