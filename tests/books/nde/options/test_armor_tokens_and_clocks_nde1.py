"""NDE1 optional rules: armour tokens, a clock of failures, and the GM's list for a test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Asked, Entry, Offered, Rolled, Told
from moothall.ledger.marks import HIDDEN
from moothall.rulesets import nde
from moothall.rulesets.nde.checklist import checklist
from moothall.rulesets.nde.events import ArmourSpent, ClockMoved, ClockRanOut, SceneBegan, TableOpened
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Call, Ready, Strike, Trouble
from moothall.rulesets.nde.questions.powers import preset
from moothall.rulesets.nde.state import Clock, Gear, Table
from moothall.rulesets.nde.words import Verdict
from moothall.sight.redact import redact
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript
from tests.support.citing import cited, refused

BRAM = hero("bram", gear=Gear(protection="padded jack"))
ODA = hero("oda", "rogue")
BRUTE = foe("brute", "elite")


def begin(at: Table, clock: int = 0) -> Table:
    """The same people, where they were, at the start of a scene; a clock set by the GM if any."""
    begun = act_out(nde.begin_scene.open("the sluice", clock, "the tide comes in" if clock else ""), at).end().state
    heroes = tuple(replace(new, square=old.square) for new, old in zip(begun.heroes, at.heroes, strict=True))
    return replace(begun, heroes=heroes, foes=at.foes)


# ---- None of them is needed -----------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.opt.all-off")
def test_a_new_table_plays_without_extras() -> None:
    """Nobody who opens a table has asked for armour or a clock; it stays a table of this edition."""
    after = act_out(nde.open_table.open(), Table(options=OLDER)).end()
    assert after.last(TableOpened) == TableOpened(OLDER)
    assert (after.state.options.armor_token, after.state.options.clock) == ("off", "off")
    assert after.state.edition == "nde1" and after.citations == {"nde1.opt.all-off"}


@pytest.mark.rule("nde1.opt.armor", "nde1.opt.clock")
@pytest.mark.parametrize(
    ("wanted", "rules"),
    [
        ({"armor_token": "on"}, {"nde1.opt.armor"}),
        ({"clock": "on"}, {"nde1.opt.clock"}),
        ({"armor_token": "on", "clock": "on"}, {"nde1.opt.armor", "nde1.opt.clock"}),
    ],
)
def test_a_table_opens_with_the_extras_it_wants(wanted: dict[str, str], rules: set[str]) -> None:
    """Each extra is wanted by name, and its own rule says so; the answered miss is no extra here."""
    options = read_options(wanted, OLDER)
    after = act_out(nde.open_table.open(options), Table(options=OLDER)).end()
    assert after.state.options == options and after.citations == rules
    every = read_options({"armor_token": "on", "clock": "on", "retaliation": "off"}, OLDER)
    opened = act_out(nde.open_table.open(every), Table(options=OLDER)).end()
    assert opened.citations == {"nde1.opt.armor", "nde1.opt.clock"}


@pytest.mark.rule("nde1.opt.all-off")
def test_a_scene_needs_no_extras() -> None:
    """With everything off, a scene begins without tokens and without a clock."""
    after = act_out(nde.begin_scene.open("the sluice"), table(BRAM)).end()
    assert after.last(SceneBegan) == SceneBegan("the sluice", None, ((hero_id("bram"), 0),))
    assert after.citations == {"nde1.opt.all-off"}


# ---- Armour ---------------------------------------------------------------------------------------------------------


def miss(at: Table) -> NdeScript[Verdict | None]:
    """Bram strikes at the brute beside him, rolls too low, and the brute could reach him."""
    return act_out(nde.attack.open("bram", "brute", "melee"), at).gm(Call(8)).dice("1d10", 7).gm("yes")


@pytest.mark.rule("nde1.opt.armor")
def test_an_armour_token_stands_for_one_heart_a_scene() -> None:
    """The first missed blow takes the token, the second a Heart; a new scene brings a new token."""
    fresh = begin(table(BRAM, BRUTE, armor_token="on"))
    assert fresh.hero(hero_id("bram")).armour == 1

    spared = miss(fresh).asks("bram", "nde/armour", "spend", "take").says("bram", "spend").end()
    assert (spared.hero("bram").armour, spared.hero("bram").hearts) == (0, 5)
    assert spared.last(ArmourSpent) == ArmourSpent(hero_id("bram"), 0)

    wounded = miss(spared.state).end()
    assert (wounded.hero("bram").armour, wounded.hero("bram").hearts) == (0, 4)
    again = begin(wounded.state)
    assert (again.hero(hero_id("bram")).armour, again.hero(hero_id("bram")).hearts) == (1, 4)
    assert begin(again).hero(hero_id("bram")).armour == 1


@pytest.mark.rule("nde1.opt.armor")
def test_a_token_absorbs_a_foes_blow() -> None:
    """A blow in the foe's own turn is absorbed in the same way, or taken, as the player likes."""
    at = begin(table(BRAM, BRUTE, armor_token="on", foe_action="gm_fiat"))
    for answer, armour, hearts in (("spend", 0, 5), ("take", 1, 4)):
        script = act_out(nde.foe_turn.open(("brute",), "bram"), at).gm(Strike(hurts=True))
        after = script.says("bram", answer).end()
        assert (after.hero("bram").armour, after.hero("bram").hearts) == (armour, hearts)


