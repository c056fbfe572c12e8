"""dev.py: its functions, its refusals, and when it sets .venv up.

Each test works on a copy of dev.py in a folder of its own, because dev.py takes the folder it lies in for the project:
nothing here can touch the .venv in which the tests run.
"""

import ast
import importlib.util
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import places

ROOT = places.ROOT
SOURCE = ROOT / "dev.py"

Capture = pytest.CaptureFixture[str]

SHARED_OUT = ["-n", str(min((os.cpu_count() or 1) + 1, 8)), "--dist", "worksteal"]
"""All tests are shared out over the processors."""


class Executed(Exception):
    """Raised in place of becoming another program."""


class FakeCommands:
    """Stands in for the programs that dev.py runs; notes each call, and fails those that hold a given word."""

    def __init__(self) -> None:
        self.calls: list[list[str]] = []
        self.fails_on = ""
        self.output = ""

    def __call__(self, command: list[str]) -> "subprocess.CompletedProcess[str]":
        self.calls.append(command)
        if "venv" in command:
            Path(command[-1]).mkdir(exist_ok=True)
        failed = bool(self.fails_on) and self.fails_on in command
        return subprocess.CompletedProcess(command, returncode=int(failed), stdout=self.output)

    def modules(self) -> list[str]:
        """Name the modules that were run with -m, in order."""
        return [call[call.index("-m") + 1] for call in self.calls]


@pytest.fixture
def dev(tmp_path: Path) -> ModuleType:
    """A copy of dev.py in a project of its own."""
    for name in ("dev.py", "pyproject.toml", "locks"):
        copy: Callable[[Path, Path], object] = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    spec = importlib.util.spec_from_file_location("dev_under_test", tmp_path / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def commands(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> FakeCommands:
    fake = FakeCommands()
    monkeypatch.setattr(dev, "quietly", fake)
    return fake


def refusal(dev: ModuleType, capsys: Capture, *arguments: str) -> tuple[int, str]:
    """Give the exit code and what was said last on standard error, which must be all in one line."""
    code = dev.main(arguments)
    captured = capsys.readouterr()
    said = [line for line in captured.err.splitlines() if not line.startswith("Setting up")]
    assert captured.out == ""
    assert len(said) == 1
    return code, said[0]


# --- the Python it runs on


def test_python_3_6_can_read_the_file() -> None:
    """The syntax of dev.py is old enough for Python 3.6 to get to the sentence that refuses it."""
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6), (3, 10), (3, 10, 13)])
def test_an_old_python_gets_one_sentence_with_both_versions(dev: ModuleType, version: tuple[int, ...]) -> None:
    """A Python older than 3.11 gets one sentence with both versions in it."""
    sentence = dev.complaint_about_python(version)
    assert "3.11 or newer" in sentence
    assert f"this is Python {version[0]}.{version[1]}:" in sentence


@pytest.mark.parametrize("version", [(3, 11), (3, 13), (4, 0)])
def test_a_new_python_is_welcome(dev: ModuleType, version: tuple[int, ...]) -> None:
    """Python 3.11 and anything later is taken without a word."""
    assert dev.complaint_about_python(version) == ""


def test_an_old_python_is_refused_before_the_other_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under an old Python the file ends before it imports or defines anything that one may lack."""
    code = compile(SOURCE.read_text(encoding="utf-8"), "dev.py", "exec")
    names: dict[str, object] = {"__name__": "dev", "__file__": "dev.py"}
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    with pytest.raises(SystemExit, match=r"this is Python 3\.8"):
        exec(code, names)
    assert "subprocess" not in names and "main" not in names


# --- what it is asked to do


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["dance"], "'dance'"),
        ([], "say one of run, test"),
        (["lint", "src"], "no arguments"),
        (["lock", "--fast"], "--upgrade"),
        (["bench", "no-such"], "name of one benchmark"),
        (["test", "nowhere"], "no area of tests called 'nowhere'"),
        (["test", "--quick", "nowhere", "-x"], "no area of tests called 'nowhere'"),
        (["soak", "tests/no/such.py"], "no area of tests called"),
        (["release", "--push"], "no option but --check"),
        (["release", "1.0.0", "1.0.1"], "one version at most"),
    ],
)
def test_bad_input_is_refused(dev: ModuleType, capsys: Capture, arguments: list[str], word: str) -> None:
    """An unknown command of dev.py is refused with one sentence and exit code 2."""
    code, said = refusal(dev, capsys, *arguments)
    assert code == 2
    assert word in said


def test_help_names_every_command(dev: ModuleType, capsys: Capture) -> None:
    """The help names every command."""
    assert dev.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"dev.py {name}" in said for name in dev.COMMANDS)


def test_an_interruption_is_no_traceback(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends dev.py with the exit code that shells expect."""

    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(dev.COMMANDS, "lint", interrupted)
    assert dev.main(["lint"]) == 130


