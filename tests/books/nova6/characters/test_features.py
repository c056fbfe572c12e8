"""NOVA6 features and the Bronze Rule: sorts, prices, approval, and things that act as characters."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import packs
from moothall.errors import Unclear
from moothall.handlers.dice import Seeded
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.actions import seat_of
from moothall.rulesets.nova6.bounds import problems
from moothall.rulesets.nova6.characters.advancement import talent_called
from moothall.rulesets.nova6.creation.advances import ticks, traits_of
from moothall.rulesets.nova6.creation.bundles import granted_ranks
from moothall.rulesets.nova6.effects.properties import checked
from moothall.rulesets.nova6.growth import sheet_of
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Choice, Feature, Pack, Slot, TrackPlan
from moothall.rulesets.nova6.questions import Approval, FeatureForm, Preparation
from moothall.rulesets.nova6.sheet import belongings, entities_of, new_sheet, to_character
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.talents.features import SORTS, Designed, Entity, OwnTrack
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.workshop import of_pack
from moothall.speech import voice
from tests.books.nova6.support.damage import damage, hurt
from tests.books.nova6.support.sheets import petra, shown, wrong
from tests.books.nova6.support.stage import NovaScript, act_out, conflict, hero, npc, opposed, soak, table
from tests.books.support.examples import example
from tests.support.citing import refused

ILSE = hero("ilse", physique=1, plot_points=2)
STORM = Entity("The storm", (("cold", 2), ("sleet", 1)))
HARPOONS = Entity("Harpoon gun", tracks=(OwnTrack("harpoons"),))
SKIFF = Entity(
    "The Kestrel", (("speed", 2),), (OwnTrack("hull", (2, 1, 1)),), ("PATCHED BELOW THE WATERLINE",),
    (Trait("keel", "Deep Keel", "feature", (Gives("dice", 1, "speed"),)),),
)  # fmt: skip
BOAT = Designed("kestrel", "The Kestrel", "vehicle", "the river folk", "carries six", "an entity", 1, entity=SKIFF)
SKY = Trait("song", "Storm Song", "feature", (Gives("dice", 1, "wits", points=1),))
SONG = Designed("song", "Storm Song", "power", "the coast", "calls wind", "dice", 2, 1, traits=(SKY,))


def at_hand(*features: Designed, **more: Any) -> Table:
    """A table at which these features were settled."""
    return table(changed(ILSE, **more), features=features)


def built(entity: Entity, *things: Any, **more: Any) -> Table:
    """A table at which something has come into play as a character."""
    return act_out(nova6.build.open("thing", entity, **more), table(ILSE, *things)).end().state


# ---- Features --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.feature.definition")
@pytest.mark.parametrize("sort", SORTS)
def test_a_feature_is_of_one_of_seven_sorts(sort: Any) -> None:
    """A sheet may have a feature of each of the seven sorts, and a group may settle one."""
    own = {"name": "Tidebound", "permitted": True, "sort": sort}
    assert wrong(petra(level=2, features=[own])) == []
    script = act_out(nova6.design_feature.open("tide", "Tidebound", sort), table(ILSE))
    made = script.gm(FeatureForm("the coast", "breathes water", "a talent", 1)).end().state.features
    assert [(one.id, one.sort, one.does) for one in made] == [("tide", sort, "breathes water")]


@pytest.mark.rule("nova6.feature.definition")
def test_an_unknown_sort_of_feature_is_refused() -> None:
    """A feature of any other sort is refused, and so is one without a name."""
    assert SORTS == ("power", "gear", "vehicle", "organisation", "location", "rule", "event")
    for sort in ("mood", "", 3, ["gear"]):
        own = {"name": "Tidebound", "permitted": True, "sort": sort}
        assert wrong(petra(features=[own])) == [("nova6.feature.definition", str(sort))]
    for id, name in (("", "Tidebound"), ("tide", " ")):
        with refused("nova6.feature.definition"):
            act_out(nova6.design_feature.open(id, name, "rule"), table(ILSE))


def taking(at: Table, feature: str = "song") -> NovaScript[Any]:
    return act_out(nova6.take_feature.open("ilse", feature), at)


@pytest.mark.rule("nova6.feature.permission")
def test_the_gm_approves_a_feature() -> None:
    """The GM is asked and may refuse; a free feature and one that a talent opens are taken at once."""
    script = taking(at_hand(SONG)).asks("gm", "nova6/approve")
    assert (script.asked().sort, script.asked().name, script.asked().text) == ("feature", "Storm Song", "calls wind")
    no = script.gm(Approval(False)).end()
    assert no.result is False and no.who("ilse").traits == ()
    assert no.last(events.ProposalSettled).allowed is False
    yes = taking(at_hand(SONG)).gm(Approval(True)).end()
    assert yes.result is True and [trait.id for trait in yes.who("ilse").traits] == ["song"]
    free = taking(at_hand(changed(SONG, free=True))).end()
    assert (free.result, free.last(events.FeatureTaken).cost) == (True, 2)
    for of in ("song", "Storm Song"):
        key = Trait("key", "Key", gives=(Gives("unlock", of=of),))
        assert taking(at_hand(SONG, traits=(key,))).end().result is True
    other = Trait("key", "Key", gives=(Gives("unlock", of="bread"), Gives("dice", of="song")))
    assert taking(at_hand(SONG, traits=(other,))).waits_for() == "nova6/approve"
    with refused("nova6.feature.permission"):
        taking(free.state)
    with pytest.raises(Unclear):
        taking(at_hand(SONG), "bread")


@pytest.mark.rule("nova6.feature.permission")
def test_a_packs_feature_needs_approval_unless_free() -> None:
    """A pack's feature is asked for unless it is free; on a sheet one that a choice grants costs nothing at all."""
    gills = Trait("gills", "Gills", "feature", (Gives("dice", 1, "move"),))
    for free, waits in ((True, "over"), (False, "nova6/approve")):
        pack = changed(UNIVERSAL, id="tides", features=(Feature(gills, 2, free),))
        script = taking(table(ILSE, pack=pack), "gills")
        assert script.waits_for() == waits
        if free:
            taken = script.end().last(events.FeatureTaken)
            assert (taken.who, taken.traits, taken.name, taken.cost) == ("ilse", (gills,), "Gills", 2)
        sheet = petra(pack="tides", level=3, features=[{"id": "gills"}])
        assert wrong(sheet, pack) == ([] if free else [("nova6.character.cost-feature", "Gills")])
        assert wrong(petra(pack="tides", level=3, features=[{"id": "gills", "permitted": True}]), pack) == []
        assert ticks(sheet, pack).ticked == 9
    key = Trait("key", "Key", gives=(Gives("unlock", of="Gills"),))
    pack = changed(UNIVERSAL, id="tides", features=(Feature(gills, 2),))
    assert taking(table(changed(ILSE, traits=(key,)), pack=pack), "gills").end().result is True
    folk = Slot(
        "high-concept", high_concept=True, theme=True, mode="list", choices=(Choice("merfolk", features=("gills",)),)
    )
    pack = changed(UNIVERSAL, id="tides", features=(Feature(gills, 2),), aspects=(folk, *UNIVERSAL.aspects[1:]))
    sheet = petra(pack="tides", traits={"high-concept": "merfolk"})
    assert (wrong(sheet, pack), ticks(sheet, pack).ticked) == ([], 7)
    assert gills in traits_of(sheet, pack)


