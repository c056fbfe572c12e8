"""NOVA6, how dice, tests, modifiers and effects are written, and how what people write is read."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.ledger.entries import Rolled, citations
from moothall.rulesets import nova6
from moothall.rulesets.nova6.state import Effect
from moothall.rulesets.nova6.trying import notation
from moothall.rulesets.nova6.trying.trial import Pool, Trial, Weighed
from moothall.rulesets.nova6.vocabulary import talent
from support.citing import CITED, cited
from support.nova6 import ROLL, act_out, condition, hero, npc, opposed, table, throwing

ILSE = hero("ilse", wits=2, move=1)


# ---- Dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.note.nd")
@pytest.mark.parametrize(
    ("text", "dice", "kind"), [("+2d", 2, "bonus"), ("-1d", 1, "penalty"), ("2d", 2, "unsigned"), (" +0d ", 0, "bonus")]
)
def test_dice_are_read(text: str, dice: int, kind: str) -> None:
    """A plus marks bonus dice, a minus penalty dice, and without a sign it is not decided yet."""
    read = cited(notation.read_dice(text))
    assert (read.dice, read.kind) == (dice, kind)


@pytest.mark.parametrize("text", ["d", "2", "+d", "2d6", "++2d", "two d", "123d"])
def test_what_is_not_dice_is_not_read(text: str) -> None:
    """Anything else is refused with what was written."""
    with pytest.raises(Unclear, match="error-not-dice"):
        notation.read_dice(text)


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
    """The same darkness helps to sneak, hinders looking, and does nothing to a bargain; the GM says which."""
    assert with_darkness(skill, use, way) == net


@pytest.mark.rule("nova6.note.d6-only")
def test_all_dice_have_six_sides() -> None:
    """Ten thousand dice thrown by the rule show nothing but one to six, and each of them."""
    stage = Stage(table(hero("ilse")), nova6.fold, Seeded(1))
    for _ in range(1_429):
        play_out(stage, nova6.throw.open(Trial("ilse"), Pool(-4)), Policy("plain"))
    rolled = [entry for entry in stage.log if isinstance(entry, Rolled)]
    faces = [face for entry in rolled for face in entry.faces]
    assert len(faces) > 10_000
    assert set(faces) == set(range(1, 7)) and {entry.sides for entry in rolled} == {6}
    CITED.update(citations(stage.log))


@pytest.mark.rule("nova6.note.max-pool")
@pytest.mark.parametrize("net", range(-9, 10))
def test_seven_dice_are_enough(net: int) -> None:
    """However many bonus or penalty dice are left, three to seven dice fall."""
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
    trial = Trial(
        "ilse", "", "wits", "overcome", "notice", against=(opposed("rat", "move", "stealth", "create-advantage"),)
    )
    return cited(notation.write_test(table(ILSE, rat), trial))


@pytest.mark.rule("nova6.note.test-format")
def test_a_test_is_written_with_what_opposes_it() -> None:
    """Skill, application and action, and the same of the other side; without one, nothing follows."""
    assert written().value == "Wits (notice) overcome vs Move (stealth) create advantage"
    alone = cited(notation.write_test(table(ILSE), Trial("ilse", "", "move", "create-advantage")))
    assert alone.value == "Move create advantage"


@pytest.mark.rule("nova6.note.test-format")
def test_the_call_shows_the_test_as_written() -> None:
    """What the GM called for stands in the log in the book's notation."""
    script = act_out(nova6.act.open("ilse", "spot it", "wits", "overcome", "notice"), table(ILSE)).judged(1)
    assert script.stop().told[-2].written == "Wits (notice) overcome"


@pytest.mark.rule("nova6.note.talent-superscript")
def test_letters_show_what_the_other_side_can_do() -> None:
    """Focused, Specialized and Practiced are the letters behind the opposing skill, and only of that skill."""
    assert written(talent("focused", "move"), talent("specialized", "move")).value == (
        "Wits (notice) overcome vs Move^FS (stealth) create advantage"
    )
    assert "Move^P " in written(talent("practiced", "move")).value
    assert "^" not in written(talent("focused", "fight")).value


@pytest.mark.rule("nova6.note.opposed-talents-matter")
def test_a_focused_opponent_earns_by_doubles() -> None:
    """A failure with doubles is worth a point to a Focused side; to a plain one it is worth nothing."""
    focused = throwing(0, against="F").rolls("ilse", 2, 2, 4).plainly()
    assert focused.verdict.counter == 1
    assert throwing(0).rolls("ilse", 2, 2, 4).plainly().verdict.counter == 0


@pytest.mark.rule("nova6.note.interval-suffix")
def test_an_interval_stands_in_brackets() -> None:
    """Wits over a scene is written with an S."""
    assert cited(notation.write_interval("wits", "S")).value == "Wits [S]"


