"""`moothall pack` begins, checks and shows packs, and other commands use them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall import packs
from moothall.cli import moothall
from moothall.cli.pack import skeleton
from moothall.speech import LANGUAGES, voice
from tests.support import places
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

SHIPPED = ("hearthmarch", "lowtide")
ASHFIELDS = str(places.DATA / "packs" / "ashfields.toml")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def run(*arguments: str) -> Result:
    """A command as somebody types it, in English whatever this computer is set to."""
    return CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, arguments)


def told(*args: str, code: int = 0) -> Any:
    """The JSON that a command prints."""
    result = run(*args, "--json")
    assert result.exit_code == code, result.stderr
    return json.loads(result.stdout)


@every_language
def test_a_new_pack_is_a_pack(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new pack is written once, never over another file, and can be checked at once."""
    monkeypatch.chdir(tmp_path)
    result = run("pack", "new", "my-pack", "--lang", lang)
    assert (result.exit_code, "my-pack.toml" in result.stdout) == (0, True)
    assert told("pack", "check", "my-pack.toml")["draft"] is False
    again = run("pack", "new", "my-pack", "--lang", lang)
    assert (again.exit_code, "my-pack.toml" in again.stderr) == (2, True)
    assert run("pack", "new", "My Pack", "--lang", lang).exit_code == 2


@every_language
def test_commented_out_lines_of_a_new_pack_are_sound(lang: str) -> None:
    """Every commented-out line of TOML is sound: with all of them there is a seventh skill."""
    text = skeleton("x", voice(lang, "nova6"))
    on = re.sub(r"^# (?=\[|(?:id|class|like|opposing|indirect) = )", "", text, flags=re.MULTILINE)
    assert "magic" in packs.read("x.toml", on).said.pack.skills


def test_a_check_lists_the_gaps_of_a_draft() -> None:
    """The gaps of a draft are listed, and a sound pack has none."""
    found = told("pack", "check", ASHFIELDS, code=1)
    assert (found["pack"], found["draft"], len(found["open"])) == ("ashfields", True, 15)
    assert run("pack", "check", ASHFIELDS).stdout.count("\n  ") == 15
    for id in SHIPPED:
        assert told("pack", "check", id) == {
            "pack": id,
            "file": str(packs.find(id)),
            "problems": [],
            "draft": False,
            "open": [],
            "advice": [],
            "untranslated": [],
        }


def test_advice_and_missing_languages_are_told(tmp_path: Path) -> None:
    """Three traits and four tracks are many, and a name in one language of three is mentioned."""
    file = tmp_path / "many.toml"
    traits = "".join(f'[[trait]]\nid = "t{number}"\n' for number in range(3))
    tracks = "".join(f'[[track]]\nid = "{id}"\n' for id in ("physical", "mental", "a", "b"))
    file.write_text(f'[themepack]\nid = "many"\nbase = "universal"\nname = {{ en = "Many" }}\n{traits}{tracks}')
    found = told("pack", "check", str(file))
    assert [one["rule"] for one in found["advice"]] == ["nova6.themepack.trait-count", "nova6.themepack.tracks-few"]
    assert found["untranslated"] == ["pack.name"]


@every_language
def test_a_wrong_pack_is_one_sentence(lang: str, tmp_path: Path) -> None:
    """File and line on standard error, and code 2, whatever wants to use it; a check has them as its answer."""
    file = tmp_path / "wrong.toml"
    file.write_text(
        '[themepack]\nid = "wrong"\nbase = "universal"\n[[talent]]\nid = "x"\neffects = [{ skill = "fite" }]\n'
    )
    commands = (
        ("pack", "show", str(file)),
        ("demo", "nova6", "--pack", str(file)),
        ("character", "new", "nova6", "--random", "--pack", str(file)),
        ("serve", "--pack", str(file)),
    )
    for args in commands:
        result = run(*args, "--lang", lang)
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert str(file) in result.stderr and "6" in result.stderr and "fite" in result.stderr
    judged = run("pack", "check", str(file), "--lang", lang).stdout
    assert str(file) in judged and "6" in judged and "fite" in judged


@every_language
@pytest.mark.parametrize("id", SHIPPED)
def test_a_pack_is_shown_in_words(id: str, lang: str) -> None:
    """Name, pitch, every skill, every special rule and every step, without a raw id."""
    out, pack = run("pack", "show", id, "--lang", lang).stdout, packs.load(id).said.pack
    for key in ("pack.name", "pack.pitch", "special.long-cold" if id == "hearthmarch" else "special.clues"):
        assert pack.text(key, lang) in out
    assert all(pack.text(f"skill.{skill}", lang) in out for skill in pack.skills)
    assert out.count("\n  8. ") == 1


def test_pack_show_without_a_name_lists_all_packs() -> None:
    """Without a name they are listed."""
    assert [one["id"] for one in told("pack", "show")["packs"]] == [*SHIPPED]
    assert told("pack", "show", "universal")["parts"]["aspects"][0] == "Background"


