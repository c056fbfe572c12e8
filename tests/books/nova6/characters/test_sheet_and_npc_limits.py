"""NOVA6 limits of sheets, generated NPCs, features and growth, and the defaults of fields left out."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.characters.bronze_rule import own_parts
from moothall.rulesets.nova6.characters.fields import Making
from moothall.rulesets.nova6.characters.level_up import grown, growth
from moothall.rulesets.nova6.characters.npc_generator import Wanted, quick_npc
from moothall.rulesets.nova6.creation.advances import (
    Opened,
    allowed,
    opened_by_features,
    over_cap,
    own_feature,
    rank_cap,
    rank_named,
    standing,
)
from moothall.rulesets.nova6.creation.legality import perk_room, perk_slots
from moothall.rulesets.nova6.creation.npcs import check_npc
from moothall.rulesets.nova6.creation.random_character import random_sheet
from moothall.rulesets.nova6.creation.steps import refresh_of, track_line
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Choice, Gear, Slot, TrackPlan
from moothall.rulesets.nova6.questions import Approval, Purchase
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.talents.core_talents import Kept
from moothall.rulesets.nova6.talents.features import Entity, OwnTrack
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.words import LEVELS
from tests.books.nova6.support.sheets import bubbles, judged, petra, shown, words, wrong
from tests.books.nova6.support.stage import act_out, hero, table
from tests.support.citing import cited, refused


def rules(sheet: Any) -> set[str]:
    """The rules under which something is said of a sheet."""
    return {one.cite for one in judged(sheet)}


def keeper(kind: str, **more: Any) -> dict[str, Any]:
    """An NPC of the GM."""
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
def test_a_sheet_accepts_its_lowest_and_highest_numbers(field: str, value: Any, rule: str) -> None:
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
def test_a_sheet_refuses_values_beyond_its_limits(field: str, value: Any, rule: str) -> None:
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
def test_a_group_is_from_2_to_999(sheet: Any, rule: str) -> None:
    """A group is from 2 to 999, any other NPC is one, and appearances are not negative."""
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
def test_too_many_ranks_cite_the_broken_rule(level: int, many: int, rule: str) -> None:
    """Level one cites its own rule up to the last rank that levels open; other cases cite the rank's rule."""
    assert over_cap(level, many) == rule


def test_ranks_and_levels_have_names() -> None:
    """Every rank has its name and its level, from five on the same; a level has the last name it has come to."""
    ids = ["untrained", "trained", "skilled", "expert", "master", "superhuman", "superhuman"]
    assert [rank_named(many).id for many in range(7)] == ids
    assert [rank_named(many).level for many in range(5)] == [0, 0, 5, 10, 15]
    names = [standing(level).id for level in range(12)]
    assert [names.index(name) for name in dict.fromkeys(names)] == [0, 1, 3, 5, 7, 9, 11]


def test_refresh_beyond_five_blocks_no_bubble() -> None:
    """The row has five bubbles, and says how many points there are."""
    charmed = {"name": "Charmed", "permitted": True, "gives": [{"what": "refresh", "amount": 3}]}
    row = bubbles(petra(talents=[charmed]))
    assert (row.value, row.most) == (6, 5)


def test_a_pack_sets_when_ranks_may_be_bought() -> None:
    """A pack that opens the second rank at level 2 offers it there for an advance."""
    early = changed(UNIVERSAL, id="early", rank_levels=(0, 2, 4, 6))
    for pack, offered in ((UNIVERSAL, False), (early, True)):
        sheet = petra(level=2, pack=pack.id)
        at = act_out(nova6.join.open("ana", "petra", sheet), table(pack=pack)).end().state
        asked = act_out(nova6.spend_advance.open("petra"), at).asked()
        assert ("wits" in asked.skills) is offered


