"""Growth: one improvement for each hero after a chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.choices import heroes_who
from moothall.rulesets.nde.events import Grown, GrowthOpened
from moothall.rulesets.nde.ids import HeroId, hero_id
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.questions import ApproveTrait, Growth, Pickable, PickGrowth
from moothall.rulesets.nde.state import Attributes, Hero, Table
from moothall.rulesets.nde.words import ATTRIBUTES, MOST_HEARTS, MOST_POWER, Attribute
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option


@action("nde.open-growth", by="gm", chapter="character")
async def open_growth(play: Play[Table]) -> None:
    """The GM finds that a chapter is over: each hero gets one pick."""
    await play.tell(GrowthOpened(1), "nde2.grow.when")


def check_can_grow(table: Table, who: HeroId) -> Hero:
    """A living hero with a pick, and something left to pick."""
    hero = table.hero(who)
    if hero.fallen == "dead":
        raise AgainstTheRules("error-dead-cannot-grow", cite="nde2.harm.no-death", hero=hero.name)
    if hero.growth < 1:
        raise AgainstTheRules("error-no-growth", cite="nde2.grow.one", hero=hero.name)
    if not growth_options(hero, table.options):
        raise AgainstTheRules("error-fully-grown", cite="nde2.grow.one", hero=hero.name)
    return hero


def _growing(table: Table, who: str) -> str:
    """Offer growth to a hero who has a pick."""
    if table.hero(hero_id(who)).growth < 1:
        return ""
    check_can_grow(table, hero_id(who))
    return table.options.book.rule("nde2.grow.one")


@action("nde.grow", by="player", chapter="character", offered=_growing)
async def grow(play: Play[Table], who: Own[Annotated[HeroId, Among(heroes_who(check_can_grow))]]) -> Growth:
    """The player picks one thing; a new Trait is agreed with the GM."""
    hero, options = check_can_grow(play.state, who), play.state.options
    asked = PickGrowth(who, growth_options(hero, options), attribute_options(hero, options))
    while True:
        picked = await play.ask(hero.seat, asked, cite="nde2.grow.one")
        if picked.pick != "trait":
            break
        if await play.ask(GM, ApproveTrait(who, picked.trait), cite="nde2.grow.trait") == "yes":
            break
    after = grown(play.state.hero(who), options, picked)
    one_die = options.book.still_one_die if picked.pick == "attribute" else ""
    await play.tell(_told(after, picked, options), growth_rule(options, picked), *([one_die] if one_die else []))
    return picked


def growth_rule(options: Options, picked: Growth) -> str:
    if picked.pick == "attribute":
        return options.mode.grows
    return options.book.picks.get(picked.pick, options.book.rule("nde2.grow.one"))


def growth_options(hero: Hero, options: Options) -> tuple[Option, ...]:
    """Picks still open: one at its limit is not offered."""
    offered: list[Pickable] = []
    if attribute_options(hero, options):
        offered.append("attribute")
    if hero.hearts_max < MOST_HEARTS:
        offered.append("heart")
    if hero.power_max < MOST_POWER:
        offered.append("power")
    if "trait" in options.book.picks:
        offered.append("trait")
    return tuple(Option(pick, growth_rule(options, Growth(pick))) for pick in offered)


def attribute_options(hero: Hero, options: Options) -> tuple[Option, ...]:
    """The attributes that can still rise."""
    best, rule = options.mode.scale[-1], options.mode.grows
    return tuple(Option(name, rule) for name in ATTRIBUTES if hero.attributes.of(name) != best)


def check_growth(hero: Hero, options: Options, picked: Growth) -> None:
    """Refuse a pick that is at its limit, or that says too little."""
    rule = growth_rule(options, picked)
    if all(option.id != picked.pick for option in growth_options(hero, options)):
        raise AgainstTheRules("error-growth-limit", cite=rule, hero=hero.name)
    if picked.pick == "attribute" and all(o.id != picked.attribute for o in attribute_options(hero, options)):
        raise AgainstTheRules("error-growth-limit", cite=rule, hero=hero.name)
    if picked.pick == "trait" and len(picked.trait.strip().splitlines()) != 1:
        raise AgainstTheRules("error-trait-empty", cite=rule)


def grown(hero: Hero, options: Options, picked: Growth) -> Hero:
    """The hero after growing. A new Heart or Power Point is there at once, not only as room for one."""
    hero = replace(hero, growth=max(hero.growth - 1, 0))
    match picked.pick:
        case "attribute":
            assert picked.attribute is not None
            return replace(hero, attributes=_raised(hero.attributes, picked.attribute, options))
        case "heart":
            return replace(hero, hearts=hero.hearts + 1, hearts_max=hero.hearts_max + 1)
        case "power":
            return replace(hero, power=hero.power + 1, power_max=hero.power_max + 1)
        case _:
            return replace(hero, traits=(*hero.traits, picked.trait))


def _raised(attributes: Attributes, name: Attribute, options: Options) -> Attributes:
    scale = options.mode.scale
    return replace(attributes, **{name: scale[scale.index(attributes.of(name)) + 1]})


def scale_of(options: Options) -> str:
    """The kind of value that attributes have at this table: die, modifier or threshold."""
    return {"modifier": "modifier", "threshold": "threshold"}.get(options.mode.weighing, "die")


def _told(hero: Hero, picked: Growth, options: Options) -> Grown:
    better = (picked.attribute, hero.attributes.of(picked.attribute), scale_of(options)) if picked.attribute else ()
    return Grown(
        hero.id,
        picked.pick,
        hero.attributes,
        hero.hearts,
        hero.hearts_max,
        hero.power,
        hero.power_max,
        hero.traits,
        hero.growth,
        *better,
    )
