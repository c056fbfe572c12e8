"""How long a start takes, as a ratio to bare Python in the same run."""

from __future__ import annotations

from parts.clock import program, quickest

TURNS = 15
ODDS = ("-m", "moothall", "odds", "nde2", "--die", "d12", "--against", "5", "--luck", "reroll", "--json")
STARTS = {
    "python -c pass": ("-c", "pass"),
    "import of the exact kernel": ("-c", "import moothall.handlers.odds"),
    "import of the book": ("-c", "import moothall.rulesets.nde"),
    "moothall odds … --json": ODDS,
}
GOALS = {"moothall odds … --json": 12}


def main() -> None:
    bare = 0.0
    for name, words in STARTS.items():
        program(*words)()  # the first start may have to compile
        took = quickest(program(*words), TURNS)
        bare = bare or took
        goal = f"   goal: {GOALS[name]} or less" if name in GOALS else ""
        print(f"{name:<28} {took * 1000:7.1f} ms   {took / bare:5.1f} × bare Python{goal}")


if __name__ == "__main__":
    main()
