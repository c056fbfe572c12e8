"""Features at the table: designed by the group, and taken by a character."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nova6.characters.advancement import learnt
from moothall.rulesets.nova6.characters.bronze_rule import aspects_of, build, character_of, check_entity
from moothall.rulesets.nova6.choices import Doer, doer, judging
from moothall.rulesets.nova6.events import Appeared, FeatureDesigned, FeatureTaken, ProposalSettled
from moothall.rulesets.nova6.growth import new_rules, regrown, sheet_of, spelt, unspent, with_entry
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.pack_files.entities import entity_in
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.questions import Approve, DesignFeature
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.talents.features import Designed, Entity, Sort, costly
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Fresh, Given
from moothall.talk.play import GM, Play


@action("nova6.design-feature", by="gm", chapter="char-features")
async def design_feature(
    play: Play[Table],
    id: Fresh[str],
    name: str,
    sort: Sort,
    gives: AskedLater[tuple[Gives, ...]] = (),
    entity: AskedLater[Entity | None] = None,
) -> None:
    """The GM settles a feature with the group: what it belongs to, does, is made of and costs.

    `gives` is what it does by numbers; `entity` a whole thing that comes with it.
    """
    if not id.strip() or not name.strip():
        raise AgainstTheRules("error-feature-name", cite="nova6.feature.definition")
    if entity is not None:
        check_entity(entity)
    form = await play.ask(GM, DesignFeature(name, sort), cite="nova6.feature.create-questions")
    trait = Trait(id, name, "feature", costly(gives, form.activate, id), "nova6.feature.cost")
    made = Designed(
        id, name, sort, form.elements, form.brings, form.parts, form.cost, form.activate, form.free, (trait,), entity
    )
    await play.tell(FeatureDesigned(made), "nova6.feature.definition", "nova6.feature.create-questions")


class Offer(NamedTuple):
    """A feature that may be had: as whom or what, for how many advances, and whether the GM must be asked."""

    traits: tuple[Trait, ...]
    cost: int
    asks: bool
    name: str
    entry: dict[str, Any]
    """How it stands on a sheet."""
    does: str = ""
    entity: Entity | None = None


def offered(table: Table, who: str, id: str) -> Offer:
    """A feature of this game or of its pack. Priced and free to take, or opened by a talent, it needs no asking."""
    opened = [gives.of for gives in table.who(who).given() if gives.what == "unlock"]
    for one in table.features:
        if one.id == id:
            asks = not one.free and one.id not in opened and one.name not in opened
            return Offer(one.traits, one.cost, asks, one.name, _entry(one), one.does, one.entity)
    own = pack_at(table).feature(id)
    if own is None:
        raise Unclear("error-no-such-feature", id=id)
    asks = not own.free and id not in opened and own.trait.name not in opened
    entry = {"id": id, "permitted": True}
    return Offer((own.trait,), own.cost, asks, own.trait.name, entry, entity=entity_in(own, pack_at(table)))


def _entry(one: Designed) -> dict[str, Any]:
    """A feature of this game as a sheet writes it, with what each use costs."""
    gives = [spelt(each) for trait in one.traits for each in trait.gives]
    return {"name": one.name, "permitted": True, "sort": one.sort, "cost": one.cost, "gives": gives}


def check_can_take(table: Table, who: PersonId, feature: str) -> Offer:
    """The feature on offer; refuse one that the character has already or cannot pay for."""
    one, offer = table.who(who), offered(table, who, feature)
    if any(trait in one.traits for trait in offer.traits):
        raise AgainstTheRules("error-has-feature", cite="nova6.feature.permission", name=offer.name)
    _check_price(table, who, offer)
    return offer


def _features(table: Table, given: Given) -> list[Choice]:
    """What the group has settled, and what the pack has."""
    settled = [Choice(one.id, one.name) for one in table.features]
    return [*settled, *(Choice(one.trait.id, one.trait.name) for one in pack_at(table).features)]


TAKEN = Among(judging("feature", _features, lambda table, given: check_can_take(table, doer(given), given["feature"])))


@action("nova6.take-feature", by="player", chapter="char-features", offered=there("nova6.feature.permission"))
async def take_feature(play: Play[Table], who: Doer, feature: Annotated[str, TAKEN]) -> bool:
    """A character is to have a feature: at once if it is free to take, else if the GM sees the reason for it."""
    offer = check_can_take(play.state, who, feature)
    one = play.state.who(who)
    if offer.asks:
        asked = Approve(who, "feature", offer.name, offer.does, learnt(play.state, who))
        said = await play.ask(GM, asked, cite="nova6.feature.permission")
        told = ProposalSettled(who, "feature", offer.name, said.allowed, offer.cost)
        await play.tell(told, "nova6.feature.permission")
        if not said.allowed:
            return False
    sheet = with_entry(sheet_of(play.state, who), "features", offer.entry)
    one, grown = play.state.who(who), regrown(play.state, who, sheet)
    taken = FeatureTaken(
        who, (*one.traits, *offer.traits), offer.name, offer.cost, grown.advances, grown.document, grown.tracks,
        grown.refresh, one.seen, one.open,
    )  # fmt: skip
    rules = ("nova6.feature.permission", "nova6.feature.cost", *new_rules(play.state, one, grown))
    await play.tell(taken, *dict.fromkeys(rules))
    if offer.entity is not None:
        await build(play, f"{who}-{feature}", offer.entity, one.seat)
    return True


def _check_price(table: Table, who: str, offer: Offer) -> None:
    """There are as many advances left as it costs."""
    sheet = sheet_of(table, who)
    if (left := unspent(table, sheet)) < offer.cost:
        rule = "nova6.character.cost-feature"
        raise AgainstTheRules("error-feature-advances", cite=rule, name=sheet["name"], cost=offer.cost, left=left)


def embedded(who: str, seat: str, entities: tuple[Entity, ...]) -> tuple[Appeared, ...]:
    """Entities that come to the table with a character, who decides for them."""
    made = [(f"{who}-{number}", entity) for number, entity in enumerate(entities, 1)]
    return tuple([Appeared(character_of(id, entity, seat), aspects_of(id, entity)) for id, entity in made])
