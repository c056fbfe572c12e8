"""The command line: help, errors and exit codes, and the rulebook it lists, shows and searches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from moothall import __version__, books
from moothall.cli import coverage as figures
from moothall.cli import localized, moothall, rules, show
from moothall.errors import AgainstTheRules, MoothallError, NotYours, Runaway, Unclear
from moothall.speech import LANGUAGES, voice
from tests.support import places
from tests.support.measuring import by_book

pytestmark = pytest.mark.slow


def run(*arguments: str, **environ: str) -> Result:
    """Run a command line inside this process, in English whatever this computer is set to."""
    return CliRunner(env={"MOOTHALL_LANG": "en"} | environ).invoke(moothall, arguments)


def answer(*arguments: str) -> Any:
    """The one JSON object that a command line prints."""
    ran = run(*arguments, "--json")
    assert (ran.exit_code, ran.stderr) == (0, "")
    return json.loads(ran.stdout)


def complaint(*arguments: str) -> str:
    """The one sentence about bad input that a command line ends with."""
    ran = run(*arguments)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    return ran.stderr.rstrip("\n")


def program(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the program as people do."""
    command = [sys.executable, "-m", "moothall", *arguments]
    settings = os.environ | {"MOOTHALL_LANG": "en", "PYTHONIOENCODING": "utf-8"} | environ
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=settings, check=False)


# ---- Manners --------------------------------------------------------------------------------------------------------


def test_version_names_the_program_and_its_version() -> None:
    """--version names the program and its version."""
    assert run("--version").stdout == f"moothall {__version__}\n"


def test_a_quick_answer_imports_nothing_slow() -> None:
    """The top command alone costs neither the texts nor the terminal library nor a book."""
    code = (
        "import sys\nfrom moothall.cli import moothall\n"
        "try: moothall.main(['--version'])\nexcept SystemExit: print(sorted(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    slow = ("fluent", "rich", "tomllib", "difflib", "moothall.rulesets", "moothall.cli.rules")
    assert [name for name in slow if f"'{name}" in ran.stdout] == []


def test_odds_import_only_what_they_need() -> None:
    """A question about odds opens its own book's question, and neither other books, fights, texts nor plugins."""
    code = (
        "import sys\nfrom moothall.cli import moothall\n"
        "try: moothall.main(['odds', 'nde2', '--die', 'd12', '--against', '5', '--json'])\n"
        "except SystemExit: print(sorted(sys.modules))"
    )
    environ = os.environ | {"MOOTHALL_LANG": "pl"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, env=environ)
    slow = ("fluent", "rich", "importlib.metadata", "moothall.speech.teller", "moothall.talk.workshop")
    others = ("moothall.rulesets.nova6", "moothall.rulesets.houses2d20", "moothall.rulesets.nde.fights")
    assert "'moothall.rulesets.nde.roll_query'" in ran.stdout
    assert [name for name in (*slow, *others) if f"'{name}" in ran.stdout] == []


@pytest.mark.parametrize("arguments", [(), ("--lang", "en"), ("--help",)])
def test_the_program_without_a_command_shows_its_help(arguments: tuple[str, ...]) -> None:
    """Without a command the program tells what it can do."""
    ran = run(*arguments)
    assert ran.exit_code == 0
    assert ran.stdout.startswith("Use: moothall [FLAGS] COMMAND\n")
    assert voice("en").say("help-rules") in ran.stdout


def test_a_group_alone_shows_its_help() -> None:
    """`moothall rules` lists what can follow, in the order of the code."""
    listed = run("rules").stdout
    places = [listed.index(f"\n  {name} ") for name in ("list", "show", "search", "coverage")]
    assert places == sorted(places)


def contexts(command: click.Command, ctx: click.Context) -> Iterator[click.Context]:
    """The context of a command and those of all commands below it."""
    yield ctx
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            child = command.get_command(ctx, name)
            assert child is not None
            yield from contexts(child, click.Context(child, parent=ctx, info_name=name))


ALL = list(contexts(moothall, click.Context(moothall, info_name="moothall", obj="en")))


@pytest.mark.parametrize("ctx", ALL, ids=lambda ctx: ctx.command_path)
def test_every_command_explains_itself(ctx: click.Context) -> None:
    """Each command has a summary, and each of its arguments and flags has words of ours."""
    assert ctx.get_help().startswith(f"Use: {ctx.command_path}")
    params = ctx.command.get_params(ctx)
    assert [param.name for param in params if not localized.about(ctx, voice("en"), param)] == []


@pytest.mark.parametrize("ctx", ALL, ids=lambda ctx: ctx.command_path)
def test_every_command_takes_the_common_flags(ctx: click.Context) -> None:
    """--lang is accepted everywhere, and --json by whatever gives an answer."""
    flags = {flag for param in ctx.command.params for flag in param.opts}
    assert "--lang" in flags
    assert "--json" in flags or isinstance(ctx.command, click.Group)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ruels", "There is no command “ruels”; the nearest is “rules”."),
        ("rules lst", "There is no command “lst”; the nearest is “list”."),
        ("--lagn en", "There is no flag --lagn here; the nearest is --lang."),
        ("rules list --jsno", "There is no flag --jsno here; the nearest is --json."),
        ("rules list --json=yes", "--json takes no value."),
        ("rules list --chapter", "--chapter needs a value after it."),
        ("rules list --lang", "--lang needs a value after it."),
        ("rules show", "ID is missing; add --help to see what this command takes."),
        ("rules search", "WORDS is missing; add --help to see what this command takes."),
        ("rules list nde2 again", "“again” is more than “moothall rules list” can take."),
        ("rules list nde9", "There is no ruleset “nde9”; the nearest is “nde2”."),
        ("rules list --chapter luk", "There is no chapter “luk”; the nearest is “luck”."),
    ],
)
def test_bad_input_gets_one_clear_sentence(line: str, said: str) -> None:
    """Unreadable input is answered by one sentence that offers something better, and exit code 2."""
    assert complaint(*line.split()) == said


