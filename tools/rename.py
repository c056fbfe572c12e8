"""Carry out `tools/renames.toml`: move modules, rename what they define, and mend whatever names either.

    .venv/bin/python tools/rename.py [MORE.toml]

Run again, it finds nothing left to do; run on a branch that still speaks the old names, it brings the branch over. What
it changes is to be read as a diff. The map's tables are explained in `renames.toml` itself.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAPS = tuple(ROOT / "tools" / name for name in ("renames.toml", "renames-tests.toml"))
SOURCE_ROOTS = ("src", "benchmarks", "tools")
PROSE = (".py", ".md", ".toml", ".json", ".ts", ".svelte", ".ftl")
UNTOUCHED = ("ledgers/*", "tools/renames*.toml", "tests/data/*-odds.json", "CHANGELOG.md", "frontend/package-lock.json")


BOOKS = tuple(f"moothall.rulesets.{book}" for book in ("nde", "nova6", "houses2d20"))


class Edit(NamedTuple):
    """A replacement of the bytes from `start` to `end`."""

    start: int
    end: int
    text: str


class Renames:
    """The map of renames, asked by module, by name, by word and by path."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.files: dict[str, str] = dict(table.get("files", {}))
        self.modules: dict[str, str] = {**_module_map(self.files), **table.get("modules", {})}
        self.words: dict[str, dict[str, str]] = table.get("words", {})
        self.phrases: dict[str, dict[str, str]] = table.get("phrases", {})
        self.functions: dict[str, dict[str, str]] = table.get("functions", {})
        self.docstrings: dict[str, dict[str, str]] = table.get("docstrings", {})
        self.names: dict[tuple[str, str], str] = {}
        for place, new in table.get("names", {}).items():
            module, _, old = place.partition(":")
            self.names[self.module(module), old] = new
        for path, renamed in self.functions.items():
            for old, new in renamed.items():
                self.names[self.module(_module_of(path)), old] = new

    def module(self, name: str) -> str:
        """Return the module's new name, by the longest part of it that has moved."""
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            moved = self.modules.get(".".join(parts[:length]))
            if moved is not None:
                return ".".join([moved, *parts[length:]])
        return name

    def part(self, name: str, path: str) -> str | None:
        """Return what a module of a book is called now, below the book: of the file's own book, if it has one."""
        own = [book for book in BOOKS if f"/{book.rpartition('.')[2]}/" in path]
        for book in own or BOOKS:
            moved = self.module(f"{book}.{name}")
            if moved != f"{book}.{name}":
                return moved.removeprefix(f"{book}.")
        return None

    def words_at(self, path: str) -> dict[str, str]:
        """Return the identifiers that are renamed wherever they stand in a file."""
        return _at_path(self.words, path)

    def phrases_at(self, path: str) -> dict[str, str]:
        """Return the pieces of code that are rewritten to the letter in a file."""
        return _at_path(self.phrases, path)

    @cached_property
    def paths(self) -> re.Pattern[str]:
        """Match an old path of a file or module, as prose names it."""
        return re.compile(
            r"(?<![\w/.-])("
            + "|".join(sorted(map(re.escape, self.new_paths), key=len, reverse=True))
            + r")(?![\w/-]|\.\w)"
        )

    @cached_property
    def new_paths(self) -> dict[str, str]:
        """Return what each old path is now: as a whole, below `src/moothall`, and as a dotted name."""
        found = dict(self.files)
        for old, new in self.modules.items():
            if old.startswith("moothall."):
                found[old] = new
                for ending in (".py", "/"):
                    before, after = (name.replace(".", "/") + ending for name in (old, new))
                    found |= {f"src/{before}": f"src/{after}"}
                    if before.count("/") > 1 + (ending == "/"):
                        found[before.removeprefix("moothall/")] = after.removeprefix("moothall/")
        return found


def _at_path(tables: Mapping[str, Mapping[str, str]], path: str) -> dict[str, str]:
    return {old: new for patterns, table in tables.items() if _fits(path, patterns) for old, new in table.items()}


def _fits(path: str, patterns: str) -> bool:
    """Whether a path fits one of some patterns and none of those that begin with an exclamation mark."""
    left_out, wanted = (
        [pattern.lstrip("!") for pattern in patterns.split() if pattern.startswith("!") is out] for out in (True, False)
    )
    return any(fnmatch(path, each) for each in wanted) and not any(fnmatch(path, each) for each in left_out)


