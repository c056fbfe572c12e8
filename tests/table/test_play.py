"""The live table: conversations, prompts, answers, seats and roles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from moothall.errors import AgainstTheRules, MoothallError, NotYours, Unclear
from moothall.table import commands as c
from moothall.table import game_commands
from moothall.table.core import COMMAND_HANDLERS
from moothall.table.room import Prepared, Role
from moothall.table.seats import ALL, GM_ALONE, GMS, HOST, MAY, PLAYING
from moothall.table.sender import Broken, Veiled
from tests.table.support import tiny_book
from tests.table.support.live_table import Host, wire


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with tiny_book.on_the_shelf():
        yield


@pytest.fixture
def host() -> Host:
    return Host("tiny")


def spend(who: str) -> c.Open:
    return c.Open("tiny.spend", {"who": who})


def refused(key: str, host: Host, seat: str, command: c.Command, person: str | None = None) -> MoothallError:
    """The refusal of a command, which must leave everything as it was."""
    before = (len(host.shelf.lines), host.table.game.state, host.table.room_state, host.seen("ana"), host.seen("gm"))
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        host.do(seat, command, person=person)
    assert before == (
        len(host.shelf.lines),
        host.table.game.state,
        host.table.room_state,
        host.seen("ana"),
        host.seen("gm"),
    )
    return raised.value


# ---- Conversations --------------------------------------------------------------------------------------------------


def test_an_action_runs_from_opening_to_end(host: Host) -> None:
    """A player opens, is asked, answers; every seat is told the facts, and no seat is waited for any more."""
    host.do("ana", spend("ilse"))
    assert host.prompt("ana").kind == "tiny/take" and not host.prompts("bo")
    assert [option.id for option in host.prompt("ana").options] == ["no", "yes"]
    host.answer("ana", "yes")
    for viewer in ("gm", "ana", "bo", "guest"):
        assert host.table.snapshot(viewer).state.pool == 0
        assert host.table.now(viewer).waiting == () and not host.table.now(viewer).prompts
    assert host.table.stream("guest").messages[-1].kind == "tiny/spent"


def test_other_seats_see_only_which_seat_is_waited_for(host: Host) -> None:
    """Of a question other seats than the asked one and the GM see only which seat is waited for."""
    host.do("ana", c.Open("tiny.break", {"who": "ilse"}))
    assert host.table.now("bo").waiting == ("ana",) and host.table.now("bo").prompts == ()
    assert "tiny/take" not in str(host.seen("bo")) and "tiny/take" in str(host.seen("ana"))
    assert [prompt.seat for prompt in host.table.now("gm").prompts] == ["ana"]


def test_a_conversation_that_does_not_show_is_not_waited_for(host: Host) -> None:
    """A viewer who was told nothing of a conversation does not learn that it waits, nor for whom."""
    host.do("gm", c.Open("tiny.hide", {"doom": 3}))
    assert host.table.now("gm").waiting == ("gm",)
    assert host.table.now("ana").waiting == () == host.table.now("guest").waiting


def test_players_are_not_told_that_the_gm_is_asked(host: Host) -> None:
    """Players are not told that the GM is asked; the seat that opened an action sees that it is not over."""
    opened = host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.answer("ana", "no")
    assert host.prompts("gm") and host.table.now("gm").waiting == ("gm",)
    assert host.table.now("ana").waiting == () and host.table.now("ana").open == (opened.conv,)
    assert host.table.now("bo").open == ()
    host.answer("gm", "plain")
    assert host.table.now("ana").open == ()


def test_two_heroes_act_at_once_and_one_hero_does_not(host: Host) -> None:
    """Two heroes can be busy with different things; one hero cannot, and is told so."""
    host.do("ana", spend("ilse"))
    host.do("bo", spend("bram"))
    assert len(host.table.game.conversations) == 2
    busy = refused("error-table-busy", host, "gm", c.Open("tiny.throw", {"who": "ilse"}))
    assert busy.values["hero"] == "Ilse"
    host.answer("ana", "no")
    host.do("ana", c.Open("tiny.throw", {"who": "ilse"}))
    host.answer("bo", "yes")
    assert host.table.game.conversations == {}


def outcome(host: Host, seat: str, command: c.Command) -> Any:
    """What a command comes to for its sender, and all that the players and a spectator were ever sent."""
    try:
        answered: Any = host.do(seat, command, "same")
    except MoothallError as refusal:
        answered = refusal.key, refusal.values
    return wire((answered, [host.seen(viewer) for viewer in ("ana", "bo", "guest")]))


HIDDEN_ACTIONS = {
    "secret": c.Open("tiny.watch", {"who": "ilse"}, secret=True),
    "not told of yet": c.Open("tiny.watch", {"who": "ilse"}),
}
PLAYERS_NEXT = {
    "an action": spend("ilse"),
    "an action that its own view refuses": c.Open("tiny.whisper", {"who": "bram", "trap": "pit"}),
    "another hero's": spend("bram"),
    "dice": c.Open("tiny.throw", {"who": "ilse"}),
}


@pytest.mark.parametrize("next_up", PLAYERS_NEXT)
@pytest.mark.parametrize("hidden", HIDDEN_ACTIONS)
def test_a_hidden_action_makes_no_refusal(hidden: str, next_up: str) -> None:
    """A player whose hero is in an action that only the GM knows of acts as if there were none; so after a restart."""
    with_it, without = Host("tiny"), Host("tiny")
    with_it.do("gm", HIDDEN_ACTIONS[hidden])
    assert outcome(with_it.again(), "ana", PLAYERS_NEXT[next_up]) == outcome(
        without.again(), "ana", PLAYERS_NEXT[next_up]
    )
    assert outcome(with_it, "ana", PLAYERS_NEXT[next_up]) == outcome(without, "ana", PLAYERS_NEXT[next_up])
    with_it.finish()
    assert not with_it.table.game.conversations


def test_a_refusal_from_a_hidden_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If every open action held its hero, the two tables would differ."""
    monkeypatch.setattr(game_commands, "_counts_as_busy", lambda *rest: True)
    with_it, without = Host("tiny"), Host("tiny")
    with_it.do("gm", HIDDEN_ACTIONS["secret"])
    assert outcome(with_it, "ana", spend("ilse")) != outcome(without, "ana", spend("ilse"))


