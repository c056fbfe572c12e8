"""No word without an effect: whatever a rule of NDE tells changes what a later rule reads, or is told as a story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from moothall import books
from moothall.errors import AgainstTheRules, MoothallError
from moothall.rulesets import nde
from moothall.rulesets.nde.choices import tools
from moothall.rulesets.nde.effects import DONE_AT_ONCE, NAMED
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, Pick, PowerCall, Price, Ready, Strike, Trouble
from moothall.rulesets.nde.questions.action_test import usable_talents
from moothall.rulesets.nde.questions.outcomes import BENEFITS, POWER_COMPLICATIONS, PRICES
from moothall.rulesets.nde.state import Clock, Gear, Table
from moothall.rulesets.nde.words import STRONG_EFFECTS
from moothall.talk.requests import Ask, Roll
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.books.support.word_effects import MOST_WITHOUT_EFFECT, Probe, WordTold, check_told, without_effect

STAGES: dict[str, Any] = {"nde2": stage_nde2, "nde1": stage_nde1}
OWN = "a bell rings"
STORY = {"label": "foe.down-meaning", "note": "harm.meaning", "name of the role": "char.role-label"}
FICTION = {
    "nde2": STORY | {"concept": "char.concept", "trait": "grow.trait"},
    "nde1": STORY,
}
"""Words that are only told, each with the rule of the story that has it."""


def scene(book: str, clock: bool = False, **of_bram: Any) -> Table:
    """Bram and Ilse beside Orla in a fight; a miss is not answered, and Ilse is not asked for help."""
    stage, options = STAGES[book], {"retaliation": "off", "fail_prompt": "optional", "clock": "on"}
    adept, front = ("adept", "assault") if book == "nde2" else ("mage", "warrior")
    bram = stage.hero("bram", front, **{"cover": "partial", **of_bram})
    people = bram, stage.hero("ilse", adept, acted=True), stage.foe("orla", "elite", cover="partial", shoots=True)
    at: Table = stage.table(*people, phase="heroes", **options)
    return replace(at, clock=Clock(4, 1, "the tide") if clock else None)


def fresh(at: Table) -> Table:
    """The table some time later: everybody may act, and nothing is locked."""
    heroes = tuple(replace(one, acted=False, luck=0) for one in at.heroes)
    return replace(at, heroes=heroes, foes=tuple(replace(one, acted=False) for one in at.foes), locks=())


def after(opening: Any, at: Table, *steps: Any) -> tuple[Table, Table]:
    """The table as the last of these steps finds it, and at the end: a face falls, or somebody answers."""
    script = stage_nde2.act_out(opening, at)
    for step in steps:
        found = script.stop().state
        if isinstance(script.conversation.waiting, Roll):
            script.conversation.fall((step,))
        else:
            script.says(script.conversation.questions()[0][0], step)
    return found if steps else at, script.plainly().state


# ---- What later rules make of it ------------------------------------------------------------------------------------


def met(opening: Any, *answers: Any, **acted: bool) -> Probe:
    """What a rule asks or rolls after these answers, or the rule that refuses."""

    def probe(at: Table) -> Any:
        at = fresh(at).with_hero(hero_id("ilse"), **acted)
        try:
            script = stage_nde2.act_out(opening, at)
            for answer in answers:
                script.gm(answer)
        except MoothallError as refusal:
            return repr(refusal)
        return _shown(script.conversation.waiting)

    return probe


def _shown(waiting: Any) -> Any:
    if isinstance(waiting, Roll):
        return waiting.sides, waiting.count, waiting.given, [(one.what, one.amount) for one in waiting.why]
    return waiting.question if isinstance(waiting, Ask) else waiting.questions


DUCKED = Strike("dex", 8)
PROBES: tuple[Probe, ...] = (
    met(nde.test.open("bram", "lift the gate"), stage_nde2.ROLL, "str", acted=True),
    met(nde.attack.open("bram", "orla", "melee"), Call(8), acted=True),
    met(nde.attack.open("bram", "orla", "ranged"), Call(8), acted=True),
    met(nde.power.open("bram", "a light")),
    lambda at: met(nde.foe_turn.open(("orla",), "bram", "ranged"), DUCKED, acted=True)(replace(at, phase="foes")),
    lambda at: met(nde.foe_turn.open(("orla",), "bram", "melee"), DUCKED, acted=True)(replace(at, phase="foes")),
    lambda at: [tools(at, {"who": "bram"}), usable_talents(at, hero_id("bram"))],
    lambda at: [at.clock, [(one.hearts, one.power, one.luck) for one in at.heroes]],
    lambda at: [(one.hearts, one.acted, bool(one.out)) for one in at.foes],
)
"""What later rules ask, roll, refuse and offer; and what every rule of time, harm and price reads."""


# ---- Every word, told once ------------------------------------------------------------------------------------------


def complications(book: str) -> Iterator[WordTold]:
    """After a failed test, a power that fails, and by the GM alone."""
    edition, at = scene(book).options.book, scene(book)
    for kind in (*edition.fight_troubles, *edition.complications, *(("heart",) if edition.fight_troubles else ())):
        trouble = Trouble(kind, OWN if kind == "other" else "")
        told = after(nde.test.open("bram", "lift"), at, stage_nde2.ROLL, "str", Call(8, "x"), 1, trouble)
        yield WordTold(f"complication {kind}", *told)
    for kind in POWER_COMPLICATIONS:
        trouble = Trouble(kind, OWN if kind == "other" else "")
        told = after(nde.power.open("bram", "a light"), at, PowerCall("trick", cost=0, stakes="x"), 3, trouble)
        yield WordTold(f"complication of a power {kind}", *told)
    yield WordTold("addition of the GM's", *after(nde.gm_extra.open("bram", OWN), at))


def prices(book: str) -> Iterator[WordTold]:
    """Luck turns a failure into a success, and the price is named; the older edition has no luck, and no price."""
    if not scene(book).options.book.luck:
        return
    for kind in PRICES:
        at, price = scene(book, clock=True, luck=1), Price(kind, OWN if kind == "other" else "")
        told = after(nde.test.open("bram", "lift"), at, stage_nde2.ROLL, "str", Call(8, "x"), Ready(), 3, "cost", price)
        yield WordTold(f"price {kind}", *told)


def benefits(book: str) -> Iterator[WordTold]:
    """An exceptional success outside and inside a fight."""
    at = scene(book)
    top, better = max(1, at.hero(hero_id("bram")).attributes.str), at.hero(hero_id("bram")).attributes.might
    for benefit in (*BENEFITS, OWN):
        told = after(nde.test.open("bram", "lift"), at, stage_nde2.ROLL, "str", Call(4, "x"), top, benefit)
        yield WordTold(f"benefit {benefit}", *told)
    _, plain = after(nde.attack.open("bram", "orla", "melee"), at, Call(8), top - 1)
    for effect in (*STRONG_EFFECTS, OWN, ""):
        _, pushed = after(nde.attack.open("bram", "orla", "melee"), at, Call(8), top, Pick("effect", effect))
        yield WordTold(f"strong effect {effect}", plain, pushed)
    for pick in ("scale", "benefit"):
        call = PowerCall("trick", cost=0, stakes="x")
        yield WordTold(f"power {pick}", *after(nde.power.open("bram", "a light"), at, call, better, Pick(pick)))


def effects(book: str) -> Iterator[WordTold]:
    """Effects that a book names, and one in the table's own words, on a hero and on a foe; and cover."""
    at = scene(book)
    for who in ("bram", "orla"):
        for kind in (*(kind for kind in NAMED if kind not in DONE_AT_ONCE), OWN):
            yield WordTold(f"effect {kind} on {who}", *after(nde.lay_effect.open(who, kind), at))
        for cover in ("none", "full"):
            yield WordTold(f"cover {cover} of {who}", *after(nde.set_cover.open(who, cover), at))
    yield WordTold("down", *after(nde.suffer.open("bram", 9), scene(book)))
    yield WordTold("out", at, at.with_foe(at.foes[0].id, out="out", hearts=0))


