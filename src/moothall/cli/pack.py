"""`moothall pack`: a themepack begun, checked, and read as people read it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from moothall.cli import show, tryouts
from moothall.cli.exit_codes import judging
from moothall.cli.localized import Group, common
from moothall.errors import MoothallError, Unclear
from moothall.speech import Voice, sentence, voice

if TYPE_CHECKING:
    from moothall.packs import Shelved

command = Group("pack")

PARTS = ("head", "trait", "aspect", "skills", "talents", "gear", "track", "special", "creation", "setting", "options")
"""The parts of a new file, each with a remark in the reader's language."""


@command.command("new")
@click.argument("id")
@common
def new(id: str, lang: str, as_json: bool) -> None:
    """A file to begin with: everything a pack can say, each with a remark."""
    from moothall import packs

    text, file = skeleton(id, voice(lang, packs.BOOK)), f"{id}.toml"
    packs.read(file, text)
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise Unclear("error-pack-there", file=file) from None
    except OSError:
        raise Unclear("error-cannot-save", file=file) from None
    if as_json:
        show.put_json({"pack": id, "file": file})
    else:
        click.echo(voice(lang).say("pack-written", file=file))


def skeleton(id: str, said: Voice) -> str:
    """The text of a new pack. What is switched off by a mark at the start of a line is there to be switched on."""
    parts = (f"{_remark(said.say(f'pack-skeleton-{part}'))}{_begun(part)}" for part in PARTS)
    return "\n".join(parts).replace("@ID@", id)


def _begun(part: str) -> str:
    """Return a part of a new pack, with its label in every language if it has one."""
    begun = SKELETON[part]
    return begun.replace("@LABEL@", _label(part)) if "@LABEL@" in begun else begun


def _label(part: str) -> str:
    """Return the label of a part as a table of TOML: a word for each language that a pack can be in."""
    from moothall import packs

    languages = packs.format_of(packs.BOOK).languages
    labels = {lang: voice(lang).part(f"pack-skeleton-{part}", "label") for lang in languages}
    return "{ " + ", ".join(f'{lang} = "{label}"' for lang, label in labels.items()) + " }"


def _remark(text: str) -> str:
    return "".join(f"# {line}\n" for line in text.splitlines())


SKELETON = {
    "head": (
        '[themepack]\nid = "@ID@"\nname = { en = "todo", pl = "todo", fr = "todo" }\n'
        'base = "universal"\npitch = "todo"\n'
    ),
    "trait": (
        '[[trait]]\nid = "role"\nlabel = @LABEL@\nmode = "list+freeform"\n'
        'option = [\n  { id = "first", name = "todo", aspect = "todo" },\n]\n'
    ),
    "aspect": '[[aspect]]\nid = "trouble"\nlabel = @LABEL@\n',
    "skills": (
        '[skills]\npreset = "core"\n# [[skills.new]]\n# id = "magic"\n# class = "mental"\n# like = ["wits"]\n'
        '# opposing = { attack = ["move", "resolve"] }\n# [skills.roles]\n# indirect = "magic"\n'
    ),
    "talents": (
        '[talents]\ncore = "all"\n\n[[talent]]\nid = "first-talent"\nname = "todo"\n'
        'effects = [{ effect = "dice", skill = "wits", actions = ["overcome"], amount = 1 }]\n'
    ),
    "gear": '[gear]\napproach = ["signature"]\n',
    "track": '[[track]]\nid = "physical"\ninherit = true\n\n[[track]]\nid = "mental"\ninherit = true\n',
    "special": '[[special_rule]]\nid = "first-rule"\ntitle = "todo"\ntext = "todo"\n',
    "creation": "[creation]\nadvances = 6\nrefresh = 3\nrank_levels = [0, 5, 10, 15]\n",
    "setting": (
        '[setting]\nscope = "between"\n'
        'issues = [{ text = "todo", kind = "current" }, { text = "todo", kind = "impending" }]\n'
    ),
    "options": "[options]\nstart-level = 1\n",
}


@command.command("check")
@click.argument("pack")
@common
@judging
def check(pack: str, lang: str, as_json: bool) -> bool:
    """Judge whether a pack can be played, and tell what is open in it and what its author might think about."""
    from moothall import packs

    try:
        found = packs.load(pack)
    except packs.WrongPack as problem:
        _print_wrong(packs.problems(pack) or [problem], lang, as_json)
        return False
    _print_checked(found, lang, as_json)
    return not found.said.is_draft


def _print_wrong(problems: Sequence[MoothallError], lang: str, as_json: bool) -> None:
    told = [sentence(problem, lang) for problem in problems]
    if as_json:
        show.put_json({"pack": None, "file": problems[0].values["file"], "problems": told})
        return
    page = show.page()
    for problem in told:
        page.text(problem)


