"""Roles over the web: every route and socket message, for every role, from one table of data."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

import pytest
from PIL import Image
from starlette.testclient import WebSocketDenialResponse

from moothall.table import commands as c
from moothall.table.core import COMMAND_HANDLERS
from moothall.table.seats import MAY, Actor
from moothall.web.api import all_endpoints
from moothall.web.command_types import KINDS, OURS
from tests.web.support.server import Person, WebServer, opened

pytestmark = pytest.mark.slow

SITTING = ("gm", "co_gm", "player", "spectator")
"""Those at the table, each asking from their own seat."""

ABSENT = ("host", "other", "outsider", "stranger")
"""The host of the server; a player who asks from another's seat; somebody from another table; somebody from nowhere."""

EVERYBODY = (*SITTING, *ABSENT)


def picture() -> bytes:
    out = BytesIO()
    Image.new("RGB", (4, 3), "teal").save(out, "PNG")
    return out.getvalue()


class Cast:
    """A table with everybody in and around it."""

    def __init__(self, server: WebServer) -> None:
        self.server = server
        gm = server.host().makes_table()
        self.gm = gm
        ana, bo = gm.brings("Ana").plays("ilse"), gm.brings("Bo").plays("bram")
        other = Person(server, gm.table, ana.seat)  # Bo, at Ana's seat
        other.cookie = bo.cookie
        self.elsewhere = server.host().makes_table()
        outsider = self.elsewhere.brings("Eve")
        outsider.table, outsider.seat = gm.table, ana.seat
        host = server.host()
        host.table, host.seat = gm.table, ana.seat
        stranger = Person(server, gm.table, ana.seat)
        second, guest = gm.brings("Sol", "co_gm"), gm.brings("Guest", "spectator")
        people = {"gm": gm, "co_gm": second, "player": ana, "spectator": guest}
        self.people = people | {"other": other, "outsider": outsider, "host": host, "stranger": stranger}
        self.picture = gm.ask("POST", gm.at("pictures"), raw=picture()).body["name"]
        gm.does("hand_out", title="A map", picture=self.picture, everyone=True)
        self.link = self.fresh_link()

    def fresh_link(self) -> str:
        made = self.gm.post(f"/api/tables/{self.gm.table}/links", {"role": "player"})
        return str(made.body["id"])


@pytest.fixture(scope="module")
def cast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    with opened(tmp_path_factory.mktemp("roles")) as server:
        yield Cast(server)


# ---- Routes ---------------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """How a route is called, and who gets what: the status for those who may, and who they are."""

    body: Callable[[Cast, Person], Any]
    status: int
    may: tuple[str, ...]
    unsigned: int = 401
    """What somebody without a session gets, where that is not let in."""


def nothing(_: Cast, __: Person) -> None:
    return None


def says(**body: Any) -> Callable[[Cast, Person], Any]:
    return lambda _, __: body


def sheet(_: Cast, person: Person) -> Any:
    made = person.post("/api/books/nde2/sheets", {"role": "specialist", "name": f"Oda {person.seat}"}).body["sheet"]
    return {"id": "x", "hero": f"oda-{person.seat}", "sheet": made}


SIGNED = tuple(role for role in EVERYBODY if role != "stranger")
PLAYING = ("gm", "co_gm", "player")
GMS = ("gm", "co_gm")
KEEPERS = ("gm", "host")
SAY = {"id": "say", "command": {"do": "say", "text": "Hello"}}

