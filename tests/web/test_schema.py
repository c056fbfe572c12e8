"""The API keeps to its schema: generated requests find no server error and no undescribed answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from moothall.web.api import all_endpoints
from moothall.web.command_types import KINDS
from moothall.web.schema import description
from tests.support.soaking import SOAKING
from tests.web.support.server import Person, WebServer, served

pytestmark = pytest.mark.slow

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
QUIET = ("leave", "leave_everywhere", "drop_link")
"""These would end what the other requests need."""

TRIED = [endpoint for endpoint in all_endpoints() if endpoint.name not in QUIET]
SEVERAL = settings(
    phases=tuple(Phase) if SOAKING else (Phase.explicit, Phase.generate),
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=200 if SOAKING else 5,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def gm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with served(tmp_path_factory.mktemp("schema")) as server:
        yield server.host().makes_table()


@cache
def described() -> Any:
    """The whole description, as schemathesis reads it."""
    return schemathesis.openapi.from_dict(description())


def known(gm: Person) -> dict[str, str]:
    """Existing ids for the parameters of a path, so that requests reach their endpoint."""
    return {"table": gm.table, "seat": "gm", "book": "nde2", "rule": "nde2.test.one", "viewer": "gm", "number": "1"}


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: str(mode.value))
@pytest.mark.parametrize("endpoint", TRIED, ids=lambda endpoint: str(endpoint.name))
def test_generated_requests_find_nothing_wrong(gm: Person, endpoint: Any, mode: GenerationMode) -> None:
    """Requests made from the description, right ones and wrong ones, are answered as it says."""
    operation = described()[endpoint.path][endpoint.method]

    if mode is GenerationMode.NEGATIVE and endpoint.takes in (None, bytes) and endpoint.query is None:
        return  # there is nothing that could be wrong with it

    @given(case=operation.as_strategy(generation_mode=mode))
    @SEVERAL
    def tried(case: Any) -> None:
        case.path_parameters = {**(case.path_parameters or {}), **_there(known(gm), endpoint.path)}
        case.headers = {"cookie": gm.cookie}
        response = case.call(base_url=gm.server.address)
        case.validate_response(response, checks=CHECKS)

    tried()


def _there(known: dict[str, str], path: str) -> dict[str, str]:
    return {name: value for name, value in known.items() if f"{{{name}}}" in path}


def test_every_route_and_command_is_described() -> None:
    """The description has each route with its parameters, each command, and the frames of the socket."""
    told = description()
    assert {(path, method.upper()) for path, methods in told["paths"].items() for method in methods} == {
        (endpoint.path, endpoint.method) for endpoint in all_endpoints()
    }
    schemas = told["components"]["schemas"]
    commands = {part["$ref"].rpartition("/")[2] for part in schemas["Command"]["anyOf"]}
    assert commands == {kind.__name__ for kind in KINDS.values()}
    assert {schemas[name]["properties"]["do"]["enum"][0] for name in commands} == set(KINDS)
    outgoing = {part["$ref"].rpartition("/")[2] for part in schemas["Outgoing"]["anyOf"]}
    assert {"Hello", "LoggedLine", "Now", "Ack", "Denied", "Odds"} <= outgoing


def test_every_reference_leads_somewhere(server: WebServer) -> None:
    """The served schema is JSON whose references all exist."""
    served = server.stranger().get("/api/openapi.json").body
    names = set(re.findall(r"#/components/schemas/(\w+)", str(served)))
    assert len(names) > 60 and names <= served["components"]["schemas"].keys()
    assert served["openapi"] == "3.1.0" and served["x-socket"]["takes"]


@pytest.fixture
def server(gm: Person) -> WebServer:
    return gm.server


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"after": ', 400),
        (b"[]", 400),
        (b'{"id": "x", "command": {"do": "say", "text": "hi", "loud": true}}', 400),
        (b'{"id": "x", "command": {"do": "shout"}}', 400),
        (b'{"id": "", "command": {"do": "say", "text": "hi"}}', 400),
        (b'{"id": "f", "command": {"do": "rewind", "to": 1e300}}', 400),
        (b'{"id": "f", "command": {"do": "set_clock", "name": "Tide", "length": 6.0, "at": 2.0}}', 200),
        (b'{"id": "g", "command": {"do": "say", "text": "\\ud800"}}', 400),
        (b"[" * 100_000, 400),
        (b'{"id": "h", "command": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001, 400),
    ],
)
def test_an_unreadable_body_is_refused_and_6_0_is_a_whole_number(gm: Person, body: bytes, status: int) -> None:
    """An unreadable body is refused in words; 6.0 is as good a whole number as 6."""
    answer = gm.ask("POST", gm.at("commands"), None, body, **{"content-type": "application/json"})
    assert answer.status == status, answer
    assert status == 200 or answer.body["error"] in ("error-web-unclear", "error-web-not-json")


def test_a_wrong_path_or_method_has_the_one_body(gm: Person) -> None:
    """Nothing here, and not like that; the methods there are are named."""
    nowhere = gm.get("/api/nowhere")
    assert (nowhere.status, nowhere.body["error"]) == (404, "error-web-no-page")
    wrong = gm.ask("DELETE", "/api/tables")
    assert (wrong.status, wrong.body["error"]) == (405, "error-web-method")
    assert set(wrong.headers["allow"].replace(" ", "").split(",")) == {"GET", "HEAD", "POST"}
    assert gm.get("/api/health/").status == 404


def test_an_answer_outside_the_description_would_be_found(gm: Person) -> None:
    """A description that promises another type is caught by the same checks."""
    told = description()
    told["components"]["schemas"]["Health"]["properties"]["ok"] = {"type": "string"}
    operation = schemathesis.openapi.from_dict(told)["/api/health"]["GET"]
    response = operation.Case().call(base_url=gm.server.address)
    with pytest.raises(FailureGroup):
        operation.Case().validate_response(response, checks=CHECKS)
