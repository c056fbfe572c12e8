"""What was mended after 0.1.0: tables of today play by it, and tables of 0.1.0 go on as they began."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall.errors import AgainstTheRules
from moothall.ledger.entries import Told
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.options import DEFAULTS, Options, names
from moothall.rulesets.houses2d20.questions import Answer, Confirmed, PointUse, Spend
from moothall.rulesets.houses2d20.state import Ability, Table, Trait
from moothall.rulesets.houses2d20.turn_order import turn_order
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from moothall.table import commands as c
from tests.books.houses2d20.support.conflict import MISS, ONE, acting, attacking
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.offers import open_to
from tests.books.houses2d20.support.plain import Asset, Opposed, Strike, Zone
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying
from tests.support.citing import refused

OLD = changed(DEFAULTS, amended=False)
SAYS = {"duty": "No debt unpaid"}


def test_a_ledger_of_0_1_0_names_no_amendment() -> None:
    """A record of options without the field is of 0.1.0; a new table has it, and no table sets it."""
    kept = msgspec.to_builtins(DEFAULTS)
    del kept["amended"]
    assert msgspec.convert(kept, Options) == OLD and DEFAULTS.amended and "amended" not in names()


# ---- What a complication for the next test moves ---------------------------------------------------------------------


@pytest.mark.rule("houses.complication.gm-menu")
@pytest.mark.parametrize(("amended", "left"), [(True, ["Off balance"]), (False, [])])
def test_a_complication_for_the_next_test_waits_for_one_that_it_can_move(amended: bool, left: list[str]) -> None:
    """An opposing roll has no Difficulty: the trait is still there after it, and at a table of 0.1.0 it is gone."""
    options = changed(DEFAULTS, amended=amended)
    off = Trait("t1", "Off balance", "roke", "next")
    start = table(person("sanna", battle=6, duty=6), npc("roke"), off, options=options)
    script = act_out(houses.contest.open("sanna", "get past"), start).at("opposed", Opposed("roke"))
    state = script.falls(5, 6).falls(1, 1).plainly().state
    assert [trait.text for trait in state.traits] == left
    assert trying(state, "roke").called("battle").falls(5, 6).plainly().state.traits == ()


@pytest.mark.parametrize(("amended", "uses"), [(True, {"done", "trait"}), (False, {"done", "trait", "question"})])
def test_an_npc_asks_the_gm_nothing(amended: bool, uses: set[str]) -> None:
    """What an NPC has left over makes a trait or Threat; a question would be the GM's to the GM."""
    options = changed(DEFAULTS, amended=amended)
    script = trying(table(person(), npc("roke"), options=options), "roke").called("battle").falls(1, 1)
    assert {option.id for option in script.on_to("spend").asked.options()} == uses
    after = trying(table(person(), npc("roke"), options=options), "roke").called("battle").falls(1, 12).plainly()
    assert after.state.threat == 2


# ---- Defensive assets without zones ---------------------------------------------------------------------------------


def duel(kind: Any = "personal", **more: Any) -> Table:
    """A duel without zones; each side has a defensive asset, and so has somebody who only looks on."""
    ours, theirs = Asset("cloak", "Cloak", "sanna", defensive=True), Asset("buckler", "Buckler", "roke", defensive=True)
    beside = Asset("wall", "Wall", "guard", defensive=True)
    people = (person("sanna", battle=6, duty=6), npc("roke", battle=6, duty=6), npc("guard", "minor"))
    start = table(*people, ours, theirs, beside, **more)
    return act_out(houses.begin_conflict.open(kind, "sanna", people=("sanna", "roke")), start).end().state


def struck_at(start: Table, who: str = "sanna", target: str = "roke") -> HousesScript[None]:
    """An attack whose opposing side has scored one success, up to the attacker's dice."""
    return attacking(start, target=target, asset="", who=who).falls(*ONE).to_dice()


@pytest.mark.rule("houses.attack.defensive-assets-add-1")
@pytest.mark.parametrize("kind", ["personal", "skirmish", "warfare", "espionage", "intrigue"])
def test_a_shield_protects_without_zones(kind: str) -> None:
    """One success and one shield of the target make Difficulty 2; a bystander's shield does not count."""
    called = struck_at(duel(kind)).stop().last(events.Called)
    assert called.difficulty == 2
    assert struck_at(duel(kind, attack__defensive_counts="all")).stop().last(events.Called).difficulty == 3


