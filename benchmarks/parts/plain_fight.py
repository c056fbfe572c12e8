"""The canonical fight as a plain loop, as a program of one's own would have it; and the table of it in numpy."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from moothall.handlers.turn_table import TurnTable

FOES = (*((5, 1),) * 6, *((6, 2),) * 2, (8, 3))
"""Defense and Hearts of each foe."""

HEROES, HEARTS, SIDES = 4, 5, 12


def plain(games: int, seed: int) -> int:
    """Play fights one roll at a time, and count those that the heroes win."""
    roll, won = Random(seed).random, 0
    for _ in range(games):
        hearts, at, left = [HEARTS] * HEROES, 0, FOES[0][1]
        while any(hearts) and at < len(FOES):
            for hero in range(HEROES):
                if not hearts[hero] or at == len(FOES):
                    continue
                face = int(roll() * SIDES) + 1
                if face == SIDES or face >= FOES[at][0]:
                    left -= 2 if face == SIDES else 1
                    if left <= 0:
                        at += 1
                        left = FOES[at][1] if at < len(FOES) else 0
                else:
                    hearts[hero] -= 1
        won += any(hearts)
    return won


def by_numpy(table: TurnTable[Any], games: int, seed: int) -> int:
    """Play the fights of a table side by side: one look-up for each roll of all of them."""
    np: Any = import_module("numpy")

    places = sorted(table.rows)
    index = {place: at for at, place in enumerate(places)}
    ends = {place: len(places) + at for at, place in enumerate(table.ends)}
    flat = np.empty((len(places), SIDES), dtype=np.int32)
    for place, row in table.rows.items():
        draws = [
            index.get(lead, ends.get(lead)) for lead, weight in row.leads for _ in range(weight * SIDES // row.total)
        ]
        flat[index[place]] = draws
    wins = np.array([bool(end) for end in table.ends.values()])
    random, won, batch = np.random.default_rng(seed), 0, 1 << 17
    for begun in range(0, games, batch):
        at = np.full(min(batch, games - begun), index[table.start], dtype=np.int32)
        while at.size:
            at = flat[at, random.integers(0, SIDES, at.size)]
            done = at >= len(places)
            won += int(wins[at[done] - len(places)].sum())
            at = at[~done]
    return won
