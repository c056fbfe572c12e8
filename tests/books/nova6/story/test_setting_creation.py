"""NOVA6 settings: the five questions, the game aspects they make, and later changes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import packs
from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Said
from moothall.rulesets.nova6.packs.setting import Entry
from moothall.rulesets.nova6.questions import Broadly, Heroes, Issue, Issues, Meddling, Sketch, Sketches
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.workshop import WORKSHOP, of_pack
from moothall.sight import redact
from moothall.speech import voice
from moothall.web.draft_view import advised
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, conflict, hero, npc, table
from tests.books.support.examples import example
from tests.support.citing import cited, refused

TIDES = Issue("THE TIDES COME LATER EVERY DAY", "impending", "the harbour board keeps the tables")
TOLLS = Issue("THE BRIDGE TAKES MORE THAN COIN")


def asked(start: Table | None = None, **more: Any) -> NovaScript[Any]:
    """A game is begun; the first question waits."""
    return act_out(nova6.create_game.open(**more), start or table())


def begun(
    *issues: Issue, people: tuple[Sketch, ...] = (), heroes: str = "", world: str = "", aspects: tuple[str, ...] = (),
    scope: str = "between", **more: Any,
) -> NovaAfter[Any]:  # fmt: skip
    """A game with these answers."""
    script = asked(**more).gm(Heroes(heroes)).gm(Broadly(world, aspects)).gm(scope).gm(Issues(issues or (TOLLS,)))
    return script.gm(Sketches(people)).plainly()


def entries(after: NovaAfter[Any], kind: Any) -> list[str]:
    return [one.name for one in after.state.setting.of(kind)]


@pytest.mark.rule("nova6.setting.two-steps")
def test_the_setting_is_asked_before_the_pack() -> None:
    """The pack is asked for last, and not once a character has joined."""
    other = changed(UNIVERSAL, id="other")
    first = asked(packs=(other,)).asked()
    assert "nova6.setting.two-steps" in first.cites() and "nova6.setting.two-steps" not in asked().asked().cites()
    script = asked(packs=(other,)).gm(Heroes()).gm(Broadly()).gm("world-saving").gm(Issues((TOLLS,))).gm(Sketches())
    assert [option.id for option in script.asks("gm", "nova6/which-pack").asked().options()] == ["universal", "other"]
    chosen = script.gm("other").end()
    assert (chosen.state.pack, chosen.rules_of(events.PackChosen)) == (other, {"nova6.themepack.parts"})
    script = asked(packs=(other,)).gm(Heroes()).gm(Broadly()).gm("personal").gm(Issues((TOLLS,))).gm(Sketches())
    plain = script.gm("universal").end()
    assert (plain.state.pack, plain.rules_of(events.PackChosen)) == (None, {"nova6.themepack.universal"})
    script = asked(table(hero("ilse")), packs=(other,))
    assert "nova6.setting.two-steps" not in script.asked().cites()
    done = script.gm(Heroes()).gm(Broadly()).gm("world-saving").gm(Issues((TOLLS,))).gm(Sketches()).end()
    assert not done.all(events.PackChosen)


@pytest.mark.rule("nova6.setting.two-steps")
def test_a_tables_own_pack_is_offered_first() -> None:
    """Passing keeps the table's pack; each pack's description is shown."""
    mine = changed(UNIVERSAL, id="mine", words=(Said("pack.name", "en", "Mine"), Said("pack.pitch", "en", "Coal.")))
    script = asked(table(pack=mine), packs=(changed(UNIVERSAL, id="other"),))
    script.gm(Heroes()).gm(Broadly()).gm("personal").gm(Issues((TOLLS,))).gm(Sketches())
    assert (script.asked().packs, script.asked().about) == (("mine", "universal", "other"), ("Mine: Coal",))
    assert script.plainly().state.pack == mine


@pytest.mark.rule("nova6.setting.five-questions")
def test_only_an_issue_is_required_of_five_questions() -> None:
    """One issue with all else left blank is a game; without an issue the answer is refused."""
    script = asked().asks("gm", "nova6/which-heroes").gm(Heroes()).asks("gm", "nova6/which-world").gm(Broadly())
    script.asks("gm", "nova6/which-scope").gm("personal").asks("gm", "nova6/which-issues")
    script.refuses("gm", Issues(), "nova6.setting.five-questions")
    after = script.gm(Issues((TOLLS,))).asks("gm", "nova6/which-people").gm(Sketches()).end()
    assert after.state.setting.entries == (Entry("issue-1", "issue", TOLLS.text, when="current"),)
    again = act_out(nova6.create_game.open(), after.state).gm(Heroes()).gm(Broadly()).gm("world-saving").gm(Issues())
    assert again.gm(Sketches()).end().state.setting.scope == "epic"


@pytest.mark.rule("nova6.setting.protagonists")
def test_the_heroes_text_is_shown_at_creation() -> None:
    """The text is kept with the game and shown to makers; where there is none, nothing is."""
    after = begun(heroes="ferrymen with debts")
    told = cited(WORKSHOP.told(after.state))
    assert [one.said for one in advised(told, voice("en", "nova6"))] == ["Who this game is about: ferrymen with debts"]
    assert WORKSHOP.told(begun().state) == () and of_pack(changed(UNIVERSAL, id="other")).told(after.state) == told


@pytest.mark.rule("nova6.setting.world")
def test_the_world_text_makes_no_aspects_by_itself() -> None:
    """The text is kept, and nothing of it is an aspect that was not marked as one."""
    after = begun(world="a river wider than a day")
    assert after.state.setting.world == "a river wider than a day"
    assert entries(after, "world") == []


@pytest.mark.rule("nova6.setting.world-aspects")
def test_a_marked_fact_is_a_game_aspect() -> None:
    """Marked as an aspect it is one of the whole game, and outlives scenes."""
    start = begun(aspects=("THE RIVER REMEMBERS",)).state
    found = [one for one in start.effects if one.name == "THE RIVER REMEMBERS"]
    assert [(one.kind, one.aspect, one.duration, one.owner) for one in found] == [("aspect", "game", "P", "")]
    opened = act_out(nova6.open_scene.open("exposition", "The quay"), start).end().state
    closed = act_out(nova6.close_scene.open(), opened).end().state
    assert found[0] in opened.effects and found[0] in closed.effects


@pytest.mark.rule("nova6.setting.scope")
@pytest.mark.parametrize(
    ("said", "scope"), [("personal", "personal"), ("between", "between"), ("world-saving", "epic")]
)
def test_the_scope_changes_no_dice(said: str, scope: str) -> None:
    """The scope is one of three, and a test's dice stay the same."""
    start = begun(scope=said).state
    assert start.setting.scope == scope
    tried = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), changed(start, heroes=(hero("ilse", move=1),)))
    assert tried.judged().asked().pool.net == 1
    tried.stop()


