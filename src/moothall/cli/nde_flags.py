"""The flags that describe one throw of the newer edition, for `odds` and `roll` alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from moothall import books
from moothall.errors import AgainstTheRules, Unclear

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances

F = TypeVar("F", bound=Callable[..., Any])

# What the book calls by these names. The command line knows no book but through the list of them.
Options = Any
Query = Any
Situation = Any


def part(name: str) -> Any:
    """A module of the book."""
    return books.part("nde2", name)


_FLAGS = (
    click.option("--die", metavar="DIE"),
    click.option("--against", metavar="NUMBER"),
    click.option("--dice-mode", metavar="MODE"),
    click.option("--modifier", metavar="NUMBER"),
    click.option("--advantage", is_flag=True),
    click.option("--disadvantage", is_flag=True),
    click.option("--talent", is_flag=True),
    click.option("--help-from-ally", is_flag=True),
    click.option("--luck", metavar="USE"),
    click.option("--option", "settings", multiple=True, metavar="NAME=VALUE"),
)


def throw_flags(function: F) -> F:
    """Give a command all that describes a throw."""
    for flag in reversed(_FLAGS):
        function = flag(function)
    return function


class Flags(NamedTuple):
    """A throw as it was asked for, understood."""

    situation: Situation
    options: Options

    def query(self) -> Query:
        return part("query").ask(self.situation, self.options)

    def chances(self) -> Chances[str]:
        from moothall.handlers.odds import odds
        from moothall.handlers.policy import Policy

        query = self.query()
        return odds(query.opening, query.table, part("events").fold, Policy(query.policy, query.answers), _result)

    def described(self, query: Query) -> dict[str, Any]:
        """What was thrown in the end, for programs."""
        if self.options.dice_mode == "2d6":
            against = {"against": self.situation.against} if self.options.difficulty_2d6 == "tiered" else {}
            return {"dice_mode": "2d6", "modifier": query.pool.modifier} | against
        return {"dice_mode": "ladder", "die": f"d{query.pool.sides}", "against": self.situation.against}

    def heading(self, query: Query) -> dict[str, Any]:
        """What was thrown in the end, for the texts."""
        ladder = self.options.dice_mode == "ladder"
        against = self.situation.against if ladder or self.options.difficulty_2d6 == "tiered" else 0
        return {
            "mode": "ladder" if ladder else "two",
            "sides": query.pool.sides,
            "modifier_said": f"{query.pool.modifier:+d}".replace("-", "−"),
            "against": against,
        }

    def changed_options(self) -> dict[str, str]:
        """The options that are not the book's."""
        usual = part("options").DEFAULTS
        names = [field.name for field in fields(usual)]
        now = {name: str(getattr(self.options, name)) for name in names}
        return {name: value for name, value in now.items() if value != str(getattr(usual, name))}


def _result(verdict: Any, _: Any) -> str:
    result: str = verdict.result
    return result


def read_flags(given: dict[str, Any]) -> Flags:
    """Flags from the command line, or one clear complaint."""
    options = read_settings(given["settings"], given["dice_mode"])
    base, against = (_two_six if options.dice_mode == "2d6" else _ladder)(given, options)
    luck = _luck(given["luck"], options)
    helped = {name: given[name] for name in ("advantage", "disadvantage", "talent")}
    situation = part("query").Situation(base, against, help=given["help_from_ally"], luck=luck, **helped)
    return Flags(situation, options)


def read_settings(settings: tuple[str, ...], dice_mode: str | None = None) -> Options:
    """The table's options as they were named."""
    named = dict(_setting(text) for text in settings)
    return part("options").read_options(named | ({"dice_mode": dice_mode} if dice_mode else {}))


def _ladder(given: dict[str, Any], options: Options) -> tuple[int, int]:
    if given["modifier"] is not None:
        raise Unclear("error-goes-with", name="--modifier", other="--dice-mode 2d6")
    for flag in ("die", "against"):
        if given[flag] is None:
            raise Unclear("error-missing-flag", name=f"--{flag}")
    return part("query").read_die(given["die"], options), whole_number(given["against"], "--against")


def _two_six(given: dict[str, Any], options: Options) -> tuple[int, int]:
    if given["die"] is not None:
        raise AgainstTheRules("error-die-in-2d6", cite="nde2.setup.dice-mode", die=given["die"])
    if given["modifier"] is None:
        raise Unclear("error-missing-flag", name="--modifier")
    modifier = whole_number(given["modifier"], "--modifier")
    part("query").check_modifier(modifier)
    return modifier, _against_2d6(given["against"], options)


def _against_2d6(against: str | None, options: Options) -> int:
    """Numbers are not used in 2d6 unless the table keeps them apart."""
    if options.difficulty_2d6 == "tiered":
        return whole_number(against, "--against") if against is not None else 4
    if against is not None:
        raise AgainstTheRules("error-against-in-2d6", cite="nde2.v2d6.no-targets")
    return 4


def _luck(use: str | None, options: Options) -> Any:
    known = part("query").LUCK[options.dice_mode]
    if use is not None and use not in known:
        raise Unclear("error-luck-use", use=use, uses=", ".join(known))
    return use


def whole_number(text: str, flag: str) -> int:
    """A number as people type it."""
    if not re.fullmatch(r"[+-]?\d{1,6}", text.strip()):
        raise Unclear("error-needs-number", name=flag, value=text)
    return int(text)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Unclear("error-setting", text=text)
    return name.strip(), value.strip()