# ---- Somebody at once ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("asked", "came"), [(-3, 2), (1, 2), (2, 2), (999, 999), (1000, 999)])
def test_a_quick_group_is_from_2_to_999(asked: int, came: int) -> None:
    """A quick group has at least two and at most 999 members, whatever number is asked for."""
    after = act_out(nova6.somebody.open("guard", 1, "group", count=asked), table()).end()
    assert after.who("guard").number == came


def test_a_quick_npc_is_a_level_one_extra_by_default() -> None:
    """By default it is a seen extra of level one with hidden numbers; a group of it is six."""
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
def test_two_draws_in_three_buy_a_rank(place: int, spent: tuple[int, int]) -> None:
    """A random character of level one has a rank in each skill by the first two, and only talents by the third."""
    assert spent_on(random_sheet(words(), Always(place), level=1)) == spent


@pytest.mark.parametrize(("place", "chosen"), [(0, True), (1, True), (2, False)])
def test_two_draws_in_three_choose_from_the_list(place: int, chosen: bool) -> None:
    """A theme with a list and own words takes the list in two draws of three; a list alone always."""
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
def test_every_third_advance_of_a_quick_npc_is_a_talent(place: int, spent: tuple[int, int]) -> None:
    """The first draw buys a rank, a rank and a talent in turn; the other draws vary that."""
    made = quick_npc(Wanted("principal", 1, "guard", "X"), "X", draws=Always(place))
    assert spent_on(made) == spent


def test_a_generated_npc_is_a_level_one_extra_by_default() -> None:
    """By default a generated NPC is an extra of level one; a group is six."""
    made = quick_npc(Wanted(name="X"), "X")
    assert (made["kind"], made["level"], "count" in made) == ("extra", 1, False)
    assert quick_npc(Wanted("group", name="X"), "X")["count"] == 6


def test_a_trades_skills_are_six_times_as_likely() -> None:
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
def test_each_rank_limit_names_its_reasons(
    level: int, given: Any, opened: tuple[Opened, ...], most: int, why: list[str]
) -> None:
    """Levels, a talent for that skill, the human limit and what a feature opens, each named where it counts."""
    cap = rank_cap(level, "wits", given, opened)
    assert (cap.most, [reason.what for reason in cap.why]) == (most, why)


def test_a_feature_opens_ranks_in_its_skill() -> None:
    """A feature opens no ranks in other skills, and works at any level only where it says so."""
    opening = {"name": "Gills", "permitted": True, "opens": {"wits": 5}}
    assert opened_by_features({"features": [opening]}, "wits") == (Opened(5, False),)
    assert opened_by_features({"features": [opening]}, "move") == ()
    assert opened_by_features({"features": [opening | {"any_level": True}]}, "wits") == (Opened(5, True),)
    assert opened_by_features({"features": [{"name": "Gills"}]}, "wits") == ()
    assert rank_named(5).level == 0


# ---- What is left out of a sheet -------------------------------------------------------------------------------------


def test_a_missing_skill_counts_as_rank_zero() -> None:
    """A skill that the sheet leaves out has rank zero, for Frail and for heavy bows."""
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


def test_the_rule_of_ranks_only_has_no_amount() -> None:
    """The note that only ranks count is given for tracks with a skill, and adds no box."""
    said = {
        plan: [(one.what, one.amount) for one in track_line(petra(), TrackPlan("x", plan)).why] for plan in ("", "wits")
    }
    assert ("boxes-ranks-only", 0) in said["wits"]
    assert "boxes-ranks-only" not in [what for what, _ in said[""]]


def test_a_defence_without_soak_counts_zero() -> None:
    """A defence without a number counts zero; one of two counts two."""
    ducks = petra(defenses=[{"name": "ducking"}, {"name": "oilskin", "soak": 2}])
    assert (shown(ducks)["soak"], shown(petra(defenses=[{"name": "luck", "soak": "much"}]))["soak"]) == (2, 0)


