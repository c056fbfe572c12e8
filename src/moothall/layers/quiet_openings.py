"""Quiet openings: a scene begins without Threat from its surroundings."""

from typing import Any

from moothall.ruleset import Layer, Titled
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.scenes import set_scene

PL = Titled("Ciche początki", "Początek sceny nie dodaje Zagrożenia, a MG nie jest o nie pytany.")
FR = Titled("Débuts paisibles", "Le début d’une scène n’ajoute pas de Menace, et le MJ n’est pas interrogé.")
LAYER = Layer("quiet-openings", over="houses2d20", title="Quiet openings", pl=PL, fr=FR)
GIST = "The start of a scene adds no Threat, and the GM is not asked about it."
RULE = LAYER.rule("no-threat", "No Threat from a scene", GIST, pl=PL, fr=FR)


@LAYER.replaces("houses.begin-scene", rule="no-threat")
async def begin_scene(
    play: Any, original: Any, title: str, present: tuple[CharacterId, ...], scene_traits: tuple[str, ...]
) -> None:
    """Begin the scene with those who are there and what is true of it, and ask nothing."""
    await set_scene(play, title, present, scene_traits, RULE)