@pytest.mark.rule("nova6.setting.issues")
def test_any_hero_may_invoke_an_issue_once_per_scene() -> None:
    """An issue is a game aspect: Ilse invokes it for a point, and not again in this scene."""
    ilse = hero("ilse", move=1, plot_points=2)
    start = changed(begun(TOLLS).state, heroes=(ilse,), others=(npc("thug"),), scene=conflict("ilse"))
    [issue] = [one.id for one in start.effects if one.aspect == "game"]

    def failing(at: Table) -> NovaScript[Any]:
        script = act_out(nova6.act.open("ilse", "slip by", "move", "overcome"), at).judged(1)
        return script.rolls("ilse", 1, 1, 2)

    after = failing(start).says("ilse", Meddling(aspect=issue, benefit="succeed", reason="the toll-keeper")).plainly()
    assert (after.verdict.success, after.who("ilse").plot_points) == (True, 1)
    again = changed(after.state, heroes=tuple(changed(one, turn=ilse.turn) for one in after.state.heroes))
    assert failing(start).waits_for() == "nova6/after-roll" and failing(again).waits_for() == "nova6/failure"


@pytest.mark.rule("nova6.setting.issue-kinds")
def test_an_issue_is_current_or_impending() -> None:
    """A current issue and an impending one are told apart."""
    after = begun(TOLLS, TIDES)
    assert [(one.name, one.when) for one in after.state.setting.of("issue")] == [
        (TOLLS.text, "current"),
        (TIDES.text, "impending"),
    ]


