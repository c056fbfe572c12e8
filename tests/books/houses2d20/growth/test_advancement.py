"""2d20 advancement: points awarded, prices of skills, focuses and talents, and retraining at half price."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Told
from moothall.rulesets.houses2d20.events import Advanced, PointsGained
from moothall.rulesets.houses2d20.growth import advance, ambition, impress, offers, price_of
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import DEFAULTS, read_options
from moothall.rulesets.houses2d20.questions.growth import NewFocus
from moothall.rulesets.houses2d20.sheet import check_sheet, to_sheet
from moothall.rulesets.houses2d20.state import Character, Growth, Table
from tests.books.houses2d20.support.plain import to_character
from tests.books.houses2d20.support.sheets import KESTREL
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table
from tests.support.citing import cited, refused

FOCUSES = ("battle:Knives", "battle:Ambushes", "communicate:Bargains", "move:Roofs")


def kestrel(points: int, **more: Any) -> Character:
    """A character with four focuses, three talents and points to spend."""
    talents = more.pop("talents", ("Night eyes", "Old debts", "Steady hand"))
    usual: dict[str, Any] = {"focus": FOCUSES, "battle": 7, "understand": 4}
    return person("kestrel", points=points, talents=talents, **(usual | more))


def advancing(points: int, **more: Any) -> HousesScript[str]:
    """Kestrel has points, and is asked what to spend them on."""
    return act_out(advance.open("kestrel"), table(kestrel(points, **more)))


# ---- Earning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.advance.gain-during-adventure")
def test_points_are_written_down_with_their_adventure_and_session() -> None:
    """Each entry says when; between adventures nothing is earned."""
    at = table(kestrel(0), adventure=3, session=7)
    after = act_out(ambition.open("kestrel", "the ferry is hers"), at).gm(2).end()
    entry = after.last(PointsGained).entry
    assert (entry.adventure, entry.session, entry.points, entry.source) == (3, 7, 2, "ambition")
    assert after.who("kestrel").growth == (entry,)
    over = table(kestrel(0), between=True)
    with refused("houses.advance.gain-during-adventure"):
        act_out(ambition.open("kestrel", "too late"), over)
    with refused("houses.advance.gain-during-adventure"):
        act_out(impress.open("kestrel", "too late"), over)


@pytest.mark.rule("houses.advance.ambition-1-to-3")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_ambition_is_worth_one_to_three(points: int) -> None:
    """The GM says 1, 2 or 3; 0 and 4 are refused."""
    script = act_out(ambition.open("kestrel", "a step closer"), table(kestrel(5)))
    for wrong in (0, 4):
        script.refuses("gm", wrong, "houses.advance.ambition-1-to-3")
    assert script.gm(points).end().who("kestrel").points == 5 + points


@pytest.mark.rule("houses.advance.impress")
def test_impressing_the_group_brings_a_point() -> None:
    """The GM confirms what the group found: a point, or none."""
    at = table(kestrel(2))
    for word, points in (("yes", 3), ("no", 2)):
        after = act_out(impress.open("kestrel", "the plan with the barges"), at).gm(word).end()
        assert (after.who("kestrel").points, after.result) == (points, word == "yes")
    assert after.state.impressed == ()


@pytest.mark.rule("houses.advance.impress-once-per-session")
def test_a_player_impresses_the_group_once_a_session() -> None:
    """The second award to the same player is refused; another player's is not, unless the table shares one."""
    first = act_out(impress.open("kestrel", "the plan"), table(kestrel(0), person("sanna"))).gm("yes").end().state
    assert first.impressed == ("kestrel",)
    with refused("houses.advance.impress-once-per-session"):
        act_out(impress.open("kestrel", "another plan"), first)
    assert act_out(impress.open("sanna", "her song"), first).gm("yes").end().who("sanna").points == 1


@pytest.mark.rule("houses.advance.impress-once-per-session")
def test_two_awards_at_once_are_judged_when_the_gm_answers() -> None:
    """If the award was given while the GM was thinking, the second is refused then."""
    at = table(kestrel(0), impressed=("somebody",))
    script = act_out(impress.open("kestrel", "the plan"), at)
    script.stage.state = table(kestrel(1), impressed=("kestrel",))
    script.refuses("gm", "yes", "houses.advance.impress-once-per-session").stop()


