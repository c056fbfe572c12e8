"""Demo session for bots: heroes, scenes, tests, and the bots' decisions.

The story's words come from outside (`say`), because they are told in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from moothall.rulesets.nde.action_test import test
from moothall.rulesets.nde.effects import lying_on
from moothall.rulesets.nde.events import HeroJoined, TableOpened
from moothall.rulesets.nde.fights import act, attack, combat, end_combat, foe_turn, next_round, pass_turn
from moothall.rulesets.nde.foes import bring_foe, label
from moothall.rulesets.nde.growth import grow, open_growth
from moothall.rulesets.nde.harm import revive
from moothall.rulesets.nde.ids import FoeId, HeroId
from moothall.rulesets.nde.movement import approach, place, set_cover, set_distance, walk
from moothall.rulesets.nde.options import Options, defaults, read_options
from moothall.rulesets.nde.powers import power
from moothall.rulesets.nde.questions import (
    Call,
    FoeStrikes,
    Growth,
    HowHard,
    NamePrice,
    NameTrouble,
    OfferHelp,
    Pick,
    PickExceptional,
    PickGrowth,
    Price,
    SetPower,
    SpendLuck,
    Strike,
    Trouble,
)
from moothall.rulesets.nde.questions.powers import preset
from moothall.rulesets.nde.rest import begin_scene, begin_session, breather
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.space import in_contact, square_of
from moothall.rulesets.nde.state import Hero, Square, Table
from moothall.rulesets.nde.words import SQUARES_A_TURN
from moothall.talk.procedure import Opening

Say = Callable[[str], str]
Director = Generator[Opening[Any], Table, None]
"""Says what happens next, and is told how the table stands after it."""

CAST = {
    "nde2": (("ilse", "Ilse", "adept"), ("bram", "Bram", "assault"), ("maren", "Maren", "specialist")),
    "nde1": (("ilse", "Ilse", "mage"), ("bram", "Bram", "warrior"), ("maren", "Maren", "rogue")),
}
SQUARES = {"bram": (0, 0), "ilse": (0, 2), "maren": (0, 4), "hand1": (1, 1), "hand2": (1, 0), "keeper": (5, 2)}
SQUARES |= {"mate": (6, 4)}
MOST_ROUNDS = 12
SETTINGS = {"clock": "on"}
"""Options of the demo at a table of its own."""
FACES = {
    "ilse": "face:shell",
    "bram": "face:rope",
    "maren": "face:hood",
    "keeper": "face:tricorn",
    "hand1": "face:cap",
    "hand2": "face:scarf",
    "mate": "face:patch",
}
"""Faces of the cast, of those that ship with the pages."""

TITLE = "demo-name"
"""Key of the demo's title."""
CHAPTERS = ("nde/scene-began", "nde/round-began", "nde/phase-changed")
"""Facts with which a new part of the story begins."""


def setting(say: Say, book: str = "nde2", dice_mode: str = "ladder") -> list[tuple[Any, str]]:
    """Events that the demo starts from, each with its rule."""
    options = read_options(SETTINGS | {"dice_mode": dice_mode}, defaults(book))
    opened = TableOpened(options, say("demo-powers"))
    heroes = [HeroJoined(_hero(id, name, role, options, say)) for id, name, role in CAST[book]]
    return [(opened, "nde2.power.scope"), *((joined, "nde2.char.parts") for joined in heroes)]


def _hero(id: str, name: str, role: str, options: Options, say: Say) -> Hero:
    sheet = new_sheet(name, role, options, talents=[say(f"demo-talent-{id}")])
    if "concept" in sheet:
        sheet["concept"] = say(f"demo-concept-{id}")
    return to_hero(sheet, id)


def session(say: Say, book: str = "nde2") -> Director:
    """A locked warehouse, its keeper, and what is left to learn from it."""
    yield from prelude(say, book)
    yield from _fight(say)
    table = yield end_combat.open()
    for fallen in (foe.id for foe in table.foes if foe.out):
        yield label.open(fallen, say("demo-fled"))
    yield breather.open()
    yield open_growth.open()
    for hero in table.heroes:
        if hero.fallen != "dead":
            yield grow.open(hero.id)


def prelude(say: Say, book: str = "nde2") -> Director:
    """The way to the warehouse, up to the moment when the fight begins."""
    yield begin_session.open()
    yield begin_scene.open(say("demo-scene"), 4, say("demo-consequence"))
    yield test.open("maren", say("demo-aim-sneak"), say("demo-way-sneak"))
    yield test.open("bram", say("demo-aim-door"), say("demo-way-door"))
    yield bring_foe.open("keeper", "boss", say("demo-foe-boss"))
    for number in (1, 2):
        yield bring_foe.open(f"hand{number}", "minion", say("demo-foe-minion") + f" {number}")
    table = yield bring_foe.open("mate", "elite", say("demo-foe-elite"), shoots=True)
    yield set_cover.open("mate", "partial")
    yield from _take_places(table)
    yield combat.open()


def _take_places(table: Table) -> Director:
    """Two of the foes are upon Bram; the others keep their distance."""
    if table.options.positioning == "grid":
        for who, square in SQUARES.items():
            yield place.open(who, square)
        return
    for number in (1, 2):
        yield set_distance.open("bram", f"hand{number}", "close")


