"""Ideas of the 2d20 book fill names and words that are left open, in each language, without placeholders."""

from __future__ import annotations

import ast
from dataclasses import asdict
from typing import Any

import pytest

from moothall.ledger.entries import Told
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ideas import COUNTS, idea, ideas_for, some_ideas
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.npcs import MADE_BY
from moothall.rulesets.houses2d20.sheet import check_sheet, to_sheet
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import DRIVES
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from tests.books.houses2d20.support.bots import scene
from tests.books.houses2d20.support.conflict import BLADE, FOUR, MISS, ROKE, SANNA, fight, struck
from tests.books.houses2d20.support.stage import act_out, person, table, trying
from tests.support.wording import constants, trees

BOOK = "houses2d20"
UNSAID = "…"


def words_of(value: Any) -> list[str]:
    """Every word that is anywhere in a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for one in value.values() for word in words_of(one)]
    return [word for one in value for word in words_of(one)] if isinstance(value, list | tuple) else []


def crowd(*tiers: Any) -> Table:
    """A table at which somebody of each of these tiers has come at once."""
    state = table(person())
    for number, tier in enumerate(tiers):
        state = act_out(houses.bring_extra.open(f"x{number}", f"Somebody {number}", tier), state).end().state
    return state


# ---- Words for those of whom nobody has said more -------------------------------------------------------------------


@pytest.mark.parametrize("tier", MADE_BY)
def test_a_quick_npc_has_words_of_the_book(tier: str) -> None:
    """Focuses, statements, talents and traits are there, each different from the others and known to the texts."""
    one = crowd(tier).who(CharacterId("x0"))
    assert check_sheet(to_sheet(one)) == []
    said = [focus.name for focus in one.focuses] + [*one.talents, *one.traits[1:]]
    said += [one.drives.of(drive).statement for drive in DRIVES] if one.drives else []
    written = [word for word in said if word]
    assert len(set(written)) == len(written) > 0 and UNSAID not in words_of(asdict(one))
    for lang in LANGUAGES:
        told = [Teller(voice(lang, BOOK), lambda _: None).word(word) for word in written]
        assert len(set(told)) == len(told) and not set(told) & set(written)


def test_quick_npcs_differ_and_repeat_in_the_same_session() -> None:
    """The next quick NPC has other words, and the same session has the same words again."""
    state = crowd("major", "major", "notable", "notable")
    words = [(one.focuses, one.talents) for one in state.characters if one.id.startswith("x")]
    assert len(set(words)) == len(words) and crowd("major", "major", "notable", "notable") == state


@pytest.mark.parametrize("kind", COUNTS)
def test_ideas_repeat_only_after_the_last(kind: str) -> None:
    """After the last comes the first; as many as are wanted are all different while there are enough."""
    every = ideas_for(kind)
    assert idea(kind, len(every)) == every[0] == idea(kind, 0)
    assert some_ideas(kind, 1, len(every)) == (*every[1:], every[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quick_npcs_focus_and_statement_are_read_as_words(lang: str) -> None:
    """The GM reads a quick NPC's focus and statement as words, without a period at the end."""
    state = crowd("notable")
    script = trying(state, "x0").called("battle").on_to("judge")
    said = Teller(voice(lang, BOOK), {"x0": "Somebody"}.get)
    statement = voice(lang, BOOK).say("term-idea-duty-2").rstrip(".")
    asked = said.question(script.asked)
    assert statement in asked and "idea-" not in asked
    script.on_to("focus").gm(script.asked.answers()[1])
    assert voice(lang, BOOK).say("term-idea-battle-2") in said.question(script.asked)
    script.gm("yes")
    assert "idea-" not in said.fact(script.stop().last(events.FocusApplied))


# ---- No placeholders ------------------------------------------------------------------------------------------------


def test_no_code_of_the_book_holds_a_placeholder() -> None:
    """Three dots stand nowhere in its code."""
    trees_of_book: tuple[ast.Module, ...] = trees("rulesets", BOOK)
    assert [word for tree in trees_of_book for word in constants(tree) if word == UNSAID] == []


@pytest.mark.parametrize("number", range(10))
def test_no_scene_leaves_a_placeholder(number: int) -> None:
    """Scenes of bots that leave words out have no fact with three dots and no trait without words."""
    stage = scene(number)
    facts = [entry.event for entry in stage.log if isinstance(entry, Told)]
    assert [fact for fact in facts if UNSAID in words_of(asdict(fact))] == []
    assert all(fact.trait.text.strip() for fact in facts if isinstance(fact, events.TraitMade))


def test_a_lasting_defeat_without_words_leaves_no_trait() -> None:
    """The defeat lasts all the same; with words, or with what the attack was for, there is a trait."""
    for intent, meaning, traits in (("", "", []), ("", "Blind", ["Blind"]), ("Banished", "", ["Banished"])):
        start = fight(SANNA, ROKE, BLADE, momentum=6).with_who(CharacterId("roke"), track=None, tier="minor")
        script = struck(start, MISS, FOUR, intent=intent).at("buy", "yes").at("meaning", meaning)
        after = script.plainly()
        assert after.who("roke").defeated == "lasting" and after.traits == traits
