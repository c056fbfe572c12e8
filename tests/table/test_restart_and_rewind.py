"""Restart, upgrade, taking answers back, rewinding, dice that come again, and looking back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.handlers.dice import ByHand, Given
from moothall.ledger.entries import Rolled
from moothall.speech import sentence
from moothall.table import commands as c
from moothall.table import streams
from moothall.table.dice import NOBODY
from moothall.table.game import Game
from moothall.table.lines import Rewound
from moothall.talk.play import Play
from moothall.talk.procedure import PROCEDURES, Procedure
from tests.table.support import tiny_book
from tests.table.support.live_table import PEOPLE, Host

VIEWERS = ("gm", *(seat for seat in PEOPLE if seat not in ("gm", "second")))


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    tiny_book.CHANGED.clear()
    with tiny_book.on_the_shelf():
        yield
    tiny_book.CHANGED.clear()


@pytest.fixture
def host() -> Host:
    return Host("tiny")


def spend(who: str) -> c.Open:
    return c.Open("tiny.spend", {"who": who})


def roll(who: str) -> c.Open:
    return c.Open("tiny.throw", {"who": who})


def faces(host: Host) -> list[tuple[int, ...]]:
    return [entry.faces for entry in host.table.game.log if isinstance(entry, Rolled)]


def assert_alike(one: Host, other: Host) -> None:
    """Every viewer has the same messages, view and prompts."""
    for viewer in VIEWERS:
        assert one.seen(viewer) == other.seen(viewer), viewer
    assert one.table.game.state == other.table.game.state and one.table.room_state == other.table.room_state


# ---- Restart --------------------------------------------------------------------------------------------------------


def test_a_restart_restores_streams_ids_and_prompts(host: Host) -> None:
    """At every moment of a session a restart restores streams, numbers, ids, prompts and seen dice."""
    moves = [
        ("ana", c.Open("tiny.both", {"who": "ilse"})),
        ("bo", spend("bram")),
        ("ana", c.Say("hm")),
        ("gm", c.MakeRuling((c.Ruling(("pool",), 3), c.Ruling(("doom",), 2)))),
        ("gm", c.SetDice("hand", "ana")),
        ("gm", c.Open("tiny.window")),
    ]
    for seat, command in moves:
        host.do(seat, command)
        assert_alike(host, host.again())
    host.answer("ana", "no") if len(host.prompts("ana")) == 1 else None
    for _ in range(6):
        for prompt in host.table.now("gm").prompts:
            host.do("gm", c.Answer(prompt.id, prompt.default))
            assert_alike(host, host.again())
            break
    host.do("gm", c.Rewind(3))
    assert_alike(host, host.again())


def test_play_goes_on_after_a_restart(host: Host) -> None:
    """A question that waited can be answered by the id it had."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    prompt, later = host.prompt("ana").id, host.again()
    for one in (host, later):
        one.do("ana", c.Answer(prompt, "no"), "same")
        one.answer("gm", "plain", "other")
    assert_alike(host, later)
    assert host.shelf.lines == later.shelf.lines


def test_a_closed_conversation_is_not_run_again(host: Host) -> None:
    """A closed conversation is only folded: a new version that would ask another question does not touch it."""
    host.do("ana", c.Open("tiny.drift", {"who": "ilse"}))
    host.answer("ana", "no")
    tiny_book.CHANGED.append("new")
    assert_alike(host, host.again())


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (0, '{"did":"noted","kind":"house/paused","v":1,"data":{"paused":true}}'),
        (-1, "not json"),
        (-1, '{"did":"danced"}'),
        (-1, '{"did":"noted","kind":"house/unheard-of","v":1,"data":{}}'),
        (-1, '{"did":"noted","kind":"house/said","v":9,"data":{"seat":"ana","text":"x"}}'),
        (-1, '{"did":"noted","kind":"house/said","v":1,"data":{"seat":"ana"}}'),
        (-1, '{"seq":99,"conv":"","did":"told","kind":"tiny/doomed","v":1,"data":{"doom":1},"cite":[]}'),
        (-1, '{"seq":3,"conv":"","did":"told","kind":"table/edited","v":1,"data":{"path":["pol"]},"cite":[]}'),
        (-1, '{"seq":3,"conv":"","did":"told","kind":"nde/acted","v":1,"data":{},"cite":[]}'),
        (-1, '{"did":"step","by":"gm","command":"x","when":0,"marks":[[3]]}'),
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(host: Host, place: int, line: str) -> None:
    """A table with any damaged line is not opened, and no other error comes out."""
    host.do("ana", spend("ilse"))
    host.shelf.lines.insert(place if place >= 0 else len(host.shelf.lines), line)
    with pytest.raises(MoothallError) as raised:
        host.again()
    assert any(word in sentence(raised.value, "en") for word in ("record", "“pol”"))


