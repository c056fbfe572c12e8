"""Recovery of boxes: those that clear when their duration ends, and those that need a test; rally and treatment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated, Any, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.ledger.marks import HIDDEN
from moothall.records import changed
from moothall.rulesets.nova6.action_test.procedure import judge, make_test, prepare
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Doer, character, doer, everybody, judging, said, tracks
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import CameBack, Recovered, StayedIn, TurnChanged
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.offered import check_free
from moothall.rulesets.nova6.questions import BoxAt, ClearBoxes, TreatBox
from moothall.rulesets.nova6.state import Box, Character, Mark, Table, Track
from moothall.rulesets.nova6.stress.boxes import update_stressed_aspects
from moothall.rulesets.nova6.stress.tracks import return_rule
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import CONCLUDED, Moment, Timed, at, at_most, has_run_out, longer
from moothall.rulesets.nova6.time.turns import check_may_act, note_acted_in_scene, use_declared_action
from moothall.rulesets.nova6.words import LADDER, Duration, Level
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Choice, Given
from moothall.talk.play import Play
from moothall.talk.reasons import Because

Chosen = Callable[[Box], bool]


# ---- Boxes -----------------------------------------------------------------------------------------------------------


def places(track: Track, wanted: Chosen) -> tuple[int, ...]:
    """Where the filled boxes are that are wanted."""
    return tuple([place for place, box in enumerate(track.boxes) if box.filled and wanted(box)])


async def clear(play: Play[Table], who: str, track: str, gone: Sequence[int], *cites: str) -> None:
    """Clear boxes, lift what a full level meant, and bring a character back where it was what kept them out."""
    if not gone:
        return
    boxes = [changed(box, filled="") if place in gone else box for place, box in _numbered(play.state, who, track)]
    await _tell(play, who, track, "cleared", len(gone), tuple(boxes), *cites)
    await settle(play, who)


async def settle(play: Play[Table], who: str) -> None:
    """Apply or lift the consequences of full levels after boxes changed; bring back an incapacitated character."""
    await update_stressed_aspects(play, who)
    one = play.state.who(who)
    back = return_rule(one)
    if one.out == "incapacitated" and back is not None:
        await play.tell(CameBack(who, one.seen), back.cite, "nova6.rec.incap-until-clear")
    elif one.staying and back is not None:
        await play.tell(StayedIn(who, False, one.seen), back.cite)


async def _lasts(play: Play[Table], who: str, track: str, how: str, new: dict[int, Duration], *cites: str) -> None:
    """Boxes last otherwise from now on."""
    numbered = _numbered(play.state, who, track)
    boxes = [changed(box, filled=new[place]) if place in new else box for place, box in numbered]
    await _tell(play, who, track, how, len(new), tuple(boxes), *cites)


def _numbered(table: Table, who: str, track: str) -> list[tuple[int, Box]]:
    return list(enumerate(table.who(who).track(track).boxes))


async def _tell(
    play: Play[Table], who: str, track: str, how: str, count: int, boxes: tuple[Box, ...], *cites: str
) -> None:
    one = play.state.who(who)
    tracks = tuple([changed(each, boxes=boxes) if each.id == track else each for each in one.tracks])
    await play.tell(Recovered(who, how, count, tracks, one.seen, one.open), *cites)


# ---- Ways ------------------------------------------------------------------------------------------------------------


class Ways(NamedTuple):
    """How boxes of one kind are cleared: when their time is over, perhaps in this scene already, and after it."""

    track: str
    level: Level
    filled: Duration
    now: tuple[str, ...]
    later: tuple[str, ...]
    cite: str = "nova6.rec.ways"
    text: str = "hint-nova6-ways"


def hints(table: Table, who: str) -> tuple[Ways, ...]:
    """Return the ways to clear each kind of box that is filled; none of hidden boxes."""
    tracks: Any = table.who(who).tracks
    seen = tracks if tracks is not HIDDEN else ()
    found = [_ways(table, track.id, box, box.filled) for track in seen for box in track.boxes if box.filled]
    return tuple(dict.fromkeys(found))


def _ways(table: Table, track: str, box: Box, filled: Duration) -> Ways:
    """A rally is for light boxes in a conflict, treatment for scenes; rests and milestones end lesser things too."""
    rally = table.scene.kind == "conflict" and box.level == "stressed" and _steps(box) is not None
    treatment = bool(table.scene.kind) and treatment_price(table, box, ease=True) is not None
    now = tuple([way for way, open in (("rally", rally), ("treatment", treatment)) if open])
    later = tuple([way for way, longest in (("rest", "S"), ("milestone", "T")) if at_most(filled, longest)])
    return Ways(track, box.level, filled, now, later)


# ---- When time has passed --------------------------------------------------------------------------------------------

ROWS = {
    "scene-end": ("nova6.rec.row-scene", "nova6.scene.close-effects"),
    "rest": ("nova6.rec.row-rest", "nova6.rest.clear"),
    "minor": ("nova6.rec.row-minor", "nova6.mile.minor"),
    "major": ("nova6.rec.row-major", "nova6.mile.major"),
    "epic": ("nova6.rec.row-epic", "nova6.mile.epic"),
}


@at("turn-end", "action-done", "round-end", "scene-end", "minor", "major", "epic")
async def time_heals(play: Play[Table], moment: Moment) -> None:
    """The time of boxes has passed: light ones are free at once, the others want a test, one for each track."""
    for one in (*play.state.heroes, *play.state.others):
        for track in one.tracks:
            due = places(track, lambda box: _is_due(play.state, one.id, box, moment))  # noqa: B023 - used at once
            light = [place for place in due if track.boxes[place].level == "stressed"]
            cites = ("nova6.rec.stressed-free", "nova6.rec.by-duration", *ROWS.get(moment.kind, ()))
            cites = (*cites, *CONCLUDED.get(moment.kind, ()))
            await clear(play, one.id, track.id, light, *cites)
            heavy = [place for place in due if place not in light]
            if heavy and one.is_pc:
                await _heal(play, one.id, track.id, heavy, moment)


def _is_due(table: Table, who: str, box: Box, moment: Moment) -> bool:
    return box.filled != "" and has_run_out(table, Timed(box.filled, who, box.turn, box.round), moment)


async def _heal(play: Play[Table], who: str, track: str, due: list[int], moment: Moment) -> None:
    """One test for a track; what it does not clear is as if it had failed."""
    if moment.kind in ("minor", "major", "epic") and play.state.options.milestone_auto_clear == "on":
        await clear(play, who, track, due, "nova6.mile.tests")
        return
    verdict = await recover_test(play, who, track, due)
    gone = await _which(play, who, track, due, verdict) if verdict.success else ()
    rule = "nova6.mile.tests" if moment.kind in ("minor", "major", "epic") else "nova6.rec.test"
    tested = ("nova6.recovery.test", *_last_level(play.state, who, track, due))
    rules = (*_healed_by(play.state, who, track, gone), *tested, *CONCLUDED.get(moment.kind, ()))
    await clear(play, who, track, gone, rule, *rules)
    left = [place for place in due if place not in gone]
    if left:
        boxes = play.state.who(who).track(track).boxes
        short: dict[int, Duration] = {place: "T" for place in left if not at_most("T", boxes[place].filled)}
        if short:
            rules = ("nova6.rec.fail-extend", "nova6.rec.fail-retry", "nova6.recovery.test-fail", *tested)
            await _lasts(play, who, track, "longer", short, *rules)
        else:
            rules = ("nova6.rec.fail-retry", "nova6.rec.fail-repeat", "nova6.recovery.test-fail", *tested)
            await _lasts(play, who, track, "longer", {}, *rules)


def _last_level(table: Table, who: str, track: str, due: Sequence[int]) -> tuple[str, ...]:
    boxes = table.who(who).track(track).boxes
    last = any(boxes[place].level == "incapacitated" for place in due)
    return ("nova6.recovery.test-incapacitated",) if last else ()


def _healed_by(table: Table, who: str, track: str, gone: Sequence[int]) -> tuple[str, ...]:
    rules = ["nova6.rec.lift-consequence"] if gone else []
    if len(gone) > 1:
        rules.append("nova6.rec.extra-box")
    return tuple(rules)


async def recover_test(play: Play[Table], who: str, track: str, due: Sequence[int]) -> Verdict:
    """Physique for the body, Resolve for the mind; only the last level is harder, at tables that play so."""
    boxes = play.state.who(who).track(track).boxes
    worst = all(boxes[place].level == "incapacitated" for place in due)
    more = [Because("note-staggered-box", 0, "nova6.rec.staggered-cost")]
    if any(boxes[place].level == "incapacitated" for place in due):
        more.append(Because("note-last-box", 0, "nova6.cons.incap-return"))
    if any(effect.made for effect in play.state.effects_of(who, "advantage")):
        more.append(Because("note-treated", 0, "nova6.treat.advantage"))
    if worst and play.state.options.incapacitated_recovery == "minus-2d":
        more.append(Because("incapacitated", -2, "nova6.rec.incap-cost"))
    skill = play.state.who(who).track(track).recovers
    test = ActionTest(who, "", skill, "overcome", "recover", more=tuple(more), free=True)
    return await make_test(play, test)


async def _which(play: Play[Table], who: str, track: str, due: list[int], verdict: Verdict) -> tuple[int, ...]:
    boxes = play.state.who(who).track(track).boxes
    priced = play.state.options.incapacitated_recovery == "stunt-point"
    listed = tuple(
        BoxAt(place, boxes[place].level, boxes[place].filled, int(priced and boxes[place].level == "incapacitated"))
        for place in due
    )
    if not any(box.price <= verdict.points for box in listed):
        return ()
    asked = ClearBoxes(who, listed, verdict.points, "nova6.rec.incap-cost" if _last(listed) else "nova6.rec.extra-box")
    if len(listed) == 1:
        return (listed[0].place,)
    return (await play.ask(play.state.who(who).player, asked, cite="nova6.rec.test")).places


def _last(listed: tuple[BoxAt, ...]) -> bool:
    return any(box.level == "incapacitated" for box in listed)


# ---- Rally -----------------------------------------------------------------------------------------------------------


def _own_tracks(table: Table, given: Given) -> list[Choice]:
    """The tracks of the one who acts."""
    one = character(table, given)
    known = () if one is None else tuple(track.id for track in one.tracks)
    return [Choice(track) for track in known]


def is_hurt(one: Character) -> bool:
    """Whether anything of a character can be seen to be filled: of strangers the tracks may not be known."""
    tracks: Any = one.tracks
    return tracks is not HIDDEN and any(box.filled for track in tracks for box in track.boxes)


def hurt_track(one: Character) -> str:
    """The first track of a character with a filled box; of one who is whole, the first of all."""
    hurt = [track.id for track in one.tracks if any(box.filled for box in track.boxes)]
    return next(iter((*hurt, *(track.id for track in one.tracks))), "physical")


def check_can_rally(table: Table, who: PersonId) -> None:
    """Refuse a rally outside a conflict, out of turn, or after another action of the turn."""
    if table.scene.kind != "conflict":
        raise AgainstTheRules("error-rally-elsewhere", cite="nova6.rec.ways")
    check_may_act(table, who)
    rounds.check_turn(table, who)
    if table.scene.acting == who:
        check_whole_turn(table.who(who))


def _rally_offered(table: Table, who: str) -> str:
    """Where a box of the character is filled that a rally could clear."""
    one = table.who(PersonId(who))
    if not is_hurt(one):
        return ""
    check_can_rally(table, PersonId(who))
    check_way(table, (one,), "rally")
    return "nova6.rally.turn"


def check_way(table: Table, hurt: Sequence[Character], way: str) -> None:
    """Refuse where none of the boxes of these people is cleared in this way now."""
    ways = [found for one in hurt for found in hints(table, one.id)]
    if ways and not any(way in one.now for one in ways):
        raise AgainstTheRules("error-no-such-way-now", cite=ways[0].cite)


@action("nova6.rally", by="player", chapter="recovery", rank=15, offered=_rally_offered)
async def rally(
    play: Play[Table], who: Doer, track: Annotated[str, Among(_own_tracks)] = "", react: bool = False
) -> int:
    """A whole turn to pull oneself together: one light box of the scene, more with points. How many were cleared.

    Without a track it is the one that is hurt.
    """
    one = play.state.who(who)
    track = track or hurt_track(one)
    if not react:
        check_can_rally(play.state, who)
        await rounds.ensure_turn(play, who)
        await _whole_turn(play, play.state.who(who))
    if play.state.is_marked("rallied", who):
        await plot_points.spend(play, who, "rally", "nova6.rally.once", "nova6.pp.spend-rally")
    else:
        mark = Mark("rallied", who, until="scene", known=one.seen)
        await effects.mark(play, mark, "nova6.rally.once")
    test = ActionTest(who, "", one.track(track).recovers, "overcome", free=True, without_points=react)
    verdict = await make_test(play, test)
    gone = await _rallied(play, who, track, verdict.points) if verdict.success else ()
    if verdict.success:
        await clear(play, who, track, gone, "nova6.rally.effect", *(["nova6.rally.by-react"] if react else []))
    if not react:
        await note_acted_in_scene(play, play.state.who(who))
        await rounds.conclude(play, who)
    return len(gone)


def check_whole_turn(one: Character) -> None:
    """Refuse what takes a whole turn after another action of it."""
    if one.turn.pairs or one.turn.whole:
        raise AgainstTheRules("error-whole-turn", cite="nova6.rally.turn", name=one.name)


async def _whole_turn(play: Play[Table], one: Character) -> None:
    check_whole_turn(one)
    turn = changed(one.turn, whole=True, declared=1, pairs=("rally",))
    await play.tell(TurnChanged(one.id, turn, "rally", one.seen), "nova6.rally.turn")


async def _rallied(play: Play[Table], who: str, track: str, points: int) -> tuple[int, ...]:
    """Light boxes only; each point is one more, or a step longer for one."""
    boxes = play.state.who(who).track(track).boxes
    light = places(play.state.who(who).track(track), lambda box: box.level == "stressed")
    listed = tuple(
        BoxAt(place, "stressed", boxes[place].filled, steps)
        for place in light
        if (steps := _steps(boxes[place])) is not None and steps <= points
    )
    if not listed:
        return ()
    asked = ClearBoxes(who, listed, points, "nova6.rally.sp")
    if len(listed) == 1:
        return (listed[0].place,)
    return (await play.ask(play.state.who(who).player, asked, cite="nova6.rally.limit")).places


def _steps(box: Box) -> int | None:
    """Steps by which a box lasts beyond the scene; nothing brings those to an end that stand beside the ladder."""
    return max(LADDER.index(box.filled) - LADDER.index("S"), 0) if box.filled in LADDER else None


# ---- Treatment -------------------------------------------------------------------------------------------------------


def check_can_treat(table: Table, patient: PersonId, track: str, place: int | None) -> None:
    """Refuse to treat a box that is not filled, or a track without one that is."""
    on = table.who(patient).track(track or hurt_track(table.who(patient)))
    if place not in (None, *places(on, _any)) or not any(box.filled for box in on.boxes):
        named = "–" if place is None else str(place)
        raise AgainstTheRules("error-no-such-box", cite="nova6.treat.skill", places=named)


def _check_treat(table: Table, given: Given) -> None:
    check_free(table, doer(given))
    check_can_treat(table, given["patient"], said(given, "track", ""), given.get("place"))


def _patients(table: Table, given: Given) -> list[Choice]:
    """The hurt: first the others, then the one who treats, then everybody else."""
    hurt = {one.id for one in (*table.heroes, *table.others) if is_hurt(one)}
    return sorted(everybody(table, given), key=lambda one: (one.id not in hurt, one.id == doer(given)))


def _treat_offered(table: Table, who: str) -> str:
    """Where a box of anybody's is filled that treatment could clear."""
    hurt = [each for each in (*table.heroes, *table.others) if is_hurt(each)]
    if not hurt:
        return ""
    check_free(table, PersonId(who))
    check_way(table, hurt, "treatment")
    return "nova6.treat.skill"