@pytest.mark.rule("nova6.feature.cost")
def test_a_feature_costs_an_advance_and_a_plot_point() -> None:
    """One advance takes it, one plot point activates it: at none it is refused, at two one is left."""
    own = {
        "name": "Storm Song",
        "permitted": True,
        "cost": 1,
        "activate": 1,
        "gives": [{"what": "dice", "skill": "wits"}],
    }
    sheet = petra(level=2, features=[own])
    assert (wrong(sheet), ticks(sheet).ticked) == ([], 8)
    feature = traits_of(sheet)[-1]
    assert [gives.points for gives in feature.gives] == [1]
    call = nova6.activate.open("ilse", "Storm Song")
    after = act_out(call, table(hero("ilse", feature, plot_points=2))).end()
    assert after.who("ilse").plot_points == 1 and after.state.is_marked("active", "ilse", "Storm Song")
    with refused("nova6.pp.floor"):
        act_out(call, table(hero("ilse", feature)))
    wordy = traits_of(petra(features=[{"name": "Storm Song", "permitted": True, "activate": 2}]))[-1]
    assert act_out(call, table(hero("ilse", wordy, plot_points=2))).end().who("ilse").plot_points == 0
    for bad in (-1, "1", 10, True):
        assert [cite for cite, _ in wrong(petra(features=[own | {"activate": bad}]))] == ["nova6.feature.cost"]
    settled = taking(at_hand(SONG)).gm(Approval(True)).end()
    assert settled.last(events.FeatureTaken).cost == 2
    assert act_out(nova6.activate.open("ilse", "song"), settled.state).end().who("ilse").plot_points == 1


