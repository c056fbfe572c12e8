"""NOVA6 sagas, scenarios and sessions, milestones, and the changes to characters they allow."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.creation.advances import rank_cap
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.growth import judged, sheet_of
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import Approval, Purchase, Swap
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.state import Reward, Scene, Session, Story, Table
from moothall.rulesets.nova6.story.rewards import changes, kinds, proposed_minor
from moothall.rulesets.nova6.vocabulary import Gives, Trait, talent
from moothall.talk.actions import form
from tests.books.nova6.support.damage import filled, marks
from tests.books.nova6.support.offers import offers
from tests.books.nova6.support.sheets import petra, ranks
from tests.books.nova6.support.stage import NovaAfter, act_out, advantage, hero, npc, table, weapon
from tests.support.citing import cited, refused

QUIET = Scene("exposition", "narrative")


def seated(sheet: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table at which Petra has just sat down; what is not an option is changed afterwards."""
    fields = {name: more.pop(name) for name in ("story", "scene") if name in more}
    at = act_out(nova6.join.open("ana", "petra", sheet or petra()), table(**more)).end().state
    return changed(at, **fields)


def passed(at: Table, kind: Any = "minor", **more: Any) -> NovaAfter[Any]:
    return act_out(nova6.milestone.open(kind, **more), at).plainly()


def of(after: NovaAfter[Any], *fields: str) -> tuple[Any, ...]:
    return tuple(getattr(after.who("petra"), field) for field in fields)


# ---- Words for the story ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.story.guidelines")
def test_any_milestone_may_come_at_any_time() -> None:
    """The GM declares milestones freely: without a scenario, twice in a row, an epic one first."""
    state = seated()
    for kind in ("epic", "minor", "minor", "major", "epic"):
        after = passed(state, kind)
        state = after.state
        assert after.state.story.milestone == kind and "nova6.story.guidelines" in after.citations


@pytest.mark.rule("nova6.story.acts")
@pytest.mark.parametrize(("acts", "advised"), [(0, False), (2, True), (3, False), (4, False), (5, False), (6, True)])
def test_a_scenario_has_three_to_five_acts(acts: int, advised: bool) -> None:
    """Three to five acts are planned without advice, other numbers with it, and all can be played."""
    after = act_out(nova6.begin_scenario.open("Low Water", acts), seated()).end()
    assert after.state.story.acts == acts
    assert [hint.what for hint in after.all(events.Hinted)] == (["acts"] if advised else [])
    if not advised:
        odd = act_out(nova6.begin_scenario.open("High Water", 7), seated()).end()
        assert odd.last(events.Hinted).of == "7"


@pytest.mark.rule("nova6.story.session")
def test_sessions_are_recorded() -> None:
    """When each began and ended is kept in the words of the table, and nothing else changes by it."""
    at = seated()
    state = act_out(nova6.begin_session.open("Friday at seven"), at).end().state
    state = act_out(nova6.end_session.open("nearly midnight"), state).end().state
    state = act_out(nova6.begin_session.open(), state).end().state
    assert state.story.sessions == (Session(1, "Friday at seven", "nearly midnight"), Session(2))
    assert changed(state, story=at.story) == at
    over = act_out(nova6.end_session.open("early"), state).end().state
    assert over.story.sessions == (Session(1, "Friday at seven", "nearly midnight"), Session(2, "", "early"))
    alone = act_out(nova6.end_session.open("late"), at).end().state
    assert alone.story.sessions == (Session(1, "", "late"),)


@pytest.mark.rule("nova6.story.scenario")
def test_a_major_or_epic_milestone_closes_a_scenario() -> None:
    """A minor milestone leaves it open, a major or an epic one closes it; a new one starts at zero."""
    begun = act_out(nova6.begin_scenario.open("Low Water", 4), seated()).end().state
    assert (begun.story.scenario, begun.story.under_way, begun.story.minors) == ("Low Water", True, 0)
    minor = passed(begun).state
    assert (minor.story.scenario, minor.story.under_way, minor.story.minors) == ("Low Water", True, 1)
    for kind in ("major", "epic"):
        over = passed(minor, kind).state.story
        assert (over.scenario, over.under_way, over.minors, over.acts, over.told) == ("", False, 0, 0, ("Low Water",))
    again = act_out(nova6.begin_scenario.open("High Water"), passed(minor, "major").state).end().state
    assert (again.story.scenario, again.story.told) == ("High Water", ("Low Water",))


