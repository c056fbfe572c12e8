"""NOVA6 NPCs: principals, extras and groups, promotion, and actions that need no roll."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.characters.npc_generator import Wanted, quick_npc
from moothall.rulesets.nova6.creation.advances import npc_allowance
from moothall.rulesets.nova6.creation.npcs import check_npc
from moothall.rulesets.nova6.gamemastering.gangs import gang_of, turns_for
from moothall.rulesets.nova6.gamemastering.npc_groups import share, traded
from moothall.rulesets.nova6.growth import sheet_of
from moothall.rulesets.nova6.options import DEFAULTS, read_options
from moothall.rulesets.nova6.questions import NewAspects, Preparation, Reduction
from moothall.rulesets.nova6.sheet import new_sheet, to_character
from moothall.rulesets.nova6.state import Mark
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.damage import damage, hurt, marks
from tests.books.nova6.support.stage import NovaAfter, act_out, aspect, conflict, hero, npc, table, weapon
from tests.support.citing import cited, refused

ASPECTS = {
    "high-concept": "TOLL KEEPER OF THE LONG BRIDGE",
    "background": "A FERRYMAN'S THIRD SON",
    "motivation": "EVERY PENNY COUNTS",
    "trouble": "TAKES FROM BOTH BANKS",
}
OTHER_ASPECTS = tuple((id, text) for id, text in ASPECTS.items() if id != "high-concept")


def keeper(kind: str = "extra", level: int = 1, **more: Any) -> dict[str, Any]:
    """The keeper of a toll bridge, with nothing bought but one rank."""
    aspects = ASPECTS if kind == "principal" else {"high-concept": ASPECTS["high-concept"]}
    sheet = new_sheet("Harl Stoop", level=level, kind=kind, aspects=aspects, skills={"fight": 1})
    return sheet | more


def wrong(sheet: Any, **options: str) -> list[tuple[str, str]]:
    """The problems of a sheet: the broken rule, and the value found."""
    settings = read_options({name.replace("_", "-"): value for name, value in options.items()})
    return [(one.cite, one.said) for one in cited(check_npc(sheet, settings)) if not one.warning and not one.unfinished]


def brought(sheet: dict[str, Any], **more: Any) -> NovaAfter[Any]:
    """An NPC brought to the table with a sheet."""
    return act_out(nova6.bring.open("harl", sheet), table(hero("ilse"), **more)).end()


def counts(after: NovaAfter[Any], who: str = "harl", track: str = "physical") -> str:
    boxes = [box.level for box in after.who(who).track(track).boxes]
    return "/".join(str(boxes.count(level)) for level in ("stressed", "staggered", "incapacitated"))


# ---- What they are ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.npc.types")
def test_an_npc_is_a_principal_an_extra_or_a_group() -> None:
    """An NPC without a kind, or of an unknown kind, is refused; principals, extras and groups enter."""
    for kind in (None, "", "boss", "pc", "thing"):
        sheet = keeper() | {"kind": kind}
        assert wrong(sheet) == [("nova6.npc.types", str(kind))]
        with refused("nova6.npc.types"):
            brought(sheet)
    assert wrong({key: value for key, value in keeper().items() if key != "kind"}) == [("nova6.npc.types", "")]
    assert brought(keeper("principal")).who("harl").kind == "principal"
    assert brought(keeper("extra")).who("harl").kind == "extra"
    group = brought(keeper("group", count=12)).who("harl")
    assert (group.kind, group.number) == ("extra", 12)
    for count in (0, 1, 1000, "12", True):
        assert wrong(keeper("group", count=count)) == [("nova6.npc.group-share", str(count))]
    assert wrong(keeper("extra", count=2)) == [("nova6.npc.group-share", "2")]
    assert wrong(keeper(grown=-1)) == [("nova6.npc.promote-gradual", "-1")]


def test_an_npc_sheet_needs_a_free_id_and_this_ruleset() -> None:
    """An id that is taken, or the sheet of another book, is refused."""
    for who, sheet in (("ilse", keeper()), ("", keeper()), ("harl", keeper() | {"ruleset": "nde2"})):
        with pytest.raises(Unclear):
            act_out(nova6.bring.open(who, sheet), table(hero("ilse")))


@pytest.mark.rule("nova6.npc.principal")
def test_a_principal_is_built_like_a_hero() -> None:
    """Level 3 has nine advances, four aspects, and the boxes of a hero with these ranks; one more is one too many."""
    assert cited(npc_allowance(keeper("principal", 3))).amount == 9
    ranks = {"fight": 1, "interact": 1, "move": 1, "physique": 2, "resolve": 1, "wits": 1}
    nine = keeper("principal", 3, skills=ranks, talents=[{"id": "focused", "skill": "physique"}, {"id": "tough"}])
    after = brought(nine)
    assert (counts(after), counts(after, track="mental")) == ("3/3/2", "3/2/1")
    assert [effect.aspect for effect in after.state.effects_of("harl")] == ["character"] * 4
    ten = nine | {"talents": [*nine["talents"], {"id": "lucky"}]}
    assert wrong(ten) == [("nova6.npc.principal", "10/9")]
    bare = keeper("principal", 3, aspects={"high-concept": "A KEEPER"})
    assert len([one for one in check_npc(bare) if one.unfinished]) == 3


@pytest.mark.rule("nova6.npc.extra-advances")
def test_an_extra_has_half_the_advances() -> None:
    """Levels 0 to 3 have three, three, four and four; one more is refused. An option rounds up."""
    assert [cited(npc_allowance(keeper(level=level))).amount for level in range(4)] == [3, 3, 4, 4]
    up = read_options({"extra-advance-rounding": "up"})
    assert [npc_allowance(keeper(level=level), up).amount for level in range(4)] == [3, 4, 4, 5]
    three = keeper(skills={"fight": 1, "move": 1, "wits": 1})
    four = three | {"talents": [{"id": "lucky"}]}
    assert wrong(three) == [] and wrong(four) == [("nova6.npc.extra-advances", "4/3")]
    assert wrong(four, extra_advance_rounding="up") == []
    assert brought(three).who("harl").advances == 0 and brought(keeper()).who("harl").advances == 2


@pytest.mark.rule("nova6.npc.extra-aspect")
def test_an_extra_needs_only_a_high_concept() -> None:
    """An extra or a group with a high concept is complete, without it unfinished."""
    for kind in ("extra", "group"):
        sheet = keeper(kind, skills={"fight": 1, "move": 1, "wits": 1}) | ({"count": 3} if kind == "group" else {})
        assert check_npc(sheet) == []
        [problem] = cited(check_npc(sheet | {"aspects": {"trouble": "THIRSTY"}}))
        assert (problem.cite, problem.unfinished) == ("nova6.npc.extra-aspect", True)
        with refused("nova6.npc.extra-aspect"):
            brought(sheet | {"aspects": {}})


@pytest.mark.rule("nova6.npc.extra-recurring")
def test_an_extras_appearances_are_counted() -> None:
    """Each appearance is counted, and an extra who left is back; heroes are not counted."""
    at = table(hero("ilse"), npc("rat", kind="extra", out="left"))
    once = act_out(nova6.come_again.open("rat"), at).end()
    assert (once.who("rat").appearances, once.who("rat").out, once.who("rat").kind) == (1, "", "extra")
    assert act_out(nova6.come_again.open("rat"), once.state).end().who("rat").appearances == 2
    with refused("nova6.npc.extra-recurring"):
        act_out(nova6.come_again.open("ilse"), at)


@pytest.mark.rule("nova6.npc.extra-stress")
def test_an_extra_is_out_after_three_boxes() -> None:
    """Two, two and two again: stressed, staggered, and out of the scene."""
    state = brought(keeper(), scene=conflict()).state
    assert counts(brought(keeper())) == counts(brought(keeper()), track="mental") == "1/1/1"
    seen = []
    for _ in range(3):
        after = act_out(hurt.open(damage(2, "harl")), state).plainly()
        state = after.state
        seen.append((marks(state.who("harl")), state.who("harl").out))
    assert seen == [("S/-/-", ""), ("S/S/-", ""), ("S/S/S", "incapacitated")]


@pytest.mark.rule("nova6.npc.extra-stress-fixed")
def test_ranks_give_an_extra_no_boxes() -> None:
    """Physique 2, Tough and Resolute leave it at three a track, unless the table lets them count."""
    strong = keeper(level=5, skills={"physique": 2}, talents=[{"id": "tough"}, {"id": "resolute"}])
    assert (counts(brought(strong)), counts(brought(strong), track="mental")) == ("1/1/1", "1/1/1")
    on = brought(strong, extra_bonus_boxes="on")
    assert (counts(on), counts(on, track="mental")) == ("1/2/2", "1/1/2")


@pytest.mark.rule("nova6.npc.rank-caps")
def test_a_rank_above_the_limit_is_only_a_warning() -> None:
    """A principal of level 1 with Fight 2 is warned of and may come; with Focused, or at level 5, nothing is said."""
    high = keeper("principal", skills={"fight": 2})
    [problem] = [one for one in cited(check_npc(high)) if one.field == "skills.fight"]
    assert (problem.cite, problem.warning, problem.said) == ("nova6.npc.rank-caps", True, "2 > 1")
    assert brought(high).who("harl").rank("fight") == 2
    for fine in (high | {"talents": [{"id": "focused", "skill": "fight"}]}, high | {"level": 5}):
        assert [one for one in check_npc(fine) if one.field == "skills.fight"] == []


@pytest.mark.rule("nova6.npc.no-grave")
def test_npcs_have_no_grave_aspects() -> None:
    """A principal who is hit may concede, but is not offered what a hero is."""
    at = table(hero("ilse"), npc("boss"), scene=conflict())
    boss = act_out(hurt.open(damage(8, "boss")), at)
    assert [one.id for one in boss.asked().previews] == ["concede", ""]
    boss.refuses("gm", Reduction("grave", text="LAME"), "nova6.reduce.grave-npc").stop()
    ilse = act_out(hurt.open(damage(8, "ilse")), at)
    assert "grave" in [one.id for one in ilse.asked().previews]
    assert "nova6.npc.no-grave" not in ilse.asked().cites()


# ---- Rising ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.npc.promote-full")
def test_a_promoted_extra_becomes_a_principal() -> None:
    """Level 1 with three advances spent: four to place, four aspects, boxes 3/2/1, at once and with what was filled."""
    extra = keeper(skills={"fight": 1, "move": 1, "wits": 1})
    struck = act_out(hurt.open(damage(2, "harl")), brought(extra).state).plainly().state
    after = act_out(nova6.promote.open("harl", "Harl the Elder", OTHER_ASPECTS), struck).end()
    risen = after.who("harl")
    assert (risen.kind, risen.name, risen.advances) == ("principal", "Harl the Elder", 4)
    assert (counts(after), marks(risen)) == ("3/2/1", "S--/--/-")
    assert {effect.name for effect in after.state.effects_of("harl")} == {*ASPECTS.values()}
    assert sheet_of(after.state, "harl")["aspects"] == ASPECTS
    with refused("nova6.npc.promote-full"):
        act_out(nova6.promote.open("harl", "", OTHER_ASPECTS[:2]), struck)
    asked = act_out(nova6.promote.open("harl", "Harl the Elder"), struck).asks("gm", "nova6/missing-aspects")
    words = tuple(text for _, text in OTHER_ASPECTS)
    asked.refuses("gm", NewAspects(words[:2]), "nova6.npc.promote-full")
    assert asked.gm(NewAspects(words)).end().state.effects_of("harl") == after.state.effects_of("harl")
    assert act_out(nova6.promote.open("harl"), struck).gm(NewAspects()).end().who("harl").kind == "extra"
    for who in ("ilse", "boss", "horde"):
        at = table(hero("ilse"), npc("boss"), npc("horde", kind="extra", number=3))
        with refused("nova6.npc.promote-full"):
            act_out(nova6.promote.open(who, "", tuple(ASPECTS.items())), at)


@pytest.mark.rule("nova6.npc.promote-gradual")
def test_an_extra_may_be_promoted_gradually() -> None:
    """Four appearances more, four advances more; with the last of seven placed it is a principal with its boxes."""
    state = brought(keeper(skills={"fight": 1, "move": 1, "wits": 1})).state
    for number, on in enumerate(("physique", "resolve", "interact", "tough"), 1):
        state = act_out(nova6.come_again.open("harl", True), state).end().state
        assert (state.who("harl").appearances, state.who("harl").advances) == (number, 1)
        assert state.who("harl").kind == "extra"
        sort: Any = "talent" if on == "tough" else "rank"
        after = act_out(nova6.spend_advance.open("harl", sort, on), state).end()
        state = after.state
        assert (state.who("harl").kind == "principal") == (number == 4)
        assert counts(after) == ("3/2/2" if number == 4 else "1/1/1")
    with refused("nova6.npc.promote-gradual"):
        act_out(nova6.come_again.open("harl", True), state)
    plain = act_out(nova6.come_again.open("harl"), state).end()
    assert (plain.who("harl").appearances, plain.who("harl").advances) == (5, 0)


def test_an_extra_grows_no_further_than_a_principal() -> None:
    """An extra with as many advances as a principal, not yet placed, gets no more of them."""
    state = brought(keeper()).state
    for _ in range(4):
        state = act_out(nova6.come_again.open("harl", True), state).end().state
    assert state.who("harl").advances == 6
    with refused("nova6.npc.promote-gradual"):
        act_out(nova6.come_again.open("harl", True), state)
    with refused("nova6.npc.promote-gradual"):
        act_out(nova6.come_again.open("horde", True), table(npc("horde", kind="extra", number=3)))


# ---- Nobody interferes -----------------------------------------------------------------------------------------------

AT = table(hero("ilse"), npc("rook", move=1), scene=conflict())


@pytest.mark.rule("nova6.npc.unopposed")
def test_the_gm_narrates_npcs_actions() -> None:
    """No dice are rolled, no player is asked, and the GM's words stand."""
    after = act_out(nova6.unopposed.open("rook", "open the gate", "the gate jams half way"), AT).end()
    told = after.last(events.Settled)
    assert (after.result, told.how, told.text, after.dice) == (True, "narrate", "the gate jams half way", [])


