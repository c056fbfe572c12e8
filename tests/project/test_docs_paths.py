"""Pages name files that exist, and the architecture lists every module, NOVA6's chapter order and the import rules."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from tests.project.test_imports import BASE, MAY_IMPORT
from tests.project.test_nova6_chapters import CHAPTERS
from tests.support import places

ROOT = places.ROOT

# ---- Paths ----------------------------------------------------------------------------------------------------------

FOR_DEVELOPERS = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md")),
    *sorted(page for folder in ("docs", "decisions", ".github") for page in (ROOT / folder).rglob("*.md")),
]
"""Pages that name files of the repository. The changelog tells of files that were."""

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w.*/-]+\.(?:py|ts|js|mjs|svelte|css|toml|ftl|md|json|sql|txt)")
FOLDER = re.compile(r"(?:[\w.*-]+/)+|(?:src|tests|frontend|tools|docs|decisions|benchmarks|packs|ledgers)/[\w./*-]+")
ELSEWHERE = {
    "dist/": "is built by a release",
    "evening.json": "lies in an exported table",
    "missing.json": "lies in a data folder",
    "my-pack.toml": "is written by a reader of the page",
    "options.toml": "was not taken",
    "ready.json": "is written by a reader of the page",
    "tests/test_ember.py": "is written by a reader of the page",
    "watch.py": "is written by a reader of the page",
}
"""Names of files that no repository holds, and why not."""


@cache
def tracked() -> tuple[PurePosixPath, ...]:
    """Return every file of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    return tuple(PurePosixPath("/") / line for line in listed.stdout.splitlines() if (ROOT / line).exists())


@cache
def folders() -> frozenset[PurePosixPath]:
    """Return every folder that holds a file of the repository."""
    return frozenset(parent for path in tracked() for parent in path.parents)


def named_paths(text: str) -> Iterator[str]:
    """Return the files and folders that a page names in code; `<book>`, `…` and capitals such as ID stand for any."""
    for code in CODE.findall(text):
        name = re.sub(r"<\w+>|…|\b(?:ID|NN|VERSION)\b", "*", code)
        if (FILE.fullmatch(name) or FOLDER.fullmatch(name)) and not name.startswith("/"):
            yield name


def missing_paths(page: Path, text: str) -> list[str]:
    """Find links and paths on a page that lead nowhere; a path may leave out its beginning."""
    links = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    return links + [name for name in named_paths(text) if name not in ELSEWHERE and not is_there(name)]


def is_there(name: str) -> bool:
    """Whether the repository has a file or a folder whose path ends so."""
    return any(path.match(name) for path in (folders() if name.endswith("/") else (*tracked(), *folders())))


@pytest.mark.parametrize("page", FOR_DEVELOPERS, ids=lambda page: page.name)
def test_paths_on_pages_exist(page: Path) -> None:
    """Every link and every path that a page names leads to something in the repository."""
    assert missing_paths(page, page.read_text(encoding="utf-8")) == []


def test_files_that_lie_elsewhere_are_still_named() -> None:
    """Every exception is one that some page needs."""
    named = {name for page in FOR_DEVELOPERS for name in named_paths(page.read_text(encoding="utf-8"))}
    assert set(ELSEWHERE) <= named


def test_a_path_that_leads_nowhere_is_noticed() -> None:
    """Links, files and folders that do not exist are found, and those that do are not."""
    wrong = ["[x](src/nowhere.py)", "`keep/store.py`", "`texts/en/nothing-….ftl`", "`nowhere/`", "`tests/core/nowhere`"]
    right = ["[x](README.md)", "`store/store.py`", "`texts/en/rules-….ftl`", "`archive/`", "`tests/core`", "`/api/me`"]
    assert len(missing_paths(ROOT / "README.md", " ".join(wrong))) == len(wrong)
    assert missing_paths(ROOT / "README.md", " ".join(right)) == []


# ---- The layout -----------------------------------------------------------------------------------------------------

ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
LAYOUT = re.compile(r"```\n((?:src/moothall|rulesets/\w+)/)\n(.*?)```", re.DOTALL)
NAMES = re.compile(r"^  ((?:[\w*-]+(?:\.py|\.toml|/) +)+)", re.MULTILINE)


def layouts(text: str) -> dict[str, list[str]]:
    """Return the folders that a page lists, each with its names in their order."""
    return {folder: " ".join(NAMES.findall(lines)).split() for folder, lines in LAYOUT.findall(text)}


def modules_in(folder: Path) -> set[str]:
    """Return the modules of a folder, and the packages with a slash behind them."""
    packages = {f"{inner.parent.name}/" for inner in folder.glob("*/__init__.py")} | {"rulesets/"} & {
        f"{inner.name}/" for inner in folder.iterdir()
    }
    return packages | {module.name for module in folder.glob("*.py") if not module.name.startswith("__")}


@pytest.mark.parametrize("folder", ["src/moothall/", "rulesets/nde/", "rulesets/nova6/", "rulesets/houses2d20/"])
def test_the_architecture_lists_every_module(folder: str) -> None:
    """The modules listed for a folder are all that lie there, each once."""
    listed = [name for name in layouts(ARCHITECTURE)[folder] if not name.endswith(".toml") and name != "texts/"]
    there = ROOT / (folder if folder.startswith("src") else f"src/moothall/{folder}")
    assert sorted(listed) == sorted(modules_in(there))


def test_the_architecture_lists_nova6_in_its_order() -> None:
    """The chapters of NOVA6 are listed in the order that their imports keep to."""
    listed = [name.rstrip("/").removesuffix(".py") for name in layouts(ARCHITECTURE)["rulesets/nova6/"]]
    assert [name for name in listed if name in CHAPTERS] == list(CHAPTERS)


def import_rules(text: str) -> dict[str, set[str]]:
    """Return who may import whom, as a page's table has it."""
    found = {}
    for line in text.partition("| package | may import, of ours |")[2].partition("\n\n")[0].splitlines()[2:]:
        _, packages, allowed, _ = line.split("|")
        for package in CODE.findall(packages):
            found[package] = set(CODE.findall(allowed)) | (BASE if "base" in allowed else set())
    return found


def test_the_architecture_has_the_import_rules() -> None:
    """The table of who may import whom is the one that is enforced."""
    assert import_rules(ARCHITECTURE) == {name: rule for name, rule in MAY_IMPORT.items() if name != "__main__"}