@pytest.mark.parametrize("line", ["--lang xx", "rules --lang xx list", "rules list --lang=xx", "--help --lang xx"])
def test_an_unknown_language_is_refused_everywhere(line: str) -> None:
    """--lang may stand anywhere, and an unknown language is never passed over."""
    assert complaint(*line.split()).startswith("We do not speak “xx” yet")


def test_a_word_after_two_dashes_is_no_flag() -> None:
    """After -- even --lang is a word to search for."""
    assert run("rules", "search", "--", "--lang", "xx").exit_code == 0


@pytest.mark.parametrize(
    ("kind", "given", "key"),
    [
        (click.Choice(["reroll", "step"]), "rerol", "error-bad-choice"),
        (click.INT, "many", "error-needs-number"),
        (click.IntRange(1, 20), "21", "error-number-between"),
        (click.IntRange(min=1), "0", "error-number-at-least"),
        (click.Path(exists=True), "no/such/file", "error-bad-file"),
        (click.FLOAT, "much", "error-bad-value"),
    ],
)
def test_a_bad_value_is_named(kind: click.ParamType[Any], given: str, key: str) -> None:
    """The error about a bad value names the value, for flags of every type."""
    command = localized.LocalizedCommand("try", params=[click.Option(["--it"], type=kind)])
    with pytest.raises(Unclear) as refused:
        command.make_context("try", ["--it", given])
    assert (refused.value.key, refused.value.values["value"]) == (key, given)


def test_a_required_flag_is_asked_for() -> None:
    """A flag that must be there is named when it is not."""
    command = localized.LocalizedCommand("try", params=[click.Option(["--it"], required=True)])
    with pytest.raises(Unclear) as refused:
        command.make_context("try", [])
    assert (refused.value.key, refused.value.values) == ("error-missing-flag", {"name": "--it"})


