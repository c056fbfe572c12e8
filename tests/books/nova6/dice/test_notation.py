"""NOVA6 notation of dice, tests, modifiers and effects, read and written."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.ledger.entries import Rolled, citations
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics import notation
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool, Weighed
from moothall.rulesets.nova6.characters import statblock
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.questions import Length
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Gives, Trait, talent
from moothall.speech import voice
from moothall.speech.teller import Teller
from tests.books.nova6.support.stage import ROLL, NovaAfter, act_out, condition, hero, npc, opposed, rolling, table
from tests.support.citing import CITED, cited, refused

ILSE = hero("ilse", wits=2, move=1)


def said(fact: Any) -> str:
    """The log lines of a script."""
    return Teller(voice("en", "nova6"), {"ilse": "Ilse"}.get).fact(fact)


# ---- Dice ------------------------------------------------------------------------------------------------------------


def put(kind: Any, name: str, at: Table | None = None, **more: Any) -> NovaAfter[Any]:
    """The GM puts something into play under this name."""
    return act_out(nova6.put.open(Effect(NOTHING, kind, name, **more)), at or table(ILSE)).end()


def made(kind: Any, name: str, **more: Any) -> tuple[str, int, str]:
    """The effect that was made: its name, dice or uses, and duration."""
    effect: Effect = put(kind, name, **more).state.effects[-1]
    return effect.name, effect.rating, effect.duration


@pytest.mark.rule("nova6.note.nd")
@pytest.mark.parametrize(("dice", "rating"), [("+2d", 2), ("-1d", -1), ("−1d", -1), ("2d", 2), ("12d", 12)])
def test_signed_dice_are_read(dice: str, rating: int) -> None:
    """A plus marks bonus dice and a minus penalty dice, whichever minus sign; text without dice cites no rule."""
    assert made("advantage", f"steep steps {dice}", owner="ilse") == ("steep steps", rating, "B")
    assert "nova6.note.nd" not in put("aspect", "JAMMED [T]").citations


def with_darkness(skill: str, use: str, way: Any) -> int:
    """The dice of a test in a darkness of two dice, weighed so by the GM."""
    start = table(hero("ilse"), condition("darkness", 2))
    script = act_out(nova6.act.open("ilse", "try", skill, "overcome", use), start)
    script.judged(conditions=(Weighed("darkness", way),))
    return int(script.plainly_to_ready().pool.net)


@pytest.mark.rule("nova6.note.unsigned")
@pytest.mark.parametrize(
    ("skill", "use", "way", "net"),
    [("move", "stealth", "helps", 2), ("wits", "notice", "hinders", -2), ("interact", "", "irrelevant", 0)],
)
def test_conditions_have_no_sign_until_a_test(skill: str, use: str, way: str, net: int) -> None:
    """Darkness helps stealth, hinders looking, and does not touch a bargain; the GM says which."""
    assert with_darkness(skill, use, way) == net


@pytest.mark.rule("nova6.note.d6-only")
def test_all_dice_have_six_sides() -> None:
    """Ten thousand dice rolled by the rule show nothing but one to six, and each of them."""
    stage = Stage(table(hero("ilse")), nova6.fold, Seeded(1))
    for _ in range(1_429):
        play_out(stage, nova6.roll_test.open(ActionTest("ilse"), Pool(-4)), Policy("plain"))
    rolled = [entry for entry in stage.log if isinstance(entry, Rolled)]
    faces = [face for entry in rolled for face in entry.faces]
    assert len(faces) > 10_000
    assert set(faces) == set(range(1, 7)) and {entry.sides for entry in rolled} == {6}
    CITED.update(citations(stage.log))


@pytest.mark.rule("nova6.note.max-pool")
@pytest.mark.parametrize("net", range(-9, 10))
def test_at_most_seven_dice_are_rolled(net: int) -> None:
    """Three to seven dice are rolled, whatever the net of bonus and penalty dice."""
    start = table(hero("ilse", wits=max(net, 0)))
    script = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), start).judged(max(-net, 0))
    if script.waits_for() == "nova6/trade":
        script.gm(script.asked().default())
    count = int(script.says("ilse", ROLL).waits_for().removesuffix("d6"))
    assert 3 <= count <= 7
    script.stop()


# ---- Tests -----------------------------------------------------------------------------------------------------------


def written(*traits: Any) -> Any:
    rat = npc("rat", *traits, move=2)
    test = ActionTest(
        "ilse", "", "wits", "overcome", "notice", against=(opposed("rat", "move", "stealth", "create-advantage"),)
    )
    return cited(notation.write_test(table(ILSE, rat), test))


@pytest.mark.rule("nova6.note.test-format")
def test_a_test_is_written_with_its_opposition() -> None:
    """Skill, use and action, and the same of the opponent; without one, nothing follows."""
    assert written().value == "Wits (notice) overcome vs Move (stealth) create advantage"
    alone = cited(notation.write_test(table(ILSE), ActionTest("ilse", "", "move", "create-advantage")))
    assert alone.value == "Move create advantage"


@pytest.mark.rule("nova6.note.test-format")
def test_the_log_shows_the_test_in_notation() -> None:
    """The test the GM called for stands in the log in the book's notation."""
    script = act_out(nova6.act.open("ilse", "spot it", "wits", "overcome", "notice"), table(ILSE)).judged(1)
    called = script.stop().last(events.Called)
    assert (called.written, called.applied) == ("Wits (notice) overcome", "notice")


