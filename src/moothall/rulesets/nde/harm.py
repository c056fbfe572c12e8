"""Hearts: losing them, falling, and getting up again."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import Unclear
from moothall.rulesets.nde import effects
from moothall.rulesets.nde.checks import check_revive
from moothall.rulesets.nde.choices import Able, AnyHero, fallen
from moothall.rulesets.nde.events import Acted, ArmourSpent, HeartsChanged, PhaseChanged, PowerChanged
from moothall.rulesets.nde.ids import FigureId, HeroId
from moothall.rulesets.nde.offered import reviving
from moothall.rulesets.nde.questions import SpendArmour
from moothall.rulesets.nde.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Own, Words
from moothall.talk.play import Play


async def lose_hearts(play: Play[Table], who: HeroId, hearts: int, cite: str, note: str = "", *also: str) -> None:
    """A hero loses Hearts; an armour token may take one off; at none the hero is out of action."""
    hearts -= await _absorbed(play, who, hearts)
    if hearts == 0:
        return
    hero = play.state.hero(who)
    if hero.fallen:
        await _hurt_again(play, who, note)
        return
    left = max(hero.hearts - hearts, 0)
    rules = (cite, *also, "nde2.harm.meaning") if note else (cite, *also)
    if hero.gear.protection and play.state.options.armor_token == "off":
        rules = (*rules, "nde2.gear.protection-inert")
    if left == 0:
        await play.tell(HeartsChanged(who, 0, "down", note), *rules, "nde2.harm.zero")
    else:
        await play.tell(HeartsChanged(who, left, "", note), *rules)


async def _absorbed(play: Play[Table], who: HeroId, hearts: int) -> int:
    """Hearts that an armour token absorbs: one, if there is a token and the player spends it."""
    hero = play.state.hero(who)
    if play.state.options.armor_token == "off" or hero.armour == 0:
        return 0
    if await play.ask(hero.seat, SpendArmour(who, hearts), cite="nde2.opt.armor") == "take":
        return 0
    await play.tell(ArmourSpent(who, hero.armour - 1), "nde2.opt.armor")
    return 1


async def _hurt_again(play: Play[Table], who: HeroId, note: str) -> None:
    """Harm to one who is down already does nothing by rule, or kills, at tables that play so."""
    fallen = "dead" if play.state.options.death_when_down == "on" else "down"
    await play.tell(HeartsChanged(who, 0, fallen, note or play.state.hero(who).fallen_as), "nde2.harm.no-death")


def everybody(table: Table) -> tuple[FigureId, ...]:
    """Heroes and foes."""
    return (*(hero.id for hero in table.heroes), *(foe.id for foe in table.foes))


async def end_fight(play: Play[Table]) -> None:
    """A fight ends, and each hero regains one Power Point, unless the rest that follows gives all at once.

    With it end all effects that lie on anybody.
    """
    await play.tell(PhaseChanged("free", "over"), "nde2.combat.start")
    await effects.shake_off(play, *everybody(play.state))
    if play.state.options.recovery == "full":
        return
    for hero in play.state.heroes:
        power = min(hero.power + 1, hero.power_max)
        await play.tell(PowerChanged(hero.id, power, "conflict_over"), "nde2.rest.scene-pp")


@action("nde.suffer", by="gm", chapter="harm")
async def suffer(play: Play[Table], who: Busy[AnyHero], hearts: int = 1, note: Words = "") -> None:
    """A fall, a fire, a price: the GM takes Hearts from a hero, and may say what that means in this world."""
    if hearts < 1:
        raise Unclear("error-no-loss", hearts=hearts)
    await lose_hearts(play, who, hearts, "nde2.seat.powers", note)


@action("nde.revive", by="player", chapter="harm", rank=7, offered=reviving)
async def revive(
    play: Play[Table],
    who: Own[Able],
    ally: Annotated[HeroId, Among(fallen)],
) -> None:
    """Revive a fallen hero with one Heart: an action of an ally in contact. No roll.

    Who is helped up lies there no longer: it ends the effects, too.
    """
    helper = check_revive(play.state, who, ally)
    await play.tell(Acted(who, "revive", play.state.phase == "heroes" or helper.acted), "nde2.harm.revive")
    await play.tell(HeartsChanged(ally, 1), "nde2.harm.revive")
    await effects.mend(play, ally)
