"""Sessions, scenes and rest; luck given by the GM; rolls on random tables."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import effects
from moothall.rulesets.nde.choices import heroes_who
from moothall.rulesets.nde.dice import check_die, on_table
from moothall.rulesets.nde.events import LuckChanged, Rested, SceneBegan, SessionBegan, TableRolled
from moothall.rulesets.nde.harm import end_fight
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.options import extras
from moothall.rulesets.nde.questions import ConditionsAllow
from moothall.rulesets.nde.state import Clock, Hero, Table
from moothall.rulesets.nde.words import ARMOUR_A_SCENE
from moothall.talk.actions import action
from moothall.talk.arguments import Among
from moothall.talk.play import GM, Play


@action("nde.begin-session", by="gm", chapter="setup")
async def begin_session(play: Play[Table]) -> None:
    """Begin a session: luck is back at its limit, neither less nor more."""
    rules = ("nde2.res.lp", "nde2.luck.refresh") if play.state.session else ("nde2.res.lp",)
    await play.tell(SessionBegan(play.state.session + 1, play.state.options.book.luck), *rules)


@action("nde.begin-scene", by="gm", chapter="setup", rank=1)
async def begin_scene(play: Play[Table], title: str, clock: int = 0, consequence: str = "") -> None:
    """A new scene: armour tokens are fresh, and the GM may set a clock. A fight ends with its scene, not its rest."""
    if clock < 0:
        raise AgainstTheRules("error-clock-length", cite="nde2.opt.clock", length=clock)
    if clock and play.state.options.clock == "off":
        raise AgainstTheRules("error-clock-off", cite="nde2.opt.clock")
    if play.state.phase != "free":
        await end_fight(play)
    await effects.shake_off(play, *(hero.id for hero in play.state.heroes))
    tokens = tuple((hero.id, armour_of(play.state, hero)) for hero in play.state.heroes)
    timed = Clock(clock, 0, consequence) if clock else None
    await play.tell(SceneBegan(title, timed, tokens, play.state.conflict), *_scene_rules(play.state, tokens, timed))


def _scene_rules(table: Table, tokens: tuple[tuple[HeroId, int], ...], timed: Clock | None) -> tuple[str, ...]:
    """Which extras this scene begins with; it needs none."""
    rules = []
    if table.options.armor_token == "on":
        rules = sorted({"nde2.opt.armor" if token else "nde2.opt.armor-needs-gear" for _, token in tokens})
    if timed:
        rules.append("nde2.opt.clock")
    return tuple(rules) or (extras(table.options)[0],)


def armour_of(table: Table, hero: Hero) -> int:
    """One token a scene for a hero with protection, at tables that play with armour."""
    on = table.options.armor_token == "on" and bool(hero.gear.protection)
    return ARMOUR_A_SCENE if on else 0


@action("nde.breather", by="gm", chapter="harm")
async def breather(play: Play[Table]) -> bool:
    """A moment to catch one's breath after a conflict: Hearts are full again, unless the campaign is a harsh one."""
    _check_after_conflict(play.state)
    if await play.ask(GM, ConditionsAllow("nde2.rest.breather"), cite="nde2.rest.breather") == "no":
        return False
    match play.state.options.recovery:
        case "harsh":
            await _rest(play, "breather", "nde2.rest.harsh", hearts=False, power=False)
        case "full":
            await _rest(play, "breather", "nde2.rest.safe", hearts=True, power=True)
        case _:
            await _rest(play, "breather", "nde2.rest.breather", hearts=True, power=False)
    return True


@action("nde.safe-rest", by="gm", chapter="harm")
async def safe_rest(play: Play[Table]) -> bool:
    """A safe rest fills Hearts and Power Points. Luck waits for the next session."""
    if play.state.phase != "free":
        raise AgainstTheRules("error-in-combat", cite="nde2.rest.safe")
    if await play.ask(GM, ConditionsAllow("nde2.rest.safe"), cite="nde2.rest.safe") == "no":
        return False
    await _rest(play, "safe", "nde2.rest.safe", hearts=True, power=True)
    return True


def _check_after_conflict(table: Table) -> None:
    if table.conflict != "over":
        raise AgainstTheRules("error-no-conflict", cite="nde2.rest.breather")


async def _rest(play: Play[Table], how: str, cite: str, *, hearts: bool, power: bool) -> None:
    now = tuple(
        (hero.id, hero.hearts_max if hearts else hero.hearts, hero.power_max if power else hero.power)
        for hero in play.state.heroes
        if hero.fallen != "dead"
    )
    await play.tell(Rested(how, now), cite)


def check_award(table: Table, who: HeroId) -> Hero:
    """Refuse luck in a book without any, or above the limit at tables that keep to it."""
    hero, most = table.hero(who), table.options.book.luck
    if not most:
        raise AgainstTheRules("error-no-luck-here", cite="nde1.res.start")
    if table.options.luck_over_limit == "off" and hero.luck >= most:
        raise AgainstTheRules("error-luck-limit", cite="nde2.luck.award", hero=hero.name, most=most)
    return hero


@action("nde.award-luck", by="gm", chapter="character")
async def award_luck(play: Play[Table], who: Annotated[HeroId, Among(heroes_who(check_award))], reason: str) -> None:
    """The GM gives a Luck Point for a bold risk, a strong decision, or playing out consequences."""
    hero = check_award(play.state, who)
    await play.tell(LuckChanged(who, hero.luck + 1, "award", reason), "nde2.luck.award")


@action("nde.table-roll", by="gm", chapter="setup")
async def table_roll(play: Play[Table], name: str) -> int:
    """A hundred-sided die for random tables: a plain number, never a test. A book without one has no such tables."""
    sides = play.state.options.book.table_die
    if not sides:
        check_die(play.state.options, 100)
    number = (await play.roll(1, sides, read=on_table, cite="nde2.dice.d100")).reading
    await play.tell(TableRolled(name, number), "nde2.dice.d100")
    return number
