"""`character new`, `grow` and `convert` for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, Final, NamedTuple, cast

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.conversion import convert_sheet
from moothall.rulesets.nde.growth import check_growth, grown, scale_of
from moothall.rulesets.nde.options import Options, defaults, read_options
from moothall.rulesets.nde.questions import Growth
from moothall.rulesets.nde.sheet import check_sheet, grown_sheet, inventions, new_sheet, random_sheet, to_hero
from moothall.rulesets.nde.words import ATTRIBUTES, Attribute
from moothall.talk.book_commands import BookCommand, CommandDesk, Printout, check_legal, check_new
from moothall.talk.flags import Flag, Operand, one_of
from moothall.talk.printed import Paragraph, Texts
from moothall.talk.workshop import Sheet

EDITIONS: Final = ("nde2", "nde1")


class NewFlags(NamedTuple):
    """A new character."""

    role: Annotated[str | None, Flag(metavar="ROLE")] = None
    name: Annotated[str | None, Flag(metavar="NAME")] = None
    concept: Annotated[str, Flag(metavar="SENTENCE")] = ""
    talents: Annotated[tuple[str, ...], Flag("--talent")] = ()
    at_random: Annotated[bool, Flag("--random")] = False
    seed: Annotated[str | None, Flag(metavar="SEED")] = None


def _new(flags: NewFlags, desk: CommandDesk) -> Printout:
    """A legal character, by chance or by role and name."""
    check_new(flags.at_random, flags.seed, role=flags.role, name=flags.name)
    name = flags.name or ""
    if flags.at_random:
        sheet = random_sheet(inventions(desk.said.say), desk.draws(flags.seed), desk.options, name)
    else:
        sheet = new_sheet(name, flags.role or "", desk.options)
    told = {"role": flags.role, "concept": flags.concept, "talents": list(flags.talents)}
    sheet |= {field: value for field, value in told.items() if value}
    check_legal(check_sheet(sheet, desk.options))
    return Printout(sheet)


NEW = BookCommand(flags=NewFlags, run=_new)

# ---- Growth ----------------------------------------------------------------------------------------------------------


class GrowFlags(NamedTuple):
    """One pick of growth for the character of a file."""

    sheet: Annotated[Sheet, Operand(names="sheet")]
    attribute: Annotated[str | None, Flag(metavar="ATTRIBUTE")] = None
    heart: bool = False
    power: bool = False
    trait: Annotated[str | None, Flag(metavar="SENTENCE")] = None


def _grow(flags: GrowFlags, desk: CommandDesk) -> Printout:
    """The character after one pick, kept in its file."""
    options: Options = desk.options
    picked = _picked(flags, options)
    hero = replace(to_hero(flags.sheet, "hero"), growth=1)
    check_growth(hero, options, picked)
    after = grown_sheet(flags.sheet, grown(hero, options, picked), picked.pick)
    return Printout(after, _grew(desk.said, after, picked, scale_of(options)), saved=after)


def _picked(flags: GrowFlags, options: Options) -> Growth:
    """Exactly one pick."""
    picks = []
    if flags.attribute is not None:
        picks.append(Growth("attribute", attribute=cast(Attribute, one_of("--attribute", flags.attribute, ATTRIBUTES))))
    picks += [Growth("heart")] * flags.heart + [Growth("power")] * flags.power
    picks += [Growth("trait", trait=flags.trait)] if flags.trait is not None else []
    if len(picks) != 1:
        raise AgainstTheRules("error-one-growth", cite=options.book.rule("nde2.grow.one"), count=len(picks))
    return picks[0]


def _grew(said: Texts, sheet: dict[str, Any], picked: Growth, scale: str) -> Iterator[Paragraph]:
    attribute = said.say(f"term-{picked.attribute}") if picked.attribute else ""
    now = {"attribute": sheet["attributes"].get(picked.attribute), "heart": sheet["hearts"], "power": sheet["power"]}
    values = {"name": sheet["name"], "pick": picked.pick, "attribute": attribute, "now": now.get(picked.pick, 0)}
    yield Paragraph(said.say("character-grown", scale=scale, **values))


GROW = BookCommand(flags=GrowFlags, run=_grow)

# ---- Other dice ------------------------------------------------------------------------------------------------------


class ConvertFlags(NamedTuple):
    """The character of a file, and the table it is for."""

    sheet: Annotated[Sheet, Operand(names="sheet")]
    dice_mode: Annotated[str, Flag(metavar="MODE")]
    ruleset: Annotated[str | None, Flag(metavar="RULESET", names="ruleset")] = None


def _convert(flags: ConvertFlags, desk: CommandDesk) -> Printout:
    """The character for a table that rolls other dice."""
    before: Options = desk.options
    edition = flags.ruleset or before.edition
    if edition not in EDITIONS:
        raise Unclear("error-only-at-the-table", file=desk.file, ruleset=edition)
    after = read_options({"dice_mode": flags.dice_mode}, defaults(edition))
    if edition == before.edition:
        after = replace(before, dice_mode=after.dice_mode)
    return Printout(convert_sheet(flags.sheet, before, after))


CONVERT = BookCommand(flags=ConvertFlags, run=_convert)