def failing(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let `rules coverage` fail."""

    def fail() -> None:
        raise error

    monkeypatch.setattr(rules, "measured", fail)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Unclear("error-no-dice-wanted"), 2),
        (AgainstTheRules("error-no-luck", cite="nde2.luck.one-buys-one", hero="Ana"), 2),
        (NotYours("error-nothing-asked", seat="bo"), 2),
        (Runaway("error-runaway", bound=9), 1),
    ],
)
def test_our_errors_have_exit_codes(monkeypatch: pytest.MonkeyPatch, error: MoothallError, code: int) -> None:
    """Bad input ends with 2 and any other trouble with 1, each with its sentence."""
    failing(monkeypatch, error)
    ran = run("rules", "coverage", "--json")
    assert (ran.exit_code, ran.stdout) == (code, "")
    assert ran.stderr == voice("en", "nde2").error(error) + "\n"


def test_an_error_without_a_text_still_ends_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that was forgotten is no reason for a second failure: the key is shown."""
    failing(monkeypatch, Unclear("error-" + "forgotten", name="it"))
    ran = run("rules", "coverage")
    assert (ran.exit_code, ran.stderr) == (2, "error-forgotten(name=it)\n")


def test_an_unexpected_error_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug of ours ends with 1 and one sentence; the traceback comes only when asked for."""
    failing(monkeypatch, ZeroDivisionError("secret"))
    quiet, loud = run("rules", "coverage"), run("rules", "coverage", MOOTHALL_DEBUG="1")
    assert (quiet.exit_code, quiet.stdout, quiet.stderr.count("\n")) == (1, "", 1)
    assert "ZeroDivisionError" in quiet.stderr and "secret" not in quiet.stderr
    assert loud.exit_code == 1 and "Traceback" in loud.stderr


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends with 130 and without a word."""
    failing(monkeypatch, KeyboardInterrupt())
    ran = run("rules", "coverage")
    assert (ran.exit_code, ran.output) == (130, "")


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """When the pipe is closed, as by head, the program stops without a word."""
    command = [sys.executable, "-m", "moothall", "rules", "list"]
    # Without a buffer there would be nothing left over to fail at the interpreter's end.
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=buffered) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_the_program_runs_as_a_module() -> None:
    """`python -m moothall` answers, and a mistake ends with 2 and one sentence."""
    good, bad = program("rules", "coverage", "--json"), program("rules", "shwo")
    assert good.returncode == 0 and json.loads(good.stdout)["rulesets"]["nde2"]["total"] == 158
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "There is no command “shwo”; the nearest is “show”.\n"


def test_a_poor_terminal_is_no_error() -> None:
    """Letters that an encoding lacks are replaced; JSON needs none of them."""
    poor = program("rules", "search", "xyzzy", PYTHONIOENCODING="latin-1")
    assert (poor.returncode, poor.stderr) == (0, "")
    assert poor.stdout.startswith("No rule fits ?xyzzy?")
    exact = program("rules", "show", "nde2.test.one", "--json", PYTHONIOENCODING="ascii")
    assert "§" in json.loads(exact.stdout)["source"]


# ---- Looks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fraction", "drawn"),
    [
        (Fraction(0), "    "),
        (Fraction(1, 2), "██  "),
        (Fraction(1, 16), "▎   "),
        (1.0, "████"),
        (7, "████"),
        (-1, "    "),
    ],
)
def test_a_bar_has_its_length(fraction: Fraction | float, drawn: str) -> None:
    """A bar fills as much of its width as the fraction says, to an eighth of a block, and never leaves it."""
    assert show.bar(fraction, 4) == drawn


def test_plain_columns_line_up(capsys: pytest.CaptureFixture[str]) -> None:
    """In a pipe a table is columns of plain text without trailing blanks."""
    show.Plain().table([("a", "one", ""), ("long", "b", "c")], header=("x", "y", "z"), indent=2)
    assert capsys.readouterr().out == "  x     y    z\n  a     one\n  long  b    c\n"