@pytest.mark.rule("nova6.note.talent-superscript")
def test_letters_show_the_opponents_talents() -> None:
    """Focused, Specialized and Practiced are the letters behind the opposing skill, and only of that skill."""
    assert written(talent("focused", "move"), talent("specialized", "move")).value == (
        "Wits (notice) overcome vs Move^FS (stealth) create advantage"
    )
    assert "Move^P " in written(talent("practiced", "move")).value
    assert "^" not in written(talent("focused", "fight")).value


@pytest.mark.rule("nova6.note.opposed-talents-matter")
def test_a_focused_opponent_earns_by_doubles() -> None:
    """A failure with doubles is worth a point to a Focused side; to a plain one it is worth nothing."""
    focused = rolling(0, against="F").rolls("ilse", 2, 2, 4).plainly()
    assert focused.verdict.counter == 1
    assert rolling(0).rolls("ilse", 2, 2, 4).plainly().verdict.counter == 0


@pytest.mark.rule("nova6.note.interval-suffix")
def test_an_interval_is_written_in_brackets() -> None:
    """A task of Wits for the scene is written with an S; without a skill only the time is written."""

    def begun(skill: str) -> NovaAfter[Any]:
        script = act_out(nova6.undertake.open("ilse", "mend the nets", skill), table(ILSE)).judged()
        return script.gm(Length("S")).rolls("ilse", *((4, 4, 3, 1, 1) if skill else (4, 4, 3))).plainly()

    assert said(begun("wits").last(events.UndertakingChanged)) == (
        "Ilse is at it: mend the nets (Wits [S], the whole scene)."
    )
    plain = begun("")
    assert said(plain.last(events.UndertakingChanged)) == "Ilse is at it: mend the nets (the whole scene)."
    assert "nova6.note.interval-suffix" not in plain.citations


@pytest.mark.rule("nova6.note.contest-suffix")
@pytest.mark.parametrize(
    ("skill", "use", "written"),
    [
        ("move", "boats", "Move (boats) [5 successes]"),
        ("move", "", "Move [5 successes]"),
        ("", "", "The goal: [5 successes]"),
    ],
)
def test_a_contest_shows_its_goal(skill: str, use: str, written: str) -> None:
    """Five successes of Move with boats stand in the log as the scene begins."""
    after = act_out(nova6.open_scene.open("contest", "The race", goal=5, skill=skill, use=use), table(ILSE)).plainly()
    assert said(after.last(events.SceneBegan)) == f"A scene begins, The race: a contest, in action time. {written}."
    other = act_out(nova6.open_scene.open("exposition"), table(ILSE)).plainly()
    assert "success" not in said(other.last(events.SceneBegan))
    assert "nova6.note.contest-suffix" not in other.citations


def test_a_contests_use_applies_to_its_skill() -> None:
    """A talent for boats counts in a contest with boats, and not with another skill or use."""
    rower = hero("ilse", Trait("rower", "Rower", gives=(Gives("dice", 1, skill="move", use="boats"),)))
    scene = act_out(nova6.open_scene.open("contest", goal=5, skill="move", use="boats"), table(rower)).plainly().state

    def net(**more: Any) -> int:
        script = act_out(nova6.strive.open("ilse", "row", **more), scene)
        return int(script.plainly_to_ready().pool.net)

    assert (net(), net(skill="move"), net(skill="wits")) == (1, 0, 0)


@pytest.mark.rule("nova6.note.render-difficulty")
def test_a_difficulty_is_written_with_a_minus() -> None:
    """The log writes what the GM calls for as the skill and its penalty dice; nothing of it where there are none."""

    def called(difficulty: int, **more: Any) -> NovaAfter[Any]:
        opening = nova6.act.open("ilse", "hold the door", "fight", "overcome")
        return act_out(opening, table(ILSE)).judged(difficulty, **more).stop()

    assert said(called(1).last(events.Called)) == "The GM calls for Fight −1d, overcome."
    assert said(called(0).last(events.Called)) == "The GM calls for Fight, overcome, against no difficulty."
    for other in (called(0), called(1, hidden=True)):
        assert "nova6.note.render-difficulty" not in other.rules_of(events.Called)


