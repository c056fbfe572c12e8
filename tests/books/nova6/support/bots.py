"""NOVA6 bots at a live table: every procedure, every question, any legal answer.

asyncio.run(play(NovaBots(folder, "conflict", {}, seed=7), moves=80))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Outcome
from moothall.rulesets.nova6.effects.soak import COVER
from moothall.rulesets.nova6.gear.pieces import as_effect
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import Committed, Meddling
from moothall.rulesets.nova6.state import Character, Edge, Effect, Harm, Table, Task, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.rulesets.nova6.words import ACTIONS, LADDER, LEVELS, SKILLS, Size
from moothall.table import Prompt
from moothall.table import commands as c
from moothall.table.prompt_choices import choices_of
from tests.books.nova6.support.stage import advantage, aspect, asset, condition, hero, npc, soak, weapon
from tests.table.support.bots import HEROES, Bots

KINDS = ("challenge", "exposition", "contest", "conflict")
PLACES = ("quay", "loft", "roof", "yard")
WORDS = ("a bell", "the tide", "SOAKED", "not today", "")
OTHERS = ("rook", "crow", "owl", "wall")
MODES = ("", "", "", "auto", "burst", "single", "two-handed", "past", "bonus", "twice", "sweep")
LEFT_ALONE = ("throw", "join", "come", "open-table", "open-scene", "put", "set-zones", "propose")
"""Procedures that bots do not open at random: those they open in their own way, and a roll without a test."""
SELDOM = ("close-scene", "milestone", "rest", "take-out", "ask-to-close", "change-scale")


class NovaBots(Bots):
    """A session of one kind of scene."""

    def __init__(self, folder: Path, kind: str, options: dict[str, str], seed: int) -> None:
        super().__init__(folder, "nova6", options, seed)
        self.kind = kind
        self.chance.seed(f"{kind}/{options}/{seed}")

    # ---- Sitting down ------------------------------------------------------------------------------------------------

    async def open_table(self) -> None:
        options = nova6.read_options(self.options)
        await self.fact("nova6/table-opened", options=msgspec.to_builtins(options))
        for place, (id, seat) in enumerate(HEROES.items()):
            one = self.somebody(hero(id, talent("focused", SKILLS[place]), talent("practiced", SKILLS[place + 1])))
            one = changed(one, seat=seat, plot_points=self.chance.randint(0, 3), perks=hero("x", perks=PERKS).perks)
            await self.fact("nova6/joined", hero=plain(one), effects=plain(self.belongings(id)))
        zones = tuple(Zone(ZoneId(id), id) for id in PLACES)
        edges = (Edge("quay", "loft", "a wall"), Edge("loft", "roof", vertical=True), Edge("quay", "yard"))
        await self.open("gm", nova6.set_zones, plain(zones), plain(edges))
        await self.bring(OTHERS[0])
        await self.open("gm", nova6.begin_scenario)
        await self.new_scene("the boathouse")

    def somebody(self, one: Character) -> Character:
        ranks = tuple((skill, self.chance.randint(0, 3)) for skill in SKILLS)
        return changed(one, skills=ranks, zone=self.chance.choice(PLACES), size=self.chance.choice(get_args(Size)[2:7]))

    def belongings(self, id: str) -> tuple[Effect, ...]:
        """An aspect, something to fight with, something to wear, something to use up."""
        ways = [Property(name) for name in ("auto", "burst", "versatile", "reload", "two-shot", "tiring", "reach")]
        some = self.chance.sample(ways, 2)
        tool = weapon(id, f"{id} tool", self.chance.randint(1, 6), Property("uses"), *some, id=f"{id}-tool")
        bomb = weapon(id, f"{id} bomb", 4, Property("area", 1), Property("explosion"), id=f"{id}-bomb")
        coat = soak(id, f"{id} coat", self.chance.randint(0, 3), Property("coverage", 1), id=f"{id}-coat")
        lined = changed(coat, properties=(*coat.properties, Property("improved-protection")))
        row = self.chance.choice([item for item in ITEMS.values() if item.kind in ("weapon", "armor", "shield")])
        thing = changed(as_effect(row, id, count=3), id=f"{id}-thing")
        return (aspect(f"PRIDE OF {id}", id), tool, bomb, lined, thing, asset(id, f"{id} rope", 3))

    async def bring(self, id: str) -> None:
        """Bring an NPC, perhaps hidden, perhaps with secret numbers."""
        kind = self.chance.choice(("principal", "principal", "extra"))
        made = self.somebody(npc(id, talent("specialized", self.chance.choice(SKILLS)), kind=kind))
        seen = id == OTHERS[0] or self.chance.random() < 0.7
        one = changed(made, seen=seen, open=self.chance.random() < 0.5)
        await self.open("gm", nova6.come, plain(one), plain(self.belongings(id)))

    async def new_scene(self, title: str) -> None:
        """One scene ends and another of the session's kind begins."""
        if self.desk.table.game.state.scene.kind:
            await self.open("gm", nova6.close_scene, "so it was")
        args: dict[str, Any] = {"kind": self.kind, "title": title, "aspects": ["A STRONG TIDE"]}
        if self.kind == "contest":
            args |= {"goal": self.chance.choice((3, 5)), "skill": "move", "rival": self.chance.choice(("", "rook"))}
        await self.do("gm", c.Open(nova6.open_scene.name, args))

    # ---- Doing -------------------------------------------------------------------------------------------------------

    async def action(self) -> None:
        """A player begins something, mostly with a hero of theirs; often something that the kind of scene is about."""
        who = self.chance.choice(list(HEROES))
        state = self.desk.table.snapshot(HEROES[who]).state
        due = [id for id in HEROES if state.scene.acting in ("", id)]
        if due and self.chance.random() < 0.9:
            who = self.chance.choice(due)
        name = self.chance.choice((*self.usual(), *self.procedures("player")))
        args = self.arguments(name, state, who)
        await self.do(HEROES[who], c.Open(name, args))

    def usual(self) -> tuple[str, ...]:
        usual = {"contest": (nova6.strive.name,) * 20, "challenge": (nova6.act.name,) * 10}
        return usual.get(self.kind, (nova6.act.name,) * 15 + (nova6.end_turn.name,) * 10)

    async def run_the_game(self) -> None:
        """The GM runs scenes and everybody who has no player."""
        state = self.desk.table.game.state
        if not state.scene.kind or self.chance.random() < 0.03:
            await self.new_scene("the quay")
        elif self.chance.random() < 0.15:
            await self.put_something(state)
        elif self.chance.random() < 0.1:
            await self.bring(self.chance.choice(OTHERS))
        else:
            often = {
                "conflict": (nova6.oppose.name, nova6.end_turn.name),
                "challenge": (nova6.face_task.name, "nova6.set-task"),
            }
            name = self.chance.choice((*often.get(self.kind, ()) * 5, *self.procedures("gm"), *self.procedures("gm")))
            if name.removeprefix("nova6.") in SELDOM and self.chance.random() < 0.7:
                return
            who = state.scene.acting or self.chance.choice([one.id for one in state.others] or list(HEROES))
            await self.do("gm", c.Open(name, self.arguments(name, state, who), self.chance.random() < 0.1))

    def procedures(self, by: str) -> list[str]:
        book = self.desk.table.book
        names = [name for name in sorted(book.procedures) if book.access(name).by == by]
        return [name for name in names if name.removeprefix("nova6.") not in LEFT_ALONE]

    async def put_something(self, state: Table) -> None:
        """Conditions, aspects and advantages, some of which nobody knows of."""
        owner = self.chance.choice([one.id for one in (*state.heroes, *state.others)])
        known, lasts = self.chance.random() < 0.6, self.chance.choice(LADDER[1:])
        made = self.chance.choice((
            condition("darkness", self.chance.randint(1, 4)),
            aspect("A LOOSE BOARD", self.chance.choice((owner, "", "quay")), duration=lasts),
            advantage(owner, self.chance.choice((-2, -1, 1, 2)), "move", name="a push", duration=lasts),
            soak(owner, "a plank", 2, duration=lasts),
        ))  # fmt: skip
        await self.open("gm", nova6.put, plain(changed(made, id="", known=known)))

    # ---- Arguments ---------------------------------------------------------------------------------------------------

    def arguments(self, procedure: str, state: Table, who: str) -> dict[str, Any]:
        """A likely value for each argument, and sometimes an unfit one."""
        given: dict[str, Any] = {}
        for name, parameter in self.desk.table.book.procedures[procedure].signature.parameters.items():
            if name == "play":
                continue
            optional = parameter.default is not parameter.empty
            if optional and name not in ("targets", "tool", "path", "who") and self.chance.random() < 0.4:
                continue
            given[name] = plain(self.argument(name, parameter.annotation, state, who))
        return given

    def argument(self, name: str, kind: Any, state: Table, who: str) -> Any:
        if get_origin(kind) is Literal:
            return self.chance.choice(get_args(kind))
        found = self.places(state, who).get(name)
        if found is not None:
            value = found()
            return (value,) if get_origin(kind) is tuple and isinstance(value, str) else value
        if kind is bool:
            return self.chance.random() < 0.3
        if kind is int:
            return self.chance.choice((0, 1, 1, 2, 3))
        return self.chance.choice(WORDS) if kind is str else ()

    def places(self, state: Table, who: str) -> dict[str, Callable[[], Any]]:
        """The values for each argument, by its name."""
        pick = self.chance.choice
        people: list[str] = [one.id for one in (*state.heroes, *state.others)]
        theirs: list[str] = [one.id for one in state.others] or people
        effects: list[str] = [effect.id for effect in state.effects] or [""]
        own: list[str] = [effect.id for effect in state.effects if effect.owner == who] or effects
        tools: list[str] = [
            effect.id for effect in state.effects if effect.owner == who and effect.kind == "damage"
        ] or [""]
        aspects: list[str] = [effect.id for effect in state.effects if effect.kind == "aspect"] or effects
        tasks = [task.id for task in state.scene.tasks] or ["no-such"]
        zones: list[str] = [zone.id for zone in state.zones]
        one_of = {
            "who": [who], "by": [who, pick(theirs)], "target": [pick(people), *HEROES], "patient": people,
            "rival": theirs, "primary": ["", *theirs], "seat": [HEROES.get(who, "ana")], "skill": ["", *SKILLS],
            "action": ["", *ACTIONS], "use": ["", "stealth", "notice"], "mode": MODES, "tool": ["", *tools, *tools],
            "aim": ["", "", *effects], "effect": effects, "item": own, "asset": own, "aspect": aspects,
            "perk": ["", "boats", "stealth"], "id": tasks, "track": ["physical", "mental"],
            "scale": ["action", "narrative"], "kind": ["pit", "setup"],
            "surface": ["hard", "sand", "water", "soft-earth"], "degree": ["", "half", "near-total"],
            "row": [item.stem for item in ITEMS.values()], "part": [item.stem for item in ITEMS.values() if item.fits],
            "material": sorted(COVER), "over": ["", "", "a crate"], "trait": ["focused-fight"], "where": ["the shed"],
        }  # fmt: skip
        many = {
            "targets": theirs,
            "members": list(HEROES),
            "chosen": people,
            "assets": own,
            "parts": [item.stem for item in ITEMS.values() if item.fits],
            "ways": ["one-handed"],
            "built_for": ["magnum"],
            "zones": zones,
            "path": zones,
        }
        listed: dict[str, Callable[[], Any]] = {name: partial(pick, list(values)) for name, values in one_of.items()}
        listed |= {name: partial(self.some, values) for name, values in many.items()}
        return listed | {
            "task": self.task, "outcomes": lambda: (Outcome("over", 1), Outcome("under")),
            "stories": lambda: pick((0, 1, 3, 20)), "place": lambda: pick(range(-1, 7)),
            "metres": lambda: pick((5, 900)),
        }  # fmt: skip

    def some(self, values: list[str]) -> tuple[str, ...]:
        return tuple(self.chance.sample(values, min(len(values), self.chance.choice((0, 1, 1, 2)))))

    def task(self) -> Task:
        harm = self.chance.choice((None, Harm(damage=3), Harm(setbacks=1, block=True), Harm(stories=2, damage=2)))
        group = self.chance.choice(("", "", "any", "all"))
        who = tuple(self.chance.sample(list(HEROES), self.chance.randint(0, 2)))
        skill, known = self.chance.choice(SKILLS), self.chance.random() < 0.7
        made = Task(f"task-{self.chance.randint(1, 3)}", "hold the rope", (skill,), who, "overcome", known=known)
        return changed(made, group=group, harm=harm, hazard=harm is not None, difficulty=self.chance.randint(0, 3))

    # ---- Answering ---------------------------------------------------------------------------------------------------

    def answer(self, prompt: Prompt) -> Any:
        """One of those on offer, or the safe one with something else in it."""
        question = prompt.question
        answers = list(question.answers())
        if answers and self.chance.random() < 0.9:
            return plain(self.chance.choice(answers))
        if question.kind == "nova6/spend-points":
            return plain(self.purchase(prompt))
        default = plain(prompt.default)
        if not isinstance(default, dict) or self.chance.random() < 0.3:
            return default
        view = self.desk.table.snapshot(self.desk.table.viewer(prompt.seat)).state
        return default | {
            name: self.another(question, name, value, view) for name, value in default.items() if self.varies(name)
        }

    def varies(self, name: str) -> bool:
        return name not in ("against", "decision") and self.chance.random() < 0.4

    def another(self, question: Any, name: str, value: Any, view: Table) -> Any:
        ids = choices_of(question, name, view)
        if ids and name != "off":
            return [self.chance.choice(ids)] if isinstance(value, list | tuple) else self.chance.choice(ids)
        match value:
            case bool():
                return self.chance.random() < 0.5
            case int():
                return self.chance.randint(0, 3)
            case str() if name in ("text", "name", "intent", "reason"):
                return self.chance.choice(WORDS)
            case _:
                return value

    def purchase(self, prompt: Prompt) -> Buy:
        state = self.desk.table.game.state
        of = self.chance.choice(("", "", *(effect.id for effect in state.effects), "damage", "soak", "aspect", "rook"))
        points = self.chance.randint(1, prompt.question.points)
        stunt = self.chance.choice(prompt.question.menu).id
        return Buy(stunt, points, of, self.chance.choice(("SOAKED", "a shout", "")))

    def word_in_a_window(self, prompt: Prompt) -> Any:
        question = prompt.question
        if question.kind == "nova6/after-roll":
            offered = {"invoke": question.aspects, "assets": question.assets}
            offered |= {"setbacks": question.setbacks, "overrule": question.overrule}
            does = self.chance.choice([way for way, able in offered.items() if able] or ["invoke"])
            aspects, benefits = question.aspects or ("",), [option.id for option in question.benefits] or ["point"]
            assets = question.assets or ("",)
            said = Meddling(does, self.chance.choice(aspects), self.chance.choice(benefits), "why not")  # type: ignore[arg-type]
            skill = self.chance.choice(SKILLS)
            return plain(
                replace(said, asset=self.chance.choice(assets), name="SPLASHED", effect=self.basic(), skill=skill)
            )
        if question.kind == "nova6/interrupt":
            return plain(Committed("cut in", self.chance.choice(SKILLS), self.chance.choice(ACTIONS), (question.by,)))
        answers = list(question.answers())
        return plain(self.chance.choice(answers) if answers else prompt.default)

    def basic(self) -> Any:
        return self.chance.choice(("advantage", "damage", "soak"))

    # ---- The GM's hand -----------------------------------------------------------------------------------------------

    async def edit(self) -> None:
        state = self.desk.table.game.state
        one = self.chance.choice(state.heroes)
        rulings = [
            c.Ruling(("heroes", one.id, "plot_points"), self.chance.randint(0, 3)),
            c.Ruling(("heroes", one.id, "setbacks"), self.chance.randint(0, 3)),
            c.Ruling(("heroes", one.id, "secret"), "owes the harbour master"),
            c.Ruling(("heroes", one.id, "zone"), self.chance.choice(PLACES)),
            c.Ruling(("gm_plot_points",), self.chance.randint(0, 3)),
            c.Ruling(("plot",), "the rook waits"),
        ]
        for other in state.others[:1]:
            rulings.append(c.Ruling(("others", other.id, "open"), not other.open))
        await self.do("gm", c.MakeRuling(tuple(self.chance.sample(rulings, self.chance.randint(1, 2)))))

    # ---- What must always hold ---------------------------------------------------------------------------------------

    def check_numbers(self, state: Any) -> None:
        check_table(state)
        assert not self.stuck, self.stuck


