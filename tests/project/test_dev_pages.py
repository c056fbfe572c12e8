"""dev.py builds pages when a source changed, with the locked Node, and unpacks a browser only if there is none.

As in test_dev.py, each test works on a copy of dev.py in a folder of its own, and no program is really run.
"""

from __future__ import annotations

import datetime
import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import places

ROOT = places.ROOT


class Ran:
    """Stands in for the programs that dev.py runs; an npm that installs makes its folder."""

    def __init__(self) -> None:
        self.calls: list[list[str]] = []
        self.paths: list[str] = []
        self.fails_on = ""

    def __call__(self, command: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
        self.calls.append(command)
        self.paths.append(settings.get("PATH", ""))
        if "ci" in command:
            (Path(command[-1]) / "node_modules").mkdir(exist_ok=True)
        if "build" in command:
            built = Path(command[-1]).parent / "src" / "moothall" / "web" / "dist"
            built.mkdir(parents=True, exist_ok=True)
        failed = bool(self.fails_on) and self.fails_on in command
        return subprocess.CompletedProcess(command, int(failed), stdout="noise\nERROR: no room\n" if failed else "")

    def verbs(self) -> list[str]:
        return [next(word for word in call if word in ("ci", "build", "unpack")) for call in map(_named, self.calls)]


def _named(call: list[str]) -> list[str]:
    return [Path(word).stem if word.endswith(".mjs") else word for word in call]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A copy of dev.py in a project with pages of its own."""
    shutil.copy(ROOT / "dev.py", tmp_path / "dev.py")
    for folder in ("frontend", "tests/browser/chromium"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "package-lock.json").write_text("{}", encoding="utf-8")
    (tmp_path / "frontend" / "index.html").write_text("<p>", encoding="utf-8")
    (tmp_path / "src" / "moothall" / "texts").mkdir(parents=True)
    (tmp_path / "src" / "moothall" / "texts" / "page.ftl").write_text("yes = yes", encoding="utf-8")
    (tmp_path / ".venv").mkdir()
    spec = importlib.util.spec_from_file_location("dev_under_test", tmp_path / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def ran(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Ran:
    fake = Ran()
    monkeypatch.setattr(dev, "quietly", fake)
    return fake


def test_pages_are_built_once(dev: ModuleType, ran: Ran) -> None:
    """The first start installs and builds with the lock's own Node; the next does nothing at all."""
    dev.build_pages()
    assert ran.verbs() == ["ci", "build"]
    assert all(call[0] == str(dev.node()) for call in ran.calls)
    assert all(path.startswith(str(dev.node().parent)) for path in ran.paths)
    ran.calls.clear()
    dev.build_pages()
    assert ran.calls == []


@pytest.mark.parametrize("changed", ["frontend/index.html", "frontend/texts/page.ftl", "frontend/src/new.ts"])
def test_a_change_of_source_or_text_builds_again(dev: ModuleType, ran: Ran, changed: str) -> None:
    """A change to any source of the pages builds them again without installing again."""
    dev.build_pages()
    ran.calls.clear()
    (dev.ROOT / changed).parent.mkdir(exist_ok=True)
    (dev.ROOT / changed).write_text("changed", encoding="utf-8")
    dev.build_pages()
    assert ran.verbs() == ["build"]


def test_packages_and_build_output_are_no_source_of_the_pages(dev: ModuleType, ran: Ran) -> None:
    """Packages and build output do not make the pages look changed."""
    dev.build_pages()
    before = dev.stamp_of_pages()
    for name in ("node_modules/a.js", "build/b.js"):
        (dev.PAGES / name).parent.mkdir(exist_ok=True)
        (dev.PAGES / name).write_text("x", encoding="utf-8")
    assert dev.stamp_of_pages() == before


def test_a_failed_build_is_one_sentence_and_is_tried_again(dev: ModuleType, ran: Ran) -> None:
    """A failed build is told with its reason, and is not taken for built."""
    ran.fails_on = "build"
    with pytest.raises(dev.Refusal, match="Could not build the pages; it says: ERROR: no room"):
        dev.build_pages()
    ran.fails_on = ""
    ran.calls.clear()
    dev.build_pages()
    assert ran.verbs() == ["build"]


def test_without_pages_there_is_nothing_to_build(dev: ModuleType, ran: Ran) -> None:
    """A copy of the project without its pages still runs."""
    shutil.rmtree(dev.PAGES)
    dev.build_pages()
    assert ran.calls == []


def test_a_browser_is_unpacked_where_there_is_none(dev: ModuleType, ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the machine has no browser, one is installed and unpacked below .venv, once."""
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    dev.unpack_browser()
    assert ran.verbs() == ["ci", "unpack"]
    assert Path(ran.calls[-1][-1]).parent == dev.VENV
    ran.calls.clear()
    dev.unpack_browser()
    assert ran.calls == []


def test_the_machines_own_browser_is_preferred(dev: ModuleType, ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is a browser, none is fetched."""
    monkeypatch.setattr(dev.shutil, "which", lambda name: "/usr/bin/chromium" if name == "chromium" else None)
    dev.unpack_browser()
    assert ran.calls == []


def test_npm_locks_hold_only_packages_that_are_weeks_old(dev: ModuleType) -> None:
    """The npm locks are made of packages that are weeks old: newer ones may not be there for every platform."""
    command = dev.npm_lock_command(dev.PAGES, datetime.date(2026, 11, 16))
    assert "--before=2026-10-12" in command
    assert "--package-lock-only" in command


def test_npm_locks_name_no_host() -> None:
    """No npm lock says where a package was fetched, and every package has its hash."""
    for folder in ("frontend", "tests/browser/chromium"):
        lock = (ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
        assert '"resolved"' not in lock and lock.count('"integrity"') > 5
        assert "omit-lockfile-registry-resolved=true" in (ROOT / folder / ".npmrc").read_text(encoding="utf-8")
