"""Actions at an NDE table: who may begin which, what each form offers, and that what is offered is what is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from moothall.cli.demo import play_demo
from moothall.errors import MoothallError, Unclear
from moothall.ledger.entries import Closed, Told
from moothall.rulesets import nde
from moothall.rulesets.nde.checks import check_attack
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.offered import action_of_a_turn
from moothall.rulesets.nde.state import Blocked, Distance, Gear, Lock, Table
from moothall.sight import redact
from moothall.speech import voice
from moothall.table.game import objections
from moothall.talk.actions import check_choices, form
from moothall.talk.arguments import Argument
from moothall.talk.procedure import Procedure
from tests.books.nde.support import stage_nde1 as older
from tests.books.nde.support.offers import book_of, choices_of, offer_of, offers, open_ids, open_to
from tests.books.nde.support.stage_nde2 import foe, hero, table
from tests.support.figures import BRAM, ILSE, MAREN

PLAYERS = {
    "nde.act", "nde.approach", "nde.assist", "nde.attack", "nde.grow", "nde.join", "nde.pass", "nde.power",
    "nde.revive", "nde.test", "nde.walk",
}  # fmt: skip
GMS_FIRST = ["nde.begin-scene", "nde.combat", "nde.foe-turn", "nde.next-round", "nde.end-combat", "nde.foe"]


def test_players_begin_their_own_actions_and_the_gm_the_rest() -> None:
    """Tests, fights, powers, movement, growth and joining are the players'; everything else is the GM's."""
    book = book_of("nde2")
    access = [book.access(name) for name in book.procedures]
    assert {name for name in book.procedures if book.access(name).by == "player"} == PLAYERS
    assert {one.group for one in access} == {"tests", "combat", "powers", "space", "harm", "character", "setup"}


def test_common_actions_stand_first() -> None:
    """Players find tests, attacks, powers and gear before movement and help; growing stands behind them all."""
    ranks = {one.name: one.declared.rank for one in book_of("nde2").procedures.values() if one.declared}
    players = sorted(PLAYERS - {"nde.join", "nde.grow"}, key=ranks.__getitem__)
    order = "test attack power act approach walk revive pass assist"
    assert players == [f"nde.{action}" for action in order.split()]
    assert sorted((name for name in ranks if ranks[name] and name not in PLAYERS), key=ranks.__getitem__) == GMS_FIRST
    assert ranks["nde.grow"] == ranks["nde.join"] == 0


@pytest.mark.parametrize(
    ("id", "seat", "name"), [("ilse", "ana", "Ilse"), ("oda", "bo", "Oda"), ("rat", "", "the rat")]
)
def test_heroes_and_foes_are_found_by_their_ids(id: str, seat: str, name: str) -> None:
    """A hero has a seat and a name, a foe a name alone; an unknown id stands for itself."""
    at = table(hero("ilse", seat="ana", name="Ilse"), hero("oda", seat="bo", name="Oda"), foe("rat", name="the rat"))
    book = book_of("nde2")
    assert (book.seat_of(at, id), book.name_of(at, id)) == (seat, name)
    assert (book.seat_of(at, "nobody"), book.name_of(at, "nobody")) == ("", "nobody")


def test_an_action_is_its_own_players_to_declare() -> None:
    """Each edition cites its own rule for that, and a character joins at the seat that brings it."""
    assert [book_of(edition).decides for edition in ("nde1", "nde2")] == ["nde1.test.declare", "nde2.test.declare"]
    joining = book_of("nde2").joining("ana", "ilse", {"name": "Ilse"})
    assert [value for _, value in joining.args] == ["ana", "ilse", {"name": "Ilse"}]


def test_a_foe_is_refused_where_a_hero_belongs() -> None:
    """The ids are strings, and yet the type checker knows them apart: it complains of an `ignore` without need."""
    at, ilse, rat = table(hero("ilse"), foe("rat")), hero_id("ilse"), foe_id("rat")
    assert check_attack(at, ilse, rat, "melee") == at.foe(rat)
    with pytest.raises(Unclear, match="error-no-such-hero"):
        at.hero(rat)  # type: ignore[arg-type]
    with pytest.raises(Unclear, match="error-no-such-foe"):
        at.foe(ilse)  # type: ignore[arg-type]
    with pytest.raises(Unclear, match="error-no-such-hero"):
        check_attack(at, rat, ilse, "melee")  # type: ignore[arg-type]


# ---- Offered and accepted cannot differ -----------------------------------------------------------------------------


def fight(**options: Any) -> Table:
    """A fight with somebody hurt, fallen and dead, foes out, hidden and covered, and a line that is blocked."""
    people = (
        hero("ilse", "adept", square=(0, 0), place=0),
        hero("bram", square=(1, 1), place=1, fallen="down", hearts=0),
        hero("maren", "specialist", square=(4, 0), place=4, moved=1),
        hero("oda", square=(9, 9), place=2, fallen="dead", hearts=0),
        foe("rat", square=(1, 0), place=0),
        foe("gull", square=(8, 0), place=3, cover="full"),
        foe("mate", "elite", square=(5, 0), place=5, cover="partial"),
        foe("cook", square=(0, 1), place=1, out="out", hearts=0),
        foe("shade", "boss", square=(0, 2), place=1, seen=False, open=False),
        foe("crow"),
    )
    zones = (("ilse", "rat", "close"), ("ilse", "gull", "far"), ("ilse", "mate", "very_far"), ("ilse", "bram", "close"))
    apart = tuple(Distance(*pair) for pair in zones)  # type: ignore[arg-type]
    at = table(*people, phase="heroes", **options)
    return replace(
        at, distances=apart, blocked=(Blocked(MAREN, FigureId("mate")),), locks=(Lock(ILSE, "pick it", "softly"),)
    )


def older_fight() -> Table:
    """The same on the older edition's grid."""
    people = (
        older.hero("ilse", "mage"),
        older.hero("bram", square=(1, 0), fallen="down", hearts=0),
        older.hero("maren", "rogue", square=(4, 0), moved=5),
        older.hero("oda", square=None),
        older.foe("rat"),
        older.foe("gull", square=(8, 0), cover="full"),
        older.foe("mate", "elite", square=(5, 0), cover="partial"),
        older.foe("cook", square=(0, 1), out="out", hearts=0),
    )
    return replace(older.table(*people, phase="heroes"), blocked=(Blocked(MAREN, FigureId("mate")),))


