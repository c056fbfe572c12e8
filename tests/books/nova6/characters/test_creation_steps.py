"""NOVA6 character creation: eight steps, derived values, and the printed sheet."""

from __future__ import annotations

import json

import pytest

from moothall import packs
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.creation.advances import ticks
from moothall.rulesets.nova6.creation.steps import derived, skill_marks
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, TrackPlan, pack_of
from moothall.rulesets.nova6.sheet import new_sheet, to_character
from moothall.rulesets.nova6.workshop import WORKSHOP, of_pack
from moothall.speech import voice
from moothall.web.draft_view import advised
from tests.books.nova6.support.sheets import judged, petra, progress, ranks, shown, without
from tests.books.nova6.support.stage import act_out, table
from tests.support.citing import cited

SEVEN = changed(
    UNIVERSAL, id="harbour", skills=(*UNIVERSAL.skills, "magic"), tracks=(*UNIVERSAL.tracks, TrackPlan("food-water"))
)
"""A pack with a seventh skill and a third track."""


@pytest.mark.rule("nova6.character.premise")
def test_advice_does_not_block_a_sheet() -> None:
    """The first step names the three words, and a sheet that shows none of them is as ready as any."""
    first = WORKSHOP.steps(new_sheet(""), DEFAULTS)[0]
    said = advised(cited(first.advice), voice("en", "nova6"))
    assert all(word in said[0].said for word in ("proactive", "competent", "dramatic"))
    dull = petra(aspects=dict.fromkeys(petra()["aspects"], "SOMEBODY"))
    assert progress(dull).status == "ready"
    assert to_character(dull, "p", "p").skills == to_character(petra(), "p", "p").skills


@pytest.mark.rule("nova6.character.steps")
def test_creation_has_eight_steps() -> None:
    """Steps are in the book's order; without aspect, name or advance a sheet is a draft, gear is optional."""
    ids = ["aspects", "level", "advances", "gear", "name", "refresh", "boxes", "attacks"]
    assert [step.id for step in WORKSHOP.steps(new_sheet(""), DEFAULTS)] == ids
    empty = cited(progress(new_sheet("")))
    assert empty.status == "draft"
    assert [step.id for step, mark in empty.steps if mark == "open"] == ["aspects", "advances", "name"]
    assert [step.id for step, mark in empty.steps if mark == "blank"] == ["gear", "attacks"]
    missing = {"name": " ", "aspects": petra()["aspects"] | {"trouble": ""}}
    assert [progress(petra(**{field: value})).status for field, value in missing.items()] == ["draft", "draft"]
    idle = new_sheet("Petra", aspects=petra()["aspects"])
    assert (progress(idle).status, [one.cite for one in judged(idle)]) == ("draft", ["nova6.character.steps"])
    assert progress(petra(gear=[], assets=[], attacks=[], defenses=[])).status == "ready"
    assert [one.cite for one in judged("a sheet")] == ["nova6.character.steps"]


@pytest.mark.rule("nova6.character.steps-computed")
def test_derived_values_ignore_the_file() -> None:
    """Level 5, Physique 2 and Lucky: refresh 5 and a seventh physical box, whatever the file claims."""
    sheet = ranks(petra(level=5, talents=[{"id": "lucky"}], perks=[], refresh=9, boxes=[9, 9, 9]), physique=2)
    known = cited(derived(sheet))
    assert (known.level, known.refresh, known.tracks[0].boxes, known.tracks[1].boxes) == (5, 5, (3, 2, 2), (3, 2, 1))
    given = [step.id for step in WORKSHOP.steps(sheet, DEFAULTS) if all(one.kind == "given" for one in step.fields)]
    assert given == ["level", "refresh", "boxes"]
    assert [step.id for step in UNIVERSAL.steps if step.computed] == given


@pytest.mark.rule("nova6.character.steps-themepack")
def test_a_pack_may_replace_steps() -> None:
    """A pack that replaces 1, 4 and 7 shows its own there, and the book's elsewhere."""
    march = packs.load("hearthmarch").said.pack
    assert cited(pack_of(march)).pack is march
    shop = of_pack(march)
    keys = [step.key for step in shop.steps(shop.begun(DEFAULTS), DEFAULTS)]
    book = [step.key for step in WORKSHOP.steps(new_sheet(""), DEFAULTS)]
    assert [number for number, key in enumerate(keys, 1) if key == f"step.{number}"] == [1, 4, 7]
    assert [(at, key) for at, key in enumerate(keys) if key == book[at]] == [(at, book[at]) for at in (1, 2, 4, 5, 7)]


@pytest.mark.rule("nova6.character.themepack-default")
def test_the_universal_pack_is_the_default() -> None:
    """A game that names no pack has four aspects, six skills and two tracks."""
    pack: Pack = cited(pack_of()).pack
    assert (len(pack.aspects), len(pack.skills)) == (4, 6)
    assert [plan.id for plan in pack.tracks] == ["physical", "mental"]


@pytest.mark.rule("nova6.character.sheet-custom")
def test_the_sheet_has_the_packs_skills_and_tracks() -> None:
    """Seven skills and three tracks are seven lines and three."""
    seen = shown(new_sheet("Petra", pack=SEVEN), SEVEN)
    assert list(seen["skills"]) == [*UNIVERSAL.skills, "magic"]
    tracks = {at: tuple(boxes.values()) for at, boxes in seen.items() if at.startswith("boxes.")}
    assert tracks == dict.fromkeys(("boxes.physical", "boxes.mental", "boxes.food-water"), (3, 2, 1))


