"""Languages: a character's own, those learnt for good, and those known for a scene."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.choices import Doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import LanguageKnown
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Mark, Table
from moothall.talk.actions import action
from moothall.talk.play import Play


class Tongue(NamedTuple):
    """A language a character knows, and how; their own may be without a name."""

    name: str
    how: Literal["native", "learnt", "declared"]
    cite: str


def tongues(table: Table, who: str) -> tuple[Tongue, ...]:
    """Languages of a character beside the learnt ones: their own, and those of this scene."""
    one = table.who(who)
    native = () if one.kind == "thing" else (Tongue(one.native, "native", "nova6.wits.language-native"),)
    declared = [mark.of for mark in table.marks if (mark.what, mark.who) == ("language", who)]
    return (*native, *(Tongue(name, "declared", "nova6.wits.language-declare") for name in declared))


def known(table: Table, who: str, language: str) -> Tongue | None:
    """How a character knows a language, if they do: learnt for good, it is a perk of that name."""
    same = language.strip().casefold()
    skill = bound(table, "craft")
    if any(perk.skill == skill and perk.name.strip().casefold() == same for perk in table.who(who).perks):
        return Tongue(language, "learnt", "nova6.wits.language-perk")
    return next((one for one in tongues(table, who) if one.name.strip().casefold() == same), None)


@action("nova6.know-language", by="player", chapter="char-wits", offered=there())
async def know_language(play: Play[Table], who: Doer, language: str) -> str:
    """Know a language: for nothing if the character has it, else for a plot point until the scene ends. Returns how
    they know it.
    """
    if not language.strip():
        raise AgainstTheRules("error-which-language", cite="nova6.wits.language-declare")
    found = known(play.state, who, language)
    if found is None:
        await plot_points.spend(play, who, "language", "nova6.wits.language-declare")
        await effects.mark(play, Mark("language", who, language.strip()), "nova6.wits.language-declare")
        found = Tongue(language, "declared", "nova6.wits.language-declare")
    await play.tell(LanguageKnown(who, language.strip(), found.how), found.cite)
    return found.how
