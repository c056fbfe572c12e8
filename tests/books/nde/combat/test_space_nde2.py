"""NDE2 zones and squares: movement, cover, line of sight and range."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events, space
from moothall.rulesets.nde.events import Attacked, DistanceChanged, Moved
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.questions import Call, Place, PowerCall
from moothall.rulesets.nde.state import Blocked, Distance, Square, Table
from moothall.rulesets.nde.words import ZONES, Zone
from moothall.sight import redact
from moothall.talk.reasons import Because
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript, act_out, foe, hero, table
from tests.support.citing import cited, refused
from tests.support.figures import ILSE, RAT

MAREN = hero("maren", "specialist")
BRAM = hero("bram")
WARDEN = foe("warden", "elite")
COVERED = Because("step-cover", -1, "nde2.cover.partial", "cover")


def apart(zone: Zone, phase: str = "heroes", **options: str) -> Table:
    """Maren and the warden at this distance."""
    start = table(MAREN, WARDEN, near=False, phase=phase, **options)
    return replace(start, distances=(Distance(FigureId("maren"), FigureId("warden"), zone),))


def on_grid(here: Square | None, there: Square | None, phase: str = "heroes", **options: str) -> Table:
    """Maren and the warden on two squares."""
    people = replace(MAREN, square=here), replace(WARDEN, square=there)
    return table(*people, near=False, phase=phase, positioning="grid", **options)


def shot(start: Table, call: Call, die: str, face: int) -> NdeAfter[Any]:
    """Maren shoots at the warden and hits."""
    return act_out(nde.attack.open("maren", "warden", "ranged"), start).gm(call).dice(die, face).end()


def asked(script: NdeScript[Any]) -> Any:
    """The GM's open question."""
    return dict(script.conversation.questions())["gm"]


def why(after: NdeAfter[Any]) -> list[Because]:
    """The reasons of the last roll."""
    rolled = [entry for entry in after.log if isinstance(entry, Rolled)]
    return list(rolled[-1].why)


# ---- Zones ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.zone.four")
def test_there_are_four_zones_from_close_to_very_far() -> None:
    """The zones run Close, Nearby, Far, Very Far; a fifth is refused, and nothing is further than the fourth."""
    assert [zone.id for zone in cited(space.DISTANCES)] == ["close", "nearby", "far", "very_far"]
    fifth: Any = "out_of_this_world"
    with refused("nde2.zone.four"):
        act_out(nde.set_distance.open("maren", "warden", fifth), apart("far"))
    ever_further = [table(MAREN, replace(WARDEN, place=spot), near=False, zone_model="track") for spot in range(6)]
    zones = [space.zone_between(start, FigureId("maren"), FigureId("warden")) for start in ever_further]
    assert zones == ["close", "nearby", "far", "very_far", "very_far", "very_far"]


@pytest.mark.rule("nde2.zone.move-one")
def test_a_turn_changes_the_distance_by_one_zone() -> None:
    """From Far one comes Nearby in a turn, not Close."""
    after = act_out(nde.approach.open("maren", "warden", "nearby"), apart("far")).end()
    assert space.zone_between(after.state, FigureId("maren"), FigureId("warden")) == "nearby"
    assert not after.last(DistanceChanged).overruled
    with refused("nde2.zone.move-one"):
        act_out(nde.approach.open("maren", "warden", "close"), apart("far"))


@pytest.mark.rule("nde2.zone.move-one")
def test_a_move_of_two_zones_names_the_gms_word_in_the_log() -> None:
    """With the GM's word Far becomes Close in one turn, and the fact tells that it took that word."""
    after = act_out(nde.approach.open("maren", "warden", "close", overrule=True), apart("far")).end()
    assert space.zone_between(after.state, FigureId("maren"), FigureId("warden")) == "close"
    assert after.last(DistanceChanged).overruled


def test_in_pairs_only_the_named_distance_changes() -> None:
    """Walking up to one foe leaves the distance to another as it was."""
    start = table(MAREN, WARDEN, foe("hound"), near=False, phase="heroes")
    apart_now = (
        Distance(FigureId("maren"), FigureId("warden"), "far"),
        Distance(FigureId("maren"), FigureId("hound"), "close"),
    )
    after = act_out(nde.approach.open("maren", "warden", "nearby"), replace(start, distances=apart_now)).end()
    assert space.zone_between(after.state, FigureId("maren"), FigureId("warden")) == "nearby"
    assert space.zone_between(after.state, FigureId("maren"), FigureId("hound")) == "close"


