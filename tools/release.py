"""Judges whether this version can be released, and tags it.

    python tools/release.py check [VERSION]
    python tools/release.py tag [VERSION]

`dev.py release` runs both, and builds the wheel in between. A version is released when four things name it: the
package, the newest dated heading of CHANGELOG.md, the newest folder of ledgers/ (kept by tools/record_sessions.py), and
the tag that this makes. Whatever stands against it is one sentence. Nothing is ever pushed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAIN = "main"
PACKAGE = Path("src/moothall/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
LEDGERS = Path("ledgers")
FIRST_PAGE = "moothall/web/dist/index.html"

Version = tuple[int, int, int]

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
SAYS_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
HEADING = re.compile(r"^## +(.+?) *$", re.MULTILINE)
DATED = re.compile(r"\[?(\d+\.\d+\.\d+)\]? +[–-] +\d{4}-\d{2}-\d{2}")
UNRELEASED = re.compile(r"\[?unreleased\]?", re.IGNORECASE)


class Impossible(Exception):
    """One sentence on why nothing could be judged or done."""


@dataclass(frozen=True)
class Changes:
    """A changelog, read: the entries of no version yet, and what each version says, the newest first."""

    unreleased: str
    versions: dict[str, str]


@dataclass(frozen=True)
class Repository:
    """All that decides whether a version can be released."""

    branch: str
    dirty: bool
    version: str
    changes: Changes
    ledgers: tuple[str, ...]
    tags: tuple[str, ...]


# --- judging --------------------------------------------------------------------------------------------------------


def objections(at: Repository, wanted: str) -> list[str]:
    """Say all that stands against releasing a version, one sentence each."""
    if number(wanted) is None:
        return [f"{wanted!r} is no version: it takes three numbers, as in 1.2.3."]
    return [said for said in (*of_tree(at), of_names(at, wanted), *of_changes(at, wanted), of_tags(at, wanted)) if said]


def of_tree(at: Repository) -> list[str]:
    """Refuse a branch other than main, and changes that no commit holds."""
    elsewhere = f"This is {at.branch or 'no branch'}: versions are released on {MAIN}."
    return [
        elsewhere if at.branch != MAIN else "",
        "The tree has changes that are not committed: commit them or put them away." if at.dirty else "",
    ]


def of_names(at: Repository, wanted: str) -> str:
    """Refuse when package, changelog and kept sessions name different versions."""
    named = {
        PACKAGE.as_posix(): at.version,
        CHANGELOG.as_posix(): next(iter(at.changes.versions), "none"),
        f"{LEDGERS.as_posix()}/": newest(at.ledgers) or "none",
    }
    if set(named.values()) == {wanted}:
        return ""
    said = ", ".join(f"{place} has {version}" for place, version in named.items())
    return f"Not everything names {wanted} as the newest version: {said}."


def of_changes(at: Repository, wanted: str) -> list[str]:
    """Refuse entries that belong to no version yet, and a version that says nothing."""
    said = at.changes.versions.get(wanted)
    return [
        f"{CHANGELOG} still has entries under Unreleased: move them to {wanted}."
        if entries(at.changes.unreleased)
        else "",
        f"{CHANGELOG} has a heading for {wanted} and nothing below it."
        if said is not None and not entries(said)
        else "",
    ]


def of_tags(at: Repository, wanted: str) -> str:
    """Refuse a version that was released already, or that does not come after the last."""
    if f"v{wanted}" in at.tags:
        return f"The tag v{wanted} exists already: raise the version."
    last = newest(tag.removeprefix("v") for tag in at.tags)
    before, now = number(last), number(wanted)
    if before is not None and now is not None and now < before:
        return f"{wanted} does not come after {last}, the last version that was released."
    return ""


def objection_to_wheel(names: Iterable[str]) -> str:
    """Refuse a wheel that lacks the pages."""
    return "" if FIRST_PAGE in names else f"The wheel holds no pages: {FIRST_PAGE} is missing."


def number(version: str) -> Version | None:
    """Read a version as three numbers, or None if it is none."""
    found = VERSION.fullmatch(version)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def newest(versions: Iterable[str]) -> str:
    """Find the greatest version by its numbers; other names are passed over."""
    return max(((known, version) for version in versions if (known := number(version))), default=((), ""))[1]


# --- reading --------------------------------------------------------------------------------------------------------


def read_changes(text: str) -> Changes:
    """Read a changelog by its headings of the second level."""
    _, *parts = HEADING.split(text)
    sections = list(zip(parts[::2], (body.strip() for body in parts[1::2]), strict=True))
    dated = ((DATED.fullmatch(heading), body) for heading, body in sections)
    unreleased = "\n".join(body for heading, body in sections if UNRELEASED.fullmatch(heading))
    return Changes(unreleased, {heading[1]: body for heading, body in dated if heading})


def entries(section: str) -> list[str]:
    """List the entries of a section."""
    return [line for line in section.splitlines() if line.startswith("- ")]


def read_repository(root: Path) -> Repository:
    """Read from a folder all that decides."""
    found = SAYS_VERSION.search((root / PACKAGE).read_text(encoding="utf-8"))
    kept = {place.parent.parent.name for place in (root / LEDGERS).glob("*/*/came-to.json")}
    return Repository(
        branch=git(root, "branch", "--show-current"),
        dirty=bool(git(root, "status", "--porcelain")),
        version=found[1] if found else "none",
        changes=read_changes((root / CHANGELOG).read_text(encoding="utf-8")),
        ledgers=tuple(sorted(kept)),
        tags=tuple(git(root, "tag", "--list", "v*").split()),
    )


def git(root: Path, *arguments: str, said: str | None = None) -> str:
    """Run git and give what it says."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, input=said, capture_output=True, encoding="utf-8")
    except OSError as error:
        raise Impossible("There is no git on this machine, and a release is a tag.") from error
    if done.returncode:
        raise Impossible(
            f"git {arguments[0]} failed: {(done.stderr.strip().splitlines() or ['it does not say why'])[-1]}"
        )
    return done.stdout.strip()