def on_a_terminal(*arguments: str, **environ: str) -> str:
    """The output as a terminal shows it."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    usual = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    settings = usual | {"MOOTHALL_LANG": "en", "TERM": "xterm-256color", "COLUMNS": "80"} | environ
    command = [sys.executable, "-m", "moothall", *arguments]
    process = subprocess.Popen(command, stdout=theirs, stdin=subprocess.DEVNULL, env=settings)
    os.close(theirs)
    seen = b""
    try:
        while piece := os.read(ours, 4096):
            seen += piece
    except OSError:
        pass  # this is how a terminal says that the other side is gone
    finally:
        os.close(ours)
    assert process.wait() == 0
    return seen.decode()


def test_a_terminal_gets_headings_that_stand_out() -> None:
    """On a terminal headings are styled; NO_COLOR leaves them without colour, a pipe without any style."""
    line = ("rules", "show", "nde2.cover.partial")
    assert "\x1b[1;36mBehind partial cover" in on_a_terminal(*line)
    assert "\x1b[1mBehind partial cover" in on_a_terminal(*line, NO_COLOR="1")
    assert "\x1b" not in on_a_terminal(*line, TERM="dumb")
    assert "\x1b" not in program(*line).stdout


# ---- rules list -----------------------------------------------------------------------------------------------------


def test_every_rule_is_listed() -> None:
    """The list holds all rules of the book in its order, each with title, kind, source, status and chapter."""
    rows = answer("rules", "list", "nde2")["rules"]
    assert [row["id"] for row in rows] == list(books.rulebook("nde2").rules)
    assert all(set(row) == {"id", "title", "kind", "source", "status", "chapter"} for row in rows)
    assert all(all(row.values()) for row in rows)


def test_without_a_ruleset_all_are_listed() -> None:
    """No ruleset means every ruleset, and every layer after them."""
    rows = answer("rules", "list")["rules"]
    assert len(rows) == sum(len(books.rulebook(id).rules) for id in (*books.book_ids(), *books.layer_ids()))
    assert rows[-1]["source"] == "house"


def test_a_single_chapter_can_be_listed() -> None:
    """A chapter holds its own rules and no others."""
    rows = answer("rules", "list", "nde2", "--chapter", "luck")["rules"]
    assert {row["chapter"] for row in rows} == {"luck"}
    assert "nde2.luck.reroll" in {row["id"] for row in rows}


def test_the_list_can_be_read() -> None:
    """As text, each chapter has its title and each rule its own."""
    listed = run("rules", "list", "nde2", "--chapter", "luck").stdout
    assert listed.startswith("Luck (luck)\n  nde2.luck.one-buys-one  Three uses for Luck\n")


# ---- rules show -----------------------------------------------------------------------------------------------------


def test_a_rule_is_shown_whole() -> None:
    """Title, gist, kind, source, options with their values, examples and neighbours are all there."""
    told = answer("rules", "show", "nde2.test.max-under-t")
    assert told["title"] == "Highest face below the Difficulty"
    assert told["gist"] and told["kind"] == "auto" and told["source"]
    [option] = told["options"]
    assert (option["name"], option["default"]) == ("max_rule", "always")
    assert [value["value"] for value in option["values"]] == ["always", "plain", "must_meet"]
    assert all(value["title"] and value["meaning"] for value in option["values"])
    assert all(example["given"] and example["then"] for example in told["examples"])
    assert {"id": "nde2.step.decline", "title": "You may say no"} in told["see"]


def test_a_rule_can_be_read() -> None:
    """As text, a rule shows everything that its JSON holds, and its kind in words."""
    told = answer("rules", "show", "nde2.test.max-under-t")
    page = run("rules", "show", "nde2.test.max-under-t").stdout
    parts = [told["title"], told["gist"], told["place"], "without anybody deciding"]
    parts += [ruling[part] for ruling in told["rulings"] for part in ("id", "title", "gist")]
    parts += [option["meaning"] for option in told["options"]]
    parts += [value["meaning"] for option in told["options"] for value in option["values"]]
    parts += [example[part] for example in told["examples"] for part in ("title", "given", "then")]
    parts += [other["title"] for other in told["see"]]
    assert [part for part in parts if part not in page] == []
    assert "always (the default)" in page


def test_a_ruling_is_read_like_a_rule() -> None:
    """A ruling has a page of its own, with the rules that it decides, and stands in full on theirs."""
    told = answer("rules", "show", "nde2.test.max-under-t")
    assert told["source"].endswith("ruling R12") and "ruling" not in told["place"]
    [ruling] = told["rulings"]
    alone = answer("rules", "show", ruling["id"])
    assert ruling["id"] == alone["id"] == "nde2.ruling.r12"
    assert (alone["kind"], alone["gist"]) == ("ruling", ruling["gist"])
    assert {"id": "nde2.test.max-under-t", "title": told["title"]} in alone["see"]
    assert "where the book is silent" in run("rules", "show", ruling["id"]).stdout


def test_a_counted_option_shows_that_other_numbers_are_possible() -> None:
    """An option that takes any number shows its default and that others are possible."""
    [option] = answer("rules", "show", "nde2.help.one-helper")["options"]
    assert (option["takes"], [value["value"] for value in option["values"]]) == ("number", ["1"])
    assert voice("en").say("rules-takes", takes="number") in run("rules", "show", "nde2.help.one-helper").stdout


@pytest.mark.parametrize(
    ("rule", "takes", "words"),
    [
        ("houses.advance.retrain-half-price", "share", "Other fractions above 0"),
        ("houses.momentum.pool-cap-6", "limit", "“none” for no limit"),
        ("houses.advance.peril-from-3-threat", "number", "Other whole numbers can be set as well."),
        ("houses.initiative.alternates", "value", ""),
    ],
)
def test_an_option_names_the_type_of_its_values(rule: str, takes: str, words: str) -> None:
    """A fraction, a word or a limit is not called a whole number; one of listed values needs no word more."""
    [option] = answer("rules", "show", rule)["options"]
    assert option["takes"] == takes
    assert (words or "(the default)") in run("rules", "show", rule).stdout


def test_every_type_of_option_value_has_words() -> None:
    """There is a sentence for each type of value that an option of any book takes."""
    taken = {option.takes for id in books.book_ids() for option in books.table_options(id).values()} - {"value"}
    assert taken == {"number", "limit", "share", "price", "word"}
    for lang in LANGUAGES:
        assert len({voice(lang).say("rules-takes", takes=takes) for takes in taken}) == len(taken)


def test_every_rule_can_be_shown() -> None:
    """No rule lacks a text, an option or an example that it names."""
    rulebook = books.rulebook("nde2")
    assert [id for id, rule in rulebook.rules.items() if not rules._told(rule, "en")["gist"]] == []


def test_an_unknown_rule_brings_the_nearest() -> None:
    """A mistyped id is answered by the ids most like it, the best first."""
    assert "the nearest are nde2.test.one, " in complaint("rules", "show", "nde2.test.on")


def test_ids_are_read_generously() -> None:
    """Capitals and blanks around an id do not matter."""
    assert answer("rules", "show", " NDE2.Test.One ")["id"] == "nde2.test.one"


# ---- rules search ---------------------------------------------------------------------------------------------------


def found(*arguments: str) -> list[str]:
    """The ids that a search finds."""
    return [row["id"] for row in answer("rules", "search", *arguments)["rules"]]


@pytest.mark.parametrize("query", ["partial cover", "parital covr", "PÀRTIAL  CÓVER", "cover, partial"])
def test_partial_cover_is_found(query: str) -> None:
    """Case, accents, order and slips do not keep the right rule from the first place."""
    assert found(query)[0] == "nde2.cover.partial"


def test_a_slip_still_finds_the_exceptional() -> None:
    """One missing letter still finds the highest face among the first three."""
    assert "nde2.test.max-is-exceptional" in found("exeptional", "nde2")[:3]


def test_quotation_marks_may_be_forgotten() -> None:
    """Several words are one query, and a ruleset may stand last."""
    assert found("partial", "cover") == found("partial cover")
    assert found("partial", "cover", "nde2") == found("partial cover", "nde2")


def test_a_search_brings_ten_at_most() -> None:
    """A common word brings the best ten, each with title and gist."""
    rows = answer("rules", "search", "die")["rules"]
    assert len(rows) == 10 and all(row["title"] and row["gist"] for row in rows)


def test_results_can_be_read() -> None:
    """As text, a result shows title, id and gist."""
    first, gist = run("rules", "search", "partial cover").stdout.splitlines()[:2]
    assert first == "Behind partial cover (nde2.cover.partial)"
    assert gist.startswith("  If the target is partly hidden")


def test_a_search_without_results_is_no_error() -> None:
    """A search without a result says so in a sentence and ends well."""
    assert found("xyzzy") == []
    ran = run("rules", "search", "xyzzy")
    assert (ran.exit_code, ran.stdout) == (0, "No rule fits “xyzzy”; try fewer or other words.\n")


# ---- rules coverage -------------------------------------------------------------------------------------------------

ONE, TWO, THREE = list(books.rulebook("nde2").rules)[:3]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the figures of a test run are looked for."""
    path = tmp_path / "rules.json"
    monkeypatch.setattr(figures, "place", lambda: path)
    return path


