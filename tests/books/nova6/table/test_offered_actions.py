"""NOVA6 actions offered at the table: who may begin which and when, and the layout of the view."""

from __future__ import annotations

import dataclasses
import re
from typing import Any, get_args, get_type_hints

import pytest

from moothall import books
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import actions, layout
from moothall.rulesets.nova6.available_actions import ASKED_FOR
from moothall.rulesets.nova6.state import Character, Effect, Fall, Mark, Scene, Table, Task, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.rulesets.nova6.words import LADDER
from moothall.sight import redact
from moothall.speech import LANGUAGES, voice
from moothall.table.book import Book
from moothall.talk.layout import Shown
from tests.books.nova6.support.damage import filled
from tests.books.nova6.support.stage import advantage, aspect, condition, conflict, hero, npc, table, weapon

ILSE, BRAM, THUG = hero("ilse", fight=1), hero("bram"), npc("thug", fight=1)
ZONES = (Zone("deck", "The deck"), Zone("hold", "The hold"))
REST = set(actions.ACTION_PROCEDURES) - ASKED_FOR
ALWAYS = {"act", "undertake", "snap", "propose", "take-load"}


def doing(state: Table, who: str = "ilse") -> set[str]:
    """The actions that are open."""
    return {one.id for one in nova6.choices(state, who) if one.open} - REST


def closed(state: Table, who: str = "ilse") -> dict[str, str]:
    """The actions that are closed, with the rule that closes each."""
    return {one.id: one.cite for one in nova6.choices(state, who) if not one.open and one.id not in REST}


def fight(*things: Any, acting: str = "ilse", **more: Any) -> Table:
    own = () if any(isinstance(one, Character) and one.id == "ilse" for one in things) else (ILSE,)
    scene = conflict(acting, phase="early", early=("ilse", "bram"))
    return table(*own, BRAM, THUG, *things, scene=scene, **more)


# ---- What can be done ------------------------------------------------------------------------------------------------


def test_outside_a_scene_all_simple_actions_are_open() -> None:
    """Outside a scene there are no turns: tests, long tasks and proposals are all open."""
    assert doing(table(ILSE)) == ALWAYS
    assert closed(table(ILSE)) == {"compel": "nova6.compel.propose"}
    assert doing(table(ILSE, aspect("FOG"))) == ALWAYS | {"compel"}
    assert "move" in doing(table(ILSE, zones=ZONES)) and "move" not in doing(table(ILSE))
    plain = table(ILSE)
    assert "snap" not in doing(changed(plain, options=dataclasses.replace(plain.options, advanced_actions="off")))


def test_only_the_acting_character_acts_in_turns() -> None:
    """The others are told which rule keeps them waiting; all may ask for the scene to end."""
    acting = ALWAYS - {"undertake"} | {"end-turn", "delay", "concede", "ask-to-close"}
    assert doing(fight()) == acting
    assert doing(fight(), "bram") == {"concede", "ask-to-close", "propose", "take-load"}
    assert {closed(fight(), "bram")[id] for id in ("act", "snap", "take-turn")} == {"nova6.time.turn"}


def test_any_character_of_the_current_phase_may_begin() -> None:
    """While no turn has begun, those of this part of the round may take theirs, and no others."""
    scene = changed(conflict(""), early=("ilse",), late=("bram",), phase="early", acting="")
    state = table(ILSE, BRAM, THUG, scene=scene)
    assert {"take-turn", "act"} <= doing(state, "ilse")
    assert not {"take-turn", "act"} & doing(state, "bram")


def test_a_used_up_turn_can_only_be_ended() -> None:
    """After the one action that was declared there is nothing left but small things."""
    used = changed(ILSE, turn=Turn(1, declared=1, pairs=("fight attack",)))
    assert "act" not in doing(fight(used)) and "end-turn" in doing(fight(used))
    assert closed(fight(used))["act"] == "nova6.multi.skills-declare"
    assert closed(fight(used))["delay"] == "nova6.init.delay"


def test_an_incapacitated_character_cannot_act() -> None:
    """For a character who is out, the rule of being out closes every action but requests."""
    out = changed(ILSE, out="incapacitated")
    assert doing(fight(out, acting="bram")) == {"ask-to-close", "propose"}
    assert closed(fight(out, acting="bram"))["act"] == "nova6.cons.incap-effect"


