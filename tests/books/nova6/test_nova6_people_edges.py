"""NOVA6, characters as documents and at the table: both sides of boundaries, and what is so unless somebody says."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.people.advances import (
    Opened,
    allowed,
    opened_by_features,
    over_cap,
    own_feature,
    rank_cap,
    rank_named,
    standing,
)
from moothall.rulesets.nova6.people.bronze import own_parts
from moothall.rulesets.nova6.people.casting import Wanted, quick_npc
from moothall.rulesets.nova6.people.creation import refresh_of, track_line
from moothall.rulesets.nova6.people.features import Entity, OwnTrack
from moothall.rulesets.nova6.people.fields import Making
from moothall.rulesets.nova6.people.growing import grown, growth
from moothall.rulesets.nova6.people.inventing import random_sheet
from moothall.rulesets.nova6.people.legality import perk_room, perk_slots
from moothall.rulesets.nova6.people.npcs import check_npc
from moothall.rulesets.nova6.people.talents import Kept
from moothall.rulesets.nova6.questions import Approval, Purchase
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL, Choice, Gear, Slot, TrackPlan
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.words import LEVELS
from support.citing import cited, refused
from support.nova6 import act_out, hero, table
from support.nova6_sheets import bubbles, judged, petra, shown, words, wrong


def rules(sheet: Any) -> set[str]:
    """The rules under which something is said of a sheet."""
    return {one.cite for one in judged(sheet)}


def keeper(kind: str, **more: Any) -> dict[str, Any]:
    """Somebody of the GM's."""
    return new_sheet("Harl Stoop", "LOCK KEEPER", kind=kind, skills={"fight": 1}, **more)


# ---- What a sheet may hold -------------------------------------------------------------------------------------------

LEVEL, RANK, OPENS = "nova6.character.level-start", "nova6.character.cost-rank", "nova6.character.cost-feature"
GEAR, PERK, CORE = "nova6.equipment.object-assets", "nova6.perk.free-text", "nova6.character.aspects-core"


def talent(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "Tide Tables", "permitted": True, **more}]


def feature(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "Gills", "permitted": True, **more}]


def sword(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "a sword", "row": "sword", **more}]


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("level", 0, LEVEL),
        ("level", 99, LEVEL),
        ("skills", {"wits": 0}, RANK),
        ("skills", {"wits": 9}, RANK),
        ("talents", talent(per_scene=0), "nova6.talent.definition"),
        ("features", feature(cost=1), OPENS),
        ("features", feature(opens={"wits": 1}), OPENS),
        ("features", feature(opens={"wits": 9}), OPENS),
        ("features", feature(activate=0), "nova6.feature.cost"),
        ("gear", sword(count=1), GEAR),
        ("gear", sword(count=99), GEAR),
    ],
)
def test_the_last_numbers_that_a_sheet_may_hold(field: str, value: Any, rule: str) -> None:
    """The lowest and the highest number of each sort can be written down."""
    assert rule not in rules(petra(**{field: value}))


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("level", 100, LEVEL),
        ("skills", {"wits": 10}, RANK),
        ("features", feature(opens={"wits": 0}), OPENS),
        ("features", feature(opens={"wits": 10}), OPENS),
        ("features", feature(opens={"wits": True}), OPENS),
        ("features", feature(opens={"song": 5}), OPENS),
        ("features", feature(opens=["wits"]), OPENS),
        ("features", feature(cost="1"), OPENS),
        ("features", [{"id": "gills"}], "nova6.themepack.features"),
        ("gear", sword(count=100), GEAR),
        ("gear", sword(count=True), GEAR),
        ("gear", sword(stowed=1), GEAR),
        ("gear", sword(ways="long"), GEAR),
        ("gear", sword(marked=[3]), GEAR),
        ("gear", sword(name=" "), "nova6.character.gear-start"),
        ("load", "huge", "nova6.gear.load-choice"),
        ("load", ["light"], "nova6.gear.load-choice"),
        ("load_aspect", 3, "nova6.gear.load-aspect"),
        ("native", 3, "nova6.wits.language-native"),
        ("name", 3, "nova6.character.name"),
        ("flaws", [{"id": "frail", "permitted": True, "pairing": 3}], "nova6.flaw.definition"),
        ("perks", [{"name": " ", "skill": "wits"}], PERK),
        ("perks", [{"name": "knots", "skill": "song"}], PERK),
        ("perks", "knots", PERK),
        ("aspects", {"trouble": 3}, CORE),
        ("aspects", {"sorrow": "LOST A HAT"}, CORE),
    ],
)
def test_what_no_sheet_may_hold(field: str, value: Any, rule: str) -> None:
    """One step further, or of another sort, it is a problem, and the only thing that is said."""
    assert [cite for cite, _ in wrong(petra(**{field: value}))] == [rule]