@pytest.mark.rule("nova6.character.cost-feature")
@pytest.mark.parametrize("own", [True, False], ids=["of the game", "of the pack"])
def test_a_feature_spends_its_advances(own: bool) -> None:
    """Two of three leave one, two of two none, and the sheet is legal; with one it is refused before anybody asks."""
    gills = Trait("song", "Storm Song", "feature", SKY.gives)
    pack = changed(UNIVERSAL, id="tides", features=() if own else (Feature(gills, 2),))
    at = table(pack=pack, features=(SONG,) if own else ())
    rich, just, poor = (act_out(nova6.join.open("ana", "ilse", petra(level=level, pack="tides")), at).end().state
                        for level in (4, 3, 2))  # fmt: skip
    after = taking(rich).gm(Approval(True)).end()
    assert (rich.who("ilse").advances, after.who("ilse").advances) == (3, 1)
    assert taking(just).gm(Approval(True)).end().who("ilse").advances == 0
    sheet = of_pack(pack).sheet_of(after.state, "ilse")
    assert (wrong(sheet, pack), ticks(sheet, pack)[:2], len(sheet["features"])) == ([], (9, 10), 1)
    grown = act_out(nova6.spend_advance.open("ilse", "rank", "physique"), after.state).end()
    assert [trait.id for trait in grown.who("ilse").traits if trait.kind == "feature"] == ["song"]
    assert grown.who("ilse").advances == 0
    with refused("nova6.character.cost-feature"):
        taking(poor)


def test_a_feature_changes_boxes_and_refresh_at_once() -> None:
    """Hearth Blessing adds a mental box and a point of refresh, and all else stays."""
    march = packs.load("hearthmarch").said.pack
    ilse = hero("ilse")
    before = changed(ilse, tracks=tracks_of(ilse, march))
    after = taking(table(before, pack=march), "hearth-blessing").gm(Approval(True)).end()
    longer = {track.id: len(track.boxes) for track in after.who("ilse").tracks}
    assert longer == {track.id: len(track.boxes) + (track.id == "mental") for track in before.tracks}
    assert (after.who("ilse").refresh, after.who("ilse").skills) == (before.refresh + 1, before.skills)
    assert {"nova6.character.stress-later", "nova6.character.refresh"} <= set(after.citations)


def test_an_activation_price_needs_the_gms_approval() -> None:
    """A feature that costs plot points still needs the GM's approval."""
    own = {"name": "Storm Song", "activate": 1}
    assert wrong(petra(level=2, features=[own])) == [("nova6.character.cost-feature", "Storm Song")]


@pytest.mark.rule("nova6.feature.create-questions")
def test_a_feature_answers_four_questions() -> None:
    """Place, effect, make and cost of a feature are asked; effect and cost must be answered."""
    script = act_out(nova6.design_feature.open("song", "Storm Song", "power"), table(ILSE))
    script.asks("gm", "nova6/design-feature")
    whole = FeatureForm("the coast", "calls wind", "dice", 2, 1, True)
    rule = "nova6.feature.create-questions"
    assert script.asked().default() == FeatureForm(brings=script.asked().name, cost=1)
    script.refuses("gm", FeatureForm("the coast", " ", "dice", 2), rule)
    script.refuses("gm", FeatureForm("the coast", "calls wind", "dice", 0), rule)
    script.refuses("gm", FeatureForm("the coast", "calls wind", "dice", 1, -1), "nova6.feature.cost")
    [made] = script.gm(whole).end().state.features
    paid = Trait("song", "Storm Song", "feature", (Gives("dice", 0, use="song", points=1),), "nova6.feature.cost")
    assert made == Designed("song", "Storm Song", "power", "the coast", "calls wind", "dice", 2, 1, True, (paid,))
    least = act_out(nova6.design_feature.open("song", "Storm Song", "power"), table(ILSE))
    assert least.gm(FeatureForm(brings="calls wind", cost=1)).end().state.features[0].elements == ""
    again = act_out(nova6.design_feature.open("song", "Storm Song", "rule"), table(ILSE, features=(made, BOAT)))
    assert [one.sort for one in again.gm(whole).end().state.features] == ["vehicle", "rule"]