# ---- What lasts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.note.render-advantage")
@pytest.mark.parametrize(
    ("text", "name", "dice", "duration"),
    [
        ("off-balance -1d [T]", "off-balance", -1, "T"),
        ("off-balance -1d", "off-balance", -1, "B"),
        ("+2d high ground", "high ground", 2, "B"),
        (" high ground  +2d[ su ] ", "high ground", 2, "Su"),
    ],
)
def test_an_advantage_without_a_letter_is_brief(text: str, name: str, dice: int, duration: str) -> None:
    """The dice stand before or behind the name, the duration in brackets at the end."""
    assert made("advantage", text, owner="ilse") == (name, dice, duration)


@pytest.mark.rule("nova6.note.render-condition")
@pytest.mark.parametrize(
    ("text", "name", "dice", "duration"),
    [("darkness 2d", "darkness", 2, "P"), ("bad weather 1d [T]", "bad weather", 1, "T")],
)
def test_a_condition_without_a_letter_is_permanent(text: str, name: str, dice: int, duration: str) -> None:
    """A condition without a letter is permanent."""
    assert made("condition", text) == (name, dice, duration)


def test_a_condition_has_no_sign() -> None:
    """Each test says whom a condition helps."""
    for text in ("darkness -2d", "+2d darkness"):
        with refused("nova6.note.unsigned"):
            put("condition", text)


@pytest.mark.rule("nova6.note.render-aspect")
def test_an_aspect_without_a_letter_is_permanent() -> None:
    """An aspect without a letter is permanent."""
    assert made("aspect", "SHOCKED [L]", aspect="situation") == ("SHOCKED", 0, "L")
    assert made("aspect", "JAMMED", aspect="situation") == ("JAMMED", 0, "P")


@pytest.mark.rule("nova6.note.render-aspect")
def test_a_scenes_aspect_lasts_for_the_scene_unless_lettered() -> None:
    """An aspect of an opened scene lasts as long as the scene unless its letter says otherwise."""
    opening = nova6.open_scene.open("challenge", aspects=("FLOODED [LL]", "Slippery stairs"))
    after = act_out(opening, table(ILSE)).plainly()
    assert (after.effect("FLOODED").duration, after.effect("Slippery stairs").duration) == ("LL", "S")


@pytest.mark.rule("nova6.note.render-asset")
def test_an_asset_shows_its_uses() -> None:
    """Two uses stand in brackets, in what the GM writes and in what everybody reads; one is meant without them."""
    awarded = act_out(nova6.award_asset.open("ilse", "FRIENDS AT THE HARBOUR [2]"), table(ILSE)).end()
    for given in (awarded, put("asset", "FRIENDS AT THE HARBOUR [2]", owner="ilse")):
        assert given.effect("FRIENDS AT THE HARBOUR").rating == 2
        assert "the asset “FRIENDS AT THE HARBOUR” [2]" in said(given.last(events.EffectBegan))
        assert "nova6.note.render-asset" in given.rules_of(events.EffectBegan)
    assert made("asset", "A key", rating=3, owner="ilse") == ("A key", 3, "P")
    assert [made("asset", f"A key [{uses}]", owner="ilse")[1] for uses in (1, 99)] == [1, 99]


WRONG = [
    ("aspect", "SHOCKED [X]"),
    ("aspect", "SHOCKED [TT]"),
    ("aspect", "SHOCKED [L] again"),
    ("aspect", "SHOCKED [2]"),
    ("aspect", "SHOCKED +1d"),
    ("advantage", "-1d [T]"),
    ("advantage", "+1d steep -1d"),
    ("advantage", "a +1d steep hill"),
    ("advantage", "steep 100d"),
    ("condition", "fog ["),
    ("asset", "A key [0]"),
    ("asset", "A key [100]"),
    ("asset", "A key [L]"),
    ("asset", "A key 2d"),
]


@pytest.mark.parametrize(("kind", "text"), WRONG)
def test_malformed_notation_is_refused(kind: str, text: str) -> None:
    """The refusal shows the text and cites the rule of its notation."""
    with refused(notation.NOTED[kind]) as caught:
        put(kind, text, owner="ilse")
    assert (caught[0].key, caught[0].values["text"]) == ("error-not-written-so", text)


@pytest.mark.parametrize(
    ("kind", "name"),
    [("advantage", "2d6 steps ahead"), ("aspect", "Area 5d6"), ("condition", "Fog, 2nd day"), ("soak", "Coat [S] 2d")],
)
def test_plain_names_are_kept(kind: str, name: str) -> None:
    """A text without notation is simply a name."""
    assert made(kind, name, owner="ilse", rating=1, type="physical")[:2] == (name, 1)