@action("nova6.treat", by="player", chapter="recovery", rank=16, offered=_treat_offered)
async def treat(
    play: Play[Table],
    who: Doer,
    patient: Annotated[PersonId, Among(judging("patient", _patients, _check_treat))],
    track: Annotated[str, Among(judging("track", tracks, _check_treat))] = "",
    place: int | None = None,
    ease: bool = False,
) -> bool:
    """Treat one box, one's own or another's; at rest a light box can be eased by a step instead.

    Unless it was named, it is picked after the roll, among those that the points reach. Without a track it is the one
    that is hurt.
    """
    check_may_act(play.state, who)
    await rounds.begin_action(play, who)
    track = track or hurt_track(play.state.who(patient))
    check_can_treat(play.state, patient, track, place)
    boxes, skill = play.state.who(patient).track(track).boxes, play.state.who(patient).track(track).treated
    level = "" if place is None else boxes[place].level
    test = await judge(play, ActionTest(who, "", skill, "overcome", "treatment", (), level), skill)
    if test is None:
        return False
    test = replace(await prepare(play, test), against=())
    if not await use_declared_action(play, test):
        return False
    verdict = await make_test(play, test)
    eases = ease or place is None
    reach = _in_reach(play.state, patient, track, verdict.points, eases) if verdict.success else ()
    picked = await _which_box(play, who, patient, tuple([box for box in reach if place in (None, box.place)]))
    if picked is None:
        return False
    await _treated(play, patient, track, picked, eases)
    return True