# ---- Anything as a character -----------------------------------------------------------------------------------------


@example("nova6.ex.storm")
@pytest.mark.rule("nova6.feature.bronze-rule")
def test_a_storm_opposes_with_its_skill() -> None:
    """A storm's cold of two is two dice against a test, and against the defence that the GM chooses."""
    at = built(STORM)
    storm = at.who("thing")
    assert (storm.kind, storm.tracks, storm.player) == ("thing", (), "gm")
    assert list(problems(at)) == []
    crossing = act_out(nova6.act.open("ilse", "cross the pass", "physique", "overcome", targets=("thing",)), at)
    assert crossing.asked().proposed == (opposed("thing", "cold"),)
    called = crossing.gm(crossing.asked().default()).stop()
    assert (called.last(events.Called).difficulty, called.last(events.Gathered).net) == (2, -1)
    assert "nova6.feature.bronze-rule" in called.citations
    script = act_out(nova6.oppose.open("thing", "ilse", skill="cold", intent="it freezes"), at)
    script.asks("gm", "nova6/how-it-is-met", *UNIVERSAL.skills).gm("physique")
    assert [option.id for option in script.asked().skills] == ["physique"]
    script = script.says("ilse", Preparation("physique"))
    assert script.stop().last(events.Gathered).net == -1


@pytest.mark.rule("nova6.feature.bronze-rule")
def test_an_entity_has_aspects_skills_talents_and_tracks() -> None:
    """An entity has aspects, skills, talents and tracks; without a name or with bad numbers it is refused."""
    at = built(SKIFF, seat="ilse")
    skiff = at.who("thing")
    assert (skiff.name, skiff.rank("speed"), skiff.traits, skiff.player) == (
        "The Kestrel", 2, SKIFF.traits, "ilse",
    )  # fmt: skip
    assert [(track.id, len(track.boxes)) for track in skiff.tracks] == [("hull", 4)]
    [patched] = at.effects_of("thing", "aspect")
    assert (patched.name, patched.known, patched.duration) == ("PATCHED BELOW THE WATERLINE", True, "P")
    assert patched.id == "thing-aspect-1"
    assert seat_of(at, "thing") == "ilse" and seat_of(built(SKIFF), "thing") == ""
    hidden = built(SKIFF, seen=False)
    assert (hidden.who("thing").seen, hidden.effects_of("thing")[0].known) == (False, False)
    bad = (
        Entity(" "), Entity("Rust", (("", 1),)), Entity("Rust", (("rot", 10),)), Entity("Rust", (("rot", -1),)),
        Entity("Rust", tracks=(OwnTrack(""),)), Entity("Rust", tracks=(OwnTrack("rot", (1, 1, 0)),)),
        Entity("Rust", tracks=(OwnTrack("rot", (10, 1, 1)),)), Entity("Rust", tracks=(OwnTrack("rot", (-1, 1, 1)),)),
    )  # fmt: skip
    for entity in bad:
        with refused("nova6.feature.bronze-rule"):
            built(entity)
    built(Entity("Rust", (("rot", 9), ("dust", 0)), (OwnTrack("rot", (9, 0, 1)),)))
    for id in ("", "ilse"):
        with pytest.raises(Unclear):
            act_out(nova6.build.open(id, SKIFF), table(ILSE))


def test_an_entity_acts_only_with_skills_it_has() -> None:
    """An action with a skill the entity lacks is refused; the book's skills are opposed as ever."""
    at = built(Entity("The reeve's hounds", (("fight", 2), ("scent", 1))))
    script = act_out(nova6.oppose.open("thing", "ilse", skill="fight"), at)
    assert [option.id for option in script.asked().skills] == ["fight", "move"]
    script.stop()
    with refused("nova6.action.opposing-table"):
        act_out(nova6.oppose.open("thing", "ilse", skill="cold"), at)
    strikes = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("thing",)), at)
    assert strikes.asked().proposed == (opposed("thing", "fight"),)
    called = strikes.gm(strikes.asked().default()).stop()
    assert "nova6.feature.bronze-rule" not in called.citations
    blank = built(Entity("A wall"))
    pushes = act_out(nova6.act.open("ilse", "push", "physique", "overcome", targets=("thing",)), blank)
    assert pushes.asked().proposed == (opposed("thing", "physique"),)
    pushes.stop()
    person = table(ILSE, changed(npc("seer"), skills=(("portents", 3),)))
    asks = act_out(nova6.act.open("ilse", "ask", "interact", "overcome", targets=("seer",)), person)
    assert asks.asked().proposed == (opposed("seer", "interact"),)
    asks.stop()


