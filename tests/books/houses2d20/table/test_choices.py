"""Choices of 2d20 actions: what is offered is accepted, and what is closed is refused by the same rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import pytest

from moothall.errors import AgainstTheRules, MoothallError, Unclear
from moothall.handlers.dice import Seeded
from moothall.handlers.stage import Stage
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import demo
from moothall.rulesets.houses2d20.assets import assets_of
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId
from moothall.rulesets.houses2d20.questions import check_own
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import CONFLICTS, SKILLS
from moothall.sight import redact
from moothall.speech import LANGUAGES, voice
from moothall.table.game import objections
from moothall.talk.actions import access_of, check_choices, form
from moothall.talk.arguments import Argument, Choice
from moothall.talk.procedure import Procedure
from tests.books.houses2d20.support.bots import Whim, direct
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.offers import book, offers
from tests.books.houses2d20.support.plain import Asset, Task, Trait
from tests.books.houses2d20.support.stage import ROW, act_out, npc, person, table

PEOPLE = (
    person("sanna", zone="a", points=5, says={"duty": "No debt unpaid"}, struck=("duty",)),
    person("ivo", zone="b"),
    person("maud", defeated="defeated"),
    npc("roke", zone="b"),
    npc("guard", "minor", zone="a"),
    npc("spy", seen=False, open=False),
    changed(npc("aide", "notable"), side="players", supporting=True),
)
THINGS = (
    Asset("blade", "Kinzal", "sanna", 1, "a"),
    Asset("staff", "Staff", "sanna", 0, out=True),
    Asset("letter", "Letter", "ivo"),
    Asset("spear", "Spear", "roke", 0, "b"),
    Trait("t1", "Dust storm"),
)
TASK = Task("task1", "The tunnel", 6)


def crowd(**more: Any) -> Table:
    """A table with somebody and something of every kind."""
    return table(*PEOPLE, *THINGS, *ROW, tasks=(TASK,), **more)


def fighting(kind: Any, first: str) -> Table:
    """A conflict of a kind, without Ivo, in which somebody acts first."""
    apart = [one.id for one in PEOPLE if one.id not in ("ivo", "maud")]
    return act_out(houses.begin_conflict.open(kind, first, (), (), tuple(apart)), crowd()).end().state


def demo_table() -> Table:
    """The demo, where somebody has to act."""
    say = voice("en", "houses2d20").say
    stage: Stage[Table] = Stage(book().start, book().fold, Seeded("demo"))
    for fact, rule in demo.setting(say):
        stage.tell(fact, rule)
    direct(stage, demo.prelude(say), Whim("demo"))
    return stage.state


STATES: dict[str, Callable[[], Table]] = {
    "a free scene": crowd,
    "Momentum saved": partial(crowd, momentum=1),
    "a quiet scene": partial(crowd, reflective=True),
    "between adventures": partial(crowd, between=True),
    "nobody but one": partial(table, person()),
    **{f"{kind}, players first": partial(fighting, kind, "sanna") for kind in CONFLICTS},
    "personal, the others first": partial(fighting, "personal", "roke"),
    "the demo": demo_table,
}
"""Tables in which other things are open and closed."""


@cache
def views(name: str) -> tuple[Table, ...]:
    """A table as the GM and as two players see it."""
    state = STATES[name]()
    return state, redact(state, "sanna"), redact(state, "ivo")


SAID = {
    **dict.fromkeys(("action", "aim", "name", "title", "text"), "over the wall"),
    "kind": "personal",
    "requirement": 4,
    "zones": (),
    "id": "new",
    "houses": (),
}
"""What is said of arguments without choices."""

NOT_SAID = {"pool", "sheet"}
"""Arguments of which a test says nothing: dice as they lie, and sheets."""


class Said(NamedTuple):
    """An action with all its arguments, one of which is the choice in question."""

    procedure: Procedure[..., Any]
    argument: Argument
    choice: Choice
    args: dict[str, Any]

    def refused(self, view: Table) -> tuple[MoothallError | None, MoothallError | None]:
        """What the choices say against it, and what the rules do."""
        try:
            check_choices(self.procedure, view, self.args)
        except MoothallError as problem:
            return problem, objections(book(), view, self.procedure.open(**self.args))
        return None, objections(book(), view, self.procedure.open(**self.args))


def every_choice(view: Table, by: str) -> Iterator[Said]:
    """Each choice of each action, with legal arguments beside it; none where an argument has nothing to choose."""
    for procedure in book().procedures.values():
        if procedure.declared and procedure.declared.by == by and not NOT_SAID & set(procedure.needs):
            yield from _choices_of(procedure, view)


def _choices_of(procedure: Procedure[..., Any], view: Table) -> Iterator[Said]:
    """Each choice of an action; assets of whoever may act first."""
    preset = filled(procedure, view, {}) or {}
    for argument, choices in form(procedure, view, preset):
        for choice in choices if argument.closed else ():
            beside = {} if argument.name == "who" else {"who": preset["who"]} if "who" in preset else {}
            args = filled(procedure, view, beside | {argument.name: named(argument, choice)})
            if args is not None:
                yield Said(procedure, argument, choice, args)


def named(argument: Argument, choice: Choice) -> Any:
    """A choice as an argument takes it."""
    return choice.id if argument.takes is str else (choice.id,)


def filled(procedure: Procedure[..., Any], view: Table, given: dict[str, Any]) -> dict[str, Any] | None:
    """Arguments with the first legal choice for everything that must be said."""
    args = dict(given)
    for argument, choices in form(procedure, view, given):
        if argument.name in args or not argument.needed:
            continue
        first = next((choice.id for choice in choices if choice.is_open), None)
        if argument.closed and first is None:
            return None
        args[argument.name] = first if argument.closed else SAID[argument.name]
    return args


def alike(one: MoothallError | None, other: MoothallError | None) -> bool:
    """Whether two refusals are the same sentence under the same rule."""
    return one is not None and other is not None and (one.key, one.cite) == (other.key, other.cite)


@pytest.mark.parametrize("by", ["player", "gm"])
@pytest.mark.parametrize("name", STATES)
def test_an_open_choice_is_accepted_and_a_closed_one_refused_by_its_rule(name: str, by: str) -> None:
    """For everybody who looks: what the form offers begins at once; what it greys is refused, for the same reason."""
    for view in views(name) if by == "player" else views(name)[:1]:
        for said in every_choice(view, by):
            told, refusal = said.refused(view)
            if said.choice.is_open:
                assert told is None and refusal is None, (said.procedure, said.args, told, refusal)
            else:
                assert alike(said.choice.closed, told) and alike(told, refusal), (said.procedure, said.args, refusal)


@pytest.mark.parametrize("name", STATES)
def test_the_list_of_actions_says_what_the_rules_would(name: str) -> None:
    """An action in a hero's list is open if it can be begun as its form is preset, and closed by the rule that refuses
    it.
    """
    for view, who in zip(views(name), ("sanna", "sanna", "ivo"), strict=True):
        for offer in offers(view, who).values() if any(one.id == who for one in view.characters) else ():
            procedure = book().procedures[offer.procedure]
            args = filled(procedure, view, {"who": who})
            assert args is not None, f"{procedure} is listed without anything to choose"
            refusal = objections(book(), view, procedure.open(**args))
            assert (refusal is None) if offer.open else alike(refusal, offer.why), (procedure, refusal, offer)


def test_both_sides_of_every_choice_are_met() -> None:
    """The tables above open and close each kind of choice that a rule can close."""
    met: dict[bool, set[str]] = {True: set(), False: set()}
    for name in STATES:
        for by in ("player", "gm"):
            for said in every_choice(views(name)[0], by):
                met[said.choice.is_open].add(f"{said.procedure.name}/{said.argument.name}")
    closable = {
        "act/who",
        "attack/who",
        "act/asset",
        "test/who",
        "contest/who",
        "work/who",
        "work/asset",
        "defend/asset",
    }
    closable |= {"recover/who", "advance/who", "join-conflict/who", "leave-conflict/who", "begin-conflict/first"}
    closable |= {"begin-scene/present", "lay-asset/asset", "ambition/who", "impress/who", "question/who"}
    assert met[False] == {f"houses.{one}" for one in closable}
    assert met[False] <= met[True]


def test_each_argument_that_names_somebody_or_something_has_choices() -> None:
    """Nobody types an id: an argument of an id type lists its choices, or is new, or is asked for by the board."""
    for procedure in book().procedures.values():
        for argument in procedure.arguments if procedure.declared else ():
            hint = str(procedure.signature.parameters[argument.name].annotation)
            is_id = any(kind in hint for kind in ("CharacterId", "AssetId", "ZoneId", "TaskId"))
            excused = "fresh" in argument.roles or (procedure.name, argument.name) in NO_CHOICES
            assert not is_id or argument.closed or excused, (procedure, argument.name)


NO_CHOICES = {("houses.begin-conflict", "places")}
"""The places of a board that is only being laid out."""


def test_a_hidden_character_is_no_choice_of_a_player() -> None:
    """The GM may name the spy; a player's form has no such name."""
    gm, ana, _ = views("a free scene")
    listed = [{choice.id for choice in dict(_of("houses.test", view))["who"]} for view in (gm, ana)]
    assert listed[0] - listed[1] == {"spy"}


