"""What one wears and carries, and what that costs. Pure, but for dropping it."""

from __future__ import annotations

from collections.abc import Iterator

from moothall.rulesets.nova6.events import LoadDropped
from moothall.rulesets.nova6.questions import KeepLoad
from moothall.rulesets.nova6.roles import bound
from moothall.rulesets.nova6.soaking import USELESS
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.trial import Trial
from moothall.talk.play import Play
from moothall.talk.reasons import Because, total


def hampered(table: Table, one: Character) -> int:
    """Dice that armour costs, less the strength of whoever wears it."""
    worn = [effect for effect in table.effects_of(one.id, "soak") if not USELESS & {*effect.marks}]
    return max(sum(effect.amount("hampered") for effect in worn) - one.rank(bound(table, "endurance")), 0)


def encumbrance(table: Table, trial: Trial) -> Iterator[Because]:
    """Armour hinders moving about and lasting; a load hinders that and all other movement."""
    one = table.who(trial.who)
    found = tuple(_costs(table, trial, one))
    yield from found
    kinds = {reason.what for reason in found}
    if len(kinds) > 1:
        yield Because("note-both", 0, "nova6.enc.stack")
    negated = [gives for gives in one.given() if gives.what == "negates" and gives.of in kinds]
    if found and negated:
        yield Because("strong", min(1, -total(found)), "nova6.enc.strong-body")
        yield Because("note-strong", 0, negated[0].cite or "nova6.enc.strong-body", negated[0].of)


def _costs(table: Table, trial: Trial, one: Character) -> Iterator[Because]:
    lasting = trial.skill == bound(table, "endurance") and trial.use == "endurance"
    moving = trial.skill == bound(table, "movement") and trial.action in ("overcome", "create-advantage")
    if (lasting or moving) and (dice := hampered(table, one)):
        cite = "nova6.soak.hampered-physique" if one.rank(bound(table, "endurance")) else "nova6.soak.hampered"
        yield Because("hampered", -dice, cite)
        yield Because("hampered", 0, "nova6.enc.hampered")
        if any(effect.has("gear") for effect in table.effects_of(one.id, "soak") if effect.amount("hampered")):
            yield Because("hampered", 0, "nova6.equipment.hampered")
    if (lasting or trial.skill == bound(table, "movement")) and one.burden and not one.dropped:
        cite = "nova6.enc.physique-only-hampered" if one.rank(bound(table, "endurance")) else "nova6.enc.burdened"
        yield Because("burdened", -one.burden, cite)


async def drop_loads(play: Play[Table]) -> None:
    """When a fight begins loads are dropped, unless somebody holds on to theirs."""
    for one in play.state.present():
        if one.burden and not one.dropped:
            asked = KeepLoad(one.id)
            dropped = await play.ask(one.player, asked, cite="nova6.enc.drop-load") == "drop"
            await play.tell(LoadDropped(one.id, dropped, one.seen), "nova6.enc.drop-load")
