"""NOVA6: pools of d6, stunts, aspects, plot points, stress, scenes."""

from typing import TYPE_CHECKING

from moothall.lazy import lazy
from moothall.rulesets.nova6 import registries

if TYPE_CHECKING:
    from moothall.rulesets.nova6 import sheet
    from moothall.rulesets.nova6.action_test.basic_actions import attack, create_advantage, defend, overcome
    from moothall.rulesets.nova6.action_test.group_tests import group_test
    from moothall.rulesets.nova6.action_test.oops import forgot
    from moothall.rulesets.nova6.action_test.procedure import act
    from moothall.rulesets.nova6.action_test.resistance import withstand
    from moothall.rulesets.nova6.action_test.rolling import roll_test
    from moothall.rulesets.nova6.action_test.uses import exhaust_for_a_point, reload_ammunition, seek_ammunition
    from moothall.rulesets.nova6.characters.advancement import choose_perk, rewrite_aspect, spend_advance, trade
    from moothall.rulesets.nova6.characters.approval import propose
    from moothall.rulesets.nova6.characters.bronze_rule import build, wear_down
    from moothall.rulesets.nova6.characters.corrections import begin_session, correct_talent
    from moothall.rulesets.nova6.characters.feature_rules import design_feature, take_feature
    from moothall.rulesets.nova6.characters.npc_entry import bring, come_again, promote, somebody, take_side
    from moothall.rulesets.nova6.equipment.assets import award_asset, keep_asset, replace_asset
    from moothall.rulesets.nova6.equipment.gear import build_for, equip, fit, get_ready, place
    from moothall.rulesets.nova6.equipment.gear_tests import gear_test
    from moothall.rulesets.nova6.equipment.loads import drop_load, take_load
    from moothall.rulesets.nova6.equipment.money import buy, give_coins, grant_coins, hand_over, pay
    from moothall.rulesets.nova6.equipment.survival import pass_days, set_need
    from moothall.rulesets.nova6.equipment.wealth import make_wealth
    from moothall.rulesets.nova6.events import fold
    from moothall.rulesets.nova6.gamemastering.demands import demand, levers
    from moothall.rulesets.nova6.gamemastering.gangs import gang_up, unopposed
    from moothall.rulesets.nova6.gamemastering.npc_groups import group_attempt, how_well
    from moothall.rulesets.nova6.gamemastering.objects import set_thing
    from moothall.rulesets.nova6.movement.falls import brace, fall, grab
    from moothall.rulesets.nova6.movement.moves import move, set_zones, take_cover
    from moothall.rulesets.nova6.movement.sight_range import look_far
    from moothall.rulesets.nova6.opening import come, join, open_table, put, reveal
    from moothall.rulesets.nova6.options import Options, read_options
    from moothall.rulesets.nova6.properties.area import area_attack, strike_area
    from moothall.rulesets.nova6.properties.repair import mend
    from moothall.rulesets.nova6.recovery.recovery import hints, rally, treat
    from moothall.rulesets.nova6.scenes.challenges import drop_task, face_task, judge_challenge, set_hazard, set_task
    from moothall.rulesets.nova6.scenes.contests import strive
    from moothall.rulesets.nova6.scenes.intervals import end_effect, redefine, undertake
    from moothall.rulesets.nova6.scenes.intervening import step_in
    from moothall.rulesets.nova6.scenes.scenes import ask_to_close, change_scale, close_scene, open_scene
    from moothall.rulesets.nova6.skills.aim import aim
    from moothall.rulesets.nova6.skills.grapple import break_hold, lift, tighten
    from moothall.rulesets.nova6.skills.improvised_weapons import hurl, ram
    from moothall.rulesets.nova6.skills.languages import know_language
    from moothall.rulesets.nova6.skills.manoeuvres import dodge, manoeuvre
    from moothall.rulesets.nova6.skills.persuasion import deal
    from moothall.rulesets.nova6.skills.shoves import shove
    from moothall.rulesets.nova6.special_actions.reactions import oppose
    from moothall.rulesets.nova6.special_actions.snap_actions import snap
    from moothall.rulesets.nova6.special_actions.taking_cover import seek_cover
    from moothall.rulesets.nova6.state import Character, Effect, Table
    from moothall.rulesets.nova6.story.compels import compel
    from moothall.rulesets.nova6.story.framework import begin_saga, end_session
    from moothall.rulesets.nova6.story.game_creation import (
        bring_person,
        change_issue,
        create_game,
        uncover,
        write_entry,
    )
    from moothall.rulesets.nova6.story.milestones import finish_rest, milestone, rest, stabilise
    from moothall.rulesets.nova6.story.narrative_control import tell_truth
    from moothall.rulesets.nova6.story.pack_rules import special_rule
    from moothall.rulesets.nova6.story.refresh import activate, begin_scenario
    from moothall.rulesets.nova6.stress.boxes import take_out
    from moothall.rulesets.nova6.stress.concessions import concede, sacrifice
    from moothall.rulesets.nova6.time.rounds import claim_bonus, delay, end_turn, next_round, take_turn

