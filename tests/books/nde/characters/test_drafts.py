"""Drafts of both editions: what a role brings, what a hero at random has, and what growing asks for."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.options import Options, defaults, read_options
from moothall.rulesets.nde.sheet import Inventions, check_sheet, new_sheet, random_sheet
from moothall.rulesets.nde.workshop import WORKSHOP

WORDS = Inventions(
    names=("Oda", "Bram"),
    concepts=("A diver.", "A smith."),
    talents=("Night eyes", "Tinkerer", "Lip-reader"),
    tools=("axe", "lamp"),
    protections=("oilskin", "padded jack"),
    trinkets=("chalk", "rope", "torch", "whistle"),
)
DEALT = {"str": 6, "dex": 8, "might": 12}
TABLES = [("nde2", "ladder", True), ("nde2", "2d6", False), ("nde1", "ladder", True), ("nde1", "d6", False)]


class First:
    """Draws of which each is the lowest."""

    def below(self, _: int) -> int:
        return 0


def options(book: str, settings: dict[str, str]) -> Options:
    return read_options(settings, defaults(book))


# ---- making ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "role"), [("name", "assault"), ("role", "dancer"), ("role", ["assault"]), ("role", None), ("gear.key", "")]
)
def test_dealt_attributes_stay_unless_a_role_of_the_book_is_picked(at: str, role: Any) -> None:
    """Another field, or a role that the book does not have, leaves the draft as it is."""
    draft = new_sheet("Oda", "assault") | {"attributes": DEALT, "role": role}
    assert WORKSHOP.follows({}, draft, at, options("nde2", {})) == draft


def test_a_picked_role_brings_its_usual_attributes() -> None:
    """A draft whose role has just been picked has that role's dice, whatever was dealt before."""
    draft = new_sheet("Oda", "specialist") | {"attributes": DEALT}
    followed = WORKSHOP.follows({}, draft, "role", options("nde2", {}))
    assert followed == draft | {"attributes": {"str": 6, "dex": 12, "might": 8}}


@pytest.mark.parametrize("book", ["nde1", "nde2"])
@pytest.mark.parametrize(("talents", "has"), [("on", ["Night eyes", "Tinkerer"]), ("off", [])])
def test_a_hero_at_random_has_one_of_each_and_talents_where_they_are_played(
    book: str, talents: str, has: list[str]
) -> None:
    """The lowest draws take the first role, name and gear, three trinkets, and two Talents or none."""
    played = options(book, {"talents": talents})
    made = random_sheet(WORDS, First(), played)
    assert check_sheet(made, played) == []
    assert (made["name"], made["role"], made["talents"]) == ("Oda", next(iter(played.book.roles)), has)
    assert made["gear"] == {"key": "axe", "protection": "oilskin", "trinkets": ["chalk", "rope", "torch"]}
    assert made.get("concept") == {"nde1": None, "nde2": "A diver."}[book]
    assert random_sheet(WORDS, First(), played, "Tyko") == made | {"name": "Tyko"}


@pytest.mark.parametrize(("book", "mode", "dice"), TABLES)
def test_only_a_die_is_shown_as_a_die(book: str, mode: str, dice: bool) -> None:
    """An attribute that is a modifier or a level has no sides."""
    played = options(book, {"dice_mode": mode})
    made = random_sheet(WORDS, First(), played)
    (dealt,) = (field for step in WORKSHOP.steps(made, played) for field in step.fields if field.at == "attributes")
    assert [one.sides for one in dealt.options] == [int(one.id) if dice else 0 for one in dealt.options]


# ---- growing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ({}, ["pick"]),
        ({"pick": "heart"}, ["pick"]),
        ({"pick": "attribute"}, ["pick", "attribute"]),
        ({"pick": "trait"}, ["pick", "trait"]),
    ],
)
def test_growing_asks_only_for_what_its_pick_needs(answers: dict[str, str], asked: list[str]) -> None:
    """An attribute pick asks which one, a Trait for its words, and any other pick for nothing more."""
    step = WORKSHOP.growth(new_sheet("Oda", "assault"), answers, options("nde2", {}))
    assert step is not None and [field.at for field in step.fields] == asked


def test_a_refused_growth_pick_says_that_there_was_none() -> None:
    """Answers without a pick of the book count as no pick at all."""
    with pytest.raises(AgainstTheRules) as refused:
        WORKSHOP.grown(new_sheet("Oda", "assault"), {"pick": "wings"}, options("nde2", {}))
    assert (refused.value.key, refused.value.values["count"]) == ("error-one-growth", 0)


@pytest.mark.parametrize("pick", ["heart", "power", "attribute", "trait"])
def test_a_pick_heeds_only_the_answers_that_belong_to_it(pick: str) -> None:
    """An attribute or Trait that was answered for another pick changes nothing."""
    sheet = new_sheet("Oda", "assault")
    after = WORKSHOP.grown(sheet, {"pick": pick, "attribute": "dex", "trait": "Knows the tides."}, options("nde2", {}))
    assert after["attributes"]["dex"] == (12 if pick == "attribute" else 8)
    assert after["traits"] == (["Knows the tides."] if pick == "trait" else [])
    assert (after["hearts"], after["power"]) == (5 + (pick == "heart"), 3 + (pick == "power"))


def test_a_sheet_has_a_line_for_traits_before_it_has_any() -> None:
    """A hero without Traits who grows a Heart keeps the empty line; a sheet that never had the line gets none."""
    with_line, older = (
        new_sheet("Oda", "assault"),
        new_sheet("Oda", next(iter(defaults("nde1").book.roles)), defaults("nde1")),
    )
    assert WORKSHOP.grown(with_line, {"pick": "heart"}, options("nde2", {}))["traits"] == []
    assert "traits" not in WORKSHOP.grown(older, {"pick": "heart"}, defaults("nde1"))
    bare = {field: value for field, value in with_line.items() if field != "traits"}
    grown = WORKSHOP.grown(bare, {"pick": "trait", "trait": "Knows the tides."}, options("nde2", {}))
    assert grown["traits"] == ["Knows the tides."]