def states_of_demo(edition: str) -> list[Table]:
    """The demo after each of its actions."""
    stage = play_demo(voice("en", edition).say, "contract", edition)
    state: Table = book_of(edition).start
    found = []
    for entry in stage.log:
        if isinstance(entry, Told):
            state = nde.fold(state, entry.event)
        elif isinstance(entry, Closed):
            found.append(state)
    return list(dict.fromkeys(found))


def variants(at: Table) -> Iterator[Table]:
    """A fight in the heroes' and the foes' part of a round, outside of one, after acting, and after a chapter."""
    yield at
    yield replace(at, phase="free")
    yield replace(at, phase="foes")
    yield at.with_hero(ILSE, acted=True, moved=1)
    yield replace(at, foes=())
    yield replace(at, heroes=tuple(replace(one, growth=1, hearts_max=7, power_max=5) for one in at.heroes))
    yield replace(at, heroes=tuple(replace(one, fallen="", hearts=3) for one in at.heroes))


SCENES = {
    "zones": lambda: list(variants(fight())),
    "a track": lambda: list(variants(fight(zone_model="track"))),
    "a grid": lambda: list(variants(fight(positioning="grid"))),
    "no positions": lambda: list(variants(fight(positioning="none"))),
    "the older edition": lambda: list(variants(older_fight())),
    "the demo": lambda: states_of_demo("nde2"),
    "the older demo": lambda: states_of_demo("nde1"),
}
SAID: dict[str, Any] = {"aim": "open it", "effect": "a light"}
"""What a person types where nothing is chosen."""


