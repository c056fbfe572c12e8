"""The table of docs/performance.md: forecasts and exact odds, beside plain programs. `--write` writes the page.

Seconds are those of the processor, because the machine is shared.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import odds as exact_odds
from parts import canonical, plain_fight
from parts.clock import each

from moothall.forecast import Budget, Encounter, forecast
from moothall.handlers.dice import Seeded
from moothall.handlers.exact import count, lay_out
from moothall.handlers.local.packed import Packed
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.handlers.remembered import RememberedGames
from moothall.rulesets.nde.events import fold

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
PLENTY = Budget(seconds=240.0, visits=20_000_000)
MOST_ROLLS, MOST_ROWS = 1_000, 100_000


class Line(NamedTuple):
    """One measurement."""

    what: str
    found: str
    goal: str = ""


def main() -> None:
    if len(sys.argv) == 1 + len(CASES[0]):
        grown(*map(int, sys.argv[1:]))
        return
    rows: list[str] = []
    for line in measured():
        rows.append(f"| {line.what} | {line.found} | {line.goal} |")
        print(rows[-1], flush=True)
    table = "\n".join(rows)
    if "--write" in sys.argv:
        PAGE.write_text(PAGE_TEXT.format(table=table), encoding="utf-8")


PAGE_TEXT = """# Performance

What forecasts and odds cost, written by `.venv/bin/python benchmarks/forecasts.py --write`.
All lines are of one run on one core of a shared machine, in seconds of the processor: read them against each other.
A goal is for a quiet machine.

| what | measured | goal |
|---|---|---|
{table}
"""


def measured() -> Iterator[Line]:
    yield from queries()
    yield from fights()
    yield from growth()
    yield from encounters()


def queries() -> Iterator[Line]:
    """Exact odds of one roll beside icepool."""
    asked = exact_odds.query()
    policy = Policy(asked.policy, asked.answers)
    ours = each(lambda: odds(asked.opening, asked.table, fold, policy, exact_odds.result_of), 2_000)
    theirs = each(exact_odds.roll_by_icepool, 50)
    yield Line("d12 with a reroll, exact, learnt", f"{ours * 1e6:.1f} µs; icepool {theirs * 1e6:.0f} µs", "20 µs")
    ours, theirs = each(exact_odds.five_of_ours, 2_000), each(exact_odds.five_by_icepool, 50)
    yield Line("five d20 in classes, exact, learnt", f"{ours * 1e6:.1f} µs; icepool {theirs * 1e6:.0f} µs", "20 µs")


def fights() -> Iterator[Line]:
    """The canonical fight in every way."""
    encounter = Encounter.read(ROOT / "examples" / "canonical-nde2.toml")
    seconds, answer = worked(lambda: forecast(encounter, PLENTY))
    yield Line(
        "canonical fight, whole forecast, cold", f"{seconds:.2f} s ({answer.rule_runs:,} runs of the rule)", "1 s"
    )
    packed = Packed(canonical.GAME)
    seconds, _ = worked(lambda: count(packed, no_hurry, MOST_ROLLS))
    yield Line("who wins it, exact, cold", f"{seconds:.2f} s", "1 s")
    seconds, counted = worked(lambda: count(packed, no_hurry, MOST_ROLLS))
    yield Line("who wins it, exact, turns learnt", f"{seconds:.3f} s ({counted.visits:,} visits)", "0.1 s")
    table = lay_out(packed, no_hurry, MOST_ROWS)
    assert table is not None
    merged = table.merged()
    yield Line("simulated from its table", rate(lambda games: merged.simulate(games, "bench"), 1_000_000), "800,000/s")
    if find_spec("numpy") is not None:
        yield Line(
            "simulated, numpy", rate(lambda games: plain_fight.by_numpy(merged, games, 1), 4_000_000), "4,000,000/s"
        )
    yield Line("a plain Python loop", rate(lambda games: plain_fight.plain(games, 1), 50_000))
    live = rate(lambda games: [canonical.play_live(seed) for seed in range(games)], 300)
    yield Line("live with the full log, the rule run whole each time", live, "266/s")
    known = RememberedGames(canonical.START, canonical.turn, fold, canonical.PLAIN)
    remembered(known, 1_000)
    again = rate(lambda games: remembered(known, games), 2_000)
    yield Line("live with the full log, turns remembered", again, "4,000/s")
    book = encounter._replace(options=encounter.options.__class__(crowd="off"))
    seconds, answer = worked(lambda: forecast(book, PLENTY))
    yield Line("the same without retaliation", f"{seconds:.2f} s, {answer.method}", "solved")


def remembered(known: RememberedGames[Any], games: int) -> None:
    for seed in range(games):
        known.play(lambda seed=seed: Seeded(seed))  # type: ignore[misc]


CASES = ((2, 2, 1, 0, 5), (3, 4, 1, 1, 5), (4, 6, 2, 1, 5), (4, 6, 2, 1, 8), (4, 8, 3, 1, 5), (6, 8, 3, 1, 5))
"""Heroes, minions, elites and bosses, and the Hearts of each hero."""


def growth() -> Iterator[Line]:
    """How work and memory grow with heroes, hearts and foes, each in a process of its own; misses hit back."""
    for case in CASES:
        heroes, minions, elites, bosses, hearts = case
        ran = subprocess.run(
            [sys.executable, __file__, *map(str, case)], check=True, capture_output=True, text=True, cwd=ROOT
        )
        name = f"{heroes} heroes of {hearts} Hearts, {minions + elites + bosses} foes: whole forecast, cold"
        yield Line(name, ran.stdout.strip(), "10 s, 100 MB" if heroes == 6 else "")


def grown(heroes: int, minions: int, elites: int, bosses: int, hearts: int) -> None:
    """One case, in a process that does nothing else."""
    encounter, before = fight(heroes, minions, elites, bosses, hearts), most_memory()
    seconds, answer = worked(lambda: forecast(encounter, PLENTY))
    print(f"{seconds:.2f} s, {most_memory() - before:.0f} MB, {answer.visits:,} visits, {answer.method}")


def most_memory() -> float:
    """Megabytes that this process has ever held at once; what `getrusage` says begins with its parent's."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def fight(heroes: int, minions: int, elites: int, bosses: int, hearts: int) -> Encounter:
    tiers = {"minion": minions, "elite": elites, "boss": bosses}
    return Encounter.of(
        {
            "ruleset": "nde2",
            "options": {"crowd": "off", "retaliation": "melee"},
            "tactics": {"luck": "never", "foes": "still"},
            "heroes": [{"role": "assault", "count": heroes, "luck": 0, "hearts": hearts}],
            "foes": [{"tier": tier, "count": number} for tier, number in tiers.items() if number],
        }
    )


