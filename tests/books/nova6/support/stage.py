"""The NOVA6 stage: characters, effects, tables, and scripts that record the rules they cite."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from moothall.handlers.dice import ByHand
from moothall.handlers.script import After, Script
from moothall.handlers.stage import Stage
from moothall.ledger.entries import OFFERS_STAND, Rolled, Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Pool, Verdict
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.options import read_options
from moothall.rulesets.nova6.questions import Cost, Picked, Ready, Ruling
from moothall.rulesets.nova6.state import Box, Character, Effect, Perk, Scene, Table, Track
from moothall.rulesets.nova6.vocabulary import Property, Trait
from moothall.rulesets.nova6.words import LEVELS
from moothall.talk.procedure import Opening
from moothall.talk.reasons import Because
from moothall.talk.requests import Ask, Offer, Roll, Stand
from tests.support.citing import CITED

R = TypeVar("R")

ROLL = Ready()
"""Simply roll."""
ACCEPT = Cost()
"""The failure stands."""


class NovaAfter(After[Table, R]):
    """The end of a script of this book, with short ways to look at it."""

    @property
    def verdict(self) -> Verdict:
        """The verdict of the test; there must have been one."""
        assert isinstance(self.result, Verdict)
        return self.result

    def who(self, id: str) -> Character:
        return self.state.who(id)

    def effect(self, name: str) -> Effect:
        """The effect of this name; there must be one."""
        return next(effect for effect in self.state.effects if effect.name == name)

    def has_effect(self, name: str) -> bool:
        return any(effect.name == name for effect in self.state.effects)

    def last(self, kind: type[Any]) -> Any:
        """The last fact of a kind."""
        return next(fact for fact in reversed(self.told) if isinstance(fact, kind))

    def all(self, kind: type[Any]) -> list[Any]:
        return [fact for fact in self.told if isinstance(fact, kind)]

    def rules_of(self, kind: type[Any]) -> set[str]:
        """The rules that were told with facts of a kind."""
        told = [entry for entry in self.log if isinstance(entry, Told) and isinstance(entry.event, kind)]
        return {rule for entry in told for rule in entry.cites}

    def why(self, what: str) -> list[Because]:
        """The reasons of a kind, over all rolls."""
        reasons = [reason for entry in self.log if isinstance(entry, Rolled) for reason in entry.why]
        return [reason for reason in reasons if reason.what == what]


GRANTED = {"nova6/may-hurt": "yes", "nova6/risk": "a long wait"}
"""What the GM must see a reason for before anybody rolls, and does."""


class NovaScript(Script[Table, R]):
    """A script whose citations count for the test that runs it."""

    def judged(self, difficulty: int = 0, **more: Any) -> Self:
        """The GM wants a roll, this hard."""
        return self.gm(Ruling(difficulty=difficulty, **more))

    def rolls(self, seat: str, *faces: int) -> Self:
        """Answer that the character rolls, and give these dice."""
        return self.says(seat, ROLL).dice(f"{len(faces)}d6", *faces)

    def picks(self, seat: str, *dice: int, sure: bool = False) -> Self:
        """Answer with these three dice as the trio."""
        return self.says(seat, Picked("-".join(map(str, sorted(dice, reverse=True))), sure))

    def plainly(self) -> NovaAfter[R]:
        """To the end, with the safe answer to whatever is still asked; windows go by."""
        while not self.conversation.ended:
            if isinstance(self.conversation.waiting, Offer):
                self.conversation.close_window()
                continue
            seat, asked = self.conversation.questions()[0]
            self.says(seat, asked.default())
        return self.end()

    def plainly_through(self, face: int) -> NovaAfter[R]:
        """To the end, with the safe answer to whatever is asked and this face on every die."""
        while not self.conversation.ended:
            match self.conversation.waiting:
                case Roll(count=count, sides=sides):
                    self.dice(f"{count}d{sides}", *[face] * count)
                case Offer():
                    self.conversation.close_window()
                case _:
                    seat, asked = self.conversation.questions()[0]
                    self.says(seat, asked.default())
        return self.end()

    def plainly_to_ready(self) -> Any:
        """To the last word before the dice, with the safe answer to whatever is asked before; that question."""
        while self.waits_for() != "nova6/ready":
            seat, asked = self.conversation.questions()[0]
            self.says(seat, GRANTED.get(asked.kind, asked.default()))
        self.stop()
        return self.asked()

    def waits_for(self) -> str:
        """The dice or the question that the rule waits for."""
        match self.conversation.waiting:
            case Roll(count=count, sides=sides):
                return f"{count}d{sides}"
            case Ask(question=question) | Stand(closing=(_, question)) | Offer(questions=((_, question), *_)):
                return question.kind
            case _:
                return "over"

    def asked(self) -> Any:
        """The question that waits."""
        return self.conversation.questions()[0][1]

    def end(self) -> NovaAfter[R]:
        return self._seen(super().end())

    def stop(self) -> NovaAfter[R]:
        """Leave the rule where it waits."""
        return self._seen(After(None, self.stage.state, self.stage.log, self.refusals))

    def _seen(self, after: After[Table, R]) -> NovaAfter[R]:
        CITED.update(after.citations)
        return NovaAfter(after.result, after.state, after.log, after.refusals)


def act_out(opening: Opening[R], table: Table) -> NovaScript[R]:
    """Put a procedure on the stage."""
    return NovaScript(opening, table, nova6.fold)


class StandingScript(NovaScript[R]):
    """A script of a conversation in which offers stand, as tables open it that do not ask everything."""

    def __init__(self, opening: Opening[R], table: Table) -> None:
        self.stage = Stage(table, nova6.fold, ByHand())
        self.refusals = []
        self.conversation = self.stage.open(opening, OFFERS_STAND)

    def takes(self, seat: str, answer: Any) -> Self:
        """A seat takes an offer that stands."""
        self.conversation.take(seat, answer)
        return self

    def chips(self) -> dict[str, Any]:
        """The offers that stand, by seat."""
        return dict(self.conversation.chips())


def act_briskly(opening: Opening[R], table: Table) -> StandingScript[R]:
    """Put a procedure on the stage whose offers hold nobody up."""
    return StandingScript(opening, table)


# ---- People and things -----------------------------------------------------------------------------------------------


def boxes(stressed: int = 3, staggered: int = 2, incapacitated: int = 1) -> tuple[Box, ...]:
    counts = zip(LEVELS, (stressed, staggered, incapacitated), strict=True)
    return tuple(Box(level) for level, count in counts for _ in range(count))


def tracks(stressed: int = 3, staggered: int = 2, incapacitated: int = 1) -> tuple[Track, ...]:
    """Both tracks, with so many boxes of each level."""
    of = boxes(stressed, staggered, incapacitated)
    mental = Track("mental", of, recovers="resolve", treated="interact")
    return (Track("physical", of), mental)


def hero(id: str, *traits: Trait, perks: tuple[str, ...] = (), **more: Any) -> Character:
    """A player's character under its own seat: `hero("ilse", fight=2, plot_points=1, perks=("move/stealth",))`."""
    skills = tuple((name, more.pop(name)) for name in _SKILLS if name in more)
    own = tuple(Perk(*reversed(perk.split("/"))) for perk in perks)
    made = Character(PersonId(id), id.capitalize(), "pc", id, skills, own, tuple(traits), tracks())
    return changed(made, **more)


