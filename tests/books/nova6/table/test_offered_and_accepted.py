"""NOVA6 actions are accepted as they are offered: an open choice begins, a closed one is refused by the rule shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, get_args, get_origin

import pytest

from moothall.errors import MoothallError
from moothall.records import changed
from moothall.rulesets.nova6 import demo
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Gear, Item
from moothall.rulesets.nova6.state import Edge, Fall, Scene, Table, Task, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.sight import redact
from moothall.speech import voice
from moothall.table.game import objections
from moothall.talk.actions import access_of, check_choices, form
from moothall.talk.arguments import Argument, Choice
from moothall.talk.procedure import Procedure
from tests.books.nova6.support.damage import filled
from tests.books.nova6.support.offers import BOOK
from tests.books.nova6.support.stage import advantage, aspect, asset, condition, conflict, hero, npc, table, weapon

ZONES = (Zone(ZoneId("deck"), "The deck"), Zone(ZoneId("hold"), "The hold"), Zone(ZoneId("quay"), "The quay"))
EDGES = (Edge("deck", "hold"), Edge("hold", "quay"))
PAID = Trait("dash", "Dash", gives=(Gives("dice", 1, points=1),))
ILSE = hero("ilse", PAID, fight=1, zone="deck", plot_points=1, perks=("interact/trade",))
BRAM, THUG = hero("bram", zone="hold"), npc("thug", fight=1, zone="deck")
SNIPER = npc("sniper", zone="quay", open=False)
CART = npc("cart", kind="thing", zone="deck")
KIT = (
    weapon("ilse", "knife", 2, id="knife"),
    weapon("ilse", "rifle", 4, Property("ranged", of=("near",)), Property("ammo"), id="rifle"),
    weapon("ilse", "musket", 4, Property("ranged"), Property("reload"), id="musket", marks=("unloaded",)),
    weapon("ilse", "bomb", 4, Property("area"), Property("ranged"), id="bomb"),
    weapon("ilse", "bow", 2, Property("ranged"), id="bow", marks=("stowed",)),
    weapon("ilse", "lamp", 0, Property("repairable"), id="lamp", marks=("broken",)),
    weapon("ilse", "pistol", 2, Property("ammo"), Property("ranged"), id="pistol", marks=("exhausted",)),
    weapon("thug", "torch", 2, Property("uses"), id="torch"),
    asset("ilse", "A BOX OF ROUNDS", 2),
    aspect("PROUD", "ilse"),
    aspect("FOG", aspect="situation"),
    advantage("ilse", -2, made=True, id="bruise"),
    condition("dark", 2, duration="A"),
)
MARKET = changed(
    UNIVERSAL,
    id="market",
    gear=Gear(("signature", "money"), money=30),
    items=(Item("knife", "damage", 3, "physical", price=6), Item("heirloom")),
)


def at(scene: Scene | None = None, *things: Any, **more: Any) -> Table:
    """Everybody and everything, in a scene."""
    people = [one for one in things if getattr(one, "id", "") == "ilse"] or [ILSE]
    rest = [one for one in things if one not in people]
    placed = {"zones": ZONES, "edges": EDGES} | more
    kept = {} if scene is None else {"scene": scene}
    return table(*people, BRAM, THUG, SNIPER, CART, *KIT, *rest, **kept, **placed)


def begun() -> Table:
    """The table of the demo, as it begins."""
    state = BOOK.start
    for fact, _ in demo.setting(voice("en", "nova6").say):
        state = BOOK.fold(state, fact)
    assert isinstance(state, Table)
    return state


FIGHT = conflict("ilse", phase="early", early=("ilse", "bram"))
STATES = {
    "nowhere": at(),
    "demo": begun(),
    "turn": at(FIGHT),
    "another's turn": at(changed(FIGHT, acting="bram")),
    "used turn": at(FIGHT, changed(ILSE, turn=Turn(1, declared=1, pairs=("fight attack",)))),
    "hurt": at(FIGHT, filled("S--/S-/-", ILSE), falls=(Fall("ilse", 4),)),
    "out": at(changed(FIGHT, acting="bram"), changed(ILSE, out="incapacitated")),
    "contest": at(Scene("contest", "narrative", "Race", goal=3, skill="move")),
    "challenge": at(Scene("challenge", "narrative", "Storm", tasks=(Task("rope", "the rope", ("move",)),))),
    "exposition": at(Scene("exposition", "narrative", "Supper")),
    "market": at(None, changed(ILSE, coins=3), pack=MARKET),
}


ALSO: dict[str, dict[str, tuple[str, ...]]] = {
    "nova6.snap": {"ready": ("item",)},
    "nova6.manoeuvre": {"own": ("name",)},
    "nova6.take-load": {"light": ("aspect",), "heavy": ("aspect",)},
}
"""What some choices ask for besides; without one of them named, all do."""


BY_WORDS = ("nova6.know-language",)
"""Where it hangs on what is typed: a language that is known costs nothing."""


# ---- Filling in a form -----------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """An action with all its arguments."""

    procedure: Procedure[..., Any]
    args: dict[str, Any]

    def refusal(self, view: Table) -> MoothallError | None:
        """Why a table would not begin it."""
        opening = self.procedure.open(**self.args)
        try:
            check_choices(self.procedure, view, dict(opening.args))
        except MoothallError as refused:
            return refused
        return objections(BOOK, view, opening)


def typed(argument: Argument) -> Any:
    """What a person types or ticks where nothing is listed."""
    if get_origin(argument.takes) is Literal:
        return get_args(argument.takes)[0]
    return {int: 1, bool: False}.get(argument.takes, "words of one's own")


def filled_in(procedure: Procedure[..., Any], view: Table, given: dict[str, Any]) -> Said | None:
    """The form with what was said, and the first open choice of whatever else it needs; None if there is none."""
    said, wanted = dict(given), ALSO.get(procedure.name, {})
    besides = {name for pick, names in wanted.items() if not pick or pick in said.values() for name in names}
    for argument, choices in form(procedure, view, said):
        if argument.name in said or not (argument.needed or argument.name in besides):
            continue
        first = next((one.id for one in choices if one.is_open), None)
        if argument.choices is not None and first is None:
            return None
        said[argument.name] = typed(argument) if first is None else one_of(argument, first)
    return Said(procedure, said)


def one_of(argument: Argument, id: str) -> Any:
    return (id,) if get_origin(argument.takes) is tuple else id


def picks(procedure: Procedure[..., Any], view: Table, who: str) -> Iterator[tuple[Argument, Choice, Said]]:
    """Each choice of each argument: what comes before it as it is preset, what comes after it filled in around it."""
    own = dict.fromkeys(access_of(procedure).own, who)
    free = {each.name: typed(each) for each in procedure.arguments if each.needed and each.choices is None}
    before = free | own
    for argument, choices in form(procedure, view, before):
        if not argument.closed or argument.name in own:
            continue
        for choice in choices:
            said = filled_in(procedure, view, before | {argument.name: one_of(argument, choice.id)})
            if said is not None:
                yield argument, choice, said
        if argument.needed:
            first = next((one.id for one in choices if one.is_open), None)
            before |= {} if first is None else {argument.name: one_of(argument, first)}


def judged_otherwise(procedure: Procedure[..., Any], view: Table, who: str) -> Iterator[tuple[str, str, str, str, str]]:
    """Every choice that the table judges otherwise than the form shows it."""
    for argument, choice, said in picks(procedure, view, who):
        refusal = said.refusal(view)
        expected = None if choice.closed is None else choice.closed.cite
        if (refusal is None) != choice.is_open or (refusal is not None and refusal.cite != expected):
            yield procedure.name, argument.name, choice.id, str(choice.closed), str(refusal)


@pytest.mark.parametrize("state", STATES)
def test_each_choice_is_accepted_or_refused_as_it_is_shown(state: str) -> None:
    """An open choice can be begun at once; a closed one is refused by the rule that the list gives for it."""
    at_table = STATES[state]
    one = at_table.heroes[0]
    view = redact(at_table, one.seat)
    opened = [BOOK.procedures[offer.procedure] for offer in BOOK.offers(view, one.id) if offer.open]
    assert len(opened) > 2
    assert [found for each in opened for found in judged_otherwise(each, view, one.id)] == []


@pytest.mark.parametrize("state", STATES)
def test_each_open_action_is_accepted_as_it_is_preset(state: str) -> None:
    """The first open choice of all that an open action needs, and words where it wants some, can be begun at once."""
    at_table = STATES[state]
    one = at_table.heroes[0]
    view = redact(at_table, one.seat)
    wrong = []
    for offer in BOOK.offers(view, one.id):
        procedure = BOOK.procedures[offer.procedure]
        own = dict.fromkeys(access_of(procedure).own, one.id)
        seats = dict.fromkeys(access_of(procedure).seats, one.seat)
        said = filled_in(procedure, view, own | seats) if offer.open else None
        if said is not None and procedure.name not in BY_WORDS and (refusal := said.refusal(view)) is not None:
            wrong.append((procedure.name, said.args, str(refusal)))
    assert wrong == []


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("viewer", ["gm", "ilse", "bram"])
def test_every_viewer_is_told_what_anybody_known_may_begin(viewer: str, state: str) -> None:
    """What is hidden of a character neither closes an action nor makes the list fail; forms take any beginning."""
    view = redact(STATES[state], viewer)
    for one in (*view.heroes, *view.others):
        listed = {offer.procedure for offer in BOOK.offers(view, one.id)}
        assert {"nova6.act", "nova6.propose"} <= listed
    for procedure in BOOK.procedures.values():
        for given in ({}, {"who": "nobody"}, {"who": "ilse", "tool": "none", "target": "none", "path": ["moon"]}):
            form(procedure, view, given)
