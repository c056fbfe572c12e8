"""NOVA6 themepacks: the parts of a pack, and their effect on sheets and tables."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from click.testing import CliRunner

from moothall import packs
from moothall.cli import moothall
from moothall.cli.pack import summary
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.creation.advances import spent, ticks, traits_of
from moothall.rulesets.nova6.creation.bundles import advances_moved
from moothall.rulesets.nova6.creation.pack_legality import coins_left, how_filled
from moothall.rulesets.nova6.creation.steps import aspects_of, derived
from moothall.rulesets.nova6.credits import CREDIT, claimed_in, mixed
from moothall.rulesets.nova6.modifiers.opposing_skills import opposing
from moothall.rulesets.nova6.pack_files.reading import PackFile
from moothall.rulesets.nova6.pack_files.skills import PRESETS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, signature_slots
from moothall.rulesets.nova6.questions import Broadly, Heroes, Issue, Issues, Sketches
from moothall.rulesets.nova6.sheet import belongings, check_sheet, new_sheet, to_character
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.words import ACTIONS
from moothall.speech import voice
from tests.books.nova6.support.sheets import petra, progress, shown
from tests.books.nova6.support.stage import act_out, hero, table, weapon
from tests.books.support.examples import example
from tests.support import places
from tests.support.citing import cited, refused

pytestmark = pytest.mark.slow

ROOT = places.ROOT
HEAD = '[themepack]\nid = "test"\nbase = "universal"\n'


def read(text: str, head: str = HEAD) -> PackFile:
    """A pack from a text."""
    found: PackFile = packs.read("test.toml", head + text).said
    return found


def over(text: str) -> Pack:
    return read(text).pack


def shipped(id: str) -> Pack:
    pack: Pack = packs.load(id).said.pack
    return pack


def warden(**more: Any) -> dict[str, Any]:
    """A shieldhand of the march, level 1."""
    sheet = new_sheet(
        "Aldis", pack=shipped("hearthmarch"),
        aspects={"kin": "K", "calling": "C", "bond": "B", "trouble": "T"},
        traits={"kin": "hearthborn", "calling": "shieldhand"},
        package=["march-sword", "round-shield", "mail-coat"],
    )  # fmt: skip
    return sheet | {"skills": sheet["skills"] | {"arms": 1, "brawn": 1}} | more


def keys(sheet: dict[str, Any], pack: Pack) -> list[tuple[str, str]]:
    """The problems and gaps of a sheet, by key and rule, without mere advice."""
    return [(one.key, one.cite) for one in cited(check_sheet(sheet, pack=pack)) if not one.warning]


# ---- What a pack is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.themepack.parts")
def test_a_pack_without_a_base_needs_every_part() -> None:
    """A pack without tracks and base is refused; over the universal pack tracks are inherited."""
    alone = '[themepack]\nid = "test"\n[[trait]]\nid = "x"\n[skills]\npreset = "core"\n'
    with refused("nova6.themepack.parts"):
        read("", alone)
    assert over("").tracks == UNIVERSAL.tracks
    whole = read('[[track]]\nid = "physical"\n[[track]]\nid = "mental"\n', alone).pack
    assert [plan.id for plan in whole.tracks] == ["physical", "mental"]


@pytest.mark.rule("nova6.themepack.universal")
def test_the_universal_pack_is_always_there() -> None:
    """The universal pack is found by its id, and is the first choice of a new game."""
    assert packs.load("universal").said.pack is UNIVERSAL
    script = act_out(nova6.create_game.open((shipped("lowtide"),)), table()).gm(Heroes()).gm(Broadly()).gm("between")
    script.gm(Issues((Issue("RAIN"),))).gm(Sketches())
    assert script.gm("universal").end().state.pack is None


@pytest.mark.rule("nova6.themepack.trait")
def test_a_pack_needs_a_theme() -> None:
    """No theme at all is refused; one is enough."""
    with refused("nova6.themepack.trait"):
        read(HEAD, "trait = []\n")
    assert [slot.id for slot in over('[[trait]]\nid = "oath"\n').aspects if slot.theme] == ["oath"]


@pytest.mark.rule("nova6.themepack.trait-universal")
def test_the_universal_theme_takes_any_words() -> None:
    """The one theme is the high concept, in any words."""
    [theme] = [slot for slot in UNIVERSAL.aspects if slot.theme]
    assert (theme.id, cited(how_filled(petra(), theme)).value) == ("high-concept", "own")
    assert not keys(petra(aspects=petra()["aspects"] | {"high-concept": "ANYTHING AT ALL"}), UNIVERSAL)


@pytest.mark.rule("nova6.themepack.trait-mode")
@pytest.mark.parametrize(
    ("mode", "traits", "expected"),
    [
        ("list", {}, "problem-nova6-own-words"),
        ("list", {"class": "guard"}, None),
        ("list", {"class": "poet"}, "problem-nova6-choice"),
        ("list+freeform", {}, None),
        ("list+freeform", {"class": "guard"}, None),
    ],
)
def test_a_theme_takes_a_list_or_own_words(mode: str, traits: dict[str, str], expected: str | None) -> None:
    """Where only the list counts own words are refused; otherwise they are as good as the list."""
    pack = over(f'[[trait]]\nid = "class"\nmode = "{mode}"\noption = [{{ id = "guard" }}]\n')
    sheet = petra(pack="test", traits=traits, aspects=petra()["aspects"] | {"class": "MY OWN"})
    sheet["aspects"].pop("high-concept")
    cited(how_filled(sheet, pack.aspects[0]))
    assert [key for key, cite in keys(sheet, pack) if cite == "nova6.themepack.trait-mode"] == [
        key for key in [expected] if key
    ]


@pytest.mark.rule("nova6.themepack.trait-count")
@pytest.mark.parametrize(("count", "advised"), [(1, False), (2, False), (3, True)])
def test_three_themes_bring_advice(count: int, advised: bool) -> None:
    """Three themes are accepted, and the author gets advice."""
    found = read("".join(f'[[trait]]\nid = "t{number}"\n' for number in range(count)))
    told = [one.key for one in cited(found.advice)]
    assert ("advice-pack-traits" in told) is advised
    cited(read("".join(f'[[trait]]\nid = "t{number}"\n' for number in range(3))).advice)


BROAD = (
    '[[trait]]\nid = "kin"\nmode = "list"\n[[trait.option]]\nid = "broad"\nranks = {{ physique = 1 }}\n'
    "advances_delta = {delta}\n"
)


@pytest.mark.rule("nova6.themepack.trait-bundle")
def test_a_choices_grants_cost_no_advances() -> None:
    """A rank, a talent, a feature, a flaw and a perk come with choices, and no advance is spent on them."""
    pack = over(BROAD.format(delta=0))
    sheet = new_sheet("Oda", pack=pack, traits={"kin": "broad"}, skills={"physique": 1})
    assert (ticks(sheet, pack).ticked, [one.of for one in cited(spent(sheet, pack))]) == (0, ["physique"])
    assert ticks(sheet | {"skills": {"physique": 2}}, pack).ticked == 1
    short = new_sheet("Oda", pack=pack, traits={"kin": "broad"})
    assert ("problem-nova6-granted", "nova6.themepack.trait-bundle") in keys(short, pack)
    march, low = shipped("hearthmarch"), shipped("lowtide")
    assert [trait.id for trait in traits_of(warden(traits={"kin": "giantkin"}), march)] == ["tough"]
    dusk = traits_of(warden(traits={"kin": "duskling"}), march)
    assert [trait.id for trait in dusk] == ["night-eyes", "cold-iron-iron"]
    assert [perk.name for perk in to_character(warden(), "x", "x", march).perks] == ["neighbours"]
    fixer = new_sheet("Mina", pack=low, traits={"profession": "fixer"}, talents=[{"id": "well-connected"}])
    assert ("problem-nova6-repeated", "nova6.talent.take-once") in keys(fixer, low)


@pytest.mark.rule("nova6.themepack.trait-bundle-balance")
def test_a_choice_may_cost_an_advance() -> None:
    """One advance fewer: at level 1 there are six; without a choice seven."""
    pack = over(BROAD.format(delta=-1))
    chosen = new_sheet("Oda", pack=pack, traits={"kin": "broad"}, skills={"physique": 1})
    assert [one.amount for one in cited(advances_moved(chosen, pack))] == [-1]
    assert (ticks(chosen, pack).of, ticks(new_sheet("Oda", pack=pack), pack).of) == (6, 7)
    assert derived(chosen, pack).advances == 6


@pytest.mark.rule("nova6.themepack.aspects")
def test_the_sheet_asks_for_the_packs_aspects() -> None:
    """Alignment in the place of motivation; a sheet without it is not done, and one that need not have it is."""
    text = '[[aspect]]\nid = "background"\n[[aspect]]\nid = "alignment"\n[[aspect]]\nid = "trouble"\n'
    pack = over(text)
    sheet = new_sheet("Oda", pack=pack, aspects={"high-concept": "A", "alignment": "LAW, MOSTLY"})
    assert [*new_sheet("Oda", pack=pack)["aspects"]] == ["high-concept", "background", "alignment", "trouble"]
    assert [one.id for one in cited(aspects_of(sheet, pack))] == ["high-concept", "alignment"]
    missing = {one.said for one in check_sheet(sheet, pack=pack) if one.key == "problem-nova6-aspect-missing"}
    assert missing == {"background", "trouble"}
    easy = over('[[aspect]]\nid = "trouble"\nrequired = false\n')
    sheet = new_sheet("Oda", pack=easy, aspects={"high-concept": "A"})
    assert not [one for one in check_sheet(sheet, pack=easy) if one.key == "problem-nova6-aspect-missing"]


@pytest.mark.rule("nova6.themepack.skills")
def test_tests_and_opposition_use_the_packs_skills() -> None:
    """Four skills: four can be bought, four are offered to the GM, and only they oppose."""
    pack = over('[skills]\npreset = "saturday-cartoon"\n')
    at = table(hero("ilse", skills=(("zip", 2),)), pack=pack)
    assert pack.skills == ("chutzpah", "physique", "smarts", "zip")
    for skill in pack.skills:
        for action in ACTIONS:
            against = cited(opposing(skill, action, table=at))
            assert against and {one.id for one in against} <= {*pack.skills}
    script = act_out(nova6.act.open("ilse", "run", "zip", "overcome"), at)
    assert {one.id for one in script.asked().skills()} == {*pack.skills}
    assert script.judged().asked().pool.net == 2
    script.stop()


@pytest.mark.rule("nova6.themepack.talents")
def test_core_talents_are_in_every_pack_by_default() -> None:
    """All core talents are in a pack by default, none or some if it says; its own stand beside them."""
    own = '[[talent]]\nid = "spark"\neffects = [{ effect = "dice", skill = "wits" }]\n'
    pack = over(own)
    assert {*CORE_TALENTS} < {*pack.talents} and cited(pack.talents["spark"].trait).gives[0].skill == "wits"
    assert [*over('[talents]\ncore = "none"\n' + own).talents] == ["spark"]
    assert [*over('[talents]\ncore = ["lucky", "tough"]\n').talents] == ["lucky", "tough"]


@pytest.mark.rule("nova6.themepack.talents")
def test_a_talent_may_require_talents_levels_and_choices() -> None:
    """Another talent, a level, a choice: without it the talent is refused, and dear ones cost more."""
    march = shipped("hearthmarch")

    def found(level: int, *talents: str, calling: str = "shieldhand") -> list[str]:
        sheet = warden(level=level, talents=[{"id": id} for id in talents])
        sheet["traits"] = {"kin": "hearthborn", "calling": calling}
        cited(march.talents["second-flame"].trait)
        return [key for key, _ in keys(sheet, march) if key.startswith(("problem-nova6-talent", "problem-nova6-req"))]

    assert found(3, "first-spark", "second-flame") == []
    assert found(3, "second-flame") == ["problem-nova6-requires"]
    assert found(2, "first-spark", "second-flame") == ["problem-nova6-talent-level"]
    assert found(1, "golden-tongue") == ["problem-nova6-talent-choice"]
    assert found(1, "golden-tongue", calling="lay-singer") == []
    dear = over('[[talent]]\nid = "dear"\ncost = 3\n')
    assert ticks(new_sheet("Oda", pack=dear, talents=[{"id": "dear"}]), dear).ticked == 3


@pytest.mark.rule("nova6.themepack.features")
def test_the_packs_features_have_their_prices() -> None:
    """One that is free costs two and asks nobody; one that is not needs the GM's word; one unknown is refused."""
    march = shipped("hearthmarch")
    assert cited(march.feature("birch-step").trait).kind == "feature"  # type: ignore[union-attr]
    assert "birch-step" not in march.talents
    free = warden(features=[{"id": "birch-step"}])
    assert ticks(free, march).ticked == ticks(warden(), march).ticked + 2
    assert keys(free, march) == keys(warden(), march)
    asked = warden(features=[{"id": "hearth-blessing"}])
    assert ("problem-nova6-not-permitted", "nova6.character.cost-feature") in keys(asked, march)
    allowed = warden(features=[{"id": "hearth-blessing", "permitted": True}])
    assert keys(allowed, march) == keys(warden(), march)
    assert ("problem-nova6-feature", "nova6.themepack.features") in keys(warden(features=[{"id": "wings"}]), march)