def npc(id: str, *traits: Trait, perks: tuple[str, ...] = (), kind: str = "principal", **more: Any) -> Character:
    """An NPC; an extra has one box of each level."""
    skills = tuple((name, more.pop(name)) for name in _SKILLS if name in more)
    own = tuple(Perk(*reversed(perk.split("/"))) for perk in perks)
    has = tracks(1, 1, 1) if kind == "extra" else tracks()
    made = Character(id, id.capitalize(), kind, "", skills, own, tuple(traits), has)  # type: ignore[arg-type]
    return changed(made, **more)


_SKILLS = ("fight", "interact", "move", "physique", "resolve", "wits")


def advantage(owner: str, rating: int, *skills: str, name: str = "an edge", **more: Any) -> Effect:
    id = more.pop("id", name.replace(" ", "-"))
    return changed(Effect(id, "advantage", name, owner, "", rating, skills, "B"), **more)


def condition(name: str, rating: int, **more: Any) -> Effect:
    return changed(Effect(EffectId(name.replace(" ", "-")), "condition", name, "", "", rating, duration="P"), **more)


def aspect(name: str, owner: str = "", **more: Any) -> Effect:
    made = Effect(EffectId(name.replace(" ", "-").lower()), "aspect", name, owner, duration="P", aspect="character")
    return changed(made, **more)


def asset(owner: str, name: str, uses: int, **more: Any) -> Effect:
    return changed(
        Effect(EffectId(name.replace(" ", "-").lower()), "asset", name, owner, "", uses, duration="P"), **more
    )


def weapon(owner: str, name: str, rating: int, *properties: Property, **more: Any) -> Effect:
    made = Effect(
        EffectId(name), "damage", name, owner, "", rating, duration="T", type="physical", properties=properties
    )
    return changed(made, skill="fight", **more)


def soak(owner: str, name: str, rating: int, *properties: Property, **more: Any) -> Effect:
    made = Effect(EffectId(name), "soak", name, owner, "", rating, duration="P", type="physical", properties=properties)
    return changed(made, **more)


def table(*things: Character | Effect, scene: Scene | None = None, **more: Any) -> Table:
    """A table with these people and effects; what is not a field of the table is an option (`up_reads="highest"`)."""
    people = [thing for thing in things if isinstance(thing, Character)]
    fields = {name: more.pop(name) for name in tuple(more) if name in Table.__dataclass_fields__}
    return Table(
        options=read_options({name.replace("_", "-"): value for name, value in more.items()}),
        heroes=tuple(one for one in people if one.is_pc),
        others=tuple(one for one in people if not one.is_pc),
        effects=tuple(thing for thing in things if isinstance(thing, Effect)),
        scene=scene or Scene(),
        **fields,
    )


def conflict(acting: str = "", **more: Any) -> Scene:
    """A conflict in its first round."""
    return changed(Scene("conflict", "action", round=1, acting=acting), **more)


# ---- Tests -----------------------------------------------------------------------------------------------------------


def rolling(net: int, *traits: str, against: str = "", **more: Any) -> NovaScript[Any]:
    """Ilse rolls with so many dice left; letters say what she (and the other side) can do: F, P, S."""
    from moothall.rulesets.nova6.basics.dice import Edge

    own = "".join(traits)
    pool = Pool(
        net,
        edge=Edge("F" in own, "F" in against),
        practiced="P" in own,
        specialized="S" in own,
        opposed_specialized="S" in against,
    )
    test = ActionTest("ilse", "a throw", "fight", **more.pop("trial", {}))
    return act_out(nova6.roll_test.open(test, pool), more.pop("at", None) or table(hero("ilse", fight=1), **more))


def opposed(who: str, skill: str, perk: str = "", action: str = "defend") -> Opposed:
    return Opposed(who, skill, perk, action)
