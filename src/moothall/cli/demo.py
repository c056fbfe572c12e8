"""`moothall demo`: bots play a short session, and every outcome says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from moothall import books
from moothall.cli import files, show
from moothall.cli.localized import LocalizedCommand as SpokenCommand
from moothall.cli.localized import common
from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.handlers.stage import Stage
    from moothall.ruleset import Demo


@click.command("demo", cls=SpokenCommand)
@click.argument("ruleset")
@click.option("--seed", metavar="SEED", default="7")
@click.option("--ledger", metavar="FILE")
@click.option("--pack", metavar="PACK")
@common
def command(ruleset: str, seed: str, ledger: str | None, pack: str | None, lang: str, as_json: bool) -> None:
    """Play a short session of a ruleset, the same for the same seed."""
    from moothall.speech import voice

    _story(ruleset)
    said = voice(lang, ruleset)
    stage = play_demo(said.say, seed, ruleset, pack=_pack(pack, ruleset), lang=lang)
    if ledger is not None:
        _keep(ledger, stage)
    if as_json:
        show.put_json(_answer(ruleset, seed, stage))
    else:
        _print(lang, ruleset, seed, stage)


def _story(ruleset: str) -> Demo:
    """The story of a book's demo; raises `Unclear` where there is none."""
    story = books.ruleset(ruleset).demo()
    if story is None:
        raise Unclear("error-no-demo", book=ruleset)
    return story


def _pack(name: str | None, ruleset: str) -> Any:
    """The pack that is wanted, if one is."""
    from moothall import packs

    if name is None or name == packs.UNIVERSAL:
        return None
    if ruleset != packs.BOOK:
        raise Unclear("error-pack-book", book=ruleset, wanted=packs.BOOK)
    return packs.playable(packs.load(name)).said


def play_demo(
    say: Any, seed: str, ruleset: str = "nde2", dice_mode: str = "", pack: Any = None, lang: str = "en"
) -> Stage[Any]:
    """Play the demo session on a stage, from its setting to its end; with a pack by characters of that pack."""
    from moothall.handlers.bots import direct
    from moothall.handlers.dice import Seeded
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage

    books.load(ruleset)
    mechanics, story = books.ruleset(ruleset).mechanics(), _story(ruleset)
    stage = Stage(mechanics.start, mechanics.fold, Seeded(seed))
    if pack and story.setting_of:
        facts = story.setting_of(say, pack, Seeded(f"{seed}/people"), lang)
    else:
        facts = story.setting(say, dice_mode=dice_mode) if dice_mode else story.setting(say)
    for fact, rule in facts:
        stage.tell(fact, rule)
    direct(stage, story.session(say), Policy("demo", story.answers(say)))
    return stage


def _keep(path: str, stage: Stage[Any]) -> None:
    from moothall.ledger.codec import to_line

    files.write(path, "".join(f"{to_line(entry)}\n" for entry in stage.log))


def _answer(ruleset: str, seed: str, stage: Stage[Any]) -> dict[str, Any]:
    import json

    from moothall.ledger.codec import to_line

    log = [json.loads(to_line(entry)) for entry in stage.log]
    standing = _story(ruleset).standing(stage.state)
    return {"ruleset": ruleset, "seed": seed, **standing, "log": log}


def _print(lang: str, ruleset: str, seed: str, stage: Stage[Any]) -> None:
    """Print the session as a story; a rule is explained where it first decides."""
    from moothall.speech import voice
    from moothall.speech.teller import Teller, lines

    story, mechanics = _story(ruleset), books.ruleset(ruleset).mechanics()
    said, page = voice(lang, ruleset), show.page()

    def name_of(id: str) -> str | None:
        told = mechanics.said_in
        called = told(stage.state, id, lang) if told else mechanics.name_of(stage.state, id)
        return called if called != id else None

    page.heading(said.say("demo-title", ruleset=ruleset, seed=seed))
    for kind, line, why in lines(
        Teller(said, name_of), stage.log, once=True, reckon=books.ruleset(ruleset).reckoning()
    ):
        if kind in story.chapters:
            page.gap()
            page.heading(line)
        else:
            page.text(line)
        for reason in why:
            page.note(reason)
    page.gap()
    page.text(said.say("demo-more", rule=story.worth_reading))