@pytest.mark.parametrize(
    ("sheet", "rule"),
    [
        (keeper("group", count=2), ""),
        (keeper("group", count=999), ""),
        (keeper("group", count=1000), "nova6.npc.group-share"),
        (keeper("group"), "nova6.npc.group-share"),
        (keeper("extra", count=1), ""),
        (keeper("extra", count=0), "nova6.npc.group-share"),
        (keeper("extra", grown=0), ""),
        (keeper("extra", grown=-1), "nova6.npc.promote-gradual"),
        (keeper("extra", grown=True), "nova6.npc.promote-gradual"),
    ],
)
def test_how_many_somebody_of_the_gms_may_be(sheet: Any, rule: str) -> None:
    """A group is from two to 999, anybody else is one, and nobody has shrunk."""
    numbers = ("nova6.npc.group-share", "nova6.npc.promote-gradual")
    assert [one.cite for one in cited(check_npc(sheet)) if one.cite in numbers] == ([rule] if rule else [])


# ---- Levels and ranks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "many", "rule"),
    [
        (1, 2, "nova6.character.rank-cap-level-one"),
        (1, 4, "nova6.character.rank-cap-level-one"),
        (1, 5, "nova6.skill.rank-5"),
        (0, 2, "nova6.skill.rank-2"),
        (2, 2, "nova6.skill.rank-2"),
        (2, 4, "nova6.skill.rank-4"),
        (15, 9, "nova6.skill.rank-5"),
    ],
)
def test_the_rule_that_too_many_ranks_break(level: int, many: int, rule: str) -> None:
    """At level one it is the rule of level one, up to the last rank that levels open; else it is that rank's own."""
    assert over_cap(level, many) == rule


def test_what_ranks_and_levels_are_called() -> None:
    """Every rank has its name and its level, from five on the same; a level has the last name it has come to."""
    ids = ["untrained", "trained", "skilled", "expert", "master", "superhuman", "superhuman"]
    assert [rank_named(many).id for many in range(7)] == ids
    assert [rank_named(many).level for many in range(5)] == [0, 0, 5, 10, 15]
    names = [standing(level).id for level in range(12)]
    assert [names.index(name) for name in dict.fromkeys(names)] == [0, 1, 3, 5, 7, 9, 11]


def test_more_refresh_than_bubbles() -> None:
    """Beyond five nothing is out of reach: the row has five places, and says how many there are."""
    charmed = {"name": "Charmed", "permitted": True, "gives": [{"what": "refresh", "amount": 3}]}
    row = bubbles(petra(talents=[charmed]))
    assert (row.value, row.most) == (6, 5)


def test_a_pack_says_when_ranks_may_be_bought() -> None:
    """Where a pack opens the second rank at level 2, that is when it is offered for an advance."""
    early = changed(UNIVERSAL, id="early", rank_levels=(0, 2, 4, 6))
    for pack, offered in ((UNIVERSAL, False), (early, True)):
        sheet = petra(level=2, pack=pack.id)
        at = act_out(nova6.join.open("ana", "petra", sheet), table(pack=pack)).end().state
        asked = act_out(nova6.spend_advance.open("petra"), at).asked()
        assert ("wits" in asked.skills) is offered


