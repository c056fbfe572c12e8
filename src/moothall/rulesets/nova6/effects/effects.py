"""Effects begun, changed and ended. No other module touches the table's list of effects."""

from __future__ import annotations

from moothall.records import changed
from moothall.rulesets.nova6.events import EffectBegan, EffectChanged, EffectEnded, Marked, Passed, Unmarked
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.rulesets.nova6.words import UNSAID
from moothall.talk.play import Play


def bearer(table: Table, effect: Effect) -> str:
    """The character who counts the turns of an effect: its owner, or its maker where there is no owner."""
    return effect.owner if table.is_somebody(effect.owner) else effect.maker


async def begin(play: Play[Table], effect: Effect, *cites: str) -> str:
    """Begin an effect, from this turn and round on. Its id; none for an instant one."""
    table = play.state
    if not effect.duration:
        effect, cites = changed(effect, duration=effect.lasts), (*cites, UNSAID[effect.kind].cite)
    if effect.duration == "I":
        await play.tell(Passed(effect.name), "nova6.dur.instant")
        return ""
    counts = bearer(table, effect)
    turn = table.who(counts).turn.number if table.is_somebody(counts) else 0
    id = effect.id or table.fresh_id(effect.kind if effect.known else "secret")
    same = _same(table, effect)
    if same is not None:
        return await _keep_larger(play, same, effect, *cites)
    await play.tell(EffectBegan(changed(effect, id=id, turn=turn, round=table.scene.round)), *cites)
    return id


def _same(table: Table, effect: Effect) -> Effect | None:
    """An advantage of the same name on the same bearer is the same advantage."""
    if effect.kind != "advantage":
        return None
    known = table.effects_of(effect.owner, "advantage")
    alike = [one for one in known if (one.name, one.skills) == (effect.name, effect.skills)]
    return next((one for one in alike if one.maker == effect.maker or not one.has("grappled")), None)


async def _keep_larger(play: Play[Table], old: Effect, new: Effect, *cites: str) -> str:
    if abs(new.rating) > abs(old.rating):
        await play.tell(EffectChanged(changed(old, rating=new.rating, duration=new.duration)), *cites)
    return old.id


async def change(play: Play[Table], id: str, *cites: str, **new: object) -> None:
    """Change fields of an effect."""
    await play.tell(EffectChanged(changed(play.state.effect(id), **new)), *cites)


async def end(play: Play[Table], id: str, why: str, *cites: str) -> None:
    """End an effect."""
    effect = play.state.effect(id)
    await play.tell(EffectEnded(effect, why, effect.known), *cites)


async def spend_use(play: Play[Table], id: str, uses: int, *cites: str) -> None:
    """Uses of an asset are spent; without any left it is gone, unless the GM keeps it."""
    asset = play.state.effect(id)
    left = asset.rating - uses
    if left > 0:
        await change(play, id, *cites, rating=left)
    elif "kept" in asset.marks:
        await change(play, id, *cites, "nova6.asset.empty", rating=0)
    else:
        await end(play, id, "used-up", *cites, "nova6.asset.empty")


async def unmark(play: Play[Table], marks: tuple[Mark, ...], *cites: str) -> None:
    """Marks are taken away; nobody learns of hidden ones by that."""
    for known in (True, False):
        gone = tuple([mark for mark in marks if mark.known is known])
        if gone:
            await play.tell(Unmarked(gone, known), *cites)


async def mark(play: Play[Table], mark: Mark, *cites: str) -> None:
    """Mark a limited use."""
    await play.tell(Marked(mark), *cites)