def _module_of(path: str) -> str:
    """Return the name under which a Python file is imported."""
    parts = list(Path(path).with_suffix("").parts)
    parts = parts[1:] if parts[0] in SOURCE_ROOTS else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _module_map(files: Mapping[str, str]) -> dict[str, str]:
    """Return the moves of Python files as moves of modules.

    Before `tests` was a package, what lies there was imported by its bare name, or from below `tests`.
    """
    moved = {}
    for old, new in files.items():
        if old.endswith(".py"):
            moved[_module_of(old)] = _module_of(new)
            if old.startswith("tests/"):
                moved[_module_of(old).removeprefix("tests.")] = _module_of(new)
            if Path(old).name.startswith("test_") and "/browser/" not in old:
                moved[Path(old).stem] = _module_of(new)
    return moved


# --- moving files -----------------------------------------------------------------------------------------------------


def move_files(renames: Renames) -> int:
    """Move every file that lies at an old path, and return how many there were."""
    moves = dict(renames.files)
    for path in list(python_files()):
        module = _module_of(path)
        if path.startswith("src/") and (new := renames.module(module)) != module:
            ending = "/__init__.py" if path.endswith("/__init__.py") else ".py"
            moves[path] = "src/" + new.replace(".", "/") + ending
    # Whatever lies beside a package's modules goes with the package: texts, rules, migrations.
    for old, new in renames.modules.items():
        folder = ROOT / "src" / old.replace(".", "/")
        if folder.is_dir():
            for path in tracked(str(folder.relative_to(ROOT))):
                if not path.endswith(".py"):
                    moves[path] = f"src/{new.replace('.', '/')}/{Path(ROOT / path).relative_to(folder)}"
    there = {old: new for old, new in moves.items() if (ROOT / old).is_file()}
    for old, new in there.items():
        (ROOT / new).parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["git", "mv", old, new], check=True, cwd=ROOT)
    return len(there)


def tracked(*patterns: str) -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns]
    listed = subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True).stdout
    return sorted({name for name in listed.split("\0") if name and (ROOT / name).is_file()})


def python_files() -> list[str]:
    return [path for path in tracked("*.py") if path != "tools/rename.py"]


# --- one Python file --------------------------------------------------------------------------------------------------


