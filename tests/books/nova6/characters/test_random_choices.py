"""Random NOVA6 choices come from the language's and the pack's words, and only from what the sheet still allows."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets.nova6.characters.npc_generator import CONCEPTS, Cast, Wanted, quick_npc, random_npc, trade_of
from moothall.rulesets.nova6.creation.random_character import (
    Inventions,
    choose_perks,
    fits,
    fresh_perks,
    inventions,
    open_talents,
    open_traits,
    random_sheet,
    spend_coins,
)
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Choice, Feature, Gear, Granted, Item, Pack, Said, Slot
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.talents.core_talents import Kept
from moothall.rulesets.nova6.vocabulary import Gives, Trait


class Always:
    """Draws that come out for the same place each time, or for the last one there is."""

    def __init__(self, place: int) -> None:
        self.place = place

    def below(self, number: int) -> int:
        return min(self.place, number - 1)


def first(some: Any) -> Any:
    return some[0]


def sheet(**more: Any) -> dict[str, Any]:
    """A sheet without any choice made."""
    return new_sheet("X", level=more.pop("level", 1)) | more


# ---- Words -----------------------------------------------------------------------------------------------------------


def said(key: str) -> str:
    """A language that says every list by its key, twice."""
    return f"{key.removeprefix('invention-nova6-')} ; again"


def test_a_packs_words_precede_the_books() -> None:
    """Words are in the language asked for, in English, or in any there is; an empty list counts as none."""
    ideas: dict[str, dict[str, tuple[str, ...]]] = {
        "names": {"en": ("Ann",), "fr": ("Anne",)}, "assets": {"pl": ("sak",), "fr": ("filet",)}, "trouble": {"en": ()}
    }  # fmt: skip
    found = inventions(said, UNIVERSAL, ideas, "fr")
    assert (found.names, found.assets) == (("Anne",), ("filet",))
    assert (found.aspects["trouble"], found.perks["move"]) == (("trouble", "again"), ("perks-move", "again"))
    polish = inventions(said, UNIVERSAL, ideas, "pl")
    assert (polish.names, polish.assets) == (("Ann",), ("sak",))
    assert inventions(said, UNIVERSAL, ideas).assets == ("filet",)
    assert inventions(said).names == ("names", "again")


def test_pack_skills_and_aspects_borrow_words() -> None:
    """A pack's aspect takes words of a background; its skill those of the replaced one, or its own name."""
    pack = changed(
        UNIVERSAL,
        aspects=(*UNIVERSAL.aspects, Slot("debt")),
        skills=("song", "wits", "luck", "might"),
        like=(("interact", "song"), ("physique", "might")),
        words=(Said("skill.luck", "en", "Luck"),),
    )
    found = inventions(said, pack)
    assert found.aspects["debt"] == ("background", "again")
    assert [found.perks[skill][0] for skill in pack.skills] == [
        "perks-interact",
        "perks-wits",
        "Luck",
        "perks-physique",
    ]
    bare = inventions(said, changed(pack, words=()))
    assert bare.perks["luck"] == ("luck",)


# ---- What a sheet may still have -------------------------------------------------------------------------------------


def having(*kept: Kept, **more: Any) -> Pack:
    """A pack with these talents only."""
    return changed(UNIVERSAL, kept=kept, **more)


def talent(id: str, **more: Any) -> Kept:
    return Kept(Trait(id, id.capitalize()), **more)


def ids(found: list[dict[str, str]]) -> list[str]:
    return ["/".join(one.values()) for one in found]


def test_only_affordable_talents_are_drawn() -> None:
    """Talents are drawn while advances last: once each, repeatedly, or once for each skill."""
    pack = having(
        talent("dear", cost=3), talent("once"), talent("often", take="many"), talent("each", take="per-skill")
    )
    each = [f"each/{skill}" for skill in pack.skills]
    assert ids(open_talents(sheet(), pack, 3)) == ["dear", "once", "often", *each]
    assert ids(open_talents(sheet(), pack, 2)) == ["once", "often", *each]
    had = sheet(talents=[{"id": "once"}, {"id": "often"}, {"id": "each", "skill": "wits"}])
    assert ids(open_talents(had, pack, 2)) == ["often", *each[:-1]]


