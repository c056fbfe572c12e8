"""Carry out `tools/renames.toml`: move what lies elsewhere now, and mend what names it.

    .venv/bin/python tools/rename.py

Run again, it finds nothing left to do. Whatever it changes is to be read as a diff.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMING = ("*.py", "*.md", "*.toml")
"""Files that may name a test by its path."""


def main() -> None:
    folders: dict[str, str] = tomllib.loads((ROOT / "tools" / "renames.toml").read_text(encoding="utf-8"))["tests"]
    moved = {file.name: _folder(file.name, folders) for file in (ROOT / "tests").glob("test_*.py")}
    for name, folder in sorted(moved.items()):
        _move(name, folder)
    _mend_names(folders)
    print(f"{len(moved)} files of tests moved")


def _folder(name: str, folders: dict[str, str]) -> str:
    return next(folder for pattern, folder in folders.items() if fnmatch(name, pattern))


def _move(name: str, folder: str) -> None:
    """Move one file of tests; the folders it finds by its own place it now finds through `support.places`."""
    place = ROOT / "tests" / folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "mv", str(ROOT / "tests" / name), str(place)], check=True, cwd=ROOT)
    text = place.read_text(encoding="utf-8")
    found = _found_by_name(text)
    if found != text:
        used = sorted({word for word in ("DATA", "ROOT", "TESTS") if f"places.{word}" in found})
        place.write_text(_importing(found) if used else found, encoding="utf-8")


OWN_PLACE = (
    (r"Path\(__file__\)(?:\.resolve\(\))?\.parent / \"data\"", "places.DATA"),
    (r"Path\(__file__\)(?:\.resolve\(\))?\.parent / \"data/", 'places.DATA / "'),
    (r"Path\(__file__\)(?:\.resolve\(\))?\.(?:parent\.parent|parents\[1\])", "places.ROOT"),
    (r"Path\(__file__\)\.resolve\(\)\.parent\b(?!\.)", "places.TESTS"),
)


def _found_by_name(text: str) -> str:
    for pattern, name in OWN_PLACE:
        text = re.sub(pattern, name, text)
    return text


def _importing(text: str) -> str:
    """Add the import, before the first one of `support` or behind the last of all."""
    line = "from support import places\n"
    first = re.search(r"^from support[. ].*$", text, re.MULTILINE)
    if first is not None:
        return text[: first.start()] + line + text[first.start() :]
    above = re.match(r'(?s)""".*?"""\n\n(?:(?:from|import) (?:[^\n(]*|[^\n]*\([^)]*\))\n|\n(?=from|import))*', text)
    assert above is not None, "a file of tests begins with its docstring and its imports"
    return text[: above.end()] + line + text[above.end() :]


def _mend_names(folders: dict[str, str]) -> None:
    """Write the new path of a test wherever the old one is named."""
    files = subprocess.run(["git", "ls-files", *NAMING], check=True, cwd=ROOT, capture_output=True, text=True).stdout
    for file in map(ROOT.joinpath, files.split()):
        text = file.read_text(encoding="utf-8")
        mended = re.sub(r"\btests/(test_\w+\.py)", lambda one: f"tests/{_folder(one[1], folders)}/{one[1]}", text)
        if mended != text:
            file.write_text(mended, encoding="utf-8")


if __name__ == "__main__":
    main()
