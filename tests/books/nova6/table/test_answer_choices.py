"""NOVA6 questions are answered with listed choices, numbers and free text; nobody types an id."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

from moothall.errors import AgainstTheRules, MoothallError
from moothall.handlers.live import read_answer
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import questions as q
from moothall.rulesets.nova6.basics.outcome import _STUNTS, RESULT, Buy
from moothall.rulesets.nova6.basics.test_record import Opposed, Pool
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.registries import fill
from moothall.rulesets.nova6.state import Edge, Zone
from moothall.sight import plain
from moothall.table import Prompt
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.json_types import item_of, literals, parts_of
from moothall.table.prompt_choices import choices_of
from moothall.talk.arguments import Argument
from moothall.talk.questions import QUESTIONS, Option, Question
from moothall.web.render import Telling
from tests.books.nova6.support.bots import KINDS, PLACES, NovaBots
from tests.books.nova6.support.page_answers import answers, as_begun, goes_with, objection, picked, sent
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import act_out, aspect, asset, hero, npc, table, weapon
from tests.support.soaking import SOAKING
from tests.table.support.bots import play

for _module in walk_packages(nova6.__path__, f"{nova6.__name__}."):
    import_module(_module.name)  # a kind of question is known once its module is open

ASKED = {kind: asked for kind, asked in QUESTIONS.items() if kind.startswith("nova6/")}

FREE = {
    "text": ("*",),
    "name": ("*",),
    "intent": ("*",),
    "reason": ("*",),
    "note": ("*",),
    "issues.text": ("nova6/which-issues",),
    "issues.note": ("nova6/which-issues",),
    "instead.text": ("nova6/agree-cost",),
    "aspects": ("nova6/which-world", "nova6/missing-aspects"),
    "elements": ("nova6/design-feature",),
    "brings": ("nova6/design-feature",),
    "parts": ("nova6/design-feature",),
    **{f"entries.{name}": ("nova6/which-people",) for name in ("name", "tie", "concept", "note")},
}
"""Fields that hold words of one's own, and the questions in which they do; `*` for all."""

LEFT_OUT = {"nova6/react-with": {"zone"}}
OFFERED = {"nova6/trio": {"trio"}, "nova6/spend-points": {"stunt"}}
"""Fields that no form asks for, and those of which the options are the list."""


def string_fields(takes: Any, before: str = "") -> Iterator[str]:
    """Every field of an answer that holds text, or several texts, as `against.who` inside a record."""
    for name, hint in parts_of(takes).items():
        inner = item_of(hint)
        if parts_of(inner):
            yield from string_fields(inner, f"{before}{name}.")
        elif (inner is str or "str" in str(hint)) and not list(literals(hint)):
            yield before + name


CLOSED = {
    (kind, field)
    for kind, asked in ASKED.items()
    for field in string_fields(asked.takes)
    if not {"*", kind} & {*FREE.get(field, ())} and field not in LEFT_OUT.get(kind, set()) | OFFERED.get(kind, set())
}
"""Every field that is no free text, and so must list what it takes."""


THEIR_WORDS = {*PLACES, "boats", "stealth", "notice", "over", "under"}
"""Names that bots have given."""