@pytest.mark.rule("nova6.npc.unopposed-warning")
def test_an_unopposed_action_is_warned_of_first() -> None:
    """If nobody interferes it happens; if a hero does it fails, and is warned of again."""
    gate = nova6.unopposed.open("rook", "open the gate")
    warned = act_out(gate, AT).end()
    assert (warned.result, warned.last(events.Warned).intent) == (False, "open the gate")
    assert warned.state.is_marked("warned", "rook", "open the gate")
    done = act_out(gate, warned.state).end()
    assert done.result is True and not done.state.is_marked("warned", "rook", "open the gate")
    stop = nova6.unopposed.open("rook", "open the gate", stopped=True)
    stopped = act_out(stop, warned.state).end()
    assert (stopped.result, stopped.last(events.Settled).how) == (False, "stopped")
    assert act_out(gate, stopped.state).end().result is False
    with refused("nova6.npc.unopposed-warning"):
        act_out(stop, AT)


def climbing(difficulty: int, favoured: bool = False, at: Any = AT) -> NovaAfter[Any]:
    return act_out(nova6.unopposed.open("rook", "climb", "", "move", difficulty, favoured), at).end()


@pytest.mark.rule("nova6.npc.unopposed-equal")
@pytest.mark.parametrize("difficulty", [0, 1])
def test_an_action_within_the_npcs_skill_takes_a_turn(difficulty: int) -> None:
    """Move 1 against no die or one: done with the first turn."""
    assert cited(turns_for(1, difficulty)).amount == 1
    after = climbing(difficulty)
    assert (after.result, after.last(events.Settled).how) == (True, "unopposed")
    nothing = act_out(nova6.unopposed.open("crow", "walk", skill="move"), table(npc("crow")))
    assert nothing.end().result is True