# ---- Gear ------------------------------------------------------------------------------------------------------------

SHOP = (
    '[gear]\napproach = ["money"]\nmoney_start = 100\n'
    '[[item]]\nid = "boat"\nprice = 60\n[[item]]\nid = "oar"\nprice = 40\n'
)


@pytest.mark.rule("nova6.themepack.gear-money")
def test_purchases_are_paid_from_the_starting_money() -> None:
    """A hundred coins buy a boat and an oar, and not two boats."""
    pack = over(SHOP)

    def bought(*items: str) -> dict[str, Any]:
        return new_sheet("Oda", pack=pack, gear=[{"name": id, "item": id} for id in items])

    assert [coins_left(bought(*some), pack) for some in ((), ("boat",), ("boat", "oar"))] == [100, 40, 0]
    over_by = [one.said for one in cited(check_sheet(bought("boat", "boat"), pack=pack)) if "money" in one.key]
    assert over_by == ["20"]
    assert not [key for key, _ in keys(bought("boat", "oar"), pack) if "money" in key]
    assert ("problem-nova6-no-item", "nova6.themepack.gear-packages") in keys(bought("plane"), pack)


@pytest.mark.rule("nova6.themepack.gear-packages")
def test_a_package_takes_one_of_each_pick() -> None:
    """A missing pick is open, one too many is refused; at the table the picks are owned."""
    text = (
        '[[item]]\nid = "sword"\nkind = "damage"\nrating = 4\n[[item]]\nid = "axe"\n[[item]]\nid = "mail"\n'
        '[[trait]]\nid = "role"\nmode = "list"\noption = [{ id = "w", package = [["sword", "axe"], ["mail"]] }]\n'
        '[gear]\napproach = ["packages"]\npackages_by = "role"\n'
    )
    pack = over(text)

    def found(*package: str) -> list[tuple[str, str]]:
        sheet = new_sheet("Oda", pack=pack, traits={"role": "w"}, package=[*package])
        return [one for one in keys(sheet, pack) if one[1] == "nova6.themepack.gear-packages"]

    assert found("sword", "mail") == []
    assert [key for key, _ in found("mail")] == ["problem-nova6-pick"]
    assert [key for key, _ in found("sword", "axe", "mail")] == ["problem-nova6-package"]
    own = belongings(new_sheet("Oda", pack=pack, package=["sword", "mail"]), "oda", pack)
    assert [(one.id, one.kind, one.rating, one.skill) for one in own] == [
        ("oda-sword", "damage", 4, "fight"),
        ("oda-mail", "asset", 0, ""),
    ]