def write(place: Path) -> None:
    """Two rules can be executed and one of them is exercised; a rule that is gone does not count."""
    counts = {"executable": [ONE, TWO, "nde2.gone"], "exercised": [ONE, "nde2.gone"]}
    place.write_text(json.dumps({"measured": "2026-01-02T03:04:05+00:00", "rulesets": {"nde2": counts}}))


def test_measured_rules_are_counted(place: Path) -> None:
    """Coverage counts the rules of the book that the last run executed and exercised, and names the others."""
    write(place)
    told = answer("rules", "coverage")
    counts = told["rulesets"]["nde2"]
    assert told["measured"] == "2026-01-02T03:04:05+00:00"
    assert (counts["total"], counts["executable"], counts["exercised"]) == (158, 2, 1)
    assert counts["missing"][:2] == [TWO, THREE] and len(counts["missing"]) == 157


def test_each_exercised_rule_is_counted_for_its_book(place: Path) -> None:
    """A run that exercises every rule of every book leaves none missing, also where a rule begins with another name."""
    every = {rule for book in books.book_ids() for rule in books.rulebook(book).rules}
    place.write_text(json.dumps({"measured": "2026-01-02T03:04:05+00:00", "rulesets": by_book(every, every)}))
    told = answer("rules", "coverage")["rulesets"]
    totals = {book: len(books.rulebook(book).rules) for book in books.book_ids()}
    assert {book: counts["exercised"] for book, counts in told.items()} == totals
    assert [rule for counts in told.values() for rule in counts["missing"]] == []
    assert sum(totals.values()) == len(every)