class Onlookers(NovaBots):
    """Bots who look at every prompt as a page would, and often answer with what it offers."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.unlisted: Counter[str] = Counter()
        self.flaws: Counter[str] = Counter()
        self.offered: dict[str, Any] = {}
        """What was sent to a prompt, of what it offers."""
        self.known: set[str] = set()

    def view(self, prompt: Prompt) -> Any:
        return self.desk.table.snapshot(self.desk.table.viewer(prompt.seat)).state

    def look(self, prompt: Prompt) -> None:
        """Judge everything that a new prompt offers."""
        question, state, view = prompt.question, self.desk.table.game.state, self.view(prompt)
        if why := objection(question, state, as_begun(question, view)):
            self.flaws[f"{question.kind} begins with what is refused: {why}"] += 1
        if not parts_of(question.takes):
            return
        self.read(prompt)
        for field in string_fields(question.takes):
            top = field.partition(".")[0]
            closed = (question.kind, field) in CLOSED and top not in question.leaves_out()
            if closed and not question.choices(field, view):
                self.unlisted[f"{question.kind} {field}"] += 1
        for choice in picked(question, view):
            if all(objection(question, state, answer) for answer in answers(question, view, choice)):
                self.flaws[f"{question.kind} offers {choice}"] += 1

    def read(self, prompt: Prompt) -> None:
        """Read what a prompt offers in another language: everything has words but what people named themselves."""
        said = Telling(self.desk.table, self.desk.table.viewer(prompt.seat), "pl").prompt(prompt)
        for field in said.fields:
            if field.label == field.name:
                self.flaws[f"{prompt.kind} has no label for {field.name}"] += 1
            for word in field.words:
                is_dice = word.id.replace("-", "").isdigit()
                if word.said == word.id and word.id not in THEIR_WORDS and not is_dice:
                    self.flaws[f"{prompt.kind} has no word for {field.name} {word.id}"] += 1

    def answer(self, prompt: Prompt) -> Any:
        return self.from_the_page(prompt) if self.chance.random() < 0.7 else super().answer(prompt)

    def word_in_a_window(self, prompt: Prompt) -> Any:
        return self.from_the_page(prompt)

    def from_the_page(self, prompt: Prompt) -> Any:
        """One of the answers that a page offers and the question takes, as JSON."""
        question, state, view = prompt.question, self.desk.table.game.state, self.view(prompt)
        offered = [as_begun(question, view)]
        if parts_of(question.takes):
            listed = picked(question, view)
            some = self.chance.sample(listed, min(len(listed), 6))
            offered += [answer for choice in some for answer in islice(answers(question, view, choice), 3)]
        fitting = [answer for answer in offered if not objection(question, state, answer)]
        if not fitting:
            return plain(prompt.default)
        answer = self.chance.choice(fitting)
        assert sent(answer, question.takes) == answer
        self.offered[prompt.id] = (question.kind, answer)
        return plain(answer)

    async def do(self, seat: str, command: c.Command) -> bool:
        """An answer that was offered and is refused all the same is a flaw."""
        try:
            self.count += 1
            await self.desk.do(seat, seat, f"{seat}-{self.count}", command)
        except MoothallError as refusal:
            self.refused[refusal.key] += 1
            if isinstance(command, c.Answer) and command.prompt in self.offered:
                kind, answer = self.offered.pop(command.prompt)
                self.flaws[f"{kind} refuses {answer}: {refusal.key} {refusal.cite}"] += 1
            return False
        self.offered.clear()
        self.done[type(command).__name__] += 1
        for prompt in self.desk.table.now("gm").prompts:
            if prompt.id not in self.known and prompt.what != "dice":
                self.known.add(prompt.id)
                self.look(prompt)
        return True


SCENES = 50 if SOAKING else 2


@pytest.mark.parametrize("kind", KINDS)
def test_every_offered_choice_is_accepted(tmp_path: Path, kind: str) -> None:
    """In every kind of scene each form begins with a valid answer, and each listed choice can be sent."""
    for seed in range(SCENES):
        bots = Onlookers(tmp_path / str(seed), kind, {}, 100 + seed)
        asyncio.run(play(bots, 40, every=40))
        assert (dict(bots.unlisted), dict(bots.flaws)) == ({}, {})


# ---- Every field of every question -----------------------------------------------------------------------------------

ILSE = hero("ilse", fight=1, plot_points=1)
PLACE = table(
    ILSE,
    npc("rook", fight=1),
    aspect("PROUD", "ilse"),
    asset("ilse", "ROPE", 2),
    weapon("ilse", "club", 3),
    zones=(Zone(ZoneId("quay"), "Quay"), Zone(ZoneId("loft"), "Loft")),
    edges=(Edge("quay", "loft"),),
)
FIGHT, HIT = Option("fight", "nova6.skill.six"), Option("attack", "nova6.action.four")
SAMPLES: tuple[Question[Any], ...] = (
    q.Judge("ilse", "strike", FIGHT, HIT, conditions=("rain",), perks=("boats",), outcomes=("in", "out")),
    q.Prepare("ilse", "defend", (FIGHT, Option("move", "nova6.skill.six")), ("boats",), ("rope",)),
    q.ReduceDamage("ilse", 4, (q.Preview("sacrifice", 2, "", "nova6.reduce.sacrifice"),), ("rope",)),
    q.TakeFailure("ilse", q.COSTS),
    q.AgreeCost("ilse", q.Cost("damage", damage=1), q.COSTS),
    q.MakeAdvantage("ilse", "fight"),
    q.AfterRoll("ilse", "ilse", True, 0, 0, ("proud",), (Option("point", "nova6.invoke.add-sp"),), ("rope",)),
    q.CutIn("ilse", "rook", "strike", ("fight",)),
    q.UsePoints("ilse", 2, ("rook",)),
    q.SpendPoints("ilse", 1, (Option("repeat", "nova6.prop.auto-spread", "1"),), (("repeat", ("rook",)),)),
    q.ReactWith("ilse", (HIT,), ("fight",), ("physique",)),
    q.MayStepIn("ilse", "rook", "pull the lever", FIGHT, "move"),
    q.NameConnection("ilse", "rook", ("proud",)),
    q.SafeToRest(),
    q.SlipAway("ilse", 1),
    q.FindCover("ilse", "half", "brick-wall", ("brick-wall",)),
    q.Approve("ilse", "perk", "boats"),
    q.AssetsMatter("ilse", ("rope",)),
    q.SpendAdvance("ilse", 1, ("fight",), ("lucky", "focused"), (("focused", "fight"),)),
    q.TradeWhat("ilse", "talent", ("lucky",), ("tough", "focused"), (("focused", "fight"),)),
)


def test_every_field_lists_its_values() -> None:
    """In every question of the book, a field that is no free text is picked from a list."""
    at = changed(PLACE, heroes=(changed(PLACE.heroes[0], zone="quay"),))
    listed = {
        (asked.kind, field) for asked in SAMPLES for field in string_fields(asked.takes) if asked.choices(field, at)
    }
    assert sorted(CLOSED - listed) == []
    assert {asked.kind for asked in SAMPLES} == {kind for kind, _ in CLOSED}


def test_free_text_has_no_list() -> None:
    """Free text is not picked from a list, and ids are never mere suggestions."""
    free = [
        (asked, field) for asked in SAMPLES for field in string_fields(asked.takes) if (asked.kind, field) not in CLOSED
    ]
    assert [(asked.kind, field) for asked, field in free if asked.choices(field, PLACE)] == []
    assert [kind for kind, asked in ASKED.items() if asked.ideas is not Question.ideas] == []


def test_dependent_fields_name_existing_values() -> None:
    """A field depends only on values that the other field can have."""
    for asked in SAMPLES:
        hints = parts_of(asked.takes)
        for field in hints:
            for other, values in asked.when(field).items():
                known = (*choices_of(asked, other, PLACE), *(option.id for option in asked.options()), "true", "false")
                possible = {*known, *(word for words in literals(hints[other]) for word in words)}
                assert other in hints and {*values} <= possible, (asked.kind, field, values)


NOTHING_DONE = {
    "nova6/failure": ("kind",),
    "nova6/reduce": ("how",),
    "nova6/spend-points": ("stunt",),
    "nova6/spend-advance": ("on",),
    "nova6/trade-what": ("old",),
    "nova6/agree-cost": ("agrees",),
    "nova6/may-step-in": ("allowed",),
    "nova6/approve": ("allowed",),
    "nova6/safe-to-rest": ("answer",),
}
"""What is said by those who let things be."""

ALL_OF_IT = {
    *("nova6/connection", "nova6/interrupt", "nova6/how-it-fails", "nova6/how-long", "nova6/ready", "nova6/trade"),
    *("nova6/trade-ranks", "nova6/design-feature", "nova6/which-world"),
}
"""Answers of which every part always means something."""


def test_a_passing_answer_has_no_other_parts() -> None:
    """In an answer that does nothing the other parts mean nothing, so no log shows them."""
    told = {
        asked.kind: tuple(name for name in parts_of(asked.takes) if goes_with(asked.when(name), asked.default()))
        for asked in SAMPLES
        if asked.kind in NOTHING_DONE
    }
    assert told == NOTHING_DONE


def test_every_compound_answer_says_which_parts_apply() -> None:
    """Each answer of several parts tells which of them apply when, unless all always do."""
    longer = {kind for kind, asked in ASKED.items() if len(parts_of(asked.takes)) > 1}
    assert sorted(kind for kind in longer if ASKED[kind].when is Question.when) == sorted(ALL_OF_IT)


def test_every_stunt_names_the_fields_it_reads() -> None:
    """A stunt that reads a subject, a number of points or words tells the form to ask for them."""
    optional = {"shove-out", "share-asset"}  # the spot, and how it is shared, need not be said
    fill()
    assert len(_STUNTS) > 40
    for stunt in _STUNTS.values():
        said = inspect.getsource(stunt.does)
        assert ("bought.of" in said or "_chosen(bought" in said) == (stunt.about is not None), stunt.id
        assert ("bought.points" in said or stunt.id == "custom") == stunt.scales, stunt.id  # as both agree
        words = "bought.text" in said or "_declared(" in said
        assert words == (stunt.words or stunt.id in optional), stunt.id


def test_the_result_is_listed_before_other_subjects() -> None:
    """A form presets the first that fits, so the hit itself precedes the subject of an earlier stunt."""
    about = (("decrease-effect", ("bell",)), ("increase-effect", (RESULT, "bell")))
    assert q.SpendPoints("ilse", 1, (), about).choices("of", PLACE) == (RESULT, "bell")


# ---- Before a roll ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("net", range(-4, 5))
@pytest.mark.parametrize("specialized", [False, True])
@pytest.mark.parametrize("practiced", [False, True])
def test_the_ready_question_asks_only_for_possible_parts(net: int, specialized: bool, practiced: bool) -> None:
    """A part of the answer is asked for only if it has an alternative to leaving it."""
    asked = q.GetReady("ilse", Pool(net=net, specialized=specialized, practiced=practiced))
    parts = {name: {getattr(answer, name) for answer in asked.answers()} for name in parts_of(asked.takes)}
    assert asked.leaves_out() == tuple(name for name, values in parts.items() if len(values) == 1)


# ---- After a roll ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "own", "gms"),
    [
        ((5, 4, 1), "succeed", "point"),
        ((6, 4, 1), "point", "fail"),
        ((4, 4, 4), "point", "negate"),
        ((2, 2, 2), "negate", "point"),
    ],
)
def test_an_invoke_lists_helpful_aspects_first(faces: tuple[int, ...], own: str, gms: str) -> None:
    """A player's own aspect comes first, with a benefit for their side; the GM's list has one for the other side."""
    things = (
        *(asset("ilse", "ROPE", 1), aspect("BOLD", "odo"), aspect("A WET FLOOR")),
        *(aspect("SLY", "rook"), aspect("PROUD", "ilse")),
    )
    at = table(ILSE, hero("odo"), npc("rook"), *things, gm_plot_points=1)
    script = act_out(nova6.act.open("ilse", "cross", "move", "overcome", targets=("rook",)), at)
    script.judged(against=(Opposed("rook", "move"),)).says("ilse", q.Preparation()).rolls("ilse", *faces)
    asked: dict[str, Any] = dict(script.conversation.questions())
    mine, theirs = asked["ilse"].default(), asked["gm"].default()
    assert asked["ilse"].aspects == ("proud", "a-wet-floor", "rope", "bold", "sly")
    assert (mine.aspect, mine.benefit) == ("proud", own)
    assert (theirs.aspect, theirs.benefit) == ("sly", gms)
    script.stop()


def test_an_invoked_effect_is_brief_and_named() -> None:
    """An invoked effect is brief, has words, dice for one skill, and a target who is present."""
    at = table(ILSE, npc("rook"), aspect("PROUD", "ilse"))
    script = act_out(nova6.act.open("ilse", "cross", "move", "overcome"), at).judged().rolls("ilse", 6, 4, 1)
    said = replace(script.asked().default(), benefit="effect", name="SURE-FOOTED", skill="move")
    script.refuses("ilse", replace(said, duration="P"), "nova6.invoke.basic-effect")
    script.refuses("ilse", replace(said, name=" "), "nova6.invoke.basic-effect")
    script.refuses("ilse", replace(said, skill=""), "nova6.invoke.basic-effect")
    after = script.says("ilse", said).gm("yes").plainly()
    assert after.effect("SURE-FOOTED").duration == "B"


@pytest.mark.parametrize("price", ["1", ""])
def test_more_points_than_a_stunt_costs_are_refused(price: str) -> None:
    """A stunt that does no more for more points takes no more than its price, which is one point if none is named."""
    asked = q.SpendPoints("ilse", 3, (Option("react", "nova6.stunt.react", price),), (), (), ("increase-effect",))
    asked.check(PLACE, Buy("react"))
    with pytest.raises(AgainstTheRules, match="error-stunt-price"):
        asked.check(PLACE, Buy("react", 2))


def test_a_sale_defaults_to_what_the_buyer_can_pay() -> None:
    """A sale defaults to yes for a buyer who has the money, and to no otherwise."""
    assert q.Sale("ilse", "rope", 5, 4).default() == q.Sold(False, 5)
    assert q.Sale("ilse", "rope", 5, 5).default() == q.Sold(True, 5)


def test_no_default_is_an_ellipsis() -> None:
    """A default without words is empty."""
    defaults = [asked.default() for asked in (q.TellSecret("ilse", "some", "nova6.stunt.discover-1"),
                q.ExplainDud("ilse", "react"), q.HowItMalfunctions("crate"), q.MakeAdvantage("ilse", "fight"),
                q.WhichIssues(), q.WhichIssues(1))]  # fmt: skip
    assert "…" not in repr(defaults)


# ---- What is begun ---------------------------------------------------------------------------------------------------

IN_WORDS = frozenset(
    {
        *("intent", "title", "words", "name", "text", "note", "outcome", "complication", "reason", "concept", "tie"),
        *("language", "thing", "where", "need", "purpose", "requirement", "losing"),
        *("nova6.open-scene/place", "nova6.pass-days/place", "nova6.snap/to", "nova6.award-asset/asset"),
        *("nova6.gear-test/item", "nova6.take-load/aspect", "nova6.open-scene/aspects", "nova6.somebody/aspects"),
        *("nova6.build/entity.name", "nova6.build/entity.aspects", "nova6.put/effect.name", "nova6.put/effect.text"),
        "nova6.set-task/task.name",
    }
)
"""Arguments that hold words of one's own."""

