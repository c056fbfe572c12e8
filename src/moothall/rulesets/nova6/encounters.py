"""Encounters of this book: contests and conflicts from short lines, and tactics of both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple

from moothall.errors import Unclear
from moothall.records import changed, record
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.events import fold
from moothall.rulesets.nova6.ids import NOWHERE, EffectId, PersonId
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import AfterRoll, Meddling, SpendPoints, StayIn
from moothall.rulesets.nova6.scenes.contests import strive
from moothall.rulesets.nova6.scenes.scenes import open_scene
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.special_actions.reactions import oppose
from moothall.rulesets.nova6.state import FRESH, NO_SCENE, Character, Count, Effect, Scene, Table, Turn
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.time.rounds import PHASES, end_turn, still_to_act, take_turn
from moothall.rulesets.nova6.time.turns import is_spent
from moothall.talk.drive import Driver, Ended
from moothall.talk.encounters import EncounterEnd, Encounters, EncounterSetup, Fate, Variant
from moothall.talk.play import Play
from moothall.talk.procedure import Opening, Procedure
from moothall.talk.requests import Ask, Tell

SKILL: Final = "fight"
"""The skill that both sides strive and fight with."""

MOST_RANK, MOST_DAMAGE, MOST_GOAL, MOST_POINTS = 5, 12, 20, 20
"""Bounds of the numbers of a line."""


@record
class HeroLine:
    """A player's character, or several alike: a sheet, or the numbers that matter."""

    name: str = ""
    count: int = 1
    sheet: dict[str, Any] | None = None
    rank: int = 2
    """Of the skill that is rolled."""
    damage: int = 4
    """Of the weapon in hand."""
    plot_points: int | None = None


@record
class FoeLine:
    """A rival of a contest, or an opponent of a conflict, or several alike."""

    kind: Literal["rival", "principal", "extra"]
    count: int = 1
    name: str = ""
    rank: int = 1
    damage: int = 4
    goal: int = 5
    """Successes that a contest takes."""


@record
class Tactics:
    """Whom each side strikes, and when plot points and stunt points are spent."""

    heroes: Literal["first", "weakest"] = "first"
    foes: Literal["weakest", "first"] = "weakest"
    plot: Literal["stay", "never"] = "stay"
    stunts: Literal["harder", "never"] = "harder"


def set_up(options: Options, heroes: tuple[Any, ...], foes: tuple[Any, ...], tactics: Any) -> EncounterSetup:
    """Everybody in one place, and a scene about to be opened."""
    lines = list(_each(heroes))
    party = [_hero(line, f"hero{at}") for at, line in enumerate(lines)]
    band = [_foe(line, f"foe{at}") for at, line in enumerate(_each(foes))]
    people = [*party, *band]
    start = Table(
        options=options,
        heroes=tuple(one for one, _ in party),
        others=tuple(one for one, _ in band),
        effects=tuple(effect for _, effects in people for effect in effects),
    )
    names = tuple(line.name or (str(line.sheet.get("name", "")) if line.sheet else "") for line in lines)
    is_contest = any(line.kind == "rival" for line in foes)
    return (_contest if is_contest else _conflict)(start, foes, tactics, names)


def _each(lines: tuple[Any, ...]) -> Iterator[Any]:
    for line in lines:
        for _ in range(line.count):
            yield line


Armed = tuple[Character, tuple[Effect, ...]]
"""A character and what they carry."""


def _hero(line: HeroLine, id: str) -> Armed:
    if line.sheet:
        hero, carried = to_character(line.sheet, id, id), belongings(line.sheet, id)
    else:
        rank = _within("rank", line.rank, 0, MOST_RANK)
        bare = Character(PersonId(id), line.name or id, "pc", id, ((SKILL, rank),))
        hero, carried = changed(bare, tracks=tracks_of(bare)), (_weapon(id, line.damage),)
    if line.plot_points is not None:
        hero = changed(hero, plot_points=_within("plot_points", line.plot_points, 0, MOST_POINTS))
    return hero, carried


def _foe(line: FoeLine, id: str) -> Armed:
    kind: Literal["principal", "extra"] = "extra" if line.kind == "extra" else "principal"
    rank = _within("rank", line.rank, 0, MOST_RANK)
    bare = Character(PersonId(id), line.name or id, kind, "", ((SKILL, rank),))
    return changed(bare, tracks=tracks_of(bare)), (_weapon(id, line.damage),)


def _weapon(owner: str, damage: int) -> Effect:
    rating = _within("damage", damage, 0, MOST_DAMAGE)
    id = EffectId(f"{owner}-weapon")
    return Effect(id, "damage", id, owner, "", rating, duration="S", type="physical", skill=SKILL)