ROUTES: dict[str, Row] = {
    "health": Row(nothing, 200, EVERYBODY),
    "ready": Row(nothing, 200, EVERYBODY),
    "show_metrics": Row(nothing, 200, ("gm", "host"), 403),
    "version": Row(nothing, 200, EVERYBODY),
    "join": Row(lambda cast, _: {"token": cast.elsewhere.invites("player")}, 200, EVERYBODY),
    "me": Row(nothing, 200, SIGNED),
    "begin_move": Row(nothing, 200, SIGNED),
    "move": Row(lambda cast, _: {"token": moving(cast.gm)}, 200, EVERYBODY),
    "list_tables": Row(nothing, 200, SIGNED),
    "make": Row(says(book="nde2", title="Another", name="Gil"), 201, ("gm", "host"), 403),
    "show_table": Row(nothing, 200, (*SITTING, "host", "other")),
    "read_kept": Row(nothing, 200, (*SITTING, "host", "other")),
    "come_back": Row(nothing, 200, (*SITTING, "host", "other")),
    "sit": Row(lambda _, person: {"seat": person.seat}, 201, SITTING),
    "list_links": Row(nothing, 200, KEEPERS),
    "make_link": Row(says(role="player"), 201, KEEPERS),
    "make_code": Row(nothing, 201, KEEPERS),
    "drop_link": Row(nothing, 204, KEEPERS),
    "view": Row(nothing, 200, SITTING),
    "log": Row(nothing, 200, SITTING),
    "find": Row(nothing, 200, SITTING),
    "past": Row(nothing, 200, SITTING),
    "goes": Row(nothing, 200, SITTING),
    "without_reasons": Row(nothing, 200, SITTING),
    "answered": Row(nothing, 409, GMS),  # the table gave no answer there
    "view_as": Row(nothing, 200, GMS),
    "shape": Row(nothing, 200, GMS),
    "levers": Row(nothing, 200, GMS),
    "closed_actions": Row(nothing, 200, GMS),
    "choices": Row(nothing, 200, SITTING),
    "procedures": Row(nothing, 200, SITTING),
    "ask_form": Row(says(procedure="nde.test", hero="ilse"), 200, PLAYING),
    "ask_card": Row(says(prompt="none", answer=None), 409, PLAYING),
    "do": Row(says(**SAY), 200, PLAYING),
    "weigh": Row(says(procedure="nde.test", args={"who": "ilse", "aim": "climb"}), 200, PLAYING),
    "forecast": Row(nothing, 400, GMS),  # there is no fight at the table
    "bring": Row(sheet, 200, PLAYING),
    "bring_picture": Row(lambda _, __: picture(), 201, GMS),
    "list_pictures": Row(nothing, 200, GMS),
    "show_picture": Row(nothing, 200, SITTING),
    "new_sheet": Row(says(role="adept", name="Oda"), 200, EVERYBODY),
    "check_sheet": Row(says(sheet={}), 200, EVERYBODY),
    "work_on": Row(says(), 200, EVERYBODY),
    "draw_sheet": Row(says(), 200, EVERYBODY),
    "work_for": Row(says(), 200, SITTING),
    "draw_for": Row(says(), 200, SITTING),
    "grow_sheet": Row(lambda _, person: drawn(person) | {"growing": {"pick": "heart"}}, 200, EVERYBODY),
    "hero_sheet": Row(nothing, 200, PLAYING),
    "show_demo": Row(says(book="nde2"), 200, ("gm", "host"), 403),
    "sit_at_demo": Row(lambda cast, _: empty_seat(cast), 200, ("gm", "host"), 403),
    "list_books": Row(nothing, 200, EVERYBODY),
    "list_packs": Row(nothing, 200, EVERYBODY),
    "show_book": Row(nothing, 200, EVERYBODY),
    "show_guide": Row(nothing, 200, EVERYBODY),
    "show_page": Row(nothing, 200, EVERYBODY),
    "weigh_situations": Row(says(situations=[{}]), 200, EVERYBODY),
    "map_chances": Row(says(situation={}), 200, EVERYBODY),
    "weigh_rules": Row(says(), 200, EVERYBODY),
    "forecast_encounter": Row(says(), 200, EVERYBODY),
    "list_rules": Row(nothing, 200, EVERYBODY),
    "show_rule": Row(nothing, 200, EVERYBODY),
    "find_rules": Row(nothing, 200, EVERYBODY),
    "export_table": Row(nothing, 200, KEEPERS),
    "export_seat": Row(nothing, 200, SITTING),
    "import_archive": Row(lambda cast, _: exported(cast), 201, ("gm", "host"), 403),
    "delete_table": Row(nothing, 409, KEEPERS),  # without its title: the others could not go on without the table
    "local_tables": Row(nothing, 200, (), 403),
    "local_export": Row(nothing, 200, (), 403),
    "local_bring": Row(lambda cast, _: exported(cast), 201, (), 403),
    "local_link": Row(says(seat="gm"), 201, (), 403),
    "local_delete": Row(nothing, 200, (), 403),
    "upkeep": Row(nothing, 200, ("gm", "host")),
    "go_on": Row(nothing, 204, ("gm", "host")),
    "restore_backup": Row(says(name="one", confirm="two"), 409, ("gm", "host")),  # the others could not go on after it
    "leave": Row(nothing, 204, SIGNED),
    "leave_everywhere": Row(nothing, 204, SIGNED),
}
ENDPOINTS = {endpoint.name: endpoint for endpoint in all_endpoints()}


