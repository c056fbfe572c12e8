"""NOVA6 assets: how they are made, the worth of a use, and signature assets."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.effects.signature_assets import signature_slots
from moothall.rulesets.nova6.equipment.assets import read_asset
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Gear
from moothall.rulesets.nova6.questions import (
    Advantage,
    Meddling,
    Preparation,
    Reduction,
    Ruling,
    StuntVerdict,
    Unfit,
    Worth,
)
from moothall.rulesets.nova6.sheet import belongings
from moothall.rulesets.nova6.state import Scene, Table
from moothall.rulesets.nova6.story.rewards import Milestone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.sheets import judged, petra, wrong
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaAfter,
    NovaScript,
    act_out,
    asset,
    conflict,
    hero,
    npc,
    table,
    weapon,
)
from tests.books.support.examples import example
from tests.support.citing import cited, refused

FLUTE = asset("ilse", "HER MOTHER'S FLUTE", 0, id="flute", properties=(Property("signature", of=("background",)),))
COAT = asset("ilse", "A GRAND COAT", 0, id="coat", properties=(Property("signature", of=("trouble",)),))
SCENE = Scene("exposition", "narrative")


def trying(*things: Any, assets: tuple[str, ...] = (), **more: Any) -> NovaScript[Any]:
    """Ilse jumps over something with the help of assets."""
    at = table(more.pop("ilse", hero("ilse")), *things, **more)
    return act_out(nova6.act.open("ilse", "jump the gate", "move", "overcome", assets=assets), at)


def net(script: NovaScript[Any]) -> int:
    dice: int = script.plainly_to_ready().pool.net
    return dice


def making(*bought: Buy, faces: tuple[int, ...] = (4, 4, 4), agreed: bool = True) -> NovaAfter[Any]:
    """Ilse makes an advantage with her wits, and spends points on it."""
    at = table(hero("ilse"), hero("bram"))
    script = act_out(nova6.act.open("ilse", "listen in", "wits", "create-advantage"), at).judged()
    script.rolls("ilse", *faces).says("ilse", Advantage("dice", "A RUMOUR"))
    for one in bought:
        script.says("ilse", one)
        if script.waits_for() == "nova6/judge-stunt":
            script.gm(StuntVerdict(agreed))
    return script.plainly()


# ---- What they are, and where they come from -------------------------------------------------------------------------


@pytest.mark.rule("nova6.asset.definition")
@pytest.mark.parametrize(
    ("text", "name", "uses"),
    [
        ("A WORD WITH THE FERRYMAN [2]", "A WORD WITH THE FERRYMAN", 2),
        ("  a spare key[1] ", "a spare key", 1),
        ("TWELVE LANTERNS [12]", "TWELVE LANTERNS", 12),
        ("NO BRACKETS", "NO BRACKETS", 1),
        ("[SIC] A NOTE [3]", "[SIC] A NOTE", 3),
    ],
)
def test_an_asset_is_written_with_its_uses_in_brackets(text: str, name: str, uses: int) -> None:
    """An asset written as a name with uses in brackets is read and awarded like that."""
    assert read_asset(text)[:2] == (name, uses)
    given = act_out(nova6.award_asset.open("ilse", text), table(hero("ilse"))).end()
    assert (given.effect(name).rating, given.effect(name).owner) == (uses, "ilse")


def test_an_asset_needs_a_name_and_a_use() -> None:
    """An asset without a name or a use is refused."""
    for text in ("", "  ", "[2]", "A KEY [0]"):
        with refused("nova6.asset.definition"):
            act_out(nova6.award_asset.open("ilse", text), table(hero("ilse")))


@pytest.mark.rule("nova6.asset.source")
def test_assets_come_from_the_gm_or_a_stunt_point() -> None:
    """The GM awards an asset, or a point makes one in place of dice."""
    assert act_out(nova6.award_asset.open("ilse", "A KEY"), table(hero("ilse"))).end().has_effect("A KEY")
    made = making(Buy("make-asset")).effect("A RUMOUR")
    assert (made.kind, made.rating, made.made, made.owner) == ("asset", 1, True, "ilse")
    assert making().effect("A RUMOUR").kind == "advantage"


@pytest.mark.rule("nova6.asset.uses-default")
def test_an_asset_has_one_use_by_default() -> None:
    """An asset has one use by default, however it came about."""
    assert act_out(nova6.award_asset.open("ilse", "A KEY"), table(hero("ilse"))).end().effect("A KEY").rating == 1
    assert making(Buy("make-asset")).effect("A RUMOUR").rating == 1


@pytest.mark.rule("nova6.asset.uses-more")
def test_points_add_uses_or_share_an_asset() -> None:
    """A second point is a second use, or shares the asset with all if the GM agrees; a no costs nothing."""
    focused = changed(hero("ilse"), traits=(talent("focused", "wits"),))
    script = act_out(nova6.act.open("ilse", "listen in", "wits", "create-advantage"), table(focused, hero("bram")))
    script.judged().rolls("ilse", 4, 4, 4).says("ilse", Advantage("dice", "A RUMOUR")).says("ilse", Buy("make-asset"))
    assert script.says("ilse", Buy("more-uses")).plainly().effect("A RUMOUR").rating == 2
    shared = sharing(True)
    assert (shared.effect("A RUMOUR").owner, shared.effect("A RUMOUR").rating) == ("", 1)
    used = act_out(nova6.act.open("bram", "ask", "interact", assets=(shared.effect("A RUMOUR").id,)), shared.state)
    assert net(used) == 1
    kept = sharing(False)
    assert kept.effect("A RUMOUR").owner == "ilse" and kept.last(events.PointsLapsed).points == 1


def sharing(agreed: bool) -> NovaAfter[Any]:
    """Ilse, who has two points, would have everybody use what she heard."""
    at = table(changed(hero("ilse"), traits=(talent("focused", "wits"),)), hero("bram"))
    script = act_out(nova6.act.open("ilse", "listen in", "wits", "create-advantage"), at).judged()
    script.rolls("ilse", 4, 4, 4).says("ilse", Advantage("dice", "A RUMOUR")).says("ilse", Buy("make-asset"))
    return script.says("ilse", Buy("share-asset")).gm(StuntVerdict(agreed)).plainly()


# ---- What they are good for ------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.asset.relevance")
def test_the_gm_rules_out_irrelevant_assets() -> None:
    """An asset the GM finds irrelevant is not offered, gives no die if named, and is not used up."""
    key, map_ = asset("ilse", "KEY", 1), asset("ilse", "MAP", 1)
    asked = trying(key, map_)
    assert asked.asked().assets == ("key", "map")
    offered = asked.gm(Ruling(unrelated=("map",)))
    assert offered.asked().assets == ("key",)
    with refused("nova6.asset.relevance"):
        offered.says("ilse", Preparation(assets=("map",)))
    assert offered.says("ilse", Preparation(assets=("key",))).asked().pool.net == 1
    named = trying(map_, assets=("map",)).gm(Ruling(unrelated=("map",)))
    assert net(named) == 0 and named.stop().effect("MAP").rating == 1
    reacting = act_out(nova6.oppose.open("rook", "ilse"), table(hero("ilse"), npc("rook"), key, map_))
    assert reacting.asked().assets == ("key", "map")
    reacting.says("ilse", Preparation("move", assets=("key", "map"))).gm(Unfit(("map",)))
    assert reacting.asked().pool.net == 1


@pytest.mark.rule("nova6.asset.die")
def test_a_use_of_an_asset_is_one_die() -> None:
    """A use gives one die; a second use at once is refused, and so is another character's asset."""
    ropes = asset("ilse", "ROPES", 2)
    script = trying(ropes, assets=("ropes",)).judged()
    assert net(script) == 1
    assert script.stop().effect("ROPES").rating == 1
    with refused("nova6.asset.die"):
        trying(ropes, assets=("ropes", "ropes"))
    both = trying(ropes, assets=("ropes", "ropes"), asset_uses_per_action="any").judged()
    assert net(both) == 2 and not both.stop().has_effect("ROPES")
    with refused("nova6.asset.die"):
        trying(ropes, assets=("ropes",) * 3, asset_uses_per_action="any")
    with refused("nova6.asset.die"):
        trying(hero("bram"), asset("bram", "ROPES", 2), assets=("ropes",))
    with refused("nova6.advg.asset-use"):
        trying(asset("ilse", "ROPES", 0), assets=("ropes",))