BOOK = Book("nova6")


def string_arguments() -> Iterator[tuple[str, Argument, str]]:
    """Every argument with text in it that somebody at a table could be asked for, by procedure and place."""
    for name, procedure in BOOK.procedures.items():
        opens = BOOK.access(name)
        for each in procedure.arguments if procedure.declared else ():
            if each.name not in (*opens.own, *opens.seats) and not str(each.takes).startswith("dict"):
                for place in _texts(each.takes, each.name):
                    yield name, each, place


def _texts(hint: Any, place: str) -> Iterator[str]:
    inner = item_of(hint)
    if parts_of(inner):
        for name, part in parts_of(inner).items():
            yield from _texts(part, f"{place}.{name}")
    elif "str" in str(hint) and not list(literals(hint)):
        yield place


def is_picked(argument: Argument, place: str) -> bool:
    """Whether a form lists what a place may be."""
    part = place.partition(".")[2]
    return part in (argument.fields.among or {}) if part else argument.choices is not None


def is_accounted_for(procedure: str, argument: Argument, place: str) -> bool:
    """Whether a form asks for an argument by a picker or in words, or not at all."""
    part = place.partition(".")[2].partition(".")[0]
    if not argument.is_asked or part in (*argument.fields.fresh, *argument.fields.later):
        return True
    return is_picked(argument, place) or is_typed(procedure, argument, place)