def test_the_gm_is_held_by_hidden_actions_and_a_player_by_known_ones(host: Host) -> None:
    """The GM knows of all actions; a player of those that were told."""
    host.do("gm", HIDDEN_ACTIONS["secret"])
    refused("error-table-busy", host, "gm", spend("ilse"))
    host.do("gm", spend("bram"))
    refused("error-table-busy", host, "bo", c.Open("tiny.throw", {"who": "bram"}))


def test_two_people_spend_the_last_point_at_once(host: Host) -> None:
    """Both were asked while there was one point; the second answer is refused by the rule of the pool."""
    host.do("ana", spend("ilse"))
    host.do("bo", spend("bram"))
    host.answer("bo", "yes")
    prompt = host.prompt("ana").id
    with pytest.raises(AgainstTheRules, match="error-pool-empty") as raised:
        host.do("ana", c.Answer(prompt, "yes"))
    assert raised.value.cite == tiny_book.COST
    host.do("ana", c.Answer(prompt, "no"))
    assert host.table.game.state.pool == 0


def test_a_window_is_taken_once(host: Host) -> None:
    """Everybody is asked at once; whoever comes second hears from the rule that nothing is left."""
    host.do("gm", c.Open("tiny.window"))
    late = host.prompt("bo").id
    host.answer("ana", "yes")
    with pytest.raises(AgainstTheRules, match="error-pool-empty"):
        host.do("bo", c.Answer(late, "yes"))
    with pytest.raises(NotYours, match="error-too-late"):
        host.do("bo", c.Answer(late, "no"))


