"""NPCs at the table: entering with or without a sheet, reappearing, and being promoted."""

from __future__ import annotations

from typing import Any, Literal

from moothall.errors import AgainstTheRules, Unclear
from moothall.records import changed
from moothall.rulesets.nova6.characters.advancement import grow
from moothall.rulesets.nova6.characters.npc_generator import Wanted, quick_npc, trade_in
from moothall.rulesets.nova6.choices import AZone, Theirs
from moothall.rulesets.nova6.creation.legality import Sheet
from moothall.rulesets.nova6.creation.npcs import MOST_COUNT, check_npc
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Appeared, CameAgain, SideTaken
from moothall.rulesets.nova6.growth import regrown, sheet_of, unspent
from moothall.rulesets.nova6.ids import NOWHERE, EffectId
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.questions import MissingAspects
from moothall.rulesets.nova6.sheet import belongings, to_character, written
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stress.tracks import boxes_of
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater, Fresh
from moothall.talk.play import GM, Play

MOST_LEVEL = 99


@action("nova6.bring", by="gm", chapter="npcs")
async def bring(
    play: Play[Table],
    who: Fresh[str],
    sheet: dict[str, Any],
    zone: AZone = NOWHERE,
    seen: bool = True,
    open: bool = False,
) -> None:
    """The GM brings an NPC with a sheet to the table: a principal, an extra, or a group of extras."""
    if sheet.get("ruleset", "nova6") != "nova6":
        raise Unclear("error-other-book", ruleset=str(sheet["ruleset"]), wanted="nova6")
    for problem in check_npc(sheet, play.state.options, pack_at(play.state)):
        if not problem.warning:
            raise AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)
    if not who or play.state.is_somebody(who):
        raise Unclear("error-id-taken", id=who)
    await _appear(play, who, sheet, zone, seen, open)


@action("nova6.somebody", by="gm", chapter="npcs", rank=3)
async def somebody(
    play: Play[Table], concept: str, level: int = 1, kind: Literal["extra", "principal", "group"] = "extra",
    name: str = "", aspects: tuple[str, ...] = (), count: int = 6, zone: AZone = NOWHERE, seen: bool = True,
    open: bool = False,
) -> str:  # fmt: skip
    """Generate an NPC at once from concept and level; the advances go where they usually go for such a concept.

    `concept` is what they are, in words or as one of the trades; a principal's other aspects are in `aspects`, as far
    as they are known yet. The id.
    """
    if not concept.strip() or not 0 <= level <= MOST_LEVEL:
        raise AgainstTheRules("error-nothing-said", cite="nova6.npc.extra-aspect")
    table, pack = play.state, pack_at(play.state)
    others = [slot.id for slot in pack.aspects if not slot.high_concept]
    said = [text for text in aspects if text.strip()]
    if kind == "principal" and len(said) > len(others):
        raise AgainstTheRules("error-principals-aspects", cite="nova6.npc.principal", count=len(others))
    wanted = Wanted(kind, level, trade_in(concept, pack), name or concept, min(max(count, 2), MOST_COUNT))
    sheet = quick_npc(wanted, concept, table.options, pack)
    if kind == "principal":
        sheet["aspects"] |= dict(zip(others, said, strict=False))
    id = fresh_id(table, name or concept, seen)
    await _appear(play, id, sheet, zone, seen, open)
    return id


def fresh_id(table: Table, name: str, seen: bool) -> str:
    """An unused id, made from the name; the id of a hidden NPC cannot get in the way of another's."""
    word = "-".join("".join(letter if letter.isalnum() else " " for letter in name.casefold()).split()) or "somebody"
    stem, number = word if seen else f"unseen-{word}", 1
    while table.is_somebody(id := stem if number == 1 else f"{stem}-{number}"):
        number += 1
    return id


RULES = {
    "principal": ("nova6.npc.principal",),
    "extra": ("nova6.npc.extra-advances", "nova6.npc.extra-aspect"),
    "group": ("nova6.npc.extra-advances", "nova6.npc.extra-aspect"),
}


async def _appear(play: Play[Table], who: str, sheet: Sheet, zone: str, seen: bool, open: bool) -> None:
    table, pack = play.state, pack_at(play.state)
    one = changed(to_character(sheet, who, "", pack, table.options), zone=zone, seen=seen, open=open)
    things = tuple([changed(effect, known=seen and open) for effect in belongings(sheet, who, pack, table.options)])
    over = [problem.cite for problem in check_npc(sheet, table.options, pack) if problem.key == "problem-nova6-cap"]
    rules = ("nova6.npc.types", *RULES[sheet["kind"]], *_boxed_by(table, one), *dict.fromkeys(over))
    await play.tell(Appeared(one, things, seen), "nova6.role.gm", "nova6.gm.content", *rules)