@pytest.mark.rule("nova6.themepack.gear-signature")
def test_the_universal_pack_has_four_signature_slots() -> None:
    """There are four slots, one for each aspect; a pack may name others."""
    assert UNIVERSAL.gear.approach == ("signature",)
    assert [one.id for one in cited(signature_slots(UNIVERSAL))] == [slot.id for slot in UNIVERSAL.aspects]
    assert [one.id for one in signature_slots(shipped("lowtide"))] == ["tool", "keepsake", "contact"]


@pytest.mark.rule("nova6.themepack.gear-combined")
def test_a_pack_may_give_a_package_and_coins() -> None:
    """In Hearthmarch the calling brings a package, and thirty pennies are left to spend."""
    march = shipped("hearthmarch")
    assert march.gear.approach == ("packages", "money") and coins_left(warden(), march) == 30
    assert ("problem-nova6-pick", "nova6.themepack.gear-combined") in keys(warden(package=[]), march)
    dear = warden(gear=[{"name": "a bow", "item": "yew-bow"}, {"name": "a knife", "item": "long-knife"}])
    assert ("problem-nova6-money", "nova6.themepack.gear-money") in keys(dear, march)


# ---- Tracks, rules, steps --------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.themepack.tracks")
def test_a_third_track_is_on_every_sheet() -> None:
    """Reputation, lengthened by its skill, with its own thresholds, on the sheet and at the table."""
    text = '[[track]]\nid = "{0}"\ninherit = true\n'
    pack = over(
        text.format("physical") + text.format("mental") + '[[track]]\nid = "name"\nskill = "interact"\nstaggered = 3\n'
    )
    sheet = petra(pack="test")
    line = next(one for one in derived(sheet, pack).tracks if one.id == "name")
    assert (cited(line.why) and line.boxes, line.staggered) == ((3, 2, 2), 3)
    tracks = [at.removeprefix("boxes.") for at in shown(sheet, pack) if at.startswith("boxes.")]
    assert tracks == ["physical", "mental", "name"]
    assert [track.id for track in to_character(sheet, "x", "x", pack).tracks] == ["physical", "mental", "name"]