# ---- Somebody at once ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("asked", "came"), [(-3, 2), (1, 2), (2, 2), (999, 999), (1000, 999)])
def test_a_group_is_at_least_two(asked: int, came: int) -> None:
    """However many are asked for, a group that comes at once is no fewer than two and no more than 999."""
    after = act_out(nova6.somebody.open("guard", 1, "group", count=asked), table()).end()
    assert after.who("guard").number == came


def test_who_comes_at_once() -> None:
    """Without another word it is a seen extra of level one, with numbers that nobody sees; a group of it is six."""
    after = act_out(nova6.somebody.open("guard"), table()).end()
    one = after.who("guard")
    assert (one.kind, one.level, one.number, one.seen, one.open) == ("extra", 1, 1, True, False)
    six = act_out(nova6.somebody.open("guard", kind="group"), table()).end().who("guard")
    assert six.number == 6
    for level in (0, 99):
        assert act_out(nova6.somebody.open("guard", level), table()).end().who("guard").level == level
    for level in (-1, 100):
        with refused("nova6.npc.extra-aspect"):
            act_out(nova6.somebody.open("guard", level), table())


# ---- What chance may take --------------------------------------------------------------------------------------------


class Always:
    """Draws that come out for the same place each time, or for the last one there is."""

    def __init__(self, place: int) -> None:
        self.place = place

    def below(self, number: int) -> int:
        return min(self.place, number - 1)


def spent_on(sheet: dict[str, Any]) -> tuple[int, int]:
    """How many advances went into ranks, and how many into talents."""
    return sum(sheet["skills"].values()), len(sheet["talents"])


@pytest.mark.parametrize(("place", "spent"), [(0, (6, 1)), (1, (6, 1)), (2, (0, 7))])
def test_two_chances_in_three_are_for_a_rank(place: int, spent: tuple[int, int]) -> None:
    """A random character of level one has a rank in each skill by the first two, and only talents by the third."""
    assert spent_on(random_sheet(words(), Always(place), level=1)) == spent


@pytest.mark.parametrize(("place", "chosen"), [(0, True), (1, True), (2, False)])
def test_two_chances_in_three_are_for_the_list(place: int, chosen: bool) -> None:
    """Where words of one's own count beside a list, chance chooses from it twice in three times; else always."""
    choices = (Choice("guard", "A GUARD"),)
    for mode, takes in (("list+freeform", chosen), ("list", True)):
        theme = Slot("high-concept", high_concept=True, theme=True, mode=mode, choices=choices)  # type: ignore[arg-type]
        pack = changed(UNIVERSAL, id="listed", aspects=(theme, *UNIVERSAL.aspects[1:]))
        sheet = random_sheet(words(), Always(place), level=1, pack=pack)
        assert (sheet.get("traits") == {"high-concept": "guard"}) is takes
        assert (sheet["aspects"]["high-concept"] == "A GUARD") is takes
    plain = random_sheet(words(), Always(place), level=1)
    assert "traits" not in plain


@pytest.mark.parametrize(("place", "spent"), [(0, (5, 2)), (1, (6, 1)), (2, (2, 5))])
def test_every_third_advance_in_haste_is_a_talent(place: int, spent: tuple[int, int]) -> None:
    """What stands first is a rank, a rank and a talent; the other two chances bring a rank, or the other way round."""
    made = quick_npc(Wanted("principal", 1, "guard", "X"), "X", draws=Always(place))
    assert spent_on(made) == spent


def test_whoever_is_looked_for_without_a_word() -> None:
    """Somebody for the GM to play is an extra of level one; a group is six."""
    made = quick_npc(Wanted(name="X"), "X")
    assert (made["kind"], made["level"], "count" in made) == ("extra", 1, False)
    assert quick_npc(Wanted("group", name="X"), "X")["count"] == 6


def test_a_trade_is_six_times_as_likely() -> None:
    """The three skills of a guard stand six times over before all six: the eighteenth is theirs, the 21st Move."""
    made = [quick_npc(Wanted("principal", 0, "guard", "X"), "X", draws=Always(place)) for place in (17, 20)]
    assert [sheet["skills"]["move"] > 0 for sheet in made] == [False, True]