PERKS = ("move/boats", "move/stealth", "wits/notice")


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _has_no_uses(asset: Effect) -> bool:
    """Things somebody has along, what says who they are, and what the GM keeps are there without uses."""
    return asset.rating == 0 and (asset.has("object") or asset.has("signature") or "kept" in asset.marks)


def check_table(state: Table) -> None:
    """No heap below nothing, boxes within their tracks, everything that lasts under an id of its own."""
    assert state.gm_plot_points >= 0 and state.gm_stunt_points >= 0 and state.gm_tokens >= 0 and state.seconds >= 0
    for one in (*state.heroes, *state.others):
        assert one.plot_points >= 0 and one.setbacks >= 0 and one.tokens >= 0 and one.refresh_cut >= 0, one
        assert one.out in ("", "incapacitated", "conceded", "left", "ended"), one
        for track in one.tracks:
            levels = [LEVELS.index(box.level) for box in track.boxes if not box.extra]
            assert levels == sorted(levels) and all(box.filled or not box.extra for box in track.boxes), track
    ids = [effect.id for effect in state.effects]
    assert all(ids) and len(ids) == len(set(ids)), ids
    assert all(effect.rating > 0 or _has_no_uses(effect) for effect in state.effects if effect.kind == "asset")
    advantages = [effect for effect in state.effects if effect.kind == "advantage"]
    assert all(effect.rating or effect.has("aim") for effect in advantages), advantages  # an aim may have failed
    people = {one.id for one in (*state.heroes, *state.others)}
    assert all(count.successes >= 0 for count in state.scene.counts)
    assert {fall.who for fall in state.falls} | {one.who for one in state.undertakings} <= people
    assert not state.scene.acting or state.scene.acting in people