def _print_checked(found: Shelved, lang: str, as_json: bool) -> None:
    from moothall import packs

    said, file = voice(lang, packs.BOOK), found.said
    lacking = packs.format_of(packs.BOOK).reading.missing_words(file.pack)
    if as_json:
        advice = [{"rule": one.cite, "says": said.say(one.key, quotes=one.quotes)} for one in file.advice]
        told = {"draft": file.is_draft, "open": list(file.pack.todo), "advice": advice, "untranslated": list(lacking)}
        show.put_json({"pack": file.pack.id, "file": found.file, "problems": [], **told})
        return
    page = show.page()
    page.heading(said.say("pack-draft" if file.is_draft else "pack-sound", pack=file.pack.id))
    _unfinished(page, said, file, lacking)


def _unfinished(page: show.Page, said: Voice, file: Any, lacking: tuple[str, ...]) -> None:
    for path in file.pack.todo:
        page.text(said.say("pack-open", place=path), indent=2)
    for key in lacking:
        page.text(said.say("pack-untranslated", place=key), indent=2)
    for one in file.advice:
        page.text(said.say("pack-advice", advice=said.say(one.key, quotes=one.quotes), rule=one.cite), indent=2)


@command.command("try")
@click.argument("pack")
@click.option("--sessions", metavar="N", type=click.IntRange(1, 1000), default=20)
@click.option("--seed", metavar="SEED", default="7")
@common
@judging
def try_pack(pack: str, sessions: int, seed: str, lang: str, as_json: bool) -> bool:
    """Let bots play sessions with a pack, and tell what never came up; true if nothing stopped a session."""
    from moothall import packs

    file, said = packs.playable(packs.load(pack)).said, voice(lang, packs.BOOK)
    tried = tryouts.play(file, sessions, seed, said.say, lang)
    if as_json:
        stopped = [{"session": number, "why": sentence(problem, lang)} for number, problem in tried.stopped]
        show.put_json({"pack": file.pack.id, "sessions": sessions, "never": tried.never, "stopped": stopped})
        return not tried.stopped
    page = show.page()
    page.heading(said.say("pack-tried", pack=file.pack.id, sessions=sessions))
    for number, problem in tried.stopped:
        page.text(said.say("pack-stopped", session=number, why=sentence(problem, lang)), indent=2)
    for kind, ids in tried.never.items():
        names = ", ".join(file.pack.text(f"{kind}.{id}", lang) or id for id in ids)
        page.text(said.say("pack-never", kind=kind, names=names), indent=2)
    if not tried.never:
        page.text(said.say("pack-all-came-up"), indent=2)
    return not tried.stopped


@command.command("keys")
@common
def keys(lang: str, as_json: bool) -> None:
    """Every key of a file with the shape of its value, every effect and property, and the words of the book."""
    from moothall import packs

    told, said = packs.format_of(packs.BOOK).reading.reference, voice(lang)
    if as_json:
        parts = {part: {key.name: _shape(key) for key in listed} for part, listed in told.REFERENCE.items()}
        show.put_json({"parts": parts, "words": {kind: list(words) for kind, words in told.VOCABULARY.items()}})
        return
    page = show.page()
    page.text(said.say("pack-keys-intro"))
    for part, listed in told.REFERENCE.items():
        page.gap()
        page.heading(part)
        page.table([(key.name, _shape(key), said.say("pack-keys-needed") if key.needed else "") for key in listed])
    for title, rows in (
        ("effects", [(what, ", ".join(takes), _needs(said, needs)) for what, takes, needs in told.effect_lines()]),
        ("properties", [_property(said, *line) for line in told.property_lines()]),
        ("words", [(kind, ", ".join(words), "") for kind, words in told.VOCABULARY.items()]),
    ):
        page.gap()
        page.heading(said.say(f"pack-keys-{title}"))
        page.table(rows)


def _needs(said: Voice, needs: tuple[str, ...]) -> str:
    return f"{said.say('pack-keys-needed')}: {', '.join(needs)}" if needs else ""


def _property(said: Voice, name: str, counted: bool, words: tuple[str, ...], needs: str) -> tuple[str, str, str]:
    takes = ", ".join(filter(None, ("amount" if counted else "", f"of = [{' | '.join(words)}]" if words else "")))
    return name, takes, _needs(said, (needs,) if needs else ())


