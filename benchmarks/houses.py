"""How quick the odds of the 2d20 book are: five dice with a focus, a range and two helpers, through the rule itself.

Cold is the first answer after the imports, warm is the same question again.
"""

from __future__ import annotations

from typing import Any

from parts.clock import cold, each

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets.houses2d20.events import fold
from moothall.rulesets.houses2d20.options import DEFAULTS
from moothall.rulesets.houses2d20.query import Situation, ask, figures

FIVE = Situation(6, 7, 3, dice=5, focus=True, range=3, assist=((11, 1), (9, 5)))
BEST = Situation(6, 7, 3, dice=3, focus=True, range=3, point="best")


def counted(situation: Situation) -> Any:
    asked = ask(situation, DEFAULTS)
    return odds(asked.opening, asked.table, fold, Policy(asked.policy, asked.answers), figures)


def main() -> None:
    for name, situation, goal in (("FIVE", FIVE, "goal 5 ms cold, 20 µs warm"), ("BEST", BEST, "best dice again")):
        first = cold("houses", f"benchmark.counted(benchmark.{name})")
        counted(situation)
        warm = each(lambda situation=situation: counted(situation), 2_000)  # type: ignore[misc]
        print(f"{name.lower():5} {first * 1e3:8.2f} ms cold {warm * 1e6:8.2f} µs warm  ({goal})")


if __name__ == "__main__":
    main()
