"""Judges the subjects of commits: `area: imperative` in at most 72 letters.

    python tools/commits.py

`dev.py lint` runs it over the commits since the last version, or since BASE while there is none. Merges are left
alone: they are named for what they bring. Where that commit is not there, as in a shallow clone or in a copy without
git, nothing is judged, and a line says so.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BASE = "8bb40b3072ba4fa5a43a21783ae59e0d477578c0"
"""Commits up to this one were made before their subjects were judged, and are left as they are."""

AREAS = ("nde", "nova6", "houses2d20", "core", "table", "store", "web", "page", "cli", "texts", "docs", "tests", "dev")
LONGEST = 72

SUBJECT = re.compile(r"(?P<area>[^\s:]+): (?P<said>\S.*)")
# The endings of "adds", "added" and "adding". Verbs that end so by themselves are listed below.
FINITE = re.compile(r"\w+(?:(?<!s)s|ed|ing)")
IMPERATIVES = ("bleed", "bring", "embed", "exceed", "feed", "focus", "heed", "need", "proceed", "seed", "shed", "speed",
               "spring", "string", "succeed", "swing")  # fmt: skip


def flaw(subject: str) -> str:
    """Say what is wrong with a subject, or nothing if it will do."""
    parts = SUBJECT.fullmatch(subject)
    if parts is None:
        return "it is not of the form `area: imperative`"
    if parts["area"] not in AREAS:
        return f"there is no area {parts['area']!r}: say one of {', '.join(AREAS)}"
    if len(subject) > LONGEST:
        return f"it has {len(subject)} letters, and {LONGEST} are the most"
    if subject.endswith("."):
        return "it ends with a full stop"
    return flaw_of_verb(parts["said"].split()[0])


def flaw_of_verb(word: str) -> str:
    """Say why a word cannot be the imperative that a subject begins with, or nothing."""
    if not word[0].islower():
        return f"after the area comes a verb in small letters, not {word!r}"
    if FINITE.fullmatch(word) and word not in IMPERATIVES:
        return f"{word!r} is no imperative: write what the commit is to do, as in `add`, not `adds` or `added`"
    return ""


def flaws(commits: list[tuple[str, str]]) -> list[str]:
    """Say of each commit whose subject will not do what is wrong with it."""
    return [f"{commit} {subject!r}: {wrong}." for commit, subject in commits if (wrong := flaw(subject))]


def git(root: Path, *arguments: str) -> str | None:
    """Run git and give what it says, or None if it cannot be done here."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, encoding="utf-8", errors="replace")
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def since(root: Path, base: str = BASE) -> str | None:
    """Find the commit after which subjects are judged: the last version, else the base, if it is in this history."""
    last = git(root, "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*")
    if last:
        return last
    return base if git(root, "merge-base", "--is-ancestor", base, "HEAD") is not None else None


def commits_after(root: Path, start: str) -> list[tuple[str, str]]:
    """List the commits after one, each with its subject; merges are left out."""
    said = git(root, "log", "--no-merges", "--format=%h%x09%s", f"{start}..HEAD") or ""
    parts = (line.partition("\t") for line in said.splitlines())
    return [(commit, subject) for commit, _, subject in parts]


def main(root: Path = ROOT, base: str = BASE) -> int:
    """Print what is wrong with the subjects since the last version, and give the exit code."""
    start = since(root, base)
    if start is None:
        print("No subjects of commits were judged: the history since the last version is not here.")
        return 0
    commits = commits_after(root, start)
    wrong = flaws(commits)
    print("\n".join(wrong) if wrong else f"All {len(commits)} commits since {start[:12]} are called as they should be.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