# ---- How far a skill may go ------------------------------------------------------------------------------------------

FOCUS = (Gives("rank-cap", 1, "wits"),)


@pytest.mark.parametrize(
    ("level", "given", "opened", "most", "why"),
    [
        (0, (), (), 1, ["cap-level"]),
        (4, (), (), 1, ["cap-level"]),
        (5, (), (), 2, ["cap-level"]),
        (15, (), (), 4, ["cap-level"]),
        (1, FOCUS, (), 2, ["cap-level", "cap-talent"]),
        (14, FOCUS, (), 4, ["cap-level", "cap-talent"]),
        (15, FOCUS, (), 4, ["cap-level", "cap-talent", "cap-human"]),
        (15, (), (Opened(5, False),), 5, ["cap-level", "cap-feature"]),
        (15, (), (Opened(4, False),), 4, ["cap-level"]),
        (14, (), (Opened(5, False),), 3, ["cap-level"]),
        (14, FOCUS, (Opened(5, False),), 5, ["cap-level", "cap-talent", "cap-feature"]),
        (1, (), (Opened(5, True),), 5, ["cap-level", "cap-feature"]),
        (1, (), (Opened(1, True),), 1, ["cap-level"]),
        (1, (), (Opened(6, False), Opened(5, True)), 5, ["cap-level", "cap-feature"]),
        (15, (), (Opened(5, True), Opened(6, False)), 6, ["cap-level", "cap-feature"]),
        (1, (Gives("rank-cap", 1, "move"),), (), 1, ["cap-level"]),
        (1, (Gives("dice", 1, "wits"),), (), 1, ["cap-level"]),
    ],
)
def test_every_reason_for_a_cap(level: int, given: Any, opened: tuple[Opened, ...], most: int, why: list[str]) -> None:
    """Levels, a talent for that skill, the human limit and what a feature opens, each named where it counts."""
    cap = rank_cap(level, "wits", given, opened)
    assert (cap.most, [reason.what for reason in cap.why]) == (most, why)


def test_what_a_feature_opens_at_which_level() -> None:
    """Nothing in other skills, and at any level only where it says so."""
    opening = {"name": "Gills", "permitted": True, "opens": {"wits": 5}}
    assert opened_by_features({"features": [opening]}, "wits") == (Opened(5, False),)
    assert opened_by_features({"features": [opening]}, "move") == ()
    assert opened_by_features({"features": [opening | {"any_level": True}]}, "wits") == (Opened(5, True),)
    assert opened_by_features({"features": [{"name": "Gills"}]}, "wits") == ()
    assert rank_named(5).level == 0


# ---- What is left out of a sheet -------------------------------------------------------------------------------------


def test_a_skill_that_is_not_written_has_no_rank() -> None:
    """Frail or not, too weak for a bow or not: what a sheet does not name counts as nothing."""
    bare = petra(skills={"wits": 1}, flaws=[{"id": "frail", "permitted": True}])
    assert "problem-nova6-no-ranks" not in [one.key for one in judged(bare)]
    armed = petra(skills={"wits": 1}, gear=[{"name": "my bow", "row": "bow"}])
    assert ("problem-nova6-gear-minimum", "bow −1") in [(one.key, one.said) for one in judged(armed)]
    able = petra(skills={"physique": 1}, gear=[{"name": "my bow", "row": "bow"}])
    assert "problem-nova6-gear-minimum" not in [one.key for one in judged(able)]
    assert shown(bare)["skills"] == {"wits": 1} and list(shown(bare, short=True)["skills"]) == ["wits"]
    plain = TrackPlan("name", per=1)
    assert track_line(bare, plain).boxes == (3, 2, 1)
    assert track_line(bare, TrackPlan("name", "move", per=1)).boxes == (3, 2, 1)
    assert track_line(bare, TrackPlan("name", "wits", per=1)).boxes == (3, 2, 2)