def test_only_players_characters_advance() -> None:
    """An NPC earns nothing and buys nothing."""
    at = table(npc("roke"))
    with refused("houses.advance.ambition-1-to-3"):
        act_out(ambition.open("roke", "the throne"), at)
    with refused("houses.advance.impress"):
        act_out(impress.open("roke", "a speech"), at)
    with refused("houses.advance.skill-cost"):
        act_out(advance.open("roke"), at)


# ---- Prices ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.advance.skill-cost")
def test_skills_cost_ten_and_one_more_for_each_before() -> None:
    """The first raise costs 10, the second 11, the third 12, whichever skills they are."""
    at, spent = table(kestrel(33)), []
    for skill in ("move", "move", "understand"):
        after = act_out(advance.open("kestrel"), at).says("kestrel", "skill").says("kestrel", skill).end()
        spent.append(at.who(CharacterId("kestrel")).points - after.who("kestrel").points)
        at = after.state
    assert spent == [10, 11, 12]
    character = at.who(CharacterId("kestrel"))
    assert (character.skills.move, character.skills.understand, character.skill_advances) == (7, 5, 3)
    entry = character.growth[1]
    assert (entry.points, entry.source, entry.text, entry.before, entry.after) == (-11, "skill", "move", "6", "7")


@pytest.mark.rule("houses.advance.focus-cost")
def test_a_focus_costs_the_number_of_focuses_held() -> None:
    """With four the fifth costs 4, then the sixth 5; a name that is there is refused, and without one it is let be."""
    assert advancing(10).says("kestrel", "focus").says("kestrel", NewFocus("move", " ")).end().told == []
    script = advancing(10).says("kestrel", "focus")
    script.refuses("kestrel", NewFocus("move", "roofs"), "houses.advance.focus-cost")
    after = script.says("kestrel", NewFocus("understand", " Tides ")).end()
    assert after.who("kestrel").points == 6
    assert [(one.skill, one.name) for one in after.who("kestrel").focuses][4:] == [("understand", "Tides")]
    assert price_of(after.who("kestrel"), DEFAULTS, "focus").points == 5


@pytest.mark.rule("houses.advance.talent-cost")
def test_a_talent_costs_three_for_each_talent_held() -> None:
    """With three the fourth costs 9, once the GM has agreed; declined, or without a name, it costs nothing."""
    assert advancing(9).says("kestrel", "talent").says("kestrel", "").end().told == []
    script = advancing(9).says("kestrel", "talent")
    script.refuses("kestrel", "old DEBTS", "houses.advance.talent-cost")
    after = script.says("kestrel", "Quick ledger").gm("yes").end()
    assert after.who("kestrel").points == 0 and after.who("kestrel").talents[3:] == ("Quick ledger",)
    declined = advancing(9).says("kestrel", "talent").says("kestrel", "Flight").gm("no").end()
    assert (declined.who("kestrel").points, declined.told) == (9, [])


def test_prices_are_shown_before_they_are_paid() -> None:
    """Every choice has this character's price of the moment, and half of it by retraining."""
    character = kestrel(0, skill_advances=1)
    assert [(one.id, one.price) for one in offers(character, DEFAULTS)] == [
        ("skill", "11"),
        ("focus", "4"),
        ("talent", "9"),
    ]
    half = [(one.id, one.price) for one in offers(character, DEFAULTS, retrain=True)]
    assert half == [("skill", "6"), ("focus", "2"), ("talent", "5")]


@pytest.mark.rule("houses.advance.cannot-overspend")
@pytest.mark.parametrize(
    ("points", "what", "legal"),
    [
        (9, "skill", False),
        (10, "skill", True),
        (3, "focus", False),
        (4, "focus", True),
        (8, "talent", False),
        (9, "talent", True),
    ],
)
def test_an_advance_cannot_cost_more_points_than_there_are(points: int, what: str, legal: bool) -> None:
    """A price of one point more is refused, the exact price is taken."""
    script = advancing(points)
    if legal:
        assert script.says("kestrel", what).waits in ("raise-skill", "new-focus", "new-talent")
    script = advancing(points if not legal else 0)
    script.refuses("kestrel", what, "houses.advance.cannot-overspend").stop()


