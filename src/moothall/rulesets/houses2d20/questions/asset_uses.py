"""Questions of other uses of assets: the use, its asset or trait, and its beneficiary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import NO_ASSET, AssetId, CharacterId
from moothall.rulesets.houses2d20.questions.asset_moves import check_own
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.questions import Option, Question, question


@question("houses/which-asset", takes=str)
class WhichAsset(Question[AssetId]):
    """The player picks the opponent's asset that is to be taken out of play."""

    who: CharacterId
    assets: tuple[AssetId, ...]

    def options(self) -> Sequence[Option]:
        return options(self.assets, "houses.use.remove-asset")


@question("houses/words", takes=str)
class InWords(Question[str]):
    """The player words a trait, a question or a use. Without words the choice of uses comes again."""

    who: CharacterId
    what: str
    cite: str

    def cites(self) -> Iterator[str]:
        yield self.cite

    def default(self) -> str:
        return ""


@record
class NewAsset:
    """A new asset: its name, its owner, and whether it is tangible."""

    name: str
    owner: CharacterId
    tangible: bool = True


@question("houses/new-asset", takes=NewAsset)
class WhatNewAsset(Question[NewAsset]):
    """The player makes a new asset for the character or an ally; a blank name goes back to the choice of uses."""

    who: CharacterId
    allies: tuple[CharacterId, ...]
    """Oneself first."""

    def cites(self) -> Iterator[str]:
        yield "houses.use.create-asset"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return self.allies if field == "owner" else ()

    def check(self, state: Table, answer: NewAsset) -> None:
        cite = "houses.use.create-asset"
        if answer.owner not in self.allies:
            raise AgainstTheRules("error-houses-ally", cite=cite, who=state.called(answer.owner))

    def default(self) -> NewAsset:
        return NewAsset("", self.who)


@question("houses/obstacle", takes=str)
class WhichObstacle(Question[str]):
    """The player picks the trait that is in the way."""

    who: CharacterId
    traits: tuple[tuple[str, str], ...]
    """Id and words."""

    def options(self) -> Sequence[Option]:
        return options(tuple(id for id, _ in self.traits), "houses.use.overcome-obstacle")


@record
class Aid:
    """An ally, and the trait to be removed; without one a defeated ally is tended to."""

    ally: CharacterId
    trait: str = ""
    asset: AssetId = NO_ASSET
    """An asset that helps to bring somebody back."""


@question("houses/aid", takes=Aid)
class HelpWhom(Question[Aid]):
    """The player picks an ally with a trait to be rid of, or a defeated one."""

    who: CharacterId
    fallen: tuple[CharacterId, ...]
    traits: tuple[tuple[str, str], ...]

    def cites(self) -> Iterator[str]:
        yield "houses.use.help-ally"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        side = state.who(self.who).side
        allies = tuple(
            [one.id for one in state.characters if one.side == side and (self.traits or one.id in self.fallen)]
        )
        assets = tuple([asset.id for asset in state.assets if asset.owner == self.who])
        traits = tuple([id for id, _ in self.traits])
        listed = {"ally": allies, "trait": ("", *traits) if self.fallen else traits, "asset": ("", *assets)}
        return listed.get(field, ())

    def check(self, state: Table, answer: Aid) -> None:
        cite = "houses.use.help-ally"
        if state.who(answer.ally).side != state.who(self.who).side:
            raise AgainstTheRules("error-houses-ally", cite=cite, who=state.called(answer.ally))
        if answer.asset:
            check_own(state, self.who, answer.asset)
        if answer.trait:
            if all(id != answer.trait for id, _ in self.traits):
                raise AgainstTheRules("error-houses-which-trait", cite=cite, trait=answer.trait)
        elif answer.ally not in self.fallen:
            raise AgainstTheRules("error-houses-not-fallen", cite=cite, who=state.called(answer.ally))
        elif state.who(answer.ally).defeated == "defeated" and not state.options.allies_rise:
            raise AgainstTheRules("error-houses-stays-down", cite=cite, who=state.called(answer.ally))

    def default(self) -> Aid:
        return Aid(self.fallen[0]) if self.fallen else Aid(self.who, self.traits[0][0])