def test_talents_granted_by_a_choice_count_as_taken() -> None:
    """Talents that a choice grants count as taken, in the skill they came for."""
    kin = Choice("heron", talents=(Granted("once"), Granted("each", "wits")))
    theme = Slot("kin", choices=(kin,))
    pack = having(talent("once"), talent("each", take="per-skill"), aspects=(theme, *UNIVERSAL.aspects))
    found = ids(open_talents(sheet(traits={"kin": "heron"}), pack, 1))
    assert found == [f"each/{skill}" for skill in pack.skills[:-1]]


@pytest.mark.parametrize(
    ("wants", "more", "fitting"),
    [
        ({"level": 2}, {"level": 1}, False),
        ({"level": 2}, {"level": 2}, True),
        ({"choice": "heron"}, {}, False),
        ({"choice": "heron"}, {"traits": {"kin": "heron"}}, True),
        ({"requires": ("root",)}, {}, False),
        ({"requires": ("root",)}, {"talents": [{"id": "root"}]}, True),
        ({"requires": ("root", "stem")}, {"talents": [{"id": "root"}]}, False),
        ({"requires": ("root", "stem")}, {"talents": [{"id": "root"}, {"id": "stem"}, {"id": "once"}]}, True),
        ({"requires": ("once",)}, {"traits": {"kin": "heron"}}, True),
    ],
)
def test_a_talents_requirements_limit_the_draw(wants: dict[str, Any], more: dict[str, Any], fitting: bool) -> None:
    """A talent may require a level, a choice, and all earlier talents, including granted ones."""
    theme = Slot("kin", choices=(Choice("heron", talents=(Granted("once"),)),))
    pack = having(talent("once"), talent("root"), talent("stem"), aspects=(theme, *UNIVERSAL.aspects))
    assert fits(talent("leaf", **wants), sheet(**more), pack) is fitting


def feature(id: str, **more: Any) -> Feature:
    return Feature(Trait(id, id.capitalize(), "feature"), **more)


def test_only_allowed_features_are_drawn() -> None:
    """Features open to all are drawn if affordable and their requirements are met, never twice."""
    features = (
        feature("gills", free=True, cost=2),
        feature("fins", free=True, requires=("gills",)),
        feature("crest", free=True, requires=("gills", "fins")),
        feature("wings"),
    )
    kin = Slot("kin", choices=(Choice("eel", features=("gills",)),))
    pack = having(features=features, aspects=(kin, *UNIVERSAL.aspects))

    def open(left: int, **more: Any) -> list[str]:
        return ids([one.written for one in open_traits(sheet(**more), pack, left)])

    assert (open(1), open(2)) == ([], ["gills"])
    assert open(2, features=[{"id": "gills"}]) == ["fins"]
    assert open(2, traits={"kin": "eel"}) == ["fins"]
    assert open(2, features=[{"id": "gills"}, {"id": "fins"}]) == ["crest"]
    assert open(2, features=[{"name": "Second Sight"}]) == ["gills"]


# ---- Perks and things ------------------------------------------------------------------------------------------------

WORDS = Inventions(("X",), {}, {"move": ("kites", "ropes"), "wits": ("law", "maps")}, ())


def test_perk_ideas_already_taken_are_skipped() -> None:
    """A perk already taken is not drawn again; those of another skill do not matter."""
    had = sheet(perks=[{"name": "kites", "skill": "move"}, {"name": "ropes", "skill": "wits"}])
    assert (fresh_perks(had, WORDS, "move"), fresh_perks(had, WORDS, "wits")) == (["ropes"], ["law", "maps"])


