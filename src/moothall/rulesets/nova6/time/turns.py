"""Actions of a turn: basic actions and their number, snap actions, focus."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import ActedInScene, Fizzled, Marked, TurnChanged
from moothall.rulesets.nova6.state import Character, Mark, Table, Turn
from moothall.talk.play import Play


def check_may_act(table: Table, who: str, tool: str = "") -> None:
    """Refuse an action of a character who is out, or whose turn it is not."""
    one = table.who(who)
    _check_may_go_on(table, one)
    if table.in_turns() and one.seen and table.scene.acting and table.scene.acting != who:
        raise not_the_turn_of(table, who)
    if tool and table.effect(tool).owner != who:
        raise AgainstTheRules("error-not-yours-to-use", cite="nova6.prop.object-carried", tool=table.effect(tool).name)


def not_the_turn_of(table: Table, who: str) -> AgainstTheRules:
    """Return the refusal to a character whose turn it is not, with the name of whose it is, if that is known."""
    acting = table.who(table.scene.acting) if table.scene.acting else None
    if acting is None or acting.id == who or not acting.seen:
        return AgainstTheRules("error-not-their-turn", cite="nova6.time.turn", name=table.who(who).name)
    return AgainstTheRules("error-not-your-turn", cite="nova6.time.turn", name=acting.name)


def _check_may_go_on(table: Table, one: Character) -> None:
    if one.out:
        raise AgainstTheRules("error-out", cite="nova6.cons.incap-effect", name=one.name)
    if table.scene.kind == "exposition" and one.id in table.scene.acted:
        raise AgainstTheRules("error-one-action", cite="nova6.expo.one-action", name=one.name)


async def use_action(play: Play[Table], test: ActionTest, actions: int = 1) -> None:
    """A basic action of this turn. How many there will be is said before the first; focus leaves room for one."""
    one = play.state.who(test.who)
    if test.reaction:
        return
    await _has_acted(play, one)
    if not _counts(play.state, one):
        return
    if play.state.scene.phase == "bonus":
        await use_bonus(play, one.id)
        return
    check_action_left(play.state, one.id, actions)
    await _declare(play, one, actions)
    one = play.state.who(test.who)
    turn = changed(one.turn, pairs=(*one.turn.pairs, test.pair))
    await play.tell(TurnChanged(one.id, turn, "action", one.seen), "nova6.multi.pairs")


async def still_acts(play: Play[Table], test: ActionTest, actions: int = 1) -> bool:
    """Spend the declared action, or report that it was used up while others answered."""
    lapsed = _lapsed(play.state, test, actions)
    if lapsed:
        await play.tell(Fizzled(test.who, test.intent, play.state.who(test.who).seen), lapsed)
        return False
    await use_action(play, test, actions)
    return True


def _lapsed(table: Table, test: ActionTest, actions: int) -> str:
    """The rule by which what was begun cannot be finished, if there is one."""
    if test.reaction:
        return ""
    if test.tool and not table.has_effect(test.tool):
        return "nova6.prop.object-carried"
    try:
        _check_may_go_on(table, table.who(test.who))
        check_action_left(table, test.who, actions)
    except AgainstTheRules as gone:
        return gone.rule
    return ""


def _counts(table: Table, one: Character) -> bool:
    """Whether a character's actions are counted; unseen ones act outside the order."""
    return table.in_turns() and one.seen


def check_action_left(table: Table, who: str, actions: int = 1) -> None:
    """Refuse an action beyond those declared, or declared with it."""
    one = table.who(who)
    declared = one.turn.declared - extra_snaps(one.turn)
    if not _counts(table, one):
        return
    if table.scene.phase == "bonus":
        check_bonus_left(table, who)
    elif not one.turn.pairs:
        check_declared(table, one, actions)
    elif len(one.turn.pairs) >= declared:
        raise AgainstTheRules("error-no-action-left", cite="nova6.multi.skills-declare", declared=declared)


def check_bonus_left(table: Table, who: str) -> None:
    if table.is_marked("bonus-used", who):
        raise AgainstTheRules("error-one-bonus", cite="nova6.bonus.one")


async def _has_acted(play: Play[Table], one: Character) -> None:
    """Record that a character has acted in this scene: everybody should."""
    acted = play.state.scene.acted
    if play.state.scene.kind and one.is_pc and one.id not in acted:
        await play.tell(ActedInScene((*acted, one.id)), "nova6.scene.everyone-acts")


async def use_bonus(play: Play[Table], who: str, *cites: str) -> None:
    """A bonus action is one action; it adds nothing to the count of the turn's."""
    check_bonus_left(play.state, who)
    mark = Mark("bonus-used", who, until="round", known=play.state.who(who).seen)
    await play.tell(Marked(mark), "nova6.bonus.one", *cites)


async def _declare(play: Play[Table], one: Character, actions: int) -> None:
    """The number of basic actions this turn, said before the first of them."""
    if not one.turn.pairs:
        turn = changed(one.turn, declared=actions + extra_snaps(one.turn))
        await play.tell(TurnChanged(one.id, turn, "declared", one.seen), "nova6.multi.skills-declare")


def extra_snaps(turn: Turn) -> int:
    """Snap actions beyond the free one, which count as actions."""
    return max(turn.snaps - 1, 0)


def check_declared(table: Table, one: Character, actions: int) -> None:
    """Several actions are an advanced rule, and not for those who focus."""
    if actions > 1 and table.options.advanced_actions == "off":
        raise AgainstTheRules("error-advanced-off", cite="nova6.adv.optional")
    if actions > 1 and one.turn.focus:
        raise AgainstTheRules("error-focused-on-one", cite="nova6.snap.focus-exclusive")
    if actions < 1:
        raise AgainstTheRules("error-no-action-left", cite="nova6.multi.skills-declare", declared=actions)


async def focus_is_spent(play: Play[Table], test: ActionTest) -> None:
    """Focus was for the next basic action; from now on it only hinders."""
    one = play.state.who(test.who)
    if one.turn.focus == "ready" and not test.reaction and not test.free:
        turn = changed(one.turn, focus="spent")
        await play.tell(TurnChanged(one.id, turn, "focus-spent", one.seen), "nova6.snap.focus-bonus")


def check_may_react(table: Table, who: str) -> None:
    """Reactions are free, but not for those who are out."""
    one = table.who(who)
    if one.out:
        raise AgainstTheRules("error-out", cite="nova6.cons.incap-effect", name=one.name)
