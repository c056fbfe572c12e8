"""Every chapter that brings results or stunts of its own, opened together, so that none is missing at a table."""

from moothall.rulesets.nova6 import boosts, conflict, contests, harm, intervals, results, scope, stunts

_OPENED = (boosts, conflict, contests, harm, intervals, results, scope, stunts)


def all_open() -> int:
    """How many chapters are open."""
    return len(_OPENED)
