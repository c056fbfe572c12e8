"""Files of characters: which book they are of, and whether they keep to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moothall import books
from moothall.cli import files
from moothall.errors import AgainstTheRules, Unclear


def ruleset_of(sheet: Any) -> str:
    """The book a sheet was made by."""
    ruleset = sheet.get("ruleset") if isinstance(sheet, dict) else None
    if not isinstance(ruleset, str):
        raise Unclear("error-no-ruleset")
    books.ruleset(ruleset)  # says which rulesets there are, if this is none of them
    return ruleset


def as_error(problem: Any) -> AgainstTheRules:
    """Return the problem of a sheet as an error."""
    return AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)


def read_sheet(file: str, book: str, options: Any) -> dict[str, Any]:
    """A character from a file that is legal under these options."""
    sheet = files.read_json(file)
    ruleset = ruleset_of(sheet)
    if ruleset != book:
        raise Unclear("error-other-ruleset", file=file, ruleset=ruleset, wanted=book)
    workshop = books.ruleset(book).workshop()
    check_legal(file, workshop.judged(sheet, options) if workshop else ())
    checked: dict[str, Any] = sheet
    return checked


def check_legal(file: str, problems: Iterable[Any]) -> None:
    """Whether a character of a file breaks no rule; what is only advised may be otherwise."""
    for problem in problems:
        if not problem.warning:
            raise AgainstTheRules("error-illegal-sheet", cite=problem.cite, file=file, field=problem.field)
