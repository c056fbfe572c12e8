"""NOVA6 pack files: valid ones are read, and each error is one sentence with file and line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import packs
from moothall.errors import MoothallError, Unclear
from moothall.packs.lines import line_at, lines_of
from moothall.rulesets.nova6.options import names as option_names
from moothall.rulesets.nova6.pack_files.parts import Wrong
from moothall.rulesets.nova6.pack_files.reading import UNIVERSAL_FILE, PackFile, missing_words, read_pack
from moothall.rulesets.nova6.packs.pack import UNIVERSAL
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.speech import LANGUAGES, sentence
from tests.support import places
from tests.support.soaking import tries

ASHFIELDS = places.DATA / "packs" / "ashfields.toml"
HEAD = '[themepack]\nid = "test"\nbase = "universal"\n'


def said(text: str, head: str = HEAD) -> PackFile:
    """A pack from a text."""
    found: PackFile = packs.read("test.toml", head + text).said
    return found


def wrong(text: str, head: str = HEAD) -> MoothallError:
    """The error of a pack's text, which must read well in every language and name its file."""
    with pytest.raises(Unclear) as refused:
        said(text, head)
    for lang in LANGUAGES:
        told = sentence(refused.value, lang)
        assert told.startswith("test.toml") and told.endswith(".") and "\n" not in told
    return refused.value


def at(error: MoothallError) -> tuple[str, int]:
    """The key of an error and its line."""
    return error.key, error.values["line"]


# ---- Lines ----------------------------------------------------------------------------------------------------------


def test_every_key_has_its_line() -> None:
    """Tables, lists of them, inline tables over several lines, strings with anything in them, comments, quoted keys."""
    text = (
        'a = "x # [no]" # yes\n'
        "b.c = 'it'\n"
        "[t]\n"
        'long = """\nline ] }\n""""\n'
        "list = [ # why\n  1,\n  { deep = 2,\n    other = '''x\n''' },\n]\n"
        '[["two words"]]\nid = 1\n[["two words".inner]]\nid = 2\n[["two words"]]\nid = 3\n'
    )
    lines = lines_of(text)
    assert (lines[("a",)], lines[("b", "c")], lines[("t",)], lines[("t", "long")]) == (1, 2, 3, 4)
    assert (lines[("t", "list", 0)], lines[("t", "list", 1, "deep")], lines[("t", "list", 1, "other")]) == (8, 9, 10)
    assert (lines[("two words", 0, "id")], lines[("two words", 0, "inner", 0, "id")]) == (14, 16)
    assert (lines[("two words", 1, "id")], line_at(lines, ("two words", 1, "no", 3))) == (18, 17)
    assert line_at(lines, ("nowhere",)) == 1


# ---- A pack that says nothing, and one that says much ---------------------------------------------------------------


def test_a_pack_with_only_a_name_equals_the_universal_one() -> None:
    """A part that the pack leaves out comes from its base."""
    pack = said("").pack
    assert pack.id == "test"
    assert (pack.aspects, pack.skills, pack.tracks, pack.kept) == (
        UNIVERSAL.aspects,
        UNIVERSAL.skills,
        UNIVERSAL.tracks,
        UNIVERSAL.kept,
    )
    assert packs.load("universal").said.pack is UNIVERSAL


def test_a_pack_with_open_parts_is_a_draft() -> None:
    """Two traits, five peoples, four aspects, seven skills, three tracks, three steps, a world: read, and a draft."""
    found: PackFile = packs.load(str(ASHFIELDS)).said
    pack = found.pack
    assert [slot.id for slot in pack.aspects] == ["people", "trade", "trouble", "taboo"]
    assert [choice.id for choice in pack.aspects[0].choices][::4] == ["first-kin", "chitin"]
    assert all(slot.high_concept == slot.theme for slot in pack.aspects)
    assert (len(pack.skills), pack.skills[2]) == (7, "sorcery")
    assert [(plan.id, plan.boxes) for plan in pack.tracks] == [
        (id, (3, 2, 1)) for id in ("physical", "mental", "thirst")
    ]
    assert [step.number for step in pack.steps if step.cite == "nova6.themepack.creation-rules"] == [1, 4, 7]
    assert "aspects" in pack.steps[0].fills
    told = found.world.told("en")
    assert told is not None and (told.scope, len(told.of("world")), len(told.of("issue"))) == ("between", 3, 2)
    assert [entry.name for entry in told.of("place")] == ["Last Well", "Highgate"]
    assert found.is_draft and "feature.1.effects" in pack.todo and "talent.4.effects.2.amount" in pack.todo
    assert len(pack.todo) == 15