def is_typed(procedure: str, argument: Argument, place: str) -> bool:
    """Whether a form asks for words of one's own."""
    return "words" in argument.roles or bool({f"{procedure}/{place}", place.split(".")[-1]} & IN_WORDS)


def test_every_argument_is_picked_or_typed() -> None:
    """No form asks for an id: each argument is picked, typed as words, or left out."""
    assert len([*string_arguments()]) > 150
    assert [(name, place) for name, each, place in string_arguments() if not is_accounted_for(name, each, place)] == []


def test_new_things_are_typed_not_picked() -> None:
    """New names, such as gear or the content of a load, are never picked from existing ones."""
    both = [(name, place) for name, each, place in string_arguments()
            if is_picked(each, place) and is_typed(name, each, place)]  # fmt: skip
    assert both == []


def test_every_hidden_argument_is_optional() -> None:
    """An action that needs an argument that no form asks for is not begun by a form; parts left out exist."""
    unoffered = {"nova6.set-zones", "nova6.come", "nova6.throw", "nova6.correct-talent"}
    for name, procedure in BOOK.procedures.items():
        for each in procedure.arguments if procedure.declared else ():
            assert {*each.fields.fresh, *each.fields.later, *(each.fields.among or ())} <= {*parts_of(each.takes)}
            if each.needed and "later" in each.roles:
                assert name in unoffered, each.name


