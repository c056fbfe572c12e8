"""A recorded session is read back, replayed, cut and continued, and every change to it is found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from moothall.errors import Drifted
from moothall.handlers.dice import ByHand, Given
from moothall.handlers.replay import Replay, recall, replay
from moothall.handlers.stage import Conversation
from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde.questions import (
    CouldReach,
    Growth,
    HowToSettle,
    PickGrowth,
    Settle,
    SpendLuck,
    WhichAttribute,
)
from moothall.rulesets.nde.state import Attributes, Table
from moothall.rulesets.nde.words import Verdict
from moothall.talk.procedure import PROCEDURES
from moothall.talk.reasons import Because
from moothall.talk.types import KnownTypes
from tests.books.nde.support.session import START, fight, lines
from tests.books.nde.support.stories import Move, act, stories, tables
from tests.support import places
from tests.support.soaking import tries

pytestmark = pytest.mark.slow

ROOT = places.ROOT
SEED = 9


@cache
def recorded_session() -> tuple[tuple[Entry, ...], Table]:
    """One short session, kept: its entries and the state it led to. It is the first with everything in it."""
    stage = next(stage for stage in (fight(seed, 2) for seed in range(200)) if contents(stage.log) >= WANTED)
    return tuple(stage.log), stage.state


WANTED = {
    *(Opened, Asked, Offered, Answered, Rolled, Told, Closed, "passed"),
    *("nde.test", "nde.attack", "nde.power", "nde.foe-turn"),
    *("nde.next-round", "nde.end-combat", "nde.breather", "nde.grow"),
    *("nde/helped", "nde/luck-changed", "nde/hearts-changed", "nde/foe-revealed", "nde/locked"),
    *((SpendLuck, "reroll"), (WhichAttribute, "dex"), (CouldReach, "yes")),
}


def contents(entries: list[Entry]) -> set[Any]:
    """The kinds of entries, procedures, facts and answers in a log."""
    found: set[Any] = {type(entry) for entry in entries}
    for entry, following in zip(entries, [*entries[1:], None], strict=True):
        match entry:
            case Opened(procedure=name):
                found.add(name)
            case Told(event=event):
                found.add(event.kind)
            case Answered(passed=True):
                found.add("passed")
            case Asked(question=question) if isinstance(following, Answered) and isinstance(following.answer, str):
                found.add((type(question), following.answer))
    return found


def log() -> tuple[Entry, ...]:
    return recorded_session()[0]


def read(text: Iterable[str]) -> list[Entry]:
    return list(Reader(KnownTypes(), Because).read(text))


def again(entries: Iterable[Entry]) -> Replay[Table]:
    return replay(entries, START, nde.fold)


def drift(entries: Iterable[Entry]) -> int:
    """Where code and ledger part."""
    with pytest.raises(Drifted) as parted:
        again(entries)
    return parted.value.number


# ---- Written and read back ------------------------------------------------------------------------------------------


def test_a_ledger_read_back_is_the_same() -> None:
    """Lines of JSON give back equal entries, of the same types, that lead to the same state and log."""
    stage = fight(SEED)
    entries = read(lines(stage).splitlines())
    assert entries == stage.log
    assert [to_line(entry) for entry in entries] == lines(stage).splitlines()
    lived = again(entries)
    assert lived.log == stage.log and lived.state == stage.state and not lived.pending


def test_a_reading_read_back_equals_the_one_that_was_made() -> None:
    """In a file a reading is a plain list; read back it equals the tuple with names that the rule knows."""
    rolled = next(entry for entry in log() if isinstance(entry, Rolled))
    assert isinstance(rolled.reading, Verdict)
    (back,) = read([to_line(replace(rolled, number=1))])
    assert isinstance(back, Rolled) and type(back.reading) is tuple
    assert back.reading == rolled.reading and back.faces == rolled.faces
    assert back.why == rolled.why and all(type(reason) is Because for reason in back.why)


def test_folding_the_facts_alone_leads_to_the_same_state() -> None:
    """Closed conversations need no code: their facts are enough."""
    assert recall(log(), START, nde.fold) == again(log()).state == recorded_session()[1]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("option", ["positioning=grid", "dice_mode=2d6", "foe_action=foe_roll", "armor_token=on"])
def test_sessions_under_other_options_replay(seed: int, option: str) -> None:
    """A ledger under other options holds what they change, and replays."""
    name, value = option.split("=")
    stage = fight(seed, 4, **{name: value})
    lived = again(read(lines(stage).splitlines()))
    assert lived.log == stage.log and lived.state == stage.state


@given(stories(), tables)
@tries(25, 1000)
def test_any_story_replays(story: list[Move], options: dict[str, str]) -> None:
    """The ledger of any generated story is read back and replayed, open conversations included."""
    stage = act(story, **options)
    lived = again(read(map(to_line, stage.log)))
    assert lived.log == stage.log and lived.state == stage.state == recall(stage.log, START, nde.fold)


def test_the_ledger_does_not_depend_on_the_hash_seed() -> None:
    """Two processes whose strings hash differently write the same bytes."""
    code = (
        f"import sys; from tests.books.nde.support.session import fight, lines; sys.stdout.write(lines(fight({SEED})))"
    )
    written = {in_another_process(code, PYTHONHASHSEED=seed) for seed in ("1", "2718")}
    assert written == {lines(fight(SEED)).encode()}


READ_AND_REPLAY = """
import sys
from moothall import books
from moothall.handlers.replay import replay
from moothall.ledger.codec import Reader, to_line
from moothall.talk.reasons import Because
from moothall.talk.types import KnownTypes