def test_a_window_goes_by_when_all_pass(host: Host) -> None:
    """A pass closes one's own prompt; when all have passed, the rule goes on."""
    host.do("gm", c.Open("tiny.window"))
    host.passes("ana")
    assert not host.prompts("ana") and host.prompts("bo") and host.table.game.conversations
    host.passes("bo")
    assert host.table.game.conversations == {} and host.table.game.state.pool == 1


def test_the_gm_closes_a_window(host: Host) -> None:
    """Seats that have not answered a closed window pass; a question that is no window cannot be closed."""
    host.do("gm", c.Open("tiny.window"))
    host.do("second", c.CloseWindow(host.table.now("gm").prompts[0].id))
    assert host.table.game.conversations == {}
    host.do("ana", spend("ilse"))
    refused("error-no-window", host, "gm", c.CloseWindow(host.table.now("gm").prompts[0].id))


# ---- Answers --------------------------------------------------------------------------------------------------------


def test_a_stale_answer_is_refused_as_too_late(host: Host) -> None:
    """An answer to a prompt that is over is too late, under the rule that asked."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    old = host.prompt("ana").id
    host.answer("ana", "no")
    error = refused("error-too-late", host, "ana", c.Answer(old, "no"))
    assert isinstance(error, NotYours) and error.cite == tiny_book.COST
    assert error.values == {"seat": "Ana"}


def test_a_player_cannot_answer_the_gms_question(host: Host) -> None:
    """Neither by the GM's own prompt nor by one's old one."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.answer("ana", "no")
    gms = host.prompt("gm").id
    refused("error-table-no-prompt", host, "ana", c.Answer(gms, "plain"))
    refused("error-table-no-prompt", host, "bo", c.Answer(gms, "plain"))


def test_an_answer_the_gm_gives_for_a_seat_is_marked_in_the_log(host: Host) -> None:
    """The answer counts as the seat's, is marked as given by another, and that seat sees the mark."""
    host.do("ana", spend("ilse"))
    host.do("second", c.Answer(host.table.now("gm").prompts[0].id, "yes"))
    said = next(m for m in host.table.stream("ana").messages if m.what == "answered")
    assert (said.body.seat, said.body.answer, said.how) == ("ana", "yes", ("for",))
    assert host.table.steps[-1][0].by == "second" and host.table.steps[-1][0].acts_for == "ana"  # type: ignore[union-attr]


def test_another_tables_ids_mean_nothing_here(host: Host) -> None:
    """A prompt's id at one table is unknown at another where the same was asked."""
    other = Host("tiny", table="elsewhere")
    for one in (host, other):
        one.do("ana", spend("ilse"))
    assert host.prompt("ana").id != other.prompt("ana").id
    refused("error-table-no-prompt", host, "ana", c.Answer(other.prompt("ana").id, "yes"))


def test_an_answer_of_the_wrong_type_is_refused(host: Host) -> None:
    """An answer of the wrong type is refused and changes nothing."""
    host.do("ana", spend("ilse"))
    refused("error-cannot-pass", host, "ana", c.LetPass(host.prompt("ana").id))
    refused("error-no-dice-wanted", host, "ana", c.EnterDice(host.prompt("ana").id, (1, 2)))
    refused("error-table-too-long", host, "ana", c.Answer(host.prompt("ana").id, "x" * 200_000))
    for answer in (7, None, ["yes"], {"yes": 1}):
        refused("error-wrong-answer", host, "ana", c.Answer(host.prompt("ana").id, answer))
    with pytest.raises(AgainstTheRules, match="error-not-offered"):
        host.answer("ana", "perhaps")


