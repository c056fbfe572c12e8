"""NOVA6 core aspects (high concept, background, motivation, trouble) and the level of a character."""

from __future__ import annotations

import pytest

from moothall.errors import Unclear
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.aspects.invocation import invocable
from moothall.rulesets.nova6.creation.advances import allowance, standing
from moothall.rulesets.nova6.creation.steps import aspects_of
from moothall.rulesets.nova6.options import read_options
from moothall.rulesets.nova6.sheet import belongings, new_sheet
from moothall.rulesets.nova6.state import Scene, Table
from moothall.speech import voice
from tests.books.nova6.support.sheets import advice, judged, petra, progress, wrong
from tests.books.nova6.support.stage import NovaAfter, act_out, table
from tests.support.citing import cited

CORE = ("high-concept", "background", "motivation", "trouble")


def at_the_table(sheet: dict[str, object], who: str = "petra", at: Table | None = None) -> NovaAfter[None]:
    """A character who has joined a table."""
    return act_out(nova6.join.open(who, who, sheet), at or table()).end()


@pytest.mark.rule("nova6.character.aspects-core")
def test_a_sheet_has_four_core_aspects() -> None:
    """Three of four are a draft that names the fourth, four are a step done, and a fifth is none of them."""
    for lacking in CORE:
        sheet = petra(aspects=petra()["aspects"] | {lacking: "  "})
        assert [(one.cite, one.said, one.unfinished) for one in judged(sheet)] == [
            ("nova6.character.aspects-core", lacking, True)
        ]
        assert progress(sheet).steps[0][1] == "open"
    assert progress(petra()).steps[0][1] == "done" and [one.id for one in aspects_of(petra())] == list(CORE)
    for bad in ({"hobby": "KITES"}, {"trouble": 3}, ["KITES"]):
        assert next(cite for cite, _ in wrong(petra(aspects=bad))) == "nova6.character.aspects-core"


@pytest.mark.rule("nova6.character.aspect-high-concept")
def test_the_high_concept_is_an_aspect() -> None:
    """The high concept is an aspect of the character, marked as such, to be invoked and compelled."""
    after = at_the_table(petra())
    concept = after.effect("FERRY INSPECTOR WHO HEARS EVERYTHING")
    assert (concept.kind, concept.aspect, concept.owner, concept.has("high-concept")) == (
        "aspect", "character", "petra", True,
    )  # fmt: skip
    assert new_sheet("Petra", "FERRY INSPECTOR")["aspects"]["high-concept"] == "FERRY INSPECTOR"
    assert concept in invocable(after.state, "petra")
    compelled = nova6.compel.open("", "petra", concept.id, "everybody wants a word")
    assert act_out(compelled, after.state).plainly().all(events.CompelOffered)


@pytest.mark.rule("nova6.character.aspect-background")
def test_the_background_is_stored_as_an_aspect() -> None:
    """The background is stored like the other aspects, and is no high concept."""
    background = at_the_table(petra()).effect("RAISED BETWEEN TWO CUSTOMS HOUSES")
    assert (background.id, background.has("high-concept")) == ("petra-background", False)


@pytest.mark.rule("nova6.character.aspect-motivation")
def test_motivations_may_clash() -> None:
    """Petra wants every ship asked, Jory wants none asked: both are at the table."""
    other = petra(name="Jory Pell", aspects=petra()["aspects"] | {"motivation": "EVERY SHIP GOES UNASKED"})
    after = at_the_table(other, "jory", at_the_table(petra()).state)
    wants = [one for one in after.state.effects if one.id.endswith("-motivation")]
    assert [(one.name, one.has("high-concept")) for one in wants] == [
        ("NO SHIP GOES DOWN UNASKED", False),
        ("EVERY SHIP GOES UNASKED", False),
    ]


@pytest.mark.rule("nova6.character.aspect-trouble")
def test_trouble_can_be_compelled() -> None:
    """The GM compels Petra's trouble, and her player is asked."""
    after = at_the_table(petra())
    opening = nova6.compel.open("", "petra", "petra-trouble", "the paper turns up")
    assert act_out(opening, after.state).plainly().all(events.CompelOffered)
    assert after.effect("ONCE SIGNED THE WRONG PAPER").id == "petra-trouble"


