"""NOVA6 pack values: limits of every number, and defaults of every field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets.nova6.creation.pack_legality import how_filled, judged, unsound
from moothall.rulesets.nova6.modifiers.opposing_skills import OPPOSING
from moothall.rulesets.nova6.pack_files.parts import Wrong
from moothall.rulesets.nova6.pack_files.reading import UNIVERSAL_FILE, PackFile, missing_words, read_pack
from moothall.rulesets.nova6.packs.pack import (
    UNIVERSAL,
    Against,
    Choice,
    Feature,
    Gear,
    Item,
    Pack,
    Slot,
    Special,
    TrackPlan,
    concept_slots,
)
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.rulesets.nova6.talents.core_talents import Kept


def read(**parts: Any) -> PackFile:
    """A pack over the universal one."""
    return read_pack({"themepack": {"id": "test", "base": "universal"}, **parts}, UNIVERSAL_FILE)


def over(**parts: Any) -> Pack:
    return read(**parts).pack


def wrong(**parts: Any) -> Wrong:
    """The error that keeps these values from being a pack."""
    with pytest.raises(Wrong) as refused:
        read(**parts)
    return refused.value


def talent(**more: Any) -> dict[str, Any]:
    return {"talent": [{"id": "x", **more}]}


def effect(**more: Any) -> dict[str, Any]:
    return talent(effects=[{"effect": "dice", **more}])


def feature(**more: Any) -> dict[str, Any]:
    return {"feature": [{"id": "x", **more}]}


def entity(**more: Any) -> dict[str, Any]:
    return feature(entity=more)


def choice(**more: Any) -> dict[str, Any]:
    return {"trait": [{"id": "kin", "mode": "list", "option": [{"id": "broad", **more}]}]}


def rule(**more: Any) -> dict[str, Any]:
    return {"special_rule": [{"id": "x", **more}]}


def item(**more: Any) -> dict[str, Any]:
    return {"item": [{"id": "x", **more}]}


def track(**more: Any) -> dict[str, Any]:
    return {"track": [{"id": "physical", **more}, {"id": "mental"}]}


# ---- Numbers ---------------------------------------------------------------------------------------------------------

NUMBERS: dict[str, tuple[int, int, Callable[[int], dict[str, Any]]]] = {
    "refresh": (0, 9, lambda number: {"creation": {"refresh": number}}),
    "advances": (1, 40, lambda number: {"creation": {"advances": number}}),
    "start-level": (0, 15, lambda number: {"creation": {"start_level": number}}),
    "step": (1, 8, lambda number: {"creation": {"replace": [{"step": number}]}}),
    "cost of a talent": (1, 9, lambda number: talent(cost=number)),
    "level of a talent": (0, 15, lambda number: talent(level=number)),
    "uses in a scene": (0, 9, lambda number: talent(per_scene=number)),
    "plot points of a talent": (0, 9, lambda number: talent(points=number)),
    "amount of an effect": (-9, 9, lambda number: effect(amount=number)),
    "plot points of an effect": (0, 9, lambda number: effect(points=number)),
    "cost of a feature": (1, 9, lambda number: feature(cost=number)),
    "ranks of a choice": (1, 5, lambda number: choice(ranks={"wits": number})),
    "advances of a choice": (-9, 9, lambda number: choice(advances_delta=number)),
    "difficulty of a rule": (0, 9, lambda number: rule(hook="condition", difficulty=number)),
    "damage of a rule": (0, 20, lambda number: rule(hook="damage", damage=number)),
    "rating of a thing": (0, 20, lambda number: item(rating=number)),
    "price of a thing": (0, 1_000_000, lambda number: item(price=number)),
    "amount of a property": (
        1,
        20,
        lambda number: item(kind="damage", properties=[{"name": "pierce", "amount": number}]),
    ),
    "money": (0, 1_000_000, lambda number: {"gear": {"money_start": number}}),
    "boxes": (0, 9, lambda number: track(boxes={"stressed": number})),
    "last boxes": (1, 9, lambda number: track(boxes={"incapacitated": number})),
    "first threshold": (1, 30, lambda number: track(staggered=number)),
    "second threshold": (4, 40, lambda number: track(incapacitated=number)),
    "ranks of what comes along": (0, 9, lambda number: entity(skills=[{"id": "wits", "ranks": number}])),
    "boxes of what comes along": (
        0,
        9,
        lambda number: entity(tracks=[{"id": "mental", "boxes": {"stressed": number}}]),
    ),
    "last boxes of what comes along": (
        1,
        9,
        lambda number: entity(tracks=[{"id": "mental", "boxes": {"incapacitated": number}}]),
    ),
    "ranks that make a box": (1, 9, lambda number: track(per=number)),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_each_number_has_its_limits(number: str) -> None:
    """The least and the most are read as they stand; one further either way is refused, with both limits."""
    least, most, said = NUMBERS[number]
    for within in (least, most):
        assert isinstance(over(**said(within)), Pack)
    for beyond in (least - 1, most + 1):
        told = wrong(**said(beyond))
        assert (told.key, told.values["least"], told.values["most"]) == ("error-pack-number", least, most)
        assert told.values["value"] == beyond


def test_texts_and_lists_have_maximum_lengths() -> None:
    """Two thousand letters and two hundred things, and not one more."""
    assert over(**talent(text="a" * 2_000)).text("talent.x.text", "en") == "a" * 2_000
    assert wrong(**talent(text="a" * 2_001)).key == "error-pack-text"
    many = [{"id": f"t{number}"} for number in range(201)]
    assert len(over(talents={"core": "none"}, talent=many[:200]).kept) == 200
    assert wrong(talent=many).key == "error-pack-many"


def test_many_traits_and_tracks_bring_advice() -> None:
    """Three themes bring advice, and so do four tracks."""
    traits = [{"id": f"trait-{number}"} for number in range(3)]
    tracks = [{"id": id} for id in ("physical", "mental", "favour", "water")]
    said = [read(trait=traits[:many]).advice for many in (2, 3)] + [read(track=tracks[:many]).advice for many in (3, 4)]
    assert [[one.key for one in advice] for advice in said] == [[], ["advice-pack-traits"], [], ["advice-pack-tracks"]]


def test_the_second_threshold_is_not_below_the_first() -> None:
    """A first threshold named alone raises the second with it."""
    assert over(**track(staggered=10)).tracks[0].incapacitated == 10
    assert over(**track(staggered=8)).tracks[0].incapacitated == 8
    assert over(**track(staggered=7, incapacitated=7)).tracks[0].incapacitated == 7
    assert wrong(**track(staggered=7, incapacitated=6)).key == "error-pack-number"


# ---- What is so where nothing is said --------------------------------------------------------------------------------


def test_a_talent_has_its_defaults() -> None:
    """A talent costs one advance at any level, is taken once, unlimited in use, and not recommended."""
    plain = over(**talent()).talents["x"]
    assert (plain.cost, plain.level, plain.take, plain.recommended, plain.requires) == (1, 0, "once", False, ())
    assert (plain.trait.per_scene, plain.trait.gives, plain.choice) == (0, (), "")
    [gives] = over(**effect()).talents["x"].trait.gives
    assert (gives.what, gives.amount, gives.points, gives.actions, gives.skill) == ("dice", 1, 0, (), "")
    assert over(**talent(recommended=True, take="many")).talents["x"].recommended


def test_a_talents_price_applies_to_effects_without_their_own() -> None:
    """An effect costs the talent's two points, or the one it names itself."""
    effects = [{"effect": "dice"}, {"effect": "refresh", "points": 1}]
    assert [gives.points for gives in over(**talent(points=2, effects=effects)).talents["x"].trait.gives] == [2, 1]