@pytest.mark.parametrize("book", books.book_ids())
def test_rules_that_only_one_book_exercised_count_for_no_other(place: Path, book: str) -> None:
    """Coverage measured for one book is reported for that book alone."""
    rules_of_book = set(books.rulebook(book).rules)
    place.write_text(json.dumps({"measured": "2026-01-02T03:04:05+00:00", "rulesets": by_book((), rules_of_book)}))
    told = answer("rules", "coverage")["rulesets"]
    counted = {id: counts["exercised"] for id, counts in told.items() if counts["exercised"]}
    assert counted == {book: len(rules_of_book)}


def test_coverage_can_be_read(place: Path) -> None:
    """As text, the figures make a sentence."""
    write(place)
    page = run("rules", "coverage").stdout
    assert page.startswith("nde2: 158 rules, of which 2 can be executed and 1 are exercised by a test.\n")
    assert TWO in page and "2026-01-02" in page


def test_a_rule_has_its_measured_status(place: Path) -> None:
    """The list says how far each rule has come."""
    write(place)
    status = {row["id"]: row["status"] for row in answer("rules", "list")["rules"]}
    assert (status[ONE], status[TWO], status[THREE]) == ("exercised", "executable", "missing")


@pytest.mark.parametrize("content", [None, "", '{"measured": '])
def test_missing_coverage_figures_are_no_error(place: Path, content: str | None) -> None:
    """Without figures, or with half a file, the total is told and that nothing was measured."""
    if content is not None:
        place.write_text(content)
    totals = {"nde2": {"total": 158}, "nde1": {"total": 136}, "nova6": {"total": 1206}, "houses2d20": {"total": 333}}
    assert answer("rules", "coverage") == {"rulesets": totals, "measured": None}
    assert "not measured here" in run("rules", "coverage").stdout
    assert {row["status"] for row in answer("rules", "list")["rules"]} == {"executable"}


def test_the_figures_lie_in_the_project() -> None:
    """The figures are looked for where the tests write them."""
    assert figures.place() == places.ROOT / ".measured" / "rules.json"