@pytest.mark.rule("nova6.story.saga")
def test_an_epic_milestone_closes_a_saga() -> None:
    """An epic milestone closes the saga, and its last scenario with it."""
    saga = act_out(nova6.begin_saga.open("The Long Dike"), seated()).end().state
    begun = act_out(nova6.begin_scenario.open("Low Water"), saga).end().state
    assert passed(begun, "major").state.story.saga == "The Long Dike"
    over = passed(begun, "epic").state.story
    assert (over.saga, over.told) == ("", ("Low Water", "The Long Dike"))


def test_an_option_ends_setbacks_with_a_scenario() -> None:
    """With the option the milestone that closes a scenario ends them; a minor one does not."""
    at = seated(setback_expiry="scenario").with_one("petra", setbacks=2)
    begun = act_out(nova6.begin_scenario.open("Low Water"), at).end().state
    assert of(passed(begun), "setbacks") == (2,) and of(passed(begun, "major"), "setbacks") == (0,)
    assert of(passed(at, "major"), "setbacks") == (2,)


# ---- Milestones ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.milestone.kinds")
def test_milestones_are_minor_major_or_epic() -> None:
    """Milestones are minor, major and epic, and no other."""
    assert [option.id for option in cited(kinds())] == ["minor", "major", "epic"]
    with refused("nova6.milestone.kinds"):
        passed(seated(), "huge")


@pytest.mark.rule("nova6.milestone.durations")
def test_each_milestone_ends_its_durations() -> None:
    """[L] with a minor one, [LL] with a major, [E] with an epic; the longer ones stay."""
    lasting = [advantage("ilse", 1, name=duration, duration=duration) for duration in ("T", "L", "LL", "E", "P")]
    left = {kind: [e.name for e in passed(table(hero("ilse"), *lasting), kind).state.effects] for kind in
            ("minor", "major", "epic")}  # fmt: skip
    assert left == {"minor": ["LL", "E", "P"], "major": ["E", "P"], "epic": ["P"]}


@pytest.mark.rule("nova6.milestone.all")
@pytest.mark.parametrize("kind", ["minor", "major", "epic"])
def test_every_milestone_refreshes_plot_points(kind: str) -> None:
    """One plot point comes up to three, five stay five, and the GM with four heroes has four."""
    four = [hero("ilse", plot_points=1), hero("bram", plot_points=5), hero("oda"), hero("tyko")]
    after = passed(table(*four, gm_plot_points=1), kind)
    assert [one.plot_points for one in after.state.heroes] == [3, 5, 3, 3]
    assert after.state.gm_plot_points == 4
    hurt = passed(table(filled("L--/--/-", hero("ilse"))), kind)
    assert marks(hurt.who("ilse")) == "---/--/-"


@pytest.mark.rule("nova6.milestone.justify")
def test_a_change_may_wait_for_an_exposition() -> None:
    """If the GM wants it shown, aspects, talents and features wait for an exposition; a perk need not."""
    lucky = petra(level=2, talents=[*petra()["talents"], {"id": "lucky"}])
    waits = passed(seated(lucky), "major", quiet=True).state
    assert [(one.what, one.waits) for one in waits.who("petra").rewards] == [
        ("aspect", True), ("talent", True), ("perk", False),
    ]  # fmt: skip
    trade = nova6.trade.open("petra", "talent", "lucky", "danger-sense")
    rewrite = nova6.rewrite_aspect.open("petra", "petra-trouble", "OWES THE MINISTER")
    for opening in (trade, rewrite):
        with refused("nova6.milestone.justify"):
            act_out(opening, waits)
        with refused("nova6.milestone.justify"):
            act_out(opening, changed(waits, scene=Scene("conflict", "action")))
    assert act_out(nova6.trade.open("petra", "perk", "coaxing", "bluffing"), waits).end().result is True
    assert act_out(trade, changed(waits, scene=QUIET)).gm("yes").end().result is True
    assert act_out(rewrite, changed(waits, scene=QUIET)).end().result is True
    assert act_out(trade, passed(seated(lucky), "major").state).gm("yes").end().result is True


# ---- Aspects ---------------------------------------------------------------------------------------------------------


def rewritten(at: Table, which: str, text: str = "SOMETHING ELSE") -> NovaAfter[Any]:
    return act_out(nova6.rewrite_aspect.open("petra", f"petra-{which}", text), at).end()