def test_only_ranks_are_a_reason_without_an_amount() -> None:
    """That no other dice count is said of tracks with a skill, and adds nothing."""
    said = {
        plan: [(one.what, one.amount) for one in track_line(petra(), TrackPlan("x", plan)).why] for plan in ("", "wits")
    }
    assert ("boxes-ranks-only", 0) in said["wits"]
    assert "boxes-ranks-only" not in [what for what, _ in said[""]]


def test_what_is_not_armour_soaks_nothing() -> None:
    """A defence without a number is worth none; one of two is two."""
    ducks = petra(defenses=[{"name": "ducking"}, {"name": "oilskin", "soak": 2}])
    assert (shown(ducks)["soak"], shown(petra(defenses=[{"name": "luck", "soak": "much"}]))["soak"]) == (2, 0)


def test_what_a_sheet_shows_of_talents() -> None:
    """Letters stand behind skills; initiative dice and advances are counted."""
    quick = petra(talents=[{"id": "focused", "skill": "wits"}, {"id": "danger-sense"}, {"id": "quick"}], level=5)
    assert (shown(quick)["initiative"], shown(petra())["initiative"]) == (1, 0)
    eager = petra(talents=[{"name": "Eager", "permitted": True, "gives": [{"what": "boxes", "use": "initiative"}]}])
    assert (shown(eager)["initiative"], shown(quick)["advances"]) == (0, "8/11")


@pytest.mark.parametrize("what", ["refresh", "refresh-base"])
def test_why_a_refresh_is_what_it_is(what: str) -> None:
    """By the rule of whatever changes it, or by the usual one where that names none."""
    own = {"name": "Charmed", "permitted": True, "gives": [{"what": what, "amount": 2}]}
    assert {one.cite for one in refresh_of(petra(talents=[own]))} == {"nova6.character.refresh"}
    known = petra(talents=[{"id": "lucky"}], flaws=[{"id": "unlucky", "permitted": True}])
    assert [(one.what, one.cite) for one in refresh_of(known) if one.amount] == [
        ("refresh-base", "nova6.flaw.unlucky"),
        ("refresh-trait", "nova6.talent.lucky"),
    ]


# ---- Perks and what they come from -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("perks", "room"),
    [
        ([], 4),
        (["move", "move", "move"], 1),
        (["wits", "move", "move", "move"], 0),
        (["wits", "wits", "wits", "wits"], 0),
        (["move", "move", "move", "move"], -1),
        (["wits", "wits", "wits", "wits", "wits"], -1),
    ],
)
def test_room_for_perks(perks: list[str], room: int) -> None:
    """One for Wits and three for any: three of Move leave the one for Wits, and a fourth has no source."""
    given = (Gives("perks", 1, "wits"), Gives("perks", 3))
    sheet = {"perks": [{"name": f"p{number}", "skill": skill} for number, skill in enumerate(perks)]}
    assert perk_room(sheet, given) == room


def test_where_perks_come_from() -> None:
    """By the rule of the talent, or by that of perks where it has none."""
    given = (Gives("perks", 1, "wits", cite="nova6.talent.specialized.perk"), Gives("perks", 3), Gives("dice", 1))
    assert [(slot.amount, slot.cite, slot.of) for slot in perk_slots(given)] == [
        (1, "nova6.talent.specialized.perk", "wits"),
        (3, "nova6.character.cost-perk", ""),
    ]


@pytest.mark.parametrize(("cite", "rule"), [("", "nova6.flaw.definition"), ("nova6.flaw.frail", "nova6.flaw.frail")])
def test_why_somebody_may_have_no_ranks(cite: str, rule: str) -> None:
    """By the rule of the flaw, or by that of flaws where it has none."""
    stiff = Kept(Trait("stiff", "Stiff", "flaw", (Gives("no-ranks", skill="wits", cite=cite),)))
    pack = changed(UNIVERSAL, id="stiff", drawbacks=(stiff,))
    sheet = petra(pack="stiff", flaws=[{"id": "stiff", "permitted": True}])
    assert [one.cite for one in judged(sheet, pack) if one.key == "problem-nova6-no-ranks"] == [rule]


