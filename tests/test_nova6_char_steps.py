"""NOVA6, making a character: the eight steps, what follows from them, and the sheet."""

from __future__ import annotations

import json

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.people.advances import ticks
from moothall.rulesets.nova6.people.creation import (
    ADVICE,
    Advice,
    derived,
    exported,
    imported,
    lines,
    progress,
    skill_marks,
)
from moothall.rulesets.nova6.sheet import new_sheet, to_character
from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL, Pack, Step, TrackPlan, pack_of, with_steps
from moothall.speech import voice
from support.citing import cited
from support.nova6 import act_out, table
from support.nova6_sheets import judged, petra, ranks, without

SEVEN = changed(
    UNIVERSAL, id="harbour", skills=(*UNIVERSAL.skills, "magic"), tracks=(*UNIVERSAL.tracks, TrackPlan("food-water"))
)
"""A pack with a seventh skill and a third track."""


@pytest.mark.rule("nova6.character.premise")
def test_advice_keeps_nobody_from_play() -> None:
    """The first step names the three words, and a sheet that shows none of them is as ready as any."""
    [premise] = [cited(one) for one in ADVICE["aspects"] if one.key == "advice-nova6-premise"]
    said = voice("en", "nova6").say(premise.key)
    assert isinstance(premise, Advice) and all(word in said for word in ("proactive", "competent", "dramatic"))
    dull = petra(aspects=dict.fromkeys(petra()["aspects"], "SOMEBODY"))
    assert progress(dull).status == "ready"
    assert to_character(dull, "p", "p").skills == to_character(petra(), "p", "p").skills


@pytest.mark.rule("nova6.character.steps")
def test_eight_steps() -> None:
    """They come in the book's order; a sheet without an aspect, a name or an advance is a draft, and gear may lack."""
    ids = ["aspects", "level", "advances", "gear", "name", "refresh", "boxes", "attacks"]
    assert [(step.number, step.id) for step in UNIVERSAL.steps] == list(enumerate(ids, 1))
    empty = cited(progress(new_sheet("")))
    assert empty.status == "draft"
    assert [step.number for step, done in empty.steps if not done] == [1, 3, 5]
    missing = {"name": " ", "aspects": petra()["aspects"] | {"trouble": ""}}
    assert [progress(petra(**{field: value})).status for field, value in missing.items()] == ["draft", "draft"]
    idle = new_sheet("Petra", aspects=petra()["aspects"])
    assert (progress(idle).status, [one.cite for one in judged(idle)]) == ("draft", ["nova6.character.steps"])
    assert progress(petra(gear=[], assets=[], attacks=[], defenses=[])).status == "ready"
    assert [one.cite for one in judged("a sheet")] == ["nova6.character.steps"]


@pytest.mark.rule("nova6.character.steps-computed")
def test_what_nobody_types() -> None:
    """Level 5, Physique 2 and Lucky: refresh 5 and a seventh physical box, whatever the file claims."""
    sheet = ranks(petra(level=5, talents=[{"id": "lucky"}], perks=[], refresh=9, boxes=[9, 9, 9]), physique=2)
    known = cited(derived(sheet))
    assert (known.level, known.refresh, known.tracks[0].boxes, known.tracks[1].boxes) == (5, 5, (3, 2, 2), (3, 2, 1))
    assert [step.number for step in UNIVERSAL.steps if step.computed] == [2, 6, 7]


@pytest.mark.rule("nova6.character.steps-themepack")
def test_a_packs_own_steps() -> None:
    """A pack that replaces 1, 4 and 7 shows its own there, and the book's elsewhere."""
    own = [Step(1, "culture", ("aspects",)), Step(4, "package", ("gear",)), Step(7, "three-tracks", (), True)]
    pack = with_steps(UNIVERSAL, *own)
    assert cited(pack_of(pack)).pack is pack
    ids = ["culture", "level", "advances", "package", "name", "refresh", "three-tracks", "attacks"]
    assert [step.id for step in pack.steps] == ids
    rules = [cited(step).cite for step in pack.steps]
    assert [number for number, rule in enumerate(rules, 1) if rule.endswith("themepack")] == [1, 4, 7]
    assert [step.id for step, _ in progress(petra(), pack=pack).steps] == ids


@pytest.mark.rule("nova6.character.themepack-default")
def test_without_a_pack() -> None:
    """A game that names no pack has four aspects, six skills and two tracks."""
    pack: Pack = cited(pack_of()).pack
    assert (len(pack.aspects), len(pack.skills)) == (4, 6)
    assert [plan.id for plan in pack.tracks] == ["physical", "mental"]


@pytest.mark.rule("nova6.character.sheet-custom")
def test_a_sheet_to_fit_the_pack() -> None:
    """Seven skills and three tracks are seven lines and three."""
    shown = cited(lines(new_sheet("Petra", pack=SEVEN), SEVEN))
    assert [line.of for line in shown if line.field == "skill"] == [*UNIVERSAL.skills, "magic"]
    assert [line.of for line in shown if line.field == "track"] == ["physical", "mental", "food-water"]
    assert [line.says[0] for line in shown if line.field == "track"] == [(3, 2, 1)] * 3


