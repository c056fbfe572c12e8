"""The 2d20 stage: characters, tables, and scripts that record the rules they cite."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, Self, TypeVar

from moothall.errors import MoothallError
from moothall.handlers.script import After, OffScript, Script
from moothall.ledger.entries import Entry, Rolled
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.questions import Call, Judged, Purchase, Ruling
from moothall.rulesets.houses2d20.skill_test import test
from moothall.rulesets.houses2d20.state import Asset, Character, DriveRating, Drives, Focus, Skills, Table, Trait
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS
from moothall.talk.play import GM
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Offer, Roll
from tests.books.houses2d20.support.plain import Zone
from tests.support.citing import CITED

R = TypeVar("R")

DICE = "dice"
"""Where a script waits for dice to fall."""


class HousesAfter(After[Table, R]):
    """The end of a script of this book, with short ways to look at it."""

    def who(self, id: str) -> Character:
        return self.state.who(CharacterId(id))

    def last(self, kind: type[Any]) -> Any:
        """The last fact of a kind."""
        return next(fact for fact in reversed(self.told) if isinstance(fact, kind))

    def all(self, kind: type[Any]) -> list[Any]:
        """Every fact of a kind."""
        return [fact for fact in self.told if isinstance(fact, kind)]

    @property
    def traits(self) -> list[str]:
        return [trait.text for trait in self.state.traits]


class HousesScript(Script[Table, R]):
    """A script whose citations count for the test that runs it, and which looks at everything that is asked in it."""

    def __init__(self, opening: Opening[R], at: Table, fold: Any) -> None:
        super().__init__(opening, at, fold)
        check_asked(self.conversation)

    @property
    def asked(self) -> Any:
        """The question that waits; the first, where several seats are asked."""
        return self.conversation.questions()[0][1]

    @property
    def waits(self) -> str:
        """The kind of question that waits, `dice`, or `over`."""
        if isinstance(self.conversation.waiting, Roll):
            return DICE
        return self.asked.kind.removeprefix("houses/") if self.conversation.questions() else "over"

    @property
    def pool(self) -> str:
        """The dice that are to fall."""
        assert isinstance(self.conversation.waiting, Roll)
        return f"{self.conversation.waiting.count}d{self.conversation.waiting.sides}"

    def on_to(self, *kinds: str) -> Self:
        """On to one of these questions, with the safe answer to all before it."""
        while self.waits not in kinds:
            self.on_one()
        return self

    def on_one(self) -> None:
        """The safe answer to what waits; a window is let go by."""
        check_asked(self.conversation)
        match self.conversation.waiting:
            case Offer():
                self.conversation.close_window()
            case Ask(seat=seat, question=question):
                self.conversation.answer(seat, question.default())
            case other:
                raise OffScript(f"the script would go on, the rule waits for {other}")

    def to_dice(self) -> Self:
        return self.on_to(DICE)

    def falls(self, *faces: int) -> Self:
        """Dice fall, however many are wanted."""
        self.to_dice()
        self.conversation.fall(faces)
        return self

    def at(self, kind: str, answer: Any) -> Self:
        """On to a question, and whoever is asked answers this."""
        self.on_to(kind)
        seat = self.conversation.questions()[0][0]
        self.conversation.answer(seat, answer)
        return self

    def refuses_at(self, kind: str, answer: Any, cite: str) -> Self:
        """On to a question, where this answer is refused under a rule."""
        self.on_to(kind)
        return self.refuses(self.conversation.questions()[0][0], answer, cite)

    def called(self, skill: str, difficulty: int = 1, range: int = 1, hidden: bool = False) -> Self:
        """The GM lets it be tried, and says on what and how hard."""
        return self.at("possible", Ruling()).at("skill", skill).at("call", Call(difficulty, range, hidden))

    def called_on(self, skill: str, difficulty: int = 1) -> Self:
        """The GM says on what and how hard, of an action that is already under way."""
        return self.at("skill", skill).at("call", Call(difficulty))

    def fits(self, *drives: Any) -> Self:
        """The GM finds that these statements fit; the player picks the first."""
        return self.at("judge", Judged(drives)).at("drive", drives[0])

    def buys(self, *paid: Any) -> Self:
        return self.at("buy-dice", Purchase(paid))

    def plainly(self) -> HousesAfter[R]:
        """To the end, with the safe answer to whatever is still asked."""
        return self.on_to("over").end()

    def end(self) -> HousesAfter[R]:
        return self._seen(super().end())

    def stop(self) -> HousesAfter[R]:
        """Leave the rule where it waits."""
        return self._seen(After(None, self.stage.state, self.stage.log, self.refusals))

    def _seen(self, after: After[Table, R]) -> HousesAfter[R]:
        CITED.update(after.citations)
        check_notes(after.log)
        return HousesAfter(after.result, after.state, after.log, after.refusals)


def check_asked(talk: Any) -> None:
    """Check that the default of an open question is accepted, and so is each listed option."""
    for _, question in talk.questions():
        question.check(talk.stage.state, question.default())
        for option in question.options():
            assert _is_open(talk.stage.state, question, option.id), f"{question.kind} lists {option.id}"


def _is_open(state: Table, question: Any, id: str) -> bool:
    """Whether some answer with this option holds."""
    return any(_holds(state, question, answer) for answer in _answers_with(state, question, id))


def _answers_with(state: Table, question: Any, id: str) -> Iterator[Any]:
    """Answers with one option: itself, or the record that begins with it, with words and with each thing there is."""
    if question.fits(id):
        yield id
        return
    first, *others = [field.name for field in fields(question.takes)]
    usual = question.default()
    yield from (answer for answer in question.answers() if getattr(answer, first) == id)
    about = dict.fromkeys(name for name in others if name in ("text", "use", "name"))
    for trait in ("", *(trait.id for trait in state.known_traits())):
        more: dict[str, Any] = dict.fromkeys(about, "Smoke") | {"trait": trait, "amount": 1}
        more |= {"house": next(iter(state.enemies), ""), "dice": (0,), "skill": "battle", "price": 1}
        held = {name: more[name] for name in others if name in more}
        yield replace(usual, **{first: id}, **held)
        for who in state.characters if "who" in others else ():
            yield replace(usual, **{first: id}, **held, who=who.id)
    yield from (replace(usual, **{first: id, "dice": (at,)}) for at in range(5) if "dice" in others)


def _holds(state: Table, question: Any, answer: Any) -> bool:
    try:
        question.check(state, answer)
    except MoothallError:
        return False
    return True


def check_notes(log: list[Entry]) -> None:
    """Check that notes among the reasons of a roll have no amount, but for what a limit took."""
    reasons = [reason for entry in log if isinstance(entry, Rolled) for reason in entry.why]
    counted = [reason for reason in reasons if reason.what.startswith("note-") and reason.amount]
    assert {reason.what for reason in counted} <= {"note-clamped"}, counted


def act_out(opening: Opening[R], at: Table) -> HousesScript[R]:
    """Put a procedure on the stage."""
    return HousesScript(opening, at, houses.fold)


def trying(at: Table, who: str = "sanna", action: str = "slip past the guard", **more: Any) -> HousesScript[Any]:
    """A test on a stage, up to its first question."""
    return act_out(test.open(who, action, **more), at)


RATINGS = dict(zip(DRIVES, (8, 7, 6, 5, 4), strict=True))


def _drives(said: dict[str, str], struck: tuple[str, ...], rated: dict[str, int]) -> Drives:
    held = {
        drive: DriveRating(rated.get(drive, RATINGS[drive]), said.get(drive, ""), drive in struck) for drive in DRIVES
    }
    return Drives(**held)


def person(
    id: str = "sanna",
    *,
    says: dict[str, str] | None = None,
    struck: tuple[str, ...] = (),
    focus: tuple[str, ...] = (),
    **more: Any,
) -> Character:
    """A player's own character: `person(battle=6, duty=7, says={"duty": "No debt unpaid"}, focus=("battle:blades",))`.

    The seat is called like the character unless one is named.
    """
    skills = {skill: more.pop(skill, 5) for skill in SKILLS}
    rated: dict[str, int] = {drive: more.pop(drive) for drive in DRIVES if drive in more}
    focuses = tuple(Focus(*one.split(":")) for one in focus)  # type: ignore[arg-type]
    made = Character(CharacterId(id), id.capitalize(), "main", "players", Skills(**skills), seat=id, determination=1)
    made = changed(made, drives=_drives(says or {}, struck, rated), focuses=focuses)
    return changed(made, **more)


def npc(id: str = "roke", tier: Any = "notable", *, quality: int = 5, **more: Any) -> Character:
    """An NPC of a tier."""
    made = person(id, **{"seat": GM, "tier": tier, "side": "opposition", "determination": None} | more)
    return changed(made, drives=None, quality=quality) if tier == "minor" else made


def table(*on: Any, momentum: int = 0, threat: int = 0, **more: Any) -> Table:
    """A table in the middle of an adventure. Options are named with two underscores: `momentum__cap="4"`."""
    settings = {name.replace("__", "."): more.pop(name) for name in list(more) if "__" in name}
    options = read_options(settings)
    made = Table(
        options=options,
        characters=tuple(one for one in on if isinstance(one, Character)),
        assets=tuple(one for one in on if isinstance(one, Asset)),
        traits=tuple(one for one in on if isinstance(one, Trait)),
        traits_made=sum(isinstance(one, Trait) for one in on),
        zones=tuple(one for one in on if isinstance(one, Zone)),
        momentum=momentum,
        threat=threat,
        threat_open=options.threat_visible_to_players,
        adventure=1,
        session=1,
        between=False,
    )
    return changed(made, **more)


ROW = (Zone("a", "Gate", ("b",)), Zone("b", "Court", ("c",)), Zone("c", "Tower"))
"""Three zones in a row."""