def test_notation_and_fields_must_agree() -> None:
    """Dice or a duration that contradict the fields beside the name are refused."""
    for beside in ({}, {"rating": -1}, {"duration": "T"}):
        assert made("advantage", "off-balance -1d [T]", owner="ilse", **beside) == ("off-balance", -1, "T")
    for beside in ({"rating": 1}, {"duration": "S"}):
        with refused("nova6.note.render-advantage") as caught:
            put("advantage", "off-balance -1d [T]", owner="ilse", **beside)
        assert caught[0].key == "error-said-twice"


# ---- A whole character -----------------------------------------------------------------------------------------------

WORDS = Teller(voice("en", "nova6"), lambda _: None).word


EVERYBODY_HAS = ("standing", "boxes")
"""Parts that no sheet is without: the level and the refresh, and the boxes of both tracks."""


def shown(**sheet: Any) -> dict[str, list[str]]:
    """The parts of a sheet as they are written, beside those that everybody has."""
    legal = new_sheet("Ilse") | sheet
    parts = {part.id: [line.value for line in cited(part.lines)] for part in statblock.written(legal, WORDS)}
    assert all(parts.pop(part) for part in EVERYBODY_HAS)
    return parts


@pytest.mark.rule("nova6.note.render-skill")
def test_a_skill_is_written_as_name_and_dice() -> None:
    """Skills with dice are written as name and dice."""
    assert shown(skills={"wits": 2, "move": 0, "fight": 1}) == {"skills": ["Fight 1d", "Wits 2d"]}


@pytest.mark.rule("nova6.note.render-perk")
def test_a_perk_is_written_in_italics() -> None:
    """A perk is written in italics, in lower case, with its skill."""
    assert shown(skills={"move": 0}, perks=[{"name": "Leaping", "skill": "move"}])["perks"] == ["*leaping* (Move)"]


@pytest.mark.rule("nova6.note.render-talent")
def test_a_talent_is_written_in_bold_italics() -> None:
    """Talents, features and flaws are in bold italics, each word capitalised, with their skill."""
    written = shown(
        talents=[{"id": "well-trained"}, {"id": "focused", "skill": "wits"}],
        features=[{"name": "second-hand wings", "gives": []}],
        flaws=[{"id": "frail"}],
    )
    assert written == {
        "talents": ["***Well-Trained***", "***Focused*** (Wits)", "***Second-Hand Wings***", "***Frail***"]
    }


@pytest.mark.rule("nova6.note.render-aspect")
@pytest.mark.rule("nova6.note.render-asset")
def test_aspects_and_assets_are_written_in_bold_capitals() -> None:
    """Defaults are left out: both are permanent."""
    written = shown(aspects={"trouble": "Owes money"}, assets=[{"name": "the good violin", "aspect": "trouble"}])
    assert written == {"aspects": ["**OWES MONEY**"], "assets": ["**THE GOOD VIOLIN**"]}
    brief = Effect(NOTHING, "aspect", "Out of breath", duration="B")
    assert notation.write_aspect(brief).value == "**OUT OF BREATH** [B]"


def test_aspects_assets_and_gear_have_their_own_lines() -> None:
    """Aspects, assets and gear; skills, perks and talents stand side by side."""
    sheet = new_sheet("Ilse") | {
        "aspects": {"trouble": "Owes money"},
        "assets": [{"name": "the good violin", "aspect": "trouble"}],
        "gear": [{"name": "Old bow", "row": "bow"}],
        "skills": {"wits": 1},
        "perks": [{"name": "Leaping", "skill": "move"}],
        "talents": [{"id": "well-trained"}],
    }
    alone = [part.id for part in statblock.written(sheet, WORDS) if not part.together]
    assert alone == ["aspects", "boxes", "assets", "gear"]


@pytest.mark.rule("nova6.note.render-effect")
def test_other_effects_have_a_name_and_a_description() -> None:
    """A soak reads name, what it is, its type and its duration; a weapon its properties, too."""
    padded, bow = shown(gear=[{"name": "ward of brass", "row": "padded"}, {"name": "Old bow", "row": "bow"}])["gear"]
    assert padded == "***Ward Of Brass***: soak 1; physical; coverage 1 [P]."
    assert bow == (
        "***Old Bow***: damage 4; physical impaling; two hands; skill minimum 1 physique; pierce 1; ranged near; "
        "reload by a snap action; uses; ammunition; reliable [T]."
    )
    plain = cited(notation.write_effect("ward of brass", "soak 1; physical", "B"))
    assert plain.value == "***Ward Of Brass***: soak 1; physical [B]."