@pytest.mark.rule("nova6.themepack.tracks-few")
@pytest.mark.parametrize("count", [3, 4])
def test_four_tracks_bring_advice(count: int) -> None:
    """Four tracks are accepted, and the author gets advice."""
    ids = ("physical", "mental", "name", "purse")

    def found(some: int) -> PackFile:
        return read("".join(f'[[track]]\nid = "{id}"\n' for id in ids[:some]))

    assert (len(found(count).pack.tracks), len(found(count).advice)) == (count, int(count == 4))
    assert [one.key for one in cited(found(4).advice)] == ["advice-pack-tracks"]


@pytest.mark.rule("nova6.themepack.tracks-default")
def test_a_track_has_three_two_one_boxes_by_default() -> None:
    """A track that names only its staggered boxes keeps the defaults for the others."""
    tracks = '[[track]]\nid = "physical"\n[[track]]\nid = "mental"\nboxes = { staggered = 4 }\n[[track]]\nid = "name"\n'
    pack = over(tracks)
    assert [plan.boxes for plan in pack.tracks] == [(3, 2, 1), (3, 4, 1), (3, 2, 1)]
    name = derived(petra(pack="test"), pack).tracks[2]
    assert cited(name.why) and name.boxes == (3, 2, 1)


@pytest.mark.rule("nova6.themepack.special-rules")
def test_special_rules_are_listed_and_tested() -> None:
    """Each has title and text; the cold is tested by all and hurts those who fail; hardened ones skip."""
    march = shipped("hearthmarch")
    told = summary(march, voice("en", "nova6"), "en")["special"]
    assert [line.partition(": ")[0] for line in told] == [
        "The long cold",
        "Asking too much",
        "Places behind the birches",
    ]
    assert all(line.partition(": ")[2] for line in told)
    plain, hardy = (changed(hero(id), tracks=to_character(warden(), id, id, march).tracks) for id in ("ilse", "bram"))
    hardy = changed(hardy, traits=(march.talents["road-wise"].trait,))
    start = table(plain, hardy, pack=march)
    first = act_out(nova6.special_rule.open("long-cold"), start).plainly_through(1)
    assert ([len(faces) for _, faces in first.dice], first.state.is_marked("spared", "bram", "long-cold")) == (
        [4],
        True,
    )
    assert [box.filled for box in first.who("ilse").track("physical").boxes][:1] == ["S"]
    second = act_out(nova6.special_rule.open("long-cold"), first.state).plainly_through(1)
    assert (len(second.dice), second.state.is_marked("spared", "bram", "long-cold")) == (2, False)
    strain = act_out(nova6.special_rule.open("overreach", ("ilse",)), start).plainly_through(1)
    assert any(box.filled for box in strain.who("ilse").track("strain").boxes)
    tagged = act_out(nova6.special_rule.open("birch-places", zone="wood"), start).end()
    assert [(one.name, one.owner) for one in tagged.state.effects] == [("Places behind the birches", "wood")]
    reminder = act_out(nova6.special_rule.open("clues"), table(plain, pack=shipped("lowtide"))).end()
    assert reminder.dice == []
    with refused("nova6.themepack.special-rules"):
        act_out(nova6.special_rule.open("heat"), start)