def test_an_advance_names_its_rules() -> None:
    """The price of a skill and its limit, the price of a focus alone; and what is retrained shows half the price."""
    rules = {
        "skill": ("houses.advance.skill-cost", "houses.advance.skill-cap-8"),
        "focus": ("houses.advance.focus-cost",),
    }
    answers: dict[str, Any] = {"skill": "move", "focus": NewFocus("move", "Ropes")}
    for what, cites in rules.items():
        after = advancing(10).says("kestrel", what).says("kestrel", answers[what]).end()
        assert next(e.cites for e in after.log if isinstance(e, Told) and isinstance(e.event, Advanced)) == cites
    script = advancing(10).says("kestrel", "retrain")
    assert [option.price for option in script.asked.options()] == ["5", "2", "5"]
    script.stop()


@pytest.mark.parametrize(
    ("source", "adventure", "open"),
    [("focus", 1, False), ("focus", 0, True), ("pain", 1, True), ("talent", 1, False)],
)
def test_only_advances_of_this_adventure_are_counted(source: str, adventure: int, open: bool) -> None:
    """Neither what was earned in it, nor what was bought in an earlier one."""
    one = kestrel(10, growth=(Growth(adventure, 1, 1, source),))
    script = act_out(advance.open("kestrel"), table(one, advance__per_adventure="1"))
    if open:
        assert script.says("kestrel", "focus").waits == "new-focus"
        script.stop()
    else:
        script.refuses("kestrel", "focus", "houses.advance.focus-cost").stop()


@pytest.mark.rule("houses.advance.cannot-overspend")
@pytest.mark.parametrize(("retrain", "price"), [(False, 10), (True, 5)])
def test_points_are_counted_when_the_last_answer_comes(retrain: bool, price: int) -> None:
    """If points went elsewhere meanwhile, one too few is refused then, and the exact price is still taken."""
    for left in (price - 1, price):
        script = advancing(50)
        script.says("kestrel", "retrain").says("kestrel", "skill") if retrain else script.says("kestrel", "skill")
        if retrain:
            script.says("kestrel", "move").says("kestrel", "focus")
        script.stage.state = table(kestrel(left))
        last = "Roofs" if retrain else "move"
        if left < price:
            script.refuses("kestrel", last, "houses.advance.cannot-overspend").stop()
        else:
            assert script.says("kestrel", last).end().who("kestrel").points == 0


@pytest.mark.rule("houses.advance.skill-cap-8")
def test_no_skill_rises_above_eight() -> None:
    """A 7 becomes 8, an 8 is refused, and where all are at 8 no skill is offered."""
    after = advancing(10).says("kestrel", "skill").says("kestrel", "battle").end()
    assert after.who("kestrel").skills.battle == 8
    again = act_out(advance.open("kestrel"), table(kestrel(50, battle=8))).says("kestrel", "skill")
    again.refuses("kestrel", "battle", "houses.advance.skill-cap-8").stop()
    full = kestrel(50, battle=8, communicate=8, discipline=8, move=8, understand=8)
    assert [one.id for one in offers(full, DEFAULTS)] == ["focus", "talent"]
    assert [one.id for one in offers(full, read_options({"skill.cap": "9"}))] == ["skill", "focus", "talent"]


@pytest.mark.rule("houses.advance.drives-not-bought")
def test_drives_are_not_bought() -> None:
    """Buying a Drive is refused: Drives change only in play."""
    script = advancing(99).refuses("kestrel", "drive", "houses.advance.drives-not-bought")
    assert "drive" not in [option.id for option in script.asked.options()]
    after = script.says("kestrel", "stop").end()
    assert (after.result, after.who("kestrel").points, after.told) == ("stop", 99, [])


# ---- Retraining -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.advance.retrain")
def test_a_talent_is_given_up_for_a_focus() -> None:
    """Talents 3 become 2, focuses 4 become 5, and the sheet stays legal."""
    script = advancing(2).says("kestrel", "retrain").says("kestrel", "focus")
    script.says("kestrel", NewFocus("move", "Ropes")).says("kestrel", "talent").refuses(
        "kestrel", "Flight", "houses.advance.retrain"
    )
    after = script.says("kestrel", "Old debts").end()
    assert after.who("kestrel").talents == ("Night eyes", "Steady hand")
    assert (len(after.who("kestrel").focuses), after.who("kestrel").points) == (5, 0)
    assert after.last(Advanced).entry.given == "talent"