ONE_ASPECT = [
    pytest.param("minor", "nova6.milestone.minor-aspect", marks=pytest.mark.rule("nova6.milestone.minor-aspect")),
    pytest.param("major", "nova6.milestone.major-aspect", marks=pytest.mark.rule("nova6.milestone.major-aspect")),
]


@pytest.mark.parametrize(("kind", "rule"), ONE_ASPECT)
def test_a_milestone_rewrites_one_aspect_but_the_high_concept(kind: str, rule: str) -> None:
    """The high concept is refused, a motivation is rewritten at the table and on the sheet, and a second is refused."""
    at = passed(seated(), kind).state
    with refused(rule):
        rewritten(at, "high-concept")
    after = rewritten(at, "motivation", "THE RIVER TAKES NOBODY")
    assert after.result is True and after.state.effect("petra-motivation").name == "THE RIVER TAKES NOBODY"
    assert sheet_of(after.state, "petra")["aspects"]["motivation"] == "THE RIVER TAKES NOBODY"
    assert (after.last(events.Grown).old, after.last(events.Grown).new) == (
        "NO SHIP GOES DOWN UNASKED", "THE RIVER TAKES NOBODY",
    )  # fmt: skip
    for which in ("trouble", "motivation"):
        with refused(rule):
            rewritten(after.state, which)
    with refused(rule):
        rewritten(at, "trouble", "  ")


def test_only_own_permanent_aspects_are_rewritten() -> None:
    """Another's aspect and one of the scene are refused; without a milestone, all are."""
    at = passed(seated(), "minor").state
    wet = nova6.Effect(EffectId("wet"), "aspect", "Wet", "petra", duration="S", aspect="character")
    fleeting = act_out(nova6.put.open(wet), at).end().state
    for who, aspect in (("petra", "wet"), ("bram", "petra-trouble")):
        with refused("nova6.character.aspect-permanent"):
            act_out(nova6.rewrite_aspect.open(who, aspect, "X"), changed(fleeting, heroes=(*at.heroes, hero("bram"))))
    with refused("nova6.milestone.kinds"):
        rewritten(seated(), "trouble")


@pytest.mark.rule("nova6.milestone.epic-aspect")
def test_an_epic_milestone_rewrites_any_aspect() -> None:
    """The high concept is rewritten; a second aspect needs the GM's leave, unless the table asks for none."""
    at = passed(seated(), "epic").state
    after = rewritten(at, "high-concept", "HARBOUR MASTER")
    assert after.result is True and after.state.effect("petra-high-concept").has("high-concept")
    second = nova6.rewrite_aspect.open("petra", "petra-trouble", "EVERYBODY'S CREDITOR")
    asked = act_out(second, after.state).asks("gm", "nova6/grant-aspect", "no", "yes")
    no = asked.gm("no").end()
    assert no.result is False and no.state.effect("petra-trouble").name == petra()["aspects"]["trouble"]
    yes = act_out(second, after.state).gm("yes").end()
    assert yes.result is True and yes.state.effect("petra-trouble").name == "EVERYBODY'S CREDITOR"
    free = rewritten(passed(seated(epic_aspect_changes="any"), "epic").state, "high-concept").state
    assert act_out(second, free).end().result is True
    gone = passed(free, "minor").state
    with refused("nova6.milestone.minor-aspect"):
        rewritten(gone, "high-concept")
    dead = seated().with_one("petra", out="ended")
    with refused("nova6.milestone.epic-aspect"):
        rewritten(passed(dead, "epic").state, "trouble")


# ---- Levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.milestone.minor-level")
def test_minor_milestones_bring_one_level_per_scenario() -> None:
    """Level 3 becomes 4 at the minor milestone that carries it and stays 4 at the next; level 5 stays 5."""
    at = seated(petra(level=3))
    once = passed(at)
    assert of(once, "level", "advances") == (4, 3) and once.last(events.Rewarded).risen
    twice = passed(once.state)
    assert of(twice, "level") == (4,) and not twice.last(events.Rewarded).risen
    with refused("nova6.milestone.minor-level"):
        passed(once.state, level="yes")
    for level, becomes in ((4, 5), (5, 5), (6, 6)):
        assert of(passed(seated(petra(level=level))), "level") == (becomes,)
    fresh = act_out(nova6.begin_scenario.open("Next"), twice.state).end().state
    assert of(passed(fresh), "level") == (5,)
    closed = passed(twice.state, "major").state
    assert not closed.story.levelled


