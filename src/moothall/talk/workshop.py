"""The description of a book's workshop: the steps of making a character, the fields of each, and what is legal there.

Pages know the kinds of fields and no book. A book describes its steps anew for each draft: what it does not offer
cannot be chosen, and whatever a draft holds besides is judged with its rule. A draft may have come from a file, so
nothing in it is trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol

Sheet = dict[str, Any]
"""A character as a document, as it stands in a file."""

Answers = Mapping[str, Any]
"""What was chosen for growing, by the place of its field."""

Say = Callable[..., str]
"""Says a text of the book by its key."""

Words = Callable[[str, str], str]
"""Says a key in a language; with `.hint` behind it what is added to that, with a dot before it a value of a sheet.

It says nothing where these are not its words."""


def no_words(key: str, lang: str) -> str:
    """The words of a workshop that has none but the book's."""
    return ""


def nothing_told(table: Any) -> tuple[Advice, ...]:
    """Return no facts: the table has settled nothing that shapes a character."""
    return ()


Kind = Literal[
    "name",  # what the character is called
    "line",  # a sentence of people's own, or the words of one of `options`
    "lines",  # several of them, from `least` to `most`
    "told",  # one for each of `names`
    "pick",  # one of `options`
    "several",  # from `least` to `most` of `options`
    "deal",  # each of `options` goes to one of `names`: a value for every name
    "rate",  # a number from `least` to `most` for each of `names`, `total` in all
    "flag",  # holds or does not
    "given",  # settled by the book: a number, a word, or a value for each of `names`
]


class DraftChoice(NamedTuple):
    """A word of the rules: what a sheet writes, its text (which may have a part `hint`), its rule, and its die."""

    id: str
    key: str
    cite: str = ""
    sides: int = 0
    """Of the die it is, if it is one."""
    price: int = 0
    """What it costs, if it has a price; its text may say so."""
    turns: tuple[DraftChoice, ...] = ()
    """What it is worth now and what it would be worth, for whoever picks it."""
    writes: Any = None
    """What a sheet writes instead of the id: a record in a list, where several are picked. Two choices may write the
    same; then both are picked if it is there twice. Of a line, what stands beside its words in the same record."""
    of: str = ""
    """A word that its text is to name, such as the skill it is for: the key of another text."""
    most: int = 0
    """The most that this one may be rated, if it is less than for the others."""
    group: str = ""
    """What sort of thing it is: the key of a heading under which those of a sort stand together."""
    more: tuple[DraftChoice, ...] = ()
    """What else is said of it, behind its own text."""
    spare: str = ""
    """The rule by which a short sheet does without it, as it stands; nothing if it does not."""
    facts: tuple[DraftChoice, ...] = ()
    """Its numbers, which stand beside it where it is chosen and are no part of its name."""


class Field(NamedTuple):
    """One thing to fill in. Its text is what it is called, and may have a part `hint`."""

    at: str
    """Where in the sheet: names joined by dots, numbers into a list from 0. A star stands for each of `names`."""
    kind: Kind
    key: str
    cite: str = ""
    names: tuple[DraftChoice, ...] = ()
    options: tuple[DraftChoice, ...] = ()
    """What may be picked, or the values that may be dealt or are given. Of a line, what others often write there."""
    least: int = 0
    most: int = 0
    total: int = 0
    glyph: str = ""
    """The drawing that stands for one point of a number."""
    part: str = ""
    """Of a list of records: the part in which the words of `lines` or `told` stand. The rest of each stays."""
    by: str = ""
    """Of the same, for `told`: the part that says for which of `names` a record is."""
    of: str = ""
    """A word that its text is to name: the key of another text."""
    value: Any = None
    """What is given and stands nowhere in the sheet, because the book works it out."""
    marked: int = 0
    """Of a number that is given and drawn: how many points of it are marked. `most` are drawn, those beyond it as out
    of reach."""
    spare: str = ""
    """The rule by which a short sheet does without it; nothing if it does not."""


class Advice(NamedTuple):
    """Advice at a step that keeps no character from play: the key of its text, and the rule."""

    key: str
    cite: str
    quotes: str = ""
    """Words of people's own that its text quotes."""


class Step(NamedTuple):
    """Some fields that belong together. Its text is a heading, and may have a part `hint`."""

    id: str
    key: str
    cite: str
    fields: tuple[Field, ...]
    advice: tuple[Advice, ...] = ()
    fills: tuple[str, ...] = ()
    """Parts of a sheet that belong here even where no field shows them: what is wrong there is wrong in this step."""