# ---- A new version --------------------------------------------------------------------------------------------------


def drifted(host: Host) -> Host:
    """Two conversations wait; the program changes under one of them."""
    host.do("ana", c.Open("tiny.drift", {"who": "ilse"}))
    host.do("bo", spend("bram"))
    tiny_book.CHANGED.append("new")
    return host.again()


def test_a_drifted_conversation_is_set_aside_alone(host: Host) -> None:
    """The GM sees what it was and where it parts; its prompt is gone, and the other one still waits."""
    later = drifted(host)
    (stuck,) = later.table.now("gm").stuck
    assert stuck.procedure == "tiny.drift" and stuck.ledger == "asked ana tiny/take" and "asked gm" in stuck.code
    assert not later.prompts("ana") and later.prompts("bo")
    assert later.table.now("ana").stuck == ()
    later.answer("bo", "yes")
    assert later.table.game.state.pool == 0


def test_a_rule_may_learn_an_argument(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A conversation that was begun without it goes on as if it had been given its usual value."""

    async def newer(play: Play[Any], who: str, gently: bool = True) -> str:
        return await tiny_book.spends(play, who) if gently else "no"

    host.do("ana", spend("ilse"))
    monkeypatch.setitem(PROCEDURES, "tiny.spend", Procedure("tiny.spend", newer))
    later = host.again()
    assert later.table.now("gm").stuck == ()
    later.answer("ana", "yes")
    assert later.table.game.state.pool == host.table.game.state.pool - 1


def test_a_drifted_conversation_can_be_started_again(host: Host) -> None:
    """The conversation begins again in its new version, with the same arguments."""
    later = drifted(host)
    later.do("gm", c.StartAgain(later.table.now("gm").stuck[0].conv))
    assert later.table.now("gm").stuck == () and later.prompt("gm").kind == "tiny/how"
    assert_alike(later, later.again())


def test_a_drifted_conversation_can_be_finished_by_hand(host: Host) -> None:
    """The GM says what came of it, in the same step."""
    later = drifted(host)
    later.do("gm", c.FinishByHand(later.table.now("gm").stuck[0].conv, (c.Ruling(("pool",), 9),)))
    assert later.table.now("gm").stuck == () and later.table.snapshot("ana").state.pool == 9
    assert_alike(later, later.again())


def test_any_open_conversation_can_be_dropped(host: Host) -> None:
    """Nothing more comes of it, its prompts are gone, and its hero is free."""
    later = drifted(host)
    later.do("gm", c.Drop(later.table.now("gm").stuck[0].conv))
    later.do("gm", c.Drop(later.table.now("gm").prompts[0].conv))
    assert later.table.game.conversations == {} == later.table.game.aside and not later.prompts("bo")
    later.do("bo", spend("bram"))
    assert_alike(later, later.again())


def test_a_vanished_procedure_sets_only_its_own_conversation_aside(host: Host) -> None:
    """Neither a procedure nor a question that the book no longer has keeps a table from being opened."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.do("bo", spend("bram"))
    lines = [line.replace("tiny.both", "tiny.gone") for line in host.shelf.lines]
    asked = next(place for place, line in enumerate(lines) if '"asked"' in line)
    lines[asked] = lines[asked].replace("tiny/take", "tiny/was-taken")
    host.shelf.lines = lines
    later = host.again()
    assert [stuck.procedure for stuck in later.table.now("gm").stuck] == ["tiny.gone"]
    assert later.prompts("bo") and later.seen("gm")
    with pytest.raises(MoothallError, match="error-table-no-procedure"):
        later.do("gm", c.StartAgain(later.table.now("gm").stuck[0].conv))
    later.do("gm", c.Drop(later.table.now("gm").stuck[0].conv))


# ---- Taking back ----------------------------------------------------------------------------------------------------


def test_an_answer_with_no_consequence_is_taken_back(host: Host) -> None:
    """Only a next question came of it: the old one waits again, under the same id."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    prompt = host.prompt("ana").id
    host.answer("ana", "no")
    assert host.prompt("gm").kind == "tiny/how"
    host.do("ana", c.TakeBack())
    assert host.prompt("ana").id == prompt and not host.prompts("gm")
    host.answer("ana", "yes")
    host.answer("gm", "odd")
    assert_alike(host, host.again())


def test_an_answer_with_a_consequence_is_not_taken_back(host: Host) -> None:
    """A fact, or another's answer in the same conversation, keeps an answer from being taken back."""
    host.do("bo", spend("bram"))
    host.answer("bo", "yes")
    with pytest.raises(MoothallError, match="error-table-stands"):
        host.do("bo", c.TakeBack())
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.answer("ana", "no")
    host.answer("gm", "plain")
    with pytest.raises(MoothallError, match="error-table-stands"):
        host.do("ana", c.TakeBack())


def test_taking_an_answer_back_leaves_others_actions_alone(host: Host) -> None:
    """An answer that led only to a question has changed nothing: the actions of others stay, secret or not."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.answer("ana", "no")
    host.do("bo", spend("bram"))
    host.answer("bo", "yes")
    host.do("gm", c.MakeRuling((c.Ruling(("doom",), 7),)))
    others = host.seen("bo")
    host.do("ana", c.TakeBack())
    assert host.table.game.state.pool == 0 and host.table.game.state.doom == 7
    assert host.prompt("ana").kind == "tiny/take" and not host.prompts("gm")
    assert host.table.stream("ana").messages[-1].what == "taken-back"
    assert host.table.stream("bo").messages == host.table.stream("bo").messages[: len(others[0])]
    assert_alike(host, host.again())
    host.answer("ana", "no")
    host.answer("gm", "odd")
    assert_alike(host, host.again())


def test_only_ones_own_answer_is_taken_back(host: Host) -> None:
    """A seat that has answered nothing has nothing to take back."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.answer("ana", "no")
    with pytest.raises(MoothallError, match="error-table-nothing-to-take-back"):
        host.do("bo", c.TakeBack())


def test_a_pass_is_taken_back(host: Host) -> None:
    """While others still think about the window."""
    host.do("gm", c.Open("tiny.window"))
    prompt = host.prompt("ana").id
    host.passes("ana")
    host.do("ana", c.TakeBack())
    assert host.prompt("ana").id == prompt


# ---- Rewinding ------------------------------------------------------------------------------------------------------


def test_a_rewind_takes_back_the_game_and_not_chat_or_seats(host: Host) -> None:
    """State and questions are those of then; what was said and who sits where stays."""
    host.do("ana", spend("ilse"))
    prompt = host.prompt("ana").id
    host.do("ana", c.Say("I take it"))
    host.do("gm", c.Mute("bo"))
    host.answer("ana", "yes")
    assert host.table.snapshot("bo").state.pool == 0
    host.do("gm", c.Rewind(2))
    for viewer in VIEWERS:
        assert host.table.snapshot(viewer).state.pool == 1
        assert any(message.kind == "house/said" for message in host.table.stream(viewer).messages)
    assert host.table.room_state.seat("bo").muted and host.prompt("ana").id == prompt  # type: ignore[union-attr]
    host.answer("ana", "no")
    assert_alike(host, host.again())


def test_rewound_entries_stay_readable(host: Host) -> None:
    """The rewound entries are there with their numbers, which are not given again."""
    host.do("ana", spend("ilse"))
    host.answer("ana", "yes")
    kept = list(host.shelf.lines)
    host.do("gm", c.Rewind(0))
    assert host.shelf.lines[: len(kept)] == kept and host.table.game.log == []
    assert host.table.steps[-1][1] == Rewound(0)
    host.do("bo", spend("bram"))
    assert host.table.game.log[0].number == 6 and host.table.game.log[0].conv == "c6"
    told = [m for m in host.table.stream("bo").messages if m.kind == "tiny/spent"]
    assert told[0].body.who == "ilse"


def test_each_viewer_is_told_which_of_their_messages_were_rewound(host: Host) -> None:
    """Each viewer is told in numbers of their own; a viewer who saw none of the rewound facts is told nothing."""
    host.do("ana", spend("ilse"))
    host.answer("ana", "yes")
    before = {viewer: host.table.stream(viewer).number for viewer in VIEWERS}
    host.do("gm", c.Rewind(2))
    last = host.table.stream("bo").messages[-1]
    assert (last.what, last.body.numbers, last.number) == ("rewound", (before["bo"],), before["bo"] + 1)
    host.do("gm", c.Open("tiny.hide", {"doom": 4}))
    host.answer("gm", "plain")
    quiet = host.seen("bo")
    host.do("gm", c.Rewind(2))
    assert host.seen("bo") == quiet and host.table.game.state.doom == 0


def test_a_rule_is_not_cut_in_its_middle(host: Host) -> None:
    """A rewind into the middle of a step leaves that step whole."""
    host.do("ana", roll("ilse"))
    host.do("bo", roll("bram"))
    for to in (1, 2, 3, 4):
        twin = host.again()
        twin.do("gm", c.Rewind(to))
        assert len(twin.table.game.log) == 4 and not twin.table.game.conversations


def test_the_rewind_list_names_exactly_the_entries_that_go(host: Host) -> None:
    """The GM sees all of it and no more than will go; others see what of their own lies behind a message of theirs."""
    host.do("ana", roll("ilse"))
    mark = {viewer: host.table.stream(viewer).number for viewer in VIEWERS}
    host.do("gm", c.Open("tiny.hide", {"doom": 4}))
    host.answer("gm", "plain")
    host.do("bo", roll("bram"))
    goes = {viewer: [m.number for m in host.table.goes(viewer, mark[viewer])] for viewer in VIEWERS}
    assert len(goes["bo"]) == 2 and len(goes["gm"]) > 6
    live = {viewer: set(goes[viewer]) for viewer in VIEWERS}
    host.do("gm", c.Rewind(4))
    for viewer in VIEWERS:
        assert set(host.table.stream(viewer).messages[-1].body.numbers) == live[viewer]


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_a_rewind_to_the_present_or_beyond_is_refused(host: Host, to: int) -> None:
    """A rewind to the present, to the future or to before the beginning is refused."""
    host.do("ana", spend("ilse"))
    with pytest.raises(MoothallError, match="error-table-nothing-to-rewind"):
        host.do("gm", c.Rewind(to))


# ---- Dice -----------------------------------------------------------------------------------------------------------


def test_seen_dice_come_again_in_their_order_after_a_rewind(host: Host) -> None:
    """Seen dice fall again for whom they fell, in their order and marked; then fresh ones fall."""
    host.do("ana", roll("ilse"))
    host.do("bo", roll("bram"))
    fell = faces(host)
    host.do("gm", c.Rewind(0))
    assert host.table.now("gm").seen_dice == ((6, (*fell[0], *fell[1])),)
    host.do("bo", roll("bram"))
    host = host.again()
    host.do("ana", roll("ilse"))
    host.do("ana", roll("ilse"))
    assert faces(host)[:2] == [fell[1], fell[0]]
    marked = [message.how for message in host.table.stream("guest").messages if message.what == "rolled"][2:]
    assert marked == [("seen",), ("seen",), ()]
    assert host.table.now("gm").seen_dice == () == host.table.now("ana").seen_dice


def test_dice_come_again_through_two_rewinds(host: Host) -> None:
    """Dice that came again and are taken back once more come first, then those still waiting."""
    for who in ("ilse", "bram", "ilse"):
        host.do("gm", roll(who))
    fell = faces(host)
    host.do("gm", c.Rewind(0))
    host.do("gm", roll("ilse"))
    host.do("gm", c.Rewind(0))
    host = host.again()
    for who in ("ilse", "ilse", "bram"):
        host.do("gm", roll(who))
    assert faces(host) == [fell[0], fell[2], fell[1]]


def test_a_face_comes_again_for_nobody_else(host: Host) -> None:
    """After a rewind another hero's dice are fresh, and the known ones wait for whom they had fallen for."""
    host = Host("tiny", dice=Given((1, 1, 6, 6), ByHand()))
    host.do("ana", roll("ilse"))
    host.do("gm", c.Rewind(0))
    host.do("bo", roll("bram"))
    assert host.table.now("gm").seen_dice == ((6, (1, 1)),)
    host.do("ana", roll("ilse"))
    assert faces(host) == [(6, 6), (1, 1)] and host.table.now("gm").seen_dice == ()
    assert_alike(host, host.again())


def test_ledgers_in_which_faces_came_to_another_are_read(host: Host) -> None:
    """A kept session in which a face came again for whoever rolled next opens, and the face does not come thrice."""
    with pytest.MonkeyPatch.context() as older:
        older.setattr(Game, "dice_owner", lambda *rest, **more: NOBODY)
        host.do("ana", roll("ilse"))
        host.do("bo", roll("bram"))
        host.do("gm", c.Rewind(0))
        host.do("bo", roll("bram"))
        assert host.table.stream("bo").messages[-2].how == ("seen",)
    assert host.again().table.now("gm").seen_dice == host.table.now("gm").seen_dice != ()
    later = host.again()
    for who in ("bram", "ilse"):
        later.do("gm", roll(who))
    assert later.table.now("gm").seen_dice == () == later.again().table.now("gm").seen_dice


def test_a_secret_conversation_that_is_started_again_stays_secret(host: Host) -> None:
    """Its dice are the GM's alone before and after."""
    host.do("gm", c.Open("tiny.throw", {"who": "ilse", "again": True}, secret=True))
    host.do("gm", c.StartAgain(host.table.now("gm").open[0]))
    assert len([m for m in host.table.stream("gm").messages if m.what == "rolled"]) == 2
    assert not [m for m in host.table.stream("ana").messages if m.what == "rolled"]


def test_the_gm_releases_seen_dice(host: Host) -> None:
    """Then they do not come again, and everybody can read that in the log."""
    host = Host("tiny", dice=Given((1, 1, 6, 6), ByHand()))
    host.do("ana", roll("ilse"))
    host.do("gm", c.Rewind(0))
    host.do("gm", c.ReleaseDice())
    assert host.table.stream("ana").messages[-1].kind == "house/dice-released"
    assert host.again().table.now("gm").seen_dice == ()
    host.do("ana", roll("ilse"))
    assert faces(host) == [(6, 6)]


def test_a_roll_by_hand_waits_for_its_players_faces(host: Host) -> None:
    """The roll waits for its player, survives a restart, refuses impossible faces, and is marked as typed."""
    host.do("gm", c.SetDice("hand", "ana"))
    host.do("ana", roll("ilse"))
    host = host.again()
    prompt = host.prompt("ana")
    assert (prompt.what, prompt.question["count"], prompt.question["sides"]) == ("dice", 2, 6)
    assert host.table.now("ana").waiting == ("ana",) and not host.prompts("bo")
    for wrong in ((1,), (1, 7), (0, 3), (1, 2, 3)):
        with pytest.raises(MoothallError, match="error-wrong-dice"):
            host.do("ana", c.EnterDice(prompt.id, wrong))
    with pytest.raises(MoothallError, match="error-table-dice-wanted"):
        host.do("ana", c.Answer(prompt.id, "yes"))
    with pytest.raises(MoothallError, match="error-table-no-prompt"):
        host.do("bo", c.EnterDice(prompt.id, (6, 6)))
    host.do("ana", c.EnterDice(prompt.id, (2, 5)))
    assert faces(host) == [(2, 5)]
    assert [m.how for m in host.table.stream("bo").messages if m.what == "rolled"] == [("typed",)]
    host.do("bo", roll("bram"))
    assert len(faces(host)) == 2 and not host.table.game.conversations
    assert_alike(host, host.again())


def test_a_rewind_can_stop_before_typed_dice(host: Host) -> None:
    """Dice typed in came from outside, so the roll can wait again; having been seen, they then come by themselves."""
    host.do("gm", c.SetDice("hand"))
    host.do("ana", roll("ilse"))
    host.do("ana", c.EnterDice(host.prompt("ana").id, (2, 5)))
    host.do("gm", c.Rewind(1))
    assert host.prompt("ana").what == "dice"
    host.do("gm", c.Rewind(0))
    host.do("ana", roll("ilse"))
    assert faces(host) == [(2, 5)] and not host.table.game.conversations
    assert_alike(host, host.again())


def test_the_gms_secret_conversation_keeps_its_dice_hidden(host: Host) -> None:
    """Facts of a secret conversation follow their marks; its dice are for the GM alone."""
    host.do("gm", c.Open("tiny.throw", {"who": "ilse"}, secret=True))
    assert [m.what for m in host.table.stream("gm").messages if m.what == "rolled"] == ["rolled"]
    assert not [m for m in host.table.stream("ana").messages if m.what == "rolled"]
    assert host.table.stream("ana").messages[-1].kind == "tiny/threw"
    assert_alike(host, host.again())


@pytest.mark.slow
def test_a_table_of_ten_thousand_entries_is_reopened_and_rewound() -> None:
    """A long campaign is opened again, seen and rewound like a short one; a step tells only what is new."""
    host = Host("tiny")
    host.table.stream("bo")
    for n in range(2_500):
        host.do("ana", roll("ilse")) if n % 50 else host.do("ana", c.Say("on we go"))
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 3),)))
    host.do("bo", spend("bram"))
    assert len(host.shelf.lines) > 10_000 and len(host.table.game.log) > 9_000
    later = host.again()
    assert_alike(host, later)
    later.answer("bo", "yes")
    (told,) = (delivery.messages for delivery in later.delivered if delivery.viewer == "bo")
    assert [message.what for message in told] == ["answered", "told"]
    later.do("gm", c.Rewind(5_000))
    assert 5_000 <= len(later.table.game.log) < 5_010 and not later.table.game.conversations
    assert_alike(later, later.again())


