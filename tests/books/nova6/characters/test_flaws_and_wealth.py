"""NOVA6 flaws with the advances paired with them, and prices in dice."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.characters.advancement import entry
from moothall.rulesets.nova6.creation.advances import for_flaws, spent, ticks, traits_of
from moothall.rulesets.nova6.creation.steps import derived, refresh_of
from moothall.rulesets.nova6.gear.prices import counts_money, price_dice
from moothall.rulesets.nova6.options import DEFAULTS, read_options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Gear
from moothall.rulesets.nova6.questions import Advantage, Approval, GearRuling, Preparation, Ruling
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.state import Scene
from moothall.rulesets.nova6.stress.tracks import boxes_of, is_full
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, FLAWS
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.rulesets.nova6.workshop import WORKSHOP
from moothall.talk.reasons import total
from tests.books.nova6.support.sheets import advice, judged, petra, progress, ranks, shown, wrong
from tests.books.nova6.support.stage import ACCEPT, NovaAfter, NovaScript, act_out, hero, npc, table, weapon
from tests.books.support.examples import example
from tests.support.citing import cited, refused

WEALTHY = CORE_TALENTS["wealthy"].trait
LIBRARY = Scene("exposition", "narrative")


def flaw(id: str, **more: Any) -> dict[str, Any]:
    """A flaw as it stands on a sheet when the GM has allowed it."""
    return {"id": id, "permitted": True} | more


def flawed(*flaws: str, **more: Any) -> tuple[Trait, ...]:
    return tuple(FLAWS[id].against(**more) for id in flaws)


def trying(skill: str, action: str = "overcome", use: str = "", ruling: Ruling | None = None, **more: Any) -> int:
    """Dice of something that Ilse tries."""
    tool, mode = more.pop("tool", None), more.pop("mode", "")
    at = table(hero("ilse", *more.pop("traits", ()), **more), npc("rook"), *([tool] if tool else []))
    opening = nova6.act.open(
        "ilse", "try", skill, action, use, ("rook",) if tool else (), tool=tool.id if tool else "", mode=mode
    )
    net: int = act_out(opening, at).gm(ruling or Ruling()).plainly_to_ready().pool.net
    return net


# ---- Flaws -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.flaw.definition")
def test_the_gm_pairs_a_flaw_with_an_advance() -> None:
    """The GM allows it and pairs it: with an advance a level 1 sheet has eight; unpaired it has seven."""
    for allowed, pairing in ((True, "advance"), (True, ""), (False, "")):
        script = act_out(nova6.propose.open("ilse", "flaw", "frail"), table(hero("ilse")))
        assert script.asked().leaves_out() == ("cost", "action")
        settled = script.gm(Approval(allowed, pairing=pairing)).end()
        assert settled.last(events.ProposalSettled).pairing == pairing
        assert settled.result is not None
        written = entry("flaw", "frail", settled.result)
        assert written == {"id": "frail", "permitted": allowed, "pairing": pairing}
        sheet = petra(flaws=[written])
        assert ticks(sheet).of == (8 if pairing else 7)
        assert wrong(sheet) == ([] if allowed else [("nova6.flaw.definition", "Frail")])
    assert derived(petra(flaws=[flaw("frail", pairing="advance")])).advances == 8
    assert wrong(petra(flaws=[{"id": "frail"}])) == [("nova6.flaw.definition", "Frail")]
    assert wrong(petra(flaws=[flaw("frail", pairing="Wings")])) == [("nova6.flaw.definition", "Wings")]
    assert [cite for cite, _ in wrong(petra(flaws=[flaw("frail", pairing=1)]))] == ["nova6.flaw.definition"]
    for bad in ("frail", {"id": "tall"}, {}):
        assert [cite for cite, _ in wrong(petra(flaws=[bad]))] == ["nova6.flaw.definition"]
    assert wrong(petra(flaws=[flaw("frail"), flaw("frail")])) == [("nova6.flaw.definition", "frail")]
    more = petra(flaws=[flaw("frail", pairing="advance")], talents=[*petra()["talents"], {"id": "lucky"}])
    assert wrong(more) == [] and [one.amount for one in cited(for_flaws(more))] == [1]
    assert [cite for cite, _ in wrong(more | {"flaws": [flaw("frail")]})] == ["nova6.character.sheet-boxes"]


@pytest.mark.rule("nova6.flaw.sparingly")
def test_the_number_of_flaws_has_no_limit() -> None:
    """There is advice and no limit: a character with all six flaws is legal."""
    assert "nova6.flaw.sparingly" in advice("advances")
    assert "nova6.flaw.sparingly" in list(
        act_out(nova6.propose.open("ilse", "flaw", "frail"), table(hero("ilse"))).asked().cites()
    )
    assert wrong(petra(flaws=[flaw(id) for id in FLAWS])) == []
    assert len(FLAWS) == 6


@pytest.mark.rule("nova6.flaw.definition")
def test_an_approved_flaw_applies_at_once() -> None:
    """Unlucky for an advance: refresh 1, an advance to spend, and the sheet says so; none that makes it illegal."""
    at = act_out(nova6.join.open("ana", "petra", petra()), table()).end().state
    asked = nova6.propose.open("petra", "flaw", "Unlucky")
    after = act_out(asked, at).gm(Approval(True, pairing="advance")).end()
    assert (after.who("petra").refresh, after.who("petra").advances) == (1, 1)
    assert after.last(events.Grown).new == "Unlucky"
    sheet = WORKSHOP.sheet_of(after.state, "petra")
    assert sheet["flaws"] == [{"id": "unlucky", "permitted": True, "pairing": "advance"}] and wrong(sheet) == []
    denied = act_out(asked, at).gm(Approval(False)).end()
    assert denied.who("petra") == at.who("petra")
    own = act_out(nova6.propose.open("petra", "flaw", "Hums in her sleep"), at).gm(Approval(True)).end()
    assert own.who("petra") == at.who("petra") and own.last(events.ProposalSettled).allowed
    strong = at.with_one("petra", skills=tuple((skill, 1) for skill, _ in at.who("petra").skills))
    with refused("nova6.flaw.frail"):
        act_out(nova6.propose.open("petra", "flaw", "frail"), strong).gm(Approval(True))


@pytest.mark.rule("nova6.flaw.frail")
def test_frail_costs_a_die_and_all_ranks_of_physique() -> None:
    """A die less on all that Physique does and nothing else, and no ranks in it."""
    traits = flawed("frail")
    assert [trying("physique", action, traits=traits) for action in ("overcome", "create-advantage")] == [-1, -1]
    assert (trying("move", traits=traits), trying("", traits=traits)) == (0, 0)
    strong = ranks(petra(flaws=[flaw("frail")], level=2), physique=1)
    assert wrong(strong) == [("nova6.flaw.frail", "physique")]
    assert wrong(petra(flaws=[flaw("frail")])) == []
    assert wrong(ranks(petra(level=2), physique=1)) == []


@pytest.mark.rule("nova6.flaw.one-eyed")
def test_one_eyed_costs_a_die_on_shots_and_sight() -> None:
    """Shots and sight cost a die; a melee attack does not."""
    traits = flawed("one-eyed")
    bow = weapon("ilse", "bow", 4, Property("ranged", of=("near",)))
    assert trying("fight", "attack", tool=bow, traits=traits) == -1
    assert trying("fight", "attack", tool=bow) == 0
    assert trying("fight", "attack", tool=bow, mode="melee", traits=traits) == 0
    assert trying("fight", "create-advantage", tool=bow, traits=traits) == 0
    assert trying("fight", "attack", tool=weapon("ilse", "club", 4), traits=traits) == 0
    assert trying("wits", use="sight", traits=traits) == -1
    assert trying("wits", use="notice", traits=traits) == 0
    assert trying("wits", use="notice", ruling=Ruling(by_sight=True), traits=traits) == -1
    assert trying("fight", "attack", tool=bow, ruling=Ruling(by_sight=True), traits=traits) == -1
    opening = nova6.act.open("ilse", "look", "wits")
    assert "by_sight" not in act_out(opening, table(hero("ilse", *traits))).asked().leaves_out()
    assert "by_sight" in act_out(opening, table(hero("ilse"))).asked().leaves_out()


@pytest.mark.rule("nova6.flaw.pushover")
def test_pushover_has_two_stressed_boxes() -> None:
    """Two STRESSED boxes instead of three on both tracks, on the sheet and at the table; the rest stays."""
    sheet = petra(flaws=[flaw("pushover")])
    known = derived(sheet).tracks
    cited([reason for line in known for reason in line.why])
    assert [line.boxes for line in known] == [(2, 2, 1), (2, 2, 1)]
    tough = changed(to_character(petra(flaws=[flaw("pushover")], talents=[{"id": "tough"}]), "p", "p"))
    assert [len(track.boxes) for track in tough.tracks] == [6, 5]
    assert [box.level for box in tough.track("mental").boxes].count("stressed") == 2
    weak = Trait("weak", "Weak", "flaw", (Gives("boxes", -9, use="incapacitated", of="mental"),))
    assert boxes_of("mental", 0, weak.gives).counts == (3, 2, 0)
    assert boxes_of("physical", 0, weak.gives).counts == (3, 2, 1)


@pytest.mark.rule("nova6.flaw.unlucky")
def test_unlucky_lowers_refresh_to_one() -> None:
    """Refresh is one with Unlucky and three with Lucky too, whatever the pack's refresh."""
    unlucky = petra(flaws=[flaw("unlucky")])
    assert total(cited(refresh_of(unlucky))) == 1
    lucky = unlucky | {"talents": [{"id": "lucky"}]}
    assert (total(refresh_of(lucky)), to_character(lucky, "p", "p").plot_points) == (3, 3)
    rich = changed(UNIVERSAL, refresh=5)
    assert (total(refresh_of(petra(), rich)), total(refresh_of(unlucky, rich))) == (5, 1)


