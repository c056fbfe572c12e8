"""Credentials: links, sessions, grants, codes and cookies; only digests of secrets are stored."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from moothall.cluster import open_database
from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, sentence
from moothall.store import CredentialStore, Secret, TableRow, open_store, repair
from moothall.store.paths import FILE
from moothall.web import access, codes
from moothall.web.access import (
    MOST_SESSIONS,
    SESSION_SECONDS,
    TOKEN,
    Access,
    Admission,
    Memory,
    fits,
    invite_url,
    move_url,
    new_token,
)
from moothall.web.codes import (
    CODE_SECONDS,
    LENGTH,
    LETTERS,
    MOVE_SECONDS,
    CodeMemory,
    JoinCodes,
    Moves,
    OwnMemory,
    read_code,
)
from moothall.web.cookies import Cookie

NOW = 1_000_000.0


def chance(seed: int = 4) -> access.Chance:
    return random.Random(seed).randbytes


TABLE = TableRow("table", "nde2", "The Lantern", 0, 0, "en")


@pytest.fixture(params=["memory", "store", pytest.param("database", marks=pytest.mark.slow)])
def credentials(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[CredentialStore]:
    """All places where secrets are kept; the stores have the one table that these tests are about."""
    if request.param == "memory":
        yield Memory()
        return
    with (
        open_store(tmp_path)
        if request.param == "store"
        else open_database(request.getfixturevalue("database")) as store
    ):
        store.bring("nde2", "The Lantern", "en", (), was=TABLE)
        yield store


@pytest.fixture
def access_to(credentials: CredentialStore) -> Access:
    return Access(credentials, chance())


AT_TABLE = Admission("table", "player", "ilse")


def refused(key: str) -> pytest.RaisesExc[MoothallError]:
    return pytest.raises(MoothallError, match=f"^{key}\\(")


# ---- tokens ---------------------------------------------------------------------------------------------------------


def test_a_token_has_a_public_and_a_secret_half() -> None:
    """A token finds its row by its id, and 256 random bits are what it proves."""
    id, token = new_token(chance())
    assert TOKEN.fullmatch(token) and token.startswith(f"{id}.")
    assert len({new_token(chance(seed))[1] for seed in range(100)}) == 100


def test_only_the_right_token_of_the_right_kind_fits() -> None:
    """Another secret half, another kind, a cut or an empty token never fits, and neither does an empty digest."""
    id, token = new_token(chance())
    held = Secret(id, "invite", access.digest("invite", token))
    assert fits(held, "invite", token)
    assert not any(fits(held, "invite", wrong) for wrong in ("", token[:-1], token[:-1] + "!", new_token(chance(5))[1]))
    assert not fits(held, "session", token)
    assert not fits(None, "invite", token)
    assert not fits(Secret(id, "invite"), "invite", "")


def test_digests_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every check goes through the comparison that takes as long for a near miss, also when there is nothing there."""
    seen: list[tuple[str, str]] = []

    def noted(one: str, other: str) -> bool:
        seen.append((one, other))
        return False

    monkeypatch.setattr(access, "compare_digest", noted)
    id, token = new_token(chance())
    assert not fits(Secret(id, "invite", access.digest("invite", token)), "invite", token)
    assert not fits(None, "invite", token)
    assert len(seen) == 2 and all(len(one) == len(other) == 64 for one, other in seen)


# ---- links ----------------------------------------------------------------------------------------------------------


def test_a_link_lets_a_person_in(access_to: Access) -> None:
    """A person with the token gets the table, role and seat it was made for, once however often they come."""
    made = access_to.invite(AT_TABLE, NOW)
    found = access_to.invitation(made.token, NOW + 1)
    grant = access_to.accept(found, "p1", NOW + 2)
    assert (grant.table, grant.role, grant.seat, grant.came_by) == ("table", "player", "ilse", made.secret.id)
    assert access_to.accept(found, "p1", NOW + 3) == grant
    assert access_to.at_table("p1", "table") == [grant] == access_to.guests("table")
    assert [each.id for each in access_to.invitations("table")] == [made.secret.id]


