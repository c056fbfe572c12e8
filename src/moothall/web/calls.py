"""Requests and answers: each endpoint says what it takes and gives, and nothing else is accepted or described.

An endpoint is a function of a `Call`. Whatever goes wrong becomes the one body of all refusals.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Literal, ParamSpec, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from moothall.errors import MoothallError, Unclear
from moothall.records import record
from moothall.speech import LANGUAGES
from moothall.speech.languages import ENGLISH
from moothall.validation import validation_error
from moothall.web import refusals
from moothall.web.access import Signed
from moothall.web.context import AppContext
from moothall.web.guard import PASSED, TRIED
from moothall.web.limits import KIB, sender

LOG = logging.getLogger("moothall.web")
JSON = "application/json"
Method = Literal["GET", "POST", "PUT", "DELETE"]

EACH_REQUEST = 16 * KIB
"""Bytes of JSON that count as one more request: they are read on the loop that serves everybody."""

SHORT = 4 * KIB
"""Bytes of JSON that may be read before it is known who may send them."""

LIGHT = 0.25
"""The weight of an ordinary job, where a question about odds weighs 1."""

BENCH_BUDGET = 5.0
"""Seconds for one job of the workshop. None that a page asks for takes a tenth of one."""

P = ParamSpec("P")
R = TypeVar("R")


class Nothing(msgspec.Struct, frozen=True):
    """Where nothing is said."""


@record
class Endpoint:
    """One thing that can be asked over HTTP."""

    method: Method
    path: str
    run: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    """The type of its body; bytes for a body that is no JSON."""
    gives: Any = None
    query: Any = None
    status: int = 200
    signed: bool = True
    """Whether only a signed-in person may ask it."""
    right: Callable[[Call], Awaitable[None]] | None = None
    """Refuses those who may not ask it, whatever they send. Its body is not read before; a short one may be."""
    media: tuple[str, ...] = ("image/png", "image/jpeg", "image/webp")
    """The media types, where it takes or gives bytes."""

    @property
    def topic(self) -> str:
        return self.run.__module__.rpartition(".")[2]

    @property
    def name(self) -> str:
        return self.run.__name__

    @property
    def about(self) -> str:
        return (self.run.__doc__ or "").strip().partition("\n")[0]


class Endpoints(list[Endpoint]):
    """The endpoints of one topic, gathered by decorators."""

    def get(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._at("GET", path, more)

    def post(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._at("POST", path, more)

    def put(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._at("PUT", path, more)

    def delete(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._at("DELETE", path, more)

    def _at(self, method: Method, path: str, more: dict[str, Any]) -> Callable[[Run], Run]:
        def added(run: Run) -> Run:
            self.append(Endpoint(method, path, run, **more))
            return run

        return added


Run = Callable[["Call"], Awaitable[Any]]


class Call:
    """One request, read and checked: who asks, in which language, and what."""

    def __init__(self, context: AppContext, request: Request) -> None:
        self.context, self.request = context, request
        self.body: Any = None
        self.query: Any = None
        self.signed: Signed | None = None
        self.language = ENGLISH
        """The language where the request names none."""
        self.cookie: str | None = None
        """The Set-Cookie header of the answer."""

    @property
    def person(self) -> str:
        assert self.signed is not None, "this endpoint is for those who are signed in"
        return self.signed.person

    @property
    def path(self) -> dict[str, str]:
        return self.request.path_params

    @property
    def now(self) -> float:
        return self.context.clock()

    @property
    def lang(self) -> str:
        """The language of the words in an answer: the one in the address, else the browser's, else the table's."""
        asked = self.request.query_params.get("lang", "")
        if asked in LANGUAGES:
            return asked
        return refusals.wished_language(self.request.headers.get("accept-language", ""), self.language)

    @property
    def sender(self) -> str:
        client = self.request.client
        return sender(client.host if client else None)

    @property
    def is_counted(self) -> bool:
        """Whether a try of this request was counted before: at another server, or here before its table was sought."""
        return bool(self.request.scope.get(PASSED) or self.request.scope.get(TRIED))

    async def count_coming(self, by: str = "") -> None:
        """Count a try to come in, once, for the sender or for a link; refuses one too many."""
        if not self.is_counted:
            await self.context.check_coming(by or self.sender, self.now)

    @property
    def payer(self) -> str:
        """The account of heavy work: the person's, or the sender's where no person is signed in."""
        return self.sender if self.signed is None else self.person


# ---- answering ------------------------------------------------------------------------------------------------------


def answering(context: AppContext, endpoints: Iterable[Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """Return the function that answers all methods of one path."""
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        call = Call(context, request)
        method: Any = "GET" if request.method == "HEAD" else request.method
        try:
            return await _answered(call, by_method[method])
        except MoothallError as problem:
            context.metrics.refused(problem)
            await context.waiting_room.wait(problem)
            return refusal(problem, call.lang)
        except ClientDisconnect:
            return Response(status_code=400)  # which nobody reads any more
        except Exception as problem:
            log_fault(context, f"{request.method} {by_method[method].path}", problem)
            return refusal(MoothallError("error-unexpected", kind=type(problem).__name__), call.lang, 500)

    return answer


def log_fault(context: AppContext, what: str, problem: Exception) -> None:
    """Log a fault of ours with its traceback; of one kind at one place only so often, so that nobody fills the disk.

    `what` names the place and nothing of the request: a path or a body may hold what is not for a log.
    """
    if context.faults.take(f"{what} {type(problem).__name__}", context.clock()) == 0:
        LOG.error("%s broke", what, exc_info=problem)


async def _answered(call: Call, endpoint: Endpoint) -> Response:
    context = call.context
    context.requests.check(call.sender, context.clock())
    token = context.cookie.read(call.request.headers.getlist("cookie"))
    if endpoint.signed or token is not None:
        await _sign(call, token, endpoint.signed)
    if endpoint.query is not None:
        call.query = _converted(dict(call.request.query_params), endpoint.query, strict=False)
    if endpoint.takes is not None:
        if endpoint.right is not None and (endpoint.takes is bytes or not _is_short(call.request)):
            await endpoint.right(call)
        call.body = await _body(call, endpoint.takes)
    given = await endpoint.run(call)
    return _response(call, endpoint, given)


async def _sign(call: Call, token: str | None, needed: bool) -> None:
    try:
        call.signed = await call.context.signed_in(token)
    except MoothallError:
        if needed:
            raise
        return
    if call.signed.renewed is not None and token is not None:
        call.cookie = call.context.cookie.given(token, call.signed.renewed)


def _response(call: Call, endpoint: Endpoint, given: Any) -> Response:
    if isinstance(given, Response):
        response = given
    elif endpoint.gives is None:
        response = Response(status_code=204)
    else:
        response = Response(msgspec.json.encode(given), endpoint.status, media_type=JSON)
    if call.cookie is not None:
        response.headers["set-cookie"] = call.cookie
    return response


def refusal(problem: MoothallError, lang: str, status: int | None = None) -> Response:
    """An answer that says no."""
    headers = {name.decode(): value.decode() for name, value in refusals.headers(problem)}
    return Response(refusals.body(problem, lang), status or refusals.status_of(problem), headers)


# ---- reading --------------------------------------------------------------------------------------------------------


def _is_short(request: Request) -> bool:
    """Whether a body costs so little that who may is asked once, by the endpoint itself."""
    said = request.headers.get("content-length", "")
    return said.isascii() and said.isdigit() and int(said[:12]) <= SHORT


async def _body(call: Call, takes: Any) -> Any:
    raw = await call.request.body()
    if takes is bytes:
        return raw
    if (more := len(raw) // EACH_REQUEST) > 0:
        call.context.requests.check(call.sender, call.now, more)
    kind = call.request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if kind != JSON:
        raise Unclear("error-web-not-json")
    return read_json(raw, takes)


def read_json(raw: bytes | str, takes: Any) -> Any:
    """Convert a value from outside to its type; 36.0 is as good as 36, as JSON has only one kind of number."""
    try:
        said = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Unclear("error-web-not-json") from None
    return _converted(said, takes)


def _converted(said: Any, takes: Any, strict: bool = True) -> Any:
    try:
        return msgspec.convert(said, takes, strict=strict)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise Unclear("error-web-unclear", problem=validation_error(problem)) from None


def _number(said: str) -> float | int:
    number = float(said)
    return int(number) if number.is_integer() and abs(number) < 2**63 else number


_decoder = msgspec.json.Decoder(float_hook=_number)


async def in_thread(work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """Run a function that waits for the disk in a thread, so that the loop does not wait."""
    return await asyncio.to_thread(work, *args, **named)


# ---- heavy work -----------------------------------------------------------------------------------------------------


async def at_the_bench(call: Call, work: Callable[..., R], *args: Any, weight: float = LIGHT) -> R:
    """Do heavy work in a worker, charged to the caller and given up when the caller hangs up."""
    call.context.heavy.check(call.payer, call.now, weight)
    return await while_there(
        call.request, call.context.workers.bench.do(work, *args, budget=BENCH_BUDGET, by=call.payer)
    )


async def while_there(request: Request, work: Coroutine[Any, Any, R]) -> R:
    """Return the result of some work; a caller who hangs up gives it up."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((doing, gone), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ClientDisconnect
        return doing.result()
    finally:
        for task in (doing, gone):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _gone(request: Request) -> None:
    """Wait until the client has hung up. Its body has been read; where it has none, its end comes first."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