def spell(owner: str, *sources: str) -> Any:
    return weapon(owner, "bolt", 3, Property("source", of=sources))


@pytest.mark.rule("nova6.flaw.susceptible-magic")
def test_susceptible_adds_a_point_to_magic_that_hits() -> None:
    """Magic that hits has a point more; a miss has none, nor has plain iron."""
    traits = flawed("susceptible")

    def strike(tool: Any, *prey: Trait, faces: tuple[int, ...] = (6, 4, 2)) -> NovaAfter[Any]:
        at = table(hero("ilse"), npc("rook", *prey), tool)
        opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="bolt")
        return act_out(opening, at).judged().rolls("ilse", *faces).plainly()

    assert strike(spell("ilse", "magic"), *traits).verdict.points == 1
    assert strike(spell("ilse", "magic")).verdict.points == 0
    assert strike(spell("ilse", "iron"), *traits).verdict.points == 0
    assert strike(spell("ilse", "magic"), *traits, faces=(1, 2, 4)).verdict.counter == 0

    def defend(tool: Any, *own: Trait, faces: tuple[int, ...] = (1, 2, 4)) -> NovaAfter[Any]:
        at = table(hero("ilse", *own), npc("rook"), tool)
        script = act_out(nova6.oppose.open("rook", "ilse", tool="bolt"), at).says("ilse", Preparation("fight"))
        script.rolls("ilse", *faces)
        return (script.says("ilse", ACCEPT) if script.waits_for() == "nova6/failure" else script).plainly()

    assert defend(spell("rook", "magic"), *traits).last(events.Tested).counter == 1
    assert defend(spell("rook", "magic"), *traits, faces=(2, 2, 2)).last(events.Tested).counter == 2
    assert defend(spell("rook", "magic")).last(events.Tested).counter == 0
    assert defend(spell("rook", "iron"), *traits).last(events.Tested).counter == 0
    caught = defend(spell("rook", "magic"), *traits, faces=(6, 4, 2)).last(events.Tested)
    assert (caught.points, caught.counter) == (0, 0)
    gift = Trait("gift", "Gift", gives=(Gives("attacks", 1, "wits"),))
    hexing = nova6.act.open("ilse", "hex", "wits", "attack", "magic", ("rook",))
    hex_ = act_out(hexing, table(hero("ilse", gift), npc("rook", *traits)))
    assert hex_.judged().rolls("ilse", 6, 4, 2).plainly().verdict.points == 1