@pytest.mark.rule("nova6.themepack.creation-rules")
def test_steps_are_replaced_by_number() -> None:
    """Hearthmarch has its own steps 1, 4 and 7; the book's fields in them are still asked for."""
    march = shipped("hearthmarch")
    own = [step.number for step in cited(march.steps) if step.cite == "nova6.themepack.creation-rules"]
    assert (own, [step.number for step in march.steps]) == ([1, 4, 7], [*range(1, 9)])
    assert march.text("step.1", "pl") == "Ród, powołanie, więź i kłopot"
    marks = {step.id: mark for step, mark in progress(warden(traits={}), pack=march).steps}
    assert (marks["aspects"], marks["name"]) == ("open", "done")
    other = over("[creation]\nadvances = 8\nrefresh = 2\nrank_levels = [0, 2]\nstart_level = 2\n")
    sheet = new_sheet("Oda", pack=other, level=2, skills={"wits": 2})
    assert (ticks(sheet, other).of, derived(sheet, other).refresh, other.start_level) == (10, 2, 2)
    assert not [key for key, _ in keys(sheet, other) if key == "problem-nova6-cap"]
    assert [key for key, _ in keys(sheet | {"level": 1}, other) if key == "problem-nova6-cap"]


# ---- Lists that are ready --------------------------------------------------------------------------------------------


