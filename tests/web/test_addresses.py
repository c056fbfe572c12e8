"""Addresses: the server listens on this computer alone unless asked, and each impossible address is one sentence."""

from __future__ import annotations

import os
import socket
from contextlib import closing

import pytest

from moothall.errors import MoothallError, Unclear
from moothall.speech import LANGUAGES, sentence
from moothall.web.addresses import (
    LOOPBACK,
    PORT,
    UNSAFE,
    ListenAddress,
    base_url,
    choose,
    from_outside,
    here,
    hosts_of,
    listen,
    origins_of,
    own_addresses,
)
from moothall.web.hosts import Origin, read_host

pytestmark = pytest.mark.slow

HOME = ["192.168.1.7", "10.8.0.2", "2001:db8::7"]


# ---- choosing -------------------------------------------------------------------------------------------------------


def test_only_this_computer_unless_asked() -> None:
    """Without a flag nobody else can reach us; --lan and --host open the server, and both are told as open."""
    assert choose() == ListenAddress(LOOPBACK, PORT) and not choose().is_open
    assert choose(lan=True).host == "0.0.0.0" and choose(lan=True).is_open
    assert [choose(host=host).is_open for host in ("localhost", "127.0.0.1", "::1", "[::1]")] == [False] * 4
    assert [choose(host=host).is_open for host in ("192.168.1.7", "0.0.0.0", "::", "attic.local")] == [True] * 4
    assert choose(port=8_000).port == 8_000 and choose(port=0).port == 0


@pytest.mark.parametrize(
    ("said", "public"),
    [
        ("https://table.example", Origin("https", "table.example", 443)),
        ("https://Table.Example/", Origin("https", "table.example", 443)),
        ("http://attic.local:8080", Origin("http", "attic.local", 8080)),
    ],
)
def test_a_public_address_is_read(said: str, public: Origin) -> None:
    """An address is a scheme, a name and perhaps a port; over TLS it is secure."""
    place = choose(public_url=said)
    assert place.public == public and place.is_secure is (public.scheme == "https") and not place.is_open
    assert origins_of(place) == {public} and here(place) == base_url(place, HOME) == str(public)
    assert from_outside(place, HOME) == [str(public)]


