"""Rule coverage of the last full test run: which rules can be executed, and which of them a test exercises."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from moothall.books import Rulebook

PACKAGE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Coverage:
    """The figures of one test run, or of none."""

    when: str | None
    rulesets: dict[str, Any]

    def status(self, rule_id: str, book: str) -> str:
        """How far a rule has come. Where nothing was measured, we trust that the book's code holds it."""
        figures = self.rulesets.get(book)
        if figures is None:
            return "executable"
        reached = (name for name in ("exercised", "executable") if rule_id in figures[name])
        return next(reached, "missing")

    def coverage(self, rulebook: Rulebook) -> dict[str, Any]:
        """A ruleset in figures. A rule is missing until it is both executable and exercised."""
        total = {"total": len(rulebook.rules)}
        if rulebook.id not in self.rulesets:
            return total
        found = {rule: self.status(rule, rulebook.id) for rule in rulebook.rules}
        return total | {
            "executable": sum(status != "missing" for status in found.values()),
            "exercised": sum(status == "exercised" for status in found.values()),
            "missing": [rule for rule, status in found.items() if status != "exercised"],
        }


NOTHING = Coverage(None, {})


def place() -> Path | None:
    """Where the figures lie: in the project this package is run from. An installed package has none."""
    projects = (folder for folder in PACKAGE.parents if (folder / "pyproject.toml").is_file())
    return next((project / ".measured" / "rules.json" for project in projects), None)


def measured() -> Coverage:
    """The last figures, or none."""
    path = place()
    try:
        found = json.loads(path.read_text(encoding="utf-8")) if path else None
    except (OSError, ValueError):
        # A run that was broken off may leave half a file; that is as good as none.
        return NOTHING
    return Coverage(found["measured"], found["rulesets"]) if found else NOTHING
