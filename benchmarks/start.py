"""How long a command takes to start: the bare Python, the import of Moothall, its command line, and dev.py."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TURNS = 9

STARTS = {
    "python alone": [sys.executable, "-c", ""],
    "import moothall": [sys.executable, "-c", "import moothall"],
    "moothall --help": [sys.executable, "-c", "from moothall.cli import main; main(['--help'])"],
    "dev.py help": [sys.executable, str(ROOT / "dev.py"), "help"],
}


def milliseconds(command: list[str]) -> float:
    """Time one start, with what it prints thrown away."""
    begun = time.perf_counter()
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return 1000 * (time.perf_counter() - begun)


def main() -> None:
    for name, command in STARTS.items():
        milliseconds(command)  # the first start may have to compile
        times = sorted(milliseconds(command) for _ in range(TURNS))
        print(f"{name:<16} median {statistics.median(times):6.1f} ms, from {times[0]:.1f} to {times[-1]:.1f}")


if __name__ == "__main__":
    main()