def _fight(say: Say) -> Director:
    """Rounds until one side is out: heroes in order, then the foes that still stand."""
    table = yield attack.open("maren", "mate", "ranged")
    while table.standing() and table.up() and table.round <= MOST_ROUNDS:
        for who in [hero.id for hero in table.heroes]:
            if table.standing() and not table.hero(who).acted and not table.hero(who).fallen:
                table = yield from _hero_turn(table, who, say)
        for who in [hero.id for hero in table.up() if table.standing() and not hero.acted]:
            table = yield pass_turn.open(who)  # helped up late, or thought better of it
        for foe in table.standing():
            if table.up() and _all_done(table):
                table = yield from _foe_acts(table, foe.id, _weakest(table).id)
        if table.standing() and table.up():
            table = yield next_round.open()


def _hero_turn(table: Table, who: HeroId, say: Say) -> Generator[Opening[Any], Table, Table]:
    """Help the fallen, use a power while there are points, else fight with what the hero is best at."""
    hero, target = table.hero(who), table.standing()[0]
    best = table.options.book.roles[hero.role][0]
    down = next((ally for ally in table.heroes if ally.fallen == "down" and in_contact(table, who, ally.id)), None)
    if down is not None:
        return (yield revive.open(who, down.id))
    if lying_on(table, who):
        return (yield act.open(who, "equipment"))
    if best == "might" and hero.power:
        return (yield power.open(who, say("demo-effect"), (target.id,)))
    if best == "dex":
        return (yield attack.open(who, target.id, "ranged"))
    if not in_contact(table, who, target.id):
        table = yield _closer(table, who, target.id)
    if in_contact(table, who, target.id):
        return (yield attack.open(who, target.id, "melee"))
    return (yield pass_turn.open(who))


def _foe_acts(table: Table, foe: FoeId, who: HeroId) -> Generator[Opening[Any], Table, Table]:
    """Up to its victim, if it cannot strike from afar, and then it strikes."""
    if not (table.foe(foe).shoots or in_contact(table, foe, who)):
        on_grid = table.options.positioning == "grid"
        yield place.open(foe, _free_beside(table, who)) if on_grid else set_distance.open(who, foe, "close")
    return (yield foe_turn.open((foe,), who))


def _free_beside(table: Table, who: HeroId) -> Square:
    """A free square beside a figure."""
    x, y = square_of(table, who)
    taken = {hero.square for hero in table.heroes} | {foe.square for foe in table.foes}
    beside = [(x + right, y + down) for right in (1, 0, -1) for down in (0, 1, -1)]
    return next(square for square in beside if square not in taken)


def _closer(table: Table, who: HeroId, target: FoeId) -> Opening[Any]:
    """Up to the foe, or as near as the legs carry."""
    if table.options.positioning != "grid":
        return approach.open(who, target, "close")
    (x, y), (to_x, to_y) = square_of(table, who), square_of(table, target)
    return walk.open(who, (_towards(x, to_x), _towards(y, to_y)))


def _towards(here: int, there: int) -> int:
    """The square next to the goal, or a turn's movement nearer."""
    step = min(max(abs(there - here) - 1, 0), SQUARES_A_TURN)
    return here + step if there > here else here - step


def _all_done(table: Table) -> bool:
    return all(hero.acted for hero in table.up())


def _weakest(table: Table) -> Hero:
    return min(table.up(), key=lambda hero: (hero.hearts, hero.id))


def standing(table: Table) -> dict[str, Any]:
    """How everybody stands, in figures."""
    heroes = {hero.id: {"hearts": hero.hearts, "power": hero.power, "luck": hero.luck} for hero in table.heroes}
    return {"heroes": heroes, "foes": {foe.id: {"hearts": foe.hearts, "out": foe.out} for foe in table.foes}}


def worth_reading(book: str) -> str:
    """A rule to look up after the demo."""
    return f"{book}.test.one"


# ---- How everybody decides ------------------------------------------------------------------------------------------


def answers(say: Say) -> dict[type[Any], Callable[[Any, str, Any], Any]]:
    """Careful heroes, a fair GM."""

    def call(table: Table, _: str, asked: HowHard) -> Call:
        helps = ("preparation",) if table.phase == "free" else ()
        return Call(asked.preset, say("demo-stakes"), helps)

    def help(table: Table, _: str, asked: OfferHelp) -> str | None:
        return say("demo-help") if table.phase == "free" and asked.helper == "ilse" else None

    def trouble(_: Table, __: str, asked: NameTrouble) -> Trouble:
        return Trouble(asked.kinds[0], say(f"demo-trouble-{asked.who}"))

    def price(_: Table, __: str, asked: NamePrice) -> Price:
        return Price("attention", say(f"demo-price-{asked.who}"))

    def strike(_: Table, __: str, asked: FoeStrikes) -> Strike:
        return Strike("dex", asked.preset, say(f"demo-blow-{asked.who}"))

    def luck(table: Table, _: str, asked: SpendLuck) -> str:
        offered = [use.id for use in asked.uses]
        if asked.result in ("F", "FC"):
            return "cost" if "cost" in offered and table.hero(asked.who).luck == 1 else "reroll"
        return "keep"

    def growth(table: Table, __: str, asked: PickGrowth) -> Growth:
        if asked.who == "bram":
            return Growth("heart")
        if "trait" in table.options.book.picks:
            return Growth("trait", trait=say(f"demo-trait-{asked.who}"))
        return Growth("attribute", attribute="dex")

    return {
        HowHard: call,
        OfferHelp: help,
        NameTrouble: trouble,
        NamePrice: price,
        FoeStrikes: strike,
        SpendLuck: luck,
        PickExceptional: lambda _, __, asked: Pick(asked.offered[0].id, "knock_down"),
        SetPower: lambda _, __, asked: preset("standard", asked.book, stakes=say("demo-stakes")),
        PickGrowth: growth,
    }
