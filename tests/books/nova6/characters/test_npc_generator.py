"""Generated NOVA6 NPCs of every kind, level and trade are legal, in three languages.

Three hundred in the tests, ten thousand in `soak`; the draws are fixed by a seed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from moothall import packs
from moothall.handlers.dice import Seeded
from moothall.rulesets import nova6
from moothall.rulesets.nova6.characters.npc_generator import (
    CONCEPTS,
    USUAL,
    Cast,
    Wanted,
    cast_of,
    quick_npc,
    random_npc,
    trade_in,
    trade_of,
)
from moothall.rulesets.nova6.creation.npcs import NPC_KINDS, check_npc
from moothall.rulesets.nova6.options import DEFAULTS, Options, read_options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL
from moothall.rulesets.nova6.sheet import belongings
from moothall.speech import LANGUAGES, voice
from tests.books.nova6.support.sheets import TALENTS_OFTEN, TALENTS_ONCE, TALENTS_PER_SKILL, every_perk_finds_a_grant
from tests.books.nova6.support.stage import act_out, table
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

MANY = 10_000 if SOAKING else 300
UP = read_options({"extra-advance-rounding": "up"})


@cache
def cast(lang: str = "en") -> Cast:
    return cast_of(voice(lang, "nova6").say)


def drawn(seed: int, wanted: Wanted | None = None, lang: str = "en", options: Options = DEFAULTS) -> dict[str, Any]:
    usual = Wanted(NPC_KINDS[seed % 3], seed % 16, many=2 + seed % 40)
    return random_npc(cast(lang), Seeded(f"npc {seed}"), wanted or usual, options)


def slowly_legal(sheet: dict[str, Any], up: bool = False) -> bool:
    """A second opinion, by the book's sentences one by one: legal, done, and with nothing left to spend."""
    level, skills, talents = sheet["level"], sheet["skills"], sheet["talents"]
    focused = {one["skill"] for one in talents if one["id"] == "focused"}
    most = 1 if level < 5 else 2 if level < 10 else 3 if level < 15 else 4
    ranks_fit = all(rank <= min(4, most + (skill in focused)) for skill, rank in skills.items())
    whole = 6 + level
    had = whole if sheet["kind"] == "principal" else -(-whole // 2) if up else whole // 2
    all_spent = sum(skills.values()) + len(talents) == had
    once = all(talents.count(one) == 1 for one in talents if one["id"] not in TALENTS_OFTEN)
    known = all(one["id"] in TALENTS_ONCE | TALENTS_PER_SKILL | TALENTS_OFTEN for one in talents)
    wanted = ("high-concept", "background", "motivation", "trouble")[: 4 if sheet["kind"] == "principal" else 1]
    written = all(sheet["aspects"].get(id, "").strip() for id in wanted) and bool(sheet["name"].strip())
    perks = [(perk["skill"], perk["name"]) for perk in sheet["perks"]]
    dealt = every_perk_finds_a_grant(talents, sheet["perks"]) and len(set(perks)) == len(perks)
    many = sheet.get("count", 1) > 1 if sheet["kind"] == "group" else "count" not in sheet
    return ranks_fit and all_spent and once and known and written and dealt and many


def test_every_generated_npc_is_legal() -> None:
    """Principals, extras and groups of all levels pass both checkers, however a table rounds."""
    for seed in range(MANY):
        options = UP if seed % 7 == 0 else DEFAULTS
        sheet = drawn(seed, options=options)
        assert [one for one in check_npc(sheet, options) if one.key != "problem-nova6-perks-left"] == [], (seed, sheet)
        assert slowly_legal(sheet, options is UP), (seed, sheet)


def test_the_independent_checker_finds_planted_faults() -> None:
    """A rank too many, a talent twice, a missing aspect or a group of one is found."""
    sheet = drawn(0)
    assert sheet["kind"] == "principal" and slowly_legal(sheet)
    more = sheet | {"skills": sheet["skills"] | {"fight": sheet["skills"]["fight"] + 1}}
    assert not slowly_legal(more) and not slowly_legal(sheet | {"aspects": {"high-concept": "X"}})
    assert not slowly_legal(drawn(2) | {"count": 1}) and slowly_legal(drawn(2))


@pytest.mark.parametrize("kind", NPC_KINDS)
def test_every_generated_npc_can_enter_the_table(kind: str) -> None:
    """One NPC of each trade enters as generated."""
    for number, trade in enumerate(CONCEPTS):
        sheet = drawn(number, Wanted(kind, number, trade))
        one = act_out(nova6.bring.open("x", sheet), table()).end().who("x")
        assert (one.level, one.advances) == (number, 0)


@pytest.mark.parametrize("kind", NPC_KINDS)
def test_quick_npcs_are_legal_at_every_level(kind: str) -> None:
    """A quick NPC is legal at every level and in every trade, and the same each time."""
    for trade in (*CONCEPTS, "stranger"):
        for level in range(16):
            sheet = quick_npc(Wanted(kind, level, trade, "Somebody"), "SOMEBODY")
            assert [one for one in check_npc(sheet) if not one.warning and not one.unfinished] == []
            assert sheet == quick_npc(Wanted(kind, level, trade, "Somebody"), "SOMEBODY", draws=USUAL)


@pytest.mark.parametrize("trade", CONCEPTS)
def test_a_trades_first_skill_is_the_best(trade: str) -> None:
    """The first skill of a trade is the best of a quick NPC, and on average of generated ones."""
    concept = CONCEPTS[trade]
    made = quick_npc(Wanted("principal", 5, trade, "X"), "X")
    quick = made["skills"]
    taken = [one["id"] for one in made["talents"]]
    wordless = [id for id in concept.talents if id not in ("specialized", "well-trained")]
    assert (taken[:2], len(taken)) == ([*wordless, *taken][:2], 3) and made["perks"] == []
    assert not {"specialized", "well-trained"} & {*taken}
    assert quick[concept.skills[0]] == max(quick.values()) > 1
    totals = dict.fromkeys(UNIVERSAL.skills, 0)
    for seed in range(60):
        for skill, rank in drawn(seed, Wanted("extra", 9, trade))["skills"].items():
            totals[skill] += rank
    known = [totals[skill] for skill in concept.skills]
    assert min(known) > max(rank for skill, rank in totals.items() if skill not in concept.skills)
    assert set(concept.skills) <= set(UNIVERSAL.skills) and set(concept.talents) <= set(UNIVERSAL.talents)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_aspects_follow_the_language(lang: str) -> None:
    """Names and aspects are of the language; its word for a trade is understood, any other is kept."""
    words = cast(lang)
    for trade in CONCEPTS:
        assert trade_of(words.called[trade].upper(), words.called) == trade_of(trade, words.called) == trade
        sheet = drawn(1, Wanted("principal", 2, words.called[trade]), lang)
        assert sheet["aspects"]["high-concept"] in words.concepts[trade] and sheet["name"] in words.names
        group = drawn(1, Wanted("group", 2, trade), lang)
        assert (group["name"], group["count"]) == (words.groups[trade], 6)
    assert trade_of("lamplighter", words.called) == ""
    other = drawn(1, Wanted("extra", 1, "Lamplighter"), lang)
    assert other["aspects"]["high-concept"] == "Lamplighter" and other["aspects"]["trouble"] == ""
    assert drawn(1, Wanted("group", 1, "Lamplighters"), lang)["name"] == "Lamplighters"
    assert drawn(1, Wanted("group", 1, "guard", "The Nine"), lang)["name"] == "The Nine"
    assert drawn(4, Wanted("extra", 1), lang) == drawn(4, Wanted("extra", 1), lang)
    assert len(set(words.names)) == 24


def test_every_trade_is_generated_without_a_concept() -> None:
    """Without a concept the generator takes any trade."""
    seen = {drawn(seed, Wanted("extra", 1))["aspects"]["high-concept"] for seed in range(300)}
    assert seen == {text for texts in cast().concepts.values() for text in texts}


@pytest.mark.parametrize("pack", ["universal", "hearthmarch", "lowtide"])
def test_npcs_of_every_trade_are_legal_and_armed(pack: str) -> None:
    """Whatever the level, the kind and the trade: legal, armed as the trade says, and focused on what they can do."""
    file = packs.load(pack).said
    cast = cast_of(voice("en", "nova6").say, file.pack, file.ideas)
    for number in range(3_400 if SOAKING else 100):
        trade = file.pack.trades[number % len(file.pack.trades)]
        wanted = Wanted(NPC_KINDS[number % 3], number % 40, trade.id, "Somebody")
        for sheet in (random_npc(cast, Seeded(f"{pack}/{number}"), wanted, pack=file.pack),
                      quick_npc(wanted, "SOMEBODY", pack=file.pack)):  # fmt: skip
            problems = check_npc(sheet, pack=file.pack)
            assert [one for one in problems if not one.warning and not one.unfinished] == [], (number, sheet)
            assert [one.get("item") or one["row"] for one in sheet["gear"]] == list(trade.gear) or not trade.gear
            things = belongings(sheet, "x", file.pack)
            blows = [one for one in things if one.kind == "damage"]
            known = {*file.pack.skills}
            assert all(one.skill in known for one in blows), (trade.id, [one.skill for one in blows])


@pytest.mark.parametrize(("said", "trade"), [
    ("Guards of the gate", "guard"), ("strażnik", "guard"), ("un garde fatigué", "guard"), ("nurse", "healer"),
    ("SNAKE-OIL SORCERER WITH A GOD COMPLEX", "scholar"), ("lamplighter", ""), ("", ""),
])  # fmt: skip
def test_a_trade_is_heard_in_a_gms_words(said: str, trade: str) -> None:
    """Plurals, phrases and the words of three languages are understood; other words leave the skills open."""
    assert trade_in(said) == trade


@pytest.mark.parametrize("pack", ["lowtide", "hearthmarch"])
def test_a_scholar_of_a_pack_is_no_fighter(pack: str) -> None:
    """A trade of the book uses the pack's skills that do the work of the book's."""
    own = packs.load(pack).said.pack
    made = [quick_npc(Wanted("principal", 5, trade, "X"), "X", pack=own) for trade in ("scholar", "guard")]
    scholar, guard = (sheet["skills"] for sheet in made)
    melee = dict(own.roles)["melee"]
    assert scholar != guard and guard[melee] == max(guard.values()) and scholar[melee] < max(scholar.values())