def struck(tool: Any, *traits: Trait, before: str = "") -> NovaAfter[Any]:
    """Rook hits Ilse, who does not get out of the way."""
    at = table(hero("ilse", *traits), npc("rook"), tool)
    script: NovaScript[Any] = act_out(nova6.oppose.open("rook", "ilse", tool=tool.id), at)
    return script.says("ilse", Preparation("fight")).rolls("ilse", 1, 2, 4).says("ilse", ACCEPT).plainly()


def iron(of: str = "iron") -> Any:
    return weapon("rook", "hook", 4, Property("source", of=(of,)))


@pytest.mark.rule("nova6.flaw.vulnerable-iron")
def test_vulnerable_doubles_boxes_of_iron() -> None:
    """Four damage by iron fill both staggered boxes, which staggers; by bronze one; four more overflow upwards."""
    hurt = struck(iron(), *flawed("vulnerable"))
    track = hurt.who("ilse").track("physical")
    assert [box.filled for box in track.boxes] == ["", "", "", "T", "T", ""]
    assert is_full(track, "staggered")
    for tool, traits in ((iron("bronze"), flawed("vulnerable")), (iron(), ())):
        once = struck(tool, *traits).who("ilse").track("physical")
        assert [box.filled for box in once.boxes] == ["", "", "", "T", "", ""]
    again = act_out(nova6.oppose.open("rook", "ilse", tool="hook"), hurt.state)
    again.says("ilse", Preparation("fight"))
    assert again.asked().pool.net == -1
    third = Trait("brittle", "Brittle", "flaw", (Gives("boxes-per-hit", 3, of="iron"),))
    thrice = struck(iron(), third).who("ilse").track("physical")
    assert [box.filled for box in thrice.boxes] == ["", "", "", "T", "T", "T"]


