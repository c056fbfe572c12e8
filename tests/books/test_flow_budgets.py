"""Budgets of stops: how often a brisk table stops in each standard situation, by seat.

A rule that asks more than it did fails here with the name of the situation. A card counts once. Later steps of the work
on flow lower these numbers towards the goals, which `docs/flow.md` shows beside them.
"""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules, MoothallError
from moothall.ledger.entries import AnswerAhead, Rolled, Told
from moothall.table import SERVER
from moothall.table import commands as c
from tests.books.support.stops import count_stops
from tests.support.soaking import SOAKING

TOOL = count_stops()
BUDGETS: dict[tuple[str, str], dict[str, int]] = {
    ("nde2", "melee hit on a minion"): {},
    ("nde2", "exceptional hit"): {"bram": 1},
    ("nde2", "plain miss"): {"bram": 1, "gm": 1},
    ("nde2", "power, exceptional"): {"gm": 1, "ilse": 2},
    ("nde2", "foe’s blow, avoided"): {"bram": 1},
    ("nde2", "foe’s blow, hits"): {"bram": 2},
    ("nde2", "test, passed"): {"gm": 1, "maren": 1},
    ("nde2", "test, failed"): {"gm": 2, "maren": 2},
    ("nde1", "melee hit on a minion"): {},
    ("nde1", "miss with retaliation"): {},
    ("houses2d20", "plain test"): {"gm": 1, "sanna": 2},
    ("houses2d20", "test with a bought die"): {"gm": 1, "sanna": 2},
    ("houses2d20", "test, failed"): {"gm": 2, "sanna": 1},
    ("houses2d20", "test with a complication"): {"gm": 2, "sanna": 2},
    ("houses2d20", "attack, minor foe, hit"): {"gm": 1, "sanna": 2},
    ("houses2d20", "attack, minor foe, missed"): {"gm": 1, "sanna": 2},
    ("houses2d20", "attack, notable foe, out of reach"): {"gm": 1, "sanna": 2},
    ("houses2d20", "bold move of an asset"): {"gm": 1, "sanna": 2},
    ("nova6", "attack on a principal, hit"): {"sunniva": 1},
    ("nova6", "attack, hit with stunt points"): {"sunniva": 2},
    ("nova6", "attack, missed"): {"sunniva": 1},
    ("nova6", "foe’s blow, defended"): {"sunniva": 2},
    ("nova6", "foe’s blow, hit"): {"sunniva": 2},
    ("nova6", "foe’s blow, hit, GM stunts"): {"gm": 1, "sunniva": 3},
    ("nova6", "simple test, passed"): {"gm": 1, "tomas": 1},
    ("nova6", "simple test, passed with stunt points"): {"gm": 1, "tomas": 2},
    ("nova6", "simple test, failed"): {"gm": 2, "tomas": 1},
    ("nova6", "initiative of three"): {},
    ("nova6", "end of a round"): {},
}
"""The most stops of each seat."""
SCENES = dict.fromkeys(TOOL.SESSIONS, 2_000 if SOAKING else 1) | ({} if SOAKING else {"nde2": 8})
"""Whole sessions of each book that bots play at every pace."""
REACHED = [one for one in TOOL.SITUATIONS if one.goal]
PRESSED = [one for one in TOOL.SITUATIONS if one.presses]


def happened(played: Any) -> tuple[list[Any], list[str]]:
    """Return every roll of a table in order, and every fact; what is only said beforehand has not happened.

    A complication may be named before or after something else.
    """
    log = played.table.game.log
    rolls = [entry.faces for entry in log if isinstance(entry, Rolled)]
    return rolls, sorted(repr(one.event) for one in log if isinstance(one, Told) and not one.event.declares)


def test_every_situation_has_a_budget() -> None:
    """No situation is counted without a budget, and none has two."""
    assert [(one.book, one.name) for one in TOOL.SITUATIONS] == list(BUDGETS)


@pytest.mark.parametrize("situation", TOOL.SITUATIONS, ids=lambda one: f"{one.book}: {one.name}")
def test_a_brisk_table_stops_within_its_budget(situation: Any) -> None:
    """No seat is stopped more often than its budget, and the laid dice are those that fell."""
    played = TOOL.counted(situation, "brisk")
    budget = BUDGETS[situation.book, situation.name]
    over = {seat: count for seat, count in played.stops.items() if count > budget.get(seat, 0)}
    assert not over, (over, dict(played.kinds))