def test_a_feature_has_its_defaults() -> None:
    """A feature costs one advance and needs approval; only one without permission is free."""
    for said, free in (({}, False), ({"permission": True}, False), ({"permission": False}, True)):
        own = over(**feature(**said)).feature("x")
        assert own is not None and (own.cost, own.free) == (1, free)


def test_an_entity_has_its_defaults() -> None:
    """An entity has the feature's name, rank one in a named skill, and boxes 3/2/1."""
    made = over(**entity(skills=[{"id": "wits"}], tracks=[{"id": "mental"}])).features[0].entity
    assert made is not None
    assert (made.name, made.skills, made.aspects, made.traits) == ("x", (("wits", 1),), (), ())
    assert [(track.id, track.boxes) for track in made.tracks] == [("mental", (3, 2, 1))]


def test_a_flaw_has_no_price_or_level() -> None:
    """A flaw has no cost or level of its own; naming one is refused."""
    own = over(flaw=[{"id": "x"}]).flaws["x"]
    assert (own.cost, own.level, own.take, own.recommended, own.trait.kind) == (1, 0, "once", False, "flaw")
    assert wrong(flaw=[{"id": "x", "cost": 2}]).key == "error-pack-key"


def test_items_rules_and_choices_have_their_defaults() -> None:
    """A thing is an asset of no rating and no price; a rule has no number; a choice moves no advance."""
    thing = over(**item()).item("x")
    assert thing is not None
    assert (thing.kind, thing.rating, thing.price, thing.type, thing.duration) == ("asset", 0, 0, "", "S")
    [own] = over(**rule()).special
    assert (own.hook, own.skill, own.difficulty, own.damage, own.type) == ("", "", 0, 0, "")
    [slot] = [slot for slot in over(**choice()).aspects if slot.theme]
    assert [(one.advances, one.ranks, one.talents, one.package) for one in slot.choices] == [(0, (), (), ())]
    bare = over(**item(properties=[{"name": "fragile"}])).item("x")
    assert bare is not None and [one.amount for one in bare.properties] == [0]