def test_a_step_on_the_track_changes_every_distance() -> None:
    """With places on a track a step to the warden is a step from the hound, and two at once are refused."""
    people = (replace(MAREN, place=1), replace(WARDEN, place=3), foe("hound", place=0))
    start = table(*people, near=False, phase="heroes", zone_model="track")
    after = act_out(nde.approach.open("maren", "warden", "nearby"), start).end()
    assert after.last(Moved).place == 2
    assert space.zone_between(after.state, FigureId("maren"), FigureId("warden")) == "nearby"
    assert space.zone_between(after.state, FigureId("maren"), FigureId("hound")) == "far"
    with refused("nde2.zone.move-one"):
        act_out(nde.approach.open("maren", "warden", "close"), start)


def test_beyond_the_last_zone_a_turn_brings_a_hero_one_spot_nearer() -> None:
    """Five spots off is Very Far, and so is four: a turn on the track still brings a hero a spot nearer."""
    start = table(replace(MAREN, place=5), replace(WARDEN, place=0), near=False, phase="heroes", zone_model="track")
    after = act_out(nde.approach.open("maren", "warden", "very_far"), start).end()
    assert after.hero("maren").place == 4


# ---- Squares --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.grid.option")
def test_a_grid_wants_every_figure_on_a_square() -> None:
    """Squares are needed only where the grid is played; the refusal says that one is 1–2 m wide."""
    assert cited(space.SQUARE).id == "1–2 m"
    for here, there in ((None, (0, 0)), ((0, 0), None)):
        with refused("nde2.grid.option") as why_not:
            act_out(nde.attack.open("maren", "warden", "ranged"), on_grid(here, there))
        assert why_not[0].values["size"] == "1–2 m"
    with refused("nde2.grid.option"):
        act_out(nde.walk.open("maren", (1, 0)), on_grid(None, None))
    placed = act_out(nde.place.open("maren", (4, 2)), on_grid(None, None)).end()
    assert placed.hero("maren").square == (4, 2)
    assert shot(apart("far"), Call(6), "1d12", 6).result is not None


@pytest.mark.rule("nde2.grid.option")
def test_zones_and_squares_are_not_mixed() -> None:
    """Nobody walks squares at a table with zones, nor zones at a table with squares."""
    with refused("nde2.grid.option"):
        act_out(nde.walk.open("maren", (1, 0)), apart("far"))
    with refused("nde2.grid.option"):
        act_out(nde.approach.open("maren", "warden", "nearby"), on_grid((0, 0), (9, 9)))


@pytest.mark.rule("nde2.grid.move")
@pytest.mark.parametrize("to", [(5, 5), (3, 5), (-5, 0)])
def test_five_squares_a_turn_and_a_diagonal_is_one(to: Square) -> None:
    """Five squares in any direction use up the turn's movement."""
    after = act_out(nde.walk.open("maren", to), on_grid((0, 0), (9, 9))).end()
    assert (after.hero("maren").square, after.hero("maren").moved) == (to, 5)


@pytest.mark.rule("nde2.grid.move")
def test_the_sixth_square_is_refused() -> None:
    """From (0,0) to (6,0) is one too many."""
    with refused("nde2.grid.move"):
        act_out(nde.walk.open("maren", (6, 0)), on_grid((0, 0), (9, 9)))


@pytest.mark.rule("nde2.grid.move")
def test_movement_may_be_split_around_the_action() -> None:
    """Two squares, an attack and three squares are one turn; two, an attack and four are too much."""
    state = act_out(nde.walk.open("maren", (2, 0)), on_grid((0, 0), (3, 0))).end().state
    state = act_out(nde.attack.open("maren", "warden", "melee"), state).gm(Call(6)).dice("1d6", 5).stop().state
    assert state.hero(hero_id("maren")).acted
    with refused("nde2.grid.move"):
        act_out(nde.walk.open("maren", (2, 4)), state)
    after = act_out(nde.walk.open("maren", (2, 3)), state).end()
    assert (after.hero("maren").square, after.hero("maren").moved) == ((2, 3), 5)