def test_the_benchmarks_are_found(dev: ModuleType, tmp_path: Path) -> None:
    """Benchmarks run in the order of their names, or the named one alone."""
    (tmp_path / "benchmarks").mkdir()
    for name in ("odds.py", "log.py", "notes.txt"):
        (tmp_path / "benchmarks" / name).touch()
    assert [script.name for script in dev.chosen_benchmarks([])] == ["log.py", "odds.py"]
    assert [script.name for script in dev.chosen_benchmarks(["odds"])] == ["odds.py"]


def test_quick_leaves_the_slow_tests_out(dev: ModuleType) -> None:
    """--quick becomes pytest's own choice of tests, and everything else is passed on."""
    assert dev.pytest_arguments(["--quick", "-x"]) == ["-m", "not slow", "-x"]
    assert dev.pytest_arguments(["--quick"]) == ["-m", "not slow", *SHARED_OUT]
    assert dev.pytest_arguments([]) == SHARED_OUT
    assert dev.pytest_arguments(["--durations=30"]) == ["--durations=30", *SHARED_OUT]
    assert dev.pytest_arguments(["-x", "tests/project/test_dev.py"]) == ["-x", "tests/project/test_dev.py"]


AREAS = {"browser", "books", "cli", "core", "houses2d20", "nde", "nova6", "project", "table", "web"}


@pytest.fixture
def with_areas(dev: ModuleType) -> ModuleType:
    """A project with a test in each of some areas, and folders that hold none."""
    for folder in ("core", "books/nova6/story", "browser", "support", "data"):
        (dev.TESTS / folder).mkdir(parents=True)
    for test in ("core/test_a.py", "books/nova6/story/test_b.py", "browser/test_c.py"):
        (dev.TESTS / test).touch()
    return dev


def test_an_area_is_a_short_word_for_its_folder(with_areas: ModuleType) -> None:
    """Areas are the folders that hold tests, and pytest is given those; whole areas are shared out."""
    asked = with_areas.pytest_arguments
    assert list(with_areas.areas()) == ["books", "browser", "core", "nova6"]
    assert asked(["core", "nova6"]) == ["tests/core", "tests/books/nova6", *SHARED_OUT]
    assert asked(["--quick", "core"]) == ["-m", "not slow", "tests/core", *SHARED_OUT]
    assert asked(["tests/core/test_a.py", "nova6"]) == ["tests/core/test_a.py", "tests/books/nova6"]
    assert asked(["tests/core/test_a.py::test_it"]) == ["tests/core/test_a.py::test_it"]


def test_words_after_an_option_are_left_to_pytest(with_areas: ModuleType) -> None:
    """A word after the first option may be its value, so it is passed on unchanged."""
    assert with_areas.pytest_arguments(["core", "-k", "nova6"]) == ["tests/core", "-k", "nova6"]
    assert with_areas.pytest_arguments(["-k", "walk"]) == ["-k", "walk"]