@pytest.mark.rule("nova6.flaw.parameter")
def test_vulnerable_may_name_silver() -> None:
    """Silver works like iron; only these two patterns exist, and a source is a word."""
    silver = traits_of(petra(flaws=[flaw("vulnerable", source="silver")]))[-1]
    assert (silver.id, silver.gives[0].of) == ("vulnerable-silver", "silver")
    hurt = struck(iron("silver"), silver).who("ilse").track("physical")
    assert [box.filled for box in hurt.boxes].count("T") == 2
    assert [box.filled for box in struck(iron(), silver).who("ilse").track("physical").boxes].count("T") == 1
    both = petra(flaws=[flaw("vulnerable"), flaw("vulnerable", source="silver"), flaw("susceptible", source="song")])
    assert wrong(both) == []
    assert [one.id for one in traits_of(both)[-3:]] == ["vulnerable-iron", "vulnerable-silver", "susceptible-song"]
    for bad in (flaw("vulnerable", source=" "), flaw("vulnerable", source=2), flaw("frail", source="silver")):
        assert [cite for cite, _ in wrong(petra(flaws=[bad]))] == ["nova6.flaw.parameter"]
    twice = petra(flaws=[flaw("vulnerable"), flaw("vulnerable", source="iron")])
    assert wrong(twice) == [("nova6.flaw.definition", "vulnerable-iron")]


@example("nova6.ex.flaw-pair")
def test_the_marsh_wight_pairs_its_flaw_with_flight() -> None:
    """The flaw is paired with flight: no advance more, none for the feature; iron fills two boxes."""
    wings = {"name": "Flight", "permitted": True, "cost": 2}
    wight = petra(flaws=[flaw("vulnerable", pairing="Flight")], features=[wings])
    assert (ticks(wight).of, ticks(wight).ticked, wrong(wight)) == (7, 7, [])
    assert [one.amount for one in spent(wight) if one.of == "Flight"] == [0]
    assert ticks(wight | {"flaws": [flaw("vulnerable")]}).ticked == 9
    hurt = struck(iron(), *traits_of(wight)[-1:]).who("ilse").track("physical")
    assert [box.filled for box in hurt.boxes if box.level == "staggered"] == ["T", "T"]