def test_a_contest_offers_only_its_own_action() -> None:
    """In a contest a character strives, and no other test is offered."""
    scene = Scene("contest", "narrative", "Race", goal=3, skill="move")
    assert "strive" in doing(table(ILSE, scene=scene)) and "act" not in doing(table(ILSE, scene=scene))
    assert closed(table(ILSE, scene=scene))["act"] == "nova6.contest.round"


def test_rally_and_treat_appear_only_with_a_wound() -> None:
    """A hurt character may rally and anybody may treat them; without a wound neither is offered."""
    hurt = filled("S--/--/-", ILSE)
    assert {"rally", "treat"} <= doing(fight(hurt))
    assert "treat" in doing(fight(hurt, acting="bram"), "bram") and "rally" not in doing(fight(hurt), "bram")
    assert not {"rally", "treat"} & (doing(fight()) | closed(fight()).keys())
    begun = changed(hurt, turn=Turn(1, declared=2, pairs=("fight attack",)))
    assert closed(fight(begun))["rally"] == "nova6.rally.turn"
    state = fight(changed(BRAM, id="tom", out="incapacitated"))
    grim = changed(state, options=dataclasses.replace(state.options, end_untreated="on"))
    assert "stabilise" in doing(grim) and "stabilise" not in doing(state)


def test_treatment_of_hidden_wounds_is_not_offered() -> None:
    """An NPC whose numbers are hidden is not shown to be hurt."""
    state = fight(changed(filled("S--/--/-", THUG), id="rogue", open=False))
    assert "treat" in doing(state) and "treat" not in doing(redact(state, "ilse"))


def test_equipment_brings_its_own_actions() -> None:
    """Area weapons strike, ammunition is reloaded or sought, broken gear repaired, lasting effects ended."""
    bomb = weapon("ilse", "bomb", 4, Property("area"))
    gun = weapon("ilse", "gun", 4, Property("ammo"))
    empty = changed(gun, marks=("exhausted",))
    broken = weapon("ilse", "lamp", 0, Property("repairable"), marks=("broken",))
    theirs = weapon("thug", "torch", 2, Property("uses"))
    assert "strike-area" in doing(fight(bomb)) and "strike-area" not in doing(fight(gun))
    assert "seek-ammunition" in doing(fight(gun)) and closed(fight(gun))["reload"] == "nova6.prop.uses-ammo-reload"
    assert "reload" in doing(fight(empty))
    assert "mend" in doing(table(ILSE, broken)) and closed(fight(broken))["mend"] == "nova6.prop.repairable"
    assert "exhaust" in doing(fight(changed(ILSE, plot_points=1), theirs))
    assert closed(fight(changed(ILSE, plot_points=0), theirs))["exhaust"] == "nova6.pp.spend-uses"
    assert "end-effect" in doing(fight(condition("dark", 2, duration="A"))) and "end-effect" not in doing(fight())
    paid = hero("ilse", Trait("dash", "Dash", gives=(Gives("dice", 1, points=1),)))
    assert "activate" in doing(fight(paid)) and "activate" not in doing(fight())
    assert "sacrifice" in doing(fight(advantage("ilse", -2, made=True)))
    assert "sacrifice" not in doing(fight(advantage("ilse", 2, made=True)))


def test_only_a_falling_character_may_brace_or_grab() -> None:
    """A falling character may brace or grab, once per bonus action; nobody else may."""
    state = fight(falls=(Fall("ilse", 4),))
    assert {"brace", "grab"} <= doing(state) and not {"brace", "grab"} & doing(state, "bram")
    bonus = changed(
        state, scene=changed(state.scene, phase="bonus"), marks=(Mark("bonus-used", "ilse", until="round"),)
    )
    assert closed(bonus)["brace"] == closed(bonus)["grab"] == "nova6.bonus.one"


