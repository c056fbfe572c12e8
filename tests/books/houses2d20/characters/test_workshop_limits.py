"""Limits of the 2d20 workshop: fields by advances and Drive rating, and picks at the edge of the points held."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20.options import DEFAULTS, read_options
from moothall.rulesets.houses2d20.workshop import WORKSHOP, begun, grown, growth, steps
from moothall.speech import LANGUAGES, voice
from moothall.talk.workshop import progress
from tests.books.houses2d20.support.sheets import KESTREL, changed


def field(sheet: dict[str, Any], at: str) -> Any:
    return next(one for step in steps(sheet, DEFAULTS) for one in step.fields if one.at == at)


def test_a_draft_begins_with_numbers_to_change() -> None:
    """The first two skills are the best, no focus stands under a skill yet, and there is room for three traits."""
    draft = begun(DEFAULTS)
    assert draft["skills"] == {"battle": 8, "communicate": 8, "discipline": 4, "move": 4, "understand": 4}
    assert draft["focuses"] == [{"skill": "", "name": ""}] * 4 and field(draft, "traits").most == 3


@pytest.mark.parametrize(
    ("advances", "room"),
    [
        ([], (28, 4, 3)),
        ([{"gained": "skill"}], (29, 4, 3)),
        ([{"gained": "focus", "given": "talent"}], (28, 5, 2)),
        ([{"gained": "talent", "given": "skill"}, {"gained": "talent", "given": ""}], (27, 4, 5)),
        ("nonsense", (28, 4, 3)),
    ],
)
def test_advances_change_how_much_a_sheet_may_hold(advances: Any, room: tuple[int, int, int]) -> None:
    """A sheet holds one more of each ability bought and one less of each given up; nonsense changes nothing."""
    sheet = changed(advances=advances)
    focuses = [one.at for step in steps(sheet, DEFAULTS) if step.id == "focuses" for one in step.fields]
    assert (field(sheet, "skills").total, len(focuses) // 2, field(sheet, "talents").most) == room


@pytest.mark.parametrize(("rating", "strong"), [(5, False), (6, True), ("6", False), (None, False), (True, False)])
def test_a_drive_from_six_up_is_asked_for_words(rating: Any, strong: bool) -> None:
    """And nothing that only looks like a number."""
    sheet = changed(drives={"duty": {"rating": rating}})
    assert [one.id for one in field(sheet, "drives.*.statement").names] == (["duty"] if strong else [])


@pytest.mark.parametrize(
    ("points", "picks"),
    [
        (1, []),
        (2, ["half-focus"]),
        (4, ["focus", "half-focus"]),
        (5, ["focus", "half-skill", "half-focus", "half-talent"]),
        (9, ["focus", "talent", "half-skill", "half-focus", "half-talent"]),
        (10, ["skill", "focus", "talent", "half-skill", "half-focus", "half-talent"]),
    ],
)
def test_growth_offers_only_picks_that_the_points_pay_for(points: int, picks: list[str]) -> None:
    """With four focuses and three talents a skill costs 10, a focus 4, a talent 9; retraining costs half."""
    step = growth(changed(points=points), {}, DEFAULTS)
    assert ([one.id for one in step.fields[0].options] if step else []) == picks


@pytest.mark.parametrize("limit", ["none", "0", "1"])
def test_away_from_a_table_advances_are_not_counted_by_adventure(limit: str) -> None:
    """A sheet away from a table grows by its points alone, one step at a time."""
    options = read_options({"advance.per_adventure": limit})
    sheet = changed(points=21)
    for rating in (5, 6):
        sheet = grown(sheet, {"pick": "skill", "skill": "move"}, options)
        assert sheet["skills"]["move"] == rating
    assert sheet["points"] == 0 and len(sheet["advances"]) == 2


@pytest.mark.parametrize("pick", [None, 3, "wings", "half-wings", ["skill"]])
def test_an_unknown_growth_pick_is_refused(pick: Any) -> None:
    """A pick other than a skill, a focus, a talent or retraining is refused."""
    with pytest.raises(AgainstTheRules, match="error-houses-what-to-advance"):
        grown(KESTREL, {"pick": pick}, DEFAULTS)


@pytest.mark.parametrize(
    ("pick", "fields"),
    [
        ("", ["pick"]),
        ("wings", ["pick"]),
        ("skill", ["pick", "skill"]),
        ("focus", ["pick", "focus", "under"]),
        ("half-talent", ["pick", "talent", "given"]),
    ],
)
def test_each_growth_pick_asks_for_its_own_fields(pick: str, fields: list[str]) -> None:
    """A pick asks for its skill, its words, and the ability given up for half the price."""
    step = growth(changed(points=10), {"pick": pick}, DEFAULTS)
    assert step is not None and [one.at for one in step.fields] == fields


def test_only_an_ability_on_the_sheet_is_given_up() -> None:
    """A talent pays for a talent at half of nine; an ability that is not on the sheet pays for none."""
    answers = {"pick": "half-talent", "talent": "Night walker", "given": "Old debts"}
    after = grown(changed(points=5), answers, DEFAULTS)
    assert (after["talents"], after["points"]) == (["Night eyes", "Steady hand", "Night walker"], 0)
    assert after["advances"] == [{"gained": "talent", "given": "talent"}]
    with pytest.raises(AgainstTheRules, match="error-houses-nothing-to-give"):
        grown(changed(points=5), answers | {"given": "A thousand ears"}, DEFAULTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_draft_is_unfinished_and_not_wrong(lang: str) -> None:
    """Before anything is written nothing is against the rules; each strong Drive is named once, by its name."""
    came = progress(WORKSHOP, begun(DEFAULTS), DEFAULTS)
    steps = {step.id: mark for step, mark in came.steps}
    assert steps["drives"] == "open" and all(one.unfinished for one in came.problems if "drives" in one.field)
    missing = [one for one in came.problems if one.key == "problem-houses-statement-missing"]
    said = [voice(lang, "houses2d20").say(one.key, field=one.field, said=one.said) for one in missing]
    names = [voice(lang, "houses2d20").say(f"term-{drive}") for drive in ("duty", "faith", "justice")]
    assert all(name in line and "drives." not in line for name, line in zip(names, said, strict=True))
    asked = [each.at for step, _ in came.steps if step.id == "drives" for each in step.fields]
    assert asked == ["drives.*.rating", "drives.*.statement"] and all(
        one.field.endswith(".statement") for one in missing
    )