@pytest.mark.rule("nova6.note.contest-suffix")
def test_a_contest_shows_its_goal() -> None:
    """Five successes of Move with boats."""
    assert cited(notation.write_contest("move", "boats", 5)).value == "Move (boats) [5 successes]"


@pytest.mark.rule("nova6.note.render-skill")
def test_a_skill_is_written_plainly() -> None:
    """Name and dice."""
    assert cited(notation.write_skill("wits", 2)).value == "Wits 2d"


@pytest.mark.rule("nova6.note.render-difficulty")
def test_a_difficulty_has_a_minus() -> None:
    """Name and penalty dice."""
    assert cited(notation.write_difficulty("fight", 1)).value == "Fight -1d"


@pytest.mark.rule("nova6.note.render-perk")
def test_a_perk_leans() -> None:
    """In italics, in lower case."""
    assert cited(notation.write_perk("Leaping")).value == "*leaping*"


@pytest.mark.rule("nova6.note.render-talent")
def test_a_talent_leans_and_is_bold() -> None:
    """In bold italics, each word with a capital."""
    assert cited(notation.write_trait("well-trained")).value == "***Well-Trained***"


# ---- What lasts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.note.render-advantage")
@pytest.mark.parametrize(
    ("text", "name", "dice", "duration"),
    [
        ("off-balance -1d [T]", "off-balance", -1, "T"),
        ("off-balance -1d", "off-balance", -1, "B"),
        ("+2d high ground", "high ground", 2, "B"),
        ("high ground +2d [Su]", "high ground", 2, "Su"),
    ],
)
def test_an_advantage_is_brief_unless_it_says(text: str, name: str, dice: int, duration: str) -> None:
    """The dice stand before or behind the name; written again, the name comes first."""
    read = cited(notation.read_advantage(text))
    assert (read.name, read.dice, read.duration) == (name, dice, duration)
    again = cited(notation.write_effect(Effect("a", "advantage", name, rating=dice, duration=duration)))  # type: ignore[arg-type]
    assert again.value == f"**{name}** {dice:+d}d" + ("" if duration == "B" else f" [{duration}]")


@pytest.mark.rule("nova6.note.render-condition")
@pytest.mark.parametrize(("text", "dice", "duration"), [("darkness 2d", 2, "P"), ("bad weather 1d [T]", 1, "T")])
def test_a_condition_is_permanent_unless_it_says(text: str, dice: int, duration: str) -> None:
    """Without a letter it stays; written again it leans and is bold."""
    read = cited(notation.read_condition(text))
    assert (read.dice, read.duration) == (dice, duration)
    again = cited(notation.write_effect(Effect("c", "condition", read.name, rating=dice, duration=duration)))  # type: ignore[arg-type]
    assert again.value == f"***{read.name}*** {dice}d" + ("" if duration == "P" else f" [{duration}]")


@pytest.mark.rule("nova6.note.render-aspect")
@pytest.mark.parametrize(("text", "name", "duration"), [("SHOCKED [L]", "SHOCKED", "L"), ("JAMMED", "JAMMED", "P")])
def test_an_aspect_is_permanent_unless_it_says(text: str, name: str, duration: str) -> None:
    """Without a letter it stays; written again it is bold and in capitals."""
    read = cited(notation.read_aspect(text))
    assert (read.name, read.duration) == (name, duration)
    again = cited(notation.write_effect(Effect("a", "aspect", name.lower(), duration=duration)))  # type: ignore[arg-type]
    assert again.value == f"**{name}**" + ("" if duration == "P" else f" [{duration}]")


@pytest.mark.parametrize("text", ["", "SHOCKED [X]", "SHOCKED [TT]"])
def test_unknown_durations_are_not_read(text: str) -> None:
    """A letter that is no duration is refused."""
    with pytest.raises(Unclear, match="error-not-a-modifier"):
        notation.read_aspect(text)


@pytest.mark.rule("nova6.note.render-effect")
def test_other_effects_have_a_name_and_a_description() -> None:
    """A soak reads name, what it is, its type and its duration."""
    effect = Effect("s", "soak", "ward of brass", rating=1, type="physical", duration="B")
    assert cited(notation.write_effect(effect)).value == "***Ward Of Brass***: soak 1; physical [B]."


@pytest.mark.rule("nova6.note.render-asset")
def test_an_asset_shows_its_uses() -> None:
    """Two uses left stand in brackets."""
    effect = Effect("a", "asset", "Friends at the harbour", rating=2, duration="P")
    assert cited(notation.write_effect(effect)).value == "FRIENDS AT THE HARBOUR [2]"