@pytest.mark.parametrize(
    ("grants", "had", "perks"),
    [
        ((Gives("perks", 1, "wits"), Gives("perks", 2)), (), ["law/wits", "kites/move", "ropes/move"]),
        ((Gives("perks", 2), Gives("perks", 1, "wits")), (), ["law/wits", "kites/move", "ropes/move"]),
        ((Gives("perks", 1, "wits"),), ("law",), ["law/wits"]),
        ((Gives("perks", 1),), (), ["kites/move"]),
        ((Gives("dice", 1),), (), []),
    ],
)
def test_perks_for_one_skill_are_drawn_first(grants: tuple[Gives, ...], had: tuple[str, ...], perks: list[str]) -> None:
    """As many perks are drawn as are granted; those for one skill first."""
    pack = changed(having(Kept(Trait("own", "Own", gives=grants))), skills=("move", "wits"))
    made = sheet(talents=[{"id": "own"}], perks=[{"name": name, "skill": "wits"} for name in had])
    choose_perks(made, WORDS, first, pack)
    assert [f"{one['name']}/{one['skill']}" for one in made["perks"]] == perks


WARES = (Item("song"), Item("crumb", price=1), Item("rope", price=3), Item("lamp", price=4))
ROPE = Said("item.rope", "en", "a good rope")
COINS = Gear(("money",), money=5)


@pytest.mark.parametrize(
    ("gear", "more", "bought"),
    [
        (COINS, {}, ["crumb", "rope"]),
        (COINS, {"package": ["crumb"]}, ["rope"]),
        (COINS, {"gear": [{"name": "a rope", "item": "rope"}]}, ["rope", "crumb"]),
        (Gear(("signature",), money=5), {}, []),
        (Gear(("money",), money=1), {}, ["crumb"]),
    ],
)
def test_gear_is_drawn_while_coins_last(gear: Gear, more: dict[str, Any], bought: list[str]) -> None:
    """Priced gear is drawn once each while coins last; none where the pack has no coins."""
    pack = changed(UNIVERSAL, items=WARES, gear=gear, words=(ROPE,))
    made = sheet(**more)
    spend_coins(made, first, pack)
    assert [one["item"] for one in made["gear"]] == bought
    new = [one["name"] for one in made["gear"] if one not in more.get("gear", ())]
    assert new == ["a good rope" if id == "rope" else id for id in bought[len(more.get("gear", ())) :]]


@pytest.mark.parametrize(("place", "many"), [(0, 2), (1, 2), (2, 0)])
def test_two_draws_in_three_buy_more_gear(place: int, many: int) -> None:
    """Two draws of three buy and continue until nothing is affordable; the third ends it."""
    made = sheet()
    spend_coins(made, lambda some: some[min(place, len(some) - 1)], changed(UNIVERSAL, items=WARES, gear=COINS))
    assert len(made["gear"]) == many


def test_a_random_sheet_is_complete() -> None:
    """Its level is the table's unless given; it has one signature asset per aspect, no two the same."""
    words = inventions(said)._replace(assets=("a", "b", "c", "d"))
    usual, other = random_sheet(words, Always(0)), random_sheet(words, Always(0), name="Y", level=0)
    assert (usual["level"], usual["name"]) == (1, "names")
    assert (other["level"], other["name"], [one["name"] for one in other["assets"]]) == (0, "Y", ["a", "b", "c", "d"])


def test_a_random_choice_brings_its_whole_package() -> None:
    """A drawn choice brings its ranks, its phrase, and one of each part of its gear package."""
    kit = Choice("heron", "A HERON", (("wits", 2),), package=(("rope",), ("lamp",)))
    theme = Slot("high-concept", high_concept=True, theme=True, mode="list", choices=(kit,))
    pack = changed(UNIVERSAL, aspects=(theme, *UNIVERSAL.aspects[1:]), gear=Gear(packages_by="high-concept"))
    four = inventions(said)._replace(assets=("a", "b", "c", "d"))
    made = random_sheet(four, Always(2), level=1, pack=pack)
    assert (made["aspects"]["high-concept"], made["package"], made["skills"]["wits"]) == (
        "A HERON",
        ["rope", "lamp"],
        2,
    )
    assert "package" not in random_sheet(four, Always(2), level=1, pack=changed(pack, gear=Gear()))


# ---- Those of the GM's -----------------------------------------------------------------------------------------------

CALLED = {"guard": "Wache"}
CAST = Cast(
    Inventions(("X",), {slot.id: (slot.id.upper(),) for slot in UNIVERSAL.aspects}, {}, ()),
    ("Rook",),
    CALLED,
    {"guard": "the watch"},
    {id: (f"A {id.upper()}",) for id in CONCEPTS},
)


