"""The repository holds no registry host, address, machine path, secret or build output, and its locks are pinned.

Every detector is a plain function from a text to what it found, and is shown a planted example first: a detector
that cannot fail proves nothing. Forbidden words are put together from pieces, or this very file would be found.
"""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support import places

pytestmark = pytest.mark.slow

ROOT = places.ROOT
LOCKS = [ROOT / "locks" / "run.txt", ROOT / "locks" / "test.txt"]

REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
        ("ghcr", "io"),
        ("docker", "io"),
    )
]
ADDRESS = re.compile(r"\b(?:https?|file|git\+\w+)://\S+")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|home/[\w.-]+|Users/[\w.-]+|opt/(?:wheels|pypi)|tmp/bash_jobs)\b")
OUTSIDE_FOLDER = re.compile(r"(?:\.\.|\bwork)[/\\]shared\b")
SECRET = re.compile(
    r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY"
    r"|\bAKIA[0-9A-Z]{16}\b"
    r"|\bgh[pousr]_[A-Za-z0-9]{36}\b"
    r"|\bxox[abpr]-[A-Za-z0-9-]{10,}"
)
BUILD_SUFFIXES = {".pyc", ".pyd", ".so", ".dll", ".exe", ".o", ".a", ".whl", ".egg", ".zip", ".gz", ".db", ".pdf"}
ASSET_SUFFIXES = {".png", ".ico", ".otf", ".ttf", ".woff2"}
NOT_OURS = {".git", "node_modules", "__pycache__", "build", "dist"}

Detector = Callable[[str], list[str]]


def registry_hosts(text: str) -> list[str]:
    return [host for host in REGISTRY_HOSTS if host in text.lower()]


def addresses(text: str) -> list[str]:
    return ADDRESS.findall(text)


def machine_paths(text: str) -> list[str]:
    return MACHINE_PATH.findall(text)


def outside_folders(text: str) -> list[str]:
    return OUTSIDE_FOLDER.findall(text)


def secrets(text: str) -> list[str]:
    return SECRET.findall(text)


def is_build_output(name: str, content: bytes) -> bool:
    suffix = Path(name).suffix.lower()
    return suffix in BUILD_SUFFIXES or (b"\0" in content and suffix not in ASSET_SUFFIXES)


def foreign_imports(source: str) -> set[str]:
    """Name the imported modules that do not come with Python."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    return imported - sys.stdlib_module_names


def requirements(lock: str) -> list[str]:
    """Split a lock into its requirements, each with the hashes that follow it."""
    lines = [line for line in lock.replace("\\\n", " ").splitlines() if line.strip()]
    return [line for line in lines if not line.lstrip().startswith("#")]


def unpinned(lock: str) -> list[str]:
    """Find what a lock leaves open: no exact version, or no hash of what may be installed."""
    pinned = re.compile(r"[\w.-]+==[\w.!+]+(?: ;.*?)?(?:\s+--hash=sha256:[0-9a-f]{64})+\s*")
    return [requirement for requirement in requirements(lock) if not pinned.fullmatch(requirement)]


def pins(lock: Path) -> dict[str, str]:
    """Read the exact version of every package in a lock."""
    parts = (requirement.split()[0].split("==") for requirement in requirements(lock.read_text(encoding="utf-8")))
    return {canonicalize_name(name): version for name, version in parts}


def repository_files() -> list[Path]:
    """List the files that are, or are about to be, in the repository; a copy without git is walked instead."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    except (OSError, subprocess.CalledProcessError):
        return list(walked())
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def walked() -> Iterator[Path]:
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = filter(is_ours, subfolders)
        yield from (Path(folder, name) for name in names)


def is_ours(folder: str) -> bool:
    return folder not in NOT_OURS and not folder.startswith(".venv") and not folder.endswith("_cache")