def test_a_sheet_counts_initiative_and_advances() -> None:
    """Letters stand behind skills; initiative dice and advances are counted."""
    quick = petra(talents=[{"id": "focused", "skill": "wits"}, {"id": "danger-sense"}, {"id": "quick"}], level=5)
    assert (shown(quick)["initiative"], shown(petra())["initiative"]) == (1, 0)
    eager = petra(talents=[{"name": "Eager", "permitted": True, "gives": [{"what": "boxes", "use": "initiative"}]}])
    assert (shown(eager)["initiative"], shown(quick)["advances"]) == (0, "8/11")


@pytest.mark.parametrize("what", ["refresh", "refresh-base"])
def test_refresh_cites_its_reasons(what: str) -> None:
    """Each change cites its own rule, or the common one where it names none."""
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
def test_perks_are_assigned_to_grants(perks: list[str], room: int) -> None:
    """One for Wits and three for any: three of Move leave the one for Wits, and a fourth has no source."""
    given = (Gives("perks", 1, "wits"), Gives("perks", 3))
    sheet = {"perks": [{"name": f"p{number}", "skill": skill} for number, skill in enumerate(perks)]}
    assert perk_room(sheet, given) == room


def test_perk_grants_cite_their_talent() -> None:
    """A grant cites the talent's rule, or that of perks where it has none."""
    given = (Gives("perks", 1, "wits", cite="nova6.talent.specialized.perk"), Gives("perks", 3), Gives("dice", 1))
    assert [(slot.amount, slot.cite, slot.of) for slot in perk_slots(given)] == [
        (1, "nova6.talent.specialized.perk", "wits"),
        (3, "nova6.character.cost-perk", ""),
    ]


@pytest.mark.parametrize(("cite", "rule"), [("", "nova6.flaw.definition"), ("nova6.flaw.frail", "nova6.flaw.frail")])
def test_a_flaw_that_forbids_ranks_is_cited(cite: str, rule: str) -> None:
    """The problem cites the flaw's rule, or that of flaws where it has none."""
    stiff = Kept(Trait("stiff", "Stiff", "flaw", (Gives("no-ranks", skill="wits", cite=cite),)))
    pack = changed(UNIVERSAL, id="stiff", drawbacks=(stiff,))
    sheet = petra(pack="stiff", flaws=[{"id": "stiff", "permitted": True}])
    assert [one.cite for one in judged(sheet, pack) if one.key == "problem-nova6-no-ranks"] == [rule]


def test_an_unknown_aspect_is_reported() -> None:
    """The problem shows the slot's id, or the value where there is no slot."""
    assert wrong(petra(aspects={"sorrow": "LOST A HAT"})) == [("nova6.character.aspects-core", "sorrow")]
    assert wrong(petra(aspects="LOST A HAT")) == [("nova6.character.aspects-core", "LOST A HAT")]


def test_an_entity_may_have_every_part() -> None:
    """A name, skills, tracks, aspects and what it does: all five at once."""
    boat = {"name": "A skiff", "skills": {"speed": 2}, "tracks": {"hull": [3, 0, 2]}, "aspects": ["PATCHED"]}
    sheet = petra(level=2, features=feature(entity=boat | {"gives": [{"what": "dice"}]}))
    assert wrong(sheet) == []
    after = act_out(nova6.join.open("petra", "petra", sheet), table()).end()
    assert (after.who("petra-1").seen, [one.known for one in after.state.effects_of("petra-1")]) == (True, [True])
    hull = [box.level for box in after.who("petra-1").track("hull").boxes]
    assert hull == ["stressed"] * 3 + ["incapacitated"] * 2


@pytest.mark.parametrize(("more", "points"), [({}, 0), ({"activate": 0}, 0), ({"activate": 2}, 2)])
def test_a_custom_feature_is_free_to_use_by_default(more: dict[str, int], points: int) -> None:
    """Using it costs no point, unless the sheet says otherwise."""
    made = own_feature({"name": "Gills", "gives": [{"what": "dice"}], **more})
    assert [one.points for one in made.gives] == [points]


