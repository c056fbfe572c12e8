"""Foes by tier: Defense and Hearts of each, foes brought into a scene, and foes revealed."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, NamedTuple

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.choices import hidden_first, out_first
from moothall.rulesets.nde.events import FoeAppeared, FoeLabelled, FoeRevealed
from moothall.rulesets.nde.ids import FoeId, foe_id
from moothall.rulesets.nde.options import DEFAULTS, Options
from moothall.rulesets.nde.questions import check_difficulty
from moothall.rulesets.nde.state import Foe, Table
from moothall.rulesets.nde.words import FINAL_BOSS_HEARTS, LEGENDARY_DEFENSE, Tier
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Fresh
from moothall.talk.play import Play
from moothall.talk.questions import Option


class Preset(NamedTuple):
    """A number and the rule that presets it; the GM may set another."""

    value: int
    cite: str


DEFENSES = {
    kind: Preset(number, "nde2.attack.defense")
    for kind, number in {"weak": 4, "typical": 5, "elite": 6, "boss": 8, "legendary": LEGENDARY_DEFENSE}.items()
}
"""How hard the usual kinds of foe are to hit."""


def defense_of(tier: Tier, options: Options, legendary: bool = False) -> Preset:
    """How hard a foe is to hit."""
    stats = options.book.tiers[tier]
    if tier == "boss" and legendary:
        return DEFENSES["legendary"]
    if tier == "minion" and "minion_defense" in options.book.options:
        return Preset(int(options.minion_defense), stats.number_rule)
    return Preset(stats.number, stats.number_rule)


def hearts_of(tier: Tier, options: Options = DEFAULTS, final: bool = False) -> Preset:
    """How much a foe takes: a minion one hit, an elite two Hearts, a boss three, or five in a finale."""
    stats = options.book.tiers[tier]
    return Preset(FINAL_BOSS_HEARTS if tier == "boss" and final else stats.takes, stats.takes_rule)


def tiers(options: Options) -> tuple[Option, ...]:
    """The tiers of foes at this table."""
    known = options.book.tiers
    return tuple(Option(tier, known[tier].number_rule) for tier in known if _exists(tier, options))


def _exists(tier: Tier, options: Options) -> bool:
    return tier != "elite" or options.elites == "on"


def check_tier(options: Options, tier: Tier, final: bool, legendary: bool) -> None:
    """A table may do without elites, and a book without bosses beyond the usual."""
    if not _exists(tier, options):
        raise AgainstTheRules("error-no-elites", cite="nde1.foe.no-elites")
    if (final or legendary) and not options.book.great_bosses:
        raise AgainstTheRules("error-plain-bosses", cite=options.book.tiers["boss"].takes_rule)


def new_foe(
    options: Options, id: str, tier: Tier, name: str = "", *, final: bool = False, legendary: bool = False, **more: Any
) -> Foe:
    """A foe with the numbers of its tier."""
    check_tier(options, tier, final, legendary)
    defense, hearts = defense_of(tier, options, legendary).value, hearts_of(tier, options, final).value
    return Foe(foe_id(id), name or id, tier, more.pop("defense", defense), hearts, hearts, **more)


@action("nde.foe", by="gm", chapter="combat", rank=6)
async def bring_foe(
    play: Play[Table],
    id: Fresh[FoeId],
    tier: Tier,
    name: str = "",
    final: bool = False,
    legendary: bool = False,
    defense: int = 0,
    hidden: bool = False,
    shoots: bool = False,
) -> None:
    """The GM brings a foe into the scene, its numbers preset by tier unless the GM sets another Defense."""
    options = play.state.options
    if id in (*(hero.id for hero in play.state.heroes), *(foe.id for foe in play.state.foes)):
        raise Unclear("error-id-taken", id=id)
    if defense:
        check_difficulty(play.state, defense)
    more: dict[str, Any] = {"seen": not hidden, "open": not hidden, "shoots": shoots}
    if defense:
        more["defense"] = defense
    foe = new_foe(options, id, tier, name, final=final, legendary=legendary, **more)
    rules = (defense_of(tier, options, legendary).cite, hearts_of(tier, options, final).cite)
    await play.tell(FoeAppeared(foe), *rules)


@action("nde.reveal", by="gm", chapter="combat")
async def reveal(play: Play[Table], id: Annotated[FoeId, Among(hidden_first)]) -> None:
    """A hidden foe steps into the light, and all that was hidden about it with it."""
    table = play.state
    foe = replace(table.foe(id), seen=True, open=True)
    hidden = {other.id for other in table.foes if not other.seen} - {id}
    apart = tuple(replace(d, seen=not hidden & {d.one, d.other}) for d in table.distances if id in (d.one, d.other))
    lines = tuple(replace(b, seen=not hidden & {b.one, b.other}) for b in table.blocked if id in (b.one, b.other))
    await play.tell(FoeRevealed(foe, apart, lines), "nde2.seat.powers")


@action("nde.label", by="gm", chapter="combat")
async def label(play: Play[Table], id: Annotated[FoeId, Among(out_first)], out: str) -> None:
    """Being out of the fight need not mean death: the GM says what it means."""
    if not out.strip():
        raise AgainstTheRules("error-no-label", cite="nde2.foe.down-meaning", foe=play.state.foe(id).name)
    await play.tell(FoeLabelled(id, out, play.state.foe(id).seen), "nde2.foe.down-meaning")