@example("nova6.ex.gun-track")
@pytest.mark.rule("nova6.feature.bronze-own-traits")
def test_a_gun_may_have_only_an_ammunition_track() -> None:
    """The gun is legal, its harpoons run out box by box, and no attack fills a body it lacks."""
    at = built(HARPOONS)
    assert [track.id for track in at.who("thing").tracks] == ["harpoons"]
    assert list(problems(at)) == []
    worn = act_out(nova6.wear_down.open("thing", "harpoons", 4), at).plainly()
    boxes = worn.who("thing").track("harpoons").boxes
    assert [box.level for box in boxes if box.filled] == ["staggered"]
    assert (worn.last(events.Harmed).level, worn.last(events.Harmed).damage) == ("staggered", 4)
    assert not any(box.filled for track in worn.who("ilse").tracks for box in track.boxes)
    struck = act_out(hurt.open(damage(15, "thing")), worn.state).plainly()
    assert (struck.last(events.Harmed).damage, struck.who("thing").tracks) == (0, worn.who("thing").tracks)
    assert not struck.who("thing").out
    empty = act_out(nova6.wear_down.open("thing", "harpoons", 15), worn.state).plainly()
    assert empty.who("thing").out == "incapacitated"
    with pytest.raises(Unclear):
        act_out(nova6.wear_down.open("thing", "physical"), at)
    rope = Effect(NOTHING, "damage", "fouling rope", "ilse", rating=2, type="harpoons")
    assert checked(at, rope).type == "harpoons"


@pytest.mark.rule("nova6.feature.bronze-own-traits")
def test_tracks_of_an_entity_are_separate() -> None:
    """Damage to one track leaves the other; a storm without tracks is not hurt."""
    both = Entity("Harpoon gun", tracks=(OwnTrack("harpoons"), OwnTrack("physical", (1, 1, 1))))
    at = built(both, soak("thing", "casing", 1))
    worn = act_out(nova6.wear_down.open("thing", "harpoons", 2), at).plainly().who("thing")
    assert [sum(bool(box.filled) for box in track.boxes) for track in worn.tracks] == [1, 0]
    hit = act_out(hurt.open(damage(3, "thing")), at).plainly()
    assert [sum(bool(box.filled) for box in track.boxes) for track in hit.who("thing").tracks] == [0, 1]
    calm = act_out(hurt.open(damage(5, "thing")), built(STORM)).plainly()
    assert calm.last(events.Harmed).damage == 0 and not calm.who("thing").out
    alike = Entity("A double", (("fight", 1),), (OwnTrack("physical"), OwnTrack("mental")))
    told = act_out(nova6.build.open("thing", alike), table(ILSE)).end()
    assert "nova6.feature.bronze-own-traits" not in told.citations
    less = Entity("A shade", (("fight", 1),), (OwnTrack("mental"),))
    assert "nova6.feature.bronze-own-traits" in act_out(nova6.build.open("thing", less), table(ILSE)).end().citations


@pytest.mark.rule("nova6.feature.bronze-new-rules")
def test_a_pack_may_add_a_corruption_track() -> None:
    """A pack that has such a track gives it to everybody, and damage of that type fills it and no other."""
    pack = changed(UNIVERSAL, id="mire", tracks=(*UNIVERSAL.tracks, TrackPlan("corruption", "resolve")))
    one = to_character(new_sheet("Oda", pack=pack), "oda", "oda", pack)
    assert [track.id for track in one.tracks] == ["physical", "mental", "corruption"]
    at = table(one, pack=pack, scene=conflict())
    after = act_out(hurt.open(damage(4, "oda", type="corruption")), at).plainly()
    filled = {track.id: [box.level for box in track.boxes if box.filled] for track in after.who("oda").tracks}
    assert filled == {"physical": [], "mental": [], "corruption": ["staggered"]}
    assert "nova6.feature.bronze-new-rules" in after.citations
    plain = act_out(hurt.open(damage(4, "oda")), at).plainly()
    assert "nova6.feature.bronze-new-rules" not in plain.citations