def test_being_moved_by_the_gm_gives_no_movement_back() -> None:
    """A hero who has walked five squares has no movement left after the GM moves the figure."""
    tired = on_grid((0, 0), (9, 9)).with_hero(hero_id("maren"), moved=5)
    state = act_out(nde.place.open("maren", (1, 1)), tired).end().state
    with refused("nde2.grid.move"):
        act_out(nde.walk.open("maren", (2, 2)), state)


# ---- Cover ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.cover.full")
def test_full_cover_stops_shots_and_watching_before_any_die() -> None:
    """Nobody shoots at what is wholly covered, nor tries to watch it."""
    start = act_out(nde.set_cover.open("warden", "full"), apart("far")).end().state
    with refused("nde2.cover.full"):
        act_out(nde.attack.open("maren", "warden", "ranged"), start)
    with refused("nde2.cover.full"):
        act_out(nde.test.open("maren", "watch the warden", watch="warden"), start)
    behind_a_wall = act_out(nde.block_line.open("maren", "warden"), apart("far")).end().state
    with refused("nde2.cover.full"):
        act_out(nde.test.open("maren", "watch the warden", watch="warden"), behind_a_wall)


@pytest.mark.rule("nde2.cover.power")
def test_the_gm_says_whether_full_cover_stops_a_power() -> None:
    """The GM is asked, blocked comes first; then nothing is spent, while an allowed power goes on as usual."""
    start = act_out(nde.set_cover.open("warden", "full"), apart("far")).end().state

    def power() -> NdeScript[Any]:
        script = act_out(nde.power.open("maren", "call lightning", ("warden",)), start)
        return script.asks("gm", "nde/needs-line", "blocked", "allowed")

    script = power()
    assert asked(script).default() == "blocked"
    after = script.gm("blocked").end()
    assert (after.result, after.dice, after.hero("maren").power) == (None, [], 3)
    assert not after.hero("maren").acted
    after = power().gm("allowed").gm(PowerCall(stakes="it misses")).dice("1d8", 6).end()
    assert (after.last(events.PowerUsed).result, after.hero("maren").power) == ("S", 2)


@pytest.mark.rule("nde2.cover.partial")
@pytest.mark.parametrize("hinders", [(), ("dark",), ("cover",)])
def test_partial_cover_is_one_step_down_and_fills_the_slot(hinders: tuple[str, ...]) -> None:
    """A shot at somebody half covered is rolled with a d8 instead of a d12, in the dark as well."""
    start = act_out(nde.set_cover.open("warden", "partial"), apart("far")).end().state
    after = shot(start, Call(6, hinders=hinders), "1d8", 6)
    assert after.last(Attacked).sides == 8
    assert [reason for reason in why(after) if reason.amount] == [COVERED]


@pytest.mark.rule("nde2.cover.partial")
def test_partial_cover_hinders_those_who_watch() -> None:
    """Watching somebody half covered is rolled with a d8 instead of a d12."""
    start = apart("far").with_foe(foe_id("warden"), cover="partial")
    script = act_out(nde.test.open("maren", "watch the warden", watch="warden"), start).called("dex", 4)
    assert script.dice("1d8", 4).end().last(events.Tested).sides == 8


def test_cover_ticked_by_the_gm_is_the_same_cover() -> None:
    """Where every circumstance counts, cover still counts once and darkness beside it: d12, d8, d6."""
    start = apart("far", step_slots="free").with_foe(foe_id("warden"), cover="partial")
    assert shot(start, Call(5, hinders=("cover", "dark")), "1d6", 5).last(Attacked).sides == 6


@pytest.mark.rule("nde2.cover.partial")
def test_cover_ignored_by_the_gm_leaves_a_note_in_the_log() -> None:
    """A shot from above ignores the low wall: the die stays a d12, and a note keeps the GM's word."""
    start = apart("far").with_foe(foe_id("warden"), cover="partial")
    after = shot(start, Call(6, ignore=("cover",)), "1d12", 6)
    assert Because("note-overruled", 0, "nde2.cover.partial", "cover") in why(after)


