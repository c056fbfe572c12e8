"""NOVA6's exact odds beside icepool: three up with a Focused skill, and the best three of seven d6.

Cold is the first answer after the imports, warm is the same question again.
"""

from __future__ import annotations

from typing import Any

from parts.clock import cold, each

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets.nova6.events import fold
from moothall.rulesets.nova6.options import DEFAULTS, Options, read_options
from moothall.rulesets.nova6.query import Query, Situation, ask, figure

GOAL_COLD, GOAL_WARM = 5e-3, 20e-6
HIGHEST = read_options({"up-reads": "highest"})


def query(net: int, focused: bool, options: Options = DEFAULTS) -> Query:
    return ask(Situation(bonus=net, focused=focused), options)


def counted(asked: Query) -> Any:
    return odds(asked.opening, asked.table, fold, Policy(asked.policy, asked.answers), figure)


def best_three_by_icepool(dice: int) -> Any:
    """Only the sum: icepool is asked for less than the rule tells."""
    import icepool

    return icepool.d6.highest(dice, 3) >= 11


def focused_by_icepool(dice: int) -> Any:
    """Success, then triples over doubles over neither, of any three dice."""
    import icepool

    class Best(icepool.MultisetEvaluator):  # type: ignore[misc]
        def next_state(self, state: Any, order: Any, outcome: int, count: int) -> Any:
            return (*(state or ()), count)

        def final_outcome(self, final_state: Any, *_: Any) -> Any:
            pool = tuple(face for face, count in enumerate(final_state, 1) for _ in range(count))
            return _best(pool)

    return Best().evaluate(icepool.d6.pool(dice))


def _best(pool: tuple[int, ...]) -> tuple[bool, int]:
    from itertools import combinations

    trios = set(combinations(pool, 3))
    return max((sum(trio) >= 11, (3 - len(set(trio))) if sum(trio) >= 11 else 0) for trio in trios)


def report(name: str, ours: float, theirs: float, goal: float) -> None:
    times = f"ours {ours * 1e6:9.2f} µs   icepool {theirs * 1e6:9.2f} µs"
    print(f"{name:<34} {times}   goal: {goal * 1e6:.0f} µs")


def main() -> None:
    three, seven = query(3, True), query(4, False, HIGHEST)
    for name, asked, theirs, ready, work in (
        (
            "three up, Focused",
            three,
            lambda: focused_by_icepool(6),
            "benchmark.query(3, True)",
            "focused_by_icepool(6)",
        ),
        (
            "best three of seven d6",
            seven,
            lambda: best_three_by_icepool(7),
            "benchmark.query(4, False, benchmark.HIGHEST)",
            "best_three_by_icepool(7)",
        ),
    ):
        policy = Policy(asked.policy, asked.answers)
        warm = each(lambda: odds(asked.opening, asked.table, fold, policy, figure), 10_000)  # noqa: B023 - at once
        report(f"{name}, warm", warm, each(theirs, 50), GOAL_WARM)
        ours = cold("nova6", "benchmark.counted(asked)", f"asked = {ready}")
        report(f"{name}, cold", ours, cold("nova6", f"benchmark.{work}"), GOAL_COLD)


if __name__ == "__main__":
    main()