@pytest.mark.parametrize(("kind", "type"), [("damage", "physical"), ("soak", "physical"), ("asset", "")])
def test_weapons_and_soak_are_physical_by_default(kind: str, type: str) -> None:
    """Damage and soak are physical by default; other items have no type."""
    thing = over(**item(kind=kind)).item("x")
    assert thing is not None and thing.type == type


def test_a_track_has_its_defaults() -> None:
    """Three, two and one; four and eight; a box for every two ranks of no skill."""
    plan = over(**track()).tracks[0]
    assert (plan.boxes, plan.staggered, plan.incapacitated, plan.per, plan.skill) == ((3, 2, 1), 4, 8, 2, "")


def test_aspects_are_required_by_default() -> None:
    """Each aspect is required; the theme is the high concept unless another is named."""
    plain = over(trait=[{"id": "oath"}], aspect=[{"id": "bond"}]).aspects
    assert [(slot.id, slot.required, slot.high_concept) for slot in plain] == [
        ("oath", True, True),
        ("bond", True, False),
    ]
    own = over(trait=[{"id": "oath"}], aspect=[{"id": "bond", "required": False, "high_concept": True}]).aspects
    assert [(slot.id, slot.required, slot.high_concept) for slot in own] == [
        ("oath", True, False),
        ("bond", False, True),
    ]


def test_a_concept_fills_slots_without_a_list() -> None:
    """The slots for a concept are those not from a list; listed ones where there are no others."""
    own, listed = Slot("calling", high_concept=True), Slot("kin", high_concept=True, mode="list")
    packs = [changed(UNIVERSAL, aspects=slots) for slots in ((own, listed, Slot("debt")), (listed, Slot("debt")))]
    assert [concept_slots(pack) for pack in packs] == [(own,), (listed,)]


def test_a_pack_counts_loads_by_default() -> None:
    """Loads are counted by default; a pack may turn them off."""
    assert [over(gear=said).gear.load for said in ({}, {"load": True}, {"load": False})] == [True, True, False]


# ---- Levels that open ranks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("levels", [[0], [99], [0, 0], [0, 99], [1, 2, 3, 4]])
def test_rank_levels_rise_from_0_to_99(levels: list[int]) -> None:
    """Rank levels are one to four numbers from 0 to 99, none below the one before."""
    assert over(creation={"rank_levels": levels}).rank_levels == tuple(levels)


