"""2d20 story hooks: five parts, a d20 for each, and the GM rerolls or rewrites any of them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from moothall.rulesets.houses2d20.events import HookKept, HookRolled
from moothall.rulesets.houses2d20.hooks import OURS, REFERENCE, TABLES, hook, row_of
from moothall.rulesets.houses2d20.questions.hooks import COLUMNS, HookChange
from moothall.rulesets.houses2d20.state import Hook
from moothall.sight.redact import redact
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from tests.books.houses2d20.support.stage import HousesScript, act_out, table

ROWS = {
    3: (
        "houses.hook.row-1-4",
        "Break in and steal or kidnap the",
        "secret data",
        "warehouse",
        "Sardaukar soldiers",
        "Bashira, the head of a House Minor's security",
    ),
    8: (
        "houses.hook.row-5-8",
        "Solve the mystery of the",
        "House Minor heir",
        "manor house",
        "security systems",
        "Kaunos, the merchant",
    ),
    9: (
        "houses.hook.row-9-12",
        "Investigate the murder or destruction of the",
        "artifact",
        "sietch",
        "desert",
        "Anca, the Fremen stillsuit seller",
    ),
    16: (
        "houses.hook.row-13-16",
        "Cause the murder or destruction of the",
        "illegal technology",
        "smuggler's base",
        "Spacing Guild",
        "Hegai, the smuggler",
    ),
    17: (
        "houses.hook.row-17-20",
        "Rescue or recover the",
        "secret spice stores",
        "desert",
        "smugglers",
        "Akira, the ornithopter pilot",
    ),
}


BORROWED = (
    *("Sardaukar", "Fremen", "Guild", "Bashira", "Kaunos", "Anca", "Hegai", "Akira"),
    *("sietch", "spice", "stillsuit", "ornithopter"),
)
"""Names and things of somebody else's setting."""


def rolled(*faces: int, source: Any = "reference", **options: Any) -> HousesScript[Hook]:
    """A hook from these faces, in the order of its parts; the GM has yet to say what becomes of it."""
    script = act_out(hook.open(source), table(**options))
    for face in faces:
        script.dice("1d20", face)
    return script


ENGLISH = Teller(voice("en", "houses2d20"), lambda _: None)


def cells(hook: Hook | None) -> tuple[str, ...]:
    """The five parts of a hook, in words."""
    assert hook is not None
    return tuple(ENGLISH.word(getattr(hook, column)) for column in COLUMNS)


@pytest.mark.rule("houses.hook.five-columns")
def test_a_hook_has_five_parts() -> None:
    """Plot, goal, location, hazard and character, each with something in it; kept, it is on the GM's desk."""
    after = rolled(3, 8, 9, 16, 17).gm(HookChange("keep")).end()
    assert COLUMNS == ("plot", "goal", "location", "hazard", "character")
    assert cells(after.result) == (ROWS[3][1], ROWS[8][2], ROWS[9][3], ROWS[16][4], ROWS[17][5])
    assert after.state.hooks == (after.result,)


@pytest.mark.rule("houses.hook.d20-in-steps-of-4")
def test_a_d20_picks_a_row_in_steps_of_four() -> None:
    """Every face has its row: 4 is the last of the first, 5 the first of the second, 20 the last of the fifth."""
    rows = [row_of((face,)) for face in range(1, 21)]
    assert rows == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    goals = [cells(rolled(1, face, 1, 1, 1).gm(HookChange("keep")).end().result)[1] for face in (4, 5, 20)]
    assert goals == ["secret data", "House Minor heir", "secret spice stores"]


@pytest.mark.parametrize("face", [pytest.param(face, marks=pytest.mark.rule(row[0])) for face, row in ROWS.items()])
def test_five_equal_rolls_give_a_row_of_the_reference(face: int) -> None:
    """Five equal rolls give the five cells of their row, as the reference has them."""
    after = rolled(*[face] * 5).gm(HookChange("keep")).end()
    rule, *wanted = ROWS[face]
    assert list(cells(after.result)) == wanted
    assert {cite for cite in after.citations if ".row-" in cite} == {rule}


