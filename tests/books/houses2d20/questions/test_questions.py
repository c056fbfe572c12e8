"""2d20 questions one by one: their options, defaults, accepted ranges and refusals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions.gm import HowThreatening, KeepTraits, SpendThreat
from moothall.rulesets.houses2d20.questions.growth import WhichFocus
from moothall.rulesets.houses2d20.questions.hooks import HookChange, KeepHook
from moothall.rulesets.houses2d20.questions.npcs import Naming, NewAbility, WhichAbility, WhoIsIt
from moothall.rulesets.houses2d20.questions.payment import Payment, check_payment
from moothall.rulesets.houses2d20.state import Hook, Trait
from moothall.rulesets.houses2d20.words import SKILLS
from tests.books.houses2d20.support import plain as q
from tests.books.houses2d20.support.plain import ExtraAction, HowMuchProgress, ThreatSpend
from tests.books.houses2d20.support.stage import npc, person, table, trying

SANNA, ROKE = person(determination=1), npc("roke")
POOR = changed(SANNA, determination=0)
TWO = (q.Movable("blade", "a", ("b", "c")), q.Movable("cloak", "b", ("a", "c")))
RULE = "houses.momentum.extra-zone-2"
TRAITS = (("t1", "Fog"), ("t2", "Mud"))


def takes(question: Any, at: Any, answer: Any) -> bool:
    """Whether an answer fits as things stand."""
    try:
        question.check(at, answer)
    except AgainstTheRules:
        return False
    return True


# ---- What is proposed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "choices"),
    [
        (q.OfferAssistance("sanna", "climb", ("ivo", "mira")), {"helper": ("ivo", "mira"), "how": ()}),
        (q.WhomAndWith("sanna", ("roke",), ("blade",)), {"target": ("roke", "other"), "asset": ("", "blade")}),
        (
            q.WhoOpposes("sanna", "climb", ("roke",)),
            {"by": ("roke",), "skill": SKILLS, "theirs": SKILLS, "range": ()},
        ),
        (q.KeepInitiative("sanna", 2, 1, ("sanna", "ivo")), {"next": ("sanna", "ivo"), "keep": ()}),
        (
            q.MoveAsset("sanna", TWO),
            {"asset": ("blade", "cloak", "other"), "manner": ("subtle", "bold", "plain"), "to": ("b", "c", "a")},
        ),
        (q.PushAsset("sanna", TWO, RULE), {"asset": ("", "blade", "cloak"), "to": ("b", "c", "a")}),
        (q.WhatNewAsset("sanna", ("sanna", "ivo")), {"owner": ("sanna", "ivo"), "name": ()}),
        (q.HelpWhom("sanna", ("ivo",), TRAITS), {"ally": ("sanna",), "trait": ("", "t1", "t2"), "asset": ("",)}),
        (KeepTraits((Trait("t1", "Fog"),), 0, 0, (), ()), {"traits": ("t1",)}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_closed_fields_list_their_ids(question: Any, choices: dict[str, tuple[str, ...]]) -> None:
    """People and things that fit are listed, and nothing where words are one's own."""
    assert {part: question.choices(part, table(SANNA, ROKE)) for part in choices} == choices


def test_a_minor_character_has_roles_to_begin_with() -> None:
    """The book's roles are ideas; a name is one's own."""
    assert WhoIsIt("minor").ideas("role") == ("trooper", "servant", "spy") and WhoIsIt("minor").ideas("name") == ()


