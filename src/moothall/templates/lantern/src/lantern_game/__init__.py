"""Lantern: a one-page game. Roll one die, under your number by wits, over it by heart."""

from typing import Annotated, Any, Literal, NamedTuple

import moothall.ruleset as m

Way = Literal["wits", "heart"]
Situation = NamedTuple("Situation", [("number", int), ("way", Way)])  # noqa: UP014


@m.record
class Options:
    light: int = 3


@m.big_record
class Hero:
    id: Annotated[str, m.Everyone]
    seat: Annotated[str, m.Everyone]
    name: Annotated[str, m.Everyone]
    number: Annotated[int, m.Everyone]


@m.big_record
class Obstacle:
    id: Annotated[str, m.Everyone]
    name: Annotated[str, m.Everyone]
    behind: str = ""
    cleared: Annotated[bool, m.Everyone] = False


@m.big_record
class Table:
    light: Annotated[int, m.Everyone] = 3
    heroes: Annotated[tuple[Hero, ...], m.Everyone] = ()
    obstacles: Annotated[tuple[Obstacle, ...], m.Everyone] = ()


@m.event("lantern/joined")
class Joined:
    hero: Annotated[Hero, m.Everyone]


@m.event("lantern/met")
class Met:
    obstacle: Annotated[Obstacle, m.Everyone]


@m.event("lantern/tried")
class Tried:
    who: Annotated[str, m.Everyone]
    target: Annotated[str, m.Everyone]
    story: Annotated[str, m.Everyone]
    result: Annotated[str, m.Everyone]


@m.event("lantern/lit")
class Lit:
    light: Annotated[int, m.Everyone]


def fold(table: Table, fact: Any) -> Table:
    match fact:
        case Lit(light=light):
            return m.changed(table, light=light)
        case Joined(hero=hero):
            return m.changed(table, heroes=(*table.heroes, hero))
        case Met(obstacle=obstacle):
            return m.changed(table, obstacles=(*table.obstacles, obstacle))
        case Tried(target=target, result="clear"):
            rest = (m.changed(one, cleared=True) if one.id == target else one for one in table.obstacles)
            return m.changed(table, obstacles=tuple(rest))
    return table


@m.question("lantern/edge", takes=Literal["leave", "burn"])
class Edge(m.Question[str]):
    who: str

    def options(self) -> tuple[m.Option, ...]:
        return (m.Option("leave", "lantern.light"), m.Option("burn", "lantern.light"))

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)
        if answer == "burn" and state.light < 1:
            raise m.AgainstTheRules("error-lantern-dark", cite="lantern.light")


def obstacles(table: Table, given: Any) -> list[m.Choice]:
    closed = m.AgainstTheRules("error-lantern-cleared", cite="lantern.obstacle")
    return [m.Choice(one.id, one.name, closed if one.cleared else None) for one in table.obstacles]


@m.action("lantern.open", by="gm", chapter="trying")
async def open_table(play: m.Play[Table], light: m.AskedLater[int]) -> None:
    await play.tell(Lit(light), "lantern.light")


@m.action("lantern.join", by="player", chapter="trying")
async def join(
    play: m.Play[Table], seat: m.OwnSeat, hero: m.Fresh[str], name: m.Words, number: Literal["2", "3", "4", "5"]
) -> None:
    await play.tell(Joined(Hero(hero, seat, name, int(number))), "lantern.try")


def read(faces: tuple[int, ...], number: int, by_wits: bool) -> str:
    return "mixed" if faces[0] == number else "clear" if (faces[0] < number) == by_wits else "dark"


@m.action("lantern.try", by="player", chapter="trying", rank=1, offered="lantern.try")
async def attempt(
    play: m.Play[Table], who: m.Own[str], target: Annotated[str, m.Among(obstacles)], way: Way,
    story: m.Words, sure: m.GmOnly[bool] = False,
) -> str:  # fmt: skip
    hero = next(one for one in play.state.heroes if one.id == who)
    given = (hero.number, way == "wits")
    result = "clear" if sure else (await play.roll(1, 6, read=read, given=given, cite="lantern.try")).reading
    if result == "mixed" and await play.ask(hero.seat, Edge(who), cite="lantern.light") == "burn":
        await play.tell(Lit(play.state.light - 1), "lantern.light")
        result = "clear"
    await play.tell(Tried(who, target, story, result), "lantern.try")
    return result


@m.action("lantern.obstacle", by="gm", chapter="trying", rank=1)
async def put(play: m.Play[Table], id: m.Fresh[str], name: m.Words, behind: m.Words = "") -> None:
    await play.tell(Met(Obstacle(id, name, behind)), "lantern.obstacle")


def roll(asked: Situation, options: Options) -> m.ReadyRoll:
    return m.ReadyRoll(Table(heroes=(Hero("hero", "", "", asked.number),)), attempt.open("hero", "it", asked.way, "–"))


def story(say: m.Say) -> m.Director:
    yield put.open("gate", say("demo-gate"))
    yield attempt.open("ada", "gate", "wits", say("demo-tries"))


RULESET = m.Ruleset(
    id="lantern", package=__name__, options=lambda: m.options_of(Options),
    mechanics=lambda: m.Mechanics(start=Table(), fold=fold, opened_with=lambda options: open_table.open(options.light)),
    query=lambda: m.RollQuery(flags=Situation, ask=roll, fold=fold, figure=lambda result, table: result),
    prompt_odds=lambda: m.PromptOdds(("dark", "mixed", "clear"), ("clear",)),
    demo=lambda: m.Demo(
        title="book-title", cast=(("ada", "Ada", "hero"),), session=story, prelude=story, answers=lambda say: {},
        setting=lambda say: [(Joined(Hero("ada", "ada", "Ada", 4)), "lantern.try")],
        standing=lambda table: {"light": table.light}, worth_reading="lantern.try",
    ),
)  # fmt: skip