@pytest.mark.rule("nde2.cover.not-defense")
def test_cover_leaves_the_defense_alone() -> None:
    """An elite behind partial cover is offered to the GM with Defense 6, and a 6 hits it."""
    start = apart("far").with_foe(foe_id("warden"), cover="partial")
    script = act_out(nde.attack.open("maren", "warden", "ranged"), start)
    assert asked(script).preset == 6
    after = script.gm(Call(6)).dice("1d8", 6).end()
    assert (after.last(Attacked).against, after.last(Attacked).result) == (6, "S")
    assert after.foe("warden").defense == 6
    assert Because("note-defense-stays", 0, "nde2.cover.not-defense", "defense") in why(after)


@pytest.mark.rule("nde2.cover.not-defense")
def test_the_gm_may_put_cover_into_the_number_but_not_into_both() -> None:
    """Cover counted in an 8 is asked about; if it stays there the die is whole, and the log shows the GM's word."""
    start = apart("far").with_foe(foe_id("warden"), cover="partial")
    script = act_out(nde.attack.open("maren", "warden", "ranged"), start).gm(Call(8, counted=("cover",)))
    after = script.asks("gm", "nde/one-place").gm(Place("difficulty", 8)).dice("1d12", 8).end()
    assert (after.last(Attacked).against, after.last(Attacked).sides) == (8, 12)
    assert Because("note-overruled", 0, "nde2.cover.not-defense", "defense") in why(after)


@pytest.mark.rule("nde2.cover.melee")
def test_cover_does_not_hinder_melee() -> None:
    """Hand to hand a d12 stays a d12 against cover; if the GM counts it all the same, the log says so."""
    start = table(BRAM, replace(WARDEN, cover="partial"))
    melee = nde.attack.open("bram", "warden", "melee")
    after = act_out(melee, start).gm(Call(6)).dice("1d12", 6).end()
    assert Because("note-cover-not-in-melee", 0, "nde2.cover.melee", "cover") in why(after)
    after = act_out(melee, start).gm(Call(6, hinders=("cover",))).dice("1d8", 6).end()
    assert Because("note-overruled", 0, "nde2.cover.melee", "cover") in why(after)


# ---- Range ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.range.melee")
def test_melee_reaches_only_adjacent_targets() -> None:
    """Nearby or two squares off is out of reach; Close and a diagonal square are not."""
    melee = nde.attack.open("maren", "warden", "melee")
    for out_of_reach in (apart("nearby"), on_grid((0, 0), (2, 0)), on_grid((0, 0), (1, 2))):
        with refused("nde2.range.melee"):
            act_out(melee, out_of_reach)
    for in_reach in (apart("close"), on_grid((0, 0), (1, 1)), on_grid((0, 0), (0, 1))):
        act_out(melee, in_reach).asks("gm", "nde/call")


@pytest.mark.rule("nde2.range.ranged")
def test_a_shot_needs_only_a_line() -> None:
    """Without a line a shot is refused; with one it may go any distance."""
    blocked = act_out(nde.block_line.open("maren", "warden"), apart("nearby")).end().state
    shoot = nde.attack.open("maren", "warden", "ranged")
    with refused("nde2.range.ranged"):
        act_out(shoot, blocked)
    cleared = act_out(nde.block_line.open("maren", "warden", clear=True), blocked).end().state
    for start in (cleared, on_grid((0, 0), (90, 3)), *(apart(zone) for zone in ZONES)):
        assert shot(start, Call(6), "1d12", 6).last(Attacked).sides == 12


@pytest.mark.rule("nde2.range.melee")
@pytest.mark.parametrize("start", [apart("close"), on_grid((0, 0), (1, 1))], ids=["zones", "grid"])
def test_a_blow_needs_no_line(start: Table) -> None:
    """Smoke between two at arm's length stops the shot, and not the blade: melee only asks how near they are."""
    blocked = act_out(nde.block_line.open("maren", "warden"), start).end().state
    with refused("nde2.range.ranged"):
        act_out(nde.attack.open("maren", "warden", "ranged"), blocked)
    hit = act_out(nde.attack.open("maren", "warden", "melee"), blocked).gm(Call(6)).dice("1d6", 6).plainly()
    assert hit.last(Attacked).result == "X"
    with refused("nde2.range.melee"):
        act_out(nde.attack.open("maren", "warden", "melee"), apart("nearby"))


