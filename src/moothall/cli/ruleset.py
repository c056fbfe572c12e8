"""`moothall ruleset`: rulesets of other packages, and a package of one's own to begin with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from moothall import __version__, books
from moothall.cli import show
from moothall.cli.exit_codes import judging
from moothall.cli.localized import Group, common
from moothall.errors import Unclear
from moothall.speech import voice

command = Group("ruleset")

EXAMPLE = "lantern"
TEMPLATE = Path(__file__).parent.parent / "templates" / EXAMPLE
"""A package that works as it is; a new one is the same under another name."""

NAME = re.compile(r"[a-z][a-z0-9]{1,30}")


@command.command("new")
@click.argument("name")
@click.option("--into", metavar="FOLDER", default=".")
@common
def new(name: str, into: str, lang: str, as_json: bool) -> None:
    """A package with a small game that works, to be changed into one's own."""
    if not NAME.fullmatch(name):
        raise Unclear("error-ruleset-name", name=name)
    if name in (*books.OURS, *books.installed(), *books.BOOKS):
        raise Unclear("error-ruleset-taken", name=name)
    folder = Path(into) / f"{name}-game"
    if folder.exists():
        raise Unclear("error-ruleset-there", folder=str(folder))
    try:
        files = write(name, folder)
    except OSError:
        raise Unclear("error-cannot-save", file=str(folder)) from None
    if as_json:
        show.put_json({"ruleset": name, "folder": str(folder), "files": files})
        return
    page, say = show.page(), voice(lang).say
    page.heading(say("ruleset-written", name=name, folder=str(folder)))
    page.text(say("ruleset-next", name=name, folder=str(folder)))
    page.text(say("ruleset-trust"))


def write(name: str, folder: Path) -> list[str]:
    """Write the example under another name; return its files, below the folder."""
    written = []
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".toml", ".ftl") and "__pycache__" not in path.parts:
            place = _renamed(path.relative_to(TEMPLATE).as_posix(), name)
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_text(_renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
            written.append(place)
    return written


def _renamed(text: str, name: str) -> str:
    return text.replace(EXAMPLE, name).replace(EXAMPLE.capitalize(), name.capitalize())


@command.command("check")
@click.argument("ruleset")
@common
@judging
def check(ruleset: str, lang: str, as_json: bool) -> bool:
    """What a table could not live with in a ruleset."""
    from moothall import testing

    found = testing.check(books.ruleset(ruleset))
    if as_json:
        show.put_json({"ruleset": ruleset, "problems": found})
        return not found
    page, say = show.page(), voice(lang).say
    page.heading(say("ruleset-checked", name=ruleset, count=len(found)))
    for problem in found:
        page.text(problem, indent=2)
    return not found


@command.command("list")
@common
def list_rulesets(lang: str, as_json: bool) -> None:
    """The rulesets that are installed, and who brings them."""
    rows = [_row(id, lang) for id in (*books.OURS, *books.installed())]
    if as_json:
        show.put_json({"rulesets": rows})
        return
    page, say = show.page(), voice(lang).say
    page.table([(row["id"], row["title"], row["package"], row["version"]) for row in rows])
    others = [row["id"] for row in rows if not row["ours"]]
    if others:
        page.gap()
        page.text(say("ruleset-others", names=", ".join(others)))
        page.text(say("ruleset-trust"))


def _row(id: str, lang: str) -> dict[str, Any]:
    found = books.installed().get(id)
    package, version = ("moothall", __version__) if found is None else (found.package, found.version)
    why = books.missing(id)
    title = voice(lang, id).say("book-title") if why is None else voice(lang).error(why)
    return {"id": id, "title": title, "package": package, "version": version, "ours": found is None}
