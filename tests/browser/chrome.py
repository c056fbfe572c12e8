"""The browser for tests: the machine's own Chromium, else the one that `dev.py test` unpacks below .venv."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
UNPACKED = ROOT / ".venv" / "chromium"
OURS = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"),
    *("--font-render-hinting=none", "--disable-gpu", "--no-first-run"),
]


class NoBrowser(RuntimeError):
    """There is none."""


def program() -> str:
    """The program to start."""
    own = next(filter(None, map(shutil.which, OURS)), None)
    if own is not None:
        return own
    if not (UNPACKED / "stamp").exists():
        raise NoBrowser("There is no Chromium: run the tests with `python3 dev.py test`, which brings one.")
    return str(UNPACKED / "chromium")


def surroundings() -> dict[str, str]:
    """The unpacked one brings its own libraries and letters."""
    if program() != str(UNPACKED / "chromium"):
        return dict(os.environ)
    libraries = os.pathsep.join(filter(None, (str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH"))))
    letters = {} if Path("/etc/fonts").exists() else {"FONTCONFIG_PATH": str(UNPACKED / "fonts")}
    return dict(os.environ) | letters | {"LD_LIBRARY_PATH": libraries}


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser that looks nothing up on its own."""
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = dict(surroundings())
        started = playwright.chromium.launch(executable_path=program(), args=QUIET, env=env)
        try:
            yield started
        finally:
            started.close()
