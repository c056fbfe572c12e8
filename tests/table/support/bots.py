"""Bots at every seat of a live table, over the real desk: random legal choices, rewinds, reconnects, edits.

asyncio.run(play(Bots(folder, "nde2", {"dice_mode": "2d6"}, seed=7), moves=100))
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.rulesets import nde
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.words import ZONES
from moothall.sight import plain, redact
from moothall.store import Store, open_store
from moothall.table import SERVER, Desk, Marks, Message, Now, Prompt, Push, Subscription, Table
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.edits import Changed, placed
from moothall.table.room import ASKS_EVERYTHING, Pace, RoomState, fold
from tests.table.support.live_table import PEOPLE, wire

HEROES = {"ilse": "ana", "bram": "bo", "oda": "cy"}
SEATS = ("gm", "ana", "bo", "cy", "guest")
FOES = ("rat", "gull", "warden", "winch")


class Screen:
    """One person's device: everything it was sent, and the view it makes of that."""

    def __init__(self, desk: Desk, viewer: str) -> None:
        self.desk, self.viewer = desk, viewer
        self.messages: list[Message] = []
        self.now: Now | None = None
        self.reader: Subscription | None = None

    async def connect(self) -> None:
        """Come (back) with the last number one has."""
        self.reader = await self.desk.subscribe(self.viewer, len(self.messages))
        self.desk.arrive(self.viewer)

    def drop(self) -> None:
        assert self.reader is not None
        self.reader.end()
        self.desk.depart(self.viewer)

    def read(self) -> None:
        """Take whatever has come in."""
        assert self.reader is not None
        while not self.reader._mail.empty():
            push = self.reader._mail.get_nowait()
            if push is not None:
                self._take(push)

    def _take(self, push: Push) -> None:
        for message in push.messages:
            assert message.number == len(self.messages) + 1, "a hole or a double in the stream"
            self.messages.append(message)
        self.now = push.now if push.now is not None else self.now

    def view(self) -> tuple[Any, Any]:
        """Game state and room state as they add up on this device."""
        return added_up(self.desk.table.book, self.viewer, self.messages)


def added_up(book: Book, viewer: str, messages: list[Message]) -> tuple[Any, Any]:
    """The game state and room state that add up from what a viewer was sent."""
    counting: list[Message] = []
    room_state: Any = redact(RoomState(), viewer)
    for message in messages:
        if message.what in ("rewound", "taken-back", "withdrawn"):
            counting = [one for one in counting if one.number not in message.body.numbers]
        elif message.log == "house":
            room_state = fold(room_state, message.body)
        elif message.what == "told":
            counting.append(message)
    state = redact(book.start, viewer)
    for message in counting:
        changed = isinstance(message.body, Changed)
        state = placed(state, message.body) if changed else book.fold(state, message.body)
    return state, room_state


WORDS = (
    *("", "off", "on", "none", "heroes", "foes", "free", "a bell", "down", "dead", "over", "ilse", "2d6", "ladder"),
    *("d6", "grid", "zones", "nde1", "nde2", "ana", "nobody", "boss", "minion", "mage", "warrior", "any", "1"),
)


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every place of a state with something plain in it, but for ids, which stay."""
    if is_dataclass(value):
        for field in fields(value):
            if field.name != "id":
                yield from leaves(getattr(value, field.name), (*path, field.name))
    elif type(value) is tuple and value and is_dataclass(value[0]):
        yield path, value
        for place, item in enumerate(value):
            yield from leaves(item, (*path, str(getattr(item, "id", place))))
    else:
        yield path, value


def instead_of(value: Any) -> list[Any]:
    """Values to set in a field, as they come over the wire, valid and invalid."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    match plain:
        case bool():
            return [not plain]
        case int():
            return [-3, -1, 0, 1, 2, 7, 30, 100_000]
        case str():
            return list(WORDS)
        case [_, *rest]:
            return [rest]
        case _:
            return [None, [], "a bell", 7, [1, 2], [-1, 5]]