# ---- A whole entity in a feature -------------------------------------------------------------------------------------


def test_a_boat_comes_with_its_owner() -> None:
    """A character with such a feature has the boat at the table, and decides for it."""
    after = taking(at_hand(BOAT), "kestrel").gm(Approval(True)).end()
    boat = after.who("ilse-kestrel")
    assert BOAT.activate == 0 and not BOAT.free
    assert (boat.name, boat.kind, boat.player, boat.rank("speed")) == ("The Kestrel", "thing", "ilse", 2)
    assert after.state.effects_of("ilse-kestrel", "aspect")[0].name == "PATCHED BELOW THE WATERLINE"
    with refused("nova6.feature.bronze-rule"):
        act_out(nova6.design_feature.open("x", "X", "vehicle", entity=Entity("")), table(ILSE))
    made = act_out(nova6.design_feature.open("x", "X", "vehicle", entity=SKIFF), table(ILSE))
    assert made.gm(FeatureForm(brings="floats", cost=1)).end().state.features[0].entity == SKIFF


KESTREL = {
    "name": "The Kestrel", "skills": {"speed": 2}, "tracks": {"hull": [2, 1, 1]},
    "aspects": ["PATCHED BELOW THE WATERLINE"], "gives": [{"what": "dice", "skill": "speed"}],
}  # fmt: skip


def test_a_sheet_may_embed_an_entity() -> None:
    """A sheet may embed a whole entity, which joins the table with its owner."""
    own = {"name": "A skiff", "permitted": True, "sort": "vehicle", "entity": KESTREL}
    sheet = petra(level=2, features=[own])
    assert wrong(sheet) == []
    [entity] = entities_of(sheet)
    assert entity == changed(
        SKIFF, traits=(Trait("The Kestrel", "The Kestrel", "feature", (Gives("dice", 1, "speed"),)),)
    )
    assert entities_of(petra()) == ()
    after = act_out(nova6.join.open("petra", "petra", sheet), table()).end()
    boat = after.who("petra-1")
    assert (boat.name, boat.player, [track.id for track in boat.tracks]) == ("The Kestrel", "petra", ["hull"])
    assert [aspect.name for aspect in after.state.effects_of("petra-1")] == ["PATCHED BELOW THE WATERLINE"]
    plain = act_out(nova6.join.open("petra", "petra", petra()), table()).end()
    assert plain.state.others == ()


@pytest.mark.parametrize(
    "entity",
    [
        None, "a boat", {}, {"name": " "}, {"name": "X", "wings": 2}, {"name": "X", "skills": ["speed"]},
        {"name": "X", "skills": {"": 1}}, {"name": "X", "skills": {"speed": 10}},
        {"name": "X", "skills": {"speed": -1}}, {"name": "X", "skills": {"speed": "2"}},
        {"name": "X", "tracks": [3, 2, 1]}, {"name": "X", "tracks": {"hull": [1, 1]}},
        {"name": "X", "tracks": {"hull": [1, 1, 0]}}, {"name": "X", "tracks": {"hull": [10, 1, 1]}},
        {"name": "X", "tracks": {"": [1, 1, 1]}}, {"name": "X", "tracks": {"hull": 3}}, {"name": "X", "aspects": "WET"},
        {"name": "X", "aspects": [""]}, {"name": "X", "gives": [{"what": "flying"}]},
    ],
)  # fmt: skip
def test_a_faulty_entity_is_a_problem_of_the_sheet(entity: Any) -> None:
    """An entity that could not enter play is a problem of the sheet, under one rule."""
    own = {"name": "A skiff", "permitted": True, "entity": entity}
    assert [cite for cite, _ in wrong(petra(features=[own]))] == ["nova6.feature.bronze-rule"]


def test_an_entity_may_have_nine_ranks_and_boxes() -> None:
    """Nine ranks, nine boxes, rank zero and an empty level are legal for an entity."""
    edge = {"name": "X", "skills": {"speed": 9, "calm": 0}, "tracks": {"hull": [9, 0, 1]}}
    assert wrong(petra(level=2, features=[{"name": "A skiff", "permitted": True, "entity": edge}])) == []
    assert wrong(petra(level=2, features=[{"name": "A skiff", "permitted": True, "activate": 9}])) == []


# ---- A pack's own ----------------------------------------------------------------------------------------------------