def drawn(person: Person) -> dict[str, Any]:
    """A character, as it is sent to be judged or grown."""
    made: dict[str, Any] = person.post("/api/books/nde2/sheets/random", {}).body
    return made


def empty_seat(cast: Cast) -> dict[str, str]:
    """A seat of a fresh demonstration."""
    table = cast.gm.post("/api/demo", {"book": "nde2", "fresh": True}).body["table"]
    return {"table": table, "seat": "ilse"}


def exported(cast: Cast) -> bytes:
    data: bytes = cast.elsewhere.get(f"/api/tables/{cast.elsewhere.table}/export").body
    return data


def moving(person: Person) -> str:
    url: str = person.post("/api/me/move").body["url"]
    return url.partition("#")[2]


def on_another_device(person: Person) -> Person:
    """The same person with a session of its own, for one use."""
    twin = Person(person.server, person.table, person.seat)
    if person.cookie:
        assert twin.post("/api/move", {"token": moving(person)}).status == 200
    return twin


def test_every_route_has_its_row() -> None:
    """No route is without a line of the table, and no line without a route."""
    assert ROUTES.keys() == ENDPOINTS.keys()


@pytest.mark.parametrize("name", [name for name in ROUTES if name != "leave_everywhere"])
@pytest.mark.parametrize("role", EVERYBODY)
def test_each_route_answers_each_role_as_the_table_says(cast: Cast, role: str, name: str) -> None:
    """Allowed roles get their answer; the others are refused without further information."""
    row, person = ROUTES[name], cast.people[role]
    if name in ("join", "leave", "move"):
        person = on_another_device(person)
    answer = called(cast, person, name)
    if name == "come_back" and role == "host":
        cast.gm.post(f"/api/tables/{cast.gm.table}/enter")  # the same host, who runs the table from another browser
    if role in row.may:
        assert answer.status == row.status, answer
    else:
        assert answer.status == (row.unsigned if role == "stranger" else 403), answer
        assert answer.body.keys() == {"error", "said", "cite"} and answer.body["said"].endswith(".")


BY_WORDS = {("do", "spectator"), ("weigh", "spectator"), ("bring", "spectator"), ("sit", "other"), ("sit", "host")}
"""Refusals that hang on what is said, and not on who says it."""

WITH_BODY = [name for name, endpoint in ENDPOINTS.items() if endpoint.takes is not None]


@pytest.mark.parametrize("declared", [True, False], ids=["length", "chunked"])
@pytest.mark.parametrize("name", WITH_BODY)
def test_who_may_is_asked_before_the_body_is_read(cast: Cast, name: str, declared: bool) -> None:
    """Whoever is refused whatever they send is refused before a large body of theirs has been read."""
    row = ROUTES[name]
    for role in EVERYBODY:
        if role in row.may or (name, role) in BY_WORDS:
            continue
        status, read = cast.server.run(partial(_sent, cast, cast.people[role], name, declared))
        assert status == (row.unsigned if role == "stranger" else 403), (role, status)
        assert read <= PIECE, (role, read)