@pytest.mark.parametrize("situation", REACHED, ids=lambda one: f"{one.book}: {one.name}")
def test_a_situation_has_reached_its_goal(situation: Any) -> None:
    """The budget of a situation is within the goal that the page names."""
    assert sum(BUDGETS[situation.book, situation.name].values()) <= int(situation.goal)


@pytest.mark.parametrize("situation", PRESSED, ids=lambda one: f"{one.book}: {one.name}")
def test_a_situation_takes_few_presses(situation: Any) -> None:
    """No seat presses more often than the page says it should."""
    presses = TOOL.counted(situation, "brisk").presses
    assert presses and max(presses.values()) <= int(situation.presses), dict(presses)


def test_a_plain_attack_takes_three_presses_in_every_book() -> None:
    """From the open page on, with a hit or a miss: every book has such situations, and none asks for more."""
    attacks = [one for one in PRESSED if one.name.startswith(("attack", "melee", "plain miss", "miss"))]
    plain = [one for one in attacks if "stunt" not in one.name]
    assert {one.book for one in plain} == set(TOOL.SESSIONS) and {one.presses for one in plain} == {"3"}


@pytest.mark.slow
def test_a_turn_of_a_skirmish_takes_four_stops() -> None:
    """Over several skirmishes a turn takes four stops on average, and none takes more than six."""
    turns = TOOL.skirmish("brisk", 64) if SOAKING else TOOL.skirmish("brisk")
    assert round(sum(turns) / len(turns), 1) <= 4 and max(turns) <= 6 and len(turns) > 30


@pytest.mark.parametrize("situation", TOOL.SITUATIONS, ids=lambda one: f"{one.book}: {one.name}")
def test_a_situation_comes_out_the_same_at_every_pace(situation: Any) -> None:
    """Pace changes who is asked, and nothing of what happens: the state, every fact and every die are the same."""
    slow, book, brisk = (TOOL.counted(situation, pace) for pace in TOOL.PACES)
    assert slow.state == book.state == brisk.state
    assert happened(slow) == happened(book) == happened(brisk)
    assert slow.stops.total() >= book.stops.total() >= brisk.stops.total()


@pytest.mark.slow
def test_a_fight_of_seven_rounds_stops_within_its_budget() -> None:
    """NOVA6, 36 rolls: a ninth of the stops of a table that asks everything."""
    assert TOOL.fight("nova6", "brisk").stops.total() <= 30
    assert TOOL.fight("nova6", "everything").stops.total() == 270


@pytest.mark.slow
@pytest.mark.parametrize(("book", "seed"), [(book, f"fight {n}") for book in SCENES for n in range(SCENES[book])])
def test_a_whole_session_comes_out_the_same_at_every_pace(book: str, seed: str) -> None:
    """Whole fights with the same dice: the same state, facts and dice, and fewer stops."""
    slow, brisk = TOOL.whole(book, "everything", seed), TOOL.whole(book, "brisk", seed)
    between = (TOOL.whole(book, "book", seed),) if SOAKING else ()
    for other in (*between, brisk):
        assert slow.state == other.state
        assert happened(slow) == happened(other)
        assert other.stops.total() < slow.stops.total()
    marks = {mark.how for marked in brisk.table.game.marks.values() for mark in marked}
    assert "book" in marks and "book" not in {m.how for marked in slow.table.game.marks.values() for m in marked}


@pytest.mark.slow
def test_the_page_of_stops_is_fresh() -> None:
    """`docs/flow.md` is what `tools/count_stops.py` writes."""
    assert TOOL.PAGE.read_text(encoding="utf-8") == TOOL.page()


def at_accept(begins: Any = TOOL.SWINGS, before: Any = TOOL.TURN, faces: tuple[int, ...] = (6, 5, 4, 2)) -> Any:
    """A brisk table of NOVA6 where the dice of a blow lie there, and only wait to be accepted."""
    table = TOOL.Counted("nova6", "brisk")
    table.direct(table.story.prelude(TOOL._words), TOOL.Policy("demo", table.story.answers(TOOL._words)))
    plain = TOOL.Policy("flow", {})
    for action in before:
        table.play(action("nova6", table.state), plain)
    table.dice.laid.extend(faces)
    opening = begins("nova6", table.state)
    args = {name: TOOL.msgspec.to_builtins(value) for name, value in opening.args}
    table.do(c.Open(opening.procedure.name, args, ahead=table._form(opening, plain)))
    while waiting(table) != ["nova6/accept"]:
        table.do(table._answer(table.table.now("gm").prompts[0], plain))
    return table


def waiting(table: Any) -> list[str]:
    """Return the kinds of questions that a table waits for."""
    return [prompt.kind for prompt in table.table.now("gm").prompts]