def test_a_load_without_load_rules_is_reported() -> None:
    """The report shows its name, or its aspect where that is all there is."""
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
def test_an_npc_enters_seen_with_hidden_numbers(said: Any, seen: bool, open: bool) -> None:
    """Seen, with numbers that nobody sees, unless the GM says otherwise; aspects are known where both are."""
    after = act_out(nova6.bring.open("harl", keeper("extra"), **said), table()).end()
    assert (after.who("harl").seen, after.who("harl").open) == (seen, open)
    assert after.effect("LOCK KEEPER").known is (seen and open)
    again = act_out(nova6.come_again.open("harl"), after.state).end()
    assert (again.who("harl").appearances, again.who("harl").advances) == (1, after.who("harl").advances)


def test_ranks_above_the_limit_cite_the_gms_rule() -> None:
    """An NPC with such ranks enters under that rule; other warnings are not cited."""
    high, same = keeper("extra") | {"skills": {"fight": 3}}, keeper("extra")
    same["aspects"]["trouble"] = same["aspects"]["high-concept"]
    said = [act_out(nova6.bring.open("harl", one), table()).end().rules_of(events.Appeared) for one in (high, same)]
    assert ["nova6.npc.rank-caps" in rules for rules in said] == [True, False]
    assert "nova6.character.aspect-trouble-distinct" not in said[1]


@pytest.mark.parametrize(("seen", "open"), [(True, True), (True, False), (False, True), (False, False)])
def test_new_aspects_of_a_promoted_npc_are_known_as_it_is(seen: bool, open: bool) -> None:
    """New aspects are known if the NPC and its numbers are; existing ones and the name stay."""
    at = act_out(nova6.bring.open("harl", keeper("extra"), seen=seen, open=open), table()).end().state
    others = [slot.id for slot in UNIVERSAL.aspects[1:]]
    given = tuple([(id, id.upper()) for id in ("high-concept", *others)])
    after = act_out(nova6.promote.open("harl", aspects=given), at).end()
    assert after.who("harl").name == "Harl Stoop" and after.has_effect("LOCK KEEPER")
    assert not after.has_effect("HIGH-CONCEPT")
    assert [after.effect(id.upper()).known for id in others] == [seen and open] * 3


def test_a_group_cannot_be_promoted() -> None:
    """Only a single extra is promoted, at once or gradually."""
    pair = act_out(nova6.bring.open("pair", keeper("group", count=2)), table()).end().state
    with refused("nova6.npc.promote-gradual"):
        act_out(nova6.come_again.open("pair", True), pair)
    with refused("nova6.npc.promote-full"):
        act_out(nova6.promote.open("pair", aspects=tuple([(slot.id, "X") for slot in UNIVERSAL.aspects])), pair)
    many = keeper("group", count=2, grown=4) | {"skills": dict.fromkeys(UNIVERSAL.skills, 1)}
    grown = act_out(nova6.bring.open("pair", many), table()).end().state
    after = act_out(nova6.spend_advance.open("pair", "talent", "tough"), grown).end()
    assert (after.who("pair").kind, after.who("pair").number) == ("extra", 2)


def test_equal_names_are_numbered() -> None:
    """The second and third NPC of a name have a number in their id."""
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
def test_an_entity_with_own_parts_cites_the_bronze_rule(
    skills: tuple[str, ...], tracks: tuple[str, ...], own: bool
) -> None:
    """An entity with other skills or tracks than people, or fewer tracks, cites that rule."""
    thing = Entity("A thing", tuple([(skill, 1) for skill in skills]), tuple([OwnTrack(id) for id in tracks]))
    assert own_parts(table(), thing) == (("nova6.feature.bronze-own-traits",) if own else ())


def test_an_entity_enters_seen_with_default_boxes() -> None:
    """By default it is seen, has boxes 3/2/1, and wears down by one."""
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


