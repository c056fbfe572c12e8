"""Exit codes of the `check` commands, on which scripts may rely."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from moothall.errors import MoothallError, Unclear

WELL, PROBLEMS = 0, 1
"""All is well; problems were found. Code 2 is for input that could not be judged at all."""

P = ParamSpec("P")


def judging(check: Callable[P, bool]) -> Callable[P, int]:
    """Turn the verdict of a check into its exit code.

    Problems that were found are part of the answer. An error means that nothing could be judged, whatever its kind, so
    it ends as bad input and never with the code of a problem.
    """

    @wraps(check)
    def judged(*args: P.args, **kwargs: P.kwargs) -> int:
        try:
            return WELL if check(*args, **kwargs) else PROBLEMS
        except MoothallError as problem:
            raise Unclear(problem.key, cite=problem.cite, **problem.values) from problem

    return judged
