"""NOVA6: pools of d6, stunts, aspects, plot points, stress, scenes."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily
from moothall.rulesets.nova6 import registries

if TYPE_CHECKING:
    from moothall.rulesets.nova6 import sheet
    from moothall.rulesets.nova6.doing import choices
    from moothall.rulesets.nova6.events import fold
    from moothall.rulesets.nova6.hurting.recovery import hints, rally, treat
    from moothall.rulesets.nova6.hurting.reducing import concede, sacrifice
    from moothall.rulesets.nova6.hurting.wounds import take_out
    from moothall.rulesets.nova6.lasting.area import area_attack, strike_area
    from moothall.rulesets.nova6.lasting.breakables import set_thing
    from moothall.rulesets.nova6.lasting.mending import mend
    from moothall.rulesets.nova6.lasting.usage import exhaust_for_a_point, reload_ammunition, seek_ammunition
    from moothall.rulesets.nova6.opening import come, join, open_table, put, reveal
    from moothall.rulesets.nova6.options import Options, read_options
    from moothall.rulesets.nova6.people.approving import propose
    from moothall.rulesets.nova6.people.bringing import bring, come_again, promote, somebody
    from moothall.rulesets.nova6.people.bronze import build, wear_down
    from moothall.rulesets.nova6.people.correcting import begin_session, correct_talent
    from moothall.rulesets.nova6.people.featuring import design_feature, take_feature
    from moothall.rulesets.nova6.people.trading import choose_perk, rewrite_aspect, spend_advance, trade
    from moothall.rulesets.nova6.skilled.aiming import aim
    from moothall.rulesets.nova6.skilled.dealing import deal
    from moothall.rulesets.nova6.skilled.grappling import break_hold, lift, tighten
    from moothall.rulesets.nova6.skilled.manoeuvres import dodge, manoeuvre
    from moothall.rulesets.nova6.skilled.ramming import hurl, ram
    from moothall.rulesets.nova6.skilled.shoving import shove
    from moothall.rulesets.nova6.skilled.tongues import know_language
    from moothall.rulesets.nova6.staging.challenges import drop_task, face_task, judge_challenge, set_hazard, set_task
    from moothall.rulesets.nova6.staging.contests import strive
    from moothall.rulesets.nova6.staging.gangs import gang_up, unopposed
    from moothall.rulesets.nova6.staging.intervals import end_effect, redefine, undertake
    from moothall.rulesets.nova6.staging.rounds import delay, end_turn, next_round, take_turn
    from moothall.rulesets.nova6.staging.scenes import ask_to_close, change_scale, close_scene, open_scene
    from moothall.rulesets.nova6.staging.snaps import snap
    from moothall.rulesets.nova6.staging.stepping import step_in
    from moothall.rulesets.nova6.standing.falling import brace, fall, grab
    from moothall.rulesets.nova6.standing.looking import look_far
    from moothall.rulesets.nova6.standing.movement import move, set_zones, take_cover
    from moothall.rulesets.nova6.state import Character, Effect, Table
    from moothall.rulesets.nova6.supplies.assets import award_asset, keep_asset, replace_asset
    from moothall.rulesets.nova6.supplies.carrying import drop_load, take_load
    from moothall.rulesets.nova6.supplies.equipping import build_for, equip, fit, get_ready, place
    from moothall.rulesets.nova6.supplies.geartests import gear_test
    from moothall.rulesets.nova6.supplies.purse import buy, grant_coins, hand_over, pay
    from moothall.rulesets.nova6.supplies.survival import pass_days, set_need
    from moothall.rulesets.nova6.supplies.wealth import make_wealth
    from moothall.rulesets.nova6.telling.compels import compel
    from moothall.rulesets.nova6.telling.gamemastering import demand, levers
    from moothall.rulesets.nova6.telling.milestones import finish_rest, milestone, rest, stabilise
    from moothall.rulesets.nova6.telling.refreshing import activate, begin_scenario
    from moothall.rulesets.nova6.telling.special import special_rule
    from moothall.rulesets.nova6.telling.story import begin_saga, end_session
    from moothall.rulesets.nova6.telling.storytelling import tell_truth
    from moothall.rulesets.nova6.telling.worldbuilding import (
        bring_person,
        change_issue,
        create_game,
        uncover,
        write_entry,
    )
    from moothall.rulesets.nova6.trying.forgotten import forgot
    from moothall.rulesets.nova6.trying.groups import group_test
    from moothall.rulesets.nova6.trying.hordes import group_attempt, how_well
    from moothall.rulesets.nova6.trying.reactions import oppose
    from moothall.rulesets.nova6.trying.throwing import throw
    from moothall.rulesets.nova6.trying.trials import act
    from moothall.rulesets.nova6.trying.withstanding import withstand

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
    "choices",
    "choose_perk",
    "close_scene",
    "come",
    "come_again",
    "compel",
    "concede",
    "correct_talent",
    "create_game",
    "deal",
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
    "sacrifice",
    "seek_ammunition",
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
    "take_turn",
    "tell_truth",
    "throw",
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
    __getattr__ = lazily(
        __name__,
        __all__,
        "events",
        "state",
        "options",
        "trying.throwing",
        "trying.trials",
        "trying.reactions",
        "trying.groups",
        "skilled.manoeuvres",
        "skilled.grappling",
        "skilled.ramming",
        "staging.stepping",
        "staging.snaps",
        "trying.forgotten",
        "hurting.reducing",
        "hurting.wounds",
        "sheet",
        "hurting.recovery",
        "telling.milestones",
        "opening",
        "people.approving",
        "supplies.survival",
        "supplies.geartests",
        "supplies.wealth",
        "supplies.carrying",
        "supplies.purse",
        "supplies.assets",
        "people.correcting",
        "staging.challenges",
        "staging.contests",
        "skilled.dealing",
        "staging.gangs",
        "staging.intervals",
        "staging.rounds",
        "staging.scenes",
        "lasting.usage",
        "lasting.area",
        "lasting.breakables",
        "lasting.mending",
        "standing.looking",
        "standing.falling",
        "standing.movement",
        "telling.compels",
        "telling.refreshing",
        "telling.storytelling",
        "skilled.shoving",
        "trying.withstanding",
        "skilled.aiming",
        "skilled.tongues",
        "people.bronze",
        "people.featuring",
        "supplies.equipping",
        "telling.story",
        "people.trading",
        "people.bringing",
        "trying.hordes",
        "telling.gamemastering",
        "doing",
        "telling.worldbuilding",
        "telling.special",
    )
    _chapters = lazily(__name__, ("chapters",), "chapters")
    registries.filled_by(lambda: _chapters("chapters"))
