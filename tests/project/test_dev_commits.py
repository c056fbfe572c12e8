"""tools/commits.py: the rules for commit subjects, and the commits that are judged."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import places

ROOT = places.ROOT

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def commits() -> ModuleType:
    spec = importlib.util.spec_from_file_location("commits", ROOT / "tools" / "commits.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def git(root: Path, *arguments: str) -> str:
    """Run git as nobody in particular, without this machine's settings."""
    settings = ["-c", "user.name=Ilse", "-c", "user.email=ilse@example.org", "-c", "commit.gpgsign=false"]
    command = ["git", *settings, "-c", "tag.gpgsign=false", *arguments]
    return subprocess.run(command, cwd=root, check=True, capture_output=True, encoding="utf-8").stdout.strip()


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """A repository whose first commit is called anything."""
    if shutil.which("git") is None:
        pytest.skip("there is no git here")
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    commit(tmp_path, "How it all began")
    return tmp_path


def commit(root: Path, subject: str) -> str:
    git(root, "commit", "--quiet", "--allow-empty", "--message", subject)
    return git(root, "rev-parse", "HEAD")


@pytest.mark.parametrize(
    "subject",
    [
        "nova6: say what an empty choice means",
        "dev: add a linter",
        "docs: pass over the evenings",
        "core: bring people along",
        "tests: need no network",
        "page: " + "x" * 66,
    ],
)
def test_a_good_subject_passes(commits: ModuleType, subject: str) -> None:
    """An area, a verb in the imperative and at most 72 letters are all that is asked of a subject."""
    assert commits.flaw(subject) == ""


@pytest.mark.parametrize(
    ("subject", "word"),
    [
        ("Pieces made side by side come together", "not of the form"),
        ("nova6:say it", "not of the form"),
        ("combat: say it", "no area 'combat'"),
        ("page: " + "x" * 67, "73 letters"),
        ("page: Lead in from every card", "small letters"),
        ("page: lead in from every card.", "full stop"),
        ("dev: adds a linter", "'adds' is no imperative"),
        ("dev: added a linter", "'added' is no imperative"),
        ("dev: adding a linter", "'adding' is no imperative"),
        ("", "not of the form"),
    ],
)
def test_a_bad_subject_is_told_why(commits: ModuleType, subject: str, word: str) -> None:
    """Each fault of a subject is told in words."""
    assert word in commits.flaw(subject)


def test_subjects_since_the_base_are_judged(commits: ModuleType, history: Path, capsys: Capture) -> None:
    """While there is no version, the commits after the base are judged, and merges are not."""
    base = git(history, "rev-parse", "HEAD")
    commit(history, "dev: add a linter")
    git(history, "checkout", "--quiet", "-b", "side")
    commit(history, "docs: tell of it")
    git(history, "checkout", "--quiet", "main")
    git(history, "merge", "--quiet", "--no-ff", "--message", "Pieces come together", "side")
    assert commits.main(history, base) == 0
    assert "All 2 commits" in capsys.readouterr().out
    bad = commit(history, "Something else")
    assert commits.main(history, base) == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1 and bad.startswith(said.split()[0]) and "'Something else'" in said


def test_subjects_since_the_last_version_are_judged(commits: ModuleType, history: Path, capsys: Capture) -> None:
    """Once there is a version, only the commits after it are judged."""
    base = git(history, "rev-parse", "HEAD")
    commit(history, "Something else")
    git(history, "tag", "--annotate", "--message", "first", "v0.1.0")
    commit(history, "dev: go on")
    assert commits.main(history, base) == 0
    assert "All 1 commits since v0.1.0" in capsys.readouterr().out


def test_a_shallow_clone_judges_nothing(commits: ModuleType, history: Path, tmp_path: Path, capsys: Capture) -> None:
    """Where the history ends before the base, nothing is judged, and a line says so."""
    base = git(history, "rev-parse", "HEAD")
    commit(history, "Something else")
    git(tmp_path, "clone", "--quiet", "--depth", "1", history.as_uri(), "clone")
    assert commits.main(tmp_path / "clone", base) == 0
    assert "No subjects of commits were judged" in capsys.readouterr().out


def test_a_copy_without_git_judges_nothing(
    commits: ModuleType, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder that is no repository, and on a machine without git, nothing is judged, and a line says so."""
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert commits.main(tmp_path) == 0
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commits.main(tmp_path) == 0
    assert capsys.readouterr().out.count("No subjects of commits were judged") == 2


def test_the_guide_lists_the_areas(commits: ModuleType) -> None:
    """CONTRIBUTING.md names the areas that the tool knows, in the same order."""
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"areas are {', '.join(commits.AREAS)}." in guide