@pytest.mark.rule("nova6.milestone.minor-level-which")
def test_the_middle_minor_milestone_brings_the_level() -> None:
    """The second of three brings it, the first of two or one, or without a plan; the GM may decide otherwise."""
    assert [cited(proposed_minor(acts)).id for acts in range(7)] == ["1", "1", "1", "1", "2", "2", "3"]
    at = act_out(nova6.begin_scenario.open("Low Water", 4), seated(petra(level=2))).end().state
    first = passed(at)
    second = passed(first.state)
    third = passed(second.state)
    assert [of(after, "level") for after in (first, second, third)] == [(2,), (3,), (3,)]
    early = passed(at, level="yes")
    assert of(early, "level") == (3,) and of(passed(early.state), "level") == (3,)
    late = passed(passed(first.state, level="no").state)
    assert of(late, "level") == (3,)
    assert of(passed(seated(petra(level=2)), level="no"), "level") == (2,)


@pytest.mark.rule("nova6.milestone.major-level")
@pytest.mark.parametrize("level", [1, 5, 14])
def test_a_major_milestone_brings_a_level(level: int) -> None:
    """A major milestone raises every level by one, each time."""
    once = passed(seated(petra(level=level)), "major")
    assert of(once, "level") == (level + 1,) and of(passed(once.state, "major"), "level") == (level + 2,)


@pytest.mark.rule("nova6.milestone.epic-level")
def test_an_epic_milestone_brings_a_level() -> None:
    """An epic milestone raises seven to eight; a dead character gains neither level nor reward."""
    at = seated(petra(level=7))
    assert of(passed(at, "epic"), "level") == (8,)
    dead = passed(at.with_one("petra", out="ended"), "epic")
    assert of(dead, "level", "advances", "rewards") == (7, 6, ()) and dead.all(events.Rewarded) == []
    out = passed(at.with_one("petra", out="incapacitated"), "epic")
    assert of(out, "level") == (8,)


@pytest.mark.rule("nova6.milestone.level-advance")
def test_a_level_brings_an_advance() -> None:
    """Level 5 brings one advance, which buys Wits 2, refused at level 4; then none is left."""
    four = ranks(petra(level=4, talents=[*petra()["talents"], {"id": "lucky"}, {"id": "tough"}, {"id": "quick"}]))
    at = seated(four)
    assert of(passed(at), "level", "advances") == (5, 1)
    wits = nova6.spend_advance.open("petra", "rank", "wits")
    with refused("nova6.milestone.level-advance"):
        act_out(wits, at)
    after = act_out(wits, passed(at).state).end()
    assert (after.result, after.who("petra").rank("wits"), after.who("petra").advances) == (True, 2, 0)
    assert check_sheet(sheet_of(after.state, "petra")) == []
    with refused("nova6.milestone.level-advance"):
        act_out(wits, after.state)
    assert [rank_cap(level, "wits", ()).most for level in (4, 5)] == [1, 2]
    early = seated(petra(level=3))
    with refused("nova6.skill.rank-2"):
        act_out(wits, early)
    with refused("nova6.skill.core-list"):
        act_out(nova6.spend_advance.open("petra", "rank", "juggling"), early)


# ---- What an advance brings at the table -----------------------------------------------------------------------------


def bought(at: Table, on: Any, what: str, skill: str = "", **more: Any) -> NovaAfter[Any]:
    return act_out(nova6.spend_advance.open("petra", on, what, skill, **more), at).plainly()


def test_ranks_and_talents_change_boxes_and_refresh() -> None:
    """Resolve 2 is a mental box more, Tough a physical one, Lucky two of refresh; what was filled stays filled."""
    at = seated(petra(level=8)).with_one("petra", tracks=filled("S--/S-/-", seated().who("petra")).tracks)
    at = at.with_one("petra", plot_points=1)
    resolve = bought(at, "rank", "resolve")
    assert [len(track.boxes) for track in resolve.who("petra").tracks] == [6, 7]
    assert "nova6.character.stress-later" in resolve.citations
    tough = bought(resolve.state, "talent", "tough")
    assert marks(tough.who("petra")) == "S--/S-/--"
    lucky = bought(tough.state, "talent", "lucky")
    assert of(lucky, "refresh", "plot_points", "advances") == (5, 1, 4)
    assert "nova6.character.stress-later" not in lucky.citations
    assert "nova6.character.refresh" in lucky.citations and "nova6.character.refresh" not in tough.citations
    assert sheet_of(lucky.state, "petra")["talents"][-2:] == [{"id": "tough"}, {"id": "lucky"}]