class Problem(NamedTuple):
    """A problem of a sheet: its place, the key of its text, the rule, and the value that stands there."""

    field: str
    key: str
    cite: str
    said: str = ""
    warning: bool = False
    """It only deserves a mention."""
    unfinished: bool = False
    """Not wrong, but not done yet."""


Status = Literal["draft", "illegal", "ready"]
"""Not done yet, against the rules, or fit to come to a table."""


class Draws(Protocol):
    """A stream of numbers."""

    def below(self, bound: int) -> int: ...


class Workshop(NamedTuple):
    """How characters of a book are made, judged and grown. `options` are always those of the table it is for."""

    begun: Callable[[Any], Sheet]
    """An empty draft."""
    steps: Callable[[Sheet, Any], tuple[Step, ...]]
    """What is to be filled in, as the draft stands."""
    follows: Callable[[Sheet, Sheet, str, Any], Sheet]
    """The draft before and after a field was changed: what the book says follows from it."""
    judged: Callable[[Any, Any], list[Problem]]
    """Everything that is wrong with a sheet; anything at all may be given."""
    drawn: Callable[[Say, Draws, Any], Sheet]
    """A legal character at random."""
    ideas: Callable[[Say], Mapping[str, tuple[str, ...]]]
    """Words to begin with, by the place of their field."""
    growth: Callable[[Sheet, Answers, Any], Step | None]
    """What a legal character can grow in, as far as it is chosen; nothing if it is fully grown."""
    grown: Callable[[Sheet, Answers, Any], Sheet]
    """The character after growing; raises `AgainstTheRules` if that is not legal."""
    sheet_of: Callable[[Any, str], Sheet]
    """The sheet of somebody at a table, from its state."""
    heeds: tuple[str, ...] = ()
    """The options of a table that shape a sheet."""
    words: Words = no_words
    """What its keys say that are not in the book's texts, because a pack brings them along."""
    rules: Mapping[Status, str] = MappingProxyType({})
    """The rules by which somebody is a draft, illegal or ready, where the book has such."""
    told: Callable[[Any], tuple[Advice, ...]] = nothing_told
    """What a table has settled that whoever makes a character for it should know, from its state."""
    new_sheet: Callable[[str, str, Any], Sheet] | None = None
    """A new character of a name and a role, as the book suggests one."""


# ---- how far a draft has come ----------------------------------------------------------------------------------------

Mark = Literal["done", "open", "wrong", "blank"]
"""How a step stands: done, still open, wrong, or left blank where that is allowed."""


class Progress(NamedTuple):
    """How far a draft has come: how it stands and by which rule, how each step does, and what is in the way."""

    status: Status
    cite: str
    steps: tuple[tuple[Step, Mark], ...]
    problems: tuple[Problem, ...]
    """All of them; what is wrong with a field that nobody has filled in is unfinished."""


def progress(shop: Workshop, sheet: Any, options: Any) -> Progress:
    """How far a draft has come under the options of its table."""
    steps = shop.steps(sheet, options)
    problems = tuple([_as_it_stands(problem, steps, sheet) for problem in shop.judged(sheet, options)])
    in_the_way = [problem for problem in problems if not problem.warning]
    status: Status = "ready"
    if in_the_way:
        status = "draft" if all(problem.unfinished for problem in in_the_way) else "illegal"
    marks = tuple([(step, _mark(step, in_the_way, sheet)) for step in steps])
    return Progress(status, shop.rules.get(status, ""), marks, problems)


def _as_it_stands(problem: Problem, steps: tuple[Step, ...], sheet: Any) -> Problem:
    about = [field for step in steps for field in step.fields if _is_about(problem, field)]
    empty = bool(about) and all(_is_empty(read(field, sheet)) for field in about)
    return problem._replace(unfinished=problem.unfinished or empty)


def _mark(step: Step, in_the_way: list[Problem], sheet: Any) -> Mark:
    here = [problem for problem in in_the_way if _belongs(problem, step)]
    if here:
        return "open" if all(problem.unfinished for problem in here) else "wrong"
    asked = [field for field in step.fields if field.kind != "given" and field.value is None]
    return "blank" if asked and all(_is_empty(read(field, sheet)) for field in asked) else "done"


def _belongs(problem: Problem, step: Step) -> bool:
    return problem.field.partition(".")[0] in step.fills or any(_is_about(problem, field) for field in step.fields)


def _is_about(problem: Problem, field: Field) -> bool:
    """Whether what is wrong is wrong in this field, in a part of it, or in all of what it is a part of."""
    parts = zip(problem.field.split("."), field.at.split("."), strict=False)
    return all(told == asked or asked == EACH for told, asked in parts)