def test_a_retry_acts_once(host: Host) -> None:
    """The same command under the same id is done once, and acknowledged alike, also after a restart."""
    opened = host.do("ana", spend("ilse"), "one")
    assert host.do("ana", spend("ilse"), "one") == opened and opened.conv
    said = host.answer("ana", "yes", "two")
    kept, later = len(host.shelf.lines), host.again()
    for one in (host, later):
        assert one.do("ana", c.Answer("whatever", "yes"), "two") == said
        assert one.do("ana", spend("ilse"), "one") == opened
        assert len(one.shelf.lines) == kept
    other = host.do("bo", spend("bram"), "one")
    assert len(host.shelf.lines) > kept and other.command == "one"


# ---- Beginning ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "command"),
    [
        ("error-table-no-procedure", c.Open("tiny.spnd", {"who": "ilse"})),
        ("error-table-no-procedure", c.Open("nde.test", {"who": "ilse"})),
        ("error-table-arguments", c.Open("tiny.spend", {})),
        ("error-table-arguments", c.Open("tiny.spend", {"who": 3})),
        ("error-table-arguments", c.Open("tiny.spend", {"who": "ilse", "play": 1})),
        ("error-table-arguments", c.Open("tiny.spend", {"who": "ilse", "more": 1})),
        ("error-table-gm-opens", c.Open("tiny.hide", {"doom": 1})),
        ("error-table-gm-opens", c.Open("tiny.throw", {"who": "ilse"}, secret=True)),
        ("error-table-not-your-hero", c.Open("tiny.spend", {"who": "bram"})),
        ("error-table-not-your-hero", c.Open("tiny.spend", {"who": "nobody"})),
        ("error-table-gm-argument", c.Open("tiny.throw", {"who": "ilse", "again": True})),
    ],
)
def test_a_player_opens_only_player_actions_of_an_own_hero(host: Host, key: str, command: c.Open) -> None:
    """A player begins what the book leaves to players, for a hero of their own, with arguments that fit."""
    refused(key, host, "ana", command)


def test_the_gm_may_begin_anything(host: Host) -> None:
    """Also for a player's hero, and with what is the GM's to say."""
    host.do("gm", c.Open("tiny.throw", {"who": "ilse", "again": True}))
    assert host.prompt("gm").kind == "tiny/how"
    host.do("second", c.Open("tiny.spend", {"who": "bram"}))
    assert host.prompt("bo").kind == "tiny/take"


def test_a_refusal_does_not_reveal_a_hidden_reason(host: Host) -> None:
    """A refusal with a hidden reason is told to the GM; the player hears only that it is not possible."""
    host.do("gm", c.MakeRuling((c.Ruling(("traps",), {"id": "pit", "depth": 3}, "add"),)))
    with pytest.raises(Veiled) as raised:
        host.do("ana", c.Open("tiny.whisper", {"who": "ilse", "trap": "pit"}))
    assert raised.value.key == "error-table-not-possible" and not raised.value.values
    assert raised.value.truth.key == "error-trap"
    with pytest.raises(AgainstTheRules, match="error-trap"):
        host.do("gm", c.Open("tiny.whisper", {"who": "ilse", "trap": "pit"}))
    host.do("gm", c.MakeRuling((c.Ruling(("traps", "pit", "seen"), True),)))
    with pytest.raises(AgainstTheRules, match="error-trap"):
        host.do("ana", c.Open("tiny.whisper", {"who": "ilse", "trap": "pit"}))


# ---- Rules that break -----------------------------------------------------------------------------------------------


def test_a_rule_that_breaks_drops_its_step_and_the_table_lives(host: Host) -> None:
    """The question still waits, nothing was kept, another answer goes through."""
    host.do("ana", c.Open("tiny.break", {"who": "ilse"}))
    error = refused("error-table-rule-broke", host, "ana", c.Answer(host.prompt("ana").id, "yes"))
    assert isinstance(error, Broken) and "ZeroDivisionError" in error.truth.values["problem"]
    assert error.truth.values["procedure"] == "tiny.break"
    host.answer("ana", "no")
    assert host.table.game.conversations == {}