@pytest.mark.rule("nova6.asset.stunt")
def test_two_uses_of_an_asset_are_one_point() -> None:
    """After a success both uses of one asset are a point; one use is not, and nor is one of each of two."""
    script = trying(asset("ilse", "ROPES", 2)).judged().says("ilse", Preparation()).rolls("ilse", 6, 4, 2)
    assert script.asked().assets == ("ropes",)
    after = script.says("ilse", Meddling("assets", asset="ropes")).plainly()
    assert after.verdict.points == 1 and not after.has_effect("ROPES")
    for things in ((asset("ilse", "ROPES", 1),), (asset("ilse", "ROPES", 1), asset("ilse", "KEY", 1))):
        short = trying(*things).judged().says("ilse", Preparation()).rolls("ilse", 6, 4, 2)
        assert short.waits_for() == "over"
    failed = trying(asset("ilse", "ROPES", 2)).judged().says("ilse", Preparation()).rolls("ilse", 1, 4, 2)
    assert failed.waits_for() != "nova6/after-roll"


@pytest.mark.rule("nova6.asset.invoke")
def test_invoking_an_asset_costs_a_use_and_a_plot_point() -> None:
    """An invoke costs a use and a plot point; an asset without uses or of another cannot be invoked."""
    script = trying(asset("ilse", "KEY", 1), ilse=hero("ilse", plot_points=2)).judged().says("ilse", Preparation())
    script.rolls("ilse", 6, 4, 2).says("ilse", Meddling(aspect="key", benefit="point", reason="it fits")).gm("yes")
    after = script.plainly()
    assert (after.who("ilse").plot_points, after.has_effect("KEY"), after.verdict.points) == (1, False, 1)
    rich = hero("ilse", plot_points=1)
    others = (hero("bram"), asset("bram", "KEY", 1))
    empty = (asset("ilse", "KEY", 0), asset("ilse", "MAP", 1))
    for things in (others, empty):
        windows = trying(*things, asset("ilse", "LAMP", 1), ilse=rich).judged().says("ilse", Preparation())
        windows.rolls("ilse", 6, 4, 2)
        assert "key" not in windows.asked().aspects and "lamp" in windows.asked().aspects
        with refused("nova6.asset.invoke"):
            windows.says("ilse", Meddling(aspect="key", benefit="point"))
    crew = table(rich, npc("rook"), asset("rook", "A BRIBE", 1), gm_plot_points=1)
    gms = act_out(nova6.act.open("ilse", "pass", "move", targets=("rook",)), crew).judged().rolls("ilse", 6, 4, 2)
    assert gms.waits_for() == "nova6/after-roll" and gms.asked().aspects == ("a-bribe",)