@pytest.mark.rule("nova6.npc.unopposed-plus-one")
def test_an_action_one_beyond_the_skill_takes_two_turns() -> None:
    """Move 1 against two dice: a turn of getting ready, then the turn itself."""
    assert cited(turns_for(1, 2)).amount == 2
    first = climbing(2)
    assert first.result is False and first.last(events.Warned).intent == "climb"
    second = climbing(2, at=first.state)
    assert (second.result, second.last(events.Settled).how) == (True, "unopposed")


@pytest.mark.rule("nova6.npc.unopposed-greater")
@pytest.mark.parametrize("difficulty", [3, 4])
def test_an_action_far_beyond_the_skill_is_not_tried(difficulty: int) -> None:
    """Move 1 against three dice or more stops, unless an effect helps, and then it takes two turns."""
    assert (cited(turns_for(1, difficulty)).amount, turns_for(1, difficulty, True).amount) == (0, 2)
    stops = climbing(difficulty)
    assert (stops.result, stops.last(events.Settled).how) == (False, "stops")
    assert not stops.state.is_marked("warned", "rook", "climb")
    first = climbing(difficulty, True)
    assert first.result is False and climbing(difficulty, True, first.state).result is True


# ---- Gangs -----------------------------------------------------------------------------------------------------------


def ganging(count: int, **more: Any) -> Any:
    """A number of NPCs with one die of Fight attack Ilse, who is about to roll."""
    rooks = tuple(npc(f"rook{number}", kind="extra", fight=1) for number in range(count))
    at = table(hero("ilse"), *rooks, **more)
    script = act_out(nova6.gang_up.open(tuple(rook.id for rook in rooks), "ilse"), at)
    return script.says("ilse", Preparation("fight"))


