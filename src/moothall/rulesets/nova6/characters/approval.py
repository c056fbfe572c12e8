"""Proposals to the GM: gear, custom talents, features, and the scope of a perk."""

from __future__ import annotations

from moothall.rulesets.nova6.characters.advancement import entry, grow, learnt
from moothall.rulesets.nova6.choices import Doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import ProposalSettled
from moothall.rulesets.nova6.growth import check_legal, regrown, sheet_of, with_entry
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.questions import Approval, Approve
from moothall.rulesets.nova6.questions.approval import RULES, Proposed
from moothall.rulesets.nova6.state import Effect, Table
from moothall.talk.actions import action
from moothall.talk.play import GM, Play


@action("nova6.propose", by="player", chapter="char-gear", rank=32, offered="nova6.character.gear-start")
async def propose(play: Play[Table], who: Doer, sort: Proposed, name: str, text: str = "") -> Approval:
    """Propose gear, a flaw, a talent or a feature for a character. Approved gear and flaws count at once; the rest may
    go on the sheet.
    """
    rule, owner = RULES[sort], play.state.who(who).id
    asked = Approve(owner, sort, name, text, learnt(play.state, owner), _pairings(play.state, owner, sort))
    said = await play.ask(GM, asked, cite=rule)
    await play.tell(ProposalSettled(owner, sort, name, said.allowed, said.cost, said.action, said.pairing), rule)
    if said.allowed and sort == "gear":
        await effects.begin(play, Effect(NOTHING, "asset", name, owner, duration="P", text=text), rule)
    if said.allowed and sort == "flaw":
        await _takes_on(play, owner, name, said)
    return said


def _pairings(table: Table, who: str, sort: Proposed) -> tuple[str, ...]:
    """Return the features of a character that a flaw may go with."""
    listed = sheet_of(table, who).get("features", ()) if sort == "flaw" else ()
    return tuple([str(feature["name"]) for feature in listed if feature.get("name")])


async def _takes_on(play: Play[Table], who: str, name: str, said: Approval) -> None:
    """Give a character a flaw of the pack, with the feature that the GM has paired it with."""
    id = _flaw_called(play.state, name)
    if not id:
        return
    after = with_entry(sheet_of(play.state, who), "flaws", entry("flaw", id, said))
    check_legal(play.state, after)
    await grow(play, who, regrown(play.state, who, after), "flaw", "", name, RULES["flaw"])


def _flaw_called(table: Table, name: str) -> str:
    """The flaw that goes by this name, or by this id; none if the pack knows no such."""
    pack, wanted = pack_at(table), name.strip().casefold()
    names = {id: (id, kept.trait.name, pack.text(f"flaw.{id}", pack.tongue)) for id, kept in pack.flaws.items()}
    return next((id for id, known in names.items() if wanted in [word.casefold() for word in known]), "")
