"""Questions of Drives and focuses: the Drive and focus of a test, and statements that contradict the action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ideas import ideas_for
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions.common import is_gms, options, word_for
from moothall.rulesets.houses2d20.state import Focus, Table
from moothall.rulesets.houses2d20.words import Drive, Fit, Skill
from moothall.talk.questions import Option, Question, question


class Statement(NamedTuple):
    """Statement of a Drive, for the GM to weigh against an action."""

    drive: Drive
    text: str


@record
class Judged:
    """Statements that fit an action, and those that contradict it, by their Drives. All others are neutral."""

    fits: tuple[str, ...] = ()
    contradicts: tuple[str, ...] = ()

    def of(self, drive: Drive) -> Fit:
        if drive in self.fits:
            return "fits"
        return "contradicts" if drive in self.contradicts else "neutral"


@question("houses/judge", takes=Judged, whose="houses.challenge.contradiction-opens-branch")
class JudgeStatements(Question[Judged]):
    """The GM weighs each statement against the action: it fits, stays neutral, or contradicts."""

    who: CharacterId
    action: str
    statements: tuple[Statement, ...]

    def cites(self) -> Iterator[str]:
        yield "houses.test.conflicting-statement"
        yield "houses.drive.statement-is-text"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return tuple(statement.drive for statement in self.statements)

    def answers(self) -> Sequence[Judged]:
        drives = [statement.drive for statement in self.statements]
        return [Judged(), *(Judged((drive,)) for drive in drives), *(Judged((), (drive,)) for drive in drives)]

    def check(self, state: Table, answer: Judged) -> None:
        cite = "houses.challenge.contradiction-opens-branch"
        for drive in (*answer.fits, *answer.contradicts):
            if all(statement.drive != drive for statement in self.statements):
                raise AgainstTheRules("error-houses-no-statement", cite=cite, drive=word_for(drive))
        if set(answer.fits) & set(answer.contradicts):
            raise AgainstTheRules("error-houses-fits-and-not", cite=cite)

    def default(self) -> Judged:
        return Judged()

    def settled(self, state: Table) -> Judged | None:
        return None if self.statements else Judged()


class Offered(NamedTuple):
    """A Drive that may be picked, as the player sees it."""

    drive: Drive
    rating: int
    statement: str
    fit: Fit | None
    """How its statement fits the action; none where there is no statement."""
    target: int


@question("houses/drive", takes=Drive, whose="houses.test.player-picks-drive")
class WhichDrive(Question[Drive]):
    """The player picks the Drive. A statement that fits comes first."""

    who: CharacterId
    action: str
    offered: tuple[Offered, ...]

    def options(self) -> Sequence[Option]:
        return tuple(Option(each.drive, f"houses.drive.{each.drive}", str(each.target)) for each in self.offered)

    def default(self) -> Drive:
        """The strongest of those that nothing is said against."""
        with_it = [each for each in self.offered if each.fit != "contradicts"] or self.offered
        return max(with_it, key=lambda each: each.target).drive

    def settled(self, state: Table) -> Drive | None:
        """The GM has just weighed the statements of an NPC, which acts by the strongest Drive that they leave it."""
        clear = any(each.fit != "contradicts" for each in self.offered)
        return self.default() if clear and is_gms(state, self.who) else None

    def check(self, state: Table, answer: Drive) -> None:
        drives = state.who(self.who).drives
        if drives is not None and drives.of(answer).struck:
            cite = "houses.challenge.struck-drive-unusable"
            raise AgainstTheRules("error-houses-struck", cite=cite, drive=word_for(answer))
        if any(each.drive == answer for each in self.offered):
            return
        states = drives is not None and drives.of(answer).statement
        cite = "houses.drive.neutral-statement" if states else "houses.test.relevant-statement"
        raise AgainstTheRules("error-houses-drive", cite=cite, drive=word_for(answer))


@question("houses/offer-point", takes=str, whose="houses.challenge.gm-may-offer")
class OfferPoint(Question[Literal["no", "offer"]]):
    """The statement of the chosen Drive contradicts the action: the GM may offer a point of Determination."""

    who: CharacterId
    drive: Drive
    statement: str
    full: bool
    """Whether the character has no room for the point."""

    def options(self) -> Sequence[Option]:
        return options(("no", "offer"), "houses.challenge.gm-may-offer")


@question("houses/take-point", takes=str)
class TakePoint(Question[Literal["accept", "refuse"]]):
    """The player takes the point and challenges the statement or complies with it; or refuses it and fails."""

    who: CharacterId
    drive: Drive
    statement: str
    full: bool

    def options(self) -> Sequence[Option]:
        accept = "houses.determination.gain-at-cap" if self.full else "houses.challenge.accept-gives-point"
        return (Option("accept", accept), Option("refuse", "houses.challenge.refuse-fails-test"))


@question("houses/challenge", takes=str)
class ChallengeOrComply(Question[Literal["challenge", "comply"]]):
    """The player who took the point challenges the statement or complies with it. There is no third way."""

    who: CharacterId
    drive: Drive
    statement: str

    def options(self) -> Sequence[Option]:
        return (
            Option("challenge", "houses.challenge.strike-statement"),
            Option("comply", "houses.challenge.comply-complication"),
        )

    def check(self, state: Table, answer: str) -> None:
        if answer not in ("challenge", "comply"):
            cite = "houses.challenge.accept-must-choose"
            raise AgainstTheRules("error-not-offered", cite=cite, answer=answer)


@record
class FocusPick:
    """The focus that serves a test; at most one."""

    focuses: tuple[str, ...] = ()


@question("houses/focus", takes=FocusPick)
class WhichFocus(Question[FocusPick]):
    """The player picks one focus of the skill that is used, or none."""

    who: CharacterId
    skill: Skill
    focuses: tuple[Focus, ...]
    fitting: bool = False
    """Whether the GM has found that they fit."""

    def cites(self) -> Iterator[str]:
        yield "houses.test.focus-max-one"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return tuple(focus.name for focus in self.focuses)

    def answers(self) -> Sequence[FocusPick]:
        return [FocusPick(), *(FocusPick((focus.name,)) for focus in self.focuses)]

    def check(self, state: Table, answer: FocusPick) -> None:
        if len(answer.focuses) > 1:
            raise AgainstTheRules("error-houses-one-focus", cite="houses.test.focus-max-one")
        for name in answer.focuses:
            if any(focus.name == name for focus in self.focuses):
                continue
            cite = "houses.focus.belongs-to-skill"
            raise AgainstTheRules("error-houses-focus", cite=cite, focus=name, skill=word_for(self.skill))

    def default(self) -> FocusPick:
        return FocusPick()

    def settled(self, state: Table) -> FocusPick | None:
        """A single focus that fits serves: it costs nothing, and can only help."""
        if self.fitting and len(self.focuses) == 1:
            return FocusPick((self.focuses[0].name,))
        return None if self.focuses else FocusPick()


@question("houses/confirm-focus", takes=str, whose="houses.test.focus-max-one")
class ConfirmFocus(Question[Literal["yes", "no"]]):
    """The GM says whether the focus fits."""

    who: CharacterId
    focus: str
    action: str
    cite: str = "houses.test.focus-max-one"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), self.cite)

    def settled(self, state: Table) -> Literal["yes"] | None:
        """A helper has said how, and all have heard it; so has the GM of their own character."""
        return "yes" if self.cite == "houses.assist.own-focus" or is_gms(state, self.who) else None


@record
class Fitting:
    """Focuses that fit an action."""

    fitting: tuple[str, ...] = ()


@question("houses/fitting-focuses", takes=Fitting, whose="houses.test.focus-max-one")
class WhichFocusesFit(Question[Fitting]):
    """The GM says which focuses fit, before the player picks one of them."""

    who: CharacterId
    skill: Skill
    focuses: tuple[Focus, ...]

    def cites(self) -> Iterator[str]:
        yield "houses.test.focus-max-one"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return tuple(focus.name for focus in self.focuses)

    def check(self, state: Table, answer: Fitting) -> None:
        for name in answer.fitting:
            if all(focus.name != name for focus in self.focuses):
                cite = "houses.focus.belongs-to-skill"
                raise AgainstTheRules("error-houses-focus", cite=cite, focus=name, skill=word_for(self.skill))

    def default(self) -> Fitting:
        return Fitting(tuple(focus.name for focus in self.focuses))

    def settled(self, state: Table) -> Fitting | None:
        return self.default() if is_gms(state, self.who) else None


@question("houses/recovery", takes=str)
class HowToRecover(Question[Literal["wait", "change", "recover"]]):
    """A statement is struck: the player writes a new one, recovers the Drive, or waits."""

    who: CharacterId
    drive: Drive
    statement: str
    rating: int
    may_change: bool = True

    def options(self) -> Sequence[Option]:
        wait = (Option("wait", "houses.recover.between-adventures"),)
        change = (Option("change", "houses.challenge.change-or-recover"),) if self.may_change else ()
        return (*wait, *change, Option("recover", "houses.recover.reduce-by-one"))

    def check(self, state: Table, answer: str) -> None:
        if answer == "change" and not self.may_change:
            raise AgainstTheRules("error-houses-no-change", cite="houses.challenge.change-or-recover")
        self.check_listed(answer)


@question("houses/which-rises", takes=Drive, whose="houses.recover.tie-gm-picks")
class WhichRises(Question[Drive]):
    """Several Drives are equal to the one that dropped: the GM picks the one that rises."""

    who: CharacterId
    equal: tuple[Drive, ...]

    def options(self) -> Sequence[Option]:
        return options(self.equal, "houses.recover.tie-gm-picks")


@question("houses/new-statement", takes=str)
class WriteStatement(Question[str]):
    """A Drive needs a statement; it should grow out of the action that caused the challenge."""

    who: CharacterId
    drive: Drive
    rating: int
    deed: str
    was: str = ""
    """What it said before, if it said anything."""

    def cites(self) -> Iterator[str]:
        yield "houses.recover.statement-from-the-deed"

    def check(self, state: Table, answer: str) -> None:
        if not answer.strip():
            raise AgainstTheRules("error-houses-say-it", cite="houses.recover.new-statement-from-six")

    def default(self) -> str:
        return self.was or self.deed or ideas_for(self.drive)[0]
