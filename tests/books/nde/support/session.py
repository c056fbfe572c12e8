"""An NDE2 session played by bots from a seed: tests, a fight, rest and growth.

stage = fight(7)                          # a stage with state and log, begun at `START`
stage = fight(7, foe_action="gm_fiat")    # the same people under another option
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from moothall.errors import AgainstTheRules
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy, always
from moothall.handlers.stage import Stage
from moothall.ledger.codec import to_line
from moothall.rulesets import nde
from moothall.rulesets.nde.events import HeroJoined, NoteWritten, PlotThickened, TableOpened
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import Options, read_options
from moothall.rulesets.nde.questions import (
    GetReady,
    Growth,
    HowHard,
    HowToSettle,
    OfferHelp,
    PickGrowth,
    Ready,
    Retry,
    Settle,
    SpendLuck,
    TalentUse,
    WayOut,
)
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.words import Role
from moothall.talk.procedure import Opening

START = Table()
"""Where every session begins: nothing on the table."""

ROLES: dict[str, Role] = {"ilse": "adept", "bram": "assault", "oda": "specialist"}
SEATS = {"ilse": "ana", "bram": "bo", "oda": "cy"}


# ---- What the people at the table say -------------------------------------------------------------------------------


def calls(table: Table, _: str, question: HowHard) -> Any:
    """A test is heroic and an attack as hard as the foe; some circumstances count, and Talents every other round."""
    hero, call = table.hero(hero_id(question.who)), question.default()
    talents = tuple(map(TalentUse, hero.talents[:1])) if table.round % 2 else ()
    difficulty = 8 if question.needs_stakes else call.difficulty
    return replace(call, difficulty=difficulty, hinders=("dark",) if hero.id == "bram" else (), talents=talents)


def settles(_: Table, __: str, question: HowToSettle) -> Settle:
    """Humming needs no dice."""
    return Settle(decision="succeeds" if question.aim == "hum" else "roll")


def helps(table: Table, _: str, question: OfferHelp) -> str | None:
    """Bram helps Ilse before the fight, Oda every other round of it; nobody else helps anybody."""
    pairs = {("bram", "ilse")} if not table.round else {("oda", "ilse")} if table.round % 2 else set()
    return "holds the lamp" if (question.helper, question.who) in pairs else None


def readies(table: Table, _: str, question: GetReady) -> Ready:
    """A step for a Luck Point while there are two, if the die is not at its top."""
    asked = Ready(luck=("step",))
    try:
        question.check(table, asked)
    except AgainstTheRules:
        return Ready()
    return asked if table.hero(hero_id(question.who)).luck > 1 else Ready()


def spends(table: Table, seat: str, question: SpendLuck) -> str:
    """Bram buys his successes where he can, the others roll failures again."""
    if question.result not in ("F", "FC"):
        return "keep"
    buys = seat == "bo" and any(option.id == "cost" for option in question.uses)
    return "cost" if buys else "reroll"


def grows(_: Table, seat: str, question: PickGrowth) -> Growth:
    """Each in another way."""
    ways = {"ana": Growth("power"), "bo": Growth("heart"), "cy": Growth("attribute", question.attributes[0].id)}  # type: ignore[arg-type]
    return ways[seat]


PEOPLE = Policy(
    "a session",
    {
        GetReady: readies,
        HowHard: calls,
        HowToSettle: settles,
        OfferHelp: helps,
        PickGrowth: grows,
        SpendLuck: spends,
        WayOut: always(Retry("change", "with a crowbar")),
    },
)


# ---- What happens ---------------------------------------------------------------------------------------------------


def fight(seed: int, rounds: int = 4, **options: str) -> Stage[Table]:
    """A session with a fight in it of at most so many rounds; retaliation and clocks are on unless turned off."""
    chosen = read_options({"retaliation": "melee", "clock": "on"} | options)
    stage = Stage(START, nde.fold, Seeded(seed))
    _sit_down(stage, chosen)
    _explore(stage)
    _fight(stage, rounds)
    _rest_and_grow(stage)
    return stage


def lines(stage: Stage[Table]) -> str:
    """The ledger of a session as a file would hold it."""
    return "".join(to_line(entry) + "\n" for entry in stage.log)


def _hero(id: str, options: Options) -> Hero:
    gear = {"key": "hook and line", "protection": "oilskin coat", "trinkets": ["chalk"]}
    sheet = new_sheet(id.capitalize(), ROLES[id], options, talents=["Night eyes", "Tinkerer"], gear=gear)
    return replace(to_hero(sheet, id, SEATS[id]), secret=f"{id} owes the harbour master")


def _sit_down(stage: Stage[Table], options: Options) -> None:
    stage.tell(TableOpened(options), "nde2.setup.dice-mode")
    for id in ROLES:
        stage.tell(HeroJoined(_hero(id, options)))
    _does(stage, nde.begin_session.open())
    stage.tell(PlotThickened("the boss waits behind the winch"))
    stage.tell(NoteWritten("ana", "you have heard this voice before"))


def _explore(stage: Stage[Table]) -> None:
    _tries(stage, nde.begin_scene.open("the harbour gate", 3, "the tide comes in"))
    for who, aim in (("bram", "hum"), ("oda", "pick the lock"), ("oda", "pick the lock"), ("ilse", "bluff the watch")):
        _tries(stage, nde.test.open(who, aim))
    _tries(stage, nde.power.open("ilse", "a false moon"))


def _fight(stage: Stage[Table], rounds: int) -> None:
    _does(stage, nde.begin_scene.open("the boathouse"))
    for id, tier in (("rat", "minion"), ("gull", "minion"), ("warden", "elite")):
        _does(stage, nde.bring_foe.open(id, tier))
    _does(stage, nde.bring_foe.open("winch", "boss", "The Winch", hidden=True))
    _take_places(stage)
    _does(stage, nde.combat.open())
    while stage.state.round <= rounds and stage.state.up() and stage.state.standing():
        _round(stage)
    for foe in stage.state.foes:
        if foe.out:
            _does(stage, nde.label.open(foe.id, "swept into the water"))
    _does(stage, nde.end_combat.open())


def _take_places(stage: Stage[Table]) -> None:
    """Bram is in the thick of it, the others a few steps off; the boss is behind something."""
    for foe in stage.state.foes:
        _tries(stage, nde.set_distance.open("bram", foe.id, "close"))
    if stage.state.options.positioning == "grid" or stage.state.options.zone_model == "track":
        for place, id in enumerate([*ROLES, *(foe.id for foe in stage.state.foes)]):
            _does(stage, nde.place.open(id, (place % 3, place // 3), 0))
    _does(stage, nde.set_cover.open("winch", "partial"))
    _does(stage, nde.block_line.open("oda", "winch"))


def _round(stage: Stage[Table]) -> None:
    if stage.state.round == 2:
        _does(stage, nde.reveal.open("winch"))
    for hero in stage.state.up():
        _hero_turn(stage, hero.id)
    for hero in stage.state.up():
        if not stage.state.hero(hero.id).acted:
            _does(stage, nde.pass_turn.open(hero.id))
    minions = tuple(foe.id for foe in stage.state.standing() if foe.tier == "minion")
    others = [(foe.id,) for foe in stage.state.standing() if foe.tier != "minion"]
    for foes in ([minions] if minions else []) + others:
        if stage.state.up():
            _tries(stage, nde.foe_turn.open(foes, _next_up(stage)))
    _does(stage, nde.next_round.open())


def _hero_turn(stage: Stage[Table], who: str) -> None:
    table = stage.state
    seen = [foe.id for foe in table.standing() if foe.seen]
    fallen = [hero.id for hero in table.heroes if hero.fallen == "down"]
    if fallen and _tries(stage, nde.revive.open(who, fallen[0])):
        return
    if not seen:
        return
    if (
        who == "ilse"
        and table.hero(hero_id(who)).power
        and _tries(stage, nde.power.open(who, "grey fire", (seen[-1],)))
    ):
        return
    _tries(stage, nde.attack.open(who, seen[0], "melee" if who == "bram" else "ranged"))


def _next_up(stage: Stage[Table]) -> str:
    up = stage.state.up()
    return up[stage.state.round % len(up)].id


def _rest_and_grow(stage: Stage[Table]) -> None:
    _does(stage, nde.breather.open())
    _does(stage, nde.open_growth.open())
    for hero in stage.state.heroes:
        _does(stage, nde.grow.open(hero.id))
    _does(stage, nde.table_roll.open("what the sea brings"))


def _does(stage: Stage[Table], opening: Opening[Any]) -> None:
    play_out(stage, opening, PEOPLE)


def _tries(stage: Stage[Table], opening: Opening[Any]) -> bool:
    """Do it if the rules allow it."""
    try:
        play_out(stage, opening, PEOPLE)
    except AgainstTheRules:
        return False
    return True
