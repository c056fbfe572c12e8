"""A book of another package: `odds`, `roll`, `character` and `demo` come from its record, without a line of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from click.testing import CliRunner, Result

from moothall import books
from moothall.cli import moothall
from moothall.errors import Unclear
from moothall.records import record
from moothall.ruleset import Demo, Director, Mechanics, Ruleset, Say
from moothall.talk.book_commands import BookCommand, CommandDesk, Printout
from moothall.talk.flags import Flag, Operand, fields_of
from moothall.talk.options import options_of
from moothall.talk.play import Play
from moothall.talk.printed import Paragraph
from moothall.talk.procedure import procedure
from moothall.talk.queries import ReadyRoll, RollQuery
from moothall.talk.workshop import Draws, Workshop

pytestmark = pytest.mark.slow

ID = "lantern"
RULE = "lantern.dice.one"
TEXTS = """
book-title = Lantern
lantern_dice_one = One die
result-bright = It burns
"""

# ---- The book --------------------------------------------------------------------------------------------------------


@record
class Wick:
    """In which tables differ."""

    trim: Literal["short", "long"] = "short"


@record
class Night:
    """A table of the book: nothing is kept."""


class Lighting(NamedTuple):
    """Somebody lights a lantern."""

    oil: int
    wind: Literal["calm", "gusty"] = "calm"


def read_flame(faces: tuple[int, ...], needed: int) -> str:
    return "bright" if faces[0] >= needed else "dark"


@procedure("lantern.light")
async def light(play: Play[Night], needed: int) -> str:
    """One die, against what the oil leaves to chance."""
    return (await play.roll(1, 6, read=read_flame, given=(needed,), cite=RULE)).reading


def ask(situation: Lighting, options: Wick) -> ReadyRoll:
    if situation.oil < 0:
        raise Unclear("error-number-at-least", name="--oil", value=situation.oil, least=0)
    needed = 5 - situation.oil + (situation.wind == "gusty") + (options.trim == "long")
    return ReadyRoll(Night(), light.open(needed))


def session(say: Say) -> Director:
    yield light.open(1)


def drawn(say: Say, draws: Draws, options: Wick) -> dict[str, Any]:
    return {"ruleset": ID, "name": ("Ada", "Bo")[draws.below(2)], "oil": 2}


WORKSHOP = Workshop(
    begun=lambda options: {"ruleset": ID, "name": "", "oil": 0},
    steps=lambda sheet, options: (),
    follows=lambda before, after, field, options: after,
    judged=lambda sheet, options: [],
    drawn=drawn,
    ideas=lambda say: {},
    growth=lambda sheet, answers, options: None,
    grown=lambda sheet, answers, options: sheet,
    sheet_of=lambda state, who: {},
)


class FillFlags(NamedTuple):
    """Oil for the lantern of a character."""

    sheet: Annotated[dict[str, Any], Operand(names="sheet")]
    oil: int = 1


def fill(flags: FillFlags, desk: CommandDesk) -> Printout:
    after = flags.sheet | {"oil": flags.sheet["oil"] + flags.oil}
    return Printout(after, (Paragraph(f"{after['name']}: {after['oil']}"),), saved=after)


class OmenFlags(NamedTuple):
    """An omen that is wanted."""

    seed: Annotated[str | None, Flag(metavar="SEED")] = None


def omen(flags: OmenFlags, desk: CommandDesk) -> Printout:
    seen, _ = desk.play(light.open(4), Night(), flags.seed)
    return Printout({"omen": seen}, (Paragraph(desk.said.say(f"result-{seen}") if seen == "bright" else seen),))


LANTERN = Ruleset(
    id=ID,
    package="lantern_texts",
    mechanics=lambda: Mechanics(start=Night(), fold=lambda state, fact: state),
    options=lambda: options_of(Wick),
    query=lambda: RollQuery(
        flags=Lighting, ask=ask, fold=lambda state, fact: state, figure=lambda result, state: result
    ),
    workshop=lambda: WORKSHOP,
    commands={
        "omen": lambda: BookCommand(flags=OmenFlags, run=omen),
        "character fill": lambda: BookCommand(flags=FillFlags, run=fill),
    },
    demo=lambda: Demo(
        title="book-title",
        cast=(),
        setting=lambda say: (),
        session=session,
        answers=lambda say: {},
        standing=lambda state: {"lit": True},
        worth_reading=RULE,
    ),
)


@pytest.fixture(autouse=True)
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """While this lasts, the book can be opened."""
    texts = tmp_path / "lantern_texts" / "texts" / "en"
    texts.mkdir(parents=True)
    (texts / "lantern.ftl").write_text(TEXTS, encoding="utf-8")
    (tmp_path / "lantern_texts" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(books.BOOKS, ID, LANTERN)
    yield tmp_path
    books.place.cache_clear()


def run(line: str, **environ: str) -> Result:
    return CliRunner(env={"MOOTHALL_LANG": "en"} | environ).invoke(moothall, line.split())


def printed(line: str) -> str:
    ran = run(line)
    assert (ran.exit_code, ran.stderr) == (0, "")
    return ran.stdout


def answer(line: str) -> Any:
    return json.loads(printed(f"{line} --json"))


def complaint(line: str) -> str:
    ran = run(line)
    assert (ran.exit_code, ran.stdout) == (2, "")
    return ran.stderr.rstrip("\n")


# ---- What it gets ----------------------------------------------------------------------------------------------------


def test_odds_are_counted_from_its_procedure() -> None:
    """Flags are the fields of the situation, and every outcome has its exact chance."""
    expected = {"ruleset": ID, "outcomes": {"dark": "1/2", "bright": "1/2"}, "policy": "defaults", "options": {}}
    assert answer(f"odds {ID} --oil 1") == expected
    gusty = answer(f"odds {ID} --oil 1 --wind gusty --option trim=long")
    assert (gusty["outcomes"]["bright"], gusty["options"]) == ("1/6", {"trim": "long"})


def test_odds_are_shown_by_the_words_it_has() -> None:
    """A result is called as its texts do, or else as it is written."""
    assert printed(f"odds {ID} --oil 1").splitlines() == [
        "dark      1/2  50.0%  ##########",
        "It burns  1/2  50.0%  ##########",
    ]


def test_it_is_rolled_with_real_dice() -> None:
    """`roll` takes the same flags, and tells the result and the rules behind it."""
    rolled = answer(f"roll {ID} --oil 1 --faces 4")
    assert (rolled["result"], rolled["citations"]) == ("bright", [RULE])
    assert rolled["rolls"] == [{"sides": 6, "faces": [4]}]
    assert printed(f"roll {ID} --oil 1 --faces 4").splitlines()[-1] == "It burns"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("odds lantern", "--oil is needed here."),
        ("odds lantern --oil x", "--oil must be a whole number, which “x” is not."),
        ("odds lantern --oil 1 --wind wild", "--wind cannot be “wild”; choose from calm, gusty."),
        ("odds lantern --oil -1", "--oil must be a whole number of at least 0, not “-1”."),
        ("roll lantern --oil 1 --sheet ada.json", "There is no flag --sheet here; the nearest is --help."),
        ("npc lantern", "There is no command “lantern”; the nearest is"),
    ],
)
def test_what_cannot_be_read_is_refused(line: str, said: str) -> None:
    """The refusals are those of every other book."""
    assert complaint(line).startswith(said.removesuffix("."))


def test_its_help_falls_back_to_names() -> None:
    """Without words of its own a command is known by the book's title, and a flag by its field."""
    told = printed(f"odds {ID} --help")
    assert "Lantern" in told and "--wind [calm|gusty]  wind" in told
    assert f"  {ID}" in printed("odds") and f"  {ID}" in printed("character new")
    assert "  omen       Lantern\n" in printed("--help") and "  fill     Lantern\n" in printed("character --help")


