"""Sampling a game of turns from what is learnt of it: the first games cost a run of the rule, later ones look-ups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from moothall.handlers.exact import MOST_TURNS_WITHOUT_DICE, NoRollEver
from moothall.handlers.local.packed import Packed, TurnStep, Widen
from moothall.handlers.local.tree import GameEnd

MOST_TURNS = 100_000
"""Turns of one game. A game that is longer goes on for ever, or nearly."""

LOOK_UP = 20
"""Games between two looks at whether to go on, once the first have taught what is common."""


def sample(packed: Packed, seed: str, games: int, go_on: Callable[[], bool]) -> Counter[tuple[Hashable, int]]:
    """Play games, each from a seed of its own: how often each end came in each number of rounds begun.

    A game that finds something new is played again with the same dice, or what is rare would be lost.
    """
    seen: Counter[tuple[Hashable, int]] = Counter()
    for game in range(games):
        if game and (game < LOOK_UP or not game % LOOK_UP) and not go_on():
            break
        seen[_played(packed, f"{seed}/{game}")] += 1
    return seen


def _played(packed: Packed, seed: str) -> tuple[Hashable, int]:
    while True:
        try:
            return _play(packed, Random(seed))
        except Widen:
            continue


def _play(packed: Packed, dice: Random) -> tuple[Hashable, int]:
    root, spot, state, rounds, still = packed.root, packed.root, 0, 0, 0
    for _ in range(MOST_TURNS):
        hit: Any = spot.known.get(state & spot.mask) or packed.learn(spot, state)
        if hit.__class__ is TurnStep:
            state = (state & hit.keep) + hit.put
            rounds += hit.begins_round
            spot = root
            still += 1
            if still > MOST_TURNS_WITHOUT_DICE:
                break
        elif hit.__class__ is GameEnd:
            return hit.outcome, rounds
        else:
            at, still = dice.randrange(hit.total), 0
            for lead, weight in hit.leads:
                at -= weight
                if at < 0:
                    spot = lead
                    break
    raise NoRollEver("a game does not come to an end")
