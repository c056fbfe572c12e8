"""Adventures, sessions and scenes: the pools at each start, and the cleanup at each end."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20.adversity import pay_out
from moothall.rulesets.houses2d20.choices import check_players_own, ours
from moothall.rulesets.houses2d20.events import (
    AdventureBegan,
    AdventureEnded,
    SceneBegan,
    SceneEnded,
    SessionBegan,
)
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.points import add_threat, room_for_threat
from moothall.rulesets.houses2d20.prices import MOST_CIRCUMSTANCES
from moothall.rulesets.houses2d20.questions.gm import HowThreatening, KeepTraits
from moothall.rulesets.houses2d20.recovery import recover_everybody
from moothall.rulesets.houses2d20.state import Table, anybody_down
from moothall.rulesets.houses2d20.traits import drop_trait, make_trait
from moothall.talk.actions import action
from moothall.talk.arguments import Among
from moothall.talk.play import GM, Play


@action("houses.begin-adventure", by="gm", chapter="momentum", rank=1)
async def begin_adventure(play: Play[Table], title: str = "") -> None:
    """An adventure begins: Momentum, Threat and Determination are what it starts with."""
    await pay_out(play)
    table, options = play.state, play.state.options
    threat = options.threat_start_per_player * len({one.seat for one in table.players()})
    threat = threat if options.threat_cap is None else min(threat, options.threat_cap)
    points = tuple((one.id, options.determination_start) for one in table.players())
    shared, own = (options.momentum_start, 0) if options.momentum_shared else (0, options.momentum_start)
    seen = options.threat_visible_to_players
    fact = AdventureBegan(table.adventure + 1, title, shared, threat, seen, points, own)
    rules = (
        "houses.momentum.pool-starts-0",
        "houses.threat.starts-2-per-player",
        "houses.determination.start-1",
    )
    await play.tell(fact, *rules)


@action("houses.end-adventure", by="gm", chapter="momentum")
async def end_adventure(play: Play[Table]) -> None:
    """End an adventure: points kept back are paid out, and each player with a struck statement is asked about it."""
    if play.state.between:
        raise AgainstTheRules("error-houses-no-adventure", cite="houses.advance.gain-during-adventure")
    await pay_out(play)
    await play.tell(AdventureEnded(play.state.adventure), "houses.recover.between-adventures")
    await recover_everybody(play)


@action("houses.begin-session", by="gm", chapter="momentum")
async def begin_session(play: Play[Table]) -> None:
    """Begin a session; at some tables Determination is back with it."""
    table, options = play.state, play.state.options
    back = options.determination_reset == "session"
    points = tuple((one.id, options.determination_start) for one in table.players()) if back else ()
    rules = ("houses.determination.start-1",) if back else ()
    await play.tell(SessionBegan(table.session + 1, points), "houses.advance.impress-once-per-session", *rules)


@action("houses.begin-scene", by="gm", chapter="momentum", rank=2)
async def begin_scene(
    play: Play[Table],
    title: str,
    present: tuple[Annotated[CharacterId, Among(ours)], ...] = (),
    scene_traits: tuple[str, ...] = (),
) -> None:
    """A scene begins, with some of the players' characters or all, and with the traits that are true of it.

    Its traits cost nothing; its surroundings may add Threat.
    """
    await set_scene(play, title, present, scene_traits)
    room = room_for_threat(play.state)
    most = MOST_CIRCUMSTANCES.points if room is None else min(MOST_CIRCUMSTANCES.points, room)
    asked = HowThreatening(title, most)
    amount = await play.ask(GM, asked, cite=MOST_CIRCUMSTANCES.cite)
    await add_threat(play, NOBODY, amount, "circumstances", MOST_CIRCUMSTANCES.cite, text=title)


async def set_scene(
    play: Play[Table], title: str, present: tuple[CharacterId, ...], traits: tuple[str, ...], *rules: str
) -> None:
    """Tell that a scene begins: who is there, and what is true of it."""
    for who in present:
        check_players_own(play.state, who)
    here = present or tuple(one.id for one in play.state.players())
    await play.tell(SceneBegan(title, here), "houses.advance.peril-for-those-present", *rules)
    for text in dict.fromkeys(text.strip() for text in traits if text.strip()):
        await make_trait(play, text, "scene")


@action("houses.end-scene", by="gm", chapter="momentum", rank=8)
async def end_scene(play: Play[Table]) -> None:
    """A scene ends: Momentum fades, tracks and once-a-scene marks reset, and its traits are kept or go."""
    table, options = play.state, play.state.options
    clears = options.track_clears in ("scene", "conflict")
    passing = tuple(trait for trait in table.traits if trait.lasts != "lasting")
    pools = (table.momentum,) if options.momentum_shared else tuple(one.momentum for one in table.characters)
    asked = KeepTraits(
        passing,
        sum(pools),
        sum(min(options.momentum_scene_decay, pool) for pool in pools),
        tuple(one.id for one in table.characters if one.resisted and one.seen),
        tuple(one.id for one in table.characters if one.track and one.seen) if clears else (),
    )
    kept = await play.ask(GM, asked, cite="houses.scene.end")
    for trait in passing:
        if trait.id not in kept.traits:
            await drop_trait(play, trait.id, "scene", "houses.scene.end")
    await play.tell(_ended(play.state, clears), "houses.scene.end", "houses.momentum.scene-decay-1")


def _ended(table: Table, clears: bool) -> SceneEnded:
    """Saved Momentum left, in the one pool or in each of several."""
    decay = table.options.momentum_scene_decay
    own = tuple((one.id, max(0, one.momentum - decay)) for one in table.characters if one.momentum)
    shared = table.options.momentum_shared
    left = max(0, table.momentum - decay) if shared else table.momentum
    return SceneEnded(left, () if shared else own, clears, all_rise=anybody_down(table), board_clears=True)