def _any(box: Box) -> bool:
    return True


def _in_reach(table: Table, patient: str, track: str, points: int, eases: bool) -> tuple[BoxAt, ...]:
    """The filled boxes that so many points are enough for."""
    on = table.who(patient).track(track)
    filled = [(place, on.boxes[place]) for place in places(on, _any)]
    priced = [(at, box, treatment_price(table, box, eases)) for at, box in filled]
    able = [BoxAt(at, box.level, box.filled, price.amount) for at, box, price in priced if price is not None]
    return tuple([box for box in able if box.price <= points])


async def _which_box(play: Play[Table], who: str, patient: str, reach: tuple[BoxAt, ...]) -> int | None:
    """One of several is asked for."""
    if len(reach) > 1:
        asked = TreatBox(who, patient, reach)
        return await play.ask(play.state.who(who).player, asked, cite="nova6.treat.skill")
    return reach[0].place if reach else None


async def _treated(play: Play[Table], patient: str, track: str, place: int, eases: bool) -> None:
    """The box is cleared; a light one, at rest, lasts a step less."""
    box = play.state.who(patient).track(track).boxes[place]
    if eases and box.filled and resting(play.state) and box.level == "stressed":
        new = {place: longer(box.filled, -1)}
        await _lasts(play, patient, track, "shorter", new, "nova6.treat.rest-shorten", "nova6.treat.skill")
    else:
        how = PRICES[box.level, resting(play.state)].cite
        scope = SCOPE.get((box.level, resting(play.state)), ())
        await clear(play, patient, track, (place,), how, "nova6.treat.skill", *scope, *_time(play.state, box))


