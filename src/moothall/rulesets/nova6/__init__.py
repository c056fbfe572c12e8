"""NOVA6: pools of d6, stunts, aspects, plot points, stress, scenes."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.nova6 import sheet
    from moothall.rulesets.nova6.approving import propose
    from moothall.rulesets.nova6.area import area_attack, strike_area
    from moothall.rulesets.nova6.challenges import drop_task, face_task, judge_challenge, set_hazard, set_task
    from moothall.rulesets.nova6.compels import compel
    from moothall.rulesets.nova6.contests import strive
    from moothall.rulesets.nova6.correcting import begin_session, correct_talent
    from moothall.rulesets.nova6.equipping import build_for, equip, fit, get_ready, place
    from moothall.rulesets.nova6.events import fold
    from moothall.rulesets.nova6.falling import brace, fall, grab
    from moothall.rulesets.nova6.forgotten import forgot
    from moothall.rulesets.nova6.gangs import gang_up, unopposed
    from moothall.rulesets.nova6.groups import group_test
    from moothall.rulesets.nova6.intervals import end_effect, redefine, undertake
    from moothall.rulesets.nova6.looking import look_far
    from moothall.rulesets.nova6.mending import mend
    from moothall.rulesets.nova6.milestones import finish_rest, milestone, rest, stabilise
    from moothall.rulesets.nova6.movement import move, set_zones, take_cover
    from moothall.rulesets.nova6.opening import come, join, open_table, put, reveal
    from moothall.rulesets.nova6.options import Options, read_options
    from moothall.rulesets.nova6.reactions import oppose
    from moothall.rulesets.nova6.recovery import rally, treat
    from moothall.rulesets.nova6.reducing import concede, sacrifice
    from moothall.rulesets.nova6.refreshing import activate, begin_scenario
    from moothall.rulesets.nova6.rounds import delay, end_turn, next_round, take_turn
    from moothall.rulesets.nova6.scenes import ask_to_close, change_scale, close_scene, open_scene
    from moothall.rulesets.nova6.snaps import snap
    from moothall.rulesets.nova6.special import special_rule
    from moothall.rulesets.nova6.state import Character, Effect, Table
    from moothall.rulesets.nova6.storytelling import tell_truth
    from moothall.rulesets.nova6.throwing import throw
    from moothall.rulesets.nova6.trials import act
    from moothall.rulesets.nova6.usage import exhaust_for_a_point, reload_ammunition, seek_ammunition
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
    "area_attack",
    "ask_to_close",
    "begin_scenario",
    "begin_session",
    "brace",
    "bring_person",
    "build_for",
    "change_issue",
    "change_scale",
    "close_scene",
    "come",
    "compel",
    "concede",
    "correct_talent",
    "create_game",
    "delay",
    "drop_task",
    "end_effect",
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
    "get_ready",
    "grab",
    "group_test",
    "join",
    "judge_challenge",
    "look_far",
    "mend",
    "milestone",
    "move",
    "next_round",
    "open_scene",
    "open_table",
    "oppose",
    "place",
    "propose",
    "put",
    "rally",
    "read_options",
    "redefine",
    "reload_ammunition",
    "rest",
    "reveal",
    "sacrifice",
    "seek_ammunition",
    "set_hazard",
    "set_task",
    "set_zones",
    "sheet",
    "snap",
    "special_rule",
    "stabilise",
    "strike_area",
    "strive",
    "take_cover",
    "take_out",
    "take_turn",
    "tell_truth",
    "throw",
    "treat",
    "uncover",
    "undertake",
    "unopposed",
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
        "snaps",
        "forgotten",
        "reducing",
        "wounds",
        "sheet",
        "recovery",
        "milestones",
        "opening",
        "approving",
        "correcting",
        "challenges",
        "contests",
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
        "worldbuilding",
        "special",
        "equipping",
    )