def test_a_pack_without_open_parts_is_no_draft() -> None:
    """A special rule without words is no draft; a talent without effects is."""
    assert said('[[special_rule]]\nid = "rain"\ntext = "todo"\n').is_draft is False
    assert said('[[talent]]\nid = "x"\neffects = "todo"\n').is_draft is True
    assert said('[[trait]]\nid = "x"\nmode = "list"\n').is_draft is True
    assert said('[[trait]]\nid = "x"\nmode = "list+freeform"\n').is_draft is False


def test_a_pack_may_build_on_another(tmp_path: Path) -> None:
    """A base beside the file is taken first; the pack's changes apply, and the rest stays."""
    (tmp_path / "low.toml").write_text(
        '[themepack]\nid = "low"\nbase = "universal"\n[skills]\nnew = [{ id = "magic" }]\n'
        '[[talent]]\nid = "spark"\n[creation]\nrefresh = 4\n'
    )
    (tmp_path / "high.toml").write_text(
        '[themepack]\nid = "high"\nbase = "low"\n[[talent]]\nid = "flame"\nrequires = ["spark"]\n'
    )
    pack = packs.load(str(tmp_path / "high.toml")).said.pack
    assert (pack.id, pack.skills[-1], pack.refresh) == ("high", "magic", 4)
    assert pack.talents["flame"].requires == ("spark",) and "focused" in pack.talents


# ---- What is wrong --------------------------------------------------------------------------------------------------


TALENT = '[[talent]]\nid = "x"\n'
LISTED = '[[trait]]\nid = "x"\nmode = "list"\n'
TRACK = '[[track]]\nid = "physical"\n'
ITEM = '[[item]]\nid = "x"\n'
BLOW = ITEM + 'kind = "damage"\n'
COAT = ITEM + 'kind = "soak"\n'
NPC = '[[npc]]\nid = "x"\n'