def _boxed_by(table: Table, one: Character) -> tuple[str, ...]:
    """The rules by which an extra has the boxes it has."""
    if one.kind != "extra":
        return ()
    plans = pack_at(table).tracks
    given = one.given()
    counted = [boxes_of(plan.id, one.rank(plan.skill), given, one.kind, plan, table.options) for plan in plans]
    return tuple(dict.fromkeys(reason.cite for boxes in counted for reason in boxes.why))


@action("nova6.take-side", by="gm", chapter="npcs")
async def take_side(play: Play[Table], who: Theirs, ally: bool) -> None:
    """Put an NPC on the side of the players' characters, or back on the other one."""
    one = play.state.who(who)
    if one.is_pc or one.kind == "thing":
        raise AgainstTheRules("error-not-the-gms", cite="nova6.gm.npc-actions", name=one.name)
    await play.tell(SideTaken(who, ally, one.seen), "nova6.gm.npc-actions")


# ---- Again, and higher -----------------------------------------------------------------------------------------------


@action("nova6.come-again", by="gm", chapter="npcs")
async def come_again(play: Play[Table], who: Theirs, grows: bool = False) -> None:
    """Bring an NPC back into the story, which is counted; an extra may gain an advance each time."""
    one = play.state.who(who)
    if one.is_pc:
        raise AgainstTheRules("error-not-the-gms", cite="nova6.npc.extra-recurring", name=one.name)
    sheet, rules = sheet_of(play.state, who), ["nova6.npc.extra-recurring"]
    if grows:
        sheet = _grown(play.state, one, sheet)
        rules.append("nova6.npc.promote-gradual")
    fact = CameAgain(who, one.appearances + 1, unspent(play.state, sheet), written(sheet), one.seen, one.open)
    await play.tell(fact, *rules)


def _grown(table: Table, one: Character, sheet: Sheet) -> Sheet:
    """An extra with one advance more, up to what a principal has."""
    more = sheet | {"grown": sheet.get("grown", 0) + 1}
    if one.kind != "extra" or one.number > 1 or unspent(table, more) == unspent(table, sheet):
        raise AgainstTheRules("error-no-extra", cite="nova6.npc.promote-gradual", name=one.name)
    return more


@action("nova6.promote", by="gm", chapter="npcs")
async def promote(
    play: Play[Table], who: Theirs, name: str = "", aspects: AskedLater[tuple[tuple[str, str], ...]] = ()
) -> None:
    """An extra becomes a principal at once: a name, the aspects that are missing, and the advances of one to place.

    `aspects` are pairs of a core aspect and its words; the GM is asked where none are named.
    """
    one, pack = play.state.who(who), pack_at(play.state)
    if one.kind != "extra" or one.number > 1:
        raise AgainstTheRules("error-no-extra", cite="nova6.npc.promote-full", name=one.name)
    sheet = sheet_of(play.state, who)
    given = {slot: text for slot, text in aspects if text.strip()}
    lacking = [slot.id for slot in pack.aspects if not sheet["aspects"][slot.id] and slot.id not in given]
    if lacking and not given:
        asked = MissingAspects(who, tuple(lacking))
        said = (await play.ask(GM, asked, cite="nova6.npc.promote-full")).aspects
        if not said:
            return
        given, lacking = dict(zip(lacking, said, strict=True)), []
    if lacking:
        raise AgainstTheRules("error-promotion-aspects", cite="nova6.npc.promote-full", aspects=", ".join(lacking))
    fresh = {slot.id: given[slot.id] for slot in pack.aspects if slot.id in given and not sheet["aspects"][slot.id]}
    risen = sheet | {"kind": "principal", "name": name or one.name, "aspects": sheet["aspects"] | fresh}
    risen.pop("grown", None)
    rules = ("nova6.npc.promote-full", "nova6.npc.principal")
    await grow(play, who, regrown(play.state, who, risen), "kind", "extra", "principal", *rules)
    for id, text in fresh.items():
        made = Effect(
            EffectId(f"{who}-{id}"), "aspect", text, who, duration="P", subtype=id, aspect="character",
            known=one.seen and one.open,
        )  # fmt: skip
        await effects.begin(play, made, "nova6.npc.promote-full")