@pytest.mark.rule("houses.advance.retrain-cost-various")
def test_a_skill_that_costs_ten_is_five_by_retraining() -> None:
    """Half the price of the moment; a point fewer is refused."""
    advancing(4).says("kestrel", "retrain").refuses("kestrel", "skill", "houses.advance.cannot-overspend").stop()
    script = advancing(5).says("kestrel", "retrain").says("kestrel", "skill").says("kestrel", "move")
    after = script.says("kestrel", "focus").says("kestrel", "Roofs").end()
    assert (after.who("kestrel").points, after.who("kestrel").skills.move) == (0, 6)
    assert [focus.name for focus in after.who("kestrel").focuses] == ["Knives", "Ambushes", "Bargains"]


@pytest.mark.rule("houses.advance.retrain-half-price")
def test_half_a_price_is_rounded_up() -> None:
    """A skill at 11 costs 6 and one ability; at 12 it costs 6 too."""
    for earlier, price in ((0, 5), (1, 6), (2, 6), (3, 7)):
        assert cited(price_of(kestrel(0, skill_advances=earlier), DEFAULTS, "skill", retrain=True)).points == price
    script = advancing(6, skill_advances=1).says("kestrel", "retrain").says("kestrel", "skill").says("kestrel", "move")
    after = script.says("kestrel", "skill").says("kestrel", "battle").end()
    kept = after.who("kestrel")
    assert (kept.skills.move, kept.skills.battle, kept.points, kept.skill_advances) == (6, 6, 0, 2)


def test_retraining_spares_skills_at_four_and_the_rising_one() -> None:
    """No skill at 4 and not the one that rises is given up; with none to spare, retraining is refused."""
    script = advancing(9).says("kestrel", "retrain").says("kestrel", "skill").says("kestrel", "move")
    script.says("kestrel", "skill")
    assert [option.id for option in script.asked.options()] == ["battle", "communicate", "discipline"]
    low = {"battle": 4, "communicate": 4, "discipline": 4, "move": 4, "understand": 4}
    bare = advancing(9, talents=(), focus=(), **low).says("kestrel", "retrain").says("kestrel", "talent")
    bare.says("kestrel", "Flight")
    bare.refuses("gm", "yes", "houses.advance.retrain").stop()
    declined = (
        advancing(9).says("kestrel", "retrain").says("kestrel", "talent").says("kestrel", "Flight").gm("no").end()
    )
    assert (declined.result, declined.told) == ("stop", [])


def test_a_sheet_that_has_advanced_is_legal_elsewhere() -> None:
    """After a raise and a retraining the character's sheet is accepted at another table."""
    character, assets = to_character(KESTREL | {"points": 40}, "kestrel", "kestrel")
    at: Table = table(character, *assets)
    at = act_out(advance.open("kestrel"), at).says("kestrel", "skill").says("kestrel", "move").end().state
    script = act_out(advance.open("kestrel"), at).says("kestrel", "retrain").says("kestrel", "talent")
    script.says("kestrel", "Quick ledger").gm("yes").says("kestrel", "skill").says("kestrel", "battle")
    at = script.end().state
    sheet = to_sheet(at.who(CharacterId("kestrel")), at.assets)
    assert sheet["advances"] == [{"gained": "skill", "given": ""}, {"gained": "talent", "given": "skill"}]
    assert check_sheet(sheet) == []


@pytest.mark.rule("houses.advance.skill-cost", "houses.advance.focus-cost", "houses.advance.talent-cost")
def test_a_table_may_limit_advances_in_an_adventure() -> None:
    """After one, every other is refused until the next adventure; usually there is no limit."""
    at = table(kestrel(40), advance__per_adventure="1")
    at = (
        act_out(advance.open("kestrel"), at)
        .says("kestrel", "focus")
        .says("kestrel", NewFocus("move", "Ropes"))
        .end()
        .state
    )
    script = act_out(advance.open("kestrel"), at)
    for what in ("skill", "focus", "talent"):
        script.refuses("kestrel", what, f"houses.advance.{what}-cost")
    script.stop()