def test_a_token_is_behind_the_hash() -> None:
    """No server on the way sees what a link opens: it is not in the part that browsers send."""
    _, token = new_token(chance())
    for link in (invite_url("http://127.0.0.1:4255", token), move_url("https://table.example", token)):
        sent, _, kept_back = link.partition("#")
        assert token not in sent and kept_back == token


def test_wrong_links_get_one_answer(access_to: Access) -> None:
    """A made-up, cut, foreign, revoked or ended token is refused with the very same words."""
    made, over = access_to.invite(AT_TABLE, NOW), access_to.invite(AT_TABLE, NOW, ends=NOW + 5)
    gone = access_to.invite(AT_TABLE, NOW)
    access_to.revoke(gone.secret.id, "table")
    session = access_to.sign_in("p1", NOW)
    forged = f"{made.secret.id}.{new_token(chance(9))[1].partition('.')[2]}"
    assert access_to.invitation(over.token, NOW + 4.9).id == over.secret.id
    said = set()
    for token in (
        "",
        "x",
        "\ud800",
        made.token[:-1],
        forged,
        gone.token,
        over.token,
        session.token,
        new_token(chance(9))[1],
    ):
        with refused("error-web-link") as raised:
            access_to.invitation(token, NOW + 5)
        said.add(sentence(raised.value, "en"))
    assert len(said) == 1


def test_revoking_a_link_removes_its_guests(access_to: Access) -> None:
    """Guests of a revoked link are out, and only they; the server is told whom, to close their sockets."""
    leaked, other = access_to.invite(AT_TABLE, NOW), access_to.invite(Admission("table", "spectator"), NOW)
    out = access_to.accept(access_to.invitation(leaked.token, NOW), "p1", NOW)
    stays = access_to.accept(access_to.invitation(other.token, NOW), "p2", NOW)
    assert access_to.revoke(leaked.secret.id, "table") == [out]
    with refused("error-web-not-invited"):
        access_to.at_table("p1", "table")
    assert access_to.at_table("p2", "table") == [stays]


def test_closing_a_link_keeps_its_guests(access_to: Access) -> None:
    """Nobody new comes in by a closed link, and those inside do not notice, now or at the next sweep."""
    made = access_to.invite(AT_TABLE, NOW)
    access_to.accept(access_to.invitation(made.token, NOW), "p1", NOW)
    access_to.close(made.secret.id, "table", NOW + 1)
    with refused("error-web-link"):
        access_to.invitation(made.token, NOW + 1)
    access_to.sweep(NOW + 10 * SESSION_SECONDS)
    assert len(access_to.at_table("p1", "table")) == 1


def test_a_link_revoked_during_entry_gives_no_grant(access_to: Access) -> None:
    """An invitation that was valid when it was read and is revoked before it is used gives no grant."""
    made = access_to.invite(AT_TABLE, NOW)
    found = access_to.invitation(made.token, NOW)
    access_to.revoke(made.secret.id, "table")
    with refused("error-keep-withdrawn"):
        access_to.accept(found, "p1", NOW)
    assert access_to.grants("p1") == []


def test_a_link_is_revoked_only_at_its_own_table(access_to: Access) -> None:
    """The GM of one table cannot revoke or close the links of another, nor a session."""
    made, session = access_to.invite(AT_TABLE, NOW), access_to.sign_in("p1", NOW)
    for id, table in ((made.secret.id, "other"), (session.secret.id, ""), ("nothing", "table")):
        with refused("error-web-link"):
            access_to.revoke(id, table)
        with refused("error-web-link"):
            access_to.close(id, table, NOW)
    assert access_to.invitation(made.token, NOW) == made.secret
    assert access_to.signed_in(session.token, NOW).person == "p1"