@pytest.mark.rule("nde1.opt.armor")
def test_a_token_takes_one_heart_off_a_greater_loss() -> None:
    """Of two Hearts that would be lost, one is."""
    at = begin(table(BRAM, armor_token="on"))
    after = act_out(nde.suffer.open("bram", 2), at).says("bram", "spend").end()
    assert (after.hero("bram").armour, after.hero("bram").hearts) == (0, 4)


@pytest.mark.rule("nde1.opt.armor")
def test_a_token_may_catch_the_blow_that_would_kill() -> None:
    """One who is down and spends a token lies there still, alive; without it the same blow is death."""
    down = replace(BRAM, hearts=0, fallen="down")
    at = begin(table(down, BRUTE, armor_token="on"))
    for answer, fallen, armour in (("spend", "down", 0), ("take", "dead", 1)):
        script = act_out(nde.foe_turn.open(("brute",), "bram"), at).gm("strike")
        after = script.asks("bram", "nde/armour").says("bram", answer).end()
        assert (after.hero("bram").fallen, after.hero("bram").armour) == (fallen, armour)


@pytest.mark.rule("nde1.opt.armor")
def test_only_protection_gives_a_token_at_tables_with_tokens() -> None:
    """A hero without protection has no token; at a table without tokens no hero has one."""
    both = begin(table(BRAM, ODA, armor_token="on"))
    assert (both.hero(hero_id("bram")).armour, both.hero(hero_id("oda")).armour) == (1, 0)
    assert act_out(nde.suffer.open("oda"), both).end().hero("oda").hearts == 4
    assert "nde1.opt.armor" in act_out(nde.begin_scene.open("the sluice"), table(ODA, armor_token="on")).end().citations
    without = begin(table(BRAM, BRUTE))
    assert without.hero(hero_id("bram")).armour == 0
    assert miss(without).end().hero("bram").hearts == 4
    left_over = table(replace(BRAM, armour=1), BRUTE)
    assert miss(left_over).end().hero("bram").hearts == 4


# ---- The clock ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.opt.clock")
def test_a_clock_begins_at_nothing() -> None:
    """The GM sets three steps; players see none of three gone and not what waits at the end."""
    timed = begin(table(BRAM, clock="on"), 3)
    assert timed.clock == Clock(3, 0, "the tide comes in")
    seen = redact(timed, "bram").clock
    assert (seen.at, seen.length) == (0, 3)
    assert seen.consequence is HIDDEN


@pytest.mark.rule("nde1.opt.clock")
def test_the_gm_sets_the_length_of_a_clock() -> None:
    """One step or seven will do, fewer than none will not, and a table without clocks sets none."""
    for length in (1, 7):
        clock = begin(table(BRAM, clock="on"), length).clock
        assert clock is not None and clock.length == length
    assert begin(table(BRAM, clock="on")).clock is None
    for options, length, key in (({"clock": "on"}, -1, "error-clock-length"), ({}, 3, "error-clock-off")):
        with refused("nde1.opt.clock") as refusals:
            act_out(nde.begin_scene.open("the sluice", length), table(BRAM, **options))
        assert refusals[0].key == key


def attempt(at: Table, aim: str, face: int, **more: bool) -> NdeAfter[Verdict | None]:
    """Bram tries something against 6 with a d10."""
    return act_out(nde.test.open("bram", aim), at).called("str", 6, **more).dice("1d10", face).plainly()


@pytest.mark.rule("nde1.opt.clock-tick")
def test_every_failure_moves_the_clock_by_one() -> None:
    """A failure, a success, a rolled one and a failure: the third failure brings what was waiting."""
    now, shown = begin(table(BRAM, clock="on"), 3), [0]
    for aim, face in (("lift the gate", 5), ("cut the rope", 6), ("jam the wheel", 1)):
        tried = attempt(now, aim, face)
        assert not any(isinstance(fact, ClockRanOut) for fact in tried.told)
        now = tried.state
        assert now.clock is not None
        shown.append(now.clock.at)
    last = attempt(now, "brace the door", 2)
    assert [*shown, last.last(ClockMoved).at] == [0, 1, 1, 2, 3]
    assert last.last(ClockRanOut) == ClockRanOut("the tide comes in")
    assert last.state.clock is None
    assert "nde1.opt.clock-tick" not in attempt(last.state, "run", 3).citations


