"""Validation errors: why a value from outside does not fit its type, as an error of ours from msgspec's message.

The library speaks English to programmers; the person who typed the value reads their own language. So the few shapes of
its sentences are taken apart here, and `speech` says them anew.
"""

from __future__ import annotations

import re

from moothall.errors import Unclear

KINDS = r"`(?P<wanted>[^`]*)`"
SHAPES = tuple(
    (re.compile(shape, re.DOTALL), key)
    for shape, key in (
        (r"Object missing required field `(?P<field>.*)`", "misfit-missing"),
        (r"Object contains unknown field `(?P<field>.*)`", "misfit-unknown"),
        (r"Invalid (?:enum )?value '?(?P<found>.*?)'?", "misfit-choice"),
        (rf"Expected {KINDS}, got `(?P<found>[^`]*)`", "misfit-kind"),
        (rf"Expected {KINDS} of length >= (?P<bound>\d+)", "misfit-short"),
        (rf"Expected {KINDS} of length <= (?P<bound>\d+)", "misfit-long"),
        (rf"Expected {KINDS} >= (?P<bound>-?\d+)", "misfit-small"),
        (rf"Expected {KINDS} <= (?P<bound>-?\d+)", "misfit-large"),
        (r"Expected `array` of length (?P<bound>\d+), got (?P<found>\d+)", "misfit-count"),
        (rf"Expected {KINDS} matching .*", "misfit-form"),
        (r"(?P<words>.*)", "misfit-other"),
    )
)
WHERE = re.compile(r" - at (?:`key` in )?`\$\.?(?P<where>[^`]*)`\Z")
LONGEST = 60
"""Of what was given, in letters: enough to see which it was."""


def _without_null(kinds: str) -> str:
    """Return the kinds that are wanted, without the null that may also stand there."""
    return kinds.removesuffix(" | null")


def validation_error(problem: Exception | str) -> Unclear:
    """Return a problem that msgspec found as an error that can be said in any language."""
    if isinstance(problem, Unclear):
        return problem
    place = WHERE.search(str(problem))
    said = str(problem)[: place.start()] if place else str(problem)
    key, found = next((key, match) for shape, key in SHAPES if (match := shape.fullmatch(said)))
    what = Unclear(key, **{name: _without_null(value)[:LONGEST] for name, value in found.groupdict().items()})
    return Unclear("misfit-at", where=place["where"][:LONGEST], problem=what) if place and place["where"] else what