def _within(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise Unclear("error-forecast-number", name=name, found=value, least=least, most=most)
    return value


# ---- Contests -------------------------------------------------------------------------------------------------------


def _contest(start: Table, foes: tuple[Any, ...], tactics: Tactics, names: tuple[str, ...]) -> EncounterSetup:
    """A contest against one rival, to a goal; it ends for all with the first result."""
    line = foes[0]
    if len(foes) > 1 or line.count > 1:
        raise Unclear("error-forecast-nova6-one-rival")
    goal = _within("goal", line.goal, 1, MOST_GOAL)
    rival = start.others[0].id
    opened = _opened(start, open_scene.open("contest", scale="action", goal=goal, skill=SKILL, rival=rival))
    counts = tuple(count for hero in start.heroes for count in (Count(hero.id), Count(rival, hero.id)))

    def turn(table: Table) -> Opening[Any] | None:
        if table.scene.winners or table.scene.losers:
            return None
        who = table.scene.acting or still_to_act(table, table.scene.phase)[0].id
        return strive.open(PersonId(who), "strive", SKILL)

    return EncounterSetup(
        start=opened.with_scene(counts=counts),
        turn=turn,
        answers=_answers(tactics),
        end=_end_of_contest,
        heroes=names,
        resources=("plot-points",),
        forgotten=FORGOTTEN,
        rounds=(Scene, "round"),
        assumes=("forecast-nova6-contest",),
        first_round=opened.scene.round,
        goal="contest",
        tactics=("plot",),
    )


class _Beginning:
    """A scene that begins by itself: what it asks has its safe answer, and no die falls."""

    def __init__(self, state: Table) -> None:
        self.state = state

    def run(self, opening: Opening[Any]) -> Table:
        driver, answer = Driver(opening.begin(Play(self))), None
        while not isinstance(request := driver.send(answer), Ended):
            answer = request.question.default() if isinstance(request, Ask) else None
            if isinstance(request, Tell):
                self.state = fold(self.state, request.event)
        return self.state


def _opened(start: Table, opening: Opening[Any]) -> Table:
    """The table once a scene has been opened, so that what it lays down once is no reading of every turn."""
    return _Beginning(start).run(opening)


FORGOTTEN: Final = frozenset(
    {(Scene, "round"), (Table, "seconds"), (Turn, "number"), (Character, "last"), (Scene, "acted")}
)
"""Of a contest: how long it has lasted, each one's last test, and who has acted. No rule of a contest asks for it."""


def _end_of_contest(table: Table) -> EncounterEnd:
    fates = tuple(Fate("lost" if one.id in table.scene.losers else "", (one.plot_points,)) for one in table.heroes)
    return EncounterEnd(bool(table.scene.winners), fates)


# ---- Conflicts ------------------------------------------------------------------------------------------------------

MOST_ROUNDS: Final = 40
"""A conflict that lasts longer is given up by the heroes."""


def _conflict(start: Table, foes: tuple[Any, ...], tactics: Tactics, names: tuple[str, ...]) -> EncounterSetup:
    """A conflict to the last of a side, with initiative rolled first."""
    return EncounterSetup(
        start=start,
        turn=_turns(start, tactics),
        answers=_answers(tactics),
        end=_end_of_conflict,
        heroes=names,
        resources=("boxes", "plot-points"),
        forgotten=frozenset({(Table, "seconds"), (Character, "last")}),
        rounds=(Scene, "round"),
        assumes=("forecast-nova6-space",),
        first_round=start.scene.round,
    )


def as_it_stands(table: Table, tactics: Tactics) -> EncounterSetup | None:
    """The conflict at a table from here on, everybody in one place; before one begins, from its initiative."""
    if not (table.present() and table.opposition()):
        return None
    heroes, others = (tuple(map(_in_one_place, side)) for side in (table.heroes, table.others))
    scene = table.scene if table.scene.kind == "conflict" and table.scene.round else NO_SCENE
    start = changed(table, heroes=heroes, others=others, zones=(), edges=(), scene=scene)
    if scene.kind and not (scene.acting or still_to_act(start, scene.phase)):
        start = _at_round_start(start)
    return _conflict(start, (), tactics, tuple(one.name for one in heroes))


def _in_one_place(one: Character) -> Character:
    return changed(one, zone=NOWHERE, spot="", cover=None, seen=True)


def _at_round_start(table: Table) -> Table:
    """Between two rounds: everybody has a turn again."""
    heroes, others = (tuple(changed(one, turn=FRESH) for one in side) for side in (table.heroes, table.others))
    fresh = changed(table, heroes=heroes, others=others)
    phase = next((phase for phase in PHASES[:-1] if still_to_act(fresh, phase)), "opposition")
    return changed(fresh, scene=changed(table.scene, phase=phase))


class Arms(NamedTuple):
    """What a character strikes with: the skill, and the weapon if there is one."""

    skill: str
    tool: EffectId | Literal[""]


def _arms(table: Table, one: Character) -> Arms:
    """The weapon at hand that does most in this character's hands; without one, bare hands."""
    ready = [tool for tool in table.effects_of(one.id, "damage") if not NOT_AT_HAND & {*tool.marks}]
    best = max(ready, key=lambda tool: tool.rating + one.rank(tool.skill), default=None)
    return Arms(bound(table, "melee"), "") if best is None else Arms(best.skill or bound(table, "melee"), best.id)


NOT_AT_HAND: Final = frozenset({"stowed", "unloaded", "exhausted", "broken", "dropped"})
"""Marks of a weapon that cannot be used now."""


def _turns(start: Table, tactics: Tactics) -> Callable[[Table], Opening[Any] | None]:
    """The turn of the one who acts, or of the first who still has one in this phase, with their weapon."""
    arms = {one.id: _arms(start, one) for one in (*start.heroes, *start.others)}

    def turn(table: Table) -> Opening[Any] | None:
        scene = table.scene
        if not scene.kind:
            return open_scene.open("conflict")
        if not (table.present() and table.opposition()) or scene.round > start.scene.round + MOST_ROUNDS:
            return None
        who = scene.acting or still_to_act(table, scene.phase)[0].id
        enemies = table.opposition() if table.who(who).is_pc else table.present()
        choose = TARGETS[tactics.heroes if table.who(who).is_pc else tactics.foes]
        return WHOLE_TURN.open(who, choose(enemies).id, *arms[PersonId(who)])

    return turn


async def _whole_turn(play: Play[Table], who: PersonId, target: PersonId, skill: str, tool: EffectId) -> None:
    """A turn with one attack in it, from its beginning to its end; one that has had its action only ends."""
    if play.state.scene.acting != who:
        await take_turn(play, who)
    if not is_spent(play.state):
        await _attack(play, who, target, skill, tool)
    if play.state.scene.acting == who and play.state.present() and play.state.opposition():
        await end_turn(play, who)


async def _attack(play: Play[Table], who: PersonId, target: PersonId, skill: str, tool: EffectId) -> None:
    if play.state.who(who).is_pc:
        await act(play, who, "strike", skill, "attack", targets=(target,), tool=tool)
    else:
        await oppose(play, who, target, tool=tool)


WHOLE_TURN: Final = Procedure("nova6.whole-turn", _whole_turn)
"""Not registered: no table begins it, because people take the parts of a turn one by one."""


def _filled(one: Character) -> int:
    return sum(bool(box.filled) for track in one.tracks for box in track.boxes)


def _free(one: Character) -> int:
    return sum(not box.filled for track in one.tracks for box in track.boxes)


TARGETS: Final[Mapping[str, Callable[[tuple[Character, ...]], Character]]] = {
    "first": lambda people: people[0],
    "weakest": lambda people: max(people, key=_filled),
}


def _end_of_conflict(table: Table) -> EncounterEnd:
    fates = tuple(Fate(str(one.out), (_free(one), one.plot_points)) for one in table.heroes)
    return EncounterEnd(bool(table.present()) and not table.opposition(), fates)


# ---- Tactics --------------------------------------------------------------------------------------------------------


def _answers(tactics: Tactics) -> Mapping[type[Any], Callable[[Any, str, Any], Any]]:
    """Stunt points make an effect stronger; plot points keep a character in the scene, and buy a success."""
    return {
        **({SpendPoints: _harder} if tactics.stunts == "harder" else {}),
        **({StayIn: _stays, AfterRoll: _invokes} if tactics.plot == "stay" else {}),
    }


def _harder(table: Table, _: str, asked: SpendPoints) -> Buy:
    return Buy(next((one.id for one in asked.menu if one.id == "increase-effect"), ""))


def _stays(table: Table, _: str, asked: StayIn) -> str:
    return "stay" if table.who(asked.who).plot_points else "out"


def _invokes(table: Table, _: str, asked: AfterRoll) -> Meddling | None:
    """Turn an own failure into a success by an own aspect, if there is one."""
    own = next((id for id in asked.aspects if asked.by and id.startswith(asked.by)), "")
    may_succeed = any(option.id == "succeed" for option in asked.benefits)
    if asked.by != asked.who or not own or not may_succeed:
        return None
    return Meddling(aspect=own, benefit="succeed")


# ---- What decides ---------------------------------------------------------------------------------------------------


def variants(heroes: tuple[Any, ...], foes: tuple[Any, ...]) -> Iterator[Variant]:
    """One more opponent, a rank more, no plot points, and a character fewer."""
    first = foes[0]
    if first.kind != "rival":
        yield Variant("forecast-nova6-more", {"kind": first.kind}, heroes, (*foes, replace(first, count=1)))
    if first.rank < MOST_RANK:
        stronger = tuple(replace(line, rank=min(line.rank + 1, MOST_RANK)) for line in foes)
        yield Variant("forecast-nova6-stronger", {}, heroes, stronger)
    yield Variant("forecast-nova6-no-points", {}, tuple(replace(line, plot_points=0) for line in heroes), foes)
    if sum(line.count for line in heroes) > 1:
        last = heroes[-1]
        left = (*heroes[:-1], replace(last, count=last.count - 1)) if last.count > 1 else heroes[:-1]
        yield Variant("forecast-nova6-absent", {}, left, foes)


ENCOUNTERS = Encounters(HeroLine, FoeLine, Tactics, set_up, variants, "tactic-nova6", as_it_stands)