@pytest.mark.rule("nde2.range.limit")
def test_with_a_limit_more_than_ten_squares_are_a_step_down() -> None:
    """At eleven squares a d12 is a d8, at ten it is not; and it fills the same slot as cover."""
    assert shot(on_grid((0, 0), (11, 2), ranged_limit="10"), Call(6), "1d8", 6).last(Attacked).against == 6
    covered = on_grid((0, 0), (11, 2), ranged_limit="10").with_foe(foe_id("warden"), cover="partial")
    assert shot(covered, Call(6), "1d8", 6).last(Attacked).sides == 8
    assert shot(on_grid((0, 0), (10, 2), ranged_limit="10"), Call(6), "1d12", 6).last(Attacked).sides == 12
    assert shot(on_grid((0, 0), (11, 2)), Call(6), "1d12", 6).last(Attacked).sides == 12


@pytest.mark.rule("nde2.range.limit")
@pytest.mark.parametrize(("defense", "against"), [(5, 6), (6, 8), (8, 12), (12, 12)])
def test_in_the_old_wording_long_range_moves_the_number(defense: int, against: int) -> None:
    """With `legacy_shift` at t the die stays and the number goes one place up the ladder, where 12 is the last."""
    start = on_grid((0, 0), (11, 0), ranged_limit="10", legacy_shift="t").with_foe(foe_id("warden"), defense=defense)
    script = act_out(nde.attack.open("maren", "warden", "ranged"), start).gm(Call(defense)).dice("1d12", 2)
    missed = script.stop().last(Attacked)
    assert (missed.against, missed.sides) == (against, 12)
    lifted = shot(start, Call(5, ignore=("range",)), "1d12", 5)
    assert lifted.last(Attacked).against == 5


@pytest.mark.rule("nde2.range.limit", "nde2.crowd")
def test_long_range_out_of_a_crowd_moves_the_number_once() -> None:
    """As one slot holds both where the die moves, so one place does where the number moves: 6 becomes 8, not 12."""
    start = on_grid((0, 0), (11, 0), ranged_limit="10", legacy_shift="t")
    pressed = replace(start, foes=(*start.foes, foe("rat", square=(0, 1)), foe("cur", square=(1, 1))))
    script = act_out(nde.attack.open("maren", "warden", "ranged"), pressed).gm(Call(6)).gm("harder")
    assert script.dice("1d12", 8).end().last(Attacked).against == 8


def test_a_move_along_the_track_is_told_to_the_whole_table() -> None:
    """A step on the track is told to the whole table, as a step between zones is."""
    start = table(replace(hero("oda"), place=3), replace(foe("wolf"), place=0), zone_model="track")
    after = act_out(nde.approach.open("oda", "wolf", "far"), start).end()
    seen = redact(after.last(events.Moved), "guest")
    assert seen is not None and (seen.who, seen.place) == ("oda", 2)


def test_a_walk_over_the_grid_is_told_to_the_whole_table() -> None:
    """A hero's walk over the grid is told to the whole table."""
    start = table(replace(hero("oda"), square=(0, 0)), positioning="grid")
    seen = redact(act_out(nde.walk.open("oda", (2, 1)), start).end().last(events.Moved), "guest")
    assert seen is not None and (seen.who, seen.square, seen.spent) == ("oda", (2, 1), 2)


def test_a_refused_walk_names_its_length_and_the_limit() -> None:
    """After two squares, four more would make six where five is the most, and the refusal says both."""
    start = table(replace(hero("oda"), square=(0, 0), moved=2), phase="heroes", positioning="grid")
    with refused("nde2.grid.move") as caught:
        act_out(nde.walk.open("oda", (4, 0)), start)
    assert caught[0].values == {"squares": 6, "most": 5}


