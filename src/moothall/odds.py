"""Exact odds, for programs of one's own: the public door to the handler that counts them.

    odds(opening, table, fold, policy, outcome)

runs a procedure along every way its dice can fall and gives the chance of each outcome as a fraction.
"""

from __future__ import annotations

from moothall.handlers.odds import odds
from moothall.handlers.policy import BEST, Policy, always
from moothall.talk.chance import Chances

__all__ = ["BEST", "Chances", "Policy", "always", "odds"]