def test_a_rule_that_breaks_at_once_leaves_nothing(host: Host) -> None:
    """Not even the facts it had told."""
    refused("error-table-rule-broke", host, "bo", c.Open("tiny.explode"))
    assert host.table.game.log == []
    host.do("bo", spend("bram"))
    assert host.again().seen("gm") == host.seen("gm")


# ---- Seats and roles ------------------------------------------------------------------------------------------------

COMMANDS: tuple[type[c.Command], ...] = tuple(
    kind for kind in vars(c).values() if isinstance(kind, type) and issubclass(kind, c.Command) and kind != c.Command
)
ROLES: tuple[Role, ...] = get_args(Role)
SEAT_OF = {"gm": "gm", "co_gm": "second", "player": "ana", "spectator": "guest"}


def sample(kind: Any) -> c.Command:
    """A command of a kind, with something in each field that is needed."""
    filled: dict[Any, dict[str, Any]] = {
        c.Open: {"procedure": "tiny.window"},
        c.Answer: {"prompt": "p", "answer": "yes"},
        c.EnterDice: {"prompt": "p", "faces": (1, 2)},
        c.MakeRuling: {"rulings": (c.Ruling(("pool",), 5),)},
        c.Rewind: {"to": 0},
        c.FinishByHand: {"conv": "c", "rulings": ()},
        c.Whisper: {"to": ("bo",), "text": "psst"},
        c.RollFreely: {"dice": "2d6"},
        c.RollSecretly: {"dice": "2d6"},
        c.SetClock: {"name": "tide", "length": 4},
        c.SetGround: {"width": 4, "height": 3},
        c.SetFace: {"who": "bram"},
        c.SetDial: {"group": "pool", "level": "ask"},
        c.SetPace: {"pace": "brisk"},
        c.AskMe: {"kind": "tiny/take"},
        c.StandBy: {"kind": "tiny/take", "who": "ilse", "about": "bram"},
        c.Adjust: {"entry": 1, "answer": None},
        c.SetDice: {"way": "hand"},
        c.MakeSeat: {"seat": "new", "name": "New", "role": "player"},
        c.ChangeSeat: {"seat": "bo", "name": "Bob", "role": "player"},
        c.TakeSeat: {"seat": "bo", "person": "bo"},
        c.NoteLink: {"link": "l", "role": "player"},
        c.Prepare: {"title": "t", "holds": Prepared()},
        c.ShowPrepared: {"item": "s"},
        c.DiscardPrepared: {"item": "s"},
    }
    words = {"prompt": "p", "conv": "c", "text": "words", "wish": "w", "title": "t", "handout": "h", "clock": "k"}
    words |= {"seat": "bo", "link": "l", "hero": "ilse"}
    names = kind.__dataclass_fields__
    return kind(**filled.get(kind, {n: words[n] for n in names if n in words and n not in ("note",)}))  # type: ignore[no-any-return]


def test_every_command_has_a_place_in_the_table_of_roles() -> None:
    """Nothing can be done of which it is not said who may do it, and nothing is promised that cannot be done."""
    assert set(MAY) == set(COMMAND_HANDLERS) == set(COMMANDS)
    assert GM_ALONE < GMS < PLAYING < ALL and not HOST & ALL


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("role", [*ROLES, "host"])
def test_each_role_may_send_the_commands_of_the_role_table(host: Host, kind: type[c.Command], role: Any) -> None:
    """A command is refused for its role exactly where the table of roles says so."""
    act = (lambda: host.as_server(sample(kind))) if role == "host" else (lambda: host.do(SEAT_OF[role], sample(kind)))
    assert (refusal_of(act) == "error-table-may-not") == (role not in MAY[kind])


