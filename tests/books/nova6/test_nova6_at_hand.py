"""What is at hand at a NOVA6 table: what can be done now, who may begin it, and what is shown."""

from __future__ import annotations

import dataclasses
import re
from typing import Any, get_args, get_type_hints

import pytest

from moothall import books
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import opens, shown
from moothall.rulesets.nova6.doing import ASKED_FOR
from moothall.rulesets.nova6.state import Character, Effect, Fall, Mark, Scene, Table, Task, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.rulesets.nova6.words import LADDER
from moothall.sight import redact
from moothall.speech import LANGUAGES, voice
from moothall.table.book import Book
from moothall.talk.shown import Shown
from support.nova6 import advantage, aspect, condition, conflict, hero, npc, table, weapon
from support.nova6_harm import filled

ILSE, BRAM, THUG = hero("ilse", fight=1), hero("bram"), npc("thug", fight=1)
ZONES = (Zone("deck", "The deck"), Zone("hold", "The hold"))
REST = set(opens.DOES) - ASKED_FOR
ALWAYS = {"act", "undertake", "snap", "propose", "take-load"}


def doing(state: Table, who: str = "ilse") -> set[str]:
    """What is open."""
    return {one.id for one in nova6.choices(state, who) if one.open} - REST


def closed(state: Table, who: str = "ilse") -> dict[str, str]:
    """What is closed, and by which rule."""
    return {one.id: one.cite for one in nova6.choices(state, who) if not one.open and one.id not in REST}


def fight(*things: Any, acting: str = "ilse", **more: Any) -> Table:
    own = () if any(isinstance(one, Character) and one.id == "ilse" for one in things) else (ILSE,)
    scene = conflict(acting, phase="early", early=("ilse", "bram"))
    return table(*own, BRAM, THUG, *things, scene=scene, **more)


# ---- What can be done ------------------------------------------------------------------------------------------------


def test_outside_of_a_scene_everything_simple_is_open() -> None:
    """Nobody takes turns: one tries something, begins something longer, or asks for something."""
    assert doing(table(ILSE)) == ALWAYS
    assert closed(table(ILSE)) == {"compel": "nova6.compel.propose"}
    assert doing(table(ILSE, aspect("FOG"))) == ALWAYS | {"compel"}
    assert "move" in doing(table(ILSE, zones=ZONES)) and "move" not in doing(table(ILSE))
    plain = table(ILSE)
    assert "snap" not in doing(changed(plain, options=dataclasses.replace(plain.options, advanced_actions="off")))


def test_in_turns_only_whoever_acts_does_something() -> None:
    """The others are told which rule keeps them waiting; a scene may be asked to end by all."""
    acting = ALWAYS - {"undertake"} | {"end-turn", "delay", "concede", "ask-to-close"}
    assert doing(fight()) == acting
    assert doing(fight(), "bram") == {"concede", "ask-to-close", "propose", "take-load"}
    assert {closed(fight(), "bram")[id] for id in ("act", "snap", "take-turn")} == {"nova6.time.turn"}


def test_of_several_who_are_next_each_may_begin() -> None:
    """While nobody's turn has begun, those of this part of the round may take theirs, and no others."""
    scene = changed(conflict(""), early=("ilse",), late=("bram",), phase="early", acting="")
    state = table(ILSE, BRAM, THUG, scene=scene)
    assert {"take-turn", "act"} <= doing(state, "ilse")
    assert not {"take-turn", "act"} & doing(state, "bram")


def test_a_turn_that_is_used_up_can_only_be_ended() -> None:
    """After the one action that was declared there is nothing left but small things."""
    used = changed(ILSE, turn=Turn(1, declared=1, pairs=("fight attack",)))
    assert "act" not in doing(fight(used)) and "end-turn" in doing(fight(used))
    assert closed(fight(used))["act"] == "nova6.multi.skills-declare"
    assert closed(fight(used))["delay"] == "nova6.init.delay"


def test_whoever_is_out_asks_and_does_nothing() -> None:
    """Out of the scene, the rule of that closes every action."""
    out = changed(ILSE, out="incapacitated")
    assert doing(fight(out, acting="bram")) == {"ask-to-close", "propose"}
    assert closed(fight(out, acting="bram"))["act"] == "nova6.cons.incap-effect"


def test_a_contest_has_an_action_of_its_own() -> None:
    """There one strives, and tries nothing else."""
    scene = Scene("contest", "narrative", "Race", goal=3, skill="move")
    assert "strive" in doing(table(ILSE, scene=scene)) and "act" not in doing(table(ILSE, scene=scene))
    assert closed(table(ILSE, scene=scene))["act"] == "nova6.contest.round"