@pytest.mark.parametrize("levels", [[], [-1], [100], [True], ["5"], [5, 4], "5", {"first": 5}])
def test_faulty_rank_levels_are_refused(levels: Any) -> None:
    """An empty list, another type, a number out of range or out of order is refused."""
    assert wrong(creation={"rank_levels": levels}).key == "error-pack-type"


# ---- Ids, words and what is like them --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "sound"), [("a", True), ("a-1", True), ("A", False), ("a_b", False), ("ä", False), ("a b", False)]
)
def test_an_id_has_small_letters_digits_and_dashes(id: str, sound: bool) -> None:
    """An id has small letters, digits and dashes; others are refused."""
    if sound:
        assert id in over(talent=[{"id": id}]).talents
    else:
        assert wrong(talent=[{"id": id}]).key == "error-pack-id"


def test_a_name_falls_back_to_english_or_the_id() -> None:
    """A name is in English, or in the first language there is, or the id."""
    names = ({"en": "Grit", "pl": "Hart"}, {"pl": "Hart"}, "Plain", None)
    packs = [over(**talent(**({"name": name} if name else {}))) for name in names]
    assert [pack.talents["x"].trait.name for pack in packs] == ["Grit", "Hart", "Plain", "x"]


def test_missing_translations_are_reported() -> None:
    """A word in all three or in none in particular lacks nothing; one in two lacks the third."""
    three = {"en": "Grit", "pl": "Hart", "fr": "Cran"}
    assert missing_words(over(**talent(name=three))) == missing_words(over(**talent(name="Grit"))) == ()
    assert missing_words(over(**talent(name={"en": "Grit", "pl": "Hart"}))) == ("talent.x",)


def test_a_choices_perks_are_numbered_from_one() -> None:
    """The first perk of a choice has number one."""
    pack = over(**choice(perks=[{"name": "knots", "skill": "wits"}, {"name": "tides", "skill": "move"}]))
    assert [pack.text(f"perk.broad-{number}", "en") for number in (1, 2)] == ["knots", "tides"]
    [theme] = [slot for slot in pack.aspects if slot.theme]
    assert [(perk.id, perk.skill) for perk in theme.choices[0].perks] == [("knots", "wits"), ("tides", "move")]


# ---- What may be left open -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "draft"),
    [
        (talent(effects="todo"), True),
        (talent(requires="todo"), True),
        (feature(effects="todo"), True),
        ({"flaw": [{"id": "x", "effects": "todo"}]}, True),
        (talent(name="todo"), False),
        (rule(text="todo"), False),
        (item(properties="todo"), False),
        ({"trait": [{"id": "kin", "mode": "list"}]}, True),
        ({"trait": [{"id": "kin", "mode": "list+freeform"}]}, False),
        (choice(), False),
    ],
)
def test_open_effects_or_lists_make_a_draft(parts: dict[str, Any], draft: bool) -> None:
    """Open effects of a talent, feature or flaw, and an empty list, make a draft; open words do not."""
    assert read(**parts).is_draft is draft


# ---- Choices ---------------------------------------------------------------------------------------------------------


def test_a_choices_talents_need_known_skills() -> None:
    """A granted talent names a skill if it is for one; an unknown skill is refused."""
    [theme] = [slot for slot in over(**choice(talents=["focused/wits", "lucky"])).aspects if slot.theme]
    assert [(one.id, one.skill) for one in theme.choices[0].talents] == [("focused", "wits"), ("lucky", "")]
    for bad in ("focused", "focused/swimming", "lucky/swimming", "lucki"):
        assert wrong(**choice(talents=[bad])).key == "error-pack-unknown"


@pytest.mark.parametrize("package", ["x", ["x"], [[]], [["x"], []], 3])
def test_an_empty_package_is_refused(package: Any) -> None:
    """A package is a list of picks, and each pick has at least one item."""
    assert wrong(**choice(package=package), **item()).key == "error-pack-type"
    assert over(**choice(package=[["x"]]), **item()).aspects[0].choices[0].package == (("x",),)


