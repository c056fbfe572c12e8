"""Flags that describe one roll of either edition, and the situation they mean."""

from __future__ import annotations

from typing import Annotated, NamedTuple, cast

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.query import LUCK, Luck, Situation, check_modifier, read_die
from moothall.rulesets.nde.words import LEVELS_OF_SKILL, Tier
from moothall.talk.flags import Flag, WholeNumber, one_of

NUMBER = WholeNumber()

Text = str | None
Number = Annotated[int | None, Flag(read=NUMBER)]
DiceMode = Annotated[Text, Flag(metavar="MODE", setting="dice_mode")]
Die = Annotated[Text, Flag(metavar="DIE")]


class NewerFlags(NamedTuple):
    """A roll of the newer edition."""

    die: Die = None
    against: Number = None
    dice_mode: DiceMode = None
    modifier: Number = None
    advantage: bool = False
    disadvantage: bool = False
    luck: Annotated[Text, Flag(metavar="USE")] = None
    talent: bool = False
    help_from_ally: bool = False


class OlderFlags(NamedTuple):
    """A roll of the older edition."""

    die: Die = None
    against: Number = None
    dice_mode: DiceMode = None
    level: Annotated[Text, Flag(metavar="LEVEL")] = None
    shift: Number = None
    foe: Annotated[Text, Flag(metavar="TIER")] = None
    talent: bool = False
    help_from_ally: bool = False


# ---- The newer edition -----------------------------------------------------------------------------------------------


def newer(flags: NewerFlags, options: Options) -> Situation:
    """The situation that flags of the newer edition mean."""
    base, against = (_two_six if options.dice_mode == "2d6" else _by_die)(flags, options)
    return Situation(
        base,
        against,
        advantage=flags.advantage,
        disadvantage=flags.disadvantage,
        talent=flags.talent,
        help=flags.help_from_ally,
        luck=_luck(flags.luck, options),
    )


def _by_die(flags: NewerFlags, options: Options) -> tuple[int, int]:
    if flags.modifier is not None:
        raise Unclear("error-goes-with", name="--modifier", other="--dice-mode 2d6")
    return _die_against(flags.die, flags.against, options)


def _two_six(flags: NewerFlags, options: Options) -> tuple[int, int]:
    if flags.die is not None:
        raise AgainstTheRules("error-die-in-2d6", cite="nde2.setup.dice-mode", die=flags.die)
    if flags.modifier is None:
        raise Unclear("error-missing-flag", name="--modifier")
    check_modifier(flags.modifier)
    return flags.modifier, _against_2d6(flags.against, options)


def _against_2d6(against: int | None, options: Options) -> int:
    """Numbers are not used in 2d6 unless the table keeps them apart."""
    if against is not None and options.difficulty_2d6 != "tiered":
        raise AgainstTheRules("error-against-in-2d6", cite="nde2.v2d6.no-targets")
    return 4 if against is None else against


def _luck(use: str | None, options: Options) -> Luck | None:
    known = LUCK[options.dice_mode]
    if use is not None and use not in known:
        raise Unclear("error-luck-use", use=use, uses=", ".join(known))
    return cast(Luck | None, use)


# ---- The older edition -----------------------------------------------------------------------------------------------


def older(flags: OlderFlags, options: Options) -> Situation:
    """The situation that flags of the older edition mean."""
    base, against = (_one_six if options.dice_mode == "d6" else _by_die_or_foe)(flags, options)
    return Situation(base, against, talent=flags.talent, help=flags.help_from_ally, shift=flags.shift or 0)


def _by_die_or_foe(flags: OlderFlags, options: Options) -> tuple[int, int]:
    if flags.level is not None:
        raise Unclear("error-goes-with", name="--level", other="--dice-mode d6")
    return _die_against(flags.die, _foe_number(flags, options) or flags.against, options)


def _one_six(flags: OlderFlags, options: Options) -> tuple[int, int]:
    """A level on one d6, and the number that shifts it: the usual one, a foe's, or another."""
    if flags.die is not None:
        raise AgainstTheRules("error-die-in-d6", cite="nde1.setup.dice-mode", die=flags.die)
    levels = {name: number for number, name in LEVELS_OF_SKILL.items()}
    if flags.level is None:
        raise Unclear("error-missing-flag", name="--level")
    level = levels[one_of("--level", flags.level, tuple(levels))]
    usual = _foe_number(flags, options) or options.book.usual
    return level, usual if flags.against is None else flags.against


def _foe_number(flags: OlderFlags, options: Options) -> int | None:
    """The number of a foe of this tier, if one was named."""
    if flags.foe is None:
        return None
    from moothall.rulesets.nde.foes import defense_of, tiers  # only a named foe needs them

    tier = one_of("--foe", flags.foe, tuple(option.id for option in tiers(options)))
    if flags.against is not None:
        raise Unclear("error-not-both", name="--foe", other="--against")
    return defense_of(cast(Tier, tier), options).value


# ---- Both ------------------------------------------------------------------------------------------------------------


def _die_against(die: str | None, against: int | None, options: Options) -> tuple[int, int]:
    """A die of this table and the number to reach; both are needed."""
    if die is None:
        raise Unclear("error-missing-flag", name="--die")
    if against is None:
        raise Unclear("error-missing-flag", name="--against")
    return read_die(die, options), against
