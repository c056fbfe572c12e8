"""`moothall sweep`: every point of a grid, on any executor, and on from where it was interrupted."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

import pytest
from click.testing import CliRunner

from moothall.cli import moothall
from moothall.cli import sweep as command
from moothall.errors import Unclear
from moothall.forecast import Encounter, Sweep, forecast, sweep

T = TypeVar("T")

FIGHT: dict[str, Any] = {
    "ruleset": "nde2",
    "options": {"crowd": "off", "retaliation": "melee"},
    "tactics": {"luck": "never", "foes": "still"},
    "heroes": [{"role": "assault", "hearts": 1, "luck": 0}],
    "foes": [{"tier": "minion"}],
}
TOML = """
ruleset = "nde2"
options = { crowd = "off", retaliation = "melee" }
tactics = { luck = "never", foes = "still" }
heroes = [{ role = "assault", hearts = 1, luck = 0 }]
foes = [{ tier = "minion" }]
"""
GRID = {"heroes.0.hearts": [1, 2, 3], "foes.0.count": [1, 2, 3, 4]}


class AtOnce(Executor):
    """An executor that does each call when it is given, and notes how many points that was."""

    def __init__(self, most: int = 1_000) -> None:
        self.points, self.most = 0, most

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        self.points += len(args[1])
        if self.points > self.most:
            raise KeyboardInterrupt
        future.set_result(fn(*args, **kwargs))
        return future


def test_each_point_is_the_forecast_of_its_encounter() -> None:
    """Rows come in the order of the grid, and each is what the forecast of that encounter says."""
    wanted = Sweep(FIGHT, GRID)
    rows = sweep(wanted, AtOnce())
    assert [row.point for row in rows] == wanted.points()
    for row in (rows[0], rows[5], rows[-1]):
        assert Fraction(row.win) == forecast(Encounter.of(wanted.at(row.point))).win.value


def test_an_interrupted_sweep_goes_on_where_it_was(tmp_path: Path) -> None:
    """Points whose rows are kept are not worked out again, and a line that was cut off is."""
    kept, wanted = tmp_path / "sweep.jsonl", Sweep(FIGHT, GRID)
    whole = sweep(wanted, AtOnce(), kept)
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:8]) + lines[8][:10])
    again = AtOnce()
    assert sweep(wanted, again, kept) == whole
    assert again.points == len(whole) - 7


def test_a_file_of_another_sweep_is_refused(tmp_path: Path) -> None:
    """Rows of another grid are never taken for these."""
    kept = tmp_path / "sweep.jsonl"
    sweep(Sweep(FIGHT, {"foes.0.count": [1]}), AtOnce(), kept)
    with pytest.raises(Unclear) as refusal:
        sweep(Sweep(FIGHT, {"foes.0.count": [2]}), AtOnce(), kept)
    assert refusal.value.key == "error-sweep-other"


def test_progress_counts_the_points() -> None:
    """It begins with what is done already and ends with all."""
    told: list[tuple[int, int]] = []
    sweep(Sweep(FIGHT, GRID), AtOnce(), progress=lambda done, of: told.append((done, of)))
    assert (told[0], told[-1]) == ((0, 12), (12, 12))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ProcessPoolExecutor", AtOnce)


@pytest.mark.usefixtures("at_once")
def test_a_sweep_writes_table_file_and_picture(tmp_path: Path) -> None:
    """The CSV has a line for each point with the exact fraction, the picture a field with its number."""
    file, rows, picture = tmp_path / "fight.toml", tmp_path / "rows.csv", tmp_path / "map.svg"
    file.write_text(TOML)
    words = [str(file), "--over", "foes.0.tier=minion,elite", "--over", "heroes.0.hearts=1..2"]
    result = CliRunner().invoke(moothall, ["sweep", *words, "--csv", str(rows), "--svg", str(picture)])
    assert result.exit_code == 0, result.output
    assert "66.7%" in result.output
    found = list(csv.DictReader(rows.read_text().splitlines()))
    assert [(one["foes.0.tier"], one["heroes.0.hearts"]) for one in found] == [
        ("minion", "1"), ("minion", "2"), ("elite", "1"), ("elite", "2"),
    ]  # fmt: skip
    assert found[0]["win"] == "2/3"
    assert picture.read_text().count("<rect") == 4
    assert ">66.7%<" in picture.read_text()


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("over", "sentence"),
    [
        ("foes", "no parameter"),
        ("foes.0.count=", "no parameter"),
        ("foes.5.count=1..2", "There is no “foes.5.count”"),
        ("foes.0.count=0", "Nobody is named"),
        ("foes.0.teeth=3", "An encounter has no “teeth”"),
        ("foes.0.count=1..9,heroes", "count"),
    ],
)
def test_a_parameter_that_cannot_be_is_named(tmp_path: Path, over: str, sentence: str) -> None:
    """What is wrong is said before anything is worked out."""
    file = tmp_path / "fight.toml"
    file.write_text(TOML)
    result = CliRunner().invoke(moothall, ["sweep", str(file), "--over", over])
    assert result.exit_code == 2
    assert sentence in result.stderr


@pytest.mark.usefixtures("at_once")
def test_a_sweep_is_data_for_programs(tmp_path: Path) -> None:
    """With --json each row names its parameters."""
    file = tmp_path / "fight.toml"
    file.write_text(TOML)
    result = CliRunner().invoke(moothall, ["sweep", str(file), "--over", "foes.0.count=1..2", "--json"])
    rows = json.loads(result.stdout)["rows"]
    assert [row["foes.0.count"] for row in rows] == [1, 2]
    assert rows[0]["win"] == "2/3"
