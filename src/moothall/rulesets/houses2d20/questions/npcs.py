"""Questions of NPC creation, in the order of its steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ideas import ideas_for
from moothall.rulesets.houses2d20.legality import (
    ABILITIES,
    judge_ability,
    judge_assets,
    judge_drives,
    judge_focuses,
    judge_skills,
    judge_talents,
    judge_traits,
)
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.state import AbilityKind
from moothall.rulesets.houses2d20.templates import QUALITIES, ROLES, TEMPLATES
from moothall.rulesets.houses2d20.words import SKILLS, Drive, Skill
from moothall.talk.questions import Option, Question, question
from moothall.talk.workshop import Problem

NpcTier = Literal["minor", "notable", "major"]
TIERS: tuple[NpcTier, ...] = get_args(NpcTier)
FIRST_RULE = {
    "minor": "houses.npc.minor.quality",
    "notable": "houses.npc.notable.two-drives",
    "major": "houses.npc.major.drives",
}
"""The rule by which each tier is best told from the others."""


def refuse(problems: list[Problem]) -> None:
    """Raise the first problem that is more than a mention."""
    for problem in problems:
        if not problem.warning:
            raise AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)


@question("houses/npc-tier", takes=NpcTier)
class WhichTier(Question[NpcTier]):
    """The GM picks the tier of an NPC: minor, notable or major."""

    def options(self) -> Sequence[Option]:
        return tuple(Option(tier, FIRST_RULE[tier]) for tier in TIERS)


@record
class Naming:
    """Name and role of an NPC."""

    name: str
    role: str = ""


@question("houses/npc-name", takes=Naming)
class WhoIsIt(Question[Naming]):
    """The GM gives an NPC a name, and a trait for the job or role; a blank name makes no character."""

    tier: NpcTier

    def ideas(self, field: str) -> tuple[str, ...]:
        known = tuple(role.id for role in ROLES[self.tier]) or ideas_for("role")
        return known if field == "role" else ()

    def cites(self) -> Iterator[str]:
        yield from (role.cite for role in ROLES[self.tier])

    def check(self, state: Any, answer: Naming) -> None:
        if answer.name.strip() and not answer.role.strip():
            refuse(judge_traits(self.tier, {"traits": []}))

    def default(self) -> Naming:
        return Naming("")


@record
class MoreTraits:
    """Reputation and faction of an NPC."""

    reputation: str = ""
    faction: str = ""

    def after(self, role: str) -> list[str]:
        """All traits in their order."""
        return [trait.strip() for trait in (role, self.reputation, self.faction) if trait.strip()]


@question("houses/npc-traits", takes=MoreTraits)
class WhichTraits(Question[MoreTraits]):
    """The GM gives an NPC a reputation, and perhaps a faction."""

    tier: NpcTier
    role: str

    def ideas(self, field: str) -> tuple[str, ...]:
        return ideas_for("reputation") if field == "reputation" else ()

    def leaves_out(self) -> tuple[str, ...]:
        return ("faction",) if self.tier == "notable" else ()

    def check(self, state: Any, answer: MoreTraits) -> None:
        """Take a reputation of the book's for a major character that is given none."""
        said = answer.reputation.strip() or (ideas_for("reputation")[0] if self.tier == "major" else "")
        refuse(judge_traits(self.tier, {"traits": MoreTraits(said, answer.faction).after(self.role)}))

    def default(self) -> MoreTraits:
        return MoreTraits()


@question("houses/npc-how", takes=str)
class ByHandOrByDice(Question[Literal["choose", "roll"]]):
    """The GM chooses the numbers of an NPC, or lets dice propose them."""

    tier: NpcTier

    def options(self) -> Sequence[Option]:
        return options(("choose", "roll"), FIRST_RULE[self.tier])


@question("houses/npc-quality", takes=int)
class WhatQuality(Question[int]):
    """The GM sets the Quality of a minor character."""

    preset: int

    def check(self, state: Any, answer: int) -> None:
        refuse(judge_drives("minor", {"quality": answer}))

    def answers(self) -> Sequence[int]:
        return QUALITIES

    def default(self) -> int:
        return self.preset


@record
class DealtDrives:
    """The rating of each Drive."""

    duty: int
    faith: int
    justice: int
    power: int
    truth: int


@record
class Statements:
    """The statement of each Drive that has one."""

    duty: str = ""
    faith: str = ""
    justice: str = ""
    power: str = ""
    truth: str = ""


@question("houses/npc-drives", takes=DealtDrives)
class WhichDrives(Question[DealtDrives]):
    """The GM gives each Drive its rating."""

    tier: NpcTier
    preset: DealtDrives

    def check(self, state: Any, answer: DealtDrives) -> None:
        drives = {name: {"rating": rating} for name, rating in asdict(answer).items()}
        refuse([found for found in judge_drives(self.tier, {"drives": drives}) if "drive-set" in found.key])

    def default(self) -> DealtDrives:
        return self.preset