def test_what_is_said_of_an_aspect_that_is_none() -> None:
    """Its place where it has one, and else whatever stands there."""
    assert wrong(petra(aspects={"sorrow": "LOST A HAT"})) == [("nova6.character.aspects-core", "sorrow")]
    assert wrong(petra(aspects="LOST A HAT")) == [("nova6.character.aspects-core", "LOST A HAT")]


def test_an_entity_may_say_everything() -> None:
    """A name, skills, tracks, aspects and what it does: all five at once."""
    boat = {"name": "A skiff", "skills": {"speed": 2}, "tracks": {"hull": [3, 0, 2]}, "aspects": ["PATCHED"]}
    sheet = petra(level=2, features=feature(entity=boat | {"gives": [{"what": "dice"}]}))
    assert wrong(sheet) == []
    after = act_out(nova6.join.open("petra", "petra", sheet), table()).end()
    assert (after.who("petra-1").seen, [one.known for one in after.state.effects_of("petra-1")]) == (True, [True])
    hull = [box.level for box in after.who("petra-1").track("hull").boxes]
    assert hull == ["stressed"] * 3 + ["incapacitated"] * 2


@pytest.mark.parametrize(("more", "points"), [({}, 0), ({"activate": 0}, 0), ({"activate": 2}, 2)])
def test_what_a_feature_of_ones_own_costs_each_time(more: dict[str, int], points: int) -> None:
    """Nothing, unless the sheet says so."""
    made = own_feature({"name": "Gills", "gives": [{"what": "dice"}], **more})
    assert [one.points for one in made.gives] == [points]


def test_a_load_where_none_are_counted() -> None:
    """What is said of it is its name, or its aspect where that is all there is."""
    pack = changed(UNIVERSAL, gear=Gear(load=False))
    both = {"load": "heavy", "load_aspect": "ROPES"}
    loads: tuple[dict[str, str], ...] = ({"load": "light"}, {"load_aspect": "ROPES"}, both, {})
    found = [[one.said for one in judged(petra(**load), pack)] for load in loads]
    assert found == [["light"], ["ROPES"], ["heavy"], []]


# ---- Those of the GM's -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "seen", "open"),
    [({}, True, False), ({"open": True}, True, True), ({"seen": False, "open": True}, False, True)],
)
def test_who_is_brought(said: Any, seen: bool, open: bool) -> None:
    """Seen, with numbers that nobody sees, unless the GM says otherwise; aspects are known where both are."""
    after = act_out(nova6.bring.open("harl", keeper("extra"), **said), table()).end()
    assert (after.who("harl").seen, after.who("harl").open) == (seen, open)
    assert after.effect("LOCK KEEPER").known is (seen and open)
    again = act_out(nova6.come_again.open("harl"), after.state).end()
    assert (again.who("harl").appearances, again.who("harl").advances) == (1, after.who("harl").advances)


def test_ranks_above_the_cap_are_told_as_the_gms_own() -> None:
    """Whoever has them comes by that rule as well; what else is worth a mention is not why somebody comes."""
    high, same = keeper("extra") | {"skills": {"fight": 3}}, keeper("extra")
    same["aspects"]["trouble"] = same["aspects"]["high-concept"]
    said = [act_out(nova6.bring.open("harl", one), table()).end().rules_of(events.Appeared) for one in (high, same)]
    assert ["nova6.npc.rank-caps" in rules for rules in said] == [True, False]
    assert "nova6.character.aspect-trouble-distinct" not in said[1]


@pytest.mark.parametrize(("seen", "open"), [(True, True), (True, False), (False, True), (False, False)])
def test_new_aspects_of_somebody_who_rises(seen: bool, open: bool) -> None:
    """They are known as far as the one who has them is; what was there already stays as it was, and so does a name."""
    at = act_out(nova6.bring.open("harl", keeper("extra"), seen=seen, open=open), table()).end().state
    others = [slot.id for slot in UNIVERSAL.aspects[1:]]
    given = tuple([(id, id.upper()) for id in ("high-concept", *others)])
    after = act_out(nova6.promote.open("harl", aspects=given), at).end()
    assert after.who("harl").name == "Harl Stoop" and after.has_effect("LOCK KEEPER")
    assert not after.has_effect("HIGH-CONCEPT")
    assert [after.effect(id.upper()).known for id in others] == [seen and open] * 3