@pytest.mark.rule("nova6.character.aspect-trouble-distinct")
def test_a_trouble_that_repeats_is_only_remarked_upon() -> None:
    """A thief's thirst for silver passes without a word; the same words twice are mentioned, and the sheet is ready."""
    near = petra(aspects=petra()["aspects"] | {"high-concept": "SILVER THIEF", "trouble": "CANNOT LEAVE SILVER BE"})
    assert judged(near) == []
    same = petra(aspects=petra()["aspects"] | {"high-concept": "Silver thief", "trouble": "SILVER THIEF "})
    assert [(one.cite, one.warning) for one in judged(same)] == [("nova6.character.aspect-trouble-distinct", True)]
    assert progress(same).status == "ready"
    assert "nova6.character.aspect-trouble-distinct" in advice("aspects")


@pytest.mark.rule("nova6.character.aspect-permanent")
def test_core_aspects_outlast_scenes_rests_and_milestones() -> None:
    """A scene ends, a rest and a minor milestone pass: all four are there, word for word, and last [P]."""
    start = at_the_table(petra()).state
    assert [one.duration for one in belongings(petra(), "petra") if one.kind == "aspect"] == ["P"] * 4
    scene = act_out(nova6.open_scene.open("exposition", "The quay"), start).plainly().state
    assert scene.scene != Scene()
    closed = act_out(nova6.close_scene.open(), scene).plainly().state
    passed = act_out(nova6.milestone.open("minor"), closed).plainly().state
    rested = act_out(nova6.rest.open(), passed).plainly().state
    texts = {one.id: one.name for one in rested.effects if one.owner == "petra" and one.kind == "aspect"}
    assert texts == {f"petra-{id}": text for id, text in petra()["aspects"].items()}


@pytest.mark.rule("nova6.character.level-start")
def test_characters_start_at_the_tables_level() -> None:
    """The starting level is one, unless the GM names another from 0 on."""
    assert new_sheet("Petra")["level"] == 1
    zero = read_options({"start-level": "0"})
    assert (new_sheet("Petra", options=zero)["level"], allowance(zero.start_level).amount) == (0, 6)
    for said in ("-1", "21", "x"):
        with pytest.raises(Unclear):
            read_options({"start-level": said})
    for level in (-1, "1", True, None, 100):
        assert wrong(petra(level=level))[0] == ("nova6.character.level-start", str(level))


@pytest.mark.parametrize(
    ("levels", "word", "advances", "rule"),
    [
        pytest.param((0,), "average person", (6,), rule, marks=pytest.mark.rule(rule))
        for rule in ("nova6.character.level-scale-0",)
    ]
    + [
        pytest.param(levels, word, advances, rule, marks=pytest.mark.rule(rule))
        for levels, word, advances, rule in (
            ((1, 2), "skilled in a field", (7, 8), "nova6.character.level-scale-1-2"),
            ((3, 4), "accomplished", (9, 10), "nova6.character.level-scale-3-4"),
            ((5, 6), "luminary", (11, 12), "nova6.character.level-scale-5-6"),
            ((7, 8), "foremost expert", (13, 14), "nova6.character.level-scale-7-8"),
            ((9, 10), "greatest in history", (15, 16), "nova6.character.level-scale-9-10"),
            ((11, 15, 30), "only found in fiction", (17, 21, 36), "nova6.character.level-scale-11-plus"),
        )
    ],
)
def test_a_level_has_a_word_for_its_standing(
    levels: tuple[int, ...], word: str, advances: tuple[int, ...], rule: str
) -> None:
    """A level reads as a word of standing; the advances go by the level alone."""
    for level, count in zip(levels, advances, strict=True):
        named = cited(standing(level))
        assert (voice("en", "nova6").say(f"standing-{named.id}"), named.cite) == (word, rule)
        assert allowance(level).amount == count