def test_a_seat_found_later_is_remembered(access_to: Access) -> None:
    """A guest invited to no seat in particular keeps the one they took, also when they come by the link again."""
    made = access_to.invite(Admission("table", "player"), NOW)
    found = access_to.invitation(made.token, NOW)
    grant = access_to.accept(found, "p1", NOW)
    assert grant.seat == ""
    seated = access_to.sit(grant, "bram")
    assert access_to.at_table("p1", "table") == [seated] and access_to.accept(found, "p1", NOW) == seated
    access_to.shut_out([seated], NOW)
    assert access_to.grants("p1") == []
    with refused("error-keep-withdrawn"):
        access_to.sit(seated, "ilse")
    with refused("error-web-link"):
        access_to.invitation(made.token, NOW)


def test_two_links_to_one_table_are_revoked_separately(access_to: Access) -> None:
    """A guest of two links is still in when one of them is revoked; grants without a link are separate."""
    links = [access_to.invite(AT_TABLE, NOW) for _ in range(2)]
    first, second = (access_to.accept(access_to.invitation(link.token, NOW), "p1", NOW) for link in links)
    assert first.id != second.id and access_to.revoke(links[0].secret.id, "table") == [first]
    assert access_to.at_table("p1", "table") == [second]
    made = [access_to.grant("p2", door, NOW) for door in (AT_TABLE, Admission("table", "gm"), AT_TABLE)]
    assert made[0] == made[2] != made[1]


def test_a_person_may_hold_several_seats(access_to: Access) -> None:
    """Two invitations are two grants, and the host's grant is for no table."""
    for door in (AT_TABLE, Admission("table", "player", "bram"), Admission("", access.HOST)):
        access_to.accept(access_to.invitation(access_to.invite(door, NOW).token, NOW), "p1", NOW)
    assert [each.seat for each in access_to.at_table("p1", "table")].count("bram") == 1
    assert len(access_to.at_table("p1", "table")) == 2 and len(access_to.grants("p1")) == 3


# ---- sessions -------------------------------------------------------------------------------------------------------


def test_a_session_knows_its_person(access_to: Access) -> None:
    """A token stands for a person until it is signed out, on one device or on all."""
    first, second = access_to.sign_in("p1", NOW), access_to.sign_in("p1", NOW)
    assert access_to.signed_in(first.token, NOW).person == "p1" == access_to.signed_in(second.token, NOW).person
    access_to.sign_out(first.secret.id)
    with refused("error-web-signed-out"):
        access_to.signed_in(first.token, NOW)
    assert access_to.signed_in(second.token, NOW).session == second.secret.id
    access_to.sign_out_everywhere("p1")
    for token in (second.token, None, "", "x" * 60):
        with refused("error-web-signed-out"):
            access_to.signed_in(token, NOW)


def test_signing_out_leaves_the_seat(access_to: Access) -> None:
    """A session is a device, and what a person was let into does not go with it."""
    session = access_to.sign_in("p1", NOW)
    access_to.grant("p1", AT_TABLE, NOW)
    access_to.sign_out(session.secret.id)
    assert len(access_to.grants("p1")) == 1


def test_a_session_in_use_lives_on(access_to: Access) -> None:
    """A session is renewed once half of its time is over and not before; unused, it ends and is swept away."""
    made, half = access_to.sign_in("p1", NOW), SESSION_SECONDS / 2
    assert access_to.signed_in(made.token, NOW + half - 1).renewed is None
    assert access_to.signed_in(made.token, NOW + half + 1).renewed == SESSION_SECONDS
    assert access_to.signed_in(made.token, NOW + SESSION_SECONDS).renewed is None
    over = NOW + half + 1 + SESSION_SECONDS
    with refused("error-web-signed-out"):
        access_to.signed_in(made.token, over)
    access_to.sweep(over - 2)
    assert access_to._credentials.secret(made.secret.id) is not None
    access_to.sweep(over)
    assert access_to._credentials.secret(made.secret.id) is None


def test_a_device_too_many_signs_out_the_oldest(access_to: Access) -> None:
    """A device too many signs out the one that was signed in longest ago."""
    made = [access_to.sign_in("p1", NOW + n) for n in range(MOST_SESSIONS + 1)]
    with refused("error-web-signed-out"):
        access_to.signed_in(made[0].token, NOW + 100)
    assert all(access_to.signed_in(each.token, NOW + 100) for each in made[1:])