def test_a_group_of_two_does_not_rise() -> None:
    """Only one alone does, at once or bit by bit."""
    pair = act_out(nova6.bring.open("pair", keeper("group", count=2)), table()).end().state
    with refused("nova6.npc.promote-gradual"):
        act_out(nova6.come_again.open("pair", True), pair)
    with refused("nova6.npc.promote-full"):
        act_out(nova6.promote.open("pair", aspects=tuple([(slot.id, "X") for slot in UNIVERSAL.aspects])), pair)
    many = keeper("group", count=2, grown=4) | {"skills": dict.fromkeys(UNIVERSAL.skills, 1)}
    grown = act_out(nova6.bring.open("pair", many), table()).end().state
    after = act_out(nova6.spend_advance.open("pair", "talent", "tough"), grown).end()
    assert (after.who("pair").kind, after.who("pair").number) == ("extra", 2)


def test_namesakes_have_numbers() -> None:
    """The second and the third of a name have one behind it."""
    at, ids = table(), []
    for _ in range(3):
        after = act_out(nova6.somebody.open("guard"), at).end()
        ids.append(after.result)
        at = after.state
    assert ids == ["guard", "guard-2", "guard-3"]


@pytest.mark.parametrize(
    ("skills", "tracks", "own"),
    [
        ((), ("physical", "mental"), False),
        (("fight",), ("physical", "mental"), False),
        (UNIVERSAL.skills, ("physical", "mental"), False),
        (("cold",), ("physical", "mental"), True),
        ((), ("physical", "mental", "hull"), True),
        (("fight",), ("physical",), True),
        ((), (), True),
    ],
)
def test_what_only_things_have(skills: tuple[str, ...], tracks: tuple[str, ...], own: bool) -> None:
    """Whatever has other skills or tracks than people, or not all of their tracks, makes use of the rule for it."""
    thing = Entity("A thing", tuple([(skill, 1) for skill in skills]), tuple([OwnTrack(id) for id in tracks]))
    assert own_parts(table(), thing) == (("nova6.feature.bronze-own-traits",) if own else ())


def test_a_thing_comes_into_play_seen_and_wears_down_by_one() -> None:
    """Unless the GM says otherwise, everybody sees it, it has three, two and one box, and it loses one at a time."""
    gun = Entity("Harpoon gun", tracks=(OwnTrack("harpoons"),), aspects=("RUSTY",))
    at = act_out(nova6.build.open("gun", gun), table()).end().state
    boxes = [box.level for box in at.who("gun").track("harpoons").boxes]
    assert [boxes.count(level) for level in LEVELS] == [3, 2, 1]
    assert (at.who("gun").seen, at.effects_of("gun")[0].known) == (True, True)
    worn = act_out(nova6.wear_down.open("gun", "harpoons"), at).plainly()
    assert (worn.last(events.Harmed).damage, worn.last(events.Harmed).duration) == (1, "S")


# ---- What comes of asking --------------------------------------------------------------------------------------------


def rising(**more: Any) -> Table:
    """Petra with an advance to spend."""
    return act_out(nova6.join.open("ana", "petra", petra(level=2, **more)), table()).end().state


def test_whether_an_advance_was_spent() -> None:
    """It was when something is bought; not when the player keeps it, nor when the GM will not have it."""
    at = rising()
    assert act_out(nova6.spend_advance.open("petra", "rank", "fight"), at).end().result is True
    assert act_out(nova6.spend_advance.open("petra"), at).says("ana", Purchase()).end().result is False
    own = nova6.spend_advance.open("petra", "talent", "Tide Sense")
    assert act_out(own, at).gm(Approval(False)).end().result is False
    assert act_out(own, at).gm(Approval(True)).end().result is True
    kept = act_out(nova6.spend_advance.open("petra"), at).asked()
    assert kept.skills == ("fight", "physique")
    few = rising(skills={"interact": 2, "move": 1, "resolve": 1, "wits": 1})
    assert act_out(nova6.spend_advance.open("petra"), few).asked().skills == ("fight", "physique")