@question("houses/npc-statements", takes=Statements)
class WhichStatements(Question[Statements]):
    """The GM writes the statements of the strong Drives."""

    tier: NpcTier
    drives: DealtDrives
    preset: Statements
    wanted: tuple[Drive, ...] = ()
    """Drives that need a statement, whether or not the GM has written one."""

    def ideas(self, field: str) -> tuple[str, ...]:
        return ideas_for(field) if field in self.wanted else ()

    def left_open(self, said: dict[str, str]) -> tuple[Drive, ...]:
        """Drives for which one of the book's statements stands in; one of a notable character's may stay without."""
        lacking = tuple(drive for drive in self.wanted if not said[drive].strip())
        return lacking if self.tier == "major" or len(lacking) == len(self.wanted) else ()

    def check(self, state: Any, answer: Statements) -> None:
        ratings, said = asdict(self.drives), asdict(answer)
        said |= {drive: ideas_for(drive)[0] for drive in self.left_open(said)}
        drives = {name: {"rating": ratings[name], "statement": said[name]} for name in ratings}
        refuse(judge_drives(self.tier, {"drives": drives}))

    def default(self) -> Statements:
        return self.preset


@record
class DealtSkills:
    """The rating of each skill."""

    battle: int
    communicate: int
    discipline: int
    move: int
    understand: int


@question("houses/npc-skills", takes=DealtSkills)
class WhichSkills(Question[DealtSkills]):
    """The GM gives each skill its rating. The one the job needs most should be the best."""

    tier: NpcTier
    role: str
    preset: DealtSkills

    def cites(self) -> Iterator[str]:
        yield from (role.best_cite for role in ROLES[self.tier] if role.id == self.role)

    def check(self, state: Any, answer: DealtSkills) -> None:
        refuse(judge_skills(self.tier, asdict(answer), state.options))

    def default(self) -> DealtSkills:
        return self.preset


@record
class FocusNames:
    """Focuses by the skill they stand under."""

    battle: tuple[str, ...] = ()
    communicate: tuple[str, ...] = ()
    discipline: tuple[str, ...] = ()
    move: tuple[str, ...] = ()
    understand: tuple[str, ...] = ()

    def listed(self) -> list[dict[str, str]]:
        """Each focus as a sheet has it."""
        return [{"skill": skill, "name": name.strip()} for skill in SKILLS for name in getattr(self, skill)]


@question("houses/npc-focuses", takes=FocusNames)
class WhichFocuses(Question[FocusNames]):
    """The GM names focuses under their skills."""

    tier: NpcTier
    skills: DealtSkills
    preset: FocusNames

    def ideas(self, field: str) -> tuple[str, ...]:
        return ideas_for(field)

    def check(self, state: Any, answer: FocusNames) -> None:
        refuse(judge_focuses(self.tier, {"focuses": answer.listed(), "skills": asdict(self.skills)}))

    def default(self) -> FocusNames:
        return self.preset


@record
class TalentNames:
    """Talents by name."""

    talents: tuple[str, ...] = ()


@question("houses/npc-talents", takes=TalentNames)
class WhichTalents(Question[TalentNames]):
    """The GM names talents. Special abilities that may replace some are asked for next."""

    tier: NpcTier
    with_abilities: bool
    preset: TalentNames

    def ideas(self, field: str) -> tuple[str, ...]:
        return ideas_for("talent")

    def check(self, state: Any, answer: TalentNames) -> None:
        least, _ = TEMPLATES[self.tier].talents
        lacking = least - len(answer.talents) if self.with_abilities else 0
        talents = [*answer.talents, *ideas_for("talent")[: max(0, lacking)]]
        refuse(judge_talents(self.tier, {"talents": talents}, state.options))

    def default(self) -> TalentNames:
        return self.preset


@record
class NewAbility:
    """A special ability: its kind, its use, the skill it names and, for an extra option, its price."""

    kind: AbilityKind | Literal["done"]
    use: str = ""
    skill: Skill | Literal[""] = ""
    price: int = 0

    def on_sheet(self) -> dict[str, Any]:
        """As a sheet has it."""
        return {"kind": self.kind, "use": self.use.strip(), "skill": self.skill, "price": self.price}


@question("houses/npc-ability", takes=NewAbility)
class WhichAbility(Question[NewAbility]):
    """The GM adds a special ability in place of a talent, or none more."""

    tier: NpcTier
    has: int
    """Talents and abilities so far."""
    preset: NewAbility

    def ideas(self, field: str) -> tuple[str, ...]:
        return ideas_for("use") if field == "use" else ()

    def options(self) -> Sequence[Option]:
        least, _ = TEMPLATES[self.tier].talents
        done = ("done",) if self.has >= least else ()
        return options((*done, *ABILITIES), "houses.npc.ability.replaces-talent")

    def answers(self) -> Sequence[NewAbility]:
        return [NewAbility("done")]

    def check(self, state: Any, answer: NewAbility) -> None:
        if answer.kind == "done":
            refuse(judge_talents(self.tier, {"talents": [*ideas_for("talent")[: self.has]]}, state.options))
            return
        refuse(judge_ability(answer.on_sheet() | {"use": answer.use.strip() or ideas_for("use")[0]}))

    def default(self) -> NewAbility:
        least, _ = TEMPLATES[self.tier].talents
        lacking = self.preset.kind == "done" and self.has < least
        return NewAbility("familiarity") if lacking else self.preset


@record
class NewAsset:
    """An asset: its name, its Potency, whether it is defensive and tangible. Without a name, there is none."""

    name: str = ""
    potency: int = 0
    defensive: bool = False
    tangible: bool = True


@question("houses/npc-asset", takes=NewAsset)
class WhichAsset(Question[NewAsset]):
    """The GM gives an NPC another asset, or none more."""

    has: int

    def check(self, state: Any, answer: NewAsset) -> None:
        if answer.name.strip():
            refuse(judge_assets({"assets": [asdict(answer)]}, state.options, fresh=False))

    def default(self) -> NewAsset:
        return NewAsset()
