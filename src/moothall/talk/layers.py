"""Layers: the house rules of a group, written beside a book and not in it.

    LAYER = Layer("lucky-heroes", over=("nde2",), title="Lucky heroes")
    LAYER.rule("on-top", "Luck on top", "An exceptional success gives a Luck Point.")

    @LAYER.after("nde.roll", rule="on-top")
    async def a_point(play, verdict, who, **_): ...

A layer hangs something before or after a procedure, takes its place, or changes a reading that a book has marked;
nothing finer. A table names its layers when it opens, and they are part of its options: odds, bots, replay and rewind
see them because they are in the state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterator, Mapping
from functools import partial, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from moothall.errors import Unclear
from moothall.records import record

P = ParamSpec("P")
S = TypeVar("S")
R = TypeVar("R")

Hook = Callable[..., Coroutine[Any, Any, Any]]
Run = Callable[..., Coroutine[Any, Any, Any]]

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""How layers, their rules and their options are called: the dot parts them, and texts are found by it."""


@record
class LayerChosen:
    """A layer that a table plays with, as its options and its ledger have it."""

    id: str
    version: int = 1
    options: tuple[tuple[str, str], ...] = ()


class Titled(NamedTuple):
    """A title and what it means, in one language."""

    title: str
    gist: str = ""


class LayerRule(NamedTuple):
    """A rule of a layer."""

    id: str
    said: Mapping[str, Titled]
    """By language; English is always among them."""


class LayerOption(NamedTuple):
    """An option of a layer: its values, the usual one first, and the rule that it changes."""

    name: str
    values: tuple[str, ...]
    rule: str
    said: Mapping[str, Titled]


class Hooked(NamedTuple):
    """What a layer does about one procedure, by which of its rules."""

    procedure: str
    how: str
    rule: str
    hook: Hook


class Layer:
    """House rules that a table may play with. Ids are lower-case words with dashes; the first part is the layer's."""

    def __init__(
        self, id: str, *, over: str | tuple[str, ...], title: str, gist: str = "", version: int = 1, **said: Titled
    ) -> None:
        self.id = _checked(id)
        self.over = (over,) if isinstance(over, str) else over
        self.version = version
        self.said: dict[str, Titled] = {"en": Titled(title, gist), **said}
        self.rules: dict[str, LayerRule] = {}
        self.options: dict[str, LayerOption] = {}
        self.hooks: list[Hooked] = []
        self.readings: dict[str, Callable[..., Any]] = {}

    # ---- What it declares -------------------------------------------------------------------------------------------

    def rule(self, id: str, title: str, gist: str, **said: Titled) -> str:
        """Declare a rule with its words; other languages are named as arguments. Its whole id, for a line to cite."""
        whole = self._whole(id)
        self.rules[whole] = LayerRule(whole, {"en": Titled(title, gist), **said})
        return whole

    def option(
        self, id: str, values: tuple[str, ...], *, rule: str, title: str, gist: str = "", **said: Titled
    ) -> None:
        """Declare an option: its values, the usual one first, and the rule that it changes."""
        made = LayerOption(self._whole(id), values, self._known(rule), {"en": Titled(title, gist), **said})
        self.options[made.name] = made

    def before(self, procedure: str, *, rule: str) -> Callable[[Hook], Hook]:
        """Hang a coroutine before a procedure: it takes `play` and the procedure's arguments by name."""
        return self._hang(procedure, "before", rule)

    def after(self, procedure: str, *, rule: str) -> Callable[[Hook], Hook]:
        """Hang a coroutine after a procedure: it takes `play`, the result and the arguments, and returns the result."""
        return self._hang(procedure, "after", rule)

    def replaces(self, procedure: str, *, rule: str) -> Callable[[Hook], Hook]:
        """Put a coroutine in a procedure's place: it takes `play`, the original to call or not, and the arguments."""
        return self._hang(procedure, "replaces", rule)

    def reading(self, id: str) -> Callable[[Callable[..., R]], Callable[..., R]]:
        """Put a pure function in the place of a marked reading: it takes the original and the reading's arguments."""

        def hang(read: Callable[..., R]) -> Callable[..., R]:
            self.readings[id] = read
            return read

        return hang

    def _hang(self, procedure: str, how: str, rule: str) -> Callable[[Hook], Hook]:
        cite = self._known(rule)

        def hang(hook: Hook) -> Hook:
            self.hooks.append(Hooked(procedure, how, cite, hook))
            return hook

        return hang

    def _whole(self, id: str) -> str:
        return f"{self.id}.{_checked(id.removeprefix(f'{self.id}.'))}"

    def _known(self, rule: str) -> str:
        whole = self._whole(rule)
        if whole not in self.rules:
            raise ValueError(f"the layer {self.id} has no rule {whole}")
        return whole

    # ---- What a table says of it ------------------------------------------------------------------------------------

    def value(self, state: Any, option: str) -> str:
        """The value of an option at a table: as it was chosen, or the usual one."""
        whole = self._whole(option)
        chosen = next((one for one in layers_of(state) if one.id == self.id), LayerChosen(self.id))
        return dict(chosen.options).get(whole, self.options[whole].values[0])

    def chosen(self, settings: Mapping[str, str]) -> LayerChosen:
        """This layer with the options that were set; raises `Unclear` at a value that is none."""
        for name, value in settings.items():
            if value not in self.options[name].values:
                values = ", ".join(self.options[name].values)
                raise Unclear("error-option-value", name=name, value=value, values=values)
        return LayerChosen(self.id, self.version, tuple(sorted(settings.items())))

    def hooks_of(self, procedure: str, how: str) -> Iterator[Hook]:
        return (one.hook for one in self.hooks if one.procedure == procedure and one.how == how)

    def around(self, procedure: str, run: Run) -> Run:
        """A procedure with what this layer does about it; its arguments come by name."""

        async def played(play: Any, **named: Any) -> Any:
            for hook in self.hooks_of(procedure, "before"):
                await hook(play, **named)
            now = run
            for hook in self.hooks_of(procedure, "replaces"):
                now = _in_place(hook, now)
            result = await now(play, **named)
            for hook in self.hooks_of(procedure, "after"):
                result = await hook(play, result, **named)
            return result

        return played if any(one.procedure == procedure for one in self.hooks) else run

    def __repr__(self) -> str:
        return f"<layer {self.id}>"


