"""NOVA6, characters as documents and at the table: both sides of boundaries, and what is so unless somebody says."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.people.advances import over_cap, rank_named, standing
from moothall.rulesets.nova6.people.casting import Wanted, quick_npc
from moothall.rulesets.nova6.people.creation import bubbles
from moothall.rulesets.nova6.people.inventing import random_sheet
from moothall.rulesets.nova6.people.npcs import check_npc
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL, Choice, Slot
from support.citing import cited, refused
from support.nova6 import act_out, table
from support.nova6_sheets import judged, petra, words, wrong


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
    """Beyond five there is nothing to block, and no sixth bubble to mark."""
    assert (bubbles(6).free, bubbles(6).blocked, bubbles(4).blocked, bubbles(0).free) == (5, (), (5,), 0)


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
    plain = random_sheet(words(), Always(place), level=1)
    assert "traits" not in plain


@pytest.mark.parametrize(("place", "spent"), [(0, (5, 2)), (1, (6, 1)), (2, (2, 5))])
def test_every_third_advance_in_haste_is_a_talent(place: int, spent: tuple[int, int]) -> None:
    """What stands first is a rank, a rank and a talent; the other two chances bring a rank, or the other way round."""
    made = quick_npc(Wanted("principal", 1, "guard", "X"), "X", draws=Always(place))
    assert spent_on(made) == spent


def test_a_trade_is_six_times_as_likely() -> None:
    """The three skills of a guard stand six times over before all six: the eighteenth is theirs, the 21st Move."""
    made = [quick_npc(Wanted("principal", 0, "guard", "X"), "X", draws=Always(place)) for place in (17, 20)]
    assert [sheet["skills"]["move"] > 0 for sheet in made] == [False, True]