@pytest.mark.rule("nova6.asset.empty")
def test_an_asset_ends_with_its_last_use() -> None:
    """An asset ends with its last use, unless the GM keeps it without uses."""
    key = asset("ilse", "KEY", 1)
    gone = trying(key, assets=("key",)).judged()
    assert net(gone) == 1 and not gone.stop().has_effect("KEY")
    at = act_out(nova6.keep_asset.open("key"), table(hero("ilse"), key)).end().state
    used = act_out(nova6.act.open("ilse", "open it", "wits", assets=("key",)), at).judged()
    assert net(used) == 1
    kept = used.stop()
    assert kept.effect("KEY").rating == 0
    with refused("nova6.asset.empty"):
        act_out(nova6.keep_asset.open("key"), at)
    back = act_out(nova6.keep_asset.open("key", False), at).end()
    assert back.effect("KEY").marks == ()
    for thing in (FLUTE, weapon("ilse", "club", 2)):
        with refused("nova6.asset.empty"):
            act_out(nova6.keep_asset.open(thing.id), table(hero("ilse"), thing))


def hit(damage: int, *things: Any) -> NovaScript[Any]:
    """Rook hits Ilse, who may do something about it."""
    club = weapon("rook", "club", damage)
    at = table(hero("ilse"), npc("rook"), club, *things, scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="club"), at).says("ilse", Preparation("fight"))
    return script.rolls("ilse", 1, 2, 4).says("ilse", ACCEPT)