@pytest.mark.parametrize(("value", "paid", "wings"), [("gm-names", 8, 0), ("advance", 9, 2), ("nothing", 7, 2)])
def test_option_flaw_pays_sets_the_pairing(value: str, paid: int, wings: int) -> None:
    """Two flaws, one paired with an advance and one with a feature: as the GM says, an advance each, or nothing."""
    options = read_options({"flaw-pays": value})
    sheet = petra(
        flaws=[flaw("frail", pairing="advance"), flaw("vulnerable", pairing="Flight")],
        features=[{"name": "Flight", "permitted": True, "cost": 2}],
    )
    assert ticks(sheet, options=options).of == paid
    assert [one.amount for one in spent(sheet, options=options) if one.of == "Flight"] == [wings]
    over = [cite for cite, _ in wrong(sheet, flaw_pays=value)]
    assert over == (["nova6.character.sheet-boxes"] if 7 + wings > paid else [])


# ---- Money -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.economy.none")
def test_the_universal_pack_has_no_coins() -> None:
    """No coin on a sheet of the universal pack; a pack that counts money shows it."""
    assert cited(counts_money(UNIVERSAL)).value == ""
    assert "coins" not in shown(petra())
    assert wrong(petra(coins=5)) == [("nova6.economy.none", "5")]
    marks = changed(UNIVERSAL, id="marches", gear=Gear(("money",), money=40))
    assert wrong(petra(coins=5), marks) == [] and wrong(petra(coins=0), marks) == []
    assert (shown(petra(coins=5), marks)["coins"], shown(petra(), marks)["coins"]) == ("5", "40")
    for bad in (-1, "many", True):
        assert [cite for cite, _ in wrong(petra(coins=bad), marks)] == ["nova6.economy.none"]


@pytest.mark.rule("nova6.economy.price-penalty")
def test_a_price_costs_a_die_for_each_zero() -> None:
    """A price below 100 costs none, then a die per zero; the option off, or no price, costs none."""
    prices = {0: 0, 50: 0, 99: 0, 100: -1, 999: -1, 1_000: -2, 10_000: -3, 100_000: -4, 1_000_000: -5}
    for price, net in prices.items():
        reason = cited(price_dice(price, DEFAULTS))
        assert (reason.amount if reason else 0) == net
        assert price_dice(price, read_options({"price-penalty": "off"})) is None

    def dice(**option: Any) -> int:
        opening = nova6.gear_test.open("ilse", "a clock", 1_000)
        script = act_out(opening, table(hero("ilse", load="medium"), **option))
        net: int = script.gm(script.asked().default()).plainly_to_ready().pool.net
        return net

    assert (dice(), dice(price_penalty="off")) == (-1, 1)
    with refused("nova6.economy.price-penalty"):
        act_out(nova6.gear_test.open("ilse", "a clock", -1), table(hero("ilse")))
    with refused("nova6.economy.price-penalty"):
        act_out(nova6.gear_test.open("ilse", "a clock"), table(hero("ilse"))).gm(GearRuling(price=-5))


def earning(perk: str, skill: str, **more: Any) -> NovaScript[Any]:
    perks = ("wits/grain futures", "interact/haggling", "move/errands")
    at = table(hero("ilse", perks=perks, wits=1), **({"scene": LIBRARY} | more))
    return act_out(nova6.make_wealth.open("ilse", "a day at the exchange", skill, perk), at)


@pytest.mark.rule("nova6.economy.wealth-perk")
def test_a_perk_for_making_money_gives_a_die() -> None:
    """One of Interact or Wits is a die on it; without such a perk nobody makes money so."""
    assert earning("grain futures", "wits").judged().plainly_to_ready().pool.net == 2
    assert earning("haggling", "interact").judged().plainly_to_ready().pool.net == 1
    assert earning("", "interact").judged().plainly_to_ready().pool.net == 1
    for perk, skill in (("errands", "move"), ("", "move"), ("haggling", "wits"), ("grain futures", "interact")):
        with refused("nova6.economy.wealth-perk"):
            earning(perk, skill)


