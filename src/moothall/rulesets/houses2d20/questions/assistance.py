"""Questions of assistance: helper, manner, and the helper's skill and Drive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.questions.common import options, word_for
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import Drive, Skill
from moothall.talk.questions import Option, Question, question


@record
class Help:
    """A helper and how they help, in words. Any points named here are refused: a helper's die is one plain die."""

    helper: CharacterId
    how: str = ""
    momentum: int = 0
    threat: int = 0


@question("houses/assist", takes=Help, whose="houses.assist.several")
class OfferAssistance(Question[Help]):
    """Another character may assist with a die of their own."""

    who: CharacterId
    action: str
    helpers: tuple[CharacterId, ...]
    """Those of this seat who could."""
    or_nobody: bool = False
    """Whether nobody is an answer too: it is asked of a GM who rolls, and not offered."""

    late = "houses.assist.several"
    stops = "offer"
    stands_by = "words"

    def by_hand(self, who: str, text: str) -> Help | None:
        helper = CharacterId(who)
        return Help(helper, text) if helper in self.helpers else None

    def cites(self) -> Iterator[str]:
        yield "houses.assist.one-die"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        nobody = (NOBODY,) if self.or_nobody else ()
        return (*nobody, *self.helpers) if field == "helper" else ()

    def leaves_out(self) -> tuple[str, ...]:
        return ("momentum", "threat")

    def check(self, state: Table, answer: Help) -> None:
        if answer.momentum:
            raise AgainstTheRules("error-houses-helper-pays", cite="houses.assist.no-bought-dice")
        if answer.threat:
            raise AgainstTheRules("error-houses-helper-pays", cite="houses.assist.no-other-spends")
        if self.or_nobody and not answer.helper:
            return
        if answer.helper not in self.helpers or state.who(answer.helper).defeated:
            raise AgainstTheRules(
                "error-houses-helper", cite="houses.assist.several", helper=state.called(answer.helper)
            )

    def default(self) -> Help:
        return Help(NOBODY if self.or_nobody else self.helpers[0])

    def is_vain(self, state: Table) -> bool:
        return all(state.who(helper).defeated for helper in self.helpers)


@question("houses/allow-assist", takes=str, whose="houses.assist.several")
class AllowAssistance(Question[Literal["yes", "no"]]):
    """The GM says whether the offered assistance helps here."""

    who: CharacterId
    helper: CharacterId
    how: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.assist.several")

    def settled(self, state: Table) -> Literal["yes"]:
        """The helper has said how, and all have heard it."""
        return "yes"


@record
class Pair:
    """A skill and a Drive of the helper's choosing; a helper with a Quality names no Drive."""

    skill: Skill
    drive: Drive | None = None


@question("houses/assist-pair", takes=Pair, whose="houses.assist.own-pair")
class WhichPair(Question[Pair]):
    """The helper's own skill and own Drive make the helper's target number."""

    helper: CharacterId
    who: CharacterId
    skills: tuple[tuple[Skill, int], ...]
    drives: tuple[tuple[Drive, int], ...]
    """Those that are not struck; empty for whoever has a Quality."""

    def cites(self) -> Iterator[str]:
        yield "houses.assist.own-pair"

    def answers(self) -> Sequence[Pair]:
        drives: list[Drive | None] = [drive for drive, _ in self.drives]
        return [Pair(skill, drive) for skill, _ in self.skills for drive in drives or [None]]

    def check(self, state: Table, answer: Pair) -> None:
        known = [drive for drive, _ in self.drives]
        if answer.drive is None and not known:
            return
        if answer.drive not in known:
            held = state.who(self.helper).drives
            struck = answer.drive is not None and held is not None and held.of(answer.drive).struck
            cite = "houses.challenge.struck-drive-unusable" if struck else "houses.assist.own-pair"
            raise AgainstTheRules("error-houses-drive", cite=cite, drive=word_for(answer.drive or "–"))

    def default(self) -> Pair:
        best = max(self.skills, key=lambda pair: pair[1])[0]
        return Pair(best, max(self.drives, key=lambda pair: pair[1])[0] if self.drives else None)


@question("houses/assist-point", takes=str, whose="houses.assist.no-other-spends")
class AssistantsPoint(Question[Literal["no", "yes"]]):
    """At this table a helper may spend a point so that the helping die counts as a 1."""

    helper: CharacterId
    who: CharacterId

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.assist.no-other-spends", "", "1")

    def check(self, state: Table, answer: str) -> None:
        from moothall.rulesets.houses2d20.points import check_point

        self.check_listed(answer)
        if answer == "yes":
            check_point(state, self.helper)
