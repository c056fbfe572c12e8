"""Game creation: the five questions about the setting, the choice of a pack, and later changes to the setting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from moothall.errors import AgainstTheRules, Unclear
from moothall.records import changed
from moothall.rulesets.nova6.choices import entries
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import (
    Appeared,
    EntryStruck,
    EntryWritten,
    IssuesCounted,
    PackChosen,
    SettingTold,
)
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, pack_at
from moothall.rulesets.nova6.packs.setting import Entry, EntryKind, Setting
from moothall.rulesets.nova6.questions import (
    Issue,
    Sketch,
    WhichHeroes,
    WhichIssues,
    WhichPack,
    WhichPeople,
    WhichScope,
    WhichWorld,
)
from moothall.rulesets.nova6.questions.setting import KIND_RULES
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, ServerPacks, Words
from moothall.talk.play import GM, Play
from moothall.talk.workshop import Advice

FEW: Final = 3
"""So many issues need no word."""


@action("nova6.create-game", by="gm", chapter="setting")
async def create_game(play: Play[Table], packs: ServerPacks[tuple[Pack, ...]] = ()) -> None:
    """The setting first, by five questions of which only the issues cannot be left open; then the pack.

    Whoever has a character already has it by the pack there is, and so nobody is asked for another.
    """
    heroes = await play.ask(GM, WhichHeroes(bool(packs) and not play.state.heroes), cite="nova6.setting.protagonists")
    world = await play.ask(GM, WhichWorld(), cite="nova6.setting.world")
    scope = await play.ask(GM, WhichScope(), cite="nova6.setting.scope")
    told = SettingTold(heroes.text, world.text, "epic" if scope == "world-saving" else scope)
    await play.tell(told, "nova6.setting.five-questions", "nova6.setting.protagonists", "nova6.setting.scope")
    for text in world.aspects:
        await _write(play, Entry("", "world", text))
    asked = WhichIssues(len(play.state.setting.of("issue")))
    for issue in (await play.ask(GM, asked, cite="nova6.setting.issues")).issues:
        await _write(play, _issue(issue))
    await _count_issues(play)
    for sketch in (await play.ask(GM, WhichPeople(), cite="nova6.setting.people")).entries:
        await _write(play, _sketched(sketch))
    if packs and not play.state.heroes:
        await _choose_pack(play, packs)


async def _choose_pack(play: Play[Table], packs: tuple[Pack, ...]) -> None:
    """The second step; what the table plays with already comes first."""
    known = {one.id: one for one in (pack_at(play.state), UNIVERSAL, *packs)}
    asked = WhichPack(tuple(known), tuple(filter(None, map(_about, known.values()))))
    pack = known[await play.ask(GM, asked, cite="nova6.setting.two-steps")]
    rule = "nova6.themepack.universal" if pack is UNIVERSAL else "nova6.themepack.parts"
    await play.tell(PackChosen(None if pack is UNIVERSAL else pack), rule)


def _about(pack: Pack) -> str:
    words = [pack.text(key, pack.tongue) for key in ("pack.name", "pack.pitch")]
    return ": ".join(word.removesuffix(".") for word in words if word)


async def begin_with(play: Play[Table], setting: Setting) -> None:
    """Begin with a setting that came with a pack, as if it had been answered."""
    told = SettingTold(setting.protagonists, setting.world, setting.scope)
    await play.tell(told, "nova6.setting.five-questions")
    for entry in setting.entries:
        await _write(play, changed(entry, id=""))
    await _count_issues(play)


def _issue(said: Issue) -> Entry:
    return Entry("", "issue", said.text, note=said.note, when=said.when)


def _sketched(said: Sketch) -> Entry:
    return Entry("", said.kind, said.name, said.tie, said.concept, said.note, known=said.kind != "mystery")


async def _write(play: Play[Table], entry: Entry) -> Entry:
    """Write an entry; one that all may invoke or compel becomes an aspect of the whole game."""
    made = changed(entry, id=_fresh_id(play.state, entry))
    await play.tell(EntryWritten(made, known=made.known), *_rules(made))
    if made.kind in ("world", "issue"):
        await _lay_out(play, made)
    return made


def _rules(entry: Entry) -> Iterator[str]:
    yield KIND_RULES[entry.kind]
    if entry.kind == "issue":
        yield "nova6.setting.issue-wording"


async def _lay_out(play: Play[Table], entry: Entry) -> None:
    rule = "nova6.setting.issues" if entry.kind == "issue" else "nova6.setting.world-aspects"
    made = Effect(EffectId(_aspect(entry)), "aspect", entry.name, duration="P", aspect="game", text=entry.note)
    await effects.begin(play, made, rule, "nova6.aspect.game")


def _aspect(entry: Entry) -> str:
    return f"game-{entry.id}"


def _fresh_id(table: Table, entry: Entry) -> str:
    """An id that no entry has; those that players see do not count those they do not."""
    taken, number = {one.id for one in table.setting.entries}, 1
    while f"{entry.kind}-{number}" in taken:
        number += 1
    return f"{entry.kind}-{number}"


async def _count_issues(play: Play[Table]) -> None:
    """Tell the number of issues, if there are more than usual."""
    count = len(play.state.setting.of("issue"))
    rules = {1: "nova6.setting.issue-one", 2: "nova6.setting.issue-count"}
    await play.tell(IssuesCounted(count if count > FEW else 0), rules.get(count, "nova6.setting.issue-three"))


# ---- Later -----------------------------------------------------------------------------------------------------------


def entry_at(table: Table, id: str) -> Entry:
    for one in table.setting.entries:
        if one.id == id:
            return one
    raise Unclear("error-no-such-entry", id=id)


@action("nova6.write-entry", by="gm", chapter="setting")
async def write_entry(
    play: Play[Table],
    kind: EntryKind,
    name: str,
    tie: str = "",
    concept: str = "",
    note: Words = "",
    when: Literal["", "current", "impending"] = "",
) -> str:
    """The GM writes an entry of the setting: an issue, a person, a place, a mystery."""
    if not name.strip():
        raise AgainstTheRules("error-entry-words", cite=KIND_RULES[kind])
    during = when or "current" if kind == "issue" else ""
    made = await _write(play, Entry("", kind, name, tie, concept, note, during, known=kind != "mystery"))
    return made.id


@action("nova6.change-issue", by="gm", chapter="setting")
async def change_issue(
    play: Play[Table],
    id: Annotated[str, Among(entries("issue", "world"))],
    text: str = "",
    when: Literal["", "current", "impending"] = "",
    note: Words = "",
    closed: bool = False,
) -> None:
    """An issue evolves or is settled: its old words can no longer be invoked, and what it was stays on record."""
    old = entry_at(play.state, id)
    if old.kind not in ("issue", "world") or old.closed:
        raise AgainstTheRules("error-no-open-issue", cite="nova6.setting.issue-change", id=id)
    now = changed(old, name=text or old.name, when=when or old.when, note=note or old.note, closed=closed)
    await play.tell(EntryWritten(now, old.name), "nova6.setting.issue-change")
    if any(effect.id == _aspect(old) for effect in play.state.effects):
        await effects.end(play, _aspect(old), "redefined", "nova6.setting.issue-change")
    if not closed:
        await _lay_out(play, now)


@action("nova6.uncover", by="gm", chapter="setting")
async def uncover(
    play: Play[Table],
    id: Annotated[str, Among(entries("mystery"))],
    kind: Literal["person", "place", "organisation"] = "place",
    name: str = "",
    concept: str = "",
    note: Words = "",
) -> str:
    """A mystery is found out: only now is it settled what it was, and everybody knows."""
    old = entry_at(play.state, id)
    if old.kind != "mystery":
        raise AgainstTheRules("error-no-mystery", cite="nova6.setting.mystery", id=id)
    await play.tell(EntryStruck(old, old.known), "nova6.setting.mystery")
    made = await _write(play, Entry("", kind, name or old.name, old.tie, concept or old.concept, note or old.note))
    return made.id


@action("nova6.bring-person", by="gm", chapter="setting")
async def bring_person(
    play: Play[Table], id: Annotated[str, Among(entries("person"))], who: AskedLater[str] = ""
) -> str:
    """Bring a person of the setting to the table, with a name and a high concept and nothing else yet."""
    entry = entry_at(play.state, id)
    if entry.kind != "person":
        raise AgainstTheRules("error-no-person", cite="nova6.setting.people", id=id)
    who = who or entry.id
    if play.state.is_somebody(who):
        raise Unclear("error-id-taken", id=who)
    one = Character(PersonId(who), entry.name, "principal")
    one = changed(one, tracks=tracks_of(one, pack=pack_at(play.state)))
    concept = Effect(EffectId(f"{who}-concept"), "aspect", entry.concept, who, duration="P", aspect="character")
    await play.tell(Appeared(one, (concept,) if entry.concept else ()), "nova6.setting.people")
    return who


def told_to_makers(table: Table) -> tuple[Advice, ...]:
    """The protagonists of this game, for players who make a character for it."""
    heroes = table.setting.protagonists
    return (Advice("advice-nova6-protagonists", "nova6.setting.protagonists", heroes),) if heroes else ()