@pytest.mark.parametrize(
    ("text", "key", "line", "value"),
    [
        ("[skils]\n", "error-pack-key", 4, "skills"),
        (TALENT + 'efects = []\n', "error-pack-key", 6, "effects"),
        ('[[talent]]\nname = "x"\n', "error-pack-missing", 4, None),
        ('[[talent]]\nid = "Big One"\n', "error-pack-id", 5, None),
        (TALENT + 'cost = "much"\n', "error-pack-type", 6, None),
        (TALENT + 'cost = true\n', "error-pack-type", 6, None),
        (TALENT + 'cost = 99\n', "error-pack-number", 6, None),
        (TALENT + 'take = "twice"\n', "error-pack-value", 6, None),
        (TALENT + 'name = " "\n', "error-pack-text", 6, None),
        (TALENT + 'name = { de = "x" }\n', "error-pack-key", 6, None),
        (TALENT + 'name = 3\n', "error-pack-type", 6, None),
        (TALENT + 'effects = [{ effect = "dise" }]\n', "error-pack-value", 6, None),
        (TALENT + '[[talent.effects]]\neffect = "dice"\nskill = "figt"\n', "error-pack-unknown", 8, "fight"),
        (TALENT + 'effects = [{ effect = "boxes", of = "fysical" }]\n', "error-pack-unknown", 6, "physical"),
        (TALENT + 'requires = ["luckyy"]\n', "error-pack-unknown", 6, "lucky"),
        (TALENT + '[[talent]]\nid = "x"\n', "error-pack-twice", 7, None),
        ('[[trait]]\nid = "x"\n[[aspect]]\nid = "x"\n', "error-pack-twice", 7, None),
        ('[[trait]]\nid = "x"\noption = [{ id = "a" }]\n', "error-pack-value", 6, None),
        (LISTED + 'option = [{ id = "a", flaws = ["unluky"] }]\n', "error-pack-unknown", 7, "unlucky"),
        (LISTED + 'option = [{ id = "a", talents = ["focused"] }]\n', "error-pack-unknown", 7, None),
        (LISTED + 'option = [{ id = "a", package = ["sword"] }]\n', "error-pack-type", 7, None),
        ("trait = []\n[x]\n", "error-pack-key", 5, None),
        ('[skills]\nlist = ["fight", "swimming"]\n', "error-pack-unknown", 5, None),
        ('[skills]\nlist = ["fight", "fight"]\n', "error-pack-twice", 5, None),
        ('[skills]\nlist = ["fight", "move"]\n', "error-pack-role", 4, None),
        ('[skills]\npreset = "core"\n[skills.roles]\ndoge = "move"\n', "error-pack-key", 7, "dodge"),
        ('[skills]\n[skills.roles]\ndodge = "mov"\n', "error-pack-unknown", 6, "move"),
        ('[[skills.new]]\nid = "magic"\nlike = ["magic"]\n', "error-pack-unknown", 6, None),
        ('[[skills.new]]\nid = "magic"\nopposing = { attack = ["will"] }\n', "error-pack-unknown", 6, None),
        (TRACK + 'inherit = true\n', "error-pack-no-track", 4, None),
        ('[[track]]\nid = "heat"\ninherit = true\n', "error-pack-unknown", 5, None),
        (TRACK + 'skill = "brawn"\n', "error-pack-unknown", 6, None),
        (TRACK + 'boxes = { incapacitated = 0 }\n', "error-pack-number", 6, None),
        (ITEM + 'properties = [{ name = "piercee" }]\n', "error-pack-unknown", 6, "pierce"),
        (ITEM + 'kind = "damage"\ntype = "smell"\n', "error-pack-unknown", 7, None),
        (BLOW + 'properties = [{ name = "ranged", of = ["nearish"] }]\n', "error-pack-value", 7, None),
        (BLOW + 'properties = [{ name = "ranged" }]\n', "error-pack-missing", 7, None),
        (BLOW + 'properties = [{ name = "pierce" }]\n', "error-pack-missing", 7, None),
        (BLOW + 'properties = [{ name = "pierce", amount = 0 }]\n', "error-pack-number", 7, None),
        (BLOW + 'properties = [{ name = "reach", of = ["long"] }]\n', "error-pack-no-words", 7, None),
        (BLOW + 'properties = [{ name = "thrown" }]\n', "error-pack-needs", 7, None),
        (BLOW + 'properties = [{ name = "gear", of = ["longsword"] }]\n', "error-pack-unknown", 7, None),
        (BLOW + 'properties = [{ name = "when-carried" }]\n', "error-pack-unknown", 7, None),
        (BLOW + 'properties = [{ name = "worn-as" }]\n', "error-pack-unknown", 7, None),
        (BLOW + 'properties = [{ name = "hardened", amount = 1 }]\n', "error-pack-misplaced", 7, None),
        (BLOW + 'properties = [{ name = "skill-min", amount = 1 }]\n', "error-pack-missing", 7, None),
        (BLOW + 'properties = [{ name = "skill-min", amount = 1, of = ["figt"] }]\n', "error-pack-unknown", 7, "fight"),
        (BLOW + 'properties = [{ name = "reload", of = ["slowly"] }]\n', "error-pack-value", 7, None),
        (COAT + 'properties = [{ name = "reload", of = ["snap"] }]\n', "error-pack-misplaced", 7, None),
        (COAT + 'properties = [{ name = "versus", amount = 2, of = ["smell"] }]\n', "error-pack-value", 7, None),
        (ITEM + 'properties = [{ name = "pierce", amount = 1 }]\n', "error-pack-misplaced", 6, None),
        (BLOW + 'dice = [{ amount = 0, skill = "fight" }]\n', "error-pack-number", 7, None),
        (BLOW + 'dice = [{ amount = 1 }]\n', "error-pack-missing", 7, None),
        (BLOW + 'dice = [{ amount = 1, skill = "figt" }]\n', "error-pack-unknown", 7, "fight"),
        (BLOW + 'dice = [{ amount = 1, skill = "fight", actions = ["parry"] }]\n', "error-pack-unknown", 7, None),
        (NPC + 'skills = ["figt"]\n', "error-pack-unknown", 6, "fight"),
        (NPC + 'talents = ["luckyy"]\n', "error-pack-unknown", 6, "lucky"),
        (NPC + 'gear = ["longswrod"]\n', "error-pack-unknown", 6, "longsword"),
        (NPC + 'gear = ["trauma-plate"]\n', "error-pack-unknown", 6, None),
        (TALENT + 'requires = ["x"]\n', "error-pack-unknown", 6, None),
        (TALENT + 'option = "nowhere"\n', "error-pack-unknown", 6, None),
        (TALENT + 'effects = [{ effect = "dice", amount = 0 }]\n', "error-pack-number", 6, None),
        (TALENT + 'effects = [{ effect = "negates", of = "hamperd" }]\n', "error-pack-unknown", 6, "hampered"),
        ('[gear]\napproach = ["packages"]\npackages_by = "trouble"\n', "error-pack-unknown", 6, None),
        ('[creation]\nrank_levels = [0, 1, 2, 3, 4]\n', "error-pack-many", 5, None),
        ('[creation]\nreplace = [{ step = 4, fills = ["geer"] }]\n', "error-pack-unknown", 5, "gear"),
        ('[setting]\nissues = [{}, {}, {}, {}]\n', "error-pack-many", 5, None),
        (NPC + 'level = 3\n', "error-pack-key", 6, None),
        ('[gear]\napproach = ["barter"]\n', "error-pack-unknown", 5, None),
        ('[gear]\napproach = ["packages"]\n', "error-pack-missing", 4, None),
        ('[[special_rule]]\nid = "x"\nhook = "hock"\n', "error-pack-value", 6, None),
        ("[creation]\nreplace = [{ step = 9 }]\n", "error-pack-number", 5, None),
        ('[creation]\nreplace = [{ title = "x" }]\n', "error-pack-missing", 5, None),
        ("[creation]\nrank_levels = [5, 0]\n", "error-pack-type", 5, None),
        ("[setting]\nissues = []\n", "error-pack-no-issue", 5, None),
        ('[setting]\nscope = "huge"\n', "error-pack-value", 5, None),
        ('[setting]\npeople = [{ tie = "x" }]\n', "error-pack-missing", 5, None),
        ('[options]\nup-read = "highest"\n', "error-pack-key", 5, "up-reads"),
        ('[options]\nup-reads = "best"\n', "error-pack-value", 5, None),
        ("talent = 3\n[themepack2]\n", "error-pack-key", 5, "themepack"),
        ("[[talent]]\nid = \n", "error-pack-toml", 5, None),
        ("[[talent]]\nid = [[[", "error-pack-toml", 5, None),
    ],
)  # fmt: skip
def test_each_error_is_reported_with_its_line(text: str, key: str, line: int, value: str | None) -> None:
    """An unknown key, a wrong type, an unknown skill, a missing role, a second id: one sentence each, with its line."""
    error = wrong(text)
    assert at(error) == (key, line)
    assert value is None or error.values["nearest"] == value


