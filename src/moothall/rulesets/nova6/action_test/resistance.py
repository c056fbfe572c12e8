"""Resistance tests: body or will against poison, sickness, weariness and fear."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.action_test.ranks import perks_for
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Ours
from moothall.rulesets.nova6.events import Beset
from moothall.rulesets.nova6.packs.roles import standing_for
from moothall.rulesets.nova6.questions import Prepare, check_difficulty
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stress.damage import resolve_damage
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.time.turns import check_may_react
from moothall.rulesets.nova6.words import Cited, Duration, Threat
from moothall.talk.actions import action
from moothall.talk.arguments import Busy
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option

MET_WITH: Final[dict[Threat, Cited]] = {
    "poison": Cited("physique", "nova6.physique.defend"),
    "disease": Cited("physique", "nova6.physique.defend"),
    "fatigue": Cited("physique", "nova6.physique.defend"),
    "fear": Cited("resolve", "nova6.resolve.scope"),
    "despair": Cited("resolve", "nova6.resolve.scope"),
}
"""The skill that withstands each, and the rule."""

HURTS: Final = {"physique": "physical", "resolve": "mental"}
"""The track that suffers where the skill was not enough."""


@action("nova6.withstand", by="gm", chapter="char-physique")
async def withstand(
    play: Play[Table],
    who: Busy[Ours],
    what: Threat,
    difficulty: int = 0,
    name: str = "",
    damage: int = 1,
    duration: Duration = "S",
) -> Verdict:
    """The GM makes a character resist a threat; a failure deals the damage that the GM set."""
    check_may_react(play.state, who)
    check_difficulty(difficulty)
    met, one = MET_WITH[what], play.state.who(who)
    skill = standing_for(play.state, met.value)
    await play.tell(Beset(who, what, name, one.seen), met.cite)
    perks = perks_for(one, skill, "defend")
    asked = Prepare(who, "defend", (Option(skill, met.cite),), perks)
    answer = await play.ask(one.player, asked, cite="nova6.role.players-roll")
    test = ActionTest(
        who, name, skill, "defend", what, reaction=True, perk=answer.perk, assets=answer.assets,
        difficulty=difficulty,
    )  # fmt: skip
    verdict = await make_test(play, test)
    if not verdict.success:
        track, subtype = HURTS[met.value], _subtype(what)
        hurt = Draft("damage", to=(who,), rating=damage, type=track, subtype=subtype, duration=duration)
        await resolve_damage(play, who, await stunt_points.spend(play, test, hurt, GM, verdict.counter))
    return verdict


def _subtype(what: Threat) -> str:
    return what if what in ("poison", "fear") else ""