@pytest.mark.rule("nova6.asset.no-sacrifice")
def test_a_created_asset_cannot_be_sacrificed() -> None:
    """An asset made by an action is left out of the sacrifices, and refused if named."""
    hold = asset("ilse", "A HOLD", 2, made=True)
    script = hit(5, hold, asset("ilse", "A LAMP", 1, id="lamp"))
    assert (script.asked().items, script.asked().left_out) == (("lamp",), (hold.id,))
    with refused("nova6.reduce.sacrifice-not-temp"):
        script.says("ilse", Reduction("sacrifice", item=hold.id))
    script.plainly()
    assert hit(5).asked().left_out == ()


# ---- Signature assets ------------------------------------------------------------------------------------------------

SLOTS = changed(UNIVERSAL, id="ashore", gear=Gear(slots=("heirloom", "debt", "hiding-place")))


@pytest.mark.rule("nova6.asset.signature")
def test_a_pack_sets_the_slots_for_signature_assets() -> None:
    """The universal pack has four slots, one per aspect; a pack may name three; all enter play."""
    assert [slot.id for slot in cited(signature_slots(UNIVERSAL))] == [slot.id for slot in UNIVERSAL.aspects]
    assert len(signature_slots(UNIVERSAL)) == 4
    own = [one for one in belongings(petra(), "petra") if one.has("signature")]
    assert [(one.name, one.rating, one.duration) for one in own] == [
        (entry["name"], 0, "P") for entry in petra()["assets"]
    ]
    assert own[0].properties[0].of == ("high-concept",)
    joined = act_out(nova6.join.open("pia", "petra", petra()), table()).end()
    assert len([one for one in joined.state.effects if one.has("signature")]) == 4
    assert wrong(petra(assets=[{"name": "a ring", "aspect": "finger"}])) == [("nova6.asset.signature", "finger")]
    assert wrong(petra(assets=[{"name": "a ring"}])) == []


@example("nova6.ex.signature-slots")
def test_signature_assets_fill_each_named_slot_once() -> None:
    """A sheet has exactly the three slots that the pack names, each once."""
    assert [slot.id for slot in signature_slots(SLOTS)] == ["heirloom", "debt", "hiding-place"]
    three = [{"name": name, "aspect": name} for name in ("heirloom", "debt", "hiding-place")]
    assert wrong(petra(assets=three), SLOTS) == []
    assert wrong(petra(assets=[*three, {"name": "a fourth"}]), SLOTS) == [("nova6.asset.signature", "4")]
    assert wrong(petra(assets=[three[0], three[0]]), SLOTS) == [("nova6.asset.signature", "heirloom")]
    assert wrong(petra(assets=[{"name": "x", "aspect": "trouble"}]), SLOTS) == [("nova6.asset.signature", "trouble")]
    five = petra(assets=[*petra()["assets"], {"name": "a fifth"}])
    assert [(one.cite, one.warning) for one in judged(five)] == [("nova6.character.gear-per-aspect", True)]


@pytest.mark.rule("nova6.asset.signature-permanent")
def test_a_signature_asset_never_runs_out() -> None:
    """A signature asset used five times in a scene is still there, without a count."""
    at = table(hero("ilse"), FLUTE, scene=Scene("challenge", "narrative"))
    for _ in range(5):
        script = act_out(nova6.act.open("ilse", "play", "interact", assets=("flute",)), at).judged()
        assert script.asked().pool.net == 1
        at = script.rolls("ilse", 6, 4, 2, 1).plainly().state
    assert at.effect("flute") == FLUTE