class Bots:
    """A session of bots at one table."""

    def __init__(self, folder: Path, book: str, options: dict[str, str], seed: int, meddling: int = 0) -> None:
        self.book, self.options, self.meddling = book, options, meddling
        self.chance = random.Random(f"{book}/{options}/{seed}")
        self.seed = seed
        self.store: Store = open_store(folder)
        self.count = 0
        self.screens: dict[str, Screen] = {}
        self.refused: Counter[str] = Counter()
        self.refusals: list[MoothallError] = []
        self.done: Counter[str] = Counter()
        self.stuck: Counter[str] = Counter()
        """Questions whose safe answer was refused."""
        self.bookmarks: list[bytes] = []
        """All that were written this session."""

    # ---- Sitting down -----------------------------------------------------------------------------------------------

    async def sit_down(self) -> None:
        id = self.store.make(self.book, "a bot session")
        self.desk = self.at_desk(Table(id, self.book, dice=Seeded(self.seed), free=Seeded("free")))
        self.screens |= {seat: Screen(self.desk, seat) for seat in SEATS}
        for seat in SEATS:
            name, role = PEOPLE[seat]
            await self.desk.do(None, SERVER, "", c.MakeSeat(seat, name, role))
            await self.desk.do(None, SERVER, "", c.TakeSeat(seat, seat))
        for screen in self.screens.values():
            await screen.connect()
        await self.open_table()

    async def open_table(self) -> None:
        """Options, heroes, a session and its first scene."""
        options = read_options(self.options, defaults(self.book))
        await self.fact("nde/table-opened", options=msgspec.to_builtins(options))
        for (id, seat), kind in zip(HEROES.items(), options.book.roles, strict=False):
            hero = to_hero(new_sheet(id.capitalize(), kind, options), id, seat)
            await self.fact("nde/hero-joined", hero=msgspec.to_builtins(hero))
        await self.open("gm", nde.begin_session)
        await self.new_scene("the boathouse")

    def at_desk(self, table: Table) -> Desk:
        return Desk(table, self.store, marks=Marks(self.put_bookmark, every=40, at_the_end=1))

    def put_bookmark(self, id: str, data: bytes) -> None:
        self.store.put_bookmark(id, data)
        self.bookmarks.append(data)

    async def new_scene(self, title: str) -> None:
        """Everybody stands somewhere, and some foes are there."""
        await self.open("gm", nde.begin_scene, title, 0)
        for place, id in enumerate(HEROES):
            await self.open("gm", nde.place, id, (place, 0), 0)
        for place, id in enumerate(FOES[:3]):
            await self.open("gm", nde.bring_foe, id, self.chance.choice(("minion", "elite", "boss")))
            await self.open("gm", nde.place, id, (place, 1), 0)

    async def reopen(self) -> None:
        """The server stops and starts again; everybody comes back with the last number they have."""
        for screen in self.screens.values():
            screen.read()
        await self.desk.close()
        await self.come_back(self.desk.table.id)

    async def come_back(self, id: str) -> None:
        """Open a table from what is on disk, with the screens there are, or with new ones."""
        dice = Seeded(f"{self.seed}/{self.count}")
        mark = self.store.bookmark(id)
        table = Table.opened(id, self.book, partial(self.store.read, id), mark, dice=dice, free=Seeded("free"))
        self.done["from a bookmark"] += not table.has_looked_back
        self.desk = self.at_desk(table)
        for seat in SEATS:
            screen = self.screens.setdefault(seat, Screen(self.desk, seat))
            screen.desk = self.desk
            await screen.connect()

    # ---- Doing ------------------------------------------------------------------------------------------------------

    async def do(self, seat: str, command: c.Command) -> bool:
        """Do something; a refusal is counted, anything else that goes wrong is an error of ours."""
        self.count += 1
        try:
            await self.desk.do(seat, seat, f"{seat}-{self.count}", command)
        except MoothallError as refusal:
            self.refused[refusal.key] += 1
            self.refusals.append(refusal)
            return False
        self.done[type(command).__name__] += 1
        return True

    async def fact(self, kind: str, **data: Any) -> None:
        assert await self.do("gm", c.MakeRuling((c.Ruling(how="fact", kind=kind, value=data),)))

    async def open(self, seat: str, procedure: Any, *args: Any, secret: bool = False) -> bool:
        given = dict(zip(procedure.takes, args, strict=False))
        return await self.do(seat, c.Open(procedure.name, given, secret))

    async def move(self) -> None:
        """One thing that somebody at the table does."""
        prompts = [(seat, p) for seat in SEATS for p in self.own(seat)]
        if prompts and self.chance.random() < 0.75:
            await self.reply(*self.chance.choice(prompts))
            return
        whats: list[tuple[int, Callable[[], Any]]] = [
            (12, self.action),
            (8, self.run_the_game),
            (3, self.talk),
            (2, self.edit),
            (self.meddling, self.meddle),
            (1, self.back),
            (1, self.think_better),
            (1, self.settings),
            (2, self.reconnect),
        ]
        weights, moves = zip(*whats, strict=True)
        await self.chance.choices(moves, weights)[0]()

    def own(self, seat: str) -> list[Prompt]:
        now = self.desk.table.now(seat)
        return [prompt for prompt in now.prompts if self.desk.table.viewer(prompt.seat) == seat]

    async def reply(self, seat: str, prompt: Prompt) -> None:
        """Answer as one may; if that is refused, with the safe answer."""
        by = seat if self.chance.random() < 0.95 else "gm"
        if by != seat:
            prompt = self.chance.choice(self.desk.table.now("gm").prompts)
        if prompt.what == "dice":
            faces = tuple(self.chance.randint(1, prompt.question["sides"]) for _ in range(prompt.question["count"]))
            await self.do(by, c.EnterDice(prompt.id, faces))
        elif prompt.what == "window":
            how = self.chance.choice((c.LetPass(prompt.id), c.Answer(prompt.id, self.word_in_a_window(prompt))))
            await self.do(by, how)
        elif not await self.do(by, c.Answer(prompt.id, self.answer(prompt))):
            taken = await self.do(by, c.Answer(prompt.id, msgspec.to_builtins(prompt.default)))
            self.stuck[prompt.question.kind] += not taken
            self.stuck += Counter()
        if self.chance.random() < 0.05:
            await self.do(seat, c.TakeBack())

    def word_in_a_window(self, prompt: Prompt) -> Any:
        return "holds the lamp"

    def answer(self, prompt: Prompt) -> Any:
        answers = list(prompt.question.answers())
        return msgspec.to_builtins(self.chance.choice([*answers, prompt.default]))

    async def action(self) -> None:
        """A player does something with a hero of theirs."""
        who = self.chance.choice(list(HEROES))
        state = self.desk.table.snapshot(HEROES[who]).state
        foes = [foe.id for foe in state.foes] or ["nobody"]
        target, other = self.chance.choice(foes), self.chance.choice(list(HEROES))
        square = (self.chance.randint(0, 4), self.chance.randint(0, 4))
        actions: list[tuple[Any, tuple[Any, ...]]] = [
            (nde.attack, (who, target, self.chance.choice(("melee", "ranged")))),
            (nde.attack, (who, target, "melee")),
            (nde.test, (who, self.chance.choice(("sneak by", "lift the gate", "bluff")))),
            (nde.power, (who, "grey fire", (target,) if target != "nobody" else ())),
            (nde.power, (who, "a warm hand", (), other)),
            (nde.approach, (who, target, self.chance.choice(ZONES))),
            (nde.walk, (who, square)),
            (nde.act, (who, "interact")),
            (nde.pass_turn, (who,)),
            (nde.revive, (who, other)),
            (nde.grow, (who,)),
        ]
        procedure, args = self.chance.choice(actions)
        await self.open(HEROES[who], procedure, *args)

    async def run_the_game(self) -> None:
        """The GM runs scenes, foes and rounds."""
        foe, who = self.chance.choice(FOES), self.chance.choice(list(HEROES))
        tier = self.chance.choice(("minion", "elite", "boss"))
        hidden = self.chance.random() < 0.4
        square = (self.chance.randint(0, 4), self.chance.randint(0, 4))
        ways: list[tuple[Any, tuple[Any, ...]]] = [
            (nde.bring_foe, (foe, tier, "", False, False, 0, hidden)),
            (nde.bring_foe, (foe, tier)),
            (nde.reveal, (foe,)),
            (nde.combat, ()),
            (nde.foe_turn, ((foe,), who)),
            (nde.next_round, ()),
            (nde.end_combat, ()),
            (nde.breather, ()),
            (nde.place, (self.chance.choice((foe, who)), square, 1)),
            (nde.set_distance, (who, foe, self.chance.choice(ZONES))),
            (nde.set_cover, (foe, self.chance.choice(("none", "partial")))),
            (nde.suffer, (who, 1)),
            (nde.award_luck, (who, "a bold leap")),
            (nde.open_growth, ()),
            (nde.table_roll, ("what the sea brings",)),
        ]
        if self.chance.random() < 0.05:
            await self.new_scene("the quay")
            return
        procedure, args = self.chance.choice(ways)
        await self.open("gm", procedure, *args, secret=self.chance.random() < 0.1)

    async def talk(self) -> None:
        seat = self.chance.choice(SEATS)
        clock = next((clock.id for clock in self.desk.table.room_state.clocks), "")
        lines: list[c.Command] = [
            c.Say("well"),
            c.Say("/r 2d6+1"),
            c.Whisper((self.chance.choice(SEATS),), "psst"),
            c.WriteNote("north", everyone=self.chance.random() < 0.5),
            c.RollSecretly("1d20"),
            c.HandOut("a letter", "meet me", readers=("ana",)),
            c.SetClock("the tide", 6, self.chance.randint(0, 6), self.chance.random() < 0.5, clock),
            c.RaiseCard("slow"),
            c.Pause(False),
        ]
        await self.do(seat, self.chance.choice(lines))
        if self.desk.table.room_state.paused:
            await self.do("gm", c.Pause(False))

    async def edit(self) -> None:
        """The GM sets something, within its bounds."""
        state = self.desk.table.game.state
        hero = self.chance.choice(state.heroes)
        rulings = [
            c.Ruling(("heroes", hero.id, "hearts"), self.chance.randint(1, hero.hearts_max)),
            c.Ruling(("heroes", hero.id, "power"), self.chance.randint(0, hero.power_max)),
            c.Ruling(("heroes", hero.id, "secret"), "owes the harbour master"),
            c.Ruling(("plot",), "the boss waits"),
        ]
        for foe in state.foes[:1]:
            rulings += [
                c.Ruling(("foes", foe.id, "seen"), not foe.seen),
                c.Ruling(("foes", foe.id, "open"), not foe.open),
                c.Ruling(("foes", foe.id), how="remove"),
                c.Ruling(("foes", foe.id, "hearts"), self.chance.randint(1, foe.hearts_max)),
            ]
        await self.do("gm", c.MakeRuling(tuple(self.chance.sample(rulings, self.chance.randint(1, 2)))))

    async def meddle(self) -> None:
        """The GM sets anything to anything; what the rules could not go on with is refused."""
        for _ in range(5):
            places = [(path, old) for path, old in leaves(self.desk.table.game.state) if path != ("heroes",)]
            path, old = self.chance.choice(places)
            new = self.chance.choice(instead_of(old))
            self.done["meddled"] += await self.do("gm", c.MakeRuling((c.Ruling(path, new),)))

    async def back(self) -> None:
        self.screens["gm"].read()
        log = [message.entry for message in self.screens["gm"].messages if message.log == "game"]
        ways: list[tuple[str, c.Command]] = [
            ("gm", c.Rewind(self.chance.choice(log))),
            ("gm", c.Rewind(log[-min(len(log), 12)])),
            (self.chance.choice(("ana", "bo", "cy", "gm")), c.TakeBack()),
            ("gm", c.ReleaseDice()),
        ]
        before = self.state_number()
        if before > 12:  # what was before the heroes came is left alone
            seat, command = self.chance.choice(ways)
            if not (isinstance(command, c.Rewind) and command.to < 12):
                await self.do(seat, command)

    async def think_better(self) -> None:
        """Some seat withdraws an action, its own or not, in time or too late."""
        seat = self.chance.choice(SEATS)
        if begun := self.desk.table.now(seat).open:
            await self.do(seat, c.WithdrawAction(self.chance.choice(begun)))

    def state_number(self) -> int:
        return self.desk.table.game.stage.next_number - 1

    async def settings(self) -> None:
        groups = self.desk.table.book.groups
        now = self.desk.table.now("gm")
        ways: list[c.Command] = [
            c.SetDial(self.chance.choice(groups), self.chance.choice(("auto", "ask", "ask", "off"))),
            c.SetDial(self.chance.choice(groups), "ask"),
            c.SetDice(self.chance.choice(("hand", "system")), self.chance.choice(("", "ana", "bo"))),
            *(c.Drop(prompt.conv) for prompt in now.prompts[:1]),
            *(c.StartAgain(prompt.conv) for prompt in now.prompts[:1]),
        ]
        await self.do("gm", self.chance.choice(ways))
        for wish in self.desk.table.room_state.wishes:
            await self.do("gm", c.RefuseWish(wish.id))

    async def reconnect(self) -> None:
        """Disconnect a device or the whole server, and connect again."""
        if self.chance.random() < 0.2:
            await self.reopen()
            return
        screen = self.screens[self.chance.choice(SEATS)]
        screen.read()
        screen.drop()
        if self.chance.random() < 0.5:
            await self.do("gm", c.Say("somebody missed this"))
        await screen.connect()

    # ---- What must always hold --------------------------------------------------------------------------------------

    def check(self) -> None:
        """No pool below zero, values within bounds, every view the fold of what was sent."""
        state, table = self.desk.table.game.state, self.desk.table
        assert not self.refused.keys() & {"error-table-rule-broke", "error-table-not-kept"}, self.desk.troubles
        self.check_numbers(state)
        for viewer, screen in self.screens.items():
            screen.read()
            shot = table.snapshot(viewer)
            stream = table.stream(viewer)
            assert screen.messages[stream.began.messages :] == stream.messages, viewer
            assert screen.view() == (shot.state, shot.room_state), viewer
            assert shot.state == redact(state, viewer) and shot.room_state == redact(table.room_state, viewer), viewer
            assert screen.now == shot.now, viewer
            assert viewer == "gm" or all(prompt.seat == viewer for prompt in shot.now.prompts)

    def check_numbers(self, state: Any) -> None:
        """Assert that every counted value is within its bounds."""
        for hero in state.heroes:
            assert 0 <= hero.hearts <= hero.hearts_max and 0 <= hero.power <= hero.power_max and hero.luck >= 0, hero
            assert hero.armour >= 0 and hero.moved >= 0
        for foe in state.foes:
            assert 0 <= foe.hearts <= foe.hearts_max, foe

    def check_replay(self) -> None:
        """The table made again from what is on disk is the same for everybody."""
        table = self.desk.table
        for viewer, screen in self.screens.items():
            assert screen.messages == table.told(viewer)
        again, sent = Table.restored(table.id, self.book, self.store.read(table.id)), sent_by(table)
        assert again.game.log == table.game.log
        assert_same(again, table, sent)
        for mark in self.bookmarks[:: max(len(self.bookmarks) // 4, 1)]:
            assert_same(Table.opened(table.id, self.book, partial(self.store.read, table.id), mark), table, sent)


class Sent(NamedTuple):
    """What a table sends each viewer: what is the case now, and all that ever was."""

    now: dict[str, tuple[Any, bytes]]
    ever: dict[str, bytes]


def sent_by(table: Table) -> Sent:
    """Return what a table sends everybody; one that was opened at a bookmark looks back last."""
    now = {viewer: (plain(table.now(viewer)), wire(table.snapshot(viewer))) for viewer in SEATS}
    return Sent(now, {viewer: wire(table.seen_as(viewer)) for viewer in SEATS})


def assert_same(one: Table, other: Table, sent: Sent | None = None) -> None:
    """Two tables are the same to everybody; what the other sends need not be asked of it again."""
    assert one.game.state == other.game.state and one.room_state == other.room_state and one.last == other.last
    assert one.game.stage.next_number == other.game.stage.next_number
    assert sent_by(one) == (sent or sent_by(other))
    assert one.game.log == other.game.log and one.game.marks == other.game.marks
    assert one.openers == other.openers and one._done == other._done and one._ends == other._ends


async def play(bots: Bots, moves: int, every: int = 5, pace: Pace = ASKS_EVERYTHING) -> Bots:
    """A whole session; the server is started again in its middle, if by no chance before."""
    await bots.sit_down()
    if pace != ASKS_EVERYTHING:
        await bots.do("gm", c.SetPace(pace))
    for turn in range(moves):
        await bots.move()
        if turn == moves // 2:
            await bots.reopen()
        if turn % every == 0:
            bots.check()
    bots.check()
    bots.check_replay()
    await bots.desk.close()
    bots.store.close()
    return bots
