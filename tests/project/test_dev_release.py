"""tools/release.py releases a version only when every file names it, and never pushes.

Each disagreement is planted in a repository of its own.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import places

ROOT = places.ROOT

Capture = pytest.CaptureFixture[str]
Plant = Callable[[Path], object]

CHANGES = """# Changes

## Unreleased

## 0.2.0 – 2026-12-01

### Added

- Table: dice can be rolled by hand.

## 0.1.0 – 2026-11-16

- Everything.
"""


def loaded(name: str, place: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, place)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for it
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def release() -> ModuleType:
    return loaded("release_under_test", ROOT / "tools" / "release.py")


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, encoding="utf-8").stdout


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message", "dev: go on")


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    """A repository in which 0.2.0 can be released after 0.1.0."""
    if shutil.which("git") is None:
        pytest.skip("there is no git here")
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    settings = {"user.name": "Ilse", "user.email": "ilse@example.org", "commit.gpgsign": "no", "tag.gpgsign": "no"}
    for name, value in settings.items():
        git(tmp_path, "config", name, value)
    write(tmp_path, ".gitignore", "dist/\n")
    commit(tmp_path)
    git(tmp_path, "tag", "--annotate", "--message", "first", "v0.1.0")
    for version in ("0.1.0", "0.2.0"):
        write(tmp_path, f"ledgers/{version}/nde2-ladder/came-to.json", "{}\n")
    write(tmp_path, "src/moothall/__init__.py", '"""Moothall."""\n\n__version__ = "0.2.0"\n')
    write(tmp_path, "CHANGELOG.md", CHANGES)
    commit(tmp_path)
    return tmp_path


def build(root: Path, page: str = "moothall/web/dist/index.html") -> None:
    """Put a wheel where a build would."""
    (root / "dist").mkdir()
    with zipfile.ZipFile(root / "dist" / "moothall-0.2.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr(page, "<html>")


def changed(old: str, new: str) -> Plant:
    """Plant a change of the changelog."""
    assert old in CHANGES
    return lambda root: write(root, "CHANGELOG.md", CHANGES.replace(old, new))


def version(number: str) -> Plant:
    """Plant another version of the package."""
    return lambda root: write(root, "src/moothall/__init__.py", f'__version__ = "{number}"\n')


# --- what stands against it


def test_a_version_that_everything_names_can_be_released(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """Where nothing disagrees, nothing stands against a release, whether the version is named or not."""
    assert release.main(["check"], repo) == release.main(["check", "0.2.0"], repo) == 0
    assert capsys.readouterr().out == "Nothing stands against releasing 0.2.0.\n" * 2


@pytest.mark.parametrize(
    ("plant", "word"),
    [
        (version("0.3.0"), "src/moothall/__init__.py has 0.3.0"),
        (version("0.10.0"), "src/moothall/__init__.py has 0.10.0"),
        (changed("## 0.2.0 – 2026-12-01", "## 0.1.1 – 2026-12-01"), "CHANGELOG.md has 0.1.1"),
        (changed("## 0.2.0 – 2026-12-01", "## 0.2.0"), "CHANGELOG.md has 0.1.0"),
        (lambda root: shutil.rmtree(root / "ledgers" / "0.2.0"), "ledgers/ has 0.1.0"),
        (lambda root: write(root, "ledgers/0.10.0/nde2-ladder/came-to.json", "{}"), "ledgers/ has 0.10.0"),
        (lambda root: shutil.rmtree(root / "ledgers"), "ledgers/ has none"),
        (changed("## Unreleased\n", "## Unreleased\n\n### Fixed\n\n- A slip.\n"), "still has entries under Unreleased"),
        (changed("### Added\n\n- Table: dice can be rolled by hand.\n", ""), "nothing below it"),
        (lambda root: git(root, "tag", "v0.2.0"), "The tag v0.2.0 exists already"),
        (lambda root: git(root, "tag", "v0.3.0"), "0.2.0 does not come after 0.3.0"),
        (lambda root: git(root, "tag", "v0.10.0"), "0.2.0 does not come after 0.10.0"),
        (lambda root: git(root, "checkout", "--quiet", "-b", "side"), "This is side: versions are released on main."),
    ],
)
def test_each_disagreement_is_one_sentence(
    release: ModuleType, repo: Path, capsys: Capture, plant: Plant, word: str
) -> None:
    """One thing that disagrees is refused in one sentence that names it."""
    plant(repo)
    commit(repo)
    assert release.main(["check", "0.2.0"], repo) == 1
    said = capsys.readouterr().out
    assert word in said and said.count("\n") == 1


@pytest.mark.parametrize("name", ["CHANGELOG.md", "src/moothall/new.py"])
def test_a_dirty_tree_is_refused(release: ModuleType, repo: Path, capsys: Capture, name: str) -> None:
    """A change that is not committed, also a new file, keeps a version from being released."""
    write(repo, name, CHANGES + "\n")
    assert release.main(["check"], repo) == 1
    assert capsys.readouterr().out == "The tree has changes that are not committed: commit them or put them away.\n"


def test_a_detached_head_is_no_branch(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """Where no branch is checked out, the sentence says so."""
    git(repo, "checkout", "--quiet", "--detach")
    assert release.main(["check"], repo) == 1
    assert capsys.readouterr().out == "This is no branch: versions are released on main.\n"


@pytest.mark.parametrize("wanted", ["0.2", "v0.2.0", "0.2.0rc1", "next"])
def test_only_three_numbers_are_a_version(release: ModuleType, repo: Path, capsys: Capture, wanted: str) -> None:
    """A version is three numbers; anything else is refused by name."""
    assert release.main(["check", wanted], repo) == 1
    assert f"{wanted!r} is no version" in capsys.readouterr().out


def test_all_reasons_against_a_release_are_told_at_once(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """A release with several faults is refused with all of them."""
    version("0.3.0")(repo)
    git(repo, "checkout", "--quiet", "-b", "side")
    assert release.main(["check"], repo) == 1
    assert capsys.readouterr().out.count("\n") == 3


def test_a_folder_without_git_cannot_be_judged(
    release: ModuleType, repo: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy without git, or a machine without it, ends with exit code 2 and a sentence."""
    shutil.rmtree(repo / ".git")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(repo.parent))
    assert release.main(["check"], repo) == 2
    assert "git branch failed" in capsys.readouterr().err
    monkeypatch.setenv("PATH", str(repo))
    assert release.main(["check"], repo) == 2
    assert "no git on this machine" in capsys.readouterr().err


