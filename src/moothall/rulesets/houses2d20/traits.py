"""Traits: made, changed and removed, and the payment for it."""

from __future__ import annotations

from collections.abc import Mapping

from moothall.ledger.marks import HIDDEN
from moothall.records import changed
from moothall.rulesets.houses2d20.events import TraitChanged, TraitGone, TraitMade, TraitsWeighed
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.state import SCENE, Bore, Moves, Table, Trait, bearers
from moothall.rulesets.houses2d20.words import Lasts, Skill
from moothall.talk.play import Play


async def make_trait(
    play: Play[Table], text: str, how: str, *cites: str, on: str = SCENE, lasts: Lasts = "scene"
) -> Trait:
    """Make a trait, known to everybody."""
    made = play.state.traits_made + 1
    trait = Trait(f"t{made}", text.strip(), on, lasts)
    await play.tell(TraitMade(trait, made, how), "houses.trait.is-text", *cites)
    return trait


async def change_trait(play: Play[Table], id: str, text: str, how: str, *cites: str) -> None:
    """Change a trait's words."""
    await play.tell(TraitChanged(changed(play.state.trait(id), text=text.strip()), how), *cites)


async def drop_trait(play: Play[Table], id: str, how: str, *cites: str) -> None:
    """Remove a trait."""
    await play.tell(TraitGone(play.state.trait(id), how), *cites)


async def alter(
    play: Play[Table], use: str, trait: str, text: str, how: str, *cites: str, on: str = SCENE
) -> Trait | None:
    """Create, change or remove, by name; return the trait as it is now.

    A trait that has gone meanwhile cannot be altered any more, and a new one whose bearer has gone is the scene's.
    """
    if use == "create":
        return await make_trait(play, text, how, *cites, on=on if on in bearers(play.state) else SCENE)
    if all(one.id != trait for one in play.state.traits):
        return None
    if use == "remove":
        await drop_trait(play, trait, how, *cites)
        return None
    await change_trait(play, trait, text, how, *cites)
    return play.state.trait(trait)


def bearing_on(table: Table, who: CharacterId) -> tuple[Trait, ...]:
    """Traits that may bear on a character's action: the character's own, those of play, and those of others in it."""
    beside = {one.id for one in table.taking_part()}
    own = {trait.id for trait in table.traits}
    near = (trait for trait in table.known_traits() if trait.id in own or trait.on in beside)
    return tuple(sorted(near, key=lambda trait: (trait.on != who, trait.id not in own)))


# ---- Traits that bear by themselves ---------------------------------------------------------------------------------


def usual_bearing(table: Table, who: CharacterId, skill: Skill, trait: Trait) -> Moves | None:
    """The effect that a trait had when it last bore on such a test; only the GM's own table knows it."""
    if table.bore is HIDDEN:
        return None
    about = (trait.id, trait.text, _bears_on(table, who, trait), skill)
    return next((one.does for one in table.bore if (one.trait, one.text, one.of, one.skill) == about), None)


def _bears_on(table: Table, who: CharacterId, trait: Trait) -> str:
    """Whose tests a trait moves alike: its bearer's side has each its own, to everybody else it is one and the same."""
    side = table.who(who).side
    on_ones_own = any(one.id == trait.on and one.side == side for one in table.characters)
    return who if on_ones_own else side


async def weigh(
    play: Play[Table], who: CharacterId, skill: Skill, traits: tuple[Trait, ...], does: Mapping[str, Moves]
) -> None:
    """Keep what each of these traits does to tests of a skill, so that it is proposed for the next one.

    A trait for one test only lies on that test by itself.
    """
    table = play.state
    if not table.options.amended or table.bore is HIDDEN:
        return
    weighed = {trait.id: _bears_on(table, who, trait) for trait in traits}
    there = {(trait.id, trait.text) for trait in table.known_traits()}
    kept = (one for one in table.bore if one.skill != skill or weighed.get(one.trait) != one.of)
    held = tuple(one for one in kept if (one.trait, one.text) in there)
    new = tuple(
        Bore(trait.id, trait.text, weighed[trait.id], skill, does[trait.id])
        for trait in traits
        if trait.id in does and trait.lasts != "next"
    )
    if {*held, *new} != {*table.bore}:
        await play.tell(TraitsWeighed((*held, *new)), "houses.trait.applies-is-gm-call")