def test_a_talent_for_a_skill_works_at_once() -> None:
    """Specialized in Wits lets her set a die aside there, and has room for one perk of that skill only."""
    at = bought(seated(petra(level=2)), "talent", "specialized", "wits").state
    assert any(trait.id == "specialized-wits" for trait in at.who("petra").traits)
    with refused("nova6.character.cost-perk"):
        act_out(nova6.choose_perk.open("petra", "fists", "fight"), at)
    after = act_out(nova6.choose_perk.open("petra", "bills of lading", "wits"), at).end()
    assert [perk.name for perk in after.who("petra").perks][-1] == "bills of lading"
    with refused("nova6.character.cost-perk"):
        act_out(nova6.choose_perk.open("petra", "maps", "wits"), after.state)
    broad = act_out(nova6.choose_perk.open("petra", "tallies", "wits", "overcome"), at).end()
    assert broad.who("petra").perks[-1].action == "overcome"
    assert sheet_of(broad.state, "petra")["perks"][-1]["broad"] is True
    for action, rule in (
        (("x", "juggling"), "nova6.skill.core-list"),
        ((" ", "wits"), "nova6.perk.free-text"),
        (("x", "wits", "sing"), "nova6.perk.gm-arbiter"),
    ):
        with refused(rule):
            act_out(nova6.choose_perk.open("petra", *action), at)


def test_a_perk_is_offered_for_the_skills_that_have_room() -> None:
    """The other skills are closed by the rule that refuses them; a sheet that is not legal anyway closes them all."""
    at = bought(seated(petra(level=2)), "talent", "specialized", "wits").state
    (_, _, (_, listed), _) = form(nova6.choose_perk, at, {"who": "petra"})
    assert [one.id for one in listed if one.is_open] == ["wits"]
    assert {one.closed.cite for one in listed if one.closed} == {"nova6.character.cost-perk"}
    assert offers(at, "petra")["choose-perk"].open
    beyond = at.with_one("petra", skills=(("fight", 5), *at.who("petra").skills[1:]))
    closed = offers(beyond, "petra")["choose-perk"]
    assert not closed.open
    with refused(closed.cite):
        act_out(nova6.choose_perk.open("petra", "bills of lading", "wits"), beyond)


def test_custom_talents_and_features_need_the_gm() -> None:
    """Allowed, they are there with what they do and at the GM's price; not allowed, nothing has changed."""
    gives = (Gives("dice", 1, "wits", use="tides"),)
    at = seated(petra(level=4))
    asking = act_out(nova6.spend_advance.open("petra", "talent", "Tide Sense", "", gives), at)
    assert asking.asks("gm", "nova6/approve").gm(Approval(False)).end().result is False
    after = act_out(nova6.spend_advance.open("petra", "talent", "Tide Sense", "", gives), at).gm(Approval(True)).end()
    assert after.who("petra").traits[-1] == Trait("Tide Sense", "Tide Sense", gives=gives)
    feature = nova6.spend_advance.open("petra", "feature", "The Harbour Seal")
    dear = act_out(feature, at).gm(Approval(True, 3)).end()
    assert dear.who("petra").advances == 0 and dear.who("petra").traits[-1].kind == "feature"
    with refused("nova6.character.sheet-boxes"):
        act_out(feature, at).gm(Approval(True, 4))
    with refused("nova6.character.cost-talent"):
        act_out(nova6.spend_advance.open("petra", "talent", " "), at)


def test_spending_an_advance_offers_a_choice() -> None:
    """The player is shown what can be bought, and may keep the advance."""
    at = seated(petra(level=2))
    script = act_out(nova6.spend_advance.open("petra"), at).asks("ana", "nova6/spend-advance")
    asked: Any = script.asked()
    assert asked.skills == ("fight", "physique") and "well-trained" in asked.talents
    assert asked.choices("what", at) == (*asked.skills, *asked.talents, "own") and asked.choices("name", at) == ()
    assert asked.when("what", "fight") == {"on": ("rank",)} and asked.when("what", "lucky") == {"on": ("talent",)}
    assert "wits" in asked.choices("skill", at) and "focused" in asked.when("skill", "wits")["what"]
    assert script.says("ana", Purchase()).end().result is False
    after = act_out(nova6.spend_advance.open("petra"), at).says("ana", Purchase("talent", "focused", "wits")).end()
    assert after.who("petra").traits[-1].id == "focused-wits"