def descriptions(book: str) -> Iterator[WordTold]:
    """What a sheet says, and what is said of Hearts and foes."""
    at = scene(book)
    out = at.with_foe(at.foes[0].id, out="out", hearts=0)
    yield WordTold("label", *after(nde.label.open("orla", "fled over the wall"), out))
    _, plain = after(nde.suffer.open("bram", 1), at)
    yield WordTold("note", plain, after(nde.suffer.open("bram", 1, "a cut"), at)[1])
    said: dict[str, Any] = {
        "talent": {"talents": (OWN,)},
        "gear": {"gear": Gear(OWN)},
        "trinket": {"gear": Gear(trinkets=(OWN,))},
        "name of the role": {"role_label": OWN},
    }
    if "concept" in at.options.book.parts:
        said |= {"concept": {"concept": OWN}, "trait": {"traits": (OWN,)}}
    for word, fields in said.items():
        yield WordTold(word, at, at.with_hero(hero_id("bram"), **fields))


GROUPS: tuple[Callable[[str], Iterator[WordTold]], ...] = (complications, prices, benefits, effects, descriptions)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
@pytest.mark.parametrize("book", STAGES)
def test_every_word_has_an_effect_or_is_told_as_a_story(book: str, group: Any) -> None:
    """A later rule reads each word, but for those that the rulebook calls a matter of the story."""
    silent = without_effect(group(book), PROBES)
    fiction = {word: f"{book}.{rule}" for word, rule in FICTION[book].items()} if group is descriptions else {}
    check_told(silent, fiction, books.rulebook(book))


