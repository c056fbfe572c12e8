"""Flags that describe one roll of either edition, and the situation they mean."""

from __future__ import annotations

from typing import Annotated, NamedTuple, cast

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.query import LUCK, Luck, Situation, check_modifier, read_die
from moothall.rulesets.nde.words import LEVELS_OF_SKILL, MODIFIER_OF_DIE, Tier
from moothall.talk.flags import LEFT_OUT, FieldValues, Flag, WholeNumber, numbers, one_of

NUMBER = WholeNumber()


# ---- What a form offers ----------------------------------------------------------------------------------------------


def _dice(options: Options) -> FieldValues:
    """The dice of this table, where a test is one die of a ladder."""
    dice = tuple(f"d{sides}" for sides in options.book.dice)
    return FieldValues(dice, dice[len(dice) // 2]) if options.dice_mode == "ladder" else LEFT_OUT


def _ladder(options: Options) -> FieldValues:
    """The numbers of the ladder, where a test has one."""
    has_numbers = options.dice_mode != "2d6" or options.difficulty_2d6 == "tiered"
    return FieldValues(tuple(map(str, options.book.numbers)), str(options.book.usual)) if has_numbers else LEFT_OUT


def _modifiers(options: Options) -> FieldValues:
    """Every modifier that dice of the ladder are worth, and some steps beyond."""
    worth = MODIFIER_OF_DIE.values()
    return numbers(min(worth) - 3, max(worth) + 3, 1) if options.dice_mode == "2d6" else LEFT_OUT


def _luck_uses(options: Options) -> FieldValues:
    """The uses of a Luck Point, and none."""
    return FieldValues(("", *LUCK[options.dice_mode]))


def _levels(options: Options) -> FieldValues:
    """The levels of skill, where a test is one d6."""
    return FieldValues(tuple(LEVELS_OF_SKILL.values()), "trained") if options.dice_mode == "d6" else LEFT_OUT


def _shifts(options: Options) -> FieldValues:
    return numbers(-3, 3, 0)


def _left_out(options: Options) -> FieldValues:
    """A tier of foes only stands for a number, which a form offers already."""
    return LEFT_OUT


# ---- The flags -------------------------------------------------------------------------------------------------------

Text = str | None
Number = Annotated[int | None, Flag(read=NUMBER, among=_ladder)]
DiceMode = Annotated[Text, Flag(metavar="MODE", setting="dice_mode")]
Die = Annotated[Text, Flag(metavar="DIE", among=_dice)]


class NewerFlags(NamedTuple):
    """A roll of the newer edition."""

    die: Die = None
    against: Number = None
    dice_mode: DiceMode = None
    modifier: Annotated[int | None, Flag(read=NUMBER, among=_modifiers)] = None
    advantage: bool = False
    disadvantage: bool = False
    luck: Annotated[Text, Flag(metavar="USE", among=_luck_uses)] = None
    talent: bool = False
    help_from_ally: bool = False


class OlderFlags(NamedTuple):
    """A roll of the older edition."""

    die: Die = None
    against: Number = None
    dice_mode: DiceMode = None
    level: Annotated[Text, Flag(metavar="LEVEL", among=_levels)] = None
    shift: Annotated[int | None, Flag(read=NUMBER, among=_shifts)] = None
    foe: Annotated[Text, Flag(metavar="TIER", among=_left_out)] = None
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