class Source:
    """One Python file on its way to the new names."""

    def __init__(self, path: str, text: str, renames: Renames, known: Mapping[str, set[str]], hubs: Hubs) -> None:
        self.path, self.text, self.renames, self.known, self.hubs = path, text, renames, known, hubs
        self.data = text.encode()
        self.tree = ast.parse(text)
        self.module = _module_of(path)
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.edits: list[Edit] = []
        self.local: dict[str, str] = {}  # names of this file that change, by import or by definition
        self.aliases: dict[str, str] = {}  # names of this file that stand for a module
        self.complaints: list[str] = []
        self.bound = _bound(self.tree)

    def renamed(self) -> str:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                self._import_from(node)
            elif isinstance(node, ast.Import):
                self._import(node)
        self._definitions()
        self._uses()
        self._strings()
        return self._apply()

    def _at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def _replace(self, node: Any, text: str) -> None:
        start, end = self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)
        self.edits.append(Edit(start, end, text))

    # imports

    def _import(self, node: ast.Import) -> None:
        for alias in node.names:
            new = self.renames.module(alias.name)
            if alias.asname:
                self.aliases[alias.asname] = new
            if new != alias.name:
                self._replace(alias, f"{new} as {alias.asname}" if alias.asname else new)

    def _import_from(self, node: ast.ImportFrom) -> None:
        base = node.module or ""
        if node.level or base == "__future__":
            return
        groups: dict[str, list[str]] = defaultdict(list)
        changed = False
        for alias in node.names:
            where, name = self._target(base, alias)
            changed |= (where, name) != (base, alias.name)
            groups[where].append(f"{name} as {alias.asname}" if alias.asname and alias.asname != name else name)
        if changed:
            indent = " " * node.col_offset
            statements = [f"from {where} import {', '.join(names)}" for where, names in groups.items()]
            self._replace(node, f"\n{indent}".join(statements))

    def _target(self, base: str, alias: ast.alias) -> tuple[str, str]:
        """Return the module and the name that an imported name has now, and note what that changes in this file."""
        whole = f"{base}.{alias.name}"
        if whole in self.known or whole in self.renames.modules or self.renames.module(whole) in self.known:
            where, _, name = self.renames.module(whole).rpartition(".")
            if name != alias.name and not alias.asname and name in self.bound:
                alias.asname = alias.name  # the new word is taken in this file, so the module keeps its old one here
                self.complaints.append(f"{self.path}: {name} is taken, so {alias.name} stays")
            self._note(alias, name)
            self.aliases[alias.asname or name] = f"{where}.{name}"
            return where, name
        where = self.renames.module(base)
        name = self.renames.names.get(self.hubs.home(where, alias.name), alias.name)
        self._note(alias, name)
        return where, name

    def _note(self, alias: ast.alias, name: str) -> None:
        if alias.asname is None and name != alias.name:
            self.local[alias.name] = name

    # definitions and uses

    def _definitions(self) -> None:
        for node in self.tree.body:
            for name in _defined(node):
                new = self.renames.names.get((self.renames.module(self.module), name))
                if new is not None:
                    self.local[name] = new

    def _uses(self) -> None:
        if self.local:
            clash = set(self.local.values()) & self.bound
            self.complaints += [f"{self.path}: {name} is there already" for name in sorted(clash)]
        Uses(self).visit(self.tree)

    def _strings(self) -> None:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets
            ):
                self._words_of_all(node)
            elif isinstance(node, ast.Call) and _called(node) in ("lazily", "lazy"):
                self._modules_of_hub(node)
            elif isinstance(node, ast.Call) and _called(node) in ("part", "_part", "has_part"):
                self._part(node)
            elif isinstance(node, ast.Call) and _called(node) == "parametrize" and node.args:
                self._parameters(node.args[0])

    def _words_of_all(self, node: ast.Assign) -> None:
        for item in ast.walk(node.value):
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                new = self.local.get(item.value) or self.renames.names.get(self.hubs.home(self.module, item.value))
                if new:
                    self._replace(item, f'"{new}"')

    def _modules_of_hub(self, node: ast.Call) -> None:
        for item in node.args:
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                old = f"{self.module}.{item.value}"
                new = self.renames.module(old)
                if new != old:
                    self._replace(item, f'"{new.removeprefix(self.renames.module(self.module) + ".")}"')

    def _part(self, node: ast.Call) -> None:
        """Rename a module of a book that is opened by its name below the book."""
        for item in node.args:
            if isinstance(item, ast.Constant) and (new := self.renames.part(str(item.value), self.path)):
                self._replace(item, f'"{new}"')

    def _parameters(self, names: ast.expr) -> None:
        """Rename the arguments of a test where `parametrize` names them."""
        words = self.renames.words_at(self.path)
        for item in ast.walk(names):
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                new = ", ".join(words.get(word.strip(), word.strip()) for word in item.value.split(","))
                if new != item.value:
                    self._replace(item, f'"{new}"')

    def _apply(self) -> str:
        data, last = self.data, len(self.data) + 1
        for edit in sorted(set(self.edits), reverse=True):
            if edit.end <= last:
                data = data[: edit.start] + edit.text.encode() + data[edit.end :]
                last = edit.start
        return data.decode()


