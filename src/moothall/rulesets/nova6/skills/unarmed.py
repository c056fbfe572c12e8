"""Unarmed attacks that shove or throw the target instead of dealing damage."""

from __future__ import annotations

from moothall.rulesets.nova6.action_test.results import is_bare, land
from moothall.rulesets.nova6.basics.outcome import Draft, applies, result_of
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import WentFor
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.skills.shoves import thrust as shove
from moothall.rulesets.nova6.special_actions.reactions import is_done_to_a_hero, react
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import Play


@result_of("attack", "shove")
@result_of("attack", "throw")
async def shoves(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """Draft of an unarmed hit that shoves instead of dealing damage; an attack with a weapon hurts as usual."""
    if not is_bare(play.state, test):
        return await land(play, test, (to,), "nova6.action.attack-success")
    what = "throw" if test.use == "throw" else "shove"
    seen = play.state.who(test.who).seen
    await play.tell(WentFor(test.who, what, to, "", seen), "nova6.fight.basic-melee-shove")
    return Draft("thrust", test.who, (to,), form=test.use)


@applies("thrust")
async def thrust(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """Body against body, at once and as a reaction; the one who is played rolls."""
    [target] = draft.to
    if is_done_to_a_hero(play.state, draft.by, target):
        push = ActionTest(draft.by, "", bound(play.state, "carrying"), "overcome", draft.form, (target,))
        await react(play, push, target)
        return
    await shove(play, PersonId(draft.by), PersonId(target), draft.form == "throw", actions=None)