def test_release_py_takes_two_words(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """A command other than check and tag is refused."""
    assert release.main(["push"], repo) == release.main([], repo) == release.main(["tag", "1", "2"], repo) == 2
    assert "check or tag" in capsys.readouterr().err


# --- tagging


def test_the_tag_holds_what_the_changelog_says(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """The annotated tag has the changelog's text of its version, headings too, and of no other."""
    build(repo)
    assert release.main(["tag"], repo) == 0
    assert "tagged v0.2.0; nothing was pushed" in capsys.readouterr().out
    said = git(repo, "for-each-ref", "--format=%(objecttype) %(contents)", "refs/tags/v0.2.0")
    assert said.startswith("tag Moothall 0.2.0\n\n### Added\n\n- Table: dice can be rolled by hand.\n")
    assert "Everything" not in said
    assert git(repo, "rev-parse", "v0.2.0^{commit}") == git(repo, "rev-parse", "HEAD")


def test_a_wheel_without_pages_is_not_tagged(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """Neither a wheel without pages nor a missing one is tagged."""
    assert release.main(["tag"], repo) == 1
    build(repo, page="moothall/web/app.py")
    assert release.main(["tag"], repo) == 1
    assert capsys.readouterr().out.count("The wheel holds no pages") == 2
    assert git(repo, "tag").split() == ["v0.1.0"]


def test_a_release_is_checked_again_before_tagging(release: ModuleType, repo: Path, capsys: Capture) -> None:
    """A change made while the wheel was built keeps the version from being tagged."""
    build(repo)
    write(repo, "new.py", "")
    assert release.main(["tag"], repo) == 1
    assert "not committed" in capsys.readouterr().out
    assert git(repo, "tag").split() == ["v0.1.0"]


# --- dev.py release


@pytest.mark.parametrize(
    ("arguments", "codes", "ran"),
    [
        ([], [0, 0, 0], ["release.py check", "pages", "pip wheel", "release.py tag"]),
        (["0.2.0"], [0, 0, 0], ["release.py check 0.2.0", "pages", "pip wheel", "release.py tag 0.2.0"]),
        (["--check", "0.2.0"], [0], ["release.py check 0.2.0"]),
        ([], [1], ["release.py check"]),
        ([], [0, 1], ["release.py check", "pages", "pip wheel"]),
    ],
)
def test_dev_judges_builds_and_tags_in_this_order(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], codes: list[int], ran: list[str]
) -> None:
    """dev.py release judges, builds pages and wheel, then tags, up to the first failure; --check only judges."""
    dev = loaded("dev_that_releases", ROOT / "dev.py")
    done: list[str] = []
    left = iter(codes)

    def run_all(commands: list[list[str]]) -> int:
        done.append(" ".join(commands[0]))
        return next(left)

    monkeypatch.setattr(dev, "prepare", lambda kind: None)
    monkeypatch.setattr(dev, "build_pages", lambda: done.append("pages"))
    monkeypatch.setattr(dev, "run_all", run_all)
    assert dev.main(["release", *arguments]) == codes[-1]
    assert len(done) == len(ran)
    for command, expected in zip(done, ran, strict=True):
        assert expected in command and (expected != "pip wheel" or "--no-build-isolation" in command)


def test_nothing_is_ever_pushed() -> None:
    """Neither dev.py nor the tool calls git push."""
    for name in ("dev.py", "tools/release.py"):
        assert '"push"' not in (ROOT / name).read_text(encoding="utf-8")


# --- this project


def test_the_changelog_can_be_read(release: ModuleType) -> None:
    """This project's changelog has a section for what is unreleased, and says each fact in one short line."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "\n## Unreleased\n" in text
    changes = release.read_changes(text)
    lines = [line for said in (changes.unreleased, *changes.versions.values()) for line in said.splitlines() if line]
    assert [line for line in lines if not line.startswith(("- ", "### ", "#### "))] == []
    assert [line for line in lines if len(line) > 125] == []
    assert len(lines) > 40
