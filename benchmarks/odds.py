"""Exact odds beside icepool: through the real rule, cold in a fresh process and warm in a running one.

Cold is the first answer after the imports, warm is the same question again.
"""

from __future__ import annotations

from typing import Any

from parts.clock import cold, each

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets.nde.events import fold
from moothall.rulesets.nde.options import DEFAULTS
from moothall.rulesets.nde.query import Query, Situation, ask
from moothall.talk.play import Play
from moothall.talk.procedure import procedure

# ---- A d12 against 5, one Luck Point to re-roll a failure: the book's own roll ---------------------------------------


def query() -> Query:
    return ask(Situation(12, 5, luck="reroll"), DEFAULTS)


def result_of(verdict: Any, _: Any) -> str:
    result: str = verdict.result
    return result


def roll_of(asked: Query) -> Any:
    return odds(asked.opening, asked.table, fold, Policy(asked.policy, asked.answers), result_of)


def roll_by_icepool() -> Any:
    import icepool

    def result(face: int) -> int:
        return 0 if face == 1 else 4 if face == 12 else 3 if face >= 5 else 1

    first, again = icepool.d(12).map(result), icepool.d(12).map(result)
    return icepool.map(lambda one, two: max(one, two) if one <= 1 else one, first, again)


# ---- Five d20, each a critical, a success, a complication or nothing: a rule of the 2d20 kind ------------------------


def kind_of(face: int, target: int, critical: int) -> int:
    return 2 if face <= critical else 1 if face <= target else -1 if face == 20 else 0


def tally(kinds: tuple[int, ...], target: int, critical: int) -> tuple[int, int]:
    return sum(kind for kind in kinds if kind > 0), sum(kind < 0 for kind in kinds)


@procedure("benchmark.five-d20")
async def five_d20(play: Play[None], target: int, critical: int) -> tuple[int, int]:
    """Successes and complications of five d20."""
    given = (target, critical)
    return (await play.roll(5, 20, read=tally, each=kind_of, given=given, cite="benchmark")).reading


PLAIN = Policy("plain")


def counted(tallied: tuple[int, int], _: None) -> tuple[int, int]:
    return tallied


def nothing(state: None, _: Any) -> None:
    return state


def five_of_ours() -> Any:
    return odds(five_d20.open(13, 6), None, nothing, PLAIN, counted)


def five_by_icepool() -> Any:
    import icepool

    class Tally(icepool.MultisetEvaluator):  # type: ignore[misc]
        def next_state(self, state: Any, order: Any, outcome: int, count: int) -> Any:
            good, bad = state or (0, 0)
            kind = kind_of(outcome, 13, 6)
            return (good + count * max(kind, 0), bad + count * (kind < 0))

    return Tally().evaluate(icepool.d(20).pool(5))


# ---- Both, beside each other -----------------------------------------------------------------------------------------


def report(name: str, ours: float, theirs: float, goal: int) -> None:
    times = f"ours {ours * 1e6:9.2f} µs   icepool {theirs * 1e6:9.2f} µs"
    print(f"{name:<34} {times}   {theirs / ours:7.1f} times faster   goal: {goal}")


def main() -> None:
    asked, policy = query(), None
    policy = Policy(asked.policy, asked.answers)
    warm = each(lambda: odds(asked.opening, asked.table, fold, policy, result_of), 10_000)
    report("d12 with luck re-roll, warm", warm, each(roll_by_icepool, 100), 20)
    report(
        "d12 with luck re-roll, cold",
        cold("odds", "benchmark.roll_of(asked)", "asked = benchmark.query()"),
        cold("odds", "benchmark.roll_by_icepool()"),
        2,
    )
    opening = five_d20.open(13, 6)
    warm = each(lambda: odds(opening, None, nothing, PLAIN, counted), 10_000)
    report("five d20 in classes, warm", warm, each(five_by_icepool, 100), 20)
    ours, theirs = (cold("odds", f"benchmark.{work}()") for work in ("five_of_ours", "five_by_icepool"))
    report("five d20 in classes, cold", ours, theirs, 2)


if __name__ == "__main__":
    main()