PIECE, PIECES = 4_096, 50


async def _sent(cast: Cast, person: Person, name: str, declared: bool) -> tuple[int, int]:
    """The status of the answer to a long body, and how many bytes of it were read before."""
    endpoint, read, said = ENDPOINTS[name], 0, []

    async def receive() -> dict[str, Any]:
        nonlocal read
        read += PIECE
        assert read <= PIECE * PIECES
        return {"type": "http.request", "body": b" " * PIECE, "more_body": read < PIECE * PIECES}

    async def send(message: Any) -> None:
        said.append(message)

    headers = [(b"host", b"localhost:4255"), (b"content-type", b"application/json")]
    headers += [(b"cookie", person.cookie.encode())] if person.cookie else []
    headers += [(b"content-length", str(PIECE * PIECES).encode())] if declared else []
    path = _path(cast, person, name)
    scope: dict[str, Any] = {
        "type": "http",
        "method": endpoint.method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
    }
    scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 4255), "scheme": "http"}
    scope |= {"http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"}}
    await cast.server.client.app(scope, receive, send)
    return said[0]["status"], read


def called(cast: Cast, person: Person, name: str) -> Any:
    endpoint, body = ENDPOINTS[name], ROUTES[name].body(cast, person)
    path = _path(cast, person, name)
    if isinstance(body, bytes):
        return person.ask(endpoint.method, path, raw=body)
    return person.ask(endpoint.method, path, body)


def _path(cast: Cast, person: Person, name: str) -> str:
    link = cast.fresh_link() if name == "drop_link" else cast.link
    filled = {"table": person.table, "seat": person.seat, "link": link, "picture": cast.picture, "hero": "ilse"}
    filled |= {
        "viewer": cast.people["player"].seat,
        "number": "1",
        "book": "nde2",
        "rule": "nde2.test.one",
        "guide": "gm",
    }
    return ENDPOINTS[name].path.format(**filled)


@pytest.mark.parametrize("role", [*SIGNED, "stranger"])
def test_a_person_can_sign_out_on_all_devices(cast: Cast, role: str) -> None:
    """All sessions of a person end, and no other's; without a session the request is refused."""
    person = cast.people[role]
    if role == "stranger":
        assert called(cast, person, "leave_everywhere").status == 401
        return
    device = on_another_device(person)
    twin = on_another_device(device)
    fresh = Person(cast.server)
    token = moving(device)
    assert called(cast, device, "leave_everywhere").status == 204
    assert twin.get("/api/me").status == 401 == device.get("/api/me").status
    assert fresh.post("/api/move", {"token": token}).status == 200  # a move that was begun goes on
    for somebody in cast.people.values():
        if somebody.cookie == person.cookie:
            somebody.cookie = fresh.cookie
    assert person.get("/api/me").status == 200


# ---- Messages -------------------------------------------------------------------------------------------------------

SAMPLES: dict[type[c.Command], dict[str, Any]] = {
    c.Prepare: {"title": "Tide", "holds": {"clocks": [{"name": "Tide", "length": 4}]}},
    c.Open: {"procedure": "nde.nothing"},
    c.Answer: {"prompt": "p", "answer": 1},
    c.EnterDice: {"prompt": "p", "faces": [1]},
    c.MakeRuling: {"rulings": []},
    c.Rewind: {"to": 10**6},
    c.FinishByHand: {"conv": "c", "rulings": []},
    c.Say: {"text": "Hello"},
    c.Whisper: {"to": ["nobody"], "text": "psst"},
    c.RollFreely: {"dice": "2d6"},
    c.RollSecretly: {"dice": "2d6"},
    c.WriteNote: {"text": "north"},
    c.HandOut: {"title": "A letter"},
    c.SetClock: {"name": "Tide", "length": 0},
    c.SetScene: {"title": "The quay"},
    c.SetGround: {"width": 0, "height": 0},
    c.SetFace: {"who": "nobody"},
    c.Pause: {"paused": False},
    c.RaiseCard: {"card": "slow"},
    c.SetDial: {"group": "nothing", "level": "ask"},
    c.SetPace: {"pace": "brisk"},
    c.AskMe: {"kind": "nde/luck"},
    c.StandBy: {"kind": "nde/help", "who": "nobody", "about": "nobody"},
    c.Adjust: {"entry": 1, "answer": None},
    c.SetDice: {"way": "system", "seat": "nobody"},
    c.MakeSeat: {"seat": "gm", "name": "Gil", "role": "gm"},
    c.ChangeSeat: {"seat": "nobody", "name": "Nobody", "role": "player"},
    c.LeaveSeat: {"seat": "nobody"},
}
"""A command of each kind that changes little or nothing; the others get words where they need some."""