def test_a_shield_left_out_is_named_by_the_rule_that_leaves_it_out() -> None:
    """The attacker's own shield: by its side. One in another zone: by its place. Else neither rule is cited."""
    side, place = "houses.attack.defensive-of-target-side", "houses.attack.assets-elsewhere-do-not-count"
    near = struck_at(duel()).stop()
    assert side in near.citations and place not in near.citations
    zones = (Zone("a", "Gate", ("b",)), Zone("b", "Court"))
    far = duel()
    far = changed(far, zones=zones, characters=tuple(changed(one, zone="a") for one in far.characters))
    far = far.with_asset("buckler", zone="b").with_asset("cloak", out=True)  # type: ignore[arg-type]
    after = struck_at(far).stop()
    assert side not in after.citations and place in after.citations
    assert after.last(events.Called).difficulty == 1


def test_a_shield_without_zones_is_nowhere_at_a_table_of_0_1_0() -> None:
    """An attack of 0.1.0 that waits for dice keeps the Difficulty that everybody was told."""
    assert struck_at(duel(options=OLD)).stop().last(events.Called).difficulty == 1


# ---- Rules that decided ---------------------------------------------------------------------------------------------


def test_a_hit_is_cited_as_a_tie_only_where_it_is_one() -> None:
    """Two successes against two are a tie; three are a plain win; and a bare success at a cost is none."""
    tie = "houses.contest.tie-to-active"
    bare = duel(cost__in_contests="true")
    assert tie in struck_at(bare).falls(5, 6).plainly().citations
    assert tie not in struck_at(bare).falls(1, 6).plainly().citations
    cost = struck_at(bare).falls(*MISS).at("offer-cost", "offer").at("take-cost", "accept").plainly()
    assert cost.last(events.Attacked).hit and tie not in cost.citations


@pytest.mark.parametrize("allowed", ["true", "false"])
def test_a_miss_cites_the_closed_cost_only_where_it_is_closed(allowed: str) -> None:
    """Where a lost contest may be won at a cost, no rule says that it may not."""
    after = struck_at(duel(cost__in_contests=allowed)).falls(*MISS).plainly()
    assert ("houses.cost.not-in-contests" in after.citations) == (allowed == "false")


def cites_of(script: HousesScript[Any]) -> set[str]:
    """The rules of the call."""
    told = [entry for entry in script.stop().log if isinstance(entry, Told)]
    return {cite for entry in told if isinstance(entry.event, events.Called) for cite in entry.cites}


def test_a_call_names_the_rule_that_set_its_difficulty() -> None:
    """The GM in a test, the opponent's roll in a contest, the rule of moving in a move."""
    gm, opposed, moved = (
        "houses.test.gm-sets-difficulty",
        "houses.contest.opponent-rolls-first",
        "houses.move.test-difficulty-2",
    )
    assert gm in cites_of(trying(table(person())).called("battle").to_dice())
    contest = cites_of(struck_at(duel()))
    assert opposed in contest and gm not in contest
    board = (Zone("a", "Gate", ("b",)), Zone("b", "Court"), Asset("blade", "Blade", "sanna", 1, "a"))
    start = table(person("sanna", zone="a"), npc("roke"), *board)
    state = act_out(houses.begin_conflict.open("skirmish", "sanna"), start).end().state
    move = cites_of(acting(state, "move_asset").to_dice())
    assert moved in move and gm not in move


@pytest.mark.parametrize("shared", ["true", "false"])
def test_banked_momentum_is_shared_only_where_it_is(shared: str) -> None:
    """The rule of the one pool is not cited where everybody keeps their own."""
    after = (
        trying(table(person(), momentum__shared=shared)).called("battle", 0).at("waive", "roll").falls(1, 1).plainly()
    )
    told = [entry for entry in after.log if isinstance(entry, Told)]
    banked = [entry for entry in told if isinstance(entry.event, events.MomentumChanged)]
    assert banked and all(("houses.momentum.pool-is-shared" in entry.cites) == (shared == "true") for entry in banked)


# ---- Familiarity ----------------------------------------------------------------------------------------------------

KNOWS = Ability("familiarity", "fights in the dark")


def regent(**more: Any) -> Any:
    """A major NPC who is familiar with something."""
    return npc("regent", "major", battle=6, duty=6, abilities=(KNOWS,), **more)


@pytest.mark.rule("houses.npc.ability.familiarity")
def test_familiarity_makes_every_attempt_easier() -> None:
    """In a contest, an attack and the taking of an asset, as in a test; whether it applies is the GM's word."""
    people = (person("sanna", battle=6, duty=6), regent(), Asset("rope", "Rope", "sanna"))
    free = table(*people)
    fighting = act_out(houses.begin_conflict.open("personal", "regent"), free).end().state
    contest = act_out(houses.contest.open("regent", "get past"), free).at("opposed", Opposed("sanna"))
    attack = acting(fighting, "attack", "regent").at("strike", Strike("sanna")).at("opposed", Opposed("sanna"))
    taking = acting(fighting, "remove_asset", "regent").at("opposed", Opposed("sanna"))
    for script in (contest, attack, taking):
        script.falls(5, 6).at("familiar", "yes").to_dice()
        assert script.stop().last(events.Called).difficulty == 1
    plain = act_out(houses.contest.open("regent", "get past"), free).at("opposed", Opposed("sanna"))
    assert plain.falls(5, 6).at("familiar", "no").to_dice().stop().last(events.Called).difficulty == 2


