"""Hearts: losing them, falling, and getting up again."""

from __future__ import annotations

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde import space
from moothall.rulesets.nde.events import Acted, ArmourSpent, HeartsChanged
from moothall.rulesets.nde.prepare import check_can_act
from moothall.rulesets.nde.questions import SpendArmour
from moothall.rulesets.nde.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import Busy, Own, Words
from moothall.talk.play import Play


async def lose_hearts(play: Play[Table], who: str, hearts: int, cite: str, note: str = "", *also: str) -> None:
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


async def _absorbed(play: Play[Table], who: str, hearts: int) -> int:
    """Hearts that an armour token absorbs: one, if there is a token and the player spends it."""
    hero = play.state.hero(who)
    if play.state.options.armor_token == "off" or hero.armour == 0:
        return 0
    if await play.ask(hero.seat, SpendArmour(who, hearts), cite="nde2.opt.armor") == "take":
        return 0
    await play.tell(ArmourSpent(who, hero.armour - 1), "nde2.opt.armor")
    return 1


async def _hurt_again(play: Play[Table], who: str, note: str) -> None:
    """Harm to one who is down already does nothing by rule, or kills, at tables that play so."""
    fallen = "dead" if play.state.options.death_when_down == "on" else "down"
    await play.tell(HeartsChanged(who, 0, fallen, note or play.state.hero(who).fallen_as), "nde2.harm.no-death")


@action("nde.suffer", by="gm", chapter="harm")
async def suffer(play: Play[Table], who: Busy[str], hearts: int = 1, note: Words = "") -> None:
    """A fall, a fire, a price: the GM takes Hearts from a hero, and may say what that means in this world."""
    if hearts < 1:
        raise Unclear("error-no-loss", hearts=hearts)
    await lose_hearts(play, who, hearts, "nde2.seat.powers", note)


def _beside(table: Table, who: str, ally: str) -> bool:
    """In contact. Outside a fight those who stand nowhere on the board simply walk over."""
    nowhere = table.options.positioning == "grid" and None in (table.hero(who).square, table.hero(ally).square)
    return (table.phase == "free" and nowhere) or space.in_contact(table, who, ally)


@action("nde.revive", by="player", chapter="harm", rank=8)
async def revive(play: Play[Table], who: Own[str], ally: str) -> None:
    """Revive a fallen hero with one Heart: an action of an ally in contact. No roll."""
    helper, fallen = check_can_act(play.state, who), play.state.hero(ally)
    if fallen.fallen != "down":
        raise AgainstTheRules("error-not-down", cite="nde2.harm.revive", hero=fallen.name)
    if not _beside(play.state, who, ally):
        raise AgainstTheRules("error-out-of-reach", cite="nde2.harm.revive", target=fallen.name)
    await play.tell(Acted(who, "revive", play.state.phase == "heroes" or helper.acted), "nde2.harm.revive")
    await play.tell(HeartsChanged(ally, 1), "nde2.harm.revive")
