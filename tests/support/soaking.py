"""The number of tries of a generated test: few in everyday runs, many in `dev.py soak`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

SOAKING = os.environ.get("MOOTHALL_SOAK") == "1"


def tries(quick: int, soak: int) -> settings:
    """Settings of a generated test: the same examples on every machine, and nothing kept between runs.

    A failing example is made small only when soaking; that can take minutes, and the message mostly says enough.
    """
    everyday = (Phase.explicit, Phase.generate)
    return settings(
        phases=tuple(Phase) if SOAKING else everyday,
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=soak if SOAKING else quick,
        suppress_health_check=[HealthCheck.too_slow],
    )