def resting(table: Table) -> bool:
    return table.scene.kind == "exposition" and table.is_marked("resting")


def _time(table: Table, box: Box) -> tuple[str, ...]:
    """What treating a box in a scene takes for lasting beyond it."""
    return ("nova6.treat.scene-time",) if _steps(box) and not resting(table) else ()


PRICES = {
    ("stressed", False): Because("treatment", 0, "nova6.treat.scene"),
    ("staggered", False): Because("treatment", 1, "nova6.treat.scene-staggered"),
    ("incapacitated", False): Because("treatment", 2, "nova6.treat.scene-incap"),
    ("stressed", True): Because("treatment", 0, "nova6.treat.rest-shorten"),
    ("staggered", True): Because("treatment", 0, "nova6.treat.rest-staggered"),
    ("incapacitated", True): Because("treatment", 1, "nova6.treat.rest-incap"),
}
"""Stunt points that treating a box of a level takes, in a scene and at rest."""

SCOPE = {
    ("staggered", False): ("nova6.stunt.scope-staggered",),
    ("incapacitated", False): ("nova6.stunt.scope-incap-scene",),
    ("incapacitated", True): ("nova6.stunt.scope-incap-rest",),
}
"""The stunts that these points are."""


def treatment_price(table: Table, box: Box, ease: bool) -> Because | None:
    """What treating a box costs in points: its level, and in a scene each step it lasts beyond it; some it cannot."""
    at_rest, steps = resting(table), _steps(box)
    base = PRICES[box.level, at_rest]
    if not at_rest:
        return None if steps is None else base._replace(amount=base.amount + steps)
    if box.level == "stressed":
        return base if ease else None
    return base if at_most(box.filled, "T") else None