@pytest.mark.rule("nova6.npc.ganging-up")
def test_a_gang_is_one_roll() -> None:
    """Three bandits are one defence; each member has had a turn."""
    script = ganging(3, scene=conflict(phase="opposition"))
    script.plainly_to_ready()
    after = script.rolls("ilse", 6, 6, 6, 6, 6, 6).plainly()
    assert len(after.dice) == 1 and after.verdict.success
    assert [after.who(f"rook{number}").turn.number for number in range(3)] == [1, 1, 1]
    pair = ganging(2)
    pair.plainly_to_ready()
    two = pair.rolls("ilse", 6, 6, 6, 6, 6).plainly()
    assert [reason.of for reason in two.why("note-one-roll")] == ["2"]
    assert len(two.why("note-best-of-gang")) == 1
    alone = ganging(1).rolls("ilse", 1, 2, 3, 4).plainly()
    assert alone.why("note-one-roll") == alone.why("note-best-of-gang") == []


GANGS = [
    pytest.param((2,), 1, marks=pytest.mark.rule("nova6.npc.ganging-up-2")),
    pytest.param((3, 4), 2, marks=pytest.mark.rule("nova6.npc.ganging-up-3-4")),
    pytest.param((5, 8), 3, marks=pytest.mark.rule("nova6.npc.ganging-up-5-8")),
    pytest.param((9, 50), 4, marks=pytest.mark.rule("nova6.npc.ganging-up-9-plus")),
]


