"""Lucky heroes: an exceptional success gives a Luck Point."""

from typing import Any

from moothall.ruleset import Layer, Titled
from moothall.rulesets.nde.events import LuckChanged
from moothall.rulesets.nde.ids import HeroId

PL = Titled("Szczęśliwi bohaterowie", "Sukces wyjątkowy daje Łut Szczęścia.")
FR = Titled("Héros chanceux", "Un succès exceptionnel donne un Coup de Chance.")
LAYER = Layer("lucky-heroes", over=("nde2", "nde1"), title="Lucky heroes", pl=PL, fr=FR)
RULE = LAYER.rule("on-top", "Luck on top", "An exceptional success gives a Luck Point.", pl=PL, fr=FR)
LAYER.option("on-top", ("on", "off"), rule="on-top", title="A point for an exceptional success", pl=PL, fr=FR)


@LAYER.after("nde.roll", rule="on-top")
async def a_luck_point(play: Any, verdict: Any, who: HeroId, **_: Any) -> Any:
    """Give the point once luck can no longer change the result."""
    if verdict.result == "X" and LAYER.value(play.state, "on-top") == "on":
        await play.tell(LuckChanged(who, play.state.hero(who).luck + 1, "award"), RULE)
    return verdict
