"""Scope stunts: more of the named targets, and more of the named outcomes."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.dice_pool import difficulty
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import Achieved
from moothall.rulesets.nova6.modifiers.opposing_skills import opposition, strongest
from moothall.rulesets.nova6.modifiers.opposition import wards
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import Play
from moothall.talk.reasons import total

MOST_EXTRAS = 3
MOST_PRINCIPALS = 3
MOST_SETS = 40
"""So many ways to choose targets are listed; others can still be named."""


def reachable(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Targets that were named before the roll and are not affected yet."""
    return tuple([target for target in test.targets if target not in draft.to])


def _has_more_targets(table: Table, test: ActionTest, draft: Draft) -> bool:
    slow = bool(test.tool) and table.effect(test.tool).has("slow")
    return draft.by == test.who and bool(draft.to) and bool(reachable(table, test, draft)) and not slow


def check_chosen(table: Table, test: ActionTest, draft: Draft, chosen: tuple[str, ...], cite: str) -> None:
    """Only those who were named can be reached, and of extras only those no better than the difficulty faced."""
    for id in chosen:
        if id not in reachable(table, test, draft):
            raise AgainstTheRules("error-not-named-before", cite="nova6.multi.targets-declare", name=id)
        if table.who(id).kind == "extra" and _would_be_harder(table, test, id):
            raise AgainstTheRules("error-too-good-an-extra", cite=cite, name=table.who(id).name)


def _would_be_harder(table: Table, test: ActionTest, id: str) -> bool:
    """Whether a target that did not oppose the test is harder than the opposition faced."""
    skills = wards(table, test)
    if not skills or any(one.who == id for one in test.against):
        return False
    best = strongest(table, id, skills, (test.skill, test.action))
    return total(opposition(table, test, best)) < total(difficulty(table, test))


def _some(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Return each one whom a stunt can reach, and the extras two and three at a time."""
    near = [id for id in reachable(table, test, draft) if _may_choose(table, test, draft, id)]
    extras = [id for id in near if table.who(id).kind == "extra"]
    groups = [group for size in range(2, MOST_EXTRAS + 1) for group in combinations(extras, size)]
    return (*near, *(" ".join(group) for group in groups))[:MOST_SETS]


def _most(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Return all extras, and the principals two and three at a time."""
    near = [id for id in reachable(table, test, draft) if _may_choose(table, test, draft, id)]
    extras = [id for id in near if table.who(id).kind == "extra"]
    others = [id for id in near if id not in extras]
    groups = [group for size in range(MOST_PRINCIPALS, 0, -1) for group in combinations(others, size)]
    return (*([" ".join(extras)] if extras else []), *(" ".join(group) for group in groups))[:MOST_SETS]


def _may_choose(table: Table, test: ActionTest, draft: Draft, id: str) -> bool:
    return table.who(id).kind != "extra" or not _would_be_harder(table, test, id)


def _left(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Return the outcomes that nothing has brought about yet."""
    return tuple([one.what for one in test.outcomes if one.what not in (draft.name, *draft.reached)])


def _chosen(bought: Buy) -> tuple[str, ...]:
    return tuple(bought.of.split())


@stunt("scope-some", 1, "nova6.stunt.scope-some", _has_more_targets, about=_some)
async def scope_some(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Affect one more principal, or two or three extras; `of` names them."""
    chosen = _chosen(bought)
    check_chosen(play.state, test, draft, chosen, "nova6.stunt.scope-some")
    principals = [id for id in chosen if play.state.who(id).kind != "extra"]
    if (principals and len(chosen) > 1) or len(chosen) > MOST_EXTRAS:
        raise AgainstTheRules("error-too-many-targets", cite="nova6.multi.targets-more", count=len(chosen))
    return replace(draft, to=(*draft.to, *chosen))


@stunt("scope-most", 2, "nova6.stunt.scope-most", _has_more_targets, about=_most)
async def scope_most(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """All extras, or two or three principals."""
    chosen = _chosen(bought)
    check_chosen(play.state, test, draft, chosen, "nova6.stunt.scope-most")
    principals = [id for id in chosen if play.state.who(id).kind != "extra"]
    if len(principals) > MOST_PRINCIPALS or (principals and len(principals) < len(chosen)):
        raise AgainstTheRules("error-too-many-targets", cite="nova6.stunt.scope-most", count=len(chosen))
    return replace(draft, to=(*draft.to, *chosen))


@stunt("scope-all", 3, "nova6.stunt.scope-all", _has_more_targets)
async def scope_all(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Everybody who was named."""
    return replace(draft, to=(*draft.to, *reachable(play.state, test, draft)))


def _has_more_outcomes(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "goal" and len(test.outcomes) > 1 + draft.bought.count("another-outcome")


@stunt("another-outcome", 1, "nova6.multi.outcomes-more", _has_more_outcomes, about=_left)
async def another_outcome(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Reach one more outcome of the action; `of` names it."""
    known = [outcome.what for outcome in test.outcomes]
    if bought.of not in known or bought.of in (draft.name, *draft.reached):
        raise AgainstTheRules("error-no-such-outcome", cite="nova6.multi.outcomes-more", outcome=bought.of)
    seen = play.state.who(test.who).seen
    await play.tell(Achieved(test.who, "goal", bought.of, seen), "nova6.multi.outcomes-more")
    return replace(draft, reached=(*draft.reached, bought.of))