def _checked(id: str) -> str:
    if not ID.fullmatch(id):
        raise ValueError(f"{id!r} is not lower-case words with dashes")
    return id


def _in_place(hook: Hook, original: Run) -> Run:
    def played(play: Any, **named: Any) -> Coroutine[Any, Any, Any]:
        return hook(play, original, **named)

    return played


# ---- Finding layers -------------------------------------------------------------------------------------------------

LAYERS: dict[str, Layer] = {}
"""The layers that have been opened, by id; a test may put one here."""

FINDERS: list[Callable[[str], Layer | None]] = []
"""Who opens a layer that is not here yet: the list of books, which knows the installed packages."""


def found(id: str) -> Layer | None:
    """A layer by its id, or nothing if none such is installed."""
    if id not in LAYERS:
        for find in FINDERS:
            if (opened := find(id)) is not None:
                LAYERS[id] = opened
    return LAYERS.get(id)


def layers_of(place: Any) -> tuple[LayerChosen, ...]:
    """The layers of a table or of a record of options; of what has none, none."""
    try:  # the usual way first: every rule that begins asks this
        chosen: tuple[LayerChosen, ...] = place.options.layers
    except AttributeError:
        chosen = getattr(place, "layers", ())
    return chosen


def missing(chosen: tuple[LayerChosen, ...]) -> Unclear | None:
    """The sentence about layers of a table that are not installed any more."""
    gone = [one.id for one in chosen if found(one.id) is None]
    return Unclear("error-layer-missing", names=", ".join(gone), count=len(gone)) if gone else None


def rules_of(chosen: tuple[LayerChosen, ...]) -> tuple[str, ...]:
    """Every rule of these layers, for the line with which a table opens."""
    return tuple(rule for one in chosen if (layer := found(one.id)) is not None for rule in layer.rules)


# ---- Playing through them -------------------------------------------------------------------------------------------


async def through(chosen: tuple[LayerChosen, ...], procedure: str, run: Run, play: Any, named: dict[str, Any]) -> Any:
    """Play a procedure with a table's layers, the first chosen innermost; without one of them it is not begun."""
    if (gone := missing(chosen)) is not None:
        raise gone
    for one in chosen:
        layer = found(one.id)
        assert layer is not None
        run = layer.around(procedure, run)
    return await run(play, **named)


READINGS: dict[str, Callable[..., Any]] = {}
"""The marked readings of the books, by id."""


def reading(id: str) -> Callable[[Callable[Concatenate[S, P], R]], Callable[Concatenate[S, P], R]]:
    """Mark a pure function that a layer may change. Its first argument is the table or its options."""

    def mark(of: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
        @wraps(of)
        def read(place: S, /, *args: P.args, **named: P.kwargs) -> R:
            now: Callable[..., R] = of
            for one in layers_of(place):  # one that is gone changes nothing: a table stays readable
                layer = found(one.id)
                if layer is not None and id in layer.readings:
                    now = partial(layer.readings[id], now)
            return now(place, *args, **named)

        READINGS[id] = read
        return read

    return mark