def sample(kind: type[c.Command]) -> dict[str, Any]:
    if kind in SAMPLES:
        return SAMPLES[kind]
    names: dict[str, Any] = kind.__dataclass_fields__  # type: ignore[attr-defined]
    needed = ("prompt", "conv", "wish", "handout", "clock", "seat", "item", "hero")
    return {name: "nobody" for name in names if name in needed}


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("role", SITTING)
def test_each_command_over_http_is_for_the_roles_of_the_table(cast: Cast, role: Actor, name: str) -> None:
    """A command is refused for its role exactly where the table's own list of roles says so."""
    answer = cast.people[role].do(name, **sample(KINDS[name]))
    may = role in MAY[KINDS[name]]
    assert (answer.status == 403 and answer.body["error"] == "error-table-may-not") is not may, answer
    assert answer.status != 500
    cast.gm.do("pause", paused=False)


@pytest.mark.parametrize("role", SITTING)
def test_each_command_over_the_socket_is_for_the_roles_of_the_table(cast: Cast, role: Actor) -> None:
    """The same through the socket, where odds are for those who may begin the action, and pings for everybody."""
    with cast.people[role].socket() as line:
        for name, kind in KINDS.items():
            answer = line.do(name, **sample(kind))
            refused = answer["type"] == "refused" and answer["error"] == "error-table-may-not"
            assert refused is (role not in MAY[kind]), answer
            cast.gm.do("pause", paused=False)
        line.send({"type": "odds", "id": "o", "procedure": "nde.test", "args": {"who": "ilse", "aim": "climb"}})
        if role in MAY[c.Open]:
            assert line.until("odds", id="o")["known"] is True
        else:
            assert line.until("refused", id="o")["error"] == "error-table-may-not"
        line.settled()


@pytest.mark.parametrize("role", ABSENT)
def test_the_socket_is_shut_to_all_others(cast: Cast, role: str) -> None:
    """A person without a seat at the table is refused a socket, whatever their role elsewhere."""
    with pytest.raises(WebSocketDenialResponse) as refused, cast.people[role].socket():
        pass
    assert refused.value.status_code == (401 if role == "stranger" else 403)


def test_only_commands_with_roles_can_be_sent_before_memory_is_tidied() -> None:
    """Classes left over from making records are no commands, whenever the server starts."""
    opened = (
        "import gc; gc.disable(); from moothall.web.command_types import KINDS; from moothall.table.seats import MAY"
    )
    program = [sys.executable, "-c", f"{opened}; print(set(KINDS.values()) - set(MAY))"]
    ran = subprocess.run(program, capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("set()\n", "")


def test_commands_of_the_server_itself_cannot_be_sent() -> None:
    """Seating people and noting links are no commands of the web."""
    assert {kind for kind, roles in MAY.items() if roles == {"host"}} == set(MAY) - set(KINDS.values())


def test_commands_of_the_server_itself_have_no_name_over_the_wire() -> None:
    """Letting people in and noting invitations go by no name over the wire."""
    assert set(KINDS.values()) == set(COMMAND_HANDLERS) - set(OURS)
    assert len(KINDS) == len(COMMAND_HANDLERS) - len(OURS)