@pytest.mark.rule("nova6.setting.issue-count")
def test_two_issues_bring_no_advice() -> None:
    """Two issues bring no advice."""
    assert begun(TOLLS, TIDES).last(events.IssuesCounted).count == 0


@pytest.mark.rule("nova6.setting.issue-one")
def test_a_single_issue_brings_no_advice() -> None:
    """One issue is accepted without advice."""
    after = begun(TOLLS)
    assert (len(entries(after, "issue")), after.last(events.IssuesCounted).count) == (1, 0)


@pytest.mark.rule("nova6.setting.issue-three")
@pytest.mark.parametrize(("count", "told"), [(3, 0), (4, 4)])
def test_a_fourth_issue_brings_advice(count: int, told: int) -> None:
    """Three are accepted, a fourth too, but with advice that only the GM hears."""
    after = begun(*(Issue(f"ISSUE {number}") for number in range(count)))
    fact = after.last(events.IssuesCounted)
    assert (len(entries(after, "issue")), fact.count, redact(fact, "ilse")) == (count, told, None)


@pytest.mark.rule("nova6.setting.issue-wording")
def test_an_issue_needs_words_and_may_have_a_note() -> None:
    """The note goes with the aspect; an issue without words is refused."""
    after = begun(TIDES)
    [one] = after.state.setting.of("issue")
    assert (one.note, after.effect(TIDES.text).text) == (TIDES.note, TIDES.note)
    script = asked().gm(Heroes()).gm(Broadly()).gm("world-saving")
    script.refuses("gm", Issues((Issue(" "),)), "nova6.setting.issue-wording").stop()


@pytest.mark.rule("nova6.setting.issue-change")
def test_issues_may_be_reworded_and_settled() -> None:
    """New words take the place of the old, which can no longer be invoked; a settled one is kept, and is no aspect."""
    start = begun(TOLLS, TIDES).state
    after = act_out(nova6.change_issue.open("issue-2", "THE TIDES HAVE STOPPED", "current"), start).end()
    assert (after.has_effect(TIDES.text), after.effect("THE TIDES HAVE STOPPED").aspect) == (False, "game")
    assert after.last(events.EntryWritten).was == TIDES.text
    closed = act_out(nova6.change_issue.open("issue-1", closed=True), after.state).end()
    assert (closed.has_effect(TOLLS.text), entries(closed, "issue")) == (False, ["THE TIDES HAVE STOPPED"])
    assert [one.closed for one in closed.state.setting.entries] == [True, False]
    with refused("nova6.setting.issue-change"):
        act_out(nova6.change_issue.open("issue-1", "AGAIN"), closed.state)
    new = act_out(nova6.write_entry.open("issue", "A NEW TOLL", when="impending"), closed.state).end()
    assert new.has_effect("A NEW TOLL")


@pytest.mark.rule("nova6.setting.people")
def test_a_person_of_the_setting_enters_as_an_npc() -> None:
    """A person has a name, a tie and a high concept; at the table it is an NPC with that aspect."""
    after = begun(people=(Sketch("Marta Quist", "person", "the bridge", "KEEPER OF EVERY KEY"),))
    [one] = after.state.setting.of("person")
    assert (one.name, one.tie, one.concept) == ("Marta Quist", "the bridge", "KEEPER OF EVERY KEY")
    came = act_out(nova6.bring_person.open(one.id), after.state).end()
    [marta] = came.state.others
    assert (marta.name, marta.kind, [track.id for track in marta.tracks]) == (
        "Marta Quist",
        "principal",
        ["physical", "mental"],
    )
    assert [effect.name for effect in came.state.effects_of(marta.id, "aspect")] == ["KEEPER OF EVERY KEY"]
    with refused("nova6.setting.people"):
        act_out(nova6.bring_person.open("issue-1"), after.state)


