"""Scenes: their kinds, time scale and zones, opening them, and closing them."""

from __future__ import annotations

from typing import Annotated, Final, cast

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.notation import as_written
from moothall.rulesets.nova6.choices import SkillWord, Theirs
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Hinted, Moved, ScaleChanged, SceneBegan, SceneEnded
from moothall.rulesets.nova6.ids import NOBODY, NOTHING
from moothall.rulesets.nova6.questions import AspectOfThePlace, MayEndScene
from moothall.rulesets.nova6.recovery import survival_mode
from moothall.rulesets.nova6.scenes import conflicts, contests
from moothall.rulesets.nova6.state import Effect, Scene, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import Moment, pass_moment
from moothall.rulesets.nova6.words import Cited, Scale, SceneKind
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, OwnSeat, words
from moothall.talk.play import GM, Play

USUAL_SCALE: Final[dict[str, Cited]] = {
    "challenge": Cited("narrative", "nova6.challenge.define"),
    "exposition": Cited("narrative", "nova6.expo.define"),
    "contest": Cited("action", "nova6.contest.define"),
    "conflict": Cited("action", "nova6.conflict.define"),
}
"""How time runs in each kind of scene if the GM says nothing, and by which rule."""

ALWAYS: Final = ("exposition", "contest")
"""Kinds of scenes in which time always runs so."""

SCALES: Final = ("action", "narrative")
MOST_EXPOSITIONS: Final = 3


@action("nova6.open-scene", by="gm", chapter="scenes", rank=2)
async def open_scene(
    play: Play[Table],
    kind: Annotated[str, Among(words(*USUAL_SCALE))],
    title: str = "",
    scale: Annotated[str, Among(words(*SCALES))] = "",
    place: str = "",
    purpose: str = "",
    aspects: tuple[str, ...] = (),
    positions: AskedLater[tuple[tuple[str, str], ...]] = (),
    requirement: str = "",
    goal: int = 0,
    skill: SkillWord = "",
    rival: Theirs = NOBODY,
    hindrance: int = 0,
    separate: bool = False,
    losing: str = "",
    use: AskedLater[str] = "",
) -> None:
    """The GM opens a scene: where it is, what is true of it, who is there. `positions` are pairs of who and zone.

    `goal`, `skill` and its `use`, `rival`, `hindrance`, `separate` and `losing` are for contests, `requirement` for
    interludes.
    """
    scene = Scene(
        _kind(kind), _scale(kind, scale), title, place, purpose, requirement, goal=goal, skill=skill, rival=rival,
        hindrance=hindrance, separate=separate, losing=losing, use=use,
    )  # fmt: skip
    await begin(play, scene, aspects, positions)


async def begin(
    play: Play[Table],
    scene: Scene,
    aspects: tuple[str, ...] = (),
    positions: tuple[tuple[str, str], ...] = (),
) -> None:
    """A scene begins, with all that its kind brings along."""
    if scene.kind == "contest":
        scene = contests.with_difficulty(play.state, scene)
    rules = ["nova6.scene.types", "nova6.time.scales", "nova6.scene.purpose", USUAL_SCALE[scene.kind].cite]
    rules += ["nova6.gm.scene-bounds", "nova6.gm.content"]
    if scene.kind == "contest":
        rules.append("nova6.note.contest-suffix")
    if scene.requirement:
        rules.append("nova6.expo.interlude")
    if scene.scale == "narrative":
        rules.append("nova6.time.narrative-use")
    await play.tell(SceneBegan(scene, (*play.state.scenes, scene.kind)), *rules)
    await _set_up(play, aspects, positions)
    await _offer_place(play, scene.place)
    await _hint_at_expositions(play)
    if scene.kind == "conflict":
        await conflicts.begin(play)
    elif scene.scale == "action":
        await rounds.begin_rounds(play, tuple(one.id for one in play.state.present()))


def _kind(kind: str) -> SceneKind:
    if kind not in USUAL_SCALE:
        raise AgainstTheRules("error-no-such-scene", cite="nova6.scene.types", kind=kind, kinds=", ".join(USUAL_SCALE))
    return cast(SceneKind, kind)


