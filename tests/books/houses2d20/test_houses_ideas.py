"""Ideas of the 2d20 book: words for what nobody has said, in each reader's language, and never a placeholder."""

from __future__ import annotations

import ast
from dataclasses import asdict
from typing import Any

import pytest

from moothall.ledger.entries import Told
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ideas import COUNTS, idea, ideas_for, some_ideas
from moothall.rulesets.houses2d20.npcs import MADE_BY
from moothall.rulesets.houses2d20.sheet import check_sheet, to_sheet
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import DRIVES
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from support.houses import act_out, person, table, trying
from support.houses_bots import scene
from support.houses_conflict import BLADE, FOUR, MISS, ROKE, SANNA, fight, struck
from support.wording import constants, trees

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
def test_whoever_comes_at_once_has_words_of_the_book(tier: str) -> None:
    """Focuses, statements, talents and traits are there, each different from the others and known to the texts."""
    one = crowd(tier).who("x0")
    assert check_sheet(to_sheet(one)) == []
    said = [focus.name for focus in one.focuses] + [*one.talents, *one.traits[1:]]
    said += [one.drives.of(drive).statement for drive in DRIVES] if one.drives else []
    written = [word for word in said if word]
    assert len(set(written)) == len(written) > 0 and UNSAID not in words_of(asdict(one))
    for lang in LANGUAGES:
        told = [Teller(voice(lang, BOOK), lambda _: None).word(word) for word in written]
        assert len(set(told)) == len(told) and not set(told) & set(written)


def test_people_who_come_at_once_differ() -> None:
    """The next one has other words, and the same evening has the same words again."""
    state = crowd("major", "major", "notable", "notable")
    words = [(one.focuses, one.talents) for one in state.characters if one.id.startswith("x")]
    assert len(set(words)) == len(words) and crowd("major", "major", "notable", "notable") == state


@pytest.mark.parametrize("kind", COUNTS)
def test_ideas_come_round(kind: str) -> None:
    """After the last comes the first; as many as are wanted are all different while there are enough."""
    every = ideas_for(kind)
    assert idea(kind, len(every)) == every[0] == idea(kind, 0)
    assert some_ideas(kind, 1, len(every)) == (*every[1:], every[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_gm_reads_of_them_are_words(lang: str) -> None:
    """A focus and a statement of somebody who came at once are read as words, without their period at the end."""
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
    """Whatever bots leave unsaid, nothing that is told holds three dots, and no trait is without words."""
    stage = scene(number)
    facts = [entry.event for entry in stage.log if isinstance(entry, Told)]
    assert [fact for fact in facts if UNSAID in words_of(asdict(fact))] == []
    assert all(fact.trait.text.strip() for fact in facts if isinstance(fact, events.TraitMade))


def test_a_lasting_defeat_without_words_leaves_no_trait() -> None:
    """It lasts all the same; with words, or with what the attack was for, there is a trait."""
    for intent, meaning, traits in (("", "", []), ("", "Blind", ["Blind"]), ("Banished", "", ["Banished"])):
        start = fight(SANNA, ROKE, BLADE, momentum=6).with_who("roke", track=None, tier="minor")
        script = struck(start, MISS, FOUR, intent=intent).at("buy", "yes").at("meaning", meaning)
        after = script.plainly()
        assert after.who("roke").defeated == "lasting" and after.traits == traits