def test_a_repeated_id_names_both_lines() -> None:
    """The error names both lines."""
    assert wrong('[[flaw]]\nid = "x"\n\n[[flaw]]\nid = "x"\n').values["first"] == 5


def test_a_pack_needs_a_head() -> None:
    """Without a head the pack has no id."""
    assert at(wrong('[[trait]]\nid = "x"\n', head="")) == ("error-pack-missing", 1)
    assert at(wrong("", head="[themepack]\n")) == ("error-pack-missing", 1)
    assert at(wrong("themepack = 3\n", head="")) == ("error-pack-type", 1)


def test_an_unknown_base_is_refused() -> None:
    """An unknown base is refused; so is a path out of the folder."""
    for name in ("universel", "../x", "/etc/passwd"):
        assert at(wrong("", head=f'[themepack]\nid = "x"\nbase = "{name}"\n')) == ("error-pack-base", 3)


def test_packs_cannot_build_on_each_other_in_a_circle(tmp_path: Path) -> None:
    """Neither two packs nor one pack may form a circle of bases."""
    for id, base in (("one", "two"), ("two", "one"), ("self", "self")):
        (tmp_path / f"{id}.toml").write_text(f'[themepack]\nid = "{id}"\nbase = "{base}"\n')
    for id in ("one", "self"):
        with pytest.raises(Unclear) as refused:
            packs.load(str(tmp_path / f"{id}.toml"))
        assert (refused.value.key, refused.value.values["line"]) == ("error-pack-cycle", 3)