@pytest.mark.parametrize(
    ("flags", "key"),
    [
        ({"lan": True, "host": "127.0.0.1"}, "error-web-lan-and-host"),
        ({"port": -1}, "error-web-port"),
        ({"port": 65_536}, "error-web-port"),
        ({"port": 6_000}, "error-web-port-unsafe"),
        ({"public_url": "table.example"}, "error-web-public-url"),
        ({"public_url": "ftp://table.example"}, "error-web-public-url"),
        ({"public_url": "https://table.example/moothall"}, "error-web-public-url"),
        ({"public_url": "https://me:word@table.example"}, "error-web-public-url"),
        ({"public_url": ""}, "error-web-public-url"),
    ],
)
def test_invalid_address_flags_are_refused(flags: dict[str, object], key: str) -> None:
    """Flags that contradict each other or hold no address are bad input, told in every language."""
    with pytest.raises(Unclear, match=f"^{key}\\(") as raised:
        choose(**flags)  # type: ignore[arg-type]
    assert len({sentence(raised.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_port_of_choice_is_one_that_browsers_open() -> None:
    """The default is no port that browsers refuse."""
    assert PORT not in UNSAFE and 1_024 <= PORT < 49_152


# ---- listening ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", [LOOPBACK, "::1"])
def test_a_free_port_is_found(host: str) -> None:
    """Port 0 becomes the one that was free, and somebody can connect to it."""
    if host == "::1" and not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    place, opened = listen(ListenAddress(host, 0))
    with closing(opened), closing(socket.create_connection((host, place.port), timeout=10)) as guest:
        assert place.port > 0 and guest.getpeername()[:2] == (host, place.port)


def test_a_busy_port_is_one_sentence() -> None:
    """A port that another program has is told with its number and the way out, in every language."""
    place, opened = listen(ListenAddress(LOOPBACK, 0))
    with closing(opened), pytest.raises(MoothallError, match=r"^error-web-port-busy\(") as raised:
        listen(place)
    said = [sentence(raised.value, lang) for lang in LANGUAGES]
    assert all(str(place.port) in one and "--port" in one and one.endswith(".") for one in said)


def test_a_port_just_left_can_be_taken_again() -> None:
    """A server that is started again at once gets its old port, though a connection to it has just ended."""
    place, opened = listen(ListenAddress(LOOPBACK, 0))
    with closing(socket.create_connection((LOOPBACK, place.port), timeout=10)):
        opened.setblocking(True)
        opened.accept()[0].close()
    opened.close()
    _, again = listen(place)
    again.close()


@pytest.mark.parametrize(
    ("host", "key"),
    [("192.0.2.1", "error-web-address"), ("not a name", "error-web-address"), ("2001:db8::1", "error-web-address")],
)
def test_a_foreign_listening_address_is_refused(host: str, key: str) -> None:
    """An address of another computer, or none at all, is one sentence that names it."""
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        listen(ListenAddress(host, 0))
    assert host in sentence(raised.value, "en")


@pytest.mark.parametrize(
    ("code", "key"),
    [(13, "error-web-port-forbidden"), (1, "error-web-port-forbidden"), (99_999, "error-web-listen")],
)
def test_other_listening_errors_are_one_sentence(monkeypatch: pytest.MonkeyPatch, code: int, key: str) -> None:
    """A privileged port, and any other objection of the system, has its sentence; nothing stays open."""

    class Stubborn(socket.socket):
        def bind(self, address: object) -> None:
            raise OSError(code, os.strerror(code))

    monkeypatch.setattr(socket, "socket", Stubborn)
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        listen(ListenAddress(LOOPBACK, 80))
    assert "80" in sentence(raised.value, "en")


# ---- addresses for people -------------------------------------------------------------------------------------------


def test_shown_addresses_are_those_that_can_be_reached() -> None:
    """On loopback there is one address, on the network there are those of its networks too."""
    assert (here(choose()), from_outside(choose(), HOME)) == ("http://127.0.0.1:4255", [])
    assert base_url(choose(), HOME) == "http://127.0.0.1:4255"
    lan = choose(lan=True, port=8_000)
    assert here(lan) == "http://127.0.0.1:8000"
    assert from_outside(lan, HOME) == ["http://192.168.1.7:8000", "http://10.8.0.2:8000"]
    assert base_url(lan, HOME) == "http://192.168.1.7:8000" and base_url(lan, []) == "http://127.0.0.1:8000"
    assert from_outside(choose(host="::"), HOME)[-1] == "http://[2001:db8::7]:4255"
    assert from_outside(choose(host="10.8.0.2", port=80), HOME) == ["http://10.8.0.2"]
    assert here(choose(host="::1")) == "http://[::1]:4255"


def test_own_addresses_are_those_a_network_sees() -> None:
    """Each network gives the address from which we speak to it, once; loopback and link-local ones are of no use."""
    near = {"192.0.2.1": "192.168.1.7", "10.255.255.254": "10.8.0.2", "172.31.255.254": "192.168.1.7"}
    near |= {"192.168.255.254": "127.0.0.1", "2001:db8::1": "fe80::1%eth0"}
    assert own_addresses(near.get) == ["192.168.1.7", "10.8.0.2"]
    assert own_addresses(lambda far: None) == []
    assert all(read_host(f"[{one}]" if ":" in one else one, "http") for one in own_addresses())


def test_we_answer_to_our_own_names() -> None:
    """The names that a browser may ask for: this computer's on an open network, the proxy's behind one."""
    assert hosts_of(choose(), "attic").names == {"localhost"} and not hosts_of(choose(), "attic").any_address
    lan = hosts_of(choose(lan=True), "Attic.lan")
    assert lan.names == {"localhost", "attic.lan", "attic.local"} and lan.any_address
    assert "table.example" in hosts_of(choose(public_url="https://table.example"), "").names
    assert "attic.local" in hosts_of(choose(host="Attic.local"), "").names