@pytest.mark.parametrize(
    ("arguments", "may"),
    [
        ([], True),
        (["--quick"], False),
        (["--quick", "browser"], False),
        (["core"], False),
        (["core", "browser"], True),
        (["tests"], True),
        (["tests/browser/test_c.py::test_it", "-x"], True),
        (["-x", "tests/core/test_a.py"], False),
        (["-k", "walk"], True),
    ],
)
def test_a_browser_is_unpacked_only_for_its_tests(with_areas: ModuleType, arguments: list[str], may: bool) -> None:
    """A browser is unpacked where its tests may be among those that run, and nowhere else."""
    assert with_areas.may_open_a_browser(arguments) is may


@pytest.mark.skipif(os.name == "nt", reason="Windows has no exec")
@pytest.mark.parametrize(("area", "unpacked"), [("core", []), ("browser", ["unpacked"])])
def test_an_area_without_browsers_waits_for_none(
    with_areas: ModuleType, commands: FakeCommands, monkeypatch: pytest.MonkeyPatch, area: str, unpacked: list[str]
) -> None:
    """dev.py test AREA unpacks a browser for that area alone which opens one."""
    done: list[str] = []

    def execve(path: str, command: list[str], environment: dict[str, str]) -> None:
        assert command[-len(SHARED_OUT) - 1] == f"tests/{area}"
        raise Executed

    monkeypatch.chdir(ROOT)  # so that the test comes back from where dev.py goes
    monkeypatch.setattr(with_areas, "unpack_browser", lambda: done.append("unpacked"))
    monkeypatch.setattr(with_areas.os, "execve", execve)
    with pytest.raises(Executed):
        with_areas.main(["test", area])
    assert done == unpacked


