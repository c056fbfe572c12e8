"""A long NOVA6 conflict at a live table: four heroes, five foes and an ally in three zones, every seat at its own hand.

`.venv/bin/python -m tests.books.nova6.support.twelve_rounds [rounds] [viewer] [language]` prints what a viewer reads.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.questions import (
    AfterRoll,
    Committed,
    CutIn,
    HowItFails,
    JudgeStunt,
    MakeAdvantage,
    Meddling,
    ReduceDamage,
    Reduction,
    SpendPoints,
    TakeTheirPlace,
    Telling,
)
from moothall.rulesets.nova6.questions.outcomes import Advantage
from moothall.rulesets.nova6.state import Character, Edge, Effect, Zone
from moothall.rulesets.nova6.time.rounds import still_to_act
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.sight import GM
from moothall.table import SERVER, Ack, Prompt, Table
from moothall.table import commands as c
from moothall.talk.procedure import Opening
from moothall.web.render import Telling as Lines
from tests.books.nova6.support.long_conflict import NEAR, Sheet, person
from tests.books.nova6.support.stage import aspect, soak, weapon

SEATS = {"ana": "Ana", "bo": "Bo", "cleo": "Cleo", "dag": "Dag"}
HEROES: tuple[Sheet, ...] = (
    (
        person("maren", "Maren", "pc", "ana", talent("focused", "fight"), talent("tough"),
               skills={"fight": 3, "physique": 2, "move": 1}, zone="quay", plot_points=3),
        (aspect("A debt is a debt", "maren"), weapon("maren", "boat hook", 5, Property("pierce", 1), duration="S"),
         soak("maren", "buff coat", 3)),
    ),
    (
        person("tobin", "Tobin", "pc", "bo", talent("quick"), talent("focused", "move"),
               skills={"move": 3, "fight": 2, "wits": 1}, zone="quay", plot_points=3),
        (aspect("Never where they look", "tobin"), weapon("tobin", "crossbow", 4, NEAR, Property("reload"),
         Property("accurate", 1), duration="T"), soak("tobin", "jerkin", 2)),
    ),
    (
        person("yrsa", "Yrsa", "pc", "cleo", talent("strong-personality"),
               skills={"interact": 3, "resolve": 2, "move": 1}, zone="quay", plot_points=3),
        (aspect("Cannot leave a lie alone", "yrsa"), soak("yrsa", "oilskin", 2)),
    ),
    (
        person("pell", "Pell", "pc", "dag", skills={"wits": 2, "fight": 2, "move": 1}, zone="lock", plot_points=3),
        (aspect("One more pot than is wise", "pell"), weapon("pell", "fire pot", 6, NEAR, Property("area", 1),
         duration="S", subtype="fire"), soak("pell", "apron", 2)),
    ),
)  # fmt: skip
FOES: tuple[Sheet, ...] = (
    (
        person("warden", "Warden Ostrand", "principal", "", talent("focused", "fight"), talent("tough"),
               skills={"fight": 3, "resolve": 2, "physique": 2}, zone="quay", open=False),
        (weapon("warden", "halberd", 5), soak("warden", "plates", 4, Property("coverage", 1)),
         aspect("Sold the winter grain", "warden", id="secret-1", known=False)),
    ),
    *(
        (
            person(f"slinger{n}", f"Slinger {n}", "extra", "", skills={"fight": 1, "move": 1}, zone="lock"),
            (weapon(f"slinger{n}", "sling", 3, NEAR, id=f"sling{n}", duration="S"),
             soak(f"slinger{n}", "jack", 2, id=f"jack{n}")),
        )
        for n in (1, 2, 3)
    ),
    (
        person("cutter", "Reed cutter", "principal", "", skills={"fight": 2, "move": 2, "interact": 1}, zone="weir",
               seen=False),
        (weapon("cutter", "eel spear", 5, known=False), soak("cutter", "hide", 3, known=False)),
    ),
)  # fmt: skip
ZONES = tuple(Zone(ZoneId(id), name) for id, name in (("quay", "the quay"), ("lock", "the lock"), ("weir", "the weir")))
EDGES = (Edge("quay", "lock"), Edge("lock", "weir", "a slippery ladder", difficulty=1))
MOST_ANSWERS = 300


class LongConflict:
    """The live table, with a seat for each player, and everybody's lines."""

    def __init__(self, seed: str = "twelve rounds", brisk: bool = True) -> None:
        self.table = Table("twelve", "nova6", dice=Seeded(seed))
        self.chance = Random(seed)
        self.refused: list[str] = []
        self._count = 0
        for seat, name, role in ((GM, "Gil", "gm"), *((id, name, "player") for id, name in SEATS.items())):
            self._keep(self.table.run(None, SERVER, "", c.MakeSeat(seat, name, role)))  # type: ignore[arg-type]
            self._keep(self.table.run(None, SERVER, "", c.TakeSeat(seat, seat)))
        if brisk:
            self.do(GM, c.SetPace("brisk"))
        self._set_up()

    @property
    def state(self) -> Any:
        return self.table.kept_state

    def _set_up(self) -> None:
        self.sets_up([events.TableOpened(DEFAULTS), *(events.Joined(hero, things) for hero, things in HEROES)])

    def sets_up(self, facts: list[Any]) -> None:
        """The GM brings the foes, and lays the zones out."""
        facts += [events.Appeared(foe, things, foe.seen) for foe, things in FOES]
        facts.append(events.ZonesSet(ZONES, EDGES))
        for fact in facts:
            self.do(GM, c.MakeRuling((c.Ruling(how="fact", kind=fact.kind, value=msgspec.to_builtins(fact)),)))

    # ---- Saying ------------------------------------------------------------------------------------------------------

    def do(self, seat: str, command: c.Command) -> None:
        """Carry a seat's command out, and keep it."""
        self._count += 1
        self._keep(self.table.run(seat, seat, f"twelve-{self._count}", command))

    def _keep(self, step: Any) -> None:
        if not isinstance(step, Ack):
            self.table.commit(step)

    def begins(self, seat: str, opening: Opening[Any]) -> bool:
        """Begin an action from a seat, and answer whatever is asked until it ends; whether it was accepted."""
        args = {name: msgspec.to_builtins(value) for name, value in opening.args}
        try:
            self.do(seat, c.Open(opening.procedure.name, args))
        except MoothallError as refusal:
            self.refused.append(f"{opening.procedure.name}: {refusal}")
            return False
        for _ in range(MOST_ANSWERS):
            prompt = self._asked()
            if prompt is None:
                return True
            try:
                self.do(prompt.seat, self._answer(prompt))
            except MoothallError as refusal:
                self.refused.append(f"{prompt.kind}: {refusal} {refusal.__cause__ or ''}")
                self.do(prompt.seat, self._safe(prompt))
        raise AssertionError(f"{opening.procedure.name} does not end")

    def _asked(self) -> Prompt | None:
        """The next prompt, as its own seat has it."""
        own = (one for seat in (GM, *SEATS) for one in self.table.now(seat).prompts if one.seat == seat)
        return next(own, None)

    def _answer(self, prompt: Prompt) -> c.Command:
        asked = prompt.question
        said = self._says(asked)
        if prompt.what == "window":
            return c.LetPass(prompt.id) if said is None else c.Answer(prompt.id, msgspec.to_builtins(said))
        return c.Answer(prompt.id, msgspec.to_builtins(asked.default() if said is None else said))

    def _safe(self, prompt: Prompt) -> c.Command:
        if prompt.what == "window":
            return c.LetPass(prompt.id)
        return c.Answer(prompt.id, msgspec.to_builtins(prompt.question.default()))

    def _says(self, asked: Any) -> Any:
        """An answer that is worth telling, now and then; nothing for the usual one."""
        now_and_then = self.chance.random() < 0.5
        match asked:
            case SpendPoints():
                ids = [one.id for one in asked.menu]
                return Buy("increase-effect") if "increase-effect" in ids else Buy()
            case HowItFails():
                return Telling("it glances off")
            case JudgeStunt():
                return asked.default()
            case MakeAdvantage():
                return Advantage("dice", "a firm stand", asked.who, "fight")
            case ReduceDamage() if now_and_then and "grave" in [one.id for one in asked.previews]:
                return Reduction("grave", text="A BROKEN ARM")
            case AfterRoll() if now_and_then and asked.by == asked.who and not asked.success:
                own = next((id for id in asked.aspects if self.state.effect(id).owner == asked.by), "")
                flips = any(one.id == "succeed" for one in asked.benefits)
                return Meddling("invoke", own, "succeed", "of course") if own and flips else None
            case CutIn():
                return Committed("strike first", "fight", "attack", (asked.by,))
            case TakeTheirPlace() if now_and_then:
                return "defend"
        return None

    # ---- Playing -----------------------------------------------------------------------------------------------------

    def play(self, rounds: int) -> None:
        """Play so many rounds, or until a side is out; then the GM closes the scene."""
        self.begins(GM, nova6.begin_scenario.open())
        self.begins(GM, nova6.open_scene.open("conflict", "Brennick weir", aspects=("SLIPPERY PLANKS",)))
        for _ in range(40 * rounds):
            scene = self.state.scene
            if scene.round > rounds or not self.state.present() or not self.state.opposition():
                break
            self._between(scene.round)
            acting = scene.acting or next((one.id for one in still_to_act(self.state, scene.phase)), "")
            if not acting:
                self.begins(GM, nova6.next_round.open())
            else:
                self._turn(self.state.who(acting))
        self.begins(GM, nova6.close_scene.open("the lock is theirs"))

    def _between(self, round: int) -> None:
        """What the GM does once at the beginning of a round."""
        done: set[int] = self.__dict__.setdefault("_rounds", set())
        if round in done or not round:
            return
        done.add(round)
        story: dict[int, Opening[Any]] = {
            2: nova6.compel.open("", "maren", "a-debt-is-a-debt", "The ferryman she owes is chained to the gate"),
            3: nova6.reveal.open("cutter"),
            4: nova6.somebody.open("fisherman", name="Ned", zone="quay"),
            5: nova6.take_side.open("ned", True),
            6: nova6.put.open(Effect("fog", "condition", "fog", "", "", 1, duration="S")),  # type: ignore[arg-type]
            7: nova6.withstand.open("yrsa", "fear", 1, "the drowned bell"),
        }
        if round in story:
            self.begins(GM, story[round])

    def _turn(self, one: Character) -> None:
        seat = one.player
        for opening in self._ideas(one):
            if self.begins(seat, opening):
                break
        if self.state.scene.acting == one.id:
            self.begins(seat, nova6.end_turn.open(one.id))

    def _ideas(self, one: Character) -> Iterator[Opening[Any]]:
        """What somebody would do, the best first; what is refused is followed by the next."""
        ideas = list(self._heroes(one) if one.is_ours else self._foes(one))
        first = self.chance.randrange(len(ideas))
        yield from (*ideas[first:], *ideas[:first])

    def _heroes(self, one: Character) -> Iterator[Opening[Any]]:
        foes = [foe for foe in self.state.opposition() if foe.seen]
        near = [foe for foe in foes if foe.zone == one.zone] or foes
        foe = self.chance.choice(near)
        tool = next((e.id for e in self.state.effects_of(one.id, "damage") if "unloaded" not in e.marks), "")
        blow = nova6.act.open(one.id, f"strike at {foe.name}", "fight", "attack", targets=(foe.id,), tool=tool)
        if one.id == "yrsa":
            yield nova6.act.open(one.id, "shame them", "interact", "attack", targets=(foe.id,))
            yield nova6.create_advantage.open(one.id, "call out the lie", "interact")
        if one.id == "pell":
            yield nova6.strike_area.open(one.id, "fire pot", (foe.zone,), intent="throw a pot")
        if one.id == "tobin":
            yield nova6.aim.open(one.id, foe.id, "crossbow")
            yield nova6.snap.open(one.id, "ready", item="crossbow", how="reload")
            yield nova6.delay.open(one.id)
        if one.is_pc:
            yield nova6.seek_cover.open(one.id, "half", "wood-wall")
            yield nova6.rally.open(one.id)
            yield nova6.move.open(one.id, (self.chance.choice(ZONES).id,))
            yield nova6.manoeuvre.open(one.id, foe.id, "knockdown")
        yield blow
        yield blow

    def _foes(self, one: Character) -> Iterator[Opening[Any]]:
        heroes = [hero for hero in self.state.present() if hero.zone == one.zone] or list(self.state.present())
        hero = self.chance.choice(heroes)
        tool = next((effect.id for effect in self.state.effects_of(one.id, "damage")), "")
        yield nova6.oppose.open(one.id, hero.id, "fight", "attack", intent="a blow", tool=tool)
        yield nova6.oppose.open(one.id, hero.id, "fight", "create-advantage", intent="press them back")
        yield nova6.unopposed.open(one.id, "open the sluice")
        yield nova6.move.open(one.id, (self.chance.choice(ZONES).id,))
        slingers = tuple(each.id for each in self.state.opposition() if each.id.startswith("slinger"))
        if one.id in slingers and len(slingers) > 1:
            yield nova6.gang_up.open(slingers, hero.id, intent="stone them", tool=f"sling{one.id[-1]}")

    # ---- Reading -----------------------------------------------------------------------------------------------------

    def lines(self, viewer: str = GM, lang: str = "en") -> list[str]:
        """What a viewer's log says, line by line."""
        told = Lines(self.table, viewer, lang).lines(self.table.told(viewer))
        return [line.said for line in told if line.said]


def main(rounds: str = "12", viewer: str = GM, lang: str = "en", pace: str = "brisk") -> None:
    """Play and print."""
    conflict = LongConflict(brisk=pace == "brisk")
    conflict.play(int(rounds))
    print(*conflict.lines(viewer, lang), sep="\n")
    print("\nREFUSED", *conflict.refused, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
