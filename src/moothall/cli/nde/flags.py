"""The flags that describe one roll of either edition, for `odds` and `roll` alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from moothall import books
from moothall.cli import files
from moothall.cli.settings import Options, changed_options, read_settings, with_options
from moothall.cli.sheets import ruleset_of
from moothall.errors import AgainstTheRules, Unclear

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances

F = TypeVar("F", bound=Callable[..., Any])

MOST_DIGITS = 6

# What the book calls by these names. The command line knows no book but through the list of them.
Query = Any
Situation = Any


def part(name: str) -> Any:
    """A module of the book."""
    return books.part("nde2", name)


_SHARED = (
    click.option("--die", metavar="DIE"),
    click.option("--against", metavar="NUMBER"),
    click.option("--dice-mode", metavar="MODE"),
    click.option("--talent", is_flag=True),
    click.option("--help-from-ally", is_flag=True),
    with_options,
)
_OWN = {
    "nde2": (
        click.option("--modifier", metavar="NUMBER"),
        click.option("--advantage", is_flag=True),
        click.option("--disadvantage", is_flag=True),
        click.option("--luck", metavar="USE"),
    ),
    "nde1": (
        click.option("--level", metavar="LEVEL"),
        click.option("--shift", metavar="NUMBER"),
        click.option("--foe", metavar="TIER"),
    ),
}


def roll_flags(book: str) -> Callable[[F], F]:
    """Give a command the flags of a roll of an edition."""

    def flagged(function: F) -> F:
        for flag in reversed((*_SHARED[:3], *_OWN[book], *_SHARED[3:])):
            function = flag(function)
        return function

    return flagged


class RollFlags(NamedTuple):
    """The flags of a roll, read and checked."""

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
        """Return the dice that are rolled in the end, for programs."""
        match self.options.dice_mode:
            case "2d6":
                against = {"against": self.situation.against} if self.options.difficulty_2d6 == "tiered" else {}
                return {"dice_mode": "2d6", "modifier": query.pool.modifier} | against
            case "d6":
                level = part("words").LEVELS_OF_SKILL[self.situation.base]
                return {"dice_mode": "d6", "level": level, "die": "d6", "against": query.aim.number}
        against = {} if query.aim.beyond else {"against": query.aim.number}
        return {"dice_mode": "ladder", "die": f"d{query.pool.sides}"} | against

    def heading(self, query: Query) -> dict[str, Any]:
        """Return the dice that are rolled in the end, for the texts."""
        two = self.options.dice_mode == "2d6"
        against = 0 if two and self.options.difficulty_2d6 == "flat" else query.aim.number
        return {
            "mode": "two" if two else "ladder",
            "sides": query.pool.sides,
            "modifier_said": f"{query.pool.modifier:+d}".replace("-", "−"),
            "against": against,
        }

    def changed_options(self) -> dict[str, str]:
        """The options that are not the book's."""
        return changed_options(self.options, self.options.edition)


def _result(verdict: Any, _: Any) -> str:
    result: str = verdict.result
    return result


def read_flags(given: dict[str, Any], book: str = "nde2") -> RollFlags:
    """Flags from the command line, or one clear complaint."""
    options = roll_settings(given["settings"], given["dice_mode"], book)
    base, against = {"2d6": _two_six, "d6": _one_six}.get(options.dice_mode, _ladder)(given, options)
    helped = {name: given[name] for name in ("advantage", "disadvantage", "talent") if name in given}
    luck = _luck(given["luck"], options) if "luck" in given else None
    shift = whole_number(given["shift"], "--shift") if given.get("shift") is not None else 0
    make = part("query").Situation
    return RollFlags(make(base, against, help=given["help_from_ally"], luck=luck, shift=shift, **helped), options)


def roll_settings(settings: tuple[str, ...], dice_mode: str | None, book: str) -> Options:
    """The table's options as they were named; the dice have a flag of their own."""
    return read_settings(settings, book, **({"dice_mode": dice_mode} if dice_mode else {}))


def our_book(file: str) -> str:
    """The edition a character's file was made by."""
    book = ruleset_of(files.read_json(file))
    check_ours(book, file)
    return book


def check_ours(book: str, file: str) -> None:
    """Only this book's characters grow and are converted in their files."""
    if books.package(book) != books.package("nde2"):
        raise Unclear("error-only-at-the-table", file=file, ruleset=book)


def _foe_number(given: dict[str, Any], options: Options) -> int | None:
    """The number of a foe of this tier, if one was named."""
    tier = given.get("foe")
    if tier is None:
        return None
    foes = part("foes")
    known = [option.id for option in foes.tiers(options)]
    if tier not in known:
        raise Unclear("error-bad-choice", name="--foe", value=tier, choices=", ".join(known))
    if given["against"] is not None:
        raise Unclear("error-not-both", name="--foe", other="--against")
    number: int = foes.defense_of(tier, options).value
    return number


def _one_six(given: dict[str, Any], options: Options) -> tuple[int, int]:
    """A level on one d6, and the number that shifts it: the usual one, a foe's, or another."""
    if given["die"] is not None:
        raise AgainstTheRules("error-die-in-d6", cite="nde1.setup.dice-mode", die=given["die"])
    levels = {name: number for number, name in part("words").LEVELS_OF_SKILL.items()}
    if given["level"] is None:
        raise Unclear("error-missing-flag", name="--level")
    if given["level"] not in levels:
        raise Unclear("error-bad-choice", name="--level", value=given["level"], choices=", ".join(levels))
    usual: int = _foe_number(given, options) or options.book.usual
    against = usual if given["against"] is None else whole_number(given["against"], "--against")
    return levels[given["level"]], against


def _ladder(given: dict[str, Any], options: Options) -> tuple[int, int]:
    for flag, mode in (("modifier", "2d6"), ("level", "d6")):
        if given.get(flag) is not None:
            raise Unclear("error-goes-with", name=f"--{flag}", other=f"--dice-mode {mode}")
    number = _foe_number(given, options)
    for flag in ("die", *(() if number else ("against",))):
        if given[flag] is None:
            raise Unclear("error-missing-flag", name=f"--{flag}")
    die = part("query").read_die(given["die"], options)
    return die, number or whole_number(given["against"], "--against")


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
    if not re.fullmatch(r"[+-]?\d+", text.strip()):
        raise Unclear("error-needs-number", name=flag, value=text)
    if len(text.strip()) > MOST_DIGITS:
        most = 10**MOST_DIGITS - 1
        raise Unclear("error-number-between", name=flag, least=-most, most=most, value=text)
    return int(text)
