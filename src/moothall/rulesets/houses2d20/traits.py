"""Traits: made, changed and removed, and the payment for it."""

from __future__ import annotations

from moothall.records import changed
from moothall.rulesets.houses2d20.events import TraitChanged, TraitGone, TraitMade
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.state import SCENE, Table, Trait
from moothall.rulesets.houses2d20.words import Lasts
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


async def alter(play: Play[Table], use: str, trait: str, text: str, how: str, *cites: str) -> None:
    """Create, change or remove, by name. A trait that has gone meanwhile cannot be altered any more."""
    if use == "create":
        await make_trait(play, text, how, *cites)
    elif any(one.id == trait for one in play.state.traits):
        if use == "change":
            await change_trait(play, trait, text, how, *cites)
        else:
            await drop_trait(play, trait, how, *cites)


def bearing_on(table: Table, who: CharacterId) -> tuple[Trait, ...]:
    """Traits that may bear on a character's action: the character's own, those of play, and those of others in it."""
    beside = {one.id for one in table.taking_part()}
    own = {trait.id for trait in table.traits}
    near = (trait for trait in table.known_traits() if trait.id in own or trait.on in beside)
    return tuple(sorted(near, key=lambda trait: (trait.on != who, trait.id not in own)))