@pytest.mark.rule("nova6.asset.signature-bonus")
def test_signature_assets_give_a_die_each_if_they_fit() -> None:
    """One each for those that fit, unless the GM says no; at some tables only one; a weapon keeps what it is."""
    assert net(trying(FLUTE, assets=("flute",)).judged()) == 1
    assert net(trying(FLUTE, COAT, assets=("flute", "coat")).judged()) == 2
    assert net(trying(FLUTE, COAT, assets=("flute", "coat")).gm(Ruling(unrelated=("coat",)))) == 1
    assert trying(FLUTE).judged().asked().assets == ("flute",)
    with refused("nova6.asset.signature-bonus"):
        trying(FLUTE, COAT, assets=("flute", "coat"), signature_cap="one")
    assert net(trying(FLUTE, COAT, assets=("coat",), signature_cap="one").judged()) == 1
    with refused("nova6.asset.signature-bonus"):
        trying(FLUTE, assets=("flute", "flute"), asset_uses_per_action="any")
    blade = weapon("ilse", "blade", 4, Property("signature"))
    at = table(hero("ilse"), npc("rook"), blade)
    attack = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="blade", assets=("blade",))
    struck = act_out(attack, at).judged()
    assert struck.asked().pool.net == 1
    assert struck.rolls("ilse", 6, 4, 2, 1).plainly().last(events.Hit).rating == 4
    broken = changed(FLUTE, marks=("broken",))
    with refused("nova6.advg.asset-use"):
        trying(broken, assets=("flute",))


@pytest.mark.rule("nova6.asset.signature-no-invoke")
def test_a_signature_asset_cannot_be_invoked() -> None:
    """A signature asset is not among what can be invoked, and refused if named."""
    things = (FLUTE, asset("ilse", "LAMP", 1))
    script = trying(*things, ilse=hero("ilse", plot_points=1)).judged().says("ilse", Preparation())
    script.rolls("ilse", 6, 4, 2)
    assert script.asked().aspects == ("lamp",)
    with refused("nova6.asset.signature-no-invoke"):
        script.says("ilse", Meddling(aspect="flute", benefit="point"))


@pytest.mark.rule("nova6.asset.signature-sacrifice")
def test_sacrificing_a_signature_asset_reduces_damage() -> None:
    """Nine damage become five, which is staggered, and it is gone; the GM may count it higher, not lower."""
    script = hit(9, FLUTE).says("ilse", Reduction("sacrifice", item="flute"))
    assert script.asked().default() == Worth(True, 4)
    with refused("nova6.asset.signature-sacrifice"):
        script.gm(Worth(True, 3))
    after = script.gm(Worth(True, 4)).plainly()
    assert (after.last(events.Harmed).damage, after.last(events.Harmed).level) == (5, "staggered")
    assert not after.has_effect(FLUTE.name) and after.state.is_marked("signature-lost", "ilse", "background")
    more = hit(9, FLUTE).says("ilse", Reduction("sacrifice", item="flute")).gm(Worth(True, 6)).plainly()
    assert more.last(events.Harmed).damage == 3
    no = hit(9, FLUTE).says("ilse", Reduction("sacrifice", item="flute")).gm(Worth(False, 4)).plainly()
    assert no.has_effect(FLUTE.name) and not no.state.is_marked("signature-lost", "ilse", "background")
    mended = changed(FLUTE, properties=(*FLUTE.properties, Property("repairable")))
    broken = hit(9, mended).says("ilse", Reduction("sacrifice", item="flute")).gm(Worth(True, 4)).plainly()
    assert broken.effect(FLUTE.name).marks == ("broken",)
    assert not broken.state.is_marked("signature-lost", "ilse", "background")


def bereft(**more: Any) -> Table:
    """Ilse has given up her flute, and the fight is over."""
    lost = hit(9, FLUTE).says("ilse", Reduction("sacrifice", item="flute")).gm(Worth(True, 4)).plainly().state
    closed = act_out(nova6.close_scene.open("done"), lost).plainly().state
    return closed.with_one("ilse", **more)


