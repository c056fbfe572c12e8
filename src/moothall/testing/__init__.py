"""Tests for whoever writes a ruleset: is it what a table needs, and if not, what is wrong and where?

    from moothall.testing import RulesetContract

    class TestLantern(RulesetContract):
        ruleset = RULESET

`check(RULESET)` gives the same as a list of sentences. It plays the book's demo, so a book with a longer demo is
looked at more closely.
"""

from __future__ import annotations

from typing import ClassVar

from moothall.ruleset import Ruleset
from moothall.testing.checks import CHECKS, problems, rehearsed

__all__ = ["RulesetContract", "check"]


def check(ruleset: Ruleset) -> list[str]:
    """Everything that is wrong with a ruleset, each as one sentence; an empty list is a clean bill."""
    return [problem for name in CHECKS for problem in problems(ruleset, name)]


class RulesetContract:
    """The contract as tests for pytest; a subclass names its ruleset."""

    ruleset: ClassVar[Ruleset]

    def test_parts_open(self) -> None:
        """Every part opens and is of its type."""
        self._holds("parts")

    def test_rules_exist(self) -> None:
        """Actions stand under chapters of the rulebook, and every rule that is cited is in it."""
        self._holds("rules")

    def test_texts_exist(self) -> None:
        """Actions, arguments, questions, facts, rules and options have texts in English."""
        self._holds("texts")

    def test_answers_are_accepted(self) -> None:
        """No default of a question is refused."""
        self._holds("answers")

    def test_forms_and_rules_agree(self) -> None:
        """Every preset and open choice of a form is accepted, and every closed one refused by the same rule."""
        self._holds("forms")

    def test_the_state_folds_from_its_facts(self) -> None:
        """The same facts lead to the same state."""
        self._holds("fold")

    def test_the_ledger_is_read_back(self) -> None:
        """Every fact, question and answer is read back from its line as it was."""
        self._holds("ledger")

    def test_views_follow_from_what_viewers_are_told(self) -> None:
        """Folding what a viewer was told gives what the viewer may see, and nothing that is hidden."""
        self._holds("sight")

    def test_turns_name_what_there_is(self) -> None:
        """Whose turn it is names only people the viewer sees, and texts and actions that the book has."""
        self._holds("turns")

    def test_rules_are_pure(self) -> None:
        """No module reaches for clocks, sockets, files or chance."""
        self._holds("purity")

    def _holds(self, name: str) -> None:
        found = problems(self.ruleset, name)
        assert not found, "\n".join(found)

    @classmethod
    def teardown_class(cls) -> None:
        """Forget the rehearsal: its log may be long."""
        rehearsed.cache_clear()
