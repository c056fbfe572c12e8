"""Forecasts of encounters: how likely the heroes win, and what it costs them, from the rules themselves.

from moothall.forecast import Encounter, forecast

answer = forecast(Encounter.read("examples/canonical-nde2.toml"))
answer.win.value      # a Fraction
answer.exact          # whether every way was counted
"""

from __future__ import annotations

from moothall.forecast.answer import Estimate, Forecast, HeroForecast
from moothall.forecast.budget import Budget, Cancelled
from moothall.forecast.counting import Tactic, forecast, forecast_table, what_decides
from moothall.forecast.encounter import Encounter, encounters_of
from moothall.forecast.sentences import notes, rounds, sentence
from moothall.forecast.sweep import Sweep, SweepRow, sweep

__all__ = [
    "Budget",
    "Cancelled",
    "Encounter",
    "Estimate",
    "Forecast",
    "HeroForecast",
    "Sweep",
    "SweepRow",
    "Tactic",
    "encounters_of",
    "forecast",
    "forecast_table",
    "notes",
    "rounds",
    "sentence",
    "sweep",
    "what_decides",
]