def test_wounds_are_seen_to() -> None:
    """Whoever is hurt may rally, anybody may treat them; without a wound neither is there."""
    hurt = filled("S--/--/-", ILSE)
    assert {"rally", "treat"} <= doing(fight(hurt))
    assert "treat" in doing(fight(hurt, acting="bram"), "bram") and "rally" not in doing(fight(hurt), "bram")
    assert not {"rally", "treat"} & (doing(fight()) | closed(fight()).keys())
    begun = changed(hurt, turn=Turn(1, declared=2, pairs=("fight attack",)))
    assert closed(fight(begun))["rally"] == "nova6.rally.turn"
    state = fight(changed(BRAM, id="tom", out="incapacitated"))
    grim = changed(state, options=dataclasses.replace(state.options, end_untreated="on"))
    assert "stabilise" in doing(grim) and "stabilise" not in doing(state)


def test_a_wound_nobody_can_see_is_not_told() -> None:
    """Of somebody whose numbers are not known, being hurt shows nothing."""
    state = fight(changed(filled("S--/--/-", THUG), id="rogue", open=False))
    assert "treat" in doing(state) and "treat" not in doing(redact(state, "ilse"))


def test_things_bring_deeds() -> None:
    """A weapon of area strikes one, ammunition is reloaded or sought, what is broken is mended, what lasts is ended."""
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


def test_whoever_falls_may_brace_or_grab() -> None:
    """And nobody else may."""
    state = fight(falls=(Fall("ilse", 4),))
    assert {"brace", "grab"} <= doing(state) and not {"brace", "grab"} & doing(state, "bram")
    bonus = changed(
        state, scene=changed(state.scene, phase="bonus"), marks=(Mark("bonus-used", "ilse", until="round"),)
    )
    assert closed(bonus)["brace"] == closed(bonus)["grab"] == "nova6.bonus.one"


def test_whatever_else_players_may_begin_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deed of which nothing more is said is open to whoever is in the scene."""
    monkeypatch.setitem(opens.DOES, "whistle", ("nova6.whistle",))
    here, gone = fight(), fight(changed(ILSE, out="left"), acting="bram")
    assert [next(one for one in nova6.choices(at, "ilse") if one.id == "whistle").open for at in (here, gone)] == [
        True,
        False,
    ]
    assert set(opens.DOES) >= ASKED_FOR


def test_every_deed_has_its_procedure_and_its_name() -> None:
    """Whatever players may open is a deed of a character, and is called something in every language."""
    theirs = {name for name, how in opens.OPENS.items() if how.by == "player"}
    assert {name for names in opens.DOES.values() for name in names} == theirs - {"nova6.join"}
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        assert [name for name in theirs if not said.has(f"deed-{name.replace('.', '-')}")] == []


def test_every_rule_that_is_named_is_in_the_book() -> None:
    """What offers or closes a deed can be read."""
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
    ("kind", "shows"), [(Table, shown.TABLE), (Character, shown.SOMEBODY)], ids=["table", "person"]
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


def test_what_a_page_says_of_arguments_is_true() -> None:
    """Lists, words, people, and what no form asks for: each names an argument that some procedure has."""
    layout, procedures = shown.LAYOUT, Book("nova6").procedures
    arguments = {
        name: {each.name: each.annotation for each in one.signature.parameters.values()}
        for name, one in procedures.items()
    }
    inside = {*get_type_hints(Effect), *get_type_hints(Task)}

    def known(argument: str) -> bool:
        deed, _, name = argument.rpartition("/")
        if not deed:
            return name in inside or any(name in given for given in arguments.values())
        first, _, rest = name.partition(".")
        return first in arguments[deed] and (not rest or part_of(arguments[deed][first], rest))

    named = [one.argument for one in layout.somebody]
    named += [one.argument for one in layout.listed] + [one.argument for one in layout.worded]
    assert [one for one in (*named, *layout.elsewhere, *layout.fresh) if not known(one)] == []
    assert set(layout.first) <= set(procedures)
    assert {layout.places.lay, layout.places.walk} <= set(procedures)


def test_words_beside_things_lead_to_rules() -> None:
    """Every kind and duration of an effect can be looked up, and has a name in every language."""
    cites = dict(shown.LAYOUT.cites)
    assert set(cites.values()) <= set(books.rulebook("nova6").rules)
    assert {*LADDER, "advantage", "condition"} <= set(cites)
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        assert [one for one in LADDER if not said.has(f"term-duration-{one}")] == []
        assert [one for one in shown.KINDS if not said.has(f"term-effect-{one}")] == []
        worded = [one for one in shown.WORDED if one.argument != "nova6.set-hazard/kind"]
        fields = [(word, f"{re.split('[/.]', one.argument)[-1]}-") for one in worded for word in one.words]
        unsaid = [one for one in fields if not any(said.has(f"term-{field}{one[0]}") for field in ("", one[1]))]
        assert unsaid == []
