"""The preset *as written* of this book: the literal reading of its text, and no addition of ours.

Each option that rests on a ruling of ours stands here once: with the value that the text says when it is read to the
letter, or among the gaps, where the text says nothing that could be read so and the ruling stays.
"""

from __future__ import annotations

from moothall.talk.options import AS_WRITTEN, Gap, Presets

_LITERAL: dict[str, str] = {
    "up-reads": "choose",
    "cost-success-in-conflict": "on",
    "setback-point-any-result": "on",
    "setback-expiry": "never",
    "action-duration-test": "off",
    "coverage-mode": "total",
    "contest-npc-trade": "unconditional",
    "area-defend-negates": "off",
    "stressed-same-roll": "on",
    "stressed-pays-target": "on",
    "compel-zero-pp-refuse": "off",
    "npc-compel-refund": "off",
    "focused-rank-five": "off",
    "grapple-scope": "all",
    "auto-drop-load": "on",
    "asset-uses-per-action": "one",
    "signature-cap": "none",
    "bipod-automatic": "off",
    "flaw-pays": "gm-names",
    "price-penalty": "on",
    "total-condition": "propose-fail",
    "epic-aspect-changes": "one",
    "extra-bonus-boxes": "off",
    "practiced-keeps-traded-sp": "off",
    "start-level": "1",
}
"""What the text says to the letter, option by option."""

PRESETS: Presets = {AS_WRITTEN: _LITERAL}

GAPS: dict[str, Gap] = {
    "player-trades-penalty": "unclear",
    "flip-pays-traded": "unclear",
    "practiced-reroll": "unclear",
    "gsp-bank": "silent",
    "setback-on-plain-failure": "differs",
    "multi-action-penalty": "differs",
    "range-dice": "silent",
    "contest-tie": "silent",
    "free-bonus-action": "differs",
    "advantage-consumed": "silent",
    "improved-protection-free": "silent",
    "explosion-on-miss": "silent",
    "repeat-hits": "differs",
    "staggered-stacks": "silent",
    "concede-pays-always": "differs",
    "incapacitated-recovery": "differs",
    "rest-refreshes-pp": "differs",
    "milestone-auto-clear": "differs",
    "advance-banking": "silent",
    "npc-defense": "silent",
    "gear-test-retry": "silent",
    "extra-advance-rounding": "silent",
    "horde-even-share": "silent",
    "armor-layering": "silent",
    "milestone-trades": "differs",
}
"""Where the text leaves something open, and how."""
