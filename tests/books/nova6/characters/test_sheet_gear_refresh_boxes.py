"""NOVA6 sheets: gear, refresh, plot points, stress boxes, attacks and defences."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.creation.steps import refresh_of, track_line
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL
from moothall.rulesets.nova6.questions import Approval
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.stress.tracks import level_of
from moothall.rulesets.nova6.words import LEVELS
from moothall.rulesets.nova6.workshop import WORKSHOP
from moothall.speech import voice
from moothall.talk.reasons import total
from moothall.talk.workshop import Step
from moothall.web.draft_view import step_shown
from tests.books.nova6.support.sheets import bubbles, judged, petra, progress, ranks, shown, without, wrong
from tests.books.nova6.support.stage import act_out, hero, table
from tests.support.citing import cited

PHYSICAL, MENTAL = UNIVERSAL.tracks
TOUGH, RESOLUTE, LUCKY = {"id": "tough"}, {"id": "resolute"}, {"id": "lucky"}


def physical(physique: int, *talents: dict[str, str], **more: Any) -> tuple[int, ...]:
    """The physical boxes of somebody with these ranks and talents, as the sheet and the table have them."""
    return boxes(PHYSICAL, ranks(petra(talents=list(talents), **more), physique=physique))


def mental(resolve: int, *talents: dict[str, str]) -> tuple[int, ...]:
    return boxes(MENTAL, ranks(petra(talents=list(talents)), resolve=resolve))


def boxes(plan: Any, sheet: dict[str, Any]) -> tuple[int, ...]:
    line = track_line(sheet, plan)
    cited(line.why)
    track = to_character(sheet, "p", "p").track(plan.id)
    levels = [box.level for box in track.boxes]
    assert tuple(levels.count(level) for level in ("stressed", "staggered", "incapacitated")) == line.boxes
    return line.boxes


@pytest.mark.rule("nova6.character.gear-start")
def test_the_gm_approves_gear() -> None:
    """A flare gun is Ilse's from then on, a gunboat is not; a sheet may list what has a name."""
    at = table(hero("ilse"))
    got = act_out(nova6.propose.open("ilse", "gear", "flare gun"), at).gm(Approval(True)).end()
    assert (got.effect("flare gun").owner, got.effect("flare gun").kind) == ("ilse", "asset")
    denied = act_out(nova6.propose.open("ilse", "gear", "gunboat"), at).gm(Approval(False)).end()
    assert not denied.has_effect("gunboat") and not denied.last(events.ProposalSettled).allowed
    assert not act_out(nova6.propose.open("ilse", "gear", "gunboat"), at).plainly().has_effect("gunboat")
    perk = act_out(nova6.propose.open("ilse", "perk", "boats"), at).gm(Approval(True)).end()
    assert not perk.has_effect("boats")
    assert shown(petra(gear=[{"name": "lamp"}]))["gear.0.name"] == "lamp"
    assert wrong(petra(gear=["lamp"])) == [("nova6.character.gear-start", "lamp")]


@pytest.mark.rule("nova6.character.gear-per-aspect")
def test_a_sheet_has_a_key_item_for_each_aspect() -> None:
    """Four aspects are four slots; a fifth thing is mentioned, and the sheet is as ready as before."""
    assert judged(petra()) == [] and len(petra()["assets"]) == 4
    fifth = petra(assets=[*petra()["assets"], {"name": "an umbrella"}])
    assert [(one.cite, one.said, one.warning) for one in judged(fifth)] == [
        ("nova6.character.gear-per-aspect", "5", True)
    ]
    assert progress(fifth).status == "ready"
    things = shown(petra())["assets"]
    assert things["high-concept"] == "the brass whistle" and len(things) == 4


@pytest.mark.rule("nova6.character.name")
def test_a_sheet_needs_a_name() -> None:
    """Without a name the sheet is a draft; a number is no name."""
    for name in ("", "  "):
        [problem] = judged(petra(name=name))
        assert (problem.cite, problem.unfinished, progress(petra(name=name)).status) == (
            "nova6.character.name", True, "draft",
        )  # fmt: skip
    assert wrong(petra(name=7)) == [("nova6.character.name", "")]


