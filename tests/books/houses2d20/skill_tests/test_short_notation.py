"""Twenty-eight 2d20 tests in short notation come out as their lines say."""

from __future__ import annotations

import pytest

from tests.books.houses2d20.support.notation import Check, checks, come_to

LINES = [
    pytest.param(check, marks=pytest.mark.rule(check.rule), id=f"{check.rule}-{at}")
    for at, check in enumerate(checks())
]


@pytest.mark.parametrize("check", LINES)
def test_a_test_comes_out_as_its_line_says(check: Check) -> None:
    """Successes, complications, pass or fail, Momentum and Threat are those of the line."""
    came, _ = come_to(check)
    assert set(check.results) <= came
    assert check.results


def test_all_28_lines_of_notation_are_read() -> None:
    """All twenty-eight lines are tests with results."""
    assert len(checks()) == 28