def refusal_of(act: Callable[[], Any]) -> str:
    """The key of the error with which something is refused, if it is."""
    try:
        act()
    except MoothallError as refusal:
        return refusal.key
    return ""


EXPECTED = {
    "spectator": {c.RaiseCard, c.LeaveSeat},
    "player": {
        *(c.Open, c.Answer, c.LetPass, c.EnterDice, c.TakeBack, c.Say, c.Whisper, c.RollFreely, c.WriteNote, c.AskMe),
        *(c.RaiseCard, c.LeaveSeat, c.StepAway, c.WithdrawAction, c.SetFace, c.StandBy, c.SetOrder),
    },
    "host": {c.MakeSeat, c.TakeSeat, c.LeaveSeat, c.NoteLink, c.NoteUnlink},
}


@pytest.mark.parametrize("role", EXPECTED)
def test_the_role_table_equals_its_second_copy(role: Any) -> None:
    """The rights of spectators, players and the server are written down a second time."""
    assert {kind for kind, roles in MAY.items() if role in roles} == EXPECTED[role]


def test_a_co_gm_may_do_all_but_assign_seats() -> None:
    """The GM's word on seats is the GM's."""
    gms = {kind for kind, roles in MAY.items() if "gm" in roles}
    assert gms - {kind for kind, roles in MAY.items() if "co_gm" in roles} == {c.MakeSeat, c.ChangeSeat, c.RemoveSeat}


def test_a_forged_seat_is_refused(host: Host) -> None:
    """A person who does not hold a seat cannot act from it, whatever ids they know."""
    host.do("ana", spend("ilse"))
    prompt = host.prompt("ana").id
    refused("error-table-not-your-seat", host, "ana", c.Answer(prompt, "yes"), person="bo")
    refused("error-table-not-your-seat", host, "gm", c.Pause(), person="ana")
    refused("error-table-not-your-seat", host, "", c.MakeSeat("x", "X", "player"), person="ana")
    refused("error-table-not-your-seat", host, "nobody", c.Say("hello"), person="nobody")
    with pytest.raises(MoothallError, match="error-table-not-your-seat"):
        host.table.run(None, "gm", "x", c.Pause())
    host.do("ana", c.LeaveSeat("ana"))
    with pytest.raises(MoothallError, match="error-table-not-your-seat"):
        host.table.run("", "ana", "x", c.Say("an empty person sits on empty seats"))


def test_a_person_may_hold_several_seats(host: Host) -> None:
    """Each seat acts and is asked for itself."""
    host.do("bo", c.LeaveSeat("bo"))
    host.as_server(c.TakeSeat("bo", "ana"))
    host.do("bo", spend("bram"), person="ana")
    assert host.prompt("bo").seat == "bo" and not host.prompts("ana")
    refused("error-table-not-your-hero", host, "ana", c.Open("tiny.throw", {"who": "bram"}))


def test_a_held_seat_is_not_given_away(host: Host) -> None:
    """Another person cannot take a held seat; its holder may take it again."""
    host.as_server(c.TakeSeat("ana", "ana"))
    with pytest.raises(MoothallError, match="error-table-seat-held"):
        host.as_server(c.TakeSeat("ana", "eve"))


def test_an_invitation_written_for_a_held_seat_hands_it_over_once(host: Host) -> None:
    """One to another seat does not, nor one older than whoever sits there; sitting down again spends nothing."""
    host.as_server(c.NoteLink("other", "player", "bo"))
    host.as_server(c.NoteLink("fresh", "player", "ana"))
    host.as_server(c.NoteLink("spare", "player", "ana"))
    host.as_server(c.TakeSeat("ana", "ana"))
    for link in ("other", "nothing", ""):
        with pytest.raises(MoothallError, match="error-table-seat-held"):
            host.as_server(c.TakeSeat("ana", "eve", link))
    host.as_server(c.TakeSeat("ana", "eve", "fresh"))
    for link in ("fresh", "spare"):
        with pytest.raises(MoothallError, match="error-table-seat-held"):
            host.as_server(c.TakeSeat("ana", "ana", link))
    assert host.table.room_state.seat("ana").person == "eve"  # type: ignore[union-attr]