SHIP = """
[[feature]]
id = "ferry"
name = { en = "A ferry", pl = "Prom", fr = "Un bac" }
cost = 2
permission = false

[feature.entity]
name = { en = "The Heron", pl = "Czapla", fr = "Le Héron" }
skills = [{ id = "move", ranks = 2 }, { id = "keel", name = "Keel", ranks = 1 }]
tracks = [{ id = "hull", label = "Hull", boxes = { stressed = 2, staggered = 1, incapacitated = 1 } }]
aspects = [{ text = { en = "LEAKS BY NIGHT", pl = "CIEKNIE NOCĄ", fr = "FUIT LA NUIT" } }]
effects = [{ effect = "dice", skill = "keel" }, { effect = "boxes", of = "hull" }]
"""
HEAD = '[themepack]\nid = "test"\nbase = "universal"\n'


def with_ship(text: str = SHIP, tongue: str = "en") -> Pack:
    read: Pack = packs.read("test.toml", HEAD + text).said.pack
    return changed(read, tongue=tongue)


def test_a_pack_describes_the_entity_of_a_feature() -> None:
    """A ferry has a skill of the pack and one of its own, a hull, an aspect and a talent."""
    feature = with_ship().feature("ferry")
    assert feature is not None and feature.entity == Entity(
        "The Heron", (("move", 2), ("keel", 1)), (OwnTrack("hull", (2, 1, 1)),), ("LEAKS BY NIGHT",),
        (Trait("ferry", "The Heron", "feature", (Gives("dice", 1, "keel"), Gives("boxes", of="hull"))),),
    )  # fmt: skip
    plain = with_ship(SHIP.split("[feature.entity]")[0]).feature("ferry")
    assert plain is not None and plain.entity is None
    unnamed = with_ship(SHIP.replace('name = { en = "The Heron", pl = "Czapla", fr = "Le Héron" }', ""))
    assert [one.name for one in entities_of(ferrying(), changed(unnamed, tongue="pl"))] == ["Prom"]


def ferrying(**more: Any) -> dict[str, Any]:
    return petra(pack="test", level=2, features=[{"id": "ferry"}]) | more


@pytest.mark.parametrize("tongue", ["en", "pl"])
def test_an_entity_joins_with_its_owner(tongue: str) -> None:
    """The entity has its name in the table's language, its owner decides for it, and it acts by its skills."""
    state = changed(table(), pack=with_ship(tongue=tongue))
    sheet = ferrying(skills=petra()["skills"] | {"wits": 0})
    after = act_out(nova6.join.open("petra", "petra", sheet), state).end()
    ferry = after.who("petra-1")
    assert (ferry.name, ferry.player, ferry.rank("keel")) == ({"en": "The Heron", "pl": "Czapla"}[tongue], "petra", 1)
    assert [track.id for track in ferry.tracks] == ["hull"] and "nova6.feature.bronze-rule" in after.citations
    assert [one.name for one in after.state.effects_of("petra-1")] == [
        {"en": "LEAKS BY NIGHT", "pl": "CIEKNIE NOCĄ"}[tongue]
    ]
    worn = act_out(nova6.wear_down.open("petra-1", "hull", 4), after.state).plainly()
    assert any(box.filled for box in worn.who("petra-1").track("hull").boxes)


@pytest.mark.rule("nova6.feature.bronze-rule")
def test_a_hound_attacks_with_its_own_skill() -> None:
    """Teeth 1 and a die of its own against Arms 1 leave one, and the bite hurts; at the rest the GM names the odds."""
    march = packs.load("hearthmarch").said.pack
    rook = npc("rook", skills=(("arms", 1),))
    at = act_out(nova6.take_feature.open("ilse", "hill-hound"), table(hero("ilse"), rook, pack=march)).end().state
    at = changed(at, scene=conflict("ilse-hill-hound"))

    def doing(action: str) -> NovaScript[Any]:
        return act_out(nova6.act.open("ilse-hill-hound", "a leap", "teeth", action, targets=("rook",)), at)

    bite = doing("attack")
    assert [(one.who, one.skill) for one in bite.asked().proposed] == [("rook", "arms")]
    assert doing("overcome").asked().proposed == ()
    assert bite.plainly_to_ready().pool.net == 1
    after = bite.rolls("ilse", 5, 4, 3, 1).plainly()
    assert [box.filled for box in after.who("rook").track("physical").boxes].count("S") == 1
    back = act_out(nova6.oppose.open("rook", "ilse-hill-hound"), at).asks("ilse", "nova6/prepare")
    assert "grace" in [option.id for option in back.asked().skills]


