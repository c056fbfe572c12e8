"""Records are equal by kind and values, and are changed by copying."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from moothall.errors import Runaway
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy, always
from moothall.handlers.stage import Stage
from moothall.records import big_record, changed, record
from moothall.rulesets import nde
from moothall.rulesets.nde.questions import ApproveTrait, Growth, PickGrowth
from moothall.talk.requests import Roll
from tests.books.nde.support.stage_nde2 import hero, table


@record
class Coin:
    """A small one."""

    face: str
    worth: int = 1


@big_record
class Chest:
    """One that holds others."""

    coins: tuple[Coin, ...] = ()
    lock: str = "iron"


def test_records_are_equal_by_kind_and_values() -> None:
    """Two records with the same values are one value, and hash alike; another kind is never equal."""
    assert Coin("crown") == Coin("crown", 1)
    assert hash(Coin("crown")) == hash(Coin("crown", 1))
    assert Coin("crown") != Coin("crown", 2)
    other: object = Coin("crown")
    assert Chest() != other
    assert repr(Coin("crown", 2)) == "Coin(face='crown', worth=2)"


def test_changing_a_record_copies_the_record() -> None:
    """Changing copies: the old record, and the hash it kept, stay as they were."""
    chest = Chest((Coin("crown"),))
    known = hash(chest)
    emptied = changed(chest, coins=())
    assert chest.coins == (Coin("crown"),) and hash(chest) == known
    assert emptied == Chest() and hash(emptied) == hash(Chest())


def test_a_misspelt_field_is_refused() -> None:
    """A field that a record does not have cannot be changed."""
    with pytest.raises(TypeError, match="Chest has no lok"):
        changed(Chest(), lok="brass")


def test_a_cached_hash_is_not_pickled() -> None:
    """A table that was hashed here has the right hash in a process with another seed of hashes."""
    start = table(hero("ilse"))
    hash(start)
    code = "import pickle, sys; t = pickle.load(sys.stdin.buffer); print(hash(t) == hash(t.with_hero('ilse', luck=0)))"
    ran = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(start), capture_output=True, check=True)
    assert ran.stdout.strip() == b"True"


def test_the_order_of_dice_means_nothing() -> None:
    """A reading sees rolled dice sorted, as it does when odds are counted."""
    roll = Roll(3, 6, tuple, (), None, (), "fixture")
    assert roll.reading((5, 1, 3)) == (1, 3, 5)


def test_bots_that_never_agree_are_stopped() -> None:
    """A GM who refuses every Trait and a player who asks for nothing else do not talk for ever."""
    stage = Stage(table(hero("ilse", growth=1)), nde.fold, Seeded(1))
    with pytest.raises(Runaway):
        play_out(
            stage,
            nde.grow.open("ilse"),
            Policy("stubborn", {PickGrowth: always(Growth("trait", trait="Stubborn")), ApproveTrait: always("no")}),
        )
