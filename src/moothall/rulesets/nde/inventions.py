"""Things to make random characters of. They are the player's words, so they stay in the language they were made in."""

from __future__ import annotations

NAMES = (
    "Ilse", "Bram", "Oda", "Tyko", "Maren", "Jory", "Wilna", "Casimir", "Edda", "Rook", "Sabine", "Hollis",
)  # fmt: skip
WHO = (
    "A lamplighter who knows every roof of the harbour",
    "A retired duellist with a bad knee",
    "A cartographer of places that move",
    "A salvage pilot between contracts",
    "A bell-founder's runaway apprentice",
    "A night-shift signal reader",
)
TURN = (
    "in debt to the wrong family.",
    "looking for a lost brother.",
    "no longer sure of any map.",
    "done with taking orders.",
    "carrying a letter that must not arrive.",
    "hearing the sea where there is none.",
)
TALENTS = (
    "Roof-runner", "Cold reader", "Tinkerer", "Field surgeon", "Old soldier", "Lip-reader", "Knot-tier", "Night eyes",
)  # fmt: skip
TOOLS = ("boarding axe", "crossbow", "signal lamp", "tool roll", "hook and line", "carved staff")
PROTECTIONS = ("oilskin coat", "padded jack", "ship's buckler", "grey cloak")
TRINKETS = (
    "chalk", "spare wick", "brass whistle", "length of wire", "small mirror", "wax and seal", "dried fish",
    "loaded die",
)  # fmt: skip