def test_familiarity_is_not_asked_in_contests_of_0_1_0() -> None:
    """A contest of 0.1.0 goes on without that question."""
    old = table(person("sanna", battle=6, duty=6), regent(), options=OLD)
    script = act_out(houses.contest.open("regent", "get past"), old).at("opposed", Opposed("sanna")).falls(5, 6)
    assert script.on_to("familiar", "dice").waits == "dice"


# ---- Promised and saved Momentum ------------------------------------------------------------------------------------


def test_a_question_takes_its_point_before_the_gm_thinks_about_it() -> None:
    """Two ask with one point saved: the second is refused at once, and the GM can answer the first."""
    at = HousesSession(4, 19, 4, 19, momentum=1)
    for seat, who in (("ana", "sanna"), ("bo", "ivo")):
        at.open(seat, houses.test, who=who, action="listen")
        at.on_to(who, "spend")
    at.answer("ana", {"use": "question", "text": "Who is behind it?"})
    assert at.table.stream("gm").view.momentum == 0
    with pytest.raises(AgainstTheRules) as refusal:
        at.answer("bo", {"use": "question", "text": "And who pays?"})
    assert refusal.value.cite == "houses.momentum.cannot-overspend"
    asked = next(prompt for prompt in at.table.now("gm").prompts if prompt.question.kind == "houses/inform")
    at.do("gm", c.Answer(asked.id, {"text": "The steward", "in_scope": True}))
    assert at.table.stream("gm").view.momentum == 0


@pytest.mark.parametrize("fresh", [0, 1, 2])
@pytest.mark.parametrize("use", ["question", "trait"])
def test_a_declined_spend_gives_everything_back(use: Any, fresh: int) -> None:
    """Whatever the GM declines costs nothing, whether new or saved Momentum would have paid for it."""
    dice = {0: (5, 19), 1: (5, 6), 2: (1, 6)}[fresh]
    start = table(person(battle=6, duty=6), momentum=3)
    script = trying(start).called("battle").at("drive", "duty").falls(*dice).at("spend", Spend(use, "Smoke"))
    assert script.stage.state.momentum == 3 - max(0, (1 if use == "question" else 2) - fresh)
    script.at("inform", Answer(in_scope=False)) if use == "question" else script.at("confirm-trait", Confirmed(False))
    assert script.plainly().state.momentum == 3 + fresh


@pytest.mark.parametrize("fresh", [0, 1, 2])
@pytest.mark.parametrize(("use", "price"), [("question", 1), ("trait", 2)])
def test_a_spend_costs_its_price_once(use: Any, price: int, fresh: int) -> None:
    """New Momentum first, then saved; the sum is the price."""
    dice = {0: (5, 19), 1: (5, 6), 2: (1, 6)}[fresh]
    start = table(person(battle=6, duty=6), momentum=3)
    script = trying(start).called("battle").at("drive", "duty").falls(*dice).at("spend", Spend(use, "Smoke"))
    if use == "question":
        script.at("inform", Answer("So it is"))
    assert script.plainly().state.momentum == 3 + fresh - price


def test_a_question_of_0_1_0_is_paid_when_it_is_answered() -> None:
    """Nothing is set aside in a test of 0.1.0."""
    start = table(person(), momentum=1, options=OLD)
    script = trying(start).called("battle").falls(19, 19).at("spend", Spend("question", "Who?"))
    assert script.stage.state.momentum == 1
    assert script.at("inform", Answer("She")).plainly().state.momentum == 0