@pytest.mark.parametrize(("counts", "dice"), GANGS)
def test_a_gang_adds_dice_by_its_size(counts: tuple[int, ...], dice: int) -> None:
    """Fight 1 and the dice for their number, at both ends of each step, as single people and as one group."""
    for count in counts:
        assert cited(gang_of(count)).dice == dice
        group = npc("horde", kind="extra", fight=1, number=count)
        script = act_out(nova6.gang_up.open(("horde",), "ilse"), table(hero("ilse"), group))
        assert script.says("ilse", Preparation("fight")).asked().net == -1 - dice
        if count < 10:
            assert ganging(count).asked().net == -1 - dice
    assert gang_of(1).dice == 0


@pytest.mark.rule("nova6.npc.ganging-base")
def test_the_best_of_a_gang_counts() -> None:
    """A boss with Fight 2 among two goblins: two and two, with the boss's own blade, unless the GM names another's."""
    people = (hero("ilse"), npc("imp1", fight=1), npc("boss", fight=2), npc("imp2", fight=1))
    blades = (weapon("imp1", "pin", 2), weapon("boss", "cleaver", 6))
    for by in (("imp1", "boss", "imp2"), ("boss", "imp1", "imp2")):
        script = act_out(nova6.gang_up.open(by, "ilse"), table(*people, *blades)).says("ilse", Preparation("fight"))
        assert script.asked().net == -4
        hit = script.plainly_to_ready() and script.rolls("ilse", *[1] * 7).plainly()
        assert hit.last(events.Hit).rating == 6
        [best] = hit.why("note-best-of-gang")
        assert best.of == "Boss"
    named = act_out(nova6.gang_up.open(("imp1", "boss"), "ilse", tool="pin"), table(*people, *blades))
    named.says("ilse", Preparation("fight")).plainly_to_ready()
    assert named.rolls("ilse", *[1] * 6).plainly().last(events.Hit).rating == 2
    broken = changed(blades[1], marks=("broken",))
    bare = act_out(nova6.gang_up.open(("imp2", "boss"), "ilse"), table(*people, broken))
    bare.says("ilse", Preparation("fight")).plainly_to_ready()
    assert bare.rolls("ilse", *[1] * 6).plainly().last(events.Hit).rating == 1


