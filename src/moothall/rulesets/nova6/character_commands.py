"""`character new`, `character show` and `npc` for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, repeat
from typing import Annotated, Any, NamedTuple

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets.nova6.characters.npc_generator import USUAL_GROUP, Wanted, cast_of, random_npc
from moothall.rulesets.nova6.characters.statblock import written
from moothall.rulesets.nova6.creation.npcs import MOST_COUNT, NPC_KINDS
from moothall.rulesets.nova6.pack_files.reading import PackFile
from moothall.rulesets.nova6.packs.pack import Pack, concept_slots
from moothall.rulesets.nova6.sheet import (
    Sheet,
    belongings,
    check_sheet,
    inventions,
    new_sheet,
    random_sheet,
    to_character,
)
from moothall.talk.book_commands import BookCommand, CommandDesk, Printout, check_legal, check_new
from moothall.talk.flags import Flag, Operand, one_of
from moothall.talk.printed import AsIs, Columns, Heading, Paragraph, Piece, Sayer, Texts

MOST_LEVEL = 99

Rows = list[tuple[str, str]]


def read_level(_: str, text: str) -> int:
    """A level as it was typed."""
    if not text.isascii() or not text.isdigit() or int(text) > MOST_LEVEL:
        raise Unclear("error-level", value=text, most=MOST_LEVEL)
    return int(text)


# ---- A new character -------------------------------------------------------------------------------------------------


class NewFlags(NamedTuple):
    """A new character."""

    name: Annotated[str | None, Flag(metavar="NAME")] = None
    concept: Annotated[str, Flag(metavar="SENTENCE")] = ""
    level: Annotated[int | None, Flag(read=read_level)] = None
    at_random: Annotated[bool, Flag("--random")] = False
    seed: Annotated[str | None, Flag(metavar="SEED")] = None
    pack: Annotated[str, Flag(metavar="PACK", names="pack")] = "universal"


def _new(flags: NewFlags, desk: CommandDesk) -> Printout:
    """A character: drawn at random and legal, or a draft that is still to be filled in."""
    check_new(flags.at_random, flags.seed, name=flags.name)
    file: PackFile = desk.pack
    options, own = desk.options, changed(file.pack, tongue=desk.said.lang)
    level, name = options.start_level if flags.level is None else flags.level, flags.name or ""
    if flags.at_random:
        words = inventions(desk.said.say, own, file.ideas, desk.said.lang)
        sheet = random_sheet(words, desk.draws(flags.seed), options, name, level, own)
        if flags.concept:
            sheet["aspects"][concept_slots(own)[0].id] = flags.concept
    else:
        sheet = new_sheet(name, flags.concept, options, own, level=level)
    check_legal(check_sheet(sheet, options, own))
    return Printout(sheet)


NEW = BookCommand(flags=NewFlags, run=_new)

# ---- A character as the book writes it -------------------------------------------------------------------------------


class ShowFlags(NamedTuple):
    """The character of a file."""

    sheet: Annotated[Sheet, Operand(names="sheet")]


def _show(flags: ShowFlags, desk: CommandDesk) -> Printout:
    """Everything on a sheet that has a way of being written, in the words of the reader."""
    said, name = desk.said, flags.sheet["name"]
    pack = changed(desk.pack.pack, tongue=said.lang)
    parts = written(flags.sheet, said.word, pack, desk.options, said.say("block-joint"))
    return Printout(
        {"ruleset": "nova6", "name": name, "parts": [_plain(part) for part in parts]}, _block(name, parts, said)
    )


def _plain(part: Any) -> dict[str, Any]:
    return {"part": part.id, "lines": [{"text": line.value, "rule": line.cite} for line in part.lines]}


def _block(name: str, parts: list[Any], said: Texts) -> Iterator[Piece]:
    """A character in Markdown."""
    yield AsIs(f"# {name}")
    for part in parts:
        yield AsIs(f"\n## {said.say(f'block-{part.id}')}\n")
        lines = [line.value for line in part.lines]
        yield AsIs(said.say("list-joiner").join(lines) if part.together else "\n".join(f"- {line}" for line in lines))


SHOW = BookCommand(flags=ShowFlags, run=_show)

# ---- Non-player characters -------------------------------------------------------------------------------------------


def read_count(_: str, text: str) -> int:
    """How many a group is, as it was typed."""
    if not text.isascii() or not text.isdigit() or not 2 <= int(text) <= MOST_COUNT:
        raise Unclear("error-count", value=text, most=MOST_COUNT)
    return int(text)


class NpcFlags(NamedTuple):
    """The character that is wanted."""

    kind: Annotated[str, Flag(metavar="KIND")] = "extra"
    level: Annotated[int, Flag(read=read_level)] = 1
    concept: Annotated[str, Flag(metavar="WORD")] = ""
    name: Annotated[str, Flag(metavar="NAME")] = ""
    many: Annotated[int | None, Flag("--count", read=read_count)] = None
    seed: Annotated[str | None, Flag(metavar="SEED")] = None
    pack: Annotated[str, Flag(metavar="PACK", names="pack")] = "universal"


def _npc(flags: NpcFlags, desk: CommandDesk) -> Printout:
    """A principal, an extra, or a group of extras."""
    kind = one_of("--kind", flags.kind, NPC_KINDS)
    if flags.many is not None and kind != "group":
        raise Unclear("error-goes-with", name="--count", other="--kind group")
    wanted = Wanted(kind, flags.level, flags.concept, flags.name, flags.many or USUAL_GROUP)
    file: PackFile = desk.pack
    own = changed(file.pack, tongue=desk.said.lang)
    cast = cast_of(desk.said.say, own, file.ideas, desk.said.lang)
    sheet = random_npc(cast, desk.draws(flags.seed), wanted, desk.options, own)
    return Printout(sheet, _npc_lines(sheet, desk.said, own))


def _npc_lines(sheet: Sheet, said: Sayer, pack: Pack) -> Iterator[Piece]:
    about = {"kind": sheet["kind"], "level": sheet["level"], "count": sheet.get("count", 1)}
    yield Heading(said.say("npc-heading", name=sheet["name"], **about))
    for title, rows in _npc_parts(sheet, said, pack):
        if rows:
            yield Paragraph(said.say(title))
            yield Columns(rows, 2)


def _npc_parts(sheet: Sheet, said: Sayer, pack: Pack) -> list[tuple[str, Rows]]:
    """The parts of a sheet, each with its lines."""
    one = to_character(sheet, "one", "", pack)
    talents = zip(one.traits, chain(sheet["talents"], repeat({})), strict=False)
    name = partial(_name, said, pack)
    held = [effect for effect in belongings(sheet, "one", pack) if effect.kind in ("damage", "soak")]
    return [
        ("npc-aspects", [(text, "") for text in sheet["aspects"].values() if text]),
        ("npc-skills", [(name("skill", skill), str(rank)) for skill, rank in sheet["skills"].items() if rank]),
        ("npc-perks", [(name("skill", perk["skill"]), perk["name"]) for perk in sheet["perks"]]),
        ("npc-talents", [(_talent(said.word(trait.name), entry, name), "") for trait, entry in talents]),
        ("npc-boxes", [(name("track", track.id), _boxes(track)) for track in one.tracks]),
        ("npc-gear", [(effect.name, f"{said.word(effect.kind, 'block')} {effect.rating}") for effect in held]),
    ]


def _name(said: Texts, pack: Pack, kind: str, id: str) -> str:
    """A skill or track as the pack calls it, or the book."""
    return pack.text(f"{kind}.{id}", said.lang) or said.say(f"term-{id}")


def _talent(name: str, entry: dict[str, str], named: Callable[[str, str], str]) -> str:
    return f"{name} ({named('skill', entry['skill'])})" if "skill" in entry else name


def _boxes(track: Any) -> str:
    levels = [box.level for box in track.boxes]
    return " / ".join(str(levels.count(level)) for level in dict.fromkeys(levels))


NPC = BookCommand(flags=NpcFlags, run=_npc)