@pytest.mark.parametrize(("who", "zone"), [("bram", "far"), ("maren", "close"), ("oda", "nearby")])
def test_a_distance_is_that_of_two_whichever_is_named_first(who: str, zone: Zone) -> None:
    """Of three heroes and one foe each has a distance of their own, and one of whom nothing was said is Nearby."""
    start = table(BRAM, MAREN, hero("oda"), WARDEN, near=False)
    told = (
        Distance(FigureId("bram"), FigureId("warden"), "far"),
        Distance(FigureId("maren"), FigureId("warden"), "close"),
    )
    for distances in (told, told[::-1], tuple(Distance(one.other, one.one, one.zone) for one in told)):
        placed = replace(start, distances=distances)
        assert (
            space.zone_between(placed, FigureId(who), FigureId("warden"))
            == space.zone_between(placed, FigureId("warden"), FigureId(who))
            == zone
        )


def test_without_positions_there_are_no_crowds() -> None:
    """Where no positions are kept, not even a table that counts a lone minion asks about crowds."""
    start = table(hero("oda"), foe("rat"), positioning="none", crowd_min="1")
    assert space.minions_on(start, hero_id("oda")) == 0
    act_out(nde.attack.open("oda", "rat", "melee"), start).gm(Call(5)).dice("1d12", 7).end()


@pytest.mark.parametrize(("here", "there", "then"), [(9, 2, 8), (2, 9, 3), (7, 2, 6), (0, 5, 1)])
def test_a_turn_brings_a_hero_one_spot_nearer_from_either_side(here: int, there: int, then: int) -> None:
    """From either side of the track, one turn towards a target far beyond Very Far is one spot."""
    start = table(replace(hero("oda"), place=here), replace(foe("wolf"), place=there), zone_model="track")
    after = act_out(nde.approach.open("oda", "wolf", "very_far"), start).end()
    assert after.hero("oda").place == then


@pytest.mark.parametrize(("place", "zone", "then"), [(3, "nearby", 4), (3, "close", 3), (None, "close", None)])
def test_a_step_on_the_track_counts_from_where_the_hero_stands(place: int | None, zone: Zone, then: int | None) -> None:
    """From a foe's own spot one steps onwards; a hero who was put nowhere stands at the start, two spots too far."""
    there = 3 if place else 2
    start = table(replace(hero("oda"), place=place), replace(foe("wolf"), place=there), zone_model="track")
    if then is None:
        with refused("nde2.zone.move-one"):
            act_out(nde.approach.open("oda", "wolf", zone), start)
    else:
        assert act_out(nde.approach.open("oda", "wolf", zone), start).end().hero("oda").place == then


@pytest.mark.parametrize("model", ["track", "pairs"])
def test_a_move_between_zones_is_one_move(model: str) -> None:
    """On the track and off it, one move of the turn is spent."""
    start = table(hero("oda"), foe("wolf"), phase="heroes", zone_model=model)
    assert act_out(nde.approach.open("oda", "wolf", "nearby"), start).end().hero("oda").moved == 1


@pytest.mark.parametrize(
    ("where", "cites"), [(((2, 3), None), {"nde2.grid.option"}), ((None, 2), {"nde2.setup.positioning"})]
)
def test_a_placed_figure_names_the_rule_of_its_board(where: tuple[Any, Any], cites: set[str]) -> None:
    """A figure on a square stands under the rule of the grid, one on a spot under that of positions."""
    after = act_out(nde.place.open("oda", *where), table(hero("oda"))).end()
    assert (after.hero("oda").square, after.hero("oda").place) == where
    assert after.citations == cites


def test_a_reveal_leaves_distances_and_lines_between_others_alone() -> None:
    """A reveal tells again what concerns one foe; distances and lines between others stay, each told once."""
    apart = (Distance(ILSE, RAT, "far"), Distance(FigureId("ilse"), FigureId("lurker"), "close"))
    lines = (Blocked(ILSE, RAT), Blocked(FigureId("ilse"), FigureId("lurker")))
    hidden = foe("lurker", seen=False, open=False)
    before = replace(table(hero("ilse"), foe("rat"), hidden, near=False), distances=apart, blocked=lines)
    after = act_out(nde.reveal.open("lurker"), before).end().state
    assert after.distances == apart and after.blocked == lines
    assert after.foe(foe_id("lurker")).seen and after.foe(foe_id("lurker")).open and len(after.foes) == 2