__all__ = [
    "Character",
    "Effect",
    "Options",
    "Table",
    "act",
    "activate",
    "aim",
    "area_attack",
    "ask_to_close",
    "attack",
    "award_asset",
    "begin_saga",
    "begin_scenario",
    "begin_session",
    "brace",
    "break_hold",
    "bring",
    "bring_person",
    "build",
    "build_for",
    "buy",
    "change_issue",
    "change_scale",
    "choose_perk",
    "claim_bonus",
    "close_scene",
    "come",
    "come_again",
    "compel",
    "concede",
    "correct_talent",
    "create_advantage",
    "create_game",
    "deal",
    "defend",
    "delay",
    "demand",
    "design_feature",
    "dodge",
    "drop_load",
    "drop_task",
    "end_effect",
    "end_session",
    "end_turn",
    "equip",
    "exhaust_for_a_point",
    "face_task",
    "fall",
    "finish_rest",
    "fit",
    "fold",
    "forgot",
    "gang_up",
    "gear_test",
    "get_ready",
    "give_coins",
    "grab",
    "grant_coins",
    "group_attempt",
    "group_test",
    "hand_over",
    "hints",
    "how_well",
    "hurl",
    "join",
    "judge_challenge",
    "keep_asset",
    "know_language",
    "levers",
    "lift",
    "look_far",
    "make_wealth",
    "manoeuvre",
    "mend",
    "milestone",
    "move",
    "next_round",
    "open_scene",
    "open_table",
    "oppose",
    "overcome",
    "pass_days",
    "pay",
    "place",
    "promote",
    "propose",
    "put",
    "rally",
    "ram",
    "read_options",
    "redefine",
    "reload_ammunition",
    "replace_asset",
    "rest",
    "reveal",
    "rewrite_aspect",
    "roll_test",
    "sacrifice",
    "seek_ammunition",
    "seek_cover",
    "set_hazard",
    "set_need",
    "set_task",
    "set_thing",
    "set_zones",
    "sheet",
    "shove",
    "snap",
    "somebody",
    "special_rule",
    "spend_advance",
    "stabilise",
    "step_in",
    "strike_area",
    "strive",
    "take_cover",
    "take_feature",
    "take_load",
    "take_out",
    "take_side",
    "take_turn",
    "tell_truth",
    "tighten",
    "trade",
    "treat",
    "uncover",
    "undertake",
    "unopposed",
    "wear_down",
    "withstand",
    "write_entry",
]

if not TYPE_CHECKING:
    __getattr__ = lazy(
        __name__,
        __all__,
        "events",
        "state",
        "options",
        "action_test.rolling",
        "action_test.procedure",
        "action_test.basic_actions",
        "special_actions.reactions",
        "action_test.group_tests",
        "skills.manoeuvres",
        "skills.grapple",
        "skills.improvised_weapons",
        "scenes.intervening",
        "special_actions.snap_actions",
        "special_actions.taking_cover",
        "action_test.oops",
        "stress.concessions",
        "stress.boxes",
        "sheet",
        "recovery.recovery",
        "story.milestones",
        "opening",
        "characters.approval",
        "equipment.survival",
        "equipment.gear_tests",
        "equipment.wealth",
        "equipment.loads",
        "equipment.money",
        "equipment.assets",
        "characters.corrections",
        "scenes.challenges",
        "scenes.contests",
        "skills.persuasion",
        "gamemastering.gangs",
        "scenes.intervals",
        "time.rounds",
        "scenes.scenes",
        "action_test.uses",
        "properties.area",
        "gamemastering.objects",
        "properties.repair",
        "movement.sight_range",
        "movement.falls",
        "movement.moves",
        "story.compels",
        "story.refresh",
        "story.narrative_control",
        "skills.shoves",
        "action_test.resistance",
        "skills.aim",
        "skills.languages",
        "characters.bronze_rule",
        "characters.feature_rules",
        "equipment.gear",
        "story.framework",
        "characters.advancement",
        "characters.npc_entry",
        "gamemastering.npc_groups",
        "gamemastering.demands",
        "story.game_creation",
        "story.pack_rules",
    )
    _chapters = lazy(__name__, ("chapters",), "chapters")
    registries.filled_by(lambda: _chapters("chapters"))
