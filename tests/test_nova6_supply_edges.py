"""NOVA6, what people have: both sides of boundaries, and what is so where nobody says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.questions import Advantage
from moothall.rulesets.nova6.state import Mark, Pending, Scene
from moothall.rulesets.nova6.trying.drafts import Buy
from moothall.rulesets.nova6.vocabulary import Property, talent
from support.citing import refused
from support.nova6 import NovaScript, act_out, hero, soak, table

QUIET = Scene("exposition", "narrative")
LOST = Mark("signature-lost", "ilse", "background", "session")

# ---- Assets ----------------------------------------------------------------------------------------------------------


def listening() -> NovaScript[Any]:
    """Ilse has made an advantage with her wits, and has two points to spend on it."""
    at = table(hero("ilse", talent("focused", "wits")), hero("bram"))
    script = act_out(nova6.act.open("ilse", "listen in", "wits", "create-advantage"), at).judged()
    return script.rolls("ilse", 4, 4, 4).says("ilse", Advantage("dice", "A RUMOUR"))


def test_only_an_asset_of_ones_own_is_shared() -> None:
    """Dice are not shared so; an asset is, under the words somebody has for it or its name."""
    script = listening()
    assert "share-asset" not in {option.id for option in script.asked().menu}
    script.says("ilse", Buy("make-asset"))
    assert "share-asset" in {option.id for option in script.asked().menu}
    assert script.says("ilse", Buy("share-asset", text="all over town")).asked().text == "all over town"
    script.stop()
    named = listening().says("ilse", Buy("make-asset")).says("ilse", Buy("share-asset"))
    assert named.asked().text == "A RUMOUR"
    named.stop()


def replacing(*marks: Mark, points: int = 1) -> NovaScript[bool]:
    at = table(hero("ilse", plot_points=points), hero("bram"), marks=marks, scene=QUIET)
    return act_out(nova6.replace_asset.open("ilse", "A TIN WHISTLE"), at)


@pytest.mark.parametrize(("said", "taken"), [("yes", True), ("no", False)])
def test_whether_something_new_took_its_place(said: str, taken: bool) -> None:
    """Whoever asks hears whether the GM has accepted it."""
    assert replacing(LOST).gm(said).end().result is taken


@pytest.mark.parametrize("mark", [changed(LOST, who="bram"), changed(LOST, what="language")])
def test_only_ones_own_loss_is_made_good(mark: Mark) -> None:
    """Neither what another has lost nor anything else that is noted of somebody."""
    with refused("nova6.asset.signature-replace-scene"):
        replacing(mark)


def test_whoever_has_no_point_is_told_so() -> None:
    """The refusal says how many there are: none."""
    with refused("nova6.asset.signature-replace-scene") as told:
        replacing(LOST, points=0)
    assert (told[0].key, told[0].values["held"]) == ("error-no-plot-point", 0)


# ---- Days and milestones ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "counts"),
    [(QUIET, True), (changed(QUIET, purpose="rest"), False), (Scene("challenge", "narrative"), False)],
)
def test_only_a_quiet_scene_that_is_no_rest_counts_for_a_milestone(scene: Scene, counts: bool) -> None:
    """The GM is asked about it while a major milestone waits; about a rest or another scene nobody is asked."""
    at = table(hero("ilse"), scene=scene, pending=(Pending("major"),), survival_mode="on")
    script = act_out(nova6.close_scene.open("so it was"), at)
    asked = []
    while script.waits_for() != "over":
        asked.append(script.waits_for())
        seat, question = script.talk.questions()[0]
        script.says(seat, question.default())
    assert ("nova6/good-exposition" in asked) is counts


def test_each_milestone_waits_by_itself() -> None:
    """A second one of the same kind waits beside the first; what is done for one of another kind is for that alone."""
    at = table(hero("ilse"), survival_mode="on")
    first = act_out(nova6.milestone.open("minor"), at).plainly().state
    second = act_out(nova6.milestone.open("minor"), first).plainly().state
    assert second.pending == (Pending("minor"), Pending("minor"))
    both = act_out(nova6.milestone.open("major"), first).plainly().state
    safe = act_out(nova6.pass_days.open(1, "the inn"), both).plainly().state
    assert [one.kind for one in safe.pending] == ["minor"]


# ---- What is worn and carried ----------------------------------------------------------------------------------------

PLATE = soak("ilse", "plate", 6, Property("hampered", 3))
STRONG = talent("strong-body")


def weighing(
    *things: Any, skill: str = "move", action: str = "overcome", use: str = "", **more: Any
) -> list[tuple[str, int]]:
    """What Ilse's load and armour do to a test: each reason with its amount."""
    at = table(hero("ilse", *more.pop("traits", ()), **more), *things)
    pool = act_out(nova6.act.open("ilse", "go on", skill, action, use), at).plainly_to_ready().pool
    heavy = ("burdened", "hampered", "note-both", "strong", "note-strong")
    told = [reason for reason in pool.why if reason.what in heavy]
    return [(one.what, one.amount) for one in told if one.amount or one.what.startswith("note")]


@pytest.mark.parametrize(
    ("things", "more", "why"),
    [
        ((), {}, []),
        ((), {"load": "light"}, [("burdened", -1)]),
        ((), {"load": "basic", "burden": 2}, [("burdened", -2)]),
        ((), {"load": "light", "burden": 2}, [("burdened", -1), ("burdened", -2)]),
        ((PLATE,), {}, [("hampered", -3)]),
        ((PLATE,), {"physique": 2}, [("hampered", -1)]),
        ((PLATE,), {"physique": 3}, []),
        ((PLATE,), {"physique": 4}, []),
        ((changed(PLATE, marks=("stowed",)),), {}, []),
        ((PLATE,), {"load": "light"}, [("hampered", -3), ("burdened", -1), ("note-both", 0)]),
        ((PLATE,), {"skill": "physique", "use": "endurance"}, [("hampered", -3)]),
        ((PLATE,), {"skill": "physique", "use": "shove"}, []),
        ((PLATE,), {"skill": "wits", "use": "endurance"}, []),
        ((PLATE,), {"action": "create-advantage"}, [("hampered", -3)]),
    ],
)
def test_what_weighs_on_a_test(things: tuple[Any, ...], more: dict[str, Any], why: list[tuple[str, int]]) -> None:
    """Armour less one's strength, a load and what is carried beside it, each where it counts and with its reason."""
    assert weighing(*things, **more) == why


@pytest.mark.parametrize(
    ("things", "more", "helps"),
    [((), {}, 0), ((), {"load": "light"}, 1), ((), {"load": "heavy"}, 1), ((PLATE,), {"load": "light"}, 1)],
)
def test_a_strong_body_takes_one_die_away(things: tuple[Any, ...], more: dict[str, Any], helps: int) -> None:
    """One, however much it is, and nothing where there is nothing."""
    found = dict(weighing(*things, traits=(STRONG,), **more))
    assert (found.get("strong", 0), "note-strong" in found) == (helps, bool(helps))