# --- doing ----------------------------------------------------------------------------------------------------------


def check(root: Path, wanted: str = "") -> int:
    """Print what stands against a release, and give the exit code."""
    at = read_repository(root)
    against = objections(at, wanted or at.version)
    print("\n".join(against) if against else f"Nothing stands against releasing {wanted or at.version}.")
    return 1 if against else 0


def tag(root: Path, wanted: str = "") -> int:
    """Make the annotated tag of a version whose wheel is built, with what the changelog says of it."""
    at = read_repository(root)
    version = wanted or at.version
    against = objections(at, version) or [said for said in [objection_to_wheel(wheel_names(root, version))] if said]
    if against:
        print("\n".join(against))
        return 1
    message = f"Moothall {version}\n\n{at.changes.versions[version]}\n"
    # Not stripped, as git would by itself: headings of a changelog begin with the mark of its comments.
    git(root, "tag", "--annotate", "--cleanup=whitespace", "--file=-", f"v{version}", said=message)
    print(f"Built {wheel(root, version).relative_to(root).as_posix()} and tagged v{version}; nothing was pushed.")
    return 0


def wheel(root: Path, version: str) -> Path:
    return root / "dist" / f"moothall-{version}-py3-none-any.whl"


def wheel_names(root: Path, version: str) -> list[str]:
    """List what a built wheel holds; nothing if it was not built."""
    place = wheel(root, version)
    if not place.exists():
        return []
    with zipfile.ZipFile(place) as opened:
        return opened.namelist()


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Do one of the two, and give the exit code."""
    match arguments:
        case ["check", *wanted] if len(wanted) < 2:
            do = check
        case ["tag", *wanted] if len(wanted) < 2:
            do = tag
        case _:
            print("release.py takes check or tag, and a version.", file=sys.stderr)
            return 2
    try:
        return do(root, *wanted)
    except Impossible as why:
        print(why, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
