"""Each shipped NOVA6 pack: random characters and NPCs are legal, and bots play a session that can be stored."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from moothall import packs
from moothall.cli.demo import play_demo
from moothall.handlers.dice import Seeded
from moothall.handlers.stage import Stage
from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import actions, events
from moothall.rulesets.nova6.characters.npc_generator import Wanted, cast_of, random_npc
from moothall.rulesets.nova6.creation.advances import given_by, traits_of
from moothall.rulesets.nova6.creation.bundles import choices_of, granted_ranks
from moothall.rulesets.nova6.creation.legality import perk_room
from moothall.rulesets.nova6.creation.random_character import inventions, random_sheet
from moothall.rulesets.nova6.pack_files.reading import PackFile, missing_words
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.rulesets.nova6.sheet import check_sheet, new_sheet
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller, lines
from moothall.talk.reasons import Because
from moothall.talk.types import KnownTypes
from tests.books.nova6.support.stage import act_out, table
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

SHIPPED = ("hearthmarch", "lowtide")
SHEETS = 10_000 if SOAKING else 48
SESSIONS = 200 if SOAKING else 2

every_pack = pytest.mark.parametrize("id", SHIPPED)


@cache
def file(id: str) -> PackFile:
    found: PackFile = packs.load(id).said
    return found


@cache
def bot_session(id: str, seed: str, lang: str = "en") -> Stage[Any]:
    return play_demo(voice(lang, "nova6").say, seed, "nova6", pack=file(id), lang=lang)


@every_pack
def test_each_shipped_pack_is_complete(id: str) -> None:
    """A shipped pack has no open part or missing word, binds every role, and has a world in three languages."""
    found = file(id)
    assert (found.is_draft, found.pack.todo, found.advice, missing_words(found.pack)) == (False, (), (), ())
    assert {role for role, skill in found.pack.roles if skill or role == "initiative"} == {*CORE}
    assert len(found.pack.features) >= 3 and len(found.pack.special) >= 3 and len(found.pack.drawbacks) >= 2
    for lang in LANGUAGES:
        told = found.world.told(lang)
        assert told is not None and len(told.of("issue")) == 2 and len(told.of("mystery")) == 1
    assert {frozenset(words) for words in found.ideas.values()} == {frozenset(LANGUAGES)}


@cache
def drawn(id: str, number: int) -> tuple[Pack, Any]:
    """A character of a pack at random, at one of all levels and in one of all languages."""
    lang = LANGUAGES[number % len(LANGUAGES)]
    pack = changed(file(id).pack, tongue=lang)
    return pack, random_sheet(_words(id, lang), Seeded(f"{id}/{number}"), level=number % 16, pack=pack)


@every_pack
def test_random_characters_of_a_pack_are_legal(id: str) -> None:
    """Random characters of every level and language, with every advance spent, are legal."""
    for number in range(SHEETS):
        pack, sheet = drawn(id, number)
        assert check_sheet(sheet, pack=pack) == [], sheet
        joined = act_out(nova6.join.open("ilse", "ilse", sheet), table(pack=pack)).end()
        assert [track.id for track in joined.who("ilse").tracks] == [plan.id for plan in pack.tracks]


OFFERED = {"hearthmarch": {"birch-step": 2, "hill-hound": 2}, "lowtide": {"private-means": 1}}
"""The features that each pack gives to anybody who asks, and what they cost."""


@every_pack
def test_random_characters_take_a_packs_free_features(id: str) -> None:
    """Each free feature is drawn, never twice, and never one that needs approval; advances pay for it."""
    taken = set[str]()
    for number in range(SHEETS):
        pack, sheet = drawn(id, number)
        features = [one["id"] for one in sheet["features"]]
        assert len({*features}) == len(features) and {*features} <= {*OFFERED[id]}
        taken |= {*features}
        ranks = sum(sheet["skills"].values()) - sum(granted_ranks(sheet, pack).values())
        more = sum(choice.advances for choice in choices_of(sheet, pack))
        paid = ranks + len(sheet["talents"]) + sum(OFFERED[id][one] for one in features)
        assert paid == pack.first_advances + number % 16 + more, sheet
    assert taken == {*OFFERED[id]}


def test_random_characters_buy_gear_in_hearthmarch() -> None:
    """Thirty pennies buy gear now and then, within the money, and nothing twice."""
    prices = {item.id: item.price for item in file("hearthmarch").pack.items}
    bought = []
    for number in range(SHEETS):
        pack, sheet = drawn("hearthmarch", number)
        mine = [one["item"] for one in sheet["gear"]]
        assert sum(prices[item] for item in mine) <= 30
        assert len({*mine}) == len(mine) and not {*mine} & {*sheet.get("package", ())}
        assert [one["name"] for one in sheet["gear"]] == [pack.text(f"item.{item}", pack.tongue) for item in mine]
        bought.append(len(mine))
    assert min(bought) == 0 and max(bought) > 2
    assert drawn("lowtide", 0)[1]["gear"] == []


@every_pack
def test_npcs_of_a_pack_are_legal(id: str) -> None:
    """Principals buy like heroes and take what is offered, extras have no purse; all are legal, and the same again."""
    pack, cast = file(id).pack, cast_of(voice("en", "nova6").say, file(id).pack)

    def made(kind: str, number: int) -> Any:
        return random_npc(cast, Seeded(f"npcs/{number}"), Wanted(kind, number % 16, "a stranger"), pack=pack)

    everybody = {kind: [made(kind, number) for number in range(48)] for kind in ("principal", "extra")}
    for sheet in (*everybody["principal"], *everybody["extra"]):
        assert [one for one in check_sheet(sheet, pack=pack) if not (one.warning or one.unfinished)] == [], sheet
    assert {one["id"] for sheet in everybody["principal"] for one in sheet["features"]} == {*OFFERED[id]}
    assert any(sheet["gear"] for sheet in everybody["principal"]) is (id == "hearthmarch")
    assert not any(sheet["gear"] for sheet in everybody["extra"])
    assert made("principal", 5) == everybody["principal"][5]


def test_a_concept_fills_the_aspects_with_own_words() -> None:
    """In Hearthmarch it fills the calling, as kin is a list; where there are only lists it fills them all."""
    pack = file("hearthmarch").pack
    assert {id: text for id, text in new_sheet("Oda", "SALT SMUGGLER", pack=pack)["aspects"].items() if text} == {
        "calling": "SALT SMUGGLER"
    }
    listed = changed(pack, aspects=pack.aspects[:1])
    assert new_sheet("Oda", "SALT SMUGGLER", pack=listed)["aspects"] == {"kin": "SALT SMUGGLER"}


@every_pack
def test_random_characters_choose_every_perk(id: str) -> None:
    """Where the ideas for one skill are used up, those of another serve."""
    pack, words = file(id).pack, _words(id, "en")
    few = words._replace(perks={skill: names[:2] for skill, names in words.perks.items()})
    for number in range(40):
        sheet = random_sheet(few, Seeded(f"perks/{number}"), level=15, pack=pack)
        assert perk_room(sheet, given_by(traits_of(sheet, pack))) == 0


@cache
def _words(id: str, lang: str) -> Any:
    return inventions(voice(lang, "nova6").say, file(id).pack, file(id).ideas, lang)


@every_pack
@pytest.mark.parametrize("number", range(SESSIONS))
def test_bots_play_a_session_in_a_pack(id: str, number: int) -> None:
    """The session ends, only the pack's skills are tested, its special rules occur, and a character is out."""
    stage = bot_session(id, f"evening-{number}")
    facts = [entry.event for entry in stage.log if isinstance(entry, Told)]
    called = {fact.skill for fact in facts if isinstance(fact, events.Called)}
    assert called and called <= {*file(id).pack.skills}
    recalled = {fact.rule for fact in facts if isinstance(fact, events.RuleRecalled)}
    assert recalled == {rule.id for rule in file(id).pack.special}
    assert any(isinstance(fact, events.MilestonePassed) for fact in facts)
    tracks = {track.id for hero in stage.state.heroes for track in hero.tracks}
    assert tracks == {plan.id for plan in file(id).pack.tracks}


