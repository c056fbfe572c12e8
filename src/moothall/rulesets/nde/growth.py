"""Growth: one thing gets better after a chapter."""

from __future__ import annotations

from dataclasses import replace

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.events import Grown, GrowthOpened
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.questions import ApproveTrait, Growth, PickGrowth
from moothall.rulesets.nde.state import Attributes, Hero, Table
from moothall.rulesets.nde.words import ATTRIBUTES, DICE, MODIFIER_OF_DIE, MOST_HEARTS, MOST_POWER, Attribute
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.questions import Option

MOST_MODIFIER = max(MODIFIER_OF_DIE.values())


@procedure("nde2.open-growth")
async def open_growth(play: Play[Table]) -> None:
    """The GM finds that a chapter is over: each hero gets one pick."""
    await play.tell(GrowthOpened(1), "nde2.grow.when")


@procedure("nde2.grow")
async def grow(play: Play[Table], who: str) -> Growth:
    """The player picks one thing; a new Trait is agreed with the GM."""
    hero, options = play.state.hero(who), play.state.options
    if hero.fallen == "dead":
        raise AgainstTheRules("error-dead-cannot-grow", cite="nde2.harm.no-death", hero=hero.name)
    if hero.growth < 1:
        raise AgainstTheRules("error-no-growth", cite="nde2.grow.one", hero=hero.name)
    asked = PickGrowth(who, growth_options(hero, options), attribute_options(hero, options))
    while True:
        picked = await play.ask(hero.seat, asked, cite="nde2.grow.one")
        if picked.pick != "trait":
            break
        if await play.ask(GM, ApproveTrait(who, picked.trait), cite="nde2.grow.trait") == "yes":
            break
    after = grown(play.state.hero(who), options, picked)
    await play.tell(_told(after, picked), growth_rule(options, picked))
    return picked


def growth_rule(options: Options, picked: Growth) -> str:
    if picked.pick == "attribute":
        return "nde2.v2d6.growth" if options.dice_mode == "2d6" else "nde2.grow.attribute"
    return {"heart": "nde2.grow.heart", "power": "nde2.grow.pp", "trait": "nde2.grow.trait"}[picked.pick]


def growth_options(hero: Hero, options: Options) -> tuple[Option, ...]:
    """What is still open: a pick at its limit is not offered."""
    offered = []
    if attribute_options(hero, options):
        offered.append(Option("attribute", growth_rule(options, Growth("attribute"))))
    if hero.hearts_max < MOST_HEARTS:
        offered.append(Option("heart", "nde2.grow.heart"))
    if hero.power_max < MOST_POWER:
        offered.append(Option("power", "nde2.grow.pp"))
    return (*offered, Option("trait", "nde2.grow.trait"))


def attribute_options(hero: Hero, options: Options) -> tuple[Option, ...]:
    """The attributes that can still rise."""
    most = MOST_MODIFIER if options.dice_mode == "2d6" else DICE[-1]
    rule = growth_rule(options, Growth("attribute"))
    return tuple(Option(name, rule) for name in ATTRIBUTES if hero.attributes.of(name) < most)


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
    now = attributes.of(name)
    step = now + 1 if options.dice_mode == "2d6" else DICE[DICE.index(now) + 1]
    return replace(attributes, **{name: step})


def _told(hero: Hero, picked: Growth) -> Grown:
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
    )