# ---- Growing, and at a terminal --------------------------------------------------------------------------------------


def test_every_listed_advance_can_be_bought() -> None:
    """At a new level each listed rank and talent can be picked, and a custom one by its name."""
    joined = act_out(nova6.join.open("ana", "petra", petra(level=2)), table()).end().state
    opening = nova6.spend_advance.open("petra")
    asked: Any = act_out(opening, joined).asked()
    bought = [one for one in picked(asked, joined) if one.field in ("what", "skill")]
    assert len(bought) > 12
    for choice in bought:
        said = next(one for one in answers(asked, joined, choice) if not objection(asked, joined, one))
        script = act_out(opening, joined).says("ana", sent(said, asked.takes))
        if not script.conversation.ended:
            script.gm(q.Approval(True))
        assert script.end().result is True, choice


class Reader:
    """A person at a terminal who takes the first of every list."""

    def __init__(self) -> None:
        self.lists: dict[str, tuple[str, ...]] = {}

    def shown(self, seat: str, question: Question[Any]) -> None:
        """Look at it."""

    def field(self, name: str, choices: tuple[str, ...], preset: str) -> str:
        self.lists[name] = choices
        return preset

    def several(self, name: str, suggested: tuple[str, ...], preset: str) -> tuple[str, ...]:
        self.lists[name] = suggested
        return ()

    def dice(self, count: int, sides: int) -> str:
        return ""

    def refused(self, error: MoothallError) -> None:
        raise error


def test_the_terminal_lists_the_same_choices() -> None:
    """The terminal lists the same choices as the page."""
    asked, reader = q.CutIn("ilse", "rook", "strike", ("fight",)), Reader()
    read = read_answer(asked, reader, PLACE)
    assert (read.action, read.skill) == ("attack", "fight")
    assert reader.lists["targets"] == ("rook",) and reader.lists["tool"] == ("", "club")
    assert reader.lists["action"] == ("attack", "create-advantage", "overcome")