@pytest.mark.rule("nde1.opt.clock-tick")
def test_misses_and_failed_magic_and_blows_not_dodged_move_the_clock() -> None:
    """Any failure of a hero counts, and an exceptional success does not."""
    timed = begin(table(replace(BRAM, gear=Gear()), BRUTE, clock="on"), 3)
    moved = Clock(3, 1, "the tide comes in")
    assert miss(timed).end().state.clock == moved
    magic = act_out(nde.power.open("bram", "a light"), timed).gm(preset("trick", "nde1")).dice("1d6", 3)
    assert magic.gm(Trouble("trace")).end().state.clock == moved
    blow = act_out(nde.foe_turn.open(("brute",), "bram"), timed).gm(Strike("dex", 8)).dice("1d6", 5).end()
    assert blow.state.clock == moved
    assert attempt(timed, "lift the gate", 10).state.clock == timed.clock


def test_an_unrelated_failure_leaves_the_clock_alone() -> None:
    """A failure that the GM finds unrelated does not move the clock."""
    timed = begin(table(BRAM, clock="on"), 3)
    assert attempt(timed, "whistle", 5, unrelated=True).state.clock == timed.clock


# ---- The GM's list --------------------------------------------------------------------------------------------------


LINES = [
    "list-aim",
    "list-attribute",
    "list-difficulty",
    "list-help",
    "list-roll",
    "list-complication-or-answer",
    "list-benefit",
]


def lines_of(after: NdeAfter[Any], missed: bool = False) -> list[str]:
    """The lines of the list that a test or an attack came to, in the order of the log."""
    prompts = cited(checklist("nde1"))
    line = {(missed and prompt.after_miss) or prompt.settled_by: prompt.text for prompt in prompts}
    return [line[kind] for kind in map(kind_of, after.log) if kind in line]


def kind_of(entry: Entry) -> str:
    """The kind of a log entry's question or fact."""
    match entry:
        case Asked(question=question) | Offered(questions=((_, question), *_)):
            return str(question.kind)
        case Told(event=event):
            return str(event.kind)
        case Rolled():
            return "rolled"
        case _:
            return ""


@pytest.mark.rule("nde1.list.order")
def test_the_list_has_seven_lines() -> None:
    """Aim, attribute, number and shift, help, roll, what goes wrong, what is gained; four numbers to pick from."""
    prompts = cited(checklist("nde1"))
    assert [prompt.text for prompt in prompts] == LINES
    assert [prompt.numbers for prompt in prompts if prompt.numbers] == [(4, 6, 8, 12)]
    assert [(prompt.text, prompt.after_miss) for prompt in prompts if prompt.after_miss] == [(LINES[5], "nde/reach")]
    assert {prompt.cite for prompt in prompts} == {"nde1.list.order"}
    assert all(not prompt.after_miss for prompt in checklist("nde2"))


@pytest.mark.rule("nde1.list.order")
@pytest.mark.parametrize(("face", "last"), [(1, LINES[5:6]), (5, LINES[5:6]), (6, []), (12, LINES[6:])])
def test_a_test_follows_the_list(face: int, last: list[str]) -> None:
    """With help it comes to the lines in order, to the sixth or seventh only if it must, and no foe answers."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(BRAM, ODA, BRUTE)).called("str", 6)
    after = script.says("oda", "I pull").gm("allow").says("bram", Ready()).dice("1d12", face).plainly()
    assert lines_of(after) == [*LINES[:5], *last]
    assert "nde/reach" not in map(kind_of, after.log)


@pytest.mark.rule("nde1.list.order")
@pytest.mark.parametrize(("face", "last"), [(7, LINES[5:6]), (8, []), (10, [])])
def test_an_answer_is_asked_for_only_after_a_missed_attack(face: int, last: list[str]) -> None:
    """After a miss the sixth line is whether the foe could reach; after a hit nobody asks."""
    script = act_out(nde.attack.open("bram", "brute", "melee"), table(BRAM, BRUTE)).gm(Call(8)).dice("1d10", face)
    after = script.plainly()
    assert lines_of(after, missed=True) == ["list-difficulty", "list-roll", *last]
    assert ("nde/reach" in map(kind_of, after.log)) is bool(last)
