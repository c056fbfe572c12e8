"""`moothall ruleset`: a package to begin with, what is wrong with one, and which are installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from moothall.cli import moothall
from moothall.speech import LANGUAGES
from tests.support.plugins import LANTERN, install, ran

pytestmark = pytest.mark.slow


def run(*words: str, lang: str = "en") -> tuple[int, str, str]:
    told = CliRunner().invoke(moothall, ["ruleset", *words], env={"MOOTHALL_LANG": lang})
    return told.exit_code, told.stdout, told.stderr


def test_a_new_ruleset_works_as_it_is(tmp_path: Path) -> None:
    """The package is the example under another name; installed, it is checked, shown, listed and played by bots."""
    code, said, _ = run("new", "ember", "--into", str(tmp_path))
    assert code == 0 and "pip install -e" in said and "code that the host trusts" in said
    written = tmp_path / "ember-game"
    assert not [
        path for path in written.rglob("*.*") if path.is_file() and "antern" in path.read_text(encoding="utf-8")
    ]
    install(written, tmp_path / "site")
    site = tmp_path / "site"
    checked = ran(["ruleset", "check", "ember"], site)
    assert (checked.returncode, checked.stdout) == (0, "Nothing is wrong with the ruleset ember.\n"), checked.stderr
    assert "Ember" in ran(["rules", "show", "ember.try"], site).stdout
    assert ran(["demo", "ember"], site).returncode == 0
    listed = ran(["ruleset", "list"], site)
    assert "ember-game  0.1.0" in listed.stdout and "Not ours: ember." in listed.stdout
    rows = json.loads(ran(["ruleset", "list", "--json"], site).stdout)["rulesets"]
    assert [row["id"] for row in rows if not row["ours"]] == ["ember"] and len(rows) == 5


def test_checking_says_what_is_wrong(tmp_path: Path) -> None:
    """Each problem is one line, and the exit code is that of the other checks."""
    install(LANTERN, tmp_path)
    texts = tmp_path / "lantern_game" / "texts" / "en" / "lantern.ftl"
    texts.write_text(texts.read_text(encoding="utf-8").replace("arg-way", "arg-ways"), encoding="utf-8")
    found = ran(["ruleset", "check", "lantern"], tmp_path)
    assert found.returncode == 1 and "arg-way is missing" in found.stdout and found.stderr == ""
    assert json.loads(ran(["ruleset", "check", "lantern", "--json"], tmp_path).stdout)["problems"] != []
    assert run("check", "lanterns")[0] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_folders_that_are_taken_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """One sentence in the reader's language, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    assert run("new", "ember", lang=lang)[0] == 0
    for name in ("nde2", "ember", "Em ber", "9lives"):
        code, said, problem = run("new", name, lang=lang)
        assert code == 2 and said == "" and problem.count("\n") == 1 and problem.endswith(".\n"), (name, problem)
    assert [path.name for path in tmp_path.iterdir()] == ["ember-game"]


def test_our_own_list_has_no_warning() -> None:
    """Without rulesets of others nobody is warned of them."""
    code, said, _ = run("list")
    assert code == 0 and "nova6" in said and "trusts" not in said