def preset(name: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """The skills and the roles of a list that is ready."""
    found = read(f'[skills]\npreset = "{name}"\n')
    assert cited(found.skills).cite == PRESETS[name].cite
    return found.pack.skills, dict(found.pack.roles)


@pytest.mark.rule("nova6.skilllist.core")
def test_the_core_preset_has_six_skills_and_roles() -> None:
    """The core preset has six skills with the book's roles."""
    skills, roles = preset("core")
    assert (skills, roles) == (UNIVERSAL.skills, dict(UNIVERSAL.roles))


@pytest.mark.rule("nova6.skilllist.approaches")
def test_the_approaches_preset_binds_only_the_body() -> None:
    """Six ways; only what the body bears is bound, to Forceful, and everything else is chosen each time."""
    skills, roles = preset("approaches")
    assert skills == ("careful", "clever", "flashy", "forceful", "quick", "sneaky")
    assert roles["initiative"] == "" and roles["dodge"] == "any"
    assert {role: skill for role, skill in roles.items() if skill not in ("", "any")} == {
        "endurance": "forceful",
        "carrying": "forceful",
        "gear-minimum": "forceful",
    }
    pack = over('[skills]\npreset = "approaches"\n')
    assert {plan.id: plan.skill for plan in pack.tracks} == {"physical": "forceful", "mental": "careful"}
    broken = weapon("ilse", "saw", 2, Property("repairable"), marks=("broken",))
    script = act_out(nova6.mend.open("ilse", "saw"), table(hero("ilse", skills=(("clever", 2),)), broken, pack=pack))
    assert [option.id for option in cited(script.asks("ilse", "nova6/which-skill").asked().options())] == list(skills)
    assert script.says("ilse", "clever").judged().asked().pool.net == 2
    script.stop()


@pytest.mark.rule("nova6.skilllist.classic-fantasy")
def test_the_six_attributes_preset_binds_its_roles() -> None:
    """Strength strikes and carries, Dexterity shoots and moves, Constitution lasts, and so on."""
    skills, roles = preset("classic-fantasy")
    assert skills == ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
    assert roles == {
        "initiative": "", "melee": "strength", "ranged": "dexterity", "indirect": "wisdom", "social": "charisma",
        "dodge": "dexterity", "movement": "dexterity", "stealth": "dexterity", "endurance": "constitution",
        "carrying": "strength", "gear-minimum": "strength", "survival": "wisdom", "aim": "wisdom",
        "craft": "intelligence", "notice": "wisdom",
    }  # fmt: skip
    tracks = {plan.id: plan.skill for plan in over('[skills]\npreset = "classic-fantasy"\n').tracks}
    assert tracks == {"physical": "constitution", "mental": "wisdom"}


@pytest.mark.rule("nova6.skilllist.saturday-cartoon")
def test_the_four_skills_preset_binds_its_roles() -> None:
    """Physique strikes and lasts, Zip moves and shoots, Smarts thinks, Chutzpah talks and holds on."""
    skills, roles = preset("saturday-cartoon")
    assert skills == ("chutzpah", "physique", "smarts", "zip")
    assert (roles["melee"], roles["ranged"], roles["dodge"], roles["endurance"], roles["social"], roles["notice"]) == (
        "physique",
        "zip",
        "zip",
        "physique",
        "chutzpah",
        "smarts",
    )
    tracks = {plan.id: plan.skill for plan in over('[skills]\npreset = "saturday-cartoon"\n').tracks}
    assert tracks == {"physical": "physique", "mental": "chutzpah"}


# ---- Examples --------------------------------------------------------------------------------------------------------


@example("nova6.ex.pack")
def test_a_pack_with_gaps_lists_them() -> None:
    """Four aspects, seven skills, three tracks, three steps of its own, every gap listed; born in ash is a box more."""
    found: PackFile = packs.load("tests/data/packs/ashfields.toml").said
    pack = found.pack
    assert (len(pack.aspects), len(pack.skills), len(pack.tracks)) == (4, 7, 3)
    assert [step.number for step in pack.steps if step.cite == "nova6.themepack.creation-rules"] == [1, 4, 7]
    assert found.is_draft and len(pack.todo) == 15
    sheet = new_sheet("Orm", pack=pack, talents=[{"id": "born-in-ash"}])
    assert next(one.boxes for one in derived(sheet, pack).tracks if one.id == "thirst") == (3, 2, 2)


@example("nova6.ex.package")
def test_each_pick_of_a_shieldhands_package_is_legal() -> None:
    """Each of the eight ways through three picks of two is legal."""
    march = shipped("hearthmarch")
    picks = march.aspects[1].choices[0].package
    ways = [[*way] for way in product(*picks)]
    assert (len(picks), len(ways)) == (3, 8)
    assert all(keys(warden(package=way), march) == [] for way in ways)


@example("nova6.ex.bundle")
def test_a_granted_rank_adds_no_box() -> None:
    """Six advances at level 1, the rank shown as granted, and no box more for one rank."""
    pack = over(BROAD.format(delta=-1))
    sheet = new_sheet("Oda", pack=pack, traits={"kin": "broad"}, skills={"physique": 1})
    assert (ticks(sheet, pack).of, [one.what for one in spent(sheet, pack)]) == (6, ["granted-rank"])
    assert derived(sheet, pack).tracks[0].boxes == (3, 2, 1)


# ---- Licence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.licence.ogl")
def test_notice_names_the_book_publisher_and_licence() -> None:
    """All three stand in NOTICE, in the part about NOVA6, and below each pack that is shown."""
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    credit = cited(CREDIT)
    about = notice[notice.index(credit.source) :].split("\n\n")[0]
    said = " ".join(about.split())
    assert credit.publisher in said and credit.licence in said and "1.0a" in said
    shown = CliRunner().invoke(moothall, ["pack", "show", "lowtide", "--lang", "en"]).output.splitlines()[-1]
    assert all(word in shown for word in (*credit[:3], credit.cite))


@pytest.mark.rule("nova6.licence.product-identity")
def test_shipped_texts_hold_no_claimed_names() -> None:
    """No text of the book's folder and no pack holds a claimed name; a pack that does is told so."""
    texts = [*(ROOT / "src/moothall/rulesets/nova6/texts").rglob("*.ftl"), *(ROOT / "packs").glob("*.toml")]
    assert len(texts) > 50
    assert [path.name for path in texts if [*claimed_in(path.read_text(encoding="utf-8"))]] == []
    planted = "".join(chr(ord(letter) - 1) for letter in "uibshvt")
    [found] = cited([*claimed_in(f"Old {planted.title()} of the Hill")])
    assert found.name == planted and mixed(planted) != mixed("thorgus")
    assert [one.key for one in read(f'[[talent]]\nid = "x"\nname = "{planted}"\n').advice] == ["advice-pack-names"]