def _of(name: str, view: Table, **given: Any) -> Iterator[tuple[str, list[Choice]]]:
    return ((argument.name, choices) for argument, choices in form(book().procedures[name], view, given))


def test_assets_are_those_of_whoever_acts() -> None:
    """One's own, also the one that is out of play, which a rule closes; a skill is any of the five."""
    view = views("a free scene")[0]
    mine = dict(_of("houses.work", view, who="sanna"))["asset"]
    assert [(choice.id, choice.is_open) for choice in mine] == [("blade", True), ("staff", False)]
    assert [choice.id for choice in dict(_of("houses.test", view))["skill"]] == list(SKILLS)


def test_a_player_is_refused_at_the_table_as_the_form_says() -> None:
    """A live table refuses an id that is no choice at all, and one that a rule closes by that rule."""
    session = HousesSession(on=(npc("roke"),))
    with pytest.raises(Unclear, match="error-table-no-choice"):
        session.open("ana", houses.test, who="sanna", action="climb", skill="juggle")
    session.open("gm", houses.begin_conflict, kind="personal", first="roke")
    with pytest.raises(AgainstTheRules) as refused:
        session.open("ana", houses.act, who="sanna")
    assert refused.value.cite == "houses.initiative.gm-names-first"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_players_has_words(lang: str) -> None:
    """Each is called by a text of its own in every language."""
    said = voice(lang, "houses2d20")
    theirs = [one for one in book().procedures.values() if one.declared and one.declared.by == "player"]
    assert [one.name for one in theirs if not said.has(f"deed-{one.name.replace('.', '-')}")] == []
    assert len(theirs) == 11 and sum(bool(access_of(one).own) for one in theirs) == 10


def test_the_types_of_ids_keep_assets_and_characters_apart() -> None:
    """The type checker refuses a call with the two swapped; were it to take it, the ignored error would be unused."""
    state, who, asset = crowd(), CharacterId("sanna"), AssetId("blade")
    assert check_own(state, who, asset).name == "Kinzal" and [one.id for one in assets_of(state, who)] == ["blade"]
    with pytest.raises(Unclear, match="error-houses-no-such-asset"):
        check_own(state, asset, who)  # type: ignore[arg-type]