@pytest.mark.rule("nova6.character.sheet-boxes")
def test_a_tick_for_each_advance() -> None:
    """Seven of seven; eight is one too many; six leaves one."""
    over, under = ranks(petra(), physique=1), ranks(petra(), wits=0)
    counted = [cited(ticks(sheet)) for sheet in (petra(), over, under)]
    assert [(one.ticked, one.of, one.over, one.left) for one in counted] == [(7, 7, 0, 0), (8, 7, 1, 0), (6, 7, 0, 1)]
    assert [progress(sheet).status for sheet in (petra(), over, under)] == ["ready", "illegal", "ready"]
    assert [(one.cite, one.said) for one in judged(over)] == [("nova6.character.sheet-boxes", "8/7")]


@pytest.mark.rule("nova6.character.sheet-minimal")
def test_the_short_sheet() -> None:
    """Petra's prints Fight 0 with its perk, and no line for Physique; the long one has both."""
    short = cited(lines(petra(), compact=True))
    assert [(line.of, line.says) for line in short if line.field == "skill"] == [
        ("fight", 0), ("interact", 2), ("move", 1), ("resolve", 1), ("wits", 1),
    ]  # fmt: skip
    assert ("fight", "flare guns") in [(line.of, line.says) for line in short if line.field == "perk"]
    assert [line.of for line in lines(petra()) if line.field == "skill"] == list(UNIVERSAL.skills)
    focused = without(ranks(petra(), physique=0), "focused")
    focused["talents"].append({"id": "focused", "skill": "physique"})
    assert "physique" in [line.of for line in lines(focused, compact=True) if line.field == "skill"]


@pytest.mark.rule("nova6.character.sheet-fields")
def test_what_stands_on_a_sheet() -> None:
    """Everything is on it, the short one leaves out the second half, and what was exported comes back the same."""
    full = petra(
        gear=[{"name": "lamp"}],
        attacks=[{"name": "flare gun", "damage": 3}],
        defenses=[{"name": "oilskin", "soak": 2}],
        talents=[*petra()["talents"], {"id": "quick"}],
        level=2,
    )
    always = {"name", "level", "standing", "advances", "refresh", "aspect", "skill", "marks", "perk", "talent"}
    always |= {"asset", "track"}
    more = {"gear", "load", "initiative", "soak", "attacks", "defenses"}
    assert {line.field for line in cited(lines(full))} == always | more
    assert {line.field for line in lines(full, compact=True)} == always
    says = {line.field: line.says for line in lines(full)}
    assert (says["initiative"], says["soak"], says["load"], says["refresh"]) == (1, 2, "basic", 3)
    assert says["track"] == ((3, 2, 1), 4, 8)
    talents = [line.says for line in lines(full) if line.field == "talent"]
    assert talents == ["Well-Trained", "Quick"]
    document = json.loads(json.dumps(exported(full)))
    assert {line["field"] for line in document["shown"]} == always | more
    assert sum(amount for _, amount, _ in document["spent"]) == 8
    assert imported(document) == full
    assert to_character(imported(document), "p", "p") == to_character(full, "p", "p")


@pytest.mark.rule("nova6.character.fps-marks")
def test_letters_behind_a_skill() -> None:
    """Focused on Interact is an F behind Interact and nowhere else; all three are three letters."""
    marks = [line for line in cited(lines(petra())) if line.field == "marks"]
    assert [(line.of, line.says) for line in marks] == [("interact", "F")]
    every = petra(talents=[{"id": id, "skill": "wits"} for id in ("specialized", "practiced", "focused")])
    assert (skill_marks(every, "wits"), skill_marks(every, "move")) == ("FPS", "")
    for bad in ({"id": "focused"}, {"id": "lucky", "skill": "wits"}, {"id": "focused", "skill": "cooking"}):
        assert [one.cite for one in judged(petra(talents=[bad]))] == ["nova6.character.fps-marks"]


@pytest.mark.rule("nova6.character.done")
def test_ready_to_play() -> None:
    """A finished, legal sheet comes to the table at once; one advance too many keeps it out, with the reason."""
    assert cited(progress(petra())).status == "ready"
    after = act_out(nova6.join.open("ana", "petra", petra()), table()).end()
    assert after.who("petra").name == "Petra Lohmann"
    with pytest.raises(Exception, match=r"nova6\.character\.sheet-boxes"):
        act_out(nova6.join.open("ana", "petra", ranks(petra(), physique=1)), table())
    with pytest.raises(Exception, match=r"nova6\.character\.name"):
        act_out(nova6.join.open("ana", "petra", petra(name="")), table())
    assert cited(progress(ranks(petra(), physique=1))).status == "illegal"