def test_the_help_and_the_guide_name_every_area_and_tier(
    dev: ModuleType, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The areas of this project are those that dev.py help and CONTRIBUTING.md list, beside the three tiers."""
    monkeypatch.setattr(dev, "TESTS", places.TESTS)
    monkeypatch.setattr(dev, "ROOT", ROOT)
    assert set(dev.areas()) == AREAS
    dev.main(["help"])
    listed = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("AREA is"))
    assert set(listed.rstrip(".").partition(": ")[2].split(", ")) == AREAS
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [area for area in sorted(AREAS) if f"`{area}`" not in guide] == []
    assert [tier for tier in ("test --quick", "test", "soak") if f"| `python3 dev.py {tier}`" not in guide] == []


def test_only_a_full_run_is_measured(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules that tests exercise are measured when every test runs, and never when only a part does."""
    monkeypatch.setenv("MOOTHALL_MEASURE", "1")
    assert dev.test_environment([])["MOOTHALL_MEASURE"] == "1"
    assert "MOOTHALL_MEASURE" not in dev.test_environment(["--quick"])
    assert "MOOTHALL_MEASURE" not in dev.test_environment(["-x"])
    assert "MOOTHALL_MEASURE" not in dev.test_environment(["core"])


def test_the_users_own_settings_reach_the_commands(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxy and pip settings are passed on; the one that forbids bytecode is not."""
    monkeypatch.setenv("PIP_INDEX_URL", "somewhere")
    monkeypatch.setenv("HTTPS_PROXY", "a proxy")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    environment = dev.child_environment(MOOTHALL_SOAK="1")
    assert environment["PIP_INDEX_URL"] == "somewhere"
    assert environment["HTTPS_PROXY"] == "a proxy"
    assert environment["MOOTHALL_SOAK"] == "1"
    assert "PYTHONDONTWRITEBYTECODE" not in environment


def test_every_command_runs_and_the_first_failure_counts(dev: ModuleType) -> None:
    """A failing check does not keep the next one from running, and its exit code is kept."""
    script = "import sys; code = sys.argv[1]; open('ran' + code, 'w').close(); sys.exit(int(code))"
    commands = [[sys.executable, "-c", script, str(code)] for code in (0, 3, 4)]
    assert dev.run_all(commands) == 3
    assert all((dev.ROOT / f"ran{code}").exists() for code in (0, 3, 4))
    assert dev.run_all(commands[:1]) == 0


def test_commands_beside_others_count_and_are_heard(dev: ModuleType, capfd: Capture) -> None:
    """A command that runs beside others is heard after them, and its failure is not lost."""
    said = [[sys.executable, "-c", f"import sys; print({code}); sys.exit({code})"] for code in (0, 5)]
    assert dev.run_all(said[:1], beside=said[1:]) == 5
    assert capfd.readouterr().out == "0\n5\n"
    assert dev.run_all(said[:1], beside=said[:1]) == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no exec")
@pytest.mark.parametrize(
    ("arguments", "program", "rest"),
    [
        (["run"], "moothall", ["serve", "--demo"]),
        (["run", "rules", "list"], "moothall", ["rules", "list"]),
        (["test", "--quick"], "python", ["-m", "pytest", "-m", "not slow", *SHARED_OUT]),
        (["soak"], "python", ["-m", "pytest", *SHARED_OUT]),
    ],
)
def test_run_test_and_soak_replace_the_process(
    dev: ModuleType,
    commands: FakeCommands,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    program: str,
    rest: list[str],
) -> None:
    """run, test and soak give their place to a program of .venv, started in the project's folder."""
    monkeypatch.delenv("MOOTHALL_SOAK", raising=False)

    def execve(path: str, command: list[str], environment: dict[str, str]) -> None:
        assert command == [path, *rest]
        assert Path(path) == dev.VENV / "bin" / program
        assert environment.get("MOOTHALL_SOAK") == ("1" if arguments == ["soak"] else None)
        raise Executed

    monkeypatch.chdir(ROOT)  # so that the test comes back from where dev.py goes
    monkeypatch.setattr(dev.os, "execve", execve)
    with pytest.raises(Executed):
        dev.main(arguments)
    assert Path.cwd() == dev.ROOT


# --- when it sets .venv up


def test_the_second_start_runs_nothing(dev: ModuleType, commands: FakeCommands) -> None:
    """A set-up makes .venv, installs the lock and the project, and compiles; the next start does nothing at all."""
    dev.prepare("test")
    assert commands.modules() == ["venv", "pip", "pip", "compileall"]
    assert "--require-hashes" in commands.calls[1]
    assert {"--no-deps", "--no-build-isolation", "-e"} <= set(commands.calls[2])
    commands.calls.clear()
    dev.prepare("test")
    assert commands.calls == []


def test_the_test_lock_is_enough_to_run(dev: ModuleType, commands: FakeCommands) -> None:
    """A .venv made for tests will do for run, and one made for run is added to for tests."""
    dev.prepare("run")
    commands.calls.clear()
    dev.prepare("test")
    assert commands.modules() == ["pip", "pip", "compileall"]
    commands.calls.clear()
    dev.prepare("run")
    assert commands.calls == []


@pytest.mark.parametrize("changed", ["pyproject.toml", "locks/test.txt"])
def test_a_changed_lock_or_pyproject_is_installed_again(dev: ModuleType, commands: FakeCommands, changed: str) -> None:
    """A changed lock or pyproject.toml makes the next start install again."""
    dev.prepare("test")
    (dev.ROOT / changed).write_text("# changed\n", encoding="utf-8")
    assert not dev.is_ready("test")


def test_an_interrupted_set_up_starts_from_nothing(
    dev: ModuleType, commands: FakeCommands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A set-up that was killed half-way leaves no stamp, so the next one makes .venv from nothing."""

    def killed() -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as moment:
        moment.setattr(dev, "compile_bytecode", killed)
        with pytest.raises(KeyboardInterrupt):
            dev.prepare("test")
    commands.calls.clear()
    dev.prepare("test")
    assert commands.modules() == ["venv", "pip", "pip", "compileall"]


def test_a_moved_project_gets_a_new_venv(
    dev: ModuleType, commands: FakeCommands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A .venv made by another Python or in another place is made anew, since it would not work."""
    dev.prepare("test")
    monkeypatch.setattr(dev, "maker", lambda: "another Python")
    commands.calls.clear()
    dev.prepare("test")
    assert commands.modules()[0] == "venv"


def test_a_new_venv_is_never_taken_for_the_old_one(
    dev: ModuleType, commands: FakeCommands, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When another Python made .venv anew and could not fill it, the first Python does not think it still full."""
    dev.prepare("test")
    commands.fails_on = "--require-hashes"
    with monkeypatch.context() as moment:
        moment.setattr(dev, "maker", lambda: "another Python")
        refusal(dev, capsys, "test")
    assert not dev.is_ready("test")


def test_missing_venv_is_named(dev: ModuleType, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without ensurepip, as on a bare Debian, the sentence says what to install and nothing is left behind."""
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    code, said = refusal(dev, capsys, "test")
    assert code == 1
    assert "python3-venv is missing: install it with" in said
    assert not dev.VENV.exists()


def test_a_half_made_venv_is_removed(dev: ModuleType, commands: FakeCommands, capsys: Capture) -> None:
    """When making .venv fails, the sentence gives the reason and the half-made folder is gone."""
    commands.fails_on, commands.output = "venv", "some noise\nError: no space left on device\n"
    code, said = refusal(dev, capsys, "run")
    assert code == 1
    assert said == "Could not make .venv: Error: no space left on device"
    assert not dev.VENV.exists()


def test_a_failed_install_is_one_sentence(dev: ModuleType, commands: FakeCommands, capsys: Capture) -> None:
    """When pip cannot install, the sentence names the lock, the likely cause and pip's own reason."""
    commands.fails_on, commands.output = "--require-hashes", "WARNING: retrying\nERROR: no such package\n\nhint: pray\n"
    code, said = refusal(dev, capsys, "test")
    assert code == 1
    assert "locks/test.txt" in said and "network" in said and said.endswith("ERROR: no such package")
    assert not dev.is_ready("test")


def test_a_failed_install_costs_nothing_that_worked(dev: ModuleType, commands: FakeCommands, capsys: Capture) -> None:
    """When the test lock cannot be added for want of a network, the .venv made for run still runs."""
    dev.prepare("run")
    commands.fails_on = "--require-hashes"
    refusal(dev, capsys, "test")
    assert dev.is_ready("run") and not dev.is_ready("test")


def test_two_set_ups_do_not_meet(
    dev: ModuleType, commands: FakeCommands, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one dev.py sets .venv up another waits, gives up in one sentence, and can go in afterwards."""
    monkeypatch.setattr(dev, "LONGEST_WAIT", 0.01)
    other = sqlite3.connect(dev.TURNSTILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    code, said = refusal(dev, capsys, "test")
    assert code == 1
    assert "another dev.py" in said
    assert commands.calls == []
    other.close()
    dev.prepare("test")
    assert dev.is_ready("test")


def test_a_folder_that_cannot_be_written_is_refused(
    dev: ModuleType, commands: FakeCommands, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where dev.py may not write, it says so in one sentence."""
    monkeypatch.setattr(dev, "TURNSTILE", tmp_path / "no such folder" / "turnstile")
    code, said = refusal(dev, capsys, "test")
    assert code == 1
    assert "unable to open" in said


def test_a_set_up_that_another_finished_is_not_done_twice(
    dev: ModuleType, commands: FakeCommands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dev.py that waited looks again before it sets anything up."""
    answers = iter([False, True])
    monkeypatch.setattr(dev, "is_ready", lambda kind: next(answers))
    dev.prepare("test")
    assert commands.calls == []


def test_the_last_words_are_those_that_tell_most(dev: ModuleType) -> None:
    """The last line marked as an error is quoted, else the last line, else a word for silence."""
    assert dev.last_words("ERROR: a\nERROR: b\nhint: c\n") == "ERROR: b"
    assert dev.last_words("a\nb\n\n") == "b"
    assert dev.last_words("") == "nothing"


def test_the_locks_are_made_for_every_platform(dev: ModuleType) -> None:
    """The locks are made for every platform, with hashes, without an index, and the second follows the first."""
    run, test = dev.lock_command("run", []), dev.lock_command("test", ["--upgrade"])
    for command in (run, test):
        assert {"--universal", "--generate-hashes", "--no-emit-index-url"} <= set(command)
    assert "--upgrade" in test and "--upgrade" not in run
    assert test[test.index("--constraint") + 1] == "locks/run.txt"