def test_a_removed_seat_can_do_nothing_and_the_gm_answers_for_it(host: Host) -> None:
    """Its questions stay, and the table goes on."""
    host.do("ana", spend("ilse"))
    host.do("gm", c.RemoveSeat("ana"))
    refused("error-table-not-your-seat", host, "ana", c.Say("hello?"))
    host.do("gm", c.Answer(host.table.now("gm").prompts[0].id, "no"))
    assert host.table.game.conversations == {}
    refused("error-table-not-the-gm", host, "gm", c.RemoveSeat("gm"))
    refused("error-table-not-the-gm", host, "second", c.Mute("gm"))


def test_a_muted_seat_plays_and_does_not_speak(host: Host) -> None:
    """A muted seat cannot chat, but plays and may raise the card."""
    host.do("second", c.Mute("ana"))
    for command in (c.Say("hey"), c.Whisper(("bo",), "hey"), c.RollFreely("1d6"), c.WriteNote("hey", everyone=True)):
        refused("error-table-muted", host, "ana", command)
    host.do("ana", spend("ilse"))
    host.do("ana", c.RaiseCard())
    host.do("gm", c.Pause(False))
    host.do("gm", c.Mute("ana", False))
    host.do("ana", c.Say("hey"))


def test_while_paused_only_the_gm_moves(host: Host) -> None:
    """Talk goes on; play waits."""
    host.do("ana", spend("ilse"))
    host.do("gm", c.Pause())
    refused("error-table-paused", host, "ana", c.Answer(host.prompt("ana").id, "yes"))
    refused("error-table-paused", host, "bo", spend("bram"))
    host.do("ana", c.Say("a moment"))
    host.do("gm", c.Answer(host.table.now("gm").prompts[0].id, "yes"))
    host.do("gm", c.Pause(False))
    host.do("bo", spend("bram"))


def test_a_role_decides_whose_stream_is_read(host: Host) -> None:
    """A co-GM reads the GM's; whoever becomes one does from then on."""
    assert host.table.viewer("second") == "gm" and host.table.viewer("ana") == "ana"
    host.do("gm", c.ChangeSeat("ana", "Ana", "co_gm"))
    assert host.table.viewer("ana") == "gm"
    refused("error-table-seat-taken", host, "gm", c.ChangeSeat("ana", "Ana", "gm"))
    refused("error-table-seat-taken", host, "gm", c.ChangeSeat("gm", "Gil", "player"))


def test_an_unknown_id_is_refused_as_unclear(host: Host) -> None:
    """A seat, a note, a page, a clock, a wish, a link or a conversation that is not there."""
    gms = (c.Withdraw("x"), c.RemoveClock("x"), c.RefuseWish("x"), c.Drop("x"), c.WriteNote("t", note="x"))
    for command in gms:
        assert isinstance(refused("error-table-no-such", host, "gm", command), Unclear)
    refused("error-table-no-seat", host, "gm", c.Mute("x"))
    refused("error-table-no-seat", host, "ana", c.Whisper(("x",), "psst"))
    refused("error-table-no-group", host, "gm", c.SetDial("x", "auto"))


def test_a_refused_answer_of_the_gm_leaves_no_mark(host: Host) -> None:
    """An answer of the GM for a seat that the rules refused leaves no mark on the next one."""
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 0),)))
    host.do("ana", c.Open("tiny.spend", {"who": "ilse"}))
    (prompt,) = host.table.now("gm").prompts
    with pytest.raises(MoothallError, match="error-pool-empty"):
        host.do("gm", c.Answer(prompt.id, "yes"))
    host.answer("ana", "no")
    assert host.table.game.marks == host.again().table.game.marks == {}
