"""Addresses: where the server listens, and what people type to get there.

Only this computer, unless the host says otherwise. The socket is opened here and handed to the server, so that a port
which is taken is told in one sentence, before anything else has begun.
"""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress

from moothall.errors import MoothallError, Unclear
from moothall.records import record
from moothall.web.hosts import Hosts, Origin, literal, read_origin, url

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
PORT = 4255
"""H-A-L-L on a telephone."""

BACKLOG = 128
UNSAFE = frozenset(
    {
        *(1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104),
        *(109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515),
        *(526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049),
        *(3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080),
    }
)
"""Ports that browsers refuse to open (the Fetch standard's list)."""

FAR = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "2001:db8::1")
"""Addresses in the wide world and in each kind of home network; nothing is ever sent to them."""


@record
class ListenAddress:
    """Where to listen: an address, a port, and the address under which a proxy shows us, if there is one."""

    host: str = LOOPBACK
    port: int = PORT
    public: Origin | None = None
    tls: bool = False
    """Whether the server does TLS itself, with a certificate of the host's own."""

    @property
    def scheme(self) -> str:
        return "https" if self.tls else "http"

    @property
    def is_everywhere(self) -> bool:
        """Whether it is every address of this computer."""
        return self.host in EVERYWHERE

    @property
    def is_open(self) -> bool:
        """Whether others than this computer can reach it."""
        address = literal(self.host)
        return address is None or not address.is_loopback

    @property
    def is_secure(self) -> bool:
        """Whether people come over TLS; a proxy sees to that, or we do."""
        return self.tls if self.public is None else self.public.scheme == "https"


def choose(
    lan: bool = False,
    host: str | None = None,
    port: int | None = None,
    public_url: str | None = None,
    tls: bool = False,
) -> ListenAddress:
    """The place that the flags of the command line ask for."""
    if lan and host is not None:
        raise Unclear("error-web-lan-and-host")
    chosen = PORT if port is None else port
    if not 0 <= chosen < 65_536:
        raise Unclear("error-web-port", port=chosen)
    if chosen in UNSAFE:
        raise Unclear("error-web-port-unsafe", port=chosen)
    where = EVERYWHERE[0] if lan else (host or LOOPBACK).strip("[]")
    return ListenAddress(LOOPBACK if where == "localhost" else where, chosen, _public(public_url), tls)


def _public(said: str | None) -> Origin | None:
    if said is None:
        return None
    origin = read_origin(said.rstrip("/"))
    if origin is None:
        raise Unclear("error-web-public-url", text=said)
    return origin


# ---- listening ------------------------------------------------------------------------------------------------------


def listen(place: ListenAddress) -> tuple[ListenAddress, socket.socket]:
    """Open the place; the place as it is now (port 0 finds a free one), and the socket for the server."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            place.host, place.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        opened = socket.socket(family, kind, protocol)
    except OSError as problem:  # there is no such name
        raise MoothallError("error-web-address", host=place.host) from problem
    try:
        if os.name == "posix":  # a port just left may be taken again; elsewhere this would let two have it at once
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
        opened.listen(BACKLOG)
    except OSError as problem:
        opened.close()
        raise _cannot_listen(place, problem) from problem
    opened.setblocking(False)
    return ListenAddress(place.host, opened.getsockname()[1], place.public, place.tls), opened


def _cannot_listen(place: ListenAddress, problem: OSError) -> MoothallError:
    match problem.errno:
        case errno.EADDRINUSE:
            return MoothallError("error-web-port-busy", port=place.port)
        case errno.EACCES | errno.EPERM:
            return MoothallError("error-web-port-forbidden", port=place.port)
        case errno.EADDRNOTAVAIL:
            return MoothallError("error-web-address", host=place.host)
    return MoothallError("error-web-listen", host=place.host, port=place.port, problem=problem.strerror or str(problem))


# ---- addresses for people -------------------------------------------------------------------------------------------


def here(place: ListenAddress) -> str:
    """The address for this very computer, or for its proxy."""
    if place.public is not None:
        return str(place.public)
    loop = {"0.0.0.0": LOOPBACK, "::": "::1"}
    return url(place.scheme, loop.get(place.host, place.host), place.port)


def from_outside(place: ListenAddress, addresses: Iterable[str]) -> list[str]:
    """The addresses for other devices: the proxy's, or those of this computer in its networks."""
    if place.public is not None:
        return [str(place.public)]
    if not place.is_open:
        return []
    hosts = addresses if place.is_everywhere else [place.host]
    reached = [host for host in hosts if place.host != EVERYWHERE[0] or ":" not in host]
    return [url(place.scheme, host, place.port) for host in reached]


def base_url(place: ListenAddress, addresses: Iterable[str]) -> str:
    """Return the base of links: an address that works from as many devices as possible."""
    return next(iter(from_outside(place, addresses)), here(place))


def hosts_of(place: ListenAddress, computer: str) -> Hosts:
    """Which hosts we answer to, given this computer's name."""
    names = {"localhost"}
    if place.public is not None:
        names.add(place.public.name)
    if literal(place.host) is None:
        names.add(place.host.lower())
    if place.is_everywhere and computer:
        name = computer.lower()
        names |= {name, f"{name.partition('.')[0]}.local"}
    return Hosts(frozenset(names), any_address=place.is_open)


def origins_of(place: ListenAddress) -> frozenset[Origin]:
    """Origins of our pages beside the host that was asked for: the proxy's."""
    return frozenset() if place.public is None else frozenset({place.public})


def own_addresses(source: Callable[[str], str | None] | None = None) -> list[str]:
    """This computer's addresses in its networks, the one towards the wide world first."""
    found: list[str] = []
    for far in FAR:
        near = (source or _source)(far)
        address = literal(near or "")
        if near and address and not (address.is_loopback or address.is_link_local or address.is_unspecified):
            found += [] if near in found else [near]
    return found


def _source(far: str) -> str | None:
    """The address from which this computer would speak to another. Connecting a datagram socket sends nothing."""
    family = socket.AF_INET6 if ":" in far else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((far, 9))
        near: str = asked.getsockname()[0]
        return near
    return None