def _shape(key: Any) -> str:
    """The shape of a value in the marks of the file itself, so that it reads the same in every language."""
    of = " | ".join(key.of)
    languages = '"…" | {{ en = {0}, pl = {0}, fr = {0} }}'
    shapes = {
        "id": '"small-letters-and-dashes"', "text": '"…"', "words": languages.format('"…"'),
        "number": f"{key.least} … {key.most}", "flag": "true | false",
        "one-of": " | ".join(f'"{word}"' for word in key.of), "known": f'"<{of}>"', "all-known": f'["<{of}>", …]',
        "texts": '["…", …]', "ideas": '["…", …] | { en = ["…", …], pl = […], fr = […] }',
        "several": f"[{{ {of} }}, …]", "table": f"{{ {of} }}", "picks": '[["<item>", …], …]',
        "levels": "[0, 5, 10, 15]",
    }  # fmt: skip
    return shapes[key.form]


@command.command("show")
@click.argument("pack", required=False)
@common
def show_pack(pack: str | None, lang: str, as_json: bool) -> None:
    """A pack as people read it, and whose rules it is for; without a name, the packs there are."""
    from moothall import packs

    if pack is None:
        _list(lang, as_json)
        return
    file, said = packs.load(pack).said, voice(lang, packs.BOOK)
    told, credit = summary(file.pack, said, lang), packs.format_of(packs.BOOK).credit
    owed = {"source": credit.source, "publisher": credit.publisher, "licence": credit.licence, "rule": credit.cite}
    if as_json:
        show.put_json({"pack": file.pack.id, "draft": file.is_draft, "parts": told, "credit": owed})
        return
    page = show.page()
    page.heading(file.pack.text("pack.name", lang) or file.pack.id)
    if pitch := file.pack.text("pack.pitch", lang):
        page.text(pitch)
    for part, lines in told.items():
        if lines:
            page.gap()
            page.heading(said.say(f"pack-part-{part}"))
            for line in lines:
                page.text(line, indent=2)
    page.gap()
    _unfinished(page, said, file, ())
    page.text(said.say("pack-credit", **owed))


def _list(lang: str, as_json: bool) -> None:
    from moothall import packs

    known = [packs.load(id).said.pack for id in packs.shipped()]
    rows = [(pack.id, pack.text("pack.name", lang), pack.text("pack.pitch", lang)) for pack in known]
    if as_json:
        show.put_json({"packs": [{"id": id, "name": name, "pitch": pitch} for id, name, pitch in rows]})
    else:
        show.page().table(rows)


def summary(pack: Any, said: Voice, lang: str) -> dict[str, list[str]]:
    """Everything a pack says, part by part, in lines to be read."""
    from moothall import packs

    def named(kind: str, id: str) -> str:
        if own := pack.text(f"{kind}.{id}", lang):
            return str(own)
        of_book = (f"term-what-{id}", f"make-{packs.BOOK}-{kind}-{id}") if kind in ("talent", "flaw") else ()
        return next((said.say(key) for key in of_book if said.has(key)), _term(said, id))

    def told(kind: str, id: str, *more: str) -> str:
        text = pack.text(f"{kind}.{id}.text", lang)
        return ": ".join(filter(None, (" ".join((named(kind, id), *filter(None, more))), text)))

    roles: dict[str, list[str]] = {skill: [] for skill in (*pack.skills, "")}
    for role, skill in pack.roles:
        roles[skill].append(said.say(f"pack-role-{role}"))
    return {
        "traits": [
            f"{named('aspect', slot.id)}: {', '.join(named('choice', one.id) for one in slot.choices) or '…'}"
            for slot in pack.aspects
            if slot.theme
        ],
        "aspects": [named("aspect", slot.id) for slot in pack.aspects if not slot.theme],
        "skills": [
            told("skill", id) + (f" ({', '.join(roles[id])})" if roles[id] else "")
            for id in pack.skills
        ],
        "tracks": [told("track", plan.id, "/".join(map(str, plan.boxes))) for plan in pack.tracks],
        "talents": [told("talent", one.trait.id) for one in pack.kept],
        "features": [told("feature", one.trait.id, f"({one.cost})") for one in pack.features],
        "flaws": [told("flaw", one.trait.id) for one in pack.drawbacks],
        "gear": [told("item", item.id, f"{item.rating}" if item.rating else "") for item in pack.items],
        "npcs": [f"{named('npc', one.id)}: {', '.join(named('skill', skill) for skill in one.skills)}"
                 for one in pack.trades if pack.text(f"npc.{one.id}", lang)],
        "special": [told("special", rule.id) for rule in pack.special],
        "steps": [f"{step.number}. {pack.text(f'step.{step.number}', lang) or said.say(f'pack-step-{step.id}')}"
                  for step in pack.steps],
    }  # fmt: skip


def _term(said: Voice, id: str) -> str:
    word = said.say(f"term-{id}") if said.has(f"term-{id}") else id.replace("-", " ")
    return word[:1].upper() + word[1:]
