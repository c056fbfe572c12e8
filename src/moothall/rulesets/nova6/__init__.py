"""NOVA6: pools of d6, stunts, aspects, plot points, stress, scenes."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.nova6 import sheet
    from moothall.rulesets.nova6.aiming import aim
    from moothall.rulesets.nova6.approving import propose
    from moothall.rulesets.nova6.area import area_attack, strike_area
    from moothall.rulesets.nova6.assets import award_asset, keep_asset, replace_asset
    from moothall.rulesets.nova6.bringing import bring, come_again, promote, somebody
    from moothall.rulesets.nova6.bronze import build, wear_down
    from moothall.rulesets.nova6.carrying import drop_load, take_load
    from moothall.rulesets.nova6.challenges import drop_task, face_task, judge_challenge, set_hazard, set_task
    from moothall.rulesets.nova6.compels import compel
    from moothall.rulesets.nova6.contests import strive
    from moothall.rulesets.nova6.correcting import begin_session, correct_talent
    from moothall.rulesets.nova6.dealing import deal
    from moothall.rulesets.nova6.doing import choices
    from moothall.rulesets.nova6.economy import make_wealth
    from moothall.rulesets.nova6.equipping import build_for, equip, fit, get_ready, place
    from moothall.rulesets.nova6.events import fold
    from moothall.rulesets.nova6.falling import brace, fall, grab
    from moothall.rulesets.nova6.featuring import design_feature, take_feature
    from moothall.rulesets.nova6.forgotten import forgot
    from moothall.rulesets.nova6.gamemastering import demand
    from moothall.rulesets.nova6.gangs import gang_up, unopposed
    from moothall.rulesets.nova6.geartests import gear_test
    from moothall.rulesets.nova6.grappling import break_hold, lift, tighten
    from moothall.rulesets.nova6.groups import group_test
    from moothall.rulesets.nova6.hordes import group_attempt, how_well
    from moothall.rulesets.nova6.intervals import end_effect, redefine, undertake
    from moothall.rulesets.nova6.looking import look_far
    from moothall.rulesets.nova6.manoeuvres import dodge, manoeuvre
    from moothall.rulesets.nova6.mending import mend
    from moothall.rulesets.nova6.milestones import finish_rest, milestone, rest, stabilise
    from moothall.rulesets.nova6.movement import move, set_zones, take_cover
    from moothall.rulesets.nova6.opening import come, join, open_table, put, reveal
    from moothall.rulesets.nova6.options import Options, read_options
    from moothall.rulesets.nova6.ramming import hurl, ram
    from moothall.rulesets.nova6.reactions import oppose
    from moothall.rulesets.nova6.recovery import rally, treat
    from moothall.rulesets.nova6.reducing import concede, sacrifice
    from moothall.rulesets.nova6.refreshing import activate, begin_scenario
    from moothall.rulesets.nova6.rounds import delay, end_turn, next_round, take_turn
    from moothall.rulesets.nova6.scenes import ask_to_close, change_scale, close_scene, open_scene
    from moothall.rulesets.nova6.shoving import shove
    from moothall.rulesets.nova6.snaps import snap
    from moothall.rulesets.nova6.special import special_rule
    from moothall.rulesets.nova6.state import Character, Effect, Table
    from moothall.rulesets.nova6.stepping import step_in
    from moothall.rulesets.nova6.story import begin_saga, end_session
    from moothall.rulesets.nova6.storytelling import tell_truth
    from moothall.rulesets.nova6.survival import pass_days, set_need
    from moothall.rulesets.nova6.throwing import throw
    from moothall.rulesets.nova6.tongues import know_language
    from moothall.rulesets.nova6.trading import choose_perk, rewrite_aspect, spend_advance, trade
    from moothall.rulesets.nova6.trials import act
    from moothall.rulesets.nova6.usage import exhaust_for_a_point, reload_ammunition, seek_ammunition
    from moothall.rulesets.nova6.withstanding import withstand
    from moothall.rulesets.nova6.worldbuilding import (
        bring_person,
        change_issue,
        create_game,
        uncover,
        write_entry,
    )
    from moothall.rulesets.nova6.wounds import take_out

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
    "group_attempt",
    "group_test",
    "how_well",
    "hurl",
    "join",
    "judge_challenge",
    "keep_asset",
    "know_language",
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
        "throwing",
        "trials",
        "reactions",
        "groups",
        "manoeuvres",
        "grappling",
        "ramming",
        "stepping",
        "snaps",
        "forgotten",
        "reducing",
        "wounds",
        "sheet",
        "recovery",
        "milestones",
        "opening",
        "approving",
        "survival",
        "geartests",
        "economy",
        "carrying",
        "assets",
        "correcting",
        "challenges",
        "contests",
        "dealing",
        "gangs",
        "intervals",
        "rounds",
        "scenes",
        "usage",
        "area",
        "mending",
        "looking",
        "falling",
        "movement",
        "compels",
        "refreshing",
        "storytelling",
        "shoving",
        "withstanding",
        "aiming",
        "tongues",
        "bronze",
        "featuring",
        "equipping",
        "story",
        "trading",
        "bringing",
        "hordes",
        "gamemastering",
        "doing",
        "worldbuilding",
        "special",
    )