@pytest.mark.parametrize("id", SHIPPED)
@pytest.mark.parametrize("level", [0, 1, 5, 15])
def test_a_random_character_of_a_pack_is_legal(id: str, level: int, tmp_path: Path) -> None:
    """The sheet names its pack, and the check finds that pack by itself."""
    made = run("character", "new", "nova6", "--pack", id, "--random", "--seed", "1", "--level", str(level))
    assert json.loads(made.stdout)["pack"] == id
    file = tmp_path / "somebody.json"
    file.write_text(made.stdout)
    found = told("character", "check", str(file))
    assert (found["legal"], found["rule"], found["problems"]) == (True, "nova6.character.done", [])
    by_another = told("character", "check", str(file), "--pack", "universal", code=1)
    assert by_another["legal"] is False


def test_a_draft_of_a_character_has_the_packs_aspects() -> None:
    """The concept goes where the pack keeps its high concept."""
    made = run("character", "new", "nova6", "--pack", "lowtide", "--name", "Iris", "--concept", "DIVER")
    assert json.loads(made.stdout)["aspects"]["profession"] == "DIVER"
    drawn = run("character", "new", "nova6", "--pack", "hearthmarch", "--random", "--seed", "1", "--concept", "DIVER")
    assert json.loads(drawn.stdout)["aspects"]["calling"] == "DIVER"


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("demo", "nde2", "--pack", "lowtide"), "nova6"),
        (("demo", "nova6", "--pack", "lowtid"), "lowtide"),
        (("demo", "nova6", "--pack", ASHFIELDS), "ashfields"),
        (("character", "new", "nova6", "--random", "--pack", ASHFIELDS), "ashfields"),
    ],
)
def test_an_unplayable_pack_is_refused(args: tuple[str, ...], word: str) -> None:
    """Another book, an unknown pack, a draft."""
    result = run(*args)
    assert (result.exit_code, word in result.stderr) == (2, True)


def test_a_character_of_a_pack_of_ones_own_is_judged_beside_it(tmp_path: Path) -> None:
    """The pack is found beside the character's file; elsewhere the refusal names the packs there are."""
    own, sheet = tmp_path / "ashline.toml", tmp_path / "ada.json"
    own.write_text(Path(ASHLINE).read_text(encoding="utf-8"), encoding="utf-8")
    sheet.write_text(run("character", "new", "nova6", "--pack", str(own), "--random", "--seed", "1").stdout)
    assert told("character", "check", str(sheet))["legal"] is True
    assert run("character", "show", str(sheet)).exit_code == 0
    own.unlink()
    for command in ("check", "show"):
        lost = run("character", command, str(sheet))
        assert lost.exit_code == 2 and "ashline" in lost.stderr


@every_language
def test_a_pack_is_shown_with_its_people_and_the_names_of_talents(lang: str) -> None:
    """Talents and flaws of the book go by their names in each language, and trades of the pack are listed."""
    shown = run("pack", "show", "hearthmarch", "--lang", lang).stdout.splitlines()
    said, pack = voice(lang, "nova6"), packs.load("hearthmarch").said.pack
    assert f"  {said.say('term-what-quick')}" in shown and "  Strong body" not in shown
    assert any(line.startswith(f"  {pack.text(f'npc.{pack.trades[-1].id}', lang)}: ") for line in shown)


# ---- Keys, and sessions that try a pack ------------------------------------------------------------------------------

ASHLINE = str(places.DATA / "packs" / "ashline.toml")


@every_language
def test_the_list_of_keys_is_told(lang: str) -> None:
    """Every part and every effect is in it, and the shapes read the same in each language."""
    listed = run("pack", "keys", "--lang", lang).stdout
    assert "trait.option" in listed and "advances_delta" in listed and "stunts-on-doubles" in listed
    assert [line for line in listed.splitlines() if line.startswith("cost ")] == [
        "cost         1 … 9",
        "cost        1 … 9",
    ]
    found = told("pack", "keys")
    assert found["parts"]["track"]["per"] == "1 … 9" and "longsword" in found["words"]["item"]


def test_everything_of_a_pack_comes_up() -> None:
    """Bots play with a pack that was written from the list of keys alone, and every part of it comes up."""
    sessions = 200 if SOAKING else 24
    found = told("pack", "try", ASHLINE, "--sessions", str(sessions))
    assert found == {"pack": "ashline", "sessions": sessions, "never": {}, "stopped": []}


@every_language
def test_what_never_came_up_is_named(lang: str) -> None:
    """After one session much is left, by the names of the pack in the reader's language."""
    left = run("pack", "try", "lowtide", "--sessions", "1", "--lang", lang).stdout
    pack = packs.load("lowtide").said.pack
    assert pack.text("npc." + pack.trades[-1].id, lang) in left and left.count("\n") > 2