@pytest.mark.parametrize(("word", "trade"), [("guard", "guard"), (" WACHE ", "guard"), ("Poet", ""), ("", "")])
def test_a_trade_is_known_by_its_word_or_id(word: str, trade: str) -> None:
    """A trade is found by its word in the table's language or its id, in any letter case."""
    assert trade_of(word, CALLED) == trade


@pytest.mark.parametrize(
    ("wanted", "name", "concept"),
    [
        (Wanted(), "Rook", "A GUARD"),
        (Wanted(concept="wache"), "Rook", "A GUARD"),
        (Wanted(concept="a poet"), "Rook", "a poet"),
        (Wanted(concept="guard", name="Harl"), "Harl", "A GUARD"),
        (Wanted("group", concept="guard"), "the watch", "A GUARD"),
        (Wanted("group", concept="poets"), "poets", "poets"),
        (Wanted("group", concept="guard", name="Night Watch"), "Night Watch", "A GUARD"),
    ],
)
def test_an_npc_is_named_by_trade_or_own_words(wanted: Wanted, name: str, concept: str) -> None:
    """An NPC is drawn by a trade or by any words; a group takes the plural of its trade."""
    made = random_npc(CAST, Always(0), wanted)
    assert (made["name"], made["aspects"]["high-concept"]) == (name, concept)
    assert made.get("count") == (6 if wanted.kind == "group" else None)
    assert not any(text for id, text in made["aspects"].items() if id != "high-concept")


def test_a_principal_is_drawn_with_every_aspect() -> None:
    """Aspects are in words unless chosen from a list; a principal also spends coins."""
    made = random_npc(CAST, Always(0), Wanted("principal", concept="guard"))
    assert made["aspects"] == {slot.id: slot.id.upper() for slot in UNIVERSAL.aspects} | {"high-concept": "A GUARD"}
    kin = Slot("background", theme=True, mode="list", choices=(Choice("heron", "A HERON"),))
    pack = changed(UNIVERSAL, aspects=(UNIVERSAL.aspects[0], kin, *UNIVERSAL.aspects[2:]), items=WARES, gear=COINS)
    listed = random_npc(CAST, Always(0), Wanted("principal", concept="guard"), pack=pack)
    assert (listed["aspects"]["background"], listed["aspects"]["trouble"]) == ("A HERON", "TROUBLE")
    assert [one["row"] for one in listed["gear"]] == ["spear", "leather", "cap"]
    buys = random_npc(CAST, Always(0), Wanted("principal", concept="beast"), pack=pack)
    assert [one["item"] for one in buys["gear"]] == ["crumb", "rope"]
    extra = random_npc(CAST, Always(0), Wanted("extra", concept="beast"), pack=pack)
    assert ("traits" in extra, extra["gear"]) == (False, [])


def test_a_high_concept_from_a_list_is_chosen_for_a_principal() -> None:
    """Where there are only lists, the concept is chosen and not worded."""
    theme = Slot("high-concept", high_concept=True, theme=True, mode="list", choices=(Choice("heron", "A HERON"),))
    pack = changed(UNIVERSAL, aspects=(theme, *UNIVERSAL.aspects[1:]))
    made = random_npc(CAST, Always(0), Wanted("principal", concept="guard"), pack=pack)
    assert (made["traits"], made["aspects"]["high-concept"]) == ({"high-concept": "heron"}, "A HERON")


def test_a_trade_takes_its_best_skill_and_talents_first() -> None:
    """A guard takes Fight, then Focused on it; an NPC without a trade takes the first on the list."""
    guard, other = (quick_npc(Wanted("principal", 0, trade, "X"), "X") for trade in ("guard", ""))
    assert guard["talents"][0] == {"id": "focused", "skill": "fight"}
    assert (guard["skills"]["fight"], guard["skills"]["wits"], guard["skills"]["move"]) == (2, 1, 0)
    assert other["talents"][0] == {"id": "focused", "skill": "fight"}
    sailor = quick_npc(Wanted("principal", 0, "sailor", "X"), "X")
    assert [one["id"] for one in sailor["talents"]] == ["practiced", "strong-body"]