@pytest.mark.rule("nova6.setting.places")
def test_a_place_lends_its_aspect_to_a_scene() -> None:
    """The GM is asked when a scene opens there, in any letter case; elsewhere not."""
    start = begun(people=(Sketch("The Long Bridge", "place", "the tolls", "NOBODY CROSSES FOR NOTHING"),)).state

    def scene(place: str) -> NovaScript[Any]:
        return act_out(nova6.open_scene.open("exposition", "Dusk", place=place), start)

    script = scene("the long bridge").asks("gm", "nova6/aspect-of-the-place")
    effect = script.gm("yes").end().effect("NOBODY CROSSES FOR NOTHING")
    assert (effect.aspect, effect.duration) == ("situation", "S")
    assert not scene("The Long Bridge").gm("no").end().has_effect("NOBODY CROSSES FOR NOTHING")
    assert scene("The ferry").end().state.scene.place == "The ferry"


@pytest.mark.rule("nova6.setting.organisations")
def test_organisations_have_name_tie_and_concept() -> None:
    """A name, a tie and a high concept; one without a name is refused."""
    after = begun(people=(Sketch("The Lampwrights", "organisation", "the tides", "THEY KEEP IT BURNING"),))
    assert [(one.name, one.concept) for one in after.state.setting.of("organisation")] == [
        ("The Lampwrights", "THEY KEEP IT BURNING")
    ]
    with refused("nova6.setting.organisations"):
        act_out(nova6.write_entry.open("organisation", " "), after.state)


@pytest.mark.rule("nova6.setting.mystery")
def test_a_mystery_is_secret_until_uncovered() -> None:
    """Players see no trace of it; uncovered, it shows what it was settled to be."""
    after = begun(people=(Sketch("What hums below", "mystery", note="not decided"),))
    [hidden] = after.state.setting.of("mystery")
    assert (hidden.known, redact(after.state, "ilse").setting.entries) == (
        False,
        redact(begun().state, "ilse").setting.entries,
    )
    assert redact(after.last(events.EntryWritten), "ilse") is None
    found = act_out(nova6.uncover.open(hidden.id, "place", "The engine house", "IT NEVER STOPPED"), after.state).end()
    assert (entries(found, "mystery"), entries(found, "place")) == ([], ["The engine house"])
    assert [one.name for one in redact(found.state, "ilse").setting.entries][-1] == "The engine house"
    with refused("nova6.setting.mystery"):
        act_out(nova6.uncover.open("issue-1"), after.state)


@example("nova6.ex.setting")
def test_five_answers_make_a_game() -> None:
    """Scope between, three facts and two issues as aspects, four people and places with a high concept each."""
    told = packs.load("tests/data/packs/ashfields.toml").said.world.told("en")
    after = act_out(nova6.open_table.open(setting=told), table()).end()
    setting = after.state.setting
    assert (setting.scope, len(setting.of("world"))) == ("between", 3)
    assert [(one.name, one.when) for one in setting.of("issue")] == [
        ("THE DROWNED KING IS WORSHIPPED", "current"),
        ("THE WELLS ARE FAILING", "impending"),
    ]
    assert sum(effect.aspect == "game" for effect in after.state.effects) == 5
    known = [one for kind in ("organisation", "person", "place") for one in setting.of(kind)]
    assert len(known) == 4 and all(one.concept for one in known)


def test_an_unknown_entry_is_refused() -> None:
    """The refusal names the unknown id."""
    with pytest.raises(Unclear) as unknown:
        act_out(nova6.uncover.open("mystery-9"), table())
    assert (unknown.value.key, unknown.value.values["id"]) == ("error-no-such-entry", "mystery-9")