@pytest.mark.parametrize(
    ("mode", "choices", "traits", "how"),
    [
        ("freeform", (), {}, "own"),
        ("list", ("guard",), {}, "wrong"),
        ("list", ("guard",), {"kin": "guard"}, "chosen"),
        ("list", (), {}, "own"),
        ("list+freeform", ("guard",), {}, "own"),
        ("list+freeform", ("guard",), {"kin": "guard"}, "chosen"),
    ],
)
def test_a_theme_is_filled_from_its_list_or_in_own_words(
    mode: Any, choices: tuple[str, ...], traits: dict[str, str], how: str
) -> None:
    """A theme is filled from the list, in own words, or wrongly; an empty list forbids nothing."""
    slot = Slot("kin", theme=True, mode=mode, choices=tuple([Choice(id) for id in choices]))
    assert how_filled({"traits": traits}, slot).value == how


def test_a_choices_ranks_must_be_on_the_sheet() -> None:
    """A rank that came with it is on the sheet, or the sheet is not done; a pick that was not made is open as well."""
    pack = over(
        **choice(ranks={"wits": 1}, package=[["x"]]), **item(), gear={"approach": ["packages"], "packages_by": "kin"}
    )

    def said(skills: dict[str, int], *package: str) -> list[tuple[str, bool]]:
        sheet = {"level": 1, "skills": skills, "traits": {"kin": "broad"}, "package": [*package]}
        return [(one.key, one.unfinished) for one in judged(sheet, pack)]

    assert said({"wits": 1}, "x") == []
    assert said({}, "x") == said({"wits": 0}, "x") == [("problem-nova6-granted", True)]
    assert said({"wits": 2}) == [("problem-nova6-pick", True)]
    assert said({"wits": 1}, "x", "x") == [("problem-nova6-package", False)]


@pytest.mark.parametrize(
    ("traits", "fields"),
    [
        ({"kin": "broad"}, []),
        ({"kin": "tall"}, ["traits.kin"]),
        ({"kin": 3}, ["traits.kin"]),
        ({"debt": "broad"}, ["traits"]),
        ("broad", ["traits"]),
    ],
)
def test_an_unknown_choice_is_reported_in_its_field(traits: Any, fields: list[str]) -> None:
    """The problem is in the theme's own field where it has a list, and else in that of all."""
    assert [one.field for one in unsound({"traits": traits}, over(**choice()))] == fields


def test_gear_must_be_the_packs_if_it_has_items() -> None:
    """Where a pack names no items, gear may have any name."""
    sheet = {"gear": [{"name": "a lamp", "item": "lamp"}, {"name": "a rope"}, "junk"]}
    assert [one.said for one in unsound(sheet, over(**item()))] == ["lamp"]
    assert [*unsound(sheet, over())] == []
    assert [one.key for one in unsound({"package": ["x", 3]}, over())] == ["problem-nova6-package"]
    assert [one.key for one in unsound({"package": "x"}, over())] == ["problem-nova6-package"]


# ---- Packs over packs ------------------------------------------------------------------------------------------------


