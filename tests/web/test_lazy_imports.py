"""Commands that do not serve import no web, picture or QR library."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

DATABASE = {"psycopg", "psycopg_pool", "psycopg_binary"}
WEB = {"PIL", "segno", "starlette", "uvicorn", "websockets", "uvloop", "httptools", "anyio", "httpx2", "schemathesis"}


def opened_by(code: str) -> set[str]:
    """The names of all packages that a fresh Python has opened after running some code."""
    tail = "\nimport sys; print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code + tail], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


COMMAND = """
from moothall.cli import moothall
try:
    moothall.main({!r}.split())
except SystemExit as end:
    assert not end.code
"""


@pytest.mark.parametrize("command", ["odds nde2 --die d12 --against 5", "--help", "rules list nde2"])
def test_other_commands_do_not_open_the_web(command: str) -> None:
    """One question about odds opens nothing of the server, and neither do help and rules."""
    opened = opened_by(COMMAND.format(command))
    assert "click" in opened and not opened & (WEB | DATABASE)


def test_a_foreign_package_would_be_seen() -> None:
    """The look at what is open sees a package of the web when there is one."""
    assert opened_by("import segno") & WEB == {"segno"}


def test_picture_and_qr_libraries_are_imported_only_when_used() -> None:
    """The web package is imported without decoders of pictures and makers of codes."""
    modules = ("access", "addresses", "codes", "cookies", "guard", "hosts", "limits", "pictures", "qr", "refusals")
    opened = opened_by("".join(f"import moothall.web.{live}\n" for live in modules))
    assert "moothall" in opened and not opened & WEB


def test_a_server_with_a_file_does_not_open_the_library_of_a_database() -> None:
    """Whoever keeps tables in a file needs no psycopg; the look sees it when a database is opened."""
    assert not opened_by("import moothall.web.server, moothall.cluster, moothall.cli.table") & DATABASE
    assert opened_by("import moothall.cluster.postgres") >= {"psycopg", "psycopg_pool"}
