"""Questions to the GM outside of tests: surroundings, Threat spends, and the end of a scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.points import check_threat
from moothall.rulesets.houses2d20.prices import MOST_CIRCUMSTANCES, SPENT_THREAT
from moothall.rulesets.houses2d20.questions.purchases import check_declaration
from moothall.rulesets.houses2d20.state import SCENE, Table, Trait, bearers
from moothall.talk.questions import Option, Question, question


@question("houses/circumstances", takes=int, whose=MOST_CIRCUMSTANCES.cite)
class HowThreatening(Question[int]):
    """The GM may add 1 or 2 Threat for the surroundings of a new scene."""

    scene: str
    most: int = MOST_CIRCUMSTANCES.points

    def cites(self) -> Iterator[str]:
        yield MOST_CIRCUMSTANCES.cite

    def answers(self) -> Sequence[int]:
        return range(self.most + 1)

    def check(self, state: Table, answer: int) -> None:
        if not 0 <= answer <= self.most:
            cite = MOST_CIRCUMSTANCES.cite
            raise AgainstTheRules("error-houses-circumstances", cite=cite, number=answer, most=self.most)

    def default(self) -> int:
        return 0


ThreatUse = Literal["none", "trait_create", "trait_change", "trait_remove", "environment", "rival", "ability"]

THREAT_RULES: dict[str, str] = {
    "none": "houses.threat.spend.environment",
    "trait_create": SPENT_THREAT["trait_create"].cite,
    "trait_change": SPENT_THREAT["trait_change"].cite,
    "trait_remove": SPENT_THREAT["trait_remove"].cite,
    "environment": "houses.threat.spend.environment",
    "rival": SPENT_THREAT["rival"].cite,
    "ability": "houses.npc.ability.extra-threat-option",
}


@record
class ThreatSpend:
    """A use of Threat: a trait, trouble at a price the GM names, an enemy House, or an NPC's ability."""

    use: ThreatUse = "none"
    text: str = ""
    trait: str = ""
    amount: int = 0
    """What trouble in the scene costs; the others have their price."""
    house: str = ""
    who: CharacterId = NOBODY
    """Whose ability it is."""
    on: str = SCENE
    """Of a new trait: what it is true of."""


@question("houses/threat", takes=ThreatSpend, whose="houses.threat.spend.environment")
class SpendThreat(Question[ThreatSpend]):
    """The GM may spend Threat, announced with amount and reason."""

    threat: int
    enemies: tuple[str, ...]
    traits: tuple[Trait, ...]
    abilities: tuple[tuple[CharacterId, str, int], ...] = ()
    """Extra options: whose, what, and the price."""

    def options(self) -> Sequence[Option]:
        uses = ["none", "trait_create", *(("trait_change", "trait_remove") if self.traits else ()), "environment"]
        uses += [*(("rival",) if self.enemies else ()), *(("ability",) if self.abilities else ())]
        return tuple(
            Option(use, THREAT_RULES[use], self._price(use)) for use in uses if self._least(use) <= self.threat
        )

    def _least(self, use: str) -> int:
        """The lowest price of a use."""
        if use == "ability":
            return min(price for _, _, price in self.abilities)
        return 1 if use == "environment" else int(self._price(use) or 0)

    def _price(self, use: str) -> str:
        return str(SPENT_THREAT[use].points) if use in SPENT_THREAT else ""

    def answers(self) -> Sequence[ThreatSpend]:
        return [ThreatSpend()]

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        traits = tuple([trait.id for trait in state.traits])
        whose = tuple([who for who, _, _ in self.abilities])
        return {"trait": traits, "house": state.enemies, "who": whose, "on": bearers(state)}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        means: dict[str, tuple[str, ...]] = {
            "on": ("trait_create",),
            "trait": ("trait_change", "trait_remove"),
            "text": ("trait_create", "trait_change", "environment", "rival", "ability"),
            "amount": ("environment",),
            "house": ("rival",),
            "who": ("ability",),
        }
        return {"use": means[field]} if field in means else {}

    def price_of(self, answer: ThreatSpend) -> int:
        """The price of an answer."""
        if answer.use == "ability":
            return next(price for who, _, price in self.abilities if who == answer.who)
        return SPENT_THREAT[answer.use].points if answer.use in SPENT_THREAT else answer.amount

    def check(self, state: Table, answer: ThreatSpend) -> None:
        cite = THREAT_RULES[answer.use]
        match answer.use:
            case "none":
                return
            case "rival" if answer.house not in state.enemies:
                raise AgainstTheRules("error-houses-no-enemy", cite=cite, house=answer.house)
            case "environment" if answer.amount < 1 or not answer.text.strip():
                raise AgainstTheRules("error-houses-trouble", cite=cite)
            case "ability" if all(who != answer.who for who, _, _ in self.abilities):
                raise AgainstTheRules("error-houses-no-ability", cite=cite, who=answer.who)
            case "trait_create" | "trait_change" | "trait_remove":
                use = answer.use.removeprefix("trait_")
                check_declaration(state, use, answer.trait, answer.text, cite, answer.on)
        check_threat(state, self.price_of(answer))

    def default(self) -> ThreatSpend:
        return ThreatSpend()


@record
class Kept:
    """Traits that outlast the scene."""

    traits: tuple[str, ...] = ()


@question("houses/scene-end", takes=Kept, whose="houses.scene.end")
class KeepTraits(Question[Kept]):
    """The scene is over: the GM picks the traits that stay. Other changes are listed here."""

    traits: tuple[Trait, ...]
    momentum: int
    """What is saved before the scene ends, and how much of it will be lost."""
    decay: int
    rested: tuple[CharacterId, ...]
    """Whoever may resist defeat again."""
    tracks: tuple[CharacterId, ...]
    """Whose track will be emptied."""

    def cites(self) -> Iterator[str]:
        yield "houses.scene.end"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return tuple(trait.id for trait in self.traits)

    def check(self, state: Table, answer: Kept) -> None:
        for id in answer.traits:
            if all(trait.id != id for trait in self.traits):
                raise AgainstTheRules("error-houses-which-trait", cite="houses.scene.end", trait=id)

    def default(self) -> Kept:
        return Kept()

    def settled(self, state: Table) -> Kept | None:
        return None if self.traits else Kept()