# ---- Looking back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("landmark", [1, 3, 250])
def test_a_replay_shows_each_viewer_any_moment_as_they_saw_it(
    host: Host, landmark: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each viewer and each number of theirs, the replay shows what that viewer saw then, rewinds included."""
    monkeypatch.setattr(streams, "LANDMARK", landmark)
    snapshots = {viewer: {} for viewer in VIEWERS}  # type: ignore[var-annotated]

    def look() -> None:
        for viewer in VIEWERS:
            shot = host.table.snapshot(viewer)
            snapshots[viewer][shot.number] = (shot.state, shot.room_state)

    for seat, command in [
        ("ana", roll("ilse")),
        ("gm", c.MakeRuling((c.Ruling(("pool",), 5),))),
        ("gm", c.MakeRuling((c.Ruling(("traps",), {"id": "pit", "depth": 2}, "add"),))),
        ("ana", spend("ilse")),
        ("gm", c.SetClock("tide", 4)),
        ("gm", c.Rewind(4)),
        ("gm", c.MakeRuling((c.Ruling(("heroes", "ilse", "dream"), "the sea"),))),
        ("gm", c.Whisper(("bo",), "psst")),
    ]:
        host.do(seat, command)
        look()
    for one in (host, host.again()):
        for viewer in VIEWERS:
            for number, seen in (*snapshots[viewer].items(), *reversed(snapshots[viewer].items())):
                shot = one.table.replayed(viewer, number)
                assert (shot.state, shot.room_state) == seen, (viewer, number)