def encounters() -> Iterator[Line]:
    """The other books."""
    task = Encounter.read(ROOT / "examples" / "task-2d20.toml")
    seconds, answer = worked(lambda: forecast(task, PLENTY))
    yield Line(
        "2d20 extended task, with 20,000 sampled for its length", f"{seconds:.2f} s, {answer.method}", "0.05 s cold"
    )
    duel = Encounter.read(ROOT / "examples" / "duel-2d20.toml")
    seconds, answer = worked(lambda: forecast(duel, Budget(seconds=3.0)))
    yield Line(
        "2d20 duel, 3 s", f"± {50 * (answer.win.high - answer.win.low):.1f} points, {answer.games:,} duels", "± 1.5"
    )
    for heroes in (1, 2):
        contest = Encounter.of(
            {"ruleset": "nova6", "heroes": [{"rank": 2, "count": heroes}], "foes": [{"kind": "rival"}]}
        )
        seconds, answer = worked(lambda contest=contest: forecast(contest, Budget(seconds=20.0)))  # type: ignore[misc]
        yield Line(f"NOVA6 contest to five, {heroes} characters", f"{seconds:.2f} s, {answer.method}", "0.5 s cold")


def worked(work: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of the processor that some work takes, and its result."""
    begun = time.process_time()
    result = work()
    return time.process_time() - begun, result


def rate(work: Callable[[int], Any], games: int) -> str:
    seconds, _ = worked(lambda: work(games))
    return f"{games / seconds:,.0f} fights/s"


def no_hurry(visits: int) -> None:
    """Count on for as long as it takes."""


if __name__ == "__main__":
    main()
