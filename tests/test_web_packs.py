"""Packs over the web: which there are, and a table that plays with one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from moothall.speech import LANGUAGES
from support.web import House, opened

DATA = Path(__file__).parent / "data" / "packs"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("packs"), packs={"ashfields": DATA / "ashfields.toml"}) as house:
        yield house


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_packs_of_a_house_are_in_words(house: House, lang: str) -> None:
    """Those of the program and the host's own, with names in the reader's language; a draft says that it is one."""
    listed = house.stranger().get(f"/api/packs?lang={lang}").body["packs"]
    assert [(one["id"], one["draft"]) for one in listed] == [
        ("hearthmarch", False),
        ("lowtide", False),
        ("ashfields", True),
    ]
    assert listed[1]["name"] == {"en": "Lowtide", "pl": "Odpływ", "fr": "Basses-Eaux"}[lang]
    assert all(one["book"] == "nova6" and one["pitch"] for one in listed)


def test_a_table_plays_with_a_pack(house: House) -> None:
    """Its state has the pack, the pack's game aspects in the table's language, and mysteries only for the GM."""
    asked = {"book": "nova6", "title": "Sankt Orm", "name": "Gil", "language": "pl", "pack": "lowtide"}
    gm = house.host()
    made = gm.post("/api/tables", asked)
    assert made.status == 201
    view = gm.get(f"/api/tables/{made.body['id']}/seats/gm/view").body["state"]
    assert (view["pack"]["id"], view["pack"]["tongue"]) == ("lowtide", "pl")
    assert "BIURO PŁYWÓW PALI AKTA" in [effect["name"] for effect in view["effects"]]
    assert [one["kind"] for one in view["setting"]["entries"]][-1] == "mystery"


@pytest.mark.parametrize(
    ("book", "pack", "key"),
    [
        ("nova6", "lowtid", "error-pack-none"),
        ("nova6", "ashfields", "error-pack-draft"),
        ("nova6", str(DATA / "ashfields.toml"), "error-pack-none"),
        ("nde2", "lowtide", "error-pack-book"),
    ],
)
def test_what_no_table_can_play_with(house: House, book: str, pack: str, key: str) -> None:
    """An unknown pack, a draft, a path on the server's disk, another book: refused, and no table is made."""
    host = house.host()
    before = len(host.get("/api/tables").body["tables"])
    answer = host.post("/api/tables", {"book": book, "title": "No", "name": "Gil", "pack": pack})
    assert (answer.status, answer.body["error"]) == (400, key)
    assert len(host.get("/api/tables").body["tables"]) == before


def test_the_universal_pack_by_its_name(house: House) -> None:
    """It is as if nothing had been said."""
    host = house.host()
    made = host.post("/api/tables", {"book": "nova6", "title": "Plain", "name": "Gil", "pack": "universal"})
    assert host.get(f"/api/tables/{made.body['id']}/seats/gm/view").body["state"]["pack"] is None
