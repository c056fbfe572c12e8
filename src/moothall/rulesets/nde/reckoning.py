"""How a roll came to its result: the die and its steps, the face against its number, and the rule that decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from moothall.rulesets.nde.dice import COST_FROM, FULL_FROM
from moothall.rulesets.nde.editions import edition
from moothall.rulesets.nde.events import Attacked, PowerUsed, Struck, Tested
from moothall.talk.reckoning import (
    DiceLine,
    DicePool,
    FallenDice,
    NumberLine,
    OutcomeLine,
    PoolStep,
    Reckoning,
    Tone,
    known,
    pool_steps,
)

ON_LADDER = ("step-", "note-ladder-end")
"""Reasons that move a die along its ladder, and the one that says what is lost at its end."""
DECIDES: Final = ("test", "luck", "v2d6", "hit")
"""The parts of the book whose rules read a roll."""
TONES: dict[str, Tone] = {"X": "great", "S": "good", "SC": "mixed", "F": "bad", "FC": "bad"}


def reckon(fact: Any, dice: Sequence[FallenDice], cites: tuple[str, ...]) -> Reckoning:
    """Return how an attack, a test, a power or a foe's blow came out; nothing without dice."""
    if not dice or not isinstance(fact, Attacked | PowerUsed | Struck | Tested):
        return ()
    first, rule = dice[0], _deciding(cites)
    result = ("F" if fact.hit else "S") if isinstance(fact, Struck) else fact.result
    outcome = OutcomeLine("log-reckoned-nde-outcome", result, TONES[result], rule)
    if len(first.faces) > 1:
        modifier = 0 if isinstance(fact, Struck) else fact.modifier
        total = _total(first, dice, modifier)
        shown = not isinstance(fact, Struck) and _is_read_so(total, result)
        line = (NumberLine("log-reckoned-nde-number", total, None, "difficulty", rule),) if shown else ()
        return (_two_dice(first, dice, modifier), *line, outcome)
    faces = tuple(face for fell in dice for face in fell.faces)
    number = None if isinstance(fact, Struck) else known(fact.against)
    against_foe = isinstance(fact, Attacked) or any(cite.endswith(".vs-defense") for cite in cites)
    of = "defense" if against_foe else "difficulty"
    reached = NumberLine("log-reckoned-nde-number", max(faces), number, of, "".join(cites[:1]))
    return _die(first, faces), reached, outcome


def _die(first: FallenDice, faces: tuple[int, ...]) -> DiceLine:
    """The die of the attribute, and each step up or down the ladder to the one that was rolled."""
    cite = "".join(first.cites[:1])
    ladder = edition(cite.partition(".")[0]).dice
    moves = tuple(why for why in first.why if why.what.startswith(ON_LADDER) and why.amount)
    rungs = [ladder.index(first.sides) - sum(why.amount for why in moves)]
    rungs += [rungs[0] + moved for moved in accumulate(why.amount for why in moves)]
    began, *after = (DicePool(1, ladder[min(max(rung, 0), len(ladder) - 1)]) for rung in rungs)
    return DiceLine(began, tuple(map(PoolStep, moves, after)), faces, (max(faces),), cite)


def _total(first: FallenDice, dice: Sequence[FallenDice], modifier: int) -> int:
    """The better roll of two dice with all that counts for it, the level of a strong foe too."""
    level = sum(why.amount for why in first.why if why.what == "level-in-2d6")
    return max(sum(fell.faces) for fell in dice) + modifier + level


def _is_read_so(total: int, result: str) -> bool:
    """Whether this total is read as what came out; where Luck has changed that, it alone would mislead."""
    bands = {"F": total < COST_FROM, "SC": COST_FROM <= total < FULL_FROM}
    return bands.get(result, total >= FULL_FROM)


def _two_dice(first: FallenDice, dice: Sequence[FallenDice], modifier: int) -> DiceLine:
    """Two six-sided dice, and what the attribute and the circumstances add to them."""
    moves = tuple(why for why in first.why if why.what.startswith("step-"))
    began = DicePool(2, 6, modifier - sum(why.amount for why in moves))
    steps = pool_steps(began, moves, lambda pool, by: DicePool(2, 6, pool.plus + by))
    faces = tuple(face for fell in dice for face in fell.faces)
    return DiceLine(began, steps, faces, max((fell.faces for fell in dice), key=sum), "".join(first.cites[:1]))


def _deciding(cites: tuple[str, ...]) -> str:
    """The rule that read the roll: those of the test come after those of the action."""
    reading = [cite for cite in cites if cite.split(".")[1] in DECIDES]
    return (reading or [*cites, ""])[0]