# ---- How well --------------------------------------------------------------------------------------------------------


def doing(rank: int, difficulty: int = 0, *traits: Any, despite: str = "") -> NovaAfter[Any]:
    vain = aspect("Vain", "rook")
    at = table(hero("ilse"), npc("rook", *traits, wits=rank), vain)
    return act_out(nova6.how_well.open("rook", "read the letter", "wits", difficulty, despite), at).plainly()


@pytest.mark.rule("nova6.npc.trade-assume")
def test_unopposed_npcs_succeed() -> None:
    """Wits 2 against nothing is a success with a point; an aspect that says otherwise is a failure without any."""
    fine = doing(2)
    assert (fine.result, fine.last(events.DidWell).points, fine.dice) == (1, 1, [])
    assert (doing(0).result, doing(0).last(events.DidWell).points) == (0, 0)
    spoilt = doing(2, despite="vain")
    assert (spoilt.result, spoilt.last(events.Settled).how, spoilt.all(events.DidWell)) == (0, "fails", [])


@pytest.mark.rule("nova6.npc.trade-rate")
def test_npcs_trade_dice_for_points() -> None:
    """Four dice are two points, three are one and one is left; a specialist's are two with one left, and two of two."""
    plain = {dice: traded(dice)[:2] for dice in range(5)}
    assert plain == {0: (0, 0), 1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (2, 0)}
    sharp = {dice: traded(dice, specialized=True)[:2] for dice in range(5)}
    assert sharp == {0: (0, 0), 1: (1, 0), 2: (1, 1), 3: (2, 0), 4: (2, 1)}
    told = doing(4, 0, talent("specialized", "wits")).last(events.DidWell)
    assert (told.points, told.left) == (2, 1)
    other = doing(4, 0, talent("specialized", "move")).last(events.DidWell)
    assert (other.points, other.left) == (2, 0)