def test_characters_are_made_in_its_workshop() -> None:
    """By chance and the same again, or as a draft with a name."""
    assert answer(f"character new {ID} --name Ada") == {"ruleset": ID, "name": "Ada", "oil": 0}
    assert answer(f"character new {ID} --random --seed 3") == answer(f"character new {ID} --random --seed 3")
    assert complaint(f"character new {ID} --seed 3").startswith("--seed")
    assert complaint(f"character new {ID}") == complaint("character new houses2d20")


def test_its_characters_are_judged_and_changed_in_their_files(lantern: Path) -> None:
    """`check` asks its workshop; a command of its own on a file is chosen by the file."""
    file = lantern / "ada.json"
    file.write_text(printed(f"character new {ID} --name Ada"), encoding="utf-8")
    assert answer(f"character check {file}")["legal"]
    assert printed(f"character fill {file} --oil 3") == "Ada: 3\n"
    assert json.loads(file.read_text(encoding="utf-8"))["oil"] == 3
    assert "changes at the table" in complaint(f"character grow {file} --heart")


def test_a_command_on_files_takes_the_flags_of_each_book(lantern: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two books have the same command, each file takes the flags of its own book and no others."""
    grow = {"character grow": lambda: BookCommand(flags=FillFlags, run=fill)}
    monkeypatch.setitem(books.BOOKS, ID, replace(LANTERN, commands=grow))
    ada, ilse = lantern / "ada.json", lantern / "ilse.json"
    ada.write_text(printed(f"character new {ID} --name Ada"), encoding="utf-8")
    ilse.write_text(printed("character new nde2 --role specialist --name Ilse"), encoding="utf-8")
    assert printed(f"character grow {ada} --oil 2") == "Ada: 2\n"
    assert "Ilse" in printed(f"character grow {ilse} --heart")
    assert complaint(f"character grow {ada} --heart").startswith("There is no flag --heart here")
    assert complaint(f"character grow {ilse} --oil 2").startswith("There is no flag --oil here")


def test_a_command_of_its_own_stands_beside_ours() -> None:
    """`moothall omen lantern` plays a procedure, the same for the same seed."""
    assert answer(f"omen {ID} --seed 5") == answer(f"omen {ID} --seed 5")
    assert printed(f"omen {ID} --seed 5").strip() in ("It burns", "dark")


def test_its_demo_is_played() -> None:
    """`moothall demo` plays the session of the record."""
    played = answer(f"demo {ID} --seed 2")
    assert (played["ruleset"], played["lit"]) == (ID, True)
    assert RULE in printed(f"demo {ID} --seed 2")


# ---- Fields of a record ----------------------------------------------------------------------------------------------


def test_the_types_of_fields_say_what_a_flag_takes() -> None:
    """A number, a word of a list, a truth, words, several of them; what has no default is needed, but for a truth."""

    class Every(NamedTuple):
        number: int
        again: bool
        word: Literal["", "one", "two"] = ""
        sure: bool = False
        text: str | None = None
        names: Annotated[tuple[str, ...], Flag("--name", "NAME")] = ()
        point: Annotated[str, Flag(sets="spent")] = ""

    told = {field.field: (field.flag, field.kind, field.needed, field.several) for field in fields_of(Every)}
    assert told == {
        "number": ("--number", "number", True, False),
        "again": ("--again", "switch", False, False),
        "word": ("--word", "word", False, False),
        "sure": ("--sure", "switch", False, False),
        "text": ("--text", "text", False, False),
        "names": ("--name", "text", False, True),
        "point": ("--point", "switch", False, False),
    }
    assert fields_of(Every)[2].words == ("one", "two")
    assert [fields_of(Every)[6].value(given) for given in (False, True)] == ["", "spent"]