@pytest.mark.rule("houses.hook.plot-needs-goal")
def test_the_plot_reads_on_into_the_goal() -> None:
    """Plot 6 and goal 2 read "Solve the mystery of the secret data"."""
    script = rolled(6, 2, 1, 1, 1)
    told = script.stop().last(HookRolled)
    assert "Solve the mystery of the secret data" in ENGLISH.fact(told)


@pytest.mark.rule("houses.hook.prompt")
def test_a_single_part_of_a_hook_is_rerolled_or_rewritten() -> None:
    """A new hazard leaves the other four alone; so does a character of the GM's own. Empty words are refused."""
    script = rolled(3, 3, 3, 3, 3)
    before = script.stop().last(HookRolled).hook
    script.gm(HookChange("reroll", "hazard")).dice("1d20", 20)
    again = script.stop().last(HookRolled)
    assert (again.column, again.hook.hazard) == ("hazard", REFERENCE["hazard"][4])
    assert [getattr(again.hook, c) == getattr(before, c) for c in COLUMNS] == [True, True, True, False, True]
    script.refuses("gm", HookChange("edit", "character", " "), "houses.hook.prompt")
    script.gm(HookChange("edit", "character", " Oriel, who counts "))
    after = script.gm(HookChange("keep")).end()
    assert after.result == Hook(before.plot, before.goal, before.location, REFERENCE["hazard"][4], "Oriel, who counts")
    assert after.told[-1] == HookKept(after.result)
    assert script.stop().state.hooks == (after.result,)


@pytest.mark.rule("houses.hook.roll-each-column")
def test_each_part_has_a_roll_of_its_own() -> None:
    """Five d20 are rolled for a hook, which makes 3,125 of them."""
    after = rolled(1, 5, 9, 13, 17).gm(HookChange("keep")).end()
    assert after.dice == [(20, (face,)) for face in (1, 5, 9, 13, 17)]
    for source in TABLES.values():
        assert len(set(product(*source.values()))) == 3125


def test_the_single_roll_option_picks_all_parts_with_one_d20() -> None:
    """With a single roll the parts come from the same row, and from one d20."""
    after = rolled(9, hook__roll="single").gm(HookChange("keep")).end()
    assert cells(after.result) == ROWS[9][1:]
    assert after.dice == [(20, (9,))]


def test_hooks_come_from_the_table_of_the_reference_by_default() -> None:
    """The usual table is the book's own; ours is there for other settings, and cites no row of the book."""
    assert act_out(hook.open(), table()).conversation.opening == hook.open("reference")
    after = rolled(1, 5, 9, 13, 17, source="ours").gm(HookChange("keep")).end()
    assert after.result == Hook(*(OURS[column][row] for row, column in enumerate(COLUMNS)))
    assert not [cite for cite in after.citations if ".row-" in cite]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cell_of_a_hook_has_words(lang: str) -> None:
    """In each language the twenty-five cells are said, no two in a column alike; ours name no setting."""
    say = Teller(voice(lang, "houses2d20"), lambda _: None)
    for source in TABLES.values():
        for column in source.values():
            said = [say.word(cell) for cell in column]
            assert len(set(said)) == 5 and not any(word.startswith("hook-") for word in said)
    ours = [say.word(cell) for column in OURS.values() for cell in column]
    reference = " ".join(ENGLISH.word(cell) for column in REFERENCE.values() for cell in column)
    assert all(name in reference for name in BORROWED)
    assert not any(name.lower() in word.lower() for name in BORROWED for word in ours)


def test_hooks_are_told_only_to_the_gm() -> None:
    """No player is told of a hook, rolled or saved."""
    after = rolled(1, 5, 9, 13, 17).gm(HookChange("keep")).end()
    assert [redact(fact, "ana") for fact in after.told] == [None, None]
    assert redact(after.state, "ana").hooks != after.state.hooks