def goes_on(table: Any, name: str, who: str, seat: str = "gm") -> None:
    """Begin the next action from a seat, which may say what was left."""
    opening = TOOL.opens(name, who)("nova6", table.state)
    table._keep(table.table.run(seat, seat, f"{name}-{who}", c.Open(opening.procedure.name, dict(opening.args))))


def implied(table: Any) -> int:
    """Return how many answers were said by going on."""
    return [mark.how for marked in table.table.game.marks.values() for mark in marked].count("implied")


def test_going_on_accepts_a_roll() -> None:
    """A GM who lets the next hero have a turn has accepted what lay there; the log says so."""
    table = at_accept()
    goes_on(table, "nova6.take-turn", "tomas")
    assert implied(table) == 1 and waiting(table) == []


def test_a_visible_foes_turn_accepts_a_roll() -> None:
    """Sunniva has warded the captain off, and sees the next foe begin: she need not say that it was so."""
    table = at_accept(TOOL.CUTS, TOOL.WAITED, (6, 5, 4, 3))
    goes_on(table, "nova6.take-turn", "hand1")
    assert implied(table) == 1 and waiting(table) == []


def test_a_figure_out_of_sight_accepts_nothing() -> None:
    """What a GM begins with a figure that the player does not see ends no offer that players see."""
    table = at_accept(TOOL.CUTS, TOOL.WAITED, (6, 5, 4, 3))
    table.do(c.MakeRuling((c.Ruling(path=("others", "hand1", "seen"), value=False),)))
    goes_on(table, "nova6.take-turn", "hand1")
    assert implied(table) == 0 and waiting(table) == ["nova6/accept"]


def test_whoever_goes_on_has_taken_a_failure() -> None:
    """Sunniva has missed and ends her turn: she proposes no cost. The GM's going on does not say that for her."""
    table = at_accept(faces=(1, 2, 3, 1))
    with pytest.raises(MoothallError, match="error-table-busy"):
        goes_on(table, "nova6.end-turn", "sunniva")
    table._keep(table.table.run(None, SERVER, "", c.TakeSeat("sunniva", "sunniva")))
    goes_on(table, "nova6.end-turn", "sunniva", "sunniva")
    assert implied(table) == 2 and waiting(table) == []


def test_what_the_list_closes_is_refused_as_a_command() -> None:
    """In a contest a player strives: the action that the list shows closed is not accepted from elsewhere either."""
    table = TOOL.Counted("nova6", "brisk")
    table.direct(table.story.prelude(TOOL._words), TOOL.Policy("demo", table.story.answers(TOOL._words)))
    table._keep(table.table.run(None, SERVER, "", c.TakeSeat("sunniva", "sunniva")))
    table.do(c.MakeRuling((c.Ruling(path=("scene", "kind"), value="contest"),)))
    climbs = c.Open("nova6.act", {"who": "sunniva", "intent": "climb", "skill": "move", "action": "overcome"})
    with pytest.raises(AgainstTheRules, match="error-strive-instead"):
        table.table.run("sunniva", "sunniva", "climbs", climbs)


def test_two_buy_a_die_with_the_last_point() -> None:
    """Both have promised it on their cards: the first to roll has it, and the second hears why and prepares anew."""
    table = TOOL.Counted("houses2d20", "brisk")
    for begins in TOOL.BEGUN:
        table.play(begins("houses2d20", table.state), TOOL.Policy("flow", {}))
    table.do(c.MakeRuling((c.Ruling(path=("momentum",), value=1),)))
    for who in ("sanna", "ivo"):
        said = AnswerAhead("houses/buy-dice", {"paid": ["momentum"]}, who, seat=who)
        table.do(c.Open("houses.test", {"who": who, "action": "the gate", "skill": "move"}, ahead=(said,)))
    while before := [one for one in table.table.now("gm").prompts if one.kind != "houses/commit"]:
        table.do(c.Answer(before[0].id, TOOL.msgspec.to_builtins(before[0].default)))
    rolls = {one.seat: one.id for one in table.table.now("gm").prompts}
    table.do(c.Answer(rolls["sanna"], "roll"))
    kept = table.state
    with pytest.raises(AgainstTheRules, match="error-houses-momentum"):
        table.do(c.Answer(rolls["ivo"], "roll"))
    assert (table.state, kept.momentum) == (kept, 0)
    table.do(c.Answer(rolls["ivo"], "anew"))
    assert "ivo" in {one.seat for one in table.table.now("gm").prompts}