# ---- what is on disk ------------------------------------------------------------------------------------------------


def test_no_secret_is_on_disk(tmp_path: Path) -> None:
    """The file has no half of any token that opens something, and no line of a table knows of links."""
    with open_store(tmp_path) as store:
        table, access_to = store.make("nde2", "The Lantern"), Access(store)
        store.append(table, 1, ['{"said": "hello"}']).wait()
        made = [access_to.invite(Admission(table, "player"), NOW), access_to.sign_in("p1", NOW)]
        assert list(store.read(table)) == ['{"said": "hello"}']
    held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert all(each.secret.digest.encode() in held for each in made)
    assert not any(each.token.partition(".")[2].encode() in held for each in made)


def test_sessions_survive_a_restart(tmp_path: Path) -> None:
    """A link and a session work with the next server on the same folder."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "The Lantern")
        made, session = Access(store).invite(Admission(table, "gm"), NOW), Access(store).sign_in("p1", NOW)
    with open_store(tmp_path) as store:
        assert Access(store).invitation(made.token, NOW).role == "gm"
        assert Access(store).signed_in(session.token, NOW).person == "p1"


def test_deleting_a_table_deletes_its_links_and_grants(tmp_path: Path) -> None:
    """The links and grants of a deleted table go, digests and all; sessions of people stay."""
    with open_store(tmp_path) as store:
        table, access_to = store.make("nde2", "The Lantern"), Access(store)
        made, session = access_to.invite(Admission(table, "gm"), NOW), access_to.sign_in("p1", NOW)
        found = access_to.invitation(made.token, NOW)
        access_to.accept(found, "p1", NOW)
        store.delete(table)
        with refused("error-web-link"):
            access_to.invitation(made.token, NOW)
        with refused("error-keep-no-table"):
            access_to.accept(found, "p2", NOW)
        assert access_to.grants("p1") == [] and access_to.signed_in(session.token, NOW).person == "p1"
    assert made.secret.digest.encode() not in (tmp_path / FILE).read_bytes()


def test_a_file_of_the_first_version_is_migrated_to_hold_credentials(tmp_path: Path) -> None:
    """A data folder of the first version is brought up to date and takes secrets from then on."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "The Lantern")
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("DROP TABLE secrets")
        file.execute("DROP TABLE pictures")
        file.execute("ALTER TABLE tables DROP COLUMN language")
        file.execute("PRAGMA user_version = 1")
    file.close()
    with open_store(tmp_path) as store:
        made = Access(store).invite(Admission(table, "gm"), NOW)
        assert [each.id for each in store.secrets_of_table(table)] == [made.secret.id]


def test_a_repair_keeps_links_grants_and_sessions(tmp_path: Path) -> None:
    """Links, grants and sessions are saved with their table, and a grant whose invitation is lost is not."""
    with open_store(tmp_path) as store:
        table, access_to = store.make("nde2", "The Lantern"), Access(store)
        made, session = access_to.invite(Admission(table, "gm"), NOW), access_to.sign_in("p1", NOW)
        access_to.accept(access_to.invitation(made.token, NOW), "p1", NOW)
        lost = access_to.invite(Admission(table, "gm"), NOW)
        access_to.accept(access_to.invitation(lost.token, NOW), "p2", NOW)
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("DELETE FROM secrets WHERE id = ?", (lost.secret.id,))
    file.close()
    repair(tmp_path)
    with open_store(tmp_path) as store:
        access_to = Access(store)
        assert access_to.invitation(made.token, NOW) == made.secret
        assert access_to.signed_in(session.token, NOW).person == "p1"
        assert len(access_to.grants("p1")) == 1 and access_to.grants("p2") == []


# ---- codes ----------------------------------------------------------------------------------------------------------