@pytest.mark.rule("nova6.economy.wealth-asset")
def test_a_success_in_an_exposition_makes_wealth_an_asset() -> None:
    """In an exposition a success and a point make an asset with one use; in another scene it is refused."""
    script = earning("grain futures", "wits").judged().rolls("ilse", 4, 4, 4, 1, 2).picks("ilse", 4, 4, 4)
    after = script.says("ilse", Advantage("dice", "WEALTH")).says("ilse", Buy("make-asset")).plainly()
    assert (after.effect("WEALTH").kind, after.effect("WEALTH").rating) == ("asset", 1)
    for scene in (Scene(), Scene("challenge", "narrative")):
        with refused("nova6.economy.wealth-asset"):
            earning("grain futures", "wits", scene=scene)


# ---- Wealthy ---------------------------------------------------------------------------------------------------------


def gear_dice(*traits: Trait) -> int:
    script = act_out(nova6.gear_test.open("ilse", "a clock"), table(hero("ilse", *traits, load="light")))
    net: int = script.gm(GearRuling()).plainly_to_ready().pool.net
    return net


@pytest.mark.rule("nova6.talent.wealthy.gear")
def test_wealth_adds_a_die_to_gear_tests() -> None:
    """Each time Wealth was taken is a die on gear tests."""
    assert [gear_dice(*(WEALTHY,) * times) for times in range(3)] == [0, 1, 2]


@pytest.mark.rule("nova6.talent.wealthy.scene")
def test_a_purse_may_be_used_once_per_scene() -> None:
    """Each Wealthy helps once a scene, where the GM agrees; a new scene renews it."""

    def trying(at: Any, action: str = "overcome") -> NovaScript[Any]:
        return act_out(nova6.act.open("ilse", "get in", "interact", action), at).judged()

    rich = table(hero("ilse", WEALTHY), scene=Scene("challenge", "narrative"))
    script = trying(rich)
    assert (script.waits_for(), script.asked().most) == ("nova6/scene-dice", 1)
    for wrong_number in (-1, 2):
        with refused("nova6.talent.wealthy.scene"):
            script.says("ilse", wrong_number)
    used = script.says("ilse", 1).gm("yes")
    assert used.asked().pool.net == 1
    once = used.rolls("ilse", 6, 4, 2, 1).plainly().state
    assert trying(once).waits_for() == "nova6/ready"
    assert trying(rich).says("ilse", 0).asked().pool.net == 0
    in_vain = trying(rich).says("ilse", 1).gm("no")
    assert in_vain.asked().pool.net == 0
    assert trying(in_vain.rolls("ilse", 6, 4, 2).plainly().state).waits_for() == "nova6/scene-dice"
    anew = act_out(nova6.close_scene.open("done"), once).plainly().state
    assert trying(anew).waits_for() == "nova6/scene-dice"
    assert trying(rich, "create-advantage").waits_for() == "nova6/scene-dice"
    assert trying(rich, "attack").waits_for() == "nova6/ready"
    twice = table(hero("ilse", WEALTHY, WEALTHY), scene=Scene("challenge", "narrative"))
    assert trying(twice).says("ilse", 2).gm("yes").asked().pool.net == 2
    half = trying(twice).says("ilse", 1).gm("yes").rolls("ilse", 6, 4, 2, 1).plainly().state
    assert trying(half).asked().most == 1


@pytest.mark.rule("nova6.talent.wealthy.multiple")
def test_wealth_taken_three_times_gives_three_dice() -> None:
    """Wealthy taken three times is three advances and three dice on gear tests."""
    thrice = petra(level=2, perks=[], talents=[{"id": "wealthy"}] * 3, skills={"wits": 1})
    assert (wrong(thrice), ticks(thrice).ticked) == ([], 4)
    assert gear_dice(*traits_of(thrice)) == 3
    assert progress(thrice).status == "ready"
    assert cited(CORE_TALENTS["wealthy"].how_often).id == "many"
    assert judged(thrice)[0].warning