def test_an_oversized_file_is_refused_unread(tmp_path: Path) -> None:
    """The size is checked first, then the encoding, then the file itself."""
    (tmp_path / "big.toml").write_bytes(b"[" * 5_000_000)
    (tmp_path / "odd.toml").write_bytes(b"a = 1\nb = '\xff'\n")
    (tmp_path / "deep.toml").write_bytes(b"a = " + b"[" * 100_000)
    found = {}
    for name in ("big", "odd", "deep", "none"):
        with pytest.raises(Unclear) as refused:
            packs.load(str(tmp_path / f"{name}.toml"))
        found[name] = refused.value.key
    assert found == {
        "big": "error-pack-size",
        "odd": "error-pack-letters",
        "deep": "error-pack-toml",
        "none": "error-no-file",
    }


def test_an_unknown_pack_is_refused_with_the_nearest() -> None:
    """The refusal names the nearest pack."""
    with pytest.raises(Unclear) as refused:
        packs.load("universel")
    assert (refused.value.key, refused.value.values["nearest"]) == ("error-pack-none", "universal")


@tries(60, 5_000)
@given(st.text(max_size=60))
def test_any_text_is_a_pack_or_one_error(text: str) -> None:
    """Any file text is a pack or one sentence of error."""
    with suppress(Unclear):
        said(text)


VALUES: Any = st.recursive(
    st.sampled_from(["x", "todo", "fight", 1, -1, True, 2.5]),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["id", "en", "name"]), inner, max_size=2)
    ),
    max_leaves=4,
)


@tries(100, 10_000)
@given(
    st.dictionaries(
        st.sampled_from(
            [
                "trait",
                "aspect",
                "skills",
                "talent",
                "feature",
                "flaw",
                "gear",
                "item",
                "track",
                "special_rule",
                "creation",
                "setting",
                "options",
                "talents",
            ]
        ),
        VALUES,
        max_size=3,
    )
)
def test_any_values_are_a_pack_or_an_error_with_its_place(document: dict[str, Any]) -> None:
    """Any values in any part are a pack, or an error at a place."""
    with suppress(Wrong):
        read_pack({"themepack": {"id": "x"}, **document}, UNIVERSAL_FILE)


# ---- What it may say ------------------------------------------------------------------------------------------------


def test_a_packs_options_become_the_tables() -> None:
    """The pack's options are the table's from the start; every option may be named."""
    assert said('[options]\nup-reads = "highest"\nstart-level = 3\n').options == {
        "up-reads": "highest",
        "start-level": "3",
    }
    assert "up-reads" in option_names()


def test_a_packs_words_may_be_in_several_languages() -> None:
    """A reader gets their own language, or English, or the original."""
    pack = said(
        '[[skills.new]]\nid = "magic"\nname = { en = "Magic", pl = "Magia" }\n'
        '[[talent]]\nid = "spark"\nname = "Spark"\n'
    ).pack
    assert [pack.said("magic", lang) for lang in ("en", "pl", "fr")] == ["Magic", "Magia", "Magic"]
    assert (pack.said("spark", "fr"), pack.said("Magic", "pl"), pack.said("nothing", "en")) == ("Spark", "Magia", "")
    assert missing_words(pack) == ("skill.magic",)


def test_every_role_is_bound_by_default() -> None:
    """The universal pack binds all of them, so a pack over it need not."""
    assert dict(said("").pack.roles) == CORE
    assert dict(said('[skills.roles]\ninitiative = "wits"\nsurvival = "any"\n').pack.roles)["initiative"] == "wits"


# ---- Shields of a pack -----------------------------------------------------------------------------------------------


def test_an_item_of_a_pack_may_be_a_shield() -> None:
    """A shield gives its dice while it is held, and takes a hand like any other."""
    text = HEAD + BLOW + 'rating = 2\nproperties = [{ name = "shield" }]\n'
    text += 'dice = [{ amount = 1, skill = "fight", actions = ["defend"] }]\n'
    [item] = packs.read("x.toml", text).said.pack.items
    [carried] = [one for one in item.properties if one.name == "when-carried"]
    assert [(one.amount, one.skill, one.actions) for one in carried.gives] == [(1, "fight", ("defend",))]
