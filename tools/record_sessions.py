"""Record one session of this version for each edition and variant under `ledgers/`, where tests replay it from then on.

    python tools/record_sessions.py

Run once for each release, before it; sessions of earlier versions are never written anew. Bots play until a session
has a rewind, an answer taken back, an edit, dice entered by hand, dice that came again, and a question that waits.
Beside the session lies what it comes to, for the tests to compare.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.books.houses2d20.support.live_table import session_ledger  # noqa: E402
from tests.books.nova6.support.bots import NovaBots  # noqa: E402
from tests.table.support.archives import MAP, PICTURES, parts_of  # noqa: E402
from tests.table.support.bots import Bots, play  # noqa: E402
from tests.table.support.recorded_sessions import CAME_TO, said_of  # noqa: E402

from moothall import __version__  # noqa: E402 - the tests' bots are found first
from moothall.archive.export import table_archive  # noqa: E402
from moothall.store import Store, TableRow, open_store  # noqa: E402
from moothall.table import Table, UnsavedStep  # noqa: E402
from moothall.table import commands as c  # noqa: E402

VARIANTS: dict[str, tuple[str, dict[str, str]]] = {
    "nde2-ladder": ("nde2", {}),
    "nde2-2d6": ("nde2", {"dice_mode": "2d6", "clock": "on"}),
    "nde2-grid": ("nde2", {"positioning": "grid", "armor_token": "on", "retaliation": "reach"}),
    "nde1-ladder": ("nde1", {}),
    "nde1-d6": ("nde1", {"dice_mode": "d6"}),
    "nova6-conflict": ("nova6", {}),
    "houses2d20-intrigue": ("houses2d20", {}),
}
MOVES = 150
NEEDED = ('"did":"rewound"', '"did":"taken-back"', '"table/edited"', '"typed"', '"seen"', '"did":"offered"', '"passed"')


def main() -> None:
    """Record every variant of this version that is not recorded yet."""
    folder = ROOT / "ledgers" / __version__
    for name, (book, options) in VARIANTS.items():
        if (folder / name).exists():
            print(f"{name}: kept already")
            continue
        seed, data, said = next(found(book, options))
        for part, held in parts_of(data).items():
            (folder / name / part).parent.mkdir(parents=True, exist_ok=True)
            (folder / name / part).write_bytes(held)
        (folder / name / CAME_TO).write_text(json.dumps(said, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{name}: kept, from seed {seed}, {len(data)} bytes")


def found(book: str, options: dict[str, str]) -> Any:
    """Yield sessions that have all that is needed."""
    if book == "houses2d20":
        lines = session_ledger()
        assert all(word in "".join(lines) for word in NEEDED)
        yield "none", *_archived(book, lines)
        return
    for seed in range(1_000):
        with tempfile.TemporaryDirectory() as folder:
            sitting = _bots(Path(folder), book, options, seed)
            bots = asyncio.run(play(sitting, MOVES, every=MOVES))
            with open_store(Path(folder)) as store:
                lines = ended(store, bots)
        table = Table.restored("kept", book, lines)
        record = "".join(lines)
        if all(word in record for word in NEEDED) and table.game.conversations and not table.game.aside:
            yield seed, *_archived(book, lines)


def _bots(folder: Path, book: str, options: dict[str, str], seed: int) -> Bots:
    """Return the bots that play this book."""
    return NovaBots(folder, "conflict", options, seed) if book == "nova6" else Bots(folder, book, options, seed)


def _archived(book: str, lines: list[str]) -> tuple[bytes, Any]:
    """Return the archive of a session, and what it comes to."""
    kept = TableRow("kept", book, "The boathouse", 0, len(lines), "en")
    data = table_archive(kept, lines, (), [MAP.name], PICTURES.get)
    return data, said_of(data)


def ended(store: Store, bots: Bots) -> list[str]:
    """Return the lines of a session, and a handout with a picture at its end."""
    id = bots.desk.table.id
    table = Table.restored(id, bots.book, store.read(id))
    draft = table.run("gm", "gm", "map", c.HandOut("A map", "Turn left at the mill.", MAP.name, readers=("ana",)))
    assert isinstance(draft, UnsavedStep)
    return [*store.read(id), *draft.lines]


if __name__ == "__main__":
    main()