def test_a_pack_inherits_from_its_base() -> None:
    """Words but not the name, gear, skills and tracks with all they say; what it says itself is its own."""
    below = read_pack(
        {
            "themepack": {"id": "low", "base": "universal", "name": "Low"},
            "gear": {"approach": ["money"], "slots": [{"id": "tool"}], "money_start": 9},
            **talent(name="Grit"),
            "track": [{"id": "physical", "per": 3, "types": ["cold"], "boxes": {"staggered": 0}}, {"id": "mental"}],
        },
        UNIVERSAL_FILE,
    )
    head = {"themepack": {"id": "high", "base": "low"}}
    plain = read_pack(head, below).pack
    assert (plain.text("talent.x", "en"), plain.text("pack.name", "en")) == ("Grit", "")
    assert (plain.gear.approach, plain.gear.slots, plain.gear.money) == (("money",), ("tool",), 9)
    own = read_pack({**head, "gear": {"approach": ["signature"], "slots": [{"id": "oath"}]}}, below).pack
    assert (own.gear.approach, own.gear.slots) == (("signature",), ("oath",))
    renamed = read_pack({**head, **talent(name="Nerve")}, below).pack
    assert renamed.text("talent.x", "en") == "Nerve"
    kept = read_pack({**head, "track": [{"id": "physical", "inherit": True}, {"id": "mental"}]}, below).pack.tracks
    assert [(plan.per, plan.types, plan.boxes) for plan in kept] == [(3, ("cold",), (3, 0, 1)), (2, (), (3, 2, 1))]
    again = {"id": "physical", "inherit": True, "types": ["heat"], "per": 1}
    assert read_pack({**head, "track": [again, {"id": "mental"}]}, below).pack.tracks[0].types == ("heat",)


def test_a_track_without_its_skill_is_reported() -> None:
    """A pack without Resolve does not lengthen the mental track, and the author is told."""
    without = wrong(skills={"list": ["fight", "interact", "move", "physique", "wits"]})
    assert (without.key, without.path) == ("error-pack-role", ("track",))
    assert (without.values["role"], without.values["value"]) == ("mental (skill)", "resolve")
    gone = wrong(**track(boxes={"incapacitated": 0}))
    assert (gone.values["value"], gone.values["least"], gone.values["most"]) == (0, 1, 9)


def test_numeric_options_of_a_pack_range_from_0_to_99() -> None:
    """Values from 0 to 99 are read, as far as the option itself allows."""
    assert read(options={"start-level": 0}).options == {"start-level": "0"}
    assert wrong(options={"start-level": 100}).key == "error-pack-number"
    assert wrong(options={"start-level": -1}).key == "error-pack-number"


# ---- Skills ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "physical"),
    [
        ("core", ("fight", "move", "physique")),
        ("approaches", ("forceful", "quick", "sneaky")),
        ("classic-fantasy", ("strength", "dexterity", "constitution")),
        ("saturday-cartoon", ("physique", "zip")),
    ],
)
def test_ready_skill_lists_name_their_physical_skills(preset: str, physical: tuple[str, ...]) -> None:
    """Each ready list says which of its skills are; the others are of the mind."""
    pack = over(skills={"preset": preset})
    assert pack.physical == physical
    assert pack.same_class(physical[0]) == physical
    assert {*pack.same_class(pack.skills[-1]), *pack.same_class(pack.skills[0])} <= {*pack.skills}


def test_a_replacing_skill_takes_the_opposition_of_the_replaced() -> None:
    """The pack's own row counts, else that of the replaced skill, else skills of the same class."""
    new = {"id": "song", "class": "mental", "like": ["interact"], "opposing": {"attack": ["wits"]}}
    pack = over(skills={"new": [new, {"id": "luck", "class": "mental"}]})
    table = {(one.skill, one.action): one for one in pack.against}
    book = {action: OPPOSING["interact", action] for action in ("overcome", "create-advantage")}
    assert table["song", "attack"].skills == ("wits",)
    for action, row in book.items():
        own = table["song", action]
        assert {*own.skills} - {"song"} == {*row.skills}
        assert (own.by, own.often_nobody) == (row.by[0].actions[0], row.often_nobody)
    everybody = {**new, "opposing": {"attack": [*UNIVERSAL.skills, "song"]}}
    stated = {(one.skill, one.action): one.skills for one in over(skills={"new": [everybody]}).against}
    assert stated["song", "attack"] == (*UNIVERSAL.skills, "song")
    assert table["luck", "attack"].skills == ("interact", "resolve", "wits", "song", "luck")
    assert over().against == ()


