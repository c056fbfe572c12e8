"""A tiny book for tests of the table: heroes, a pool they share, and a secret of the GM.

It can be opened only while a test puts it among the books (`on_the_shelf`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

from moothall import books
from moothall.errors import AgainstTheRules
from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import big_record, changed, record
from moothall.ruleset import Mechanics, Ruleset
from moothall.talk.actions import action
from moothall.talk.arguments import Busy, GmOnly, Own
from moothall.talk.options import options_of
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.questions import Option, Question, question

__all__ = ["Table", "both", "breaks", "drift", "explodes", "fold", "hides", "rolls", "spends", "whispers", "window"]

ID = "tiny"
COST = "tiny.pool.cost"


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """While this lasts, the book can be opened."""
    books.BOOKS[ID] = RULESET
    try:
        yield
    finally:
        del books.BOOKS[ID]
        books.rulebook.cache_clear()


@record
class NoOptions:
    """Nothing in which tables of this book differ."""


def name_of(table: Table, id: str) -> str:
    """The name of a hero: their id with a capital."""
    return next((hero.id.capitalize() for hero in table.heroes if hero.id == id), id)


@big_record
class Hero:
    """A played character."""

    id: Annotated[str, Everyone]
    seat: Annotated[str, Everyone]
    points: Annotated[int, Everyone] = 0
    dream: Annotated[str, Only("seat")] = ""


@big_record
class Trap:
    """A hidden trap."""

    id: Annotated[str, When("seen")]
    depth: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = False


@big_record
class Table:
    """The state of the book."""

    pool: Annotated[int, Everyone] = 1
    heroes: Annotated[tuple[Hero, ...], Everyone] = (Hero("ilse", "ana"), Hero("bram", "bo"))
    traps: Annotated[tuple[Trap, ...], Everyone] = ()
    doom: int = 0


@event("tiny/spent")
class Spent:
    """A point of the pool went to somebody."""

    who: Annotated[str, Everyone]
    points: Annotated[int, Everyone]
    pool: Annotated[int, Everyone]


@event("tiny/doomed")
class Doomed:
    """A fact for the GM alone."""

    doom: int


@event("tiny/threw")
class TotalRolled:
    """A total was rolled."""

    who: Annotated[str, Everyone]
    total: Annotated[int, Everyone]


def fold(table: Table, fact: Any) -> Table:
    """The table after a fact."""
    match fact:
        case Spent():
            heroes = tuple(changed(h, points=fact.points) if h.id == fact.who else h for h in table.heroes)
            return changed(table, pool=fact.pool, heroes=heroes)
        case Doomed():
            return changed(table, doom=fact.doom)
    return table


@question("tiny/take", takes=str)
class Take(Question[str]):
    """Does somebody take the point?"""

    who: str

    def options(self) -> Sequence[Option]:
        return (Option("no", COST), Option("yes", COST))

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)
        if answer == "yes" and state.pool < 1:
            raise AgainstTheRules("error-pool-empty", cite=COST)


@question("tiny/how", takes=str, whose="tiny.gm.how")
class How(Question[str]):
    """A question for the GM alone."""

    who: str

    def options(self) -> Sequence[Option]:
        return tuple(Option(id, "tiny.gm.how") for id in ("plain", "odd"))


def seat(play: Play[Table], who: str) -> str:
    return next(hero.seat for hero in play.state.heroes if hero.id == who)


async def _spend(play: Play[Table], who: str) -> None:
    hero = next(hero for hero in play.state.heroes if hero.id == who)
    await play.tell(Spent(who, hero.points + 1, play.state.pool - 1), COST)


@action("tiny.spend", by="player", chapter="pool", rank=1, offered=COST)
async def spends(play: Play[Table], who: Own[str]) -> str:
    """A hero may take a point of the pool."""
    said = await play.ask(seat(play, who), Take(who), cite=COST)
    if said == "yes":
        await _spend(play, who)
    return said


@action("tiny.pledge", by="player", chapter="pool", rank=1, offered=COST)
async def pledges(play: Play[Table], who: Own[str]) -> str:
    """A price is paid when it is declared, in sight and behind the screen; then its player is asked."""
    await _spend(play, who)
    await play.tell(Doomed(play.state.doom + 1), COST)
    said = await play.ask(seat(play, who), Take(who), cite=COST)
    await play.roll(2, 6, read=sum, cite="tiny.dice.two")
    return said


@action("tiny.window", by="player", chapter="pool", rank=1, offered=COST)
async def window(play: Play[Table]) -> str:
    """The first seat to answer may take a point; then the others may."""
    taken = await play.offer([(hero.seat, Take(hero.id)) for hero in play.state.heroes], cite=COST)
    if taken is None:
        return ""
    await _spend(play, next(hero.id for hero in play.state.heroes if hero.seat == taken.seat))
    return taken.seat


@action("tiny.throw", by="player", chapter="dice", rank=1, offered=COST)
async def rolls(play: Play[Table], who: Own[str], again: GmOnly[bool] = False) -> int:
    """Two dice, and two more after a question."""
    total = (await play.roll(2, 6, read=sum, cite="tiny.dice.two")).reading
    await play.tell(TotalRolled(who, total), "tiny.dice.two")
    if again:
        await play.ask(GM, How(who), cite="tiny.gm.how")
        total += (await play.roll(2, 6, read=sum, cite="tiny.dice.two")).reading
        await play.tell(TotalRolled(who, total), "tiny.dice.two")
    return total


@action("tiny.both", by="player", chapter="pool", rank=1, offered=COST)
async def both(play: Play[Table], who: Own[str]) -> str:
    """The player is asked, then the GM, and then something is told."""
    said = await play.ask(seat(play, who), Take(who), cite=COST)
    how = await play.ask(GM, How(who), cite="tiny.gm.how")
    await play.tell(TotalRolled(who, len(how)), "tiny.gm.how")
    return said + how


@action("tiny.hide", by="gm", chapter="")
async def hides(play: Play[Table], doom: int) -> None:
    """The GM is asked something that nobody else hears of."""
    how = await play.ask(GM, How("doom"), cite="tiny.gm.how")
    await play.tell(Doomed(doom if how == "plain" else -doom), "tiny.gm.how")


@action("tiny.watch", by="gm", chapter="")
async def watches(play: Play[Table], who: Busy[str]) -> None:
    """The GM is asked something about a hero, and rolls; nobody else hears of it."""
    await play.ask(GM, How(who), cite="tiny.gm.how")
    total = (await play.roll(2, 6, read=sum, cite="tiny.dice.two")).reading
    await play.tell(Doomed(total), "tiny.gm.how")


@action("tiny.whisper", by="player", chapter="pool", rank=1, offered=COST)
async def whispers(play: Play[Table], who: Own[str], trap: str) -> None:
    """Refuse because of a trap that only the GM can see."""
    if any(one.id == trap for one in play.state.traps):
        raise AgainstTheRules("error-trap", cite=COST, trap=trap)
    await play.tell(TotalRolled(who, 0), COST)


@action("tiny.break", by="player", chapter="pool", rank=1, offered=COST)
async def breaks(play: Play[Table], who: Own[str]) -> float:
    """A rule with a fault: it breaks on one of its answers."""
    await play.tell(TotalRolled(who, 1), COST)
    said = await play.ask(seat(play, who), Take(who), cite=COST)
    await play.tell(TotalRolled(who, 2), COST)
    return 1 / (said == "no")


@action("tiny.explode", by="player", chapter="pool", rank=1, offered=COST)
async def explodes(play: Play[Table]) -> None:
    """A rule with a fault in its first step."""
    await play.tell(TotalRolled("ilse", 1), COST)
    raise ZeroDivisionError("a fault")


CHANGED: list[str] = []
"""What a test puts here, the next procedure asks instead: a new version of the program."""


@action("tiny.drift", by="player", chapter="pool", rank=1, offered=COST)
async def drift(play: Play[Table], who: Own[str]) -> str:
    """A rule that a new version of the program changes."""
    await play.tell(TotalRolled(who, 3), COST)
    if CHANGED:
        return await play.ask(GM, How(CHANGED[0]), cite="tiny.gm.how")
    return await play.ask(seat(play, who), Take(who), cite=COST)


RULESET = Ruleset(
    id=ID,
    package=__name__,
    mechanics=lambda: Mechanics(start=Table(), fold=fold, name_of=name_of),
    options=lambda: options_of(NoOptions),
)