def test_an_action_without_conditions_is_open_to_all_present(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action without further conditions is open to every character in the scene."""
    monkeypatch.setitem(actions.ACTION_PROCEDURES, "whistle", ("nova6.whistle",))
    here, gone = fight(), fight(changed(ILSE, out="left"), acting="bram")
    assert [next(one for one in nova6.choices(at, "ilse") if one.id == "whistle").open for at in (here, gone)] == [
        True,
        False,
    ]
    assert set(actions.ACTION_PROCEDURES) >= ASKED_FOR


def test_every_action_has_a_procedure_and_a_name() -> None:
    """Every procedure players may open is an action with a name in every language."""
    theirs = {name for name, how in actions.ACCESS.items() if how.by == "player"}
    assert {name for names in actions.ACTION_PROCEDURES.values() for name in names} == theirs - {"nova6.join"}
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        assert [name for name in theirs if not said.has(f"deed-{name.replace('.', '-')}")] == []


def test_every_cited_rule_is_in_the_rulebook() -> None:
    """Every rule that opens or closes an action can be read."""
    rules = books.rulebook("nova6").rules
    states = [table(ILSE, zones=ZONES), fight(filled("S--/--/-", ILSE), falls=(Fall("ilse", 4),))]
    assert [one for state in states for one in nova6.choices(state, "ilse") if one.cite not in rules] == []


# ---- What is shown ---------------------------------------------------------------------------------------------------


def part_of(kind: Any, path: str) -> bool:
    """Whether an argument or a record has such a part."""
    first, _, rest = path.partition(".")
    hints = get_type_hints(kind)
    return first in hints and (not rest or part_of(hints[first], rest))


def inner(kind: Any) -> Any:
    """The record in a field: itself, the one in a list, the one that may be missing."""
    if dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"):
        return kind
    return next((found for one in get_args(kind) if (found := inner(one)) is not None), None)


@pytest.mark.parametrize(
    ("kind", "shows"), [(Table, layout.TABLE), (Character, layout.SOMEBODY)], ids=["table", "person"]
)
def test_every_field_is_shown_and_every_part_exists(kind: Any, shows: tuple[Shown, ...]) -> None:
    """Each field of the state has a widget; a record shows parts it has, each with a name in every language."""
    hints = get_type_hints(kind)
    assert sorted(one.field for one in shows) == sorted(hints)
    records = [one for one in shows if one.widget == "record"]
    assert records
    for one in records:
        assert one.parts and set(one.parts) <= set(get_type_hints(inner(hints[one.field])))
        for lang in LANGUAGES:
            said = voice(lang, "nova6")
            unnamed = [
                part for part in one.parts if not any(said.has(f"{at}-{part}") for at in ("shown", "field", "arg"))
            ]
            assert unnamed == []


def test_layout_arguments_exist_in_some_procedure() -> None:
    """Every argument the layout names is one that some procedure has."""
    declared, procedures = layout.LAYOUT, Book("nova6").procedures
    arguments = {
        name: {each.name: each.annotation for each in one.signature.parameters.values()}
        for name, one in procedures.items()
    }
    inside = {*get_type_hints(Effect), *get_type_hints(Task)}

    def known(argument: str) -> bool:
        action, _, name = argument.rpartition("/")
        if not action:
            return name in inside or any(name in given for given in arguments.values())
        first, _, rest = name.partition(".")
        return first in arguments[action] and (not rest or part_of(arguments[action][first], rest))

    named = [one.argument for one in declared.somebody]
    named += [one.argument for one in declared.listed] + [one.argument for one in declared.worded]
    assert [one for one in (*named, *declared.elsewhere, *declared.fresh) if not known(one)] == []
    assert set(declared.first) <= set(procedures)
    assert {declared.places.lay, declared.places.walk} <= set(procedures)


def test_kinds_and_durations_have_rules_and_names() -> None:
    """Every kind and duration of an effect can be looked up, and has a name in every language."""
    cites = dict(layout.LAYOUT.cites)
    assert set(cites.values()) <= set(books.rulebook("nova6").rules)
    assert {*LADDER, "advantage", "condition"} <= set(cites)
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        assert [one for one in LADDER if not said.has(f"term-duration-{one}")] == []
        assert [one for one in layout.KINDS if not said.has(f"term-effect-{one}")] == []
        worded = [one for one in layout.WORDED if one.argument != "nova6.set-hazard/kind"]
        fields = [(word, f"{re.split('[/.]', one.argument)[-1]}-") for one in worded for word in one.words]
        unsaid = [one for one in fields if not any(said.has(f"term-{field}{one[0]}") for field in ("", one[1]))]
        assert unsaid == []