def filled(procedure: Procedure[..., Any], view: Table, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments as a form presets them: the first open choice. Where none is, the first, and a shot."""
    args = dict(given)
    for name in [each.name for each in procedure.arguments if each.needed and each.name not in given]:
        listed = {each.name: choices for each, choices in form(procedure, view, args)}[name]
        first = next((one.id for one in listed if one.is_open), listed[-1 if name == "how" else 0].id if listed else "")
        x, y = view.hero(hero_id(given["who"])).square or (0, 0)
        args[name] = (x + 1, y) if name == "to" else first or SAID.get(name, "")
    return args


def refusal(procedure: Procedure[..., Any], view: Table, args: dict[str, Any]) -> str | None:
    """The rule under which an action is refused on a player's own view, if it is."""
    found = objections(book_of(view.edition), view, procedure.open(**args))
    return None if found is None else found.cite


def closed_by(procedure: Procedure[..., Any], view: Table, args: dict[str, Any]) -> str | None:
    """The rule under which its choices refuse it, if they do."""
    try:
        check_choices(procedure, view, args)
    except MoothallError as closed:
        return closed.cite
    return None


def tried(view: Table, who: str) -> Iterator[tuple[Procedure[..., Any], Argument, bool, str | None, dict[str, Any]]]:
    """Every choice of every action of a hero, with the rest of the form as it is preset."""
    for name in sorted(PLAYERS - {"nde.join"}):
        procedure = book_of(view.edition).procedure(name)
        for argument, choices in form(procedure, view, {"who": who}):
            for choice in choices if argument.closed and argument.name != "who" else ():
                said = (choice.id,) if argument.several else choice.id
                rule = choice.closed.cite if choice.closed else None
                args = filled(procedure, view, {"who": who, argument.name: said})
                yield procedure, argument, choice.is_open, rule, args


def views(scene: str) -> Iterator[tuple[Table, str]]:
    """A scene as each hero's player sees it."""
    for state in SCENES[scene]():
        for one in state.heroes:
            yield redact(state, one.seat), one.id


@pytest.mark.parametrize("scene", SCENES)
def test_an_open_choice_is_accepted_and_a_closed_one_refused_by_its_rule(scene: str) -> None:
    """Whatever a form offers begins at once; whatever it closes is refused under the rule that it shows."""
    for view, who in views(scene):
        for procedure, argument, is_open, rule, args in tried(view, who):
            at = (view.phase, procedure.name, argument.name, args)
            if is_open and offer_is_open(view, who, procedure.name):
                assert (refusal(procedure, view, args), closed_by(procedure, view, args)) == (None, None), at
            elif not is_open:
                found = refusal(procedure, view, args), closed_by(procedure, view, args)
                assert found == (rule, rule) or (found[0] == found[1] == who_is_closed_by(procedure, view, who)), at


def offer_is_open(view: Table, who: str, procedure: str) -> bool:
    return procedure in open_to(view, who)


def who_is_closed_by(procedure: Procedure[..., Any], view: Table, who: str) -> str | None:
    """The rule that closes an action to a hero whatever else is said; it is named before that."""
    (own,) = (one for one in choices_of(view, procedure.name, "who") if one.id == who)
    return own.closed.cite if own.closed else "none does"


@pytest.mark.parametrize("scene", SCENES)
def test_an_open_action_begins_as_its_form_is_preset(scene: str) -> None:
    """An open action begins with the first open choices; a closed one is refused, under the rule that closes it."""
    for view, who in views(scene):
        for offer in offers(view, who):
            procedure = book_of(view.edition).procedure(offer.procedure)
            args = filled(procedure, view, {"who": who})
            if offer.open:
                assert (refusal(procedure, view, args), closed_by(procedure, view, args)) == (None, None), args
            elif "" not in args.values():
                assert refusal(procedure, view, args) == offer.cite, (offer, args)
            assert offer.open or (offer.why is not None and offer.cite.startswith(view.edition)), offer


def test_a_hidden_foe_is_no_choice() -> None:
    """A player's form does not name a foe that the player cannot see; the GM's does."""
    state = fight()
    asked = ("nde.attack", "target"), ("nde.power", "targets"), ("nde.test", "watch"), ("nde.approach", "reference")
    for procedure, argument in asked:
        listed = [choice.id for choice in choices_of(redact(state, "ilse"), procedure, argument, who="ilse")]
        assert "rat" in listed and "shade" not in listed
        assert "shade" in [choice.id for choice in choices_of(state, procedure, argument, who="ilse")]


# ---- What each form begins with -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["nde1", "nde2"])
def test_every_hero_of_the_demo_begins_with_a_target_in_reach(edition: str) -> None:
    """Whoever stands apart from all of them is preset to a shot, and Bram to a blow at one of those upon him."""
    begun = next(state for state in states_of_demo(edition) if state.phase == "heroes" and state.round == 1)
    apart = "ilse" if edition == "nde2" else "maren"
    for who, how in ((apart, "ranged"), ("bram", "melee")):
        args = filled(nde.attack, begun.with_hero(hero_id(who), acted=False), {"who": who})
        assert args["how"] == how and refusal(nde.attack, begun.with_hero(hero_id(who), acted=False), args) is None


def test_targets_are_listed_from_near_to_far() -> None:
    """The nearest comes first; whoever is out of the fight stands at the end, closed."""
    assert [one.id for one in choices_of(fight(), "nde.attack", "target", who="ilse")] == [
        *("rat", "shade", "crow", "gull", "mate", "cook")
    ]
    assert [one.id for one in choices_of(fight(positioning="grid"), "nde.attack", "target", who="ilse")] == [
        *("rat", "shade", "mate", "gull", "crow", "cook")
    ]


def test_the_way_to_attack_follows_the_target() -> None:
    """Beside a foe both ways are open; afar only a shot; behind full cover out of reach neither."""
    at = fight()
    assert open_ids(at, "nde.attack", "how", who="ilse", target="rat") == ["melee", "ranged"]
    assert open_ids(at, "nde.attack", "how", who="ilse", target="mate") == ["ranged"]
    assert open_ids(at, "nde.attack", "how", who="ilse", target="gull") == []


def test_an_attack_is_closed_where_nobody_is_in_reach() -> None:
    """The list says which rule closes it, and why; without any foe it says so too."""
    at = replace(fight(), foes=(foe("gull", cover="full"),), distances=())
    closed = offer_of(at, "ilse", "nde.attack")
    assert (closed.open, closed.cite) == (False, "nde2.cover.full") and closed.why
    assert closed.why.key == "error-full-cover"
    alone = offer_of(replace(at, foes=()), "ilse", "nde.attack")
    assert (alone.open, alone.cite) == (False, "nde2.attack.hit") and alone.why
    assert alone.why.key == "error-nobody-to-attack"


def test_help_is_offered_for_those_who_lie_there() -> None:
    """Bram is down and near, Oda is dead, Maren stands; with nobody down the list says so."""
    assert open_ids(fight(), "nde.revive", "ally", who="ilse") == ["bram"]
    closed = offer_of(fight().with_hero(BRAM, fallen=""), "ilse", "nde.revive")
    assert (closed.open, closed.cite) == (False, "nde2.harm.revive") and closed.why
    assert closed.why.key == "error-nobody-down"


def test_movement_is_offered_as_the_table_keeps_positions() -> None:
    """By zones one comes nearer, on a grid one walks; a turn's movement is one zone unless the GM overrules."""
    at = fight()
    assert "nde.approach" in open_to(at, "ilse") and "nde.walk" not in [one.procedure for one in offers(at, "ilse")]
    grid = fight(positioning="grid")
    assert "nde.walk" in open_to(grid, "ilse") and "nde.approach" not in [one.procedure for one in offers(grid, "ilse")]
    assert open_ids(at, "nde.approach", "zone", who="ilse", reference="gull") == ["nearby", "very_far"]
    overruled = {"who": "ilse", "reference": "gull", "overrule": True}
    assert open_ids(at, "nde.approach", "zone", **overruled) == ["close", "nearby", "very_far"]
    assert "nde.approach" not in [one.procedure for one in offers(table(hero("ilse")), "ilse")]


def test_an_action_that_the_book_does_not_know_is_not_listed() -> None:
    """An edition without an Action has nothing to offer, and of several it offers the one it knows."""
    assert action_of_a_turn("flight")(fight(), "ilse") == ""
    assert action_of_a_turn("flight", "power")(fight(), "ilse") == "nde2.combat.actions"


def test_growth_is_listed_for_heroes_with_a_pick() -> None:
    """Without a pick growing is not in the list at all; with one it stands at the end."""
    assert "nde.grow" not in [one.procedure for one in offers(fight(), "ilse")]
    assert open_to(fight().with_hero(ILSE, growth=1), "ilse")[-1] == "nde.grow"


def test_a_turn_is_passed_in_a_fight_alone() -> None:
    """Outside a fight nobody waits for an Action, so none is let go."""
    assert "nde.pass" in open_to(fight(), "ilse")
    assert "nde.pass" not in [one.procedure for one in offers(replace(fight(), phase="free"), "ilse")]


# ---- The GM's forms -------------------------------------------------------------------------------------------------


def test_the_gms_forms_name_the_people_of_their_side() -> None:
    """Heroes are hurt, foes act and are revealed, and anybody is placed."""
    at = fight()
    heroes, foes = [one.id for one in at.heroes], [one.id for one in at.foes]
    assert open_ids(at, "nde.suffer", "who") == open_ids(at, "nde.set-distance", "one") == heroes
    assert open_ids(at, "nde.place", "who") == open_ids(at, "nde.block-line", "one") == [*heroes, *foes]
    assert open_ids(at, "nde.block-line", "other", one="rat") == [id for id in (*heroes, *foes) if id != "rat"]
    assert open_ids(at, "nde.reveal", "id")[0] == "shade" and open_ids(at, "nde.label", "id")[0] == "cook"
    assert open_ids(at, "nde.foe-turn", "who")[:2] == ["ilse", "maren"]
    assert open_ids(at, "nde.foe-turn", "foes") == []
    assert "cook" not in open_ids(replace(at, phase="foes"), "nde.foe-turn", "foes")


def test_the_gm_unlocks_what_is_locked() -> None:
    """The tests that were tried in vain are listed with the approaches that failed."""
    at = fight()
    assert [open_ids(at, "nde.unlock", name) for name in ("who", "aim", "approach")] == [
        *(["ilse"], ["pick it"], ["softly"])
    ]


def test_gear_is_suggested_as_a_tool() -> None:
    """What a hero carries is at hand for a test; anything else may be named as well."""
    at = table(hero("ilse", gear=Gear("a long rope", "", ("chalk", "a whistle"))))
    assert open_ids(at, "nde.test", "tool", who="ilse") == ["a long rope", "chalk", "a whistle"]
    (tool,) = (each for each in nde.test.arguments if each.name == "tool")
    assert not tool.closed