def _scale(kind: str, scale: str) -> Scale:
    """Action or narrative time, as the kind of scene has it or the GM wants it."""
    usual = USUAL_SCALE[kind]
    if scale and scale not in SCALES:
        raise AgainstTheRules("error-no-such-scale", cite="nova6.time.scales", scale=scale, scales=", ".join(SCALES))
    if kind in ALWAYS and scale not in ("", usual.value):
        raise AgainstTheRules("error-always-so", cite=usual.cite, kind=kind, scale=usual.value)
    return cast(Scale, scale or usual.value)


async def _set_up(play: Play[Table], aspects: tuple[str, ...], positions: tuple[tuple[str, str], ...]) -> None:
    """Set the aspects of the situation and the positions."""
    for name in aspects:
        made, noted = as_written(Effect(NOTHING, "aspect", name, aspect="situation", maker=GM))
        await effects.begin(play, changed(made, duration=made.duration or "S"), "nova6.scene.setup", *noted)
    for who, zone in positions:
        await play.tell(Moved(who, zone, seen=play.state.who(who).seen), "nova6.scene.setup")


async def _offer_place(play: Play[Table], place: str) -> None:
    """A scene in a place that matters may have the place's high concept as an aspect."""
    known = play.state.setting.of("place")
    entry = next((one for one in known if one.concept and place.strip().casefold() == one.name.casefold()), None)
    if entry is None:
        return
    asked = AspectOfThePlace(entry.name, entry.concept)
    if await play.ask(GM, asked, cite="nova6.setting.places") == "yes":
        made = Effect(NOTHING, "aspect", entry.concept, duration="S", aspect="situation", maker=GM)
        await effects.begin(play, made, "nova6.setting.places")


async def _hint_at_expositions(play: Play[Table]) -> None:
    last = play.state.scenes[-MOST_EXPOSITIONS - 1 :]
    if len(last) > MOST_EXPOSITIONS and set(last) == {"exposition"}:
        await play.tell(Hinted("expositions"), "nova6.expo.max-three")


@action("nova6.change-scale", by="gm", chapter="time")
async def change_scale(play: Play[Table], scale: Annotated[str, Among(words(*SCALES))]) -> None:
    """The GM lets time run otherwise from now on."""
    await play.tell(ScaleChanged(_scale(play.state.scene.kind, scale)), "nova6.time.scales")


# ---- The end ---------------------------------------------------------------------------------------------------------


@action("nova6.close-scene", by="gm", chapter="scenes", rank=8)
async def close_scene(play: Play[Table], outcome: str = "") -> None:
    """The GM closes the scene: what lasted as long is over, and what could be had once can be had again."""
    scene = play.state.scene
    outcome = outcome or scene.outcome
    if scene.kind == "challenge" and not outcome.strip():
        raise AgainstTheRules("error-no-outcome", cite="nova6.challenge.outcome")
    for one in play.state.heroes:
        if one.id not in scene.acted and not one.out:
            await play.tell(Hinted("has-not-acted", one.name), "nova6.scene.everyone-acts")
    await pass_moment(play, Moment("scene-end"))
    back = tuple([one.id for one in play.state.heroes if one.out in ("conceded", "left")])
    await play.tell(SceneEnded(scene.title, outcome, back), "nova6.scene.start-end", "nova6.gm.scene-bounds")
    await survival_mode.scene_closed(play, scene)


def _close_offered(table: Table, who: str) -> str:
    """Offer the end of a scene to everybody at the table, while there is one."""
    return "nova6.scene.start-end" if table.scene.kind else ""


@action("nova6.ask-to-close", by="player", chapter="scenes", rank=31, offered=_close_offered)
async def ask_to_close(play: Play[Table], seat: OwnSeat) -> bool:
    """A player would like the scene to end; the GM decides."""
    asked = MayEndScene(seat, play.state.scene.title)
    if await play.ask(GM, asked, cite="nova6.scene.start-end") == "no":
        return False
    await close_scene(play)
    return True