def test_a_feature_taken_in_play_brings_its_entity() -> None:
    """A feature taken at the table brings its entity, and so does a choice that grants the feature."""
    state = changed(table(hero("ilse")), pack=with_ship())
    taken = act_out(nova6.take_feature.open("ilse", "ferry"), state).end()
    assert (taken.who("ilse-ferry").name, taken.who("ilse-ferry").player) == ("The Heron", "ilse")
    trait = """
[[trait]]
id = "trade"
mode = "list"

[[trait.option]]
id = "ferrier"
features = ["ferry"]
"""
    chosen = petra(traits={"trade": "ferrier"}, aspects={"trade": "A FERRIER"})
    assert [one.name for one in entities_of(chosen, with_ship(trait + SHIP))] == ["The Heron"]
    seen = shown(chosen, with_ship(trait + SHIP))
    assert seen["entities.ferry.skills"] == {"move": 2, "keel": 1}
    assert seen["entities.ferry.hull"] == {"stressed": 2, "staggered": 1, "incapacitated": 1}


@pytest.mark.parametrize(
    ("instead_of", "this", "key", "line"),
    [
        ('{ id = "move", ranks = 2 }', '{ id = "mov" }', "error-pack-unknown", 13),
        ('{ id = "move", ranks = 2 }', '{ id = "move", ranks = 12 }', "error-pack-number", 13),
        ('{ id = "move", ranks = 2 }', '{ id = "keel", name = "K" }', "error-pack-twice", 13),
        ('{ id = "move", ranks = 2 }', '{ ranks = 2 }', "error-pack-missing", 13),
        ('label = "Hull", ', "", "error-pack-unknown", 14),
        ("incapacitated = 1 }", "incapacitated = 0 }", "error-pack-number", 14),
        ("aspects = [", "aspects = [{}, ", "error-pack-missing", 15),
        ('skill = "keel"', 'skill = "kel"', "error-pack-unknown", 16),
        ('of = "hull"', 'of = "hul"', "error-pack-unknown", 16),
        ("aspects =", "aspect =", "error-pack-key", 15),
    ],
)  # fmt: skip
def test_a_faulty_entity_in_a_pack_is_reported_with_its_line(instead_of: str, this: str, key: str, line: int) -> None:
    """A skill or track that is nobody's, too many ranks, an id twice, nothing to fill, an unknown key."""
    assert instead_of in SHIP
    with pytest.raises(Unclear) as wrong_file:
        packs.read("test.toml", HEAD + SHIP.replace(instead_of, this, 1))
    assert (wrong_file.value.key, wrong_file.value.values["line"]) == (key, line)


# ---- A pack's feature for an advance ---------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["hill-hound", "A HILL HOUND"])
def test_an_advance_buys_the_whole_feature_of_a_pack(what: str) -> None:
    """The hound comes along, its price is the pack's, and the sheet names it by its id; nobody is asked twice."""
    march: Pack = packs.load("hearthmarch").said.pack
    sheet = of_pack(march).drawn(voice("en", "nova6").say, Seeded("hound"), DEFAULTS)
    sheet = sheet | {"level": 3, "talents": [], "features": [], "perks": []}
    sheet |= {"skills": dict.fromkeys(march.skills, 0) | granted_ranks(sheet, march)}
    person = to_character(sheet, "oda", "oda", march)
    at = table(person, *belongings(sheet, "oda", march), pack=march)
    name = next(one.text for one in march.words if one.key == "feature.hill-hound" and one.lang == "en")
    bought = what if what == "hill-hound" else name.upper()
    after = act_out(nova6.spend_advance.open("oda", "feature", bought), at).plainly().state
    assert sheet_of(after, "oda")["features"] == [{"id": "hill-hound"}]
    assert after.is_somebody("oda-hill-hound")
    assert person.advances - after.who("oda").advances == 2


@pytest.mark.parametrize("what", ["lucky", "Lucky", " LUCKY "])
def test_a_talent_is_understood_by_its_name(what: str) -> None:
    """A talent of the book that is asked for by its name is the book's own, and no talent of one's own."""
    assert talent_called(what, UNIVERSAL) == "lucky"
    assert talent_called("Lucky charm", UNIVERSAL) == ""
