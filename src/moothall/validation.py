"""Why something from outside does not fit the type it must have: what the reading library found, as an error of ours.

The library speaks English to programmers; whoever typed the thing reads their own language. So the few shapes of its
sentences are taken apart here, and `speech` says them anew.
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
    """The kinds that are wanted; that there may also be nothing is not worth a word."""
    return kinds.removesuffix(" | null")


def misfit_said(problem: Exception | str) -> Unclear:
    """What a reader found wrong, as something that can be said in any language."""
    if isinstance(problem, Unclear):
        return problem
    place = WHERE.search(str(problem))
    said = str(problem)[: place.start()] if place else str(problem)
    key, found = next((key, match) for shape, key in SHAPES if (match := shape.fullmatch(said)))
    what = Unclear(key, **{name: _without_null(value)[:LONGEST] for name, value in found.groupdict().items()})
    return Unclear("misfit-at", where=place["where"][:LONGEST], problem=what) if place and place["where"] else what
