"""The types of all values that a ledger keeps, for reading it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from moothall.talk.arguments import bare
from moothall.talk.procedure import PROCEDURES
from moothall.talk.questions import QUESTIONS


class KnownTypes:
    """The questions and procedures of the books that have been loaded."""

    @property
    def questions(self) -> Mapping[str, Any]:
        return QUESTIONS

    def argument(self, procedure: str, name: str) -> Any:
        return bare(PROCEDURES[procedure].signature.parameters[name].annotation)

    def result(self, procedure: str) -> Any:
        return PROCEDURES[procedure].signature.return_annotation