def test_few_words_are_only_told() -> None:
    """Both editions together; the other books have what is left."""
    assert len(STORY | FICTION["nde2"]) <= MOST_WITHOUT_EFFECT // 2


# ---- What stays in the scene ----------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.test.aftermath")
@pytest.mark.rule("nde1.test.aftermath")
def test_the_gm_lets_a_circumstance_go() -> None:
    """It is gone, the others stay, and what is not there cannot go."""
    for book in STAGES:
        at = replace(scene(book), worse=(OWN, "noise"), better=("faster",))
        script = STAGES[book].act_out(nde.end_circumstance.open(OWN), at).end()
        assert (script.state.worse, script.state.better) == (("noise",), ("faster",))
        assert STAGES[book].act_out(nde.end_circumstance.open("faster"), at).end().state.better == ()
        with pytest.raises(AgainstTheRules, match="error-circumstance-gone"):
            STAGES[book].act_out(nde.end_circumstance.open("soot"), at)


@pytest.mark.parametrize("book", STAGES)
def test_a_circumstance_is_offered_first_and_lasts_as_long_as_its_scene(book: str) -> None:
    """It leads what the GM is offered; the next scene knows nothing of it."""
    at = replace(scene(book), worse=(OWN,), better=("faster",), phase="free").with_hero(
        hero_id("bram"), effects=("fall", "boosted")
    )
    script = STAGES[book].act_out(nde.test.open("bram", "lift"), at).gm(stage_nde2.ROLL).gm("str")
    ((_, asked),) = script.conversation.questions()
    assert asked.ideas("hinders")[:2] == ("fall", OWN) and asked.ideas("helps")[0] == "faster"
    assert "boosted" not in asked.ideas("hinders")
    power = STAGES[book].act_out(nde.power.open("ilse", "a light"), fresh(at))
    ((_, asked),) = power.conversation.questions()
    assert (asked.ideas("hinders")[0], asked.ideas("helps")[0]) == (OWN, "faster")
    later = STAGES[book].act_out(nde.begin_scene.open("dawn"), at).end().state
    assert (later.worse, later.better) == ((), ())


@pytest.mark.parametrize(("effects", "kept"), [("bite", True), ("told", False)])
def test_tables_that_only_tell_keep_nothing(effects: Any, kept: bool) -> None:
    """As in ledgers that do not name the option, the scene stays as it was."""
    at = scene("nde2", luck=1)
    at = replace(at, options=replace(at.options, effects=effects))
    steps = (stage_nde2.ROLL, "str", Call(8, "x"), Ready())
    _, paid = after(nde.test.open("bram", "lift"), at, *steps, 3, "cost", Price("time"))
    _, better = after(nde.test.open("bram", "lift"), at, *steps, 12, "faster")
    assert (paid.worse, better.better) == ((("time",), ("faster",)) if kept else ((), ()))
