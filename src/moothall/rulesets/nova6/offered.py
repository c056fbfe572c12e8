"""Offered actions: when a player's action is listed for a character, and the rule that opens or closes it.

An action says so in its declaration: `offered=free("nova6.action.four")`. What else an action needs is said beside it.
"""

from __future__ import annotations

from collections.abc import Callable

from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time.rounds import check_can_begin
from moothall.rulesets.nova6.time.turns import check_may_act, check_may_react
from moothall.talk.arguments import judged
from moothall.talk.procedure import Offered

PLAYERS = "nova6.role.player"
"""The rule by which players decide what their characters do."""

When = Callable[[Table, Character], bool]
"""Whether an action is listed at all: there is something to do it to."""


def _always(table: Table, one: Character) -> bool:
    return True


def check_free(table: Table, who: PersonId) -> None:
    """Refuse a character who cannot take an action now: out, not their turn, or no action left in it."""
    check_may_act(table, who)
    check_can_begin(table, who)


def there(cite: str = PLAYERS, when: When = _always) -> Offered:
    """Open to every character in the scene, where there is something to do."""

    def offered(table: Table, who: str) -> str:
        if not when(table, table.who(PersonId(who))):
            return ""
        check_may_react(table, PersonId(who))
        return cite

    return offered


def free(cite: str, when: When = _always) -> Offered:
    """Open to a character who can take an action now, where there is something to do."""

    def offered(table: Table, who: str) -> str:
        if not when(table, table.who(PersonId(who))):
            return ""
        check_free(table, PersonId(who))
        return cite

    return offered


def unless(check: Callable[[Table, PersonId], object], cite: str = PLAYERS, when: When = _always) -> Offered:
    """Open unless a check of the rules refuses it, as far as a viewer can know."""

    def offered(table: Table, who: str) -> str:
        if not when(table, table.who(PersonId(who))):
            return ""
        if (refusal := judged(who, "", lambda: check(table, PersonId(who))).closed) is not None:
            raise refusal
        return cite

    return offered


def present_unless(check: Callable[[Table, PersonId], object], cite: str = PLAYERS, when: When = _always) -> Offered:
    """Open to every character in the scene, unless a check of the rules refuses it."""

    def both(table: Table, who: PersonId) -> None:
        check_may_react(table, who)
        check(table, who)

    return unless(both, cite, when)