def test_characters_without_a_sheet_grow() -> None:
    """A character without a sheet gets one from their ranks and talents."""
    at = table(hero("ilse", talent("focused", "fight"), talent("lucky"), fight=1, perks=("move/roofs",), level=4))
    own = Trait("sings", "Sings", gives=(Gives("dice", 1, "interact"),))
    at = at.with_one("ilse", traits=(*at.who("ilse").traits, own, Trait("unlucky", "Unlucky", "flaw")))
    sheet = sheet_of(at, "ilse")
    assert sheet["talents"][:2] == [{"id": "focused", "skill": "fight"}, {"id": "lucky"}]
    assert sheet["talents"][2]["name"] == "Sings" and sheet["flaws"] == [{"id": "unlucky", "permitted": True}]
    assert [perk["name"] for perk in sheet["perks"]] == ["roofs"]
    trained = act_out(nova6.spend_advance.open("ilse", "talent", "well-trained"), at).end()
    after = act_out(nova6.spend_advance.open("ilse", "rank", "fight"), trained.state).end()
    assert (after.who("ilse").rank("fight"), after.who("ilse").kind) == (2, "pc")
    assert after.who("ilse").traits[2] == own
    for other, kind in ((npc("boss"), "principal"), (npc("rat", kind="extra"), "extra")):
        assert sheet_of(table(other), other.id)["kind"] == kind


def test_a_corrected_talent_outlasts_growth() -> None:
    """A talent that the GM corrected is not reset by growth."""
    mild = Trait("focused-interact", "Focused", gives=(Gives("stunts-on-doubles", 1, "interact", ("attack",)),))
    at = act_out(nova6.correct_talent.open(mild), seated(petra(level=2))).end().state
    after = bought(at, "rank", "fight")
    assert next(trait for trait in after.who("petra").traits if trait.id == "focused-interact") == mild


# ---- Trades ----------------------------------------------------------------------------------------------------------


def swapped(at: Table, sort: Any, old: str, new: str, skill: str = "", answer: str = "yes", **more: Any) -> Any:
    script = act_out(nova6.trade.open("petra", sort, old, new, skill, **more), at)
    if script.waits_for() == "nova6/agree-swap":
        script.gm(answer)
    return script.end()


PERK_TRADES = [
    pytest.param("minor", "nova6.milestone.minor-perk", marks=pytest.mark.rule("nova6.milestone.minor-perk")),
    pytest.param("major", "nova6.milestone.major-perk", marks=pytest.mark.rule("nova6.milestone.major-perk")),
]


@pytest.mark.parametrize(("kind", "rule"), PERK_TRADES)
def test_a_perk_is_traded_for_another(kind: str, rule: str) -> None:
    """One goes and one comes, perhaps for another skill; there are as many as before, and a second trade is refused."""
    at = passed(seated(), kind).state
    after = swapped(at, "perk", "coaxing", "threats")
    names = [(perk.name, perk.skill) for perk in after.who("petra").perks]
    assert names == [("flare guns", "fight"), ("threats", "interact"), ("crowded decks", "move")]
    assert [perk["name"] for perk in sheet_of(after.state, "petra")["perks"]] == [name for name, _ in names]
    elsewhere = swapped(at, "perk", "coaxing", "ledgers", "wits", action="overcome")
    assert (elsewhere.who("petra").perks[1].skill, elsewhere.who("petra").perks[1].action) == ("wits", "overcome")
    with refused(rule):
        swapped(after.state, "perk", "threats", "lies")
    with refused(rule):
        swapped(at, "perk", "juggling", "lies")
    without = {"minor": "text", "major": "table"}[kind]
    with refused(rule):
        swapped(passed(seated(milestone_trades=without), kind).state, "perk", "coaxing", "threats")


def test_an_option_sets_the_trades_of_each_milestone() -> None:
    """Trades follow the text, the table, or both; the epic milestone is the same for all."""
    by = {
        name: {kind: [one.what for one in changes(kind, seated(milestone_trades=name).options)]
               for kind in ("minor", "major", "epic")}
        for name in ("union", "text", "table")
    }  # fmt: skip
    epic = ["any-aspect", "talent", "feature", "rank", "perk"]
    assert not any(one.waits for kind in ("minor", "major", "epic") for one in changes(kind, seated().options))
    assert by == {
        "union": {"minor": ["aspect", "perk"], "major": ["aspect", "talent", "perk"], "epic": epic},
        "text": {"minor": ["aspect"], "major": ["aspect", "talent", "perk"], "epic": epic},
        "table": {"minor": ["aspect", "perk"], "major": ["aspect", "talent"], "epic": epic},
    }


