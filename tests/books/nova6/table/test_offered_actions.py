"""NOVA6 actions offered at the table: who may begin which and when, and the layout of the view."""

from __future__ import annotations

import dataclasses
from typing import Any, get_args, get_type_hints

import pytest

from moothall import books
from moothall.records import changed
from moothall.rulesets.nova6 import layout
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.state import Character, Edge, Fall, Mark, Scene, Table, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.rulesets.nova6.words import LADDER
from moothall.sight import redact
from moothall.speech import LANGUAGES, voice
from moothall.talk.actions import form
from moothall.talk.layout import Shown
from tests.books.nova6.support.damage import filled
from tests.books.nova6.support.offers import BOOK, choices, closed_by, offers, open_ids
from tests.books.nova6.support.stage import advantage, aspect, asset, condition, conflict, hero, npc, table, weapon

ILSE, BRAM, THUG = hero("ilse", fight=1), hero("bram"), npc("thug", fight=1)
ZONES = (Zone(ZoneId("deck"), "The deck"), Zone(ZoneId("hold"), "The hold"))
COMMON = {"manoeuvre", "aim", "shove", "deal"}
ALWAYS = {"create-advantage", "overcome", "act", "undertake", "snap", "propose", "take-load"}


def doing(state: Table, who: str = "ilse") -> set[str]:
    """The actions wanted often that are open, but for those that are open to everybody who can act."""
    return {id for id, one in offers(state, who).items() if one.open and one.rank} - COMMON


def closed(state: Table, who: str = "ilse") -> dict[str, str]:
    """The actions wanted often that are closed, with the rule that closes each."""
    return {id: one.cite for id, one in offers(state, who).items() if not one.open and one.rank and id not in COMMON}


def fight(*things: Any, acting: str = "ilse", **more: Any) -> Table:
    own = () if any(isinstance(one, Character) and one.id == "ilse" for one in things) else (ILSE,)
    scene = conflict(acting, phase="early", early=("ilse", "bram"))
    return table(*own, BRAM, THUG, *things, scene=scene, **more)


# ---- What can be done ------------------------------------------------------------------------------------------------


def test_outside_a_scene_all_simple_actions_are_open() -> None:
    """Outside a scene there are no turns: tests, long tasks and proposals are all open."""
    assert doing(table(ILSE)) == ALWAYS
    alone = {"attack": "nova6.action.attack-use", "defend": "nova6.action.defend-when"}
    assert closed(table(ILSE)) == {"compel": "nova6.compel.propose", **alone}
    assert doing(table(ILSE, aspect("FOG"))) == ALWAYS | {"compel"}
    placed: dict[str, Any] = {"zones": ZONES, "edges": (Edge("deck", "hold"),)}
    assert "move" in doing(table(changed(ILSE, zone="deck"), **placed)) and "move" not in doing(table(ILSE))
    assert closed(table(ILSE, **placed))["move"] == "nova6.zone.define"
    plain = table(ILSE)
    assert "snap" not in doing(changed(plain, options=dataclasses.replace(plain.options, advanced_actions="off")))


def test_only_the_acting_character_acts_in_turns() -> None:
    """The others are told which rule keeps them waiting; all may ask for the scene to end."""
    acting = ALWAYS - {"undertake"} | {"attack", "defend", "end-turn", "delay", "concede", "ask-to-close"}
    assert doing(fight()) == acting
    assert doing(fight(), "bram") == {"concede", "ask-to-close", "defend", "propose", "take-load"}
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
    rounds = asset("ilse", "A BOX OF ROUNDS", 2)
    assert "seek-ammunition" in doing(fight(gun))
    assert closed(fight(gun, rounds))["reload"] == "nova6.prop.uses-ammo-reload"
    assert "reload" in doing(fight(empty, rounds)) and "reload" in closed(fight(empty))
    assert "mend" in doing(table(ILSE, broken)) and closed(fight(broken))["mend"] == "nova6.prop.repairable"
    assert "exhaust" in doing(fight(changed(ILSE, plot_points=1), theirs))
    assert closed(fight(changed(ILSE, plot_points=0), theirs))["exhaust"] == "nova6.pp.floor"
    assert "end-effect" in doing(fight(condition("dark", 2, duration="A"))) and "end-effect" not in doing(fight())
    paid = hero("ilse", Trait("dash", "Dash", gives=(Gives("dice", 1, points=1),)), plot_points=1)
    assert "activate" in doing(fight(paid)) and "activate" not in doing(fight())
    assert closed(fight(changed(paid, plot_points=0)))["activate"] == "nova6.pp.floor"
    assert "sacrifice" in doing(fight(gun, advantage("ilse", -2, made=True)))
    assert "sacrifice" not in doing(fight(advantage("ilse", 2, made=True)))