def test_a_role_may_be_none_any_or_a_skill() -> None:
    """`none` is no skill, `any` whichever fits, and else it is a skill that there is."""
    roles = {"initiative": "wits", "dodge": "none", "aim": "any"}
    bound = dict(over(skills={"roles": roles}).roles)
    assert (bound["initiative"], bound["dodge"], bound["aim"], bound["melee"]) == ("wits", "", "any", "fight")


# ---- Talents of the book in another pack -----------------------------------------------------------------------------


def test_talents_follow_the_packs_skills() -> None:
    """A talent for a replaced skill is for the new one; without a place it is dropped."""
    four = over(skills={"preset": "saturday-cartoon"})
    frail = four.flaws["frail"].trait.gives
    assert [(one.what, one.skill) for one in frail] == [("dice", "physique"), ("no-ranks", "physique")]
    danger = four.talents["danger-sense"].trait.gives
    assert [(one.what, one.skill) for one in danger] == [("ignores-advantage", ""), ("moves-on-reaction", "zip")]
    renamed = over(track=[{"id": "body", "types": ["physical"]}, {"id": "mental"}], talents={"core": "all"})
    for pack, id in ((four, "physical"), (renamed, "body")):
        assert [one.of for one in pack.talents["tough"].trait.gives if one.what == "boxes"] == [id]
    grit = {"new": [{"id": "grit", "like": ["fight"]}], "list": ["grit"], "roles": dict.fromkeys(CORE, "none")}
    lost = over(skills=grit, track=[{"id": "physical"}, {"id": "mental"}])
    assert [one.what for one in lost.talents["danger-sense"].trait.gives] == ["ignores-advantage"]


# ---- Worlds ----------------------------------------------------------------------------------------------------------


def test_a_world_is_shown_in_the_readers_language() -> None:
    """Texts are in the reader's language or as written; issues have a time, mysteries are the GM's."""
    world = read(
        setting={
            "world": {"en": "Marshes", "pl": "Bagna"},
            "issues": [{"text": "THE FLOOD", "kind": "impending"}, {"text": "THE TOLL"}],
            "people": [{"name": {"en": "Reed", "pl": "Trzcina"}}],
            "mysteries": [{"name": "Who rings?"}],
        }
    ).world
    told = {lang: world.told(lang) for lang in ("en", "pl", "fr")}
    assert [told[lang].world for lang in told] == ["Marshes", "Bagna", "Marshes"]  # type: ignore[union-attr]
    polish = told["pl"]
    assert polish is not None
    assert [(entry.kind, entry.name, entry.when, entry.known) for entry in polish.entries] == [
        ("issue", "THE FLOOD", "impending", True),
        ("issue", "THE TOLL", "current", True),
        ("person", "Trzcina", "", True),
        ("mystery", "Who rings?", "", False),
    ]
    assert read().world.told("en") is None


# ---- A part that says nothing, in a file and in code -----------------------------------------------------------------


def test_a_part_with_only_an_id_has_the_defaults() -> None:
    """A part read from an id alone equals the record built with that id alone."""
    assert over(**rule()).special == (Special("x"),)
    assert over(**item()).items == (Item("x"),)
    assert over(**choice()).aspects[0].choices == (Choice("broad", "broad"),)
    own = over(**feature()).features
    assert own == (Feature(own[0].trait),)
    kept = over(**talent()).talents["x"]
    assert kept == Kept(kept.trait)
    assert over(**track()).tracks == (TrackPlan("physical"), TrackPlan("mental"))
    assert over().gear == Gear() == Gear(("signature",), (), "", 0, True)
    luck = over(skills={"new": [{"id": "luck", "class": "mental"}]})
    mental = ("interact", "resolve", "wits", "luck")
    assert Against("luck", "attack", mental) in luck.against
    plain = over()
    assert (plain.refresh, plain.first_advances, plain.rank_levels, plain.start_level) == (3, 6, (0, 5, 10, 15), 1)
    assert [(slot.id, slot.theme, slot.high_concept, slot.required) for slot in plain.aspects] == [
        ("high-concept", True, True, True),
        ("background", False, False, True),
        ("motivation", False, False, True),
        ("trouble", False, False, True),
    ]