LUCKY = petra(level=2, talents=[*petra()["talents"], {"id": "lucky"}])


@pytest.mark.rule("nova6.milestone.major-talent")
def test_a_talent_is_traded_for_another() -> None:
    """Lucky for Danger Sense: refresh five becomes three, if the GM agrees; a minor milestone has no such trade."""
    at = passed(seated(LUCKY), "major").state
    after = swapped(at, "talent", "lucky", "danger-sense")
    assert (at.who("petra").refresh, after.who("petra").refresh) == (5, 3)
    assert [trait.id for trait in after.who("petra").traits] == ["focused-interact", "well-trained", "danger-sense"]
    assert (after.last(events.Grown).old, after.last(events.Grown).new) == ("Lucky", "Danger Sense")
    no = swapped(at, "talent", "lucky", "danger-sense", answer="no")
    assert no.result is False and no.state == at
    with refused("nova6.milestone.major-talent"):
        swapped(after.state, "talent", "danger-sense", "quick")
    with refused("nova6.milestone.major-talent"):
        swapped(at, "talent", "tough", "quick")
    with refused("nova6.milestone.kinds"):
        swapped(passed(seated(LUCKY)).state, "talent", "lucky", "danger-sense")
    own = act_out(nova6.trade.open("petra", "talent", "lucky", "Tide Sense"), at)
    assert own.asks("gm", "nova6/approve").gm(Approval(True)).end().who("petra").traits[-1].name == "Tide Sense"
    nothing = act_out(nova6.trade.open("petra", "talent", "lucky", "Tide Sense"), at).gm(Approval(False)).end()
    assert nothing.result is False


def test_a_trade_shows_what_an_interlude_taught() -> None:
    """The GM is shown what the character made and what it took; without that it is not cited."""
    at = passed(seated(LUCKY), "major").state
    ring = nova6.Effect(
        EffectId("ring"), "asset", "A smuggler's ring", "petra", text="a winter in the caves", made=True
    )
    before, after = (
        act_out(nova6.trade.open("petra", "talent", "lucky", "danger-sense"), now).asked()
        for now in (at, at.with_effect(ring))
    )
    assert (before.learnt, after.learnt) == ((), ("A smuggler's ring (a winter in the caves)",))
    assert [*before.cites()] == ["nova6.milestone.major-talent"]
    assert [*after.cites()] == ["nova6.milestone.major-talent", "nova6.expo.interlude"]


def test_a_trade_offers_what_there_is() -> None:
    """The player is shown what can be given and taken, and may leave all as it is."""
    at = passed(seated(petra(level=5)), "epic").state
    trades: tuple[tuple[Any, Swap], ...] = (
        ("perk", Swap("coaxing", name="bluffing", skill="interact")),
        ("rank", Swap("interact", "physique")),
        ("talent", Swap("well-trained", "specialized", skill="interact")),
    )
    for sort, said in trades:
        script = act_out(nova6.trade.open("petra", sort), at).asks("ana", "nova6/trade-what")
        asked: Any = script.asked()
        assert said.old in asked.choices("old", at) and asked.when("name")["old"] == asked.olds
        assert not said.what or said.what in asked.choices("what", at)
        assert not said.skill or said.skill in asked.choices("skill", at)
        script.says("ana", said)
        assert (script if sort == "perk" else script.gm("yes")).end().result is True
        kept = act_out(nova6.trade.open("petra", sort), at)
        assert kept.says("ana", kept.asked().default()).end().result is False