@pytest.mark.rule("nova6.npc.trade-net")
def test_npcs_trade_only_dice_left_after_the_difficulty() -> None:
    """Skill 3 against one die leaves two, which are one point; against more than the skill nothing is left."""
    told = doing(3, 1).last(events.DidWell)
    assert (told.points, told.left) == (1, 0)
    assert [traded(3, difficulty).points for difficulty in range(5)] == [1, 1, 0, 0, 0]
    with refused("nova6.diff.range"):
        doing(3, -1)


# ---- Many ------------------------------------------------------------------------------------------------------------


def leaping(number: int, difficulty: int, rank: int = 1, tried: int | None = None, **more: Any) -> NovaAfter[Any]:
    at = table(hero("ilse"), npc("imps", kind="extra", move=rank, number=max(number, 1)), **more)
    return act_out(nova6.group_attempt.open("imps", "leap", "move", difficulty, 0, tried), at).end()


def told_of(after: NovaAfter[Any]) -> tuple[int, ...]:
    fact = after.last(events.GroupTried)
    return fact.tried, fact.did, fact.failed, fact.stayed


@pytest.mark.rule("nova6.npc.group-share")
def test_a_share_of_a_group_succeeds() -> None:
    """Skill 1 against three dice is two short, so one in eight; what is left over does not count."""
    assert leaping(40, 3).result == 5 and leaping(47, 3).result == 5 and leaping(48, 3).result == 6
    at = table(hero("ilse"), npc("imp", kind="extra", move=1))
    assert act_out(nova6.group_attempt.open("imp", "leap", "move", 3, 16), at).end().result == 2
    with refused("nova6.npc.group-share") as refusals:
        act_out(nova6.group_attempt.open("imp", "leap", "move", 3, -1), at)
    assert refusals[0].values == {"did": 0, "number": 1}


SHORT = [
    pytest.param(1, 40, 10, marks=pytest.mark.rule("nova6.npc.group-1d")),
    pytest.param(2, 40, 5, marks=pytest.mark.rule("nova6.npc.group-2d")),
    pytest.param(3, 48, 3, marks=pytest.mark.rule("nova6.npc.group-3d")),
    pytest.param(4, 100, 0, marks=pytest.mark.rule("nova6.npc.group-4d")),
    pytest.param(5, 999, 0, marks=pytest.mark.rule("nova6.npc.group-4d")),
]


@pytest.mark.parametrize(("short", "number", "did"), SHORT)
def test_the_share_shrinks_with_the_shortfall(short: int, number: int, did: int) -> None:
    """A quarter, an eighth, a sixteenth, none; and nobody tries what nobody can do, unless they must."""
    after = leaping(number, 1 + short)
    assert (after.result, told_of(after)) == (did, (2 * did, did, did, number - 2 * did))
    cited(share(number, 1, 1 + short).why)
    if not did:
        assert told_of(leaping(number, 1 + short, tried=7)) == (7, 0, 7, number - 7)


@pytest.mark.rule("nova6.npc.group-even")
@pytest.mark.parametrize("difficulty", [1, 2])
def test_a_skilled_group_succeeds_as_a_whole(difficulty: int) -> None:
    """Move 2 against two dice or fewer: all succeed, or half by option."""
    assert told_of(leaping(24, difficulty, 2)) == (24, 24, 0, 0)
    assert told_of(leaping(24, difficulty, 2, horde_even_share="half")) == (24, 12, 12, 0)
    assert leaping(24, 3, 2).result == 6


@pytest.mark.rule("nova6.npc.group-rest")
def test_twice_as_many_try_as_succeed() -> None:
    """Three of twenty-four succeed: six try, or as many as the GM says, from three to all."""
    assert told_of(leaping(24, 3)) == (6, 3, 3, 18)
    assert told_of(leaping(24, 3, tried=3)) == (3, 3, 0, 21)
    assert told_of(leaping(24, 3, tried=24)) == (24, 3, 21, 0)
    for tried in (2, 25):
        with refused("nova6.npc.group-rest"):
            leaping(24, 3, tried=tried)