@pytest.mark.rule("nova6.asset.signature-replace-milestone")
def test_major_milestones_replace_a_lost_signature_asset() -> None:
    """Major and epic milestones ask for a new signature asset in the empty slot; minor ones do not."""
    at = bereft()
    assert "nova6/new-signature" not in asked_at("minor", at)
    greater: tuple[Milestone, ...] = ("major", "epic")
    for kind in greater:
        assert "nova6/new-signature" in asked_at(kind, at)
        assert "nova6/new-signature" not in asked_at(kind, table(hero("ilse"), FLUTE))
    script = to_new_signature("major", at)
    assert script.asked().slot == "background"
    answered(script.says("ilse", " A TIN WHISTLE "))
    after = script.end()
    assert after.effect("A TIN WHISTLE").properties == (Property("signature", of=("background",)),)
    assert "nova6/new-signature" not in asked_at("epic", after.state)
    none = to_new_signature("major", at).says("ilse", " ")
    answered(none)
    assert "nova6/new-signature" in asked_at("epic", none.end().state)


def asked_at(kind: Milestone, at: Table) -> list[str]:
    """The questions of a milestone, each answered with its default."""
    return answered(act_out(nova6.milestone.open(kind), at))


def to_new_signature(kind: Milestone, at: Table) -> NovaScript[Any]:
    script = act_out(nova6.milestone.open(kind), at)
    answered(script, "nova6/new-signature")
    return script


def answered(script: NovaScript[Any], until: str = "over") -> list[str]:
    """The questions asked so far; all dice are a success."""
    kinds: list[str] = []
    while script.waits_for() != until:
        kinds.append(script.waits_for())
        if script.waits_for() == "nova6/ready":
            script.rolls("ilse", 6, 4, 2)
        else:
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
    return kinds


@pytest.mark.rule("nova6.asset.signature-replace-scene")
def test_a_plot_point_replaces_a_lost_signature_asset() -> None:
    """A point and the GM's yes replace a lost asset at once; without point, scene or loss it is refused."""
    at = changed(bereft(plot_points=1), scene=SCENE)
    bought = act_out(nova6.replace_asset.open("ilse", "A TIN WHISTLE"), at).gm("yes").end()
    assert (bought.who("ilse").plot_points, bought.effect("A TIN WHISTLE").has("signature")) == (0, True)
    assert not bought.state.is_marked("signature-lost", "ilse", "background")
    turned_down = act_out(nova6.replace_asset.open("ilse", "A SPOON"), at).gm("no").end()
    assert (turned_down.who("ilse").plot_points, turned_down.has_effect("A SPOON")) == (1, False)
    for wrong_state in (at.with_one("ilse", plot_points=0), changed(at, scene=Scene()), bought.state):
        with refused("nova6.asset.signature-replace-scene"):
            act_out(nova6.replace_asset.open("ilse", "A SPOON"), wrong_state)
    with refused("nova6.asset.signature-replace-scene"):
        act_out(nova6.replace_asset.open("ilse", " "), at)


# ---- Examples --------------------------------------------------------------------------------------------------------


@example("nova6.ex.turbo")
def test_an_overwound_spring_is_spent_on_one_jump() -> None:
    """One use on a jump is a die, and the asset is gone."""
    script = trying(asset("ilse", "AN OVERWOUND SPRING", 1, id="spring"), assets=("spring",)).judged()
    assert net(script) == 1 and not script.stop().has_effect("AN OVERWOUND SPRING")


@example("nova6.ex.jimmy")
def test_a_hold_over_the_clerk_is_no_sacrifice() -> None:
    """Both uses after a success are a point; giving it up for a hit is refused."""
    hold = asset("ilse", "A HOLD OVER THE HARBOUR CLERK", 2, id="hold", made=True)
    script = trying(hold).judged().says("ilse", Preparation()).rolls("ilse", 6, 4, 2)
    after = script.says("ilse", Meddling("assets", asset="hold")).plainly()
    assert after.verdict.points == 1 and not after.has_effect(hold.name)
    with refused("nova6.reduce.sacrifice-not-temp"):
        hit(5, hold, FLUTE).says("ilse", Reduction("sacrifice", item="hold"))