@pytest.mark.parametrize(
    ("question", "safe"),
    [
        (q.OfferAssistance("sanna", "climb", ("ivo", "mira")), q.Help("ivo")),
        (
            q.WhichPair("ivo", "sanna", (("battle", 4), ("move", 6)), (("duty", 5), ("truth", 7))),
            q.Pair("move", "truth"),
        ),
        (q.WhichPair("ivo", "sanna", (("battle", 6), ("move", 4)), ()), q.Pair("battle", None)),
        (q.WhomAndWith("sanna", ("roke", "spy"), ("blade",)), q.Strike("other")),
        (q.WhomAndWith("sanna", ("roke",), (), (q.Strike("roke"),)), q.Strike("roke")),
        (q.WhoOpposes("sanna", "climb", ("roke", "spy"), "move"), q.Opposed("roke", "move", "move", 1)),
        (q.MoveAsset("sanna", TWO), q.Move("blade", "b", "subtle")),
        (q.PushAsset("sanna", TWO, RULE), q.Push()),
        (q.HowHard("sanna", "climb", "move"), q.Call(1, 1, False)),
        (q.HowHard("sanna", "climb", "move", fixed=2), q.Call(2, 1, False)),
        (q.HelpWhom("sanna", ("ivo", "mira"), TRAITS), q.Aid("ivo")),
        (q.HelpWhom("sanna", (), TRAITS), q.Aid("sanna", "t1")),
        (q.WhatItMeans("sanna", "roke", "captured", False), "captured"),
        (q.WhatItMeans("sanna", "roke", "", True), ""),
        (HowMuchProgress("sanna", "a step closer"), 1),
        (HowThreatening("The gate"), 0),
        (q.RaiseDifficulty("sanna", 2, 3), 0),
        (WhoIsIt("minor"), Naming("")),
        (q.WriteStatement("sanna", "duty", 6, "fled", "No debt unpaid"), "No debt unpaid"),
        (q.WriteStatement("sanna", "duty", 6, "fled"), "fled"),
        (q.WriteStatement("sanna", "duty", 6, ""), "idea-duty-1"),
        (q.NameComplication("sanna", "rolled"), q.Trouble("time")),
        (q.AnswerQuestion("sanna", "Who is there?"), q.Answer(in_scope=False)),
        (KeepHook(Hook(*"abcde")), HookChange("keep")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_default_is_the_first_the_best_or_no_answer(question: Any, safe: Any) -> None:
    """The first, the best, or nothing at all."""
    assert question.default() == safe


@pytest.mark.parametrize(
    ("question", "left_out"),
    [
        (q.HowHard("sanna", "climb", "move"), ()),
        (q.HowHard("sanna", "climb", "move", fixed=2), ("difficulty", "hidden")),
        (q.OfferAssistance("sanna", "climb", ("ivo",)), ("momentum", "threat")),
    ],
)
def test_a_set_difficulty_and_unusable_points_are_not_asked_for(question: Any, left_out: tuple[str, ...]) -> None:
    """A Difficulty that a rule has set, and points that a helper cannot spend."""
    assert question.leaves_out() == left_out


def test_the_first_skill_stands_for_a_new_focus() -> None:
    """With words still to be found, so that nothing comes of it."""
    new = WhichFocus(CharacterId("sanna")).default()
    assert (new.skill, new.name) == ("battle", "")


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        (q.RaiseDifficulty("sanna", 2, 3, reach=3), [0, 1, 2, 3]),
        (q.RaiseDifficulty("sanna", 2, 99, reach=2), [0, 1, 2]),
        (HowThreatening("The gate"), [0, 1, 2]),
        (HowThreatening("The gate", 0), [0]),
        (HowMuchProgress("sanna", "a step closer"), [1, 2, 3]),
        (q.KeepInitiative("roke", 2, 1, ("roke",), npc=True), [q.Keep(), q.Keep(True, "roke", Payment(threat=2))]),
        (
            q.KeepInitiative("sanna", 2, 1, ("sanna",)),
            [q.Keep(), q.Keep(True, "sanna", Payment(2)), q.Keep(True, "sanna", Payment(threat=2))],
        ),
        (q.ResistDefeat("roke", 3, 2, npc=True), [q.Stand(), q.Stand(True, Payment(threat=3))]),
        (
            q.ResistDefeat("sanna", 3, 2),
            [q.Stand(), q.Stand(True, Payment(3)), q.Stand(True, Payment(threat=3))],
        ),
        (
            q.WhichPair("ivo", "sanna", (("battle", 4), ("move", 6)), (("duty", 5),)),
            [q.Pair("battle", "duty"), q.Pair("move", "duty")],
        ),
        (q.WhichPair("ivo", "sanna", (("battle", 4),), ()), [q.Pair("battle", None)]),
        (q.PushAsset("sanna", TWO[:1], RULE), [q.Push(), q.Push("blade", "b"), q.Push("blade", "c")]),
        (q.WhomAndWith("sanna", ("roke",), ("blade",)), [q.Strike("roke"), q.Strike("roke", "blade")]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_question_lists_every_answer_to_pick_from(question: Any, answers: list[Any]) -> None:
    """A question lists the answers that a bot or a page can pick from."""
    assert list(question.answers()) == answers


# ---- What is taken --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        (q.AssistantsPoint("sanna", "ivo"), "yes"),
        (ExtraAction("sanna", "1"), "yes"),
        (q.BuyEffect("sanna", "zone", 2, 0, RULE), "yes"),
    ],
)
def test_a_priced_answer_is_refused_unless_it_can_be_paid(question: Any, yes: str) -> None:
    """A character who can pay may accept; one who cannot may only decline."""
    rich, poor = table(SANNA, momentum=2), table(POOR)
    assert takes(question, rich, yes) and not takes(question, poor, yes)
    assert takes(question, poor, "no")
    declined, taken = question.options()
    assert declined.price == "" and taken.price == ("2" if taken.cite == RULE else "1")


@pytest.mark.parametrize(
    ("question", "fit", "unfit"),
    [
        (HowThreatening("The gate"), (0, 1, 2), (-1, 3)),
        (HowMuchProgress("sanna", "closer"), (1, 2, 3), (0, 4)),
        (q.RaiseDifficulty("sanna", 2, 3), (0, 1, 2), (-1, 3, 4)),
        (q.RaiseDifficulty("sanna", 2, 1), (0, 1), (2,)),
        (q.HowHard("sanna", "climb", "move"), (q.Call(0, 1), q.Call(5, 5)), (q.Call(-1), q.Call(6), q.Call(1, 0))),
        (
            q.WhoOpposes("sanna", "climb", ("roke",)),
            (q.Opposed("roke", range=1), q.Opposed("roke", range=5)),
            (q.Opposed("roke", range=0), q.Opposed("roke", range=6), q.Opposed("sanna")),
        ),
        (KeepHook(Hook(*"abcde")), (HookChange("keep"), HookChange("edit", "goal", "a bell")), (HookChange("edit"),)),
        (
            KeepTraits((Trait("t1", "Fog"),), 0, 0, (), ()),
            (q.Kept(), q.Kept(("t1",))),
            (q.Kept(("t2",)), q.Kept(("t1", "t2"))),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_answer_takes_the_ends_of_its_range_and_nothing_beyond(
    question: Any, fit: tuple[Any, ...], unfit: tuple[Any, ...]
) -> None:
    """The ends fit, and nothing beyond them; four Threat pay for two steps and no third."""
    at = table(SANNA, ROKE, threat=4)
    assert [takes(question, at, answer) for answer in (*fit, *unfit)] == [True] * len(fit) + [False] * len(unfit)


@pytest.mark.parametrize(("threat", "goes_on"), [(0, False), (1, True)])
def test_an_npc_escalates_with_threat(threat: int, goes_on: bool) -> None:
    """Without any it can only be let be, which is always possible."""
    question, at = q.GoOn("roke", "set fire to it", npc=True), table(ROKE, threat=threat)
    assert (takes(question, at, "go_on"), takes(question, at, "withdraw")) == (goes_on, True)


@pytest.mark.parametrize(
    ("who", "paid", "options", "fits"),
    [
        ("sanna", Payment(3), {}, True),
        ("sanna", Payment(threat=3), {}, True),
        ("sanna", Payment(2), {}, False),
        ("sanna", Payment(4, -1), {"payment__split": "true"}, False),
        ("sanna", Payment(-1, 4), {"payment__split": "true"}, False),
        ("sanna", Payment(2, 1), {}, False),
        ("sanna", Payment(2, 1), {"payment__split": "true"}, True),
        ("sanna", Payment(threat=3), {"threat__cap": "5"}, False),
        ("roke", Payment(threat=3), {}, True),
        ("roke", Payment(3), {}, False),
    ],
)
def test_a_price_is_paid_in_full(who: str, paid: Payment, options: dict[str, str], fits: bool) -> None:
    """From one purse, or from both where the table splits prices; with nothing below nothing, and where it fits in."""
    at = table(SANNA, ROKE, momentum=4, threat=3, **options)
    try:
        check_payment(at, CharacterId(who), 3, paid, "houses.initiative.keep-cost-2")
    except AgainstTheRules:
        assert not fits
    else:
        assert fits


# ---- Threat ---------------------------------------------------------------------------------------------------------


def spending(enemies: tuple[str, ...] = (), traits: tuple[Trait, ...] = (), abilities: Any = ()) -> SpendThreat:
    return SpendThreat(9, enemies, traits, abilities)


def test_threat_spends_are_listed_for_existing_traits_enemies_abilities() -> None:
    """Spends are listed for existing traits, named enemies and abilities, each at its price."""
    plain = {"none": "", "trait_create": "2", "environment": ""}
    traits = {"trait_change": "2", "trait_remove": "2"}
    for question, more in (
        (spending(), {}),
        (spending(("Vantor",)), {"rival": "1"}),
        (spending(traits=(Trait("t1", "Fog"),)), traits),
        (spending(abilities=(("roke", "a bell", 2),)), {"ability": ""}),
    ):
        assert {option.id: option.price for option in question.options()} == plain | more


@pytest.mark.parametrize(
    ("answer", "price"),
    [
        (ThreatSpend("ability", who="roke"), 2),
        (ThreatSpend("ability", who="spy"), 4),
        (ThreatSpend("environment", "Flood", amount=3), 3),
        (ThreatSpend("rival", house="Vantor", amount=3), 1),
        (ThreatSpend("trait_create", "Fog", amount=3), 2),
    ],
)
def test_a_threat_spend_costs_the_price_of_its_use(answer: ThreatSpend, price: int) -> None:
    """A Threat spend costs the ability's price, the GM's number for trouble, or the book's price."""
    abilities = (("roke", "a bell", 2), ("spy", "a knife", 4))
    question = spending(("Vantor",), abilities=abilities)
    assert question.price_of(answer) == price
    at = table(SANNA, ROKE, enemies=("Vantor",))
    assert takes(question, changed(at, threat=price), answer) and not takes(
        question, changed(at, threat=price - 1), answer
    )


# ---- Rolling again --------------------------------------------------------------------------------------------------

MISS, HIT, ONCE = q.Lying(0, False), q.Lying(1, False), q.Lying(0, False, fresh=False)
AIDED = q.Lying(0, True, helper="ivo")


def lying(*dice: q.Lying, **more: Any) -> q.RollAgain:
    return q.RollAgain("sanna", dice, 1, 2, "1", **more)


@pytest.mark.parametrize(
    ("question", "rerolls"),
    [
        (lying(MISS, HIT), [(0,), (1,), (0, 1)]),
        (lying(MISS, MISS, HIT), [(0,), (2,), (0, 1), (0, 2), (0, 1, 2)]),
        (lying(MISS, ONCE), [(0,)]),
        (lying(MISS, AIDED), [(0,)]),
        (lying(MISS, AIDED, helpers=True), [(0,), (1,), (0, 1)]),
        (lying(MISS, HIT, most=1), [(0,), (1,)]),
        (lying(ONCE), []),
    ],
)
def test_rerolls_offer_each_die_that_has_not_fallen_twice(
    question: q.RollAgain, rerolls: list[tuple[int, ...]]
) -> None:
    """Any that have not fallen twice, and of equal dice one choice; helpers' only where the table has it so."""
    first, *others = question.answers()
    assert first == q.Again() and [one.dice for one in others if one.use == "reroll"] == rerolls


@pytest.mark.parametrize(
    ("question", "answer", "fits"),
    [
        (lying(MISS, HIT), q.Again("reroll", (0,)), True),
        (lying(MISS, HIT), q.Again("reroll", (0, 1)), True),
        (lying(MISS, HIT), q.Again("reroll"), False),
        (lying(MISS, HIT), q.Again("reroll", (0, 0)), False),
        (lying(MISS, HIT), q.Again("reroll", (-1,)), False),
        (lying(MISS, HIT), q.Again("reroll", (2,)), False),
        (lying(MISS, HIT, most=1), q.Again("reroll", (0, 1)), False),
        (lying(MISS, HIT, most=1), q.Again("reroll", (1,)), True),
        (lying(MISS, ONCE), q.Again("reroll", (1,)), False),
        (lying(MISS, AIDED), q.Again("reroll", (1,)), False),
        (lying(MISS, AIDED, helpers=True), q.Again("reroll", (1,)), True),
        (lying(MISS, HIT), q.Again("automatic", (0,)), False),
        (lying(MISS, HIT, automatic=True), q.Again("automatic", (0,)), True),
        (lying(MISS, ONCE, automatic=True), q.Again("automatic", (1,)), True),
        (lying(MISS, HIT, automatic=True), q.Again("automatic", (0, 1)), False),
        (lying(MISS, AIDED, automatic=True, helpers=True), q.Again("automatic", (1,)), False),
    ],
)
def test_a_reroll_takes_each_own_die_once(question: q.RollAgain, answer: q.Again, fits: bool) -> None:
    """Own dice that are there, each once; a 1 takes the place of one of them, whether or not it fell again."""
    assert takes(question, table(SANNA), answer) is fits
    assert takes(question, table(POOR), q.Again()) and not takes(question, table(POOR), answer)


# ---- More that is proposed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "preset", "kind"),
    [(1, "done", "familiarity"), (2, "done", "done"), (0, "guidance", "guidance"), (3, "guidance", "guidance")],
)
def test_abilities_are_proposed_while_one_is_needed(has: int, preset: Any, kind: str) -> None:
    """A major character needs two; what dice proposed comes first."""
    assert WhichAbility("major", has, NewAbility(preset)).default().kind == kind


def test_dice_are_paid_from_either_pool_in_every_order() -> None:
    """Each die from either purse, in every order; an NPC has but one purse."""
    for one, ways in ((SANNA, 15), (ROKE, 4)):
        script = trying(table(one, momentum=6, threat=6), one.id).called("battle").on_to("buy-dice")
        answers = [answer.paid for answer in script.asked.answers()]
        assert len(answers) == len(set(answers)) == ways and {len(paid) for paid in answers} == {0, 1, 2, 3}
        script.stop()


def test_momentum_spends_and_declarations_have_their_prices() -> None:
    """A question costs one, a trait two in any way; a declaration has its own price, and stopping none."""
    uses: Any = ("done", "question", "trait", "trait_change", "trait_remove", "create", "change", "remove")
    question = q.SpendMomentum("sanna", 2, 0, True, uses, "3")
    assert [option.price for option in question.options()] == [
        "",
        "1",
        "2",
        "2",
        "2",
        "3",
        "3",
        "3",
    ]


@pytest.mark.parametrize(
    ("defeated", "task", "fits"),
    [("defeated", "true", True), ("defeated", "false", False), ("lasting", "false", True), ("", "true", False)],
)
def test_a_defeated_ally_is_helped_only_where_the_table_allows(defeated: Any, task: str, fits: bool) -> None:
    """At some tables a defeated ally stays down; a lasting defeat is tended to at any."""
    at = table(SANNA, ROKE, person("ivo", defeated=defeated), recovery__ally_task=task)
    question = q.HelpWhom("sanna", ("ivo",) if defeated else (), TRAITS)
    assert takes(question, at, q.Aid("ivo")) is fits
    assert takes(question, at, q.Aid("ivo", "t2")) and not takes(question, at, q.Aid("ivo", "t3"))
    assert not takes(question, at, q.Aid("roke", "t1"))


@pytest.mark.parametrize(
    ("spent", "fits"),
    [
        (q.Spend("question", "Who?"), True),
        (q.Spend("question", " "), False),
        (q.Spend("trait", "Ajar"), True),
        (q.Spend("trait", " "), False),
        (q.Spend("trait_change", "Mist", "t1"), True),
        (q.Spend("trait_change", " ", "t1"), False),
        (q.Spend("trait_change", "Mist", "t9"), False),
        (q.Spend("trait_remove", trait="t1"), True),
        (q.Spend("trait_remove", trait="t9"), False),
        (q.Spend("create", "Ajar"), True),
        (q.Spend("create", " "), False),
        (q.Spend("remove", trait="t1"), True),
        (q.Spend("remove", trait="t9"), False),
    ],
)
def test_words_and_traits_that_a_spend_needs(spent: q.Spend, fits: bool) -> None:
    """A question and a new trait need words, a changed one both, and what is altered must be there."""
    uses: Any = ("done", "question", "trait", "trait_change", "trait_remove", "create", "change", "remove")
    question, at = q.SpendMomentum("sanna", 2, 0, True, uses, "1"), table(SANNA, Trait("t1", "Fog"))
    assert takes(question, at, spent) is fits
    poor = q.SpendMomentum("sanna", 0, 0, True, uses, "1")
    assert not takes(poor, table(POOR, Trait("t1", "Fog")), spent) and takes(poor, at, q.Spend())


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        (q.KeepInitiative("roke", 2, 1, ("roke",), npc=True), {"keep": True}),
        (q.KeepInitiative("sanna", 2, 1, ("ivo", "sanna")), {"keep": True}),
        (q.KeepInitiative("sanna", 0, 1, ("sanna",)), {"keep": True}),
        (q.ResistDefeat("roke", 3, 2, npc=True), {"resist": True}),
        (q.ResistDefeat("sanna", 3, 2), {"resist": True}),
    ],
)
def test_a_bare_yes_pays_with_the_usual_pool(question: Any, yes: dict[str, bool]) -> None:
    """A bare yes names the usual payer and pool; a no is asked for neither."""
    usual = question.begins()
    assert replace(usual, **yes) in question.answers()
    assert question.when("paid") == {next(iter(yes)): ("true",)} and not any(getattr(usual, name) for name in yes)
