"""The forecast of a fight at a table: for its GM alone, from the table as it stands, in a worker of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.errors import Unclear
from moothall.forecast import Budget, Encounter, encounters_of, forecast, forecast_table
from moothall.records import changed
from moothall.web.forecasts import GroupAction, with_group
from tests.web.support.server import opened

PLENTY = Budget(seconds=600.0)


def fight(ruleset: str, tier: str) -> Encounter:
    """One hero against one foe of a tier."""
    return Encounter.of({"ruleset": ruleset, "heroes": [{"name": "Ilse"}], "foes": [{"tier": tier}]})


def start(encounter: Encounter) -> Any:
    """A table where a fight is about to begin."""
    part = encounters_of(encounter.ruleset)
    return part.set_up(encounter.options, encounter.heroes, encounter.foes, encounter.tactics).start


def test_a_fight_as_it_stands_is_the_fight_from_a_file() -> None:
    """A table before the first blow has the forecast of the same encounter; a hurt hero a worse one."""
    encounter = fight("nde2", "elite")
    table, from_file = start(encounter), forecast(encounter, PLENTY)
    assert forecast_table("nde2", table, PLENTY).win == from_file.win
    hurt = changed(table, heroes=tuple(changed(hero, hearts=1) for hero in table.heroes))
    assert forecast_table("nde2", hurt, PLENTY).win.value < from_file.win.value


@pytest.mark.parametrize("phase", ["free", "heroes", "foes"])
def test_a_fight_goes_on_from_any_phase(phase: str) -> None:
    """Before the fight, in the heroes' turns and in the foes' turns there is a forecast."""
    table = changed(start(fight("nde2", "boss")), phase=phase)
    assert 0 < forecast_table("nde2", table, PLENTY).win.value < 1


EXTRA = Encounter.of({"ruleset": "nova6", "heroes": [{"name": "Ilse"}], "foes": [{"kind": "extra"}]})


@pytest.mark.parametrize(
    "encounter", [fight("nde2", "elite"), EXTRA, fight("houses2d20", "minor")], ids=["nde2", "nova6", "houses2d20"]
)
def test_a_fight_that_has_not_begun_is_the_encounter_itself(encounter: Encounter) -> None:
    """Everybody at the table and nothing begun: the fight is played from the same table as the encounter's lines."""
    part, table = encounters_of(encounter.ruleset), start(encounter)
    before = changed(table, conflict=None) if encounter.ruleset == "houses2d20" else table
    assert part.as_it_stands is not None
    setup = part.as_it_stands(before, encounter.tactics)
    assert setup is not None
    same = {"between": True} if encounter.ruleset == "houses2d20" else {}
    assert setup.start == changed(table, **same)


def test_a_conflict_whose_side_has_acted_goes_on_with_the_next_round() -> None:
    """A forecast asked for in the middle of the last action of a side is one of the fight, not of its end."""
    table = start(fight("houses2d20", "minor"))
    spent = changed(table, characters=tuple(changed(one, acted=True) for one in table.characters))
    setup = encounters_of("houses2d20").as_it_stands(spent, encounters_of("houses2d20").tactics())  # type: ignore[misc]
    assert setup is not None and setup.turn(setup.start) is not None
    over = changed(start(EXTRA), scene=changed(start(EXTRA).scene, kind="conflict", round=3, phase="opposition"))
    over = changed(over, others=tuple(changed(one, turn=changed(one.turn, done=True)) for one in over.others))
    setup = encounters_of("nova6").as_it_stands(over, encounters_of("nova6").tactics())  # type: ignore[misc]
    assert setup is not None and setup.first_round == 3 and setup.turn(setup.start) is not None


def test_a_prepared_group_is_forecast_before_it_comes() -> None:
    """Without foes there is no fight; with the group of the shelf there is, and the table itself is as it was."""
    table = changed(start(fight("nde2", "elite")), foes=())
    with pytest.raises(Unclear):
        forecast_table("nde2", table)
    joined = with_group("nde2", table, [GroupAction("nde.foe", {"tier": "elite", "name": "Roke"})])
    assert [foe.name for foe in joined.foes] == ["Roke"] and table.foes == ()
    assert forecast_table("nde2", joined, PLENTY).win == forecast(fight("nde2", "elite"), PLENTY).win


def test_a_conflict_of_2d20_goes_on_as_it_stands() -> None:
    """A conflict at a table is forecast from its own numbers."""
    answer = forecast_table("houses2d20", start(fight("houses2d20", "minor")), Budget(seconds=1.0))
    assert 0 < answer.win.value <= 1
    assert [hero.name for hero in answer.heroes] == ["Ilse"]


@pytest.mark.parametrize("ruleset", ["nde2", "nova6", "houses2d20"])
def test_a_table_without_a_fight_says_so(ruleset: str) -> None:
    """An empty table has no forecast, and a sentence tells what to do."""
    with pytest.raises(Unclear) as refusal:
        forecast_table(ruleset, books.ruleset(ruleset).mechanics().start)
    assert refusal.value.key == "error-forecast-no-fight"


def test_only_the_gm_hears_a_forecast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player and a spectator are refused before anything is counted; the GM is told that there is no fight."""
    charged: list[str] = []
    with opened(tmp_path) as server:
        gm = server.host().makes_table("nde2")
        done = server.context.workers.forecasts.do

        async def noted(*args: Any, **named: Any) -> Any:
            charged.append(named["by"])
            return await done(*args, **named)

        monkeypatch.setattr(server.context.workers.forecasts, "do", noted)
        for role in ("player", "spectator"):
            person = gm.brings(role.title(), role)
            assert person.post(person.at("forecast")).body["error"] == "error-web-gm-only"
        assert charged == []
        assert gm.post(gm.at("forecast")).body["error"] == "error-forecast-no-fight"
        assert len(charged) == 1
        assert gm.post(gm.at("forecast?item=none")).body["error"] == "error-table-no-such"
        gm.brings("Ana").plays("ilse")
        args = '{"tier": "minion", "name": "Roke"}'
        gm.does("prepare", title="Quay", holds={"actions": [{"procedure": "nde.foe", "args": args}]})
        item = gm.view()["house"]["shelf"][0]["id"]
        shown = gm.post(gm.at(f"forecast?item={item}")).body
        assert shown["win"] > 0.9 and shown["heroes"][0]["columns"][0]["said"] == "Goes down"
        assert gm.post(gm.at("forecast")).body["error"] == "error-forecast-no-fight"