@pytest.mark.rule("nova6.character.refresh")
def test_refresh_is_three_and_changes_by_traits() -> None:
    """Refresh is three, with Lucky five, with Unlucky one, with both three; it is the starting points."""
    unlucky = [{"id": "unlucky"}]
    cases: tuple[tuple[dict[str, Any], int], ...] = (
        ({}, 3),
        ({"talents": [LUCKY]}, 5),
        ({"flaws": unlucky}, 1),
        ({"talents": [LUCKY], "flaws": unlucky}, 3),
    )
    for more, points in cases:
        sheet = petra(**more)
        assert total(cited(refresh_of(sheet))) == points
        one = to_character(sheet, "p", "p")
        assert (one.refresh, one.plot_points) == (points, points)
    assert wrong(petra(flaws=[{"id": "tall"}])) == [("nova6.flaw.definition", "{'id': 'tall'}")]


@pytest.mark.rule("nova6.character.refresh-start")
@pytest.mark.parametrize("opening", [nova6.begin_scenario.open(), nova6.milestone.open("minor")])
@pytest.mark.parametrize(("held", "then"), [(1, 3), (3, 3), (5, 5)])
def test_scenarios_and_milestones_refill_points_to_refresh(opening: Any, held: int, then: int) -> None:
    """One point becomes three, three stay, five are kept."""
    after = act_out(opening, table(hero("ilse", refresh=3, plot_points=held))).plainly()
    assert after.who("ilse").plot_points == then


@pytest.mark.rule("nova6.character.refresh-bubbles")
def test_the_sheet_has_five_plot_point_bubbles() -> None:
    """A refresh of three blocks the fourth and fifth, one of five none; points held are marked."""
    unlucky = petra(flaws=[{"id": "unlucky", "permitted": True}])
    lucky = without(petra(), "well-trained") | {"perks": []}
    lucky["talents"].append({"id": "lucky"})
    rows = [cited(bubbles(sheet)) for sheet in (petra(points=2), lucky, unlucky, petra(points="many"))]
    assert [(row.value, row.most, row.marked) for row in rows] == [(3, 5, 2), (5, 5, 0), (1, 5, 0), (3, 5, 0)]


@pytest.mark.rule("nova6.character.refresh-bubbles")
def test_the_sheet_marks_plot_points_held() -> None:
    """Petra goes home with two plot points, and her sheet has two bubbles marked."""
    after = act_out(nova6.join.open("ana", "petra", petra()), table()).end().state.with_one("petra", plot_points=2)
    assert cited(bubbles(WORKSHOP.sheet_of(after, "petra"))).marked == 2


@pytest.mark.rule("nova6.character.stress-base")
def test_a_track_begins_with_three_two_one_boxes() -> None:
    """Each track has 3/2/1 boxes without ranks and talents."""
    assert (physical(0), mental(0)) == ((3, 2, 1), (3, 2, 1))


@pytest.mark.rule("nova6.character.stress-physique")
def test_physique_adds_physical_boxes() -> None:
    """Ranks 0 to 4 add none, none, one, one, two; the mental track has nothing of it."""
    assert [sum(physical(rank)) - 6 for rank in range(5)] == [0, 0, 1, 1, 2]
    assert boxes(MENTAL, ranks(petra(), physique=4)) == (3, 2, 1)


@pytest.mark.rule("nova6.character.stress-resolve")
def test_resolve_adds_mental_boxes() -> None:
    """One rank adds none, two add one; the physical track has nothing of it."""
    assert [sum(mental(rank)) - 6 for rank in (1, 2, 3, 4)] == [0, 1, 1, 2]
    assert boxes(PHYSICAL, ranks(petra(), resolve=4)) == (3, 2, 1)


@pytest.mark.rule("nova6.character.stress-ranks-only")
def test_physique_boxes_count_ranks_not_perks() -> None:
    """Physique 1 with Tough and a perk: no box from ranks, one from Tough."""
    perk = [{"name": "cold nights", "skill": "physique"}]
    assert physical(1, TOUGH, perks=perk) == (3, 2, 2)
    assert physical(1, {"id": "strong-body"}, perks=perk) == (3, 2, 1)