@pytest.mark.rule("nova6.character.sheet-boxes")
def test_the_sheet_ticks_each_advance() -> None:
    """Seven of seven advances fit; eight are one too many; six leave one."""
    over, under = ranks(petra(), physique=1), ranks(petra(), wits=0)
    counted = [cited(ticks(sheet)) for sheet in (petra(), over, under)]
    assert [(one.ticked, one.of, one.over, one.left) for one in counted] == [(7, 7, 0, 0), (8, 7, 1, 0), (6, 7, 0, 1)]
    assert [progress(sheet).status for sheet in (petra(), over, under)] == ["ready", "illegal", "ready"]
    assert [(one.cite, one.said) for one in judged(over)] == [("nova6.character.sheet-boxes", "8/7")]


@pytest.mark.rule("nova6.character.sheet-minimal")
def test_the_short_sheet_omits_empty_skills() -> None:
    """Petra's prints Fight 0 with its perk, and no line for Physique; the long one has both."""
    short = shown(petra(), short=True)
    assert short["skills"] == {"fight": 0, "interact": 2, "move": 1, "resolve": 1, "wits": 1}
    assert (short["perks.0.name"], short["perks.0.skill"]) == ("flare guns", "fight")
    assert list(shown(petra())["skills"]) == list(UNIVERSAL.skills)
    focused = without(ranks(petra(), physique=0), "focused")
    focused["talents"].append({"id": "focused", "skill": "physique"})
    assert "physique" in shown(focused, short=True)["skills"]


@pytest.mark.rule("nova6.character.sheet-fields")
def test_the_sheet_shows_every_part_and_saves_losslessly() -> None:
    """The sheet holds everything, the short one leaves out the second half, and saving loses nothing."""
    full = petra(
        gear=[{"name": "lamp"}],
        attacks=[{"name": "flare gun", "damage": 3}],
        defenses=[{"name": "oilskin", "soak": 2}],
        talents=[*petra()["talents"], {"id": "quick"}],
        level=2,
    )
    more = {"gear", "load", "initiative", "soak", "attacks", "defenses", "armed"}
    seen, short = shown(full), shown(full, short=True)
    always = {"name", "level", "standing", "advances", "refresh", "aspects", "skills", "perks", "talents", "assets"}
    assert {at.partition(".")[0] for at in seen} == always | more | {"boxes"}
    assert {at.partition(".")[0] for at in short} == always | {"boxes"}
    assert (seen["initiative"], seen["soak"], seen["load"], seen["refresh"]) == (1, 2, "basic", 3)
    assert seen["talents"] == ["focused/interact", "well-trained/1", "quick/"]
    [boxes] = [one for step in WORKSHOP.steps(full, DEFAULTS) for one in step.fields if one.at == "boxes.mental"]
    assert [(name.id, name.price) for name in boxes.names] == [("stressed", 0), ("staggered", 4), ("incapacitated", 8)]
    assert seen["boxes.mental"] == {"stressed": 3, "staggered": 2, "incapacitated": 1}
    at = act_out(nova6.join.open("ana", "petra", full), table()).end().state
    saved = json.loads(json.dumps(WORKSHOP.sheet_of(at, "petra")))
    assert judged(saved) == [] and shown(saved) == seen
    assert changed(to_character(saved, "p", "p"), document="") == changed(to_character(full, "p", "p"), document="")


@pytest.mark.rule("nova6.character.fps-marks")
def test_talents_mark_their_skill_with_a_letter() -> None:
    """Focused on Interact is an F behind Interact and nowhere else; all three are three letters."""
    [skills] = [one for step in WORKSHOP.steps(petra(), DEFAULTS) for one in step.fields if one.at == "skills"]
    marked = [(one.id, one.key) for one in cited(skills.names) if one.of]
    assert marked == [("interact", "make-nova6-marked-f")]
    every = petra(talents=[{"id": id, "skill": "wits"} for id in ("specialized", "practiced", "focused")])
    assert (skill_marks(every, "wits"), skill_marks(every, "move")) == ("FPS", "")
    for bad in ({"id": "focused"}, {"id": "lucky", "skill": "wits"}, {"id": "focused", "skill": "cooking"}):
        assert [one.cite for one in judged(petra(talents=[bad]))] == ["nova6.character.fps-marks"]


@pytest.mark.rule("nova6.character.done")
def test_only_a_legal_sheet_may_join() -> None:
    """A finished, legal sheet joins the table at once; one advance too many keeps it out, with the reason."""
    assert cited(progress(petra())).status == "ready"
    after = act_out(nova6.join.open("ana", "petra", petra()), table()).end()
    assert after.who("petra").name == "Petra Lohmann"
    with pytest.raises(Exception, match=r"nova6\.character\.sheet-boxes"):
        act_out(nova6.join.open("ana", "petra", ranks(petra(), physique=1)), table())
    with pytest.raises(Exception, match=r"nova6\.character\.name"):
        act_out(nova6.join.open("ana", "petra", petra(name="")), table())
    assert cited(progress(ranks(petra(), physique=1))).status == "illegal"