def test_what_people_call_what_they_bought() -> None:
    """A talent of the book by its name, a rank by its skill, and what is one's own as one calls it."""
    at = rising()
    assert act_out(nova6.spend_advance.open("petra", "talent", "lucky"), at).end().last(events.Grown).new == "Lucky"
    assert act_out(nova6.spend_advance.open("petra", "rank", "fight"), at).end().last(events.Grown).new == "fight"
    seal = act_out(nova6.spend_advance.open("petra", "feature", "lucky"), at).gm(Approval(True)).end()
    assert seal.last(events.Grown).new == "lucky" and seal.who("petra").traits[-1].kind == "feature"


@pytest.mark.parametrize(("sort", "allowed", "had"), [("gear", True, 1), ("gear", False, 0), ("talent", True, 0)])
def test_only_gear_is_had_at_once(sort: Any, allowed: bool, had: int) -> None:
    """What the GM allows of gear is there; all else goes on a sheet first."""
    script = act_out(nova6.propose.open("ilse", sort, "A LAMP"), table(hero("ilse")))
    assert len(script.gm(Approval(allowed)).end().state.effects) == had


def test_by_which_rule_the_gm_is_asked() -> None:
    """A talent of one's own by the rule of such talents, a feature by that of features."""
    asked_by = {"talent": "nova6.character.talent-custom", "feature": "nova6.character.cost-feature"}
    sorts: tuple[Any, ...] = ("talent", "feature")
    for sort in sorts:
        said = act_out(nova6.spend_advance.open("petra", sort, "Tide Sense"), rising()).gm(Approval(False)).end()
        assert {*asked_by.values()} & {*said.citations} == {asked_by[sort]}


TRACKS = tuple(plan.id for plan in UNIVERSAL.tracks)


@pytest.mark.parametrize(("level", "rises"), [(3, False), (4, True)])
def test_what_a_level_more_opens(level: int, rises: bool) -> None:
    """Nobody is offered a second rank before the fifth level is theirs."""
    made = Making(petra(level=level, skills=dict.fromkeys(UNIVERSAL.skills, 1), talents=[]), DEFAULTS, UNIVERSAL)
    assert ("rank" in [one.id for one in growth(made, {}).fields[1].options]) is rises


def test_by_which_rule_a_level_brings_an_advance() -> None:
    """By the one for each level, however many advances there were at the start."""
    assert growth(Making(petra(), DEFAULTS, UNIVERSAL), {}).fields[0].cite == "nova6.character.advances-per-level"
    assert [one.cite for one in allowed(petra())] == ["nova6.character.advances"]


def test_new_talents_with_all_they_would_do_to_the_boxes() -> None:
    """What one has is not offered again, and two tracks that change are both told."""
    both = Trait("stout", "Stout", gives=tuple(Gives("boxes", 1, use="stressed", of=track) for track in TRACKS))
    pack = changed(UNIVERSAL, kept=(*UNIVERSAL.kept, Kept(both)))
    made = Making(petra(level=2, talents=[{"id": "well-trained"}]), DEFAULTS, pack)
    options = {one.id: one for one in growth(made, {"pick": "talent"}).fields[-1].options}
    assert "well-trained/" not in options
    assert [[turn.id, *(more.id for more in turn.more)] for turn in options["stout/"].turns] == [
        ["3/2/1", "3/2/1"],
        ["4/2/1", "4/2/1"],
    ]


def test_the_first_rank_in_a_skill_that_a_sheet_leaves_out() -> None:
    """A level more may bring it, and it is one rank."""
    sheet = petra(skills={"interact": 2})
    made = Making(sheet, DEFAULTS, UNIVERSAL)
    assert grown(made, {"pick": "rank", "skill": "fight"})["skills"] == {"interact": 2, "fight": 1}
