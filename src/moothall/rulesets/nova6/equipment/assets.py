"""Assets: things, facts and favors with a few uses, and signature assets without a limit."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated, Final, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import Anyone, Doer, judging, things
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.signature_assets import lost, signature
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.offered import present_unless
from moothall.rulesets.nova6.questions import AcceptSignature, JudgeStunt, NewSignature
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy
from moothall.talk.play import GM, Play

ONE_USE: Final = 1
WRITTEN: Final = re.compile(r"(?P<name>.*?)\s*(\[\s*(?P<uses>\d{1,2})\s*\])?")


class Written(NamedTuple):
    """An asset as people write it: a name like an aspect's, and its uses in brackets."""

    name: str
    uses: int
    cites: tuple[str, ...]


def read_asset(text: str) -> Written:
    """A name and uses; without brackets there is one use."""
    found = WRITTEN.fullmatch(text.strip())
    name, uses = (found["name"], found["uses"]) if found else ("", None)
    if not name or uses == "0":
        raise AgainstTheRules("error-not-an-asset", cite="nova6.asset.definition", text=text)
    rule = ("nova6.asset.definition",)
    return Written(name, int(uses), rule) if uses else Written(name, ONE_USE, (*rule, "nova6.asset.uses-default"))


@action("nova6.award-asset", by="gm", chapter="assets")
async def award_asset(play: Play[Table], who: Busy[Anyone], asset: str) -> str:
    """The GM gives a character an asset, such as A KEY TO THE CRYPT [2]."""
    written, one = read_asset(asset), play.state.who(who)
    made = Effect(NOTHING, "asset", written.name, who, rating=written.uses, duration="P", known=one.seen)
    return await effects.begin(play, made, "nova6.asset.source", *written.cites, "nova6.note.render-asset")


def check_kept(table: Table, asset: EffectId, kept: bool) -> None:
    """Refuse to keep what is no asset with uses, or is kept or not kept already."""
    thing = table.effect(asset)
    if thing.kind != "asset" or thing.has("signature") or ("kept" in thing.marks) == kept:
        raise AgainstTheRules("error-asset-so-already", cite="nova6.asset.empty", asset=thing.name)


KEPT = Among(
    judging("asset", things("asset"), lambda table, given: check_kept(table, given["asset"], given.get("kept", True)))
)


@action("nova6.keep-asset", by="gm", chapter="assets")
async def keep_asset(play: Play[Table], asset: Annotated[EffectId, KEPT], kept: bool = True) -> None:
    """The GM lets an asset stay when its last use is gone, or no longer."""
    check_kept(play.state, asset, kept)
    thing = play.state.effect(asset)
    marks = tuple([mark for mark in thing.marks if mark != "kept"]) + (("kept",) if kept else ())
    await effects.change(play, asset, "nova6.asset.empty", marks=marks)


def _is_ones_own(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "advantage" and draft.form == "asset" and draft.to == (test.who,)


@stunt("share-asset", 1, "nova6.asset.uses-more", _is_ones_own)
async def share_asset(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """The asset is there for everybody, if the GM sees how."""
    asked = JudgeStunt(test.who, "share-asset", bought.text or draft.name, "nova6.asset.uses-more")
    said = await play.ask(GM, asked, cite="nova6.asset.uses-more")
    return replace(draft, to=("",)) if said.agreed else replace(draft, refused=True)


# ---- Signature assets ------------------------------------------------------------------------------------------------


@at("major", "epic")
async def _between_scenarios(play: Play[Table], moment: Moment) -> None:
    """After a scenario, ask each character who lost a signature asset for a new one."""
    rule = "nova6.asset.signature-replace-milestone"
    for who in [one.id for one in play.state.heroes]:
        for mark in lost(play.state, who):
            name = await play.ask(play.state.who(who).player, NewSignature(who, mark.of), cite=rule)
            if name.strip():
                await _replace(play, mark, name.strip(), rule)


async def _replace(play: Play[Table], mark: Mark, name: str, rule: str) -> None:
    await effects.unmark(play, (mark,), rule)
    await effects.begin(play, signature("", mark.who, name, mark.of), rule)


def check_can_replace(table: Table, who: PersonId, name: str) -> None:
    """Refuse to replace where nothing is lost or named, outside a scene, and without a plot point."""
    rule, gone = "nova6.asset.signature-replace-scene", lost(table, who)
    if not gone or not name.strip():
        raise AgainstTheRules("error-nothing-to-replace", cite=rule, name=table.who(who).name)
    if not table.scene.kind:
        raise AgainstTheRules("error-no-scene", cite=rule)
    if plot_points.held(table, who) < 1:
        raise AgainstTheRules("error-no-plot-point", cite=rule, held=0)


@action(
    "nova6.replace-asset",
    by="player",
    chapter="assets",
    offered=present_unless(
        lambda table, who: check_can_replace(table, who, "…"), "nova6.asset.signature-replace-scene"
    ),
)
async def replace_asset(play: Play[Table], who: Doer, name: str) -> bool:
    """Replace a lost signature asset in mid-scene, for a plot point and if the GM accepts the new one."""
    rule, gone = "nova6.asset.signature-replace-scene", lost(play.state, who)
    check_can_replace(play.state, who, name)
    if await play.ask(GM, AcceptSignature(who, name.strip()), cite=rule) == "no":
        return False
    await plot_points.spend(play, who, "signature", rule)
    await _replace(play, gone[0], name.strip(), rule)
    return True