# ---- At once ---------------------------------------------------------------------------------------------------------


def test_a_word_and_a_level_make_an_npc() -> None:
    """A word and a level are enough: the advances are spent as such people spend them, and the numbers stay hidden."""
    after = act_out(nova6.somebody.open("a night guard", 2), table(hero("ilse"))).end()
    guard = after.who("a-night-guard")
    assert after.result == "a-night-guard" and (guard.kind, guard.level, guard.open) == ("extra", 2, False)
    assert guard.rank("fight") == 2 and guard.advances == 0 and guard.name == "a night guard"
    assert after.effect("a night guard").has("high-concept") and not after.effect("a night guard").known
    healer = act_out(nova6.somebody.open("A healer of the marsh", 5), table()).end().who("a-healer-of-the-marsh")
    assert healer.rank("wits") == max(rank for _, rank in healer.skills) and not healer.rank("fight")
    again = act_out(nova6.somebody.open("beast", 1, "group", "Marsh dogs", count=9), after.state).end()
    assert (again.result, again.who("marsh-dogs").number, again.who("marsh-dogs").name) == (
        "marsh-dogs",
        9,
        "Marsh dogs",
    )
    hidden = act_out(nova6.somebody.open("thief", 1, seen=False), again.state).end()
    assert hidden.result == "unseen-thief" and not hidden.who("unseen-thief").seen
    seen = act_out(nova6.somebody.open("thief"), hidden.state).end()
    assert seen.result == "thief" and act_out(nova6.somebody.open("Thief!"), seen.state).end().result == "thief-2"
    assert act_out(nova6.somebody.open("???"), seen.state).end().result == "somebody"


def test_a_quick_principal_has_the_given_aspects() -> None:
    """With three aspects it has all, with fewer those; a high concept is always needed."""
    aspects = tuple(text for _, text in OTHER_ASPECTS)
    after = act_out(nova6.somebody.open("noble", 3, "principal", "Lady Ash", aspects), table()).end()
    assert [one.name for one in after.state.effects_of("lady-ash", "damage")] == ["rapier"]
    assert len(after.state.effects_of("lady-ash", "aspect")) == 4 and after.who("lady-ash").advances == 0
    assert [one for one in check_npc(sheet_of(after.state, "lady-ash")) if not one.warning] == []
    for known in range(3):
        fewer = act_out(nova6.somebody.open("noble", 3, "principal", "Lady Ash", aspects[:known]), table()).end()
        assert len(fewer.state.effects_of("lady-ash", "aspect")) == 1 + known
    with refused("nova6.npc.principal"):
        act_out(nova6.somebody.open("noble", 3, "principal", "", (*aspects, "ONE MORE")), table())
    for concept, level in ((" ", 1), ("noble", -1), ("noble", 100)):
        with refused("nova6.npc.extra-aspect"):
            act_out(nova6.somebody.open(concept, level), table())


def test_an_npcs_sheet_matches_the_table() -> None:
    """An NPC with a sheet has the same sheet at the table, whatever its kind."""
    for kind in ("principal", "extra", "group"):
        sheet = quick_npc(Wanted(kind, 6, "guard", "Harl"), "GUARD")
        at = brought(sheet | ({"aspects": ASPECTS} if kind == "principal" else {})).state
        found = sheet_of(at, "harl")
        assert (found["kind"], found["level"], found["talents"]) == (kind, 6, sheet["talents"])
        assert to_character(found, "harl", "", options=DEFAULTS).tracks == at.who("harl").tracks


def test_warnings_end_with_the_scene() -> None:
    """Warnings of actions not carried out end with the scene."""
    warned = act_out(nova6.unopposed.open("rook", "open the gate"), AT).end().state
    assert Mark("warned", "rook", "open the gate", "scene") in warned.marks
    assert act_out(nova6.close_scene.open(), warned).plainly().state.marks == ()