book = books.load("nde2")
entries = Reader(KnownTypes(), Because).read(open(sys.argv[1], encoding="utf-8"))
sys.stdout.write("".join(to_line(entry) + "\\n" for entry in replay(entries, book.Table(), book.fold).log))
"""


def test_a_process_that_only_opened_the_book_can_replay(tmp_path: Path) -> None:
    """Restart: nothing but the file and the name of its book is needed."""
    file = tmp_path / "session.jsonl"
    file.write_text(lines(fight(SEED)), encoding="utf-8")
    assert in_another_process(READ_AND_REPLAY, str(file)) == file.read_bytes()


def in_another_process(code: str, *args: str, **env: str) -> bytes:
    """The output of a program in another process."""
    there = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | env
    run = subprocess.run([sys.executable, "-c", code, *args], env=there, capture_output=True, check=True)
    return run.stdout


# ---- Cut and continued ----------------------------------------------------------------------------------------------


def test_cut_at_every_question_and_continued() -> None:
    """Wherever somebody had to answer, the table can be closed, opened again and played on to the same end."""
    cuts = [entry.number - 1 for entry in log() if isinstance(entry, Answered)]
    assert len(cuts) > 40 and any(isinstance(log()[cut - 1], Answered) for cut in cuts)
    for cut in cuts:
        stage = again(log()[:cut])
        assert stage.log == list(log()[:cut])
        go_on(stage, log()[cut:])
        assert stage.state == recorded_session()[1] and stage.log == list(log()), f"cut after entry {cut}"


def go_on(stage: Replay[Table], rest: Iterable[Entry]) -> None:
    """Play on with new hands: the same people say the same, and the same dice fall."""
    rest = list(rest)
    stage.dice = Given((face for entry in rest if isinstance(entry, Rolled) for face in entry.faces), ByHand())
    talks: dict[str, Conversation[Table, Any]] = dict(stage.pending)
    for entry in rest:
        match entry:
            case Opened(procedure=name, args=args, conv=conv):
                talks[conv] = stage.open(PROCEDURES[name].open(**args))
            case Told(conv="", event=event, cites=cites):
                stage.tell(event, *cites)
            case Answered(conv=conv, seat=seat, passed=True):
                talks[conv].passes(seat)
            case Answered(conv=conv, seat=seat, answer=answer):
                talks[conv].answer(seat, answer)


# ---- Every change is found ------------------------------------------------------------------------------------------


def changed(entry: Entry) -> Entry:
    """The entry with something in it that play depends on, and that is not so."""
    match entry:
        case Opened():
            return replace(entry, procedure="nde.no-such-procedure")
        case Asked():
            return replace(entry, seat="nobody")
        case Offered(questions=questions):
            return replace(entry, questions=questions[:-1])
        case Answered():
            return replace(entry, seat="nobody")
        case Rolled():
            return replace(entry, faces=other_faces(entry))
        case Told(event=event):
            return replace(entry, event=another_fact(event))
        case Closed(result=result):
            return replace(entry, result="something" if result is None else None)


def other_faces(entry: Rolled) -> tuple[int, ...]:
    """Faces that would have been read differently: a one fails for certain, and what was a one did not."""
    return tuple(entry.sides if face == 1 else 1 for face in entry.faces)


def another_fact(event: Any) -> Any:
    """The fact with its first changeable value changed."""
    for each in fields(event):
        value = getattr(event, each.name)
        if isinstance(value, bool):
            return replace(event, **{each.name: not value})
        if isinstance(value, int):
            return replace(event, **{each.name: value + 1})
        if isinstance(value, str):
            return replace(event, **{each.name: value + "!"})
        if isinstance(value, tuple):
            return replace(event, **{each.name: ()})
    nested = fields(event)[0].name
    return replace(event, **{nested: another_fact(getattr(event, nested))})


def from_outside(entry: Entry) -> bool:
    """A fact that no rule told: the replay cannot know better."""
    return isinstance(entry, Told) and not entry.conv


def test_every_changed_entry_is_reported_with_its_own_number() -> None:
    """Another opening, seat, window, face, fact or result: the drift has exactly the number of that entry."""
    for entry in log():
        if not from_outside(entry):
            told = [*log()[: entry.number - 1], changed(entry), *log()[entry.number :]]
            assert drift(told) == entry.number, entry


def test_every_removed_entry_is_reported_with_its_own_number() -> None:
    """A hole in the numbers is found where it is, and so is a missing end."""
    for entry in log():
        assert drift([*log()[: entry.number - 1], *log()[entry.number :]]) == entry.number


def test_a_removed_entry_is_found_even_if_the_rest_moves_up() -> None:
    """Numbered anew, a removal shows at its own number, unless it was an input that play can do without for a while."""
    for entry in log():
        rest = [replace(later, number=later.number - 1) for later in log()[entry.number :]]
        assert drift([*log()[: entry.number - 1], *rest]) == missed_at(entry), entry


def missed_at(entry: Entry) -> int:
    """Where the absence of an entry first shows, in the new numbers.

    Nobody misses a fact from outside, or a pass where another then took the window, before the next conversation is
    opened: it is named by its number. Where all passed, the others' passes are taken first.
    """
    if from_outside(entry) or (passed(entry) and not all_passed(entry)):
        return next(later.number for later in log()[entry.number :] if isinstance(later, Opened)) - 1
    if passed(entry):
        return next(later.number for later in log()[entry.number :] if not passed(later)) - 1
    return entry.number


def passed(entry: Entry) -> bool:
    return isinstance(entry, Answered) and entry.passed


def all_passed(entry: Entry) -> bool:
    """Whether the window in which this seat passed was taken by nobody."""
    return not isinstance(next(later for later in log()[entry.number :] if not passed(later)), Answered)


def test_every_swapped_pair_is_reported_at_its_first_number() -> None:
    """Neighbours that changed places are found at once. Two passes on one window may come in either order, and two
    facts from outside; a pass that comes after somebody took the window is the one that is too late.
    """
    for one, other in zip(log(), log()[1:], strict=False):
        before, after = log()[: one.number - 1], log()[other.number :]
        story = [*before, replace(other, number=one.number), replace(one, number=other.number), *after]
        if passed(one) and passed(other):
            assert again(story).state == recorded_session()[1]
        elif passed(one) and isinstance(other, Answered):
            assert drift(story) == other.number
        elif not (from_outside(one) and from_outside(other)):
            assert drift(story) == one.number, one


@pytest.mark.parametrize(
    ("asked", "said", "other", "later"),
    [
        (SpendLuck, "reroll", "keep", 1),  # the point is not spent
        (SpendLuck, "reroll", "step", 0),  # that was never an answer here
        (HowToSettle, Settle(), Settle(decision="succeeds"), 1),  # nothing is rolled
        (WhichAttribute, "dex", "str", 3),  # the GM is asked for the number first; then the call names the attribute
        (CouldReach, "yes", "no", 1),  # no Heart is lost
        (PickGrowth, Growth("heart"), Growth("power"), 1),  # the hero grows in another way
        (PickGrowth, Growth("heart"), Growth("trait", trait="grey"), 1),  # the GM is asked
    ],
)
def test_a_changed_answer_is_reported_at_its_first_effect(asked: type[Any], said: Any, other: Any, later: int) -> None:
    """An answer is an input: the drift has the number of the first entry that it makes different."""
    places = [
        entry.number + 1
        for entry, answer in zip(log(), log()[1:], strict=False)
        if isinstance(entry, Asked) and isinstance(entry.question, asked)
        if isinstance(answer, Answered) and answer.answer == said
    ]
    assert places
    for number in places:
        answer = log()[number - 1]
        assert isinstance(answer, Answered)
        assert drift([*log()[: number - 1], replace(answer, answer=other), *log()[number:]]) == number + later


def test_a_window_taken_instead_of_passed_shows_at_the_next_entry() -> None:
    """Where all passed and one now helps, the GM is asked about it instead."""
    passes = [entry for entry in log() if isinstance(entry, Answered) and entry.passed]
    for entry in passes:
        taken = replace(entry, answer="holds the rope", passed=False)
        assert drift([*log()[: entry.number - 1], taken, *log()[entry.number :]]) == entry.number + 1


def test_other_faces_with_their_own_reading_show_later() -> None:
    """Faces are an input too: if the reading was changed along with them, the next facts give it away."""
    for entry in log():
        if isinstance(entry, Rolled) and isinstance(entry.reading, Verdict) and entry.reading.result == "S":
            other = replace(entry, faces=(1,), reading=Verdict("FC", "nde2.test.one", 0))
            assert drift([*log()[: entry.number - 1], other, *log()[entry.number :]]) > entry.number


def test_a_changed_outside_fact_is_reported_at_the_first_roll_that_differs() -> None:
    """A hero who sat down with other dice is found at the first roll of another die."""
    joined = next(entry for entry in log() if from_outside(entry) and entry.event.kind == "nde/hero-joined")  # type: ignore[union-attr]
    assert isinstance(joined, Told)
    hero = replace(joined.event.hero, attributes=Attributes(4, 4, 4))
    other = replace(joined, event=replace(joined.event, hero=hero))
    first_roll = next(
        entry.number
        for entry in log()
        if isinstance(entry, Rolled) and entry.conv in {e.conv for e in log() if opens_for(e, hero.id)}
    )
    assert drift([*log()[: joined.number - 1], other, *log()[joined.number :]]) == first_roll


def opens_for(entry: Entry, who: str) -> bool:
    return isinstance(entry, Opened) and entry.args.get("who") == who