def test_a_code_can_be_read_aloud() -> None:
    """Six letters without twins, in two halves, however they are typed."""
    shown = [JoinCodes(chance(seed)).make("i1", NOW).shown for seed in range(200)]
    assert all(re.fullmatch(rf"[{LETTERS}]{{3}}-[{LETTERS}]{{3}}", code) for code in shown)
    assert not set(LETTERS) & set("0O1IL5S2Z8BGUAE") and {*"".join(shown)} - {"-"} == set(LETTERS)
    assert read_code("\ud800") == "" and read_code(" xkt r47 ") == read_code("XKT-R47") == "XKTR47" and LENGTH == 6


def test_letters_of_a_code_are_equally_likely() -> None:
    """Bytes that would make some letters likelier than others are dropped."""
    whole = 256 // len(LETTERS) * len(LETTERS)
    every = iter([bytes(range(whole, 256)) * 63, bytes(range(whole))])
    drawn = list(codes._letters(lambda count: next(every), whole))
    assert {drawn.count(letter) for letter in LETTERS} == {whole // len(LETTERS)}


def test_a_code_stands_for_its_invitation(access_to: Access) -> None:
    """A code leads to the invitation it was made for, which decides; revoked or closed, the code opens nothing."""
    made, joins = access_to.invite(AT_TABLE, NOW), JoinCodes(chance())
    code = joins.make(made.secret.id, NOW)
    found = access_to.invitation_of_code(joins.open(code.shown.lower(), "a", NOW), NOW)
    assert access_to.accept(found, "p1", NOW).seat == "ilse"
    access_to.close(made.secret.id, "table", NOW)
    with refused("error-web-link"):
        access_to.invitation_of_code(joins.open(code.shown, "a", NOW), NOW)
    access_to.revoke(made.secret.id, "table")
    with refused("error-web-link"):
        access_to.invitation_of_code(joins.open(code.shown, "a", NOW), NOW)


def test_a_session_is_no_invitation(access_to: Access) -> None:
    """An id that belongs to something else is not accepted for an invitation's."""
    with refused("error-web-link"):
        access_to.invitation_of_code(access_to.sign_in("p1", NOW).secret.id, NOW)


@pytest.fixture(params=["own", pytest.param("database", marks=pytest.mark.slow)])
def memory(request: pytest.FixtureRequest) -> Iterator[CodeMemory]:
    """Both places where codes live."""
    if request.param == "own":
        yield OwnMemory()
    else:
        with open_database(request.getfixturevalue("database")) as shared:
            yield shared.codes


def test_a_code_is_short_lived(memory: CodeMemory) -> None:
    """A code ends after ten minutes, when it is closed, and when a new one takes its place."""
    joins = JoinCodes(chance(), per_sender=100, memory=memory)
    first = joins.make("i1", NOW)
    assert joins.open(first.shown, "a", NOW + CODE_SECONDS - 1) == "i1" and first.ends == NOW + CODE_SECONDS
    with refused("error-web-code"):
        joins.open(first.shown, "a", NOW + CODE_SECONDS)
    first, other = joins.make("i1", NOW), joins.make("i2", NOW)
    second = joins.make("i1", NOW)
    with refused("error-web-code"):
        joins.open(first.shown, "a", NOW)
    assert (joins.open(second.shown, "a", NOW), joins.open(other.shown, "a", NOW)) == ("i1", "i2")
    joins.close("i1")
    with refused("error-web-code"):
        joins.open(second.shown, "a", NOW)
    assert joins.open(other.shown, "a", NOW) == "i2"


def test_guessing_codes_is_slow(memory: CodeMemory) -> None:
    """After a few tries a sender waits, the right code included; others go on, up to what all may try together."""
    joins = JoinCodes(chance(), per_sender=5, of_all=12, memory=memory)
    code = joins.make("i1", NOW)
    for _ in range(5):
        with refused("error-web-code"):
            joins.open("CCC-CCC", "guesser", NOW)
    with refused("error-web-too-often"):
        joins.open(code.shown, "guesser", NOW)
    assert joins.open(code.shown, "guest", NOW) == "i1"
    for n in range(6):
        with refused("error-web-code"):
            joins.open("CCC-CCC", f"bot {n}", NOW)
    with refused("error-web-too-often"):
        joins.open(code.shown, "one more", NOW)
    assert joins.open(code.shown, "one more", NOW + 60) == "i1"


def test_codes_take_bounded_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the most that may live at once the oldest go, of codes and of moves alike."""
    monkeypatch.setattr(codes, "MOST_CODES", 3)
    memory = OwnMemory()
    joins, moves = JoinCodes(chance(), memory=memory), Moves(chance(), memory)
    shown = [joins.make(f"i{n}", NOW).shown for n in range(5)]
    tokens = [moves.make(f"p{n}", NOW) for n in range(5)]
    assert (len(memory._codes), len(memory._moves)) == (3, 3)
    assert joins.open(shown[4], "a", NOW) == "i4" and moves.take(tokens[4], NOW) == "p4"
    with refused("error-web-code"):
        joins.open(shown[1], "a", NOW)
    with refused("error-web-link"):
        moves.take(tokens[1], NOW)


def test_a_move_works_once(access_to: Access, memory: CodeMemory) -> None:
    """The token in the QR code signs the same person in elsewhere, one time, within five minutes."""
    moves = Moves(chance(), memory)
    token = moves.make("p1", NOW)
    assert moves.take(token, NOW + 1) == "p1"
    for tried, at in ((token, NOW + 1), (moves.make("p1", NOW), NOW + MOVE_SECONDS), ("\ud800", NOW), ("", NOW)):
        with refused("error-web-link"):
            moves.take(tried, at)
    old, new = moves.make("p1", NOW), moves.make("p1", NOW)
    with refused("error-web-link"):
        moves.take(old, NOW)
    assert moves.take(new, NOW) == "p1"
    with refused("error-web-link"):
        access_to.invitation(moves.make("p1", NOW), NOW)


def test_a_wrong_guess_uses_a_move_up(memory: CodeMemory) -> None:
    """A code to another device allows one guess at its secret half."""
    moves = Moves(chance(), memory)
    token = moves.make("p1", NOW)
    with refused("error-web-link"):
        moves.take(token[:-1] + ("A" if token[-1] != "A" else "B"), NOW)
    with refused("error-web-link"):
        moves.take(token, NOW)


# ---- cookies --------------------------------------------------------------------------------------------------------

_, TOKEN_A = new_token(chance(1))
_, TOKEN_B = new_token(chance(2))


def test_a_cookie_is_strict() -> None:
    """No script reads it, no other site sends it, it goes nowhere without TLS where there is TLS."""
    plain, secure = Cookie(4255, secure=False), Cookie(4255, secure=True)
    assert plain.given(TOKEN_A, 60) == f"moothall-4255={TOKEN_A}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict"
    assert secure.given(TOKEN_A, 60) == (
        f"__Host-moothall={TOKEN_A}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure"
    )
    assert "Max-Age=0" in plain.taken() and TOKEN_A not in plain.taken()


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ([f"moothall-4255={TOKEN_A}"], TOKEN_A),
        ([f"a=b; moothall-4255={TOKEN_A}; c=d"], TOKEN_A),
        ([f"moothall-4255={TOKEN_A}", f"moothall-4255={TOKEN_A}"], TOKEN_A),
        ([f"moothall-4255={TOKEN_A}; moothall-4255={TOKEN_B}"], None),
        ([f"moothall-4256={TOKEN_A}"], None),
        ([f"xmoothall-4255={TOKEN_A}"], None),
        (["moothall-4255="], None),
        (["moothall-4255=<script>"], None),
        ([], None),
    ],
)
def test_a_cookie_is_read_back(headers: list[str], found: str | None) -> None:
    """Only this server's cookie counts, and two that differ count for none."""
    assert Cookie(4255, secure=False).read(headers) == found


@pytest.mark.parametrize("key", ["link", "code", "signed-out", "not-invited"])
def test_each_refusal_of_entry_has_words_in_every_language(key: str) -> None:
    """Each way of not coming in is a sentence in every language."""
    said = {lang: sentence(MoothallError(f"error-web-{key}"), lang) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES) and all(one.endswith(".") for one in said.values())