@every_pack
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_session_in_a_pack_uses_its_words(id: str, lang: str) -> None:
    """Skills and rules are called what the pack calls them in the reader's language, and no id shows."""
    stage, pack = bot_session(id, "told"), file(id).pack

    def name_of(word: str) -> str | None:
        called = actions.said_in(stage.state, word, lang)
        return called if called != word else None

    told = "\n".join(line.said for line in lines(Teller(voice(lang, "nova6"), name_of), stage.log, once=True))
    rule = pack.special[0]
    assert pack.text(f"special.{rule.id}", lang) in told and rule.id not in told
    facts = [entry.event for entry in stage.log if isinstance(entry, Told)]
    tested = {fact.skill for fact in facts if isinstance(fact, events.Called)}
    assert all(pack.text(f"skill.{skill}", lang) in told for skill in tested)


@every_pack
def test_a_stored_session_needs_no_pack_file(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines alone give the same table again, with the whole pack, wherever the pack's file is by then."""
    stage = bot_session(id, "kept")
    monkeypatch.setattr(packs.shelf, "SHELVES", ())
    entries = [*Reader(KnownTypes(), Because).read(to_line(entry) for entry in stage.log)]
    state = actions.start()
    for entry in entries:
        state = nova6.fold(state, entry.event) if isinstance(entry, Told) else state
    assert state == stage.state and state.pack is not None and state.pack.skills == file(id).pack.skills