@pytest.mark.rule("houses.momentum.question-1")
@pytest.mark.parametrize("shared", ["true", "false"])
def test_saved_momentum_buys_a_question_outside_a_test(shared: str) -> None:
    """A point for an answer, in or out of a conflict; without a point it is neither listed nor taken."""
    sanna = person("sanna", momentum=2)
    start = table(sanna, npc("roke"), momentum=2, momentum__shared=shared)
    for state in (start, act_out(houses.begin_conflict.open("personal", "roke"), start).end().state):
        assert "question" in open_to(state)
        after = act_out(houses.question.open("sanna", "Who is there?"), state).at("inform", Answer("A guard")).end()
        assert after.state.saved(sanna.id) == 1 and after.last(events.Informed).answer == "A guard"
        declined = act_out(houses.question.open("sanna", "What is love?"), state).at("inform", Answer(in_scope=False))
        assert declined.end().state.saved(sanna.id) == 2
    poor = table(person(), npc("roke"), momentum__shared=shared)
    assert "question" not in open_to(poor)
    with refused("houses.momentum.cannot-overspend"):
        act_out(houses.question.open("sanna", "Who?"), poor)
    with refused("houses.momentum.question-1"):
        act_out(houses.question.open("roke", "Who?"), start)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_scene_says_what_each_has_saved(lang: str) -> None:
    """Where everybody keeps their own, 3 points become 2 and that is what is told; the question counts all of it."""
    start = table(person("sanna", momentum=3), person("ivo", momentum=1), momentum__shared="false")
    start = act_out(houses.begin_conflict.open("personal", "sanna"), start).end().state
    script = act_out(houses.end_scene.open(), start)
    assert (script.asked.momentum, script.asked.decay) == (4, 2)
    after = script.plainly()
    said = Teller(voice(lang, "houses2d20"), {"sanna": "Sanna", "ivo": "Ivo"}.get).fact(after.last(events.SceneEnded))
    assert "Sanna 2" in said and "Ivo 0" in said


# ---- Adversity outside an adventure ---------------------------------------------------------------------------------


def failed_at_three(**more: Any) -> Any:
    """A failed test at Difficulty 3."""
    return trying(table(person(), **more)).called("battle", 3).falls(18, 19).plainly()


@pytest.mark.rule("houses.advance.gain-during-adventure")
def test_play_before_the_first_adventure_belongs_to_it() -> None:
    """A failure before any adventure was begun teaches as much as one after; so do ambition and a fine plan."""
    early: dict[str, Any] = {"between": True, "adventure": 0}
    assert failed_at_three().who("sanna").points == failed_at_three(**early).who("sanna").points == 1
    assert failed_at_three(**early, options=OLD).who("sanna").points == 0
    start = table(person(), **early)
    assert (
        act_out(houses.impress.open("sanna", "the plan"), start).at("impressed", "yes").end().who("sanna").points == 1
    )


def test_a_point_that_is_not_gained_between_adventures_is_told() -> None:
    """Between two adventures nothing is earned, and everybody hears why; a hidden Difficulty is not betrayed."""
    between: dict[str, Any] = {"between": True, "adventure": 1}
    after = failed_at_three(**between)
    missed = [(one.who, one.source) for one in after.all(events.PointsMissed)]
    assert after.who("sanna").points == 0 and missed == [("sanna", "failure")]
    hidden = trying(table(person(), **between)).called("battle", 3, hidden=True).falls(18, 19).plainly()
    assert hidden.all(events.PointsMissed) == []
    assert failed_at_three(**between, options=OLD).all(events.PointsMissed) == []


# ---- No order of turns ----------------------------------------------------------------------------------------------


def free(**more: Any) -> Table:
    """A conflict without an order of turns."""
    people = (person("sanna", says=SAYS, determination=2), person("ivo"), npc("roke"))
    start = table(*people, momentum=6, threat=6, **more)
    return act_out(houses.begin_conflict.open("skirmish", "sanna"), start).end().state


def waits(state: Table, who: str) -> Table:
    """After a turn that somebody lets go by."""
    script = act_out(houses.act.open(who), state).at("action", "wait")
    assert script.waits == "over"
    return script.end().state


def test_without_an_order_anybody_acts_at_any_time() -> None:
    """Ivo before Sanna, who was named first; Sanna twice running; nothing is kept or bought, and no round passes."""
    state = free(initiative__mode="free")
    for who in ("ivo", "sanna", "sanna", "roke", "ivo"):
        state = waits(state, who)
    assert state.conflict is not None and (state.conflict.round, state.conflict.side, state.conflict.actor) == (
        1,
        "",
        "",
    )
    order = turn_order(state)
    assert order is not None and {one.state for one in order.people} == {"acting"} and order.next_step is None
    state = act_out(houses.leave_conflict.open("ivo"), state).end().state
    assert waits(state, "sanna").conflict == state.conflict


def test_a_conflict_of_0_1_0_without_an_order_goes_on_in_rounds() -> None:
    """There everybody acts once a round, and the first is the one who was named."""
    state = free(options=changed(OLD, initiative_mode="free"))
    with refused("houses.initiative.gm-names-first"):
        act_out(houses.act.open("ivo"), state)
    state = act_out(houses.act.open("sanna"), state).at("action", "wait").plainly().state
    with refused("houses.initiative.all-act-once"):
        act_out(houses.act.open("sanna"), state)


def test_one_sure_one_is_the_most_at_a_table_of_0_1_0() -> None:
    """A second is not listed there."""
    rich = person(battle=6, duty=7, says=SAYS, determination=3)
    script = trying(table(rich, options=OLD)).called("battle").fits("duty").at("point", PointUse("automatic"))
    assert "automatic" not in script.on_to("point").asked.uses