def test_only_a_falling_character_may_brace_or_grab() -> None:
    """A falling character may brace or grab, once per bonus action; nobody else may."""
    state = fight(falls=(Fall("ilse", 4),))
    assert {"brace", "grab"} <= doing(state) and not {"brace", "grab"} & doing(state, "bram")
    bonus = changed(
        state, scene=changed(state.scene, phase="bonus"), marks=(Mark("bonus-used", "ilse", until="round"),)
    )
    assert closed(bonus)["brace"] == closed(bonus)["grab"] == "nova6.bonus.one"


def test_an_action_without_conditions_is_open_to_all_present() -> None:
    """An action without further conditions is open to every character in the scene, and to nobody who has left it."""
    here, gone = offers(fight()), offers(fight(changed(ILSE, out="left"), acting="bram"))
    for id in ("know-language", "step-in"):
        assert (here[id].open, here[id].cite, here[id].rank) == (True, "nova6.role.player", 0)
        assert (gone[id].open, gone[id].cite) == (False, "nova6.cons.incap-effect")


def test_every_action_of_players_is_offered_and_has_a_name() -> None:
    """Every action that players may begin says when it is open, and has a name in every language."""
    theirs = {name for name in BOOK.procedures if BOOK.access(name).by == "player"}
    assert [name for name in theirs if not declared(name).offered] == ["nova6.join"]
    assert len(theirs) == 61
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        assert [name for name in theirs if not said.has(f"deed-{name.replace('.', '-')}")] == []


def declared(name: str) -> Any:
    """The declaration of an action."""
    return BOOK.procedures[name].declared


def test_common_actions_come_first() -> None:
    """What is wanted often comes in one order for players and one for the GM; the rest stands behind it."""
    ranked = {by: sorted((declared(name).rank, name.removeprefix("nova6.")) for name in BOOK.procedures
                         if declared(name) and declared(name).by == by and declared(name).rank)
              for by in ("player", "gm")}  # fmt: skip
    assert [rank for rank, _ in ranked["player"]] == list(range(1, 38))
    assert [id for _, id in ranked["player"]][:8] == [
        *("attack", "create-advantage", "overcome", "defend", "act", "strive", "move", "snap"),
    ]
    assert [id for _, id in ranked["player"]][-5:] == ["manoeuvre", "aim", "shove", "deal", "join"]
    assert [id for _, id in ranked["gm"]] == [
        *("begin-scenario", "open-scene", "somebody", "put", "oppose", "gang-up", "next-round", "close-scene"),
        "milestone",
    ]
    assert list(offers(fight()))[:6] == ["attack", "create-advantage", "overcome", "defend", "act", "snap"]


def test_every_cited_rule_is_in_the_rulebook() -> None:
    """Every rule that opens or closes an action can be read."""
    rules = books.rulebook("nova6").rules
    states = [table(ILSE, zones=ZONES), fight(filled("S--/--/-", ILSE), falls=(Fall("ilse", 4),))]
    assert [one for state in states for one in offers(state).values() if one.cite not in rules] == []


# ---- What is shown ---------------------------------------------------------------------------------------------------


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


def test_the_layout_names_procedures_of_the_book() -> None:
    """What the board begins exists."""
    assert {layout.LAYOUT.places.lay, layout.LAYOUT.places.walk, *layout.LAYOUT.turns} <= set(BOOK.procedures)