def texts(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        if path.suffix not in ASSET_SUFFIXES:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8", errors="replace")


def found_in(paths: Iterable[Path], detect: Detector) -> dict[str, list[str]]:
    return {name: found for name, text in texts(paths) if (found := detect(text))}


@pytest.mark.parametrize(
    ("detect", "planted"),
    [
        (registry_hosts, "index = https://files.PythonHosted" + ".org/simple"),
        (addresses, "--index-url http" + "://127.0.0.1/simple"),
        (addresses, "thing @ git+ssh" + "://somewhere/thing"),
        (machine_paths, "see /" + "work/main/notes"),
        (machine_paths, 'open("/' + 'root/.config")'),
        (machine_paths, "/" + "home/ilse/moothall"),
        (machine_paths, "/tmp/" + "bash_jobs.0/1"),
        (outside_folders, "Path('.." + "/shared/rules')"),
        (secrets, "-----BEGIN " + "OPENSSH PRIVATE KEY-----"),
        (secrets, "AKIA" + "ABCDEFGHIJKLMNOP"),
        (unpinned, "rich==15.0.0\n"),
        (unpinned, "rich>=14 \\\n    --hash=sha256:" + 64 * "a"),
        (unpinned, "-e ."),
    ],
)
def test_each_detector_finds_its_planted_example(detect: Detector, planted: str) -> None:
    """Every detector of this file finds an example of what it looks for."""
    assert detect(planted)


@pytest.mark.parametrize(
    ("detect", "innocent"),
    [
        (registry_hosts, "pip install moothall"),
        (machine_paths, "docs/work/plan.md, ~/work and the /api/root/ route"),
        (outside_folders, "from ..sharedness import it"),
        (secrets, "the PRIVATE KEY of the castle"),
        (unpinned, "# a note\nrich==15.0.0 ; sys_platform == 'win32' \\\n    --hash=sha256:" + 64 * "a" + "\n"),
    ],
)
def test_no_detector_reports_a_harmless_text(detect: Detector, innocent: str) -> None:
    """No detector of this file cries wolf at a text that merely looks like its prey."""
    assert detect(innocent) == []


def test_build_output_is_distinguished_from_source() -> None:
    """A compiled file is build output by its name or by its bytes; an image is not."""
    assert is_build_output("dist/moothall.whl", b"")
    assert is_build_output("tool", b"\x7fELF\0")
    assert not is_build_output("board.png", b"\x89PNG\0")
    assert not is_build_output("rules.toml", b"[rule]\n")


def test_a_foreign_import_is_distinguished_from_a_standard_one() -> None:
    """An import counts as foreign unless it comes with Python."""
    assert foreign_imports("import os.path, click\nfrom rich.console import Console") == {"click", "rich"}


def test_the_searched_files_hold_this_file_and_the_locks() -> None:
    """The list of files that the other tests look through holds this file and the locks."""
    assert {Path(__file__).resolve(), *LOCKS} <= set(repository_files())


def test_no_file_names_a_package_registry() -> None:
    """No file names the host of a package registry, so that every user's own settings decide."""
    assert found_in(repository_files(), registry_hosts) == {}


def test_no_lock_holds_an_address() -> None:
    """No lock holds an address of any kind."""
    assert found_in((ROOT / "locks").iterdir(), addresses) == {}


def test_no_file_holds_a_path_of_a_machine() -> None:
    """No file holds a path of a developer's machine."""
    assert found_in(repository_files(), machine_paths) == {}


def test_no_file_reaches_outside_the_repository() -> None:
    """No file refers to a folder beside the repository."""
    assert found_in(repository_files(), outside_folders) == {}


def test_no_file_holds_a_secret() -> None:
    """No file holds a private key or an access token."""
    assert found_in(repository_files(), secrets) == {}


def test_no_build_output_is_committed() -> None:
    """No file is the output of a build."""
    assert [path.name for path in repository_files() if is_build_output(path.name, path.read_bytes())] == []


def test_dev_needs_nothing_but_python() -> None:
    """dev.py imports nothing that has to be installed first."""
    assert foreign_imports((ROOT / "dev.py").read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.stem))
def test_a_lock_leaves_nothing_open(lock: Path) -> None:
    """Every requirement of a lock has one version and the hashes of its files."""
    text = lock.read_text(encoding="utf-8")
    assert requirements(text)
    assert unpinned(text) == []


def test_the_test_lock_holds_the_run_lock() -> None:
    """The test lock holds every package of the run lock at the same version."""
    run, test = map(pins, LOCKS)
    assert run.items() <= test.items()


def test_the_locks_follow_the_project() -> None:
    """Every dependency that pyproject.toml declares is locked at a version it allows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    run, test = map(pins, LOCKS)
    assert refused_by(run, project["dependencies"]) == []
    assert refused_by(test, project["optional-dependencies"]["test"]) == []


def refused_by(locked: dict[str, str], declared: list[str]) -> list[str]:
    wanted = map(Requirement, declared)
    return [str(one) for one in wanted if locked.get(canonicalize_name(one.name), "0") not in one.specifier]


def test_a_lock_that_lags_behind_is_refused() -> None:
    """A dependency is refused when the lock has it too old or not at all."""
    assert refused_by({"rich": "13.0"}, ["rich>=14", "click>=8"]) == ["rich>=14", "click>=8"]


# ---- Where tests lie -------------------------------------------------------------------------------------------------


def test_tests_lie_by_area() -> None:
    """Every file of tests lies in the folder of an area, and hardly any directly in tests/."""
    files = [file.relative_to(places.TESTS) for file in places.TESTS.rglob("test_*.py")]
    assert {file.parts[0] for file in files if len(file.parts) > 1} == AREAS and len(files) > 250
    assert len([file for file in files if len(file.parts) == 1]) <= 10


AREAS = {"books", "browser", "cli", "core", "project", "table", "web"}