@pytest.mark.rule("nova6.milestone.epic-trades")
def test_an_epic_milestone_allows_one_trade_of_each_kind() -> None:
    """Fight 2 to 1 and Wits 1 to 2 at level 5, a feature, a talent and a perk; a second of any is refused."""
    seal = [{"name": "The Harbour Seal", "permitted": True, "cost": 1}]
    sheet = petra(level=5, features=seal, skills={"fight": 2, "interact": 2, "move": 1, "resolve": 1, "wits": 1})
    at = passed(seated(sheet), "epic").state
    ranks_ = swapped(at, "rank", "fight", "wits")
    assert [ranks_.who("petra").rank(skill) for skill in ("fight", "wits")] == [1, 2]
    with refused("nova6.milestone.epic-trades"):
        swapped(ranks_.state, "rank", "move", "physique")
    assert swapped(at, "rank", "fight", "wits", answer="no").result is False
    with refused("nova6.milestone.epic-trades"):
        swapped(at, "rank", "physique", "wits")
    with refused("nova6.skill.core-list"):
        swapped(at, "rank", "fight", "juggling")
    script = act_out(nova6.trade.open("petra", "feature", "The Harbour Seal", "A Seat on the Board"), ranks_.state)
    feature = script.gm(Approval(True, 1)).end()
    assert [one["name"] for one in sheet_of(feature.state, "petra")["features"]] == ["A Seat on the Board"]
    with refused("nova6.milestone.epic-trades"):
        swapped(feature.state, "feature", "A Seat on the Board", "X")
    talents = swapped(feature.state, "talent", "well-trained", "lucky")
    assert talents.who("petra").perks == ()
    perks = swapped(swapped(at, "perk", "coaxing", "threats").state, "talent", "focused-interact", "tough")
    assert perks.result is True
    assert [one.what for one in perks.who("petra").rewards] == ["any-aspect", "feature", "rank"]


@pytest.mark.rule("nova6.milestone.trade-legality")
def test_a_trade_must_leave_a_legal_sheet() -> None:
    """Interact 2 at level 1 needs Focused, so it cannot be traded away until the rank is one; perks go with theirs."""
    at = passed(seated(), "epic").state.with_one("petra", level=1)
    with refused("nova6.milestone.trade-legality"):
        swapped(at, "talent", "focused-interact", "lucky")
    lower = swapped(at, "rank", "interact", "fight").state
    assert lower.who("petra").rank("interact") == 1
    after = swapped(lower, "talent", "focused-interact", "lucky")
    assert after.result is True and [one for one in judged(after.state, sheet_of(after.state, "petra"))
                                     if not one.warning] == []  # fmt: skip
    narrow = swapped(at, "talent", "well-trained", "specialized", "interact")
    assert [perk.name for perk in narrow.who("petra").perks] == ["coaxing"]
    with refused("nova6.milestone.trade-legality"):
        swapped(at, "talent", "well-trained", "focused", "interact")
    with refused("nova6.milestone.trade-legality"):
        swapped(at, "rank", "fight" if at.who("petra").rank("fight") else "move", "interact")


def test_unused_rewards_end_with_the_next_milestone() -> None:
    """The rewards of a major milestone do not outlast a minor one."""
    major = passed(seated(LUCKY), "major").state
    assert Reward("talent", "nova6.milestone.major-talent") in major.who("petra").rewards
    minor = passed(major).state
    assert [one.what for one in minor.who("petra").rewards] == ["aspect", "perk"]


def test_growth_at_the_table_matches_the_sheet() -> None:
    """After a whole saga the sheet alone makes the same character as the table has, and both judge it legal."""
    state = passed(seated(LUCKY), "major").state
    state = bought(state, "rank", "physique").state
    state = swapped(state, "talent", "lucky", "tough").state
    state = passed(state, "epic").state
    state = bought(state, "talent", "well-trained").state
    state = act_out(nova6.choose_perk.open("petra", "tides", "wits"), state).end().state
    one = state.who("petra")
    made = to_character(sheet_of(state, "petra"), "petra", "ana")
    for field in ("skills", "perks", "traits", "tracks", "refresh", "level", "advances"):
        assert getattr(one, field) == getattr(made, field), field
    assert [problem for problem in check_sheet(sheet_of(state, "petra")) if not problem.warning] == []


def test_values_set_by_the_gm_enter_the_sheet() -> None:
    """A rank that the GM gave at the table is on the sheet when it grows, and a weapon is no part of it."""
    at = changed(seated(petra(level=6)), effects=(*seated().effects, weapon("petra", "hook", 3)))
    given = at.with_one("petra", skills=(("fight", 2), *at.who("petra").skills[1:]))
    after = bought(given, "talent", "lucky")
    assert after.who("petra").rank("fight") == 2 and after.effect("hook").rating == 3


def test_a_story_begins_empty() -> None:
    """A first scenario without a name or a plan is not recorded; the next one is."""
    first = act_out(nova6.begin_scenario.open(), seated()).end()
    assert first.all(events.StoryChanged) == [] and first.state.story == Story()
    after = act_out(nova6.begin_scenario.open(), passed(first.state).state).end()
    assert after.last(events.StoryChanged).what == "scenario" and after.state.story.minors == 0
