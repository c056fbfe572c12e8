"""Asking the GM for something: gear, a talent of one's own, a feature, how far a perk reaches."""

from __future__ import annotations

from typing import Any

from moothall.rulesets.nova6.events import ProposalSettled
from moothall.rulesets.nova6.lasting import effects
from moothall.rulesets.nova6.questions import Approval, Approve
from moothall.rulesets.nova6.questions.approving import RULES, Proposed
from moothall.rulesets.nova6.state import Effect, Table
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure


@procedure("nova6.propose")
async def propose(play: Play[Table], who: str, sort: Proposed, name: str, text: str = "") -> Approval:
    """Somebody wants something for a character. Gear that is allowed is theirs now, the rest may go on the sheet."""
    rule, owner = RULES[sort], play.state.who(who).id
    said = await play.ask(GM, Approve(owner, sort, name, text, learnt(play.state, owner)), cite=rule)
    await play.tell(ProposalSettled(owner, sort, name, said.allowed, said.cost, said.action, said.pairing), rule)
    if said.allowed and sort == "gear":
        await effects.begin(play, Effect("", "asset", name, owner, duration="P", text=text), rule)
    return said


def learnt(table: Table, who: str) -> tuple[str, ...]:
    """What somebody has made in interludes, each with what it took: reasons for something new."""
    own = [effect for effect in table.effects_of(who, "aspect", "asset") if effect.made and effect.text]
    return tuple([f"{effect.name} ({effect.text})" for effect in own])


def entry(sort: Proposed, name: str, said: Approval, **more: Any) -> dict[str, Any]:
    """What an approval becomes on a sheet."""
    if sort == "perk":
        return {"name": name, **more} | ({"broad": True, "action": said.action} if said.action else {})
    if sort == "flaw":
        return {"id": name, "permitted": said.allowed, "pairing": said.pairing, **more}
    price = {"cost": said.cost} if sort == "feature" else {}
    return {"name": name, "permitted": said.allowed, **price, **more}
