"""Where in a TOML file each key stands. The library that reads the values keeps no lines.

The text has been read by that library before, so it is known to be sound: this only walks along.
"""

from __future__ import annotations

Path = tuple[str | int, ...]

SPACE = " \t"
BLANK = " \t\r\n"
BARE_END = frozenset(" \t=.]")
SCALAR_END = frozenset(",]}\n#")


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key, table and item of a list, by its place in the document."""
    return _Walk(text).lines


def line_at(lines: dict[Path, int], path: Path) -> int:
    """The line of a place, or of the nearest thing around it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Walk:
    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1
        self._counts: dict[Path, int] = {}
        self.lines: dict[Path, int] = {(): 1}
        table: Path = ()
        while self._more():
            if self._peek("["):
                table = self._header()
            else:
                self._pair(table)

    # ---- Headers and pairs -------------------------------------------------------------------------------------------

    def _header(self) -> Path:
        """`[table]`, or `[[one.of.several]]`, of which the last is meant from now on."""
        several, line = self._peek("[["), self._line
        self._step(2 if several else 1)
        path: Path = ()
        names = self._key()
        for place, name in enumerate(names):
            path = (*path, name)
            if several and place == len(names) - 1:
                self.lines.setdefault(path, line)
                self._counts[path] = self._counts.get(path, 0) + 1
            if path in self._counts:
                path = (*path, self._counts[path] - 1)
            self.lines.setdefault(path, line)
        self._skip(SPACE)
        self._step(2 if several else 1)
        return path

    def _pair(self, table: Path) -> None:
        line, path = self._line, table
        for name in self._key():
            path = (*path, name)
            self.lines.setdefault(path, line)
        self._skip(SPACE)
        self._step(1)
        self._skip(SPACE)
        self._value(path)

    def _key(self) -> list[str]:
        names = []
        while True:
            self._skip(SPACE)
            names.append(self._name())
            self._skip(SPACE)
            if not self._peek("."):
                return names
            self._step(1)

    def _name(self) -> str:
        start = self._at
        if self._peek('"') or self._peek("'"):
            self._string()
            return self._text[start + 1 : self._at - 1]
        while self._text[self._at] not in BARE_END:
            self._step(1)
        return self._text[start : self._at]

    # ---- Values ------------------------------------------------------------------------------------------------------

    def _value(self, path: Path) -> None:
        self.lines.setdefault(path, self._line)
        if self._peek("["):
            self._several(path)
        elif self._peek("{"):
            self._table(path)
        elif self._peek('"') or self._peek("'"):
            self._string()
        else:
            while self._at < len(self._text) and self._text[self._at] not in SCALAR_END:
                self._step(1)

    def _several(self, path: Path) -> None:
        self._step(1)
        place = 0
        while self._more() and not self._peek("]"):
            self._value((*path, place))
            place += 1
            self._comma()
        self._step(1)

    def _table(self, path: Path) -> None:
        self._step(1)
        while self._more() and not self._peek("}"):
            self._pair(path)
            self._comma()
        self._step(1)

    def _comma(self) -> None:
        if self._more() and self._peek(","):
            self._step(1)

    def _string(self) -> None:
        """Any of the four kinds of string."""
        mark = self._text[self._at]
        end = mark * 3 if self._peek(mark * 3) else mark
        self._step(len(end))
        while not self._peek(end):
            self._step(2 if mark == '"' and self._peek("\\") else 1)
        self._step(len(end))
        while len(end) > 1 and self._peek(mark):  # two more quotes may stand before the last three
            self._step(1)

    # ---- Along the text ----------------------------------------------------------------------------------------------

    def _peek(self, what: str) -> bool:
        return self._text.startswith(what, self._at)

    def _step(self, count: int) -> None:
        self._line += self._text.count("\n", self._at, self._at + count)
        self._at += count

    def _skip(self, what: str) -> None:
        while self._at < len(self._text) and self._text[self._at] in what:
            self._step(1)

    def _more(self) -> bool:
        """Past blanks and comments; whether anything is left."""
        while True:
            self._skip(BLANK)
            if not self._peek("#"):
                return self._at < len(self._text)
            while self._at < len(self._text) and self._text[self._at] != "\n":
                self._step(1)