def test_kinds_and_durations_have_rules_and_names() -> None:
    """Every kind and duration of an effect can be looked up, and has a name in every language."""
    cites = dict(layout.LAYOUT.cites)
    assert set(cites.values()) <= set(books.rulebook("nova6").rules)
    assert {*LADDER, "advantage", "condition"} <= set(cites)
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        assert [one for one in LADDER if not said.has(f"term-duration-{one}")] == []
        assert [one for one in layout.KINDS if not said.has(f"term-effect-{one}")] == []


def test_every_listed_word_has_a_name() -> None:
    """Each choice of an argument that is a word of the rules has a name in every language."""
    state = fight()
    listed = {
        (argument.name, choice.id)
        for name, procedure in BOOK.procedures.items()
        if procedure.declared and name != "nova6.set-hazard"
        for argument, found in form(procedure, state, {"who": "ilse"})
        for choice in found
        if not choice.name
    }
    assert len(listed) > 100
    for lang in LANGUAGES:
        said = voice(lang, "nova6")
        keys = {one: (f"term-{one[1]}", f"term-{one[0]}-{one[1]}") for one in listed}
        assert [one for one, known in keys.items() if not any(said.has(key) for key in known)] == []


# ---- What may be chosen ----------------------------------------------------------------------------------------------

KNIFE = weapon("ilse", "knife", 2, id="knife")
RIFLE = weapon("ilse", "rifle", 4, Property("ranged", of=("near",)), id="rifle")
LINKED = (Edge("deck", "hold"), Edge("hold", "quay"))
HARBOUR = (*ZONES, Zone(ZoneId("quay"), "The quay"))


def test_a_weapon_that_does_not_reach_is_closed() -> None:
    """With a far target named, a knife is closed by its range, and the rifle is the first that is open."""
    far = changed(THUG, id="sniper", zone="hold")
    state = fight(changed(ILSE, zone="deck"), far, KNIFE, RIFLE, zones=HARBOUR, edges=LINKED)
    said = {"who": "ilse", "action": "attack", "skill": "fight", "targets": ("sniper",)}
    assert closed_by(state, "act", "tool", **said) == {"knife": "nova6.fight.attack-melee-range"}
    assert open_ids(state, "act", "tool", **said) == ["rifle"]
    assert "sniper" in closed_by(state, "act", "targets", **said | {"tool": "knife"})


def test_the_preset_of_aiming_is_a_weapon_that_reaches() -> None:
    """Aim is preset to somebody in range and a weapon that can be aimed; without such a weapon it is closed."""
    state = fight(KNIFE, RIFLE)
    assert open_ids(state, "aim", "target", who="ilse")[0] == "thug"
    assert open_ids(state, "aim", "tool", who="ilse") == ["rifle"]
    assert not offers(fight(KNIFE))["aim"].open and offers(state)["aim"].open


def test_only_a_next_zone_is_open_to_go_to() -> None:
    """A zone beside is open; one further off is, once the way to it has been named."""
    state = fight(changed(ILSE, zone="deck"), zones=HARBOUR, edges=LINKED)
    assert open_ids(state, "move", "path", who="ilse") == ["hold"]
    assert closed_by(state, "move", "path", who="ilse") == {"quay": "nova6.zone.define"}
    assert open_ids(state, "move", "path", who="ilse", path=("hold",)) == ["hold", "quay"]


def test_people_are_listed_by_side_and_hidden_ones_are_not() -> None:
    """The GM's people come first as targets of heroes; an unseen character is in no list of a player's."""
    state = fight(changed(filled("S--/--/-", THUG), id="spy", seen=False))
    view = redact(state, "ilse")
    assert [one.id for one in choices(state, "act", "targets", who="ilse")] == ["thug", "spy", "bram", "ilse"]
    assert [one.id for one in choices(view, "act", "targets", who="ilse")] == ["thug", "bram", "ilse"]
    assert [one.id for one in choices(view, "deal", "target", who="ilse")] == ["thug", "bram"]
    assert [one.id for one in choices(state, "gang-up", "target")] == [one.id for one in state.heroes]
    assert choices(view, "act", "targets", who="ilse")[0].name == "Thug"