def _is_empty(value: Any) -> bool:
    """Whether nobody has filled in a field yet."""
    return not value.strip() if isinstance(value, str) else value is None or value in ([], {})


# ---- what a field shows, and what a draft holds ----------------------------------------------------------------------


def read(field: Field, sheet: Any) -> Any:
    """Return what a field shows of a draft: its value, or the words and ids that stand for the records it holds."""
    if field.value is not None:
        return field.value
    value = held(sheet, field.at)
    if not isinstance(value, list):
        return value
    if field.by:
        return {name: one.get(field.part) for name, one in _by_name(field, value).items()}
    if field.part:
        return [one.get(field.part) for one in value if isinstance(one, dict)]
    if field.kind == "several" and any(choice.writes is not None for choice in field.options):
        return [choice.id for choice, _ in _picked(field, value)]
    return value


def written(field: Field, sheet: Any, value: Any) -> Any:
    """Return the value a draft holds in the place of a field that was filled in."""
    before = held(sheet, field.at)
    records = [one for one in before if isinstance(one, dict)] if isinstance(before, list) else []
    if field.by:
        said = value if isinstance(value, dict) else {}
        mine = _by_name(field, records)
        named = [name.id for name in field.names if _is_words(said.get(name.id))]
        return [mine.get(name, {}) | {field.by: name, field.part: said[name]} for name in named]
    if field.part:
        lines = [line for line in value if _is_words(line)] if isinstance(value, list) else []
        old = [*records, *({} for _ in lines)]
        return [old[at] | {field.part: line} for at, line in enumerate(lines)]
    if field.kind == "several" and any(choice.writes is not None for choice in field.options):
        known = [item for _, item in _picked(field, records)]
        others = [item for item in records if not any(item is one for one in known)]
        picked = value if isinstance(value, list) else []
        return [*(choice.writes for choice in field.options if choice.id in picked), *others]
    return value


def _by_name(field: Field, items: list[Any]) -> dict[str, dict[str, Any]]:
    """The records of a list by whom they are for; what is for nobody who could have a name is left out."""
    records = [one for one in items if isinstance(one, dict)]
    return {name: one for one in records if isinstance(name := one.get(field.by), str)}


def suggested(field: Field, sheet: Sheet, choice: DraftChoice, words: str) -> Sheet:
    """The draft with words that others often write in a line, and beside them all that goes with those."""
    record, _, line = field.at.rpartition(".")
    return placed(sheet, record, {line: words} | choice.writes) if choice.writes else placed(sheet, field.at, words)


def _picked(field: Field, items: list[Any]) -> list[tuple[DraftChoice, Any]]:
    """The choices that a list of records stands for, each once."""
    found: list[tuple[DraftChoice, Any]] = []
    for item in items:
        taken = [choice for choice, _ in found]
        choice = next((one for one in field.options if one.writes == item and one not in taken), None)
        if choice is not None:
            found.append((choice, item))
    return found


def _is_words(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


EACH = "*"


def held(sheet: Any, at: str) -> Any:
    """Return the value at a place of a draft, or None. Behind a star: the values there, by name."""
    name, _, rest = at.partition(".")
    if name == EACH and isinstance(sheet, dict):
        return {one: held(inner, rest) for one, inner in sheet.items()}
    if isinstance(sheet, list):
        inner = sheet[int(name)] if name.isdecimal() and int(name) < len(sheet) else None
    else:
        inner = sheet.get(name) if isinstance(sheet, dict) else None
    return held(inner, rest) if rest else inner


def placed(sheet: Sheet, at: str, value: Any) -> Sheet:
    """Return the draft with a value in a place, and all else as it was."""
    after: Sheet = _placed(sheet, at, value)
    return after


def _placed(inside: Any, at: str, value: Any) -> Any:
    name, _, rest = at.partition(".")
    if name == EACH:
        mine = inside if isinstance(inside, dict) else {}
        parts = value if isinstance(value, dict) else {}
        return mine | {one: _placed(mine.get(one), rest, part) for one, part in parts.items()}
    if name.isdecimal():
        listed = [*inside] if isinstance(inside, list) else []
        listed += [{} for _ in range(int(name) + 1 - len(listed))]
        listed[int(name)] = _placed(listed[int(name)], rest, value) if rest else value
        return listed
    known = inside if isinstance(inside, dict) else {}
    return known | {name: _placed(known.get(name), rest, value) if rest else value}