class Uses(ast.NodeVisitor):
    """Rename uses of a file's changed names, except where a function has a name of its own by that word."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.own: list[set[str]] = []
        self.depth = 0

    def visit_Name(self, node: ast.Name) -> None:
        new = self.source.local.get(node.id)
        field = isinstance(node.ctx, ast.Store) and self.depth > 0
        if new and not field and not any(node.id in names for names in self.own):
            self._word(node, node.col_offset, node.id, new)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.generic_visit(node)
        module = self._module(node.value)
        if module:
            new = self.source.renames.names.get(self.source.hubs.home(module, node.attr))
            if new and node.end_col_offset is not None and node.end_lineno is not None:
                start = self.source._at(node.end_lineno, node.end_col_offset) - len(node.attr)
                self._edit(start, node.attr, new)

    def _module(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Name):
            name = self.source.local.get(node.id, node.id)
            return self.source.aliases.get(name)
        return None

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._defined(node, "class ")
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node, "def ")

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node, "async def ")

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, word: str) -> None:
        self._defined(node, word)
        for expression in (*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(expression)
        for argument in _arguments(node.args):
            if argument.annotation:
                self.visit(argument.annotation)
        if node.returns:
            self.visit(node.returns)
        self.own.append({a.arg for a in _arguments(node.args)} | _assigned(node.body))
        self.depth += 1
        for child in node.body:
            self.visit(child)
        self.depth -= 1
        self.own.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.own.append({a.arg for a in _arguments(node.args)})
        self.visit(node.body)
        self.own.pop()

    def _defined(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, word: str) -> None:
        new = self.source.local.get(node.name)
        if new and self.depth == 0:
            self._word(node, node.col_offset + len(word), node.name, new)

    def _word(self, node: Any, column: int, old: str, new: str) -> None:
        self._edit(self.source._at(node.lineno, column), old, new)

    def _edit(self, start: int, old: str, new: str) -> None:
        if self.source.data[start : start + len(old)] == old.encode():
            self.source.edits.append(Edit(start, start + len(old), new))
        else:  # inside an f-string, whose places Python 3.11 does not tell
            self.source.complaints.append(f"{self.source.path}: {old} near byte {start} is to be {new}")


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _arguments(arguments: ast.arguments) -> list[ast.arg]:
    extra = filter(None, (arguments.vararg, arguments.kwarg))
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *extra]


def _assigned(body: Iterable[ast.stmt]) -> set[str]:
    """Return the names that a function's own statements bind."""
    found = set()
    for node in (each for statement in body for each in ast.walk(statement)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def _bound(tree: ast.Module) -> set[str]:
    """Return every name that a file binds anywhere."""
    found = {name for node in tree.body for name in _defined(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            found.add(node.asname or node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
    return found


class Hubs:
    """Where a name that a package hands on is really defined, before and after the rename."""

    def __init__(self, renames: Renames) -> None:
        self.renames = renames
        self.offered: dict[str, dict[str, str]] = {}

    def read(self, module: str, tree: ast.Module) -> None:
        offered = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    offered[alias.asname or alias.name] = self.renames.module(node.module)
        self.offered[self.renames.module(module)] = offered

    def home(self, module: str, name: str) -> tuple[str, str]:
        module = self.renames.module(module)
        for _ in range(5):
            if (module, name) in self.renames.names:
                break
            further = self.offered.get(module, {}).get(name)
            if further is None or further == module:
                break
            module = further
        return module, name


# --- words and prose --------------------------------------------------------------------------------------------------


def rename_words(text: str, words: Mapping[str, str]) -> str:
    """Rename identifiers wherever they stand in code, inside the braces of f-strings, too."""
    if not words or not any(word in text for word in words):
        return text
    lines = text.splitlines(keepends=True)
    inside = re.compile(r"(?<=\{)[^{}]*")
    pattern = re.compile(r"(?<![\w\"'-])(" + "|".join(map(re.escape, words)) + r")(?![\w\"'-])")
    imports = _import_rows(text)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        (row, start), (end_row, end) = token.start, token.end
        if row in imports:
            continue
        if token.type == tokenize.NAME and token.string in words:
            new = words[token.string]
        elif token.type == tokenize.STRING and re.match(r"[rR]?[fF]", token.string) and row == end_row:
            new = inside.sub(lambda part: pattern.sub(lambda m: words[m[1]], part[0]), token.string)
        else:
            continue
        line = lines[row - 1]
        lines[row - 1] = line[:start] + new + line[end:]
    return "".join(lines)


def rename_phrases(text: str, phrases: Mapping[str, str]) -> str:
    for old, new in phrases.items():
        text = text.replace(old, new)
    return text


def _import_rows(text: str) -> set[int]:
    """Return the lines of import statements, whose names are renamed by what they import."""
    imports = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))
    return {row for node in imports for row in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def rewrite_docstrings(text: str, docstrings: Mapping[str, str], renamed: Mapping[str, str]) -> str:
    """Give tests the docstrings of the map, found by their old or new names."""
    wanted = {key: said for old, said in docstrings.items() for key in (old, renamed.get(old, old))}
    tree, lines = ast.parse(text), text.splitlines(keepends=True)
    tests: list[ast.AST] = sorted(ast.walk(tree), key=lambda each: -getattr(each, "lineno", 0))
    for node in tests:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name in wanted and ast.get_docstring(node):
            first = node.body[0]
            said = wanted[node.name].replace("\\", "\\\\").replace('"""', "'''")
            lines[first.lineno - 1 : first.end_lineno] = [f'{" " * first.col_offset}"""{said}"""\n']
    return "".join(lines)


GENERATED = {
    "wire": ("moothall.web.wire", "moothall.web.jobs", "moothall.web.draft_view", "moothall.web.api"),
    "house": ("moothall.table.room",),
    "room": ("moothall.table.room",),
    "layouts": ("moothall.talk.layout",),
    "orders": ("moothall.table.commands",),
}
"""The page's files of types, and the modules whose classes they are written from."""


def rename_types(text: str, renames: Renames) -> str:
    """Rename the types that a file of the page imports from those that are written from Python."""
    words = {}
    for imported in re.finditer(r"import (?:type )?\{([^}]*)\} from \"[./\w]*generated/(\w+)\"", text):
        names, homes = re.findall(r"\w+", imported[1]), GENERATED.get(imported[2], ())
        for (module, old), new in renames.names.items():
            if old in names and module.startswith(homes):
                words[old] = new
    text = re.sub(r"(generated/)house\b", r"\1room", text)
    if not words:
        return text
    return re.sub(r"(?<![\w$.\"'-])(" + "|".join(words) + r")(?![\w\"'-])", lambda found: words[found[1]], text)


SCENES = "tests/data/scenes-of-questions.json"
"""Names tests as `module::function`."""


def mend_scenes(text: str, renames: Renames) -> str:
    def now(found: re.Match[str]) -> str:
        module = renames.module(found[1])
        return f"{module}::{renames.names.get((module, found[2]), found[2])}"

    return re.sub(r"([\w.]+)::(\w+)", now, text)


def mend_prose(text: str, renames: Renames) -> str:
    """Write new paths and dotted names wherever old ones are named."""
    return renames.paths.sub(lambda found: renames.new_paths[found[1]], text)


# --- all of it --------------------------------------------------------------------------------------------------------


def read_maps(paths: Iterable[Path]) -> dict[str, Any]:
    """Read several maps as one: each table holds the rows of all."""
    whole: dict[str, Any] = {}
    for path in paths:
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            whole[name] = whole.get(name, {}) | table
    return whole


def main(more: Sequence[str] = ()) -> int:
    renames = Renames(read_maps((*MAPS, *map(Path, more))))
    texts = {path: (ROOT / path).read_text(encoding="utf-8") for path in python_files()}
    trees = {path: ast.parse(text) for path, text in texts.items()}
    known = {_module_of(path): {name for node in tree.body for name in _defined(node)} for path, tree in trees.items()}
    for path in texts:  # packages are modules, too
        parts = _module_of(path).split(".")
        for length in range(1, len(parts)):
            known.setdefault(".".join(parts[:length]), set())
    hubs = Hubs(renames)
    for path, tree in trees.items():
        hubs.read(_module_of(path), tree)
    complaints: list[str] = []
    changed = 0
    for path, text in texts.items():
        source = Source(path, text, renames, known, hubs)
        new = rename_words(rename_phrases(source.renamed(), renames.phrases_at(path)), renames.words_at(path))
        old_path = next((old for old, now in renames.files.items() if now == path), path)
        new = rewrite_docstrings(new, renames.docstrings.get(old_path, {}), renames.functions.get(old_path, {}))
        complaints += source.complaints
        if new != text:
            (ROOT / path).write_text(new, encoding="utf-8")
            changed += 1
    for path in tracked(*(f"*{ending}" for ending in PROSE)):
        if any(fnmatch(path, pattern) for pattern in (*UNTOUCHED, "tools/rename.py")):
            continue
        text = (ROOT / path).read_text(encoding="utf-8")
        new = mend_prose(mend_scenes(text, renames) if path == SCENES else text, renames)
        if path.startswith("frontend/") and not path.startswith("frontend/src/generated/"):
            new = rename_types(new, renames)
        if new != text:
            (ROOT / path).write_text(new, encoding="utf-8")
            changed += 1
    moved = move_files(renames)
    print(f"{moved} files moved, {changed} changes", *complaints, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
