"""Names of hosts as browsers send them: `Host` and `Origin`, read strictly."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address

from moothall.records import record

HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}))(?::(?P<port>[0-9]{1,5}))?")
SCHEMES = {"http": 80, "https": 443}


@record
class Origin:
    """Where a page comes from; its three parts decide whether two pages are of one origin."""

    scheme: str
    name: str
    port: int

    def __str__(self) -> str:
        return url(self.scheme, self.name, self.port)


def url(scheme: str, name: str, port: int) -> str:
    """An address for people: without the port where that goes without saying."""
    host = f"[{name}]" if ":" in name else name
    return f"{scheme}://{host}" if SCHEMES.get(scheme) == port else f"{scheme}://{host}:{port}"


def read_host(said: str, scheme: str) -> Origin | None:
    """Return the host that a request names over a scheme, or None if it cannot be one."""
    found = HOST.fullmatch(said)
    if found is None or scheme not in SCHEMES:
        return None
    name = found["name"].lower()
    if name.startswith("["):
        address = literal(name[1:-1])
        if not isinstance(address, IPv6Address):
            return None
        name = str(address)
    port = int(found["port"] or SCHEMES[scheme])
    return Origin(scheme, name.removesuffix("."), port) if 0 < port < 65_536 else None


def read_origin(said: str) -> Origin | None:
    """An origin as browsers write it; nothing if it is none, and `null` is none."""
    scheme, _, host = said.partition("://")
    return read_host(host, scheme)


def literal(name: str) -> IPv4Address | IPv6Address | None:
    """The address that a name spells out, if it does."""
    try:
        return ip_address(name)
    except ValueError:
        return None


@record
class Hosts:
    """Which hosts we answer to.

    A foreign page may let its own name point to our address and then send requests as if it were ours. So only
    names that are known to be ours are answered. An address spelt out cannot be made to point elsewhere: where we
    listen to the whole network, all of them will do, and otherwise those of this computer alone.
    """

    names: frozenset[str]
    any_address: bool = False

    def has(self, host: Origin) -> bool:
        """Whether a host is one of ours."""
        address = literal(host.name)
        if address is not None and (self.any_address or address.is_loopback):
            return True
        return host.name in self.names