def test_an_advance_is_spent_only_by_a_purchase() -> None:
    """An advance is spent by a purchase; not when the player keeps it, nor when the GM refuses."""
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


def test_a_purchase_is_logged_by_its_name() -> None:
    """A talent of the book by its name, a rank by its skill, and what is one's own as one calls it."""
    at = rising()
    assert act_out(nova6.spend_advance.open("petra", "talent", "lucky"), at).end().last(events.Grown).new == "Lucky"
    assert act_out(nova6.spend_advance.open("petra", "rank", "fight"), at).end().last(events.Grown).new == "fight"
    seal = act_out(nova6.spend_advance.open("petra", "feature", "lucky"), at).gm(Approval(True)).end()
    assert seal.last(events.Grown).new == "lucky" and seal.who("petra").traits[-1].kind == "feature"


@pytest.mark.parametrize(("sort", "allowed", "had"), [("gear", True, 1), ("gear", False, 0), ("talent", True, 0)])
def test_only_approved_gear_is_owned_at_once(sort: Any, allowed: bool, had: int) -> None:
    """Gear that the GM approves is owned at once; other proposals go on a sheet first."""
    script = act_out(nova6.propose.open("ilse", sort, "A LAMP"), table(hero("ilse")))
    assert len(script.gm(Approval(allowed)).end().state.effects) == had


def test_a_proposal_cites_the_rule_of_its_sort() -> None:
    """A custom talent cites the rule of custom talents, a feature that of features."""
    asked_by = {"talent": "nova6.character.talent-custom", "feature": "nova6.character.cost-feature"}
    sorts: tuple[Any, ...] = ("talent", "feature")
    for sort in sorts:
        said = act_out(nova6.spend_advance.open("petra", sort, "Tide Sense"), rising()).gm(Approval(False)).end()
        assert {*asked_by.values()} & {*said.citations} == {asked_by[sort]}


TRACKS = tuple(plan.id for plan in UNIVERSAL.tracks)


@pytest.mark.parametrize(("level", "rises"), [(3, False), (4, True)])
def test_growth_offers_a_second_rank_from_level_five(level: int, rises: bool) -> None:
    """Growth offers no second rank before the fifth level."""
    made = Making(petra(level=level, skills=dict.fromkeys(UNIVERSAL.skills, 1), talents=[]), DEFAULTS, UNIVERSAL)
    assert ("rank" in [one.id for one in growth(made, {}).fields[1].options]) is rises


def test_a_level_cites_the_rule_of_advances_per_level() -> None:
    """A new level cites the rule of one advance per level, whatever the starting number."""
    assert growth(Making(petra(), DEFAULTS, UNIVERSAL), {}).fields[0].cite == "nova6.character.advances-per-level"
    assert [one.cite for one in allowed(petra())] == ["nova6.character.advances"]


def test_growth_shows_the_boxes_of_new_talents() -> None:
    """Owned talents are not offered again, and changes to two tracks are both shown."""
    both = Trait("stout", "Stout", gives=tuple(Gives("boxes", 1, use="stressed", of=track) for track in TRACKS))
    pack = changed(UNIVERSAL, kept=(*UNIVERSAL.kept, Kept(both)))
    made = Making(petra(level=2, talents=[{"id": "well-trained"}]), DEFAULTS, pack)
    options = {one.id: one for one in growth(made, {"pick": "talent"}).fields[-1].options}
    assert "well-trained/" not in options
    assert [[turn.id, *(more.id for more in turn.more)] for turn in options["stout/"].turns] == [
        ["3/2/1", "3/2/1"],
        ["4/2/1", "4/2/1"],
    ]


def test_growth_may_buy_a_first_rank() -> None:
    """A new level may buy the first rank in a skill that the sheet leaves out."""
    sheet = petra(skills={"interact": 2})
    made = Making(sheet, DEFAULTS, UNIVERSAL)
    assert grown(made, {"pick": "rank", "skill": "fight"})["skills"] == {"interact": 2, "fight": 1}
