"""Events of fights: rounds, attacks, hits and Hearts."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nde.events.folds import by, unchanged
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.state import Phase, Table
from moothall.rulesets.nde.words import HELPED, Attribute, How, Result


@event("nde/round-began")
class RoundBegan:
    """A round began: the heroes act, in any order."""

    round: Annotated[int, Everyone]


@by(RoundBegan)
def _(table: Table, fact: RoundBegan) -> Table:
    heroes = tuple(changed(hero, acted=False, moved=0) for hero in table.heroes)
    foes = tuple(changed(foe, acted=False) for foe in table.foes)
    return changed(table, phase="heroes", round=fact.round, heroes=heroes, foes=foes, conflict="")


@event("nde/phase-changed")
class PhaseChanged:
    """The heroes are done and the foes act, or a fight is over."""

    phase: Annotated[Phase, Everyone]
    conflict: Annotated[str, Everyone] = ""


@by(PhaseChanged)
def _(table: Table, fact: PhaseChanged) -> Table:
    return changed(table, phase=fact.phase, conflict=fact.conflict)


@event("nde/acted")
class Acted:
    """A hero used the turn's Action."""

    who: Annotated[HeroId, Everyone]
    action: Annotated[str, Everyone]
    acted: Annotated[bool, Everyone]


@by(Acted)
def _(table: Table, fact: Acted) -> Table:
    return table.with_hero(fact.who, acted=fact.acted)


@event("nde/foe-acted")
class FoeActed:
    """A foe has had its turn."""

    foes: Annotated[tuple[FoeId, ...], When("seen")]
    seen: Annotated[bool, When("seen")]


@by(FoeActed)
def _(table: Table, fact: FoeActed) -> Table:
    return changed(table, foes=tuple(changed(foe, acted=True) if foe.id in fact.foes else foe for foe in table.foes))


@event("nde/attack-declared", declares=True)
class AttackDeclared:
    """A player said whom the hero attacks, and how."""

    who: Annotated[HeroId, Everyone]
    target: Annotated[FoeId, When("seen")]
    how: Annotated[How, Everyone]
    story: Annotated[str, Everyone]
    seen: Annotated[bool, When("seen")]


@event("nde/strike-declared", declares=True)
class StrikeDeclared:
    """A foe, or several as one, turns on a hero."""

    foes: Annotated[tuple[FoeId, ...], When("seen")]
    who: Annotated[HeroId, When("seen")]
    seen: Annotated[bool, When("seen")]


for _said in (AttackDeclared, StrikeDeclared):
    by(_said)(unchanged)


@event("nde/attacked", decides=True)
class Attacked:
    """An attack hit or missed."""

    who: Annotated[HeroId, Everyone]
    target: Annotated[FoeId, When("seen")]
    attribute: Annotated[Attribute, Everyone]
    sides: Annotated[int, Everyone]
    modifier: Annotated[int, Everyone]
    result: Annotated[Result, Everyone]
    against: Annotated[int, When("seen", "open")]
    open: Annotated[bool, When("seen", "open")]
    seen: Annotated[bool, When("seen")]


by(Attacked)(unchanged)


@event("nde/foe-hurt")
class FoeHurt:
    """A foe lost Hearts; `out` says how, if it is out of the fight."""

    foe: Annotated[FoeId, When("seen")]
    hearts: Annotated[int, When("seen", "open")]
    out: Annotated[str, When("seen")]
    effects: Annotated[tuple[str, ...], When("seen")]
    seen: Annotated[bool, When("seen")]
    open: Annotated[bool, When("seen", "open")]


@by(FoeHurt)
def _(table: Table, fact: FoeHurt) -> Table:
    return table.with_foe(fact.foe, hearts=fact.hearts, out=fact.out, effects=fact.effects)


@event("nde/effects-changed")
class EffectsChanged:
    """An effect on a figure began or ended."""

    who: Annotated[FigureId, When("seen")]
    effects: Annotated[tuple[str, ...], When("seen")]
    effect: Annotated[str, When("seen")]
    ends: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")]


@by(EffectsChanged)
def _(table: Table, fact: EffectsChanged) -> Table:
    if table.is_hero(fact.who):
        waits = {} if HELPED in fact.effects else {"helpers": ()}
        return table.with_hero(fact.who, effects=fact.effects, **waits)
    return table.with_foe(FoeId(fact.who), effects=fact.effects)


@event("nde/foe-labelled")
class FoeLabelled:
    """The GM said what being out of the fight means for a foe."""

    foe: Annotated[FoeId, When("seen")]
    out: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")]


@by(FoeLabelled)
def _(table: Table, fact: FoeLabelled) -> Table:
    return table.with_foe(fact.foe, out=fact.out)


@event("nde/struck", decides=True)
class Struck:
    """A foe's blow landed or was avoided."""

    who: Annotated[HeroId, Everyone]
    hit: Annotated[bool, Everyone]
    foe: Annotated[FoeId, When("seen")]
    seen: Annotated[bool, When("seen")]
    overruled: Annotated[bool, When("seen")] = False
    """The GM allowed an attack that reach, line or cover would stop."""


by(Struck)(unchanged)


@event("nde/hearts-changed")
class HeartsChanged:
    """A hero lost or regained Hearts."""

    who: Annotated[HeroId, Everyone]
    hearts: Annotated[int, Everyone]
    fallen: Annotated[str, Everyone] = ""
    note: Annotated[str, Everyone] = ""


@by(HeartsChanged)
def _(table: Table, fact: HeartsChanged) -> Table:
    fallen_as = fact.note if fact.fallen else ""
    return table.with_hero(fact.who, hearts=fact.hearts, fallen=fact.fallen, fallen_as=fallen_as)


@event("nde/armour-spent")
class ArmourSpent:
    """An armour token took a Heart's place."""

    who: Annotated[HeroId, Everyone]
    armour: Annotated[int, Everyone]


@by(ArmourSpent)
def _(table: Table, fact: ArmourSpent) -> Table:
    return table.with_hero(fact.who, armour=fact.armour)