@pytest.mark.rule("nova6.character.stress-talents")
def test_talents_add_boxes_to_their_track() -> None:
    """Resolute is a mental box and Tough a physical one, neither the other's."""
    assert (mental(0, RESOLUTE), mental(0, TOUGH)) == ((3, 2, 2), (3, 2, 1))
    assert (physical(0, TOUGH), physical(0, RESOLUTE)) == ((3, 2, 2), (3, 2, 1))


@pytest.mark.rule("nova6.character.stress-order")
def test_new_boxes_go_to_the_worst_level_first() -> None:
    """One, two, three and four more: worst level first, and round again."""
    grown = [physical(2), physical(2, TOUGH), physical(4, TOUGH), physical(6, TOUGH)]
    assert grown == [(3, 2, 2), (3, 3, 2), (4, 3, 2), (4, 3, 3)]


@pytest.mark.rule("nova6.character.stress-later")
def test_a_new_rank_adds_boxes_at_once() -> None:
    """Resolve 1 becomes 2, and the mental track goes from 3/2/1 to 3/2/2; the other stays."""
    start = act_out(nova6.join.open("ana", "petra", petra(level=5)), table(start_level="5")).end()
    after = act_out(nova6.spend_advance.open("petra", "rank", "resolve"), start.state).end()
    for at, mental in ((start, [3, 2, 1]), (after, [3, 2, 2])):
        counted = Counter(box.level for box in at.who("petra").track("mental").boxes)
        assert [counted[level] for level in LEVELS] == mental
    assert [len(at.who("petra").track("physical").boxes) for at in (start, after)] == [6, 6]
    assert "nova6.character.stress-later" in after.citations
    grown = after.last(events.Grown)
    assert (grown.track, grown.boxes) == ("mental", "3/2/1 → 3/2/2")
    wits = act_out(nova6.spend_advance.open("petra", "rank", "wits"), start.state).end().last(events.Grown)
    assert (wits.track, wits.boxes) == ("", "")


@pytest.mark.rule("nova6.character.stress-later")
def test_growth_shows_the_boxes_a_rank_would_add() -> None:
    """Growth shows what Resolve 2 would make of the mental track; Wits would change nothing."""
    step = WORKSHOP.growth(petra(level=5), {"pick": "rank"}, DEFAULTS)
    assert step is not None
    turns = {one.id: [(turn.id, turn.of) for turn in cited(one.turns)] for one in step.fields[-1].options}
    assert turns["resolve"] == [("3/2/1", "make-nova6-boxes-mental"), ("3/2/2", "")]
    assert (turns["wits"], turns["physique"]) == ([], [])


@pytest.mark.rule("nova6.character.thresholds")
def test_damage_of_four_and_eight_are_thresholds() -> None:
    """Both tracks show them, and damage of 3, 4, 7 and 8 goes by them."""
    for plan in UNIVERSAL.tracks:
        line = track_line(petra(), plan)
        cited(line.why)
        assert (line.staggered, line.incapacitated) == (4, 8)
        track = to_character(petra(), "p", "p").track(plan.id)
        levels = [level_of(track, damage) for damage in (3, 4, 7, 8)]
        assert levels == ["stressed", "staggered", "staggered", "incapacitated"]


@pytest.mark.rule("nova6.character.attacks-defenses")
def test_the_sheet_lists_attacks_and_soak() -> None:
    """A light pistol is a line with damage, range, type and duration; without any the sheet is ready."""
    pistol = {"name": "light pistol", "damage": 3, "range": "close", "subtype": "ballistic", "duration": "T"}
    armed = petra(attacks=[pistol], defenses=[{"name": "oilskin", "soak": 2}])
    seen, none = shown(armed), shown(petra())
    assert (seen["attacks"], seen["defenses"], seen["soak"]) == (["light pistol"], ["oilskin"], 2)
    assert (none["attacks"], none["defenses"], none["soak"], "armed" in none) == ([], [], 0, False)
    [told] = [field for step in WORKSHOP.steps(armed, DEFAULTS) for field in step.fields if field.at == "armed"]
    said = [
        one.said
        for one in step_shown(Step("", "make-nova6-attacks", "", (cited(told),)), armed, {}, voice("en", "nova6"))
        .fields[0]
        .options
    ]
    assert said == ["light pistol · damage 3 · close · ballistic · temporary", "oilskin · soak 2"]
    assert (progress(armed).status, progress(petra()).status) == ("ready", "ready")
