"""Documentation is run: every output shown on a page is what its command or code prints.

`MOOTHALL_REWRITE=1 python3 dev.py test tests/project/test_docs.py`
writes today's output into the pages, to be read as a diff.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from moothall.cli import moothall
from tests.support import places

ROOT = places.ROOT
TUTORIAL = "your-first-ruleset.md"
"""Its commands write files and need them: `test_tutorial.py` follows it."""

PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name != TUTORIAL)]
CONSOLE = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)
PYTHON = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
REWRITE = os.environ.get("MOOTHALL_REWRITE") == "1"


def ran(command: str) -> str:
    """A command of a page with everything it prints."""
    program, *words = shlex.split(command)
    assert program == "moothall", command
    told = CliRunner().invoke(moothall, words, env={"MOOTHALL_LANG": "en"})
    return told.output


def as_it_is(block: str) -> str:
    """A console block with the output its commands have today."""
    commands = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
    return "\n".join(f"$ {command}\n{ran(command)}" for command in commands)


def printed(code: str) -> str:
    """The output of a piece of Python."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "page", "exec"), {})
    return out.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_show_what_commands_print(page: Path) -> None:
    """Every console block of a page shows exactly what its commands print."""
    text = page.read_text(encoding="utf-8")
    today = CONSOLE.sub(lambda block: as_it_is(block[0]), text)
    if REWRITE:
        page.write_text(today, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == today


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_show_what_code_prints(page: Path) -> None:
    """Every piece of Python on a page prints exactly what stands below it."""
    text = page.read_text(encoding="utf-8")
    today = PYTHON.sub(lambda found: f"```python\n{found[1]}```\n\n```text\n{printed(found[1])}```", text)
    if REWRITE:
        page.write_text(today, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == today


def test_a_page_with_an_old_output_is_noticed() -> None:
    """A block whose output has changed differs from what is printed today."""
    stale = "$ moothall rules show nde2.test.one\nsomething else\n"
    assert as_it_is(stale) != stale
